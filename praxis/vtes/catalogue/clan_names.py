"""Clans by either name."""

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
    """The name a clan has today, from that or an older name."""
    return _CLANS.get(word.strip().lower(), word.strip())
