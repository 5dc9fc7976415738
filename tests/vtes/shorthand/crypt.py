"""Effects and targets of crypt cards out of play by short names, for cards made up in tests."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.effects.verb import Target


def bring_out() -> Effect:
    return put(T, READY)


def take_uncontrolled() -> Effect:
    return put(T, UNCONTROLLED)


def unseen() -> Target:
    return a(UNCONTROLLED, OTHERS)


def turn_up() -> Effect:
    """Show the top card of the crypt: a younger vampire is drawn, any other card goes under the crypt."""
    return each(top(YOU), show(IT), if_(num(CAPACITY, IT) < num(CAPACITY, ME), draw(1, CRYPT), other=put(IT, BOTTOM)))


def to_research() -> Effect:
    return put(pick(in_(HAND), MINE), RESEARCH)


def from_research() -> Effect:
    return put(pick(in_(RESEARCH), MINE), HAND)


def recover() -> Effect:
    return put(T, READY)


def incapacitated() -> Target:
    return a(IMBUED, in_(INCAPACITATED), MINE)
