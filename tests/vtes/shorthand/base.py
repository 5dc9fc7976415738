"""Short names for the parts of cards made up in tests: a mode with its needs and its target, a standing number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Who
from praxis.vtes.effects import numbers
from praxis.vtes.effects.definition import NOTHING, Definition
from praxis.vtes.effects.how_often import SPAN_WORDS, TURN
from praxis.vtes.effects.mode import MERGED, Mode
from praxis.vtes.effects.standing_numbers import Gives
from praxis.vtes.effects.verb import Target
from praxis.vtes.effects.who_plays import (
    BY_ACTING,
    BY_BYSTANDER,
    BY_COMBATANT,
    BY_KEEPER,
    BY_LOCKED,
    BY_METHUSELAH,
    BY_OTHER,
    BY_REACTING,
    BY_READY,
    BY_TORPID,
)
from praxis.vtes.effects.whom import ACTING, BEARER, BLOCKING, CARD, ME, OPPOSING, YOU, T

TARGET = T
Verb = Effect
Selector = Target
Need = Filter | Condition

__all__ = [
    "ACTING",
    "BEARER",
    "BLOCKING",
    "BY_ACTING",
    "BY_BYSTANDER",
    "BY_COMBATANT",
    "BY_KEEPER",
    "BY_LOCKED",
    "BY_METHUSELAH",
    "BY_OTHER",
    "BY_REACTING",
    "BY_READY",
    "BY_TORPID",
    "CARD",
    "ME",
    "MERGED",
    "NOTHING",
    "OPPOSING",
    "TARGET",
    "YOU",
    "Definition",
    "Gives",
    "Mode",
    "Need",
    "Selector",
    "Verb",
    "aim_at",
    "as_mode",
    "giving",
    "limited_to",
    "options",
    "unwrapped",
]


def options(needs: tuple[Need, ...] = (), target: Target | None = None, **more: Any) -> dict[str, Any]:
    """Needs and a target in the form that a mode takes; what is None or not given is left out."""
    found: dict[str, Any] = {name: value for name, value in more.items() if value is not None}
    for need in needs:
        if isinstance(need, Filter):
            found["who"] = need if "who" not in found else found["who"] & need
        else:
            found["if_"] = need if "if_" not in found else found["if_"] & need
    if target is not None:
        found["targets"] = (target,)
    return found


def as_mode(
    do: tuple[Effect, ...],
    when: int = 0,
    by: int = BY_METHUSELAH,
    disciplines: tuple[str, ...] = (),
    needs: tuple[Need, ...] = (),
    target: Target | None = None,
    once: bool = False,
    **more: Any,
) -> Mode:
    """A mode. If the first effects lock the card or the minion, burn the Edge or discard a card, they become its
    cost."""
    from praxis.vtes.effects.verb import Verb as Own

    effects = list(do)
    cost: list[Effect] = []
    while len(effects) > 1 and isinstance(effects[0], Own) and effects[0].is_cost():
        cost.append(effects.pop(0))
    if once:
        more["limit"] = TURN
    effects, limit = unwrapped(effects)
    if limit:
        more["limit"] = limit
    return Mode(tuple(effects), when, by, disciplines, cost=tuple(cost), **options(needs, target, **more))


class Limit(Effect):
    """Stands among the effects of a made-up card for the limit of its mode; it may contain an effect."""

    def __init__(self, limit: int, effect: Effect | None = None) -> None:
        self.limit = limit
        self.effect = effect


def limited_to(each: str, effect: Effect) -> Effect:
    """An effect that can be used once each round or combat."""
    return Limit({word: span for span, word in SPAN_WORDS.items()}[each], effect) if each else effect


def unwrapped(effects: Sequence[Effect]) -> tuple[list[Effect], int]:
    """The effects without limits, and the limit that was among them."""
    found: list[Effect] = []
    limit = 0
    for effect in effects:
        if isinstance(effect, Limit):
            limit = effect.limit
            if effect.effect is not None:
                found.append(effect.effect)
        else:
            found.append(effect)
    return found, limit


def giving(what: int, n: int, to: Who = BEARER, version: int = 0) -> Gives:
    return numbers.gives(what, n, to, level=version)


def aim_at(mode: Mode, target: Target) -> None:
    """Give a mode a target that its effects do not name."""
    target.slot = 0
    mode.target = target
    mode.targets = (target,)
