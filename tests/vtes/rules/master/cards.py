"""Ad-hoc cards for the tests of a Methuselah's own phases, in a line or two each."""

from __future__ import annotations

import pytest

from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.face import Face, made_up
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, Gives, Mode, as_mode, giving

EDITIONS = ("2000", "2011", "2012", "2023")
editions = pytest.mark.parametrize("edition", EDITIONS)
since_2011 = pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
with_draft = pytest.mark.parametrize("edition", ["2011", "2012"])


def card(
    name: str,
    types: int,
    *modes: Mode,
    gives: tuple[Gives, ...] = (),
    abilities: tuple[Mode, ...] = (),
    adds: tuple[str, ...] = (),
    **printed: object,
) -> Face:
    return made_up(name, types, definition=Definition(0, modes, gives, abilities, adds), **printed)


def coin(name: str = "Coin", *traits: str) -> Face:
    """A regular master card of no listed type: gain 1 pool."""
    return card(name, faces.MASTER, build.master(do.gain_pool(1)), traits=traits)


def whim(name: str = "Whim", *traits: str) -> Face:
    """An out-of-turn master card: gain 1 pool."""
    return card(name, faces.MASTER, build.out_of_turn(do.gain_pool(1)), traits=("out-of-turn", *traits))


def veto(name: str = "Veto") -> Face:
    """An out-of-turn master card that cancels a master card as it is played."""
    return card(name, faces.MASTER, build.cancels(do.cancel_card(faces.MASTER, others=True)), traits=("out-of-turn",))


def chapel(name: str = "Chapel") -> Face:
    """A location: in the master phase, lock it to gain 1 pool."""
    gain = as_mode((do.lock_card(base.CARD), do.gain_pool(1)), windows.MASTER)
    return card(name, faces.MASTER, build.master(do.put_in_play()), abilities=(gain,), traits=("location",))


def study(name: str = "Study", shows: bool = True) -> Face:
    """A Discipline card for Potence; it shows +1 capacity, or not."""
    gives = (giving(spans.CAPACITY, 1),) if shows else ()
    teach = build.master(do.put_on(), target=choose.lacking("pot"))
    return card(name, faces.MASTER, teach, gives=gives, adds=("pot",), traits=("discipline",))


def medal(name: str = "Medal", bleed: int = 1) -> Face:
    """A trophy: its bearer gets +1 bleed."""
    return card(
        name, faces.MASTER, build.master(do.put_in_play()), gives=(giving(spans.BLEED, bleed),), traits=("trophy",)
    )


def gives_seat(name: str, what: int, amount: int) -> Face:
    """A master card in play that gives its controller more of something."""
    return card(name, faces.MASTER, build.master(do.put_in_play()), gives=(giving(what, amount, base.YOU),))
