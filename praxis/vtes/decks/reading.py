"""Reading a deck without being told its format.

Why not `krcg`'s readers: its `Deck` reads text lists, its own JSON and three sites by their addresses, but not ARDB,
ELDB, Lackey, Tabletop or links, and fetches the card data over the network before it reads a line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from praxis.vtes.catalogue.catalogue import Catalogue, load
from praxis.vtes.decks.ardb import read_ardb, write_ardb
from praxis.vtes.decks.deck import Deck, Problem
from praxis.vtes.decks.eldb import looks_like_eldb, read_eldb, write_eldb
from praxis.vtes.decks.link import find_link, read_link, write_link
from praxis.vtes.decks.structured import JsonReader, write_krcg, write_krcg4, write_tabletop, write_vtesdecks
from praxis.vtes.decks.text import read_text
from praxis.vtes.decks.unknown import NotADeck
from praxis.vtes.decks.writing import write_ardb_text, write_jol, write_lackey, write_twd, write_vdb

_WRITERS: Final[dict[str, Callable[[Deck, Catalogue], str]]] = {
    "twd": write_twd,
    "vdb": write_vdb,
    "vdb-link": write_link,
    "lackey": write_lackey,
    "jol": write_jol,
    "krcg": write_krcg,
    "krcg4": write_krcg4,
    "vtesdecks": write_vtesdecks,
    "ardb": write_ardb,
    "ardb-text": write_ardb_text,
    "eldb": write_eldb,
    "tts": write_tabletop,
}

FORMATS: Final[dict[str, str]] = {
    "twd": "text of the tournament-winning deck archive",
    "vdb": "text of VDB",
    "vdb-link": "a link to VDB that holds the whole deck",
    "lackey": "Lackey",
    "jol": "deckserver.net (JOL)",
    "krcg": "JSON of KRCG 5",
    "krcg4": "JSON of KRCG 4 and JOL",
    "vtesdecks": "JSON of VTESDecks",
    "ardb": "XML of the Anarch Revolt Deck Builder",
    "ardb-text": "text of the Anarch Revolt Deck Builder",
    "eldb": "deck file of ELDB",
    "tts": "JSON for the Tabletop Simulator",
}
"""What `write` can make. Reading needs no format: `read` finds out."""

_WORDS: Final = frozenset({"name", "author", "comment"})
CARRIES: Final[dict[str, frozenset[str]]] = {
    "twd": _WORDS | {"event", "notes"},
    "vdb": _WORDS | {"notes"},
    "vdb-link": _WORDS,
    "lackey": frozenset(),
    "jol": frozenset(),
    "krcg": _WORDS | {"event", "notes"},
    "krcg4": _WORDS | {"event", "notes"},
    "vtesdecks": _WORDS,
    "ardb": _WORDS,
    "ardb-text": _WORDS | {"notes"},
    "eldb": _WORDS,
    "tts": frozenset({"name", "comment"}),
}
"""What a format can say besides the cards."""


LARGEST: Final = 1_000_000
"""No deck list is longer; a longer text is something else, and would only keep a server busy."""


def decode(data: bytes) -> tuple[str, list[Problem]]:
    """The text of a file: UTF-8, UTF-16 with its mark, or else Western European with a note that it was guessed."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        try:
            return data.decode("utf-16"), []
        except UnicodeDecodeError:
            pass
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        if _is_binary(data):
            return "", [Problem("deck.format", "this is not a text file")]
        message = "this file is not UTF-8; it was read as Western European (cp1252), so look at the accents"
        return data.decode("cp1252", "replace"), [Problem("deck.encoding", message, line, "note")]
    return ("", [Problem("deck.format", "this is not a text file")]) if _is_binary(data) else (text, [])


def _is_binary(data: bytes) -> bool:
    control = sum(byte < 9 or 13 < byte < 32 for byte in data[:4096])
    return control * 50 > len(data[:4096])


def read(source: str | bytes, catalogue: Catalogue | None = None) -> tuple[Deck, list[Problem]]:
    """The deck in a text or file of any known format, and what was wrong with it. It never raises for bad input."""
    cards = load() if catalogue is None else catalogue
    if len(source) > LARGEST:
        return Deck(), [Problem("deck.format", f"more than {LARGEST // 1_000_000} MB cannot be a deck list")]
    text, problems = decode(source) if isinstance(source, bytes) else (source.removeprefix("\ufeff"), [])
    if any(problem.level == "error" for problem in problems):
        return Deck(), problems
    try:
        deck, found = _read(text.replace("\r\n", "\n").replace("\r", "\n"), cards)
    except NotADeck as error:
        deck, found = Deck(), [Problem("deck.format", str(error))]
    problems += found
    if not deck.cards and not any(problem.level == "error" for problem in problems):
        empty = "this file is empty" if not text.strip() else "no card was found in this file"
        problems.append(Problem("deck.empty", f"{empty}; a deck has lines such as `2x Deflection`"))
    return deck, problems


def _read(text: str, catalogue: Catalogue) -> tuple[Deck, list[Problem]]:
    start = text.lstrip()[:1]
    if start in ("{", "["):
        deck, problems = JsonReader(text, catalogue).read()
        if start == "{" or deck.cards:
            return deck, problems
        return read_text(text, catalogue)  # [Event Name] is also how VDB's empty form begins
    if start == "<":
        return read_ardb(text.strip(), catalogue)
    if link := find_link(text):
        return read_link(link, catalogue)
    if start == '"' and looks_like_eldb(text):
        return read_eldb(text, catalogue)
    return read_text(text, catalogue)


def write(deck: Deck, form: str, catalogue: Catalogue | None = None) -> str:
    """The deck in one of `FORMATS`; `KeyError` for another word."""
    return _WRITERS[form](deck, load() if catalogue is None else catalogue)
