"""Finds effects that can be read but would never do anything, before anybody plays with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.vendetta.cards import ACTIVE_STEPS, ALLY, CONSEQUENCES

if TYPE_CHECKING:
    from praxis.vendetta.cards import Static
    from praxis.vendetta.said import Said

_NEED_A_CONFLICT: Final = ("power", "weaken", "match", "silence", "move")
"""Verbs that do something only while a location is resolved."""
_NEED_A_PLACE: Final = (
    "deploy",
    "scatter",
    "seize",
    "recall",
    "gather",
    "blank",
    "banish",
    "dismiss",
    "charm",
    "mimic",
    "borrow",
    "play",
    "withdraw",
)
"""Verbs about things that lie "here"."""
_PLANNING: Final = ("this-is-played", "you-play", "opponent-plays-here", "opponent-plays-elsewhere")
_NOWHERE: Final = ("feeding", "resolution-begins", "your-turn", "you-drain")
"""Moments that have no place."""
_SOMEBODY: Final = ("opponent-plays-here", "opponent-plays-elsewhere", "rival-withdraws", "you-cause-frenzy")
"""Moments that another player sets off."""
_RANKED: Final = (CONSEQUENCES, "you-win", "you-lose", "location-resolved")
"""The moments and steps at which the winner is known."""
_RIVALS: Final = ("a-rival", "each-rival", "random-rival")
_OF_ALLIES: Final = ("free-face-down", "drain-bonus", "frenzy-drains-this")
"""Lasting effects that only an ally can give."""


def nonsense(nodes: list[Said], effect: tuple[int, ...], when: str) -> str:
    """What in the effect can never happen at that moment or step; empty if all of it can."""
    return _of_list(nodes, effect, when, when in _SOMEBODY)


def _of_list(nodes: list[Said], effect: tuple[int, ...], when: str, them: bool) -> str:
    for number in effect:
        wrong = _of_node(nodes[number], when, them)
        for branch in nodes[number].branches:
            wrong = wrong or _of_list(nodes, branch, when, them or nodes[number].verb == "each")
        if wrong:
            return wrong
    return ""


def _of_node(node: Said, when: str, them: bool) -> str:
    at = f"in the step '{when}'" if when in ACTIVE_STEPS else f"at the moment '{when}'"
    if node.who == "them" and not them:
        return f"'{node.verb} them': nobody is meant {at}; 'them' stands inside 'each …:' or where others set it off"
    won = "won" in (node.amount.count, node.condition.count if node.condition is not None else "")
    ranked = won or node.who in ("winner", "each-loser")
    if ranked and when not in _RANKED:
        return f"'{node.verb}' asks who has won, which is not known {at}"
    if node.verb in _NEED_A_CONFLICT and when in (*_PLANNING, *_NOWHERE):
        return f"'{node.verb}' does nothing {at}: no location is being resolved"
    if (node.verb in _NEED_A_PLACE or node.who in _RIVALS) and when in _NOWHERE:
        return f"'{node.verb}' does nothing {at}: it is about a place, and there is none"
    return ""


def nonsense_of_static(static: Static, kind: str) -> str:
    """Why a card of this kind could never give this lasting effect; empty if it can."""
    if static.what in _OF_ALLIES and kind != ALLY:
        return f"the lasting effect '{static.what}' is for allies only"
    return ""
