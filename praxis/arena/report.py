"""The report of a simulation as a single HTML page: shares, lengths, pool over time, ousts, cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from html import escape
from math import sqrt
from statistics import mean
from typing import Final

import msgspec

from praxis import games
from praxis.arena import drawing
from praxis.arena.habits import Habits, habits
from praxis.arena.shares import Z_95, Share, label_of, shares_by
from praxis.arena.simulate import Result, Task

FEWEST: Final = 5
"""The fewest games with a card, and without it, for which the effect of the card is told."""


class CardRow(msgspec.Struct, kw_only=True):
    """What a library card did in the games of a deck."""

    deck: str
    name: str
    drawn: float
    """Copies drawn in a game, on average."""
    played: float
    """The share of the drawn copies that were played."""
    stuck: float
    """The share of the drawn copies that were still in hand at the end."""
    effect: float | None
    """Victory points in games in which the card was played, less those in other games; None if there are too few games
    to tell."""
    spread: float = 0.0
    """Half of the 95 % interval of the effect."""


def card_rows(results: Iterable[Result], name_of: Callable[[int], str]) -> list[CardRow]:
    """The rows of all cards of all decks, sorted by deck and by how much the card seems to matter."""
    seen: dict[tuple[str, int], list[tuple[int, int, int, float]]] = defaultdict(list)
    for result in results:
        decks = result.facts.get("deck") or [str(seat) for seat in range(len(result.scores))]
        points = result.facts.get("vps", result.scores)
        there = {(seat, key): (drawn, played, stuck) for seat, key, drawn, played, stuck in result.story["cards"]}
        for (seat, key), row in there.items():
            seen[decks[seat], key].append((*row, float(points[seat])))
    found = [_card_row(deck, name_of(key), games) for (deck, key), games in seen.items()]
    return sorted(found, key=lambda row: (row.deck, -(row.effect or 0.0), row.name))


def _card_row(deck: str, name: str, games: list[tuple[int, int, int, float]]) -> CardRow:
    drawn = sum(row[0] for row in games)
    with_it = [row[3] for row in games if row[1]]
    without = [row[3] for row in games if not row[1]]
    effect, spread = difference(with_it, without)
    return CardRow(
        deck=deck,
        name=name,
        drawn=drawn / len(games),
        played=sum(row[1] for row in games) / max(1, drawn),
        stuck=sum(row[2] for row in games) / max(1, drawn),
        effect=effect,
        spread=spread,
    )


def difference(one: list[float], other: list[float]) -> tuple[float | None, float]:
    """The difference of two means, and half of its 95 % interval; None if there are too few numbers to tell."""
    if min(len(one), len(other)) < FEWEST:
        return None, 0.0
    return mean(one) - mean(other), Z_95 * sqrt(_error(one) + _error(other))


def _error(numbers: list[float]) -> float:
    middle = mean(numbers)
    return sum((each - middle) ** 2 for each in numbers) / (len(numbers) - 1) / len(numbers)


def pool_by_turn(results: Iterable[Result], what: int) -> dict[str, list[tuple[float, float]]]:
    """The mean pool (`which` 0) or blood (1) of each deck by turn of the game, as long as a fifth of the games last."""
    sums: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    games = 0
    for result in results:
        games += 1
        seats = len(result.scores)
        decks = result.facts.get("deck") or [str(seat) for seat in range(seats)]
        for turn, *row in result.story["course"]:
            for seat, deck in enumerate(decks):
                sums[deck][turn].append(row[what * seats + seat])
    least = max(1, games // 5)
    return {
        deck: [(float(turn), mean(values)) for turn, values in sorted(turns.items()) if len(values) >= least]
        for deck, turns in sorted(sums.items())
    }


def points_by(results: list[Result], label: str) -> list[tuple[str, float, float, float, float]]:
    """Victory points a game with their 95 % intervals, and what a fair share would be."""
    found: dict[str, list[float]] = defaultdict(list)
    fair: dict[str, list[float]] = defaultdict(list)
    for result in results:
        points = result.facts["vps"]
        for seat, each in enumerate(points):
            name = label_of(result, label, seat)
            found[name].append(float(each))
            fair[name].append(sum(points) / len(points))
    rows = []
    for name, points in sorted(found.items()):
        spread = Z_95 * sqrt(_error(points)) if len(points) > 1 else 0.0
        middle = mean(points)
        rows.append((name, middle, max(0.0, middle - spread), middle + spread, mean(fair[name])))
    return rows


def ousts(results: Iterable[Result]) -> dict[tuple[str, str], int]:
    """How often each deck has ousted each other one."""
    found: dict[tuple[str, str], int] = defaultdict(int)
    for result in results:
        decks = result.facts.get("deck") or [str(seat) for seat in range(len(result.scores))]
        for by, whom, _ in result.story["ousts"]:
            found[decks[by] if by >= 0 else "nobody", decks[whom]] += 1
    return dict(found)


# -- the page --------------------------------------------------------------------------------------------------------


def page(task: Task, results: list[Result], labels: list[str], name_of: Callable[[int], str]) -> str:
    """The report as text of an HTML page."""
    good = [result for result in results if not result.error and result.scores]
    parts = [f"<h1>{escape(task.game)}: {len(good)} games</h1>", _summary(task, results, good), _KEY]
    for label in labels:
        shares = _in_order(label, _bars(shares_by(good, label)))
        parts += [f"<h2>Wins by {escape(label)}</h2>", drawing.bars(shares)]
        if good and "vps" in good[0].facts:
            points = _in_order(label, points_by(good, label))
            parts += [f"<h2>Victory points a game by {escape(label)}</h2>", drawing.bars(points, "{:.2f}")]
    parts += _done(habits(good, games.entry(task.game).habits))
    parts += ["<h2>Length in decisions</h2>", drawing.histogram([result.decisions for result in good])]
    if good and good[0].story:
        parts += _story(good, name_of)
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Praxis arena</title>{_STYLE}\n{body}\n</html>\n'
    )


Row = tuple[str, float, float, float, float]


def _in_order(label: str, rows: list[Row]) -> list[Row]:
    """The best first; seats as they sit."""
    return rows if label == "seat" else sorted(rows, key=lambda row: (-row[1], row[0]))


def _done(bots: dict[str, Habits]) -> list[str]:
    """How often each bot gave each answer that is counted: where a style shows."""
    words = next(iter(bots.values())).a_game if bots else {}
    if not words:
        return []
    head = "".join(f"<th>{escape(word)}</th>" for word in words)
    rows = (
        f"<tr><th>{escape(bot)}</th>{''.join(f'<td>{often:.1f}</td>' for often in found.a_game.values())}</tr>"
        for bot, found in bots.items()
    )
    return [
        "<h2>What each bot did, a game</h2>",
        f"<div class='wide'><table><tr><th>bot</th>{head}</tr>{''.join(rows)}</table></div>",
    ]


def _story(good: list[Result], name_of: Callable[[int], str]) -> list[str]:
    lengths = [result.story["course"][-1][0] for result in good]
    return [
        "<h2>Length in turns</h2>",
        drawing.histogram(lengths),
        "<h2>Pool by turn</h2>",
        drawing.lines(pool_by_turn(good, 0), "turn", "pool"),
        "<h2>Blood on ready minions by turn</h2>",
        drawing.lines(pool_by_turn(good, 1), "turn", "blood"),
        "<h2>Who ousts whom</h2>",
        _matrix(ousts(good)),
        "<h2>What each card did</h2>",
        "<p>Effect: victory points of the deck in games in which the card was played, less those in which it was not,"
        " with the 95 % interval. A card that is played late seems good because its player lived: compare cards of one"
        " kind.</p>",
        _cards(card_rows(good, name_of)),
    ]


def _summary(task: Task, results: list[Result], good: list[Result]) -> str:
    broken = len(results) - len(good)
    words = [task.setting.label(), f"bots {', '.join(task.bots)}", f"seed {task.seed}"]
    if broken:
        words.append(f"{broken} games broke")
    return f"<p>{escape('; '.join(words))}. The same seed gives the same games.</p>"


def _bars(shares: list[Share]) -> list[tuple[str, float, float, float, float]]:
    return [(share.name, share.share, share.low, share.high, share.fair) for share in shares]


def _matrix(found: dict[tuple[str, str], int]) -> str:
    rows = sorted({by for by, _ in found})
    columns = sorted({whom for _, whom in found})
    head = "".join(f"<th>{escape(whom)}</th>" for whom in columns)
    body = "".join(
        f"<tr><th>{escape(by)}</th>{''.join(f'<td>{found.get((by, whom), 0)}</td>' for whom in columns)}</tr>"
        for by in rows
    )
    return f"<div class='wide'><table><tr><th>ousts</th>{head}</tr>{body}</table></div>"


def _cards(rows: list[CardRow]) -> str:
    """A table for each deck, folded."""
    by_deck: dict[str, list[CardRow]] = defaultdict(list)
    for row in rows:
        by_deck[row.deck].append(row)
    head = "<tr><th>card</th><th>drawn a game</th><th>played</th><th>stuck</th><th>effect</th></tr>"
    return "\n".join(
        f"<details><summary>{escape(deck)}</summary><div class='wide'><table>{head}"
        f"{''.join(_card(row) for row in found)}</table></div></details>"
        for deck, found in by_deck.items()
    )


def _card(row: CardRow) -> str:
    effect = "too few games" if row.effect is None else f"{row.effect:+.2f} ± {row.spread:.2f}"
    cells = [f"{row.drawn:.2f}", f"{row.played:.0%}", f"{row.stuck:.0%}", effect]
    return f"<tr><th>{escape(row.name)}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


_KEY: Final = "<p>A bar is what was measured, the thin line its 95 % interval, the dashed one what would be fair.</p>"
_STYLE: Final = """<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #201a1c; }
h1, h2 { font-weight: 600; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; font-size: 14px; } th, td { padding: .2rem .6rem; border-bottom: 1px solid #ddd3d5; }
td, th { text-align: right; } th:first-child { text-align: left; } .wide { overflow-x: auto; }
summary { cursor: pointer; padding: .3rem 0; font-weight: 600; }
svg { max-width: 100%; height: auto; } svg text { font: 12px system-ui, sans-serif; fill: #201a1c; }
@media (prefers-color-scheme: dark) { body { background: #171214; color: #eee3e5; } svg text { fill: #eee3e5; }
  th, td { border-color: #453a3d; } }
</style>"""
