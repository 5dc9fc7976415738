"""What a seat may know of a game of Vendetta, by white-list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from praxis.kernel.game import DecisionView, FrameView
from praxis.vendetta.cards import CLANS
from praxis.vendetta.rules.ending import score
from praxis.vendetta.rules.resolution import total_power
from praxis.vendetta.settings import Readings
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.vendetta.state import Player, Vendetta

HIDDEN = -1
"""Stands in a list of cards for one that the seat may not know."""


class PositionView(msgspec.Struct, frozen=True):
    """A player's place at a location."""

    cards: list[int]
    """Card ids; `HIDDEN` for a face-down card that the seat does not know."""
    face_down: list[bool]
    blood: int
    power: int
    """What everybody can add up: face-up cards, deployed blood, effects so far."""


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    clan: str
    blood: int
    influence: int
    score: int
    """Influence as it would count if the game ended now."""
    red: int
    grey: int
    alliance: list[int]
    drained: list[int]
    relic: int
    relic_used: bool
    eliminated: bool
    hand: list[int]
    """Card ids; `HIDDEN` for the cards of other seats but those that this one has looked at."""
    aside: list[int]
    deck: list[int]
    """Top first; `HIDDEN` but for the cards the seat is looking at or has put at the bottom himself."""
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
    """Allies and victims that have left the game, and all cards of players who have."""
    players: list[PlayerView]
    winners: list[int]
    stack: list[FrameView]
    decision: DecisionView | None


def view_of(g: Vendetta, seat: int) -> View:
    return View(
        seat=seat,
        seats=g.seats,
        readings=g.readings,
        number=g.number,
        round=g.round,
        ambition=g.ambition,
        locations=g.locations,
        allies_at=g.allies_at[:],
        scenes=g.scenes[:],
        sheets=[CLANS[clan] for clan in g.sheets],
        relics=g.relics[:],
        ally_deck=len(g.ally_deck),
        victims=len(g.victims),
        top_victim=g.victims[0] if g.victims else NONE,
        gone=_gone(g),
        players=[_player(g, each, seat) for each in range(g.seats)],
        winners=g.winners[:],
        stack=g.stack_view(seat),
        decision=g.decision_view(seat),
    )


def _gone(g: Vendetta) -> list[int]:
    """What everybody has seen leave the game. Cards that never came out of the box tell nothing."""
    gone_clans = [player.clan for player in g.players if player.eliminated]
    cards = g.set.cards
    return [card for card in g.box if cards[card].kind in ("ally", "victim") or g.set.clan_number[card] in gone_clans]


def _player(g: Vendetta, seat: int, viewer: int) -> PlayerView:
    player = g.players[seat]
    mine = seat == viewer
    own = g.set.clan_cards[CLANS[player.clan]] if player.clan != NONE else ()
    seen = g.seen[viewer] if viewer >= 0 else _known_to_all(g.seen)
    return PlayerView(
        seat=seat,
        clan=CLANS[player.clan] if player.clan != NONE else "",
        blood=player.blood,
        influence=player.influence,
        score=score(g, seat),
        red=player.red,
        grey=player.grey,
        alliance=player.alliance[:],
        drained=[card for card in player.alliance if g.drained >> card & 1],
        relic=player.relic,
        relic_used=player.relic != NONE and bool(g.used >> player.relic & 1),
        eliminated=player.eliminated,
        hand=sorted(player.hand) if mine else _hand(g, player, viewer),
        aside=sorted(player.aside),
        deck=_deck(player) if mine else [HIDDEN] * len(player.deck),
        looking=player.looking,
        bottom_known=player.bottom_known,
        known=[card for card in own if seen >> card & 1],
        positions=[_position(g, seat, location, viewer) for location in range(g.locations)],
    )


def _hand(g: Vendetta, player: Player, viewer: int) -> list[int]:
    """Another's hand: what was looked at, then the rest, which is only counted."""
    peeked = g.peeked[viewer] if viewer >= 0 else _known_to_all(g.peeked)
    known = sorted(card for card in player.hand if peeked >> card & 1)
    return known + [HIDDEN] * (len(player.hand) - len(known))


def _known_to_all(masks: list[int]) -> int:
    """What a spectator knows: what every seat knows."""
    known = -1
    for mask in masks:
        known &= mask
    return known


def _deck(player: Player) -> list[int]:
    known_from = len(player.deck) - player.bottom_known
    return [card if place < player.looking or place >= known_from else HIDDEN for place, card in enumerate(player.deck)]


def _position(g: Vendetta, seat: int, location: int, viewer: int) -> PositionView:
    player = g.players[seat]
    cards = player.cards_at[location]
    known = g.peeked[viewer] if viewer >= 0 else _known_to_all(g.peeked)
    down = [bool(g.face_down >> card & 1) for card in cards]
    return PositionView(
        cards=[HIDDEN if hidden and not known >> card & 1 else card for card, hidden in zip(cards, down, strict=True)],
        face_down=down,
        blood=player.blood_at[location],
        power=total_power(g, seat, location) if player.is_at(location) else 0,
    )
