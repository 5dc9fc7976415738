"""Shapes that cards of several types share. No card is defined here."""

from __future__ import annotations

from typing import Any, Final

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter, every
from praxis.effects.nodes import Effect, Part, Who
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.effects.verb import Target

WEAKER: Final = ALLY | VAMPIRE & YOUNGER
"""An ally, or a vampire who is younger than the one who plays the card."""
WEAKER_ACTS: Final = is_(ACTING, WEAKER)
BLEEDS_YOU: Final = kind("bleed") & directed_at(YOU)


def either(codes: str, *effects: Effect, way: Any = modifier, **options: Any) -> tuple[Way, ...]:
    """The same way with one Discipline or with the other: ``either("pot pre", ...)``."""
    return tuple(way(code, *effects, **options) for code in codes.split())


def modifier_and_reaction(codes: str, *effects: Effect, **options: Any) -> tuple[Way, Way]:
    """A card of both types: the acting minion can play it, and a reacting one."""
    return modifier(codes, *effects, **options), reaction(codes, *effects, **options)


# -- intercept and bleeds ---------------------------------------------------------------------------------------------


def intercept(n: int) -> Effect:
    return mod(INTERCEPT, n, ME)


def less_bleed(code: str, n: int, if_: Condition | None = None, **options: Any) -> Way:
    """A reaction that reduces a bleed against oneself."""
    bled = BLEEDS_YOU & (num(BLEED, ACTING) >= 1)
    return reaction(code, mod(BLEED, -n), if_=bled if if_ is None else bled & if_, **options)


def sends_on(
    code: str, if_: Condition | None = None, locks: bool = True, who: Filter | None = None, **options: Any
) -> Way:
    """A reaction that redirects a bleed to another Methuselah."""
    goes = redirect(a(SEAT, OTHERS, ~among(ACTOR)))
    return reaction(code, *((goes, lock(ME)) if locks else (goes,)), when=DECLINED, if_=if_, who=who, **options)


# -- the combat that follows on a block -------------------------------------------------------------------------------


def if_blocks(*effects: Effect) -> Effect:
    """Effects in the combat that results if this minion blocks; in each one, if the action goes on and he blocks
    again."""
    return hang(on(fact.RESOLVES, later(fact.FIGHTS, *effects, if_=FROM_BLOCK), to=ME))


def if_blocked(*effects: Effect) -> Effect:
    """Effects in the combat that results if the action is blocked."""
    return hang(on(fact.RESOLVES, later(fact.FIGHTS, *effects, if_=FROM_BLOCK), to=MINION))


def a_maneuver() -> Effect:
    return mod(MANEUVERS, 1, ME, COMBAT)


def a_press() -> Effect:
    return mod(PRESSES, 1, ME, COMBAT)


def maneuver_or_press() -> Effect:
    """A maneuver or a press, once."""
    return do(
        grant(ability(RANGE, maneuver(), limit=COMBAT | BY_NAME), COMBAT),
        grant(ability(PRESS, press(), limit=COMBAT | BY_NAME), COMBAT),
    )


def a_prevention(if_: Condition | None = None) -> Effect:
    return grant(ability(PREVENT, prevent(1), limit=COMBAT, if_=if_), COMBAT)


def a_way_out() -> Effect:
    """The minion can strike to end the combat in its first round."""
    return grant(ability(STRIKE, ends(), if_=FIRST_ROUND), COMBAT)


# -- against blocks ---------------------------------------------------------------------------------------------------


def fails(codes: str, if_: Condition | None = None, **options: Any) -> Way:
    """The attempt to block fails, and the minion cannot attempt to block again."""
    return modifier(codes, block_fails(), when=ATTEMPT, if_=if_, **options)


def less_intercept(codes: str, **options: Any) -> Way:
    """A modifier that reduces the intercept of the minion that attempts to block."""
    return modifier(codes, mod(INTERCEPT, -1, BLOCKING), when=ATTEMPT, **options)


def cannot_block(codes: str, *whom: Filter, **options: Any) -> Way:
    """A modifier, played as the action is announced, that chooses a minion who cannot block it."""
    return modifier(codes, mod(CANNOT_BLOCK, 1, a(*whom, READY)), when=ANNOUNCED, **options)


def taxed(who: Filter, allies: bool) -> tuple[Effect, ...]:
    """Minions must burn a counter to attempt to block, now or later; one who attempts already can give up instead.

    Allies cannot burn blood, but with `allies` they can burn life.
    """
    pays = unless(controller(BLOCKING), pay(1, BLOOD, BLOCKING), block_fails(ONCE_MORE))
    meant = who if allies else who & VAMPIRE
    barred = () if allies else (hang(cannot(rule.BLOCK, who & ALLY)),)
    return hang(toll(rule.BLOCK, 1, meant)), *barred, if_(is_(BLOCKING, meant), pays)


