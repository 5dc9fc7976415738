"""Whom and what effects are about: by a role, by a relation to another, or as a class of things.

What is chosen is in `choosing`.
"""

from __future__ import annotations

from typing import Final

from praxis.effects.amounts import Amount
from praxis.effects.filters import Filter
from praxis.effects.nodes import Node, Tree, Who, tree
from praxis.effects.scope import NOBODY, Scope
from praxis.vtes.effects.having import about
from praxis.vtes.effects.looking import Look
from praxis.vtes.model import facts
from praxis.vtes.model.regions import CRYPT, LIMBO
from praxis.vtes.model.state import Vtes

_MINE: Final = 0
_CARD: Final = 1
_BEARER: Final = 2
_FIRST: Final = 3
_SECOND: Final = 4
_IT: Final = 5
_OPPOSING: Final = 6
_ACTING: Final = 7
_BLOCKING: Final = 8
_BOTH: Final = 9
_DAMAGED: Final = 10
_SELF: Final = 11
_CHOSEN: Final = 12
_OTHER_CHOSEN: Final = 13
_ACTION_CARD: Final = 14
_THAT_CARD: Final = 15
_STRIKE: Final = 16
_SEATS: Final = 20
_YOU: Final = 20
_THEM: Final = 21
_PREY: Final = 22
_PREDATOR: Final = 23
_VICTIMS: Final = 24
_EVERYBODY: Final = 25
_OTHERS: Final = 26
_ACTOR: Final = 27
_CHOSEN_SEATS: Final = 28

WORDS: Final[dict[int, str]] = {
    _MINE: "me",
    _CARD: "card",
    _BEARER: "bearer",
    _FIRST: "target",
    _SECOND: "second-target",
    _IT: "it",
    _OPPOSING: "opposing",
    _ACTING: "acting",
    _BLOCKING: "blocking",
    _BOTH: "combatants",
    _DAMAGED: "damaged",
    _SELF: "self",
    _CHOSEN: "chosen-one",
    _OTHER_CHOSEN: "other-chosen-one",
    _ACTION_CARD: "action-card",
    _THAT_CARD: "that-card",
    _STRIKE: "striking-card",
    _CHOSEN_SEATS: "chosen-seats",
    _YOU: "you",
    _THEM: "them",
    _PREY: "prey",
    _PREDATOR: "predator",
    _VICTIMS: "victims",
    _EVERYBODY: "everybody",
    _OTHERS: "other-methuselahs",
    _ACTOR: "acting-methuselah",
}


class Ref(Who):
    """Somebody or something by a role."""

    __slots__ = ("role",)

    def __init__(self, role: int) -> None:
        self.role = role

    def is_seat(self) -> bool:
        return self.role >= _SEATS

    def is_open(self) -> bool:
        return self.role in (_FIRST, _SECOND, _IT)

    def things(self, g: Vtes, c: Scope) -> list[int]:
        if self.role == _VICTIMS:
            action = g.action()
            return [] if action is None else [seat for seat in action.victims if not g.ousted[seat]]
        if self.role == _EVERYBODY:
            return g.clockwise(c.seat)
        if self.role == _OTHERS:
            return [seat for seat in g.clockwise(c.seat) if seat != c.seat]
        if self.role == _BOTH:
            combat = g.combat()
            return [] if combat is None else [combat.acting, combat.opposing]
        if self.role == _CHOSEN_SEATS:
            return [facts.seat_of(thing) for thing in g.chosen.get(c.card, []) if thing < 0]
        found = self.one(g, c)
        return [] if found < 0 else [found]

    def one(self, g: Vtes, c: Scope) -> int:
        role = self.role
        if role == _CHOSEN_SEATS:
            seats = self.things(g, c)
            return seats[0] if seats else NOBODY
        if role == _MINE:
            return c.minion if c.minion >= 0 else _own(g, c.card)
        if role == _CARD:
            return c.card
        if role == _BEARER:
            return g.host[c.card]
        if role == _FIRST:
            return c.targets[0] if c.targets else NOBODY
        if role == _SECOND:
            return c.targets[1] if len(c.targets) > 1 else NOBODY
        if role == _IT:
            return c.it
        if role == _SELF:
            return _own(g, c.card)
        if role == _THAT_CARD:
            return c.event[4] if c.event else NOBODY
        if role in (_CHOSEN, _OTHER_CHOSEN):
            return self._chosen(g, c)
        if role < _SEATS:
            return self._in_progress(g, c)
        return self._seat(g, c)

    def _in_progress(self, g: Vtes, c: Scope) -> int:
        """The minion in a role of the action or combat in progress."""
        if self.role == _OPPOSING:
            combat, me = g.combat(), self.me(g, c)
            return combat.other(me) if combat is not None and me in (combat.acting, combat.opposing) else NOBODY
        if self.role == _BOTH:
            combat = g.combat()
            return NOBODY if combat is None else combat.acting
        if self.role == _STRIKE:
            return self._of_strike(g, c)
        action = g.action()
        if action is None:
            return NOBODY
        if self.role == _ACTION_CARD:
            played = action.card >= 0 and action.mode >= 0 and g.where[action.card] == LIMBO
            return action.card if played else NOBODY
        return action.actor if self.role == _ACTING else action.blocker

    def _of_strike(self, g: Vtes, c: Scope) -> int:
        """The card of the minion's strike of this pair; nobody if the strike is made without a card."""
        round_, me = g.round(), self.me(g, c)
        if round_ is None or me not in (round_.acting, round_.opposing):
            return NOBODY
        strike = round_.first if me == round_.acting else round_.second
        return int(strike[2]) if strike else NOBODY

    def _chosen(self, g: Vtes, c: Scope) -> int:
        things, at = g.chosen.get(c.card, []), self.role - _CHOSEN
        return things[at] if at < len(things) else NOBODY

    def me(self, g: Vtes, c: Scope) -> int:
        return c.minion if c.minion >= 0 else _own(g, c.card)

    def _seat(self, g: Vtes, c: Scope) -> int:
        role = self.role
        if role == _YOU:
            return c.seat
        if role == _THEM:
            return c.them
        if role == _PREY:
            return g.prey(c.seat)
        if role == _PREDATOR:
            return g.predator(c.seat)
        if role == _ACTOR:
            action = g.action()
            return NOBODY if action is None else action.seat
        found = self.things(g, c)
        return found[0] if found else NOBODY

    def tree(self) -> Tree:
        return tree(WORDS[self.role])


