"""Vampires with words of their own; those who reach for unseen crypt cards stand in `unseen`."""

from __future__ import annotations

from praxis.vtes.cards.language import *

card(200249, "Carolina Vález", gives(IMMUNE, FROM_ALLIES | FROM_RETAINERS, ME), digest="8bba96c7b90d")
