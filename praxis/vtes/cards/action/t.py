"""Action cards: T."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import LESSER, THEIRS
from praxis.vtes.definitions.shapes.several import IN_YOUR_MINION_PHASE, uncontrolled

card(
    101946,
    "Tattoo Signal",
    action("", put(CARD, ME), who=~with_(named("Tattoo Signal")), stealth=1),
    ability(
        AT_ANY_TIME,
        unlock(a(VAMPIRE, IN_PLAY, trait("black hand"), ~among(BEARER))),
        cost=locking(),
        if_=is_(BEARER, READY, trait("seraph")),
    ),
    digest="3a1b37dccab2",
)
card(
    101947,
    "Taunt the Caged Beast",
    action("ani", fight(a(VAMPIRE, READY, OTHERS), mod(MANEUVERS, 1))),
    action(
        "ANI",
        fight(a(VAMPIRE, READY, of(PREDATOR)), who=a(VAMPIRE, READY, of(PREY))),
        if_(is_(T, READY) & ~is_(T2, READY), gain(4, BLOOD, T)),
        if_(is_(T2, READY) & ~is_(T, READY), gain(4, BLOOD, T2)),
        if_=count(of=SEATS) >= 3,
    ),
    digest="5b6583c98e6e",
)
card(
    101954,
    "Temptation",
    action("ser", put(CARD, a(VAMPIRE, READY), kept=True)),
    action("SER", put(CARD, a(VAMPIRE, READY), kept=True), gain(1, BLOOD, CARD)),
    ability(MASTER, gain(1, BLOOD, CARD), limit=TURN),
    ability(
        IN_YOUR_MINION_PHASE,
        control(BEARER, borrowed=True),
        unlock(BEARER),
        burn(num(BLOOD, CARD), BLOOD, CARD),
        if_=YOUR_TURN & (num(BLOOD, CARD) >= num(BLOOD, BEARER)),
        limit=TURN,
    ),
    digest="648d9facda65",
)
card(
    101972,
    "Thing",
    action("", gain(2, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, clan("Gangrel"))), stealth=1),
    digest="aa2d9265103c",
)
card(
    101973,
    "Third Tradition: Progeny",
    action(
        "",
        embrace(sect="Camarilla", acts=False),
        learns(CARD),
        take(any_(0, 2), BLOOD, ME, CARD),
        who=title("prince", "justicar"),
        stealth=1,
    ),
    digest="233870787719",
)
card(
    101981,
    "Thrones Crumble",
    action("ser", burn(2, BLOOD, a(VAMPIRE, READY, TITLED))),
    action("SER", above, lock(T)),
    digest="0de77c92e9ea",
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
    101997,
    "Total Insanity",
    action("dem", put(CARD, a(LESSER, IN_PLAY))),
    action("DEM", put(CARD, a(LESSER, IN_PLAY))),
    gives(STEALTH, -1),
    at(fact.UNLOCK_PHASE, gain(1, BLOOD, CARD), if_(num(BLOOD, CARD) >= 3, burn(CARD)), whose=THEIRS),
    cannot(rule.PLAY, BEARER, ACTION_CARD, level=1),
    digest="4ff0a0df6546",
)
card(
    102262,
    "Touch of Valeren",
    action(
        "for",
        if_(
            is_(a(MINION), VAMPIRE),
            gain(3, BLOOD, T),
            other=gain(at_most(3, num(START, T) - num(LIFE, T)), LIFE, T),
        ),
        stealth=1,
    ),
    combat("for", prevent(ALL, only=OF_STRIKE), when=PREVENT),
    combat("FOR", prevent(ALL, all_(FIGHTING, MINE), only=OF_STRIKE), when=PREVENT, by=BY_BYSTANDER),
    digest="e12197e93654",
)
# [imbued.ruling.trick-of-the-danya]
card(
    102024,
    "The Trick of the Danya",
    action(
        "chi",
        choose(
            take(1, BLOOD, uncontrolled(holds(1), directed=False), YOU),
            take(1, BLOOD, T, pick(VAMPIRE, UNCONTROLLED, MINE)),
        ),
        stealth=1,
    ),
    digest="7888316d6cb9",
)
card(
    102046,
    "Tumnimos",
    action("", embrace(sect="same"), put(up_to(1, in_(HAND), MINE, MASTER_CARD, trait("discipline")), CARD), stealth=1),
    rises_as="vampire 2 chi",
    digest="0ed977a04499",
)
