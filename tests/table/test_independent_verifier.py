"""The verifier in JavaScript, written from docs/record.md alone, finds the deal that the engine made."""

from __future__ import annotations

import contextlib
import json
import random
import shutil
import subprocess
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

from praxis.kernel import record as records
from praxis.kernel.game import Game, Header, Kind, Setting, Start
from praxis.table.game.verify import verify
from praxis.vendetta.kind import KIND as VENDETTA
from praxis.vendetta.state import Vendetta
from praxis.vtes.decks.shipped import packed
from praxis.vtes.kind import KIND as VTES
from praxis.vtes.model.regions import ANTE
from praxis.vtes.model.state import Vtes
from tests.size import sized
from tests.table.sealed import mutants, played, reads_the_same, sealed_header
from tools.web import CannotBuild, node

ROOT = Path(__file__).parent.parent.parent
VERIFIER = ROOT / "web" / "verify.mjs"


def a_record(kind: Kind, setting: Setting, number: int) -> tuple[Header, Game]:
    header = sealed_header(kind, setting, number, drawn=number % 2 == 1)
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


def programs() -> list[Path]:
    """Each Node that is here: that of the machine, which the documentation names, and that of our packages."""
    found = {Path(place) for place in [shutil.which("node")] if place}
    with contextlib.suppress(CannotBuild):
        found.add(node())
    return sorted(found)


def found_by_node(directory: Path, texts: list[str], code: int = 0, every: bool = True) -> list[dict[str, Any]]:
    """What is found of each record, by every Node or only by the first one."""
    files = []
    for number, text in enumerate(texts):
        files.append(directory / f"{number}.record")
        files[-1].write_text(text, encoding="utf-8")
    if not programs():
        pytest.skip("there is no Node here")
    said = []
    for program in programs() if every else programs()[:1]:
        # From elsewhere and without the packages of the page: the verifier needs nothing but itself.
        done = subprocess.run([program, VERIFIER, *files], capture_output=True, text=True, timeout=300, cwd=directory)
        assert done.returncode == code, done.stderr
        said.append(done.stdout)
    assert len(set(said)) == 1
    return [json.loads(line) for line in said[0].splitlines()]


def ended(header: Header) -> str:
    """A record with this header and nothing but an end."""
    return records.write(records.Record(header, [], {0: "0" * 16}, True))


def test_the_deal_of_random_records_is_found_from_the_document_alone(tmp_path: Path) -> None:
    choice = random.Random(2026)
    count = sized(quick=10, normal=50, full=500)
    official = [setting for setting in VTES.settings() if setting.options.get("cards") != "house"]
    ante = Setting(4, "2000", {"ante": True}, official[0].decks * 2)
    made: list[tuple[str, dict[str, Any]]] = []
    for number in range(count):
        header, game = a_record(VTES, ante if number == 0 else choice.choice(official), number)
        assert isinstance(game, Vtes)
        made.append((ended(header), dealt_by_vtes(game)))
        header, other = a_record(VENDETTA, choice.choice(VENDETTA.settings()), number)
        assert isinstance(other, Vendetta)
        made.append((ended(header), dealt_by_vendetta(other)))
    for (_, dealt), found in zip(made, found_by_node(tmp_path, [text for text, _ in made], every=False), strict=True):
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
    texts = [ended(cheat) for cheat in cheats]
    texts.append(texts[0].replace('"seats":["', '"seats":["x'))
    found = found_by_node(tmp_path, texts, code=1)
    for cheat, verdict in zip(cheats, found, strict=False):
        assert verdict["faults"] != []
        assert not verify(records.Record(cheat), VENDETTA).fair
    assert found[-1]["faults"] == ["line 2 was changed after it was written"]


def test_a_game_that_starts_from_a_position_is_never_called_fair() -> None:
    """Its header may carry a deal that is right in itself."""
    header, _ = a_record(VENDETTA, Setting(4), 8)
    posed = msgspec.structs.replace(header, start=Start("game: vendetta\n"))
    verdict = verify(records.Record(posed, complete=True), VENDETTA)
    assert verdict.lines == ["the game was not dealt: it starts from a position that somebody set up"]


# -- what it checks of a whole record ----------------------------------------------------------------------------------

WHOLE: dict[str, tuple[Kind, Setting]] = {
    "vtes": (VTES, Setting(3, "2023", {"turns": 2}, [packed()[0], "", packed()[2]])),
    "vendetta": (VENDETTA, Setting(4, options={"locations": True, "team": True})),
}
HOUSE = ["that the decks of seats 1 are those that the seed draws"]
"""Exceptions: the verifier does not have the decks of the house, and says for which seats."""


