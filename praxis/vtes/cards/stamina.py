"""Combat cards that prevent damage, that make it less grave, or that protect from frenzy."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.cards.language import *

HOW_MUCH_BLOOD = x(0, num(BLOOD, ME))
card(
    100918,
    "Hidden Strength",
    combat("for", prevent(HOW_MUCH_BLOOD + 1), blood=HOW_MUCH_BLOOD),
    combat("FOR", above, mod(PRESSES, 1), blood=HOW_MUCH_BLOOD),
    when=PREVENT,
    digest="69c06b835c4c",
)

# -- for the rest of the combat ----------------------------------------------------------------------------------------


def thick_skin(what: int) -> tuple[Effect, ...]:
    """Of all damage in a round only one point is inflicted. Damage before the card was played counts."""
    closes = mod(what, 1, ME, ROUND)
    return mod(what, 1), if_(tally(fact.HURT, ME, span=ROUND) > 0, closes), hang(on(fact.HURT, closes, of=ME), COMBAT)


card(
    100749,
    "Flesh of Marble",
    combat("pro", *thick_skin(HARD)),
    combat("PRO", *thick_skin(MARBLE)),
    when=BEFORE_RANGE,
    digest="e71ed9f15f16",
)


def soaks(n: int, only: int = 0) -> tuple[Effect, ...]:
    """The minion can prevent so many points each round, one by one."""
    return tuple(grant(ability(PREVENT, prevent(1, ME, only=only), limit=ROUND), COMBAT) for _ in range(n))


SERENE = (lift(trait("frenzy")), hang(cannot(rule.AFFECT, ME, trait("frenzy")), COMBAT))

card(
    102362,
    "Tranquility Shield",
    combat("for", *soaks(1), *SERENE),
    combat("FOR", *soaks(2), *SERENE),
    when=BEFORE_RANGE,
    if_=FIRST_ROUND,
    digest="15eb849d5504",
)
card(
    100087,
    "Armor of Caine's Fury",
    combat("pre", prevent(1), when=PREVENT),
    combat("val", *soaks(1, OF_STRIKE), *SERENE, when=BEFORE_RANGE),
    combat("VAL", *soaks(2, OF_STRIKE), *SERENE, when=BEFORE_RANGE),
    digest="48edf80fbe75",
)


# -- graver and less grave --------------------------------------------------------------------------------------------

ANYTIME = BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN | PREVENT | ADDITIONAL | PRESS
"""At any time in a round."""

card(
    101790,
    "Skin of Night",
    combat("for", mod(TOUGH, 1), when=ANYTIME),
    combat("FOR", prevent(1), mod(TOUGH, 1), when=PREVENT),
    digest="970a78a5e9ce",
)
card(
    100625,
    "Elemental Stoicism",
    combat("for", prevent(1, aggravated=False), when=PREVENT),
    combat("for obf", mod(TOUGH, 1, ME, COMBAT), when=ANYTIME),
    action("FOR obf", put(CARD, ME), stealth=1),
    gives(TOUGH, 1, if_=IN_COMBAT),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    digest="1f98477628ac",
)
card(
    101082,
    "Leathery Hide",
    combat("", prevent(4, aggravated=False, only=OF_STRIKE), when=PREVENT, limit=ROUND),
    digest="b7f0f1b4c73a",
)
card(
    100076,
    "Apparition",
    combat("chi", *soaks(1)),
    combat("CHI", *soaks(2)),
    when=ANYTIME,
    not_replaced="combat",
    digest="056565b8b919",
)
