"""Crypt cards: Tremere."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.crypt import ANY_PART_OF_COMBAT

card(
    201623,
    "Abraham DuSable",
    ability(DURING_ACTION, mod(INTERCEPT, 1, ME), by=BY_REACTING, cost=discarding(requires("tha")), limit=ACTION),
    ability(DURING_ACTION, mod(STEALTH, 1), by=BY_ACTING, cost=discarding(requires("tha")), limit=ACTION),
    digest="c1132c94fbfb",
)
card(
    200078,
    "Anastasz di Zagreb",
    gives(VOTES, -1, ME, exists(~among(SELF), VAMPIRE, READY, title("justicar"))),
    ability(STRIKE, steals(1, RANGED)),
    covered="a title's vote is a number of the vampire",
    digest="999cb3173bce",
)
card(
    200086,
    "Andrew Stuart",
    on(
        fact.DECLARED,
        show(top(YOU, LIBRARY)),
        if_(is_(top(YOU, LIBRARY), requires("tha")), do(cancel(LIBRARY_CARD), burn(1, BLOOD, SELF))),
        of=SELF,
        about=requires("tha"),
    ),
    digest="a7920544e0e3",
)
card(
    201637,
    "Ayse Dhanial",
    ability(DISCARD, gain(1, BLOOD, SELF), cost=mod(DISCARD_ACTIONS, -1), if_=is_(SELF, READY)),
    digest="510ce294f7a1",
)
card(
    200248,
    "Carna, The Princess Witch",
    ability(UNLOCK, gain(2, BLOOD), cost=burn(pick(RETAINER, on_(ME))), limit=TURN, if_=exists(RETAINER, on_(SELF))),
    digest="3abb44d522b9",
)
card(
    200377,
    "Dr. John Dee",
    cannot(rule.ENDING_STRIKE, among(OPPOSING) & (VAMPIRE & clan("Ventrue"))),
    ability(POLLING, mod(VOTES, 2, ME), by=BY_METHUSELAH, cost=discarding(requires("tha")), limit=REFERENDUM),
    digest="bfb04369e4f0",
)
card(
    200431,
    "Erichtho",
    costs(
        -1,
        BLOOD_COST | POOL_COST,
        ME,
        (ALLY_CARD | RETAINER) & trait("mage"),
        if_=kind("recruit", "employ") | MINION_PHASE & YOUR_TURN & ~exists(MINION, IS_ACTING),
    ),
    digest="90ad3dab0350",
)
card(
    200440,
    "Etrius",
    act(take(any_(1, 3), BLOOD, a(clan("Tremere") & VAMPIRE, holds(1)), ME), stealth=1),
    digest="37d527e7e4b1",
)
card(201750, "Eulogio Sánchez de los Reyes", act(do(arrange(5), unlock(ME)), stealth=1, blood=1), digest="2ed8ca564eea")
card(
    200489,
    "Gabrielle di Righetti",
    act(take(2, BLOOD, a(READY & MINION, holds(1)), ME), stealth=1),
    digest="e95982d80eca",
)
card(
    200508,
    "Gerald Windham",
    gives(VOTES, count(READY & (TITLED & VAMPIRE) & of(OTHER_SEATS)), ME, ~is_(SELF, TITLED)),
    digest="9f57288ed757",
)
card(200680, "Javier Montoya", dues(-1, BLOOD_COST, ME, "rescue"), digest="773c540e27e5")
card(201621, "Karl Schrekt", as_if("justicar"), digest="4a6b27625adb")
card(200820, "Lazarus", ability(STRIKE, damage(1, RANGED)), digest="9798977934d4")
card(
    200835,
    "Lille Haake",
    gives(BLEED, 1, ME, exists(READY & (SABBAT & VAMPIRE), of(VICTIMS))),
    ability(MASTER, discarding(), cost=mod(MASTER_ACTIONS, -1)),
    digest="f34dd729b6b3",
)
card(
    200868,
    "Lucas Halton",
    on(
        fact.BLOCKED,
        may(mod(STAYS_UNLOCKED, 1, ME), note("rested", SELF), cost=pay(1, BLOOD)),
        of=SELF,
        if_=~is_(SELF, noted("rested")),
    ),
    digest="e8fda45da3e9",
)
card(
    200894,
    "MacAlister Marshall",
    gives(INTERCEPT, 1, all_(~among(SELF) & (VAMPIRE & clan("Tremere"))), directed_at(SELF)),
    digest="a88265cb81ba",
)
card(
    200943,
    "Martin Franckel",
    gives(
        BLEED,
        -1,
        ME,
        kind("bleed")
        & ~exists(READY & (VAMPIRE & clan("Tremere")), of(VICTIMS))
        & ~exists(READY & (VAMPIRE & clan("Tremere antitribu")), of(VICTIMS)),
    ),
    digest="36d4064e108f",
)
card(
    200979,
    "Merrill Molitor",
    ability(ANY_PART_OF_COMBAT, mod(SOFTENED, 1, ME), by=BY_COMBATANT, limit=COMBAT),
    digest="dc86878c3738",
)
SPENT = x(3, num(BLOOD, ME))
card(
    201076,
    "Oliver Thrace",
    cannot(rule.ENDING_STRIKE, among(OPPOSING) & VAMPIRE),
    ability(DURING_ACTION, mod(BLEED, 1, None), by=BY_ACTING, cost=discarding(requires("tha")), limit=ACTION),
    digest="bb0680cced36",
)
card(
    201125,
    "Pieter van Dorn",
    act(burn(1, BLOOD, a(READY & (VAMPIRE & clan("Tremere")), holds(1)))),
    digest="992f59999b7b",
)
card(
    201310,
    "Spiridonas",
    ability(
        ANNOUNCED | DURING_ACTION,
        mod(BLEED, SPENT - 2),
        cost=pay(SPENT, BLOOD, ME),
        by=BY_ACTING,
        limit=TURN,
        if_=kind("bleed") & (num(BLOOD, ME) >= 3),
    ),
    digest="16ecfeffc094",
)
card(201388, "Troius", cannot(rule.VOTE_AGAINST, ME, if_=HUNTED), digest="da1389aa0fc5")
card(
    201501,
    "Zane",
    act(becomes(ME, like=a(VAMPIRE, title("prince"))), reach="political", stealth=1, if_=~is_(SELF, title("prince"))),
    digest="2096e50f92e5",
)
