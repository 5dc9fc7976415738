"""Writes tools/pins/NAME.txt: every package of a set at the version of constraints.txt, with the hashes of its files.

    .venv/bin/python tools/pins.py          after a change of constraints.txt or pyproject.toml

`./play` and `./check` install from these files with ``pip install --require-hashes``, so that a file that was exchanged
at the registry is refused. Names and hashes come from the registry that pip is set up for, read by pip's own client;
no address is written down.
"""

from __future__ import annotations

import email
import importlib
import importlib.metadata
import re
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import InvalidSdistFilename, InvalidWheelFilename, canonicalize_name

from packaging.utils import parse_sdist_filename, parse_wheel_filename  # isort: skip
from packaging.version import InvalidVersion

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "tools/pins"
CONSTRAINTS: Final = ROOT / "constraints.txt"
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS: Final[Mapping[str, tuple[str, ...]]] = {
    "linux": ("any", "linux", "manylinux", "musllinux"),
    "darwin": ("any", "macosx"),
    "win32": ("any", "win"),
}
"""By `sys.platform`: how the platforms of wheels for it begin."""
NAMES: Final = {"linux": ("posix", "Linux"), "darwin": ("posix", "Darwin"), "win32": ("nt", "Windows")}
"""By `sys.platform`: `os.name` and `platform.system()`."""
MACHINES: Final = {"linux": "x86_64", "darwin": "arm64", "win32": "AMD64"}


class Set(NamedTuple):
    packages: tuple[str, ...]
    extras: tuple[str, ...] | None = None
    """Those of pyproject.toml, with what everybody needs; None where Praxis itself is not installed."""
    above: str = ""
    """Another set that is installed, too."""


BUILD: Final = ("hatchling", "editables")
SETS: Final[Mapping[str, Set]] = {
    "play": Set(BUILD, ("table", "web")),
    "check": Set(BUILD, ("dev", "rl", "table", "web"), above="play"),
    "compile": Set(("mypy", "setuptools")),
    "virtualenv": Set(("virtualenv",)),
}


class Machine(NamedTuple):
    python: str
    system: str

    def markers(self, extra: str) -> dict[str, str]:
        os_name, platform_system = NAMES[self.system]
        return {
            "python_version": self.python,
            "python_full_version": f"{self.python}.0",
            "implementation_name": "cpython",
            "implementation_version": f"{self.python}.0",
            "platform_python_implementation": "CPython",
            "platform_machine": MACHINES[self.system],
            "platform_release": "",
            "platform_version": "",
            "platform_system": platform_system,
            "os_name": os_name,
            "sys_platform": self.system,
            "extra": extra,
        }


EVERYWHERE: Final = frozenset(Machine(*each) for each in product(PYTHONS, SYSTEMS))


# --- which packages a set needs, and where ----------------------------------------------------------------------------


@cache
def pinned() -> Mapping[str, str]:
    """Package -> version, from constraints.txt."""
    lines = CONSTRAINTS.read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if line and not line.startswith("#"))


@cache
def requires(package: str) -> tuple[str, ...]:
    """What a package asks for: from its installation here, else from the registry's file."""
    try:
        there = importlib.metadata.distribution(package)
    except importlib.metadata.PackageNotFoundError:
        return _requires_of_file(package)
    return tuple(there.requires or ())


