"""A combat and a round of it, as data; `rules` gives them their steps."""

from __future__ import annotations

from typing import ClassVar

from praxis.vtes.model.spans import Hung, Mod, Span, Strike, mods_of


class CombatSpan(Span):
    """A combat of two minions, each the other's opposing minion. [combat.participants.opposing]"""

    ANOTHER_ROUND: ClassVar[int] = 2
    """A value of `queued`: a new round follows instead of the end."""
    FOLLOWED: ClassVar[int] = 3
    """A value of `queued`: another combat has begun after this one, so nothing else follows this one."""

    __slots__ = ("acting", "ended", "lives", "opposing", "queued", "rounds", "used")

    def __init__(
        self,
        acting: int,
        opposing: int,
        rounds: int = 0,
        ended: int = 0,
        used: list[list[int]] | None = None,
        lives: list[list[int]] | None = None,
        queued: int = 0,
        mods: list[Mod] | None = None,
        hung: list[Hung] | None = None,
        since: int = 0,
    ) -> None:
        super().__init__(mods_of(mods), hung, since)
        self.acting = acting
        """The acting minion; in a combat that no action began, that of the Methuselah whose turn it is."""
        self.opposing = opposing
        self.rounds = rounds
        self.ended = ended
        self.used: list[list[int]] = [] if used is None else used
        """Which card's effect (by its mode) was used in this combat, for those that work once each combat."""
        self.lives: list[list[int]] = [] if lives is None else lives
        """The retainers of both and their life as the combat began. [combat.retainer.recovers-life]"""
        self.queued = queued
        """1 if another combat of the two follows at once, `ANOTHER_ROUND` if this one goes on, `FOLLOWED` if somebody
        else has entered another combat after it."""

    def other(self, minion: int) -> int:
        return self.opposing if minion == self.acting else self.acting


class RoundSpan(Span):
    """One round of a combat."""

    __slots__ = (
        "acting",
        "committed",
        "first",
        "long",
        "opposing",
        "pair",
        "pending",
        "press",
        "second",
        "used",
    )

    def __init__(
        self,
        acting: int,
        opposing: int,
        long: int = 0,
        first: list[int | str] | None = None,
        second: list[int | str] | None = None,
        committed: list[list[int | str]] | None = None,
        used: list[list[int]] | None = None,
        pair: int = 0,
        pending: list[list[int]] | None = None,
        press: int = 0,
        mods: list[Mod] | None = None,
        hung: list[Hung] | None = None,
        since: int = 0,
    ) -> None:
        super().__init__(mods_of(mods), hung, since)
        self.acting = acting
        self.opposing = opposing
        self.long = long
        """1 at long range."""
        self.first: Strike = [] if first is None else first
        """The acting minion's strike of this pair; empty if he makes none."""
        self.second: Strike = [] if second is None else second
        self.committed: list[list[int | str]] = [] if committed is None else committed
        """Strikes that a maneuver has already chosen: minion, mode, and the strike. [combat.range.commits-strike]"""
        self.used: list[list[int]] = [] if used is None else used
        """Which card's effect (by its mode) was used this round, for those that work once each round."""
        self.pair = pair
        """0 for the initial pair of strikes, then the number of the additional pair."""
        self.pending: list[list[int]] = [] if pending is None else pending
        """Damage of this pair, not yet resolved: to whom, ordinary, aggravated, from whom, flags."""
        self.press = press

    def is_before_range(self) -> bool:
        """Whether range is not determined yet."""
        return self.is_before("determine_range")

    def other(self, minion: int) -> int:
        return self.opposing if minion == self.acting else self.acting
