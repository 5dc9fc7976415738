"""Master cards: R."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import ARCHETYPE, BLACK_HAND, IN_PLAY_AT_ONCE, RAVNOS, laid_on
from praxis.vtes.definitions.shapes.several import USED_UP

card(
    101536,
    "The Rack",
    master(put(CARD, PLAY), remember(a(VAMPIRE, READY, MINE))),
    on(fact.CONTROL, remember(pick(VAMPIRE, READY, MINE)), of=CARD),
    ability(UNLOCK, gain(2, BLOOD, CHOSEN), if_=is_(CHOSEN, MINE, IN_PLAY), limit=TURN),
    at(
        fact.UNLOCK_PHASE,
        if_(is_(CHOSEN, OTHERS, IN_PLAY), may(gain(2, BLOOD, CHOSEN), by=controller(CHOSEN))),
        whose=YOU,
    ),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="c70768b05fe7",
)
card(
    101548,
    "Ravager",
    laid_on(VAMPIRE, clan("Kiasyd")),
    cannot(rule.BLOCK, MINION & ~trait("changeling"), BEARER, if_=kind("hunt") & ~DIRECTED),
    digest="108bae926f6e",
)
card(
    101552,
    "Ravnos Cache",
    IN_PLAY_AT_ONCE,
    ability(MASTER, take(1, POOL, YOU, CARD), gain(1, BLOOD, CARD), limit=TURN),
    ability(
        PAYING,
        cheaper(EQUIPMENT, who=MINION & MINE, counters=x(1, at_most(num(BLOOD, CARD), num(COST, PLAYED_CARD)))),
        cost=locking(),
    ),
    digest="9a2fc7dc7eb1",
)
PAID_FROM_HERE = x(1, at_most(num(BLOOD, CARD), num(COST, PLAYED_CARD)))
card(
    101553,
    "Ravnos Carnival",
    master(put(CARD, PLAY), gain(count(VAMPIRE, MINE, RAVNOS), BLOOD, CARD)),
    ability(PAYING, cheaper(ACTION_CARD, where(num(PRICE, IT) <= 0), who=RAVNOS & MINE, counters=PAID_FROM_HERE)),
    USED_UP,
    digest="a0cde805b4e2",
)
card(
    101564,
    "Rebel",
    master(put(CARD, a(VAMPIRE, MINE, ARCHETYPE))),
    on(
        fact.BLOCKED,
        gain(1, BLOOD, BEARER),
        note("rebel", BEARER),
        of=BEARER,
        if_=(is_(ACTING, VAMPIRE, TITLED) | kind("political")) & is_(BEARER, ~noted("rebel")),
    ),
    digest="d0ab6f46ba0a",
)
card(101569, "Recruitment", master(search(CRYPT, VAMPIRE, shown=True)), digest="60c3ff100d8b")
card(
    101577,
    "Redeem the Lost Soul",
    master(gain(num(CAPACITY, a(VAMPIRE, ASH, MINE)) // 2), put(T, REMOVED)),
    digest="b20f03614ed7",
)
card(
    101587,
    "Regent",
    master(becomes(a(VAMPIRE, MINE, SABBAT, capacity(8)), title="regent")),
    act(fight(BEARER), who=VAMPIRE & SABBAT & ~of(controller(BEARER)), open=FOR_ANYBODY),
    on(fact.DIABLERIE, becomes(BEARER, loses_title=True), becomes(IT, title="regent"), of=VAMPIRE & SABBAT, to=BEARER),
    covered="the title goes to the diablerist, and the card with it",
    digest="c1c13835fa78",
)
card(
    101601,
    "Remover",
    master(put(CARD, a(VAMPIRE, BLACK_HAND, ~with_(named("Remover"))))),
    act(lock(a(IN_PLAY, UNLOCKED)), stealth=1),
    digest="649366e17542",
)
card(
    101654,
    "Rötschreck",
    out_of_turn(
        put(CARD, a(VAMPIRE, THREATENED)),
        outcome(COMBAT_OVER),
        later(fact.FOUGHT, lock(T), put(T, TORPOR), until=COMBAT),
        when=FIRST_CHOSEN | STRIKES_CHOSEN,
    ),
    cannot(rule.UNLOCK, BEARER),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=controller(BEARER)),
    digest="4ff2ebafb3d0",
)
SPENT = x(1, num(BLOOD, CARD))
card(
    101659,
    "Ruins of Charizel",
    IN_PLAY_AT_ONCE,
    on(fact.DEMON_PAID, gain(1, BLOOD, CARD), of=YOU),
    ability(
        DURING_ACTION,
        mod(BLEED, 0 - SPENT, ACTING),
        cost=pay(SPENT, BLOOD, CARD),
        if_=kind("bleed") & directed_at(YOU) & (num(BLOOD, CARD) >= 1),
    ),
    at(fact.DISCARD_PHASE, burn(ALL, BLOOD, CARD), whose=PREDATOR),
    digest="861a97348a15",
)
card(
    101662,
    "The Rumor Mill, Tabloid Newspaper",
    IN_PLAY_AT_ONCE,
    ability(DURING_ACTION, remember(a(VAMPIRE)), later(fact.OVER, remember()), cost=locking()),
    ability(
        ATTEMPT,
        mod(INTERCEPT, 1, BLOCKING),
        cost=pay(1, BLOOD, BLOCKING),
        if_=is_(BLOCKING, MINE, among(CHOSEN)),
        limit=ACTION,
        open=FOR_ANYBODY,
    ),
    digest="9d45c5cd3afb",
)
