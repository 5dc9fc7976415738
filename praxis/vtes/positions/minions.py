"""A minion in a line, for positions in Python and in text files alike.

    Mira 3/5 DOM obf prince:Chicago locked       a vampire: blood over capacity, then what else there is to say
    Thug ally 2 strength:1                       an ally with 2 life
    Anson blood:3 locked                         an official card

`docs/scenarios.md` lists the words. What cannot be read is a `BadSetting` that says what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from sys import getrefcount
from typing import Final, NamedTuple
from zlib import crc32

from praxis.kernel.errors import BadSetting, nearest
from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.terms import DISCIPLINES, TITLES, VIRTUES, clan_name, discipline_code
from praxis.vtes.dealt import known_faces
from praxis.vtes.editions import EDITIONS, Edition
from praxis.vtes.effects.definition import NOTHING, Definition
from praxis.vtes.effects.numbers import gives
from praxis.vtes.effects.standing_numbers import Gives
from praxis.vtes.effects.whom import ME, YOU
from praxis.vtes.model import affiliations, spans
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face

_MINION: Final = re.compile(r"(?P<name>.+?) (?:(?P<blood>\d+)/(?P<capacity>\d+)|ally (?P<life>\d+))(?P<rest>( .*)?)")
_ANOTHER: Final = re.compile(r"\d/\d| ally \d")
"""What no name has in it."""
_VOTES: Final = re.compile(r"[1-9] votes?")
"""The title of an independent vampire."""
_LONGEST: Final = 60
MOST_KEPT: Final = 5_000
"""How many made-up cards are kept; above this, those of past games are dropped."""

Printed = dict[str, int | str | bool | tuple[str, ...]]


def improvised(text: str, name: str, types: int, printed: Printed, definition: Definition = NOTHING) -> Face:
    """A face that belongs to this line: another line makes another card, even one of the same name."""
    if len(name) > _LONGEST or not name.isprintable():
        raise BadSetting(f"a name has at most {_LONGEST} signs, this one has {len(name)}: '{name[:20]}…'")
    key = -1 - crc32(f"{name}\n{text}".encode())
    face = Face(key, name, types, definition=definition, **printed)  # type: ignore[arg-type]
    if len(faces.MADE_UP) >= MOST_KEPT:
        _forget_unused()
    faces.MADE_UP[key] = face
    return face


def _forget_unused() -> None:
    """Drop the cards that no game holds any more: a server meets new positions for as long as it runs.

    A compiled class cannot be referred to weakly, so references are counted: the table's own, and the argument.
    """
    for key in list(faces.MADE_UP):
        if getrefcount(faces.MADE_UP[key]) <= 2:
            del faces.MADE_UP[key]


BLANK: Final = improvised("", "Blank Page", faces.MASTER, {})
"""A card of no interest."""


def number(name: str, value: str, least: int = 0) -> int:
    if not re.fullmatch("[+-]?[0-9]{1,5}", value) or int(value) < least:
        raise BadSetting(f"{name} should be a number from {least} on, not '{value}'")
    return int(value)


# -- cards by name ----------------------------------------------------------------------------------------------------


def card_named(name: str, own: Mapping[str, Face]) -> Face:
    """A card of this position, an official one, or one of the built-in decks."""
    if name in own:
        return own[name]
    if name == BLANK.name:
        return BLANK
    try:
        return known_faces.named(name)
    except (LookupError, catalogue.CardDataMissing) as error:
        close = nearest(name, own) if own else ""
        raise BadSetting(f"no card is called '{name}'{close}" if "did you mean" in close else str(error)) from None


# -- words that cards have too ----------------------------------------------------------------------------------------

_CLANS: Final = tuple(
    sorted(
        {clan for edition in EDITIONS.values() for clans in edition.clans.values() for clan in clans}
        | {*affiliations.LEGACY_CLANS, *affiliations.VIRTUE_OF_CREED, "Hecata"}
    )
)
TRAITS: Final = (
    "animal",
    "black hand",
    "blood cursed",
    "changeling",
    "demon",
    "flight",
    "gargoyle",
    "ghoul",
    "gun",
    "haven",
    "hunting ground",
    "inconnu",
    "infernal",
    "mage",
    "melee weapon",
    "mortal",
    "mummy",
    "red list",
    "scarce",
    "seraph",
    "sterile",
    "vehicle",
    "weapon",
    "werewolf",
    "wraith",
    "zombie",
)
"""The traits that a made-up card may have; besides them there are circles, paths and what somebody is vulnerable to."""


def clan(value: str) -> str:
    """Read a clan or creed, by its name of today or an older one."""
    meant = clan_name(value).casefold()
    for known in _CLANS:
        if clan_name(known).casefold() == meant:
            return clan_name(known)
    raise BadSetting(f"no clan '{value}'{nearest(value, _CLANS)} [card.crypt.clan]")


def trait(value: str) -> str:
    if value in TRAITS or value.endswith(" circle") or value.startswith(("vulnerable to ", "path of ")):
        return value
    raise BadSetting(f"no trait '{value}'{nearest(value, TRAITS)} [trait.general.definition]")


_DISCIPLINE_NAMES: Final = frozenset(name.casefold() for name in (*DISCIPLINES.values(), *VIRTUES.values()))


def sect(value: str, edition: Edition) -> str:
    """Read a sect. An anarch can be written wherever there are anarchs, whether or not that is a sect of its own."""
    known = list(dict.fromkeys((*edition.sects, *([affiliations.ANARCH] if edition.has_anarchs else []))))
    for each in known:
        if each.casefold() == value.casefold():
            return each
    raise BadSetting(f"no sect '{value}' in {edition.name}{nearest(value, known)} [list.sects.names]")


def discipline(word: str, others: Iterable[str]) -> str:
    """Read a Discipline: three letters or its name, in capitals for the superior level."""
    is_code = len(word) == 3 and (word.islower() or word.isupper())
    if is_code or word.replace("-", " ").casefold() in _DISCIPLINE_NAMES:
        try:
            code = discipline_code(word.replace("-", " "))
            return code.upper() if word.isupper() else code
        except KeyError:
            raise BadSetting(f"no Discipline '{word}'{nearest(word, [*DISCIPLINES, *VIRTUES])}") from None
    raise BadSetting(f"unknown word '{word}'{nearest(word, list(others))}")


# -- minions ----------------------------------------------------------------------------------------------------------


class Minion(NamedTuple):
    """A minion as a line has it."""

    face: Face
    counters: int
    """The blood or life on the minion; -1 if the line does not say it."""
    locked: bool
    owner: str
    """The player who owns it, if that is not who controls it."""
    sect: str = ""
    """The sect that an official vampire has joined, if it is not the printed one."""


_NUMBERS: Final = {"strength": "strength", "hand-damage": "strength", "bleed": "bleed", "group": "group"}
"""What a minion has printed. Older cards say hand damage for strength. [combat.hand.old-wording]"""
_BONUSES: Final = {
    "stealth": (spans.STEALTH, ME),
    "intercept": (spans.INTERCEPT, ME),
    "votes": (spans.VOTES, ME),
    "hunt": (spans.HUNT, ME),
    "transfers": (spans.TRANSFERS, YOU),
    "hand-size": (spans.HAND_SIZE, YOU),
}
"""What a minion's own text may give."""
_NAMED: Final = ("clan", "sect", "title", "city", "trait", "slave-of", "of")
MINION_WORDS: Final = (
    "locked",
    "imbued",
    "advanced",
    "anarch",
    *(f"{name}:N" for name in ("blood", "life", *_NUMBERS, *_BONUSES)),
    *(f"{name}:NAME" for name in _NAMED),
    "a Discipline",
    "a title",
)
_AFTER_A_NAME: Final = ("locked", "anarch", "blood", "life", "of", "sect")


