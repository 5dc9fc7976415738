"""Rounds and their first three phases: feeding, location setup, card choice; and how a round ends."""

import pytest

from praxis.clauses.proof import proves
from praxis.vendetta.cards import VICTIM
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from praxis.vendetta.sets import card_set
from praxis.vendetta.view import HIDDEN

EVERY_COUNT = pytest.mark.parametrize("players", [3, 4, 5, 6])
PHASES = ["feeding", "locations", "cards", "planning", "resolution"]


# -- the course of the game --------------------------------------------------------------------------------------------


@EVERY_COUNT
@proves("vendetta.round.three-rounds", "vendetta.end.after-round-3-at-once", "vendetta.round.five-phases-order")
def test_a_game_is_three_rounds_of_five_phases(players: int) -> None:
    t = Table(phase="setup", players=players)
    t.goes_on()
    assert [told["number"] for told in t.told("round")] == [1, 2, 3]
    assert [told["phase"] for told in t.told("phase")] == PHASES * 3
    assert t.game.over
    assert [event.kind for event in t.story[-1:]] == ["over"]
    t.is_quiet()


@proves("vendetta.round.only-planning-turn-based")
def test_in_the_first_three_phases_nobody_has_to_wait_for_anybody() -> None:
    """Feeding and location setup ask nothing; nobody's card choice depends on another's, and nobody sees it."""
    left, right = Table(phase="feeding", round=2), Table(phase="feeding", round=2)
    assert (left.asks, left.decider) == ("keep", "a")
    left.keeps("a", "Four")
    right.keeps("a", "Five")
    for other in ("b", "c", "d"):
        assert left.view(other) == right.view(other)
        assert left.offered() == right.offered()
        left.keeps(other, "Five")
        right.keeps(other, "Five")
    assert left.asks == "plan"


@proves("vendetta.round.only-planning-turn-based", "vendetta.planning.turn-order")
def test_planning_goes_turn_by_turn() -> None:
    t = Table(round=1, ambition="c")
    for who in "cdabcdab":
        assert t.decider == who
        t.turn(who, t.hand(who)[0])
    assert t.asks == "withdraw"
    assert [t.names[told["seat"]] for told in t.told("turn")] == list("cdabcdab")
    assert len(t.told("turn")) == 4 * 2


# -- feeding -----------------------------------------------------------------------------------------------------------


@proves("vendetta.feeding.collect-alliance-blood")
def test_feeding_gives_the_printed_blood_of_every_card_in_the_alliance() -> None:
    t = Table(
        a=Seat(blood=1, alliance=["victim", "victim", "human 2/1/9/9", "vampire 5/4/9/9"]),
        b=Seat(blood=2, alliance=["human 9/0/9/9"]),
        c=Seat(alliance=[]),
        phase="feeding",
    )
    assert t.measure("a.blood") == 1 + 3 + 3 + 1 + 4
    assert t.measure("b.blood") == 2
    assert t.measure("c.blood") == 6
    assert t.measure("d.blood") == 6 + 3
    t.is_quiet()


@proves("vendetta.feeding.drained-cards-give-nothing")
def test_drained_cards_do_not_feed() -> None:
    alliance = ["victim", "drained victim", "drained human 2/5/3/0", "vampire 3/2/4/1"]
    t = Table(a=Seat(alliance=alliance), phase="feeding")
    assert t.measure("a.blood") == 6 + 3 + 2
    t.is_quiet()


@proves("vendetta.feeding.round-one-starting-victim")
def test_the_starting_victim_feeds_in_the_first_round_before_planning() -> None:
    t = Table(phase="setup", players=4)
    t.goes_on("plan")
    fed = [told for told in t.told("gained") if (told["what"], told["amount"]) == ("blood", 3)]
    assert sorted(told["seat"] for told in fed) == [0, 1, 2, 3]
    assert [t.measure(f"{who}.blood") for who in t.names] == [9, 9, 9, 9]


