"""Silence is never consent: what nobody answered is declined, whoever keeps the seat, and only a person agrees to all.

The attacks of an evening: cards by hand, a table that wants the others' consent, and a person who is away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

import msgspec
import pytest

from praxis import games
from praxis.kernel.decision import PASS, Decision
from praxis.kernel.game import Game, Kind, Setting
from praxis.table.game.driver import default
from praxis.table.hall import seating
from praxis.table.measure.virtual_time import VirtualLoop, run
from praxis.table.people.rights import Who
from praxis.table.server.config import INSTALLED
from praxis.vendetta import questions as vendetta_questions
from praxis.vtes import questions as vtes_questions
from praxis.vtes.kind import KIND
from praxis.vtes.rules.by_hand import SORTS, ByHand
from tests.size import sized
from tests.table.alone import Reader, hall_of, leaves, posed
from tests.vtes.by_hand.manual import manual

POSITION: Final = """game: vtes
edition: 2023
options: enforced=by-hand
turn: Anna, master
[Anna]
pool: 20
hand: {card}
ready: Mira 3/5
[Bob]
pool: 20
ready: Oskar 2/4
[Cleo]
pool: 20
ready: Kurt 2/4
"""
PEOPLE: Final = ("Anna", "Bob", "Cleo")
AWAY: Final = 150.0
"""Longer than the table is patient with people who are away."""


def pool(reader: Reader) -> list[int]:
    play = reader.table.play
    assert play is not None
    found: list[int] = play.game.view(-1).pool  # type: ignore[attr-defined]
    return found


async def proposes(anna: Reader, *steps: str) -> None:
    """Anna plays her card and burns twenty pool of Bob's, by hand."""
    if anna.keys[0].startswith("play"):
        await anna.answer(anna.keys[0])
    for step in steps or ("adjust burn-pool", "adjust-seat 1", "amount 20"):
        assert step in anna.keys, anna.keys
        await anna.answer(step)


async def adjusting(anna: Reader) -> None:
    """Wait until Anna may adjust again."""
    async with asyncio.timeout(AWAY):
        while anna.decision is None or anna.decision.kind != "adjust" or not anna.is_mine:
            anna.news.clear()
            await anna.news.wait()


def posed_table() -> str:
    return POSITION.format(card=manual("Master").name)


@pytest.mark.parametrize("here", [True, False])
def test_a_clock_that_runs_out_declines(here: bool, tmp_path: Path) -> None:
    """Bob lets one question lapse after the other; all his pool is his afterwards."""

    async def main(loop: VirtualLoop) -> tuple[list[int], list[str]]:
        async with hall_of(loop, tmp_path, INSTALLED) as hall:
            clock = {"kind": "decision", "seconds": 5}
            anna, bob, _ = await posed(hall, "vtes", posed_table(), PEOPLE, clock=clock)
            if not here:
                await leaves(bob)
            for _ in range(3):
                await proposes(anna)
                await adjusting(anna)
            return pool(anna), [line.text for line in anna.table.facts.chat]

    left, said = run(main)
    assert left == [20, 20, 20]
    assert said == ["Bob: time is up, the table answers 'object'"] * 3


@pytest.mark.parametrize("level", ["random", "house"])
def test_a_bot_that_keeps_a_persons_seat_declines(level: str, tmp_path: Path) -> None:
    """Whatever is proposed and whichever bot it is, also one that would answer at random."""

    async def main(loop: VirtualLoop) -> tuple[list[int], list[str]]:
        async with hall_of(loop, tmp_path, INSTALLED) as hall:
            anna, bob, _ = await posed(hall, "vtes", posed_table(), PEOPLE)
            table = anna.table
            await leaves(bob)
            await asyncio.sleep(AWAY)
            await table.do(lambda: seating.put_bot(table, Who(host=True), 1, level))
            for _ in range(3):
                await proposes(anna)
                await adjusting(anna)
            return pool(anna), [answer.key for answer in table.facts.answers if answer.seat == 1]

    assert run(main) == ([20, 20, 20], ["object"] * 3)


def test_a_bot_at_its_own_seat_agrees_step_by_step_and_never_to_all(tmp_path: Path) -> None:
    """Cards by hand can be played among bots; but also a bot that answers at random never agrees to all."""

    async def main(loop: VirtualLoop) -> list[str]:
        from praxis.table.history import entries as e

        async with hall_of(loop, tmp_path, INSTALLED) as hall:
            anna, *_ = await posed(hall, "vtes", posed_table(), PEOPLE)
            table = anna.table
            for seat in (1, 2):
                await table.do(lambda seat=seat: table.write(e.BotSat(at=table.now(), seat=seat, level="random")))  # type: ignore[misc]
            for _ in range(12):
                await proposes(anna, "adjust gain-pool", "adjust-seat 0", "amount 1")
                await adjusting(anna)
            return [answer.key for answer in table.facts.answers if answer.seat]

    given = run(main)
    assert set(given) == {"agree", "object"}


