"""Puts every card and token of a position of Vendetta in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from praxis.kernel.errors import BadSetting, nearest
from praxis.kernel.lines import is_number
from praxis.vendetta.cards import ALLY, CLAN, CLANS, LOCATION, RELIC, VICTIM
from praxis.vendetta.game import VendettaGame
from praxis.vendetta.positions.adhoc_cards import Cast, Part
from praxis.vendetta.state import NONE, Vendetta

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Place = int | str
"""A location as people name it: 1, 2, 3, "haven"."""


class Seat(msgspec.Struct):
    """One player of a position. What is not given is as in the middle of an ordinary game."""

    clan: str = ""
    blood: int = 6
    influence: int = 3
    red: int = 0
    grey: int = 0
    hand: Sequence[str] | None = None
    """The hand. If left out, it has as many cards as leave one after planning."""
    deck: Sequence[str] = ()
    """The top of the deck; the clan cards that are nowhere else follow."""
    alliance: Sequence[str] = ("victim",)
    """The cards of the alliance: "victim", "drained vampire 3/2/4/1" ..."""
    at: Mapping[Place, Sequence[str]] = {}
    """What lies at each location: {1: ["Five", "down Hunt", "2 blood"], "haven": ["b's Nine"]}"""
    relic: str = ""
    """The player's relic, after the word `used` if it was used."""
    eliminated: bool = False


def place_at(place: Place, count: int) -> int:
    """The number of a location, at a table with so many of them."""
    if str(place) == "haven":
        return count - 1
    if not is_number(str(place)) or not 1 <= int(place) <= count:
        raise BadSetting(f"no location '{place}'; there are 1 to {count}, the last of them also called haven")
    return int(place) - 1


