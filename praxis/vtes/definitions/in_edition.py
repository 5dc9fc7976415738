"""How much of a card is enforced under a rulebook: a card can need rules that the book does not have."""

from __future__ import annotations

from typing import Final

from praxis.vtes.catalogue.catalogue import CardFace, coverage_of
from praxis.vtes.editions import EDITIONS, Edition
from praxis.vtes.model.affiliations import ALL_TITLES, ANARCH

ABSENT: Final = "absent"
"""The rulebook has no rules for the card, so nobody can use it there."""


def coverage_in(face: CardFace, edition: str) -> str:
    """`full`, `partial` or `manual`; `absent` where the edition's book has no rules for such a card."""
    return ABSENT if lacking(face, EDITIONS[edition]) else coverage_of(face.id)


def by_edition(face: CardFace) -> dict[str, str]:
    """How much of a card is enforced under every edition."""
    return {name: coverage_in(face, name) for name in EDITIONS}


def lacking(face: CardFace, book: Edition) -> str:
    """The clause of the rules that the card needs and the book does not have; empty if it has them all."""
    if "Event" in face.types and not book.has_events:
        return "discard.event.timing"
    if _is_of_the_imbued(face) and not book.has_imbued and not book.legacy_imbued:
        return "imbued.type.mortal-ally"
    if face.advanced and not book.has_merging:
        return "influence.merge.condition"
    if face.types == ("Reflex",) and not book.has_reflexes:
        return "card.cancel.reflex"
    if face.has("trophy") and not book.has_red_list:
        return "diablerie.trophy.red-list-victim"
    if face.has("slave") and not book.has_slaves:
        return "trait.slave.no-directed"
    return _needed_affiliation(face, book)


def _is_of_the_imbued(face: CardFace) -> bool:
    return face.has("imbued") or "Power" in face.types or "Conviction" in face.types or face.cost.kind == "conviction"


def _needed_affiliation(face: CardFace, book: Edition) -> str:
    """The clause if a card requires a sect or title that the edition does not have: then nobody can play it.

    A vampire of such a sect is Independent instead, and is played.
    """
    sects, titles = face.requirement.sects, face.requirement.titles
    if sects and not any(_has_sect(sect, book) for sect in sects):
        return "list.sects.names"
    if titles and not any(title in book.titles or title not in ALL_TITLES for title in titles):
        return "list.titles.by-sect"
    return ""


def _has_sect(sect: str, book: Edition) -> bool:
    return sect in book.sects or (sect == ANARCH and book.has_anarchs)
