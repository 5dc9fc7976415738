"""The deck file of ELDB: three quoted texts, then the names, one line for each copy, every half after its number."""

from __future__ import annotations

import re

from praxis.vtes.catalogue.catalogue import CardFace, Catalogue
from praxis.vtes.decks.deck import Deck, Problem, one_line, several_lines
from praxis.vtes.decks.order import crypt_by_capacity, library_sections
from praxis.vtes.decks.unknown import Suggestions


def looks_like_eldb(text: str) -> bool:
    return (
        len(_quoted(text)) >= 3 and text.lstrip().startswith('"') and re.search(r"^\d+[ \t]*$", text, re.M) is not None
    )


def _quoted(text: str) -> list[tuple[int, str]]:
    """Every quoted text with its line. Quotes inside a text are doubled, except where old programs forgot it."""
    found: list[tuple[int, str]] = []
    open_since, parts = 0, list[str]()
    for number, row in enumerate(text.split("\n"), 1):
        body = row
        if not open_since:
            if not row.lstrip().startswith('"'):
                continue
            open_since, body = number, row.lstrip()[1:]
        end = body.rstrip()
        closed = (len(end) - len(end.rstrip('"'))) % 2 == 1
        parts.append(end[:-1] if closed else body)
        if closed:
            found.append((open_since, "\n".join(parts).replace('""', '"')))
            open_since, parts = 0, []
    return found


def read_eldb(text: str, catalogue: Catalogue) -> tuple[Deck, list[Problem]]:
    deck, problems, suggestions = Deck(), list[Problem](), Suggestions(catalogue)
    texts = _quoted(text)
    words = [entry for _, entry in texts[:3]]
    deck.name, deck.author, deck.comment = one_line(words[0]), one_line(words[1]), several_lines(words[2])
    for line, name in texts[3:]:
        face = catalogue.lookup(name)
        if face is not None:
            deck.add(face.id, line=line)
        else:
            suggestions.keep(deck, problems, name, 1, line)
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
