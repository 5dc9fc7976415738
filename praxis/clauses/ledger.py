"""The ledger of proofs, `.praxis/proofs.json`: which test claims which clauses, and which of them passed.

Each test file has an entry. It counts only for the text that it was written for: `digest` tells when the file has
changed. Runs are merged, so running one test does not forget the others.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

VERSION: Final = 1
SHARED: Final = ("kernel", "effects")
GAMES: Final = ("vtes", "vendetta")
"""The games whose clauses are in `data`. Other games bring their own (`matrix.declare`)."""

Claims = dict[str, list[str]]
"""For each clause id, the editions."""


class FileProofs(msgspec.Struct):
    """What is known of one test file."""

    digest: str
    whole: bool
    """Whether `claims` holds every claiming test of the file, not only those that somebody selected."""
    claims: dict[str, Claims]
    passed: list[str]
    engine: str = ""
    """The digest (`engine_digest`) of the engine with which the oldest of these results was made."""

    def merged(self, later: FileProofs, ran: set[str]) -> FileProofs:
        """This entry merged with a later run of the same text, in which the tests `ran` were run."""
        claims = later.claims if later.whole else {**self.claims, **later.claims}
        kept = (set(self.passed) - ran) | set(later.passed)
        engine = later.engine if ran.issuperset(claims) else self.engine
        return FileProofs(later.digest, self.whole or later.whole, claims, sorted(kept & set(claims)), engine)


class Ledger(msgspec.Struct):
    version: int = VERSION
    files: dict[str, FileProofs] = {}

    def record(self, name: str, entry: FileProofs, ran: set[str]) -> None:
        known = self.files.get(name)
        self.files[name] = known.merged(entry, ran) if known and known.digest == entry.digest else entry

    def current(self, root: Path) -> dict[str, FileProofs]:
        """The entries whose test files still have the same text."""
        return {name: entry for name, entry in self.files.items() if digest(root / name) == entry.digest}


def path(root: Path) -> Path:
    return root / ".praxis" / "proofs.json"


def digest(file: Path) -> str:
    """A short name for the text of a file; empty when there is no such file."""
    try:
        return sha256(file.read_bytes()).hexdigest()[:16]
    except OSError:
        return ""


def claims_anything(file: Path) -> bool:
    """Whether a test file mentions proofs. Only such files are kept in the ledger."""
    return b"proves" in file.read_bytes()


def engine_digest(root: Path, test_file: str = "") -> str:
    """A digest of the code that a test file proves something about, and of the code that tests share.

    It changes when a proof might no longer hold. The tests of one game do not depend on the other game.
    """
    game = next((name for name in GAMES if test_file.startswith(f"tests/{name}/")), "")
    parts = SHARED if game else (*SHARED, *GAMES)
    return _summed(root, (*parts, game) if game else parts)


@cache
def _summed(root: Path, parts: tuple[str, ...]) -> str:
    summed = sha256()
    for part in parts:
        for file in sorted((root / "praxis" / part).rglob("*")):
            if file.suffix in (".py", ".json", ".toml", ".tsv") and file.is_file():
                summed.update(file.read_bytes())
    for file in sorted((root / "tests").rglob("*.py")):
        if not file.name.startswith("test_"):
            summed.update(file.read_bytes())
    return summed.hexdigest()[:16]


def read(root: Path) -> Ledger:
    """The ledger. A missing, damaged or older file counts as empty, since a run rebuilds it."""
    try:
        ledger = msgspec.json.decode(path(root).read_bytes(), type=Ledger)
    except (OSError, msgspec.DecodeError):
        return Ledger()
    return ledger if ledger.version == VERSION else Ledger()


def merge(root: Path, entries: dict[str, FileProofs], ran: set[str]) -> None:
    """Add the result of a run. Two runs may end at the same moment: each reads and writes under a lock."""
    target = path(root)
    target.parent.mkdir(exist_ok=True)
    with _locked(target.with_suffix(".lock")):
        ledger = read(root)
        for name, entry in entries.items():
            ledger.record(name, entry, ran)
        ledger.files = {name: ledger.files[name] for name in sorted(ledger.files) if (root / name).exists()}
        draft = target.with_suffix(f".{os.getpid()}")
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(ledger), indent=1))
        draft.replace(target)


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    with file.open("w") as handle:
        try:
            import fcntl
        except ImportError:  # Windows: the replacement above is atomic anyway; only a simultaneous run may be lost
            yield
            return
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
