"""Decks that people bring to a table. A deck is checked before it is taken, bound before anybody knows the seating, and
told to nobody else before the game is over."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from praxis.kernel.decks import Demands
from praxis.kernel.errors import BadSetting
from praxis.table.game.hosted import HostedGame
from praxis.table.history import entries as e

if TYPE_CHECKING:
    from praxis.kernel.game import Setting
    from praxis.table.wire.rest_types import NewTable

SALT_BYTES: Final = 16


def demands_of(setting: Setting, bot: bool = False) -> Demands:
    return Demands(setting.edition, setting.players, setting.options, bot)


def checked(hosted: HostedGame, setting: Setting, deck: str, bot: bool = False) -> str:
    """The line of a deck that may be dealt at such a table. The deck is given as its line or by its key; `BadSetting`
    says why it may not be dealt."""
    if not deck.strip():
        return ""
    if hosted.decks is None:
        raise BadSetting(f"{hosted.kind.name} is played without decks")
    return hosted.decks.check(deck.strip(), demands_of(setting, bot))


def checked_plan(hosted: HostedGame, new: NewTable) -> list[str]:
    """The decks of a new table, by seat."""
    return [checked(hosted, new.setting, seat.deck, seat.who not in ("me", "open")) for seat in new.seats]


def new_salt() -> str:
    return secrets.token_hex(SALT_BYTES)


def brought(seat: int, deck: str, now: int) -> e.Brought:
    return e.Brought(at=now, seat=seat, deck=deck, salt=new_salt() if deck else "")
