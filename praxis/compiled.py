"""The compiled build of the engine. It is used instead of the sources as long as it is made of exactly these sources.

`tools/compile.py` puts a build under ``.compiled/DIGEST`` beside the package, where DIGEST is the digest of all sources
that went into it. After an edit of one of them, the build is no longer used. A wheel that `tools/wheel.py` makes has a
build in the package. `PRAXIS_COMPILED=0` says to do without, `PRAXIS_COMPILED=1` that there has to be one; a folder
says to take the build in it.

Whoever imports `praxis` runs its sources: nothing changes how that process imports modules unless it calls `use()`
first, as every command of ours does.

Why not `hatch-mypyc`: it compiles when a wheel is built, so that whoever installs needs a compiler and waits for it,
and an edited source would go on running as it was compiled. Here a build is optional, made later, never out of date.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
BUILDS: Final = os.path.join(os.path.dirname(PACKAGE), ".compiled")
CARRIED: Final = os.path.join(PACKAGE, "built")
"""Where the build of a wheel lies. It serves every Python of this version, not only the one it was made with."""
COVERED: Final = ("bots", "effects", "kernel", "languages", "table", "vendetta", "vtes")
NOT_COVERED: Final = frozenset({"cards", "data", "decks", "definitions", "static", "measure", "web"})
"""Folders that no compiled module reads. After an edit there the build is still used."""
LIBRARY: Final = "praxis_engine__mypyc"
"""The shared library that holds all compiled modules. Each module's own file only opens it."""
QUICKER: Final = "quicker.h"
"""A file in tools/ that all compiled modules are made with."""
SUFFIX: Final = EXTENSION_SUFFIXES[0]


def sources() -> list[str]:
    """All files that a build depends on, by their path in the package."""
    found = []
    for top in COVERED:
        for folder, folders, files in os.walk(os.path.join(PACKAGE, top)):
            folders[:] = sorted(name for name in folders if name not in NOT_COVERED and not name.startswith("_"))
            found += [os.path.relpath(os.path.join(folder, name), PACKAGE) for name in files if name.endswith(".py")]
    return sorted(found)


def digest(carried: bool = False) -> str:
    """The name of the build of these sources for this Python; `carried`: of the build in a wheel."""
    from hashlib import blake2b

    state = blake2b(f"{SUFFIX}\n{'' if carried else sys.version}\n".encode(), digest_size=8)
    makers = (
        []
        if carried
        else [os.path.join(os.path.dirname(PACKAGE), "tools", name) for name in ("compile.py", QUICKER, "woven.py")]
    )
    for path in [*(os.path.join(PACKAGE, name) for name in sources()), *makers]:
        if os.path.exists(path):
            with open(path, "rb") as file:
                content = file.read()
            state.update(f"{os.path.basename(path)} {len(content)}\n".encode() + content)
    return state.hexdigest()


class NoBuild(ImportError):
    """`PRAXIS_COMPILED=1` asks for a build, and there is none of these sources."""


def folder() -> str | None:
    """The folder of the build of these sources; None if there is none or it is not wanted."""
    wanted = os.environ.get("PRAXIS_COMPILED", "")
    if wanted == "0":
        return None
    if os.path.isabs(wanted):
        return wanted
    for place in (BUILDS, CARRIED):
        if os.path.isdir(place):
            build = os.path.join(place, digest(carried=place == CARRIED))
            if os.path.isdir(build):
                return build
    if wanted:
        raise NoBuild("PRAXIS_COMPILED is set, but nothing is compiled from these sources; ./play --compile does it")
    return None


class Builds:
    """A finder for Python's import system: it finds modules of the engine in their build. The first module of the
    engine decides for the whole process."""

    def __init__(self) -> None:
        self.decided = False
        self.folder: str | None = None

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        parts = name.split(".")
        if name != LIBRARY and not (len(parts) > 2 and parts[0] == "praxis" and parts[1] in COVERED):
            return None
        if not self.decided:
            self.folder = folder()
            self.decided = True
        if self.folder is None:
            return None
        file = os.path.join(self.folder, *parts) + SUFFIX
        if not os.path.exists(file):
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def is_compiled(module: str) -> bool:
    """Whether an imported module comes from a build."""
    spec = getattr(sys.modules.get(module), "__spec__", None)
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def use() -> None:
    """From now on, import modules of the engine from their build if there is one. Modules that were imported before
    stay as they are, so this comes first in a program."""
    if not in_use():
        sys.meta_path.insert(0, Builds())


def in_use() -> bool:
    """Whether this process imports modules of the engine from their build."""
    return any(isinstance(finder, Builds) for finder in sys.meta_path)


def begin_worker(uses: bool, function: str, *args: object) -> None:
    """The initializer of a pool whose processes are spawned: use the build if the parent does, then call the function
    at ``module:name``. Such a process imports the module of its initializer first, so it is named, not given."""
    if uses:
        use()
    module, _, name = function.partition(":")
    getattr(import_module(module), name)(*args)
