"""Action Modifier cards: Z."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    102205,
    "Zephyr",
    modifier("cel", hang(on(fact.TURN_ENDS, unlock(ME)), TURN)),
    modifier("CEL", unlock(ME)),
    when=FAILED,
    digest="43655a41e4c6",
)
