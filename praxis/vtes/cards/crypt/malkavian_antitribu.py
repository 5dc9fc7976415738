"""Crypt cards: Malkavian antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200054,
    "Alicia Barrows",
    ability(
        UNLOCK,
        each(
            pick(SEAT, OTHERS),
            show(all_(in_(HAND), of(THEM)), YOU),
            discard(up_to(2, in_(HAND), of(THEM), EVENT_CARD, trait("gehenna"))),
        ),
        limit=TURN,
        if_=EDGE,
    ),
    digest="a189bd523e36",
)
card(200389, "Drozodny", act(put(a(POLITICAL_CARD, ASH, MINE), HAND), stealth=1), digest="c0f2d575eda2")
card(
    200452,
    "Fabrizia Contreraz",
    gives(VOTES, -2, ME, ~exists(READY & (CAMARILLA & VAMPIRE), of(PREY))),
    digest="6a5f0d1f32b8",
)
card(
    200500,
    "General Perfidio Díos",
    ability(
        DURING_ACTION,
        unlock(ME),
        attempt(rising=True),
        by=BY_LOCKED,
        cost=pay(1, BLOOD),
        if_=directed_at(all_(LOCATION, MINE)),
    ),
    digest="d65ae3f25c82",
)
card(
    200535,
    "Gravitnir",
    ability(
        POLLING,
        abstain(ACTING),
        by=BY_METHUSELAH,
        cost=pay(1, BLOOD),
        limit=REFERENDUM,
        if_=kind("political") & is_(SELF, READY),
    ),
    digest="c43899ae4e4c",
)
card(200565, "Hannibal", act(take(any_(1, 2), BLOOD, a(SABBAT & VAMPIRE, holds(1)), ME)), digest="441f1c893f92")
card(
    200860,
    "Louhi",
    ability(
        AS_PLAYED,
        cancel(ACTION_CARD | POLITICAL_CARD | PERMANENT_CARD, played_by(VAMPIRE, of(PREDATOR))),
        cost=pay(1, BLOOD),
        limit=TURN,
        if_=is_(SELF, READY),
    ),
    digest="6c74dad446f0",
)
card(
    200866,
    "Luc",
    gives(STEALTH, 1, ME, kind("diablerize")),
    act(mod(HAND_SIZE, 3, YOU, YOUR_UNLOCK), stealth=1),
    digest="5d61a07dfd1a",
)
card(
    200927,
    "Marie Faucigny",
    ability(STRIKE, dodge(), cost=pay(1, BLOOD), limit=COMBAT),
    costs(-1, BLOOD_COST | POOL_COST, ME, EQUIPMENT & ~trait("weapon") & ~IN_PLAY),
    digest="f29e7a99a6e1",
)
card(
    200985,
    "Midget",
    cannot(rule.WORK, RETAINER & trait("animal"), if_=is_(ACTING, among(SELF)) | is_(SELF, FIGHTING)),
    digest="4253f922c3ab",
)
card(
    201427,
    "Vasantasena",
    gives(STEALTH, 1, ME, kind("bleed") & ~exists(READY & (TITLED & VAMPIRE), of(VICTIMS))),
    digest="918b29bd9449",
)
