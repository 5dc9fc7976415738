"""Records over REST: list, read, upload, watch, play on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from praxis.kernel.errors import BadRecord
from praxis.kernel.game import Setting, Start
from praxis.table.game.hosted import HostedGame
from praxis.table.game.record_workers import Text
from praxis.table.game.words import Lang
from praxis.table.hall.hall import Hall
from praxis.table.hall.seating import Unknown
from praxis.table.hall.summary import you_of
from praxis.table.history import entries as e
from praxis.table.history.facts import hashed
from praxis.table.people import bans
from praxis.table.people.rights import Act, Who, require
from praxis.table.store import RecordRow
from praxis.table.web.identity import charge, limit_keys, person_of, token_of
from praxis.table.web.refusals import REFUSALS, gives
from praxis.table.web.slow_responses import PACKED, answer
from praxis.table.web.tables_api import Asking, InLang, as_file, hall_of
from praxis.table.wire.rest_types import Frames, GivenReason, PlayOn, RecordInfo, RecordLine, RecordUpload, Seated

LONGEST_UPLOAD_BODY: Final = 2_500_000
Connection = ASGIConnection[Any, Any, Any, Any]
RecordId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}(-[0-9]{1,6})?$", description="A record's id")]
Before = Annotated[int | None, QueryParameter(ge=0, le=10**15, description="Only records made before this time")]
LastId = Annotated[str, QueryParameter(pattern="^([0-9a-f]{16}(-[0-9]{1,6})?)?$", description="The last record had")]
Tables = Annotated[
    str, QueryParameter(pattern="^([0-9a-f]{16}(,[0-9a-f]{16}){0,99})?$", description="One's own tables, with commas")
]
First = Annotated[int, QueryParameter(ge=0, le=10**6, description="The first frame")]
Count = Annotated[int, QueryParameter(ge=1, le=200, description="How many frames")]
View = Annotated[str, QueryParameter(pattern="^(open|public|[0-9]{1,2})$", description="`open`, `public`, or a seat")]


async def _row(hall: Hall, record_id: str) -> tuple[RecordRow, HostedGame]:
    row = await hall.store.record(record_id)
    if row is None:
        raise Unknown("there is no such record")
    hosted = hall.hosted_games.get(row.game)
    if hosted is None:
        raise Unknown(f"this server does not play {row.game!r}")
    return row, hosted


def _line(row: RecordRow, hosted: HostedGame | None, lang: Lang) -> RecordLine:
    return RecordLine(
        id=row.id,
        game=row.game,
        title=hosted.words.title(lang) if hosted is not None else row.game,
        setting=msgspec.json.decode(row.setting, type=Setting),
        names=msgspec.json.decode(row.names, type=list[str]),
        answers=row.answers,
        complete=row.complete,
        made=row.made,
        table=row.table_id,
    )


async def _info(request: Asking, row: RecordRow, hosted: HostedGame, lang: Lang) -> RecordInfo:
    hall = hall_of(request)
    found = await hall.records.look(Text(row.text, row.kind, row.game), lang, limit_keys(request))
    return RecordInfo(
        _line(row, hosted, lang), found.fairness, found.difference, found.answers, found.marks, found.decks
    )


@get("/records", summary="Records of finished games that were listed, and of one's own", responses=REFUSALS)
async def records(
    request: Asking, lang: InLang = "en", before: Before = None, last: LastId = "", tables: Tables = ""
) -> list[RecordLine]:
    """The newest first, a hundred at a time. For the next page, give `made` and `id` of the last one as `before` and
    `last`. Games that were not listed are shown to accounts that had a seat, and to whoever names their tables: a guest
    names those of her seats."""
    charge(request, "searches")
    hall = hall_of(request)
    rows = await hall.store.records(before=before, last=last)
    own = {table for table in tables.split(",") if table}
    person = await person_of(request)
    if person.account:
        own |= {row.id for row, _ in await hall.store.tables_of(person.account)}
    if own:
        shown = {row.id for row in rows}
        unlisted = await hall.store.records(listed=False, before=before, last=last, tables=own)
        rows += [row for row in unlisted if row.id not in shown]
        rows = sorted(rows, key=lambda row: (row.made, row.id), reverse=True)[:100]
    return [_line(row, hall.hosted_games.get(row.game), lang) for row in rows]


def _pay_for_upload(connection: Connection, _: BaseRouteHandler) -> None:
    """Charge an upload before its body is read, and refuse people who upload too much."""
    charge(connection, "uploads")


@post(
    "/records",
    summary="Bring a record or a position along",
    responses=REFUSALS,
    guards=[_pay_for_upload],
    request_max_body_size=LONGEST_UPLOAD_BODY,
)
async def upload(request: Asking, data: JSONBody[RecordUpload], lang: InLang = "en") -> RecordInfo:
    """The record gets an address of its own, known only to those who are told. It is replayed once, now; if that fails,
    it is refused."""
    hall = hall_of(request)
    person = await person_of(request)
    if person.account:
        hall.limits.take("uploads", (f"account {person.account}",))
    if "\0" in data.text:
        raise BadRecord("a record is text, and this one has a NUL in it")
    given = Text(data.text, data.kind, data.game)
    found = await hall.records.look(given, lang, limit_keys(request, person.account))
    token = token_of(request)
    row = RecordRow(
        id=secrets.token_hex(8),
        game=found.game,
        kind=data.kind,
        listed=False,
        table_id="",
        owner=person.account or (hashed(token) if token else ""),
        setting=found.setting,
        names=found.names,
        answers=found.answers,
        complete=found.complete,
        made=hall.now(),
        text=data.text,
    )
    await hall.store.add_record(row)
    line = _line(row, hall.hosted_games[found.game], lang)
    return RecordInfo(line, found.fairness, found.difference, found.answers, found.marks)


@get("/records/{record_id:str}", summary="One record: whose, how long, whether it replays", responses=REFUSALS)
async def record(request: Asking, record_id: RecordId, lang: InLang = "en") -> RecordInfo:
    charge(request, "replays")
    row, hosted = await _row(hall_of(request), record_id)
    return await _info(request, row, hosted, lang)


@get("/records/{record_id:str}/text", summary="The record as a file", media_type=MediaType.TEXT, responses=REFUSALS)
async def text(request: Asking, record_id: RecordId) -> Response[str]:
    row, _ = await _row(hall_of(request), record_id)
    return as_file(row.text, f"{row.id}.{row.kind}")


@get(
    "/records/{record_id:str}/frames",
    summary="The game, answer by answer",
    responses={**REFUSALS, 200: gives(Frames)},
    opt=PACKED,
)
async def frames(
    request: Asking, record_id: RecordId, view: View = "open", first: First = 0, count: Count = 50, lang: InLang = "en"
) -> Response[bytes]:
    charge(request, "replays")
    hall = hall_of(request)
    row, _ = await _row(hall, record_id)
    text = Text(row.text, row.kind, row.game)
    return answer(request, await hall.records.frames(text, view, first, count, lang, limit_keys(request)))


@get(
    "/records/{record_id:str}/position",
    summary="A moment as the file of a position",
    media_type=MediaType.TEXT,
    responses=REFUSALS,
)
async def position(request: Asking, record_id: RecordId, view: View = "open", first: First = 0) -> Response[str]:
    """The game after `first` answers as a position, from what the reader sees."""
    charge(request, "replays")
    hall = hall_of(request)
    row, _ = await _row(hall, record_id)
    found = await hall.records.position(Text(row.text, row.kind, row.game), view, first, limit_keys(request))
    return as_file(found, f"{row.id}-{first}.txt")


@get(
    "/records/{record_id:str}/reason", summary="Why an answer was given, as the house bot weighs it", responses=REFUSALS
)
async def reason(
    request: Asking, record_id: RecordId, view: View = "open", first: First = 0, lang: InLang = "en"
) -> GivenReason:
    """Why the last of `first` answers was given, for the reader."""
    charge(request, "replays")
    hall = hall_of(request)
    row, _ = await _row(hall, record_id)
    return await hall.records.reason(Text(row.text, row.kind, row.game), view, first, lang, limit_keys(request))


@post("/records/{record_id:str}/play", summary="Play on from here, against bots", responses=REFUSALS)
async def play_on(request: Asking, record_id: RecordId, data: JSONBody[PlayOn], lang: InLang = "en") -> Seated:
    hall = hall_of(request)
    person = await person_of(request)
    whose = limit_keys(request, person.account)
    charge(request, "tables", person.account)
    row, hosted = await _row(hall, record_id)
    await bans.check(hall.store, data.name)
    begins = await hall.records.begin(Text(row.text, row.kind, row.game), data.at, whose)
    header = begins.header
    before = header.start if isinstance(header.start, Start) else Start()
    start = msgspec.structs.replace(before, record=row.id, answers=data.at)
    header = msgspec.structs.replace(header, start=start)
    started = e.Started(at=hall.now(), header=header, answers=begins.answers, known=True)
    table, who, token = await hall.play_on(hosted, started, "", data, person, whose)
    return Seated(table.state_for(who, lang), you_of(table.facts, who), token)


@delete("/records/{record_id:str}", summary="Delete a record", responses=REFUSALS)
async def drop(request: Asking, record_id: RecordId) -> None:
    hall = hall_of(request)
    row, _ = await _row(hall, record_id)
    person = await person_of(request)
    token = token_of(request)
    owns = bool(row.owner) and row.owner in (person.account, hashed(token) if token else "")
    require(Act.DROP_RECORD, Who(host=owns, admin=person.admin))
    await hall.store.drop_record(record_id)


ROUTES: Final[Sequence[Any]] = (records, upload, record, text, frames, position, reason, play_on, drop)
