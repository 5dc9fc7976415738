"""Looking ahead: draw worlds from the view, play each option out to the end of the location, and compare how the seat
stands then.

Nothing here knows more than the seat: `resample` makes whole games of the view alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.bots.vendetta.worth import BLOOD
from praxis.vendetta.effects.resolve import Resolve
from praxis.vendetta.resample import resample
from praxis.vendetta.rules.ending import score
from praxis.vendetta.rules.resolution import ResolveLocation, total_power
from praxis.vendetta.sets import card_set

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.vendetta.state import Vendetta
    from praxis.vendetta.view import View

WORLDS = 2
_MOST_STEPS = 40
_HARM = 0.4
"""How much the gain of other players counts against one's own."""


def best_option(view: View, options: list[Option], seed: int) -> Option:
    """The option after which this seat stands best, over a few worlds."""
    totals = [0.0] * len(options)
    for number in range(WORLDS):
        world = resample(view, card_set(view.readings.cards), seed + number)
        for i, option in enumerate(options):
            twin = world.fork()
            twin._answer(option)
            play_out_location(twin)
            totals[i] += standing(twin, view.seat)
    return options[totals.index(max(totals))]


def play_out_location(g: Vendetta) -> None:
    """Go on with plain answers until the present location is resolved."""
    depth = sum(isinstance(frame, ResolveLocation) for frame in g.stack)
    place = _place(g)
    for _ in range(_MOST_STEPS):
        decision = g.decision
        if decision is None or not depth or _place(g) != place:
            return
        g._answer(plain_choice(g))


def plain_choice(g: Vendetta) -> Option:
    """The plain answer: stay, accept, use; else the first of the list. Nobody leaves in mid-conflict."""
    assert g.decision is not None
    return ("no",) if _would_leave(g) else _plain_answer(g.decision.kind, g.decision.options)


def _would_leave(g: Vendetta) -> bool:
    """Whether the question is if the seat leaves in mid-conflict. If everybody left, staying would look worthless."""
    frame, decision = g.stack[-1], g.decision
    if decision is None or decision.kind != "may" or not isinstance(frame, Resolve):
        return False
    said = g.set.said
    return any(said[n].verb == "withdraw" and said[n].who == "you" for n in said[frame.todo[0]].branches[0])


def _place(g: Vendetta) -> int:
    for frame in g.stack:
        if isinstance(frame, ResolveLocation):
            return frame.location
    return -1


def _plain_answer(kind: str, options: list[Option]) -> Option:
    return options[-1] if kind in ("recall", "play-more") else options[0]


def standing(g: Vendetta, seat: int) -> float:
    """How well a seat stands in a world: influence, blood, alliance, and what is still to be won this round."""
    hopes = [0.0] * g.seats
    for place in range(_place(g) if _place(g) >= 0 else g.locations, g.locations):
        _hope(g, place, hopes)
    blood = BLOOD[g.round]
    worth = [
        score(g, each) + _feeding(g, each) + blood * min(player.blood, 9) + hopes[each]
        for each, player in enumerate(g.players)
    ]
    if g.readings.team:
        worth[seat] += worth[g.partner(seat)]
    others = [worth[each] for each in range(g.seats) if each not in (seat, g.partner(seat))]
    gone = -20.0 if g.players[seat].eliminated else 0.0
    return worth[seat] - _HARM * sum(others) / max(1, len(others)) - 0.3 * _HARM * max(others, default=0.0) + gone


def _feeding(g: Vendetta, seat: int) -> float:
    rounds = 3 - g.round
    return 0.22 * rounds * sum(min(4, g.set.cards[card].feeding) for card in g.undrained(seat)) if rounds else 0.0


def _hope(g: Vendetta, place: int, hopes: list[float]) -> None:
    """Add to `hopes` the share of a location's rewards that each present seat may win by its power now."""
    here = g.present(place)
    if not here or g.allies_at[place] < 0:
        return
    ally = g.set.cards[g.allies_at[place]]
    prize = g.round + ally.influence + 0.3 * ally.feeding * (3 - g.round) / 2 + (1.5 if place == g.haven else 0.0)
    powers = [max(0.5, float(_guess(g, seat, place))) for seat in here]
    total = sum(power * power for power in powers)
    for seat, power in zip(here, powers, strict=True):
        share = power * power / total
        hopes[seat] += share * prize + (1.0 - share) * 0.6


def _guess(g: Vendetta, seat: int, place: int) -> int:
    """A seat's power at a place with its face-down cards counted, which are known in a drawn world."""
    hidden = sum(g.set.power[card] for card in g.players[seat].cards_at[place] if g.is_face_down(card))
    return total_power(g, seat, place) + hidden
