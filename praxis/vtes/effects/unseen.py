"""The verbs and selectors of crypt cards that nobody, or only another Methuselah, can see.

They take whatever turns up, vampire or imbued [imbued.target.blind-card-as-found], and where they only look at a
capacity, the cost of an imbued serves. [imbued.target.cost-as-capacity]
"""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.kernel.event import EVERYBODY
from praxis.kernel.procedure import NEXT, Signal, again, run
from praxis.vtes import answers, events
from praxis.vtes.effects.base import Selector, Verb
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.effects.selectors import Methuselahs
from praxis.vtes.effects.words import sentence
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import CRYPT, READY, UNCONTROLLED, Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules import damage
from praxis.vtes.rules.combat import between

PREY: Final = 0
PREDATOR: Final = 1

# Where blood taken from an uncontrolled card goes.
BANK: Final = "bank"
OWN_POOL: Final = "pool"
ITS_POOL: Final = "its-pool"
TAKER: Final = "minion"
NEWCOMER: Final = "vampire"

_PLACES: Final[dict[str, str]] = {
    BANK: "the blood bank",
    OWN_POOL: "your pool",
    ITS_POOL: "its controller's pool",
    TAKER: "this minion",
    NEWCOMER: "a vampire in your uncontrolled region",
}


def top(g: Vtes, seat: int) -> int:
    return g.crypt(seat)[-1]


def show(g: Vtes, seat: int, card: int) -> None:
    """All see it, and are told what it is."""
    g.knows[card] = EVERYBODY
    g.tell(events.TurnedUp(seat=seat, card=card, face=g.face[card].key))


def _bottom_up(g: Vtes, card: int) -> None:
    """Under the crypt, without what lay on it."""
    for other in list(g.on(card)):
        g.burn(other, "card.burn.attachments")
    g.put(card, CRYPT, g.owner[card], bottom=True)


# -- what can be chosen -----------------------------------------------------------------------------------------------


class Uncontrolled(Selector):
    """Crypt cards in the uncontrolled region of the prey or the predator, chosen blind."""

    __slots__ = ("affordable", "directed", "whose", "with_blood")

    def __init__(
        self, whose: int = PREY, with_blood: bool = False, affordable: bool = False, directed: bool = True
    ) -> None:
        self.whose = whose
        self.with_blood = with_blood
        self.affordable = affordable
        """Only those with no more blood on them than the acting vampire has."""
        self.directed = directed

    def is_directed(self) -> bool:
        return self.directed

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        other = g.prey(seat) if self.whose == PREY else g.predator(seat)
        if other == seat:
            return []
        most = g.blood[minion] if self.affordable and minion >= 0 else 1_000
        return [one for one in g.uncontrolled(other) if int(self.with_blood) <= g.blood[one] <= most]

    def say(self, lang: str) -> str:
        return f"a card in your {'prey' if self.whose == PREY else 'predator'}'s uncontrolled region"


class WithCrypt(Methuselahs):
    """Any Methuselah whose crypt is not empty, or only the prey."""

    __slots__ = ("only_prey",)

    def __init__(self, only_prey: bool = False) -> None:
        super().__init__(others=False)
        self.only_prey = only_prey

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        found = [g.prey(seat)] if self.only_prey else g.clockwise(seat)
        return [other for other in found if g.crypt(other)]


# -- blood and cards of uncontrolled regions --------------------------------------------------------------------------


class Drain(Verb):
    """Blood from the uncontrolled card chosen, to one of some places. Only a vampire can receive it there.

    [imbued.target.known-card-must-match]
    """

    __slots__ = ("amount", "to")

    def __init__(self, amount: int, *to: str) -> None:
        self.amount = amount
        self.to = to

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        if g.is_minion(card) and not g.is_ready(card):
            return "term.ready.definition"
        return "" if self._ways(g, seat) else "card.target.in-play"

    def _ways(self, g: Vtes, seat: int) -> list[Option]:
        ways: list[Option] = []
        for place in self.to:
            if place == NEWCOMER:
                own = [one for one in g.uncontrolled(seat) if g.face[one].types & faces.VAMPIRE]
                ways.extend(answers.TO_VAMPIRE.of(one) for one in own)
            else:
                ways.append(answers.TO.of(place))
        return ways

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        frame.got = ()
        ways = self._ways(g, frame.seat)
        return ask(frame.seat, "drain", ways, frame.card, "card.play.declare") if ways else NEXT

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        source = frame.target
        if not frame.got or g.where[source] != UNCONTROLLED:
            return None
        word, place = frame.got[0], frame.got[1]
        taken = g.burn_blood(source, self.amount, "term.counter.one-kind")
        if word == "to-vampire":
            g.gain_blood(int(place), taken, 1_000, "influence.uncontrolled.may-exceed-capacity")
        elif place == TAKER and g.is_in_play(frame.minion):
            g.gain_blood(frame.minion, taken, stats.blood_cap(g, frame.minion), "term.counter.one-kind")
        elif place in (OWN_POOL, ITS_POOL):
            seat = frame.seat if place == OWN_POOL else g.controller[source]
            g.gain_pool(seat, taken, "term.counter.one-kind")
        return None

    def say(self, lang: str) -> str:
        return sentence("drain", lang, amount=self.amount, where=" or ".join(_PLACES[place] for place in self.to))


