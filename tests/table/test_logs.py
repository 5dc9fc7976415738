"""Logs are JSON and never contain a hidden card, an answer, a token or a password."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from praxis.kernel import record as records
from praxis.table.client import Gone, Lobby, Refused, connect
from praxis.table.server.logs import Log, to_stderr
from praxis.table.wire.rest_types import AccountInfo
from tests.table.process import ServerProcess
from tests.table.running import gathered, market

PASSWORD = "correct-horse-battery"


def test_nothing_secret_is_logged_even_at_the_finest_level(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> list[str]:
        secrets: list[str] = [PASSWORD]
        async with Lobby(server.address) as lobby:
            await lobby.call("POST", "/account", AccountInfo, {"name": "Anna", "password": PASSWORD})
            secrets.append(str(lobby.http.cookies["praxis_session"]))
            with pytest.raises(Refused):
                await lobby.call("POST", "/session", AccountInfo, {"name": "Anna", "password": PASSWORD + "-wrong"})
        async with gathered(server.address, market(3)) as party:
            secrets += party.tokens
            anna = party.seats[0]
            await anna.say_raw('{"type":"answer","decision":1,"key":"offer 3","oops":"' + party.tokens[1] + '"}')
            with pytest.raises(Refused):
                await anna.answer("offer 99")
            with pytest.raises(Gone):
                await connect(server.address, party.id, "a-wrong-token-that-may-be-a-typing-error")
            await anna.say_in_chat("my-secret-words")
            await server.restart()
            async with gathered(server.address, market(2)) as second:
                await second.play_out()
                record = records.read(await second.lobby.record(second.id))
                secrets += [*second.tokens, record.header.seed]
                assert record.header.deal is not None
                secrets.append(record.header.deal.secret)
        return [*secrets, "my-secret-words", "a-wrong-token"]

    with ServerProcess(tmp_path, log="debug") as server:
        secrets = asyncio.run(run(server))
        server.stop()
    log = server.log.read_text()
    assert "table.made" in log
    for line in log.splitlines():
        assert isinstance(json.loads(line), dict)
    for secret in secrets:
        assert secret not in log
    for word in ("offer ", "bid ", '"hand"', '"card"', "Authorization", "Bearer", "password"):
        assert word not in log, word


def test_an_exception_is_told_by_its_place_not_by_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    import logging

    root, own = logging.getLogger(), logging.getLogger("praxis.table")
    before = root.handlers[:], root.level, own.level
    try:
        to_stderr("debug")
        try:
            raise ValueError("the hidden card is 17")
        except ValueError as error:
            Log().exception("table.failed", error, table="t1")
    finally:
        root.handlers[:], level, own.level = before[0], before[1], before[2]
        root.setLevel(level)
    line = json.loads(capsys.readouterr().err)
    assert (line["event"], line["error"], line["table"]) == ("table.failed", "ValueError", "t1")
    assert "17" not in str(line["where"][-1]).split(":")[-1] or "hidden" not in str(line)
    assert "hidden card" not in str(line)
