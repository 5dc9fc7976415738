"""The deck file of ELDB: three quoted texts, then the names, one line for each copy, every half after its number."""

from __future__ import annotations

import re
from typing import Final

from praxis.vtes.catalogue import CardFace, Catalogue
from praxis.vtes.decks.deck import Deck, Problem, Unread, one_line, several_lines
from praxis.vtes.decks.order import crypt_by_capacity, library_sections

# A quote ends a text only at the end of a line; inside it is doubled, or left as it is by older programs.
_QUOTED: Final = re.compile(r'"((?:""|[^"]|"(?![ \t]*(?:\n|$)))*)"[ \t]*(?:\n|$)')


def looks_like_eldb(text: str) -> bool:
    return (
        len(_quoted(text)) >= 3 and text.lstrip().startswith('"') and re.search(r"^\d+[ \t]*$", text, re.M) is not None
    )


def _quoted(text: str) -> list[tuple[int, str]]:
    """Every quoted text with its line."""
    return [(text.count("\n", 0, match.start()) + 1, match[1].replace('""', '"')) for match in _QUOTED.finditer(text)]


def read_eldb(text: str, catalogue: Catalogue) -> tuple[Deck, list[Problem]]:
    deck, problems = Deck(), list[Problem]()
    texts = _quoted(text)
    words = [entry for _, entry in texts[:3]]
    deck.name, deck.author, deck.comment = one_line(words[0]), one_line(words[1]), several_lines(words[2])
    for line, name in texts[3:]:
        face = catalogue.lookup(name)
        if face is not None:
            deck.add(face.id, line=line)
            continue
        deck.unread += (Unread(one_line(name), 1, line),)
        near = catalogue.nearest(name)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        problems.append(Problem("deck.unknown-card", f"no card is called {name!r}{hint}", line))
    return deck, problems


def write_eldb(deck: Deck, catalogue: Catalogue) -> str:
    crypt = [_name(face) for face, count in crypt_by_capacity(deck, catalogue) for _ in range(count)]
    library = [
        _name(face) for _, cards in library_sections(deck, catalogue) for face, count in cards for _ in range(count)
    ]
    library += [_quote(entry.text) for entry in deck.unread for _ in range(entry.count)]
    lines = [_quote(deck.name), _quote(deck.author), _quote(deck.comment)]
    return "\n".join([*lines, str(len(crypt)), *crypt, str(len(library)), *library]) + "\n"


def _name(face: CardFace) -> str:
    return _quote(face.ascii_name.replace('"', "'"))


def _quote(text: str) -> str:
    doubled = text.replace('"', '""')
    return f'"{doubled}"'
