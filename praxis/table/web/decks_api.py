"""Decks over REST: those that are offered, what is in one that somebody brings, and those that an account keeps."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import MediaType, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from praxis.kernel.decks import DeckBox, DeckReport, Demands, OfferedDeck
from praxis.kernel.errors import BadSetting
from praxis.table.hall.seating import Taken, Unknown
from praxis.table.people.accounts import NotSignedIn
from praxis.table.server.limits import KEPT_DECKS, LONGEST_DECK_NAME, LONGEST_DECK_TEXT
from praxis.table.store import DeckRow
from praxis.table.web.cards_and_rules_api import GameName
from praxis.table.web.identity import charge, limit_keys, person_of
from praxis.table.web.refusals import REFUSALS, gives
from praxis.table.web.slow_responses import PACKED, Kept, answer
from praxis.table.web.tables_api import Asking, InLang, hall_of
from praxis.table.wire.rest_types import DeckText, KeepDeck, KeptDeck
from praxis.table.wire.typed_text import clean

DeckId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="A deck's id")]
Edition = Annotated[str, QueryParameter(max_length=20, description="The rulebook; the newest, if not said")]
Players = Annotated[int, QueryParameter(ge=1, le=32, description="How many sit at the table")]
Format = Annotated[str, QueryParameter(max_length=20, description="What the table demands of decks")]
Enforced = Annotated[str, QueryParameter(max_length=20, description="How much of each card the rules must carry out")]
Legacy = Annotated[bool, QueryParameter(description="The table has agreed on older cards")]
BODY: Final = 4 * LONGEST_DECK_TEXT
"""The longest body of a request with a deck, in bytes."""


def _box(request: Asking, game: str) -> DeckBox:
    hosted_games = hall_of(request).hosted_games
    box = hosted_games[game].decks if game in hosted_games else None
    if box is None:
        having = ", ".join(name for name, hosted in hosted_games.items() if hosted.decks is not None)
        raise Unknown(f"nobody brings decks to {game!r}; {having or 'no game here'} has them")
    return box


def _edition(request: Asking, game: str, edition: str) -> str:
    """The edition that is asked for; the newest if none is named."""
    return edition or max(setting.edition for setting in hall_of(request).hosted_games[game].kind.settings())


@get(
    "/decks/{game:str}",
    summary="The decks that everybody can pick",
    responses={**REFUSALS, 200: gives(list[OfferedDeck])},
    opt=PACKED,
)
async def offered(
    request: Asking,
    game: GameName,
    lang: InLang = "en",
    edition: Edition = "",
    players: Players = 5,
    format: Format = "",
    enforced: Enforced = "",
    legacy: Legacy = False,
) -> Response[bytes]:
    """Our decks and those that were sold. Those that cannot be dealt at such a table have problems that say why."""
    charge(request, "searches")
    box = _box(request, game)
    options: dict[str, str | int | bool] = {
        name: value for name, value in (("format", format), ("enforced", enforced), ("legacy", legacy)) if value
    }
    demands = Demands(_edition(request, game, edition), players, options)
    box.check_table(demands)
    hall_of(request).records.wake()
    kept: Kept = request.app.state.kept
    key = ("decks", game, lang, demands.edition, players, format, enforced, legacy)
    return answer(request, await kept.get(key, lambda: box.offered(demands, lang)))


@post(
    "/decks/{game:str}",
    summary="What is in a deck",
    status_code=200,
    responses={**REFUSALS, 200: gives(DeckReport)},
    request_max_body_size=BODY,
)
async def look(request: Asking, game: GameName, data: JSONBody[DeckText], lang: InLang = "en") -> Response[bytes]:
    """What was read, line by line; what the deck is made of; by which rulebook and format it is legal; how much of it
    is enforced. Nothing of it is kept."""
    person = await person_of(request)
    charge(request, "decks", person.account)
    box = _box(request, game)
    if len(data.options) > 20:
        raise BadSetting("a table has not so many options")
    demands = Demands(_edition(request, game, data.edition), data.players, data.options)
    box.check_table(demands)
    found = await hall_of(request).records.deck(game, data.text, demands, lang, limit_keys(request, person.account))
    return Response(found, media_type=MediaType.JSON)


async def _account(request: Asking) -> str:
    person = await person_of(request)
    if not person.account:
        raise NotSignedIn("sign in to keep decks in an account; as a guest, your browser keeps them")
    return person.account


def _kept(row: DeckRow) -> KeptDeck:
    return KeptDeck(row.id, row.game, row.name, row.text, row.changed)


@get("/account/decks", summary="The decks that my account keeps", responses=REFUSALS)
async def mine(request: Asking) -> list[KeptDeck]:
    return [_kept(row) for row in await hall_of(request).store.decks(await _account(request))]


async def _keep(request: Asking, deck: str, game: str, data: KeepDeck) -> KeptDeck:
    hall, account = hall_of(request), await _account(request)
    charge(request, "decks", account)
    _box(request, game)
    mine = await hall.store.decks(account)
    if len(mine) >= KEPT_DECKS and not any(row.id == deck for row in mine):
        raise Taken(f"an account keeps at most {KEPT_DECKS} decks")
    name = clean(data.name, LONGEST_DECK_NAME, "the deck's name")
    row = DeckRow(deck, account, game, name, data.text.replace("\0", ""), hall.now())
    await hall.store.keep_deck(row)
    return _kept(row)


@post("/account/decks/{game:str}", summary="Keep a deck", responses=REFUSALS)
async def keep(request: Asking, game: GameName, data: JSONBody[KeepDeck]) -> KeptDeck:
    return await _keep(request, secrets.token_hex(8), game, data)


@put("/account/decks/{game:str}/{deck:str}", summary="Change a deck that is kept", responses=REFUSALS)
async def change(request: Asking, game: GameName, deck: DeckId, data: JSONBody[KeepDeck]) -> KeptDeck:
    return await _keep(request, deck, game, data)


@delete("/account/decks/{game:str}/{deck:str}", summary="Drop a deck", responses=REFUSALS)
async def drop(request: Asking, game: GameName, deck: DeckId) -> None:
    _box(request, game)
    await hall_of(request).store.drop_deck(await _account(request), deck)


ROUTES: Final[Sequence[Any]] = (offered, look, mine, keep, change, drop)
