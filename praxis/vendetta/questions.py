"""The questions of Vendetta, each declared once: a misspelt one is a type error where the rules ask it.

The words for people are ``decision-QUESTION`` in the languages' files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from praxis.kernel.procedure import ask as put

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.kernel.procedure import Signal

Question = Literal[
    "card",
    "choose",
    "clan",
    "deploy",
    "gather",
    "keep",
    "may",
    "move",
    "order",
    "partner",
    "pick-relic",
    "plan",
    "play-more",
    "recall",
    "relic",
    "restore",
    "sacrifice",
    "target",
    "withdraw",
]
QUESTIONS: Final = frozenset(get_args(Question))
"""Every kind of decision."""


def ask(seat: int, kind: Question, options: list[Option], source: int = 0, clause: str = "") -> Signal:
    """Put a question to a seat; the next step finds the answer in ``self.got``."""
    return put(seat, kind, options, source, clause)
