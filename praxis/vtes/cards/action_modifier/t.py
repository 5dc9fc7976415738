"""Action Modifier cards: T."""

from __future__ import annotations

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import more, more_bleed
from praxis.vtes.definitions.shapes.several import taken_back, taxed

card(
    101935,
    "Tangle Atropos' Hand",
    modifier("pot", unlock(ME), outcome(VOID)),
    modifier("tem", unlock(ME), outcome(VOID), put(PLAYED_CARD, HAND)),
    modifier("TEM", above, later(fact.ACTED, hang(gives(STEALTH, 1, ACTING)), of=ME, until=TURN)),
    when=ATTEMPT,
    covered="the action ends before its resolution",
    digest="8d9d84264abe",
)
card(
    101951,
    "Telepathic Vote Counting",
    modifier("aus", outcome(CANCELLED), taken_back()),
    modifier("AUS", abstain(a(VAMPIRE, READY))),
    when=POLLING,
    digest="0ce225413823",
)
card(
    101957,
    "Tenebrous Form",
    modifier("obt", mod(STEALTH, 1)),
    modifier("OBT", above, *taxed(~has("obt"), allies=False)),
    digest="56f0bcf4c93a",
)
more_bleed(101978, "Threats", "dom", 1, 2, "e601a46e7c10")
OF_THE_MIND = ~COMBAT_CARD & (requires("dem") | requires("dom") | requires("pre"))
card(
    101998,
    "Touch of Clarity",
    modifier("dem", cancel(OF_THE_MIND, free=True), lock(ME), by=BY_OTHER, who=UNLOCKED),
    reaction("dem", cancel(OF_THE_MIND, free=True), lock(ME)),
    modifier("DEM", cancel(OF_THE_MIND, free=True), by=BY_OTHER, who=UNLOCKED),
    reaction("DEM", cancel(OF_THE_MIND, free=True)),
    when=AS_PLAYED,
    digest="5149861247b8",
)


def from_ashes(code: str, cards: int, n: int) -> Way:
    """More bleed, for which so many cards of the target's ash heap are removed from the game."""
    gone = put(pick(ASH, of(VICTIMS), n=cards), REMOVED)
    enough = kind("bleed") & (count(ASH, of(VICTIMS)) >= cards)
    return modifier(code, mod(BLEED, n), cost=gone, if_=enough, limited=True)


card(
    102026,
    "Trochomancy",
    from_ashes("nec", 13, 1),
    from_ashes("aus nec", 7, 1),
    from_ashes("AUS NEC", 7, 2),
    digest="33e4be3f139e",
)
card(
    102041,
    "True Love's Face",
    modifier("obf pre", mod(BLEED, 1), limited=True),
    modifier(
        "OBF PRE",
        unless(controller(BLOCKING), pay(1, POOL, controller(BLOCKING)), block_fails()),
        when=ATTEMPT,
    ),
    digest="b5998377ac8a",
)
card(
    102044,
    "Truth of a Thousand Lies",
    more("ser", 2),
    modifier("SER", unlock(ME), when=SUCCEEDED),
    digest="a255c4249891",
)
