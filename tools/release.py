"""Releases a version: ``python -m tools.release 0.2.0`` sets the tag v0.2.0; ``--check`` only says what is amiss.

Refused are a version that CHANGELOG.md does not list with a date or that is not the version of the package, a version
that is released already, changes that are not committed, and a commit since the last release whose subject is longer
than 72 characters.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LONGEST: Final = 72
"""How many characters the subject of a commit has at most."""
_HEADING: Final = re.compile(r"^## (\S+) \((not released|\d{4}-\d\d-\d\d)\)$", re.M)
_VERSION: Final = re.compile(r'^__version__ = "([^"]+)"$', re.M)
UNRELEASED: Final = "not released"


def git(root: Path, *args: str) -> str:
    return subprocess.run(["git", *args], cwd=root, capture_output=True, text=True, check=False).stdout.strip()


def listed(root: Path) -> dict[str, str]:
    """The versions of the changelog, the newest first, each with its date or "not released"."""
    return dict(_HEADING.findall((root / "CHANGELOG.md").read_text(encoding="utf-8")))


def packaged(root: Path) -> str:
    """The version that the package says it has."""
    found = _VERSION.search((root / "praxis" / "__init__.py").read_text(encoding="utf-8"))
    return found[1] if found else ""


def last_release(root: Path, version: str) -> str:
    """The commit of the release before this version: its tag, or where the changelog got its date; empty if there is
    none."""
    for before, date in listed(root).items():
        if before == version or date == UNRELEASED:
            continue
        tagged = git(root, "rev-parse", "--verify", "--quiet", f"v{before}^{{commit}}")
        dated = git(root, "log", "--format=%H", f"-S## {before} ({date})", "--", "CHANGELOG.md").split()
        return tagged or (dated[-1] if dated else "")
    return ""


def faults(root: Path, version: str) -> list[str]:
    """Why this version cannot be released, one line each."""
    found = []
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        found.append(f"'{version}' is no version such as 0.2.0")
    date = listed(root).get(version)
    if date is None:
        found.append(f"CHANGELOG.md does not list {version}")
    elif date == UNRELEASED:
        found.append(f"CHANGELOG.md has no date for {version}")
    if packaged(root) != version:
        found.append(f"praxis/__init__.py has version {packaged(root)}, not {version}")
    if git(root, "tag", "--list", f"v{version}"):
        found.append(f"{version} is released already: there is a tag v{version}")
    if git(root, "status", "--porcelain"):
        found.append("there are changes that are not committed")
    since = last_release(root, version)
    subjects = git(root, "log", "--format=%h %s", f"{since}..HEAD" if since else "HEAD").splitlines()
    long = [line for line in subjects if len(line.partition(" ")[2]) > LONGEST]
    return found + [f"subject of more than {LONGEST} characters: {line}" for line in long]


def main(args: Sequence[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.release", description="Release a version.")
    parser.add_argument("version", help="such as 0.2.0")
    parser.add_argument("--check", action="store_true", help="only say what is amiss")
    chosen = parser.parse_args(args)
    wrong = faults(root, chosen.version)
    for line in wrong:
        print(f"release: {line}", file=sys.stderr)
    if wrong:
        return 1
    if not chosen.check:
        git(root, "tag", "-a", f"v{chosen.version}", "-m", f"Praxis {chosen.version}")
        print(f"release: tagged v{chosen.version}; ./play --wheel makes the wheel")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
