"""Filters for what a thing has: names, clans, sects, titles, Disciplines, counters, requirements."""

from __future__ import annotations

from typing import Final

from praxis.effects.amounts import Amount, amount
from praxis.effects.filters import Both, Either, Filter, Not, every
from praxis.effects.nodes import Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.vtes.effects.filters import MINE_FLAG, MOST, OTHERS_FLAG, YOURSELF, Among, Flag, Of, age
from praxis.vtes.effects.involved import Voted
from praxis.vtes.model import affiliations, stats
from praxis.vtes.model import face as faces
from praxis.vtes.model.spans import ActionSpan, Playing
from praxis.vtes.model.state import Vtes


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


LOCATION: Final[Trait] = Trait("location")


class Named(Filter):
    """A card with a given name (or the official id of a card with that name), or with the same name as another card."""

    __slots__ = ("key", "like", "name")

    def __init__(self, name: str, key: int, like: Who | None = None) -> None:
        self.name = name
        self.key = key
        self.like = like

    def parts(self) -> tuple[Node, ...]:
        return () if self.like is None else (self.like,)

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        if self.like is not None:
            other = self.like.one(g, c)
            return other >= 0 and g.face[other].name == g.face[thing].name
        return g.face[thing].key == self.key if self.key else g.face[thing].name == self.name

    def tree(self) -> Tree:
        return tree("named", name=self.name) if self.like is None else tree("same-as", of=self.like)


def named(name: str, key: int = 0) -> Filter:
    """``named("Laptop Computer")``."""
    return Named(name, key)


def same_as(of: Who) -> Filter:
    """``is_(T2, same_as(T))``: a copy of the card that was chosen."""
    return Named("", 0, of)


class Clan(Filter):
    """A minion of one of some clans, or of the clan of somebody."""

    __slots__ = ("clans", "like")

    def __init__(self, clans: tuple[str, ...], like: Who | None = None) -> None:
        self.clans = clans
        self.like = like

    def parts(self) -> tuple[Node, ...]:
        return () if self.like is None else (self.like,)

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        if self.like is None:
            if stats.clan(g, thing) in self.clans:
                return True
            return bool(g.face[thing].definition.poses) and self._counts(g, c, thing)
        one = self.like.one(g, c)
        return one >= 0 and bool(g.face[thing].types & faces.VAMPIRE) and stats.clan(g, thing) == stats.clan(g, one)

    def _counts(self, g: Vtes, c: Scope, thing: int) -> bool:
        """Whether a vampire counts as one of the clan for the card that is played: for all that a card does which he
        plays as if he were one, but not for what the card does once it is in play (LSJ 20101013)."""
        if c.card < 0 or g.is_in_play(c.card) or g.controller[thing] != c.seat or not g.is_in_play(thing):
            return False
        required = g.face[c.card].clans
        for part in g.face[thing].definition.poses:
            if part.for_you or thing == c.minion:
                for clan in part.clans:
                    if clan in required and clan in self.clans:
                        return True
        return False

    def tree(self) -> Tree:
        return tree("clan", of=self.clans) if self.like is None else tree("kin", of=self.like)


def clan(*names: str) -> Filter:
    """``clan("Ventrue", "Tremere")``."""
    return Clan(names)


def kin(of: Who) -> Filter:
    """``kin(T)``: of the clan of the one chosen. A clan is chosen by one of its vampires."""
    return Clan((), of)


class Sect(Filter):
    """A vampire of a sect. Up to 2012 anarch is no sect, but cards ask for it. [sect.anarch.no-inherent-effect]"""

    __slots__ = ("sect",)

    def __init__(self, sect_: str) -> None:
        self.sect = sect_

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        if self.sect == affiliations.ANARCH:
            return stats.is_anarch(g, thing)
        if self.sect == affiliations.INDEPENDENT and c.minion == thing and not g.is_vampire(thing):
            return bool(g.face[thing].definition.as_vampire) and not g.is_in_play(c.card)  # plays it as a vampire
        return stats.sect(g, thing) == self.sect

    def tree(self) -> Tree:
        return tree("sect", word=self.sect)


def sect(word: str) -> Filter:
    """`CAMARILLA`, `SABBAT`, `ANARCH`, `INDEPENDENT` and `LAIBON` are short for it."""
    return Sect(word)


CAMARILLA: Final[Sect] = Sect(affiliations.CAMARILLA)
SABBAT: Final[Sect] = Sect(affiliations.SABBAT)
ANARCH: Final[Sect] = Sect(affiliations.ANARCH)
INDEPENDENT: Final[Sect] = Sect(affiliations.INDEPENDENT)
LAIBON: Final[Sect] = Sect(affiliations.LAIBON)


