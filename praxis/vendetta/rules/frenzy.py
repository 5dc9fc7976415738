"""Frenzy: what happens to a player whose pool has no blood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, run
from praxis.vendetta import events
from praxis.vendetta.effects.statics import frenzy_bounty, frenzy_choice
from praxis.vendetta.effects.triggers import hear
from praxis.vendetta.rules import pool
from praxis.vendetta.rules.draining import Drain
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.vendetta.state import Vendetta


class Frenzy(Procedure):
    """A player without blood drains a card at random. It repeats while she has none. [vendetta.frenzy.any-phase]"""

    __slots__ = ("causer", "location", "seat")
    STEPS = ("begin", "reward_causer", "pick_card", "look_again", "heard", "heard_by_causer")
    SHOWS = ("causer", "location", "seat")

    def __init__(self, causer: int, location: int, seat: int) -> None:
        super().__init__()
        self.causer = causer
        self.location = location
        self.seat = seat

    def fork(self) -> Frenzy:
        return self.resumed(Frenzy(self.causer, self.location, self.seat))

    def begin(self, g: Vendetta) -> Signal:
        g.tell(events.Frenzy(seat=self.seat, causer=self.causer))
        return NEXT

    def reward_causer(self, g: Vendetta) -> Signal:
        """[vendetta.frenzy.causer-gains-influence] [vendetta.variant.team.no-influence-for-partner-frenzy]"""
        causer = self.causer
        if causer in (NONE, self.seat) or causer == g.partner(self.seat) or g.players[causer].eliminated:
            return NEXT
        pool.gain(g, causer, pool.INFLUENCE, 1 + frenzy_bounty(g, causer, self.location))
        return NEXT

    def pick_card(self, g: Vendetta) -> Signal:
        """[vendetta.frenzy.random-drain] [vendetta.frenzy.drained-cards-excluded]
        [vendetta.frenzy.no-card-available] [vendetta.frenzy.drain-normal-effects]
        """
        cards = g.undrained(self.seat)
        if not cards:
            pool.lose(g, self.seat, pool.INFLUENCE, 1)
            pool.gain(g, self.seat, pool.BLOOD, 1)
            return NEXT
        # [vendetta.conflict-rule.card-over-rulebook]: an ally may offer himself instead of the random card.
        chosen = frenzy_choice(g, cards)
        return run(Drain(cards[g.draw(len(cards))] if chosen == NONE else chosen, self.seat))

    def look_again(self, g: Vendetta) -> Signal:  # [vendetta.frenzy.vampire-is-diablerie]
        player = g.players[self.seat]
        if player.blood > 0 or player.eliminated or not g.readings.frenzy_repeats:
            return NEXT
        g.tell(events.Frenzy(seat=self.seat, causer=NONE))
        return again("pick_card")

    def heard(self, g: Vendetta) -> Signal:
        return hear(g, "you-frenzy", self.seat, self.location)

    def heard_by_causer(self, g: Vendetta) -> Signal:
        if self.causer in (NONE, self.seat, g.partner(self.seat)) or g.players[self.causer].eliminated:
            return DONE
        return hear(g, "you-cause-frenzy", self.causer, self.location, NONE, self.seat)


def check(g: Vendetta, seat: int, causer: int, location: int) -> Signal:
    """After a loss of blood, run a frenzy if the pool is empty. [vendetta.frenzy.trigger-zero-blood]

    [vendetta.glossary.lose-all-frenzy] [vendetta.glossary.steal-last-frenzy]
    """
    player = g.players[seat]
    if player.blood > 0 or player.eliminated:
        return NEXT
    return run(Frenzy(causer, location, seat))
