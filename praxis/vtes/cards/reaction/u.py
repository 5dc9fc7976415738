"""Reaction cards: U."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.reaction import thwarts
from praxis.vtes.definitions.shapes.several import FRENZIED

card(
    102081,
    "Unseen Hibernation",
    FRENZIED,
    thwarts("abo", if_=directed_at(ME) & ~is_(ACTING, VAMPIRE, OLDER)),
    thwarts("ABO", if_=directed_at(ME) & ~is_(ACTING, VAMPIRE, OLDER), by=BY_ALERT),
    digest="bac46c512781",
)
