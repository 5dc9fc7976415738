"""Combat cards: H."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import keeps_one

card(
    100910,
    "Hell-for-Leather",
    strike("ani", dodge(), mod(STRIKES, 1)),
    combat("cel", mod(FREE_STRIKES, 1), when=ADDITIONAL),
    combat("obt", burn(2, POOL, controller(OPPOSING)), when=END_OF_ROUND | AFTER_COMBAT, if_=is_(OPPOSING, ~READY)),
    who=ANARCH,
    digest="335d8951aa7d",
    note="each Discipline of it can be used more than once in a combat",
)
HOW_MUCH_BLOOD = x(0, num(BLOOD, ME))
card(
    100918,
    "Hidden Strength",
    combat("for", prevent(HOW_MUCH_BLOOD + 1), blood=HOW_MUCH_BLOOD),
    combat("FOR", above, mod(PRESSES, 1), blood=HOW_MUCH_BLOOD),
    when=PREVENT,
    digest="69c06b835c4c",
)
FLIES = trait("flight")
card(
    100925,
    "High Ground",
    combat("", maneuver("long"), when=RANGE),
    combat("", set_range("long"), when=BEFORE_RANGE, who=FLIES, if_=~is_(OPPOSING, FLIES)),
    limit=ROUND,
    digest="9b18ae20ddd9",
)
card(
    100934,
    "Horrid Form",
    combat("vic", mod(STRENGTH, 1)),
    combat("VIC", above, keeps_one(COMBAT)),
    when=BEFORE_RANGE,
    digest="2f4283370f47",
)
card(
    102227,
    "Hunger of Marduk",
    combat("tha", grant(ability(STRIKE, steals(1, RANGED)), ROUND)),
    combat("THA", grant(ability(STRIKE, steals(2, RANGED)), ROUND)),
    when=BEFORE_RANGE,
    digest="595bfd815780",
)
card(
    102329,
    "Hunting the Quarry",
    *(combat(code, put(CARD, OPPOSING, kept=True), when=AFTER_COMBAT, if_=is_(BOTH, READY)) for code in ("cel", "tha")),
    *(combat(code, outcome(NEW_ROUND), cost=pay(1, BLOOD), when=WOULD_END) for code in ("CEL", "THA")),
    act(
        fight(a(MINION, READY, with_(among(CARD)))),
        cost=burn(CARD),
        who=VAMPIRE & of(controller(CARD)),
        open=FOR_ANYBODY,
        stealth=1,
    ),
    on(fact.ACTED, burn(CARD), about=among(CARD)),
    limit=COMBAT,
    digest="85c41f6c327c",
)
