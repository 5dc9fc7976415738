"""Allies: creatures with moments, strikes and ends of their own."""

from __future__ import annotations

from praxis.effects.nodes import Part
from praxis.vtes.cards.allies import feeds_on_servants, raised, reborn, rushes
from praxis.vtes.cards.bleeds import IN_YOUR_MINION_PHASE
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *
from praxis.vtes.cards.retainers import beast
from praxis.vtes.cards.servants import BLOCKS_DIRECTED

IN_OTHER_MINION_PHASES = AT_ANY_TIME & ~(UNLOCK | MASTER | BETWEEN | INFLUENCE | DISCARD | UNLOCK_OF_OTHERS)

# -- allies -----------------------------------------------------------------------------------------------------------

card(
    102365,
    "The Vozhd of Szczecin",
    permanent(),
    feeds_on_servants(),
    rushes(VAMPIRE),
    ability(PREVENT, prevent(2, ME), cost=discarding(requires("pro")), limit=COMBAT),
    ability(
        IN_OTHER_MINION_PHASES,
        unlock(CARD),
        cost=pay(1, BLOOD, a(VAMPIRE, READY, MINE, clan("Tzimisce"), holds(1))),
        if_=MINION_PHASE & ~YOUR_TURN,
    ),
    digest="1172e6fb08a5",
)
FIRST_RECRUIT = ~happened(fact.SUCCEEDED, ME, about=ALLY_CARD)
"""This minion has recruited no ally before in this turn."""
card(
    102296,
    "Spectral Servitor",
    permanent("obl", if_(FIRST_RECRUIT, unlock(ME))),
    permanent("OBL", if_(FIRST_RECRUIT, unlock(ME))),
    at(fact.UNLOCK_PHASE, if_(came_by(1), unless(YOU, pay(1, POOL), burn(CARD)), other=burn(CARD)), whose=YOU),
    as_vampire="obl",
    as_vampire_but=ACTION_CARD,
    eager=True,
    digest="48960e094d41",
)

# -- allies that shoot, strike twice, recover -------------------------------------------------------------------------


def recovers(most: int) -> Part:
    """The ally gains 1 life in its controller's unlock phase, if it has no more than so much."""
    return at(fact.UNLOCK_PHASE, gain(1, LIFE, CARD), whose=YOU, if_=is_(CARD, holds(0, most=most)))


def shooter(n: int, flags: int = 0) -> tuple[Way, Way]:
    """The ally has a ranged strike, and a maneuver in each combat."""
    return ability(STRIKE, damage(n, RANGED | flags)), ability(RANGE, maneuver(), limit=COMBAT)


