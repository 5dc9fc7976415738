"""Crypt cards: Tzimisce."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    201664,
    "Adrino Manauara",
    on(fact.FIGHTS, mod(PRESSES_OWED, 1, ME, COMBAT), if_=is_(SELF, FIGHTING)),
    digest="477830726e75",
)
card(
    200296,
    "Count Vladimir Rustovitch",
    on(fact.PLAYED, later(fact.DRAWN, may(draw(1)), of=YOU, until=TURN), of=SELF, about=COMBAT_CARD),
    gives(STRENGTH, 1, ME, is_(OPPOSING, ALLY & trait("werewolf"))),
    digest="d52d992a6531",
)
card(
    200671,
    "Jane Sims",
    costs(1, BLOOD_COST, ME, ACTION_CARD | PERMANENT_CARD | MODIFIER_CARD | REACTION_CARD),
    digest="e667aac82707",
)
card(
    200716,
    "John Paleologus",
    ability(UNLOCK, burn(1, POOL, PREY), cost=pay(2, BLOOD), if_=is_(SELF, READY), limit=TURN),
    digest="fc8490ae3097",
)
card(
    200766,
    "Kazimir Savostin",
    ability(PRESS, press(), limit=COMBAT, if_=FROM_BLOCK & is_(BLOCKING, among(SELF))),
    digest="a504c4394a38",
)
card(
    200844,
    "Little Tailor of Prague",
    costs(-1, BLOOD_COST | POOL_COST, ME, (ALLY_CARD | RETAINER) & (requires_clan("Tzimisce") | requires("vic"))),
    digest="871ee5f2112e",
)
card(
    201784,
    "Máddji, Mistress of Szlachtas",
    costs(-1, BLOOD_COST | POOL_COST, ME, (ALLY_CARD | RETAINER) & requires_clan("Tzimisce")),
    digest="a0c59d30a1b6",
)
card(201677, "Marialena", on(fact.BLOCKED, burn(1, BLOOD, ME), to=SELF), digest="8ab56a3867f8")
card(
    201678,
    "Neserian",
    gives(BLEED, -1, ME, ~exists(LOCATION, MINE)),
    gives(VOTES, 1, ME, count(LOCATION, MINE) >= 1),
    digest="2a50c56a0a98",
)
card(
    201191,
    "Righteous Endeavor",
    gives(INTERCEPT, 1, ME, is_(ACTING, trait("infernal") & MINION)),
    gives(STRENGTH, 1, ME, is_(OPPOSING, trait("infernal") & MINION)),
    digest="6afa8dac112a",
)
card(
    201244,
    "Sascha Vykos, The Angel of Caine",
    on(
        fact.TO_TORPOR,
        may(mod(HAND_SIZE, 2, YOU, TURN), cost=note("rested", SELF)),
        of=OPPOSING,
        if_=~is_(SELF, noted("rested")),
    ),
    digest="0bc9d10dd045",
)
card(
    201245,
    "Sascha Vykos, The Angel of Caine",
    on(fact.PLAYED, may(draw(1)), to=OTHER_SEATS, about=MASTER_CARD, if_=is_(SELF, READY)),
    digest="37e04bb715d7",
)
card(
    201434,
    "Velya, The Flayer",
    ability(PRESS, press(), cost=discarding(requires("aus")), limit=COMBAT),
    digest="0599b9006813",
)
