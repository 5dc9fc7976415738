"""All faces that a game can be played with, by key: official cards with their definitions, and those that we have
invented.

Faces are frozen. Official cards and the cards of the house are shared by all games and never change; a card made up for
a position belongs to that position, so it can neither hide nor replace another of the same name.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import Final

from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.printed import CardFace
from praxis.vtes.dealt import house, house_imbued
from praxis.vtes.dealt.by_hand import carried_out
from praxis.vtes.dealt.required import filter_of, path_of, words_of
from praxis.vtes.definitions import definition_of, definitions
from praxis.vtes.effects.definition import Definition
from praxis.vtes.effects.mode import MERGED
from praxis.vtes.effects.numbers import gives as given
from praxis.vtes.effects.whom import ME, YOU, Ref
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans
from praxis.vtes.model.face import BY_HAND, MADE_UP, RISEN, Face, Merged, risen
from praxis.vtes.model.repertoire import Repertoire, repertoire_of

_TYPES: Final[dict[str, int]] = {
    "Vampire": faces.VAMPIRE,
    "Imbued": faces.IMBUED,
    "Master": faces.MASTER,
    "Action": faces.ACTION,
    "Political Action": faces.POLITICAL,
    "Equipment": faces.EQUIPMENT,
    "Retainer": faces.RETAINER,
    "Ally": faces.ALLY,
    "Action Modifier": faces.MODIFIER,
    "Reaction": faces.REACTION,
    "Combat": faces.COMBAT,
    "Event": faces.EVENT,
    "Conviction": faces.CONVICTION,
    "Power": faces.POWER,
}
_BONUSES: Final[dict[str, tuple[int, Ref]]] = {
    "bleed": (spans.BLEED, ME),
    "strength": (spans.STRENGTH, ME),
    "stealth": (spans.STEALTH, ME),
    "intercept": (spans.INTERCEPT, ME),
    "hunt": (spans.HUNT, ME),
    "votes": (spans.VOTES, ME),
    "hand size": (spans.HAND_SIZE, YOU),
}


@cache
def house_cards() -> MappingProxyType[int, Face]:
    """All cards of the house's own decks, by key."""
    halves = [house.library(), house_imbued.crypt(), house_imbued.library()]
    halves += [house.crypt(number) for number in range(1, house.DECKS + 1)]
    return MappingProxyType({card.key: card for half in halves for card in half})


@cache
def repertoire(of_official: bool, of_house: bool, by_hand: bool = False) -> Repertoire:
    """Every way to play a card: of the official cards, or of the house's own."""
    found: list[Face] = list(house_cards().values()) if of_house else []
    if of_official:
        cards = catalogue.load()
        found += [official(card) for card in definitions() if card in cards]
        if by_hand:
            found += [with_hands(card.id) for card in cards if not card.crypt]
    return repertoire_of(found)


def face(key: int) -> Face:
    """The face with that key."""
    if key > BY_HAND:
        return with_hands(key - BY_HAND)
    if key > RISEN:
        return risen(official(key - RISEN))
    if key > 0:
        return official(key)
    found = house_cards().get(key)
    return MADE_UP[key] if found is None else found


def is_made_up(key: int) -> bool:
    """Whether a face was made up for one position."""
    return key < 0 and key not in house_cards()


@cache
def official(card: int) -> Face:
    """An official card as the rules read it, with its definition if it has one."""
    return _face(catalogue.load()[card], card, definition_of(card))


@cache
def with_hands(card: int) -> Face:
    """An official card where cards are played by hand: the players do what the rules do not know of it."""
    if catalogue.coverage_of(card) == "full":
        return official(card)
    printed = catalogue.load()[card]
    return _face(printed, BY_HAND + card, carried_out(printed, definition_of(card)))


def _face(card: CardFace, key: int, definition: Definition) -> Face:
    types = 0
    for word in card.types:
        types |= _TYPES[word]
    use_only = bool(types & faces.EQUIPMENT) and card.requirement.text.startswith("Only usable")  # anybody can bear it
    return Face(
        key,
        card.name,
        types,
        capacity=card.capacity,
        group=card.group,
        clan=card.clans[0] if card.crypt and card.clans else "",
        clans=() if card.crypt else card.clans,
        disciplines=" ".join(card.disciplines),
        title=card.title,
        city=card.city,
        sect=card.sect,
        blood=max(0, card.cost.amount) if card.cost.kind == "blood" else 0,
        pool=max(0, card.cost.amount) if card.cost.kind == "pool" else 0,
        conviction=max(0, card.cost.amount) if card.cost.kind == "conviction" else 0,
        life=max(0, card.life),
        strength=card.strength - card.bonuses.get("strength", 0),  # bonuses of a crypt card are among its `gives`
        bleed=card.bleed - card.bonuses.get("bleed", 0),
        traits=_traits(card),
        unique="unique" in card.traits,
        slave_of=card.slave_of,
        merged=Merged(card.merged.title, card.merged.city, card.merged.sect, tuple(card.merged.traits)),
        needs=None if use_only else filter_of(card.requirement),
        vampires_only="vampire" in card.requirement.creatures and not use_only,
        gehenna=card.requirement.gehenna,
        asks_for=words_of(card),
        definition=_with_bonuses(definition, card.bonuses, card.merged.bonuses),
    )


def _traits(card: CardFace) -> tuple[str, ...]:
    circle = (f"{card.circle.lower()} circle",) if card.circle else ()
    path = (path_of(card.path),) if card.crypt and card.path else ()
    many = card.crypt and "unique" not in card.traits
    printed = (("advanced", card.advanced), ("burn option", card.burn_option), ("non-unique", many))
    marks = [word for word, is_printed in printed if is_printed]
    return (*card.traits, *circle, *path, *marks)


def _with_bonuses(definition: Definition, bonuses: dict[str, int], merged: dict[str, int]) -> Definition:
    """A definition with a crypt card's printed bonuses (+1 bleed and the like), which need no definition of their
    own."""
    if not bonuses and not merged:
        return definition
    gives = tuple(
        given(what, printed[word], to, level=version)
        for printed, version in ((bonuses, 0), (merged, MERGED))
        for word, (what, to) in _BONUSES.items()
        if word in printed
    )
    return Definition(
        definition.official,
        definition.modes,
        (*definition.gives, *gives),
        definition.abilities,
        definition.adds_disciplines,
        as_vampire=definition.as_vampire,
        parts=definition.parts,
    )


def named(name: str) -> Face:
    """A face by its name: an official card, or else one of the house; `LookupError` with the nearest names if there is
    none.

    The exact name of a card of the house wins over an alias of an official card.
    """
    cards = catalogue.load()
    if not cards.is_name(name):
        for invented in house_cards().values():
            if invented.name == name:
                return invented
    return official(cards.find(name).id)
