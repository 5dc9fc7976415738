"""The examples run, and use nothing of Praxis but its public API."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import praxis
from praxis.table.server.config import INSTALLED
from tests.table.process import ServerProcess

ROOT = Path(__file__).parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
PUBLIC = {"praxis", "praxis.compiled", "praxis.env", "praxis.env.vtes_v0", "praxis.env.vendetta_v0"}
"""What examples may import: the API, the compiled build, and the environments for programs that learn."""
ARGUMENTS = {"simulate_a_match_up": ["4"]}
ELSEWHERE = {"learn": "tests/env/test_env.py", "talk_to_a_server": "below"}
"""Examples that need more than to be started, and where they are tested."""


def run(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / f"{name}.py", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_there_is_an_example_of_each_use() -> None:
    assert {path.stem for path in EXAMPLES} >= {
        "settle_a_question",
        "write_a_bot",
        "simulate_a_match_up",
        "read_a_record",
        "talk_to_a_server",
        "a_card_of_ones_own",
    }


@pytest.mark.parametrize("name", [path.stem for path in EXAMPLES if path.stem not in ELSEWHERE])
def test_an_example_runs(name: str) -> None:
    assert run(name, *ARGUMENTS.get(name, [])).strip()


def test_the_example_of_a_server_plays_a_game_there(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, games=INSTALLED) as server:
        assert run("talk_to_a_server", server.address).startswith("played ")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_uses_the_public_api_alone(path: Path) -> None:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "praxis":
            assert node.attr in praxis.__all__, f"{path.name}: praxis.{node.attr} is not public"
    assert {name for name in found if name.split(".")[0] == "praxis"} <= PUBLIC
