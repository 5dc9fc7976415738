"""What the referee knows of each rulebook; the engine has its own table, which he never reads."""

from __future__ import annotations

from typing import Final, NamedTuple

TRIES: Final = 3
"""How often a minion may fail to block an action while nothing is used: a reading, the books set no limit."""
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
    """Each minion bleeds once, calls one referendum and plays the same action card once a turn."""
    several_targets_block: bool = True
    target_change_reopens: bool = False
    comes_out_at_once: bool = True
    """A vampire with enough counters leaves the uncontrolled region when the influence phase ends."""
    ally_default: int = 1
    """Bleed and strength of an ally without printed ones."""
    recruits_wait: bool = True
    hunt_is_automatic: bool = True
    """A blood hunt is called after each diablerie, not only when somebody wants it."""
    yields_for_good: bool = False
    has_trifles: bool = True
    predator_after_prey: bool = False
    """In an undirected action the predator gets her chance directly after the prey."""
    ousted_burn: bool = False
    """The cards of an ousted Methuselah are burned, not removed from the game."""
    has_limited: bool = False
    """A minion plays one limited bleed modifier in an action."""
    titles_contested: bool = True
    hands_draw_up: bool = True
    """A hand that an effect has made smaller than the hand size is filled at once."""

    def transfers(self, turn: int) -> int:
        """How many transfers a turn gives: 1, 2 and 3 in the first three turns of the game; else 4."""
        return min(turn, 4)


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
        hands_draw_up=False,
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
