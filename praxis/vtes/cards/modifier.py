"""Action modifiers and reactions."""

from __future__ import annotations

from praxis.vtes import face as faces
from praxis.vtes import spans, windows
from praxis.vtes.cards.build import define, modifier, reaction
from praxis.vtes.effects import base
from praxis.vtes.effects import selectors as choose
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Mode

# -- more bleed -------------------------------------------------------------------------------------------------------


def more_bleed(official: int, name: str, code: str, basic: int, superior: int, digest: str) -> None:
    """[action.bleed.limited]"""
    define(
        official,
        name,
        modifier(code, do.RaiseBleed(basic), limited=True),
        modifier(code.upper(), do.RaiseBleed(superior), limited=True),
        digest=digest,
    )


more_bleed(100401, "Conditioning", "dom", 2, 3, "212462acd68f")
more_bleed(101978, "Threats", "dom", 1, 2, "e601a46e7c10")


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

define(
    100362,
    "Cloak the Gathering",
    modifier("obf", do.Modify(spans.STEALTH, 1)),
    Mode((do.Modify(spans.STEALTH, 1),), windows.DURING_ACTION, base.BY_OTHER, ("OBF",)),
    digest="b7da3d35770e",
)

# -- after the action -------------------------------------------------------------------------------------------------

define(
    100788,
    "Freak Drive",
    modifier("for", do.Unlock(base.ME), when=windows.SUCCEEDED),
    modifier("FOR", do.Unlock(base.ME), when=windows.FAILED),
    digest="a01d32c00eba",
)

# -- as announced -----------------------------------------------------------------------------------------------------

define(
    101712,
    "Seduction",
    Mode((do.CannotBlock(),), windows.ANNOUNCED, base.BY_ACTING, ("dom",), target=choose.Younger()),
    Mode((do.CannotBlock(),), windows.ANNOUNCED, base.BY_ACTING, ("DOM",), target=choose.Minions(types=faces.VAMPIRE)),
    digest="a68dde68a339",
)

# -- reactions --------------------------------------------------------------------------------------------------------

define(
    100644,
    "Enhanced Senses",
    reaction("aus", do.Modify(spans.INTERCEPT, 1, base.ME)),
    reaction("AUS", do.Modify(spans.INTERCEPT, 2, base.ME)),
    digest="85c2f1ef2e6d",
)

ANOTHER = choose.Methuselahs(others=True, not_acting=True)

define(
    100518,
    "Deflection",
    reaction("dom", do.Redirect(), do.Lock(base.ME, to=False), when=windows.DECLINED, target=ANOTHER),
    reaction("DOM", do.Redirect(), when=windows.DECLINED, target=ANOTHER),
    digest="288147180368",
)
define(
    101949,
    "Telepathic Misdirection",
    reaction("aus", do.Modify(spans.INTERCEPT, 1, base.ME)),
    reaction("AUS", do.Redirect(), do.Lock(base.ME, to=False), when=windows.DECLINED, target=ANOTHER),
    digest="518f4780ef27",
)
