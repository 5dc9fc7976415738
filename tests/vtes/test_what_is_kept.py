"""What the game keeps so as not to look for it again is always what looking for it would find."""

from __future__ import annotations

import random

import pytest

from praxis.kernel.game import Setting
from praxis.vtes.editions import EDITIONS
from praxis.vtes.effects.ways import Ways
from praxis.vtes.game import VtesGame
from praxis.vtes.kind import KIND
from praxis.vtes.model import windows
from praxis.vtes.model.combat_spans import CombatSpan, RoundSpan
from praxis.vtes.model.referendum_span import ReferendumSpan
from praxis.vtes.model.regions import READY, TORPOR, Usable
from praxis.vtes.model.spans import ActionSpan, Span, TurnSpan
from praxis.vtes.rules.window import plays

ALWAYS = (1 << 40) - 1


def everything(g: VtesGame, seat: int) -> list[Usable]:
    """All modes of all cards that a seat holds or has in play, and of all cards on its minions."""
    cards = g.in_play(seat).copy()
    for minion in [*g.ready(seat), *g.torpor(seat)]:
        cards.extend([minion, *g.on(minion)])
    for host, attached in g.attached.items():
        if g.controller[host] != seat and g.where[host] in (READY, TORPOR):
            cards.extend(card for card in attached if g.controller[card] == seat)
    held = [(card, Ways(list(enumerate(g.face[card].definition.modes)))) for card in g.hand(seat)]
    used = [
        (card, Ways([(-1 - i, mode) for i, mode in enumerate(g.face[card].definition.abilities)])) for card in cards
    ]
    return [*held, *used]


def compare_plays(g: VtesGame, seat: int) -> int:
    """Every window as if it were open now; how many plays there were."""
    found = {window: plays(g, seat, window) for window in windows.NAMES}
    kept = g.usable[seat], g.moments[seat], g.reactions[seat]
    g.usable[seat], g.moments[seat], g.reactions[seat] = everything(g, seat), ALWAYS, ALWAYS
    for window, options in found.items():
        assert options == plays(g, seat, window), f"{windows.NAMES[window]} of seat {seat} at decision {g.number}"
    g.usable[seat], g.moments[seat], g.reactions[seat] = kept
    return sum(map(len, found.values()))


def compare_spans(g: VtesGame) -> None:
    for span, kept in (
        (TurnSpan, g.turn_span()),
        (ActionSpan, g.action()),
        (ReferendumSpan, g.referendum()),
        (CombatSpan, g.combat()),
        (RoundSpan, g.round()),
    ):
        on_stack = [frame for frame in g.stack if isinstance(frame, span)]
        assert kept is (on_stack[-1] if on_stack else None)
    assert g.spans == [frame for frame in g.stack if isinstance(frame, Span)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("cards", "seed"), [("official", 3), ("official", 4), ("house", 5)])
def test_what_is_kept_between_moves_of_cards_is_what_is_there(edition: str, cards: str, seed: int) -> None:
    g = KIND.begin(KIND.header(Setting(4, edition, {"turns": 80, "cards": cards}), seed))
    dice = random.Random(seed)
    found = 0
    while (decision := g.decision) is not None:
        assert isinstance(g, VtesGame)
        if dice.random() < 0.2:
            twin = g
            g = g.fork()
            twin.answer(decision.seat, dice.choice(decision.options))
        if any(isinstance(frame, TurnSpan) for frame in g.stack):  # a question between two turns is not about plays
            compare_spans(g)
            found += sum(compare_plays(g, seat) for seat in g.seated())
        options = decision.options
        g.answer(decision.seat, dice.choice(options[:-1] if len(options) > 1 and dice.random() < 0.4 else options))
    assert found > 50
