"""Phase 5, resolution: location by location, in five steps each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, run
from praxis.vendetta import answers, events
from praxis.vendetta.cards import CONFLICT, CONSEQUENCES, PREPARATION
from praxis.vendetta.effects.resolve import Resolve
from praxis.vendetta.effects.statics import has, worth
from praxis.vendetta.effects.triggers import hear
from praxis.vendetta.questions import ask
from praxis.vendetta.rules import pool
from praxis.vendetta.rules.location import LocationSpan, is_silenced, power_of, resolving, silence
from praxis.vendetta.rules.moving import turn_up
from praxis.vendetta.rules.withdrawal import Withdrawal
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.vendetta.state import Vendetta

REWARDS: Final = {1: (1, 1, 1), 2: (2, 2, 1), 3: (3, 2, 1)}
"""The influence for the first three places, by round.

[vendetta.reward.round1.first] [vendetta.reward.round1.second] [vendetta.reward.round1.third]
[vendetta.reward.round2.first] [vendetta.reward.round2.second] [vendetta.reward.round2.third]
[vendetta.reward.round3.first] [vendetta.reward.round3.second] [vendetta.reward.round3.third]
"""


class Resolution(Procedure):
    """Resolves all locations in line, the Haven last. It repeats for each.

    [vendetta.resolution.location-by-location] [vendetta.resolution.haven-last]
    """

    __slots__ = ("location",)
    STEPS = ("begin", "next_location", "loop")
    SHOWS = ("location",)

    def __init__(self, location: int = 0) -> None:
        super().__init__()
        self.location = location

    def fork(self) -> Resolution:
        return self.resumed(Resolution(self.location))

    def begin(self, g: Vendetta) -> Signal:
        g.tell(events.Phase(phase="resolution"))
        return hear(g, "resolution-begins")

    def next_location(self, g: Vendetta) -> Signal:
        if self.location == g.locations:
            return DONE
        return run(ResolveLocation(self.location))

    def loop(self, g: Vendetta) -> Signal:
        self.location += 1
        return again("next_location")


class ResolveLocation(LocationSpan):
    """One location: withdraw, reveal, preparation, conflict, consequences. [vendetta.resolution.five-steps-order]"""

    __slots__ = ()
    STEPS = (
        "withdraw",
        "before_reveal",
        "reveal",
        "after_reveal",
        "preparation",
        "conflict_effects",
        "determine_winner",
        "rewards",
        "heard_by_winner",
        "heard_by_losers",
        "consequences",
        "resolved",
    )

    def fork(self) -> ResolveLocation:
        gained = [entry[:] for entry in self.gained]
        twin = ResolveLocation(self.location, self.bonus[:], self.ranking[:], self.silenced[:], self.sole, gained)
        return self.resumed(twin)

    def withdraw(self, g: Vendetta) -> Signal:
        self.bonus = [0] * g.seats
        g.tell(events.Location(location=self.location))
        return run(Withdrawal(self.location))

    def before_reveal(self, g: Vendetta) -> Signal:  # [vendetta.reveal.passive-triggers]
        self.sole = len(contenders(g, self.location)) == 1
        return self._listen(g, "before-reveal")

    def reveal(self, g: Vendetta) -> Signal:
        """[vendetta.reveal.stayers-face-down-cards] [vendetta.reveal.only-current-location]
        [vendetta.card.passive-face-down-revealed-late]
        """
        for seat in g.present(self.location):
            turn_up(g, seat, self.location)
        return NEXT

    def after_reveal(self, g: Vendetta) -> Signal:
        return self._listen(g, "after-reveal")

    def preparation(self, g: Vendetta) -> Signal:  # [vendetta.preparation.order]
        return self._effects(g, PREPARATION)

    def conflict_effects(self, g: Vendetta) -> Signal:  # [vendetta.conflict.two-substeps] [vendetta.conflict.order]
        return self._effects(g, CONFLICT)

    def determine_winner(self, g: Vendetta) -> Signal:
        """[vendetta.conflict.highest-wins] [vendetta.conflict.tie-turn-order]
        [vendetta.conflict.lower-ties-turn-order] [vendetta.conflict-rule.ties-turn-order]
        [vendetta.variant.team.ranked-separately]
        """
        here = contenders(g, self.location)  # counted again at this moment [vendetta.conflict.no-player-no-reward]
        powers = {seat: total_power(g, seat, self.location) for seat in here}
        # The sort is stable: equal players stay in turn order; at the Haven that is the old one.
        # [vendetta.tie.turn-order-general] [vendetta.reward.haven-tie-old-order]
        self.ranking = sorted(here, key=lambda seat: (-powers[seat], not has(g, seat, "wins-ties", self.location)))
        g.tell(
            events.Conflict(
                location=self.location, ranking=list(self.ranking), powers=[powers[seat] for seat in self.ranking]
            )
        )
        return NEXT

    def rewards(self, g: Vendetta) -> Signal:
        give_rewards(g, self.location, self.ranking)
        return NEXT

    def heard_by_winner(self, g: Vendetta) -> Signal:
        if not self.ranking:
            return NEXT
        return hear(g, "you-win", self.ranking[0], self.location)

    def heard_by_losers(self, g: Vendetta) -> Signal:
        if len(self.ranking) < 2 or "you-lose" not in g.set.listeners:
            return NEXT
        return run(Losers(self.location, self.ranking[1:]))

    def consequences(self, g: Vendetta) -> Signal:
        """[vendetta.consequences.order] [vendetta.consequences.after-winner-known]
        [vendetta.reward.haven-consequences-new-order]
        """
        return self._effects(g, CONSEQUENCES)

    def resolved(self, g: Vendetta) -> Signal:  # [vendetta.consequences.deployed-stay]
        return self._listen(g, "location-resolved")

    def _listen(self, g: Vendetta, when: str) -> Signal:
        return hear(g, when, NONE, self.location)

    def _effects(self, g: Vendetta, step: str) -> Signal:
        if self.sole and not g.readings.sole_effects:
            return NEXT
        return run(ApplyEffects(self.location, step))


class ApplyEffects(Procedure):
    """The effects of one step, player by player; each player orders her own cards. It repeats for each card.

    [vendetta.reveal.active-types] [vendetta.card.active-only-in-resolution] [vendetta.play.card-kinds]
    """

    __slots__ = ("location", "order", "step")
    STEPS = ("begin", "choose", "resolve", "loop")
    SHOWS = ("location", "order", "step")

    def __init__(self, location: int, step: str, order: list[int] | None = None) -> None:
        super().__init__()
        self.location = location
        self.step = step
        self.order = order if order is not None else []

    def fork(self) -> ApplyEffects:
        return self.resumed(ApplyEffects(self.location, self.step, self.order[:]))

    def begin(self, g: Vendetta) -> Signal:
        self.order = g.turn_order()
        return NEXT

    def choose(self, g: Vendetta) -> Signal:
        """[vendetta.preparation.own-order] [vendetta.conflict.own-order] [vendetta.consequences.own-order]"""
        while self.order:
            seat = self.order[0]
            here = g.players[seat].cards_at[self.location]
            cards = self._waiting(g, here) if here else here
            if cards:
                options: list[Option] = [answers.RESOLVE.of(card) for card in cards]
                return ask(seat, "order", options, clause=f"vendetta.{self.step}.own-order")
            del self.order[0]
        return DONE

    def _waiting(self, g: Vendetta, here: list[int]) -> list[int]:
        """The cards of a position that take effect in this step and have not done so yet."""
        cards = g.set.cards
        fitting = [card for card in here if cards[card].step == self.step and cards[card].does]
        return [card for card in fitting if not g.is_face_down(card) and not is_silenced(g, card)]

    def resolve(self, g: Vendetta) -> Signal:
        card = int(self.got[1])
        silence(g, card)
        g.tell(events.Effect(seat=self.order[0], card=card, location=self.location))
        return run(Resolve(card, self.order[0], self.location, NONE, list(g.set.cards[card].does)))

    def loop(self, g: Vendetta) -> Signal:
        return again("choose")


class Losers(Procedure):
    """The cards that act when their player has lost here. It repeats for each."""

    __slots__ = ("location", "seats")
    STEPS = ("hear", "loop")
    SHOWS = ("location", "seats")

    def __init__(self, location: int, seats: list[int]) -> None:
        super().__init__()
        self.location = location
        self.seats = seats

    def fork(self) -> Losers:
        return self.resumed(Losers(self.location, self.seats[:]))

    def hear(self, g: Vendetta) -> Signal:
        return hear(g, "you-lose", self.seats[0], self.location)

    def loop(self, g: Vendetta) -> Signal:
        del self.seats[0]
        return again("hear") if self.seats else DONE


# -- asked and told by effects ----------------------------------------------------------------------------------------


def total_power(g: Vendetta, seat: int, location: int) -> int:
    """The power of a seat's cards after all effects, and its deployed blood.

    [vendetta.conflict.total-power] [vendetta.glossary.deployed-blood-power]
    [vendetta.blood.deployed-adds-one-power] [vendetta.card.active-has-power]
    """
    player = g.players[seat]
    total = player.blood_at[location] + worth(g, seat, "power", location)
    for card in player.cards_at[location]:
        total += power_of(g, card)
    frame = resolving(g)
    if frame is not None and frame.location == location and frame.bonus:
        total += frame.bonus[seat]
    return total


# -- rewards ----------------------------------------------------------------------------------------------------------


def contenders(g: Vendetta, location: int) -> list[int]:
    """The players who are ranked, in turn order: everyone at the location. By another reading, if at most one player
    has cards there, players with blood alone are not ranked. [vendetta.conflict.sole-player-wins]"""
    here = g.present(location)
    if g.readings.sole_by == "presence":
        return here
    with_cards = [seat for seat in here if g.players[seat].cards_at[location]]
    return with_cards if len(with_cards) < 2 else here


def give_rewards(g: Vendetta, location: int, ranking: list[int]) -> None:
    """[vendetta.reward.top-three-influence] [vendetta.reward.others-no-card]
    [vendetta.reward.cards-to-alliance-at-once]
    """
    ally = g.allies_at[location]
    if not ranking:  # [vendetta.conflict.no-player-ally-removed] [vendetta.reward.haven-nobody-token-stays]
        if ally != NONE:
            g.allies_at[location] = NONE
            g.put_in_the_box([ally])
            g.tell(events.AllyGone(location=location, card=ally))
        return
    places = REWARDS[g.round]
    for place, seat in enumerate(ranking[:3]):  # [vendetta.conflict.sole-player-first-reward-only]
        if place == 0 and ally != NONE:  # [vendetta.reward.first-takes-ally]
            g.allies_at[location] = NONE
            join(g, seat, ally)
        elif place == 1 and g.victims:  # [vendetta.reward.second-takes-victim]
            recruit(g, seat)
        influence = places[place]
        if place == 0:
            influence += worth(g, seat, "reward", location)
            influence += int(location == g.haven)  # [vendetta.reward.haven-extra-influence]
        pool.gain(g, seat, pool.INFLUENCE, influence)
    if location == g.haven and g.ambition != ranking[0]:  # [vendetta.reward.haven-ambition-token]
        g.ambition = ranking[0]
        g.tell(events.Ambition(seat=ranking[0]))


def recruit(g: Vendetta, seat: int) -> None:
    """Move the top card of the victim stack to an alliance. The next victim then lies open."""
    join(g, seat, g.victims.pop(0))
    if g.victims:
        g.tell(events.NextVictim(card=g.victims[0]))


def join(g: Vendetta, seat: int, card: int) -> None:
    """[vendetta.alliance.gained-cards-go-there]"""
    g.players[seat].alliance.append(card)
    g.tell(events.Joined(seat=seat, card=card))
