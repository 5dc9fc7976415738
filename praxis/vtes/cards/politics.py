"""Referendums, votes, titles and sects."""

from __future__ import annotations

from praxis.effects.nodes import Amount
from praxis.vtes.cards.language import *

# -- pool by referendum -----------------------------------------------------------------------------------------------


def allocation(official: int, name: str, points: Amount | int, digest: str) -> None:
    """Points among two or more Methuselahs, one pool burned for each."""
    terms = allocated(points, among=2)
    card(official, name, political(each(terms, burn(allotted(IT), POOL, IT))), digest=digest)


allocation(101056, "Kine Resources Contested", 4, "ddcd27e18043")
allocation(100414, "Conservative Agitation", count(of=SEATS), "7816fa45bc3a")

# -- titles -----------------------------------------------------------------------------------------------------------


def praxis_seizure(official: int, city: str, digest: str) -> None:
    """[title.card.placeholder] [title.prince.city-contest]"""
    way = political(becomes(ME, title="prince", place=city), who=CAMARILLA)
    card(official, f"Praxis Seizure: {city}", way, digest=digest)


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
    way = political(becomes(ME, title="archbishop", place=city), who=SABBAT)
    card(official, f"Crusade: {city}", way, digest=digest)


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

card(
    100382,
    "Command of the Harpies",
    political(becomes(a(VAMPIRE, READY, title("prince")), loses_title=True), who=CAMARILLA),
    digest="d381c5dd9c1c",
)

# -- votes ------------------------------------------------------------------------------------------------------------

card(
    100157,
    "Bewitching Oration",
    modifier("pre", mod(VOTES, 2)),
    modifier("PRE", mod(VOTES, 4)),
    when=POLLING,
    digest="1ec824a76798",
)
card(
    100586,
    "Dread Gaze",
    reaction("pre", mod(VOTES, 2)),
    reaction("PRE", mod(VOTES, 4)),
    when=DURING_REFERENDUM,
    digest="a877593725b2",
)

# -- sects ------------------------------------------------------------------------------------------------------------

card(
    101000,
    "Into the Fire",
    master(becomes(a(VAMPIRE, READY, MINE, ~SABBAT), sect="Sabbat")),
    digest="bcef2700969a",
)
card(
    101704,
    "Seattle Committee",
    master(put(CARD, PLAY)),
    ability(MASTER, becomes(a(VAMPIRE, READY, MINE, ~ANARCH, ~TITLED), sect="Anarch"), cost=locking()),
    digest="11d3a525358a",
)
card(
    100631,
    "Elysium: The Arboretum",
    master(put(CARD, PLAY)),
    ability(  # [sect.camarilla.arboretum]
        BEFORE_RANGE, outcome(COMBAT_OVER), cost=locking(), if_=is_(BOTH, CAMARILLA) & exists(FIGHTING, MINE)
    ),
    digest="c77fa8d220fa",
    note="nobody can call the referendum to burn it",
)
