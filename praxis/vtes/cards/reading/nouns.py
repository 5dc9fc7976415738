"""Whom and what: kinds of cards, clans, sects, titles, Disciplines, and how they are joined."""

from __future__ import annotations

from typing import Final

from praxis.effects.nodes import Condition, Filter, Who
from praxis.vtes.cards.language import *
from praxis.vtes.cards.reading.grammar import Grammar
from praxis.vtes.catalogue.terms import DISCIPLINES

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


def add(g: Grammar) -> None:
    g.kind("np", Filter)
    g.kind("inner", Filter)
    g.kind("noun", Filter)
    g.kind("adj", Filter)
    g.kind("rel", Filter)
    g.kind("any", Filter)
    g.kind("all", Filter)
    g.kind("cards", Filter)
    g.kind("seats", Who)
    g.kind("sect", Filter)
    _words(g)
    _joined(g)
    _cards(g)


def _words(g: Grammar) -> None:
    g.words("disc", {name.lower(): code for code, name in DISCIPLINES.items()})
    g.words("clan", {name.lower(): name for name in CLANS})
    g.words("clans", _plural_clans())
    g.words("clans", {name.lower(): name for name in CLANS})
    g.words("sect", {"camarilla": CAMARILLA, "sabbat": SABBAT, "anarch": ANARCH})
    g.words("sect", {"independent": INDEPENDENT, "laibon": LAIBON})
    g.words("title", {each: each for each in ("prince", "primogen", "justicar", "bishop", "archbishop", "baron")})
    g.words("title", {each: each for each in ("priscus", "cardinal", "magaji")})
    g.words("title", {"inner circle member": "inner circle", "inner circle members": "inner circle"})
    g.words("title", {"princes": "prince", "bishops": "bishop", "archbishops": "archbishop", "barons": "baron"})
    g.words("title", {"justicars": "justicar", "prisci": "priscus", "cardinals": "cardinal"})
    g.words("trait", {each: each for each in (*ALLY_TRAITS, "animal", "black hand", "infernal")})
    g.words(
        "seats",
        {
            "another methuselah": OTHER_SEATS,
            "other methuselahs": OTHER_SEATS,
            "your prey": PREY,
            "your predator": PREDATOR,
        },
    )


def _plural_clans() -> dict[str, str]:
    found: dict[str, str] = {}
    for name in CLANS:
        if name not in _SAME_PLURAL:
            plural = _PLURALS.get(name, f"{name.lower()}s")
            found[plural] = name
    return found


def _joined(g: Grammar) -> None:
    """``an ally or younger vampire controlled by your prey``: the last words are about all before them."""
    nouns = {"minion": MINION, "vampire": VAMPIRE, "retainer": RETAINER, "location": LOCATION}
    g.words("noun", {**nouns, **{f"{word}s": what for word, what in nouns.items()}})
    g.words("noun", {"ally": ALLY, "allies": ALLY, "equipment": EQUIPMENT, "werewolves": ALLY & trait("werewolf")})
    g.words("noun", {each: ALLY & trait(each) for each in ALLY_TRAITS})
    g.row("noun", "{clans}", lambda clans: VAMPIRE & clan(clans))
    g.row("noun", "{sect}", lambda sect: VAMPIRE & sect)
    g.row("noun", "{title}", lambda title: VAMPIRE & titled(title))
    adjectives = {"ready": READY, "locked": LOCKED, "unlocked": UNLOCKED, "younger": YOUNGER, "older": OLDER}
    g.words("adj", {**adjectives, "other": OTHER, "titled": TITLED, "unique": UNIQUE, "acting": IS_ACTING})
    g.row("adj", "{sect}", lambda sect: sect)
    g.row("adj", "{clan}", lambda clan: of_clan(clan))
    g.row("adj", "{trait}", lambda trait: with_trait(trait))
    g.row("adj", "non {adj}", lambda adj: ~adj)
    g.row("inner", "{noun}", lambda noun: noun)
    g.row("inner", "{noun} with capacity {n} or fewer", lambda noun, n: noun & capacity(most=n))
    g.row("inner", "{noun} with capacity {n} or more", lambda noun, n: noun & capacity(n))
    g.row("inner", "{adj} {inner}", lambda adj, inner: adj & inner)
    g.row("inner", "{noun} or {inner}", lambda noun, inner: noun | inner)
    g.row("inner", "{noun} and {inner}", lambda noun, inner: noun | inner)
    g.row("np", "{inner}", lambda inner: inner)
    g.row("np", "{inner} {rel}", lambda inner, rel: inner & rel)
    g.row("rel", "you control", lambda: MINE)
    g.row("rel", "controlled by {seats}", lambda seats: of(seats))
    g.row("rel", "controlled by your predator or prey", lambda: of(PREDATOR) | of(PREY))
    g.row("rel", "in your uncontrolled region", lambda: UNCONTROLLED & MINE)
    g.row("rel", "in torpor", lambda: TORPOR)
    for article in ("a", "an"):
        g.row("any", f"{article} {{np}}", lambda np: np)
        g.row("all", f"{article} {{np}}", lambda np: np)
    g.row("any", "another {np}", lambda np: OTHER & np)
    g.row("all", "{np}", lambda np: np)


def titled(word: str) -> Filter:
    return title(word)


def of_clan(name: str) -> Filter:
    return clan(name)


def with_trait(word: str) -> Filter:
    return trait(word)


def _cards(g: Grammar) -> None:
    """Library cards that are played."""
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
    g.row("cards", "{disc} cards", lambda disc: LIBRARY_CARD & requires(disc))
    g.row("cards", "cards requiring {disc}", lambda disc: LIBRARY_CARD & requires(disc))
    g.row("cards", "combat cards requiring {disc}", lambda disc: COMBAT_CARD & requires(disc))
    g.row("cards", "animals (allies and retainers)", lambda: (ALLY_CARD | RETAINER) & trait("animal"))


__all__ = ["CLANS", "Condition", "add"]
