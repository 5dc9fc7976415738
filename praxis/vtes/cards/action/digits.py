"""Action cards: digits."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

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
