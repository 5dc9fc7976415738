"""Political Action cards: K."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import allocation, purge

purge(101053, "Kindred Segregation", ALLY, "bc18c1b409f3", covered="who pays the pool cost keeps the ally")
allocation(101056, "Kine Resources Contested", 4, "ddcd27e18043")
