"""Clans by their names of today and by older ones."""

from __future__ import annotations

from typing import Final

_CLANS: Final[dict[str, str]] = {
    "assamite": "Banu Haqim",
    "follower of set": "Ministry",
    "followers of set": "Ministry",
    "the ministry": "Ministry",
    "ahrimanes": "Ahrimane",
    "blood brothers": "Blood Brother",
    "daughters of cacophony": "Daughter of Cacophony",
    "harbingers of skulls": "Harbinger of Skulls",
}


def clan_name(word: str) -> str:
    """The name that a clan has today, from that name or an older one."""
    return _CLANS.get(word.strip().lower(), word.strip())
