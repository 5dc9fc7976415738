"""Sects, clans and titles as the rulebooks list them: plain tables, which `editions` hands out and `stats` reads.

A title is written as a phrase with the city or clan to which it is tied: ``prince of Chicago``, ``justicar of Brujah``,
``regent``, ``2 votes``.
"""

from __future__ import annotations

from typing import Final

CAMARILLA: Final = "Camarilla"
SABBAT: Final = "Sabbat"
LAIBON: Final = "Laibon"
INDEPENDENT: Final = "Independent"
ANARCH: Final = "Anarch"

# -- titles -----------------------------------------------------------------------------------------------------------

VOTES: Final[dict[str, int]] = {
    "primogen": 1,  # [politics.votes.title-one]
    "bishop": 1,
    "prince": 2,  # [politics.votes.title-two]
    "archbishop": 2,
    "baron": 2,  # [politics.votes.title-baron]
    "kholo": 2,  # [politics.votes.title-laibon]
    "magaji": 2,
    "justicar": 3,  # [politics.votes.title-three]
    "cardinal": 3,
    "imperator": 3,
    "inner circle": 4,  # [politics.votes.title-inner-circle]
    "regent": 4,  # [politics.votes.title-regent] [title.regent.counts-as-cardinal]
    "1 vote": 1,  # [title.independent.votes-as-title]
    "2 votes": 2,
    "3 votes": 3,
    "4 votes": 4,
}
CITY_TITLES: Final = frozenset({"prince", "archbishop", "baron"})
CLAN_TITLES: Final = frozenset({"justicar", "inner circle", "kholo"})
SINGLE_TITLES: Final = frozenset({"regent", "imperator"})

OLD_TITLES: Final[dict[str, str]] = {
    "primogen": CAMARILLA,
    "prince": CAMARILLA,
    "justicar": CAMARILLA,
    "inner circle": CAMARILLA,
    "bishop": SABBAT,
    "archbishop": SABBAT,
    "priscus": SABBAT,
    "cardinal": SABBAT,
}
"""The titles of 2000 and the sect of each. [list.titles.by-sect]"""
ALL_TITLES: Final[dict[str, str]] = OLD_TITLES | {
    "imperator": CAMARILLA,
    "regent": SABBAT,
    "magaji": LAIBON,
    "kholo": LAIBON,
    "baron": ANARCH,
}
"""The titles since 2011. The imperator is on cards only, the books do not name him. [list.titles.by-sect]"""


def word_of(title: str) -> str:
    """The title without its city or clan."""
    return title.partition(" of ")[0]


def place_of(title: str) -> str:
    """The city or clan that a title is tied to; empty if it is tied to none."""
    return title.partition(" of ")[2]


def printed_title(title: str, city: str, clan: str) -> str:
    """A title as it stands on a crypt card, tied to the city named there or to the clan of the vampire."""
    if title in CITY_TITLES and city:
        return f"{title} of {city}"
    if title in CLAN_TITLES and clan:
        return f"{title} of {clan}"
    return title


# -- clans ------------------------------------------------------------------------------------------------------------

