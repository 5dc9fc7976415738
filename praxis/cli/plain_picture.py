"""A picture in the terminal for a game that draws none of its own: the fields of its view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from praxis.kernel.decision import key

if TYPE_CHECKING:
    from rich.console import RenderableType

    from praxis.kernel.decision import Option
    from praxis.kernel.game import Game
    from praxis.kernel.words import Scene


class PlainPicture:
    def board(self, view: Any, names: list[str], lang: str) -> RenderableType:
        """A row for each field. A list with one value for each seat has a column for each player."""
        table = Table(box=box.ROUNDED)
        for head in ("", *names):
            table.add_column(head)
        for name, value in msgspec.to_builtins(view).items():
            if name == "stack":
                continue
            by_seat = isinstance(value, list) and len(value) == len(names)
            table.add_row(name, *[_said(each) for each in (value if by_seat else [value])])
        return table

    def ending(self, game: Game, names: list[str], lang: str) -> RenderableType:
        table = Table(box=box.ROUNDED)
        for name in names:
            table.add_column(name)
        table.add_row(*[f"{score:g}" for score in game.scores()])
        return table

    def cards(self, view: Any, lang: str) -> dict[str, int]:
        return {}

    def card(self, card: int, view: Any, lang: str) -> RenderableType:
        return Text(str(card))

    def wishes(self, card: int, view: Any) -> list[Option]:
        return []

    def wish(self, option: Option, scene: Scene) -> str:
        return key(option)

    def hint(self, option: Option, view: Any, lang: str) -> str:
        return ""


def _said(value: object) -> str:
    if isinstance(value, list):
        return " ".join(_said(each) for each in value) or "–"
    return "–" if value is None else str(value)
