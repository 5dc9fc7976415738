"""The XML of the Anarch Revolt Deck Builder, which several old tools still speak."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from xml.sax.saxutils import unescape

from praxis.vtes.catalogue.catalogue import CardFace, Catalogue, X
from praxis.vtes.decks.deck import Deck, Problem, one_line, several_lines
from praxis.vtes.decks.listing import MOST_COPIES
from praxis.vtes.decks.order import capacities, crypt_by_count, group_name, library_sections, total
from praxis.vtes.decks.unknown import Suggestions


def read_ardb(text: str, catalogue: Catalogue) -> tuple[Deck, list[Problem]]:
    deck, problems = Deck(), list[Problem]()
    if re.search(r"<!(DOCTYPE|ENTITY)", text):
        return deck, [Problem("deck.format", "XML with a document type is not read: it can name other files")]
    try:
        root = ET.fromstring(text)
    except ET.ParseError as error:
        return deck, [Problem("deck.format", f"this begins like XML but is not: {error}", error.position[0])]
    if root.tag not in ("deck", "inventory"):
        return deck, [Problem("deck.format", f"expected a <deck>, as ARDB writes it, but this is a <{root.tag}>")]
    deck.name = one_line(root.findtext("name") or "")
    deck.author = one_line(root.findtext("author") or "")
    deck.comment = several_lines(root.findtext("description") or "")
    lines: dict[str, int] = {}
    for number, row in enumerate(text.split("\n"), 1):
        for name in re.findall(r"<name>(.*?)</name>", row):
            lines.setdefault(unescape(name), number)
    suggestions = Suggestions(catalogue)
    for element in [*root.iter("vampire"), *root.iter("card")]:
        _take(element, deck, problems, suggestions, lines)
    return deck, problems


def _take(
    element: ET.Element, deck: Deck, problems: list[Problem], suggestions: Suggestions, lines: dict[str, int]
) -> None:
    """ARDB's numbers are its own, so the name decides; the number only helps where it is one of ours."""
    name = one_line(element.findtext("name") or "")
    advanced = "adv" in (element.findtext("adv") or "").lower()
    line = lines.get(name, 0)
    count = element.get("count") or element.get("have") or "1"
    group, size = element.findtext("group") or "", element.findtext("capacity") or ""
    catalogue = suggestions.catalogue
    face = catalogue.lookup(
        f"{name} (ADV)" if advanced and "adv" not in name.lower() else name,
        crypt=element.tag == "vampire",
        group=int(group) if group.isdigit() else -1,
        clan=one_line(element.findtext("clan") or ""),
        capacity=int(size) if size.isdigit() else 0,
    )
    ident = element.get("databaseID") or ""
    if face is None and ident.isdigit():
        face = catalogue.get(int(ident))
    if not re.fullmatch(r"\d{1,6}", count):
        problems.append(Problem("deck.count", f"the count of {name!r} is {count!r}, not a number", line))
    elif face is None:
        suggestions.keep(deck, problems, name, int(count), line)
    elif int(count) == 0:
        problems.append(Problem("deck.count", f"0 copies of {face.unique_name}: the entry is passed over", line))
    else:
        if int(count) > MOST_COPIES:
            message = f"{count} copies of {face.unique_name}: is that a slip of the pen?"
            problems.append(Problem("deck.count", message, line))
        deck.add(face.id, int(count), line=line)


def _put(parent: ET.Element, tag: str, text: str) -> None:
    ET.SubElement(parent, tag).text = text


def write_ardb(deck: Deck, catalogue: Catalogue) -> str:
    sizes = capacities(deck, catalogue)
    root = ET.Element("deck", generator="Praxis", formatVersion="-TODO-1.0", databaseVersion=catalogue.version)
    for tag, text in (("name", deck.name), ("author", deck.author), ("description", deck.comment)):
        _put(root, tag, text)
    average = f"{sum(sizes) / len(sizes):.2f}" if sizes else "0"
    low, high = (str(sizes[0]), str(sizes[-1])) if sizes else ("0", "0")
    crypt = ET.SubElement(root, "crypt", size=str(len(sizes)), min=low, max=high, avg=average)
    for face, count in crypt_by_count(deck, catalogue):
        _vampire(crypt, face, count)
    library = ET.SubElement(root, "library", size=str(total(deck.library(catalogue))))
    for _, cards in library_sections(deck, catalogue):
        for face, count in cards:
            _card(library, face, count)
    for entry in deck.unread:
        _put(ET.SubElement(library, "card", databaseID="", count=str(entry.count)), "name", entry.text)
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _vampire(crypt: ET.Element, face: CardFace, count: int) -> None:
    element = ET.SubElement(crypt, "vampire", databaseID=str(face.id), count=str(count))
    name = face.filing_name.replace(f" (G{face.group})", "").replace(" (ADV)", "").replace(f" (G{face.group} ADV)", "")
    _put(element, "adv", "Advanced" if face.advanced else "")
    _put(element, "name", name)
    _put(element, "set", face.prints[0].set if face.prints else "")
    _put(element, "disciplines", " ".join(face.disciplines))
    _put(element, "clan", "Imbued" if face.is_a("Imbued") else "/".join(face.clans))
    _put(element, "capacity", str(face.capacity))
    _put(element, "group", group_name(face))
    _put(element, "title", face.title)
    _put(element, "text", face.text)


def _card(library: ET.Element, face: CardFace, count: int) -> None:
    element = ET.SubElement(library, "card", databaseID=str(face.id), count=str(count))
    amount = "X" if face.cost.amount == X else str(face.cost.amount)
    _put(element, "name", face.filing_name)
    _put(element, "set", face.prints[0].set if face.prints else "")
    _put(element, "cost", f"{amount} {face.cost.kind}" if face.cost.kind else "")
    _put(element, "requirement", "/".join(face.requirement.clans))
    _put(element, "type", face.kind)
    _put(element, "disciplines", "/".join(face.requirement.disciplines))
    _put(element, "text", face.text)
