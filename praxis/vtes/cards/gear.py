"""Equipment: weapons with conditions of their own, what vampires carry, and locations that are equipment."""

from __future__ import annotations

from praxis.effects.nodes import Condition
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *

# -- guns that strike again -------------------------------------------------------------------------------------------


def again_with_it() -> Way:
    """Whoever has struck with this weapon gets one more strike this round, with the same weapon only."""
    return ability(
        ADDITIONAL,
        mod(STRIKES, 1, ME),
        hang(cannot(rule.HAND_STRIKE, ME), ROUND),
        hang(cannot(rule.OTHER_STRIKE, ME, ~among(CARD)), ROUND),
        if_=happened(fact.STRIKES, ME, about=among(CARD), span=ROUND),
        limit=ROUND,
    )


def automatic(official: int, name: str, n: int, digest: str, if_: Condition | None = None) -> None:
    card(
        official,
        name,
        permanent(),
        ability(STRIKE, damage(n, RANGED | WEAPON)),
        ability(RANGE, aiming(), limit=COMBAT, if_=if_),
        again_with_it(),
        digest=digest,
    )


automatic(100032, "AK-47", 2, "18c5b616de78")
automatic(101065, "Kpist m/45", 1, "e4e13b8eaaf2")
automatic(100754, "Foldable Machine Gun", 1, "9600dc58efb8", if_=~FIRST_ROUND)

# -- blades -----------------------------------------------------------------------------------------------------------

card(
    102261,
    "Sword of the Archangel",
    permanent(),
    ability(STRIKE, damage(1, WITH_STRENGTH | AGGRAVATED | WEAPON)),
    ability(
        AS_PLAYED,
        cancel(trait("grapple") | trait("aim"), played_by(among(OPPOSING)), free=True),
        cost=pay(1, BLOOD, ME),
        by=BY_COMBATANT,
        who=clan("Salubri"),
        limit=COMBAT,
    ),
    on(
        fact.BURNED,
        later(
            fact.FOUGHT,
            if_(is_(BEARER, READY, ~noted("archangel")), may(unlock(BEARER), note("archangel", BEARER))),
            until=COMBAT,
        ),
        of=VAMPIRE & among(OPPOSING),
        if_=THIS_STRIKE,
    ),
    digest="6aa5aa54ac06",
)
card(
    100374,
    "Codex of the Edenic Groundskeepers",
    permanent(),
    gives(STEALTH, -2, BEARER, if_=kind("bleed") & is_(BEARER, IS_ACTING)),
    act(
        bleed(0, hang(gives(BLEED, 3, ME, if_=~exists(MINION, READY, UNLOCKED, of(VICTIMS))))),
        who=VAMPIRE,
        blood=1,
    ),
    digest="81b9842c1e36",
)
