"""Action cards: V."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    102093,
    "Vaticination",
    action(
        "",
        show(all_(in_(HAND), of(every_other())), YOU),
        discard(pick(in_(HAND))),
        stealth=3,
    ),
    digest="95be1a182049",
)
card(102112, "Vermin Channel", action("", bleed(), stealth=3), digest="3911d58de4e3")
card(
    102122,
    "Violation of Trust",
    action("", burn(a(trait("contract"), IN_PLAY, on_(all_(MINION, MINE)))), stealth=1),
    digest="694553bff9fa",
)
