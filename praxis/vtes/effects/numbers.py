"""Effects that change numbers: for an action, a combat, a round or the turn, or while a card is in play."""

from __future__ import annotations

from typing import Final

from praxis.effects.amounts import Amount, amount
from praxis.effects.conditions import Condition
from praxis.effects.nodes import NOTHING_TO_DO, Effect, Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects import how_often, standing_numbers
from praxis.vtes.effects.amounts import Slot
from praxis.vtes.effects.forbidding import MORE_STRIKES
from praxis.vtes.effects.how_often import SPAN_WORDS
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.effects.standing_numbers import Gives
from praxis.vtes.effects.values import SEAT_STATS, STAT_WORDS
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import ACTING, BEARER, ME, YOU, All
from praxis.vtes.model import facts, spans, stats, windows
from praxis.vtes.model.rulings import FORBIDDEN, bars
from praxis.vtes.model.spans import Opener, Span
from praxis.vtes.model.state import Vtes, modify, with_mod
from praxis.vtes.rules import blockers, votes
from praxis.vtes.rules.discard import DiscardPhase
from praxis.vtes.rules.influence import InfluencePhase
from praxis.vtes.rules.master import MasterPhase

_SILENT: Final = frozenset(
    {
        spans.AGGRAVATED_HANDS,
        spans.AIMED,
        spans.HARD,
        spans.MARBLE,
        spans.PIERCING,
        spans.CANNOT_BLOCK,
        spans.HAND_SIZE,
        spans.IMMUNE,
        spans.MANEUVERS,
        spans.MANEUVERS_OWED,
        spans.PRESSES,
        spans.PRESSES_OWED,
        spans.REWARDED,
        spans.STAYS_UNLOCKED,
        spans.SUNLIT,
        spans.MOST_BLEED,
        spans.UNAIDED,
        spans.SWARM,
        spans.SWARM_CLOSE,
        spans.WARDED,
        spans.HAND_DAMAGE,
        spans.SOFTENED,
        spans.DOUBLED,
    }
)
"""Numbers whose change is not told when it is made: all see it when it matters."""


def span_of(g: Vtes, until: int) -> Span:
    """The span that a change lasts for; the turn, if no such span is in progress."""
    found: Span | None = None
    if until == how_often.ACTION:
        found = g.action()
    elif until == how_often.COMBAT:
        found = g.combat()
    elif until == how_often.REFERENDUM:
        found = g.referendum()
    elif until == how_often.ROUND:
        found = g.round()
    return g.turn_span() if found is None else found


def stealth_needed(g: Vtes) -> bool:
    """Whether the acting minion needs stealth: only while a block attempt would succeed. [block.stealth.when-needed]"""
    action = g.action()
    return action is not None and action.blocker >= 0 and action.outcome == 0 and blockers.succeeds(g, action)


def intercept_needed(g: Vtes, minion: int) -> bool:
    """Whether a minion needs intercept: only one who attempts to block and has too little.

    [block.intercept.when-needed]
    """
    action = g.action()
    if action is None or minion < 0 or action.blocker != minion or action.outcome or blockers.succeeds(g, action):
        return False
    return not stats.total(g, spans.CANNOT_BLOCK, minion)


def _is_announcing(g: Vtes) -> bool:
    """Whether the action is being announced: a card that is played then gives its stealth before it is needed."""
    return any(isinstance(frame, Opener) and frame.open_for() & windows.ANNOUNCED for frame in reversed(g.stack))


_OF_PHASES: Final = frozenset({spans.MASTER_ACTIONS, spans.TRANSFERS, spans.DISCARD_ACTIONS})


def phase_of(g: Vtes, what: int) -> MasterPhase | InfluencePhase | DiscardPhase | None:
    """The phase in progress in which master phase actions, transfers or discard phase actions are spent."""
    for frame in g.stack:
        if what == spans.MASTER_ACTIONS and isinstance(frame, MasterPhase):
            return frame
        if what == spans.TRANSFERS and isinstance(frame, InfluencePhase):
            return frame
        if what == spans.DISCARD_ACTIONS and isinstance(frame, DiscardPhase):
            return frame
    return None


