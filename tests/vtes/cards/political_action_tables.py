"""Referendums that tests share."""

from __future__ import annotations

from praxis.vtes.positions.scenario import Table


def called(t: Table, card: str, *terms: str, favour: str = "a") -> None:
    """Mira calls it; these seats vote for it as they can, the others abstain."""
    t.does(f"play {card} Mira 0")
    chosen = list(terms)
    while t.asks not in t.quiet:
        votes = [option for option in t.options("vote") if option.endswith("for")]
        if chosen and t.offers(chosen[0]):
            t.does(chosen.pop(0))
        elif votes and t.who() in favour:
            t.answer(votes[0])
        else:
            t.passes()


def ousted_together(t: Table) -> int:
    """Seats b and c are out, with a point for the predator of each; gives the pool of a, who has 6 for her own prey."""
    assert [t.g.ousted[at] for at in range(4)] == [0, 1, 1, 0]
    assert [t.g.vps[at] for at in range(4)] == [1, 1, 0, 0]
    return t.measure("a.pool")
