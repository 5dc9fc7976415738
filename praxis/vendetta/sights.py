"""Makes the views of a game of Vendetta. It looks at every card of every player, and is compiled; the views are structs
and are not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from praxis.kernel.game import DecisionView, FrameView, Game, ViewCache
from praxis.kernel.sight import SPECTATOR
from praxis.vendetta.cards import CLANS
from praxis.vendetta.rules.ending import score
from praxis.vendetta.rules.resolution import total_power
from praxis.vendetta.state import NONE, Player, Vendetta
from praxis.vendetta.view import HIDDEN, PlayerView, PositionView, View


def view_of(g: Vendetta, seat: int) -> View:
    return Glance(g).view(seat, g.stack_view(seat), g.decision_view(seat))


def views_of(g: Vendetta, seats: Sequence[int]) -> list[msgspec.Struct]:
    """The views of several seats, sharing what they see alike."""
    return SharedGlance(g, None).views(seats)


class Glance:
    """Makes the views of one moment."""

    __slots__ = ("allies_at", "g", "gone", "powers", "relics", "scenes", "scores", "sheets", "winners")

    def __init__(self, g: Vendetta) -> None:
        self.g = g
        self.gone = _gone(g)
        self.allies_at = g.allies_at[:]
        self.scenes = g.scenes[:]
        self.relics = g.relics[:]
        self.winners = g.winners[:]
        self.sheets = [CLANS[clan] for clan in g.sheets]
        self.scores = [score(g, seat) for seat in range(g.seats)]
        self.powers = [
            [total_power(g, seat, place) if player.is_at(place) else 0 for place in range(g.locations)]
            for seat, player in enumerate(g.players)
        ]

    def view(self, seat: int, stack: list[FrameView], decision: DecisionView | None) -> View:
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
            allies_at=self.allies_at,
            scenes=self.scenes,
            sheets=self.sheets,
            relics=self.relics,
            ally_deck=len(g.ally_deck),
            victims=len(g.victims),
            top_victim=g.victims[0] if g.victims else NONE,
            gone=self.gone,
            players=[self.player(each, each == seat, seen, peeked) for each in range(g.seats)],
            winners=self.winners,
            stack=stack,
            decision=decision,
        )

    def player(self, seat: int, mine: bool, seen: int, peeked: int) -> PlayerView:
        g = self.g
        player = g.players[seat]
        return PlayerView(
            seat=seat,
            clan=CLANS[player.clan] if player.clan != NONE else "",
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
            hand=_hand(player, mine, peeked),
            aside=sorted(player.aside),
            deck=_deck(player, mine),
            looking=player.looking,
            bottom_known=player.bottom_known,
            known=self.known(player, seen),
            positions=self.positions(seat, peeked),
        )

    def known(self, player: Player, seen: int) -> list[int]:
        own = self.g.set.clan_cards[CLANS[player.clan]] if player.clan != NONE else ()
        return [card for card in own if seen >> card & 1]

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
    """Makes the views of one moment for several seats. What two of them see alike is made once, and players of whom
    nothing has changed since an earlier moment look as they did then."""

    __slots__ = ("down", "drained", "face_down", "hands", "laid", "looks", "own", "packed", "used")

    def __init__(self, g: Vendetta, before: SharedGlance | None) -> None:
        super().__init__(g)
        self.drained = g.drained
        self.face_down = g.face_down
        self.used = g.used
        self.packed: list[bytes] = []
        self.own: list[int] = []
        self.laid: list[int] = []
        self.down: list[int] = []
        self.hands: list[int] = []
        self.looks: list[dict[tuple[bool, int, int], PlayerView]] = []
        """For each seat, the views of it that were made: by whether the viewer is this player, and by what else the
        viewer knows of the cards."""
        if before is not None and (before.g.set is not g.set or len(before.packed) != g.seats):
            before = None
        for seat, player in enumerate(g.players):
            self.packed.append(player.packed())
            if before is not None and self._is_as(before, seat):
                self._keep(before, seat)
            else:
                self._see(player)

    def _is_as(self, before: SharedGlance, seat: int) -> bool:
        """Whether a player looks the same as then to whoever knows the same."""
        return (
            self.packed[seat] == before.packed[seat]
            and self.scores[seat] == before.scores[seat]
            and self.powers[seat] == before.powers[seat]
            and self.drained == before.drained
            and self.used == before.used
            and (self.face_down == before.face_down or before.laid[seat] & self.face_down == before.down[seat])
        )

    def _keep(self, before: SharedGlance, seat: int) -> None:
        self.own.append(before.own[seat])
        self.laid.append(before.laid[seat])
        self.down.append(before.down[seat])
        self.hands.append(before.hands[seat])
        self.looks.append(before.looks[seat])

    def _see(self, player: Player) -> None:
        laid = _mask([card for cards in player.cards_at for card in cards])
        self.own.append(_mask(self.g.set.clan_cards[CLANS[player.clan]]) if player.clan != NONE else 0)
        self.laid.append(laid)
        self.down.append(laid & self.face_down)
        self.hands.append(_mask(player.hand))
        self.looks.append({})

    def views(self, seats: Sequence[int]) -> list[msgspec.Struct]:
        g = self.g
        asked = g.decision.seat if g.decision is not None else SPECTATOR
        public = g.decision_view(SPECTATOR)
        return [
            self.view(seat, stack, g.decision_view(seat) if seat == asked else public)
            for seat, stack in zip(seats, g.stack_views(seats), strict=True)
        ]

    def player(self, seat: int, mine: bool, seen: int, peeked: int) -> PlayerView:
        known = (mine, seen & self.own[seat], peeked & (self.down[seat] | self.hands[seat]))
        found = self.looks[seat].get(known)
        if found is None:
            found = self.looks[seat][known] = self._look(seat, mine, seen, peeked)
        return found

    def _look(self, seat: int, mine: bool, seen: int, peeked: int) -> PlayerView:
        """A player as a viewer sees her for whom none was made: as another viewer does, but for what viewers know."""
        player, down = self.g.players[seat], self.down[seat]
        for (_, _, others), look in self.looks[seat].items():
            return msgspec.structs.replace(
                look,
                hand=_hand(player, mine, peeked),
                deck=_deck(player, mine),
                known=self.known(player, seen),
                positions=look.positions if others & down == peeked & down else self.positions(seat, peeked),
            )
        return super().player(seat, mine, seen, peeked)


class VendettaViewCache(ViewCache):
    """Makes the views of a game that goes on. An answer changes one or two players; the others are kept as they
    were."""

    __slots__ = ("before",)

    PARTS: ClassVar[tuple[str, ...]] = ("players",)

    def __init__(self) -> None:
        self.before: SharedGlance | None = None

    def views(self, game: Game, seats: Sequence[int]) -> list[msgspec.Struct]:
        assert isinstance(game, Vendetta)
        glance = self.before = SharedGlance(game, self.before)
        return glance.views(seats)


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


def _hand(player: Player, mine: bool, peeked: int) -> list[int]:
    """A player's hand. Of another's, those cards that were looked at, then the others, which are only counted."""
    if mine:
        return sorted(player.hand)
    known = sorted(card for card in player.hand if peeked >> card & 1)
    return known + [HIDDEN] * (len(player.hand) - len(known))


def _known_to_all(masks: list[int]) -> int:
    """What a spectator knows: that which every seat knows."""
    known = -1
    for mask in masks:
        known &= mask
    return known


def _deck(player: Player, mine: bool) -> list[int]:
    if not mine:
        return [HIDDEN] * len(player.deck)
    known_from = len(player.deck) - player.bottom_known
    return [card if place < player.looking or place >= known_from else HIDDEN for place, card in enumerate(player.deck)]
