"""Shapes that several crypt cards share. No card is defined here."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.model import windows

ANY_PART_OF_COMBAT = BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN | PREVENT
IN_MINION_PHASE = AT_ANY_TIME & ~(UNLOCK | MASTER | INFLUENCE | DISCARD | windows.OTHERS)
IN_TURN = UNLOCK | MASTER | INFLUENCE | DISCARD | IN_MINION_PHASE
