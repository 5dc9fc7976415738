"""Phase 5: the order of locations and steps, revealing, and the effects of active cards."""

import pytest

from praxis.clauses.proof import proves
from praxis.vendetta.cards import ACTIVE_STEPS, CLAN, PASSIVE
from praxis.vendetta.positions.builder import Place, Seat
from praxis.vendetta.positions.scenario import Table
from praxis.vendetta.sets import card_set
from praxis.vendetta.view import HIDDEN

STEPS = pytest.mark.parametrize("step", ["preparation", "conflict", "consequences"])


def effects(t: Table) -> list[str]:
    """The names of the cards that took effect, in their order."""
    return [t.name(told["card"]) for told in t.told("effect")]


# -- order -------------------------------------------------------------------------------------------------------------


@proves(
    "vendetta.resolution.five-steps-order", "vendetta.consequences.after-winner-known", "vendetta.conflict.two-substeps"
)
def test_a_location_is_resolved_in_five_steps() -> None:
    cards = ["down Late = power 1 consequences: gain 1 blood", "Fight = power 1 conflict: gain 1 blood"]
    t = Table(
        a=Seat(at={1: [*cards, "Prep = power 1 preparation: gain 1 blood"]}), b=Seat(at={1: ["Nine"]}), resolves=1
    )
    t.stays("a", "b")
    told = [(event.kind, t.name(int(str(event.fields["card"]))) if event.kind == "effect" else "") for event in t.story]
    order = [each for each in told if each[0] in ("tokens", "revealed", "effect", "conflict", "joined")]
    assert order[:8] == [
        ("tokens", ""),
        ("revealed", ""),
        ("effect", "Prep"),
        ("effect", "Fight"),
        ("conflict", ""),
        ("joined", ""),
        ("joined", ""),
        ("effect", "Late"),
    ]


@proves("vendetta.resolution.location-by-location", "vendetta.resolution.haven-last")
@pytest.mark.parametrize("players", [4, 5])
def test_all_steps_of_one_location_come_before_the_next_and_the_haven_is_last(players: int) -> None:
    everywhere: dict[Place, list[str]] = {
        place: [f"power {place} consequences: gain 1 blood"] for place in range(1, 4 if players == 4 else 5)
    }
    t = Table(a=Seat(at=everywhere), players=players, resolves=1, round=3)
    t.all_stay()
    story = [(e.kind, e.fields["location"]) for e in t.story if e.kind in ("location", "tokens", "conflict", "effect")]
    assert story == [
        (kind, place) for place in range(len(everywhere)) for kind in ("location", "tokens", "conflict", "effect")
    ]
    assert story[-1][1] == t.game.haven
    assert t.game.over


# -- reveal ------------------------------------------------------------------------------------------------------------


@proves("vendetta.reveal.stayers-face-down-cards")
def test_after_the_leavers_are_gone_the_cards_of_those_who_stayed_are_turned_up() -> None:
    t = Table(a=Seat(at={1: ["down Five", "down Six"]}), b=Seat(at={1: ["down Seven"]}), resolves=1)
    t.stays("a")
    assert t.cards("a", 1) == ["down Five", "down Six"]
    t.withdraws("b")
    kinds = [(event.kind, event.fields.get("seat")) for event in t.story]
    assert kinds.index(("moved", 1)) < kinds.index(("revealed", 0))
    assert t.cards("a", 1) == ["Five", "Six"]
    assert t.view("d").players[0].positions[0].cards == [t.card("Five", "a"), t.card("Six", "a")]


@proves("vendetta.reveal.only-current-location")
def test_face_down_cards_elsewhere_stay_face_down() -> None:
    t = Table(
        a=Seat(at={1: ["down Five"], 2: ["down Six"], "haven": ["down Seven"]}), b=Seat(at={1: ["Four"]}), resolves=1
    )
    t.stays("a", "b")
    assert t.cards("a", 1) == ["Five"]
    assert t.cards("a", 2) == ["down Six"]
    assert t.cards("a", "haven") == ["down Seven"]
    assert t.view("b").players[0].positions[1].cards == [HIDDEN]


