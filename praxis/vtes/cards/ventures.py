"""Cards that a few winning decks play: master cards, actions, referendums, reactions and equipment."""

from __future__ import annotations

from praxis.vtes.cards.assaults import foe
from praxis.vtes.cards.families import maneuver_or_press, modifier_and_reaction
from praxis.vtes.cards.language import *
from praxis.vtes.cards.locations import IN_PLAY_AT_ONCE
from praxis.vtes.cards.schemes import A_MASTER_ACTION

# -- master cards -----------------------------------------------------------------------------------------------------

card(
    101172,
    "The Marrakesh Codex",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, arrange(4), cost=locking()),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="fea746adbdbd",
)
card(
    101012,
    "Ishtarri Warlord",
    master(put(CARD, a(VAMPIRE, MINE, clan("Ishtarri"), ~with_(named("Ishtarri Warlord"))))),
    ability(RANGE, maneuver(), limit=COMBAT | BY_NAME),
    ability(PRESS, press(), limit=COMBAT | BY_NAME),
    digest="90d08d80c37c",
)
card(
    101933,
    "Talons of the Dead",
    master(put(CARD, a(VAMPIRE, MINE, clan("Gangrel antitribu")))),
    gives(AGGRAVATED_HANDS, 1),
    dues(1, BLOOD_COST, BEARER, directed=True),
    ability(MASTER, burn(CARD), cost=A_MASTER_ACTION, by=BY_KEEPER),
    digest="5e60d504c9a6",
)
card(
    101442,
    "Powerbase: Savannah",
    IN_PLAY_AT_ONCE,
    ability(
        BEFORE_RANGE,
        lock(a(LOCATION, UNIQUE, MINE, UNLOCKED, ~among(CARD))),
        outcome(COMBAT_OVER),
        by=BY_METHUSELAH,
        if_=happened(fact.FIGHTS, VAMPIRE & MINE & IS_ACTING, span=COMBAT)
        | happened(fact.FIGHTS, VAMPIRE & MINE, to=ACTING, span=COMBAT),  # whom the attacker has made the acting one
    ),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="aad9d1c255e7",
)
card(
    100221,
    "Blooding by the Code",
    master(put(CARD, a(VAMPIRE, MINE, clan("Salubri antitribu"), ~with_(named("Blooding by the Code"))))),
    teaches("val"),
    gives(STRENGTH, 1),
    gives(CAPACITY, 1),
    digest="750e11820a6e",
)
card(
    100483,
    "Curse of Nitocris",
    master(put(CARD, PLAY), control(CARD, a(SEAT))),
    at(fact.UNLOCK_PHASE, burn(1, POOL, YOU), whose=YOU),
    on(fact.EDGE, control(CARD, pick(SEAT))),
    digest="05186e4b440e",
)

# -- actions ----------------------------------------------------------------------------------------------------------

card(
    101661,
    "Rumble",
    action(
        "",
        later(fact.FIGHTS, mod(HAND_SIZE, 1, YOU, COMBAT)),
        fight(foe()),
        during=later(fact.OVER, if_(~is_(ME, READY), burn(1))),
    ),
    digest="036e64fa6d12",
)
RED = trait("red list")
card(
    100159,
    "Big Game",
    action("", fight(foe(~RED))),
    action(
        "",
        later(fact.FIGHTS, maneuver_or_press(), later(fact.OVER, if_(is_(ME, READY), unlock(ME)))),
        fight(foe(RED)),
    ),
    not_replaced="action",
    digest="0671c4e64cec",
)
card(
    100813,
    "Gear Up",
    action("nec", put(a(ASH, MINE, LIBRARY_CARD), HAND), unlock(ME)),
    action("pre", hang(on(fact.ACTED, mod(STEALTH, 1), of=ME), TURN), unlock(ME)),
    action("vic", mod(STRENGTH, 1, ME, YOUR_UNLOCK), unlock(ME)),
    who=ANARCH,
    stealth=1,
    digest="71bc1bbf65df",
)
card(
    101316,
    "Off Kilter",
    action("", gain(1), if_(EDGE, may(gain(1), cost=burning_edge()), other=taking_edge()), stealth=1),
    digest="2767e837afd9",
)
card(
    102093,
    "Vaticination",
    action(
        "",
        show(all_(in_(HAND), of(every_other())), YOU),
        discard(pick(in_(HAND))),
        stealth=3,
    ),
    digest="95be1a182049",
)
card(
    101690,
    "SchreckNET",
    action("", if_(is_(ME, capacity(6)), unlock(ME)), put(CARD, PLAY), stealth=1),
    on(fact.PASSED, may(show(all_(in_(HAND), of(pick(SEAT))), YOU), cost=locking())),
    digest="b2f2eb41db6e",
)
card(
    101161,
    "Mantle of the Bestial Majesty",
    action("pro", mod(AGGRAVATED_HANDS, 1, ME, YOUR_UNLOCK), unlock(ME)),
    action("PRO", above, mod(STRENGTH, 1, ME, YOUR_UNLOCK)),
    stealth=1,
    digest="4d50f48698ff",
)


