"""Crypt cards: Nosferatu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import uncontrolled

NEW_YORK = title("prince of New York")
card(
    200235,
    "Calebros, The Martyr",
    act(
        becomes(SELF, loses_title=True),
        becomes(ME, title="prince", place="New York"),
        who=VAMPIRE & CAMARILLA & where(num(CAPACITY, IT) > num(CAPACITY, SELF)),
        open=FOR_OTHERS,
        if_=is_(SELF, NEW_YORK),
    ),
    on(fact.ACTED, hang(cannot(rule.BLOCK, SELF)), about=among(SELF)),
    covered="an action that is open to others is directed at his controller",
    digest="c2507769b460",
)
card(
    200499,
    "Gemini",
    ability(UNLOCK, take(1, BLOOD, uncontrolled(holds(1)), controller(T)), if_=is_(CARD, READY), limit=TURN),
    digest="8433b4807820",
)
