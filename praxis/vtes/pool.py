"""All faces a game can be played with, by key: invented ones, and official cards with their definitions."""

from __future__ import annotations

from functools import cache
from typing import Final

from praxis.kernel.errors import BadSetting
from praxis.vtes import catalogue, house, house_imbued, spans
from praxis.vtes import face as faces
from praxis.vtes.cards import definition_of
from praxis.vtes.catalogue_face import CardFace
from praxis.vtes.effects.base import ME, MERGED, YOU, Definition, Gives
from praxis.vtes.face import CRYPT, IMBUED_CARDS, MADE_UP, Face, Merged

BUILT_IN: Final = 6
IMBUED_DECK: Final = "house-imbued"
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
_BONUSES: Final[dict[str, tuple[int, int]]] = {
    "bleed": (spans.BLEED, ME),
    "strength": (spans.STRENGTH, ME),
    "stealth": (spans.STEALTH, ME),
    "intercept": (spans.INTERCEPT, ME),
    "hunt": (spans.HUNT, ME),
    "votes": (spans.VOTES, ME),
    "hand size": (spans.HAND_SIZE, YOU),
}


def built_in(players: int) -> list[str]:
    """Names of decks for so many players."""
    return [f"house-{1 + seat % BUILT_IN}" for seat in range(players)]


def with_imbued(players: int) -> list[str]:
    """The same with one deck of Imbued."""
    return [IMBUED_DECK, *built_in(players - 1)]


@cache
def _house_deck(number: int) -> tuple[list[Face], list[Face]]:
    return house.crypt(number), house.library()


@cache
def _imbued_deck() -> tuple[list[Face], list[Face]]:
    return house_imbued.crypt(), house_imbued.library()


def deck(name: str) -> tuple[list[Face], list[Face]]:
    """A crypt and a library: a built-in deck by name."""
    if name != IMBUED_DECK and name not in built_in(BUILT_IN):
        raise BadSetting(f"no deck {name[:40]!r}; built in are house-1 to house-{BUILT_IN} and {IMBUED_DECK}")
    crypt, library = _imbued_deck() if name == IMBUED_DECK else _house_deck(int(name[6:]))
    # A position set up meanwhile may have made a card of the same name; views of this game mean the deck's own.
    MADE_UP.update((face.key, face) for face in (*crypt, *library))
    return crypt, library


def face(key: int) -> Face:
    """The face with that key."""
    return MADE_UP[key] if key < 0 else official(key)


@cache
def official(card: int) -> Face:
    """An official card as the rules read it, with its definition if it has one."""
    return _face(catalogue.load()[card])


def _face(card: CardFace) -> Face:
    types = 0
    for word in card.types:
        types |= _TYPES[word]
    return Face(
        card.id,
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
        strength=card.strength - card.bonuses.get("strength", 0),  # those of a crypt card are among what it gives
        bleed=card.bleed - card.bonuses.get("bleed", 0),
        traits=_traits(card),
        unique="unique" in card.traits,
        slave_of=card.slave_of,
        merged=Merged(card.merged.title, card.merged.city, card.merged.sect, tuple(card.merged.traits)),
        definition=_with_bonuses(definition_of(card.id), card.bonuses, card.merged.bonuses),
    )


def _traits(card: CardFace) -> tuple[str, ...]:
    circle = (f"{card.circle.lower()} circle",) if card.circle else ()
    marks = [word for word, printed in (("advanced", card.advanced), ("burn option", card.burn_option)) if printed]
    return (*card.traits, *circle, *marks)


def _with_bonuses(definition: Definition, bonuses: dict[str, int], merged: dict[str, int]) -> Definition:
    """A crypt card's printed +1 bleed and the like need no definition."""
    if not bonuses and not merged:
        return definition
    gives = tuple(
        Gives(what, printed[word], to, version)
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
    )


def named(name: str) -> Face:
    """A face by its name, made up or official; `LookupError` with the nearest names if there is none."""
    for made in MADE_UP.values():
        if made.name == name:
            return made
    return official(catalogue.find(name).id)


def guesses(seen: list[Face], crypt: bool) -> list[Face]:
    """Faces that somebody might hold: those of the built-in decks and those seen in this game."""
    names = built_in(BUILT_IN)
    if any(card.types & IMBUED_CARDS for card in seen):
        names.append(IMBUED_DECK)
    found = {card.key: card for name in names for half in deck(name) for card in half}
    found.update({card.key: card for card in seen})
    return [card for card in found.values() if bool(card.types & CRYPT) == crypt]
