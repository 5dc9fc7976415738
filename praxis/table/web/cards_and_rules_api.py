"""Cards and rules over REST."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from praxis import games
from praxis.clauses import load
from praxis.kernel.card_search import CardField
from praxis.table.game.hosted import HostedGame
from praxis.table.game.search_worker import Search, SearchWorker, line_of
from praxis.table.game.words import Card, Lang
from praxis.table.hall.seating import Unknown
from praxis.table.web.identity import charge, limit_keys, person_of
from praxis.table.web.refusals import REFUSALS, gives
from praxis.table.web.slow_responses import PACKED, Kept, answer, in_thread
from praxis.table.web.tables_api import Asking, InLang, hall_of
from praxis.table.wire.rest_types import CardsFound, ClauseLine

GameName = Annotated[str, PathParameter(pattern="^[a-z][a-z0-9-]{0,19}$", description="A game's name")]
Edition = Annotated[str, QueryParameter(max_length=20, description="Only what this edition has, in its words")]
MOST_AT_ONCE: Final = 120
Named = Annotated[str, QueryParameter(max_length=100, description="Only cards with all of these words")]
First = Annotated[int, QueryParameter(ge=0, le=100_000, description="The first card")]
Count = Annotated[int, QueryParameter(ge=1, le=500, description="How many cards")]
Ids = Annotated[str, QueryParameter(max_length=2_000, description="Only these cards, by their ids, with commas")]
Rulings = Annotated[bool, QueryParameter(description="With the official rulings on them")]
Where = Annotated[
    str, QueryParameter(max_length=400, description="Values of fields, as in `clan=Tremere;capacity=5-7`")
]
Query = Annotated[str, QueryParameter(min_length=1, max_length=200, description="Words to look for")]


@get(
    "/cards/{game:str}",
    summary="The cards of a game",
    responses={**REFUSALS, 200: gives(list[Card])},
    opt=PACKED,
)
async def cards(
    request: Asking,
    game: GameName,
    lang: InLang = "en",
    q: Named = "",
    first: First = 0,
    count: Count = 500,
    ids: Ids = "",
    edition: Edition = "",
    rulings: Rulings = False,
) -> Response[bytes]:
    """All cards in order, or those that have all of some words in their names and texts: a number of them from `first`
    on. Or some cards by their ids, with all that a table draws of a card."""
    hosted = _hosted_game(request, game)
    if ids:
        charge(request, "card_texts")
        shown = ids.split(",")[:MOST_AT_ONCE]
        return answer(request, await in_thread(lambda: hosted.words.some_cards(shown, lang, edition, rulings)))
    charge(request, "searches")
    if not q:
        kept: Kept = request.app.state.kept
        return answer(request, await kept.get(("cards", game, lang, first, count), _list(hosted, lang, first, count)))
    return await _searched(request, Search("cards", game, lang, _spaced(q), first=first, count=count))


def _list(hosted: HostedGame, lang: Lang, first: int, count: int) -> Callable[[], list[Card]]:
    return lambda: hosted.words.cards(lang)[first : first + count]


def _spaced(words: str) -> str:
    """The words of a search, so that two searches for the same words are equal."""
    return " ".join(words.casefold().split())


async def _searched(request: Asking, search: Search) -> Response[bytes]:
    worker: SearchWorker = request.app.state.searches
    person = await person_of(request)
    return answer(request, await worker.get(search, limit_keys(request, person.account)))


@get(
    "/cards/{game:str}/fields",
    summary="By what the cards of a game can be found",
    responses={**REFUSALS, 200: gives(list[CardField])},
    opt=PACKED,
)
async def card_fields(request: Asking, game: GameName) -> Response[bytes]:
    """The fields for the card search; empty for a game without one."""
    charge(request, "searches")
    finder = _hosted_game(request, game).finder
    kept: Kept = request.app.state.kept
    return answer(request, await kept.get(("fields", game), finder.fields if finder is not None else list))


@get(
    "/cards/{game:str}/search",
    summary="Cards by words and by fields, best first",
    responses={**REFUSALS, 200: gives(CardsFound)},
    opt=PACKED,
)
async def find_cards(
    request: Asking,
    game: GameName,
    lang: InLang = "en",
    q: Named = "",
    where: Where = "",
    first: First = 0,
    count: Count = 60,
    edition: Edition = "",
) -> Response[bytes]:
    """A number of the found cards from `first` on, with all that a table draws of a card."""
    charge(request, "searches")
    if _hosted_game(request, game).finder is None:
        raise Unknown(f"the cards of {game!r} are not searched here: ask for all of them")
    shown = min(count, MOST_AT_ONCE)
    return await _searched(request, Search("find", game, lang, _spaced(q), where, edition, first, shown))


def _hosted_game(request: Asking, game: str) -> HostedGame:
    hall = hall_of(request)
    hosted = hall.hosted_games.get(game)
    if hosted is None:
        raise Unknown(f"no game is called {game!r}; there are {', '.join(hall.hosted_games)}")
    return hosted


def _known(game: str) -> None:
    if game not in games.with_rules():
        raise Unknown(f"there are no rules of {game!r} here")


@get(
    "/rules/{game:str}",
    summary="The rules, clause by clause",
    responses={**REFUSALS, 200: gives(list[ClauseLine])},
    opt=PACKED,
)
async def rules(request: Asking, game: GameName, edition: Edition = "", lang: InLang = "en") -> Response[bytes]:
    charge(request, "searches")
    _known(game)

    def build() -> list[ClauseLine]:
        return [line_of(clause, lang) for clause in load(game) if not edition or clause.speaks_of(edition)]

    kept: Kept = request.app.state.kept
    return answer(request, await kept.get(("rules", game, edition, lang), build))


@get(
    "/rules/{game:str}/search",
    summary="Clauses by words, best first",
    responses={**REFUSALS, 200: gives(list[ClauseLine])},
    opt=PACKED,
)
async def search(
    request: Asking, game: GameName, q: Query, edition: Edition = "", lang: InLang = "en"
) -> Response[bytes]:
    charge(request, "searches")
    _known(game)

    return await _searched(request, Search("clauses", game, lang, _spaced(q), edition=edition))


ROUTES: Final[Sequence[Any]] = (cards, card_fields, find_cards, rules, search)
