"""The definitions of official cards, and what makes, reads and measures them. The cards themselves stand in
`praxis.vtes.cards`, each at the place that `places` gives it, which is loaded when one of its cards is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import ModuleType

from praxis.vtes.catalogue.catalogue import load, state_coverage
from praxis.vtes.definitions.coverage_cache import Enforced, is_open, is_remembered, keep, recall
from praxis.vtes.definitions.places import all_places, place_of
from praxis.vtes.effects.definition import NOTHING, Definition


@cache
def modules() -> tuple[ModuleType, ...]:
    """All modules that define cards, loaded."""
    return tuple(_load(place) for place in sorted(all_places()))


@cache
def _load(place: str) -> ModuleType:
    return import_module(f"praxis.vtes.cards.{place.replace('/', '.')}")


def is_loaded() -> bool:
    return modules.cache_info().currsize > 0


def definitions() -> dict[int, Definition]:
    """The definitions of all official cards that have one, by card id."""
    from praxis.vtes.definitions.build import DEFINITIONS

    modules()
    return DEFINITIONS


def definition_of(card: int) -> Definition:
    """The definition of an official card: as written, or as read from the text of a vampire; an empty one if there is
    neither."""
    found = _written(card) or read(card)
    return NOTHING if found is None else found


def _written(card: int) -> Definition | None:
    from praxis.vtes.definitions.build import DEFINITIONS

    face = load().get(card)
    if face is not None and (place := place_of(face)) in all_places():
        _load(place)
    return DEFINITIONS.get(card)


def read(card: int) -> Definition | None:
    """The definition that the grammar reads from a vampire's text, if it reads all of it. It is read when it is first
    asked for."""
    face = load().get(card)
    if face is None or not face.crypt:
        return None
    from praxis.vtes.definitions.reading.vampires import read as read_text

    return read_text(card)


def coverage(card: int) -> str:
    """How much of a card is enforced: all, if it is a vampire whose text the rules or the grammar read."""
    return enforced(card).coverage


def note_of(card: int) -> str:
    """What of a card is not enforced; empty if all is, or nothing."""
    return enforced(card).note


def enforced(card: int) -> Enforced:
    """How much of a card is enforced, and what is not. The definitions are not loaded if an earlier run has found it
    out."""
    return _find_out(card) if is_loaded() and not is_open() else recall(card, _find_out)


def _find_out(card: int) -> Enforced:
    from praxis.vtes.definitions.plain_vampires import is_plain

    definition = _written(card)
    if definition is not None:
        return Enforced(definition.coverage, definition.note)
    face = load().get(card)
    if face is None or not face.crypt:
        return Enforced("manual", "")
    return Enforced("full" if is_plain(face) or read(card) is not None else "manual", "")


def keep_enforced() -> None:
    """Keep what this run has found out about cards for the next one."""
    keep({card: Enforced(one.coverage, one.note) for card, one in definitions().items()} if is_loaded() else {})


def find_out_ahead(cards: Sequence[int], count: int) -> bool:
    """Find out how much of so many of these cards is enforced, if nobody has asked before. Once all is known, it is
    kept for the next run. Returns whether all is known."""
    unknown = [card for card in cards if not is_remembered(card)]
    for card in unknown[:count]:
        recall(card, _find_out)
    if len(unknown) > count:
        return False
    keep_enforced()
    return True


state_coverage(coverage, find_out_ahead)
