"""The WebSocket of a table: a hello, then messages one after another until one side leaves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from praxis.table.hall.hall import DISABLED, Hall
from praxis.table.hall.refusing import EXPECTED
from praxis.table.hall.seating import Unknown
from praxis.table.hall.table import Table
from praxis.table.history.facts import hashed
from praxis.table.people.rights import Act, Who, require
from praxis.table.server.config import Config
from praxis.table.store import StoreTrouble
from praxis.table.web.conversation import Conversation
from praxis.table.web.guard import origin_is_ours
from praxis.table.web.http_connection import COUNTED
from praxis.table.web.identity import limit_keys, person_of
from praxis.table.web.quick_socket import LISTEN, POST, Hear, Post
from praxis.table.wire import messages
from praxis.table.wire.connection import Connection
from praxis.table.wire.typed_text import has_nul

Socket = WebSocket[Any, Any, Any]

HELLO_SECONDS: Final = 10.0
MOST_SPECTATORS: Final = 200
GOODBYE_SECONDS: Final = 2.0
# Close codes of RFC 6455 and, from 4000 on, our own.
POLICY: Final = 1008
CODES: Final[dict[messages.ByeReason, int]] = {
    "closed": 4001,
    "removed": 4002,
    "expired": 4003,
    "replaced": 4004,
    "protocol": 4005,
    "flood": 4006,
    "shutdown": 1012,
}


class Departed(Exception):
    """The other side has left, or must leave."""

    def __init__(self, reason: messages.ByeReason | None = None, message: str = "") -> None:
        self.reason = reason
        self.message = message


@websocket("/ws/tables/{table_id:str}")
async def socket(socket: Socket, table_id: FromPath[str]) -> None:
    config: Config = socket.app.state.config
    hall: Hall = socket.app.state.hall
    if not origin_is_ours(socket, config):
        # Refused before accepting, so that the browser gets a plain 403 and its page nothing.
        await socket.close(code=POLICY, reason="this page is not of this server")
        return
    address = limit_keys(socket)[0]
    if hall.sockets[address] >= config.sockets_an_address:
        hall.limits.acted("sockets_an_address", address)
        await socket.close(code=POLICY, reason="too many connections from one address")
        return
    if not socket.scope.get("state", {}).get(COUNTED) and not hall.limits.allows("joins", (address,)):
        await socket.close(code=POLICY, reason="too many new connections from one address")
        return
    await socket.accept()
    hall.sockets[address] += 1
    hall.metrics.connections.inc()
    try:
        await _attend(socket, hall, table_id)
    except (WebSocketDisconnect, Departed):
        pass
    finally:
        hall.sockets[address] -= 1
        if not hall.sockets[address]:
            del hall.sockets[address]
        hall.metrics.connections.dec()
        with suppress(Exception):
            await socket.close()
        socket.receive, socket.send = empty_receive, empty_send  # these refer to the socket, which then is never freed


async def _attend(socket: Socket, hall: Hall, table_id: str) -> None:
    try:
        hello = await asyncio.wait_for(_next(socket), HELLO_SECONDS)
        if not isinstance(hello, messages.Hello):
            raise Departed("protocol", "the first message should be hello")
        if hello.protocol != messages.PROTOCOL:
            raise Departed("protocol", f"this server speaks protocol {messages.PROTOCOL}, not {hello.protocol}; reload")
        table, who = await _recognise(socket, hall, table_id, hello)
    except TimeoutError:
        await _turn_away(socket, Departed("protocol", f"no hello within {HELLO_SECONDS:.0f} seconds"))
        return
    except msgspec.MsgspecError as error:
        await _turn_away(socket, Departed("protocol", f"the first message should be hello: {error}"))
        return
    except (Departed, *EXPECTED) as error:
        departed = error if isinstance(error, Departed) else _departed(error)
        await _turn_away(socket, departed)
        return
    connection = Connection(_sender(socket), who, hello.lang, _poster(socket))
    try:
        await table.do(lambda: table.join(connection))
    except EXPECTED as error:
        await _turn_away(socket, Departed("shutdown", str(error)))
        return
    sending = asyncio.create_task(_send_all(socket, table, connection))
    try:
        conversation = Conversation(hall, table, connection, limit_keys(socket, who.account))
        _listener(socket)(conversation.hear_now)
        await _converse(socket, conversation)
    finally:
        _listener(socket)(_deaf)
        await table.leave_soon(connection)
        if connection.closing is not None:
            with suppress(Exception):
                await asyncio.wait_for(asyncio.shield(sending), GOODBYE_SECONDS)
        sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sending


async def _send_all(socket: Socket, table: Table, connection: Connection) -> None:
    """Send the table's messages until the goodbye; closing then also ends the listening."""
    with suppress(WebSocketDisconnect):
        await connection.pump(table.catch_up)
        reason = connection.closing
        assert reason is not None
        await socket.close(code=CODES[reason], reason=reason)


