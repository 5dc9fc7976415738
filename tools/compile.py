"""Compile the engine: `./play --compile` prepares the environment and calls this.

A build lies in .compiled/DIGEST, and `praxis.compiled` takes it as long as the sources are those it was made of. It is
made beside its place and moved there when it is whole; a lock keeps two of these from working at the same time.
The engine is compiled twice: the first build plays some games and notes which branches they take, and the second is
laid out for them, with the rules of V:TES in one piece, so that the compiler can put functions of different modules
into each other. That makes it a fifth faster. `--plain` compiles once, each module by itself, which takes less memory.

`--later` is for the background: it waits a little, works at the lowest priority, does nothing where there is no
compiler, compiles once, and writes to .compiled/log instead of the terminal.
"""

from __future__ import annotations

import argparse
import fcntl
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from praxis import compiled  # noqa: E402
from tools.woven import weave  # noqa: E402

BUILDS: Final = Path(compiled.BUILDS)
MYPY: Final = BUILDS / "mypy"
"""The folder for mypy if the environment has none. People who only play need not wait for it."""
REFUSED: Final = BUILDS / "refused"
"""A file that names the sources that could not be compiled, so that not every start tries again."""
KEPT: Final = 2
"""How many builds are kept: a game in progress may still import modules from the build before this one."""
PATIENCE: Final = 15
"""How many seconds `--later` waits, so that the program that was just started comes first."""

QUICKER: Final = ROOT / "tools" / compiled.QUICKER
"""Quicker ways through functions of Python, which every compiled file reads first."""
TRAINED: Final = "trained"
"""A file in a build that was compiled twice."""
LEARNS: Final = ("-fprofile-generate", "-fprofile-update=single")
KNOWS: Final = ("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")
TOGETHER: Final = (
    "effects",
    "kernel",
    "vtes/actions",
    "vtes/answers",
    "vtes/editions",
    "vtes/effects/resolve",
    "vtes/effects/ways",
    "vtes/effects/who_plays",
    "vtes/game",
    "vtes/model",
    "vtes/questions",
    "vtes/rules",
)
"""The modules that are compiled in one piece, in a build that is compiled twice."""
PIECES: Final = ("rules", "rest")
"""The names of the two pieces of such a build."""
LESSONS: Final = (
    ("praxis", "bench", "--seconds", "1", "--json"),
    ("praxis", "simulate", "--game", "vtes", "--games", "3", "--bots", "house", "--processes", "1", "--json"),
)
"""What the first build of two plays: modules, with their arguments."""
TABLE_LESSON: Final = ("tools.table_lesson",)
"""What it plays then, for all but the rules of V:TES. Those are laid out for the playouts of bots and for simulations,
in which nobody hears of events; a game that people watch makes them all."""

MODULES: Final = (
    "bots/sums.py",
    "bots/vtes/acting.py",
    "bots/vtes/choosing.py",
    "bots/vtes/eye.py",
    "bots/vtes/features.py",
    "bots/vtes/fighting.py",
    "bots/vtes/gist.py",
    "bots/vtes/phases.py",
    "bots/vtes/playout.py",
    "bots/vtes/style.py",
    "bots/vtes/value.py",
    "bots/vtes/weighing.py",
    "effects/*.py",
    "kernel/answer.py",
    "kernel/decision.py",
    "kernel/game.py",
    "kernel/perft.py",
    "kernel/procedure.py",
    "kernel/rng.py",
    "kernel/sight.py",
    "languages/fluent.py",
    "table/game/driver.py",
    "table/game/safe_words.py",
    "table/hall/journal.py",
    "table/hall/orders.py",
    "table/hall/pace.py",
    "table/hall/progress.py",
    "table/history/facts.py",
    "table/wire/audience.py",
    "table/wire/connection.py",
    "table/wire/render.py",
    "table/wire/view_diffs.py",
    "vendetta/answers.py",
    "vendetta/effects/control.py",
    "vendetta/effects/counts.py",
    "vendetta/effects/deployed.py",
    "vendetta/effects/people.py",
    "vendetta/effects/resolve.py",
    "vendetta/effects/statics.py",
    "vendetta/effects/stocks.py",
    "vendetta/effects/triggers.py",
    "vendetta/effects/vocabulary.py",
    "vendetta/effects/whom.py",
    "vendetta/game.py",
    "vendetta/numbers_seen.py",
    "vendetta/questions.py",
    "vendetta/rules/*.py",
    "vendetta/sights.py",
    "vendetta/state.py",
    "vendetta/words/cards.py",
    "vendetta/words/decisions.py",
    "vendetta/words/game.py",
    "vendetta/words/log.py",
    "vendetta/words/slots.py",
    "vendetta/words/stack.py",
    "vtes/actions/*.py",
    "vtes/answers.py",
    "vtes/editions.py",
    "vtes/effects/*.py",
    "vtes/model/affiliations.py",
    "vtes/model/board.py",
    "vtes/model/face.py",
    "vtes/model/facts.py",
    "vtes/model/faults.py",
    "vtes/model/fields.py",
    "vtes/model/listening.py",
    "vtes/model/numbers_seen.py",
    "vtes/model/progress.py",
    "vtes/model/regions.py",
    "vtes/model/repertoire.py",
    "vtes/model/rulings.py",
    "vtes/model/sights.py",
    "vtes/game.py",
    "vtes/questions.py",
    "vtes/rules/*.py",
    "vtes/model/combat_spans.py",
    "vtes/model/referendum_span.py",
    "vtes/model/spans.py",
    "vtes/model/state.py",
    "vtes/model/stats.py",
    "vtes/model/windows.py",
    "vtes/model/worlds.py",
    "vtes/words/asked.py",
    "vtes/words/decisions.py",
    "vtes/words/game.py",
    "vtes/words/log.py",
    "vtes/words/prices.py",
    "vtes/words/slots.py",
    "vtes/words/stack.py",
    "vtes/words/told.py",
)
"""The modules that are compiled. Structs of msgspec, exceptions, and code that runs once in a game are not."""


