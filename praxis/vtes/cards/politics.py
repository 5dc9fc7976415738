"""Referendums, votes, titles and sects."""

from __future__ import annotations

from praxis.vtes.cards.build import action, define, master, modifier, reaction
from praxis.vtes.effects import base
from praxis.vtes.effects import combat as fight
from praxis.vtes.effects import selectors as choose
from praxis.vtes.effects import standing as of
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Mode
from praxis.vtes.model import spans, standing, windows

CAMARILLA = (choose.OfSect(standing.CAMARILLA),)
SABBAT = (choose.OfSect(standing.SABBAT),)

# -- pool by referendum -----------------------------------------------------------------------------------------------


def allocation(official: int, name: str, points: int, digest: str) -> None:
    """Points among two or more Methuselahs, one pool burned for each; 0 points for one per Methuselah."""
    define(official, name, action("", of.BurnAllocated(), stealth=1, target=of.Points(points, among=2)), digest=digest)


allocation(101056, "Kine Resources Contested", 4, "ddcd27e18043")
allocation(100414, "Conservative Agitation", 0, "7816fa45bc3a")

# -- titles -----------------------------------------------------------------------------------------------------------


def praxis_seizure(official: int, city: str, digest: str) -> None:
    """[title.card.placeholder] [title.prince.city-contest]"""
    mode = action("", of.GiveTitle("prince", city), stealth=1, needs=CAMARILLA)
    define(official, f"Praxis Seizure: {city}", mode, digest=digest)


praxis_seizure(101447, "Amsterdam", "dbaa68fc9f50")
praxis_seizure(101449, "Atlanta", "276f2e02782a")
praxis_seizure(101452, "Boston", "a3b52d7332e8")
praxis_seizure(101455, "Chicago", "b364d1addf45")
praxis_seizure(101456, "Cleveland", "c240eaa9f12d")
praxis_seizure(101457, "Dallas", "b154cfd94c34")
praxis_seizure(101458, "Dublin", "60dfd1570dd0")
praxis_seizure(101459, "Frankfurt", "43e2d4b956db")
praxis_seizure(101462, "Houston", "914a9f25afee")
praxis_seizure(101464, "London", "cf0c52e22731")
praxis_seizure(101465, "Miami", "d9278725b18e")
praxis_seizure(101469, "Seattle", "93aafd1ebbe9")
praxis_seizure(101472, "Washington, D.C.", "6c2bcc9a181a")
praxis_seizure(102307, "York", "b59e5166cb0c")


def crusade(official: int, city: str, digest: str) -> None:
    """[title.archbishop.city-contest]"""
    mode = action("", of.GiveTitle("archbishop", city), stealth=1, needs=SABBAT)
    define(official, f"Crusade: {city}", mode, digest=digest)


crusade(100453, "Atlanta", "ee80c42e2911")
crusade(100457, "Chicago", "213ae58f772f")
crusade(100458, "Detroit", "f16837e3d5ac")
crusade(100460, "Frankfurt", "b61785131add")
crusade(100462, "Houston", "b05792b395d4")
crusade(100465, "Mexico City", "1810c1e4c6be")
crusade(100466, "Miami", "c50b344e2414")
crusade(100467, "New York", "5673388c03a0")
crusade(100468, "Paris", "c98096c77adc")
crusade(100469, "Philadelphia", "e15df2b50797")
crusade(100470, "Pittsburgh", "ed29f77ec2bc")
crusade(100472, "Toronto", "9c999b153f68")

define(
    100382,
    "Command of the Harpies",
    action("", of.LoseTitle(), stealth=1, target=of.Vampires(title="prince"), needs=CAMARILLA),
    digest="d381c5dd9c1c",
)

# -- votes ------------------------------------------------------------------------------------------------------------


def _votes(amount: int) -> do.Modify:
    return do.Modify(spans.VOTES, amount, base.ME, "referendum")


define(
    100157,
    "Bewitching Oration",
    modifier("pre", _votes(2), when=windows.POLLING),
    modifier("PRE", _votes(4), when=windows.POLLING),
    digest="1ec824a76798",
)
define(
    100586,
    "Dread Gaze",
    reaction("pre", _votes(2), when=windows.REFERENDUM),
    reaction("PRE", _votes(4), when=windows.REFERENDUM),
    digest="a877593725b2",
)

# -- sects ------------------------------------------------------------------------------------------------------------

define(
    101000,
    "Into the Fire",
    master(of.ChangeSect(standing.SABBAT), target=of.Vampires(choose.OWN, not_sect=standing.SABBAT)),
    digest="bcef2700969a",
)
define(
    101704,
    "Seattle Committee",
    master(do.PutInPlay()),
    abilities=(
        Mode(
            (do.Lock(base.CARD), of.ChangeSect(standing.ANARCH)),
            windows.MASTER,
            target=of.Vampires(choose.OWN, not_sect=standing.ANARCH, untitled=True),
        ),
    ),
    digest="11d3a525358a",
)
define(
    100631,
    "Elysium: The Arboretum",
    master(do.PutInPlay()),
    abilities=(
        Mode(
            (do.Lock(base.CARD), fight.EndCombat()),
            windows.BEFORE_RANGE,
            needs=(of.CombatOfSect(standing.CAMARILLA),),  # [sect.camarilla.arboretum]
        ),
    ),
    digest="c77fa8d220fa",
    coverage="partial",
    note="nobody can call the referendum to burn it",
)
