"""Bad input: every kind gets a clear answer, and no other table notices."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import msgspec
import psycopg
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from praxis.cli.main import main
from praxis.table.client import Gone, Lobby, Refused, Seat, connect
from praxis.table.people.rights import Who
from praxis.table.server.config import DATABASE
from praxis.table.store import Store
from praxis.table.wire import messages
from praxis.table.wire.connection import MOST_EVER, MOST_WAITING, Connection
from praxis.table.wire.rest_types import Health
from tests.kernel import toy
from tests.kernel.toy import Market, Offered
from tests.table.process import ServerProcess
from tests.table.running import Party, config, gathered, market, serving


@asynccontextmanager
async def beside_another(tmp_path: Path, **settings: int) -> AsyncIterator[tuple[Party, Party]]:
    """Two tables; what is done to the first must leave the second untouched."""
    async with (
        serving(config(tmp_path, **settings)) as address,
        gathered(address, market(2)) as victim,
        gathered(address, market(2)) as bystander,
    ):
        yield victim, bystander
        before = bystander.seats[0].decision
        assert before is not None
        assert before.options is not None
        await asyncio.wait_for(bystander.seats[0].answer(before.options[0].key), 20)
        await bystander.seats[1].until(lambda now: now.is_mine, 20)


async def keep_saying(seat: Seat, texts: list[str]) -> None:
    """Say all of it, whatever comes back, then wait for the end."""
    for text in texts:
        await seat.say_raw(text)
    await seat.until(lambda _: False, 5)


MALFORMED: list[str | bytes] = [
    "",
    "not json",
    "[]",
    "{}",
    '{"type":"no such thing"}',
    '{"type":"answer"}',
    '{"type":"answer","decision":"one","key":"bid 1"}',
    '{"type":"answer","decision":1,"key":"bid 1","extra":true}',
    '{"type":"ping","sent":' + "9" * 4000 + "}",
    '{"type":"chat","text":"\\ud800"}',
    "[" * 5000,
    b"\xff\xfe\x00",
]


def test_malformed_messages_are_refused_and_the_connection_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with beside_another(tmp_path) as (victim, _):
            anna = victim.seats[0]
            heard: list[str] = []
            anna.on_message = heard.append
            for text in MALFORMED:
                heard.clear()
                await anna.say_raw(text)
                await anna.until(lambda _: heard, 2)
                assert '"type":"refused"' in heard[0], text
                assert '"kind":"malformed"' in heard[0], text
                await anna.sync()
            assert anna.is_mine

    asyncio.run(run())


def test_only_malformed_messages_end_the_connection(tmp_path: Path) -> None:
    async def run() -> None:
        async with beside_another(tmp_path) as (victim, _):
            anna = victim.seats[0]
            with pytest.raises((Gone, ConnectionClosed)) as gone:
                await keep_saying(anna, ["rubbish"] * 50)
            assert isinstance(gone.value, Gone)
            assert gone.value.reason in ("protocol", "flood")

    asyncio.run(run())


@pytest.mark.parametrize("size", [17_000, 70_000, 5_000_000])
def test_a_huge_frame_ends_the_connection_with_a_reason(tmp_path: Path, size: int) -> None:
    async def run() -> None:
        async with beside_another(tmp_path) as (victim, _):
            anna = victim.seats[0]
            with pytest.raises((Gone, ConnectionClosed)) as gone:
                await keep_saying(anna, ['{"type":"chat","text":"' + "x" * size + '"}'])
            if size < 65_536:
                assert "at most 16384 bytes" in str(gone.value)
            async with await connect(victim.address, victim.id, victim.tokens[0]) as back:
                assert back.is_mine

    asyncio.run(run())


def test_a_flood_is_slowed_then_cut_off(tmp_path: Path) -> None:
    async def run() -> None:
        async with beside_another(tmp_path) as (victim, _):
            anna = victim.seats[0]
            heard: list[str] = []
            anna.on_message = heard.append
            with pytest.raises((Gone, ConnectionClosed)) as gone:
                await keep_saying(anna, [f'{{"type":"why_not","id":{n},"key":"bid 1"}}' for n in range(100)])
            assert any('"too_fast"' in text for text in heard)
            if isinstance(gone.value, Gone):
                assert gone.value.reason == "flood"
            async with await connect(victim.address, victim.id, victim.tokens[0]) as back:
                assert back.is_mine

    asyncio.run(run())


def test_a_flood_of_chat_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with beside_another(tmp_path) as (victim, _):
            anna, bruno = victim.seats
            lines = await asyncio.gather(*(anna.say_in_chat(f"line {n}") for n in range(9)), return_exceptions=True)
            refused = [line for line in lines if isinstance(line, Refused)]
            assert {each.kind for each in refused} == {"too_fast"}
            assert 5 <= len(lines) - len(refused) <= 6
            await bruno.until(lambda now: len(now.chat) == len(lines) - len(refused))
            with pytest.raises(Refused, match="at most 500"):
                await bruno.say_in_chat("x" * 501)
            with pytest.raises(Refused, match="is empty"):
                await bruno.say_in_chat(" \n\t ")

    asyncio.run(run())


def test_a_reader_who_does_not_read_gets_the_whole_later_and_holds_nobody_up() -> None:
    async def run() -> None:
        sent: list[str] = []
        reads = asyncio.Event()
        asked: list[Connection] = []

        async def send(text: str) -> None:
            await reads.wait()
            sent.append(text)

        connection = Connection(send, Who(), "en")
        pump = asyncio.create_task(connection.pump(asked.append))
        for _ in range(MOST_WAITING * 3):
            connection.part(b"update", b'"at":0}')
            await asyncio.sleep(0)
        assert connection.lagging
        reads.set()
        while not asked:
            await asyncio.sleep(0.001)
        # Nothing in between: the next thing it gets is the whole.
        connection.part(b"update", b'"at":1}')
        connection.part(b"whole", b'"at":2}')
        connection.part(b"update", b'"at":3}')
        await asyncio.sleep(0.01)
        assert [text.partition('"at":')[2] for text in sent[-3:]] == ["0}", "2}", "3}"]
        numbers = [int(text.partition('"seq":')[2].partition(",")[0]) for text in sent]
        assert numbers == list(range(1, len(sent) + 1))
        pump.cancel()

    asyncio.run(run())


def test_a_reader_who_never_reads_but_keeps_asking_is_cut_off() -> None:
    async def run() -> None:
        async def send(text: str) -> None:
            await asyncio.sleep(3600)

        connection = Connection(send, Who(), "en")
        for _ in range(MOST_EVER + 10):
            connection.tell(messages.Pong(re=1, sent=0, at=0))
        assert connection.closing == "flood"

    asyncio.run(run())


def test_no_hello_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("praxis.table.web.socket.HELLO_SECONDS", 0.3)

    async def first(address: str, table: str, *texts: str) -> str:
        url = address.replace("http", "ws") + f"/ws/tables/{table}"
        async with open_socket(url, proxy=None) as raw:
            for text in texts:
                await raw.send(text)
            return str(await asyncio.wait_for(raw.recv(), 20))

    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            made = await lobby.make(market(2))
            table = made.table.id
            assert "no hello within" in await first(address, table)
            assert "should be hello" in await first(address, table, '{"type":"ping"}')
            assert "should be hello" in await first(address, table, "rubbish")
            assert "speaks protocol 1" in await first(address, table, '{"type":"hello","protocol":99}')
            assert "no such table" in await first(address, "0000000000000000", '{"type":"hello"}')
            assert "no such table" in await first(address, "%00'--", '{"type":"hello"}')
            assert "not valid" in await first(address, table, '{"type":"hello","token":"wrong"}')

    asyncio.run(run())


def test_a_table_has_room_for_so_many_spectators(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("praxis.table.web.socket.MOST_SPECTATORS", 1)

    async def run() -> None:
        async with beside_another(tmp_path) as (victim, _), await connect(victim.address, victim.id):
            with pytest.raises(Gone, match="no room for more spectators"):
                await connect(victim.address, victim.id)
            async with await connect(victim.address, victim.id, victim.tokens[0]) as anna:
                assert anna.is_mine

    asyncio.run(run())


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(config(tmp_path, sockets_an_address=3)) as address,
            gathered(address, market(2)) as party,
        ):
            async with await connect(address, party.id):
                with pytest.raises(InvalidStatus):
                    await connect(address, party.id)
            await party.seats[0].until(lambda now: now.table.spectators == 0)
            async with await connect(address, party.id) as again:
                assert again.you.seat is None

    asyncio.run(run())


def test_an_expired_token_is_nobodys(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            made = await lobby.make(market(2))
        async with serving(config(tmp_path, token_days=-1)) as address, Lobby(address) as lobby:
            with pytest.raises(Gone, match="this link has expired"):
                await connect(address, made.table.id, made.token)
            with pytest.raises(Refused) as refused:
                await lobby.call("POST", f"/tables/{made.table.id}/start", type(None), token=made.token)
            assert refused.value.kind == "403"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("  A\u202enna\t\n B ", "Anna B"),
        ('O\'Neil "&" Søn 吸血鬼 🦇', 'O\'Neil "&" Søn 吸血鬼 🦇'),
        ("A\u0001B", "A B"),
    ],
)
def test_a_name_is_shown_as_letters_never_as_markup(tmp_path: Path, name: str, shown: str) -> None:
    async def run() -> str:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            made = await lobby.make(market(2, seats=[{"who": "me", "name": name}]))
            answer = await lobby.http.get(f"/tables/{made.table.id}")
            assert answer.headers["content-type"].startswith("application/json")
            assert answer.headers["x-content-type-options"] == "nosniff"
            return made.table.seats[0].name

    assert asyncio.run(run()) == shown


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "x" * 41])
def test_a_name_that_is_none_is_refused(tmp_path: Path, name: str) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            with pytest.raises(Refused) as refused:
                await lobby.make(market(2, seats=[{"who": "me", "name": name}]))
            assert refused.value.kind == "400"

    asyncio.run(run())


def test_a_table_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            me = {"who": "me", "name": "Anna"}
            for new, says in [
                (market(7), "no market for"),
                (market(0), "no game has 0 players"),
                (market(-1), "no game has -1 players"),
                ({**market(2), "game": "chess"}, "no game is called 'chess'"),
                (market(2, seats=[me, me]), "one seat only"),
                (market(2, seats=[me, {}, {}]), "3 seats are planned"),
                (market(2, seats=[{"who": "genius"}]), "no bot is called 'genius'"),
                (market(2, rules={"clock": {"kind": "bank", "seconds": 1}}), "at least 5 seconds"),
                (market(2, rules={"window": -5}), "from 0 to"),
                (market(2, colour="red"), "colour"),
                ({"game": "market"}, "setting"),
            ]:
                with pytest.raises(Refused, match=says) as refused:
                    await lobby.make(new)
                assert refused.value.kind in ("400", "404")

    asyncio.run(run())


# -- the store fails under the game --------------------------------------------------------------------------------


async def health(party: Party) -> Health:
    answer = await party.lobby.http.get(f"{party.address}/health")
    return msgspec.json.decode(answer.content, type=Health)


async def refused_then_taken(party: Party, heal: Callable[[], object]) -> None:
    seat, other = party.seats
    assert seat.decision is not None
    assert seat.decision.options is not None
    key = seat.decision.options[0].key
    kinds = [line.kind for line in other.log]
    with pytest.raises(Refused, match="could not be saved, nothing was changed") as refused:
        await seat.answer(key)
    assert refused.value.kind == "unavailable"
    assert [line.kind for line in other.log] == kinds, "an effect was seen that was not durable"
    await seat.until(lambda now: now.is_mine, 3)
    heal()
    assert seat.decision is not None
    await seat.answer(key)
    await other.until(lambda now: len(now.log) > len(kinds), 5)


def test_a_full_disk_refuses_answers_and_nothing_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full = False
    plainly = Store._transact

    def transact(self: Store, jobs: list[object]) -> None:
        """A real SQLITE_FULL: the writer's database may not grow by a page, and is asked to."""
        if full:
            if self._writing is None:
                self._writing = self.engine.connect()
            pages = self._writing.execute(sa.text("PRAGMA page_count")).scalar_one()
            self._writing.execute(sa.text(f"PRAGMA max_page_count={pages}"))
            self._writing.execute(sa.text("INSERT INTO settings VALUES ('big', :text)"), {"text": "x" * 100_000})
        plainly(self, jobs)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "_transact", transact)

    async def run() -> None:
        nonlocal full
        async with beside_another(tmp_path) as (victim, _):
            full = True
            assert "full" in (await health(victim)).store

            def heal() -> None:
                nonlocal full
                full = False

            await refused_then_taken(victim, heal)
            assert (await health(victim)).ok

    asyncio.run(run())


