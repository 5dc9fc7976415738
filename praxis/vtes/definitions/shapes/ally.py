"""Shapes that several ally cards share. No card is defined here."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.effects.nodes import Part
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *


def rushes(*whom: Filter, **options: int) -> Way:
    """The ally can enter combat, as an action, with a minion of others that passes these filters."""
    return act(fight(a(*whom, READY, OTHERS)), **options)


def feeds_on_servants() -> Part:
    """However the ally enters play, an ally or retainer of yours is burned; if there is no other, the ally itself."""
    return on(fact.ENTERS, burn(pick(ALLY | RETAINER, MINE)), of=among(CARD))


def reborn() -> Part:
    """A burned ally is shuffled into its owner's library, after the action, as the action may still ask what it was."""
    again = shuffle(LIBRARY, owner(CARD))
    at_last = if_(is_(ACTING, MINION), later(fact.OVER, shuffle(LIBRARY, owner(CARD))), other=again)
    return on(fact.BURNED, if_(is_(CARD, ASH), put(CARD, BOTTOM), at_last), of=ME)


ONE_A_ROUND = ability(PREVENT, prevent(1, ME), limit=ROUND)


def raised() -> Part:
    """However the ally enters play, it is burned unless an ally or vampire in your ash heap is removed from the
    game."""
    dead = (ASH, of(YOU), ALLY_CARD | VAMPIRE)
    ways = choose(put(pick(*dead), REMOVED), burn(CARD))
    return on(fact.ENTERS, if_(exists(*dead), ways, other=burn(CARD)), of=among(CARD))


FIRST_RECRUIT = ~happened(fact.SUCCEEDED, ME, about=ALLY_CARD)
"""This minion has recruited no ally before in this turn."""


def recovers(most: int) -> Part:
    """The ally gains 1 life in its controller's unlock phase, if it has no more than so much."""
    return at(fact.UNLOCK_PHASE, gain(1, LIFE, CARD), whose=YOU, if_=is_(CARD, holds(0, most=most)))


def shooter(n: int, flags: int = 0) -> tuple[Way, Way]:
    """The ally has a ranged strike, and a maneuver in each combat."""
    return ability(STRIKE, damage(n, RANGED | flags)), ability(RANGE, maneuver(), limit=COMBAT)
