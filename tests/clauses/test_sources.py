"""Tags `[clause.id]` in the rules code: found with their place, and never misspelt."""

from __future__ import annotations

from pathlib import Path

import pytest

from praxis.clauses import evidence, load
from praxis.clauses.sources import Tag, code_coverage, tags, unknown

MODULE = '''
"""Planning.   [vendetta.planning.turn-order]"""

LIMIT = 3  # [vendetta.blood.play-up-to-three-per-card, vendetta.glossary.play-blood]
NOT_A_TAG = [LIMIT.real.imag]
TEXT = "[vendetta.in.a.string]"


class Planning:
    """One turn.

    Not quite [vendetta.planning].
    """

    # [vendetta.play.face-up-free]
    def play(self):
        return ask(1, "play", [], clause="vendetta.planning.must-play-one-card")

    def refuse(self):
        return Reason("vendetta.play.face-down-costs-one-blod", "too dear")

    follows = "vendetta.glossary.play-blood"

    def bar(self, clause="vendetta.planning.turn-order"):
        if self.late:
            return "vendetta.planning.must-play-one-card" if self.late > 1 else ""
        self.burn(1, clause or "vendetta.play.face-up-free")
        self.reasons.append("vendetta.planning.of-a-reason")
        return ["vendetta.planning.of-reasons"]

    WHY = {"vendetta.planning.a-key": "vendetta.planning.a-value"}
'''


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "praxis" / "vendetta" / "rules"
    folder.mkdir(parents=True)
    (folder / "planning.py").write_text(MODULE)
    return tmp_path / "praxis"


def test_tags_are_found_in_comments_docstrings_and_what_the_code_uses(package: Path) -> None:
    file = "praxis/vendetta/rules/planning.py"
    assert tags(package) == [
        Tag("vendetta.planning.turn-order", file, 2, ""),
        Tag("vendetta.blood.play-up-to-three-per-card", file, 4, ""),
        Tag("vendetta.glossary.play-blood", file, 4, ""),
        Tag("vendetta.planning", file, 12, "Planning"),
        Tag("vendetta.play.face-up-free", file, 15, "Planning.play"),
        Tag("vendetta.planning.must-play-one-card", file, 17, "Planning.play"),
        Tag("vendetta.play.face-down-costs-one-blod", file, 20, "Planning.refuse"),
        Tag("vendetta.glossary.play-blood", file, 22, "Planning"),
        Tag("vendetta.planning.turn-order", file, 24, "Planning.bar"),
        Tag("vendetta.planning.must-play-one-card", file, 26, "Planning.bar"),
        Tag("vendetta.play.face-up-free", file, 27, "Planning.bar"),
    ]


def test_only_files_that_name_a_clause_or_its_group_are_read(package: Path) -> None:
    (package / "vendetta" / "rules" / "other.py").write_text("# [vendetta.play.face-up-free]\nnot Python: ((\n")
    named = tags(package, ("vendetta",), naming=["vendetta.planning.turn-order"])
    assert {tag.file for tag in named} == {"praxis/vendetta/rules/planning.py"}
    by_group = tags(package, ("vendetta",), naming=["vendetta.planning.any-other"])
    assert "vendetta.planning" in {tag.id for tag in by_group}
    assert tags(package, ("vendetta",), naming=["vendetta.drain.procedure"]) == []


def test_a_misspelt_tag_is_found_and_a_group_is_none(package: Path) -> None:
    assert [str(tag) for tag in unknown(tags(package))] == ["praxis/vendetta/rules/planning.py:20 Planning.refuse"]


def test_clauses_without_a_place_in_the_code_are_listed(package: Path) -> None:
    found = code_coverage(load("vendetta"), package)
    assert found.tagged == 5
    assert "vendetta.play.own-position" in found.untagged
    assert "vendetta.play.face-up-free" not in found.untagged
    assert "vendetta.drain.procedure" not in found.untagged
    assert [tag.id for tag in found.unknown] == ["vendetta.play.face-down-costs-one-blod"]


@pytest.mark.parametrize("game", ["vendetta", "vtes"])
def test_the_code_names_only_clauses_that_exist(game: str) -> None:
    misspelt = [
        f"{tag}: [{tag.id}] (nearest: {', '.join(load(game).nearest(tag.id))})"
        for tag in unknown(tags(evidence.PACKAGE, (game,)))
    ]
    assert misspelt == []
