"""Combat: rounds of range, strikes, damage and press, until somebody is no longer ready or nobody presses on."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, ask, done, run
from praxis.vtes import spans, windows
from praxis.vtes.rules.playing import Impulse, PlayCard, UseCard
from praxis.vtes.rules.strike import ChooseStrike, StrikePair
from praxis.vtes.rules.window import plays
from praxis.vtes.spans import NOBODY, CombatSpan, RoundSpan
from praxis.vtes.state import Vtes


class Combat(CombatSpan):
    """Two ready minions of different Methuselahs fight. Repeats for each round. [combat.sequence.rounds]"""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = ("start", "round", "judge", "after", "finish")

    def fork(self) -> Combat:
        return self.resumed(Combat(self.acting, self.opposing, self.rounds, self.ended, self.mods.copy()))

    def start(self, g: Vtes) -> Signal:
        """[combat.participants.ready-only] [combat.participants.no-own-minions]"""
        if not can_fight(g, self.acting, self.opposing):
            return DONE
        g.say("combat", acting=self.acting, opposing=self.opposing)
        for minion in (self.acting, self.opposing):
            g.note_loss(g.controller[minion])  # [end.withdraw.no-combat]
        return NEXT

    def round(self, g: Vtes) -> Signal:
        self.rounds += 1
        g.say("round", number=self.rounds)
        return run(Round(self.acting, self.opposing))

    def judge(self, g: Vtes) -> Signal:
        if self.got and self.got[0] == "continue" and can_fight(g, self.acting, self.opposing) and not self.ended:
            return again("round")  # [combat.press.new-round]
        return NEXT

    def after(self, g: Vtes) -> Signal:
        return run(Impulse(windows.AFTER_COMBAT))

    def finish(self, g: Vtes) -> Signal:
        g.say("combat-over", acting=self.acting, opposing=self.opposing)
        g.due = True  # what hung on the combat is gone
        return DONE


def can_fight(g: Vtes, one: int, other: int) -> bool:
    return g.is_ready(one) and g.is_ready(other) and g.controller[one] != g.controller[other]


class Round(RoundSpan):
    """One round of combat. Repeats the strikes for each additional pair."""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = (
        "before_range",
        "determine_range",
        "before_strikes",
        "first_chooses",
        "second_chooses",
        "strikes",
        "additional",
        "next_pair",
        "press_step",
        "end_of_round",
        "finish",
    )

    def fork(self) -> Round:
        twin = Round(
            self.acting,
            self.opposing,
            self.long,
            self.first.copy(),
            self.second.copy(),
            [entry.copy() for entry in self.committed],
            [entry.copy() for entry in self.used],
            self.pair,
            [blow.copy() for blow in self.pending],
            self.press,
            self.mods.copy(),
        )
        return self.resumed(twin)

    def is_over(self, g: Vtes) -> bool:
        """[combat.sequence.not-ready-ends] [combat.combat-ends.immediate]"""
        combat = g.combat()
        return combat is None or bool(combat.ended) or not can_fight(g, self.acting, self.opposing)

    def before_range(self, g: Vtes) -> Signal:
        """[combat.before-range.timing]"""
        return run(Impulse(windows.BEFORE_RANGE))

    def determine_range(self, g: Vtes) -> Signal:
        """Close unless somebody maneuvers. [combat.range.default-close]"""
        return NEXT if self.is_over(g) else run(Exchange("maneuver", self.acting, self.opposing, self.acting))

    def before_strikes(self, g: Vtes) -> Signal:
        """[combat.before-strikes.step]"""
        return NEXT if self.is_over(g) else run(Impulse(windows.BEFORE_STRIKES))

    def strikes_now(self, g: Vtes, minion: int) -> bool:
        """[combat.strike.one-per-round] [combat.additional.no-strike-left]"""
        return self.pair == 0 or g.modified(spans.STRIKES, minion) >= self.pair

    def first_chooses(self, g: Vtes) -> Signal:
        """[combat.strike.choose-order]"""
        self.first = []
        self.second = []
        if self.is_over(g) or not self.strikes_now(g, self.acting):
            return NEXT
        return run(ChooseStrike(self.acting))

    def second_chooses(self, g: Vtes) -> Signal:
        if self.is_over(g) or not self.strikes_now(g, self.opposing):
            return NEXT
        return run(ChooseStrike(self.opposing))

    def strikes(self, g: Vtes) -> Signal:
        """[combat.strike.pairs]"""
        return NEXT if self.is_over(g) else run(StrikePair())

    def additional(self, g: Vtes) -> Signal:
        """[combat.additional.after-first-pair] [combat.additional.acting-decides-first]"""
        if self.pair or self.is_over(g):
            return NEXT
        return run(Impulse(windows.ADDITIONAL))

    def next_pair(self, g: Vtes) -> Signal:
        """[combat.additional.repeat] [combat.strike.lone-pair]"""
        if self.is_over(g):
            return NEXT
        self.pair += 1
        if self.strikes_now(g, self.acting) or self.strikes_now(g, self.opposing):
            return again("first_chooses")
        return NEXT

    def press_step(self, g: Vtes) -> Signal:
        """[combat.press.both-ready]"""
        return NEXT if self.is_over(g) else run(Exchange("press", self.acting, self.opposing, self.acting))

    def end_of_round(self, g: Vtes) -> Signal:
        """[combat.end-of-round.step] [combat.end-of-round.after-combat-ends]"""
        if self.is_over(g) and not g.edition.end_of_round_always:
            return NEXT
        return run(Impulse(windows.END_OF_ROUND))

    def finish(self, g: Vtes) -> Signal:
        return done("continue") if self.press and not self.is_over(g) else done("over")


class Exchange(Procedure):
    """Maneuvers or presses: each may answer the other's last one, nobody uses two in a row. Repeats.

    [combat.range.unlimited-exchange] [combat.range.no-two-in-a-row] [combat.press.no-two-in-a-row]
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
        self.passed = passed

    def fork(self) -> Exchange:
        return self.resumed(Exchange(self.what, self.acting, self.opposing, self.turn, self.last, self.passed))

    def _held(self) -> int:
        return spans.MANEUVERS if self.what == "maneuver" else spans.PRESSES

    def offer(self, g: Vtes) -> Signal:
        seat = g.controller[self.turn]
        window = windows.RANGE if self.what == "maneuver" else windows.PRESS
        options: list[Option] = []
        if g.is_ready(self.turn):
            options = [option for option in plays(g, seat, window) if option[2] == self.turn]
            if g.modified(self._held(), self.turn) > 0:
                options.append((self.what,))
        clause = "combat.range.to-long" if self.what == "maneuver" else "combat.press.continue"
        return ask(seat, self.what, [*options, PASS], self.turn, clause, secret=(self.what,) not in options)

    def take(self, g: Vtes) -> Signal:
        option = self.got
        if option == PASS:
            self.passed += 1
            if self.last != NOBODY or self.passed == 2:
                return DONE  # [combat.range.last-maneuver-sets]
            self._hand_over()
            return again("offer")
        if option[0] == "play":
            return run(PlayCard(option[1], option[3], g.controller[self.turn], option[2]))
        if option[0] == "use":
            return run(UseCard(option[1], option[3], g.controller[self.turn], option[2]))
        self._use_held(g)
        return NEXT

    def used(self, g: Vtes) -> Signal:
        if not can_fight(g, self.acting, self.opposing):
            return DONE
        self.last = self.turn
        self.passed = 0
        self._hand_over()
        return again("offer")

    def _hand_over(self) -> None:
        self.turn = self.opposing if self.turn == self.acting else self.acting

    def _use_held(self, g: Vtes) -> None:
        """A maneuver or press that a card played earlier still holds."""
        round_ = g.round()
        assert round_ is not None
        round_.mods.append((self._held(), self.turn, -1, NOBODY))
        if self.what == "maneuver":
            maneuver(g, self.turn)
        else:
            press(g, self.turn)


def maneuver(g: Vtes, minion: int) -> None:
    """[combat.range.to-long] [combat.range.back-to-close]"""
    round_ = g.round()
    assert round_ is not None
    round_.long = 1 - round_.long
    g.say("maneuver", minion=minion, range="long" if round_.long else "close")


def press(g: Vtes, minion: int) -> None:
    """[combat.press.continue] [combat.press.end]"""
    round_ = g.round()
    assert round_ is not None
    round_.press = 1 - round_.press
    g.say("press", minion=minion, to="continue" if round_.press else "end")
