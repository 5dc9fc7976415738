"""Phase 4: turns, playing cards face up and face down, playing blood."""

import pytest

from praxis.clauses.proof import proves
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from praxis.vendetta.view import HIDDEN

# -- turns -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize(
    ("number", "turns"),
    [
        pytest.param(1, 2, marks=proves("vendetta.planning.turns-round-1")),
        pytest.param(2, 3, marks=proves("vendetta.planning.turns-round-2")),
        pytest.param(3, 4, marks=proves("vendetta.planning.turns-round-3")),
    ],
)
@proves("vendetta.planning.turn-order", "vendetta.planning.one-card-left")
def test_the_number_of_turns_grows_with_the_rounds_and_one_card_is_left(players: int, number: int, turns: int) -> None:
    t = Table(players=players, round=number, phase="cards", ambition="b")
    t.goes_on("plan")
    assert [len(player.hand) for player in t.game.players] == [turns + 1] * players
    t.goes_on("withdraw")
    order = [t.names[(1 + i) % players] for i in range(players)]
    assert [t.names[told["seat"]] for told in t.told("turn")] == order * turns
    assert [len(player.hand) for player in t.game.players] == [1] * players


@proves("vendetta.planning.must-play-one-card")
def test_a_turn_is_exactly_one_card() -> None:
    t = Table(turn="a", left=2)
    assert not t.offered("end")
    assert not t.offered("pass")
    assert t.clauses("a", "end") == ["vendetta.planning.must-play-one-card"]
    t.plays("a", "Hunt", at=1)
    assert not t.offered("play")
    assert t.clauses("a", "play Ready at 1") == ["vendetta.planning.must-play-one-card"]
    with t.unchanged("a.hand"):
        t.ends("a")
    assert t.decider == "b"
    t.is_quiet()


@proves("vendetta.planning.must-play-one-card")
def test_any_card_of_the_hand_can_be_played_at_any_location() -> None:
    t = Table(a=Seat(hand=["Hunt", "Nine"]), turn="a")
    for card in ("Hunt", "Nine"):
        for place in (1, 2, "haven"):
            assert f"play {card} at {place} up" in t.offered()
    assert len(t.offered("play")) == 2 * 3 * 2
    assert "play Eight at 1 up" not in t.offered()
    t.is_quiet()


@proves("vendetta.planning.one-card-left")
def test_a_player_without_cards_skips_his_turn() -> None:
    t = Table(a=Seat(hand=["Hunt"]), b=Seat(hand=[]), turn="a", left=2)
    t.turn("a", "Hunt")
    assert t.told("turn-skipped") == [{"seat": 1}]
    t.turn("c", "Hunt")
    t.turn("d", "Hunt")
    assert [told["seat"] for told in t.told("turn-skipped")] == [1, 0, 1]
    assert t.decider == "c"
    t.is_quiet()


@proves("vendetta.planning.one-card-left")
def test_an_effect_that_changes_the_hand_does_not_change_the_number_of_turns() -> None:
    """The table of turns decides: with a card more in hand, two are left."""
    t = Table(a=Seat(alliance=["human 2/1/3/0 when you-play: draw 1"]), round=1)
    t.goes_on("withdraw")
    assert [told["seat"] for told in t.told("turn")] == [0, 1, 2, 3] * 2
    assert (t.measure("a.hand"), t.measure("b.hand")) == (3, 1)


# -- playing cards -----------------------------------------------------------------------------------------------------


@proves("vendetta.play.own-position", "vendetta.play.becomes-deployed", "vendetta.glossary.deployed-card")
def test_a_card_is_played_to_the_own_position_and_is_deployed_there() -> None:
    t = Table(a=Seat(hand=["Five", "Six"]), turn="a")
    with t.changes("a.hand", -1), t.changes("a.cards@2", +1):
        t.plays("a", "Five", at=2)
    assert t.cards("a", 2) == ["Five"]
    for who, place in ("a1", "a3", "b2", "c2", "d2"):
        assert t.cards(who, place) == []
    assert t.clauses("b", "play Five at 1")[0] == "vendetta.planning.turn-order"
    t.ends("a")
    t.is_quiet()


@proves("vendetta.play.becomes-deployed", "vendetta.glossary.play-card")
def test_a_deployed_card_cannot_be_played_again() -> None:
    t = Table(a=Seat(hand=["Five", "Six"]), turn="a", left=2)
    t.turn("a", "Five", at=2)
    for who in "bcd":
        t.turn(who, "Hunt")
    assert t.clauses("a", "play Five at 1") == ["vendetta.play.becomes-deployed"]
    assert {words.split(" at ")[0] for words in t.offered("play")} == {"play Six"}


