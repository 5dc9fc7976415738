"""More master cards and events: gifts, blows, contracts, marks of the Black Hand."""

from __future__ import annotations

from praxis.vtes.cards.language import *
from praxis.vtes.cards.locations import IN_PLAY_AT_ONCE
from praxis.vtes.cards.on_minions import ARCHETYPE
from praxis.vtes.cards.schemes import A_MASTER_ACTION, USED_UP

# -- at once ----------------------------------------------------------------------------------------------------------

card(100104, "Ascendance", master(gain(1)), digest="508899c43154")
card(101912, "Svadharma", master(gain(2, BLOOD, a(VAMPIRE, READY, clan("Ravnos")))), digest="c5ba594dceb9")
card(102080, "Unnatural Disaster", master(burn(a(LOCATION))), digest="e9943c722887")
card(102134, "Vulnerability", master(burn(a(VAMPIRE, TORPOR))), digest="4c55ee402f26")
card(
    100667,
    "The Eternals of Sirius",
    master(gain(5, at_once=True), if_=exists(READY, MINE, clan("Ministry"))),
    master(gain(5, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, clan("Ministry"), capacity(9)))),
    digest="989498198a7b",
)
card(
    100793,
    "From a Sinking Ship",
    master(control(a(MINION, OTHERS, ~capacity(7), where(num(POOL, controller(IT)) <= 3)), YOU), limit=GAME),
    digest="e7552f065140",
)
card(
    100860,
    "Grooming the Protégé",
    master(take(x(0, 3), BLOOD, a(VAMPIRE, READY, MINE, holds(1)), a(VAMPIRE, UNCONTROLLED, MINE, SAME_CLAN, YOUNGER))),
    digest="833f0b4ad1df",
)
card(
    100787,
    "Framing an Ancient Grudge",
    master(becomes(a(VAMPIRE, title("prince", "primogen")), loses_title=True)),
    master(becomes(a(VAMPIRE, title("justicar")), loses_title=True), cost=pay(3, POOL)),
    digest="2b7aace9d9e5",
)

# -- stores -----------------------------------------------------------------------------------------------------------

card(
    100691,
    "Failsafe",
    IN_PLAY_AT_ONCE,
    ability(MASTER, gain(4), cost=(A_MASTER_ACTION, burn(CARD)), if_=num(POOL, YOU) < 3),
    digest="db3852887df3",
)
card(
    101802,
    "Slave Auction",
    master(put(CARD, PLAY), gain(count(of=SEATS), BLOOD, CARD)),
    ability(MASTER, take(1, BLOOD, CARD, YOU), cost=A_MASTER_ACTION),
    USED_UP,
    digest="fe6e409d0a40",
)

# -- on minions -------------------------------------------------------------------------------------------------------

