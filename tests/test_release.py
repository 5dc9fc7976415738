"""Releases: the version moves, the changelog lists it, and the script refuses what should not go out."""

import subprocess
from pathlib import Path

import pytest

import praxis
from tools import release


def commit(root: Path, subject: str) -> None:
    who = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
    subprocess.run(["git", "add", "-A"], cwd=root, check=True)
    subprocess.run(["git", *who, "commit", "-q", "--allow-empty", "-m", subject], cwd=root, check=True)


def write(root: Path, version: str, *headings: str) -> None:
    (root / "praxis").mkdir(exist_ok=True)
    (root / "praxis" / "__init__.py").write_text(f'__version__ = "{version}"\n', encoding="utf-8")
    text = "# Changelog\n\n" + "".join(f"## {heading}\n\n- Something.\n\n" for heading in headings)
    (root / "CHANGELOG.md").write_text(text, encoding="utf-8")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a release 0.1.0 behind it and 0.2.0 ready to go out."""
    for word in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{word}_NAME", "Anna")
        monkeypatch.setenv(f"GIT_{word}_EMAIL", "anna@example.org")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    commit(tmp_path, "A subject of long ago that is far too long for anybody to read it in one line of a log")
    write(tmp_path, "0.1.0", "0.1.0 (2026-10-01)")
    commit(tmp_path, "Release 0.1.0")
    write(tmp_path, "0.2.0", "0.2.0 (2026-11-18)", "0.1.0 (2026-10-01)")
    commit(tmp_path, "Release 0.2.0")
    return tmp_path


def test_a_version_that_is_ready_is_tagged_once(repository: Path) -> None:
    assert release.main(["0.2.0", "--check"], repository) == 0
    assert release.git(repository, "tag") == ""
    assert release.main(["0.2.0"], repository) == 0
    assert release.git(repository, "tag") == "v0.2.0"
    assert release.main(["0.2.0"], repository) == 1


def test_a_version_that_is_not_listed_is_refused(repository: Path) -> None:
    assert "CHANGELOG.md does not list 0.3.0" in release.faults(repository, "0.3.0")
    assert "praxis/__init__.py has version 0.2.0, not 0.3.0" in release.faults(repository, "0.3.0")


def test_a_version_without_a_date_is_refused(repository: Path) -> None:
    write(repository, "0.2.0", "0.2.0 (not released)", "0.1.0 (2026-10-01)")
    commit(repository, "Wait")
    assert release.faults(repository, "0.2.0") == ["CHANGELOG.md has no date for 0.2.0"]


def test_a_dirty_tree_is_refused(repository: Path) -> None:
    (repository / "notes.txt").write_text("to do", encoding="utf-8")
    assert release.faults(repository, "0.2.0") == ["there are changes that are not committed"]


def test_a_long_subject_since_the_last_release_is_refused(repository: Path) -> None:
    commit(repository, "x" * 72)
    assert release.faults(repository, "0.2.0") == []
    commit(repository, "x" * 73)
    [refused] = release.faults(repository, "0.2.0")
    assert refused.startswith("subject of more than 72 characters: ")


def test_the_changelog_goes_by_version_and_has_the_one_in_the_making() -> None:
    found = release.listed(release.ROOT)
    newest, *before = found
    assert praxis.__version__ == release.packaged(release.ROOT)
    assert praxis.__version__.partition(".dev")[0] == newest
    assert (found[newest] == release.UNRELEASED) == (".dev" in praxis.__version__)
    assert release.UNRELEASED not in [found[version] for version in before]
