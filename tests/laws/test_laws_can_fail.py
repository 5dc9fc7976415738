"""The laws can fail: each of these markets breaks one on purpose, and the law with that number says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Self

import msgspec
import pytest

from praxis.kernel.decision import Option
from praxis.kernel.event import EVERYBODY, Event
from praxis.kernel.game import Kind, Reason, Setting
from praxis.kernel.laws import LAWS
from praxis.kernel.procedure import NEXT, Procedure, Signal, again
from praxis.kernel.rng import Dice
from praxis.kernel.walks import Broken
from tests.kernel.toy import Drew, Market, MarketKind, MarketView, Sealed

Law = Callable[[Kind, Setting, int], None]

# --- law 1: same answers, same events --------------------------------------------------------------------------------


class Moody(Market):
    """What happens depends on how many games there were before."""

    __slots__ = ()
    begun: ClassVar[int] = 0

    def __init__(self, seats: int, seed: int, price: str, spies: bool) -> None:
        super().__init__(seats, seed, price, spies)
        Moody.begun += 1
        if Moody.begun % 2:
            self.deck.reverse()


class Stocks(Event, frozen=True):
    blood: list[int]


class LiveEvents(Market):
    """An event holds a list that the game goes on to change."""

    __slots__ = ()

    def tell(self, event: Event) -> None:
        super().tell(event)
        super().tell(Stocks(self.blood))


# --- law 2: forks ----------------------------------------------------------------------------------------------------


class SharedList(Market):
    __slots__ = ()

    def fork(self) -> Self:
        twin = super().fork()
        twin.blood = self.blood
        return twin


class SharedInnerList(Market):
    __slots__ = ()

    def fork(self) -> Self:
        twin = super().fork()
        twin.courts = self.courts[:]
        return twin


class ForgottenField(Market):
    __slots__ = ()

    def fork(self) -> Self:
        twin = super().fork()
        twin.known = [[] for _ in range(self.seats)]
        return twin


class ActsWhileAsking(Market):
    """The step that asks whom to spy on also uses up a draw."""

    __slots__ = ()

    def unknown(self, spy: int, holder: int) -> list[int]:
        self.draws += 1
        return super().unknown(spy, holder)


# --- law 3: nothing lost ---------------------------------------------------------------------------------------------


class LostToken(Market):
    __slots__ = ()

    def draw_card(self, seat: int) -> None:
        super().draw_card(seat)
        if not self.deck:
            self.blood[seat] = 0


class LostCard(Market):
    __slots__ = ()

    def draw_card(self, seat: int) -> None:
        super().draw_card(seat)
        if len(self.deck) == 1:
            self.deck.clear()


# --- law 4: hidden stays hidden --------------------------------------------------------------------------------------


class OpenHandsView(MarketView, frozen=True, kw_only=True):
    everything: list[list[int]]


def with_more(view: MarketView, everything: list[list[int]]) -> OpenHandsView:
    fields = {name: getattr(view, name) for name in view.__struct_fields__}
    return OpenHandsView(**fields, everything=everything)


class OneViewForAll(Market):
    """Several readers who look together all get what the first of them may know."""

    __slots__ = ()

    def views(self, seats: Sequence[int]) -> list[msgspec.Struct]:
        return [self.view(seats[0])] * len(seats)


class LeakedHands(Market):
    __slots__ = ()

    def view(self, seat: int) -> MarketView:
        return with_more(super().view(seat), [hand[:] for hand in self.hands])


class LeakedBids(Market):
    __slots__ = ()

    def view(self, seat: int) -> MarketView:
        return with_more(super().view(seat), [self.bids[:]])


class LeakedDeckToSpectators(Market):
    __slots__ = ()

    def view(self, seat: int) -> MarketView:
        return with_more(super().view(seat), [self.deck[-1:] if seat < 0 else []])


class LeakedSeed(Market):
    __slots__ = ()

    def view(self, seat: int) -> MarketView:
        return msgspec.structs.replace(super().view(seat), price=f"{self.price}{self.seed:064x}")


class LiveView(Market):
    """The view holds a list of the game's own."""

    __slots__ = ()

    def view(self, seat: int) -> MarketView:
        return msgspec.structs.replace(super().view(seat), blood=self.blood)


