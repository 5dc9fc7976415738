"""What players filter cards by: each word names a field, and a card must pass all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from praxis.vtes.catalogue.catalogue import CardFace, Catalogue, coverage_of
from praxis.vtes.catalogue.clan_names import clan_name
from praxis.vtes.catalogue.names import ascii_fold
from praxis.vtes.catalogue.printed import ANY_GROUP, X
from praxis.vtes.catalogue.terms import DISCIPLINES, discipline_code

Filter = Callable[[CardFace], bool]

STATES: Final = ("full", "partial", "manual")


class BadFilter(ValueError):
    """A filter that cannot be read; the message is one line and says what would be right."""


def filters(catalogue: Catalogue, asked: Iterable[tuple[str, str]]) -> list[Filter]:
    """The tests that a card must pass, from fields and the words that a person gave for each. A field that is named
    twice gives two tests; empty words ask for nothing."""
    known: dict[str, Callable[[Catalogue, str], Filter]] = {
        "type": _type,
        "clan": _clan,
        "discipline": _discipline,
        "capacity": _capacity,
        "group": _group,
        "title": _title,
        "sect": _sect,
        "cost": _cost,
        "trait": _trait,
        "set": _set,
        "text": _text,
        "enforced": _enforced,
    }
    wanted = list(asked)
    strange = [field for field, _ in wanted if field not in known]
    if strange:
        raise BadFilter(f"cards cannot be filtered by {strange[0]!r}; by {', '.join(known)} they can")
    return [known[field](catalogue, word) for field, word in wanted if word]


def _folded(word: str) -> str:
    return ascii_fold(word).lower().strip()


def _among(word: str, known: set[str], what: str) -> str:
    """The one of the known words that is meant: this whole word, or the only one that begins with it."""
    wanted = _folded(word)
    exact = [each for each in known if _folded(each) == wanted]
    begun = exact or [each for each in known if _folded(each).startswith(wanted)]
    if len(begun) != 1:
        raise BadFilter(f"no {what} is called {word!r}; there are {', '.join(sorted(known))}")
    return begun[0]


def _type(catalogue: Catalogue, word: str) -> Filter:
    if _folded(word) in ("crypt", "library"):
        return lambda face: face.crypt is (_folded(word) == "crypt")
    named = _among(word, {each for face in catalogue for each in face.types}, "type")
    return lambda face: named in face.types


def _clan(catalogue: Catalogue, word: str) -> Filter:
    clans = {each for face in catalogue for each in face.clans}
    named = clan_name(word) if clan_name(word) in clans else _among(word, clans, "clan")
    return lambda face: named in face.clans


def _discipline(catalogue: Catalogue, word: str) -> Filter:
    """A test for a Discipline: `dom` at any level, `DOM` superior; of a vampire, or required by a library card."""
    levels = [_level(part) for part in word.replace(",", " ").split()]
    return lambda face: all(_has(face, code, superior) for code, superior in levels)


def _level(word: str) -> tuple[str, bool]:
    try:
        return discipline_code(word), word.isupper()
    except KeyError:
        known = ", ".join(DISCIPLINES)
        raise BadFilter(f"no Discipline is called {word!r}; there are {known}, in capitals for superior") from None


def _has(face: CardFace, code: str, superior: bool) -> bool:
    if face.crypt:
        return face.level(code) >= (2 if superior else 1)
    asked = {each for line in face.lines for each in line.disciplines}
    return code.upper() in asked if superior else code in face.requirement.disciplines or code in asked


def _range(word: str, what: str) -> tuple[int, int]:
    """A range of numbers: `5`, `3-5`, `8+`."""
    least, dash, most = word.strip().partition("-")
    if word.strip().endswith("+"):
        least, dash, most = word.strip()[:-1], "-", "99"
    if not least.isdigit() or (dash and not most.isdigit()) or (dash and int(most) < int(least)):
        raise BadFilter(f"{word!r} is no {what}; write 5, 3-5 or 8+")
    return int(least), int(most) if dash else int(least)


def _capacity(catalogue: Catalogue, word: str) -> Filter:
    least, most = _range(word, "capacity")
    return lambda face: face.crypt and least <= face.capacity <= most


def _group(catalogue: Catalogue, word: str) -> Filter:
    if _folded(word) == "any":
        return lambda face: face.crypt and face.group == ANY_GROUP
    least, most = _range(word, "group")
    return lambda face: face.crypt and (least <= face.group <= most or face.group == ANY_GROUP)


def _title(catalogue: Catalogue, word: str) -> Filter:
    if _folded(word) == "any":
        return lambda face: bool(face.title)
    named = _among(word, {face.title for face in catalogue if face.title}, "title")
    return lambda face: named in (face.title, *face.requirement.titles)


def _sect(catalogue: Catalogue, word: str) -> Filter:
    named = _among(word, {face.sect for face in catalogue if face.sect}, "sect")
    return lambda face: named == face.sect or named in face.requirement.sects


def _cost(catalogue: Catalogue, word: str) -> Filter:
    """A test for a cost: `0`, `2`, `blood`, `2 blood`, `1-3 pool`, `x`."""
    parts = _folded(word).split()
    kinds = [part for part in parts if part in ("blood", "pool", "conviction")]
    amounts = [part for part in parts if part not in kinds]
    if len(kinds) > 1 or len(amounts) > 1:
        raise BadFilter(f"{word!r} is no cost; write 2, blood, 2 blood, 1-3 pool or x")
    least, most = (X, X) if amounts == ["x"] else _range(amounts[0], "cost") if amounts else (X, 99)
    return lambda face: (
        not face.crypt and least <= face.cost.amount <= most and (not kinds or face.cost.kind == kinds[0])
    )


def _trait(catalogue: Catalogue, word: str) -> Filter:
    named = _among(word, {each for face in catalogue for each in face.traits}, "trait")
    return lambda face: named in face.traits


def _set(catalogue: Catalogue, word: str) -> Filter:
    names = {short: catalogue.sets.get(short, short) for face in catalogue for short in (p.set for p in face.prints)}
    if word not in names:
        full = _among(word, set(names.values()), "set")
        word = next(short for short, name in names.items() if name == full)
    return lambda face: any(one.set == word for one in face.prints)


def _text(catalogue: Catalogue, word: str) -> Filter:
    wanted = _folded(word)
    return lambda face: wanted in _folded(face.text)


def _enforced(catalogue: Catalogue, word: str) -> Filter:
    wanted = {"yes": STATES[:1], "no": STATES[1:]}.get(_folded(word), (_folded(word),))
    if not set(wanted) <= set(STATES):
        raise BadFilter(f"{word!r} is not known; enforced can be yes, no, {', '.join(STATES)}")
    return lambda face: coverage_of(face.id) in wanted
