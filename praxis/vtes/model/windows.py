"""The moments at which cards and effects can be used, as bits: a window opens some of them, a mode fits some."""

from __future__ import annotations

from typing import Final

NEVER: Final = 0

# Phases of the turn.
UNLOCK: Final = 1 << 0
MASTER: Final = 1 << 1
MINION: Final = 1 << 2
INFLUENCE: Final = 1 << 3
DISCARD: Final = 1 << 4
OUT_OF_TURN: Final = 1 << 5
"""Some other Methuselah's turn: between the steps of her phases and in every window of her actions."""

# Moments of an action.
ANNOUNCED: Final = 1 << 6
OPEN: Final = 1 << 7
"""Nobody attempts to block (state A of 2023)."""
ATTEMPT: Final = 1 << 8
"""A minion attempts to block (state B of 2023)."""
DECLINED: Final = 1 << 9
"""All block attempts are declined (state C of 2023)."""
BLOCKED: Final = 1 << 10
"""A block has just succeeded, before the combat."""
SUCCEEDED: Final = 1 << 11
"""The action has just succeeded and its effect has happened."""
FAILED: Final = 1 << 24
"""The action was blocked, and the combat is over."""
BEFORE_VOTES: Final = 1 << 12
POLLING: Final = 1 << 13
REFERENDUM: Final = BEFORE_VOTES | POLLING
"""What older cards call "during a political action". [politics.terms.old-phrase]"""
DURING_ACTION: Final = OPEN | ATTEMPT | DECLINED
BEFORE_DECIDED: Final = ANNOUNCED | DURING_ACTION
"""Until it is known whether the action is blocked."""

# Moments of a combat.
BEFORE_RANGE: Final = 1 << 14
RANGE: Final = 1 << 15
BEFORE_STRIKES: Final = 1 << 16
STRIKE: Final = 1 << 17
ADDITIONAL: Final = 1 << 18
PREVENT: Final = 1 << 19
PRESS: Final = 1 << 20
END_OF_ROUND: Final = 1 << 21
AFTER_COMBAT: Final = 1 << 22
WHILE_FIGHTING: Final = BEFORE_RANGE | RANGE | BEFORE_STRIKES | STRIKE | ADDITIONAL | PRESS
"""Closed as soon as the combat is over."""

AS_PLAYED: Final = 1 << 23
"""A card is being played: only cancelling and waking, or reducing its cost."""

PAYING: Final = 1 << 25
"""The cost of a card is being paid: as it is played, or when its action has succeeded."""

