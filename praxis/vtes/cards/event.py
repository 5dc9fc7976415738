"""Events."""

from __future__ import annotations

from praxis.vtes.cards.build import define, event
from praxis.vtes.effects import base
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Gives
from praxis.vtes.model import spans

define(
    102079,
    "The Unmasking",
    event(do.PutInPlay()),
    gives=(Gives(spans.INTERCEPT, 1, base.ALLIES),),
    digest="6268f1cd6ff7",
    coverage="partial",
    note="it is replaced at once",
)