def _own(g: Vtes, card: int) -> int:
    """The minion to whom an effect belongs that nobody plays: the minion himself for his own text, the bearer for a
    card on him."""
    return card if g.host[card] < 0 else g.host[card]


ME: Final = Ref(_MINE)
"""The minion who plays the card or uses the ability; of a standing part, the minion whose text it is."""
CARD: Final = Ref(_CARD)
"""The card itself."""
SELF: Final = Ref(_SELF)
"""The minion whose own text it is, or that the card is on, whoever is asked about."""
BEARER: Final = Ref(_BEARER)
"""The minion that the card in play is on."""
T: Final = Ref(_FIRST)
"""What was chosen as the card was played."""
T2: Final = Ref(_SECOND)
IT: Final = Ref(_IT)
"""In an `each`, the thing whose turn it is; in a trigger, the card that it is about."""
THAT_CARD: Final = Ref(_THAT_CARD)
"""In a trigger, the card that was played, drawn, discarded or cancelled."""
STRIKING_CARD: Final = Ref(_STRIKE)
"""The card by which this minion makes his strike."""
CHOSEN: Final = Ref(_CHOSEN)
"""Whom the effect `remember` has kept for this card."""
CHOSEN2: Final = Ref(_OTHER_CHOSEN)
OPPOSING: Final = Ref(_OPPOSING)
"""The other minion in the combat."""
ACTING: Final = Ref(_ACTING)
BLOCKING: Final = Ref(_BLOCKING)
"""The minion that attempts to block or has blocked."""
PLAYED_CARD: Final = Ref(_ACTION_CARD)
"""The card that was played from hand for the action; nothing if none was."""
BOTH: Final = Ref(_BOTH)
"""Both combatants."""
YOU: Final = Ref(_YOU)
"""The Methuselah who controls the card or plays it."""
THEM: Final = Ref(_THEM)
"""In an `each` over Methuselahs, the one whose turn it is; in a trigger, the one whose phase or deed it is."""
CHOSEN_SEATS: Final = Ref(_CHOSEN_SEATS)
"""The Methuselahs whom the effect `remember` has kept for this card."""
PREY: Final = Ref(_PREY)
PREDATOR: Final = Ref(_PREDATOR)
VICTIMS: Final = Ref(_VICTIMS)
"""The Methuselahs whom the action targets."""
SEATS: Final = Ref(_EVERYBODY)
"""All Methuselahs, from you on clockwise."""
OTHER_SEATS: Final = Ref(_OTHERS)
ACTOR: Final = Ref(_ACTOR)
"""The acting Methuselah."""


CONTROLLER: Final = 0
OWNER: Final = 1
PREY_OF: Final = 2
PREDATOR_OF: Final = 3
_RELATIONS: Final = ("controller", "owner", "prey-of", "predator-of")


