"""The verbs and selectors of crypt cards out of play, of the research area, and of incapacitated imbued."""

from __future__ import annotations

from praxis.kernel.decision import Option
from praxis.kernel.event import EVERYBODY
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import answers, events
from praxis.vtes.effects import base
from praxis.vtes.effects.base import WHO_WORDS, Selector, Verb
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.effects.words import sentence
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.state import ASH_HEAP, CRYPT, HAND, INCAPACITATED, RESEARCH, UNCONTROLLED, Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules import imbued
from praxis.vtes.rules.influence import become_controlled
from praxis.vtes.rules.playing import replace


class BringOut(Verb):
    """The vampire chosen, uncontrolled or in an ash heap, becomes ready. [trait.sterile.no-new-vampires]"""

    __slots__ = ()

    def makes_vampire(self) -> bool:
        return True

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        if g.where[frame.target] in (UNCONTROLLED, ASH_HEAP):
            become_controlled(g, frame.target, g.controller[frame.target], by_influence=False)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("bring-out", lang, who=WHO_WORDS[base.TARGET])


class TakeUncontrolled(Verb):
    """The card chosen moves to one's own uncontrolled region, whatever it is. [imbued.target.blind-card-as-found]"""

    __slots__ = ()

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        if g.where[frame.target] == UNCONTROLLED:
            g.put(frame.target, UNCONTROLLED, frame.seat)
            g.tell(events.Taken(card=frame.target, seat=frame.seat))
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("take-uncontrolled", lang)


class Unseen(Selector):
    """Crypt cards in others' uncontrolled regions, chosen blind. [imbued.target.blind-card-as-found]"""

    __slots__ = ()

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        return [one for other in g.seated() if other != seat for one in g.uncontrolled(other)]

    def say(self, lang: str) -> str:
        return "a card in another Methuselah's uncontrolled region"


class TurnUp(Verb):
    """Show the top card of the crypt: a younger one goes to the uncontrolled region, another under the crypt.

    Of an imbued his cost is compared. [imbued.target.cost-as-capacity]
    """

    __slots__ = ()

    def could(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        return bool(g.crypt(seat))

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        seat = frame.seat
        if not g.crypt(seat):
            return NEXT
        card = g.crypt(seat)[-1]
        younger = g.face[card].capacity < stats.capacity(g, frame.minion)
        g.knows[card] = EVERYBODY  # wherever it goes, all have seen it
        g.tell(events.TurnedUp(seat=seat, card=card, face=g.face[card].key))
        if younger:
            g.draw_crypt(seat)
        else:
            g.put(card, CRYPT, seat, bottom=True)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("turn-up", lang)


class ToResearch(Verb):
    """A card from the hand goes face down to the research area. [trait.research-area.out-of-play]

    She who put it there goes on seeing it. [trait.research-area.look]
    """

    __slots__ = ()

    def could(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        return any(other != card for other in g.hand(seat))

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        options: list[Option] = [answers.RESEARCH.of(card) for card in g.hand(frame.seat)]
        if not options:
            return NEXT
        return ask(frame.seat, "research", options, frame.card, "trait.research-area.out-of-play")

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        if frame.got and frame.got[0] == "research":
            g.put(frame.got[1], RESEARCH, frame.seat)
            g.tell(events.Researched(card=frame.got[1], seat=frame.seat))
            replace(g, frame.seat)
        return None

    def say(self, lang: str) -> str:
        return sentence("to-research", lang)


class FromResearch(Verb):
    """A card from one's research area goes to the hand. [trait.research-area.out-of-play]"""

    __slots__ = ()

    def could(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        return bool(g.regions[RESEARCH][seat])

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        options: list[Option] = [answers.RECALL.of(card) for card in g.regions[RESEARCH][frame.seat]]
        if not options:
            return NEXT
        return ask(frame.seat, "research", options, frame.card, "trait.research-area.out-of-play")

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        if frame.got and frame.got[0] == answers.RECALL.word:
            g.put(frame.got[1], HAND, frame.seat)
            g.tell(events.Retrieved(card=frame.got[1], seat=frame.seat))
            g.due = True  # the hand may be too large now
        return None

    def say(self, lang: str) -> str:
        return sentence("from-research", lang)


class Incapacitated(Selector):
    """One's own incapacitated imbued."""

    __slots__ = ()

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        return [one for one in g.regions[INCAPACITATED][seat] if g.face[one].types & faces.IMBUED]

    def say(self, lang: str) -> str:
        return "an incapacitated imbued you control"


class Recover(Verb):
    """[imbued.incapacitated.leave-other-effect]"""

    __slots__ = ("who",)

    def __init__(self, who: int = base.TARGET) -> None:
        self.who = who

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        if g.where[who] == INCAPACITATED:
            imbued.recover(g, who)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("recover", lang, who=WHO_WORDS[self.who])
