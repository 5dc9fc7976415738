"""Crypt cards: Banu Haqim."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.crypt import IN_TURN
from praxis.vtes.definitions.shapes.several import foe

card(
    201738,
    "Algirdas, The Solar Prophet",
    costs(1, BLOOD_COST, among(OPPOSING) & (YOUNGER & VAMPIRE), COMBAT_CARD, strikes=True),
    digest="07b24d3ae4eb",
)
card(
    200065,
    "Amaravati",
    ability(
        POLLING,
        mod(VOTES, 1, all_(READY & (VAMPIRE & clan("Banu Haqim")) & MINE)),
        by=BY_METHUSELAH,
        cost=pay(2, BLOOD),
        limit=REFERENDUM,
        if_=kind("political"),
    ),
    digest="f5e4f4afd92a",
)
card(
    200175,
    "Basir",
    on(fact.FINISHED, gain(1, BLOOD), to=YOU, about=MASTER_CARD & trait("discipline") & on_(SELF)),
    cannot(rule.BLOCK, ME),
    cannot(rule.PLAY, ME, REACTION_CARD),
    digest="722e054b521c",
)
card(
    200350,
    "Dmitri Borodin",
    ability(PREVENT, prevent(ALL), cost=pay(1, BLOOD), limit=COMBAT),
    ability(DURING_ACTION, mod(STEALTH, 1, None), by=BY_ACTING, cost=pay(1, BLOOD), limit=ACTION),
    digest="4d81108af749",
)
card(200630, "Imanna", gives(VOTES, 1, ME, kind("political") & is_(ACTING, among(SELF))), digest="d5e596686afc")
card(
    200676,
    "Janni",
    gives(STRIKE_DAMAGE, 1, ME, if_=is_(STRIKING_CARD, trait("weapon"))),
    act(fight(foe(clan("Ministry")))),
    digest="06c1416970d5",
)
card(
    200710,
    'Joe "Boot" Hill',
    act(fight(a(ALLY & trait("werewolf"), READY, OTHERS), mod(MANEUVERS, 1, ME)), stealth=1),
    digest="6807dcd8e7c9",
)
card(
    201596,
    "Kalinda",
    ability(IN_TURN, unlock(ME), cost=burning_edge(), if_=YOUR_TURN, limit=TURN),
    digest="1e5d35195815",
)
card(
    201598,
    "Kasim Bayar",
    ability(BEFORE_RANGE, mod(STRENGTH, 2, ME, COMBAT), by=BY_COMBATANT, cost=discarding(POLITICAL_CARD), limit=COMBAT),
    digest="af41c72bb14a",
)
card(
    201170,
    "Rebekah",
    ability(POLLING, mod(VOTES, 2, ME), by=BY_METHUSELAH, cost=discarding(requires("aus")), limit=REFERENDUM),
    digest="10ae4fedc09c",
)
card(
    201370,
    "Thucimia",
    ability(DURING_ACTION, mod(BLEED, 1), by=BY_ACTING, cost=mod(HAND_SIZE, -2, YOU, YOUR_UNLOCK), limit=ACTION),
    digest="dfab0ae6c04f",
)
