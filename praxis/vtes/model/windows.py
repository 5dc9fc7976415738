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
"""What a card costs is being settled: as it is played, and again when its action has succeeded."""

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
}


def name_of(window: int) -> str:
    """The first named moment of a mask, for decisions and logs."""
    for bit, name in NAMES.items():
        if window & bit and (bit != OUT_OF_TURN or window == OUT_OF_TURN):
            return name
    return "never"
