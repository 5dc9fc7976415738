"""Crypt cards: Ventrue antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.crypt import ANY_PART_OF_COMBAT, IN_TURN

card(
    200204,
    "Blackhorse Tanner",
    on(
        fact.DRAWN,
        if_(
            ~is_(SELF, noted("redrawn")) & is_(THAT_CARD, in_(HAND), MINE),
            may(put(THAT_CARD, BOTTOM), cost=note("redrawn", SELF)),
        ),
        of=YOU,
    ),
    digest="4b2a1b26b87a",
)
card(
    200222,
    "Bruce de Guy",
    ability(
        ANNOUNCED,
        hang(cannot(rule.VOTE, VAMPIRE & CAMARILLA), ACTION),
        by=BY_ACTING,
        cost=pay(1, BLOOD),
        limit=ACTION,
        if_=kind("political"),
    ),
    digest="cb101afd2b29",
)
card(
    200402,
    "Edward Neally",
    ability(MASTER, mod(HAND_SIZE, 1, YOU, TURN), cost=mod(MASTER_ACTIONS, -1), if_=is_(SELF, READY)),
    act(show(all_(in_(HAND), of(a(SEAT, of(PREY)))), YOU), stealth=1, blood=1),
    digest="88addbe8fa9a",
)
card(200410, "Elimelech the Twice-Damned", gives(FIRST_STRIKE, 1, ME), digest="7f380dcd415f")
card(
    200551,
    "Gustav Mallenhous",
    act(becomes(a(VAMPIRE, title("bishop", "archbishop")), loses_title=True)),
    digest="6287dd40fd65",
)
card(
    200698,
    "Jesse Menks",
    on(fact.PLAYED, unlock(ME), to=YOU, about=trait("gehenna"), if_=is_(SELF, READY)),
    digest="a8683465e750",
)
card(
    200764,
    "Katherine Stoddard",
    ability(IN_TURN, discarding(requires("aus")), if_=YOUR_TURN & is_(SELF, READY), limit=TURN),
    digest="a86e386e440e",
)
card(
    200775,
    "Kestrelle Hayes",
    gives(STEALTH, 1, ME, exists(SEAT, among(VICTIMS), where(~exists(READY & (SABBAT & VAMPIRE), of(IT))))),
    digest="296970fcf1a4",
)
card(
    200790,
    "Konrad Fleischer",
    ability(ANY_PART_OF_COMBAT, mod(SOFTENED, 1, ME), by=BY_COMBATANT, limit=ROUND),
    ability(PRESS, press(), limit=COMBAT),
    digest="264947a81909",
)
card(
    201087,
    "Owain Evans, The Wanderer",
    at(fact.UNLOCK_PHASE, may(gain(1, BLOOD, pick(VAMPIRE, of(THEM)))), if_=is_(SELF, READY)),
    digest="c65c0a2177e1",
)
card(
    201140,
    "Quentin",
    ability(POLLING, abstain(a(VAMPIRE, READY)), cost=pay(1, BLOOD), limit=REFERENDUM, if_=kind("political")),
    digest="2c02663de81b",
)
card(
    201374,
    "Titus Camille",
    act(put(a(EQUIPMENT, OTHERS, on_(all_(MINION & (of(PREDATOR) | of(PREY))))), ME)),
    digest="c7af686ade80",
)
