"""More events, and master cards that act at once."""

from __future__ import annotations

from praxis.vtes.cards.language import *
from praxis.vtes.cards.locations import IN_PLAY_AT_ONCE
from praxis.vtes.cards.schemes import USED_UP

GEHENNA = EVENT_CARD & trait("gehenna")
IN_PLAY_EVENT = event(put(CARD, PLAY))

# -- at once ----------------------------------------------------------------------------------------------------------

card(
    101577,
    "Redeem the Lost Soul",
    master(gain(num(CAPACITY, a(VAMPIRE, ASH, MINE)) // 2), put(T, REMOVED)),
    digest="b20f03614ed7",
)
card(
    100143,
    "Bay and Howl",
    master(
        take(
            1,
            BLOOD,
            all_(VAMPIRE, READY, MINE, clan("Gangrel antitribu")),
            a(VAMPIRE, UNCONTROLLED, MINE, clan("Gangrel antitribu")),
        )
    ),
    digest="1457422372b5",
)
card(
    101726,
    "Sermon of Caine",
    master(
        repeat(
            x(1, num(BLOOD, T)),
            take(1, BLOOD, a(VAMPIRE, READY, MINE, holds(1)), pick(VAMPIRE, READY, MINE, ~among(T))),
        ),
        if_=count(VAMPIRE, READY, MINE) >= 2,
    ),
    digest="b7cf0db8f5a4",
)
card(
    100831,
    "Gird Minions",
    master(repeat(x(1, num(POOL, YOU)), take(1, POOL, YOU, pick(VAMPIRE, MINE))), if_=exists(VAMPIRE, MINE)),
    covered="one counter after the other",
    digest="b8da8e225a3d",
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


# -- events -----------------------------------------------------------------------------------------------------------

card(
    101974,
    "Thirst",
    IN_PLAY_EVENT,
    on(fact.ACTED, note("hunted", IT), of=VAMPIRE, if_=kind("hunt")),
    at(
        fact.INFLUENCE_PHASE,
        burn(1, BLOOD, all_(VAMPIRE, READY, of(THEM), where(num(CAPACITY, IT) < count(GEHENNA)), ~noted("hunted"))),
    ),
    digest="5e2eb932af84",
)
card(
    100215,
    "Blood Trade",
    event(put(CARD, PLAY), burn(all_(trait("boon")))),
    cannot(rule.PLAY, SEATS, trait("boon")),
    ability(
        UNLOCK,
        take(1, BLOOD, a(VAMPIRE, MINE, holds(1)), a(VAMPIRE, OTHERS, NOT_FULL)),
        open=FOR_ANYBODY,
        limit=TURN,
    ),
    digest="23b5c3359ec8",
)
card(
    100148,
    "Becoming of Ennoia",
    event(put(CARD, PLAY), if_=count(GEHENNA, OTHERS) >= 2),
    at(fact.UNLOCK_PHASE, inflict(1, pick(VAMPIRE, READY, of(THEM), by=THEM), UNPREVENTABLE)),
    costs(2, BLOOD_COST, None, named("Earth Meld")),
    not_replaced="discard",
    digest="002e8335a908",
)
card(
    102136,
    "Waiting Game",
    event(put(CARD, PLAY), gain(10, BLOOD, CARD)),
    on(fact.ACTED, burn(1, BLOOD, CARD), of=VAMPIRE & ~ANARCH),
    USED_UP,
    at(
        fact.UNLOCK_PHASE,
        each(all_(VAMPIRE, ANARCH), unless(controller(IT), pay(1, BLOOD, IT), becomes(IT, sect="Camarilla"))),
        burn(1, LIFE, all_(ALLY)),
        whose=YOU,
    ),
    digest="c1f7a04e2184",
)
card(
    100970,
    "Inconnu Tutelage",
    IN_PLAY_EVENT,
    ability(
        INFLUENCE,
        search(LIBRARY, LIBRARY_CARD, down=True),
        cost=(mod(TRANSFERS, -4), put(pick(VAMPIRE, UNCONTROLLED, MINE), REMOVED)),
        open=FOR_ANYBODY,
    ),
    digest="8bfd3992d149",
)
card(
    102178,
    "White Nights Massacre",
    IN_PLAY_EVENT,
    at(
        fact.DISCARD_PHASE,
        choose(
            burn(up_to(1, VAMPIRE, TORPOR)),
            may(burn(all_(VAMPIRE, TORPOR)), cost=locking(pick(ALLY, READY, MINE, UNLOCKED, trait("werewolf")))),
            may(burn(all_(VAMPIRE, TORPOR)), cost=discarding(named("White Nights Massacre"))),
        ),
        burn(CARD),
        whose=YOU,
    ),
    digest="f791baaae5a2",
)
