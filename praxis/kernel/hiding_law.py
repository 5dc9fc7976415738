"""The law that what is hidden stays hidden: two worlds that differ only in what a seat cannot know look alike to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from praxis.kernel.decision import PASS, Option, key
from praxis.kernel.event import SPECTATOR
from praxis.kernel.rng import Dice, derive
from praxis.kernel.walks import ENCODE, Broken, carried, difference, random_walk, sampled

if TYPE_CHECKING:
    from praxis.kernel.event import Event, Value
    from praxis.kernel.game import Game, Kind, Setting


def law_4_hidden_stays_hidden(kind: Kind, setting: Setting, seed: int, every: int = 5) -> None:
    """Worlds that differ only in what a seat cannot know give it equal views, options, reasons and events."""
    handed_out: list[tuple[str, msgspec.Struct, bytes]] = []
    met: list[Option] = []
    for game, option in sampled(random_walk(kind, setting, seed), Dice(derive("worlds", seed)), every):
        seats = [*range(game.seats), SPECTATOR]
        for seat, together in zip(seats, game.views(seats), strict=True):
            where = f"{setting.label()} seed {seed} at {game.number} for seat {seat}"
            view = game.view(seat)
            if ENCODE(together) != ENCODE(view):
                raise Broken(f"{where}: views made together differ: {difference(together, view)}")
            handed_out.append((where, view, ENCODE(view)))
            if any(form.encode() in handed_out[-1][2] for form in (str(game.seed), f"{game.seed:x}")):
                raise Broken(f"{where}: the view holds the seed")
            world = kind.resample(carried(view), derive("other world", seed, game.number, seat))
            _looks_alike(game, world, seat, where)
            _reasons_alike(game, world, met, Dice(derive("questions", seed, game.number, seat)), seat, where)
            _asked_alike(game, world, option, seat, where)
            _told_alike(kind, game.fork(), world, option, seat, where)
        met = _words_met(met, game)
        _choice_is_told_as_it_is_seen(kind, game, option, f"{setting.label()} seed {seed} at {game.number}")
    for where, view, before in handed_out:
        if ENCODE(view) != before:
            raise Broken(f"{where}: the view changed as the game went on")


def _looks_alike(one: Game, two: Game, seat: int, where: str) -> None:
    """Fail unless the two worlds give this seat the same view, the same options and the same reasons."""
    if ENCODE(one.view(seat)) != ENCODE(two.view(seat)):
        raise Broken(f"{where}: another world looks different: {difference(one.view(seat), two.view(seat))}")
    if one.decision is None or two.decision is None:
        return
    if seat == one.decision.seat and one.decision.keys() != two.decision.keys():
        raise Broken(f"{where}: another world offers {two.decision.keys()}, not {one.decision.keys()}")
    for option in [*one.decision.options[:5], *two.decision.options[:5]]:
        if one.why_not(seat, option) != two.why_not(seat, option):
            raise Broken(f"{where}: why not '{key(option)}' has another answer in another world")


def _words_met(met: list[Option], game: Game) -> list[Option]:
    """The options met so far, one for each word and number of parts."""
    assert game.decision is not None
    found = {(option[0], len(option)): option for option in [*met, *game.decision.options]}
    return list(found.values())


def _reasons_alike(one: Game, two: Game, met: list[Option], dice: Dice, seat: int, where: str, asked: int = 40) -> None:
    """Fail unless both worlds give the seat the same reasons, whatever option it asks about."""
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
    """Fail unless both worlds, played carefully, ask the same seats at the same moments, as long as the seat is shown
    the same: what is hidden must not decide who is asked."""
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
        for other in range(one.seats):  # how long a chance takes follows from whom it concerns: all see that
            if one.concerns(other) != two.concerns(other):
                raise Broken(f"{where}: after '{key(option)}' another world concerns seat {other} otherwise")
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
    """Fail unless both worlds, played on with the same answers, tell the seat the same, until the rules show it
    something new, which its view then keeps. After equal events the views are equal, too."""
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
        if found and ENCODE(one.view(seat)) == ENCODE(two.view(seat)):
            raise Broken(f"{where}: after '{key(answer)}' it is told {found}, which its view does not know")
        if _seen(first, seat) != _seen(second, seat) or not _same_question(one, two):
            return
        _looks_alike(one, two, seat, f"{where} after '{key(answer)}'")


def _seen(events: list[Event], seat: int) -> list[tuple[str, dict[str, Value]]]:
    return [(event.kind, event.seen_by(seat)) for event in events]


def _told_differently(kind: Kind, one: list[Event], two: list[Event], seat: int) -> str:
    """The first event that the seat sees differently, in words; empty if there is none, or if the difference is
    allowed."""
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
    """Fail unless other seats learn from events exactly as much of a choice as from their views."""
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
        alike = ENCODE(one.view(seat)) == ENCODE(two.view(seat))
        found = _told_differently(kind, first, second, seat)
        # An answer that was told and left no trace, such as a strike that missed, is no secret.
        if found and alike and ENCODE(one.contents()) != ENCODE(two.contents()):
            raise Broken(f"{where}: seat {seat} is told {found}, which its view does not know")
        if not alike and _seen(first, seat) == _seen(second, seat):
            untold = difference(one.view(seat), two.view(seat))
            raise Broken(f"{where}: seat {seat} sees '{key(option)}' from '{key(other)}' untold: {untold}")
