"""A game in the form in which one reader gets it: masked by the kernel, put into words by the game."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from praxis.kernel.decision import PASS
from praxis.kernel.event import Event
from praxis.kernel.game import DecisionView, FrameView, Game
from praxis.table.tenants import Tenant
from praxis.table.wire import ENCODE, Asked, LogLine, Offer
from praxis.table.words import Scene

Fields = dict[str, bytes]
"""A view's top-level fields, by their names on the wire, each encoded by itself. Bytes, because what every seat of
every table was last shown is kept to compare with, and the collector need not look through bytes while people wait."""


def fields_of(view: msgspec.Struct) -> Fields:
    return {
        name: ENCODE(getattr(view, attribute))
        for attribute, name in zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True)
    }


def changed(before: Fields, now: Fields) -> Fields:
    return {name: value for name, value in now.items() if before.get(name) != value}


def raw(fields: Fields) -> dict[str, msgspec.Raw]:
    return {name: msgspec.Raw(value) for name, value in fields.items()}


def line(n: int, event: Event, tenant: Tenant, scene: Scene, open_view: bool = False) -> LogLine:
    """An event for one reader; in an open view with everything that was hidden."""
    fields = event.fields if open_view else event.seen_by(scene.seat)
    said = tenant.words.event(event.kind, fields, scene)
    if said is None:
        return LogLine(n, event.kind, fields)
    return LogLine(n, event.kind, fields, said.text, said.clause, said.mark, said.about)


def lines(story: list[Event], first: int, last: int, tenant: Tenant, scene: Scene) -> list[LogLine]:
    return [line(n, story[n], tenant, scene) for n in range(first, last)]


def asked(
    decision: DecisionView | None, tenant: Tenant, scene: Scene, number: int, until: int | None = None
) -> Asked | None:
    """The open decision in words; `number` is what the deciding seat sends back."""
    if decision is None:
        return None
    question = tenant.words.decision(decision, scene)
    options = None
    if decision.options is not None:
        options = list(_offers(decision.options, decision, tenant, scene))
    return Asked(
        decision=number if options is not None else 0,
        seat=decision.seat,
        kind=decision.kind,
        clause=decision.clause,
        source=decision.source,
        text=question.text,
        help=question.help,
        options=options,
        until=until,
    )


def _offers(keys: Iterable[str], decision: DecisionView, tenant: Tenant, scene: Scene) -> Iterable[Offer]:
    for key in keys:
        choice = tenant.words.option(key, decision, scene)
        yield Offer(key, choice.text, choice.group)


HIDDEN = DecisionView(None, "", "", 0, None)
"""What a reader is told of a decision that it may not know of."""


def can_pass(game: Game) -> bool:
    return game.decision is not None and PASS in game.decision.options


def stack_of(game: Game, view: msgspec.Struct, seat: int) -> list[FrameView]:
    """The stack as a seat may know it; most views have it already."""
    found: list[FrameView] | None = getattr(view, "stack", None)
    return found if found is not None else game.stack_view(seat)
