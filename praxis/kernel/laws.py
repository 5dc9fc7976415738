"""The eight laws. Each is a function over any game kind and setting; a broken law is a `Broken` with the place named.

A new game adds no code here: the suite runs over whatever settings its `Kind` lists::

    for setting in kind.settings():
        for law in LAWS:
            law(kind, setting, seed)
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from praxis.kernel import record as records
from praxis.kernel.decision import Option, key, parse
from praxis.kernel.errors import Refusal
from praxis.kernel.event import SPECTATOR
from praxis.kernel.rng import Dice, derive

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from praxis.kernel.game import Game, Header, Kind, Setting

_ENCODE = msgspec.json.Encoder(order="deterministic").encode


class Broken(AssertionError):
    """A law does not hold."""


def header_for(kind: Kind, setting: Setting, seed: int) -> Header:
    return kind.header(setting, derive(kind.name, setting.label(), seed))


def random_walk(kind: Kind, setting: Setting, seed: int) -> Iterator[tuple[Game, Option]]:
    """A random game, decision by decision: the game at the decision, and the option about to be answered."""
    game = kind.begin(header_for(kind, setting, seed))
    dice = Dice(derive("player", seed))
    limit = kind.longest(setting)
    while game.decision is not None:
        if game.number > limit:
            raise Broken(f"{setting.label()} seed {seed}: not over after {limit} decisions")
        options = game.decision.options
        option = options[dice.below(len(options))]
        yield game, option
        game._answer(option)
    yield game, ()


def _play(kind: Kind, setting: Setting, seed: int) -> tuple[list[tuple[int, str]], list[bytes], Game]:
    answers: list[tuple[int, str]] = []
    told: list[bytes] = []
    game: Game | None = None
    for game, option in random_walk(kind, setting, seed):
        told.extend(_ENCODE([e.kind, e.fields, e.hidden]) for e in game.take_events())
        if game.decision is not None:
            answers.append((game.decision.seat, key(option)))
    assert game is not None
    return answers, told, game


def transcript(kind: Kind, setting: Setting, seed: int) -> str:
    """A digest of all events of a random game, to compare between processes."""
    _, told, game = _play(kind, setting, seed)
    return f"{hash_of(told)} {game.digest()}"


def hash_of(told: list[bytes]) -> str:
    return blake2b(b"\n".join(told), digest_size=8).hexdigest()


def law_1_same_answers_same_events(kind: Kind, setting: Setting, seed: int) -> None:
    """Same header and same answers give the same events."""
    answers, told, first = _play(kind, setting, seed)
    game = kind.begin(header_for(kind, setting, seed))
    again = [_ENCODE([e.kind, e.fields, e.hidden]) for e in game.take_events()]
    for seat, answer in answers:
        game.answer(seat, answer)
        again.extend(_ENCODE([e.kind, e.fields, e.hidden]) for e in game.take_events())
    for n, (a, b) in enumerate(zip(told, again, strict=False)):
        if a != b:
            raise Broken(f"{setting.label()} seed {seed}: event {n} was {a!r} and is now {b!r}")
    if len(told) != len(again) or first.digest() != game.digest():
        raise Broken(f"{setting.label()} seed {seed}: the same answers ended differently")


def law_2_fork_is_faithful(kind: Kind, setting: Setting, seed: int, every: int = 7) -> None:
    """A fork at any decision, played on with the same answers, ends the same and never touches its parent."""
    forks: list[tuple[Game, int]] = []
    answers: list[tuple[int, str]] = []
    game: Game | None = None
    for game, option in random_walk(kind, setting, seed):
        if game.decision is None:
            break
        if game.number % every == seed % every:
            before = game.digest()
            twin = game.fork()
            if twin.digest() != before:
                raise Broken(f"{setting.label()} seed {seed}: the fork at {game.number} differs at once")
            for other in game.decision.options[:3]:
                game.fork()._answer(other)
            if game.digest() != before:
                raise Broken(f"{setting.label()} seed {seed}: playing a fork at {game.number} changed its parent")
            forks.append((twin, game.number))
        answers.append((game.decision.seat, key(option)))
    assert game is not None
    for twin, number in forks:
        for seat, answer in answers[number:]:
            twin.answer(seat, answer)
        if twin.digest() != game.digest():
            raise Broken(f"{setting.label()} seed {seed}: the fork at {number} ended differently")


def law_3_nothing_lost(kind: Kind, setting: Setting, seed: int) -> None:
    """Every card stands in exactly one zone, counters are conserved, no stock goes below zero."""
    for game, _ in random_walk(kind, setting, seed):
        faults = game.faults()
        if faults:
            raise Broken(f"{setting.label()} seed {seed} at {game.number}: {faults[0]}")


def law_4_hidden_stays_hidden(kind: Kind, setting: Setting, seed: int, every: int = 5) -> None:
    """Worlds that differ only in what a seat cannot know give it equal views, options and events."""
    for game, option in random_walk(kind, setting, seed):
        if game.decision is None or game.number % every != seed % every:
            continue
        decider = game.decision.seat
        for seat in range(game.seats):
            view = game.view(seat)
            world = kind.resample(view, derive("other world", seed, game.number, seat))
            where = f"{setting.label()} seed {seed} at {game.number} for seat {seat}"
            if _ENCODE(world.view(seat)) != _ENCODE(view):
                raise Broken(f"{where}: another world looks different: {_difference(world.view(seat), view)}")
            if seat == decider:
                if world.decision is None or world.decision.keys() != game.decision.keys():
                    raise Broken(f"{where}: another world offers other options")
                _same_events(game, world, option, seat, where)


def _same_events(game: Game, world: Game, option: Option, seat: int, where: str) -> None:
    """Until chance or a hidden hand speaks, the seat is told the same in both worlds: the first event at least."""
    told: list[bytes] = []
    for each in (game, world):
        twin = each.fork()
        twin.events = []
        twin._answer(option)
        events = twin.take_events()
        told.append(_ENCODE([events[0].kind, events[0].seen_by(seat)]) if events else b"")
    if told[0] != told[1]:
        raise Broken(f"{where}: the answer '{key(option)}' is told differently: {told[0]!r} and {told[1]!r}")


def _difference(a: msgspec.Struct, b: msgspec.Struct) -> str:
    one, two = msgspec.to_builtins(a), msgspec.to_builtins(b)
    return next((f"{k}: {one[k]!r} / {two.get(k)!r}" for k in one if one[k] != two.get(k)), "?")


def law_5_options_are_the_truth(kind: Kind, setting: Setting, seed: int, every: int = 9) -> None:
    """Every offered option can be answered; every other is refused and changes nothing."""
    met: dict[Option, None] = {("no-such-word",): None}
    for game, _ in random_walk(kind, setting, seed):
        decision = game.decision
        if decision is None:
            continue
        if game.number % every == seed % every:
            for option in decision.options:
                if parse(key(option)) != option:
                    raise Broken(f"{setting.label()} seed {seed}: '{key(option)}' does not parse back")
                game.fork().answer(decision.seat, key(option))
            _refuses(game, met, f"{setting.label()} seed {seed} at {game.number}")
        met.update(dict.fromkeys(decision.options[:4]))


def _refuses(game: Game, met: dict[Option, None], where: str) -> None:
    decision = game.decision
    assert decision is not None
    before = game.digest()
    attempts: list[tuple[int, Option, int]] = [
        (decision.seat, option, game.number) for option in met if option not in decision.options
    ]
    attempts.append(((decision.seat + 1) % game.seats, decision.options[0], game.number))
    attempts.append((decision.seat, decision.options[0], game.number - 1))
    for seat, option, number in attempts:
        try:
            game.answer(seat, key(option), number)
        except Refusal:
            continue
        raise Broken(f"{where}: took '{key(option)}' of seat {seat} for decision {number}, which was not offered")
    if game.digest() != before:
        raise Broken(f"{where}: a refused answer changed the game")


def law_6_random_games_end(kind: Kind, setting: Setting, seed: int) -> None:
    """A random game never raises, never hangs and ends within the limit."""
    game: Game | None = None
    for game, _ in random_walk(kind, setting, seed):
        pass
    assert game is not None
    scores = game.scores()
    if len(scores) != game.seats:
        raise Broken(f"{setting.label()} seed {seed}: {len(scores)} scores for {game.seats} seats")


def law_7_resample_fits_the_view(kind: Kind, setting: Setting, seed: int, every: int = 5) -> None:
    """A resampled world has the same view, is whole, and rests on nothing but the view."""
    for game, _ in random_walk(kind, setting, seed):
        if game.decision is None or game.number % every != (seed + 2) % every:
            continue
        for seat in [*range(game.seats), SPECTATOR]:
            where = f"{setting.label()} seed {seed} at {game.number} for seat {seat}"
            view = game.view(seat)
            # Through bytes and back: whatever is not written in the view cannot help.
            carried = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
            world = kind.resample(carried, derive(seed, seat, game.number))
            if _ENCODE(world.view(seat)) != _ENCODE(view):
                raise Broken(f"{where}: the view differs: {_difference(world.view(seat), view)}")
            if world.faults():
                raise Broken(f"{where}: not a legal world: {world.faults()[0]}")
            if world.decision is not None:
                world._answer(world.decision.options[-1])


def law_8_record_replays(kind: Kind, setting: Setting, seed: int) -> None:
    """The record of a finished game, written and read, replays to the same digest."""
    answers, _, game = _play(kind, setting, seed)
    text = records.write(records.record_of(kind, header_for(kind, setting, seed), answers))
    result = records.replay(records.read(text), kind)
    if result.difference or result.game.digest() != game.digest():
        raise Broken(f"{setting.label()} seed {seed}: {result.difference or 'the digest differs'}")


LAWS: Final[tuple[Callable[[Kind, Setting, int], None], ...]] = (
    law_1_same_answers_same_events,
    law_2_fork_is_faithful,
    law_3_nothing_lost,
    law_4_hidden_stays_hidden,
    law_5_options_are_the_truth,
    law_6_random_games_end,
    law_7_resample_fits_the_view,
    law_8_record_replays,
)
