"""Master cards: D."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import (
    ARCHETYPE,
    BLACK_HAND,
    IN_PLAY_AT_ONCE,
    ON_ANOTHERS,
    POLITICAL,
    discipline,
    laid_on,
)

card(
    100485,
    "Dabbler",
    master(put(CARD, a(VAMPIRE, MINE, ARCHETYPE))),
    on(
        fact.OVER,
        may(
            choose(do(pay(1, BLOOD, BEARER), unlock(BEARER)), gain(1, BLOOD, BEARER)),
            note("dabbler", BEARER),
        ),
        if_=(tally(fact.PLAYED, BEARER, span=ACTION, disciplines=True) >= 3) & is_(BEARER, ~noted("dabbler")),
    ),
    digest="a870da9d416d",
)
card(
    100491,
    "Danse Macabre",
    master(
        hang(
            on(
                fact.OVER,
                if_(
                    is_(CARD, ~noted("danse macabre")),
                    may(unlock(T), note("danse macabre", CARD), cost=pay(1, BLOOD, T)),
                ),
                of=T,
                if_=happened(fact.SUCCEEDED, T, span=ACTION),
            ),
            TURN,
        ),
        targets=(a(VAMPIRE, READY, MINE, SABBAT),),
    ),
    covered="the vampire is the target, named beside the effect",
    digest="522902498cb4",
)
card(
    100493,
    "Dark Influences",
    out_of_turn(
        cancel(MINION_CARD, free=True),
        put(CARD, PLAY),
        hang(cannot(rule.PLAY, MINION, among(T)), TURN, on=IT),
        when=AS_PLAYED,
    ),
    on(fact.PLAYED, cancel(LIBRARY_CARD, free=True), burn(CARD), about=CANCELLER),
    digest="51a3a97fb77b",
)
AGAINST_A_LASOMBRA = is_(IT, FIGHTING, OTHERS) & exists(FIGHTING, MINE, clan("Lasombra"))
card(
    102299,
    "Dead Pool",
    IN_PLAY_AT_ONCE,
    on(fact.TO_TORPOR, may(gain(1, BLOOD, CARD)), of=VAMPIRE, if_=AGAINST_A_LASOMBRA),
    on(fact.BURNED, may(gain(1, BLOOD, CARD)), of=VAMPIRE & READY, if_=AGAINST_A_LASOMBRA),
    ability(
        DURING_ACTION, mod(BLEED, 2), cost=pay(1, BLOOD, CARD), if_=kind("bleed") & is_(ACTING, MINE, clan("Lasombra"))
    ),
    ability(POLLING, mod(VOTES, 2, a(VAMPIRE, READY, MINE, clan("Lasombra")), REFERENDUM), cost=pay(1, BLOOD, CARD)),
    digest="6c710096ed1c",
)
discipline(100521, "Dementation", "dem", "6111e09b2d3b")
card(
    100522,
    "Demonstration",
    IN_PLAY_AT_ONCE,
    ability(POLLING, abstain(a(VAMPIRE)), cost=locking(), if_=POLITICAL),
    digest="bf8fe0539b6e",
)
card(
    100526,
    "Depravity",
    master(put(CARD, a(VAMPIRE, READY, MINE))),
    gives(STRENGTH, 1),
    gives(STEALTH, 1, if_=kind("diablerize") & is_(BEARER, IS_ACTING)),
    cannot(rule.PLAY, BEARER, ALLY_CARD | RETAINER),
    digest="332acc76ad69",
)
card(
    100533,
    "Detection",
    laid_on(VAMPIRE, clan("Lasombra")),
    cannot(rule.UNLOCK, BEARER),
    ability(UNLOCK, unlock(BEARER), cost=pay(1, BLOOD, BEARER), by=BY_KEEPER),
    cannot(rule.VOTE, BEARER),
    burnable(among(BEARER)),
    digest="47a717ed292f",
)
card(
    100541,
    "Día de los Muertos",
    master(later(fact.CALLED, outcome(PASSES), of=VAMPIRE & SABBAT & MINE, until=TURN), limit=GAME),
    covered="the next referendum that such a vampire calls this turn passes",
    digest="f96c6794d272",
)
card(100545, "Direct Intervention", out_of_turn(cancel(MINION_CARD, free=True), when=AS_PLAYED), digest="a1e8ac562da5")
card(
    100546,
    "Dirty Contract",
    master(put(CARD, a(MINION, ~clan("Nosferatu", "Giovanni"))), remember(a(MINION, clan("Samedi")))),
    act(fight(BEARER), who=clan("Samedi") & among(CHOSEN) & ON_ANOTHERS, open=FOR_ANYBODY, stealth=1),
    digest="1e52816c7f8d",
)
card(
    100548,
    "Dis Pater",
    IN_PLAY_AT_ONCE,
    ability(
        RESOLVING,
        mod(BLEED, 1),
        cost=put(pick(ASH, MINE, n=7), REMOVED),
        if_=kind("bleed")
        & directed_at(PREY)
        & is_(ACTING, MINE, clan("Giovanni"))
        & (num(BLEED, ACTING) >= 1)
        & (count(ASH, MINE) >= 7),
        limit=ACTION,
    ),
    digest="a13b30d313d5",
)
discipline(100572, "Dominate", "dom", "20c2d8c8cd33")
card(
    100574,
    "Dominion",
    master(put(CARD, a(VAMPIRE, BLACK_HAND, ~with_(named("Dominion"))))),
    toll(rule.BLOCK, 1, VAMPIRE, BEARER),
    digest="c1a84f6ceeea",
)
WEARS_OUT = do(gain(1, BLOOD, CARD), if_(num(BLOOD, CARD) >= 3, burn(CARD)))
# [imbued.ruling.dreams-of-the-sphinx]
card(
    100588,
    "Dreams of the Sphinx",
    master(put(CARD, PLAY)),
    ability(AT_ANY_TIME, mod(HAND_SIZE, 2), WEARS_OUT, cost=locking()),
    ability(UNLOCK, gain(1), WEARS_OUT, cost=locking(), if_=EDGE),
    ability(AT_ANY_TIME, gain(1, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE)), WEARS_OUT, cost=locking()),
    digest="c31c610b2de5",
)
card(
    100590,
    "Drop Point Network",
    master(
        put(pick(ASH, MINE, n=7), REMOVED),
        search(LIBRARY, MINION_CARD, shown=True, down=True),
        if_=count(ASH, MINE) >= 7,
    ),
    digest="cd5f40b842ad",
)
card(
    100594,
    "Dummy Corporation",
    IN_PLAY_AT_ONCE,
    ability(DURING_ACTION, mod(BLEED, -2), cost=burn(CARD), if_=kind("bleed") & directed_at(YOU)),
    digest="ad6b70cad32b",
)
