"""`praxis simulate`: bots play many games, and what came out is counted."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from praxis.cli.deck_files import decks_of
from praxis.cli.errors import BadInput
from praxis.cli.output import print_json
from praxis.cli.settings import bot_names, default_bot, edition_of, kind_of, options_of, setting_of

if TYPE_CHECKING:
    from praxis.arena.habits import Habits
    from praxis.arena.shares import Share
    from praxis.arena.simulate import Result, Task

app = typer.Typer(help="Let bots play many games and count what happened.")


@app.command(epilog="Example:  praxis simulate --game vendetta --players 4 --games 200 --bots house,random --json")
def simulate(
    game: Annotated[str, typer.Option(help="Which game: vendetta, vtes or another that is installed.")] = "vendetta",
    edition: Annotated[str, typer.Option(help="The rulebook edition, for V:TES; the newest by default.")] = "",
    players: Annotated[int, typer.Option(help="How many seats.")] = 4,
    number: Annotated[int, typer.Option("--games", min=1, max=10_000_000, help="How many games.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    bots: Annotated[str, typer.Option(help="Bots in turn, moving on a seat each game: house,random")] = "",
    option: Annotated[list[str] | None, typer.Option("--set", help="A variant or reading: --set locations=yes")] = None,
    deck: Annotated[list[str] | None, typer.Option(help="V:TES decks: files, names, or mixed.")] = None,
    pack: Annotated[Path | None, typer.Option(help="A folder of Vendetta cards to play with.")] = None,
    events: Annotated[Path | None, typer.Option(help="Write all events there: JSON lines, or FILE.parquet.")] = None,
    keep: Annotated[Path | None, typer.Option(help="Keep results there, to go on after a stop.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write a page with pictures into this folder.")] = None,
    processes: Annotated[int, typer.Option(help="Processes to use; 0 means one per core.")] = 0,
    ray: Annotated[str, typer.Option(help="Play on a Ray cluster: its address, auto, or local.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play many games and count what happened."""
    from praxis.arena.simulate import Task

    kind = kind_of(game)
    options = options_of(option or [])
    if pack is not None:
        from praxis.cli.pack import use_pack

        options["cards"] = use_pack(pack)
    edition = edition_of(kind, edition)
    decks = decks_of(kind, deck or [], players, edition, options)
    setting = setting_of(kind, players, edition, options, decks)
    names = bot_names(bots or default_bot(game), game)
    task = Task(
        game=game,
        setting=setting,
        bots=names,
        games=number,
        seed=seed,
        events=events is not None,
        story=report is not None,
    )
    started = time.perf_counter()
    results = _run(task, processes or os.cpu_count() or 1, events, keep, ray)
    seconds = time.perf_counter() - started
    summary = _summary(task, results, seconds)
    if report is not None:
        _write_report(task, results, report, list(summary["shares"]))
    if as_json:
        print_json(summary)
    else:
        _print(summary)
    if summary["errors"]:
        raise typer.Exit(1)


def _write_report(task: Task, results: list[Result], folder: Path, labels: list[str]) -> None:
    from praxis.arena.report import page
    from praxis.cli.output import complain

    folder.mkdir(parents=True, exist_ok=True)
    place = folder / "index.html"
    place.write_text(page(task, results, labels, _card_name), encoding="utf-8")
    complain(f"the report is {place}")


def _card_name(key: int) -> str:
    from praxis.vtes.catalogue.catalogue import load

    face = load().get(key)
    return face.unique_name if face is not None else f"house card {-key}"


def _run(task: Task, processes: int, events: Path | None, keep: Path | None, ray: str = "") -> list[Result]:
    from praxis.arena.events import sink_of
    from praxis.arena.kept import Kept, OtherTask
    from praxis.arena.on_ray import NoCluster, run_on_ray
    from praxis.arena.simulate import CHUNK, run
    from praxis.cli.output import track
    from praxis.kernel.errors import BadSetting

    results: list[Result] = []
    try:
        kept = Kept(keep, task) if keep is not None else None
    except OtherTask as error:
        raise BadInput(str(error)) from None
    done = frozenset(result.number for result in kept.results) if kept is not None else frozenset()
    found = run_on_ray(task, ray, done) if ray else run(task, processes, done, 1 if kept is not None else CHUNK)
    try:
        sink = sink_of(events) if events is not None else None
    except BadSetting as error:
        raise BadInput(str(error)) from None
    try:
        all_of_them = kept.keep(found) if kept is not None else found
        for result in track(all_of_them, f"{task.games} games of {task.game}", task.games):
            if sink is not None:
                sink.write(result)
                result.events = []
            results.append(result)
    except NoCluster as error:
        raise BadInput(str(error)) from None
    finally:
        if sink is not None:
            sink.close()
    return results


def _summary(task: Task, results: list[Result], seconds: float) -> dict[str, Any]:
    from praxis import games
    from praxis.arena.habits import habits
    from praxis.arena.shares import by_bot, shares_by

    good = [result for result in results if not result.error]
    decisions = sum(result.decisions for result in results)
    labels = [
        label
        for label in games.entry(task.game).counted
        if label in ("seat", "bot") or (good and label in good[0].facts)
    ]
    return {
        "game": task.game,
        "setting": task.setting.label(),
        "games": task.games,
        "finished": len(good),
        "errors": len(results) - len(good),
        "first_error": next((f"game {r.number}, seed {r.seed}: {r.error}" for r in results if r.error), ""),
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "shares": {label: shares_by(good, label) for label in labels},
        "by_bot": by_bot(good),
        "bots": habits(good, games.entry(task.game).habits),
        "results": [{"number": r.number, "seed": r.seed, "bots": r.bots, "scores": r.scores, **r.facts} for r in good],
    }


def _print(summary: dict[str, Any]) -> None:
    print(
        f"{summary['finished']} of {summary['games']} games of {summary['game']} ({summary['setting']}), "
        f"{summary['decisions']} decisions in {summary['seconds']:.1f} s: {summary['decisions_per_second']:.0f}/s"
    )
    for label, shares in summary["shares"].items():
        print(f"\nshare of wins by {label}")
        width = max([20, *(len(share.name) for share in shares)])
        for share in shares:
            print(_line(share, width))
    if any("vps" in row for row in summary["results"]):
        print("\nshare of victory points by bot")
        for bot, found in summary["by_bot"].items():
            print(f"  {bot:20} {found.vp_share:6.1%}  ({found.vp_low:.1%} to {found.vp_high:.1%})  {found.games} games")
    print()
    for bot, done in summary["bots"].items():
        print(f"{bot}: {_done(done)}")
    if summary["errors"]:
        print(f"{summary['errors']} games broke, the first: {summary['first_error']}", file=sys.stderr)


def _line(share: Share, width: int) -> str:
    return (
        f"  {share.name:{width}} {share.share:6.1%}  ({share.low:.1%} to {share.high:.1%})  "
        f"fair {share.fair:.1%} ({share.points:+.1f}), {share.games} seats"
    )


def _done(habits: Habits) -> str:
    """What a bot did, in one line."""
    told = [f"{habits.ms_per_choice:.2f} ms a choice"]
    if habits.face_down is not None:
        told.append(f"{habits.face_down:.0%} of cards face down")
    if habits.withdraws is not None:
        told.append(f"withdraws {habits.withdraws:.0%} of the times")
    if habits.a_game:
        told.append("a game: " + ", ".join(f"{word} {often:.1f}" for word, often in habits.a_game.items()))
    return "; ".join(told)