class Forget(Verb):
    """The uncontrolled card chosen goes under its crypt, its blood to its controller's pool, some to the actor."""

    __slots__ = ("kept",)

    def __init__(self, kept: int = 0) -> None:
        self.kept = kept

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        card = frame.target
        if g.where[card] != UNCONTROLLED:
            return NEXT
        seat = g.controller[card]
        kept = g.burn_blood(card, self.kept, "term.counter.one-kind")
        if kept:
            g.gain_blood(frame.minion, kept, stats.blood_cap(g, frame.minion), "term.counter.one-kind")
        back = g.burn_blood(card, g.blood[card], "term.counter.one-kind")
        if back:
            g.gain_pool(seat, back, "term.counter.one-kind")
        _bottom_up(g, card)
        g.tell(events.ToCrypt(card=card, seat=g.owner[card]))
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("forget", lang, amount=self.kept)


class Winnow(Verb):
    """Burn the uncontrolled card chosen at the cost of as much blood as lies on it, which its controller gets back."""

    __slots__ = ()

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        card = frame.target
        cost = g.blood[card]
        if g.where[card] != UNCONTROLLED or g.blood[frame.minion] < cost:
            return NEXT
        g.burn_blood(frame.minion, cost, "card.cost.blood")
        seat = g.controller[card]
        g.burn_blood(card, cost, "term.counter.one-kind")
        if cost:
            g.gain_pool(seat, cost, "term.counter.one-kind")
        show(g, seat, card)
        g.burn(card)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("winnow", lang)


class EachBurnsUncontrolled(Verb):
    """Each Methuselah burns a vampire of her own choice in her uncontrolled region; an imbued is none.

    [imbued.target.known-card-must-match]
    """

    __slots__ = ()

    def _choices(self, g: Vtes, seat: int) -> list[Option]:
        return [answers.BURN.of(card) for card in g.uncontrolled(seat) if g.face[card].types & faces.VAMPIRE]

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        """`value` counts those who have chosen."""
        seats = g.clockwise(frame.seat)
        while frame.value < len(seats):
            seat = seats[frame.value]
            options = self._choices(g, seat)
            if options:
                return ask(seat, "burn-uncontrolled", options, frame.card, "card.golden.overrides-rules", secret=True)
            frame.value += 1
        frame.got = ()
        return NEXT

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        if not frame.got:
            return None
        card = int(frame.got[1])
        show(g, g.controller[card], card)
        g.burn(card)
        frame.value += 1
        return again("verb")

    def say(self, lang: str) -> str:
        return sentence("each-burns-uncontrolled", lang)


class HoldBack(Verb):
    """The card goes on the uncontrolled card chosen."""

    __slots__ = ()

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        if g.where[frame.target] == UNCONTROLLED:
            g.attach(frame.card, frame.target, frame.seat)
            g.tell(events.PutOn(card=frame.card, host=frame.target))
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("put-on", lang, who="the chosen card")


# -- the tops of crypts -----------------------------------------------------------------------------------------------


class LockOwn(Verb):
    """As a cost: lock one of one's unlocked vampires of a clan."""

    __slots__ = ("clan",)

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def is_cost(self) -> bool:
        return True

    def _choices(self, g: Vtes, seat: int) -> list[Option]:
        own = [one for one in g.minions(seat) if not g.locked[one] and stats.clan(g, one) == self.clan]
        return [answers.LOCK.of(one) for one in own]

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        return "" if self._choices(g, seat) else "card.wording.tap-to"

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        return ask(frame.seat, "lock-one", self._choices(g, frame.seat), frame.card, "card.wording.tap-to")

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        g.lock(int(frame.got[1]))
        return None

    def say(self, lang: str) -> str:
        return sentence("lock", lang, who=f"a {self.clan} you control")


class BuryTop(Verb):
    """The top of the chosen Methuselah's crypt goes to her ash heap; pool for one who has a title."""

    __slots__ = ("pool", "title")

    def __init__(self, title: str, pool: int) -> None:
        self.title = title
        self.pool = pool

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        if g.crypt(frame.target):
            card = top(g, frame.target)
            show(g, frame.target, card)
            g.burn(card)
            if g.face[card].title == self.title:
                g.gain_pool(frame.seat, self.pool, "card.counter.gain-from-bank")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("bury-top", lang, amount=self.pool, title=self.title)


