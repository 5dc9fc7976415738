"""Step 1 of a location: everyone present chooses in secret to stay or to withdraw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, run
from praxis.vendetta import answers, events
from praxis.vendetta.effects.statics import held
from praxis.vendetta.effects.triggers import hear
from praxis.vendetta.questions import ask
from praxis.vendetta.rules import pool
from praxis.vendetta.rules.moving import carry_away, turn_up

if TYPE_CHECKING:
    from praxis.vendetta.state import Vendetta

UNDECIDED: Final = 0
STAY: Final = 1
WITHDRAW: Final = 2
WORDS: Final = ("", "stay", "withdraw")


class Leaving(Procedure):
    """One player leaves: first the blood, then the cards, turned up. [vendetta.withdraw.withdraw-leaves]

    Cards that act when their player withdraws do so while they still lie here face up.
    """

    __slots__ = ("location", "seat")
    STEPS = ("take_blood", "turn_up", "heard", "take_cards", "heard_by_rivals")
    SHOWS = ("location", "seat")

    def __init__(self, location: int, seat: int) -> None:
        super().__init__()
        self.location = location
        self.seat = seat

    def fork(self) -> Leaving:
        return self.resumed(Leaving(self.location, self.seat))

    def take_blood(self, g: Vendetta) -> Signal:  # [vendetta.withdraw.blood-back-to-pool]
        player = g.players[self.seat]
        if not player.is_at(self.location):
            return DONE
        g.tell(events.Withdrew(seat=self.seat, location=self.location))
        pool.undeploy(g, self.seat, self.location, player.blood_at[self.location], "withdrawal", self.seat)
        return NEXT

    def turn_up(self, g: Vendetta) -> Signal:
        turn_up(g, self.seat, self.location)
        return NEXT

    def heard(self, g: Vendetta) -> Signal:
        return hear(g, "you-withdraw", self.seat, self.location)

    def take_cards(self, g: Vendetta) -> Signal:  # [vendetta.withdraw.no-role-after]
        if g.players[self.seat].eliminated:
            return DONE
        carry_away(g, self.seat, self.location)
        return NEXT

    def heard_by_rivals(self, g: Vendetta) -> Signal:
        return hear(g, "rival-withdraws", self.seat, self.location)


class Withdrawal(Procedure):
    """The players are asked one by one, and their choices are revealed together. It repeats for each player, then for
    each who leaves.

    [vendetta.withdraw.only-present-players] [vendetta.withdraw.secret-simultaneous]
    [vendetta.setup.stay-withdraw-tokens]
    """

    __slots__ = ("choices", "leaving", "location", "order")
    STEPS = ("begin", "choose", "note", "reveal", "leave", "loop")
    SHOWS = ("leaving", "location", "order")

    def __init__(
        self,
        location: int,
        order: list[int] | None = None,
        choices: list[int] | None = None,
        leaving: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.location = location
        self.order = order if order is not None else []
        self.choices = choices if choices is not None else []
        """What the players in `order` have chosen so far. Only its own player may know a choice."""
        self.leaving = leaving if leaving is not None else []

    def fork(self) -> Withdrawal:
        return self.resumed(Withdrawal(self.location, self.order[:], self.choices[:], self.leaving[:]))

    def shown_to(self, seat: int) -> dict[str, Any]:
        mine = [choice if self.order[i] == seat else UNDECIDED for i, choice in enumerate(self.choices)]
        return {**super().shown_to(seat), "choices": mine}

    def begin(self, g: Vendetta) -> Signal:  # [vendetta.withdraw.who-is-at-location]
        self.order = g.present(self.location)
        if self.order and held(g, self.location):  # if a card forbids to withdraw, nobody is asked
            g.tell(events.Tokens(location=self.location, staying=self.order, leaving=[]))
            return DONE
        return NEXT if self.order else DONE

    def choose(self, g: Vendetta) -> Signal:
        seat = self.order[len(self.choices)]
        return ask(
            seat,
            "withdraw",
            [answers.STAY.option, answers.WITHDRAW.option],
            clause="vendetta.withdraw.secret-simultaneous",
        )

    def note(self, g: Vendetta) -> Signal:
        self.choices.append(STAY if self.got[0] == "stay" else WITHDRAW)
        return again("choose") if len(self.choices) < len(self.order) else NEXT

    def reveal(self, g: Vendetta) -> Signal:  # [vendetta.withdraw.stay-joins-conflict]
        self.leaving = [seat for seat, choice in zip(self.order, self.choices, strict=True) if choice == WITHDRAW]
        staying = [seat for seat in self.order if seat not in self.leaving]
        self.choices = []
        self.order = []
        g.tell(events.Tokens(location=self.location, staying=staying, leaving=list(self.leaving)))
        return NEXT if self.leaving else DONE

    def leave(self, g: Vendetta) -> Signal:
        return run(Leaving(self.location, self.leaving[0]))

    def loop(self, g: Vendetta) -> Signal:  # [vendetta.withdraw.tokens-return]
        del self.leaving[0]
        return again("leave") if self.leaving else DONE
