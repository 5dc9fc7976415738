"""Positions that card tests share: a fight at the first location, and somebody who waits at the second."""

from typing import Any

from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import NAMES, Table

PLAIN_ALLIES: dict[int | str, str] = {1: "human 2/1/3/0", 2: "human 2/1/3/1", "haven": "human 1/1/3/0"}
"""Allies without effects, so that winning one changes nothing else."""

STOP = "power 1 conflict: choose you: gain 1 blood | gain 1 influence"
"""A card that asks a question in the conflict, at which the table stops."""


def fight(own: Seat, *rivals: Seat, resolves: int = 1, **more: Any) -> Table:
    """`a` meets the rivals at location 1, and nobody withdraws. Another player waits at location 2, where the table
    stops.

    Cards whose names are not at issue are made up ("power 1"): they do nothing.
    """
    waiting = Seat(at={resolves + 1: ["power 2", "1 blood"]})
    seats: dict[str, Any] = dict(zip(NAMES, (own, *rivals, waiting), strict=False))
    t = Table(**seats, cards="house", resolves=resolves, **{"allies": PLAIN_ALLIES, **more})
    t.stays(*t.names[: len(rivals) + 1])
    return t


def printed(t: Table, *codes: str) -> int:
    """The sum of the printed powers."""
    return sum(t.game.set.by_code[code].power for code in codes)


def powers(t: Table, at: int = 1) -> dict[str, int]:
    """The total powers that decided the last conflict at a location, by player."""
    told = [each for each in t.told("conflict") if each["location"] == t.place(at)][-1]
    return {t.names[seat]: power for seat, power in zip(told["ranking"], told["powers"], strict=True)}


def gained(t: Table, who: str, what: str) -> int:
    """All that a player has gained from the bank so far."""
    return sum(told["amount"] for told in t.told("gained") if told["seat"] == t.seat(who) and told["what"] == what)
