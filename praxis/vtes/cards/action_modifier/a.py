"""Action Modifier cards: A."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import CARRIED, more_bleed, stealth
from praxis.vtes.definitions.shapes.several import (
    cannot_block,
    for_blood,
    if_blocked,
    intercept,
    less_bleed,
    modifier_and_reaction,
)

card(
    102308,
    "Absolute Tyranny",
    *modifier_and_reaction("pot pre", mod(VOTES, 3, ME), when=POLLING),
    *modifier_and_reaction(
        "POT PRE",
        mod(VOTES, -1, all_(VAMPIRE, READY, ~trait("path of Power and the Inner Voice"))),
        when=POLLING,
    ),
    digest="36bca848932d",
)
card(
    100016,
    "Acheron Vortex",
    modifier("", hang(gives(INTERCEPT, -1, all_(MINION, ~has("nec"), ~has("obt"))))),
    digest="4dbeb443e5fe",
)
card(
    100022,
    "Adhocracy",
    modifier("ani", mod(BLEED, 1), if_=kind("bleed"), limited=True),
    modifier("chi", mod(VOTES, 3, ME), when=POLLING),
    modifier("pot", if_blocked(mod(STRENGTH, 1, ME, COMBAT))),
    digest="82bd3bc4cd24",
)
more_bleed(100031, "Aire of Elation", "pre", 1, 2, "463895ef1a76", clan_="Toreador")
card(
    100036,
    "Alacrity",
    stealth("cel"),
    modifier(
        "CEL",
        above,
        if_blocked(grant(ability(RANGE, maneuver(), limit=COMBAT, if_=FIRST_ROUND), COMBAT)),
    ),
    digest="ba7895e46410",
)
MARGIN = tally(fact.POLLED, ACTING, span=ACTION)
"""By how many votes the referendum of this action has passed."""
card(
    102274,
    "Amici Noctis",
    modifier(
        "",
        gain(any_(0, at_most(MARGIN, case(is_(ME, TITLED), 2, 1))), POOL, YOU),
        gain(1, BLOOD, up_to(MARGIN - MOVED, VAMPIRE, READY, MINE, NOT_FULL, clan("Lasombra"))),
        when=SUCCEEDED,
        if_=CARRIED,
    ),
    digest="1cdec7ee327b",
)
card(
    100062,
    "Ancestor's Insight",
    less_bleed("aus", 1),
    modifier("AUS", mod(BLEED, 1), limited=True),
    who=LAIBON,
    digest="c11e3bdc83b3",
)
card(
    100069,
    "Animal Magnetism",
    modifier("ani obf", mod(VOTES, 1, ME)),
    modifier("ANI OBF", mod(VOTES, 3, ME)),
    when=DURING_REFERENDUM,
    covered="votes are gained for the referendum",
    digest="0245bdd5511a",
)
card(
    100078,
    "Approximation of Loyalty",
    cannot_block("pre", capacity(most=6) | ALLY),
    modifier(
        "PRE",
        cancel(REACTION_CARD, played_by(capacity(most=6) | ALLY), others=True, free=True),
        hang(cannot(rule.PLAY, MINION, MODIFIER_CARD)),
        when=AS_PLAYED,
    ),
    who=capacity(7),
    digest="9ef14ad318a3",
)
card(
    100102,
    "As the Crow",
    modifier("", unlock(ME), when=SUCCEEDED, who=trait("flight"), limit=TURN),
    digest="156f75752aaf",
)
card(
    100111,
    "Aura Absorption",
    for_blood("aus"),
    reaction("myt", intercept(1)),
    modifier("MYT", mod(STEALTH, 1)),
    digest="ec7b6bfab54f",
)
AWESOME, DOUBLY = x(0, num(BLOOD, ME)), x(0, num(BLOOD, ME))
card(
    100119,
    "Awe",
    modifier("pre", mod(VOTES, AWESOME + 1, ME), blood=AWESOME),
    modifier("PRE", mod(VOTES, DOUBLY * 2 + 1, ME), blood=DOUBLY),
    when=POLLING,
    digest="8176d8d814fc",
)
