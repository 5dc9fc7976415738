"""Shapes that several event cards share. No card is defined here."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

GEHENNA = EVENT_CARD & trait("gehenna")
IN_PLAY_EVENT = event(put(CARD, PLAY))
