"""The words that cards are written in, counted: which node kinds and values there are, and how many cards use each.

A word that serves a single official card is an escape from the language, as is a class or a lambda among the cards; a
word that serves none should not be there.
"""

from __future__ import annotations

import inspect
from collections import Counter
from functools import cache
from typing import Final

from praxis.effects.nodes import Node, Tree
from praxis.vtes.definitions import definitions, language
from praxis.vtes.effects.definition import Definition
from praxis.vtes.effects.verb import nodes_in

_BASES: Final = frozenset(
    {"Node", "Numbered", "Effect", "Part", "Who", "Filter", "Condition", "Amount", "Question", "Verb", "Target"}
)
_GLUE: Final = frozenset({"Anything", "Both", "Either", "Not", "AllOf", "AnyOf", "Unlike", "Number", "Do", "Arrives"})
"""What joins words and what is no word of its own."""
_INNER: Final = frozenset({"Choice", "Declared", "HowMany", "Counted", "Above", "AtRange", "Recalling"})
"""Parts of another word, or bases of some."""
_VALUES: Final = frozenset({"what", "word", "kind", "until", "how", "place", "where", "flags", "kinds", "rule", "to"})
"""Slots of a tree that hold rows of closed lists."""


def nodes_of(definition: Definition) -> list[Node]:
    """Every node of a definition."""
    roots: list[Node] = [*definition.gives, *definition.parts]
    for mode in (*definition.modes, *definition.abilities):
        roots += [*mode.cost, *mode.do, *mode.then, *mode.during, *mode.targets]
        roots += [node for node in (mode.who, mode.if_) if node is not None]
    found = [node for root in roots for node in nodes_in(root)]
    return found + [question for node in found if (question := node.asks()) is not None]


@cache
def kinds() -> tuple[type[Node], ...]:
    """All node kinds with code that cards can use."""
    found: list[type[Node]] = []
    left: list[type[Node]] = [Node]
    while left:
        cls = left.pop()
        left += cls.__subclasses__()
        name = cls.__name__
        own = cls.__module__.startswith(("praxis.effects", "praxis.vtes.effects"))
        if own and name not in _BASES | _GLUE | _INNER and cls not in found:
            found.append(cls)
    return tuple(sorted(found, key=lambda cls: cls.__name__))


@cache
def uses() -> dict[str, tuple[int, ...]]:
    """For each node kind the official cards whose definition has it."""
    found: dict[str, list[int]] = {cls.__name__: [] for cls in kinds()}
    for official, definition in definitions().items():
        for name in {type(node).__name__ for node in nodes_of(definition)}:
            if name in found:
                found[name].append(official)
    return {name: tuple(cards) for name, cards in found.items()}


def single() -> list[str]:
    """The node kinds that serve one official card only."""
    return [name for name, cards in uses().items() if len(cards) == 1]


def idle() -> list[str]:
    """The node kinds that serve no official card."""
    return [name for name, cards in uses().items() if not cards]


def values() -> Counter[str]:
    """The rows of closed lists that official cards use, and how many cards use each."""
    found: Counter[str] = Counter()
    for definition in definitions().values():
        rows: set[str] = set()
        for node in nodes_of(definition):
            rows |= _rows(node.tree())
        found.update(rows)
    return found


def _rows(tree: Tree) -> set[str]:
    if not tree.slots:
        return {tree.word}
    found: set[str] = set()
    for name, value in tree.slots.items():
        if name in _VALUES and isinstance(value, str):
            found.add(value)
        elif name in _VALUES and isinstance(value, tuple):
            found |= {one for one in value if isinstance(one, str)}
    return found


# -- the table of words for people -------------------------------------------------------------------------------------

_FAMILIES: Final[dict[str, str]] = {
    "praxis.vtes.definitions.build": "Ways to play and to use a card",
    "praxis.effects.control": "Control",
    "praxis.vtes.effects.moving": "Moving counters, cards and control",
    "praxis.vtes.effects.locking": "Moving counters, cards and control",
    "praxis.vtes.effects.showing": "Moving counters, cards and control",
    "praxis.vtes.effects.bringing": "Moving counters, cards and control",
    "praxis.vtes.effects.counters": "Moving counters, cards and control",
    "praxis.vtes.effects.hands": "Moving counters, cards and control",
    "praxis.vtes.effects.noting": "Moving counters, cards and control",
    "praxis.vtes.effects.numbers": "Numbers",
    "praxis.vtes.effects.special_actions": "Actions, blocks, cards being played",
    "praxis.vtes.effects.entering_combat": "Actions, blocks, cards being played",
    "praxis.vtes.effects.blocking": "Actions, blocks, cards being played",
    "praxis.vtes.effects.outcomes": "Actions, blocks, cards being played",
    "praxis.vtes.effects.cancelling": "Actions, blocks, cards being played",
    "praxis.vtes.effects.striking": "Combat",
    "praxis.vtes.effects.fighting": "Combat",
    "praxis.vtes.effects.damaging": "Combat",
    "praxis.vtes.effects.affiliations": "Titles, sects, clans",
    "praxis.vtes.effects.savings": "Costs",
    "praxis.vtes.effects.whom": "Whom and what",
    "praxis.vtes.effects.choosing": "Whom and what",
    "praxis.vtes.effects.filters": "Filters",
    "praxis.vtes.effects.having": "Filters",
    "praxis.vtes.effects.involved": "Filters",
    "praxis.vtes.effects.conditions": "Conditions",
    "praxis.effects.amounts": "Amounts",
    "praxis.vtes.effects.amounts": "Amounts",
}


def table() -> str:
    """The words as a Markdown table, family by family, each with its form and what it means."""
    rows: dict[str, list[str]] = {}
    for name in sorted([name for name in vars(language) if not name.startswith("_")], key=str.lower):
        word = getattr(language, name)
        if not inspect.isfunction(word) and not inspect.isbuiltin(word) and not callable(word):
            continue
        module = getattr(word, "__module__", "")
        family = _FAMILIES.get(module, module.rsplit(".", 1)[-1])
        if name in ("above",) or isinstance(word, type):
            continue
        rows.setdefault(family, []).append(f"| `{name}{_form(word)}` | {_meaning(word)} |")
    parts = []
    for family in dict.fromkeys([*_FAMILIES.values(), *rows]):
        if family in rows:
            parts.append("\n".join([f"**{family}**", "", "| word | meaning |", "|---|---|", *rows[family]]))
    return "\n\n".join(parts) + "\n"


def _form(word: object) -> str:
    parameters = inspect.signature(word).parameters.values()  # type: ignore[arg-type]
    names = [
        f"*{one.name}" if one.kind is one.VAR_POSITIONAL else one.name
        for one in parameters
        if one.kind is not one.VAR_KEYWORD
    ]
    more = ["…"] if any(one.kind is one.VAR_KEYWORD for one in parameters) else []
    return f"({', '.join([*names, *more])})"


def _meaning(word: object) -> str:
    text = inspect.getdoc(word) or ""
    first = text.split("\n\n")[0].replace("\n", " ").replace("|", "\\|")
    return first.replace("``", "`")
