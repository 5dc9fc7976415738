"""Cards on which tournament decks turn: actions out of turn, frenzies, guards of the pool, cancelled cards, curses."""

from __future__ import annotations

from praxis.vtes.cards.language import *
from praxis.vtes.cards.locations import IN_PLAY_AT_ONCE
from praxis.vtes.cards.referendums import revocable

# -- on vampires ------------------------------------------------------------------------------------------------------

OUSTS = happened(fact.OUSTED, to=YOU, span=ACTION)
"""Your prey was ousted by it, so that another one is your prey now."""
card(
    100645,
    "Enkil Cog",
    modifier("", put(CARD, ME), when=SUCCEEDED, who=capacity(10), if_=BLED & (directed_at(PREY) | OUSTS)),
    gives(BLEED, 1),
    ability(BETWEEN | BETWEEN_OF_OTHERS, takes_action(BEARER), cost=locking(), by=BY_KEEPER),
    digest="936c2c8491c2",
)
card(
    101654,
    "Rötschreck",
    out_of_turn(
        put(CARD, a(VAMPIRE, THREATENED)),
        outcome(COMBAT_OVER),
        later(fact.FOUGHT, lock(T), put(T, TORPOR), until=COMBAT),
        when=FIRST_CHOSEN | STRIKES_CHOSEN,
    ),
    cannot(rule.UNLOCK, BEARER),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=controller(BEARER)),
    digest="4ff2ebafb3d0",
)
card(
    101091,
    "Legendary Vampire",
    master(put(CARD, a(VAMPIRE, READY, MINE, capacity(7), did(fact.JOINED, LAST_INFLUENCE)))),
    gives(BLEED, 2),
    gives(VOTES, 2),
    act(burn(CARD), who=VAMPIRE, open=FOR_ANYBODY, reach="political", stealth=1),
    digest="87fe1e429739",
)
card(
    101198,
    "Memories of Mortality",
    master(put(CARD, a(VAMPIRE))),
    cannot(rule.BLOCK, BEARER, ALLY),
    cannot(rule.BE_HURT, ALLY, BEARER),
    ability(INFLUENCE, put(BEARER, TORPOR), burn(CARD), cost=pay(1, BLOOD, BEARER), by=BY_KEEPER),
    covered="he inflicts no damage on allies",
    digest="885a78b7a1c2",
)
card(
    101785,
    "Sire's Index Finger",
    permanent(),
    cannot(rule.AFFECT, BEARER, trait("frenzy")),
    digest="c1bbc09dbc00",
)
card(
    100071,
    "The Ankara Citadel, Turkey",
    permanent(),
    costs(0, BLOOD_COST, BEARER, ~MODIFIER_CARD, half=True),
    stands_as="location",
    digest="668a69daccf8",
)

# -- in play ----------------------------------------------------------------------------------------------------------

card(
    100709,
    "FBI Special Affairs Division",
    event(put(CARD, PLAY)),
    on(
        fact.BURNED,
        gain(1, BLOOD, CARD),
        later(fact.FOUGHT, inflict(2, ACTING, UNPREVENTABLE), until=COMBAT),
        of=ALLY & FIGHTING,
        if_=is_(ACTING, VAMPIRE, FIGHTING),
    ),
    on(fact.GAINS_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) >= 4),
    digest="80634ad52404",
)
card(
    101500,
    "Protected Resources",
    IN_PLAY_AT_ONCE,
    gives(MOST_LOST, 2),
    on(fact.BLED, burn(CARD), of=MINION & MINE),
    digest="481c66e2cc8d",
)
SPENT = x(1, num(BLOOD, CARD))
card(
    101659,
    "Ruins of Charizel",
    IN_PLAY_AT_ONCE,
    on(fact.DEMON_PAID, gain(1, BLOOD, CARD), of=YOU),
    ability(
        DURING_ACTION,
        mod(BLEED, 0 - SPENT, ACTING),
        cost=pay(SPENT, BLOOD, CARD),
        if_=kind("bleed") & directed_at(YOU) & (num(BLOOD, CARD) >= 1),
    ),
    at(fact.DISCARD_PHASE, burn(ALL, BLOOD, CARD), whose=PREDATOR),
    digest="861a97348a15",
)

# -- cancelling -------------------------------------------------------------------------------------------------------

card(
    100493,
    "Dark Influences",
    out_of_turn(
        cancel(MINION_CARD, free=True),
        put(CARD, PLAY),
        hang(cannot(rule.PLAY, MINION, among(T)), TURN, on=IT),
        when=AS_PLAYED,
    ),
    on(fact.PLAYED, cancel(LIBRARY_CARD, free=True), burn(CARD), about=CANCELLER),
    digest="51a3a97fb77b",
)
card(
    101303,
    "Not to Be",
    out_of_turn(cancel(EVENT_CARD, free=True), put(CARD, PLAY), when=AS_PLAYED),
    gives(MASTER_ACTIONS, 1),
    at(fact.DISCARD_PHASE, mod(DISCARD_ACTIONS, -1, YOU), burn(CARD), whose=YOU),
    covered="one master phase action more while it is in play",
    digest="04ea6086dbc7",
)

# -- actions ----------------------------------------------------------------------------------------------------------