@proves("vendetta.play.later-turns-any-location")
def test_later_cards_go_to_the_same_location_or_to_others_without_limit() -> None:
    hand = ["Hunt", "Ready", "Three", "Four", "Five"]
    t = Table(a=Seat(hand=hand), round=3, turn="a", left=4)
    for card, place in [("Hunt", 1), ("Ready", 1), ("Three", 2), ("Four", 1)]:
        t.turn("a", card, at=place)
        for who in "bcd":
            if t.decider == who:
                t.turn(who, t.hand(who)[0], at="haven")
    assert t.cards("a", 1) == ["Hunt", "Ready", "Four"]
    assert t.cards("a", 2) == ["Three"]
    assert t.measure("b.cards@haven") == 4


@proves("vendetta.play.face-up-free")
def test_face_up_costs_nothing() -> None:
    t = Table(a=Seat(blood=1, hand=["Five", "Six"]), turn="a")
    with t.unchanged("a.blood", "a.influence", "bank.blood", "bank.influence"):
        t.plays("a", "Five")
    assert t.cards("a", 1) == ["Five"]
    assert t.view("b").players[0].positions[0].cards == [t.card("Five", "a")]
    t.ends("a")
    t.is_quiet()


@proves("vendetta.play.face-down-costs-one-blood", "vendetta.glossary.spend")
def test_face_down_costs_one_blood_from_the_pool_to_the_bank() -> None:
    t = Table(a=Seat(hand=["Five", "Six"]), turn="a")
    with t.changes("a.blood", -1), t.changes("bank.blood", +1), t.unchanged("a.blood@1"):
        t.plays("a", "Five", face="down")
    assert t.cards("a", 1) == ["down Five"]
    assert t.view("b").players[0].positions[0].cards == [HIDDEN]
    assert t.view("a").players[0].positions[0].cards == [t.card("Five", "a")]
    t.ends("a")
    t.is_quiet()


@proves("vendetta.play.face-down-cost-outside-limit")
def test_the_cost_of_playing_face_down_does_not_count_against_the_three_blood() -> None:
    t = Table(a=Seat(blood=6), turn="a")
    t.plays("a", "Hunt", face="down")
    with t.changes("a.blood", -3), t.changes("a.blood@1", +3):
        t.deploys("a", 3)
    assert t.measure("a.blood") == 6 - 1 - 3


@proves("vendetta.play.face-down-no-effect", "vendetta.glossary.face-down-power-zero")
def test_a_face_down_card_has_no_effect_and_no_power_until_it_is_revealed() -> None:
    quick = "Quick = power 5 when opponent-plays-here: lose them 1 blood"
    t = Table(a=Seat(at={1: [f"down {quick}"]}), b=Seat(at={2: ["Seven"]}), turn="b", left=1)
    assert (t.power("a", 1), t.power("b", 2)) == (0, 7)
    with t.unchanged("b.blood"):
        t.turn("b", "Hunt", at=1)
    t.goes_on("withdraw")
    assert t.decider == "a"
    t.stays("a", "b", "c", "d")
    revealed = next(told for told in t.told("revealed") if told["seat"] == 0)
    assert revealed["cards"] == [t.card("Quick")]
    assert t.ranking(1)[0] == "a"


@proves("vendetta.play.card-kinds", "vendetta.card.active-only-in-resolution")
@pytest.mark.parametrize("face", ["up", "down"])
@pytest.mark.parametrize("step", ["preparation", "conflict", "consequences"])
def test_an_active_card_acts_only_in_the_resolution_however_it_was_played(face: str, step: str) -> None:
    t = Table(a=Seat(hand=[f"Act = power 3 {step}: gain 2 influence", "Hunt"]), turn="a", left=1)
    with t.unchanged("a.influence"):
        t.turn("a", "Act", face=face)
        for who in "bcd":
            t.turn(who, "Hunt", at=2)
    assert t.asks == "withdraw"
    t.stays("a")
    assert t.told("effect") == [{"seat": 0, "card": t.card("Act"), "location": 0}]
    assert t.measure("a.influence") == 3 + 2 + 1


