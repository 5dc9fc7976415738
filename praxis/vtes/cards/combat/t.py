"""Combat cards: T."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import RESET, SERENE, soaks, two_strikes
from praxis.vtes.definitions.shapes.several import WEAKER, unblocked


def aim(discards: int, *effects: Effect) -> Way:
    """An aim: played as a strike is chosen, one for each strike. The opposing side can discard combat cards to cancel
    it."""
    cancels = discarding(COMBAT_CARD, n=discards, by=controller(OPPOSING))
    return combat(
        "",
        mod(AIMED, 1),
        unless(controller(OPPOSING), cancels, *effects),
        when=STRIKE,
        if_=num(AIMED, ME) < 1,
    )


def once_hurt(*effects: Effect) -> Effect:
    """Effects that follow if damage of the strike is successfully inflicted on the opposing minion."""
    return later(fact.WOUNDED, *effects, of=OPPOSING, to=ME, until=ROUND)


card(
    101942,
    "Target Vitals",
    aim(2, mod(PIERCING, 2), once_hurt(hang(cannot(rule.PRESS, OPPOSING), ROUND))),
    digest="8367cb41bd0c",
)
card(
    101944,
    "Taste of Death",
    strike("qui", damage(1, RANGED | AGGRAVATED)),
    strike("QUI", damage(2, RANGED | AGGRAVATED)),
    if_=LONG,
    digest="7e5d1be4d6f4",
)
card(
    101945,
    "Taste of Vitae",
    combat(
        "",
        gain(tally(fact.BLOOD_SPENT, OPPOSING, span=ROUND), BLOOD, ME),
        when=END_OF_ROUND,
        who=VAMPIRE,
        if_=is_(OPPOSING, VAMPIRE),
        limit=ROUND,
    ),
    digest="d318b142a0e8",
)
card(
    101950,
    "Telepathic Tracking",
    combat("aus", press("continue"), later(fact.ROUND, mod(MANEUVERS, 1), until=COMBAT), when=PRESS),
    combat("AUS", outcome(NEW_ROUND), when=WOULD_END),
    digest="4db532ad2baf",
)
UNEQUIPPED = cannot(rule.USE, OPPOSING, EQUIPMENT)
card(
    101960,
    "Terror Frenzy",
    combat(
        "ani",
        hang(cannot(rule.MANEUVER, OPPOSING, if_=LONG), COMBAT),
        hang(cannot(rule.PRESS, OPPOSING, if_=~PRESSED), COMBAT),
        hang(UNEQUIPPED, COMBAT),
        if_=FIRST_ROUND,
    ),
    combat("ANI", hang(costs(1, BLOOD_COST, OPPOSING, COMBAT_CARD), COMBAT), limit=COMBAT, if_=is_(OPPOSING, VAMPIRE)),
    when=BEFORE_RANGE,
    digest="8319546346c2",
)
two_strikes(101966, "Theft of Vitae", "tha", steals(1, RANGED), steals(2, RANGED), "bca0c23fbdd0")
card(
    101970,
    "Thin Blood",
    combat("qui", burn(1, BLOOD, OPPOSING)),
    combat("QUI", burn(2, BLOOD, OPPOSING)),
    when=BEFORE_STRIKES,
    if_=CLOSE & is_(OPPOSING, VAMPIRE),
    limit=ROUND,
    digest="5c1e696f0495",
)
card(
    101976,
    "Thoughts Betrayed",
    combat("dom", mod(SWARM, 1, OPPOSING, ROUND)),
    combat("DOM", hang(cannot(rule.CARD_STRIKE, OPPOSING), COMBAT)),
    when=BEFORE_RANGE,
    if_=FIRST_ROUND,
    digest="2345e86e38e4",
)
card(
    101982,
    "Thrown Gate",
    strike("pot", damage(1, RANGED, OPTIONAL)),
    strike("POT", damage(2, RANGED, OPTIONAL)),
    digest="c1995035c2ce",
)
card(
    101983,
    "Thrown Sewer Lid",
    strike("pot", damage(3, RANGED)),
    strike("POT", above, mod(PRESSES, 1)),
    if_=LONG,
    digest="ae4625d2b3c0",
)
card(
    101991,
    "Toreador's Bane",
    strike("pre", ends()),
    strike("mel", ends(), unblocked("bleed", "political")),
    strike("MEL", ends(), unblocked()),
    if_=is_(OPPOSING, clan("Toreador", "Toreador antitribu") | WEAKER),
    digest="e7b06e242cbb",
)
card(
    101993,
    "Torn Signpost",
    combat("pot", set_(STRENGTH, 2)),
    combat("POT", set_(STRENGTH, 3)),
    when=BEFORE_RANGE,
    digest="8ba660317f85",
)
card(
    101995,
    "Torrent",
    combat("cel", mod(STRIKES, 1), when=ADDITIONAL),
    strike("CEL", ends(), unblocked()),
    digest="e63f041d7b8a",
)
card(
    102283,
    "Touch of Oblivion",
    strike("obl", special(), hits(put(CARD, OPPOSING), gain(2, BLOOD, CARD))),
    strike(
        "OBL",
        special(),
        hits(if_(is_(OPPOSING, VAMPIRE), put(OPPOSING, TORPOR), other=burn(OPPOSING))),
    ),
    cannot(rule.UNLOCK, BEARER),
    at(
        fact.UNLOCK_PHASE,
        if_(is_(BEARER, LOCKED), burn(1, BLOOD, CARD)),
        if_(~is_(CARD, holds(1)), burn(CARD)),
        whose=controller(BEARER),
    ),
    digest="c43cd166070b",
)
card(
    102362,
    "Tranquility Shield",
    combat("for", *soaks(1), *SERENE),
    combat("FOR", *soaks(2), *SERENE),
    when=BEFORE_RANGE,
    if_=FIRST_ROUND,
    digest="15eb849d5504",
)
card(
    102012,
    "Trap",
    combat("", put(CARD, PLAY), gain(3, BLOOD, CARD), when=BEFORE_RANGE, if_=FIRST_ROUND),
    RESET,
    on(fact.PRESS_STEP, burn(1, BLOOD, CARD), outcome(PRESSED_ON), if_=is_(CARD, holds(1))),
    on(fact.FOUGHT, burn(CARD)),
    digest="5e71d89d0447",
)
card(
    102054,
    "Typhonic Beast",
    combat("ser", mod(STRENGTH, 1)),
    combat("pot ser", mod(STRENGTH, 1), *soaks(1)),
    combat("POT SER", mod(STRENGTH, 1), *soaks(1), mod(PRESSES, 1)),
    when=BEFORE_RANGE,
    digest="21db506003cf",
)