def test_a_disk_that_takes_nothing_more_is_told_and_the_game_goes_on_when_it_does(tmp_path: Path) -> None:
    """A real process that the system lets write no more."""

    async def run() -> None:
        with ServerProcess(tmp_path) as server:
            assert server.process is not None
            async with gathered(server.address, market(2)) as party:
                room = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, room[1]))
                assert "disk" in (await health(party)).store
                with pytest.raises(Refused, match="the disk takes nothing more") as refused:
                    await party.lobby.make(market(2))
                assert refused.value.kind == "503"
                await party.decider()
                heal = partial(resource.prlimit, server.process.pid, resource.RLIMIT_FSIZE, room)
                await refused_then_taken(party, heal)

    asyncio.run(run())


def test_a_database_that_goes_away_is_told_and_found_again(tmp_path: Path, postgres: str) -> None:
    """PostgreSQL throws everybody out of the database and lets nobody in; then it does again."""
    name = f"gone_{os.getpid()}"

    def order(*statements: str) -> None:
        with psycopg.connect(postgres, autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement)

    async def run(address: str) -> None:
        with ServerProcess(tmp_path, database=address) as server:
            async with gathered(server.address, market(2)) as party:
                await party.decider()
                throw_out = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
                order(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false", throw_out)
                assert (await health(party)).store == "the database cannot be reached"
                await refused_then_taken(party, lambda: order(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
                assert (await health(party)).ok

    order(f"CREATE DATABASE {name}")
    asyncio.run(run(f"{postgres.rpartition('/')[0]}/{name}"))


def test_a_locked_database_refuses_answers_and_nothing_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("praxis.table.store.opening.BUSY_SECONDS", 0.2)

    async def run() -> None:
        async with beside_another(tmp_path) as (victim, _):
            other = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            await refused_then_taken(victim, lambda: other.execute("ROLLBACK"))
            other.close()

    asyncio.run(run())


def test_a_second_owner_of_a_table_is_noticed(tmp_path: Path) -> None:
    """Another server wrote to the same table: the answer is refused as out of date, and the truth is loaded."""

    async def run() -> None:
        async with beside_another(tmp_path) as (victim, _):
            anna, bruno = victim.seats
            assert anna.decision is not None
            assert anna.decision.options is not None
            first, second = (option.key for option in anna.decision.options[:2])
            other = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
            (seq,) = other.execute("SELECT max(seq) FROM entries WHERE table_id = ?", (victim.id,)).fetchone()
            body = f'{{"kind":"answered","at":1,"number":0,"seat":0,"key":"{first}"}}'
            other.execute("INSERT INTO entries VALUES (?, ?, ?)", (victim.id, seq + 1, body))
            other.close()
            with pytest.raises(Refused) as refused:
                await anna.answer(second)
            assert refused.value.kind == "stale"
            await bruno.until(lambda now: now.is_mine)
            assert bruno.view["offered"] == [int(first.split()[1])]

    asyncio.run(run())


def test_rules_that_fail_refuse_the_answer_and_hurt_one_table_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with beside_another(tmp_path) as (victim, _):
            anna, bruno = victim.seats
            assert anna.decision is not None
            assert anna.decision.options is not None
            monkeypatch.setattr(toy, "Offered", lambda seller, card: 1 / 0)
            with pytest.raises(Refused, match="failed in the server") as refused:
                await anna.answer(anna.decision.options[0].key)
            assert refused.value.kind == "unavailable"
            monkeypatch.setattr(toy, "Offered", Offered)
            await anna.sync()
            await anna.answer(anna.decision.options[0].key)
            await bruno.until(lambda now: now.is_mine)

    asyncio.run(run())


def test_words_that_fail_are_replaced_by_plain_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError("no such word")

    async def run() -> None:
        async with beside_another(tmp_path) as (victim, _):
            anna, bruno = victim.seats
            for method in ("event", "decision", "option", "stack", "explain", "reason", "title"):
                monkeypatch.setattr(f"tests.table.games.MarkedWords.{method}", fail, raising=False)
            assert anna.decision is not None
            assert anna.decision.options is not None
            await anna.answer(anna.decision.options[0].key)
            await bruno.until(lambda now: now.is_mine)
            assert bruno.decision is not None
            assert bruno.decision.text == "Bruno: bid"
            assert next(line.text for line in bruno.log if line.kind == "offered").startswith("offered: seat 0")
            monkeypatch.undo()

    asyncio.run(run())


def test_a_view_that_fails_stops_its_table_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plainly = Market.view

    async def run() -> None:
        async with beside_another(tmp_path) as (victim, bystander):
            anna = victim.seats[0]
            assert anna.decision is not None
            assert anna.decision.options is not None
            broken = anna.view["hand"]

            def view(self: Market, seat: int) -> object:
                if broken in [sorted(hand) for hand in self.hands] or self.offered:
                    raise RuntimeError("this view has a bug")
                return plainly(self, seat)

            monkeypatch.setattr(Market, "view", view)
            with pytest.raises((Refused, TimeoutError)):
                await asyncio.wait_for(anna.answer(anna.decision.options[0].key), 3)
            monkeypatch.setattr(Market, "view", plainly)
            assert bystander.seats[0].is_mine

    asyncio.run(run())


# -- the server cannot start ---------------------------------------------------------------------------------------


def test_a_port_in_use_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert f"cannot listen on 127.0.0.1:{port}" in line
    assert "--port" in line


def test_a_data_directory_in_use_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with ServerProcess(tmp_path):
        assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
        assert "is used by another server" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--database", "postgresql://127.0.0.1:1/none"], "cannot open the PostgreSQL database"),
        (["--database", "mysql://x"], "should begin with postgresql://"),
        (["--public", "table.example"], "should look like https://"),
        (["--log", "loud"], "debug, info, warning or error"),
        (["--port", "99999"], "65535"),
        (["--host", "no.such.host.example"], "cannot listen"),
        (["--data", "/dev/null/x"], "cannot"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    data = [] if "--data" in arguments else ["--data", str(tmp_path)]
    port = [] if "--port" in arguments else ["--port", "0"]
    assert main(["serve", *data, *port, *arguments]) == 2
    line = capsys.readouterr().err
    assert says in line
    assert line.count("\n") == 1
    assert "Traceback" not in line


def test_a_database_that_is_none_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / DATABASE).write_text("a letter, not a database " * 100)
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "file is not a database" in capsys.readouterr().err


def test_ctrl_c_ends_the_server_quietly(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, log="error")
    server.start()
    try:
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()
    finally:
        server.kill()
