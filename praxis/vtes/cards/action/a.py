"""Action cards: A."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import MANEUVER, ambush, without
from praxis.vtes.definitions.shapes.several import foe

card(
    100004,
    "Abactor",
    action("", hunt(4), if_(tally(fact.HUNTED, ME, span=ACTION) >= 1, is_hunted(ME)), who=VAMPIRE, stealth=1),
    digest="30f14152a0c3",
)
card(
    100006,
    "Abbot",
    action("", put(CARD, ME), unlock(ME), who=SABBAT & without("Abbot"), stealth=1),
    gives(INTERCEPT, 1, if_=directed_at(YOU)),
    digest="80e5f46c2cc6",
)
USED_UP = on(fact.LOSES_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) <= 0)
"""It is burned as soon as it has no counters."""
card(
    100008,
    "Ablative Skin",
    action("for", put(CARD, ME), gain(3, BLOOD, CARD)),
    action("FOR", put(CARD, ME), gain(3, BLOOD, CARD)),
    ability(PREVENT, prevent(1, ME, aggravated=False), cost=pay(1, BLOOD, CARD), if_=IN_COMBAT),
    ability(PREVENT, prevent(1, ME), cost=pay(1, BLOOD, CARD), if_=IN_COMBAT, version=1),
    USED_UP,
    stealth=1,
    digest="8e62b574896d",
)
card(
    102309,
    "Abuse of Power",
    action(
        "",
        if_(
            is_(foe(), READY),
            fight(T),
            if_(is_(ME, READY) & ~is_(T, READY), burn(1, POOL, VICTIMS)),
            if_(is_(T, READY) & ~is_(ME, READY), burn(1)),
        ),
        stealth=1,
    ),
    digest="3e5ea77e06fd",
)
card(100046, "Ambush", action("", ambush(MANEUVER)), digest="f6929ade2140")
card(
    100072,
    "Anonymous Freight",
    action("", equip(a(in_(HAND), MINE, EQUIPMENT, ~LOCATION, FITS)), who=VAMPIRE, stealth=3, reach="equip"),
    digest="0718e628350e",
)
card(
    100079,
    "Aranthebes, The Immortal",
    action("", put(CARD, PLAY), stealth=1),
    ability(ANNOUNCED | DURING_ACTION, mod(STEALTH, -1, ACTING), cost=locking(), if_=is_(ACTING, MINION, of(PREDATOR))),
    gives(BLEED, -1, all_(capacity(most=4)), if_=is_(CARD, UNLOCKED) & kind("bleed") & directed_at(YOU)),
    act(put(CARD, BOTTOM), later(fact.OVER, shuffle(LIBRARY, owner(CARD))), who=capacity(5), open=FOR_ANYBODY),
    digest="df667457bee6",
)
card(
    100093,
    "Army of Rats",
    action("ani", put(CARD, PLAY), stealth=1),
    at(
        fact.UNLOCK_PHASE,
        if_(is_(YOU, ~noted("army of rats")), burn(1, POOL, PREY), note("army of rats", YOU)),
        whose=YOU,
    ),
    burnable(),
    digest="9f0efdfea722",
)
card(100094, "Arson", action("", burn(a(LOCATION))), not_replaced="action", digest="7ceaae94aca6")
card(100099, "Art Scam", action("", gain(2), stealth=1), digest="55408c3899ce")
TRAUMA = burn(1, BLOOD, BEARER)
card(
    100100,
    "Art's Traumatic Essence",
    action("aus", if_(is_(a(MINION, IN_PLAY, UNLOCKED), UNLOCKED), lock(T))),
    action("mel", if_(is_(a(MINION, IN_PLAY, UNLOCKED), UNLOCKED), lock(T), burn(1, BLOOD, T))),
    action(
        "MEL",
        if_(
            is_(a(MINION, READY, UNLOCKED, ~with_(named("Art's Traumatic Essence"))), UNLOCKED),
            put(CARD, T),
            lock(T),
        ),
    ),
    on((fact.ACTED, fact.ATTEMPTED), TRAUMA, of=BEARER),
    ability(MASTER, burn(CARD), cost=(locking(BEARER), pay(1, POOL)), by=BY_KEEPER),
    stealth=1,
    digest="d459dd6c4d71",
)
card(
    100109,
    "Atonement",
    action("", put(CARD, ME), stealth=1),
    gives(INTERCEPT, 1),
    gives(STAYS_UNLOCKED, 1, if_=is_(ACTING, VAMPIRE) & (num(CAPACITY, ACTING) <= num(CAPACITY, BEARER))),
    burnable(VAMPIRE & ~clan("Ministry")),
    burnable(clan("Ministry"), stealth=-1),
    digest="f91b9db2fed2",
)
FORGOTTEN = if_(~exists(VAMPIRE, TORPOR, of(PREY)), burn(CARD))
"""Nobody of the prey lies in torpor."""
card(
    102310,
    "Augury of Doom",
    action("", put(CARD, PLAY), if_=~exists(named("Augury of Doom"), MINE), stealth=1),
    at(fact.UNLOCK_PHASE, burn(count(VAMPIRE, TORPOR, of(THEM)), POOL, THEM), whose=PREY),
    on(fact.OUSTED, burn(CARD), to=YOU),
    *(on(kind_, FORGOTTEN) for kind_ in (fact.ENTERS, fact.OUT_OF_TORPOR, fact.CONTROL)),
    digest="9cf624c0fc63",
)
