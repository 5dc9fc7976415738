"""Equipment: weapons, vehicles, relics, and locations that are equipment until they are in play."""

from __future__ import annotations

from praxis.effects.filters import Filter, every
from praxis.effects.nodes import Part
from praxis.vtes.cards.build import Piece
from praxis.vtes.cards.language import *


def only_one(*what: Filter) -> Part:
    """The bearer can have no other such card."""
    return cannot(rule.BEAR, BEARER, every(what))


# -- weapons ----------------------------------------------------------------------------------------------------------

AGGRAVATED_BLADE = WITH_STRENGTH | AGGRAVATED | WEAPON


def unique_blade(official: int, name: str) -> None:
    card(official, name, permanent(), ability(STRIKE, damage(1, AGGRAVATED_BLADE)), digest="ac03bcb40e8a")


unique_blade(100720, "Femur of Toomler")
unique_blade(101032, "Kali's Fang")
card(
    102359,
    "Righteous Blade",
    permanent(),
    ability(STRIKE, damage(1, WITH_STRENGTH | WEAPON)),
    ability(PRESS, press("continue"), limit=COMBAT),
    digest="9ad349c537be",
)
card(
    101816,
    "Sniper Rifle",
    permanent(),
    ability(STRIKE, damage(2, LONG_ONLY | RANGED | WEAPON)),
    ability(
        BEFORE_RANGE,
        set_range("long", commits=-1),
        by=BY_COMBATANT,
        if_=FIRST_ROUND
        & FROM_BLOCK
        & is_(BLOCKING, among(ME))
        & is_(OPPOSING, among(ACTING))
        & ~happened(fact.FOUGHT, span=ACTION)
        & ~happened(fact.ENTERS, among(CARD), span=COMBAT),
    ),
    digest="01d9e5d42e34",
)
card(
    102169,
    "Weighted Walking Stick",
    combat(
        "",
        put(CARD, ME),
        gain(5, BLOOD, CARD),
        when=BEFORE_RANGE,
        who=~with_(named("Weighted Walking Stick")),
        if_=FIRST_ROUND,
    ),
    ability(STRIKE, damage(1, WITH_STRENGTH | WEAPON)),
    on(
        fact.INFLICTS,
        burn(HOW_MUCH, BLOOD, CARD),
        if_(~is_(CARD, holds(1)), burn(CARD)),
        about=among(CARD),
    ),
    only_one(named("Weighted Walking Stick")),
    stands_as="equipment, weapon, melee weapon",
    digest="894948544bd4",
)

# -- vehicles and the like --------------------------------------------------------------------------------------------

card(
    101040,
    "Kevlar Vest",
    permanent(),
    ability(
        PREVENT,
        prevent(2, ME, only=OF_GUN),
        if_(MOVED <= 1, grant(ability(PREVENT, prevent(1, ME, only=OF_GUN), limit=COMBAT), COMBAT)),
        limit=COMBAT | BY_NAME,
    ),
    ability(PREVENT, prevent(1, ME), limit=COMBAT | BY_NAME),
    only_one(named("Kevlar Vest")),
    digest="124af71e0dd8",
)
card(
    102078,
    "Unlicensed Taxicab",
    permanent(stealth=2),
    gives(STEALTH, 1, all_(IS_ACTING), if_=kind("take") & directed_at(CARD)),
    gives(STEALTH, 1, BEARER, if_=is_(ACTING, among(BEARER)) & kind("hunt", "recruit", "employ")),
    on(fact.BLOCKED, burn(CARD), of=MINION & title("prince", "archbishop"), to=BEARER),
    only_one(trait("vehicle")),
    digest="9586a6a7d91f",
    covered="the stealth of the action is its own",
)
card(
    101872,
    "Stolen Police Cruiser",
    permanent(who=ANARCH),
    gives(BLEED, 1, BEARER, if_=is_(BEARER, ANARCH)),
    gives(INTERCEPT, -1, all_((ALLY | (VAMPIRE & YOUNGER)), OTHERS), if_=is_(ACTING, among(BEARER), ANARCH)),
    act(lock(BEARER), gain(1, STUN, BEARER), burn(CARD), who=VAMPIRE, open=FOR_ANYBODY, pool=1),
    only_one(trait("vehicle")),
    digest="00434b9a7905",
    covered="a stun counter keeps it locked in its next unlock phase",
)

