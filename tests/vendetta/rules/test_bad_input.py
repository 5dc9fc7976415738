"""Answers and settings that cannot be taken: each is refused with one line, and nothing changes."""

import pytest

from praxis.kernel.errors import BadSetting, Illegal, Malformed, Stale
from praxis.kernel.game import Setting
from praxis.kernel.laws import LAWS
from praxis.kernel.record import Record, read, replay, write
from praxis.vendetta.kind import KIND
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table

# -- answers -----------------------------------------------------------------------------------------------------------


def test_an_answer_for_the_wrong_seat_is_refused() -> None:
    t = Table(turn="a")
    for seat in (1, 2, 3, 4, -1):
        refusal = t.refuses(t.options()[0], seat)
        assert isinstance(refusal, Illegal)
        assert refusal.message == f"seat {seat} has nothing to decide now; seat 0 decides"
        assert refusal.clause == "vendetta.planning.must-play-one-card"
    t.turn("a", "Hunt")
    t.is_quiet()


def test_an_answer_given_twice_is_out_of_date_the_second_time() -> None:
    t = Table(a=Seat(at={1: ["Five"]}), b=Seat(at={1: ["Five"]}), resolves=1)
    number = t.game.number
    t.game.answer(0, "stay", number)
    before = t.game.digest()
    with pytest.raises(Stale, match=f"that answers decision {number}; the open one is {number + 1}"):
        t.game.answer(0, "stay", number)
    with pytest.raises(Illegal, match="seat 0 has nothing to decide now"):
        t.game.answer(0, "stay")
    assert t.game.digest() == before


def test_an_answer_to_a_decision_to_come_is_out_of_date_too() -> None:
    t = Table(turn="a")
    with pytest.raises(Stale, match="the open one is 0"):
        t.game.answer(0, t.options()[0], 5)


def test_an_answer_that_is_not_offered_is_refused_with_the_clause() -> None:
    t = Table(turn="a")
    refusal = t.refuses("drain 3")
    assert isinstance(refusal, Illegal)
    assert refusal.message == "'drain 3': only cards of your own alliance can be drained"
    assert refusal.clause == "vendetta.drain.procedure"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "play  3 0 up",
        "play 3 0 up ",
        "PLAY 3 0 up",
        "play 03 0 up",
        "play;3",
        "1.5",
        "blut 1é",
        "x" * 201,
        "play\n3",
    ],
)
def test_what_cannot_be_read_as_an_answer_is_malformed(text: str) -> None:
    refusal = Table(turn="a").refuses(text)
    assert isinstance(refusal, Malformed)
    assert "\n" not in refusal.message


@pytest.mark.parametrize(
    "text",
    ["play", "play 3", "play 3 0", "play up 0 3", "play 3 0 up 1", "blood", "blood many", "dance", "drain 99999999"],
)
def test_what_can_be_read_but_means_nothing_is_illegal(text: str) -> None:
    refusal = Table(turn="a").refuses(text)
    assert isinstance(refusal, Illegal)
    assert refusal.clause.startswith("vendetta.")


def test_after_the_end_every_answer_is_out_of_date() -> None:
    t = Table(phase="end", round=3)
    with pytest.raises(Stale, match="the game is over"):
        t.game.answer(0, "stay")


def test_refused_answers_leave_the_rest_of_the_game_as_it_was() -> None:
    """A whole game with a refused answer before every good one ends as without them."""
    calm, noisy = (KIND.begin(KIND.header(Setting(4), 7)) for _ in range(2))
    while calm.decision is not None and noisy.decision is not None:
        for seat, text in [(9, "stay"), (noisy.decision.seat, "dance 1"), (noisy.decision.seat, "?")]:
            with pytest.raises((Illegal, Malformed)):
                noisy.answer(seat, text)
        option = calm.decision.options[calm.number % len(calm.decision.options)]
        calm.answer(calm.decision.seat, option)
        noisy.answer(noisy.decision.seat, option)
    assert calm.digest() == noisy.digest()


# -- settings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "line"),
    [
        (2, {}, "Vendetta is for 3 to 6 players, not 2"),
        (7, {}, "Vendetta is for 3 to 6 players, not 7"),
        (5, {"team": True}, "teams need 4 or 6 players, not 5"),
        (3, {"team": True}, "teams need 4 or 6 players, not 3"),
        (6, {"team": False}, "six players play only as teams: 'team' cannot be off"),
        (4, {"relic": True}, "Object contains unknown field `relic`"),
        (4, {"relics": "yes"}, "Expected `bool`, got `str`"),
        (4, {"victim_feeding": 10}, "victim_feeding is 10; it can be 0 to 9"),
        (4, {"victim_feeding": -1}, "victim_feeding is -1; it can be 0 to 9"),
        (4, {"sole_by": "luck"}, "sole_by is 'luck'; it can be presence or cards"),
        (4, {"keep_last_blood": ""}, "keep_last_blood is ''; it can be always or spending"),
        (4, {"third_card": "top"}, "third_card is 'top'; it can be bottom or box"),
        (4, {"others_cards": "stay"}, "others_cards is 'stay'; it can be along or home"),
        (4, {"grey_tokens": "double"}, "grey_tokens is 'double'; it can be count or spared"),
        (4, {"cards": "no-such-pack"}, "no card set 'no-such-pack' is loaded"),
    ],
)
def test_a_game_that_cannot_be_set_up_so_is_refused_with_one_line(
    players: int, options: dict[str, str | int | bool], line: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        KIND.begin(KIND.header(Setting(players, options=options), 1))
    assert line in str(refused.value)
    assert "\n" not in str(refused.value)


def test_vendetta_has_no_editions() -> None:
    with pytest.raises(BadSetting, match="Vendetta has no editions, but the header names '2023'"):
        KIND.begin(KIND.header(Setting(4, edition="2023"), 1))


# -- records -----------------------------------------------------------------------------------------------------------


def test_a_record_with_an_answer_that_is_not_offered_replays_to_the_last_good_one() -> None:
    header = KIND.header(Setting(4), 5)
    record = Record(header, [], {})
    g = KIND.begin(header)
    while g.decision is not None and g.number < 40:
        seat, text = g.decision.seat, g.decision.keys()[0]
        g.answer(seat, text)
        record.add(g, seat, text)
    lines = write(record).splitlines()
    kept = [line.rsplit(" ~", 1)[0] for line in lines]
    place = next(i for i, line in enumerate(kept) if line.startswith("30 "))
    kept[place] = f"30 {kept[place].split()[1]} dance"
    found = replay(read("\n".join(kept) + "\n"), KIND)
    assert found.good == 30
    assert found.difference.startswith("answer 30")
    assert "dance" in found.difference


# -- the laws hold in positions too ------------------------------------------------------------------------------------


def test_there_are_ten_laws_and_every_reading_keeps_them() -> None:
    """KIND.settings() has the variants; here are the readings, all at once, for three and four players."""
    assert len(LAWS) == 10
    options: dict[str, str | int | bool] = {
        "keep_last_blood": "spending",
        "frenzy_repeats": False,
        "sole_effects": False,
        "sole_by": "cards",
        "third_card": "box",
        "others_cards": "home",
        "grey_tokens": "spared",
        "victim_feeding": 0,
    }
    for players in (3, 4):
        for law in LAWS:
            law(KIND, Setting(players, options=options), 1)
