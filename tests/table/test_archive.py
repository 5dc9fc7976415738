"""Records: watched from any seat or openly, brought along, played on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from praxis.kernel import record as records
from praxis.kernel.game import Start
from praxis.table.client import Lobby, Refused, connect, play
from praxis.table.wire.rest_types import Frames, RecordInfo, RecordLine, Seated
from tests.table.games import MARKET
from tests.table.running import config, gathered, market, serving


def merged(frames: Frames, seat: int | None = None) -> list[dict[str, Any]]:
    """The whole view at each frame."""
    found: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    for frame in frames.frames:
        view = {**view, **(frame.view if seat is None else frame.views[seat])}
        found.append(view)
    return found


def test_a_finished_game_is_watched_from_every_side(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(3)) as party:
            with pytest.raises(Refused, match="nobody may read the record while"):
                await party.lobby.record(party.id)
            last = [seat.view for seat in party.seats]
            await party.play_out()
            last = [seat.view for seat in party.seats]
            lobby, record = party.lobby, party.seats[0].table.record
            info = await lobby.call("GET", f"/records/{record}", RecordInfo)
            assert info.difference == ""
            assert {mark.mark for mark in info.marks} == {"sale"}
            assert info.fairness is not None
            listed = await lobby.call("GET", "/records", list[RecordLine])
            assert [line.id for line in listed] == [record]
            for seat in range(3):
                frames = await lobby.call("GET", f"/records/{record}/frames?view={seat}&count=200", Frames)
                assert frames.total == info.good + 1 == len(frames.frames)
                assert merged(frames)[-1] == last[seat]
                told = [line for frame in frames.frames for line in frame.events]
                assert told == party.seats[seat].log
                # Another seat's own words are not told from this side.
                assert all(not frame.answer for frame in frames.frames if frame.seat != seat)
            openly = await lobby.call("GET", f"/records/{record}/frames?view=open&first=2&count=3", Frames)
            assert [frame.at for frame in openly.frames] == [2, 3, 4]
            assert len(openly.frames[0].views) == 3
            assert all(frame.answer for frame in openly.frames)
            assert all(view["hand"] for view in openly.frames[0].views)
            public = await lobby.call("GET", f"/records/{record}/frames?view=public&count=200", Frames)
            assert all(view["hand"] == [] for view in merged(public))
            for frame in public.frames:
                assert all(line.fields["card"] is None for line in frame.events if line.kind == "drew")

    asyncio.run(run())


def test_a_record_is_brought_along_and_played_on_from_any_answer(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path / "one")) as address, gathered(address, market(3)) as party:
            await party.play_out()
            text = await party.lobby.record(party.id)
        async with serving(config(tmp_path / "two")) as address, Lobby(address) as lobby:
            info = await lobby.upload(text)
            assert info.record.complete
            # Brought along, not listed.
            assert await lobby.call("GET", "/records", list[RecordLine]) == []
            assert await lobby.call("GET", f"/records/{info.record.id}/text", str) == text
            order = {"at": 7, "seat": 2, "name": "Carla", "bots": "random", "rules": {"bot_pace": 0}}
            seated = await lobby.call("POST", f"/records/{info.record.id}/play", Seated, order)
            frames = await lobby.call("GET", f"/records/{info.record.id}/frames?view=2&first=7&count=1", Frames)
            earlier = await lobby.call("GET", f"/records/{info.record.id}/frames?view=2&first=0&count=8", Frames)
            told = sum(len(frame.events) for frame in earlier.frames)
            async with await connect(address, seated.table.id, seated.token) as carla:
                assert carla.you.seat == 2
                assert carla.log[0].kind == "drew"
                before = frames.frames[0].view
                # Either just there, or the bots have played on since.
                assert carla.view["courts"] == before["courts"] or len(carla.log) > told
                assert len(carla.log) >= told
                await play(carla, lambda _, decision: (decision.options or [])[0].key)
                again = await lobby.record(seated.table.id)
            first, second = text.splitlines(), again.splitlines()
            assert [line.split(" ~")[0] for line in first[2:9]] == [line.split(" ~")[0] for line in second[2:9]]
            with pytest.raises(Refused, match="answers that replay"):
                await lobby.call("POST", f"/records/{info.record.id}/play", Seated, {**order, "at": 999})
            with pytest.raises(Refused, match="no seat 7"):
                await lobby.call("POST", f"/records/{info.record.id}/play", Seated, {**order, "seat": 7})
            with pytest.raises(Refused, match="no bot is called"):
                await lobby.call("POST", f"/records/{info.record.id}/play", Seated, {**order, "bots": "genius"})

    asyncio.run(run())


def test_a_damaged_record_plays_as_far_as_it_is_good(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(2)) as party:
            await party.play_out()
            lines = (await party.lobby.record(party.id)).splitlines(keepends=True)
            lobby = party.lobby
            cut = await lobby.upload("".join(lines[:8]) + lines[8][:5])
            assert cut.good == 6
            assert cut.difference
            frames = await lobby.call("GET", f"/records/{cut.record.id}/frames?count=200", Frames)
            assert frames.total == 7
            for text, says in [
                ("", "empty"),
                ("hello", "not a record"),
                (lines[0], "header"),
                (lines[0] + '{"game":"chess"}\n', "header"),
                (lines[0] + lines[1].replace('"market"', '"chess"').split(" ~")[0] + "\n", "no game is called 'chess'"),
            ]:
                with pytest.raises(Refused, match=says) as refused:
                    await lobby.upload(text)
                assert refused.value.kind == "400"
            with pytest.raises(Refused, match="positions of ambush cannot be opened"):
                await lobby.upload("a position", kind="position", game="ambush")
            with pytest.raises(Refused, match="should be 'market PLAYERS'"):
                await lobby.upload("a position", kind="position", game="market")

    asyncio.run(run())


def test_a_position_is_opened_and_played_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            info = await lobby.upload("market 3", kind="position", game="market")
            frames = await lobby.call("GET", f"/records/{info.record.id}/frames?view=open", Frames)
            assert frames.total == 1
            order = {"seat": 1, "bots": "random", "rules": {"bot_pace": 0}}
            seated = await lobby.call("POST", f"/records/{info.record.id}/play", Seated, order)
            async with await connect(address, seated.table.id, seated.token) as seat:
                # The position: a card is already on offer.
                assert seat.view["offered"] == frames.frames[0].view["offered"] != []
                await play(seat, lambda _, decision: (decision.options or [])[0].key)
                assert seat.table.phase == "over"
            # Its record replays from the position, which stands in the header, and can be watched and played on.
            text = await lobby.record(seated.table.id)
            record = records.read(text)
            assert record.header.start == Start("market 3", info.record.id, 0)
            assert record.complete
            assert records.replay(record, MARKET).difference == ""
            again = await lobby.upload(text)
            assert (again.good, again.difference) == (len(record.answers), "")
            order = {"seat": 0, "at": 2, "bots": "random", "rules": {"bot_pace": 0}}
            seated = await lobby.call("POST", f"/records/{again.record.id}/play", Seated, order)
            async with await connect(address, seated.table.id, seated.token) as seat:
                await play(seat, lambda _, decision: (decision.options or [])[0].key)
            played_on = records.read(await lobby.record(seated.table.id))
            assert played_on.header.start == Start("market 3", again.record.id, 2)
            assert played_on.answers[:2] == record.answers[:2]
            assert records.replay(played_on, MARKET).difference == ""

    asyncio.run(run())


def test_a_record_is_deleted_by_its_owner_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(2)) as party:
            await party.play_out()
            record = party.seats[0].table.record
            with pytest.raises(Refused) as refused:
                await party.lobby.call("DELETE", f"/records/{record}", type(None), token=party.tokens[1])
            assert refused.value.kind == "403"
            await party.lobby.call("DELETE", f"/records/{record}", type(None), token=party.tokens[0])
            with pytest.raises(Refused) as refused:
                await party.lobby.call("GET", f"/records/{record}", RecordInfo)
            assert refused.value.kind == "404"

    asyncio.run(run())
