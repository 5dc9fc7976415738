"""What is meant: kinds of cards, where they are, whose they are, what they have. Joined by listing, ``|`` and ``~``.

`domain` gives the things among which a filter is looked for: the smallest region that it names.
"""

from __future__ import annotations

from typing import Final

from praxis.effects.nodes import Amount, Both, Condition, Either, Filter, Node, Not, Tree, Who, amount, every, tree
from praxis.effects.scope import Scope
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.model import face as faces
from praxis.vtes.model import standing, stats
from praxis.vtes.model.spans import ActionSpan, Playing
from praxis.vtes.model.state import (
    ASH_HEAP,
    INCAPACITATED,
    REGION_WORDS,
    REMOVED,
    Vtes,
)
from praxis.vtes.model.state import (
    READY as READY_REGION,
)
from praxis.vtes.model.state import (
    TORPOR as TORPOR_REGION,
)
from praxis.vtes.model.state import (
    UNCONTROLLED as UNCONTROLLED_REGION,
)
from praxis.vtes.rules import votes

MOST: Final = 1_000

# -- kinds of cards ----------------------------------------------------------------------------------------------------


class Kind(Filter):
    """Cards of some types."""

    __slots__ = ("types", "word")

    def __init__(self, types: int, word: str) -> None:
        self.types = types
        self.word = word

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return bool(g.face[thing].types & self.types)

    def tree(self) -> Tree:
        return tree("kind", word=self.word)


class Gear(Kind):
    """Equipment; what it is in play can differ from what is printed."""

    __slots__ = ()

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return stats.is_equipment(g, thing)


VAMPIRE: Final = Kind(faces.VAMPIRE, "vampire")
IMBUED: Final = Kind(faces.IMBUED, "imbued")
ALLY: Final = Kind(faces.ALLIES, "ally")
"""Imbued too. [imbued.type.mortal-ally]"""
MINION: Final = Kind(faces.CRYPT | faces.ALLY, "minion")
RETAINER: Final = Kind(faces.RETAINER, "retainer")
EQUIPMENT: Final = Gear(faces.EQUIPMENT, "equipment")
ALLY_CARD: Final = Kind(faces.ALLY, "ally card")
MASTER_CARD: Final = Kind(faces.MASTER, "master card")
EVENT_CARD: Final = Kind(faces.EVENT, "event")
ACTION_CARD: Final = Kind(faces.ACTION, "action card")
POLITICAL_CARD: Final = Kind(faces.POLITICAL, "political action card")
MODIFIER_CARD: Final = Kind(faces.MODIFIER, "action modifier")
REACTION_CARD: Final = Kind(faces.REACTION, "reaction card")
COMBAT_CARD: Final = Kind(faces.COMBAT, "combat card")
POWER: Final = Kind(faces.POWER, "power")
CONVICTION: Final = Kind(faces.CONVICTION, "conviction")
CRYPT_CARD: Final = Kind(faces.CRYPT, "crypt card")
LIBRARY_CARD: Final = Kind(~faces.CRYPT, "library card")
MINION_CARD: Final = Kind(~(faces.CRYPT | faces.MASTER | faces.EVENT | faces.CONVICTION), "minion card")
PERMANENT_CARD: Final = Kind(faces.ALLY | faces.EQUIPMENT | faces.RETAINER, "ally, equipment or retainer card")

_MINIONS: Final = faces.CRYPT | faces.ALLY


class Seat(Filter):
    """Methuselahs, not cards."""

    __slots__ = ()

    def is_about_seats(self) -> bool:
        return True

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return True

    def tree(self) -> Tree:
        return tree("kind", word="methuselah")


SEAT: Final = Seat()

# -- flags -------------------------------------------------------------------------------------------------------------

