"""Employers and their retainers, for tests of several of them."""

from __future__ import annotations

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import until
from tests.vtes.cards.tables import bystander


def bitten(card: str, words: str, *answers: str, hand: tuple[str, ...] = (), name: str = "Oskar") -> Table:
    """Oskar's bleed, or that of another, is blocked by Mira, who has the retainer: their combat begins."""
    t = position(
        seat(ready=["Oskar 8/9 pre" if name == "Oskar" else name], hand=list(answers)),
        seat(ready=[(f"Mira 8/9 cel {words}".strip(), [card])], hand=list(hand)),
        bystander(),
    )
    t.does(f"bleed {name}")
    until(t, "block Mira")
    t.does("block Mira", by="b")
    return t


def bites(t: Table, whom: str, card: str) -> list[tuple[int, int]]:
    """What the retainer has inflicted, each time: how much, and whether it was environmental."""
    mine = (t[whom], t[card])
    return [
        (told["ordinary"], told["environmental"]) for told in t.told("damage") if (told["card"], told["source"]) == mine
    ]