def test_only_what_a_person_says_herself_agrees_to_all(tmp_path: Path) -> None:
    async def main(loop: VirtualLoop) -> list[int]:
        async with hall_of(loop, tmp_path, INSTALLED) as hall:
            anna, bob, cleo = await posed(hall, "vtes", posed_table(), PEOPLE)
            await proposes(anna, "adjust burn-pool", "adjust-seat 1", "amount 1")
            await bob.answer("agree-all")
            await cleo.answer("agree-all")
            await proposes(anna, "adjust burn-pool", "adjust-seat 1", "amount 2")
            return pool(anna)

    assert run(main) == [20, 17, 20]


# -- the law ----------------------------------------------------------------------------------------------------------


OWN: Final = {
    "vtes": """adjust adjust-amount adjust-card adjust-counter adjust-foe adjust-host adjust-number adjust-place
        adjust-search adjust-seat amount at award block blood-hunt burn-option contest conviction diablerize discard
        discard-cost discard-down discard-one discipline equipment influence mandatory maneuver master minion paying
        polling press prevent-aggravated retaliation search slave strike target terms trigger trophy may pick unless way
        unlock""".split(),
    "vendetta": """card choose clan deploy gather keep may move order partner pick-relic plan play-more recall relic
        restore sacrifice target withdraw""".split(),
}
"""The questions about what a seat itself does, or must do by the rules, whatever others want. All others ask a seat to
agree to what another seat wants: for these the game must say how they are declined."""
QUESTIONS: Final = {"vtes": get_args(vtes_questions.Question), "vendetta": get_args(vendetta_questions.Question)}


@pytest.mark.parametrize("name", sorted(QUESTIONS))
def test_law_every_question_that_asks_for_consent_can_be_declined(name: str) -> None:
    assert set(games.kind(name).unanswered) == set(QUESTIONS[name]) - set(OWN[name])
    assert not set(OWN[name]) - set(QUESTIONS[name])


def decisions(kind: Kind, setting: Setting, seed: int, most: int) -> list[Decision]:
    """The questions of a game that is played at random."""
    dice = Random(seed)
    found: list[Decision] = []
    game = kind.begin(kind.header(setting, seed))
    while game.decision is not None and len(found) < most:
        found.append(game.decision)
        game.answer(game.decision.seat, dice.choice(game.decision.options))
    return found


@pytest.mark.parametrize("name", sorted(QUESTIONS))
def test_law_what_can_be_passed_is_passed_for_whoever_is_silent(name: str) -> None:
    kind = games.kind(name)
    settings = kind.settings()
    for seed in range(sized(quick=2, normal=4, full=40)):
        for decision in decisions(kind, settings[seed % len(settings)], seed, 300):
            if PASS in decision.options:
                assert default(decision, kind.unanswered) == PASS, decision


def by_hand(seed: int, most: int) -> list[tuple[Game, Decision]]:
    """The questions of a use of a card by hand, adjusted at random, each with the game at that moment."""
    dice = Random(seed)
    found: list[tuple[Game, Decision]] = []
    _, game = KIND.position(posed_table())
    while game.decision is not None and len(found) < most:
        found.append((game.fork(), game.decision))
        options = [option for option in game.decision.options if option != PASS] or game.decision.options
        game.answer(game.decision.seat, dice.choice(options))
    return found


MOVES: Final = ("number", "decision", "stack", "seat")
"""What changes in a view as questions are put and answered."""


def test_law_a_step_by_hand_that_nobody_answers_changes_nothing() -> None:
    """All sorts of adjustments: with the table's answer for whoever is silent, the game is as before the proposal."""
    seen: set[str] = set()
    for seed in range(sized(quick=20, normal=60, full=600)):
        before: Any = None
        for game, decision in by_hand(seed, 60):
            if decision.kind == "adjust":
                before = msgspec.structs.asdict(game.view(-1))
            if decision.kind != "consent":
                continue
            option = default(decision, KIND.unanswered)
            assert option == ("object",)
            frame = game.stack[-1]
            assert isinstance(frame, ByHand)
            seen.add(list(SORTS)[frame.sort])
            game.answer(decision.seat, option)
            after = msgspec.structs.asdict(game.view(-1))
            assert all(after[name] == before[name] for name in after if name not in MOVES), decision
    assert len(seen) > 15, sorted(set(SORTS) - seen)
