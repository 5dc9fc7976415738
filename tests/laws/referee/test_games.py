"""Random games in all editions, with two to six players: the referee has nothing to object to."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from praxis.clauses import load
from praxis.kernel.event import Event
from praxis.vtes.positions.scenario import position, seat
from tests.laws.referee.ending import differences
from tests.laws.referee.games import MIXED_EDITIONS, SETTINGS, Walk, eager_walk, game_number, mixed_game, played
from tests.laws.referee.referee import CHAPTERS, Referee
from tests.laws.referee.release import in_all, judged
from tests.size import sized

GAMES = sized(quick=8, normal=60, full=5000)
BATCHES = min(GAMES, 20)
MIXED_GAMES = sized(quick=2, normal=8, full=400)
MIXED_BATCHES = min(MIXED_GAMES, 8)
LEAST_JUDGED = 0.5
FORBIDDEN = ("rules", "actions", "model.state", "model.stats", "model.affiliations", "editions", "effects", "cards")


@pytest.mark.parametrize("batch", range(BATCHES))
def test_no_rule_is_broken_in_random_games(batch: int) -> None:
    found: list[str] = []
    for number in range(batch, GAMES, BATCHES):
        setting, seed = game_number(number)
        told, seen = played(setting, seed)
        referee = Referee()
        for step in told:
            referee.take(step)
        place = f"{setting.label()} seed {seed}"
        found.extend(f"{place} {violation}" for violation in referee.violations)
        found.extend(f"{place}: {difference}" for difference in differences(referee.table, seen))
        assert referee.table.over, place
    assert not found, "\n".join(found)


@pytest.mark.parametrize("batch", range(MIXED_BATCHES))
def test_no_rule_is_broken_when_all_cards_meet(batch: int) -> None:
    """A claim that cards may change is judged only while no text in force speaks of it; every other claim always.

    These are a few games: `./check --release` plays a thousand and more.
    """
    outcome = in_all(judged(number) for number in range(batch, MIXED_GAMES, MIXED_BATCHES))
    assert (outcome.errors, outcome.objections) == ([], [])
    assert outcome.share() > LEAST_JUDGED


def test_games_in_which_all_cards_meet_come_to_their_end_with_everything_in_its_place() -> None:
    for number in range(sized(quick=4, normal=20, full=20)):
        walk = Walk(eager_walk(*mixed_game(number)))
        for game, _ in walk:
            assert not game.number % 50 or not game.faults(), f"mixed game {number} at {game.number}"
        assert (walk.game.decision, walk.game.faults()) == (None, []), f"mixed game {number}"


def test_the_games_show_every_edition_and_every_number_of_players() -> None:
    chosen = [game_number(number)[0] for number in range(len(SETTINGS))]
    assert {(setting.edition, setting.players) for setting in chosen} >= {
        (edition, players) for edition in ("2000", "2011", "2012", "2023") for players in range(2, 7)
    }
    assert {game_number(number)[0].edition for number in range(8)} == {"2000", "2011", "2012", "2023"}


def test_there_is_something_to_judge_in_every_chapter() -> None:
    """A chapter that hears no event would prove nothing."""
    heard: Counter[str] = Counter()
    for number in range(12):
        heard.update(step.kind for step in played(*game_number(number))[0] if isinstance(step, Event))
    judged = {
        *("block-attempt", "blocked", "block-failed", "declines", "modified", "awake", "bleeds", "transfer", "pool"),
        *("blood", "controlled", "drawn-crypt", "votes", "result", "combat", "round", "range", "strike", "damage"),
        *("inflicted", "prevented", "torpor", "leaves-torpor", "diablerie", "ousted", "victory-point", "game-over"),
    }
    assert {kind for kind in judged if not heard[kind]} == set()
    methods = {name[3:].replace("_", "-") for chapter in CHAPTERS for name in dir(chapter) if name.startswith("on_")}
    assert judged <= methods


def test_the_referee_is_independent_of_the_engine() -> None:
    for file in Path(__file__).parent.glob("*.py"):
        if file.name.startswith("test_"):
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if isinstance(node, ast.ImportFrom):
                modules += [f"{node.module}.{name.name}" for name in node.names]
            elif isinstance(node, ast.Import):
                modules += [name.name for name in node.names]
            for module in modules:
                assert not module.startswith(tuple(f"praxis.vtes.{part}" for part in FORBIDDEN)), f"{file}: {module}"


# --- what he has found -----------------------------------------------------------------------------------------------


def test_whoever_is_ousted_by_the_cost_of_her_card_gains_and_draws_nothing_by_it() -> None:
    t = position(
        seat(pool=10, ready=["Mira 3/5"]),
        seat(pool=1, hand=["Passing Fancy"], library=["Fade", "Fade"]),
        seat(pool=10),
        edition="2012",
        phase="minion",
    )
    t.does("bleed Mira")
    t.does("play Passing Fancy", by="b")
    t.passes()
    assert [told["seat"] for told in t.told("ousted")] == [1]
    assert (t.measure("b.pool"), t.told("drawn")) == (0, [])


@pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])
def test_blood_drains_when_the_card_that_held_it_leaves_with_an_ousted_methuselah(edition: str) -> None:
    t = position(
        seat(pool=10, ready=["Mira 5/5"]),
        seat(pool=1, hand=["Taught Strength"], uncontrolled=["Vera 0/4"]),
        seat(pool=10),
        edition=edition,
        turn="b",
        phase="master",
    )
    t.does("play Taught Strength")
    assert t.asks == "influence"
    t.g.gain_blood(t["Mira"], 1, 6, "card.counter.gain-from-bank")
    t.does("invest Vera")
    assert [told["seat"] for told in t.told("ousted")] == [1]
    assert t.measure("Mira.blood") == 5


def test_who_chooses_for_a_card_in_2000_is_shown_a_clause_of_that_book() -> None:
    """[card.play.procedure]"""
    matrix, seen = load("vtes"), set[tuple[str, str]]()
    for number in range(0, 24, len(MIXED_EDITIONS)):
        for game, _ in eager_walk(*mixed_game(number)):
            if game.decision is not None and game.decision.kind in ("pick", "discard-one", "target", "amount"):
                seen.add((game.decision.kind, game.decision.clause))
    assert {"pick", "discard-one", "target", "amount"} == {kind for kind, _ in seen}
    assert [each for each in seen if not matrix[each[1]].holds_in("2000")] == []
