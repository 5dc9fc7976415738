"""Whom an effect means: you, them, or other players by filters: all of them, one of your choice, or one at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from praxis.effects.filters import ANYTHING, Filter
from praxis.effects.nodes import Node, Tree, Who
from praxis.vendetta.rules.location import winner_at
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.effects.scope import Scope
    from praxis.vendetta.state import Vendetta


class Rival(Filter):
    """Opponents with cards or blood at the location. [vendetta.glossary.rival] [vendetta.glossary.rival-not-absent]"""

    __slots__ = ()

    def passes(self, g: Vendetta, c: Any, thing: int) -> bool:
        return c.location != NONE and g.players[thing].is_at(c.location)

    def tree(self) -> Tree:
        return Tree("rival", {})


class Winner(Filter):
    """The player who has won at the location."""

    __slots__ = ()

    def passes(self, g: Vendetta, c: Any, thing: int) -> bool:
        return winner_at(g, c.location) == thing

    def tree(self) -> Tree:
        return Tree("winner", {})


RIVAL: Final = Rival()
WINNER: Final = Winner()


class Whom(Who):
    """The players that a word of card packs means: one or several."""

    __slots__ = ("by_chance", "chosen", "of_others", "word")

    def __init__(self, word: str, of_others: bool = True, chosen: bool = False, by_chance: bool = False) -> None:
        self.word = word
        self.of_others = of_others
        """Whether the word may mean your partner, whom you can then include or spare."""
        self.chosen = chosen
        """Whether you choose one of the players that are meant."""
        self.by_chance = by_chance
        """Whether one of the players that are meant is drawn at random."""

    def tree(self) -> Tree:
        return Tree(self.word, {})


class You(Whom):
    __slots__ = ()

    def things(self, g: Vendetta, c: Scope) -> list[int]:
        return [c.seat]


class Them(Whom):
    """The player whom an `each` has come to, or who has set the effect off."""

    __slots__ = ()

    def things(self, g: Vendetta, c: Scope) -> list[int]:
        return [c.them] if c.them != NONE else []


class TheWinner(Whom):
    """The player who has won here, unless that is you."""

    __slots__ = ()

    def things(self, g: Vendetta, c: Any) -> list[int]:
        winner = winner_at(g, c.location)
        return [winner] if winner not in (NONE, c.seat) else []


class Others(Whom):
    """The other players that a filter means, in turn order."""

    __slots__ = ("filter",)

    def __init__(self, word: str, filter_: Filter, chosen: bool = False, by_chance: bool = False) -> None:
        super().__init__(word, True, chosen, by_chance)
        self.filter = filter_

    def parts(self) -> tuple[Node, ...]:
        return (self.filter,)

    def things(self, g: Vendetta, c: Scope) -> list[int]:
        seat, passes = c.seat, self.filter.passes
        return [other for other in g.turn_order() if other != seat and passes(g, c, other)]


YOU: Final = You("you", of_others=False)
THEM: Final = Them("them", of_others=False)
EACH_RIVAL: Final = Others("each-rival", RIVAL)
WHO: Final[dict[str, Whom]] = {
    "you": YOU,
    "them": THEM,
    "winner": TheWinner("winner"),
    "random-rival": Others("random-rival", RIVAL, by_chance=True),
    "a-rival": Others("a-rival", RIVAL, chosen=True),
    "an-opponent": Others("an-opponent", ANYTHING, chosen=True),
    "each-rival": EACH_RIVAL,
    "each-opponent": Others("each-opponent", ANYTHING),
    "each-loser": Others("each-loser", RIVAL & ~WINNER),
}
"""All words for players, in the spelling of card packs."""
