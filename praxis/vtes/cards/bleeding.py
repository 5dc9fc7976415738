"""Action modifiers that raise a bleed."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.families import *
from praxis.vtes.cards.language import *
from praxis.vtes.cards.openings import FRENZIED


def more(code: str, n: int, *besides: Effect) -> Way:
    """An action modifier that raises the bleed, within the limit of one raise. [action.bleed.limited]"""
    return modifier(code, mod(BLEED, n), *besides, limited=True)


def or_stealthy(code: str, *besides: Effect) -> tuple[Way, Way]:
    """One more bleed, with or without one more stealth."""
    return more(code, 1, *besides), more(code, 1, mod(STEALTH, 1), *besides)


WRENCHED = x(1, at_most(3, num(BLOOD, ME)))
card(
    101239,
    "Monkey Wrench",
    modifier("", mod(BLEED, WRENCHED), blood=WRENCHED, limited=True, who=ANARCH & holds(1)),
    covered="X is announced, from 1 to 3",
    digest="0d8ac48d6169",
)
card(
    101008,
    "Iron Glare",
    modifier("pot pre", mod(VOTES, 2, ME), when=POLLING),
    more("POT PRE", 2),
    digest="02c7fc59fec2",
)
card(
    101318,
    "Old Friends",
    more("obf", 1),
    modifier("OBF", mod(VOTES, 2, ME), when=POLLING),
    not_replaced="unlock",
    digest="1b78599d7566",
)
card(
    102341,
    "Subversion",
    *either("cel pre", mod(STEALTH, 1)),
    *or_stealthy("CEL"),
    *or_stealthy("PRE"),
    digest="0c889e8cfae4",
)
card(100707, "Fata Morgana", modifier("chi", mod(STEALTH, 1)), *or_stealthy("CHI"), digest="12091200ca9f")
card(100381, "Command of the Beast", more("dom", 1), modifier("DOM", mod(BLEED, 1)), digest="3758b12224c6")
card(
    102044,
    "Truth of a Thousand Lies",
    more("ser", 2),
    modifier("SER", unlock(ME), when=SUCCEEDED),
    digest="a255c4249891",
)
card(
    101429,
    "Power of One",
    modifier("obt", burn(2, BLOOD, BLOCKING), when=BLOCKED),
    modifier("pot", mod(BLEED, 1)),
    *or_stealthy("pre"),
    who=ANARCH,
    digest="7303b16d7f9a",
)
SPENT_ON = pick(MINION, of(VICTIMS), holds(2, name="corruption", yours=True))
SERPENT = later(
    fact.SUCCEEDED,
    if_(
        exists(MINION, of(VICTIMS), holds(2, name="corruption", yours=True)),
        may(unlock(ME), cost=pay(2, CORRUPTION, SPENT_ON)),
    ),
    if_=BLED,
)
card(
    102233,
    "Revelation of the Serpent",
    *or_stealthy("pre pro"),
    *or_stealthy("PRE PRO", SERPENT),
    digest="49621b5267cd",
)
TAINTED = a(MINION, of(VICTIMS), holds(1, name="corruption", yours=True))
card(
    101622,
    "Revelation of Desire",
    more("ser", 1),
    modifier(
        "SER",
        hang(gives(BLEED, 3, ACTING, if_=directed_at(controller(T)))),
        hang(gives(BLEED_RAISED, 1, ACTING, if_=directed_at(controller(T)))),
        cost=pay(1, CORRUPTION, TAINTED),
        if_=kind("bleed") & (num(BLEED_RAISED, ACTING) <= 0),
    ),
    digest="1e1e712750b4",
)
card(
    101098,
    "Leverage",
    modifier("", mod(BLEED, 1), hang(instead(fact.EDGE, of=YOU)), cost=burning_edge()),
    covered="getting the Edge is replaced by nothing",
    digest="6606b5b3ccbd",
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
    100974,
    "Inevitability of the Void",
    more("aus nec", 1),
    modifier("AUS NEC", mod(BLEED, count(ASH, of(VICTIMS)) // 10), limited=True),
    digest="a6eebd52113e",
)
card(
    100639,
    "Empowering the Puppet King",
    modifier("dom", mod(BLEED, 1), limited=True, who=UNLOCKED),
    modifier("DOM", mod(BLEED, 1), limited=True),
    by=BY_OTHER,
    covered="who is not asked to be unlocked may be locked",
    digest="1084e2be7bc3",
)
GHOSTLY = is_(ACTING, ALLY, trait("wraith") | trait("zombie"))
card(
    102325,
    "Gifts From Hereafter",
    *either("dom obl", mod(BLEED, 1), limited=True),
    *either("DOM OBL", mod(BLEED, 1), later(fact.OVER, may(unlock(ACTING), cost=pay(1, BLOOD, ME))), limited=True),
    by=BY_OTHER,
    who=UNLOCKED,
    if_=GHOSTLY,
    digest="0bb323475457",
)
FEVERED = named("Fever Pitch")
card(
    102321,
    "Fever Pitch",
    *either("for pre", mod(BLEED, 1), limited=True),
    *either(
        "FOR PRE",
        mod(BLEED, 1),
        later(fact.SUCCEEDED, if_(is_(CARD, ASH) & is_(ME, ~with_(FEVERED)), may(put(CARD, ME))), if_=BLED),
        limited=True,
    ),
    ability(ATTEMPT, block_fails(), cost=burn(CARD), by=BY_ACTING, if_=kind("bleed")),
    digest="bc622d1d8c87",
)
card(
    100905,
    "Heart's Desire",
    more("aus chi", 1, if_(is_(BLOCKING, WEAKER), block_fails())),
    more("AUS CHI", 2, if_(is_(BLOCKING, WEAKER), block_fails())),
    digest="0d89aaad8d0a",
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
    101477,
    "Predator's Communion",
    FRENZIED,
    reaction("abo", intercept(1), if_=is_(ACTING, VAMPIRE)),
    rises("ABO", unlock(ME), if_=is_(ACTING, VAMPIRE)),
    digest="a8cce85eae24",
)
card(
    101195,
    "Melange",
    reaction("aus", intercept(1)),
    reaction(
        "AUS",
        above,
        hang(on(fact.BLOCKED, if_(is_(CARD, ASH), put(CARD, ACTING, kept=True), remember(ME)), of=ME)),
    ),
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        cost=burn(CARD),
        if_=kind("bleed") & is_(ACTING, among(CHOSEN)) & directed_at(controller(BEARER)),
    ),
    digest="8e501f26c117",
)
