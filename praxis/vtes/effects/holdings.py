"""The verbs of hands, counters on cards, and blood of several vampires at once."""

from __future__ import annotations

from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes import answers
from praxis.vtes.effects import base
from praxis.vtes.effects.base import WHO_WORDS, Verb
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.effects.words import sentence
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.questions import ask
from praxis.vtes.rules.discard import DiscardDown, discard
from praxis.vtes.rules.playing import replace


class Draw(Verb):
    """Draw cards, then discard down to the hand size: the card says so, whatever the book says of full hands."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        for _ in range(self.amount):
            g.draw_card(frame.seat)
        return run(DiscardDown(frame.seat))

    def say(self, lang: str) -> str:
        return sentence("draw", lang, amount=self.amount)


class Discard(Verb):
    """Discard a card of one's choice and draw up."""

    __slots__ = ()

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        return "" if g.hand(seat) else "card.play.declare"

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        options: list[Option] = [answers.DISCARD.of(card) for card in g.hand(frame.seat)]
        return ask(frame.seat, "discard-one", options, frame.card, "card.play.declare")

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        discard(g, frame.seat, int(frame.got[1]))
        replace(g, frame.seat)
        return None

    def say(self, lang: str) -> str:
        return sentence("discard", lang)


class LargerHand(Verb):
    """Until the end of the turn. [card.hand.deferred-replacement]"""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        with_mod(g.turn_span(), spans.HAND_SIZE, ~frame.seat, self.amount, frame.card)
        g.due = True
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("hand-size", lang, amount=self.amount)


class Wear(Verb):
    """A counter from the bank on the card; at the last one it burns."""

    __slots__ = ("last",)

    def __init__(self, last: int) -> None:
        self.last = last

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        if g.is_in_play(frame.card):
            g.gain_blood(frame.card, 1, self.last, "card.counter.gain-from-bank")
            if g.blood[frame.card] >= self.last:
                g.burn(frame.card)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("wear", lang, amount=self.last)


class FromEach(Verb):
    """Blood from each of one's ready vampires to the pool."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        moved = 0
        for vampire in g.ready(frame.seat):
            if g.is_vampire(vampire):
                moved += g.burn_blood(vampire, self.amount, "term.counter.one-kind")
        g.gain_pool(frame.seat, moved, "term.counter.one-kind")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("from-each", lang, amount=self.amount)


class EachGainsByElders(Verb):
    """Each Methuselah gains pool for each of her vampires that has the capacity."""

    __slots__ = ("amount", "least")

    def __init__(self, amount: int, least: int) -> None:
        self.amount = amount
        self.least = least

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        for seat in g.clockwise(frame.seat):
            elders = [m for m in g.minions(seat) if g.is_vampire(m) and stats.capacity(g, m) >= self.least]
            if elders:
                g.gain_pool(seat, self.amount * len(elders), "card.counter.gain-from-bank")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("each-gains", lang, amount=self.amount, least=self.least)


class EachBurnsByLocked(Verb):
    """Each Methuselah burns a pool for each of her locked minions."""

    __slots__ = ()

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        for seat in g.clockwise(frame.seat):
            g.burn_pool(seat, sum(g.locked[one] for one in g.minions(seat)), "card.burn.counter-to-bank")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("each-burns-locked", lang)


class FeedUncontrolled(Verb):
    """Blood from the bank on a vampire in one's own uncontrolled region, chosen when it comes to that."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        waiting = [one for one in g.uncontrolled(frame.seat) if g.face[one].types & faces.VAMPIRE]
        if not waiting:
            return NEXT
        options: list[Option] = [answers.FEED.of(one) for one in waiting]
        return ask(frame.seat, "uncontrolled", options, frame.card, "card.play.declare")

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        if frame.got and frame.got[0] == "feed":
            g.gain_blood(int(frame.got[1]), self.amount, 1_000, "influence.uncontrolled.may-exceed-capacity")
        return None

    def say(self, lang: str) -> str:
        return sentence("uncontrolled-blood", lang, who="a vampire in your uncontrolled region", amount=self.amount)


class SetStrength(Verb):
    """A strength of so much this combat, whatever is printed; what else changes it still does."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        combat = g.combat()
        assert combat is not None
        own = [mod for mod in combat.mods if mod[0] == spans.BASE_STRENGTH and mod[1] == frame.minion]
        now = 1 if g.face[frame.minion].strength < 0 else g.face[frame.minion].strength
        now += sum(mod[2] for mod in own)
        with_mod(combat, spans.BASE_STRENGTH, frame.minion, self.amount - now, frame.card)
        with_mod(combat, spans.STRENGTH, frame.minion, self.amount - now, frame.card)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("set-strength", lang, who=WHO_WORDS[base.ME], amount=self.amount)
