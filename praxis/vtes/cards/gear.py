"""Equipment: what minions wear, carry and drive, and locations that are equipment until they are in play."""

from __future__ import annotations

from praxis.vtes.cards.arms import estate, only_one
from praxis.vtes.cards.build import Piece
from praxis.vtes.cards.language import *

BEFORE_BLOCKS = ANNOUNCED | OPEN | DECLINED
"""The moments of an action at which nobody attempts to block it or has blocked it."""

card(
    100374,
    "Codex of the Edenic Groundskeepers",
    permanent(),
    gives(STEALTH, -2, BEARER, if_=kind("bleed") & is_(BEARER, IS_ACTING)),
    act(
        bleed(0, hang(gives(BLEED, 3, ME, if_=~exists(MINION, READY, UNLOCKED, of(VICTIMS))))),
        who=VAMPIRE,
        blood=1,
    ),
    digest="81b9842c1e36",
)

# -- Disciplines ------------------------------------------------------------------------------------------------------


def superior(official: int, name: str, code: str, *pieces: Piece, digest: str) -> None:
    """Equipment that gives the vampire who bears it a Discipline at superior."""
    card(official, name, permanent(), teaches(code), teaches(code), *pieces, digest=digest)


superior(
    101681,
    "The Sargon Fragment",
    "nec",
    act(
        if_(
            is_(a(ASH, MINE, LIBRARY_CARD), ASH),
            put(T, HAND),
            other=put(pick(ASH, MINE, same_as(T)), HAND),
        ),
        who=VAMPIRE,
        blood=1,
    ),
    digest="b72b78c82e92",
)
superior(
    100882, "Hand of Conrad", "pot", act(put(a(ASH, MINE, VAMPIRE), UNCONTROLLED), who=VAMPIRE), digest="0e0a2eb77da9"
)
superior(
    100325,
    "Changeling Skin Mask",
    "obf",
    ability(DURING_ACTION, mod(INTERCEPT, 2, ME), cost=burn(CARD), by=BY_REACTING, who=VAMPIRE),
    digest="ef18afa70f10",
)
superior(
    100591, "Drum of Xipe Totec", "cel", ability(RANGE, maneuver(), limit=COMBAT, who=VAMPIRE), digest="ab1a39c7bf02"
)
superior(
    102102,
    "Veneficorum Artum Sanguis",
    "tha",
    act(fight(BEARER), who=clan("Tremere", "Tremere antitribu") & ~among(BEARER), open=FOR_ANYBODY),
    digest="478ca670d2be",
)

# -- what one wears or drives -----------------------------------------------------------------------------------------

