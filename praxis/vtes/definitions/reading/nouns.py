"""Phrases for things: kinds of cards, clans, sects, titles, Disciplines, and how they are joined."""

from __future__ import annotations

from typing import Final

from praxis.effects.filters import Filter
from praxis.effects.nodes import Who
from praxis.vtes.catalogue.terms import DISCIPLINES
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar

CLANS: Final = (
    "Abomination",
    "Ahrimane",
    "Akunanse",
    "Baali",
    "Banu Haqim",
    "Blood Brother",
    "Brujah",
    "Brujah antitribu",
    "Caitiff",
    "Daughter of Cacophony",
    "Gangrel",
    "Gangrel antitribu",
    "Gargoyle",
    "Giovanni",
    "Guruhi",
    "Harbinger of Skulls",
    "Hecata",
    "Ishtarri",
    "Kiasyd",
    "Lasombra",
    "Malkavian",
    "Malkavian antitribu",
    "Ministry",
    "Nagaraja",
    "Nosferatu",
    "Nosferatu antitribu",
    "Osebo",
    "Pander",
    "Ravnos",
    "Salubri",
    "Salubri antitribu",
    "Samedi",
    "Toreador",
    "Toreador antitribu",
    "Tremere",
    "Tremere antitribu",
    "True Brujah",
    "Tzimisce",
    "Ventrue",
    "Ventrue antitribu",
)
_PLURALS: Final = {"Daughter of Cacophony": "daughters of cacophony", "Harbinger of Skulls": "harbingers of skulls"}
_SAME_PLURAL: Final = ("Lasombra", "Brujah", "Toreador", "Ministry", "Banu Haqim")
ALLY_TRAITS: Final = ("werewolf", "wraith", "zombie", "mage", "ghoul", "demon", "mummy", "changeling")
_TITLES: Final = (
    "prince",
    "primogen",
    "justicar",
    "bishop",
    "archbishop",
    "baron",
    "priscus",
    "cardinal",
    "magaji",
    "regent",
)
NOT_SELF: Final = ~among(SELF)


def add(g: Grammar) -> None:
    for kind in ("np", "inner", "noun", "adj", "rel", "any", "all", "sect", "cards", "card"):
        g.kind(kind, Filter)
    g.kind("seats", Who)
    _words(g)
    _nouns(g)
    _joined(g)
    _cards(g)


def _words(g: Grammar) -> None:
    g.words("disc", {name.lower(): code for code, name in DISCIPLINES.items()})
    g.words("clan", {name.lower(): name for name in CLANS})
    plural = {name: _PLURALS.get(name, f"{name.lower()}s") for name in CLANS if name not in _SAME_PLURAL}
    g.words("clans", {**{word: name for name, word in plural.items()}, **{name.lower(): name for name in CLANS}})
    g.words("sect", {"camarilla": CAMARILLA, "sabbat": SABBAT, "anarch": ANARCH, "anarchs": ANARCH})
    g.words("sect", {"independent": INDEPENDENT, "laibon": LAIBON})
    g.words("title", {each: each for each in _TITLES})
    g.words("title", {f"{each}s": each for each in _TITLES if each not in ("primogen", "priscus", "magaji")})
    g.words("title", {"inner circle member": "inner circle", "inner circle members": "inner circle"})
    g.words("title", {"prisci": "priscus"})
    g.words("trait", {each: each for each in (*ALLY_TRAITS, "animal", "black hand", "infernal", "mortal")})
    seats = {"another methuselah": OTHER_SEATS, "other methuselahs": OTHER_SEATS}
    g.words("seats", {**seats, "your prey": PREY, "your predator": PREDATOR})


