"""What an attacker does to a server is counted and ended, and the table beside it plays on.

Nothing here looks at a clock: each test counts what was taken, refused and closed. What the attacks cost the others
is measured by `praxis bench --hostile`.
"""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from praxis.kernel import record as records
from praxis.kernel.errors import BadRecord, BadSetting
from praxis.kernel.game import Setting
from praxis.table.client import Lobby, Refused, connect
from praxis.table.game.bot_workers import BotWorkers
from praxis.table.game.hosted import named
from praxis.table.game.installed import hosted_games
from praxis.table.game.record_workers import RecordWorkers, Text
from praxis.table.game.replays import Watched
from praxis.table.server import limits
from praxis.table.server.limits import Limits, TooFast, address_key
from praxis.table.web.connection_limits import ConnectionLimits, FrameCount
from tests.table.attacker import (
    FIRST_FRAGMENT,
    NEXT_FRAGMENT,
    PING,
    PONG,
    Raw,
    close_code,
    text_frame,
)
from tests.table.games import AMBUSH, MARKET, PATH
from tests.table.running import Party, ambush, config, gathered, market, serving

# -- frames ------------------------------------------------------------------------------------------------------------


def attack(tmp_path: Path, act: Callable[[Raw], Awaitable[list[tuple[int, bytes]]]]) -> list[tuple[int, bytes]]:
    """An anonymous socket does something to a server where two people play; they play on."""

    async def run() -> list[tuple[int, bytes]]:
        async with serving(config(tmp_path)) as address, gathered(address, market(2)) as party:
            async with await Raw.connect(address) as raw:
                found = await act(await raw.upgrade(party.id))
            await plays_on(party)
            return found

    return asyncio.run(run())


async def plays_on(party: Party) -> None:
    seat = await party.decider()
    assert seat.decision is not None
    assert seat.decision.options
    await seat.answer(seat.decision.options[0].key)


@pytest.mark.parametrize(
    ("frame", "before"),
    [(PING, b""), (PONG, b""), (NEXT_FRAGMENT, FIRST_FRAGMENT)],
    ids=["pings", "pongs", "empty fragments"],
)
def test_frames_that_cost_nothing_to_send_end_the_connection(tmp_path: Path, frame: bytes, before: bytes) -> None:
    async def act(raw: Raw) -> list[tuple[int, bytes]]:
        raw.writer.write(before + frame * 50_000)
        return await raw.until_closed()

    frames = attack(tmp_path, act)
    assert close_code(frames) == 4006
    # Those that came in one piece with the flood were not even answered.
    assert len(frames) - 1 <= limits.CONTROL_AT_ONCE


def test_messages_in_one_heap_end_the_connection(tmp_path: Path) -> None:
    async def act(raw: Raw) -> list[tuple[int, bytes]]:
        raw.writer.write(text_frame(b'{"type":"hello"}') + text_frame(b"{}") * 20_000)
        return await raw.until_closed()

    assert close_code(attack(tmp_path, act)) == 4006


def test_a_message_in_pieces_is_a_message(tmp_path: Path) -> None:
    async def act(raw: Raw) -> list[tuple[int, bytes]]:
        text = b'{"type":"hello","lang":"en"}'
        pieces = [bytes((1 if not at else 0, 0x81)) + bytes(4) + text[at : at + 1] for at in range(len(text))]
        raw.writer.write(b"".join(pieces) + bytes((0x80, 0x80)) + bytes(4))
        head = await raw.reader.readexactly(4)
        return [(head[0] & 0x0F, b"")]

    assert attack(tmp_path, act) == [(1, b"")]


frames_of_all_sorts = st.lists(
    st.tuples(st.sampled_from([0x81, 0x82, 0x89, 0x8A, 0x01, 0x80]), st.integers(0, 300)), max_size=40
)


@given(frames=frames_of_all_sorts, cuts=st.lists(st.integers(1, 50), min_size=1))
def test_frames_are_counted_however_the_stream_is_cut(frames: list[tuple[int, int]], cuts: list[int]) -> None:
    stream = b"".join(
        (bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big"))
        + bytes(4)
        + bytes((0x89,)) * size
        for first, size in frames
    )
    counted: list[int] = []

    class Counting(FrameCount):
        def _count(self, first: int) -> str:
            counted.append(first)
            return ""

    count, at = Counting(), 0
    while at < len(stream):
        cut = cuts[at % len(cuts)]
        assert not count.too_many(stream[at : at + cut])
        at += cut
    assert counted == [first for first, _ in frames]


# -- connections -------------------------------------------------------------------------------------------------------


def test_what_arrives_within_a_frame_is_no_message_of_its_own() -> None:
    """The payload of a frame may look like a whole message, and may arrive by itself."""
    count = FrameCount()
    frame = bytes((0x81, 0x80 + 20)) + bytes(4) + bytes(20)
    assert count.is_between_frames()
    for part in (frame[:1], frame[1:4], frame[4:12]):
        assert not count.too_many(part)
        assert not count.is_between_frames()
    assert not count.too_many(frame[12:])
    assert count.is_between_frames()


def test_an_address_has_so_many_connections_and_others_have_theirs(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, connections_an_address=3)) as address:
            held = [await Raw.connect(address) for _ in range(3)]
            async with await Raw.connect(address) as refused:
                assert await refused.until_closed() == []
            async with await Raw.connect(address, "127.0.0.3") as other:
                assert await other.get("/health") == 200
            for raw in held:
                raw.writer.close()
                await raw.until_closed()
            async with await Raw.connect(address) as again:
                assert await again.get("/health") == 200

    asyncio.run(run())


