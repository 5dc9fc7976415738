"""Decks as text: the lists that other tools read."""

from __future__ import annotations

from praxis.vtes.catalogue.catalogue import CardFace, Catalogue
from praxis.vtes.decks.deck import Deck, Unread
from praxis.vtes.decks.order import (
    capacities,
    crypt_by_capacity,
    crypt_by_count,
    discipline_words,
    group_name,
    library_sections,
    total,
)
from praxis.vtes.decks.twd import write_head


def _listed_name(face: CardFace) -> str:
    """The name of a card in a list: article last, `(TM)` in letters, and of the suffixes only `(ADV)`, as the group
    stands at the end."""
    name = face.filing_name.replace("™", "(TM)")
    return name.replace(f" (G{face.group})", "").replace(f" (G{face.group} ADV)", " (ADV)")


def _crypt_title(deck: Deck, catalogue: Catalogue, comma: str) -> str:
    sizes = capacities(deck, catalogue)
    average = f"{round(sum(sizes) / len(sizes), 2):g}" if sizes else "0"
    return f"Crypt ({len(sizes)} cards, min={sum(sizes[:4])}{comma} max={sum(sizes[-4:])}{comma} avg={average})"


def _crypt_lines(cards: list[tuple[CardFace, int]], deck: Deck, gap: str = "  ") -> list[str]:
    """The crypt in aligned columns: count, name, capacity, disciplines, path, title, clan with group, and the author's
    note."""
    rows = [
        (
            f"{count}x",
            _listed_name(face),
            str(face.capacity),
            discipline_words(face),
            face.path.split()[0] if face.path else "",
            face.title,
            f"{'/'.join(face.clans)}:{group_name(face)}",
        )
        for face, count in cards
    ]
    if not rows:
        return []
    widths = [max(len(row[column]) for row in rows) for column in range(7)]
    lines = []
    for row, (face, _) in zip(rows, cards, strict=True):
        line = f"{row[0]:<{widths[0]}} {row[1]:<{widths[1]}}{gap}{row[2]:>{widths[2]}}{gap}{row[3]:<{widths[3]}}"
        line += "".join(f"{gap}{row[at]:<{widths[at]}}" for at in (4, 5) if widths[at])
        note = deck.notes.get(face.id)
        line += f"{gap}{row[6]:<{widths[6]}}{gap}-- {note}" if note else f"{gap}{row[6]}"
        lines.append(line)
    return lines


def _card_line(face: CardFace, count: int, deck: Deck) -> str:
    note = deck.notes.get(face.id)
    name = face.filing_name.replace("™", "(TM)")
    return f"{count}x {name:<23} -- {note}" if note else f"{count}x {name}"


def _unread_lines(deck: Deck) -> list[str]:
    """The lines that could not be read, as they came in."""
    return [_unread(entry) for entry in deck.unread]


def _unread(entry: Unread) -> str:
    return f"{entry.count}x {entry.text}"


def _section_title(kind: str, cards: list[tuple[CardFace, int]]) -> str:
    trifles = sum(count for face, count in cards if face.has("trifle"))
    return f"{kind} ({total(cards)}{f'; {trifles} trifle' if trifles and kind == 'Master' else ''})"


def _library_total(deck: Deck, catalogue: Catalogue) -> int:
    return total(deck.library(catalogue))


def write_twd(deck: Deck, catalogue: Catalogue) -> str:
    """The form of the winning-deck archive."""
    title = _crypt_title(deck, catalogue, ",")
    lines = [*write_head(deck), title, "-" * len(title)]
    lines += _crypt_lines(crypt_by_count(deck, catalogue), deck)
    lines += ["", f"Library ({_library_total(deck, catalogue)} cards)"]
    for at, (kind, cards) in enumerate(library_sections(deck, catalogue)):
        lines += [""] * (at > 0) + [_section_title(kind, cards)]
        lines += [_card_line(face, count, deck) for face, count in cards]
    return "\n".join(lines + _unread_lines(deck)) + "\n"


def write_vdb(deck: Deck, catalogue: Catalogue) -> str:
    """The text of VDB."""
    title = _crypt_title(deck, catalogue, "")
    lines = [f"Deck Name: {deck.name}".rstrip(), f"Author: {deck.author}".rstrip()]
    lines += [f"Description: {deck.comment}"] if deck.comment else []
    lines += ["", title, "=" * len(title)]
    lines += _crypt_lines(crypt_by_capacity(deck, catalogue), deck, gap="   ")
    title = f"Library ({_library_total(deck, catalogue)} cards)"
    lines += ["", title, "=" * len(title)]
    for at, (kind, cards) in enumerate(library_sections(deck, catalogue)):
        heading = _section_title(kind, cards)
        lines += [""] * (at > 0) + [heading, "-" * len(heading)]
        lines += [_card_line(face, count, deck) for face, count in cards]
    return "\n".join(lines + _unread_lines(deck)) + "\n"


def write_ardb_text(deck: Deck, catalogue: Catalogue) -> str:
    """The text of the Anarch Revolt Deck Builder."""
    sizes = capacities(deck, catalogue)
    average = sum(sizes) / len(sizes) if sizes else 0.0
    low, high = (sizes[0], sizes[-1]) if sizes else (0, 0)
    ruler = "-" * 60
    lines = [f"Deck Name : {deck.name}".rstrip(), f"Author : {deck.author}".rstrip(), "Description :"]
    lines += [*deck.comment.split("\n"), ""]
    lines += [f"Crypt [{len(sizes)} vampires] Capacity min: {low} max: {high} average: {average:.2f}", ruler]
    lines += [f"  {line}" for line in _crypt_lines(crypt_by_count(deck, catalogue), deck)]
    lines += ["", f"Library [{_library_total(deck, catalogue)} cards]", ruler]
    for kind, cards in library_sections(deck, catalogue):
        lines += [f"{kind} [{total(cards)}]"]
        lines += [f"  {_card_line(face, count, deck)}" for face, count in cards] + [""]
    return "\n".join(lines + _unread_lines(deck)).rstrip("\n") + "\n"


def write_lackey(deck: Deck, catalogue: Catalogue) -> str:
    """The list of Lackey, which wants plain letters, no slashes, the library first and single quotes (two for the
    Imbued)."""
    lines = []
    for _, cards in library_sections(deck, catalogue):
        lines += [f"{count}\t{_lackey_name(face)}" for face, count in cards]
    lines += [f"{entry.count}\t{entry.text}" for entry in deck.unread]
    lines.append("Crypt:")
    lines += [f"{count}\t{_lackey_name(face)}" for face, count in crypt_by_capacity(deck, catalogue)]
    return "\n".join(lines) + "\n"


def _lackey_name(face: CardFace) -> str:
    quote = "''" if face.is_a("Imbued") else "'"
    return face.ascii_name.replace("/", "").replace('"', quote)


def write_jol(deck: Deck, catalogue: Catalogue) -> str:
    """The lines of deckserver.net: crypt, an empty line, library."""
    lines = [f"{count}x {face.filing_name}" for face, count in crypt_by_capacity(deck, catalogue)]
    lines.append("")
    for _, cards in library_sections(deck, catalogue):
        lines += [f"{count}x {face.filing_name}" for face, count in cards]
    return "\n".join(lines + _unread_lines(deck)) + "\n"
