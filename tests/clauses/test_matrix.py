"""The matrices as they are: complete, quick to load, and every difference of the editions read."""

from __future__ import annotations

import re
import sys
from collections import Counter
from types import FrameType

import pytest

from praxis.clauses import Clause, UnknownClause, clause, load
from praxis.clauses.coverage import exceptions
from praxis.clauses.matrix import EDITIONS, parsed_differences, table
from praxis.clauses.readings import readings, readings_of

VTES = load("vtes")
VENDETTA = load("vendetta")

# Remarks that merely say that an edition has nothing on the matter. Any other remark about an edition outside
# `editions` needs a row in binding.tsv: somebody has read it and decided.
SILENT = re.compile(
    r"(not (stated|mentioned|defined|covered|in the (document|text)|present|listed|spelled out)"
    r"|no (?!such limit|number|cost is)\w"
    r"|none|absent|concept absent|rule absent|Title cards absent"
    r"|(Caitiff|lowering is|synonym) not mentioned|speak of the same card, copies not mentioned"
    r"|time of the choice not given)"
)


def test_the_matrices_are_whole() -> None:
    assert Counter(row.kind for row in VTES) == {"rule": 780, "definition": 58, "physical": 12}
    assert len(VENDETTA) == 247
    assert all(row.text and row.section and row.editions for matrix in (VTES, VENDETTA) for row in matrix)
    assert all(set(row.editions) <= set(EDITIONS[row.game]) for matrix in (VTES, VENDETTA) for row in matrix)