class Titled(Filter):
    """A vampire with one of some titles. Of a card out of play, the printed title counts."""

    __slots__ = ("titles",)

    def __init__(self, titles: tuple[str, ...]) -> None:
        self.titles = titles

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        if not g.is_in_play(thing):
            return g.face[thing].title in self.titles
        return any(self._is_held(g, thing, title) for title in self.titles) or self._is_posed(g, c, thing)

    def _is_posed(self, g: Vtes, c: Scope, thing: int) -> bool:
        """Whether the minion may play a card that requires such a title as if he had it. For its use in play this does
        not hold."""
        poses = g.face[thing].definition.poses
        if not poses or c.minion != thing or g.is_in_play(c.card):
            return False
        asked = g.face[c.card].asks_for
        return any(word in self.titles and word in asked for part in poses for word in part.clans)

    def _is_held(self, g: Vtes, thing: int, title: str) -> bool:
        if affiliations.place_of(title):
            return bool(stats.title(g, thing)) and stats.held_title(g, thing) == title
        return stats.has_title(g, thing, title)

    def tree(self) -> Tree:
        return tree("title", of=self.titles)


def title(*words: str) -> Filter:
    """``title("prince", "justicar")``; ``title("prince of Paris")``; `TITLED` has any."""
    return Titled(words)


class Has(Filter):
    """A minion with a Discipline: ``dom`` at any level, ``DOM`` at superior."""

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
    """A vampire whose capacity is in a range."""

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
    """A card with so many counters: blood on a vampire, life on an ally or retainer, or counters with a name."""

    __slots__ = ("least", "most", "name", "yours")

    def __init__(self, least: Amount, most: Amount | None, name: str, yours: bool) -> None:
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
    """Cards that require a sect, a title, a clan or a Discipline, at whatever level, in some way to play them.

    As it is played, a card requires the Disciplines that are used; elsewhere any that stand on it.
    """

    __slots__ = ("clans", "code")

    def __init__(self, code: str, clans: tuple[str, ...] = ()) -> None:
        self.code = code
        """The Discipline, sect or title; if neither this nor a clan is named, any Discipline."""
        self.clans = clans
        """One of these is enough."""

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        face = g.face[thing]
        if self.clans:
            return any(clan in self.clans for clan in face.clans)
        codes = [code.lower() for mode in face.definition.modes for code in mode.disciplines]
        if self.code in codes or not self.code:
            for frame in g.stack:
                if isinstance(frame, Playing | ActionSpan) and frame.card == thing and frame.mode >= 0:
                    codes = [code.lower() for code in face.definition.modes[frame.mode].disciplines]
                    return self.code in codes if self.code else bool(codes)
            if codes:
                return True
        if self.code:
            return self.code in face.asks_for
        return any(len(code) == 3 and code.islower() for code in face.asks_for)

    def tree(self) -> Tree:
        if self.clans:
            return tree("requires-clan", of=self.clans)
        return tree("requires", code=self.code) if self.code else tree("flag", word="disciplined")


def requires(code: str) -> Filter:
    """Cards that require it: ``requires("obt")``, ``requires("Anarch")``, ``requires("Hecata")``."""
    return Requires(code)


def requires_clan(*names: str) -> Filter:
    """``requires_clan("Tzimisce")``"""
    return Requires("", names)


DISCIPLINED: Final[Requires] = Requires("")
"""Cards that require some Discipline."""


def about(filters: tuple[Filter, ...]) -> Filter:
    """The filters that are listed, as one. Of Methuselahs, MINE, OTHERS and `of` speak of herself, not of her
    controller."""
    if not any(one.is_about_seats() for one in filters):
        return every(filters)
    return every(tuple([_of_seats(one) for one in filters]))


def _of_seats(what: Filter) -> Filter:
    if isinstance(what, Flag) and what.flag in (MINE_FLAG, OTHERS_FLAG):
        return YOURSELF if what.flag == MINE_FLAG else ~YOURSELF
    if isinstance(what, Of):
        return Among(what.seats)
    if isinstance(what, Voted):
        return Voted(what.side, of_seats=True)
    if isinstance(what, Both):
        return Both(_of_seats(what.first), _of_seats(what.second))
    if isinstance(what, Either):
        return Either(_of_seats(what.first), _of_seats(what.second))
    return Not(_of_seats(what.what)) if isinstance(what, Not) else what
