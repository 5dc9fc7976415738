"""The questions of V:TES, each declared once: a misspelt one is a type error where the rules ask it.

A window asks under its own name, see `windows.NAMES`. The words for people are ``decision-QUESTION`` in the languages'
files.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from praxis.kernel.decision import Option
from praxis.kernel.procedure import Signal
from praxis.kernel.procedure import ask as put
from praxis.vtes.model import windows

Question = Literal[
    "adjust",
    "adjust-amount",
    "adjust-card",
    "adjust-counter",
    "adjust-foe",
    "adjust-host",
    "adjust-number",
    "adjust-place",
    "adjust-search",
    "adjust-seat",
    "amount",
    "at",
    "award",
    "block",
    "blood-hunt",
    "burn-option",
    "consent",
    "contest",
    "conviction",
    "diablerize",
    "discard",
    "discard-cost",
    "discard-down",
    "discard-one",
    "discipline",
    "equipment",
    "influence",
    "mandatory",
    "maneuver",
    "master",
    "minion",
    "paying",
    "polling",
    "press",
    "prevent-aggravated",
    "retaliation",
    "search",
    "slave",
    "strike",
    "target",
    "terms",
    "trigger",
    "trophy",
    "may",
    "pick",
    "unless",
    "way",
    "unlock",
]
QUESTIONS: Final = frozenset(get_args(Question)) | frozenset(windows.NAMES.values())
"""Every kind of decision."""


def ask(
    seat: int,
    kind: Question,
    options: list[Option],
    source: int = 0,
    clause: str = "",
    secret: bool = False,
    chance: bool = False,
) -> Signal:
    """Put a question to a seat; the next step finds the answer in ``self.got``."""
    return put(seat, kind, options, source, clause, secret, chance)


def ask_in_window(seat: int, window: int, options: list[Option], clause: str, secret: bool) -> Signal:
    """Ask a seat what it wants to use in a window. The decision is a chance, which may be passed."""
    return put(seat, windows.name_of(window), options, clause=clause, secret=secret, chance=True)
