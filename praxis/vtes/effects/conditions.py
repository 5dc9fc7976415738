"""Conditions: about a minion, the action, the combat, the table."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.effects.conditions import Condition
from praxis.effects.filters import Both, Either, Filter
from praxis.effects.nodes import Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.vtes.effects import how_often
from praxis.vtes.effects.filters import TITLED
from praxis.vtes.effects.having import Clan, Named, Sect, Titled, Trait, about
from praxis.vtes.effects.involved import Where
from praxis.vtes.effects.looking import Look
from praxis.vtes.effects.resolve import cards_aimed_at, mode_of
from praxis.vtes.effects.triggers import happened
from praxis.vtes.effects.whom import IT
from praxis.vtes.model import affiliations, combat_spans, facts, spans, windows
from praxis.vtes.model.spans import ActionSpan, Opener, Playing
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.strike import CARD
from praxis.vtes.rules.strike_pair import StrikePair


class Is(Condition):
    """Somebody passes a filter; if several are meant, all of them do."""

    __slots__ = ("what", "who")

    def __init__(self, who: Who, what: Filter) -> None:
        self.who = who
        self.what = what

    def holds(self, g: Vtes, c: Scope) -> bool:
        things = self.who.things(g, c)
        return bool(things) and all(self.what.passes(g, c, thing) for thing in things)

    def parts(self) -> tuple[Node, ...]:
        return (self.who, self.what)

    def tree(self) -> Tree:
        return tree("is", who=self.who, what=self.what)


def is_(who: Who, *what: Filter) -> Condition:
    """``is_(ACTING, VAMPIRE, YOUNGER)``, ``is_(OPPOSING, MONSTER)``."""
    return Is(who, about(what))


class Exists(Condition):
    """There is a thing that passes a filter."""

    __slots__ = ("look", "what")

    def __init__(self, what: Filter) -> None:
        self.what = what
        self.look = Look(what)

    def holds(self, g: Vtes, c: Scope) -> bool:
        return self.look.any(g, c, self.what)

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def tree(self) -> Tree:
        return tree("exists", what=self.what)


def exists(*what: Filter) -> Condition:
    """There is such a thing: ``exists(VAMPIRE, READY, MINE, title("prince"))``."""
    return Exists(about(what))


class ActionKind(Condition):
    """The action is of one of some kinds."""

    __slots__ = ("of",)

    def __init__(self, of: tuple[str, ...]) -> None:
        self.of = of

    def holds(self, g: Vtes, c: Scope) -> bool:
        action = g.action()
        return action is not None and action.kind in self.of

    def in_actions(self) -> tuple[str, ...]:
        return self.of

    def tree(self) -> Tree:
        return tree("action-kind", of=self.of)


def kind(*kinds: str) -> Condition:
    """``kind("bleed")``, ``kind("equip", "employ", "recruit")``."""
    return ActionKind(kinds)


def asked_by(who: Filter | None) -> frozenset[str]:
    """The sects, clans and titles of which a minion must have one to pass a filter. Where it names two to choose from,
    both count, as on a card that two clans can play."""
    if isinstance(who, Both | Either):
        return asked_by(who.first) | asked_by(who.second)
    if isinstance(who, Sect):
        return frozenset((who.sect,))
    if isinstance(who, Clan):
        return frozenset(who.clans)
    if isinstance(who, Trait):
        return frozenset((who.trait,))
    if who is TITLED:
        return frozenset(("titled",))
    if isinstance(who, Titled):
        return frozenset((*who.titles, affiliations.ANARCH) if "baron" in who.titles else who.titles)
    return frozenset()


class ActionNeeds(Condition):
    """The action is that of a card which requires one of some Disciplines, at whatever level, or a Path, or one of some
    clans.

    If a card has modes with several Disciplines, the mode counts in which it is played.
    """

    __slots__ = ("clans", "codes")

    def __init__(self, codes: tuple[str, ...], clans: tuple[str, ...]) -> None:
        self.codes = codes
        self.clans = clans

    def holds(self, g: Vtes, c: Scope) -> bool:
        action = g.action()
        if action is None or action.card < 0:
            return False
        face = g.face[action.card]
        if action.mode < 0:  # of a card in play: what its text requires of the minion
            asked = asked_by(mode_of(g, action.card, action.mode).who)
            return any(word in asked for word in (*self.codes, *self.clans))
        if any((" " in code or code[0].isupper()) and code in face.asks_for for code in self.codes):
            return True
        if any(clan in self.clans for clan in face.clans):
            return True
        return any(code.lower() in self.codes for code in face.definition.modes[action.mode].disciplines)

    def tree(self) -> Tree:
        return tree("action-needs", codes=self.codes, clans=self.clans)


def needs(*codes: str, clans: tuple[str, ...] = ()) -> Condition:
    """The action requires a Discipline, a clan or a sect: ``needs("nec")``, ``needs(clans=("Gangrel",))``,
    ``needs("Anarch")``."""
    return ActionNeeds(codes, clans)


class DirectedAt(Condition):
    """The action is directed at somebody."""

    __slots__ = ("only", "who")

    def __init__(self, who: Who, only: bool) -> None:
        self.who = who
        self.only = only
        """At those Methuselahs, all of them and nobody else."""

    def holds(self, g: Vtes, c: Scope) -> bool:
        action = g.action()
        if action is None:
            return False
        if self.only:
            return bool(action.victims) and set(self.who.things(g, c)) - {action.seat} == set(action.victims)
        targets = action.victims if self.who.is_seat() else [*cards_aimed_at(g, action), *action.also]
        return any(thing in targets for thing in self.who.things(g, c))

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def tree(self) -> Tree:
        return tree("directed-at", who=self.who, only=self.only)


def directed_at(who: Who, only: bool = False) -> Condition:
    """The action is directed at somebody or something: ``directed_at(YOU)``; with ``only``, at all of those
    Methuselahs and at nobody else."""
    return DirectedAt(who, only)


def played(official: int, name: str) -> Condition:
    """``played(101001, "Into Thin Air")``: that card has been played during this action."""
    return happened(facts.PLAYED, about=Named(name, official), span=how_often.ACTION)


def did(kind: int, span: int = how_often.TURN) -> Filter:
    """``all_(MINION, did(BLOCK_FAILED, ACTION))``: those who have done it."""
    return Where(happened(kind, IT, span=span))


class CameBy(Condition):
    """The card in play was played in this mode, counted from 0."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Vtes, c: Scope) -> bool:
        return g.versions.get(c.card, 0) == self.n

    def tree(self) -> Tree:
        return tree("came-by", n=self.n)


