"""What one connected person says to a table: each message is counted, read, and handed to the table."""

from __future__ import annotations

from functools import partial
from time import perf_counter
from typing import Any, Final

import msgspec

from praxis.table.hall.hall import Hall
from praxis.table.hall.refusing import EXPECTED, refusal_of
from praxis.table.hall.requests import handle
from praxis.table.hall.table import Table
from praxis.table.wire import messages
from praxis.table.wire.connection import Connection

MOST_STRIKES: Final = 10
_WHOLE: Final = (messages.Sync, messages.Speak, messages.AskLog)
"""Messages that are answered with all that a table has to show, and so cost as much."""


class Conversation:
    """The messages of one connection, one after another."""

    __slots__ = ("_open", "connection", "hall", "table", "whose")

    def __init__(self, hall: Hall, table: Table, connection: Connection, whose: tuple[str, ...]) -> None:
        """`whose` are those from whose budgets the messages are paid."""
        self.hall = hall
        self.table = table
        self.connection = connection
        self.whose = whose
        self._open = 0
        """How many messages the table has not dealt with yet."""

    async def hear(self, data: bytes) -> None:
        """Do what a message asks for."""
        began = perf_counter()
        message = self._admitted(data)
        if message is None:
            return
        self._open += 1
        try:
            await self.table.do(partial(handle, self.table, self.connection, message))
        except EXPECTED as error:
            self._end(message, began, None, error)
        else:
            self._end(message, began, None, None)

    def hear_now(self, data: bytes) -> bool:
        """Begin to do what a message asks for. False if it has to wait, because the one before it is not done or the
        table has no room: then nothing was done, and it must come by `hear`."""
        if self._open or self.connection.closing is not None or not self.table.has_room():
            return False
        began = perf_counter()
        message = self._admitted(data)
        if message is not None:
            self._open += 1
            act = partial(handle, self.table, self.connection, message)
            self.table.take_up(act, partial(self._end, message, began))
        return True

    def _admitted(self, data: bytes) -> messages.ClientMessage | None:
        """The message, if the table has to deal with it. All others are dealt with here."""
        hall, connection = self.hall, self.connection
        if not connection.frames.take() or not hall.limits.allows("messages", self.whose):
            self._strike(_id_of(data))
            return None
        try:
            message: messages.ClientMessage = messages.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            connection.strikes += 1
            self._refuse(messages.Refused(re=_id_of(data), kind="malformed", message=_brief(error)))
            if connection.strikes > MOST_STRIKES:
                connection.bye("protocol", "too many messages that could not be read")
            return None
        if isinstance(message, messages.Ping):
            connection.tell(messages.Pong(re=message.id, sent=message.sent, at=hall.now()))
            return None
        if isinstance(message, messages.Say) and not connection.chat.take():
            self._strike(message.id)
            return None
        if isinstance(message, _WHOLE) and not hall.limits.allows("syncs", self.whose):
            self._strike(message.id)
            return None
        connection.strikes = 0
        return message

    def _end(self, message: messages.ClientMessage, began: float, _: Any, trouble: BaseException | None) -> None:
        """The table has done what the message asked for, or has refused it."""
        self._open -= 1
        if isinstance(trouble, EXPECTED):
            self._refuse(refusal_of(trouble, message.id))
        if isinstance(message, messages.Answer):
            self.hall.metrics.answer_seconds.observe(perf_counter() - began)

    def _strike(self, re: int) -> None:
        connection = self.connection
        connection.strikes += 1
        self._refuse(messages.Refused(re=re, kind="too_fast", message="too many messages; wait a moment"))
        if connection.strikes >= MOST_STRIKES:
            self.hall.limits.acted("flood", str(connection.who.seat))
            connection.bye("flood", "too many messages")

    def _refuse(self, refused: messages.Refused) -> None:
        self.hall.metrics.refusals.labels(kind=refused.kind).inc()
        self.connection.tell(refused)


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
