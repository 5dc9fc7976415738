"""Filters: kinds of cards, where they are, whose they are, what they have. They are joined by listing, ``

`` and ``~``.

`domain` gives the things among which a filter is looked for: the smallest region that it names.
"""

from __future__ import annotations

from typing import Final

from praxis.effects.filters import Either, Filter, every
from praxis.effects.nodes import Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.vtes.effects.forbidding import BLOOD_HUNT, TARGET
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.regions import ASH_HEAP, INCAPACITATED, REGION_WORDS, RESEARCH
from praxis.vtes.model.regions import READY as READY_REGION
from praxis.vtes.model.regions import TORPOR as TORPOR_REGION
from praxis.vtes.model.regions import UNCONTROLLED as UNCONTROLLED_REGION
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.spans import Harm
from praxis.vtes.model.state import Vtes

MOST: Final = 1_000

# -- kinds of cards ----------------------------------------------------------------------------------------------------


class Kind(Filter):
    """Cards of some types; without types, Methuselahs."""

    __slots__ = ("types", "word")

    def __init__(self, types: int, word: str) -> None:
        self.types = types
        self.word = word

    def is_about_seats(self) -> bool:
        return not self.types

    def asked_types(self) -> int:
        return self.types

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        if self.types == faces.EQUIPMENT:  # what it is in play can differ from what is printed
            return stats.is_equipment(g, thing)
        if self.types == faces.ACTIONS and not g.edition.permanents_are_action_cards:  # [card.minion.action-kinds]
            return bool(g.face[thing].types & self.types & ~faces.PERMANENTS)
        return not self.types or bool(g.face[thing].types & self.types)

    def tree(self) -> Tree:
        return tree("kind", word=self.word)


VAMPIRE: Final[Kind] = Kind(faces.VAMPIRE, "vampire")
IMBUED: Final[Kind] = Kind(faces.IMBUED, "imbued")
ALLY: Final[Kind] = Kind(faces.ALLIES, "ally")
"""Imbued too. [imbued.type.mortal-ally]"""
MINION: Final[Kind] = Kind(faces.CRYPT | faces.ALLY, "minion")
RETAINER: Final[Kind] = Kind(faces.RETAINER, "retainer")
EQUIPMENT: Final[Kind] = Kind(faces.EQUIPMENT, "equipment")
ALLY_CARD: Final[Kind] = Kind(faces.ALLY, "ally card")
MASTER_CARD: Final[Kind] = Kind(faces.MASTER, "master card")
EVENT_CARD: Final[Kind] = Kind(faces.EVENT, "event")
ACTION_CARD: Final[Kind] = Kind(faces.ACTIONS, "action card")
"""Also one that calls a referendum or that stays in play. [card.minion.action-kinds]"""
POLITICAL_CARD: Final[Kind] = Kind(faces.POLITICAL, "political action card")
MODIFIER_CARD: Final[Kind] = Kind(faces.MODIFIER, "action modifier")
REACTION_CARD: Final[Kind] = Kind(faces.REACTION, "reaction card")
COMBAT_CARD: Final[Kind] = Kind(faces.COMBAT, "combat card")
POWER: Final[Kind] = Kind(faces.POWER, "power")
CONVICTION: Final[Kind] = Kind(faces.CONVICTION, "conviction")
CRYPT_CARD: Final[Kind] = Kind(faces.CRYPT, "crypt card")
LIBRARY_CARD: Final[Kind] = Kind(~faces.CRYPT, "library card")
MINION_CARD: Final[Kind] = Kind(~(faces.CRYPT | faces.MASTER | faces.EVENT | faces.CONVICTION), "minion card")
PERMANENT_CARD: Final[Kind] = Kind(faces.ALLY | faces.EQUIPMENT | faces.RETAINER, "ally, equipment or retainer card")

SEAT: Final[Kind] = Kind(0, "methuselah")

MINION_TYPES: Final = faces.CRYPT | faces.ALLY

# -- flags -------------------------------------------------------------------------------------------------------------

_LOCKED: Final = 0
_UNLOCKED: Final = 1
_YOUNGER: Final = 2
_OLDER: Final = 3
MINE_FLAG: Final = 4
OTHERS_FLAG: Final = 5
_OTHER: Final = 6
_SAME_CLAN: Final = 7
_SAME_CIRCLE: Final = 8
_TITLED: Final = 9
_MONSTER: Final = 10
_UNIQUE: Final = 11
FIGHTING_FLAG: Final = 12
_IN_PLAY: Final = 13
_IS_ACTING: Final = 14
_HUNTABLE: Final = 15
_NOT_FULL: Final = 16
_WEAKENED: Final = 17
_HAS_EDGE: Final = 18
_YOURSELF: Final = 19
_TARGETABLE: Final = 20
_DOOMED: Final = 21