card(101337, "Outcast Mage", permanent(), *shooter(2), digest="90e78a3142a1")
card(
    101650,
    "Rom Gypsy",
    permanent(),
    *shooter(1),
    ability(DURING_ACTION, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, MINE, clan("Ravnos"))),
    digest="e862a9374d43",
)
card(102237, "ECTU Operative", permanent(), *shooter(1), act(burn(a(VAMPIRE, TORPOR))), digest="ba07fb066d61")
card(
    101930,
    "Talaq, The Immortal",
    permanent(),
    *shooter(1),
    as_vampire="qui tha",
    as_vampire_of=3,
    covered="what an ally plays as a vampire is read by the rules of requirements",
    digest="5bf9fa5780d5",
)
card(
    101329,
    "Order of Hermes Cabal",
    permanent(),
    ability(STRIKE, damage(1, RANGED | AGGRAVATED)),
    rushes(VAMPIRE, clan("Tremere")),
    digest="1b61922a854d",
)
card(
    100821,
    "Ghouled Street Thug",
    permanent(),
    ability(STRIKE, damage(1, RANGED)),
    as_vampire="pot",
    as_vampire_of=2,
    digest="a15f04466d94",
)
card(
    101537,
    "Rafastio Ghoul",
    permanent(),
    as_vampire="tha",
    as_vampire_of=3,
    covered="what an ally plays as a vampire is read by the rules of requirements",
    digest="786973210d04",
)
card(
    102173,
    "Wendell Delburton",
    permanent(),
    *shooter(2),
    gives(MELEE_DAMAGE, 2, ME),
    rushes(MINION),
    recovers(2),
    at(fact.UNLOCK_PHASE, inflict(2, pick(VAMPIRE, READY, MINE), UNPREVENTABLE, by_minion=True), whose=YOU),
    digest="37a9b8ff3c97",
)
card(
    100929,
    "High Top",
    permanent(),
    gives(INTERCEPT, 1, ME),
    rushes(MINION),
    gives(STRIKES, 1, ME),
    ability(RANGE, maneuver(), limit=COMBAT),
    recovers(2),
    as_vampire="cel",
    as_vampire_of=4,
    covered="what an ally plays as a vampire is read by the rules of requirements",
    digest="ac959816fd29",
)
card(
    100170,
    "Black Spiral Buddy",
    permanent(),
    gives(AGGRAVATED_HANDS, 1, ME),
    gives(STRIKES, 1, ME, if_=FIRST_ROUND),  # the additional strike is mandatory, so it is made as soon as it can be
    recovers(2),
    digest="bd06f4e48c4d",
)
card(
    100912,
    "Herald of Topheth",
    permanent(),
    rushes(MINION),
    recovers(4),
    as_vampire="dai pot pre",
    as_vampire_of=5,
    covered="what an ally plays as a vampire is read by the rules of requirements",
    digest="52d958aa9220",
)
card(
    100890,
    "Harzomatuili",
    permanent(),
    ability(RANGE, maneuver(), limit=COMBAT),
    gives(AGGRAVATED_HANDS, 1, ME),
    ability(DURING_ACTION, mod(INTERCEPT, 1, ME), cost=pay(1, LIFE, ME), by=BY_REACTING, if_=DIRECTED, limit=ACTION),
    recovers(3),
    covered="fewer than 4 are 3 or less",
    digest="5c2d24a58b3b",
)
card(
    100911, "Hellhound", permanent(), cannot(rule.ACT, ME), recovers(1), covered="it never acts", digest="3537545dfa85"
)
card(
    101645,
    "Rock Cat",
    permanent(),
    rushes(MINION),
    cannot(rule.ANY_STRIKE, capacity(most=3) & among(OPPOSING), if_=FIRST_ROUND),
    ability(PRESS, press(), limit=COMBAT),
    as_vampire="pot",
    as_vampire_of=3,
    digest="4c318f2176ec",
)
HAS_PLAYED_AUSPEX = (
    FIRST_ROUND & is_(OPPOSING, VAMPIRE) & happened(fact.PLAYED, OPPOSING, about=requires("aus"), span=ACTION)
)
card(
    101333,
    "Ossian",
    permanent(),
    rushes(VAMPIRE, stealth=1),
    cannot(rule.MANEUVER, OPPOSING, if_=HAS_PLAYED_AUSPEX),
    cannot(rule.ANY_STRIKE, OPPOSING, if_=HAS_PLAYED_AUSPEX),
    on(
        fact.ROUND_ENDS,
        gain(tally(fact.BLOOD_SPENT, OPPOSING, span=ROUND), LIFE, CARD),
        if_=is_(CARD, FIGHTING) & is_(OPPOSING, VAMPIRE),
    ),
    digest="efa580ed4444",
)
card(
    100661,
    "Escaped Mental Patient",
    permanent(),
    ability(STRIKE, hand(1, AGGRAVATED), besides(later(fact.FOUGHT, burn(ME), until=COMBAT))),
    rushes(MINION),
    digest="7cc54d73ad3d",
)
card(
    101892,
    "Succubus",
    permanent(),
    gives(AGGRAVATED_HANDS, 1, ME),
    act(take(1, BLOOD, a(MINION, IN_PLAY, OTHER), ME), stealth=1),
    ability(DURING_ACTION, mod(BLEED, 1), cost=pay(1, LIFE, ME), by=BY_ACTING, if_=kind("bleed"), limit=TURN),
    digest="63ca9392d9eb",
)

# -- mummies ----------------------------------------------------------------------------------------------------------


EATS_THE_FALLEN = act(burn(a(VAMPIRE, TORPOR)), gain(1, LIFE, ME))
card(
    101273,
    "Nephren-Ka",
    permanent(),
    ability(PREVENT, prevent(1, ME, aggravated=False), limit=COMBAT),
    rushes(MINION),
    reborn(),
    as_vampire="nec",
    digest="6a8da98fe6c4",
)
card(
    100042,
    "Amam the Devourer",
    permanent(),
    rushes(MINION),
    EATS_THE_FALLEN,
    on(fact.BURNED, may(gain(1, LIFE, CARD)), of=MINION & among(OPPOSING), if_=is_(CARD, FIGHTING, READY)),
    reborn(),
    digest="b74db2bd6f55",
)
card(
    102048,
    "Tutu the Doubly Evil One",
    permanent(),
    ability(STRIKE, dodge(), limit=COMBAT),
    ability(IN_YOUR_MINION_PHASE, unlock(ME), limit=TURN, if_=YOUR_TURN & is_(ME, READY)),
    act(control(a(EQUIPMENT, IN_PLAY, on_(all_(VAMPIRE, TORPOR))), YOU, on=ME)),
    reborn(),
    digest="02ce0958a07a",
)
card(
    101527,
    "Qetu the Evil Doer",
    permanent(),
    ability(PRESS, press("end"), limit=COMBAT),
    reborn(),
    digest="50d81f3488d6",
)
card(
    101047,
    "Kherebutu",
    permanent(),
    act(burn(a(VAMPIRE, of(PREY), clan("Tremere"), capacity(most=4))), burn(ME)),
    reborn(),
    as_vampire="nec",
    as_vampire_of=3,
    covered="what an ally plays as a vampire is read by the rules of requirements",
    digest="04091cb51921",
)

