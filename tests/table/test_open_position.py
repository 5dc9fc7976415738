"""`praxis position --open` and positions exported from a table and from a record."""

from __future__ import annotations

import asyncio
import webbrowser
from pathlib import Path

import httpx
import pytest

from praxis.cli import on_the_board
from praxis.cli.on_the_board import brought, open_position
from praxis.cli.position import position
from praxis.table.client import Lobby, Refused, connect, play
from praxis.table.server.config import INSTALLED
from praxis.table.wire.rest_types import RecordInfo
from praxis.vtes.positions.file import read
from tests.table.process import ServerProcess
from tests.table.running import config, serving

POSITION = """game: vtes
edition: 2023
turn: anna, minion
[anna]
ready: Gilbert Duane blood:5
hand: Deflection
[bob]
ready: Theo Bell blood:6 locked
"""


def test_a_position_is_brought_to_a_server_that_runs_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    with ServerProcess(tmp_path, games=INSTALLED) as server:
        open_position(POSITION, "vtes", server.address)
        (page,) = opened
        assert page.startswith(f"{server.address}/r/")
        info = httpx.get(page.replace("/r/", "/api/v1/records/"), timeout=60)
        assert info.json()["record"]["names"] == ["anna", "bob"]
        with pytest.raises(Exception, match="not a position"):
            brought(server.address, "game: vtes\nnonsense", "vtes")
    assert "running already" in capsys.readouterr().err


MADE_UP = POSITION.replace("Gilbert Duane blood:5", "Mira 3/5")
VENDETTA = """game: vendetta
cards: plain
turn: claudia, 1 left
[claudia]
blood: 3
hand: Hunt
[louis]
at 1: down Five, 2 blood
"""


@pytest.mark.parametrize(
    ("text", "then", "shown", "at"),
    [
        (MADE_UP, "anna: bleed Mira\n? who\nuntil end", ("pool", [30, 29]), 1),
        (MADE_UP.replace("turn", "stop: yes\nturn"), "anna: bleed Mira\nuntil end", ("pool", [30, 29]), 1),
        (MADE_UP.replace(" locked", ""), "anna: bleed Mira\nbob: block Theo Bell", ("pool", [30, 30]), 2),
        (MADE_UP, "? anna: bleed Mira", ("pool", [30, 30]), 0),
        (VENDETTA, "claudia: play Hunt at 1 down", ("round", 1), 1),
    ],
)
def test_the_board_shows_a_position_after_what_stands_below_then(
    text: str, then: str, shown: tuple[str, object], at: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, sent = tmp_path / "mine.txt", []
    file.write_text(f"{text}[then]\n{then}\n", encoding="utf-8")
    monkeypatch.setattr(on_the_board, "open_position", lambda *what, **more: sent.append((*what, more["given"])))
    position(str(file), on_board=True)
    with ServerProcess(tmp_path / "data", games=INSTALLED) as server:
        page, _, end = brought(server.address, *sent[0]).partition("?at=")
        record = server.address + page.replace("/r/", "/api/v1/records/")
        info = httpx.get(record, timeout=60).json()
        frames = httpx.get(f"{record}/frames", params={"view": "open", "first": end or "0"}, timeout=60).json()
    assert info["difference"] == ""
    assert int(end or 0) == frames["total"] - 1
    assert int(end or 0) >= at
    assert frames["frames"][0]["view"][shown[0]] == shown[1]
    assert (frames["frames"][0]["answer"] in [answer for _, answer in sent[0][2]]) is (at > 0)


def test_a_moment_is_exported_from_what_the_asker_sees(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, games=INSTALLED)) as address, Lobby(address) as lobby:
            seats = [{"who": "me", "name": "Anna"}, {"who": "random"}]
            setting = {"players": 2, "edition": "2023", "options": {"turns": 2}}
            rules = {"bot_pace": 0, "window": 0}
            new = {"game": "vtes", "setting": setting, "seats": seats, "rules": rules, "start": True}
            made = await lobby.make(new)
            path = f"/tables/{made.table.id}/position"
            mine = await lobby.call("GET", path, str)
            theirs = await lobby.call("GET", path, str, token="")
            own, public = read(mine), read(theirs)
            assert "Blank Page" not in own.seats["anna"].cards["hand"]
            assert set(own.seats["bot2"].cards["hand"]) == {"Blank Page"}
            assert set(public.seats["anna"].cards["hand"]) == {"Blank Page"}
            own.table()
            async with await connect(address, made.table.id, made.token) as anna:
                await play(anna, lambda _, decision: (decision.options or [])[-1].key)
                record = anna.table.record
            open_ = await lobby.call("GET", f"/records/{record}/position?view=open&first=3", str)
            assert "Blank Page" not in open_
            read(open_).table()
            late = await lobby.make({**new, "rules": {**rules, "delay": 30_000}})
            with pytest.raises(Refused, match="see everything later"):
                await lobby.call("GET", f"/tables/{late.table.id}/position", str, token="")
            vendetta = {"game": "vendetta", "setting": {"players": 3}, "rules": rules, "start": True}
            other = await lobby.make({**vendetta, "seats": [seats[0], {"who": "random"}, {"who": "random"}]})
            moment = await lobby.call("GET", f"/tables/{other.table.id}/position", str)
            assert "[moment " in moment
            upload = {"text": moment, "kind": "position", "game": "vendetta"}
            found = await lobby.call("POST", "/records", RecordInfo, upload)
            assert len(found.record.names) == 3

    asyncio.run(run())
