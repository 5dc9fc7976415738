"""Convictions, powers, and the Imbued."""

from __future__ import annotations

from praxis.vtes.cards.build import define, permanent
from praxis.vtes.effects import base, block, needs, once
from praxis.vtes.effects import combat as fight
from praxis.vtes.effects import selectors as choose
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Mode
from praxis.vtes.model import spans, windows
from praxis.vtes.rules import strike as strikes

MONSTER = (needs.MonsterActing(),)
UNLOCK = do.Unlock(base.ME)

# -- convictions: what they do lies in their being burned -------------------------------------------------------------

define(
    101705,
    "Second Sight",
    abilities=(
        Mode(
            (do.Modify(spans.INTERCEPT, 1, base.ME), once.Once("action"), do.Burn(base.CARD)),
            windows.ATTEMPT,
            base.BY_REACTING,
            needs=MONSTER,
        ),
        Mode((block.BlindMonsters(1), once.Once("action"), do.Burn(base.CARD)), windows.ANNOUNCED, base.BY_ACTING),
    ),
    digest="d8fa2a1a38f7",
)
define(
    101886,
    "Strike with Conviction",
    abilities=(
        Mode((do.RaiseBleed(1), do.Burn(base.CARD)), windows.MINION, base.BY_READY, reach="bleed"),
        Mode(
            (fight.Strike(strikes.HAND, 1, strikes.WITH_STRENGTH), do.Burn(base.CARD)),
            windows.STRIKE,
            base.BY_COMBATANT,
            needs=(needs.MonsterOpposing(),),
        ),
    ),
    digest="1c58b48797d1",
    coverage="partial",
    note="not for a strike with a weapon",
)

# -- powers -----------------------------------------------------------------------------------------------------------

define(
    100551,
    "Discern",
    permanent(disciplines="jud"),
    abilities=(
        Mode(
            (do.Modify(spans.INTERCEPT, 1, base.ME), once.Once("action")),
            windows.ATTEMPT,
            base.BY_REACTING,
            needs=MONSTER,
        ),
    ),
    digest="dacb189738b5",
)
define(
    102120,
    "Vigilance",
    permanent(disciplines="jud"),
    abilities=(
        Mode((UNLOCK, once.Once("action")), windows.SUCCEEDED, base.BY_ACTING),
        Mode((UNLOCK, once.Once("action")), windows.DURING_ACTION, base.BY_LOCKED, conviction=1),
    ),
    digest="487827a5b36d",
)

# -- the Imbued themselves --------------------------------------------------------------------------------------------

define(
    200656,
    'Jack "Hannibal137" Harmon',
    abilities=(Mode((fight.Maneuver(each="combat"),), windows.RANGE, base.BY_COMBATANT, needs=(needs.FirstRound(),)),),
    digest="a287491c2cf9",
)
define(
    200934,
    'Marion "Teacher193" Perks',
    abilities=(Mode((fight.Press(each="combat"),), windows.PRESS, base.BY_COMBATANT),),
    digest="6cc994a9c93f",
)
define(
    200715,
    'John "Cop90" O\'Malley',
    abilities=(
        Mode(
            (do.Fight(),),
            windows.MINION,
            base.BY_READY,
            target=choose.Minions(choose.OTHERS, monster=True),
            conviction=1,
        ),
    ),
    digest="f0fa820d184a",
)
