"""The laws. Each is a function over any game kind and setting; a broken law is a `Broken` with the place named.

A new game adds no code here: the suite runs over whatever settings its `Kind` lists::

    for setting in kind.settings():
        for law in LAWS:
            law(kind, setting, seed)
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from praxis.kernel import record as records
from praxis.kernel.decision import PASS, Option, key, parse
from praxis.kernel.errors import Illegal, Refusal
from praxis.kernel.event import SPECTATOR
from praxis.kernel.rng import Dice, derive

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from praxis.kernel.event import Event, Value
    from praxis.kernel.game import Game, Header, Kind, Setting

V = TypeVar("V", bound=msgspec.Struct)

_FOLLOWED: Final = 20
_ENCODE: Final = msgspec.json.Encoder(order="deterministic").encode


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
        number = game.number
        try:
            game._answer(option)
        except Exception as error:
            raise Broken(f"{setting.label()} seed {seed} at {number}: '{key(option)}' raised {error!r}") from error
    yield game, ()


def sampled(walk: Iterator[tuple[Game, Option]], dice: Dice, every: int) -> Iterator[tuple[Game, Option]]:
    """Some decisions of a game: about one in so many, and rarer as the game gets long, so that a law that looks closely
    takes hardly longer for a long game."""
    due = dice.below(every)
    for game, option in walk:
        if game.decision is not None and game.number >= due:
            yield game, option
            due = game.number + 1 + dice.below(2 * every - 1) + dice.below(1 + game.number // 4)


def _told(events: list[Event]) -> list[bytes]:
    return [_ENCODE([event.kind, event.fields, event.hidden]) for event in events]


def _play(kind: Kind, setting: Setting, seed: int) -> tuple[list[tuple[int, str]], list[bytes], Game]:
    """A random game: its answers, what was told, and how it ended."""
    answers: list[tuple[int, str]] = []
    events: list[Event] = []
    told: list[bytes] = []
    game: Game | None = None
    for game, option in random_walk(kind, setting, seed):
        fresh = game.take_events()
        events.extend(fresh)
        told.extend(_told(fresh))
        if game.decision is not None:
            answers.append((game.decision.seat, key(option)))
    assert game is not None
    for event, before, now in zip(events, told, _told(events), strict=True):
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
        for now in _told(game.take_events()):
            before = told[count] if count < len(told) else b"nothing"
            if before != now:
                raise Broken(f"{where}: event {count} was {before!r} and is now {now!r}")
            count += 1
        _play_on(game, answers[n : n + 1], f"{where}: the same game")
    if len(told) != count or first.digest() != game.digest():
        raise Broken(f"{where}: the same answers ended differently")


def law_2_fork_is_faithful(kind: Kind, setting: Setting, seed: int, every: int = 7) -> None:
    """A fork at any decision, played on with the same answers, ends the same and never touches its parent. Asking the
    open question anew changes nothing."""
    where = f"{setting.label()} seed {seed}"
    answers: list[tuple[int, str]] = []
    digests: dict[int, str] = {}
    for game, option in random_walk(kind, setting, seed):
        if game.decision is None or game.number % _FOLLOWED == 0:
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
        whole = n % 6 == 0 or number + 2 * _FOLLOWED > len(answers)
        until = len(answers) if whole else (number // _FOLLOWED + 2) * _FOLLOWED
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
    """Every card stands in exactly one zone, counters are conserved, no stock goes below zero."""
    for game, _ in random_walk(kind, setting, seed):
        faults = game.faults()
        if faults:
            raise Broken(f"{setting.label()} seed {seed} at {game.number}: {faults[0]}")


def law_4_hidden_stays_hidden(kind: Kind, setting: Setting, seed: int, every: int = 5) -> None:
    """Worlds that differ only in what a seat cannot know give it equal views, options, reasons and events."""
    handed_out: list[tuple[str, msgspec.Struct, bytes]] = []
    met: list[Option] = []
    for game, option in sampled(random_walk(kind, setting, seed), Dice(derive("worlds", seed)), every):
        seats = [*range(game.seats), SPECTATOR]
        for seat, together in zip(seats, game.views(seats), strict=True):
            where = f"{setting.label()} seed {seed} at {game.number} for seat {seat}"
            view = game.view(seat)
            if _ENCODE(together) != _ENCODE(view):
                raise Broken(f"{where}: views made together differ: {_difference(together, view)}")
            handed_out.append((where, view, _ENCODE(view)))
            if any(form.encode() in handed_out[-1][2] for form in (str(game.seed), f"{game.seed:x}")):
                raise Broken(f"{where}: the view holds the seed")
            world = kind.resample(_carried(view), derive("other world", seed, game.number, seat))
            _looks_alike(game, world, seat, where)
            _reasons_alike(game, world, met, Dice(derive("questions", seed, game.number, seat)), seat, where)
            _asked_alike(game, world, option, seat, where)
            _told_alike(kind, game.fork(), world, option, seat, where)
        met = _words_met(met, game)
        _choice_is_told_as_it_is_seen(kind, game, option, f"{setting.label()} seed {seed} at {game.number}")
    for where, view, before in handed_out:
        if _ENCODE(view) != before:
            raise Broken(f"{where}: the view changed as the game went on")


def _looks_alike(one: Game, two: Game, seat: int, where: str) -> None:
    """To this seat, the two worlds cannot be told apart: its view, its options, and why it cannot do something."""
    if _ENCODE(one.view(seat)) != _ENCODE(two.view(seat)):
        raise Broken(f"{where}: another world looks different: {_difference(one.view(seat), two.view(seat))}")
    if one.decision is None or two.decision is None:
        return
    if seat == one.decision.seat and one.decision.keys() != two.decision.keys():
        raise Broken(f"{where}: another world offers {two.decision.keys()}, not {one.decision.keys()}")
    for option in [*one.decision.options[:5], *two.decision.options[:5]]:
        if one.why_not(seat, option) != two.why_not(seat, option):
            raise Broken(f"{where}: why not '{key(option)}' has another answer in another world")


def _words_met(met: list[Option], game: Game) -> list[Option]:
    """One option of every word, with so many parts, that was offered so far."""
    assert game.decision is not None
    found = {(option[0], len(option)): option for option in [*met, *game.decision.options]}
    return list(found.values())


def _reasons_alike(one: Game, two: Game, met: list[Option], dice: Dice, seat: int, where: str, asked: int = 40) -> None:
    """Whatever a seat asks about, with any numbers, a world that looks the same to it gives the same reasons."""
    if not met or seat == SPECTATOR:
        return
    for _ in range(asked):
        like = met[dice.below(len(met))]
        below = (5, 50, 400)[dice.below(3)]
        option: Option = tuple(dice.below(below) if isinstance(part, int) else part for part in like)
        first, second = one.why_not(seat, option), two.why_not(seat, option)
        if first != second:
            told = [[reason.clause for reason in each] for each in (first, second)]
            raise Broken(f"{where}: why not '{key(option)}' is {told[0]} here and {told[1]} in another world")


def _asked_alike(one: Game, two: Game, option: Option, seat: int, where: str, stops: int = 12) -> None:
    """Played carefully, both worlds ask the same seats at the same moments, as long as the seat is shown the same:
    whoever is asked, it is not because of what is hidden."""
    if one.decision is None or two.decision is None or one.decision.seat != two.decision.seat:
        return
    if option not in two.decision.options:
        return
    one, two = one.fork(), two.fork()
    one.careful = two.careful = True
    one.events, two.events = [], []
    one._answer(option)
    two._answer(option)
    for _ in range(stops):
        if _seen(one.take_events(), seat) != _seen(two.take_events(), seat):
            return
        first, second = one.decision, two.decision
        if first is None or second is None:
            if first is not second:
                raise Broken(f"{where}: after '{key(option)}' another world, played carefully, is over")
            return
        if (first.seat, first.kind, first.chance) != (second.seat, second.kind, second.chance):
            raise Broken(
                f"{where}: after '{key(option)}' another world, played carefully, asks seat {second.seat} "
                f"'{second.kind}', not seat {first.seat} '{first.kind}'"
            )
        if one.concerns(seat) != two.concerns(seat):
            raise Broken(f"{where}: after '{key(option)}' another world concerns it otherwise")
        if PASS not in first.options or PASS not in second.options:
            return
        _let_go(one)
        _let_go(two)


def _let_go(game: Game) -> None:
    assert game.decision is not None
    if len(game.decision.options) == 1:
        game.go_by()
    else:
        game._answer(PASS)


def _same_question(one: Game, two: Game) -> bool:
    if one.decision is None or two.decision is None:
        return one.decision is two.decision
    return one.decision.seat == two.decision.seat and one.decision.kind == two.decision.kind


def _told_alike(kind: Kind, one: Game, two: Game, option: Option, seat: int, where: str, answers: int = 4) -> None:
    """Played on with the same answers, both worlds tell a seat the same, until the rules show it something new, which
    its view then keeps. What it was told the same looks the same afterwards."""
    one.events, two.events = [], []
    for _ in range(answers):
        if one.decision is None or two.decision is None:
            return
        both = [each for each in one.decision.options if each in two.decision.options]
        if not both:
            return
        answer = option if option in both else both[-1]
        one._answer(answer)
        two._answer(answer)
        first, second = one.take_events(), two.take_events()
        found = _told_differently(kind, first, second, seat)
        if found and _ENCODE(one.view(seat)) == _ENCODE(two.view(seat)):
            raise Broken(f"{where}: after '{key(answer)}' it is told {found}, which its view does not know")
        if _seen(first, seat) != _seen(second, seat) or not _same_question(one, two):
            return
        _looks_alike(one, two, seat, f"{where} after '{key(answer)}'")


def _seen(events: list[Event], seat: int) -> list[tuple[str, dict[str, Value]]]:
    return [(event.kind, event.seen_by(seat)) for event in events]


def _told_differently(kind: Kind, one: list[Event], two: list[Event], seat: int) -> str:
    """The first event that the seat sees differently, in words; nothing if there is none or it may be so."""
    for a, b in zip(one, two, strict=False):
        if a.kind != b.kind:
            return ""
        first, second = a.seen_by(seat), b.seen_by(seat)
        if first != second:
            fields = [name for name in first if first[name] != second.get(name)]
            secret = [name for name in fields if f"{a.kind}.{name}" not in kind.fleeting]
            if not secret:
                return ""
            values = f"{first[secret[0]]} or {second.get(secret[0])}"
            return f"'{a.kind}' with {secret[0]} {values} ('{a.kind}.{secret[0]}' may be named in Kind.fleeting)"
    return ""


def _choice_is_told_as_it_is_seen(kind: Kind, game: Game, option: Option, where: str) -> None:
    """Others learn of a choice as much from what they are told as from their views: no more, no less."""
    assert game.decision is not None
    other = next(each for each in game.decision.options if each != option)
    one, two = game.fork(), game.fork()
    one.events, two.events = [], []
    one._answer(option)
    two._answer(other)
    first, second = one.take_events(), two.take_events()
    if not _same_question(one, two):
        return
    for seat in [*range(game.seats), SPECTATOR]:
        if seat == game.decision.seat:
            continue
        alike = _ENCODE(one.view(seat)) == _ENCODE(two.view(seat))
        found = _told_differently(kind, first, second, seat)
        # An answer that is told and has left no trace at all, such as a strike that missed, is nobody's secret.
        if found and alike and _ENCODE(one.contents()) != _ENCODE(two.contents()):
            raise Broken(f"{where}: seat {seat} is told {found}, which its view does not know")
        if not alike and _seen(first, seat) == _seen(second, seat):
            difference = _difference(one.view(seat), two.view(seat))
            raise Broken(f"{where}: seat {seat} sees '{key(option)}' from '{key(other)}' untold: {difference}")


def _carried(view: V) -> V:
    """A view encoded and decoded again, so that only what is written in it is left."""
    return msgspec.json.decode(msgspec.json.encode(view), type=type(view))


def _difference(one: msgspec.Struct, two: msgspec.Struct) -> str:
    """Where two views differ first, as ``stack.2.slots.bids: 3 / 1``."""
    return _where(msgspec.json.decode(_ENCODE(one)), msgspec.json.decode(_ENCODE(two)), "")


def _where(one: Any, two: Any, path: str) -> str:
    inner: list[tuple[Any, Any, Any]] = []
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        inner = [(name, one[name], two[name]) for name in one]
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        inner = [(n, a, b) for n, (a, b) in enumerate(zip(one, two, strict=True))]
    for name, a, b in inner:
        if a != b:
            return _where(a, b, f"{path}.{name}" if path else str(name))
    return f"{path}: {one!r} / {two!r}"


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
    """Readable answers near to this one: cut short, too long, with other numbers."""
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
    """A random game never raises, never hangs and ends within the limit."""
    *_, (game, _) = random_walk(kind, setting, seed)
    scores = game.scores()
    if len(scores) != game.seats:
        raise Broken(f"{setting.label()} seed {seed}: {len(scores)} scores for {game.seats} seats")


def law_7_resample_fits_the_view(kind: Kind, setting: Setting, seed: int, every: int = 5) -> None:
    """A resampled world has the same view, is whole, can be played on, and rests on nothing but the view."""
    for game, _ in sampled(random_walk(kind, setting, seed), Dice(derive("resample", seed)), every):
        for seat in [*range(game.seats), SPECTATOR]:
            where = f"{setting.label()} seed {seed} at {game.number} for seat {seat}"
            view = game.view(seat)
            carried = _carried(view)
            world = kind.resample(carried, derive(seed, seat, game.number))
            if _ENCODE(world.view(seat)) != _ENCODE(view):
                raise Broken(f"{where}: the view differs: {_difference(world.view(seat), view)}")
            if world.digest() != kind.resample(view, derive(seed, seat, game.number)).digest():
                raise Broken(f"{where}: the same seed gives another world")
            _can_be_played_on(world, Dice(derive("on", seed, seat, game.number)), where)
            if _ENCODE(carried) != _ENCODE(view):
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
    """Who plays carefully meets more questions, each secret and with one answer, and otherwise the same game."""
    where = f"{setting.label()} seed {seed}, played carefully"
    answers, told, game = _play(kind, setting, seed)
    twin = kind.begin_carefully(header_for(kind, setting, seed))
    for number, (seat, answer) in enumerate(answers):
        _pass_by(twin, f"{where}, at {number}")
        _play_on(twin, [(seat, answer)], where)
    _pass_by(twin, f"{where}, at the end")
    if _told(twin.take_events()) != told or twin.digest() != game.digest():
        raise Broken(f"{where}: the same answers told or ended differently")


def _pass_by(game: Game, where: str) -> None:
    while game.decision is not None and len(game.decision.options) == 1:
        if not game.decision.secret:
            raise Broken(f"{where}: an open question with one answer was asked: {game.decision}")
        game.go_by()


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
)
