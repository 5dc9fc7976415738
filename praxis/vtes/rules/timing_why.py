"""Why not now: the clauses of an answer that nothing else forbids, but that comes at the wrong moment or before
another's turn."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.vtes.actions.table import CARDLESS
from praxis.vtes.effects import who_plays
from praxis.vtes.effects.mode import Mode
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.model import windows
from praxis.vtes.model.spans import Opener
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import combat_why

TEXTS: Final[dict[str, str]] = {
    "sequence.order.acting-first": "another Methuselah has the opportunity to use a card or effect now",
    "sequence.order.acting-repeats": "one thing after the other: what is being asked comes first",
    "card.as-played.window": "while a card is being played, only what cancels it, or wakes to cancel, can be used",
    "term.blocking-minion.scope": "there is no action to block",
    "block.attempt.acting-plays-first": "cards and effects come first; then you are asked whether you block",
    "action.resolve.unblocked-succeeds": "it is settled already whether the action is blocked",
    "action.announce.as-announced-first": "that is used as an action is announced",
    "action.modifier.timing": "the card says when in an action it is used, and that is not now",
    "unlock.effects.after-untap": "that is used in your unlock phase",
    "master.action.order": "that is used in your master phase",
    "master.out-of-turn.when": "that is used in another Methuselah's turn, when it is appropriate",
    "influence.spend.mix-uses": "that is used in your influence phase",
    "discard.action.effects-change": "that is used in your discard phase",
    "politics.terms.before-votes": "that is used in a referendum, before votes are cast",
    "politics.polling.any-order": "that is used while votes are cast in a referendum",
    "combat.sequence.steps": "that belongs to another step of a combat",
    "card.cost.reduction-timing": "that is used as a card is played or as its cost is paid",
    "card.play.declare": "it could change nothing now",
    "action.types.torpor-actions": "only a vampire in torpor can leave it",
}

_IN_ACTION: Final = (
    windows.DURING_ACTION
    | windows.BLOCKED
    | windows.SUCCEEDED
    | windows.FAILED
    | windows.RESOLVING
    | windows.AFTER_ACTION
    | windows.WOULD_BLOCK
)
_MOMENTS: Final[tuple[tuple[int, str], ...]] = (
    (windows.UNLOCK | windows.UNLOCK_OF_OTHERS, "unlock.effects.after-untap"),
    (windows.MASTER | windows.MASTER_OF_OTHERS, "master.action.order"),
    (windows.MINION | windows.BETWEEN | windows.BETWEEN_OF_OTHERS, "minion.act.own-phase"),
    (windows.INFLUENCE | windows.INFLUENCE_OF_OTHERS, "influence.spend.mix-uses"),
    (windows.DISCARD | windows.DISCARD_OF_OTHERS, "discard.action.effects-change"),
    (windows.ANNOUNCED, "action.announce.as-announced-first"),
    (_IN_ACTION, "action.modifier.timing"),
    (windows.BEFORE_VOTES, "politics.terms.before-votes"),
    (windows.POLLING | windows.TALLY | windows.BLOOD_HUNT, "politics.polling.any-order"),
    (windows.PAYING, "card.cost.reduction-timing"),
    (windows.OUT_OF_TURN, "master.out-of-turn.when"),
    (windows.AS_PLAYED, "card.as-played.window"),
)
"""Which rule puts something at a moment; what is left belongs to a combat."""


def clauses(g: Vtes, seat: int, option: Option) -> list[str]:
    """The rule by which this is not the moment for an answer that could be given at another."""
    word = option[0]
    decision = g.decision
    if decision is None:
        return []
    if word == "block":
        return [_block_clause(g)]
    if word in CARDLESS:
        return ["minion.act.own-phase"]
    if word in ("play", "use"):
        return [_use_clause(g, seat, mode_of(g, int(option[1]), int(option[3])))]
    return []


def _block_clause(g: Vtes) -> str:
    action = g.action()
    if action is None:
        return "term.blocking-minion.scope"
    if action.outcome or moment(g) & (windows.DECLINED | windows.RESOLVING):
        return "action.resolve.unblocked-succeeds"
    if moment(g) & windows.AS_PLAYED:
        return "card.as-played.window"
    return "sequence.order.acting-first" if g.edition.blocks_by_states else "block.attempt.acting-plays-first"


def _use_clause(g: Vtes, seat: int, mode: Mode) -> str:
    now = moment(g)
    if mode.when & now:
        if mode.by == who_plays.BY_AGAINST:
            return "card.cancel.reflex"
        own = g.decision is not None and g.decision.seat == seat
        return "sequence.order.acting-repeats" if own else "sequence.order.acting-first"
    if now & windows.AS_PLAYED:
        return "card.as-played.window"
    for bits, clause in _MOMENTS:
        if mode.when & bits:
            plain = bits == _IN_ACTION and mode.when & windows.DURING_ACTION == windows.DURING_ACTION
            return _missed(g) if plain and g.action() is not None else clause
    return "combat.sequence.steps"


def _missed(g: Vtes) -> str:
    """The rule by which a card for any moment of an action cannot be played at this one: what is decided now comes
    first, or the action is about to be resolved."""
    action = g.action()
    over = action is None or action.outcome or moment(g) & (windows.DECLINED | windows.RESOLVING)
    return "action.resolve.unblocked-succeeds" if over else "sequence.order.acting-repeats"


def moment(g: Vtes) -> int:
    """The moments of the innermost window that is open."""
    for frame in reversed(g.stack):
        found = frame.open_for() if isinstance(frame, Opener) else windows.NEVER
        if not found and g.round() is not None:
            found = combat_why.moment(g)
        if found:
            return found
    return windows.NEVER
