"""What an answer costs in pool, as far as the reader can know: the page asks again before a player ousts herself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from praxis.effects.control import May, Unless
from praxis.effects.nodes import Effect, Node
from praxis.effects.scope import Scope
from praxis.kernel.decision import PASS
from praxis.vtes.answers import AMOUNT, PLAY, USE
from praxis.vtes.effects.amounts import Announced, Chosen
from praxis.vtes.effects.counters import BurnCounters
from praxis.vtes.effects.forbidding import COSTS
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.effects.values import POOL
from praxis.vtes.effects.whom import YOU
from praxis.vtes.game import VtesGame
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.view import View
from praxis.vtes.picture.readers_table import face_of, table_of
from praxis.vtes.rules.costs import player, pool_cost


def price(option: tuple[int | str, ...], kind: str, seat: int, view: View) -> int:
    """The pool that a seat pays for this answer."""
    word = option[0]
    if word in (PLAY.word, USE.word) and len(option) == 4:
        card, minion, index = (int(part) for part in option[1:])
        return _of_mode(_priced_table(view), Scope(card, seat, minion), index) if _may_cost(view, card, index) else 0
    if not view.stack or option == PASS:
        return 0
    slots = view.stack[-1].slots
    if word == AMOUNT.word and "targets" in slots and "mode" in slots:
        targets = [*slots["targets"], int(option[1])]
        minion = slots.get("minion", slots.get("actor", NOBODY))
        return _of_mode(_priced_table(view), Scope(slots["card"], seat, minion, targets), slots["mode"])
    if slots.get("todo") and (kind in ("may", "unless") or word == AMOUNT.word):
        return _in_effect(option, slots, seat, view)
    return 0


def _may_cost(view: View, card: int, index: int) -> bool:
    """Whether the card itself costs pool, or another card that the reader knows may make it cost some.

    Most options are free, and to set up a table for each of them takes too long.
    """
    face = face_of(view.faces[card]) if 0 <= card < len(view.faces) else None
    if face is None:
        return False
    mode = face.definition.modes[index] if index >= 0 else face.definition.abilities[-1 - index]
    if mode.pool > 0 or (index >= 0 and mode.pool < 0 < face.pool) or mode.cost:
        return True
    return index >= 0 and any(_changes_costs(key) for key in view.faces if key)


def _changes_costs(key: int) -> bool:
    face = face_of(key)
    return face is not None and bool(face.definition.rules >> COSTS & 1)


def _priced_table(view: View) -> VtesGame:
    """The table of a view on which cards in play change what other cards cost."""
    g = table_of(view)
    for face in g.face:
        g.ruled |= face.definition.rules
    g.find_standing()
    return g


def _of_mode(g: VtesGame, c: Scope, index: int) -> int:
    """The pool that a mode of a card costs. A player who gains pool by it in the same moment is not ousted by the cost,
    so it counts as free."""
    mode = mode_of(g, c.card, index)
    if mode.feeds_pool:
        return 0
    printed = pool_cost(g, c.card, index, player(c.seat, c.minion), c.targets)
    return printed + _paid(g, c, mode.cost)


def _paid(g: VtesGame, c: Scope, costs: Iterable[Effect]) -> int:
    """The pool that these costs take from the player's own pool. A number that is still to be announced costs nothing
    yet."""
    own = [cost for cost in costs if isinstance(cost, BurnCounters) and cost.what == POOL and cost.who is YOU]
    return sum(cost.n.of(g, c) for cost in own if c.targets or not _is_announced(cost.n))


def _is_announced(node: Node) -> bool:
    return isinstance(node, Announced) or any(_is_announced(part) for part in node.parts())


def _in_effect(option: tuple[int | str, ...], slots: Mapping[str, Any], seat: int, view: View) -> int:
    """The pool that an answer costs while an effect is carried out, which asks whether to pay, or how much."""
    g = table_of(view)
    nodes = g.face[slots["card"]].definition.program.nodes
    node = nodes[slots["todo"][0]]
    if isinstance(node, May | Unless):
        return _paid(g, Scope(slots["card"], seat, slots.get("minion", NOBODY), slots.get("targets")), node.cost)
    burned = [each.n for each in nodes if isinstance(each, BurnCounters) and each.what == POOL and each.who is YOU]
    asked = any(isinstance(n, Chosen) and n.question is node for n in burned)
    return int(option[1]) if asked and option[0] == AMOUNT.word else 0
