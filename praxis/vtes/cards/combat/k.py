"""Combat cards: K."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    102330,
    "Kiss of Cathari",
    *(strike(code, ends()) for code in ("obf", "pre")),
    *(
        strike(code, ends(), hits(if_(CLOSE, later(fact.FOUGHT, lock(T), gain(1, STUN, T), until=COMBAT))))
        for code in ("OBF", "PRE")
    ),
    digest="f4bd376d02b9",
)
