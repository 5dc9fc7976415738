"""Master cards that change hands or run out: pacts, campaigns, old writings."""

from __future__ import annotations

from praxis.effects.nodes import Effect, Who
from praxis.vtes.cards.language import *
from praxis.vtes.cards.locations import IN_PLAY_AT_ONCE
from praxis.vtes.cards.schemes import USED_UP

card(
    100837,
    "Glass Walker Pact",
    master(put(CARD, PLAY), if_(exists(trait("werewolf"), OTHERS), burn(CARD))),
    ability(
        UNLOCK,
        take(1, BLOOD, a(VAMPIRE, READY, LOCKED, holds(1)), a(VAMPIRE, READY, NOT_FULL, clan("Giovanni"))),
        if_(is_(top(YOU, LIBRARY), MASTER_CARD), burn(CARD)),
        burn(top(YOU, LIBRARY)),
        if_=exists(in_(LIBRARY), MINE),
        limit=TURN,
    ),
    on(fact.ENTERS, burn(CARD), of=trait("werewolf") & OTHERS),
    on(fact.CONTROL, burn(CARD), of=trait("werewolf") & OTHERS),
    digest="448ae6ce2b1a",
)
card(
    101810,
    "Smear Campaign",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK,
        burn(pick(on_(T), ~EQUIPMENT, ~RETAINER)),
        control(CARD, controller(T)),
        cost=locking(),
        targets=(a(MINION, LOCKED, ~ANARCH, of(PREY) | of(PREDATOR), with_(~EQUIPMENT & ~RETAINER)),),
    ),
    digest="6dca9a811af8",
)


def passes_on(to: Who, left: int) -> Effect:
    """The card goes to the next Methuselah counterclockwise who controls a ready Sabbat vampire; it is burned if nobody
    does."""
    further = passes_on(predator_of(to), left - 1) if left else burn(CARD)
    return if_(exists(VAMPIRE, READY, SABBAT, of(to)), control(CARD, to), other=further)


card(
    100023,
    "The Admonitions",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, discard(), cost=locking(), if_=exists(VAMPIRE, READY, MINE, SABBAT)),
    ability(AT_ANY_TIME, draw(2), cost=locking(), if_=exists(VAMPIRE, READY, MINE, trait("black hand"))),
    at(fact.DISCARD_PHASE, passes_on(PREDATOR, 5), whose=YOU),
    digest="879187a402f2",
)
MUMMY = trait("mummy")
card(
    100967,
    "In Memory of the Two Lands",
    master(put(CARD, PLAY), gain(count(MINION, MINE, clan("Ministry") | MUMMY), BLOOD, CARD)),
    ability(DURING_ACTION, mod(BLEED, 1), cost=pay(1, BLOOD, CARD), if_=kind("bleed") & is_(ACTING, MINE, MUMMY)),
    ability(
        ANNOUNCED | DURING_ACTION | BLOCKED | BEFORE_RANGE | RANGE | BEFORE_STRIKES | STRIKES_CHOSEN,
        mod(STRENGTH, 1, a(MINION, MINE, READY, MUMMY), ACTION),
        cost=pay(1, BLOOD, CARD),
        by=BY_METHUSELAH,
        if_=is_(ACTING, MINION),
    ),
    USED_UP,
    digest="005f277d13f9",
)

# -- what the prey can stop -------------------------------------------------------------------------------------------

card(
    100002,
    "419 Operation",
    action("", put(CARD, PLAY), stealth=1),
    ability(UNLOCK, choose(take(1, POOL, PREY, CARD), take(num(BLOOD, CARD), BLOOD, CARD, YOU)), limit=TURN),
    ability(
        AT_ANY_TIME,
        if_(num(BLOOD, CARD) >= 1, take(num(BLOOD, CARD), BLOOD, CARD, YOU)),
        burn(CARD),
        cost=burning_edge(),
        open=FOR_OTHERS,
        if_=is_(prey_of(controller(CARD)), among(YOU)),
    ),
    digest="9975d920cd39",
)
