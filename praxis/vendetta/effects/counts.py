"""What a card can count. Every count is for a player at a location."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from praxis.effects.amounts import Amount
from praxis.effects.nodes import Tree
from praxis.vendetta.rules.location import winner_at
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from praxis.effects.scope import Scope
    from praxis.vendetta.state import Vendetta


def _rivals(g: Vendetta, seat: int, location: int) -> int:
    return len(rivals(g, seat, location))


def _cards_here(g: Vendetta, seat: int, location: int) -> int:
    return len(g.players[seat].cards_at[location]) if location != NONE else 0


def _blood_here(g: Vendetta, seat: int, location: int) -> int:
    return g.players[seat].blood_at[location] if location != NONE else 0


def _face_down_here(g: Vendetta, seat: int, location: int) -> int:
    return sum(g.is_face_down(card) for card in g.players[seat].cards_at[location]) if location != NONE else 0


def _rival_cards(g: Vendetta, seat: int, location: int) -> int:
    return sum(_cards_here(g, rival, location) for rival in rivals(g, seat, location))


def _rival_blood(g: Vendetta, seat: int, location: int) -> int:
    return sum(_blood_here(g, rival, location) for rival in rivals(g, seat, location))


def _kindred(g: Vendetta, seat: int, vampire: bool) -> int:
    return sum(g.set.cards[card].vampire == vampire for card in g.undrained(seat))


def _won(g: Vendetta, seat: int, location: int) -> int:
    return int(location != NONE and winner_at(g, location) == seat)


COUNTS: Final[dict[str, Callable[[Vendetta, int, int], int]]] = {
    "alliance": lambda g, seat, location: len(g.undrained(seat)),
    "vampires": lambda g, seat, location: _kindred(g, seat, True),
    "mortals": lambda g, seat, location: _kindred(g, seat, False),
    "drained": lambda g, seat, location: len(g.players[seat].alliance) - len(g.undrained(seat)),
    "rivals": _rivals,
    "cards-here": _cards_here,
    "blood-here": _blood_here,
    "face-down-here": _face_down_here,
    "rival-cards-here": _rival_cards,
    "rival-blood-here": _rival_blood,
    "blood": lambda g, seat, location: g.players[seat].blood,
    "influence": lambda g, seat, location: g.players[seat].influence,
    "tokens": lambda g, seat, location: g.players[seat].red + g.players[seat].grey,
    "round": lambda g, seat, location: g.round,
    "ambition": lambda g, seat, location: int(g.ambition == seat),
    "at-haven": lambda g, seat, location: int(location == g.haven),
    "won": _won,
}
"""The words for numbers of "you"."""


def rivals(g: Vendetta, seat: int, location: int) -> list[int]:
    """Opponents with cards or blood at the location. [vendetta.glossary.rival] [vendetta.glossary.rival-not-absent]"""
    if location == NONE:
        return []
    return [other for other in g.present(location) if other != seat]


class Count(Amount):
    """A count of something that "you" have where the effect happens."""

    __slots__ = ("counted", "word")

    def __init__(self, word: str) -> None:
        self.word = word
        self.counted = COUNTS[word]

    def of(self, g: Vendetta, c: Any) -> int:
        return self.counted(g, c.seat, c.location)

    def tree(self) -> Tree:
        return Tree("count", {"of": self.word})


class Paid(Amount):
    """The amount that you have just paid for this effect."""

    __slots__ = ()

    def of(self, g: Vendetta, c: Scope) -> int:
        return c.paid

    def tree(self) -> Tree:
        return Tree("count", {"of": "paid"})


class Taken(Amount):
    """The amount that the verb before has gained, taken or removed."""

    __slots__ = ()

    def of(self, g: Vendetta, c: Scope) -> int:
        return c.moved

    def tree(self) -> Tree:
        return Tree("count", {"of": "taken"})


OF_THE_EFFECT: Final[dict[str, Amount]] = {"paid": Paid(), "taken": Taken()}
"""Words for numbers that the effect itself counts."""
