"""A position of Vendetta as a small text file, for people who have a question about the rules.

    game: vendetta
    round: 2
    turn: claudia, 2 left          or  resolves: 1  or  phase: cards
    ambition: louis
    settings: relics, sole_by=cards
    ally at 1: vampire 3/2/4/1

    [claudia]
    clan: brujah
    blood: 3
    tokens: 1 red, 1 grey
    alliance: victim, drained victim
    hand: Hunt, power 4 conflict: lose each-rival 2 blood
    at 1: down Five, 2 blood

    [louis]

`docs/scenarios.md` explains it; the words for cards are those of `praxis.vendetta.positions.adhoc_cards`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from praxis.kernel import moments
from praxis.kernel.errors import BadSetting, nearest
from praxis.kernel.lines import bare, field, is_number, parts, setting, written, yes
from praxis.vendetta.cards import CLANS
from praxis.vendetta.positions.builder import Place, Seat
from praxis.vendetta.positions.scenario import NAMES, PHASES, Table
from praxis.vendetta.sets import HOUSE
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_TABLE: Final = (
    "game",
    "cards",
    "round",
    "phase",
    "turn",
    "resolves",
    "ambition",
    "seed",
    "settings",
    "ally deck",
    "ally at PLACE",
    "location card at PLACE",
)
_SEAT: Final = (
    "clan",
    "blood",
    "influence",
    "tokens",
    "alliance",
    "hand",
    "deck",
    "relic",
    "eliminated",
    "at PLACE",
)


class Position(msgspec.Struct):
    """What a file says. What it leaves out is as in `Table`."""

    seats: dict[str, Seat] = {}
    cards: str = HOUSE
    round: int = 1
    phase: str = "planning"
    turn: str = ""
    left: int = 0
    resolves: Place = 0
    ambition: str = ""
    seed: int = 1
    settings: dict[str, str | int | bool] = {}
    allies: dict[Place, str] = {}
    scenes: dict[Place, str] = {}
    ally_deck: list[str] = []

    def table(self) -> Table:
        """Set the position up; `BadSetting` says in one line why it cannot be set up."""
        names = [*self.seats, *(name for name in NAMES if name not in self.seats)]
        seats = list(self.seats.values())
        return Table(
            *seats,
            players=len(seats) if len(seats) > 2 else 4,
            names=names,
            cards=self.cards,
            round=self.round,
            phase=self.phase,
            turn=self.turn,
            left=self.left,
            resolves=self.resolves,
            ambition=self.ambition or 0,
            allies=self.allies,
            ally_deck=self.ally_deck,
            scenes=self.scenes,
            seed=self.seed,
            **self.settings,  # type: ignore[arg-type]
        )


# -- reading -----------------------------------------------------------------------------------------------------------


def read(text: str) -> Position:
    """Read a position from the text of its file; `BadSetting` names the line."""
    found = Position()
    seat: Seat | None = None
    for number, raw in enumerate(moments.split(text)[0].splitlines(), start=1):
        line = bare(raw)
        try:
            if line.startswith("["):
                seat = _begin(found, line)
            elif line:
                name, value = field(line)
                _take_of_seat(seat, name, value) if seat is not None else _take(found, name, value)
        except BadSetting as error:
            raise BadSetting(f"line {number}: {error}") from None
    return found


def _begin(found: Position, line: str) -> Seat:
    name = line[1:-1].strip()
    if not line.endswith("]") or not name.isidentifier():
        raise BadSetting(f"'{line}' should be a player's name in brackets, such as [claudia]")
    if name in found.seats:
        raise BadSetting(f"{name} sits at the table already")
    if len(found.seats) == len(NAMES):
        raise BadSetting(f"a seventh player, {name}; Vendetta is for 3 to 6 players [vendetta.game.player-count]")
    found.seats[name] = Seat()
    return found.seats[name]


def _take(found: Position, name: str, value: str) -> None:
    """Read a line about the whole table."""
    if name == "game":
        if value != "vendetta":
            raise BadSetting(f"a position of '{value}', not of vendetta")
    elif name in ("round", "seed"):
        setattr(found, name, _number(name, value))
    elif name in ("cards", "ambition"):
        setattr(found, name, value)
    elif name == "phase":
        if value not in PHASES:
            raise BadSetting(f"no phase '{value}'{nearest(value, PHASES)}")
        found.phase = value
    elif name == "turn":
        found.turn, _, left = (part.strip() for part in value.partition(","))
        found.left = _number("turns left", left.removesuffix("left").strip()) if left else 0
    elif name == "resolves":
        found.resolves = value
    elif name == "settings":
        found.settings = dict(map(setting, parts(value)))
    elif name == "ally deck":
        found.ally_deck = parts(value)
    elif name.startswith("ally at "):
        found.allies[name.removeprefix("ally at ")] = "" if value == "none" else value
    elif name.startswith("location card at "):
        found.scenes[name.removeprefix("location card at ")] = value
    else:
        raise BadSetting(f"unknown field '{name}'{nearest(name, _TABLE)}")


def _take_of_seat(seat: Seat, name: str, value: str) -> None:
    """Read a line about one player."""
    if name in ("blood", "influence"):
        setattr(seat, name, _number(name, value))
    elif name in ("clan", "relic"):
        setattr(seat, name, value)
    elif name == "tokens":
        seat.red, seat.grey = _tokens(value)
    elif name in ("alliance", "hand", "deck"):
        setattr(seat, name, [] if value == "none" else parts(value))
    elif name == "eliminated":
        seat.eliminated = yes(name, value)
    elif name.startswith("at "):
        seat.at = {**seat.at, name.removeprefix("at "): parts(value)}
    else:
        raise BadSetting(f"unknown field '{name}'{nearest(name, _SEAT)}")


def _number(name: str, value: str) -> int:
    if not is_number(value):
        raise BadSetting(f"{name} should be a number, not '{value}'")
    return int(value)


def _tokens(value: str) -> tuple[int, int]:
    count = {"red": 0, "grey": 0}
    for part in parts(value):
        number, _, colour = part.partition(" ")
        if colour not in count:
            raise BadSetting(f"tokens are such as '1 red, 1 grey', not '{part}'")
        count[colour] += _number("tokens", number)
    return count["red"], count["grey"]


# -- writing -----------------------------------------------------------------------------------------------------------


def write(position: Position) -> str:
    """The text of a position's file. `read` gives the same position back."""
    usual = Position()
    lines = ["game: vendetta", f"cards: {position.cards}", f"round: {position.round}"]
    if position.resolves:
        lines.append(f"resolves: {position.resolves}")
    elif position.turn:
        lines.append(f"turn: {position.turn}" + (f", {position.left} left" if position.left else ""))
    elif position.phase != usual.phase:
        lines.append(f"phase: {position.phase}")
    lines += _unless(position.ambition, "", "ambition: {}")
    lines += _unless(position.seed, usual.seed, "seed: {}")
    lines += _unless(", ".join(written(*pair) for pair in position.settings.items()), "", "settings: {}")
    lines += [f"ally at {place}: {card or 'none'}" for place, card in position.allies.items()]
    lines += [f"location card at {place}: {card}" for place, card in position.scenes.items()]
    lines += _unless(", ".join(position.ally_deck), "", "ally deck: {}")
    for name, seat in position.seats.items():
        lines += ["", f"[{name}]", *_written_seat(seat)]
    return "\n".join(lines) + "\n"


