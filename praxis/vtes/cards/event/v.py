"""Event cards: V."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

TOP_OF_HIS = top(controller(IT), LIBRARY)
VEILED = noted("veil of darkness")
card(
    102095,
    "Veil of Darkness",
    event(put(CARD, PLAY)),
    on(
        fact.PLAYED,
        note("veil of darkness", IT),
        show(TOP_OF_HIS),
        if_(
            is_(TOP_OF_HIS, MASTER_CARD),
            if_(is_(THAT_CARD, requires("obt")), burn(2, BLOOD, IT)),
            cancel(LIBRARY_CARD, free=True),
        ),
        of=VAMPIRE & ~VEILED,
        about=DISCIPLINED,
    ),
    not_replaced="play",
    digest="fb158a93564f",
)
