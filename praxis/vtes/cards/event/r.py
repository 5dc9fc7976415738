"""Event cards: R."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    101614,
    "Restricted Vitae",
    event(put(CARD, PLAY)),
    cannot(rule.HUNT, VAMPIRE & holds(1)),
    act(hunt(at=a(VAMPIRE, YOUNGER)), who=VAMPIRE & holds(0, most=0), open=FOR_ANYBODY),
    not_replaced="hunt",
    covered="the hunt takes the blood of its target",
    digest="d9812110deb6",
)
