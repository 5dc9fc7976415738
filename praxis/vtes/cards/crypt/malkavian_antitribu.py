"""Crypt cards: Malkavian antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200985,
    "Midget",
    cannot(rule.WORK, RETAINER & trait("animal"), if_=is_(ACTING, among(SELF)) | is_(SELF, FIGHTING)),
    digest="4253f922c3ab",
)
