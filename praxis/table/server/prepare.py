"""Everything that games share, loaded by one thread before there is a second one.

msgspec 0.22 builds its description of a struct type when the type is first read, and hands a half-built one to a second
thread that reads the same type meanwhile: the process dies (`docs/msgspec-race.py`). Compiled modules that import each
other must not be imported by two threads at once either. So nothing is left to be built, imported or read from a file
when the first table is brought back.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pkgutil import walk_packages

import msgspec

from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import Kind
from praxis.table.game.hosted import Tenant, Tenants


def prepare(tenants: Tenants) -> None:
    """Import the games' modules, deal a game of each edition, build the description of every struct type."""
    for tenant in tenants.values():
        _import_all(tenant.kind)
    for tenant in tenants.values():
        _deal(tenant)
    build_types()


def _import_all(kind: Kind) -> None:
    """Every module of the game's own package, also those that a function imports when it needs them."""
    package = type(kind).__module__.rpartition(".")[0]
    if package.startswith("praxis."):
        for module in walk_packages(import_module(package).__path__, f"{package}."):
            import_module(module.name)


def _deal(tenant: Tenant) -> None:
    """Card data, decks and texts are read when the first game of an edition is dealt."""
    kind = tenant.kind
    first = {setting.edition: setting for setting in reversed(kind.settings())}
    for setting in first.values():
        kind.begin(kind.header(setting, 0)).view(SPECTATOR)


def build_types() -> None:
    """Let msgspec build the description of every struct type there is."""
    for struct in _structs(msgspec.Struct):
        # A type that cannot be read at all (a field that no message can have) is never read.
        with suppress(TypeError, NameError):
            msgspec.json.Decoder(struct)


def _structs(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for struct in base.__subclasses__():
        yield struct
        yield from _structs(struct)
