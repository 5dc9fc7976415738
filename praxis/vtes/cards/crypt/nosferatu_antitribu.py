"""Crypt cards: Nosferatu antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200017,
    "Aeron",
    on(fact.FIGHTS, mod(SWARM_CLOSE, 1, OPPOSING, COMBAT), if_=is_(SELF, FIGHTING)),
    ability(PRESS, press(), cost=pay(1, BLOOD), limit=COMBAT),
    digest="d3d10497d26d",
)
card(
    200232,
    "Cailean",
    ability(BEFORE_RANGE, choose(set_range("close"), set_range("long")), by=BY_COMBATANT, limit=ROUND),
    digest="ca52fc7b8117",
)
card(
    200619,
    "Icarus, The Manchurian",
    on(fact.BLED, may(show(all_(in_(HAND), of(VICTIMS)), YOU)), of=SELF),
    digest="f73cafd4a777",
)
card(
    200736,
    "Julio Martinez",
    ability(
        DURING_ACTION, mod(INTERCEPT, 1, ME), by=BY_REACTING, cost=pay(1, BLOOD), if_=is_(ACTING, CAMARILLA & VAMPIRE)
    ),
    digest="7957f7344657",
)
card(
    200771,
    "Kendrick",
    ability(
        MASTER,
        each(at_random(in_(HAND), of(PREY)), show(IT, YOU), if_(is_(IT, POLITICAL_CARD), discard(IT))),
        if_=is_(SELF, READY) & exists(in_(HAND), of(PREY)),
        limit=TURN,
    ),
    digest="2ec097bd56a2",
)
card(
    201268,
    "Servius Marius Pustula",
    gives(HAND_SIZE, count(VAMPIRE, READY, capacity(8), of(IT)), SEATS),
    digest="05cf83ee033e",
)
card(
    201320,
    "Strohmann",
    costs(1, BLOOD_COST, None, REACTION_CARD, needs="aus", if_=is_(ACTING, among(SELF))),
    digest="a8c1cd04f026",
)
