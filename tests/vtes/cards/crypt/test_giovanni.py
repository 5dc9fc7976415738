"""Crypt cards: Giovanni."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.definitions.language import definition, gain, political
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import does, to_the_end
from tests.vtes.cards.crypt_tables import bare_name, called_to_vote, converted, polled_by_prince
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Ambrogino Giovanni -----------------------------------------------------------------------------------------------

WITH_VOTES = [
    ("Ambrogino Giovanni", 1),
    ("Amisa", 2),
    ("Annazir", 2),
    ("Arishat", 1),
    ("The Baron", 2),
    ("Danielle Diron", 1),
    ("Don Michael Antonio Giovanni", 2),
    ("Ezmerelda", 2),
    ("Imanna", 1),
    ("Jamal", 2),
    ("Kahina the Sorceress", 1),
    ("Kashan", 1),
    ("Kephamos, High Priest of Marrakech", 2),
    ("Lydia, Grand Praetor", 1),
    ("Marcia Felicia Licinia", 2),
    ("Maureen, Dark Priestess", 1),
    ("Montano", 2),
    ("Neferu", 2),
    ("Nehemiah", 2),
    ("Nehsi", 2),
    ("Regina Giovanni, The Right Hand of Augustus", 2),
    ("Scout Youngwood", 2),
    ("Shemti", 1),
    ("Thetmes, Caliph of Alamut", 2),
    ("Thucimia", 1),
    ("Ur-Shulgi, The Shepherd", 2),
    ("Xaviar", 2),
    ("Zayyat, The Sandstorm", 2),
    ("Karl Schrekt", 2),
    ("Tegyrius, Vizier (G6)", 2),
]


@ruled_alike("card votes", WITH_VOTES, "LSJ 20010714")
def test_who_has_votes_of_his_own_keeps_them_and_the_title_in_another_sect(card: str, votes: int) -> None:
    motion = made_up("Motion", faces.POLITICAL, definition=definition(political(gain(1))))
    who = bare_name(card)
    t = converted(card, "Sabbat", motion)
    t.does("play Motion Ines")
    t.passes_until_offered(f"vote {who} for")
    with t.changes("referendum.favour", votes):
        t.does(f"vote {who} for")
    assert t.word(f"{who}.title") != "none"
    t.goes_on()
    t.is_quiet()


# -- Baldesar Rossellini ----------------------------------------------------------------------------------------------


@editions
def test_baldesar_rossellini_makes_a_location_cheaper(edition: str) -> None:
    t = position(
        seat(ready=["Baldesar Rossellini"], hand=["KRCG News Radio"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.changes("a.pool", 1 - t.g.face[t["KRCG News Radio"]].pool), t.unchanged(*BYSTANDER, "b.pool"):
        t.does("play KRCG News Radio")
        assert t.asks == "paying"
        t.does("use Baldesar Rossellini")
    assert t.region("KRCG News Radio") == "play"


@editions
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_baldesar_rossellini_in_torpor_makes_nothing_cheaper(region: str, edition: str) -> None:
    for card, price in (("KRCG News Radio", 2), ("Blood Doll", 0)):
        t = position(
            seat(hand=[card], **{region: ["Baldesar Rossellini"]}),  # type: ignore[arg-type]
            seat(ready=["Oskar 2/4"]),
            bystander(),
            phase="master",
            edition=edition,
        )
        t.does(f"play {card}")
        assert (t.asks == "paying") is (region == "ready" and price > 0)


# -- Don Michael Antonio Giovanni -------------------------------------------------------------------------------------


def test_don_michael_is_stronger_after_the_first_round() -> None:
    me = "Don Michael Antonio Giovanni"
    t = position(seat(ready=[me]), seat(ready=["Kazimir Savostin"]), bystander())
    plain = stats.strength(t.g, t[me])
    t.does(f"bleed {me}")
    t.passes_until_offered("block Kazimir Savostin")
    t.does("block Kazimir Savostin")
    while t.asks != "press":
        assert stats.strength(t.g, t[me]) == plain
        t.passes()
    t.does("use Kazimir Savostin Kazimir Savostin", by="b")
    assert (
        t.g.combat() is None or stats.strength(t.g, t[me]) == plain + 1 or t.told("damage")[-1]["ordinary"] == plain + 1
    )


# -- Dr. Oliver Genet -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "pool", "blood"),
    [
        ("Leonardo, Mortician", 0, 0),
        ("Tye Cooper", 2, 0),
        ("Masquer 1", 0, 0),
        ("Puppeteer 1", 0, 0),
        ("Carlton Van Wyk", 2, 0),
    ],
)
def test_oliver_pays_less_for_those_of_his_clan_and_of_necromancy(card: str, pool: int, blood: int) -> None:
    """The last one requires neither."""
    me, name = "Dr. Oliver Genet", card.removesuffix(" 1")
    t = position(seat(ready=[me, "Ines 4/8"], hand=[name]), seat(ready=["Oskar 2/4"]), bystander())
    with (
        t.changes("a.pool", -pool),
        t.changes(f"{me}.blood", -blood),
        t.unchanged(*BYSTANDER, "b.pool", "Ines.blood"),
    ):
        t.does(f"play {name} {me}{card.removeprefix(name)}")
        t.goes_on()
    assert t.region(name) != "ash-heap"
    t.is_quiet()


# -- Enzo Giovanni, Pentex Board of Directors -------------------------------------------------------------------------


def test_enzo_votes_against() -> None:
    me = "Enzo Giovanni, Pentex Board of Directors"
    t = called_to_vote(f"{me} (ADV)")
    t.passes_until_offered(f"use {me}")
    votes = stats.votes(t.g, t[me])
    with t.changes(f"{me}.blood", -1), t.changes("referendum.against", 4 + votes):
        t.does(f"use {me}", by="a")
    assert not t.offers(f"use {me}")


# -- Guillaume Giovanni -----------------------------------------------------------------------------------------------


@editions
def test_guillaume_has_a_card_more_for_each_location(edition: str) -> None:
    for play, n in ((["Dreams of the Sphinx"], 7), (["The Barrens", "Academic Hunting Ground"], 9)):
        t = position(seat(ready=["Guillaume Giovanni"], play=play), seat(), bystander(), edition=edition)
        assert t.measure("a.hand_size") == n


@rules_on("Guillaume Giovanni", "LSJ 20080107")
def test_a_location_that_is_contested_at_once_gives_guillaume_nothing() -> None:
    me = "Guillaume Giovanni"
    t = position(
        seat(ready=[me], hand=["The Parthenon", "Elder Library"]),
        seat(ready=["Oskar 4/8"], play=["The Parthenon"]),
        bystander(),
        phase="master",
    )
    before = t.measure("a.hand_size")
    t.does("play The Parthenon")
    assert t.told("contested")
    assert t.measure("a.hand_size") == before
    t = position(seat(ready=[me], hand=["The Parthenon"]), seat(ready=["Oskar 4/8"]), bystander(), phase="master")
    t.does("play The Parthenon")
    assert t.measure("a.hand_size") == before + 1


# -- Lisandro Giovanni ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("who", "card", "other"),
    [
        ("Lisandro Giovanni", "Corporate Hunting Ground", "Mira 4/8 clan:Giovanni"),
        ("Lisandro Giovanni", "Blessings of the Loa", "Mira 4/8 clan:Giovanni"),
        ("Tatiana Stepanova, Alastor", "Warzone Hunting Ground", "Mira 4/8 clan:Ravnos"),
        ("Tatiana Stepanova, Alastor", "Zoo Hunting Ground", "Mira 4/8 clan:Ravnos"),
    ],
)
def test_their_methuselahs_play_master_cards_of_two_clans(who: str, card: str, other: str, edition: str) -> None:
    for ready, offered in ((who, True), (other, False)):
        t = position(
            seat(ready=[ready], hand=[card]), seat(ready=["Oskar 2/4"]), bystander(), phase="master", edition=edition
        )
        assert t.offers(f"play {card}") is offered


@editions
@pytest.mark.parametrize(
    ("who", "card", "other"),
    [
        ("Lisandro Giovanni", "Off Kilter", "Mira 4/8 clan:Giovanni"),
        ("Lisandro Giovanni", "Recruiting Party", "Mira 4/8 clan:Giovanni"),
        ("Tatiana Stepanova, Alastor", "The Slashers", "Mira 4/8 clan:Ravnos"),
        ("Tatiana Stepanova, Alastor", "Skaald", "Mira 4/8 clan:Ravnos"),
    ],
)
def test_they_play_minion_cards_of_two_clans_and_others_beside_them_do_not(
    who: str, card: str, other: str, edition: str
) -> None:
    t = position(seat(ready=[who, other], hand=[card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.g.blood[t[who]] = 6
    assert t.offers(f"play {card} {who} 0")
    assert not t.offers(f"play {card} Mira 0")


@editions
@rules_on("Lisandro Giovanni", "LSJ 20101013")
def test_lisandro_counts_as_a_samedi_for_the_card_that_is_played_and_not_for_the_card_in_play(edition: str) -> None:
    own = seat(ready=["Lisandro Giovanni", "Mira 3/5 clan:Giovanni"], hand=["Houngan"], pool=10)
    t = position(own, seat(ready=["Oskar 2/4"]), bystander(), edition=edition, phase="master")
    with t.unchanged(*BYSTANDER), t.changes("a.pool", -1):
        t.does("play Houngan")
    assert [t.g.face[card].name for card in t.g.on(t["Lisandro Giovanni"])] == ["Houngan"]
    t = position(
        seat(ready=["Lisandro Giovanni", ("Mira 3/5 clan:Samedi", ["Houngan"])]),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )
    assert not t.offers("use Houngan Lisandro Giovanni")
    t.is_quiet()


@editions
def test_nobody_but_lisandro_stands_in_for_a_samedi(edition: str) -> None:
    own = seat(ready=["Mira 3/5 clan:Giovanni"], hand=["Houngan"], pool=10)
    t = position(own, seat(ready=["Lisandro Giovanni"]), edition=edition, phase="master")
    assert not t.offers("play Houngan")


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


# -- Marciana Giovanni, Investigator ----------------------------------------------------------------------------------


@rules_on("Marciana Giovanni, Investigator", "LSJ 20100527", "LSJ 20100604-2", "LSJ 20010813-2")
@pytest.mark.parametrize("torpid", [True, False])
def test_marciana_lets_a_vampire_burn_blood_for_intercept(torpid: bool) -> None:
    me = "Marciana Giovanni, Investigator"
    t = position(
        seat(ready=["Mira 4/8 stealth:2"]),
        seat(
            ready=["Oskar 4/8", "Sasha 4/8 sect:Sabbat", *([] if torpid else [me])],
            torpor=[me] * torpid,
        ),
        bystander(),
    )
    t.does("bleed Mira")
    while t.who() != "b":
        t.passes()
    t.does(f"use {me}", by="b")
    assert t.offers(f"target {me}")
    assert not t.offers("target Sasha")
    t.does("target Oskar")
    assert t.measure(f"{me}.locked") == 1
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    with t.changes("Oskar.blood", -1):
        t.does(f"use {me} Oskar", by="b")
    assert t.measure("Oskar.intercept") == 1
    assert not t.offers(f"use {me} Oskar")


def test_marciana_pays_for_a_bleed() -> None:
    me = "Marciana Giovanni, Investigator"
    for blood in (1, 0):
        t = position(seat(ready=[f"{me} blood:{blood}"]), seat(ready=[]), bystander())
        assert t.offers(f"bleed {me}") is bool(blood)
        if blood:
            with t.changes(f"{me}.blood", -1), t.changes("b.pool", -1):
                t.does(f"bleed {me}")
                t.goes_on()


MARCIANA = "Marciana Giovanni, Investigator"


@rules_on(MARCIANA, "LSJ 20010702")
def test_marciana_who_locks_in_her_attempt_fails() -> None:
    t = position(seat(ready=["Mira 4/8 stealth:1"]), seat(ready=[MARCIANA, "Oskar 2/4"]), bystander())
    t.does("bleed Mira")
    does(t, f"block {MARCIANA}", f"use {MARCIANA}")
    while t.asks == "target":
        t.does("target Oskar")
    t.goes_on("block")
    assert (t.measure(f"{MARCIANA}.locked"), t.measure("b.pool")) == (1, 29)
    assert not t.told("combat")
    t.is_quiet()


# -- Paolo Sardenzo ---------------------------------------------------------------------------------------------------


def test_wraiths_feed_paolo() -> None:
    for trait, asked in (("wraith", True), ("zombie", False)):
        card = next(
            face.name
            for face in catalogue.load()
            if trait in face.traits and face.types == ("Ally",) and catalogue.coverage_of(face.id) == "full"
        )
        t = position(
            seat(ready=["Paolo Sardenzo blood:1", "Mira 9/9 clan:Hecata nec NEC obl OBL obt OBT"], hand=[card]),
            seat(),
            bystander(),
        )
        plays = [key for key in t.options() if key.startswith("play")]
        assert plays, card
        t.answer(plays[-1])
        while t.asks not in (*t.quiet, "may"):
            t.passes()
        assert (t.asks == "may") is asked


# -- Rafaele Giovanni -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("blocked", [False, True])
def test_rafaele_bleeds_the_predator(blocked: bool) -> None:
    me = "Rafaele Giovanni"
    t = position(seat(ready=[me]), seat(ready=["Oskar 2/4"]), seat(ready=["Mid 2/4"]), seat(ready=["Vera 4/8"]))
    with t.changes("d.pool", 0 if blocked else -2), t.unchanged("b.pool", "c.pool"):
        t.does(f"use {me} {me}")
        assert (t.word("action.victims"), t.measure("action.bleed")) == ("d", 2)
        assert not any(t.offers(f"block {who}") for who in ("Oskar", "Mid"))
        t.does("block Vera" if blocked else "pass", by="d")
        to_the_end(t)
    assert not t.ever_offered("block Mid")
    t.is_quiet()


# -- Stefano Giovanni -------------------------------------------------------------------------------------------------


@editions
@rules_on("Stefano Giovanni", "ANK 20220705")
@pytest.mark.parametrize("locked", ["", " locked"])
def test_stefano_pays_for_a_vote_once_a_referendum(locked: str, edition: str) -> None:
    t = polled_by_prince(f"Stefano Giovanni{locked}", edition=edition)
    before = stats.votes(t.g, t["Stefano Giovanni"])
    with t.unchanged(*BYSTANDER), t.changes("Stefano Giovanni.blood", -1):
        t.does("use Stefano Giovanni", by="a")
    assert stats.votes(t.g, t["Stefano Giovanni"]) == before + 1
    assert not t.offers("use Stefano Giovanni")
