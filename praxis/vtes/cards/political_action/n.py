"""Political Action cards: N."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import breach, justicar

breach(101271, "Neonate Breach", None, capacity(most=4), digest="0f443e4edb18")
justicar(101299, "Nosferatu", "10311f061e4c")
