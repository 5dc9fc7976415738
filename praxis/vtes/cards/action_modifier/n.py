"""Action Modifier cards: N."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import together
from praxis.vtes.definitions.shapes.several import BLOCKS_DIRECTED, WEAKER, if_blocked

GHOUL_FIRST = BLOCKS_DIRECTED & is_(BLOCKING, named("Asanbonsam Ghoul")) & is_(OPPOSING, among(BLOCKING))
"""Ruling: the range that this ally sets in the first round is set before that of Neutral Guard."""
FAR = hang(on(fact.ROUND, set_range("long"), if_=is_(ME, FIGHTING) & ~GHOUL_FIRST))
card(
    101276,
    "Neutral Guard",
    modifier("for", hang(toll(rule.BLOCK, 1, VAMPIRE))),
    modifier("obe", FAR),
    modifier("OBE", FAR, hang(cannot(rule.BLOCK, WEAKER))),
    when=ANNOUNCED,
    digest="00669413de9d",
)


def no_god_no_master(code: str) -> Effect:
    if code == "ani":
        return if_blocked(hang(cannot(rule.MANEUVER, OPPOSING), COMBAT))
    return hang(toll(rule.BLOCK, 1, VAMPIRE)) if code == "for" else if_blocked(mod(STRENGTH, 1, ME, COMBAT))


card(
    101282,
    "Ni Dieu ni Maître",
    *together("ani for vic", no_god_no_master, modifier),
    when=ANNOUNCED,
    digest="9f24755fe7c3",
)
card(
    101286,
    "Nightshades",
    modifier("obt", mod(INTERCEPT, -1, a(WEAKER, READY)), when=ANNOUNCED),
    modifier("OBT", mod(INTERCEPT, -1, a(WEAKER, READY)), when=ANNOUNCED | ATTEMPT),
    covered="the other moment to play it",
    digest="84adee1c7990",
)
