"""Step 5.4: total power, places, ties, being alone, and the rewards of every round and place."""

import pytest

from praxis.clauses.proof import proves
from praxis.vendetta.cards import VICTIM
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from praxis.vendetta.rules.location import resolving

# -- power and places --------------------------------------------------------------------------------------------------


@proves("vendetta.conflict.total-power", "vendetta.glossary.power-modifiable", "vendetta.conflict.two-substeps")
def test_total_power_is_the_cards_after_all_effects_plus_the_deployed_blood() -> None:
    t = Table(
        a=Seat(at={1: ["Three", "down Four", "power 2 conflict: power +5", "2 blood"], 2: ["Nine"]}),
        b=Seat(at={1: ["Nine", "b's Hunt", "3 blood"]}),
        c=Seat(at={1: ["power 6 preparation: weaken a-rival 4"]}),
        resolves=1,
    )
    assert t.power("a", 1) == 3 + 0 + 2 + 2
    t.stays("a", "b", "c")
    t.targets("c", "b")
    conflict = t.told("conflict")[0]
    assert [t.names[seat] for seat in conflict["ranking"]] == ["a", "b", "c"]
    assert conflict["powers"] == [3 + 4 + 2 + 5 + 2, 9 + 1 + 3 - 4, 6]


@proves("vendetta.glossary.power-modifiable", "vendetta.conflict.total-power", "vendetta.glossary.face-down-power-zero")
@pytest.mark.parametrize(
    ("effect", "theirs", "mine"),
    [("dismiss a-rival", 2, 4), ("blank a-rival", 2, 4), ("charm a-rival", 2, 4 + 1 + 5), ("weaken a-rival 1", 7, 4)],
)
def test_power_gained_by_a_card_goes_where_the_card_goes(effect: str, theirs: int, mine: int) -> None:
    t = Table(
        a=Seat(at={1: ["Puffed = power 1 preparation: power +5", "2 blood"], 2: ["Hunt"]}),
        b=Seat(at={1: [f"power 4 conflict: {effect}"]}),
        resolves=1,
    )
    t.stays("a", "b")
    told = t.told("conflict")[0]
    found = dict(zip([t.names[seat] for seat in told["ranking"]], told["powers"], strict=True))
    assert found == {"a": theirs, "b": mine}
    if effect == "weaken a-rival 1":
        assert t.power("a", 1) == 1 + 2, "nothing lasts beyond the location"


@proves("vendetta.glossary.power-modifiable")
def test_a_card_that_goes_home_leaves_no_gained_power_behind() -> None:
    t = Table(
        a=Seat(at={1: ["Puffed = power 1 preparation: power +5", "2 blood"], 2: ["Hunt"]}),
        b=Seat(at={1: ["power 4 conflict: (dismiss a-rival; may: gain 1 blood)"]}),
        resolves=1,
    )
    t.stays("a", "b")
    assert t.asks == "may"
    frame = resolving(t.game)
    assert frame is not None
    assert frame.gained == []
    t.says("b", "no")
    t.is_quiet()


@proves("vendetta.glossary.power-modifiable")
def test_power_gained_by_an_ally_is_the_players_whatever_becomes_of_the_cards() -> None:
    t = Table(
        a=Seat(alliance=["human 1/1/3/0 when after-reveal: power +5"], at={1: ["Three", "2 blood"], 2: ["Hunt"]}),
        b=Seat(at={1: ["power 4 conflict: dismiss a-rival"]}),
        resolves=1,
    )
    t.stays("a", "b")
    assert t.told("conflict")[0]["powers"] == [5 + 2, 4]


@proves("vendetta.glossary.printed-power", "vendetta.glossary.power-modifiable")
def test_match_raises_the_power_that_the_card_has_by_now() -> None:
    t = Table(
        a=Seat(at={1: ["Twice = power 1 conflict: power +4; match"], 2: ["Hunt"]}),
        b=Seat(at={1: ["Nine"]}),
        resolves=1,
    )
    t.stays("a", "b")
    assert t.told("conflict")[0]["powers"] == [9, 9]


@proves("vendetta.glossary.power-modifiable", "vendetta.conflict.total-power")
def test_shape_of_the_enemy_overflow_and_know_your_place_together() -> None:
    """What GA01 matched and TR03 bought is gone with the cards that VE06 sends home."""
    for sent, expected in (("a", {"a": 1, "b": 1 + 8, "c": 3 + 4}), ("b", {"a": 4 + 1, "b": 1, "c": 3 + 4})):
        t = Table(
            a=Seat("gangrel", at={1: ["Shape of the Enemy", "1 blood"], 2: ["power 1"]}),
            b=Seat("tremere", blood=6, at={1: ["Overflow", *(["1 blood"] if sent == "b" else [])]}),
            c=Seat("ventrue", at={1: ["Know Your Place", "power 4"]}),
            cards="house",
            resolves=1,
        )
        t.stays("a", "b", "c")
        t.does("b", "pay 4")
        t.targets("c", sent)
        t.chooses(sent, 1)
        told = t.told("conflict")[0]
        assert dict(zip([t.names[seat] for seat in told["ranking"]], told["powers"], strict=True)) == expected


