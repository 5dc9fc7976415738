"""Actions whose cards are put on minions of others, and weigh on them."""

from __future__ import annotations

from typing import Any

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Part, Who
from praxis.vtes.cards.bleeds import IN_YOUR_MINION_PHASE
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *
from praxis.vtes.cards.servants import HAND_OF_OPPOSING

THEIRS = controller(BEARER)
WITH_ITS_MAKER = on(fact.LEAVES, burn(CARD), of=CHOSEN)
"""It is burned after the minion who has played it leaves the ready region."""
LESSER = ALLY | (VAMPIRE & YOUNGER)

# -- who cannot unlock, act or block ----------------------------------------------------------------------------------

card(
    101721,
    "Sensory Deprivation",
    action("chi", burn(a(RETAINER, IN_PLAY))),
    action("chi", put(CARD, a(ALLY, IN_PLAY)), remember(ME)),
    action("CHI", put(CARD, a(VAMPIRE, IN_PLAY)), remember(ME)),
    cannot(rule.UNLOCK, BEARER),
    WITH_ITS_MAKER,
    digest="300a0b5c6499",
)
card(
    101284,
    "Nightmare Curse",
    action("chi", lock(a(MINION, READY)), unlock(ME)),
    action("aus chi", put(CARD, a(MINION, READY)), lock(T), remember(ME)),
    action("AUS CHI", put(CARD, a(MINION, READY)), lock(T), remember(ME)),
    cannot(rule.UNLOCK, BEARER),
    ability(UNLOCK, unlock(BEARER), cost=pay(1, POOL), by=BY_KEEPER, version=1),
    WITH_ITS_MAKER,
    digest="e7a1356db2e5",
)
card(
    101722,
    "Sensory Overload",
    action("chi", put(CARD, a(MINION, READY), kept=True)),
    action("CHI", put(CARD, a(MINION, READY), kept=True)),
    cannot(rule.ACT, BEARER),
    cannot(rule.BLOCK, BEARER),
    at(fact.DISCARD_PHASE, burn(CARD), whose=THEIRS, if_=came_by(0)),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=YOU, if_=came_by(1)),
    digest="1dbd09048828",
)
card(
    102056,
    "Unburdening the Bestial Soul",
    action("ani", take(any_(1, ALL), BLOOD, ME, a(VAMPIRE, IN_PLAY, OTHER)), stealth=1),
    action("obe", above, unlock(ME), stealth=1),
    action("OBE", put(CARD, a(LESSER, IN_PLAY)), remember(ME)),
    cannot(rule.ACT, BEARER),
    cannot(rule.BLOCK, BEARER),
    cannot(rule.PLAY, BEARER, REACTION_CARD),
    at(
        fact.UNLOCK_PHASE,
        if_(
            num(BLOOD, CHOSEN) >= 2,
            unless(controller(CHOSEN), pay(2, BLOOD, CHOSEN), burn(CARD)),
            other=burn(CARD),
        ),
        whose=THEIRS,
    ),
    digest="e2ecf9db1927",
)
card(
    101634,
    "Riddle Phantastique",
    action(
        "",
        put(CARD, a(LESSER, IN_PLAY, ~clan("Malkavian", "Malkavian antitribu"))),
        if_(num(CAPACITY, ME) >= 2, gain(num(CAPACITY, ME) // 2, BLOOD, CARD), other=burn(CARD)),
        if_=~exists(named("Riddle Phantastique"), IN_PLAY),
    ),
    cannot(rule.UNLOCK, BEARER),
    at(fact.UNLOCK_PHASE, burn(1, BLOOD, CARD), whose=THEIRS),
    on(fact.LOSES_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) <= 0),
    digest="3501633352b8",
)


def bound(official: int, name: str, digest: str, *ways: Way, rest: tuple[Way, ...] = (), **options: Any) -> None:
    """Its bearer cannot block the vampire who has played it."""
    card(official, name, *ways, cannot(rule.BLOCK, BEARER, CHOSEN), *rest, digest=digest, **options)


bound(100194, "Blood Bond", "b56c1bb7668f", action("", put(CARD, a(VAMPIRE, IN_PLAY)), remember(ME)), stealth=1)
bound(
    100173,
    "Blackmail",
    "ba422caddac1",
    action("obf", lock(a(VAMPIRE, READY))),
    action("OBF", put(CARD, a(VAMPIRE, READY)), remember(ME)),
    rest=(ability(UNLOCK, burn(CARD), cost=pay(2, BLOOD, BEARER), by=BY_KEEPER),),
)
card(
    101034,
    "Kaymakli Barrier",
    action("", put(CARD, a(VAMPIRE, READY, YOUNGER), kept=True)),
    cannot(rule.BLOCK, BEARER, if_=~DIRECTED),
    dues(1, BLOOD_COST, BEARER, directed=True),
    digest="5dca88fbf534",
)

# -- condemned --------------------------------------------------------------------------------------------------------

ANOTHER = burn(all_(trait("condemnation"), on_(T), ~among(CARD)))
INFERNAL = VAMPIRE & trait("infernal")


def condemnation(official: int, name: str, code: str, whom: Filter, *parts: Part, digest: str) -> None:
    """A card that locks a younger vampire, or that is put on a ready minion who has no other such card."""
    card(
        official,
        f"Condemnation: {name}",
        action(code, lock(a(VAMPIRE, IN_PLAY, YOUNGER))),
        action("dai", put(CARD, a(whom, READY)), ANOTHER, who=INFERNAL),
        action("DAI", put(CARD, a(whom, READY)), ANOTHER, who=INFERNAL),
        *parts,
        stealth=1,
        digest=digest,
    )


condemnation(
    100400,
    "Mute",
    "chi",
    VAMPIRE,
    gives(VOTES, -3),
    on(fact.ENACTED, burn(1, BLOOD, BEARER), level=2),
    digest="a9f8f8e8af96",
)
condemnation(
    100398,
    "Doomed",
    "obf",
    MINION,
    gives(STEALTH, -1),
    on(fact.BLOCKED, burn(1, POOL, THEIRS), to=BEARER, level=2),
    digest="187ac9f2ba6c",
)
condemnation(
    100397,
    "Betrayed",
    "ser",
    MINION,
    dues(1, BLOOD_COST, BEARER, "bleed"),
    cannot(rule.BLEED, BEARER, if_=is_(BEARER, ALLY)),
    at(fact.UNLOCK_PHASE, burn(top(THEIRS, LIBRARY)), whose=THEIRS, level=2),
    digest="4f099ff4151a",
)

# -- hunted, haunted, tempted -----------------------------------------------------------------------------------------


def outlaw(official: int, name: str, spared: Filter, digest: str) -> None:
    """Vampires of others can attack its bearer."""
    card(
        official,
        name,
        action("", put(CARD, a(VAMPIRE, IN_PLAY, ~spared)), stealth=1),
        act(fight(BEARER), who=VAMPIRE, open=FOR_OTHERS, stealth=1),
        digest=digest,
    )


outlaw(100202, "Blood Hunt", title("prince", "justicar", "inner circle"), "e6fa93313bb2")
outlaw(102145, "War Party", title("archbishop", "priscus", "cardinal", "regent"), "d3f0dbbe389d")
card(
    100355,
    "Clandestine Contract",
    action("", put(CARD, a(MINION, READY, OTHERS)), remember(ME), fight(T), stealth=1),
    act(fight(BEARER), who=among(CHOSEN) & clan("Banu Haqim"), open=FOR_ANYBODY, stealth=1),
    digest="4c16e527022c",
)
card(
    100894,
    "The Haunting",
    action("dem", put(CARD, a(MINION, IN_PLAY, ~with_(named("The Haunting"))))),
    action("DEM", put(CARD, a(MINION, IN_PLAY, ~with_(named("The Haunting")))), stealth=1),
    at(fact.UNLOCK_PHASE, burn(1, BLOOD, BEARER), whose=THEIRS),
    burnable(),
    digest="eac75a4a0e45",
)
card(
    100415,
    "Consignment to Duat",
    action("ser", take(1, BLOOD, a(MINION, READY, OTHER), ME)),
    action("SER", put(CARD, a(MINION, READY, ~with_(named("Consignment to Duat")))), remember(ME)),
    at(
        fact.UNLOCK_PHASE,
        if_(num(BLOOD, BEARER) >= 1, burn(1, BLOOD, BEARER), other=put(BEARER, TORPOR)),
        whose=THEIRS,
    ),
    on(fact.FIGHTS, burn(CARD), if_=is_(CHOSEN, FIGHTING)),
    WITH_ITS_MAKER,
    stealth=1,
    digest="127fad429aa5",
)
card(
    101746,
    "Shadow Twin",
    action("obt", inflict(1, a(MINION | RETAINER, IN_PLAY), UNPREVENTABLE, by_minion=True)),
    action("OBT", above, if_(is_(T, MINION, IN_PLAY), put(CARD, T, kept=True))),
    gives(STEALTH, -1),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=YOU),
    stealth=1,
    digest="094256f63fb3",
)
A_CRESCENDO = (in_(HAND), MINE, named("Shattering Crescendo"))