def _nouns(g: Grammar) -> None:
    nouns = {"minion": MINION, "vampire": VAMPIRE, "retainer": RETAINER, "location": LOCATION}
    g.words("noun", {**nouns, **{f"{word}s": what for word, what in nouns.items()}})
    g.words("noun", {"imbued": IMBUED})
    g.words("noun", {"ally": ALLY, "allies": ALLY, "equipment": EQUIPMENT, "weapon": EQUIPMENT & trait("weapon")})
    g.words("noun", {each: ALLY & trait(each) for each in ALLY_TRAITS})
    hunting = LOCATION & trait("hunting ground")
    g.words("noun", {"hunting ground": hunting, "hunting grounds": hunting})
    g.words("noun", {"werewolves": ALLY & trait("werewolf"), "mummies": ALLY & trait("mummy")})
    g.row("noun", "{clans}", lambda clans: VAMPIRE & clan(clans))
    g.row("noun", "{sect}", lambda sect: VAMPIRE & sect)
    g.row("noun", "{title}", lambda title: VAMPIRE & with_title(title))
    adjectives = {"ready": READY, "locked": LOCKED, "unlocked": UNLOCKED, "younger": YOUNGER, "older": OLDER}
    g.words("adj", {**adjectives, "other": NOT_SELF, "titled": TITLED, "unique": UNIQUE, "acting": IS_ACTING})
    g.words("adj", {"controlled": IN_PLAY, "blocking": among(BLOCKING)})
    g.row("adj", "{sect}", lambda sect: sect)
    g.row("adj", "{clan}", lambda clan: of_clan(clan))
    g.row("adj", "{trait}", lambda trait: with_trait(trait))
    g.row("adj", "non {adj}", lambda adj: ~adj)


def _joined(g: Grammar) -> None:
    """Phrases of several kinds, ``an ally or younger vampire controlled by your prey``: the last words are about all
    before them."""
    g.row("inner", "{noun}", lambda noun: noun)
    g.row("inner", "{noun} with capacity {n} or fewer", lambda noun, n: noun & capacity(most=n))
    g.row("inner", "{noun} with capacity {n} or more", lambda noun, n: noun & capacity(n))
    g.row("inner", "{adj} {inner}", lambda adj, inner: adj & inner)
    g.row("inner", "{noun} or {inner}", lambda noun, inner: noun | inner)
    for article in ("a", "an"):
        g.row("inner", f"{{noun}} or {article} {{inner}}", lambda noun, inner: noun | inner)
    g.row("inner", "{noun} and {inner}", lambda noun, inner: noun | inner)
    g.row("np", "{inner}", lambda inner: inner)
    g.row("np", "{inner} {rel}", lambda inner, rel: inner & rel)
    g.row("rel", "you control", lambda: MINE)
    g.row("rel", "controlled by {seats}", lambda seats: of(seats))
    g.row("rel", "controlled by your predator or prey", lambda: of(PREDATOR) | of(PREY))
    g.row("rel", "in your uncontrolled region", lambda: UNCONTROLLED & MINE)
    for article in ("a", "an", "any"):
        g.row("any", f"{article} {{np}}", lambda np: np)
    for article in ("a", "an"):
        g.row("all", f"{article} {{np}}", lambda np: np)
    g.row("any", "another {np}", lambda np: NOT_SELF & np)
    g.row("all", "{np}", lambda np: np)


def with_title(word: str) -> Filter:
    return title(word)


def of_clan(name: str) -> Filter:
    return clan(name)


def with_trait(word: str) -> Filter:
    return trait(word)


def _cards(g: Grammar) -> None:
    """Phrases for library cards: some that are played (`cards`), or one (`card`)."""
    kinds = {
        "cards": LIBRARY_CARD,
        "combat cards": COMBAT_CARD,
        "action cards": ACTION_CARD,
        "action modifier cards": MODIFIER_CARD,
        "reaction cards": REACTION_CARD,
        "master cards": MASTER_CARD,
        "political action cards": POLITICAL_CARD,
        "allies": ALLY_CARD,
        "retainers": RETAINER,
        "equipment": EQUIPMENT,
        "weapons": EQUIPMENT & trait("weapon"),
        "allies and retainers": ALLY_CARD | RETAINER,
    }
    g.words("cards", kinds)
    for article in ("a", "an"):
        g.words(
            "card",
            {
                f"{article} master card": MASTER_CARD,
                f"{article} political action card": POLITICAL_CARD,
                f"{article} equipment card": EQUIPMENT,
                f"{article} equipment": EQUIPMENT,
                f"{article} minion card": MINION_CARD,
                f"{article} location": LOCATION & ~EQUIPMENT,
                f"{article} melee weapon": EQUIPMENT & trait("melee weapon"),
                f"{article} ally": ALLY_CARD,
                f"{article} retainer": RETAINER,
                f"{article} master archetype card": MASTER_CARD & trait("archetype"),
                f"{article} master discipline card": MASTER_CARD & trait("discipline"),
                f"{article} contract card": trait("contract"),
            },
        )
