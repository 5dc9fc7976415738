"""How everybody at the table can weigh a choice, to say why a bot may have made it while the game goes on.

It uses what a spectator sees before the choice, and the cards that the choice itself brings to light. So the reason is
the same in all worlds that look alike, whatever the bot holds (law 4).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from praxis.kernel.answer import CARD
from praxis.kernel.decision import PASS, key
from praxis.kernel.game import DecisionView
from praxis.vtes.rules.answer_roles import roles

if TYPE_CHECKING:
    from praxis.kernel.decision import Decision, Option
    from praxis.vtes.model.view import View

WEIGHED: Final = frozenset({"minion", "mandatory", "master", "announced", "open", "attempt", "declined", "block"})
"""The kinds of decision in which public facts decide much: who acts, who blocks, what is played."""
ENDS: Final = frozenset({"minion"})
"""The kinds of decision in which a pass is a choice that others notice."""


def open_choice(
    before: View, after: Callable[[], View], decision: Decision, chosen: Option
) -> tuple[View, list[Option]] | None:
    """The view and the options to weigh a choice by, made of what a spectator sees before and after it; None if nothing
    can be told."""
    if decision.secret or decision.kind not in WEIGHED or (chosen == PASS and decision.kind not in ENDS):
        return None
    faces = list(before.faces)
    shown = [card for card in _cards(chosen) if faces[card] is None]
    if shown:
        now = after().faces
        for card in shown:
            faces[card] = now[card]
    options = [each for each in decision.options if all(faces[card] is not None for card in _cards(each))]
    if chosen not in options:
        return None
    asked = DecisionView(
        decision.seat, decision.kind, decision.clause, decision.source, [key(each) for each in options]
    )
    return msgspec.structs.replace(before, seat=decision.seat, faces=faces, decision=asked), options


def _cards(option: Option) -> list[int]:
    """The cards that an option names."""
    parts = zip(option[1:], roles(option, seats=False), strict=False)
    return [part for part, role in parts if role == CARD and isinstance(part, int) and part >= 0]
