"""Maneuvers and presses: the combatants answer each other until one lets the other's last one stand."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, ask, run
from praxis.vtes import spans, windows
from praxis.vtes.rules.playing import PlayCard, UseCard
from praxis.vtes.rules.window import plays
from praxis.vtes.spans import NOBODY, RoundSpan
from praxis.vtes.state import Vtes, with_mod

MANEUVER: Final = "maneuver"
PRESS: Final = "press"


class Exchange(Procedure):
    """Maneuvers or presses: each may answer the other's last one, nobody uses two in a row. Repeats.

    [combat.range.unlimited-exchange] [combat.range.no-two-in-a-row] [combat.press.unlimited-exchange]
    [combat.press.no-two-in-a-row] The acting minion is asked first. [combat.order.acting-first]
    """

    __slots__ = ("acting", "last", "opposing", "passed", "turn", "what")

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "take", "used")

    def __init__(self, what: str, acting: int, opposing: int, turn: int, last: int = NOBODY, passed: int = 0) -> None:
        super().__init__()
        self.what = what
        self.acting = acting
        self.opposing = opposing
        self.turn = turn
        self.last = last
        """Who made the last maneuver or press."""
        self.passed = passed

    def fork(self) -> Exchange:
        return self.resumed(Exchange(self.what, self.acting, self.opposing, self.turn, self.last, self.passed))

    def window(self) -> int:
        return windows.RANGE if self.what == MANEUVER else windows.PRESS

    def offer(self, g: Vtes) -> Signal:
        """[combat.range.none-by-default] [combat.range.sources]"""
        seat = g.controller[self.turn]
        clause = "combat.range.to-long" if self.what == MANEUVER else "combat.press.continue"
        if self.what == MANEUVER and owes(g, self.turn):
            return ask(seat, self.what, [(MANEUVER,)], self.turn, "combat.range.mandatory-maneuver")
        options: list[Option] = [option for option in plays(g, seat, self.window()) if option[2] == self.turn]
        public = any(option[0] == "use" for option in options)
        if held(g, self.what, self.turn):
            options.append((self.what,))
            public = True
        options.append(PASS)
        return ask(seat, self.what, options, self.turn, clause, secret=not public)

    def take(self, g: Vtes) -> Signal:
        option = self.got
        if option == PASS:
            self.passed += 1
            if self.last != NOBODY or self.passed == 2:
                return DONE  # [combat.range.last-maneuver-sets]
            # Who declines at first may still answer the other. [combat.range.decline-not-final]
            self._hand_over()
            return again("offer")
        if option[0] == "play":
            return run(PlayCard(option[1], option[3], g.controller[self.turn], option[2]))
        if option[0] == "use":
            return run(UseCard(option[1], option[3], g.controller[self.turn], option[2]))
        use_held(g, self.what, self.turn)
        return NEXT

    def used(self, g: Vtes) -> Signal:
        combat = g.combat()
        assert combat is not None
        if combat.ended or not (g.is_ready(self.acting) and g.is_ready(self.opposing)):
            return DONE  # [combat.sequence.not-ready-ends]
        if self.got and self.got[0] == "cancelled":
            return again("offer")
        self.last = self.turn
        self._hand_over()
        return again("offer")

    def _hand_over(self) -> None:
        self.turn = self.opposing if self.turn == self.acting else self.acting


def open_exchange(g: Vtes, what: str) -> Exchange | None:
    """The exchange of maneuvers or presses that is going on."""
    for frame in reversed(g.stack):
        if isinstance(frame, Exchange):
            return frame if frame.what == what else None
    return None


def _round(g: Vtes) -> RoundSpan:
    found = g.round()
    assert found is not None, "no round of combat is in progress"
    return found


# -- maneuvers and presses that a card played this round still holds --------------------------------------------------


def owes(g: Vtes, minion: int) -> bool:
    """Whether he must maneuver, because of a card he played. [combat.range.mandatory-maneuver]"""
    return g.edition.maneuver_must_be_used and g.modified(spans.MANEUVERS_OWED, minion) > 0


def held(g: Vtes, what: str, minion: int) -> int:
    """How many he may use, or decline. [combat.range.optional-maneuver]"""
    if what == PRESS:
        return g.modified(spans.PRESSES, minion)
    return g.modified(spans.MANEUVERS, minion) + g.modified(spans.MANEUVERS_OWED, minion)


def use_held(g: Vtes, what: str, minion: int) -> None:
    kind = spans.PRESSES if what == PRESS else spans.MANEUVERS
    if what == MANEUVER and g.modified(spans.MANEUVERS_OWED, minion) > 0:
        kind = spans.MANEUVERS_OWED
    round_, combat = _round(g), g.combat()
    this_round = sum(mod[2] for mod in round_.mods if mod[0] == kind and mod[1] == minion)
    # One that a card gives for the whole combat is gone for the whole combat.
    with_mod(round_ if this_round > 0 or combat is None else combat, kind, minion, -1)
    if what == MANEUVER:
        maneuver(g, minion)
    else:
        press(g, minion)


# -- what they do -----------------------------------------------------------------------------------------------------


def maneuver(g: Vtes, minion: int) -> None:
    """[combat.range.to-long] [combat.range.back-to-close] [combat.range.two-values]"""
    round_ = _round(g)
    round_.long = 1 - round_.long
    g.say("maneuver", minion=minion, range="long" if round_.long else "close")


def press(g: Vtes, minion: int) -> None:
    """[combat.press.continue] [combat.press.end]"""
    round_ = _round(g)
    round_.press = 1 - round_.press
    g.say("press", minion=minion, to="continue" if round_.press else "end")
