"""The page is built the same way everywhere, from sources that agree with the server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from tests.size import full_only
from tools import web, wire_types

ROOT = Path(__file__).parent.parent.parent


def test_the_types_of_the_wire_are_those_of_the_server() -> None:
    stale = [str(path) for path, text in wire_types.files().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run: python tools/wire_types.py"


def test_the_lock_file_names_no_address() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in text
    assert not re.search(r"https?:", text)
    packages = json.loads(text)["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)


def test_versions_are_pinned_exactly() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    versions = {**package["dependencies"], **package["devDependencies"]}
    assert [name for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


@pytest.mark.usefixtures("page_is_built")
def test_a_build_with_nothing_to_do_is_quick() -> None:
    built = (web.STATIC / web.STAMP).stat().st_mtime_ns
    start = time.process_time()  # a busy machine is no reason to fail
    web.build()
    assert time.process_time() - start < 1
    assert (web.STATIC / web.STAMP).stat().st_mtime_ns == built


@pytest.mark.usefixtures("page_is_built")
def test_the_page_asks_nothing_of_other_hosts_and_has_no_inline_script() -> None:
    page = (web.STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"(src|href)=\"(https?:)?//", page)
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "style=" not in page
    for path in (web.STATIC / "assets").glob("*.css"):
        assert "//" not in re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL), path.name


def test_the_page_knows_no_game_outside_its_folder() -> None:
    """What is a game's own stays in its folder; the rest may name the game to choose it, no more."""
    words = re.compile(r"ambition|withdraw|diablerie|influence|planning|clan\b", re.IGNORECASE)
    sources = ROOT / "web" / "src"
    found = [
        f"{path.relative_to(sources)}: {match.group()}"
        for path in sources.rglob("*")
        if path.suffix in (".ts", ".svelte")
        and not re.search(r"/games/(?!plain)[a-z]+/", path.as_posix())
        and "i18n" not in path.as_posix()
        for match in [words.search(path.read_text(encoding="utf-8"))]
        if match
    ]
    assert found == []


@full_only
def test_the_wheel_carries_the_page(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=300)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert "praxis/table/static/index.html" in names
    assert any(name.startswith("praxis/table/static/assets/") and name.endswith(".js") for name in names)
    assert not any("node_modules" in name for name in names)