class ToldDraws(Market):
    """Everybody is told what was drawn."""

    __slots__ = ()

    def tell(self, event: Event) -> None:
        super().tell(msgspec.structs.replace(event, audience=EVERYBODY) if isinstance(event, Drew) else event)


class ToldBids(Market):
    """Everybody is told a bid that should be sealed."""

    __slots__ = ()

    def tell(self, event: Event) -> None:
        super().tell(msgspec.structs.replace(event, audience=EVERYBODY) if isinstance(event, Sealed) else event)


class UntoldBids(Market):
    """A view shows the bids, though nobody is told; and another world is made to show the same."""

    __slots__ = ()

    def view(self, seat: int) -> MarketView:
        return with_more(super().view(seat), [self.bids[:]])


class UntoldBidsKind(MarketKind):
    table = UntoldBids

    def resample(self, view: msgspec.Struct, seed: int) -> Market:
        assert isinstance(view, OpenHandsView)
        world = super().resample(view, seed)
        world.bids = view.everything[0][:]
        return world


class TalkativeReasons(Market):
    """The reason of a refusal tells that another seat holds the card."""

    __slots__ = ()

    def reasons(self, seat: int, option: Option) -> list[Reason]:
        match option:
            case ("offer", int(card)) if card not in self.hands[seat]:
                holders = [holder for holder in range(self.seats) if card in self.hands[holder]]
                return [Reason("market.offer.own-hand", f"card {card} is in the hand of {holders}")]
        return super().reasons(seat, option)


# --- law 5: the options are the truth --------------------------------------------------------------------------------


class RaisingOption(Market):
    __slots__ = ()

    def _answer(self, option: Option) -> None:
        if option == ("bid", 2):
            raise KeyError("nobody ever bids 2")
        super()._answer(option)


class TakesAnything(Market):
    __slots__ = ()

    def answer(self, seat: int, answer: str | Option, number: int | None = None) -> None:
        if answer == "bid 1000000000":
            answer = "bid 0"
        super().answer(seat, answer, number)


class CostlyRefusal(Market):
    __slots__ = ()

    def reasons(self, seat: int, option: Option) -> list[Reason]:
        self.blood[seat] = max(0, self.blood[seat] - 1)
        return super().reasons(seat, option)


class RaisingReasons(Market):
    __slots__ = ()

    def reasons(self, seat: int, option: Option) -> list[Reason]:
        return super().reasons(seat, option) if len(option) == 2 else [Reason("market", str(option[1]))]


class NoClause(Market):
    __slots__ = ()

    def reasons(self, seat: int, option: Option) -> list[Reason]:
        return [Reason("", "because")]


# --- law 6: random games end -----------------------------------------------------------------------------------------


class Endless(Market):
    """The cards of the courts are sold again and again."""

    __slots__ = ()

    def draw_card(self, seat: int) -> None:
        super().draw_card(seat)
        if not self.deck:
            self.deck = [card for court in self.courts for card in court]
            self.courts = [[] for _ in range(self.seats)]


class Circle(Procedure):
    """Goes round without a question. Repeats."""

    __slots__ = ()
    STEPS = ("go", "round")

    def fork(self) -> Circle:
        return self.resumed(Circle())

    def go(self, game: Market) -> Signal:
        return NEXT

    def round(self, game: Market) -> Signal:
        return again("go")


class Hanging(Market):
    __slots__ = ()

    def draw_card(self, seat: int) -> None:
        super().draw_card(seat)
        if not self.deck:
            self.due = True

    def settle(self) -> None:
        super().settle()
        self.stack.append(Circle())


class TooManyScores(Market):
    __slots__ = ()

    def scores(self) -> list[float]:
        return [*super().scores(), 0.0]


# --- law 7: resampling -----------------------------------------------------------------------------------------------


class ForgetfulKind(MarketKind):
    """Another world forgets what was spied."""

    def resample(self, view: msgspec.Struct, seed: int) -> Market:
        assert isinstance(view, MarketView)
        return super().resample(msgspec.structs.replace(view, known=[]), seed)


