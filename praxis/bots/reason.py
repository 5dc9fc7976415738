"""Why a choice was made, as data that a terminal or a page says in its own language, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from praxis import games

if TYPE_CHECKING:
    from praxis.bots.search import Thought
    from praxis.kernel.decision import Option

Ground = Literal["worth", "even", "other", "ahead"]
"""What decided: it was worth more than all others; several were worth the same; another would have been worth more, so
that something else decided; it came out ahead when it was played on."""


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Of one choice."""

    ground: Ground
    than: tuple[str | int, ...]
    """The best of the others."""
    gain: float
    """By how much they differ: in pool, or in hundredths of all that can be won."""
    playouts: int = 0
    """In how many games that were played on that was seen."""


def of_choice(game: str, view: msgspec.Struct, options: list[Option], chosen: Option) -> Reason | None:
    """Why somebody with this view may have chosen so, by the measure of the game's house bot. It can be asked of any
    choice, a person's too, while the game is on or from its record; None if there was nothing to choose, or the house
    bot of this game cannot tell."""
    place = games.entry(game).worths
    if not place or len(options) < 2:
        return None
    worths: list[float] = games.part(place)(view, options)
    mine = worths[options.index(chosen)]
    best, than = max(
        ((worth, option) for worth, option in zip(worths, options, strict=True) if option != chosen),
        key=lambda pair: pair[0],
    )
    ground: Ground = "worth" if mine > best else "even" if mine == best else "other"
    return Reason(ground=ground, than=than, gain=round(abs(mine - best), 1))


def of_thought(thought: Thought) -> Reason | None:
    """Why a bot that looked ahead chose so; None if it did not have to."""
    if not thought.playouts:
        return None
    at = thought.tried.index(thought.option)
    others = [(mean, i) for i, mean in enumerate(thought.means) if i != at]
    best, i = max(others)
    gain = 100 * (thought.means[at] - best)
    ground: Ground = "ahead" if gain > 0 else "even"
    return Reason(ground=ground, than=thought.tried[i], gain=round(abs(gain), 1), playouts=thought.playouts)
