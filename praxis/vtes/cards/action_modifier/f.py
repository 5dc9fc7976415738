"""Action Modifier cards: F."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import more_stealth, or_stealthy
from praxis.vtes.definitions.shapes.several import (
    a_maneuver,
    either,
    fails,
    if_blocked,
    if_blocks,
    intercept,
    less_intercept,
    moves,
)

card(
    100687,
    "Faceless Night",
    modifier("obf", mod(STEALTH, 1)),
    modifier("OBF", above, hang(on(fact.BLOCK_FAILED, later(fact.RESOLVES, lock(T))))),
    digest="3ca1253ba31c",
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
BY_FALSE_RESONANCE = REACTION_CARD & (requires("aus") | requires("dem"))
card(
    100697,
    "False Resonance",
    modifier("chi", cancel(BY_FALSE_RESONANCE, others=True, free=True), when=AS_PLAYED),
    modifier(
        "CHI",
        mod(STEALTH, 1),
        grant(
            ability(
                AS_PLAYED,
                cancel(BY_FALSE_RESONANCE, others=True, free=True),
                cost=pay(1, BLOOD, ME),
                by=BY_ACTING,
                limit=ACTION,
            )
        ),
    ),
    digest="443c89c97d35",
)
card(100707, "Fata Morgana", modifier("chi", mod(STEALTH, 1)), *or_stealthy("CHI"), digest="12091200ca9f")
FEVERED = named("Fever Pitch")
card(
    102321,
    "Fever Pitch",
    *either("for pre", mod(BLEED, 1), limited=True),
    *either(
        "FOR PRE",
        mod(BLEED, 1),
        later(fact.SUCCEEDED, if_(is_(CARD, ASH) & is_(ME, ~with_(FEVERED)), may(put(CARD, ME))), if_=BLED),
        limited=True,
    ),
    ability(ATTEMPT, block_fails(), cost=burn(CARD), by=BY_ACTING, if_=kind("bleed")),
    digest="bc622d1d8c87",
)
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
card(
    100758,
    "Force of Personality",
    strike("pre", ends()),
    modifier(
        "PRE",
        hang(toll(rule.BLOCK, 1, VAMPIRE)),
        hang(cannot(rule.BLOCK, ALLY & ~trait("zombie"))),
        when=ANNOUNCED,
    ),
    digest="ca565c86b122",
)
card(102250, "Forced Confessional", less_intercept("dom"), fails("DOM"), digest="13f90ec018a0")
card(
    100761,
    "Forced March",
    modifier("cel for", unlock(ME), when=SUCCEEDED),
    modifier("CEL FOR", mod(STEALTH, 1), later(fact.OVER, may(unlock(ME), cost=pay(1, BLOOD, ME)), if_=UNBLOCKED)),
    limit=TURN,
    digest="8adf5f1fda2f",
)
NEARLY_DONE = num(POOL, VICTIMS) <= 9
card(
    100765,
    "Foreshadowing Destruction",
    modifier("dom", mod(BLEED, 1), limited=True),
    modifier(  # it counts against the limit only while it raises the bleed
        "DOM",
        hang(gives(BLEED, 3, ACTING, if_=NEARLY_DONE)),
        hang(gives(BLEED_RAISED, 1, ACTING, if_=NEARLY_DONE)),
        if_=kind("bleed") & ~(NEARLY_DONE & (num(BLEED_RAISED, ACTING) >= 1)),
    ),
    digest="a4df1e1d3a91",
)
more_stealth(100769, "Forgotten Labyrinth", "obf", "618c8ddf6d58", 2, 3, ~kind("bleed"))


def as_a_bat() -> Effect:
    """A maneuver, and the minion cannot use equipment."""
    return do(a_maneuver(), hang(cannot(rule.USE, ME, EQUIPMENT), COMBAT))


card(
    102223,
    "Form of the Bat",
    modifier("pro", mod(INTERCEPT, -1, BLOCKING), if_blocked(as_a_bat()), when=ATTEMPT),
    reaction("PRO", intercept(1), if_blocks(as_a_bat())),
    digest="79b8d0842052",
)
card(
    102224,
    "Form of the Cobra",
    strike("pro", steals(1)),
    modifier("PRO", mod(STEALTH, 1), when=ANNOUNCED),
    digest="62360f0016df",
)
card(100773, "Form of the Serpent", modifier("ser", mod(STEALTH, 1)), moves("SER"), digest="574414a3bb14")
card(
    100788,
    "Freak Drive",
    modifier("for", unlock(ME), when=SUCCEEDED),
    modifier("FOR", unlock(ME), when=FAILED, if_=FROM_BLOCK),
    digest="a01d32c00eba",
)
