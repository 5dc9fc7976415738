"""Reactions: intercept, less bleed, actions that fail, and what a blocker does."""

from __future__ import annotations

from typing import Any

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.families import BLEEDS_YOU, WEAKER_ACTS, if_blocks, intercept, less_bleed
from praxis.vtes.cards.language import *
from praxis.vtes.cards.openings import FRENZIED

# -- intercept --------------------------------------------------------------------------------------------------------

card(101374, "Patrol", reaction("", intercept(1)), digest="ecb0bc2d2b94")
card(
    101343,
    "Pack Tactics",
    reaction(
        "",
        intercept(2),
        if_=BLEEDS_YOU & ~happened(fact.PLAYED, ME, about=named("Elder Intervention"), span=ACTION),
    ),
    not_replaced="action",
    digest="2947e048ab08",
)
card(
    100505,
    "The Deadliest Sin",
    reaction("", intercept(2), if_blocks(mod(STRENGTH, 2, ME, COMBAT)), if_=kind("diablerize")),
    digest="952784061ff7",
)
card(
    102000,
    "Tourette's Voice",
    reaction("aus", intercept(1)),
    reaction("mel", mod(INTERCEPT, 1, BLOCKING), if_=is_(BLOCKING, MINE)),  # no other minion needs it
    reaction("MEL", mod(INTERCEPT, 1, BLOCKING)),
    digest="9b1351bd32ca",
)
card(
    100122,
    "Babble",
    reaction("dem", mod(INTERCEPT, 1, BLOCKING), if_=~is_(BLOCKING, among(ME))),
    reaction("DEM", unlock(a(MINION, READY, LOCKED, ~among(ME))), cost=locking(ME), who=~among(BLOCKING)),
    digest="92bdf59c3246",
)
FIRST_MANEUVER = grant(ability(RANGE, maneuver(), limit=COMBAT, if_=FIRST_ROUND), COMBAT)
card(
    100683,
    "Eyes of the Beast",
    reaction("pro", intercept(1), put(CARD, ME)),
    reaction("PRO", intercept(1), put(CARD, ME), if_blocks(FIRST_MANEUVER)),
    gives(STEALTH, -1),
    at(fact.DISCARD_PHASE, burn(CARD), whose=YOU),
    digest="1a8f3001a728",
)
card(
    100498,
    "Darksight",
    reaction("obt", intercept(1)),
    reaction(
        "OBT",
        intercept(1),
        hang(on(fact.BLOCKED, if_(is_(CARD, ASH), put(CARD, ACTING), remember(ME)), of=ME)),
    ),
    gives(STEALTH, -1, if_=kind("bleed") & directed_at(controller(CHOSEN))),
    burnable(stealth=1),
    digest="10c99d1cddc3",
)
card(
    101218,
    "Ministry",
    reaction(
        "",
        intercept(2),
        hang(gives(INTERCEPT, 1, ME, if_=is_(ACTING, VAMPIRE, SABBAT))),
        later(fact.OVER, lock(ME), if_=~happened(fact.BLOCKED, ME, span=ACTION)),
    ),
    not_replaced="action",
    covered="one more intercept against the Sabbat",
    digest="e5d21e2f068e",
)
card(
    102098,
    "Veiled Sight",
    reaction("chi", mod(STEALTH, 0 - num(STEALTH, ACTING), ACTING)),
    reaction(
        "CHI",
        mod(STEALTH, 0 - num(STEALTH, ACTING), ACTING),
        if_blocks(grant(ability(STRIKE, steals(1)), COMBAT)),
    ),
    who=among(BLOCKING),
    if_=num(STEALTH, ACTING) >= 1,
    digest="3bfa84e68089",
)

# -- bleeds -----------------------------------------------------------------------------------------------------------

