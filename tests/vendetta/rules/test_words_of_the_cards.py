"""The glossary, and what holds where cards and rules collide."""

import pytest

from praxis.clauses.proof import proves
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from tests.vendetta.cards.position import STOP

ELSEWHERE = ["Hunt"]  # keeps a player at the second location, so that the round goes on

# -- pools -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["blood", "influence"])
@proves("vendetta.glossary.gain")
def test_gaining_takes_from_the_bank_into_the_pool(what: str) -> None:
    t = Table(a=Seat(at={1: [f"power 1 preparation: gain 3 {what}; may: power +1"]}), resolves=1)
    with t.changes(f"a.{what}", +3), t.changes(f"bank.{what}", -3):
        t.stays("a")
    assert t.asks == "may"


@pytest.mark.parametrize("what", ["blood", "influence"])
@proves("vendetta.glossary.lose")
def test_losing_moves_from_the_pool_to_the_bank_because_of_an_effect(what: str) -> None:
    t = Table(
        a=Seat(at={1: [f"power 1 preparation: lose each-rival 2 {what}; may: power +1"]}),
        b=Seat(at={1: ["Five"]}),
        resolves=1,
    )
    t.stays("a")
    with t.changes(f"b.{what}", -2), t.changes(f"bank.{what}", +2), t.unchanged(f"a.{what}"):
        t.stays("b")
    assert t.asks == "may"


@proves("vendetta.glossary.steal")
def test_stealing_moves_from_the_targets_pool_into_ones_own() -> None:
    t = Table(
        a=Seat(at={1: ["power 1 conflict: steal a-rival 2 blood"], 2: ELSEWHERE}), b=Seat(at={1: ["Five"]}), resolves=1
    )
    t.stays("a")
    with t.changes("a.blood", +2), t.changes("b.blood", -2), t.unchanged("bank.blood"):
        t.stays("b")


@proves("vendetta.glossary.spend", "vendetta.glossary.spend-not-last")
def test_spending_pays_from_the_own_pool_to_the_bank_for_an_effect() -> None:
    t = Table(a=Seat(blood=5, at={1: ["power 1 conflict: may pay 3: gain 1 influence"], 2: ELSEWHERE}), resolves=1)
    t.stays("a")
    with t.changes("a.blood", -3), t.changes("bank.blood", +3), t.changes("a.influence", 1 + 1):
        t.says("a", "yes")
    assert t.told("spent") == [{"seat": 0, "amount": 3, "purpose": "effect"}]


def test_what_a_verb_takes_is_counted_over_all_its_targets() -> None:
    t = Table(
        a=Seat(at={1: ["power 1 conflict: lose each-rival 2 blood; gain taken influence"], 2: ELSEWHERE}),
        b=Seat(at={1: ["Five"]}),
        c=Seat(at={1: ["Three"]}),
        resolves=1,
    )
    t.stays("a", "b")
    with t.changes("b.blood", -2), t.changes("c.blood", -2), t.changes("bank.blood", +4):
        t.stays("c")
    assert t.happened("gained", seat=0, what="influence", amount=4)


@pytest.mark.parametrize(("verb", "what"), [("lose", "influence"), ("steal", "influence"), ("scatter", "")])
@proves("vendetta.conflict-rule.as-much-as-possible")
def test_who_has_nothing_adds_nothing_to_what_a_verb_takes(verb: str, what: str) -> None:
    """b has nothing, c has 1."""
    card = f"power 1 preparation: {verb} each-rival 2 {what}; gain taken blood"
    t = Table(
        a=Seat(at={1: [card, STOP]}),
        b=Seat(influence=0, at={1: ["Five"]}),
        c=Seat(influence=1, at={1: ["Three", "1 blood"]}),
        resolves=1,
    )
    t.stays("a", "b")
    with t.changes("a.blood", +1):
        t.stays("c")
    assert (t.asks, t.decider) == ("choose", "a")
    assert len(t.told({"lose": "lost", "steal": "stolen", "scatter": "undeployed"}[verb])) == 1


@proves("vendetta.glossary.rival", "vendetta.glossary.rival-not-absent")
def test_rivals_are_counted_from_the_player_whose_card_counts_them() -> None:
    """b is elsewhere, so a has one rival; c has one, too."""
    t = Table(
        a=Seat(at={1: ["power 1 conflict: gain rivals influence", STOP]}),
        b=Seat(at={2: ["Three"]}),
        c=Seat(at={1: ["Five"]}),
        resolves=1,
    )
    t.stays("a", "c")
    assert t.asks == "order"
    with t.changes("a.influence", +1):
        t.resolves("a", "power 1 conflict: gain rivals influence")
    assert (t.asks, t.decider) == ("choose", "a")