def _requires_of_file(package: str) -> tuple[str, ...]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
        subprocess.run([*command, "-d", folder, f"{package}=={pinned()[package]}"], check=True)
        (wheel,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as opened:
            (name,) = (name for name in opened.namelist() if name.endswith(".dist-info/METADATA"))
            return tuple(email.message_from_bytes(opened.read(name)).get_all("Requires-Dist") or ())


def wanted(name: str) -> list[Requirement]:
    """What a set asks for itself."""
    asked = SETS[name]
    texts = list(asked.packages)
    if asked.extras is not None:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        texts += project["dependencies"]
        texts += [text for extra in asked.extras for text in project["optional-dependencies"][extra]]
    return [Requirement(text) for text in texts]


def closure(name: str) -> dict[str, frozenset[Machine]]:
    """Every package of a set, with the machines on which it is needed."""
    found: dict[str, set[Machine]] = {}
    for machine in EVERYWHERE:
        seen: set[tuple[str, str]] = set()
        waiting = [(requirement, "") for requirement in wanted(name)]
        while waiting:
            requirement, extra = waiting.pop()
            if requirement.marker and not requirement.marker.evaluate(machine.markers(extra)):
                continue
            package = canonicalize_name(requirement.name)
            found.setdefault(package, set()).add(machine)
            for brought in ("", *requirement.extras):
                if (package, brought) not in seen:
                    seen.add((package, brought))
                    waiting += [(Requirement(text), brought) for text in requires(package)]
    return {package: frozenset(machines) for package, machines in sorted(found.items())}


def marker(machines: frozenset[Machine]) -> str:
    """The shortest marker that is true on these machines and false on the others; empty if it is all of them."""
    if machines == EVERYWHERE:
        return ""
    systems = sorted({machine.system for machine in machines})
    if machines == {machine for machine in EVERYWHERE if machine.system in systems}:
        return " or ".join(f'sys_platform == "{system}"' for system in systems)
    pythons = sorted({machine.python for machine in machines})
    if machines == {machine for machine in EVERYWHERE if machine.python in pythons}:
        return " or ".join(f'python_version == "{python}"' for python in pythons)
    return " or ".join(
        f'(sys_platform == "{machine.system}" and python_version == "{machine.python}")' for machine in sorted(machines)
    )


# --- the registry's files ---------------------------------------------------------------------------------------------


class File(NamedTuple):
    name: str
    sha256: str


@cache
def _registry() -> Any:
    """Pip's own reader of the registry, with the settings and certificates of this machine."""
    command = importlib.import_module("pip._internal.commands").create_command("download")
    options, _ = command.parse_args(["praxis"])
    with command.main_context():
        session = command._build_session(options)
        collector = importlib.import_module("pip._internal.index.collector")
        return collector.LinkCollector.create(session, options=options)


def files(package: str) -> Iterator[File]:
    """All files of the pinned version that the registry has a hash for."""
    reader, parse = _registry(), importlib.import_module("pip._internal.index.collector").parse_links

    def links(address: Any) -> list[Any]:
        page = reader.fetch_response(address)
        return list(parse(page)) if page else []

    for source in reader.collect_sources(package, candidates_from_page=links).index_urls:
        for link in source.page_candidates() if source else ():
            if _version(link.filename) == pinned()[package] and link.hash_name == "sha256":
                yield File(link.filename, link.hash)


def _version(filename: str) -> str:
    try:
        if filename.endswith(".whl"):
            return str(parse_wheel_filename(filename)[1])
        return str(parse_sdist_filename(filename)[1])
    except (InvalidWheelFilename, InvalidSdistFilename, InvalidVersion):
        return ""  # an egg, an installer for Windows, or a name of long ago


def fits(filename: str, machine: Machine) -> bool:
    """Whether a file can be used on a machine; a source archive can on all."""
    if not filename.endswith(".whl"):
        return True
    python = f"cp{machine.python.replace('.', '')}"
    for tag in parse_wheel_filename(filename)[3]:
        stable = (
            tag.abi == "abi3"
            and re.fullmatch(r"cp3\d+", tag.interpreter)
            and int(tag.interpreter[3:]) <= int(machine.python[2:])
        )
        pure = tag.abi == "none" and tag.interpreter in ("py3", f"py{python[2:]}", python)
        if (stable or pure or tag.interpreter == tag.abi == python) and tag.platform.startswith(
            SYSTEMS[machine.system]
        ):
            return True
    return False


# --- the file of a set ------------------------------------------------------------------------------------------------


def _machines(machines: Iterable[Machine]) -> str:
    names = {"linux": "Linux", "darwin": "macOS", "win32": "Windows"}
    return ", ".join(f"{names[system]} {python}" for python, system in sorted(machines))


def shortages(package: str, machines: frozenset[Machine], offered: Sequence[File]) -> list[str]:
    """What the head of the file says about a package: where it has to be built, and where there is nothing."""
    built, none = set(), set()
    for machine in machines:
        fitting = [file.name for file in offered if fits(file.name, machine)]
        if not fitting:
            none.add(machine)
        elif not any(name.endswith(".whl") for name in fitting):
            built.add(machine)
    said = [f"# {package}: nothing at the registry for {_machines(none)}"] if none else []
    return said + ([f"# {package}: built from its source archive for {_machines(built)}"] if built else [])


def write(name: str) -> None:
    above = SETS[name].above
    there = closure(above) if above else {}
    head = [
        f"# Made by tools/pins.py from constraints.txt, for {', '.join(PYTHONS)} on Linux, macOS and Windows: {name}."
    ]
    body = [f"-r {above}.txt"] if above else []
    for package, machines in closure(name).items():
        if there.get(package) == machines:
            continue
        offered = sorted({file for file in files(package) if any(fits(file.name, machine) for machine in machines)})
        if not offered:
            raise SystemExit(f"pins: the registry has no hash for {package} {pinned()[package]}")
        head += shortages(package, machines, offered)
        when = marker(machines)
        body.append(f"{package}=={pinned()[package]}{f' ; {when}' if when else ''} \\")
        body.append(" \\\n".join(f"    --hash=sha256:{digest}" for digest in sorted({file.sha256 for file in offered})))
        print(f"{name}: {package}, {len(offered)} files", file=sys.stderr)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.txt").write_text("\n".join([*head, *body, ""]), encoding="utf-8")


if __name__ == "__main__":
    for each in sys.argv[1:] or SETS:
        write(each)
