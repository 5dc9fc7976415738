"""Everything goes to plain files and comes back, between databases too."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from praxis.cli.main import main
from praxis.table.client import Lobby, connect
from praxis.table.wire.rest_types import RecordLine, TableLine
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
