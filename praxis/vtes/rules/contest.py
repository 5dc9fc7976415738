"""Unique cards: coming into play, being contested, paid for, yielded, won."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.vtes import answers, events
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts
from praxis.vtes.model.regions import ATTACHED, CONTESTED, EVENT, READY, WAITING, Hearing
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import title

_BACK_TO: Final = -2
"""A contested card that lay on no other has this, less its region, in place of a host."""


def copies(g: Vtes, card: int) -> list[int]:
    """The other copies of a unique card that are in play or contested."""
    name = g.face[card].name
    found: list[int] = []
    for seat in g.seated():
        for other in g.controls(seat):
            is_copy = other != card and g.face[other].name == name and not g.is_base(other)  # [influence.merge.contest]
            if is_copy and not _lies_below(g, other):
                found.append(other)
    return found


def has_copy(g: Vtes, card: int, seat: int) -> bool:
    """Whether a Methuselah controls a copy of this unique card already, so that she would contest it with herself.

    Nobody may do so by her own choice. [contest.card.not-with-self] [contest.card.one-controlled]
    """
    if not g.face[card].unique or g.edition.contests_with_self:
        return False
    name = g.face[card].name
    found = [other for other in g.controls(seat) if g.face[other].name == name and not g.is_base(other)]
    return any(not _lies_below(g, other) for other in found)


def _lies_below(g: Vtes, card: int) -> bool:
    """Whether a card lies on a contested card and so is out of play too. [contest.card.face-down]"""
    return g.where[card] == ATTACHED and g.where[g.host[card]] == CONTESTED


def enters(g: Vtes, card: int, seat: int) -> bool:
    """Begin a contest or burn a copy, if a unique card has just come into play; False if the card is contested or
    burned by that.

    What a card does as it enters play comes before its contest: until that is done, the contest waits.
    """
    if not g.face[card].unique:
        return True
    others = copies(g, card)
    if not others:
        return True
    if not g.edition.contests_with_self and any(g.controller[other] == seat for other in others):
        g.burn(card, "contest.card.not-with-self")  # [contest.card.one-controlled] [contest.card.not-with-self]
        return False
    if any(is_arrival(each) and each[0] == card for each in g.hearing):
        return False  # `triggers` begins the contest
    for copy in [*others, card]:  # [contest.card.start] [contest.card.join] [contest.card.face-down]
        if g.where[copy] != CONTESTED:
            _turn_down(g, copy)
    return False


def is_arrival(hearing: Hearing) -> bool:
    """Whether a trigger that was set off is what a card does as it enters play itself."""
    return hearing[EVENT] == facts.ENTERS and hearing[EVENT + 1] == hearing[0]


def _turn_down(g: Vtes, card: int) -> None:
    """Take a contested card out of play with all that is on it. `g.host` then keeps its host, or the region to which it
    comes back.

    [contest.card.face-down] [contest.card.keep-stack]
    """
    place = g.host[card] if g.where[card] == ATTACHED else _BACK_TO - g.where[card]
    g.put(card, CONTESTED, g.controller[card])
    g.set_host(card, place)
    g.due = True  # what it gave is gone
    g.tell(events.Contested(card=card, clause="contest.card.start"))


def rivals(g: Vtes, card: int) -> list[int]:
    return [other for other in copies(g, card) if g.where[other] == CONTESTED]


def come_back(g: Vtes, card: int) -> None:
    """Bring a contested card back into play: all others have yielded.

    A minion card on a minion is controlled by his controller, who may be another than before. [contest.card.win]
    [card.control.on-minion] [card.control.master]
    """
    seat = g.controller[card]
    place = g.host[card]
    if place >= 0:
        hers = g.face[card].types & (faces.MASTER | faces.EVENT)
        g.attach(card, place, seat if hers else g.controller[place])
    else:
        region = _BACK_TO - place
        g.put(card, READY if region == WAITING else region, seat)
    g.locked[card] = 0
    g.due = True
    g.tell(events.ContestWon(card=card, clause="contest.card.win"))
    title.assert_claim(g, card)
    for borne in list(g.on(card)):  # another copy of what lies on it may have come into play meanwhile
        enters(g, borne, g.controller[borne])


# -- the unlock phase -------------------------------------------------------------------------------------------------


def win(g: Vtes, seat: int) -> None:
    """Bring back all cards and titles of a Methuselah that nobody else contests any more. [contest.card.win]
    [contest.title.win]"""
    for card in list(g.regions[CONTESTED][seat]):
        if not rivals(g, card):
            come_back(g, card)
    title.win(g, seat)


def open_contests(g: Vtes, seat: int) -> list[int]:
    """The cards and vampires for which a Methuselah must pay or yield. [contest.choice.pay-or-yield]"""
    cards = [card for card in g.regions[CONTESTED][seat] if rivals(g, card)]
    if not g.contesting:
        return cards
    return [*cards, *(minion for minion in g.minions(seat) if minion in g.contesting and title.rivals_of(g, minion))]


def choices(g: Vtes, seat: int, card: int) -> list[Option]:
    if g.where[card] == CONTESTED or not title.pay_bar(g, card):
        return [answers.PAY.of(card), answers.YIELD.of(card)]
    return [answers.YIELD.of(card)]


def pay(g: Vtes, seat: int, card: int) -> None:
    if g.where[card] == CONTESTED:
        g.burn_pool(seat, 1, "contest.card.cost")  # [contest.card.cost]
    else:
        title.pay(g, card)


def give_way(g: Vtes, card: int) -> None:
    if g.where[card] == CONTESTED:
        g.burn(card, "contest.card.yield")  # [contest.card.yield] [contest.card.yield-stack]
    else:
        title.give_up(g, card, title.pay_bar(g, card) or "contest.title.yield")