@proves("vendetta.play.card-kinds", "vendetta.card.passive-needs-face-up")
def test_a_passive_card_acts_whenever_its_condition_comes_if_it_lies_face_up() -> None:
    trap = "Trap = power 1 when opponent-plays-here: lose them 1 blood"
    t = Table(a=Seat(hand=[trap, "Hunt"]), turn="a", left=2)
    t.turn("a", "Trap", at=1)
    for who, place, lost in [("b", 1, 1), ("c", 2, 0), ("d", 1, 1)]:
        with t.changes(f"{who}.blood", -lost), t.unchanged("a.blood"):
            t.turn(who, "Hunt", at=place)
    with t.unchanged("a.blood"):
        t.turn("a", "Hunt", at=1)  # no opponent of himself
    t.is_quiet()


@proves("vendetta.play.card-kinds", "vendetta.card.passive-needs-face-up")
def test_a_passive_card_hears_what_is_played_at_every_other_location_and_not_what_is_played_here() -> None:
    spy = "Spy = power 1 when opponent-plays-elsewhere: lose them 1 blood"
    for lies in (1, 2, "haven"):
        t = Table(a=Seat(at={lies: [spy]}), turn="b", left=1)
        for who, place in (("b", 1), ("c", 2), ("d", "haven")):
            with t.changes(f"{who}.blood", 0 if place == lies else -1):
                t.turn(who, "Hunt", at=place)


@proves("vendetta.card.passive-needs-face-up", "vendetta.card.passive-face-down-revealed-late")
def test_a_passive_card_that_lies_face_down_misses_what_happens_meanwhile() -> None:
    trap = "Trap = power 1 when opponent-plays-here: lose them 1 blood"
    t = Table(a=Seat(hand=[trap, "Hunt"]), turn="a", left=1)
    t.turn("a", "Trap", at=1, face="down")
    with t.unchanged("b.blood", "c.blood", "d.blood"):
        for who in "bcd":
            t.turn(who, "Hunt", at=1)
    assert t.cards("a", 1) == ["down Trap"]
    with t.unchanged("b.blood", "c.blood", "d.blood"):
        t.stays("a", "b", "c")
        assert t.cards("a", 1) == ["down Trap"]  # until the reveal step
    events = t.does("d", "stay")
    kinds = [event.kind for event in events]
    assert kinds.index("tokens") < kinds.index("revealed") < kinds.index("conflict")


@proves("vendetta.card.passive-missed-condition")
def test_a_passive_card_revealed_too_late_does_nothing() -> None:
    trap = "Trap = power 1 when opponent-plays-here: lose them 1 blood"
    herald = "Herald = power 1 when before-reveal: gain 1 influence"
    late = Table(a=Seat(influence=0, at={1: [f"down {trap}", f"down {herald}"]}), b=Seat(at={1: ["Nine"]}), resolves=1)
    late.stays("a", "b")
    assert late.told("lost") == []
    assert late.measure("a.influence") == 1  # the second place, nothing for the herald
    early = Table(a=Seat(influence=0, at={1: [trap, herald]}), b=Seat(at={1: ["Nine"]}), resolves=1)
    early.stays("a", "b")
    assert early.told("lost") == []  # nobody plays any more
    assert early.measure("a.influence") == 2


# -- playing blood -----------------------------------------------------------------------------------------------------


@proves(
    "vendetta.planning.may-play-blood-same-location",
    "vendetta.blood.play-up-to-three-per-card",
    "vendetta.blood.becomes-deployed",
    "vendetta.glossary.play-blood",
)
@pytest.mark.parametrize("amount", [0, 1, 2, 3])
def test_up_to_three_blood_go_from_the_pool_to_the_position_of_the_card(amount: int) -> None:
    t = Table(a=Seat(blood=9), turn="a")
    t.plays("a", "Hunt", at=2)
    assert t.offered("blood") == ["blood 1", "blood 2", "blood 3"]
    with t.changes("a.blood", -amount), t.changes("a.blood@2", amount), t.unchanged("bank.blood"):
        if amount:
            t.deploys("a", amount)
        t.ends("a")
    assert (t.measure("a.blood@1"), t.measure("a.blood@haven")) == (0, 0)
    t.is_quiet()


@proves("vendetta.blood.play-up-to-three-per-card")
def test_a_fourth_blood_with_one_card_is_refused() -> None:
    t = Table(a=Seat(blood=20), turn="a")
    t.plays("a", "Hunt")
    assert t.refuses("blood 4").clause == "vendetta.blood.play-up-to-three-per-card"
    t.deploys("a", 2)
    assert t.offered("blood") == ["blood 1"]
    t.deploys("a", 1)
    assert t.offered("blood") == []
    assert t.refuses("blood 1").clause == "vendetta.blood.play-up-to-three-per-card"


