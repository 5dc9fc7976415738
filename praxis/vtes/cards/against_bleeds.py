"""Reactions that reduce a bleed or send it on to another Methuselah."""

from __future__ import annotations

from praxis.vtes.cards.families import *
from praxis.vtes.cards.language import *

card(
    102231,
    "Party Out Of Bounds",
    less_bleed("obf", 2),
    reaction("pre", mod(VOTES, 2, ME), when=POLLING),
    reaction("pro", intercept(1)),
    who=ANARCH,
    digest="77c3aa9a4505",
)
card(
    102265,
    "Visions of Zapathasura",
    less_bleed("obf pre", 3),
    reaction(
        "OBF PRE",
        mod(BLEED, num(BLEED, ACTING) * -1),
        cost=locking(ME),
        if_=BLEEDS_YOU & (num(BLEED, ACTING) >= 1),
    ),
    digest="0c42103edb8f",
)
card(
    102214,
    "Protected District",
    less_bleed("", 3),
    reaction("", oppose(3), when=POLLING),
    who=title("primogen"),
    digest="036ccfd90b17",
)
card(
    102197, "Wrong and Crosswise", less_bleed("dem", 2), reaction("DEM", oppose(4), when=POLLING), digest="b82ac06d62b2"
)
card(
    101126,
    "Lost in Translation",
    sends_on("", WEAKER_ACTS, who=VAMPIRE, limit=ACTION | FOR_ALL),
    digest="e6caeb13bc7c",
)
card(
    101864,
    "Steadfastness",
    reaction("for", intercept(1), if_=directed_at(YOU)),
    less_bleed("FOR", 1),
    digest="b031bababdb8",
)
card(
    100437,
    "Covincraft",
    less_bleed("", 1),
    reaction("", mod(VOTES, 4, ME), when=DURING_REFERENDUM),
    digest="a7a3fa9b414a",
)
card(
    100062,
    "Ancestor's Insight",
    less_bleed("aus", 1),
    modifier("AUS", mod(BLEED, 1), limited=True),
    who=LAIBON,
    digest="c11e3bdc83b3",
)
card(
    100132,
    "Banner of Neutrality",
    less_bleed("", 1, is_(ACTING, VAMPIRE, CAMARILLA | SABBAT)),
    who=INDEPENDENT | ANARCH,
    digest="f8e3aba5f288",
)
card(
    101038,
    "Keep it Simple",
    reaction(
        "",
        mod(BLEED, num(STEALTH, ACTING) * -1),
        if_=BLEEDS_YOU & (num(BLEED, ACTING) >= 1) & (num(STEALTH, ACTING) >= 1),
    ),
    digest="1ed7976931b3",
)
card(
    100792,
    "Friend of Mine",
    less_bleed("for", 2),
    reaction("nec", intercept(1)),
    reaction("obt", burn(2, BLOOD, ACTING), when=SUCCEEDED, if_=BLED & is_(ACTING, VAMPIRE) & directed_at(YOU)),
    who=ANARCH,
    digest="97b664487d4c",
)
card(
    100272,
    "Burnt Offerings",
    reaction("aus", intercept(1)),
    reaction(
        "AUS",
        burn(1, POOL, PREDATOR),
        when=SUCCEEDED,
        if_=BLED & directed_at(YOU) & is_(ACTING, of(PREDATOR)),
    ),
    digest="3156a83d7eb9",
)
