"""Master cards: E."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import IN_PLAY_AT_ONCE, POLITICAL, breeds, hides, rallies

breeds(100609, "Ecoterrorists", "b5c9e0cee27e", clan("Gangrel"))
card(100616, "Effective Management", master(draw(1, CRYPT)), digest="65f60bb9c934")
card(100620, "Elder Library", IN_PLAY_AT_ONCE, gives(HAND_SIZE, 1), digest="1a4b3928ff4c")
hides(100629, "Elysian Fields", "94a26958fa86", MINE, clan("Lasombra"))
card(
    100631,
    "Elysium: The Arboretum",
    master(put(CARD, PLAY)),
    ability(  # [sect.camarilla.arboretum]
        BEFORE_RANGE, outcome(COMBAT_OVER), cost=locking(), if_=is_(BOTH, CAMARILLA) & exists(FIGHTING, MINE)
    ),
    act(burn(CARD), who=VAMPIRE & CAMARILLA, open=FOR_ANYBODY, reach="political", stealth=1),
    digest="c77fa8d220fa",
)
rallies(100632, "Elysium: The Palace of Versailles", "5a8aa5940b76", TITLED, CAMARILLA)
card(
    100646,
    "Ennoia's Theater",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, mod(HAND_SIZE, 1), cost=locking()),
    ability(INFLUENCE, mod(TRANSFERS, 1), cost=locking()),
    digest="cdcec6c84336",
)
card(
    100662,
    "Esgrima",
    IN_PLAY_AT_ONCE,
    ability(POLLING, mod(VOTES, 3, a(VAMPIRE, READY, capacity(7)), REFERENDUM), cost=locking(), if_=POLITICAL),
    at(fact.DISCARD_PHASE, control(CARD, PREDATOR), whose=YOU),
    digest="d44b7037a769",
)
card(
    100667,
    "The Eternals of Sirius",
    master(gain(5, at_once=True), if_=exists(READY, MINE, clan("Ministry"))),
    master(gain(5, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, clan("Ministry"), capacity(9)))),
    digest="989498198a7b",
)