def _departed(error: Exception) -> Departed:
    if isinstance(error, Unknown):
        return Departed("closed", str(error))
    return Departed("shutdown" if isinstance(error, StoreTrouble) else "protocol", str(error))


async def _recognise(socket: Socket, hall: Hall, table_id: str, hello: messages.Hello) -> tuple[Table, Who]:
    if has_nul(table_id):
        raise Unknown("there is no such table")  # PostgreSQL cannot even be asked
    table = await hall.table(table_id)
    person = await person_of(socket)
    who = hall.who(table.facts, hello.token, person)
    if hello.token and who.seat is None and not who.host:
        gone = hall.expired(table.facts, hashed(hello.token))
        raise Departed("expired", "this link has expired" if gone else "this link is not valid (any more)")
    account = table.facts.account_of(who)
    if account and await hall.store.disabled([account]):
        raise Departed("removed", DISABLED)  # the links of the account's seats are void, too
    watching = Who(who.seat, who.host, who.admin, who.account, who.account_name, who.token, True)
    require(Act.WATCH, watching)
    if watching.roles() == {"spectator"} and not table.facts.rules.spectators:
        raise Departed("closed", "this table has no spectators")
    if watching.roles() == {"spectator"} and table.presence.spectators() >= MOST_SPECTATORS:
        raise Departed("closed", "this table has no room for more spectators")
    return table, watching


async def _turn_away(socket: Socket, departed: Departed) -> None:
    if departed.reason is None:
        return
    await _sender(socket)(messages.ENCODE(messages.Goodbye(reason=departed.reason, message=departed.message)).decode())
    await socket.close(code=CODES[departed.reason], reason=departed.reason)


def _sender(socket: Socket) -> Any:
    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})

    return send


def _poster(socket: Socket) -> Post:
    """The function that writes a message at once (`QuickSocket.post`); None if the server has none."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    found: Post = extensions.get(POST, lambda _: False)
    return found


def _listener(socket: Socket) -> Callable[[Hear], None]:
    """The function that takes whoever hears messages as soon as they arrive (`QuickSocket.listen`). It does nothing if
    the server has none."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    found: Callable[[Hear], None] = extensions.get(LISTEN, lambda _: None)
    return found


def _deaf(_: bytes) -> bool:
    return False


async def _frame(socket: Socket) -> bytes:
    """The next message as bytes."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise Departed
    text = message.get("text")
    data = text.encode() if text is not None else message.get("bytes") or b""
    if len(data) > messages.LONGEST_FRAME:
        raise Departed("protocol", f"a message has at most {messages.LONGEST_FRAME} bytes, this one has {len(data)}")
    return data


async def _next(socket: Socket) -> messages.ClientMessage:
    message: messages.ClientMessage = messages.decode(await _frame(socket))
    return message


async def _converse(socket: Socket, conversation: Conversation) -> None:
    connection = conversation.connection
    while connection.closing is None:
        try:
            data = await _frame(socket)
        except Departed as departed:
            if departed.reason is not None:
                connection.bye(departed.reason, departed.message)
            return
        await conversation.hear(data)