@proves("vendetta.blood.play-up-to-three-per-card", "vendetta.glossary.play-blood")
def test_the_limit_of_three_begins_anew_with_every_card() -> None:
    t = Table(a=Seat(blood=20), turn="a", left=2)
    t.turn("a", "Hunt", at=1, blood=3)
    for who in "bcd":
        t.turn(who, "Hunt", at=2)
    t.turn("a", "Ready", at=1, blood=3)
    assert t.measure("a.blood@1") == 6
    t.is_quiet()


@proves("vendetta.blood.played-after-card", "vendetta.planning.may-play-blood-same-location")
def test_blood_comes_after_the_card_and_only_where_it_was_played() -> None:
    t = Table(turn="a")
    assert not t.offered("blood")
    assert t.clauses("a", "blood 1") == ["vendetta.blood.played-after-card"]
    t.plays("a", "Hunt", at=2)
    assert t.offered("blood")
    with t.changes("a.blood@2", +1), t.unchanged("a.blood@1", "a.blood@haven"):
        t.deploys("a", 1)
    assert t.clauses("b", "blood 1")[0] == "vendetta.planning.may-play-blood-same-location"


@pytest.mark.parametrize("blood", [0, 1, 2, 5])
@proves("vendetta.blood.deployed-adds-one-power", "vendetta.glossary.deployed-blood-power")
def test_each_deployed_blood_adds_one_to_the_power_there(blood: int) -> None:
    t = Table(a=Seat(at={1: ["Five", f"{blood} blood"], 2: ["Four"]}), b=Seat(at={1: ["Nine"]}), resolves=1)
    assert t.power("a", 1) == 5 + blood
    assert t.power("a", 2) == 4
    t.all_stay()
    conflict = next(told for told in t.told("conflict") if told["location"] == 0)
    assert dict(zip(conflict["ranking"], conflict["powers"], strict=True)) == {0: 5 + blood, 1: 9}
    assert t.ranking(1) == (["a", "b"] if blood == 5 else ["b", "a"])
    t.is_quiet()


@proves("vendetta.blood.never-below-one-voluntarily", "vendetta.frenzy.no-voluntary")
def test_the_last_blood_can_be_neither_deployed_nor_paid_for_playing_face_down() -> None:
    t = Table(a=Seat(blood=1), turn="a")
    assert {words.split()[-1] for words in t.offered("play")} == {"up"}
    refusal = t.refuses(f"play {t.card('Hunt', 'a')} 0 down")
    assert refusal.clause == "vendetta.blood.never-below-one-voluntarily"
    t.plays("a", "Hunt")
    assert t.offered("blood") == []
    assert t.refuses("blood 1").clause == "vendetta.blood.never-below-one-voluntarily"
    t.ends("a")
    t.is_quiet()


@proves("vendetta.blood.never-below-one-voluntarily")
def test_with_two_blood_one_can_be_deployed_or_one_card_hidden_but_not_both() -> None:
    t = Table(a=Seat(blood=2), turn="a")
    t.plays("a", "Hunt", face="down")
    assert t.measure("a.blood") == 1
    assert t.offered("blood") == []
    t = Table(a=Seat(blood=2), turn="a")
    t.plays("a", "Hunt")
    assert t.offered("blood") == ["blood 1"]


@proves(
    "vendetta.play.face-down-costs-one-blood",
    "vendetta.drain.gain-blood-at-once",
    "vendetta.drain.between-card-and-blood",
    "vendetta.drain.influence-replaced",
    "vendetta.blood.played-after-card",
    "vendetta.planning.may-drain-any-time-own-turn",
)
def test_example_claudia_hides_a_card_drains_a_victim_and_plays_three_blood() -> None:
    t = Table(a=Seat(blood=3, alliance=["victim"]), names=["claudia", "b", "c", "d"], turn="claudia")
    t.plays("claudia", "Hunt", at=1, face="down")
    assert t.measure("claudia.blood") == 2  # (A)
    assert "blood 3" not in t.offered()
    with t.changes("claudia.score", -1):  # worth 1 before, 0 now
        t.drains("claudia", "victim")
    assert t.measure("claudia.blood") == 5  # (B)
    t.deploys("claudia", 3)  # (C)
    assert (t.measure("claudia.blood"), t.measure("claudia.blood@1")) == (2, 3)
    t.ends("claudia")
    assert t.decider == "b"
    t.is_quiet()
