"""Action cards: S."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import (
    MANEUVER,
    NEIGHBOURS,
    NO_LONGER,
    THEIRS,
    WITH_ITS_MAKER,
    disciplined_bleed,
    lost,
    rescued,
    small,
    without,
)
from praxis.vtes.definitions.shapes.several import IN_TIME_FOR_CLAWS, IN_YOUR_MINION_PHASE, foe
from praxis.vtes.effects.verb import Target

card(
    101690,
    "SchreckNET",
    action("", if_(is_(ME, capacity(6)), unlock(ME)), put(CARD, PLAY), stealth=1),
    on(fact.PASSED, may(show(all_(in_(HAND), of(pick(SEAT))), YOU), cost=locking())),
    digest="b2f2eb41db6e",
)
disciplined_bleed(101698, "Scouting Mission", "dom", 1, 2, "199aef2bbaa5")
card(
    101716,
    "Sense Death",
    action("ani", fight(a(VAMPIRE, READY, OTHERS, YOUNGER)), stealth=1),
    action("val", fight(foe(), mod(PRESSES, 1)), stealth=1),
    action("VAL", fight(foe(), mod(PRESSES, 1), MANEUVER), stealth=1),
    digest="353d3ed12945",
)
card(
    101720,
    "Sense Vitality",
    action("for", gain(2, BLOOD, ME)),
    action("val", rescued()),
    action("VAL", rescued(gain(1, BLOOD, T))),
    stealth=1,
    digest="23e8a560e0a2",
)
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
    101746,
    "Shadow Twin",
    action("obt", inflict(1, a(MINION | RETAINER, IN_PLAY), UNPREVENTABLE, by_minion=True)),
    action("OBT", above, if_(is_(T, MINION, IN_PLAY), put(CARD, T, kept=True))),
    gives(STEALTH, -1),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=YOU),
    stealth=1,
    digest="094256f63fb3",
)
OF_THE_SAME = of(controller(T))


def harm(n: int, whom: Who) -> Effect:
    return inflict(n, whom, UNPREVENTABLE, by_minion=True)


A_CRESCENDO = (in_(HAND), MINE, named("Shattering Crescendo"))


def shattered(code: str, n: int, *others: Filter) -> Way:
    """An action for which a second copy is discarded: it inflicts damage on one minion, or on two of the same
    Methuselah."""
    seconds = [harm(n, a(MINION, IN_PLAY, other)) for other in others]
    paid = if_(exists(*A_CRESCENDO), discarding(named("Shattering Crescendo")), harm(n, a(MINION, IN_PLAY)), *seconds)
    return action(code, paid, if_=count(*A_CRESCENDO) >= 2)


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
    101762,
    "Sheepdog",
    action("", put(CARD, ME), gain(4, BLOOD, ME), who=VAMPIRE),
    cannot(rule.UNLOCK, BEARER),
    NO_LONGER,
    digest="59177d228370",
)


def forceful(n: int) -> Way:
    """A bleed; if it is blocked, the acting minion may be stronger in that combat."""
    grows = may(mod(STRENGTH, n, ME))
    return action("POT PRE" if n > 1 else "pot pre", bleed(n, later(fact.ROUND, grows, if_=FROM_BLOCK & FIRST_ROUND)))


card(101772, "Show of Force", forceful(1), forceful(2), digest="1cb1ad54e3c3")
card(
    102295,
    "Shroud of Decay",
    action("obl", bleed(1), if_(BLED, discard(pick(in_(HAND), of(VICTIMS), n=2, by=VICTIMS)))),
    action(
        "OBL",
        if_(
            count(ASH, of(a(SEAT, among(PREY)))) >= 7,
            put(pick(ASH, of(T), n=7), REMOVED),
            burn(3, POOL, T),
        ),
        if_=count(ASH, of(PREY)) >= 7,
    ),
    digest="689e2a4133ac",
)
card(
    101788,
    "Sixth Tradition: Destruction",
    action("", burn(a(VAMPIRE, IN_PLAY, did(fact.DIABLERIE, LAST_TURN))), stealth=1),
    digest="7cecdf7291cc",
)
SINGER = clan("Gangrel") & ~TITLED
card(
    101789,
    "Skaald",
    action("", put(CARD, ME), unlock(ME), stealth=1),
    gives(VOTES, 2, if_=kind("political") & is_(BEARER, SINGER) & is_(ACTING, clan("Gangrel"))),
    act(
        control(CARD, YOU, on=ME),
        who=SINGER & where(num(CAPACITY, IT) > num(CAPACITY, BEARER)),
        open=FOR_ANYBODY,
        stealth=1,
    ),
    digest="389d663f0e57",
)
card(
    101796,
    "Skullduggery",
    action("obf", bleed(0, grant(ability(RANGE, maneuver(), limit=COMBAT, if_=FROM_BLOCK))), stealth=1),
    action("pre", bleed(1)),
    action("pro", bleed(), stealth=1),
    digest="2240d4d86a17",
)
card(
    101801,
    "Slaughtering the Herd",
    action("dom", bleed(2, hang(cannot(rule.BLOCK, ALLY)))),
    action("DOM", if_(is_(a(VAMPIRE, of(PREDATOR)), of(PREDATOR)), put(CARD, T), remember(ME))),
    on(fact.ACTED, take(1, BLOOD, BEARER, CHOSEN), of=BEARER),
    ability(IN_YOUR_MINION_PHASE, burn(CARD), cost=pay(4, BLOOD, BEARER), by=BY_KEEPER, if_=YOUR_TURN),
    on(fact.LEAVES, burn(CARD), of=CHOSEN),
    digest="68a5b8ad4d8b",
    covered="a vampire of your predator",
)
WEAK = holds(0, most=1)
card(
    101803,
    "Sleep of Reason",
    action("dem", if_(is_(a(VAMPIRE, READY, YOUNGER, WEAK), WEAK), put(T, TORPOR))),
    action("DEM", if_(is_(a(VAMPIRE, READY, WEAK), WEAK), put(T, TORPOR))),
    digest="9c39b80fce6d",
)
card(
    101809,
    "Smash and Grab",
    action("ani", burn(2, LIFE, a(ALLY | RETAINER, IN_PLAY)), stealth=1),
    action("dem", bleed(1)),
    action("pot", burn(a(LOCATION, IN_PLAY, NEIGHBOURS)), stealth=1),
    digest="48f4dc8dee30",
)
card(
    101819,
    "Social Charm",
    action("pre", bleed(1)),
    action("PRE", bleed(1), if_(BLED, gain(1))),
    digest="8ab54b41b8d2",
)
SINGERS = (VAMPIRE & clan("Kiasyd")) | (ALLY & trait("changeling"))
card(
    101826,
    "Song of Pan",
    action("", put(CARD, PLAY), unlock(ME), stealth=1),
    gives(BLEED, 1, all_(SINGERS)),
    at(
        fact.DISCARD_PHASE,
        inflict(1, all_(SINGERS, IN_PLAY, MINE, ~did(fact.BLED)), UNPREVENTABLE),
        burn(CARD),
        whose=YOU,
    ),
    digest="8dee0cdb762a",
)
card(
    101835,
    "Soul Scan",
    action("aus", search(CRYPT, VAMPIRE, YOUNGER, ~has("obf"), shown=True)),
    action("AUS", search(CRYPT, VAMPIRE, YOUNGER, ~has("OBF"), shown=True)),
    stealth=1,
    digest="1418b392c89d",
)
card(
    101844,
    "Speed of Thought",
    action("cel", small(1, hang(cannot(rule.BLOCK, MINION & ~has("cel"))))),
    action("CEL", small(1, hang(cannot(rule.BLOCK, MINION & ~has("CEL"))))),
    digest="11ac19f3f61b",
)
card(
    101847,
    "Spirit Claws",
    combat("pro", mod(AGGRAVATED_HANDS, 1), when=IN_TIME_FOR_CLAWS),
    combat("pro spi", maneuver(), mod(AGGRAVATED_HANDS, 1), when=RANGE),
    action("PRO SPI", put(CARD, ME), stealth=1),
    gives(AGGRAVATED_HANDS, 1),
    digest="19a71c780284",
)
PUPPET = a(MINION, READY, UNLOCKED, OTHERS)
card(
    101848,
    "Spirit Marionette",
    action("dom", bleed(1)),
    action("obe", bleed(1), lock(pick(MINION, READY, of(PREY)))),
    action("OBE", if_(is_(PUPPET, READY, UNLOCKED), control(T, puppet=True)), stealth=1),
    digest="cfbac773d3f8",
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


def recalled(one: Target) -> Effect:
    """Take back the card that was chosen, or another copy of it if that one is gone."""
    copy = if_(exists(ASH, MINE, same_as(one)), put(pick(ASH, MINE, same_as(one)), TOP))
    return if_(is_(one, ASH), put(one, TOP), other=copy)


card(
    101895,
    "Sudario Refraction",
    action(
        "",
        *(recalled(lost()) for _ in range(3)),
        discard(at_random(in_(HAND), MINE, n=3)),
        stealth=1,
    ),
    digest="b39a44959a73",
)
card(
    101898,
    "Summon Soul",
    action("nec", gain(2, BLOOD, ME)),
    action("NEC", put(up_to(2, ASH, MINE, LIBRARY_CARD), BOTTOM), shuffle(LIBRARY), put(CARD, REMOVED)),
    stealth=1,
    digest="9bbd1be1f654",
)
card(
    101902,
    "The Summoning",
    action("pre", search(LIBRARY, ALLY_CARD | RETAINER, shown=True, down=True)),
    action("PRE", fetch(ALLY_CARD), reach="recruit"),
    stealth=1,
    digest="486d4d9df534",
)
