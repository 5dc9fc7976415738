"""Positions and shorthands that tests of locations share."""

from __future__ import annotations

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.tables import (
    bystander,
)

INNER_VOICE = "trait:path-of-Power-and-the-Inner-Voice"
LASOMBRA, TREMERE, BRUJAH, RAVNOS = "clan:Lasombra", "clan:Tremere", "clan:Brujah", "clan:Ravnos"
HAQIM, HECATA, SALUBRI, NOSFERATU = "clan:Banu-Haqim", "clan:Hecata", "clan:Salubri", "clan:Nosferatu"
GANGREL, TOREADOR, MINISTRY, VENTRUE = "clan:Gangrel", "clan:Toreador", "clan:Ministry", "clan:Ventrue"


def polling(card: str, *ready: str, edition: str, counters: int = 0, pool: int = 30) -> Table:
    """A prince of seat a has called; seat b has the card in play, and these vampires."""
    t = position(
        seat(ready=["Mira 4/8 prince:Chicago", "Ines 3/5"], hand=["Kine Resources Contested"]),
        seat(pool=pool, ready=list(ready), play=[f"{card} counters:{counters}" if counters else card]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    while t.asks != "terms":
        t.passes()
    while t.asks == "terms":
        t.does("target c" if t.offers("target c") else "target a")
    while not (t.asks == "polling" and t.who() == "b"):
        t.passes()
    return t
