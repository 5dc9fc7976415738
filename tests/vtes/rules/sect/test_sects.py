"""Sects and clans: what is printed, what changes, what cards ask for."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats, windows
from praxis.vtes.model.face import Face, vampire
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.title.changes import (
    EXILE,
    PARDON,
    REVOLT,
    editions,
    needing,
    power,
    sect_of,
    since_2011,
    until_2012,
    use,
)
from tests.vtes.shorthand import affiliations as of
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition

CAMARILLA_CARD = needing("Edict", choose.of_sect("Camarilla"))
SABBAT_CARD = needing("Rite", choose.of_sect("Sabbat"))
INDEPENDENT_CARD = needing("Own Way", choose.of_sect("Independent"))
ANARCH_CARD = needing("Manifesto", choose.of_sect("Anarch"))
NON_CAMARILLA_CARD = needing("Defiance", of.not_of_sect("Camarilla"))
NON_SABBAT_CARD = needing("Restraint", of.not_of_sect("Sabbat"))
NON_LAIBON_CARD = needing("Distance", of.not_of_sect("Laibon"))
IMPERSONATE = power("Brujah Mask", of.change_clan("Brujah"))
LASOMBRA = power("Lasombra Mask", of.change_clan("Lasombra"))

# -- what is printed --------------------------------------------------------------------------------------------------


@editions
@proves("sect.membership.card-text", "card.crypt.text-box")
def test_the_sect_is_the_one_in_the_card_text(edition: str) -> None:
    t = position(
        seat(
            ready=["Cam 3/5 sect:Camarilla", "Sab 3/5 sect:Sabbat", "Ind 3/5 sect:Independent"],
            hand=[CAMARILLA_CARD, SABBAT_CARD, INDEPENDENT_CARD],
        ),
        seat(),
        edition=edition,
    )
    for card, fitting in (("Edict", "Cam"), ("Rite", "Sab"), ("Own Way", "Ind")):
        for name in ("Cam", "Sab", "Ind"):
            assert t.offers(f"play {card} {name}") == (name == fitting)
    t.is_quiet()


@until_2012
@proves("sect.membership.overrides-clan")
def test_the_printed_sect_overrides_that_of_the_clan(edition: str) -> None:
    t = position(
        seat(ready=["Loner 3/5 clan:Ventrue sect:Independent"], hand=[CAMARILLA_CARD, INDEPENDENT_CARD]),
        seat(),
        edition=edition,
    )
    assert t.offers("play Own Way Loner")
    assert not t.offers("play Edict Loner")


@pytest.mark.parametrize("edition", ["2023"])
@pytest.mark.parametrize("clan", ["Ventrue", "Lasombra", "Akunanse", "Ravnos"])
@proves("sect.membership.overrides-clan")
def test_in_2023_no_clan_has_a_sect_to_override_what_is_printed_is_all(edition: str, clan: str) -> None:
    for sect in ("Camarilla", "Sabbat", "Laibon", "Independent"):
        t = position(seat(ready=[f"Loner 3/5 clan:{clan} sect:{sect}"]), seat(), edition=edition)
        assert stats.sect(t.g, t["Loner"]) == sect
    assert t.g.edition.sect_of_clan(clan) == "Independent"
    bare = vampire("Bare", 5, clan=clan, sect="")
    t = position(seat(ready=[bare], hand=[CAMARILLA_CARD, SABBAT_CARD, INDEPENDENT_CARD]), seat(), edition=edition)
    assert [t.offers(f"play {name} Bare") for name in ("Edict", "Rite", "Own Way")] == [False, False, True]
    t.is_quiet()


@editions
@proves("sect.default.no-text-camarilla", "sect.default.unlisted-independent")
def test_old_cards_without_a_sect_are_camarilla_and_in_2023_who_has_none_is_independent(edition: str) -> None:
    t = position(seat(ready=["Old 3/5 clan:Brujah"], hand=[CAMARILLA_CARD, INDEPENDENT_CARD]), seat(), edition=edition)
    assert t.offers("play Edict Old") == (edition != "2023")
    assert t.offers("play Own Way Old") == (edition == "2023")


@until_2012
@proves("sect.default.non-camarilla-independent")
def test_old_cards_that_say_non_camarilla_are_independent(edition: str) -> None:
    t = position(
        seat(ready=[vampire("Old", 5, sect="Non Camarilla")], hand=[CAMARILLA_CARD, INDEPENDENT_CARD]),
        seat(),
        edition=edition,
    )
    assert t.offers("play Own Way Old")
    assert not t.offers("play Edict Old")


@until_2012
@proves("sect.independent.negative-labels")
def test_independents_are_non_camarilla_and_non_sabbat(edition: str) -> None:
    t = position(
        seat(
            ready=["Ind 3/5 sect:Independent", "Cam 3/5 sect:Camarilla", "Sab 3/5 sect:Sabbat"],
            hand=[NON_CAMARILLA_CARD, NON_SABBAT_CARD, NON_LAIBON_CARD],
        ),
        seat(),
        edition=edition,
    )
    assert t.offers("play Defiance Ind")
    assert t.offers("play Restraint Ind")
    assert t.offers("play Distance Ind")
    assert not t.offers("play Defiance Cam")
    assert not t.offers("play Restraint Sab")


# -- changes ----------------------------------------------------------------------------------------------------------


@editions
@proves("sect.membership.exactly-one", "sect.clan.kept-on-sect-change", "sect.clan.antitribu-distinct")
def test_who_changes_sect_leaves_the_former_one_and_keeps_his_clan(edition: str) -> None:
    brujah, antitribu = (
        needing("Brujah Card", choose.titled(), ("Brujah",)),
        needing("Antitribu Card", choose.titled(), ("Brujah antitribu",)),
    )
    t = position(
        seat(
            ready=["Turncoat 3/5 clan:Brujah-antitribu sect:Sabbat", "Rebel 3/5 clan:Brujah"],
            play=[PARDON],
            hand=[CAMARILLA_CARD, SABBAT_CARD, brujah, antitribu],
        ),
        seat(),
        edition=edition,
        phase="master",
    )
    use(t, "Pardon", "Turncoat")
    t.passes_until("minion")
    assert t.offers("play Edict Turncoat")
    assert not t.offers("play Rite Turncoat")
    assert t.offers("play Antitribu Card Turncoat"), "he is still a Brujah antitribu"
    assert not t.offers("play Brujah Card Turncoat")
    assert t.offers("play Brujah Card Rebel")
    assert not t.offers("play Antitribu Card Rebel")
    t.is_quiet()


@editions
@proves("sect.clan.change-changes-sect", "sect.clan.grouped")
def test_the_sect_goes_with_the_clan_up_to_2012_and_stays_in_2023(edition: str) -> None:
    t = position(
        seat(
            ready=["Actor 3/5 clan:Lasombra sect:Sabbat"],
            play=[IMPERSONATE],
            hand=[CAMARILLA_CARD, SABBAT_CARD],
        ),
        seat(),
        edition=edition,
        phase="master",
    )
    use(t, "Brujah Mask", "Actor")
    t.passes_until("minion")
    assert stats.clan(t.g, t["Actor"]) == "Brujah"
    assert t.offers("play Edict Actor") == (edition != "2023")
    assert t.offers("play Rite Actor") == (edition == "2023")
    t.is_quiet()


@until_2012
@proves("sect.default.unlisted-independent")
def test_a_clan_that_no_sect_lists_is_independent(edition: str) -> None:
    mask = power("Strange Mask", of.change_clan("Giovanni"))
    t = position(seat(ready=["Actor 3/5 clan:Brujah"], play=[mask]), seat(), edition=edition, phase="master")
    use(t, "Strange Mask", "Actor")
    assert [(told["card"], told["clan"]) for told in t.told("clan")] == [(t["Actor"], "Giovanni")]
    assert sect_of(t, "Actor") == "Independent"


@until_2012
@proves("sect.clan.caitiff-clanless")
def test_caitiff_are_camarilla_and_count_for_no_clan(edition: str) -> None:
    cards = [
        needing(f"{clan} Card", choose.titled(), (clan,))
        for clan in ("Brujah", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue", "Gangrel", "Pander")
    ]
    mask = power("Blank Mask", of.change_clan("Caitiff"))
    t = position(
        seat(ready=["Stray 3/5 clan:Lasombra sect:Sabbat hand-size:2"], play=[mask], hand=[*cards, CAMARILLA_CARD]),
        seat(),
        edition=edition,
        phase="master",
    )
    use(t, "Blank Mask", "Stray")
    assert sect_of(t, "Stray") == "Camarilla"
    t.passes_until("minion")
    assert t.options("play") == [f"play {t['Edict']} {t['Stray']} 0"]
    t.is_quiet()


# -- anarchs ----------------------------------------------------------------------------------------------------------


@since_2011
@proves("sect.anarch.status", "sect.anarch.by-card")
def test_an_anarch_is_independent_up_to_2012_and_of_a_sect_of_its_own_in_2023(edition: str) -> None:
    t = position(
        seat(
            ready=["Cam 3/5", "Born 3/5 sect:Anarch"],
            play=[REVOLT],
            hand=[ANARCH_CARD, INDEPENDENT_CARD, CAMARILLA_CARD],
        ),
        seat(),
        edition=edition,
        phase="master",
    )
    use(t, "Revolt", "Cam")
    assert t.happened("anarch", card=t["Cam"], clause="sect.anarch.by-card")
    t.passes_until("minion")
    for name in ("Cam", "Born"):
        assert t.offers(f"play Manifesto {name}")
        assert t.offers(f"play Own Way {name}") == (edition != "2023")
        assert not t.offers(f"play Edict {name}")
    t.is_quiet()


@since_2011
@proves("sect.anarch.lost-on-sect-change")
def test_an_anarch_who_changes_sect_is_one_no_more(edition: str) -> None:
    t = position(
        seat(ready=["Jack 3/5 sect:Anarch"], play=[EXILE], hand=[ANARCH_CARD, SABBAT_CARD]),
        seat(),
        edition=edition,
        phase="master",
    )
    use(t, "Exile", "Jack")
    t.passes_until("minion")
    assert not t.offers("play Manifesto Jack")
    assert t.offers("play Rite Jack")
    assert t.offers("anarch Jack"), "he could become one again"
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2011", "2012"])
@proves("sect.anarch.lost-on-sect-change", "sect.anarch.status")
def test_becoming_independent_changes_nothing_for_an_anarch_who_is_independent_already(edition: str) -> None:
    free = power("Freedom", of.change_sect("Independent"))
    t = position(
        seat(ready=["Jack 3/5 sect:Anarch"], play=[free], hand=[ANARCH_CARD]), seat(), edition=edition, phase="master"
    )
    use(t, "Freedom", "Jack")
    t.passes_until("minion")
    assert t.offers("play Manifesto Jack")


@since_2011
@proves("sect.anarch.no-inherent-effect")
def test_being_an_anarch_does_nothing_by_itself(edition: str) -> None:
    t = position(
        seat(ready=["Plain 3/5 sect:Independent", "Jack 3/5 sect:Anarch"], hand=[ANARCH_CARD]),
        seat(pool=9, ready=["Gil 3/5"]),
        edition=edition,
    )

    def may(name: str) -> set[str]:
        number = str(t[name])
        return {
            option.replace(f" {number}", " X")
            for option in t.options()
            if number in option.split(" ") and not option.startswith("play")
        }

    assert may("Plain") - may("Jack") == {"anarch X"}, "all that differs is that he need not become one"
    assert may("Jack") <= may("Plain")
    g = t.g
    for number in (stats.bleed, stats.strength, stats.stealth, stats.intercept, stats.votes, stats.capacity):
        assert number(g, t["Plain"]) == number(g, t["Jack"])
    assert t.offers("play Manifesto Jack"), "but a card asks for it"
    assert not t.offers("play Manifesto Plain")
    t.is_quiet()


# -- the Camarilla of 2000 --------------------------------------------------------------------------------------------

CALLS = ("Justicar Retribution", "Command of the Harpies", "Masquerade Enforcement")
BURNINGS = ("Masquerade Enforcement", "Elysium: The Arboretum", "Archon")


def called(name: str, *, in_play: bool = False, number: int = 0) -> Face:
    """A card of that name, without the requirement that later printings bear."""
    mode = build.action("", do.gain_pool(1), stealth=1)
    vote = base.as_mode((do.burn_card(base.CARD),), windows.MINION, base.BY_READY, reach="political")
    definition = Definition(0, (), (), (vote,)) if in_play else Definition(0, (mode,))
    return Face(-100 - number, name, faces.MASTER if in_play else faces.POLITICAL, definition=definition)


@editions
@proves("sect.camarilla.referendums")
def test_in_2000_only_camarilla_vampires_call_the_referendums_of_the_camarilla(edition: str) -> None:
    hand = [called(name, number=at) for at, name in enumerate(CALLS)]
    play = [called(name, in_play=True, number=10 + at) for at, name in enumerate(BURNINGS)]
    t = position(
        seat(ready=["Cam 3/5", "Sab 3/5 sect:Sabbat"], hand=hand, play=play),
        seat(),
        edition=edition,
    )
    for card in t.g.hand(0):
        assert t.offers(f"play {card} Cam")
        assert t.offers(f"play {card} Sab") == (edition != "2000")
    for card in t.g.in_play(0):
        assert t.offers(f"use {card} Cam")
        assert t.offers(f"use {card} Sab") == (edition != "2000")
    if edition == "2000":
        assert t.clauses(f"play {t.g.hand(0)[0]} Sab 0", by="a") == ["sect.camarilla.referendums"]
    t.is_quiet()


@editions
@pytest.mark.parametrize("name", ["Archon", "Camarilla Exemplary"])
@proves("sect.camarilla.referendum-choices")
def test_in_2000_only_camarilla_vampires_are_chosen_in_two_referendums(edition: str, name: str) -> None:
    mode = build.action("", do.gain_blood(1, base.TARGET), stealth=1, target=of.vampires())
    card = Face(-120, name, faces.POLITICAL, definition=Definition(0, (mode,)))
    t = position(
        seat(ready=["Cam 3/5", "Second 3/5"], hand=[card]), seat(ready=["Sab 3/5 sect:Sabbat"]), edition=edition
    )
    t.does(f"play {name} Cam")
    t.passes_until("terms")
    assert t.offers("target Second")
    assert t.offers("target Sab") == (edition != "2000")
    t.does("target Second")
    t.goes_on()
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2000"])
@proves("sect.camarilla.arboretum")
def test_the_arboretum_ends_only_a_combat_of_camarilla_vampires_one_of_them_your_own(edition: str) -> None:
    elysium = "Elysium: The Arboretum"
    for blocker, holder, usable in (
        ("Gil 3/5", "b", True),
        ("Gil 3/5", "c", False),
        ("Gil 3/5 sect:Sabbat", "b", False),
    ):
        t = position(
            seat(ready=["Cam 3/5"]),
            seat(ready=[blocker], play=[elysium] if holder == "b" else []),
            seat(play=[elysium] if holder == "c" else []),
            edition=edition,
        )
        t.does("bleed Cam")
        t.does("block Gil", by="b")
        assert t.offers("use Elysium: The Arboretum") == usable
        if usable:
            assert t.who() == "b"
            with t.unchanged("Cam.blood", "Gil.blood"):
                t.does("use Elysium: The Arboretum")
            assert t.measure("Elysium: The Arboretum.locked") == 1
        else:
            assert t.measure("Cam.blood") == 2, "they fought"
        t.goes_on()
        t.is_quiet()
