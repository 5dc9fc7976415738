"""What a player reads on the cards: printed numbers by the key of the face, and the texts of the decks that are dealt.

The referee never asks the engine what a card does. The few texts of the decks that change a number he has to follow are
written down here a second time, as a reader of the card would know them: those of the house, then official ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from praxis.vtes.catalogue import catalogue
from praxis.vtes.dealt import known_faces
from praxis.vtes.model.face import Face
from tests.laws.referee.texts import RISEN

VAMPIRE: Final = "vampire"
IMBUED: Final = "imbued"
ALLY: Final = "ally"
RETAINER: Final = "retainer"
MASTER: Final = "master"
OTHER: Final = "other"

FLIGHT: Final = "FLIGHT"
"""What cards that only a flying minion may play ask for, in the place of a Discipline."""

_TYPES: Final = ((1 << 8, "Action Modifier"), (1 << 9, "Reaction"), (1 << 10, "Combat"))
_KINDS: Final = ((1 << 0, VAMPIRE), (1 << 1, IMBUED), (1 << 7, ALLY), (1 << 6, RETAINER), (1 << 2, MASTER))


class Printed(NamedTuple):
    name: str
    kind: str
    capacity: int = 0
    title: str = ""
    sect: str = ""
    pool: int = 0
    bleed: int = -1
    """-1 if none is printed: the rulebook gives the number."""
    strength: int = -1
    advanced: bool = False
    trifle: bool = False
    stealth: int = 0
    intercept: int = 0
    hunt: int = 0
    blood: int = 0
    types: frozenset[str] = frozenset()
    """What a library card is played as: `Action Modifier`, `Reaction`, `Combat` and so on."""
    clan: str = ""
    disciplines: frozenset[str] = frozenset()
    """Of a minion: small letters for the basic level, capitals for the superior one."""
    clans: tuple[str, ...] = ()
    """Of a library card: the clans that may play it."""
    ways: tuple[tuple[str, ...], ...] = ()
    """The Disciplines of each way to play it, as they are printed."""
    modes: int = 0
    """How many modes the engine counts for these ways: a line with a choice, or a price for a clan, has several."""
    unique: bool = False
    slave: bool = False
    limited: bool = False
    """Whether it is a limited modifier: one of them may raise a bleed."""
    late: bool = False
    """Whether it is replaced later, not at once."""
    larger: int = 0
    """How much it adds to the capacity of the vampire whom it is on."""
    of_house_advanced: bool = False
    """An advanced vampire of the house: each has the same text, by which he is stronger."""
    hand: int = 0
    """How much a ready vampire adds to the hand size of his controller."""

    def ways_of(self, mode: int) -> tuple[tuple[str, ...], ...]:
        """The printed ways that this mode may be: its line, or any if the lines are not the modes one by one."""
        return self.ways[mode : mode + 1] if self.modes == len(self.ways) else self.ways


UNKNOWN: Final = Printed("?", OTHER)


MADE: dict[int, Printed] = {}
"""Faces made up for a scene, by key."""


def printed(key: int) -> Printed:
    """What is printed on the card with this key."""
    if 0 < key < RISEN:
        return _official(key)
    return MADE[key] if key in MADE else as_printed(known_faces.face(key))


def as_printed(face: Face) -> Printed:
    """What is printed on a card of the house, or on one made up: not what the engine makes of it."""
    kind = next((word for bit, word in _KINDS if face.types & bit), OTHER)
    return Printed(
        face.name,
        kind,
        face.capacity,
        f"{face.title} of {face.city}" if face.city else face.title,
        face.sect,
        face.pool,
        face.bleed,
        face.strength,
        "advanced" in face.traits,
        "trifle" in face.traits,
        blood=face.blood,
        types=frozenset(word for bit, word in _TYPES if face.types & bit),
        clan=face.clan,
        disciplines=_levels(face.disciplines),
        clans=face.clans,
        unique=face.unique,
        slave=bool(face.slave_of),
        of_house_advanced="advanced" in face.traits,
    )


def _levels(printed: Iterable[str]) -> frozenset[str]:
    """The Disciplines with both levels: who has the superior level has the basic level, too."""
    return frozenset(code for each in printed for code in (each, each.lower()))


@cache
def _official(key: int) -> Printed:
    card = catalogue.load()[key]
    kinds = {"Vampire": VAMPIRE, "Imbued": IMBUED, "Ally": ALLY, "Retainer": RETAINER, "Master": MASTER}
    kind = next((word for name, word in kinds.items() if name in card.types), OTHER)
    cost = {card.cost.kind: max(0, card.cost.amount)}
    marked = [line for line in card.lines if line.disciplines]
    plain = len(card.types) == 1 and not any(line.either or line.types for line in card.lines)
    return Printed(
        card.name,
        kind,
        card.capacity,
        f"{card.title} of {card.city}" if card.city else card.title,
        card.sect,
        cost.get("pool", 0),
        card.bleed,
        card.strength,
        card.advanced,
        "trifle" in card.traits,
        card.bonuses.get("stealth", 0),
        card.bonuses.get("intercept", 0),
        card.bonuses.get("hunt", 0),
        blood=cost.get("blood", 0),
        types=frozenset(card.types),
        clan=card.clans[0] if card.crypt and card.clans else "",
        disciplines=_levels(card.disciplines) | ({FLIGHT} if "flight" in card.traits else set()),
        clans=card.requirement.clans,
        ways=tuple(line.disciplines for line in marked) if plain else (),
        modes=len(known_faces.face(key).definition.modes) if plain and marked else 0,
        unique="unique" in card.traits,
        slave=bool(card.slave_of),
        limited="limited" in card.traits and "Action Modifier" in card.types,
        late="not replace" in card.text.lower(),
        larger=card.capacity_change,
        hand=card.bonuses.get("hand size", 0),
    )


# What a card on a minion gives him.
CAPACITY: Final = {"Taught Strength": 1}
INTERCEPT: Final = {"Watchful Crow": 1, "Raven Spy": 1, "Revenant": 1, "Mr. Winthrop": 1, "Sport Bike": 1}
INTERCEPT_IF_SUPERIOR: Final = {"Tame Wolf": 1}
BLEED: Final = {"Loud Truth": 1, "Tasha Morgan": 1, "J. S. Simmons, Esq.": 1, "Laptop Computer": 1}
STRENGTH: Final = {"Tame Wolf": 1, "Old Skull": 1, "Holy Anger": 1}
ADVANCED_STRENGTH: Final = 1
MERGED_BLEED: Final = 1

HAND_SIZE: Final = {"Long Shadow": -1}
"""What a card in play gives to whoever controls it."""
HAND_SIZE_THIS_TURN: Final = {("Dreams of the Sphinx", -1): 2}
"""How much the use of a card in play, in one of its modes, adds to a hand size until the turn ends."""
DRAWS: Final = {"Flurry of Action": 2}
"""How many cards a successful action, at basic, draws beyond the hand size."""
DISCARDS: Final = frozenset({"The Barrens"})
"""Cards in play that are used to discard."""
USE_COSTS: Final = {("KRCG News Radio", -2): 1}
"""The pool that it costs to use a card in play, in one of its modes."""
SETS_STRENGTH: Final = {"Torn Signpost": (2, 3)}
"""The strength of whoever plays the card, for the combat, at basic and at superior."""
INTERCEPT_AT_ONCE: Final = {"Second Tradition: Domain": 1}
"""Cards that give intercept to a minion who does not need it, and the mode that does so."""

BLEED_IF_POOR: Final = {("Foreshadowing Destruction", 1): (3, 9)}
"""Modifiers that raise a bleed if the victim has little pool, and the mode that does so."""

TRANSFERS: Final = {"Information Highway": 2}
MASTER_ACTIONS: Final = {"The Parthenon": 1}
"""How many master phase actions the use of a card in play gives."""

STEALTH: Final = {"Bold Claim": 1, "Old Debts": 1, "Booster": 1}
"""The stealth that the card of an action gives it."""
STEALTH_IF_SUPERIOR: Final = {
    "Govern the Unaligned": 1,
    "Scouting Mission": 1,
    "Enchant Kindred": 1,
    "Entrancement": 1,
}
AT_A_MINION: Final = frozenset({"Night Call", "Sworn Service", "Bum's Rush", "Deep Song", "Arson"})
"""Actions directed at the controller of the target minion."""
AT_ALL_OTHERS: Final = frozenset({"Dues"})
BLOCKS_ANYTHING: Final = frozenset({"Out of the Dark", "Eagle's Sight"})
"""Cards by which, at superior, a minion may attempt to block whoever the action allows to block."""
TEACHES: Final = {
    "Animalism": "ani",
    "Celerity": "cel",
    "Dominate": "dom",
    "Obfuscate": "obf",
    "Potence": "pot",
    "Protean": "pro",
    "Vicissitude": "vic",
    "Taught Strength": "pot",
}
"""Master cards that give a vampire a level of a Discipline."""
HUNT: Final[dict[str, int]] = {"Aaron's Feeding Razor": 1}
"""What a card on a minion adds to his hunt."""
COSTS: Final[dict[str, int]] = {}
"""Cards with a mode that does not cost the printed cost."""
CHEAPER_FOR: Final = {"Adana de Sforza": 1}
FREE_ONCE_CANCELLED: Final = frozenset[str]()
FOR_THE_LOCKED: Final = frozenset(
    {
        "Second Tradition: Domain",
        "Cats' Guidance",
        "Wake with Evening's Freshness",
        "Forced Awakening",
        "On the Qui Vive",
        "Light Sleep",
    }
)
"""Reactions that a locked minion may play."""
FOR_OTHERS: Final = frozenset({"Cloak the Gathering", "Cover Me", "Hidden Lurker"})
"""Modifiers for minions who do not act."""
FOR_BYSTANDERS: Final = frozenset({"Outstretched Hand"})
GOES_ON_WITH_THE_FIGHT: Final = frozenset({"Hidden Lurker", "Fast Reaction"})
"""Cards by which another minion enters combat after the combat of a block."""
HOLD_BACK: Final = frozenset({"Sworn Service", "Pentex™ Subversion"})
KEEPS_FROM_BLOCKING: Final = frozenset({"Seduction"})
"""Modifiers whose target cannot block the action; no event tells of that effect but the one that names the target."""
MANDATORY: Final = frozenset({"Sworn Service"})
"""Cards on a minion that give him a mandatory action each turn."""