# -- others -----------------------------------------------------------------------------------------------------------

card(
    100634,
    "Emerald Legionnaire",
    permanent(),
    ability(
        UNLOCK,
        put(pick(ASH, MINE, ~among(a(ASH, MINE, named("Emerald Legionnaire"))), n=7), REMOVED),
        bring(T),
        if_=is_(CARD, READY)
        & (count(ASH, MINE) >= 8)
        & (
            count(named("Emerald Legionnaire"), MINE, IN_PLAY)
            < count(VAMPIRE, READY, MINE, UNIQUE, clan("Harbinger of Skulls"))
        ),
        limit=TURN,
    ),
    digest="198374b506eb",
)
card(
    101751,
    "Shambling Hordes",
    permanent("nec"),
    permanent("NEC", gain(1, LIFE, CARD)),
    raised(),
    gives(STRENGTH, num(LIFE, ME), ME),
    rushes(MINION),
    instead(
        fact.GAINS_BLOOD,
        of=ME,
        if_=(num(LIFE, ME) >= 1) & ~happened(fact.ENTERS, among(CARD), span=ACTION),
    ),
    digest="ca1534e1c1f8",
)
card(
    101270,
    "Neighborhood Watch Commander",
    permanent(),
    ability(
        AFTER_ACTION,
        inflict(1, ACTING),
        cost=locking(),
        if_=is_(ACTING, VAMPIRE) & ~happened(fact.SUCCEEDED, ACTING, span=ACTION),
        limit=ACTION | BY_NAME | FOR_ALL,
    ),
    digest="dcb1e9970267",
)
card(
    100103,
    "Asanbonsam Ghoul",
    permanent(),
    gives(INTERCEPT, 1, ME, if_=DIRECTED),
    on(fact.ROUND, set_range("close"), if_=BLOCKS_DIRECTED & is_(BLOCKING, among(CARD)) & is_(CARD, FIGHTING)),
    digest="31ed0801deeb",
)
card(
    100719,
    'Felix "Fix" Hessian',
    permanent(),
    act(burn(a(LOCATION, IN_PLAY)), stealth=1, pool=1),
    digest="a6c81075018f",
)
card(
    100039,
    "Alia, God's Messenger",
    permanent(),
    act(if_(is_(a(VAMPIRE, TORPOR, MINE), TORPOR), put(T, READY)), stealth=1),
    dues(1, POOL_COST, MINION & OTHERS, at=SELF),
    as_vampire="aus obe",
    digest="992f719a5bbb",
)
card(
    101519,
    "Puppeteer",
    *beast("nec"),
    act(control(a(MINION, IN_PLAY, OTHERS, ALLY | capacity(most=4)), borrowed=True)),
    digest="f3bb4e77a289",
)
card(
    101197,
    "Member of the Entourage",
    permanent(),
    cannot(rule.ACT, ME),
    ability(DURING_ACTION, mod(INTERCEPT, 1, ME), cost=pay(1, LIFE, ME), by=BY_REACTING, if_=directed_at(YOU)),
    on(fact.BLOCKED, burn(CARD), of=ME, to=VAMPIRE),
    digest="934b90fa387f",
)
card(
    100090,
    "Arms Dealer",
    permanent(),
    act(search(LIBRARY, trait("weapon"), down=True), stealth=1),
    digest="ad624e396501",
)
card(
    100832,
    "Giulia Giovanni Abruzzina",
    permanent(),
    ability(BEFORE_RANGE, set_range("close"), cost=locking(), if_=exists(FIGHTING, MINE, clan("Giovanni"))),
    digest="8e1787e19f46",
)
THUGGEES = (named("Marijava Thuggee"), MINE, IN_PLAY)
card(
    101165,
    "Marijava Thuggee",
    permanent(),
    act(inflict(1, a(VAMPIRE, READY), by_minion=True)),
    at(
        fact.UNLOCK_PHASE,
        if_(count(*THUGGEES) > count(VAMPIRE, MINE, trait("black hand")), lock(all_(*THUGGEES))),
        whose=YOU,
    ),
    as_vampire="obf",
    digest="ac01f5699523",
)
card(
    100083,
    "Arcanum Investigator",
    permanent(),
    act(burn(a(EQUIPMENT, IN_PLAY, of(PREDATOR) | of(PREY)))),
    digest="d5e37cda4dc2",
)
card(
    100254,
    "Brigitte Gebauer",
    permanent(),
    ability(
        ANNOUNCED,
        mod(BLEED, 1),
        later(fact.FIGHTS, burn(1, LIFE, CARD), if_=FROM_BLOCK),
        cost=locking(),
        if_=kind("bleed") & is_(ACTING, MINE),
    ),
    digest="de2f48cf255e",
)
