"""Crypt cards: Judge."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(200479, 'François "Warden" Loehr', dues(1, BLOOD_COST, MINION & OTHERS, at=SELF), digest="13bf28ec272d")