def minion(text: str, own: Mapping[str, Face], edition: Edition) -> Minion:
    """``Mira 3/5 DOM obf locked`` is made up; ``Anson blood:3 locked`` is the official card."""
    found = _MINION.fullmatch(text)
    if found is None:
        return _known(text, own, edition)
    if _ANOTHER.search(found["name"]):
        raise BadSetting(f"'{text}' is several minions; if one semicolon stands in a line, all its cards need them")
    said = _Said(edition, faces.ALLY if found["life"] else faces.VAMPIRE)
    for word in found["rest"].split():
        said.take(word)
    counters = int(found["life"] or found["blood"])
    if found["capacity"] and not int(found["capacity"]):
        raise BadSetting(f"{found['name']} has a capacity of 0; it is 1 or more [card.crypt.capacity-icon]")
    printed = said.all_printed()
    if found["life"]:
        printed["life"] = max(1, counters)
    else:
        printed["capacity"] = int(found["capacity"])
    lasting = " ".join(word for word in text.split() if word != "locked" and not word.startswith("of:"))
    face = improvised(lasting, found["name"], said.types, printed, Definition(0, gives=tuple(said.gives)))
    return Minion(face, counters, said.locked, said.owner)


class _Said:
    """What the words after a minion's numbers have said so far."""

    def __init__(self, edition: Edition, types: int) -> None:
        self.edition = edition
        self.types = types
        self.printed: Printed = {}
        self.disciplines: list[str] = []
        self.traits: list[str] = []
        self.gives: list[Gives] = []
        self.locked = False
        self.owner = ""

    def take(self, word: str) -> None:
        name, colon, figure = word.partition(":")
        value = figure.replace("-", " ")
        if word == "locked":
            self.locked = True
        elif word == "imbued":
            self.types = faces.IMBUED
        elif word == "anarch":
            self.printed["sect"] = sect(word, self.edition)
        elif word == "advanced":
            self.traits.append(word)
        elif colon and name in _NUMBERS:
            self.printed[_NUMBERS[name]] = number(name, figure)
        elif colon and name in _BONUSES:
            self.gives.append(gives(_BONUSES[name][0], number(name, figure, -99), _BONUSES[name][1]))
        elif colon and name in _NAMED:
            self._take_named(name, value)
        elif name.replace("-", " ") in TITLES:
            self._take_title(name.replace("-", " "))
            if colon and not value:
                raise BadSetting(f"'{word}' names no city; write it after the colon, as in 'prince:Chicago'")
            if value:
                self.printed["city"] = value
        else:
            self.disciplines.append(discipline(word, (*MINION_WORDS, *self.edition.titles)))

    def _take_named(self, name: str, value: str) -> None:
        if name == "of":
            self.owner = value
        elif name == "clan":
            self.printed["clan"] = clan(value)
        elif name == "slave-of":
            self.printed["slave_of"] = clan(value)
            self.traits.append("slave")
        elif name == "sect":
            self.printed["sect"] = sect(value, self.edition)
        elif name == "trait":
            self.traits.append(trait(value))
        elif name == "city":
            self.printed["city"] = value
        else:
            self._take_title(value)

    def _take_title(self, title: str) -> None:
        if "title" in self.printed:
            raise BadSetting(
                f"a second title, '{title}', beside '{self.printed['title']}': nobody has two [title.limit.one]"
            )
        if title not in self.edition.titles and not _VOTES.fullmatch(title):
            known = [*self.edition.titles, "1 vote", "2 votes"]
            raise BadSetting(f"no title '{title}' in {self.edition.name}{nearest(title, known)} [list.titles.by-sect]")
        self.printed["title"] = title

    def all_printed(self) -> Printed:
        """What is printed on the minion. One with a title and no sect is of the sect of the title.

        [title.sect.required]
        """
        title = str(self.printed.get("title", ""))
        if title and not self.types & faces.VAMPIRE:
            raise BadSetting(f"only a vampire has a title such as '{title}' [title.sect.required]")
        if self.types & faces.VAMPIRE and "sect" not in self.printed:
            self.printed["sect"] = self.edition.titles.get(title, "") or self.edition.unmarked_sect
        return {**self.printed, "disciplines": " ".join(self.disciplines), "traits": tuple(self.traits)}


def _known(text: str, own: Mapping[str, Face], edition: Edition) -> Minion:
    """Read a known card: first the words at the end that are no part of its name, then the name."""
    words = text.split()
    counters, locked, owner, joined = -1, False, "", ""
    while len(words) > 1:
        name, colon, value = words[-1].partition(":")
        if name not in _AFTER_A_NAME or (name in ("locked", "anarch")) == bool(colon):
            break
        words.pop()
        if name == "locked":
            locked = True
        elif name == "of":
            owner = value
        elif name in ("sect", "anarch"):
            joined = sect(value or name, edition)
        else:
            counters = number(name, value)
    face = card_named(" ".join(words), own)
    if joined and not face.types & faces.VAMPIRE:
        raise BadSetting(f"only a vampire has a sect such as '{joined}' [sect.membership.exactly-one]")
    return Minion(face, counters, locked, owner, joined)
