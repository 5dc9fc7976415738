"""Master cards: M."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import (
    ARCHETYPE,
    IN_PLAY_AT_ONCE,
    POLITICAL,
    breeds,
    hunting_ground,
    laid_on,
    sees,
)

card(
    101152,
    "Malkavian Derangement: Paranoia",
    laid_on(VAMPIRE, clan("Malkavian antitribu")),
    cannot(rule.ACT, BEARER),
    burnable(VAMPIRE),
    digest="c7111c0d8b2e",
)
card(
    101157,
    "The Malkavian Seven Miseries",
    IN_PLAY_AT_ONCE,
    gives(STEALTH, -1, all_(MINION, IS_ACTING), if_=kind("political")),
    burnable(~clan("Tremere")),
    digest="49f9674cdff3",
)
card(
    101163,
    "Mapatano Utando",
    IN_PLAY_AT_ONCE,
    ability(DURING_ACTION, mod(BLEED, -1), cost=locking(), if_=kind("bleed") & directed_at(YOU)),
    ability(INFLUENCE, mod(TRANSFERS, 4), cost=(locking(), burning_edge())),
    burnable(VAMPIRE, blood=1),
    digest="82943337b36b",
)
sees(101171, "Market Square", "cd9f295cfc70", MINE, clan("Banu Haqim"))
card(
    101172,
    "The Marrakesh Codex",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, arrange(4), cost=locking()),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="fea746adbdbd",
)
card(
    101187,
    "The Mausoleum, Venice",
    IN_PLAY_AT_ONCE,
    ability(
        POLLING,
        mod(VOTES, 1 + case(~exists(named("Ventrue Headquarters")), 1), YOU),
        cost=locking(),
        if_=POLITICAL,
    ),
    digest="54c486a80bde",
)
breeds(101189, "Mbare Market, Harare", "e45adcbc1c62", LAIBON, when=AT_ANY_TIME)
card(
    102252,
    "Meditative Grove",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK,
        gain(1, BLOOD, a(VAMPIRE, READY, MINE, clan("Salubri"), NOT_FULL, ~noted("hunting ground"))),
        note("hunting ground", T),
        limit=TURN,
    ),
    ability(AS_PLAYED, cancel(trait("frenzy"), PLAYED_ON_HIM), by=BY_AGAINST, who=clan("Salubri"), cost=locking()),
    digest="82cec0739c41",
)
card(
    101198,
    "Memories of Mortality",
    master(put(CARD, a(VAMPIRE))),
    cannot(rule.BLOCK, BEARER, ALLY),
    cannot(rule.BE_HURT, ALLY, BEARER),
    ability(INFLUENCE, put(BEARER, TORPOR), burn(CARD), cost=pay(1, BLOOD, BEARER), by=BY_KEEPER),
    covered="he inflicts no damage on allies",
    digest="885a78b7a1c2",
)
card(
    101207,
    "Metro Underground",
    IN_PLAY_AT_ONCE,
    ability(DISCARD, unlock(a(VAMPIRE, MINE, LOCKED)), cost=(locking(), pay(1, POOL))),
    digest="52f3db6c4b7f",
)
card(
    101210,
    "Millicent Smith, Puritan Vampire Hunter",
    IN_PLAY_AT_ONCE,
    on(fact.BLOCKED, burn(ACTING), burn(CARD), to=VAMPIRE & MINE),
    at(fact.DISCARD_PHASE, control(CARD, PREDATOR), whose=YOU),
    digest="4564914058ff",
)
card(101217, "Minion Tap", master(take(x(0, ALL), BLOOD, a(VAMPIRE, MINE), YOU)), digest="d4a0015c7123")
card(101225, "Misdirection", master(lock(a(MINION))), digest="61cbbcd40669")
card(
    101229,
    "Mob Connections",
    IN_PLAY_AT_ONCE,
    ability(PRESS, press("continue"), cost=locking()),
    burnable(),
    digest="0b52396675b1",
)
card(
    101237,
    "Momentum's Edge",
    master(put(CARD, PLAY), if_=num(VICTORIES, YOU) >= 1),
    ability(UNLOCK, gain(1), cost=locking()),
    digest="48411dd4d3f5",
)
card(
    101238,
    "Monastery of Shadows",
    master(put(CARD, PLAY)),
    gives(HAND_SIZE, 1),
    ability(ATTEMPT, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, capacity(8))),
    digest="bc3090bd6f00",
)
card(
    101242,
    "Monster",
    master(put(CARD, a(VAMPIRE, READY, MINE, ARCHETYPE))),
    ability(
        AFTER_COMBAT,
        unlock(BEARER),
        cost=pay(1, BLOOD, BEARER),
        by=BY_KEEPER,
        if_=is_(BEARER, FIGHTING) & ~is_(OPPOSING, READY),
        limit=TURN,
    ),
    digest="e217be5e6e99",
)
hunting_ground(101243, "Morgue Hunting Ground", "78369bba236a")
