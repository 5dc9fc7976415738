"""What a player reads on the cards: printed numbers by the key of the face, and the texts of the built-in decks.

The referee never asks the engine what a card does. The few texts of the built-in decks that change a number he has to
follow are written down here a second time, as a reader of the card would know them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from praxis.vtes import pool

VAMPIRE: Final = "vampire"
IMBUED: Final = "imbued"
ALLY: Final = "ally"
RETAINER: Final = "retainer"
MASTER: Final = "master"
OTHER: Final = "other"

_KINDS: Final = ((1 << 0, VAMPIRE), (1 << 1, IMBUED), (1 << 7, ALLY), (1 << 6, RETAINER), (1 << 2, MASTER))


class Printed(NamedTuple):
    name: str
    kind: str
    capacity: int = 0
    title: str = ""
    sect: str = ""
    pool: int = 0
    bleed: int = -1
    """-1: not printed, the book says."""
    strength: int = -1
    advanced: bool = False
    trifle: bool = False


UNKNOWN: Final = Printed("?", OTHER)


def printed(key: int) -> Printed:
    """The face of a card as it lies on the table."""
    face = pool.face(key)
    kind = next((word for bit, word in _KINDS if face.types & bit), OTHER)
    advanced, trifle = "advanced" in face.traits, "trifle" in face.traits
    return Printed(
        face.name, kind, face.capacity, face.title, face.sect, face.pool, face.bleed, face.strength, advanced, trifle
    )


# Texts of the built-in decks: what a card on a minion gives him.
CAPACITY: Final = {"Taught Strength": 1}
INTERCEPT: Final = {"Watchful Crow": 1}
INTERCEPT_IF_SUPERIOR: Final = {"Tame Wolf": 1}
BLEED: Final = {"Loud Truth": 1}
STRENGTH: Final = {"Tame Wolf": 1, "Old Skull": 1, "Holy Anger": 1}
ADVANCED_STRENGTH: Final = 1
MERGED_BLEED: Final = 1

HAND_SIZE: Final = {"Long Shadow": -1}
"""What a card in play gives to whoever controls it."""

STEALTH: Final = {"Bold Claim": 1, "Old Debts": 1, "Booster": 1}
"""Actions with stealth by the card."""
AT_A_MINION: Final = frozenset({"Night Call", "Sworn Service"})
"""Actions directed at the controller of the minion chosen."""
AT_ALL_OTHERS: Final = frozenset({"Dues"})
BLOCKS_ANYTHING: Final = "Out of the Dark"
"""At superior its minion attempts to block whoever the action is open to."""
MANDATORY: Final = frozenset({"Sworn Service"})
"""Cards on a minion that give him something he must do each turn."""
