"""What the tables of a language are made of, the same for every game: questions, answers, things to choose, lists."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Asked(msgspec.Struct, frozen=True):
    """A decision: put to the reader, told of somebody else, and explained to a beginner."""

    mine: str
    theirs: str
    help: str


class Offered(msgspec.Struct, frozen=True):
    """An option: on a button, and in full."""

    text: str
    explained: str


class Chosen(msgspec.Struct, frozen=True):
    """Something to choose for a new table."""

    label: str
    help: str
    values: Mapping[str, str]
    """By value as text; empty for numbers, and for yes and no."""


def many(forms: tuple[str, str], number: int) -> str:
    """One or many of something."""
    one, several = forms
    return (one if abs(number) == 1 else several).format(n=number)


def listed(parts: list[str], comma: str, last: str, nobody: str) -> str:
    """Names in a row, with a word between the last two."""
    if len(parts) < 2:
        return parts[0] if parts else nobody
    return comma.join(parts[:-1]) + last + parts[-1]
