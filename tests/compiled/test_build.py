"""The compiled build: the same games to the last byte, used only while it is made of the sources as they stand."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest

from praxis import compiled
from tests.size import SIZE
from tools import compile as tool
from tools import wheel as wheels

ROOT = Path(__file__).parents[2]

PLAY = """
import hashlib, importlib, json, random, sys
from praxis import compiled
compiled.use()
from praxis import games

modules, seeds, listens = json.loads(sys.argv[1])
kind = games.kind("vtes")
found = {}
for setting in kind.settings()[:: int(sys.argv[2])]:
    told = hashlib.sha256()
    for seed in range(seeds):
        game = kind.begin(kind.header(setting, seed))
        if not listens:
            game.events = None  # as in the playouts of bots: no event is made
        dice = random.Random(seed)
        while game.decision is not None:
            told.update(repr(game.decision).encode())
            game._answer(dice.choice(game.decision.options))
            if listens:
                told.update(repr(game.take_events()).encode())
            if game.number % 50 == 0:
                told.update(f"{game.digest()} {game.fork().digest()} {game.view(0)}".encode())
        told.update(game.digest().encode())
    found[setting.label()] = told.hexdigest()
files = {name: importlib.import_module(name).__file__ for name in modules}
print(json.dumps({"games": found, "files": files}))
"""


def module_names() -> list[str]:
    return [path.removesuffix(".py").replace("/", ".") for path in tool.modules()]


def run(code: str, *args: str, wanted: str, root: Path = ROOT) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PRAXIS_COMPILED": wanted, "PYTHONPATH": str(root)}
    return subprocess.run(
        [sys.executable, "-c", code, *args], env=environment, cwd=root, capture_output=True, text=True, timeout=600
    )


@pytest.fixture(scope="module")
def build() -> Path:
    """The build of these sources; made now, if there is none yet, which takes a minute or two."""
    try:
        tool.compiler()
    except tool.CannotCompile as reason:
        pytest.skip(str(reason))
    if SIZE == "quick" and not Path(compiled.BUILDS, compiled.digest()).is_dir():
        pytest.skip("./check --quick does not compile")
    command = [sys.executable, "tools/compile.py", "--plain"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr
    return Path(compiled.BUILDS, compiled.digest())


def test_every_module_in_the_list_is_compiled(build: Path) -> None:
    made = {str(path.relative_to(build)) for path in build.rglob("*.so")}
    assert made == {
        compiled.LIBRARY + compiled.SUFFIX,
        *(name.replace(".", "/") + compiled.SUFFIX for name in module_names()),
    }


@pytest.mark.parametrize("listens", [True, False], ids=["events", "no events"])
def test_compiled_and_interpreted_play_the_same_games(build: Path, listens: bool) -> None:
    """Also where nobody listens: there the build makes no event at all (`tools/woven.py`)."""
    told = []
    for wanted in ("1", "0"):
        done = run(PLAY, json.dumps([module_names(), 1, listens]), "3", wanted=wanted)
        assert done.returncode == 0, done.stderr
        told.append(json.loads(done.stdout))
    fast, slow = told
    assert fast["games"] == slow["games"]
    assert fast["files"].keys() == set(module_names())
    assert all(Path(file).is_relative_to(build) for file in fast["files"].values())
    assert all(file.endswith(".py") for file in slow["files"].values())


@pytest.mark.parametrize("lesson", [*tool.LESSONS, tool.TABLE_LESSON], ids=" ".join)
def test_the_games_that_a_build_learns_from_can_be_played(build: Path, lesson: Sequence[str]) -> None:
    assert tool._plays(build, lesson)


def test_a_wheel_brings_the_build_and_plays_with_it(build: Path, tmp_path: Path) -> None:
    made = wheels.pack(build, tmp_path)
    assert not made.name.endswith("-none-any.whl"), "a wheel with compiled parts is for one kind of machine"
    installed = tmp_path / "installed"
    with zipfile.ZipFile(made) as packed:
        packed.extractall(installed)
    assert (installed / "praxis" / "table" / "static" / "index.html").exists()
    code = (
        "from praxis import compiled; compiled.use(); import praxis.kernel.game as game; "
        "print(compiled.folder(), game.__file__)"
    )
    took, module = run(code, wanted="1", root=installed).stdout.split()
    assert Path(took).parent == installed / "praxis" / "built"
    assert Path(module).is_relative_to(took)
    (installed / "praxis" / "kernel" / "game.py").write_text("", encoding="utf-8")
    assert "nothing is compiled from these sources" in run(code, wanted="1", root=installed).stderr


def test_the_bench_says_what_it_measured(build: Path) -> None:
    for wanted in ("1", "0"):
        done = subprocess.run(
            [sys.executable, "-m", "praxis", "bench", "--game", "vtes", "--seconds", "0.2", "--json"],
            env={**os.environ, "PRAXIS_COMPILED": wanted},
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert json.loads(done.stdout)["vtes"]["compiled"] is (wanted == "1"), done.stderr


# -- who asks for a build -------------------------------------------------------------------------------------------


def hooks(code: str) -> str:
    """The finders that some code adds to those with which Python imports modules."""
    told = f"import sys; before = list(sys.meta_path); {code}; print([f for f in sys.meta_path if f not in before])"
    done = run(told, wanted="0")
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


@pytest.mark.parametrize("module", ["praxis", "praxis.games", "praxis.table.client", "praxis.arena.simulate"])
def test_a_library_changes_nothing_in_how_modules_are_imported(module: str) -> None:
    assert hooks(f"import {module}") == "[]"


def test_a_command_asks_for_the_build_before_it_imports_the_engine() -> None:
    assert "Builds" in hooks("from praxis.cli.main import main; main(['--version'])")
    assert "Builds" in hooks("sys.argv[1:] = ['--version']; import praxis.__main__ as m; m.main()")


SPAWNS = """
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from praxis import compiled