def came_by(n: int) -> Condition:
    """``if_=came_by(0)``: the card is in play by its first way, not at a higher level."""
    return CameBy(n)


_CLOSE: Final = 0
_LONG: Final = 1
_FIRST_ROUND: Final = 2
_EDGE: Final = 3
_SUCCESSFUL_BLEED: Final = 4
_DIRECTED: Final = 5
_FROM_BLOCK: Final = 6
_YOUR_TURN: Final = 7
_PRESSED: Final = 8
_INITIAL: Final = 9
_FIGHTING: Final = 10
_ATTACK: Final = 11
_EMBRACE: Final = 12
_HUNTED: Final = 13
_UNBLOCKED: Final = 14
_MINION_PHASE: Final = 15
_THIS_STRIKE: Final = 16
_SEIZED: Final = 17

FLAGS: Final[dict[int, str]] = {
    _CLOSE: "close",
    _LONG: "long",
    _FIRST_ROUND: "first-round",
    _EDGE: "edge",
    _SUCCESSFUL_BLEED: "successful-bleed",
    _DIRECTED: "directed",
    _FROM_BLOCK: "from-block",
    _YOUR_TURN: "your-turn",
    _PRESSED: "pressed",
    _INITIAL: "initial-strikes",
    _FIGHTING: "fighting",
    _ATTACK: "attack",
    _EMBRACE: "embrace",
    _HUNTED: "hunted",
    _UNBLOCKED: "unblocked",
    _THIS_STRIKE: "this-strike",
    _MINION_PHASE: "minion-phase",
    _SEIZED: "seized",
}


def _is_seized(g: Vtes, minion: int) -> bool:
    """Whether the card that is being played, or the action in progress, would change the control of a minion."""
    for frame in reversed(g.stack):
        if isinstance(frame, Playing):
            card, number, chosen = frame.card, frame.mode, frame.targets
        elif isinstance(frame, ActionSpan):
            card, number, chosen = frame.card, frame.mode, [frame.target, *frame.more]
        else:
            continue
        if card < 0 or not mode_of(g, card, number).seizes:
            return False
        aims = zip(mode_of(g, card, number).targets, chosen, strict=False)
        return any(thing == minion and not aim.is_seat() and not aim.is_number() for aim, thing in aims)
    return False


