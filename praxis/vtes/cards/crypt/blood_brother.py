"""Crypt cards: Blood Brother."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(200652, "Jack", ability(PAYING, cheaper(MASTER_CARD & LOCATION, pool=1), cost=locking(ME)), digest="22173908801c")
card(200936, "Mark", gives(INTERCEPT, 1, ME, kind("bleed")), digest="fcf7eb5c6c2c")
