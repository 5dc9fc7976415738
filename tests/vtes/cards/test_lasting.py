"""Cards that listen, remember, forbid or replace, and that give an action, combat or referendum another turn."""

from __future__ import annotations

import pytest

from praxis.vtes.model.facts import named
from praxis.vtes.model.rulings import FORBIDDEN
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.requirement import blood_cost, pool_cost
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, reacting, since_2011


def goes(t: Table, *answers: str, until: str = "") -> None:
    """Give these answers where they are offered and else pass or strike, until a question or the turn's next step."""
    wanted = list(answers)
    for _ in range(80):
        if t.asks == until or (not until and not wanted and t.asks in t.quiet):
            return
        offered = [answer for answer in wanted if t.offers(answer)]
        if offered:
            t.does(offered[0])
            wanted.remove(offered[0])
        elif t.offers("pass"):
            t.passes()
        elif t.offers("no"):
            t.does("no")
        else:
            t.does(t.options()[0])
    raise AssertionError(f"the last question was '{t.asks}'; not given: {wanted}")


# -- Fame -------------------------------------------------------------------------------------------------------------


def famous(edition: str, torpor: bool = False) -> Table:
    oskar: list[tuple[str, list[str]]] = [("Oskar 1/4", ["Fame"])]
    return position(
        seat(ready=["Mira 4/8 strength:3"]),
        seat(ready=[] if torpor else oskar, torpor=oskar if torpor else []),
        bystander(),
        edition=edition,
    )


@editions
def test_fame_costs_the_controller_of_a_vampire_who_falls_3_pool_at_once(edition: str) -> None:
    t = famous(edition)
    with t.unchanged("a.pool", *BYSTANDER), t.changes("b.pool", -3):
        goes(t, "bleed Mira", "block Oskar")
    assert t.region("Oskar") == "torpor"
    t.is_quiet()


@editions
def test_fame_says_nothing_of_another_vampire_in_torpor(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 strength:3"]),
        seat(ready=["Oskar 1/4", ("Vitus 1/4", ["Fame"])]),
        bystander(),
        edition=edition,
    )
    with t.unchanged("a.pool", "b.pool", *BYSTANDER):
        goes(t, "bleed Mira", "block Oskar")
    assert t.region("Oskar") == "torpor"


@editions
def test_each_burns_a_pool_in_her_unlock_phase_while_he_lies_in_torpor(edition: str) -> None:
    t = famous(edition, torpor=True)
    before = [t.measure(f"{letter}.pool") for letter in "abc"]
    seen: dict[int, list[int]] = {}
    while t.g.turn < 23:
        if t.offers("trigger"):
            t.does("trigger Fame")
        seen[t.g.turn] = [t.measure(f"{letter}.pool") for letter in "abc"]
        t.passes()
    assert seen[20] == before
    assert seen[21] == [before[0], before[1] - 1, before[2]]
    assert seen[22] == [before[0], before[1] - 1, before[2] - 1]
    t.does("trigger Fame", by="a")
    assert [t.measure(f"{letter}.pool") for letter in "abc"] == [each - 1 for each in before]


# -- Perfectionist ----------------------------------------------------------------------------------------------------