@pytest.mark.parametrize(("setting", "blood"), [(3, 9), (1, 7), (0, 6)])
@proves("vendetta.feeding.collect-alliance-blood", "vendetta.victim.identical-no-ability")
def test_what_a_victim_feeds_is_one_setting(setting: int, blood: int) -> None:
    t = Table(phase="setup", players=4, victim_feeding=setting)
    t.goes_on("plan")
    assert [t.measure(f"{who}.blood") for who in t.names] == [blood] * 4


# -- allies and victims ------------------------------------------------------------------------------------------------


@proves("vendetta.ally.printed-values", "vendetta.drain.influence-replaced")
def test_each_number_of_an_ally_counts_at_its_own_moment() -> None:
    ally = "Ada = human 7/2/4/3 while free-face-down"
    t = Table(a=Seat(blood=1, influence=0, alliance=[ally]), phase="feeding", round=3)
    assert t.measure("a.blood") == 1 + 2  # feeding
    assert t.measure("a.score") == 7  # influence while undrained
    t.goes_on("plan")
    with t.unchanged("a.blood"):
        t.plays("a", "Hunt", face="down")  # special ability
    with t.changes("a.blood", +4):  # drain
        t.drains("a", "Ada")
    assert t.measure("a.score") == 3  # influence once drained


@pytest.mark.parametrize("cards", ["house", "plain"])
@proves("vendetta.victim.identical-no-ability")
def test_all_victims_are_alike_and_have_no_ability(cards: str) -> None:
    g = Table(cards=cards).game
    victims = [card for card in g.set.cards if card.kind == VICTIM]
    assert len(victims) == 35
    for card in victims:
        assert (card.influence, card.feeding, card.drain, card.drained) == (1, 3, 3, 0)
        assert not card.triggers
        assert not card.statics
        assert not card.vampire


@proves("vendetta.victim.identical-no-ability")
def test_a_victim_is_worth_one_influence_or_three_blood() -> None:
    t = Table(a=Seat(influence=0, alliance=["victim"]), turn="a")
    with t.changes("a.score", -1), t.changes("a.blood", +3), t.unchanged("a.influence"):
        t.drains("a", "victim")
    assert t.measure("a.score") == 0
    t.is_quiet()


ABILITY = pytest.mark.parametrize("nature", ["human", "vampire"])


@ABILITY
@proves(
    "vendetta.ally.human-ability-while-in-alliance",
    "vendetta.ally.vampire-ability",
    "vendetta.drain.ability-lost",
    "vendetta.frenzy.drain-normal-effects",
)
def test_an_ability_lasts_only_while_its_card_is_undrained_in_the_alliance(nature: str) -> None:
    helper = f"Ada = {nature} 2/1/3/0 while free-face-down"
    t = Table(a=Seat(alliance=[helper]), b=Seat(alliance=["victim"]), turn="a", left=2)
    with t.unchanged("a.blood"):
        t.plays("a", "Hunt", face="down")
    t.drains("a", "Ada")
    t.ends("a")
    for who in "bcd":
        with t.changes(f"{who}.blood", -1):  # nobody else has it
            t.plays(who, "Hunt", face="down")
        t.ends(who)
    with t.changes("a.blood", -1):  # and a has it no longer
        t.plays("a", "Ready", face="down")


@ABILITY
@proves("vendetta.ally.human-ability-while-in-alliance", "vendetta.ally.vampire-ability")
def test_an_ally_that_still_stands_at_a_location_helps_nobody(nature: str) -> None:
    t = Table(allies={1: f"{nature} 2/1/3/0 while free-face-down"}, turn="a")
    with t.changes("a.blood", -1):
        t.plays("a", "Hunt", face="down")


@proves("vendetta.ally.vampire-ability")
def test_not_every_vampire_of_the_house_set_has_an_ability_but_most_have() -> None:
    vampires = [card for card in card_set().cards if card.vampire]
    able = [card for card in vampires if card.triggers or card.statics]
    assert len(vampires) / 2 < len(able) < len(vampires)


