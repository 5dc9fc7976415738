"""Equipment cards: S."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import BLADE, GUN, MELEE, estate, gun, plain_weapon, superior, weapon
from praxis.vtes.definitions.shapes.several import only_one, uncontrolled

estate(101670, "Sacré-Cœur Cathedral, France", cannot(rule.BLOCK, ALLY, VAMPIRE & among(BEARER)), digest="ae3e6ac2a47f")
# [imbued.ruling.san-lorenzo]
card(
    101676,
    "San Lorenzo de El Escorial, Spain",
    permanent(),
    act(take(2, BLOOD, uncontrolled(holds(1), whose=PREDATOR), ME), who=VAMPIRE, stealth=1),
    digest="741084b80013",
    note="it counts as equipment while in play",
)
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
gun(101682, "Saturday-Night Special", 1, "62dd48084edd")
weapon(101685, "Sawed-Off Shotgun", damage(3, GUN), limit=COMBAT, digest="4d7af16404e7")
plain_weapon(101715, "Sengir Dagger", 0, MELEE | AGGRAVATED, "d9ed08e8f232")
card(
    101732,
    "Shaal Fragment",
    permanent(),
    gives(HAND_SIZE, 2),
    act(control(CARD, YOU, on=ME), who=VAMPIRE & ~among(BEARER), open=FOR_ANYBODY),
    digest="6e8dc9cec05c",
)
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
card(
    101781,
    "The Signet of King Saul",
    permanent(),
    cannot(rule.BLOCK, capacity(8), among(BEARER)),
    digest="70c55b281211",
)
card(
    101785,
    "Sire's Index Finger",
    permanent(),
    cannot(rule.AFFECT, BEARER, trait("frenzy")),
    digest="c1bbc09dbc00",
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
    101832,
    "Soul Gem of Etrius",
    permanent(),
    heirloom=True,
    covered="what becomes of an heirloom",
    digest="9c92d293b862",
)
card(
    101856,
    "Sport Bike",
    permanent(),
    gives(INTERCEPT, 1),
    cannot(rule.BEAR, BEARER, trait("vehicle")),
    digest="2f0fd91436fe",
)
weapon(
    101860,
    "Starshell Grenade Launcher",
    damage(1, GUN | LONG_ONLY | AGGRAVATED),
    ability(DURING_ACTION, mod(STEALTH, -1, ACTING), cost=locking(BEARER), if_=is_(BEARER, READY)),
    limit=COMBAT,
    digest="bcca86520d21",
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
gun(101891, "Submachine Gun", 3, "b5eab075989a")
ANTITRIBU = clan("Brujah antitribu")
weapon(
    101919,
    "Sword of Judgment",
    damage(1, BLADE),
    ability(ADDITIONAL, mod(STRIKES, 1, ME), limit=ROUND, who=ANTITRIBU),
    who=ANTITRIBU,
    digest="a8db828cf8ac",
)
card(
    102261,
    "Sword of the Archangel",
    permanent(),
    ability(STRIKE, damage(1, WITH_STRENGTH | AGGRAVATED | WEAPON)),
    ability(
        AS_PLAYED,
        cancel(trait("grapple") | trait("aim"), played_by(among(OPPOSING)), free=True),
        cost=pay(1, BLOOD, ME),
        by=BY_COMBATANT,
        who=clan("Salubri"),
        limit=COMBAT,
    ),
    on(
        fact.BURNED,
        later(
            fact.FOUGHT,
            if_(is_(BEARER, READY, ~noted("archangel")), may(unlock(BEARER), note("archangel", BEARER))),
            until=COMBAT,
        ),
        of=VAMPIRE & among(OPPOSING),
        if_=THIS_STRIKE,
    ),
    digest="6aa5aa54ac06",
)
