"""Why not: for an answer that is not offered, the clauses that forbid it. Asks the same questions as the options do."""

from __future__ import annotations

from praxis.kernel.decision import Option
from praxis.kernel.game import Reason
from praxis.vtes import face as faces
from praxis.vtes import stats
from praxis.vtes.rules import blockers, combat_why, minion
from praxis.vtes.rules.requirement import TEXTS, bar
from praxis.vtes.state import HAND, READY, TORPOR, UNCONTROLLED, Vtes

_TEXTS: dict[str, str] = {
    "minion.act.ready-untapped": "only a ready unlocked minion can take an action",
    "action.ally.cannot-act-this-turn": "an ally cannot act in the turn in which it was recruited",
    "minion.repeat.bleed-once": "a minion bleeds only once a turn",
    "minion.repeat.political-once": "a vampire takes one political action a turn",
    "minion.repeat.action-card": "a minion uses the same action card only once a turn",
    "minion.repeat.card-in-play": "a minion uses the same action of a card in play only once a turn",
    "minion.mandatory.before-others": "a vampire without blood must hunt first",
    "minion.mandatory.empty-hunts": "a vampire without blood can only hunt",
    "action.hunt.vampires-only": "only vampires hunt",
    "action.political.vampires-only": "only vampires take political actions",
    "action.bleed.never-self": "there is nobody to bleed",
    "torpor.state.only-leave-action": "a vampire in torpor can only leave torpor",
    "torpor.leave.cost": "leaving torpor costs 2 blood",
    "block.who.ready-untapped": "only a ready unlocked minion can block",
    "block.who.undirected": "only minions of the prey and the predator can block this action",
    "block.who.directed": "only minions of the targeted Methuselah can block this action",
    "block.decline.final": "you have declined to block this action",
    "block.who.other-methuselahs": "your own minions cannot block your action",
    "minion.act.own-phase": "actions are taken in your own minion phase",
    "influence.spend.own-region-only": "transfers work only on your own uncontrolled region",
    "master.card.regular-when": "a master card is played in your own master phase",
}


def because(clause: str) -> Reason:
    text = _TEXTS.get(clause) or TEXTS.get(clause) or combat_why.TEXTS.get(clause) or "the rules do not allow it now"
    return Reason(clause, text)


def reasons(g: Vtes, seat: int, option: Option) -> list[Reason]:
    """All that forbids this answer to this seat now; empty if the answer means nothing here."""
    word = option[0]
    numbers = [part for part in option[1:] if isinstance(part, int)]
    if any(not 0 <= card < len(g.face) for card in numbers[:2] if card != -1):
        return []
    if word in ("bleed", "hunt", "leave", "anarch") and len(numbers) == 1:
        return [because(clause) for clause in _action_clauses(g, seat, str(word), numbers[0])]
    if word == "block" and len(numbers) == 1:
        return [because(clause) for clause in _block_clauses(g, seat, numbers[0])]
    if word == "play" and len(numbers) == 3:
        return [because(clause) for clause in _play_clauses(g, seat, numbers[0], numbers[1], numbers[2])]
    if word == "use" and len(numbers) == 3:
        return [because(clause) for clause in _use_clauses(g, seat, numbers[0], numbers[1], numbers[2])]
    if word in ("strike", "maneuver", "press", "at", "pass"):
        return [because(clause) for clause in combat_why.clauses(g, seat, option)]
    if word in ("invest", "retrieve") and len(numbers) == 1:
        card = numbers[0]
        if g.where[card] != UNCONTROLLED or g.controller[card] != seat:
            return [because("influence.spend.own-region-only")]
    return []


def _action_clauses(g: Vtes, seat: int, word: str, actor: int) -> list[str]:
    found: list[str] = []
    if g.controller[actor] != seat or g.turn_span().seat != seat:
        return ["minion.act.own-phase"]
    if g.where[actor] == TORPOR:
        if word != "leave":
            found.append("torpor.state.only-leave-action")
        elif g.blood[actor] < 2:
            found.append("torpor.leave.cost")
        return found
    clause = minion.act_bar(g, actor)
    if clause:
        found.append(clause)
    if word == "hunt" and not g.is_vampire(actor):
        found.append("action.hunt.vampires-only")
    if word != "hunt" and g.is_vampire(actor) and not g.blood[actor]:
        found.append("minion.mandatory.empty-hunts")
    elif any(other != actor and minion.must_hunt(g, other) for other in g.ready(seat)):
        found.append("minion.mandatory.before-others")
    if word == "bleed":
        clause = minion.bleed_bar(g, seat, actor)
        if clause:
            found.append(clause)
    return found


def _block_clauses(g: Vtes, seat: int, blocker: int) -> list[str]:
    action = g.action()
    if action is None or g.controller[blocker] != seat:
        return []
    if seat == action.seat:
        return ["block.who.other-methuselahs"]
    found: list[str] = []
    if g.where[blocker] != READY or not stats.is_awake(g, blocker):
        found.append("block.who.ready-untapped")
    if seat not in blockers.entitled(g, action):
        found.append("block.who.directed" if action.victims else "block.who.undirected")
    if seat in action.declined:
        found.append("block.decline.final")
    return found


def _play_clauses(g: Vtes, seat: int, card: int, player: int, mode: int) -> list[str]:
    if g.where[card] != HAND or g.controller[card] != seat or not 0 <= mode < len(g.face[card].definition.modes):
        return []
    types = g.face[card].types
    action = g.action()
    found: list[str] = []
    if types & faces.MASTER and g.turn_span().seat != seat:
        found.append("master.card.regular-when")
    if types & faces.REACTION and player >= 0:
        if action is not None and action.seat == seat:
            found.append("action.reaction.not-own")
        elif not g.is_ready(player) or not stats.is_awake(g, player):
            found.append("action.reaction.who")
    if types & faces.MODIFIER and action is not None and player != action.actor:
        found.append("action.modifier.acting-only")
    found.extend(combat_why.timing(g, seat, card, player, g.face[card].definition.modes[mode]))
    if types & faces.ACTIONS and player >= 0:
        clause = minion.act_bar(g, player) or minion.card_bar(g, seat, player, card, mode)
    else:
        clause = bar(g, seat, player, card, mode)
    if clause:
        found.append(clause)
    return found


def _use_clauses(g: Vtes, seat: int, card: int, player: int, mode: int) -> list[str]:
    """Of an ability of a card in play; they are counted from -1 down."""
    abilities = g.face[card].definition.abilities
    if not g.is_in_play(card) or g.controller[card] != seat or not -len(abilities) <= mode < 0:
        return []
    found = combat_why.timing(g, seat, card, player, abilities[-1 - mode])
    clause = bar(g, seat, player, card, mode)
    if clause and clause not in found:
        found.append(clause)
    return found
