"""Reactions."""

from __future__ import annotations

from praxis.vtes.cards.families import *
from praxis.vtes.cards.language import *

YOUNGER_ACTS = is_(ACTING, VAMPIRE, YOUNGER)


# -- intercept --------------------------------------------------------------------------------------------------------

card(
    100644,
    "Enhanced Senses",
    reaction("aus", intercept(1)),
    reaction("AUS", intercept(2)),
    digest="85c2f1ef2e6d",
)
card(
    100598,
    "Eagle's Sight",
    reaction("aus", intercept(1)),
    reaction("AUS", attempt(anybody=True)),
    covered="who may block is what the attempt leaves out",
    digest="4705c843b8e6",
)
card(
    100680,
    "Eyes of Argus",
    reaction("aus", intercept(2), if_=directed_at(YOU)),
    wakes("AUS", mod(AWAKE, 1), who=VAMPIRE),
    digest="709b6609456f",
)
card(
    100308,
    "Cats' Guidance",
    reaction("ani", unlock(ME), when=FAILED, by=BY_LOCKED, who=among(BLOCKING)),
    reaction("ANI", intercept(1)),
    digest="3b8eb53625b2",
)
card(
    101717,
    "Sense the Savage Way",
    reaction("ani", intercept(1)),
    rises("ANI", unlock(ME), attempt(rising=True)),
    who=capacity(7),
    digest="8cf825746dd0",
)
card(
    101706,
    "Second Tradition: Domain",
    reaction("", intercept(2)),
    rises("", unlock(ME), attempt(rising=True, intercept=2), cost=pay(1, BLOOD)),
    who=title("prince", "justicar"),
    digest="70c75a50ae93",
)

# -- bleeds sent on or reduced ----------------------------------------------------------------------------------------

card(100518, "Deflection", sends_on("dom"), sends_on("DOM", locks=False), digest="288147180368")
card(101949, "Telepathic Misdirection", reaction("aus", intercept(1)), sends_on("AUS"), digest="518f4780ef27")
card(
    101259,
    "My Enemy's Enemy",
    reaction("aus", intercept(1)),
    reaction(
        "AUS",
        redirect(a(SEAT, OTHERS, among(predator_of(PREDATOR)), ~among(PREDATOR))),
        lock(ME),
        when=DECLINED,
        if_=is_(ACTING, of(PREDATOR)),
    ),
    digest="3ddee2eff18a",
)
card(
    101578,
    "Redirection",
    sends_on("dom", YOUNGER_ACTS),
    sends_on("DOM", is_(ACTING, VAMPIRE)),
    digest="24c951471f16",
)
card(
    101256,
    "Murmur of the False Will",
    modifier("dom", mod(BLEED, 1), limited=True),
    sends_on("DOM", YOUNGER_ACTS),
    digest="67d24935c1f8",
)
card(102218, "Bait and Switch", sends_on("", who=title("baron")), digest="e60b78d479fa")
card(101948, "Telepathic Counter", less_bleed("aus", 1), less_bleed("AUS", 2), digest="f316ef6658db")
card(
    102219,
    "Deep Ecology",
    reaction("ani", intercept(2), if_=directed_at(YOU)),
    less_bleed("for", 2),
    rises("pro", unlock(ME), cost=pay(1, BLOOD)),
    who=ANARCH,
    digest="46553f55e648",
)