class Related(Who):
    """The Methuselah who controls or owns a card, or who is the prey or predator of another."""

    __slots__ = ("how", "of")

    def __init__(self, of: Who, how: int) -> None:
        self.of = of
        self.how = how

    def is_seat(self) -> bool:
        return True

    def is_open(self) -> bool:
        return self.of.is_open()

    def parts(self) -> tuple[Node, ...]:
        return (self.of,)

    def things(self, g: Vtes, c: Scope) -> list[int]:
        return list(dict.fromkeys([self._seat(g, thing) for thing in self.of.things(g, c)]))

    def _seat(self, g: Vtes, thing: int) -> int:
        if self.how == CONTROLLER:
            return g.controller[thing]
        if self.how == OWNER:
            return g.owner[thing]
        return g.prey(thing) if self.how == PREY_OF else g.predator(thing)

    def tree(self) -> Tree:
        return tree(_RELATIONS[self.how], of=self.of)


class End(Who):
    """The top or bottom card of somebody's crypt or library."""

    __slots__ = ("bottom", "of", "region")

    def __init__(self, region: int, of: Who, bottom: bool) -> None:
        self.region = region
        self.of = of
        self.bottom = bottom

    def is_open(self) -> bool:
        return self.of.is_open()

    def parts(self) -> tuple[Node, ...]:
        return (self.of,)

    def things(self, g: Vtes, c: Scope) -> list[int]:
        found: list[int] = []
        for seat in self.of.things(g, c):
            cards = g.regions[self.region][seat]
            if cards:
                found.append(cards[0] if self.bottom else cards[-1])
        return found

    def tree(self) -> Tree:
        return tree("end", where="crypt" if self.region == CRYPT else "library", of=self.of, bottom=self.bottom)


class All(Who):
    """All things that a filter means."""

    __slots__ = ("look", "what")

    def __init__(self, what: Filter) -> None:
        self.what = what
        self.look = Look(what)

    def is_seat(self) -> bool:
        return self.look.how == 0

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def things(self, g: Vtes, c: Scope) -> list[int]:
        return self.look.found(g, c, self.what)

    def includes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return self.what.passes(g, c, thing)

    def tree(self) -> Tree:
        return tree("all", what=self.what)


class Extreme(Who):
    """Those of several for whom an amount is highest, or lowest. Inside it, IT is each of them in turn."""

    __slots__ = ("by", "highest", "of")

    def __init__(self, of: Who, by: Amount, highest: bool) -> None:
        self.of = of
        self.by = by
        self.highest = highest

    def is_seat(self) -> bool:
        return self.of.is_seat()

    def parts(self) -> tuple[Node, ...]:
        return (self.of, self.by)

    def things(self, g: Vtes, c: Scope) -> list[int]:
        things = self.of.things(g, c)
        it, them = c.it, c.them
        worth: list[int] = []
        for thing in things:
            c.it = thing
            if self.of.is_seat():
                c.them = thing
            worth.append(self.by.of(g, c))
        c.it, c.them = it, them
        if not worth:
            return []
        best = max(worth) if self.highest else min(worth)
        return [thing for thing, n in zip(things, worth, strict=True) if n == best]

    def tree(self) -> Tree:
        return tree("highest" if self.highest else "lowest", of=self.of, by=self.by)


# -- as they are written -----------------------------------------------------------------------------------------------


def all_(*what: Filter) -> Who:
    """All of them, whoever controls them."""
    return All(about(what))


def controller(of: Who) -> Who:
    """The Methuselah who controls a card: ``controller(T)``."""
    return Related(of, CONTROLLER)


def owner(of: Who) -> Who:
    """The Methuselah who owns a card."""
    return Related(of, OWNER)


def prey_of(of: Who) -> Who:
    """Somebody's prey."""
    return Related(of, PREY_OF)


def predator_of(of: Who) -> Who:
    """Somebody's predator."""
    return Related(of, PREDATOR_OF)


def top(of: Who, region: int = CRYPT) -> Who:
    """The top card of somebody's crypt (or library)."""
    return End(region, of, bottom=False)


def bottom(of: Who, region: int = CRYPT) -> Who:
    """The bottom card of somebody's crypt (or library)."""
    return End(region, of, bottom=True)


def highest(of: Who, by: Amount) -> Who:
    """Those for whom the amount is highest: ``highest(all_(VAMPIRE, MINE), num(CAPACITY, IT))``."""
    return Extreme(of, by, highest=True)


def lowest(of: Who, by: Amount) -> Who:
    """Those for whom the amount is lowest."""
    return Extreme(of, by, highest=False)
