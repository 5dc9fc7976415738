"""Reaction cards: T."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import intercept, less_bleed, sends_on

card(101948, "Telepathic Counter", less_bleed("aus", 1), less_bleed("AUS", 2), digest="f316ef6658db")
card(101949, "Telepathic Misdirection", reaction("aus", intercept(1)), sends_on("AUS"), digest="518f4780ef27")
card(
    101967,
    "Their Master's Voice",
    reaction(
        "",
        unlock(a(ALLY & trait("gargoyle creature") | VAMPIRE & trait("slave") & clan("Gargoyle"), MINE, LOCKED, READY)),
        by=BY_ALERT,
    ),
    digest="30c604911dd5",
)
card(
    101999,
    "Touch of Pain",
    reaction("pot", inflict(1, ACTING, by_minion=True)),
    reaction("POT", inflict(2, ACTING, by_minion=True)),
    when=SUCCEEDED,
    if_=BLED & directed_at(YOU) | happened(fact.PASSED, span=ACTION),
    limit=ACTION | FOR_ALL,
    digest="bbb70aedaf87",
)
card(
    102000,
    "Tourette's Voice",
    reaction("aus", intercept(1)),
    reaction("mel", mod(INTERCEPT, 1, BLOCKING), if_=is_(BLOCKING, MINE)),  # no other minion needs it
    reaction("MEL", mod(INTERCEPT, 1, BLOCKING)),
    digest="9b1351bd32ca",
)
card(
    102014,
    "Treachery",
    reaction("pre", later(fact.PASSED, later(fact.SUCCEEDED, burn(1, POOL, ACTOR)), until=REFERENDUM)),
    reaction(
        "PRE",
        above,
        later(fact.POLLED, burn(1, POOL, all_(SEAT, voted("for"), ~among(ACTOR))), until=REFERENDUM),
    ),
    when=BEFORE_VOTES,
    digest="392b7a82e5b8",
)
card(
    102284,
    "Truth in Darkness",
    reaction("obl", intercept(1)),
    reaction(
        "OBL",
        above,
        grant(
            ability(FAILED, unlock(ME), cost=pay(1, BLOOD, ME), by=BY_LOCKED, if_=is_(ME, among(BLOCKING))),
        ),
    ),
    digest="4da5d4a38779",
)
card(102043, "Truth in Ink", less_bleed("", 2, is_(ACTING, VAMPIRE, ~trait("black hand"))), digest="00cbadc7e796")
