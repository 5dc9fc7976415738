"""More vampires whose words stand alone: when they are refused, at their boundaries, and whom they leave alone."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.regions import CONTESTED, READY, UNCONTROLLED
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.referendum_tables import goes
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_elders import stands
from tests.vtes.cards.test_notables import fights

POLL = "Anarchist Uprising"
COPHT = "Cagliostro, The Grand Copht"

# -- actions ----------------------------------------------------------------------------------------------------------


@editions
def test_dan_murdock_may_find_nothing_and_discards_down(edition: str) -> None:
    full = ["Fade"] * 7
    t = stands("Dan Murdock", "Oskar 2/4 locked", edition=edition, hand=full, library=["Minion Tap", "Fade"])
    with t.unchanged(*BYSTANDER, "a.hand", "a.library"):
        t.does("use Dan Murdock Dan Murdock -1")
        t.goes_on("search")
    t = stands("Dan Murdock", "Oskar 2/4 locked", edition=edition, hand=full, library=["Giant's Blood", "Minion Tap"])
    with t.unchanged(*BYSTANDER, "a.pool", "b.pool"):
        t.does("use Dan Murdock Dan Murdock -1")
        t.passes_until("search")
        t.answer(t.options("find")[0])
        t.does("discard Giant's Blood")
    assert (t.measure("a.hand"), t.region("Giant's Blood")) == (7, "ash-heap")
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("gear", "offered"),
    [("Leather Jacket", True), ("Laptop Computer", False), (".44 Magnum", False), ("Zaire River Ferry", False)],
)
def test_darius_shirazi_wants_plain_equipment_of_others(gear: str, offered: bool, edition: str) -> None:
    """A location on a minion is no equipment while it is in play; nor does he steal what is his own Methuselah's."""
    t = stands("Darius Shirazi", ("Oskar 2/4", [gear]), edition=edition)
    assert t.offers("use Darius Shirazi Darius Shirazi -1") is offered
    t = position(
        seat(ready=["Darius Shirazi", ("Mira 2/4", [gear])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    assert not t.offers("use Darius Shirazi Darius Shirazi -1")


@editions
def test_talbot_pays_even_if_he_is_blocked(edition: str) -> None:
    t = stands("Talbot", "Oskar 4/8", ("Guard 4/8", ["Raven Spy"]), edition=edition, hand=["Minion Tap"])
    t.does("use Talbot Talbot -1")
    t.does("target Oskar")
    assert (t.region("Minion Tap"), t.measure("Talbot.stealth")) == ("ash-heap", 1)
    t.passes_until_offered("block Guard")
    t.does("block Guard")
    with t.unchanged(*BYSTANDER, "Oskar.blood", "b.pool"):
        t.goes_on()
    assert t.measure("Guard.blood") == 3


# -- numbers ----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Janni", "RTR 19960221")
@rules_on("Janni", "RTR 19970630")
@pytest.mark.parametrize(
    ("other", "region", "blood"), [("Oskar 6/9 clan:Kiasyd", "torpor", None), ("Oskar 6/9 clan:Toreador", "ready", 2)]
)
def test_what_janni_adds_is_of_the_same_kind(other: str, region: str, blood: int | None, edition: str) -> None:
    """With a blade that wounds one clan badly, the additional point does too; her own bare hand adds nothing."""
    t = stands(("Janni", ["Banshee Ironwail"]), other, edition=edition)
    t.g.blood[t["Janni"]] = 4
    fights(t, "Janni")
    on(t, "strike")
    t.answer(next(one for one in t.options("use") if one.startswith(f"use {t['Banshee Ironwail']} ")))
    on(t)
    assert t.region("Oskar") == region
    assert blood is None or t.measure("Oskar.blood") == blood


@editions
def test_janni_aims_at_the_ministry_and_at_nobody_else(edition: str) -> None:
    t = stands("Janni", "Oskar 6/8 clan:Ministry", "Ute 6/8 clan:Toreador", edition=edition)
    with t.unchanged(*BYSTANDER, "Ute.blood", "b.pool"):
        t.does("use Janni Janni -1")
        assert t.told("action")[-1]["victims"] == [1]
        t.goes_on()
    assert t.measure("Oskar.blood") == 5
    t.is_quiet()


@editions
def test_servius_counts_whoever_is_ready_and_leaves_hands_when_he_is_gone(edition: str) -> None:
    t = position(
        seat(torpor=["Servius Marius Pustula"], ready=["Mira 2/7"]),
        seat(ready=["Oskar 2/8"], torpor=["Ute 2/9"]),
        bystander(),
        edition=edition,
    )
    assert [stats.hand_size(t.g, one) - 7 for one in range(3)] == [0, 1, 0]
    t.g.burn(t["Servius Marius Pustula"])
    assert [stats.hand_size(t.g, one) - 7 for one in range(3)] == [0, 0, 0]


@editions
@pytest.mark.parametrize(("hunted", "votes"), [("Lithrac", 2), ("Mira", 0)])
def test_lithrac_is_defended_in_a_blood_hunt(hunted: str, votes: int, edition: str) -> None:
    """Two votes of his Methuselah, in a referendum about him and no other."""
    t = position(
        seat(ready=["Lithrac", "Mira 4/8"]),
        seat(ready=["Oskar 2/4 primogen"], torpor=["Gone 0/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"diablerize {hunted} Gone")
    while not t.offers("vote Oskar for"):
        t.does("blood-hunt" if t.asks == "blood-hunt" else "pass")
    t.does("vote Oskar for")
    goes(t, favour="b", against="a")
    assert t.told("result")[-1]["against"] == votes
    assert (t.region(hunted) == "ready") is (votes > 0)


@editions
@rules_on("Spiridonas", "SFC 19960819")
def test_spiridonas_waits_until_nobody_blocks_and_does_it_once(edition: str) -> None:
    t = stands("Spiridonas", "Oskar 2/4", edition=edition)
    t.g.blood[t["Spiridonas"]] = 8
    t.does("bleed Spiridonas")
    t.passes_until_offered("block Oskar")
    t.passes()
    t.passes_until_offered("use Spiridonas Spiridonas -1")
    assert not t.offers("block Oskar")
    t.does("use Spiridonas Spiridonas -1", by="a")
    since = len(t.asked)
    with t.unchanged(*BYSTANDER):
        t.does("amount 4")
        t.goes_on()
    assert (t.measure("b.pool"), t.measure("Spiridonas.blood")) == (27, 4)
    assert not t.ever_offered("use Spiridonas", since)


@editions
@pytest.mark.parametrize(("action", "blood", "offered"), [("bleed", 4, True), ("hunt", 4, False)])
def test_esau_tosses_his_coin_for_a_bleed_only(action: str, blood: int, offered: bool, edition: str) -> None:
    t = stands("Esau", "Oskar 2/4", edition=edition)
    t.g.blood[t["Esau"]] = blood
    t.does(f"{action} Esau")
    assert t.offers("use Esau Esau -1") is offered


def test_the_coin_of_esau_has_two_sides() -> None:
    """Twelve tables that differ only in their seed."""
    found = set()
    for seed in range(12):
        t = position(seat(ready=["Esau"]), seat(ready=["Oskar 2/4"]), bystander(), seed=seed)
        t.g.blood[t["Esau"]] = 4
        t.does("bleed Esau")
        t.does("use Esau Esau -1")
        found.add(t.measure("Esau.bleed"))
    assert len(found) == 2


@editions
def test_sean_rycek_locked_and_bloodless_gets_no_votes(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8"], hand=[POLL]), seat(ready=["Sean Rycek locked"]), bystander(), edition=edition)
    t.g.blood[t["Sean Rycek"]] = 0
    t.does(f"play {POLL} Mira")
    t.goes_on()
    assert not t.ever_offered("use Sean Rycek")


@editions
def test_sean_rycek_burns_nothing_but_boons(edition: str) -> None:
    t = position(
        seat(ready=["Sean Rycek"]), seat(ready=["Oskar 2/4"], play=["The Barrens"]), bystander(), edition=edition
    )
    assert not t.offers("use Sean Rycek Sean Rycek -3")


@editions
@pytest.mark.parametrize(
    ("who", "edge", "offered"),
    [("Oskar", True, True), ("", True, False), ("Oskar", False, False)],
)
def test_soldat_helps_any_black_hand_vampire_for_the_edge(who: str, edge: bool, offered: bool, edition: str) -> None:
    """One of another Methuselah, too; nobody else."""
    other = "Oskar 2/4 trait:black-hand" if who else "Oskar 2/4"
    t = position(seat(ready=["Mira 6/8", "Soldat"], edge=edge), seat(ready=[other]), bystander(), edition=edition)
    fights(t, "Mira")
    since = len(t.asked)
    if offered:
        t.passes_until_offered("use Soldat -1 -1")
        t.does("use Soldat -1 -1", by="a")
        t.passes_until_offered("maneuver")
        assert t.who() == "b"
    t.goes_on()
    assert t.ever_offered("use Soldat -1 -1", since - 1) is offered


# -- what follows on something ----------------------------------------------------------------------------------------


@editions
def test_nobody_younger_and_no_ally_maneuvers_against_leo_washington(edition: str) -> None:
    for other in ("Oskar ally 4", "Oskar 2/2"):
        t = stands("Leo Washington", other, edition=edition)
        since = len(t.asked)
        fights(t, "Leo Washington")
        t.goes_on()
        assert not t.ever_offered("maneuver", since)


@editions
def test_kendrick_in_torpor_or_before_an_empty_hand_looks_at_nothing(edition: str) -> None:
    for ready, torpor, hand, offered in (
        (["Kendrick"], [], ["Blank Page"], True),
        (["Mira 2/4"], ["Kendrick"], ["Blank Page"], False),
        (["Kendrick"], [], [], False),
    ):
        t = position(
            seat(ready=ready, torpor=torpor, hand=["Minion Tap"]),
            seat(ready=["Oskar 2/4"], hand=hand),
            bystander(),
            phase="master",
            edition=edition,
        )
        assert t.offers("use Kendrick -1 -1") is offered


@editions
def test_only_who_controls_kendrick_sees_the_card(edition: str) -> None:
    t = position(
        seat(ready=["Kendrick"], hand=["Minion Tap"]),
        seat(ready=["Oskar 2/4"], hand=["Fade"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.hand"):
        t.does("use Kendrick -1 -1")
    assert (t.g.seen(t["Fade"], 0), t.g.seen(t["Fade"], 2)) == (True, False)


@editions
def test_doyle_fincher_feeds_one_vampire_of_his_prey(edition: str) -> None:
    t = position(
        seat(ready=["Doyle Fincher"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4", "Ute 2/4", "Brute ally 2"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.g.blood[t["Doyle Fincher"]] = 7
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Brute.blood", "Doyle Fincher.blood"):
        t.passes_until("pick")
        assert len(t.options("pick")) == 2
        t.does("pick Ute", by="a")
    assert t.measure("Ute.blood") == 3


@editions
def test_cagliostro_in_torpor_discards_no_more_than_others(edition: str) -> None:
    for region, times in (("ready", 2), ("torpor", 1)):
        t = position(
            seat(hand=["Blank Page"] * 7, library=20, **{region: [COPHT]}),  # type: ignore[arg-type]
            seat(ready=["Oskar 2/4"]),
            bystander(),
            phase="influence",
            edition=edition,
        )
        for _ in range(2):  # in each turn of hers
            passes_to(t, "discard")
            done = 0
            while t.asks == "discard" and t.who() == "a":
                t.answer(t.options("discard")[0])
                done += 1
            assert done == times


@editions
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_cagliostro_corrupts_whom_he_likes_and_only_after_a_combat(answer: str, edition: str) -> None:
    t = stands(COPHT, "Oskar 4/8", "Ute 4/8", edition=edition)
    fights(t, COPHT)
    while t.asks != "may":
        assert t.g.counters_on(t["Oskar"], "corruption") == 0
        t.does("strike hand" if t.asks == "strike" else "pass")
    with t.unchanged(*BYSTANDER):
        t.does(answer, by="a")
        t.goes_on()
    assert [t.g.counters_on(t[one], "corruption") for one in ("Oskar", "Ute")] == [int(answer == "yes"), 0]
    t.is_quiet()


@editions
def test_an_action_that_nobody_blocks_corrupts_nobody(edition: str) -> None:
    t = stands(COPHT, "Oskar 4/8", edition=edition)
    t.does(f"bleed {COPHT}")
    t.goes_on()
    assert t.g.counters_on(t["Oskar"], "corruption") == 0


@editions
@pytest.mark.parametrize("other", ["Oskar ally 4", "Oskar 2/7"])
def test_who_is_not_younger_than_gracis_nostinus_stays_unlocked(other: str, edition: str) -> None:
    t = stands("Gracis Nostinus", other, "Ute 2/4", edition=edition)
    t.does("hunt Gracis Nostinus")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    with t.unchanged(*BYSTANDER, "Ute.locked"):
        t.goes_on()
    assert t.measure("Oskar.locked") == 0


@editions
def test_who_blocks_gracis_nostinus_pays_nothing_for_failing_others(edition: str) -> None:
    """Only attempts to block Gracis himself count."""
    t = position(seat(ready=["Gracis Nostinus", "Mira 4/8"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.goes_on()
    assert t.measure("Oskar.locked") == 0


@editions
def test_who_blocks_iris_bennett_need_not_look_and_nobody_else_sees(edition: str) -> None:
    for answer, seen in (("yes", True), ("no", False)):
        t = stands("Iris Bennett", "Oskar 2/8", edition=edition, hand=["Blank Page"])
        fights(t, "Iris Bennett")
        assert not t.told("combat")  # before the block is resolved
        t.does(answer, by="b")
        assert (t.g.seen(t["Blank Page"], 1), t.g.seen(t["Blank Page"], 2)) == (seen, False)
        t.goes_on()


def contesting_victor(rival: str, edition: str) -> tuple[Table, int]:
    """Seat a influences a Victor out, while seat b has one, and Oskar; the one of seat a."""
    t = position(
        seat(ready=["Mira 2/4"], uncontrolled=["Victor Pelletier"]),
        seat(ready=["Victor Pelletier", rival]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    coming = t.g.regions[UNCONTROLLED][0][0]
    t.g.blood[coming] = 4
    t.answer(t.options("invest")[0])
    t.answer(t.options("out")[0] if edition == "2023" else "pass")
    return t, coming


@editions
@rules_on("Victor Pelletier", "LSJ 20080526", "LSJ 20100902")
@pytest.mark.parametrize(("way", "pool", "title"), [(0, 29, ""), (1, 28, "primogen"), (2, 27, "prince of Paris")])
def test_victor_pelletier_buys_his_title_before_he_is_contested(way: int, pool: int, title: str, edition: str) -> None:
    """Then both copies are contested; he has the title when he comes back."""
    t, coming = contesting_victor("Oskar 2/4", edition)
    assert (t.g.where[coming], len(t.options())) == (READY, 4)
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.answer(t.options()[way])
    assert (t.measure("a.pool"), stats.held_title(t.g, coming)) == (pool, title)
    assert [len(t.g.regions[CONTESTED][one]) for one in range(3)] == [1, 1, 0]
    passes_to(t, "contest", "b")
    t.answer(t.options("yield")[0])
    passes_to(t, "minion", "a")
    assert (t.g.where[coming], stats.held_title(t.g, coming)) == (READY, title)


@editions
def test_victor_pelletier_yields_to_a_prince_before_he_is_contested(edition: str) -> None:
    t, coming = contesting_victor("Oskar 2/4 prince:Paris", edition)
    t.answer(t.options()[2])
    assert (stats.held_title(t.g, coming), stats.title(t.g, t["Oskar"])) == ("", "prince")
    assert (t.g.where[coming], t.measure("a.pool")) == (CONTESTED, 27)


@editions
def test_victor_pelletier_without_pool_buys_nothing_dear(edition: str) -> None:
    t = position(
        seat(pool=3, ready=["Mira 2/4"], uncontrolled=["Victor Pelletier"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.g.blood[t["Victor Pelletier"]] = 4
    t.does("invest Victor Pelletier")
    t.does("out Victor Pelletier" if edition == "2023" else "pass")
    assert len(t.options()) == 3  # she has two pool left


@editions
@pytest.mark.parametrize(
    ("action", "hurt"),
    [("bleed Mira", 1), ("hunt Mira", 0)],
)
def test_shemti_hurts_whoever_acts_against_his_methuselah_and_nobody_else(action: str, hurt: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ines 4/8"]),
        seat(ready=["Shemti", "Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Ines.blood", "Shemti.blood"):
        t.does(action)
        t.goes_on()
        if hurt:
            t.does("way 1", by="a")  # after everything else
        t.goes_on()
    assert t.measure("Mira.blood") == 4 - hurt + (action == "hunt Mira")
    t.is_quiet()


@editions
def test_shemti_hurts_nobody_whose_action_was_blocked_or_aimed_elsewhere(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Shemti", "Oskar 2/4"]), bystander(), edition=edition)
    fights(t, "Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 3  # by the hand of Oskar
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Oskar 2/4 locked"]), seat(ready=["Shemti"]), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 4


@editions
@pytest.mark.parametrize(
    ("other", "blood", "offered"),
    [("Oskar 2/3", 2, True), ("Oskar 2/3", 1, False), ("Oskar 2/4", 5, False), ("Renegade Garou", 5, False)],
)
def test_pentweret_needs_two_blood_and_somebody_weak(other: str, blood: int, offered: bool, edition: str) -> None:
    t = stands("Pentweret", other, edition=edition)
    t.g.blood[t["Pentweret"]] = blood
    fights(t, "Pentweret", other.split(" 2/")[0])
    on(t, "strike")
    assert t.offers("use Pentweret Pentweret -1") is offered


@editions
def test_pentweret_keeps_whom_he_has_stolen_and_the_combat_is_over(edition: str) -> None:
    t = stands("Pentweret", ("Oskar 2/3", ["Raven Spy"]), "Ute 2/4", edition=edition)
    t.g.blood[t["Pentweret"]] = 5
    fights(t, "Pentweret")
    on(t, "strike")
    with t.unchanged(*BYSTANDER, "Ute.blood", "a.pool", "b.pool"):
        t.does("use Pentweret Pentweret -1")
        t.goes_on()
    assert (t.g.controller[t["Oskar"]], t.g.host[t["Raven Spy"]]) == (0, t["Oskar"])
    passes_to(t, "minion", "b")
    assert t.g.controller[t["Oskar"]] == 0
