"""A position as numbers: how a seat stands between its predator and its prey, on the table and in hand.

The numbers are of a whole game: one of self-play, or a world that a search has drawn. In such a world the hands of
others are drawn too, so that nothing here tells what they really hold.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from praxis.bots.vtes.gist import gist_of
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.regions import CONTESTED, HAND, LIBRARY, PLAY, READY, TORPOR, UNCONTROLLED
from praxis.vtes.model.spans import TurnSpan

if TYPE_CHECKING:
    from praxis.vtes.model.face import Face
    from praxis.vtes.model.state import Vtes

_OF_A_HAND: Final = (
    "bleed cards",
    "stealth cards",
    "intercept cards",
    "wakes",
    "bounces",
    "combat cards",
    "actions",
    "masters",
    "useless cards",
)
"""What the cards in hand are good for, for minions that are ready."""
_PER: Final = (6, 4, 3, 2, 3, 4, 4, 3, 5)
"""What is divided by, so that the numbers of a hand are mostly from 0 to 1."""
OF_A_SEAT: Final = (
    "pool",
    "poor",
    "minions",
    "capacity",
    "bleed",
    "votes",
    "blood",
    "unlocked",
    "torpor",
    "permanents",
    "best bleed",
    "allies",
    "hungry",
    "titles",
    "intercept",
    "stealth",
    "strength",
    "invested",
    "nearest",
    "coming",
    "hand",
    "library",
    *_OF_A_HAND,
    "danger",
)
_NEIGHBOURS: Final = ("own", "prey", "predator", "grand-prey", "grand-predator")
NAMES: Final = (
    *(f"{whose} {what}" for whose in _NEIGHBOURS for what in OF_A_SEAT),
    "edge",
    "seated",
    "turns until own",
    "late",
    "own points",
)
"""What each number is."""
_FEWER: Final = {1: 1, -1: 1, 2: 3, -2: 4}
"""By the number of steps to a neighbour: the number of seats at which that neighbour is the seat itself or was counted
already."""
_NOBODY: Final = [0.0] * len(OF_A_SEAT)
_FAR: Final = 11
"""What the nearest crypt card needs if nothing was invested."""
_MASTERS: Final = 7
_USELESS: Final = 8
"""Where these stand in `_OF_A_HAND`."""
_FORCE: Final = 4
_MINIONS: Final = 2
"""Where bleed and the number of minions stand in `OF_A_SEAT`."""


def _of_a_seat(g: Vtes, seat: int) -> list[float]:
    pool = g.pool[seat]
    ready = g.regions[READY][seat]
    things = len(g.regions[PLAY][seat]) + sum(len(g.on(minion)) for minion in ready)
    of_minions = _of_minions(g, ready)
    return [
        pool / 20,
        exp(-pool / 4),
        len(ready) / 4,
        *of_minions[:5],
        len(g.regions[TORPOR][seat]) / 3,
        (things - len(g.regions[CONTESTED][seat])) / 4,
        *of_minions[5:],
        *_of_the_crypt(g, seat),
        len(g.regions[HAND][seat]) / 7,
        len(g.regions[LIBRARY][seat]) / 60,
        *_of_a_hand(g, seat),
        0.0,
    ]


def _of_minions(g: Vtes, ready: list[int]) -> list[float]:
    """What the ready minions of a seat come to."""
    capacity = bleed = votes = blood = unlocked = best = 0
    allies = hungry = titles = intercept = stealth = strength = 0
    for minion in ready:
        if g.face[minion].types & faces.CRYPT:
            capacity += stats.capacity(g, minion)
            hungry += g.blood[minion] <= 1
        else:
            capacity += 2
            allies += 1
        force = stats.bleed(g, minion)
        bleed += force
        best = max(best, force)
        votes += stats.votes(g, minion)
        titles += stats.title(g, minion) != ""
        blood += g.blood[minion]
        unlocked += not g.locked[minion]
        intercept = max(intercept, stats.intercept(g, minion))
        stealth = max(stealth, stats.stealth(g, minion))
        strength += max(0, stats.strength(g, minion) - 1)
    return [
        capacity / 20,
        bleed / 6,
        votes / 5,
        blood / 16,
        unlocked / 4,
        best / 3,
        allies / 3,
        hungry / 3,
        titles / 3,
        intercept / 2,
        stealth / 2,
        strength / 3,
    ]


def _of_the_crypt(g: Vtes, seat: int) -> list[float]:
    """What was invested in crypt cards; how much the one that is nearest to coming out still needs; and what was
    invested once more, where each point counts by the part of the card's capacity that is there already."""
    invested, nearest, coming = 0, _FAR, 0.0
    for card in g.regions[UNCONTROLLED][seat]:
        there = g.blood[card]
        if there:
            face = g.face[card]
            size = max(1, face.capacity or face.life)
            invested += there
            nearest = min(nearest, max(0, size - there))
            coming += there * there / size
    return [invested / 6, nearest / 10, coming / 8]


