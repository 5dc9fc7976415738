"""Why not, in the phases that are the Methuselah's own: master cards, transfers, discards, events, withdrawal."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.vtes import answers
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats
from praxis.vtes.model.regions import HAND, UNCONTROLLED
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import merge, out_of_turn, title, withdrawal
from praxis.vtes.rules.burn_option import BURNED, burn_options
from praxis.vtes.rules.discard import DiscardPhase
from praxis.vtes.rules.influence import InfluencePhase, out_bar
from praxis.vtes.rules.master import master_phase
from praxis.vtes.rules.unlock import UnlockPhase

TEXTS: Final[dict[str, str]] = {
    "master.card.regular-when": "a master card is played in your own master phase",
    "master.action.default-one": "you have no master phase action left",
    "master.action.other-uses": "that takes a master phase action",
    "master.out-of-turn.debt": "a master card that you played out of turn has cost your master phase action",
    "master.out-of-turn.limit": "one out-of-turn master card between two of your master phases",
    "master.out-of-turn.not-own-turn": "an out-of-turn master card cannot be played in your own turn",
    "influence.transfers.default-four": "transfers are spent in your own influence phase",
    "influence.spend.own-region-only": "transfers work only on your own uncontrolled region",
    "influence.spend.one-to-invest": "that takes 1 transfer and 1 pool",
    "influence.spend.two-to-retrieve": "that takes 2 transfers and a counter on the card",
    "influence.spend.four-to-draw-crypt": "that takes 4 transfers, 1 pool and a card in your crypt",
    "influence.control.when": "vampires become controlled at the end of the influence phase",
    "influence.control.threshold": "there are fewer counters on the card than its capacity",
    "influence.merge.condition": "one version of the vampire must be controlled, the other in your uncontrolled region",
    "influence.merge.cost": "merging takes 4 transfers and 1 pool",
    "discard.action.discard-redraw": "cards are discarded in your own discard phase",
    "discard.action.default-one": "you have no discard phase action left",
    "discard.event.timing": "an event is put into play in your own discard phase",
    "discard.event.one-per-phase": "one event in a discard phase",
    "discard.event.once-per-game": "that event has been played in this game",
    "unlock.edge.gain-pool": "who has the Edge may gain 1 pool in her own unlock phase, once",
    "trait.infernal.pay-pool": "only a locked infernal minion of yours is unlocked so, in your unlock phase",
    "contest.choice.pay-or-yield": "you pay or yield in your unlock phase, once for each card or title you contest",
    "contest.title.forced-yield": "the vampire has too little blood to go on contesting his title",
    "contest.title.ready-only": "only a ready vampire contests a title",
    "end.withdraw.announce": "a withdrawal is announced in your own unlock phase",
    "end.withdraw.precondition": "only who begins her turn with no library and less than a full hand can withdraw",
}

WORDS: Final = (
    "invest",
    "retrieve",
    "crypt",
    "merge",
    "out",
    "discard",
    "withdraw",
    "edge",
    "unlock",
    "pay",
    "yield",
    "burn-option",
)


def clauses(g: Vtes, seat: int, option: Option) -> list[str]:
    """The clauses that forbid an answer of these kinds to a seat now."""
    word = option[0]
    numbers = [part for part in option[1:] if isinstance(part, int)]
    if word == "withdraw":
        found = _withdraw_bar(g, seat)
    elif word == "edge":
        found = "unlock.edge.gain-pool"
    elif word == "unlock":
        found = "trait.infernal.pay-pool"
    elif word in ("pay", "yield"):
        found = _contest_bar(g, seat, str(word), numbers[0])
    elif word == "burn-option":
        found = _burn_bar(g, seat, numbers[0])
    elif word == "discard":
        found = _discard_bar(g, seat, numbers[0])
    elif word in ("invest", "retrieve", "out"):
        found = _transfer_bar(g, seat, str(word), numbers[0])
    elif word == "crypt":
        phase = influence_phase(g, seat)
        found = "influence.transfers.default-four" if phase is None else "influence.spend.four-to-draw-crypt"
    elif word == "merge":
        found = _merge_bar(g, seat, numbers[0], numbers[1])
    else:
        return []
    return [found] if found else []


def play_bar(g: Vtes, seat: int, card: int) -> str:
    """The clause that keeps a Methuselah from playing a master card or an event now, apart from its cost and
    requirement."""
    if g.face[card].types & faces.EVENT:
        return _event_bar(g, seat, card)
    if out_of_turn.is_out_of_turn(g, card):
        return out_of_turn.bar(g, seat, card)
    phase = master_phase(g)
    if phase is None or phase.seat != seat:
        return "master.card.regular-when"
    if phase.left > 0:
        return ""
    return "master.out-of-turn.debt" if _is_indebted(g, seat) else "master.action.default-one"


def _is_indebted(g: Vtes, seat: int) -> bool:
    """Whether a Methuselah has no master phase action in this phase since she owed it: she has used none.

    [master.out-of-turn.debt]
    """
    phase = master_phase(g)
    if phase is None or phase.playing >= 0 or stats.for_seat(g, spans.MASTER_ACTIONS, seat) < 0:
        return False
    return not any(mod[0] == spans.MARKED and mod[2] == 1 << seat for mod in g.turn_span().mods)


def _event_bar(g: Vtes, seat: int, card: int) -> str:
    phase = discard_phase(g, seat)
    if phase is None:
        return "discard.event.timing"
    return phase.event_bar(g, card) or ("" if phase.left > 0 else "discard.action.default-one")


def _withdraw_bar(g: Vtes, seat: int) -> str:
    top = g.stack[-1]
    if not isinstance(top, UnlockPhase) or top.seat != seat:
        return "end.withdraw.announce"
    return "" if withdrawal.MAY in top.did else "end.withdraw.precondition"


def _contest_bar(g: Vtes, seat: int, word: str, card: int) -> str:
    """The clause by which a contest cannot be paid for or yielded now.

    [contest.choice.pay-or-yield] [contest.title.forced-yield]
    """
    top = g.stack[-1]
    clause = ""
    if isinstance(top, UnlockPhase) and top.seat == seat and card in g.contesting and word == "pay":
        clause = title.pay_bar(g, card)
    return clause or "contest.choice.pay-or-yield"


def _burn_bar(g: Vtes, seat: int, card: int) -> str:
    """The clause by which a card cannot be discarded by its burn option now.

    [unlock.burn-option.any-untap-phase] [unlock.burn-option.condition] [unlock.burn-option.limit]
    """
    if g.where[card] != HAND or g.controller[card] != seat or answers.BURN_OPTION.of(card) not in burn_options(g, seat):
        return "unlock.burn-option.condition"
    phase = _unlock_phase(g)
    if phase is None:
        return "unlock.burn-option.any-untap-phase"
    if phase.seat == seat:
        return "unlock.burn-option.limit" if BURNED in phase.did else ""
    return "sequence.order.acting-first"


def _unlock_phase(g: Vtes) -> UnlockPhase | None:
    for frame in g.stack:
        if isinstance(frame, UnlockPhase):
            return frame
    return None


def _discard_bar(g: Vtes, seat: int, card: int) -> str:
    phase = discard_phase(g, seat)
    if g.where[card] != HAND or g.controller[card] != seat or phase is None:
        return "discard.action.discard-redraw"
    return "" if phase.left > 0 else "discard.action.default-one"


def _transfer_bar(g: Vtes, seat: int, word: str, card: int) -> str:
    if g.where[card] != UNCONTROLLED or g.controller[card] != seat:
        return "influence.spend.own-region-only"
    phase = influence_phase(g, seat)
    if phase is None:
        return "influence.transfers.default-four"
    if word != "out" and stats.given(g, spans.NO_TRANSFERS, card):
        return "card.golden.overrides-rules"
    if word == "invest":
        return "influence.spend.one-to-invest"
    if word == "retrieve":
        return "influence.spend.two-to-retrieve"
    if not g.edition.moves_out_at_will:
        return "influence.control.when"
    return out_bar(g, seat, card)


def _merge_bar(g: Vtes, seat: int, coming: int, there: int) -> str:
    if influence_phase(g, seat) is None:
        return "influence.transfers.default-four"
    return merge.bar(g, seat, coming, there) or "influence.merge.cost"


def influence_phase(g: Vtes, seat: int) -> InfluencePhase | None:
    for frame in g.stack:
        if isinstance(frame, InfluencePhase) and frame.seat == seat:
            return frame
    return None


def discard_phase(g: Vtes, seat: int) -> DiscardPhase | None:
    for frame in g.stack:
        if isinstance(frame, DiscardPhase) and frame.seat == seat:
            return frame
    return None
