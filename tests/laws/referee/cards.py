"""What a player reads on the cards: printed numbers by the key of the face, and the texts of the decks that are dealt.

The referee never asks the engine what a card does. The few texts of the decks that change a number he has to follow are
written down here a second time, as a reader of the card would know them: those of the house, then official ones.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.printed import CardFace
from praxis.vtes.dealt import pool

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
    stealth: int = 0
    intercept: int = 0
    hunt: int = 0


UNKNOWN: Final = Printed("?", OTHER)


def printed(key: int) -> Printed:
    """The face of a card as it lies on the table."""
    if key > 0:
        return _official(catalogue.load()[key])
    face = pool.face(key)
    kind = next((word for bit, word in _KINDS if face.types & bit), OTHER)
    advanced, trifle = "advanced" in face.traits, "trifle" in face.traits
    return Printed(
        face.name, kind, face.capacity, face.title, face.sect, face.pool, face.bleed, face.strength, advanced, trifle
    )


def _official(card: CardFace) -> Printed:
    kinds = {"Vampire": VAMPIRE, "Imbued": IMBUED, "Ally": ALLY, "Retainer": RETAINER, "Master": MASTER}
    kind = next((word for name, word in kinds.items() if name in card.types), OTHER)
    pool_cost = card.cost.amount if card.cost.kind == "pool" else 0
    own = (card.bonuses.get("stealth", 0), card.bonuses.get("intercept", 0), card.bonuses.get("hunt", 0))
    first = (card.name, kind, card.capacity, card.title, card.sect, pool_cost, card.bleed, card.strength)
    return Printed(*first, card.advanced, "trifle" in card.traits, *own)


# What a card on a minion gives him.
_DISCIPLINES: Final = ("Animalism", "Celerity", "Dominate", "Obfuscate", "Potence", "Protean", "Vicissitude")
CAPACITY: Final = {"Taught Strength": 1, **dict.fromkeys(_DISCIPLINES, 1)}
INTERCEPT: Final = {"Watchful Crow": 1, "Raven Spy": 1, "Revenant": 1, "Mr. Winthrop": 1, "Sport Bike": 1}
INTERCEPT_IF_SUPERIOR: Final = {"Tame Wolf": 1}
BLEED: Final = {"Loud Truth": 1, "Tasha Morgan": 1, "J. S. Simmons, Esq.": 1, "Laptop Computer": 1}
STRENGTH: Final = {"Tame Wolf": 1, "Old Skull": 1, "Holy Anger": 1}
ADVANCED_STRENGTH: Final = 1
MERGED_BLEED: Final = 1

HAND_SIZE: Final = {"Long Shadow": -1}
"""What a card in play gives to whoever controls it."""
HAND_SIZE_THIS_TURN: Final = {("Dreams of the Sphinx", -1): 2}
"""What using a card in play, in one of its ways, gives until the turn ends."""
DRAWS: Final = {"Flurry of Action": 2}
"""Cards drawn beyond the hand size, for an action at basic that succeeds."""
DISCARDS: Final = frozenset({"The Barrens"})
"""Cards in play that are used to discard."""
USE_COSTS: Final = {("KRCG News Radio", -2): 1}
"""Pool for using a card in play in one of its ways."""
SETS_STRENGTH: Final = {"Torn Signpost": (2, 3)}
"""The strength of whoever plays the card, for the combat, at basic and at superior."""
INTERCEPT_AT_ONCE: Final = {"Second Tradition: Domain": 1}
"""Cards whose intercept need not be needed, and in which of their ways."""

TRANSFERS: Final = {"Information Highway": 2}
MASTER_ACTIONS: Final = {"The Parthenon": 1}
"""What using a card in play gives in that phase."""

STEALTH: Final = {"Bold Claim": 1, "Old Debts": 1, "Booster": 1}
"""Actions with stealth by the card."""
STEALTH_IF_SUPERIOR: Final = {
    "Govern the Unaligned": 1,
    "Scouting Mission": 1,
    "Enchant Kindred": 1,
    "Entrancement": 1,
}
AT_A_MINION: Final = frozenset({"Night Call", "Sworn Service", "Bum's Rush", "Deep Song", "Arson"})
"""Actions directed at the controller of the minion chosen."""
AT_ALL_OTHERS: Final = frozenset({"Dues"})
BLOCKS_ANYTHING: Final = frozenset({"Out of the Dark", "Eagle's Sight"})
"""At superior its minion attempts to block whoever the action is open to."""
MANDATORY: Final = frozenset({"Sworn Service"})
"""Cards on a minion that give him something he must do each turn."""
