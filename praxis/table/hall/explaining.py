"""Why bots chose as they did. It is told while the game goes on to readers who learn, and judged by public facts
alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from praxis import games
from praxis.bots.reason import Reason, of_choice
from praxis.kernel.decision import key
from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import DecisionView
from praxis.table.game.words import Lang, Scene
from praxis.table.history import entries as e
from praxis.table.wire.messages import BotReason

if TYPE_CHECKING:
    import msgspec

    from praxis.kernel.decision import Decision, Option
    from praxis.table.game.driver import Play
    from praxis.table.hall.table import Table

EXPLAINED: Final[frozenset[e.By]] = frozenset({"bot"})
"""The answers that are explained, by who gave them."""


class Choice(NamedTuple):
    """An answer that is about to be given, and what a spectator sees before it."""

    decision: Decision
    option: Option
    view: msgspec.Struct


class Found(NamedTuple):
    """The reason of one answer, in no language yet."""

    n: int
    decision: DecisionView
    view: msgspec.Struct
    reason: Reason


class Explaining:
    """The explanations of one table."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self._found: list[Found] = []
        """The reasons that the next update tells."""

    def before(self, play: Play, option: Option, by: e.By) -> Choice | None:
        """Look at an answer before it is given; None if nobody wants it explained."""
        decision = play.game.decision
        if by not in EXPLAINED or decision is None or not self.table.audience.learners():
            return None
        if not games.entry(self.table.facts.game).open_choice:
            return None
        return Choice(decision, option, play.game.view(SPECTATOR))

    def after(self, play: Play, choice: Choice | None, first: int) -> None:
        """Find the reason of an answer, after it was given and has brought about the events from `first` on."""
        if choice is None or len(play.story) == first:
            return
        game = self.table.facts.game
        decision, option, before = choice
        open_choice: Any = games.part(games.entry(game).open_choice)
        weighed = open_choice(before, lambda: play.game.view(SPECTATOR), decision, option)
        if weighed is None:
            return
        view, options = weighed
        reason = of_choice(game, view, options, option)
        if reason is not None:
            self._found.append(Found(first, view.decision, before, reason))

    def told(self, first: int, lang: Lang) -> list[BotReason]:
        """The reasons for the events from `first` on."""
        return [self._said(found, lang) for found in self._found if found.n >= first]

    def _said(self, found: Found, lang: Lang) -> BotReason:
        scene = Scene(lang, self.table.facts.names, SPECTATOR, found.view)
        than = self.table.hosted.words.option(key(found.reason.than), found.decision, scene).text
        seat, ground = found.decision.seat, found.reason.ground
        assert seat is not None
        assert ground != "ahead"
        return BotReason(found.n, seat, ground, than, found.reason.gain)

    def forget(self) -> None:
        """Drop the reasons: they were told, or the answers that they explain did not take effect."""
        self._found.clear()
