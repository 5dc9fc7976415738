"""Equipment cards: H."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import superior
from praxis.vtes.definitions.shapes.several import only_one

superior(
    100882, "Hand of Conrad", "pot", act(put(a(ASH, MINE, VAMPIRE), UNCONTROLLED), who=VAMPIRE), digest="0e0a2eb77da9"
)
card(
    100898,
    "Hawg",
    permanent(),
    ability(PRESS, press(), limit=COMBAT),
    only_one(trait("vehicle")),
    digest="5db6c344543c",
)
card(
    100903,
    "Heart of Nizchetus",
    permanent(),
    ability(UNLOCK, churn(any_(1, 3)), limit=TURN, if_=is_(BEARER, READY)),
    digest="85f679e72444",
)
card(
    100909,
    "Helicopter",
    permanent("", lock(CARD)),
    ability(SUCCEEDED, unlock(BEARER), cost=locking(), if_=is_(ACTING, among(BEARER))),
    only_one(trait("vehicle")),
    digest="7c36bcc214cf",
)
