"""Strike cards and additional strikes: what a strike does when it hits, and what it does besides."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.cards.language import *
from praxis.vtes.effects.verb import Target

# -- damage -----------------------------------------------------------------------------------------------------------

card(
    102139,
    "Walk of Flame",
    strike("tha", damage(1, RANGED | AGGRAVATED)),
    strike("THA", damage(2, RANGED | AGGRAVATED)),
    if_=~FIRST_ROUND,
    digest="9bf8b5cb2352",
)
card(
    101983,
    "Thrown Sewer Lid",
    strike("pot", damage(3, RANGED)),
    strike("POT", above, mod(PRESSES, 1)),
    if_=LONG,
    digest="ae4625d2b3c0",
)
card(
    101982,
    "Thrown Gate",
    strike("pot", damage(1, RANGED, OPTIONAL)),
    strike("POT", damage(2, RANGED, OPTIONAL)),
    digest="c1995035c2ce",
)
card(101798, "Slam", strike("pot", hand(2)), strike("POT", hand(2, maneuver=TO_CLOSE)), digest="2dadf0578cb5")


def sunlight(official: int, name: str, code: str, digest: str, close_only: bool) -> None:
    """A ranged strike that also inflicts damage on the striker."""
    levels = []
    for discipline, n in ((code, 1), (code.upper(), 2)):
        backlash = inflict(n, ME, AGGRAVATED)
        harm = besides(if_(CLOSE, backlash) if close_only else backlash)
        levels.append(strike(discipline, damage(n, RANGED | AGGRAVATED), harm))
    card(official, name, *levels, digest=digest)


sunlight(100273, "Burst of Sunlight", "tha", "2efc2fe7e1bb", close_only=False)
sunlight(100250, "Breath of the Dragon", "vic", "71a167eacdee", close_only=True)


# -- hand strikes, and melee weapons ----------------------------------------------------------------------------------


def blade() -> Target:
    return a(EQUIPMENT, on_(ME), trait("melee weapon"))


def blows(official: int, name: str, basic: int, superior: int, digest: str) -> None:
    """Potence: a hand strike or a strike with a melee weapon, with so much more damage."""
    card(
        official,
        name,
        strike("pot", hand(basic)),
        strike("POT", hand(superior)),
        strike("pot", wield(blade(), basic)),
        strike("POT", wield(blade(), superior)),
        digest=digest,
    )


blows(102061, "Undead Strength", 1, 2, "37979017eb58")
blows(101524, "Pushing the Limit", 2, 3, "0a77bda945df")

UNARMED = NO_FORTITUDE | DULLS


def fury(official: int, name: str, basic: int, superior: int, digest: str) -> None:
    """Thaumaturgy: a hand strike that Fortitude does not stop, and that makes weapons harmless."""
    card(
        official,
        name,
        strike("tha", hand(basic, UNARMED)),
        strike("THA", hand(superior, UNARMED)),
        if_=CLOSE,
        digest=digest,
    )


fury(100208, "Blood Rage", 0, 1, "b48b941a0c24")
fury(100201, "Blood Fury", 1, 2, "c7c5ebccf73b")
card(
    101829,
    "Soul Burn",
    strike("tha", damage(1, RANGED | UNARMED)),
    strike("THA", damage(2, RANGED | UNARMED)),
    digest="5b5c235e20a8",
)
card(
    102340,
    "Soulgrinder",
    strike("pot", hand(2)),
    strike("tha", hand(2)),
    strike("POT", hand(2, NO_FORTITUDE)),
    strike("THA", hand(2, NO_FORTITUDE)),
    digest="21d501d3cc6f",
)

# -- what a strike does when it hits ----------------------------------------------------------------------------------


def after_combat(*effects: Effect) -> Effect:
    """Effects after the combat that this strike ends, if nothing follows that combat and nobody has dodged the
    strike."""
    return hits(later(fact.FOUGHT, *effects, until=COMBAT))


card(
    100307,
    "Catatonic Fear",
    strike("pre", ends()),
    strike(
        "PRE", ends(), hits(if_(CLOSE, later(fact.FOUGHT, inflict(1, T, UNPREVENTABLE, by_minion=True), until=COMBAT)))
    ),
    digest="66953d17a4eb",
)
card(
    101334,
    "Oubliette",
    strike("obt", ends()),
    strike("OBT", ends(), after_combat(burn(1, BLOOD, T))),
    digest="fdb68d1f3a02",
)
card(
    102279,
    "Pass Through Shadow",
    strike("obl", ends()),
    strike("OBL", ends(), after_combat(put(CARD, ME))),
    ability(DURING_ACTION, mod(STEALTH, 1), cost=burn(CARD), by=BY_ACTING),
    digest="e82d0557ec87",
)
card(
    101196,
    "Meld with the Land",
    strike("vic", ends(), hits(unlock(IT))),
    strike("VIC", ends()),
    digest="42b39210d733",
)
card(
    100651,
    "Entombment",
    strike("obt", special(), hits(burn(OPPOSING)), if_=is_(OPPOSING, ALLY)),
    strike("OBT", special(), hits(put(OPPOSING, TORPOR)), if_=is_(OPPOSING, VAMPIRE)),
    digest="e20eba71b731",
)
card(
    100378,
    "Coma",
    strike("dem", special(), hits(put(OPPOSING, TORPOR))),
    strike("DEM", special(), hits(put(OPPOSING, TORPOR), gain(1, STUN, OPPOSING))),
    if_=is_(OPPOSING, VAMPIRE),
    digest="e8d3a687237e",
    covered="a stun counter keeps it locked in its next unlock phase",
)
card(
    102224,
    "Form of the Cobra",
    strike("pro", steals(1)),
    modifier("PRO", mod(STEALTH, 1), when=ANNOUNCED),
    digest="62360f0016df",
)
card(
    102260,
    "Sculpt the Flesh",
    strike("pro", hand(0, AGGRAVATED)),
    strike("PRO", hand(1), hits(put(CARD, OPPOSING))),
    at(fact.UNLOCK_PHASE, burn(1, BLOOD, BEARER), whose=controller(BEARER)),
    burnable(stealth=1),
    digest="f8487fffc461",
)
card(
    102283,
    "Touch of Oblivion",
    strike("obl", special(), hits(put(CARD, OPPOSING), gain(2, BLOOD, CARD))),
    strike(
        "OBL",
        special(),
        hits(if_(is_(OPPOSING, VAMPIRE), put(OPPOSING, TORPOR), other=burn(OPPOSING))),
    ),
    cannot(rule.UNLOCK, BEARER),
    at(
        fact.UNLOCK_PHASE,
        if_(is_(BEARER, LOCKED), burn(1, BLOOD, CARD)),
        if_(~is_(CARD, holds(1)), burn(CARD)),
        whose=controller(BEARER),
    ),
    digest="c43cd166070b",
)


def unblocked(*barred: str) -> Effect:
    """The blocked action of the striker goes on after the combat, unless it is of one of these kinds."""
    mine = FROM_BLOCK & is_(ACTING, among(ME))
    goes_on = if_(mine & ~kind(*barred) if barred else mine, outcome(GOES_ON))
    return later(fact.ENDED_COMBAT, later(fact.FOUGHT, goes_on), of=ME, until=ROUND)


card(
    101735,
    "Shadow Body",
    strike("obt", ends()),
    strike("OBT", ends(), unblocked("bleed", "political")),
    digest="bbac2afe9434",
)
card(
    101222,
    "Mirror Image",
    modifier("chi", mod(STEALTH, 1)),
    strike("CHI", ends(), unblocked("bleed")),
    digest="1e87c718b914",
)

# -- equipment --------------------------------------------------------------------------------------------------------

card(
    100704,
    "Fast Hands",
    strike("cel", disarms(WEAPONS_ONLY)),
    strike("CEL", disarms(WEAPONS_ONLY | FIRST)),
    digest="bda12802e646",
)

# -- dodges, ends, additional strikes ---------------------------------------------------------------------------------


def dodge_and_strike(official: int, name: str, code: str, digest: str, both: bool) -> None:
    """At superior a dodge with an additional strike; at basic a dodge or, without `both`, the additional strike
    alone."""
    basic = strike(code, dodge()) if both else combat(code, mod(STRIKES, 1), when=ADDITIONAL)
    card(official, name, basic, strike(code.upper(), dodge(), mod(STRIKES, 1)), digest=digest)


dodge_and_strike(100091, "Arms of the Abyss", "obt", "ac96848d5ce0", both=True)
dodge_and_strike(102275, "Arms of Ahriman", "obl", "29fc452beeda", both=False)
dodge_and_strike(100020, "Acrobatics", "cel", "25569b384a5d", both=False)
card(
    101778,
    "Side Strike",
    strike("cel", dodge()),
    combat("CEL", mod(STRIKES, 1), when=ADDITIONAL),
    digest="745de0da9d0d",
)
card(
    102305,
    "Shadow Shift",
    combat("obl", mod(STRIKES, 1), when=ADDITIONAL),
    combat("OBL", maneuver(), when=RANGE),
    digest="8d80393079f1",
)
card(
    101532,
    "Quickness",
    combat("cel", mod(STRIKES, 1)),
    combat("CEL", mod(FREE_STRIKES, 1)),
    when=ADDITIONAL,
    limit=ROUND,
    digest="4f667ed55b34",
)
card(
    101107,
    "Lightning Reflexes",
    combat("cel", mod(STRIKES, 1)),
    combat("CEL", mod(STRIKES, PAID), cost=pay(any_(1, num(BLOOD, ME)), BLOOD), if_=num(BLOOD, ME) >= 2),
    when=ADDITIONAL,
    digest="ac95986a663d",
)
card(
    100910,
    "Hell-for-Leather",
    strike("ani", dodge(), mod(STRIKES, 1)),
    combat("cel", mod(FREE_STRIKES, 1), when=ADDITIONAL),
    combat("obt", burn(2, POOL, controller(OPPOSING)), when=END_OF_ROUND | AFTER_COMBAT, if_=is_(OPPOSING, ~READY)),
    who=ANARCH,
    digest="335d8951aa7d",
    note="each Discipline of it can be used more than once in a combat",
)

# -- more of the same -------------------------------------------------------------------------------------------------

card(
    100271,
    "Burning Wrath",
    strike("pot", hand(1, AGGRAVATED)),
    strike("POT", hand(2, AGGRAVATED)),
    digest="32f57cc78c8a",
)
card(
    100602,
    "Earth Swords",
    strike("pot", damage(1, RANGED)),
    strike("myt", damage(2, RANGED)),
    strike("MYT", damage(3, RANGED)),
    digest="cd29b68d4d92",
)
card(
    101944,
    "Taste of Death",
    strike("qui", damage(1, RANGED | AGGRAVATED)),
    strike("QUI", damage(2, RANGED | AGGRAVATED)),
    if_=LONG,
    digest="7e5d1be4d6f4",
)
card(
    100741,
    "Flames of the Netherworld",
    strike("tha", damage(1, RANGED | AGGRAVATED), cost=pay(1, BLOOD), if_=LONG),
    strike("dai", damage(1, AGGRAVATED)),
    strike("DAI", damage(1, RANGED | AGGRAVATED)),
    digest="b3f6243de438",
)
card(
    101482,
    "Preternatural Evasion",
    strike("cel", dodge()),
    strike("CEL", ends(), cost=pay(1, BLOOD)),
    digest="1deea509f4f2",
)
card(
    102330,
    "Kiss of Cathari",
    *(strike(code, ends()) for code in ("obf", "pre")),
    *(
        strike(code, ends(), hits(if_(CLOSE, later(fact.FOUGHT, lock(T), gain(1, STUN, T), until=COMBAT))))
        for code in ("OBF", "PRE")
    ),
    digest="f4bd376d02b9",
)
