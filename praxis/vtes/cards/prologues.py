"""Combat cards for the time before range is determined: storms, traps, what lies in play while the combat lasts."""

from __future__ import annotations

from praxis.effects.amounts import Amount
from praxis.effects.nodes import Effect
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *
from praxis.vtes.cards.openings import in_hand
from praxis.vtes.cards.servants import HAND_OF_OPPOSING


def storm(n: Amount | int) -> tuple[Effect, ...]:
    """Inflict damage on both combatants and their retainers."""
    return inflict(n, BOTH, UNPREVENTABLE), inflict(n, all_(RETAINER, on_(BOTH)), UNPREVENTABLE)


card(
    102164,
    "Weather Control",
    combat("tha", *storm(1), hang(on(fact.ROUND, *storm(1)), COMBAT)),
    combat("THA", *storm(1), hang(on(fact.ROUND, *storm(HOW_MUCH)), COMBAT)),
    when=BEFORE_RANGE,
    if_=FIRST_ROUND,
    limit=COMBAT,
    digest="650cd865c88a",
)

card(
    100040,
    "Alpha Glint",
    strike("ani for", ends()),
    combat("ANI FOR", outcome(COMBAT_OVER), when=BEFORE_RANGE),
    if_=is_(OPPOSING, VAMPIRE, ~OLDER),
    digest="3ce09784cf73",
)

# -- in play while the combat lasts -----------------------------------------------------------------------------------


def holds_blood(most: int) -> tuple[Effect, ...]:
    """Put the card into play and move blood of the opposing vampire to it."""
    return put(CARD, PLAY), remember(OPPOSING), take(any_(0, most), BLOOD, OPPOSING, CARD)


GIVES_BACK = (take(ALL, BLOOD, CARD, CHOSEN), burn(CARD))
DEARER = hang(costs(1, BLOOD_COST, OPPOSING, COMBAT_CARD), COMBAT)

card(
    102332,
    "Morbidity",
    *(combat(code, *holds_blood(2)) for code in ("obl", "tha")),
    *(combat(code, *holds_blood(2), DEARER) for code in ("OBL", "THA")),
    on(fact.FOUGHT, *GIVES_BACK),
    when=BEFORE_RANGE,
    if_=is_(OPPOSING, VAMPIRE),
    limit=ROUND,
    digest="732ea9f69429",
)
card(
    102127,
    "Vitae Block",
    combat("ani", mod(PRESSES, 1)),
    combat("obe", *holds_blood(2)),
    combat("OBE", *holds_blood(3)),
    at(fact.UNLOCK_PHASE, *GIVES_BACK, whose=YOU),
    when=BEFORE_RANGE,
    if_=is_(OPPOSING, VAMPIRE),
    limit=COMBAT,
    digest="a625f9ece8c5",
)

RESET = on(fact.PLAYED, gain(3 - num(BLOOD, CARD), BLOOD, CARD))
card(
    102012,
    "Trap",
    combat("", put(CARD, PLAY), gain(3, BLOOD, CARD), when=BEFORE_RANGE, if_=FIRST_ROUND),
    RESET,
    on(fact.PRESS_STEP, burn(1, BLOOD, CARD), outcome(PRESSED_ON), if_=is_(CARD, holds(1))),
    on(fact.FOUGHT, burn(CARD)),
    digest="5e71d89d0447",
)


def beast(code: str, push: Effect) -> Way:
    """In each press step, burn a counter of this card for a press to continue."""
    presses = on(fact.PRESS_STEP, burn(1, BLOOD, CARD), push, if_=is_(CARD, holds(1)))
    unarmed = hang(cannot(rule.USE, ME, EQUIPMENT), COMBAT)
    return combat(code, put(CARD, PLAY), gain(3, BLOOD, CARD), unarmed, hang(presses, COMBAT))


card(
    100408,
    "Conquer the Beast",
    beast("ani", mod(PRESSES_OWED, 1, ME, ROUND)),
    beast("ANI", grant(ability(PRESS, press("continue"), limit=ROUND), ROUND)),
    RESET,
    on(fact.FOUGHT, burn(CARD)),
    when=BEFORE_RANGE,
    if_=FIRST_ROUND,
    digest="71750f40451e",
)

# -- from hand into play ----------------------------------------------------------------------------------------------

card(
    102352,
    "Contraband",
    combat("obf", equip(in_hand(EQUIPMENT, ~UNIQUE))),
    combat("OBF", equip(in_hand(EQUIPMENT, ~UNIQUE), shared=True)),
    when=BEFORE_RANGE,
    limit=COMBAT,
    digest="2b45e06b47e8",
)

# -- weapons made on the spot -----------------------------------------------------------------------------------------

BACKFIRES = later(fact.STRIKES, inflict(1, BEARER), of=BEARER, about=among(CARD), until=COMBAT)
card(
    102208,
    "Zip Gun",
    combat("", put(CARD, ME), BACKFIRES, when=BEFORE_RANGE),
    on(fact.FIGHTS, BACKFIRES, of=BEARER),
    on(fact.FIGHTS, BACKFIRES, to=BEARER),
    ability(STRIKE, damage(1, RANGED | WEAPON)),
    ability(RANGE, aiming(), limit=COMBAT),
    stands_as="equipment, weapon, gun",
    covered="it stays in play; there is no ammunition to be used with it",
    digest="6dc9e813c91b",
)
card(
    101235,
    "Molotov Cocktail",
    strike("", special(RANGED), besides(put(CARD, ME), hang(cannot(rule.USE, ME, among(CARD)), ROUND))),
    ability(STRIKE, damage(2, RANGED | AGGRAVATED | WEAPON)),
    on(fact.STRIKES, burn(CARD), of=BEARER, about=among(CARD)),
    on(fact.FOUGHT, burn(CARD)),
    stands_as="equipment, weapon",
    digest="8d6c7842fe6f",
)
card(
    101314,
    "Octopod",
    combat("san", mod(STRIKES, 1, a(FIGHTING, VAMPIRE, SAME_CIRCLE), COMBAT), by=BY_BYSTANDER),
    combat("SAN", mod(STRIKES, 2, a(FIGHTING, VAMPIRE, SAME_CIRCLE), COMBAT), by=BY_BYSTANDER),
    when=BEFORE_RANGE,
    digest="e2bfaa654e15",
)

# -- open hands -------------------------------------------------------------------------------------------------------

card(
    100113,
    "Aura Reading",
    combat("aus", HAND_OF_OPPOSING, hang(on(fact.DRAWN, HAND_OF_OPPOSING), COMBAT), when=BEFORE_RANGE),
    combat("AUS", mod(HAND_SIZE, 2, YOU, COMBAT), when=BEFORE_RANGE, limit=COMBAT),
    digest="7695a9440e88",
)
