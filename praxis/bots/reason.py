"""Why a choice was made, as data that a terminal or a page puts into one line of its own language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from praxis import games

if TYPE_CHECKING:
    from praxis.bots.search import Thought
    from praxis.kernel.decision import Option

Ground = Literal["worth", "even", "other", "clear", "missed", "ahead"]
"""What decided. "worth": the chosen option was worth more than all others. "even": several were worth the same.
"other": another would have been worth more, so that something else decided. "clear" and "missed": as "worth" and
"other", but by more than anybody could count. "ahead": it came out ahead when games were played on from there."""
MOST: Final = 20.0
"""What one choice can be worth, in pool. A greater difference comes from the marks of the house bot: this it always
does, this never, this decides who is ousted."""


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """The reason of one choice."""

    ground: Ground
    than: tuple[str | int, ...]
    """The best of the options that were not chosen."""
    gain: float
    """By how much the two differ: in pool, or in hundredths of all that can be won."""
    playouts: int = 0
    """In how many games that were played on the difference was seen."""


def of_choice(game: str, view: msgspec.Struct, options: list[Option], chosen: Option) -> Reason | None:
    """Why somebody with this view may have chosen so, by the measure of the game's house bot. Any choice can be asked
    about, a person's too, while the game goes on or from its record. None if there was only one option, or if the house
    bot of this game gives no worths."""
    place = games.entry(game).worths
    if not place or len(options) < 2:
        return None
    worths: list[float] = games.part(place)(view, options)
    mine = worths[options.index(chosen)]
    best, than = max(
        ((worth, option) for worth, option in zip(worths, options, strict=True) if option != chosen),
        key=lambda pair: pair[0],
    )
    clear = abs(mine - best) >= MOST
    ground: Ground = "even"
    if mine != best:
        ground = ("clear" if clear else "worth") if mine > best else "missed" if clear else "other"
    return Reason(ground=ground, than=than, gain=round(abs(mine - best), 1))


def of_thought(thought: Thought) -> Reason | None:
    """Why a bot that looked ahead chose so; None if it did not have to look ahead."""
    if not thought.playouts:
        return None
    at = thought.tried.index(thought.option)
    others = [(mean, i) for i, mean in enumerate(thought.means) if i != at]
    best, i = max(others)
    gain = 100 * (thought.means[at] - best)
    ground: Ground = "ahead" if gain > 0 else "even"
    return Reason(ground=ground, than=thought.tried[i], gain=round(abs(gain), 1), playouts=thought.playouts)
