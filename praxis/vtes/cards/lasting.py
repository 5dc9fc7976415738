"""Cards that listen, remember, forbid or replace, or that give an action, combat or referendum another turn."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.cards.bleeds import IN_YOUR_MINION_PHASE
from praxis.vtes.cards.families import once_resolved, taxed
from praxis.vtes.cards.language import *

# -- what follows when something happens ------------------------------------------------------------------------------

card(
    100698,
    "Fame",
    master(put(CARD, a(VAMPIRE, READY))),
    on(fact.TO_TORPOR, burn(3, POOL, controller(BEARER)), of=BEARER),
    at(fact.UNLOCK_PHASE, if_(is_(BEARER, TORPOR), burn(1, POOL, THEM))),
    digest="3b7484c4a521",
)
card(
    101388,
    "Perfectionist",
    master(put(CARD, a(VAMPIRE, MINE, ~with_(trait("archetype"))))),
    on(
        fact.SUCCEEDED,
        if_(is_(BEARER, ~noted("perfectionist")), may(gain(1, BLOOD, BEARER), note("perfectionist", BEARER))),
        of=BEARER,
        if_=~happened(fact.PLAYED, about=REACTION_CARD, span=ACTION),
    ),
    digest="1dbfd40bde1a",
)
HAS_BLOCKED = happened(fact.BLOCKED, ME, span=ACTION)
card(
    100760,
    "Forced Awakening",
    wakes(
        "",
        mod(AWAKE, 1, ME),
        if_(  # an earlier block, after which the action went on, does not count
            HAS_BLOCKED,
            later(fact.RESOLVES, if_(~(FROM_BLOCK & is_(BLOCKING, among(ME))), burn(1, BLOOD, ME))),
            other=later(fact.RESOLVES, if_(~HAS_BLOCKED, burn(1, BLOOD, ME))),
        ),
        who=VAMPIRE,
    ),
    digest="cc9cddfd99ff",
)
card(
    100687,
    "Faceless Night",
    modifier("obf", mod(STEALTH, 1)),
    modifier("OBF", above, hang(on(fact.BLOCK_FAILED, later(fact.RESOLVES, lock(T))))),
    digest="3ca1253ba31c",
)

# -- what has happened ------------------------------------------------------------------------------------------------

card(
    101945,
    "Taste of Vitae",
    combat(
        "",
        gain(tally(fact.BLOOD_SPENT, OPPOSING, span=ROUND), BLOOD, ME),
        when=END_OF_ROUND,
        who=VAMPIRE,
        if_=is_(OPPOSING, VAMPIRE),
        limit=ROUND,
    ),
    digest="d318b142a0e8",
)
card(
    100298,
    "Carlton Van Wyk",
    permanent(),
    ability(STRIKE, damage(1, RANGED)),
    ability(STRIKE, dodge(), limit=COMBAT),
    gives(INTERCEPT, 1, ME, if_=is_(ACTING, VAMPIRE)),
    ability(DISCARD, burn(a(VAMPIRE, did(fact.DIABLERIE, LAST_TURN))), cost=burn(CARD)),
    digest="8741a1c0082c",
)
MARGIN = tally(fact.POLLED, ACTING, span=ACTION)
"""By how many votes the referendum of this action has passed."""
card(
    102131,
    "Voter Captivation",
    modifier("pre", gain(MARGIN, BLOOD, ME)),
    modifier("PRE", gain(any_(0, at_most(2, MARGIN)), POOL, YOU), gain(MARGIN - MOVED, BLOOD, ME)),
    when=SUCCEEDED,
    if_=kind("political") & happened(fact.PASSED, ACTING, span=ACTION),  # 0 votes if an effect makes it pass
    digest="6db29d8d2e4c",
)

# -- what is forbidden ------------------------------------------------------------------------------------------------

card(
    101384,
    "Pentex™ Subversion",
    master(put(CARD, a(MINION, READY))),
    cannot(rule.BLOCK, BEARER),
    burnable(~among(BEARER)),
    digest="7924209e180c",
)


def burnt(n: int) -> Effect:
    """Inflict damage when the action is over, however it ended; none if it was never resolved."""
    return once_resolved(inflict(n, ME, UNPREVENTABLE | AGGRAVATED))


card(
    100492,
    "Daring the Dawn",
    modifier("for", hang(cannot(rule.BLOCK, VAMPIRE)), burnt(2)),
    modifier("FOR", hang(cannot(rule.BLOCK, VAMPIRE)), burnt(1)),
    digest="aceefbcd5d4c",
)

card(
    100758,
    "Force of Personality",
    strike("pre", ends()),
    modifier(
        "PRE",
        hang(toll(rule.BLOCK, 1, VAMPIRE)),
        hang(cannot(rule.BLOCK, ALLY & ~trait("zombie"))),
        when=ANNOUNCED,
    ),
    digest="ca565c86b122",
)
card(
    101957,
    "Tenebrous Form",
    modifier("obt", mod(STEALTH, 1)),
    modifier("OBT", above, *taxed(~has("obt"), allies=False)),
    digest="56f0bcf4c93a",
)
card(
    201662,
    "Sergio Bueno",
    toll(rule.BLOCK, 1, MINION & holds(name="corruption", yours=True), among(ME)),
    digest="3865f46c1047",
)
card(200378, "Dr. Julius Sutphen", toll(rule.BLOCK, 1, VAMPIRE & YOUNGER, among(ME)), digest="4350c879f9f5")

# -- another turn -----------------------------------------------------------------------------------------------------

card(
    101095,
    "Lesser Boon",
    out_of_turn(
        outcome(SUCCEEDS),
        put(CARD, ACTING),
        if_(num(POOL, controller(ACTING)) < 6, burn(CARD)),
        when=WOULD_BLOCK,
        if_=is_(BLOCKING, MINE),
    ),
    cannot(rule.BLOCK, BEARER, MINE),
    on(fact.BLOCKED, burn(CARD), of=MINE, to=BEARER),
    on(fact.LOSES_POOL, burn(CARD), of=controller(BEARER), if_=num(POOL, controller(BEARER)) < 6),
    on(fact.CONTROL, burn(CARD), of=BEARER, if_=num(POOL, controller(BEARER)) < 6),
    digest="3e61738d5e6c",
)
card(
    100771,
    "Form of Mist",
    strike("pro", dodge()),
    strike(
        "PRO",
        ends(),
        later(
            fact.FOUGHT,
            if_(
                FROM_BLOCK & is_(ACTING, among(ME)),
                may(outcome(GOES_ON), mod(STEALTH, 1), cost=pay(1, BLOOD, ME)),
            ),
        ),
        limit=ACTION,
    ),
    digest="22713422a89f",
)

# -- counters with a name ---------------------------------------------------------------------------------------------

card(
    100430,
    "Corruption",
    action(
        "",
        gain(1, CORRUPTION, a(MINION, of(PREY))),
        if_(num(CORRUPTION, T) >= num(WORTH, T), may(control(T, YOU), cost=burn(ALL, CORRUPTION, T))),
        stealth=1,
    ),
    digest="afd252335a33",
)
card(201042, "Nefertiti", act(gain(1, CORRUPTION, a(MINION, of(PREY))), stealth=1, blood=1), digest="11b81029e97b")
card(
    201033,
    "Nakhthorheb",
    ability(IN_YOUR_MINION_PHASE, unlock(ME), if_=YOUR_TURN),
    cannot(rule.BLOCK, holds(name="corruption", yours=True), among(ME)),
    digest="f849167a8f15",
)

# -- instead ----------------------------------------------------------------------------------------------------------

card(
    200229,
    "Byzar",
    instead(
        fact.BURNED,
        gain(1, BURNS, ME),
        if_(num(BURNS, ME) >= 3, put(ME, REMOVED), other=put(ME, TORPOR)),
        of=ME,
    ),
    digest="0b6bdd0d8813",
)

# -- in the phases of others ------------------------------------------------------------------------------------------

card(
    100932,
    "Homunculus",
    permanent("pro"),
    permanent("PRO", gain(1, LIFE, CARD)),
    ability(UNLOCK | UNLOCK_OF_OTHERS, unlock(BEARER), cost=pay(1, BLOOD, BEARER), by=BY_KEEPER),
    digest="ac9c2ff96617",
)
card(
    100581,
    "Dragonbound",
    event(put(CARD, PLAY)),
    at(fact.DISCARD_PHASE, burn(count(VAMPIRE, TORPOR, of(THEM)), POOL, THEM)),
    not_replaced="play",
    digest="f62ed522d9d2",
)
card(
    101811,
    "Smiling Jack, The Anarch",
    master(put(CARD, PLAY)),
    at(fact.UNLOCK_PHASE, take(1, POOL, YOU, CARD), whose=YOU),
    at(
        fact.UNLOCK_PHASE,
        repeat(
            num(BLOOD, CARD),
            if_(  # a vampire without blood: his controller pays with pool
                exists(VAMPIRE, of(THEM), holds(1)),
                choose(burn(1, POOL, THEM), burn(1, BLOOD, pick(VAMPIRE, of(THEM), holds(1), by=THEM)), by=THEM),
                other=burn(1, POOL, THEM),
            ),
        ),
        whose=OTHER_SEATS,
    ),
    burnable(VAMPIRE),
    digest="3071aa35c224",
)
NO_ANARCH = ~exists(READY, ANARCH, of(THEM))
STILL_NONE = if_(NO_ANARCH, burn(1, POOL, THEM))
"""A Methuselah who loses her last anarch later in the same unlock phase burns the pool too."""
card(
    100055,
    "Anarch Revolt",
    master(put(CARD, PLAY)),
    at(fact.UNLOCK_PHASE, if_(NO_ANARCH, burn(1, POOL, THEM), other=later(fact.UNLOCK_ENDS, STILL_NONE, until=TURN))),
    act(burn(CARD), who=VAMPIRE, open=FOR_ANYBODY, reach="political", stealth=1),
    digest="6ca5d9f883b5",
)
card(
    100897,
    "Haven Uncovered",
    master(put(CARD, a(VAMPIRE, READY))),
    act(fight(BEARER), who=~among(BEARER), open=FOR_ANYBODY, stealth=1),
    burnable(among(BEARER), stealth=1),
    digest="f134f9661180",
)
card(
    101439,
    "Powerbase: Montreal",
    master(put(CARD, PLAY)),
    ability(INFLUENCE, gain(1, BLOOD, a(UNCONTROLLED, VAMPIRE, MINE)), limit=TURN),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="ad5002728bff",
)

# -- what others cost -------------------------------------------------------------------------------------------------

card(200011, "Adana de Sforza", costs(-1, BLOOD_COST, ME, COMBAT_CARD), digest="7af05f1c4816")
card(
    101365,
    "The Path of Night",
    master(put(CARD, PLAY)),
    costs(-1, BLOOD_COST, clan("Lasombra"), requires("obt")),
    burnable(~VAMPIRE),
    act(burn(CARD), inflict(1, ACTING, UNPREVENTABLE), who=VAMPIRE, open=FOR_ANYBODY),
    digest="2e4c0e97b72f",
)
card(
    102121,
    "Villein",
    master(take(x(2, 5), BLOOD, a(VAMPIRE, MINE, holds(1)), YOU), put(CARD, T)),
    costs(1, POOL_COST, YOU, named("Minion Tap")),
    costs(1, POOL_COST, None, named("Villein"), to=BEARER),
    digest="85750e5d621d",
)
card(
    101711,
    "Secure Haven",
    master(put(CARD, a(MINION, MINE, ~with_(trait("haven"))))),
    cannot(rule.TARGET, BEARER, OTHERS),
    costs(1, POOL_COST, None, MASTER_CARD, to=BEARER),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    digest="69f8c8c402c2",
)

# -- watching vampires ------------------------------------------------------------------------------------------------

VAMPIRE_ACTS = is_(ACTING, VAMPIRE)
TRIED_IN_VAIN = happened(fact.ATTEMPTED, BEARER, span=ACTION) & ~happened(fact.BLOCKED, BEARER, span=ACTION)
"""The bearer has attempted to block in vain; the action may also have ended before the attempt was decided."""
card(
    101291,
    "No Secrets From the Magaji",
    action("", put(CARD, ME), unlock(ME), who=~with_(named("No Secrets From the Magaji")), stealth=1),
    gives(INTERCEPT, 1, if_=VAMPIRE_ACTS),
    gives(WATCHFUL, 1, if_=VAMPIRE_ACTS),
    on(fact.BLOCK_FAILED, burn(CARD), of=BEARER, if_=VAMPIRE_ACTS),
    on(fact.OVER, burn(CARD), if_=VAMPIRE_ACTS & TRIED_IN_VAIN),
    digest="0f7b8e6e37d4",
)
