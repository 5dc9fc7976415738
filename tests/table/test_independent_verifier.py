"""The verifier in JavaScript, written from docs/record.md alone, finds the deal that the engine made."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from praxis.kernel import record as records
from praxis.kernel import rng
from praxis.kernel.game import Game, Header, Kind, Setting, Start
from praxis.table.game import fair
from praxis.vendetta.kind import KIND as VENDETTA
from praxis.vendetta.state import Vendetta
from praxis.vtes.kind import KIND as VTES
from praxis.vtes.model.regions import ANTE
from praxis.vtes.model.state import Vtes
from tests.size import sized
from tools.web import CannotBuild, node

ROOT = Path(__file__).parent.parent.parent
VERIFIER = ROOT / "web" / "verify.mjs"


def dealt_header(kind: Kind, setting: Setting, number: int) -> Header:
    """A header as the table writes it when a game is over."""
    secret = f"{rng.derive('secret', number):064x}"
    contributions = [(seat, f"dice {number} of seat {seat}") for seat in range(0, setting.players, 2)]
    header = kind.header(setting, int(fair.seed(secret, contributions), 16))
    return fair.told(header, secret, contributions)


def a_record(kind: Kind, setting: Setting, number: int) -> tuple[Header, Game]:
    header = dealt_header(kind, setting, number)
    return header, kind.begin(header)


def dealt_by_vtes(game: Vtes) -> dict[str, Any]:
    """The deal as the engine's events told it."""
    seats = range(game.seats)
    events = game.take_events()
    opening = next(at for at, event in enumerate(events) if event.kind == "set-up")
    found: dict[str, Any] = {"first": events[opening].fields["first"]}
    drawn = [event for event in events[:opening] if event.kind in ("drawn", "drawn-crypt")]
    for name, kind in (("hands", "drawn"), ("uncontrolled", "drawn-crypt")):
        found[name] = [[e.fields["face"] for e in drawn if e.kind == kind and e.fields["seat"] == s] for s in seats]
    if game.regions[ANTE][0]:
        found["ante"] = [game.face[game.regions[ANTE][seat][0]].key for seat in seats]
    return found


def dealt_by_vendetta(game: Vendetta) -> dict[str, Any]:
    cards = game.set
    found: dict[str, Any] = {
        "ambition": game.ambition,
        "allies": [cards.allies.index(card) for card in game.ally_deck],
        "victims": [cards.victims.index(card) for card in game.victims],
        "clans": list(game.sheets),
    }
    if game.readings.locations:  # those that lie out are the first of the shuffled ones
        found["locations"] = [cards.locations.index(card) for card in game.scenes[: game.haven]]
    if game.readings.relics:
        found["relics"] = [cards.relics.index(card) for card in game.relics]
    return found


def found_by_node(directory: Path, texts: list[str]) -> list[dict[str, Any]]:
    files = []
    for number, text in enumerate(texts):
        files.append(directory / f"{number}.record")
        files[-1].write_text(text, encoding="utf-8")
    try:
        program = node()
    except CannotBuild as error:
        pytest.skip(str(error))
    done = subprocess.run([program, VERIFIER, *files], capture_output=True, text=True, timeout=300, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_deal_of_random_records_is_found_from_the_document_alone(tmp_path: Path) -> None:
    choice = random.Random(2026)
    count = sized(quick=10, normal=50, full=500)
    official = [setting for setting in VTES.settings() if setting.options.get("cards") != "house"]
    ante = Setting(4, "2000", {"ante": True}, official[0].decks * 2)
    made: list[tuple[str, dict[str, Any]]] = []
    for number in range(count):
        header, game = a_record(VTES, ante if number == 0 else choice.choice(official), number)
        assert isinstance(game, Vtes)
        made.append((records.write(records.Record(header)), dealt_by_vtes(game)))
        header, other = a_record(VENDETTA, choice.choice(VENDETTA.settings()), number)
        assert isinstance(other, Vendetta)
        made.append((records.write(records.Record(header)), dealt_by_vendetta(other)))
    for (_, dealt), found in zip(made, found_by_node(tmp_path, [text for text, _ in made]), strict=True):
        assert found["faults"] == []
        seen = {name: found["dealt"][name] for name in dealt}
        if "locations" in dealt:
            seen["locations"] = seen["locations"][: len(dealt["locations"])]
        assert seen == dealt


def test_both_verifiers_find_the_same_cheats(tmp_path: Path) -> None:
    header, _ = a_record(VENDETTA, Setting(4), 7)
    assert header.deal is not None
    position = "game: vendetta\n[anna]\nclan: ventrue\n"
    cheats = [
        msgspec.structs.replace(header, start=Start(position)),
        msgspec.structs.replace(header, start=Start(record="abc", answers=3)),
        msgspec.structs.replace(header, deal=msgspec.structs.replace(header.deal, secret="00" * 32)),
        msgspec.structs.replace(header, seed="11" * 32),
        msgspec.structs.replace(header, commitment="22" * 32),
        msgspec.structs.replace(header, deal=None),
    ]
    texts = [records.write(records.Record(cheat)) for cheat in cheats]
    texts.append(texts[0].replace('"seats":["', '"seats":["x'))
    found = found_by_node(tmp_path, texts)
    for cheat, verdict in zip(cheats, found, strict=False):
        assert verdict["faults"] != []
        assert not fair.verify(records.Record(cheat), VENDETTA).fair
    assert found[-1]["faults"] == ["line 2 was changed after it was written"]


def test_a_game_that_starts_from_a_position_is_never_called_fair() -> None:
    """Its header may carry a deal that is right in itself."""
    header, _ = a_record(VENDETTA, Setting(4), 8)
    posed = msgspec.structs.replace(header, start=Start("game: vendetta\n"))
    verdict = fair.verify(records.Record(posed, complete=True), VENDETTA)
    assert verdict.lines == ["the game was not dealt: it starts from a position that somebody set up"]
