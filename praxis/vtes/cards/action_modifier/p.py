"""Action Modifier cards: P."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import more, or_stealthy, sneak
from praxis.vtes.definitions.shapes.several import FRENZIED, WEAKER

TO_RAISE_THE_DEAD = kind("recruit", "employ") & is_(PLAYED_CARD, trait("wraith") | trait("zombie"))
card(
    102300,
    "Paths in Two Worlds",
    modifier("obl", hang(gives(STEALTH, 1, ACTING))),
    modifier("OBL", above, later(fact.SUCCEEDED, may(unlock(ME), cost=pay(1, BLOOD, ME)))),
    when=ANNOUNCED,
    if_=TO_RAISE_THE_DEAD,
    digest="b46f699822dd",
)
card(
    101378,
    "Patterns in the Chaos",
    modifier("dem", show(top(VICTIMS, LIBRARY), YOU)),
    modifier("DEM", show(all_(in_(HAND), of(VICTIMS)), YOU)),
    when=SUCCEEDED,
    if_=BLED,
    digest="91154cb06a82",
)
card(
    101387,
    "Perfect Paragon",
    modifier("pre", mod(VOTES, 3, ME), when=POLLING),
    modifier("PRE", hang(gives(INTERCEPT, -1, all_(WEAKER)))),
    digest="410a773cd573",
)
NOT_OLDER = ~is_(BLOCKING, VAMPIRE, OLDER)


def undone() -> tuple[Effect, ...]:
    """The block fails after all, and the minion cannot try again."""
    return mod(CANNOT_BLOCK, 1, BLOCKING), outcome(GOES_ON)


card(
    101397,
    "Phantom Speaker",
    modifier("chi", outcome(NO_COMBAT), mod(STAYS_UNLOCKED, 1, BLOCKING)),
    modifier("mel", *undone(), if_=NOT_OLDER),
    modifier(
        "MEL",
        mod(CANNOT_BLOCK, 1, a(MINION, among(BLOCKING))),
        outcome(GOES_ON),
        later(fact.SUCCEEDED, lock(T)),
        if_=NOT_OLDER,
    ),
    when=BLOCKED,
    covered="no combat, and the blocker does not lock",
    digest="2297aa610d6f",
)
card(101402, "Plasmic Form", sneak("vic"), strike("VIC", dodge()), digest="43d4220d0294")
card(
    101429,
    "Power of One",
    modifier("obt", burn(2, BLOOD, BLOCKING), when=BLOCKED),
    modifier("pot", mod(BLEED, 1)),
    *or_stealthy("pre"),
    who=ANARCH,
    digest="7303b16d7f9a",
)
card(
    101478,
    "Predator's Mastery",
    FRENZIED,
    more("abo", 1),
    more("ABO", 1, hang(cannot(rule.BLOCK, ALLY & ~trait("mortal") | capacity(most=4)))),
    digest="36f365d34d55",
)
card(
    101490,
    "Private Audience",
    modifier("", hang(cannot(rule.VOTE, VAMPIRE & ~SABBAT), REFERENDUM), when=BEFORE_VOTES),
    who=title("archbishop", "priscus", "cardinal", "regent"),
    digest="bbd0bdc91cef",
)
card(
    101496,
    "Propaganda of the Deed",
    modifier("", put(CARD, PLAY), when=SUCCEEDED, if_=DIRECTED, who=ANARCH),
    ability(POLLING, mod(VOTES, 2, YOU), cost=burn(CARD)),
    digest="4c4dfb531e30",
)
card(
    101511,
    "Psychomachia",
    modifier("pre", unlock(ME), outcome(ENDS)),
    modifier("dai", *undone()),
    modifier("DAI", *undone(), inflict(1, BLOCKING, UNPREVENTABLE)),
    when=BLOCKED,
    if_=is_(BLOCKING, WEAKER),
    digest="50d15d966dea",
)