def shattered(code: str, n: int, *others: Filter) -> Way:
    """An action for which a second copy is discarded: it inflicts damage on one minion, or on two of the same
    Methuselah."""
    seconds = [harm(n, a(MINION, IN_PLAY, other)) for other in others]
    paid = if_(exists(*A_CRESCENDO), discarding(named("Shattering Crescendo")), harm(n, a(MINION, IN_PLAY)), *seconds)
    return action(code, paid, if_=count(*A_CRESCENDO) >= 2)


def harm(n: int, whom: Who) -> Effect:
    return inflict(n, whom, UNPREVENTABLE, by_minion=True)


OF_THE_SAME = of(controller(T))
card(
    101761,
    "Shattering Crescendo",
    action("pro", harm(1, a(ALLY | RETAINER, IN_PLAY))),
    shattered("mel", 2),
    shattered("mel", 2, OF_THE_SAME),
    shattered("MEL", 3),
    shattered("MEL", 3, OF_THE_SAME),
    digest="01ededbe94ac",
)
card(
    101997,
    "Total Insanity",
    action("dem", put(CARD, a(LESSER, IN_PLAY))),
    action("DEM", put(CARD, a(LESSER, IN_PLAY))),
    gives(STEALTH, -1),
    at(fact.UNLOCK_PHASE, gain(1, BLOOD, CARD), if_(num(BLOOD, CARD) >= 3, burn(CARD)), whose=THEIRS),
    cannot(rule.PLAY, BEARER, ACTION_CARD, level=1),
    digest="4ff0a0df6546",
)
TRAUMA = burn(1, BLOOD, BEARER)
card(
    100100,
    "Art's Traumatic Essence",
    action("aus", if_(is_(a(MINION, IN_PLAY, UNLOCKED), UNLOCKED), lock(T))),
    action("mel", if_(is_(a(MINION, IN_PLAY, UNLOCKED), UNLOCKED), lock(T), burn(1, BLOOD, T))),
    action(
        "MEL",
        if_(
            is_(a(MINION, READY, UNLOCKED, ~with_(named("Art's Traumatic Essence"))), UNLOCKED),
            put(CARD, T),
            lock(T),
        ),
    ),
    on((fact.ACTED, fact.ATTEMPTED), TRAUMA, of=BEARER),
    ability(MASTER, burn(CARD), cost=(locking(BEARER), pay(1, POOL)), by=BY_KEEPER),
    stealth=1,
    digest="d459dd6c4d71",
)
card(
    101954,
    "Temptation",
    action("ser", put(CARD, a(VAMPIRE, READY), kept=True)),
    action("SER", put(CARD, a(VAMPIRE, READY), kept=True), gain(1, BLOOD, CARD)),
    ability(MASTER, gain(1, BLOOD, CARD), limit=TURN),
    ability(
        IN_YOUR_MINION_PHASE,
        control(BEARER, borrowed=True),
        unlock(BEARER),
        burn(num(BLOOD, CARD), BLOOD, CARD),
        if_=YOUR_TURN & (num(BLOOD, CARD) >= num(BLOOD, BEARER)),
        limit=TURN,
    ),
    digest="648d9facda65",
)