# -- relics -----------------------------------------------------------------------------------------------------------

card(
    100903,
    "Heart of Nizchetus",
    permanent(),
    ability(UNLOCK, churn(any_(1, 3)), limit=TURN, if_=is_(BEARER, READY)),
    digest="85f679e72444",
)
card(
    100243,
    "Bowl of Convergence",
    permanent(),
    gives(INTERCEPT, 1, BEARER, if_=is_(BEARER, has("aus"))),
    ability(
        DURING_ACTION,
        mod(INTERCEPT, 1, BEARER),
        cost=pay(1, BLOOD, BEARER),
        by=BY_REACTING,
        who=has("AUS"),
        limit=ACTION,
    ),
    digest="607d483766b4",
)
card(
    102015,
    "Treasured Samadji",
    permanent(),
    gives(BLEED, 1, BEARER, if_=is_(BEARER, clan("Ravnos"))),
    ability(STRIKE, dodge(), limit=COMBAT, who=clan("Ravnos")),
    digest="fbc2d2b41ac0",
)
card(
    101781,
    "The Signet of King Saul",
    permanent(),
    cannot(rule.BLOCK, capacity(8), among(BEARER)),
    digest="70c55b281211",
)
card(
    100657,
    "Erebus Mask",
    permanent(),
    gives(STEALTH, 1, BEARER, if_=is_(BEARER, clan("Harbinger of Skulls"))),
    digest="6eef76804e85",
)
card(
    100212,
    "Blood Tears of Kephran",
    permanent(),
    ability(PREVENT, prevent(2, ME), cost=burn(CARD), who=VAMPIRE),
    ability(AT_ANY_TIME, gain(2, BLOOD, BEARER), burn(CARD), if_=is_(BEARER, VAMPIRE)),
    digest="d5b5759dd6df",
)
card(
    100743,
    "Flaming Candle",
    permanent(limit=GAME),
    ability(
        ANNOUNCED,
        hang(cannot(rule.BLOCK, VAMPIRE)),
        cost=(pay(1, BLOOD, ME), burn(CARD)),
        by=BY_ACTING,
        who=VAMPIRE,
    ),
    digest="7f91d340e5b0",
)

# -- locations --------------------------------------------------------------------------------------------------------


def estate(official: int, name: str, *pieces: Piece, digest: str, **options: str) -> None:
    """An equipment card that in play is a location and no equipment. A new controller puts it on a minion of hers."""
    moves = if_(exists(MINION, MINE), put(CARD, pick(MINION, MINE)), other=burn(CARD))
    card(
        official,
        name,
        permanent(),
        *pieces,
        on(fact.CONTROL, moves, of=among(CARD), if_=~is_(BEARER, MINE)),
        stands_as="location",
        digest=digest,
        **options,
    )


estate(
    101114,
    "Living Manse",
    gives(BLEED, 1, if_=is_(BEARER, VAMPIRE)),
    ability(BEFORE_RANGE, outcome(COMBAT_OVER), cost=burn(CARD), by=BY_COMBATANT, who=VAMPIRE),
    only_one(named("Living Manse")),
    digest="abfec1e9d26c",
)
estate(
    101345,
    "Palatial Estate",
    at(fact.MASTER_PHASE, gain(1, BLOOD, BEARER), whose=YOU, if_=is_(BEARER, VAMPIRE)),
    digest="667c92f2824b",
)
estate(
    101658,
    "Ruins of Ceoris",
    ability(RANGE, maneuver(), limit=COMBAT | BY_NAME, who=clan("Tremere antitribu")),
    ability(PRESS, press(), limit=COMBAT | BY_NAME, who=clan("Tremere antitribu")),
    digest="13d0616db286",
)
