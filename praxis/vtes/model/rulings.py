"""What cards forbid: the one question that is asked where something is offered and where its refusal is explained.

A card forbids by a `Cannot` among its parts: while it is in play, or while the span lasts on which an effect has hung
that part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from praxis.effects.scope import Scope
from praxis.vtes.effects.costs import Costs, Dues
from praxis.vtes.effects.forbidding import BEAR, COSTS, DUES, WORK, Cannot
from praxis.vtes.effects.who_plays import MODIFYING, REACTING
from praxis.vtes.model import face as faces
from praxis.vtes.model.spans import NOBODY

if TYPE_CHECKING:
    from praxis.vtes.model.state import Vtes

FORBIDDEN: Final = "card.golden.overrides-rules"


def bars(g: Vtes, rule: int, who: int, what: int = NOBODY, codes: tuple[str, ...] = ()) -> str:
    """The clause by which a card forbids something; empty if none does. The rules are in `forbidding`.

    `who` is a card, or a seat as facts name it. The rule says what `what` is. `codes` are the Disciplines that are
    used, as a card may forbid the use of some only.
    """
    if not g.rules_on(rule):
        return ""
    for part in _laid_down(g, rule, who, what):
        if not part.price and (not part.needs or any(code.lower() in part.needs for code in codes)):
            return FORBIDDEN
    return ""


def forbids_bearing(g: Vtes, card: int, other: int) -> bool:
    """Whether a card on a minion forbids him to have this other one too, in any circumstances."""
    return any(
        isinstance(part, Cannot) and part.if_ is None and part.is_about(g, scope_of(g, card), BEAR, g.host[card], other)
        for part in g.face[card].definition.parts
    )


def is_mute(g: Vtes, card: int) -> bool:
    """Whether a card in play has lost its abilities for now. The card of a contested title has: it lies face down."""
    if g.contesting and g.host[card] in g.contesting and "title" in g.face[card].traits:
        return True
    return bool(bars(g, WORK, card))


def toll(g: Vtes, rule: int, who: int, what: int = NOBODY, cards: bool = False) -> int:
    """How much blood or life a minion must burn to do something; with `cards`, how many cards of his controller's
    library."""
    if not g.rules_on(rule):
        return 0
    return sum(part.price for part in _laid_down(g, rule, who, what) if part.in_cards == cards)


def _laid_down(g: Vtes, rule: int, who: int, what: int) -> list[Cannot]:
    """The prohibitions of this rule that apply: those of cards in play, and those that are hung on spans in
    progress."""
    found: list[Cannot] = []
    for card in g.standing:
        definition = g.face[card].definition
        if definition.rules >> rule & 1 and (rule == WORK or not is_mute(g, card)):
            c = scope_of(g, card)
            for part in definition.parts:
                if isinstance(part, Cannot) and g.came_as(card, part.version) and part.is_about(g, c, rule, who, what):
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
    """How much more blood or pool (`costs.BLOOD_COST`, `POOL_COST`) a card costs because of cards in play."""
    if not g.rules_on(COSTS):
        return 0
    changes = [(part, part.adds(g, c, kind, who, card, mode, targets)) for part, c in _prices(g, kind)]
    return sum(change for part, change in changes if change and _is_played_as(g, part, card, mode))


def changed_by_bearer(g: Vtes, kind: int, card: int) -> int:
    """How much more a card costs because of the text of the minion whom it lies on."""
    host = g.host[card]
    if host < 0 or not g.rules_on(COSTS):
        return 0
    return sum(part.adds(g, c, kind, host, card, 0, []) for part, c in _prices(g, kind) if c.card == host)


def is_halved(g: Vtes, kind: int, who: int, card: int, mode: int, targets: list[int]) -> bool:
    """Whether an effect halves the blood or pool that a card costs."""
    if not g.rules_on(COSTS):
        return False
    return any(part.halves(g, c, kind, who, card, mode, targets) for part, c in _prices(g, kind))


def _prices(g: Vtes, kind: int) -> list[tuple[Costs, Scope]]:
    """All changes of what cards cost in blood or in pool: those of cards in play, and those that are hung on spans in
    progress."""
    found: list[tuple[Costs, Scope]] = []
    for source in g.standing:
        definition = g.face[source].definition
        if definition.rules >> COSTS & 1:
            for part in definition.parts:
                if not isinstance(part, Costs) or not part.kinds & kind:
                    continue
                if g.came_as(source, part.version) and not is_mute(g, source):
                    found.append((part, scope_of(g, source)))
    for span in g.spans_now():
        if span.hung:
            for source, number, seat, minion, target in span.hung:
                hung = g.face[source].definition.program.nodes[number]
                if isinstance(hung, Costs) and hung.kinds & kind:
                    found.append((hung, Scope(source, seat, minion, [] if target < 0 else [target])))
    return found


def _is_played_as(g: Vtes, part: Costs, card: int, mode: int) -> bool:
    """Whether a card in that mode is of the type that a change of costs is about. A card of several types is of the one
    that it is played as (PIB 20150924-2)."""
    face = g.face[card]
    asked = part.what.asked_types() & face.types
    if not asked or asked == face.types or not 0 <= mode < len(face.definition.modes):
        return True
    by = face.definition.modes[mode].by
    if by in MODIFYING:
        return bool(asked & faces.MODIFIER)
    if by in REACTING:
        return bool(asked & faces.REACTION)
    return bool(asked & ~(faces.MODIFIER | faces.REACTION))


def dues(g: Vtes, kind: int, deed: str, who: int, targets: Sequence[int] = (), directed: bool = False) -> int:
    """How much more blood or pool an action at these cards costs the minion who takes it, because of cards in play."""
    if not g.stood >> DUES & 1:
        return 0
    total = 0
    for source in g.standing:
        definition = g.face[source].definition
        if definition.rules >> DUES & 1 and not is_mute(g, source):
            c = scope_of(g, source)
            for part in definition.parts:
                if isinstance(part, Dues):
                    total += part.adds(g, c, kind, deed, who, targets, directed)
    return total


def scope_of(g: Vtes, card: int) -> Scope:
    """The scope in which the standing parts of a card in play are read: its controller, and the minion that it is or is
    on."""
    minion = g.host[card] if g.host[card] >= 0 else card if g.is_minion(card) else NOBODY
    return Scope(card, g.controller[card], minion)
