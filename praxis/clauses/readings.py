"""How we read the books where they contradict themselves or are silent."""

from __future__ import annotations

from functools import cache

import msgspec

from praxis.clauses.matrix import table


class Reading(msgspec.Struct, frozen=True):
    game: str
    editions: tuple[str, ...]
    clauses: tuple[str, ...]
    text: str


@cache
def readings(game: str) -> tuple[Reading, ...]:
    return tuple(
        Reading(game, tuple(row["editions"].split(",")), tuple(row["clauses"].split(",")), row["reading"])
        for row in table("readings.tsv")
        if row["game"] == game
    )


def readings_of(game: str, clause_id: str) -> tuple[Reading, ...]:
    return tuple(reading for reading in readings(game) if clause_id in reading.clauses)
