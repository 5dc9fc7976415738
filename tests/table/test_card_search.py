"""Cards of a game with thousands of them are found over REST by words and by fields."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from praxis.table.server.config import INSTALLED
from tests.table.running import config, serving


def fetched(tmp_path: Path, *paths: str) -> list[tuple[int, Any]]:
    async def run() -> list[tuple[int, Any]]:
        settings = config(tmp_path, games=INSTALLED)
        async with serving(settings) as address, httpx.AsyncClient(base_url=address, timeout=120) as http:
            found = [await http.get(f"/api/v1/cards/{path}") for path in paths]
            return [(answer.status_code, answer.json()) for answer in found]

    return asyncio.run(run())


def test_cards_are_found_by_what_the_command_line_knows_too(tmp_path: Path) -> None:
    fields, gun, older, page, none = fetched(
        tmp_path,
        "vtes/fields",
        "vtes/search?q=magnum&where=type=Equipment",
        "vtes/search?where=clan=Tremere;capacity=10%2B",
        "vtes/search?where=type=crypt&first=60&count=10",
        "vendetta/fields",
    )
    assert [field["key"] for field in fields[1]][:3] == ["type", "clan", "discipline"]
    assert "Tremere" in fields[1][1]["values"]
    assert gun[1]["total"] == 1
    assert gun[1]["cards"][0]["name"] == ".44 Magnum"
    assert gun[1]["cards"][0]["printed"]["pool"] == 2
    assert older[1]["total"] > 1
    assert all(card["printed"]["capacity"] >= 10 for card in older[1]["cards"])
    assert page[1]["total"] > 1000
    assert len(page[1]["cards"]) == 10
    assert none[1] == []


def test_what_cannot_be_searched_for_is_refused_in_one_line(tmp_path: Path) -> None:
    wrong, strange, elsewhere = fetched(
        tmp_path, "vtes/search?where=capacity=many", "vtes/search?where=colour=red", "vendetta/search?q=hunt"
    )
    assert wrong == (400, {"status_code": 400, "detail": "'many' is no capacity; write 5, 3-5 or 8+"})
    assert strange[0] == 400
    assert "cannot be filtered by 'colour'" in strange[1]["detail"]
    assert elsewhere[0] == 404
