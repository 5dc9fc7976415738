"""How much of a card is enforced is kept between runs, so that showing a card loads no definitions."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from praxis.vtes.definitions import coverage_cache
from praxis.vtes.definitions.coverage_cache import Enforced, Remembered, keep, recall
from praxis.vtes.definitions.places import all_places

PROGRAM = (
    "import sys; from praxis.cli.main import main\n"
    "try: main(sys.argv[1:])\n"
    "finally: print(*sys.modules, file=sys.stderr)"
)
DEFINING = {f"praxis.vtes.cards.{place.replace('/', '.')}" for place in all_places()}
HEAVY = {
    "praxis.vtes.definitions.build",
    "praxis.vtes.definitions.language",
    "praxis.vendetta.sets",
    "praxis.vtes.game",
}
"""What definitions and our own cards need."""
KNOWN = Enforced("partial", "half of it")


def shown(cache: Path, *words: str) -> tuple[str, set[str]]:
    """What a command prints, and the modules of definitions or of the grammar that it loads for that."""
    env = {**os.environ, "PRAXIS_CACHE": str(cache), "PRAXIS_COMPILED": "0"}
    call = [sys.executable, "-c", PROGRAM, "cards", *words]
    done = subprocess.run(call, env=env, capture_output=True, text=True, check=False)
    loaded = set(done.stderr.split())
    assert "praxis.cli.cards" in loaded, done.stderr
    read = {name for name in loaded if name.startswith("praxis.vtes.definitions.reading")}
    return done.stdout, read | loaded & (DEFINING | HEAVY)


def test_the_second_run_loads_no_definitions(tmp_path: Path) -> None:
    """A card is known as soon as somebody has asked."""
    words = ("search", "anson", "--type", "crypt", "--enforced", "yes")
    first, loaded = shown(tmp_path, *words)
    assert loaded
    assert shown(tmp_path, *words) == (first, set())


def test_a_card_loads_its_own_place_and_no_other(tmp_path: Path) -> None:
    out, loaded = shown(tmp_path, "show", "Deflection")
    assert ("Enforced by the engine: full." in out, loaded & DEFINING) == (True, {"praxis.vtes.cards.reaction.d"})
    assert shown(tmp_path, "show", "Deflection") == (out, set())


# -- the file ---------------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A run that has looked at nothing yet, with a cache of its own."""
    monkeypatch.setenv("PRAXIS_CACHE", str(tmp_path / "cache"))
    next_run()
    yield
    next_run()


def next_run() -> None:
    coverage_cache._kept.cache_clear()
    coverage_cache._fresh.clear()


def never(card: int) -> Enforced:
    raise AssertionError(f"{card} was found out again")


def file_of(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "vtes-enforced.msgpack"


def test_what_one_run_finds_out_the_next_recalls() -> None:
    assert recall(1, lambda _: KNOWN) == KNOWN
    assert recall(1, never) == KNOWN
    keep({2: Enforced("full", "")})
    next_run()
    assert (recall(1, never), recall(2, never).coverage) == (KNOWN, "full")
    assert recall(3, lambda _: Enforced("manual", "")).coverage == "manual"


def test_nothing_is_written_if_nothing_was_found_out(tmp_path: Path) -> None:
    keep({2: KNOWN})
    assert not file_of(tmp_path).exists()


@pytest.mark.parametrize("broken", [b"", b"\x82\xa3key\xa3old", b"no such thing", b"old"])
def test_a_broken_or_old_file_is_written_anew(broken: bytes, tmp_path: Path) -> None:
    recall(1, lambda _: KNOWN)
    keep({})
    path = file_of(tmp_path)
    good = path.read_bytes()
    other = msgspec.msgpack.encode(Remembered("other sources", {1: Enforced("manual", "")}))
    path.write_bytes(other if broken == b"old" else broken)
    next_run()
    assert recall(1, lambda _: KNOWN) == KNOWN
    keep({})
    assert path.read_bytes() == good


def test_a_second_writer_leaves_a_whole_file(tmp_path: Path) -> None:
    """Both have read the same file; who writes last counts, and no half file is left."""
    recall(1, lambda _: KNOWN)
    first = dict(coverage_cache._fresh)
    next_run()
    recall(2, lambda _: KNOWN)
    keep({})
    coverage_cache._kept().cards.clear()
    coverage_cache._fresh.update(first)
    keep({})
    next_run()
    assert recall(1, never) == KNOWN
    assert [path.name for path in file_of(tmp_path).parent.iterdir()] == ["vtes-enforced.msgpack"]


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("not a folder")
    recall(1, lambda _: KNOWN)
    keep({})
    assert recall(1, never) == KNOWN


def test_the_digest_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "one.py").write_text("card(1)")
    monkeypatch.setattr(coverage_cache, "_SOURCES", (tmp_path,))
    first = coverage_cache.source_digest()
    assert coverage_cache.source_digest() == first
    (tmp_path / "one.py").write_text("card(2)")
    second = coverage_cache.source_digest()
    (tmp_path / "two.py").write_text("")
    assert len({first, second, coverage_cache.source_digest()}) == 3
