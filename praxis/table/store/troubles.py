"""What the store says when something goes wrong."""

from __future__ import annotations

from typing import Final


class StoreTrouble(Exception):
    """The store cannot do this now; the message is one line for a person."""


class Conflict(StoreTrouble):
    """Another entry has this number, or another account has this name: somebody else wrote first."""


def in_one_line(error: BaseException) -> str:
    """What went wrong, without the SQL and without the values."""
    origin = getattr(error, "orig", None) or error
    return " ".join(str(origin).split())[:200] or type(origin).__name__


def for_players(error: BaseException) -> str:
    """What went wrong, for people who play here. They are not told where the database is or how to reach it."""
    origin = getattr(error, "orig", None) or error
    names = {f"{kind.__module__.partition('.')[0]}.{kind.__name__}" for kind in type(origin).__mro__}
    if "psycopg.OperationalError" in names or "psycopg.InterfaceError" in names:
        return "the database cannot be reached"
    plain = in_one_line(error)
    return f"the disk takes nothing more ({plain})" if plain in _DISK else plain


_DISK: Final = ("disk I/O error", "database or disk is full")


class NewerVersion(Exception):
    """The database was used by a newer program."""
