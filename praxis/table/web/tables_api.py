"""Lobby and tables over REST."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter

from praxis.kernel.game import Kind, Setting
from praxis.table.game.hosted import HostedGame, HostedGames
from praxis.table.game.words import Lang
from praxis.table.hall import seating
from praxis.table.hall.hall import Hall
from praxis.table.hall.questions import exported
from praxis.table.hall.summary import you_of
from praxis.table.hall.table import Table
from praxis.table.people import bans
from praxis.table.people.accounts import NotSignedIn
from praxis.table.people.rights import Act, Forbidden, Who, require
from praxis.table.store import TableRow
from praxis.table.web.identity import charge, limit_keys, person_of, token_of
from praxis.table.web.refusals import REFUSALS
from praxis.table.wire.rest_types import (
    BotInSeat,
    BringDeck,
    Contribution,
    GameInfo,
    NewTable,
    Seated,
    SeatLink,
    TableInfo,
    TableLine,
    TakeSeat,
)

Asking = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="A table's id")]
InLang = FromQuery[Lang]
SeatId = Annotated[int, PathParameter(ge=0, le=31, description="A seat, counted from 0")]


def hall_of(request: Asking) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def _at(request: Asking, table_id: str) -> tuple[Table, Who]:
    """The table that a request is about, and the person who makes it."""
    hall = hall_of(request)
    table = await hall.table(table_id)
    return table, hall.who(table.facts, token_of(request), await person_of(request))


def _game(hosted: HostedGame, lang: Lang, images: str) -> GameInfo:
    settings = hosted.kind.settings()
    return GameInfo(
        game=hosted.kind.name,
        title=hosted.words.title(lang),
        players=sorted({setting.players for setting in settings}),
        editions=sorted({setting.edition for setting in settings if setting.edition}),
        variants=hosted.words.variants(lang),
        bots=list(hosted.bots),
        usual_bot=hosted.usual_bot,
        positions=type(hosted.kind).position is not Kind.position,
        decks=hosted.decks is not None,
        formats=hosted.decks.formats(lang) if hosted.decks is not None else [],
        images=images if hosted.decks is not None else "",
    )


@get("/games", summary="The games played here", responses=REFUSALS)
async def games(request: Asking, lang: InLang = "en") -> list[GameInfo]:
    hosted_games: HostedGames = hall_of(request).hosted_games
    images: str = request.app.state.config.images
    return [_game(hosted, lang, images) for hosted in hosted_games.values()]


def line_of(row: TableRow, hosted_games: HostedGames, lang: Lang, seat: int | None = None) -> TableLine:
    return TableLine(
        id=row.id,
        name=row.name,
        game=row.game,
        title=hosted_games[row.game].words.title(lang) if row.game in hosted_games else row.game,
        setting=msgspec.json.decode(row.setting, type=Setting),
        phase=row.phase,  # type: ignore[arg-type]
        names=msgspec.json.decode(row.names, type=list[str]),
        free=row.free,
        spectators=row.spectators,
        created=row.created,
        seat=seat,
    )


@get("/tables", summary="Tables that are listed", responses=REFUSALS)
async def tables(
    request: Asking, phase: FromQuery[Literal["gathering", "playing", "over"]] = "gathering", lang: InLang = "en"
) -> list[TableLine]:
    hall = hall_of(request)
    return [line_of(row, hall.hosted_games, lang) for row in await hall.store.tables([phase])]


@get("/mine", summary="The tables at which the signed-in account has a seat", responses=REFUSALS)
async def mine(request: Asking, lang: InLang = "en") -> list[TableLine]:
    hall = hall_of(request)
    person = await person_of(request)
    if not person.account:
        raise NotSignedIn("sign in to see your tables; as a guest, keep your links")
    return [line_of(row, hall.hosted_games, lang, seat) for row, seat in await hall.store.tables_of(person.account)]


@post("/tables", summary="Make a table", responses=REFUSALS)
async def make(request: Asking, data: JSONBody[NewTable], lang: InLang = "en") -> Seated:
    hall = hall_of(request)
    person = await person_of(request)
    charge(request, "tables", person.account)
    if any(seat.deck for seat in data.seats):
        charge(request, "decks", person.account)
    await bans.check(hall.store, data.name, *(seat.name for seat in data.seats if seat.who == "me"))
    table, who, token = await hall.make(data, person, limit_keys(request, person.account))
    return Seated(table.state_for(who, lang), you_of(table.facts, who), token)


@get("/tables/{table_id:str}", summary="One table", responses=REFUSALS)
async def one(request: Asking, table_id: TableId, lang: InLang = "en") -> TableInfo:
    table, who = await _at(request, table_id)
    require(Act.SEE, who)
    return TableInfo(table.state_for(who, lang), you_of(table.facts, who))


@delete("/tables/{table_id:str}", summary="Close a table", responses=REFUSALS)
async def close(request: Asking, table_id: TableId) -> None:
    table, who = await _at(request, table_id)
    await table.do(lambda: seating.close(table, who))


@post("/tables/{table_id:str}/start", summary="Deal", status_code=200, responses=REFUSALS)
async def start(request: Asking, table_id: TableId, lang: InLang = "en") -> TableInfo:
    table, who = await _at(request, table_id)
    hall_of(request).check_bots_alone(table.facts, limit_keys(request, who.account))
    await table.do(lambda: seating.start(table, who))
    return TableInfo(table.state_for(who, lang), you_of(table.facts, who))


@post("/tables/{table_id:str}/seats/{seat:int}", summary="Take a seat, or change one's name", responses=REFUSALS)
async def take(
    request: Asking, table_id: TableId, seat: SeatId, data: JSONBody[TakeSeat], lang: InLang = "en"
) -> Seated:
    table, who = await _at(request, table_id)
    await bans.check(hall_of(request).store, data.name)
    # A token becomes this seat's only if it already is somebody's here: people do not choose their own.
    token = token_of(request) if who.host or who.seat is not None else ""
    deck = await _deck(request, table, data.deck, who)
    known, token = await table.do(lambda: seating.take(table, who, token, seat, data.name, data.contribution, deck))
    return Seated(table.state_for(known, lang), you_of(table.facts, known), token)


@delete("/tables/{table_id:str}/seats/{seat:int}", summary="Leave a seat, or clear it", responses=REFUSALS)
async def leave(request: Asking, table_id: TableId, seat: SeatId) -> None:
    table, who = await _at(request, table_id)
    await table.do(lambda: seating.leave(table, who, seat))


@post("/tables/{table_id:str}/seats/{seat:int}/link", summary="Make a link for a seat", responses=REFUSALS)
async def link(request: Asking, table_id: TableId, seat: SeatId) -> SeatLink:
    table, who = await _at(request, table_id)
    token = await table.do(lambda: seating.link(table, who, seat))
    return SeatLink(seat, token, f"/t/{table_id}#{token}")


@put("/tables/{table_id:str}/seats/{seat:int}/contribution", summary="Add to the shuffle", responses=REFUSALS)
async def contribute(
    request: Asking, table_id: TableId, seat: SeatId, data: JSONBody[Contribution], lang: InLang = "en"
) -> TableInfo:
    """Before the deal, add words of your own to the shuffle. They replace those given before, and everybody can read
    them."""
    table, who = await _at(request, table_id)
    await table.do(lambda: seating.contribute(table, who, data.text, seat))
    return TableInfo(table.state_for(who, lang), you_of(table.facts, who))


async def _deck(request: Asking, table: Table, deck: str, who: Who) -> str:
    if not deck:
        return ""
    charge(request, "decks", who.account)
    return await hall_of(request).checked_deck(table.hosted, table.facts.setting, deck)


@put("/tables/{table_id:str}/seats/{seat:int}/deck", summary="Bring a deck to a seat", responses=REFUSALS)
async def bring_deck(
    request: Asking, table_id: TableId, seat: SeatId, data: JSONBody[BringDeck], lang: InLang = "en"
) -> TableInfo:
    """Before the deal, bring a deck for your own seat or, as the host, for a bot's. Others are shown only that there is
    one, bound by a commitment, until the game is over."""
    table, who = await _at(request, table_id)
    require(Act.BRING, who, seat)
    deck = await _deck(request, table, data.deck, who)
    await table.do(lambda: seating.bring(table, who, seat, deck))
    return TableInfo(table.state_for(who, lang), you_of(table.facts, who))


@put("/tables/{table_id:str}/seats/{seat:int}/bot", summary="Seat a bot, or let one answer", responses=REFUSALS)
async def put_bot(
    request: Asking, table_id: TableId, seat: SeatId, data: JSONBody[BotInSeat], lang: InLang = "en"
) -> TableInfo:
    table, who = await _at(request, table_id)
    deck = await _deck(request, table, data.deck, who)
    await table.do(lambda: seating.put_bot(table, who, seat, data.level, deck))
    return TableInfo(table.state_for(who, lang), you_of(table.facts, who))


@delete("/tables/{table_id:str}/seats/{seat:int}/bot", summary="Answer again oneself", responses=REFUSALS)
async def take_back(request: Asking, table_id: TableId, seat: SeatId) -> None:
    table, who = await _at(request, table_id)
    await table.do(lambda: seating.take_back(table, who, seat))


@get(
    "/tables/{table_id:str}/record",
    summary="The record of a finished game",
    media_type=MediaType.TEXT,
    responses=REFUSALS,
)
async def record(request: Asking, table_id: TableId) -> Response[str]:
    table, who = await _at(request, table_id)
    if table.facts.phase == "playing":
        require(Act.READ_GAME, who)
    require(Act.READ_RECORD, who)
    row = await hall_of(request).store.record(table.facts.record) if table.facts.record else None
    if row is None:
        raise Forbidden("this table has no record: its game did not end")
    return as_file(row.text, f"{row.id}.record")


@get(
    "/tables/{table_id:str}/position",
    summary="This moment as the file of a position",
    media_type=MediaType.TEXT,
    responses=REFUSALS,
)
async def position(request: Asking, table_id: TableId) -> Response[str]:
    """The game as a position, from what the asking seat sees, or from what everybody sees."""
    table, who = await _at(request, table_id)
    require(Act.SEE, who)
    charge(request, "replays", who.account)
    text = await table.do(lambda: exported(table, who))
    return as_file(text, f"{table_id}.txt")


def as_file(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


ROUTES: Final[Sequence[Any]] = (
    games,
    tables,
    mine,
    make,
    one,
    close,
    start,
    take,
    leave,
    link,
    contribute,
    bring_deck,
    put_bot,
    take_back,
    record,
    position,
)