_LOCKED: Final = 0
_UNLOCKED: Final = 1
_YOUNGER: Final = 2
_OLDER: Final = 3
_MINE: Final = 4
_OTHERS: Final = 5
_OTHER: Final = 6
_SAME_CLAN: Final = 7
_SAME_CIRCLE: Final = 8
_TITLED: Final = 9
_MONSTER: Final = 10
_UNIQUE: Final = 11
_FIGHTING: Final = 12
_IN_PLAY: Final = 13
_IS_ACTING: Final = 14

FLAGS: Final[dict[int, str]] = {
    _LOCKED: "locked",
    _UNLOCKED: "unlocked",
    _YOUNGER: "younger",
    _OLDER: "older",
    _MINE: "mine",
    _OTHERS: "others",
    _OTHER: "other",
    _SAME_CLAN: "same-clan",
    _SAME_CIRCLE: "same-circle",
    _TITLED: "titled",
    _MONSTER: "monster",
    _UNIQUE: "unique",
    _FIGHTING: "fighting",
    _IN_PLAY: "in-play",
    _IS_ACTING: "is-acting",
}


class Flag(Filter):
    """What a thing simply is or is not."""

    __slots__ = ("flag",)

    def __init__(self, flag: int) -> None:
        self.flag = flag

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        flag = self.flag
        if flag == _LOCKED:
            return bool(g.locked[thing])
        if flag == _UNLOCKED:
            return not g.locked[thing]
        if flag == _MINE:
            return g.controller[thing] == c.seat
        if flag == _OTHERS:
            return g.controller[thing] != c.seat
        if flag == _OTHER:
            return thing != _me(g, c)
        if flag == _TITLED:
            return bool(stats.title(g, thing))
        if flag == _MONSTER:
            return stats.is_monster(g, thing) and not g.is_base(thing)
        if flag == _UNIQUE:
            return g.face[thing].unique
        if flag == _IN_PLAY:
            return g.is_in_play(thing)
        return self._in_progress(g, c, thing) if flag in (_FIGHTING, _IS_ACTING) else self._beside(g, c, thing)

    def _in_progress(self, g: Vtes, c: Scope, thing: int) -> bool:
        if self.flag == _FIGHTING:
            combat = g.combat()
            return combat is not None and thing in (combat.acting, combat.opposing)
        action = g.action()
        return action is not None and action.actor == thing

    def _beside(self, g: Vtes, c: Scope, thing: int) -> bool:
        """Compared with the minion who plays the card. [card.crypt.age]"""
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
    """The minion who plays the card; where a Methuselah uses the text of a minion, that minion; of a master card,
    whoever was chosen first."""
    if c.minion >= 0 or c.card < 0:
        return c.minion
    own = c.card if g.host[c.card] < 0 else g.host[c.card]
    if g.is_minion(own) and g.is_in_play(own):
        return own
    return c.targets[0] if c.targets else c.minion


def age(g: Vtes, thing: int) -> int:
    """The capacity by which vampires are younger or older; out of play the printed one. [card.crypt.age]"""
    return stats.capacity(g, thing) if g.is_in_play(thing) else g.face[thing].capacity


LOCKED: Final = Flag(_LOCKED)
UNLOCKED: Final = Flag(_UNLOCKED)
YOUNGER: Final = Flag(_YOUNGER)
"""Than the minion who plays the card."""
OLDER: Final = Flag(_OLDER)
MINE: Final = Flag(_MINE)
"""Controlled by you."""
OTHERS: Final = Flag(_OTHERS)
"""Controlled by other Methuselahs."""
OTHER: Final = Flag(_OTHER)
"""Not the minion who plays the card."""
SAME_CLAN: Final = Flag(_SAME_CLAN)
SAME_CIRCLE: Final = Flag(_SAME_CIRCLE)
TITLED: Final = Flag(_TITLED)
MONSTER: Final = Flag(_MONSTER)
"""[term.monster.definition]"""
UNIQUE: Final = Flag(_UNIQUE)
FIGHTING: Final = Flag(_FIGHTING)
"""One of the two in the combat."""
IN_PLAY: Final = Flag(_IN_PLAY)
IS_ACTING: Final = Flag(_IS_ACTING)
"""The acting minion."""

