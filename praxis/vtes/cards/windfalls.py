"""More cards of winning decks: hoards, gifts to those who wait, rules of events."""

from __future__ import annotations

from praxis.vtes.cards.language import *
from praxis.vtes.cards.locations import IN_PLAY_AT_ONCE
from praxis.vtes.cards.schemes import A_MASTER_ACTION, USED_UP

HOARD = x(0, num(POOL, YOU))
card(
    101707,
    "Secret Horde",
    master(put(CARD, PLAY), gain(HOARD * 2, BLOOD, CARD), if_(HOARD <= 0, burn(CARD)), cost=pay(HOARD, POOL)),
    ability(MASTER, take(1, BLOOD, CARD, YOU), cost=A_MASTER_ACTION),
    USED_UP,
    digest="a24c1fa6d592",
)
card(
    100780,
    "Founders of the Ebony Kingdom",
    action(
        "",
        put(
            CARD,
            a(VAMPIRE, UNCONTROLLED, MINE, LAIBON, YOUNGER, ~with_(named("Founders of the Ebony Kingdom"))),
        ),
        gain(4, BLOOD, T),
        stealth=1,
    ),
    on(fact.ENTERS, burn(CARD), of=BEARER),
    digest="99e2e5f646bb",
)
card(
    101445,
    "Powerbase: Zürich",
    IN_PLAY_AT_ONCE,
    act(
        gain(2, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER)),
        who=VAMPIRE,
        if_=EDGE,
        stealth=1,
        during=later(fact.BLOCKED, if_(EDGE, burning_edge()), to=ME),
    ),
    ability(MASTER, control(CARD, YOU), cost=burning_edge(), open=FOR_OTHERS),
    digest="f3db45de1fcf",
)
card(
    101994,
    "Torpid Blood",
    event(put(CARD, PLAY)),
    dues(1, BLOOD_COST, VAMPIRE & TORPOR),
    dues(1, BLOOD_COST, VAMPIRE, "rescue", at=OLDER),
    not_replaced="rising",
    digest="2632bd9aff4c",
)
card(
    101133,
    "Lupine Assault",
    master(each(SEATS, discard(pick(in_(HAND), of(IT), n=5, by=IT))), limit=GAME),
    not_replaced="influence",
    digest="601536379365",
)
card(
    101371,
    "The Path of the Scorched Heart",
    action("", put(CARD, ME), unlock(ME), who=~with_(trait("path")), stealth=1),
    cannot(rule.AFFECT, BEARER, trait("frenzy")),
    cannot(
        rule.PLAY,
        MINION & ~of(controller(BEARER)),
        requires("pre"),
        if_=is_(ACTING, among(BEARER)) | is_(BEARER, FIGHTING),
    ),
    covered="whoever acts or fights, and minions of others",
    digest="bf056b241b12",
)
card(
    201415,
    "Uriah Winter",
    at(fact.UNLOCK_PHASE, control(SELF, PREY), whose=YOU, if_=num(POOL, PREY) > num(POOL, YOU)),
    digest="f5dd3b76a91a",
)
