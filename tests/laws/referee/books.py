"""What the referee knows by heart of each rulebook, in his own numbers."""

from __future__ import annotations

from typing import Final, NamedTuple

PHASES: Final = ("unlock", "master", "minion", "influence", "discard")
POOL: Final = 30
HAND: Final = 7
CRYPT: Final = 4
SIX: Final = 6
TITLES: Final = {
    "primogen": 1,
    "bishop": 1,
    "prince": 2,
    "archbishop": 2,
    "baron": 2,
    "magaji": 2,
    "kholo": 2,
    "justicar": 3,
    "cardinal": 3,
    "inner circle": 4,
    "regent": 4,
}
CAMARILLA: Final = frozenset({"primogen", "prince", "justicar", "inner circle"})
STEALTHY: Final = frozenset(
    {"hunt", "equip", "take", "employ", "recruit", "political", "anarch", "leave", "power", "hunt-down"}
)


class Book(NamedTuple):
    year: str
    bleeds_once: bool = True
    """One bleed and one political action each turn, the same action card once for each minion."""
    several_targets_block: bool = True
    target_change_reopens: bool = False
    comes_out_at_once: bool = True
    """Whoever has counters enough leaves the uncontrolled region as the influence phase ends."""
    ally_default: int = 1
    """Bleed and strength of an ally without printed ones."""
    recruits_wait: bool = True
    hunt_is_automatic: bool = True
    """A blood hunt is called after each diablerie, not only when somebody wants it."""
    yields_for_good: bool = False
    has_trifles: bool = True
    predator_after_prey: bool = False
    """In the order in which the opportunity goes round during an undirected action."""
    ousted_burn: bool = False
    """The cards of whoever is ousted go to the ash heaps, not out of the game."""
    has_limited: bool = False
    """Of bleed modifiers that are limited, one is played in an action."""
    titles_contested: bool = True

    def transfers(self, turn: int, players: int) -> int:
        """1, 2 and 3 in the first three turns of the game, as long as they are first turns; else 4."""
        return turn if turn <= 3 and turn <= players else 4


BOOKS: Final = {
    "2000": Book(
        "2000",
        bleeds_once=False,
        several_targets_block=False,
        ally_default=0,
        hunt_is_automatic=False,
        has_trifles=False,
        yields_for_good=True,
        ousted_burn=True,
    ),
    "2011": Book("2011"),
    "2012": Book("2012"),
    "2023": Book(
        "2023",
        target_change_reopens=True,
        comes_out_at_once=False,
        recruits_wait=False,
        yields_for_good=True,
        predator_after_prey=True,
        has_limited=True,
        titles_contested=False,
    ),
}
