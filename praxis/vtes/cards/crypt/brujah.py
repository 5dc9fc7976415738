"""Crypt cards: Brujah."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(200011, "Adana de Sforza", costs(-1, BLOOD_COST, ME, COMBAT_CARD), digest="7af05f1c4816")
card(201635, "Adelino Da Silva", dues(-2, BLOOD_COST, ME, "rescue", at=OLDER), digest="122d42a1e528")
card(
    201576,
    "Aline Gädeke",
    ability(
        SUCCEEDED,
        unlock(ME),
        by=BY_METHUSELAH,
        cost=pay(1, BLOOD),
        limit=TURN,
        if_=is_(ACTING, ~among(SELF) & (VAMPIRE & ANARCH & MINE)),
    ),
    digest="b46c7adb2c3d",
)
card(
    200244,
    "Carlak",
    on(fact.POLLED, gain(count(SEAT, voted("against"), ~voted("for")), BLOOD)),
    ability(PRESS, press(), limit=COMBAT),
    digest="ce752e5a319f",
)
card(
    201638,
    "Chun Hei",
    ability(ADDITIONAL, mod(FREE_STRIKES, 1), cost=pay(1, BLOOD), limit=COMBAT),
    digest="1a2cea9cc0d0",
)
card(
    200292,
    "Count Germaine",
    cannot(rule.USE, among(OPPOSING) & MINION, EQUIPMENT & trait("weapon")),
    act(fight(a(VAMPIRE & clan("Toreador") & of(OTHER_SEATS), READY, OTHERS))),
    digest="251b7e56329c",
)
card(200304, "Crusher", ability(STRIKE, dodge(), cost=pay(1, BLOOD), limit=COMBAT), digest="89858291a89d")
card(
    200349,
    "Dmitra Ilyanova",
    act(each(allocated(4, VAMPIRE, READY), gain(allotted(IT), BLOOD, IT)), reach="political", stealth=1),
    digest="f56e87df03b2",
)
card(
    200360,
    "Don Caravelli",
    ability(
        PRESS,
        mod(PRESSES, 1, all_(FIGHTING, VAMPIRE, MINE, ~among(SELF))),
        by=BY_BYSTANDER,
        cost=pay(1, BLOOD),
        limit=COMBAT,
        if_=exists(FIGHTING, VAMPIRE, MINE),
    ),
    digest="51c1c17ea2d8",
)
card(200364, "Dónal O'Connor", on(fact.BLOCKED, burn(1, BLOOD, BLOCKING), of=VAMPIRE, to=SELF), digest="3b5faaf228b1")
card(
    201585,
    "Elen Kamjian",
    act(bleed(1), mandatory=True, if_=exists(LOCKED & MINION, MINE) & is_(SELF, holds(1))),
    digest="c02856915925",
)
card(
    200591,
    "Herbert Westin",
    ability(SUCCEEDED, draw(1), by=BY_METHUSELAH, limit=ACTION, if_=is_(ACTING, among(SELF)) & kind("equip")),
    digest="eccebb375dfc",
)
card(
    200678,
    "Jaroslav Pascek",
    gives(MELEE_DAMAGE, 2, ME),
    act(inflict(1, all_(VAMPIRE, SABBAT, of(a(SEAT, of(PREY))), TARGETABLE), by_minion=True)),
    digest="7d23dcfab1e2",
)
card(200920, "Marguerite Foccart", gives(INTERCEPT, 1, ME, kind("political")), digest="6106039678ee")
card(
    201362,
    "Theo Bell",
    act(fight(a(READY & MINION & of(OTHER_SEATS), READY, OTHERS))),
    cannot(rule.BLOOD_HUNT, ME, if_=exists(READY & (VAMPIRE & title("prince") | VAMPIRE & title("justicar")), MINE)),
    digest="79f3fa0bfc45",
)
card(
    201379,
    "Tomaine",
    gives(HAND_SIZE, 1, PREY, is_(SELF, READY) & exists(READY & (SABBAT & VAMPIRE), of(PREY))),
    digest="feb09a5de145",
)
card(
    201775,
    "Üresség",
    gives(VOTES, 1, ME, num(POOL, PREY) <= 10),
    gives(BLEED, 1, ME, num(POOL, PREY) <= 10),
    digest="62d5d08403c9",
)
card(
    201428,
    "Vasilis, The Traitor of Don Cruez",
    gives(
        BLEED,
        1,
        all_(VAMPIRE & clan("Giovanni")),
        is_(SELF, READY) & exists(READY & (VAMPIRE & clan("Brujah")), of(VICTIMS)),
    ),
    digest="83ee8e262dd8",
)
card(
    201776,
    "Věnceslava, The Implacable",
    ability(
        AFTER_ACTION,
        gain(1),
        by=BY_METHUSELAH,
        limit=TURN,
        if_=is_(ACTING, among(SELF)) & happened(fact.LOSES_POOL, PREY, span=ACTION),
    ),
    digest="ee45df076f5b",
)
card(201458, "Volker, The Puppet Prince", cannot(rule.BLOCK, ME, VAMPIRE & title("primogen")), digest="f88dad4f7d83")
