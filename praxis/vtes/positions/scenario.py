"""Positions in a few words, and table talk: for tests, for rules questions, for anybody who asks "what if".

    t = position(
        seat(pool=12, ready=["Mira 3/5 DOM obf"], hand=["Fade"]),
        seat(pool=9, ready=["Oskar 2/4 aus locked"]),
        edition="2023",
    )
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("b.pool") == 8

A minion is a name, blood over capacity (of an ally: ``ally`` and its life), Disciplines, and any of: ``locked``, a
title, ``imbued``, ``clan:Brujah``, ``sect:Sabbat``, ``strength:2``, ``bleed:2``, ``trait:infernal``. A name alone is an
official card or one made up before; ``of:b`` at the end says that seat b owns it. A pair of a minion and a list has
those cards on it. Seats are called a, b, c and so on.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from praxis.kernel.decision import PASS, Option, key, parse
from praxis.kernel.errors import BadSetting
from praxis.kernel.event import EVERYBODY, Event, only
from praxis.kernel.procedure import advance
from praxis.kernel.scenario import Scenario
from praxis.vtes.catalogue.terms import TITLES
from praxis.vtes.dealt import pool
from praxis.vtes.editions import EDITIONS
from praxis.vtes.game import VtesGame
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.repertoire import repertoire_of
from praxis.vtes.model.state import (
    ANTE,
    ASH_HEAP,
    CRYPT,
    HAND,
    INCAPACITATED,
    LIBRARY,
    PLAY,
    READY,
    REGION_WORDS,
    RESEARCH,
    TORPOR,
    UNCONTROLLED,
)
from praxis.vtes.rules.contest import enters
from praxis.vtes.rules.title import assert_claim
from praxis.vtes.rules.turn import Jyhad, Turn

LETTERS: Final = "abcdefghij"
QUIET: Final = ("unlock", "master", "minion", "mandatory", "influence", "discard")
_MINION: Final = re.compile(r"(?P<name>.+?) (?:(?P<blood>\d+)/(?P<capacity>\d+)|ally (?P<life>\d+))(?P<rest>( .*)?)")
_FILLER: Final = "Blank Page"


class Laid:
    """A card as a position has it, with everything said: no words are left to read."""

    def __init__(self, face: Face, counters: int, locked: bool) -> None:
        self.face = face
        self.counters = counters
        self.locked = locked
        self.owner = -1
        """The seat that owns it, if that is not the one that controls it."""


Item = str | Face | Laid | tuple[str | Face | Laid, Sequence[str | Face]]


class SeatOf:
    """What one Methuselah has in a position."""

    def __init__(
        self,
        pool: int,
        edge: bool,
        ready: Sequence[Item],
        torpor: Sequence[Item],
        uncontrolled: Sequence[Item],
        play: Sequence[Item],
        hand: Sequence[Item],
        library: Sequence[Item] | int,
        crypt: Sequence[Item] | int,
        ash_heap: Sequence[Item],
        incapacitated: Sequence[Item],
        research: Sequence[Item],
        ante: Sequence[Item],
    ) -> None:
        self.pool = pool
        self.edge = edge
        self.library = [_FILLER] * library if isinstance(library, int) else library
        self.crypt = [f"Nobody {n} 0/5" for n in range(crypt)] if isinstance(crypt, int) else crypt
        self.regions: list[tuple[int, Sequence[Item]]] = [
            (CRYPT, self.crypt),
            (LIBRARY, self.library),
            (READY, ready),
            (TORPOR, torpor),
            (UNCONTROLLED, uncontrolled),
            (PLAY, play),
            (HAND, hand),
            (ASH_HEAP, ash_heap),
            (INCAPACITATED, incapacitated),
            (RESEARCH, research),
            (ANTE, ante),
        ]


def seat(
    pool: int = 30,
    edge: bool = False,
    ready: Sequence[Item] = (),
    torpor: Sequence[Item] = (),
    uncontrolled: Sequence[Item] = ("Nobody 0/9",),
    play: Sequence[Item] = (),
    hand: Sequence[Item] = (),
    library: Sequence[Item] | int = 0,
    crypt: Sequence[Item] | int = 0,
    ash_heap: Sequence[Item] = (),
    incapacitated: Sequence[Item] = (),
    research: Sequence[Item] = (),
    ante: Sequence[Item] = (),
) -> SeatOf:
    """A Methuselah. A number for library or crypt means so many cards of no interest. Nobody waits in her uncontrolled
    region unless told otherwise, so that her influence phase asks something and the turn does not run on by itself."""
    regions = (ready, torpor, uncontrolled, play, hand, library, crypt, ash_heap, incapacitated, research, ante)
    return SeatOf(pool, edge, *regions)


def minion_of(text: str) -> tuple[Face, int, bool]:
    """A minion from its words: the face, the counters on it, whether it is locked."""
    found = _MINION.fullmatch(text)
    if found is None:
        locked = text.endswith(" locked")
        face = pool.named(text.removesuffix(" locked"))
        return face, face.capacity if face.types & faces.CRYPT else face.life, locked
    printed: dict[str, object] = {"sect": "Camarilla"}
    disciplines: list[str] = []
    traits: list[str] = []
    locked = False
    types = faces.VAMPIRE
    for word in found["rest"].split():
        name, colon, value = word.partition(":")
        if word == "locked":
            locked = True
        elif word == "imbued":
            types = faces.IMBUED
        elif name == "trait":
            traits.append(value.replace("-", " "))
        elif name == "hand-damage":  # [combat.hand.old-wording]
            printed["strength"] = int(value)
        elif colon:
            printed[name] = int(value) if value.isdigit() else value.replace("-", " ")
        elif word.replace("-", " ") in TITLES:
            printed["title"] = word.replace("-", " ")
        else:
            disciplines.append(word)
    printed.update(disciplines=" ".join(disciplines), traits=tuple(traits))
    if found["life"]:
        return made_up(found["name"], faces.ALLY, life=int(found["life"]), **printed), int(found["life"]), locked
    face = made_up(found["name"], types, capacity=int(found["capacity"]), **printed)
    return face, int(found["blood"]), locked


class Table(Scenario):
    """A position being played, with names for its cards."""

    def __init__(self, game: VtesGame, names: dict[str, int]) -> None:
        super().__init__(game, QUIET)
        self.g = game
        self.names = names
        self._pattern = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)) or "$^")

    def __getitem__(self, name: str) -> int:
        """The id of a card by its name."""
        return self.names[name]

    # -- answering ------------------------------------------------------------------------------------------------

    def option(self, text: str) -> str:
        """The key of the answer that these words mean: names for ids, letters for seats, the rest as offered."""
        text = self._pattern.sub(lambda match: str(self.names[match[0]]), text)
        words = [str(LETTERS.index(word)) if len(word) == 1 and word in LETTERS else word for word in text.split(" ")]
        meant = parse(" ".join(words))
        decision = self.game.decision
        offered: list[Option] = [] if decision is None else decision.options
        if meant in offered:
            return key(meant)
        longer = [each for each in offered if each[: len(meant)] == meant]
        return key(longer[0]) if len(longer) == 1 else key(meant)

    def does(self, text: str, by: str = "") -> list[Event]:
        """Answer in words: ``bleed Mira``, ``block Oskar``, ``play Fade Mira``; `by` checks whose answer it is."""
        if by:
            assert self.decides == LETTERS.index(by), f"seat {by} should decide, it is {self.who()} in '{self.asks}'"
        return self.answer(self.option(text))

    def does_all(self, *several: str) -> None:
        for text in several:
            self.does(text)

    def passes(self, times: int = 1) -> None:
        for _ in range(times):
            self.answer("pass")

    def goes_on(self) -> None:
        """Nobody does anything more, until the next step of the turn or a question that cannot be passed."""
        while self.game.decision is not None and self.asks not in self.quiet and PASS in self.game.decision.options:
            self.answer("pass")

    def passes_until(self, kind: str) -> None:
        """Everybody passes until a decision of this kind."""
        while self.asks != kind:
            assert self.game.decision is not None, f"the game ended before '{kind}'"
            self.answer("pass")

    # -- asking ---------------------------------------------------------------------------------------------------

    def who(self) -> str:
        """The letter of the seat that decides."""
        return "" if self.decides is None else LETTERS[self.decides]

    def offers(self, text: str) -> bool:
        """Whether an answer is legal now for whoever decides; fewer words than the answer has are enough."""
        words = self.option(text).split(" ")
        return any(offered.split(" ")[: len(words)] == words for offered in self.options())

    def clauses(self, text: str, by: str) -> list[str]:
        """The clauses that forbid an answer to a seat."""
        return [reason.clause for reason in self.g.why_not(LETTERS.index(by), self.option(text))]

    def measure(self, path: str) -> int:
        """``b.pool``, ``b.hand``, ``b.vps``, ``Mira.blood``, ``Mira.locked``."""
        name, _, what = path.rpartition(".")
        if name in self.names:
            found: list[int] = getattr(self.g, what)
            return found[self.names[name]]
        if len(name) == 1 and name in LETTERS:
            number = LETTERS.index(name)
            if what in ("pool", "vps"):
                counted: list[int] = getattr(self.g, what)
                return counted[number]
            return len(getattr(self.g, what)(number))
        return super().measure(path)

    def region(self, name: str) -> str:
        """Where a card lies, in a word."""
        return REGION_WORDS[self.g.where[self.names[name]]]


def position(
    *seats: SeatOf,
    edition: str = "2023",
    turn: str = "a",
    phase: str = "minion",
    number: int = 20,
    seed: int = 1,
    options: dict[str, str | int | bool] | None = None,
    contested: Sequence[str] = (),
    ousted: Sequence[str] = (),
    counters: Sequence[tuple[int, str, str, str]] = (),
) -> Table:
    """Set up a position and run it to its first decision; it is turn `number` of the game. `contested` are the unique
    cards of which all copies in play are contested, by name; `ousted` are seats without pool; `counters` are named
    counters: how many, which, on which card or seat, and the seat that has put them there."""
    _check_table(seats, edition, turn, phase, ousted)
    g = VtesGame(len(seats), seed, edition, {"turns": 1_000, **(options or {})})
    names: dict[str, int] = {}
    for at, spec in enumerate(seats):
        g.pool[at] = spec.pool
        if spec.edge:
            g.edge = at
        for region, items in spec.regions:
            for item in items:
                _place(g, names, at, region, item)
    for minion in [minion for at in range(len(seats)) for minion in g.minions(at)]:
        assert_claim(g, minion)
    for name in contested:
        enters(g, names[name], g.controller[names[name]])
    for out in ousted:
        g.ousted[LETTERS.index(out)] = 1
    for count, name, holder, owner in counters:
        on = names[holder] if holder in names else ~LETTERS.index(holder)
        g.counters[on, name, LETTERS.index(owner)] = count
    _check_minions(g)
    g.total = sum(g.pool) + sum(g.blood)
    g.repertoire = repertoire_of(g.face)
    g.turn = number
    first = LETTERS.index(turn)
    whole, this = Jyhad(first), Turn(first, number)
    whole.at = 1
    this.at = Turn.STEPS.index(phase)
    g.stack = [whole, this]
    advance(g)
    return Table(g, names)


def _check_table(seats: Sequence[SeatOf], edition: str, turn: str, phase: str, ousted: Sequence[str]) -> None:
    """Refuse what no table can show, with what would be right."""
    if edition not in EDITIONS:
        raise BadSetting(f"no edition {edition!r}; there are {', '.join(EDITIONS)}")
    if not 2 <= len(seats) <= len(LETTERS):
        raise BadSetting(f"{len(seats)} seats; 2 to {len(LETTERS)} can play [setup.players.count]")
    known = LETTERS[: len(seats)]
    if turn not in known or len(turn) != 1:
        raise BadSetting(f"no seat {turn!r} whose turn it could be; there are {', '.join(known)}")
    if phase not in Turn.STEPS:
        raise BadSetting(f"no phase {phase!r}; there are {', '.join(Turn.STEPS)} [turn.phases.five]")
    for letter, spec in zip(known, seats, strict=True):
        if spec.pool < 1 and letter not in ousted:
            raise BadSetting(f"seat {letter} has {spec.pool} pool: she would be ousted [end.oust.zero-pool]")
    if sum(spec.edge for spec in seats) > 1:
        raise BadSetting("there is only one Edge [setup.edge.uncontrolled]")


def _check_minions(g: VtesGame) -> None:
    """[card.crypt.blood-cap] [damage.nonvampire.last-life-burned]"""
    for minion in [minion for at in range(g.seats) for minion in (*g.ready(at), *g.torpor(at))]:
        face, blood = g.face[minion], g.blood[minion]
        if not face.types & (faces.CRYPT | faces.ALLY):
            raise BadSetting(f"{face.name} is no minion [term.minion.definition]")
        if not g.is_vampire(minion) and not blood:
            raise BadSetting(f"{face.name} has no life: it would be burned [damage.nonvampire.last-life-burned]")
        if g.is_vampire(minion) and blood > stats.capacity(g, minion):
            most = stats.capacity(g, minion)
            raise BadSetting(f"{face.name} has {blood} blood, and a capacity of {most} [card.crypt.blood-cap]")


def _place(g: VtesGame, names: dict[str, int], at: int, region: int, item: Item) -> None:
    thing, on = item if isinstance(item, tuple) else (item, ())
    owner = at
    if isinstance(thing, str) and thing[-5:-1] == " of:":
        thing, owner = thing[:-5], LETTERS.index(thing[-1])
    is_minion = region in (READY, TORPOR, UNCONTROLLED, CRYPT, INCAPACITATED)
    if isinstance(thing, Laid):
        face, blood, locked = thing.face, thing.counters, thing.locked
        owner = at if thing.owner < 0 else thing.owner
    elif isinstance(thing, Face):
        face, blood, locked = thing, (thing.capacity or thing.life if is_minion else 0), False
    elif is_minion:
        face, blood, locked = minion_of(thing)
    else:
        face, blood, locked = _card(thing), 0, False
    known = (
        EVERYBODY
        if region in (READY, TORPOR, PLAY, ASH_HEAP, INCAPACITATED, ANTE)
        else only(at)
        if region in (HAND, UNCONTROLLED, RESEARCH)
        else 0
    )
    card = g.add_card(face, owner, region, known)
    if owner != at:
        g.put(card, region, at)
    if region != CRYPT:
        g.blood[card] = blood
    g.locked[card] = 1 if locked else 0
    _name(names, face.name, card)
    for other in on:
        face = other if isinstance(other, Face) else _card(other)
        attached = g.add_card(face, at, PLAY, EVERYBODY)
        g.attach(attached, card, at)
        g.blood[attached] = face.life
        _name(names, face.name, attached)


def _name(names: dict[str, int], name: str, card: int) -> None:
    """A second card of a name is called ``Name#2`` and so on."""
    count = 1
    while (name if count == 1 else f"{name}#{count}") in names:
        count += 1
    names[name if count == 1 else f"{name}#{count}"] = card


def _card(name: str) -> Face:
    if name == _FILLER:
        return made_up(_FILLER, faces.MASTER)
    return pool.named(name)
