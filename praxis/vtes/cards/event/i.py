"""Event cards: I."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.event import IN_PLAY_EVENT

card(
    100970,
    "Inconnu Tutelage",
    IN_PLAY_EVENT,
    ability(
        INFLUENCE,
        search(LIBRARY, LIBRARY_CARD, down=True),
        cost=(mod(TRANSFERS, -4), put(pick(VAMPIRE, UNCONTROLLED, MINE), REMOVED)),
        open=FOR_ANYBODY,
    ),
    digest="8bfd3992d149",
)
