"""Diablerie: a vampire drains and burns a vampire in torpor; a blood hunt may follow."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, run
from praxis.vtes import answers, events
from praxis.vtes.effects.forbidding import BEAR, BLOOD_HUNT
from praxis.vtes.model import facts, stats
from praxis.vtes.model.regions import TORPOR
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules.bloodhunt import BloodHunt
from praxis.vtes.rules.fetch import Fetch
from praxis.vtes.rules.torpor import is_older
from praxis.vtes.rules.trophy import Awards, is_red_list


def diablerie_bar(g: Vtes, minion: int) -> str:
    """The clause that keeps a minion from ever committing diablerie. [diablerie.commit.ready-vampires-only]"""
    if not g.is_vampire(minion):
        return "diablerie.action.vampires-only"
    if not g.is_ready(minion):
        return "diablerie.commit.ready-vampires-only"
    if stats.has_trait(g, minion, "blood cursed"):
        return "trait.blood-cursed.no-diablerie"
    return ""


class Diablerie(Procedure):
    """One vampire diablerizes another. The steps are one unit: nothing interrupts them.

    Repeats for each piece of equipment taken. [diablerie.steps.order] [diablerie.steps.single-unit]
    """

    __slots__ = ("diablerist", "older", "red", "unhunted", "victim")

    STEPS: ClassVar[tuple[str, ...]] = (
        "blood",
        "equipment",
        "take_equipment",
        "burn",
        "discipline",
        "trophies",
        "blood_hunt",
    )

    def __init__(self, diablerist: int, victim: int, older: int = 0, red: int = 0, unhunted: int = 0) -> None:
        super().__init__()
        self.diablerist = diablerist
        self.victim = victim
        self.older = older
        self.red = red
        self.unhunted = unhunted
        """1 if the victim's text forbids a blood hunt: by then it is no longer in play."""

    def fork(self) -> Diablerie:
        return self.resumed(Diablerie(self.diablerist, self.victim, self.older, self.red, self.unhunted))

    def blood(self, g: Vtes) -> Signal:
        """Move the blood of the victim to the diablerist.

        [diablerie.blood.moves] [diablerie.blood.overflow] [diablerie.discipline.older-only]
        """
        if diablerie_bar(g, self.diablerist) or g.where[self.victim] != TORPOR:
            return DONE  # the diablerist or his victim is not there any more
        if g.face[self.victim].definition.replaces >> facts.BURNED & 1 and g.is_replaced(facts.BURNED, self.victim):
            return DONE  # a victim who by his own text is not burned keeps all he has: no diablerie is committed
        g.tell(events.Diablerie(diablerist=self.diablerist, victim=self.victim))
        g.happen(facts.DIABLERIE, self.diablerist, self.victim)
        self.older = int(is_older(g, self.victim, self.diablerist))
        self.red = int(is_red_list(g, self.victim))
        taken = g.burn_blood(self.victim, g.blood[self.victim], "diablerie.blood.moves")
        g.gain_blood(self.diablerist, taken, stats.blood_cap(g, self.diablerist), "diablerie.blood.overflow")
        return NEXT

    def equipment(self, g: Vtes) -> Signal:
        """Offer the equipment of the victim, card by card; not what the diablerist cannot have.

        [diablerie.equipment.may-take] [card.golden.overrides-rules]
        """
        options: list[Option] = [
            answers.SEIZE.of(card)
            for card in g.on(self.victim)
            if stats.is_equipment(g, card)
            and not g.face[card].definition.heirloom
            and not bars(g, BEAR, self.diablerist, card)
        ]
        return ask(
            g.controller[self.diablerist], "equipment", [*options, PASS], self.victim, "diablerie.equipment.may-take"
        )

    def take_equipment(self, g: Vtes) -> Signal:
        if self.got[0] == answers.SEIZE.word:
            g.attach(self.got[1], self.diablerist, g.controller[self.diablerist])
            g.tell(events.PutOn(card=self.got[1], host=self.diablerist))
            return again("equipment")
        return NEXT

    def burn(self, g: Vtes) -> Signal:
        """Burn the victim. [diablerie.victim.burned] [diablerie.victim.cards-burned]"""
        self.unhunted = int(bool(bars(g, BLOOD_HUNT, self.diablerist, self.victim)))
        g.burn(self.victim, "diablerie.victim.burned")
        return NEXT

    def discipline(self, g: Vtes) -> Signal:
        """Offer a Discipline card to one who has diablerized an older vampire.

        [diablerie.discipline.older-only] [diablerie.discipline.optional-search]
        """
        if not self.older or not g.is_ready(self.diablerist):
            return NEXT
        return run(Fetch(self.diablerist, "discipline", "diablerie.discipline.optional-search"))

    def trophies(self, g: Vtes) -> Signal:
        """Award trophies if the victim was on the Red List. [diablerie.trophy.red-list-victim]"""
        return run(Awards(self.diablerist)) if self.red and g.is_ready(self.diablerist) else NEXT

    def blood_hunt(self, g: Vtes) -> Signal:
        """Hold the referendum on a blood hunt. [bloodhunt.referendum.trigger] [bloodhunt.referendum.any-diablerie]"""
        if not g.is_in_play(self.diablerist) or self.unhunted or bars(g, BLOOD_HUNT, self.diablerist, self.victim):
            return DONE
        return run(BloodHunt(self.diablerist))
