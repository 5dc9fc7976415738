"""The lists of the rulebooks: sects, titles, clans, Disciplines, creeds, virtues. Each entry is put to use."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.catalogue.terms import clan_name, discipline_code, word
from praxis.vtes.editions import EDITIONS
from praxis.vtes.model import affiliations, stats, windows
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up, vampire
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.title.changes import editions, needing, power, sect_of, title_of, until_2012, use
from tests.vtes.shorthand import affiliations as of
from tests.vtes.shorthand import base
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, as_mode

# -- sects and titles -------------------------------------------------------------------------------------------------

SECTS = {
    "2000": {"Camarilla", "Sabbat", "Independent"},
    "2011": {"Camarilla", "Sabbat", "Laibon", "Independent"},
    "2012": {"Camarilla", "Sabbat", "Laibon", "Independent"},
    "2023": {"Camarilla", "Sabbat", "Laibon", "Anarch", "Independent"},
}


@editions
@proves("list.sects.names")
def test_the_sects_of_each_book(edition: str) -> None:
    for sect in ("Camarilla", "Sabbat", "Laibon", "Anarch", "Independent"):
        t = position(seat(ready=[vampire("One", 5, sect=sect)]), seat(), edition=edition)
        assert sect_of(t, "One") == (sect if sect in SECTS[edition] else "Independent")
    assert set(EDITIONS[edition].sects) == SECTS[edition]


TITLES = {
    "Camarilla": ("primogen", "prince", "justicar", "inner-circle"),
    "Sabbat": ("bishop", "archbishop", "priscus", "cardinal", "regent"),
    "Laibon": ("magaji", "kholo"),
    "Anarch": ("baron",),
    "Independent": ("1-vote", "2-votes"),
}
NOT_IN_2000 = ("regent", "magaji", "kholo", "baron")


@editions
@proves("list.titles.by-sect")
def test_the_titles_of_each_sect(edition: str) -> None:
    for sect, titles in TITLES.items():
        for title in titles:
            one = vampire("One", 9, title=title.replace("-", " "), sect=sect, clan="Osebo")
            t = position(seat(ready=[one]), seat(), edition=edition)
            known = edition != "2000" or title not in NOT_IN_2000
            assert title_of(t, "One") == (title.replace("-", " ") if known else "")


# -- clans ------------------------------------------------------------------------------------------------------------

CAMARILLA = ["Brujah", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue", "Caitiff"]
SABBAT = ["Lasombra", "Tzimisce", "Pander"]
ANTITRIBU = [f"{clan} antitribu" for clan in (*CAMARILLA[:6], "Gangrel")]
LATER_SABBAT = ["Ahrimanes", "Blood Brothers", "Harbingers of Skulls", "Kiasyd", "Salubri antitribu"]
LAIBON = ["Akunanse", "Guruhi", "Ishtarri", "Osebo"]
INDEPENDENT = [
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
]


def becomes(edition: str, clan: str) -> str:
    """The sect of an Independent Nagaraja (or, for those, a Camarilla Brujah) who becomes a member of that clan."""
    mask = power("Mask", of.change_clan(clan))
    start = "One 3/5 clan:Brujah" if clan in INDEPENDENT else "One 3/5 clan:Nagaraja sect:Independent"
    t = position(seat(ready=[start], play=[mask]), seat(), edition=edition, phase="master")
    use(t, "Mask", "One")
    return sect_of(t, "One")


@until_2012
@proves("list.clans.camarilla")
def test_the_camarilla_clans_with_gangrel_only_in_2000(edition: str) -> None:
    assert [becomes(edition, clan) for clan in CAMARILLA] == ["Camarilla"] * 7
    assert becomes(edition, "Gangrel") == ("Camarilla" if edition == "2000" else "Independent")
    listed = EDITIONS[edition].clans["Camarilla"]
    assert sorted(listed) == sorted([*CAMARILLA, "Gangrel"] if edition == "2000" else CAMARILLA)


@until_2012
@proves("list.clans.sabbat")
def test_the_sabbat_clans_ten_in_2000_and_fifteen_later(edition: str) -> None:
    assert [becomes(edition, clan) for clan in (*SABBAT, *ANTITRIBU)] == ["Sabbat"] * 10
    later = "Independent" if edition == "2000" else "Sabbat"
    assert [becomes(edition, clan) for clan in LATER_SABBAT] == [later] * 5
    assert len(EDITIONS[edition].clans["Sabbat"]) == (10 if edition == "2000" else 15)


@pytest.mark.parametrize("edition", ["2011", "2012"])
@proves("list.clans.laibon")
def test_the_four_laibon_clans(edition: str) -> None:
    assert [becomes(edition, clan) for clan in LAIBON] == ["Laibon"] * 4
    assert sorted(EDITIONS[edition].clans["Laibon"]) == LAIBON


@pytest.mark.parametrize("edition", ["2012"])
@proves("list.clans.independent", "list.clans.total-2012")
def test_the_thirteen_independent_clans_and_thirty_nine_in_all(edition: str) -> None:
    assert [becomes(edition, clan) for clan in INDEPENDENT] == ["Independent"] * 13
    assert list(EDITIONS[edition].clans["Independent"]) == INDEPENDENT
    everybody = [clan for clans in EDITIONS[edition].clans.values() for clan in clans]
    assert len(everybody) == len(set(everybody)) == 39


def for_clan(clan: str) -> Face:
    return needing(f"{clan} Card", choose.titled(), (clan,))


@pytest.mark.parametrize("edition", ["2023"])
@proves("list.clans.legacy-2023")
def test_the_thirty_six_legacy_clans_are_clans_of_their_own(edition: str) -> None:
    current = {"Caitiff", "Tzimisce", "Salubri"}
    of_2012 = {clan for clans in affiliations.CLANS_2012.values() for clan in clans}
    assert set(affiliations.LEGACY_CLANS) == of_2012 - current
    assert len(affiliations.LEGACY_CLANS) == 36
    for clan in affiliations.LEGACY_CLANS:
        t = position(
            seat(ready=[f"One 3/5 clan:{clan.replace(' ', '-')}", "Other 3/5 clan:Hecata"], hand=[for_clan(clan)]),
            seat(),
            edition=edition,
        )
        assert t.offers(f"play {clan} Card One")
        assert not t.offers(f"play {clan} Card Other")


@editions
@proves("list.clans.renamed-2023")
def test_two_clans_have_new_names_in_2023_and_are_the_same_clans(edition: str) -> None:
    for old, new in (("Assamite", "Banu Haqim"), ("Follower of Set", "Ministry")):
        assert clan_name(old) == new
        assert word(new, edition) == (new if edition == "2023" else old)
        t = position(
            seat(ready=[f"One 3/5 clan:{old.replace(' ', '-')} sect:Independent"], hand=[for_clan(new)]),
            seat(),
            edition=edition,
        )
        assert t.offers(f"play {new} Card One")


# -- Disciplines ------------------------------------------------------------------------------------------------------

OLD_17 = (
    "Animalism Auspex Celerity Chimerstry Dementation Dominate Fortitude Necromancy Obfuscate Obtenebration Potence"
    " Presence Protean Quietus Serpentis Thaumaturgy Vicissitude"
).split()
LATER_11 = (
    "Abombwe Daimoinon Melpominee Mytherceria Obeah Sanguinus Spiritus Temporis Thanatosis Valeren Visceratika"
).split()


def usable(edition: str, name: str) -> bool:
    """A vampire with the Discipline plays a card that requires it; one without does not."""
    code = discipline_code(name)
    mode = as_mode((do.gain_pool(1),), windows.MINION, base.BY_READY, (code,))
    card = made_up(f"Art of {name}", faces.ACTION, definition=Definition(0, (mode,)))
    t = position(seat(ready=[f"Adept 3/5 {code}", "Novice 3/5"], hand=[card]), seat(), edition=edition)
    assert not t.offers(f"play {card.name} Novice")
    return t.offers(f"play {card.name} Adept")


@pytest.mark.parametrize("edition", ["2000", "2012"])
@proves("list.disciplines.names")
def test_the_disciplines_seventeen_in_2000_and_twenty_eight_in_2012(edition: str) -> None:
    listed = EDITIONS[edition].disciplines
    assert sorted(listed) == sorted(OLD_17 if edition == "2000" else OLD_17 + LATER_11)
    assert all(usable(edition, name) for name in listed)


@pytest.mark.parametrize("edition", ["2023"])
@proves("list.disciplines.legacy-2023")
def test_the_eighteen_legacy_disciplines(edition: str) -> None:
    kept = set("Animalism Auspex Celerity Dominate Fortitude Obfuscate Potence Presence Protean Thaumaturgy".split())
    assert set(affiliations.LEGACY_DISCIPLINES) == set(OLD_17 + LATER_11) - kept
    assert len(affiliations.LEGACY_DISCIPLINES) == 18
    assert all(usable(edition, name) for name in affiliations.LEGACY_DISCIPLINES)


# -- the Imbued -------------------------------------------------------------------------------------------------------

CREEDS = ("Avenger", "Defender", "Innocent", "Judge", "Martyr", "Redeemer", "Visionary")
VIRTUES = ("Vengeance", "Defense", "Innocence", "Justice", "Martyrdom", "Redemption", "Vision")


@pytest.mark.parametrize("edition", ["2011", "2012"])
@proves("list.imbued.creeds", "list.imbued.virtues")
def test_the_seven_creeds_and_their_virtues(edition: str) -> None:
    assert tuple(affiliations.VIRTUE_OF_CREED) == CREEDS
    assert tuple(affiliations.VIRTUE_OF_CREED.values()) == VIRTUES
    for creed, virtue in affiliations.VIRTUE_OF_CREED.items():
        code = discipline_code(virtue)
        mode = as_mode((do.gain_pool(1),), windows.MINION, base.BY_READY, (code,))
        card = made_up(f"Call of {virtue}", faces.ACTION, definition=Definition(0, (mode,)), clans=(creed,))
        t = position(
            seat(ready=[f"One 3/4 imbued {code} clan:{creed}"], hand=[card]),
            seat(ready=["Vamp 3/5"]),
            edition=edition,
        )
        assert t.offers(f"play {card.name} One")
        assert stats.clan(t.g, t["One"]) == creed
