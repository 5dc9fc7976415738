"""What actions bring into play: equipment, retainers, allies."""

from __future__ import annotations

from praxis.vtes.cards.build import define, permanent
from praxis.vtes.effects import base, needs, once
from praxis.vtes.effects import combat as fight
from praxis.vtes.effects import selectors as choose
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Gives, Mode, Verb
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.rules import strike


def in_combat(when: int, *verbs: Verb) -> Mode:
    """What the bearer, or the ally itself, may use in combat."""
    return Mode(verbs, when, base.BY_COMBATANT)


def hits(amount: int, flags: int = 0) -> Mode:
    return in_combat(windows.STRIKE, fight.Strike(strike.DAMAGE, amount, flags))


# -- guns -------------------------------------------------------------------------------------------------------------


def gun(official: int, name: str, damage: int, digest: str) -> None:
    """A ranged weapon with an optional maneuver each combat."""
    shoot = hits(damage, strike.RANGED | strike.WEAPON)
    aim = in_combat(windows.RANGE, fight.WeaponManeuver(-1))
    define(official, name, permanent(), abilities=(shoot, aim), digest=digest)


gun(100001, ".44 Magnum", 2, "48326c834062")
gun(100107, "Assault Rifle", 4, "f55ffca00948")
gun(101682, "Saturday-Night Special", 1, "62dd48084edd")
gun(101891, "Submachine Gun", 3, "b5eab075989a")

# -- other weapons ----------------------------------------------------------------------------------------------------


def weapon(official: int, name: str, damage: int, flags: int, digest: str) -> None:
    define(official, name, permanent(), abilities=(hits(damage, flags | strike.WEAPON),), digest=digest)


MELEE = strike.WITH_STRENGTH

weapon(100529, "Desert Eagle", 2, strike.RANGED, "782a25290923")
weapon(101014, "Ivory Bow", 1, strike.RANGED | strike.AGGRAVATED, "cd38ac346d20")
weapon(100742, "Flamethrower", 2, strike.RANGED | strike.AGGRAVATED, "2186142aaafe")
weapon(100139, "Bastard Sword", 1, MELEE, "b4f6bbcfeea4")
weapon(101190, "Meat Cleaver", 1, MELEE, "b4f6bbcfeea4")
weapon(100130, "Bang Nakh — Tiger's Claws", 2, MELEE, "853d24164ea5")
weapon(101715, "Sengir Dagger", 0, MELEE | strike.AGGRAVATED, "d9ed08e8f232")

# -- equipment that is no weapon --------------------------------------------------------------------------------------

SECOND = "a second one can be taken over from another minion"

define(100003, "Aaron's Feeding Razor", permanent(), gives=(Gives(spans.HUNT, 1),), digest="eb7b44a68a2c")
define(
    101856,
    "Sport Bike",
    permanent(needs=(needs.Without("vehicle"),)),
    gives=(Gives(spans.INTERCEPT, 1),),
    digest="2f0fd91436fe",
    coverage="partial",
    note=SECOND,
)
define(
    101073,
    "Laptop Computer",
    permanent(needs=(needs.Without("Laptop Computer"),)),
    gives=(Gives(spans.BLEED, 1),),
    digest="028092f7455a",
    coverage="partial",
    note=SECOND,
)
define(
    101007,
    "IR Goggles",
    permanent(),
    abilities=(in_combat(windows.RANGE, fight.Maneuver(each="combat")),),
    digest="53fb4e194986",
)
define(
    100739,
    "Flak Jacket",
    permanent(),
    abilities=(in_combat(windows.PREVENT, fight.Prevent(1, base.BEARER, each="combat")),),
    digest="aafcfc9f8ed9",
)

# -- retainers --------------------------------------------------------------------------------------------------------


def servant(official: int, name: str, what: int, digest: str) -> None:
    """The employer gets one more of something."""
    define(official, name, permanent(), gives=(Gives(what, 1),), digest=digest)


servant(101015, "J. S. Simmons, Esq.", spans.BLEED, "116a91b82d36")
servant(101943, "Tasha Morgan", spans.BLEED, "116a91b82d36")
servant(101249, "Mr. Winthrop", spans.INTERCEPT, "529e084e579a")
servant(101628, "Revenant", spans.INTERCEPT, "fdac1ee006fa")
define(
    101550,
    "Raven Spy",
    permanent(disciplines="ani"),
    permanent(disciplines="ANI", then=(do.GainBlood(1, base.CARD),)),
    gives=(Gives(spans.INTERCEPT, 1),),
    digest="ccc1f82cc12e",
)

# -- allies -----------------------------------------------------------------------------------------------------------

define(101063, "The Knights", permanent(), digest="15da379d2629")
define(101129, "Loyal Street Gang", permanent(), digest="327e266cffe9")
define(101411, "Political Ally", permanent(), digest="90d4cac5b567")
define(100875, "Gypsies", permanent(), gives=(Gives(spans.STEALTH, 1, base.ME),), digest="df9597755cb8")
define(101799, "The Slashers", permanent(), abilities=(hits(1, strike.RANGED),), digest="9d38af795700")
define(
    101491,
    "Procurer",
    permanent(),
    abilities=(
        Mode(
            (do.GainBlood(1, base.TARGET),),
            windows.MINION,
            base.BY_READY,
            target=choose.Minions(choose.OWN, faces.VAMPIRE),
            stealth=2,
        ),
    ),
    digest="8a13224162c1",
)
define(
    100298,
    "Carlton Van Wyk",
    permanent(),
    abilities=(hits(1, strike.RANGED), in_combat(windows.STRIKE, fight.Strike(strike.DODGE), once.Once("combat"))),
    digest="8741a1c0082c",
    coverage="partial",
    note="no intercept against vampires, and he does not hunt diablerists",
)
