"""`praxis bench`: the figures of the engine, of the table, and of its peers."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from praxis.cli.errors import BadInput
from praxis.cli.output import print_json
from praxis.places import data_directory

app = typer.Typer(help="Measure the speed of the engine, beside its peers.")


@app.command(epilog="Example:  praxis bench --peers --json")
def bench(
    game: Annotated[str, typer.Option(help="Only this game; both by default.")] = "",
    deck: Annotated[list[str] | None, typer.Option(help="Also V:TES with these decks, files or names.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="How long each self-play runs.")] = 4.0,
    peers: Annotated[bool, typer.Option(help="Also measure other engines, in an environment of their own.")] = False,
    table: Annotated[bool, typer.Option(help="Also measure the web table under load.")] = False,
    pace: Annotated[bool, typer.Option(help="Also measure how a game of V:TES goes among five people.")] = False,
    hostile: Annotated[bool, typer.Option(help="Also measure one table while the server is attacked.")] = False,
    attack_seconds: Annotated[float, typer.Option(min=0.5, max=600, help="How long each attack lasts.")] = 20.0,
    soak: Annotated[float, typer.Option(min=0, max=1440, help="Also so many minutes of people who come and go.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure the speed of the engine on one core, beside its peers."""
    from praxis import games
    from praxis.arena import bench as arena

    known = games.names()
    if game and game not in known:
        raise BadInput(f"no game '{game}'; there is {', '.join(known)}")
    for option, asked in (("--table", table), ("--pace", pace), ("--hostile", hostile), ("--soak", soak)):
        if asked:
            _need_the_table(option)
    found: dict[str, Any] = {}
    for name in [game] if game else known:
        _progress(f"{name}: {seconds:g} s of random self-play")
        found[name] = arena.measure(name, seconds)
        if deck and games.entry(name).decks:
            _progress(f"{name}: {seconds:g} s of random self-play with {', '.join(deck)}")
            found["decks"] = arena.measure(name, seconds, _decks(name, deck))
    found["env"] = _environments([game] if game else known, seconds)
    found["start_up_s"] = arena.start_up_seconds()
    if table:
        _progress("the table under load")
        found["table"] = _table()
    if pace:
        _progress("a game of V:TES among five scripted people")
        found["pace"] = _pace()
    if hostile:
        _progress("one table while the server is attacked")
        found["hostile"] = _hostile(attack_seconds)
    if soak:
        _progress(f"the memory of a server at which people come and go, for {soak:g} minutes")
        found["soak"] = _soak(soak)
    found["peers"] = _peers(seconds, [name for name in known if name in found]) if peers else {}
    if as_json:
        print_json(found)
    else:
        _print(found)


def _decks(game: str, named: list[str]) -> list[str]:
    """A deck for each seat of the usual setting."""
    from praxis import games
    from praxis.cli.deck_files import decks_of
    from praxis.cli.settings import setting_of

    usual, kind = games.entry(game).usual, games.kind(game)
    decks = decks_of(kind, named, usual.players, usual.edition, usual.options)
    return setting_of(kind, usual.players, usual.edition, usual.options, decks).decks


def _progress(what: str) -> None:
    print(f"measuring {what} …", file=sys.stderr)


def _environments(games: list[str], seconds: float) -> dict[str, Any]:
    """Steps a second of the environments for learning programs; empty without the extra `rl`."""
    import importlib.util

    if importlib.util.find_spec("pettingzoo") is None:
        return {}
    from praxis.env import speed

    measured = [name for name in games if speed.has_environment(name)]
    for name in measured:
        _progress(f"{name} as an environment: {seconds:g} s")
    return {name: speed.measure(name, seconds) for name in measured}


def _need_the_table(option: str) -> None:
    """Before anything is measured, so that nobody waits for what is thrown away."""
    import importlib.util

    from praxis.extras import EXTRAS, lacks

    for module in EXTRAS["table"]:
        # uvloop is not for Windows, and the server does without it.
        if module != "uvloop" and importlib.util.find_spec(module) is None:
            raise BadInput(lacks(option, module, "table"))