class RemoveTop(Verb):
    """The top of the crypt of the Methuselah who was just bled leaves the game. [action.bleed.zero]"""

    __slots__ = ()

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        action = g.action()
        if action is None or action.kind != "bleed" or stats.bleed(g, action.actor) < 1:
            return "card.play.declare"
        return "" if all(g.crypt(victim) for victim in action.victims) else "card.target.in-play"

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        action = g.action()
        assert action is not None
        card = top(g, action.victims[0])
        show(g, action.victims[0], card)
        g.remove(card)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("remove-top", lang)


class Resonate(Verb):
    """All show the tops of their crypts: the highest cost steals 3 pool from the lowest, a tie costs everybody 1."""

    __slots__ = ()

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        return "" if all(g.crypt(each) for each in g.seated()) else "card.play.declare"

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        seats = [seat for seat in g.clockwise(frame.seat) if g.crypt(seat)]
        costs = [g.face[top(g, seat)].capacity for seat in seats]
        for seat in seats:
            show(g, seat, top(g, seat))
        if costs.count(max(costs)) > 1 or costs.count(min(costs)) > 1:
            for seat in seats:
                g.burn_pool(seat, 1, "card.burn.counter-to-bank")
        else:
            stolen = g.burn_pool(seats[costs.index(min(costs))], 3, "term.counter.one-kind")
            g.gain_pool(seats[costs.index(max(costs))], stolen, "term.counter.one-kind")
        for seat in seats:
            g.shuffle_faces(CRYPT, seat)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("resonate", lang)


class Bait(Verb):
    """The tops of one's own crypt and of the blocker's controller's are compared, and both shuffled.

    A younger one of one's own hurts; else there is no combat, and the card stays.
    """

    __slots__ = ()

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        action = g.action()
        if action is None or action.blocker < 0 or not g.is_vampire(action.blocker):
            return "card.play.declare"
        older = stats.capacity(g, action.blocker) > stats.capacity(g, minion)
        if not older or stats.is_anarch(g, action.blocker):
            return "card.play.declare"
        return "" if g.crypt(seat) and g.crypt(g.controller[action.blocker]) else "card.target.in-play"

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        action = g.action()
        assert action is not None
        seats = (frame.seat, g.controller[action.blocker])
        own, other = (g.face[top(g, seat)].capacity for seat in seats)
        for seat in seats:
            show(g, seat, top(g, seat))
            g.shuffle_faces(CRYPT, seat)
        if own < other:
            blow = [frame.minion, 1, 0, -1, damage.UNPREVENTABLE | damage.ENVIRONMENTAL]
            return run(damage.DamageResolution([blow]))
        g.lock(action.blocker)
        action.outcome = ActionSpan.ENDED
        g.attach(frame.card, frame.minion, frame.seat)
        g.tell(events.PutOn(card=frame.card, host=frame.minion))
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("bait", lang)


class Paint(Verb):
    """The top of the chosen Methuselah's crypt is shown: its clan and its cost decide what it does to the painter."""

    __slots__ = ()

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        if not g.crypt(frame.target) or not g.is_in_play(frame.minion):
            return NEXT
        card = top(g, frame.target)
        show(g, frame.target, card)
        face, me = g.face[card], frame.minion
        if face.clan == "Nosferatu":
            g.burn_blood(me, 2, "card.burn.counter-to-bank")
        if face.capacity < 7:
            g.gain_blood(me, 2, stats.blood_cap(g, me), "card.counter.gain-from-bank")
        elif face.capacity <= 10:
            g.unlock(me)
        else:
            g.burn_blood(me, 1, "card.burn.counter-to-bank")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("paint", lang)


class Illusion(Verb):
    """This combat ends, and the bottom card of the crypt fights the opposing minion; then it leaves the game.

    An imbued who turns up does not fight: he leaves the game at once.
    """

    __slots__ = ("full",)

    def __init__(self, full: bool = False) -> None:
        self.full = full
        """With blood for all of its capacity, not for half of it."""

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        return "" if g.crypt(seat) else "card.target.in-play"

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        combat = g.combat()
        assert combat is not None
        combat.ended = 1
        frame.value = g.crypt(frame.seat)[0]
        card, opponent = frame.value, combat.other(frame.minion)
        show(g, frame.seat, card)
        if not g.is_vampire(card):
            return NEXT
        g.put(card, READY, frame.seat)
        capacity = g.face[card].capacity
        g.gain_blood(card, capacity if self.full else capacity // 2, capacity, "card.counter.gain-from-bank")
        return run(between(g, card, opponent))

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        if g.where[frame.value] in (CRYPT, READY) or g.is_in_play(frame.value):
            g.remove(frame.value)
        return None

    def say(self, lang: str) -> str:
        return sentence("illusion", lang)
