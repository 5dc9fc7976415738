"""Actions by which minions enter combat."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect
from praxis.vtes.cards.bleeds import several
from praxis.vtes.cards.language import *
from praxis.vtes.effects.verb import Target


def foe(*which: Filter) -> Target:
    """A ready minion of another Methuselah."""
    return a(MINION, READY, OTHERS, *which)


def ambush(*riders: Effect) -> Effect:
    """Attack a locked minion. If he has unlocked meanwhile, nothing happens."""
    return if_(is_(foe(LOCKED), LOCKED), fight(T, *riders))


MANEUVER = mod(MANEUVERS, 1)

DIVES = later(fact.ROUND, mod(MANEUVERS, 1, ME, ROUND), if_=~FROM_BLOCK)
IS_MET = later(fact.ROUND, mod(PRESSES, 1, BLOCKING, ROUND), if_=FROM_BLOCK)
card(
    100561,
    "Dive Bomb",
    action("", DIVES, fight(foe()), during=IS_MET, who=trait("flight"), stealth=1),
    digest="caf8cb04925c",
)
card(100046, "Ambush", action("", ambush(MANEUVER)), digest="f6929ade2140")
card(
    100747,
    "Fleetness",
    action("cel", bleed(), stealth=1),
    action("CEL", ambush(MANEUVER), stealth=1),
    digest="e4713a2706d0",
)
card(
    101296,
    "Nose of the Hound",
    action("aus", ambush(MANEUVER), stealth=1),
    action("spi", ambush(mod(MANEUVERS, 2)), stealth=1),
    action("SPI", fight(foe(), mod(MANEUVERS, 2)), stealth=1),
    digest="b116adb69f9a",
)
card(
    102306,
    "Umbrous Clutch",
    action("obl", fight(foe()), stealth=1),
    action("OBL", fight(foe(), MANEUVER), stealth=1),
    digest="ddd952ec0e0c",
)
card(
    101716,
    "Sense Death",
    action("ani", fight(a(VAMPIRE, READY, OTHERS, YOUNGER)), stealth=1),
    action("val", fight(foe(), mod(PRESSES, 1)), stealth=1),
    action("VAL", fight(foe(), mod(PRESSES, 1), MANEUVER), stealth=1),
    digest="353d3ed12945",
)
card(
    102229,
    "Line Brawl",
    action("cel", take(1, POOL, a(SEAT, OTHERS), YOU)),
    action("pot", fight(foe())),
    action("pre", bleed(1)),
    who=ANARCH,
    digest="5473ff1d9a06",
)

NO_WAY_OUT = later(fact.FIGHTS, hang(cannot(rule.ENDING_STRIKE, T, if_=FIRST_ROUND), COMBAT))
card(
    102228,
    "Hunter's Mark",
    action("cel tha", fight(foe(), mod(PRESSES, 1))),
    action("CEL THA", NO_WAY_OUT, fight(foe(), mod(PRESSES, 1))),
    digest="a3499145667a",
)


def misere() -> None:
    """An attack to which each Discipline that the anarch uses adds something."""
    ways = []
    for chosen in several("cel", "obf", "pot"):
        riders = [*([MANEUVER] if "cel" in chosen else []), *([mod(STRENGTH, 1)] if "pot" in chosen else [])]
        ways.append(action(" ".join(chosen), ambush(*riders), who=ANARCH, stealth=int("obf" in chosen)))
    card(101147, "Make the Misere", *ways, digest="fd77705c2ed1")


misere()

# -- and what comes of it ---------------------------------------------------------------------------------------------

card(
    102309,
    "Abuse of Power",
    action(
        "",
        if_(
            is_(foe(), READY),
            fight(T),
            if_(is_(ME, READY) & ~is_(T, READY), burn(1, POOL, VICTIMS)),
            if_(is_(T, READY) & ~is_(ME, READY), burn(1)),
        ),
        stealth=1,
    ),
    digest="3e5ea77e06fd",
)
card(
    102333,
    "Pillars Fall",
    action(
        "",
        if_(
            is_(a(VAMPIRE, READY, OTHERS), READY),
            fight(T),
            if_(~is_(T, READY) & is_(ME, IN_PLAY, ~with_(named("Pillars Fall"))), may(put(CARD, ME))),
        ),
    ),
    gives(BLEED, 1),
    digest="dadeca943239",
)
card(
    102356,
    "Hunting the Beast",
    action("aus", fight(a(VAMPIRE, READY, OTHERS)), stealth=1),
    action(
        "AUS",
        if_(
            is_(a(VAMPIRE, READY, OTHERS), READY),
            fight(T),
            if_(
                is_(ME, READY) & ~is_(T, READY),
                gain(2, BLOOD, pick(VAMPIRE, UNCONTROLLED, MINE, clan("Salubri"))),
            ),
        ),
        stealth=1,
    ),
    digest="72f212168366",
)
