"""Crypt cards: Harbinger of Skulls."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.crypt import IN_TURN
from praxis.vtes.definitions.shapes.several import uncontrolled

card(
    200042,
    "Alcoan",
    ability(
        BEFORE_RANGE,
        show(all_(in_(HAND), of(controller(OPPOSING))), YOU),
        by=BY_COMBATANT,
        limit=COMBAT,
        if_=FIRST_ROUND & is_(OPPOSING, ALLY | YOUNGER & VAMPIRE),
    ),
    digest="1bdc447bf2b9",
)
card(
    200093,
    "Angelique",
    costs(
        -1, BLOOD_COST, VAMPIRE & clan("Harbinger of Skulls") & MINE, LIBRARY_CARD, needs="nec", if_=is_(SELF, READY)
    ),
    digest="d6482f1cae89",
)
card(
    200158,
    "Babalawo Alafin",
    ability(
        UNLOCK,
        discard(a(in_(HAND), MINE)),
        discard(a(in_(HAND), MINE)),
        if_(is_(T2, same_as(T)), mod(HAND_SIZE, -1, OTHER_SEATS, THEIR_UNLOCK)),
        limit=TURN,
        if_=is_(SELF, READY),
    ),
    digest="b2d5ae5d29d2",
)
card(
    200229,
    "Byzar",
    instead(
        fact.BURNED,
        gain(1, BURNS, ME),
        if_(num(BURNS, ME) >= 3, put(ME, REMOVED), other=put(ME, TORPOR)),
        of=ME,
    ),
    digest="0b6bdd0d8813",
)
card(
    200242,
    "The Capuchin",
    on(fact.BURNED, put(SELF, HOME), mod(TRANSFERS, 3, YOU, YOUR_DISCARD), of=SELF),
    digest="bfe7325fbdde",
)
card(
    200405,
    "Egothha",
    at(
        fact.UNLOCK_PHASE,
        if_(
            is_(top(PREY, LIBRARY), MASTER_CARD),
            do(burn(top(PREY, LIBRARY)), gain(1, BLOOD)),
            other=burn(top(PREY, LIBRARY)),
        ),
        whose=YOU,
        if_=is_(SELF, READY),
    ),
    digest="dcdf9e8c31ec",
)
card(
    200428,
    "Erebus",
    costs(-1, BLOOD_COST | POOL_COST, ME, (ALLY_CARD | RETAINER) & trait("wraith")),
    digest="c70c19c401d3",
)
card(
    200434,
    "Erlik",
    on(
        fact.ENTERS,
        repeat(5, may(take(1, BLOOD, SELF, pick(VAMPIRE, UNCONTROLLED, MINE, clan("Harbinger of Skulls"))))),
        of=SELF,
    ),
    digest="100e8f3a262f",
)
# [imbued.ruling.gisela-harden]
card(
    200522,
    "Gisela Harden, The Winnower",
    act(
        if_(
            num(BLOOD, ME) >= num(BLOOD, uncontrolled(holds(0, most=num(BLOOD, ME)))),
            burn(num(BLOOD, T), BLOOD, ME),
            take(ALL, BLOOD, T, controller(T)),
            show(T),
            burn(T),
        )
    ),
    digest="2068324631a0",
)
card(200580, "Hecate", on(fact.BLED, may(burn(top(VICTIMS, LIBRARY))), of=SELF), digest="d5e7f944ab4a")
card(
    201057,
    "Nicomedes",
    ability(
        IN_TURN, do(put(all_(in_(HAND), MINE), TOP), shuffle(LIBRARY)), cost=pay(1, BLOOD), if_=YOUR_TURN, limit=TURN
    ),
    digest="64c6f2fe5d5f",
)
card(
    201305,
    "Solomon Batanea",
    ability(
        INFLUENCE,
        take(1, BLOOD, pick(CRYPT_CARD, UNCONTROLLED, of(PREY), holds(1)), PREY),
        cost=mod(TRANSFERS, -2),
        if_=is_(SELF, READY) & exists(CRYPT_CARD, UNCONTROLLED, of(PREY), holds(1)),
    ),
    digest="55cf612d0091",
)
card(200801, "La Viuda Blanca", act(draw(any_(1, 2)), stealth=1), digest="7d4b997ea2fb")
card(201511, "Zygodat", on(fact.BLED, may(repeat(2, burn(top(VICTIMS, LIBRARY)))), of=SELF), digest="f7954aaa47f9")
