"""Filters for what a thing has: names, clans, sects, titles, Disciplines, counters, requirements."""

from __future__ import annotations

from typing import Final

from praxis.effects.nodes import Amount, Both, Condition, Either, Filter, Node, Not, Tree, Who, amount, every, tree
from praxis.effects.scope import Scope
from praxis.vtes.effects.filters import MINE_FLAG, MOST, OTHERS_FLAG, YOURSELF, Among, Flag, Of, age
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.model import face as faces
from praxis.vtes.model import standing, stats
from praxis.vtes.model.regions import REGION_WORDS
from praxis.vtes.model.spans import ActionSpan, Playing, TurnSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import votes


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
    """Of a name, by the official id of one card that bears it; or of the name of another."""

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
    """Of one of some clans, or of the clan of somebody."""

    __slots__ = ("clans", "like")

    def __init__(self, clans: tuple[str, ...], like: Who | None = None) -> None:
        self.clans = clans
        self.like = like

    def parts(self) -> tuple[Node, ...]:
        return () if self.like is None else (self.like,)

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        if self.like is None:
            return stats.clan(g, thing) in self.clans
        one = self.like.one(g, c)
        return one >= 0 and bool(g.face[thing].types & faces.VAMPIRE) and stats.clan(g, thing) == stats.clan(g, one)

    def tree(self) -> Tree:
        return tree("clan", of=self.clans) if self.like is None else tree("kin", of=self.like)


def clan(*names: str) -> Filter:
    """``clan("Ventrue", "Tremere")``."""
    return Clan(names)


def kin(of: Who) -> Filter:
    """``kin(T)``: of the clan of the one chosen. A clan is chosen by one of its vampires."""
    return Clan((), of)


class Sect(Filter):
    """Of a sect. Up to 2012 anarch is no sect, but cards ask for it. [sect.anarch.no-inherent-effect]"""

    __slots__ = ("sect",)

    def __init__(self, sect_: str) -> None:
        self.sect = sect_

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        if self.sect == standing.ANARCH:
            return stats.is_anarch(g, thing)
        if self.sect == standing.INDEPENDENT and c.minion == thing and not g.is_vampire(thing):
            return bool(g.face[thing].definition.as_vampire) and not g.is_in_play(c.card)  # he plays it as a vampire
        return stats.sect(g, thing) == self.sect

    def tree(self) -> Tree:
        return tree("sect", word=self.sect)


def sect(word: str) -> Filter:
    """`CAMARILLA`, `SABBAT`, `ANARCH`, `INDEPENDENT` and `LAIBON` are short for it."""
    return Sect(word)


CAMARILLA: Final[Sect] = Sect(standing.CAMARILLA)
SABBAT: Final[Sect] = Sect(standing.SABBAT)
ANARCH: Final[Sect] = Sect(standing.ANARCH)
INDEPENDENT: Final[Sect] = Sect(standing.INDEPENDENT)
LAIBON: Final[Sect] = Sect(standing.LAIBON)


class Titled(Filter):
    """With one of some titles. Of a card out of play, the printed one counts."""

    __slots__ = ("titles",)

    def __init__(self, titles: tuple[str, ...]) -> None:
        self.titles = titles

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        if not g.is_in_play(thing):
            return g.face[thing].title in self.titles
        return any(self._is_held(g, thing, title) for title in self.titles) or self._is_posed(g, c, thing)

    def _is_posed(self, g: Vtes, c: Scope, thing: int) -> bool:
        """Whether he plays the card, which requires such a title, as if he had it; not for what it does in play."""
        poses = g.face[thing].definition.poses
        if not poses or c.minion != thing or g.is_in_play(c.card):
            return False
        asked = g.face[c.card].asks_for
        return any(word in self.titles and word in asked for part in poses for word in part.clans)

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
    """Cards that require a sect, a title, a clan or a Discipline, at whatever level, in some way to play them.

    As it is played, a card requires the Disciplines that are used; elsewhere any that stand on it.
    """

    __slots__ = ("clans", "code")

    def __init__(self, code: str, clans: tuple[str, ...] = ()) -> None:
        self.code = code
        """If neither this nor a clan is named, any Discipline is meant."""
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


class Noted(Filter):
    """To whom something was done this turn that the effect `note` has remembered."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        """Between two turns, when hands are filled, nothing with such a limit can be done any more."""
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
    """Chosen in the terms of the referendum, or the one on whom the blood hunt would be called."""

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


def about(filters: tuple[Filter, ...]) -> Filter:
    """Filters that are listed. Of Methuselahs, MINE, OTHERS and `of` speak of themselves, not of who controls them."""
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
