"""Text files of positions, line by line, the same for every game: remarks, fields, settings."""

from __future__ import annotations

from typing import Final

from praxis.kernel.errors import BadSetting

LONGEST_NUMBER: Final = 9
"""In digits. Python refuses to read thousands of digits, and no game counts that far."""


def is_number(text: str) -> bool:
    """Whether `int` can read this and a game can count so far. (Python also takes a superscript 2 for a digit.)"""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def bare(raw: str) -> str:
    """The line without its remark."""
    return "" if raw.strip().startswith("#") else raw.partition(" #")[0].strip()


def field(line: str) -> tuple[str, str]:
    """Read ``pool: 12`` as a name and a value."""
    name, colon, value = line.partition(":")
    if not colon or not value.strip():
        raise BadSetting(f"'{line}' should be 'field: value'")
    return " ".join(name.split()), value.strip()


def parts(value: str, between: str = ",") -> list[str]:
    return [part for part in (part.strip() for part in value.split(between)) if part]


def yes(name: str, value: str) -> bool:
    if value not in ("yes", "no"):
        raise BadSetting(f"{name} should be yes or no, not '{value}'")
    return value == "yes"


def setting(text: str) -> tuple[str, str | int | bool]:
    """Read ``relics``, ``relics=no``, ``turns=30`` or ``sole_by=cards`` as an option and its value."""
    name, given, value = (part.strip() for part in text.partition("="))
    if not given or value in ("yes", "no"):
        return name, value != "no"
    return name, int(value) if is_number(value) else value


def written(name: str, value: str | int | bool) -> str:
    """The inverse of `setting`."""
    if isinstance(value, bool):
        return name if value else f"{name}=no"
    return f"{name}={value}"
