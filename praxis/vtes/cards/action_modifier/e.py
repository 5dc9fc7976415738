"""Action Modifier cards: E."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import more_bleed, more_stealth

more_stealth(100600, "Earth Control", "pro", "1f771878dea2")
card(
    100617,
    "Elder Impersonation",
    modifier("obf", mod(STEALTH, 1)),
    modifier("OBF", block_fails(), when=ATTEMPT),
    digest="15a91820e9ad",
)
card(
    100622,
    "The Eldest Are Kholo",
    modifier("", mod(VOTES, 2, all_(VAMPIRE, READY, LAIBON, clan("Ravnos"))), when=POLLING),
    reaction("", mod(VOTES, 1, all_(VAMPIRE, READY, clan("Ravnos"))), when=POLLING),
    digest="3cb408d38dc1",
)
card(
    100639,
    "Empowering the Puppet King",
    modifier("dom", mod(BLEED, 1), limited=True, who=UNLOCKED),
    modifier("DOM", mod(BLEED, 1), limited=True),
    by=BY_OTHER,
    covered="who is not asked to be unlocked may be locked",
    digest="1084e2be7bc3",
)
card(
    102221,
    "Enchanting Gaze",
    modifier("pre pro", mod(STEALTH, 1)),
    modifier(
        "PRE PRO",
        above,
        grant(ability(ATTEMPT, block_fails(), cost=pay(1, CORRUPTION, BLOCKING), by=BY_ACTING, limit=ACTION)),
    ),
    digest="ec13a32d6e52",
)
OUSTS = happened(fact.OUSTED, to=YOU, span=ACTION)
"""Your prey was ousted by it, so that another one is your prey now."""
card(
    100645,
    "Enkil Cog",
    modifier("", put(CARD, ME), when=SUCCEEDED, who=capacity(10), if_=BLED & (directed_at(PREY) | OUSTS)),
    gives(BLEED, 1),
    ability(BETWEEN | BETWEEN_OF_OTHERS, takes_action(BEARER), cost=locking(), by=BY_KEEPER),
    digest="936c2c8491c2",
)
card(
    100670,
    "Excellent Thirst",
    modifier("", mod(HUNT, 2), when=RESOLVING, if_=kind("hunt"), who=~holds(1)),
    digest="bb1c89024d83",
)
more_bleed(100682, "Eyes of Chaos", "dem", 1, 2, "be5026499f8f")