@proves("vendetta.conflict.highest-wins", "vendetta.reward.first-takes-ally")
@pytest.mark.parametrize("winner", ["a", "b", "c", "d"])
def test_the_highest_total_power_wins(winner: str) -> None:
    seat = {who: Seat(at={1: ["Nine" if who == winner else "Three"]}) for who in "abcd"}
    t = Table(seat["a"], seat["b"], seat["c"], seat["d"], resolves=1)
    ally = t.ally(1)
    t.all_stay()
    assert t.ranking(1)[0] == winner
    assert ally in t.alliance(winner)


@proves(
    "vendetta.conflict.tie-turn-order",
    "vendetta.conflict.lower-ties-turn-order",
    "vendetta.tie.turn-order-general",
    "vendetta.conflict-rule.ties-turn-order",
)
@pytest.mark.parametrize(("ambition", "order"), [("a", "abcd"), ("b", "bcda"), ("c", "cdab"), ("d", "dabc")])
def test_all_equal_places_go_by_turn_order(ambition: str, order: str) -> None:
    same = [Seat(at={1: ["Five", "1 blood"]}) for _ in range(4)]
    t = Table(*same, ambition=ambition, resolves=1)
    t.all_stay()
    assert t.ranking(1) == list(order)


@proves("vendetta.conflict.lower-ties-turn-order", "vendetta.tie.turn-order-general")
def test_a_tie_for_second_and_third_place_goes_by_turn_order_too() -> None:
    t = Table(
        a=Seat(at={1: ["Five"]}),
        b=Seat(at={1: ["Nine"]}),
        c=Seat(at={1: ["Three", "2 blood"]}),
        d=Seat(at={1: ["Four", "1 blood"]}),
        ambition="d",
        resolves=1,
    )
    t.all_stay()
    assert t.ranking(1) == ["b", "d", "a", "c"]


@proves("vendetta.conflict.blood-only-participates", "vendetta.withdraw.who-is-at-location")
def test_blood_without_cards_takes_part_and_may_win() -> None:
    t = Table(a=Seat(at={1: ["Three"]}), b=Seat(at={1: ["4 blood"]}), c=Seat(at={1: ["2 blood"]}), resolves=1)
    t.all_stay()
    assert t.ranking(1) == ["b", "a", "c"]


# -- alone, or nobody --------------------------------------------------------------------------------------------------


@proves("vendetta.conflict.sole-player-wins", "vendetta.conflict.sole-player-first-reward-only")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_example_the_only_player_left_wins_but_gets_only_the_first_reward(number: int) -> None:
    """However weak: without power, and although others were there before they withdrew."""
    t = Table(a=Seat(at={1: ["power 0"]}), b=Seat(at={1: ["Nine"]}), resolves=1, round=number)
    ally, victims = t.ally(1), t.measure("victims")
    t.stays("a")
    with t.changes("a.influence", number), t.changes("a.alliance", +1), t.unchanged("b.influence", "b.alliance"):
        t.withdraws("b")
    assert t.ranking(1) == ["a"]
    assert ally in t.alliance("a")
    assert t.measure("victims") == victims


@proves("vendetta.conflict.sole-player-wins", "vendetta.conflict.sole-player-first-reward-only")
def test_blood_alone_makes_a_second_player() -> None:
    t = Table(a=Seat(at={1: ["Nine"], 2: ["Hunt"]}), b=Seat(at={1: ["1 blood"]}), resolves=1)
    t.stays("a")
    with t.changes("b.influence", +1), t.changes("b.alliance", +1):
        t.stays("b")


@proves("vendetta.conflict.sole-player-wins", "vendetta.conflict.no-player-no-reward")
def test_by_the_other_reading_the_only_player_with_cards_wins_against_any_blood() -> None:
    seats = Seat(at={1: ["Three"], 2: ["Hunt"]}), Seat(at={1: ["3 blood"]}), Seat(at={1: ["9 blood"]})
    t = Table(*seats, resolves=1, sole_by="cards")
    ally = t.ally(1)
    t.stays("a", "b")
    with t.unchanged("b.influence", "c.influence", "b.alliance", "c.alliance"), t.changes("a.influence", +1):
        t.stays("c")
    assert t.ranking(1) == ["a"]
    assert ally in t.alliance("a")
    t = Table(*seats, d=Seat(at={1: ["Four"]}), resolves=1, sole_by="cards")
    t.stays("a", "b", "c", "d")  # with cards of two players, blood counts as always
    assert t.ranking(1) == ["c", "d", "a", "b"]
    t = Table(
        a=Seat(at={2: ["Hunt"]}), b=Seat(at={1: ["3 blood"]}), c=Seat(at={1: ["1 blood"]}), resolves=1, sole_by="cards"
    )
    ally = t.ally(1)
    with t.unchanged("b.influence", "c.influence"):
        t.stays("b", "c")
    assert t.ranking(1) == []
    assert t.card(ally) in t.game.box


