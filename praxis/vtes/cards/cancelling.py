"""Modifiers and reactions that cancel a card as it is played, or are played after the action."""

from __future__ import annotations

from praxis.vtes.cards.families import *
from praxis.vtes.cards.language import *

# -- cancelling -------------------------------------------------------------------------------------------------------

card(
    100947,
    "I am Legion",
    modifier("dai", mod(STEALTH, 1)),
    modifier("dai obf", cancel(REACTION_CARD, requires("aus"), others=True), when=AS_PLAYED),
    modifier(
        "DAI OBF",
        cancel(REACTION_CARD, requires("aus"), others=True),
        later(fact.SUCCEEDED, gain(1)),
        when=AS_PLAYED,
    ),
    modifier("DAI OBF", gain(1), when=SUCCEEDED),
    digest="22b00fdb6c13",
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
card(
    100078,
    "Approximation of Loyalty",
    cannot_block("pre", capacity(most=6) | ALLY),
    modifier(
        "PRE",
        cancel(REACTION_CARD, played_by(capacity(most=6) | ALLY), others=True, free=True),
        hang(cannot(rule.PLAY, MINION, MODIFIER_CARD)),
        when=AS_PLAYED,
    ),
    who=capacity(7),
    digest="9ef14ad318a3",
)
OF_THE_MIND = ~COMBAT_CARD & (requires("dem") | requires("dom") | requires("pre"))
card(
    101998,
    "Touch of Clarity",
    modifier("dem", cancel(OF_THE_MIND, free=True), lock(ME), by=BY_OTHER, who=UNLOCKED),
    reaction("dem", cancel(OF_THE_MIND, free=True), lock(ME)),
    modifier("DEM", cancel(OF_THE_MIND, free=True), by=BY_OTHER, who=UNLOCKED),
    reaction("DEM", cancel(OF_THE_MIND, free=True)),
    when=AS_PLAYED,
    digest="5149861247b8",
)
HIDDEN = (ACTION_CARD | MODIFIER_CARD) & (requires("chi") | requires("obf"))
card(
    101701,
    "Scry the Hearthstone",
    reaction("tha", intercept(1)),
    reaction("vis", intercept(1), if_blocks(a_maneuver())),
    reaction("VIS", cancel(HIDDEN, others=True, free=True), when=AS_PLAYED),
    if_=directed_at(YOU),
    digest="b32b36f24ced",
)

# -- after the action -------------------------------------------------------------------------------------------------

card(
    100102,
    "As the Crow",
    modifier("", unlock(ME), when=SUCCEEDED, who=trait("flight"), limit=TURN),
    digest="156f75752aaf",
)
card(
    101854,
    "Spoils of War",
    modifier("", gain(1), gain(1, BLOOD, ME), when=SUCCEEDED, if_=DIRECTED),
    digest="951c80227f7b",
)
