"""Combat cards: I."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import FRENZIED

# [imbued.ruling.illusions-of-the-kindred]
card(
    100954,
    "Illusions of the Kindred",
    *(
        combat(
            code,
            each(
                bottom(YOU),
                outcome(COMBAT_OVER),
                show(IT),
                if_(
                    is_(IT, VAMPIRE),
                    put(IT, READY),
                    gain(num(CAPACITY, IT) // share, BLOOD, IT),
                    fight(OPPOSING, who=IT),
                ),
                if_(is_(IT, CRYPT_CARD, in_(CRYPT)) | is_(IT, IN_PLAY), put(IT, REMOVED)),
            ),
        )
        for code, share in (("chi", 2), ("CHI", 1))
    ),
    when=BEFORE_RANGE,
    note="the vampire can contest others and titles",
    digest="97c56a809d32",
)
card(
    100959,
    "Immortal Grapple",
    combat("pot", hang(cannot(rule.OTHER_STRIKE, BOTH), ROUND)),
    combat("POT", above, mod(PRESSES, 1), later(fact.ROUND, set_range("close"), until=COMBAT)),
    when=BEFORE_STRIKES,
    if_=CLOSE,
    limit=ROUND,
    digest="eb5fd43115a8",
)
card(
    100973,
    "Indomitability",
    combat("for", prevent(1), when=PREVENT),
    combat("FOR", press(), when=PRESS),
    combat("FOR", prevent(1), mod(PRESSES, 1), when=PREVENT),
    digest="bd16cb517c34",
)
card(
    101006,
    "Invoking the Beast",
    FRENZIED,
    combat("abo", mod(STRENGTH, 1), when=BEFORE_RANGE, limit=COMBAT),
    combat("ABO", above, mod(PRESSES, 1), when=BEFORE_RANGE, limit=COMBAT),
    digest="4f079e57b5c4",
)
