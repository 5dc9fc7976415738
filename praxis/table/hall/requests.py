"""What connected people ask for, and what the table does about it. All but pings run in the table's task."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.kernel.decision import parse
from praxis.kernel.errors import Malformed, Stale
from praxis.table.hall import questions, seating, undoing
from praxis.table.hall.pace import ALWAYS
from praxis.table.history import entries as e
from praxis.table.people.rights import Act, Forbidden, require
from praxis.table.wire import messages
from praxis.table.wire.connection import Connection
from praxis.table.wire.typed_text import clean

if TYPE_CHECKING:
    from praxis.table.hall.table import Table

MOST_YIELDS: Final = 50


async def handle(table: Table, connection: Connection, message: messages.ClientMessage) -> None:
    """Do what a message asks for. Raises if it is refused."""
    match message:
        case messages.Answer():
            await _answer(table, connection, message)
        case messages.WhyNot():
            _why_not(table, connection, message)
        case messages.Explain():
            _explain(table, connection, message)
        case messages.Say():
            await _say(table, connection, message)
        case messages.Sync():
            table.audience.whole(connection)
        case messages.Speak():
            connection.lang = message.lang
            table.audience.whole(connection)
        case messages.Learn():
            connection.learns = message.on
            connection.tell(messages.Accepted(re=message.id))
        case messages.Yield() | messages.Order() | messages.Hold():
            await _heed(table, connection, message)
        case messages.Contribute():
            await seating.contribute(table, connection.who, message.text)
            connection.tell(messages.Accepted(re=message.id))
        case messages.ProposeUndo():
            await undoing.propose(table, connection.who, message.answers)
            connection.tell(messages.Accepted(re=message.id))
        case messages.Vote():
            await undoing.vote(table, connection.who, message.proposal, message.yes)
            connection.tell(messages.Accepted(re=message.id))
        case messages.AskLog():
            part = table.audience.log_part(connection.seat, connection.lang, message.before)
            connection.post_late(messages.ENCODE(messages.LogPart(re=message.id, log=part)))
        case messages.Hello() | messages.Ping():
            raise Malformed("you have said hello already")


async def _answer(table: Table, connection: Connection, message: messages.Answer) -> None:
    require(Act.ANSWER, connection.who)
    seat = connection.who.seat
    assert seat is not None
    progress = table.progress
    progress.open_play()
    parse(message.key)
    ask = progress.ask_of(seat)
    if ask is not None and message.decision != progress.number:
        raise Stale("that answers another decision than the one that is open now")
    if ask is None and message.decision and message.decision < progress.number + progress.has_chosen(seat):
        raise Stale("that decision was answered already")
    if ask is not None and table.facts.chairs[seat].answered_by:
        raise Forbidden("a bot answers for you; take your seat back first")
    await progress.answer(seat, message.key, "seat")
    connection.tell(messages.Accepted(re=message.id))


def _why_not(table: Table, connection: Connection, message: messages.WhyNot) -> None:
    require(Act.ASK, connection.who)
    assert connection.who.seat is not None
    parse(message.key)
    reasons = questions.why_not(table, connection.who.seat, message.key, connection.lang)
    connection.tell(messages.Reasons(re=message.id, key=message.key, reasons=reasons))


def _explain(table: Table, connection: Connection, message: messages.Explain) -> None:
    require(Act.ASK, connection.who)
    assert connection.who.seat is not None
    text = questions.explain(table, connection.who.seat, message.key, connection.lang)
    connection.tell(messages.Explanation(re=message.id, key=message.key, text=text))


async def _say(table: Table, connection: Connection, message: messages.Say) -> None:
    require(Act.CHAT, connection.who)
    text = clean(message.text, messages.LONGEST_CHAT, "the message")
    seat = connection.who.seat
    name = table.facts.names[seat] if seat is not None else "Host"
    await table.write(e.Chatted(at=table.now(), seat=seat, name=name, text=text))
    connection.tell(messages.Accepted(re=message.id))


async def _heed(table: Table, connection: Connection, message: messages.Yield | messages.Order | messages.Hold) -> None:
    require(Act.YIELD, connection.who)
    if table.play is not None:
        table.progress.open_play()
    match message:
        case messages.Yield():
            await _yield(table, connection, message)
        case messages.Order():
            await _order(table, connection, message)
        case messages.Hold():
            await _hold(table, connection, message)


async def _yield(table: Table, connection: Connection, message: messages.Yield) -> None:
    seat = _orders(connection, [*message.kinds, message.until])
    play = table.play
    concerns = play.game.concerns(seat) if play is not None else []
    entry = e.Yielded(at=table.now(), seat=seat, kinds=message.kinds, until=message.until, concerns=concerns)
    await table.write(entry)
    await table.progress.heed(seat)
    connection.tell(messages.Accepted(re=message.id))


async def _order(table: Table, connection: Connection, message: messages.Order) -> None:
    seat = _orders(connection, message.stops)
    words = [*table.progress.orders.words_of(seat), ALWAYS]
    for word in message.stops:
        if word not in words:
            raise Malformed(f"no order is called {word!r}; there are {', '.join(words)}")
    await table.write(e.Ordered(at=table.now(), seat=seat, stops=message.stops))
    await table.progress.heed(seat)
    connection.tell(messages.Accepted(re=message.id))


async def _hold(table: Table, connection: Connection, message: messages.Hold) -> None:
    seat = _orders(connection, [])
    if table.facts.chairs[seat].hold != message.on:
        await table.write(e.Held(at=table.now(), seat=seat, on=message.on))
    await table.progress.heed(seat, held=True)
    connection.tell(messages.Accepted(re=message.id))


def _orders(connection: Connection, words: list[str]) -> int:
    """The seat of somebody who may give orders; `TooFast` if there are too many of them."""
    require(Act.YIELD, connection.who)
    seat = connection.who.seat
    assert seat is not None
    if len(words) > MOST_YIELDS or any(len(word) > 80 for word in words):
        raise Malformed(f"at most {MOST_YIELDS} kinds of decision can be named")
    return seat
