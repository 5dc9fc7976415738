"""Crypt cards: Nosferatu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.crypt import IN_TURN
from praxis.vtes.definitions.shapes.several import uncontrolled

NEW_YORK = title("prince of New York")
card(
    200060,
    "Alonso Petrodon",
    on(fact.BLED, inflict(1, all_(VAMPIRE, ANARCH, of(VICTIMS)), UNPREVENTABLE), of=SELF),
    digest="a6ba38463a42",
)
ALONZO_CHOICE = pick(SEAT, OTHERS)
card(
    200061,
    "Alonzo Guillen",
    ability(
        UNLOCK, show(all_(in_(HAND), of(ALONZO_CHOICE)), YOU), cost=burning_edge(), limit=TURN, if_=is_(SELF, READY)
    ),
    ability(
        DISCARD, show(all_(in_(HAND), of(ALONZO_CHOICE)), YOU), cost=burning_edge(), limit=TURN, if_=is_(SELF, READY)
    ),
    digest="c8393fc9173d",
)
card(
    200072,
    "Amelia, The Blood Red Tears",
    on(fact.FOUGHT, burn(1, BLOOD, IT), to=SELF),
    on(fact.FOUGHT, burn(1, BLOOD, THAT_CARD), of=SELF),
    digest="120bf5911a8e",
)
card(
    200157,
    "Baba Yaga, the Iron Hag",
    ability(
        SUCCEEDED,
        unlock(ME),
        note("rested", SELF),
        by=BY_ACTING,
        if_=kind("recruit", "employ") & ~is_(SELF, noted("rested")),
    ),
    on(
        fact.ENTERS,
        may(unlock(SELF), cost=note("rested", SELF)),
        of=ALLY_CARD | RETAINER,
        to=SELF,
        if_=(IN_COMBAT | ~kind("recruit", "employ")) & ~is_(SELF, noted("rested")) & is_(SELF, LOCKED),
    ),
    ability(
        BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN,
        mod(AGGRAVATED_HANDS, 1, ME, ROUND),
        by=BY_COMBATANT,
        cost=pay(1, BLOOD),
        limit=ROUND,
    ),
    digest="38c3179b1a3c",
)
card(
    200168,
    "Baron Dieudonne",
    ability(
        SUCCEEDED,
        unlock(ME),
        by=BY_METHUSELAH,
        cost=pay(1, BLOOD),
        limit=TURN,
        if_=is_(ACTING, among(SELF)) & YOUR_TURN,
    ),
    digest="173e9d106c57",
)
card(200190, "Benjamin Rose", act(mod(HAND_SIZE, 1, YOU, GAME), reach="political", stealth=1), digest="c80bcf81e897")
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
    201626,
    "Cedrick Calhoun",
    on((fact.REJECTED, fact.CALLED_OFF), later(fact.OVER, put(ME, TORPOR)), of=SELF, if_=kind("political")),
    digest="0531d058877e",
)
card(
    200284,
    "Cock Robin",
    on(
        fact.OVER,
        if_(~is_(SELF, noted("rested")), do(note("rested", SELF), unlock(SELF))),
        of=SELF,
        if_=happened(fact.SUCCEEDED, SELF, span=ACTION) & needs("ani"),
    ),
    digest="8ab85639955f",
)
ELLISON_CHOICE = a(VAMPIRE, READY, title("prince"))
card(
    200417,
    "Ellison Humboldt",
    cannot(rule.BLOCK, VAMPIRE & title("prince"), among(ME)),
    ability(
        POLLING,
        choose(recast(ELLISON_CHOICE, "for"), recast(ELLISON_CHOICE, "against")),
        cost=pay(1, BLOOD),
        limit=REFERENDUM,
    ),
    digest="4a46bd4f31c1",
)
# [imbued.ruling.gemini]
card(
    200499,
    "Gemini",
    ability(UNLOCK, take(1, BLOOD, uncontrolled(holds(1)), controller(T)), if_=is_(CARD, READY), limit=TURN),
    digest="8433b4807820",
)
card(
    200510,
    "Gerard Rafin",
    ability(UNLOCK, show(at_random(in_(HAND), of(PREY)), YOU), if_=is_(SELF, READY), limit=TURN),
    digest="17256bad48be",
)
card(
    200539,
    "Grendel the Worm-Eaten",
    ability(AT_ANY_TIME, show(top(YOU), YOU), if_=is_(SELF, READY)),
    digest="ca82c87ef595",
)
card(200573, "Harrod", ability(UNLOCK, show(pick(UNCONTROLLED, of(PREY)), YOU), limit=TURN), digest="2561b1f01165")
card(
    200720,
    "Josef von Bauren",
    ability(
        DISCARD, discard(at_random(in_(HAND), of(pick(SEAT, of(PREDATOR) | of(PREY))))), cost=mod(DISCARD_ACTIONS, -1)
    ),
    digest="7616dba4a700",
)
card(
    201553,
    "Larissa Moreira",
    ability(DURING_ACTION, mod(BLEED, 1, None), by=BY_ACTING, cost=discarding(requires("ani")), limit=ACTION),
    digest="d812419ff9ef",
)
card(
    200968,
    "The Medic",
    ability(IN_TURN, gain(1, BLOOD, pick(VAMPIRE & ANARCH & MINE)), cost=burning_edge(), if_=YOUR_TURN, limit=TURN),
    digest="7589d3847262",
)
card(
    201704,
    "Molly MacDonald",
    gives(VOTES, 1, ME, exists(~CAMARILLA & VAMPIRE, of(PREY))),
    gives(BLEED, 1, ME, exists(~CAMARILLA & VAMPIRE, of(PREY))),
    digest="ab0903531519",
)
card(
    201022,
    "Murat",
    costs(1, BLOOD_COST, among(OPPOSING) & (VAMPIRE & clan("Ministry")), COMBAT_CARD, needs="ser"),
    digest="453228f311f1",
)
card(
    201705,
    "Nikolaus Vermeulen",
    ability(
        INFLUENCE,
        gain(1, BLOOD, pick(VAMPIRE & clan("Nosferatu") & (UNCONTROLLED & MINE))),
        cost=burning_edge(),
        limit=TURN,
    ),
    digest="b150951dbdf0",
)
card(201618, "Okulos", ability(AT_ANY_TIME, draw(1), cost=pay(1, BLOOD), limit=TURN), digest="71253e464524")
card(
    201646,
    "Oskar Anasov",
    ability(
        ATTEMPT,
        mod(INTERCEPT, 1, BLOCKING),
        by=BY_METHUSELAH,
        cost=pay(1, BLOOD),
        limit=ACTION,
        if_=is_(BLOCKING, VAMPIRE & MINE),
    ),
    digest="d06d47240073",
)
card(
    201116,
    "Petra",
    cannot(rule.TAKE_LIGHTLY, VAMPIRE & clan("Baali"), among(ME)),
    on(fact.PRESSES, burn(1, BLOOD, IT), of=among(OPPOSING) & VAMPIRE, if_=HOW_MUCH >= 1),
    digest="51b50d31896b",
)
card(
    201371,
    "Tiberius, The Scandalmonger",
    ability(UNLOCK, show(top(PREY, LIBRARY), YOU), if_=is_(SELF, READY), limit=TURN),
    digest="eaddb6befe5a",
)
card(
    201376,
    "Toby",
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        by=BY_METHUSELAH,
        cost=pay(1, BLOOD),
        limit=ACTION,
        if_=is_(ACTING, IS_ACTING & (VAMPIRE & ANARCH)),
    ),
    digest="715c3549d21d",
)
card(
    201395,
    "Tusk, The Talebearer",
    ability(AT_ANY_TIME, show(top(YOU, LIBRARY), YOU), if_=is_(SELF, READY)),
    digest="793aad288358",
)
