"""Action Modifier cards: B."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import bleed_or_stealth, stealth
from praxis.vtes.definitions.shapes.several import a_prevention, fails, if_blocked, intercept

# [imbued.ruling.bear-baiting]
card(
    100144,
    "Bear-Baiting",
    modifier(
        "",
        show(top(YOU)),
        show(top(controller(BLOCKING))),
        if_(
            num(CAPACITY, top(YOU)) < num(CAPACITY, top(controller(BLOCKING))),
            inflict(1, ME, UNPREVENTABLE),
            other=do(lock(BLOCKING), outcome(ENDS), put(CARD, ME)),
        ),
        shuffle(CRYPT, YOU),
        shuffle(CRYPT, controller(BLOCKING)),
        when=BLOCKED,
        who=ANARCH,
        if_=is_(BLOCKING, VAMPIRE, OLDER, ~ANARCH),
    ),
    digest="983f6cc45a3b",
    note="no more bleed against the Methuselah whose vampire blocked",
)
card(
    100146,
    "Beast Meld",
    modifier("ani pro", mod(STEALTH, 1), if_blocked(a_prevention())),
    modifier("ANI PRO", hang(cannot(rule.BLOCK, VAMPIRE)), when=ANNOUNCED, if_=~kind("bleed")),
    digest="9a295a17ebee",
)
card(
    100157,
    "Bewitching Oration",
    modifier("pre", mod(VOTES, 2)),
    modifier("PRE", mod(VOTES, 4)),
    when=POLLING,
    digest="1ec824a76798",
)
card(
    100177,
    "Blanket of Night",
    stealth("obt"),
    fails("OBT", by=BY_OTHER, cost=locking(ME)),
    digest="0062590518e2",
)
card(
    100193,
    "Blood Awakening",
    reaction("qui", intercept(1)),
    fails("QUI", is_(BLOCKING, VAMPIRE, YOUNGER)),
    digest="945a640ec87d",
)
bleed_or_stealth(100236, "Bonding", "dom", "6828ae893b6b")
card(
    100249,
    "Breath of Thanatos",
    modifier("nec", mod(STEALTH, 2), if_=kind("recruit", "employ") & is_(PLAYED_CARD, trait("wraith"))),
    strike("NEC", damage(1, AGGRAVATED)),
    digest="4f505fe0d591",
)
BRIBED = all_(SEAT, OTHERS, voted("for"), ~voted("against"))
card(
    100251,
    "Bribes",
    modifier("", gain(1), later(fact.POLLED, gain(1, POOL, BRIBED), until=REFERENDUM), when=BEFORE_VOTES),
    digest="76c48df22464",
)
