"""Action modifiers that give stealth, with or without something besides."""

from __future__ import annotations

from praxis.vtes.cards.build import Way
from praxis.vtes.cards.families import *
from praxis.vtes.cards.language import *


def stealth(code: str, n: int = 1) -> Way:
    return modifier(code, mod(STEALTH, n))


# -- stealth, and something for the combat ----------------------------------------------------------------------------

card(
    101223,
    "Mirror Walk",
    stealth("tha"),
    modifier("THA", above, hang(on(fact.BLOCKED, lock(BLOCKING), outcome(ENDS), to=ME))),
    not_replaced="discard",
    digest="bdd20954638b",
)
card(
    101216,
    "Mind Tricks",
    stealth("dem"),
    modifier("DEM", above, if_blocked(maneuver_or_press())),
    digest="18475cb93a51",
)
card(
    100146,
    "Beast Meld",
    modifier("ani pro", mod(STEALTH, 1), if_blocked(a_prevention())),
    modifier("ANI PRO", hang(cannot(rule.BLOCK, VAMPIRE)), when=ANNOUNCED, if_=~kind("bleed")),
    digest="9a295a17ebee",
)
card(
    101774,
    "Shroud of Absence",
    stealth("dom obt"),
    modifier("DOM OBT", above, if_blocked(a_way_out())),
    digest="6e899bb69687",
)
card(
    100036,
    "Alacrity",
    stealth("cel"),
    modifier(
        "CEL",
        above,
        if_blocked(grant(ability(RANGE, maneuver(), limit=COMBAT, if_=FIRST_ROUND), COMBAT)),
    ),
    digest="ba7895e46410",
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
    101606,
    "Repulsion",
    modifier(
        "pre",
        if_blocked(grant(ability(RANGE, maneuver("long"), limit=COMBAT), COMBAT)),
        when=ANNOUNCED,
    ),
    stealth("obe"),
    modifier("OBE", put(CARD, ME)),
    gives(STEALTH, 1),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    if_=is_(ME, ~with_(named("Repulsion"))),
    digest="cd86aef6310d",
)
card(
    101875,
    "Stone Travel",
    modifier("obt", mod(STEALTH, 1), cost=pay(1, BLOOD, ME)),
    stealth("myt"),
    modifier("MYT", above, hang(on(fact.RESOLVES, may(outcome(NO_COMBAT)), to=MINION))),
    covered="the acting Methuselah may have no combat",
    digest="d881a590b425",
)

# -- stealth, and a price for those who block -------------------------------------------------------------------------

card(
    102285,
    "Where the Veil Thins",
    stealth("obl"),
    modifier("OBL", above, *taxed(MINION & ~has("obl"), allies=False)),
    digest="b8aef372bfef",
)

# -- kept for another action ------------------------------------------------------------------------------------------

card(
    102280,
    "Shadow Cast",
    stealth("obl"),
    modifier("OBL", put(CARD, ME), remember(VICTIMS), when=SUCCEEDED, if_=DIRECTED),
    ability(ATTEMPT, mod(STEALTH, 1), cost=burn(CARD), by=BY_ACTING, if_=directed_at(CHOSEN_SEATS, only=True)),
    digest="e47efbe0feb8",
)
card(
    102062,
    "Under My Skin",
    stealth("obf"),
    modifier("thn", mod(STEALTH, 1), put(CARD, ME)),
    modifier("THN", mod(STEALTH, 2), put(CARD, ME)),
    ability(
        ATTEMPT,
        mod(STEALTH, 1),
        cost=burn(CARD),
        by=BY_ACTING,
        if_=~happened(fact.PLAYED, about=among(CARD), span=ACTION),
    ),
    digest="005f1e173310",
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

# -- by others, and otherwise -----------------------------------------------------------------------------------------

card(
    100177,
    "Blanket of Night",
    stealth("obt"),
    fails("OBT", by=BY_OTHER, cost=locking(ME)),
    digest="0062590518e2",
)
card(
    102337,
    "Relentlessness",
    *either("cel for", mod(STEALTH, 1)),
    *either("CEL FOR", block_fails(), when=ATTEMPT),
    digest="ffc761bef209",
)
card(101818, "Soar", modifier("", mod(STEALTH, 1), if_=~DIRECTED, who=trait("flight")), digest="26c100dbde44")
card(
    101226,
    "The Missing Voice",
    modifier("cel", hang(gives(INTERCEPT, -1, all_(capacity(most=4)))), who=capacity(5)),
    modifier("mel", hang(gives(INTERCEPT, -1, all_(WEAKER)))),
    stealth("MEL"),
    digest="bc490f69ee1b",
)
card(
    101234,
    "Mole's Tunneling",
    modifier("ani", hang(gives(INTERCEPT, -1, all_(WEAKER))), when=ATTEMPT, if_=is_(BLOCKING, WEAKER)),
    stealth("spi"),
    modifier("SPI", mod(STEALTH, 2), cost=pay(1, BLOOD, ME)),
    digest="e7f72147eb8f",
)
card(
    102355,
    "Go-getter",
    modifier("obf", mod(STEALTH, 1)),
    modifier("OBF", outcome(GOES_ON), cost=pay(1, BLOOD, ME), when=FAILED, who=READY, if_=FROM_BLOCK),
    if_=~kind("bleed"),
    digest="d757c8efce54",
)
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
    100761,
    "Forced March",
    modifier("cel for", unlock(ME), when=SUCCEEDED),
    modifier("CEL FOR", mod(STEALTH, 1), later(fact.OVER, may(unlock(ME), cost=pay(1, BLOOD, ME)), if_=UNBLOCKED)),
    limit=TURN,
    digest="8adf5f1fda2f",
)