def _table() -> Any:
    from praxis.table.measure import beside_bots, sockets
    from praxis.table.measure.bench import measure

    return {**measure(), "sockets": sockets.measure(), "beside_bots": beside_bots.measure()}


def _pace() -> Any:
    from praxis.table.measure.pace import measure

    return measure()


def _hostile(seconds: float) -> Any:
    from praxis.table.measure.hostile import measure

    return measure(seconds, say=_progress)


def _soak(minutes: float) -> Any:
    from praxis.table.measure.soak import measure

    return measure(minutes)


def _peers(seconds: float, games: list[str]) -> dict[str, Any]:
    import subprocess

    from praxis.arena import bench, peers

    _progress("the peers, RLCard and python-chess, in turns with ours")
    try:
        return peers.measure(data_directory() / "peers", seconds, {name: bench.in_turns(name) for name in games})
    except (subprocess.CalledProcessError, OSError) as error:
        raise BadInput(f"the peers cannot be installed or run here: {error}") from None


def _print(found: dict[str, Any]) -> None:
    from praxis import games

    ours = {name: found[name] for name in (*games.names(), "decks") if name in found}
    for name, speed in ours.items():
        print(f"{name} ({speed.setting}, {'compiled' if speed.compiled else 'interpreted'})")
        print(f"  {speed.decisions_per_second:10,.0f} decisions/s in random self-play, one core")
        print(f"  {speed.games_per_second:10,.1f} games/s of {speed.decisions_per_game:.0f} decisions")
        print(f"  {speed.fork_us:10.1f} µs a fork, {speed.view_us:.1f} µs a view, {speed.resample_us:.0f} µs a world")
        print(f"  {1000 * speed.replay_s:10.1f} ms to replay a game, {speed.memory_per_game_kb:.0f} kB of memory")
        if speed.cost_by_turn:
            costs = ", ".join(f"{cost:.0f} in turns {turns}" for turns, cost in speed.cost_by_turn.items())
            print(f"  µs a decision: {costs}")
    for name, speed in found["env"].items():
        print(f"{name} as an environment: {speed['steps_per_second']:,.0f} steps/s with observation and mask")
    pace = found.get("pace")
    if pace is not None:
        print("V:TES among five people, who need 1.5 s for a choice and 0.5 s to pass")
        print(f"  {pace['unblocked_s']:10.2f} s until an action to which nobody reacts shows its result")
        print(f"  {pace['idle_share']:10.1%} of the time in chances that nobody took")
        print(f"  {pace['passes_share']:10.1%} of {pace['prompts']} prompts ended in a pass")
        print(f"  {pace['missed_share']:10.1%} of {pace['plays']} plays that the house bot would make went by unasked")
        print(f"  {pace['missed_share_alone']:10.1%} of {pace['plays_alone']} for one person among bots")
        print(f"  {pace['game_minutes']:10.1f} minutes for {pace['games']} games of {pace['turns']} turns")
    print(f"praxis --help takes {found['start_up_s']:.2f} s")
    for name, figures in found.get("hostile", {}).items():
        p99, lost, memory = figures["p99_ms"], figures["lost"], figures["memory_ratio"]
        print(f"attack {name:18} p99 {p99:7.1f} ms, {lost} answers lost, memory {memory:.2f} of before")
    soak = found.get("soak")
    if soak is not None:
        print(f"soak of {soak['minutes']:g} minutes: {soak['memory_mb'][-1]:.0f} MB at the end,")
        print(f"  {soak['slope_mb_a_minute']:+10.2f} MB a minute after the first third")
    for name, figures in found["peers"].items():
        if "error" in figures:
            print(f"{name}: {figures['error']}")
            continue
        ratios = ", ".join(f"{ratio:.2f}x by {game}" for game, ratio in figures["ratio"].items())
        print(f"{name}: {figures['decisions_per_second']:,.0f} decisions/s ({ratios})")
