"""Positions that tests of master cards share."""

from __future__ import annotations

from praxis.effects.scope import Scope
from praxis.vtes.effects.conditions import needs
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.tables import bystander

HAND = "sect:Sabbat trait:black-hand"


def fill(t: Table, card: str, counters: int) -> None:
    """Counters from the bank on a card that lies on another."""
    t.g.gain_blood(t[card], counters, counters, "card.counter.gain-from-bank")


BLACK_HAND = "trait:black-hand"


def held(card: str, mira: str, edition: str, oskar: str = "", **more: object) -> Table:
    return position(
        seat(ready=[f"Mira 3/5 {mira}".strip()], hand=[card], **more),  # type: ignore[arg-type]
        seat(ready=[f"Oskar 2/4 {oskar}".strip()], torpor=["Gone 0/4"], play=["The Barrens"]),
        bystander(),
        phase="master",
        edition=edition,
    )


def plays_it(t: Table, card: str) -> bool:
    return f"play {t[card]} -1 0" in t.options()


CATHARI = "trait:path-of-Cathari"
GIOVANNI = "clan:Giovanni"
ASSAMITE = "clan:Banu-Haqim"


def asks_anew(t: Table) -> None:
    """What is offered in her unlock phase is found again after something is used."""
    t.does("use Blood Puppy")
    t.does("way 1")


DIA = "Día de los Muertos"


def asks_for(t: Table, *codes: str, clans: tuple[str, ...] = ()) -> bool:
    return needs(*codes, clans=clans).holds(t.g, Scope(-1, 0, -1))
