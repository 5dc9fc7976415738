"""Whatever is changed in the header of a sealed record, `verify` names a fault: each field of header and deal in turn
is changed, removed and rotated, for every game and edition."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
import pytest

from praxis.cli.main import main
from praxis.kernel import record as records
from praxis.kernel.errors import BadRecord
from praxis.kernel.game import Kind, Setting
from praxis.kernel.record import Record
from praxis.table.game import fair
from praxis.table.game.verify import verify
from praxis.vendetta.kind import KIND as VENDETTA
from praxis.vtes.dealt import dealing
from praxis.vtes.decks.shipped import packed
from praxis.vtes.editions import EDITIONS
from praxis.vtes.kind import KIND as VTES
from tests.table.sealed import mutants, played, reads_the_same, sealed_header

GAMES: dict[str, tuple[Kind, Setting, bool]] = {
    f"vtes {edition}": (VTES, Setting(3, edition, {"turns": 2}, [packed()[0], "", packed()[2]]), True)
    for edition in EDITIONS
}
GAMES["vtes of the house"] = (VTES, Setting(2, "2000", {"turns": 2, "cards": "house", "ante": True}), False)
GAMES["vtes, word for a deck"] = (VTES, Setting(2, "2023", {"turns": 2}, ["mixed", "mixed"]), True)
GAMES["vendetta"] = (VENDETTA, Setting(3), False)
GAMES["vendetta with variants"] = (
    VENDETTA,
    Setting(4, options={"locations": True, "relics": True, "team": True, "victim_feeding": 2}),
    True,
)


@cache
def made(name: str) -> Record:
    kind, setting, drawn = GAMES[name]
    return played(kind, sealed_header(kind, setting, len(name), drawn))


def fault(record: Record, text: str, kind: Kind) -> str:
    """What is said against a record with this header."""
    written = records.write(record).splitlines()
    lines = [written[0], text, *(line.rpartition(" ~")[0] for line in written[2:])]
    try:
        verdict = verify(records.read("\n".join(lines) + "\n"), kind)
    except BadRecord as error:
        return str(error)
    return "" if verdict.fair else verdict.lines[-1]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_of_a_header_can_be_changed(name: str) -> None:
    record, kind = made(name), GAMES[name][0]
    verdict = verify(record, kind)
    assert verdict.fair, verdict.lines
    tree = json.loads(msgspec.json.encode(record.header))
    assert tree["deal"]["form"] == fair.BOUND
    tried = 0
    for what, other in mutants(tree):
        if not isinstance(other, dict):
            continue
        text = json.dumps(other, ensure_ascii=False)
        if reads_the_same(record.header, text):
            continue
        tried += 1
        assert fault(record, text, kind), f"{name}: {what} is called fair"
    assert tried > 50


def test_a_header_that_is_not_an_object_is_refused() -> None:
    assert "cannot be read" in fault(made("vendetta"), "[]", VENDETTA)


@pytest.mark.parametrize("name", ["vtes 2023", "vendetta"])
def test_nothing_of_the_answers_can_be_changed(name: str) -> None:
    """Answers and digests follow from the header too; here the chain of checks is written anew after each change."""
    record, kind = made(name), GAMES[name][0]
    others = [
        Record(record.header, record.answers[:-1], {}, True),
        Record(record.header, record.answers[:-1], {}, False),
        Record(record.header, [*record.answers, record.answers[-1]], record.digests, True),
        Record(record.header, record.answers, {**record.digests, len(record.answers): "0" * 16}, True),
        Record(record.header, record.answers, {}, True),
    ]
    for other in others:
        assert not verify(other, kind).fair


# -- the attacks of issue 21 -------------------------------------------------------------------------------------------

DEFLECTIONS = "Deflections = 12x200517 60x100518"


def test_another_house_deck_than_the_seed_draws_is_a_fault() -> None:
    """Honestly played with sixty copies of one card, under the proof of another deal."""
    kind = VTES
    header = sealed_header(kind, Setting(3, "2023", {"turns": 2, "format": "any"}), 5)
    for line in (DEFLECTIONS, next(deck for deck in packed() if deck not in header.decks)):
        cheat = msgspec.structs.replace(header, decks=[line, *header.decks[1:]])
        verdict = verify(played(kind, cheat), kind)
        assert not verdict.fair
        assert "the decks of these seats, and the seed draws others: 0" in verdict.lines[-1]


def test_a_deal_without_seating_or_commitments_is_a_fault() -> None:
    record = made("vtes 2023")
    deal = record.header.deal
    assert deal is not None
    cuts: list[dict[str, Any]] = [{"seating": []}, {"decks": []}, {"decks": deal.decks[:1]}, {"decks": deal.decks[1:]}]
    for without in cuts:
        header = msgspec.structs.replace(record.header, deal=msgspec.structs.replace(deal, **without))
        verdict = verify(Record(header, record.answers, record.digests, True), VTES)
        assert not verdict.fair
        assert "what was agreed" in verdict.lines[-1]


def test_names_cannot_be_rotated() -> None:
    record = made("vendetta")
    header = msgspec.structs.replace(record.header, seats=[*record.header.seats[1:], record.header.seats[0]])
    assert not verify(Record(header, record.answers, record.digests, True), VENDETTA).fair


# -- records of before -------------------------------------------------------------------------------------------------


def old(setting: Setting, kind: Kind) -> Record:
    """A record as tables wrote it before the seed bound what was agreed."""
    secret = "ab" * 32
    agreement = fair.Agreement(setting, ["Anna", "Bruno", "Chiara"])
    header, _ = fair.dealt(kind, agreement, secret, [(0, "x")], fair.BARE)
    return played(kind, fair.told(header, secret, [(0, "x")], form=fair.BARE))


def test_an_old_record_says_what_binds_it_and_what_does_not() -> None:
    for kind, setting in ((VENDETTA, Setting(3)), (VTES, Setting(3, "2012", {"turns": 2}))):
        verdict = verify(old(setting, kind), kind)
        assert not verdict.fair
        assert "the seed is made of the secret and 1 contributions" in verdict.lines
        assert "before Praxis hashed into the seed what was agreed" in verdict.lines[-1]
        assert any("answers replay" in line for line in verdict.lines)


def test_an_old_record_is_still_caught_with_a_deck_that_the_seed_does_not_draw() -> None:
    record = old(Setting(3, "2012", {"turns": 2}), VTES)
    other = next(deck for deck in packed() if deck not in record.header.decks)
    header = msgspec.structs.replace(record.header, decks=[other, *record.header.decks[1:]])
    assert "the seed draws others: 0" in verify(played(VTES, header), VTES).lines[-1]


def test_house_decks_are_those_of_the_program() -> None:
    assert set(made("vtes of the house").header.decks) <= set(dealing.HOUSE_DECKS)


def test_a_record_without_a_deal_gets_a_true_answer(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    record = played(VENDETTA, VENDETTA.header(Setting(3), 7))
    path = tmp_path / "game.record"
    path.write_text(records.write(record), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    said = capsys.readouterr()
    assert "answers replay to the same digests" in said.out
    assert "nobody was bound before the deal" in said.err
