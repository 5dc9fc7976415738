"""Actions that take or destroy what others have, or keep it from being of use."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules.torpor import wake_from_torpor
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions
from tests.vtes.cards.test_bleeds import acts


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "stealth"),
    [("Entrancement", "PRE", 1, 1), ("Far Mastery", "DOM", 1, 1), ("Restructure", "DEM", 1, 0)],
)
def test_an_ally_is_stolen(edition: str, card: str, words: str, mode: int, stealth: int) -> None:
    t = acting(card, who=words, against=("Oskar 2/4", "Brute ally 2"), edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Mira {mode}")
        assert (t.told("action")[-1]["stealth"], t.told("action")[-1]["victims"]) == (stealth, [1])
        acts(t)
    assert (t.g.controller[t["Brute"]], t.region("Brute"), t.measure("Brute.life")) == (0, "ready", 2)
    t.is_quiet()
    t = acting(card, who=words, more=("Brute ally 2",), edition=edition)
    assert "card.target.in-play" in t.clauses(f"play {card} Mira {mode}", by="a")


@editions
def test_far_mastery_takes_a_retainer_of_another_vampire(edition: str) -> None:
    t = acting(
        "Far Mastery",
        who="dom",
        against=[("Oskar 2/4", ["Raven Spy"]), ("Brute ally 2", ["Raven Spy"])],
        edition=edition,
    )
    acts(t, "play Far Mastery Mira 0")
    assert (t.g.host[t["Raven Spy"]], t.g.controller[t["Raven Spy"]]) == (t["Mira"], 0)
    assert (t.g.host[t["Raven Spy#2"]], t.measure("Raven Spy.life")) == (t["Brute"], 1)
    t.is_quiet()


@editions
@rules_on("Dominate Kine", "RTR 19960112")
def test_dominate_kine_steals_locations_on_minions_too(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 DOM"], hand=["Dominate Kine"]),
        seat(ready=["Oskar 2/4"], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    acts(t, "play Dominate Kine Mira 1")
    assert t.g.controller[t["The Barrens"]] == 0
    t.is_quiet()
    haven = "San Lorenzo de El Escorial, Spain"
    t = acting("Dominate Kine", who="DOM", against=[("Oskar 2/4", [haven])], more=("Ines 2/4",), edition=edition)
    acts(t, "play Dominate Kine Mira 1", "pick Ines")
    assert t.g.host[t[haven]] == t["Ines"]
    t.is_quiet()


@editions
@pytest.mark.parametrize(("mode", "answer", "region"), [(0, "", "torpor"), (1, "yes", "ready"), (1, "no", "torpor")])
def test_graverobbing_takes_a_torpid_vampire(edition: str, mode: int, answer: str, region: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 DOM"], hand=["Graverobbing"]),
        seat(ready=["Oskar 2/4"], torpor=["Olga 0/4"]),
        bystander(),
        edition=edition,
    )
    acts(t, f"play Graverobbing Mira {mode}", *([answer] if answer else []))
    assert (t.g.controller[t["Olga"]], t.region("Olga")) == (0, region)
    assert t.measure("Mira.blood") == (2 if answer == "yes" else 4)
    t.is_quiet()


@editions
@rules_on("Graverobbing", "LSJ 20070411")
def test_graverobbing_of_one_who_has_left_torpor_fizzles(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 DOM"], hand=["Graverobbing"]),
        seat(ready=["Oskar 2/4"], torpor=["Olga 0/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Graverobbing Mira 1")
    wake_from_torpor(t.g, t["Olga"], "torpor.leave.success")
    acts(t)
    assert (t.g.controller[t["Olga"]], t.told("action-over")[-1]["outcome"]) == (1, 1)


@editions
def test_restructure_keeps_an_ally_locked_unless_its_controller_pays(edition: str) -> None:
    t = acting("Restructure", who="dem", against=("Oskar 2/4", "Brute ally 2 locked"), edition=edition)
    acts(t, "play Restructure Mira 0")
    assert t.g.host[t["Restructure"]] == t["Brute"]
    while t.g.turn_span().seat != 1:
        t.passes()
    assert t.measure("Brute.locked") == 1
    with t.changes("b.pool", -1):
        t.does("use Restructure")
    assert t.measure("Brute.locked") == 0


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "loses"),
    [("Rewilding", "clan:Gangrel", 0, 2), ("Conceal", "OBF", 1, 0), ("Rampage", "pot", 0, 0)],
)
def test_a_location_is_burned(edition: str, card: str, words: str, mode: int, loses: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card]),
        seat(ready=["Oskar 2/4"], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.pool"), t.changes("b.pool", -loses):
        t.does(f"play {card} Mira {mode}")
        assert t.told("action")[-1]["victims"] == [1]
        acts(t)
    assert t.region("The Barrens") == "ash-heap"
    t.is_quiet()


@editions
def test_rampage_against_ones_own_location_is_stealthy(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 pot"], hand=["Rampage"], play=["The Barrens"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Rampage Mira 0")
    t.does("play Rampage Mira 1")
    assert t.told("action")[-1]["stealth"] == 1
    acts(t)
    assert t.region("The Barrens") == "ash-heap"


@editions
@rules_on("Conceal", "LSJ 20090324")
def test_conceal_burns_equipment(edition: str) -> None:
    t = acting("Conceal", who="obf", against=[("Oskar 2/4", ["Deer Rifle"])], edition=edition)
    t.does("play Conceal Mira 0")
    assert t.told("action")[-1]["victims"] == [1]
    acts(t)
    assert t.region("Deer Rifle") == "ash-heap"
    t.is_quiet()


@editions
def test_chair_of_hades_removes_from_the_game(edition: str) -> None:
    t = acting(
        "Chair of Hades", who="NEC", against=["Oskar 2/2", "Olga 2/3", ("Otto 2/4", ["Raven Spy"])], edition=edition
    )
    t.does("play Chair of Hades Mira 1")
    assert not t.offers("target Olga")
    acts(t, "target Oskar")
    assert t.region("Oskar") == "removed"
    t.is_quiet()
    t = acting("Chair of Hades", who="nec", against=["Oskar 2/2", "Carlton Van Wyk"], edition=edition)
    acts(t, "play Chair of Hades Mira 0")
    assert (t.region("Carlton Van Wyk"), t.region("Oskar")) == ("removed", "ready")


@editions
@pytest.mark.parametrize(("words", "mode", "stealth"), [("pre", 0, 0), ("PRE", 1, 1)])
def test_mind_numb_keeps_a_vampire_locked_for_one_unlock_phase(
    edition: str, words: str, mode: int, stealth: int
) -> None:
    t = acting("Mind Numb", who=words, against=("Oskar 2/4", "Olga 2/4 locked"), edition=edition)
    t.does_all(f"play Mind Numb Mira {mode}", "target Oskar")
    assert t.told("action")[-1]["stealth"] == stealth
    acts(t)
    assert t.measure("Oskar.locked") == 1
    while t.g.turn_span().seat != 1:
        t.passes()
    assert (t.measure("Oskar.locked"), t.measure("Olga.locked")) == (1, 0)
    while t.g.turn_span().seat != 2:
        t.passes()
    while t.g.turn_span().seat != 1:
        t.passes()
    assert t.measure("Oskar.locked") == 0


@editions
@rules_on("Mind Numb", "LSJ 20070411")
def test_mind_numb_on_one_who_is_locked_by_then_fizzles(edition: str) -> None:
    t = acting("Mind Numb", who="pre", against=("Oskar 2/4",), edition=edition)
    t.does("play Mind Numb Mira 0")
    if t.asks == "target":
        t.does("target Oskar")
    t.g.lock(t["Oskar"])
    acts(t)
    assert t.g.counters_on(t["Oskar"], "stun") == 0


@editions
@pytest.mark.parametrize("victim", ["Oskar 2/4", "Brute ally 2"])
def test_tier_of_souls_steals_and_stays(edition: str, victim: str) -> None:
    t = acting("Tier of Souls", who="ANI", against=(victim,), edition=edition)
    name = victim.split()[0]
    with t.changes(f"{name}.blood", -1), t.changes("Mira.blood", +1):
        acts(t, "play Tier of Souls Mira 1")
    t = position(
        seat(ready=[("Mira 4/8 ANI", ["Tier of Souls"])], hand=["Tier of Souls"]),
        seat(ready=[victim]),
        bystander(),
        edition=edition,
    )
    assert t.clauses("play Tier of Souls#2 Mira 1", by="a") == ["card.requirement.minion"]
    acts(t, "bleed Mira")
    assert t.measure("b.pool") == 28
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    acts(t, f"use Tier of Souls {name}")
    assert t.region("Tier of Souls") == "ash-heap"


@editions
def test_tier_of_souls_stays_though_there_was_nothing_to_steal(edition: str) -> None:
    t = acting("Tier of Souls", who="ANI", against=("Oskar 0/4",), edition=edition)
    with t.unchanged("Mira.blood"):
        acts(t, "play Tier of Souls Mira 1")
    assert t.g.host[t["Tier of Souls"]] == t["Mira"]


@editions
@pytest.mark.parametrize("mode", [0, 1])
def test_phantasmagoria_stays_under_the_control_of_its_player(edition: str, mode: int) -> None:
    t = acting("Phantasmagoria", who="PRE clan:Ravnos", edition=edition)
    acts(t, f"play Phantasmagoria Mira {mode}", "target Oskar")
    card = t["Phantasmagoria"]
    assert (t.g.host[card], t.g.controller[card], stats.stealth(t.g, t["Oskar"])) == (t["Oskar"], 0, -1)
    t = position(
        seat(ready=["Mira 4/8 PRE clan:Ravnos"], hand=["Phantasmagoria"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    acts(t, f"play Phantasmagoria Mira {mode}", "target Oskar")
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    before = t.measure("Oskar.blood")
    acts(t, "bleed Oskar", "block Vera")
    assert t.measure("Oskar.blood") == before - 1 - mode  # a fist, and before it what the card burns
