"""Seats: how they are taken, named, left, given to bots and back; and the start of the game. All functions run in the
table's task."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import sqlalchemy as sa

from praxis import __version__
from praxis.kernel.errors import BadSetting
from praxis.table.game import fair
from praxis.table.game.hosted import HostedGame
from praxis.table.hall.decks import brought, demands_of
from praxis.table.history import entries as e
from praxis.table.history.facts import Chair, Facts, hashed
from praxis.table.people.names import clean_name, require_distinct
from praxis.table.people.rights import Act, Forbidden, Who, require
from praxis.table.store.writes import set_sitter
from praxis.table.wire.messages import LONGEST_CONTRIBUTION
from praxis.table.wire.typed_text import clean

if TYPE_CHECKING:
    from praxis.table.hall.table import Table


class Taken(Exception):
    """The table's present state does not allow this; the message is one line."""


class Unknown(Exception):
    """There is no such seat, bot, table or record; the message is one line."""


def new_token() -> str:
    return secrets.token_urlsafe(24)


def chair_at(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.facts.chairs):
        raise Unknown(f"there is no seat {seat}; the table has seats 0 to {len(table.facts.chairs) - 1}")
    return table.facts.chairs[seat]


def gathering(table: Table, what: str) -> None:
    if table.facts.phase != "gathering":
        raise Taken(f"{what} only before the game starts")


async def take(
    table: Table, who: Who, token: str, seat: int, name: str, contribution: str, deck: str = ""
) -> tuple[Who, str]:
    """Take a seat, or change the name at one's own seat. Gives the person and the token of the seat."""
    chair = chair_at(table, seat)
    name = clean_name(name)
    if who.seat == seat and chair.is_person:
        require(Act.RENAME, who, seat)
        gathering(table, "a name can be changed")
    else:
        if who.seat is not None:
            raise Forbidden(f"you already have seat {who.seat}")
        require(Act.TAKE_SEAT, who)
        gathering(table, "a seat can be taken")
        if not chair.is_empty:
            raise Taken(f"seat {seat} is taken")
    require_distinct(name, (other for at, other in enumerate(table.facts.names) if at != seat))
    if not token:
        token = new_token()
    sat = e.Sat(at=table.now(), seat=seat, name=name, token=hashed(token), account=who.account)
    entries: list[e.AnyEntry] = [sat]
    if contribution:
        entries.append(_contribution(table, seat, contribution))
    if deck:
        entries.append(brought(seat, deck, table.now()))
    await table.write(*entries, also=set_sitter(table.facts.id, seat, who.account), line=True)
    if seat not in table.presence.seats():
        table.presence.away[seat] = table.now()
    return known(table.facts, hashed(token), who), token


def _contribution(table: Table, seat: int, text: str) -> e.Contributed:
    return e.Contributed(at=table.now(), seat=seat, text=clean(text, LONGEST_CONTRIBUTION, "the contribution"))


async def contribute(table: Table, who: Who, text: str, seat: int | None = None) -> None:
    """Add a person's own words to the shuffle. They replace those that she gave before."""
    if seat is not None:
        chair_at(table, seat)
    require(Act.CONTRIBUTE, who, seat)
    assert who.seat is not None
    gathering(table, "the shuffle can be added to")
    await table.write(_contribution(table, who.seat, text))


async def bring(table: Table, who: Who, seat: int, deck: str) -> None:
    """Bring a checked deck for one's own seat or, as the host, for a bot's."""
    chair = chair_at(table, seat)
    roles = require(Act.BRING, who, seat)
    if chair.is_person and "own" not in roles:
        raise Forbidden("only the seat itself may bring its deck")
    gathering(table, "a deck can be brought")
    if chair.is_empty:
        raise Forbidden(f"nobody sits on seat {seat} yet")
    await table.write(brought(seat, deck, table.now()))
    for connection in [c for c in table.audience.connections if c.who.seat == seat]:
        table.audience.whole(connection)  # the name of the deck is told to nobody else


