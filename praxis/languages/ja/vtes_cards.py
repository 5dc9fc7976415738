"""Card texts of V:TES: still in English."""

from __future__ import annotations

from typing import Final

from praxis.languages.en.vtes_cards import English

GRAMMAR: Final = English()
