"""The end of the game: what counts, who wins, how ties are broken."""

import pytest

from praxis.clauses.proof import proves
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table


def ended(*seats: Seat, ambition: str = "a", **more: bool) -> Table:
    """The third round is over for these players."""
    t = Table(*seats, ambition=ambition, phase="end", round=3, **more)  # type: ignore[arg-type]
    t.is_quiet()
    assert t.game.over
    return t


def with_influence(*influence: int) -> list[Seat]:
    return [Seat(influence=each, alliance=[]) for each in influence]


@proves(
    "vendetta.end.score-alliance",
    "vendetta.end.score-drained",
    "vendetta.end.score-tokens",
    "vendetta.end.score-diablerie",
    "vendetta.diablerie.minus-one-each",
)
def test_influence_is_the_alliance_the_drained_cards_and_the_tokens_less_one_for_each_diablerie() -> None:
    alliance = ["victim", "human 4/1/1/9", "drained human 9/1/1/2", "drained vampire 9/1/1/1", "drained victim"]
    t = ended(Seat(influence=5, red=1, grey=1, alliance=alliance))
    assert t.told("over")[0]["scores"][0] == (1 + 4) + (2 + 1 + 0) + 5 - 2
    assert t.measure("a.score") == 11


@pytest.mark.parametrize("influence", [0, 1, 7])
@proves("vendetta.end.score-tokens")
def test_the_influence_tokens_of_the_pool_count(influence: int) -> None:
    assert ended(*with_influence(influence)).told("over")[0]["scores"][0] == influence


@pytest.mark.parametrize("winner", range(4))
@proves("vendetta.end.most-influence-wins", "vendetta.game.goal")
def test_the_most_influence_wins(winner: int) -> None:
    influence = [5, 5, 5, 5]
    influence[winner] += 1
    t = ended(*with_influence(*influence))
    assert t.winners == ["abcd"[winner]]
    assert t.game.scores() == [float(seat == winner) for seat in range(4)]


@proves("vendetta.game.goal")
def test_a_whole_game_ends_after_three_rounds_with_the_player_of_the_most_influence_as_prince() -> None:
    t = Table(phase="setup", players=5, seed=3)
    t.goes_on()
    scores = t.told("over")[0]["scores"]
    assert len(t.told("round")) == 3
    assert scores[t.game.winners[0]] == max(scores)
    assert len(t.winners) == 1


@pytest.mark.parametrize("ambition", ["a", "b", "c"])
@proves("vendetta.end.tie-blood")
def test_a_tie_goes_to_the_most_blood_in_the_pool_and_deployed_blood_does_not_count(ambition: str) -> None:
    t = ended(
        Seat(influence=5, alliance=[], blood=3, at={1: ["9 blood"]}),
        Seat(influence=5, alliance=[], blood=4),
        Seat(influence=4, alliance=[], blood=9),
        Seat(influence=5, alliance=[], blood=2),
        ambition=ambition,
    )
    assert t.winners == ["b"]


@pytest.mark.parametrize(("ambition", "winner"), [("a", "a"), ("b", "c"), ("c", "c"), ("d", "a")])
@proves("vendetta.end.tie-turn-order", "vendetta.tie.turn-order-general", "vendetta.conflict-rule.ties-turn-order")
def test_still_a_tie_goes_to_the_earlier_in_turn_order(ambition: str, winner: str) -> None:
    tied = Seat(influence=5, alliance=[], blood=4)
    poor = Seat(influence=4, alliance=[], blood=9)
    assert ended(tied, poor, tied, poor, ambition=ambition).winners == [winner]


@proves("vendetta.end.tie-turn-order")
def test_the_order_counts_from_the_ambition_holder_after_the_last_conflict() -> None:
    """d takes the token in the last conflict of the game and is therefore before a, whose token it was."""
    t = Table(
        a=Seat(influence=9, alliance=[], blood=4),
        b=Seat(influence=0, alliance=[]),
        c=Seat(influence=0, alliance=[]),
        d=Seat(influence=3, alliance=[], blood=4, at={"haven": ["Five"]}),
        allies={"haven": "human 2/1/3/0"},
        ambition="a",
        resolves="haven",
        round=3,
    )
    t.stays("d")
    assert t.told("over")[0]["scores"] == [9, 0, 0, 3 + 4 + 2]
    assert t.winners == ["d"]
    t.is_quiet()


@pytest.mark.parametrize(("reading", "score"), [("count", 3), ("spared", 4)])
@proves("vendetta.diablerie.minus-one-each")
def test_grey_tokens_count_or_are_spared_by_reading(reading: str, score: int) -> None:
    t = Table(a=Seat(influence=5, alliance=[], red=1, grey=1), phase="end", round=3, grey_tokens=reading)
    assert t.told("over")[0]["scores"][0] == score


@proves("vendetta.end.after-round-3-at-once")
def test_after_the_end_nothing_more_is_asked() -> None:
    t = ended()
    assert t.offered() == []
    assert t.clauses("a", "play Hunt at 1") == ["vendetta.end.after-round-3-at-once"]
