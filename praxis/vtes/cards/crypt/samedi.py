"""Crypt cards: Samedi."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200167,
    "The Baron",
    ability(
        UNLOCK,
        show(all_(in_(HAND), OTHERS, where(exists(READY & (VAMPIRE & clan("Giovanni")), of(controller(IT))))), YOU),
        if_=is_(SELF, READY),
        limit=TURN,
    ),
    digest="ee08852ecdd9",
)
card(
    200169,
    "Baroque",
    act(fight(a(YOUNGER & VAMPIRE & ~clan("Giovanni", "Nosferatu"), READY, OTHERS))),
    digest="44d702340157",
)
card(200725, "Josette", act(control(a(VAMPIRE, TORPOR, OTHERS)), blood=2), digest="5e3de0aeafe0")
card(
    200843,
    "Lithrac",
    on(fact.CALLED, mod(VOTES, 2, YOU), if_=HUNTED & is_(SELF, IN_TERMS)),
    gives(STEALTH, 1, ME, if_=ATTACK),
    digest="7a20c56117a2",
)
card(
    200908,
    "Mambo Jeanne",
    on(fact.FIGHTS, mod(SWARM_CLOSE, 2, OPPOSING, COMBAT), if_=is_(SELF, FIGHTING)),
    digest="165ed4e52b68",
)
