"""Strike cards that tests of damage share."""

from __future__ import annotations

from praxis.vtes.model.face import Face
from tests.vtes.rules.combat.fights import card
from tests.vtes.shorthand import combat as fight


def mixed(ordinary: int, aggravated: int) -> Face:
    return card(f"Mixed {ordinary} {aggravated}", fight.mixed(ordinary, aggravated))
