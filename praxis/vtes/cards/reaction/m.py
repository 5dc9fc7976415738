"""Reaction cards: M."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.reaction import thwarts
from praxis.vtes.definitions.shapes.several import BLEEDS_YOU, WEAKER_ACTS, intercept

card(
    101195,
    "Melange",
    reaction("aus", intercept(1)),
    reaction(
        "AUS",
        above,
        hang(on(fact.BLOCKED, if_(is_(CARD, ASH), put(CARD, ACTING, kept=True), remember(ME)), of=ME)),
    ),
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        cost=burn(CARD),
        if_=kind("bleed") & is_(ACTING, among(CHOSEN)) & directed_at(controller(BEARER)),
    ),
    digest="8e501f26c117",
)
card(
    101201,
    "Mental Maze",
    reaction("obf", lock(ME), outcome(ENDS), who=among(BLOCKING) & ~clan("Ministry")),
    reaction("obf", lock(ME), outcome(ENDS), who=among(BLOCKING) & clan("Ministry"), blood=0),
    reaction("OBF", outcome(ENDS), who=among(BLOCKING) & ~clan("Ministry")),
    reaction("OBF", outcome(ENDS), who=among(BLOCKING) & clan("Ministry"), blood=0),
    when=BLOCKED,
    if_=WEAKER_ACTS,
    covered="ways of their own for the clan, without the cost",
    digest="f7e45c1f76fa",
)
card(
    101218,
    "Ministry",
    reaction(
        "",
        intercept(2),
        hang(gives(INTERCEPT, 1, ME, if_=is_(ACTING, VAMPIRE, SABBAT))),
        later(fact.OVER, lock(ME), if_=~happened(fact.BLOCKED, ME, span=ACTION)),
    ),
    not_replaced="action",
    covered="one more intercept against the Sabbat",
    digest="e5d21e2f068e",
)
card(
    101221,
    "Minor Irritation",
    reaction("", mod(STAYS_UNLOCKED, 1, ME), when=BLOCKED, who=VAMPIRE & among(BLOCKING), if_=WEAKER_ACTS),
    digest="02beb583e644",
)
card(
    101227,
    "Mistaken Identity",
    thwarts("", put(ACTING, TORPOR), if_=kind("hunt") & is_(ACTING, clan("Ventrue antitribu"))),
    digest="acbc39866d4e",
)
NOT_ANARCH = ~is_(ACTING, ANARCH)
card(
    101233,
    "The Mole",
    rises("ani", unlock(ME), attempt(rising=True), if_=NOT_ANARCH),
    reaction("cel", intercept(1), if_=NOT_ANARCH & ~is_(ACTING, has("cel"))),
    thwarts("dom", cost=locking(ME), if_=NOT_ANARCH & BLEEDS_YOU & is_(ACTING, VAMPIRE, YOUNGER)),
    digest="d1dae1401115",
)
card(
    101259,
    "My Enemy's Enemy",
    reaction("aus", intercept(1)),
    reaction(
        "AUS",
        redirect(a(SEAT, OTHERS, among(predator_of(PREDATOR)), ~among(PREDATOR))),
        lock(ME),
        when=DECLINED,
        if_=is_(ACTING, of(PREDATOR)),
    ),
    digest="3ddee2eff18a",
)