@proves("vendetta.ally.two-kinds", "vendetta.drain.vampire-gives-diablerie-token")
def test_only_draining_a_vampire_is_diablerie() -> None:
    t = Table(a=Seat(alliance=["victim", "human 2/1/3/0", "vampire 3/2/4/1"]), turn="a")
    with t.unchanged("a.tokens"):
        t.drains("a", "victim")
        t.drains("a", "human 2/1/3/0")
    with t.changes("a.red", +1):
        t.drains("a", "vampire 3/2/4/1")
    t.is_quiet()


# -- location setup ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "allies"), [(3, 3), (4, 3), (5, 4), (6, 4)])
@proves("vendetta.location-setup.one-ally-each")
def test_every_location_gets_the_next_ally_face_up_and_the_haven_too(players: int, allies: int) -> None:
    top = ["vampire 1/1/1/1", "human 2/2/2/2", "Ada = human 3/3/3/3", "human 4/4/4/4"]
    t = Table(players=players, phase="locations", round=2, ally_deck=top)
    places = [*range(1, allies), "haven"]
    assert [t.ally(place) for place in places] == [line.partition(" = ")[0] for line in top[:allies]]
    assert t.measure("ally_deck") == 30 - allies
    assert t.view().allies_at == t.game.allies_at  # face up: everybody sees them
    t.is_quiet()


# -- card choice -------------------------------------------------------------------------------------------------------


@proves("vendetta.card-choice.draw-two-keep-one")
def test_of_the_top_two_one_is_kept_and_the_other_goes_under_the_deck() -> None:
    t = Table(a=Seat(deck=["Seven", "Three", "Nine"]), phase="cards", round=2)
    assert t.offered() == ["keep Three", "keep Seven"]
    deck = t.deck("a")
    t.keeps("a", "Three")
    assert "Three" in t.hand("a")
    assert t.deck("a") == [*deck[2:], "Seven"]
    t.is_quiet()


@proves("vendetta.card-choice.draw-two-keep-one")
def test_the_choice_is_secret() -> None:
    t = Table(a=Seat(deck=["Seven", "Three"]), phase="cards", round=2)
    for other in ("b", None):
        seen = t.view(other).players[0]
        assert set(seen.hand + seen.deck) == {HIDDEN}
        assert (len(seen.hand), len(seen.deck)) == (3, 6)
    t.keeps("a", "Three")
    assert set(t.view("b").players[0].hand) == {HIDDEN}
    assert t.view("a").players[0].deck[-1] == t.card("Seven", "a")  # who put it there knows it
    for kind in ("drawn", "kept", "put-under"):
        event = next(event for event in t.story if event.kind == kind)
        assert None in event.seen_by(1).values()
        assert None not in event.seen_by(0).values()


@proves("vendetta.card-choice.round-one-hand-three", "vendetta.setup.starting-cards-set-aside")
def test_the_first_hand_is_hunt_and_ready_and_one_more() -> None:
    t = Table(a=Seat(deck=["Seven", "Three"]), phase="cards", round=1)
    assert t.hand("a") == ["Hunt", "Ready"]
    t.keeps("a", "Seven")
    assert t.hand("a") == ["Hunt", "Ready", "Seven"]
    assert t.measure("a.deck") == 6


@pytest.mark.parametrize("players", [4, 5, 6])
@proves("vendetta.card-choice.hand-grows", "vendetta.card-choice.round-one-hand-three")
def test_the_hand_after_card_choice_grows_from_three_to_five(players: int) -> None:
    t = Table(phase="setup", players=players)
    for size in (3, 4, 5):
        t.goes_on("plan")
        assert [len(player.hand) for player in t.game.players] == [size] * players
        t.goes_on("withdraw")


# -- the end of a round ------------------------------------------------------------------------------------------------


