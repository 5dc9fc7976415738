"""The end of a game: the table that the events have told must be the table that a spectator sees."""

from __future__ import annotations

from typing import Any

from tests.laws.referee.table import Table


def differences(table: Table, seen: Any) -> list[str]:
    """How the table that the events have told differs from the table that a spectator sees at the end."""
    told: dict[str, object] = {
        "pool": table.pool,
        "vps": table.vps,
        "edge": table.edge,
        "out": table.out,
        "blood": {card: blood for card, blood in table.blood.items() if blood},
        "locked": table.locked,
        "hands": [len(table.hand(seat)) for seat in range(table.seats)],
    }
    there: dict[str, object] = {
        "pool": seen.pool,
        "vps": seen.vps,
        "edge": seen.edge,
        "out": {seat for seat, gone in enumerate(seen.ousted) if gone},
        "blood": {card: blood for card, blood in enumerate(seen.blood) if blood},
        "locked": {card for card, locked in enumerate(seen.locked) if locked},
        "hands": [len(hand) for hand in seen.regions[2]],
    }
    return [f"{word}: told {told[word]}, there {there[word]}" for word in told if told[word] != there[word]]
