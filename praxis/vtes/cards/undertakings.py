"""Actions that hurt, lock, steal, bleed and attack, at once."""

from __future__ import annotations

from praxis.effects.nodes import Effect, Who
from praxis.vtes.cards.assaults import foe
from praxis.vtes.cards.language import *
from praxis.vtes.effects.verb import Target

NEIGHBOURS = of(PREDATOR) | of(PREY)

# -- harm -------------------------------------------------------------------------------------------------------------


def hurts(n: int, who: Who) -> Effect:
    """The acting minion inflicts damage that cannot be prevented."""
    return inflict(n, who, UNPREVENTABLE, by_minion=True)


card(
    100477,
    "Cryptic Mission",
    action("tha", if_(is_(a(VAMPIRE | ALLY | RETAINER, IN_PLAY), VAMPIRE), burn(1, BLOOD, T), other=hurts(1, T))),
    action("THA", above, gain(1, BLOOD, ME)),
    stealth=1,
    digest="09e4dc27bae1",
)
card(
    100937,
    "Horseshoes",
    action("pot", hurts(1, a(MINION, READY))),
    action("POT", hurts(2, a(MINION, READY))),
    digest="3b5dd346f3e5",
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
    101090,
    "Legend of the Leopard",
    action("", inflict(1, a(VAMPIRE, IN_PLAY, NEIGHBOURS), by_minion=True)),
    action("", control(a(ALLY, IN_PLAY, NEIGHBOURS))),
    stealth=1,
    digest="9622ec2105a3",
)
card(
    101981,
    "Thrones Crumble",
    action("ser", burn(2, BLOOD, a(VAMPIRE, READY, TITLED))),
    action("SER", above, lock(T)),
    digest="0de77c92e9ea",
)
OF_THE_CLAN = burn(1, BLOOD, all_(VAMPIRE, READY, kin(T)))
FALLEN_LORD = a(VAMPIRE, TORPOR, TITLED)
card(
    100556,
    "Dismemberment of Osiris",
    action("ser", if_(is_(FALLEN_LORD, TORPOR), OF_THE_CLAN, burn(T))),
    action("SER", if_(is_(FALLEN_LORD, TORPOR), OF_THE_CLAN, burn(1, POOL, controller(T)), burn(T))),
    digest="92b3ffe65fee",
)
card(
    101788,
    "Sixth Tradition: Destruction",
    action("", burn(a(VAMPIRE, IN_PLAY, did(fact.DIABLERIE, LAST_TURN))), stealth=1),
    digest="7cecdf7291cc",
)
WEAK = holds(0, most=1)
card(
    101803,
    "Sleep of Reason",
    action("dem", if_(is_(a(VAMPIRE, READY, YOUNGER, WEAK), WEAK), put(T, TORPOR))),
    action("DEM", if_(is_(a(VAMPIRE, READY, WEAK), WEAK), put(T, TORPOR))),
    digest="9c39b80fce6d",
)
TOREADOR = a(VAMPIRE, READY, clan("Toreador"))
GALLERY = a(LOCATION, IN_PLAY, requires_clan("Toreador"))
card(
    101301,
    "Nosferatu Performance Art",
    action("", put(TOREADOR, TORPOR), who=~capacity(6)),
    action("", burn(GALLERY), who=~capacity(6)),
    action("", put(TOREADOR, TORPOR), who=capacity(6), stealth=1),
    action("", burn(GALLERY), who=capacity(6), stealth=1),
    digest="36ed1646b787",
)
card(
    100990,
    "Inside Dirt",
    action("", if_(EDGE, burning_edge(), burn(3, BLOOD, a(VAMPIRE, IN_PLAY, OTHERS))), if_=EDGE),
    action("", if_(EDGE, burning_edge(), burn(3, POOL, a(SEAT, among(PREY)))), if_=EDGE),
    digest="1796dd0b4398",
)
CHOIRS = (named("Choir"), MINE, IN_PLAY)


def sung(n: int) -> tuple[Effect, Effect]:
    return burn(count(*CHOIRS) * n, POOL, a(SEAT, among(PREY))), burn(all_(*CHOIRS))


card(
    100345,
    "Choir",
    action("mel", put(CARD, PLAY)),
    action("MEL", *sung(2)),
    at(fact.INFLUENCE_PHASE, burn(CARD), whose=YOU),
    stealth=1,
    digest="99e678f51b15",
)
card(100888, "Harmony", action("", *sung(3), stealth=1), digest="3f7fc2d3fb97")

# -- locking and unlocking --------------------------------------------------------------------------------------------

