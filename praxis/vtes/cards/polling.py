"""Modifiers and reactions in a referendum: votes, abstentions, and what follows on the result."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.cards.families import *
from praxis.vtes.cards.language import *

# -- votes ------------------------------------------------------------------------------------------------------------

card(102278, "Ominous Chorus", *modifier_and_reaction("", mod(VOTES, 3, ME), when=POLLING), digest="adaefbf2d9ed")
card(
    101909,
    "Surprise Influence",
    reaction("", mod(VOTES, 2, ME), when=DURING_REFERENDUM, who=VAMPIRE),
    digest="e321df1d04ec",
)
AWESOME, DOUBLY = x(0, num(BLOOD, ME)), x(0, num(BLOOD, ME))
card(
    100119,
    "Awe",
    modifier("pre", mod(VOTES, AWESOME + 1, ME), blood=AWESOME),
    modifier("PRE", mod(VOTES, DOUBLY * 2 + 1, ME), blood=DOUBLY),
    when=POLLING,
    digest="8176d8d814fc",
)
card(
    102308,
    "Absolute Tyranny",
    *modifier_and_reaction("pot pre", mod(VOTES, 3, ME), when=POLLING),
    *modifier_and_reaction(
        "POT PRE",
        mod(VOTES, -1, all_(VAMPIRE, READY, ~trait("path of Power and the Inner Voice"))),
        when=POLLING,
    ),
    digest="36bca848932d",
)
card(
    100622,
    "The Eldest Are Kholo",
    modifier("", mod(VOTES, 2, all_(VAMPIRE, READY, LAIBON, clan("Ravnos"))), when=POLLING),
    reaction("", mod(VOTES, 1, all_(VAMPIRE, READY, clan("Ravnos"))), when=POLLING),
    digest="3cb408d38dc1",
)
card(
    101496,
    "Propaganda of the Deed",
    modifier("", put(CARD, PLAY), when=SUCCEEDED, if_=DIRECTED, who=ANARCH),
    ability(POLLING, mod(VOTES, 2, YOU), cost=burn(CARD)),
    digest="4c4dfb531e30",
)

# -- abstaining -------------------------------------------------------------------------------------------------------


def silenced() -> tuple[Effect, ...]:
    """A vampire who has voted is locked, and abstains."""
    return lock(a(VAMPIRE, READY, voted())), abstain(T)


card(
    101686,
    "Scalpel Tongue",
    *modifier_and_reaction("cel pre", *silenced(), when=POLLING),
    *modifier_and_reaction("CEL PRE", *silenced(), burn(1, BLOOD, T), when=POLLING),
    digest="3011cc1fdc38",
)


def taken_back() -> Effect:
    """The political action card that has called the referendum goes back to the hand."""
    return if_(is_(PLAYED_CARD, POLITICAL_CARD), put(PLAYED_CARD, HAND))


card(
    101951,
    "Telepathic Vote Counting",
    modifier("aus", outcome(CANCELLED), taken_back()),
    modifier("AUS", abstain(a(VAMPIRE, READY))),
    when=POLLING,
    digest="0ce225413823",
)
card(
    100519,
    "Delaying Tactics",
    reaction("", outcome(CANCELLED), unlock(ACTING), not_again(ACTOR), taken_back(), when=POLLING),
    covered="the Methuselah cannot have the same action again",
    digest="e5b5b3f27fdd",
)
card(
    101516,
    "Pulling Strings",
    reaction("dom", abstain(a(VAMPIRE, READY, YOUNGER))),
    reaction("DOM", abstain(a(VAMPIRE, READY))),
    when=DURING_REFERENDUM,
    digest="57f057b403a6",
)
card(
    101064,
    "Knotted Cord",
    *modifier_and_reaction("", abstain(a(VAMPIRE, READY, YOUNGER)), when=POLLING),
    who=VAMPIRE & trait("infernal"),
    digest="14e5b41e60e1",
)
UNDER_THE_SKIN = a(VAMPIRE, READY, YOUNGER)
card(
    102064,
    "Under the Skin",
    modifier("aus pre", abstain(a(VAMPIRE, READY, YOUNGER))),
    modifier("AUS PRE", abstain(UNDER_THE_SKIN), later(fact.PASSED, later(fact.OVER, lock(T)))),
    when=BEFORE_VOTES,
    digest="8e335977784a",
)

# -- who may not vote -------------------------------------------------------------------------------------------------

card(
    100364,
    "Closed Session",
    modifier("", hang(cannot(rule.VOTE, VAMPIRE & ~CAMARILLA), REFERENDUM), when=BEFORE_VOTES),
    who=title("prince", "justicar", "inner circle"),
    digest="2348c278fbfd",
)
card(
    101490,
    "Private Audience",
    modifier("", hang(cannot(rule.VOTE, VAMPIRE & ~SABBAT), REFERENDUM), when=BEFORE_VOTES),
    who=title("archbishop", "priscus", "cardinal", "regent"),
    digest="bbd0bdc91cef",
)

# -- when the votes are counted ---------------------------------------------------------------------------------------

card(
    101692,
    "Scorn of Adonis",
    modifier("", later(fact.POLLED, burn(1, POOL, all_(SEAT, voted("against"))), until=REFERENDUM), when=POLLING),
    digest="47a026604cd0",
)
BRIBED = all_(SEAT, OTHERS, voted("for"), ~voted("against"))
card(
    100251,
    "Bribes",
    modifier("", gain(1), later(fact.POLLED, gain(1, POOL, BRIBED), until=REFERENDUM), when=BEFORE_VOTES),
    digest="76c48df22464",
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
    101406,
    "Poison Pill",
    reaction(
        "",
        later(
            fact.PASSED,
            hang(on(fact.LOSES_POOL, burn(HOW_MUCH, POOL, ACTOR), of=YOU), REFERENDUM),
            until=REFERENDUM,
        ),
        when=BEFORE_VOTES,
    ),
    digest="bee26cacf8dd",
)
card(
    101413,
    "Political Backlash",
    reaction(
        "",
        burn(2, POOL, ACTOR),
        when=SUCCEEDED,
        if_=happened(fact.POLLED, span=ACTION) & ~happened(fact.PASSED, span=ACTION),
    ),
    digest="cfcb848f811f",
)

# -- after a referendum that passed -----------------------------------------------------------------------------------

CARRIED = happened(fact.PASSED, span=ACTION)
MARGIN = tally(fact.POLLED, ACTING, span=ACTION)
"""By how many votes the referendum of this action has passed."""
card(
    102274,
    "Amici Noctis",
    modifier(
        "",
        gain(any_(0, at_most(MARGIN, case(is_(ME, TITLED), 2, 1))), POOL, YOU),
        gain(1, BLOOD, up_to(MARGIN - MOVED, VAMPIRE, READY, MINE, NOT_FULL, clan("Lasombra"))),
        when=SUCCEEDED,
        if_=CARRIED,
    ),
    digest="1cdec7ee327b",
)
card(
    102331,
    "Magnetic Authority",
    *either("dom pot", gain(2, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, SABBAT))),
    *either("DOM POT", gain(1, BLOOD, all_(VAMPIRE, UNCONTROLLED, MINE, SABBAT))),
    when=SUCCEEDED,
    if_=CARRIED,
    digest="5543f9d3eda1",
)
card(
    100478,
    "Cryptic Rider",
    modifier("", later(fact.CALLED, outcome(PASSES), of=VAMPIRE & MINE, until=TURN), when=SUCCEEDED, if_=CARRIED),
    digest="fccfb9ffd3c5",
)
