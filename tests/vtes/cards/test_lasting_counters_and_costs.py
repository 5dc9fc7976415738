"""Cards that stay: counters with a name, what happens instead, the phases of others, what others must pay."""

from __future__ import annotations

import pytest

from praxis.vtes.model.facts import named
from praxis.vtes.model.rulings import FORBIDDEN
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.costs import blood_cost, pool_cost
from tests.vtes.cards.tables import acting, bystander, editions, since_2011
from tests.vtes.cards.test_lasting import goes

# -- counters with a name ---------------------------------------------------------------------------------------------


SETITE = "clan:Ministry"


@editions
def test_corruption_puts_counters_and_steals_when_there_are_enough(edition: str) -> None:
    t = acting("Corruption", who=SETITE, against=("Oskar 1/2",), edition=edition)
    goes(t, "play Corruption Mira 0")
    assert t.g.counters_on(t["Oskar"], "corruption", 0) == 1
    assert t.g.controller[t["Oskar"]] == 1
    t.is_quiet()
    t = position(
        seat(ready=[f"Mira 4/8 {SETITE}"], hand=["Corruption"]),
        seat(ready=["Oskar 1/2", "Otto 2/4"]),
        bystander(),
        edition=edition,
        counters=[(1, "corruption", "Oskar", "a"), (3, "corruption", "Otto", "c")],
    )
    goes(t, "play Corruption Mira 0", "target Oskar", "yes")
    assert t.g.controller[t["Oskar"]] == 0
    assert t.g.counters_on(t["Oskar"], "corruption") == 0
    assert t.g.counters_on(t["Otto"], "corruption") == 3
    t.is_quiet()


@editions
def test_counters_of_another_do_not_help_to_corrupt(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {SETITE}"], hand=["Corruption"]),
        seat(ready=["Oskar 1/2"]),
        bystander(),
        edition=edition,
        counters=[(5, "corruption", "Oskar", "c")],
    )
    t.does("play Corruption Mira 0")
    while t.asks not in t.quiet:
        assert not t.offers("yes")
        t.goes_by()
    assert t.g.controller[t["Oskar"]] == 1


@editions
def test_nefertiti_corrupts_by_an_action_of_her_own(edition: str) -> None:
    t = position(
        seat(ready=["Nefertiti"]),
        seat(ready=["Oskar 1/2 locked"]),
        seat(ready=["Vera 2/4 locked"]),
        edition=edition,
    )
    with t.changes("Nefertiti.blood", -1):
        goes(t, "use Nefertiti Nefertiti -1")
    assert t.told("action")[-1]["stealth"] == 1
    assert t.told("action")[-1]["victims"] == [1]
    assert t.g.counters_on(t["Oskar"], "corruption", 0) == 1
    t.is_quiet()


@editions
def test_who_has_counters_of_hers_cannot_block_nakhthorheb(edition: str) -> None:
    t = position(
        seat(ready=["Nakhthorheb locked", "Mira 3/5"]),
        seat(ready=["Oskar 1/2", "Otto 2/4", "Odo 2/4"]),
        bystander(),
        edition=edition,
        counters=[(1, "corruption", "Oskar", "a"), (1, "corruption", "Otto", "c")],
    )
    t.does("use Nakhthorheb", by="a")
    assert t.measure("Nakhthorheb.locked") == 0
    t.does("bleed Nakhthorheb")
    t.passes_until_offered("block Otto")
    assert t.offers("block Odo")
    assert not t.offers("block Oskar")
    assert FORBIDDEN in t.clauses("block Oskar", by="b")


# -- instead ----------------------------------------------------------------------------------------------------------


@editions
def test_byzar_goes_to_torpor_instead_of_burning_twice(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], torpor=["Byzar"]),
        seat(ready=["Oskar 2/4 prince"]),
        bystander(),
        edition=edition,
    )
    t.g.blood[t["Byzar"]] = 0
    t.g.total = sum(t.g.pool) + sum(t.g.blood) + t.g.bank
    goes(t, "diablerize Mira Byzar")
    assert t.region("Byzar") == "torpor"
    assert t.g.counters_on(t["Byzar"], "burn") == 1
    assert not t.told("burned")
    assert t.g.faults() == []