FLAGS: Final[dict[int, str]] = {
    _LOCKED: "locked",
    _UNLOCKED: "unlocked",
    _YOUNGER: "younger",
    _OLDER: "older",
    MINE_FLAG: "mine",
    OTHERS_FLAG: "others",
    _OTHER: "other",
    _SAME_CLAN: "same-clan",
    _SAME_CIRCLE: "same-circle",
    _TITLED: "titled",
    _MONSTER: "monster",
    _UNIQUE: "unique",
    FIGHTING_FLAG: "fighting",
    _IN_PLAY: "in-play",
    _IS_ACTING: "is-acting",
    _HUNTABLE: "huntable",
    _DOOMED: "doomed",
    _NOT_FULL: "not-full",
    _WEAKENED: "weakened",
    _HAS_EDGE: "has-edge",
    _YOURSELF: "yourself",
    _TARGETABLE: "targetable",
}


_IN_PROGRESS: Final = frozenset({FIGHTING_FLAG, _IS_ACTING, _DOOMED})


class Flag(Filter):
    """A quality that a thing has or has not."""

    __slots__ = ("flag",)

    def __init__(self, flag: int) -> None:
        self.flag = flag

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        flag = self.flag
        if flag == _LOCKED:
            return bool(g.locked[thing])
        if flag == _UNLOCKED:
            return not g.locked[thing]
        if flag == MINE_FLAG:
            return g.controller[thing] == c.seat
        if flag == OTHERS_FLAG:
            return g.controller[thing] != c.seat
        if flag == _OTHER:
            return thing != _me(g, c)
        if flag == _TITLED:
            return bool(stats.title(g, thing))
        if flag == _MONSTER:
            return stats.is_monster(g, thing) and not g.is_base(thing)
        if flag == _UNIQUE:
            return g.face[thing].unique
        if flag == _HUNTABLE:
            return not bars(g, BLOOD_HUNT, thing)
        if flag == _TARGETABLE:
            return not bars(g, TARGET, thing, _me(g, c))
        if flag == _IN_PLAY:
            return g.is_in_play(thing)
        if flag == _NOT_FULL:
            return g.blood[thing] < stats.blood_cap(g, thing)
        if flag == _WEAKENED:
            return g.blood[thing] < g.face[thing].life
        if flag in (_HAS_EDGE, _YOURSELF):
            return thing == (g.edge if flag == _HAS_EDGE else c.seat)
        return self._in_progress(g, c, thing) if flag in _IN_PROGRESS else self._beside(g, c, thing)

    def _in_progress(self, g: Vtes, c: Scope, thing: int) -> bool:
        if self.flag == _DOOMED:
            return any(isinstance(frame, Harm) and thing in frame.burning for frame in g.stack)
        if self.flag == FIGHTING_FLAG:
            combat = g.combat()
            return combat is not None and thing in (combat.acting, combat.opposing)
        action = g.action()
        return action is not None and action.actor == thing

    def _beside(self, g: Vtes, c: Scope, thing: int) -> bool:
        """Whether a thing passes in comparison with the minion who plays the card. [card.crypt.age]"""
        me = _me(g, c)
        if self.flag == _SAME_CLAN:
            return me >= 0 and stats.clan(g, thing) == stats.clan(g, me)
        if self.flag == _SAME_CIRCLE:
            return me >= 0 and stats.circle(g, thing) == stats.circle(g, me)
        if me < 0:
            return self.flag == _YOUNGER
        own, other = stats.capacity(g, me), age(g, thing)
        return other < own if self.flag == _YOUNGER else other > own

    def tree(self) -> Tree:
        return tree("flag", word=FLAGS[self.flag])


def _me(g: Vtes, c: Scope) -> int:
    """The minion with whom others are compared: who plays the card; the minion whose text a Methuselah uses; for a
    master card, the first target."""
    if c.minion >= 0 or c.card < 0:
        return c.minion
    own = c.card if g.host[c.card] < 0 else g.host[c.card]
    if g.is_minion(own) and g.is_in_play(own):
        return own
    return c.targets[0] if c.targets else c.minion


def age(g: Vtes, thing: int) -> int:
    """The capacity by which vampires are younger or older; out of play the printed one. [card.crypt.age]"""
    return stats.capacity(g, thing) if g.is_in_play(thing) else g.face[thing].capacity


