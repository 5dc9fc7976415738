"""Master cards: W."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import A_MASTER_ACTION, IN_PLAY_AT_ONCE, RAVNOS, hunting_ground

card(
    102142,
    "Wall Street Night, Financial Newspaper",
    IN_PLAY_AT_ONCE,
    ability(ATTEMPT, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, MINE) & ~DIRECTED),
    act(take(1, BLOOD, a(trait("investment"), holds(1)), YOU), if_=is_(CARD, UNLOCKED), stealth=1),
    on(fact.ACTED, lock(CARD), about=among(CARD)),
    digest="d2be73510441",
)
card(
    102149,
    "Warsaw Station",
    IN_PLAY_AT_ONCE,
    ability(
        ANNOUNCED,
        later(
            fact.OVER,
            unlock(ACTING),
            if_=happened(fact.SUCCEEDED, ACTING, span=ACTION) & is_(ACTING, clan("Nosferatu")),
        ),
        cost=locking(),
        if_=is_(ACTING, clan("Nosferatu")) & ~DIRECTED,
    ),
    ability(AT_ANY_TIME, put(a(VAMPIRE, TORPOR, clan("Nosferatu")), READY), cost=burn(CARD)),
    digest="39cea338d52e",
)
hunting_ground(102150, "Warzone Hunting Ground", "78369bba236a")


def by_neighbours() -> Filter:
    """A master card that is played by one's predator or prey."""
    return MASTER_CARD & (of(PREY) | of(PREDATOR))


card(
    102151,
    "Wash",
    out_of_turn(cancel(by_neighbours(), free=True), mod(MASTER_ACTIONS, 1, THEM), when=AS_PLAYED),
    not_replaced="unlock",
    digest="bf0b5353855c",
)
card(
    102152,
    "Wasserschloss Anif, Austria",
    IN_PLAY_AT_ONCE,
    ability(MASTER, take(1, BLOOD, a(VAMPIRE, MINE, clan("Tremere"), holds(1)), CARD), limit=TURN),
    ability(INFLUENCE, take(ALL, BLOOD, CARD, a(VAMPIRE, UNCONTROLLED, MINE, clan("Tremere"))), cost=locking()),
    burnable(~clan("Malkavian")),
    burnable(clan("Malkavian"), stealth=1),
    digest="1ed4862ca754",
)
card(
    102153,
    "Waste Management Operation",
    IN_PLAY_AT_ONCE,
    ability(DISCARD, put(a(ASH, MINE, LIBRARY_CARD), BOTTOM), cost=locking()),
    digest="b7d801dce4ab",
)
card(
    102155,
    "Watchtower: Chosen are Called",
    IN_PLAY_AT_ONCE,
    ability(MASTER, draw(3), cost=A_MASTER_ACTION),
    on(fact.ENTERS, burn(CARD), of=trait("watchtower") & ~among(CARD)),
    digest="12bcdc742a71",
)
card(
    102156,
    "Watchtower: Four Ride Forth",
    IN_PLAY_AT_ONCE,
    ability(DISCARD, unlock(a(VAMPIRE, READY, LOCKED, trait("black hand"))), cost=locking()),
    on(fact.ENTERS, burn(CARD), of=trait("watchtower") & ~among(CARD)),
    digest="fda7b68c6067",
)
DREAMERS = all_(VAMPIRE, RAVNOS, holds(name="nightmare"))
card(
    102166,
    "Week of Nightmares",
    master(put(CARD, PLAY), gain(10, BLOOD, CARD), limit=GAME),
    gives(BLEED, 1, all_(VAMPIRE, RAVNOS)),
    gives(STRENGTH, 1, all_(VAMPIRE, RAVNOS)),
    cannot(rule.BASIC_HUNT, VAMPIRE & RAVNOS),
    act(hunt(at=a(VAMPIRE, RAVNOS, OTHER)), who=RAVNOS, open=FOR_ANYBODY, stealth=1),
    ability(
        UNLOCK,
        gain(1, NIGHTMARE, a(VAMPIRE, RAVNOS)),
        burn(1, BLOOD, CARD),
        open=FOR_ANYBODY,
        limit=TURN,
        if_=num(BLOOD, CARD) >= 1,
    ),
    on(
        fact.LOSES_BLOOD,
        each(DREAMERS, unless(controller(IT), pay(num(NIGHTMARE, IT), BLOOD, IT), burn(IT))),
        burn(ALL, NIGHTMARE, all_(VAMPIRE)),
        burn(CARD),
        of=CARD,
        if_=num(BLOOD, CARD) <= 0,
    ),
    digest="2f73496125e5",
)
card(
    102167,
    "Weeping Stone",
    IN_PLAY_AT_ONCE,
    gives(HAND_SIZE, 1),
    ability(UNLOCK, gain(1, BLOOD, a(VAMPIRE, READY, MINE, NOT_FULL, trait("black hand"))), limit=TURN),
    burnable(clan("Banu Haqim"), pool=1),
    digest="363aaf0f2aa0",
)
card(
    102180,
    "Wider View",
    IN_PLAY_AT_ONCE,
    ability(INFLUENCE, draw(1, CRYPT), put(pick(CRYPT_CARD, UNCONTROLLED, MINE), REMOVED), cost=mod(TRANSFERS, -1)),
    ability(INFLUENCE, gain(2), cost=(mod(TRANSFERS, -4), burn(CARD))),
    digest="e94ec65d4be6",
)
card(
    102189,
    "WMRH Talk Radio",
    IN_PLAY_AT_ONCE,
    ability(
        ATTEMPT,
        mod(INTERCEPT, 1, BLOCKING),
        remember(BLOCKING),
        later(fact.BLOCKED, remember(), of=CHOSEN),
        later(fact.OVER, if_(is_(CHOSEN, MINION), burn(1, POOL))),
        cost=locking(),
    ),
    digest="b91e26bd7119",
)
