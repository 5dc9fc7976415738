"""Pictures for a report: bars with intervals, histograms and lines, as SVG inside the page."""

from __future__ import annotations

from html import escape
from typing import Final

COLOURS: Final = ("#a3142e", "#1f6f8b", "#c98a1b", "#4b7f3a", "#7b4fa3", "#8a5a3c", "#3f5fbf", "#5c5c5c", "#b04a86")
WIDTH: Final = 760
LEFT: Final = 220


def bars(rows: list[tuple[str, float, float, float, float]], form: str = "{:.1%}") -> str:
    """A chart of bars. For each name: a bar for its share, a whisker from low to high, a tick for the fair share."""
    most = max((high for *_, high, _ in rows), default=0.0) or 1.0
    scale = (WIDTH - LEFT - 60) / most
    parts = []
    for place, (name, share, low, high, fair) in enumerate(rows):
        y = 8 + place * 26
        middle = y + 9
        told = f"{name}: " + f"{form} ({form} to {form}), fair {form}".format(share, low, high, fair)
        parts += [
            f"<g><title>{escape(told)}</title>",
            f'<text x="{LEFT - 8}" y="{y + 13}" text-anchor="end">{escape(name[:34])}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{share * scale:.1f}" height="18" fill="{COLOURS[0]}" opacity=".75"/>',
            f'<path d="M{LEFT + low * scale:.1f} {middle}H{LEFT + high * scale:.1f}" stroke="currentColor"/>',
            f'<path d="M{LEFT + fair * scale:.1f} {y - 3}v24" stroke="{COLOURS[1]}" stroke-dasharray="3 2"/>',
            f'<text x="{LEFT + high * scale + 6:.1f}" y="{y + 13}">{form.format(share)}</text></g>',
        ]
    return _svg(16 + len(rows) * 26, parts, "shares with their intervals; dashed: the fair share")


def histogram(numbers: list[int], columns: int = 24) -> str:
    """A chart of how many numbers lie in each of some equal steps."""
    if not numbers:
        return "<p>No games.</p>"
    least, most = min(numbers), max(numbers)
    step = max(1, -(-(most - least + 1) // columns))
    counts = [0] * ((most - least) // step + 1)
    for number in numbers:
        counts[(number - least) // step] += 1
    width = (WIDTH - 60) / len(counts)
    tallest = max(counts)
    parts = []
    for place, count in enumerate(counts):
        height = 120 * count / tallest
        first = least + place * step
        x = 40 + place * width
        parts.append(
            f"<g><title>{first} to {first + step - 1}: {count}</title>"
            f'<rect x="{x:.1f}" y="{130 - height:.1f}" width="{max(1, width - 2):.1f}" height="{height:.1f}"'
            f' fill="{COLOURS[1]}"/></g>'
        )
    parts.append(f'<text x="40" y="150">{least}</text><text x="{WIDTH - 20}" y="150" text-anchor="end">{most}</text>')
    return _svg(160, parts, "how often each length came up")


def lines(series: dict[str, list[tuple[float, float]]], x_name: str, y_name: str) -> str:
    """A chart with one line for each name."""
    points = [point for each in series.values() for point in each]
    if not points:
        return "<p>No games.</p>"
    right = max(x for x, _ in points) or 1.0
    top = max(y for _, y in points) or 1.0
    across, up = (WIDTH - 260) / right, 220 / top
    parts = [
        f'<path d="M40 10V240H{WIDTH - 210}" fill="none" stroke="currentColor"/>',
        '<text x="40" y="258">0</text>',
        f'<text x="{WIDTH - 210}" y="258" text-anchor="end">{escape(x_name)} {right:g}</text>',
        f'<text x="4" y="20">{top:.0f}</text><text x="4" y="36">{escape(y_name)}</text>',
    ]
    for place, (name, each) in enumerate(series.items()):
        colour = COLOURS[place % len(COLOURS)]
        dashes = "" if place < len(COLOURS) else ' stroke-dasharray="5 3"'
        path = " ".join(f"{40 + x * across:.1f},{240 - y * up:.1f}" for x, y in each)
        parts += [
            f"<g><title>{escape(name)}</title>",
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>',
            f'<path d="M{WIDTH - 200} {16 + place * 18}h16" stroke="{colour}" stroke-width="3"{dashes}/>',
            f'<text x="{WIDTH - 178}" y="{20 + place * 18}">{escape(name[:26])}</text></g>',
        ]
    return _svg(max(266, 30 + 18 * len(series)), parts, f"{y_name} by {x_name}")


def _svg(height: int, parts: list[str], told: str) -> str:
    head = (
        f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" aria-label="{escape(told)}">'
    )
    return "\n".join([head, *parts, "</svg>"])
