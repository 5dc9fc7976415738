"""Diablerie: a vampire in torpor is drained and burned, and the table may hunt the diablerist for it."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, ask, run
from praxis.vtes import face as faces
from praxis.vtes import stats
from praxis.vtes.rules.politics import Referendum
from praxis.vtes.rules.torpor import is_older
from praxis.vtes.state import ASH_HEAP, HAND, LIBRARY, TORPOR, Vtes


class Diablerie(Procedure):
    """The steps are one unit: nothing interrupts them. Repeats for each piece of equipment taken.

    [diablerie.steps.order] [diablerie.steps.single-unit]
    """

    __slots__ = ("diablerist", "older", "victim")

    STEPS: ClassVar[tuple[str, ...]] = (
        "blood",
        "equipment",
        "take_equipment",
        "burn",
        "discipline",
        "take_discipline",
        "blood_hunt",
    )

    def __init__(self, diablerist: int, victim: int, older: int = 0) -> None:
        super().__init__()
        self.diablerist = diablerist
        self.victim = victim
        self.older = older

    def fork(self) -> Diablerie:
        return self.resumed(Diablerie(self.diablerist, self.victim, self.older))

    def blood(self, g: Vtes) -> Signal:
        """[diablerie.blood.moves] [diablerie.blood.overflow] [diablerie.discipline.older-only]"""
        if not g.is_ready(self.diablerist) or g.where[self.victim] != TORPOR:
            return DONE  # [diablerie.commit.ready-vampires-only]
        g.say("diablerie", diablerist=self.diablerist, victim=self.victim)
        self.older = 1 if is_older(g, self.victim, self.diablerist) else 0
        taken = g.burn_blood(self.victim, g.blood[self.victim], "diablerie.blood.moves")
        g.gain_blood(self.diablerist, taken, stats.blood_cap(g, self.diablerist), "diablerie.blood.overflow")
        return NEXT

    def equipment(self, g: Vtes) -> Signal:
        """Any of it, card by card. [diablerie.equipment.may-take]"""
        if not g.is_ready(self.diablerist):
            return NEXT
        options: list[Option] = [("take", c) for c in g.on(self.victim) if g.face[c].types & faces.EQUIPMENT]
        return ask(
            g.controller[self.diablerist], "equipment", [*options, PASS], self.victim, "diablerie.equipment.may-take"
        )

    def take_equipment(self, g: Vtes) -> Signal:
        if self.got and self.got[0] == "take":
            g.attach(self.got[1], self.diablerist, g.controller[self.diablerist])
            g.say("put-on", card=self.got[1], host=self.diablerist)
            return again("equipment")
        return NEXT

    def burn(self, g: Vtes) -> Signal:
        """[diablerie.victim.burned] [diablerie.victim.cards-burned]"""
        g.burn(self.victim, "diablerie.victim.burned")
        return NEXT

    def discipline(self, g: Vtes) -> Signal:
        """[diablerie.discipline.optional-search]"""
        if not self.older or not g.is_ready(self.diablerist):
            self.got = ()
            return NEXT
        seat = g.controller[self.diablerist]
        options: list[Option] = []
        named: set[str] = set()
        for region in (HAND, ASH_HEAP, LIBRARY):
            for card in sorted(g.regions[region][seat], key=lambda c: g.face[c].name):
                if "discipline" in g.face[card].traits and g.face[card].name not in named:
                    named.add(g.face[card].name)
                    options.append(("discipline", g.face[card].key))
        return ask(seat, "discipline", [*options, PASS], self.diablerist, "diablerie.discipline.optional-search", True)

    def take_discipline(self, g: Vtes) -> Signal:
        """[diablerie.discipline.capacity] [diablerie.discipline.restore]"""
        if self.got and self.got[0] == "discipline":
            seat = g.controller[self.diablerist]
            for region in (HAND, ASH_HEAP, LIBRARY):
                for card in g.regions[region][seat]:
                    if g.face[card].key == self.got[1]:
                        g.attach(card, self.diablerist, seat)
                        g.say("put-on", card=card, host=self.diablerist)
                        if region == LIBRARY:
                            g.shuffle_faces(LIBRARY, seat)
                        elif region == HAND:
                            g.draw_card(seat)
                        return NEXT
        return NEXT

    def blood_hunt(self, g: Vtes) -> Signal:
        """[bloodhunt.referendum.trigger] [bloodhunt.referendum.any-diablerie]"""
        if not g.is_in_play(self.diablerist):
            return DONE
        return run(BloodHunt(self.diablerist))


class BloodHunt(Procedure):
    """A referendum that is no action: it cannot be blocked. Repeats the offer to ask for it, in 2000.

    [bloodhunt.referendum.not-an-action]
    """

    __slots__ = ("asked", "diablerist")

    STEPS: ClassVar[tuple[str, ...]] = ("request", "requested", "referendum", "result")

    def __init__(self, diablerist: int, asked: int = 0) -> None:
        super().__init__()
        self.diablerist = diablerist
        self.asked = asked

    def fork(self) -> BloodHunt:
        return self.resumed(BloodHunt(self.diablerist, self.asked))

    def request(self, g: Vtes) -> Signal:
        """In 2000 somebody must ask for it, clockwise from the diablerist's controller."""
        if not g.edition.blood_hunt_on_request:
            self.got = ("hunt",)
            return NEXT
        seats = g.clockwise(g.controller[self.diablerist])
        return ask(seats[self.asked], "blood-hunt", [("hunt",), PASS], self.diablerist, "bloodhunt.referendum.trigger")

    def requested(self, g: Vtes) -> Signal:
        if self.got == PASS:
            self.asked += 1
            return DONE if self.asked >= len(g.seated()) else again("request")
        return NEXT

    def referendum(self, g: Vtes) -> Signal:
        return run(Referendum(g.controller[self.diablerist], "blood-hunt"))

    def result(self, g: Vtes) -> Signal:
        """[bloodhunt.result.passes-burns] [bloodhunt.result.fails]"""
        if self.got and self.got[0] == "passed" and g.is_in_play(self.diablerist):
            g.burn(self.diablerist, "bloodhunt.result.passes-burns")
        return DONE
