"""The server process: one event loop, one port, one data directory.

It runs on uvicorn. granian answers as fast (0.5 and 0.6 ms for an echo), but runs its worker under a second process,
which stays behind if the first is killed.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import resource
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Final

import msgspec
import uvicorn
from litestar.types import ASGIApp

from praxis import compiled

if __name__ in ("__main__", "__mp_main__"):
    compiled.use()  # before the imports below; "__mp_main__" is what this file is called in a spawned worker

from praxis.kernel.errors import BadSetting
from praxis.table.server.config import Config, path_hook
from praxis.table.server.limits import KEEP_ALIVE_SECONDS, Limits
from praxis.table.server.logs import Log, to_stderr
from praxis.table.store import StoreTrouble
from praxis.table.web.app import open_app
from praxis.table.web.connection_limits import ConnectionLimits
from praxis.table.web.http_connection import ServerConfig, TimedHttp
from praxis.table.web.quick_socket import QuickSocket
from praxis.table.wire.messages import LONGEST_FRAME

PING_SECONDS: Final = 20.0
GRACE_SECONDS: Final = 3
MOST_FILES: Final = 65_536


class CannotServe(Exception):
    """The server cannot start; the message is one line."""


def bind(config: Config) -> socket.socket:
    """Take the port, before anything else is done."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        raise CannotServe(
            f"cannot listen on {config.host}:{config.port}: {error.strerror or error}; choose another with --port"
        ) from None
    except OverflowError:
        listening.close()
        raise CannotServe(f"a port is a number from 0 to 65535, not {config.port}") from None
    return listening


def claim(config: Config) -> IO[str] | None:
    """Make sure that no other server uses the same SQLite database; the claim ends with the process."""
    if config.database:
        return None
    try:
        config.data.mkdir(parents=True, exist_ok=True)
        claimed = (config.data / "server.lock").open("a+")
    except OSError as error:
        raise CannotServe(f"cannot use {config.data}: {error.strerror}") from None
    try:
        fcntl.flock(claimed, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        claimed.seek(0)
        other = claimed.read().strip() or "?"
        claimed.close()
        raise CannotServe(f"{config.data} is used by another server (process {other}); set PRAXIS_DATA") from None
    claimed.truncate(0)
    claimed.write(str(os.getpid()))
    claimed.flush()
    return claimed


def serve(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until told to stop. `ready` is called with the address once the port is open."""
    listening = bind(config)
    try:
        claimed = claim(config)
    except CannotServe:
        listening.close()
        raise
    try:
        to_stderr(config.log)
        _allow_files()
        runner = asyncio.Runner(loop_factory=quick_loop())
        # People end the server with Ctrl-C, so what it does then is no failure.
        with suppress(KeyboardInterrupt), runner:
            runner.run(_serve(config, listening, ready))
    finally:
        listening.close()
        if claimed is not None:
            claimed.close()


def _allow_files() -> None:
    """Allow this process as many open files as the system permits: each connection is one."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop where there is one (there is none for Windows)."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def web_server(app: ASGIApp, config: Config, limits: Limits) -> uvicorn.Server:
    door = ConnectionLimits(limits, config.trusted, config.connections_an_address, config.connections)
    return uvicorn.Server(
        ServerConfig(
            app,
            door,
            config.quick_sockets,
            lifespan="on",
            http=TimedHttp,
            proxy_headers=bool(config.trusted),
            forwarded_allow_ips=sorted(config.trusted),
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            log_config=None,
            access_log=False,
            server_header=False,
            ws=QuickSocket,
            ws_max_size=4 * LONGEST_FRAME,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            # Compressing each message would cost more than a third of a megabyte for every connection.
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
    )


async def _serve(config: Config, listening: socket.socket, ready: Callable[[str], None]) -> None:
    limits = Limits(config.limits)
    try:
        app = await open_app(config, limits)
    except (StoreTrouble, BadSetting) as trouble:
        raise CannotServe(str(trouble)) from None
    server = web_server(app, config, limits)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    address = config.public or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else shown}:{port}"
    log = Log()
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.005)
    if server.started:
        log.info("server.listening", host=host, port=port, process=os.getpid())
        ready(address)
    await serving
    log.info("server.stopped", process=os.getpid())


def main() -> None:
    """Run ``python -m praxis.table.server.process '{"data": ...}'``: a server with all settings as JSON, for tests."""
    config = msgspec.json.decode(sys.argv[1].encode(), type=Config, dec_hook=path_hook)
    try:
        serve(config, lambda address: print(address, flush=True))
    except CannotServe as error:
        print(f"praxis: {error}", file=sys.stderr)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
