"""Action modifiers."""

from __future__ import annotations

from praxis.vtes.cards.build import combat, define, modifier, reaction
from praxis.vtes.effects import base, block, needs, once
from praxis.vtes.effects import combat as fight
from praxis.vtes.effects import selectors as choose
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Mode, Need
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows

# -- more bleed -------------------------------------------------------------------------------------------------------


def more_bleed(official: int, name: str, code: str, basic: int, superior: int, digest: str, clan: str = "") -> None:
    """One more for those of the clan. [action.bleed.limited]"""
    define(
        official,
        name,
        modifier(code, do.RaiseBleed(basic, clan), limited=True),
        modifier(code.upper(), do.RaiseBleed(superior, clan), limited=True),
        digest=digest,
    )


more_bleed(100401, "Conditioning", "dom", 2, 3, "212462acd68f")
more_bleed(101978, "Threats", "dom", 1, 2, "e601a46e7c10")
more_bleed(100682, "Eyes of Chaos", "dem", 1, 2, "be5026499f8f")
more_bleed(100031, "Aire of Elation", "pre", 1, 2, "463895ef1a76", clan="Toreador")
define(
    100765,
    "Foreshadowing Destruction",
    modifier("dom", do.RaiseBleed(1), limited=True),
    modifier("DOM", do.RaiseBleed(3), limited=True, needs=(needs.VictimPool(9),)),
    digest="a4df1e1d3a91",
)


def bleed_or_stealth(official: int, name: str, code: str, digest: str) -> None:
    define(
        official,
        name,
        modifier(code, do.RaiseBleed(1), limited=True),
        modifier(code.upper(), do.RaiseBleed(1), do.Modify(spans.STEALTH, 1), limited=True),
        digest=digest,
    )


bleed_or_stealth(100236, "Bonding", "dom", "6828ae893b6b")
bleed_or_stealth(100405, "Confusion", "dem", "a4405f74e92a")

# -- stealth ----------------------------------------------------------------------------------------------------------


def stealth(amount: int) -> do.Modify:
    return do.Modify(spans.STEALTH, amount)


def more_stealth(
    official: int, name: str, code: str, digest: str, basic: int = 1, superior: int = 2, need: tuple[Need, ...] = ()
) -> None:
    """[block.stealth.when-needed]"""
    define(
        official,
        name,
        modifier(code, stealth(basic), needs=need),
        modifier(code.upper(), stealth(superior), needs=need),
        digest=digest,
    )


INTO_THIN_AIR, LOST_IN_CROWDS = 101001, 101125

more_stealth(LOST_IN_CROWDS, "Lost in Crowds", "obf", "c64be651b383", need=(needs.NotWith(INTO_THIN_AIR),))
define(
    INTO_THIN_AIR,
    "Into Thin Air",
    modifier("obf", stealth(1), needs=(needs.NotWith(LOST_IN_CROWDS),)),
    modifier("OBF", stealth(2), needs=(needs.NotWith(LOST_IN_CROWDS),)),
    digest="4f00f8347910",
    coverage="partial",
    note="it is replaced at once, and takes no intercept for blood",
)
more_stealth(100600, "Earth Control", "pro", "1f771878dea2")
more_stealth(101743, "Shadow Play", "obt", "c7f6fe4e30b9")
more_stealth(100769, "Forgotten Labyrinth", "obf", "618c8ddf6d58", 2, 3, (needs.NotBleeding(),))
define(
    101775,
    "Shroud of Night",
    modifier("obt", stealth(1), needs=(needs.NotBleeding(),)),
    modifier("OBT", stealth(1)),
    digest="0309a1ab892c",
)
define(
    100362,
    "Cloak the Gathering",
    modifier("obf", stealth(1)),
    Mode((stealth(1),), windows.DURING_ACTION, base.BY_OTHER, ("OBF",)),
    digest="b7da3d35770e",
)
define(
    100324,
    "Changeling",
    modifier("vic", do.RaiseBleed(1), limited=True),
    modifier("VIC", stealth(1)),
    digest="77d22cbb1db8",
)
define(
    101913,
    "Swallowed by the Night",
    modifier("obf", stealth(1)),
    combat("OBF", fight.Maneuver(), when=windows.RANGE),
    digest="d5887b18227b",
)
define(
    101843,
    "Spectral Divination",
    modifier("nec", stealth(1)),
    reaction("NEC", do.Modify(spans.INTERCEPT, 1, base.ME)),
    digest="d135ee63357e",
)
define(
    100687,
    "Faceless Night",
    modifier("obf", stealth(1)),
    modifier("OBF", stealth(1)),
    digest="3ca1253ba31c",
    coverage="partial",
    note="minions whose attempt to block fails stay unlocked",
)

# -- against those who attempt to block -------------------------------------------------------------------------------

define(
    100617,
    "Elder Impersonation",
    modifier("obf", stealth(1)),
    modifier("OBF", block.Baffle(), when=windows.ATTEMPT),
    digest="15a91820e9ad",
)
define(
    100279,
    "Call of the Hungry Dead",
    modifier("nec", do.Modify(spans.INTERCEPT, -1, base.BLOCKING), when=windows.ATTEMPT),
    modifier("NEC", block.Baffle(), when=windows.ATTEMPT, blood=1),
    digest="898340530a73",
)
define(
    101712,
    "Seduction",
    Mode((do.CannotBlock(),), windows.ANNOUNCED, base.BY_ACTING, ("dom",), target=choose.Younger()),
    Mode((do.CannotBlock(),), windows.ANNOUNCED, base.BY_ACTING, ("DOM",), target=choose.Minions(types=faces.VAMPIRE)),
    digest="a68dde68a339",
)

# -- after the action -------------------------------------------------------------------------------------------------

define(
    100788,
    "Freak Drive",
    modifier("for", do.Unlock(base.ME), when=windows.SUCCEEDED),
    modifier("FOR", do.Unlock(base.ME), when=windows.FAILED),
    digest="a01d32c00eba",
)
define(
    100994,
    "Instantaneous Transformation",
    modifier("cel pro", stealth(1)),
    modifier("CEL PRO", do.Unlock(base.ME), once.Once("turn"), when=windows.SUCCEEDED),
    digest="baf6ebfc91f0",
)
