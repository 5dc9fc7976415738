"""Cards with triggers, memory, prohibitions or replacements, or that change how an action, combat or vote goes on."""

from __future__ import annotations

from praxis.vtes.model.rulings import FORBIDDEN
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, path_for, reacting


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
    t.passes_until_offered("block Otto")
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
    t.passes_until_offered("play Daring the Dawn Mira 1")
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
def test_psyche_begins_no_other_combat_while_one_is_to_follow_the_action(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 CEL", f"Kin 6/8 for {path_for('Hedonism')}"], hand=["Bum's Rush", "Psyche!", "Hedonism"]),
        seat(ready=["Oskar 6/8", ("Olga 6/8", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira", by="a")
    t.does("target Oskar")
    t.passes_until_offered("block Olga")
    t.does("block Olga", by="b")
    t.passes_until_offered("play Hedonism Kin 0")
    t.does("play Hedonism Kin 0", by="a")
    t.goes_on()
    assert [(told["acting"], told["opposing"]) for told in t.told("combat")] == [
        (t["Mira"], t["Oskar"]),
        (t["Kin"], t["Olga"]),
    ]
    assert (t.ever_offered("play Psyche! Mira 0"), t.ever_offered("play Psyche! Mira 1")) == (True, False)
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
