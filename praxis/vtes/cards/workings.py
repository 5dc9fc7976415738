"""Actions whose cards stay: on the acting minion, or in play by themselves."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.vtes.cards.bleeds import IN_YOUR_MINION_PHASE
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.families import either
from praxis.vtes.cards.language import *

FIRST_OF_THE_TURN = tally(fact.ACTED, span=TURN, times=True) - tally(fact.ACTED, span=TURN) <= 0
"""No action was announced in this turn but mandatory ones."""

# -- on the acting minion ---------------------------------------------------------------------------------------------


def without(name: str) -> Filter:
    """A vampire who has no such card: he can have only one."""
    return VAMPIRE & ~with_(named(name))


card(
    100904,
    "Heart of the City",
    action("pre", put(CARD, ME)),
    action("PRE", put(CARD, ME)),
    gives(BLEED, 1),
    gives(BLEED, 1, level=1),
    who=without("Heart of the City"),
    stealth=1,
    digest="9953a1ea9005",
)
card(
    101483,
    "Preternatural Strength",
    action("pot", put(CARD, ME)),
    action("POT", put(CARD, ME)),
    gives(STRENGTH, 1),
    gives(STRENGTH, 1, level=1),
    cannot(rule.PLAY, BEARER, named("Torn Signpost")),
    who=without("Preternatural Strength"),
    stealth=2,
    digest="13f4d2b78725",
)
card(
    100913,
    "Heroic Might",
    action("pot", put(CARD, ME)),
    action("POT", put(CARD, ME)),
    gives(STRENGTH, 1),
    gives(STRENGTH, 1, level=1),
    ability(STRIKE, destroys()),
    ability(STRIKE, damage(2, RANGED), version=1),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    who=without("Heroic Might"),
    stealth=3,
    digest="456cd01a9921",
)
card(
    101740,
    "Shadow of the Beast",
    action("pro", put(CARD, ME)),
    action("PRO", put(CARD, ME)),
    ability(RANGE, maneuver(), limit=COMBAT),
    ability(PRESS, press(), limit=COMBAT, version=1),
    who=without("Shadow of the Beast"),
    digest="d1d145554d5c",
)
card(
    100006,
    "Abbot",
    action("", put(CARD, ME), unlock(ME), who=SABBAT & without("Abbot"), stealth=1),
    gives(INTERCEPT, 1, if_=directed_at(YOU)),
    digest="80e5f46c2cc6",
)
RUTORS_PRICE = inflict(1, ME, UNPREVENTABLE | AGGRAVATED)
card(
    101664,
    "Rutor's Hand",
    action("tha", put(CARD, ME), lock(CARD), RUTORS_PRICE),
    action("THA", put(CARD, ME), lock(CARD), unless(YOU, pay(3, BLOOD, ME), RUTORS_PRICE)),
    ability(IN_YOUR_MINION_PHASE, unlock(BEARER), cost=locking(), if_=YOUR_TURN),
    who=without("Rutor's Hand"),
    stealth=1,
    digest="be6254b6e0e8",
)
card(
    102172,
    "Well-Marked",
    action("", put(CARD, ME), if_(is_(ME, capacity(5)), unlock(ME)), who=LAIBON & without("Well-Marked"), stealth=1),
    ability(PREVENT, prevent(1, aggravated=False, only=OF_STRIKE), limit=COMBAT),
    digest="dba269146a3f",
)
card(
    100666,
    "Eternal Vigilance",
    action("", put(CARD, ME), who=title("archbishop", "priscus", "cardinal", "regent"), stealth=1),
    ability(
        DURING_ACTION,
        attempt(rising=True),
        if_(is_(ME, LOCKED), unlock(ME)),
        cost=pay(1, BLOOD, ME),
        by=BY_ALERT,
        if_=is_(BEARER, SABBAT),
    ),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    digest="2e546a342ac2",
)
card(
    102206,
    "Zillah's Tears",
    action("", put(CARD, ME), gain(1, BLOOD, ME), note("zillah's tears", CARD), who=SABBAT & without("Zillah's Tears")),
    ability(AT_ANY_TIME, unlock(BEARER), burn(CARD), if_=is_(BEARER, SABBAT) & is_(CARD, ~noted("zillah's tears"))),
    stealth=1,
    covered="from the bank on this minion",
    digest="8f843e5a248b",
)

# -- in play by themselves --------------------------------------------------------------------------------------------

card(
    100079,
    "Aranthebes, The Immortal",
    action("", put(CARD, PLAY), stealth=1),
    ability(ANNOUNCED | DURING_ACTION, mod(STEALTH, -1, ACTING), cost=locking(), if_=is_(ACTING, MINION, of(PREDATOR))),
    gives(BLEED, -1, all_(capacity(most=4)), if_=is_(CARD, UNLOCKED) & kind("bleed") & directed_at(YOU)),
    act(put(CARD, BOTTOM), later(fact.OVER, shuffle(LIBRARY, owner(CARD))), who=capacity(5), open=FOR_ANYBODY),
    digest="df667457bee6",
)
card(
    100093,
    "Army of Rats",
    action("ani", put(CARD, PLAY), stealth=1),
    at(
        fact.UNLOCK_PHASE,
        if_(is_(YOU, ~noted("army of rats")), burn(1, POOL, PREY), note("army of rats", YOU)),
        whose=YOU,
    ),
    burnable(),
    digest="9f0efdfea722",
)
card(
    102213,
    "Creeping Sabotage",
    action("", put(CARD, PLAY), blood=count(named("Creeping Sabotage"), MINE), stealth=1),
    at(fact.UNLOCK_PHASE, burn(1, POOL, PREY), whose=YOU),
    burnable(),
    digest="14b64fd71cb8",
)
card(
    100416,
    "Constant Revolution",
    action("", put(CARD, PLAY), gain(1, BLOOD, CARD), who=ANARCH, stealth=1),
    at(fact.UNLOCK_PHASE, gain(1, BLOOD, CARD), whose=YOU),
    at(
        fact.UNLOCK_PHASE,
        discard(
            at_random(in_(HAND), of(THEM), n=any_(0, at_most(num(BLOOD, CARD), count(in_(HAND), of(THEM))), by=THEM))
        ),
        burn(num(BLOOD, CARD) - MOVED, POOL, THEM),
        whose=OTHER_SEATS,
    ),
    burnable(VAMPIRE, pool=1),
    digest="1ea50b67bf1f",
)
card(
    101028,
    "Judgment: Camarilla Segregation",
    action("", put(CARD, PLAY), who=title("prince", "justicar"), stealth=1),
    at(fact.UNLOCK_PHASE, if_(exists(VAMPIRE, ~CAMARILLA, of(THEM)), burn(1, POOL, THEM))),
    ability(MASTER, burn(a(VAMPIRE, MINE, ~CAMARILLA)), burn(CARD), open=FOR_ANYBODY),
    digest="29444126ec32",
)
EMPTY = if_(num(BLOOD, CARD) < 1, burn(CARD))
card(
    102063,
    "Under Siege",
    action("", put(CARD, PLAY), gain(3, BLOOD, CARD), who=SABBAT & TITLED, stealth=1),
    ability(
        DURING_ACTION,
        attempt(rising=True, intercept=1),
        if_(is_(ME, LOCKED), unlock(ME)),
        EMPTY,
        cost=pay(1, BLOOD, CARD),
        by=BY_ALERT,
        who=SABBAT & VAMPIRE,
        limit=ACTION,
    ),
    digest="9705fc75bbff",
)


def danced(when: int) -> Way:
    """An ability of a wraith or zombie ally in combat, once each combat."""
    step = maneuver() if when == RANGE else press()
    return ability(
        when,
        step,
        EMPTY,
        cost=pay(1, BLOOD, CARD),
        who=ALLY & (trait("wraith") | trait("zombie")),
        limit=COMBAT | BY_NAME | FOR_ALL,
    )


card(
    102314,
    "Dance of the Dead",
    action("", put(CARD, PLAY), gain(4, BLOOD, CARD), stealth=1),
    danced(RANGE),
    danced(PRESS),
    digest="7b28034d9d64",
)
UNVEILED = count(named("Split the Veil"), MINE, noted("split the veil"))
UNVEILED_AND_BURNED = UNVEILED + count(ASH, named("Split the Veil"), MINE, noted("split the veil"))
card(
    102297,
    "Split the Veil",
    action("", put(CARD, PLAY), gain(2, BLOOD, CARD), stealth=1),
    ability(
        UNLOCK,
        note("split the veil", CARD),
        if_(
            num(BLOOD, CARD) < 1,
            burn(CARD),
            bring(pick(ALLY_CARD, ASH, MINE, trait("wraith") | trait("zombie"))),
        ),
        cost=pay(1, BLOOD, CARD),
        limit=TURN,
        if_=UNVEILED_AND_BURNED <= 1,
    ),
    digest="5d614c563f35",
)
card(
    102290,
    "The Gate of Acheron",
    action("", put(CARD, PLAY), gain(1, BLOOD, CARD), stealth=1),
    at(fact.UNLOCK_PHASE, gain(1, BLOOD, CARD), whose=YOU),
    at(
        fact.UNLOCK_PHASE,
        repeat(
            num(BLOOD, CARD),
            choose(burn(1, POOL, THEM), put(at_random(LIBRARY_CARD, ASH, of(THEM)), REMOVED), by=THEM),
        ),
        whose=PREY,
    ),
    act(gain(1, BLOOD, CARD), who=clan("Hecata") & capacity(4), stealth=1),
    burnable(VAMPIRE),
    digest="4b04331ccdc3",
)
card(
    102291,
    "Pit of Contemplation",
    action("", put(CARD, PLAY), gain(1, BLOOD, CARD), stealth=1),
    act(gain(1, BLOOD, CARD), who=clan("Hecata"), stealth=1),
    ability(
        UNLOCK,
        put(a(VAMPIRE, of(PREDATOR) | of(PREY), where(num(CAPACITY, IT) < num(BLOOD, CARD))), HOME),
        burn(CARD),
    ),
    burnable(VAMPIRE),
    digest="d07a4c838967",
)
FORGOTTEN = if_(~exists(VAMPIRE, TORPOR, of(PREY)), burn(CARD))
"""Nobody of the prey lies in torpor."""
card(
    102310,
    "Augury of Doom",
    action("", put(CARD, PLAY), if_=~exists(named("Augury of Doom"), MINE), stealth=1),
    at(fact.UNLOCK_PHASE, burn(count(VAMPIRE, TORPOR, of(THEM)), POOL, THEM), whose=PREY),
    on(fact.OUSTED, burn(CARD), to=YOU),
    *(on(kind_, FORGOTTEN) for kind_ in (fact.ENTERS, fact.OUT_OF_TORPOR, fact.CONTROL)),
    digest="9cf624c0fc63",
)
card(
    101324,
    "Open War",
    action("", put(CARD, PLAY), who=title("baron"), limit=GAME, stealth=1),
    act(fight(a(MINION, READY, OTHERS)), who=ANARCH, open=FOR_ANYBODY),
    act(burn(a(LOCATION)), who=ANARCH, open=FOR_ANYBODY, pool=2),
    ability(
        MASTER,
        mod(MASTER_ACTIONS, -1),
        take(1, POOL, YOU, CARD),
        if_(num(BLOOD, CARD) >= 4, gain(4, POOL, controller(CARD)), burn(CARD)),
        open=FOR_ANYBODY,
    ),
    digest="0af2e9da2bdb",
)

card(
    101043,
    "Khabar: Glory",
    action("", put(CARD, ME), unlock(ME), stealth=1, if_=FIRST_OF_THE_TURN),
    gives(BLEED, 1),
    on(fact.OUSTED, gain(4), to=YOU),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=YOU),
    digest="b53960014ccf",
)
PREYS_HAND = show(all_(in_(HAND), of(PREY)))
card(
    101627,
    "Revelations",
    action(
        "aus",
        show(all_(in_(HAND), of(PREY)), to=YOU),
        discard(pick(in_(HAND), of(a(SEAT, among(PREY))))),
        stealth=1,
    ),
    action("AUS", put(CARD, PLAY), PREYS_HAND, stealth=1),
    on(fact.DRAWN, PREYS_HAND, of=PREY),
    on(fact.OUSTED, PREYS_HAND, to=YOU),
    burnable(),
    digest="bf9ccda6019b",
)
card(
    100162,
    "Biothaumaturgic Experiment",
    action("tha", employ_freely(pick(in_(HAND), MINE, RETAINER, trait("animal"))), stealth=1),
    action("THA", put(CARD, a(MINION, MINE)), stealth=1),
    gives(STRENGTH, 1),
    ability(RANGE, maneuver(), limit=COMBAT),
    digest="7ac07cffe920",
)
card(
    101143,
    "Magic of the Smith",
    action("tha", fetch(EQUIPMENT), stealth=1),
    action("THA", fetch(EQUIPMENT), stealth=3),
    reach="equip",
    digest="bca9760b492a",
)


def enticement(code: str, n: int) -> Way:
    """An action that burns the Edge to make the prey burn pool; afterwards the minions of the player cannot bleed this
    turn.

    If she has lost the Edge meanwhile, the prey burns nothing.
    """
    return action(
        code,
        if_(EDGE, burning_edge(), burn(n, POOL, a(SEAT, among(PREY)))),
        hang(cannot(rule.BLEED, MINION & MINE), TURN),
        if_=EDGE,
    )


card(100650, "Enticement", enticement("ser", 2), enticement("SER", 3), digest="6fcf6cb4dec3")

# -- blood and pool ---------------------------------------------------------------------------------------------------


def brings_blood(official: int, name: str, n: int, *whom: Filter, digest: str, who: Filter | None = None) -> None:
    """An action that puts blood on an uncontrolled vampire."""
    way = action("", gain(n, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, *whom)), who=who, stealth=1)
    card(official, name, way, digest=digest)


brings_blood(
    100782, "Fourth Tradition: The Accounting", 3, YOUNGER, digest="49805f988cc2", who=title("prince", "justicar")
)
brings_blood(101621, "Reunion Kamut", 2, trait("black hand"), digest="e2d7079e54eb", who=VAMPIRE & trait("black hand"))
card(
    100278,
    "The Call",
    action("aus dem", gain(2, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER, has("dem")))),
    action("AUS DEM", gain(3, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER, has("dem")))),
    stealth=1,
    digest="f32d4d4a6973",
)
card(
    100727,
    "Fifth Tradition: Hospitality",
    action("", gain(4, BLOOD, a(VAMPIRE, OTHER)), who=title("prince", "justicar"), stealth=1),
    digest="8179878f6e80",
)
card(
    101613,
    "Restoration",
    action("for", gain(2, BLOOD, ME), stealth=1),
    action("FOR", gain(3, BLOOD, ME), stealth=1),
    digest="823ca258abc6",
)
card(
    100643,
    "Engling Fury",
    action("for", gain(2, BLOOD, ME)),
    action("spi", gain(2, BLOOD, ME), later(fact.DISCARD_PHASE, unlock(ME), of=YOU, until=TURN)),
    action("SPI", gain(2, BLOOD, ME), unlock(ME)),
    stealth=1,
    digest="2b866341e404",
)
card(100099, "Art Scam", action("", gain(2), stealth=1), digest="55408c3899ce")
card(100494, "Dark Mirror of the Mind", action("", gain(2), who=capacity(8), stealth=1), digest="c52889894d4f")
card(
    100885,
    "Haqim's Law: Leadership",
    action(
        "",
        each(
            controller(highest(all_(VAMPIRE, READY, clan("Banu Haqim")), num(CAPACITY, IT))),
            gain(2, POOL, IT),
        ),
        stealth=1,
    ),
    digest="4d57b0f8413d",
)
card(
    101206,
    "Mesu Bedshet",
    action(
        "",
        each(
            top(YOU),
            show(IT),
            if_(
                is_(IT, clan("Ministry")),
                draw(1, CRYPT),
                if_(is_(IT, YOUNGER), gain(2, BLOOD, IT)),
                other=shuffle(CRYPT, YOU),
            ),
        ),
        stealth=1,
    ),
    digest="e7486adce862",
)
card(
    102302,
    "Psychophagia",
    action(
        "",
        hunt(-1),
        if_(
            is_(a(ALLY, ASH), ASH),
            put(T, REMOVED),
            choose(gain(3, BLOOD, ME), do(gain(2, BLOOD, ME), unlock(ME))),
        ),
        stealth=1,
    ),
    digest="3120675930fe",
)


def sustenance(codes: str, n: int) -> tuple[Way, ...]:
    return either(
        codes,
        if_(
            is_(a(ALLY, ASH), ASH),
            put(T, REMOVED),
            choose(gain(n, BLOOD, ME), gain(n, LIFE, pick(ALLY, READY, MINE, trait("zombie")))),
        ),
        way=action,
        stealth=1,
    )


card(102335, "Putrescent Sustenance", *sustenance("obl tha", 2), *sustenance("OBL THA", 3), digest="81aecf0310ca")
card(
    101510,
    "Psychic Veil",
    action("obf", hang(gives(STEALTH, 1, all_(VAMPIRE, MINE)), TURN)),
    action("OBF", hang(gives(STEALTH, 1, all_(MINION, MINE)), TURN)),
    digest="2091008834e3",
)
