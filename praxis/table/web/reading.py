"""Cards and rules over REST."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import get
from litestar.params import PathParameter, QueryParameter

from praxis.clauses import GAMES, Clause, load
from praxis.clauses.search import ranked
from praxis.table.bodies import ClauseLine
from praxis.table.seating import Unknown
from praxis.table.web.lobby import Asking, InLang, hall_of
from praxis.table.web.refusals import REFUSALS
from praxis.table.words import Card

GameName = Annotated[str, PathParameter(pattern="^[a-z][a-z0-9-]{0,19}$", description="A game's name")]
Edition = Annotated[str, QueryParameter(max_length=20, description="Only what this edition has")]
Query = Annotated[str, QueryParameter(min_length=1, max_length=200, description="Words to look for")]


@get("/cards/{game:str}", summary="Every card of a game", responses=REFUSALS)
async def cards(request: Asking, game: GameName, lang: InLang = "en") -> list[Card]:
    tenant = hall_of(request).tenants.get(game)
    if tenant is None:
        raise Unknown(f"no game is called {game!r}")
    return tenant.words.cards(lang)


def _line(clause: Clause) -> ClauseLine:
    return ClauseLine(
        id=clause.id,
        chapter=clause.chapter,
        section=clause.section,
        kind=clause.kind,
        text=clause.text,
        example=clause.example,
        editions=list(clause.editions),
        differences=clause.differences,
    )


def _known(game: str) -> None:
    if game not in GAMES:
        raise Unknown(f"there are no rules of {game!r} here")


@get("/rules/{game:str}", summary="The rules, clause by clause", responses=REFUSALS)
async def rules(game: GameName, edition: Edition = "") -> list[ClauseLine]:
    _known(game)
    return [_line(clause) for clause in load(game) if not edition or clause.speaks_of(edition)]


@get("/rules/{game:str}/search", summary="Clauses by words, best first", responses=REFUSALS)
async def search(game: GameName, q: Query, edition: Edition = "") -> list[ClauseLine]:
    _known(game)
    return [_line(clause) for clause in ranked(load(game), q, edition, limit=50)]


ROUTES: Final[Sequence[Any]] = (cards, rules, search)
