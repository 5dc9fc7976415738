"""Political Action cards: V."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import justicar

justicar(102111, "Ventrue", "d79189fff7d7")
