"""What a table tells when the game is over and not before: the decks, and why answers were given. And cards by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from praxis.kernel.decks import Demands
from praxis.kernel.errors import BadSetting
from praxis.table.client import Lobby, connect, play
from praxis.table.server.config import INSTALLED, BadConfig, Config
from praxis.table.wire.rest_types import GameInfo, GivenReason, RecordInfo, Seated
from praxis.vtes.decks.box import BOX
from praxis.vtes.decks.packed import pack, unpack
from praxis.vtes.decks.shipped import packed
from tests.table.running import config, serving
from tests.vtes.by_hand.manual import manual

RULES = {"bot_pace": 0, "window": 0, "seating": "chosen"}


def deck_by_hand() -> str:
    """One of ours with a card that the rules do not know."""
    deck = unpack(packed()[0])
    deck.cards[manual("Master").id] = 1
    deck.name = "By hand"
    return pack(deck)


def alone(**options: Any) -> dict[str, Any]:
    setting = {"players": 2, "edition": "2023", "options": {"turns": 3, **options}}
    seats = [{"who": "me", "name": "Anna", "deck": packed()[1]}, {"who": "random"}]
    return {"game": "vtes", "setting": setting, "seats": seats, "rules": RULES, "start": True}


def test_decks_and_reasons_are_told_when_the_game_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, games=INSTALLED)) as address, Lobby(address) as lobby:
            made = await lobby.make(alone())
            assert made.table.decks == []
            async with await connect(address, made.table.id, made.token) as anna:
                assert anna.table.decks == []
                await play(anna, lambda _, decision: (decision.options or [])[-1].key)
                assert anna.table.decks[0] == packed()[1]
                assert len(anna.table.decks) == 2
                record = anna.table.record
            info = await lobby.call("GET", f"/records/{record}", RecordInfo)
            assert info.decks == anna.table.decks
            found = [
                await lobby.call("GET", f"/records/{record}/reason?view=open&first={at}", GivenReason)
                for at in range(1, info.good + 1)
            ]
            assert any(each.ground in ("worth", "even", "other") and each.than for each in found)
            # What a seat could only know by its hand is not told to the other, nor to everybody.
            for at in range(1, min(8, info.good) + 1):
                public = await lobby.call("GET", f"/records/{record}/reason?view=public&first={at}", GivenReason)
                assert public.ground == ""
            beyond = await lobby.call("GET", f"/records/{record}/reason?first={info.good + 5}", GivenReason)
            assert beyond.ground == ""

    asyncio.run(run())


def test_a_deck_with_cards_by_hand_is_for_people_at_tables_that_play_so() -> None:
    agreed: dict[str, str | int | bool] = {"enforced": "by-hand", "format": "any"}
    with pytest.raises(BadSetting, match="not enforced"):
        BOX.check(deck_by_hand(), Demands("2023", 4, {"format": "any"}))
    assert BOX.check(deck_by_hand(), Demands("2023", 4, agreed)) == deck_by_hand()
    with pytest.raises(BadSetting, match="not enforced"):
        BOX.check(deck_by_hand(), Demands("2023", 4, agreed, bot=True))
    offered = BOX.offered(Demands("2023", 4, {"enforced": "by-hand"}), "en")
    assert not any(problem.code == "deck.manual" for deck in offered for problem in deck.problems)


def test_a_table_that_plays_by_hand_deals_such_a_deck(tmp_path: Path) -> None:
    async def run() -> Seated:
        async with serving(config(tmp_path, games=INSTALLED)) as address, Lobby(address) as lobby:
            new = alone(enforced="by-hand", format="any", consent="none")
            new["seats"][0]["deck"] = deck_by_hand()
            return await lobby.make(new)

    assert asyncio.run(run()).table.phase == "playing"


# -- pictures of cards ------------------------------------------------------------------------------------------------


def test_only_the_hosts_own_address_of_pictures_is_allowed_to_pages(tmp_path: Path) -> None:
    images = "https://pictures.example/cards/{id}.jpg"

    async def run() -> tuple[str, list[dict[str, Any]]]:
        settings = config(tmp_path, games=INSTALLED, images=images)
        async with serving(settings) as address, httpx.AsyncClient(base_url=address) as http:
            answer = await http.get("/api/v1/games")
            return answer.headers["content-security-policy"], answer.json()

    policy, games = asyncio.run(run())
    assert "img-src 'self' data: https://pictures.example;" in policy
    assert policy.count("http") == 1
    told = {game["game"]: game.get("images", "") for game in games}
    assert told["vtes"] == images
    assert not told["vendetta"]
    assert GameInfo.__struct_fields__.count("images") == 1


@pytest.mark.parametrize(
    "images",
    [
        "pictures.example/{id}.jpg",
        "https://pictures.example/all.jpg",
        "javascript:{id}",
        "https://a b/{id}",
        "https://a;script-src *;/{id}",
        "https://x'y/{id}",
    ],
)
def test_an_address_of_pictures_that_cannot_be_is_refused_in_one_line(tmp_path: Path, images: str) -> None:
    with pytest.raises(BadConfig, match="card images should look like"):
        Config.from_environment(data=tmp_path, images=images)
