"""Choices in combat: what to strike with, at which range, whether to go on, what to prevent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.vtes.model import stats
from praxis.vtes.rules.damage import DamageResolution

if TYPE_CHECKING:
    from praxis.bots.vtes.eye import Eye
    from praxis.kernel.decision import Option


def _pair(eye: Eye) -> tuple[int, int]:
    """This seat's combatant and its opponent; -1 for both if it has none."""
    found = eye.round
    combat = eye.g.combat()
    if found is not None:
        acting, opposing = found.acting, found.opposing
    elif combat is not None:
        acting, opposing = combat.acting, combat.opposing
    else:
        return -1, -1
    if eye.is_mine(acting):
        return acting, opposing
    return (opposing, acting) if eye.is_mine(opposing) else (-1, -1)


def _incoming(eye: Eye, mine: int, other: int) -> int:
    """The damage that the opponent's strike may do: the chosen strike, or the best."""
    found = eye.round
    if found is None:
        return 1
    chosen = found.first if other == found.acting else found.second
    strength = stats.strength(eye.g, other)
    if chosen:
        if chosen[0] in ("dodge", "combat-ends"):
            return 0
        return int(chosen[1]) + int(chosen[5]) + (strength if int(chosen[3]) & 16 else 0)
    return 0 if found.long else eye.damage(other, False)


def strikes(eye: Eye, option: Option) -> float:
    mine, other = _pair(eye)
    if mine < 0:
        return 0.0
    taken = _incoming(eye, mine, other)
    peril = eye.worth(mine) if eye.falls(mine, taken) else 0.4 * taken
    gist = eye.gist(option)
    kind = gist.strike or "hand"
    if kind == "dodge":
        return 0.9 * peril - eye.price(option)
    if kind == "combat-ends":
        return peril - eye.price(option) + (0.3 if "unlocks" in gist.flags else 0.0)
    far = eye.round is not None and bool(eye.round.long)
    strength = stats.strength(eye.g, mine)
    if kind == "hand":
        points = 0 if far else strength
    else:
        points = gist.damage + (strength if "with-strength" in gist.flags else 0)
        points = 0 if far and "ranged" not in gist.flags else points
    gain = 0.4 * points
    if "aggravated" in gist.flags and points:
        gain += 0.6 * eye.worth(other)
    elif eye.falls(other, points):
        gain += 0.7 * eye.worth(other)
    if kind == "steal-blood":
        gain += 0.4 * points
    elif kind in ("burn-equipment", "steal-equipment"):
        gain = 0.8 if eye.g.on(other) else 0.0
    return gain - eye.price(option)


def maneuvers(eye: Eye, option: Option) -> float:
    """What a maneuver is worth: the seat wants the range at which it does better."""
    mine, other = _pair(eye)
    if option[0] == "pass" or mine < 0 or eye.round is None:
        return 0.0
    given, taken = eye.damage(mine, True), eye.damage(other, False)
    ranged = _shoots(eye, mine)
    wants_far = ranged > 0 or eye.falls(mine, taken) or taken > given
    if bool(eye.round.long) == wants_far:
        return -0.2
    return 0.6 + (1.0 if eye.falls(mine, taken) else 0.0) - eye.price(option)


def _shoots(eye: Eye, minion: int) -> int:
    from praxis.bots.vtes.gist import gist_of

    best = 0
    for card in eye.g.on(minion):
        for mode in eye.g.face[card].definition.abilities:
            gist = gist_of(mode)
            if gist.strike == "damage" and "ranged" in gist.flags:
                best = max(best, gist.damage)
    return best


def presses(eye: Eye, option: Option) -> float:
    """What a press is worth: the seat goes on if one more round is a gain, else it ends the combat."""
    mine, other = _pair(eye)
    if option[0] == "pass" or mine < 0 or eye.round is None:
        return 0.0
    wants_more = eye.duel(mine, other) > 0.4
    if wants_more == bool(eye.round.press):
        return -0.2
    return 0.5 + min(2.0, abs(eye.duel(mine, other))) - eye.price(option)


def prevents(eye: Eye, option: Option) -> float:
    top = next((frame for frame in reversed(eye.g.stack) if isinstance(frame, DamageResolution)), None)
    if option[0] == "pass" or top is None or top.index >= len(top.blows):
        return 0.0
    blow = top.blows[top.index]
    victim, ordinary, aggravated = blow[0], blow[1], blow[2]
    gist = eye.gist(option)
    if not eye.is_mine(victim):
        return -0.2
    points = gist.prevent or 1
    kept = min(points, ordinary + aggravated)
    worth = 0.5 * kept
    if aggravated or eye.falls(victim, ordinary):
        worth += 0.6 * eye.worth(victim)
    return worth - eye.price(option)


def readies(eye: Eye, option: Option) -> float:
    """What cards before range, before strikes and for additional strikes are worth: something only if they decide the
    fight."""
    mine, other = _pair(eye)
    if option[0] not in ("play", "use"):
        return 0.0
    gist = eye.gist(option)
    if mine < 0:
        return -0.1
    given = eye.damage(mine, False)
    if gist.ends_combat:
        return 0.6 * -eye.duel(mine, other) - eye.price(option) - 0.3
    if gist.strength:
        fells = eye.falls(other, given + gist.strength) and not eye.falls(other, given)
        return 0.4 * gist.strength + (1.5 if fells else 0.0) - eye.price(option) - 0.3
    if gist.strikes:
        return 0.4 * given * gist.strikes - eye.price(option)
    if gist.maneuver or gist.press:
        return -0.1
    return 0.4 - eye.price(option)
