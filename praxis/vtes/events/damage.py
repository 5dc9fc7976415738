"""Events of damage, torpor and diablerie."""

from __future__ import annotations

from praxis.kernel.event import Card, Clause, Event


class Inflicted(Event, frozen=True):
    """Damage is about to be done, before it is prevented or immunity counts."""

    card: Card
    ordinary: int
    aggravated: int
    source: Card
    told = False


class Immune(Event, frozen=True):
    """A minion is immune to some damage."""

    card: Card
    source: Card
    clause: Clause


class Prevented(Event, frozen=True):
    """Damage is prevented."""

    card: Card
    ordinary: int
    aggravated: int


class Damage(Event, frozen=True):
    """A minion takes damage."""

    card: Card
    ordinary: int
    aggravated: int
    source: Card
    environmental: int
    follows = "damage.inflict.any-source"


class Torpor(Event, frozen=True):
    """A vampire goes to torpor."""

    card: Card
    clause: Clause


class LeavesTorpor(Event, frozen=True):
    """A vampire leaves torpor."""

    card: Card
    clause: Clause


class Incapacitated(Event, frozen=True):
    """An imbued is incapacitated."""

    card: Card
    clause: Clause


class Recovers(Event, frozen=True):
    """An imbued is ready again."""

    card: Card
    clause: Clause


class Diablerie(Event, frozen=True):
    """A vampire diablerizes another."""

    diablerist: Card
    victim: Card
    follows = "diablerie.action.success"
