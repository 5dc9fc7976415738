"""Crypt cards: Malkavian."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import RELIC

card(201634, "Abraham Mellon", as_if("Tremere"), gives(HAND_SIZE, 1, YOU, is_(SELF, READY)), digest="be584206896b")
card(
    201735,
    "Aelswith, The Irresistible",
    on(fact.BLOCKED, burn(1, POOL, controller(BLOCKING)), to=SELF),
    digest="7da121bc08ad",
)
card(200123, "Apolonia Czarnecki", act(take(1, BLOOD, a(YOUNGER & VAMPIRE, holds(1)), ME)), digest="eacd422066a1")
card(200147, "Assad Salhoum", on(fact.BLOCKED, gain(1, BLOOD), of=SELF), digest="1c3ee9c39f7a")
card(201640, "Darius Shirazi", act(control(a(RELIC, OTHERS), on=ME)), digest="82eab1c032e5")
card(
    200436,
    "Esau",
    ability(ANNOUNCED, random(mod(BLEED, 1), do()), cost=pay(1, BLOOD), by=BY_ACTING, limit=ACTION, if_=kind("bleed")),
    digest="cc8937caf158",
)
card(201627, "Evan Klein", on(fact.ACTED, random(do(), outcome(THWARTED)), of=OTHERS, to=SELF), digest="b801bbf3e702")
card(201751, "Fotini Katsikaris", on(fact.BLED, mod(HAND_SIZE, 1, YOU, YOUR_DISCARD), of=SELF), digest="dd4815a5b2b5")
card(
    201617,
    "Gilbert Duane",
    ability(
        INFLUENCE,
        show(top(YOU)),
        if_(
            is_(top(YOU), VAMPIRE & clan("Malkavian")),
            do(put(top(YOU), REMOVED), becomes(pick(VAMPIRE, MINE, ~TITLED), sect="Anarch")),
            other=put(top(YOU), REMOVED),
        ),
        cost=pay(1, BLOOD),
        limit=TURN,
        if_=is_(YOU, has_cards(CRYPT)),
    ),
    digest="979cbbb954a7",
)
card(
    201628,
    'Jason "Son" Newberry',
    ability(POLLING, oppose(2), limit=REFERENDUM, if_=HUNTED & is_(SELF, READY)),
    digest="f69f59425aff",
)
card(
    200679,
    "Jason, The World's Voice",
    on(fact.BLOCKED, later(fact.FOUGHT, burn(1, BLOOD, T)), to=SELF, of=VAMPIRE),
    ability(DURING_ACTION, mod(BLEED, 1), by=BY_ACTING, cost=pay(1, BLOOD), limit=ACTION, if_=kind("bleed")),
    digest="032f81d4b4ec",
)
card(
    201698,
    "Juliet Parr",
    on(fact.ENACTED, mod(HAND_SIZE, 2, YOU, YOUR_UNLOCK), of=SELF),
    ability(RANGE, maneuver(), limit=COMBAT),
    digest="e5cce1c0185e",
)
card(
    200768,
    "Keller Thiel",
    on(fact.BLED, burn(1, BLOOD, IT), to=YOU, if_=is_(SELF, READY, UNLOCKED)),
    digest="e2f0e55207de",
)
card(
    200826,
    "Leandro",
    at(
        fact.UNLOCK_PHASE,
        choose(burn(1, POOL, THEM), mod(TRANSFERS, -99, THEM, TURN), by=THEM),
        whose=OTHER_SEATS,
        if_=is_(SELF, READY),
    ),
    digest="d35826efbcb4",
)
card(200870, "Lucian", ability(STRIKE, disarms()), digest="c8b25acd09b9")
card(
    200890,
    "Lutz von Hohenzollern",
    on(fact.ENACTED, burn(1, POOL, PREY), if_=is_(SELF, READY) & kind("political")),
    digest="3b301c49e68f",
)
card(
    200935,
    "Maris Streck",
    ability(ATTEMPT, mod(INTERCEPT, 1, BLOCKING), by=BY_METHUSELAH, cost=pay(1, BLOOD)),
    act(arrange(5), stealth=1),
    digest="5d73ab2daa68",
)
card(
    201085,
    "Osric Vladislav",
    ability(
        DURING_ACTION, mod(STEALTH, 1), by=BY_ACTING, cost=burn(pick(LOCATION & MINE)), if_=exists(LOCATION & MINE)
    ),
    digest="e77ac11fbd54",
)
card(
    201148,
    "Rachel Brandywine",
    on(
        fact.DISCARDED,
        note("discarded", THAT_CARD),
        to=YOU,
        if_=happened(fact.DISCARD_PHASE, YOU, span=TURN),
    ),
    on(
        fact.TURN_ENDS,
        may(put(up_to(9, ASH, MINE, noted("discarded")), TOP), shuffle(LIBRARY)),
        of=YOU,
        if_=is_(SELF, READY) & exists(ASH, MINE, noted("discarded")),
    ),
    covered="the cards of the discard phase are noted as they are discarded",
    digest="4406b6e70526",
)
card(201212, "Ruth McGinley", gives(FIRST_STRIKE, 1, ME, if_=is_(STRIKING_CARD, trait("gun"))), digest="72b0f33ddcf7")
card(
    201235,
    "Santaleous",
    gives(BLEED, count(UNIQUE & (LOCATION & trait("hunting ground")) & IN_PLAY), ME),
    ability(AS_PLAYED, cancel(MASTER_CARD), by=BY_METHUSELAH, cost=pay(3, BLOOD)),
    digest="0203562ccf07",
)
card(
    201255,
    "Sean Rycek",
    ability(POLLING, mod(VOTES, 2, ME, REFERENDUM), cost=locking(ME), by=BY_READY, limit=REFERENDUM | BY_NAME),
    ability(POLLING, mod(VOTES, 2, ME, REFERENDUM), cost=pay(1, BLOOD), by=BY_READY, limit=REFERENDUM | BY_NAME),
    act(burn(a(trait("boon"), IN_PLAY)), stealth=1),
    digest="c17617093cd7",
)
card(201329, "Sylvester Simms", on(fact.TO_TORPOR, burn(1, POOL, SEATS), of=SELF), digest="60833a0dc8b1")
card(
    201390,
    "Tryphosa",
    dues(1, BLOOD_COST, VAMPIRE & clan("Malkavian"), "bleed", if_=is_(SELF, READY)),
    gives(STEALTH, 1, all_(VAMPIRE, clan("Malkavian")), is_(SELF, READY) & kind("bleed")),
    digest="cb9498e18cad",
)
card(
    201410,
    "Unmada",
    gives(DISCARD_ACTIONS, 1, YOU, is_(SELF, READY)),
    gives(HAND_SIZE, 1, YOU, is_(SELF, READY)),
    digest="0e2f7ccedc26",
)
card(
    201443,
    "Victoria",
    ability(MASTER, gain(2), cost=burning_edge(), if_=is_(SELF, READY), limit=TURN),
    digest="94b448f51a2f",
)
