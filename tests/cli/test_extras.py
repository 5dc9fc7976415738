"""A plain installation lacks the extras: each command that needs one names it in one line, and none calls it a bug."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from praxis.cli.extras import EXTRAS
from praxis.cli.main import COMMANDS

ROOT = Path(__file__).parents[2]
RUNNER = """
import sys
from praxis.cli.extras import EXTRAS
lacking = {module for modules in EXTRAS.values() for module in modules}
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in lacking:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Blocked())
from praxis.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def test_every_extra_is_listed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(EXTRAS) == set(project["optional-dependencies"])


@pytest.mark.parametrize("command", COMMANDS)
def test_a_missing_extra_is_one_line(command: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUNNER, command, "--help"], capture_output=True, text=True, timeout=60, cwd=tmp_path
    )
    assert done.returncode in (0, 2), done.stderr
    if done.returncode:
        assert "install the extra '" in done.stderr
        assert done.stderr.count("\n") == 1