def _of_a_hand(g: Vtes, seat: int) -> list[float]:
    levels: frozenset[str] = frozenset()
    ready = g.regions[READY][seat]
    for minion in ready:
        levels |= stats.disciplines(g, minion)
    found = [0] * len(_OF_A_HAND)
    for card in g.regions[HAND][seat]:
        face = g.face[card]
        if face.types & faces.MASTER:
            found[_MASTERS] += 1
        elif not ready or not _count_uses(face, levels, found):
            found[_USELESS] += 1
    return [n / per for n, per in zip(found, _PER, strict=True)]


def _count_uses(face: Face, levels: frozenset[str], found: list[int]) -> bool:
    """Add what a card is good for to the numbers of a hand, in the order of `_OF_A_HAND`. False if nobody has the
    Disciplines for it."""
    bleed = stealth = intercept = wake = bounce = combat = 0
    usable = False
    for mode in face.definition.modes:
        if not levels.issuperset(mode.disciplines):
            continue
        usable = True
        gist = gist_of(mode)
        if gist.bleed > 0 or gist.is_bleed:
            bleed = max(bleed, gist.bleed, 1)
        if gist.stealth > 0:
            stealth = 1
        if gist.intercept > 0:
            intercept = 1
        if gist.wake:
            wake = 1
        if gist.redirect:
            bounce = 2
        elif gist.reduce:
            bounce = max(bounce, 1)
        if gist.strike or gist.damage or gist.strength or gist.strikes or gist.prevent or gist.maneuver or gist.press:
            combat = 1
    if usable:
        action = 1 if face.types & faces.ACTIONS else 0
        for at, n in enumerate((bleed, stealth, intercept, wake, bounce, combat, action)):
            found[at] += n
    return usable


def features(g: Vtes) -> dict[int, list[float]]:
    """The numbers of each seat that is still in the game."""
    seated = g.seated()
    each = {seat: _of_a_seat(g, seat) for seat in seated}
    for seat in seated:
        predator = g.predator(seat)
        # The part of the pool that the predator's next turn may take.
        force = 6 * each[predator][_FORCE] + 0.7 * 4 * each[predator][_MINIONS] if predator != seat else 0.0
        each[seat][-1] = min(2.0, force / max(1, g.pool[seat]))
    turn = 0
    for frame in g.stack:
        if isinstance(frame, TurnSpan):
            turn = frame.seat
            break
    found: dict[int, list[float]] = {}
    for at, seat in enumerate(seated):
        many = len(seated)
        numbers = each[seat].copy()
        for steps in (1, -1, 2, -2):
            numbers.extend(each[seated[(at + steps) % many]] if many > _FEWER[steps] else _NOBODY)
        numbers.extend(
            [
                1.0 if g.edge == seat else 0.0,
                many / 5,
                ((seat - turn) % g.seats) / g.seats,
                g.turn / 50,
                g.vps[seat] / 3,
            ]
        )
        found[seat] = numbers
    return found
