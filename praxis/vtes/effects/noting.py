"""Effects that note or remember something, and one that drops terms of a referendum."""

from __future__ import annotations

from praxis.effects.amounts import Amount, amount
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Node, Tree, Who, tree
from praxis.effects.work import Work
from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import answers, events
from praxis.vtes.effects.verb import Verb
from praxis.vtes.model import facts
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask


class Note(Verb):
    """Remember for the rest of the turn that something was done to somebody, for limits that cards set."""

    __slots__ = ("what", "who")

    def __init__(self, what: str, who: Who) -> None:
        self.what = what
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def is_plain(self) -> bool:
        return True

    def do(self, g: Vtes, f: Work) -> Signal:
        for thing in self.who.things(g, f):
            g.turn_span().did.append([thing, self.what])
        return NEXT

    def tree(self) -> Tree:
        return tree("note", what=self.what, who=self.who)


class Remember(Verb):
    """Keep who was chosen for this card, as long as it is in play and they are in play or uncontrolled."""

    __slots__ = ("who",)

    def __init__(self, who: tuple[Who, ...]) -> None:
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return self.who

    def do(self, g: Vtes, f: Work) -> Signal:
        chosen: list[int] = []
        for who in self.who:
            chosen += [facts.named(thing) if who.is_seat() else thing for thing in who.things(g, f)]
        g.chosen = {**g.chosen, f.card: chosen}
        for thing in chosen:
            if thing >= 0:
                g.tell(events.Targets(card=f.card, target=thing))
        return NEXT

    def tree(self) -> Tree:
        return tree("remember", who=self.who)


def remember(*who: Who) -> Effect:
    """``remember(a(VAMPIRE, READY, MINE))``: from then on he is `CHOSEN`, and a second one `CHOSEN2`, for this card;
    Methuselahs are `CHOSEN_SEATS`."""
    return Remember(who)


def note(what: str, who: Who) -> Effect:
    """See the filter ``noted(...)``."""
    return Note(what, who)


class Waive(Verb):
    """Let the caller drop points of the terms of a referendum, one by one, as there is too little to move."""

    __slots__ = ("n", "what")

    def __init__(self, n: Amount, what: Filter) -> None:
        self.n = n
        self.what = what

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.what)

    def do(self, g: Vtes, f: Work) -> Signal:
        """Ask for the next point to drop; `things` holds those dropped so far."""
        ref = g.referendum()
        if ref is None or len(f.things) >= self.n.of(g, f) or not ref.last_terms():
            return NEXT
        options: list[Option] = [answers.PICK.of(thing) for thing in dict.fromkeys(ref.last_terms())]
        return ask(f.seat, "pick", options, f.card, "politics.terms.caller-chooses")

    def after(self, g: Vtes, f: Work) -> Signal | None:
        ref = g.referendum()
        if not f.got or ref is None:
            return None
        dropped = int(f.got[1])
        place = len(ref.terms) - len(ref.last_terms()) + ref.last_terms().index(dropped)
        del ref.terms[place]
        ref.split[-1] -= 1
        f.things.append(dropped)
        f.got = ()
        signal = self.do(g, f)
        return None if signal is NEXT else signal

    def tree(self) -> Tree:
        return tree("waive", n=self.n, what=self.what)


def waive(n: Amount | int, what: Filter) -> Effect:
    """So many points of the terms, among Methuselahs or vampires, are dropped as the caller chooses."""
    return Waive(amount(n), what)
