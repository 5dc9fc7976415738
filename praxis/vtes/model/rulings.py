"""What cards forbid: one question, asked where something is offered and where its refusal is told.

A card forbids by a `Cannot` among its parts, while it is in play or while what it hangs on lasts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.effects.scope import Scope
from praxis.vtes.effects.forbidding import COSTS, DUES, WORK, Cannot, Costs, Dues
from praxis.vtes.model.spans import NOBODY

if TYPE_CHECKING:
    from praxis.vtes.model.state import Vtes

FORBIDDEN: Final = "card.golden.overrides-rules"


def bars(g: Vtes, rule: int, who: int, what: int = NOBODY, codes: tuple[str, ...] = ()) -> str:
    """The clause by which a card forbids a thing to somebody; empty if none does. The rules are in `forbidding`.

    `who` is a card, or a seat as facts name it; what `what` is depends on the rule; `codes` are the Disciplines that
    are used for it, where a card forbids it with some only.
    """
    if not g.rules_on(rule):
        return ""
    for part in _laid_down(g, rule, who, what):
        if not part.price and (not part.needs or any(code.lower() in part.needs for code in codes)):
            return FORBIDDEN
    return ""


def is_mute(g: Vtes, card: int) -> bool:
    """Whether a card in play has lost its abilities for now; that of a title that is contested lies face down."""
    if g.contesting and g.host[card] in g.contesting and "title" in g.face[card].traits:
        return True
    return bool(bars(g, WORK, card))


def toll(g: Vtes, rule: int, who: int, what: int = NOBODY, cards: bool = False) -> int:
    """How much blood or life somebody must burn to do a thing; or how many cards of his controller's library."""
    if not g.rules_on(rule):
        return 0
    return sum(part.price for part in _laid_down(g, rule, who, what) if part.in_cards == cards)


def _laid_down(g: Vtes, rule: int, who: int, what: int) -> list[Cannot]:
    """What cards in play, and what hangs on what is in progress, say about it."""
    found: list[Cannot] = []
    for card in g.standing:
        definition = g.face[card].definition
        if definition.rules >> rule & 1 and (rule == WORK or not is_mute(g, card)):
            c = scope_of(g, card)
            for part in definition.parts:
                if isinstance(part, Cannot) and part.is_version(g, card) and part.is_about(g, c, rule, who, what):
                    found.append(part)
    for span in g.spans_now():
        if span.hung:
            for card, number, seat, minion, target in span.hung:
                hung = g.face[card].definition.program.nodes[number]
                c = Scope(card, seat, minion, [] if target < 0 else [target])
                if isinstance(hung, Cannot) and hung.is_about(g, c, rule, who, what):
                    found.append(hung)
    return found


def extra_cost(g: Vtes, kind: int, who: int, card: int, mode: int, targets: list[int]) -> int:
    """How much more blood or pool (`forbidding.BLOOD_COST`, `POOL_COST`) a card costs by what cards in play say."""
    if not g.rules_on(COSTS):
        return 0
    return sum(part.adds(g, c, kind, who, card, mode, targets) for part, c in _prices(g))


def is_halved(g: Vtes, kind: int, who: int, card: int, mode: int, targets: list[int]) -> bool:
    """Whether a card in play lets a card cost half as much blood or pool."""
    if not g.rules_on(COSTS):
        return False
    return any(part.halves(g, c, kind, who, card, mode, targets) for part, c in _prices(g))


def _prices(g: Vtes) -> list[tuple[Costs, Scope]]:
    """What cards in play, and what hangs on what is in progress, say about the costs of cards."""
    found: list[tuple[Costs, Scope]] = []
    for source in g.standing:
        definition = g.face[source].definition
        if definition.rules >> COSTS & 1 and not is_mute(g, source):
            c = scope_of(g, source)
            for part in definition.parts:
                if isinstance(part, Costs) and part.is_version(g, source):
                    found.append((part, c))
    for span in g.spans_now():
        if span.hung:
            for source, number, seat, minion, target in span.hung:
                hung = g.face[source].definition.program.nodes[number]
                if isinstance(hung, Costs):
                    found.append((hung, Scope(source, seat, minion, [] if target < 0 else [target])))
    return found


def dues(g: Vtes, kind: int, deed: str, who: int, target: int = NOBODY) -> int:
    """How much more blood or pool an action of a kind costs the minion who takes it, by what cards in play say."""
    if not g.stood >> DUES & 1:
        return 0
    total = 0
    for source in g.standing:
        definition = g.face[source].definition
        if definition.rules >> DUES & 1 and not is_mute(g, source):
            c = scope_of(g, source)
            for part in definition.parts:
                if isinstance(part, Dues) and part.is_version(g, source):
                    total += part.adds(g, c, kind, deed, who, target)
    return total


def scope_of(g: Vtes, card: int) -> Scope:
    """What the standing parts of a card in play read: it is its controller's, and the text of the minion it is on."""
    minion = g.host[card] if g.host[card] >= 0 else card if g.is_minion(card) else NOBODY
    return Scope(card, g.controller[card], minion)