@proves("vendetta.conflict-rule.impossible-ignored")
def test_a_card_goes_back_to_hand_by_its_own_effect_only_from_where_it_lies() -> None:
    back = "Back = power 3 preparation: {}may: reuse"
    for before, asked in (("", True), ("dismiss you; ", False)):
        t = Table(a=Seat(at={1: [back.format(before)]}), b=Seat(at={1: [STOP]}), resolves=1)
        t.stays("a", "b")
        assert (t.asks, t.decider) == (("may", "a") if asked else ("choose", "b"))
        if asked:
            with t.changes("a.hand", +1), t.changes("a.cards@1", -1):
                t.says("a", "yes")
        assert "Back" in t.hand("a")


# -- deployed blood and cards ------------------------------------------------------------------------------------------


@proves("vendetta.glossary.deployed-blood-targetable")
def test_deployed_blood_can_be_the_target_of_an_effect() -> None:
    for effect, mine in [("scatter each-rival 2", 0), ("seize a-rival 2", 2)]:
        t = Table(
            a=Seat(at={1: [f"power 1 conflict: {effect}"], 2: ELSEWHERE}),
            b=Seat(at={1: ["Five", "3 blood"]}),
            resolves=1,
        )
        t.stays("a")
        with t.changes("b.blood@1", -2), t.changes("a.blood@1", mine), t.unchanged("b.blood"):
            t.stays("b")


@proves("vendetta.conflict-rule.impossible-ignored")
def test_who_may_scatter_blood_is_asked_only_if_a_rival_has_deployed_some() -> None:
    for blood, asked in ((3, True), (0, False)):
        t = Table(
            a=Seat(at={1: ["power 1 conflict: may: scatter each-rival 2"], 2: ELSEWHERE}),
            b=Seat(at={1: ["Five", f"{blood} blood"] if blood else ["Five"]}),
            resolves=1,
        )
        t.stays("a", "b")
        assert (t.asks == "may") is asked
        if asked:
            with t.changes("b.blood@1", -2):
                t.says("a", "yes")


@proves("vendetta.glossary.deployed-card-targetable", "vendetta.glossary.deployed-card")
def test_a_deployed_card_can_be_the_target_of_another() -> None:
    t = Table(a=Seat(at={1: ["power 6 preparation: blank a-rival"]}), b=Seat(at={1: ["Nine", "Three"]}), resolves=1)
    t.stays("a", "b")
    assert t.offered("card") == ["card Three", "card Nine"] or t.offered("card") == ["card Nine", "card Three"]
    t.takes("a", "Nine")
    assert t.told("conflict")[0]["powers"] == [6, 3]


def test_a_silenced_card_keeps_its_power_and_the_table_is_told() -> None:
    t = Table(
        a=Seat(at={1: ["power 6 preparation: silence a-rival"], 2: ELSEWHERE}),
        b=Seat(at={1: ["Loud = power 4 conflict: gain 3 influence"]}),
        resolves=1,
    )
    t.stays("a", "b")
    assert not t.happened("gained", seat=1, what="influence", amount=3)
    assert t.told("silenced") == [{"seat": 1, "card": t.card("Loud", "b"), "location": 0}]
    assert t.told("conflict")[0]["powers"] == [6, 4]


@proves("vendetta.glossary.deployed-card-targetable")
def test_a_deployed_card_can_be_its_own_target() -> None:
    t = Table(
        a=Seat(hand=[], at={1: ["Back = power 6 conflict: reuse"], 2: ELSEWHERE}), b=Seat(at={1: ["Three"]}), resolves=1
    )
    t.stays("a", "b")
    assert t.hand("a") == ["Back"]
    assert t.ranking(1) == ["b"]


@proves("vendetta.glossary.deployed-current-location")
def test_only_the_present_place_of_a_card_counts() -> None:
    """Nine was played at the first location and moved to the Haven: it is a target there and nowhere else."""
    blank = "power 1 preparation: blank a-rival"
    t = Table(a=Seat(at={1: ["Nine"]}), b=Seat(at={1: [blank]}), c=Seat(at={"haven": ["Blank = " + blank]}), resolves=1)
    t.withdraws("a")
    t.stays("b")
    assert not t.told("blanked")
    t.stays("a", "c")
    assert t.told("blanked") == [{"card": t.card("Nine", "a")}]
    assert t.ranking("haven") == ["c", "a"]


@proves("vendetta.glossary.deployed-card")
def test_a_card_at_the_position_of_another_is_deployed_there() -> None:
    t = Table(a=Seat(at={1: ["b's Nine"]}), b=Seat(at={1: ["Five"]}), resolves=1)
    assert (t.power("a", 1), t.power("b", 1)) == (9, 5)
    t.stays("a", "b")
    assert t.ranking(1) == ["a", "b"]


