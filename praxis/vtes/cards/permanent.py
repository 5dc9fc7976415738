"""Equipment, retainers and allies."""

from __future__ import annotations

from praxis.vtes.cards.language import *

# -- guns -------------------------------------------------------------------------------------------------------------


def gun(official: int, name: str, n: int, digest: str) -> None:
    """A ranged weapon with an optional maneuver each combat."""
    aim = ability(RANGE, aiming(), limit=COMBAT)
    card(official, name, permanent(), ability(STRIKE, damage(n, RANGED | WEAPON)), aim, digest=digest)


gun(100001, ".44 Magnum", 2, "48326c834062")
gun(100107, "Assault Rifle", 4, "f55ffca00948")
gun(101682, "Saturday-Night Special", 1, "62dd48084edd")
gun(101891, "Submachine Gun", 3, "b5eab075989a")

# -- other weapons ----------------------------------------------------------------------------------------------------


def weapon(official: int, name: str, n: int, flags: int, digest: str) -> None:
    card(official, name, permanent(), ability(STRIKE, damage(n, flags | WEAPON)), digest=digest)


MELEE = WITH_STRENGTH

weapon(100529, "Desert Eagle", 2, RANGED, "782a25290923")
weapon(101014, "Ivory Bow", 1, RANGED | AGGRAVATED, "cd38ac346d20")
weapon(100742, "Flamethrower", 2, RANGED | AGGRAVATED, "2186142aaafe")
weapon(100139, "Bastard Sword", 1, MELEE, "b4f6bbcfeea4")
weapon(101190, "Meat Cleaver", 1, MELEE, "b4f6bbcfeea4")
weapon(100130, "Bang Nakh — Tiger's Claws", 2, MELEE, "853d24164ea5")
weapon(101715, "Sengir Dagger", 0, MELEE | AGGRAVATED, "d9ed08e8f232")

# -- equipment that is no weapon --------------------------------------------------------------------------------------

card(100003, "Aaron's Feeding Razor", permanent(), gives(HUNT, 1), digest="eb7b44a68a2c")
card(
    101856,
    "Sport Bike",
    permanent(),
    gives(INTERCEPT, 1),
    cannot(rule.BEAR, BEARER, trait("vehicle")),
    digest="2f0fd91436fe",
)
card(
    101073,
    "Laptop Computer",
    permanent(),
    gives(BLEED, 1),
    cannot(rule.BEAR, BEARER, named("Laptop Computer")),
    digest="028092f7455a",
)
card(101007, "IR Goggles", permanent(), ability(RANGE, maneuver(), limit=COMBAT), digest="53fb4e194986")
card(100739, "Flak Jacket", permanent(), ability(PREVENT, prevent(1, BEARER), limit=COMBAT), digest="aafcfc9f8ed9")

# -- retainers --------------------------------------------------------------------------------------------------------


def servant(official: int, name: str, what: int, digest: str) -> None:
    """A retainer that gives its employer one more of something."""
    card(official, name, permanent(), gives(what, 1), digest=digest)


servant(101015, "J. S. Simmons, Esq.", BLEED, "116a91b82d36")
servant(101943, "Tasha Morgan", BLEED, "116a91b82d36")
servant(101249, "Mr. Winthrop", INTERCEPT, "529e084e579a")
servant(101628, "Revenant", INTERCEPT, "fdac1ee006fa")
card(
    101550,
    "Raven Spy",
    permanent("ani"),
    permanent("ANI", gain(1, LIFE, CARD)),
    gives(INTERCEPT, 1),
    digest="ccc1f82cc12e",
)

# -- allies -----------------------------------------------------------------------------------------------------------

card(101063, "The Knights", permanent(), digest="15da379d2629")
card(101129, "Loyal Street Gang", permanent(), digest="327e266cffe9")
card(101411, "Political Ally", permanent(), digest="90d4cac5b567")
card(100875, "Gypsies", permanent(), gives(STEALTH, 1, ME), digest="df9597755cb8")
card(101799, "The Slashers", permanent(), ability(STRIKE, damage(1, RANGED)), digest="9d38af795700")
card(
    101491,
    "Procurer",
    permanent(),
    act(gain(1, BLOOD, a(VAMPIRE, READY, MINE)), stealth=2),
    digest="8a13224162c1",
)