# -- where and whose ---------------------------------------------------------------------------------------------------


class In(Filter):
    """In some regions."""

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


READY: Final = In((READY_REGION,))
"""[term.ready.definition]"""
TORPOR: Final = In((TORPOR_REGION,))
UNCONTROLLED: Final = In((UNCONTROLLED_REGION,))
ASH: Final = In((ASH_HEAP,))
INCAPACITATED_ONE: Final = In((INCAPACITATED,))


class Of(Filter):
    """Controlled by somebody; out of play, in her regions. Of a Methuselah: it is she herself."""

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
    """One of those that are named."""

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
    """On something: ``on_(BEARER)``; or having something on it: ``with_(EQUIPMENT)``."""

    __slots__ = ("what", "who")

    def __init__(self, who: Who | None, what: Filter | None) -> None:
        self.who = who
        self.what = what

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        if self.who is not None:
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
        return tree("on", who=self.who) if self.who is not None else tree("with", what=self.what)


def on_(who: Who) -> Filter:
    """On something: ``on_(BEARER)``."""
    return On(who, None)


def with_(*what: Filter) -> Filter:
    """That has such a card on it."""
    return On(None, every(what))


# -- what it has -------------------------------------------------------------------------------------------------------


class Trait(Filter):
    __slots__ = ("trait",)

    def __init__(self, trait_: str) -> None:
        self.trait = trait_

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return stats.bears(g, thing, self.trait)

    def tree(self) -> Tree:
        return tree("trait", word=self.trait)


def trait(word: str) -> Filter:
    """``trait("location")``, ``trait("ghoul")``, ``trait("black hand")``."""
    return Trait(word)


LOCATION: Final = Trait("location")


class Named(Filter):
    """Of a name, by the official id of one card that bears it."""

    __slots__ = ("key", "name")

    def __init__(self, name: str, key: int) -> None:
        self.name = name
        self.key = key

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return g.face[thing].key == self.key if self.key else g.face[thing].name == self.name

    def tree(self) -> Tree:
        return tree("named", name=self.name)


def named(name: str, key: int = 0) -> Filter:
    """``named("Laptop Computer")``."""
    return Named(name, key)


class Kin(Filter):
    """Of the clan of somebody."""

    __slots__ = ("of",)

    def __init__(self, of_: Who) -> None:
        self.of = of_

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        one = self.of.one(g, c)
        return one >= 0 and bool(g.face[thing].types & faces.VAMPIRE) and stats.clan(g, thing) == stats.clan(g, one)

    def parts(self) -> tuple[Node, ...]:
        return (self.of,)

    def tree(self) -> Tree:
        return tree("kin", of=self.of)


def kin(of: Who) -> Filter:
    """``kin(T)``: of the clan of the one chosen. A clan is chosen by one of its vampires."""
    return Kin(of)


class Clan(Filter):
    __slots__ = ("clans",)

    def __init__(self, clans: tuple[str, ...]) -> None:
        self.clans = clans

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return stats.clan(g, thing) in self.clans

    def tree(self) -> Tree:
        return tree("clan", of=self.clans)


def clan(*names: str) -> Filter:
    """``clan("Ventrue", "Tremere")``."""
    return Clan(names)


class Sect(Filter):
    """Of a sect. Up to 2012 anarch is no sect, but cards ask for it. [sect.anarch.no-inherent-effect]"""

    __slots__ = ("sect",)

    def __init__(self, sect_: str) -> None:
        self.sect = sect_

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        if self.sect == standing.ANARCH:
            return stats.is_anarch(g, thing)
        return stats.sect(g, thing) == self.sect

    def tree(self) -> Tree:
        return tree("sect", word=self.sect)