NOT_OLDER = where(num(CAPACITY, IT) <= num(CAPACITY, BEARER))
PURGED = noted("baltimore purge")
card(
    100128,
    "Baltimore Purge",
    action("", put(CARD, ME), who=VAMPIRE & ~clan("Ravnos")),
    action("", put(CARD, ME), who=clan("Ravnos"), stealth=1),
    at(
        fact.UNLOCK_PHASE,
        if_(
            exists(VAMPIRE, READY, MINE, clan("Lasombra")),
            each(OTHER_SEATS, note("baltimore purge", pick(VAMPIRE, READY, of(THEM), NOT_OLDER))),
            other=each(OTHER_SEATS, note("baltimore purge", pick(VAMPIRE, READY, of(THEM), NOT_OLDER, by=THEM))),
        ),
        put(BEARER, TORPOR),
        put(all_(VAMPIRE, READY, PURGED), TORPOR),
        burn(CARD),
        whose=YOU,
    ),
    digest="d8eda14797af",
)
card(
    100004,
    "Abactor",
    action("", hunt(4), if_(tally(fact.HUNTED, ME, span=ACTION) >= 1, is_hunted(ME)), who=VAMPIRE, stealth=1),
    digest="30f14152a0c3",
)
card(
    100840,
    "Go Anarch",
    action(
        "",
        becomes(ME, sect="Anarch"),
        put(CARD, ME),
        unlock(ME),
        who=VAMPIRE & ~TITLED & ~ANARCH,
        stealth=1,
    ),
    on(fact.SECT, burn(CARD), of=BEARER),
    digest="ca64ed04c215",
)

# -- what others may do -----------------------------------------------------------------------------------------------

card(
    101192,
    "The Meddling of Semsith",
    political(put(CARD, PLAY), remember(a(SEAT, OTHERS))),
    gives(HAND_SIZE, -1),
    on((fact.PLAYED, fact.DISCARDED), held_back(), to=CHOSEN_SEATS, if_=MINION_PHASE),
    revocable(VAMPIRE),
    digest="2c0773683aa7",
)
card(
    100038,
    "Alastor",
    political(
        put(CARD, a(VAMPIRE, READY, CAMARILLA, ~with_(named("Alastor")))),
        fetch(EQUIPMENT, on=T, halved=True),
        who=title("justicar", "inner circle"),
    ),
    act(fight(a(VAMPIRE, READY, OTHERS)), stealth=1),
    cannot(rule.DIABLERIZE, BEARER),
    digest="78e44c53b29b",
)
TOP_OF_HIS = top(controller(IT), LIBRARY)
VEILED = noted("veil of darkness")
card(
    102095,
    "Veil of Darkness",
    event(put(CARD, PLAY)),
    on(
        fact.PLAYED,
        note("veil of darkness", IT),
        show(TOP_OF_HIS),
        if_(
            is_(TOP_OF_HIS, MASTER_CARD),
            if_(is_(THAT_CARD, requires("obt")), burn(2, BLOOD, IT)),
            cancel(LIBRARY_CARD, free=True),
        ),
        of=VAMPIRE & ~VEILED,
        about=DISCIPLINED,
    ),
    not_replaced="play",
    digest="fb158a93564f",
)
card(
    100287,
    "Camera Phone",
    permanent(),
    act(bleed(1, mod(UNAIDED, 1, ACTING))),
    digest="71e842e20131",
)
INFERNAL = trait("infernal")
card(
    100981,
    "Infernal Servitor",
    permanent("dai", who=VAMPIRE & INFERNAL),
    permanent("DAI", who=VAMPIRE & INFERNAL),
    on((fact.BURNED, fact.CONTROL), if_(~exists(VAMPIRE, MINE, INFERNAL, IN_PLAY), put(CARD, REMOVED))),
    on(fact.OVER, put(CARD, REMOVED), of=CARD, if_=happened(fact.SUCCEEDED, CARD, span=ACTION)),
    as_vampire="dai obf",
    as_vampire_level=1,
    eager=True,
    digest="b2f8bdbcae71",
)
THAT_FIGHT = FIRST_ROUND & is_(T, FIGHTING) & ~happened(fact.FOUGHT, to=T, span=ACTION)
"""The first round of the combat that this card has begun."""
card(
    101863,
    "The Status Perfectus",
    action("", put(CARD, PLAY), who=VAMPIRE & ANARCH, stealth=1),
    ability(
        MASTER,
        take(1, BLOOD, a(VAMPIRE, READY, MINE, ANARCH, holds(1)), a(VAMPIRE, READY, ANARCH, ~among(T))),
        limit=TURN,
    ),
    ability(
        AFTER_COMBAT,
        hang(cannot(rule.ANY_STRIKE, ACTING, if_=THAT_FIGHT)),
        fight(ACTING, who=T),
        targets=(a(VAMPIRE, READY, UNLOCKED, MINE, ANARCH, ~among(BLOCKING)),),
        cost=(locking(), locking(T)),
        if_=FROM_BLOCK & is_(BLOCKING, VAMPIRE, ANARCH, FIGHTING) & is_(ACTING, READY, FIGHTING),
    ),
    digest="2c10125fa1a8",
)
