"""Combat cards: P."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import after_combat, blows, in_hand

card(
    101342,
    "Pack Alpha",
    combat("ani", equip(in_hand(RETAINER, trait("animal"))), when=BEFORE_RANGE),
    combat(
        "ANI",
        burn(a(RETAINER, on_(ME), trait("animal"))),
        put(CARD, ME),
        when=BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN | END_OF_ROUND,
        who=~with_(named("Pack Alpha")),
    ),
    gives(STRENGTH, 1),
    limit=ROUND,
    digest="6bb7e7404670",
)
card(
    102279,
    "Pass Through Shadow",
    strike("obl", ends()),
    strike("OBL", ends(), after_combat(put(CARD, ME))),
    ability(DURING_ACTION, mod(STEALTH, 1), cost=burn(CARD), by=BY_ACTING),
    digest="e82d0557ec87",
)
card(
    101482,
    "Preternatural Evasion",
    strike("cel", dodge()),
    strike("CEL", ends(), cost=pay(1, BLOOD)),
    digest="1deea509f4f2",
)
card(
    101507,
    "Psyche!",
    combat("cel", press(), when=PRESS),
    combat("CEL", outcome(NEW_COMBAT), when=WOULD_END),
    digest="e8fbfe67a3c2",
)
HURT_MORE = tally(fact.HURT, OPPOSING, ME, span=ROUND) >= tally(fact.HURT, ME, OPPOSING, span=ROUND) + 1
STARVES = is_(BEARER, READY, UNLOCKED, holds(0, most=0)) & YOUR_TURN
"""The bearer would have to hunt."""
card(
    101515,
    "Pulled Fangs",
    combat(
        "",
        put(CARD, OPPOSING),
        inflict(1, OPPOSING, by_minion=True),
        when=END_OF_ROUND,
        if_=CLOSE & HURT_MORE & is_(OPPOSING, VAMPIRE, IN_PLAY, ~with_(named("Pulled Fangs"))),
    ),
    cannot(rule.HUNT, BEARER),
    at(fact.MINION_PHASE, put(BEARER, TORPOR), whose=YOU, if_=STARVES),
    on((fact.UNLOCKS, fact.LOSES_BLOOD), put(BEARER, TORPOR), of=BEARER, if_=STARVES & MINION_PHASE),
    act(
        if_(num(BLOOD, CARD) >= 1, burn(CARD), other=gain(1, BLOOD, CARD)),
        who=VAMPIRE,
        open=FOR_ANYBODY,
        stealth=1,
    ),
    digest="8f762530f296",
)
card(
    101523,
    "Pursuit",
    combat("cel", maneuver(), when=RANGE),
    combat("CEL", mod(STRIKES, 1), when=ADDITIONAL),
    digest="e54b81600cca",
)
blows(101524, "Pushing the Limit", 2, 3, "0a77bda945df")
