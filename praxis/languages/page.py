"""The page's messages as the browser gets them: those of `page.ftl` and `page_….ftl` as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from praxis.kernel.words import Lang
from praxis.languages.fluent import Select, Text
from praxis.languages.folders import ENGLISH, languages
from praxis.languages.messages import Catalogue, key_of


def page_words(lang: Lang) -> dict[str, Any]:
    """Every message by its key: a text with gaps, or a list of pieces, some of which are said in several ways."""
    catalogue = Catalogue("page", lang)
    return {key_of(name): _as_json(catalogue.text(name)) for name in sorted(catalogue.names(""))}


def _as_json(text: Text) -> Any:
    return text if isinstance(text, str) else [_piece(part) for part in text.parts]


def _piece(part: str | Select) -> Any:
    if isinstance(part, str):
        return part
    return {"by": part.gap, "ways": {key: _as_json(way) for key, way in part.ways.items()}, "other": part.usual}


def best_of(wanted: Iterable[str]) -> Lang:
    """The first language that a browser wants (``de-AT``, ``en``) and Praxis has, else English."""
    known = languages()
    for each in wanted:
        for code in (each.strip(), each.strip().partition("-")[0].lower()):
            if code in known:
                return code
    return ENGLISH
