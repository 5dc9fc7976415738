"""Political Action cards: C."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import allocation

card(
    102270,
    "Camarilla's Iron Fist",
    political(
        gain(1, POOL, a(SEAT)),
        each(allocated(5, SEAT, ~among(T), among=2), burn(allotted(IT), POOL, IT)),
        who=CAMARILLA & TITLED,
        if_=count(of=SEATS) >= 3,
    ),
    digest="60900a7a40a7",
)
card(
    100289,
    "Can't Take it with You",
    political(
        each(SEATS, gain(1, POOL, IT)), each(SEATS, burn(count(EQUIPMENT | LOCATION | RETAINER, of(IT)), POOL, IT))
    ),
    digest="87458451f4a0",
)
card(
    100294,
    "Cardinal Benediction",
    political(
        becomes(a(VAMPIRE, SABBAT, capacity(7)), title="cardinal"),
        who=SABBAT,
        during=hang(cannot(rule.VOTE, VAMPIRE & ~SABBAT), REFERENDUM),
    ),
    digest="292c1f3d6cad",
)
SOMEBODY_BURNS = is_(T, SEAT)
card(
    102312,
    "Cold War",
    political(
        burn(3, POOL, some(SEAT, least=case(exists(LOCATION), 0, 1), most=1)),
        burn(
            some(
                LOCATION,
                least=case(SOMEBODY_BURNS | ~exists(LOCATION), 0, 1),
                most=case(~SOMEBODY_BURNS | is_(ME, title("cardinal", "regent")), 1),
            )
        ),
        who=SABBAT & TITLED,
    ),
    digest="6fc75fc06595",
)
card(
    100382,
    "Command of the Harpies",
    political(becomes(a(VAMPIRE, READY, title("prince")), loses_title=True), who=CAMARILLA),
    digest="d381c5dd9c1c",
)
card(
    102271,
    "Confiscation",
    political(control(a(EQUIPMENT), controller(T2), on=a(VAMPIRE)), who=VAMPIRE & TITLED),
    digest="d2697c863268",
)
card(
    100410,
    "Consanguineous Boon",
    political(each(SEATS, gain(count(VAMPIRE, kin(a(VAMPIRE)), of(IT)), POOL, IT))),
    digest="59753e6a1889",
)
card(
    100411,
    "Consanguineous Condemnation",
    political(lock(all_(VAMPIRE, kin(a(VAMPIRE))))),
    digest="3449bddc9fb7",
)
allocation(100414, "Conservative Agitation", count(of=SEATS), "7816fa45bc3a")
card(
    100431,
    "Corruption's Purge",
    political(
        burn(2, BLOOD, all_(VAMPIRE, clan("Ministry"))),
        put(all_(VAMPIRE, READY, clan("Ministry"), holds(0, most=0)), TORPOR),
        who=title("prince", "justicar", "inner circle"),
    ),
    digest="9e467c87ca5b",
)


def packs_crusade(official: int, city: str, clan_: str, digest: str) -> None:
    """A crusade: an archbishop of that clan unlocks in the discard phase of the turn."""
    way = political(
        becomes(ME, title="archbishop", place=city),
        if_(is_(ME, clan(clan_)), later(fact.DISCARD_PHASE, unlock(ME), of=YOU, until=TURN)),
        who=SABBAT,
    )
    card(official, f"Crusade: {city}", way, digest=digest)


packs_crusade(100451, "Amsterdam", "Ventrue antitribu", "d796ff24a0e9")
LUCITA = VAMPIRE & named("Lucita") & SABBAT
card(
    100452,
    "Crusade: Aragon",
    political(
        if_(
            exists(LUCITA),
            becomes(all_(LUCITA), title="archbishop", place="Aragon"),
            other=becomes(ME, title="archbishop", place="Aragon"),
        ),
        who=SABBAT,
    ),
    digest="fbf3fc85565b",
)


def crusade(official: int, city: str, digest: str) -> None:
    """A referendum that makes a vampire archbishop of a city. [title.archbishop.city-contest]"""
    way = political(becomes(ME, title="archbishop", place=city), who=SABBAT)
    card(official, f"Crusade: {city}", way, digest=digest)


crusade(100453, "Atlanta", "ee80c42e2911")
packs_crusade(100454, "Barcelona", "Tremere antitribu", "412b5e542129")
packs_crusade(100455, "Berlin", "Lasombra", "724a06c10655")
packs_crusade(100456, "Brussels", "Toreador antitribu", "e5b9c4d1a46b")
crusade(100457, "Chicago", "213ae58f772f")
crusade(100458, "Detroit", "f16837e3d5ac")
packs_crusade(100459, "Dublin", "Gangrel antitribu", "459c1241fad6")
crusade(100460, "Frankfurt", "b61785131add")
packs_crusade(100461, "Geneva", "Malkavian antitribu", "faae9e43b5d2")
crusade(100462, "Houston", "b05792b395d4")
packs_crusade(100463, "Istanbul", "Tzimisce", "f8a1a1e46007")
packs_crusade(100464, "London", "Nosferatu antitribu", "de66a1d0bec9")
crusade(100465, "Mexico City", "1810c1e4c6be")
crusade(100466, "Miami", "c50b344e2414")
crusade(100467, "New York", "5673388c03a0")
crusade(100468, "Paris", "c98096c77adc")
crusade(100469, "Philadelphia", "e15df2b50797")
crusade(100470, "Pittsburgh", "ed29f77ec2bc")
packs_crusade(100471, "Rome", "Brujah antitribu", "6c758aa6409c")
crusade(100472, "Toronto", "9c999b153f68")
packs_crusade(100473, "Washington, D.C.", "Ventrue antitribu", "e16207f45e61")
