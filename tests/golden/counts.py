"""Option counts from fixed positions of V:TES, as text: how many ways there are to give one, two, three answers.

As chess libraries do it: the numbers have no meaning of their own, but no change of the rules leaves all of them alone.
Beneath each row stand the ways at its last depth by first answer, so that a difference shows where it comes from.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from praxis.kernel.decision import Option, key
from praxis.kernel.game import Game, Setting
from praxis.kernel.perft import perft
from praxis.kernel.walks import header_for
from praxis.vtes.kind import KIND
from praxis.vtes.positions.scenario import SeatOf, Table, position, seat

HERE: Final = Path(__file__).parent / "counts"
EDITIONS: Final = ("2000", "2011", "2012", "2023")
_CARDS_IN: Final = {"play": 2, "use": 2, "rescue": 2, "diablerize": 2, "take": 2, "vote": 1, "card": 1, "block": 1}
"""How many of the numbers of an answer are cards, if it is not just the first of them or none."""
_NO_CARDS: Final = ("target", "prevent", "edge", "crypt")

Posed = tuple[Game, dict[str, int]]


def _full(table: Table) -> Posed:
    return table.g, table.names


def _crowd() -> list[SeatOf]:
    """A position of five Methuselahs in the middle of a game, each with something to do."""
    return [
        seat(
            pool=14,
            ready=["Mira 4/8 DOM obf pre", ("Nils 3/6 POT cel", [".44 Magnum"]), "Gog 2/4 slave-of:Tremere"],
            torpor=["Lost 2/5 clan:Tremere"],
            hand=["Govern the Unaligned", "Computer Hacking", "Kine Resources Contested", "Flash", "Bonding"],
            play=["Dreams of the Sphinx"],
            library=20,
            crypt=3,
        ),
        seat(
            pool=9,
            ready=["Oskar 3/5 AUS", "Olga 4/4 primogen"],
            hand=["Enhanced Senses", "Dodge", "Deflection", "Telepathic Misdirection"],
            torpor=["Ota 3/7"],
        ),
        seat(pool=11, ready=["Cleo 5/9 prince city:Paris PRE"], hand=["Dread Gaze"], edge=True),
        seat(pool=6, ready=["Dirk 2/3 locked", "Dora 2/4 for"]),
        seat(pool=20, ready=["Emma 6/7 ANI aus", "Erik 1/2"], hand=["Enhanced Senses", "Raven Spy"]),
    ]


def start_of_the_game(edition: str) -> Posed:
    return KIND.begin(header_for(KIND, Setting(4, edition=edition), 1)), {}


def minion_phase(edition: str) -> Posed:
    return _full(position(*_crowd(), edition=edition))


def a_block_to_decide(edition: str) -> Posed:
    t = position(*_crowd(), edition=edition)
    t.does("play Computer Hacking Mira 0")
    t.passes_until_offered("block Oskar")
    return _full(t)


def combat_with_strike_cards(edition: str) -> Posed:
    t = position(
        seat(
            ready=[("Kurt 4/6 POT CEL ani", [".44 Magnum"])],
            hand=["Roundhouse", "Blur", "Fake Out", "Carrion Crows", "Flash", "Taste of Vitae"],
        ),
        seat(
            ready=[("Ira 4/6 THA pre FOR", ["Ivory Bow", "Raven Spy"])],
            hand=["Theft of Vitae", "Majesty", "Dodge", "Skin of Rock", "Indomitability"],
        ),
        seat(ready=["Vera 2/8 clan:Brujah"], hand=["Save Face"]),
        edition=edition,
    )
    t.does_all("bleed Kurt", "block Ira")
    return _full(t)


def a_referendum(edition: str) -> Posed:
    t = position(
        seat(
            ready=["Mira 4/8 prince city:Rome PRE", "Ines 3/5 primogen"],
            hand=["Kine Resources Contested", "Bewitching Oration"],
        ),
        seat(ready=["Oskar 3/6 priscus sect:Sabbat", "Olga 2/4 bishop sect:Sabbat"], hand=["Domain Challenge"]),
        seat(ready=["Cleo 5/9 justicar clan:Brujah pre"], hand=["Dread Gaze"], edge=True),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira 0")
    t.passes_until("terms")
    for _ in range(4):
        t.does("target b" if len(t.told("plays")) == 1 and t.offers("target b") else "target c")
    t.passes_until("polling")
    return _full(t)


def influence_phase(edition: str) -> Posed:
    t = position(
        seat(pool=7, uncontrolled=["Elder 8/10", "Youth 2/3", "Ready 5/5"], crypt=3),
        seat(pool=3, uncontrolled=["Other 1/4"], ready=["Oskar 2/4"]),
        edition=edition,
        phase="influence",
    )
    return _full(t)


def unlock_phase(edition: str) -> Posed:
    """A position with a contest of titles, the Edge, a location and a Methuselah who may withdraw."""
    t = position(
        seat(
            pool=8,
            ready=["Mira 4/8 prince city:Rome locked", "Nils 2/4 locked"],
            play=["Dreams of the Sphinx"],
            hand=["Blood Doll"],
            edge=True,
        ),
        seat(ready=["Oskar 3/6 prince city:Rome"]),
        seat(ready=["Cleo 1/1"]),
        edition=edition,
        phase="unlock",
    )
    return _full(t)


POSITIONS: Final[dict[str, tuple[Callable[[str], Posed], int]]] = {
    "start of the game": (start_of_the_game, 5),
    "unlock phase": (unlock_phase, 6),
    "minion phase": (minion_phase, 5),
    "a block to decide": (a_block_to_decide, 6),
    "combat with strike cards": (combat_with_strike_cards, 8),
    "a referendum": (a_referendum, 5),
    "influence phase": (influence_phase, 6),
}
"""The positions, each with the depth to which it is counted."""


def place(edition: str) -> Path:
    return HERE / f"{edition}.counts"


def table_of(edition: str) -> str:
    """The table of counts of all positions of an edition."""
    lines = [
        f"# V:TES by the book of {edition}: ways to give 1, 2, 3 … answers; at the last depth by first answer",
        "# Made by: pytest tests/golden --regenerate",
    ]
    for name, (pose, depth) in POSITIONS.items():
        game, names = pose(edition)
        decision = game.decision
        assert decision is not None, f"nobody is asked: {name}"
        parts = {option: _ways(game, option, depth - 1) for option in decision.options}
        counts = [len(parts), *(sum(column) for column in zip(*parts.values(), strict=True))]
        lines.extend(["", f"{name}: {' '.join(map(str, counts))}", f"  seat {decision.seat}, {decision.kind}"])
        called = {card: each for each, card in names.items()}
        lines.extend(f"  {parts[option][-1]:>7}  {key(option)}{_names(option, called)}" for option in decision.options)
    return "\n".join(lines) + "\n"


def _ways(game: Game, option: Option, depth: int) -> list[int]:
    twin = game.fork()
    twin.answer(decided_by(game), key(option))
    return perft(twin, depth)


def decided_by(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat


def _names(option: Option, called: dict[int, str]) -> str:
    """The names of the players and cards that an answer is about."""
    if option[0] in _NO_CARDS:
        return ""
    numbers = [part for part in option[1:] if isinstance(part, int)][: _CARDS_IN.get(str(option[0]), 1)]
    found = [called[number] for number in numbers if number in called]
    return f"  ({', '.join(found)})" if found else ""
