"""Rulings on vampires who change their sect, or who play cards as if they had another clan or title."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import ACTING, DURING_ACTION, ability, becomes, definition
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules.sect import become_anarch
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on

# -- merged vampires --------------------------------------------------------------------------------------------------


@ruled_alike(
    "new before sect",
    [
        ("Goratrix (ADV)", "Sabbat", "Camarilla"),
        ("Sarrasine (ADV)", "Independent", "Camarilla"),
        ("Xaviar (ADV)", "Independent", "Camarilla"),
        ("Marcus Vitel (ADV)", "Camarilla", "Sabbat"),
    ],
    "ANK 20180524",
)
@pytest.mark.parametrize("anarch", [True, False])
def test_the_merged_vampire_joins_the_sect_of_the_advancement_even_from_the_anarchs(
    new: str, before: str, sect: str, anarch: bool
) -> None:
    name = new.removesuffix(" (ADV)")
    t = position(
        seat(ready=[name, "Mira 4/8"], uncontrolled=[new, "Nobody 0/9"]), seat(ready=["Oskar 2/4 locked"]), bystander()
    )
    assert t.word(f"{name}.sect") == before
    if anarch:
        become_anarch(t.g, t[name], "sect.anarch.by-card")
        assert t.word(f"{name}.sect") == "Anarch"
    t.passes_until("influence")
    t.does(f"merge {name}#2 {name}")
    assert "advanced" in t.g.face[t[name]].traits
    assert [told["sect"] for told in t.told("sect")] == [sect]
    assert (t.word(f"{name}.sect"), stats.is_anarch(t.g, t[name])) == (sect, False)
    t.is_quiet()


# -- as if of another clan --------------------------------------------------------------------------------------------


@ruled_alike(
    "who card what path",
    [
        ("Gem Ghastly", "Ventrue Directorate Assembly", "votes", "Kin 4/8 clan:Ventrue"),
        ("Philip van Vermeer IV", "Ventrue Directorate Assembly", "votes", "Kin 4/8 clan:Ventrue"),
        ("Tatiana Stepanova, Alastor", "Gangrel Revel", "strength", "Kin 4/8 clan:Gangrel"),
        ("Tatiana Stepanova, Alastor", "Brujah Debate", "strength", "Kin 4/8 clan:Brujah"),
    ],
    "LSJ 20101013",
)
def test_he_counts_as_one_of_the_clan_for_playing_the_card_and_not_once_it_is_in_play(
    who: str, card: str, what: str, path: str
) -> None:
    for own, offered in ((who, True), ("Mira 4/8", False)):
        t = position(seat(ready=[own], hand=[card]), seat(ready=["Oskar 4/8"]), bystander(), phase="master")
        assert t.offers(f"play {card}") is offered
    t = position(
        seat(ready=[who, path], hand=[card, "Domain Challenge"]), seat(ready=["Oskar 4/8"]), bystander(), phase="master"
    )
    before = [t.measure(f"{name}.{what}") for name in (who, "Kin")]
    t.does(f"play {card}")
    assert t.region(card) == "play"
    t.passes_until("minion")
    t.does("play Domain Challenge Kin")
    t.passes_until("polling")
    assert [t.measure(f"{name}.{what}") for name in (who, "Kin")] == [before[0], before[1] + 1]


@rules_on("Abraham Mellon", "LSJ 20101013")
def test_abraham_recruits_as_a_tremere_and_gets_nothing_for_tremere_from_the_ally() -> None:
    """His Methuselah does not play cards as if he were one."""
    for who, offered in (("Abraham Mellon", True), ("Ines 4/8", False)):
        t = position(seat(ready=[who], hand=["Ponticulus"]), seat(ready=["Oskar 4/8"]), bystander())
        assert t.offers(f"play Ponticulus {who.split(' 4/8')[0]}") is offered
        t = position(seat(ready=[who], hand=["Chantry"]), seat(ready=["Oskar 4/8"]), bystander(), phase="master")
        assert not t.offers("play Chantry")
    for who, offered in (("Abraham Mellon", False), ("Ines 4/8 clan:Tremere", True)):
        t = position(seat(ready=["Oskar 4/8 stealth:1"]), seat(ready=[who, "Ponticulus"]), bystander())
        t.does("bleed Oskar")
        t.does(f"block {who.split(' 4/8')[0]}", by="b")
        t.goes_on()
        assert t.ever_offered("use Ponticulus") is offered


@rules_on("Lady Scarlett Churchill", "LSJ 20101013", "ANK 20220816-2")
@pytest.mark.parametrize("locked", ["Lady Scarlett Churchill", "Ines"])
def test_lady_scarlett_is_of_the_ball_as_it_begins_and_no_longer(locked: str) -> None:
    """She is locked or lets another be locked; after that the card in play does not mean her."""
    me, card = "Lady Scarlett Churchill", "Toreador Grand Ball"
    free = "Ines" if locked == me else me
    t = position(
        seat(ready=[me, "Ines 4/8 clan:Toreador", "Mira 4/8"], hand=[card]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="master",
    )
    t.does(f"play {card}")
    assert not t.offers("target Mira")
    t.does(f"target {free}")
    if t.asks == "target":
        t.does(f"target {locked}")
    assert (t.measure(f"{locked}.locked"), t.measure(f"{free}.locked")) == (1, 0)
    t.passes_until("minion")
    t.does(f"hunt {free}")
    since = len(t.asked)
    t.goes_on()
    assert t.ever_offered("block Oskar", since) is (free == me)
    while t.g.turn_span().seat != 0 or t.asks != "minion" or t.g.turn == 20:
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert t.measure(f"{locked}.locked") == (0 if locked == me else 1)


@rules_on("Lady Scarlett Churchill", "LSJ 20101013")
@pytest.mark.parametrize(("who", "lost"), [("Lady Scarlett Churchill", 0), ("Ines 4/8 clan:Toreador", 1)])
def test_the_beauty_of_who_is_no_toreador_does_not_ache(who: str, lost: int) -> None:
    name, card = who.split(" 4/")[0], "Aching Beauty"
    t = position(seat(ready=[who], hand=[card]), seat(ready=["Oskar 4/8"]), bystander(), phase="master")
    t.does(f"play {card}")
    assert t.g.host[t[card]] == t[name]
    t.passes_until("minion")
    t.does(f"bleed {name}")
    t.passes_until_offered("block Oskar")
    with t.changes("b.pool", -lost):
        t.does("block Oskar", by="b")
        on(t)
    t.is_quiet()


@rules_on("Lisandro Giovanni", "LSJ 20101013")
@pytest.mark.parametrize(("who", "fed"), [("Lisandro Giovanni", False), ("Mira 4/8 clan:Samedi", True)])
def test_a_houngan_feeds_only_a_samedi(who: str, fed: bool) -> None:
    name = who.split(" 4/")[0]
    t = position(
        seat(ready=[(who if fed else f"{who} blood:4", ["Houngan"])], hand=["Blank Page"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="unlock",
    )
    while t.asks != "minion":
        t.answer(t.options("trigger")[0] if t.options("trigger") else "no" if t.offers("no") else "pass")
    assert t.measure(f"{name}.blood") == (5 if fed else 4)


@rules_on("Lisandro Giovanni", "LSJ 20050225")
@pytest.mark.parametrize("card", ["Blessings of the Loa", "Dirty Contract"])
def test_who_only_poses_as_one_of_the_clan_does_not_keep_the_burn_option_from_being_used(card: str) -> None:
    for who, offered in (("Lisandro Giovanni", True), ("Mira 4/8 clan:Samedi", False)):
        t = position(seat(ready=[who], hand=[card]), seat(ready=["Oskar 4/8"]), bystander(), phase="unlock")
        assert t.offers(f"burn-option {card}") is offered
    t = position(seat(ready=["Lisandro Giovanni"], hand=[card]), seat(ready=["Oskar 4/8"]), bystander(), phase="master")
    assert t.offers(f"play {card}")


@rules_on("Lisandro Giovanni", "PIB 20150530")
def test_lisandro_is_no_samedi_in_the_crypt_or_while_uncontrolled() -> None:
    me = "Lisandro Giovanni"
    t = position(
        seat(ready=["Mira 4/8 clan:Samedi"], hand=["Coroner's Contact"], crypt=[me, "Nils 0/3 clan:Samedi"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="master",
    )
    t.does("play Coroner's Contact")
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    assert [t.g.face[one].name for one in t.g.uncontrolled(0)] == ["Nobody", "Nils"]
    t = position(
        seat(
            ready=["Mira 4/11 clan:Samedi"],
            hand=["Little Mountain Cemetery"],
            uncontrolled=[me, "Nils 0/3 clan:Samedi"],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("play Little Mountain Cemetery Mira")
    t.goes_on()
    assert (t.measure("Nils.blood"), t.measure(f"{me}.blood"), t.measure("Mira.blood")) == (1, 0, 5)
    t.is_quiet()


# -- as if with another title -----------------------------------------------------------------------------------------


@rules_on("Karl Schrekt", "LSJ 20050128", "ANK 20250410")
@pytest.mark.parametrize("sect", ["Camarilla", "Anarch"])
def test_karl_poses_as_a_justicar_in_any_sect_and_is_of_the_camarilla_for_that_only(sect: str) -> None:
    me = "Karl Schrekt"
    t = position(
        seat(pool=5, ready=[me], hand=["Parity Shift", "Camarilla's Iron Fist"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    if sect == "Anarch":
        become_anarch(t.g, t[me], "sect.anarch.by-card")
        t.passes_until("influence")
        t.goes_by("influence")
        while t.who() != "a" or t.asks != "minion":
            t.goes_by("unlock")
    assert t.word(f"{me}.sect") == sect
    assert t.offers(f"play Parity Shift {me}")
    assert t.offers(f"play Camarilla's Iron Fist {me}") is (sect == "Camarilla")


@rules_on("Horatio Ballard", "LSJ 20030202")
@pytest.mark.parametrize("sect", ["Camarilla", "Anarch", "Sabbat"])
def test_horatio_calls_no_referendum_for_a_title_that_does_not_suit_him(sect: str) -> None:
    me = "Horatio Ballard"
    t = position(seat(ready=[me], hand=["Into the Fire"]), seat(ready=["Oskar 4/8"]), bystander(), phase="master")
    if sect == "Anarch":
        become_anarch(t.g, t[me], "sect.anarch.by-card")
    elif sect == "Sabbat":
        t.does("play Into the Fire")
    t.passes_until("minion")
    assert t.word(f"{me}.sect") == sect
    assert t.offers(f"use {me}") is (sect == "Camarilla")


@rules_on("Protection Racket", "ANK 20190416")
@pytest.mark.parametrize(
    ("actor", "joins", "n"),
    [("prince:Paris", "Anarch", (2, 1)), ("prince:Paris", "Camarilla", (2, 2)), ("sect:Anarch", "Camarilla", (1, 1))],
)
def test_the_intercept_of_a_racket_comes_and_goes_with_the_title(actor: str, joins: str, n: tuple[int, int]) -> None:
    """A title is suspended while its bearer is of another sect."""
    turns = ability(DURING_ACTION, becomes(ACTING, sect=joins))
    tower = made_up("Tower", faces.MASTER, definition=definition(turns))
    t = position(
        seat(ready=[f"Mira 4/8 {actor} stealth:3"], play=[tower]),
        seat(ready=["Oskar 4/8 sect:Anarch"], hand=["Protection Racket"]),
        bystander(),
    )
    t.does("bleed Mira")
    for text in ("block Oskar", "play Protection Racket Oskar 0", "use Tower"):
        t.passes_until_offered(text)
        if text == "use Tower":
            assert t.measure("Oskar.intercept") == n[0]
        t.does(text)
    assert t.measure("Oskar.intercept") == n[1]
    t.goes_on()
    assert t.measure("b.pool") == 29
