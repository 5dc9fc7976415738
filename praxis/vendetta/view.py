"""What a seat may know of a game of Vendetta, by white-list."""

from __future__ import annotations

from typing import Final

import msgspec

from praxis.kernel.game import DecisionView, FrameView
from praxis.vendetta.settings import Readings

HIDDEN: Final = -1
"""Stands in a list of cards in place of a card that the seat may not know."""


class PositionView(msgspec.Struct, frozen=True, gc=False):
    """A player's place at a location."""

    cards: list[int]
    """The ids of the cards; `HIDDEN` for a face-down card that the seat does not know."""
    face_down: list[bool]
    blood: int
    power: int
    """The power that everybody can add up: face-up cards, deployed blood, effects so far."""


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    seat: int
    clan: str
    blood: int
    influence: int
    score: int
    """The player's score if the game ended now."""
    red: int
    grey: int
    alliance: list[int]
    drained: list[int]
    relic: int
    relic_used: bool
    eliminated: bool
    hand: list[int]
    """The ids of the cards; `HIDDEN` for those of another seat's cards that this seat has not looked at."""
    aside: list[int]
    deck: list[int]
    """The deck, top first; `HIDDEN` except for cards that the seat is looking at or has put at the bottom itself."""
    looking: int
    bottom_known: int
    known: list[int]
    """Clan cards of this player that the viewer knows to have left the deck."""
    positions: list[PositionView]


class View(msgspec.Struct, frozen=True):
    """All that a player, a bot or a browser ever gets."""

    seat: int
    seats: int
    readings: Readings
    number: int
    round: int
    ambition: int
    locations: int
    allies_at: list[int]
    scenes: list[int]
    sheets: list[str]
    relics: list[int]
    ally_deck: int
    """How many allies are left in the deck."""
    victims: int
    top_victim: int
    gone: list[int]
    """The allies and victims that have left the game, and all cards of players who have left it."""
    players: list[PlayerView]
    winners: list[int]
    stack: list[FrameView]
    decision: DecisionView | None
