"""A client in Python for bots and tests: the same REST and WebSocket that the browser uses. `docs/bots.md` shows it.

>>> async def main():
...     async with Lobby("http://localhost:8230") as lobby:
...         me = {"who": "me", "name": "R2"}
...         seated = await lobby.make({"game": "vendetta", "setting": {"players": 4}, "seats": [me]})
...         async with await connect(lobby.address, seated.table.id, seated.token) as seat:
...             await play(seat, lambda view, decision: decision.options[0].key)
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import httpx
import msgspec
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, WebSocketException

from praxis.table.game.words import Lang
from praxis.table.server.config import CSRF_COOKIE, CSRF_HEADER
from praxis.table.wire import messages
from praxis.table.wire.messages import Asked, ChatLine, ClockState, LogLine, Orders, TableState, You
from praxis.table.wire.rest_types import AccountInfo, RecordInfo, Seated, SeatLink, TableInfo, TableLine

T = TypeVar("T")

ANSWER_SECONDS: Final = 30.0
WAIT_SECONDS: Final = 0.5
"""How long to wait after a refusal that asks to slow down; the wait doubles after each further one."""
MOST_TRIES: Final = 8
"""How often an answer is tried. A few more refusals in a row would end the connection."""
RESTARTING: Final = 1012
"""The close code of a WebSocket whose server restarts."""


class Refused(Exception):
    """The server has refused a request. `kind` is the protocol's word, or an HTTP status."""

    def __init__(self, kind: str, message: str, clause: str = "") -> None:
        super().__init__(f"{kind}: {message}" + (f" [{clause}]" if clause else ""))
        self.kind = kind
        self.message = message
        self.clause = clause


class Gone(Exception):
    """The connection has ended. `reason` is the protocol's word; empty if the server gave none."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message or "the connection has ended")
        self.reason = reason


class Lobby:
    """The REST side of a client: tables, seats, accounts."""

    def __init__(self, address: str, token: str = "", transport: httpx.AsyncBaseTransport | None = None) -> None:
        self.address: Final = address.rstrip("/")
        self.token = token
        # Loading all certificates takes a while, and plain http needs none.
        secure = self.address.startswith("https")
        self.http: Final = httpx.AsyncClient(
            base_url=f"{self.address}/api/v1", timeout=120, transport=transport, verify=secure, trust_env=secure
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, shape: type[T], body: object = None, token: str | None = None) -> T:
        """Make a request. Raises `Refused` if the server refuses it."""
        key = self.token if token is None else token
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
        content = None if body is None else msgspec.json.encode(body)
        answer = await self.http.request(method, path, content=content, headers=headers)
        if answer.is_error:
            try:
                detail = answer.json()["detail"]
            except (ValueError, KeyError, TypeError):
                detail = answer.text
            raise Refused(str(answer.status_code), detail)
        if shape is type(None):
            return None
        if shape is str:
            return answer.text  # type: ignore[return-value]
        return msgspec.json.decode(answer.content, type=shape)

    async def register(self, name: str, password: str, lang: Lang = "en") -> AccountInfo:
        """Make an account and sign in."""
        body = {"name": name, "password": password, "lang": lang}
        found = await self.call("POST", "/account", AccountInfo, body)
        await self._take_form_key()
        return found

    async def sign_in(self, name: str, password: str) -> AccountInfo:
        """Sign in to an account."""
        found = await self.call("POST", "/session", AccountInfo, {"name": name, "password": password})
        await self._take_form_key()
        return found

    async def _take_form_key(self) -> None:
        """Fetch the form key. With a session, every change needs this key, which only a page of the server can read."""
        await self.call("GET", "/account", AccountInfo)
        self.http.headers[CSRF_HEADER] = str(self.http.cookies[CSRF_COOKIE])

    async def tables(self, phase: str = "gathering") -> list[TableLine]:
        """The tables that everybody can see, by what they do: gathering, playing, over."""
        return await self.call("GET", f"/tables?phase={phase}", list[TableLine])

    async def make(self, new: Mapping[str, Any]) -> Seated:
        """Make a new table (`NewTable` as a dict), and keep the host's token."""
        seated = await self.call("POST", "/tables", Seated, new)
        self.token = seated.token
        return seated

    async def table(self, table: str) -> TableInfo:
        """What there is to know of one table."""
        return await self.call("GET", f"/tables/{table}", TableInfo)

    async def take(self, table: str, seat: int, name: str, contribution: str = "", token: str | None = None) -> Seated:
        """Take an open seat. The contribution becomes part of the seed of the shuffle."""
        body = {"name": name, "contribution": contribution}
        return await self.call("POST", f"/tables/{table}/seats/{seat}", Seated, body, token)

    async def leave(self, table: str, seat: int, token: str | None = None) -> None:
        """Leave a seat."""
        await self.call("DELETE", f"/tables/{table}/seats/{seat}", type(None), token=token)

    async def link(self, table: str, seat: int) -> SeatLink:
        """A link that lets somebody take a seat."""
        return await self.call("POST", f"/tables/{table}/seats/{seat}/link", SeatLink)

    async def put_bot(self, table: str, seat: int, level: str, token: str | None = None) -> TableInfo:
        """Put a bot on a seat."""
        return await self.call("PUT", f"/tables/{table}/seats/{seat}/bot", TableInfo, {"level": level}, token)

    async def take_back(self, table: str, seat: int, token: str | None = None) -> None:
        """Take a seat back from the bot that plays for it."""
        await self.call("DELETE", f"/tables/{table}/seats/{seat}/bot", type(None), token=token)

    async def start(self, table: str) -> TableInfo:
        """Start the game, as the host."""
        return await self.call("POST", f"/tables/{table}/start", TableInfo)

    async def close(self, table: str) -> None:
        """Close a table, as the host."""
        await self.call("DELETE", f"/tables/{table}", type(None))

    async def record(self, table: str) -> str:
        """The record of a game that is over, as text."""
        return await self.call("GET", f"/tables/{table}/record", str)

    async def upload(self, text: str, kind: str = "record", game: str = "") -> RecordInfo:
        """Bring a record or a position to the server."""
        return await self.call("POST", "/records", RecordInfo, {"text": text, "kind": kind, "game": game})


