"""Unique cards: coming into play, being contested, paid for, yielded, won."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import Option
from praxis.kernel.procedure import DONE, Procedure, Signal, again, ask
from praxis.vtes.rules import title
from praxis.vtes.state import ATTACHED, CONTESTED, PLAY, READY, Vtes


def copies(g: Vtes, card: int) -> list[int]:
    """The other copies in play or contested."""
    name = g.face[card].name
    found: list[int] = []
    for seat in g.seated():
        for other in g.controls(seat):
            if other != card and g.face[other].name == name and not g.is_base(other):  # [influence.merge.contest]
                found.append(other)
    return found


def enters(g: Vtes, card: int, seat: int, host: int = -1) -> bool:
    """Settle uniqueness for a card that has just come into play; False if it is contested or burned by that."""
    if not g.face[card].unique:
        return True
    others = copies(g, card)
    if not others:
        return True
    if not g.edition.contests_with_self and any(g.controller[other] == seat for other in others):
        g.burn(card, "contest.card.not-with-self")  # [contest.card.one-controlled] [contest.card.not-with-self]
        return False
    for copy in [*others, card]:  # [contest.card.start] [contest.card.join] [contest.card.face-down]
        if g.where[copy] != CONTESTED:
            g.put(copy, CONTESTED, g.controller[copy])
            g.say("contested", card=copy, clause="contest.card.start")
    return False


def rivals(g: Vtes, card: int) -> list[int]:
    return [other for other in copies(g, card) if g.where[other] == CONTESTED]


def come_back(g: Vtes, card: int) -> None:
    """All others have yielded. [contest.card.win]"""
    seat = g.controller[card]
    g.put(card, READY if g.is_minion(card) else PLAY, seat)
    g.locked[card] = 0
    g.say("contest-won", card=card, clause="contest.card.win")
    title.assert_claim(g, card)


class Contests(Procedure):
    """In her unlock phase a Methuselah pays for or yields each card that she contests. Repeats for each."""

    __slots__ = ("cards", "index", "seat")

    STEPS: ClassVar[tuple[str, ...]] = ("next_card", "choose", "take")

    def __init__(self, seat: int, cards: list[int], index: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.index = index

    def fork(self) -> Contests:
        return self.resumed(Contests(self.seat, self.cards.copy(), self.index))

    def next_card(self, g: Vtes) -> Signal:
        while self.index < len(self.cards):
            card = self.cards[self.index]
            if g.where[card] == CONTESTED:
                if rivals(g, card):
                    return again("choose")
                come_back(g, card)
            self.index += 1
        return DONE

    def choose(self, g: Vtes) -> Signal:
        """[contest.choice.pay-or-yield]"""
        card = self.cards[self.index]
        options: list[Option] = [("pay", card), ("yield", card)]
        return ask(self.seat, "contest", options, card, "contest.choice.pay-or-yield")

    def take(self, g: Vtes) -> Signal:
        card = self.cards[self.index]
        self.index += 1
        if self.got[0] == "pay":
            g.burn_pool(self.seat, 1, "contest.card.cost")  # [contest.card.cost]
        else:
            g.burn(card, "contest.card.yield")  # [contest.card.yield] [contest.card.yield-stack]
        return again("next_card")


def is_attached(g: Vtes, card: int) -> bool:
    return g.where[card] == ATTACHED
