"""Crypt cards: Ishtarri."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200153,
    "Ayo Igoli",
    gives(VOTES, count(READY & (TITLED & VAMPIRE) & MINE), ME),
    ability(DISCARD, take(2, BLOOD, ME, pick(VAMPIRE & LAIBON & (UNCONTROLLED & MINE))), cost=mod(DISCARD_ACTIONS, -1)),
    digest="d8a74f37d367",
)
card(
    200456,
    "Falhu Shibaba",
    act(lock(SELF), gain(1, STUN, SELF), who=VAMPIRE & LAIBON, open=FOR_ANYBODY, blood=1),
    covered="the price is an option of the way, and the stun counter keeps her locked",
    digest="8668e4a2b8e8",
)
card(
    200493,
    "Ganhuru",
    ability(PREVENT, prevent(1, aggravated=False), limit=COMBAT),
    on(fact.BLED, gain(1), of=SELF, to=PREY, if_=exists(named("Ubende"), READY)),
    digest="7122214a2789",
)
card(201277, "Shasa Abu Badr", gives(BLEED, 1, ME, kind("bleed") & needs("pre")), digest="7d528c3f8441")
card(
    201409,
    "Undele",
    act(
        each(
            some(MINION_CARD, ASH, MINE, least=2, most=2),
            if_(
                is_(IT, ASH),
                put(IT, HAND),
                other=if_(exists(ASH, MINE, same_as(IT)), put(pick(ASH, MINE, same_as(IT)), HAND)),
            ),
        ),
        reach="political",
        stealth=1,
        if_=count(MINION_CARD, ASH, MINE) >= 2,
    ),
    digest="8b42a0af03ed",
)
card(201505, "Zhara", dues(-1, BLOOD_COST, ME, "leave"), digest="daf554bb8261")