def test_some_files_are_kept_for_the_server_itself(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, connections=2)) as address:
            held = [await Raw.connect(address, f"127.0.0.{n}") for n in (3, 4)]
            async with await Raw.connect(address, "127.0.0.5") as refused:
                assert await refused.until_closed() == []
            for raw in held:
                raw.writer.close()

    asyncio.run(run())
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert ConnectionLimits(Limits(), frozenset()).most == files - limits.RESERVED_FILES


@pytest.mark.parametrize(
    ("seconds", "sent"),
    [
        ("HEAD_SECONDS", b""),
        ("HEAD_SECONDS", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "),
        ("BODY_SECONDS", b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"),
    ],
)
def test_a_request_that_never_comes_to_an_end_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: str, sent: bytes
) -> None:
    monkeypatch.setattr(f"praxis.table.web.http_connection.{seconds}", 0.05)

    async def run() -> None:
        async with serving(config(tmp_path)) as address, await Raw.connect(address) as raw:
            raw.writer.write(sent)
            await raw.reader.read()

    asyncio.run(run())


def test_a_head_without_end_is_ended(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, await Raw.connect(address) as raw:
            raw.writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-More: " + b"y" * 200_000)
            assert await raw.until_closed() == []

    asyncio.run(run())


def test_requests_beyond_the_budget_are_refused_before_the_application(tmp_path: Path) -> None:
    async def run() -> list[int]:
        async with serving(config(tmp_path, limits={"requests": 3})) as address:
            found = []
            for _ in range(5):
                async with await Raw.connect(address) as raw:
                    found.append(await raw.get("/health"))
            async with await Raw.connect(address, "127.0.0.3") as other:
                assert await other.get("/health") == 200
            return found

    assert asyncio.run(run()) == [200, 200, 200, 429, 429]


def test_behind_a_proxy_everybody_has_a_budget_of_their_own(tmp_path: Path) -> None:
    async def run() -> list[int]:
        settings = config(tmp_path, limits={"requests": 1}, proxies=["127.0.0.1"])
        async with serving(settings) as address, httpx.AsyncClient() as http:
            asked = ["10.0.0.1", "10.0.0.1", "10.0.0.2", "10.0.0.2"]
            return [
                (await http.get(f"{address}/api/v1/games", headers={"X-Forwarded-For": who})).status_code
                for who in asked
            ]

    assert asyncio.run(run()) == [200, 429, 200, 429]


def test_without_a_proxy_nobody_can_pretend_to_be_one(tmp_path: Path) -> None:
    async def run() -> list[int]:
        async with serving(config(tmp_path, limits={"requests": 1})) as address, httpx.AsyncClient() as http:
            return [
                (await http.get(f"{address}/api/v1/games", headers={"X-Forwarded-For": who})).status_code
                for who in ("10.0.0.1", "10.0.0.2")
            ]

    assert asyncio.run(run()) == [200, 429]


# -- budgets -----------------------------------------------------------------------------------------------------------

INSTALLED_GAMES = hosted_games()
ALONE = {"who": "random"}
REQUESTS: dict[str, tuple[str, str, Any]] = {
    "tables": ("POST", "/tables", market(2)),
    "registrations": ("POST", "/account", {"name": "Anna", "password": "a long password"}),
    "sign_ins": ("POST", "/session", {"name": "Anna", "password": "a long password"}),
    "searches": ("GET", "/cards/market", None),
    "uploads": ("POST", "/records", {"text": "market 2", "kind": "position", "game": "market"}),
    "replays": ("GET", "/records/0123456789abcdef", None),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_a_budget_that_is_used_up_is_told_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    method, path, body = REQUESTS[name]

    async def run() -> list[httpx.Response]:
        async with serving(config(tmp_path, limits={name: 1})) as address:
            found = []
            for _ in range(3):
                async with httpx.AsyncClient() as http:
                    found.append(await http.request(method, f"{address}/api/v1{path}", json=body))
            return found

    first, *others = asyncio.run(run())
    assert first.status_code != 429
    for refused in others:
        assert refused.status_code == 429
        assert "try again in" in refused.json()["detail"]
        assert 1 <= int(refused.headers["retry-after"]) <= 60
    lines = [record for record in caplog.records if record.getMessage() == "limit.acted"]
    assert [getattr(line, "fields", {})["limit"] for line in lines] == [name]


@pytest.mark.parametrize("name", ["messages", "syncs"])
def test_messages_over_several_sockets_have_one_budget(tmp_path: Path, name: str) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, limits={name: 2})) as address, gathered(address, market(2)) as party:
            anna, bruno = party.seats
            await anna.sync()
            await bruno.sync()
            heard: list[str] = []
            anna.on_message = heard.append
            await anna.say_raw('{"type":"sync","id":77}')
            await anna.until(lambda _: heard, 5)
            assert '"too_fast"' in heard[0]
            assert '"re":77' in heard[0]

    asyncio.run(run())


def test_an_account_has_a_budget_whatever_its_address() -> None:
    budgets = Limits({"tables": 2})
    budgets.take("tables", ("10.0.0.1", "account a"))
    budgets.take("tables", ("10.0.0.2", "account a"))
    with pytest.raises(TooFast):
        budgets.take("tables", ("10.0.0.3", "account a"))
    budgets.take("tables", ("10.0.0.3", "account b"))


def test_what_was_refused_costs_nobody_anything() -> None:
    budgets = Limits({"tables": 1})
    budgets.take("tables", ("10.0.0.1",))
    for _ in range(5):
        assert not budgets.allows("tables", ("10.0.0.1", "account a"))
    budgets.take("tables", ("account a",))


def test_a_household_is_one_address() -> None:
    assert address_key("2001:db8:1:2:aaaa::1") == address_key("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert address_key("2001:db8:1:3::1") != address_key("2001:db8:1:2::1")
    assert address_key("::ffff:10.0.0.1") == address_key("10.0.0.1")


def test_budgets_take_only_so_much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    budgets = Limits()
    for n in range(5000):
        budgets.take("requests", (f"10.0.{n >> 8}.{n & 255}",))
    assert len(budgets._buckets) <= 100


def test_so_many_sockets_are_opened_in_a_minute(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, limits={"joins": 2})) as address, gathered(address, market(2)) as party:
            with pytest.raises(Exception, match="429"):
                await connect(address, party.id)

    asyncio.run(run())


# -- bots --------------------------------------------------------------------------------------------------------------


def test_tables_of_bots_alone_are_few(tmp_path: Path) -> None:
    alone = ambush(2, 0, seats=[ALONE, ALONE], start=True, rules={"bot_pace": 10_000})

    async def run() -> list[str]:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            for _ in range(limits.BOT_TABLES_AN_ADDRESS):
                await lobby.make(alone)
            said = []
            with pytest.raises(Refused) as refused:
                await lobby.make(alone)
            said.append(str(refused.value))
            later = await lobby.make({**alone, "start": False})
            with pytest.raises(Refused) as refused:
                await lobby.start(later.table.id)
            said.append(str(refused.value))
            with_me = await lobby.make(ambush(2, 0, seats=[{"who": "me", "name": "Anna"}, ALONE], start=True))
            assert with_me.table.phase == "playing"
            return said

    for line in asyncio.run(run()):
        assert "bots play alone at 2 of your tables" in line


def test_bots_wait_when_their_payer_has_used_up_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = Limits({"bot_answers": 3, "bot_seconds": 1000})
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        budgets.bucket("bot_answers", "10.0.0.1").left = 1

    monkeypatch.setattr("praxis.table.game.bot_workers.asyncio.sleep", sleep)
    game = AMBUSH.begin(AMBUSH.header(AMBUSH.settings()[0], 1))
    decision = game.decision_view(0)
    assert decision is not None

    async def run() -> None:
        bot_workers = BotWorkers(named(PATH), PATH, budgets)
        for _ in range(5):
            assert await bot_workers.choose("ambush", "random", game.view(0), decision, 1, ("10.0.0.1",)) in (
                decision.options or []
            )
        before = len(waits)
        await bot_workers.choose("ambush", "random", game.view(0), decision, 1, ("10.0.0.2",))
        assert len(waits) == before

    asyncio.run(run())
    assert len(waits) == 2
    assert budgets.counts["bot_answers"] == 2


def test_bots_wait_when_their_table_has_used_up_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever pays: the table has a budget of its own, and another table of the same payer goes on."""
    budgets = Limits({"table_bot_seconds": 50})
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        budgets.bucket("table_bot_seconds", "t1").left = 50

    monkeypatch.setattr("praxis.table.game.bot_workers.asyncio.sleep", sleep)
    game = AMBUSH.begin(AMBUSH.header(AMBUSH.settings()[0], 1))
    decision = game.decision_view(0)
    assert decision is not None

    async def run() -> None:
        bot_workers = BotWorkers(named(PATH), PATH, budgets)
        ask = partial(bot_workers.choose, "ambush", "random", game.view(0), decision, 1, ("10.0.0.1",))
        await ask("t1")
        assert not waits
        budgets.spend("table_bot_seconds", ("t1",), 60)
        await ask("t2")
        assert not waits
        await ask("t1")

    asyncio.run(run())
    assert len(waits) == 1
    assert budgets.counts["table_bot_seconds"] == 1


# -- what people bring along -------------------------------------------------------------------------------------------


def test_work_without_end_is_ended_by_the_system_and_the_next_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker's process has a limit of processor time; a new one takes its place."""
    monkeypatch.setenv("PRAXIS_TEST_ENDLESS", "1")
    path = "tests.table.endless:hosted_games"

    async def run() -> None:
        workers = RecordWorkers(path, Limits({"replay_seconds": 1000}), 1, seconds=1)
        try:
            with pytest.raises(BadRecord, match="to read this takes more than"):
                await workers.look(Text("endless", "position", "market"), "en", ("10.0.0.1",))
            found = await workers.look(Text("market 2", "position", "market"), "en", ("10.0.0.1",))
            assert found.game == "market"
            with pytest.raises(BadRecord, match="memory"):
                await workers.look(Text("huge", "position", "market"), "en", ("10.0.0.1",))
            with pytest.raises(BadRecord, match="the rules fail on it"):
                await workers.look(Text("deep", "position", "market"), "en", ("10.0.0.1",))
            found = await workers.look(Text("market 3", "position", "market"), "en", ("10.0.0.1",))
            assert len(msgspec.json.decode(found.names)) == 3
        finally:
            workers.close()

    asyncio.run(run())


def test_a_payer_whose_records_took_too_long_waits(tmp_path: Path) -> None:
    async def run() -> None:
        budgets = Limits({"replay_seconds": 5})
        workers = RecordWorkers(PATH, budgets, 1)
        try:
            await workers.look(Text("market 2", "position", "market"), "en", ("10.0.0.1",))
            budgets.spend("replay_seconds", ("10.0.0.1",), 60)
            with pytest.raises(TooFast, match="too much time"):
                await workers.look(Text("market 2", "position", "market"), "en", ("10.0.0.1",))
            await workers.look(Text("market 2", "position", "market"), "en", ("10.0.0.2",))
        finally:
            workers.close()

    asyncio.run(run())


BOMB = "game: vtes\n[anna]\nready: " + ", ".join(f"V{n} 1/1" for n in range(1000)) + "\n[bob]\npool: 9\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (BOMB, "more than 500 cards"),
        (BOMB * 100, "a position has at most 60,000 characters"),
        ("game: vtes\n[anna]\nlibrary: " + "9" * 5000, "at most 200 cards"),
        ("game: vtes\n[anna]\npool: " + "9" * 5000, "pool should be a number"),
        ("game: vtes\n[anna]\npool: \u00b2", "pool should be a number"),
        ("game: vtes\noptions: turns=" + "9" * 5000 + "\n[anna]\n[bob]\n", "turns"),
        ("game: vtes\n[cards]\n" + "".join(f"Card {n}: master\n" for n in range(1000)), "can be made up"),
        ("game: vtes\n[anna]\ncounters: " + ", ".join(["1 corruption on anna"] * 200), "at most 100 entries"),
    ],
)
def test_a_position_is_no_larger_than_a_game(text: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        Watched(INSTALLED_GAMES, text, "position", "vtes")


def test_a_record_is_no_longer_than_a_game() -> None:
    header = MARKET.header(MARKET.settings()[0], 1)
    record = records.Record(header, [records.Answer(0, "pass")] * (MARKET.longest(MARKET.settings()[0]) + 1))
    with pytest.raises(BadRecord, match="no game with this setting has more than"):
        Watched(named(PATH), records.write(record))


def test_a_deck_is_no_larger_than_a_deck_in_any_format() -> None:
    kind = INSTALLED_GAMES["vtes"].kind
    deck = "Heap = " + " ".join(["12x200517", *(f"99x{card}" for card in (100518, 100001, 100002))])
    setting = Setting(2, "2023", {"turns": 60, "format": "any"}, [deck, deck])
    with pytest.raises(BadSetting, match="no deck has more than 250, whatever its format"):
        kind.begin(kind.header(setting, 1))
