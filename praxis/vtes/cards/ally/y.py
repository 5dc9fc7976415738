"""Ally cards: Y."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    102202,
    "Young Bloods",
    permanent(),
    act(if_(is_(a(VAMPIRE, LOCKED, READY, capacity(most=7)), LOCKED), burn(2, BLOOD, T)), stealth=1),
    digest="f3ec5a4277c4",
    note="who burns them gains no blood",
)
