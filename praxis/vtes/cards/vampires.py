"""Vampires with words of their own; those who reach for unseen crypt cards stand in `unseen`."""

from __future__ import annotations

from praxis.vtes.cards.build import define
from praxis.vtes.effects import base
from praxis.vtes.effects.base import Gives
from praxis.vtes.model import spans
from praxis.vtes.rules import damage

define(
    200249,
    "Carolina Vález",
    gives=(Gives(spans.IMMUNE, damage.FROM_ALLIES | damage.FROM_RETAINERS, base.ME),),
    digest="8bba96c7b90d",
)