card(
    100560,
    "Distraction",
    action("cel", draw(5)),
    action("CEL", lock(a(MINION, IN_PLAY, NEIGHBOURS))),
    stealth=1,
    covered="a hand matches its size after every draw",
    digest="4a0e65faf6db",
)
card(
    101356,
    "Passion",
    action("dem", lock(a(MINION, IN_PLAY, of(PREY)))),
    action("DEM", lock(a(MINION, IN_PLAY, of(PREY))), stealth=1),
    digest="8a225f5762f0",
)
card(
    101021,
    "Jar the Soul",
    action("nec", lock(a(MINION, READY))),
    action("NEC", above, burn(1, BLOOD, T)),
    stealth=1,
    digest="ffdc0a6fbf0d",
)
card(
    101624,
    "Revelation of Ecstasy",
    action("ser", lock(a(MINION, READY, of(PREY)))),
    action(
        "SER",
        above,
        gain(1, CORRUPTION, T),
        if_(num(CORRUPTION, T) >= num(WORTH, T), may(control(T, YOU), cost=burn(ALL, CORRUPTION, T))),
    ),
    stealth=1,
    digest="ef1e12a92e94",
)


def held() -> Effect:
    """Lock a vampire and give him a stun counter, so that he does not unlock in his next unlock phase."""
    one = a(VAMPIRE, IN_PLAY, ANARCH, capacity(most=5))
    return do(lock(one), gain(1, STUN, one))


card(
    101101,
    "Liberty Club Intrigue",
    action("", held()),
    action("", held(), held()),
    stealth=1,
    covered="a stun counter keeps one locked in the next unlock phase",
    digest="6802e9b12f6c",
)
card(
    101476,
    "Precognizant Mobility",
    action("aus", unlock(a(ALLY | (VAMPIRE & YOUNGER), IN_PLAY))),
    action("AUS", unlock(a(VAMPIRE, IN_PLAY))),
    stealth=1,
    digest="197908e4b471",
)
card(
    101375,
    "Patronage",
    action(
        "",
        unlock(a(VAMPIRE, IN_PLAY, YOUNGER, clan("Toreador antitribu"))),
        unlock(ME),
        stealth=1,
        limit=TURN | FOR_ALL,
    ),
    digest="8536778780e2",
)
card(
    101348,
    "Panacea",
    action("aus", unlock(a(VAMPIRE, IN_PLAY, YOUNGER)), cost=pay(1, BLOOD, ME)),
    action("obe", gain(1, LIFE, a(ALLY, IN_PLAY, WEAKENED))),
    action("OBE", above, later(fact.DISCARD_PHASE, unlock(T), until=TURN)),
    stealth=1,
    digest="ffd0dddff058",
)
card(
    100168,
    "Black Hand Ritual",
    action("", unlock(a(VAMPIRE, IN_PLAY, YOUNGER, trait("black hand")))),
    action("", burn(a(trait("gehenna"), IN_PLAY))),
    stealth=1,
    digest="958b0d8b92df",
)

# -- what others have -------------------------------------------------------------------------------------------------

card(
    101134,
    "Lure of the Serpent",
    action("ser", control(a(RETAINER, IN_PLAY, on_(all_(VAMPIRE, OTHER))), YOU, on=ME)),
    action("SER", control(a(ALLY, IN_PLAY, OTHERS))),
    digest="aba52d6faa31",
)
card(
    101205,
    "Mesmerize",
    action("dom", control(a(EQUIPMENT, IN_PLAY, OTHERS, on_(all_(ALLY))), YOU, on=ME)),
    action("DOM", control(a(EQUIPMENT, IN_PLAY, OTHERS, on_(all_(VAMPIRE, YOUNGER))), YOU, on=ME)),
    stealth=1,
    digest="d4e1cdb4ba6d",
)
card(
    100746,
    "Fleecing the Gaje",
    action("", control(a(RETAINER | EQUIPMENT, IN_PLAY, on_(all_(VAMPIRE, OTHERS, YOUNGER))), YOU, on=ME)),
    action("", take(1, BLOOD, a(VAMPIRE, IN_PLAY, OTHERS, YOUNGER), ME)),
    digest="1bd1191d94d4",
)
card(
    101280,
    "New Management",
    action("", control(a(LOCATION, IN_PLAY, where(num(COST, IT) <= 1)))),
    not_replaced="action",
    digest="c0153e4e947d",
)
card(
    102122,
    "Violation of Trust",
    action("", burn(a(trait("contract"), IN_PLAY, on_(all_(MINION, MINE)))), stealth=1),
    digest="694553bff9fa",
)
card(
    100072,
    "Anonymous Freight",
    action("", equip(a(in_(HAND), MINE, EQUIPMENT, ~LOCATION, FITS)), who=VAMPIRE, stealth=3, reach="equip"),
    digest="0718e628350e",
)

