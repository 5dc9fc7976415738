"""Action cards, and political actions that ask for no standing."""

from __future__ import annotations

from praxis.vtes.cards.build import action, define
from praxis.vtes.effects import base, holdings, once
from praxis.vtes.effects import selectors as choose
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Selector, Verb

# -- bleeds -----------------------------------------------------------------------------------------------------------


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
disciplined_bleed(100640, "Enchant Kindred", "pre", 1, 2, "faeecca1e735")
define(100390, "Computer Hacking", action("", do.RaiseBleed(1), reach="bleed"), digest="859dfc797180")


def rewarded_bleed(official: int, name: str, code: str, bleed: int, reward: Verb, digest: str) -> None:
    """A bleed with more bleed; at superior, a reward if it is successful."""
    define(
        official,
        name,
        action(code, do.RaiseBleed(bleed), reach="bleed"),
        action(code.upper(), do.RaiseBleed(bleed), reach="bleed", then=(once.IfBled(reward),)),
        digest=digest,
    )


rewarded_bleed(101089, "Legal Manipulations", "pre", 2, do.GainPool(1), "355a389be4ff")
rewarded_bleed(101513, "Public Trust", "pre", 2, holdings.FeedUncontrolled(1), "b6c5f8d0f443")

ANYBODY = choose.Methuselahs(others=True)
ONE_POOL = (once.IfBled(do.GainPool(1)),)
define(
    101055,
    "Kindred Spirits",
    action("dem", do.RaiseBleed(0), reach="bleed", target=ANYBODY, then=ONE_POOL),
    action("DEM", do.RaiseBleed(1), reach="bleed", target=ANYBODY, then=ONE_POOL),
    digest="c4638781a330",
)
define(
    100752,
    "Flurry of Action",
    action("cel", do.RaiseBleed(0), reach="bleed", then=(once.IfBled(holdings.Draw(2)),)),
    action("CEL", do.RaiseBleed(0), reach="bleed", then=(once.IfBled(do.Unlock()),)),
    digest="0291783cb92f",
)
define(
    100515,
    "Deep Song",
    action("ani", do.RaiseBleed(1), reach="bleed"),
    digest="c81b9fdbd9f9",
    coverage="partial",
    note="the superior level, where the one attacked counts as acting, cannot be played",
)
define(
    100652,
    "Entrancement",
    action("pre", do.RaiseBleed(1), reach="bleed"),
    digest="212c01a6296d",
    coverage="partial",
    note="the superior level, which steals an ally, cannot be played",
)

# -- blood for those to come ------------------------------------------------------------------------------------------


def blood_for(official: int, name: str, amount: int, who: Selector, digest: str) -> None:
    define(official, name, action("", do.GainBlood(amount, base.TARGET), stealth=1, target=who), digest=digest)


blood_for(101972, "Thing", 2, choose.UncontrolledVampires(clan="Gangrel"), "aa2d9265103c")

# -- against others ---------------------------------------------------------------------------------------------------

define(
    100094,
    "Arson",
    action("", do.Burn(), target=choose.Permanents("location")),
    not_replaced="action",
    digest="7ceaae94aca6",
)
define(
    100266,
    "Bum's Rush",
    action("", do.Fight(maneuvers=1), target=choose.Minions(choose.OTHERS)),
    not_replaced="action",
    digest="8bbdba66d8bb",
)

# -- political actions ------------------------------------------------------------------------------------------------


def referendum(official: int, name: str, effect: Verb, digest: str) -> None:
    """No terms are chosen."""
    define(official, name, action("", effect), digest=digest)


referendum(100059, "Anarchist Uprising", do.EachBurnsByMinions(), "48233ea08280")
referendum(100065, "Ancilla Empowerment", do.EachBurnsByMinions(), "48233ea08280")
referendum(100570, "Domain Challenge", holdings.EachBurnsByLocked(), "307f5702852d")
define(
    101417,
    "Political Stranglehold",
    action("", holdings.EachGainsByElders(3, 8)),
    digest="ad6c3fce7f75",
    coverage="partial",
    note="it can be called more than once in a game",
)
