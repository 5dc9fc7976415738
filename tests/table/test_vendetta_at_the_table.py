"""Vendetta at the table: a whole game in words, with bots, and nothing hidden on the wire."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from praxis.kernel import record as records
from praxis.kernel.event import SPECTATOR, Event
from praxis.kernel.game import Game
from praxis.languages import known
from praxis.table.client import Lobby, Refused, answer_in_time, connect, play
from praxis.table.game.words import Card, Lang
from praxis.table.server.config import INSTALLED
from praxis.table.wire import messages
from praxis.table.wire.rest_types import ClauseLine, GameInfo, RecordInfo
from praxis.vendetta.kind import KIND
from tests.table.process import ServerProcess
from tests.table.running import config, gathered, serving

RULES = {"bot_pace": 0, "window": 0}


def vendetta(players: int, seats: list[dict[str, str]]) -> dict[str, object]:
    return {"game": "vendetta", "setting": {"players": players}, "seats": seats, "rules": RULES, "start": True}


def told_by(text: str, seat: int) -> list[tuple[str, object]]:
    """What the kernel lets a seat know of a record's events."""
    found: list[Event] = []

    def watch(game: Game, _: int) -> None:
        found.extend(game.take_events())

    watch(records.replay(records.read(text), KIND, watch).game, 0)
    return [(event.kind, msgspec.to_builtins(event.seen_by(seat))) for event in found]


@pytest.mark.parametrize("lang", ["en", "de", "it", "ja"])
def test_a_whole_game_against_bots_in_words(tmp_path: Path, lang: Lang) -> None:
    level = {"en": "house"}.get(lang, "random")

    async def run() -> None:
        async with serving(config(tmp_path, games=INSTALLED)) as address, Lobby(address) as lobby:
            seats = [{"who": "me", "name": "Änna <b>"}, {"who": level}, {"who": "random"}]
            made = await lobby.make(vendetta(3, seats))
            async with (
                await connect(address, made.table.id, made.token, lang) as anna,
                await connect(address, made.table.id, lang=lang) as spectator,
            ):
                asked = 0

                async def choose(view: dict[str, object], decision: object) -> str:
                    nonlocal asked
                    asked += 1
                    assert anna.decision is not None
                    assert anna.decision.options is not None
                    assert anna.decision.text
                    assert anna.doing
                    keys = [option.key for option in anna.decision.options]
                    assert all(option.text for option in anna.decision.options)
                    if asked % 7 == 0:
                        assert await anna.explain(keys[0])
                    return keys[asked % len(keys)]

                await play(anna, choose)
                await spectator.until(lambda now: now.table.phase == "over")
                assert asked > 10
                assert {line.mark for line in anna.log} > {""}
                assert sum(1 for line in anna.log if line.text) > 20
                assert "Änna <b>" in " ".join(line.text for line in anna.log)
                text = await lobby.record(made.table.id)
                for seat, reader in ((0, anna), (SPECTATOR, spectator)):
                    assert [(line.kind, line.fields) for line in reader.log] == told_by(text, seat)
                record = await lobby.call("GET", f"/records/{anna.table.record}?lang={lang}", RecordInfo)
                assert record.difference == ""
                assert any(mark.mark == "round" for mark in record.marks)

    asyncio.run(run())


