"""Choices in the seat's own phases: unlock, master, influence and discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.bots.vtes.acting import NEVER, play
from praxis.bots.vtes.gist import gist_of
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats

if TYPE_CHECKING:
    from praxis.bots.vtes.eye import Eye
    from praxis.kernel.decision import Option


def unlocks(eye: Eye, option: Option) -> float:
    word = option[0]
    if word == "edge":
        return 5.0
    if word == "withdraw":
        hopeless = eye.pool <= 4 and eye.g.pool[eye.prey] > 8 and eye.threat() > 1
        return 3.0 if hopeless else NEVER
    if word == "pay":
        return 1.0 if eye.pool > eye.reserve() else -1.0
    return 0.0 if word in ("pass", "yield") else play(eye, option)


def influences(eye: Eye, option: Option) -> float:
    """What an influence transfer is worth: the seat invests in one crypt card until it comes out, and stops before the
    pool gets too low."""
    word = option[0]
    ready = len(eye.ready(eye.seat))
    more = eye.reserve() + eye.style.floor_more * ready
    floor = 2.0 if ready == 0 else eye.style.floor_one if ready == 1 else more
    budget = eye.pool - floor
    if word == "out":
        return 20.0
    if word == "invest":
        card = int(option[1])
        face = eye.g.face[card]
        if eye.pool <= 1 or eye.g.blood[card] >= (face.capacity or face.life):
            return NEVER
        return 5.0 if card == eye.wanted(budget) else NEVER
    if word == "retrieve":
        return 6.0 if eye.pool <= 3 and eye.threat() > 1 else NEVER
    if word == "crypt":
        return 1.0 if eye.wanted(99.0) < 0 and eye.pool > 8 and ready < 5 else NEVER
    if word == "merge":
        return 4.0
    return 0.0 if word == "pass" else play(eye, option)


def discards(eye: Eye, option: Option) -> float:
    """What a discard is worth: the least useful card is discarded, in the discard phase only if it is of little use."""
    if option[0] == "pass":
        return -1.0
    if option[0] != "discard":
        return play(eye, option)
    return -keep(eye, int(option[1]))


def keep(eye: Eye, card: int) -> float:
    """What it is worth to keep a card in hand."""
    g = eye.g
    face = g.face[card]
    same = sum(g.face[other] is face for other in eye.hand())
    worth = 1.6 if face.types & faces.MASTER else 0.4
    levels: frozenset[str] = frozenset()
    waiting = [other for other in g.uncontrolled(eye.seat) if g.blood[other]]
    for minion in (*eye.ready(eye.seat), *waiting):
        levels |= stats.disciplines(g, minion)
    for mode in face.definition.modes:
        if not levels.issuperset(mode.disciplines):
            continue
        gist = gist_of(mode)
        usable = eye.style.keep_usable + 0.8 * gist.redirect + 0.3 * (gist.bleed > 0) + 0.3 * gist.is_bleed
        if gist.wake or gist.reduce or gist.intercept > 0 or gist.cancel:
            usable += eye.style.keep_answers
        worth = max(worth, usable)
    if face.unique and any(g.face[other] is face for other in g.cards_in_play()):
        worth -= 1.2
    if face.clans and not any(stats.clan(g, minion) in face.clans for minion in (*eye.ready(eye.seat), *waiting)):
        worth -= 0.6
    if face.pool and eye.pool - face.pool < 2:
        worth -= 0.5
    return worth - 0.35 * (same - 1)
