"""Cards in play: whose they are, who controls them, what they are on, what can be aimed at, where they go."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats, windows
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import card, editions, hound, knife, since_2011, thug
from tests.vtes.rules.master.cards import chapel, coin
from tests.vtes.shorthand import action as act
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import keeping as keep
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode

only_2023 = pytest.mark.parametrize("edition", ["2023"])
DOOM = card("Doom", faces.MASTER, build.master(do.burn_card(), target=choose.minions(ready=False)))
TAKE = card("Take Over", faces.MASTER, build.master(keep.take_control(), target=choose.minions(choose.FOREIGN)))


def curse(types: int) -> Face:
    """Put on another's minion; its controller may lock it in her master phase to gain 1 pool."""
    use = as_mode((do.lock_card(base.CARD), do.gain_pool(1)), windows.MASTER)
    mode = (
        build.master(do.put_on(), target=choose.minions(choose.FOREIGN))
        if types == faces.MASTER
        else build.action("", do.put_on(), target=choose.minions(choose.FOREIGN))
    )
    return card("Curse", types, mode, abilities=(use,))


# -- owners and controllers -------------------------------------------------------------------------------------------


@editions
@proves("card.ownership.permanent", "card.burn.to-owner", "card.control.change")
def test_a_card_taken_over_is_still_its_owners_and_burned_to_her_ash_heap(edition: str) -> None:
    t = position(seat(hand=[TAKE, DOOM]), seat(ready=[("Oskar 2/4", [knife()])]), edition=edition, phase="master")
    t.does("play Take Over")
    assert (t.g.controller[t["Oskar"]], t.g.owner[t["Oskar"]], t.g.controller[t["Knife"]]) == (0, 1, 0)
    assert t.g.ready(0) == [t["Oskar"]]
    t.passes_until("minion")
    assert t.offers("bleed Oskar")
    t.passes_until_offered("play Doom")
    t.does("play Doom")
    assert t.g.ash_heap(1) == [t["Knife"], t["Oskar"]]
    assert t.g.ash_heap(0) == [t["Take Over"], t["Doom"]]


@editions
@proves("card.ownership.return", "card.ownership.permanent")
def test_at_the_end_of_the_game_every_card_is_still_its_first_owners(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[TAKE]), seat(ready=["Oskar 2/4"], pool=2), edition=edition, phase="master"
    )
    owners = list(t.g.owner)
    t.does("play Take Over")
    t.passes_until("minion")
    t.does("bleed Mira")
    t.goes_on()
    t.does("bleed Oskar")
    t.goes_on()
    assert t.game.decision is None
    assert t.g.owner == owners
    t.is_quiet()


@only_2023
@proves("card.control.vampire")
def test_a_vampire_is_controlled_by_the_methuselah_who_brought_him_into_play(edition: str) -> None:
    t = position(seat(), seat(uncontrolled=["Mira 5/5"]), edition=edition, phase="influence", turn="b")
    t.does("out Mira")
    assert t.happened("controlled", seat=1, card=t["Mira"])
    assert t.g.controller[t["Mira"]] == 1
    assert t.g.ready(1) == [t["Mira"]]


@editions
@proves("card.control.master")
def test_a_master_card_on_anothers_minion_is_controlled_and_used_by_who_played_it(edition: str) -> None:
    t = position(
        seat(hand=[curse(faces.MASTER)]),
        seat(ready=["Oskar 2/4"], hand=[coin()]),
        edition=edition,
        phase="master",
    )
    t.does("play Curse")
    assert (t.g.host[t["Curse"]], t.g.controller[t["Curse"]]) == (t["Oskar"], 0)
    t.does("use Curse", by="a")
    assert t.measure("a.pool") == 31
    t.passes_until("master")
    assert (t.who(), t.options("use")) == ("b", [])
    while t.who() != "a" or t.asks != "master":
        t.passes()
    assert t.offers("use Curse"), "it has unlocked with her cards"


