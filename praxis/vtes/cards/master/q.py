"""Master cards: Q."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import discipline

discipline(101534, "Quietus", "qui", "1af98ede6e2d")