if __name__ == "__main__":
    if sys.argv[1] == "used":
        compiled.use()
    first = (compiled.in_use(), "gc:collect")
    with ProcessPoolExecutor(1, get_context("spawn"), initializer=compiled.begin_worker, initargs=first) as pool:
        print(pool.submit(compiled.in_use).result())
"""


@pytest.mark.parametrize(("parent", "found"), [("used", "True"), ("left", "False")])
def test_a_spawned_worker_does_as_its_parent(parent: str, found: str, tmp_path: Path) -> None:
    program = tmp_path / "spawns.py"
    program.write_text(SPAWNS, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(program), parent]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == found, done.stderr


def test_every_spawned_pool_begins_with_the_build() -> None:
    """A process that is spawned, not forked, imports everything anew."""
    pools = [path for path in (ROOT / "praxis").rglob("*.py") if 'get_context("spawn")' in path.read_text("utf-8")]
    assert pools
    assert [path for path in pools if "initializer=compiled.begin_worker" not in path.read_text("utf-8")] == []


# -- which build is used: on copies of the sources, with a build that is only a name ---------------------------------


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Sources of our own to edit."""
    ignore = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "praxis", tmp_path / "praxis", ignore=ignore)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=ignore)
    return tmp_path


FOLDER = "from praxis import compiled; print(compiled.folder())"
NAME = "from praxis import compiled; print(compiled.digest())"


def pretend(checkout: Path) -> Path:
    """A build of the sources as they stand now, without anything in it."""
    folder = checkout / ".compiled" / run(NAME, wanted="0", root=checkout).stdout.strip()
    folder.mkdir(parents=True)
    return folder


def used(checkout: Path, wanted: str = "") -> str:
    return run(FOLDER, wanted=wanted, root=checkout).stdout.strip()


def test_a_build_is_used_until_a_source_is_edited(checkout: Path) -> None:
    assert used(checkout) == "None"
    folder = pretend(checkout)
    assert used(checkout) == str(folder)
    source = checkout / "praxis/vtes/rules/combat.py"
    before = source.read_text(encoding="utf-8")
    source.write_text(before + "\n", encoding="utf-8")
    assert used(checkout) == "None"
    source.write_text(before, encoding="utf-8")
    assert used(checkout) == str(folder)


