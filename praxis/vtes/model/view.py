"""What a seat may know, by white-list. `worlds` makes a whole world that fits it.

Ids are public everywhere; a face is shown only to those who know it. Procedures in progress hold nothing but ids and
numbers, so the whole stack is shown; only whose secret decision is open is left out.
"""

from __future__ import annotations

import msgspec

from praxis.kernel.game import DecisionView, FrameView
from praxis.vtes.model.sights import copied_regions, faces_seen, frames_of, journal_of
from praxis.vtes.model.state import Vtes


class View(msgspec.Struct, frozen=True):
    """A game of V:TES as one seat (or, with -1, a spectator) sees it."""

    seat: int
    edition: str
    options: dict[str, str | int | bool]
    number: int
    turn: int
    pool: list[int]
    vps: list[int]
    ousted: list[int]
    edge: int
    bank: int
    debts: list[int]
    out_of_turn: list[int]
    withdrawing: list[int]
    timed: bool
    """The game ended because the table's time was over: who is left has half a victory point more."""
    owner: list[int]
    faces: list[int | None]
    """The key of each card's face, where this seat knows it."""
    knows: list[int]
    """Which seats know each card: everybody sees who looks at what."""
    controller: list[int]
    locked: list[int]
    blood: list[int]
    host: list[int]
    attached: dict[str, list[int]]
    regions: list[list[list[int]]]
    sects: dict[str, str]
    titles: dict[str, str]
    clans: dict[str, str]
    contesting: dict[str, str]
    versions: dict[str, int]
    counters: list[list[int | str]]
    """Named counters: the card (or `~seat`) they lie on, their name, the seat that has put them there, how many."""
    chosen: dict[str, list[int]]
    """What was chosen for cards in play that remember it."""
    lasting: list[list[int]]
    """Changes of numbers that outlast the turn, and what ends them."""
    unreplaced: list[list[int]]
    """Cards that are not replaced yet: whose, which, and until when. All have seen them played."""
    clock: int
    turns: list[int]
    journal: list[list[int]]
    """What happened, of the kinds about which cards ask that this seat owns or all can see."""
    limits: list[int]
    events_played: list[int]
    unseen: list[int]
    """The faces of this seat's own cards that she cannot place: she knows her deck, not its order."""
    stack: list[FrameView]
    decision: DecisionView | None


def view_of(g: Vtes, seat: int) -> View:
    known, unplaced = faces_seen(g, seat)
    return View(
        seat,
        g.edition.name,
        g.options,
        g.number,
        g.turn,
        g.pool.copy(),
        g.vps.copy(),
        g.ousted.copy(),
        g.edge,
        g.bank,
        g.debts.copy(),
        g.out_of_turn.copy(),
        g.withdrawing.copy(),
        g.timed,
        g.owner,
        known,
        g.knows.copy(),
        g.controller,
        g.locked.copy(),
        g.blood.copy(),
        g.host,
        {str(host): cards.copy() for host, cards in g.attached.items()},
        copied_regions(g),
        {str(card): sect for card, sect in g.sects.items()},
        {str(card): title for card, title in g.titles.items()},
        {str(card): clan for card, clan in g.clans.items()},
        {str(card): claim for card, claim in g.contesting.items()},
        {str(card): mode for card, mode in g.versions.items()},
        g.counters_shown() if g.counters else [],
        {str(card): things.copy() for card, things in g.chosen.items()},
        [entry.copy() for entry in g.lasting],
        [entry.copy() for entry in g.unreplaced],
        g.clock,
        g.turns.copy(),
        journal_of(g, seat) if g.journal else [],
        g.limits.copy(),
        g.events_played.copy(),
        unplaced,
        frames_of(g, seat),
        g.decision_view(seat),
    )