def sect(word: str) -> Filter:
    """`CAMARILLA`, `SABBAT`, `ANARCH`, `INDEPENDENT` and `LAIBON` are short for it."""
    return Sect(word)


CAMARILLA: Final = Sect(standing.CAMARILLA)
SABBAT: Final = Sect(standing.SABBAT)
ANARCH: Final = Sect(standing.ANARCH)
INDEPENDENT: Final = Sect(standing.INDEPENDENT)
LAIBON: Final = Sect(standing.LAIBON)


class Titled(Filter):
    """With one of some titles. Of a card out of play, the printed one counts."""

    __slots__ = ("titles",)

    def __init__(self, titles: tuple[str, ...]) -> None:
        self.titles = titles

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        if not g.is_in_play(thing):
            return g.face[thing].title in self.titles
        return any(self._is_held(g, thing, title) for title in self.titles)

    def _is_held(self, g: Vtes, thing: int, title: str) -> bool:
        if standing.place_of(title):
            return bool(stats.title(g, thing)) and stats.held_title(g, thing) == title
        return stats.has_title(g, thing, title)

    def tree(self) -> Tree:
        return tree("title", of=self.titles)


def title(*words: str) -> Filter:
    """``title("prince", "justicar")``; ``title("prince of Paris")``; `TITLED` has any."""
    return Titled(words)


class Has(Filter):
    """Has a Discipline: ``dom`` at any level, ``DOM`` at superior."""

    __slots__ = ("code",)

    def __init__(self, code: str) -> None:
        self.code = code

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return self.code in stats.disciplines(g, thing)

    def tree(self) -> Tree:
        return tree("has", code=self.code)


def has(code: str) -> Filter:
    """With a Discipline: ``has("dom")`` at any level, ``has("DOM")`` at superior."""
    return Has(code)


class Capacity(Filter):
    """A vampire of a capacity from and up to."""

    __slots__ = ("least", "most")

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return bool(g.face[thing].types & faces.VAMPIRE) and self.least <= age(g, thing) <= self.most

    def tree(self) -> Tree:
        return tree("capacity", least=self.least, most=self.most if self.most < MOST else 0)


def capacity(least: int = 0, most: int = MOST) -> Filter:
    """A vampire of that capacity: ``capacity(8)`` or more, ``capacity(most=5)``."""
    return Capacity(least, most)


class Counters(Filter):
    """With so many counters on it: blood on a vampire, life on an ally or retainer, or counters with a name."""

    __slots__ = ("least", "most", "name", "yours")

    def __init__(self, least: Amount, most: Amount | None, name: str = "", yours: bool = False) -> None:
        self.least = least
        self.most = most
        self.name = name
        self.yours = yours
        """Only those that you have put there."""

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        n = g.counters_on(thing, self.name, c.seat if self.yours else -1) if self.name else g.blood[thing]
        return n >= self.least.of(g, c) and (self.most is None or n <= self.most.of(g, c))

    def parts(self) -> tuple[Node, ...]:
        return (self.least,) if self.most is None else (self.least, self.most)

    def tree(self) -> Tree:
        return tree("counters", least=self.least, most=self.most, name=self.name, yours=self.yours)


def holds(least: Amount | int = 1, most: Amount | int | None = None, name: str = "", yours: bool = False) -> Filter:
    """``holds(1)`` has blood or life on it, ``holds(0, most=3)`` no more than three; ``holds(name="corruption")``."""
    return Counters(amount(least), None if most is None else amount(most), name, yours)


