"""Positions in a few words, and table talk: for tests, for rules questions, for anybody who asks "what if".

    t = position(
        seat(pool=12, ready=["Mira 3/5 DOM obf"], hand=["Fade"]),
        seat(pool=9, ready=["Oskar 2/4 aus locked"]),
        edition="2023",
    )
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("b.pool") == 8

Cards are written as in a text file (`docs/scenarios.md`): by their names, or minions by a name, blood over capacity (of
an ally: ``ally`` and its life), Disciplines and other words. A pair of a minion and a list has those cards on it, and a
`Face` stands for itself. Seats are called a, b, c and so on. What cannot be is a `BadSetting`, as it is in a file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from praxis.kernel.decision import PASS, Option, key
from praxis.kernel.errors import BadSetting, nearest
from praxis.kernel.event import EVERYBODY, Event, only
from praxis.kernel.procedure import advance
from praxis.kernel.scenario import Scenario
from praxis.vtes import answers
from praxis.vtes.citing import named
from praxis.vtes.dealt import agreement
from praxis.vtes.editions import EDITIONS, NEWEST, edition_of
from praxis.vtes.effects import how_often
from praxis.vtes.events import EVENTS
from praxis.vtes.game import VtesGame
from praxis.vtes.model import stats, windows
from praxis.vtes.model.face import EVENT, Face
from praxis.vtes.model.regions import (
    ANTE,
    ASH_HEAP,
    COUNTERS,
    CRYPT,
    HAND,
    INCAPACITATED,
    PLAY,
    READY,
    REGION_WORDS,
    RESEARCH,
    TORPOR,
    UNCONTROLLED,
)
from praxis.vtes.model.repertoire import repertoire_of
from praxis.vtes.model.rulings import FORBIDDEN, forbids_bearing
from praxis.vtes.positions.adhoc_cards import card
from praxis.vtes.positions.layout import REGION_OF, Item, Laid, Layout
from praxis.vtes.positions.measures import Measures
from praxis.vtes.positions.minions import BLANK
from praxis.vtes.positions.naming import Naming
from praxis.vtes.rules.contest import enters
from praxis.vtes.rules.title import assert_claim
from praxis.vtes.rules.turn import Jyhad, Turn

__all__ = ("LETTERS", "Item", "SeatOf", "Table", "position", "seat")

LETTERS: Final = "abcdefghij"
PASSED_OVER: Final = frozenset((*windows.NAMES.values(), "block", "polling", "maneuver"))
"""The kinds of decision that `goes_on` passes: opportunities that everybody has all the time."""
QUIET: Final = ("unlock", "master", "minion", "mandatory", "influence", "discard")


class SeatOf:
    """What one Methuselah has in a position."""

    def __init__(self, pool: int, edge: bool, regions: Mapping[str, Sequence[Item]]) -> None:
        self.pool = pool
        self.edge = edge
        self.regions = regions


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
    """A Methuselah. A number for library or crypt means so many cards of no interest; in a list the last card lies on
    top. Nobody waits in her uncontrolled region unless told otherwise, so that her influence phase asks something and
    the turn does not run on by itself."""
    regions: dict[str, Sequence[Item] | int] = {
        "crypt": [f"Nobody {n} 0/5" for n in range(crypt)] if isinstance(crypt, int) and crypt >= 0 else crypt,
        "library": [BLANK] * library if isinstance(library, int) and library >= 0 else library,
        "ready": ready,
        "torpor": torpor,
        "uncontrolled": uncontrolled,
        "in play": play,
        "hand": hand,
        "ash heap": ash_heap,
        "incapacitated": incapacitated,
        "research": research,
        "ante": ante,
    }
    return SeatOf(pool, edge, {region: _listed(region, cards) for region, cards in regions.items()})


def _listed(region: str, cards: Sequence[Item] | int) -> Sequence[Item]:
    """The cards of a region; `BadSetting` if they are no list of cards, as nobody type-checks a notebook."""
    many = region in ("crypt", "library")
    if isinstance(cards, str | int) or not all(isinstance(each, str | Face | tuple) for each in cards):
        wanted = "a list of cards, or how many of no interest" if many else "a list of cards"
        raise BadSetting(f"'{region}' should be {wanted}, not {str(cards)[:40]!r}")
    for each in cards:
        if isinstance(each, tuple) and not (len(each) == 2 and _is_card_list(each[1])):
            raise BadSetting(f"'{region}': {str(each)[:40]} should be a minion and a list of what is on it")
    return cards


def _is_card_list(on: object) -> bool:
    return isinstance(on, list | tuple) and all(isinstance(each, str | Face) for each in on)


class Table(Scenario):
    """A position being played, with names for its cards."""

    EVENTS: ClassVar[Mapping[str, type[Event]]] = EVENTS

    def __init__(self, game: VtesGame, names: dict[str, int], players: list[str], stop: bool = False) -> None:
        super().__init__(game, QUIET, stop)
        self.g = game
        self.names = names
        self.players = players
        self.naming = Naming(game, names, players)
        self.asked: list[tuple[int, list[Option]]] = []
        """Every decision that was answered so far: whose it was, and what it offered."""
        self.measures = Measures(self.naming)

    def __getitem__(self, name: str) -> int:
        """The id of a card by its name."""
        return self.names[name]

    # -- answering ------------------------------------------------------------------------------------------------

    def answer(self, answer: str, seat: int | None = None) -> list[Event]:
        decision = self.game.decision
        if decision is not None:
            self.asked.append((decision.seat, decision.options))
        return super().answer(answer, seat)

    def option(self, text: str) -> str:
        """The answer that these words mean to the seat that decides; a short one if it can still be several."""
        seat = -1 if self.decides is None else self.decides
        meant = self.naming.meant(text, seat)
        offered = self.naming.offered(meant, seat)
        return key(offered[0] if len(offered) == 1 else meant)

    def does(self, text: str, by: str = "") -> list[Event]:
        """Answer in words: ``bleed Mira``, ``block Oskar``, ``play Fade Mira``; `by` checks whose answer it is."""
        if by:
            assert self.decides == self.naming.player(by), f"{by} should decide, it is {self.who()} in '{self.asks}'"
        return self.answer(self.option(text))

    def does_all(self, *several: str) -> None:
        for text in several:
            self.does(text)

    def passes(self, times: int = 1) -> None:
        for _ in range(times):
            self.answer("pass")

    def goes_on(self, *over: str) -> None:
        """Let everybody pass until the next step of the turn or a question that cannot be passed.

        Opportunities to play cards, to block and to vote are passed; any other choice, such as a diablerie, only if its
        kind is named, so that nothing is offered unnoticed.
        """
        while self.game.decision is not None and self.asks not in self.quiet and PASS in self.game.decision.options:
            assert self.asks in (*PASSED_OVER, *over), f"'{self.asks}' is offered to {self.who()}: {self.options()}"
            self.answer("pass")

    def goes_by(self, *over: str) -> None:
        """Let one decision go by: whoever is asked passes, or takes the first option if she cannot pass.

        As in `goes_on`, opportunities and steps of the turn go by without being named; any other decision, and any that
        cannot be passed, only if its kind is named.
        """
        assert self.game.decision is not None, "the game is over"
        can_pass = PASS in self.game.decision.options
        known = can_pass and (self.asks in PASSED_OVER or self.asks in self.quiet)
        assert known or self.asks in over, f"'{self.asks}' is asked of {self.who()}: {self.options()}"
        self.answer("pass" if can_pass else self.options()[0])

    def passes_until(self, kind: str) -> None:
        """Let everybody pass until a decision of this kind, or until somebody may block: 2023 has no decision of its
        own for that."""
        while self.asks != kind and not (kind == answers.BLOCK.word and self._may_block()):
            assert self.game.decision is not None, f"the game ended before '{kind}'"
            self.answer("pass")

    def passes_until_offered(self, text: str) -> None:
        """Let everybody pass until the seat that decides is offered this answer."""
        while not self.offers(text):
            assert self.game.decision is not None, f"the game ended before '{text}' was offered"
            self.passes()

    def brings_out(self, name: str) -> None:
        """A vampire with all the blood he needs comes out: by an answer in 2023, by itself at the end of the influence
        phase in the older books. [influence.control.when]"""
        assert self.asks == "influence", f"'{self.asks}' is asked of {self.who()}"
        if self.g.edition.moves_out_at_will:
            self.does(f"out {name}")
        else:
            assert not self.offers(f"out {name}"), f"{name} could come out before the end of the phase"

    def _may_block(self) -> bool:
        decision = self.game.decision
        return decision is not None and any(option[0] == answers.BLOCK.word for option in decision.options)

    # -- asking ---------------------------------------------------------------------------------------------------

    def who(self) -> str:
        """The letter of the seat that decides."""
        return "" if self.decides is None else self.players[self.decides]

    def offers(self, text: str) -> bool:
        """Whether an answer is legal now for the seat that decides. The first words of the answer are enough."""
        if self.decides is None:
            return False
        return bool(self.naming.offered(self.naming.meant(text, self.decides), self.decides))

    def ever_offered(self, text: str, since: int = 0) -> bool:
        """Whether anybody has been offered such an answer so far, or is now; `since` so many decisions (`t.asked`)."""
        asked = self.asked[since:]
        if self.game.decision is not None:
            asked = [*asked, (self.game.decision.seat, self.game.decision.options)]
        for seat, options in asked:
            meant = self.naming.meant(text, seat)
            if any(option[: len(meant)] == meant for option in options):
                return True
        return False

    def clauses(self, text: str, by: str) -> list[str]:
        """The clauses that forbid an answer to a seat, as the rules name them in all editions; none if it is offered to
        her. The first words of the answer are enough.

        `BadSetting` if the words mean nothing to her here: then there is no clause, but no permission either.
        """
        seat = self.naming.player(by)
        meant = self.naming.meant(text, seat)
        if self.naming.offered(meant, seat):
            return []
        option = self.naming.whole(meant, seat)[0]
        found = [named(reason) for reason in self.g.why_not(seat, option)]
        if not found:
            raise BadSetting(
                f"'{text}' ({key(option)}) means nothing to {by} in '{self.asks}', so no clause forbids it"
            )
        return found

    def measure(self, path: str) -> int:
        """``b.pool``, ``b.hand``, ``Mira.blood``, ``Mira.stealth``, ``action.bleed``, ``turn.left``: all that the page
        shows; `measures` has the list."""
        return self.measures.number(path)

    def word(self, path: str) -> str:
        """``Mira.title``, ``Mira.controller``, ``b.prey``."""
        return self.measures.word(path)

    def region(self, name: str) -> str:
        """The region in which a card lies, in a word."""
        return REGION_WORDS[self.g.where[self.naming.card(name)]]


def position(
    *seats: SeatOf,
    edition: str = NEWEST,
    turn: str = "a",
    phase: str = "minion",
    number: int = 20,
    seed: int = 1,
    options: Mapping[str, str | int | bool] | None = None,
    contested: Sequence[str] = (),
    ousted: Sequence[str] = (),
    counters: Sequence[tuple[int, str, str, str]] = (),
    cards: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
    stop: bool = False,
) -> Table:
    """Set up a position and run it to its first decision; it is turn `number` of the game. `contested` are the unique
    cards of which all copies in play are contested, by name; `ousted` are seats without pool; `counters` are named
    counters: how many, which, on which card or seat, and the seat that has put them there; `cards` are made up for the
    position, by name; `names` are those of the players; with `stop`, a choice with one option stays open."""
    players = list(names) or list(LETTERS[: len(seats)])
    _check_table(seats, players, edition, turn, phase, ousted)
    agreed: dict[str, str | int | bool] = {"turns": 1_000, **(options or {})}
    agreement.check(edition, len(seats), agreed)
    if not isinstance(number, int) or number < 1:
        raise BadSetting(f"number should be a number from 1 on, not {number!r}")
    g = VtesGame(len(seats), seed, edition, agreed)
    layout = Layout(edition_of(edition, agreed), agreed, contested)
    for name, line in (cards or {}).items():
        if not isinstance(line, str):
            raise BadSetting(f"cards: {name} should be a line like 'modifier obf, stealth 2', not {str(line)[:40]!r}")
        layout.make(name, card(name, line))
    laid = [_laid_out(layout, player, spec) for player, spec in zip(players, seats, strict=True)]
    layout.check(players)
    ids: dict[str, int] = {}
    for at, spec in enumerate(seats):
        g.pool[at] = spec.pool
        if spec.edge:
            g.edge = at
        for region, items in laid[at]:
            for item in items:
                _place(g, ids, at, region, item)
    g.due = False  # a hand that is smaller than its size stays so until something happens
    for minion in [minion for at in range(len(seats)) for minion in g.minions(at)]:
        assert_claim(g, minion)
    for name in layout.contested():
        enters(g, ids[name], g.controller[ids[name]])
    for out in ousted:
        g.ousted[players.index(out)] = 1
    _put_counters(g, ids, players, counters)
    _check_whole(g)
    g.total = sum(g.pool) + sum(g.blood)
    g.repertoire = repertoire_of(g.face)
    g.asks_all = stop
    g.turn = number
    first = players.index(turn)
    whole, this = Jyhad(first), Turn(first, number)
    whole.at = 1
    this.at = Turn.STEPS.index(phase)
    g.stack = [whole, this]
    g.knows_spans = False
    advance(g, stop=stop)
    return Table(g, ids, players, stop)


def _put_counters(
    g: VtesGame, ids: Mapping[str, int], players: Sequence[str], counters: Sequence[tuple[int, str, str, str]]
) -> None:
    for count, name, holder, owner in counters:
        if name not in COUNTERS or count < 1:
            raise BadSetting(
                f"counters: '{count} {name} on {holder}' should be such as '2 {COUNTERS[0]} on Mira'; names are "
                f"{', '.join(COUNTERS)}"
            )
        if holder not in ids and holder not in players:
            raise BadSetting(f"counters: no card '{holder}' is in play")
        if owner not in players:
            raise BadSetting(f"counters: no player '{owner}'{nearest(owner, players)}")
        on = ids[holder] if holder in ids else ~players.index(holder)
        g.counters[on, name, players.index(owner)] = count


def _check_table(
    seats: Sequence[SeatOf], players: Sequence[str], edition: str, turn: str, phase: str, ousted: Sequence[str]
) -> None:
    """Refuse what no table can show, and say what would be right."""
    if edition not in EDITIONS:
        raise BadSetting(f"no edition {edition!r}; there are {', '.join(EDITIONS)}")
    if not 2 <= len(seats) <= len(LETTERS):
        raise BadSetting(f"{len(seats)} seats; 2 to {len(LETTERS)} can play [setup.players.count]")
    if len(set(players)) != len(seats):
        raise BadSetting(f"{len(seats)} seats, and {len(set(players))} different names: {', '.join(players)}")
    if turn not in players:
        raise BadSetting(f"no seat {turn!r} whose turn it could be; there are {', '.join(players)}")
    if phase not in Turn.STEPS:
        raise BadSetting(f"no phase {phase!r}; there are {', '.join(Turn.STEPS)} [turn.phases.five]")
    for out in ousted:
        if out not in players:
            raise BadSetting(f"ousted: no player '{out}'{nearest(out, players)}")
    if turn in ousted:
        raise BadSetting(f"turn: {turn} is ousted and takes no more turns [end.oust.zero-pool]")
    for player, spec in zip(players, seats, strict=True):
        if isinstance(spec.pool, bool) or not isinstance(spec.pool, int):
            raise BadSetting(f"seat {player}: pool should be a number from 1 on, not {str(spec.pool)[:20]!r}")
        if spec.pool < 1 and player not in ousted:
            raise BadSetting(f"seat {player} has {spec.pool} pool: she would be ousted [end.oust.zero-pool]")
    if sum(spec.edge for spec in seats) > 1:
        raise BadSetting("there is only one Edge [setup.edge.uncontrolled]")


def _laid_out(layout: Layout, player: str, spec: SeatOf) -> list[tuple[int, list[Laid]]]:
    found: list[tuple[int, list[Laid]]] = []
    for region, items in spec.regions.items():
        found.append((REGION_OF[region], [layout.lay(player, region, item) for item in items]))
    layout.check_hand(player)
    return found


def _check_whole(g: VtesGame) -> None:
    """Refuse a vampire with more blood than his capacity, which the cards around him may change, and a minion with two
    cards of which he can have only one.

    [card.crypt.blood-cap]
    """
    for minion in [minion for at in range(g.seats) for minion in (*g.ready(at), *g.torpor(at))]:
        most = stats.capacity(g, minion)
        if g.is_vampire(minion) and g.blood[minion] > most:
            raise BadSetting(
                f"{g.face[minion].name} has {g.blood[minion]} blood, and a capacity of {most} [card.crypt.blood-cap]"
            )
        on = g.on(minion)
        for one, other in [(one, other) for one in on for other in on if one != other]:
            if forbids_bearing(g, one, other):
                raise BadSetting(
                    f"{g.face[minion].name} cannot have {g.face[one].name} and {g.face[other].name}: a card says so "
                    f"[{FORBIDDEN}]"
                )


def _place(g: VtesGame, names: dict[str, int], at: int, region: int, laid: Laid) -> None:
    owner = at if laid.owner < 0 else laid.owner
    known = (
        EVERYBODY
        if region in (READY, TORPOR, PLAY, ASH_HEAP, INCAPACITATED, ANTE)
        else only(at)
        if region in (HAND, UNCONTROLLED, RESEARCH)
        else 0
    )
    card = g.add_card(laid.face, owner, region, known)
    if owner != at:
        g.put(card, region, at)
    if region != CRYPT:
        g.blood[card] = laid.counters
    g.locked[card] = 1 if laid.locked else 0
    _name(names, laid.face.name, card)
    if region == PLAY and (laid.face.types & EVENT or _is_for_one_game(laid.face)):
        g.events_played.append(laid.face.key)  # it has been played [discard.event.once-per-game]
    if laid.sect:
        g.sects[card] = laid.sect
    for on in laid.on:
        attached = g.add_card(on.face, at if on.owner < 0 else on.owner, PLAY, EVERYBODY)
        g.attach(attached, card, at)
        g.blood[attached] = on.counters
        g.locked[attached] = 1 if on.locked else 0
        _name(names, on.face.name, attached)


def _is_for_one_game(face: Face) -> bool:
    """Whether the card can be played only once in a game."""
    return any(mode.limit & ~how_often.FOR_ALL == how_often.GAME for mode in face.definition.modes)


def _name(names: dict[str, int], name: str, card: int) -> None:
    """Name a card. A second card of a name is called ``Name#2`` and so on."""
    count = 1
    while (name if count == 1 else f"{name}#{count}") in names:
        count += 1
    names[name if count == 1 else f"{name}#{count}"] = card
