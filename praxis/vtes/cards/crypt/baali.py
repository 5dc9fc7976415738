"""Crypt cards: Baali."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

ANNAZIR_CHOICE = a(LOCATION | EQUIPMENT & OTHERS)
card(
    200104,
    "Annazir",
    act(
        if_(
            is_(ANNAZIR_CHOICE, LOCATION, EQUIPMENT, OTHERS),
            choose(burn(ANNAZIR_CHOICE), put(ANNAZIR_CHOICE, ME)),
            other=if_(is_(ANNAZIR_CHOICE, LOCATION), burn(ANNAZIR_CHOICE), other=put(ANNAZIR_CHOICE, ME)),
        )
    ),
    digest="17ac521c0d72",
)
card(
    200305, "Cybele", gives(MASTER_ACTIONS, 1, YOU, is_(SELF, UNLOCKED)), act(bleed(2), blood=1), digest="86e32f02ac03"
)
card(
    200520,
    "Giotto Verducci",
    ability(DISCARD_OF_OTHERS, discard(), limit=TURN),
    toll(rule.BLOCK, 1, VAMPIRE, among(ME)),
    digest="6c5b7778a85b",
)
card(
    200597,
    "High Priest Angra Mainyu",
    gives(HAND_SIZE, -1, PREY, is_(SELF, READY)),
    ability(DURING_ACTION, mod(STEALTH, 1), by=BY_ACTING, cost=burning_edge(), limit=ACTION, if_=~kind("bleed")),
    digest="e51c82bba5c0",
)
card(
    200605,
    "The Horde",
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        by=BY_METHUSELAH,
        cost=locking(ME),
        limit=ACTION,
        if_=is_(ACTING, ~among(SELF) & (IS_ACTING & (trait("infernal") & MINION))),
    ),
    digest="f41a268481fd",
)
card(
    200611,
    "Huitzilopochtli",
    ability(MASTER, mod(MASTER_ACTIONS, 1), cost=pay(1, POOL), if_=is_(SELF, READY), limit=TURN),
    digest="f0779832398f",
)
card(
    200964,
    "Maureen, Dark Priestess",
    ability(
        SUCCEEDED, gain(1), by=BY_METHUSELAH, limit=TURN, if_=is_(ACTING, among(SELF)) & needs("dai", clans=("Baali",))
    ),
    digest="2e5a2b1ebdf6",
)
card(
    201048,
    "Nergal",
    ability(PAYING, cheaper(LIBRARY_CARD, blood=1, who=among(SELF)), limit=TURN),
    digest="51d3d207b47c",
)
card(
    201049,
    "Nergal",
    costs(1, BLOOD_COST, None, REACTION_CARD, if_=is_(ACTING, among(SELF))),
    ability(DURING_ACTION, mod(STEALTH, 1, None), by=BY_ACTING, cost=pay(1, BLOOD), limit=ACTION),
    digest="a83500824fc6",
)
card(
    201411,
    "The unnamed",
    ability(STRIKE, damage(2, RANGED | AGGRAVATED), cost=pay(1, BLOOD)),
    on(fact.BLED, may(gain(2)), of=SELF),
    digest="bf67a4ab6d14",
)
card(
    201480,
    "Xeper, Sultan of Lepers",
    gives(VOTES, count(READY & (UNIQUE & (trait("infernal") & VAMPIRE)) & MINE), ME),
    act(control(a(ALLY & of(OTHER_SEATS), OTHERS))),
    digest="c6209163cace",
)