@pytest.mark.parametrize("reading", [True, False])
@proves("vendetta.conflict.sole-player-wins")
def test_the_effects_of_a_sole_player_are_applied_or_not_by_reading(reading: bool) -> None:
    cards = [f"power 1 {step}: gain 1 blood" for step in ("preparation", "conflict", "consequences")]
    t = Table(a=Seat(at={1: cards, 2: ["Hunt"]}), b=Seat(at={1: ["Nine"]}), resolves=1, sole_effects=reading)
    t.stays("a")
    with t.changes("a.blood", 3 if reading else 0):
        t.withdraws("b")
    assert t.ranking(1) == ["a"]


@proves("vendetta.conflict.sole-player-wins")
def test_who_is_left_alone_only_by_an_effect_was_not_alone_after_the_withdraw_step() -> None:
    cards = ["power 1 preparation: withdraw a-rival", "power 1 conflict: gain 1 blood"]
    t = Table(a=Seat(at={1: cards, 2: ["Hunt"]}), b=Seat(at={1: ["Nine"]}), resolves=1, sole_effects=False)
    t.stays("a")
    with t.changes("a.blood", +1):
        t.stays("b")


@proves("vendetta.conflict.no-player-no-reward", "vendetta.conflict.no-player-ally-removed")
@pytest.mark.parametrize("came", [True, False])
def test_example_where_nobody_is_left_there_is_no_reward_and_the_ally_leaves_the_game(came: bool) -> None:
    a = Seat(at={1: ["Nine"], 2: ["Hunt"]} if came else {2: ["Hunt"]})
    t = Table(a=a, resolves=1, allies={1: "Ada = human 2/1/3/0"})
    ally = t.card("Ada")
    if came:
        with t.unchanged("a.influence", "a.alliance"):
            t.withdraws("a")
    assert t.asks == "withdraw"  # at location 2
    assert t.ally(1) == ""
    assert ally in t.game.box
    assert t.told("ally-gone") == [{"location": 0, "card": ally}]
    assert not t.told("joined")


@proves("vendetta.conflict.no-player-no-reward", "vendetta.conflict.highest-wins")
def test_presence_is_checked_again_when_the_winner_is_determined() -> None:
    leave = "power 9 conflict: withdraw you"
    t = Table(a=Seat(at={1: [leave]}), b=Seat(at={1: ["Three"]}), resolves=1)
    t.stays("a", "b")
    assert t.ranking(1) == ["b"]
    t = Table(a=Seat(at={1: [leave]}), resolves=1)
    ally = t.card(t.ally(1))
    t.stays("a")
    assert t.ranking(1) == []
    assert ally in t.game.box


# -- rewards -----------------------------------------------------------------------------------------------------------


REWARDS = [
    pytest.param(
        number,
        influence,
        marks=proves(*(f"vendetta.reward.round{number}.{place}" for place in ("first", "second", "third"))),
    )
    for number, influence in [(1, (1, 1, 1)), (2, (2, 2, 1)), (3, (3, 2, 1))]
]


@pytest.mark.parametrize(("number", "influence"), REWARDS)
@proves(
    "vendetta.reward.first-takes-ally",
    "vendetta.reward.second-takes-victim",
    "vendetta.reward.others-no-card",
    "vendetta.reward.top-three-influence",
    "vendetta.alliance.gained-cards-go-there",
)
def test_the_rewards_of_each_place_in_each_round(number: int, influence: tuple[int, int, int]) -> None:
    t = Table(
        a=Seat(at={1: ["Five"], 2: ["Hunt"]}),
        b=Seat(at={1: ["Eight"]}),
        c=Seat(at={1: ["Six"]}),
        d=Seat(at={1: ["Nine"]}),
        e=Seat(at={1: ["Four"]}),
        resolves=1,
        round=number,
        allies={1: "Ada = human 2/1/3/0"},
    )
    before = {who: t.measure(f"{who}.influence") for who in t.names}
    t.stays("a", "b", "c", "d", "e")
    assert t.ranking(1) == ["d", "b", "c", "a", "e"]
    gained = [t.measure(f"{who}.influence") - before[who] for who in t.ranking(1)]
    assert gained == [*influence, 0, 0]
    assert t.alliance("d") == ["Victim 4", "Ada"]
    assert len(t.alliance("b")) == 2
    assert t.game.set.cards[t.player("b").alliance[1]].kind == VICTIM
    assert [len(t.alliance(who)) for who in "cae"] == [1, 1, 1]
    assert t.measure("victims") == 35 - 5 - 1


