"""Loading: fast from the cache, right without it, and one clear line when there is no card data."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from praxis.vtes.catalogue import cache as catalogue_cache
from praxis.vtes.catalogue import source
from praxis.vtes.catalogue.cache import Snapshot, load_snapshot
from praxis.vtes.catalogue.catalogue import CardDataMissing, Catalogue
from praxis.vtes.catalogue.names import NameIndex

CACHE_FILE = "vtes-cards.msgpack"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PRAXIS_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / CACHE_FILE


def count_parsing(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """From now on, the folders that were read row by row instead of from the cache."""
    parsed: list[Path] = []

    def take(folder: Path, key: str = "") -> Snapshot:
        parsed.append(folder)
        return Snapshot(key, "v", [], NameIndex({}, {}, {}, []), {})

    monkeypatch.setattr(catalogue_cache, "take_snapshot", take)
    return parsed


def test_the_second_load_comes_from_the_cache(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = load_snapshot()
    assert cache.stat().st_size > 1_000_000
    parsed = count_parsing(monkeypatch)
    second = load_snapshot()
    assert parsed == []
    assert (second.version, len(second.faces)) == (first.version, len(first.faces))
    assert second.faces[::97] == first.faces[::97]


@pytest.mark.parametrize("content", [b"", b"not msgpack at all", b"\x81\xa3key\xa1x", b"\xc1" * 100])
def test_a_broken_cache_is_read_anew_and_replaced(cache: Path, monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    cache.parent.mkdir(parents=True)
    cache.write_bytes(content)
    parsed = count_parsing(monkeypatch)
    load_snapshot()
    assert len(parsed) == 1
    load_snapshot()
    assert len(parsed) == 1


def test_a_cache_cut_in_the_middle_is_read_anew(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_snapshot()
    cache.write_bytes(cache.read_bytes()[:-1000])
    parsed = count_parsing(monkeypatch)
    load_snapshot()
    assert len(parsed) == 1


def test_other_data_is_never_answered_from_the_cache(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_snapshot()
    parsed = count_parsing(monkeypatch)
    monkeypatch.setattr(catalogue_cache, "fingerprint", lambda folder: "another day")
    load_snapshot()
    assert len(parsed) == 1


def test_a_cache_that_cannot_be_written_does_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("PRAXIS_CACHE", str(tmp_path / "file" / "cache"))
    assert len(load_snapshot().faces) > 4000


def test_missing_data_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    with pytest.raises(CardDataMissing, match="card data is missing: install it with `pip install krcg"):
        source.find_folder()
    monkeypatch.setenv("PRAXIS_CARDS", str(tmp_path))
    with pytest.raises(CardDataMissing, match="PRAXIS_CARDS is"):
        source.find_folder()


@pytest.mark.parametrize("content", [b"", b"Id,Name\n1,x\n", b"\xff\xfe\x00bad", b'Id,Name\n"never closed'])
def test_spoilt_data_is_one_clear_line(tmp_path: Path, content: bytes) -> None:
    for name in ("vtescrypt.csv", "vteslib.csv"):
        (tmp_path / name).write_bytes(content)
    with pytest.raises(CardDataMissing) as caught:
        source.read_cards(tmp_path)
    assert str(tmp_path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_version_names_the_meaning_of_the_data() -> None:
    snapshot = load_snapshot()
    assert len(snapshot.version) == 12
    assert Catalogue.of(snapshot).version == snapshot.version
    assert catalogue_cache.data_version(snapshot.faces[1:]) != snapshot.version


def test_the_package_that_brings_the_data_is_never_imported() -> None:
    """Only its files are read, so that any release will do on any Python."""
    loads = "import sys; from praxis.vtes.catalogue import catalogue; catalogue.load()"
    code = loads + "; print({'krcg', 'cards'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
