"""What an action is worth, what a modifier is worth, and when to block."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.bots.vtes.gist import gist_of, number
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.regions import TORPOR

if TYPE_CHECKING:
    from praxis.bots.vtes.eye import Eye
    from praxis.bots.vtes.gist import Gist
    from praxis.kernel.decision import Option

LETHAL: Final = 30.0
NEVER: Final = -50.0
_GIVES: Final = {"bleed": 2.5, "intercept": 1.5, "stealth": 1.5, "strength": 1.0, "votes": 1.5, "transfers": 2.0}
"""What one point of each number that a permanent gives is worth."""


def play(eye: Eye, option: Option) -> float:
    """What a card or an ability is worth where nothing special is at stake: its gain less its cost."""
    if option[0] not in ("play", "use"):
        return 0.0
    gist = eye.gist(option)
    style = eye.style
    need = style.gain_pool_poor if eye.pool < 10 else style.gain_pool
    worth = gist.pool * need + 0.6 * gist.influence + style.hurt * gist.hurt + 2.0 * gist.title
    worth += style.draws * gist.draws + style.other * min(1, gist.other) + (style.unlocks if gist.unlocks else 0.0)
    worth += style.blood * gist.blood if gist.blood > 0 else _blood_taken(eye, option, gist)
    if gist.pool_burn:
        worth += 0.3 if gist.for_all else 0.8 * gist.pool_burn
    if gist.permanent:
        worth += style.permanent + _gives(eye, int(option[1]))
        if option[0] == "play" and _has_already(eye, int(option[1])):
            worth -= 3.0
    if gist.fights:
        worth += 0.3 + 1.5 * (eye.style.fight - 1.0)
    return worth - eye.price(option) - 0.05


def _blood_taken(eye: Eye, option: Option, gist: Gist) -> float:
    """What it costs that own minions lose blood: little while they have enough."""
    if not gist.blood:
        return 0.0
    host = eye.g.host[int(option[1])]
    stock = eye.g.blood[host] if host >= 0 else max((eye.g.blood[m] for m in eye.ready(eye.seat)), default=0)
    return gist.blood * (0.3 if stock > 3 else 0.8 if stock > 1 else 2.0)


def _gives(eye: Eye, card: int) -> float:
    return sum(_GIVES.get(part.word, 0.5) * number(part.n.tree()) for part in eye.g.face[card].definition.gives)


def _has_already(eye: Eye, card: int) -> bool:
    """Whether a copy of a unique card is in play already, so that a second one would only be contested."""
    face = eye.g.face[card]
    return face.unique and any(eye.g.face[other] is face for other in eye.g.cards_in_play())


# -- the minion phase -------------------------------------------------------------------------------------------------


def act(eye: Eye, option: Option) -> float:
    word = option[0]
    if word == "pass":
        return 0.0
    minion = int(option[1])
    if word in ("play", "use"):
        minion = int(option[2])
        if minion < 0:
            return play(eye, option)
        return _by_card(eye, option, minion)
    if word == "bleed":
        return _bleeds(eye, minion, 0, 0) - _left_open(eye, minion)
    if word == "hunt":
        return _hunts(eye, minion)
    if word == "leave":
        return 4.0
    if word == "rescue":
        return _rescues(eye, option)
    if word == "diablerize":
        return _diablerizes(eye, minion, int(option[2]))
    return -1.0


def _blocked(eye: Eye, minion: int, stealth: int, seats: list[int]) -> float:
    """How likely it is that an action is blocked."""
    g = eye.g
    watching = [m for seat in set(seats) if seat != eye.seat for m in eye.unlocked(seat)]
    own = stealth + stats.stealth(g, minion)
    if not watching:
        return 0.04
    able = [m for m in watching if stats.intercept(g, m) >= own]
    if not able:
        return 0.12
    odds = 1.0 - eye.style.blocks ** len(able)
    if own + eye.usable(minion, "stealth") > max(stats.intercept(g, m) for m in able):
        odds *= 0.35
    return odds


def _fight_risk(eye: Eye, minion: int, seats: list[int]) -> float:
    duels = [eye.duel(minion, m) for seat in set(seats) if seat != eye.seat for m in eye.unlocked(seat)]
    return max(0.0, -min(duels)) if duels else 0.0


def _bleeds(eye: Eye, minion: int, more: int, stealth: int) -> float:
    amount = eye.bleed(minion) + more
    if amount <= 0:
        return -1.0
    blocked = _blocked(eye, minion, stealth, [eye.prey])
    hoped = amount + 0.7 * eye.usable(minion, "bleed", summed=False)
    pool = eye.g.pool[eye.prey]
    gain = hoped + (0.4 if eye.g.edge != eye.seat else 0.0)
    if hoped >= pool:
        gain += eye.style.oust
    elif pool <= 8:
        gain *= eye.style.weak_prey
    gain *= eye.style.bleed
    return gain * (1.0 - blocked) - blocked * eye.style.risk * _fight_risk(eye, minion, [eye.prey])


def _left_open(eye: Eye, minion: int) -> float:
    """What it costs to have this minion locked in the predator's turn."""
    if len(eye.unlocked(eye.seat)) > 1:
        return 0.0
    danger = eye.threat() / max(1, eye.pool)
    return 0.0 if danger * eye.style.wall < 0.35 else eye.style.open * danger * eye.style.wall


