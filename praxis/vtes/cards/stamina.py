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
    """Of all damage in a round one point is inflicted: what came before it was played counts."""
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
    """So many points can be prevented each round, one by one."""
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
