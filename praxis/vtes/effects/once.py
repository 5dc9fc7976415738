"""Limits that cards set on themselves, and effects that hang on the success of a bleed."""

from __future__ import annotations

from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes.effects.base import Need, Verb
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.effects.verbs import span_of
from praxis.vtes.effects.words import sentence
from praxis.vtes.model import spans
from praxis.vtes.model.state import Vtes, with_mod


class Once(Verb):
    """A minion plays only one of these cards each action, round, combat or turn; or all minions together do."""

    __slots__ = ("each", "for_all")

    def __init__(self, each: str, for_all: bool = False) -> None:
        self.each = each
        self.for_all = for_all

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        key = g.face[card].key
        for mod in span_of(g, self.each).mods:
            if mod[0] == spans.PLAYED and (self.for_all or mod[1] == minion) and g.face[mod[3]].key == key:
                return "card.golden.overrides-rules"
        return ""

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        with_mod(span_of(g, self.each), spans.PLAYED, frame.minion, 1, frame.card)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("once", lang, each=self.each)


class OnlyIf(Verb):
    """A condition of a card that no minion plays: a `Need` there asks for a minion who meets it."""

    __slots__ = ("need",)

    def __init__(self, need: Need) -> None:
        self.need = need

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        return "" if self.need.met(g, seat, minion) else "card.play.declare"

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        return NEXT

    def say(self, lang: str) -> str:
        return self.need.say(lang)


class IfBled(Verb):
    """Something more, if the bleed was successful for 1 or more. [action.bleed.zero]"""

    __slots__ = ("verb",)

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def _bled(self, g: Vtes) -> bool:
        action = g.action()
        return action is not None and g.modified(spans.BLED, action.actor) > 0

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        frame.got = ()
        return self.verb.do(g, frame) if self._bled(g) else NEXT

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        return self.verb.after(g, frame) if frame.got else None

    def say(self, lang: str) -> str:
        return sentence("if-bled", lang, what=self.verb.say(lang))