class CannotCompile(Exception):
    """The engine cannot be compiled; the message says in one line what is missing."""


def modules() -> list[str]:
    """The files that are compiled, by their path in the repository."""
    package = ROOT / "praxis"
    found = [path for pattern in MODULES for path in sorted(package.glob(pattern)) if path.name != "__init__.py"]
    return [str(path.relative_to(ROOT)) for path in found]


def compiler() -> list[str]:
    """The C compiler with the flags for modules of this Python."""
    command = shlex.split(sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        command = ["cc"]
    if shutil.which(command[0]) is None:
        raise CannotCompile("there is no C compiler; on Debian: apt-get install gcc")
    include = sysconfig.get_path("include")
    if not Path(include, "Python.h").exists():
        raise CannotCompile(f"{include} has no Python.h; on Debian: apt-get install python3-dev")
    return [
        *command,
        "-pthread",
        "-fPIC",
        "-fvisibility=hidden",
        "-fno-plt",
        "-fwrapv",
        "-DNDEBUG",
        "-O2",
        "-w",
        f"-I{include}",
        "-include",
        str(QUICKER),
    ]


def fetch_mypy() -> None:
    """The folder of mypy, which brings mypyc; it is installed if the environment has none."""
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        sys.path.append(str(MYPY))
    if importlib.util.find_spec("mypyc") is not None and importlib.util.find_spec("setuptools") is not None:
        return
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(MYPY)]
    packages = ["--require-hashes", "-r", str(ROOT / "tools/pins/compile.txt")]
    if subprocess.run([*pip, *packages], stdin=subprocess.DEVNULL).returncode:
        raise CannotCompile("mypy could not be installed; is the package registry within reach?")
    importlib.invalidate_caches()


def write_c(folder: Path) -> list[Any]:
    """Let mypyc turn the modules into C, in a folder that holds a copy of the package."""
    from mypyc.build import mypycify

    ignore = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "praxis", folder / "praxis", ignore=ignore)
    # A table has no procedures, and what it tells are messages, not events.
    weave([folder / name for name in modules() if not name.startswith("praxis/table/")])
    os.chdir(folder)
    options = ["--strict", "--explicit-package-bases", "--namespace-packages", "--no-incremental"]
    options.append("--ignore-missing-imports")  # people who only play do not have all the stubs
    python = f"--python-version={sys.version_info.major}.{sys.version_info.minor}"
    name = compiled.LIBRARY.removesuffix("__mypyc")
    found: list[Any] = mypycify([*options, python, *modules()], multi_file=True, group_name=name)
    return found


def join(extensions: Sequence[Any]) -> None:
    """Let the compiler see the files of the library as two: those of `TOGETHER` with the runtime of mypyc, and the
    rest."""
    together = tuple(f"__native_praxis___{name.replace('/', '___')}" for name in TOGETHER)
    for extension in extensions:
        if len(extension.sources) > 1:
            pieces: tuple[list[str], list[str]] = ([], [])
            for source in sorted(extension.sources):
                name = Path(source).name
                pieces["praxis___" in name and not name.startswith(together)].append(f'#include "{name}"\n')
            folder = Path(extension.sources[0]).parent
            extension.sources = [str(folder / f"{piece}.c") for piece in PIECES]
            for path, lines in zip(extension.sources, pieces, strict=True):
                Path(path).write_text("".join(lines), encoding="utf-8")


def build_extensions(extensions: Sequence[Any], target: Path, jobs: int, flags: Sequence[str] = ()) -> None:
    command = [*compiler(), *flags]

    def to_object(source: str) -> str:
        made = f"{source}.o"
        subprocess.run([*command, *(f"-I{path}" for path in includes), "-c", source, "-o", made], check=True)
        return made

    with ThreadPoolExecutor(jobs) as workers:
        for extension in extensions:
            includes = extension.include_dirs
            objects = list(workers.map(to_object, extension.sources))
            library = target.joinpath(*extension.name.split(".")).with_suffix(compiled.SUFFIX)
            library.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run([*command, "-shared", *objects, "-o", str(library)], check=True)