async def leave(table: Table, who: Who, seat: int) -> None:
    """Leave a seat. Before the game it becomes free; during the game a bot answers for the person."""
    chair = chair_at(table, seat)
    own = who.seat == seat
    require(Act.LEAVE if own else Act.REMOVE, who, seat)
    if chair.is_empty:
        raise Taken(f"seat {seat} is empty")
    if table.facts.phase == "playing" and own:
        await _bot_for(table, seat, table.hosted.usual_bot, own=True)
        return
    gathering(table, "a seat can be left" if own else "somebody can be removed")
    await table.write(e.Left(at=table.now(), seat=seat), also=set_sitter(table.facts.id, seat, ""), line=True)
    table.presence.away.pop(seat, None)
    for connection in [c for c in table.audience.connections if c.who.seat == seat]:
        if own:
            connection.who = known(table.facts, connection.who.token, connection.who)
            table.audience.whole(connection)
        else:
            connection.bye("removed", "the host has removed you from this seat")


async def link(table: Table, who: Who, seat: int) -> str:
    """Make a token for a seat, to give to a friend. The seat's token before becomes invalid."""
    require(Act.LINK, who)
    chair = chair_at(table, seat)
    gathering(table, "a link for a seat can be made")
    if chair.level or (chair.is_person and chair.name):
        raise Taken(f"seat {seat} is taken")
    token = new_token()
    await table.write(e.Sat(at=table.now(), seat=seat, name="", token=hashed(token)), line=True)
    for connection in [c for c in table.audience.connections if c.who.seat == seat]:
        connection.bye("expired", "there is a new link for this seat")
    return token


async def put_bot(table: Table, who: Who, seat: int, level: str, deck: str = "") -> None:
    """Put a bot on a free seat, or let it answer for a person who is away."""
    chair = chair_at(table, seat)
    if level not in table.hosted.bots:
        raise Unknown(f"no bot is called {level!r}; there are {', '.join(table.hosted.bots)}")
    if not chair.is_person:
        require(Act.SEAT_BOT, who, seat)
        gathering(table, "a bot can take a seat")
        entries: list[e.AnyEntry] = [e.BotSat(at=table.now(), seat=seat, level=level)]
        if deck:
            entries.append(brought(seat, deck, table.now()))
        await table.write(*entries, line=True)
        return
    roles = require(Act.BOT_FOR, who, seat)
    if table.facts.phase != "playing":
        raise Taken("a bot can answer for a person only while the game is on")
    if "own" not in roles:
        _is_away(table, seat)
    await _bot_for(table, seat, level, own="own" in roles)


def _is_away(table: Table, seat: int) -> None:
    """Raise `Forbidden` while the person is there, or was there a little while ago: nobody else, not even the host, may
    give her seat away sooner than the table's rule says."""
    patience = max(table.facts.rules.takeover, table.hall.least_takeover)  # tables of older versions could say less
    since = table.presence.away.get(seat)
    if since is None:
        raise Forbidden(f"{table.facts.names[seat]} is here and answers; only they can let a bot answer")
    wait = since + patience - table.now()
    if wait > 0:
        raise Forbidden(f"{table.facts.names[seat]} may still come back; in {-(-wait // 1000)} s a bot can take over")


async def _bot_for(table: Table, seat: int, level: str, own: bool) -> None:
    await table.write(e.BotCame(at=table.now(), seat=seat, level=level, own=own))
    await table.go_on()


async def take_back(table: Table, who: Who, seat: int) -> None:
    """Let a person answer for herself again; or, as the host before the game, remove a bot."""
    chair = chair_at(table, seat)
    if chair.level:
        require(Act.SEAT_BOT, who, seat)
        gathering(table, "a bot can be removed")
        await table.write(e.Left(at=table.now(), seat=seat), line=True)
        return
    require(Act.GIVE_BACK, who, seat)
    if not chair.bot:
        raise Taken(f"no bot answers for seat {seat}")
    if table.facts.phase != "playing":
        raise Taken("a seat can be taken back only while the game is on")
    await table.write(e.BotWent(at=table.now(), seat=seat))
    await table.go_on()