def test_five_people_and_a_spectator_who_sees_no_hidden_card(tmp_path: Path) -> None:
    """Everything that reaches the spectator is searched: no hand, no face-down card, no secret choice."""

    async def run() -> tuple[str, list[str]]:
        heard: list[str] = []
        new = {"game": "vendetta", "setting": {"players": 5}, "seats": [{"who": "me", "name": "Anna"}], "rules": RULES}
        async with (
            serving(config(tmp_path, games=INSTALLED)) as address,
            gathered(address, new) as party,
            await connect(address, party.id) as spectator,
        ):
            spectator.on_message = heard.append
            await party.play_out(lambda _, decision: decision.options[len(decision.text) % len(decision.options)].key)
            await spectator.until(lambda now: now.table.phase == "over")
            return await party.lobby.record(party.id), heard

    text, heard = asyncio.run(run())
    assert len(heard) > 50
    told = told_by(text, SPECTATOR)
    events = [line for message in heard for line in msgspec.json.decode(message).get("events", [])]
    assert [(line["kind"], line["fields"]) for line in events] == told[-len(events) :]
    for message in heard:
        update = msgspec.json.decode(message)
        for player in update.get("view", {}).get("players", []):
            assert set(player["hand"]) <= {-1}
            assert set(player["deck"]) <= {-1}
        decision = update.get("decision")
        assert decision is None or decision["options"] is None


def test_cards_and_games_are_told_in_every_language(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, games=INSTALLED)) as address, Lobby(address) as lobby:
            titles = set()
            for lang in known():
                games = await lobby.call("GET", f"/games?lang={lang}", list[GameInfo])
                game = next(game for game in games if game.game == "vendetta")
                titles.add(tuple(variant.label for variant in game.variants))
                assert game.players == [3, 4, 5, 6]
                assert game.bots[0] == "random"
                cards = await lobby.call("GET", f"/cards/vendetta?lang={lang}", list[Card])
                assert len(cards) == 63 + 30 + 35 + 7 + 8
                assert all(card.name for card in cards)
                rules = await lobby.call("GET", f"/rules/vendetta?lang={lang}", list[ClauseLine])
                assert {clause.lang for clause in rules} == {lang}
                words = {"en": "frenzy", "de": "Raserei", "it": "frenesia", "ja": "狂乱"}[lang]
                found = await lobby.call("GET", f"/rules/vendetta/search?lang={lang}&q={words}", list[ClauseLine])
                assert words.casefold() in found[0].text.casefold()
            assert len(titles) == len(known())

    asyncio.run(run())


def test_a_pack_that_is_brought_along_can_be_read_and_played(tmp_path: Path) -> None:
    """In a server of its own: packs are known to a whole process."""
    pack = Path(__file__).parent.parent.parent / "examples" / "packs" / "borrowed-night"

    async def run(address: str) -> None:
        async with Lobby(address) as lobby:
            cards = await lobby.call("GET", "/cards/vendetta", list[Card])
            assert any("pack borrowed-night" in card.marks for card in cards)
            assert len({card.id for card in cards}) == len(cards)
            new = vendetta(3, [{"who": "me", "name": "Anna"}, {"who": "house"}, {"who": "random"}])
            new["setting"] = {"players": 3, "options": {"cards": "borrowed-night"}}
            made = await lobby.make(new)
            async with await connect(address, made.table.id, made.token) as anna:
                await asyncio.wait_for(play(anna, lambda _, decision: (decision.options or [])[0].key), 60)
                assert anna.table.phase == "over"

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PRAXIS_PACKS", str(pack))
        with ServerProcess(tmp_path, games=INSTALLED) as server:
            asyncio.run(run(server.address))


def test_a_player_slows_down_when_the_server_asks_for_it(tmp_path: Path) -> None:
    """Thirty messages at once are allowed here, and one every two seconds after that."""

    async def run(address: str) -> None:
        async with Lobby(address) as lobby:
            new = vendetta(3, [{"who": "me", "name": "Anna"}, {"who": "house"}, {"who": "random"}])
            made = await lobby.make(new)
            async with await connect(address, made.table.id, made.token) as anna:
                asked = await anna.my_turn()
                assert asked is not None
                for _ in range(32):
                    await anna.say(messages.Ping(id=0))
                key = (asked.options or [])[0].key
                with pytest.raises(Refused, match="too many messages; wait a moment"):
                    await anna.answer(key, asked.decision)
                await answer_in_time(anna, key, asked.decision)
                await anna.moved_on(asked)

    with ServerProcess(tmp_path, games=INSTALLED, limits={"messages": 30}) as server:
        asyncio.run(run(server.address))
