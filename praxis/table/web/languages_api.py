"""The languages, and the page's messages in them, over REST."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final

from litestar import get
from litestar.params import QueryParameter

from praxis import languages
from praxis.languages.page import best_of, page_words
from praxis.table.game.words import Lang
from praxis.table.web.refusals import REFUSALS
from praxis.table.wire.rest_types import LanguageLine, PageWords

Wanted = Annotated[str, QueryParameter(max_length=200, description="Languages, the best first, with commas: de-AT,de")]


@cache
def _words(lang: Lang) -> PageWords:
    known = [LanguageLine(each.lang, each.name) for each in languages.languages().values()]
    return PageWords(lang, page_words(lang), known)


@get("/words", summary="The page's words in the best of some languages, and all languages", responses=REFUSALS)
async def words(wanted: Wanted = "") -> PageWords:
    return _words(best_of(wanted.split(",")))


ROUTES: Final[Sequence[Any]] = (words,)
