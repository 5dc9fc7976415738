"""Shapes that several crypt cards share. No card is defined here."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

ANY_PART_OF_COMBAT = BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN | PREVENT
