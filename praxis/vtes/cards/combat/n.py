"""Combat cards: N."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import presses


def rot(*more: Effect) -> Effect:
    """In the press step, inflict damage on the vampire whom the strike has hit."""
    return hits(if_(is_(OPPOSING, VAMPIRE), later(fact.PRESS_STEP, inflict(1, T, UNPREVENTABLE), until=ROUND)), *more)


card(
    101268,
    "Necrosis",
    strike("pot", hand(1)),
    strike("thn", hand(2)),
    strike("THN", hand(2), rot()),
    digest="8cdfead73395",
)
card(
    101288,
    "Nimble Feet",
    presses("cel"),
    combat("CEL", mod(STRIKES, 1), when=ADDITIONAL),
    digest="43763307f5e1",
)
card(101292, "No Trace", strike("obf", ends(), if_=LONG), strike("OBF", ends()), digest="286211529cd1")
