"""How cards are shown as they are played, and hands filled up again. [card.draw.replace]"""

from __future__ import annotations

from typing import Final

from praxis.vtes import events
from praxis.vtes.model import facts, spans, stats
from praxis.vtes.model.face import MASTER, Face
from praxis.vtes.model.regions import LIMBO
from praxis.vtes.model.spans import NOBODY, ActionSpan, Playing, Span
from praxis.vtes.model.state import Vtes, with_mod


def show(g: Vtes, card: int, mode: int, seat: int, minion: int) -> None:
    """Lay a card from the hand open on the table. [card.play.procedure] [card.play.pending-out-of-play]"""
    g.put(card, LIMBO, seat)
    g.tell(events.Plays(seat=seat, card=card, face=g.face[card].key, mode=mode, minion=minion))
    g.happen(facts.PLAYED, minion, facts.named(seat), mode, card)


def laid_aside_by(face: Face) -> str:
    """The clause by which a card leaves that was played and does not stay in play."""
    return "master.other.discarded" if face.types & MASTER else "card.play.minion-card-burned"


def replace(g: Vtes, seat: int) -> None:
    """Draw for a card that was played or discarded; not in a referendum of 2000. [card.draw.replace]

    Where a hand need not have its size, one card is drawn for the one that is gone. [card.hand.deferred-replacement]
    [politics.draw.none-in-referendum]
    """
    if may_draw(g) and not _is_spared(g, seat):
        draw_up(g, seat, 0 if g.edition.hand_always_matches else 1)


def _is_spared(g: Vtes, seat: int) -> bool:
    """Whether an effect replaces the draw for a missing card with something else."""
    if not g.replacing >> facts.REPLACES & 1 or held(g, seat) >= stats.hand_size(g, seat) or not g.library(seat):
        return False
    return g.is_replaced(facts.REPLACES, facts.named(seat))


def may_draw(g: Vtes) -> bool:
    """Whether cards are drawn now. [politics.draw.none-in-referendum]"""
    return g.edition.replaces_in_referendum or g.referendum() is None


def draw_up(g: Vtes, seat: int, most: int = 0, clause: str = "card.draw.replace") -> None:
    """Draw up to the hand size, but no more cards than the number given, by this clause."""
    missing = stats.hand_size(g, seat) - held(g, seat)
    if most:
        missing = min(missing, most)
    while missing > 0 and g.draw_card(seat, clause):
        missing -= 1


def held(g: Vtes, seat: int) -> int:
    """How many cards count as held: those in hand, and those just being played, whose replacement is drawn later.

    [card.as-played.before-draw]
    """
    count = len(g.hand(seat))
    if g.regions[LIMBO][seat]:
        for frame in g.stack:
            if isinstance(frame, (Playing, ActionSpan)) and frame.seat == seat and _awaits_refill(g, frame):
                count += 1
    return count


def _awaits_refill(g: Vtes, frame: Playing | ActionSpan) -> bool:
    if frame.card < 0 or frame.mode < 0 or g.where[frame.card] != LIMBO:
        return False
    return frame.awaits_refill()


_UNTIL: Final[dict[str, tuple[int, bool]]] = {
    "play": (0, True),
    "unlock": (facts.UNLOCK_PHASE, False),
    "discard": (facts.DISCARD_PHASE, False),
    "diablerie": (facts.DIABLERIE, True),
    "hunt": (facts.HUNTED, True),
    "rising": (facts.FROM_TORPOR, True),
    "influence": (facts.INFLUENCE_PHASE, False),
}
"""Until what a card may not be replaced, beyond the turn: the fact, and whether it is anybody's."""


def delay(g: Vtes, card: int, seat: int) -> None:
    """Make the hand smaller for as long as a card is not replaced. [card.hand.deferred-replacement]"""
    until = g.face[card].definition.not_replaced
    if not until:
        return
    if until in _UNTIL:
        kind, of_anybody = _UNTIL[until]
        g.unreplaced = [*g.unreplaced, [seat, card, kind, NOBODY if of_anybody else facts.named(seat)]]
        g.due = True
        return
    span: Span | None = g.turn_span()
    if any(entry[1] == card for entry in g.unreplaced):  # another card delays this one too: the longer delay counts
        if until in ("action", "combat"):
            return
        g.unreplaced = [entry for entry in g.unreplaced if entry[1] != card]
    if until == "action" and g.action() is not None:
        span = g.action()
    elif until == "combat" and g.combat() is not None:
        span = g.combat()
    assert span is not None
    with_mod(span, spans.HAND_SIZE, ~seat, -1, card)
    g.due = True
