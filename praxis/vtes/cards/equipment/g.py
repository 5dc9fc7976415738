"""Equipment cards: G."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import estate, thrown, weapon

weapon(100811, "Gas-Powered Chainsaw", damage(3, WEAPON), limit=COMBAT, digest="823cc120589d")
estate(
    100847,
    "Gran Madre di Dio, Italy",
    on(
        fact.ENTERS,
        lock(IT),
        if_(is_(IT, VAMPIRE, YOUNGER), burn(1, BLOOD, IT)),
        of=MINION & (of(PREY) | of(PREDATOR)),
        if_=happened(fact.MASTER_PHASE),
    ),
    digest="18937d0a2d7f",
)
thrown(100857, "Grenade", 3, if_(CLOSE, inflict(1, ME)), digest="3c0c8c89d49b")
card(
    100865,
    "Guarded Rubrics",
    permanent(),
    act(bleed(2), who=VAMPIRE, blood=1),
    costs(1, POOL_COST, None, trait("gehenna"), if_=is_(BEARER, READY)),
    digest="ab43f7cb2201",
)