LOCKED: Final[Flag] = Flag(_LOCKED)
UNLOCKED: Final[Flag] = Flag(_UNLOCKED)
YOUNGER: Final[Flag] = Flag(_YOUNGER)
"""Younger than the minion who plays the card."""
OLDER: Final[Flag] = Flag(_OLDER)
MINE: Final[Flag] = Flag(MINE_FLAG)
"""Controlled by you."""
OTHERS: Final[Flag] = Flag(OTHERS_FLAG)
"""Controlled by other Methuselahs."""
OTHER: Final[Flag] = Flag(_OTHER)
"""Not the minion who plays the card."""
SAME_CLAN: Final[Flag] = Flag(_SAME_CLAN)
SAME_CIRCLE: Final[Flag] = Flag(_SAME_CIRCLE)
TITLED: Final[Flag] = Flag(_TITLED)
MONSTER: Final[Flag] = Flag(_MONSTER)
"""[term.monster.definition]"""
UNIQUE: Final[Flag] = Flag(_UNIQUE)
FIGHTING: Final[Flag] = Flag(FIGHTING_FLAG)
"""One of the two in the combat."""
IN_PLAY: Final[Flag] = Flag(_IN_PLAY)
IS_ACTING: Final[Flag] = Flag(_IS_ACTING)
"""The acting minion."""
DOOMED: Final[Flag] = Flag(_DOOMED)
"""A minion that damage is about to burn."""
HUNTABLE: Final[Flag] = Flag(_HUNTABLE)
"""A vampire on whom a blood hunt can be called without a diablerie."""
TARGETABLE: Final[Flag] = Flag(_TARGETABLE)
"""Of several at whom an action is aimed together: no card keeps the acting minion from it."""
NOT_FULL: Final[Flag] = Flag(_NOT_FULL)
"""A vampire with less blood than capacity."""
WEAKENED: Final[Flag] = Flag(_WEAKENED)
"""An ally or retainer with less life than printed."""
HAS_EDGE: Final[Flag] = Flag(_HAS_EDGE)
"""The Methuselah who has the Edge."""
YOURSELF: Final[Flag] = Flag(_YOURSELF)
"""Of Methuselahs, it is you: `MINE` says so among them."""

# -- where and whose ---------------------------------------------------------------------------------------------------


class In(Filter):
    """A card that lies in one of some regions."""

    __slots__ = ("regions",)

    def __init__(self, regions: tuple[int, ...]) -> None:
        self.regions = regions

    def __or__(self, other: Filter) -> Filter:
        """Two regions are looked through together."""
        return In((*self.regions, *other.regions)) if isinstance(other, In) else Either(self, other)

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return g.where[thing] in self.regions

    def tree(self) -> Tree:
        return tree("in", where=tuple([REGION_WORDS[region] for region in self.regions]))


def in_(*regions: int) -> Filter:
    """``in_(HAND)``; `READY`, `TORPOR`, `UNCONTROLLED` and `ASH` are short for the usual regions."""
    return In(regions)


READY: Final[In] = In((READY_REGION,))
"""[term.ready.definition]"""
TORPOR: Final[In] = In((TORPOR_REGION,))
UNCONTROLLED: Final[In] = In((UNCONTROLLED_REGION,))
ASH: Final[In] = In((ASH_HEAP,))
INCAPACITATED_ONE: Final[In] = In((INCAPACITATED,))


class Of(Filter):
    """A card that somebody controls or, out of play, that lies in her regions. Of a Methuselah: she is the one
    named."""

    __slots__ = ("seats",)

    def __init__(self, seats: Who) -> None:
        self.seats = seats

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return g.controller[thing] in self.seats.things(g, c)

    def parts(self) -> tuple[Node, ...]:
        return (self.seats,)

    def tree(self) -> Tree:
        return tree("of", who=self.seats)


def of(seats: Who) -> Filter:
    """Controlled by somebody, or in her regions: ``of(PREY)``."""
    return Of(seats)


class Among(Filter):
    """One of the things that are named."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return thing in self.who.things(g, c)

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def tree(self) -> Tree:
        return tree("among", who=self.who)


def among(who: Who) -> Filter:
    """One of those named: ``~among(ACTOR)``."""
    return Among(who)


class On(Filter):
    """A card that lies on something, ``on_(BEARER)``; or one that has something on it, ``with_(EQUIPMENT)``."""

    __slots__ = ("stored", "what", "who")

    def __init__(self, who: Who | None, what: Filter | None, stored: bool = False) -> None:
        self.who = who
        self.what = what
        self.stored = stored
        """The card is kept on it, out of play."""

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        if self.who is not None:
            if self.stored and g.where[thing] != RESEARCH:
                return False
            return g.host[thing] >= 0 and g.host[thing] in self.who.things(g, c)
        assert self.what is not None
        return any(self.what.passes(g, c, card) for card in g.on(thing))

    def parts(self) -> tuple[Node, ...]:
        found: list[Node] = []
        if self.who is not None:
            found.append(self.who)
        if self.what is not None:
            found.append(self.what)
        return tuple(found)

    def tree(self) -> Tree:
        if self.stored:
            return tree("stored", on=self.who)
        return tree("on", who=self.who) if self.who is not None else tree("with", what=self.what)


def on_(who: Who) -> Filter:
    """On something: ``on_(BEARER)``."""
    return On(who, None)


def stored_on(who: Who) -> Filter:
    """``stored_on(CARD)``: what is kept there, out of play."""
    return On(who, None, stored=True)


def with_(*what: Filter) -> Filter:
    """That has such a card on it."""
    return On(None, every(what))