card(102043, "Truth in Ink", less_bleed("", 2, is_(ACTING, VAMPIRE, ~trait("black hand"))), digest="00cbadc7e796")
AIRY = clan("Banu Haqim") | trait("wraith") | trait("flight")
card(
    101274,
    "Nest of Eagles",
    reaction(
        "",
        mod(BLEED, case(is_(ACTING, ALLY | capacity(most=5)), -3, -1)),
        if_=BLEEDS_YOU
        & (num(BLEED, ACTING) >= 1)
        & ~is_(ACTING, clan("Banu Haqim") | trait("wraith") | trait("flight")),
    ),
    digest="b44d52ef9bb5",
)
card(
    100755,
    "Folderol",
    less_bleed("aus", 1, cost=pay(1, BLOOD)),
    less_bleed("myt", 1),
    reaction("MYT", mod(BLEED, -1), if_=kind("bleed") & (num(BLEED, ACTING) >= 1)),
    digest="dbbb81e8c908",
)
BROTHER = (VAMPIRE, READY, UNLOCKED, MINE, clan("Blood Brother"), SAME_CIRCLE, ~among(ME))
card(
    100283,
    "Camaraderie",
    less_bleed("san", 1),
    less_bleed("SAN", 3, exists(*BROTHER)),
    digest="8d9bf89adf90",
)
card(
    100610,
    "Ecstasy",
    less_bleed("ser", 1),
    reaction(
        "SER",
        mod(BLEED, -1),
        later(fact.SUCCEEDED, burn(1, BLOOD, ACTING), if_=~BLED),
        if_=BLEEDS_YOU & (num(BLEED, ACTING) >= 1),
    ),
    digest="6717747cc341",
)
card(
    100835,
    "Glare of Lies",
    reaction("aus obe", show(all_(in_(HAND), of(ACTOR)), YOU)),
    reaction(
        "AUS OBE",
        show(all_(in_(HAND), of(ACTOR)), YOU),
        mod(BLEED, 0 - count(MODIFIER_CARD, in_(HAND), of(ACTOR))),
    ),
    if_=BLEEDS_YOU,
    digest="f332c9aa905b",
)
card(
    100406,
    "Confusion of the Eye",
    less_bleed("obf", 1, WEAKER_ACTS),
    reaction(
        "OBF",
        hang(cannot(rule.VOTE, ACTING), REFERENDUM),
        if_(is_(PLAYED_CARD, requires("titled")), outcome(FAILS)),
        when=BEFORE_VOTES,
    ),
    digest="d0a320431766",
)

# -- actions that fail ------------------------------------------------------------------------------------------------

NO_BLOCK = OPEN | DECLINED
"""While nobody attempts to block."""
AT_YOURS = directed_at(YOU)


def thwarts(code: str, *more: Effect, if_: Condition | None = None, **options: Any) -> Way:
    """A reaction by which the action fails."""
    return reaction(code, outcome(THWARTED), *more, when=NO_BLOCK, if_=if_, **options)


def spoils(code: str, price: int, when_: Condition | None = None, **options: Any) -> Way:
    """A reaction by which the action fails unless the acting minion burns so much blood. An ally has no blood to
    burn."""
    escapes = unless(controller(ACTING), pay(price, BLOOD, ACTING), outcome(THWARTED))
    effect = if_(is_(ACTING, VAMPIRE), escapes, other=outcome(THWARTED))
    return reaction(code, effect, when=NO_BLOCK, if_=when_, **options)


card(
    101227,
    "Mistaken Identity",
    thwarts("", put(ACTING, TORPOR), if_=kind("hunt") & is_(ACTING, clan("Ventrue antitribu"))),
    digest="acbc39866d4e",
)
card(
    100690,
    "Faerie Wards",
    reaction("aus", intercept(2), if_=WEAKER_ACTS & AT_YOURS),
    thwarts("myt", lock(ME), if_=WEAKER_ACTS & AT_YOURS),
    thwarts("MYT", lock(ME), gain(1, STUN, ACTING), if_=WEAKER_ACTS & AT_YOURS),
    covered="a stun counter keeps it locked in its next unlock phase",
    digest="6d8a3ec0f359",
)
card(
    100092,
    "Army of Apparitions",
    reaction("chi", mod(VOTES, 3, ME), when=POLLING),
    thwarts("CHI", cost=pay(2, BLOOD), if_=WEAKER_ACTS & directed_at(all_(MINION, MINE))),
    by=BY_ALERT,
    digest="a032a86c8e6c",
)
card(
    100920,
    "Hide the Heart",
    less_bleed("aus", 1),
    spoils("val", 1, limit=ACTION | FOR_ALL),
    less_bleed("VAL", 2),
    reaction("VAL", mod(BLEED, -2), cost=locking(ME), if_=kind("bleed") & (num(BLEED, ACTING) >= 1)),
    digest="9418b81499e4",
)
NOT_ANARCH = ~is_(ACTING, ANARCH)
card(
    101233,
    "The Mole",
    rises("ani", unlock(ME), attempt(rising=True), if_=NOT_ANARCH),
    reaction("cel", intercept(1), if_=NOT_ANARCH & ~is_(ACTING, has("cel"))),
    thwarts("dom", cost=locking(ME), if_=NOT_ANARCH & BLEEDS_YOU & is_(ACTING, VAMPIRE, YOUNGER)),
    digest="d1dae1401115",
)
card(
    100532,
    "Detect Authority",
    spoils("ani", 2, directed_at(all_(MINION | LOCATION, MINE))),
    reaction("ser", intercept(1)),
    less_bleed("tha", 2),
    digest="86251cd479d2",
)
card(
    102081,
    "Unseen Hibernation",
    FRENZIED,
    thwarts("abo", if_=directed_at(ME) & ~is_(ACTING, VAMPIRE, OLDER)),
    thwarts("ABO", if_=directed_at(ME) & ~is_(ACTING, VAMPIRE, OLDER), by=BY_ALERT),
    digest="bac46c512781",
)
card(
    100293,
    "Car Bomb",
    reaction(
        "",
        lock(ME),
        if_(
            is_(ACTING, with_(trait("vehicle"))),
            outcome(THWARTED),
            burn(pick(trait("vehicle"), on_(ACTING))),
            inflict(2, ACTING, UNPREVENTABLE),
            other=mod(STEALTH, -1, ACTING),
        ),
        when=ANNOUNCED,
    ),
    digest="90578c8d624e",
)
card(
    100778,
    "Foul Blood",
    reaction("qui", mod(HUNT, -1, ACTING), later(fact.OVER, inflict(1, ACTING, UNPREVENTABLE)), lock(ME)),
    reaction("QUI", mod(HUNT, -1, ACTING), later(fact.OVER, inflict(1, ACTING, UNPREVENTABLE))),
    when=RESOLVING,
    if_=kind("hunt") & is_(ACTING, VAMPIRE) & (num(HUNT, ACTING) >= 1),
    digest="fbb10e66d14b",
)

