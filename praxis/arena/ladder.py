"""The ladder: each bot plays among house bots, in sets of games in which it sits once at every seat of the same deal.

Shares of victory points and of wins have 95 % intervals. The rating is openskill's (Plackett and Luce), over all games.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from praxis import games
from praxis.arena.kept import Kept
from praxis.arena.shares import by_bot
from praxis.arena.simulate import Result, Task, run

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from praxis.kernel.game import Setting

RATING: Final = "openskill.models:PlackettLuce"
"""The model that rates. It is imported only when a ladder is rated: it belongs to the extra `rl`, which people who only
play do not have."""


class Rung(msgspec.Struct, kw_only=True):
    """One bot among others, and what it won."""

    bot: str
    among: str
    games: int
    errors: int
    fair: float
    vp_share: float
    vp_low: float
    vp_high: float
    win_share: float
    win_low: float
    win_high: float
    ms_per_choice: float


class Rating(msgspec.Struct, kw_only=True):
    mu: float
    sigma: float
    ordinal: float
    """A cautious estimate: mu less three sigma."""


class Ladder(msgspec.Struct, kw_only=True):
    game: str
    setting: str
    seed: int
    rungs: list[Rung]
    ratings: dict[str, Rating]
    command: str = ""
    compiled: bool = False


class Bout(msgspec.Struct, frozen=True):
    """A number of games of one bot among others that are all alike."""

    bot: str
    among: str
    games: int


def bouts(names: list[str], reference: str, number: int) -> list[Bout]:
    """The bouts of a ladder: each bot among the reference, and the reference among the weakest."""
    found = [Bout(name, reference, number) for name in names if name != reference]
    return [Bout(reference, names[0], number), *found] if names[0] != reference else found


def task_of(bout: Bout, game: str, setting: Setting, seed: int) -> Task:
    bots = [bout.bot, *[bout.among] * (setting.players - 1)]
    whole = -(-bout.games // setting.players) * setting.players
    return Task(game=game, setting=setting, bots=bots, games=whole, seed=seed, in_sets=True)


def climb(tasks: list[tuple[Bout, Task]], processes: int, keep: Path | None = None) -> Iterator[tuple[Bout, Result]]:
    """Play all games, bout by bout. In the folder `keep` each bout has a file of its results, from which a stopped bout
    goes on."""
    if keep is None:
        for bout, task in tasks:
            yield from ((bout, result) for result in run(task, processes, chunk=1))
        return
    keep.mkdir(parents=True, exist_ok=True)
    files = [(bout, task, Kept(keep / f"{bout.bot}-among-{bout.among}.jsonl", task)) for bout, task in tasks]
    for bout, task, kept in files:
        done = frozenset(result.number for result in kept.results)
        yield from ((bout, result) for result in kept.keep(run(task, processes, done, chunk=1)))


def rung(bout: Bout, results: list[Result]) -> Rung:
    good = [result for result in results if not result.error]
    share = by_bot(good, in_sets_of=len(results[0].bots))[bout.bot]
    seconds = choices = 0.0
    for result in good:
        seat = result.bots.index(bout.bot)
        seconds += result.thinking[seat]
        choices += result.facts["choices"][seat]
    return Rung(
        bot=bout.bot,
        among=bout.among,
        games=len(good),
        errors=len(results) - len(good),
        fair=1 / len(results[0].bots),
        vp_share=share.vp_share,
        vp_low=share.vp_low,
        vp_high=share.vp_high,
        win_share=share.win_share,
        win_low=share.win_low,
        win_high=share.win_high,
        ms_per_choice=1000 * seconds / max(1.0, choices),
    )


def rate(results: list[Result]) -> dict[str, Rating]:
    """The rating of each bot. Partners are rated as a team; bots of one name at several seats of a game as their
    mean."""
    model: Any = games.part(RATING)()
    known: dict[str, Any] = {name: model.rating(name=name) for result in results for name in result.bots}
    for result in results:
        if result.scores:
            _rate_game(model, known, result)
    return {
        name: Rating(mu=found.mu, sigma=found.sigma, ordinal=found.ordinal())
        for name, found in sorted(known.items(), key=lambda item: -item[1].mu)
    }


def _rate_game(model: Any, known: dict[str, Any], result: Result) -> None:
    points = result.facts.get("vps", result.scores)
    sides: dict[int, list[int]] = {}
    for seat, side in enumerate(result.facts.get("side") or range(len(result.bots))):
        sides.setdefault(side, []).append(seat)
    teams = list(sides.values())
    before = [[_copy(model, known[result.bots[seat]]) for seat in team] for team in teams]
    after = model.rate(before, scores=[sum(float(points[seat]) for seat in team) for team in teams])
    now = {
        seat: rating for team, rated in zip(teams, after, strict=True) for seat, rating in zip(team, rated, strict=True)
    }
    for name in set(result.bots):
        seats = [now[seat] for seat, bot in enumerate(result.bots) if bot == name]
        known[name].mu = sum(seat.mu for seat in seats) / len(seats)
        known[name].sigma = sum(seat.sigma for seat in seats) / len(seats)


def _copy(model: Any, rating: Any) -> Any:
    return model.rating(mu=rating.mu, sigma=rating.sigma)


# -- the page ---------------------------------------------------------------------------------------------------------

_HEAD: Final = """\
# The ladder of bots

`praxis arena ladder` plays one bot among others of one kind, in sets: the same deal as often as there are seats, with
the bot once at each seat. The share is of all victory points (in Vendetta: of the wins). Intervals are of 95 %; that of
the share goes by whole sets, since the games of a set are not independent. The rating is openskill's (Plackett and
Luce): with a difference of 4 the better one is ahead three times of four. Bots that think by the clock do not play the
same games twice; `search@60p`, which counts playouts, does.
"""


def page(ladder: Ladder) -> str:
    """The section of one game, as text of the page."""
    lines = [
        f"<!-- {ladder.game} -->",
        f"## {ladder.game}: {ladder.setting}",
        "",
        f"`{ladder.command}`" + (" (compiled)" if ladder.compiled else ""),
        "",
        "| bot | among | games | share | interval | games won | interval | fair | ms a choice |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for r in ladder.rungs:
        lines.append(
            f"| {r.bot} | {r.among} | {r.games} | **{r.vp_share:.1%}** | {r.vp_low:.1%} to {r.vp_high:.1%} | "
            f"{r.win_share:.1%} | {r.win_low:.1%} to {r.win_high:.1%} | {r.fair:.0%} | {r.ms_per_choice:.2f} |"
        )
    lines += ["", "| bot | rating | give or take |", "|---|---|---|"]
    lines += [f"| {name} | {found.mu:.1f} | {found.sigma:.1f} |" for name, found in ladder.ratings.items()]
    return "\n".join([*lines, f"<!-- end of {ladder.game} -->", ""])


def write(ladder: Ladder, path: Path) -> None:
    """Put the section of this game into the page, and leave the sections of other games as they are."""
    text = path.read_text(encoding="utf-8") if path.exists() else _HEAD
    section = re.compile(f"<!-- {ladder.game} -->.*?<!-- end of {ladder.game} -->\n", re.DOTALL)
    new = page(ladder)
    text = section.sub(lambda _: new, text) if section.search(text) else f"{text.rstrip()}\n\n{new}"
    path.write_text(text, encoding="utf-8")
