"""Crypt cards: Pander."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200462,
    "Feo Ramos",
    at(
        fact.UNLOCK_PHASE,
        each(
            all_(VAMPIRE, SABBAT, OLDER, OTHERS),
            if_(is_(SELF, UNLOCKED), may(lock(SELF), cost=pay(1, BLOOD, IT), by=controller(IT))),
        ),
        whose=YOU,
    ),
    digest="7d86cbdf31b2",
)
card(
    200665, "Jaggedy Andy", on(fact.TO_TORPOR, discard(at_random(in_(HAND), MINE, n=2)), of=SELF), digest="19755da1b9af"
)
card(200830, "Lena Rowe", cannot(rule.HAVE_TITLE, ME), digest="7e9703914f9c")
card(
    200947,
    "Mary Johnson",
    act(control(SELF), who=VAMPIRE & has("pre") & where(num(CAPACITY, IT) > num(CAPACITY, SELF)), open=FOR_OTHERS),
    digest="c17998ba3fe3",
)
card(201000, "Mitchell, The Headhunter", dues(1, BLOOD_COST, None, "rescue", at=SELF), digest="a1bbc0d490ce")
card(
    201075,
    "Olga Triminov",
    act(control(SELF), who=VAMPIRE & trait("black hand"), open=FOR_OTHERS, pool=1),
    digest="a9ddf3d852bb",
)
