"""What is printed on a card, as far as the rules read it. Faces are frozen and shared by all games."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from praxis.effects.filters import Filter
from praxis.vtes.catalogue.terms import clan_name
from praxis.vtes.effects.definition import NOTHING, Definition

# Card types, as bits: a minion card can be of several types at once. [card.minion.multi-type]
VAMPIRE: Final = 1 << 0
IMBUED: Final = 1 << 1
MASTER: Final = 1 << 2
ACTION: Final = 1 << 3
POLITICAL: Final = 1 << 4
EQUIPMENT: Final = 1 << 5
RETAINER: Final = 1 << 6
ALLY: Final = 1 << 7
MODIFIER: Final = 1 << 8
REACTION: Final = 1 << 9
COMBAT: Final = 1 << 10
EVENT: Final = 1 << 11
CONVICTION: Final = 1 << 12
POWER: Final = 1 << 13
REFLEX: Final = 1 << 14

CRYPT: Final = VAMPIRE | IMBUED
IMBUED_CARDS: Final = IMBUED | CONVICTION | POWER
ALLIES: Final = ALLY | IMBUED
"""All minions that are no vampires. [imbued.type.mortal-ally]"""
ACTIONS: Final = ACTION | POLITICAL | EQUIPMENT | RETAINER | ALLY | POWER  # [card.minion.action-kinds]
PERMANENTS: Final = EQUIPMENT | RETAINER | ALLY | POWER

TYPE_WORDS: Final[dict[int, str]] = {
    VAMPIRE: "vampire",
    IMBUED: "imbued",
    MASTER: "master",
    ACTION: "action",
    POLITICAL: "political action",
    EQUIPMENT: "equipment",
    RETAINER: "retainer",
    ALLY: "ally",
    MODIFIER: "action modifier",
    REACTION: "reaction",
    COMBAT: "combat",
    EVENT: "event",
    CONVICTION: "conviction",
    POWER: "power",
    REFLEX: "reflex",
}

UNPRINTED: Final = -1
"""A number that the card leaves to the edition's default."""


class Merged:
    """What an advanced vampire has beside the merged icon. [influence.merge.merged-icon]"""

    __slots__ = ("city", "sect", "title", "traits")

    def __init__(self, title: str = "", city: str = "", sect: str = "", traits: tuple[str, ...] = ()) -> None:
        self.title = title
        self.city = city
        self.sect = sect
        self.traits = frozenset(traits)


class Face:
    """One card as printed, frozen. `key` is its official id, or a negative number for a card that we have invented."""

    __slots__ = (
        "asks_for",
        "bleed",
        "blood",
        "borne",
        "capacity",
        "city",
        "clan",
        "clans",
        "conviction",
        "definition",
        "disciplines",
        "gehenna",
        "group",
        "has_burn_option",
        "key",
        "life",
        "merged",
        "name",
        "needs",
        "origin",
        "pool",
        "sect",
        "slave_of",
        "strength",
        "title",
        "traits",
        "types",
        "unique",
        "uses",
        "vampires_only",
        "when",
    )

    def __init__(
        self,
        key: int,
        name: str,
        types: int,
        *,
        capacity: int = 0,
        group: int = 0,
        clan: str = "",
        clans: tuple[str, ...] = (),
        disciplines: str = "",
        title: str = "",
        city: str = "",
        sect: str = "",
        blood: int = 0,
        pool: int = 0,
        conviction: int = 0,
        life: int = 0,
        strength: int = UNPRINTED,
        bleed: int = UNPRINTED,
        traits: tuple[str, ...] = (),
        unique: bool = False,
        slave_of: str = "",
        merged: Merged | None = None,
        needs: Filter | None = None,
        vampires_only: bool = False,
        gehenna: int = 0,
        asks_for: frozenset[str] = frozenset(),
        definition: Definition = NOTHING,
        origin: Face | None = None,
    ) -> None:
        self.key = key
        self.name = name
        self.types = types
        self.capacity = capacity
        self.group = group
        self.clan = clan_name(clan)  # [list.clans.renamed-2023]
        self.clans = tuple(clan_name(each) for each in clans)
        """The clans of which a library card requires one."""
        self.disciplines = levels(disciplines)
        """All Disciplines of a crypt card: superior ``DOM`` comes with basic ``dom``. [card.discipline.superior]"""
        self.title = title
        self.city = city
        self.sect = sect
        self.blood = blood
        self.pool = pool
        self.conviction = conviction
        self.life = life
        self.strength = strength
        self.bleed = bleed
        self.traits = frozenset(traits)
        self.has_burn_option = "burn option" in self.traits
        self.slave_of = slave_of
        """The clan that a slave serves."""
        self.unique = unique or (bool(types & CRYPT) and origin is None and "non-unique" not in self.traits)
        """[contest.card.which-unique]"""
        self.origin = origin
        """Of a vampire that a library card has become: that card."""
        self.merged = merged
        self.needs = needs
        """Of a library card: what the minion must be who plays it, besides clan and Disciplines.
        [card.requirement.in-text]"""
        self.vampires_only = vampires_only
        self.gehenna = gehenna
        """How many Gehenna cards must be in play as it is played."""
        self.asks_for = asks_for
        """What it requires, in words: sects, titles, clans, Disciplines."""
        self.definition = definition
        self.when = definition.when
        self.uses = definition.uses
        self.borne = self.traits.union(definition.stands_as, merged.traits if merged is not None else ())
        """The traits that the card has or could come to have."""

    def official(self) -> int:
        """The id in the card data; below 0 for cards that are not in it."""
        if self.key > BY_HAND:
            return self.key - BY_HAND
        return self.key - RISEN if self.key > RISEN else self.key

    def __repr__(self) -> str:
        return f"Face({self.key}, {self.name!r})"