card(
    101081,
    "Leather Jacket",
    permanent("", later(fact.TURN_ENDS, unlock(ME), until=TURN)),
    ability(PREVENT, prevent(ALL, ME, only=OF_STRIKE), cost=burn(CARD)),
    only_one(named("Leather Jacket")),
    digest="eafec43ce2ec",
)
card(
    100909,
    "Helicopter",
    permanent("", lock(CARD)),
    ability(SUCCEEDED, unlock(BEARER), cost=locking(), if_=is_(ACTING, among(BEARER))),
    only_one(trait("vehicle")),
    digest="7c36bcc214cf",
)
card(
    100898,
    "Hawg",
    permanent(),
    ability(PRESS, press(), limit=COMBAT),
    only_one(trait("vehicle")),
    digest="5db6c344543c",
)
card(
    101037,
    "Kduva's Mask",
    permanent(),
    gives(BLEED, 1, if_=is_(BEARER, LAIBON)),
    gives(VOTES, 2, if_=is_(BEARER, LAIBON)),
    costs(1, BLOOD_COST, None, REACTION_CARD, needs="aus", if_=is_(BEARER, LAIBON, IS_ACTING)),
    digest="a342ef8e47e0",
)
PUPPETEER = is_(BEARER, clan("Malkavian antitribu"))
card(
    100641,
    "Enchanted Marionette",
    permanent(),
    gives(BLEED, 1, if_=PUPPETEER),
    gives(STEALTH, 1, if_=PUPPETEER & is_(BEARER, IS_ACTING) & kind("bleed")),
    digest="8841d57f221e",
)
card(
    101732,
    "Shaal Fragment",
    permanent(),
    gives(HAND_SIZE, 2),
    act(control(CARD, YOU, on=ME), who=VAMPIRE & ~among(BEARER), open=FOR_ANYBODY),
    digest="6e8dc9cec05c",
)
ULAIN = "aus chi dom pre ser"
card(
    101328,
    "Orb of Ulain",
    permanent(),
    cannot(rule.TARGET, BEARER, OTHERS, needs=ULAIN, if_=is_(BEARER, ALLY)),
    costs(1, BLOOD_COST, None, REACTION_CARD, needs=ULAIN, if_=is_(BEARER, ALLY, IS_ACTING)),
    digest="14dd9e7642c0",
)
UNSEEN = MODIFIER_CARD & (requires("chi") | requires("obf") | requires("obt"))
card(
    101398,
    "Phased Motion Detector",
    permanent(),
    on(fact.ACTED, later(fact.PLAYED, mod(INTERCEPT, 1, BEARER), of=VAMPIRE, about=UNSEEN)),
    only_one(named("Phased Motion Detector")),
    digest="60e0c42278a6",
)
card(
    100053,
    "An Anarch Manifesto",
    permanent(),
    gives(STEALTH, 1, if_=is_(BEARER, ANARCH, IS_ACTING) & needs("Anarch")),
    gives(STRENGTH, 1, all_(FIGHTING, VAMPIRE, TITLED, ~ANARCH, ~among(BEARER)), if_=is_(BEARER, FIGHTING)),
    only_one(named("An Anarch Manifesto")),
    digest="d2b6348a71be",
)
ROMANI = clan("Ravnos")
card(
    101033,
    "Karavalanisha Vrana",
    permanent(),
    act(gain(2, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER, ROMANI)), who=ROMANI, stealth=1, blood=1),
    costs(-1, BLOOD_COST, BEARER, requires("chi"), if_=is_(BEARER, ROMANI)),
    digest="8c5fa3f04893",
)
RESCUING = is_(BEARER, IS_ACTING) & kind("rescue")
card(
    102243,
    "Ritual Goblet",
    permanent(),
    teaches("tha"),
    dues(-1, BLOOD_COST, BEARER, "rescue"),
    ability(SUCCEEDED, unlock(BEARER), if_=RESCUING & is_(BEARER, VAMPIRE), limit=TURN),
    digest="492da39f8e81",
)
card(
    100422,
    "Cooler",
    permanent("", gain(4, BLOOD, CARD)),
    ability(UNLOCK, take(1, BLOOD, CARD, BEARER), if_=is_(BEARER, READY, VAMPIRE), limit=TURN),
    on(fact.LOSES_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) <= 0),
    digest="ed259e97833c",
)
card(
    100361,
    "Cloak of the Abalone",
    permanent(),
    cannot(rule.BLOCK, clan("Toreador", "Toreador antitribu"), BEARER),
    digest="1aa87dbfbc98",
)
card(
    100972,
    "Incriminating Videotape",
    permanent("", remember(pick(MINION, of(PREY)))),
    cannot(rule.BLOCK, CHOSEN, BEARER),
    covered="of one's prey: controlled by it",
    digest="9a53c3c3494a",
)
card(
    101599,
    "Reliquary: Trinket",
    permanent(),
    gives(HAND_SIZE, 1, if_=is_(BEARER, READY, LAIBON)),
    act(discard(up_to(3, in_(HAND), MINE)), who=LAIBON, stealth=1),
    only_one(named("Reliquary: Trinket")),
    digest="2dd5e4eb3dba",
)
card(
    100229,
    "Body Bag",
    permanent(),
    ability(
        BEFORE_BLOCKS,
        outcome(THWARTED),
        cost=pay(2, BLOOD, BEARER),
        if_=directed_at(BEARER) & is_(BEARER, READY, ANARCH),
    ),
    only_one(trait("haven")),
    digest="c6b78e14975a",
)
card(
    101252,
    "Mummy's Tongue",
    permanent(),
    ability(MASTER, lock(a(VAMPIRE, IN_PLAY)), gain(1, STUN, T), cost=burn(CARD), if_=is_(BEARER, VAMPIRE)),
    covered="a stun counter keeps him locked in his next unlock phase",
    digest="835ebf5f59b5",
)
card(
    101643,
    "Ritual Scalpel",
    permanent(),
    gives(HUNT, 1, if_=is_(BEARER, clan("Nagaraja"))),
    act(
        inflict(1, a(ALLY | RETAINER, IN_PLAY, trait("mortal")), UNPREVENTABLE, by_minion=True),
        gain(2, BLOOD, ME),
        who=clan("Nagaraja"),
    ),
    digest="9496ef6d909d",
)

