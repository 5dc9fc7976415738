"""Filters for the part that a thing has in what is in progress: cards played, terms of a referendum, votes, notes."""

from __future__ import annotations

from typing import Final

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter, every
from praxis.effects.nodes import Node, Tree, tree
from praxis.effects.scope import Scope
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.model.regions import REGION_WORDS
from praxis.vtes.model.spans import ActionSpan, Playing, TurnSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import votes


class PlayedBy(Filter):
    """A card that is being played by a minion who passes a filter."""

    __slots__ = ("what",)

    def __init__(self, what: Filter) -> None:
        self.what = what

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        frame = next(frame for frame in g.stack if isinstance(frame, Playing | ActionSpan) and frame.card == thing)
        minion = frame.minion if isinstance(frame, Playing) else frame.actor
        return minion >= 0 and self.what.passes(g, c, minion)

    def tree(self) -> Tree:
        return tree("played-by", what=self.what)


def played_by(*what: Filter) -> Filter:
    """``cancel(REACTION_CARD, played_by(VAMPIRE, YOUNGER))``: of a card that is being played, by whom."""
    return PlayedBy(every(what))


class Noted(Filter):
    """Somebody to whom, this turn, something was done that the effect `note` has noted."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        """Whether it is noted. Between two turns, when hands are filled, all counts as noted, as nothing with such a
        limit can be done then."""
        turn = next((frame for frame in g.stack if isinstance(frame, TurnSpan)), None)
        return turn is None or turn.has_done(thing, self.what)

    def tree(self) -> Tree:
        return tree("noted", what=self.what)


def noted(what: str) -> Filter:
    """To whom the effect ``note(...)`` was done this turn."""
    return Noted(what)


class ChosenFor(Filter):
    """Cards for which such a thing was chosen: see the effect `remember`."""

    __slots__ = ("what",)

    def __init__(self, what: Filter) -> None:
        self.what = what

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return any(one >= 0 and self.what.passes(g, c, one) for one in g.chosen.get(thing, ()))

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def tree(self) -> Tree:
        return tree("chosen-for", what=self.what)


def chosen_for(*what: Filter) -> Filter:
    """``with_(trait("contract"), chosen_for(MINE))``: cards for which such a thing was chosen by ``remember(...)``."""
    return ChosenFor(every(what))


class Where(Filter):
    """A thing for which a condition holds, with `IT` for that thing."""

    __slots__ = ("if_",)

    def __init__(self, if_: Condition) -> None:
        self.if_ = if_

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        before, c.it = c.it, thing
        found = self.if_.holds(g, c)
        c.it = before
        return found

    def parts(self) -> tuple[Node, ...]:
        return (self.if_,)

    def tree(self) -> Tree:
        return tree("where", if_=self.if_)


def where(if_: Condition) -> Filter:
    """``a(SEAT, OTHERS, where(num(POOL, IT) > num(POOL, YOU)))``."""
    return Where(if_)


class Voted(Filter):
    """Somebody who has cast votes or ballots in the referendum; a Methuselah also if a minion of hers has."""

    __slots__ = ("of_seats", "side")

    def __init__(self, side: int, of_seats: bool = False) -> None:
        self.side = side
        """0 for, 1 against, -1 either."""
        self.of_seats = of_seats

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        ref = g.referendum()
        if ref is None:
            return False
        if self.of_seats:
            return votes.casts(g, ref, thing, self.side)
        cast = votes.entry(ref, votes.MINION, thing)
        return cast is not None and bool(cast[3] or cast[4]) and self.side in (-1, cast[2])

    def tree(self) -> Tree:
        return tree("voted", side=("", "for", "against")[self.side + 1])


def voted(side: str = "") -> Filter:
    """``voted()`` has voted in this referendum, ``voted("against")`` on that side."""
    return Voted(("for", "against").index(side) if side else -1)


class Term(Filter):
    """Somebody or something chosen in the terms of the referendum, or the vampire on whom the blood hunt would be
    called."""

    __slots__ = ()

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        ref = g.referendum()
        if ref is None or ref.card < 0:
            return ref is not None and thing in ref.terms  # of a blood hunt
        selectors = mode_of(g, ref.card, ref.mode).targets
        return any(
            thing in ref.terms_of(at)
            for at, selector in enumerate(selectors)
            if at < len(ref.split) and not selector.is_seat() and not selector.is_number()
        )

    def tree(self) -> Tree:
        return tree("flag", word="in-terms")


IN_TERMS: Final[Term] = Term()


class Region(Filter):
    """A Methuselah with cards in a region."""

    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return bool(g.regions[self.region][thing])

    def tree(self) -> Tree:
        return tree("has-cards", where=REGION_WORDS[self.region])


def has_cards(region: int) -> Filter:
    """A Methuselah with cards in her crypt, library, hand."""
    return Region(region)
