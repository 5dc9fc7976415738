"""Reaction cards: D."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.reaction import if_idle, spoils
from praxis.vtes.definitions.shapes.several import BLEEDS_YOU, if_blocks, intercept, less_bleed, sends_on, taken_back

card(
    100498,
    "Darksight",
    reaction("obt", intercept(1)),
    reaction(
        "OBT",
        intercept(1),
        hang(on(fact.BLOCKED, if_(is_(CARD, ASH), put(CARD, ACTING), remember(ME)), of=ME)),
    ),
    gives(STEALTH, -1, if_=kind("bleed") & directed_at(controller(CHOSEN))),
    burnable(stealth=1),
    digest="10c99d1cddc3",
)
card(
    100505,
    "The Deadliest Sin",
    reaction("", intercept(2), if_blocks(mod(STRENGTH, 2, ME, COMBAT)), if_=kind("diablerize")),
    digest="952784061ff7",
)
card(
    102219,
    "Deep Ecology",
    reaction("ani", intercept(2), if_=directed_at(YOU)),
    less_bleed("for", 2),
    rises("pro", unlock(ME), cost=pay(1, BLOOD)),
    who=ANARCH,
    digest="46553f55e648",
)
card(100518, "Deflection", sends_on("dom"), sends_on("DOM", locks=False), digest="288147180368")
card(
    100519,
    "Delaying Tactics",
    reaction("", outcome(CANCELLED), unlock(ACTING), not_again(ACTOR), taken_back(), when=POLLING),
    covered="the Methuselah cannot have the same action again",
    digest="e5b5b3f27fdd",
)
card(
    100532,
    "Detect Authority",
    spoils("ani", 2, directed_at(all_(MINION | LOCATION, MINE))),
    reaction("ser", intercept(1)),
    less_bleed("tha", 2),
    digest="86251cd479d2",
)
card(
    100534,
    "Determine",
    reaction(
        "viz",
        redirect(predator_of(PREDATOR)),
        lock(ME),
        when=DECLINED,
        if_=BLEEDS_YOU & is_(ACTING, MONSTER, of(PREDATOR)),
    ),
    reaction(
        "viz",
        cancel(ACTION_CARD, played_by(MONSTER, of(PREDATOR) | of(PREY)), others=True, free=True),
        lock(ME),
        not_again(ACTING),
        when=AS_PLAYED,
    ),
    covered="the moment, and whose monster it is",
    digest="832a97613c47",
)
ONLY_ONE = is_(CARD, ASH) & is_(ME, IN_PLAY, ~with_(named("Dogged Pursuit")))
card(
    102353,
    "Dogged Pursuit",
    rises("ani", unlock(ME), attempt(rising=True), if_idle(lock(ME))),
    rises("ANI", unlock(ME), attempt(rising=True), if_idle(lock(ME), if_(ONLY_ONE, put(CARD, ME)))),
    ability(ATTEMPT, intercept(1), cost=burn(CARD), by=BY_REACTING),
    digest="fe62229d06e7",
)
card(
    100586,
    "Dread Gaze",
    reaction("pre", mod(VOTES, 2)),
    reaction("PRE", mod(VOTES, 4)),
    when=DURING_REFERENDUM,
    digest="a877593725b2",
)
