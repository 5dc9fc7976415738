"""Combat cards: F."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import two_strikes
from praxis.vtes.definitions.shapes.several import moves, presses, unblocked

card(100688, "Fade from View", presses("obf"), strike("OBF", dodge()), digest="0c4ba0999b87")
card(100693, "Fake Out", combat("", maneuver(), when=RANGE), not_replaced="combat", digest="199da3b049fc")
card(
    100704,
    "Fast Hands",
    strike("cel", disarms(WEAPONS_ONLY)),
    strike("CEL", disarms(WEAPONS_ONLY | FIRST)),
    digest="bda12802e646",
)
card(
    100738,
    "Fists of Death",
    combat("pot", mod(STRENGTH, 1)),
    combat("POT", mod(STRENGTH, 2)),
    when=BEFORE_RANGE,
    digest="6672979ab866",
)
card(
    100741,
    "Flames of the Netherworld",
    strike("tha", damage(1, RANGED | AGGRAVATED), cost=pay(1, BLOOD), if_=LONG),
    strike("dai", damage(1, AGGRAVATED)),
    strike("DAI", damage(1, RANGED | AGGRAVATED)),
    digest="b3f6243de438",
)
card(
    100744,
    "Flash",
    combat("cel", maneuver(), when=RANGE),
    combat("cel", press(), when=PRESS),
    combat("CEL", maneuver(), mod(PRESSES, 1), when=RANGE),
    digest="f0f85099a6ca",
)
two_strikes(100748, "Flesh Bond", "ani", damage(2, RANGED), ends(), "007933a52ede")


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
card(
    100751,
    "Flow Within the Mountain",
    presses("tha"),
    strike("vis", ends()),
    strike("VIS", ends(), unblocked()),
    digest="d1ddf787c733",
)
card(
    100771,
    "Form of Mist",
    strike("pro", dodge()),
    strike(
        "PRO",
        ends(),
        later(
            fact.FOUGHT,
            if_(
                FROM_BLOCK & is_(ACTING, among(ME)),
                may(outcome(GOES_ON), mod(STEALTH, 1), cost=pay(1, BLOOD, ME)),
            ),
        ),
        limit=ACTION,
    ),
    digest="22713422a89f",
)
card(100772, "Form of the Ghost", moves("pro"), presses("PRO"), digest="5b7f83fce3a2")
card(
    102225,
    "Form of the Wolf",
    combat("pro", mod(STRENGTH, 1)),
    combat("PRO", above, mod(PRESSES, 1)),
    when=BEFORE_RANGE,
    limit=COMBAT,
    digest="639079482bf7",
)
