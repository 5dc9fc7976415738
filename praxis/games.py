"""All games by name. A game is imported when it is asked for: `praxis --help` needs none of them.

The two that come with Praxis are listed here. Any other registers itself as an entry point of its package, in the group
``praxis.games``: a name, and where its `Entry` stands. Nothing else has to know of it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from praxis.clauses import matrix
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Kind
from praxis.kernel.registration import Entry

OWN: Final[dict[str, str]] = {
    "vendetta": "praxis.vendetta.entry:GAME",
    "vtes": "praxis.vtes.entry:GAME",
}
"""The place of each game's `Entry`, by the name of the game."""
GROUP: Final = "praxis.games"


@cache
def _places() -> dict[str, str]:
    """The place of each game's entry. No other package can replace one of our games."""
    found = {point.name: point.value for point in entry_points(group=GROUP)}
    return {**{name: found[name] for name in sorted(found)}, **OWN}


def names() -> list[str]:
    """The games that can be played, without importing their rules."""
    ours, others = list(OWN), [name for name in _places() if name not in OWN]
    return [name for name in ours + others if find_spec(_places()[name].partition(":")[0]) is not None]


@cache
def entry(name: str) -> Entry:
    """The `Entry` of the game of this name; `BadSetting` names the games that there are."""
    known = names()
    if name not in known:
        raise BadSetting(f"no game is called {name!r}; there {_are(known)}")
    found = part(_places()[name])
    if not isinstance(found, Entry) or found.name != name:
        raise BadSetting(f"the game {name!r} is registered wrongly: {_places()[name]} is no Entry of that name")
    if found.rulebook is not None:
        matrix.declare(name, found.rulebook.editions, Path(found.rulebook.file))
    return found


def part(place: str) -> Any:
    """Import the object at ``module:attribute``."""
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)


@cache
def kind(name: str) -> Kind:
    found = part(entry(name).kind)
    if not isinstance(found, Kind) or found.name != name:
        raise BadSetting(f"the game {name!r} is registered wrongly: {entry(name).kind} is no Kind of that name")
    return found


def kinds() -> list[Kind]:
    return [kind(name) for name in names()]


def with_rules() -> tuple[str, ...]:
    """The games that have clauses."""
    for name in names():
        entry(name)
    return tuple(matrix.EDITIONS)


def _are(known: list[str]) -> str:
    if len(known) < 2:
        return f"is {known[0]}" if known else "is none yet"
    return f"are {', '.join(known[:-1])} and {known[-1]}"
