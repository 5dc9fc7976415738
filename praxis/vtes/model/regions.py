"""The regions of a table, and the tuples in which the state keeps usable modes, counters and what was heard."""

from __future__ import annotations

from typing import Final

from praxis.vtes.effects.ways import Ways

# Regions. Each seat has one of each; a card lies in exactly one. [setup.regions.layout]
LIBRARY: Final = 0
CRYPT: Final = 1
HAND: Final = 2
UNCONTROLLED: Final = 3
READY: Final = 4
TORPOR: Final = 5
PLAY: Final = 6
"""In play, not a minion and on no other card: locations, events, masters."""
ASH_HEAP: Final = 7
REMOVED: Final = 8
LIMBO: Final = 9
"""Played and not yet resolved: out of play. [card.play.pending-out-of-play]"""
WAITING: Final = 10
"""Recruited this turn: controlled, in the uncontrolled region, not ready. [action.ally.zone]"""
CONTESTED: Final = 11
RESEARCH: Final = 12
INCAPACITATED: Final = 13
ANTE: Final = 14
ATTACHED: Final = 15
"""On another card; the only region that is not a list of a seat's."""

REGION_WORDS: Final = (
    "library",
    "crypt",
    "hand",
    "uncontrolled",
    "ready",
    "torpor",
    "play",
    "ash-heap",
    "removed",
    "limbo",
    "waiting",
    "contested",
    "research",
    "incapacitated",
    "ante",
    "attached",
)
UNKNOWN: Final = -1
"""In `Board.moments`: the usable modes of that seat have to be found anew."""
HAND_UNKNOWN: Final = -2
"""The same, but only those of cards out of play: none of the seat's cards in play has moved."""
Usable = tuple[int, Ways]
"""A card, and the ways in which a seat could use it; the numbers of abilities are below 0."""

Counter = tuple[int, str, int]
"""A kind of named counters: the card (or `~seat`) that they lie on, their name, and the seat that has put them there
(`NOBODY` for counters that belong to no seat). They are markers, no blood: the bank neither gives nor takes them."""
Hearing = list[int]
"""A trigger that was set off: the card, the number of the part in its definition, whose, the minion, what was chosen;
then the seat that the fact is about, and the fact: kind, who, whom, how much, card."""
EVENT: Final = 6
"""Where a trigger that was set off holds the kind of the fact."""
COUNTERS: Final = ("corruption", "burn", "stun", "hostage", "nightmare", "torture", "disease")
"""The names of counters that cards use."""

KEEPS_VAMPIRES: Final = frozenset({READY, TORPOR, UNCONTROLLED, CONTESTED})
"""Where a library card that has become a vampire stays one."""
LOOSE_REGIONS: Final[tuple[int, ...]] = (PLAY, READY, TORPOR, WAITING, INCAPACITATED)
MINION_REGIONS: Final[tuple[int, ...]] = (READY, TORPOR, WAITING, INCAPACITATED)
VAMPIRE_REGIONS: Final[tuple[int, ...]] = (READY, TORPOR)
ALLY_REGIONS: Final[tuple[int, ...]] = (READY, WAITING)
IMBUED_REGIONS: Final[tuple[int, ...]] = (READY, INCAPACITATED)
NO_CARDS: Final[list[int]] = []
"""What lies on a card on which nothing lies. Nobody changes it."""
OWNERS_REGIONS: Final = frozenset({LIBRARY, CRYPT, ASH_HEAP, REMOVED, RESEARCH, ANTE})
"""Where only her own cards lie. A card that another card keeps comes to the hand of whoever has taken that card."""


# These questions are asked at every move of a card. The comparisons are compiled; a set would be searched.


def is_hidden(region: int) -> bool:
    """Whether nobody knows the cards of a region."""
    return region in (LIBRARY, CRYPT)


def is_own(region: int) -> bool:
    """Whether a Methuselah alone knows her cards in a region."""
    return region in (HAND, UNCONTROLLED, RESEARCH)


def is_played(region: int) -> bool:
    """Whether the cards of a region are in play, apart from those on a card that is not."""
    return region in (READY, TORPOR, PLAY, WAITING, INCAPACITATED, ATTACHED)


def bears_counters(region: int) -> bool:
    """Whether named counters stay on a card there. A card that goes anywhere else loses them."""
    return is_played(region) or region in (CONTESTED, UNCONTROLLED)
