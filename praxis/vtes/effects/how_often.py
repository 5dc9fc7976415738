"""How long something lasts, and how often a card or an effect can be used: once in each round, combat, turn …"""

from __future__ import annotations

from typing import Final

# The span of a limit or of a duration.
ROUND: Final = 1
COMBAT: Final = 2
ACTION: Final = 3
REFERENDUM: Final = 4
TURN: Final = 5
GAME: Final = 6
YOUR_UNLOCK: Final = 8
"""Until your next unlock phase."""
YOUR_DISCARD: Final = 9
THEIR_UNLOCK: Final = 10
"""Until the next unlock phase of the Methuselah whose number changes."""
SPAN_WORDS: Final[dict[int, str]] = {
    YOUR_UNLOCK: "your-unlock",
    YOUR_DISCARD: "your-discard",
    THEIR_UNLOCK: "their-unlock",
    ROUND: "round",
    COMBAT: "combat",
    ACTION: "action",
    REFERENDUM: "referendum",
    TURN: "turn",
    GAME: "game",
}
BY_NAME: Final = 16
"""Of an effect in play: the limit is on all cards of its name together that the minion has, not on each."""
FOR_YOU: Final = 64
"""Of a limit on the game: each Methuselah has one."""
FOR_ALL: Final = 32
"""The limit is on all minions together."""