@proves("vendetta.glossary.position", "vendetta.glossary.position-ownership")
def test_everything_at_a_position_counts_as_that_players() -> None:
    """Its effect too: "you" is the player at whose position it lies."""
    charm = "power 1 preparation: charm a-rival"
    prize = "Prize = power 7 conflict: gain 2 influence; lose each-rival 1 blood"
    t = Table(a=Seat(at={1: [charm], 2: ELSEWHERE}), b=Seat(at={1: [prize, "2 blood"]}), resolves=1)
    t.stays("a")
    with t.changes("a.influence", 2 + 1), t.changes("b.blood", -1), t.unchanged("a.blood"):
        t.stays("b")
    assert t.told("conflict")[0]["powers"] == [1 + 7, 2]
    assert "Prize" in t.cards("a", 1)
    t.all_stay()
    assert "Prize" in t.hand("b")  # and in the end it goes home


# -- power -------------------------------------------------------------------------------------------------------------


@proves("vendetta.glossary.power-modifiable")
def test_the_power_of_a_card_is_changed_by_its_own_effect_and_by_others() -> None:
    t = Table(
        a=Seat(at={1: ["power 3 conflict: power +2", "power 6 conflict while power -2 if blood-here >= 1", "1 blood"]}),
        b=Seat(at={1: ["power 4 conflict: weaken each-rival 1"]}),
        resolves=1,
    )
    t.stays("a", "b")
    assert t.told("conflict")[0]["powers"] == [3 + 2 + 6 - 2 + 1 - 1, 4]


@proves("vendetta.glossary.printed-power")
def test_printed_means_the_number_before_any_change() -> None:
    match = "power 2 conflict: match"
    t = Table(
        a=Seat(at={1: ["power 5 preparation: power +4", "9 blood"]}), b=Seat(at={1: [match]}), resolves=1, ambition="a"
    )
    t.stays("a", "b")
    assert t.told("power")[-1] == {"seat": 1, "amount": 5 - 2, "card": t.card(match)}


@proves("vendetta.glossary.face-down-power-zero")
def test_a_card_turned_face_down_has_neither_effect_nor_power() -> None:
    t = Table(
        a=Seat(at={1: ["power 6 preparation: blank a-rival"]}),
        b=Seat(at={1: ["power 9 conflict: gain 5 influence"]}),
        resolves=1,
    )
    t.stays("a", "b")
    assert t.told("conflict")[0]["powers"] == [6, 0]
    assert [told["card"] for told in t.told("effect")] == [t.card("power 6 preparation: blank a-rival")]


# -- rivals ------------------------------------------------------------------------------------------------------------


@proves("vendetta.glossary.rival")
def test_rivals_are_opponents_with_cards_or_blood_at_the_location_of_the_card() -> None:
    t = Table(
        a=Seat(at={1: ["power 1 conflict: lose each-rival 1 blood"], 2: ELSEWHERE}),
        b=Seat(at={1: ["Five"]}),
        c=Seat(at={1: ["1 blood"]}),
        d=Seat(at={2: ["Five"]}),
        resolves=1,
    )
    t.stays("a", "b")
    with t.changes("b.blood", -1), t.changes("c.blood", -1), t.unchanged("a.blood", "d.blood"):
        t.stays("c")


@proves("vendetta.glossary.rival-not-absent", "vendetta.withdraw.no-role-after")
def test_who_never_came_or_has_withdrawn_is_no_rival() -> None:
    t = Table(
        a=Seat(at={1: ["power 1 conflict: lose a-rival 1 blood"], 2: ELSEWHERE}),
        b=Seat(at={1: ["Five"]}),
        c=Seat(at={1: ["Six", "1 blood"]}),
        resolves=1,
    )
    t.stays("a", "b")
    with t.changes("b.blood", -1), t.changes("c.blood", +1):  # the only rival needs no choosing; c has his blood back
        t.withdraws("c")
    assert t.told("lost") == [{"seat": 1, "what": "blood", "amount": 1}]


@proves("vendetta.glossary.rival")
def test_an_effect_on_opponents_reaches_everyone_else() -> None:
    t = Table(a=Seat(at={1: ["power 1 conflict: lose each-opponent 1 blood"], 2: ELSEWHERE}), resolves=1)
    with t.changes("b.blood", -1), t.changes("c.blood", -1), t.changes("d.blood", -1), t.unchanged("a.blood"):
        t.stays("a")


# -- collisions --------------------------------------------------------------------------------------------------------


