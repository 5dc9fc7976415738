"""Action Modifier cards: C."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import CARRIED, bleed_or_stealth, more, more_bleed
from praxis.vtes.definitions.shapes.several import IN_YOUR_MINION_PHASE, WEAKER, fails, less_intercept

card(
    100279,
    "Call of the Hungry Dead",
    modifier("nec", mod(INTERCEPT, -1, BLOCKING), when=ATTEMPT),
    modifier("NEC", block_fails(), when=ATTEMPT, cost=pay(1, BLOOD)),
    digest="898340530a73",
)
card(
    100323,
    "Change of Target",
    modifier("", unlock(ME), outcome(ENDS), not_again(ME), when=BLOCKED),
    digest="8d80ff7459ae",
)
card(
    100324,
    "Changeling",
    modifier("vic", mod(BLEED, 1), limited=True),
    modifier("VIC", mod(STEALTH, 1)),
    digest="77d22cbb1db8",
)
OF_THE_SABBAT = is_(BLOCKING, VAMPIRE, SABBAT)
card(100350, "Circumspect Revelation", fails("", OF_THE_SABBAT), digest="0ce429c133f2")
card(
    100362,
    "Cloak the Gathering",
    modifier("obf", mod(STEALTH, 1)),
    modifier("OBF", mod(STEALTH, 1), by=BY_OTHER),
    digest="b7da3d35770e",
)
card(
    100364,
    "Closed Session",
    modifier("", hang(cannot(rule.VOTE, VAMPIRE & ~CAMARILLA), REFERENDUM), when=BEFORE_VOTES),
    who=title("prince", "justicar", "inner circle"),
    digest="2348c278fbfd",
)
card(
    100380,
    "Command",
    modifier("dom", block_fails(), lock(BLOCKING)),
    modifier("DOM", block_fails(), lock(BLOCKING), put(CARD, BLOCKING)),
    cannot(rule.UNLOCK, BEARER),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=controller(BEARER)),
    when=ATTEMPT,
    if_=is_(BLOCKING, ALLY),
    digest="0875cef51bb1",
)
card(100381, "Command of the Beast", more("dom", 1), modifier("DOM", mod(BLEED, 1)), digest="3758b12224c6")
more_bleed(100401, "Conditioning", "dom", 2, 3, "212462acd68f")
bleed_or_stealth(100405, "Confusion", "dem", "a4405f74e92a")
card(
    102288,
    "Consign to Oblivion",
    modifier("obl", hang(costs(1, BLOOD_COST, MINION, REACTION_CARD))),
    modifier("OBL", above, hang(on(fact.PLAYED, held_back(ACTION), about=REACTION_CARD))),
    when=ANNOUNCED,
    digest="dc1ce9196ef9",
)
card(
    100433,
    "Council of Seraphim",
    fails("", OF_THE_SABBAT),
    less_intercept("", if_=~OF_THE_SABBAT),
    digest="0fd519f3b80a",
)
TO_ANARCHY = named("Go Anarch") | named("Anarch Secession")
card(
    100446,
    "CrimethInc.",
    modifier("pro", unlock(ME)),
    modifier("qui", unlock(a(VAMPIRE, READY, ANARCH, ~among(ME)))),
    modifier("tha", put(CARD, PLAY)),
    ability(IN_YOUR_MINION_PHASE, unlock(a(VAMPIRE, READY, ANARCH, MINE, LOCKED)), cost=pay(1, POOL), if_=YOUR_TURN),
    when=SUCCEEDED,
    if_=needs("Anarch") | kind("anarch") | happened(fact.ENTERS, TO_ANARCHY, to=ME, span=ACTION),
    digest="a839fe2fe51d",
)


def tongue(n: int) -> Effect:
    """The attempt fails and no minion of the same controller can attempt again, unless the blocker burns so much
    blood."""
    return unless(controller(BLOCKING), pay(n, BLOOD, BLOCKING), block_fails(ALL_OF_HERS))


card(
    100450,
    "Crocodile's Tongue",
    modifier("aus", tongue(1)),
    modifier("AUS", tongue(2)),
    when=ATTEMPT,
    if_=is_(BLOCKING, WEAKER),
    covered="paying stops the effect of the card",
    digest="b438f7edac96",
)
card(
    100478,
    "Cryptic Rider",
    modifier("", later(fact.CALLED, outcome(PASSES), of=VAMPIRE & MINE, until=TURN), when=SUCCEEDED, if_=CARRIED),
    digest="fccfb9ffd3c5",
)