card(
    100098,
    "The Art of Pain",
    master(put(CARD, a(VAMPIRE, READY, clan("Toreador antitribu")))),
    gives(STRENGTH, 2),
    digest="5f13ad1e9956",
)
BLACK_HAND = trait("black hand")
card(
    100574,
    "Dominion",
    master(put(CARD, a(VAMPIRE, BLACK_HAND, ~with_(named("Dominion"))))),
    toll(rule.BLOCK, 1, VAMPIRE, BEARER),
    digest="c1a84f6ceeea",
)
card(
    101748,
    "Shakar",
    master(put(CARD, a(VAMPIRE, BLACK_HAND, ~with_(named("Shakar"))))),
    act(fight(a(VAMPIRE, READY, OTHERS, YOUNGER, ~BLACK_HAND)), who=BLACK_HAND),
    digest="6fab3900e92a",
)
card(
    101601,
    "Remover",
    master(put(CARD, a(VAMPIRE, BLACK_HAND, ~with_(named("Remover"))))),
    act(lock(a(IN_PLAY, UNLOCKED)), stealth=1),
    digest="649366e17542",
)
card(
    100292,
    "Capitalist",
    master(put(CARD, a(VAMPIRE, SABBAT, MINE, ARCHETYPE))),
    on(
        fact.BLED,
        gain(1, BLOOD, BEARER),
        note("capitalist", BEARER),
        of=BEARER,
        to=prey_of(controller(BEARER)),
        if_=is_(BEARER, ~noted("capitalist")),
    ),
    digest="966079a37f92",
)
card(
    101076,
    "Lazarene Inquisitor",
    master(put(CARD, a(VAMPIRE, READY, MINE, clan("Harbinger of Skulls")))),
    act(burn(any_(0, 2), BLOOD, a(VAMPIRE, READY)), stealth=1),
    burnable(VAMPIRE & SABBAT),
    digest="ec3956953787",
)
DIVA = clan("Daughter of Cacophony")
SINGS = is_(BEARER, UNLOCKED) | is_(BEARER, IS_ACTING)
card(
    100402,
    "Conductor",
    master(put(CARD, a(VAMPIRE, DIVA))),
    gives(VOTES, 1, all_(VAMPIRE, DIVA, UNLOCKED | IS_ACTING), if_=SINGS),
    digest="d5aee6d1d706",
)
card(
    101719,
    "Sense Vibrations",
    master(put(CARD, a(VAMPIRE, LAIBON, has("aus"), ~with_(named("Sense Vibrations"))))),
    ability(POLLING, mod(VOTES, 1, BEARER, REFERENDUM), cost=locking(), by=BY_KEEPER),
    digest="72d69f37ba81",
)

# -- contracts --------------------------------------------------------------------------------------------------------

ON_ANOTHERS = ~of(controller(BEARER))
"""Nobody fights minions of his own controller."""
card(
    100880,
    "Hand Contract",
    master(put(CARD, a(MINION, READY)), remember(a(VAMPIRE, BLACK_HAND))),
    act(fight(BEARER), who=among(CHOSEN) & ON_ANOTHERS, open=FOR_ANYBODY, stealth=1),
    digest="ed67c6d8187c",
)
card(
    100546,
    "Dirty Contract",
    master(put(CARD, a(MINION, ~clan("Nosferatu", "Giovanni"))), remember(a(MINION, clan("Samedi")))),
    act(fight(BEARER), who=clan("Samedi") & among(CHOSEN) & ON_ANOTHERS, open=FOR_ANYBODY, stealth=1),
    digest="1e52816c7f8d",
)
card(
    101749,
    "Shakar: the Hunt",
    master(put(CARD, a(MINION, READY))),
    act(fight(BEARER), who=BLACK_HAND & ON_ANOTHERS, open=FOR_ANYBODY, stealth=1),
    on(fact.LEAVES, burn(CARD), of=BEARER),
    digest="e18242281c72",
)

# -- events -----------------------------------------------------------------------------------------------------------

card(
    100409,
    "Conquest of Humanity",
    event(put(CARD, PLAY)),
    at(
        fact.UNLOCK_PHASE,
        each(
            up_to(1, LOCATION, of(prey_of(THEM)), by=THEM),
            unless(controller(IT), pay(2, POOL, controller(IT)), burn(IT)),
        ),
    ),
    not_replaced="discard",
    digest="946f5a5391a8",
)
card(
    100577,
    "Dr. Marisa Fletcher, CDC",
    event(put(CARD, PLAY)),
    at(fact.UNLOCK_PHASE, gain(2, BLOOD, CARD), whose=YOU),
    on(
        fact.BLOCKED,
        burn(ACTING),
        burn(ALL, BLOOD, CARD),
        to=VAMPIRE,
        if_=kind("hunt") & (num(CAPACITY, ACTING) < num(BLOOD, CARD)),
    ),
    digest="a25dc96cfb62",
)
card(
    100944,
    "Hunger Moon",
    event(put(CARD, PLAY)),
    on(fact.HUNTED, take(1, BLOOD, IT, CARD), of=VAMPIRE, if_=HOW_MUCH >= 1),
    on(fact.GAINS_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) >= 5),
    digest="375907785c8a",
)
