"""A position of V:TES as a small text file, for people who have a question about the rules.

    game: vtes
    edition: 2012
    turn: anna, minion
    edge: bob
    [cards]
    Fade: modifier obf, stealth 1
    [anna]
    pool: 12
    ready: Mira 3/5 DOM obf, Anson blood:4 locked with Rusty Gun + Watchful Crow
    hand: Fade, Govern the Unaligned
    [bob]
    ready: Oskar 2/4 aus locked

`docs/scenarios.md` explains it; the words for cards are those of `minions` and `adhoc_cards`, here and in Python.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from praxis.kernel import moments
from praxis.kernel.errors import BadSetting, nearest
from praxis.kernel.lines import bare, field, is_number, parts, setting, written, yes
from praxis.vtes.dealt import agreement
from praxis.vtes.editions import EDITIONS, NEWEST
from praxis.vtes.model.regions import COUNTERS
from praxis.vtes.positions.adhoc_cards import card
from praxis.vtes.positions.layout import REGIONS, Item, Layout
from praxis.vtes.positions.minions import number
from praxis.vtes.positions.scenario import SeatOf, position, seat
from praxis.vtes.positions.session import Posed

PHASES: Final = ("unlock", "master", "minion", "influence", "discard")
_OLD_PHASES: Final = {"untap": "unlock"}
_TABLE: Final = ("game", "edition", "turn", "number", "edge", "options", "seed", "stop")
_SEAT: Final = ("pool", "ousted", "counters", *REGIONS)
_COUNTERS: Final = re.compile(r"(?P<count>[1-9]\d?) (?P<name>\S+) on (?P<holder>.+)")
_MOST_FILLERS: Final = 200
_MOST_COUNTERS: Final = 100
_BEARING: Final = ("ready", "torpor", "uncontrolled", "in play")


class Seat(msgspec.Struct):
    """What a file says of one Methuselah."""

    pool: int = 30
    ousted: bool = False
    cards: dict[str, list[str]] = {}
    """What lies in each region, as written."""
    counters: list[str] = []
    """The named counters that she has put somewhere: ``2 corruption on Mira``."""
    fillers: dict[str, int] = {}
    """How many cards of no interest lie in library and crypt."""


class Position(msgspec.Struct):
    """What a file says of a position. What it leaves out is as in `praxis.vtes.positions.scenario.position`."""

    seats: dict[str, Seat] = {}
    edition: str = NEWEST
    turn: str = ""
    phase: str = "minion"
    number: int = 20
    edge: str = ""
    options: dict[str, str | int | bool] = {}
    seed: int = 1
    cards: dict[str, str] = {}
    """Cards made up for this position, by name."""
    stop: bool = False
    """A choice with one option stays open."""

    def table(self) -> Posed:
        """Set the position up; `BadSetting` says in one line why it cannot be."""
        _check_table(self)
        names = list(self.seats)
        table = position(
            *(self._seat(name) for name in names),
            edition=self.edition,
            turn=self.turn or names[0],
            phase=self.phase,
            number=self.number,
            seed=self.seed,
            options=self.options,
            ousted=[name for name, each in self.seats.items() if each.ousted],
            counters=[_counters(self, each, name) for name, said in self.seats.items() for each in said.counters],
            cards=self.cards,
            names=names,
            stop=self.stop,
        )
        faults = table.g.faults()
        if faults:
            raise BadSetting(f"the position breaks a rule of the table: {faults[0]}")
        return Posed(table)

    def _seat(self, name: str) -> SeatOf:
        said = self.seats[name]
        blanks: list[Item] = ["Blank Page"] * said.fillers.get("library", 0)
        nobodies: list[Item] = [f"Nobody {n + 1} 0/5" for n in range(said.fillers.get("crypt", 0))]
        return seat(
            pool=0 if said.ousted else said.pool,
            edge=self.edge == name,
            ready=said.cards.get("ready", []),
            torpor=said.cards.get("torpor", []),
            uncontrolled=said.cards.get("uncontrolled", ["Nobody 0/9"]),
            play=said.cards.get("in play", []),
            hand=said.cards.get("hand", []),
            library=[*blanks, *said.cards.get("library", [])[::-1]],
            crypt=[*nobodies, *said.cards.get("crypt", [])[::-1]],
            ash_heap=said.cards.get("ash heap", []),
            incapacitated=said.cards.get("incapacitated", []),
            research=said.cards.get("research", []),
            ante=said.cards.get("ante", []),
        )


def _counters(found: Position, text: str, owner: str) -> tuple[int, str, str, str]:
    """Read named counters: ``2 corruption on Mira``, or on a player."""
    said = _COUNTERS.fullmatch(text)
    if said is None or said["name"] not in COUNTERS:
        raise BadSetting(
            f"counters: '{text}' should be such as '2 {COUNTERS[0]} on Mira'; names are {', '.join(COUNTERS)}"
        )
    holder = said["holder"]
    lying = [each for seat_ in found.seats.values() for region in _BEARING for each in seat_.cards.get(region, [])]
    if holder not in found.seats and not any(f"{holder} " in f"{each} " for each in lying):
        raise BadSetting(f"counters: no card '{holder}' is in play")
    return int(said["count"]), said["name"], holder, owner


def _check_table(found: Position) -> None:
    """Refuse what only the whole file shows to be wrong."""
    for what, name in (("turn", found.turn), ("edge", found.edge)):
        if name and name not in found.seats:
            raise BadSetting(f"{what}: no player '{name}'{nearest(name, found.seats)}")
    if not found.seats:
        raise BadSetting("nobody sits at the table; a player begins with a line such as [anna]")
    agreement.check(found.edition, len(found.seats), {"turns": 1_000, **found.options})
    first = found.turn or next(iter(found.seats))
    if found.seats[first].ousted:
        raise BadSetting(f"turn: {first} is ousted and takes no more turns [end.oust.zero-pool]")


# -- reading -----------------------------------------------------------------------------------------------------------


def read(text: str) -> Position:
    """The position that a file describes; `BadSetting` names the line."""
    reading = _Reading()
    for number_, raw in enumerate(moments.split(text)[0].splitlines(), start=1):
        line = bare(raw)
        try:
            if line.startswith("["):
                reading.begin(line)
            elif line:
                name, value = field(line)
                reading.take(name, value, number_)
        except BadSetting as error:
            raise BadSetting(f"line {number_}: {error}") from None
    reading.end()
    return reading.found


class _Reading:
    """Reads a file line by line. Every card is laid out as it is read, so that an error is told with its line."""

    def __init__(self) -> None:
        self.found = Position()
        self.seat = ""
        self.in_cards = False
        self.layout: Layout | None = None
        self.lines: dict[str, int] = {}

    def begin(self, line: str) -> None:
        name = line[1:-1].strip()
        if not line.endswith("]") or not (name.isidentifier() or name == "cards"):
            raise BadSetting(f"'{line}' should be a player's name in brackets, such as [anna], or [cards]")
        self.in_cards = name == "cards"
        if self.in_cards:
            if self.found.seats:
                raise BadSetting("[cards] comes before the first player")
            return
        if name in self.found.seats:
            raise BadSetting(f"{name} sits at the table already")
        if len(self.found.seats) == agreement.MOST:
            raise BadSetting(f"an eleventh player, {name}; at most {agreement.MOST} can play [setup.players.count]")
        self.found.seats[name] = Seat()
        self.seat = name

    def take(self, name: str, value: str, line: int) -> None:
        if self.in_cards:
            self._laid().make(name, card(name, value))
            self.found.cards[name] = value
        elif self.seat:
            self._take_of_seat(self.found.seats[self.seat], name, value)
        else:
            self.lines[name] = line
            _take(self.found, name, value)

    def _laid(self) -> Layout:
        if self.layout is None:
            self.layout = Layout(EDITIONS[self.found.edition], self.found.options)
        return self.layout

    def _take_of_seat(self, said: Seat, name: str, value: str) -> None:
        name = EDITIONS[self.found.edition].region_meant(name)  # [term.legacy.region-names]
        if name == "pool":
            if not is_number(value) or not int(value):
                raise BadSetting(
                    f"pool should be a number from 1 on, not '{value[:20]}'; who has none is out of the game: say "
                    "'ousted: yes' [end.oust.zero-pool]"
                )
            said.pool = number(name, value)
        elif name == "ousted":
            said.ousted = yes(name, value)
        elif name == "counters":
            said.counters = [*said.counters, *_parts(value)]
            if len(said.counters) > _MOST_COUNTERS:
                raise BadSetting(f"counters: at most {_MOST_COUNTERS} entries for a player")
        elif name in ("library", "crypt") and value.isdigit():
            if not is_number(value) or int(value) > _MOST_FILLERS:
                raise BadSetting(f"{name}: at most {_MOST_FILLERS} cards, not {value[:9]}")
            said.fillers = {**said.fillers, name: int(value)}
        elif name in REGIONS:
            cards = [] if value == "none" else _parts(value)
            for each in cards:
                self._laid().lay(self.seat, name, each)
            self._laid().check_hand(self.seat)
            said.cards = {**said.cards, name: [*said.cards.get(name, []), *cards]}
        else:
            raise BadSetting(f"unknown field '{name}'{nearest(name, _SEAT)}")

    def end(self) -> None:
        """Refuse what only the whole file shows to be wrong, with the line that it is about, if there is one."""
        try:
            _check_table(self.found)
            for name, said in self.found.seats.items():
                for each in said.counters:
                    _counters(self.found, each, name)
            self._laid().check(self.found.seats)
        except BadSetting as error:
            line = self.lines.get(str(error).partition(":")[0])
            raise BadSetting(f"line {line}: {error}" if line else str(error)) from None


def _take(found: Position, name: str, value: str) -> None:
    """Read a line about the whole table."""
    if name == "game":
        if value != "vtes":
            raise BadSetting(f"a position of '{value}', not of vtes")
    elif name == "edition":
        if value not in EDITIONS:
            raise BadSetting(f"no edition '{value}'; there are {', '.join(EDITIONS)}")
        found.edition = value
    elif name == "turn":
        found.turn, comma, phase = (part.strip() for part in value.partition(","))
        phase = _OLD_PHASES.get(phase, phase)
        if comma and phase not in PHASES:
            raise BadSetting(f"no phase '{phase}'{nearest(phase, PHASES)} [turn.phases.five]")
        found.phase = phase or found.phase
    elif name in ("number", "seed"):
        setattr(found, name, number(name, value, 1))
    elif name == "stop":
        found.stop = yes(name, value)
    elif name == "edge":
        found.edge = "" if value in ("nobody", "none") else value
    elif name == "options":
        found.options = dict(map(setting, _parts(value)))
    else:
        raise BadSetting(f"unknown field '{name}'{nearest(name, _TABLE)}")


def _parts(value: str) -> list[str]:
    """The parts of a list: separated by commas, or by semicolons if the name of a card has a comma."""
    return parts(value, ";" if ";" in value else ",")


# -- writing -----------------------------------------------------------------------------------------------------------


def write(found: Position) -> str:
    """The file of a position; `read` gives the same position back."""
    usual = Position()
    lines = ["game: vtes", f"edition: {found.edition}"]
    first = found.turn or next(iter(found.seats), "")
    if found.turn or found.phase != usual.phase:
        lines.append(f"turn: {first}, {found.phase}")
    lines += [f"number: {found.number}"] if found.number != usual.number else []
    lines += [f"edge: {found.edge}"] if found.edge else []
    lines += [f"options: {', '.join(written(*pair) for pair in found.options.items())}"] if found.options else []
    lines += [f"seed: {found.seed}"] if found.seed != usual.seed else []
    lines += ["stop: yes"] if found.stop else []
    if found.cards:
        lines += ["", "[cards]", *(f"{name}: {line}" for name, line in found.cards.items())]
    for name, said in found.seats.items():
        lines += ["", f"[{name}]", *_written_seat(said)]
    return "\n".join(lines) + "\n"


def _written_seat(said: Seat) -> list[str]:
    lines = [f"pool: {said.pool}"] if said.pool != Seat().pool else []
    lines += ["ousted: yes"] if said.ousted else []
    lines += [f"counters: {_listed(said.counters)}"] if said.counters else []
    lines += [f"{region}: {_listed(cards)}" for region, cards in said.cards.items()]
    return [*lines, *(f"{region}: {count}" for region, count in said.fillers.items())]


def _listed(cards: list[str]) -> str:
    if any("," in each for each in cards):
        return "; ".join(cards) + (";" if len(cards) == 1 else "")
    return ", ".join(cards) or "none"


# -- showing -----------------------------------------------------------------------------------------------------------


def picture(table: Posed) -> list[str]:
    """The whole table with all cards face up, in plain lines."""
    return table.picture()
