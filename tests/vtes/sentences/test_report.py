"""The report of the shared sentences: what it counts, and which laws it finds."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from praxis.cli.card_progress import app
from praxis.vtes.catalogue import sentences as texts
from praxis.vtes.catalogue.catalogue import load
from tests.vtes.sentences.laws import sentences


def test_the_report_names_the_law_of_each_shared_sentence() -> None:
    found = CliRunner().invoke(app, ["sentences", "--json"], catch_exceptions=False)
    report = json.loads(found.stdout)
    rows = {row["id"]: row for row in report["sentences"]}
    assert set(rows) == set(sentences())
    assert all(row["cards"] >= 3 for row in rows.values())
    assert rows["879f5154255a"]["laws"] == ["test_timing.py::test_before_range_means_before_range"]
    assert report["missing"] == sum(row["wanted"] and not row["laws"] for row in rows.values())


def test_the_report_can_leave_out_what_has_a_law() -> None:
    found = CliRunner().invoke(app, ["sentences", "--missing"], catch_exceptions=False)
    assert "879f5154255a" not in found.stdout
    assert "are to have a law" in found.output


def test_names_and_numbers_are_blanked() -> None:
    """Two cards that differ only in what they are called, and by how much, share their sentence."""
    clans = frozenset(clan for face in load() for clan in face.clans)
    one, other = load().find("Zoo Hunting Ground"), load().find("Deflection")
    blank = texts.blanked(one, "A Ventrue can have only two Zoo Hunting Ground, +1 bleed.", clans)
    assert blank == texts.blanked(other, "A Tremere can have only one Deflection, +3 bleed.", clans)


def test_every_law_is_about_a_sentence_that_is_still_shared() -> None:
    from praxis.clauses.evidence import project_root

    known = texts.laws_of(project_root() / "tests" / "vtes" / "sentences")
    assert set(known) <= set(sentences()), "the cards have other words now: praxis cards sentences"


def test_every_sentence_that_wants_a_law_has_one_or_is_on_the_list() -> None:
    """Those that ten cards share, and those about blocking, directedness, torpor, replacement, costs and limits. A law
    that is written wants its row taken out."""
    from praxis.clauses.evidence import project_root

    folder = project_root() / "tests" / "vtes" / "sentences"
    rows = (folder / "without_law.tsv").read_text(encoding="utf-8").splitlines()[1:]
    reasons = dict(row.split("\t") for row in rows)
    known = texts.laws_of(folder)
    lacking = {each.id for each in sentences().values() if texts.wants_law(each) and each.id not in known}
    assert lacking == set(reasons), "praxis cards sentences --missing says which"
    assert all(reasons.values())
