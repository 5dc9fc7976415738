"""Cards for one position: the plain set, whose cards do nothing, and cards made up in a line of the pack language.

Five                                          a card of the set, by name or code
power 4                                       a clan card without effect
power 4 conflict: lose each-rival 2 blood     an active one
power 2 when you-withdraw: gain 1 blood       a passive one
power 6 conflict while power -2 if blood-here >= 1
Red Work = power 4 preparation: power +1      the same with a name of its own
human 2/1/3/0                                 an ally: influence, feeding, drain, influence once drained
vampire 3/2/4/1 while wins-ties & when you-win: gain 1 blood
victim, human, vampire                        any card of that kind
when location-resolved: recall 3              a location card
1 when your-turn: restore                     a relic, its influence first
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import msgspec

from praxis.kernel.errors import BadSetting, nearest
from praxis.kernel.rng import derive
from praxis.vendetta import sets
from praxis.vendetta.cards import (
    ACTIVE_STEPS,
    ALLY,
    CLAN,
    CLANS,
    CONFLICT,
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
from praxis.vendetta.effects.triggers import MOMENTS
from praxis.vendetta.said import Script

PLAIN: Final = "plain"
_NUMERALS: Final = ("Hunt", "Ready", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
_CLAN_LINE = re.compile(rf"power (-?\d+)(?: ({'|'.join((*ACTIVE_STEPS, PASSIVE))})\b)?(.*)\Z", re.DOTALL)
_ALLY_LINE = re.compile(r"(human|vampire) (\d+)/(\d+)/(\d+)/(-?\d+)(.*)\Z", re.DOTALL)
_RELIC_LINE = re.compile(r"(?:influence )?(-?\d+)\b(.*)\Z", re.DOTALL)
_UNNAMED = r"(?!(?:power|human|vampire|influence) -?\d|when |while )"
_NAMED = re.compile(rf"{_UNNAMED}([^=:<>]*[^=:<>\s])\s+=\s+(.*)\Z", re.DOTALL)
_ANY: Final = {
    "victim": (VICTIM, "any"),
    "ally": (ALLY, "any"),
    "human": (ALLY, "human"),
    "vampire": (ALLY, "vampire"),
    "location": (LOCATION, "any"),
    "relic": (RELIC, "any"),
}


@cache
def plain_set() -> CardSet:
    """Cards that do nothing: clan cards with a power from 1 to 9. Each is named by its power, except the two starting
    cards."""
    cards: list[Card] = []

    def add(**fields: object) -> None:
        cards.append(msgspec.convert({"id": len(cards), **fields}, Card))

    for clan in CLANS:
        for power, name in enumerate(_NUMERALS, start=1):
            code = f"{clan[:2].upper()}{power:02}"
            add(code=code, kind=CLAN, name=name, clan=clan, starting=power <= 2, power=power, step=CONFLICT)
    for n in range(1, 31):
        if n <= 20:
            add(code=f"AL{n:02}", kind=ALLY, name=f"Human {n}", influence=2, feeding=1, drain=2, drained=1)
        else:
            name = f"Vampire {n - 20}"
            add(code=f"AL{n}", kind=ALLY, name=name, vampire=True, influence=3, feeding=2, drain=4, drained=1)
    for n in range(1, 36):
        add(code=f"VI{n:02}", kind=VICTIM, name=f"Victim {n}", influence=1, feeding=3, drain=3)
    for n in range(1, 8):
        add(code=f"LO{n:02}", kind=LOCATION, name=f"Place {n}")
    for n in range(1, 9):
        add(code=f"RE{n:02}", kind=RELIC, name=f"Relic {n}", influence=1)
    return sets.add(CardSet(f"~{PLAIN}", cards, Script(), house=False))


def base_set(name: str) -> CardSet:
    return plain_set() if name == PLAIN else sets.card_set(name)


class Part:
    """A card that a position mentions. Its `id` is known once the whole cast is settled."""

    __slots__ = ("clan", "id", "kind", "nature", "text")

    def __init__(self, kind: str, clan: str, text: str, nature: str = "") -> None:
        self.kind = kind
        self.clan = clan
        self.text = text
        self.nature = nature
        """The kind of card for "any card of this kind": `any`, or for an ally `human` or `vampire`."""
        self.id = -1


class Cast:
    """All cards that a position mentions. Made-up cards take the place of cards that it does not name."""

    def __init__(self, base: CardSet) -> None:
        self.base = base
        self._parts: list[Part] = []

    def part(self, kinds: tuple[str, ...], text: str, clan: str = "") -> Part:
        """A card by its name, its code, its line, or just its kind."""
        text = " ".join(text.split())
        kind, nature = _ANY.get(text.casefold(), ("", ""))
        if kind in kinds:
            part = Part(kind, "", text, nature)
        else:
            part = Part(kinds[0], clan, text)
            part.id = self._named(kinds, text, clan)
        self._parts.append(part)
        return part

    def _named(self, kinds: tuple[str, ...], text: str, clan: str) -> int:
        """The card with this code or name that was not mentioned before, or -1."""
        wanted = text.casefold()
        fitting = [
            card.id
            for card in self.base.cards
            if card.kind in kinds and card.clan == clan and wanted in (card.code.casefold(), card.name.casefold())
        ]
        taken = {part.id for part in self._parts}
        free = [card for card in fitting if card not in taken]
        if fitting and not free:
            raise BadSetting(f"'{text}' is in the position already")
        return free[0] if free else -1

    def give_cards(self) -> CardSet:
        """Give every part its card. Gives the set that holds them all."""
        made = [part for part in self._parts if part.id < 0 and not part.nature]
        reader = Reader(self.base.script.copy())
        cards = list(self.base.cards)
        for part in made:
            slot = self._free(part)
            cards[slot] = improvise(reader, part.kind, part.text, cards[slot])
            part.id = slot
        for part in self._parts:
            if part.id < 0:
                part.id = self._free(part)
        if not made:
            return self.base
        name = f"~{self.base.name.lstrip('~')}-{derive(*(f'{part.id} {part.text}' for part in made)) % (1 << 40):010x}"
        return sets.add(CardSet(name, cards, reader.script, house=False))

    def _free(self, part: Part) -> int:
        """A card that the position does not name: the last of its kind, a starting card only if no other is left."""
        taken = {each.id for each in self._parts}
        free = [
            card
            for card in self.base.cards
            if card.kind == part.kind
            and card.clan == part.clan
            and card.id not in taken
            and (part.nature in ("", "any") or card.vampire == (part.nature == "vampire"))
        ]
        if not free:
            raise BadSetting(f"'{part.text}': no {part.clan or part.nature or part.kind} card is left for it")
        if part.nature:
            return free[0].id
        return max(free, key=lambda card: (not card.starting, card.id)).id


def improvise(reader: Reader, kind: str, text: str, slot: Card) -> Card:
    """Make a card from its line. It takes the number, the clan and the starting mark of the card that it replaces."""
    named = _NAMED.match(text)
    name, line = (named[1], named[2]) if named else (text, text)
    found = {CLAN: _CLAN_LINE, ALLY: _ALLY_LINE, RELIC: _RELIC_LINE}.get(kind, re.compile("()(.*)")).match(line)
    if found is None:
        raise BadSetting(f"'{text}' is neither a {kind} card of the set nor a made-up one like '{_LIKE[kind]}'")
    clauses = found[found.lastindex or 0]
    try:
        does, triggers, statics = _clauses(reader, clauses)
    except BadEffect as error:
        raise BadSetting(f"'{text}': {error}") from None
    fields: dict[str, object] = {}
    if kind == CLAN:
        step = found[2] or (PASSIVE if triggers else CONFLICT)
        if (step == PASSIVE and does) or (step != PASSIVE and triggers):
            raise BadSetting(f"'{text}': an active card takes ': EFFECT', a passive one 'when MOMENT: EFFECT'")
        fields = {"power": int(found[1]), "step": step}
    elif kind == ALLY:
        numbers = dict(zip(("influence", "feeding", "drain", "drained"), map(int, found.groups()[1:5]), strict=True))
        fields = {"vampire": found[1] == "vampire", **numbers}
    elif kind == RELIC:
        fields = {"influence": int(found[1])}
    elif not clauses.strip():
        raise BadSetting(f"'{text}' is not a {kind} card of the set")
    return Card(
        id=slot.id,
        code=slot.code,
        kind=kind,
        name=name,
        clan=slot.clan,
        starting=slot.starting,
        does=does,
        triggers=triggers,
        statics=statics,
        **fields,  # type: ignore[arg-type]
    )


_LIKE: Final = {
    CLAN: "power 4 conflict: gain 1 blood",
    ALLY: "human 2/1/3/0",
    VICTIM: "victim",
    LOCATION: "when after-reveal: gain 1 blood",
    RELIC: "1 when your-turn: gain 1 blood",
}


def _clauses(reader: Reader, text: str) -> tuple[tuple[int, ...], tuple[Trigger, ...], tuple[Static, ...]]:
    """Read ``: EFFECT``, ``when MOMENT: EFFECT`` and ``while LASTING``, with & between them."""
    does: tuple[int, ...] = ()
    triggers: list[Trigger] = []
    statics: list[Static] = []
    for part in filter(None, (part.strip() for part in text.split("&"))):
        word, _, rest = part.partition(" ")
        if part.startswith(":"):
            does += reader.effect(part[1:])
        elif word == "while":
            statics.append(reader.static(rest))
        elif word == "when":
            moment, _, effect = rest.partition(":")
            if moment.strip() not in MOMENTS:
                raise BadEffect(f"unknown moment '{moment.strip()}'{nearest(moment.strip(), MOMENTS)}")
            triggers.append(Trigger(moment.strip(), reader.effect(effect)))
        else:
            raise BadEffect(f"'{part}' should begin with ':', 'when' or 'while'")
    return does, tuple(triggers), tuple(statics)
