"""The WebSocket of a table: a hello, then messages one after another until one side leaves."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from praxis.table.hall.hall import DISABLED, Hall
from praxis.table.hall.refusing import EXPECTED, refusal_of
from praxis.table.hall.requests import handle
from praxis.table.hall.seating import Unknown
from praxis.table.hall.table import Table
from praxis.table.history.facts import hashed
from praxis.table.people.rights import Act, Who, require
from praxis.table.server.config import Config
from praxis.table.store import StoreTrouble
from praxis.table.web.guard import origin_is_ours
from praxis.table.web.http_connection import COUNTED
from praxis.table.web.identity import payers, person_of
from praxis.table.web.quick_socket import EXTENSION, Post
from praxis.table.wire import messages
from praxis.table.wire.connection import Connection

Socket = WebSocket[Any, Any, Any]

HELLO_SECONDS: Final = 10.0
MOST_STRIKES: Final = 10
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


_WHOLE: Final = (messages.Sync, messages.Speak, messages.AskLog)
"""Messages that are answered with all that a table has to show, and so cost as much."""


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
    address = payers(socket)[0]
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
        await _converse(socket, hall, table, connection, payers(socket, who.account))
    finally:
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
    found: Post = extensions.get(EXTENSION, lambda _: False)
    return found


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
    message: messages.ClientMessage = messages.DECODE.decode(await _frame(socket))
    return message


async def _converse(socket: Socket, hall: Hall, table: Table, connection: Connection, whose: tuple[str, ...]) -> None:
    while connection.closing is None:
        try:
            data = await _frame(socket)
        except Departed as departed:
            if departed.reason is not None:
                connection.bye(departed.reason, departed.message)
            return
        await _hear(hall, table, connection, data, whose)


async def _hear(hall: Hall, table: Table, connection: Connection, data: bytes, whose: tuple[str, ...]) -> None:
    began = perf_counter()
    if not connection.frames.take() or not hall.limits.allows("messages", whose):
        _strike(hall, connection, _id_of(data))
        return
    try:
        message: messages.ClientMessage = messages.DECODE.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        connection.strikes += 1
        _refuse(hall, connection, messages.Refused(re=_id_of(data), kind="malformed", message=_brief(error)))
        if connection.strikes > MOST_STRIKES:
            connection.bye("protocol", "too many messages that could not be read")
        return
    if isinstance(message, messages.Ping):
        connection.tell(messages.Pong(re=message.id, sent=message.sent, at=hall.now()))
        return
    if isinstance(message, messages.Say) and not connection.chat.take():
        _strike(hall, connection, message.id)
        return
    if isinstance(message, _WHOLE) and not hall.limits.allows("syncs", whose):
        _strike(hall, connection, message.id)
        return
    connection.strikes = 0
    try:
        await table.do(lambda: handle(table, connection, message))
    except EXPECTED as error:
        _refuse(hall, connection, refusal_of(error, message.id))
    if isinstance(message, messages.Answer):
        hall.metrics.answer_seconds.observe(perf_counter() - began)


def _strike(hall: Hall, connection: Connection, re: int) -> None:
    connection.strikes += 1
    _refuse(hall, connection, messages.Refused(re=re, kind="too_fast", message="too many messages; wait a moment"))
    if connection.strikes >= MOST_STRIKES:
        hall.limits.acted("flood", str(connection.who.seat))
        connection.bye("flood", "too many messages")


def _refuse(hall: Hall, connection: Connection, refused: messages.Refused) -> None:
    hall.metrics.refusals.labels(kind=refused.kind).inc()
    connection.tell(refused)


class _WithId(msgspec.Struct):
    id: int = 0


def _id_of(data: bytes) -> int:
    """The number of a message that is otherwise wrong, if it can be read."""
    try:
        return msgspec.json.decode(data, type=_WithId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0


def _brief(error: Exception) -> str:
    return " ".join(str(error).split())[:200]
