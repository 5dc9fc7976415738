"""Shapes that several combat cards share. No card is defined here."""

from __future__ import annotations

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.effects.verb import Target


def press_on() -> Effect:
    """An optional press this round, which can only continue the combat."""
    return grant(ability(PRESS, press("continue"), limit=ROUND), ROUND)


def press_out() -> Effect:
    """An optional press this round, which can only end the combat."""
    return grant(ability(PRESS, press("end"), limit=ROUND), ROUND)


def sweat(official: int, name: str, basic: int, superior: int, digest: str) -> None:
    """A strike of Quietus at long range, the damage of which cannot be prevented."""
    hurts = RANGED | UNPREVENTABLE
    card(
        official,
        name,
        strike("qui", damage(basic, hurts)),
        strike("QUI", damage(superior, hurts)),
        if_=LONG,
        digest=digest,
    )


def blade() -> Target:
    return a(EQUIPMENT, on_(ME), trait("melee weapon"))


def hand_or_blade(code: str, n: int, *more: Effect, flags: int = 0, if_: Condition | None = None) -> tuple[Way, Way]:
    """A hand strike or a strike with a melee weapon, with so much more damage."""
    return strike(code, hand(n, flags), *more, if_=if_), strike(code, wield(blade(), n, flags), *more, if_=if_)


def two_strikes(official: int, name: str, code: str, basic: Effect, superior: Effect, digest: str) -> None:
    """A card with one strike at basic and another at superior."""
    card(official, name, strike(code, basic), strike(code.upper(), superior), digest=digest)


def another(only: str = "") -> Effect:
    """One more maneuver this round, for a blood."""
    return grant(ability(RANGE, maneuver(only), cost=pay(1, BLOOD), limit=ROUND), ROUND)


MORE_HARM = tally(fact.HURT, OPPOSING, ME, span=ROUND) > tally(fact.HURT, ME, OPPOSING, span=ROUND)


def in_hand(*what: Filter) -> Target:
    """A card in hand that the minion could bring into play by himself."""
    return a(in_(HAND), MINE, *what, FITS)


def holds_blood(most: int) -> tuple[Effect, ...]:
    """Put the card into play and move blood of the opposing vampire to it."""
    return put(CARD, PLAY), remember(OPPOSING), take(any_(0, most), BLOOD, OPPOSING, CARD)


GIVES_BACK = (take(ALL, BLOOD, CARD, CHOSEN), burn(CARD))
RESET = on(fact.PLAYED, gain(3 - num(BLOOD, CARD), BLOOD, CARD))


def soaks(n: int, only: int = 0) -> tuple[Effect, ...]:
    """The minion can prevent so many points each round, one by one."""
    return tuple(grant(ability(PREVENT, prevent(1, ME, only=only), limit=ROUND), COMBAT) for _ in range(n))


SERENE = (lift(trait("frenzy")), hang(cannot(rule.AFFECT, ME, trait("frenzy")), COMBAT))


def blows(official: int, name: str, basic: int, superior: int, digest: str) -> None:
    """Potence: a hand strike or a strike with a melee weapon, with so much more damage."""
    card(
        official,
        name,
        strike("pot", hand(basic)),
        strike("POT", hand(superior)),
        strike("pot", wield(blade(), basic)),
        strike("POT", wield(blade(), superior)),
        digest=digest,
    )


UNARMED = NO_FORTITUDE | DULLS


def after_combat(*effects: Effect) -> Effect:
    """Effects after the combat that this strike ends, if nothing follows that combat and nobody has dodged the
    strike."""
    return hits(later(fact.FOUGHT, *effects, until=COMBAT))
