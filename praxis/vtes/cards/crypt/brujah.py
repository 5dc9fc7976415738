"""Crypt cards: Brujah."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(200011, "Adana de Sforza", costs(-1, BLOOD_COST, ME, COMBAT_CARD), digest="7af05f1c4816")
