"""Action Modifier cards: K."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import modifier_and_reaction

NOT_HARDY = is_(BLOCKING, VAMPIRE, ~has("for"))
card(
    101062,
    "The Kiss of Ra",
    modifier("for", outcome(VOID), burn(2, BLOOD, BLOCKING)),
    modifier("FOR", above, put(BLOCKING, TORPOR)),
    when=ATTEMPT,
    if_=NOT_HARDY,
    digest="bba22b0a6cf3",
)
card(
    101064,
    "Knotted Cord",
    *modifier_and_reaction("", abstain(a(VAMPIRE, READY, YOUNGER)), when=POLLING),
    who=VAMPIRE & trait("infernal"),
    digest="14e5b41e60e1",
)