# -- what a blocker does ----------------------------------------------------------------------------------------------

card(
    101758,
    "Shattered Mirror",
    reaction("dem", put(CARD, ACTING), lock(ME), outcome(ENDS)),
    reaction("DEM", put(CARD, ACTING), outcome(ENDS)),
    gives(BLEED, -1),
    act(burn(CARD), who=VAMPIRE, blood=1),
    when=BLOCKED,
    who=among(BLOCKING),
    if_=BLEEDS_YOU & WEAKER_ACTS & ~is_(ACTING, with_(named("Shattered Mirror"))),
    digest="791b8db899f9",
)
card(
    100224,
    "Bloodstorm of Chorazin",
    reaction(
        "",
        lock(ME),
        inflict(1, ACTING, UNPREVENTABLE, by_minion=True),
        inflict(1, all_(RETAINER, on_(ACTING)), UNPREVENTABLE, by_minion=True),
        outcome(ENDS),
        when=BLOCKED,
        who=among(BLOCKING),
        if_=WEAKER_ACTS,
    ),
    digest="518ce278ff2e",
)
card(
    100887,
    "Hard Case",
    reaction("for", outcome(NO_COMBAT)),
    reaction(
        "FOR",
        outcome(NO_COMBAT),
        burn(pick(EQUIPMENT, trait("weapon") | trait("vehicle"), on_(ACTING))),
    ),
    when=BLOCKED,
    who=among(BLOCKING),
    if_=WEAKER_ACTS,
    covered="there is no combat",
    digest="1ef8b36dff09",
)
card(
    101999,
    "Touch of Pain",
    reaction("pot", inflict(1, ACTING, by_minion=True)),
    reaction("POT", inflict(2, ACTING, by_minion=True)),
    when=SUCCEEDED,
    if_=BLED & directed_at(YOU) | happened(fact.PASSED, span=ACTION),
    limit=ACTION | FOR_ALL,
    digest="bbb70aedaf87",
)
card(
    100296,
    "Cardinal Sin: Insubordination",
    reaction(
        "",
        put(OPPOSING, TORPOR),
        when=AFTER_COMBAT,
        by=BY_ALERT,
        who=FIGHTING,
        if_=is_(OPPOSING, VAMPIRE, READY, SABBAT, ~TITLED),
    ),
    digest="dcbb05b09142",
)
card(
    100534,
    "Determine",
    reaction(
        "viz",
        redirect(predator_of(PREDATOR)),
        lock(ME),
        when=DECLINED,
        if_=BLEEDS_YOU & is_(ACTING, MONSTER, of(PREDATOR)),
    ),
    reaction(
        "viz",
        cancel(ACTION_CARD, played_by(MONSTER, of(PREDATOR) | of(PREY)), others=True, free=True),
        lock(ME),
        not_again(ACTING),
        when=AS_PLAYED,
    ),
    covered="the moment, and whose monster it is",
    digest="832a97613c47",
)


def charming(what: Filter) -> Effect:
    """A reaction that cancels such a card of Presence that a younger vampire plays."""
    return cancel(what, requires("pre"), played_by(VAMPIRE, YOUNGER), others=True, free=True)


card(
    100523,
    "Denial of Aphrodite's Favor",
    reaction(
        "dom for",
        charming(ACTION_CARD),
        not_again(ACTING),
        when=AS_PLAYED,
    ),
    *(
        way(
            "DOM FOR",
            cancel(what, requires("pre"), played_by(VAMPIRE, YOUNGER), others=True, free=True),
            when=AS_PLAYED,
        )
        for way, what in ((reaction, MODIFIER_CARD), (combat, COMBAT_CARD))
    ),
    covered="who has an action card cancelled does not lock",
    digest="5c06f49d016f",
)
