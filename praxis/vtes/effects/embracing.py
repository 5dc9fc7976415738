"""Effects by which library cards become vampires or allies, and by which vampires learn Disciplines."""

from __future__ import annotations

from typing import Final

from praxis.effects.nodes import Effect, Node, Tree, Who, tree
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes import events
from praxis.vtes.effects.verb import Verb
from praxis.vtes.model import facts, spans, stats
from praxis.vtes.model.face import risen
from praxis.vtes.model.regions import READY
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.rules import permanents
from praxis.vtes.rules.fetch import Fetch

SAME: Final = "same"
"""The sect of the acting vampire."""


class Rises(Verb):
    """The card itself comes into play as an ally, as its definition describes it."""

    __slots__ = ()

    def enters_play(self) -> bool:
        return True

    def do(self, g: Vtes, f: Work) -> Signal:
        g.set_face(f.card, risen(g.face[f.card]))
        permanents.recruit(g, f.card, f.seat, by_action=False)
        g.forget_moments()
        return NEXT

    def tree(self) -> Tree:
        return tree("joins")


class Embrace(Verb):
    """The card itself comes into play as a vampire with capacity 1, the acting vampire's clan and no blood.

    So he must hunt this turn, unless the card says that he cannot act. [minion.mandatory.empty-hunts]
    """

    __slots__ = ("acts", "sect")

    def __init__(self, sect: str, acts: bool) -> None:
        self.sect = sect
        self.acts = acts

    def makes_vampire(self) -> bool:
        return True

    def do(self, g: Vtes, f: Work) -> Signal:
        g.set_face(f.card, risen(g.face[f.card]))
        g.put(f.card, READY, f.seat)
        g.forget_moments()
        g.clans[f.card] = stats.clan(g, f.minion)
        if self.sect:
            g.sects[f.card] = stats.allegiance(g, f.minion) if self.sect == SAME else self.sect
        if not self.acts:
            with_mod(g.turn_span(), spans.CANNOT_ACT, f.card, 1)
        g.tell(events.Controlled(seat=f.seat, card=f.card, face=g.face[f.card].key, blood=0))
        g.happen(facts.ENTERS, f.card)
        return NEXT

    def tree(self) -> Tree:
        return tree("embrace", sect=self.sect, acts=self.acts)


def embrace(sect: str = "", acts: bool = True) -> Effect:
    """``embrace(sect="Sabbat", acts=False)``: this card becomes a vampire of your clan, who cannot act this turn."""
    return Embrace(sect, acts)


def becomes_ally() -> Effect:
    """``master(becomes_ally()), rises_as="mortal 1 0 0"``: this card becomes an ally."""
    return Rises()


class Learns(Verb):
    """A vampire's controller may look for a Discipline card and put it on him.

    [diablerie.discipline.optional-search]
    """

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def do(self, g: Vtes, f: Work) -> Signal:
        vampire = self.who.one(g, f)
        if not g.is_in_play(vampire):
            return NEXT
        return run(Fetch(vampire, "discipline", "diablerie.discipline.optional-search"))

    def tree(self) -> Tree:
        return tree("learns", who=self.who)


def learns(who: Who) -> Effect:
    """``learns(CARD)``: you may put a Discipline card from library, hand or ash heap on him."""
    return Learns(who)
