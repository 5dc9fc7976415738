"""How much of all cards is enforced, how long a definition is, and what decks can be played with all of it."""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Callable, Iterable
from statistics import median
from types import ModuleType

from praxis.vtes.catalogue.catalogue import CardFace, Catalogue
from praxis.vtes.decks import Deck
from praxis.vtes.decks.known import known
from praxis.vtes.definitions import coverage, modules, vocabulary
from praxis.vtes.definitions.in_edition import ABSENT, coverage_in
from praxis.vtes.editions import EDITIONS

STATES = ("full", "partial", "manual")


def counts(catalogue: Catalogue, crypt: bool) -> dict[str, int]:
    """How many cards of crypt or library there are, by how much of each is enforced."""
    found = {"total": 0, **dict.fromkeys(STATES, 0)}
    for face in catalogue:
        if face.crypt is crypt:
            found["total"] += 1
            found[coverage(face.id)] += 1
    return found


def by_type(catalogue: Catalogue) -> dict[str, dict[str, int]]:
    """The library by the types on the cards; a card of two types is counted as both together."""
    return _grouped(catalogue, lambda face: [] if face.crypt else [face.kind])


def by_set(catalogue: Catalogue) -> dict[str, dict[str, int]]:
    """All cards by the sets that they were printed in, under the sets' full names."""
    return _grouped(catalogue, lambda face: {catalogue.sets.get(one.set, one.set) for one in face.prints})


def by_edition(catalogue: Catalogue) -> dict[str, dict[str, int]]:
    """All cards under each rulebook; `absent` are those for which it has no rules."""
    found = {name: {"total": len(catalogue), **dict.fromkeys((*STATES, ABSENT), 0)} for name in EDITIONS}
    for face in catalogue:
        for name, counted in found.items():
            counted[coverage_in(face, name)] += 1
    return found


def _grouped(catalogue: Catalogue, groups: Callable[[CardFace], Iterable[str]]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for face in catalogue:
        for group in groups(face):
            counted = found.setdefault(group, {"total": 0, **dict.fromkeys(STATES, 0)})
            counted["total"] += 1
            counted[coverage(face.id)] += 1
    return dict(sorted(found.items()))


def precon_shares(catalogue: Catalogue) -> dict[str, dict[str, object]]:
    """The preconstructed decks by name: how many of their different cards are enforced in full, and which are not."""
    return {
        deck.name: {
            "cards": len(deck.deck.cards),
            "full": len(deck.deck.cards) - len(deck.missing()),
            "missing": [catalogue[card].unique_name for card in deck.missing()],
        }
        for deck in known(catalogue)
        if deck.sold
    }


def definition_lengths(modules: Iterable[ModuleType]) -> list[float]:
    """The lines of each definition: a call at the top of a module of cards, and its share of the family it calls."""
    found: list[float] = []
    for module in modules:
        body = ast.parse(inspect.getsource(module)).body
        families = {node.name: _lines(node) for node in body if isinstance(node, ast.FunctionDef)}
        calls = [node.value for node in body if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)]
        users = Counter(call.func.id for call in calls if isinstance(call.func, ast.Name))
        for call in calls:
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            found.append(_lines(call) + families.get(name, 0) / max(1, users[name]))
    return found


def _lines(node: ast.stmt | ast.expr) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def escapes(modules: Iterable[ModuleType]) -> int:
    """How many cards bring code of their own instead of words of the language.

    Classes and lambdas among the cards count, and words that serve a single card wherever they stand.
    """
    return len(vocabulary.single()) + sum(
        isinstance(node, ast.ClassDef | ast.Lambda)
        for module in modules
        for node in ast.walk(ast.parse(inspect.getsource(module)))
    )


def deck_shares(decks: Iterable[Deck], catalogue: Catalogue) -> dict[str, float]:
    """The shares of the slots of these decks that are enforced in full, and of the decks that are so as a whole."""
    read = whole = 0
    slots = {True: 0, False: 0}
    enforced = {True: 0, False: 0}
    for deck in decks:
        read += 1
        missing = len(deck.unread)
        for face, count in deck.faces(catalogue):
            slots[face.crypt] += count
            if coverage(face.id) == "full":
                enforced[face.crypt] += count
            else:
                missing += 1
        whole += not missing
    return {
        "read": read,
        "library_slots": _share(enforced[False], slots[False]),
        "crypt_slots": _share(enforced[True], slots[True]),
        "whole": _share(whole, read),
    }


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def report(catalogue: Catalogue, decks: Iterable[Deck] = ()) -> dict[str, object]:
    """The report that `praxis cards coverage` prints."""
    lengths = definition_lengths(modules())
    words, rows = len(vocabulary.kinds()) - len(vocabulary.idle()), len(vocabulary.values())
    return {
        "library": counts(catalogue, crypt=False),
        "crypt": counts(catalogue, crypt=True),
        "median_lines": median(lengths) if lengths else 0,
        "escape_share": _share(escapes(modules()), len(lengths)),
        "words": words,
        "values": rows,
        "words_per_hundred": round(100 * words / max(1, len(lengths)), 1),
        "values_per_hundred": round(100 * rows / max(1, len(lengths)), 1),
        "decks": deck_shares(decks, catalogue),
        "types": by_type(catalogue),
        "sets": by_set(catalogue),
        "editions": by_edition(catalogue),
        "precons": precon_shares(catalogue),
    }
