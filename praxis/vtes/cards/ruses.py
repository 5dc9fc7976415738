"""Action modifiers: stealth, blocks that fail, what follows on a block or on success, votes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from praxis.effects.nodes import Effect
from praxis.vtes.cards.bleeds import IN_YOUR_MINION_PHASE
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.families import (
    WEAKER,
    a_maneuver,
    a_way_out,
    cannot_block,
    fails,
    if_blocked,
    if_blocks,
    less_bleed,
    less_intercept,
    modifier_and_reaction,
)
from praxis.vtes.cards.language import *
from praxis.vtes.cards.openings import FRENZIED
from praxis.vtes.cards.servants import BLOCKS_DIRECTED

# -- stealth ----------------------------------------------------------------------------------------------------------

card(
    102059,
    "Uncontrolled Impulse",
    modifier(
        "",
        mod(STEALTH, 2),
        if_=tally(fact.ACTED, span=TURN, times=True) - tally(fact.ACTED, span=TURN) <= 1,
    ),
    digest="7b0b6f0d3595",
)
card(
    102273,
    "Loup",
    modifier("", put(CARD, PLAY), limit=TURN | FOR_ALL),
    gives(STEALTH, 1, all_(VAMPIRE, clan("Toreador"))),
    on(fact.TURN_ENDS, burn(CARD)),
    on(fact.SUCCEEDED, burn(CARD), of=clan("Toreador")),
    digest="644a82d1988f",
)
card(
    101813,
    "Smoke and Mirrors",
    modifier("chi", mod(STEALTH, 1), if_blocked(a_maneuver())),
    modifier("obf", mod(STEALTH, 2), if_=~kind("bleed", "political")),
    less_intercept("obt", if_=is_(BLOCKING, VAMPIRE)),
    digest="3178ca8cd14d",
)
card(
    101169,
    "Marked Path",
    modifier("obf", put(CARD, ME), remember(VICTIMS)),
    modifier("OBF", put(CARD, ME), remember(ME, VICTIMS)),
    ability(
        DURING_ACTION,
        mod(STEALTH, 1 + count(of=CHOSEN)),  # 1 more at superior: there the card remembers the vampire
        burn(CARD),
        by=BY_ACTING,
        if_=directed_at(CHOSEN_SEATS, only=True),
    ),
    when=SUCCEEDED,
    if_=DIRECTED,
    covered="one more stealth at superior",
    digest="f9c0ff2a8c7b",
)
card(
    101867,
    "Stealth Ritus",
    modifier(
        "",
        burn(1, BLOOD, a(VAMPIRE, READY, MINE, SABBAT, holds(1), ~among(ME))),
        mod(STEALTH, 1),
        when=ANNOUNCED,
    ),
    digest="80a3195bf3a1",
)
ON_ALERT = MINION & ~trait("flight") & ~has("spi")
card(
    101858,
    "Squirrel Balance",
    modifier("cel", if_blocked(later(fact.ROUND, set_range("long"), until=COMBAT)), when=ANNOUNCED),
    modifier("spi", mod(INTERCEPT, -1, all_(ON_ALERT))),
    modifier("SPI", mod(INTERCEPT, -2, all_(ON_ALERT))),
    digest="060e9a7bc738",
)
card(
    100877,
    "Hag's Wrinkles",
    modifier("obf", mod(STEALTH, 2)),
    modifier("thn", later(fact.SUCCEEDED, unlock(ME))),
    modifier("THN", later(fact.SUCCEEDED, unlock(ME)), mod(STEALTH, 1)),
    if_=kind("equip", "take"),
    digest="982e6f007f3f",
)
UNBLOCKABLE = hang(cannot(rule.BLOCK, MINION))
card(
    102124,
    "Virtuosa",
    modifier("pre", mod(STEALTH, 1)),
    modifier("mel", mod(STEALTH, 1), mod(BLEED, 2), if_=kind("bleed"), limited=True),
    modifier("mel", mod(BLEED, 2), if_=kind("bleed"), limited=True),
    modifier("MEL", UNBLOCKABLE, when=ANNOUNCED),
    digest="94fef9cc422a",
)
card(
    102140,
    "Walk through Arcadia",
    modifier("", random(UNBLOCKABLE, inflict(1, ME, UNPREVENTABLE))),
    digest="410601d59821",
)

# -- blocks that fail -------------------------------------------------------------------------------------------------

LESSER = is_(BLOCKING, ALLY & ~trait("werewolf") | VAMPIRE & YOUNGER)
card(
    100540,
    "Devil-Channel: Throat",
    FRENZIED,
    fails("abo", LESSER),
    modifier("ABO", block_fails(), lock(BLOCKING), when=ATTEMPT, if_=LESSER),
    digest="abede2133af4",
)
OF_THE_SABBAT = is_(BLOCKING, VAMPIRE, SABBAT)
card(100350, "Circumspect Revelation", fails("", OF_THE_SABBAT), digest="0ce429c133f2")
card(
    100433,
    "Council of Seraphim",
    fails("", OF_THE_SABBAT),
    less_intercept("", if_=~OF_THE_SABBAT),
    digest="0fd519f3b80a",
)
card(
    100380,
    "Command",
    modifier("dom", block_fails(), lock(BLOCKING)),
    modifier("DOM", block_fails(), lock(BLOCKING), put(CARD, BLOCKING)),
    cannot(rule.UNLOCK, BEARER),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=controller(BEARER)),
    when=ATTEMPT,
    if_=is_(BLOCKING, ALLY),
    digest="0875cef51bb1",
)
card(
    101572,
    "Recurring Contemplation",
    cannot_block("pre", ALLY),
    cannot_block("tem", WEAKER),
    modifier("TEM", mod(CANNOT_BLOCK, 1, a(WEAKER, READY)), lock(T), cost=pay(1, BLOOD), when=ANNOUNCED),
    limit=TURN | FOR_ALL,
    digest="f3041c312692",
)
GHOUL_FIRST = BLOCKS_DIRECTED & is_(BLOCKING, named("Asanbonsam Ghoul")) & is_(OPPOSING, among(BLOCKING))
"""Ruling: the range that this ally sets in the first round is set before that of Neutral Guard."""
FAR = hang(on(fact.ROUND, set_range("long"), if_=is_(ME, FIGHTING) & ~GHOUL_FIRST))
card(
    101276,
    "Neutral Guard",
    modifier("for", hang(toll(rule.BLOCK, 1, VAMPIRE))),
    modifier("obe", FAR),
    modifier("OBE", FAR, hang(cannot(rule.BLOCK, WEAKER))),
    when=ANNOUNCED,
    digest="00669413de9d",
)

# -- several Disciplines at once --------------------------------------------------------------------------------------


def together(codes: str, makes: Callable[[str], Effect], way: Callable[..., Way]) -> tuple[Way, ...]:
    """A way for each choice of one or more of these Disciplines."""
    each_code = codes.split()
    chosen = [some for n in range(1, len(each_code) + 1) for some in combinations(each_code, n)]
    return tuple(way(" ".join(some), *(makes(code) for code in some)) for some in chosen)


def rift(code: str) -> Effect:
    if code == "dem":
        return mod(CANNOT_BLOCK, 1, a(VAMPIRE, READY, TITLED | YOUNGER))
    return mod(STEALTH, 1) if code == "obf" else if_blocked(a_way_out())


def no_god_no_master(code: str) -> Effect:
    if code == "ani":
        return if_blocked(hang(cannot(rule.MANEUVER, OPPOSING), COMBAT))
    return hang(toll(rule.BLOCK, 1, VAMPIRE)) if code == "for" else if_blocked(mod(STRENGTH, 1, ME, COMBAT))


def vigil(codes: str, *effects: Effect) -> Way:
    """A reaction that attempts to block, with 1 intercept if it is played with Auspex."""
    return reaction(codes, attempt(intercept=1 if "aus" in codes else 0), *effects)


card(101199, "Memory Rift", *together("dem obf pre", rift, modifier), when=ANNOUNCED, digest="513ea7ed5d73")
card(
    101282,
    "Ni Dieu ni Maître",
    *together("ani for vic", no_god_no_master, modifier),
    when=ANNOUNCED,
    digest="9f24755fe7c3",
)
card(
    100868,
    "Guardian Vigil",
    vigil("aus"),
    vigil("cel", if_blocks(a_maneuver())),
    vigil("for", mod(STAYS_UNLOCKED, 1, ME)),
    vigil("aus cel", if_blocks(a_maneuver())),
    vigil("aus for", mod(STAYS_UNLOCKED, 1, ME)),
    vigil("cel for", if_blocks(a_maneuver()), mod(STAYS_UNLOCKED, 1, ME)),
    vigil("aus cel for", if_blocks(a_maneuver()), mod(STAYS_UNLOCKED, 1, ME)),
    digest="4722c3829cea",
)

# -- what follows on a block ------------------------------------------------------------------------------------------


def wild(*more: Effect) -> tuple[Effect, ...]:
    """A maneuver in the first round; and as long as the action lasts, the blocker makes no strike that ends the
    combat."""
    first = grant(ability(RANGE, maneuver(), limit=COMBAT, if_=FIRST_ROUND), COMBAT)
    return if_blocked(first), hang(cannot(rule.ENDING_STRIKE, BLOCKING)), *more


card(
    101214,
    "Mind of the Wilds",
    modifier("ani aus", *wild()),
    modifier("ANI AUS", *wild(mod(STEALTH, 1))),
    digest="67b1830313ee",
)
card(
    100022,
    "Adhocracy",
    modifier("ani", mod(BLEED, 1), if_=kind("bleed"), limited=True),
    modifier("chi", mod(VOTES, 3, ME), when=POLLING),
    modifier("pot", if_blocked(mod(STRENGTH, 1, ME, COMBAT))),
    digest="82bd3bc4cd24",
)
card(
    100802,
    "Gang Tactics",
    modifier("", if_blocked(hang(on(fact.ROUND, set_range("close")), COMBAT)), when=ANNOUNCED),
    digest="af2254dbcbe7",
)


def lurks(code: str, *riders: Effect) -> Way:
    """Another vampire of the acting Methuselah fights the blocker after the combat that the block has led to."""
    return modifier(
        code,
        lock(ME),
        later(fact.FIGHTS, hang(cannot(rule.ANY_STRIKE, BLOCKING, if_=FIRST_ROUND), COMBAT)),
        fight(BLOCKING, *riders),
        when=AFTER_COMBAT,
        by=BY_OTHER,
        who=VAMPIRE & UNLOCKED,
        if_=FROM_BLOCK & is_(BLOCKING, READY, FIGHTING) & is_(ACTING, FIGHTING),
    )


card(100916, "Hidden Lurker", lurks("obf"), lurks("OBF", mod(PRESSES, 1, ME)), digest="909e795906d1")


def joins(code: str, *riders: Effect) -> Way:
    """A vampire fights the acting minion after that minion's combat with another vampire of his controller, who has
    blocked."""
    return reaction(
        code,
        lock(ME),
        later(fact.FIGHTS, hang(cannot(rule.ANY_STRIKE, ACTING, if_=FIRST_ROUND), COMBAT)),
        fight(ACTING, *riders),
        when=AFTER_COMBAT,
        if_=FROM_BLOCK & is_(BLOCKING, FIGHTING, MINE, ~among(ME)) & is_(ACTING, READY, FIGHTING),
    )


card(100705, "Fast Reaction", joins("aus"), joins("AUS", mod(PRESSES, 1, ME)), digest="3ccbd5a5dba3")

PACK = clan("Gangrel antitribu")
card(
    100756,
    "Follow the Alpha",
    modifier(
        "",
        lock(ME),
        later(fact.FIGHTS, hang(cannot(rule.MANEUVER, OPPOSING, if_=FIRST_ROUND), COMBAT)),
        fight(all_(FIGHTING, READY, OTHERS)),
        when=AFTER_COMBAT,
        by=BY_OTHER,
        who=VAMPIRE & UNLOCKED,
        if_=exists(FIGHTING, MINE, PACK) & exists(FIGHTING, READY, OTHERS),
    ),
    digest="ba1a7b39ff16",
)

# -- after the action -------------------------------------------------------------------------------------------------

card(
    102205,
    "Zephyr",
    modifier("cel", hang(on(fact.TURN_ENDS, unlock(ME)), TURN)),
    modifier("CEL", unlock(ME)),
    when=FAILED,
    digest="43655a41e4c6",
)
card(
    101724,
    "Seraph's Second",
    modifier(
        "",
        unlock(ACTING),
        when=SUCCEEDED | FAILED,
        by=BY_OTHER,
        if_=is_(ACTING, VAMPIRE, trait("black hand"), ~trait("seraph")),
        limit=TURN,
    ),
    digest="45ad0ad27fbe",
)
TO_ANARCHY = named("Go Anarch") | named("Anarch Secession")
card(
    100446,
    "CrimethInc.",
    modifier("pro", unlock(ME)),
    modifier("qui", unlock(a(VAMPIRE, READY, ANARCH, ~among(ME)))),
    modifier("tha", put(CARD, PLAY)),
    ability(IN_YOUR_MINION_PHASE, unlock(a(VAMPIRE, READY, ANARCH, MINE, LOCKED)), cost=pay(1, POOL), if_=YOUR_TURN),
    when=SUCCEEDED,
    if_=needs("Anarch") | kind("anarch") | happened(fact.ENTERS, TO_ANARCHY, to=ME, span=ACTION),
    digest="a839fe2fe51d",
)
card(
    100873,
    "The Guruhi Are the Land",
    modifier("", mod(BLEED, 1), if_=kind("bleed"), limited=True),
    modifier("", mod(HUNT, 1), if_=kind("hunt")),
    modifier("", later(fact.SUCCEEDED, unlock(ME)), if_=kind("equip", "take")),
    covered="the hunt gains one more blood",
    digest="c20b462ecf03",
)
card(
    100670,
    "Excellent Thirst",
    modifier("", mod(HUNT, 2), when=RESOLVING, if_=kind("hunt"), who=~holds(1)),
    digest="bb1c89024d83",
)
card(
    101378,
    "Patterns in the Chaos",
    modifier("dem", show(top(VICTIMS, LIBRARY), YOU)),
    modifier("DEM", show(all_(in_(HAND), of(VICTIMS)), YOU)),
    when=SUCCEEDED,
    if_=BLED,
    digest="91154cb06a82",
)
card(
    101804,
    "Sleep Unseen",
    modifier("obf", put(CARD, ME)),
    modifier("OBF", put(CARD, ME)),
    cannot(rule.TARGET, BEARER, MINION & ~has("aus")),
    cannot(rule.TARGET, BEARER, MINION & ~has("AUS"), level=1),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=YOU),
    when=SUCCEEDED,
    digest="1fe095dfb833",
)

# -- votes ------------------------------------------------------------------------------------------------------------

card(
    100069,
    "Animal Magnetism",
    modifier("ani obf", mod(VOTES, 1, ME)),
    modifier("ANI OBF", mod(VOTES, 3, ME)),
    when=DURING_REFERENDUM,
    covered="votes are gained for the referendum",
    digest="0245bdd5511a",
)
card(
    101533,
    "Quicksilver Contemplation",
    reaction("aus", mod(INTERCEPT, 1, ME)),
    less_bleed("tem", 2),
    *modifier_and_reaction("aus tem", abstain(a(VAMPIRE, READY, YOUNGER)), when=POLLING),
    modifier("AUS TEM", mod(BLEED, 2), if_=kind("bleed")),
    digest="eaa0b0c70a95",
)
