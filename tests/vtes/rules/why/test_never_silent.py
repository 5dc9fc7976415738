"""Whoever asks why she cannot do something, at any moment of a game, is told a rule of the book."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from praxis.clauses.matrix import load
from praxis.kernel.decision import Option, key
from praxis.kernel.game import Setting
from praxis.vtes.game import VtesGame
from praxis.vtes.kind import KIND
from praxis.vtes.model.regions import INCAPACITATED
from tests.vtes.rules.action.cards import editions
from tests.vtes.shorthand import base

MOMENTS = 500
"""At so many decisions of each game all questions are asked."""


def questions(g: VtesGame, seat: int) -> Iterator[Option]:
    """What a player at this table might want to do: with her minions, her hand, her cards in play, her crypt."""
    mine = g.minions(seat)
    others = [minion for other in g.seated() for minion in (*g.torpor(other), *g.ready(other)[:1])]
    for minion in mine:
        yield from ((word, minion) for word in ("bleed", "hunt", "leave", "anarch", "block"))
        for other in others:
            yield from (("diablerize", minion, other), ("rescue", minion, other, 2), ("hunt-down", minion, other))
        yield from (("slay", minion, imbued) for other in g.seated() for imbued in g.regions[INCAPACITATED][other])
        yield from (("take", minion, card) for bearer in mine for card in g.on(bearer))
    for card in g.hand(seat):
        yield from (("discard", card), ("burn-option", card))
        for index, mode in enumerate(g.face[card].definition.modes):
            yield from (("play", card, minion, index) for minion in (mine if mode.by else [-1]))
    for card in g.controls(seat):
        yield from (("unlock", card), ("pay", card), ("yield", card))
        host = g.host[card] if g.host[card] >= 0 else card
        for index, mode in enumerate(g.face[card].definition.abilities):
            if mode.by in (base.BY_METHUSELAH, base.BY_KEEPER):
                yield ("use", card, -1, -1 - index)
            elif g.is_minion(host):
                yield ("use", card, host, -1 - index)
    for card in g.uncontrolled(seat):
        yield from ((word, card) for word in ("invest", "retrieve", "out"))
    yield from (("crypt",), ("withdraw",), ("edge",))
    yield from (("mark", minion) for other in g.seated() for minion in g.ready(other))


@editions
@pytest.mark.parametrize(("players", "seed"), [(2, 22), (3, 5), (4, 23), (5, 1)])
def test_no_question_is_left_without_a_rule(edition: str, players: int, seed: int) -> None:
    known = {clause.id for clause in load("vtes").clauses}
    g = KIND.begin(KIND.header(Setting(players, edition, {"turns": 60}), seed))
    assert isinstance(g, VtesGame)
    dice = random.Random(seed)
    asked = 0
    for _ in range(8 * MOMENTS):
        if g.decision is None:
            break
        if dice.random() < 1 / 8:
            for seat in g.seated():
                for option in questions(g, seat):
                    if seat == g.decision.seat and option in g.decision.options:
                        continue
                    reasons = g.why_not(seat, option)
                    where = f"'{key(option)}' of seat {seat} in '{g.decision.kind}' of seat {g.decision.seat}"
                    assert reasons, f"nobody says why not: {where}"
                    assert all(reason.clause in known for reason in reasons), f"{reasons}: {where}"
                    assert all("do not allow it now" not in reason.text for reason in reasons), f"{reasons}: {where}"
                    asked += 1
        g._answer(dice.choice(g.decision.options))
        g.take_events()
    assert asked > 1_500
