"""Trophies: what a vampire who burns a Red List minion may receive."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, run
from praxis.vtes import answers, events
from praxis.vtes.effects.forbidding import BEAR
from praxis.vtes.model import facts, stats
from praxis.vtes.model.regions import ASH_HEAP
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules.fetch import Fetch

RED_LIST: Final = "red list"


def is_red_list(g: Vtes, minion: int) -> bool:
    return g.edition.has_red_list and stats.bears(g, minion, RED_LIST)


def award(g: Vtes, vampire: int, victim: int) -> Signal:
    """Award trophies to a vampire who has burned a Red List minion, in combat or by a directed action, once for each
    such minion.

    [master.trophy.award] [master.trophy.retrieve]
    """
    if victim < 0 or g.where[victim] != ASH_HEAP or not is_red_list(g, victim):
        return NEXT
    turn = g.turn_span()
    if not g.is_ready(vampire) or not g.is_vampire(vampire) or turn.has_done(victim, "awarded"):
        return NEXT
    turn.did.append([victim, "awarded"])
    return run(Awards(vampire))


class Awards(Procedure):
    """The vampire's controller fetches one trophy; then each who has trophies in play may give them. Repeats for each
    Methuselah.

    [diablerie.trophy.red-list-victim] [master.trophy.award] [master.trophy.any-number]
    """

    __slots__ = ("asked", "vampire")

    STEPS: ClassVar[tuple[str, ...]] = ("fetch", "offer", "give")

    def __init__(self, vampire: int, asked: int = 0) -> None:
        super().__init__()
        self.vampire = vampire
        self.asked = asked

    def fork(self) -> Awards:
        return self.resumed(Awards(self.vampire, self.asked))

    def fetch(self, g: Vtes) -> Signal:
        return run(Fetch(self.vampire, "trophy", "master.trophy.retrieve"))

    def offer(self, g: Vtes) -> Signal:
        """Offer the trophies in play that are on no vampire yet. [master.trophy.once] [master.trophy.no-effect]"""
        seats = g.clockwise(g.controller[self.vampire])
        if self.asked >= len(seats):
            return DONE
        seat = seats[self.asked]
        trophies = [card for card in g.in_play(seat) if "trophy" in g.face[card].traits]
        options: list[Option] = [answers.AWARD.of(card) for card in trophies if not bars(g, BEAR, self.vampire, card)]
        return ask(seat, "award", [*options, PASS], self.vampire, "master.trophy.award")

    def give(self, g: Vtes) -> Signal:
        if self.got == PASS:
            self.asked += 1
            return again("offer")
        g.attach(self.got[1], self.vampire, g.controller[self.vampire])  # [master.trophy.control]
        g.tell(events.PutOn(card=self.got[1], host=self.vampire))
        g.happen(facts.ENTERS, self.got[1], self.vampire)
        return again("offer")
