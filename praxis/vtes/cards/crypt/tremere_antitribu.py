"""Crypt cards: Tremere antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200116,
    "Antonio d'Erlette",
    ability(INFLUENCE, fetch(ALLY_CARD, trait("mage"), by_effect=True), cost=mod(TRANSFERS, -4), if_=is_(SELF, READY)),
    digest="6324b9efe7db",
)
card(
    200146,
    "Ash Harrison",
    ability(STRIKE, damage(1, RANGED | AGGRAVATED), limit=ROUND, if_=LONG),
    digest="5c9548efe1b3",
)
card(
    200152,
    "Ayelea, The Manipulator",
    act(control(a(VAMPIRE, OTHERS, clan("Tremere antitribu")), longer=True)),
    digest="2870ee566566",
)
card(200246, "Carmen", gives(STEALTH, 1, all_(~CAMARILLA & VAMPIRE & MINE), kind("equip")), digest="ea6382d04698")
card(
    200429,
    "Eric Kressida",
    ability(DISCARD_OF_OTHERS, put(ME, READY), cost=burning_edge(), if_=is_(SELF, TORPOR), limit=TURN),
    digest="d332afbef53e",
)
card(
    200767,
    "Keith Moody",
    at(fact.UNLOCK_PHASE, may(burn(1, BLOOD, SELF), cost=burning_edge(PREY), by=PREY), whose=YOU),
    digest="9262aa6c78c8",
)
card(
    200877,
    "Lucubratio",
    on(
        fact.BLOCKED,
        may(mod(STAYS_UNLOCKED, 1, ME), note("rested", SELF), cost=discarding(requires("aus"))),
        of=SELF,
        if_=~is_(SELF, noted("rested")),
    ),
    digest="84b36446c2e3",
)
card(
    200905,
    "Malgorzata",
    act(do(put(a(VAMPIRE, UNCONTROLLED, MINE), REMOVED), gain(4, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE))), stealth=1),
    digest="f7d473f8befa",
)
card(
    201084,
    "Orlando Oriundus",
    gives(DOUBLED, 1, all_(VAMPIRE, MINE), if_=is_(SELF, READY)),
    digest="44cdc6f34ef6",
)
card(
    201100,
    "Paul Cordwood",
    ability(
        DURING_ACTION,
        mod(INTERCEPT, 1, ME),
        by=BY_REACTING,
        cost=put(top(YOU), REMOVED),
        limit=ACTION,
        if_=is_(YOU, has_cards(CRYPT)),
    ),
    ability(
        DURING_ACTION,
        mod(STEALTH, 1),
        by=BY_ACTING,
        cost=put(top(YOU), REMOVED),
        limit=ACTION,
        if_=is_(YOU, has_cards(CRYPT)),
    ),
    digest="b7f993a5398a",
)
card(
    201182,
    "Reverend Blackwood",
    gives(STRIKE_DAMAGE, 1, ME, if_=is_(STRIKING_CARD, requires("tha"))),
    digest="e69ad97d5057",
)
card(201261, "Selena", cannot(rule.TAKE_LIGHTLY, ME, ALLY & trait("werewolf")), digest="1c168eee94f6")
card(
    201356, "Terrell Harding", act(take(1, BLOOD, a(YOUNGER & VAMPIRE, holds(1)), ME), stealth=1), digest="5a1843387c52"
)
