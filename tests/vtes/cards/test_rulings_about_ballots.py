"""Official rulings on votes and ballots: fewer than none, those that are bought or changed, those of the prisci."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import BALLOTS, ME, POLLING, VOTES, definition, gives, mod, permanent, reaction
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.referendum_tables import goes
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_rulings_odds import to_the_end, until

POLL = "Anarchist Uprising"


def speech(votes: int) -> Face:
    """So many votes more for who reacts."""
    return made_up("Speech", faces.REACTION, definition=definition(reaction("", mod(VOTES, votes, ME), when=POLLING)))


# -- fewer than none --------------------------------------------------------------------------------------------------


@ruled_alike(
    "card oskar",
    [("Camarilla Conclave", "Oskar 4/8 sect:Sabbat votes:1"), ("Fabrizia Contreraz", "Fabrizia Contreraz")],
    "ANK 20251125",
    "LSJ 20050221-2",
)
@pytest.mark.parametrize(("more", "votes"), [(1, 0), (2, 1)])
def test_who_has_fewer_votes_than_none_must_make_up_for_them(card: str, oskar: str, more: int, votes: int) -> None:
    """Votes below none are never subtracted from those of others."""
    me = oskar.split(" 4/8")[0]
    t = position(
        seat(ready=["Mira 6/8 sect:Camarilla prince"], hand=[POLL], play=["Camarilla Conclave counters:4"]),
        seat(ready=[oskar, "Olga 2/4 sect:Sabbat", "Odo 2/4 sect:Sabbat"], hand=[speech(more)]),
        seat(ready=["Vera 2/4 sect:Sabbat"]),
    )
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    for _ in range(2 if card == "Camarilla Conclave" else 1):
        until(t, "use Camarilla Conclave")
        t.answer(t.options("use")[-1])
    assert stats.votes(t.g, t[me]) == 0
    until(t, f"play Speech {me}")
    t.does(f"play Speech {me}", by="b")
    assert stats.votes(t.g, t[me]) == votes
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    to_the_end(t)
    assert (t.told("result")[-1]["favour"], t.told("result")[-1]["against"]) == (2, 0)
    t.is_quiet()


@rules_on("Fabrizia Contreraz", "PIB 20150713")
@pytest.mark.parametrize(
    ("prey", "other", "votes"),
    [("sect:Camarilla", "sect:Sabbat", 2), ("sect:Sabbat", "sect:Camarilla", 0), ("sect:Camarilla torpid", "", 0)],
)
def test_fabrizia_has_her_votes_against_a_camarilla_prey(prey: str, other: str, votes: int) -> None:
    vera = f"Oskar 2/4 {prey}".replace(" torpid", "")
    him = {"torpor" if "torpid" in prey else "ready": [vera]}
    t = position(
        seat(ready=["Fabrizia Contreraz"], hand=[POLL]),
        seat(**him),  # type: ignore[arg-type]
        seat(ready=[f"Vera 2/4 {other}".strip()]),
    )
    assert stats.votes(t.g, t["Fabrizia Contreraz"]) == votes


# -- bought -----------------------------------------------------------------------------------------------------------


@ruled_alike(
    "who votes hand",
    [
        ("Danielle Diron (ADV)", 1, ()),
        ("Enzo Giovanni, Pentex Board of Directors (ADV)", 4, ()),
        ("Joseph O'Grady", 1, ()),
        ("Rebekah", 2, ("Telepathic Counter", "Enhanced Senses")),
        ("Sundown", 1, ()),
        ("Alexa Draper", 1, ("Conditioning", "Govern the Unaligned")),
        ("Yewon Ong", 1, ("Stygian Shroud", "Stygian Shroud")),
    ],
    "ANK 20220705",
)
def test_who_is_locked_buys_votes_once_a_referendum(who: str, votes: int, hand: tuple[str, ...]) -> None:
    me = who.removesuffix(" (ADV)")
    t = position(
        seat(ready=["Mira 6/8 primogen"], hand=[POLL]),
        seat(ready=[f"{who} locked"], hand=hand),
        bystander(),
    )
    t.does(f"play {POLL} Mira")
    until(t, f"use {me}")
    before = stats.votes(t.g, t[me])
    t.does(f"use {me}", by="b")
    while t.asks in ("target", "discard-cost", "pick", "cost"):
        t.answer(t.options()[0])
    assert stats.votes(t.g, t[me]) == before + votes
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered(f"use {me}", since)
    t.is_quiet()


# -- changed ----------------------------------------------------------------------------------------------------------


@rules_on("Ellison Humboldt", "ANK 20180307-2", "RBK wording-templates")
def test_ellison_has_his_way_with_one_prince_a_referendum() -> None:
    me = "Ellison Humboldt"
    t = position(
        seat(ready=[me], hand=[POLL]),
        seat(ready=["Oskar 4/8 sect:Camarilla prince:Paris", "Olga 4/8 sect:Camarilla prince:Rome"]),
        bystander(),
    )
    t.does(f"play {POLL} {me}")
    until(t, f"use {me}")
    with t.changes(f"{me}.blood", -1):
        t.does(f"use {me}", by="a")
        while t.asks in ("target", "way"):
            t.answer(t.options()[0])
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered(f"use {me}", since)
    t.is_quiet()


@rules_on("De Sade", "ANK 20221019")
@pytest.mark.parametrize("side", ["for", "against"])
def test_who_is_made_to_vote_against_de_sade_burns_no_blood(side: str) -> None:
    """Michael Luther of another Methuselah changes votes that were cast."""
    me, other = "De Sade", "Michael Luther"
    t = position(
        seat(ready=[me], hand=[POLL]),
        seat(ready=["Oskar 4/8 votes:2 sect:Camarilla"]),
        seat(ready=[other, "Vera 2/4"]),
    )
    t.does(f"play {POLL} {me}")
    until(t, f"vote Oskar {side}")
    with t.changes("Oskar.blood", -1 if side == "against" else 0):
        t.does(f"vote Oskar {side}", by="b")
    until(t, f"use {other}")
    with t.unchanged("Oskar.blood", "Michael Luther.blood"):
        t.does(f"use {other}", by="c")
        assert t.asks == "way"
        t.does("way 1" if side == "for" else "way 0", by="c")
    assert (t.measure("referendum.favour"), t.measure("referendum.against")) == ((0, 2) if side == "for" else (2, 0))
    to_the_end(t)
    t.is_quiet()


# -- the prisci -------------------------------------------------------------------------------------------------------


@rules_on("Free States Rant", "ANK 20180307-1")
def test_a_rant_takes_ballots_but_no_votes_from_the_prisci() -> None:
    """He who has a ballot more than the others has one left, and the three votes of the prisci are all his."""
    voice = made_up("Voice", faces.EQUIPMENT, definition=definition(permanent(), gives(BALLOTS, 1)))
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch"], hand=["Free States Rant"]),
        seat(ready=[("Oskar 4/4 priscus sect:Sabbat", [voice]), "Olga 4/4 priscus sect:Sabbat"]),
        seat(ready=["Vera 4/4"]),
    )
    t.does("play Free States Rant Mira 0")
    while t.asks != "terms":
        t.passes()
    t.does_all("target Oskar", "target Oskar", "target Vera", "target Vera")
    t.passes_until("polling")
    assert (stats.ballots(t.g, t["Oskar"]), stats.ballots(t.g, t["Olga"])) == (1, 0)
    goes(t, favour="", against="b")
    assert t.told("result")[-1]["against"] == 3
    t.is_quiet()
