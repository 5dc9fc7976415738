"""A whole random game as text: every question, every option, every event as each seat sees it.

The text is compared line by line with the one kept in this folder, so any change of what a game does shows, and a
person can read whether the change is right. Long games are told in full for their first decisions; then the answers
alone go on, which a change of the rules or of the dice would change as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from praxis.kernel.decision import key
from praxis.kernel.event import SPECTATOR, Event
from praxis.kernel.game import Kind, Setting
from praxis.kernel.perft import perft
from praxis.kernel.walks import header_for, random_walk

HERE = Path(__file__).parent
SEED = 1
IN_FULL = 120
PERFT_DEPTH = 3


def place(kind: Kind, setting: Setting) -> Path:
    return HERE / kind.name / f"{re.sub('[^a-z0-9.]+', '-', setting.label().lower())}.txt"


def playthrough(kind: Kind, setting: Setting, in_full: int = IN_FULL) -> str:
    return "\n".join(lines(kind, setting, in_full)) + "\n"


def lines(kind: Kind, setting: Setting, in_full: int) -> Iterator[str]:
    yield f"# {kind.name} {setting.label()}, rules version {kind.version}, seed {SEED}"
    yield "# Made by: pytest tests/golden --regenerate"
    counts = perft(kind.begin(header_for(kind, setting, SEED)), PERFT_DEPTH)
    yield f"# Ways to give 1 to {PERFT_DEPTH} answers: {' '.join(map(str, counts))}"
    for game, option in random_walk(kind, setting, SEED):
        events = game.take_events()
        if game.number <= in_full:
            for event in events:
                yield from told(event, game.seats)
        decision = game.decision
        if decision is None:
            yield f"over after {game.number} answers; scores {' '.join(f'{score:g}' for score in game.scores())}"
        elif game.number < in_full:
            about = f" about {decision.source}" if decision.source else ""
            secret = " secretly" if decision.secret else ""
            yield ""
            yield f"{game.number} seat {decision.seat} is asked{secret}: {decision.kind}{about} [{decision.clause}]"
            yield f"  {' | '.join(decision.keys())}"
            yield f"  > {key(option)}"
        else:
            yield f"{game.number} {decision.seat} {key(option)}"


def told(event: Event, seats: int) -> Iterator[str]:
    """The event, once for each group of seats that sees it the same."""
    groups: dict[str, list[str]] = {}
    for seat in [*range(seats), SPECTATOR]:
        seen = event.seen_by(seat)
        hidden = {name for name in event.hidden or {} if seen[name] is None}
        fields = " ".join(f"{name}={'?' if name in hidden else _text(value)}" for name, value in seen.items())
        groups.setdefault(fields, []).append("spectators" if seat == SPECTATOR else str(seat))
    for fields, who in groups.items():
        audience = "" if len(groups) == 1 else f"  (for {' '.join(who)})"
        yield f"  {event.kind} {fields}".rstrip() + audience


def _text(value: object) -> str:
    return str(value).replace("\n", "\\n")


def compared(path: Path, now: str, regenerate: bool) -> str:
    """Where a text differs from the one kept; empty if it does not. With `--regenerate` the kept one is written
    anew."""
    if regenerate:
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    if not path.exists():
        return f"{path.relative_to(HERE)} is missing: pytest tests/golden --regenerate"
    difference = first_difference(path.read_text(encoding="utf-8"), now)
    anew = "if that is meant: pytest tests/golden --regenerate"
    return f"{path.relative_to(HERE)}: {difference}\n{anew}" if difference else ""


def first_difference(kept: str, now: str) -> str:
    """Where two texts begin to differ, with the lines before; empty if they are equal."""
    old, new = kept.splitlines(), now.splitlines()
    for n in range(max(len(old), len(new))):
        was = old[n] if n < len(old) else "(nothing)"
        is_now = new[n] if n < len(new) else "(nothing)"
        if was != is_now:
            before = "\n".join(f"      {line}" for line in old[max(0, n - 6) : n])
            return f"line {n + 1} differs\n{before}\nwas:  {was}\nnow:  {is_now}"
    return ""
