"""Card texts of V:TES: not written in this language yet, so they come in English."""

from __future__ import annotations

from typing import Final

from praxis.languages.en.vtes_cards import English

TELLER: Final = English