_ENDS: Final[dict[int, int]] = {
    how_often.GAME: 0,
    how_often.YOUR_UNLOCK: facts.UNLOCK_PHASE,
    how_often.THEIR_UNLOCK: facts.UNLOCK_PHASE,
    how_often.YOUR_DISCARD: facts.DISCARD_PHASE,
}
"""What ends a change that outlasts the turn: the beginning of a phase, or nothing."""


class Mod(Verb):
    """Change a number of somebody for a while: by so much, or to so much.

    [action.modifier.duration] [block.change.lasts] [block.change.raise] [block.change.lower]
    """

    __slots__ = ("fixed", "n", "until", "what", "who")

    def __init__(self, what: int, n: Amount, who: Who, until: int, fixed: bool = False) -> None:
        self.what = what
        self.n = n
        self.who = who
        self.until = until
        self.fixed = fixed
        """Set the base of strength or bleed to this number, whatever is printed. Other changes still count."""

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.who)

    def is_for_oneself(self) -> bool:
        return self.who is ME or self.who is YOU

    def _raises(self, g: Vtes, c: Scope) -> bool:
        return isinstance(self.n, Slot) or self.n.of(g, c) > 0  # how much is paid or moved is not known yet

    def bar(self, g: Vtes, c: Scope) -> str:
        what = self.what
        if self.fixed:
            return ""
        if what == spans.BLEED:
            action = g.action()
            return "" if action is None or action.kind == "bleed" else NOTHING_TO_DO
        if what == spans.STEALTH:
            if c.event or isinstance(self.who, All) or _is_announcing(g):  # these are not asked for need
                return ""
            return "" if not self._raises(g, c) or stealth_needed(g) else "block.stealth.when-needed"
        if what == spans.INTERCEPT and not isinstance(self.who, All):
            if not self._raises(g, c) or intercept_needed(g, self.who.one(g, c)):
                return ""
            return "block.intercept.when-needed"
        if what == spans.AWAKE:
            if self.who.is_open():
                return ""
            return NOTHING_TO_DO if stats.is_awake(g, self.who.one(g, c)) else ""
        if what in (spans.STRIKES, spans.FREE_STRIKES) and bars(g, MORE_STRIKES, self.who.one(g, c)):
            return FORBIDDEN
        if what == spans.STRIKES:  # each minion has one source of them a round
            return "combat.additional.one-source" if stats.total(g, what, self.who.one(g, c)) else ""
        if what in _OF_PHASES:
            phase = phase_of(g, what)
            if phase is None and what == spans.TRANSFERS:
                return ""  # it hangs on the turn until the phase grants its transfers
            left = 0 if phase is None else phase.left
            return "" if left + self.n.of(g, c) >= 0 else "master.action.other-uses"
        if what == spans.DOUBLED and stats.total(g, what, self.who.one(g, c)) > 0:
            return FORBIDDEN
        if what == spans.VOTES and self.who.is_seat():
            return "" if g.referendum() is not None else NOTHING_TO_DO
        return ""

    def do(self, g: Vtes, f: Work) -> Signal:
        n = self.n.of(g, f)
        for thing in self.who.things(g, f):
            if self.fixed:
                self._fix(g, f, thing, n, span_of(g, self.until))
            else:
                self.hang(g, f, thing, n, span_of(g, self.until))
        return NEXT

    def _fix(self, g: Vtes, f: Work, minion: int, n: int, span: Span) -> None:
        printed = g.face[minion].strength if self.what == spans.STRENGTH else g.face[minion].bleed
        now = 1 if printed < 0 else printed
        kept = spans.BASE_STRENGTH if self.what == spans.STRENGTH else spans.BASE_BLEED
        now += sum(mod[2] for mod in span.mods if mod[0] == kept and mod[1] == minion)
        with_mod(span, kept, minion, n - now, f.card)
        with_mod(span, self.what, minion, n - now, f.card)

    def hang(self, g: Vtes, f: Work, thing: int, n: int, span: Span) -> None:
        what = self.what
        if self.until in _ENDS:
            whose = ~thing if what in SEAT_STATS else thing
            phase_of_seat = thing if self.until == how_often.THEIR_UNLOCK else f.seat
            g.lasting = [*g.lasting, [what, whose, n, f.card, _ENDS[self.until], facts.named(phase_of_seat)]]
            g.due = True
            return
        phase = phase_of(g, what) if what in _OF_PHASES else None
        if what == spans.MASTER_ACTIONS and (phase is None or phase.seat != thing):
            g.debts[thing] -= n  # it counts from her next master phase on
        elif phase is not None:
            phase.left += n  # [master.action.other-uses]
        elif what in SEAT_STATS:
            with_mod(span, what, ~thing, n, f.card)
            g.due = True
        elif what == spans.VOTES and self.who.is_seat():
            ref = g.referendum()
            if ref is not None:  # [politics.votes.other-cards]
                ref.gained.append([thing, f.card, n])
                g.tell(events.GainsVotes(seat=thing, card=f.card, votes=n))
        elif what in _SILENT:
            with_mod(span, what, thing, n, f.card)
        elif what == spans.AWAKE:
            with_mod(span, what, thing, n, f.card)
            g.tell(events.Awake(card=thing))
        elif what in (spans.STRIKES, spans.FREE_STRIKES):
            with_mod(span, what, thing, n, f.card)
            g.tell(events.Additional(minion=thing, amount=n))
        else:
            if what == spans.INTERCEPT and n > 0:
                n = _most_raise(g, thing, n)
            if what == spans.BLEED and n > 0 and mode_of(g, f.card, f.mode).limited:
                with_mod(span, spans.BLEED_RAISED, thing, 1, f.card)  # [action.bleed.limited]
            modify(g, span, what, thing, n, f.card)
            ref = g.referendum()
            if what == spans.VOTES and n < 0 and ref is not None:
                votes.recount(ref, thing, stats.votes(g, thing))

    def tree(self) -> Tree:
        word = "set" if self.fixed else "mod"
        return tree(word, what=STAT_WORDS[self.what], n=self.n, who=self.who, until=SPAN_WORDS[self.until])


