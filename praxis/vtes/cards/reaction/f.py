"""Reaction cards: F."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.reaction import UNDEAD, thwarts
from praxis.vtes.definitions.shapes.several import WEAKER_ACTS, for_blood, intercept, less_bleed

AT_YOURS = directed_at(YOU)
card(
    100690,
    "Faerie Wards",
    reaction("aus", intercept(2), if_=WEAKER_ACTS & AT_YOURS),
    thwarts("myt", lock(ME), if_=WEAKER_ACTS & AT_YOURS),
    thwarts("MYT", lock(ME), gain(1, STUN, ACTING), if_=WEAKER_ACTS & AT_YOURS),
    covered="a stun counter keeps it locked in its next unlock phase",
    digest="6d8a3ec0f359",
)
card(
    100694,
    "Falcon's Eye",
    for_blood("ani"),
    reaction("spi", intercept(1)),
    reaction("SPI", attempt(anybody=True)),
    covered="who may block is what the attempt leaves out",
    digest="94cc6ebaf2f0",
)


def joins(code: str, *riders: Effect) -> Way:
    """A vampire fights the acting minion after that minion's combat with another vampire of his controller, who has
    blocked."""
    return reaction(
        code,
        lock(ME),
        later(fact.FIGHTS, hang(cannot(rule.ANY_STRIKE, ACTING, if_=FIRST_ROUND), COMBAT)),
        fight(ACTING, *riders),
        when=AFTER_COMBAT,
        if_=FROM_BLOCK & is_(BLOCKING, FIGHTING, MINE, ~among(ME)) & is_(ACTING, READY, FIGHTING),
    )


card(100705, "Fast Reaction", joins("aus"), joins("AUS", mod(PRESSES, 1, ME)), digest="3ccbd5a5dba3")
card(
    100729,
    "Fillip",
    wakes("", mod(AWAKE, 1, a(VAMPIRE, MINE, LOCKED, READY, YOUNGER)), by=BY_ALERT, who=VAMPIRE, limit=TURN),
    digest="b29bcea0a824",
)
card(
    100755,
    "Folderol",
    less_bleed("aus", 1, cost=pay(1, BLOOD)),
    less_bleed("myt", 1),
    reaction("MYT", mod(BLEED, -1), if_=kind("bleed") & (num(BLEED, ACTING) >= 1)),
    digest="dbbb81e8c908",
)
HAS_BLOCKED = happened(fact.BLOCKED, ME, span=ACTION)
card(
    100760,
    "Forced Awakening",
    wakes(
        "",
        mod(AWAKE, 1, ME),
        if_(  # an earlier block, after which the action went on, does not count
            HAS_BLOCKED,
            later(fact.RESOLVES, if_(~(FROM_BLOCK & is_(BLOCKING, among(ME))), burn(1, BLOOD, ME))),
            other=later(fact.RESOLVES, if_(~HAS_BLOCKED, burn(1, BLOOD, ME))),
        ),
        who=VAMPIRE,
    ),
    digest="cc9cddfd99ff",
)
card(
    100762,
    "Forced Vigilance",
    reaction("for", unlock(ME), when=FAILED, by=BY_LOCKED, who=among(BLOCKING)),
    rises("FOR", unlock(ME), if_=directed_at(YOU)),
    digest="455cd9476f62",
)
card(
    100778,
    "Foul Blood",
    reaction("qui", mod(HUNT, -1, ACTING), later(fact.OVER, inflict(1, ACTING, UNPREVENTABLE)), lock(ME)),
    reaction("QUI", mod(HUNT, -1, ACTING), later(fact.OVER, inflict(1, ACTING, UNPREVENTABLE))),
    when=RESOLVING,
    if_=kind("hunt") & is_(ACTING, VAMPIRE) & (num(HUNT, ACTING) >= 1),
    digest="fbb10e66d14b",
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
    100797,
    "Funeral Wake",
    reaction("nec", unlock(a(UNDEAD | ALLY & trait("mummy"), MINE, LOCKED, READY)), by=BY_ALERT),
    reaction("NEC", unlock(up_to(2, UNDEAD | ALLY & trait("mummy"), MINE, LOCKED, READY)), by=BY_ALERT),
    digest="e533c267060b",
)