class Client(Lobby):
    """A program at a server: all that `Lobby` does, and seats to play at.

    >>> async def main(table):
    ...     async with Client("http://localhost:8230") as client:
    ...         await client.sit_and_play(table, 2, "Renfield", lambda view, decision: decision.options[0].key)
    """

    async def connect(self, table: str, token: str | None = None, lang: Lang = "en") -> Seat:
        """Connect to a table: to the seat of this token, by default the client's own; with an empty one to watch."""
        return await connect(self.address, table, self.token if token is None else token, lang)

    async def play(self, table: str, token: str, choose: Choose) -> None:
        """Answer every decision of a seat until the game is over; connect again whenever the connection is lost."""
        await play_through(self.address, table, token, choose)

    async def sit_and_play(self, table: str, seat: int, name: str, choose: Choose) -> None:
        """Take an open seat, add randomness to the shuffle, and play until the game is over. The host starts."""
        seated = await self.take(table, seat, name, contribution=secrets.token_hex(8))
        await self.play(table, seated.token, choose)


class Seat:
    """One connection to a table, kept up to date in the background."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket: Final = socket
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._asked: dict[int, asyncio.Future[messages.FromServer]] = {}
        self._next_id = 0
        self._gone: Gone | None = None
        self.seq = 0
        self.wholes = 0
        self.you = You()
        self.view: dict[str, Any] = {}
        self.decision: Asked | None = None
        self.doing = ""
        self.log: list[LogLine] = []
        self.first = 0
        """The number of the first log line that is kept here."""
        self.clock: ClockState | None = None
        self.chat: list[ChatLine] = []
        self.yields: list[str] = []
        self.orders = Orders([])
        self.bot_reasons: list[messages.BotReason] = []
        self._table: TableState | None = None
        self.on_message: Callable[[str], None] | None = None
        """Called with the text of every message, for tests that look at the wire."""

    # -- life -------------------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        await self._socket.close()

    async def say(self, message: messages.FromClient) -> None:
        try:
            await self._socket.send(messages.ENCODE(message).decode())
        except ConnectionClosed as closed:
            raise self._end(closed) from None

    async def say_raw(self, text: str | bytes) -> None:
        """Send any text, for tests of bad input."""
        await self._socket.send(text)

    async def begin(self, token: str, lang: Lang) -> None:
        await self.say(messages.Hello(token=token, lang=lang))
        self._reader = asyncio.create_task(self._read())
        while not self.wholes:
            await self.changed()

    async def _read(self) -> None:
        try:
            async for text in self._socket:
                if self.on_message is not None:
                    self.on_message(text if isinstance(text, str) else text.decode())
                self._take(messages.DECODE_SERVER.decode(text))
            raise ConnectionClosed(None, None)
        except ConnectionClosed as closed:
            self._end(closed)
        finally:
            for waiting in self._asked.values():
                if not waiting.done():
                    waiting.set_exception(self._gone or Gone("", ""))
                    waiting.exception()
            self._asked.clear()
            self._changed.set()

    def _end(self, closed: ConnectionClosed) -> Gone:
        if self._gone is None:
            reason = closed.rcvd.reason if closed.rcvd is not None else ""
            if closed.rcvd is not None and closed.rcvd.code == RESTARTING:
                reason = "shutdown"
            self._gone = Gone(reason, reason)
        return self._gone

    async def changed(self) -> None:
        """Wait until a new message has come."""
        if self._gone is not None:
            raise self._gone
        self._changed.clear()
        await self._changed.wait()
        if self._gone is not None:
            raise self._gone

    async def until(self, condition: Callable[[Seat], object], seconds: float = ANSWER_SECONDS) -> None:
        async with asyncio.timeout(seconds):
            while not condition(self):
                await self.changed()

    # -- what comes -------------------------------------------------------------------------------------------------

    @property
    def table(self) -> TableState:
        assert self._table is not None
        return self._table

    @property
    def is_mine(self) -> bool:
        return self.decision is not None and self.decision.options is not None

    def _take(self, message: messages.ServerMessage) -> None:
        match message:
            case messages.Whole():
                self._whole(message)
            case messages.Update():
                if message.seq != self.seq + 1:
                    raise AssertionError(f"update {message.seq} after {self.seq}")
                self._update(message)
            case messages.Goodbye():
                self._gone = Gone(message.reason, message.message)
            case _:
                waiting = self._asked.pop(message.re, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
        self._changed.set()

    def _whole(self, message: messages.Whole) -> None:
        self.seq = message.seq
        self.wholes += 1
        self.you = message.you
        self._table = message.table
        self.chat = list(message.chat)
        self.yields = message.yields
        self.orders = message.orders
        game = message.game
        if game is None:
            self.view, self.decision, self.doing, self.log, self.first, self.clock = {}, None, "", [], 0, None
        else:
            self.view, self.decision, self.doing = dict(game.view), game.decision, game.doing
            self.log, self.first, self.clock = list(game.log.lines), game.log.first, game.clock

    def _update(self, message: messages.Update) -> None:
        self.seq = message.seq
        if message.events is not UNSET:
            for line in message.events:
                assert line.n == self.first + len(self.log), f"event {line.n} after {self.first + len(self.log) - 1}"
                self.log.append(line)
        if message.view is not UNSET:
            self.view.update(message.view)
        if message.decision is not UNSET:
            self.decision = message.decision
        if message.doing is not UNSET:
            self.doing = message.doing
        if message.clock is not UNSET:
            self.clock = message.clock
        if message.table is not UNSET:
            self._table = message.table
        if message.chat is not UNSET:
            self.chat.extend(message.chat)
        if message.yields is not UNSET:
            self.yields = message.yields
        if message.orders is not UNSET:
            self.orders = message.orders
        if message.you is not UNSET:
            self.you = message.you
        if message.bot_reasons is not UNSET:
            self.bot_reasons.extend(message.bot_reasons)

    # -- what goes --------------------------------------------------------------------------------------------------

    async def ask(self, make: Callable[[int], messages.FromClient]) -> messages.FromServer:
        """Send a message and wait for the answer to it. Raises `Refused` if the server refuses."""
        if self._gone is not None:
            raise self._gone
        self._next_id += 1
        number = self._next_id
        waiting: asyncio.Future[messages.FromServer] = asyncio.get_running_loop().create_future()
        self._asked[number] = waiting
        await self.say(make(number))
        answer = await asyncio.wait_for(waiting, ANSWER_SECONDS)
        if isinstance(answer, messages.Refused):
            raise Refused(answer.kind, answer.message, answer.clause)
        return answer

    async def answer(self, key: str, decision: int | None = None) -> None:
        """Answer the open decision. Returns when the answer is durable."""
        number = decision if decision is not None else self.decision.decision if self.decision is not None else 0
        await self.ask(lambda id: messages.Answer(id=id, decision=number, key=key))

    async def why_not(self, key: str) -> list[messages.Why]:
        answer = await self.ask(lambda id: messages.WhyNot(id=id, key=key))
        assert isinstance(answer, messages.Reasons)
        return answer.reasons

    async def explain(self, key: str) -> str:
        answer = await self.ask(lambda id: messages.Explain(id=id, key=key))
        assert isinstance(answer, messages.Explanation)
        return answer.text

    async def say_in_chat(self, text: str) -> None:
        await self.ask(lambda id: messages.Say(id=id, text=text))

    async def yield_to(self, kinds: list[str], until: str = "") -> None:
        await self.ask(lambda id: messages.Yield(id=id, kinds=kinds, until=until))

    async def order(self, stops: list[str]) -> None:
        """Say at which chances the table shall wait for this seat."""
        await self.ask(lambda id: messages.Order(id=id, stops=stops))

    async def hold(self, on: bool = True) -> None:
        """Ask the table to wait for this seat, or end that."""
        await self.ask(lambda id: messages.Hold(id=id, on=on))

    async def learn(self, on: bool = True) -> None:
        """Ask to be told why bots choose as they do (`bot_reasons`), or end that."""
        await self.ask(lambda id: messages.Learn(id=id, on=on))

    async def contribute(self, text: str) -> None:
        await self.ask(lambda id: messages.Contribute(id=id, text=text))

    async def propose_undo(self, answers: int = 1) -> None:
        await self.ask(lambda id: messages.ProposeUndo(id=id, answers=answers))

    async def vote(self, proposal: int, yes: bool) -> None:
        await self.ask(lambda id: messages.Vote(id=id, proposal=proposal, yes=yes))

    async def earlier_log(self, before: int) -> messages.Log:
        answer = await self.ask(lambda id: messages.AskLog(id=id, before=before))
        assert isinstance(answer, messages.LogPart)
        return answer.log

    async def ping(self) -> messages.Pong:
        answer = await self.ask(lambda id: messages.Ping(id=id))
        assert isinstance(answer, messages.Pong)
        return answer

    async def sync(self) -> None:
        """Ask for the whole view again."""
        before = self.wholes
        await self.say(messages.Sync())
        await self.until(lambda seat: seat.wholes > before)

    async def speak(self, lang: Lang) -> None:
        before = self.wholes
        await self.say(messages.Speak(lang=lang))
        await self.until(lambda seat: seat.wholes > before)

    async def moved_on(self, past: Asked) -> None:
        """Wait until this decision is no longer open."""
        await self.until(lambda now: now.decision != past, 86_400)

    async def my_turn(self, seconds: float = ANSWER_SECONDS) -> Asked | None:
        """Wait until this seat must decide. Gives None when the game is over."""
        await self.until(lambda seat: seat.is_mine or seat.table.phase in ("over", "closed"), seconds)
        return self.decision if self.is_mine else None


async def connect(address: str, table: str, token: str = "", lang: Lang = "en", **options: Any) -> Seat:
    """Connect to a table: to a seat with its token, as a spectator without. The address is the server's, as for the
    browser."""
    url = address.replace("http", "ws", 1).rstrip("/") + f"/ws/tables/{table}"
    socket = await open_socket(url, max_size=None, compression=None, proxy=None, **options)
    seat = Seat(socket)
    try:
        await seat.begin(token, lang)
    except BaseException:
        await seat.close()
        raise
    return seat


Choose = Callable[[dict[str, Any], Asked], str | Awaitable[str]]


async def play(seat: Seat, choose: Choose) -> None:
    """Answer every decision of this seat until the game is over."""
    while (decision := await seat.my_turn(seconds=86_400)) is not None:
        key = choose(seat.view, decision)
        key = key if isinstance(key, str) else await key
        with suppress_stale():
            await answer_in_time(seat, key, decision.decision)
        await seat.moved_on(decision)


async def answer_in_time(seat: Seat, key: str, decision: int) -> None:
    """Answer, and try again each time that the server asks to slow down or could not save the answer."""
    for patience in range(1, MOST_TRIES + 1):
        try:
            return await seat.answer(key, decision)
        except Refused as refused:
            if refused.kind not in ("too_fast", "unavailable") or patience == MOST_TRIES:
                raise
            await asyncio.sleep(WAIT_SECONDS * patience)


async def play_through(address: str, table: str, token: str, choose: Choose, lang: Lang = "en") -> None:
    """Answer every decision of this seat until the game is over, and connect again whenever the connection is lost."""
    while True:
        try:
            async with await connect(address, table, token, lang) as seat:
                await play(seat, choose)
                return
        except Gone as gone:
            if gone.reason not in ("", "shutdown", "flood"):
                raise
        except (OSError, WebSocketException, TimeoutError):
            pass
        await asyncio.sleep(0.05)


class suppress_stale:  # noqa: N801
    """Ignore a `stale` refusal: another tab or the table has answered already, and the caller looks again."""

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        return isinstance(error, Refused) and error.kind == "stale"
