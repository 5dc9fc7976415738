"""The ASGI application: all routes, what every request passes before them, and what starts and ends with the server."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import ASGIApp

from praxis import __version__
from praxis.table.game.bot_workers import BotWorkers
from praxis.table.game.hosted import named
from praxis.table.game.record_workers import RecordWorkers
from praxis.table.game.search_worker import SearchWorker
from praxis.table.hall.hall import Hall
from praxis.table.hall.several_servers import Sharing
from praxis.table.people.accounts import Accounts
from praxis.table.server.config import CSRF_COOKIE, CSRF_HEADER, Config
from praxis.table.server.limits import Limits
from praxis.table.server.prepare import prepare
from praxis.table.store import Store
from praxis.table.web import (
    accounts_api,
    admin_api,
    cards_and_rules_api,
    decks_api,
    health_api,
    languages_api,
    records_api,
    tables_api,
)
from praxis.table.web.fair_queue import in_turn
from praxis.table.web.guard import Guard, with_headers
from praxis.table.web.pages import STATIC, page, read_all
from praxis.table.web.refusals import HANDLERS
from praxis.table.web.slow_responses import Kept
from praxis.table.web.socket import socket

LONGEST_BODY: Final = 100_000
"""The longest body of any request except uploads, in bytes."""
SWITCH_SECONDS: Final = 0.0002
"""After so many seconds, threads that replay records give way to the tables."""


def make_app(config: Config, store: Store, csrf_secret: str, limits: Limits) -> ASGIApp:
    """The whole server except its port. The store is open; the app closes it."""
    hosted_games = named(config.games)
    bot_workers = BotWorkers(hosted_games, config.games, limits)
    workers = RecordWorkers(config.games, limits)
    searches = SearchWorker(config.games, limits)
    sharing = Sharing(config.database)
    hall = Hall(
        store,
        hosted_games,
        bot_workers,
        workers,
        config.token_days,
        sharing,
        limits,
        config.least_takeover,
        config.idle_seconds,
    )

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH_SECONDS)
        hall.collector.begin()
        opening = asyncio.create_task(_open(hall))
        try:
            yield
        finally:
            opening.cancel()
            await asyncio.gather(opening, return_exceptions=True)
            searches.close()
            await hall.close()
            await store.close()

    csrf = CSRFConfig(secret=csrf_secret, cookie_name=CSRF_COOKIE, header_name=CSRF_HEADER, cookie_secure=config.secure)
    api = Router(
        path="/api/v1",
        route_handlers=[
            *tables_api.ROUTES,
            *records_api.ROUTES,
            *cards_and_rules_api.ROUTES,
            *decks_api.ROUTES,
            *languages_api.ROUTES,
            *accounts_api.ROUTES,
            *admin_api.ROUTES,
        ],
    )
    app = Litestar(
        route_handlers=[api, *health_api.ROUTES, socket, page],
        middleware=[DefineMiddleware(Guard, config=config, csrf=csrf, limits=limits)],
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        state=State(
            {
                "config": config,
                "hall": hall,
                "accounts": Accounts(store, config.session_days, csrf_secret),
                "files": read_all(STATIC),
                "searches": searches,
                "kept": Kept(),
            }
        ),
        openapi_config=OpenAPIConfig(
            title="The table of Praxis",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude_opt_key="packed", exclude=["^/api/schema"]
        ),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
    return in_turn(with_headers(app, config.secure, config.image_origin or ""))


async def _open(hall: Hall) -> None:
    count = await hall.open()
    hall.log.info("server.tables_restored", tables=count)


async def open_app(config: Config, limits: Limits | None = None) -> ASGIApp:
    """Open the store and make the app; `StoreTrouble` if there can be no store."""
    prepare(named(config.games))  # before the store, which starts the first thread
    store = await Store.open(config.store_address)
    secret = await store.setting("csrf")
    if secret is None:
        secret = secrets.token_hex(32)
        await store.set_setting("csrf", secret)
    return make_app(config, store, secret, limits or Limits(config.limits))
