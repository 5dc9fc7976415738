"""Combat cards that aim, that give strikes of one kind, or that maneuver and press for a price."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *

# -- aims --------------------------------------------------------------------------------------------------------------


def aim(discards: int, *effects: Effect) -> Way:
    """An aim: played as a strike is chosen, one for each strike. The opposing side can discard combat cards to cancel
    it."""
    cancels = discarding(COMBAT_CARD, n=discards, by=controller(OPPOSING))
    return combat(
        "",
        mod(AIMED, 1),
        unless(controller(OPPOSING), cancels, *effects),
        when=STRIKE,
        if_=num(AIMED, ME) < 1,
    )


def once_hurt(*effects: Effect) -> Effect:
    """Effects that follow if damage of the strike is successfully inflicted on the opposing minion."""
    return later(fact.WOUNDED, *effects, of=OPPOSING, to=ME, until=ROUND)


card(
    101942,
    "Target Vitals",
    aim(2, mod(PIERCING, 2), once_hurt(hang(cannot(rule.PRESS, OPPOSING), ROUND))),
    digest="8367cb41bd0c",
)

# -- additional strikes of one kind -----------------------------------------------------------------------------------

card(102185, "Wind Dance", strike("tha", dodge()), strike("THA", dodge(), extra(dodge())), digest="8e1fe2a28a49")
card(
    102266,
    "Voracious Vermin",
    strike("ani", dodge()),
    strike("ANI", dodge(), extra(destroys(RANGED | WEAPONS_ONLY), free=True)),
    digest="a4aeb4fce610",
)

# -- maneuvers for a price --------------------------------------------------------------------------------------------


def another(only: str = "") -> Effect:
    """One more maneuver this round, for a blood."""
    return grant(ability(RANGE, maneuver(only), cost=pay(1, BLOOD), limit=ROUND), ROUND)


card(
    102315,
    "Dance with the Devil",
    *(combat(code, maneuver("close"), when=RANGE) for code in ("obf", "tha")),
    *(combat(code, maneuver("close"), another("close"), when=RANGE) for code in ("OBF", "THA")),
    digest="310b6eebf947",
)
card(
    101530,
    "Quick Meld",
    combat("pro", maneuver(), when=RANGE),
    combat("PRO", maneuver(), another(), when=RANGE),
    digest="dee72841299e",
)