@editions
@proves("card.control.on-minion")
def test_a_minion_card_on_a_minion_is_controlled_by_his_controller(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[curse(faces.ACTION)]),
        seat(ready=["Oskar 2/4 locked"], hand=[coin()]),
        edition=edition,
    )
    t.does("play Curse Mira")
    t.goes_on()
    assert (t.g.host[t["Curse"]], t.g.controller[t["Curse"]]) == (t["Oskar"], 1)
    while t.asks != "master":
        t.passes()
    t.does("use Curse", by="b")
    assert t.measure("b.pool") == 31


@editions
@proves("card.control.loose")
def test_a_minion_card_in_play_on_no_other_is_controlled_by_who_played_it(edition: str) -> None:
    works = card(
        "Works", faces.ACTION, build.action("", do.put_in_play()), abilities=curse(faces.MASTER).definition.abilities
    )
    t = position(seat(ready=["Mira 3/5"], hand=[works]), seat(), edition=edition)
    t.does("play Works Mira")
    t.goes_on()
    assert t.g.in_play(0) == [t["Works"]]
    assert t.g.controller[t["Works"]] == 0
    while t.asks != "master":
        t.passes()
    assert t.offers("use Works")


@only_2023
@proves("card.control.change")
def test_only_an_effect_that_says_so_changes_control(edition: str) -> None:
    t = position(
        seat(hand=[curse(faces.MASTER), TAKE, "Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
        phase="master",
    )
    t.does("play Curse")
    assert t.g.controller[t["Oskar"]] == 1
    t.passes_until_offered("play Take Over")
    t.does("play Take Over")
    assert t.happened("control", card=t["Oskar"], seat=0)
    assert t.g.controller[t["Oskar"]] == 0


# -- on other cards ---------------------------------------------------------------------------------------------------


@only_2023
@proves("card.attach.both-ways", "term.employer.definition")
def test_a_card_on_another_is_attached_to_it_and_the_other_to_it(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5", "Ira 3/5"], hand=[hound()]), seat(), edition=edition)
    t.does("play Hound Mira")
    t.goes_on()
    assert t.g.on(t["Mira"]) == [t["Hound"]]
    assert t.g.host[t["Hound"]] == t["Mira"]
    assert (stats.intercept(t.g, t["Mira"]), stats.intercept(t.g, t["Ira"])) == (1, 0), "she employs it"


@editions
@proves("card.attach.burned-with-minion", "card.burn.attachments", "card.burn.counter-to-bank")
def test_with_a_minion_everything_on_him_is_burned_and_the_counters_go_to_the_bank(edition: str) -> None:
    t = position(seat(hand=[DOOM]), seat(ready=[("Oskar 2/4", [knife(), hound()])]), edition=edition, phase="master")
    bank = t.g.bank
    t.does("play Doom")
    assert [t.region(name) for name in ("Oskar", "Knife", "Hound")] == ["ash-heap"] * 3
    assert t.happened("burned", card=t["Hound"], clause="card.burn.attachments")
    assert t.g.bank == bank + 2 + 2
    assert t.measure("Oskar.blood") == t.measure("Hound.blood") == 0
    t.is_quiet()


@since_2011
@proves("card.burn.attachments")
def test_cards_of_any_kind_on_a_burned_card_are_burned_each_to_its_owner(edition: str) -> None:
    t = position(seat(hand=[curse(faces.MASTER), DOOM]), seat(ready=["Oskar 2/4"]), edition=edition, phase="master")
    t.does("play Curse")
    t.passes_until_offered("play Doom")
    t.does("play Doom")
    assert t.region("Curse") == "ash-heap"
    assert t["Curse"] in t.g.ash_heap(0)
    assert t.g.ash_heap(1) == [t["Oskar"]]


# -- where cards go ---------------------------------------------------------------------------------------------------


@editions
@proves("card.remove.unreachable")
def test_a_card_out_of_the_game_is_out_of_reach_but_the_ash_heap_is_not(edition: str) -> None:
    erase = card(
        "Erase", faces.ACTION, build.action("", act.remove_from_game(), target=choose.in_ash_heap(~0, choose.FOREIGN))
    )
    fetch = card(
        "Fetch", faces.ACTION, build.action("", act.bring_in(), target=choose.in_ash_heap(faces.ALLY, choose.ANYBODY))
    )
    t = position(seat(ready=["Mira 3/5", "Ira 3/5"], hand=[erase, fetch]), seat(ash_heap=[thug()]), edition=edition)
    assert t.offers("play Fetch Mira")
    t.does("play Erase Mira")
    t.goes_on()
    assert (t.region("Thug"), t.g.ash_heap(1)) == ("removed", [])
    assert not t.offers("play Fetch Ira")
    assert t.clauses("play Fetch Ira 0", by="a") == ["card.target.in-play"]


@since_2011
@proves("card.remove.attachments")
def test_what_is_on_a_card_that_leaves_the_game_is_burned(edition: str) -> None:
    erase = card("Erase", faces.MASTER, build.master(act.remove_from_game(), target=choose.minions(choose.FOREIGN)))
    t = position(seat(hand=[erase]), seat(ready=[("Oskar 2/4", [knife()])]), edition=edition, phase="master")
    bank = t.g.bank
    t.does("play Erase")
    assert (t.region("Oskar"), t.region("Knife"), t.g.bank) == ("removed", "ash-heap", bank + 2)
    t.is_quiet()


@editions
@proves("card.ash-heap.discard-pile", "card.ash-heap.public", "term.burn.vs-discard")
def test_burned_and_discarded_cards_lie_in_their_owners_ash_heap_for_all_to_see(edition: str) -> None:
    t = position(seat(hand=[DOOM, coin()]), seat(ready=["Oskar 2/4"]), seat(), edition=edition, phase="master")
    t.does("play Doom")
    t.passes_until("discard")
    t.does("discard Coin")
    assert (t.g.ash_heap(0), t.g.ash_heap(1)) == ([t["Doom"], t["Coin"]], [t["Oskar"]])
    assert t.happened("burned", card=t["Oskar"])
    assert t.happened("discarded", card=t["Coin"])
    assert not t.happened("burned", card=t["Coin"])
    for watcher in (0, 1, 2):
        shown = t.g.view(watcher).faces
        assert [shown[t[name]] for name in ("Doom", "Coin", "Oskar")] == [
            t.g.face[t[name]].key for name in ("Doom", "Coin", "Oskar")
        ]


@editions
@proves("card.target.in-play", "card.target.torpor", "card.target.uncontrolled", "card.target.contested")
def test_targets_are_in_play_in_torpor_too_but_neither_uncontrolled_nor_contested(edition: str) -> None:
    t = position(
        seat(uncontrolled=["Ash 5/5"], hand=[DOOM], library=9),
        seat(ready=["Oskar 2/4", "Ash 3/5"], torpor=["Olga 1/4"], uncontrolled=["Later 1/4"], library=9),
        edition=edition,
        phase="influence",
    )
    t.brings_out("Ash")
    t.passes_until("contest")
    t.does("pay Ash#2")
    t.passes_until("contest")
    t.does("pay Ash")
    t.passes_until("master")
    t.does("play Doom", by="a")
    assert t.options() == [f"target {t['Oskar']}", f"target {t['Olga']}"]
    t.does("target Olga")
    assert t.region("Olga") == "ash-heap"


@editions
@proves("card.target.in-play")
def test_without_a_legal_target_the_card_cannot_be_played(edition: str) -> None:
    t = position(seat(hand=[DOOM, coin()]), seat(), edition=edition, phase="master")
    assert not t.offers("play Doom")
    assert t.clauses("play Doom -1 0", by="a") == ["card.target.in-play"]


@editions
def test_a_location_taken_over_serves_its_new_controller(edition: str) -> None:
    seize = card("Seize", faces.MASTER, build.master(keep.take_control(), target=choose.permanents("location")))
    t = position(seat(hand=[seize, coin()]), seat(play=[chapel()]), edition=edition, phase="master")
    t.does("play Seize")
    assert t.g.in_play(0) == [t["Chapel"]]
    t.does("use Chapel", by="a")
    assert t.measure("a.pool") == 31
