"""Crypt cards: Toreador antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200540,
    "Greta Kircher",
    ability(
        DURING_ACTION,
        mod(BLEED, -1),
        by=BY_METHUSELAH,
        cost=pay(1, BLOOD),
        limit=ACTION,
        if_=kind("bleed")
        & directed_at(YOU)
        & (num(BLEED, ACTING) >= 1)
        & is_(SELF, READY)
        & is_(ACTING, ALLY | YOUNGER & VAMPIRE),
    ),
    digest="5547ca1e7b03",
)
card(200646, "Isouda de Blaise", ability(DISCARD, unlock(ME), cost=burning_edge(), limit=TURN), digest="85b89f083d07")
card(
    200900,
    "Malabranca",
    act(take(1, POOL, a(SEAT, of(PREY)), YOU), stealth=1, if_=num(POOL, PREY) > num(POOL, YOU)),
    digest="3181b0781ba5",
)
card(201083, 'Ondine "Boudicca" Sinclair', gives(STEALTH, 1, ME, EDGE & kind("bleed")), digest="54d641a741d5")
card(
    201154,
    "Rain",
    gives(STEALTH, 1, ME, DIRECTED & ~exists(READY & (TITLED & VAMPIRE), of(VICTIMS))),
    digest="c60d56e9ade8",
)
card(
    201351,
    "Tears, The Dark Pierrot",
    on(fact.BLOCKED, burn(1, BLOOD, SELF), to=SELF, if_=kind("bleed", "political")),
    digest="2038c59797af",
)
card(
    201435,
    "Venere Carboni",
    ability(UNLOCK, put(ME, READY), cost=pay(1, BLOOD), if_=is_(SELF, TORPOR), limit=TURN),
    digest="6a53b765ac74",
)
