"""Card packs: a folder of plain text files, read with every mistake named by file and line.

    [BR01]                       a card begins with its code
    kind: clan                   clan, ally, victim, location or relic
    name: Red Work
    name.de: Rote Arbeit         names in other languages, if they differ
    clan: brujah
    power: 5
    step: conflict               preparation, conflict, consequences or passive
    do: if rivals >= 2: power +2

Lines that begin with # are comments. `docs/packs.md` teaches the rest.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

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
from praxis.vendetta.effects.grammar import BadEffect, Reader, nearest
from praxis.vendetta.effects.triggers import MOMENTS

KINDS: Final = (CLAN, ALLY, VICTIM, LOCATION, RELIC)
LANGUAGES: Final = ("de", "it", "ja")
_NUMBERS: Final = {"power", "influence", "feeding", "drain", "drained"}
_NEEDS: Final = {
    CLAN: ("clan", "power", "step"),
    ALLY: ("nature", "influence", "feeding", "drain", "drained"),
    VICTIM: (),
    LOCATION: (),
    RELIC: ("influence",),
}
_MAY: Final = {
    CLAN: ("starting", "do", "when", "while"),
    ALLY: ("when", "while"),
    VICTIM: ("influence", "feeding", "drain", "drained"),
    LOCATION: ("when", "while"),
    RELIC: ("when", "while"),
}
_ALWAYS: Final = ("kind", "name", "title")
_VICTIM_VALUES: Final = {"influence": 1, "feeding": 3, "drain": 3, "drained": 0}
WANTED: Final = {CLAN: 63, ALLY: 30, VICTIM: 35, LOCATION: 7, RELIC: 8}


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with a pack, and where."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}" if self.line else f"{self.file}: {self.message}"


class _Draft:
    """A card while it is being read."""

    def __init__(self, code: str, file: str, line: int) -> None:
        self.code = code
        self.file = file
        self.line = line
        self.fields: dict[str, Any] = {}
        self.names: dict[str, str] = {}
        self.does: tuple[int, ...] = ()
        self.triggers: list[Trigger] = []
        self.statics: list[Static] = []


class PackReader:
    """Reads the files of one pack; `problems` says everything that is wrong with them."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self._effects = Reader()
        self._drafts: dict[str, _Draft] = {}

    def read(self, file: str, text: str) -> None:
        """Take in one file."""
        draft: _Draft | None = None
        for number, raw in enumerate(text.splitlines(), start=1):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            if line.startswith("["):
                draft = self._begin(line, file, number)
            elif draft is None:
                self._wrong(file, number, "before the first card there can only be comments; a card begins with [CODE]")
            else:
                self._field(draft, line, file, number)

    def finish(self, name: str, house: bool = False) -> CardSet | None:
        """The whole set, or nothing if there are problems."""
        cards: list[Card] = []
        for draft in self._drafts.values():
            card = self._card(draft, len(cards))
            if card is not None:
                cards.append(card)
        if not self._drafts and not self.problems:
            self._wrong(name, 0, "no cards; a pack is a folder of .txt files with cards that begin with [CODE]")
        if not self.problems:
            self._whole_set(name, cards)
        return None if self.problems else CardSet(name, cards, self._effects.nodes, house)

    # -- lines ------------------------------------------------------------------------------------------------------

    def _wrong(self, file: str, line: int, message: str) -> None:
        self.problems.append(Problem(file, line, message))

    def _begin(self, line: str, file: str, number: int) -> _Draft:
        code = line[1:-1].strip() if line.endswith("]") else ""
        if not code or not code.replace("-", "").isalnum():
            self._wrong(file, number, f"'{line}' should be a code of letters and digits in brackets, such as [BR01]")
        elif code in self._drafts:
            first = self._drafts[code]
            self._wrong(file, number, f"card {code} is there already, at {first.file}:{first.line}")
        draft = _Draft(code, file, number)
        self._drafts.setdefault(code, draft)
        return draft

    def _field(self, draft: _Draft, line: str, file: str, number: int) -> None:
        name, colon, value = line.partition(":")
        name, value = name.strip(), value.strip()
        if not colon or not value:
            self._wrong(file, number, f"'{line[:50]}' should be 'field: value'")
            return
        try:
            self._take(draft, name, value)
        except BadEffect as error:
            self._wrong(file, number, str(error))

    def _take(self, draft: _Draft, name: str, value: str) -> None:
        word, _, rest = name.partition(" ")
        if word == "do":
            draft.does += self._effects.effect(value)
        elif word == "when":
            if rest not in MOMENTS:
                raise BadEffect(f"unknown moment '{rest}'{nearest(rest, MOMENTS)}")
            draft.triggers.append(Trigger(rest, self._effects.effect(value)))
        elif word == "while":
            draft.statics.append(self._effects.static(value))
        elif name.startswith("name."):
            if name[5:] not in LANGUAGES:
                raise BadEffect(f"unknown language '{name[5:]}'; known are {', '.join(LANGUAGES)}")
            draft.names[name[5:]] = value
        elif name in _NUMBERS:
            if not value.lstrip("-").isdigit() or not -9 <= int(value) <= 20:
                raise BadEffect(f"{name} should be a number from -9 to 20, not '{value}'")
            draft.fields[name] = int(value)
        else:
            self._word_field(draft, name, value)

    def _word_field(self, draft: _Draft, name: str, value: str) -> None:
        choices: dict[str, tuple[str, ...]] = {
            "kind": KINDS,
            "clan": CLANS,
            "step": (*ACTIVE_STEPS, PASSIVE),
            "nature": ("human", "vampire"),
            "starting": ("yes", "no"),
        }
        if name in choices:
            if value not in choices[name]:
                raise BadEffect(f"{name} is '{value}'{nearest(value, choices[name])}")
        elif name not in ("name", "title"):
            known = [*_ALWAYS, *_NUMBERS, *choices, "do", "when MOMENT", "while", "name.de"]
            raise BadEffect(f"unknown field '{name}'{nearest(name, known)}")
        if name in draft.fields:
            raise BadEffect(f"{name} is given twice")
        draft.fields[name] = value

    # -- cards ------------------------------------------------------------------------------------------------------

    def _card(self, draft: _Draft, number: int) -> Card | None:
        fields = draft.fields
        kind = fields.get("kind")
        if kind is None or "name" not in fields:
            missing = "kind" if kind is None else "name"
            self._wrong(draft.file, draft.line, f"card {draft.code} has no {missing}")
            return None
        self._fits_kind(draft, kind)
        if kind == VICTIM:
            fields = {**_VICTIM_VALUES, **fields}
        return Card(
            id=number,
            code=draft.code,
            kind=kind,
            name=fields["name"],
            title=fields.get("title", ""),
            clan=fields.get("clan", ""),
            starting=fields.get("starting") == "yes",
            power=fields.get("power", 0),
            step=fields.get("step", ""),
            vampire=fields.get("nature") == "vampire",
            influence=fields.get("influence", 0),
            feeding=fields.get("feeding", 0),
            drain=fields.get("drain", 0),
            drained=fields.get("drained", 0),
            does=draft.does,
            triggers=tuple(draft.triggers),
            statics=tuple(draft.statics),
            names=draft.names,
        )

    def _fits_kind(self, draft: _Draft, kind: str) -> None:
        here = (draft.file, draft.line)
        given = set(draft.fields)
        given |= {"do"} if draft.does else set()
        given |= {"when"} if draft.triggers else set()
        given |= {"while"} if draft.statics else set()
        for name in _NEEDS[kind]:
            if name not in given:
                self._wrong(*here, f"card {draft.code} ({kind}) has no {name}")
        for name in sorted(given - set(_ALWAYS) - set(_NEEDS[kind]) - set(_MAY[kind])):
            self._wrong(*here, f"card {draft.code} ({kind}) cannot have {name}")
        if kind == CLAN and draft.fields.get("step") == PASSIVE and draft.does:
            self._wrong(*here, f"card {draft.code} is passive: it needs 'when MOMENT:' or 'while:', not 'do:'")
        if kind == CLAN and draft.fields.get("step") in ACTIVE_STEPS and draft.triggers:
            self._wrong(*here, f"card {draft.code} is active: it needs 'do:', 'when' is for passive cards")
        if kind != RELIC and any(trigger.when == "your-turn" for trigger in draft.triggers):
            self._wrong(*here, f"card {draft.code}: the moment 'your-turn' is for relics only")

    def _whole_set(self, name: str, cards: list[Card]) -> None:
        """A set can be played only if it is whole. [vendetta.components.clan-cards]"""
        for clan in CLANS:
            own = [card for card in cards if card.kind == CLAN and card.clan == clan]
            starting = sum(card.starting for card in own)
            if len(own) != 9 or starting != 2:
                self._wrong(
                    name,
                    0,
                    f"{clan} has {len(own)} cards, {starting} of them starting; a clan has 9, 2 of them starting",
                )
        for kind, wanted in WANTED.items():
            count = sum(card.kind == kind for card in cards)
            if kind != CLAN and count != wanted:
                self._wrong(name, 0, f"{count} cards of kind {kind}; a set has {wanted}")
