"""Action Modifier cards: S."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import lured, more_stealth, or_stealthy, sneak, stealth, they_fight
from praxis.vtes.definitions.shapes.several import (
    a_maneuver,
    a_way_out,
    cannot_block,
    either,
    fails,
    if_blocked,
    intercept,
    less_intercept,
    maneuver_or_press,
    modifier_and_reaction,
    moves,
    presses,
    taxed,
)


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
card(
    101692,
    "Scorn of Adonis",
    modifier("", later(fact.POLLED, burn(1, POOL, all_(SEAT, voted("against"))), until=REFERENDUM), when=POLLING),
    digest="47a026604cd0",
)
card(
    101712,
    "Seduction",
    modifier("dom", mod(CANNOT_BLOCK, 1, a(VAMPIRE, READY, YOUNGER))),
    modifier("DOM", mod(CANNOT_BLOCK, 1, a(VAMPIRE, READY))),
    when=ANNOUNCED,
    digest="a68dde68a339",
)
card(
    102338,
    "Seeds of Terror",
    *either("obf pre", *taxed(MINION, allies=False)),
    *either("OBF PRE", mod(CANNOT_BLOCK, 1, a(VAMPIRE, READY)), *taxed(MINION, allies=False)),
    when=ANNOUNCED,
    digest="2318c3562c50",
)
card(
    101718,
    "Sense the Sin",
    reaction("aus", intercept(1), if_=is_(ACTING, VAMPIRE, YOUNGER)),
    reaction("dai", intercept(1), hang(gives(INTERCEPT, 1, ME, if_=is_(ACTING, holds(name="corruption"))))),
    modifier(
        "DAI",
        mod(BLEED, 2),
        hang(gives(INTERCEPT, -1, all_(MINION, holds(name="corruption")))),
        limited=True,
    ),
    digest="ba580c6ea25d",
)
card(
    101724,
    "Seraph's Second",
    modifier(
        "",
        unlock(ACTING),
        when=SUCCEEDED | FAILED,
        by=BY_OTHER,
        if_=is_(ACTING, VAMPIRE, trait("black hand"), ~trait("seraph")),
        limit=TURN,
    ),
    digest="45ad0ad27fbe",
)
card(
    101725,
    "Serenading the Kami",
    modifier("tha", mod(STRENGTH, 1, ME, ACTION)),
    modifier("THA", mod(STRENGTH, 2, ME, ACTION)),
    when=ANNOUNCED,
    digest="c27dae282756",
)
card(
    101736,
    "Shadow Boxing",
    moves("obf pot", to="close"),
    presses("obf pot", "continue"),
    modifier(
        "OBF POT",
        outcome(GOES_ON),
        cost=pay(1, BLOOD),
        when=AFTER_COMBAT,
        if_=FROM_BLOCK & ~is_(BLOCKING, READY),
    ),
    digest="5c4db001b769",
)
card(
    102280,
    "Shadow Cast",
    stealth("obl"),
    modifier("OBL", put(CARD, ME), remember(VICTIMS), when=SUCCEEDED, if_=DIRECTED),
    ability(ATTEMPT, mod(STEALTH, 1), cost=burn(CARD), by=BY_ACTING, if_=directed_at(CHOSEN_SEATS, only=True)),
    digest="e47efbe0feb8",
)
card(
    102281,
    "Shadow Cloak",
    stealth("obl"),
    modifier("OBL", put(CARD, ME), when=SUCCEEDED),
    cannot(rule.TARGET, BEARER, OTHERS & ~has("aus")),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=YOU),
    digest="32fb35ab90c5",
)
more_stealth(101743, "Shadow Play", "obt", "c7f6fe4e30b9")
card(
    101773,
    "Shroud Mastery",
    modifier("nec", mod(STEALTH, 1), by=BY_OTHER, who=VAMPIRE, if_=is_(ACTING, trait("wraith"))),
    modifier(
        "NEC",
        later(fact.SUCCEEDED, unlock(ME)),
        when=ANNOUNCED,
        if_=kind("recruit", "employ") & is_(PLAYED_CARD, trait("wraith")),
    ),
    digest="6693f1ae81f4",
)
card(
    101774,
    "Shroud of Absence",
    stealth("dom obt"),
    modifier("DOM OBT", above, if_blocked(a_way_out())),
    digest="6e899bb69687",
)
card(
    101775,
    "Shroud of Night",
    modifier("obt", mod(STEALTH, 1), if_=~kind("bleed")),
    modifier("OBT", mod(STEALTH, 1)),
    digest="0309a1ab892c",
)
card(
    101786,
    "Siren's Lure",
    modifier("cel", mod(STEALTH, 1), cost=pay(2, BLOOD, ME)),
    modifier("mel", *lured(lock(ME)), they_fight(), when=ATTEMPT, by=BY_OTHER, who=VAMPIRE & UNLOCKED),
    modifier("MEL", *lured(), they_fight(), when=ATTEMPT, by=BY_OTHER, who=VAMPIRE & UNLOCKED),
    digest="76e8549c1766",
)
card(
    101794,
    "Skin of the Chameleon",
    modifier("tha", if_blocked(maneuver_or_press()), when=ANNOUNCED),
    modifier("vis", mod(STEALTH, 1), if_blocked(maneuver_or_press())),
    modifier("VIS", mod(STEALTH, 2), if_blocked(maneuver_or_press())),
    digest="5d8792cf9bd8",
)
card(
    101804,
    "Sleep Unseen",
    modifier("obf", put(CARD, ME)),
    modifier("OBF", put(CARD, ME)),
    cannot(rule.TARGET, BEARER, MINION & ~has("aus")),
    cannot(rule.TARGET, BEARER, MINION & ~has("AUS"), level=1),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=YOU),
    when=SUCCEEDED,
    digest="1fe095dfb833",
)
card(
    101805,
    "The Sleeping Mind",
    cannot_block("dom", VAMPIRE, LOCKED),
    modifier("DOM", hang(instead(fact.UNLOCKS, of=MINION)), when=ANNOUNCED),
    digest="82090b981422",
)
card(
    101813,
    "Smoke and Mirrors",
    modifier("chi", mod(STEALTH, 1), if_blocked(a_maneuver())),
    modifier("obf", mod(STEALTH, 2), if_=~kind("bleed", "political")),
    less_intercept("obt", if_=is_(BLOCKING, VAMPIRE)),
    digest="3178ca8cd14d",
)
card(101818, "Soar", modifier("", mod(STEALTH, 1), if_=~DIRECTED, who=trait("flight")), digest="26c100dbde44")
card(
    101843,
    "Spectral Divination",
    modifier("nec", mod(STEALTH, 1)),
    reaction("NEC", mod(INTERCEPT, 1, ME)),
    digest="d135ee63357e",
)
card(
    101854,
    "Spoils of War",
    modifier("", gain(1), gain(1, BLOOD, ME), when=SUCCEEDED, if_=DIRECTED),
    digest="951c80227f7b",
)
SUCCESSFUL = kind("bleed") & (num(BLEED, ME) >= 1)
card(
    101857,
    "Spying Mission",
    stealth("obf"),
    modifier(
        "OBF",
        outcome(ENDS),
        put(CARD, ME),
        remember(VICTIMS),
        when=RESOLVING,
        if_=SUCCESSFUL,
    ),
    on(
        fact.SUCCEEDS,
        burn(CARD),
        mod(BLEED, 2, ACTING),
        of=BEARER,
        if_=kind("bleed") & is_(VICTIMS, among(CHOSEN_SEATS)),
    ),
    digest="4a67791fb2be",
)
ON_ALERT = MINION & ~trait("flight") & ~has("spi")
card(
    101858,
    "Squirrel Balance",
    modifier("cel", if_blocked(later(fact.ROUND, set_range("long"), until=COMBAT)), when=ANNOUNCED),
    modifier("spi", mod(INTERCEPT, -1, all_(ON_ALERT))),
    modifier("SPI", mod(INTERCEPT, -2, all_(ON_ALERT))),
    digest="060e9a7bc738",
)
card(
    101867,
    "Stealth Ritus",
    modifier(
        "",
        burn(1, BLOOD, a(VAMPIRE, READY, MINE, SABBAT, holds(1), ~among(ME))),
        mod(STEALTH, 1),
        when=ANNOUNCED,
    ),
    digest="80a3195bf3a1",
)
card(101870, "Stiff Contempt", modifier("", *taxed(VAMPIRE, allies=True), when=ANNOUNCED), digest="1ed10f52fac6")
card(
    101875,
    "Stone Travel",
    modifier("obt", mod(STEALTH, 1), cost=pay(1, BLOOD, ME)),
    stealth("myt"),
    modifier("MYT", above, hang(on(fact.RESOLVES, may(outcome(NO_COMBAT)), to=MINION))),
    covered="the acting Methuselah may have no combat",
    digest="d881a590b425",
)
card(
    101880,
    "Strange Day",
    modifier("", hang(cannot(rule.BLOCK, VAMPIRE)), when=ANNOUNCED, who=LAIBON, limit=GAME),
    digest="0459c12e1f92",
)
card(102282, "Stygian Shroud", less_intercept("obl"), fails("OBL", cost=pay(1, BLOOD, ME)), digest="e96a3bce9164")
card(
    102341,
    "Subversion",
    *either("cel pre", mod(STEALTH, 1)),
    *or_stealthy("CEL"),
    *or_stealthy("PRE"),
    digest="0c889e8cfae4",
)
FEEDS = kind("hunt") & is_(ACTING, NOT_FULL)
card(
    101894,
    "Succulent Vitae",
    modifier("qui", put(CARD, ME), when=RESOLVING, if_=FEEDS),
    modifier("QUI", put(CARD, ME), mod(HUNT, 1), when=RESOLVING, if_=FEEDS),
    ability(PAYING, cheaper(requires("qui"), blood=1, who=BEARER), cost=burn(CARD)),
    digest="4cba6c018f73",
)
card(
    101907,
    "Suppressing Fire",
    less_intercept("", by=BY_OTHER, who=UNLOCKED & with_(trait("gun"))),
    digest="aefafe0c110a",
)
card(
    101913,
    "Swallowed by the Night",
    modifier("obf", mod(STEALTH, 1)),
    combat("OBF", maneuver(), when=RANGE),
    digest="d5887b18227b",
)
card(
    102342,
    "Swift Cover",
    strike("cel", dodge()),
    strike("obf", dodge()),
    sneak("CEL"),
    sneak("OBF"),
    digest="2054c04a7ef4",
)
card(
    101916,
    "Swiftness of the Stag",
    combat("cel", press(), when=PRESS),
    combat("spi", maneuver(), when=RANGE),
    combat("spi", press(), when=PRESS),
    sneak("SPI"),
    digest="eb2f6a12c984",
)
