"""Rulings about the time after an action is resolved, and about control that changes."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import (
    BOTTOM,
    IN_PLAY,
    IT,
    OTHERS,
    POOL,
    SEATS,
    UNCONTROLLED,
    VAMPIRE,
    YOU,
    a,
    burn,
    control,
    definition,
    each,
    master,
    political,
    put,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, passes_to, since_2011
from tests.vtes.cards.test_replies import to_the_end, until

# -- Shemti -----------------------------------------------------------------------------------------------------------


@rules_on("Shemti", "RTR 19970630")
@rules_on("Shemti", "ANK 20180206")
@pytest.mark.parametrize("early", [True, False])
def test_shemtis_damage_is_environmental_and_comes_when_the_acting_player_likes(early: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 for"], hand=["Freak Drive"]),
        seat(ready=["Shemti"]),
        bystander(),
    )
    t.does("bleed Mira")
    while t.asks != "way":
        t.passes()
    assert (t.who(), len(t.options())) == ("a", 2)
    t.answer(t.options()[0 if early else 1])
    assert bool(t.told("damage")) is early
    until(t, "play Freak Drive Mira 0")
    t.does("play Freak Drive Mira 0", by="a")
    to_the_end(t)
    assert [told["environmental"] for told in t.told("damage")] == [1]
    assert t.measure("Mira.blood") == 4 - 1 - t.g.face[t["Freak Drive"]].blood


# -- Voter Captivation ------------------------------------------------------------------------------------------------

LEVY = made_up("Levy", faces.POLITICAL, definition=definition(political(each(SEATS, burn(1, POOL, IT)))))


@rules_on("Voter Captivation", "RTR 19951110")
@pytest.mark.parametrize("pool", [1, 2])
def test_who_is_ousted_by_her_own_referendum_captivates_nobody(pool: int) -> None:
    t = position(
        seat(pool=pool, ready=["Mira 4/8 PRE prince:Boston"], hand=[LEVY, "Voter Captivation"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("play Levy Mira 0")
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    while t.asks not in t.quiet and not t.offers("play Voter Captivation Mira 1"):
        t.passes()
    assert bool(t.g.ousted[0]) is (pool == 1)
    assert t.offers("play Voter Captivation Mira 1") is (pool == 2)


@rules_on("Voter Captivation", "PIB 20150915")
@pytest.mark.parametrize("first", [True, False])
def test_voters_are_captivated_before_or_after_other_cards_that_follow_the_action(first: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 pre for prince:Boston"], hand=[LEVY, "Voter Captivation", "Freak Drive"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("play Levy Mira 0")
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    plays = ["play Voter Captivation Mira 0", "play Freak Drive Mira 0"]
    until(t, plays[0])
    assert t.told("result")
    assert t.g.action() is not None
    for play in plays if first else plays[::-1]:
        t.does(play, by="a")
    to_the_end(t)
    gained = t.told("result")[0]["favour"]
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 4 + gained - 1)
    t.is_quiet()


# -- Vigilance --------------------------------------------------------------------------------------------------------


@rules_on("Vigilance", "ANK 20190425")
def test_after_vigilance_only_what_follows_the_resolution_is_used() -> None:
    t = position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Vigilance"])]),
        seat(ready=["Oskar 4/8 dom"], hand=["Deflection"]),
        bystander(),
        options={"legacy": True},
    )
    t.does("bleed Otis")
    until(t, "play Deflection Oskar 0")  # in time
    assert not t.ever_offered("use Vigilance Otis -1")
    until(t, "use Vigilance Otis -1")
    assert t.asks == "succeeded"
    t.does("use Vigilance Otis -1", by="a")
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("play Deflection", since)
    assert t.measure("Otis.locked") == 0


@rules_on("Vigilance", "LSJ 20070403")
def test_vigilance_wakes_during_an_action_only() -> None:
    """Not in another phase of the turn."""
    t = position(
        seat(ready=["Mira 4/8"], hand=["Blood Doll"]),
        seat(ready=[("Otis 3/3 imbued clan:Judge jud locked", ["Vigilance", "Second Sight"])]),
        bystander(),
        phase="master",
        options={"legacy": True},
    )
    t.does("play Blood Doll")
    while t.asks != "minion":
        assert not t.offers("use Vigilance")
        t.passes()
    t.does("hunt Mira")
    until(t, "use Vigilance Otis -2")
    t.does("use Vigilance Otis -2", by="b")
    assert not [told for told in t.told("plays") if told["seat"] == 1]
    to_the_end(t)


# -- Seraph's Second --------------------------------------------------------------------------------------------------


@editions
@rules_on("Seraph's Second", "LSJ 20030103")
def test_a_seraph_seconds_one_who_has_gone_to_torpor_after_all_combats(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 1/8 trait:black-hand", "Ilse 4/8 trait:black-hand trait:seraph"],
            hand=["Seraph's Second"],
        ),
        seat(ready=["Oskar 4/8 strength:3"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    while not t.offers("play Seraph's Second Ilse 0"):
        assert t.asks not in t.quiet
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.region("Mira"), len(t.told("combat-over"))) == ("torpor", 1)
    t.does("play Seraph's Second Ilse 0", by="a")
    assert t.measure("Mira.locked") == 0
    to_the_end(t)


# -- control ----------------------------------------------------------------------------------------------------------


@rules_on("Temptation", "PIB 20121028")
def test_nobody_answers_as_the_counters_of_a_temptation_are_burned() -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(ready=[("Shalmath blood:2 locked", ["Temptation"])]), bystander())
    t.g.controller[t["Temptation"]] = 0
    t.g.blood[t["Temptation"]] = 2
    t.g.total += 2
    t.g.forget_moments()
    while not t.offers("use Temptation"):
        t.passes()
    since = len(t.asked)
    t.does("use Temptation", by="a")
    assert [asked[0] for asked in t.asked[since:]] == [0]
    assert (t.word("Shalmath.controller"), t.measure("Shalmath.locked")) == ("a", 0)


@since_2011
@rules_on("Temptation", "PIB 20150501")
def test_who_has_declined_to_block_does_not_decide_again_as_one_of_hers_is_stolen(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"]),
        seat(ready=[("Oskar 1/4", ["Temptation"]), "Olga 2/4"]),
        bystander(),
        edition=edition,
    )
    t.g.controller[t["Temptation"]] = 0
    t.g.blood[t["Temptation"]] = 1
    t.g.total += 1
    t.g.forget_moments()
    t.does("bleed Mira")
    until(t, "block Olga")
    t.does("pass", by="b")
    until(t, "use Temptation")
    since = len(t.asked)
    t.does("use Temptation", by="a")
    to_the_end(t)
    assert not t.ever_offered("block Olga", since)
    assert not t.ever_offered("block Oskar", since)
    assert t.measure("b.pool") == 29


@rules_on("Rutor's Hand", "LSJ 20031106")
def test_the_hand_of_a_stolen_vampire_unlocks_him_when_his_new_controller_has_begun_a_turn() -> None:
    """It is locked as he changes sides, and unlocks with everything else of hers."""
    theft = made_up("Theft", faces.MASTER, definition=definition(master(control(a(VAMPIRE, OTHERS), YOU))))
    t = position(
        seat(ready=["Mira 4/8"], hand=[theft]),
        seat(ready=[("Oskar 2/4", ["Rutor's Hand"])]),
        bystander(),
        phase="master",
    )
    t.g.lock(t["Rutor's Hand"])
    t.does("play Theft")
    t.does("target Oskar")
    assert (t.word("Oskar.controller"), t.measure("Rutor's Hand.locked")) == ("a", 1)
    passes_to(t, "minion")
    t.does("bleed Oskar")
    to_the_end(t)
    assert t.measure("Oskar.locked") == 1
    assert not t.ever_offered("use Rutor's Hand")
    while t.who() != "a" or t.asks != "minion" or t.measure("Oskar.locked"):
        t.does("pass" if t.offers("pass") else t.options()[0])
    t.does("bleed Oskar")
    until(t, "use Rutor's Hand")
    t.does("use Rutor's Hand", by="a")
    assert t.measure("Oskar.locked") == 0


# -- Tumnimos ---------------------------------------------------------------------------------------------------------


def childe(edition: str, then: Way) -> Table:
    fate = made_up("Fate", faces.MASTER, definition=definition(then))
    t = position(
        seat(ready=["Mira 6/8 clan:Ravnos"], hand=["Tumnimos", fate]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Tumnimos Mira 0")
    for _ in range(150):
        if t.asks == "master" and t.who() == "a":
            break
        t.does("pass" if t.offers("pass") else t.options()[0])
    t.does_all("play Fate", "target Tumnimos")
    return t


@editions
@rules_on("Tumnimos", "RTR 19990712")
def test_a_tumnimos_that_is_banished_can_be_influenced(edition: str) -> None:
    t = childe(edition, master(put(a(VAMPIRE, IN_PLAY), UNCONTROLLED)))
    assert (t.region("Tumnimos"), t.g.is_vampire(t["Tumnimos"])) == ("uncontrolled", True)
    while t.asks != "influence":
        t.does("pass")
    assert t.offers("invest Tumnimos")


@editions
@rules_on("Tumnimos", "LSJ 20041201-2")
def test_a_tumnimos_is_burned_instead_of_going_to_the_crypt(edition: str) -> None:
    t = childe(edition, master(put(a(VAMPIRE, IN_PLAY), BOTTOM)))
    assert t.region("Tumnimos") == "ash-heap"