@pytest.mark.parametrize("name", WHOLE)
def test_it_says_what_it_has_checked_and_what_not(name: str, tmp_path: Path) -> None:
    kind, setting = WHOLE[name]
    record = played(kind, sealed_header(kind, setting, 4))
    (found,) = found_by_node(tmp_path, [records.write(record)])
    assert found["faults"] == []
    assert "the seed is made of the secret, the contributions and what was agreed" in found["checked"]
    assert "the answers are numbered without gaps, by seats of the game, and there is an end" in found["checked"]
    replays, *house = found["not_checked"]
    assert replays == "that the answers were legal and lead to the digests and the end (praxis verify replays them)"
    assert house == (HOUSE if name == "vtes" else [])


@pytest.mark.parametrize("name", WHOLE)
def test_it_finds_every_change_of_a_header(name: str, tmp_path: Path) -> None:
    kind, setting = WHOLE[name]
    header = sealed_header(kind, setting, 4, drawn=name == "vendetta")
    others = []
    for what, tree in mutants(json.loads(msgspec.json.encode(header))):
        text = json.dumps(tree, ensure_ascii=False)
        if isinstance(tree, dict) and not reads_the_same(header, text):
            others.append((what, rewritten(ended(header), text)))
    found = found_by_node(tmp_path, [text for _, text in others], code=1, every=False)
    for (what, _), verdict in zip(others, found, strict=True):
        unseen = what.startswith("/decks/1") and verdict["not_checked"][1:2] == HOUSE and name == "vtes"
        assert verdict["faults"] or unseen, what


def rewritten(text: str, header: str) -> str:
    """The record with another header, and all checks made anew."""
    lines = [line.rpartition(" ~")[0] for line in text.splitlines()[1:]]
    lines[0] = header
    chain = "praxis-record 1"
    written = [chain]
    for line in lines:
        chain = blake2b(f"{chain}\n{line}".encode(), digest_size=4).hexdigest()
        written.append(f"{line} ~{chain}")
    return "\n".join(written) + "\n"


def test_it_finds_changes_of_answers_and_end(tmp_path: Path) -> None:
    record = played(VENDETTA, sealed_header(VENDETTA, Setting(3), 9))
    count = len(record.answers)
    good = records.write(record)
    stranger = msgspec.structs.replace(record.answers[0], seat=3)
    texts = [
        records.write(records.Record(record.header, record.answers)),
        records.write(records.Record(record.header, record.answers, {}, True)),
        records.write(records.Record(record.header, [stranger, *record.answers[1:]], record.digests, True)),
        rewritten(good.replace(f"end {count} ", f"end {count - 1} "), msgspec.json.encode(record.header).decode()),
        rewritten(good.replace("\n3 ", "\n4 "), msgspec.json.encode(record.header).decode()),
        good.replace(" ~", " ~0", 1),
        "praxis-record 2\n",
        "",
        good.splitlines()[0],
    ]
    assert all(found["faults"] for found in found_by_node(tmp_path, texts, code=1))


def test_names_are_hashed_alike_whatever_they_hold(tmp_path: Path) -> None:
    """Both programs write what was agreed as the same text."""
    from praxis.table.game import fair

    names = ['An"na \\ /', "Brunö\u2028 𝒳", "名前 <&>"]
    header, _ = fair.dealt(VENDETTA, fair.Agreement(Setting(3), names, "praxis 0.1.0"), "ab" * 32, [(1, "ü:\u00a0")])
    (found,) = found_by_node(tmp_path, [ended(fair.told(header, "ab" * 32, [(1, "ü:\u00a0")]))])
    assert found["faults"] == []


def test_cards_that_the_verifier_does_not_know_are_said_not_to_be_checked(tmp_path: Path) -> None:
    house = Setting(2, "2023", {"turns": 2, "cards": "house"})
    (found,) = found_by_node(tmp_path, [ended(sealed_header(VTES, house, 6))])
    assert found["faults"] == []
    assert found["dealt"] is None
    assert found["not_checked"][-1] == "what was dealt: a deck of invented cards: its list is not in the record"


@pytest.mark.parametrize("arguments", [[], ["no such.record"]])
def test_what_cannot_be_read_is_one_line(arguments: list[str]) -> None:
    for program in programs():
        done = subprocess.run([program, VERIFIER, *arguments], capture_output=True, text=True, timeout=60)
        assert done.returncode == 2
        assert done.stderr.startswith("praxis: ")
        assert done.stderr.count("\n") == 1