card(
    101546,
    "Rastacourere",
    action("", put(CARD, a(VAMPIRE, TITLED, ~with_(named("Rastacourere")))), stealth=1),
    gives(VOTES, -1, if_=is_(BEARER, TITLED, ~title("priscus"))),
    gives(STEALTH, -1, if_=kind("political")),
    gives(CAPACITY, -1),
    digest="3f20129f78b9",
)
card(
    101489,
    "Prison of the Mind",
    action("dem", burn(a(ALLY | RETAINER)), stealth=1),
    action("DEM", put(CARD, a(VAMPIRE, ~with_(named("Prison of the Mind"))))),
    gives(STEALTH, -1),
    gives(INTERCEPT, -2),
    act(gain(1, BLOOD, CARD), if_(num(BLOOD, CARD) >= 3, burn(CARD)), who=VAMPIRE, open=FOR_ANYBODY, stealth=1),
    digest="e42181d8cd9c",
)

# -- referendums ------------------------------------------------------------------------------------------------------

card(
    100619,
    "Elder Kindred Network",
    reaction("", later(fact.POLLED, if_(HOW_MUCH <= 0, burn(1 - HOW_MUCH, POOL, ACTOR))), when=BEFORE_VOTES),
    covered="the difference of the votes is how much the poll was lost by",
    digest="ffbb9ff8732b",
)
AGREES = later(
    fact.POLLED,
    if_(
        is_(ME, voted("for")),
        gain(1, BLOOD, all_(VAMPIRE, voted("for"))),
        burn(1, BLOOD, all_(VAMPIRE, voted("against"))),
    ),
    if_(
        is_(ME, voted("against")),
        gain(1, BLOOD, all_(VAMPIRE, voted("against"))),
        burn(1, BLOOD, all_(VAMPIRE, voted("for"))),
    ),
)
card(
    101141,
    "Madrigal",
    reaction("pre", mod(VOTES, 2, ME)),
    *modifier_and_reaction("mel", mod(VOTES, 2, ME)),
    *modifier_and_reaction("MEL", mod(VOTES, 2, ME), AGREES),
    when=BEFORE_VOTES,
    digest="eccfcb41ff4a",
)
card(
    102100,
    "Velvet Tongue",
    *modifier_and_reaction("ser", gain(1, CORRUPTION, a(MINION, voted())), when=POLLING),
    *modifier_and_reaction(
        "SER", hang(cannot(rule.VOTE, MINION & holds(name="corruption")), REFERENDUM), when=BEFORE_VOTES
    ),
    digest="0e679e2f025c",
)

# -- equipment and allies ---------------------------------------------------------------------------------------------

card(
    100394,
    "Concoction of Vitality",
    permanent(),
    ability(
        ANNOUNCED,
        hang(cannot(rule.BLOCK, VAMPIRE)),
        hang(cannot(rule.PLAY, ME, DISCIPLINED)),
        cost=burn(CARD),
        by=BY_ACTING,
        who=VAMPIRE,
    ),
    digest="0d89d29a5ca3",
)
card(
    100865,
    "Guarded Rubrics",
    permanent(),
    act(bleed(2), who=VAMPIRE, blood=1),
    costs(1, POOL_COST, None, trait("gehenna"), if_=is_(BEARER, READY)),
    digest="ab43f7cb2201",
)
HURTS_KIASYD = is_(OPPOSING, clan("Kiasyd"))
card(
    100133,
    "Banshee Ironwail",
    permanent(),
    ability(STRIKE, damage(2, WITH_STRENGTH | WEAPON), if_=~HURTS_KIASYD),
    ability(STRIKE, damage(2, WITH_STRENGTH | WEAPON | AGGRAVATED), if_=HURTS_KIASYD),
    gives(STEALTH, -1),
    on(fact.BLOCKED, burn(1, BLOOD, ACTING), of=BEARER),
    digest="2598264dad0d",
)
card(
    100086,
    "Argent Baton",
    permanent(),
    ability(STRIKE, damage(1, WITH_STRENGTH | WEAPON)),
    ability(STRIKE, special(RANGED | WEAPON), hits(burn(4, LIFE, OPPOSING)), if_=is_(OPPOSING, trait("werewolf"))),
    digest="4cd0fae192af",
)
card(
    101400,
    "Pier 13, Port of Baltimore",
    permanent(),
    ability(INFLUENCE, equip(a(in_(HAND), MINE, EQUIPMENT, ~LOCATION, ~UNIQUE, fits(BEARER)), by=BEARER), limit=TURN),
    stands_as="location",
    covered="the equipment comes by an effect, without an action",
    digest="0dae88eb136d",
)
card(
    100983,
    "Informant",
    permanent(),
    cannot(rule.ACT, ME),
    cannot(rule.BLOCK, ME),
    at(
        fact.UNLOCK_PHASE,
        each(
            all_(SEAT, OTHERS, where(exists(READY, clan("Ishtarri"), of(IT)))),
            may(show(all_(in_(HAND), of(YOU)), IT), by=IT),
        ),
        whose=YOU,
    ),
    at(fact.DISCARD_PHASE, control(CARD, PREDATOR), whose=YOU),
    digest="747e398ebdce",
)