class MisplacedKind(MarketKind):
    """What was spied is remembered, but the cards may be anywhere."""

    def resample(self, view: msgspec.Struct, seed: int) -> Market:
        assert isinstance(view, MarketView)
        world = super().resample(msgspec.structs.replace(view, known=[]), seed)
        if view.seat >= 0:
            world.known[view.seat] = view.known[:]
        return world


class UnseededKind(MarketKind):
    def __init__(self) -> None:
        self.worlds = 0

    def resample(self, view: msgspec.Struct, seed: int) -> Market:
        self.worlds += 1
        return super().resample(view, seed + self.worlds)


class SharingKind(MarketKind):
    """The world plays with the view's own lists."""

    def resample(self, view: msgspec.Struct, seed: int) -> Market:
        assert isinstance(view, MarketView)
        world = super().resample(view, seed)
        world.blood = view.blood
        return world


class UnplayableKind(MarketKind):
    """The world looks right, but cannot be changed."""

    def resample(self, view: msgspec.Struct, seed: int) -> Market:
        world = super().resample(view, seed)
        world.blood = tuple(world.blood)  # type: ignore[assignment]
        return world


# --- law 8: records --------------------------------------------------------------------------------------------------


class Dated(Market):
    """The digest holds something that is neither in the header nor in the answers."""

    __slots__ = ("serial",)
    begun: ClassVar[Dice] = Dice(1)

    def __init__(self, seats: int, seed: int, price: str, spies: bool) -> None:
        super().__init__(seats, seed, price, spies)
        self.serial = Dated.begun.below(1 << 60)

    def contents(self) -> dict[str, object]:
        return {**super().contents(), "serial": self.serial}


def kind_of(broken: type[Market] | Kind) -> Kind:
    if isinstance(broken, Kind):
        return broken
    market: type[Market] = broken

    class BrokenKind(MarketKind):
        table = market

    return BrokenKind()


def uphold(law: Law, kind: Kind) -> None:
    for setting in kind.settings():
        for seed in range(4):
            law(kind, setting, seed)


BREACHES: list[tuple[int, type[Market] | Kind, str]] = [
    (1, Moody, "event 0 was"),
    (1, LiveEvents, "changed after it was told"),
    (2, SharedList, "changed its parent"),
    (2, SharedInnerList, "changed its parent"),
    (2, ForgottenField, "differs at once"),
    (2, ActsWhileAsking, "the step that asks also does something"),
    (3, LostToken, "blood should be conserved"),
    (3, LostCard, "every card should be in one zone"),
    (4, OneViewForAll, "views made together differ"),
    (4, LeakedHands, "everything"),
    (4, LeakedBids, "everything"),
    (4, LeakedDeckToSpectators, "for seat -1: another world looks different: everything"),
    (4, LeakedSeed, "the view holds the seed"),
    (4, LiveView, "the view changed as the game went on"),
    (4, ToldDraws, "told 'drew' with card"),
    (4, ToldBids, "told 'sealed' with bid"),
    (4, UntoldBidsKind(), "untold: everything"),
    (4, TalkativeReasons, "why not 'offer"),
    (5, RaisingOption, "the offered 'bid 2' raised"),
    (5, TakesAnything, "which was not offered"),
    (5, CostlyRefusal, "a refused answer changed the game"),
    (5, RaisingReasons, "raised IndexError"),
    (5, NoClause, "without a clause"),
    (6, Endless, "not over after"),
    (6, Hanging, "in a circle without a question"),
    (6, TooManyScores, "3 scores for 2 seats"),
    (7, ForgetfulKind(), r"the view differs: known: \[\] / \[\["),
    (7, MisplacedKind(), "known cards should be where they were seen"),
    (7, UnseededKind(), "the same seed gives another world"),
    (7, SharingKind(), "changed the view"),
    (7, UnplayableKind(), "in the resampled world raised TypeError"),
    (8, Dated, "differs"),
    (10, Endless, "always first: .* is asked after"),
]


@pytest.mark.parametrize(("number", "broken", "words"), BREACHES)
def test_a_breach_is_found_by_the_law_with_that_number(number: int, broken: type[Market] | Kind, words: str) -> None:
    kind = kind_of(broken)
    law = LAWS[number - 1]
    assert law.__name__.startswith(f"law_{number}_")
    with pytest.raises(Broken, match=words):
        uphold(law, kind)
