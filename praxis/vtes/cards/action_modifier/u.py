"""Action Modifier cards: U."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import stealth
from praxis.vtes.definitions.shapes.several import either, taxed

card(
    102059,
    "Uncontrolled Impulse",
    modifier(
        "",
        mod(STEALTH, 2),
        if_=tally(fact.ACTED, span=TURN, times=True) - tally(fact.ACTED, span=TURN) <= 1,
    ),
    digest="7b0b6f0d3595",
)
card(
    102062,
    "Under My Skin",
    stealth("obf"),
    modifier("thn", mod(STEALTH, 1), put(CARD, ME)),
    modifier("THN", mod(STEALTH, 2), put(CARD, ME)),
    ability(
        ATTEMPT,
        mod(STEALTH, 1),
        cost=burn(CARD),
        by=BY_ACTING,
        if_=~happened(fact.PLAYED, about=among(CARD), span=ACTION),
    ),
    digest="005f1e173310",
)
UNDER_THE_SKIN = a(VAMPIRE, READY, YOUNGER)
card(
    102064,
    "Under the Skin",
    modifier("aus pre", abstain(a(VAMPIRE, READY, YOUNGER))),
    modifier("AUS PRE", abstain(UNDER_THE_SKIN), later(fact.PASSED, later(fact.OVER, lock(T)))),
    when=BEFORE_VOTES,
    digest="8e335977784a",
)
card(
    102263,
    "Unleashing the Bestial Soul",
    modifier("dom", hang(cannot(rule.PLAY, a(MINION), REACTION_CARD))),
    modifier(
        "DOM",
        hang(cannot(rule.PLAY, a(MINION), REACTION_CARD)),
        hang(costs(1, BLOOD_COST, MINION, REACTION_CARD, if_=is_(CARD, ~noted("answered")))),
        hang(on(fact.FINISHED, note("answered", CARD), about=REACTION_CARD)),
    ),
    when=ANNOUNCED,
    digest="2b5dea3a4c2f",
)
card(
    102346,
    "Unthinkable Humiliation",
    *either("pot pre", *taxed(MINION, allies=True)),
    *either("POT PRE", *taxed(MINION, allies=True), hang(gives(INTERCEPT, -1, all_(MINION)))),
    digest="a74b07ab68ce",
)
