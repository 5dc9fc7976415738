"""Step 5.1: staying or withdrawing."""

import pytest

from praxis.clauses.proof import proves
from praxis.vendetta.positions.builder import Place, Seat
from praxis.vendetta.positions.scenario import Table
from praxis.vendetta.view import HIDDEN

FIVE: dict[Place, list[str]] = {1: ["Five"]}


# -- who is asked ------------------------------------------------------------------------------------------------------


@proves("vendetta.withdraw.who-is-at-location", "vendetta.withdraw.only-present-players")
def test_those_with_a_card_or_blood_there_choose_and_nobody_else() -> None:
    t = Table(
        a=Seat(at={1: ["Five"]}),
        b=Seat(at={1: ["1 blood"]}),
        c=Seat(at={1: ["down Six"]}),
        d=Seat(at={2: ["Five", "2 blood"]}),
        resolves=1,
    )
    asked = []
    while t.asks == "withdraw" and "d" not in asked:
        assert t.offered() == ["stay", "withdraw"]
        asked.append(t.decider)
        if t.decider != "d":
            assert t.clauses("d", "withdraw")[0] == "vendetta.withdraw.only-present-players"
            t.answer("stay")
    assert asked == ["a", "b", "c", "d"]
    assert t.told("tokens")[0] == {"location": 0, "staying": [0, 1, 2], "leaving": []}


@proves("vendetta.withdraw.only-present-players")
@pytest.mark.parametrize("leavers", ["a", "b", "ab", "abc", ""])
def test_any_of_them_may_withdraw_also_all_of_them(leavers: str) -> None:
    t = Table(a=Seat(at=FIVE), b=Seat(at=FIVE), c=Seat(at=FIVE), resolves=1)
    for who in "abc":
        t.does(who, "withdraw" if who in leavers else "stay")
    assert t.ranking(1) == [who for who in "abc" if who not in leavers]


# -- in secret ---------------------------------------------------------------------------------------------------------


@proves("vendetta.withdraw.secret-simultaneous")
def test_nobody_learns_a_choice_before_all_have_chosen() -> None:
    tables = []
    for choice in ("stay", "withdraw"):
        t = Table(a=Seat(at={1: ["down Five", "2 blood"]}), b=Seat(at=FIVE), c=Seat(at=FIVE), resolves=1)
        events = t.does("a", choice)
        assert events == []
        tables.append(t)
    left, right = tables
    for who in ("b", "c", "d", None):
        assert left.view(who) == right.view(who)
    assert left.view("a") != right.view("a")  # one knows one's own token
    assert left.cards("a", 1) == right.cards("a", 1) == ["down Five"]
    left.stays("b")
    events = left.does("c", "stay")
    assert events[0].kind == "tokens"
    assert events[0].fields == {"location": 0, "staying": [0, 1, 2], "leaving": []}
    right.stays("b")
    events = right.does("c", "withdraw")
    assert events[0].fields == {"location": 0, "staying": [1], "leaving": [0, 2]}


@proves("vendetta.withdraw.tokens-return", "vendetta.setup.stay-withdraw-tokens")
def test_everyone_chooses_anew_at_every_location() -> None:
    t = Table(a=Seat(at={1: ["Five"], 2: ["Six"], "haven": ["Seven"]}), resolves=1)
    for _ in range(3):
        assert (t.decider, t.offered()) == ("a", ["stay", "withdraw"])
        t.withdraws("a")
    assert t.game.round == 2


# -- staying and leaving -----------------------------------------------------------------------------------------------


@proves("vendetta.withdraw.stay-joins-conflict", "vendetta.withdraw.withdraw-leaves", "vendetta.withdraw.no-role-after")
def test_who_stays_fights_and_who_withdraws_takes_no_part() -> None:
    hit = "power 1 conflict: lose each-rival 2 blood"
    t = Table(a=Seat(at={1: [hit]}), b=Seat(at={1: ["Nine"]}), c=Seat(at={1: ["Three"]}), resolves=1)
    t.stays("a")
    t.withdraws("b")
    with t.unchanged("b.blood", "b.influence", "b.alliance"):  # no rival, not ranked
        t.stays("c")
        assert t.decider == "b"  # whose card now lies in the Haven
    assert t.ranking(1) == ["c", "a"]
    assert t.told("lost") == [{"seat": 2, "what": "blood", "amount": 2}]


@proves("vendetta.withdraw.no-role-after")
def test_the_cards_of_who_withdrew_do_not_act_at_the_location_left() -> None:
    acts = "power 3 conflict: gain 3 influence"
    t = Table(a=Seat(at={1: [acts]}), b=Seat(at=FIVE), resolves=1)
    t.withdraws("a")
    with t.unchanged("a.influence"):
        t.stays("b")
    assert t.decider == "a"
    with t.changes("a.influence", 3 + 2):  # but in the Haven, where a then wins
        t.stays("a")


@proves("vendetta.withdraw.blood-back-to-pool")
def test_a_leaver_first_takes_back_all_blood_from_there_and_only_from_there() -> None:
    t = Table(a=Seat(at={1: ["Five", "4 blood"], 2: ["2 blood"]}), resolves=1)
    with t.changes("a.blood", +4), t.unchanged("a.blood@2", "bank.blood"):
        events = t.does("a", "withdraw")
    assert t.measure("a.blood@1") == 0
    kinds = [event.kind for event in events]
    assert kinds.index("undeployed") < kinds.index("moved")