class Requires(Filter):
    """Cards that require a sect, a title, a clan or a Discipline, at whatever level, in some way to play them."""

    __slots__ = ("code",)

    def __init__(self, code: str) -> None:
        self.code = code

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        """As it is played, a card requires the Disciplines that are used; elsewhere any that stand on it."""
        modes = g.face[thing].definition.modes
        codes = [code.lower() for mode in modes for code in mode.disciplines]
        if self.code in codes:
            for frame in g.stack:
                if isinstance(frame, Playing | ActionSpan) and frame.card == thing and frame.mode >= 0:
                    return self.code in [code.lower() for code in modes[frame.mode].disciplines]
            return True
        return self.code in g.face[thing].asks_for

    def tree(self) -> Tree:
        return tree("requires", code=self.code)


def requires(code: str) -> Filter:
    """Cards that require it: ``requires("obt")``, ``requires("Anarch")``, ``requires("Hecata")``."""
    return Requires(code)


class RequiresClan(Filter):
    """Cards that require one of some clans."""

    __slots__ = ("clans",)

    def __init__(self, clans: tuple[str, ...]) -> None:
        self.clans = clans

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return any(clan in self.clans for clan in g.face[thing].clans)

    def tree(self) -> Tree:
        return tree("requires-clan", of=self.clans)


def requires_clan(*names: str) -> Filter:
    """``requires_clan("Tzimisce")``"""
    return RequiresClan(names)


class Disciplined(Filter):
    """Cards that require some Discipline."""

    __slots__ = ()

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        face = g.face[thing]
        if any(mode.disciplines for mode in face.definition.modes):
            return True
        return any(len(code) == 3 and code.islower() for code in face.asks_for)

    def tree(self) -> Tree:
        return tree("flag", word="disciplined")


DISCIPLINED: Final = Disciplined()


class PlayedBy(Filter):
    """Of a card that is being played: by such a minion."""

    __slots__ = ("what",)

    def __init__(self, what: Filter) -> None:
        self.what = what

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        for frame in g.stack:
            if isinstance(frame, Playing | ActionSpan) and frame.card == thing:
                minion = frame.minion if isinstance(frame, Playing) else frame.actor
                return minion >= 0 and self.what.passes(g, c, minion)
        return False

    def tree(self) -> Tree:
        return tree("played-by", what=self.what)


def played_by(*what: Filter) -> Filter:
    """``cancel(REACTION_CARD, played_by(VAMPIRE, YOUNGER))``: of a card that is being played, by whom."""
    return PlayedBy(every(what))


class Room(Filter):
    """With less blood than capacity."""

    __slots__ = ()

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return g.blood[thing] < stats.blood_cap(g, thing)

    def tree(self) -> Tree:
        return tree("flag", word="not-full")


NOT_FULL: Final = Room()


class Weak(Filter):
    """An ally or retainer with less life than printed."""

    __slots__ = ()

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return g.blood[thing] < g.face[thing].life

    def tree(self) -> Tree:
        return tree("flag", word="weakened")


WEAKENED: Final = Weak()


