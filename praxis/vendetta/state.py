"""What changes in a game of Vendetta: players, positions, pools, and who knows what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from praxis.kernel.game import Game

if TYPE_CHECKING:
    from praxis.vendetta.cards import CardSet
    from praxis.vendetta.settings import Readings

NONE: Final = -1
_PACK: Final = msgspec.msgpack.Encoder().encode
BANK: Final = 100_000
"""The blood in the bank. The bank never runs out [vendetta.setup.bank]; it is still counted, so that lost blood is
noticed."""

PLAYER_FIELDS: Final = (
    "alliance",
    "aside",
    "blood",
    "blood_at",
    "bottom_known",
    "cards_at",
    "clan",
    "deck",
    "eliminated",
    "grey",
    "hand",
    "influence",
    "looking",
    "red",
    "relic",
)


class Player:
    """One seat: its pool, its cards, and its position at every location.

    [vendetta.glossary.position] [vendetta.setup.position-tile-each-location] [vendetta.glossary.deployed-card]
    """

    __slots__ = PLAYER_FIELDS

    def __init__(self, locations: int) -> None:
        self.clan = NONE
        self.blood = 0
        self.influence = 0
        self.red = 0
        self.grey = 0
        self.hand: list[int] = []
        self.aside: list[int] = []
        """The two starting cards until the first round begins."""
        self.deck: list[int] = []
        """The deck, top card first."""
        self.looking = 0
        """How many cards of the top of her deck the player is looking at."""
        self.bottom_known = 0
        """How many cards at the bottom of her deck the player has put there herself."""
        self.alliance: list[int] = []
        self.relic = NONE
        self.eliminated = False
        self.cards_at: list[list[int]] = [[] for _ in range(locations)]
        self.blood_at: list[int] = [0] * locations

    def fork(self) -> Player:
        twin = Player(0)
        twin.clan = self.clan
        twin.blood = self.blood
        twin.influence = self.influence
        twin.red = self.red
        twin.grey = self.grey
        twin.hand = self.hand[:]
        twin.aside = self.aside[:]
        twin.deck = self.deck[:]
        twin.looking = self.looking
        twin.bottom_known = self.bottom_known
        twin.alliance = self.alliance[:]
        twin.relic = self.relic
        twin.eliminated = self.eliminated
        twin.cards_at = [cards[:] for cards in self.cards_at]
        twin.blood_at = self.blood_at[:]
        return twin

    def packed(self) -> bytes:
        """All of the player's fields, to see whether anything has changed. They are bytes, since those who compare keep
        them, and the collector need not look through bytes."""
        return _PACK(
            (
                self.blood,
                self.hand,
                self.cards_at,
                self.blood_at,
                self.influence,
                self.deck,
                self.alliance,
                self.relic,
                self.red,
                self.grey,
                self.clan,
                self.aside,
                self.looking,
                self.bottom_known,
                self.eliminated,
            )
        )

    def is_at(self, location: int) -> bool:
        """Whether the player is present at a location, by cards or by blood.

        [vendetta.withdraw.who-is-at-location] [vendetta.conflict.blood-only-participates]
        """
        return bool(self.cards_at[location]) or self.blood_at[location] > 0


class Vendetta(Game):
    """The state of a game of Vendetta; `VendettaGame` adds views and explanations."""

    __slots__ = (
        "allies_at",
        "ally_deck",
        "ambition",
        "bank_blood",
        "bank_influence",
        "box",
        "drained",
        "face_down",
        "locations",
        "peeked",
        "players",
        "readings",
        "relics",
        "round",
        "scenes",
        "seen",
        "set",
        "sheets",
        "used",
        "victims",
        "winners",
    )

    def __init__(self, seats: int, seed: int, readings: Readings, cards: CardSet) -> None:
        super().__init__(seats, seed)
        self.readings = readings
        self.set = cards
        # [vendetta.setup.locations-3-4-players] [vendetta.setup.locations-5-6-players]
        # [vendetta.components.location-tiles]
        self.locations = 3 if seats <= 4 else 4
        self.players = [Player(self.locations) for _ in range(seats)]
        self.ambition = 0
        self.round = 0
        self.sheets: list[int] = []
        """Clans laid out to pick from during setup, by number."""
        self.relics: list[int] = []
        """Relics laid out to pick from during setup."""
        self.ally_deck: list[int] = []
        self.victims: list[int] = []
        """The victim stack, top card first."""
        self.allies_at: list[int] = [NONE] * self.locations
        self.scenes: list[int] = [NONE] * self.locations
        """The location cards of the variant."""
        self.box: list[int] = [card.id for card in cards.cards] if seats else []
        """The cards that are out of the game. Every card starts here."""
        self.bank_blood = BANK
        self.bank_influence = BANK
        self.drained = 0
        """The drained cards of alliances, one bit each."""
        self.face_down = 0
        """The deployed cards that lie face down, one bit each."""
        self.used = 0
        """The relics that were used, one bit each."""
        self.seen: list[int] = [0] * seats
        """For each seat, the clan cards that it knows to have left their deck."""
        self.peeked: list[int] = [0] * seats
        """For each seat, the face-down cards and the cards in others' hands that it knows by their place."""
        self.winners: list[int] = []
        """The seats that have won, once the game is over."""

    def fork_table(self, twin: Vendetta) -> None:
        """Copy the whole table into an empty twin."""
        twin.seats = self.seats
        twin.seed = self.seed
        self.fork_into(twin)
        twin.readings = self.readings
        twin.set = self.set
        twin.locations = self.locations
        twin.players = [player.fork() for player in self.players]
        twin.ambition = self.ambition
        twin.round = self.round
        twin.sheets = self.sheets[:]
        twin.relics = self.relics[:]
        twin.ally_deck = self.ally_deck[:]
        twin.victims = self.victims[:]
        twin.allies_at = self.allies_at[:]
        twin.scenes = self.scenes[:]
        twin.box = self.box[:]
        twin.bank_blood = self.bank_blood
        twin.bank_influence = self.bank_influence
        twin.drained = self.drained
        twin.face_down = self.face_down
        twin.used = self.used
        twin.seen = self.seen[:]
        twin.peeked = self.peeked[:]
        twin.winners = self.winners[:]

    # -- who and where --------------------------------------------------------------------------------------------

    @property
    def haven(self) -> int:
        """The number of the Prince's Haven, which is always the last location.
        [vendetta.setup.locations-in-line-haven-last]"""
        return self.locations - 1

    def turn_order(self) -> list[int]:
        """The seats from the ambition holder clockwise. [vendetta.turn-order.clockwise-from-ambition]"""
        players, first = self.players, self.ambition
        return [seat for seat in (*range(first, self.seats), *range(first)) if not players[seat].eliminated]

    def present(self, location: int) -> list[int]:
        """The seats that are at a location, in turn order."""
        return [seat for seat in self.turn_order() if self.players[seat].is_at(location)]

    def partner(self, seat: int) -> int:
        """The seat opposite, so that the turns of the teams alternate.

        [vendetta.variant.team.opposite-positions] [vendetta.variant.team.form-before-clans]
        [vendetta.variant.team.turn-order-alternates]
        """
        return (seat + self.seats // 2) % self.seats if self.readings.team else NONE

    def owner(self, card: int) -> int:
        """The seat whose clan card this is, wherever it lies."""
        clan = self.set.clan_number[card]
        for seat, player in enumerate(self.players):
            if player.clan == clan:
                return seat
        return NONE

    def put_in_the_box(self, cards: list[int]) -> None:
        """Put cards out of the game. The box has no order."""
        self.box = sorted(self.box + cards)

    def is_drained(self, card: int) -> bool:
        return bool(self.drained >> card & 1)

    def is_face_down(self, card: int) -> bool:
        return bool(self.face_down >> card & 1)

    def undrained(self, seat: int) -> list[int]:
        drained = self.drained
        return [card for card in self.players[seat].alliance if not drained >> card & 1]

    # -- the contract ---------------------------------------------------------------------------------------------

    def scores(self) -> list[float]:
        return [1.0 if seat in self.winners else 0.0 for seat in range(self.seats)]

    def contents(self) -> dict[str, Any]:
        return {
            "players": [{name: getattr(player, name) for name in PLAYER_FIELDS} for player in self.players],
            "ambition": self.ambition,
            "round": self.round,
            "sheets": self.sheets,
            "relics": self.relics,
            "ally_deck": self.ally_deck,
            "victims": self.victims,
            "allies_at": self.allies_at,
            "scenes": self.scenes,
            "box": self.box,
            "bank_blood": self.bank_blood,
            "bank_influence": self.bank_influence,
            "drained": _ids(self.drained),
            "face_down": _ids(self.face_down),
            "used": _ids(self.used),
            "seen": [_ids(mask) for mask in self.seen],
            "peeked": [_ids(mask) for mask in self.peeked],
            "winners": self.winners,
        }

    def faults(self) -> list[str]:
        faults: list[str] = []
        self._card_faults(faults)
        blood = self.bank_blood + sum(p.blood + sum(p.blood_at) for p in self.players)
        influence = self.bank_influence + sum(p.influence for p in self.players)
        if blood != BANK or influence != BANK:
            faults.append(f"counters are not conserved: {blood - BANK:+d} blood, {influence - BANK:+d} influence")
        for seat, player in enumerate(self.players):
            if min(player.blood, player.influence, player.red, player.grey, *player.blood_at) < 0:
                faults.append(f"seat {seat} has a stock below zero")
        return faults

    def _card_faults(self, faults: list[str]) -> None:
        places: list[int] = [*self.ally_deck, *self.victims, *self.box, *self.relics]
        places += [card for card in (*self.allies_at, *self.scenes) if card != NONE]
        for player in self.players:
            places += [*player.hand, *player.aside, *player.deck, *player.alliance]
            places += [card for cards in player.cards_at for card in cards]
            if player.relic != NONE:
                places.append(player.relic)
        if sorted(places) != list(range(len(self.set.cards))):
            twice = sorted({card for card in places if places.count(card) > 1})
            lost = sorted(set(range(len(self.set.cards))) - set(places))
            faults.append(f"cards in two zones: {twice}; cards in none: {lost}")


def _ids(mask: int) -> list[int]:
    """The numbers of the set bits."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