def _written_seat(seat: Seat) -> list[str]:
    usual = Seat()
    tokens = ", ".join(f"{count} {colour}" for count, colour in ((seat.red, "red"), (seat.grey, "grey")) if count)
    lines = [
        *_unless(seat.clan, "", "clan: {}"),
        *_unless(seat.blood, usual.blood, "blood: {}"),
        *_unless(seat.influence, usual.influence, "influence: {}"),
        *_unless(tokens, "", "tokens: {}"),
        *_unless(_listed(seat.alliance), _listed(usual.alliance), "alliance: {}"),
    ]
    if seat.hand is not None:
        lines.append(f"hand: {_listed(seat.hand)}")
    lines += _unless(_listed(seat.deck), "none", "deck: {}")
    lines += _written_places(seat.at)
    lines += _unless(seat.relic, "", "relic: {}")
    return [*lines, "eliminated: yes"] if seat.eliminated else lines


def _listed(cards: Sequence[str]) -> str:
    return ", ".join(cards) or "none"


def _written_places(at: Mapping[Place, Sequence[str]]) -> list[str]:
    return [f"at {place}: {', '.join(things)}" for place, things in at.items() if things]


def _unless(value: str | int, usual: str | int, form: str) -> list[str]:
    return [] if value == usual else [form.format(value)]


# -- showing -----------------------------------------------------------------------------------------------------------


def picture(t: Table) -> list[str]:
    """The whole table in plain lines, with nothing hidden."""
    g = t.game
    lines = [f"Round {g.round}. {t.names[g.ambition].capitalize()} has the ambition token."] if g.round else []
    for place in range(g.locations):
        lines.append(f"{_place_name(t, place)}: {_ally(t, g.allies_at[place])}{_scene(t, place)}")
        for seat in g.present(place):
            things = t.cards(seat, place + 1)
            things += [f"{g.players[seat].blood_at[place]} blood"] if g.players[seat].blood_at[place] else []
            lines.append(f"    {t.names[seat]}: {', '.join(things)} = power {t.power(seat, place + 1)}")
    return lines + [_player(t, seat) for seat in range(g.seats) if g.players[seat].clan != NONE]


def _place_name(t: Table, place: int) -> str:
    return "Haven" if t.where(place) == "haven" else f"Location {place + 1}"


def _ally(t: Table, card: int) -> str:
    if card == NONE:
        return "no ally"
    ally = t.game.set.cards[card]
    nature = "vampire" if ally.vampire else "human"
    return f"{ally.name} ({nature} {ally.influence}/{ally.feeding}/{ally.drain}/{ally.drained})"


def _scene(t: Table, place: int) -> str:
    return f"; {t.name(t.game.scenes[place])}" if t.game.scenes[place] != NONE else ""


def _player(t: Table, seat: int) -> str:
    player = t.game.players[seat]
    if player.eliminated:
        return f"{t.names[seat]} ({CLANS[player.clan]}): eliminated"
    parts = [f"{player.blood} blood", f"{player.influence} influence"]
    parts += [f"{count} {colour}" for count, colour in ((player.red, "red"), (player.grey, "grey")) if count]
    parts.append(f"alliance {_listed(t.alliance(seat))}")
    parts.append(f"hand {_listed(t.hand(seat))}")
    if player.relic != NONE:
        parts.append(f"relic {'used ' if t.game.used >> player.relic & 1 else ''}{t.name(player.relic)}")
    return f"{t.names[seat]} ({CLANS[player.clan]}): {'; '.join(parts)}"
