"""Power cards: V."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import ONE

card(
    102120,
    "Vigilance",
    permanent("jud"),
    ability(SUCCEEDED, unlock(ME), by=BY_ACTING, limit=ONE),
    ability(DURING_ACTION, unlock(ME), by=BY_LOCKED, conviction=1, limit=ONE),
    digest="487827a5b36d",
)
