"""A whole deck in one link, as VDB makes it, and links that only name a deck somewhere else."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import parse_qsl, quote, urlsplit

from praxis.vtes.catalogue.catalogue import Catalogue
from praxis.vtes.decks.deck import Deck, Problem, Unread, one_line, several_lines
from praxis.vtes.decks.listing import MOST_COPIES
from praxis.vtes.decks.order import crypt_by_count, library_sections

_CARDS: Final = re.compile(r"^\d+=\d+(?:[;,&]\d+=\d+)*[;,&]?$")
_LINK: Final = re.compile(r"https?://\S+")


def find_link(text: str) -> str:
    """The link that is all there is in the text, or empty."""
    stripped = text.strip()
    return stripped if _LINK.fullmatch(stripped) else ""


def read_link(link: str, catalogue: Catalogue) -> tuple[Deck, list[Problem]]:
    deck, problems = Deck(), list[Problem]()
    parts = urlsplit(link)
    if not _CARDS.match(parts.fragment):
        message = "this link only names a deck kept elsewhere, and Praxis fetches nothing: export that deck as text"
        return deck, [Problem("deck.link", message)]
    # VDB writes %20 for a blank and leaves a plus alone; other tools write a plus for a blank.
    query = parts.query.replace("+", "%2B") if "%20" in parts.query else parts.query
    fields = dict(parse_qsl(query))
    deck.name, deck.author = one_line(fields.get("name", "")), one_line(fields.get("author", ""))
    deck.comment = several_lines(fields.get("description", ""))
    for ident, count in re.findall(r"(\d+)=(\d+)", parts.fragment):
        face = catalogue.get(int(ident))
        if face is None:
            deck.unread.append(Unread(ident, max(int(count), 1), 1))
            problems.append(Problem("deck.unknown-card", f"no card has the id {ident}", 1))
        elif int(count) == 0:
            message = f"0 copies of {face.unique_name}: the entry is passed over"
            problems.append(Problem("deck.count", message, 1, args={"n": 0, "name": face.unique_name}))
        else:
            if int(count) > MOST_COPIES:
                message = f"{count} copies of {face.unique_name}: is that a slip of the pen?"
                args: dict[str, str | int] = {"n": int(count), "name": face.unique_name}
                problems.append(Problem("deck.count", message, 1, args=args))
            deck.add(face.id, int(count), line=1)
    return deck, problems


def write_link(deck: Deck, catalogue: Catalogue) -> str:
    words = (("name", deck.name), ("author", deck.author), ("description", deck.comment))
    query = "&".join(f"{field}={quote(value, safe='')}" for field, value in words if value)
    cards = [f"{face.id}={count}" for face, count in crypt_by_count(deck, catalogue)]
    for _, section in library_sections(deck, catalogue):
        cards += [f"{face.id}={count}" for face, count in section]
    marker = f"?{query}" if query else ""
    # A blank must show as %20 somewhere, or a reader takes a plus for one; quote() never leaves a plus.
    return f"https://vdb.im/decks/deck{marker}#{';'.join(cards)}\n"
