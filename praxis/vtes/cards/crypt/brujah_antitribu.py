"""Crypt cards: Brujah antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200118,
    "Antonio Veradas",
    gives(STEALTH, 1, ME, kind("equip") & is_(PLAYED_CARD, trait("weapon"))),
    ability(DISCARD, unlock(ME), cost=pay(1, BLOOD), limit=TURN),
    digest="799450aea1af",
)
card(200220, "Bronwen", ability(STRIKE, dodge(), limit=COMBAT), digest="50905db2b5f7")
card(200351, "Doctor Streck", on(fact.BLED, discard(at_random(in_(HAND), of(VICTIMS))), of=SELF), digest="29ab1f72df0a")
card(
    200454,
    "Fairuza",
    act(burn(1, BLOOD, a(MINION & of(PREY), holds(1)))),
    gives(BLEED, -1, ME, exists(READY & MINION, of(VICTIMS))),
    digest="a8518a000fcb",
)
card(
    200584,
    "Hektor",
    gives(AGGRAVATED_HANDS, 1, ME),
    gives(BLEED, 1, all_(VAMPIRE & clan("Baali")), directed_at(YOU)),
    digest="1e737f607e86",
)
card(200659, "Jacko", ability(ADDITIONAL, mod(FREE_STRIKES, 1), limit=COMBAT, if_=FIRST_ROUND), digest="aa5c15ea4534")
card(
    200987,
    "Miguel Santo Domingo",
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        by=BY_METHUSELAH,
        cost=pay(1, BLOOD),
        limit=ACTION,
        if_=is_(ACTING, ~among(SELF) & (IS_ACTING & (SABBAT & VAMPIRE) & MINE)),
    ),
    digest="5a0fd975b875",
)
card(
    201190,
    "Rigby, Crusade Vanguard",
    on(
        fact.BLOCK_FAILED,
        take(1, BLOOD, SELF, pick(VAMPIRE, title("bishop"), of(PREDATOR), NOT_FULL)),
        of=SELF,
        if_=is_(ACTING, VAMPIRE, SABBAT) & exists(VAMPIRE, title("bishop"), of(PREDATOR), NOT_FULL),
    ),
    digest="e8c43b3b956e",
)