def _most_raise(g: Vtes, minion: int, n: int) -> int:
    """By how much a minion's intercept rises, as he cannot have more than his most."""
    most = stats.given(g, spans.MOST_INTERCEPT, minion)
    return n if most <= 0 else max(0, min(n, most - stats.intercept(g, minion)))


_SPANS: Final[dict[int, int]] = {
    spans.STRENGTH: how_often.COMBAT,
    spans.AGGRAVATED_HANDS: how_often.ROUND,
    spans.SWARM: how_often.COMBAT,
    spans.SWARM_CLOSE: how_often.COMBAT,
    spans.MANEUVERS: how_often.ROUND,
    spans.MANEUVERS_OWED: how_often.ROUND,
    spans.PRESSES: how_often.ROUND,
    spans.PRESSES_OWED: how_often.ROUND,
    spans.STRIKES: how_often.ROUND,
    spans.FREE_STRIKES: how_often.ROUND,
    spans.HAND_DAMAGE: how_often.COMBAT,
    spans.HARD: how_often.COMBAT,
    spans.MARBLE: how_often.COMBAT,
    spans.PIERCING: how_often.ROUND,
    spans.AIMED: how_often.ROUND,
    spans.WARDED: how_often.ROUND,
    spans.IMMUNE: how_often.ROUND,
    spans.TOUGH: how_often.ROUND,
    spans.SOFTENED: how_often.ROUND,
    spans.DOUBLED: how_often.REFERENDUM,
    spans.REWARDED: how_often.COMBAT,
    spans.VOTES: how_often.REFERENDUM,
    spans.BALLOTS: how_often.REFERENDUM,
    spans.EDGE_VOTES: how_often.REFERENDUM,
    spans.HAND_SIZE: how_often.TURN,
    spans.MASTER_ACTIONS: how_often.TURN,
}
"""How long a change lasts where the word does not say: else for the action."""


