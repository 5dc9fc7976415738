"""Combat: rounds of range, strikes, damage and press, until somebody is no longer ready or nobody presses on."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, become, done, run
from praxis.vtes import events
from praxis.vtes.effects.forbidding import ANY_STRIKE, MORE_STRIKES
from praxis.vtes.effects.triggers import Trigger
from praxis.vtes.model import facts, spans, stats, windows
from praxis.vtes.model.combat_spans import CombatSpan, RoundSpan
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.spans import NOBODY, ActionSpan, Hung, Span
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.damage import DamageResolution
from praxis.vtes.rules.exchange import MANEUVER, PRESS, Exchange
from praxis.vtes.rules.playing import impulse
from praxis.vtes.rules.strike import ChooseStrike, additional_strikes, retainers
from praxis.vtes.rules.strike_pair import StrikePair
from praxis.vtes.rules.trophy import award


class Combat(CombatSpan):
    """Two ready minions of different Methuselahs fight. Repeats for each round. [combat.sequence.rounds]"""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = (
        "about_to_fight",
        "start",
        "round",
        "judge",
        "goes_on",
        "trophies",
        "other_trophies",
        "after",
        "finish",
    )

    def fork(self) -> Combat:
        twin = Combat(
            self.acting,
            self.opposing,
            self.rounds,
            self.ended,
            [entry.copy() for entry in self.used],
            [entry.copy() for entry in self.lives],
            self.queued,
            self.mods.copy(),
            self.hung_copies(),
            self.since,
        )
        return self.resumed(twin)

    def about_to_fight(self, g: Vtes) -> Signal:
        """Open the window before a combat that no block has led to. After a block, the window of the block was that
        moment."""
        action = g.action()
        if action is None or not can_fight(g, self.acting, self.opposing):
            return NEXT
        return impulse(g, windows.WOULD_FIGHT)

    def start(self, g: Vtes) -> Signal:
        """Begin the combat if both minions are ready and of different Methuselahs, locked or not.

        [combat.participants.tap-state] [combat.participants.ready-only] [combat.participants.no-own-minions]
        """
        action = g.action()
        ended = action is not None and action.outcome == action.ENDED  # [action.resolve.outcome-lost]
        if ended or not can_fight(g, self.acting, self.opposing):
            return DONE
        self.since = g.begin()
        g.due = True  # some numbers change while they fight
        g.tell(events.Combat(acting=self.acting, opposing=self.opposing))
        g.happen(facts.FIGHTS, self.acting, self.opposing)
        for minion in (self.acting, self.opposing):
            g.note_loss(g.controller[minion])  # [end.withdraw.no-combat]
        if g.edition.retainers_recover:
            self.lives = [[card, g.blood[card]] for one in (self.acting, self.opposing) for card in retainers(g, one)]
        return NEXT

    def round(self, g: Vtes) -> Signal:
        self.rounds += 1
        g.tell(events.Round(number=self.rounds))
        return run(Round(self.acting, self.opposing))

    def judge(self, g: Vtes) -> Signal:
        if self.got and self.got[0] == "continue":
            return again("round")  # [combat.press.new-round]
        return NEXT

    def goes_on(self, g: Vtes) -> Signal:
        """Begin a new round or a new combat if a card has said so. What was to follow this combat is dropped."""
        if not can_fight(g, self.acting, self.opposing):
            self.queued = 0
        if self.queued:
            drop_what_follows(g)
        if self.queued != self.ANOTHER_ROUND:
            return NEXT
        self.queued = 0
        self.ended = 0
        return again("round")

    def trophies(self, g: Vtes) -> Signal:
        """Award trophies to the acting minion. [master.trophy.award]"""
        return award(g, self.acting, self.opposing)

    def other_trophies(self, g: Vtes) -> Signal:
        return award(g, self.opposing, self.acting)

    def after(self, g: Vtes) -> Signal:
        """Open the window after a combat, unless another combat follows."""
        if self.queued:
            return NEXT
        return impulse(g, windows.AFTER_COMBAT | windows.OUT_OF_TURN)

    def finish(self, g: Vtes) -> Signal:
        if self.queued != self.FOLLOWED:  # else it was over as the other combat began
            self.conclude(g)
        if self.queued == 1:
            return become(Rematch(self.acting, self.opposing))
        return DONE

    def conclude(self, g: Vtes) -> None:
        """The combat is over, and with it what lasted for it."""
        self._retainers_recover(g)
        for what, minion, amount, _ in self.mods:
            if what == spans.REWARDED and g.is_ready(minion):
                g.gain_blood(minion, amount, stats.blood_cap(g, minion), "card.counter.gain-from-bank")
        g.tell(events.CombatOver(acting=self.acting, opposing=self.opposing))
        g.happen(facts.FOUGHT, self.acting, self.opposing, self.rounds, self.opposing)
        self.mods = []
        self.hung = []
        g.due = True  # what hung on the combat is gone

    def _retainers_recover(self, g: Vtes) -> None:
        """Give retainers back the life that they have lost. [combat.retainer.recovers-life]"""
        for card, life in self.lives:
            if g.is_in_play(card) and g.blood[card] < life:
                g.gain_blood(card, life - g.blood[card], life, "combat.retainer.recovers-life")


class Rematch(Procedure):
    """The moment between two combats of the same minions: hands have their usual size again (LSJ 20030530)."""

    __slots__ = ("acting", "opposing")

    STEPS: ClassVar[tuple[str, ...]] = ("fight",)

    def __init__(self, acting: int, opposing: int) -> None:
        super().__init__()
        self.acting = acting
        self.opposing = opposing

    def fork(self) -> Rematch:
        return self.resumed(Rematch(self.acting, self.opposing))

    def fight(self, g: Vtes) -> Signal:
        return become(Combat(self.acting, self.opposing))


def gives_way(g: Vtes) -> None:
    """Another combat begins in the window after one: that one is over, and what was to follow it is lost."""
    before = g.combat()
    if isinstance(before, Combat) and not before.is_before("finish"):
        before.queued = before.FOLLOWED
        drop_what_follows(g)
        before.conclude(g)


def drop_what_follows(g: Vtes) -> None:
    """Drop the effects that were to follow a combat, as another round or combat follows it.

    What a card in play has laid down before the combat stays: it did not end the combat.
    """
    for frame in g.stack:
        if isinstance(frame, Span) and frame.hung:
            frame.hung = [hung for hung in frame.hung if not _follows(g, frame, hung)]


def _follows(g: Vtes, span: Span, hung: Hung) -> bool:
    if isinstance(span, ActionSpan) and g.is_in_play(hung[0]):
        return False
    part = g.face[hung[0]].definition.program.nodes[hung[1]]
    return isinstance(part, Trigger) and bool(part.kinds >> facts.FOUGHT & 1)


def after_block(acting: int, blocker: int) -> Combat:
    """The combat that a block leads to."""
    combat = Combat(acting, blocker)
    combat.at = Combat.STEPS.index("start")
    return combat


def between(g: Vtes, one: int, other: int) -> Combat:
    """A combat that a card effect begins. [combat.start.card-effect]

    In an action, the minion of the acting Methuselah counts as the acting minion; else that of the Methuselah whose
    turn it is.
    """
    action = g.action()
    acting = g.turn_span().seat if action is None else action.seat
    return Combat(other, one) if g.controller[other] == acting else Combat(one, other)


def can_fight(g: Vtes, one: int, other: int) -> bool:
    return g.is_ready(one) and g.is_ready(other) and g.controller[one] != g.controller[other]


class Round(RoundSpan):
    """One round of combat: range, strikes with their damage, press. Repeats the strikes for each additional pair.

    [combat.sequence.steps]
    """

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = (
        "before_range",
        "early_damage",
        "determine_range",
        "before_strikes",
        "first_chooses",
        "first_chosen",
        "second_chooses",
        "strikes_chosen",
        "strikes",
        "additional",
        "next_pair",
        "press_step",
        "presses",
        "end_of_round",
        "would_end",
        "end_of_round_again",
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
            self.hung_copies(),
            self.since,
        )
        return self.resumed(twin)

    def is_over(self, g: Vtes) -> bool:
        """Whether the combat is over: somebody is no longer ready, or an effect has ended it.

        [combat.sequence.not-ready-ends] [combat.combat-ends.immediate]
        """
        return not g.fights_on()

    def before_range(self, g: Vtes) -> Signal:
        """Begin the round, and open the window before range is determined.

        [combat.before-range.timing] [combat.before-range.marked-only]
        """
        self.since = g.begin()
        combat = g.combat()
        assert combat is not None, "a round is a part of a combat"
        g.happen(facts.ROUND, self.acting, self.opposing, combat.rounds)
        return impulse(g, windows.BEFORE_RANGE | windows.OUT_OF_TURN)

    def early_damage(self, g: Vtes) -> Signal:
        """Resolve all damage that was inflicted before range is determined.

        All of it is resolved at once, after all that is played then, and even if the combat has ended meanwhile.
        """
        if not self.pending:
            return NEXT
        blows, self.pending = self.pending, []
        return run(DamageResolution(blows))

    def determine_range(self, g: Vtes) -> Signal:
        """Let the combatants maneuver, unless an effect has set the range. Without a maneuver it is close.
        [combat.range.default-close]"""
        if self.is_over(g) or g.modified(spans.RANGE_SET, NOBODY):
            return NEXT
        return run(Exchange(MANEUVER, self.acting, self.opposing))

    def before_strikes(self, g: Vtes) -> Signal:
        """Tell the range, and open the window before strikes are chosen. [combat.before-strikes.step]"""
        if self.is_over(g):
            return NEXT
        g.tell(events.Range(range="long" if self.long else "close", clause="combat.range.last-maneuver-sets"))
        return impulse(g, windows.BEFORE_STRIKES | windows.OUT_OF_TURN)

    def strikes_now(self, g: Vtes, minion: int) -> bool:
        """Whether a minion makes a strike of this pair.

        [combat.strike.one-per-round] [combat.additional.no-strike-left]
        """
        if bars(g, ANY_STRIKE, minion) or (self.pair and bars(g, MORE_STRIKES, minion)):
            return False
        return self.pair == 0 or additional_strikes(g, minion) >= self.pair

    def first_chooses(self, g: Vtes) -> Signal:
        """Let the acting minion choose a strike. [combat.strike.choose-order]"""
        self.first = []
        self.second = []
        if self.pair:
            self._forget_aims(g)
        if self.is_over(g) or not self.strikes_now(g, self.acting):
            return NEXT
        return run(ChooseStrike(self.acting))

    def _forget_aims(self, g: Vtes) -> None:
        """Clear what aim cards have changed: an aim counts for one strike only."""
        self.mods = [mod for mod in self.mods if mod[3] < 0 or "aim" not in g.face[mod[3]].traits]
        self.hung = [hung for hung in self.hung if "aim" not in g.face[hung[0]].traits]

    def first_chosen(self, g: Vtes) -> Signal:
        """Open the window in which the opposing minion can answer the first strike before he chooses his own."""
        return NEXT if self.is_over(g) else impulse(g, windows.FIRST_CHOSEN)

    def second_chooses(self, g: Vtes) -> Signal:
        if self.is_over(g) or not self.strikes_now(g, self.opposing):
            return NEXT
        return run(ChooseStrike(self.opposing))

    def strikes_chosen(self, g: Vtes) -> Signal:
        """Open the window after both strikes are chosen, before either is resolved."""
        return NEXT if self.is_over(g) else impulse(g, windows.STRIKES_CHOSEN)

    def strikes(self, g: Vtes) -> Signal:
        """Resolve both strikes. [combat.strike.pairs]"""
        return NEXT if self.is_over(g) else run(StrikePair())

    def additional(self, g: Vtes) -> Signal:
        """Open the window for additional strikes, once a round.

        [combat.additional.after-first-pair] [combat.additional.acting-decides-first]
        """
        if self.pair or self.is_over(g):
            return NEXT
        return impulse(g, windows.ADDITIONAL | windows.OUT_OF_TURN)

    def next_pair(self, g: Vtes) -> Signal:
        """Begin another pair of strikes at the same range, if a combatant has an additional strike.

        [combat.additional.procedure] [combat.additional.same-range] [combat.additional.repeat]
        [combat.strike.lone-pair]
        """
        if self.is_over(g):
            return NEXT
        self.pair += 1
        if self.strikes_now(g, self.acting) or self.strikes_now(g, self.opposing):
            return again("first_chooses")
        return NEXT

    def press_step(self, g: Vtes) -> Signal:
        """Begin the press step. [combat.press.both-ready]"""
        if self.is_over(g):
            return NEXT
        g.happen(facts.PRESS_STEP, self.acting, self.opposing)
        return NEXT

    def presses(self, g: Vtes) -> Signal:
        return NEXT if self.is_over(g) else run(Exchange(PRESS, self.acting, self.opposing))

    def end_of_round(self, g: Vtes) -> Signal:
        """Open the window at the end of the round.

        [combat.end-of-round.step] [combat.end-of-round.after-combat-ends]
        """
        g.happen(facts.ROUND_ENDS, self.acting, self.opposing)
        if self.is_over(g) and not g.edition.end_of_round_always:
            return NEXT
        return impulse(g, windows.END_OF_ROUND | windows.OUT_OF_TURN)

    def would_end(self, g: Vtes) -> Signal:
        """Open the window in which a card can keep the combat from ending, if both minions are still ready."""
        if self._goes_on(g) or not can_fight(g, self.acting, self.opposing):
            return NEXT
        return impulse(g, windows.WOULD_END)

    def end_of_round_again(self, g: Vtes) -> Signal:
        """Cards for the end of the round can be played after a card that keeps the combat from ending, too."""
        combat = g.combat()
        if self._goes_on(g) or combat is None or not combat.queued:
            return NEXT
        if self.is_over(g) and not g.edition.end_of_round_always:
            return NEXT
        return impulse(g, windows.END_OF_ROUND | windows.OUT_OF_TURN)

    def _goes_on(self, g: Vtes) -> bool:
        """Whether the last press lets the combat continue. [combat.press.default-ends]"""
        return bool(self.press) and not self.is_over(g)

    def finish(self, g: Vtes) -> Signal:
        return done("continue") if self._goes_on(g) else done("over")
