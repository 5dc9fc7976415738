"""Makes the views of a game of Vendetta. It looks at every card of every player, and is compiled; the views are structs
and are not."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from praxis.kernel.game import FrameView
from praxis.vendetta.cards import CLANS
from praxis.vendetta.rules.ending import score
from praxis.vendetta.rules.resolution import total_power
from praxis.vendetta.state import NONE, Player, Vendetta
from praxis.vendetta.view import HIDDEN, PlayerView, PositionView, View


def view_of(g: Vendetta, seat: int) -> View:
    return Glance(g).view(seat, g.stack_view(seat))


def views_of(g: Vendetta, seats: Sequence[int]) -> list[msgspec.Struct]:
    """The views of several seats, sharing what they see alike."""
    glance = SharedGlance(g)
    return [glance.view(seat, stack) for seat, stack in zip(seats, g.stack_views(seats), strict=True)]


class Glance:
    """Makes the views of one moment."""

    __slots__ = ("g", "gone", "powers", "scores", "sheets")

    def __init__(self, g: Vendetta) -> None:
        self.g = g
        self.gone = _gone(g)
        self.sheets = [CLANS[clan] for clan in g.sheets]
        self.scores = [score(g, seat) for seat in range(g.seats)]
        self.powers = [
            [total_power(g, seat, place) if player.is_at(place) else 0 for place in range(g.locations)]
            for seat, player in enumerate(g.players)
        ]

    def view(self, seat: int, stack: list[FrameView]) -> View:
        g = self.g
        seen = g.seen[seat] if seat >= 0 else _known_to_all(g.seen)
        peeked = g.peeked[seat] if seat >= 0 else _known_to_all(g.peeked)
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
            sheets=self.sheets,
            relics=g.relics[:],
            ally_deck=len(g.ally_deck),
            victims=len(g.victims),
            top_victim=g.victims[0] if g.victims else NONE,
            gone=self.gone,
            players=[self.player(each, each == seat, seen, peeked) for each in range(g.seats)],
            winners=g.winners[:],
            stack=stack,
            decision=g.decision_view(seat),
        )

    def player(self, seat: int, mine: bool, seen: int, peeked: int) -> PlayerView:
        g = self.g
        player = g.players[seat]
        clan = CLANS[player.clan] if player.clan != NONE else ""
        own = g.set.clan_cards[clan] if clan else ()
        return PlayerView(
            seat=seat,
            clan=clan,
            blood=player.blood,
            influence=player.influence,
            score=self.scores[seat],
            red=player.red,
            grey=player.grey,
            alliance=player.alliance[:],
            drained=[card for card in player.alliance if g.drained >> card & 1],
            relic=player.relic,
            relic_used=player.relic != NONE and bool(g.used >> player.relic & 1),
            eliminated=player.eliminated,
            hand=sorted(player.hand) if mine else _hand(player, peeked),
            aside=sorted(player.aside),
            deck=_deck(player) if mine else [HIDDEN] * len(player.deck),
            looking=player.looking,
            bottom_known=player.bottom_known,
            known=[card for card in own if seen >> card & 1],
            positions=self.positions(seat, peeked),
        )

    def positions(self, seat: int, peeked: int) -> list[PositionView]:
        return [self._position(seat, location, peeked) for location in range(self.g.locations)]

    def _position(self, seat: int, location: int, peeked: int) -> PositionView:
        g = self.g
        player = g.players[seat]
        cards = player.cards_at[location]
        down = [bool(g.face_down >> card & 1) for card in cards]
        return PositionView(
            cards=[
                HIDDEN if hidden and not peeked >> card & 1 else card for card, hidden in zip(cards, down, strict=True)
            ],
            face_down=down,
            blood=player.blood_at[location],
            power=self.powers[seat][location],
        )


class SharedGlance(Glance):
    """Makes the views of one moment for several seats. What two of them see alike is made once."""

    __slots__ = ("down", "hands", "made", "own", "placed")

    def __init__(self, g: Vendetta) -> None:
        super().__init__(g)
        self.own = [_mask(g.set.clan_cards[CLANS[p.clan]]) if p.clan != NONE else 0 for p in g.players]
        self.down = [_mask([card for cards in p.cards_at for card in cards]) & g.face_down for p in g.players]
        self.hands = [_mask(player.hand) for player in g.players]
        self.made: dict[tuple[int, bool, int, int], PlayerView] = {}
        """Views of players that were made: by seat, by whether the viewer is this player, and by what else the viewer
        knows of the cards."""
        self.placed: dict[tuple[int, int], list[PositionView]] = {}

    def player(self, seat: int, mine: bool, seen: int, peeked: int) -> PlayerView:
        known = (seat, mine, seen & self.own[seat], peeked & (self.down[seat] | self.hands[seat]))
        found = self.made.get(known)
        if found is None:
            found = self.made[known] = super().player(seat, mine, seen, peeked)
        return found

    def positions(self, seat: int, peeked: int) -> list[PositionView]:
        known = (seat, peeked & self.down[seat])
        found = self.placed.get(known)
        if found is None:
            found = self.placed[known] = super().positions(seat, peeked)
        return found


def _mask(cards: Sequence[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _gone(g: Vendetta) -> list[int]:
    """The cards that everybody has seen leave the game. Cards that never left the box are not told."""
    gone_clans = [player.clan for player in g.players if player.eliminated]
    cards = g.set.cards
    return [card for card in g.box if cards[card].kind in ("ally", "victim") or g.set.clan_number[card] in gone_clans]


def _hand(player: Player, peeked: int) -> list[int]:
    """Another player's hand: the cards that were looked at, then the others, which are only counted."""
    known = sorted(card for card in player.hand if peeked >> card & 1)
    return known + [HIDDEN] * (len(player.hand) - len(known))


def _known_to_all(masks: list[int]) -> int:
    """What a spectator knows: that which every seat knows."""
    known = -1
    for mask in masks:
        known &= mask
    return known


def _deck(player: Player) -> list[int]:
    known_from = len(player.deck) - player.bottom_known
    return [card if place < player.looking or place >= known_from else HIDDEN for place, card in enumerate(player.deck)]
