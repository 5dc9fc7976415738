"""The store, on SQLite and on PostgreSQL: durable, numbered, grouped, and clear about what it cannot do."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from praxis.kernel.game import Setting
from praxis.table.history import entries as e
from praxis.table.store import AccountRow, Conflict, RecordRow, Store, StoreTrouble, TableRow
from praxis.table.store.model import METADATA
from praxis.table.store.opening import HEAD, MIGRATIONS
from praxis.table.store.writes import insert_table, set_sitter, update_table
from praxis.table.wire.messages import TableRules


@asynccontextmanager
async def opened(address: str | Path) -> AsyncIterator[Store]:
    store = await Store.open(address)
    try:
        yield store
    finally:
        await store.close()


def answered(number: int) -> e.Answered:
    return e.Answered(at=1, number=number, seat=0, key=f"bid {number}")


def row(table: str, phase: str = "gathering", listed: bool = True) -> TableRow:
    return TableRow(table, "market", "Ännas Tisch", phase, listed, 2, True, "{}", "[]", 1, 1)


def test_entries_come_back_in_order_after_reopening(store_address: str | Path) -> None:
    made = e.Made(at=5, game="market", setting=Setting(2), name="吸血鬼", rules=TableRules(), secret="00")

    async def play() -> list[e.AnyEntry]:
        async with opened(store_address) as store:
            await store.append("t1", 0, [made], [insert_table(row("t1"))])
            await store.append("t1", 1, [answered(0), answered(1)])
            await store.append("t2", 0, [answered(7)])
        async with opened(store_address) as store:
            return await store.entries("t1")

    assert asyncio.run(play()) == [made, answered(0), answered(1)]


def test_the_second_owner_of_a_number_is_refused_and_writes_nothing(store_address: str | Path) -> None:
    async def play() -> tuple[list[e.AnyEntry], list[e.AnyEntry]]:
        async with opened(store_address) as first, opened(store_address) as second:
            await first.append("t1", 0, [answered(0)])
            with pytest.raises(Conflict):
                await second.append("t1", 0, [answered(99), answered(100)], [insert_table(row("t1"))])
            assert await second.table_ids() == []
            await second.append("t1", 1, [answered(1)])
            return await first.entries("t1"), await second.entries("t1")

    one, two = asyncio.run(play())
    assert one == two == [answered(0), answered(1)]


def test_a_conflict_in_a_group_touches_only_its_own_table(store_address: str | Path) -> None:
    async def play() -> tuple[list[object], Store, int]:
        async with opened(store_address) as store:
            await store.append("late", 0, [answered(0)])
            before = store.commits
            results: list[object] = await asyncio.gather(
                *(store.append(f"t{i}", 0, [answered(i)]) for i in range(20)),
                store.append("late", 0, [answered(1)]),
                *(store.append(f"t{i}", 0, [answered(i)]) for i in range(20, 40)),
                return_exceptions=True,
            )
            for i in range(40):
                assert await store.entries(f"t{i}") == [answered(i)]
            return results, store, before

    results, _, _ = asyncio.run(play())
    assert [type(result) for result in results if result is not None] == [Conflict]


def test_what_cannot_be_stored_touches_only_its_own_table(store_address: str | Path) -> None:
    """A NUL on PostgreSQL, a number that is too large on SQLite."""
    bad = RecordRow("0" * 16, "market", "record", True, "", "", "{}", "[]", 1 << 80, True, 1, "one\0two")

    async def play() -> list[object]:
        async with opened(store_address) as store:
            results: list[object] = await asyncio.gather(
                *(store.append(f"t{i}", 0, [answered(i)]) for i in range(20)),
                store.add_record(bad),
                *(store.append(f"t{i}", 0, [answered(i)]) for i in range(20, 40)),
                return_exceptions=True,
            )
            for i in range(40):
                assert await store.entries(f"t{i}") == [answered(i)]
            assert not store.trouble
            return results

    refused = [result for result in asyncio.run(play()) if result is not None]
    assert [type(result) for result in refused] == [StoreTrouble]
    assert "this cannot be stored" in str(refused[0])


def test_many_tables_share_a_commit(store_address: str | Path) -> None:
    async def play() -> int:
        async with opened(store_address) as store:
            before = store.commits
            await asyncio.gather(*(store.append(f"t{i}", 0, [answered(i)]) for i in range(200)))
            return store.commits - before

    # How many depends on when the writer's thread gets its turn; one for each would be 200.
    assert asyncio.run(play()) <= 20


def test_only_a_job_that_is_alone_lets_the_writer_begin_first(
    store_address: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float] = []
    monkeypatch.setattr("praxis.table.store.store.sleep", given.append)

    async def play() -> list[int]:
        async with opened(store_address) as store:
            commit, gate, counts = store._commit, threading.Semaphore(0), list[int]()
            monkeypatch.setattr(store, "_commit", lambda jobs: gate.acquire() and commit(jobs))
            for tables in (1, 3, 1):
                saving = [store.begin(f"t{table}", len(counts), [answered(0)]) for table in range(tables)]
                while store._waits:
                    await asyncio.sleep(0)
                store._waits = True  # as if the writer, which stands at the gate, were not so fast
                store.give_way()
                counts.append(len(given))
                gate.release(tables)
                await asyncio.gather(*saving)
                while not store._waits or gate.acquire(blocking=False):
                    await asyncio.sleep(0)
            gate.release(9)
            return counts

    assert asyncio.run(play()) == [1, 1, 2]


def test_lists_of_tables_show_what_is_listed_and_whose_it_is(store_address: str | Path) -> None:
    async def play() -> None:
        async with opened(store_address) as store:
            await store.append("open", 0, [], [insert_table(row("open")), *set_sitter("open", 1, "anna")])
            await store.append("secret", 0, [], [insert_table(row("secret", listed=False))])
            assert [line.id for line in await store.tables(["gathering"])] == ["open"]
            assert sorted(await store.table_ids(["gathering"])) == ["open", "secret"]
            assert [(line.id, seat) for line, seat in await store.tables_of("anna")] == [("open", 1)]
            await store.append("open", 0, [], [update_table(row("open", "playing")), *set_sitter("open", 1, "")])
            assert await store.tables(["gathering"]) == []
            assert await store.tables_of("anna") == []

    asyncio.run(play())


def test_records_are_kept_listed_and_dropped(store_address: str | Path) -> None:
    first = RecordRow("r1", "market", "record", True, "t1", "", "{}", "[]", 12, True, 100, "praxis-record 1\n…")
    second = RecordRow("r2", "market", "record", False, "", "x", "{}", "[]", 3, False, 200, "")

    async def play() -> None:
        async with opened(store_address) as store:
            await store.add_record(first)
            await store.add_record(second)
            assert await store.record("r1") == first
            assert [found.id for found in await store.records()] == ["r1"]
            assert [found.id for found in await store.records(listed=False)] == ["r2", "r1"]
            assert [found.id for found in await store.records(listed=False, before=200)] == ["r1"]
            await store.drop_record("r1")
            assert await store.record("r1") is None

    asyncio.run(play())


def test_accounts_have_one_name_each_and_sessions_expire(store_address: str | Path) -> None:
    anna = AccountRow("a1", "anna", "Anna", "hash", "de", False, False, 1)

    async def play() -> None:
        async with opened(store_address) as store:
            await store.add_account(anna)
            with pytest.raises(Conflict):
                await store.add_account(AccountRow("a2", "anna", "ANNA", "x", "en", False, False, 2))
            far = 10**15
            await store.add_session("s1", "a1", far)
            await store.add_session("s2", "a1", far)
            assert await store.session("s1", now=far - 1) == anna
            assert await store.session("s1", now=far) is None
            assert await store.session("other", now=1) is None
            await store.drop_sessions("a1", but="s2")
            assert (await store.session("s1", 1), (await store.session("s2", 1)) is not None) == (None, True)
            await store.change_account("a1", disabled=True)
            assert await store.session("s2", 1) is None
            await store.drop_account("a1")
            assert await store.accounts() == []

    asyncio.run(play())


def test_settings_are_kept(store_address: str | Path) -> None:
    async def play() -> tuple[str | None, str | None, str]:
        async with opened(store_address) as store:
            await store.set_setting("key", "one")
            await store.set_setting("key", "two")
            return await store.setting("key"), await store.setting("none"), await store.check()

    assert asyncio.run(play()) == ("two", None, "")


def test_the_migrations_make_exactly_the_tables_the_program_knows(store_address: str | Path) -> None:
    async def differences() -> list[object]:
        async with opened(store_address) as store:
            with store.engine.connect() as connection:
                return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    assert asyncio.run(differences()) == []


def test_the_head_is_the_newest_migration() -> None:
    newest = max(path.name for path in (MIGRATIONS / "versions").glob("*.py"))
    assert newest.startswith(f"{HEAD}_")


def test_a_database_of_a_newer_version_is_left_alone(store_address: str | Path) -> None:
    async def play() -> None:
        async with opened(store_address) as store:
            with store.engine.begin() as connection:
                connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        await Store.open(store_address)

    with pytest.raises(StoreTrouble, match="newer version"):
        asyncio.run(play())


def fill_up(store: Store) -> None:
    """The disk is full: as far as the writer's connection knows, the database cannot grow."""
    connection = store._writing
    assert connection is not None
    pages = connection.execute(sa.text("PRAGMA page_count")).scalar_one()
    connection.execute(sa.text(f"PRAGMA max_page_count={pages}"))


