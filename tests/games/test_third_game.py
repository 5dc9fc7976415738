"""A third game is one registration: the Blood Market, a package of its own, plays everywhere as it is."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from praxis import games
from praxis.clauses import matrix
from praxis.kernel import record as records
from praxis.kernel.errors import BadSetting
from praxis.kernel.laws import LAWS
from praxis.table.game.installed import hosted_games
from tests.table.running import config, gathered, market, serving

PACKAGE = Path(__file__).with_name("market")
MARKET = ("--players", "3", "--set", "price=first", "--set", "spies=yes")
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package is on Python's path, as though it had been installed."""
    monkeypatch.syspath_prepend(PACKAGE)
    _forget()
    yield
    _forget()
    matrix.EDITIONS.pop("market", None)


def _forget() -> None:
    for remembering in (games._places, games.entry, games.kind):
        remembering.cache_clear()


def praxis(data: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(PACKAGE), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-m", "praxis", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path, "PRAXIS_DATA": str(data), "COLUMNS": "100", "NO_COLOR": "1"},
    )


def test_the_game_is_found_beside_ours(installed: None) -> None:
    assert games.names() == ["vendetta", "vtes", "market"]
    assert games.kind("market").name == "market"


def test_without_its_package_nobody_knows_it() -> None:
    assert "market" not in games.names()


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold(installed: None, law: object) -> None:
    kind = games.kind("market")
    assert callable(law)
    law(kind, games.entry("market").usual, 3)


def test_bots_play_it_by_the_hundred(tmp_path: Path) -> None:
    ran = praxis(tmp_path, "simulate", "--game", "market", *MARKET, "--games", "5", "--json")
    found = json.loads(ran.stdout)
    assert (found["finished"], found["errors"], set(found["shares"])) == (5, 0, {"seat", "bot"})


def test_options_that_nobody_names_are_its_usual_ones(tmp_path: Path) -> None:
    ran = praxis(
        tmp_path, "simulate", "--game", "market", "--players", "2", "--set", "spies=no", "--games", "2", "--json"
    )
    assert json.loads(ran.stdout)["finished"] == 2, ran.stderr


def test_a_game_that_is_registered_wrongly_is_refused_with_one_line(
    installed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "part", lambda place: "neither an entry nor a kind")
    with pytest.raises(BadSetting, match="the game 'market' is registered wrongly"):
        games.entry("market")


def test_its_speed_is_measured(tmp_path: Path) -> None:
    ran = praxis(tmp_path, "bench", "--game", "market", "--seconds", "0.1", "--json")
    assert json.loads(ran.stdout)["market"]["setting"] == "3p price=first spies=True"


def test_its_rules_can_be_read(tmp_path: Path) -> None:
    shown = praxis(tmp_path, "rules", "show", "market.bid.own-blood")
    assert "Nobody bids more blood than he has." in shown.stdout
    found = praxis(tmp_path, "rules", "search", "--game", "market", "hand")
    assert "market.offer" in found.stdout


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    ran = praxis(tmp_path, "play", "--game", "market", *MARKET, "--seed", "4", typed="1\n" * 300)
    assert ran.returncode == 0, ran.stderr
    assert "blood" in ran.stdout
    assert "The record is " in ran.stdout


def test_it_is_played_at_the_web_table(installed: None, tmp_path: Path) -> None:
    assert set(hosted_games()) == {"vendetta", "vtes", "market"}
    ours = "praxis.table.game.installed:hosted_games"

    async def play() -> str:
        async with serving(config(tmp_path, games=ours)) as address, gathered(address, market(3)) as party:
            await party.play_out()
            return await party.lobby.record(party.id)

    with ThreadPoolExecutor(1) as pool:  # browser tests in the same process keep an event loop running
        text = pool.submit(lambda: asyncio.run(play())).result()
    result = records.replay(records.read(text), games.kind("market"))
    assert (result.difference, result.game.over) == ("", True)