@proves("vendetta.round-end.when", "vendetta.resolution.haven-last")
def test_the_next_round_is_prepared_when_the_last_location_is_resolved() -> None:
    t = Table(a=Seat(at={1: ["Five"], "haven": ["Six"]}), resolves=1, round=1)
    t.stays("a")
    assert not t.happened("round-over")
    t.stays("a")
    kinds = [event.kind for event in t.story]
    assert kinds.index("round-over") > max(i for i, kind in enumerate(kinds) if kind == "conflict")
    assert t.game.round == 2
    t.is_quiet()


@proves("vendetta.round-end.deployed-blood-to-bank")
def test_deployed_blood_goes_to_the_bank_and_not_to_its_owner() -> None:
    t = Table(
        a=Seat(at={1: ["2 blood"], "haven": ["Five", "3 blood"]}, alliance=[]),
        b=Seat(at={2: ["1 blood"]}, alliance=[]),
        phase="end",
        round=2,
    )
    assert [t.measure(f"{who}.blood") for who in "ab"] == [6, 6]
    assert [told["into"] for told in t.told("undeployed")] == [-1] * 3
    for who in "ab":
        assert t.player(who).blood_at == [0, 0, 0]
    t.is_quiet()


@proves("vendetta.round-end.cards-back-to-hand")
def test_everyone_takes_back_the_own_cards_from_whatever_position() -> None:
    t = Table(
        a=Seat(hand=["Nine"], at={1: ["Five"], 2: ["b's Eight"], "haven": ["Six"]}),
        b=Seat(hand=["Nine"], at={"haven": ["down Three", "a's Seven"]}),
        phase="end",
        round=1,
    )
    assert t.hand("a") == ["Five", "Nine", "Seven", "Six"]
    assert t.hand("b") == ["Eight", "Nine", "Three"]
    assert not any(cards for player in t.game.players for cards in player.cards_at)
    assert not t.game.face_down, "a hand holds nothing face down"
    assert not any(t.game.peeked)
    t.is_quiet()


@proves("vendetta.round-end.flip-diablerie", "vendetta.diablerie.flip-back-at-round-end")
def test_grey_tokens_turn_red_again() -> None:
    t = Table(a=Seat(red=1, grey=1), b=Seat(grey=2), phase="end", round=1)
    assert (t.measure("a.red"), t.measure("a.grey")) == (2, 0)
    assert (t.measure("b.red"), t.measure("b.grey")) == (2, 0)
    t.is_quiet()


@proves("vendetta.round-end.unplayed-card-kept")
def test_the_card_that_was_not_played_stays_in_hand() -> None:
    t = Table(a=Seat(hand=["Nine"], at={1: ["Five", "Six"]}), phase="end", round=1)
    assert "Nine" in t.hand("a")
    assert t.measure("a.hand") == 3
    assert t.measure("a.deck") == 6
    t.is_quiet()


@proves("vendetta.round-end.ambition-stays", "vendetta.turn-order.clockwise-from-ambition")
def test_the_ambition_holder_begins_the_next_round() -> None:
    t = Table(phase="end", round=1, ambition="c")
    assert t.decider == "c"
    t.goes_on("plan")
    assert t.decider == "c"
    assert t.game.ambition == t.seat("c")


@proves("vendetta.round-end.not-after-round-3", "vendetta.end.after-round-3-at-once")
def test_after_the_third_round_nothing_is_cleared_and_the_game_is_over() -> None:
    t = Table(a=Seat(red=1, grey=1, at={1: ["Five", "2 blood"]}), phase="end", round=3)
    assert t.game.over
    assert t.cards("a", 1) == ["Five"]
    assert t.measure("a.blood@1") == 2
    assert t.measure("a.grey") == 1
    assert not t.happened("round-over")
    assert t.winners
    t.is_quiet()


@pytest.mark.parametrize("number", [1, 2])
@proves("vendetta.round-end.when")
def test_a_new_round_begins_with_feeding(number: int) -> None:
    t = Table(phase="end", round=number)
    assert t.told("round") == [{"number": number + 1}]
    assert [told["phase"] for told in t.told("phase")] == ["feeding", "locations", "cards"]
    assert t.measure("d.blood") == 6 + 3