_SIX: Final = ("Brujah", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")
_SEVEN_ANTITRIBU: Final = (
    "Brujah antitribu",
    "Gangrel antitribu",
    "Malkavian antitribu",
    "Nosferatu antitribu",
    "Toreador antitribu",
    "Tremere antitribu",
    "Ventrue antitribu",
)
CAITIFF: Final = "Caitiff"
"""Of the Camarilla, and technically without a clan. [sect.clan.caitiff-clanless]"""

CLANS_2000: Final[dict[str, tuple[str, ...]]] = {
    CAMARILLA: (*_SIX, "Gangrel", CAITIFF),  # [list.clans.camarilla]
    SABBAT: ("Lasombra", "Tzimisce", "Pander", *_SEVEN_ANTITRIBU),  # [list.clans.sabbat]
}
CLANS_2012: Final[dict[str, tuple[str, ...]]] = {
    CAMARILLA: (*_SIX, CAITIFF),
    SABBAT: (
        *CLANS_2000[SABBAT],
        "Ahrimanes",
        "Blood Brothers",
        "Harbingers of Skulls",
        "Kiasyd",
        "Salubri antitribu",
    ),
    LAIBON: ("Akunanse", "Guruhi", "Ishtarri", "Osebo"),  # [list.clans.laibon]
    INDEPENDENT: (  # [list.clans.independent]
        "Abomination",
        "Assamite",
        "Baali",
        "Daughters of Cacophony",
        "Followers of Set",
        "Gangrel",
        "Gargoyle",
        "Giovanni",
        "Nagaraja",
        "Ravnos",
        "Salubri",
        "Samedi",
        "True Brujah",
    ),
}
"""39 clans. The book of 2011 names the same for the sects, and the Independent ones by leaving them out.

[list.clans.total-2012]
"""

CLANS_2023: Final[dict[str, tuple[str, ...]]] = {}
"""No clan belongs to a sect any more."""

LEGACY_CLANS: Final[tuple[str, ...]] = (  # [list.clans.legacy-2023]
    "Abomination",
    "Ahrimanes",
    "Akunanse",
    "Assamite",
    "Baali",
    "Blood Brothers",
    "Brujah",
    "Brujah antitribu",
    "Daughters of Cacophony",
    "Followers of Set",
    "Gangrel",
    "Gangrel antitribu",
    "Gargoyle",
    "Giovanni",
    "Guruhi",
    "Harbingers of Skulls",
    "Ishtarri",
    "Kiasyd",
    "Lasombra",
    "Malkavian",
    "Malkavian antitribu",
    "Nagaraja",
    "Nosferatu",
    "Nosferatu antitribu",
    "Osebo",
    "Pander",
    "Ravnos",
    "Salubri antitribu",
    "Samedi",
    "Toreador",
    "Toreador antitribu",
    "Tremere",
    "Tremere antitribu",
    "True Brujah",
    "Ventrue",
    "Ventrue antitribu",
)

# -- Disciplines, creeds, virtues -------------------------------------------------------------------------------------

DISCIPLINES_2000: Final[tuple[str, ...]] = (  # [list.disciplines.names]
    "Animalism",
    "Auspex",
    "Celerity",
    "Chimerstry",
    "Dementation",
    "Dominate",
    "Fortitude",
    "Necromancy",
    "Obfuscate",
    "Obtenebration",
    "Potence",
    "Presence",
    "Protean",
    "Quietus",
    "Serpentis",
    "Thaumaturgy",
    "Vicissitude",
)
DISCIPLINES_2012: Final[tuple[str, ...]] = (
    *DISCIPLINES_2000,
    "Abombwe",
    "Daimoinon",
    "Melpominee",
    "Mytherceria",
    "Obeah",
    "Sanguinus",
    "Spiritus",
    "Temporis",
    "Thanatosis",
    "Valeren",
    "Visceratika",
)
LEGACY_DISCIPLINES: Final[tuple[str, ...]] = (  # [list.disciplines.legacy-2023]
    "Abombwe",
    "Chimerstry",
    "Daimoinon",
    "Dementation",
    "Melpominee",
    "Mytherceria",
    "Necromancy",
    "Obeah",
    "Obtenebration",
    "Quietus",
    "Sanguinus",
    "Serpentis",
    "Spiritus",
    "Temporis",
    "Thanatosis",
    "Valeren",
    "Vicissitude",
    "Visceratika",
)

VIRTUE_OF_CREED: Final[dict[str, str]] = {  # [list.imbued.creeds] [list.imbued.virtues]
    "Avenger": "Vengeance",
    "Defender": "Defense",
    "Innocent": "Innocence",
    "Judge": "Justice",
    "Martyr": "Martyrdom",
    "Redeemer": "Redemption",
    "Visionary": "Vision",
}
