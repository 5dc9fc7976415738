"""Records over REST: list, read, bring along, watch, play on."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from praxis.kernel.errors import BadRecord
from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import Setting, Start
from praxis.table.game.hosted import Tenant
from praxis.table.game.replays import Watched, Watcher
from praxis.table.game.words import Lang
from praxis.table.hall.hall import Hall
from praxis.table.hall.seating import Unknown
from praxis.table.history import entries as e
from praxis.table.history.facts import hashed
from praxis.table.people import bans
from praxis.table.people.rights import Act, Who, require
from praxis.table.store import RecordRow
from praxis.table.web.identity import person_of, token_of
from praxis.table.web.refusals import REFUSALS
from praxis.table.web.tables_api import Asking, InLang, as_file, hall_of, you
from praxis.table.wire.messages import Fairness
from praxis.table.wire.rest_types import Frames, PlayOn, RecordInfo, RecordLine, RecordUpload, Seated

RecordId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}(-[0-9]{1,6})?$", description="A record's id")]
Before = Annotated[int | None, QueryParameter(ge=0, le=10**15, description="Only records made before this time")]
First = Annotated[int, QueryParameter(ge=0, le=10**6, description="The first frame")]
Count = Annotated[int, QueryParameter(ge=1, le=200, description="How many frames")]
View = Annotated[str, QueryParameter(pattern="^(open|public|[0-9]{1,2})$", description="`open`, `public`, or a seat")]


async def _row(hall: Hall, record_id: str) -> tuple[RecordRow, Tenant]:
    row = await hall.store.record(record_id)
    if row is None:
        raise Unknown("there is no such record")
    tenant = hall.tenants.get(row.game)
    if tenant is None:
        raise Unknown(f"this server does not play {row.game!r}")
    return row, tenant


def _line(row: RecordRow, tenant: Tenant | None, lang: Lang) -> RecordLine:
    return RecordLine(
        id=row.id,
        game=row.game,
        title=tenant.words.title(lang) if tenant is not None else row.game,
        setting=msgspec.json.decode(row.setting, type=Setting),
        names=msgspec.json.decode(row.names, type=list[str]),
        answers=row.answers,
        complete=row.complete,
        made=row.made,
        table=row.table_id,
    )


def _fairness(watched: Watched) -> Fairness | None:
    header = watched.record.header
    deal = header.deal
    if deal is None:
        return None
    return Fairness(deal.commitment, deal.contributions, header.commitment, deal.secret, header.seed)


def _info(row: RecordRow, tenant: Tenant, lang: Lang) -> RecordInfo:
    watched = Watched(tenant, row.text, row.kind)
    line = _line(row, tenant, lang)
    return RecordInfo(line, _fairness(watched), watched.difference, watched.good, watched.marks(lang))


@get("/records", summary="Records of finished games that were listed", responses=REFUSALS)
async def records(request: Asking, lang: InLang = "en", before: Before = None) -> list[RecordLine]:
    hall = hall_of(request)
    return [_line(row, hall.tenants.get(row.game), lang) for row in await hall.store.records(before=before)]


@post("/records", summary="Bring a record or a position along", responses=REFUSALS)
async def upload(request: Asking, data: JSONBody[RecordUpload], lang: InLang = "en") -> RecordInfo:
    """It gets an address of its own, known only to those who are told."""
    hall = hall_of(request)
    person = await person_of(request)
    game = data.game
    if data.kind == "record":
        game = (await asyncio.to_thread(_header_game, data.text)) or game
    tenant = hall.tenants.get(game)
    if tenant is None:
        raise BadRecord(f"no game is called {game!r}; there are {', '.join(hall.tenants)}")
    watched = await asyncio.to_thread(Watched, tenant, data.text, data.kind)
    token = token_of(request)
    row = RecordRow(
        id=secrets.token_hex(8),
        game=game,
        kind=data.kind,
        listed=False,
        table_id="",
        owner=person.account or (hashed(token) if token else ""),
        setting=msgspec.json.encode(watched.record.header.setting().public()).decode(),
        names=msgspec.json.encode(watched.record.header.seats).decode(),
        answers=watched.good,
        complete=watched.record.complete and not watched.difference,
        made=hall.now(),
        text=data.text,
    )
    await hall.store.add_record(row)
    return await asyncio.to_thread(_info, row, tenant, lang)


def _header_game(text: str) -> str:
    from praxis.kernel.record import read

    return read(text).header.game


@get("/records/{record_id:str}", summary="One record: whose, how long, whether it replays", responses=REFUSALS)
async def record(request: Asking, record_id: RecordId, lang: InLang = "en") -> RecordInfo:
    row, tenant = await _row(hall_of(request), record_id)
    return await asyncio.to_thread(_info, row, tenant, lang)


@get("/records/{record_id:str}/text", summary="The record as a file", media_type=MediaType.TEXT, responses=REFUSALS)
async def text(request: Asking, record_id: RecordId) -> Response[str]:
    row, _ = await _row(hall_of(request), record_id)
    return as_file(row.text, f"{row.id}.{row.kind}")


@get("/records/{record_id:str}/frames", summary="The game, answer by answer", responses=REFUSALS)
async def frames(
    request: Asking, record_id: RecordId, view: View = "open", first: First = 0, count: Count = 50, lang: InLang = "en"
) -> Frames:
    row, tenant = await _row(hall_of(request), record_id)

    def watch() -> Frames:
        watched = Watched(tenant, row.text, row.kind)
        watcher: Watcher = "open" if view == "open" else SPECTATOR if view == "public" else int(view)
        if isinstance(watcher, int) and watcher >= len(watched.names):
            raise Unknown(f"there is no seat {watcher}; the game has seats 0 to {len(watched.names) - 1}")
        return watched.frames(watcher, first, count, lang)

    return await asyncio.to_thread(watch)


@post("/records/{record_id:str}/play", summary="Play on from here, against bots", responses=REFUSALS)
async def play_on(request: Asking, record_id: RecordId, data: JSONBody[PlayOn], lang: InLang = "en") -> Seated:
    hall = hall_of(request)
    row, tenant = await _row(hall, record_id)
    await bans.check(hall.store, data.name)
    watched = await asyncio.to_thread(Watched, tenant, row.text, row.kind)
    if data.at > watched.good:
        raise Unknown(f"the record has {watched.good} answers that replay, not {data.at}")
    answers = [(answer.seat, answer.key) for answer in watched.record.answers[: data.at]]
    header = watched.record.header
    before = header.start if isinstance(header.start, Start) else Start()
    start = msgspec.structs.replace(before, record=row.id, answers=data.at)
    header = msgspec.structs.replace(header, start=start)
    started = e.Started(at=hall.now(), header=header, answers=answers, known=True)
    table, who, token = await hall.play_on(tenant, started, "", data, await person_of(request))
    return Seated(table.state(lang), you(who), token)


@delete("/records/{record_id:str}", summary="Delete a record", responses=REFUSALS)
async def drop(request: Asking, record_id: RecordId) -> None:
    hall = hall_of(request)
    row, _ = await _row(hall, record_id)
    person = await person_of(request)
    token = token_of(request)
    owns = bool(row.owner) and row.owner in (person.account, hashed(token) if token else "")
    require(Act.DROP_RECORD, Who(host=owns, admin=person.admin))
    await hall.store.drop_record(record_id)


ROUTES: Final[Sequence[Any]] = (records, upload, record, text, frames, play_on, drop)