class Builder:
    """Puts every card and token of a position in its place."""

    def __init__(
        self,
        names: list[str],
        cast: Cast,
        seats: list[Seat],
        number: int,
        phase: str,
        left: int,
        resolves: Place,
    ) -> None:
        self.names = names
        self.first = place_at(resolves or 1, 3 if len(seats) <= 4 else 4)
        """The first location that is not resolved yet."""
        self.cast = cast
        self.seats = seats
        if not 1 <= number <= 3:
            raise BadSetting(f"round {number}: a game has rounds 1 to 3")
        self.round = number
        self.phase = phase
        most = number + (2 if len(seats) == 3 else 1)
        if not 0 <= left <= most:
            raise BadSetting(f"{left} turns left; in round {number} a player has {most} [vendetta.planning.turn-order]")
        self.turns = left or most
        self.clans = self._clans()

    def _clans(self) -> list[str]:
        for each in self.seats:
            if each.clan and each.clan not in CLANS:
                raise BadSetting(f"no clan '{each.clan}'{nearest(each.clan, CLANS)}")
        named = [each.clan for each in self.seats if each.clan]
        if len(set(named)) < len(named):
            raise BadSetting("two players cannot have the same clan [vendetta.setup.clan-unique]")
        rest = iter(clan for clan in CLANS if clan not in named)
        return [each.clan or next(rest) for each in self.seats]

    def game(
        self,
        chosen: Any,
        seed: int,
        allies: Mapping[Place, str] | None,
        ally_deck: Sequence[str],
        scenes: Mapping[Place, str] | None,
    ) -> Vendetta:
        count = 3 if len(self.seats) <= 4 else 4
        place = {at: place_at(at, count) for each in (allies, scenes) for at in each or {}}
        self._mention_seats(count)
        at_places = {place[at]: self.cast.part((ALLY,), text) for at, text in (allies or {}).items() if text}
        deck = [self.cast.part((ALLY,), text) for text in ally_deck]
        scene_at = {place[at]: self.cast.part((LOCATION,), text) for at, text in (scenes or {}).items()}
        if any(at < self.first for at in at_places) or (at_places and self.phase in ("feeding", "locations", "end")):
            raise BadSetting("allies stand at locations only from location setup until those are resolved")
        if scene_at and (not chosen.locations or count - 1 in scene_at):
            raise BadSetting("location cards need locations=True, and the Haven has none")
        for seat, each in enumerate(self.seats):
            if each.blood < 1 and chosen.frenzy_repeats and not each.eliminated:
                name = self.names[seat]
                raise BadSetting(f"{name} has no blood and would be in frenzy [vendetta.frenzy.trigger-zero-blood]")
        cards = self.cast.give_cards()
        g = VendettaGame(len(self.seats), seed, msgspec.structs.replace(chosen, cards=cards.name), cards)
        g.round = self.round
        for seat in range(len(self.seats)):
            self._player(g, seat)
        self._shared(g, at_places, [part.id for part in deck], scene_at, allies)
        g.bank_blood -= sum(p.blood + sum(p.blood_at) for p in g.players)
        g.bank_influence -= sum(p.influence for p in g.players)
        if g.faults():
            raise BadSetting("; ".join(g.faults()))
        return g

    # -- what the seats speak of ------------------------------------------------------------------------------------

    def _mention_seats(self, locations: int) -> None:
        self.hands: list[list[Part] | None] = []
        self.decks: list[list[Part]] = []
        self.alliances: list[list[tuple[Part, bool]]] = []
        self.positions: list[list[list[tuple[Part, bool]]]] = []
        self.blood_at: list[list[int]] = []
        self.relics: list[tuple[Part, bool] | None] = []
        for seat, each in enumerate(self.seats):
            clan = self.clans[seat]
            self._check(seat, each)
            own = (CLAN,)
            self.hands.append(None if each.hand is None else [self.cast.part(own, card, clan) for card in each.hand])
            self.decks.append([self.cast.part(own, card, clan) for card in each.deck])
            self.alliances.append([self._turned("drained", card, (ALLY, VICTIM)) for card in each.alliance])
            self.relics.append(self._turned("used", each.relic, (RELIC,)) if each.relic else None)
            self.positions.append([[] for _ in range(locations)])
            self.blood_at.append([0] * locations)
            for at, things in each.at.items():
                where = place_at(at, locations)
                for thing in [things] if isinstance(things, str) else things:
                    self._lay(seat, where, thing)

    def _check(self, seat: int, each: Seat) -> None:
        name = self.names[seat]
        if min(each.blood, each.influence, each.red, each.grey) < 0:
            raise BadSetting(f"{name} has less than nothing of something")
        if each.red + each.grey > 2 and not each.eliminated:
            raise BadSetting(f"{name} has a third token and is out [vendetta.diablerie.third-token-eliminates]")

    def _turned(self, mark: str, text: str, kinds: tuple[str, ...], clan: str = "") -> tuple[Part, bool]:
        marked = text.startswith(f"{mark} ")
        return self.cast.part(kinds, text.removeprefix(f"{mark} "), clan), marked

    def _lay(self, seat: int, where: int, thing: str) -> None:
        number, _, word = thing.partition(" ")
        if word == "blood" and is_number(number):
            self.blood_at[seat][where] += int(number)
            return
        mark = "down " if thing.startswith("down ") else ""
        owner, possessive, card = thing.removeprefix(mark).partition("'s ")
        if possessive and owner in self.names:
            clan, text = self.clans[self.names.index(owner)], mark + card
        else:
            clan, text = self.clans[seat], thing
        self.positions[seat][where].append(self._turned("down", text, (CLAN,), clan))

    # -- putting them down ------------------------------------------------------------------------------------------

    def _player(self, g: Vendetta, seat: int) -> None:
        said, player = self.seats[seat], g.players[seat]
        player.clan = CLANS.index(self.clans[seat])
        player.red, player.grey = said.red, said.grey
        player.eliminated = said.eliminated
        if said.eliminated:
            return
        player.blood, player.influence = said.blood, said.influence
        player.blood_at = self.blood_at[seat][:]
        for part, drained in self.alliances[seat]:
            player.alliance.append(part.id)
            g.drained |= drained << part.id
        relic = self.relics[seat]
        if relic is not None:
            player.relic = relic[0].id
            g.used |= relic[1] << player.relic
        for where, cards in enumerate(self.positions[seat]):
            for part, down in cards:
                player.cards_at[where].append(part.id)
                g.face_down |= down << part.id
        self._hand_and_deck(g, seat)

    def _hand_and_deck(self, g: Vendetta, seat: int) -> None:
        player = g.players[seat]
        named = self.hands[seat]
        hand = [part.id for part in named or []]
        top = [part.id for part in self.decks[seat]]
        away = {*hand, *top, *(part.id for each in self.positions for cards in each for part, _ in cards)}
        rest = [card for card in g.set.clan_cards[self.clans[seat]] if card not in away]
        starting = [card for card in rest if g.set.cards[card].starting]
        rest = starting + [card for card in rest if card not in starting]
        if named is None:
            size = self._usual_hand(g)
            hand = rest[:size]
            if self.phase in ("feeding", "locations", "cards") and self.round == 1:
                player.aside, hand = starting, []
        player.hand = hand
        player.deck = [*top, *(card for card in rest if card not in hand and card not in player.aside)]

    def _usual_hand(self, g: Vendetta) -> int:
        if self.phase == "planning":
            return self.turns + 1
        if self.phase in ("resolution", "end"):
            return 1
        return self.round + (2 if g.seats == 3 else 1)

    def _shared(
        self,
        g: Vendetta,
        at_places: dict[int, Part],
        deck: list[int],
        scenes: dict[int, Part],
        allies: Mapping[Place, str] | None,
    ) -> None:
        out = {card for player in g.players for card in player.alliance} | {part.id for part in at_places.values()}
        g.victims = [card for card in g.set.victims if card not in out]
        rest = [card for card in g.set.allies if card not in out and card not in deck]
        g.ally_deck = deck + rest
        bare = {place_at(at, g.locations) for at, text in (allies or {}).items() if not text}
        for place in range(g.locations):
            if place in at_places:
                g.allies_at[place] = at_places[place].id
            elif self.phase in ("cards", "planning", "resolution") and place not in bare and place >= self.first:
                g.allies_at[place] = rest.pop(0)
                g.ally_deck.remove(g.allies_at[place])
        for place, part in scenes.items():
            g.scenes[place] = part.id
        if g.readings.locations:
            free = [card for card in g.set.locations if card not in g.scenes]
            g.scenes = [card if card != NONE else free.pop(0) for card in g.scenes[: g.haven]] + [NONE]
        self._rest_in_the_box(g)
        self._memory(g)

    def _rest_in_the_box(self, g: Vendetta) -> None:
        placed = {*g.ally_deck, *g.victims, *g.allies_at, *g.scenes}
        for player in g.players:
            placed.update(player.hand, player.aside, player.deck, player.alliance, *player.cards_at, [player.relic])
        g.box = [card for card in g.box if card not in placed]

    def _memory(self, g: Vendetta) -> None:
        """Set what the seats know: their own cards, the starting cards, and everything that lies face up."""
        for seat, player in enumerate(g.players):
            known = sum(1 << card for card in g.set.starting[self.clans[seat]] if card not in player.deck)
            for each in g.players:
                known |= sum(1 << card for cards in each.cards_at for card in cards if not g.is_face_down(card))
            for viewer in range(g.seats):
                g.seen[viewer] |= known
            g.seen[seat] |= sum(1 << card for card in player.hand)
            own = g.set.clan_cards[self.clans[seat]]
            for each in g.players:
                for card in (card for cards in each.cards_at for card in cards if card in own):
                    g.seen[seat] |= 1 << card
                    g.peeked[seat] |= g.is_face_down(card) << card
