"""A moment of a game as the file of a position.

The file has the numbers of every player in words, for people who want to change them. The moment itself, with all its
cards, stands below them (`praxis.kernel.moments`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.file import Position, write
from praxis.vendetta.settings import as_options
from praxis.vendetta.view import PlayerView, View

_SIGNS: Final = re.compile(r"[^\w'-]+")


def export(view: View, names: Sequence[str]) -> str:
    """The text of the file. `read` gives a position with the same numbers."""
    options = as_options(view.readings)
    cards = str(options.pop("cards", Position().cards))
    found = Position(cards=cards, round=max(1, view.round), settings=options)
    for player, name in zip(view.players, _plain(names), strict=True):
        found.seats[name] = _seat(player) if view.round else Seat()
    if not view.round:  # nobody has anything before the first round
        found.phase = "setup"
    return write(found)


def _seat(player: PlayerView) -> Seat:
    if player.eliminated:
        return Seat(clan=player.clan, eliminated=True)
    return Seat(clan=player.clan, blood=player.blood, influence=player.influence, red=player.red, grey=player.grey)


def _plain(names: Sequence[str]) -> list[str]:
    """The names in a form that headings of a file allow: one word each, and no two alike."""
    found: list[str] = []
    for seat, name in enumerate(names):
        plain = _SIGNS.sub("", name).strip("-'_").lower() or f"seat{seat + 1}"
        found.append(f"{plain}{seat + 1}" if plain in ("then", "moment") or plain in found else plain)
    return found
