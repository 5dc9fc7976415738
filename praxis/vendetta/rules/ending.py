"""The end of the game: scoring and tie-breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.vendetta import events
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.vendetta.state import Vendetta


def score(g: Vendetta, seat: int) -> int:
    """The influence that a seat has at the end of the game.

    [vendetta.end.score-alliance] [vendetta.end.score-drained]
    [vendetta.end.score-tokens] [vendetta.end.score-diablerie]
    """
    player = g.players[seat]
    cards = g.set.cards
    alliance = sum(cards[c].drained if g.is_drained(c) else cards[c].influence for c in player.alliance)
    relic = cards[player.relic].influence if player.relic != NONE else 0  # [vendetta.variant.relic.influence-always]
    tokens = player.red + (player.grey if g.readings.grey_tokens == "count" else 0)
    return player.influence + alliance + relic - tokens  # [vendetta.diablerie.minus-one-each]


def finish(g: Vendetta) -> None:
    """[vendetta.end.most-influence-wins] [vendetta.game.goal]"""
    order = g.turn_order()
    g.winners = winners(g, order)
    g.tell(events.Over(scores=[score(g, seat) for seat in range(g.seats)], winners=list(g.winners)))


def winners(g: Vendetta, order: list[int]) -> list[int]:
    """The winners: most influence wins, then most blood in the pool, then the earliest place in turn order.

    [vendetta.end.tie-blood] [vendetta.end.tie-turn-order] [vendetta.variant.team.most-combined-influence]
    [vendetta.variant.team.tie-combined-blood] [vendetta.variant.team.tie-turn-order]
    """
    sides: list[list[int]] = []
    for seat in order:  # the seats are in turn order, so the first of equals wins
        partner = g.partner(seat)
        if partner == NONE or partner not in order:
            sides.append([seat])
        elif not any(seat in side for side in sides):
            sides.append([seat, partner])
    if not sides:
        return []
    return max(sides, key=lambda side: (sum(score(g, s) for s in side), sum(g.players[s].blood for s in side)))