class Now(Condition):
    """A condition of the table, the action or the combat as they are now."""

    __slots__ = ("flag",)

    def __init__(self, flag: int) -> None:
        self.flag = flag

    def holds(self, g: Vtes, c: Scope) -> bool:
        flag = self.flag
        if flag == _EDGE:
            return g.edge == c.seat
        if flag == _HUNTED:
            ref = g.referendum()
            if ref is None or ref.card < 0:
                return ref is not None and ref.kind == "blood-hunt"
            return mode_of(g, ref.card, ref.mode).hunts
        if flag == _SEIZED:
            return _is_seized(g, g.host[c.card])
        if flag == _YOUR_TURN:
            return g.turn_span().seat == c.seat
        if flag == _MINION_PHASE:
            return any(isinstance(frame, Opener) and frame.open_for() == windows.MINION for frame in g.stack)
        if flag in (_SUCCESSFUL_BLEED, _DIRECTED, _FROM_BLOCK, _ATTACK, _EMBRACE, _UNBLOCKED):
            return self._in_action(g)
        combat, round_ = g.combat(), g.round()
        if flag == _THIS_STRIKE:
            return round_ is not None and c.card in _striking_cards(g, round_)
        if flag == _FIGHTING:
            return round_ is not None
        if flag == _FIRST_ROUND:
            return combat is not None and combat.rounds <= 1
        if flag == _PRESSED:
            return round_ is not None and bool(round_.press)
        if flag == _INITIAL:
            return round_ is not None and not round_.pair
        return round_ is not None and bool(round_.long) == (flag == _LONG)

    def _in_action(self, g: Vtes) -> bool:
        action = g.action()
        if action is None:
            return False
        if self.flag == _DIRECTED:
            return bool(action.victims)
        if self.flag == _FROM_BLOCK:
            return action.outcome == action.BLOCKED
        if self.flag in (_ATTACK, _EMBRACE):
            if action.card < 0:
                return False
            definition = g.face[action.card].definition
            mode = definition.modes[action.mode] if action.mode >= 0 else definition.abilities[-1 - action.mode]
            return mode.attacks if self.flag == _ATTACK else mode.makes_vampire
        if self.flag == _UNBLOCKED:
            return action.outcome in (action.SUCCESS, action.UNPAID)
        return g.modified(spans.BLED, action.actor) > 0

    def tree(self) -> Tree:
        return tree("now", word=FLAGS[self.flag])


def _striking_cards(g: Vtes, round_: combat_spans.RoundSpan) -> list[int]:
    """The cards whose strikes, or whose strikes' damage, are just being resolved."""
    if not any(isinstance(frame, StrikePair) for frame in g.stack):
        return []
    return [int(strike[CARD]) for strike in (round_.first, round_.second) if strike]


class AtRange(Now):
    """The range of this round. If it is another one, the clause of the range refuses. [combat.range.limits-effects]"""

    __slots__ = ()

    CLAUSE: ClassVar[str] = "combat.range.limits-effects"


CLOSE: Final = AtRange(_CLOSE)
LONG: Final = AtRange(_LONG)
FIRST_ROUND: Final = Now(_FIRST_ROUND)
EDGE: Final = Now(_EDGE)
"""You have the Edge."""
BLED: Final = Now(_SUCCESSFUL_BLEED)
"""The bleed was successful for 1 or more. [action.bleed.zero]"""
DIRECTED: Final = Now(_DIRECTED)
INITIAL: Final = Now(_INITIAL)
"""The initial strikes of the round are not resolved yet, or just are."""
PRESSED: Final = Now(_PRESSED)
"""As things stand, the combat will continue: a press would end it."""
UNBLOCKED: Final = Now(_UNBLOCKED)
"""The action was resolved unblocked, whether or not it had an effect."""
FROM_BLOCK: Final = Now(_FROM_BLOCK)
"""The action was blocked."""
YOUR_TURN: Final = Now(_YOUR_TURN)
SEIZED: Final = Now(_SEIZED)
"""The card that is being played, or the action, would change control of the minion that this card is on."""
MINION_PHASE: Final = Now(_MINION_PHASE)
"""It is somebody's minion phase."""
IN_COMBAT: Final = Now(_FIGHTING)
"""A round of combat is in progress: the combat has begun and is not over."""
ATTACK: Final = Now(_ATTACK)
"""The action is one to enter combat."""
HUNTED: Final = Now(_HUNTED)
"""The referendum is one to call a blood hunt."""
EMBRACE: Final = Now(_EMBRACE)
"""The action is one to put a vampire in play."""
THIS_STRIKE: Final = Now(_THIS_STRIKE)
"""A strike with this card is just being resolved, or the damage that it has done."""
