"""Political Action cards: P."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import purge

card(
    101353,
    "Parity Shift",
    political(
        if_(
            num(POOL, a(SEAT, OTHERS, where(num(POOL, IT) > num(POOL, YOU)))) < 3,
            waive(3 - num(POOL, T), SEAT),
        ),
        each(allocated(3, SEAT, ~among(T)), take(allotted(IT), POOL, T, THEM)),
        who=title("prince", "justicar"),
    ),
    digest="96f05e6c065f",
)
card(
    101377,
    "Patsy",
    political(
        if_(
            EDGE,
            burning_edge(),
            becomes(a(VAMPIRE, TITLED, ~ANARCH), loses_title=True),
            burn(2, POOL, controller(T)),
        ),
        who=title("baron"),
        if_=EDGE,
    ),
    digest="9fb088c7d917",
)
card(
    101379,
    "The Peace of Khetamon",
    political(put(a(VAMPIRE, TORPOR), UNCONTROLLED)),
    covered="what lies on a vampire stays on him, out of play",
    digest="fc8757cbe9c7",
)
purge(101380, "Peace Treaty", trait("weapon"), "379faac4feb3")
card(101390, "Permanent Vacation", political(put(a(ALLY, READY), REMOVED)), digest="1265f31b0c3d")
card(
    101391,
    "Perpetual Care",
    political(each(SEATS, burn(count(VAMPIRE, TORPOR, of(IT)) * 2, POOL, IT))),
    digest="ab38dc4c1d95",
)
card(
    101417,
    "Political Stranglehold",
    political(each(SEATS, gain(count(capacity(8), of(IT)) * 3, POOL, IT)), limit=GAME),
    digest="ad6c3fce7f75",
)


def praxis_seizure(official: int, city: str, digest: str) -> None:
    """A referendum that makes a vampire prince of a city. [title.card.placeholder] [title.prince.city-contest]"""
    way = political(becomes(ME, title="prince", place=city), who=CAMARILLA)
    card(official, f"Praxis Seizure: {city}", way, digest=digest)


praxis_seizure(101447, "Amsterdam", "dbaa68fc9f50")


def court_seizure(official: int, city: str, clan_: str, digest: str) -> None:
    """A praxis seizure: a prince of that clan has 1 more capacity, as long as the card is on him."""
    way = political(becomes(ME, title="prince", place=city), who=CAMARILLA)
    card(official, f"Praxis Seizure: {city}", way, gives(CAPACITY, 1, if_=is_(BEARER, clan(clan_))), digest=digest)


court_seizure(101448, "Athens", "Tremere", "1091d20a8378")
praxis_seizure(101449, "Atlanta", "276f2e02782a")
court_seizure(101450, "Barcelona", "Tremere", "b9d1b5920864")
court_seizure(101451, "Berlin", "Ventrue", "5229ff3faa5e")
praxis_seizure(101452, "Boston", "a3b52d7332e8")
court_seizure(101453, "Brussels", "Nosferatu", "ee7c564e30c7")
court_seizure(101454, "Cairo", "Ventrue", "6e0d11361053")
praxis_seizure(101455, "Chicago", "b364d1addf45")
praxis_seizure(101456, "Cleveland", "c240eaa9f12d")
praxis_seizure(101457, "Dallas", "b154cfd94c34")
praxis_seizure(101458, "Dublin", "60dfd1570dd0")
praxis_seizure(101459, "Frankfurt", "43e2d4b956db")
court_seizure(101460, "Geneva", "Ventrue", "ba9b1ed7f588")
court_seizure(101461, "Glasgow", "Gangrel", "503ebb9bd4a0")
praxis_seizure(101462, "Houston", "914a9f25afee")


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
praxis_seizure(101464, "London", "cf0c52e22731")
praxis_seizure(101465, "Miami", "d9278725b18e")
court_seizure(101466, "Monaco", "Toreador", "e8ac6d8dfb97")
court_seizure(101467, "Paris", "Toreador", "9e4efc585e6a")
court_seizure(101468, "Rome", "Brujah", "0fcfa653a9a5")
praxis_seizure(101469, "Seattle", "93aafd1ebbe9")
court_seizure(101470, "Stockholm", "Malkavian", "c5687586353d")
foreign_seizure(101471, "Venice", "Giovanni", "c40ccb6104e8")
praxis_seizure(101472, "Washington, D.C.", "6c2bcc9a181a")
praxis_seizure(102307, "York", "b59e5166cb0c")
card(
    101499,
    "Protect Thine Own",
    political(burn(a(VAMPIRE, ~CAMARILLA, capacity(most=5))), who=title("justicar")),
    political(burn(a(VAMPIRE, ~CAMARILLA)), who=title("inner circle")),
    covered="capacity below 6 is 5 or less",
    digest="6d44bcc48f4b",
)
card(
    101514,
    "Public Vilification",
    political(
        if_(num(BLOOD, a(VAMPIRE, READY, YOUNGER, OTHERS)) < 3, waive(3 - num(BLOOD, T), VAMPIRE)),
        each(allocated(3, VAMPIRE, ~among(T)), take(allotted(IT), BLOOD, T, IT)),
        who=SABBAT & TITLED,
    ),
    digest="dd43bb19e4cb",
)