def _hunts(eye: Eye, minion: int) -> float:
    missing = eye.capacity(minion) - eye.g.blood[minion]
    if missing <= 0:
        return -1.0
    stock = eye.g.blood[minion]
    worth = 4.0 if stock == 0 else 1.6 if stock == 1 else 0.9 if stock == 2 else eye.style.hunt
    blocked = _blocked(eye, minion, 1, [eye.prey, eye.predator])
    return worth - blocked * 0.5 * _fight_risk(eye, minion, [eye.prey, eye.predator])


def _rescues(eye: Eye, option: Option) -> float:
    minion, victim, own = int(option[1]), int(option[2]), int(option[3])
    if not eye.is_mine(victim):
        return -2.0
    return 2.5 + 0.2 * eye.capacity(victim) - (2.0 if eye.g.blood[minion] - own < 1 else 0.1 * own)


def _diablerizes(eye: Eye, minion: int, victim: int) -> float:
    """What diablerie is worth: something only if the blood hunt after it would fail."""
    others = sum(eye.votes(seat) for seat in eye.g.seated() if seat != eye.seat)
    if eye.is_mine(victim) or eye.votes(eye.seat) < others:
        return -5.0
    enemy = 1.0 if eye.g.controller[victim] in (eye.prey, eye.predator) else 0.3
    return enemy * (1.5 + 0.3 * eye.g.blood[victim])


def _by_card(eye: Eye, option: Option, minion: int) -> float:
    gist = eye.gist(option)
    mode = eye.mode_of(option)
    stealth = 0 if mode is None else mode.stealth
    if gist.is_bleed:
        return _bleeds(eye, minion, gist.bleed, stealth) + 0.2 - eye.price(option) - _left_open(eye, minion)
    types = eye.g.face[int(option[1])].types
    if option[0] == "play" and types & faces.POLITICAL:
        worth = _called(eye, gist)
    elif option[0] == "play" and types & faces.ALLY:
        worth = eye.style.ally + 0.4 * eye.g.face[int(option[1])].life - eye.price(option)
    else:
        worth = play(eye, option)
        if gist.influence and eye.wanted(99.0) < 0:
            worth -= 3.0
        if eye.g.where[minion] == TORPOR:
            worth += 4.0
    blocked = _blocked(eye, minion, stealth, [eye.prey, eye.predator])
    risk = _fight_risk(eye, minion, [eye.prey, eye.predator])
    return worth * (1.0 - blocked) - 0.5 * blocked * risk - 0.6 * _left_open(eye, minion)


def _called(eye: Eye, gist: Gist) -> float:
    """What a referendum is worth: its gain, by how likely it is to pass."""
    mine = eye.votes(eye.seat) + 1
    others = sum(eye.votes(seat) for seat in eye.g.seated() if seat != eye.seat)
    passes = 0.85 if mine > others else 0.5 if 2 * mine > others else 0.2
    gain = 1.0 + 2.5 * gist.title + (0.8 if gist.for_all else 1.0) * min(4, gist.pool_burn) + gist.pool
    return passes * gain * eye.style.vote


# -- while an action goes on -----------------------------------------------------------------------------------------


def during(eye: Eye, option: Option) -> float:
    """What a modifier of the seat's own action is worth, or an answer to somebody else's action."""
    action = eye.action
    if option[0] == "pass":
        return 0.0
    if action is None:
        return play(eye, option)
    if option[0] == "block":
        return blocks(eye, int(option[1]))
    if option[0] not in ("play", "use"):
        return 0.0
    return _modifies(eye, option) if action.seat == eye.seat else _reacts(eye, option)


