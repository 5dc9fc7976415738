"""Vampires whose words no phrase of the grammar has: each stands alone with what it does."""

from __future__ import annotations

from praxis.vtes.cards.language import *

ANY_PART_OF_COMBAT = BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN | PREVENT
GANGREL_CARD = MASTER_CARD & trait("discipline") & (named("Animalism") | named("Fortitude") | named("Protean"))
NEW_YORK = title("prince of New York")

# -- what stands while they are in play ----------------------------------------------------------------------------

card(
    201312,
    "Stanislava",
    cannot(rule.WORK, RETAINER & on_(OPPOSING)),
    cannot(rule.BLOCK, ALLY, among(ME)),
    covered="whoever opposes her does so in combat",
    digest="695285e1beca",
)
card(
    200985,
    "Midget",
    cannot(rule.WORK, RETAINER & trait("animal"), if_=is_(ACTING, among(SELF)) | is_(SELF, FIGHTING)),
    digest="4253f922c3ab",
)
card(
    201182,
    "Reverend Blackwood",
    gives(STRIKE_DAMAGE, 1, ME, if_=is_(STRIKING_CARD, requires("tha"))),
    digest="e69ad97d5057",
)
card(
    201084,
    "Orlando Oriundus",
    gives(DOUBLED, 1, all_(VAMPIRE, MINE), if_=is_(SELF, READY)),
    digest="44cdc6f34ef6",
)
card(
    200491,
    "Gaël Pilet",
    gives(MOST_INTERCEPT, 1, ME),
    covered="a number that is the most she can have",
    digest="fecd2e9c27fb",
)
card(201621, "Karl Schrekt", as_if("justicar"), covered="the votes are read from the card data", digest="4a6b27625adb")

# -- what follows on something -------------------------------------------------------------------------------------

card(
    200629,
    "Ilyana Ravidovich",
    on(fact.CALLED, mod(VOTES, 2, YOU), if_=HUNTED & is_(SELF, IN_TERMS)),
    ability(ATTEMPT, mod(INTERCEPT, 1, ME), by=BY_REACTING, cost=pay(1, BLOOD), limit=ACTION),
    digest="577cb434ebcd",
)
card(
    200086,
    "Andrew Stuart",
    on(
        fact.DECLARED,
        show(top(YOU, LIBRARY)),
        if_(is_(top(YOU, LIBRARY), requires("tha")), do(cancel(LIBRARY_CARD), burn(1, BLOOD, SELF))),
        of=SELF,
        about=requires("tha"),
    ),
    digest="a7920544e0e3",
)
card(
    200579,
    "Heather Florent, The Opportunist",
    instead(fact.EDGE_POOL, choose(gain(1), gain(1, BLOOD, SELF)), of=YOU),
    digest="2e4bec5569e2",
)
card(
    200242,
    "The Capuchin",
    on(fact.BURNED, put(SELF, HOME), mod(TRANSFERS, 3, YOU, YOUR_DISCARD), of=SELF),
    covered="the hand size is read from the card data",
    digest="bfe7325fbdde",
)
card(
    201190,
    "Rigby, Crusade Vanguard",
    on(
        fact.BLOCK_FAILED,
        take(1, BLOOD, SELF, pick(VAMPIRE, title("bishop"), of(PREDATOR), NOT_FULL)),
        of=SELF,
        if_=is_(ACTING, VAMPIRE, SABBAT) & exists(VAMPIRE, title("bishop"), of(PREDATOR), NOT_FULL),
    ),
    digest="e8c43b3b956e",
)
card(
    200679,
    "Jason, The World's Voice",
    on(fact.BLOCKED, later(fact.FOUGHT, burn(1, BLOOD, T)), to=SELF, of=VAMPIRE),
    ability(DURING_ACTION, mod(BLEED, 1), by=BY_ACTING, cost=pay(1, BLOOD), limit=ACTION, if_=kind("bleed")),
    digest="032f81d4b4ec",
)
card(
    201148,
    "Rachel Brandywine",
    on(
        fact.DISCARDED,
        note("discarded", THAT_CARD),
        to=YOU,
        if_=happened(fact.DISCARD_PHASE, YOU, span=TURN),
    ),
    on(
        fact.TURN_ENDS,
        may(put(up_to(9, ASH, MINE, noted("discarded")), TOP), shuffle(LIBRARY)),
        of=YOU,
        if_=is_(SELF, READY) & exists(ASH, MINE, noted("discarded")),
    ),
    digest="4406b6e70526",
)

# -- what is used --------------------------------------------------------------------------------------------------

card(
    200790,
    "Konrad Fleischer",
    ability(ANY_PART_OF_COMBAT, mod(SOFTENED, 1, ME), by=BY_COMBATANT, limit=ROUND),
    ability(PRESS, press(), limit=COMBAT),
    digest="264947a81909",
)
card(
    200979,
    "Merrill Molitor",
    ability(ANY_PART_OF_COMBAT, mod(SOFTENED, 1, ME), by=BY_COMBATANT, limit=COMBAT),
    digest="dc86878c3738",
)
card(
    200092,
    "Angelica, The Canonicus",
    ability(
        ATTEMPT,
        discard(up_to(9, in_(HAND), MINE, MASTER_CARD)),
        mod(INTERCEPT, MOVED, ME),
        by=BY_REACTING,
        limit=ACTION,
    ),
    digest="075327254286",
)
card(
    200158,
    "Babalawo Alafin",
    ability(
        UNLOCK,
        discard(a(in_(HAND), MINE)),
        discard(a(in_(HAND), MINE)),
        if_(is_(T2, same_as(T)), mod(HAND_SIZE, -1, OTHER_SEATS, THEIR_UNLOCK)),
        limit=TURN,
        if_=is_(SELF, READY),
    ),
    digest="b2d5ae5d29d2",
)
card(
    200913,
    "Marciana Giovanni, Investigator",
    dues(1, BLOOD_COST, ME, "bleed"),
    ability(
        DURING_ACTION,
        grant(
            ability(ATTEMPT, mod(INTERCEPT, 1, ME), by=BY_REACTING, cost=pay(1, BLOOD), limit=ACTION),
            to=a(VAMPIRE, ~SABBAT),
        ),
        cost=locking(SELF),
    ),
    digest="89ad888d2c55",
)

# -- actions -------------------------------------------------------------------------------------------------------

card(
    200235,
    "Calebros, The Martyr",
    act(
        becomes(SELF, loses_title=True),
        becomes(ME, title="prince", place="New York"),
        who=VAMPIRE & CAMARILLA & where(num(CAPACITY, IT) > num(CAPACITY, SELF)),
        open=FOR_OTHERS,
        if_=is_(SELF, NEW_YORK),
    ),
    on(fact.ACTED, hang(cannot(rule.BLOCK, SELF)), about=among(SELF)),
    covered="an action that is open to others is directed at his controller",
    digest="c2507769b460",
)
card(
    200191,
    "Bernard, the Scourge",
    act(burn(a(VAMPIRE, capacity(most=4), HUNTABLE)), reach="political", stealth=1, hunts=True),
    digest="24ee895fcf2e",
)
card(
    200152,
    "Ayelea, The Manipulator",
    act(control(a(VAMPIRE, OTHERS, clan("Tremere antitribu")), longer=True)),
    digest="2870ee566566",
)
card(
    200853,
    "Lord Ashton",
    act(
        search(LIBRARY, GANGREL_CARD, to=PLAY, shown=True),
        put(IT, ME),
        who=clan("Gangrel") & ~among(SELF),
        open=FOR_ALL_ALIKE,
        stealth=1,
    ),
    digest="66736fdeb483",
)
