"""The hall: all tables of a server. A table is woken when somebody asks for it and put to sleep when nobody does."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import time
from typing import Final

import sqlalchemy as sa

from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Setting
from praxis.table.game import fair
from praxis.table.game.bot_workers import BotWorkers
from praxis.table.game.hosted import HostedGame, HostedGames
from praxis.table.game.record_workers import RecordWorkers
from praxis.table.hall import seating
from praxis.table.hall.catching_up import follow, take_note
from praxis.table.hall.decks import brought, checked, checked_plan, new_salt
from praxis.table.hall.seating import Unknown
from praxis.table.hall.several_servers import Note, Sharing
from praxis.table.hall.summary import row_of
from praxis.table.hall.table import Table
from praxis.table.history import entries as e
from praxis.table.history.facts import Facts, hashed
from praxis.table.people.names import clean_name
from praxis.table.people.rights import Who
from praxis.table.server.garbage import Collector
from praxis.table.server.limits import BOT_TABLES, BOT_TABLES_AN_ADDRESS, LEAST_TAKEOVER, Limits, TooFast
from praxis.table.server.logs import Log
from praxis.table.server.metrics import Metrics
from praxis.table.store import Store, StoreTrouble
from praxis.table.store.writes import insert_table, set_sitter
from praxis.table.wire.messages import LONGEST_CONTRIBUTION, LONGEST_NAME, TableRules
from praxis.table.wire.rest_types import NewTable, PlayOn
from praxis.table.wire.typed_text import BadText, clean

MOST_AWAKE: Final = 5000
RESTORERS: Final = 2
IDLE_SECONDS: Final = 600.0
ROUND_SECONDS: Final = 20.0
"""How often, in seconds, the hall looks for tables that can sleep and tidies the store."""
COLLECT_SECONDS: Final = 1.0
TAKE_OVER_SECONDS: Final = 1.0
LEAST_CLOCK: Final = 5
DISABLED: Final = "this account may not be used on this server any more"
_DAY: Final = 86_400_000


class Hall:
    """All that tables share."""

    def __init__(
        self,
        store: Store,
        hosted_games: HostedGames,
        bot_workers: BotWorkers,
        records: RecordWorkers,
        token_days: int = 90,
        sharing: Sharing | None = None,
        limits: Limits | None = None,
        least_takeover: int = LEAST_TAKEOVER,
        idle_seconds: float = 0.0,
    ) -> None:
        """`idle_seconds`: after how long a table at which nobody is connected goes to sleep; 0: as usual."""
        self.idle_seconds: Final = idle_seconds
        self.limits: Final = limits or Limits()
        self.least_takeover: Final = least_takeover
        self.records: Final = records
        self.sharing: Final = sharing or Sharing()
        store.tells_as = "" if self.sharing.alone else self.sharing.name
        self.store: Final = store
        self.hosted_games: Final = hosted_games
        self.bot_workers: Final = bot_workers
        self.token_days: Final = token_days
        self.log: Final = Log()
        self.collector: Final = Collector()
        self.metrics: Final = Metrics()
        self.tables: dict[str, Table] = {}
        self.sockets: Counter[str] = Counter()
        """The number of open WebSockets, by address."""
        self.restorers: Final = ThreadPoolExecutor(RESTORERS, thread_name_prefix="restore")
        """Games are restored in threads of their own, so that nothing else waits for them."""
        self.makers: dict[str, tuple[str, ...]] = {}
        """The rate-limit keys of each table's bots, by table."""
        self._epoch = time() - asyncio.get_running_loop().time()
        self._opening: Final = asyncio.Lock()
        """A lock: one table is opened at a time, so that the open ones can be counted."""
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._missing: set[str] = set()
        """Tables with a game in progress that could not be woken, to be tried again."""
        self._chores: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        """Milliseconds since 1970, by the clock of the timers, which never goes back."""
        return int((self._epoch + asyncio.get_running_loop().time()) * 1000)

    # -- tables -----------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table with this id, awake. `Unknown` if there is none."""
        found = self.tables.get(table_id)
        if found is not None:
            found.used = time()
            return found
        waking = self._waking.get(table_id)
        if waking is None:
            waking = asyncio.create_task(self._wake(table_id))
            self._waking[table_id] = waking
            waking.add_done_callback(lambda _: self._waking.pop(table_id, None))
        return await asyncio.shield(waking)

    async def _wake(self, table_id: str) -> Table:
        facts = Facts.of(table_id, await self.store.entries(table_id))
        if not facts.seq:
            raise Unknown("there is no such table")
        if facts.game not in self.hosted_games:
            raise Unknown(f"this server does not play {facts.game!r}")
        await self.sharing.claim(table_id)
        table = Table(self, facts)
        await table.wake()
        self.tables[table_id] = table
        if not self.sharing.alone:
            table.soon(partial(follow, table))  # entries that were written elsewhere in the meantime
        self.metrics.tables.set(len(self.tables))
        return table

    async def make(self, new: NewTable, who: Who, limit_keys: tuple[str, ...] = ()) -> tuple[Table, Who, str]:
        """Make a table. Gives the host and the host's token. The table's bots are charged to `limit_keys`."""
        hosted = self._hosted(new.game)
        token = seating.new_token()
        now = self.now()
        facts = Facts(secrets.token_hex(8))
        made = e.Made(
            at=now,
            game=new.game,
            setting=new.setting,
            name=clean(new.name, LONGEST_NAME, "the table's name") if new.name.strip() else "",
            rules=_checked(new.rules, self.least_takeover),
            secret=fair.new_secret(),
            salts=[new_salt() if deck else "" for deck in new.setting.decks],
            host=hashed(token),
            host_account=who.account,
        )
        if not 1 <= new.setting.players <= 32:
            raise BadSetting(f"no game has {new.setting.players} players")
        if len(new.setting.decks) not in (0, new.setting.players):
            raise BadSetting(f"{len(new.setting.decks)} decks for {new.setting.players} players")
        # Decks are checked and dealt in a thread: that takes a while, and tables must not wait for it.
        loop = asyncio.get_running_loop()
        decks = await loop.run_in_executor(self.restorers, checked_plan, hosted, new)
        entries: list[e.AnyEntry] = [made, *_plan(new, hosted, who, hashed(token), now, decks)]
        for entry in entries:
            facts.take(entry)
        start = new.start and not any(chair.is_empty for chair in facts.chairs)
        deal = await loop.run_in_executor(self.restorers, _tried, hosted, facts, now, start)
        async with self._opening:
            if deal is not None:
                self.check_bots_alone(facts, limit_keys)
                entries.append(deal)
                facts.take(deal)
            return await self._open(facts, entries, who, token, limit_keys)

    async def checked_deck(self, hosted: HostedGame, setting: Setting, deck: str) -> str:
        """A deck as a table takes it; `BadSetting` if it does not. This runs in a thread, because the first look at a
        card takes long."""
        return await asyncio.get_running_loop().run_in_executor(self.restorers, checked, hosted, setting, deck)

    async def play_on(
        self,
        hosted: HostedGame,
        started: e.Started,
        name: str,
        order: PlayOn,
        who: Who,
        limit_keys: tuple[str, ...] = (),
    ) -> tuple[Table, Who, str]:
        """Make a table that goes on from a record or a position, with bots at the other seats."""
        token = seating.new_token()
        now = self.now()
        header = started.header
        if not 0 <= order.seat < header.players:
            raise Unknown(f"there is no seat {order.seat}; the game has seats 0 to {header.players - 1}")
        level = order.bots or hosted.usual_bot
        if level not in hosted.bots:
            raise Unknown(f"no bot is called {level!r}; there are {', '.join(hosted.bots)}")
        made = e.Made(
            at=now,
            game=header.game,
            setting=header.setting(),
            name=name,
            rules=_checked(order.rules, self.least_takeover),
            secret=fair.new_secret(),
            host=hashed(token),
            host_account=who.account,
        )
        sat = e.Sat(
            at=now,
            seat=order.seat,
            name=clean_name(order.name),
            token=hashed(token),
            account=who.account,
        )
        bots = [e.BotSat(at=now, seat=seat, level=level) for seat in range(header.players) if seat != order.seat]
        entries: list[e.AnyEntry] = [made, sat, *bots, started]
        facts = Facts.of(secrets.token_hex(8), entries)
        return await self._open(facts, entries, who, token, limit_keys)

    async def _open(
        self, facts: Facts, entries: list[e.AnyEntry], who: Who, token: str, limit_keys: tuple[str, ...]
    ) -> tuple[Table, Who, str]:
        also: list[sa.Executable] = [insert_table(row_of(facts, self.now()))]
        for seat, chair in enumerate(facts.chairs):
            if chair.account:
                also += set_sitter(facts.id, seat, chair.account)
        await self.store.append(facts.id, 0, entries, also)
        self.makers[facts.id] = limit_keys
        self.log.info("table.made", table=facts.id, game=facts.game, players=facts.setting.players)
        table = await self.table(facts.id)
        return table, self.who(facts, token, who), token

    def _hosted(self, game: str) -> HostedGame:
        hosted = self.hosted_games.get(game)
        if hosted is None:
            raise Unknown(f"no game is called {game!r}; there are {', '.join(self.hosted_games)}")
        return hosted

    def limit_keys(self, facts: Facts) -> tuple[str, ...]:
        """The rate-limit keys of a table's bots: its maker; after a restart the host, or the table itself."""
        known = self.makers.get(facts.id)
        return known or ((f"account {facts.host_account}",) if facts.host_account else (f"table {facts.id}",))

    def check_bots_alone(self, facts: Facts, limit_keys: tuple[str, ...]) -> None:
        """Raise `TooFast` if there are enough games of bots alone already."""
        if any(chair.is_person for chair in facts.chairs):
            return
        alone = [
            table.facts.id
            for table in self.tables.values()
            if table.facts.phase == "playing" and not any(chair.is_person for chair in table.facts.chairs)
        ]
        theirs = sum(1 for table in alone if set(limit_keys) & set(self.makers.get(table, ())))
        if theirs >= BOT_TABLES_AN_ADDRESS or len(alone) >= BOT_TABLES:
            self.limits.acted("bot_tables", limit_keys[0] if limit_keys else "?")
            raise TooFast(
                f"bots play alone at {theirs} of your tables and {len(alone)} of all; wait until a game is over"
            )

    def who(self, facts: Facts, token: str, person: Who) -> Who:
        """Who a person is at a table, by the token shown and the account signed in. An old token is nobody's."""
        mark = hashed(token) if token else ""
        if mark and self.expired(facts, mark):
            mark = ""
        return seating.known(facts, mark, person)

    def expired(self, facts: Facts, token: str) -> bool:
        """Whether a token with this hash was valid once and is too old now."""
        limit = self.now() - self.token_days * _DAY
        made = [chair.since for chair in facts.chairs if chair.token == token]
        if token == facts.host:
            made.append(facts.created)
        return bool(made) and max(made) < limit

    # -- the hall's own life ------------------------------------------------------------------------------------------

    async def open(self) -> int:
        """Restore every table with a game in progress. Gives how many there are."""
        if not self.sharing.alone:
            self._chores.add(asyncio.create_task(self._take_over(), name="tables of others"))
            self._chores.add(asyncio.create_task(self.sharing.listen(self._take_note, self._follow_all), name="others"))
        count = await self._bring_back()
        self._chores.add(asyncio.create_task(self._look_after(), name="hall"))
        self._chores.add(asyncio.create_task(self._collect_garbage(), name="memory"))
        return count

    async def _bring_back(self) -> int:
        """Wake every table with a game in progress that no other server answers for."""
        ids = [found for found in await self.store.table_ids(["playing"]) if found not in self.tables]
        ids = [found for found in ids[:MOST_AWAKE] if await self.sharing.claim(found)]
        await self._wake_all(ids)
        return len(ids)

    async def _wake_all(self, ids: list[str]) -> None:
        """Wake tables, and remember those that could not be read now."""
        results = await asyncio.gather(*(self.table(found) for found in ids), return_exceptions=True)
        self._missing = set()
        for table_id, result in zip(ids, results, strict=True):
            if isinstance(result, Exception):
                self.log.exception("table.not_restored", result, table=table_id)
                if not isinstance(result, Unknown):
                    self._missing.add(table_id)

    def _take_note(self, note: Note) -> None:
        table = self.tables.get(note.table)
        if table is not None:
            table.soon(partial(take_note, table, note))

    async def _follow_all(self) -> None:
        for table in list(self.tables.values()):
            table.soon(partial(follow, table))

    async def _take_over(self) -> None:
        """Answer for tables here whose server is gone."""
        while True:
            await asyncio.sleep(TAKE_OVER_SECONDS)
            await self.sharing.check()
            for table_id, table in list(self.tables.items()):
                if not self.sharing.owns(table_id) and await self.sharing.claim(table_id):
                    self.log.info("table.taken_over", table=table_id)
                    table.soon(table.take_over)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self._go_round()
            except StoreTrouble as trouble:
                self.log.warning("store.trouble", trouble=str(trouble))

    async def _go_round(self) -> None:
        """Tidy up, put idle tables to sleep, and wake those that should be awake."""
        await self.store.tidy()
        await self.close_disabled()
        limit = time() - (self.idle_seconds or IDLE_SECONDS)
        for table_id, table in list(self.tables.items()):
            # A game in progress goes on without any people: clocks run and bots answer.
            if table.waits_for_a_person() and not table.audience.connections and table.used < limit:
                del self.tables[table_id]
                self.makers.pop(table_id, None)
                await table.sleep()
                await self.sharing.let_go(table_id)
        if not self.sharing.alone:
            for table in self.tables.values():
                table.soon(table.presence.refresh)
            await self._bring_back()
        elif self._missing:
            await self._wake_all(sorted(self._missing))
        self.metrics.tables.set(len(self.tables))
        self.collector.look(alone=not self.sockets)

    async def close_disabled(self) -> None:
        """Close the sockets of accounts that an administrator has disabled, here or at the command line."""
        connected = [
            (c, table.facts.account_of(c.who)) for table in self.tables.values() for c in table.audience.connections
        ]
        gone = await self.store.disabled({account for _, account in connected if account})
        for connection, account in connected:
            if account in gone:
                connection.bye("removed", DISABLED)

    async def _collect_garbage(self) -> None:
        while True:
            await asyncio.sleep(COLLECT_SECONDS)
            self.collector.collect_young()

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for table in self.tables.values():
            for connection in list(table.audience.connections):
                connection.bye("shutdown", "the server is restarting; come back in a moment")
        await asyncio.gather(*(table.sleep() for table in self.tables.values()))
        self.tables.clear()
        await self.sharing.close()
        self.bot_workers.close()
        self.records.close()
        self.restorers.shutdown(wait=False, cancel_futures=True)