# -- locations --------------------------------------------------------------------------------------------------------

estate(
    102203,
    "Zaire River Ferry",
    ability(ANNOUNCED, outcome(THWARTED), cost=locking(), if_=directed_at(BEARER) & is_(BEARER, clan("Lasombra"))),
    ability(ATTEMPT, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, among(BEARER), clan("Lasombra"))),
    only_one(trait("haven")),
    digest="0dd0b2ce2080",
)
estate(101670, "Sacré-Cœur Cathedral, France", cannot(rule.BLOCK, ALLY, VAMPIRE & among(BEARER)), digest="ae3e6ac2a47f")
estate(
    100306,
    "Catacombs",
    gives(STEALTH, 1, if_=RESCUING),
    dues(-1, BLOOD_COST, BEARER, "rescue"),
    digest="224a603a1a02",
)
estate(
    100499,
    "Dartmoor, England",
    gives(STEALTH, 1, if_=is_(BEARER, VAMPIRE, IS_ACTING) & needs("ani", "pro")),
    digest="034aafef9af0",
)
estate(
    101117,
    "Local 1111",
    act(gain(2, BLOOD, a(VAMPIRE, READY, SABBAT, OTHER)), who=SABBAT, stealth=1),
    digest="901025a529f9",
)
estate(
    101002,
    "Inveraray, Scotland",
    act(take(1, BLOOD, ME, CARD), who=VAMPIRE, if_=num(BLOOD, CARD) <= 2),
    gives(BLEED, num(BLOOD, CARD), if_=is_(BEARER, VAMPIRE)),
    digest="103a46139dd6",
)
estate(
    100847,
    "Gran Madre di Dio, Italy",
    on(
        fact.ENTERS,
        lock(IT),
        if_(is_(IT, VAMPIRE, YOUNGER), burn(1, BLOOD, IT)),
        of=MINION & (of(PREY) | of(PREDATOR)),
        if_=happened(fact.MASTER_PHASE),
    ),
    digest="18937d0a2d7f",
)
X_BLOOD = x(1, num(BLOOD, ME))
estate(
    101660,
    "Ruins of Villers Abbey, Belgium",
    ability(
        BEFORE_RANGE,
        mod(MANEUVERS, X_BLOOD, ME, COMBAT),
        cost=pay(X_BLOOD, BLOOD, ME),
        by=BY_COMBATANT,
        who=VAMPIRE,
        if_=FIRST_ROUND,
    ),
    digest="3d29eb1f9bf4",
)

# -- cards kept on equipment ------------------------------------------------------------------------------------------

TAROT = (in_(RESEARCH), stored_on(CARD))
card(
    101767,
    "Shilmulo Tarot",
    permanent("", repeat(2, store(top(YOU, LIBRARY)))),
    ability(UNLOCK, store(top(YOU, LIBRARY)), if_=exists(in_(LIBRARY), MINE), limit=TURN),
    instead(
        fact.DRAWN,
        put(up_to(1, *TAROT, MINE), HAND),
        if_(MOVED <= 0, draw(1)),
        of=YOU,
        if_=is_(BEARER, READY, clan("Ravnos")) & exists(*TAROT, MINE),
    ),
    on(fact.CONTROL, show(all_(*TAROT), YOU), of=CARD),
    digest="055e2f64214e",
)