# -- SQLite's own troubles -------------------------------------------------------------------------------------------


def test_a_full_disk_refuses_the_write_and_heals(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "praxis.sqlite") as store:
            await store.append("t1", 0, [answered(0)])
            fill_up(store)
            big = e.Chatted(at=1, seat=None, name="x", text="x" * 100_000)
            with pytest.raises(StoreTrouble, match="disk is full"):
                await store.append("t1", 1, [big])
            assert "full" in store.trouble
            await store.append("t1", 1, [answered(1)])
            assert store.trouble == ""
            assert await store.entries("t1") == [answered(0), answered(1)]

    asyncio.run(play())


def test_the_log_of_the_database_is_moved_into_it_on_request(tmp_path: Path) -> None:
    async def play() -> tuple[int, int]:
        path = tmp_path / "praxis.sqlite"
        async with opened(path) as store:
            for number in range(50):
                await store.append("t1", number, [answered(number)])
            await store.tidy()
            with sqlite3.connect(path) as other:
                busy, pages, moved = other.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            other.close()
            assert busy == 0
            return pages, moved

    pages, moved = asyncio.run(play())
    assert pages == moved > 0


def test_a_locked_database_refuses_the_write_and_heals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("praxis.table.store.opening.BUSY_SECONDS", 0.2)
    path = tmp_path / "praxis.sqlite"

    async def play() -> None:
        async with opened(path) as store:
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(StoreTrouble, match="locked"):
                await store.append("t1", 0, [answered(0)])
            assert await store.entries("t1") == []
            other.execute("ROLLBACK")
            other.close()
            await store.append("t1", 0, [answered(0)])

    asyncio.run(play())


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda path: path.mkdir(), "unable to open"),
        (lambda path: path.write_text("this is not a database, it is a letter" * 100), "not a database"),
    ],
)
def test_what_is_not_a_database_is_told_in_one_line(tmp_path: Path, make: object, says: str) -> None:
    path = tmp_path / "praxis.sqlite"
    assert callable(make)
    make(path)
    with pytest.raises(StoreTrouble, match=says) as caught:
        asyncio.run(Store.open(path))
    assert "\n" not in str(caught.value)


def test_a_directory_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreTrouble, match="cannot make"):
        asyncio.run(Store.open(tmp_path / "file" / "praxis.sqlite"))


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("postgresql://praxis@127.0.0.1:1/none", "cannot open the PostgreSQL database"),
        ("mysql://somewhere", "should begin with postgresql://"),
    ],
)
def test_a_server_that_is_not_there_is_told_without_its_password(address: str, says: str) -> None:
    with pytest.raises(StoreTrouble, match=says):
        asyncio.run(Store.open(address))
