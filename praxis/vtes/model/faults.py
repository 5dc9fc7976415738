"""Whether the state of a game is whole: each card lies in one place, and no counter is lost."""

from __future__ import annotations

from praxis.vtes.model.board import Board
from praxis.vtes.model.regions import (
    ASH_HEAP,
    ATTACHED,
    CONTESTED,
    CRYPT,
    HAND,
    LIBRARY,
    OWNERS_REGIONS,
    REGION_WORDS,
    REMOVED,
    UNCONTROLLED,
    bears_counters,
)


def faults_of(g: Board) -> list[str]:
    """All that must never be so between two decisions, each in a sentence; empty if the state is whole."""
    found: list[str] = []
    lying = [0] * len(g.face)
    for region, seats in enumerate(g.regions):
        for seat, cards in enumerate(seats):
            for card in cards:
                lying[card] += 1
                if g.where[card] != region or g.controller[card] != seat:
                    found.append(f"card {card} lies in {REGION_WORDS[region]} of {seat} and thinks otherwise")
                if region in OWNERS_REGIONS and g.owner[card] != seat:
                    found.append(f"card {card} of seat {g.owner[card]} lies in {REGION_WORDS[region]} of {seat}")
    for host, cards in g.attached.items():
        if cards and not (g.is_in_play(host) or g.where[host] in (CONTESTED, UNCONTROLLED)):
            found.append(f"cards {cards} are on card {host}, which is not in play")
        for card in cards:
            lying[card] += 1
            if g.where[card] != ATTACHED or g.host[card] != host:
                found.append(f"card {card} is on card {host} and thinks otherwise")
    found.extend(f"card {card} lies in {count} places" for card, count in enumerate(lying) if count != 1)
    found.extend(_counter_faults(g))
    if g.due:
        found.append("a decision is open while something is to be settled")
    return found


def _counter_faults(g: Board) -> list[str]:
    found: list[str] = []
    if sum(g.pool) + sum(g.blood) + g.bank != g.total:
        found.append(f"{sum(g.pool) + sum(g.blood) + g.bank} counters, there were {g.total}")
    if min(g.pool) < 0 or min(g.blood, default=0) < 0:
        found.append("a stock below zero")
    found.extend(f"seat {seat} has no pool and is not ousted" for seat in g.seated() if not g.pool[seat])
    for card, count in enumerate(g.blood):
        if count and g.where[card] in (ASH_HEAP, REMOVED, HAND, LIBRARY, CRYPT):
            found.append(f"card {card} has {count} counters in {REGION_WORDS[g.where[card]]}")
    for card, locked in enumerate(g.locked):
        if locked and g.where[card] in (ASH_HEAP, REMOVED, HAND, LIBRARY, CRYPT):
            found.append(f"card {card} is locked in {REGION_WORDS[g.where[card]]}")
    for (holder, name, _), count in g.counters.items():
        if count <= 0:
            found.append(f"{count} {name} counters on {holder}")
        if holder >= 0 and not bears_counters(g.where[holder]):
            found.append(f"card {holder} has {name} counters in {REGION_WORDS[g.where[holder]]}")
    return found
