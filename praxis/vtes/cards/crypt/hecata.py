"""Crypt cards: Hecata."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    201725,
    '"Mother" Anja Giovanni',
    ability(
        SUCCEEDED,
        unlock(ACTING),
        by=BY_METHUSELAH,
        cost=pay(1, BLOOD),
        limit=TURN,
        if_=is_(SELF, READY)
        & is_(ACTING, ~among(SELF) & (VAMPIRE & clan("Hecata") & MINE))
        & needs("obl", clans=("Hecata",)),
    ),
    digest="7647c6edaf85",
)
card(
    201741,
    "Ashur-uballit, Son of the Abyss",
    gives(START, 1, all_((ALLY | RETAINER) & trait("zombie"), MINE), is_(SELF, READY)),
    digest="8444c4e07cfe",
)
card(
    201731,
    "Hel-Blá",
    act(do(bring(a(ALLY_CARD & (requires_clan("Hecata") | requires("obl")), ASH, MINE)), lock(T)), stealth=1, blood=1),
    covered="the price is an option of the way",
    digest="2e3b80a26a29",
)
card(
    201757,
    "Huldu, The Desecrator",
    ability(PREVENT, prevent(1, all_(FIGHTING, MINE, ~among(SELF))), by=BY_BYSTANDER, cost=pay(1, BLOOD), limit=COMBAT),
    digest="03a3515b9097",
)
card(
    201722,
    "Marchesa Liliana",
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        by=BY_ACTING,
        cost=put(pick(ASH, MINE, n=7), REMOVED),
        limit=ACTION,
        if_=count(ASH, MINE) >= 7,
    ),
    digest="d9e7d498c744",
)
card(
    201724,
    "Mora, the Death Seer",
    ability(DISCARD, put(pick(LIBRARY_CARD, ASH, MINE), BOTTOM), if_=is_(SELF, READY), limit=TURN),
    digest="c4609d2d933e",
)
card(
    201726,
    "Parijat, the Dark Oracle",
    toll(rule.BLOCK, 1, MINION, ALLY & (trait("wraith") | trait("zombie")), if_=is_(SELF, READY), cards=True),
    digest="3c7f64145331",
)
card(
    201732,
    "Roger de Camden",
    costs(-1, BLOOD_COST, ME, LIBRARY_CARD & requires_clan("Hecata")),
    costs(-1, BLOOD_COST, ME, LIBRARY_CARD & ~requires_clan("Hecata"), needs="obl"),
    ability(
        RANGE,
        mod(MANEUVERS, 1, all_(FIGHTING, MINE)),
        by=BY_METHUSELAH,
        cost=discarding(requires("obl")),
        limit=TURN,
        if_=is_(SELF, READY) & exists(FIGHTING, MINE),
    ),
    digest="6ca06438a619",
)
card(
    201728,
    "Tommaso Sforza",
    ability(
        BEFORE_RANGE,
        outcome(COMBAT_OVER),
        by=BY_METHUSELAH,
        cost=pay(1, BLOOD),
        limit=TURN,
        if_=is_(SELF, READY) & exists(FIGHTING, (ALLY & trait("wraith") | trait("zombie") & ALLY) & MINE),
    ),
    digest="49fc8742c588",
)