def test_loading_does_a_few_things_for_each_clause() -> None:
    """`praxis rules` loads a matrix at each start: what it does is counted, since a time would tell of the machine."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        load.__wrapped__("vtes")
    finally:
        sys.setprofile(before)
    assert calls <= 6 * len(VTES)


def test_a_clause_knows_its_parts() -> None:
    row = VTES["minion.repeat.bleed-once"]
    assert (row.game, row.kind, row.section, row.chapter) == ("vtes", "rule", "6.1.1", "minion")
    assert row.editions == ("2011", "2012", "2023")
    assert row.differences["2000"] == "no such limit, an untapped minion may bleed again"
    assert row.to_prove == ("2000", "2011", "2012", "2023")
    assert row.wording("2000") == row.differences["2000"]
    assert row.wording("2011").startswith(row.text)
    assert clause("vendetta.frenzy.no-voluntary").chapter == "frenzy"


@pytest.mark.parametrize(
    ("cell", "parts"),
    [
        ("", {}),
        ("2023: at least 60 cards", {"2023": "at least 60 cards"}),
        ("2000,2011: a; b; 2012: c", {"2000": "a; b", "2011": "a; b", "2012": "c"}),
        ("2011: a; 2011,2012: b", {"2011": "a; b", "2012": "b"}),
        ("vendetta: see 2: the table", {"vendetta": "see 2: the table"}),
    ],
)
def test_differences_are_read_by_edition(cell: str, parts: dict[str, str]) -> None:
    assert parsed_differences(cell) == parts


def test_every_remark_on_another_edition_has_been_read() -> None:
    decided = {(row["id"], edition) for row in table("binding.tsv") for edition in row["editions"].split(",")}
    unread = [
        f"{row.id} {edition}: {said}"
        for row in VTES
        for edition, said in row.differences.items()
        if row.kind != "physical" and edition not in row.editions
        if (row.id, edition) not in decided and not SILENT.match(said)
    ]
    assert unread == []


def test_the_decisions_on_remarks_fit_the_matrix() -> None:
    seen: set[tuple[str, str]] = set()
    for row in table("binding.tsv"):
        assert row["verdict"] in ("own", "lacks", "implied")
        assert row["why"]
        for edition in row["editions"].split(","):
            assert edition in VTES[row["id"]].differences
            assert edition not in VTES[row["id"]].editions
            assert (row["id"], edition) not in seen
            seen.add((row["id"], edition))


@pytest.mark.parametrize(
    ("clause_id", "to_prove", "lacking"),
    [
        ("deck.library.minimum", "2000 2011 2012 2023", ""),
        ("deck.groups.one-or-two", "2011 2012 2023", "2000"),
        ("deck.groups.any", "2023", ""),
        ("setup.players.first-random", "2023", ""),
        ("deck.groups.icon", "", ""),
        ("combat.retainer.recovers-life", "2000 2011 2012 2023", ""),
        ("option.ante.optional", "2000", ""),
    ],
)
def test_the_editions_with_a_rule_to_prove(clause_id: str, to_prove: str, lacking: str) -> None:
    assert VTES[clause_id].to_prove == tuple(to_prove.split())
    assert VTES[clause_id].lacking == tuple(lacking.split())


def test_nothing_that_an_edition_states_escapes_proof() -> None:
    assert [row.id for row in VTES if row.kind != "physical" and not set(row.editions) <= set(row.to_prove)] == []


def test_few_clauses_of_vendetta_are_only_physical_and_each_says_why() -> None:
    physical = [row for row in VENDETTA if row.kind == "physical"]
    assert len(physical) <= 0.05 * len(VENDETTA)
    assert all(row.reason for row in physical)
    assert {row["id"] for row in table("physical.tsv")} == {row.id for row in physical}


def test_exceptions_are_few() -> None:
    named = [row["id"] for row in table("exceptions.tsv")]
    assert [
        name for name in named if not any(_covers(name, row) for matrix in (VTES, VENDETTA) for row in matrix)
    ] == []
    others = [name for name in exceptions(VTES) if not name.startswith("imbued.ruling.")]
    assert len(others) <= 0.02 * len(VTES)
    assert exceptions(VENDETTA) == {}


def _covers(name: str, row: Clause) -> bool:
    return row.id.startswith(name[:-1]) if name.endswith(".*") else row.id == name


def test_readings_belong_to_clauses_of_their_editions() -> None:
    for game in ("vtes", "vendetta"):
        for reading in readings(game):
            for name in reading.clauses:
                assert all(load(game)[name].speaks_of(edition) for edition in reading.editions), (name, reading)
    assert len(readings("vtes")) == 60
    assert [reading.text for reading in readings_of("vendetta", "vendetta.setup.bank")] == ["The bank is unlimited."]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("vendetta.play.face-up-fre", "vendetta.play.face-up-free"),
        ("vendetta.play.faceup-free", "vendetta.play.face-up-free"),
        ("vendetta.frenzy", "vendetta.frenzy.trigger-zero-blood"),
        ("combat.doge.protects", "combat.dodge.protects"),
        ("end.oust.zero_pool", "end.oust.zero-pool"),
        ("stealth.default-zero", "block.stealth.default-zero"),
    ],
)
def test_a_typing_error_finds_the_clause_that_was_meant(typed: str, meant: str) -> None:
    matrix = VENDETTA if typed.startswith("vendetta.") else VTES
    assert meant in matrix.nearest(typed)
    with pytest.raises(UnknownClause, match=re.escape(meant)):
        matrix[typed]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match="no clause matrix for 'chess'; there are vtes, vendetta"):
        load("chess")


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("first strike", "combat.first-strike."),
        ("diablerie", "diablerie."),
        ("blood hunt", "bloodhunt."),
        ("dodging a retainer", "combat.dodge.not-retainers"),
        ("unlock phase edge pool", "unlock.edge.gain-pool"),
        ("how many votes does a prince have", "politics.votes."),
        ("scarce", "trait.scarce.pool-cost"),
        ("trifles", "master.trifle."),
        ("minimum crypt cards", "deck.crypt.minimum"),
    ],
)
def test_search_puts_first_what_a_player_means(words: str, first: str) -> None:
    assert VTES.search(words)[0].id.startswith(first)


def test_search_wants_all_words_when_some_clause_has_them() -> None:
    found = VENDETTA.search("frenzied influence")
    assert found[0].id == "vendetta.frenzy.causer-gains-influence"
    assert all("influence" in f"{row.id} {row.text} {row.differences} {row.example}" for row in found)


def test_search_keeps_to_an_edition() -> None:
    assert VTES.search("ante", edition="2023") != VTES.search("ante", edition="2000")
    assert VTES.search("ante", edition="2000")[0].id.startswith("option.ante.")
    assert all("2023" in row.editions + row.to_prove for row in VTES.search("library cards", edition="2023"))


def test_search_without_a_hit_finds_nothing() -> None:
    assert VTES.search("frobnicate") == []
    assert VTES.search("") == []