@editions
def test_byzar_is_removed_from_the_game_by_the_third_counter(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], torpor=["Byzar"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
        counters=[(2, "burn", "Byzar", "a")],
    )
    goes(t, "diablerize Mira Byzar")
    assert t.region("Byzar") == "removed"
    assert t.g.faults() == []


# -- in the phases of others ------------------------------------------------------------------------------------------


@editions
def test_homunculus_unlocks_its_employer_in_anybody_s_unlock_phase(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 pro locked", ["Homunculus"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
        turn="b",
        phase="unlock",
    )
    with t.changes("Mira.blood", -1), t.unchanged("Oskar.blood"):
        t.does("use Homunculus", by="a")
    assert t.measure("Mira.locked") == 0


@since_2011
def test_dragonbound_costs_pool_for_vampires_in_torpor(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], torpor=["Sleeper 1/4", "Dreamer 1/4"], play=["Dragonbound"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"], torpor=["Dozer 1/3"]),
        bystander(),
        edition=edition,
        phase="influence",
    )
    with t.changes("a.pool", -2), t.unchanged("b.pool", "c.pool"):
        while t.asks != "discard":
            t.passes()


@editions
def test_smiling_jack_takes_a_pool_and_makes_others_pay_for_each_counter(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=["Smiling Jack, The Anarch"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
        phase="unlock",
    )
    t.does("trigger Smiling Jack, The Anarch")
    assert (t.measure("a.pool"), t.measure("Smiling Jack, The Anarch.blood")) == (29, 1)
    while t.g.turn_span().seat != 1:
        t.passes()
    t.does("trigger Smiling Jack, The Anarch", by="b")
    assert t.who() == "b"
    with t.changes("Oskar.blood", -1), t.unchanged("b.pool", "a.pool", "c.pool"):
        t.does("way 1")
        while t.offers("target Oskar") or t.offers("pick Oskar"):
            t.does(t.options()[0])
    assert t.g.faults() == []


@editions
def test_vampires_burn_smiling_jack_and_allies_do_not(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=["Smiling Jack, The Anarch"]),
        seat(ready=["Oskar 2/4", "Otto ally 2"]),
        seat(ready=["Vera 2/4 locked"]),
        edition=edition,
        turn="b",
    )
    assert t.offers("use Smiling Jack, The Anarch Oskar")
    assert not t.offers("use Smiling Jack, The Anarch Otto")
    t.does("use Smiling Jack, The Anarch Oskar -1")
    assert t.told("action")[-1]["victims"] == [0]
    goes(t)
    assert t.region("Smiling Jack, The Anarch") == "ash-heap"


@since_2011
def test_anarch_revolt_costs_who_has_no_ready_anarch(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch"], play=["Anarch Revolt"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
        phase="discard",
    )
    with t.changes("b.pool", -1), t.unchanged("a.pool", "c.pool"):
        while t.g.turn_span().seat != 1 or t.asks != "minion":
            t.does("trigger Anarch Revolt" if t.offers("trigger") else "pass")
    assert t.offers("use Anarch Revolt Oskar")
    goes(t, "use Anarch Revolt Oskar -1")
    assert t.told("referendum")


@editions
def test_haven_uncovered_leads_to_combat_and_its_bearer_may_burn_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[("Oskar 2/4", ["Haven Uncovered"])]),
        bystander(),
        edition=edition,
    )
    goes(t, "use Haven Uncovered Mira -1")
    assert t.told("combat")
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[("Oskar 2/4", ["Haven Uncovered"])]),
        bystander(),
        edition=edition,
        turn="b",
    )
    assert not t.offers("use Haven Uncovered Oskar -1")
    goes(t, "use Haven Uncovered Oskar -2")
    assert t.region("Haven Uncovered") == "ash-heap"


