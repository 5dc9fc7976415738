"""Equipment cards: U."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import only_one

card(
    102078,
    "Unlicensed Taxicab",
    permanent(stealth=2),
    gives(STEALTH, 1, all_(IS_ACTING), if_=kind("take") & directed_at(CARD)),
    gives(STEALTH, 1, BEARER, if_=is_(ACTING, among(BEARER)) & kind("hunt", "recruit", "employ")),
    on(fact.BLOCKED, burn(CARD), of=MINION & title("prince", "archbishop"), to=BEARER),
    only_one(trait("vehicle")),
    digest="9586a6a7d91f",
    covered="the stealth of the action is its own",
)
