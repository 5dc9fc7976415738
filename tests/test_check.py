"""`./check` runs every part whatever the others say, shows each with its time, and names the failing parts last."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GOOD = {
    "pyproject.toml": '[tool.pytest.ini_options]\naddopts = ["--import-mode=importlib"]\n',
    "praxis/__init__.py": '"""A package.\n\n>>> 1 + 1\n2\n"""\n',
    "tests/rules/test_bleed.py": "def test_a_bleed_costs_pool() -> None:\n    assert 30 - 1 == 29\n",
    "tests/test_layers.py": "def test_nothing_is_wrong() -> None:\n    assert True\n",
    "tests/test_size.py": "import os\n\n\ndef test_size() -> None:\n    assert os.environ['PRAXIS_SIZE'] == 'full'\n",
}


class Checkout:
    """A small project of its own, checked by our ./check."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        (directory / "tools").mkdir()
        shutil.copy2(ROOT / "tools" / "check.py", directory / "tools" / "check.py")
        for name, text in GOOD.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        path = self.directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def check(self, *args: str, workers: int = 1) -> tuple[int, str]:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PRAXIS"))}
        done = subprocess.run(
            [sys.executable, "tools/check.py", "-n", str(workers), *args],
            cwd=self.directory,
            # One worker needs no plugin, and loading them takes longer than all the rest.
            env={**environment, "CI": "true", **({"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"} if workers == 1 else {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=120,
        )
        return done.returncode, done.stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def rows(output: str) -> dict[str, str]:
    """Part -> result, from the summary."""
    return dict(re.findall(r"^  (\w[\w ]*?) +(ok|FAILED) +[0-9.]+ s", output.split("--- summary")[-1], re.MULTILINE))


def test_a_failing_part_does_not_stop_the_others_and_is_named_last(checkout: Checkout) -> None:
    checkout.write("praxis/bad.py", "import os\nx: int = 'y'\n")
    code, output = checkout.check("lint", "format", "types", "rules", "layers", "docstrings")
    assert code == 1
    assert rows(output) == {
        "lint": "FAILED",
        "format": "FAILED",
        "types": "FAILED",
        "docstrings": "ok",
        "rules": "ok",
        "layers": "ok",
        "all tests": "ok",
    }
    assert re.fullmatch(r"check: FAILED after \d+ s: lint, format, types", output.splitlines()[-1])


def test_when_all_is_well_the_code_is_zero_and_pytest_closes_with_all_tests(checkout: Checkout) -> None:
    code, output = checkout.check("tests", "--full", workers=2)
    assert (code, set(rows(output).values())) == (0, {"ok"})
    assert re.findall(r"^=+ (\d+) passed in [0-9.]+s =+$", output, re.MULTILINE) == ["4"]
    assert re.fullmatch(r"check: all is well, after \d+ s", output.splitlines()[-1])


def test_a_failing_family_of_tests_is_named(checkout: Checkout) -> None:
    checkout.write("tests/rules/test_hunt.py", "def test_hunt() -> None:\n    assert 1 == 2\n")
    code, output = checkout.check("rules", "layers")
    assert (code, rows(output)) == (1, {"rules": "FAILED", "layers": "ok", "all tests": "FAILED"})
    assert output.splitlines()[-1].endswith(": rules")


def test_tests_that_cannot_even_be_collected_fail_their_family(checkout: Checkout) -> None:
    checkout.write("tests/rules/test_hunt.py", "import no_such_module\n")
    code, output = checkout.check("rules", "layers")
    assert (code, rows(output)) == (1, {"rules": "FAILED", "layers": "ok", "all tests": "FAILED"})


def test_a_broken_conftest_fails_only_its_family(checkout: Checkout) -> None:
    checkout.write("tests/table/conftest.py", "import no_such_module\n")
    checkout.write("tests/table/test_table.py", "def test_table() -> None:\n    assert 1\n")
    code, output = checkout.check("tests", "--full")
    assert (code, [part for part, result in rows(output).items() if result == "ok"]) == (
        1,
        ["docstrings", "rules", "layers", "size"],
    )
    assert output.splitlines()[-1].endswith(": table")


def test_a_wrong_docstring_fails(checkout: Checkout) -> None:
    checkout.write("praxis/count.py", '"""\n>>> 1 + 1\n3\n"""\n')
    code, output = checkout.check("docstrings")
    assert (code, rows(output)["docstrings"]) == (1, "FAILED")


def test_a_family_is_narrowed_by_options_for_pytest(checkout: Checkout) -> None:
    assert checkout.check("rules", "layers", "--", "-k", "bleed")[0] == 0
    assert checkout.check("rules", "--", "-k", "no_such_test")[0] == 1


def test_an_unknown_part_is_answered_with_the_known_ones(checkout: Checkout) -> None:
    code, output = checkout.check("ruels")
    assert code == 2
    known = "lint, format, types, web, docstrings, rules, layers, size and tests"
    assert f"no part is called ruels; there are {known}" in output
