"""Combat cards for the beginning of a combat or the end of a round, and those that cancel other combat cards."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *
from praxis.vtes.cards.strikes import UNARMED, blade
from praxis.vtes.effects.verb import Target

# -- strength ---------------------------------------------------------------------------------------------------------

card(
    102225,
    "Form of the Wolf",
    combat("pro", mod(STRENGTH, 1)),
    combat("PRO", above, mod(PRESSES, 1)),
    when=BEFORE_RANGE,
    limit=COMBAT,
    digest="639079482bf7",
)
card(
    102336,
    "Rage of Apedemak",
    *(
        combat(code, mod(HAND_SIZE, 1, YOU, COMBAT), mod(HAND_DAMAGE, 2 if code.isupper() else 1))
        for code in ("ani", "pot", "ANI", "POT")
    ),
    when=BEFORE_RANGE,
    limit=COMBAT,
    digest="51f59b00272b",
)
card(
    102253,
    "Monstrous Form",
    combat("dom pro", mod(STRENGTH, 1), when=BEFORE_RANGE, limit=ROUND),
    action("DOM PRO", put(CARD, ME), stealth=1),
    ability(
        BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN, mod(STRENGTH, 1, BEARER, ROUND), cost=locking(), by=BY_COMBATANT
    ),
    ability(RANGE, maneuver(), cost=locking()),
    ability(PRESS, press(), cost=locking()),
    digest="680d4f81e1f5",
)
FRENZIED = reflex("abo", cancel(trait("frenzy"), PLAYED_ON_HIM))
card(
    100539,
    "Devil-Channel: Hands",
    FRENZIED,
    combat("abo", mod(AGGRAVATED_HANDS, 1, ME, COMBAT), when=BEFORE_RANGE),
    combat("ABO", above, mod(PRESSES, 1), when=BEFORE_RANGE),
    digest="b38f62feda16",
)
card(
    101006,
    "Invoking the Beast",
    FRENZIED,
    combat("abo", mod(STRENGTH, 1), when=BEFORE_RANGE, limit=COMBAT),
    combat("ABO", above, mod(PRESSES, 1), when=BEFORE_RANGE, limit=COMBAT),
    digest="4f079e57b5c4",
)

# -- against the opposing minion --------------------------------------------------------------------------------------

UNEQUIPPED = cannot(rule.USE, OPPOSING, EQUIPMENT)

card(
    101960,
    "Terror Frenzy",
    combat(
        "ani",
        hang(cannot(rule.MANEUVER, OPPOSING, if_=LONG), COMBAT),
        hang(cannot(rule.PRESS, OPPOSING, if_=~PRESSED), COMBAT),
        hang(UNEQUIPPED, COMBAT),
        if_=FIRST_ROUND,
    ),
    combat("ANI", hang(costs(1, BLOOD_COST, OPPOSING, COMBAT_CARD), COMBAT), limit=COMBAT, if_=is_(OPPOSING, VAMPIRE)),
    when=BEFORE_RANGE,
    digest="8319546346c2",
)
card(
    100585,
    "Drawing Out the Beast",
    combat(
        "ani",
        mod(STRENGTH, 1, OPPOSING),
        hang(cannot(rule.MANEUVER, OPPOSING, if_=CLOSE), COMBAT),
        hang(cannot(rule.PRESS, OPPOSING, if_=PRESSED), COMBAT),
        hang(cannot(rule.USE, OPPOSING, EQUIPMENT), COMBAT),
    ),
    combat("ANI", above, hang(on(fact.PRESS_STEP, inflict(1, OPPOSING, UNPREVENTABLE)), COMBAT)),
    when=BEFORE_RANGE,
    if_=FIRST_ROUND & is_(OPPOSING, VAMPIRE),
    limit=COMBAT,
    digest="6c78950e5460",
)
card(
    100439,
    "Crawling Chamber",
    combat("tha", maneuver("long"), when=RANGE),
    combat("vis", maneuver(), when=RANGE),
    combat("vis", press(), when=PRESS),
    combat("VIS", hang(on(fact.PRESS_STEP, inflict(1, OPPOSING)), COMBAT), when=BEFORE_RANGE, limit=COMBAT),
    digest="c2dd40656025",
)
MORE_HARM = tally(fact.HURT, OPPOSING, ME, span=ROUND) > tally(fact.HURT, ME, OPPOSING, span=ROUND)
card(
    100549,
    "Disarm",
    combat("pot", put(CARD, OPPOSING), put(OPPOSING, TORPOR)),
    combat("POT", put(CARD, OPPOSING), put(OPPOSING, TORPOR)),
    gives(STRENGTH, -1),
    gives(STRENGTH, -1, level=1),
    ability(AT_ANY_TIME, burn(CARD), cost=pay(3, BLOOD, BEARER), by=BY_KEEPER),
    when=END_OF_ROUND,
    if_=CLOSE & MORE_HARM & is_(OPPOSING, VAMPIRE, IN_PLAY, ~with_(named("Disarm"))),
    digest="0080943efd62",
)

# -- from hand into play ----------------------------------------------------------------------------------------------


def in_hand(*what: Filter) -> Target:
    """A card in hand that the minion could bring into play by himself."""
    return a(in_(HAND), MINE, *what, FITS)


card(
    100392,
    "Concealed Weapon",
    combat(
        "",
        equip(in_hand(EQUIPMENT, trait("weapon"), ~UNIQUE, where(num(PRICE, IT) <= 2), mild(3))),
        when=BEFORE_RANGE,
    ),
    digest="fbb73fe258a5",
)
card(
    100555,
    "Disguised Weapon",
    combat("obf", equip(in_hand(EQUIPMENT, trait("weapon"))), when=BEFORE_RANGE),
    combat("OBF", equip(in_hand(EQUIPMENT, trait("weapon"))), when=BEFORE_RANGE | STRIKE),
    digest="c6cc90af0993",
    covered="the moment is that of strikes",
)
card(
    101342,
    "Pack Alpha",
    combat("ani", equip(in_hand(RETAINER, trait("animal"))), when=BEFORE_RANGE),
    combat(
        "ANI",
        burn(a(RETAINER, on_(ME), trait("animal"))),
        put(CARD, ME),
        when=BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN | END_OF_ROUND,
        who=~with_(named("Pack Alpha")),
    ),
    gives(STRENGTH, 1),
    limit=ROUND,
    digest="6bb7e7404670",
)

# -- what waits on the vampire ----------------------------------------------------------------------------------------

card(
    102347,
    "Wall of Filth",
    *(combat(code, put(CARD, ME)) for code in ("pro", "tha", "PRO", "THA")),
    ability(PREVENT, prevent(2, ME, aggravated=False), cost=burn(CARD)),
    *(ability(PREVENT, prevent(2, ME), cost=burn(CARD), version=superior) for superior in (2, 3)),
    when=BEFORE_RANGE,
    who=~with_(named("Wall of Filth")),
    digest="fe63efbb72cd",
)

# -- cancelling combat cards ------------------------------------------------------------------------------------------


def foils(code: str, *what: Filter, blood: int = 0, limit: int = 0) -> Way:
    """Cancel such a card of the opposing minion as it is played; its cost is not paid."""
    price = {"cost": pay(blood, BLOOD)} if blood else {}
    return combat(code, cancel(*what, others=True, free=True), when=AS_PLAYED, limit=limit, **price)


card(
    100921,
    "Hide the Mind",
    foils("obf", COMBAT_CARD, requires("aus")),
    modifier("OBF", cancel(REACTION_CARD, requires("aus"), others=True, free=True), when=AS_PLAYED),
    digest="7386c744a1b1",
)
card(
    100333,
    "Charismatic Aura",
    foils("aus pre", STRIKE_CARD | trait("grapple"), blood=1, limit=ROUND),
    strike("AUS PRE", ends()),
    digest="447737472f0e",
)
card(
    102350,
    "Anticipation",
    strike("aus", hand(2)),
    strike("aus", wield(blade(), 2)),
    foils("AUS", STRIKE_CARD, blood=1),
    digest="146294124a6b",
)
card(
    100232,
    "Bollix",
    combat("cel", maneuver(), when=RANGE),
    combat("cel", press(), when=PRESS),
    foils("pre", trait("aim") | trait("frenzy") | trait("grapple")),
    strike("tha", hand(1, UNARMED)),
    who=ANARCH,
    digest="38ff96f522df",
)
card(
    100689,
    "Fae Contortion",
    reflex("myt", cancel(trait("grapple"), free=True)),
    combat("obt", maneuver(), when=RANGE),
    combat("myt", maneuver(), when=RANGE),
    modifier("MYT", mod(STEALTH, 1)),
    digest="d2498124366e",
)

# -- strikes and maneuvers for the round ------------------------------------------------------------------------------

card(
    102227,
    "Hunger of Marduk",
    combat("tha", grant(ability(STRIKE, steals(1, RANGED)), ROUND)),
    combat("THA", grant(ability(STRIKE, steals(2, RANGED)), ROUND)),
    when=BEFORE_RANGE,
    digest="595bfd815780",
)
card(
    102349,
    "Angel's Gift",
    combat("", equip(in_hand(EQUIPMENT, trait("melee weapon")))),
    combat("", grant(ability(RANGE, maneuver("close"), limit=ROUND), ROUND)),
    when=BEFORE_RANGE,
    limit=ROUND,
    digest="1ea4ffdd687b",
)
