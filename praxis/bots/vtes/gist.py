"""The gist of a mode: what it does, in a few numbers, read from its effects as data.

Every card has a gist. A word that is not known here counts as a modest good.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from praxis.effects.nodes import Tree
from praxis.vtes.effects.mode import Mode

UNKNOWN_AMOUNT: Final = 2
"""The guess for an amount that depends on the game."""


class Gist:
    """What one mode does, added up."""

    def __init__(self) -> None:
        self.bleed = 0
        self.is_bleed = False
        self.reduce = 0
        self.stealth = 0
        self.intercept = 0
        self.wake = False
        self.redirect = False
        self.cancel = False
        self.strike = ""
        self.damage = 0
        self.flags: tuple[str, ...] = ()
        self.strength = 0
        self.strikes = 0
        self.prevent = 0
        self.maneuver = False
        self.press = False
        self.votes = 0
        self.pool = 0
        self.blood = 0
        self.influence = 0
        self.pool_burn = 0
        self.for_all = False
        self.hurt = 0
        self.unlocks = False
        self.permanent = False
        self.title = 0
        self.draws = 0
        self.fights = False
        self.ends_combat = False
        self.other = 0


def number(tree: Any) -> int:
    """The number in a tree of an amount, or a guess."""
    if isinstance(tree, Tree):
        if tree.word == "number":
            return int(tree.slots.get("n", 0))
        if tree.word == "reckoned" and tree.slots["sign"] == "+":
            return number(tree.slots["first"]) + number(tree.slots["second"])
        if tree.word == "case":
            return number(tree.slots["other"])
    return UNKNOWN_AMOUNT


def _word(tree: Any) -> str:
    return tree.word if isinstance(tree, Tree) else ""


def _mentions(tree: Any, text: str) -> bool:
    """Whether a text stands anywhere in a tree."""
    if isinstance(tree, Tree):
        return any(_mentions(slot, text) for slot in tree.slots.values())
    if isinstance(tree, tuple):
        return any(_mentions(one, text) for one in tree)
    return bool(tree == text)


@lru_cache(maxsize=8192)
def gist_of(mode: Mode) -> Gist:
    found = Gist()
    for effect in mode.do:
        _read(effect.tree(), found)
    return found


def gist_of_tree(tree: Tree) -> Gist:
    found = Gist()
    _read(tree, found)
    return found


def _read(tree: Any, to: Gist) -> None:
    if isinstance(tree, tuple):
        for one in tree:
            _read(one, to)
        return
    if not isinstance(tree, Tree):
        return
    slots = tree.slots
    word = tree.word
    if word in ("mod", "set"):
        _read_mod(str(slots.get("what", "")), number(slots.get("n")), slots.get("who"), word == "set", to)
    elif word in ("gain", "burn-counters", "pay", "take"):
        _read_counters(word, slots, to)
    elif word == "each":
        to.for_all = to.for_all or _word(slots.get("of")) in ("everybody", "all", "other-methuselahs")
        _read(slots.get("effects", ()), to)
    elif word == "choose":
        _read(slots["ways"][0], to)
    elif word in ("do", "may", "unless", "repeat", "random"):
        _read(slots.get("effects", slots.get("ways", ())), to)
    elif word == "if":
        _read(slots.get("then", ()), to)
    else:
        _read_deed(word, slots, to)


def _read_mod(what: str, n: int, who: Any, is_set: bool, to: Gist) -> None:
    if what == "bleed":
        to.bleed += max(0, n)
        to.reduce += max(0, -n)
    elif what == "stealth":
        to.stealth += n
    elif what == "intercept":
        to.intercept += n
    elif what == "awake":
        to.wake = True
    elif what == "strength":
        to.strength += n - 1 if is_set else n
    elif what in ("swarm", "swarm-close", "aggravated-hands"):
        to.strength += n
    elif what == "additional-strikes":
        to.strikes += n
    elif what == "votes":
        to.votes += n
    elif what == "maneuvers":
        to.maneuver = True
    elif what == "presses":
        to.press = True
    elif what == "cannot-block":
        to.stealth += 1
        to.hurt += 1
    elif what in ("hand-size", "transfers", "master-actions", "discard-actions"):
        to.draws += 1
    elif _word(who) == "a" and n < 0:
        to.hurt += 1
    else:
        to.other += 1


def _read_counters(word: str, slots: dict[str, Any], to: Gist) -> None:
    n = number(slots.get("n"))
    pool = slots.get("what") == "pool"
    who = slots.get("who")
    if word == "take":
        sign = 1 if _word(slots.get("to")) == "you" else -1
        if pool:
            to.pool += n * sign
            to.blood += n if sign < 0 else 0
        elif sign > 0:
            to.pool += n
            to.blood -= n
        else:
            to.blood += n
            to.hurt += 1 if _mentions(slots.get("from_"), "mine") is False else 0
    elif word == "gain":
        if pool:
            to.pool += 0 if _word(who) in ("it", "them") else n
            to.other += 1
        elif _mentions(who, "uncontrolled"):
            to.influence += n
        elif _word(who) == "card":
            to.other += 1
        else:
            to.blood += n
    elif pool and _word(who) == "you":
        to.pool -= n
    elif pool:
        to.pool_burn += n
    elif _word(who) in ("me", "you", "bearer"):
        to.blood -= n
    else:
        to.hurt += 1


_DEEDS: Final = {
    "redirect": "redirect",
    "cancel": "cancel",
    "maneuver": "maneuver",
    "press": "press",
    "unlock": "unlocks",
    "fight": "fights",
    "put": "permanent",
    "put-on": "permanent",
    "arrives": "permanent",
    "bring": "permanent",
    "control": "permanent",
}
"""Words that set a flag of the gist."""


def _read_deed(word: str, slots: dict[str, Any], to: Gist) -> None:
    if word in _DEEDS:
        setattr(to, _DEEDS[word], True)
    elif word == "special":
        to.is_bleed = to.is_bleed or slots.get("kind") == "bleed"
        to.bleed += number(slots.get("n", 0)) if slots.get("kind") == "bleed" else 0
    elif word == "strike":
        to.strike = str(slots.get("kind", "damage"))
        to.damage += number(slots.get("n")) + int(slots.get("besides", 0))
        to.flags = tuple(slots.get("flags", ()))
    elif word == "block-fails":
        to.stealth += 2
    elif word == "attempt":
        to.wake = True
        to.intercept += int(slots.get("intercept", 0))
    elif word == "prevent":
        to.prevent += number(slots.get("n"))
    elif word == "outcome":
        to.ends_combat = slots.get("how") in ("combat-ends", "no-combat")
        to.other += 1
    elif word in ("lock", "burn", "inflict"):
        to.hurt += 0 if _word(slots.get("who")) in ("me", "card", "bearer") else 1
    elif word in ("draw", "discard", "search"):
        to.draws += 1
    elif word == "becomes":
        to.title += 1 if slots.get("title") else 0
        to.hurt += 1 if slots.get("loses") else 0
    else:
        to.other += 1