def test_a_new_source_counts_and_an_edited_card_does_not(checkout: Path) -> None:
    folder = pretend(checkout)
    with (checkout / "praxis/vtes/cards/reaction.py").open("a", encoding="utf-8") as card:
        card.write("\n")
    assert used(checkout) == str(folder)
    (checkout / "praxis/kernel/another.py").write_text("", encoding="utf-8")
    assert used(checkout) == "None"


@pytest.mark.parametrize("maker", ["compile.py", "quicker.h", "woven.py"])
def test_a_build_is_used_until_what_makes_it_is_edited(checkout: Path, maker: str) -> None:
    folder = pretend(checkout)
    assert used(checkout) == str(folder)
    with (checkout / "tools" / maker).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert used(checkout) == "None"


def test_what_is_compiled_reads_nothing_that_the_digest_leaves_out() -> None:
    covered = {f"praxis/{path}" for path in compiled.sources()}
    assert set(tool.modules()) <= covered
    for path in tool.modules():
        text = (ROOT / path).read_text(encoding="utf-8")
        for top, folder in product(compiled.COVERED, compiled.NOT_COVERED):
            if (ROOT / "praxis" / top / folder).is_dir():
                assert f"praxis.{top}.{folder}" not in text, f"{path} imports from {folder}"


def test_the_environment_says_no(checkout: Path) -> None:
    pretend(checkout)
    assert used(checkout, wanted="0") == "None"


def test_a_build_that_has_to_be_there_is_missed_in_one_line(checkout: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "praxis", "simulate", "--games", "1"],
        env={**os.environ, "PRAXIS_COMPILED": "1", "PYTHONPATH": str(checkout)},
        cwd=checkout,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "./play --compile" in done.stderr


def tool_in(checkout: Path, *args: str, path: str = os.environ.get("PATH", "")) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "tools/compile.py", *args],
        cwd=checkout,
        env={**os.environ, "PATH": path, "PRAXIS_COMPILED": "", "PYTHONPATH": str(checkout)},
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_without_a_compiler_the_background_does_nothing_and_the_command_says_why(checkout: Path) -> None:
    nothing = str(checkout / "nothing")
    done = tool_in(checkout, "--later", path=nothing)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not (checkout / ".compiled").exists()
    done = tool_in(checkout, path=nothing)
    assert done.returncode == 2
    assert done.stderr.startswith("praxis: there is no C compiler")


def test_two_starts_compile_only_once(checkout: Path) -> None:
    holding = subprocess.Popen(
        [sys.executable, "-c", "import tools.compile as t; t.lock(True); print('held', flush=True); input()"],
        cwd=checkout,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(checkout)},
    )
    with holding:
        assert holding.stdout is not None
        assert holding.stdin is not None
        assert holding.stdout.readline() == "held\n"
        done = tool_in(checkout, "--later")  # else it would first be patient for a quarter of a minute
        assert done.returncode == 0
        assert not (checkout / ".compiled/log").exists()
        holding.stdin.close()


def test_sources_that_cannot_be_compiled_are_tried_once(checkout: Path) -> None:
    with (checkout / "praxis/kernel/rng.py").open("a", encoding="utf-8") as source:
        source.write("\nWRONG: int = 'a word'\n")
    done = tool_in(checkout)
    assert done.returncode == 2
    assert "rng.py" in done.stdout + done.stderr
    assert "cannot be compiled" in done.stderr.splitlines()[-1]
    assert not list((checkout / ".compiled").glob("new-*"))
    assert tool_in(checkout, "--later").returncode == 0  # at once: it would be patient if it tried
    assert not (checkout / ".compiled/log").exists()


def test_what_an_interrupted_run_has_left_is_removed_with_old_builds(checkout: Path) -> None:
    builds = checkout / ".compiled"
    for age, name in enumerate(["now", "before", "old", "older"]):
        (builds / name).mkdir(parents=True)
        os.utime(builds / name, (1e9 - age, 1e9 - age))
    (builds / "new-123" / "work").mkdir(parents=True)
    code = "import tools.compile as t; t.remove_old('now')"
    assert run(code, wanted="0", root=checkout).returncode == 0
    assert sorted(path.name for path in builds.iterdir()) == ["before", "now"]