@proves("vendetta.conflict-rule.card-over-rulebook")
def test_a_card_breaks_the_rules_of_costs_and_limits() -> None:
    free = "human 2/1/3/0 while free-face-down & while blood-limit 2"
    t = Table(a=Seat(blood=9, alliance=[free]), turn="a")
    with t.unchanged("a.blood"):
        t.plays("a", "Hunt", face="down")
    with t.changes("a.blood@1", +5):
        t.deploys("a", 5)


@proves("vendetta.conflict-rule.card-over-rulebook")
def test_a_card_that_wins_ties_comes_before_turn_order() -> None:
    t = Table(
        a=Seat(at={1: ["Five"]}), b=Seat(alliance=["vampire 3/2/4/1 while wins-ties"], at={1: ["Five"]}), resolves=1
    )
    t.stays("a", "b")
    assert t.ranking(1) == ["b", "a"]


@proves("vendetta.conflict-rule.same-symbol-turn-order", "vendetta.conflict-rule.own-simultaneous-choose")
def test_cards_that_wait_for_the_same_moment_act_in_turn_order_and_their_player_orders_his_own() -> None:
    t = Table(
        a=Seat(at={1: ["x = power 1 when after-reveal: gain 1 blood", "y = power 1 when after-reveal: gain 2 blood"]}),
        b=Seat(at={1: ["z = power 1 when after-reveal: gain 3 blood"]}),
        ambition="b",
        resolves=1,
    )
    t.stays("b", "a")
    assert (t.asks, t.decider, t.offered()) == ("order", "a", ["resolve x", "resolve y"])
    t.resolves("a", "y")
    gains = [(told["seat"], told["amount"]) for told in t.told("gained") if told["what"] == "blood"]
    assert gains[:3] == [(1, 3), (0, 2), (0, 1)]


@proves("vendetta.conflict-rule.as-much-as-possible")
def test_example_three_blood_stolen_from_a_player_with_two_are_two() -> None:
    t = Table(
        a=Seat(at={1: ["power 1 conflict: steal a-rival 3 blood"], 2: ELSEWHERE}),
        b=Seat(blood=2, at={1: ["Five"]}),
        resolves=1,
    )
    t.stays("a")
    with t.changes("a.blood", +2):
        t.stays("b")
    assert t.told("stolen") == [{"seat": 1, "thief": 0, "what": "blood", "amount": 2}]


@pytest.mark.parametrize(
    "effect",
    [
        "steal a-rival 3 blood",
        "charm a-rival",
        "scatter each-rival 2",
        "may pay 9: gain 9 influence",
        "restore",
        "may: restore",
        "choose you: restore | charm a-rival",
        "draw 1",
    ],
)
@proves("vendetta.conflict-rule.impossible-ignored")
def test_an_effect_that_cannot_be_applied_at_all_is_ignored(effect: str) -> None:
    """Without rivals, drained cards, a deck or enough blood nothing happens and nobody is asked."""
    card = f"Card = power 3 conflict: {effect}"
    rest = ["Hunt", "Ready", "Three", "Four", "Five", "Six", "Seven", "Eight"]
    t = Table(a=Seat(hand=rest[1:], at={1: [card], 2: ELSEWHERE}, deck=[]), resolves=1)
    before = t.measure("a.blood"), t.measure("a.hand")
    with t.changes("a.influence", +1):  # for winning
        t.stays("a")
    assert (t.asks, t.decider) == ("withdraw", "a")
    assert (t.measure("a.blood"), t.measure("a.hand")) == before
    assert t.ranking(1) == ["a"]


@proves("vendetta.conflict-rule.impossible-ignored", "vendetta.conflict-rule.as-much-as-possible")
def test_of_several_sentences_only_the_impossible_one_is_ignored() -> None:
    t = Table(a=Seat(at={1: ["power 3 conflict: charm a-rival; gain 2 blood"], 2: ELSEWHERE}), resolves=1)
    with t.changes("a.blood", +2):
        t.stays("a")


@pytest.mark.parametrize("what", ["cards-here", "blood-here", "face-down-here", "rival-cards-here", "rival-blood-here"])
def test_what_is_counted_here_is_nothing_where_nobody_is(what: str) -> None:
    """A drain happens at no location, so *here* is nowhere."""
    counting = f"human 2/1/3/0 when you-drain: gain {what} influence"
    t = Table(
        Seat(alliance=[counting, "vampire 2/1/4/0"], at={1: ["Five", "2 blood"]}),
        Seat(at={1: ["Three"]}),
        turn="a",
        left=1,
    )
    with t.changes("a.blood", +4), t.unchanged("a.influence"):
        t.drains("a", "vampire 2/1/4/0")
