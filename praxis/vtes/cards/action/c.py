"""Action cards: C."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.effects.nodes import Part
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import THEIRS, WITH_ITS_MAKER, hurts, small, sung, warded
from praxis.vtes.definitions.shapes.several import IN_YOUR_MINION_PHASE

card(
    100278,
    "The Call",
    action("aus dem", gain(2, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER, has("dem")))),
    action("AUS DEM", gain(3, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER, has("dem")))),
    stealth=1,
    digest="f32d4d4a6973",
)
card(
    100300,
    "Carrion Coffin",
    action("pro", put(CARD, ME)),
    action("PRO", put(CARD, ME), stealth=1),
    on(fact.TURN_ENDS, may(unlock(BEARER), cost=pay(1, BLOOD, BEARER)), if_=is_(BEARER, LOCKED, holds(1))),
    burnable(VAMPIRE),
    digest="9a766dd4ec9f",
)
card(
    100305,
    "Cat Burglary",
    action("cel", small(1)),
    action("CEL", small(1, at=a(SEAT, OTHERS))),
    stealth=1,
    digest="8868f1312642",
)
card(
    100318,
    "Chair of Hades",
    action("nec", put(a(ALLY | RETAINER, trait("mortal") | trait("ghoul")), REMOVED), stealth=1),
    action("NEC", put(a((ALLY | RETAINER) & ~trait("wraith") | capacity(most=2)), REMOVED), stealth=1),
    digest="a444266a4992",
)
card(
    102246,
    "Childe of the Revolution",
    action("", embrace(sect="Anarch"), learns(CARD), who=title("baron"), stealth=1),
    digest="8867611687ea",
)
card(
    100345,
    "Choir",
    action("mel", put(CARD, PLAY)),
    action("MEL", *sung(2)),
    at(fact.INFLUENCE_PHASE, burn(CARD), whose=YOU),
    stealth=1,
    digest="99e678f51b15",
)
card(
    100346,
    "Chronicle of the Lost Tribe",
    action("", put(CARD, PLAY), stealth=1),
    gives(HAND_SIZE, 1),
    act(control(CARD, YOU), who=capacity(5), open=FOR_OTHERS),
    digest="e33a1e34befb",
)
card(
    100355,
    "Clandestine Contract",
    action("", put(CARD, a(MINION, READY, OTHERS)), remember(ME), fight(T), stealth=1),
    act(fight(BEARER), who=among(CHOSEN) & clan("Banu Haqim"), open=FOR_ANYBODY, stealth=1),
    digest="4c16e527022c",
)
# [imbued.ruling.clothos-gift-obf]
# [imbued.ruling.clothos-gift-tem]
card(
    100365,
    "Clotho's Gift",
    action("obf", draw(1, CRYPT), stealth=1),
    action("tem", gain(2, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER)), stealth=1),
    action("TEM", put(CARD, ME), lock(CARD), stealth=1),
    ability(IN_YOUR_MINION_PHASE, unlock(BEARER), cost=(locking(), pay(1, BLOOD, BEARER)), if_=YOUR_TURN),
    covered="the top card of the crypt",
    digest="ba4802455792",
)
card(100390, "Computer Hacking", action("", bleed(1)), digest="859dfc797180")
card(100391, "Conceal", action("obf", burn(a(EQUIPMENT))), action("OBF", burn(a(LOCATION))), digest="38f7bbc10905")
card(
    100393,
    "Concert Tour",
    action("", put(CARD, ME), stealth=1),
    ability(UNLOCK, gain(num(CAPACITY, BEARER), BLOOD, BEARER), burn(CARD)),
    digest="358483f34443",
)
ANOTHER = burn(all_(trait("condemnation"), on_(T), ~among(CARD)))
INFERNAL = VAMPIRE & trait("infernal")


def condemnation(official: int, name: str, code: str, whom: Filter, *parts: Part, digest: str) -> None:
    """A card that locks a younger vampire, or that is put on a ready minion who has no other such card."""
    card(
        official,
        f"Condemnation: {name}",
        action(code, lock(a(VAMPIRE, IN_PLAY, YOUNGER))),
        action("dai", put(CARD, a(whom, READY)), ANOTHER, who=INFERNAL),
        action("DAI", put(CARD, a(whom, READY)), ANOTHER, who=INFERNAL),
        *parts,
        stealth=1,
        digest=digest,
    )


condemnation(
    100397,
    "Betrayed",
    "ser",
    MINION,
    dues(1, BLOOD_COST, BEARER, "bleed"),
    cannot(rule.BLEED, BEARER, if_=is_(BEARER, ALLY)),
    at(fact.UNLOCK_PHASE, burn(top(THEIRS, LIBRARY)), whose=THEIRS, level=2),
    digest="4f099ff4151a",
)
condemnation(
    100398,
    "Doomed",
    "obf",
    MINION,
    gives(STEALTH, -1),
    on(fact.BLOCKED, burn(1, POOL, THEIRS), to=BEARER, level=2),
    digest="187ac9f2ba6c",
)
condemnation(
    100400,
    "Mute",
    "chi",
    VAMPIRE,
    gives(VOTES, -3),
    on(fact.ENACTED, burn(1, BLOOD, BEARER), level=2),
    digest="a9f8f8e8af96",
)
warded(100413, "Consecration Rites", "b891b0f43866", action("", put(CARD, a(LOCATION, IN_PLAY, MINE))))
card(
    100415,
    "Consignment to Duat",
    action("ser", take(1, BLOOD, a(MINION, READY, OTHER), ME)),
    action("SER", put(CARD, a(MINION, READY, ~with_(named("Consignment to Duat")))), remember(ME)),
    at(
        fact.UNLOCK_PHASE,
        if_(num(BLOOD, BEARER) >= 1, burn(1, BLOOD, BEARER), other=put(BEARER, TORPOR)),
        whose=THEIRS,
    ),
    on(fact.FIGHTS, burn(CARD), if_=is_(CHOSEN, FIGHTING)),
    WITH_ITS_MAKER,
    stealth=1,
    digest="127fad429aa5",
)
card(
    100416,
    "Constant Revolution",
    action("", put(CARD, PLAY), gain(1, BLOOD, CARD), who=ANARCH, stealth=1),
    at(fact.UNLOCK_PHASE, gain(1, BLOOD, CARD), whose=YOU),
    at(
        fact.UNLOCK_PHASE,
        discard(
            at_random(in_(HAND), of(THEM), n=any_(0, at_most(num(BLOOD, CARD), count(in_(HAND), of(THEM))), by=THEM))
        ),
        burn(num(BLOOD, CARD) - MOVED, POOL, THEM),
        whose=OTHER_SEATS,
    ),
    burnable(VAMPIRE, pool=1),
    digest="1ea50b67bf1f",
)
CORRUPTED = num(CORRUPTION, OPPOSING) >= num(WORTH, OPPOSING)
card(
    100418,
    "Contagion",
    action("dai", put(CARD, ME)),
    action("DAI", put(CARD, ME)),
    at(fact.UNLOCK_PHASE, burn(1, POOL, THEM), whose=OTHER_SEATS, if_=is_(BEARER, READY)),
    ability(
        STRIKE,
        special(),
        hits(
            gain(1, CORRUPTION, OPPOSING),
            if_(CORRUPTED, may(control(OPPOSING, YOU), cost=burn(ALL, CORRUPTION, OPPOSING))),
        ),
        limit=COMBAT,
        version=1,
    ),
    stealth=1,
    digest="55a15887a362",
)
card(
    100430,
    "Corruption",
    action(
        "",
        gain(1, CORRUPTION, a(MINION, of(PREY))),
        if_(num(CORRUPTION, T) >= num(WORTH, T), may(control(T, YOU), cost=burn(ALL, CORRUPTION, T))),
        stealth=1,
    ),
    digest="afd252335a33",
)
card(
    100436,
    "Covenant of Blood",
    action("", put(CARD, PLAY)),
    act(fight(a(VAMPIRE, READY, OTHERS, CAMARILLA)), who=VAMPIRE & ~CAMARILLA, open=FOR_ANYBODY),
    burnable(VAMPIRE & ~CAMARILLA),
    burnable(VAMPIRE & CAMARILLA, stealth=-1),
    digest="6d0bb5128d82",
)
card(
    100441,
    "Creation Rites",
    action(
        "",
        embrace(sect="Sabbat", acts=False),
        learns(CARD),
        take(any_(0, 1), BLOOD, ME, CARD),
        who=title("archbishop", "priscus", "cardinal", "regent"),
        stealth=1,
    ),
    digest="8dc054a8d76e",
)
card(
    102213,
    "Creeping Sabotage",
    action("", put(CARD, PLAY), blood=count(named("Creeping Sabotage"), MINE), stealth=1),
    at(fact.UNLOCK_PHASE, burn(1, POOL, PREY), whose=YOU),
    burnable(),
    digest="14b64fd71cb8",
)
card(
    100477,
    "Cryptic Mission",
    action("tha", if_(is_(a(VAMPIRE | ALLY | RETAINER, IN_PLAY), VAMPIRE), burn(1, BLOOD, T), other=hurts(1, T))),
    action("THA", above, gain(1, BLOOD, ME)),
    stealth=1,
    digest="09e4dc27bae1",
)
