"""What the documentation says of the table is what the program does."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import msgspec
import pytest

from praxis.table.client import Lobby, play_through
from praxis.table.people.rights import Act, as_markdown
from praxis.table.wire import messages
from praxis.table.wire.schema import protocol_schema, up_to_date
from tests.table.running import config, market, serving

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize("name", ["protocol.md", "host.md"])
def test_what_is_made_from_the_program_is_up_to_date(name: str) -> None:
    page = (DOCS / name).read_text(encoding="utf-8")
    assert page == up_to_date(page), f"run: python -m praxis.table.wire.schema docs/{name}"


def test_the_schema_knows_every_message() -> None:
    schema = protocol_schema()
    client = set(schema["client"]["discriminator"]["mapping"])
    assert {"hello", "answer", "why_not", "explain", "undo", "vote", "yields", "contribute", "sync"} <= client
    server = set(schema["server"]["discriminator"]["mapping"])
    assert {"whole", "update", "refused", "accepted", "reasons", "goodbye"} <= server


def test_the_limits_in_the_protocol_are_those_of_the_program() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    assert f"{messages.LONGEST_FRAME:,} bytes" in page
    assert f"Chat: {messages.LONGEST_CHAT} characters" in page
    for kind in messages.RefusalKind.__args__:  # type: ignore[attr-defined]
        assert f"`{kind}`" in page


def test_every_act_is_in_the_table_of_rights() -> None:
    assert all(act.value in as_markdown() for act in Act)


def test_the_bot_of_the_documentation_plays_a_whole_game(tmp_path: Path) -> None:
    """The first Python block of docs/bots.md, but for its last line, against two bots of the house."""
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    block = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    code, _, last = block.rpartition("asyncio.run(main(")
    assert last.count("\n") == 1
    names: dict[str, object] = {}
    exec(code, names)
    main = names["main"]
    assert callable(main)

    async def run() -> str:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            seats = [{"who": "random"}, {"who": "random"}, {"who": "open"}]
            made = await lobby.make(market(3, seats=seats))
            playing = asyncio.create_task(main(address, made.table.id, 2))
            while (await lobby.table(made.table.id)).table.seats[2].who == "empty":
                await asyncio.sleep(0.01)
            await lobby.start(made.table.id)
            await asyncio.wait_for(playing, 20)
            return (await lobby.table(made.table.id)).table.phase

    assert asyncio.run(run()) == "over"


def test_the_protocol_is_served(tmp_path: Path) -> None:
    async def run() -> dict[str, object]:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            answer = await lobby.http.get(f"{address}/api/protocol.json")
            return msgspec.json.decode(answer.content, type=dict[str, object])

    assert asyncio.run(run()) == msgspec.json.decode(msgspec.json.encode(protocol_schema()))


def test_play_through_survives_a_restart(tmp_path: Path) -> None:
    from tests.table.process import ServerProcess

    async def run() -> str:
        with ServerProcess(tmp_path) as server:
            async with Lobby(server.address) as lobby:
                seats = [{"who": "me", "name": "R2"}, {"who": "random"}, {"who": "random"}]
                made = await lobby.make(market(3, seats=seats, start=True))

            async def choose(view: dict[str, object], decision: messages.Asked) -> str:
                await asyncio.sleep(0.02)
                assert decision.options is not None
                return decision.options[0].key

            playing = asyncio.create_task(play_through(server.address, made.table.id, made.token, choose))
            await asyncio.sleep(0.15)
            await server.restart()
            await asyncio.wait_for(playing, 20)
            async with Lobby(server.address) as lobby:
                return (await lobby.table(made.table.id)).table.phase

    assert asyncio.run(run()) == "over"
