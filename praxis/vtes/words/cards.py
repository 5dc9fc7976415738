"""Cards in words: official ones with their official text, our own with a text made from their definition."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Final

import msgspec

from praxis.kernel.words import Card, Lang
from praxis.languages.folders import ENGLISH
from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.terms import discipline_name, reword
from praxis.vtes.dealt import known_faces
from praxis.vtes.definitions import coverage as enforced
from praxis.vtes.model import face as faces
from praxis.vtes.model.affiliations import printed_title
from praxis.vtes.model.face import TYPE_WORDS, Face
from praxis.vtes.picture.minions import best
from praxis.vtes.picture.readers_table import face_of
from praxis.vtes.words import option_texts, told
from praxis.vtes.words.languages import Tongue, tongue

_KEPT: dict[tuple[int, Lang, str], str] = {}
_MOST: Final = 20_000


def text(face: Face, said: Tongue) -> str:
    """What a card does, in the words of the edition."""
    found = _KEPT.get((face.key, said.lang, said.edition))
    if found is None:
        if len(_KEPT) > _MOST:
            _KEPT.clear()
        found = catalogue.load()[face.official()].text if face.key > 0 else _made(face, said)
        found = _KEPT[face.key, said.lang, said.edition] = reword(found, said.edition)
    return found


def in_language(face: Face, said: Tongue) -> str:
    """What a card does in the language of the reader. The official text is English; in another language the text that
    is made from the definition stands for it, if the card is enforced in full."""
    if said.lang == ENGLISH or coverage(face) != "full":
        return text(face, said)
    speaker = told.teller(said.lang, said.edition)
    title = said.title_of(printed_title(face.title, face.city, face.clan)) if face.title else ""
    head = said.messages.comma.join([word for word in (face.sect and speaker.sect(face.sect), title) if word])
    return speaker.sign("gap").join([part for part in (speaker.sentence(head), _made(face, said)) if part])


def _made(face: Face, said: Tongue) -> str:
    return told.text(face.definition, said.lang, said.edition)


def way(face: Face, index: int, said: Tongue) -> str:
    """How one of several modes of a card is told from the others: by what it does; by its Disciplines if another mode
    does the same, and by its number if that is no help either."""
    modes = face.definition.modes if index >= 0 else face.definition.abilities
    at = index if index >= 0 else -1 - index
    if len(modes) < 2 or at >= len(modes):
        return ""
    return said.messages.pieces["way"].format(way=_labels(face, index >= 0, said)[at])


@lru_cache(_MOST)
def _labels(face: Face, played: bool, said: Tongue) -> list[str]:
    """What each mode of a card, or each of its abilities in play, does, as far as a button has room for it."""
    modes = face.definition.modes if played else face.definition.abilities
    labels = option_texts.short([told.ways(mode, said.lang, said.edition) for mode in modes])
    labels = _told_apart(labels, [_levels(mode.disciplines, said) for mode in modes], said)
    numbers = [said.messages.pieces["second"].format(n=number) for number in range(1, len(modes) + 1)]
    return _told_apart(labels, numbers, said)


def _told_apart(labels: list[str], more: list[str], said: Tongue) -> list[str]:
    """The labels, with `more` after those that are empty or that stand there twice."""
    return [
        said.messages.comma.join([part for part in (label, other) if part])
        if not label or labels.count(label) > 1
        else label
        for label, other in zip(labels, more, strict=True)
    ]


def _levels(codes: Sequence[str], said: Tongue) -> str:
    pieces = said.messages.pieces
    return pieces["and"].join([f"{discipline_name(code, said.edition)} {pieces[_level(code)]}" for code in codes])


def _level(code: str) -> str:
    return "superior" if code.isupper() else "basic"


def kind(face: Face, said: Tongue) -> str:
    return ", ".join(said.messages.types[word] for bit, word in TYPE_WORDS.items() if face.types & bit)


def facts(face: Face, said: Tongue) -> dict[str, str | int | list[str]]:
    """The numbers and traits of a card, by their labels."""
    label = said.messages.labels
    found: dict[str, str | int | list[str]] = {}
    if face.types & faces.CRYPT:
        found[label["capacity"]] = face.capacity
        if face.group > 0:
            found[label["group"]] = face.group
        if face.clan:
            found[label["clan"]] = said.term(face.clan)
        if face.sect:
            found[label["sect"]] = told.teller(said.lang, said.edition).sect(face.sect)
        if face.title:
            found[label["title"]] = said.title_of(printed_title(face.title, face.city, face.clan))
        # Superior levels come with the basic ones, which then need not be named.
        levels = sorted(code for code in face.disciplines if code.isupper() or code.upper() not in face.disciplines)
        if levels:
            found[label["disciplines"]] = levels
        return found
    costs = [said.many(what, amount) for what, amount in (("pool", face.pool), ("blood", face.blood)) if amount]
    if costs:
        found[label["cost"]] = said.listed(costs)
    needs = [*(said.term(clan) for clan in face.clans), *sorted(face.disciplines)]
    if needs:
        found[label["requires"]] = needs
    return found


def note(face: Face, said: Tongue) -> str:
    notes = said.messages.notes
    if face.key < 0:
        return notes["house"]
    coverage = face.definition.coverage if face.definition.official else "manual"
    if face.types & faces.CRYPT and coverage == "manual":
        return ""
    form = notes.get(coverage)
    return form.format(note=face.definition.note) if form else ""


def shown(face: Face, said: Tongue) -> Card:
    marks = [word for bit, word in TYPE_WORDS.items() if face.types & bit]
    return Card(
        str(face.key), face.name, kind(face, said), text(face, said), facts(face, said), note(face, said), marks
    )


def printed(face: Face, said: Tongue) -> dict[str, str | int | list[str]]:
    """What is drawn on a card, in no language. What the card does not have is left out."""
    found: dict[str, str | int | list[str]] = {
        "capacity": face.capacity,
        "group": max(0, face.group),
        "clan": said.term(face.clan) if face.clan else "",
        "sect": face.sect,
        "title": face.title,
        "city": face.city,
        "pool": face.pool,
        "blood": face.blood,
        "conviction": face.conviction,
        "life": face.life,
        "clans": [said.term(clan) for clan in face.clans],
        "disciplines": best(face.disciplines) or _asked_for(face),
        "traits": sorted(face.traits),
    }
    if face.types & faces.ALLIES:
        found |= {"bleed": max(0, face.bleed), "strength": max(0, face.strength)}
    return {name: value for name, value in found.items() if value}


def _asked_for(face: Face) -> list[str]:
    """The Disciplines with which a library card is played."""
    modes = (*face.definition.modes, *face.definition.abilities)
    return sorted({code.lower() for mode in modes for code in mode.disciplines})


def coverage(face: Face) -> str:
    """How much of a card is enforced: ``full``, ``partial`` or ``manual``. Our own cards are always full."""
    return enforced(face.official()) if face.key > 0 else "full"


def some(ids: Sequence[str], said: Tongue, rulings: bool) -> list[Card]:
    """The cards of these ids that are known, with all that a table draws of them."""
    found: list[Card] = []
    for key in ids:
        face = face_of(int(key)) if key.lstrip("-").isdecimal() else None
        if face is not None:
            found.append(_drawn(face, said, rulings))
    return found


def _drawn(face: Face, said: Tongue, rulings: bool) -> Card:
    card = shown(face, said)
    official = face.key > 0
    return msgspec.structs.replace(
        card,
        printed=printed(face, said),
        coverage=coverage(face),
        made=_made(face, said) if official else "",
        rulings=[each.text for each in catalogue.load().rulings(face.official())] if official and rulings else [],
    )


def all_cards(lang: Lang) -> list[Card]:
    """Every card of the house, and every official card if its data is there."""
    said = tongue(lang)
    known = list(known_faces.house_cards().values())
    with suppress(catalogue.CardDataMissing):
        known += [known_faces.official(card.id) for card in catalogue.load()]
    return [shown(face, said) for face in known]
