"""Action cards: R."""

from __future__ import annotations

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import LESSER, THEIRS, brings_blood, rescued, strong, without
from praxis.vtes.definitions.shapes.several import IN_YOUR_MINION_PHASE, foe

card(
    101539,
    "Rampage",
    action("pot", burn(a(LOCATION, OTHERS))),
    action("pot", burn(a(LOCATION, MINE)), stealth=1),
    digest="2f5702aa782d",
)
card(
    101543,
    "Rapid Healing",
    action("for", leaves_torpor(), by=BY_TORPID, stealth=1),
    action("FOR", leaves_torpor(), then=(gain(1, BLOOD, ME),), by=BY_TORPID, stealth=1),
    covered="so is every action in torpor that is blocked",
    digest="5656179ad10e",
)
card(
    101546,
    "Rastacourere",
    action("", put(CARD, a(VAMPIRE, TITLED, ~with_(named("Rastacourere")))), stealth=1),
    gives(VOTES, -1, if_=is_(BEARER, TITLED, ~title("priscus"))),
    gives(STEALTH, -1, if_=kind("political")),
    gives(CAPACITY, -1),
    digest="3f20129f78b9",
)
card(
    101555,
    "Rayzeel's Song",
    action("ani", unlock(a(ALLY, IN_PLAY)), cost=pay(1, BLOOD, ME)),
    action("val", bleed(1)),
    action("VAL", gain(1, LIFE, a(ALLY, IN_PLAY, WEAKENED)), stealth=1),
    digest="75f05c20edd2",
)
card(
    101568,
    "Recruiting Party",
    action("", gain(1, BLOOD, all_(VAMPIRE, UNCONTROLLED, MINE, clan("Ventrue antitribu")))),
    digest="54c69e0b8041",
)
card(
    101570,
    "Recruitment Exercise",
    action(
        "", each(top(YOU), show(IT), draw(1, CRYPT), if_(is_(IT, trait("black hand")), gain(1, BLOOD, IT))), stealth=1
    ),
    digest="17516358ce75",
)


def healed(code: str, n: int) -> Way:
    return action(code, gain(n, BLOOD, ME), by=BY_TORPID, stealth=1)


card(
    101585,
    "Regeneration",
    healed("for", 4),
    healed("FOR", 5),
    covered="so is every action in torpor that is blocked",
    digest="86277b6dabbd",
)
card(
    101603,
    "Renewed Vigor",
    action("for", put(CARD, ME), who=VAMPIRE & ~with_(named("Renewed Vigor"))),
    action("obe", rescued()),
    action("obe", gain(num(START, a(ALLY | RETAINER, IN_PLAY, WEAKENED)) - num(LIFE, T), LIFE, T)),
    action("OBE", gain(num(CAPACITY, a(VAMPIRE, IN_PLAY, OTHER, NOT_FULL)) - num(BLOOD, T), BLOOD, T)),
    ability(UNLOCK, put(BEARER, READY), burn(CARD), by=BY_KEEPER, if_=is_(BEARER, TORPOR)),
    stealth=1,
    digest="c30868f70f9e",
)
card(
    101613,
    "Restoration",
    action("for", gain(2, BLOOD, ME), stealth=1),
    action("FOR", gain(3, BLOOD, ME), stealth=1),
    digest="823ca258abc6",
)
card(
    101615,
    "Restructure",
    action("dem", put(CARD, a(ALLY))),
    action("DEM", control(a(ALLY, OTHERS))),
    cannot(rule.UNLOCK, BEARER),
    ability(UNLOCK, unlock(BEARER), cost=pay(1, POOL), by=BY_KEEPER),
    digest="31b3fad5a73e",
)
brings_blood(101621, "Reunion Kamut", 2, trait("black hand"), digest="e2d7079e54eb", who=VAMPIRE & trait("black hand"))
card(
    101624,
    "Revelation of Ecstasy",
    action("ser", lock(a(MINION, READY, of(PREY)))),
    action(
        "SER",
        above,
        gain(1, CORRUPTION, T),
        if_(num(CORRUPTION, T) >= num(WORTH, T), may(control(T, YOU), cost=burn(ALL, CORRUPTION, T))),
    ),
    stealth=1,
    digest="ef1e12a92e94",
)
PREYS_HAND = show(all_(in_(HAND), of(PREY)))
card(
    101627,
    "Revelations",
    action(
        "aus",
        show(all_(in_(HAND), of(PREY)), to=YOU),
        discard(pick(in_(HAND), of(a(SEAT, among(PREY))))),
        stealth=1,
    ),
    action("AUS", put(CARD, PLAY), PREYS_HAND, stealth=1),
    on(fact.DRAWN, PREYS_HAND, of=PREY),
    on(fact.OUSTED, PREYS_HAND, to=YOU),
    burnable(),
    digest="bf9ccda6019b",
)
card(
    101632,
    "Rewilding",
    action("", burn(2, POOL, controller(a(LOCATION))), burn(T)),
    digest="5e96a67770cf",
)
card(
    101634,
    "Riddle Phantastique",
    action(
        "",
        put(CARD, a(LESSER, IN_PLAY, ~clan("Malkavian", "Malkavian antitribu"))),
        if_(num(CAPACITY, ME) >= 2, gain(num(CAPACITY, ME) // 2, BLOOD, CARD), other=burn(CARD)),
        if_=~exists(named("Riddle Phantastique"), IN_PLAY),
    ),
    cannot(rule.UNLOCK, BEARER),
    at(fact.UNLOCK_PHASE, burn(1, BLOOD, CARD), whose=THEIRS),
    on(fact.LOSES_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) <= 0),
    digest="3501633352b8",
)
strong(101641, "Ritual Challenge", "e8f6b206c816")
card(
    101652,
    "Root of Vitality",
    action("vic", rescued()),
    action("VIC", gain(1, LIFE, a(ALLY, IN_PLAY, WEAKENED))),
    stealth=1,
    digest="2af8d23f4dc5",
)
card(
    101661,
    "Rumble",
    action(
        "",
        later(fact.FIGHTS, mod(HAND_SIZE, 1, YOU, COMBAT)),
        fight(foe()),
        during=later(fact.OVER, if_(~is_(ME, READY), burn(1))),
    ),
    digest="036e64fa6d12",
)
RUTORS_PRICE = inflict(1, ME, UNPREVENTABLE | AGGRAVATED)
card(
    101664,
    "Rutor's Hand",
    action("tha", put(CARD, ME), lock(CARD), RUTORS_PRICE),
    action("THA", put(CARD, ME), lock(CARD), unless(YOU, pay(3, BLOOD, ME), RUTORS_PRICE)),
    ability(IN_YOUR_MINION_PHASE, unlock(BEARER), cost=locking(), if_=YOUR_TURN),
    who=without("Rutor's Hand"),
    stealth=1,
    digest="be6254b6e0e8",
)
