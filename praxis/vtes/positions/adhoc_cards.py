"""Library cards made up in a line, for positions in Python and in text files alike.

    modifier obf blood:1, stealth 1              its kind and requirement, then its effects
    equipment pool:1, strike 2 ranged, maneuver

`docs/scenarios.md` lists the words; what a card of each kind can do is in `adhoc_effects`. What cannot be read, and
what no card of that kind does, is a `BadSetting` that says what would be right.
"""

from __future__ import annotations

import re
from typing import Final

from praxis.kernel.errors import BadSetting, nearest
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face
from praxis.vtes.positions.adhoc_effects import EFFECTS, STRIKE_WORDS, WHOLE, Effect, Head, check_strike, definition_of
from praxis.vtes.positions.minions import Printed, clan, discipline, improvised, number, trait

KINDS: Final[dict[str, int]] = {
    "master": faces.MASTER,
    "event": faces.EVENT,
    "action": faces.ACTION,
    "political": faces.POLITICAL,
    "equipment": faces.EQUIPMENT,
    "retainer": faces.RETAINER,
    "ally": faces.ALLY,
    "modifier": faces.MODIFIER,
    "reaction": faces.REACTION,
    "combat": faces.COMBAT,
}
CARD_WORDS: Final = (
    "unique",
    "limited",
    "unlimited",
    "trifle",
    "location",
    "out-of-turn",
    *(f"{name}:N" for name in ("blood", "pool", "life", "strength", "bleed", "stealth")),
    "clan:NAME",
    "trait:NAME",
    "a Discipline",
)
_COSTS: Final = ("blood", "pool")
_OF_CREATURES: Final = {"life": ("ally", "retainer"), "strength": ("ally",), "bleed": ("ally",)}
_OF_KINDS: Final = {
    "limited": ("modifier",),
    "unlimited": ("modifier",),
    "trifle": ("master",),
    "location": ("master",),
    "out-of-turn": ("master",),
    "stealth": ("action", "political", "equipment", "retainer", "ally"),
}
"""Words that only cards of some kinds have."""


def card(name: str, text: str) -> Face:
    """``modifier obf blood:1, stealth 1``."""
    first, *parts = (part.strip() for part in text.split(","))
    kind, *words = first.replace("action modifier", "modifier").replace("political action", "political").split() or [""]
    if kind not in KINDS:
        raise BadSetting(f"no kind of card '{kind}'{nearest(kind, KINDS)}")
    said = _Said(kind)
    for word in words:
        said.take(word)
    effects = [effect(part) for part in parts if part]
    definition = definition_of(name, said.head, effects)
    if kind == "equipment" and any(each.word == "strike" for each in effects):
        said.traits.append("weapon")
    said.printed["traits"] = tuple(said.traits)
    return improvised(text, name, KINDS[kind], said.printed, definition)


class _Said:
    """What the words before the first comma have said so far."""

    def __init__(self, kind: str) -> None:
        self.head = Head(kind)
        self.printed: Printed = {"life": 1} if kind in ("ally", "retainer") else {}
        self.traits: list[str] = []

    def take(self, word: str) -> None:
        key, colon, value = word.partition(":")
        value = value.replace("-", " ")
        kinds = (*_OF_CREATURES.get(key, ()), *_OF_KINDS.get(key, ()))
        if kinds and self.head.kind not in kinds:
            raise BadSetting(
                f"'{word}' is no word for a card of the kind {self.head.kind}, only for {', '.join(kinds)}"
            )
        if colon and (key in _COSTS or key in _OF_CREATURES):
            self.printed[key] = number(key, value)
        elif key == "stealth" and colon:
            self.head.stealth = number(key, value)
        elif key == "clan" and colon:
            self.printed["clans"] = (clan(value),)
        elif key == "trait" and colon:
            self.traits.append(trait(value))
        elif word == "unique":
            self.printed["unique"] = True
        elif word in ("limited", "unlimited"):
            self.head.limited = word == "limited"
        elif word in ("trifle", "location", "out-of-turn"):
            self.traits.append(word)
            self.head.out_of_turn |= word == "out-of-turn"
        else:
            self.head.levels.append(discipline(word, CARD_WORDS))


def effect(text: str) -> Effect:
    """One part of a card's line, such as ``stealth 1`` or ``strike 2 ranged``."""
    if text in WHOLE:
        return Effect(text, text)
    word, *rest = text.split()
    if word == "strike" and rest:
        for each in rest:
            if each not in STRIKE_WORDS and not re.fullmatch("[+-]?[0-9]{1,5}", each):
                raise BadSetting(f"unknown strike '{each}'{nearest(each, STRIKE_WORDS)}")
        amounts = [number("strike", each, -99) for each in rest if each not in STRIKE_WORDS]
        words = tuple([each for each in rest if each in STRIKE_WORDS])
        check_strike(text, words, len(amounts))
        return Effect(text, word, amounts[0] if amounts else 0, words)
    if len(rest) == 1 and f"{word} N" in EFFECTS:
        return Effect(text, word, number(word, rest[0], -99))
    raise BadSetting(f"unknown effect '{text}'{nearest(text, EFFECTS)}")
