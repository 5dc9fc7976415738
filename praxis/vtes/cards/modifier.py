"""Action modifiers."""

from __future__ import annotations

from praxis.effects.amounts import Amount
from praxis.effects.conditions import Condition
from praxis.vtes.cards.language import *

# -- more bleed -------------------------------------------------------------------------------------------------------


def more_bleed(official: int, name: str, code: str, basic: int, superior: int, digest: str, clan_: str = "") -> None:
    """More bleed, and one more for minions of the clan. [action.bleed.limited]"""

    def amount(n: int) -> Amount | int:
        return n + case(is_(ACTING, clan(clan_)), 1) if clan_ else n

    ways = [modifier(each_, mod(BLEED, amount(n))) for each_, n in ((code, basic), (code.upper(), superior))]
    card(official, name, *ways, limited=True, digest=digest)


more_bleed(100401, "Conditioning", "dom", 2, 3, "212462acd68f")
more_bleed(101978, "Threats", "dom", 1, 2, "e601a46e7c10")
more_bleed(100682, "Eyes of Chaos", "dem", 1, 2, "be5026499f8f")
more_bleed(100031, "Aire of Elation", "pre", 1, 2, "463895ef1a76", clan_="Toreador")
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


def bleed_or_stealth(official: int, name: str, code: str, digest: str) -> None:
    superior = modifier(code.upper(), above, mod(STEALTH, 1))
    card(official, name, modifier(code, mod(BLEED, 1)), superior, limited=True, digest=digest)


bleed_or_stealth(100236, "Bonding", "dom", "6828ae893b6b")
bleed_or_stealth(100405, "Confusion", "dem", "a4405f74e92a")

# -- stealth ----------------------------------------------------------------------------------------------------------


def more_stealth(
    official: int,
    name: str,
    code: str,
    digest: str,
    basic: int = 1,
    superior: int = 2,
    if_: Condition | None = None,
) -> None:
    """A modifier with stealth at each level. [block.stealth.when-needed]"""
    ways = [modifier(each_, mod(STEALTH, n)) for each_, n in ((code, basic), (code.upper(), superior))]
    card(official, name, *ways, if_=if_, digest=digest)


INTO_THIN_AIR, LOST_IN_CROWDS = 101001, 101125

more_stealth(LOST_IN_CROWDS, "Lost in Crowds", "obf", "c64be651b383", if_=~played(INTO_THIN_AIR, "Into Thin Air"))
ONE_LESS = grant(
    ability(
        DURING_ACTION,
        mod(INTERCEPT, -1, a(ALLY | VAMPIRE & YOUNGER, READY)),
        cost=pay(1, BLOOD, ME),
        by=BY_ACTING,
        limit=ACTION,
    )
)
card(
    INTO_THIN_AIR,
    "Into Thin Air",
    modifier("obf", mod(STEALTH, 1), ONE_LESS),
    modifier("OBF", mod(STEALTH, 2), ONE_LESS),
    if_=~played(LOST_IN_CROWDS, "Lost in Crowds"),
    not_replaced="unlock",
    digest="4f00f8347910",
)
more_stealth(100600, "Earth Control", "pro", "1f771878dea2")
more_stealth(101743, "Shadow Play", "obt", "c7f6fe4e30b9")
more_stealth(100769, "Forgotten Labyrinth", "obf", "618c8ddf6d58", 2, 3, ~kind("bleed"))
card(
    101775,
    "Shroud of Night",
    modifier("obt", mod(STEALTH, 1), if_=~kind("bleed")),
    modifier("OBT", mod(STEALTH, 1)),
    digest="0309a1ab892c",
)
card(
    100362,
    "Cloak the Gathering",
    modifier("obf", mod(STEALTH, 1)),
    modifier("OBF", mod(STEALTH, 1), by=BY_OTHER),
    digest="b7da3d35770e",
)
card(
    100324,
    "Changeling",
    modifier("vic", mod(BLEED, 1), limited=True),
    modifier("VIC", mod(STEALTH, 1)),
    digest="77d22cbb1db8",
)
card(
    101913,
    "Swallowed by the Night",
    modifier("obf", mod(STEALTH, 1)),
    combat("OBF", maneuver(), when=RANGE),
    digest="d5887b18227b",
)
card(
    101843,
    "Spectral Divination",
    modifier("nec", mod(STEALTH, 1)),
    reaction("NEC", mod(INTERCEPT, 1, ME)),
    digest="d135ee63357e",
)

# -- against those who attempt to block -------------------------------------------------------------------------------

card(
    100617,
    "Elder Impersonation",
    modifier("obf", mod(STEALTH, 1)),
    modifier("OBF", block_fails(), when=ATTEMPT),
    digest="15a91820e9ad",
)
card(
    100279,
    "Call of the Hungry Dead",
    modifier("nec", mod(INTERCEPT, -1, BLOCKING), when=ATTEMPT),
    modifier("NEC", block_fails(), when=ATTEMPT, cost=pay(1, BLOOD)),
    digest="898340530a73",
)
card(
    101712,
    "Seduction",
    modifier("dom", mod(CANNOT_BLOCK, 1, a(VAMPIRE, READY, YOUNGER))),
    modifier("DOM", mod(CANNOT_BLOCK, 1, a(VAMPIRE, READY))),
    when=ANNOUNCED,
    digest="a68dde68a339",
)

# -- after the action -------------------------------------------------------------------------------------------------

card(
    100788,
    "Freak Drive",
    modifier("for", unlock(ME), when=SUCCEEDED),
    modifier("FOR", unlock(ME), when=FAILED, if_=FROM_BLOCK),
    digest="a01d32c00eba",
)
card(
    100994,
    "Instantaneous Transformation",
    modifier("cel pro", mod(STEALTH, 1)),
    modifier("CEL PRO", unlock(ME), when=SUCCEEDED, limit=TURN),
    digest="baf6ebfc91f0",
)