RISEN: Final = 10_000_000
"""Above this are the keys of vampires that official library cards have become."""
BY_HAND: Final = 20_000_000
"""Above this are the keys of official cards that are not enforced in full, at tables that play them by hand."""
_RISEN: Final[dict[int, Face]] = {}


def risen(card: Face) -> Face:
    """The vampire or ally that a library card becomes in play.

    A vampire has capacity 1 or what the definition says, and the clan and sect that he is given. He keeps the
    definition of the card, as the procedure that carries out its effects is still running.
    """
    found = _RISEN.get(card.key)
    if found is None:
        words = card.definition.rises_as.split()
        found = _RISEN[card.key] = _vampire(card, words[1:]) if words[:1] in ([], ["vampire"]) else _ally(card)
    return found


def _vampire(card: Face, words: list[str]) -> Face:
    """The vampire that a library card becomes. `words` are his capacity and his Disciplines, if the definition gives
    them."""
    capacity = int(words[0]) if words else 1
    return Face(
        RISEN + card.key,
        card.name,
        VAMPIRE,
        capacity=capacity,
        disciplines=" ".join(words[1:]),
        definition=card.definition,
        origin=card,
    )


def _ally(card: Face) -> Face:
    trait, life, strength, bleed = card.definition.rises_as.split()
    return Face(
        RISEN + card.key,
        card.name,
        ALLY,
        life=int(life),
        strength=int(strength),
        bleed=int(bleed),
        traits=(trait,),
        unique=card.unique,
        definition=card.definition,
        origin=card,
    )


def levels(disciplines: str) -> frozenset[str]:
    """``"DOM aus"`` as the set of levels a vampire has: ``DOM``, ``dom`` and ``aus``."""
    words = disciplines.split()
    return frozenset([*words, *(word.lower() for word in words)])


BLANK: Final = Face(0, "?", 0)
"""Stands where nothing is known."""

MADE_UP: Final[dict[int, Face]] = {}
"""The cards that positions written as text have made up, by key. The key is made of the whole line, so the same line
always makes the same card and nothing here is ever replaced: a view of such a position names its faces by key alone.
Those that no game holds any more are forgotten when there are many (`positions/minions.py`)."""


def invented_key(name: str, traits: tuple[str, ...] = (), by: str = "") -> int:
    """A key that no official card has. The same name always gets the same one; an advanced vampire has another."""
    return -1 - crc32(f"{by}{name}{' (ADV)' if 'advanced' in traits else ''}".encode())


def made_up(name: str, types: int, **printed: object) -> Face:
    """A face for one position. No other game knows it."""
    traits = printed.get("traits", ())
    assert isinstance(traits, tuple)
    return Face(invented_key(name, traits), name, types, **printed)  # type: ignore[arg-type]


def vampire(name: str, capacity: int, disciplines: str = "", **printed: object) -> Face:
    printed.setdefault("sect", "Camarilla")
    return made_up(name, VAMPIRE, capacity=capacity, disciplines=disciplines, **printed)