def _modifies(eye: Eye, option: Option) -> float:
    assert eye.action is not None
    gist, action = eye.gist(option), eye.action
    price = eye.price(option)
    if gist.bleed and action.kind == "bleed" and action.victims and not gist.stealth:
        if eye.asked in ("announced", "open", "attempt") and eye.unlocked(action.victims[0]):
            return -0.1  # better later, when nobody can block any more
        pool = eye.g.pool[action.victims[0]]
        now = eye.bleed(action.actor)
        if now >= pool:
            return -0.1
        return min(gist.bleed, pool - now) + (LETHAL if now + gist.bleed >= pool else 0.0) - price
    if gist.stealth and action.blocker >= 0:
        short = stats.intercept(eye.g, action.blocker) - stats.stealth(eye.g, action.actor) + 1
        if short <= 0:
            return -0.1
        reach = max(gist.stealth, eye.usable(action.actor, "stealth"))
        return 2.0 - price - 0.1 * max(0, gist.stealth - short) if reach >= short else -0.1
    if gist.stealth:
        return (0.3 if gist.bleed else -0.1) + min(gist.bleed, 1) * 0.5 - price
    if gist.votes:
        return 0.5 - price
    if gist.bleed or gist.strike or gist.maneuver or gist.prevent:
        return -0.1
    return play(eye, option)


def danger(eye: Eye) -> float:
    """How much pool the action in progress costs this seat if nobody stops it."""
    action, g = eye.action, eye.g
    if action is None or action.seat == eye.seat or action.outcome:
        return 0.0  # the action was stopped already
    at_me = eye.seat in action.victims
    if action.kind == "bleed":
        if not at_me:
            return -0.5 if action.seat == eye.prey else 0.0
        amount = eye.bleed(action.actor)
        if amount + _surprise(eye) >= eye.pool:
            return LETHAL
        return eye.style.harm * amount * (1.0 + eye.style.harm_poor * max(0, 10 - eye.pool)) + 0.3
    near = 1.0 if action.seat in (eye.prey, eye.predator) else 0.3
    if at_me:
        return 2.0
    if action.kind == "political":
        return 1.5 * near
    if action.kind == "hunt":
        return 1.3 * near if g.blood[action.actor] == 0 else 0.5 * near
    return eye.style.harm_of_actions * near


def _surprise(eye: Eye) -> int:
    """How much a bleed may still grow if nobody blocks it."""
    return 2 if eye.asked in ("announced", "open", "block", "attempt") else 0


def _gap(eye: Eye, minion: int) -> int:
    """How much intercept a minion lacks to block."""
    assert eye.action is not None
    return stats.stealth(eye.g, eye.action.actor) - stats.intercept(eye.g, minion)


def blocks(eye: Eye, minion: int) -> float:
    assert eye.action is not None
    harm = danger(eye) * eye.style.wall
    gap = _gap(eye, minion)
    if gap > 0 and eye.usable(minion, "intercept") < gap:
        return -0.5
    odds = 0.8 if gap <= 0 else 0.6
    fight = eye.duel(minion, eye.action.actor)
    return odds * (harm + fight) - eye.style.block_price


def _reacts(eye: Eye, option: Option) -> float:
    assert eye.action is not None
    gist, action, price = eye.gist(option), eye.action, eye.price(option)
    harm = danger(eye)
    at_me = eye.seat in action.victims
    if gist.redirect:
        return harm * 1.1 - price - eye.style.redirect_price if at_me and action.kind == "bleed" else -0.1
    if gist.reduce:
        if not at_me or action.kind != "bleed":
            return -0.1
        amount = eye.bleed(action.actor)
        saves = amount >= eye.pool > amount - gist.reduce
        return min(gist.reduce, amount) + (LETHAL if saves else 0.0) - price - eye.style.reduce_price
    if gist.intercept and action.blocker >= 0 and eye.is_mine(action.blocker):
        gap = _gap(eye, action.blocker)
        reach = max(gist.intercept, eye.usable(action.blocker, "intercept"))
        return 0.6 + 0.5 * harm - price if 0 < gap <= reach else -0.1
    if gist.wake:
        return _wakes(eye, int(option[2]), gist, harm) - price
    if gist.cancel:
        return harm - eye.style.cancel_price - price
    if gist.intercept or gist.strike or gist.maneuver or gist.prevent or gist.votes:
        return -0.1
    if gist.hurt or gist.ends_combat:
        return harm - 1.0 - price
    return play(eye, option) - 0.3


def _wakes(eye: Eye, minion: int, gist: Gist, harm: float) -> float:
    """What it is worth to wake a minion: something only if the minion can then avert a real harm."""
    if minion < 0 or harm < eye.style.wake:
        return -0.1
    levels = stats.disciplines(eye.g, minion)
    modes = [mode for card in eye.hand() for mode in eye.g.face[card].definition.modes]
    answers = any(
        (gist_of(mode).redirect or gist_of(mode).reduce) and levels.issuperset(mode.disciplines) for mode in modes
    )
    stops = _gap(eye, minion) <= gist.intercept + eye.usable(minion, "intercept")
    if answers:
        return 0.5 * harm
    if not stops or eye.action is None:
        return -0.1
    return 0.4 * (harm + min(0.0, eye.duel(minion, eye.action.actor)))
