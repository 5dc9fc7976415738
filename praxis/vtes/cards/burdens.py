"""More master cards that are put on minions: marks, archetypes, curses, trophies."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Part
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *
from praxis.vtes.cards.on_minions import ARCHETYPE


def laid_on(*who: Filter) -> Way:
    """The card is put on such a minion."""
    return master(put(CARD, a(*who)))


CAN_FAIL = ANNOUNCED | OPEN | DECLINED
"""The moments at which an action can be made to fail: nobody attempts to block."""

# -- numbers ----------------------------------------------------------------------------------------------------------

card(100804, "Gangrel Atavism", laid_on(VAMPIRE, clan("Gangrel")), gives(BLEED, -1), digest="fa80552e268c")
card(
    100196,
    "Blood Buff",
    laid_on(VAMPIRE, READY, MINE, clan("Blood Brother"), ~has("SAN")),
    teaches("san"),
    digest="f04933f9557b",
)
card(
    100943,
    "Humanitas",
    laid_on(VAMPIRE, READY, MINE),
    gives(STEALTH, 1, if_=kind("rescue") & is_(BEARER, IS_ACTING)),
    dues(-1, BLOOD_COST, BEARER, "rescue"),
    cannot(rule.DIABLERIZE, BEARER),
    digest="0c365581ec7a",
)
card(
    100299,
    "Carnivale",
    laid_on(VAMPIRE, READY, clan("Toreador")),
    ability(ATTEMPT, mod(STEALTH, 1), cost=burn(CARD), if_=is_(BEARER, IS_ACTING)),
    digest="b6ea7e98e804",
)
BLACK_HAND = trait("black hand")
ANOTHER = ~among(BEARER)
card(
    100314,
    "Census Taker",
    laid_on(VAMPIRE, READY, BLACK_HAND),
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        cost=locking(BEARER),
        by=BY_KEEPER,
        if_=kind("bleed") & is_(ACTING, VAMPIRE, SABBAT, ANOTHER),
    ),
    ability(
        DURING_ACTION | POLLING,
        mod(VOTES, 2, a(VAMPIRE, READY, SABBAT, ANOTHER), ACTION),
        cost=locking(BEARER),
        by=BY_KEEPER,
        if_=kind("political"),
    ),
    ability(
        ATTEMPT,
        mod(INTERCEPT, 1, BLOCKING),
        cost=locking(BEARER),
        by=BY_KEEPER,
        if_=is_(BLOCKING, VAMPIRE, BLACK_HAND, ANOTHER),
    ),
    digest="4a609966e022",
)
card(
    100425,
    "Corporal Reservoir",
    laid_on(VAMPIRE, BLACK_HAND),
    ability(PREVENT, prevent(1, BEARER), cost=locking(), if_=is_(BEARER, FIGHTING)),
    ability(AT_ANY_TIME, gain(1, BLOOD, BEARER), cost=locking(), by=BY_KEEPER),
    cannot(rule.UNLOCK, CARD),
    # Limited to once: to pay one blood and gain it again changes nothing and could go on without end.
    ability(UNLOCK, unlock(CARD), cost=pay(1, BLOOD, BEARER), by=BY_KEEPER, limit=TURN),
    digest="b78afb29b795",
)
card(
    101548,
    "Ravager",
    laid_on(VAMPIRE, clan("Kiasyd")),
    cannot(rule.BLOCK, MINION & ~trait("changeling"), BEARER, if_=kind("hunt") & ~DIRECTED),
    digest="108bae926f6e",
)

# -- archetypes -------------------------------------------------------------------------------------------------------


def once(name: str, *effects: Effect) -> Effect:
    """The limit of once each turn for this vampire."""
    return if_(is_(BEARER, ~noted(name)), *effects, note(name, BEARER))


def archetype(official: int, name: str, digest: str, *parts: Part, who: Filter = VAMPIRE) -> None:
    card(official, name, laid_on(who, MINE, ARCHETYPE), *parts, digest=digest)


FED = gain(1, BLOOD, BEARER)
archetype(
    100872,
    "Guru",
    "313b83d4929e",
    on(fact.PASSED, later(fact.OVER, once("guru", FED)), of=BEARER),
    who=VAMPIRE & SABBAT,
)
archetype(
    102005,
    "Traditionalist",
    "7a0c302b94f6",
    on(fact.REJECTED, once("traditionalist", FED), if_=is_(BEARER, voted("against"))),
)
archetype(
    100247,
    "Bravo",
    "0e54ba218aae",
    on(
        fact.FOUGHT,
        once("bravo", FED),
        of=BEARER,
        if_=ATTACK & is_(BEARER, IS_ACTING, READY) & ~FROM_BLOCK,
    ),
)
FELLED = later(fact.FOUGHT, if_(is_(BEARER, READY), once("sociopath", FED)), until=COMBAT)
archetype(
    101823,
    "Sociopath",
    "b04da0553d09",
    on(fact.TO_TORPOR, FELLED, of=VAMPIRE & FIGHTING & ANOTHER, if_=is_(BEARER, FIGHTING)),
    on(fact.BURNED, FELLED, of=MINION & FIGHTING & ANOTHER, if_=is_(BEARER, FIGHTING)),
    who=VAMPIRE & SABBAT,
)
archetype(
    100482,
    "Curmudgeon",
    "5dfff5dc491e",
    at(fact.UNLOCK_PHASE, remember(up_to(1, MINION, of(PREY))), whose=PREY),
    at(fact.DISCARD_PHASE, remember(), whose=PREY),
    on(fact.BLOCKED, may(FED, cost=locking()), to=CHOSEN),
)

# -- what one may not do ----------------------------------------------------------------------------------------------

card(
    101152,
    "Malkavian Derangement: Paranoia",
    laid_on(VAMPIRE, clan("Malkavian antitribu")),
    cannot(rule.ACT, BEARER),
    burnable(VAMPIRE),
    digest="c7111c0d8b2e",
)
card(
    100533,
    "Detection",
    laid_on(VAMPIRE, clan("Lasombra")),
    cannot(rule.UNLOCK, BEARER),
    ability(UNLOCK, unlock(BEARER), cost=pay(1, BLOOD, BEARER), by=BY_KEEPER),
    cannot(rule.VOTE, BEARER),
    burnable(among(BEARER)),
    digest="47a717ed292f",
)
card(
    101311,
    "Obsession",
    laid_on(VAMPIRE, READY, clan("Toreador antitribu")),
    cannot(rule.UNLOCK, BEARER),
    at(
        fact.UNLOCK_PHASE,
        unless(controller(BEARER), pay(1, BLOOD, BEARER), burn(BEARER)),
        unlock(BEARER),
        whose=controller(BEARER),
    ),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    digest="da542610737d",
)
card(
    100326,
    "Chanjelin Ward",
    laid_on(VAMPIRE, MINE, ~with_(named("Chanjelin Ward"))),
    dues(1, BLOOD_COST, OTHERS, at=BEARER),
    ability(CAN_FAIL, outcome(THWARTED), cost=burn(CARD), by=BY_KEEPER, if_=directed_at(BEARER) & is_(BEARER, READY)),
    digest="b1b16c2088d9",
)

# -- what comes of it -------------------------------------------------------------------------------------------------

card(
    100940,
    "Houngan",
    laid_on(VAMPIRE, READY, MINE, clan("Samedi")),
    at(
        fact.UNLOCK_PHASE,
        gain(1, BLOOD, BEARER),
        may(gain(1, BLOOD, BEARER), cost=locking(BEARER)),
        whose=YOU,
        if_=is_(BEARER, clan("Samedi")),
    ),
    act(put(CARD, ME), who=clan("Samedi") & ANOTHER, open=FOR_ANYBODY, stealth=1),
    covered="to put it on another is to move it",
    digest="92473119c1aa",
)
card(
    101820,
    "Social Ladder",
    laid_on(VAMPIRE, READY, MINE),
    at(
        fact.INFLUENCE_PHASE,
        each(
            pick(VAMPIRE, UNCONTROLLED, MINE, where(num(CAPACITY, IT) > num(CAPACITY, BEARER))),
            take(ALL, BLOOD, BEARER, IT),
        ),
        put(BEARER, REMOVED),
        whose=YOU,
    ),
    digest="6b103309aaeb",
)
card(
    101729,
    "Servitor of Irad",
    laid_on(VAMPIRE, READY, MINE, ~with_(named("Servitor of Irad"))),
    on(fact.FINISHED, may(draw(2)), about=trait("gehenna"), if_=is_(BEARER, READY)),
    covered="whoever draws by an effect discards down",
    digest="bcca66d77d08",
)
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
card(
    101372,
    "Path of the Void",
    laid_on(VAMPIRE, MINE, ~with_(trait("path"))),
    gives(STEALTH, 1),
    gives(BLEED, -1),
    act(inflict(1, a(MINION))),
    at(
        fact.UNLOCK_PHASE,
        unless(controller(BEARER), discarding(MASTER_CARD, by=controller(BEARER)), lock(BEARER)),
        whose=controller(BEARER),
    ),
    on(fact.DIABLERIE, burn(CARD), of=BEARER),
    digest="c019b15a230a",
)
card(
    100420,
    "Contract",
    master(put(CARD, a(MINION, READY)), remember(a(VAMPIRE, clan("Banu Haqim")))),
    act(fight(BEARER), who=among(CHOSEN) & ~of(controller(BEARER)), open=FOR_ANYBODY, stealth=1),
    digest="2a4397a3f2ae",
)

# -- trophies ---------------------------------------------------------------------------------------------------------


def trophy(official: int, name: str, digest: str, *parts: Part | Way, covered: str = "") -> None:
    """A trophy: a master card that is put into play and awarded later. [master.trophy.award]"""
    card(official, name, master(put(CARD, PLAY)), *parts, digest=digest, covered=covered)


trophy(
    102037,
    "Trophy: Revered",
    "7fa1233f7316",
    gives(BLEED, 2),
    cannot(rule.BEAR, BEARER, named("Trophy: Revered")),
)
trophy(
    102033,
    "Trophy: Library",
    "5040b059208e",
    gives(HAND_SIZE, 2, controller(BEARER), if_=is_(BEARER, VAMPIRE)),
    cannot(rule.BEAR, BEARER, named("Trophy: Library"), if_=count(named("Trophy: Library"), on_(BEARER)) >= 2),
)
trophy(
    102032,
    "Trophy: Hunting Ground",
    "37ae11e687e7",
    at(
        fact.UNLOCK_PHASE,
        if_(is_(BEARER, ~noted("hunting ground")), gain(2, BLOOD, BEARER), note("hunting ground", BEARER)),
        whose=controller(BEARER),
    ),
)
trophy(
    102034,
    "Trophy: No Questions",
    "f3c7c6dff1c9",
    on(fact.ENTERS, gain(2, BLOOD, CARD), of=CARD, to=VAMPIRE),
    ability(ANNOUNCED, hang(cannot(rule.BLOCK, MINION)), cost=pay(1, BLOOD, CARD), by=BY_ACTING),
    on(fact.LOSES_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) <= 0),
)
trophy(
    102029,
    "Trophy: Diablerie",
    "8eb7feb840b0",
    gives(STEALTH, 2, if_=kind("diablerize") & is_(BEARER, IS_ACTING)),
    cannot(rule.BLOOD_HUNT, BEARER),
    on(fact.OVER, burn(CARD), if_=happened(fact.DIABLERIE, BEARER, span=ACTION)),  # also if it came as a trophy for it
    covered="nobody is hunted for it",
)

# -- what a combat leaves behind --------------------------------------------------------------------------------------

HURT_MORE = tally(fact.HURT, OPPOSING, ME, span=ROUND) >= tally(fact.HURT, ME, OPPOSING, span=ROUND) + 1
STARVES = is_(BEARER, READY, UNLOCKED, holds(0, most=0)) & YOUR_TURN
"""The bearer would have to hunt."""
card(
    101515,
    "Pulled Fangs",
    combat(
        "",
        put(CARD, OPPOSING),
        inflict(1, OPPOSING, by_minion=True),
        when=END_OF_ROUND,
        if_=CLOSE & HURT_MORE & is_(OPPOSING, VAMPIRE, IN_PLAY, ~with_(named("Pulled Fangs"))),
    ),
    cannot(rule.HUNT, BEARER),
    at(fact.MINION_PHASE, put(BEARER, TORPOR), whose=YOU, if_=STARVES),
    on((fact.UNLOCKS, fact.LOSES_BLOOD), put(BEARER, TORPOR), of=BEARER, if_=STARVES & MINION_PHASE),
    act(
        if_(num(BLOOD, CARD) >= 1, burn(CARD), other=gain(1, BLOOD, CARD)),
        who=VAMPIRE,
        open=FOR_ANYBODY,
        stealth=1,
    ),
    digest="8f762530f296",
)