@proves("vendetta.reveal.passive-triggers", "vendetta.card.passive-needs-face-up")
def test_passive_cards_may_act_directly_before_or_after_the_reveal() -> None:
    before = "Before = power 1 when before-reveal: gain 1 blood"
    after = "After = power 1 when after-reveal: gain 1 influence"
    t = Table(a=Seat(at={1: [before, f"down {after}"]}), b=Seat(at={1: ["down Nine"]}), resolves=1)
    t.stays("a", "b")
    kinds = [(event.kind, event.fields.get("what", "")) for event in t.story if event.kind in ("gained", "revealed")]
    assert kinds[:4] == [("gained", "blood"), ("revealed", ""), ("revealed", ""), ("gained", "influence")]


@proves("vendetta.reveal.active-types", "vendetta.play.card-kinds")
@pytest.mark.parametrize("cards", ["house", "plain"])
def test_every_clan_card_is_passive_or_of_one_of_three_active_types(cards: str) -> None:
    steps = {card.step for card in Table(cards=cards).game.set.cards if card.kind == CLAN}
    assert steps <= {*ACTIVE_STEPS, PASSIVE}
    assert ACTIVE_STEPS == ("preparation", "conflict", "consequences")


@STEPS
@proves("vendetta.reveal.active-types", "vendetta.card.active-only-in-resolution")
def test_an_effect_is_applied_only_in_the_step_of_its_name(step: str) -> None:
    t = Table(
        a=Seat(at={1: [f"Card = power 1 {step}: gain 1 blood"]}),
        b=Seat(at={1: [f"{name.title()} = power 1 {name}: gain 1 blood" for name in ACTIVE_STEPS]}),
        resolves=1,
    )
    t.stays("a", "b")
    played = effects(t)
    place = played.index("Card")
    assert [name for name in played if name != "Card"] == ["Preparation", "Conflict", "Consequences"]
    assert played[place + 1] == step.title()  # a is before b in turn order
    conflict = next(i for i, event in enumerate(t.story) if event.kind == "conflict")
    acted = next(i for i, event in enumerate(t.story) if event.kind == "effect" and event.fields["seat"] == 0)
    assert (acted > conflict) == (step == "consequences")


@proves("vendetta.card.active-has-power")
def test_every_active_card_has_a_power_and_not_necessarily_an_effect() -> None:
    for step in ACTIVE_STEPS:
        t = Table(a=Seat(at={1: [f"power 4 {step}"]}), b=Seat(at={1: ["Three"]}), resolves=1)
        assert t.power("a", 1) == 4
        t.stays("a", "b")
        assert effects(t) == []
        assert t.told("conflict")[0]["powers"] == [4, 3]
    for card in card_set().cards:
        if card.kind == CLAN and card.step in ACTIVE_STEPS:
            assert card.power > 0


# -- the effects of a step ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "step",
    [
        pytest.param("preparation", marks=proves("vendetta.preparation.order")),
        pytest.param("conflict", marks=proves("vendetta.conflict.order")),
        pytest.param("consequences", marks=proves("vendetta.consequences.order")),
    ],
)
@pytest.mark.parametrize(("ambition", "order"), [("a", "abcd"), ("c", "cdab"), ("d", "dabc")])
@proves("vendetta.conflict-rule.same-symbol-turn-order")
def test_effects_go_from_the_ambition_holder_clockwise(step: str, ambition: str, order: str) -> None:
    seat = {who: Seat(at={1: [f"{who} = power 1 {step}: gain 1 blood"]}) for who in "abcd"}
    t = Table(seat["a"], seat["b"], seat["c"], seat["d"], ambition=ambition, resolves=1)
    t.all_stay()
    assert effects(t) == list(order)


