"""The closed lists of values that words take: counters, numbers of minions and Methuselahs, durations, places."""

from __future__ import annotations

from typing import Final

from praxis.vtes.effects.how_often import ACTION, BY_NAME, COMBAT, FOR_ALL, GAME, REFERENDUM, ROUND, TURN
from praxis.vtes.model import spans
from praxis.vtes.model.spans import (
    AGGRAVATED_HANDS,
    AIMED,
    AWAKE,
    BALLOTS,
    BLEED,
    BLEED_RAISED,
    BLUNTED,
    CANNOT_ACT,
    CANNOT_BLOCK,
    CAPACITY,
    DEALS,
    DEALS_CLOSE,
    DISCARD_ACTIONS,
    DOUBLED,
    EDGE_VOTES,
    FIRST_STRIKE,
    FREE_STRIKES,
    HAND_DAMAGE,
    HAND_SIZE,
    HARD,
    HUNT,
    IMMUNE,
    IMMUNE_TO,
    INTERCEPT,
    MANEUVERS,
    MANEUVERS_OWED,
    MARBLE,
    MASTER_ACTIONS,
    MELEE_DAMAGE,
    MOST_BLEED,
    MOST_INTERCEPT,
    MOST_LOST,
    NO_TRANSFERS,
    PIERCING,
    PRESSES,
    PRESSES_OWED,
    RANGED_DAMAGE,
    REWARDED,
    SOFTENED,
    STAYS_UNLOCKED,
    STEALTH,
    STRENGTH,
    STRIKE_DAMAGE,
    STRIKES,
    SUNLIT,
    SURE,
    SWARM,
    SWARM_CLOSE,
    TOUGH,
    TRANSFERS,
    TWO_MASTERS,
    UNAIDED,
    VOTES,
    WARDED,
    WATCHFUL,
)

# Counters.
BLOOD: Final = 100
LIFE: Final = 101
POOL: Final = 102
CORRUPTION: Final = 110
BURNS: Final = 111
STUN: Final = 112
"""A minion with one does not unlock as normal in the next unlock phase of his controller, but loses it."""
ANY_CORRUPTION: Final = 113
"""Corruption counters, whoever has put them there: to burn them."""
HOSTAGE: Final = 114
NIGHTMARE: Final = 115
TORTURE: Final = 116
DISEASE: Final = 117
NAMED: Final[dict[int, str]] = {
    CORRUPTION: "corruption",
    BURNS: "burn",
    STUN: "stun",
    ANY_CORRUPTION: "corruption",
    HOSTAGE: "hostage",
    NIGHTMARE: "nightmare",
    TORTURE: "torture",
    DISEASE: "disease",
}
"""Counters that are markers, no blood. Effects are about those that their own Methuselah has put somewhere."""
SHARED: Final = frozenset({ANY_CORRUPTION, HOSTAGE, NIGHTMARE, TORTURE, DISEASE})
"""Named counters that are meant whoever has put them there."""
COUNTERS: Final[dict[int, str]] = {
    BLOOD: "blood",
    LIFE: "life",
    POOL: "pool",
    **NAMED,
    ANY_CORRUPTION: "any-corruption",
}


def whose(what: int, seat: int) -> int:
    """The seat whose named counters an effect of a seat is about."""
    return spans.NOBODY if what in SHARED else seat


# Other numbers that can be asked for.
COST: Final = 103
"""Of a card: what it costs in pool or blood, as printed."""
START: Final = spans.STARTING_LIFE
"""Of an ally or retainer: its printed life."""
WORTH: Final = 104
"""Of a minion: his capacity, or what he cost."""
VICTORIES: Final = 106
"""Of a Methuselah: her victory points."""
PRICE: Final = 105
"""Of a card: what it costs in pool, as printed; in hand, as cards in play change it; on a minion, as his text does."""
POINTS: Final = 107
"""Of whom or what the terms of the referendum name: the points that were allocated there."""

SEAT_STATS: Final = frozenset(
    {HAND_SIZE, TRANSFERS, MASTER_ACTIONS, TWO_MASTERS, DISCARD_ACTIONS, EDGE_VOTES, MOST_LOST}
)
"""Numbers of a Methuselah, not of a minion."""

