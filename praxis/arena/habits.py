"""What each bot did in many games, and how long it thought about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from praxis.arena.simulate import Result


class Habits(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The habits of one bot."""

    choices: int = 0
    ms_per_choice: float = 0.0
    a_game: dict[str, float] = {}
    """How often it gave an answer of each kind, a game."""
    face_down: float | None = None
    """Vendetta: of the cards it played."""
    withdraws: float | None = None
    """Vendetta: of the times it could."""


def habits(results: Iterable[Result], words: tuple[str, ...] = ()) -> dict[str, Habits]:
    """By bot. `words` are the answers that are counted, by the first word of an option."""
    seats: dict[str, list[tuple[Result, int]]] = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            seats.setdefault(bot, []).append((result, seat))
    return {bot: _of(found, words) for bot, found in sorted(seats.items())}


def _of(seats: list[tuple[Result, int]], words: tuple[str, ...]) -> Habits:
    choices = _sum(seats, "choices")
    down, up = _sum(seats, "play down"), _sum(seats, "play up")
    withdrew, stayed = _sum(seats, "withdraw"), _sum(seats, "stay")
    return Habits(
        choices=choices,
        ms_per_choice=1000 * sum(result.thinking[seat] for result, seat in seats) / max(1, choices),
        a_game={word: _sum(seats, word, first=True) / len(seats) for word in words},
        face_down=down / (down + up) if down + up else None,
        withdraws=withdrew / (withdrew + stayed) if withdrew + stayed else None,
    )


def _sum(seats: list[tuple[Result, int]], name: str, first: bool = False) -> int:
    """What was counted under a name, or under all names that begin with that word."""
    return sum(
        row[seat]
        for result, seat in seats
        for counted, row in result.facts.items()
        if counted == name or (first and counted.partition(" ")[0] == name)
    )