@editions
def test_perfectionist_feeds_once_a_turn_after_an_action_without_reactions(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Perfectionist"]), "Nora 2/3"]),
        seat(ready=["Oskar 4/8 aus"], hand=["Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    with t.changes("Mira.blood", +1), t.unchanged("Nora.blood", *BYSTANDER):
        goes(t, "bleed Mira", "yes")
    t.is_quiet()


@editions
def test_perfectionist_says_nothing_after_a_reaction_card_or_a_blocked_action(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Perfectionist"])], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 4/8 aus"], hand=["Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    while t.asks not in t.quiet:
        assert not t.offers("yes")
        t.does(
            "play Enhanced Senses Oskar 0"
            if t.offers("play Enhanced Senses Oskar 0")
            else "block Oskar"
            if t.offers("block Oskar")
            else "pass"
            if t.offers("pass")
            else "strike hand"
        )
    assert t.told("plays")


# -- Forced Awakening, Faceless Night ---------------------------------------------------------------------------------


@editions
@rules_on("Forced Awakening", "TOM 19951129")
def test_forced_awakening_costs_a_blood_if_its_player_does_not_block(edition: str) -> None:
    t = reacting("Forced Awakening", who="locked", edition=edition)
    with t.changes("Oskar.blood", -1), t.unchanged(*BYSTANDER):
        goes(t, "bleed Mira", "play Forced Awakening Oskar 0")
    assert t.measure("b.pool") == 29
    t.is_quiet()


@editions
def test_forced_awakening_costs_nothing_if_its_player_blocks(edition: str) -> None:
    t = reacting("Forced Awakening", who="locked", edition=edition)
    with t.changes("Oskar.blood", -1):  # by the strike of Mira alone
        goes(t, "bleed Mira", "play Forced Awakening Oskar 0", "block Oskar")
    assert t.told("blocked")
    assert t.measure("b.pool") == 30
    t.is_quiet()


@editions
def test_faceless_night_locks_who_has_failed_to_block_and_nobody_else(edition: str) -> None:
    t = acting("Faceless Night", who="OBF", against=("Oskar 2/4", "Otto 2/4"), edition=edition)
    with t.unchanged("Otto.locked", *BYSTANDER):
        goes(t, "bleed Mira", "block Oskar", "play Faceless Night Mira 1")
    assert t.told("block-failed")
    assert t.measure("Oskar.locked") == 1
    assert t.measure("b.pool") == 29
    t.is_quiet()


@editions
def test_faceless_night_at_basic_locks_nobody(edition: str) -> None:
    t = acting("Faceless Night", who="OBF", edition=edition)
    goes(t, "bleed Mira", "block Oskar", "play Faceless Night Mira 0")
    assert t.told("block-failed")
    assert t.measure("Oskar.locked") == 0


# -- what has happened ------------------------------------------------------------------------------------------------


@editions
def test_taste_of_vitae_gives_the_blood_lost_to_damage_this_round(edition: str) -> None:
    t = fighting("Taste of Vitae", who="strength:3", edition=edition)
    goes(t, "play Taste of Vitae Mira 0")
    assert t.measure("Oskar.blood") == 6 - 3
    assert t.measure("Mira.blood") == 6 - 1 + 3
    t.is_quiet()


@editions
@rules_on("Taste of Vitae", "PIB 20121028")
def test_taste_of_vitae_is_not_for_combat_with_an_ally(edition: str) -> None:
    t = fighting("Taste of Vitae", other="Oskar ally 5", edition=edition)
    while t.asks not in t.quiet:
        assert not t.offers("play Taste of Vitae")
        t.does("pass" if t.offers("pass") else "strike hand")


@editions
def test_voter_captivation_feeds_by_the_margin(edition: str) -> None:
    t = acting("Kine Resources Contested", "Voter Captivation", who="PRE prince", edition=edition)
    goes(t, "play Kine Resources Contested Mira 0", "vote Mira for", "call for", until="succeeded")
    assert t.told("result")[-1]["favour"] == 3
    with t.changes("Mira.blood", +1), t.changes("a.pool", +2):
        t.does("play Voter Captivation Mira 1")
        while t.asks not in t.quiet:
            t.does("amount 2" if t.offers("amount 2") else t.options()[-1] if not t.offers("pass") else "pass")
    t.is_quiet()


@editions
def test_voter_captivation_is_of_no_use_after_a_referendum_that_failed(edition: str) -> None:
    t = acting("Kine Resources Contested", "Voter Captivation", who="PRE prince", edition=edition)
    t.does("play Kine Resources Contested Mira 0")
    while t.asks not in t.quiet:
        assert not t.offers("play Voter Captivation")
        t.goes_by("terms")


# -- what is forbidden ------------------------------------------------------------------------------------------------


def subverted(edition: str, *, turn: str = "a") -> Table:
    return position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[("Oskar 2/4", ["Pentex™ Subversion"]), "Otto 2/4"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
        turn=turn,
    )


@editions
def test_who_is_subverted_cannot_block_and_is_told_so(edition: str) -> None:
    t = subverted(edition)
    t.does("bleed Mira")
    while not t.offers("block Otto"):
        t.passes()
    assert not t.offers("block Oskar")
    assert FORBIDDEN in t.clauses("block Oskar", by="b")


@editions
def test_other_minions_burn_pentex_subversion_and_its_bearer_does_not(edition: str) -> None:
    t = subverted(edition, turn="b")
    assert t.offers("use Pentex™ Subversion Otto")
    assert not t.offers("use Pentex™ Subversion Oskar")
    goes(t, "use Pentex™ Subversion Otto -1")
    assert t.region("Pentex™ Subversion") == "ash-heap"
    t.is_quiet()


@editions
def test_an_action_to_burn_another_s_card_is_directed_at_its_controller(edition: str) -> None:
    t = subverted(edition, turn="c")
    t.does("use Pentex™ Subversion Vera -1")
    assert t.told("action")[-1]["victims"] == [1]
    goes(t, "block Otto")
    assert t.told("blocked")
    assert t.region("Pentex™ Subversion") == "attached"


@editions
def test_daring_the_dawn_keeps_vampires_from_blocking_and_burns_the_actor(edition: str) -> None:
    t = acting("Daring the Dawn", who="FOR", against=("Oskar 2/4", "Otto ally 3"), edition=edition)
    t.does("bleed Mira")
    while not t.offers("play Daring the Dawn Mira 1"):
        t.passes()
    t.does("play Daring the Dawn Mira 1")
    while t.asks not in t.quiet:
        assert not t.offers("block Oskar")
        t.passes()
    assert t.region("Mira") == "torpor"
    assert t.measure("b.pool") == 29


# -- another turn -----------------------------------------------------------------------------------------------------


@editions
def test_form_of_mist_lets_a_blocked_action_go_on(edition: str) -> None:
    t = fighting("Form of Mist", who="PRO", edition=edition)
    with t.changes("Mira.blood", -1), t.changes("b.pool", -1), t.unchanged(*BYSTANDER):
        goes(t, "play Form of Mist Mira 1", "yes")
    assert t.told("combat-ends")
    assert t.told("action-over")[-1]["outcome"] == 1
    t.is_quiet()


@editions
def test_form_of_mist_need_not_be_paid_for(edition: str) -> None:
    t = fighting("Form of Mist", who="PRO", edition=edition)
    with t.unchanged("Mira.blood", "b.pool"):
        goes(t, "play Form of Mist Mira 1", "no")
    assert t.told("action-over")[-1]["outcome"] == 2
    t.is_quiet()


@editions
def test_form_of_mist_of_the_blocking_vampire_continues_nothing(edition: str) -> None:
    t = fighting(answers=["Form of Mist"], other="Oskar 6/8 PRO", edition=edition)
    t_before = t.measure("b.pool")
    while t.asks not in t.quiet:
        assert not t.offers("yes")
        t.does(
            "play Form of Mist Oskar 1"
            if t.offers("play Form of Mist Oskar 1")
            else "pass"
            if t.offers("pass")
            else "strike hand"
        )
    assert t.measure("b.pool") == t_before


@editions
def test_psyche_begins_another_combat_when_one_would_end(edition: str) -> None:
    t = fighting("Psyche!", who="CEL", edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        goes(t, "play Psyche! Mira 1")
    assert t.measure("Mira.blood") == t.measure("Oskar.blood") == 6 - 2
    assert len(t.told("combat")) == 2
    assert len(t.told("combat-over")) == 2
    t.is_quiet()


@editions
def test_delaying_tactics_cancels_the_referendum(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince"], hand=["Kine Resources Contested"]),
        seat(ready=["Oskar 2/4"], hand=["Delaying Tactics"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged("a.pool", "b.pool", *BYSTANDER), t.changes("Oskar.blood", -1):
        goes(t, "play Kine Resources Contested Mira 0", "vote Mira for", "play Delaying Tactics Oskar 0")
    assert t.told("result")[-1]["result"] == "cancelled"
    assert t.measure("Mira.locked") == 0
    t.is_quiet()


@editions
def test_lesser_boon_lets_the_action_through_and_binds_the_actor(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 2/4"], hand=["Lesser Boon"]),
        bystander(),
        edition=edition,
    )
    with t.changes("b.pool", -1), t.unchanged(*BYSTANDER, "Oskar.locked"):
        goes(t, "bleed Mira", "block Oskar", "play Lesser Boon")
    assert not t.told("blocked")
    assert t.g.host[t["Lesser Boon"]] == t["Mira"]
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    t.does("bleed Oskar")
    assert FORBIDDEN in t.clauses("block Mira", by="a") or not t.offers("block Mira")


def boon(edition: str, pool: int) -> Table:
    """Mira carries a Lesser Boon of seat b."""
    return position(
        seat(pool=pool, ready=[("Mira 4/8", ["Lesser Boon"])]),
        seat(ready=["Oskar 2/4", "Otto 2/4"]),
        bystander(),
        edition=edition,
        turn="b",
    )


@editions
def test_lesser_boon_is_burned_when_the_controller_has_less_than_6_pool(edition: str) -> None:
    t = boon(edition, 7)
    t.g.controller[t["Lesser Boon"]] = 1
    t.g.find_standing()
    t.g.burn_pool(0, 1, "x")
    assert t.g.hearing == []
    t.g.burn_pool(0, 1, "x")
    assert len(t.g.hearing) == 1


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
    while not t.offers("block Otto"):
        t.passes()
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
    while not t.offers("block Oskar"):
        t.passes()
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
    while not t.offers("block Oskar"):
        t.passes()
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
    while not t.offers("block Otto"):
        t.passes()
    twin = t.g.fork()
    assert paid_to_block(t, "Otto") == 1
    assert twin.blood[t["Otto"]] == 3


@editions
def test_younger_vampires_pay_to_block_doctor_sutphen(edition: str) -> None:
    t = position(
        seat(ready=["Dr. Julius Sutphen"]),
        seat(ready=["Oskar 2/3", "Elder 2/11"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Dr. Julius Sutphen")
    while not t.offers("block Oskar"):
        t.passes()
    assert paid_to_block(t, "Oskar") == 1


@editions
def test_older_vampires_block_doctor_sutphen_for_nothing(edition: str) -> None:
    t = position(
        seat(ready=["Dr. Julius Sutphen"]),
        seat(ready=["Oskar 2/3", "Elder 2/11"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Dr. Julius Sutphen")
    while not t.offers("block Elder"):
        t.passes()
    assert paid_to_block(t, "Elder") == 0


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
