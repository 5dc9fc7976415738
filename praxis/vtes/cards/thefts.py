"""Actions that take or destroy what others have, or keep it from being of use."""

from __future__ import annotations

from praxis.vtes.cards.language import *

card(
    100703,
    "Far Mastery",
    action("dom", control(a(RETAINER, on_(all_(VAMPIRE, OTHER))), on=ME), stealth=1),
    action("DOM", control(a(ALLY, OTHERS)), stealth=1),
    digest="de3f6c1dbd52",
)
card(
    100573,
    "Dominate Kine",
    action("dom", bleed(1), stealth=1),
    action("DOM", control(a(LOCATION, OTHERS))),
    digest="105515965607",
)
card(
    100852,
    "Graverobbing",
    action("dom", if_(is_(a(VAMPIRE, TORPOR, OTHERS), TORPOR), control(T))),
    action(
        "DOM",
        if_(is_(a(VAMPIRE, TORPOR, OTHERS), TORPOR), control(T), may(put(T, READY), cost=pay(2, BLOOD, ME))),
    ),
    digest="5b32e8cc72a6",
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
card(
    101632,
    "Rewilding",
    action("", burn(2, POOL, controller(a(LOCATION))), burn(T)),
    digest="5e96a67770cf",
)
card(100391, "Conceal", action("obf", burn(a(EQUIPMENT))), action("OBF", burn(a(LOCATION))), digest="38f7bbc10905")
card(
    101539,
    "Rampage",
    action("pot", burn(a(LOCATION, OTHERS))),
    action("pot", burn(a(LOCATION, MINE)), stealth=1),
    digest="2f5702aa782d",
)
card(
    100318,
    "Chair of Hades",
    action("nec", put(a(ALLY | RETAINER, trait("mortal") | trait("ghoul")), REMOVED), stealth=1),
    action("NEC", put(a((ALLY | RETAINER) & ~trait("wraith") | capacity(most=2)), REMOVED), stealth=1),
    digest="a444266a4992",
)
card(
    101211,
    "Mind Numb",
    *(
        action(code, if_(is_(a(VAMPIRE, UNLOCKED), UNLOCKED), lock(T), gain(1, STUN, T)), stealth=stealth)
        for code, stealth in (("pre", 0), ("PRE", 1))
    ),
    digest="d85571238092",
)
card(
    101984,
    "Tier of Souls",
    action("ani", take(1, BLOOD, a(MINION, of(PREY)), ME)),
    action("ANI", take(1, BLOOD, a(MINION, of(PREY)), ME), put(CARD, ME), who=~with_(named("Tier of Souls"))),
    gives(BLEED, 1, if_=kind("bleed") & directed_at(PREY)),
    burnable(),
    covered="counters on a minion are blood or life",
    digest="715fe7b165b8",
)
card(
    102358,
    "Phantasmagoria",
    action("pre", put(CARD, a(MINION), kept=True), stealth=1),
    action("PRE", put(CARD, a(MINION), kept=True), stealth=1),
    gives(STEALTH, -1),
    on(fact.BLOCKED, burn(1, BLOOD, BEARER), to=BEARER, level=1),
    burnable(),
    digest="6e19a6df1ccc",
)
