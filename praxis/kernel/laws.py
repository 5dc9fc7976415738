"""The laws that every game keeps. A law is a function of a game's kind, a setting and a seed; it raises `Broken`, which
names the place, if a game breaks it.

A new game adds no code here: the suite runs over whatever settings its `Kind` lists::

    for setting in kind.settings():
        for law in LAWS:
            law(kind, setting, seed)
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from praxis.kernel import record as records
from praxis.kernel.decision import Option, key, parse
from praxis.kernel.errors import Illegal, Refusal
from praxis.kernel.event import SPECTATOR
from praxis.kernel.hiding_law import law_4_hidden_stays_hidden
from praxis.kernel.rng import Dice, derive
from praxis.kernel.walks import (
    ENCODE,
    FOLLOWED,
    STUBBORN,
    Broken,
    carried,
    difference,
    header_for,
    random_walk,
    sampled,
    stubborn,
    told_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from praxis.kernel.event import Event
    from praxis.kernel.game import Game, Kind, Setting


def _play(kind: Kind, setting: Setting, seed: int) -> tuple[list[tuple[int, str]], list[bytes], Game]:
    """Play a random game. Gives its answers, its events and how it ended."""
    answers: list[tuple[int, str]] = []
    events: list[Event] = []
    told: list[bytes] = []
    game: Game | None = None
    for game, option in random_walk(kind, setting, seed):
        fresh = game.take_events()
        events.extend(fresh)
        told.extend(told_of(fresh))
        if game.decision is not None:
            answers.append((game.decision.seat, key(option)))
    assert game is not None
    for event, before, now in zip(events, told, told_of(events), strict=True):
        if before != now:
            raise Broken(f"{setting.label()} seed {seed}: {event.kind} changed after it was told: {before!r} / {now!r}")
    return answers, told, game


def transcript(kind: Kind, setting: Setting, seed: int) -> str:
    """A digest of all events of a random game, to compare between processes."""
    _, told, game = _play(kind, setting, seed)
    return f"{hash_of(told)} {game.digest()}"


def hash_of(told: list[bytes]) -> str:
    return blake2b(b"\n".join(told), digest_size=8).hexdigest()


def law_1_same_answers_same_events(kind: Kind, setting: Setting, seed: int) -> None:
    """Same header and same answers give the same events."""
    where = f"{setting.label()} seed {seed}"
    answers, told, first = _play(kind, setting, seed)
    game = kind.begin(header_for(kind, setting, seed))
    count = 0
    for n in range(len(answers) + 1):
        for now in told_of(game.take_events()):
            before = told[count] if count < len(told) else b"nothing"
            if before != now:
                raise Broken(f"{where}: event {count} was {before!r} and is now {now!r}")
            count += 1
        _play_on(game, answers[n : n + 1], f"{where}: the same game")
    if len(told) != count or first.digest() != game.digest():
        raise Broken(f"{where}: the same answers ended differently")


def law_2_fork_is_faithful(kind: Kind, setting: Setting, seed: int, every: int = 7) -> None:
    """A fork at any decision, played on with the same answers, ends the same and leaves its parent alone. Asking the
    open question anew changes nothing."""
    where = f"{setting.label()} seed {seed}"
    answers: list[tuple[int, str]] = []
    digests: dict[int, str] = {}
    for game, option in random_walk(kind, setting, seed):
        if game.decision is None or game.number % FOLLOWED == 0:
            digests[game.number] = game.digest()
        if game.decision is not None:
            answers.append((game.decision.seat, key(option)))
    walk = random_walk(kind, setting, seed)
    for n, (game, _) in enumerate(sampled(walk, Dice(derive("forks", seed)), every)):
        assert game.decision is not None
        number, before = game.number, game.digest()
        twin = game.fork()
        if twin.digest() != before:
            raise Broken(f"{where}: the fork at {number} differs at once")
        for other in game.decision.options[:3]:
            game.fork()._answer(other)
        # Every fork is played on for a while, one in six to the very end.
        whole = n % 6 == 0 or number + 2 * FOLLOWED > len(answers)
        until = len(answers) if whole else (number // FOLLOWED + 2) * FOLLOWED
        _play_on(twin, answers[number:until], f"{where}: the fork at {number}")
        if twin.digest() != digests[until]:
            raise Broken(f"{where}: the fork at {number}, played on with the same answers, differs at {until}")
        if game.digest() != before:
            raise Broken(f"{where}: playing a fork at {number} changed its parent")
        _asks_the_same_again(game, before, f"{where} at {number}")


def _play_on(game: Game, answers: list[tuple[int, str]], where: str) -> None:
    for seat, answer in answers:
        try:
            game.answer(seat, answer)
        except Refusal as refusal:
            raise Broken(f"{where}: at {game.number}: {refusal.message}") from None


def _asks_the_same_again(game: Game, before: str, where: str) -> None:
    twin = game.fork()
    twin.events = []
    twin.reopen()
    if twin.digest() != before or twin.take_events():
        raise Broken(f"{where}: the step that asks also does something, so it cannot be asked anew")


def law_3_nothing_lost(kind: Kind, setting: Setting, seed: int) -> None:
    """Every card is in exactly one zone, no counter is lost, no stock goes below zero."""
    for game, _ in random_walk(kind, setting, seed):
        faults = game.faults()
        if faults:
            raise Broken(f"{setting.label()} seed {seed} at {game.number}: {faults[0]}")


def law_5_options_are_the_truth(kind: Kind, setting: Setting, seed: int, every: int = 9) -> None:
    """Every offered option can be answered; every other is refused and changes nothing."""
    met: list[Option] = [("no-such-word",)]
    for game, _ in sampled(random_walk(kind, setting, seed), Dice(derive("options", seed)), every):
        assert game.decision is not None
        where = f"{setting.label()} seed {seed} at {game.number}"
        for option in game.decision.options:
            _takes(game, option, where)
        _refuses(game, met, where)
        met = [*met[-40:], *game.decision.options[:6]]


def _takes(game: Game, option: Option, where: str) -> None:
    decision = game.decision
    assert decision is not None
    if parse(key(option)) != option:
        raise Broken(f"{where}: '{key(option)}' does not parse back")
    if decision.options.count(option) > 1:
        raise Broken(f"{where}: '{key(option)}' is offered twice")
    if game.why_not(decision.seat, option):
        raise Broken(f"{where}: '{key(option)}' is offered, with a reason against it")
    try:
        game.fork().answer(decision.seat, key(option))
    except Exception as error:
        raise Broken(f"{where}: the offered '{key(option)}' raised {error!r}") from error


def _misspelt(option: Option) -> list[Option]:
    """Answers that can be read and are near to this one: cut short, too long, with other numbers."""
    near: list[Option] = [option[:-1], (*option, 0), (*option, option[0]), tuple(reversed(option))]
    for number in (-1, 0, 1, 10**9):
        near.append(tuple(number if isinstance(part, int) else part for part in option))
    return [each for each in near if each]


def _refuses(game: Game, met: list[Option], where: str) -> None:
    decision = game.decision
    assert decision is not None
    before = game.digest()
    near = [each for option in met[-12:] for each in _misspelt(option)]
    attempts = [(decision.seat, option, game.number) for option in [*met, *near] if option not in decision.options]
    attempts.append(((decision.seat + 1) % game.seats, decision.options[0], game.number))
    attempts.append((SPECTATOR, decision.options[0], game.number))
    attempts.append((decision.seat, decision.options[0], game.number - 1))
    for seat, option, number in attempts:
        asked = f"'{key(option)}' of seat {seat} for decision {number}"
        try:
            game.answer(seat, key(option), number)
        except Refusal as refusal:
            if isinstance(refusal, Illegal) and not refusal.clause:
                raise Broken(f"{where}: {asked} was refused as illegal without a clause") from None
            continue
        except Exception as error:
            raise Broken(f"{where}: refusing {asked} raised {error!r}") from error
        raise Broken(f"{where}: took {asked}, which was not offered")
    if game.digest() != before:
        raise Broken(f"{where}: a refused answer changed the game")


def law_6_random_games_end(kind: Kind, setting: Setting, seed: int) -> None:
    """A random game never raises and ends within `Kind.longest` decisions."""
    *_, (game, _) = random_walk(kind, setting, seed)
    scores = game.scores()
    if len(scores) != game.seats:
        raise Broken(f"{setting.label()} seed {seed}: {len(scores)} scores for {game.seats} seats")


def law_7_resample_fits_the_view(kind: Kind, setting: Setting, seed: int, every: int = 5) -> None:
    """A resampled game has the same view, is whole, can be played on, and depends on nothing but the view."""
    for game, _ in sampled(random_walk(kind, setting, seed), Dice(derive("resample", seed)), every):
        for seat in [*range(game.seats), SPECTATOR]:
            where = f"{setting.label()} seed {seed} at {game.number} for seat {seat}"
            view = game.view(seat)
            sent = carried(view)
            world = kind.resample(sent, derive(seed, seat, game.number))
            if ENCODE(world.view(seat)) != ENCODE(view):
                raise Broken(f"{where}: the view differs: {difference(world.view(seat), view)}")
            if world.digest() != kind.resample(view, derive(seed, seat, game.number)).digest():
                raise Broken(f"{where}: the same seed gives another world")
            _can_be_played_on(world, Dice(derive("on", seed, seat, game.number)), where)
            if ENCODE(sent) != ENCODE(view):
                raise Broken(f"{where}: playing on in the world changed the view that it was made from")


def _can_be_played_on(world: Game, dice: Dice, where: str, answers: int = 10) -> None:
    for _ in range(answers):
        if world.faults():
            raise Broken(f"{where}: not a legal world: {world.faults()[0]}")
        if world.decision is None:
            return
        option = world.decision.options[dice.below(len(world.decision.options))]
        try:
            world._answer(option)
        except Exception as error:
            raise Broken(f"{where}: '{key(option)}' in the resampled world raised {error!r}") from error


def law_8_record_replays(kind: Kind, setting: Setting, seed: int) -> None:
    """The record of a finished game, written and read, replays to the same digest."""
    answers, _, game = _play(kind, setting, seed)
    text = records.write(records.record_of(kind, header_for(kind, setting, seed), answers))
    result = records.replay(records.read(text), kind)
    if result.difference or result.game.digest() != game.digest():
        raise Broken(f"{setting.label()} seed {seed}: {result.difference or 'the digest differs'}")


def law_9_careful_play_is_the_same_game(kind: Kind, setting: Setting, seed: int) -> None:
    """A careful game asks more questions, each of them secret and with one answer, and is otherwise the same game."""
    where = f"{setting.label()} seed {seed}, played carefully"
    answers, told, game = _play(kind, setting, seed)
    twin = kind.begin_carefully(header_for(kind, setting, seed))
    for number, (seat, answer) in enumerate(answers):
        _pass_by(twin, f"{where}, at {number}")
        _play_on(twin, [(seat, answer)], where)
    _pass_by(twin, f"{where}, at the end")
    if told_of(twin.take_events()) != told or twin.digest() != game.digest():
        raise Broken(f"{where}: the same answers told or ended differently")


def _pass_by(game: Game, where: str) -> None:
    while game.decision is not None and len(game.decision.options) == 1:
        if not game.decision.secret:
            raise Broken(f"{where}: an open question with one answer was asked: {game.decision}")
        game.go_by()


def law_10_stubborn_games_end(kind: Kind, setting: Setting, seed: int) -> None:
    """A game ends within `Kind.longest` decisions also if everybody always takes the first answer, always the last, or
    one after the other: no question may come again and again while nothing happens."""
    for policy in STUBBORN:
        game = kind.begin(header_for(kind, setting, seed))
        limit = kind.longest(setting)
        while game.decision is not None:
            if game.number > limit:
                asked = f"'{game.decision.kind}' is asked"
                raise Broken(f"{setting.label()} seed {seed}, always {policy}: {asked} after {limit} decisions")
            game._answer(stubborn(policy, game.number, game.decision.options))


LAWS: Final[tuple[Callable[[Kind, Setting, int], None], ...]] = (
    law_1_same_answers_same_events,
    law_2_fork_is_faithful,
    law_3_nothing_lost,
    law_4_hidden_stays_hidden,
    law_5_options_are_the_truth,
    law_6_random_games_end,
    law_7_resample_fits_the_view,
    law_8_record_replays,
    law_9_careful_play_is_the_same_game,
    law_10_stubborn_games_end,
)
