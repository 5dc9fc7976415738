"""Action Modifier cards: H."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import lured, more, they_fight
from praxis.vtes.definitions.shapes.several import WEAKER, either, foils

card(
    100877,
    "Hag's Wrinkles",
    modifier("obf", mod(STEALTH, 2)),
    modifier("thn", later(fact.SUCCEEDED, unlock(ME))),
    modifier("THN", later(fact.SUCCEEDED, unlock(ME)), mod(STEALTH, 1)),
    if_=kind("equip", "take"),
    digest="982e6f007f3f",
)
card(
    100905,
    "Heart's Desire",
    more("aus chi", 1, if_(is_(BLOCKING, WEAKER), block_fails())),
    more("AUS CHI", 2, if_(is_(BLOCKING, WEAKER), block_fails())),
    digest="0d89aaad8d0a",
)
card(
    102328,
    "Hedonism",
    *either("for pre", *lured(lock(ME)), they_fight()),
    *either("FOR PRE", *lured(lock(ME))),
    when=ATTEMPT,
    by=BY_OTHER,
    who=VAMPIRE & UNLOCKED,
    digest="a8ebe6681d22",
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
card(
    100921,
    "Hide the Mind",
    foils("obf", COMBAT_CARD, requires("aus")),
    modifier("OBF", cancel(REACTION_CARD, requires("aus"), others=True, free=True), when=AS_PLAYED),
    digest="7386c744a1b1",
)
card(
    100936,
    "Horrific Countenance",
    modifier("pro", outcome(GOES_ON), unlock(BLOCKING), hang(cannot(rule.BLOCK, MINION)), when=BLOCKED),
    digest="53bbd8a29a68",
)
