"""`praxis arena ladder`, `learn` and `tune`: how good bots are, what positions are worth, what the house bot weighs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from praxis.cli.errors import BadInput
from praxis.cli.output import print_json
from praxis.cli.settings import bot_names, edition_of, kind_of, setting_of

if TYPE_CHECKING:
    from praxis.arena.ladder import Ladder
    from praxis.arena.simulate import Result
    from praxis.kernel.game import Setting

_GAME = typer.Option(help="Which game: vtes or vendetta.")


def _setting(game: str, players: int, edition: str) -> Setting:
    from praxis import games

    kind = kind_of(game)
    return setting_of(kind, players or games.entry(game).usual.players, edition_of(kind, edition), {})


def _need(module: str, what: str) -> None:
    import importlib.util

    from praxis.extras import lacks

    if importlib.util.find_spec(module) is None:
        raise BadInput(lacks(what, module, "rl"))


def ladder(
    game: Annotated[str, _GAME] = "vtes",
    players: Annotated[int, typer.Option(help="How many seats; 0 means as many as is usual.")] = 0,
    edition: Annotated[str, typer.Option(help="The rulebook edition, for V:TES; the newest by default.")] = "",
    bots: Annotated[str, typer.Option(help="The bots, weakest first.")] = "random,gentle,house,keen",
    reference: Annotated[str, typer.Option(help="Whom the others play among.")] = "house",
    number: Annotated[int, typer.Option("--games", min=1, max=100_000, help="Games of each bot.")] = 40,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    processes: Annotated[int, typer.Option(help="Processes to use; 0 means one per core.")] = 0,
    keep: Annotated[Path | None, typer.Option(help="Keep results in this folder, to go on after a stop.")] = None,
    page: Annotated[Path | None, typer.Option(help="Write what came out into this page: docs/ladder.md")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play each bot among others of one kind, every seat of a deal in turn, and rate them."""
    from praxis.arena import ladder as rungs
    from praxis.arena.kept import OtherTask
    from praxis.cli.output import track
    from praxis.compiled import is_compiled

    _need("openskill", "a rating")
    setting = _setting(game, players, edition)
    names = bot_names(bots, game)
    (reference,) = bot_names(reference, game)[:1]
    tasks = [(bout, rungs.task_of(bout, game, setting, seed)) for bout in rungs.bouts(names, reference, number)]
    played: dict[rungs.Bout, list[Result]] = {bout: [] for bout, _ in tasks}
    whole = sum(task.games for _, task in tasks)
    try:
        every = rungs.climb(tasks, processes or os.cpu_count() or 1, keep)
        for bout, result in track(every, f"{whole} games of {game}", whole):
            played[bout].append(result)
    except OtherTask as error:
        raise BadInput(str(error)) from None
    found = [rungs.rung(bout, results) for bout, results in played.items()]
    made = rungs.Ladder(
        game=game,
        setting=setting.label(),
        seed=seed,
        rungs=found,
        ratings=rungs.rate([result for results in played.values() for result in results]),
        command=f"praxis arena ladder --game {game} --bots {bots} --games {number} --seed {seed}",
        compiled=is_compiled("praxis.kernel.procedure"),
    )
    if page is not None:
        rungs.write(made, page)
    if as_json:
        print_json(made)
    else:
        _print(made)
    if any(rung.errors for rung in found):
        raise typer.Exit(1)


def _print(made: Ladder) -> None:
    print(f"{made.game}, {made.setting}, seed {made.seed}")
    for r in made.rungs:
        print(
            f"  {r.bot:14} among {r.among:10} {r.games:4} games: "
            f"{r.vp_share:6.1%} ({r.vp_low:.1%} to {r.vp_high:.1%}), "
            f"wins {r.win_share:.1%} ({r.win_low:.1%} to {r.win_high:.1%}), fair {r.fair:.0%}, {r.ms_per_choice:.2f} ms"
        )
    for name, rating in made.ratings.items():
        print(f"  {name:14} rated {rating.mu:.1f}, give or take {rating.sigma:.1f}")


def learn(
    game: Annotated[str, _GAME] = "vtes",
    number: Annotated[int, typer.Option("--games", min=20, max=1_000_000, help="Games of self-play.")] = 1500,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    units: Annotated[int, typer.Option(min=1, max=200, help="Hidden units of the net.")] = 24,
    processes: Annotated[int, typer.Option(help="Processes to use; 0 means one per core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Where to write the weights; by default where bots look.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let house bots play each other, and learn from it what a position is worth."""
    import msgspec

    from praxis import games
    from praxis.arena import learn as lessons
    from praxis.cli.output import track

    _need("numpy", "learning")
    kind_of(game)
    if not games.entry(game).examples:
        raise BadInput(f"nothing is learned of {game}: it registers no self-play")
    course = lessons.Course(game=game, games=number, seed=seed, units=units, processes=processes or os.cpu_count() or 1)
    found = lessons.Examples()
    for few in track(lessons.examples(course), f"{number} games of {game}", number):
        found.add(few)
    inputs, weights = lessons.place_of(game)
    command = f"praxis arena learn --game {game} --games {number} --seed {seed} --units {units}"
    lesson = lessons.learn(course, found, inputs, command)
    path = out or weights
    path.write_bytes(msgspec.json.format(msgspec.json.encode(lesson.net), indent=1) + b"\n")
    if as_json:
        print_json(
            {
                "examples": lesson.examples,
                "surprise": lesson.surprise,
                "surprise_of_equal_shares": lesson.surprise_of_equal_shares,
                "weights": str(path),
            }
        )
    else:
        print(
            f"{lesson.examples} positions of {number} games; surprise {lesson.surprise:.3f} on games not learned from, "
            f"{lesson.surprise_of_equal_shares:.3f} if all shares were equal; weights in {path}"
        )


def tune(
    weights: Annotated[str, typer.Option(help="Which weights: wall,vote; if empty, all but those of styles.")] = "",
    number: Annotated[int, typer.Option("--games", min=10, max=100_000, help="Games of each trial.")] = 600,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    processes: Annotated[int, typer.Option(help="Processes to use; 0 means one per core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Try other weights of the house bot of V:TES, one after the other, among bots with the best so far."""
    from praxis.bots.vtes import tuning
    from praxis.bots.vtes.style import WEIGHTS

    names = tuning.names_of(weights)
    for name in names:
        if name not in WEIGHTS:
            raise BadInput(f"the house bot has no weight {name[:40]!r}; there are {', '.join(WEIGHTS)}")
    found: dict[str, float] = {}
    trials = []
    for trial in tuning.tune(found, number, seed, processes or os.cpu_count() or 1, names):
        trials.append(trial)
        if not as_json:
            taken = ", taken" if trial.taken else ""
            print(f"{trial.weight:16} {trial.value:8.3f}: {trial.gain:+.2%}, give or take {trial.error:.2%}{taken}")
    if as_json:
        print_json({"trials": trials, "weights": found})
    else:
        better = ", ".join(f"{name}={value:g}" for name, value in found.items())
        print(f"better: {better}" if better else "nothing is better")
