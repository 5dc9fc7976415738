"""Who may play a card by the requirement on its face, read once from the card data for all definitions.

Clans and Disciplines are checked by the rules themselves. What no filter can say (a minion in combat beside another of
the same circle, for instance) is left to the definition.
"""

from __future__ import annotations

from typing import Final

from praxis.effects.filters import Filter
from praxis.vtes.catalogue.printed import CardFace, Requirement
from praxis.vtes.effects import filters, having
from praxis.vtes.model import affiliations

_TRAITS: Final = frozenset({"black hand", "seraph", "infernal", "slave", "red list", "flight"})
_LACKS: Final[dict[str, Filter]] = {
    "anarch": having.ANARCH,
    "camarilla": having.CAMARILLA,
    "titled": filters.TITLED,
    "caitiff": having.clan(affiliations.CAITIFF),
}
_CREATURES: Final[dict[str, Filter]] = {"imbued": filters.IMBUED, "minion": filters.MINION}


def _any(options: list[Filter]) -> list[Filter]:
    """A filter that passes if any of some filters does."""
    found: Filter | None = None
    for option in options:
        found = option if found is None else found | option
    return [] if found is None else [found]


def filter_of(required: Requirement) -> Filter | None:
    """The filter for the minion who plays the card, or for whom a Methuselah plays it; none if the card requires
    nothing."""
    found = _any([having.sect(sect) for sect in required.sects])
    titles = list(required.titles)
    if "city title" in required.traits:
        titles += sorted(affiliations.CITY_TITLES)
    if titles:
        found.append(having.title(*titles))
    if required.titled:
        found.append(filters.TITLED)
    found += [having.trait(trait) for trait in required.traits if trait in _TRAITS]
    found += _any([having.trait(path_of(path)) for path in required.paths])
    found += [~_LACKS.get(word, having.trait(word)) for word in required.lacks]
    if required.min_capacity or required.max_capacity:
        found.append(having.capacity(required.min_capacity, required.max_capacity or filters.MOST))
    if "vampire" not in required.creatures:
        found += _any([_CREATURES.get(word, having.trait(word)) for word in required.creatures])
    return having.about(tuple(found)) if found else None


def path_of(path: str) -> str:
    """The trait that stands for following a path."""
    return f"path of {path}"


def words_of(card: CardFace) -> frozenset[str]:
    """What a library card requires, as other cards ask for it: sects, titles, clans, Disciplines, Paths.

    A card that requires a baron requires an anarch too.
    """
    required = card.requirement
    found = {*required.sects, *required.titles, *required.clans, *required.disciplines, *map(path_of, required.paths)}
    if "baron" in found:
        found.add(affiliations.ANARCH)
    if required.titled or required.titles:
        found.add("titled")
    return frozenset(found)
