"""Combat cards: R."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import presses

card(
    102336,
    "Rage of Apedemak",
    *(
        combat(code, mod(HAND_SIZE, 1, YOU, COMBAT), mod(HAND_DAMAGE, 2 if code.isupper() else 1))
        for code in ("ani", "pot", "ANI", "POT")
    ),
    when=BEFORE_RANGE,
    limit=COMBAT,
    digest="51f59b00272b",
)
card(
    101538,
    "Raking Talons",
    combat("", mod(AGGRAVATED_HANDS, 1, ME, COMBAT), when=BEFORE_RANGE, limit=COMBAT),
    digest="ade071716aba",
)
card(101558, "Read Intentions", combat("aus", press("end"), when=PRESS), strike("AUS", dodge()), digest="aca73c5eaf97")
card(
    101588,
    "Rego Motum",
    combat("tha", prevent(2, only=OF_STRIKE)),
    combat("THA", prevent(4, only=OF_STRIKE)),
    when=PREVENT,
    limit=ROUND,
    digest="94bc60a5c550",
)
card(
    101595,
    "Relentless Reaper",
    combat("for", prevent(1), when=PREVENT),
    presses("thn"),
    combat("THN", outcome(NEW_ROUND), cost=pay(1, BLOOD), when=WOULD_END),
    digest="25a3f88148c3",
)
card(
    101608,
    "Resilience",
    combat("for", prevent(1)),
    combat("FOR", prevent(3, aggravated=False)),
    when=PREVENT,
    digest="fb438d5b096b",
)
card(
    101635,
    "Righteous Aura",
    combat(
        "",
        put(CARD, ME),
        when=END_OF_ROUND | AFTER_COMBAT,
        if_=~is_(OPPOSING, READY),
        who=~with_(named("Righteous Aura")),
    ),
    gives(BLEED, 2),
    on(fact.LEAVES, burn(CARD), of=BEARER),
    digest="4a6ed64b9cf8",
)
card(
    101649,
    "Rolling with the Punches",
    combat("for", prevent(1)),
    combat("FOR", prevent(ALL, only=OF_STRIKE), mod(WARDED, 1), cost=pay(1, BLOOD)),
    when=PREVENT,
    digest="b9b73b842011",
)
card(102215, "Roundhouse", strike("pot", hand(2)), strike("POT", hand(3)), digest="ac08b2cfde86")
