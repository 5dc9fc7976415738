"""Action cards, political actions, and what actions bring into play."""

from __future__ import annotations

from praxis.vtes import spans, windows
from praxis.vtes.cards.build import action, define, permanent
from praxis.vtes.effects import base
from praxis.vtes.effects import combat as fight
from praxis.vtes.effects import selectors as choose
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Gives, Mode
from praxis.vtes.rules import strike

# -- bleeds and younger vampires --------------------------------------------------------------------------------------


def disciplined_bleed(official: int, name: str, code: str, bleed: int, blood: int, digest: str) -> None:
    """Basic: a bleed with more bleed. Superior: blood for a younger vampire in the uncontrolled region."""
    define(
        official,
        name,
        action(code, do.RaiseBleed(bleed), reach="bleed"),
        action(
            code.upper(),
            do.GainBlood(blood, base.TARGET),
            stealth=1,
            target=choose.UncontrolledVampires(younger=True),
        ),
        digest=digest,
    )


disciplined_bleed(100845, "Govern the Unaligned", "dom", 2, 3, "0dad92b85436")
disciplined_bleed(101698, "Scouting Mission", "dom", 1, 2, "199aef2bbaa5")
define(100390, "Computer Hacking", action("", do.RaiseBleed(1), reach="bleed"), digest="859dfc797180")

# -- against others ---------------------------------------------------------------------------------------------------

define(
    100094,
    "Arson",
    action("", do.Burn(), target=choose.Permanents("location")),
    not_replaced="action",
    digest="7ceaae94aca6",
)

# -- political actions ------------------------------------------------------------------------------------------------

define(100059, "Anarchist Uprising", action("", do.EachBurnsByMinions()), digest="48233ea08280")

# -- equipment --------------------------------------------------------------------------------------------------------


def gun(official: int, name: str, damage: int, digest: str) -> None:
    """A ranged weapon with an optional maneuver each combat."""
    shoot = Mode(
        (fight.Strike(strike.DAMAGE, damage, strike.RANGED | strike.WEAPON),), windows.STRIKE, base.BY_COMBATANT
    )
    aim = Mode((fight.WeaponManeuver(-1),), windows.RANGE, base.BY_COMBATANT)
    define(official, name, permanent(), abilities=(shoot, aim), digest=digest)


gun(100001, ".44 Magnum", 2, "48326c834062")
gun(100107, "Assault Rifle", 4, "f55ffca00948")
define(
    101014,
    "Ivory Bow",
    permanent(),
    abilities=(
        Mode(
            (fight.Strike(strike.DAMAGE, 1, strike.RANGED | strike.AGGRAVATED | strike.WEAPON),),
            windows.STRIKE,
            base.BY_COMBATANT,
        ),
    ),
    digest="cd38ac346d20",
)

# -- retainers and allies ---------------------------------------------------------------------------------------------

define(101015, "J. S. Simmons, Esq.", permanent(), gives=(Gives(spans.BLEED, 1),), digest="116a91b82d36")
define(101063, "The Knights", permanent(), digest="15da379d2629")
define(101129, "Loyal Street Gang", permanent(), digest="327e266cffe9")
define(101411, "Political Ally", permanent(), digest="90d4cac5b567")