async def start(table: Table, who: Who) -> None:
    require(Act.START, who)
    gathering(table, "a game can be started")
    free = [str(seat) for seat, chair in enumerate(table.facts.chairs) if chair.is_empty or not chair.name]
    if free:
        raise Taken(f"nobody sits on seat {', '.join(free)} yet")
    entry = started(table.facts, table.hosted, table.now())
    loop = asyncio.get_running_loop()
    try:
        await loop.run_in_executor(table.hall.restorers, table.hosted.kind.begin, entry.header)
    except BadSetting as error:
        # Nobody else may know whose deck it is and what is in it.
        raise Taken(_unfit(table.facts) or str(error)) from None
    order = entry.seating or range(len(table.facts.chairs))
    also: list[sa.Executable] = []
    for seat, chair in enumerate(order):
        also += set_sitter(table.facts.id, seat, table.facts.chairs[chair].account)
    await table.write(entry, also=also, line=True)
    _reseat(table, entry.seating)
    await table.begin()


def _unfit(facts: Facts) -> str:
    """Why no game can be dealt with the present decks; empty if one can."""
    without = [str(seat) for seat, chair in enumerate(facts.chairs) if not chair.deck]
    if without and not facts.setting.decks:
        return f"no deck of the house fits what this table demands; bring one for seat {', '.join(without)}"
    return "a deck that was brought cannot be dealt any more; bring it again" if facts.deck_seals() else ""


def _reseat(table: Table, order: list[int]) -> None:
    """Move everybody connected to her new seat, after the seating was drawn."""
    if not order:
        return
    presence = table.presence
    presence.away = {seat: presence.away[chair] for seat, chair in enumerate(order) if chair in presence.away}
    for connection in table.audience.connections:
        connection.who = known(table.facts, connection.who.token, connection.who)


async def close(table: Table, who: Who) -> None:
    """Close a table. After the end of its game only an administrator can: the others still read it and talk there."""
    roles = require(Act.CLOSE, who)
    if table.facts.phase == "closed":
        raise Taken("the table is closed already")
    if table.facts.phase == "over" and "admin" not in roles:
        raise Taken("the game is over, and its table stays as it is")
    table.progress.halt()
    await table.write(e.Closed(at=table.now(), reason="host" if who.host else "admin"), line=True)
    table.show()
    for connection in list(table.audience.connections):
        connection.bye("closed", "the table was closed")


def started(facts: Facts, hosted: HostedGame, now: int) -> e.Started:
    """The entry that deals the game. From here on, the seed is fixed."""
    form = facts.deal_form()
    random = facts.rules.seating == "random"
    made = f"praxis {__version__}"
    agreement = fair.Agreement(facts.dealt_setting(), list(facts.names), made, facts.deck_seals(), random)
    header, order = fair.dealt(hosted.kind, agreement, facts.secret, facts.contributions(), form)
    return e.Started(at=now, header=header, seating=order, form=form)


def try_setting(hosted: HostedGame, facts: Facts, start: bool) -> None:
    """Raise `BadSetting` if no game can be begun so. Decks that are still missing are checked when they come."""
    if facts.setting.players < 1:
        raise BadSetting("a game needs players")
    setting = facts.dealt_setting()
    if start or hosted.decks is None or (setting.decks and all(setting.decks)):
        hosted.kind.begin(hosted.kind.header(setting, 0))
    else:
        hosted.decks.check_table(demands_of(setting))


def known(facts: Facts, token: str, before: Who) -> Who:
    """Who a person is now: her seat and rights by the table's present facts."""
    seat = facts.seat_of(token, before.account)
    return Who(
        seat=seat,
        host=facts.is_host(token, before.account),
        admin=before.admin,
        account=before.account,
        account_name=before.account_name,
        token=token,
        watching=before.watching,
    )
