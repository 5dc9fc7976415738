"""What seats are sent field by field adds up to what each of them sees."""

from __future__ import annotations

import random

import msgspec
import pytest

from praxis import games
from praxis.kernel.event import SPECTATOR
from praxis.kernel.walks import random_walk
from praxis.table.game.hosted import HostedGame, named
from praxis.table.server.config import INSTALLED
from praxis.table.wire.view_diffs import Fields, ViewDiffs, fields_of, joined


def hosted(game: str) -> HostedGame:
    return named(INSTALLED)[game]


@pytest.mark.parametrize("game", ["vendetta", "vtes"])
@pytest.mark.parametrize("seed", [1, 2])
def test_patches_add_up_to_the_view_of_each_seat(game: str, seed: int) -> None:
    """Seats come and go, in any order, and one is shown everything anew from time to time."""
    found, dice, moments = hosted(game), random.Random(seed), 0
    diffs, screens = ViewDiffs(), dict[int, Fields]()
    for state, _ in random_walk(games.kind(game), games.entry(game).usual, seed):
        if dice.random() < 0.5:
            continue  # not every answer is shown by itself
        seats = [seat for seat in (*range(state.seats), SPECTATOR) if seat in screens or dice.random() < 0.3]
        dice.shuffle(seats)
        if not seats:
            continue
        views = diffs.look(state, found, seats)
        for seat in seats:
            assert views[seat] == state.view(seat)
            screens.setdefault(seat, {}).update(diffs.patch(seat))
            assert screens[seat] == fields_of(state.view(seat), found)
        left = dice.choice(seats)
        if dice.random() < 0.1:
            diffs.leave(left)
            del screens[left]
        elif dice.random() < 0.1:
            screens[left] = fields_of(state.view(left), found)
            diffs.note(left, screens[left])
        moments += 1
        if moments > 150:
            break
    assert moments > 40


def test_a_seat_is_never_sent_what_only_another_may_see() -> None:
    """The bytes that a seat gets are those that it would get if it were alone at the table."""
    found = hosted("vendetta")
    together, alone = ViewDiffs(), [ViewDiffs() for _ in range(6)]
    for state, _ in random_walk(games.kind("vendetta"), games.entry("vendetta").usual, 4):
        seats = [*range(state.seats), SPECTATOR]
        together.look(state, found, seats)
        for seat, own in zip(seats, alone, strict=False):
            own.look(state, found, [seat])
            both = [msgspec.json.decode(joined(diffs.patch(seat))) for diffs in (together, own)]
            assert both[0] == both[1]


def test_a_picture_that_fails_for_one_seat_brings_nobody_anothers(monkeypatch: pytest.MonkeyPatch) -> None:
    found, diffs = hosted("vtes"), ViewDiffs()
    state = next(
        state for state, _ in random_walk(games.kind("vtes"), games.entry("vtes").usual, 1) if state.number > 9
    )
    seats = list(range(state.seats))
    whole = {seat: fields_of(state.view(seat), found) for seat in seats}
    words = found.words
    picture = type(words).picture
    monkeypatch.setattr(type(words), "picture", lambda self, view: None if view.seat == 1 else picture(self, view))
    diffs.look(state, found, seats)
    failed = diffs.patch(1)
    assert failed.items() <= whole[1].items()
    monkeypatch.undo()
    diffs.look(state, found, seats)
    assert failed | diffs.patch(1) == whole[1]


@pytest.mark.parametrize("game", ["vendetta", "vtes"])
def test_no_view_on_the_wire_counts_answers_or_has_the_decision_again(game: str) -> None:
    """The number of answers would tell whether somebody had a choice; the decision is told in words."""
    state = next(state for state, _ in random_walk(games.kind(game), games.entry(game).usual, 1) if state.number > 9)
    view = state.view(0)
    sent = fields_of(view, named(INSTALLED)[game]).keys()
    assert set(view.__struct_fields__) - sent == {"number", "decision"}
