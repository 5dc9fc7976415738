"""Political Action cards: G."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import justicar

justicar(100806, "Gangrel", "b3b4918bf799")
