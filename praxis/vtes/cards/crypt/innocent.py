"""Crypt cards: Innocent."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200181,
    'Béatrice "Oracle171" Tremblay',
    at(fact.UNLOCK_PHASE, inflict(1, pick(~among(SELF) & (READY & IMBUED & MINE)), UNPREVENTABLE), whose=YOU),
    digest="e2c62709ca4e",
)
