"""Action cards and cards in play, political actions, and becoming an anarch."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import ability, card, editions, errand, hound, motion, since_2011, until_2012
from tests.vtes.shorthand import verbs as do


def mill() -> Face:
    """A location: any minion gains 2 pool as an action that costs 1 blood."""
    return card("Mill", faces.MASTER, abilities=(ability(do.gain_pool(2), blood=1),), traits=("location",))


def court() -> Face:
    """A location by which a vampire can call a referendum to gain 2 pool."""
    return card("Court", faces.MASTER, abilities=(ability(do.gain_pool(2), reach="political"),), traits=("location",))


@editions
@proves("action.card.stealth-zero", "action.card.success", "action.resolve.cost-then-effect")
def test_an_action_card_has_no_stealth_and_on_success_costs_and_does_what_it_says(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[errand(blood=2)]), seat(ready=["Oskar 2/4"]), edition=edition)
    t.does("play Errand Mira")
    assert (t.told("action")[0]["stealth"], t.told("action")[0]["blood"]) == (0, 2)
    assert t.measure("Mira.blood") == 3
    t.passes()
    assert (t.measure("Mira.blood"), t.measure("a.pool"), t.region("Errand")) == (1, 31, "ash-heap")
    paid = [event.kind for event in t.story].index("blood")
    gained = [event.kind for event in t.story].index("pool")
    assert paid < gained
    t.is_quiet()


@editions
@proves("action.card.in-play", "action.card.stealth-zero", "minion.act.taps")
def test_an_action_of_a_card_in_play_locks_the_minion_and_is_paid_on_success(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], play=[mill()]), seat(ready=["Oskar 2/4"]), edition=edition)
    t.does("use Mill Mira")
    assert (t.measure("Mira.locked"), t.measure("Mill.locked"), t.measure("Mira.blood")) == (1, 0, 3)
    assert t.told("action")[0]["stealth"] == 0
    t.passes()
    assert (t.measure("Mira.blood"), t.measure("a.pool")) == (2, 32)
    t.is_quiet()


@editions
@proves("action.card.in-play-failure", "action.resolve.blocked-no-cost")
def test_a_card_in_play_stays_when_its_action_is_blocked(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], play=[mill()]), seat(ready=["Oskar 2/4"]), edition=edition)
    t.does_all("use Mill Mira", "block Oskar")
    t.goes_on()
    assert (t.region("Mill"), t.measure("a.pool"), t.measure("Mira.blood")) == ("play", 30, 2)  # one by the combat
    t.is_quiet()


# -- political actions ------------------------------------------------------------------------------------------------


@editions
@proves("action.political.vampires-only")
def test_an_ally_calls_no_referendum(edition: str) -> None:
    t = position(seat(ready=["Thug ally 2", "Mira 3/5"], hand=[motion()], play=[court()]), seat(), edition=edition)
    assert t.offers("play Motion Mira")
    assert not t.offers("play Motion Thug")
    assert t.clauses("play Motion Thug 0", by="a") == ["action.political.vampires-only"]
    assert t.clauses("use Court Thug -1", by="a") == ["action.political.vampires-only"]


@editions
@proves("action.political.stealth", "action.political.undirected", "action.political.play")
def test_a_political_action_is_announced_with_its_card_at_one_stealth_and_is_undirected(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Old Debts"]),
        seat(ready=["O 2/4"]),
        seat(ready=["V 2/4"]),
        seat(ready=["N 2/4"]),
        edition=edition,
    )
    t.does("play Old Debts Mira")
    said = t.told("action")[0]
    assert (said["action"], said["stealth"], said["victims"], said["card"]) == ("political", 1, [], t["Old Debts"])
    assert t.region("Old Debts") == "limbo"
    assert t.measure("Mira.locked") == 1
    assert t.who() == "b"
    assert t.clauses("block V", by="c") == ["block.who.undirected"]
    t.passes()
    assert t.who() == "d"


@editions
@proves("action.political.cost-first")
def test_the_cost_of_a_political_action_is_paid_before_the_referendum(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5 prince"], hand=[motion(pool=1)]), seat(ready=["O 2/4"]), edition=edition)
    t.does("play Motion Mira")
    assert t.measure("a.pool") == 30
    t.passes()
    assert t.told("referendum")
    assert not t.told("result")
    assert t.measure("a.pool") == 29


@editions
@proves("action.political.blocked", "action.resolve.failed-card-burned")
def test_a_blocked_political_action_has_no_referendum_and_its_card_is_burned_unpaid(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[motion(pool=1)]), seat(ready=[("Oskar 2/4", [hound()])]), edition=edition
    )
    t.does_all("play Motion Mira", "block Oskar")
    t.goes_on()
    assert not t.told("referendum")
    assert (t.region("Motion"), t.measure("a.pool")) == ("ash-heap", 30)
    t.is_quiet()


@until_2012
@proves("action.political.from-card-in-play")
def test_a_card_in_play_can_give_a_political_action(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5 prince"], play=[court()]), seat(ready=["O 2/4"]), edition=edition)
    t.does("use Court Mira")
    assert (t.told("action")[0]["action"], t.told("action")[0]["stealth"]) == ("political", 1)
    t.passes()
    assert len(t.told("referendum")) == 1
    t.does("vote Mira for", by="a")
    t.goes_on()
    assert t.told("result")[0]["result"] == "passed"
    assert (t.measure("a.pool"), t.region("Court")) == (32, "play")
    t.is_quiet()


# -- becoming an anarch -----------------------------------------------------------------------------------------------


@since_2011
@proves("action.anarch.who", "action.anarch.cost")
def test_an_untitled_vampire_who_is_none_can_become_an_anarch_for_two_blood(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5", "Lord 3/5 prince", "Free 1/5 sect:Anarch", "Poor 0/5 locked", "Thug ally 2"],
            torpor=["T 3/5"],
        ),
        seat(),
        edition=edition,
    )
    assert t.options("anarch") == [f"anarch {t['Mira']}"]
    for name in ("Lord", "Free", "Thug"):
        assert t.clauses(f"anarch {name}", by="a") == ["action.anarch.who"]
    t.does("anarch Mira")
    assert t.told("action")[0]["blood"] == 1  # Free is another ready anarch
    assert t.measure("Mira.blood") == 2
    alone = position(seat(ready=["Mira 3/5", "Weak 1/5"], torpor=["Free 1/5 sect:Anarch"]), seat(), edition=edition)
    assert alone.clauses("anarch Weak", by="a") == ["action.anarch.cost"]
    alone.does("anarch Mira")
    assert alone.measure("Mira.blood") == 1
    alone.is_quiet()
    for free, offered in (("a", True), ("b", False)):
        seats = [["Weak 1/5"], ["Oskar 1/5"]]
        seats["ab".index(free)].append("Free 1/5 sect:Anarch")
        t = position(*(seat(ready=ready) for ready in seats), edition=edition)
        assert t.offers("anarch Weak") is offered, "an anarch of another Methuselah is no help"


@since_2011
@proves("action.anarch.who", "contest.title.untitled-meanwhile", "contest.title.unsuited")
def test_who_contests_his_title_counts_as_untitled_and_loses_it_by_becoming_an_anarch(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 prince city:Rome"]), seat(), seat(ready=["Otto 2/5 prince city:Rome"]), edition=edition
    )
    assert len(t.g.contesting) == 2
    t.does("anarch Mira")
    t.goes_on()
    assert t.happened("title-lost", card=t["Mira"], clause="contest.title.unsuited")
    assert t.g.contesting == {t["Otto"]: "city of Rome"}
    while not t.happened("title-won", card=t["Otto"]):
        t.passes()
    assert stats.title(t.g, t["Otto"]) == "prince"


@since_2011
@proves("action.anarch.stealth", "action.anarch.undirected", "action.anarch.effect")
def test_becoming_an_anarch_is_undirected_at_one_stealth_and_changes_the_sect_as_the_edition_says(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Camarilla"]),
        seat(ready=["O 2/4"]),
        seat(ready=["V 2/4"]),
        seat(ready=["N 2/4"]),
        edition=edition,
    )
    t.does("anarch Mira")
    said = t.told("action")[0]
    assert (said["stealth"], said["victims"]) == (1, [])
    assert stats.sect(t.g, t["Mira"]) == "Camarilla"
    assert t.who() == "b"
    t.passes()
    assert t.who() == "d"
    t.passes()
    assert stats.is_anarch(t.g, t["Mira"])
    assert stats.sect(t.g, t["Mira"]) == ("Anarch" if edition == "2023" else "Independent")
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2000"])
@proves("action.anarch.who", "action.anarch.effect")
def test_in_2000_there_are_no_anarchs(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(), edition=edition)
    assert t.options("anarch") == []
    assert t.clauses("anarch Mira", by="a") == ["action.anarch.who"]
