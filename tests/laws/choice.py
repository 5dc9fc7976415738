"""The games and settings that a run of this size looks at."""

from __future__ import annotations

from praxis import games
from praxis.kernel.game import Kind, Setting
from tests.kernel import toy

KINDS: list[Kind] = [toy.KIND, *games.kinds()]
"""Every registered game, and the toy."""


def facets(setting: Setting) -> set[tuple[str, object]]:
    """The facets of a setting: its edition, its number of players, the value of each option."""
    options = {(f"option {name}", value) for name, value in setting.options.items()}
    return {("edition", setting.edition), ("players", setting.players), *options}


def covering(settings: list[Setting]) -> list[Setting]:
    """A few settings in which every edition, player count and option value occurs, found greedily."""
    missing = {facet for setting in settings for facet in facets(setting)}
    chosen = []
    while missing:
        best = max(settings, key=lambda setting: len(facets(setting) & missing))
        missing -= facets(best)
        chosen.append(best)
    return chosen
