"""Why not: for an answer that is not offered, the clauses that forbid it. This module asks the same functions as the
options do."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.kernel.game import Reason
from praxis.vtes.actions.base import Cardless
from praxis.vtes.actions.table import CARDLESS, HUNT
from praxis.vtes.answers import ANSWERS
from praxis.vtes.effects import who_plays
from praxis.vtes.effects.storing import is_kept_to_play
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.regions import CONTESTED, HAND, RESEARCH, TORPOR, UNCONTROLLED
from praxis.vtes.model.rulings import FORBIDDEN
from praxis.vtes.model.spans import NOBODY, TurnSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import aim_why, announce, blockers, combat_why, minion, phase_why, timing_why, votes_why
from praxis.vtes.rules.answer_roles import knows_all, means_something
from praxis.vtes.rules.requirement import TEXTS, bar

_TEXTS: Final[dict[str, str]] = {
    "minion.act.ready-untapped": "only a ready unlocked minion can take an action",
    "action.ally.cannot-act-this-turn": "an ally cannot act in the turn in which it was recruited",
    "minion.repeat.bleed-once": "a minion bleeds only once a turn",
    "minion.repeat.political-once": "a vampire takes one political action a turn",
    "minion.repeat.action-card": "a minion uses the same action card only once a turn",
    "minion.repeat.card-in-play": "a minion uses the same action of a card in play only once a turn",
    "minion.mandatory.before-others": "a vampire without blood must hunt first",
    "minion.mandatory.empty-hunts": "a vampire without blood can only hunt",
    "action.hunt.vampires-only": "only vampires hunt",
    "action.bleed.target-prey": "a minion bleeds only your prey, unless a card says otherwise",
    "action.announce.details": "that is said as an action is announced",
    "master.trophy.award": "a trophy is awarded when a Red List minion is burned",
    "master.discipline.level": "a Discipline card is for a vampire who lacks the Discipline at superior",
    "action.political.vampires-only": "only vampires take political actions",
    "action.bleed.never-self": "there is nobody to bleed",
    "minion.act.one-at-a-time": "another action is in progress",
    "minion.mandatory.no-other-action": "the minion has a mandatory action to take",
    "minion.stuck.two-different": "a minion with two different mandatory actions can take none",
    "minion.stuck.unable": "the minion cannot take its mandatory action, so it can take none",
    "action.card.one-per-action": "only one action at a time, with one action card",
    "action.card.not-modifier": "an action card cannot modify another action",
    "action.anarch.who": "only a vampire without title who is no anarch yet can become one",
    "action.anarch.cost": "the vampire has too little blood to become an anarch",
    "action.equip.transfer-receiver": "equipment is taken from another minion of your own",
    "action.retainer.not-transferable": "a retainer stays with the minion who employed it",
    "action.ally.other-means-basic": "the card came into play in its basic version",
    "torpor.rescue.vampires-only": "only vampires rescue",
    "torpor.rescue.cost": "a rescue costs 2 blood of the two vampires",
    "torpor.state.actions-against": "only a vampire in torpor can be rescued or diablerized",
    "block.attempt.retry-unlimited": "he has failed three times, and nobody has used a card or effect since",
    "torpor.state.no-block": "a vampire in torpor cannot block",
    "torpor.state.no-combat": "a vampire in torpor cannot enter combat",
    "torpor.state.no-reaction": "a vampire in torpor cannot play reaction cards",
    "diablerie.action.vampires-only": "only vampires diablerize",
    "diablerie.commit.ready-vampires-only": "only a ready vampire commits diablerie",
    "trait.blood-cursed.no-diablerie": "a Blood Cursed vampire cannot commit diablerie",
    "trait.slave.no-directed": "a slave needs a member of the clan to act against another Methuselah",
    "contest.card.face-down": "a contested card is out of play",
    "block.attempt.one-at-a-time": "another minion is attempting to block",
    "block.who.predator-after-prey": "the prey decides first",
    "block.who.several-targets-order": "the targeted Methuselahs decide clockwise",
    "block.state.b-no-target-change": "the target cannot change while a minion attempts to block",
    "block.state.c-sequencing": "all Methuselahs have declined to block",
    "torpor.state.only-leave-action": "a vampire in torpor can only leave torpor",
    "torpor.leave.cost": "leaving torpor costs 2 blood",
    "block.who.ready-untapped": "only a ready unlocked minion can block",
    "block.who.undirected": "only minions of the prey and the predator can block this action",
    "block.who.directed": "only minions of the targeted Methuselah can block this action",
    "block.decline.final": "you have declined to block this action",
    "block.who.other-methuselahs": "your own minions cannot block your action",
    "minion.act.own-phase": "actions are taken in your own minion phase",
    "card.hand.always-match": "a hand must be brought to its size first",
    "end.game.last-standing": "the game is over",
}


def because(clause: str) -> Reason:
    for texts in (_TEXTS, TEXTS, combat_why.TEXTS, votes_why.TEXTS, phase_why.TEXTS, timing_why.TEXTS):
        if clause in texts:
            return Reason(clause, texts[clause])
    return Reason(clause, "the rules do not allow it now")


def reasons(g: Vtes, seat: int, option: Option) -> list[Reason]:
    """All that forbids this answer to this seat now; empty if the answer means nothing here.

    For a card that the seat may not know, only what its place forbids is given, whatever is printed on it.
    """
    if not means_something(g, option):
        return [because(clause) for clause in aim_why.beyond(g, seat, option)]
    if not knows_all(g, seat, option):
        return [because(clause) for clause in _by_place(g, seat, option)]
    if g.decision is None:
        return [because("end.game.last-standing")]
    if not any(isinstance(frame, TurnSpan) for frame in g.stack):
        return [because(g.decision.clause)]  # somebody must discard between two turns
    return [because(clause) for clause in _clauses(g, seat, option)]


_PLACES: Final = {
    "invest": "influence.spend.own-region-only",
    "retrieve": "influence.spend.own-region-only",
    "merge": "influence.merge.condition",
}


def _by_place(g: Vtes, seat: int, option: Option) -> list[str]:
    """The clause by which a card that lies face down before somebody else cannot be used. Its place is public."""
    first = option[1] if len(option) > 1 else NOBODY
    if str(option[0]) not in _PLACES or not isinstance(first, int) or not 0 <= first < len(g.face):
        return []
    elsewhere = g.where[first] == UNCONTROLLED and g.controller[first] != seat
    return [_PLACES[str(option[0])]] if elsewhere else []


def _clauses(g: Vtes, seat: int, option: Option) -> list[str]:
    word = str(option[0])
    numbers = [part for part in option[1:] if isinstance(part, int)]
    if any(card >= 0 and _is_contested(g, seat, card) for card in _who_does(word, numbers)):
        return ["contest.card.face-down"]
    if word in CARDLESS:
        found = _action_clauses(g, seat, CARDLESS[word], option)
        return found or timing_why.clauses(g, seat, option)
    if word == "block" and g.controller[numbers[0]] == seat and g.is_minion(numbers[0]):
        return _block_clauses(g, seat, numbers[0]) or timing_why.clauses(g, seat, option)
    if word == "play" and _holds(g, seat, numbers[0], numbers[2]):
        found = _play_clauses(g, seat, numbers[0], numbers[1], numbers[2])
        return found or timing_why.clauses(g, seat, option)
    if word == "use" and _has(g, seat, numbers[0], numbers[2]):
        found = _use_clauses(g, seat, numbers[0], numbers[1], numbers[2])
        return found or timing_why.clauses(g, seat, option)
    if word in ("strike", "maneuver", "press", "at"):
        return combat_why.clauses(g, seat, option)
    if word in phase_why.WORDS:
        return phase_why.clauses(g, seat, option)
    if word in votes_why.WORDS:
        return votes_why.clauses(g, seat, option) or timing_why.clauses(g, seat, option)
    return [_ASKED.get(word, FORBIDDEN)] if word in ANSWERS else []


_ASKED: Final = {
    "award": "master.trophy.award",
    "fetch-conviction": "imbued.conviction.from-hand-or-ash-heap",
    "burn": "imbued.conviction.pays-costs",
    "also": "action.announce.details",
}
"""Answers that are given only where something asks for them: the rule that asks, if it is not the text of a card."""


def _who_does(word: str, numbers: list[int]) -> list[int]:
    """The cards with which something is to be done: who acts, blocks or votes, who plays a card, what is used."""
    if word in CARDLESS or word in ("block", "vote"):
        return numbers[:1]
    return numbers[1:2] if word == "play" else numbers[:2] if word == "use" else []


def _is_contested(g: Vtes, seat: int, card: int) -> bool:
    return g.where[card] == CONTESTED and g.controller[card] == seat


def _phase_clauses(g: Vtes, seat: int, actor: int) -> list[str]:
    """The clause that keeps a minion from any action."""
    if g.controller[actor] != seat or g.turn_span().seat != seat:
        return ["minion.act.own-phase"]
    if g.action() is not None:
        return ["minion.act.one-at-a-time"]
    clause = announce.act_bar(g, actor)
    return [clause] if clause else []


def _duty_clauses(g: Vtes, seat: int, actor: int, hunting: bool) -> list[str]:
    """The clauses by which mandatory actions of the minion or of others come first."""
    clause = minion.duty_bar(g, seat, actor)
    return [clause] if clause and not (hunting and clause == "minion.mandatory.empty-hunts") else []


def _action_clauses(g: Vtes, seat: int, action: Cardless, option: Option) -> list[str]:
    actor = int(option[1])
    found = _phase_clauses(g, seat, actor)
    if found and found[0] in ("minion.act.own-phase", "minion.act.one-at-a-time"):
        return found
    if action.in_torpor:
        found = [] if g.where[actor] == TORPOR else ["action.types.torpor-actions"]
    own = action.refusal(g, seat, option) or action.dear_bar(g, seat, option)
    for each in [*_duty_clauses(g, seat, actor, action is HUNT), own]:
        if each and each not in found:
            found.append(each)
    return found


def _block_clauses(g: Vtes, seat: int, blocker: int) -> list[str]:
    action = g.action()
    if action is None:
        return []
    clause = blockers.bar(g, action, blocker)
    if clause == "block.who.other-methuselahs":
        return [clause]
    return [each for each in (clause, blockers.turn_bar(g, action, seat)) if each]


def _holds(g: Vtes, seat: int, card: int, mode: int) -> bool:
    """Whether a card in her hand has such a mode."""
    if g.controller[card] != seat or not 0 <= mode < len(g.face[card].definition.modes):
        return False
    return g.where[card] == HAND or (g.where[card] == RESEARCH and is_kept_to_play(g, seat, card))


def _has(g: Vtes, seat: int, card: int, mode: int) -> bool:
    """Whether a card of hers in play has such an ability; abilities are counted from -1 down."""
    abilities = g.face[card].definition.abilities
    if not g.is_in_play(card) or not -len(abilities) <= mode < 0:
        return False
    if abilities[-1 - mode].open:
        return True
    if abilities[-1 - mode].by == who_plays.BY_KEEPER and g.host[card] >= 0:
        return g.controller[g.host[card]] == seat
    return g.controller[card] == seat


def _play_clauses(g: Vtes, seat: int, card: int, player: int, mode: int) -> list[str]:
    types = g.face[card].types
    action = g.action()
    found: list[str] = []
    if types & (faces.MASTER | faces.EVENT) and player < 0:
        clause = phase_why.play_bar(g, seat, card)
        if clause:
            found.append(clause)
    if types & faces.REACTION and player >= 0:
        if action is not None and action.seat == seat:
            found.append("action.reaction.not-own")
        elif action is None:
            found.append("action.reaction.who")
        elif g.where[player] == TORPOR:
            found.append("torpor.state.no-reaction")
        elif not g.is_ready(player) or (not stats.is_awake(g, player) and not _wakes(g, card, mode)):
            found.append("action.reaction.who")
    if types & faces.MODIFIER and (action is None or (player == action.actor) == _for_others(g, card, mode)):
        found.append("action.modifier.acting-only")
    found.extend(combat_why.timing(g, seat, card, player, g.face[card].definition.modes[mode]))
    if types & faces.ACTIONS and player >= 0:
        if action is not None:
            return ["action.card.not-modifier" if action.seat == seat else "minion.act.own-phase"]
        found.extend(_phase_clauses(g, seat, player) or _duty_clauses(g, seat, player, False))
        clause = announce.card_bar(g, seat, player, card, mode)
    else:
        clause = bar(g, seat, player, card, mode)
    clause = aim_why.aimed(g, seat, card, player, mode, clause)
    if clause and clause not in found and not (found and clause == "card.play.declare"):
        found.append(clause)
    return found


def _use_clauses(g: Vtes, seat: int, card: int, player: int, mode: int) -> list[str]:
    """The clauses that forbid the use of an ability of a card in play."""
    abilities = g.face[card].definition.abilities
    found = combat_why.timing(g, seat, card, player, abilities[-1 - mode])
    if player >= 0 and abilities[-1 - mode].by in (who_plays.BY_READY, who_plays.BY_TORPID):
        found.extend(_phase_clauses(g, seat, player) or _duty_clauses(g, seat, player, False))
        clause = announce.card_bar(g, seat, player, card, mode)
    else:
        clause = bar(g, seat, player, card, mode)
    if clause and clause not in found and not (found and clause == "card.play.declare"):
        found.append(clause)
    return found


def _wakes(g: Vtes, card: int, mode: int) -> bool:
    return g.face[card].definition.modes[mode].by in (who_plays.BY_LOCKED, who_plays.BY_ALERT)


def _for_others(g: Vtes, card: int, mode: int) -> bool:
    """Whether a mode is for another minion than the acting one. [action.modifier.non-acting]"""
    return g.face[card].definition.modes[mode].by == who_plays.BY_OTHER