class Noted(Filter):
    """To whom something was done this turn that the effect `note` has remembered."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return g.turn_span().has_done(thing, self.what)

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
    """Of whom something is so, with `IT` for the one meant."""

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
    """Has cast votes or ballots in the referendum; a Methuselah also if a minion of hers has."""

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
    """Chosen in the terms of the referendum."""

    __slots__ = ()

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        ref = g.referendum()
        if ref is None or ref.card < 0:
            return False
        selectors = mode_of(g, ref.card, ref.mode).targets
        return any(
            thing in ref.terms_of(at)
            for at, selector in enumerate(selectors)
            if at < len(ref.split) and not selector.is_seat() and not selector.is_number()
        )

    def tree(self) -> Tree:
        return tree("flag", word="in-terms")


IN_TERMS: Final = Term()


class Region(Filter):
    """Of a Methuselah: has cards in a region."""

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


class OwnSeat(Filter):
    """Of a Methuselah: it is you."""

    __slots__ = ()

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return thing == c.seat

    def tree(self) -> Tree:
        return tree("flag", word="yourself")


_YOURSELF: Final = OwnSeat()


def about(filters: tuple[Filter, ...]) -> Filter:
    """Filters that are listed. Of Methuselahs, MINE, OTHERS and `of` speak of themselves, not of who controls them."""
    if not any(one.is_about_seats() for one in filters):
        return every(filters)
    return every(tuple([_of_seats(one) for one in filters]))


def _of_seats(what: Filter) -> Filter:
    if isinstance(what, Flag) and what.flag in (_MINE, _OTHERS):
        return _YOURSELF if what.flag == _MINE else ~_YOURSELF
    if isinstance(what, Of):
        return Among(what.seats)
    if isinstance(what, Voted):
        return Voted(what.side, of_seats=True)
    if isinstance(what, Both):
        return Both(_of_seats(what.first), _of_seats(what.second))
    if isinstance(what, Either):
        return Either(_of_seats(what.first), _of_seats(what.second))
    return Not(_of_seats(what.what)) if isinstance(what, Not) else what


# -- where to look -----------------------------------------------------------------------------------------------------


def joined(what: Filter) -> list[Filter]:
    """The filters that must all pass."""
    return [*joined(what.first), *joined(what.second)] if isinstance(what, Both) else [what]


# Where to look for what a filter means.
_AT_SEATS: Final = 0
_IN_REGIONS: Final = 1
_AT_MINIONS: Final = 2
_AT_FIGHTERS: Final = 3
_ON_HOSTS: Final = 4
_ANYWHERE: Final = 5


class Look:
    """Where to look for what a filter means, found once for each filter."""

    __slots__ = ("hosts", "how", "regions")

    def __init__(self, what: Filter) -> None:
        self.how = _ANYWHERE
        self.regions: tuple[int, ...] = ()
        self.hosts: Who | None = None
        if what.is_about_seats():
            self.how = _AT_SEATS
            return
        for one in joined(what):
            if isinstance(one, In):
                self.how, self.regions = _IN_REGIONS, one.regions
            elif isinstance(one, Flag) and one.flag == _FIGHTING:
                self.how = _AT_FIGHTERS
                return
            elif isinstance(one, On) and one.who is not None:
                self.how, self.hosts = _ON_HOSTS, one.who
                return
            elif self.how == _ANYWHERE and (
                isinstance(one, Capacity | Sect | Titled | Has) or (isinstance(one, Kind) and not one.types & ~_MINIONS)
            ):
                self.how = _AT_MINIONS

    def domain(self, g: Vtes, c: Scope) -> list[int]:
        """The things among which the filter is looked for, seat by seat."""
        how = self.how
        if how == _AT_SEATS:
            return g.clockwise(c.seat)
        if how == _AT_MINIONS:
            return [card for seat in g.seated() for card in g.minions(seat)]
        if how == _IN_REGIONS:
            seats = range(g.seats) if ASH_HEAP in self.regions or REMOVED in self.regions else g.seated()
            return [card for seat in seats for region in self.regions for card in g.regions[region][seat]]
        if how == _AT_FIGHTERS:
            combat = g.combat()
            return [] if combat is None else [combat.acting, combat.opposing]
        if self.hosts is not None:
            return [card for host in self.hosts.things(g, c) for card in g.on(host)]
        return _in_play(g)

    def found(self, g: Vtes, c: Scope, what: Filter) -> list[int]:
        """All that the filter means."""
        return [thing for thing in self.domain(g, c) if what.passes(g, c, thing)]

    def any(self, g: Vtes, c: Scope, what: Filter) -> bool:
        return any(what.passes(g, c, thing) for thing in self.domain(g, c))


def _in_play(g: Vtes) -> list[int]:
    """All cards in play, each minion before what is on him."""
    found: list[int] = []
    for seat in g.seated():
        for card in (*g.minions(seat), *g.in_play(seat)):
            found.append(card)
            for other in g.on(card):
                if not g.is_base(other):
                    found.append(other)
                    found.extend(g.on(other))
    return found
