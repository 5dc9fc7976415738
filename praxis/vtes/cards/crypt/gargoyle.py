"""Crypt cards: Gargoyle."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200264,
    "Chalcedony",
    costs(-1, BLOOD_COST | POOL_COST, ME, LIBRARY_CARD & requires_clan("Gargoyle")),
    digest="3a02e7fc761b",
)
card(
    200465,
    "Ferox, The Rock Lord",
    cannot(rule.PLAY, among(OPPOSING) & MINION, requires("nec") | requires("tha")),
    cannot(rule.DIABLERIZE, ME),
    merged(gives(INTERCEPT, 1, ME, DIRECTED)),
    covered="the two Disciplines are named by their codes",
    digest="aa626bb1c5eb",
)
card(
    200486,
    "Fustuk",
    ability(AT_ANY_TIME, unlock(pick(VAMPIRE & clan("Tremere antitribu"), LOCKED)), cost=locking(ME)),
    digest="2310fa7855ab",
)
card(
    201279,
    "Sheela Na Gig",
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        by=BY_METHUSELAH,
        cost=locking(ME),
        limit=ACTION,
        if_=is_(ACTING, IS_ACTING & (VAMPIRE & clan("Tremere antitribu")) & MINE),
    ),
    digest="64681063f5be",
)
card(
    201393,
    "Tupdog",
    costs(-1, BLOOD_COST, ME, LIBRARY_CARD, needs="vis"),
    act(fight(a(MINION, READY, OTHERS))),
    at(fact.INFLUENCE_PHASE, burn(SELF), draw(1, CRYPT), whose=YOU),
    digest="773d51e00847",
)
