"""Action cards: I."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import compound

compound(100952, "Illegalism", ("cel", "chi", "pre"), "pre", "chi", "1683c82b4a30")
card(
    100955,
    "Illusory Resources",
    action("chi", put(CARD, PLAY), gain(1, BLOOD, CARD)),
    action("CHI", put(CARD, PLAY), gain(2, BLOOD, CARD)),
    ability(UNLOCK, take(1, BLOOD, a(VAMPIRE, READY, MINE, has("chi"), holds(1)), CARD), limit=TURN),
    ability(DURING_ACTION, mod(BLEED, -1), cost=pay(1, BLOOD, CARD), if_=kind("bleed") & directed_at(YOU)),
    stealth=1,
    digest="f53c0e19c5c8",
)
card(
    100961,
    "Imperial Decree",
    action("", put(CARD, PLAY), stealth=1),
    act(fight(a(VAMPIRE, READY, OTHERS, ~CAMARILLA)), who=VAMPIRE & CAMARILLA, open=FOR_ANYBODY),
    burnable(VAMPIRE & CAMARILLA),
    burnable(VAMPIRE & ~CAMARILLA, stealth=-1),
    digest="c72f1bd2e063",
)
card(
    100990,
    "Inside Dirt",
    action("", if_(EDGE, burning_edge(), burn(3, BLOOD, a(VAMPIRE, IN_PLAY, OTHERS))), if_=EDGE),
    action("", if_(EDGE, burning_edge(), burn(3, POOL, a(SEAT, among(PREY)))), if_=EDGE),
    digest="1796dd0b4398",
)
card(100999, "Intimidation", action("pre", bleed(1)), action("PRE", bleed(2)), digest="6002319373f9")
