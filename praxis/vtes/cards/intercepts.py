"""Reactions that give intercept, for the block and for the combat that follows on it."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.families import *
from praxis.vtes.cards.language import *

# -- intercept, and something for the combat --------------------------------------------------------------------------


def with_rider(official: int, name: str, code: str, digest: str, *rider: Effect, superior: int = 1) -> None:
    """Intercept, and at superior something for the resulting combat."""
    card(
        official,
        name,
        reaction(code, intercept(1)),
        reaction(code.upper(), intercept(superior), if_blocks(*rider)),
        digest=digest,
    )


with_rider(101850, "Spirit's Touch", "aus", "ef0e18048a67", a_maneuver())
with_rider(101475, "Precognition", "aus", "c5cee0eafa06", a_prevention(FIRST_ROUND))
with_rider(100685, "Eyes of the Night", "obt", "782ceab3876c", maneuver_or_press())
card(
    101531,
    "Quicken Sight",
    reaction("aus cel", intercept(1), if_blocks(a_maneuver())),
    reaction("AUS CEL", intercept(2), if_blocks(a_maneuver())),
    digest="e2e0b07d969d",
)
card(
    100995,
    "Instinctive Reaction",
    reaction("ani", intercept(1)),
    reaction("ANI", above, if_blocks(a_maneuver())),
    if_=is_(ACTING, of(PREDATOR)),
    digest="32acdb3b0b86",
)


def as_a_bat() -> Effect:
    """A maneuver, and the minion cannot use equipment."""
    return do(a_maneuver(), hang(cannot(rule.USE, ME, EQUIPMENT), COMBAT))


card(
    102223,
    "Form of the Bat",
    modifier("pro", mod(INTERCEPT, -1, BLOCKING), if_blocked(as_a_bat()), when=ATTEMPT),
    reaction("PRO", intercept(1), if_blocks(as_a_bat())),
    digest="79b8d0842052",
)
card(
    102284,
    "Truth in Darkness",
    reaction("obl", intercept(1)),
    reaction(
        "OBL",
        above,
        grant(
            ability(FAILED, unlock(ME), cost=pay(1, BLOOD, ME), by=BY_LOCKED, if_=is_(ME, among(BLOCKING))),
        ),
    ),
    digest="4da5d4a38779",
)
card(
    101559,
    "Read the Winds",
    reaction("ani aus", intercept(1), mod(STAYS_UNLOCKED, 1, ME)),
    rises("ANI AUS", unlock(ME), attempt(rising=True, intercept=1), who=VAMPIRE),
    not_replaced="action",
    digest="b57ffd089ba5",
)

# -- more intercept against some --------------------------------------------------------------------------------------

card(
    101501,
    "Protection Racket",
    reaction("", intercept(1), hang(gives(INTERCEPT, 1, ME, if_=is_(ACTING, TITLED)))),
    who=ANARCH,
    digest="c1727e67ec78",
)
card(
    102216,
    "The Warrens",
    reaction("", mod(INTERCEPT, 2 + case(is_(ME, TITLED), 1), ME), if_=directed_at(YOU)),
    digest="5a3787624ee6",
)
PACK_TACTICS = named("Pack Tactics")
card(
    100618,
    "Elder Intervention",
    reaction("", intercept(2), if_=BLEEDS_YOU & ~happened(fact.PLAYED, ME, about=PACK_TACTICS, span=ACTION)),
    not_replaced="action",
    digest="43c059bdacaf",
)
card(
    101718,
    "Sense the Sin",
    reaction("aus", intercept(1), if_=is_(ACTING, VAMPIRE, YOUNGER)),
    reaction("dai", intercept(1), hang(gives(INTERCEPT, 1, ME, if_=is_(ACTING, holds(name="corruption"))))),
    modifier(
        "DAI",
        mod(BLEED, 2),
        hang(gives(INTERCEPT, -1, all_(MINION, holds(name="corruption")))),
        limited=True,
    ),
    digest="ba580c6ea25d",
)
card(
    102105,
    "Venetian Conference",
    reaction("", intercept(2), if_=is_(ACTING, VAMPIRE, CAMARILLA)),
    digest="7038254f6fd5",
)
card(
    101651,
    "Rooftop Shadow",
    reaction("cel", intercept(1), if_=is_(ACTING, ~has("cel"))),
    reaction("CEL", intercept(1), if_=is_(ACTING, ~has("CEL"))),
    digest="1b2e56b487c4",
)
card(
    101824,
    "Sonar",
    reaction("pro", intercept(1), if_=DIRECTED),
    reaction("PRO", intercept(1)),
    not_replaced="turn",
    digest="b35e45ff75b7",
)
card(
    101093,
    "Legwork",
    reaction("", intercept(1), if_=num(INTERCEPT, ME) <= 0),
    not_replaced="unlock",
    digest="645ae9c844f5",
)

# -- several Disciplines ----------------------------------------------------------------------------------------------


def for_blood(code: str) -> Way:
    """A reaction with 1 intercept that costs a blood besides."""
    return reaction(code, intercept(1), cost=pay(1, BLOOD, ME))


card(
    100694,
    "Falcon's Eye",
    for_blood("ani"),
    reaction("spi", intercept(1)),
    reaction("SPI", attempt(anybody=True)),
    covered="who may block is what the attempt leaves out",
    digest="94cc6ebaf2f0",
)
card(
    100599,
    "Ears of the Hare",
    for_blood("pro"),
    reaction("spi", intercept(1)),
    reaction("SPI", intercept(2)),
    digest="e9843df25595",
)
card(
    100111,
    "Aura Absorption",
    for_blood("aus"),
    reaction("myt", intercept(1)),
    modifier("MYT", mod(STEALTH, 1)),
    digest="ec7b6bfab54f",
)
card(
    101840,
    "Speak with Spirits",
    reaction("ani", intercept(1), if_=kind("bleed")),
    reaction("spi", intercept(1)),
    rises(
        "SPI",
        unlock(ME),
        attempt(rising=True),
        grant(ability(ATTEMPT, intercept(1), cost=pay(1, BLOOD, ME), by=BY_REACTING, limit=ACTION)),
        who=VAMPIRE,
    ),
    digest="b00f2ffc5e75",
)
card(
    100193,
    "Blood Awakening",
    reaction("qui", intercept(1)),
    fails("QUI", is_(BLOCKING, VAMPIRE, YOUNGER)),
    digest="945a640ec87d",
)
card(101540, "Random Patterns", reaction("aus dem", intercept(1)), less_intercept("AUS DEM"), digest="c7a2048af072")

# -- less stealth -----------------------------------------------------------------------------------------------------


def no_stealth() -> Effect:
    """The acting minion's stealth falls to 0; he can raise it again."""
    return mod(STEALTH, num(STEALTH, ACTING) * -1, ACTING)


card(
    102254,
    "Night Terrors",
    reaction("obf pre", if_(num(STEALTH, ACTING) >= 1, no_stealth())),
    reaction("OBF PRE", if_(num(STEALTH, ACTING) >= 1, no_stealth()), if_blocks(a_way_out())),
    covered="all stealth is taken away",
    digest="067d823b3a58",
)
card(
    100578,
    "Draba",
    action("chi", put(CARD, a(MINION, READY), kept=True), stealth=1),
    reaction("CHI", if_(num(STEALTH, ACTING) >= 1, no_stealth())),
    ability(DURING_ACTION, no_stealth(), cost=burn(CARD), if_=is_(ACTING, among(BEARER)) & (num(STEALTH, ACTING) >= 1)),
    covered="all stealth is taken away",
    digest="151dfe565555",
)
card(
    100948,
    "Ignis Fatuus",
    reaction("chi", mod(STEALTH, -1, ACTING, TURN)),
    reaction("CHI", mod(BLEED, -1), if_=kind("bleed") & (num(BLEED, ACTING) >= 1)),
    digest="de3d948abf3c",
)
