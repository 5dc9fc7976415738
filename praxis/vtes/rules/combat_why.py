"""Why not, in combat: the clause that forbids a strike, a maneuver, a press, a target or a card at this moment."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.vtes.effects import who_plays
from praxis.vtes.effects.mode import Mode
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats, windows
from praxis.vtes.model.combat_spans import CombatSpan, RoundSpan
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.exchange import MANEUVER, RULES, Exchange, held
from praxis.vtes.rules.playing import Impulse
from praxis.vtes.rules.strike import ChooseStrike, additional_strikes, commitment, retainers, strike_of, works_at

TEXTS: Final[dict[str, str]] = {
    "combat.cards.played-by": "only a minion in combat plays combat cards",
    "combat.start.block": "there is no combat",
    "combat.cards.combat-only": "in combat no minion cards but combat cards are played",
    "combat.cards.non-combatant": "that card is for a minion that is not in the combat",
    "combat.order.acting-first": "the chance goes to the acting minion first, then to the opposing one",
    "combat.before-range.timing": "that is used before the first maneuver",
    "combat.before-strikes.step": "that is used after the range is set and before strikes are chosen",
    "combat.sequence.steps": "that belongs to another step of the round",
    "combat.range.none-by-default": "a maneuver must come from a card or an effect",
    "combat.range.no-two-in-a-row": "only the opponent's maneuver can be answered, not one's own",
    "combat.range.one-strike-source": "one strike card or weapon has given a maneuver this round",
    "combat.range.commits-strike": "the maneuver has chosen the strike of this pair already",
    "combat.range.mandatory-maneuver": "the maneuver on that card must be used in the determine range step",
    "combat.range.limits-effects": "that works at the other range only",
    "combat.strike.choose-order": "the other minion chooses his strike now",
    "combat.additional.after-first-pair": "additional strikes are gained after the first pair of strikes",
    "combat.additional.no-strike-left": "the minion has no strike in this pair",
    "combat.additional.one-source": "one card or effect has given additional strikes this round",
    "combat.press.no-two-in-a-row": "only the opponent's press can be answered, not one's own",
    "combat.press.continue": "the minion has no press",
    "combat.retainer.long-range-only": "a retainer can be struck at long range only",
    "combat.retainer.long-effective-strike": "only a strike that works at long range can be aimed at a retainer",
    "combat.retainer.target-instead": "only retainers of the opposing minion can be struck instead of him",
    "combat.retainer.damage-unpreventable": "damage of a strike aimed at a retainer cannot be prevented",
    "combat.steal-equipment.unusable-this-round": "equipment stolen in this round cannot be used in it",
    "combat.burn-equipment.weapon-variant": "that strike works on weapons only",
    "damage.prevent.minions-only": "damage to retainers cannot be prevented",
    "damage.prevent.one-at-a-time": "that minion takes no damage now",
    "card.golden.overrides-rules": "the card's own text, or another card's, does not allow it now",
}


def clauses(g: Vtes, seat: int, option: Option) -> list[str]:
    """The clauses by which the combat in progress forbids an answer; none outside a combat."""
    combat, round_ = g.combat(), g.round()
    word = option[0]
    if combat is None or round_ is None:
        return ["combat.start.block"]
    mine = [minion for minion in (combat.acting, combat.opposing) if g.controller[minion] == seat]
    if word == "at":
        return _aim_clauses(g, round_, seat, int(option[1]))
    if not mine:
        return ["combat.cards.played-by"]
    if word == "strike":
        return _strike_clauses(g, round_, mine[0])
    if word in ("maneuver", "press"):
        return _exchange_clauses(g, str(word), mine[0])
    return []


def _strike_clauses(g: Vtes, round_: RoundSpan, minion: int) -> list[str]:
    top = g.stack[-1]
    if not isinstance(top, ChooseStrike):
        if round_.pair and additional_strikes(g, minion) < round_.pair:
            return ["combat.additional.no-strike-left"]
        return ["combat.sequence.steps"]
    if commitment(g, minion) is not None:
        return ["combat.range.commits-strike"]
    if round_.pair and additional_strikes(g, minion) < round_.pair:
        return ["combat.additional.no-strike-left"]
    return ["combat.strike.choose-order"] if top.minion != minion else []


def _exchange_clauses(g: Vtes, word: str, minion: int) -> list[str]:
    frame = _moment_frame(g)
    if not isinstance(frame, Exchange):
        return ["combat.sequence.steps"]
    if frame.what != word:
        return ["combat.sequence.steps"]
    if frame.last == minion:
        return [f"combat.{'range' if word == MANEUVER else 'press'}.no-two-in-a-row"]
    clause = bars(g, RULES[word], minion)
    if clause:
        return [clause]
    if not held(g, word, minion):
        return ["combat.range.none-by-default" if word == MANEUVER else "combat.press.continue"]
    return []


def _aim_clauses(g: Vtes, round_: RoundSpan, seat: int, target: int) -> list[str]:
    if not 0 <= target < len(g.face):
        return []
    for minion in (round_.acting, round_.opposing):
        if g.controller[minion] != seat:
            continue
        strike = strike_of(round_, minion)
        if target in retainers(g, round_.other(minion)):
            found = [] if round_.long else ["combat.retainer.long-range-only"]
            if strike and not works_at(strike, 1):
                found.append("combat.retainer.long-effective-strike")
            return found
        if stats.is_equipment(g, target) and g.host[target] == round_.other(minion):
            return ["combat.burn-equipment.weapon-variant"]
        return ["combat.retainer.target-instead"]
    return []


# -- cards and effects ------------------------------------------------------------------------------------------------


def timing(g: Vtes, seat: int, card: int, minion: int, mode: Mode) -> list[str]:
    """Why a mode of a card cannot be used by that minion at this moment of the combat."""
    combat = g.combat()
    types = g.face[card].types
    if combat is None:
        return ["combat.cards.played-by"] if mode.by in (who_plays.BY_COMBATANT, who_plays.BY_BYSTANDER) else []
    if mode.by in (who_plays.BY_ACTING, who_plays.BY_REACTING, who_plays.BY_READY, who_plays.BY_OTHER):
        in_hand = g.host[card] == NOBODY and not types & faces.CRYPT
        return ["combat.cards.combat-only"] if in_hand and g.round() is not None else []
    involved = minion in (combat.acting, combat.opposing)
    if mode.by == who_plays.BY_COMBATANT and not involved:
        return ["combat.cards.played-by"]
    if mode.by == who_plays.BY_BYSTANDER and involved:
        return ["combat.cards.non-combatant"]
    round_ = g.round()
    if round_ is None or mode.by == who_plays.BY_METHUSELAH:
        return []
    now = moment(g)
    if mode.when & now:
        return _own_turn(g, combat, minion)
    return [_missed(round_, mode.when)]


def moment(g: Vtes) -> int:
    """The moment of the round, as the windows name it."""
    frame = _moment_frame(g)
    if isinstance(frame, Exchange):
        return frame.window()
    if isinstance(frame, ChooseStrike):
        return windows.STRIKE
    return frame.window if isinstance(frame, Impulse) else windows.NEVER


def _moment_frame(g: Vtes) -> Exchange | ChooseStrike | Impulse | None:
    for frame in reversed(g.stack):
        if isinstance(frame, Exchange | ChooseStrike):
            return frame
        if isinstance(frame, Impulse) and not frame.window & windows.AS_PLAYED:
            return frame
        if isinstance(frame, RoundSpan):
            return None
    return None


def _own_turn(g: Vtes, combat: CombatSpan, minion: int) -> list[str]:
    """The clause by which it is the other combatant's turn, or no turn of his any more; none if it is this one's."""
    frame = _moment_frame(g)
    if isinstance(frame, Exchange):
        if frame.last == minion:
            return [f"combat.{'range' if frame.what == MANEUVER else 'press'}.no-two-in-a-row"]
        waits = minion == combat.opposing and frame.asked() != g.controller[minion]
        return ["combat.order.acting-first"] if waits else []
    if isinstance(frame, ChooseStrike):
        if frame.minion != minion:
            round_ = g.round()
            assert round_ is not None
            if round_.pair and additional_strikes(g, minion) < round_.pair:
                return ["combat.additional.no-strike-left"]
            return ["combat.strike.choose-order"]
        if commitment(g, minion) is not None:
            return ["combat.range.commits-strike"]
    return []


def _missed(round_: RoundSpan, when: int) -> str:
    """The clause that puts such a card at another moment."""
    if when & windows.BEFORE_RANGE:
        return "combat.before-range.timing"
    if when & windows.BEFORE_STRIKES:
        return "combat.before-strikes.step"
    if when & windows.ADDITIONAL and not round_.pair:
        return "combat.additional.after-first-pair"
    if when & windows.PREVENT:
        return "damage.prevent.one-at-a-time"
    return "combat.sequence.steps"
