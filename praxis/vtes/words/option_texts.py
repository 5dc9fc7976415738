"""What the modes of a card do, short enough for buttons: what they share is cut before what tells them apart."""

from __future__ import annotations

from typing import Final

ROOM: Final = 80
"""How much of what a mode does stands on a button."""
_SHARED: Final = 34
"""How much is left of a part that another mode has too, if there is no room for all of it."""
_BETWEEN: Final = "; "


def short(texts: list[str]) -> list[str]:
    """The texts of all modes of a card, each cut to what a button has room for."""
    ways = _without_tail([text.split(_BETWEEN) for text in texts])
    counts = [part for way in ways for part in dict.fromkeys(way)]
    return [_fitted(way, {part for part in way if counts.count(part) > 1}) for way in ways]


def _without_tail(ways: list[list[str]]) -> list[list[str]]:
    """The ways without the parts with which all of them end, as long as something is left of each."""
    while len(ways) > 1 and all(len(way) > 1 for way in ways) and len({way[-1] for way in ways}) == 1:
        ways = [way[:-1] for way in ways]
    return ways


def _fitted(way: list[str], shared: set[str]) -> str:
    whole = _BETWEEN.join(way)
    if len(whole) <= ROOM:
        return whole
    return _cut(_BETWEEN.join([_cut(part, _SHARED) if part in shared and len(way) > 1 else part for part in way]), ROOM)


def _cut(text: str, room: int) -> str:
    """A text that is cut after a whole word, if the language has blanks between words."""
    if len(text) <= room:
        return text
    cut = text[: room - 1]
    words, _, rest = cut.rpartition(" ")
    return f"{(words if len(rest) < room // 2 else cut).rstrip(' ,;:…')}…"
