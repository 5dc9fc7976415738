"""Master cards played in the turns of others: when, how many, and what they cost the next master phase."""

from __future__ import annotations

from typing import Final

from praxis.vtes.model.state import Vtes

PLAYED: Final = 1
TRIFLE: Final = 2
"""It was a trifle and has given its master phase action for the next master phase."""


def is_out_of_turn(g: Vtes, card: int) -> bool:
    """Whether a card is an out-of-turn master card; every other master card is a regular one. [master.card.kinds]"""
    return "out-of-turn" in g.face[card].traits


def bar(g: Vtes, seat: int, card: int) -> str:
    """The clause that keeps a seat from playing an out-of-turn master card now."""
    if not is_out_of_turn(g, card):
        return ""
    if g.turn_span().seat == seat:
        return "master.out-of-turn.not-own-turn"  # [master.out-of-turn.not-own-turn] [master.out-of-turn.when]
    return "master.out-of-turn.limit" if g.out_of_turn[seat] else ""  # [master.out-of-turn.limit]


def owe(g: Vtes, seat: int, card: int) -> None:
    """Note that a card played out of turn, cancelled or not, costs an action of the next master phase.

    [master.out-of-turn.debt] [master.out-of-turn.debt-if-cancelled]
    """
    if is_out_of_turn(g, card):
        g.out_of_turn[seat] = PLAYED
        g.debts[seat] += 1


def credit_trifle(g: Vtes, seat: int, card: int) -> None:
    """Note that an out-of-turn trifle that is not cancelled gives an action in the next master phase.

    [master.trifle.out-of-turn]
    """
    if is_out_of_turn(g, card) and is_trifle(g, card):
        g.out_of_turn[seat] = TRIFLE
        g.debts[seat] -= 1


def is_trifle(g: Vtes, card: int) -> bool:
    return g.edition.has_trifles and "trifle" in g.face[card].traits
