"""Lasting effects: recomputed from the cards that give them whenever they matter, never stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.effects.amounts import Number
from praxis.vendetta.effects.resolve import asking
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praxis.vendetta.cards import Static
    from praxis.vendetta.state import Vendetta

STATICS: Final = {
    "power": "N",
    "wins-ties": "",
    "free-face-down": "",
    "blood-limit": "N",
    "drain-bonus": "N",
    "shield": "N",
    "frenzy-bounty": "N",
    "frenzy-drains-this": "",
    "nobody-withdraws": "",
    "reward": "N",
}
"""The lasting effects, and whether each of them has a number."""


def sources(g: Vendetta, seat: int, what: str, location: int) -> Iterator[tuple[int, Static]]:
    """The cards that give this effect to a seat at a location: allies, own face-up cards there, the location itself.

    [vendetta.ally.human-ability-while-in-alliance] [vendetta.ally.vampire-ability]
    [vendetta.variant.location.effect-mandatory]
    """
    table = g.set.static_of.get(what)
    if not table:
        return
    player = g.players[seat]
    drained = g.drained
    for card in player.alliance:
        if card in table and not drained >> card & 1:
            yield card, table[card]
    if location == NONE:
        return
    for card in player.cards_at[location]:
        if card in table and not g.face_down >> card & 1:
            yield card, table[card]
    scene = g.scenes[location]
    if scene in table:
        yield scene, table[scene]


def worth(g: Vendetta, seat: int, what: str, location: int) -> int:
    """The sum of a lasting effect for a seat."""
    if what not in g.set.static_of:
        return 0
    total = 0
    for _, static in sources(g, seat, what, location):
        n, if_ = static.n, static.if_
        if if_ is None and isinstance(n, Number):
            total += n.n  # most are plain numbers, so nothing need be counted
            continue
        c = asking(seat, location)
        if if_ is None or if_.holds(g, c):
            total += n.of(g, c)
    return total


def _holds(g: Vendetta, static: Static, seat: int, location: int) -> bool:
    return static.if_ is None or static.if_.holds(g, asking(seat, location))


def has(g: Vendetta, seat: int, what: str, location: int) -> bool:
    if what not in g.set.static_of:
        return False
    return any(_holds(g, static, seat, location) for _, static in sources(g, seat, what, location))


def held(g: Vendetta, location: int) -> bool:
    """Whether somebody's card at the location, or the location itself, keeps everybody from withdrawing."""
    what = "nobody-withdraws"
    return what in g.set.static_of and any(has(g, seat, what, location) for seat in g.present(location))


def frenzy_bounty(g: Vendetta, causer: int, location: int) -> int:
    return worth(g, causer, "frenzy-bounty", location)


def frenzy_choice(g: Vendetta, cards: list[int]) -> int:
    """The undrained ally that is drained in a frenzy instead of a random card, if there is one."""
    table = g.set.static_of.get("frenzy-drains-this", {})
    return next((card for card in cards if card in table), NONE)
