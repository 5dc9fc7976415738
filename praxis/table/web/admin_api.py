"""What an administrator does over REST: look at the server's state, at all tables, and at banned names.

To close a table or disable an account, she uses the routes of tables and accounts.
"""

from __future__ import annotations

import resource
from collections.abc import Sequence
from time import time
from typing import Annotated, Any, Final, Literal

from litestar import delete, get, put
from litestar.params import FromQuery, PathParameter, QueryParameter

from praxis import __version__
from praxis.table.people import bans
from praxis.table.people.rights import Act, require
from praxis.table.web.identity import person_of
from praxis.table.web.refusals import REFUSALS
from praxis.table.web.tables_api import Asking, InLang, hall_of, line_of
from praxis.table.wire.messages import LONGEST_NAME
from praxis.table.wire.rest_types import ServerState, TableLine

BannedName = Annotated[str, PathParameter(min_length=1, max_length=LONGEST_NAME, description="A name")]
WhichName = Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_NAME, description="A name")]
_BEGAN: Final = time()


@get("/server", summary="How the server is (administrators)", responses=REFUSALS)
async def server(request: Asking) -> ServerState:
    require(Act.SERVER, await person_of(request))
    hall = hall_of(request)
    return ServerState(
        version=__version__,
        up_seconds=int(time() - _BEGAN),
        database=hall.store.engine.dialect.name,
        store=await hall.store.check() or "ok",
        commits=hall.store.commits,
        commit_ms=round(hall.store.commit_seconds * 1000 / max(hall.store.commits, 1), 2),
        tables_awake=len(hall.tables),
        tables_answered_for=sum(1 for table in hall.tables if hall.sharing.owns(table)),
        tables_in_trouble=[table.facts.id for table in hall.tables.values() if table.trouble],
        connections=sum(len(table.audience.connections) for table in hall.tables.values()),
        memory_mb=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1000,
    )


@get("/server/tables", summary="All tables, unlisted ones too (administrators)", responses=REFUSALS)
async def tables(
    request: Asking,
    phase: FromQuery[Literal["gathering", "playing", "over", "closed"]] = "playing",
    lang: InLang = "en",
) -> list[TableLine]:
    require(Act.SERVER, await person_of(request))
    hall = hall_of(request)
    return [line_of(row, hall.hosted_games, lang) for row in await hall.store.tables([phase], listed=False, limit=1000)]


@get("/server/bans", summary="Names that may not be used (administrators)", responses=REFUSALS)
async def banned(request: Asking) -> list[str]:
    require(Act.BAN, await person_of(request))
    return await bans.banned(hall_of(request).store)


@put("/server/bans", summary="Ban a name (administrators)", responses=REFUSALS)
async def ban(request: Asking, name: WhichName) -> list[str]:
    """The name is a query parameter, so that it may have any signs in it."""
    require(Act.BAN, await person_of(request))
    return await bans.ban(hall_of(request).store, name)


@put("/server/bans/{name:str}", summary="The same, for a name without a slash (administrators)", responses=REFUSALS)
async def ban_by_path(request: Asking, name: BannedName) -> list[str]:
    require(Act.BAN, await person_of(request))
    return await bans.ban(hall_of(request).store, name)


@delete("/server/bans", summary="Allow a name again (administrators)", status_code=200, responses=REFUSALS)
async def allow(request: Asking, name: WhichName) -> list[str]:
    require(Act.BAN, await person_of(request))
    return await bans.allow(hall_of(request).store, name)


@delete(
    "/server/bans/{name:str}", summary="The same, by its address (administrators)", status_code=200, responses=REFUSALS
)
async def allow_by_path(request: Asking, name: BannedName) -> list[str]:
    require(Act.BAN, await person_of(request))
    return await bans.allow(hall_of(request).store, name)


ROUTES: Final[Sequence[Any]] = (server, tables, banned, ban, ban_by_path, allow, allow_by_path)
