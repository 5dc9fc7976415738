"""All faces a game can be played with, by key: invented ones, and official cards with their definitions."""

from __future__ import annotations

from praxis.kernel.errors import BadSetting
from praxis.vtes import house
from praxis.vtes.face import CRYPT, MADE_UP, Face

_BUILT_IN = 6
_DECKS: dict[str, tuple[list[Face], list[Face]]] = {}


def built_in(players: int) -> list[str]:
    """Names of decks for so many players."""
    return [f"house-{1 + seat % _BUILT_IN}" for seat in range(players)]


def deck(name: str) -> tuple[list[Face], list[Face]]:
    """A crypt and a library: a built-in deck by name."""
    if name not in _DECKS:
        if not name.startswith("house-") or not name[6:].isdigit():
            raise BadSetting(f"no deck '{name}'; built in are house-1 to house-{_BUILT_IN}")
        _DECKS[name] = (house.crypt(int(name[6:])), house.library())
    return _DECKS[name]


def face(key: int) -> Face:
    """The face with that key."""
    return MADE_UP[key]


def guesses(seen: list[Face], crypt: bool) -> list[Face]:
    """Faces that somebody might hold: those of the built-in decks and those seen in this game."""
    found = {card.key: card for name in built_in(_BUILT_IN) for half in deck(name) for card in half}
    found.update({card.key: card for card in seen})
    return [card for card in found.values() if bool(card.types & CRYPT) == crypt]