# -- three ways -------------------------------------------------------------------------------------------------------

card(
    101809,
    "Smash and Grab",
    action("ani", burn(2, LIFE, a(ALLY | RETAINER, IN_PLAY)), stealth=1),
    action("dem", bleed(1)),
    action("pot", burn(a(LOCATION, IN_PLAY, NEIGHBOURS)), stealth=1),
    digest="48f4dc8dee30",
)
card(
    101486,
    "Principia Discordia",
    action("aus", burn(a(EQUIPMENT, IN_PLAY))),
    action("qui", if_(is_(a(VAMPIRE, IN_PLAY, UNLOCKED), UNLOCKED), burn(1, BLOOD, T), lock(T))),
    action("ser", take(1, BLOOD, a(VAMPIRE, READY, OTHER), ME)),
    stealth=1,
    digest="1b555137d0fa",
)
card(
    101555,
    "Rayzeel's Song",
    action("ani", unlock(a(ALLY, IN_PLAY)), cost=pay(1, BLOOD, ME)),
    action("val", bleed(1)),
    action("VAL", gain(1, LIFE, a(ALLY, IN_PLAY, WEAKENED)), stealth=1),
    digest="75f05c20edd2",
)
card(
    101796,
    "Skullduggery",
    action("obf", bleed(0, grant(ability(RANGE, maneuver(), limit=COMBAT, if_=FROM_BLOCK))), stealth=1),
    action("pre", bleed(1)),
    action("pro", bleed(), stealth=1),
    digest="2240d4d86a17",
)

# -- bleeds and attacks -----------------------------------------------------------------------------------------------

card(102112, "Vermin Channel", action("", bleed(), stealth=3), digest="3911d58de4e3")
card(100768, "Forgery", action("", bleed(), if_(BLED, gain(1, BLOOD, ME))), digest="994dbfe4bc0b")


def small(n: int, *riders: Effect, more: int = 0, at: Target | None = None) -> Effect:
    """A bleed that takes so much pool at most."""
    return bleed(more, mod(MOST_BLEED, n, ACTING), *riders, at=at)


card(
    101283,
    "Night Moves",
    action("obf", small(1, at=a(SEAT, among(PREDATOR) | among(PREY))), stealth=3),
    action("OBF", small(1, at=a(SEAT, among(PREDATOR) | among(PREY))), stealth=6),
    digest="bb78fc4d4219",
)
card(
    100305,
    "Cat Burglary",
    action("cel", small(1)),
    action("CEL", small(1, at=a(SEAT, OTHERS))),
    stealth=1,
    digest="8868f1312642",
)
card(
    101844,
    "Speed of Thought",
    action("cel", small(1, hang(cannot(rule.BLOCK, MINION & ~has("cel"))))),
    action("CEL", small(1, hang(cannot(rule.BLOCK, MINION & ~has("CEL"))))),
    digest="11ac19f3f61b",
)
card(
    100225,
    "Bloodwork",
    action("", small(2, if_(exists(VAMPIRE, READY, SABBAT, of(VICTIMS)), mod(STEALTH, 1)), more=1)),
    digest="f1f7b1f374d3",
)
EASY = LOCKED | (VAMPIRE & holds(0, most=3))
card(
    100886,
    "Harass",
    action(
        "",
        grant(ability(PRESS, press("continue"), limit=COMBAT)),
        if_(is_(foe(EASY), EASY), fight(T)),
    ),
    digest="d1baaa750210",
)
card(
    101947,
    "Taunt the Caged Beast",
    action("ani", fight(a(VAMPIRE, READY, OTHERS), mod(MANEUVERS, 1))),
    action(
        "ANI",
        fight(a(VAMPIRE, READY, of(PREDATOR)), who=a(VAMPIRE, READY, of(PREY))),
        if_(is_(T, READY) & ~is_(T2, READY), gain(4, BLOOD, T)),
        if_(is_(T2, READY) & ~is_(T, READY), gain(4, BLOOD, T2)),
        if_=count(of=SEATS) >= 3,
    ),
    digest="5b6583c98e6e",
)
card(
    100801,
    "Games of Instinct",
    action(
        "",
        fight(a(VAMPIRE, READY, OTHERS, OLDER)),
        if_(is_(ME, READY) & ~is_(T, READY), gain(num(CAPACITY, T), BLOOD, ME)),
        if_(is_(T, READY) & ~is_(ME, READY), gain(num(CAPACITY, ME), BLOOD, T)),
    ),
    digest="f8b470a297bb",
)
card(
    100531,
    "Destructive Secrets",
    action("", hang(cannot(rule.BLOCK, a(MINION, IN_PLAY), clan("Nosferatu")), TURN), stealth=1),
    digest="da22399bf888",
)
