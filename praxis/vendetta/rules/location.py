"""The location that is being resolved: what effects have changed there, and what they can ask about it.

This module has the data; `resolution` has the steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.kernel.procedure import Procedure
from praxis.vendetta import events
from praxis.vendetta.cards import CLAN
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.vendetta.state import Vendetta


class LocationSpan(Procedure):
    """The data that last as long as a location is being resolved."""

    __slots__ = ("bonus", "gained", "location", "ranking", "silenced", "sole")
    SHOWS = ("bonus", "gained", "location", "ranking", "silenced", "sole")

    def __init__(
        self,
        location: int,
        bonus: list[int] | None = None,
        ranking: list[int] | None = None,
        silenced: list[int] | None = None,
        sole: bool = False,
        gained: list[list[int]] | None = None,
    ) -> None:
        super().__init__()
        self.location = location
        self.bonus = bonus if bonus is not None else []
        """For each seat, what effects add to its total power here or take from it."""
        self.gained = gained if gained is not None else []
        """The clan cards here and the power that each has gained. This power is the card's, and goes where the card
        goes."""
        self.ranking = ranking if ranking is not None else []
        self.silenced = silenced if silenced is not None else []
        """Cards whose effect was already applied, or shall not be applied."""
        self.sole = sole
        """Whether only one player was left here after the withdraw step."""


def resolving(g: Vendetta) -> LocationSpan | None:
    """The location that is being resolved; None if there is none."""
    for frame in reversed(g.stack):
        if isinstance(frame, LocationSpan):
            return frame
    return None


def winner_at(g: Vendetta, location: int) -> int:
    frame = resolving(g)
    if frame is None or frame.location != location or not frame.ranking:
        return NONE
    return frame.ranking[0]


def silence(g: Vendetta, card: int) -> None:
    frame = resolving(g)
    if frame is not None:
        frame.silenced.append(card)


def is_silenced(g: Vendetta, card: int) -> bool:
    frame = resolving(g)
    return frame is not None and card in frame.silenced


def change_own_power(g: Vendetta, seat: int, amount: int, card: int) -> None:
    """Change the power of a clan card by its own effect, as long as it lies here. Allies, relics and locations change
    the seat's total instead.

    [vendetta.glossary.power-modifiable] [vendetta.conflict.total-power]
    """
    frame = resolving(g)
    if g.set.cards[card].kind != CLAN:
        add_to_total(g, seat, amount, card)
    elif frame is not None and amount and any(card in player.cards_at[frame.location] for player in g.players):
        frame.gained.append([card, amount])
        g.tell(events.Power(seat=seat, amount=amount, card=card))


def add_to_total(g: Vendetta, seat: int, amount: int, card: int) -> None:
    """[vendetta.glossary.power-modifiable]"""
    frame = resolving(g)
    if frame is not None and amount:
        frame.bonus[seat] += amount
        g.tell(events.Power(seat=seat, amount=amount, card=card))


def power_of(g: Vendetta, card: int) -> int:
    """The printed power of a clan card and what it has gained here; 0 if it lies face down.

    [vendetta.glossary.face-down-power-zero] [vendetta.glossary.power-modifiable]
    """
    if g.face_down >> card & 1:
        return 0
    frame = resolving(g)
    power = g.set.power[card]
    if frame is not None and frame.gained:
        power += sum(amount for gainer, amount in frame.gained if gainer == card)
    return power


def lose_gained(g: Vendetta, card: int) -> None:
    """Remove the power that a card has gained here, since it has left the location or was turned face down."""
    frame = resolving(g)
    if frame is not None and frame.gained:
        frame.gained = [entry for entry in frame.gained if entry[0] != card]
