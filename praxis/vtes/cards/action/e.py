"""Action cards: E."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import NO_LONGER, disciplined_bleed, hurts, strong, without
from praxis.vtes.definitions.shapes.several import ANYTIME, either

card(
    100603,
    "Earth-Feeder",
    action(
        "",
        hunt(),
        if_(tally(fact.HUNTED, ME, span=ACTION) >= 1, put(CARD, ME)),
        who=without("Earth-Feeder"),
        stealth=2,
    ),
    gives(STEALTH, 1, if_=is_(BEARER, IS_ACTING) & kind("hunt")),
    digest="8c6791716ba3",
)
card(
    100615,
    "Edged Illusion",
    action("chi", lock(a(MINION, READY)), hurts(1, T)),
    action("CHI", hurts(1, all_(MINION, READY, of(a(SEAT)), TARGETABLE))),
    covered="the minions of the one chosen",
    digest="7da804619fed",
)
card(
    100625,
    "Elemental Stoicism",
    combat("for", prevent(1, aggravated=False), when=PREVENT),
    combat("for obf", mod(TOUGH, 1, ME, COMBAT), when=ANYTIME),
    action("FOR obf", put(CARD, ME), stealth=1),
    gives(TOUGH, 1, if_=IN_COMBAT),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    digest="1f98477628ac",
)
card(100633, "The Embrace", action("", embrace(sect="same"), who=VAMPIRE, stealth=1), digest="1ce92122a48d")
GEHENNA = (trait("gehenna"), IN_PLAY)
card(
    100635,
    "Emergency Powers",
    action("", put(CARD, ME), stealth=1),
    gives(VOTES, count(*GEHENNA), if_=kind("political") & is_(BEARER, trait("seraph"))),
    on((fact.ENTERS, fact.BURNED), if_(~exists(*GEHENNA), burn(CARD))),
    digest="4d6cf195a144",
)
RATION = a(ASH, ALLY_CARD | RETAINER, trait("mortal"))
card(
    100637,
    "Emergency Rations",
    action(
        "",
        if_(is_(RATION, ASH), put(RATION, REMOVED), put(CARD, ME)),
        who=without("Emergency Rations"),
        stealth=1,
    ),
    ability(UNLOCK, gain(num(CAPACITY, BEARER), BLOOD, BEARER), burn(CARD), if_=is_(BEARER, READY, clan("Nagaraja"))),
    digest="cf85aabcf4bb",
)
disciplined_bleed(100640, "Enchant Kindred", "pre", 1, 2, "faeecca1e735")
strong(100642, "Enforcer", "c5c70a97ed58")
card(
    100643,
    "Engling Fury",
    action("for", gain(2, BLOOD, ME)),
    action("spi", gain(2, BLOOD, ME), later(fact.DISCARD_PHASE, unlock(ME), of=YOU, until=TURN)),
    action("SPI", gain(2, BLOOD, ME), unlock(ME)),
    stealth=1,
    digest="2b866341e404",
)
card(
    102320,
    "Enthrall",
    *either("obf pre", bleed(1), way=action),
    *either("OBF PRE", bleed(1), if_(BLED, may(draw(1, CRYPT), cost=pay(1, BLOOD, ME))), way=action),
    digest="1b39965941aa",
)


def enticement(code: str, n: int) -> Way:
    """An action that burns the Edge to make the prey burn pool; afterwards the minions of the player cannot bleed this
    turn.

    If she has lost the Edge meanwhile, the prey burns nothing.
    """
    return action(
        code,
        if_(EDGE, burning_edge(), burn(n, POOL, a(SEAT, among(PREY)))),
        hang(cannot(rule.BLEED, MINION & MINE), TURN),
        if_=EDGE,
    )


card(100650, "Enticement", enticement("ser", 2), enticement("SER", 3), digest="6fcf6cb4dec3")
card(
    100652,
    "Entrancement",
    action("pre", bleed(1)),
    action("PRE", control(a(ALLY, OTHERS)), stealth=1),
    digest="212c01a6296d",
)
card(100653, "Entrenching", action("", if_(num(BLOOD, ME) >= 4, gain(4, BLOOD, ME)), stealth=1), digest="dc9b0875d1d9")


def fed(n: int) -> Effect:
    """Give blood to a Sabbat vampire who was unlocked when he was chosen, if he still is."""
    one = a(VAMPIRE, IN_PLAY, UNLOCKED, SABBAT)
    return if_(is_(one, UNLOCKED), gain(n, BLOOD, one))


card(100660, "Esbat", action("", fed(2)), action("", fed(1), fed(1)), stealth=1, digest="91cc7bf3dc83")
NO_MINDS = ACTION_CARD & (requires("dem") | requires("dom") | requires("pre"))
card(
    100663,
    "Esprit de Corps",
    action("pot pre", put(CARD, PLAY), unlock(ME)),
    action("POT PRE", put(CARD, PLAY), unlock(ME)),
    gives(STRENGTH, 1, all_(MINION, MINE)),
    ability(AS_PLAYED, cancel(NO_MINDS, others=True), cost=burn(CARD), if_=directed_at(YOU), version=1),
    NO_LONGER,
    stealth=1,
    digest="44801a041a6b",
)
card(
    100666,
    "Eternal Vigilance",
    action("", put(CARD, ME), who=title("archbishop", "priscus", "cardinal", "regent"), stealth=1),
    ability(
        DURING_ACTION,
        attempt(rising=True),
        if_(is_(ME, LOCKED), unlock(ME)),
        cost=pay(1, BLOOD, ME),
        by=BY_ALERT,
        if_=is_(BEARER, SABBAT),
    ),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    digest="2e546a342ac2",
)