STAT_WORDS: Final[dict[int, str]] = {
    **COUNTERS,
    COST: "cost",
    WORTH: "worth",
    PRICE: "price",
    VICTORIES: "victories",
    EDGE_VOTES: "edge-votes",
    START: "starting-life",
    STEALTH: "stealth",
    INTERCEPT: "intercept",
    BLEED: "bleed",
    STRENGTH: "strength",
    HUNT: "hunt",
    VOTES: "votes",
    BALLOTS: "ballots",
    CAPACITY: "capacity",
    HAND_SIZE: "hand-size",
    TRANSFERS: "transfers",
    MASTER_ACTIONS: "master-actions",
    TWO_MASTERS: "two-masters",
    DISCARD_ACTIONS: "discard-actions",
    BLEED_RAISED: "limited-bleed",
    AWAKE: "awake",
    CANNOT_BLOCK: "cannot-block",
    CANNOT_ACT: "cannot-act",
    spans.CANNOT_HUNT: "cannot-hunt",
    STAYS_UNLOCKED: "stays-unlocked",
    STRIKES: "additional-strikes",
    MANEUVERS: "maneuvers",
    MANEUVERS_OWED: "maneuvers-owed",
    PRESSES: "presses",
    PRESSES_OWED: "presses-owed",
    spans.NO_MANEUVER: "no-maneuver",
    spans.NO_PRESS: "no-press",
    IMMUNE: "immune",
    IMMUNE_TO: "immune-to",
    REWARDED: "rewarded",
    NO_TRANSFERS: "no-transfers",
    SWARM: "swarm",
    SWARM_CLOSE: "swarm-close",
    FIRST_STRIKE: "first-strike",
    RANGED_DAMAGE: "ranged-damage",
    TOUGH: "tough",
    MELEE_DAMAGE: "melee-damage",
    MOST_BLEED: "most-bleed",
    MOST_LOST: "most-lost",
    UNAIDED: "unaided",
    AGGRAVATED_HANDS: "aggravated-hands",
    SUNLIT: "sunlit",
    FREE_STRIKES: "free-strikes",
    WARDED: "warded",
    DEALS: "deals",
    HAND_DAMAGE: "hand-damage",
    SURE: "sure",
    DEALS_CLOSE: "deals-close",
    HARD: "hard",
    MARBLE: "marble",
    PIERCING: "piercing",
    AIMED: "aimed",
    MOST_INTERCEPT: "most-intercept",
    STRIKE_DAMAGE: "strike-damage",
    SOFTENED: "softened",
    DOUBLED: "doubled",
    BLUNTED: "blunted",
    WATCHFUL: "watchful",
}

__all__ = [
    "ACTION",
    "AGGRAVATED_HANDS",
    "AIMED",
    "ANY_CORRUPTION",
    "AWAKE",
    "BALLOTS",
    "BLEED",
    "BLEED_RAISED",
    "BLOOD",
    "BLUNTED",
    "BY_NAME",
    "CANNOT_ACT",
    "CANNOT_BLOCK",
    "CAPACITY",
    "COMBAT",
    "COST",
    "COUNTERS",
    "DEALS",
    "DEALS_CLOSE",
    "DISCARD_ACTIONS",
    "DISEASE",
    "DOUBLED",
    "EDGE_VOTES",
    "FIRST_STRIKE",
    "FOR_ALL",
    "FREE_STRIKES",
    "GAME",
    "HAND_DAMAGE",
    "HAND_SIZE",
    "HARD",
    "HOSTAGE",
    "HUNT",
    "IMMUNE",
    "IMMUNE_TO",
    "INTERCEPT",
    "LIFE",
    "MANEUVERS",
    "MANEUVERS_OWED",
    "MARBLE",
    "MASTER_ACTIONS",
    "MELEE_DAMAGE",
    "MOST_BLEED",
    "MOST_INTERCEPT",
    "MOST_LOST",
    "NIGHTMARE",
    "NO_TRANSFERS",
    "PIERCING",
    "POINTS",
    "POOL",
    "PRESSES",
    "PRESSES_OWED",
    "PRICE",
    "RANGED_DAMAGE",
    "REFERENDUM",
    "REWARDED",
    "ROUND",
    "SEAT_STATS",
    "SOFTENED",
    "START",
    "STAT_WORDS",
    "STAYS_UNLOCKED",
    "STEALTH",
    "STRENGTH",
    "STRIKES",
    "STRIKE_DAMAGE",
    "SUNLIT",
    "SURE",
    "SWARM",
    "SWARM_CLOSE",
    "TORTURE",
    "TOUGH",
    "TRANSFERS",
    "TURN",
    "TWO_MASTERS",
    "UNAIDED",
    "VICTORIES",
    "VOTES",
    "WARDED",
    "WATCHFUL",
    "WORTH",
]
