"""Kinds of facts: what happens in a game, as cards hear it or ask about it later.

A fact is a kind, who did it, to whom, how much, and the card that it is about. A Methuselah stands in it as
`named(seat)`, a number below `NOBODY`. The code that changes something says so by `Vtes.happen`. A trigger that hears
the fact is then queued and carried out before the next step (`rules.triggers`); a kind about which some card of the
game asks later is kept in the journal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Fact = tuple[int, int, int, int, int, int]
"""An entry of the journal: kind, who, whom, how much, card, and the clock when it happened."""

KINDS: Final = 96
"""All kinds are below this."""

# Cards and regions.
ENTERS: Final = 1
"""The card `who` comes into play: on the card `whom` if it is put on one, or recruited by the minion `whom` through
another card."""
BURNED: Final = 2
"""The card `who` in play is burned."""
TO_TORPOR: Final = 3
FROM_TORPOR: Final = 4
CONTROL: Final = 5
"""Control of the card `who` goes to the seat `whom`."""
PLAYED: Final = 6
"""The seat `whom` plays `card`; `who` is the minion who does, if one does."""
CANCELLED: Final = 7
"""`card`, played by the seat `whom`, is cancelled."""
DISCARDED: Final = 8
"""The seat `whom` discards `card`; `n` is 1 if by a discard phase action."""
LOCKS: Final = 9
UNLOCKS: Final = 10

# Counters.
GAINS_POOL: Final = 11
LOSES_POOL: Final = 12
GAINS_BLOOD: Final = 13
LOSES_BLOOD: Final = 14
EDGE: Final = 15
"""The seat `who` gets the Edge; the seat `whom` had it."""

# Actions.
ACTED: Final = 16
"""The minion `who` announces an action; `n` is 1 if it is mandatory."""
SUCCEEDED: Final = 17
"""The action of the minion `who` was successful."""
FAILED: Final = 18
"""The action of the minion `who` has failed."""
ATTEMPTED: Final = 19
"""The minion `who` attempts to block the minion `whom`."""
BLOCKED: Final = 20
"""The minion `who` blocks the minion `whom`."""
BLOCK_FAILED: Final = 21
BLED: Final = 22
"""The minion `who` bleeds the seat `whom` successfully for `n`."""
REDIRECTED: Final = 23
"""The bleed of the minion `who` is now against the seat `whom`."""
HUNTED: Final = 24
"""The minion `who` hunts and gains `n` blood; a hunt that gains none is not successful."""
DIABLERIE: Final = 25

# Referendums.
CALLED: Final = 26
"""The minion `who` (or a Methuselah) calls a referendum by `card`."""
POLLED: Final = 27
"""The referendum that the minion `who` has called has passed by `n` votes; at most 0 if it has failed."""

# Combat.
FIGHTS: Final = 28
"""A combat begins between `who`, the acting minion, and `whom`."""
ROUND: Final = 29
"""Round `n` of the combat begins."""
HURT: Final = 30
"""`n` damage of `whom` is successfully inflicted on `who`."""
BLOOD_SPENT: Final = 31
"""The vampire `who` burns `n` blood for damage."""
PREVENTED: Final = 32
ENDED_COMBAT: Final = 33
"""The minion `who` has ended the combat by a card or strike of his."""
FOUGHT: Final = 34
"""A combat between `who` and `whom` is over; `whom` is the card of the fact too, for what is done to him then."""

# Turn and game.
UNLOCK_PHASE: Final = 35
MASTER_PHASE: Final = 36
MINION_PHASE: Final = 37
INFLUENCE_PHASE: Final = 38
DISCARD_PHASE: Final = 39
"""A phase of the seat `who` begins."""
OUSTED: Final = 40
"""The seat `who` is ousted; the seat `whom` was her predator."""

RESOLVES: Final = 42
"""The action of `who` begins to be resolved: it is blocked by `whom`, or by nobody."""
OVER: Final = 43
"""The action of `who` is over, however it ended."""
PASSED: Final = 55
"""The referendum that the minion `who` has called by `card` has passed, by votes or without any."""
ENACTED: Final = 77
"""What the referendum does that the minion `who` has called by `card`, and that has passed, is done."""
REJECTED: Final = 56
"""The referendum that the minion `who` has called by `card` has failed, by votes or without any."""
CALLED_OFF: Final = 78
"""The referendum that the minion `who` has called by `card` was cancelled: it has neither passed nor failed."""
FINISHED: Final = 58
"""`card`, played by the seat `whom`, is done with; `who` is the minion who has played it, if one has."""
EDGE_BURNED: Final = 57
"""The seat `who` burns the Edge for a vote."""
SUCCEEDS: Final = 59
"""The action of `who` is unblocked and nothing can be played any more: its cost and effect come next."""
TURN_ENDS: Final = 60
"""The turn of the seat `who` is about to end."""
ROUND_ENDS: Final = 61
"""A round of combat is over, after the presses; `who` is the acting minion, `whom` the opposing one."""
DRAWN: Final = 41
"""The seat `who` draws a card from her library."""

LEAVES: Final = 64
"""The minion `who` is about to leave the ready region: to torpor, burned, or by whatever else."""
SECT: Final = 65
"""The vampire `who` has changed sects."""
REPLACES: Final = 66
"""The seat `who` is about to replace a card that was played or discarded."""
DRAWS: Final = 1 << REPLACES | 1 << DRAWN
"""The facts of which several cards of one Methuselah can be the replacement: she chooses which is."""

JOINED: Final = 62
"""The vampire `who` enters the ready region of the seat `whom` in her influence phase, as she influences him."""
DEMON_PAID: Final = 63
"""The seat `who` burns a pool to unlock the infernal minion `whom` in her unlock phase."""
DECLARED: Final = 73
"""The seat `whom` has said all that `card` aims at, before anybody answers; `who` is the minion who plays it."""
EDGE_POOL: Final = 74
"""The seat `who` is about to gain `n` pool for having the Edge."""
UNLOCK_ENDS: Final = 75
"""The seat `who` has done all that is done in her unlock phase."""
OUT_OF_TORPOR: Final = 76
"""The vampire `who` has left the torpor region, for wherever it is."""

STRIKES: Final = 51
"""The strike of `who`, made by `card` if it is one, is resolved, whether it hits or not."""
INFLICTS: Final = 52
"""A strike of `whom`, made by `card`, or another effect of his in a combat is to inflict `n` damage on `who`, prevented
or not."""
PRESS_STEP: Final = 53
"""The press step of a round begins; `who` is the acting minion, `whom` the opposing one."""
PRESSES: Final = 70
"""The minion `who` presses: to continue the combat if `n` is 1, to end it if it is 0."""
STRUCK: Final = 50
"""A strike of `whom`, made by `card` if it is one, is resolved and hits `who`."""
WOUNDED: Final = 54
"""`n` damage of a strike of `whom`, made by `card` if it is one, is successfully inflicted on `who`."""

WORDS: Final[dict[int, str]] = {
    ENTERS: "enters",
    BURNED: "burned",
    TO_TORPOR: "to-torpor",
    FROM_TORPOR: "from-torpor",
    CONTROL: "control",
    PLAYED: "played",
    CANCELLED: "cancelled",
    DISCARDED: "discarded",
    LOCKS: "locks",
    UNLOCKS: "unlocks",
    GAINS_POOL: "gains-pool",
    LOSES_POOL: "loses-pool",
    GAINS_BLOOD: "gains-blood",
    LOSES_BLOOD: "loses-blood",
    EDGE: "edge",
    ACTED: "acted",
    SUCCEEDED: "succeeded",
    FAILED: "failed",
    ATTEMPTED: "attempted",
    BLOCKED: "blocked",
    BLOCK_FAILED: "block-failed",
    BLED: "bled",
    REDIRECTED: "redirected",
    HUNTED: "hunted",
    DIABLERIE: "diablerie",
    CALLED: "called",
    POLLED: "polled",
    FIGHTS: "fights",
    ROUND: "round",
    HURT: "hurt",
    BLOOD_SPENT: "blood-spent",
    PREVENTED: "prevented",
    ENDED_COMBAT: "ended-combat",
    FOUGHT: "fought",
    UNLOCK_PHASE: "unlock-phase",
    MASTER_PHASE: "master-phase",
    MINION_PHASE: "minion-phase",
    INFLUENCE_PHASE: "influence-phase",
    DISCARD_PHASE: "discard-phase",
    OUSTED: "ousted",
    PASSED: "passed",
    ENACTED: "enacted",
    REJECTED: "rejected",
    CALLED_OFF: "called-off",
    EDGE_BURNED: "edge-burned",
    FINISHED: "finished",
    DRAWN: "drawn",
    RESOLVES: "resolves",
    OVER: "over",
    STRUCK: "struck",
    WOUNDED: "wounded",
    PRESS_STEP: "press-step",
    INFLICTS: "inflicts",
    STRIKES: "strikes",
    SUCCEEDS: "succeeds",
    TURN_ENDS: "turn-ends",
    ROUND_ENDS: "round-ends",
    PRESSES: "presses",
    LEAVES: "leaves",
    SECT: "sect",
    REPLACES: "replaces",
    JOINED: "joined",
    DEMON_PAID: "demon-paid",
    EDGE_POOL: "edge-pool",
    DECLARED: "declared",
    UNLOCK_ENDS: "unlock-ends",
    OUT_OF_TORPOR: "out-of-torpor",
}
"""The word of each kind, for the trees that definitions say."""


def named(seat: int) -> int:
    """A seat as it stands in a fact."""
    return -2 - seat


def seat_of(who: int) -> int:
    """The seat that stands in a fact; nobody if a card stands there."""
    return -2 - who if who < -1 else -1


def mask(kinds: Iterable[int]) -> int:
    """Several kinds as bits."""
    found = 0
    for kind in kinds:
        found |= 1 << kind
    return found