# -- watched ----------------------------------------------------------------------------------------------------------

SEEN = is_(BEARER, FIGHTING) & FROM_BLOCK & is_(BLOCKING, among(BEARER)) & is_(ACTING, among(CHOSEN))
card(
    100566,
    "Divine Sign",
    action("nec", remember(a(MINION, IN_PLAY)), put(CARD, ME), unlock(ME)),
    action("NEC", remember(a(MINION, IN_PLAY)), put(CARD, ME), unlock(ME)),
    gives(INTERCEPT, 2, if_=is_(ACTING, among(CHOSEN))),
    act(burn(CARD), who=among(CHOSEN), open=FOR_ANYBODY),
    on((fact.FIGHTS, fact.DRAWN), HAND_OF_OPPOSING, if_=SEEN, level=1),
    who=~with_(named("Divine Sign")),
    stealth=1,
    digest="cf46820ccca9",
)
card(
    101865,
    "Steal the Mind",
    action("dom", lock(a(MINION, IN_PLAY))),
    action("myt", put(CARD, a(MINION, READY)), remember(ME)),
    action("MYT", put(CARD, a(MINION, READY)), remember(ME)),
    gives(INTERCEPT, 2, all_(among(CHOSEN)), if_=is_(ACTING, among(BEARER))),
    gives(BLEED, -1, if_=kind("bleed") & is_(BEARER, IS_ACTING) & directed_at(controller(CHOSEN)), level=2),
    burnable(),
    digest="47b99cee22a4",
)
