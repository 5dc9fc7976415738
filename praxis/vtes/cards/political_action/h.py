"""Political Action cards: H."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    100923,
    "Hierophant",
    political(put(CARD, a(VAMPIRE, clan("Ministry")))),
    gives(VOTES, 1),
    on(fact.BLOCKED, burn(1, BLOOD, IT), of=VAMPIRE, to=BEARER),
    digest="eae8aa9a78a2",
)
card(
    100933,
    "Honor the Elders",
    political(gain(1, BLOOD, all_(capacity(8), READY)), gain(1, BLOOD, all_(capacity(8), UNCONTROLLED))),
    digest="62be19a67621",
)