# Moments that exist only for cards; no event tells of them. (`QUIET`)
RESOLVING: Final = 1 << 26
"""The action is not blocked, and is about to be resolved: before its cost is paid."""
AFTER_ACTION: Final = 1 << 27
"""The action is over, however it ended."""
BETWEEN: Final = 1 << 28
"""Of her own minion phase: between actions, and not itself an action."""
STRIKES_CHOSEN: Final = 1 << 29
"""Both strikes of a pair are chosen, and none is resolved."""
WOULD_END: Final = 1 << 30
"""Both combatants are ready, and the combat is about to end."""
WOULD_BLOCK: Final = 1 << 31
"""An attempt to block is about to succeed."""
TALLY: Final = 1 << 32
"""All votes are cast, and the referendum is not decided yet."""
BLOOD_HUNT: Final = 1 << 33
"""A blood hunt was called successfully, and the diablerist is about to be burned."""
FALLING: Final = 1 << 34
"""A vampire is about to go to torpor, or a minion to be burned."""
UNLOCK_OF_OTHERS: Final = 1 << 35
MASTER_OF_OTHERS: Final = 1 << 36
BETWEEN_OF_OTHERS: Final = 1 << 37
INFLUENCE_OF_OTHERS: Final = 1 << 38
DISCARD_OF_OTHERS: Final = 1 << 39
BEFORE_TERMS: Final = 1 << 46
"""A political action was successful and is paid for, and its referendum has not begun."""
FIRST_CHOSEN: Final = 1 << 47
"""The first strike of a pair is chosen, the other is not yet."""
WOULD_FIGHT: Final = 1 << 45
"""Two minions are about to enter combat, not because of a block."""
OTHERS: Final = UNLOCK_OF_OTHERS | MASTER_OF_OTHERS | BETWEEN_OF_OTHERS | INFLUENCE_OF_OTHERS | DISCARD_OF_OTHERS
"""In the phases of another Methuselah's turn: not for her whose turn it is."""
QUIET: Final = (
    RESOLVING
    | AFTER_ACTION
    | BETWEEN
    | FIRST_CHOSEN
    | STRIKES_CHOSEN
    | WOULD_END
    | WOULD_BLOCK
    | TALLY
    | BLOOD_HUNT
    | FALLING
    | WOULD_FIGHT
    | BEFORE_TERMS
    | OTHERS
)
ANYWHEN_IN_COMBAT: Final = WHILE_FIGHTING | STRIKES_CHOSEN | PREVENT | END_OF_ROUND
AT_ANY_TIME: Final = (
    UNLOCK
    | MASTER
    | BETWEEN
    | INFLUENCE
    | DISCARD
    | OTHERS
    | ANNOUNCED
    | DURING_ACTION
    | BLOCKED
    | SUCCEEDED
    | REFERENDUM
    | BEFORE_RANGE
    | RANGE
    | BEFORE_STRIKES
    | STRIKES_CHOSEN
    | ADDITIONAL
    | PREVENT
    | PRESS
    | END_OF_ROUND
    | AFTER_COMBAT
)
"""Whenever its controller has the opportunity to use an effect; never as a card is played. [card.as-played.window]"""

NAMES: Final[dict[int, str]] = {
    UNLOCK: "unlock",
    MASTER: "master",
    MINION: "minion",
    INFLUENCE: "influence",
    DISCARD: "discard",
    OUT_OF_TURN: "out-of-turn",
    ANNOUNCED: "announced",
    OPEN: "open",
    ATTEMPT: "attempt",
    DECLINED: "declined",
    BLOCKED: "blocked",
    SUCCEEDED: "succeeded",
    FAILED: "failed",
    BEFORE_VOTES: "before-votes",
    POLLING: "polling",
    BEFORE_RANGE: "before-range",
    RANGE: "range",
    BEFORE_STRIKES: "before-strikes",
    STRIKE: "strike",
    ADDITIONAL: "additional",
    PREVENT: "prevent",
    PRESS: "press",
    END_OF_ROUND: "end-of-round",
    AFTER_COMBAT: "after-combat",
    AS_PLAYED: "as-played",
    PAYING: "paying",
    RESOLVING: "resolving",
    AFTER_ACTION: "after-action",
    BETWEEN: "between",
    FIRST_CHOSEN: "first-chosen",
    STRIKES_CHOSEN: "strikes-chosen",
    WOULD_END: "would-end",
    WOULD_BLOCK: "would-block",
    TALLY: "tally",
    BLOOD_HUNT: "hunted",
    FALLING: "falling",
    WOULD_FIGHT: "would-fight",
    BEFORE_TERMS: "before-terms",
    UNLOCK_OF_OTHERS: "unlock-of-others",
    MASTER_OF_OTHERS: "master-of-others",
    BETWEEN_OF_OTHERS: "between-of-others",
    INFLUENCE_OF_OTHERS: "influence-of-others",
    DISCARD_OF_OTHERS: "discard-of-others",
}


_NAMED: Final[dict[int, str]] = {}


def name_of(window: int) -> str:
    """The first named moment of a mask, for decisions and logs."""
    found = _NAMED.get(window)
    if found is None:
        found = _NAMED[window] = _name_of(window)
    return found


def _name_of(window: int) -> str:
    for bit, name in NAMES.items():
        if window & bit and (bit != OUT_OF_TURN or window == OUT_OF_TURN):
            return name
    return "never"
