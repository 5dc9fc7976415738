"""Master cards: U."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import IN_PLAY_AT_ONCE, hunting_ground

hunting_ground(102066, "Underworld Hunting Ground", "78369bba236a")
card(
    102345,
    "Unholy Sacrament",
    master(gain(3, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, SABBAT, TITLED))),
    digest="5a6289edecaa",
)
hunting_ground(102075, "University Hunting Ground", "78369bba236a")
card(102080, "Unnatural Disaster", master(burn(a(LOCATION))), digest="e9943c722887")
hunting_ground(102084, "Uptown Hunting Ground", "78369bba236a")
card(
    102086,
    "Using the Advantage",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, gain(1), cost=locking(), if_=EDGE),
    digest="78b014bc12fc",
)
