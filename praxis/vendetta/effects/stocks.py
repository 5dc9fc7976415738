"""Verbs about blood, influence and power: in the pools, at a location, deployed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.kernel.procedure import NEXT, Signal
from praxis.vendetta import answers
from praxis.vendetta.effects.resolve import Resolve
from praxis.vendetta.effects.statics import worth
from praxis.vendetta.effects.vocabulary import Asks, Verb
from praxis.vendetta.effects.whom import EACH_RIVAL
from praxis.vendetta.rules import frenzy, pool
from praxis.vendetta.rules.location import add_to_total, change_own_power, power_of
from praxis.vendetta.rules.moving import shift_blood
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.kernel.procedure import Got
    from praxis.vendetta.state import Vendetta


# -- pools ----------------------------------------------------------------------------------------------------------


class Gain(Verb):
    __slots__ = ()
    word = "gain"
    form = "N {blood,influence}"
    means = "You take from the bank into your pool"
    clause = "vendetta.glossary.gain"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return self.n.of(g, f) > 0

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        number = self.n.of(g, f)
        f.takes(number)
        pool.gain(g, target, self.what, number)
        return NEXT


class Lose(Verb):
    __slots__ = ()
    word = "lose"
    form = "WHO N {blood,influence}"
    means = "The target gives from the pool to the bank, as far as possible"
    clause = "vendetta.glossary.lose"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        player = g.players[target]
        return (player.blood if self.what == pool.BLOOD else player.influence) > 0

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        f.takes(pool.lose(g, target, self.what, _after_shield(g, f, self, target)))
        return frenzy.check(g, target, f.seat, f.location) if self.what == pool.BLOOD else NEXT


class Steal(Verb):
    __slots__ = ()
    word = "steal"
    form = "WHO N {blood,influence}"
    means = "You take from the target's pool into yours, as far as possible"
    clause = "vendetta.glossary.steal"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        player = g.players[target]
        return target != f.seat and (player.blood if self.what == pool.BLOOD else player.influence) > 0

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        f.takes(pool.steal(g, f.seat, target, self.what, _after_shield(g, f, self, target)))
        return frenzy.check(g, target, f.seat, f.location) if self.what == pool.BLOOD else NEXT


def _after_shield(g: Vendetta, f: Resolve, verb: Verb, target: int) -> int:
    """The loss that remains after an ally has kept some of the blood that others would take."""
    number = verb.n.of(g, f)
    if verb.what == pool.BLOOD and target != f.seat:
        number -= worth(g, target, "shield", f.location)
    return max(0, number)


# -- power ----------------------------------------------------------------------------------------------------------


class Power(Verb):
    __slots__ = ()
    word = "power"
    form = "N"
    means = (
        "This card's power here changes by the number; with an ally, a relic or a location card, your total power does"
    )
    clause = "vendetta.glossary.power-modifiable"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return f.location != NONE and self.n.of(g, f) != 0

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        change_own_power(g, f.seat, self.n.of(g, f), f.card)
        return NEXT


class Weaken(Verb):
    __slots__ = ()
    word = "weaken"
    form = "WHO N"
    means = "The target's total power here is less by the number"
    clause = "vendetta.glossary.power-modifiable"

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        add_to_total(g, target, -self.n.of(g, f), f.card)
        return NEXT


class Match(Verb):
    """[vendetta.glossary.printed-power]"""

    __slots__ = ()
    word = "match"
    form = ""
    means = "Raise this card's power to the highest printed power among the rivals' face-up cards here"
    clause = "vendetta.glossary.printed-power"

    def _gap(self, g: Vendetta, f: Resolve) -> int:
        if f.location == NONE:
            return 0
        others = [g.players[seat].cards_at[f.location] for seat in EACH_RIVAL.things(g, f)]
        best = max((g.set.power[card] for cards in others for card in cards if not g.is_face_down(card)), default=0)
        return best - power_of(g, f.card)

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return self._gap(g, f) > 0

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        if self.could(g, f, target):
            change_own_power(g, f.seat, self._gap(g, f), f.card)
        return NEXT


# -- deployed blood ---------------------------------------------------------------------------------------------------


class Deploy(Verb):
    __slots__ = ()
    word = "deploy"
    form = "N {bank,pool}"
    means = "Blood to your position here, from the bank, or from your pool with the last blood kept back"
    clause = "vendetta.glossary.play-blood"

    def _most(self, g: Vendetta, f: Resolve) -> int:
        number = self.n.of(g, f)
        return number if self.what == "bank" else min(number, pool.deployable(g, f.seat))

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return f.location != NONE and self._most(g, f) > 0

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        if self.could(g, f, target):
            pool.deploy(g, target, f.location, self._most(g, f), self.what)
        return frenzy.check(g, target, target, f.location)


class Seep(Verb):
    __slots__ = ()
    word = "seep"
    form = "N"
    means = "Blood of the pool to your position at every location in play"
    clause = "vendetta.glossary.play-blood"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return pool.deployable(g, target) > 0

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        for location in range(g.locations):
            number = min(self.n.of(g, f), pool.deployable(g, target))
            if number > 0:
                pool.deploy(g, target, location, number, "pool")
        return frenzy.check(g, target, target, NONE)


class Scatter(Verb):
    __slots__ = ()
    word = "scatter"
    form = "WHO N"
    means = "Deployed blood of the target here goes to the bank"
    clause = "vendetta.glossary.deployed-blood-targetable"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return f.location != NONE and g.players[target].blood_at[f.location] > 0

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        f.takes(pool.undeploy(g, target, f.location, self.n.of(g, f), "effect"))
        return NEXT


class Seize(Verb):
    __slots__ = ()
    word = "seize"
    form = "WHO N"
    means = "Deployed blood of the target here comes to your position"
    clause = "vendetta.glossary.deployed-blood-targetable"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return target != f.seat and f.location != NONE and g.players[target].blood_at[f.location] > 0

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        number = min(self.n.of(g, f), g.players[target].blood_at[f.location])
        f.takes(shift_blood(g, target, f.location, f.seat, f.location, number))
        return NEXT


class Recall(Verb):
    __slots__ = ()
    word = "recall"
    form = "N"
    means = "Your deployed blood here comes back to your pool, as much as you like up to the number"
    clause = "vendetta.glossary.deployed-blood-targetable"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return f.location != NONE and g.players[target].blood_at[f.location] > 0

    def choices(self, g: Vendetta, f: Resolve, target: int) -> Asks | None:
        if not self.could(g, f, target):
            return None
        most = min(self.n.of(g, f), g.players[target].blood_at[f.location])
        return target, "recall", [answers.BLOOD.of(amount) for amount in range(most + 1)]

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        if got:
            f.takes(pool.undeploy(g, target, f.location, int(got[1]), "effect", into=target))
        return NEXT


class Gather(Verb):
    __slots__ = ()
    word = "gather"
    form = "N"
    means = "Your blood deployed at another location comes here"
    clause = "vendetta.glossary.deployed-blood-targetable"

    def _places(self, g: Vendetta, f: Resolve, target: int) -> list[int]:
        at = g.players[target].blood_at
        return [place for place in range(g.locations) if place != f.location and at[place] > 0]

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return f.location != NONE and bool(self._places(g, f, target))

    def choices(self, g: Vendetta, f: Resolve, target: int) -> Asks | None:
        if not self.could(g, f, target):
            return None
        return target, "gather", [answers.FROM.of(place) for place in self._places(g, f, target)]

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        if got:
            place = int(got[1])
            number = min(self.n.of(g, f), g.players[target].blood_at[place])
            f.takes(shift_blood(g, target, place, target, f.location, number))
        return NEXT
