"""What cards cost: blood, pool, other things; where counters come from and where they go."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import card, editions, errand, knife
from tests.vtes.rules.master.cards import coin
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import keeping as keep
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode, giving
from tests.vtes.shorthand.keeping import reduce_cost

only_2023 = pytest.mark.parametrize("edition", ["2023"])


def master(name: str, *verbs: base.Verb, pool: int = 0) -> Face:
    return card(name, faces.MASTER, build.master(*verbs), pool=pool)


@editions
@proves("card.cost.blood", "card.cost.paid-is-burned", "card.burn.counter-to-bank")
def test_a_blood_cost_is_burned_by_the_vampire_who_takes_the_action(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5", "Ira 3/5"], hand=[errand(blood=2)]), seat(), edition=edition)
    bank = t.g.bank
    with t.changes("Mira.blood", -2), t.unchanged("Ira.blood"), t.changes("a.pool", 1):
        t.does("play Errand Mira")
        t.goes_on()
    assert t.g.bank == bank + 2 - 1
    t.is_quiet()


@editions
@proves("card.cost.pool", "card.cost.paid-is-burned", "term.pool.influence")
def test_a_pool_cost_is_burned_by_the_methuselah_who_plays_the_card_or_controls_the_minion(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[master("Fee", do.gain_pool(1), pool=3), knife(pool=2)]),
        seat(),
        edition=edition,
        phase="master",
    )
    bank = t.g.bank
    with t.changes("a.pool", 1 - 3), t.unchanged("b.pool"):
        t.does("play Fee")
    assert t.g.bank == bank + 3 - 1
    t.passes_until("minion")
    with t.changes("a.pool", -2), t.unchanged("Mira.blood"):
        t.does("play Knife Mira")
        t.goes_on()
    assert t.g.bank == bank + 3 - 1 + 2


@only_2023
@proves("card.cost.must-afford", "card.cost.own-resources", "card.cost.minion-uses-controller")
def test_a_cost_must_be_there_in_blood_of_his_own_or_pool_of_his_controller(edition: str) -> None:
    t = position(
        seat(
            ready=["Poor 1/5", "Rich 5/5", "Brute ally 2"],
            hand=[errand(blood=2), knife(pool=3), knife("Dear", 9)],
            pool=8,
        ),
        seat(pool=30),
        edition=edition,
    )
    assert t.offers("play Errand Rich")
    assert not t.offers("play Errand Poor"), "not even with the blood of Rich"
    assert t.clauses("play Errand Poor 0", by="a") == ["card.cost.blood"]
    assert t.clauses("play Dear Rich 0", by="a") == ["card.cost.pool"]
    with t.changes("a.pool", -3):
        t.does("play Knife Brute")
        t.goes_on()
    assert t.g.on(t["Brute"]) == [t["Knife"]]


@editions
def test_a_way_to_play_a_card_can_be_free_though_the_card_costs_pool(edition: str) -> None:
    ways = build.master(do.gain_pool(1)), build.master(do.gain_pool(1), pool=0)
    boon = card("Boon", faces.MASTER, *ways, pool=3)
    for way, change in ((0, -2), (1, +1)):
        t = position(seat(hand=[boon]), seat(), edition=edition, phase="master")
        with t.changes("a.pool", change):
            t.does(f"play Boon -1 {way}")
        t.is_quiet()


@only_2023
@proves("card.cost.alternative")
def test_the_edge_or_a_discarded_card_are_paid_from_her_own(edition: str) -> None:
    crown = master("Crown", keep.burn_edge(), do.gain_pool(4))
    swap = master("Swap", keep.discard_card(), do.gain_pool(2))
    t = position(seat(hand=[crown, coin()]), seat(edge=True), edition=edition, phase="master")
    assert not t.offers("play Crown")
    assert t.clauses("play Crown -1 0", by="a") == ["card.cost.alternative"]
    t = position(seat(hand=[crown, coin()], edge=True), seat(), edition=edition, phase="master")
    t.does("play Crown")
    assert (t.g.edge, t.measure("a.pool")) == (-1, 34)
    t = position(seat(hand=[swap], ash_heap=[coin("Other")]), seat(hand=[coin()]), edition=edition, phase="discard")
    assert t.clauses("play Swap -1 0", by="a")[-1] == "card.cost.alternative"
    t = position(seat(hand=[swap, coin(), coin("Other")]), seat(hand=[coin("Hers")]), edition=edition, phase="master")
    t.does("play Swap")
    assert t.options() == [f"discard {t['Coin']}", f"discard {t['Other']}"]
    t.does("discard Other")
    assert (t.region("Other"), t.measure("a.pool")) == ("ash-heap", 32)
    t.is_quiet()


@editions
@proves("card.counter.gain-from-bank", editions="2023")
def test_what_is_gained_comes_from_the_bank(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[master("Boon", do.gain_pool(2))]), seat(), edition=edition, phase="master"
    )
    bank = t.g.bank
    t.does("play Boon")
    assert (t.measure("a.pool"), t.g.bank) == (32, bank - 2)
    t.passes_until("minion")
    t.does("hunt Mira")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.g.bank) == (4, bank - 3)
    t.is_quiet()


@editions
@proves("card.crypt.blood-cap")
def test_blood_beyond_the_capacity_goes_to_the_bank_at_once(edition: str) -> None:
    feast = card("Feast", faces.MASTER, build.master(do.gain_blood(4, base.TARGET), target=choose.minions()))
    t = position(seat(ready=["Mira 3/5"], hand=[feast]), seat(), edition=edition, phase="master")
    bank = t.g.bank
    t.does("play Feast")
    assert (t.measure("Mira.blood"), t.g.bank) == (5, bank - 2)
    t.is_quiet()


@editions
@proves("card.crypt.blood-cap")
def test_a_vampire_who_loses_capacity_keeps_no_more_blood_than_what_is_left(edition: str) -> None:
    forget = as_mode((do.burn_card(base.CARD),), windows.MASTER)
    lesson = card(
        "Lesson", faces.MASTER, build.master(do.put_on()), gives=(giving(spans.CAPACITY, 2),), abilities=(forget,)
    )
    t = position(seat(ready=[("Mira 7/5", [lesson])], hand=[coin()]), seat(), edition=edition, phase="master")
    assert t.measure("Mira.blood") == 7
    t.does("use Lesson")
    assert t.measure("Mira.blood") == 5
    t.is_quiet()


# -- reductions -------------------------------------------------------------------------------------------------------


def broker(locks: bool = False) -> Face:
    """A location that makes an equipment card cost 2 pool less, once a turn or by locking it."""
    cost = (do.lock_card(base.CARD),) if locks else ()
    use = as_mode((*cost, reduce_cost(faces.EQUIPMENT, pool=2)), windows.PAYING, once=not locks)
    return card("Broker", faces.MASTER, build.master(do.put_in_play()), abilities=(use,), traits=("location",))


@editions
@proves("card.cost.reduction-timing", editions="2023")
def test_a_reduction_may_be_used_as_the_card_is_played_or_once_the_action_succeeds(edition: str) -> None:
    for early in (True, False):
        t = position(
            seat(ready=["Mira 3/5"], hand=[knife(pool=3)], play=[broker()]), seat(ready=["Oskar 2/4"]), edition=edition
        )
        t.does("play Knife Mira")
        assert (t.who(), t.asks) == ("a", "paying")
        if early:
            t.does("use Broker")
        else:
            t.passes()
        t.does("pass", by="b")
        if not early:
            assert (t.who(), t.asks, t.measure("a.pool")) == ("a", "paying", 30)
            t.does("use Broker")
        assert t.measure("a.pool") == 30 - 1
        assert t.g.on(t["Mira"]) == [t["Knife"]]
        t.is_quiet()


@editions
@proves("card.cost.reduction-timing", "card.cost.must-afford", editions="2023")
def test_a_card_too_dear_may_be_played_if_a_reduction_makes_it_payable(edition: str) -> None:
    dear = knife(pool=4)
    t = position(seat(ready=["Mira 3/5"], hand=[dear], pool=3), seat(), edition=edition)
    assert t.clauses("play Knife Mira 0", by="a") == ["card.cost.pool"]
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5"], hand=[dear, knife("Other", 6)], play=[broker()], pool=3),
        seat(),
        edition=edition,
    )
    assert not t.offers("play Other Mira")
    t.does("play Knife Mira")
    assert (t.asks, t.offers("pass"), t.offers("use Broker")) == ("paying", True, True)
    t.passes()
    assert (t.measure("a.pool"), t.g.on(t["Mira"])) == (1, [t["Knife"]]), "there was no choice but to use it then"
    t.is_quiet()


@editions
@proves("card.cost.reduction-timing", "card.cost.must-afford", editions="2023")
def test_a_card_that_changes_what_other_actions_cost_leaves_a_reduction_for_this_one(
    edition: str,
) -> None:
    """The goblet makes rescues cheaper."""
    t = position(
        seat(ready=[("Mira 3/5", ["Ritual Goblet"])], hand=[knife(pool=4)], play=[broker()], pool=3),
        seat(),
        edition=edition,
    )
    t.does("play Knife Mira")
    t.goes_on("paying")
    assert (t.measure("a.pool"), t.region("Knife")) == (1, "attached")
    t.is_quiet()


@only_2023
@proves("card.cost.reduction-cancelled")
def test_a_reduction_that_locks_nothing_unlocks_nothing_if_its_card_is_cancelled(edition: str) -> None:
    """The Hackerspace pays with its counters, and was locked before."""
    stop = card("Stop", faces.MASTER, build.cancels(do.cancel_card(faces.EQUIPMENT)), traits=("out-of-turn",))
    t = position(
        seat(ready=["Mira 1/8 sect:Anarch"], hand=[".44 Magnum"], play=["Hackerspace counters:2 locked"]),
        seat(ready=["Oskar 2/4"], hand=[stop]),
        edition=edition,
    )
    t.does_all("play .44 Magnum Mira", "use Hackerspace", "amount 2")
    t.does("play Stop", by="b")
    assert (t.measure("Hackerspace.locked"), t.measure("Hackerspace.blood"), t.measure("a.pool")) == (1, 2, 30)
    t.is_quiet()


@only_2023
@proves("card.cost.reduction-cancelled")
@pytest.mark.parametrize("locks", [True, False])
def test_a_reduction_of_a_cancelled_card_does_not_count_as_used(edition: str, locks: bool) -> None:
    stop = card("Stop", faces.MASTER, build.cancels(do.cancel_card(faces.EQUIPMENT)), traits=("out-of-turn",))
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5"], hand=[knife(pool=3), knife("Other", 3)], play=[broker(locks)]),
        seat(ready=["Oskar 2/4"], hand=[stop]),
        edition=edition,
    )
    t.does("play Knife Mira")
    t.does("use Broker", by="a")
    assert not t.offers("use Broker")
    t.does("play Stop", by="b")
    assert (t.measure("a.pool"), t.measure("Mira.locked"), t.measure("Broker.locked")) == (30, 0, 0)
    t.does("play Other Mira")
    t.does("use Broker", by="a")
    t.goes_on()
    assert t.measure("a.pool") == 29
    t.does("hunt Ira")
    t.goes_on()
    t.is_quiet()


@editions
@proves("card.cost.reduction-cancelled", editions="2023")
def test_a_reduction_of_a_card_that_was_played_is_used_up(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5"], hand=[knife(pool=3), knife("Other", 3)], play=[broker()]),
        seat(),
        edition=edition,
    )
    t.does("play Knife Mira")
    t.does("use Broker", by="a")
    t.goes_on()
    t.does("play Other Ira")
    t.goes_on()
    assert t.measure("a.pool") == 30 - 1 - 3
    t.is_quiet()


@editions
def test_a_reduction_works_for_cards_of_a_methuselah_too(edition: str) -> None:
    use = as_mode((reduce_cost(faces.MASTER, pool=1),), windows.PAYING, once=True)
    bank = card("Bank", faces.MASTER, build.master(do.put_in_play()), abilities=(use,))
    t = position(
        seat(hand=[master("Fee", do.gain_pool(1), pool=3), "Blank Page"], play=[bank]),
        seat(),
        edition=edition,
        phase="master",
    )
    t.does("play Fee")
    t.does("use Bank", by="a")
    assert t.measure("a.pool") == 30 + 1 - 2
    t.is_quiet()