def mod(what: int, n: Amount | int, who: Who | None = None, until: int = 0) -> Effect:
    """``mod(STEALTH, 1)``, ``mod(INTERCEPT, 2, ME)``, ``mod(STRENGTH, 1, ME, COMBAT)``, ``mod(BLEED, -2)``.

    Stealth and bleed are the acting minion's and last for the action if nothing else is said; what happens in combat is
    the minion's own.
    """
    if who is None:
        if what in SEAT_STATS:
            who = YOU
        else:
            who = ACTING if what in (spans.STEALTH, spans.BLEED) else ME
    return Mod(what, amount(n), who, until or _SPANS.get(what, how_often.ACTION))


def set_(what: int, n: Amount | int, who: Who | None = None, until: int = how_often.COMBAT) -> Effect:
    """``set_(STRENGTH, 2, ME, COMBAT)``."""
    return Mod(what, amount(n), ME if who is None else who, until, fixed=True)


class Immune(Verb):
    """A minion is immune for a while, to kinds of damage or to all damage of one minion. [damage.immunity.fails]"""

    __slots__ = ("kinds", "source", "until", "who")

    def __init__(self, kinds: int, source: Who | None, who: Who, until: int) -> None:
        self.kinds = kinds
        self.source = source
        self.who = who
        self.until = until

    def parts(self) -> tuple[Node, ...]:
        return (self.who,) if self.source is None else (self.who, self.source)

    def do(self, g: Vtes, f: Work) -> Signal:
        span = span_of(g, self.until)
        for minion in self.who.things(g, f):
            if self.kinds:
                with_mod(span, spans.IMMUNE, minion, self.kinds, f.card)
            if self.source is not None:
                with_mod(span, spans.IMMUNE_TO, minion, self.source.one(g, f), f.card)
        return NEXT

    def tree(self) -> Tree:
        return tree(
            "immune", kinds=damage_words(self.kinds), source=self.source, who=self.who, until=SPAN_WORDS[self.until]
        )


def damage_words(kinds: int) -> tuple[str, ...]:
    return tuple([word for bit, word in DAMAGE_WORDS.items() if bit & kinds])


DAMAGE_WORDS: Final[dict[int, str]] = {
    1: "not-aggravated",
    2: "aggravated",
    4: "from-minions",
    8: "environmental",
    16: "from-allies",
    32: "from-retainers",
    64: "from-weapons",
    128: "from-employer",
}


def immune(kinds: int, to: Who | None = None, who: Who | None = None, until: int = how_often.ROUND) -> Effect:
    """``immune(FROM_ALLIES)``, ``immune(to=OPPOSING, until=COMBAT)``."""
    return Immune(kinds, to, ME if who is None else who, until)


def gives(
    what: int,
    n: Amount | int,
    to: Who | None = None,
    if_: Condition | None = None,
    level: int = 0,
) -> Gives:
    """While the card is in play: ``gives(BLEED, 1)`` to its bearer or, on a minion, to himself; ``gives(HAND_SIZE, 1)``
    to you; ``gives(INTERCEPT, 1, all_(ALLY), if_=is_(ACTING, VAMPIRE))`` to a class of minions."""
    if to is None:
        to = YOU if what in SEAT_STATS else BEARER
    reach = standing_numbers.WIDE
    if to is YOU:
        reach = standing_numbers.SEAT
    elif to is BEARER:
        reach = standing_numbers.ON
    elif to is ME:
        reach = standing_numbers.OWN
    return Gives(what, amount(n), to, reach, if_, level, STAT_WORDS[what])
