"""Imbued at the table, for tests of several cards."""

from __future__ import annotations

from praxis.vtes.positions import scenario
from praxis.vtes.positions.scenario import SeatOf, Table, seat
from tests.vtes.cards.tables import bystander


def imbued_position(*seats: SeatOf, edition: str) -> Table:
    return scenario.position(*seats, edition=edition, options={"legacy": True} if edition == "2023" else {})


def watching(
    *on: str, actor: str = "Mira 3/8", words: str = "jud", locked: bool = False, edition: str = "2012"
) -> Table:
    """An imbued with these cards on him; Mira hunts, so that there is stealth to beat."""
    state = " locked" if locked else ""
    t = imbued_position(
        seat(ready=[actor]),
        seat(ready=[(f"Otis 3/3 imbued clan:Judge {words}{state}", list(on))]),
        bystander(),
        edition=edition,
    )
    return t


JOHN, JACK, MARION = 'John "Cop90" O\'Malley', 'Jack "Hannibal137" Harmon', 'Marion "Teacher193" Perks'


def fight_of(who: str, edition: str) -> Table:
    """Mira enters combat with an imbued; both strike with their hands."""
    t = imbued_position(
        seat(ready=["Mira 6/8"], hand=["Bum's Rush"]), seat(ready=[who], crypt=1), bystander(), edition=edition
    )
    t.does("play Bum's Rush Mira")
    if t.asks == "target":
        t.does(f"target {who}")
    return t


REACT = "React with Conviction"


def beset(actor: str, *hand: str, edition: str) -> Table:
    """Somebody is to act against Otis, who has the conviction."""
    return imbued_position(
        seat(ready=[actor], hand=list(hand)),
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", [REACT]), "Oskar 2/4"]),
        bystander(),
        edition=edition,
    )


IMBUED = ("Oskar 3/3 imbued clan:Visionary viz", ["Strike with Conviction"])
