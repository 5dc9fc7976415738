"""Card packs: plain text files, read with every mistake named by file and line.

    kind: clan                   before the first card: what holds for every card of the file
    clan: brujah

    [BR01]                       a card begins with its code
    name: Red Work
    name.de: Rote Arbeit         names in other languages, if they differ
    power: 5
    step: conflict               preparation, conflict, consequences or passive
    do: if rivals >= 2: power +2

Lines that begin with # are comments. `docs/packs.md` teaches the rest.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from praxis import languages
from praxis.kernel.errors import nearest
from praxis.vendetta.cards import (
    ACTIVE_STEPS,
    ALLY,
    CLAN,
    CLANS,
    LOCATION,
    PASSIVE,
    RELIC,
    VICTIM,
    Card,
    CardSet,
    Static,
    Trigger,
)
from praxis.vendetta.effects.grammar import BadEffect, Reader
from praxis.vendetta.effects.idle_effects import nonsense, nonsense_of_static
from praxis.vendetta.effects.triggers import MOMENTS

KINDS: Final = (CLAN, ALLY, VICTIM, LOCATION, RELIC)
NUMBERS: Final = ("power", "influence", "feeding", "drain", "drained")
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "kind": KINDS,
    "clan": CLANS,
    "step": (*ACTIVE_STEPS, PASSIVE),
    "nature": ("human", "vampire"),
    "starting": ("yes", "no"),
}
"""Fields with a fixed choice of words."""
_TEXTS: Final = ("name", "title")
_EFFECTS: Final = ("do", "when", "while")
FIELDS: Final = (*_TEXTS, *WORDS, *NUMBERS, *_EFFECTS)
"""The fields of a card. Each text can also be given in another language: ``name.de``."""
NEEDS: Final = {
    CLAN: ("clan", "power", "step"),
    ALLY: ("nature", "influence", "feeding", "drain", "drained"),
    VICTIM: (),
    LOCATION: (),
    RELIC: ("influence",),
}
MAY: Final = {
    CLAN: ("starting", "do", "when", "while"),
    ALLY: ("when", "while"),
    VICTIM: ("influence", "feeding", "drain", "drained"),
    LOCATION: ("when", "while"),
    RELIC: ("when",),
}
"""The fields that a card of each kind can have besides those that it needs. Every card can have a kind, a name and a
title."""
WANTED: Final = {CLAN: 63, ALLY: 30, VICTIM: 35, LOCATION: 7, RELIC: 8}
"""How many cards of each kind a whole set has."""
_VICTIM_VALUES: Final = {"influence": 1, "feeding": 3, "drain": 3, "drained": 0}
_LEAST: Final = -9
_MOST: Final = 20


OVER: Final = ("house",)
"""The sets whose cards can stand in for those that a pack lacks."""


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with a pack, and where. Line 0 means the file or the pack as a whole."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}" if self.line else f"{self.file}: {self.message}"


def others() -> tuple[str, ...]:
    """The languages other than English in which a pack can name its cards."""
    return languages.known()[1:]


class _Draft:
    """A card while it is being read; also the fields that a file gives for all its cards."""

    def __init__(self, code: str, file: str, line: int, common: _Draft | None = None) -> None:
        self.code = code
        self.file = file
        self.line = line
        self.common = common
        self.fields: dict[str, Any] = {}
        self.lines: dict[str, int] = {}
        """The line at which each field, or the first line of an effect, was read."""
        self.does: tuple[int, ...] = ()
        self.triggers: list[Trigger] = []
        self.statics: list[Static] = []

    def get(self, name: str, otherwise: Any = None) -> Any:
        if name in self.fields:
            return self.fields[name]
        return self.common.get(name, otherwise) if self.common is not None else otherwise

    def has(self, name: str) -> bool:
        return name in self.lines or (self.common is not None and self.common.has(name))

    def in_languages(self, text: str) -> dict[str, str]:
        return {code: self.fields[f"{text}.{code}"] for code in languages.known() if f"{text}.{code}" in self.fields}


class PackReader:
    """Reads the files of one pack. `problems` lists everything that is wrong with them."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.over = ""
        """The set whose cards stand in for those that the pack does not have, if it says so."""
        self.cards: list[Card] = []
        """The cards that could be read, after `finish`."""
        self._effects = Reader()
        self._drafts: dict[str, _Draft] = {}

    def read(self, file: str, text: str, under: bool = False) -> None:
        """Read one file. A card of a file that lies `under` the pack is replaced by a card with the same code."""
        common = draft = _Draft("", file, 0)
        for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            if line.startswith("["):
                draft = self._begin(line, file, number, common, under)
            else:
                self._field(draft, line, number)

    def finish(self, name: str, house: bool = False, partial: bool = False) -> CardSet | None:
        """The set; None if there are problems. A `partial` set can be looked at, but not played."""
        for draft in self._drafts.values():
            card = self._card(draft, len(self.cards))
            if card is not None:
                self.cards.append(card)
        if not self._drafts and not self.problems:
            self._wrong(name, 0, "no cards; a card begins with its code in brackets, such as [BR01]")
        if not self.problems and not partial:
            self._whole_set(name, self.cards)
        self.problems.sort(key=lambda problem: (problem.file, problem.line))
        return None if self.problems else CardSet(name, self.cards, self._effects.script, house)

    # -- lines ------------------------------------------------------------------------------------------------------

    def _wrong(self, file: str, line: int, message: str) -> None:
        self.problems.append(Problem(file, line, message))

    def _begin(self, line: str, file: str, number: int, common: _Draft, under: bool) -> _Draft:
        code = line[1:-1].strip() if line.endswith("]") else ""
        draft = _Draft(code, file, number, common)
        if not code or not code.replace("-", "").isalnum():
            self._wrong(file, number, f"'{line}' should be a code of letters and digits in brackets, such as [BR01]")
        elif code in self._drafts and under:
            pass
        elif code in self._drafts:
            first = self._drafts[code]
            self._wrong(file, number, f"card {code} is there already, at {first.file}:{first.line}")
        else:
            self._drafts[code] = draft
        return draft

    def _field(self, draft: _Draft, line: str, number: int) -> None:
        name, colon, value = line.partition(":")
        name, value = " ".join(name.split()), value.strip()
        if not colon or not value:
            self._wrong(draft.file, number, f"'{line[:50]}' should be 'field: value'")
            return
        try:
            if not draft.line and name == "over":
                self.over = _one_of(name, value, OVER)
            elif not draft.line and name not in (*WORDS, *NUMBERS):
                raise BadEffect(f"'{name}' belongs to a card, which begins with its code in brackets, such as [BR01]")
            else:
                self._take(draft, name, value)
        except BadEffect as error:
            self._wrong(draft.file, number, str(error))
        draft.lines.setdefault(name.partition(" ")[0], number)

    def _take(self, draft: _Draft, name: str, value: str) -> None:
        word, _, rest = name.partition(" ")
        if name == "do":
            draft.does += self._effects.effect(value)
        elif word == "when":
            if rest not in MOMENTS:
                raise BadEffect(f"unknown moment '{rest}'{nearest(rest, MOMENTS)}")
            draft.triggers.append(Trigger(rest, self._effects.effect(value)))
            self._sensible(rest, draft.triggers[-1].does)
        elif name == "while":
            static = self._effects.static(value)
            if any(each.what == static.what for each in draft.statics):
                raise BadEffect(f"the lasting effect '{static.what}' is given twice")
            draft.statics.append(static)
        else:
            self._plain_field(draft, name, value)

    def _sensible(self, moment: str, does: tuple[int, ...]) -> None:
        wrong = nonsense(self._effects.script.said, does, moment)
        if wrong:
            raise BadEffect(wrong)

    def _plain_field(self, draft: _Draft, name: str, value: str) -> None:
        if name == "over":
            raise BadEffect("'over' is about the whole pack: it stands above the first card of a file")
        text, dot, code = name.partition(".")
        translated = bool(dot) and text in _TEXTS
        if translated and code not in others():
            raise BadEffect(f"unknown language '{code}'; known are {', '.join(others())}")
        if not translated and name not in FIELDS:
            raise BadEffect(f"unknown field '{name}'{nearest(name, FIELDS)}")
        if name in draft.fields:
            raise BadEffect(f"{name} is given twice")
        if name not in NUMBERS:
            draft.fields[name] = _one_of(name, value, WORDS[name]) if name in WORDS else value
            return
        if not value.lstrip("-").isdecimal() or not _LEAST <= int(value) <= _MOST:
            raise BadEffect(f"{name} should be a number from {_LEAST} to {_MOST}, not '{value}'")
        draft.fields[name] = int(value)

    # -- cards ------------------------------------------------------------------------------------------------------

    def _card(self, draft: _Draft, number: int) -> Card | None:
        kind = draft.get("kind")
        if kind is None or "name" not in draft.fields:
            for missing in ("kind", "name"):
                if not draft.has(missing):
                    self._wrong(draft.file, draft.line, f"card {draft.code} has no {missing}")
            return None
        self._fits_kind(draft, kind)
        values = {name: draft.get(name, 0) for name in NUMBERS}
        if kind == VICTIM:
            values = {name: draft.get(name, _VICTIM_VALUES.get(name, 0)) for name in NUMBERS}
        return Card(
            id=number,
            code=draft.code,
            kind=kind,
            name=draft.fields["name"],
            title=draft.get("title", ""),
            clan=draft.get("clan", ""),
            starting=draft.get("starting") == "yes",
            step=draft.get("step", ""),
            vampire=draft.get("nature") == "vampire",
            does=draft.does,
            triggers=tuple(draft.triggers),
            statics=tuple(draft.statics),
            names=draft.in_languages("name"),
            titles=draft.in_languages("title"),
            **values,
        )

    def _fits_kind(self, draft: _Draft, kind: str) -> None:
        card = f"card {draft.code} ({kind})"
        for name in NEEDS[kind]:
            if not draft.has(name):
                self._wrong(draft.file, draft.line, f"{card} has no {name}")
        for name, line in draft.lines.items():
            if name in (*WORDS, *NUMBERS, *_EFFECTS) and name not in ("kind", *NEEDS[kind], *MAY[kind]):
                self._wrong(draft.file, line, f"{card} cannot have {name}")
        for static in draft.statics:
            wrong = nonsense_of_static(static, kind)
            if wrong:
                self._wrong(draft.file, draft.lines["while"], wrong)
        if kind != RELIC and any(trigger.when == "your-turn" for trigger in draft.triggers):
            self._wrong(draft.file, draft.lines["when"], f"{card}: the moment 'your-turn' is for relics only")
        if kind == CLAN:
            self._fits_step(draft, card, draft.get("step", ""))

    def _fits_step(self, draft: _Draft, card: str, step: str) -> None:
        if step == PASSIVE and draft.does:
            self._wrong(draft.file, draft.lines["do"], f"{card} is passive: 'when MOMENT:' or 'while:', not 'do:'")
        if step in ACTIVE_STEPS and draft.triggers:
            self._wrong(draft.file, draft.lines["when"], f"{card} is active: 'do:', as 'when' is for passive cards")
        if step in ACTIVE_STEPS and draft.does:
            wrong = nonsense(self._effects.script.said, draft.does, step)
            if wrong:
                self._wrong(draft.file, draft.lines["do"], wrong)

    def _whole_set(self, name: str, cards: list[Card]) -> None:
        """Check that the set is whole, so that it can be played. [vendetta.components.clan-cards]"""
        for clan in CLANS:
            own = [card for card in cards if card.kind == CLAN and card.clan == clan]
            starting = sum(card.starting for card in own)
            if len(own) != 9 or starting != 2:
                has = f"{clan} has {len(own)} cards, {starting} of them starting"
                self._wrong(name, 0, f"{has}; a clan has 9, 2 of them starting")
        for kind, wanted in WANTED.items():
            count = sum(card.kind == kind for card in cards)
            if kind != CLAN and count != wanted:
                self._wrong(name, 0, f"{count} cards of kind {kind}; a set has {wanted}")


def _one_of(name: str, value: str, words: tuple[str, ...]) -> str:
    if value not in words:
        raise BadEffect(f"{name} is '{value}'{nearest(value, words)}")
    return value
