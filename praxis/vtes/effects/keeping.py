"""Verbs about hands, libraries, control, and costs that are neither blood nor pool."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import PASS, Option
from praxis.kernel.event import EVERYBODY
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import answers, events
from praxis.vtes.effects import base
from praxis.vtes.effects.base import WHO_WORDS, Verb
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.effects.words import sentence
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.state import CRYPT, HAND, LIBRARY, UNCONTROLLED, Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules import permanents
from praxis.vtes.rules.discard import discard


class BurnEdge(Verb):
    """As a cost: she must have the Edge herself. [card.cost.alternative]"""

    __slots__ = ()

    def is_cost(self) -> bool:
        return True

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        return "" if g.edge == seat else "card.cost.alternative"

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        if g.edge == frame.seat:
            g.edge = NOBODY
            g.tell(events.Edge(seat=NOBODY))
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("burn-edge", lang)


class DiscardCard(Verb):
    """As a cost: a card of her own hand, which is then replaced. [card.cost.alternative]"""

    __slots__ = ()

    def is_cost(self) -> bool:
        return True

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        return "" if any(other != card for other in g.hand(seat)) else "card.cost.alternative"

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        options: list[Option] = [answers.DISCARD.of(card) for card in g.hand(frame.seat)]
        return ask(frame.seat, "discard-cost", options, frame.card, "card.cost.alternative") if options else NEXT

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        if frame.got:
            discard(g, frame.seat, int(frame.got[1]))
            g.due = True  # the hand must match its size again [card.hand.always-match]
        return None

    def say(self, lang: str) -> str:
        return sentence("discard", lang)


class TakeControl(Verb):
    """[card.control.change]"""

    __slots__ = ("who",)

    def __init__(self, who: int = base.TARGET) -> None:
        self.who = who

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        permanents.change_control(g, frame.who(g, self.who), frame.seat)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("take-control", lang, who=WHO_WORDS[self.who])


_TO: Final[dict[int, int]] = {LIBRARY: HAND, CRYPT: UNCONTROLLED}


class Search(Verb):
    """Look through one's library or crypt for a card of some type, and shuffle. What is looked for is not said, and it
    may not be there, or not be wanted. [card.wording.search-may-fail] [card.wording.search-no-announcement]
    """

    __slots__ = ("region", "shown", "types")

    def __init__(self, types: int = ~0, region: int = LIBRARY, shown: bool = False) -> None:
        self.types = types
        self.region = region
        self.shown = shown
        """All see the card before it goes where it goes."""

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        """Copies are alike, so a card is named by its face: where it lies stays unknown."""
        found = {g.face[card].name: g.face[card] for card in g.regions[self.region][frame.seat]}
        options: list[Option] = [
            answers.FIND.of(found[name].key) for name in sorted(found) if found[name].types & self.types
        ]
        return ask(frame.seat, "search", [*options, PASS], frame.card, "card.wording.search-may-fail", secret=True)

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        """[card.wording.search-shuffle]"""
        if frame.got and frame.got[0] == "find":
            cards = g.regions[self.region][frame.seat]
            card = next(card for card in cards if g.face[card].key == frame.got[1])
            g.put(card, _TO[self.region], frame.seat)
            if self.shown:
                g.knows[card] = EVERYBODY
                g.tell(events.Found(card=card, seat=frame.seat, face=g.face[card].key))
            else:
                g.tell(events.Found(card=card, seat=frame.seat))
        g.shuffle_faces(self.region, frame.seat)
        g.due = True  # [card.hand.always-match]
        return None

    def say(self, lang: str) -> str:
        return sentence("search", lang, where="crypt" if self.region == CRYPT else "library")