@pytest.mark.parametrize(
    "step",
    [
        pytest.param("preparation", marks=proves("vendetta.preparation.own-order")),
        pytest.param("conflict", marks=proves("vendetta.conflict.own-order")),
        pytest.param("consequences", marks=proves("vendetta.consequences.own-order")),
    ],
)
@pytest.mark.parametrize("order", [["x", "y", "z"], ["z", "x", "y"], ["y", "z", "x"]])
@proves("vendetta.conflict-rule.own-simultaneous-choose")
def test_a_player_orders_his_own_cards(step: str, order: list[str]) -> None:
    own = [f"{name} = power 1 {step}: gain 1 blood" for name in "xyz"]
    t = Table(a=Seat(at={1: own}), b=Seat(at={1: [f"w = power 1 {step}: gain 1 blood"]}), ambition="b", resolves=1)
    t.stays("b", "a")
    assert effects(t)[-1:] == ["w"]
    assert (t.asks, t.decider) == ("order", "a")
    assert t.offered() == ["resolve x", "resolve y", "resolve z"]
    t.resolves("a", order[0])
    assert t.offered() == [f"resolve {name}" for name in "xyz" if name != order[0]]
    t.resolves("a", order[1])  # the last one needs no choice
    assert effects(t) == ["w", *order]


@pytest.mark.parametrize(
    "step",
    [
        pytest.param("preparation", marks=proves("vendetta.preparation.complete-before-next")),
        pytest.param("conflict", marks=proves("vendetta.conflict.complete-before-next")),
        pytest.param("consequences", marks=proves("vendetta.consequences.complete-before-next")),
    ],
)
def test_a_card_is_carried_out_completely_before_the_next(step: str) -> None:
    """Also when it asks somebody in the middle, or sends somebody into frenzy."""
    long = f"Long = power 1 {step}: lose a-rival 1 blood; lose each-rival 1 blood; may pay 1: gain 2 influence"
    short = f"Short = power 1 {step}: gain 1 blood"
    t = Table(a=Seat(at={1: [long]}), b=Seat(blood=1, at={1: [short]}), c=Seat(at={1: ["Five"]}), resolves=1)
    t.stays("a", "b", "c")
    assert effects(t) == ["Long"]
    t.targets("a", "b")  # a frenzy for b, in the middle of it
    assert t.happened("frenzy", seat=1)
    assert effects(t) == ["Long"]
    assert t.asks == "may"
    t.says("a", "yes")
    assert effects(t) == ["Long", "Short"]


@proves("vendetta.preparation.order", "vendetta.conflict.total-power")
def test_preparation_can_change_the_conflict_that_follows() -> None:
    t = Table(
        a=Seat(at={1: ["power 2 preparation: weaken each-rival 3"]}), b=Seat(at={1: ["Four"]}), resolves=1, ambition="b"
    )
    t.stays("b", "a")
    assert t.ranking(1) == ["a", "b"]
    assert t.told("conflict")[0]["powers"] == [2, 1]


@proves("vendetta.consequences.after-winner-known")
def test_consequences_change_nothing_in_who_won() -> None:
    t = Table(
        a=Seat(at={1: ["power 2 consequences: power +9; lose winner 3 blood"]}), b=Seat(at={1: ["Four"]}), resolves=1
    )
    with t.changes("b.blood", -3 + 3 + 1):  # and feeding
        t.stays("a", "b")
    assert t.ranking(1) == ["b", "a"]


@proves("vendetta.consequences.deployed-stay")
def test_cards_and_blood_stay_where_they_are_until_the_round_ends() -> None:
    t = Table(
        a=Seat(hand=["Nine"], at={1: ["Five", "2 blood"], "haven": ["Six"]}), b=Seat(at={1: ["Four"]}), resolves=1
    )
    t.stays("a", "b")
    assert t.decider == "a"  # in the Haven
    assert t.cards("a", 1) == ["Five"]
    assert t.measure("a.blood@1") == 2
    assert t.hand("a") == ["Nine"]
    t.stays("a")
    assert t.hand("a") == ["Five", "Nine", "Six"]
    t.is_quiet()


def test_a_card_that_comes_to_a_player_in_the_middle_of_a_step_acts_for_him() -> None:
    thief = "Thief = power 1 conflict: charm a-rival"
    prize = "Prize = power 1 conflict: gain 2 influence"
    t = Table(a=Seat(at={1: [thief]}), b=Seat(at={1: [prize]}), resolves=1)
    t.stays("a", "b")
    assert t.happened("effect", seat=0, card=t.card("Prize"))
