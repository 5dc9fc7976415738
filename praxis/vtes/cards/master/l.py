"""Master cards: L."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import IN_PLAY_AT_ONCE, hides, hunting_ground, sees

hides(101070, "The Labyrinth", "d16ff33c0913", MINE, clan("Nosferatu"))
card(
    101076,
    "Lazarene Inquisitor",
    master(put(CARD, a(VAMPIRE, READY, MINE, clan("Harbinger of Skulls")))),
    act(burn(any_(0, 2), BLOOD, a(VAMPIRE, READY)), stealth=1),
    burnable(VAMPIRE & SABBAT),
    digest="ec3956953787",
)
card(
    101091,
    "Legendary Vampire",
    master(put(CARD, a(VAMPIRE, READY, MINE, capacity(7), did(fact.JOINED, LAST_INFLUENCE)))),
    gives(BLEED, 2),
    gives(VOTES, 2),
    act(burn(CARD), who=VAMPIRE, open=FOR_ANYBODY, reach="political", stealth=1),
    digest="87fe1e429739",
)
card(
    101095,
    "Lesser Boon",
    out_of_turn(
        outcome(SUCCEEDS),
        put(CARD, ACTING),
        if_(num(POOL, controller(ACTING)) < 6, burn(CARD)),
        when=WOULD_BLOCK,
        if_=is_(BLOCKING, MINE),
    ),
    cannot(rule.BLOCK, BEARER, MINE),
    on(fact.BLOCKED, burn(CARD), of=MINE, to=BEARER),
    on(fact.LOSES_POOL, burn(CARD), of=controller(BEARER), if_=num(POOL, controller(BEARER)) < 6),
    on(fact.CONTROL, burn(CARD), of=BEARER, if_=num(POOL, controller(BEARER)) < 6),
    digest="3e61738d5e6c",
)
BESIDE = is_(BEARER, FIGHTING) | is_(BEARER, IS_ACTING) | is_(BLOCKING, among(BEARER))
"""The bearer acts, attempts to block or fights."""
card(
    101100,
    "Libertas",
    master(put(CARD, a(VAMPIRE, ANARCH))),
    cannot(rule.BLOCK, ALLY, BEARER),
    costs(1, BLOOD_COST, MINION & ~among(BEARER), needs="dom pre", if_=BESIDE),
    digest="f2321b97018d",
)
hunting_ground(101102, "Library Hunting Ground", "78369bba236a")
card(101104, "Life in the City", master(gain(1, BLOOD, a(VAMPIRE, READY))), digest="3a2784b26816")
FOR_AN_ACTION = ACTION_CARD | POLITICAL_CARD | PERMANENT_CARD
card(
    101110,
    "The Line",
    master(put(CARD, PLAY)),
    ability(PAYING, cheaper(FOR_AN_ACTION, blood=1, who=VAMPIRE, at_once=True), cost=locking()),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="b5e492191db7",
)
card(
    101112,
    "Liquidation",
    master(repeat(7, burn(top(YOU, LIBRARY))), gain(3), if_=count(in_(LIBRARY), MINE) >= 7),
    not_replaced="discard",
    digest="978b8275709f",
)
sees(101120, "London Evening Star, Tabloid Newspaper", "b1d7b20b5558", MINION)
card(
    101127,
    "The Louvre, Paris",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, lock(a(VAMPIRE, UNLOCKED, clan("Toreador"))), cost=locking()),
    ability(
        AT_ANY_TIME, lock(a(MINION, UNLOCKED)), cost=locking(), if_=exists(VAMPIRE, MINE, title("prince of Paris"))
    ),
    act(control(CARD, YOU), open=FOR_OTHERS),
    digest="79518e005982",
)
card(
    101133,
    "Lupine Assault",
    master(each(SEATS, discard(pick(in_(HAND), of(IT), n=5, by=IT))), limit=GAME),
    not_replaced="influence",
    digest="601536379365",
)
