"""Action Modifier cards: M."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import CARRIED, stealth, together
from praxis.vtes.definitions.shapes.several import (
    WEAKER,
    YOUNGER_ACTS,
    a_way_out,
    either,
    if_blocked,
    maneuver_or_press,
    modifier_and_reaction,
    sends_on,
    unblocked,
)

AGREES = later(
    fact.POLLED,
    if_(
        is_(ME, voted("for")),
        gain(1, BLOOD, all_(VAMPIRE, voted("for"))),
        burn(1, BLOOD, all_(VAMPIRE, voted("against"))),
    ),
    if_(
        is_(ME, voted("against")),
        gain(1, BLOOD, all_(VAMPIRE, voted("against"))),
        burn(1, BLOOD, all_(VAMPIRE, voted("for"))),
    ),
)
card(
    101141,
    "Madrigal",
    reaction("pre", mod(VOTES, 2, ME)),
    *modifier_and_reaction("mel", mod(VOTES, 2, ME)),
    *modifier_and_reaction("MEL", mod(VOTES, 2, ME), AGREES),
    when=BEFORE_VOTES,
    digest="eccfcb41ff4a",
)
card(
    102331,
    "Magnetic Authority",
    *either("dom pot", gain(2, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, SABBAT))),
    *either("DOM POT", gain(1, BLOOD, all_(VAMPIRE, UNCONTROLLED, MINE, SABBAT))),
    when=SUCCEEDED,
    if_=CARRIED,
    digest="5543f9d3eda1",
)
card(
    101162, "Mantle of the Moon", modifier("", hang(cannot(rule.BLOCK, MINION)), when=ANNOUNCED), digest="784030369a31"
)
card(
    101169,
    "Marked Path",
    modifier("obf", put(CARD, ME), remember(VICTIMS)),
    modifier("OBF", put(CARD, ME), remember(ME, VICTIMS)),
    ability(
        DURING_ACTION,
        mod(STEALTH, 1 + count(of=CHOSEN)),  # 1 more at superior: there the card remembers the vampire
        burn(CARD),
        by=BY_ACTING,
        if_=directed_at(CHOSEN_SEATS, only=True),
    ),
    when=SUCCEEDED,
    if_=DIRECTED,
    covered="one more stealth at superior",
    digest="f9c0ff2a8c7b",
)


def rift(code: str) -> Effect:
    if code == "dem":
        return mod(CANNOT_BLOCK, 1, a(VAMPIRE, READY, TITLED | YOUNGER))
    return mod(STEALTH, 1) if code == "obf" else if_blocked(a_way_out())


card(101199, "Memory Rift", *together("dem obf pre", rift, modifier), when=ANNOUNCED, digest="513ea7ed5d73")


def wild(*more: Effect) -> tuple[Effect, ...]:
    """A maneuver in the first round; and as long as the action lasts, the blocker makes no strike that ends the
    combat."""
    first = grant(ability(RANGE, maneuver(), limit=COMBAT, if_=FIRST_ROUND), COMBAT)
    return if_blocked(first), hang(cannot(rule.ENDING_STRIKE, BLOCKING)), *more


card(
    101214,
    "Mind of the Wilds",
    modifier("ani aus", *wild()),
    modifier("ANI AUS", *wild(mod(STEALTH, 1))),
    digest="67b1830313ee",
)
card(
    101216,
    "Mind Tricks",
    stealth("dem"),
    modifier("DEM", above, if_blocked(maneuver_or_press())),
    digest="18475cb93a51",
)
card(
    101222,
    "Mirror Image",
    modifier("chi", mod(STEALTH, 1)),
    strike("CHI", ends(), unblocked("bleed")),
    digest="1e87c718b914",
)
card(
    101223,
    "Mirror Walk",
    stealth("tha"),
    modifier("THA", above, hang(on(fact.BLOCKED, lock(BLOCKING), outcome(ENDS), to=ME))),
    not_replaced="discard",
    digest="bdd20954638b",
)
card(
    101224,
    "Mirror's Visage",
    modifier("chi", unlock(ME), lock(BLOCKING), outcome(ENDS), mod(CANNOT_ACT, 1, ME, TURN), when=BLOCKED),
    modifier("CHI", mod(STEALTH, case(DIRECTED, 1, 2))),
    digest="d6fabf15fe8b",
)
card(
    101226,
    "The Missing Voice",
    modifier("cel", hang(gives(INTERCEPT, -1, all_(capacity(most=4)))), who=capacity(5)),
    modifier("mel", hang(gives(INTERCEPT, -1, all_(WEAKER)))),
    stealth("MEL"),
    digest="bc490f69ee1b",
)
card(
    101234,
    "Mole's Tunneling",
    modifier("ani", hang(gives(INTERCEPT, -1, all_(WEAKER))), when=ATTEMPT, if_=is_(BLOCKING, WEAKER)),
    stealth("spi"),
    modifier("SPI", mod(STEALTH, 2), cost=pay(1, BLOOD, ME)),
    digest="e7f72147eb8f",
)
WRENCHED = x(1, at_most(3, num(BLOOD, ME)))
card(
    101239,
    "Monkey Wrench",
    modifier("", mod(BLEED, WRENCHED), blood=WRENCHED, limited=True, who=ANARCH & holds(1)),
    covered="X is announced, from 1 to 3",
    digest="0d8ac48d6169",
)
card(
    101256,
    "Murmur of the False Will",
    modifier("dom", mod(BLEED, 1), limited=True),
    sends_on("DOM", YOUNGER_ACTS),
    digest="67d24935c1f8",
)
