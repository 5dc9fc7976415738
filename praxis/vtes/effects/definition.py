"""The definition of a card: modes, which are ways to play it, abilities, which work while it is in play, and standing
parts. All its effects are numbered, so that a procedure names them by ints.

Definitions are frozen and shared by all games. The words that they are written in are listed in `docs/cards.md`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from praxis.effects.filters import Filter
from praxis.effects.nodes import Node, Numbered, Part, Tree, tree
from praxis.effects.work import Program
from praxis.vtes.effects.costs import Costs, Dues
from praxis.vtes.effects.forbidding import COSTS, DUES, GRANTED, LASTING, Cannot, PlaysAs
from praxis.vtes.effects.how_often import BY_NAME, FOR_ALL, SPAN_WORDS
from praxis.vtes.effects.mode import Mode
from praxis.vtes.effects.standing_numbers import WIDE, Gives
from praxis.vtes.effects.triggers import heard_in, recalled_in, replaced_in
from praxis.vtes.model import facts, windows


def _ruled_in(nodes: Iterable[Node]) -> int:
    """The rules, as bits, that these nodes and the nodes in them lay down."""
    found = 0
    for node in nodes:
        if isinstance(node, Cannot):
            found |= 1 << node.rule
        elif isinstance(node, Costs):
            found |= 1 << COSTS
        elif isinstance(node, Dues):
            found |= 1 << DUES
        if isinstance(node, Numbered):
            for branch in node.branches():
                found |= _ruled_in(branch)
    return found


class Granted(Part):
    """An ability that a minion can use for a while: an effect hangs it on a span."""

    __slots__ = ("bound", "mode", "number")

    def __init__(self, mode: Mode, bound: bool = False) -> None:
        self.mode = mode
        mode.granted = True
        self.bound = bound
        """It is a strike, and the additional strike that comes with it must be this one."""
        self.number = 0
        """Its number among the abilities of the card, from -1 down; given when the definition is made."""

    def tree(self) -> Tree:
        limit = SPAN_WORDS.get(self.mode.limit & ~(BY_NAME | FOR_ALL), "")
        return tree("granted", effects=self.mode.do, cost=self.mode.cost, if_=self.mode.if_, limit=limit)


class Definition:
    """What one card does. `digest` is the digest of the official text that the definition was written for."""

    __slots__ = (
        "abilities",
        "adds_disciplines",
        "as_vampire",
        "as_vampire_but",
        "as_vampire_level",
        "as_vampire_of",
        "cares",
        "coverage",
        "digest",
        "eager",
        "gifts",
        "gives",
        "hears",
        "heirloom",
        "mandatory",
        "modes",
        "not_replaced",
        "note",
        "official",
        "parts",
        "poses",
        "program",
        "recalls",
        "remains",
        "removed",
        "replaces",
        "rises_as",
        "rules",
        "standing",
        "stands",
        "stands_as",
        "takes_unlocked",
        "uses",
        "when",
        "wide",
        "without",
    )

    def __init__(
        self,
        official: int = 0,
        modes: tuple[Mode, ...] = (),
        gives: tuple[Gives, ...] = (),
        abilities: tuple[Mode, ...] = (),
        adds_disciplines: tuple[str, ...] = (),
        digest: str = "",
        coverage: str = "full",
        note: str = "",
        not_replaced: str = "",
        as_vampire: tuple[str, ...] = (),
        heirloom: bool = False,
        parts: tuple[Part, ...] = (),
        removed: bool = False,
        stands_as: tuple[str, ...] = (),
        eager: bool = False,
        as_vampire_but: Filter | None = None,
        as_vampire_of: int = 1,
        rises_as: str = "",
        as_vampire_level: int = 0,
        remains: bool = False,
    ) -> None:
        self.official = official
        self.remains = remains
        """The card is in play even on a card in an uncontrolled region."""
        self.rises_as = rises_as
        """What a library card becomes in play that is no ally by its type: its trait, life, strength and bleed, as in
        ``mortal 1 0 0``; or a vampire with his capacity and Disciplines, as in ``vampire 2 chi``. Empty for a vampire
        of capacity 1, if it becomes a minion at all."""
        self.stands_as = stands_as
        """In play it is ``equipment``, with these traits, though its type is another; or a ``location`` and no
        equipment. Empty for what is printed."""
        self.eager = eager
        """An ally that can act in the turn in which it is recruited."""
        self.as_vampire_but = as_vampire_but
        """Of the cards that it would play as a vampire, those that it cannot play."""
        self.as_vampire_level = as_vampire_level
        """The mode by which it must have come into play for that; 0 for any."""
        self.as_vampire_of = as_vampire_of
        """The capacity that it then has. [card.as-vampire.capacity-one]"""
        self.modes = modes
        self.gives = gives
        self.abilities = abilities
        """What the card allows while it is in play (or, for a crypt card, by its own text)."""
        self.parts = parts
        """What else stands while the card is in play: rules, triggers, replacements."""
        self.adds_disciplines = adds_disciplines
        self.poses = tuple([part for part in parts if isinstance(part, PlaysAs) and part.clans])
        """The clans whose cards he plays as if he were one of them."""
        self.without = frozenset([code for part in parts if isinstance(part, PlaysAs) for code in part.lacks])
        """The Disciplines with which he plays no cards."""
        self.digest = digest
        self.coverage = coverage
        self.note = note
        self.not_replaced = not_replaced
        """Until when the card is not replaced: ``action``, ``combat``, ``turn``; ``play`` as long as it is in play; the
        next ``unlock``, ``influence`` or ``discard`` phase of hers; the next ``diablerie``, ``hunt`` or ``rising`` from
        torpor of anybody; empty for at once.
        """
        self.as_vampire = as_vampire
        """The Disciplines whose cards an ally plays as a vampire. [card.as-vampire.scope]"""
        self.heirloom = heirloom
        """It passes to a younger crypt card when its bearer is burned, and no diablerist takes it."""
        self.removed = removed
        """Once it was played, it is removed from the game, whether or not it had an effect."""
        self.program = Program()
        """All its effects and parts, numbered."""
        for mode in (*modes, *abilities):
            self._number(mode)
        self.standing = self.program.add(parts)
        """The numbers of its parts."""
        abilities = self._with_granted(abilities)
        self.abilities = abilities
        self.mandatory = any(mode.mandatory for mode in abilities)
        self.wide = tuple([part for part in gives if part.reach == WIDE])
        """The numbers that it gives to a class of minions."""
        self.gifts = tuple({part.what for part in gives})
        """Which numbers it gives at all."""
        self.when = windows.NEVER
        """All moments at which the card can be played."""
        for mode in modes:
            self.when |= mode.when
        self.uses = windows.NEVER
        """All moments at which the card, in play, can be used."""
        for mode in abilities:
            self.uses |= mode.when
        self.takes_unlocked = any(mode.takes_unlocked for mode in abilities)
        """Locking and unlocking the card changes what can be used."""
        self.stands = bool(parts) or any(mode.open for mode in abilities)
        """Whether it has standing parts, or actions for minions of others, while it is in play."""
        everything = [
            node for mode in (*modes, *abilities) for node in (*mode.cost, *mode.do, *mode.then, *mode.during)
        ]
        self.hears = heard_in(parts) | heard_in(everything)
        """The kinds of facts, as bits, of which the card hears."""
        self.recalls = recalled_in(parts) | recalled_in(everything)
        """The kinds of facts about which it asks after they happened."""
        self.replaces = replaced_in(parts) | replaced_in(everything)
        """The kinds of facts that it replaces with something else."""
        self.rules = _ruled_in(parts) | _ruled_in(everything)
        """The rules, as bits, that it lays down."""
        if any(isinstance(node, Gives) for node in self.program.nodes):
            self.rules |= 1 << LASTING
        if any(mode.granted for mode in abilities):
            self.rules |= 1 << GRANTED
        for mode in (*modes, *abilities):
            if mode.if_ is not None:
                self.recalls |= recalled_in((mode.if_,))
        self.cares = tuple([kind for kind in range(facts.KINDS) if (self.hears | self.recalls) >> kind & 1])
        """The kinds of facts of which it hears or about which it asks."""

    def _number(self, mode: Mode) -> None:
        start = self.program.add((*mode.cost, *mode.do))
        if mode.start and mode.start != start:
            raise ValueError("a mode that another definition has is numbered for that one: write it anew")
        mode.start = start
        mode.after = self.program.add(mode.then)
        mode.opening = self.program.add(mode.during)

    def _with_granted(self, abilities: tuple[Mode, ...]) -> tuple[Mode, ...]:
        """The abilities of a card and those that their effects grant for a while, which can grant others."""
        found = list(abilities)
        at = 0
        while at < len(self.program.nodes):
            node = self.program.nodes[at]
            at += 1
            if isinstance(node, Granted) and node.mode not in found:
                if node.mode.start:
                    raise ValueError("what a card gives is numbered for that card alone: write it anew for each")
                self._number(node.mode)
                found.append(node.mode)
                if node.number not in (0, -len(found)):
                    raise ValueError("what other definitions give too is not the same there: write it anew")
                node.number = -len(found)
        return tuple(found)


NOTHING: Final = Definition()