@editions
def test_powerbase_montreal_is_stolen_by_vampires_of_others_only(edition: str) -> None:
    def table(turn: str) -> Table:
        return position(
            seat(ready=["Mira 4/8"], play=["Powerbase: Montreal"]),
            seat(ready=["Oskar 2/4", "Otto ally 2"]),
            bystander(),
            edition=edition,
            turn=turn,
        )

    t = table("a")
    assert not t.offers("use Powerbase: Montreal Mira")
    t = table("b")
    assert not t.offers("use Powerbase: Montreal Otto")
    goes(t, "use Powerbase: Montreal Oskar -2")
    assert t.g.controller[t["Powerbase: Montreal"]] == 1
    t.is_quiet()


# -- what others cost -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("who", "cost"), [("Adana de Sforza", 0), ("Mira 4/8 PRE", 1)])
def test_combat_cards_cost_adana_one_blood_less(edition: str, who: str, cost: int) -> None:
    t = position(
        seat(ready=[who], hand=["Majesty"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    name = who.partition(" 4/8")[0]
    before = t.measure(f"{name}.blood")
    goes(t, f"bleed {name}", "block Oskar", f"play Majesty {name} 0")
    assert t.g.face[t["Majesty"]].blood == 1
    assert t.measure(f"{name}.blood") == before - cost
    t.is_quiet()


@since_2011
def test_the_path_of_night_is_for_lasombra_of_everybody(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obt clan:Lasombra", "Nora 4/8 obt"], hand=["Shadow Play"]),
        seat(ready=["Oskar 2/4"], play=["The Path of Night"]),
        bystander(),
        edition=edition,
    )
    card = t["Shadow Play"]
    printed = t.g.face[card].blood
    assert printed > 0
    assert blood_cost(t.g, card, 0, t["Mira"]) == printed - 1
    assert blood_cost(t.g, card, 0, t["Nora"]) == printed
    with t.changes("Mira.blood", -1):
        goes(t, "use The Path of Night Mira -2")
    assert t.region("The Path of Night") == "ash-heap"


@editions
def test_villein_makes_minion_tap_and_the_next_villein_on_the_same_vampire_dearer(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Villein"]), "Nora 6/8"], hand=["Villein", "Minion Tap"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
        phase="master",
    )
    printed = t.g.face[t["Minion Tap"]].pool
    assert pool_cost(t.g, t["Minion Tap"], 0, named(0)) == printed + 1
    assert pool_cost(t.g, t["Minion Tap"], 0, named(1)) == printed
    villein = t["Villein#2"] if "Villein#2" in t.names else t["Villein"]
    assert pool_cost(t.g, villein, 0, named(0), [t["Mira"]]) == 1
    assert pool_cost(t.g, villein, 0, named(0), [t["Nora"]]) == 0
    before = t.measure("a.pool")
    hand = next(name for name in ("Villein", "Villein#2") if t.region(name) == "hand")
    t.does(f"play {hand}")
    t.does("target Mira")
    while t.asks not in t.quiet:
        t.does(t.options()[-1])
    moved = 6 - t.measure("Mira.blood")
    assert moved >= 2
    assert t.measure("a.pool") == before + moved - 1


@editions
def test_secure_haven_keeps_others_away_and_burns_when_its_bearer_falls(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 strength:3"], hand=["Bum's Rush"]),
        seat(ready=[("Oskar 1/4", ["Secure Haven"]), "Otto 1/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira 0")
    assert t.asks != "target" or not t.offers("target Oskar")
    t = position(
        seat(ready=["Mira 4/8 strength:3"]),
        seat(ready=[("Oskar 1/4", ["Secure Haven"])]),
        bystander(),
        edition=edition,
    )
    goes(t, "bleed Mira", "block Oskar")
    assert t.region("Oskar") == "torpor"
    assert t.region("Secure Haven") == "ash-heap"
    t.is_quiet()


@editions
def test_carlton_burns_who_has_committed_diablerie_since_your_last_turn(edition: str) -> None:
    def table(turn: str) -> Table:
        return position(
            seat(ready=["Carlton Van Wyk"], hand=["Blank Page"]),
            seat(ready=["Oskar 2/4", "Otto 2/4"], torpor=["Sleeper 1/3"]),
            bystander(),
            edition=edition,
            turn=turn,
        )

    t = table("a")
    while t.asks != "discard":
        t.passes()
    assert not t.offers("use Carlton Van Wyk")
    t = table("b")
    goes(t, "diablerize Oskar Sleeper")
    while t.g.turn_span().seat != 0 or t.asks != "discard":
        t.passes()
    t.does("use Carlton Van Wyk")
    assert t.region("Oskar") == "ash-heap"
    assert t.region("Otto") == "ready"
    assert t.region("Carlton Van Wyk") == "ash-heap"


# -- what must be paid for --------------------------------------------------------------------------------------------


def paid_to_block(t: Table, name: str) -> int:
    """The minion attempts to block; how much blood or life he burns for that."""
    events = t.does(f"block {name}")
    spent = [event for event in events if event.kind == "blood" and event.fields["card"] == t[name]]
    return -sum(int(event.fields["change"]) for event in spent if "burn.counter" in str(event.fields["clause"]))


@editions
def test_force_of_personality_makes_vampires_pay_to_block_and_keeps_allies_off(edition: str) -> None:
    against = ("Oskar 2/4", "Otto ally 3", "Odo ally 3 trait:zombie", "Empty 0/4")
    t = acting("Force of Personality", who="PRE", against=against, edition=edition)
    t.does("bleed Mira")
    t.does("play Force of Personality Mira 1", by="a")
    t.passes_until_offered("block Oskar")
    assert t.offers("block Odo")
    assert not t.offers("block Otto")
    assert not t.offers("block Empty")
    assert t.clauses("block Empty", by="b") == ["card.cost.blood"]
    assert FORBIDDEN in t.clauses("block Otto", by="b")
    assert paid_to_block(t, "Oskar") == 1


@editions
def test_tenebrous_form_is_no_obstacle_to_who_knows_obtenebration(edition: str) -> None:
    t = acting("Tenebrous Form", who="OBT", against=("Oskar 0/4 obt", "Otto 0/4"), edition=edition)
    t.does("bleed Mira")
    while not t.told("block-failed"):
        t.does(next(text for text in ("block Otto", "play Tenebrous Form Mira 1", "pass") if t.offers(text)))
    t.passes_until_offered("block Oskar")
    assert t.offers("block Oskar")
    assert not t.offers("block Otto")


@since_2011
def test_who_is_corrupted_pays_to_block_sergio(edition: str) -> None:
    t = position(
        seat(ready=["Sergio Bueno"]),
        seat(ready=["Oskar 2/4", "Otto ally 3"]),
        bystander(),
        edition=edition,
        counters=[(1, "corruption", "Otto", "a"), (1, "corruption", "Oskar", "c")],
    )
    t.does("bleed Sergio Bueno")
    t.passes_until_offered("block Otto")
    twin = t.g.fork()
    assert paid_to_block(t, "Otto") == 1
    assert twin.blood[t["Otto"]] == 3


@editions
@pytest.mark.parametrize(("blocker", "price"), [("Oskar", 1), ("Elder", 0)])
def test_younger_vampires_pay_to_block_doctor_sutphen(edition: str, blocker: str, price: int) -> None:
    t = position(
        seat(ready=["Dr. Julius Sutphen"]),
        seat(ready=["Oskar 2/3", "Elder 2/11"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Dr. Julius Sutphen")
    t.passes_until_offered(f"block {blocker}")
    assert paid_to_block(t, blocker) == price


@editions
def test_an_action_against_whose_haven_is_uncovered_is_directed_at_his_controller(edition: str) -> None:
    """Also where the card is one's own, or a third Methuselah's."""
    for owner in (0, 2):
        t = position(
            seat(ready=["Mira 3/5"]),
            seat(ready=[("Oskar 2/4", ["Haven Uncovered"])]),
            seat(ready=["Vera 2/4"]),
            edition=edition,
        )
        t.g.controller[t["Haven Uncovered"]] = owner
        t.does("use Haven Uncovered Mira")
        assert t.told("action")[-1]["victims"] == [1]
