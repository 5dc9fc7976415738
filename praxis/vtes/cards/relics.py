"""Much played master cards and events: tablets, castles, museums, rules that an event lays down."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect
from praxis.vtes.cards.language import *
from praxis.vtes.cards.locations import IN_PLAY_AT_ONCE

# -- libraries and ash heaps ------------------------------------------------------------------------------------------

TABLETS = named("Ashur Tablets")
card(
    100106,
    "Ashur Tablets",
    master(
        put(CARD, PLAY),
        if_(
            count(TABLETS, MINE) >= 3,
            put(all_(TABLETS), REMOVED),
            gain(3),
            note("ashur tablets", up_to(13, ASH, MINE, LIBRARY_CARD)),
            put(pick(ASH, MINE, noted("ashur tablets")), HAND),
            put(all_(ASH, MINE, noted("ashur tablets")), BOTTOM),
            shuffle(LIBRARY),
        ),
        limit=TURN,
    ),
    digest="856b35ec0405",
)
card(
    100424,
    "Coroner's Contact",
    master(search(CRYPT, VAMPIRE, clan("Samedi"), shown=True), gain(1, BLOOD, IT)),
    digest="ab18ad7fe9ec",
)
card(
    101881,
    "The Stranger Among Us",
    master(search(CRYPT, VAMPIRE, trait("scarce"), shown=True)),
    digest="9a5a7a07ca6a",
)
card(
    100853,
    "Great Symposium",
    master(
        search(CRYPT, VAMPIRE, clan("Kiasyd"), shown=True),
        repeat(3, gain(1, BLOOD, pick(VAMPIRE, UNCONTROLLED, MINE, clan("Kiasyd")))),
        limit=GAME,
    ),
    digest="3a974b8900bf",
)
card(
    101019,
    "Jake Washington",
    master(becomes_ally()),
    ability(UNLOCK, gain(any_(0, 4), BLOOD, a(VAMPIRE, READY, holds(0, most=0))), cost=burn(CARD)),
    rises_as="mortal 1 0 0",
    digest="10434ae0d37b",
)

# -- between two vampires ---------------------------------------------------------------------------------------------


def trades(*who: Filter, gear: Filter) -> tuple[Effect, ...]:
    """Two ready vampires trade: cards on either go to the other, and blood of the first to the second."""
    first, second = a(VAMPIRE, READY, MINE, *who), a(VAMPIRE, READY, MINE, *who)
    return (
        each(up_to(30, gear, on_(first)), control(IT, YOU, on=second)),
        each(up_to(30, gear, on_(second)), control(IT, YOU, on=first)),
        take(any_(0, num(BLOOD, first)), BLOOD, first, second),
    )


card(
    100908,
    "Heidelberg Castle, Germany",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, *trades(gear=EQUIPMENT | RETAINER), cost=locking(), if_=~is_(ACTING, MINION)),
    digest="d9911eb2a7d9",
)
card(
    100385,
    "Communal Haven: Cathedral",
    IN_PLAY_AT_ONCE,
    ability(MASTER, *trades(SABBAT, gear=EQUIPMENT), cost=locking()),
    digest="4f7e98c92616",
)

# -- locations and powers ---------------------------------------------------------------------------------------------

card(
    100367,
    "Club Zombie",
    IN_PLAY_AT_ONCE,
    ability(ATTEMPT, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, VAMPIRE, MINE)),
    on(fact.UNLOCKS, note("club zombie", CARD), of=CARD),
    ability(
        UNLOCK, gain(1, BLOOD, a(VAMPIRE, READY, MINE, NOT_FULL)), if_=is_(CARD, ~noted("club zombie")), limit=TURN
    ),
    digest="010f15f91dc7",
)
RELIC = EQUIPMENT & ~trait("electronic") & ~trait("vehicle") & ~trait("weapon")
card(
    102236,
    "The British Museum, London",
    IN_PLAY_AT_ONCE,
    gives(HAND_SIZE, 1),
    costs(-1, BLOOD_COST | POOL_COST, MINION & MINE, RELIC),
    on(
        fact.OVER,
        if_(is_(IT, ~noted("british museum")), may(unlock(IT), note("british museum", IT))),
        of=MINION & MINE,
        if_=kind("equip") & happened(fact.SUCCEEDED, about=RELIC | LOCATION, span=ACTION),  # some become locations
    ),
    digest="252299f36a25",
)
card(
    100942,
    "House of Sorrow",
    IN_PLAY_AT_ONCE,
    ability(
        AT_ANY_TIME,
        unlock(a(IN_PLAY, ~MINION, MINE, LOCKED, ~among(CARD))),
        gain(1, STUN, T),
        gain(1, STUN, CARD),
        cost=locking(),
    ),
    digest="8aa3b36fdf26",
)
VICTIM = is_(IT, FIGHTING, OTHERS) & exists(FIGHTING, VAMPIRE, MINE, ~CAMARILLA)
card(
    101363,
    "The Path of Lilith",
    IN_PLAY_AT_ONCE,
    on(fact.TO_TORPOR, may(gain(1, TORTURE, IT), cost=locking()), of=VAMPIRE, if_=VICTIM),
    at(
        fact.UNLOCK_PHASE,
        each(all_(SEAT, where(exists(VAMPIRE, holds(name="torture"), of(IT)))), burn(1, POOL, IT)),
        whose=YOU,
    ),
    on(fact.BURNED, burn(ALL, TORTURE, all_(VAMPIRE)), of=CARD),
    burnable(),
    digest="166287dc5443",
)
card(
    101237,
    "Momentum's Edge",
    master(put(CARD, PLAY), if_=num(VICTORIES, YOU) >= 1),
    ability(UNLOCK, gain(1), cost=locking()),
    digest="48411dd4d3f5",
)

# -- events -----------------------------------------------------------------------------------------------------------

card(
    100163,
    "The Bitter and Sweet Story",
    event(put(CARD, PLAY)),
    gives(HAND_SIZE, num(VICTORIES, IT) * 2, SEATS),
    digest="98f205b0b104",
)
card(
    101265,
    "Narrow Minds",
    event(put(CARD, PLAY)),
    costs(1, BLOOD_COST, None, MINION_CARD, redirects=True),
    not_replaced="unlock",
    digest="30de54a7c7e1",
)
card(
    101305,
    "NRA PAC",
    event(put(CARD, PLAY)),
    on(fact.SUCCEEDED, later(fact.TURN_ENDS, unlock(T), until=TURN), of=MINION, if_=kind("equip")),
    digest="49358c15cd40",
)
card(
    101614,
    "Restricted Vitae",
    event(put(CARD, PLAY)),
    cannot(rule.HUNT, VAMPIRE & holds(1)),
    act(hunt(at=a(VAMPIRE, YOUNGER)), who=VAMPIRE & holds(0, most=0), open=FOR_ANYBODY),
    not_replaced="hunt",
    covered="the hunt takes the blood of its target",
    digest="d9812110deb6",
)