@proves("vendetta.withdraw.cards-face-up-to-haven")
def test_a_leaver_turns_up_the_cards_and_moves_all_to_the_haven() -> None:
    t = Table(
        a=Seat(at={1: ["Five", "down Six", "1 blood"], 2: ["down Seven"], "haven": ["down Eight"]}),
        b=Seat(at=FIVE),
        resolves=1,
    )
    t.withdraws("a")
    events = t.does("b", "stay")
    assert t.cards("a", 1) == []
    assert t.cards("a", "haven") == ["down Eight", "Five", "Six"]
    assert t.cards("a", 2) == ["down Seven"]
    kinds = [event.kind for event in events]
    assert kinds.index("undeployed") < kinds.index("revealed") < kinds.index("moved")
    assert t.view("b").players[0].positions[2].cards == [HIDDEN, t.card("Five", "a"), t.card("Six", "a")]


@proves("vendetta.withdraw.cards-face-up-to-haven", "vendetta.glossary.position-ownership")
def test_cards_of_others_move_along_with_a_leaver() -> None:
    t = Table(a=Seat(at={1: ["Five", "b's Six"]}), b=Seat(hand=[]), resolves=1)
    t.withdraws("a")
    assert t.cards("a", "haven") == ["Five", "Six"]
    assert t.hand("b") == []
    assert t.power("a", "haven") == 11
    t.is_quiet()


@proves("vendetta.withdraw.cards-face-up-to-haven")
def test_by_the_other_reading_cards_of_others_go_home_when_their_holder_withdraws() -> None:
    t = Table(a=Seat(at={1: ["Five", "b's Six"]}), b=Seat(hand=[]), resolves=1, others_cards="home")
    t.withdraws("a")
    assert t.cards("a", "haven") == ["Five"]
    assert t.hand("b") == ["Six"]
    t.is_quiet()


@proves("vendetta.withdraw.moved-cards-fight-in-haven")
@pytest.mark.parametrize("again", [False, True])
def test_moved_cards_fight_in_the_haven_unless_their_player_withdraws_again(again: bool) -> None:
    t = Table(a=Seat(at={1: ["Seven"]}), b=Seat(at={"haven": ["Six"]}), resolves=1)
    t.withdraws("a")
    t.does("a", "withdraw" if again else "stay")
    t.stays("b")
    assert t.ranking("haven") == (["b"] if again else ["a", "b"])


@proves("vendetta.withdraw.from-haven-take-all-back")
def test_who_withdraws_from_the_haven_takes_cards_to_the_hand_and_blood_to_the_pool() -> None:
    t = Table(
        a=Seat(hand=["Nine"], at={"haven": ["Five", "down Six", "3 blood"], 1: ["Four"]}),
        b=Seat(at={"haven": ["Ready"]}),
        resolves="haven",
        round=3,
    )
    with t.changes("a.blood", +3):
        t.withdraws("a")
        t.stays("b")
    assert t.hand("a") == ["Five", "Nine", "Six"]
    assert t.cards("a", "haven") == []
    assert t.cards("a", 1) == ["Four"]
    assert t.ranking("haven") == ["b"]
    t.is_quiet()


@pytest.mark.parametrize("reading", ["along", "home"])
@proves("vendetta.withdraw.from-haven-take-all-back")
def test_cards_of_others_go_home_from_the_haven(reading: str) -> None:
    t = Table(
        a=Seat(hand=[], at={"haven": ["b's Six"]}), b=Seat(hand=[]), resolves="haven", round=3, others_cards=reading
    )
    t.withdraws("a")
    assert t.hand("b") == ["Six"]
    assert t.hand("a") == []
    t.is_quiet()


@proves("vendetta.withdraw.moving-is-not-playing", "vendetta.glossary.play-card")
def test_moving_to_the_haven_is_not_playing_there() -> None:
    trap = "Trap = power 2 when opponent-plays-here: lose them 2 blood"
    diary = "human 2/1/3/0 when you-play: gain 1 blood"
    t = Table(a=Seat(alliance=[diary], red=1, at={1: ["Five"]}), b=Seat(at={"haven": [trap]}), resolves=1, round=3)
    with t.unchanged("a.blood", "a.red"):
        t.withdraws("a")
    assert t.asks == "withdraw"  # neither face down nor blood nor tokens were offered
    t.stays("a", "b")
    assert t.cards("a", "haven") == ["Five"]


# -- when others leave -------------------------------------------------------------------------------------------------


def test_a_card_that_waits_for_its_player_to_withdraw_acts_before_he_is_gone() -> None:
    trapdoor = "power 1 when you-withdraw: lose each-rival 2 blood"
    for face in ("", "down "):
        t = Table(a=Seat(at={1: [face + trapdoor]}), b=Seat(at=FIVE), c=Seat(at={2: ["Five"]}), resolves=1)
        t.withdraws("a")
        with t.changes("b.blood", -2), t.unchanged("c.blood"):
            t.stays("b")


def test_a_card_that_waits_for_a_rival_to_withdraw_acts_on_him() -> None:
    watcher = "power 1 when rival-withdraws: lose them 1 blood"
    t = Table(
        a=Seat(at=FIVE),
        b=Seat(at={1: [watcher]}),
        c=Seat(at={2: ["power 1 when rival-withdraws: gain 5 blood"]}),
        resolves=1,
    )
    t.withdraws("a")
    with t.changes("a.blood", -1), t.unchanged("b.blood", "c.blood"):
        t.stays("b")


def test_who_is_eliminated_while_he_withdraws_is_heard_by_no_rival() -> None:
    mirror = "power 1 when you-withdraw: lose you 9 blood"
    watcher = "power 1 when rival-withdraws: gain 5 influence"
    t = Table(
        a=Seat(blood=1, red=2, alliance=["vampire 3/2/4/1"], at={1: [mirror]}), b=Seat(at={1: [watcher]}), resolves=1
    )
    t.withdraws("a")
    with t.changes("b.influence", +1):  # for winning; nobody withdrew
        t.stays("b")
    assert t.player("a").eliminated
