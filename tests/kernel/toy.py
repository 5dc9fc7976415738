"""The Blood Market: a small game that fulfils the whole contract. Copy it to begin a game of your own.

The rules, all of them. Two to four seats; five numbered cards for each seat, three of them dealt to each hand, the rest
a deck; four blood for each seat. Clockwise, each seat in turn sells one card:

1. With spies in play, it may pay 1 blood to the bank to look at a random card of another hand, and again at others.
2. It offers a card of its hand. The others bid secretly, from 0 up to the blood they have, and the bids are revealed.
3. The highest bid (of equal ones, the first clockwise from the seller) takes the card into its court and pays the
   seller: its own bid, or in the other variant only the second highest. If nobody bids, the card goes to the seller's
   own court.
4. The seller draws a card, if there is one.

When the hands are empty, the greatest sum of court cards and blood wins; those who are equal share.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, Self

import msgspec

from praxis.kernel.decision import PASS, Option
from praxis.kernel.errors import BadSetting
from praxis.kernel.event import Card, Event, Hiding, Seat, only
from praxis.kernel.game import DecisionView, FrameView, Game, Header, Kind, Reason, Setting, unlinked
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, ask, done, run

CARDS: Final = 5
HAND: Final = 3
BLOOD: Final = 4
NO_BID: Final = -1

# -- events -----------------------------------------------------------------------------------------------------------


class Drew(Hiding, frozen=True):
    seat: Seat
    card: Card
    hides = ("card",)


class Offered(Event, frozen=True):
    seat: Seat
    card: Card


class Sold(Event, frozen=True):
    seat: Seat
    card: Card
    price: int


class Spied(Hiding, frozen=True):
    seat: Seat
    target: Seat
    card: Card
    hides = ("card",)


class Sealed(Hiding, frozen=True):
    seat: Seat
    bid: int
    hides = ("bid",)


class Revealed(Event, frozen=True):
    bids: list[int]


class Market(Game):
    __slots__ = ("bank", "bids", "blood", "courts", "deck", "hands", "known", "offered", "price", "spies")

    def __init__(self, seats: int, seed: int, price: str, spies: bool) -> None:
        super().__init__(seats, seed)
        self.price = price
        self.spies = spies
        self.bank = 0
        self.blood = [BLOOD] * seats
        self.deck = list(range(1, CARDS * seats + 1))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.courts: list[list[int]] = [[] for _ in range(seats)]
        self.offered: list[int] = []
        self.bids = [NO_BID] * seats
        self.known: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        """For each seat, what it has spied: the seat that has the card, and the card."""

    def fork(self) -> Self:
        twin = type(self)(self.seats, self.seed, self.price, self.spies)
        self.fork_into(twin)
        twin.bank = self.bank
        twin.blood = self.blood[:]
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.courts = [court[:] for court in self.courts]
        twin.offered = self.offered[:]
        twin.bids = self.bids[:]
        twin.known = [known[:] for known in self.known]
        return twin

    def view(self, seat: int) -> MarketView:
        sits = seat >= 0
        return MarketView(
            seat=seat,
            number=self.number,
            price=self.price,
            spies=self.spies,
            bank=self.bank,
            blood=self.blood[:],
            deck=len(self.deck),
            hands=[len(hand) for hand in self.hands],
            courts=[court[:] for court in self.courts],
            offered=self.offered[:],
            hand=self.hands[seat][:] if sits else [],
            bid=self.bids[seat] if sits else NO_BID,
            known=self.known[seat][:] if sits else [],
            stack=self.stack_view(seat),
            decision=self.decision_view(seat),
        )

    def contents(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in Market.__slots__}

    def faults(self) -> list[str]:
        zones = [self.deck, self.offered, *self.hands, *self.courts]
        faults = []
        if sorted(card for zone in zones for card in zone) != list(range(1, CARDS * self.seats + 1)):
            faults.append(f"every card should be in one zone: {zones}")
        if min(self.bank, *self.blood) < 0 or self.bank + sum(self.blood) != BLOOD * self.seats:
            faults.append(f"blood should be conserved: bank {self.bank}, seats {self.blood}")
        if any(card not in self.hands[holder] for known in self.known for holder, card in known):
            faults.append(f"known cards should be where they were seen: {self.known}")
        return faults

    def scores(self) -> list[float]:
        totals = [sum(court) + blood for court, blood in zip(self.courts, self.blood, strict=True)]
        best = max(totals)
        return [1 / totals.count(best) if total == best else 0.0 for total in totals]

    def reasons(self, seat: int, option: Option) -> list[Reason]:
        match option:
            case ("offer", int(card)) if card not in self.hands[seat]:
                return [Reason("market.offer.own-hand", f"card {card} is not in your hand")]
            case ("bid", int(bid)) if not 0 <= bid <= self.blood[seat]:
                return [Reason("market.bid.own-blood", f"you have {self.blood[seat]} blood")]
            case ("spy", int(_)) if not self.spies:
                return [Reason("market.spy.variant", "this market has no spies")]
            case ("spy", int(target)) if target == seat:
                return [Reason("market.spy.others", "your own hand is no secret to you")]
        return []

    def draw_card(self, seat: int) -> None:
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.tell(Drew(seat, card, audience=only(seat)))

    def unknown(self, spy: int, holder: int) -> list[int]:
        """The cards of a hand that this spy has not looked at."""
        return [card for card in self.hands[holder] if (holder, card) not in self.known[spy]]

    def clockwise_after(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(1, self.seats)]


class Evening(Procedure):
    """Sales, clockwise, until a seat has nothing left to sell. It repeats for each sale."""

    __slots__ = ("seller",)
    STEPS = ("deal", "sell", "pass_on")
    SHOWS = ("seller",)

    def __init__(self, seller: int) -> None:
        super().__init__()
        self.seller = seller

    def fork(self) -> Evening:
        return self.resumed(Evening(self.seller))

    def deal(self, game: Market) -> Signal:
        game.shuffle(game.deck)
        for _ in range(HAND):
            for seat in range(game.seats):
                game.draw_card(seat)
        return NEXT

    def sell(self, game: Market) -> Signal:
        return run(Sale(self.seller))

    def pass_on(self, game: Market) -> Signal:
        self.seller = (self.seller + 1) % game.seats
        return again("sell") if game.hands[self.seller] else DONE


class Sale(Procedure):
    """One seat sells one card."""

    __slots__ = ("seller",)
    STEPS = ("spy", "choose_card", "offer", "bid", "hand_over", "draw")
    SHOWS = ("seller",)

    def __init__(self, seller: int) -> None:
        super().__init__()
        self.seller = seller

    def fork(self) -> Sale:
        return self.resumed(Sale(self.seller))

    def spy(self, game: Market) -> Signal:
        return run(Spying(self.seller)) if game.spies else NEXT

    def choose_card(self, game: Market) -> Signal:
        cards = sorted(game.hands[self.seller])
        return ask(self.seller, "offer", [("offer", card) for card in cards], clause="market.offer")

    def offer(self, game: Market) -> Signal:
        card = self.got[1]
        game.hands[self.seller].remove(card)
        game.offered.append(card)
        game.known = [[seen for seen in known if seen[1] != card] for known in game.known]
        game.tell(Offered(self.seller, card))
        return NEXT

    def bid(self, game: Market) -> Signal:
        return run(SealedBids(self.seller, game.clockwise_after(self.seller)))

    def hand_over(self, game: Market) -> Signal:
        winner, price = self.got
        card = game.offered.pop()
        game.courts[winner].append(card)
        game.blood[winner] -= price
        game.blood[self.seller] += price
        game.tell(Sold(winner, card, price))
        return NEXT

    def draw(self, game: Market) -> Signal:
        if game.deck:
            game.draw_card(self.seller)
        return DONE


class Spying(Procedure):
    """A seat looks at cards in other hands, for 1 blood each. It repeats for each look."""

    __slots__ = ("spy",)
    STEPS = ("choose_hand", "look")
    SHOWS = ("spy",)

    def __init__(self, spy: int) -> None:
        super().__init__()
        self.spy = spy

    def fork(self) -> Spying:
        return self.resumed(Spying(self.spy))

    def choose_hand(self, game: Market) -> Signal:
        rich = game.blood[self.spy] > 0
        targets = [seat for seat in game.clockwise_after(self.spy) if rich and game.unknown(self.spy, seat)]
        # The decision is secret: only the spy knows whether any card is left to look at.
        return ask(self.spy, "spy", [PASS, *(("spy", seat) for seat in targets)], clause="market.spy", secret=rich)

    def look(self, game: Market) -> Signal:
        if self.got == PASS:
            return DONE
        target = self.got[1]
        cards = game.unknown(self.spy, target)
        card = cards[game.draw(len(cards))]
        game.known[self.spy].append((target, card))
        game.blood[self.spy] -= 1
        game.bank += 1
        game.tell(Spied(self.spy, target, card, audience=only(self.spy)))
        return again("choose_hand")


class SealedBids(Procedure):
    """All but the seller bid: asked one by one, revealed by one event. Repeats.

    The result: who takes the card, and at what price.
    """

    __slots__ = ("seller", "waiting")
    STEPS = ("choose_bid", "seal", "reveal")
    SHOWS = ("seller", "waiting")

    def __init__(self, seller: int, waiting: list[int]) -> None:
        super().__init__()
        self.seller = seller
        self.waiting = waiting

    def fork(self) -> SealedBids:
        return self.resumed(SealedBids(self.seller, self.waiting[:]))

    def choose_bid(self, game: Market) -> Signal:
        bidder = self.waiting[0]
        return ask(bidder, "bid", [("bid", bid) for bid in range(game.blood[bidder] + 1)], clause="market.bid")

    def seal(self, game: Market) -> Signal:
        bidder = self.waiting.pop(0)
        game.bids[bidder] = self.got[1]
        game.tell(Sealed(bidder, int(self.got[1]), audience=only(bidder)))
        return again("choose_bid") if self.waiting else NEXT

    def reveal(self, game: Market) -> Signal:
        bids = game.bids
        game.bids = [NO_BID] * game.seats
        game.tell(Revealed(bids))
        first, *others = sorted(game.clockwise_after(self.seller), key=lambda seat: -bids[seat])
        if not bids[first]:
            return done(self.seller, 0)
        return done(first, bids[first] if game.price == "first" else max((bids[seat] for seat in others), default=0))


PROCEDURES: Final[dict[str, Callable[..., Procedure]]] = {
    procedure.__name__: procedure for procedure in (Evening, Sale, Spying, SealedBids)
}


class MarketView(msgspec.Struct, frozen=True, kw_only=True):
    """All that a seat may know."""

    seat: int
    number: int
    price: str
    spies: bool
    bank: int
    blood: list[int]
    deck: int
    hands: list[int]
    courts: list[list[int]]
    offered: list[int]
    hand: list[int]
    bid: int
    known: list[tuple[int, int]]
    stack: list[FrameView]
    decision: DecisionView | None

    def unseen(self) -> list[int]:
        """The cards that may be anywhere out of sight."""
        seen = {
            *self.hand,
            *self.offered,
            *(card for _, card in self.known),
            *(c for court in self.courts for c in court),
        }
        return [card for card in range(1, CARDS * len(self.blood) + 1) if card not in seen]

    def sealed(self, seat: int) -> bool:
        """Whether this other seat has a bid on the table."""
        bidding = self.stack[-1]
        return bidding.name == "SealedBids" and seat not in (bidding.slots["seller"], *bidding.slots["waiting"])


class MarketKind(Kind):
    name = "market"
    version = 1
    table: ClassVar[type[Market]] = Market
    # What is told to all and then forgotten: only the sold card and its price stay in sight.
    fleeting = ("revealed.bids", "spied.target")

    def settings(self) -> list[Setting]:
        return [
            Setting(players, options={"price": price, "spies": spies})
            for players in (2, 3, 4)
            for price in ("first", "second")
            for spies in (False, True)
        ]

    def begin(self, header: Header) -> Market:
        if header.setting() not in self.settings():
            raise BadSetting(
                f"no market for '{header.setting().label()}'; it has 2 to 4 seats, price first or second, spies or not"
            )
        game = self.table(
            header.players, header.seed_number(), str(header.options["price"]), header.options["spies"] is True
        )
        game.start(Evening(0))
        return game

    def longest(self, setting: Setting) -> int:
        sales = CARDS * setting.players
        return sales * (1 + BLOOD * setting.players + setting.players)

    def resample(self, view: msgspec.Struct, seed: int) -> Market:
        assert isinstance(view, MarketView)
        game = self.table(len(view.blood), seed, view.price, view.spies)
        game.number = view.number
        game.bank = view.bank
        game.blood = view.blood[:]
        game.courts = [court[:] for court in view.courts]
        game.offered = view.offered[:]
        unseen = view.unseen()
        game.shuffle(unseen)
        for seat in range(game.seats):
            game.hands[seat] = [card for holder, card in view.known if holder == seat]
            while len(game.hands[seat]) < view.hands[seat] and seat != view.seat:
                game.hands[seat].append(unseen.pop())
            if view.sealed(seat):
                game.bids[seat] = game.draw(game.blood[seat] + 1)
        game.deck = unseen
        if view.seat >= 0:
            game.hands[view.seat] = view.hand[:]
            game.bids[view.seat] = view.bid
            game.known[view.seat] = view.known[:]
        for frame in view.stack:
            procedure = PROCEDURES[frame.name](**unlinked(frame.slots))
            procedure.at = frame.at
            game.stack.append(procedure)
        game.reopen()
        return game


KIND: Final = MarketKind()
