"""Referendums, votes, titles and sects."""

from __future__ import annotations

from praxis.effects.amounts import Amount
from praxis.vtes.cards.language import *

# -- pool by referendum -----------------------------------------------------------------------------------------------


def allocation(official: int, name: str, points: Amount | int, digest: str) -> None:
    """A referendum that allocates points among two or more Methuselahs, each of whom burns a pool for each point."""
    terms = allocated(points, among=2)
    card(official, name, political(each(terms, burn(allotted(IT), POOL, IT))), digest=digest)


allocation(101056, "Kine Resources Contested", 4, "ddcd27e18043")
allocation(100414, "Conservative Agitation", count(of=SEATS), "7816fa45bc3a")

# -- titles -----------------------------------------------------------------------------------------------------------


def praxis_seizure(official: int, city: str, digest: str) -> None:
    """A referendum that makes a vampire prince of a city. [title.card.placeholder] [title.prince.city-contest]"""
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


def court_seizure(official: int, city: str, clan_: str, digest: str) -> None:
    """A praxis seizure: a prince of that clan has 1 more capacity, as long as the card is on him."""
    way = political(becomes(ME, title="prince", place=city), who=CAMARILLA)
    card(official, f"Praxis Seizure: {city}", way, gives(CAPACITY, 1, if_=is_(BEARER, clan(clan_))), digest=digest)


court_seizure(101448, "Athens", "Tremere", "1091d20a8378")
court_seizure(101450, "Barcelona", "Tremere", "b9d1b5920864")
court_seizure(101451, "Berlin", "Ventrue", "5229ff3faa5e")
court_seizure(101453, "Brussels", "Nosferatu", "ee7c564e30c7")
court_seizure(101454, "Cairo", "Ventrue", "6e0d11361053")
court_seizure(101460, "Geneva", "Ventrue", "ba9b1ed7f588")
court_seizure(101461, "Glasgow", "Gangrel", "503ebb9bd4a0")
court_seizure(101466, "Monaco", "Toreador", "e8ac6d8dfb97")
court_seizure(101467, "Paris", "Toreador", "9e4efc585e6a")
court_seizure(101468, "Rome", "Brujah", "0fcfa653a9a5")
court_seizure(101470, "Stockholm", "Malkavian", "c5687586353d")


def foreign_seizure(official: int, city: str, clan_: str, digest: str) -> None:
    """A praxis seizure of a city of a clan outside the Camarilla: its vampires have more votes, and lock if one of
    another clan wins it."""
    card(
        official,
        f"Praxis Seizure: {city}",
        political(
            becomes(ME, title="prince", place=city),
            if_(is_(ME, ~clan(clan_)), lock(all_(VAMPIRE, clan(clan_)))),
            who=CAMARILLA,
            during=mod(VOTES, 1, all_(VAMPIRE, READY, clan(clan_))),
        ),
        digest=digest,
    )


foreign_seizure(101463, "Istanbul", "Banu Haqim", "f4879bee982c")
foreign_seizure(101471, "Venice", "Giovanni", "c40ccb6104e8")


def crusade(official: int, city: str, digest: str) -> None:
    """A referendum that makes a vampire archbishop of a city. [title.archbishop.city-contest]"""
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


def packs_crusade(official: int, city: str, clan_: str, digest: str) -> None:
    """A crusade: an archbishop of that clan unlocks in the discard phase of the turn."""
    way = political(
        becomes(ME, title="archbishop", place=city),
        if_(is_(ME, clan(clan_)), later(fact.DISCARD_PHASE, unlock(ME), of=YOU, until=TURN)),
        who=SABBAT,
    )
    card(official, f"Crusade: {city}", way, digest=digest)


packs_crusade(100451, "Amsterdam", "Ventrue antitribu", "d796ff24a0e9")
packs_crusade(100454, "Barcelona", "Tremere antitribu", "412b5e542129")
packs_crusade(100455, "Berlin", "Lasombra", "724a06c10655")
packs_crusade(100456, "Brussels", "Toreador antitribu", "e5b9c4d1a46b")
packs_crusade(100459, "Dublin", "Gangrel antitribu", "459c1241fad6")
packs_crusade(100461, "Geneva", "Malkavian antitribu", "faae9e43b5d2")
packs_crusade(100463, "Istanbul", "Tzimisce", "f8a1a1e46007")
packs_crusade(100464, "London", "Nosferatu antitribu", "de66a1d0bec9")
packs_crusade(100471, "Rome", "Brujah antitribu", "6c758aa6409c")
packs_crusade(100473, "Washington, D.C.", "Ventrue antitribu", "e16207f45e61")


def justicar(official: int, clan_: str, digest: str, covered: str = "") -> None:
    """A referendum that makes a Camarilla vampire of the clan justicar; the whole clan has a say.

    [title.justicar.unique-per-clan]
    """
    way = political(
        becomes(a(VAMPIRE, READY, CAMARILLA, clan(clan_)), title="justicar", place=clan_),
        during=mod(VOTES, 1, all_(VAMPIRE, READY, clan(clan_))),
    )
    card(official, f"{clan_} Justicar", way, digest=digest, covered=covered)


justicar(100262, "Brujah", "520e1b5265b1", covered="+1 votes")
justicar(100806, "Gangrel", "b3b4918bf799")
justicar(101154, "Malkavian", "df2174db55c0")
justicar(101299, "Nosferatu", "10311f061e4c")
justicar(101990, "Toreador", "fe797bd24464")
justicar(102021, "Tremere", "cd1f9da68141")
justicar(102111, "Ventrue", "d79189fff7d7")
justicar(102268, "Banu Haqim", "7c1f99ece230")
justicar(102272, "Lasombra", "de17b712302f")


def fee_stake(official: int, city: str, digest: str, *clans: str) -> None:
    """A referendum that makes a vampire baron, with one more vote in referendums of his own if he is of these clans.

    [title.baron.city-contest]
    """
    own = [gives(VOTES, 1, if_=is_(BEARER, IS_ACTING, clan(*clans)) & kind("political"))] if clans else []
    card(
        official,
        f"Fee Stake: {city}",
        action("", becomes(ME, title="baron", place=city), who=ANARCH & capacity(5), stealth=1),
        *own,
        act(
            burn(CARD),
            who=VAMPIRE,
            open=FOR_ANYBODY,
            reach="political",
            stealth=1,
            during=mod(VOTES, -1, all_(VAMPIRE, TITLED, ~title("baron", "priscus"))),
        ),
        digest=digest,
    )


fee_stake(100712, "Boston", "493c4d6bb0e1", "Toreador", "Toreador antitribu")
fee_stake(100713, "Corte", "4d90e6f4398e")
fee_stake(100714, "Los Angeles", "ad09b9464812")
fee_stake(100715, "New York", "7bb0407070c8", "Brujah", "Brujah antitribu")
fee_stake(100716, "Perth", "a1032e93309b")
fee_stake(100717, "Seattle", "81b42755a3ad", "Gangrel", "Gangrel antitribu")

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
    act(burn(CARD), who=VAMPIRE & CAMARILLA, open=FOR_ANYBODY, reach="political", stealth=1),
    digest="c77fa8d220fa",
)
