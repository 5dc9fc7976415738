"""The ways in which a seat can use a card: those of its modes for which her minions have the Disciplines."""

from __future__ import annotations

from typing import Final

from praxis.vtes.effects.definition import Definition
from praxis.vtes.effects.mode import Mode
from praxis.vtes.effects.who_plays import BY_METHUSELAH

MOST_KEPT: Final = 2000
"""How many sets of levels, and for each how many definitions, are kept before they are forgotten and found anew."""


class Ways:
    """Some modes or abilities of a card with their numbers, and what is true of any of them."""

    __slots__ = ("acting", "by", "modes", "reacting")

    def __init__(self, modes: list[tuple[int, Mode]]) -> None:
        self.modes = modes
        self.acting = 0
        """The moments of them all for the acting Methuselah, as `Mode.acting`."""
        self.reacting = 0
        self.by = 0
        """Who may use any of them: a bit for each `Mode.by`."""
        for _, mode in modes:
            self.acting |= mode.acting
            self.reacting |= mode.reacting
            self.by |= 1 << mode.by


class Levels:
    """The levels of Disciplines that the minions of a seat have together, and the ways that these open with each card.
    All games share it."""

    __slots__ = ("_ways", "acts", "known")

    def __init__(self, known: frozenset[str], acts: bool) -> None:
        self.known = known
        self.acts = acts
        """She has a minion, if only in torpor."""
        self._ways: dict[Definition, Ways] = {}

    def ways(self, definition: Definition) -> Ways:
        """The modes of a card in hand that she or any of her minions could play."""
        found = self._ways.get(definition)
        if found is None:
            if len(self._ways) >= MOST_KEPT:
                self._ways.clear()
            modes = [(index, mode) for index, mode in enumerate(definition.modes) if self._opens(mode)]
            found = self._ways[definition] = Ways(modes)
        return found

    def _opens(self, mode: Mode) -> bool:
        return mode.by == BY_METHUSELAH or (self.acts and self.known.issuperset(mode.disciplines))


NO_MINIONS: Final = Levels(frozenset(), acts=False)
_KEPT: Final[dict[frozenset[str], Levels]] = {}


def levels_of(known: frozenset[str]) -> Levels:
    """What minions with these levels can do."""
    found = _KEPT.get(known)
    if found is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        found = _KEPT[known] = Levels(known, acts=True)
    return found