def once_resolved(*effects: Effect) -> Effect:
    """What follows an action that came to its resolution. One that was blocked did, also if it then ended before the
    combat."""
    reached = happened(fact.RESOLVES, span=ACTION) | happened(fact.BLOCKED, span=ACTION)
    return later(fact.OVER, *effects, if_=reached)


def only_one(*what: Filter) -> Part:
    """The bearer can have no other such card."""
    return cannot(rule.BEAR, BEARER, every(what))


def foe(*which: Filter) -> Target:
    """A ready minion of another Methuselah."""
    return a(MINION, READY, OTHERS, *which)


IN_YOUR_MINION_PHASE = AT_ANY_TIME & ~(UNLOCK | MASTER | INFLUENCE | DISCARD | UNLOCK_OF_OTHERS)
"""Together with `YOUR_TURN`: the moments between actions and during an action of your own minion phase."""


def moves(code: str, *effects: Effect, to: str = "") -> Way:
    """A combat card with a maneuver, and further effects if given."""
    return combat(code, maneuver(to), *effects, when=RANGE)


def presses(code: str, to: str = "") -> Way:
    return combat(code, press(to), when=PRESS)


IN_TIME_FOR_CLAWS = BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN
"""All moments before a strike is resolved, that after both are chosen included."""
COMES_TO_IT = among(BLOCKING) | FIGHTING
"""At the moment at which a combat is about to begin: the one who has blocked, or one of the two."""
BEFORE_BLOCKS = ANNOUNCED | OPEN | DECLINED
"""The moments of an action at which nobody attempts to block it or has blocked it."""


def keeps_one(until: int = ROUND) -> Effect:
    """The vampire can prevent 1 damage later: once each round for so long."""
    return grant(ability(PREVENT, prevent(1, ME), limit=ROUND), until)


MONSTER_ACTS = is_(ACTING, MONSTER)
ONE = ACTION | BY_NAME


def for_blood(code: str) -> Way:
    """A reaction with 1 intercept that costs a blood besides."""
    return reaction(code, intercept(1), cost=pay(1, BLOOD, ME))


def no_stealth() -> Effect:
    """The acting minion's stealth falls to 0; he can raise it again."""
    return mod(STEALTH, num(STEALTH, ACTING) * -1, ACTING)


FRENZIED = reflex("abo", cancel(trait("frenzy"), PLAYED_ON_HIM))


def foils(code: str, *what: Filter, blood: int = 0, limit: int = 0) -> Way:
    """Cancel such a card of the opposing minion as it is played; its cost is not paid."""
    price = {"cost": pay(blood, BLOOD)} if blood else {}
    return combat(code, cancel(*what, others=True, free=True), when=AS_PLAYED, limit=limit, **price)


def taken_back() -> Effect:
    """The political action card that has called the referendum goes back to the hand."""
    return if_(is_(PLAYED_CARD, POLITICAL_CARD), put(PLAYED_CARD, HAND))


YOUNGER_ACTS = is_(ACTING, VAMPIRE, YOUNGER)


def revocable(who: Filter = VAMPIRE, pool: int = -1) -> Way:
    """An action by which such vampires, of any Methuselah, call a referendum to burn the card."""
    return act(burn(CARD), who=who, open=FOR_ANYBODY, reach="political", stealth=1, pool=pool)


RELIC = EQUIPMENT & ~trait("electronic") & ~trait("vehicle") & ~trait("weapon")


def beast(code: str) -> tuple[Way, Way]:
    """A retainer that has one more life at superior."""
    return permanent(code), permanent(code.upper(), gain(1, LIFE, CARD))


USED_UP = on(fact.LOSES_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) <= 0)
"""It is burned as soon as it has no counters."""
HAND_OF_OPPOSING = show(all_(in_(HAND), of(controller(OPPOSING))))
BLOCKS_DIRECTED = FIRST_ROUND & FROM_BLOCK & DIRECTED
ANYTIME = BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN | PREVENT | ADDITIONAL | PRESS
"""At any time in a round."""


def unblocked(*barred: str) -> Effect:
    """The blocked action of the striker goes on after the combat, unless it is of one of these kinds."""
    mine = FROM_BLOCK & is_(ACTING, among(ME))
    goes_on = if_(mine & ~kind(*barred) if barred else mine, outcome(GOES_ON))
    return later(fact.ENDED_COMBAT, later(fact.FOUGHT, goes_on), of=ME, until=ROUND)


def uncontrolled(*more: Filter, whose: Who = PREY, directed: bool = True) -> Target:
    """A card in the uncontrolled region of the prey (or predator), chosen blind."""
    return a(UNCONTROLLED, of(whose), OTHERS, *more, beyond=directed)
