"""Master cards: Z."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import hunting_ground

card(102207, "Zillah's Valley", master(gain(4, BLOOD, a(UNCONTROLLED, MINE, capacity(8)))), digest="32353f633345")
hunting_ground(102212, "Zoo Hunting Ground", "78369bba236a")