def _tried(hosted: HostedGame, facts: Facts, now: int, start: bool) -> e.Started | None:
    """Check that a game can be begun so, and deal it if it is to start at once."""
    seating.try_setting(hosted, facts, start)
    return seating.started(facts, hosted, now) if start else None


def _checked(rules: TableRules, least_takeover: int) -> TableRules:
    spans = {
        "the clock": (rules.clock.seconds, 86_400),
        "the clock's increment": (rules.clock.increment, 3_600),
        "the window": (rules.window, 60_000),
        "the bots' pace": (rules.bot_pace, 10_000),
        "the time before a bot takes over": (rules.takeover, 86_400_000),
        "the spectators' delay": (rules.delay, 600_000),
    }
    for what, (value, most) in spans.items():
        if not 0 <= value <= most:
            raise BadText(f"{what} should be from 0 to {most}, not {value}")
    if rules.clock.kind != "none" and rules.clock.seconds < LEAST_CLOCK:
        raise BadText(f"a clock should give at least {LEAST_CLOCK} seconds")
    if rules.takeover < least_takeover:
        raise BadText(
            f"the time before a bot takes over should be at least {least_takeover} milliseconds, not {rules.takeover}"
        )
    return rules


def _plan(new: NewTable, hosted: HostedGame, who: Who, token: str, now: int, decks: list[str]) -> list[e.AnyEntry]:
    """The entries that seat people and bots as planned."""
    entries: list[e.AnyEntry] = []
    if len(new.seats) > new.setting.players:
        raise BadText(f"{len(new.seats)} seats are planned, the game has {new.setting.players}")
    if sum(1 for seat in new.seats if seat.who == "me") > 1:
        raise BadText("you can take one seat only")
    for number, seat in enumerate(new.seats):
        if seat.who == "me":
            name = clean_name(seat.name)
            entries.append(e.Sat(at=now, seat=number, name=name, token=token, account=who.account))
            if new.contribution:
                text = clean(new.contribution, LONGEST_CONTRIBUTION, "the contribution")
                entries.append(e.Contributed(at=now, seat=number, text=text))
        elif seat.who in hosted.bots:
            entries.append(e.BotSat(at=now, seat=number, level=seat.who))
        elif seat.who != "open":
            raise Unknown(f"no bot is called {seat.who!r}; there are {', '.join(hosted.bots)}")
        if decks[number]:
            if seat.who == "open":
                raise BadText(f"seat {number} is open: whoever takes it brings a deck")
            entries.append(brought(number, decks[number], now))
    return entries
