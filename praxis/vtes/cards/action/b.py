"""Action cards: B."""

from __future__ import annotations

from typing import Any

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import coming, compound, outlaw, small, without
from praxis.vtes.definitions.shapes.several import foe, maneuver_or_press

NOT_OLDER = where(num(CAPACITY, IT) <= num(CAPACITY, BEARER))
PURGED = noted("baltimore purge")
card(
    100128,
    "Baltimore Purge",
    action("", put(CARD, ME), who=VAMPIRE & ~clan("Ravnos")),
    action("", put(CARD, ME), who=clan("Ravnos"), stealth=1),
    at(
        fact.UNLOCK_PHASE,
        if_(
            exists(VAMPIRE, READY, MINE, clan("Lasombra")),
            each(OTHER_SEATS, note("baltimore purge", pick(VAMPIRE, READY, of(THEM), NOT_OLDER))),
            other=each(OTHER_SEATS, note("baltimore purge", pick(VAMPIRE, READY, of(THEM), NOT_OLDER, by=THEM))),
        ),
        put(BEARER, TORPOR),
        put(all_(VAMPIRE, READY, PURGED), TORPOR),
        burn(CARD),
        whose=YOU,
    ),
    digest="d8eda14797af",
)
card(
    100150,
    "Belonging Grants Protection",
    action("", unlock(a(VAMPIRE, READY, LAIBON, OTHER))),
    action("", gain(2, BLOOD, coming(YOUNGER, LAIBON))),
    stealth=1,
    digest="2e30436aaa34",
)
RED = trait("red list")
card(
    100159,
    "Big Game",
    action("", fight(foe(~RED))),
    action(
        "",
        later(fact.FIGHTS, maneuver_or_press(), later(fact.OVER, if_(is_(ME, READY), unlock(ME)))),
        fight(foe(RED)),
    ),
    not_replaced="action",
    digest="0671c4e64cec",
)
card(
    100162,
    "Biothaumaturgic Experiment",
    action("tha", employ_freely(pick(in_(HAND), MINE, RETAINER, trait("animal"))), stealth=1),
    action("THA", put(CARD, a(MINION, MINE)), stealth=1),
    gives(STRENGTH, 1),
    ability(RANGE, maneuver(), limit=COMBAT),
    digest="7ac07cffe920",
)
card(
    100168,
    "Black Hand Ritual",
    action("", unlock(a(VAMPIRE, IN_PLAY, YOUNGER, trait("black hand")))),
    action("", burn(a(trait("gehenna"), IN_PLAY))),
    stealth=1,
    digest="958b0d8b92df",
)
card(
    100169,
    "Black Metamorphosis",
    action("obt", put(CARD, ME)),
    action("OBT", put(CARD, ME)),
    ability(ADDITIONAL, mod(STRIKES, 1, ME), limit=ROUND),
    ability(PRESS, press(), limit=COMBAT, version=1),
    who=without("Black Metamorphosis"),
    stealth=1,
    digest="fecaf3cbbe92",
)


def bound(official: int, name: str, digest: str, *ways: Way, rest: tuple[Way, ...] = (), **options: Any) -> None:
    """Its bearer cannot block the vampire who has played it."""
    card(official, name, *ways, cannot(rule.BLOCK, BEARER, CHOSEN), *rest, digest=digest, **options)


bound(
    100173,
    "Blackmail",
    "ba422caddac1",
    action("obf", lock(a(VAMPIRE, READY))),
    action("OBF", put(CARD, a(VAMPIRE, READY)), remember(ME)),
    rest=(ability(UNLOCK, burn(CARD), cost=pay(2, BLOOD, BEARER), by=BY_KEEPER),),
)
card(
    100191,
    "Blithe Acceptance",
    action("obf", put(CARD, ME)),
    action("OBF", put(CARD, ME)),
    gives(STEALTH, 1),
    on(
        fact.FIGHTS,
        if_(came_by(1), unless(YOU, pay(1, BLOOD, BEARER), burn(CARD)), other=burn(CARD)),
        if_=is_(BEARER, FIGHTING),
    ),
    who=without("Blithe Acceptance"),
    digest="46697236dc7c",
)
bound(100194, "Blood Bond", "b56c1bb7668f", action("", put(CARD, a(VAMPIRE, IN_PLAY)), remember(ME)), stealth=1)
card(
    100200,
    "Blood Feast",
    action("", gain(1, BLOOD, all_(VAMPIRE, READY, SABBAT, MINE)), stealth=1),
    digest="22f7e24fad36",
)
outlaw(100202, "Blood Hunt", title("prince", "justicar", "inner circle"), "e6fa93313bb2")
card(
    100206,
    "Blood of the Sabbat",
    action("", put(CARD, a(IN_PLAY, SABBAT, OTHER, without("Blood of the Sabbat"))), stealth=1),
    on(fact.SUCCEEDED, gain(1, BLOOD, BEARER), of=BEARER, if_=DIRECTED),
    digest="d593daaaf6a8",
)
card(
    100218,
    "Bloodbath",
    action("", gain(2, BLOOD, a(READY, SABBAT, capacity(5), without("Bloodbath"))), put(CARD, T), stealth=1),
    gives(VOTES, 1, if_=~is_(BEARER, TITLED)),
    covered="above 4 is 5 or more",
    digest="47f289f83bf4",
)
card(
    100225,
    "Bloodwork",
    action("", small(2, if_(exists(VAMPIRE, READY, SABBAT, of(VICTIMS)), mod(STEALTH, 1)), more=1)),
    digest="f1f7b1f374d3",
)
compound(102247, "Break the Bonds", ("ani", "obf", "pre"), "ani", "", "3afefda15cd8")
card(
    100266,
    "Bum's Rush",
    action("", fight(a(MINION, READY, OTHERS), mod(MANEUVERS, 1))),
    not_replaced="action",
    digest="8bbdba66d8bb",
)