def train(build: Path, notes: Path) -> bool:
    """Let a build play, so that it notes in a folder which branches games take; False if that is not possible here."""
    if not all(_plays(build, lesson) for lesson in LESSONS):
        return False
    kept = {path: path.read_bytes() for path in notes.rglob(f"{PIECES[0]}*.gcda")}
    if not kept or not _plays(build, TABLE_LESSON):
        return False
    for path, noted in kept.items():
        path.write_bytes(noted)
    return True


def _plays(build: Path, lesson: Sequence[str]) -> bool:
    environment = {**os.environ, "PRAXIS_COMPILED": str(build), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", *lesson]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, stdin=subprocess.DEVNULL)
    return done.returncode == 0


def is_trainable() -> bool:
    """Whether the compiler is GCC, whose flags these are."""
    asked = subprocess.run([compiler()[0], "--version"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return "Free Software Foundation" in asked.stdout


def remove_old(keep: str) -> None:
    """Remove all builds except this one and the one before it, and what interrupted runs have left."""
    found = sorted((path for path in BUILDS.iterdir() if path.is_dir() and path != MYPY), key=_age)
    kept = [path for path in found if not path.name.startswith("new-") and path.name != keep][: KEPT - 1]
    for path in found:
        if path not in kept and path.name != keep:
            shutil.rmtree(path, ignore_errors=True)


def _age(path: Path) -> float:
    return -path.stat().st_mtime


def build(jobs: int, plain: bool) -> Path:
    """The build of the present sources, made if there is none. The caller holds the lock."""
    digest = compiled.digest()
    done = BUILDS / digest
    if done.is_dir() and (plain or (done / TRAINED).exists() or not is_trainable()):
        return done
    compiler()
    fetch_mypy()
    remove_old(digest)
    new = BUILDS / f"new-{os.getpid()}"
    here = Path.cwd()
    try:
        try:
            extensions = write_c(new / "work")
            notes = [] if plain or not is_trainable() else LEARNS
            if notes:
                join(extensions)
            build_extensions(extensions, new / "build", jobs, notes)
            if notes:
                trained = train(new / "build", new / "work")
                if not trained:
                    print("the first build could not play its games; the second is made without what it would note")
                build_extensions(extensions, new / "build", jobs, KNOWS if trained else ())
                (new / "build" / TRAINED).touch()
        except (SystemExit, subprocess.CalledProcessError) as error:
            REFUSED.write_text(digest, encoding="utf-8")
            raise CannotCompile(f"these sources cannot be compiled, see above ({error})") from None
        os.chdir(here)
        if compiled.digest() != digest:
            raise CannotCompile("the sources were changed while they were compiled; begin again")
        shutil.rmtree(done, ignore_errors=True)  # a build that was compiled once, if there is one
        (new / "build").rename(done)
    finally:
        os.chdir(here)
        shutil.rmtree(new, ignore_errors=True)
    return done


def lock(wait: bool) -> int | None:
    """The lock; None if another process has it. The system takes it back when this process ends in any way."""
    BUILDS.mkdir(exist_ok=True)
    handle = os.open(BUILDS / "lock", os.O_CREAT | os.O_RDWR, 0o644)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        os.close(handle)
        return None
    return handle


def later() -> int:
    """Compile in the background of somebody's game: print nothing, and leave the processor to others."""
    os.nice(19)
    try:
        if compiled.folder() is not None:
            return 0
        compiler()
        if REFUSED.exists() and REFUSED.read_text(encoding="utf-8") == compiled.digest():
            return 0
    except compiled.NoBuild:
        pass
    except CannotCompile:
        return 0
    if lock(wait=False) is None:
        return 0
    with (BUILDS / "log").open("w") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    time.sleep(PATIENCE)
    return compile_now(jobs=1, plain=True)


def compile_now(jobs: int, plain: bool) -> int:
    started = time.monotonic()
    how = "once" if plain else "twice, with some games in between: this takes a few minutes"
    print(f"compiling {len(modules())} modules of the engine {how} …", flush=True)
    try:
        made = build(jobs, plain)
    except CannotCompile as error:
        print(f"praxis: {error}", file=sys.stderr)
        return 2
    print(f"the compiled build is {made.relative_to(ROOT)}, after {time.monotonic() - started:.0f} s")
    return 0


def main(args: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./play --compile", description="Compile the engine with mypyc.")
    parser.add_argument("--later", action="store_true", help="in the background, if there is a compiler")
    parser.add_argument("--plain", action="store_true", help="compile once: in half the time, a tenth slower")
    parser.add_argument("-j", dest="jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    chosen = parser.parse_args(args)
    if chosen.later:
        return later()
    if lock(wait=False) is None:
        print("another process compiles at this moment; waiting for it", flush=True)
        lock(wait=True)
    return compile_now(chosen.jobs, chosen.plain)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
