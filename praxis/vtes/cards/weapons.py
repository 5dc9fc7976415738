"""Weapons: guns, blades, and what is thrown."""

from __future__ import annotations

from typing import Any

from praxis.effects.conditions import Condition
from praxis.effects.nodes import Effect
from praxis.vtes.cards.build import Piece, Way
from praxis.vtes.cards.language import *

# -- guns that strike again -------------------------------------------------------------------------------------------


def again_with_it() -> Way:
    """A minion who has struck with this weapon gets one more strike this round, with the same weapon only."""
    return ability(
        ADDITIONAL,
        mod(STRIKES, 1, ME),
        hang(cannot(rule.HAND_STRIKE, ME), ROUND),
        hang(cannot(rule.OTHER_STRIKE, ME, ~among(CARD)), ROUND),
        if_=happened(fact.STRIKES, ME, about=among(CARD), span=ROUND),
        limit=ROUND,
    )


def automatic(official: int, name: str, n: int, digest: str, if_: Condition | None = None) -> None:
    card(
        official,
        name,
        permanent(),
        ability(STRIKE, damage(n, RANGED | WEAPON)),
        ability(RANGE, aiming(), limit=COMBAT, if_=if_),
        again_with_it(),
        digest=digest,
    )


automatic(100032, "AK-47", 2, "18c5b616de78")
automatic(101065, "Kpist m/45", 1, "e4e13b8eaaf2")
automatic(100754, "Foldable Machine Gun", 1, "9600dc58efb8", if_=~FIRST_ROUND)

# -- blades -----------------------------------------------------------------------------------------------------------

card(
    102261,
    "Sword of the Archangel",
    permanent(),
    ability(STRIKE, damage(1, WITH_STRENGTH | AGGRAVATED | WEAPON)),
    ability(
        AS_PLAYED,
        cancel(trait("grapple") | trait("aim"), played_by(among(OPPOSING)), free=True),
        cost=pay(1, BLOOD, ME),
        by=BY_COMBATANT,
        who=clan("Salubri"),
        limit=COMBAT,
    ),
    on(
        fact.BURNED,
        later(
            fact.FOUGHT,
            if_(is_(BEARER, READY, ~noted("archangel")), may(unlock(BEARER), note("archangel", BEARER))),
            until=COMBAT,
        ),
        of=VAMPIRE & among(OPPOSING),
        if_=THIS_STRIKE,
    ),
    digest="6aa5aa54ac06",
)
# -- plain weapons ----------------------------------------------------------------------------------------------------


def weapon(official: int, name: str, strike_: Effect, *pieces: Piece, digest: str, **options: Any) -> None:
    """A weapon with one strike, the options of its ability, and what else it gives."""
    card(official, name, permanent(), ability(STRIKE, strike_, **options), *pieces, digest=digest)


BLADE = WITH_STRENGTH | WEAPON
GUN = RANGED | WEAPON
weapon(
    100516,
    "Deer Rifle",
    damage(1, GUN),
    *(ability(RANGE, aiming(), limit=COMBAT) for _ in range(2)),
    digest="987a16477d5a",
)
weapon(101168, "Mark V", damage(4, GUN | LONG_ONLY), limit=ROUND, digest="750958292085")
weapon(101685, "Sawed-Off Shotgun", damage(3, GUN), limit=COMBAT, digest="4d7af16404e7")
weapon(100379, "Combat Shotgun", damage(3, GUN), limit=ROUND, digest="5969882e01f9")
weapon(101656, "RPG Launcher", damage(6, GUN | LONG_ONLY), if_=~FIRST_ROUND, digest="9bece0ae38b5")
weapon(100811, "Gas-Powered Chainsaw", damage(3, WEAPON), limit=COMBAT, digest="823cc120589d")
weapon(100246, "Brass Knuckles", damage(1, BLADE), limit=COMBAT, digest="5dd7e634c3b7")
weapon(100226, "Blow Torch", damage(1, WEAPON | AGGRAVATED), digest="56f6da20c230")
weapon(
    100175,
    "Blade of Bellona",
    damage(1, BLADE),
    ability(RANGE, aiming(only="close"), limit=COMBAT),
    digest="9c0f9b1cbf8f",
)
ANTITRIBU = clan("Brujah antitribu")
weapon(
    101919,
    "Sword of Judgment",
    damage(1, BLADE),
    ability(ADDITIONAL, mod(STRIKES, 1, ME), limit=ROUND, who=ANTITRIBU),
    who=ANTITRIBU,
    digest="a8db828cf8ac",
)
weapon(
    101860,
    "Starshell Grenade Launcher",
    damage(1, GUN | LONG_ONLY | AGGRAVATED),
    ability(DURING_ACTION, mod(STEALTH, -1, ACTING), cost=locking(BEARER), if_=is_(BEARER, READY)),
    limit=COMBAT,
    digest="bcca86520d21",
)
weapon(
    100964,
    "Improvised Flamethrower",
    damage(2, GUN | AGGRAVATED),
    on(
        fact.INFLICTS,
        inflict(2, BEARER, AGGRAVATED),
        burn(CARD),
        of=BEARER,
        to=OPPOSING,
        if_=LONG & (HOW_MUCH >= 1),
    ),
    limit=COMBAT,
    digest="345514169d62",
)


def thrown(official: int, name: str, n: int, harm: Effect, *pieces: Piece, digest: str, flags: int = 0) -> None:
    """A weapon that is burned as its strike is resolved, which harms the thrower too."""
    strike_ = ability(STRIKE, damage(n, GUN | flags), besides(harm, burn(CARD)))
    card(official, name, permanent(), strike_, *pieces, digest=digest)


thrown(100857, "Grenade", 3, if_(CLOSE, inflict(1, ME)), digest="3c0c8c89d49b")
thrown(
    102179,
    "White Phosphorus Grenade",
    2,
    if_(CLOSE, inflict(1, ME, AGGRAVATED)),
    flags=AGGRAVATED,
    digest="ed3d86530b8c",
)
thrown(100233, "Bomb", 5, inflict(5, ME), act(burn(a(LOCATION, IN_PLAY)), burn(CARD)), digest="93231d8a12c0")

card(
    100137,
    "Baseball Bat",
    permanent("", if_(kind("equip") & UNBLOCKED, later(fact.TURN_ENDS, unlock(ME), until=TURN))),
    ability(STRIKE, damage(1, BLADE)),
    not_replaced="action",
    digest="5e1d843c6675",
)
