"""Crypt cards: Salubri."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    201663,
    "Abaddon",
    ability(RANGE, maneuver(), limit=COMBAT),
    ability(PRESS, press(), limit=COMBAT),
    digest="da3242a8e212",
)
card(
    201666,
    "Aniel",
    act(
        if_(is_(T, MINION), burn(1, ANY_CORRUPTION, T), other=burn(T)),
        targets=(
            a(
                MINION & READY & ~among(SELF) & holds(name="corruption")
                | DISCIPLINED & on_(all_(MINION, READY, ~among(SELF)))
            ),
        ),
        stealth=1,
        blood=1,
    ),
    digest="1695582a8119",
)
card(
    200206,
    "Blanche Hill",
    ability(SUCCEEDED, unlock(ME), by=BY_METHUSELAH, limit=TURN, if_=is_(ACTING, among(SELF)) & kind("hunt")),
    digest="a1ca4f8239c8",
)
card(201668, "Castellan", gives(INTERCEPT, 1, ME, DIRECTED), gives(INTERCEPT, -1, ME, ~DIRECTED), digest="c39fcf5af49c")
card(
    201782, "Djeneba", costs(1, BLOOD_COST, among(OPPOSING) & MINION, COMBAT_CARD, strikes=True), digest="1a85da7a663b"
)
card(
    200443,
    "Eurayle Gelasia Mylonas",
    act(unlock(a(MINION, LOCKED, MINE)), stealth=2),
    act(unlock(a(MINION, LOCKED, OTHERS))),
    digest="4d8fcfd5116a",
)
card(
    201673,
    "Ilonka",
    ability(
        SUCCEEDED,
        show(all_(in_(HAND), of(ACTOR)), YOU),
        may(discard(at_random(in_(HAND), of(ACTOR)))),
        by=BY_METHUSELAH,
        limit=TURN,
        if_=is_(SELF, READY) & BLED & directed_at(YOU),
    ),
    digest="59ea4ab6d400",
)
card(
    200961,
    "Matthew",
    ability(PAYING, cheaper(MASTER_CARD, pool=1), limit=TURN, if_=is_(SELF, READY) & YOUR_TURN),
    digest="978660f598a7",
)
card(
    200963,
    "Matthias",
    gives(BLEED, -1, all_(VAMPIRE & clan("Baali") | VAMPIRE & clan("Ministry")), is_(SELF, READY) & directed_at(YOU)),
    digest="5f15c5fce769",
)
card(
    201680,
    "Opikun",
    ability(
        PREVENT,
        prevent(2, all_(FIGHTING, VAMPIRE, MINE), aggravated=False, only=OF_STRIKE),
        by=BY_METHUSELAH,
        cost=pay(1, BLOOD),
        limit=COMBAT,
    ),
    digest="585d23a3c228",
)
card(
    201248,
    "Saulot, The Wanderer",
    cannot(rule.BE_HURT, ME, VAMPIRE & clan("Baali")),
    ability(
        UNLOCK,
        choose(
            take(2, BLOOD, ME, pick(VAMPIRE, IN_PLAY, ~among(SELF))),
            take(2, BLOOD, ME, pick(VAMPIRE, UNCONTROLLED, MINE)),
        ),
        limit=TURN,
    ),
    digest="862b728536d0",
)
SERAPHINA_CHOICE = a(MINION & MINE)
card(
    201686,
    "Seraphina",
    act(
        gain(
            case(
                is_(SERAPHINA_CHOICE, VAMPIRE),
                2,
                at_most(2, num(START, SERAPHINA_CHOICE) - num(BLOOD, SERAPHINA_CHOICE)),
            ),
            BLOOD,
            SERAPHINA_CHOICE,
        ),
        stealth=1,
    ),
    digest="8f47b976cbb3",
)
card(
    201266,
    "Serenna the White",
    ability(
        DURING_ACTION,
        mod(BLEED, -2),
        by=BY_METHUSELAH,
        cost=pay(1, BLOOD),
        limit=TURN,
        if_=kind("bleed") & directed_at(YOU) & (num(BLEED, ACTING) >= 1) & is_(SELF, READY),
    ),
    digest="a65676897574",
)