@pytest.mark.parametrize(("number", "influence"), [(1, (2, 1, 1)), (2, (3, 2, 1)), (3, (4, 2, 1))])
@proves("vendetta.reward.haven-extra-influence", "vendetta.reward.top-three-influence")
def test_the_winner_in_the_haven_gains_one_influence_more(number: int, influence: tuple[int, int, int]) -> None:
    t = Table(
        a=Seat(at={"haven": ["Three"]}),
        b=Seat(at={"haven": ["Nine"]}),
        c=Seat(at={"haven": ["Five"]}),
        d=Seat(at={"haven": ["Hunt"]}),
        resolves="haven",
        round=number,
    )
    t.all_stay()
    gains = [told for told in t.told("gained") if told["what"] == "influence"]
    assert [(t.names[told["seat"]], told["amount"]) for told in gains] == list(zip("bca", influence, strict=True))


@proves("vendetta.reward.cards-to-alliance-at-once", "vendetta.alliance.gained-cards-go-there")
def test_won_cards_are_in_the_alliance_before_the_consequences() -> None:
    """A consequence that counts the alliance counts them already."""
    counts = "power {} consequences: gain alliance blood"
    t = Table(
        a=Seat(alliance=["victim"], at={1: [counts.format(9)], 2: ["Hunt"]}),
        b=Seat(alliance=["victim", "victim"], at={1: [counts.format(5)]}),
        resolves=1,
    )
    t.stays("a")
    with t.changes("a.blood", +2), t.changes("b.blood", +3):
        t.stays("b")


@proves("vendetta.reward.first-takes-ally")
def test_an_ally_won_in_one_conflict_helps_in_the_next() -> None:
    t = Table(
        a=Seat(at={1: ["Nine"], 2: ["Five"]}),
        b=Seat(at={2: ["Six"]}),
        allies={1: "human 2/1/3/0 while power 2"},
        resolves=1,
    )
    t.stays("a")
    assert t.power("a", 2) == 7
    t.stays("a", "b")
    assert t.ranking(2) == ["a", "b"]


# -- the ambition token ------------------------------------------------------------------------------------------------


@proves("vendetta.reward.haven-ambition-token")
def test_the_winner_of_the_haven_takes_the_ambition_token_after_the_ally() -> None:
    t = Table(c=Seat(at={"haven": ["Five"]}), ambition="a", resolves="haven")
    t.stays("c")
    kinds = [event.kind for event in t.story]
    assert kinds.index("joined") < kinds.index("ambition")
    assert t.told("ambition") == [{"seat": 2}]
    assert t.decider == "c"  # first player of the next round
    t.is_quiet()


@proves("vendetta.reward.haven-ambition-token")
def test_other_locations_do_not_move_the_ambition_token() -> None:
    t = Table(c=Seat(at={1: ["Five"], 2: ["Six"]}), ambition="a", resolves=1)
    t.stays("c", "c")
    assert t.told("ambition") == []
    assert t.game.ambition == 0


@proves("vendetta.reward.haven-consequences-new-order", "vendetta.reward.haven-ambition-token")
def test_the_consequences_in_the_haven_go_by_the_new_order() -> None:
    card = "{} = power {} consequences: gain 1 blood"
    t = Table(
        a=Seat(at={"haven": [card.format("first", 3)]}),
        b=Seat(at={"haven": [card.format("second", 4)]}),
        c=Seat(at={"haven": [card.format("third", 9)]}),
        ambition="a",
        resolves="haven",
    )
    t.all_stay()
    assert [t.name(told["card"]) for told in t.told("effect")] == ["third", "first", "second"]


@proves("vendetta.reward.haven-tie-old-order")
@pytest.mark.parametrize(("ambition", "winner"), [("a", "b"), ("c", "c"), ("d", "b")])
def test_a_tie_in_the_haven_goes_by_the_old_order(ambition: str, winner: str) -> None:
    t = Table(b=Seat(at={"haven": ["Five"]}), c=Seat(at={"haven": ["Five"]}), ambition=ambition, resolves="haven")
    t.all_stay()
    assert t.ranking("haven")[0] == winner
    assert t.names[t.game.ambition] == winner


@proves("vendetta.reward.haven-nobody-token-stays")
@pytest.mark.parametrize("came", [True, False])
def test_where_nobody_wins_the_haven_the_token_stays(came: bool) -> None:
    t = Table(b=Seat(at={"haven": ["Five"]} if came else {}), ambition="d", resolves="haven")
    if came:
        t.withdraws("b")
    assert t.told("ambition") == []
    assert t.names[t.game.ambition] == "d"
    assert t.decider == "d"
    t.is_quiet()
