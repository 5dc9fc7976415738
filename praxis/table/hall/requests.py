"""What connected people say, and what the table does about it. All but pings run in the table's task."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.kernel.decision import parse
from praxis.kernel.errors import Illegal, Malformed, Refusal, Stale
from praxis.table.game.words import Scene
from praxis.table.hall import seating, undoing
from praxis.table.history import entries as e
from praxis.table.people.rights import Act, Forbidden, require
from praxis.table.store import Conflict
from praxis.table.wire import messages
from praxis.table.wire.connection import Connection
from praxis.table.wire.typed_text import BadText, clean

if TYPE_CHECKING:
    from praxis.table.hall.table import Table

MOST_YIELDS: Final = 50


def refusal_of(error: Exception, re: int) -> messages.Refused:
    """Any refusal, as the client is told."""
    kind: messages.RefusalKind
    match error:
        case Malformed() | BadText():
            kind = "malformed"
        case Illegal() | seating.Taken() | seating.Unknown():
            kind = "illegal"
        case Stale() | Conflict():
            kind = "stale"
        case Forbidden():
            kind = "forbidden"
        case _:
            kind = "unavailable"
    message = "somebody else wrote first; look again" if isinstance(error, Conflict) else str(error)
    clause = error.clause if isinstance(error, Refusal) else ""
    return messages.Refused(re=re, kind=kind, message=message, clause=clause)


async def hear(table: Table, connection: Connection, message: messages.ClientMessage) -> None:
    """Do what a message asks for; a refusal is raised."""
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
        case messages.Yield():
            await _yield(table, connection, message)
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
            connection.tell(messages.LogPart(re=message.id, log=part))
        case messages.Hello() | messages.Ping():
            raise Malformed("you have said hello already")


async def _answer(table: Table, connection: Connection, message: messages.Answer) -> None:
    require(Act.ANSWER, connection.who)
    seat = connection.who.seat
    assert seat is not None
    play = table.open_play()
    parse(message.key)
    decision, number, _ = table.decision_for(seat)
    if decision is not None and decision.seat == seat and message.decision != number:
        raise Stale("that answers another decision than the one that is open now")
    if decision is None or decision.seat != seat:
        if message.decision and message.decision < table.decision_number(seat):
            raise Stale("that decision was answered already")
        raise Illegal("you have nothing to decide now", decision.clause if decision is not None else "")
    option = play.check(seat, message.key)
    if table.facts.chairs[seat].answered_by:
        raise Forbidden("a bot answers for you; take your seat back first")
    await table.give(seat, option, "seat")
    connection.tell(messages.Accepted(re=message.id))


def _why_not(table: Table, connection: Connection, message: messages.WhyNot) -> None:
    require(Act.ASK, connection.who)
    assert connection.who.seat is not None
    parse(message.key)
    reasons = table.reasons(connection.who.seat, message.key, connection.lang)
    connection.tell(messages.Reasons(re=message.id, key=message.key, reasons=reasons))


def _explain(table: Table, connection: Connection, message: messages.Explain) -> None:
    require(Act.ASK, connection.who)
    seat = connection.who.seat
    assert seat is not None
    play = table.open_play()
    decision, _, _ = table.decision_for(seat)
    if decision is None or decision.options is None or message.key not in decision.options:
        raise Illegal("that is not one of your options now")
    scene = Scene(connection.lang, table.facts.names, seat, play.game.view(seat))
    text = table.tenant.words.explain(message.key, decision, scene)
    connection.tell(messages.Explanation(re=message.id, key=message.key, text=text))


async def _say(table: Table, connection: Connection, message: messages.Say) -> None:
    require(Act.CHAT, connection.who)
    text = clean(message.text, messages.LONGEST_CHAT, "the message")
    seat = connection.who.seat
    name = table.facts.names[seat] if seat is not None else "Host"
    await table.write(e.Chatted(at=table.now(), seat=seat, name=name, text=text))
    connection.tell(messages.Accepted(re=message.id))


async def _yield(table: Table, connection: Connection, message: messages.Yield) -> None:
    require(Act.YIELD, connection.who)
    seat = connection.who.seat
    assert seat is not None
    if len(message.kinds) > MOST_YIELDS or any(len(kind) > 80 for kind in [*message.kinds, message.until]):
        raise Malformed(f"at most {MOST_YIELDS} kinds of decision can be yielded")
    await table.write(e.Yielded(at=table.now(), seat=seat, kinds=message.kinds, until=message.until))
    connection.tell(messages.Accepted(re=message.id))
    table.audience.tell_seat(seat)
    if table.window is None and table.play is not None and not table.play.game.over:
        # The open decision may be one that is yielded now. A window keeps its length: when it ends must tell nothing.
        await table.go_on()
