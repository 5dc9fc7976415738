"""Master cards: V."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import (
    IN_PLAY_AT_ONCE,
    POLITICAL,
    blood_doll,
    discipline,
    investment,
    laid_on,
    sees,
)
from praxis.vtes.definitions.shapes.several import USED_UP

card(
    102092,
    "Vast Wealth",
    master(put(CARD, a(MINION, READY, MINE))),
    act(fetch(EQUIPMENT, first=True), if_=is_(BEARER, MINE), reach="equip", stealth=1),
    digest="549b9d3fe0db",
)
card(
    102108,
    "Ventrue Directorate Assembly",
    IN_PLAY_AT_ONCE,
    gives(VOTES, 1, all_(VAMPIRE, READY, clan("Ventrue")), if_=POLITICAL),
    burnable(~clan("Brujah")),
    burnable(clan("Brujah"), stealth=1),
    digest="a16eb79c60a3",
)
card(
    102109,
    "Ventrue Headquarters",
    IN_PLAY_AT_ONCE,
    ability(POLLING, mod(VOTES, 3, YOU), cost=locking()),
    digest="c79276c4180f",
)
investment(
    102110, "Ventrue Investment", "07f4d27ddc10", gain(count(VAMPIRE, MINE, clan("Ventrue antitribu")), BLOOD, CARD)
)
burns_a_doll = burn(up_to(1, named("Blood Doll")))
blood_doll(102113, "Vessel", master(put(CARD, a(VAMPIRE)), burns_a_doll), UNLOCK, "574464beb59c")
discipline(102116, "Vicissitude", "vic", "43622ba565de")
POISONED = num(BLOOD, CARD) > num(CAPACITY, BEARER)
card(
    102117,
    "Vicissitude Poisoning",
    laid_on(VAMPIRE, clan("Tzimisce")),
    on(fact.PLAYED, gain(1, BLOOD, CARD), of=BEARER, about=requires("vic")),
    on(fact.OVER, burn(BEARER), if_=POISONED),
    on(fact.FOUGHT, burn(BEARER), if_=POISONED),
    digest="c1eb3d8303d6",
)
sees(102119, "Vigil: The Thin Line", "bc92e303df4d", clan("Defender"), if_=is_(ACTING, MONSTER))
card(
    102121,
    "Villein",
    master(take(x(2, 5), BLOOD, a(VAMPIRE, MINE, holds(1)), YOU), put(CARD, T)),
    costs(1, POOL_COST, YOU, named("Minion Tap")),
    costs(1, POOL_COST, None, named("Villein"), to=BEARER),
    digest="85750e5d621d",
)
card(
    102126,
    "Visit from the Capuchin",
    master(put(CARD, PLAY), gain(4, BLOOD, CARD)),
    gives(HAND_SIZE, num(BLOOD, CARD)),
    instead(fact.REPLACES, burn(1, BLOOD, CARD), of=YOU),
    USED_UP,
    digest="9aa26122f280",
)
card(
    102132,
    "Vox Domini",
    out_of_turn(outcome(FAILS), when=DURING_REFERENDUM, if_=kind("political"), limit=GAME | FOR_YOU),
    digest="68625e08a824",
)
card(102134, "Vulnerability", master(burn(a(VAMPIRE, TORPOR))), digest="4c55ee402f26")
