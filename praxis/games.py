"""The games there are, by name. A game is imported when it is asked for: `praxis --help` needs none of them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Kind

GAMES: Final[dict[str, str]] = {
    "vendetta": "praxis.vendetta.kind:KIND",
    "vtes": "praxis.vtes.kind:KIND",
}
"""Name -> module and attribute of its `Kind`."""


def names() -> list[str]:
    """The games that can be played, without importing their rules."""
    return [name for name, place in GAMES.items() if find_spec(place.partition(":")[0]) is not None]


@cache
def kind(name: str) -> Kind:
    """The game of this name, or one line that says which there are."""
    known = names()
    if name not in known:
        raise BadSetting(f"no game is called {name!r}; there {_are(known)}")
    module, _, attribute = GAMES[name].partition(":")
    found = getattr(import_module(module), attribute)
    assert isinstance(found, Kind), f"{GAMES[name]} is not a Kind"
    assert found.name == name, f"{GAMES[name]} calls itself {found.name!r}, not {name!r}"
    return found


def kinds() -> list[Kind]:
    return [kind(name) for name in names()]


def _are(known: list[str]) -> str:
    if len(known) < 2:
        return f"is {known[0]}" if known else "is none yet"
    return f"are {', '.join(known[:-1])} and {known[-1]}"
