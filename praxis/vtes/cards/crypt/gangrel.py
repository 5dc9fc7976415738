"""Crypt cards: Gangrel."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.crypt import IN_MINION_PHASE
from praxis.vtes.definitions.shapes.several import foe

card(200183, "Beckett", act(draw(3), stealth=1), digest="df9b0c352a6a")
card(
    200191,
    "Bernard, the Scourge",
    act(burn(a(VAMPIRE, capacity(most=4), HUNTABLE)), reach="political", stealth=1, hunts=True),
    digest="24ee895fcf2e",
)
GANGREL_CARD = MASTER_CARD & trait("discipline") & (named("Animalism") | named("Fortitude") | named("Protean"))
card(
    200238,
    "Calvin Cleaver",
    act(gain(1, BLOOD, a(VAMPIRE & ANARCH)), stealth=1),
    act(gain(1, BLOOD, SELF), who=VAMPIRE & ANARCH, open=FOR_ANYBODY, stealth=1, limit=TURN),
    digest="008ad8d77415",
)
card(
    200316,
    "Danielle Diron",
    at(fact.UNLOCK_PHASE, gain(2, BLOOD), whose=YOU, if_=is_(SELF, READY) & is_(SELF, holds(0, most=0))),
    digest="f0b23ee89bec",
)
card(
    200455,
    "Fakir al Sidi",
    ability(BEFORE_VOTES, outcome(FAILS), cost=pay(3, BLOOD), limit=REFERENDUM, if_=kind("political")),
    ability(PRESS, press(), limit=COMBAT),
    digest="12c8cdce8185",
)
card(
    200457,
    "Faruq",
    act(fight(a(VAMPIRE & clan("Banu Haqim") & of(OTHER_SEATS), READY, OTHERS), mod(STRENGTH, 1, ME))),
    digest="30a7b2173516",
)
card(200606, "Horrock", costs(-1, BLOOD_COST, ME, LIBRARY_CARD, needs="pro"), digest="bc0fda1282e2")
card(
    200638,
    "Inyanga",
    costs(-1, BLOOD_COST | POOL_COST, ME, ALLY_CARD & requires_clan("Gangrel")),
    digest="adf117dfa8a6",
)
card(
    201659,
    "Keegan",
    ability(
        SUCCEEDED, unlock(ME), by=BY_METHUSELAH, limit=TURN, if_=is_(ACTING, among(SELF)) & needs(clans=("Gangrel",))
    ),
    digest="4715de744f5f",
)
card(
    201574,
    "Kuyén",
    costs(-1, BLOOD_COST | POOL_COST, ME, (ALLY_CARD | RETAINER) & trait("animal")),
    digest="50801dcb6fc1",
)
card(
    200853,
    "Lord Ashton",
    act(
        search(LIBRARY, GANGREL_CARD, to=PLAY, shown=True),
        put(IT, ME),
        who=clan("Gangrel") & ~among(SELF),
        open=FOR_ALL_ALIKE,
        stealth=1,
    ),
    digest="66736fdeb483",
)
card(200956, "Matasuntha", on((fact.TO_TORPOR, fact.BURNED), may(gain(1)), of=OPPOSING), digest="5c9e0eacabec")
card(
    201159,
    "Ramona",
    ability(UNLOCK, take(1, BLOOD, ME, pick(READY & (VAMPIRE & clan("Gangrel")) & MINE)), limit=TURN),
    merged(ability(MASTER, take(1, BLOOD, ME, YOU), limit=TURN)),
    digest="784454fb36ef",
)
card(
    201651,
    "Rowena",
    ability(PREVENT, prevent(1, aggravated=False), limit=ROUND),
    ability(STRIKE, ends(), if_=is_(OPPOSING, ALLY & trait("werewolf"))),
    digest="2b30f708253d",
)
card(
    201215,
    "Ryder",
    ability(
        BEFORE_RANGE,
        show(all_(in_(HAND), of(controller(OPPOSING))), YOU),
        by=BY_COMBATANT,
        limit=COMBAT,
        if_=FIRST_ROUND,
    ),
    gives(INTERCEPT, 1, ME, DIRECTED),
    covered="directed actions are those that the condition DIRECTED names",
    digest="098d552d076f",
)
card(
    201239,
    "Sarah Raines",
    ability(RANGE, maneuver(), limit=COMBAT, if_=is_(OPPOSING, trait("mage") & ALLY)),
    ability(PRESS, press(), limit=COMBAT, if_=is_(OPPOSING, trait("mage") & ALLY)),
    digest="19ad1686c318",
)
card(
    201312,
    "Stanislava",
    cannot(rule.WORK, RETAINER & on_(OPPOSING)),
    cannot(rule.BLOCK, ALLY, among(ME)),
    covered="whoever opposes her does so in combat",
    digest="695285e1beca",
)
card(
    201334,
    "T.J.",
    ability(
        DURING_REFERENDUM,
        outcome(CANCELLED),
        cost=(locking(ME), pay(2, BLOOD)),
        if_=kind("political") & is_(ACTING, VAMPIRE, TITLED, CAMARILLA),
    ),
    digest="982ed4f16ecd",
)
card(
    201336,
    "Talbot",
    act(
        fight(foe()),
        during=discard(pick(in_(HAND), MINE, MASTER_CARD)),
        if_=exists(in_(HAND), MINE, MASTER_CARD),
        stealth=1,
    ),
    digest="3e713afe2d5f",
)
card(
    201384,
    "Torvus Bloodbeard",
    ability(IN_MINION_PHASE | 137438953472, unlock(ME), cost=burning_edge(), limit=TURN),
    digest="f2181d2af101",
)
card(
    201477,
    "Xaviar",
    ability(PREVENT, prevent(1, aggravated=True), limit=COMBAT),
    ability(BEFORE_RANGE, mod(STRENGTH, 2, ME, COMBAT), by=BY_COMBATANT, cost=pay(2, BLOOD), limit=COMBAT),
    digest="e42c21b9d98b",
)
