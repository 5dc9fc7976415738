"""Everything goes to plain files and comes back, between databases too."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from praxis.cli.main import main
from praxis.table.client import Lobby, connect
from praxis.table.store import RecordRow, Store
from praxis.table.store.transfer import bring_into, export_from
from praxis.table.wire.rest_types import RecordLine, TableLine
from tests.table.process import ROOT, ServerProcess
from tests.table.running import config, gathered, market, serving


async def fill(data: Path) -> tuple[str, list[str], str]:
    """A finished game, one in progress, an account with a seat; gives the one in progress."""
    async with serving(config(data)) as address:
        async with gathered(address, market(2)) as party:
            await party.play_out()
        async with Lobby(address) as lobby:
            await lobby.register("Anna", "correct horse")
            await lobby.make(market(3))
        async with gathered(address, market(3)) as party:
            anna = party.seats[0]
            assert anna.decision is not None
            assert anna.decision.options is not None
            await anna.answer(anna.decision.options[0].key)
            bruno = party.seats[1]
            await bruno.until(lambda now: now.is_mine)
            return party.id, party.tokens, json.dumps(bruno.view)


def test_an_export_comes_back_whole_in_another_store(tmp_path: Path, store_address: str | Path) -> None:
    table, tokens, view = asyncio.run(fill(tmp_path / "one"))
    files = tmp_path / "files"
    assert main(["export", str(files), "--data", str(tmp_path / "one")]) == 0
    assert (files / "accounts.jsonl").read_text().count("\n") == 1
    assert len(list((files / "records").glob("*.record"))) == 1
    target = ["--data", str(store_address.parent)] if isinstance(store_address, Path) else ["--database", store_address]
    assert main(["import", str(files), *target]) == 0

    async def look() -> None:
        more = {"database": store_address} if isinstance(store_address, str) else {}
        data = store_address.parent if isinstance(store_address, Path) else tmp_path / "two"
        async with serving(config(data, **more)) as address, Lobby(address) as lobby:
            async with await connect(address, table, tokens[1]) as bruno:
                assert bruno.is_mine
                assert json.dumps(bruno.view) == view
                await bruno.answer("bid 0")
            assert len(await lobby.call("GET", "/records", list[RecordLine])) == 1
            await lobby.sign_in("Anna", "correct horse")
            assert [line.seat for line in await lobby.call("GET", "/mine", list[TableLine])] == [0]

    asyncio.run(look())


def test_what_is_there_already_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(tmp_path / "one"))
    assert main(["export", str(tmp_path / "files"), "--data", str(tmp_path / "one"), "--json"]) == 0
    about = json.loads(capsys.readouterr().out)
    assert (about["tables"], about["records"], about["accounts"]) == (3, 1, 1)
    assert main(["import", str(tmp_path / "files"), "--data", str(tmp_path / "one"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"tables": 0, "records": 0, "accounts": 0, "there_already": 5}


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda files: (files / "praxis-export.json").unlink(), "not an export"),
        (lambda files: (files / "praxis-export.json").write_text("{}"), "missing required field"),
        (
            lambda files: (files / "praxis-export.json").write_text(
                '{"format":9,"version":"9","tables":0,"records":0,"accounts":0}'
            ),
            "format 9",
        ),
        (lambda files: (files / "accounts.jsonl").write_text("{}\n"), "accounts.jsonl:1"),
        (lambda files: (files / "accounts.jsonl").write_bytes(b"\xff\xff\n"), "not UTF-8"),
        (lambda files: next((files / "tables").iterdir()).write_text('{"kind":"left","at":1,"seat":0}\n'), "'made'"),
        (lambda files: next((files / "tables").iterdir()).write_text("rubbish\n"), ".jsonl:1"),
        (lambda files: next((files / "records").iterdir()).unlink(), "No such file"),
    ],
)
def test_a_damaged_export_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: object, says: str
) -> None:
    asyncio.run(fill(tmp_path / "one"))
    main(["export", str(tmp_path / "files"), "--data", str(tmp_path / "one")])
    assert callable(damage)
    damage(tmp_path / "files")
    assert main(["import", str(tmp_path / "files"), "--data", str(tmp_path / "two")]) == 2
    line = capsys.readouterr().err
    assert says in line
    assert line.count("\n") == 1


def test_an_export_goes_into_a_new_directory_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path / "files"), "--data", str(tmp_path / "none")]) == 2
    assert "nothing to export" in capsys.readouterr().err
    asyncio.run(fill(tmp_path / "one"))
    (tmp_path / "files").mkdir()
    (tmp_path / "files" / "letter.txt").write_text("dear")
    assert main(["export", str(tmp_path / "files"), "--data", str(tmp_path / "one")]) == 2
    assert "is not empty" in capsys.readouterr().err


def record_row(number: int, made: int) -> RecordRow:
    return RecordRow(f"{number:016x}", "market", "record", True, "", "", "{}", "[]", 0, True, made, f"text {number}")


def test_an_export_has_every_record_however_many_were_made_at_once(tmp_path: Path, store_address: str | Path) -> None:
    async def run() -> tuple[int, int, list[str]]:
        store = await Store.open(store_address)
        for number in range(254):
            await store.add_record(record_row(number, made=1000 + number // 200))
        listed: list[str] = []
        page = await store.records()
        while page:
            listed += [row.id for row in page]
            page = await store.records(before=page[-1].made, last=page[-1].id)
        await store.close()
        about = await export_from(store_address, tmp_path / "files")
        brought = await bring_into(tmp_path / "other.sqlite", tmp_path / "files")
        return about.records, brought.records, listed

    exported, brought, listed = asyncio.run(run())
    assert (exported, brought, len(set(listed)), len(listed)) == (254, 254, 254, 254)


def test_what_people_typed_does_not_end_a_line(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path / "one")) as address, Lobby(address) as lobby:
            await lobby.make(market(2))
        store = await Store.open(tmp_path / "one" / "praxis.sqlite")
        await store.set_setting("note", "one\u2028two\x85three\nfour")
        await store.close()
        await export_from(tmp_path / "one" / "praxis.sqlite", tmp_path / "files")
        await bring_into(tmp_path / "two.sqlite", tmp_path / "files")
        other = await Store.open(tmp_path / "two.sqlite")
        assert await other.setting("note") == "one\u2028two\x85three\nfour"
        assert await other.setting("csrf") is None
        await other.close()

    asyncio.run(run())


def test_the_database_and_exports_are_for_their_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0o000)
    try:
        asyncio.run(fill(tmp_path / "one"))
        assert main(["export", str(tmp_path / "files"), "--data", str(tmp_path / "one")]) == 0
    finally:
        os.umask(before)
    kept = list((tmp_path / "one").glob("praxis.sqlite*"))
    written = [path for path in (tmp_path / "files").rglob("*") if path.is_file()]
    assert len(kept) >= 1
    assert len(written) >= 6
    for path in (*kept, *written):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    for path in (tmp_path / "files", tmp_path / "files" / "tables", tmp_path / "files" / "records"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o700, path


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    async def touch() -> None:
        await (await Store.open(tmp_path / "praxis.sqlite")).close()

    asyncio.run(touch())
    (tmp_path / "praxis.sqlite").chmod(0o644)
    asyncio.run(touch())
    assert stat.S_IMODE((tmp_path / "praxis.sqlite").stat().st_mode) == 0o600


def test_a_backup_is_restored_on_a_fresh_machine_by_the_documented_commands(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    block = re.search(r"copy the export there.*?```text\n(.*?)```", page, re.DOTALL)
    assert block is not None
    commands = [shlex.split(line.partition("   ")[0]) for line in block[1].splitlines()]
    assert [command[:2] for command in commands] == [["praxis", "export"], ["praxis", "import"], ["praxis", "serve"]]
    old, new = tmp_path / "old", tmp_path / "new"
    table, tokens, view = asyncio.run(fill(old / "data"))
    new.mkdir()
    _run(commands[0], old)
    shutil.copytree(old / commands[0][2], new / commands[1][2])
    shutil.rmtree(old)
    _run(commands[1], new)

    async def look(address: str) -> None:
        async with await connect(address, table, tokens[1]) as bruno:
            assert bruno.is_mine
            assert json.dumps(bruno.view) == view
            await bruno.answer("bid 0")
        async with Lobby(address) as lobby:
            await lobby.sign_in("Anna", "correct horse")

    with ServerProcess(new / "data") as server:
        asyncio.run(look(server.address))


def _run(command: list[str], machine: Path) -> None:
    """As on a machine that has nothing but the program: no home, no data but its own."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(machine), "PRAXIS_DATA": str(machine / "data")}
    run = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=machine,
        env={**environment, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
