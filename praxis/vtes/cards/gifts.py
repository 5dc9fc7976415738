"""Actions whose cards stay and help: on the acting minion, on another of one's own, or in play by themselves."""

from __future__ import annotations

from praxis.vtes.cards.build import Way
from praxis.vtes.cards.gear import BEFORE_BLOCKS
from praxis.vtes.cards.language import *
from praxis.vtes.cards.workings import without

NO_LONGER = at(fact.UNLOCK_PHASE, burn(CARD), whose=YOU)
USED_UP = on(fact.LOSES_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) <= 0)
"""It is burned as soon as it has no counters."""

# -- on the acting minion ---------------------------------------------------------------------------------------------

HANDS = show(all_(in_(HAND), OTHERS), to=YOU)
card(
    101517,
    "Pulse of the Canaille",
    action("aus", HANDS, hang(on(fact.DRAWN, show(all_(in_(HAND), OTHERS), to=YOU)), TURN)),
    action("AUS", put(CARD, ME), who=without("Pulse of the Canaille")),
    gives(BLEED, 2),
    stealth=1,
    digest="6d4745133266",
)
card(
    101946,
    "Tattoo Signal",
    action("", put(CARD, ME), who=~with_(named("Tattoo Signal")), stealth=1),
    ability(
        AT_ANY_TIME,
        unlock(a(VAMPIRE, IN_PLAY, trait("black hand"), ~among(BEARER))),
        cost=locking(),
        if_=is_(BEARER, READY, trait("seraph")),
    ),
    digest="3a1b37dccab2",
)
card(
    100191,
    "Blithe Acceptance",
    action("obf", put(CARD, ME)),
    action("OBF", put(CARD, ME)),
    gives(STEALTH, 1),
    on(
        fact.FIGHTS,
        if_(came_by(1), unless(YOU, pay(1, BLOOD, BEARER), burn(CARD)), other=burn(CARD)),
        if_=is_(BEARER, FIGHTING),
    ),
    who=without("Blithe Acceptance"),
    digest="46697236dc7c",
)
card(
    100393,
    "Concert Tour",
    action("", put(CARD, ME), stealth=1),
    ability(UNLOCK, gain(num(CAPACITY, BEARER), BLOOD, BEARER), burn(CARD)),
    digest="358483f34443",
)
card(
    101170,
    "Marked Territory",
    action("", put(CARD, ME), unlock(ME), who=without("Marked Territory"), stealth=2),
    ability(DURING_ACTION, mod(INTERCEPT, 2, BEARER), burn(CARD), if_=directed_at(YOU)),
    digest="edd05f4578b5",
)
card(
    102187,
    "Wise Spider",
    action(
        "",
        put(CARD, ME),
        later(fact.TURN_ENDS, unlock(ME), until=TURN),
        who=without("Wise Spider"),
        stealth=1,
    ),
    gives(HAND_SIZE, 1, if_=is_(BEARER, READY)),
    digest="644f76bce972",
)


def strong(official: int, name: str, digest: str) -> None:
    """A card that gives the vampire of a clan one more strength."""
    card(official, name, action("", put(CARD, ME), who=without(name), stealth=1), gives(STRENGTH, 1), digest=digest)


strong(100642, "Enforcer", "c5c70a97ed58")
strong(101641, "Ritual Challenge", "e8f6b206c816")
card(
    101762,
    "Sheepdog",
    action("", put(CARD, ME), gain(4, BLOOD, ME), who=VAMPIRE),
    cannot(rule.UNLOCK, BEARER),
    NO_LONGER,
    digest="59177d228370",
)
card(
    100169,
    "Black Metamorphosis",
    action("obt", put(CARD, ME)),
    action("OBT", put(CARD, ME)),
    ability(ADDITIONAL, mod(STRIKES, 1, ME), limit=ROUND),
    ability(PRESS, press(), limit=COMBAT, version=1),
    who=without("Black Metamorphosis"),
    stealth=1,
    digest="fecaf3cbbe92",
)
card(
    100008,
    "Ablative Skin",
    action("for", put(CARD, ME), gain(3, BLOOD, CARD)),
    action("FOR", put(CARD, ME), gain(3, BLOOD, CARD)),
    ability(PREVENT, prevent(1, ME, aggravated=False), cost=pay(1, BLOOD, CARD), if_=IN_COMBAT),
    ability(PREVENT, prevent(1, ME), cost=pay(1, BLOOD, CARD), if_=IN_COMBAT, version=1),
    USED_UP,
    stealth=1,
    digest="8e62b574896d",
)
ISHTARRI = clan("Ishtarri")
card(
    100530,
    "Despiral",
    action("", put(CARD, ME), gain(1, BLOOD, CARD), stealth=1),
    gives(BLEED, num(BLOOD, CARD), if_=is_(BEARER, ISHTARRI)),
    act(gain(1, BLOOD, CARD), who=ISHTARRI, blood=num(BLOOD, CARD), stealth=1),
    digest="9e663dc0b10d",
)
card(
    100889,
    "Harvest Rites",
    action("", put(CARD, ME), who=without("Harvest Rites"), stealth=1),
    gives(HUNT, 1, if_=is_(CARD, ~noted("harvest rites"))),  # a special hunt takes this blood from its target
    on(fact.HUNTED, note("harvest rites", CARD), of=BEARER, if_=HOW_MUCH >= 1),
    covered="one more hunt until one has succeeded this turn",
    digest="867d786f995d",
)
card(
    100902,
    "Heart of Darkness",
    action("ser", put(CARD, ME)),
    action("SER", put(CARD, ME)),
    gives(TOUGH, 1),
    ability(PREVENT, prevent(1, ME), limit=COMBAT, version=1),
    burnable(),
    digest="9314ce7ea6bb",
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
    100603,
    "Earth-Feeder",
    action(
        "",
        hunt(),
        if_(tally(fact.HUNTED, ME, span=ACTION) >= 1, put(CARD, ME)),
        who=without("Earth-Feeder"),
        stealth=2,
    ),
    gives(STEALTH, 1, if_=is_(BEARER, IS_ACTING) & kind("hunt")),
    digest="8c6791716ba3",
)
GEHENNA = (trait("gehenna"), IN_PLAY)
card(
    100635,
    "Emergency Powers",
    action("", put(CARD, ME), stealth=1),
    gives(VOTES, count(*GEHENNA), if_=kind("political") & is_(BEARER, trait("seraph"))),
    on((fact.ENTERS, fact.BURNED), if_(~exists(*GEHENNA), burn(CARD))),
    digest="4d6cf195a144",
)
SINGER = clan("Gangrel") & ~TITLED
card(
    101789,
    "Skaald",
    action("", put(CARD, ME), unlock(ME), stealth=1),
    gives(VOTES, 2, if_=kind("political") & is_(BEARER, SINGER) & is_(ACTING, clan("Gangrel"))),
    act(
        control(CARD, YOU, on=ME),
        who=SINGER & where(num(CAPACITY, IT) > num(CAPACITY, BEARER)),
        open=FOR_ANYBODY,
        stealth=1,
    ),
    digest="389d663f0e57",
)
card(
    100109,
    "Atonement",
    action("", put(CARD, ME), stealth=1),
    gives(INTERCEPT, 1),
    gives(STAYS_UNLOCKED, 1, if_=is_(ACTING, VAMPIRE) & (num(CAPACITY, ACTING) <= num(CAPACITY, BEARER))),
    burnable(VAMPIRE & ~clan("Ministry")),
    burnable(clan("Ministry"), stealth=-1),
    digest="f91b9db2fed2",
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
RATION = a(ASH, ALLY_CARD | RETAINER, trait("mortal"))
card(
    100637,
    "Emergency Rations",
    action(
        "",
        if_(is_(RATION, ASH), put(RATION, REMOVED), put(CARD, ME)),
        who=without("Emergency Rations"),
        stealth=1,
    ),
    ability(UNLOCK, gain(num(CAPACITY, BEARER), BLOOD, BEARER), burn(CARD), if_=is_(BEARER, READY, clan("Nagaraja"))),
    digest="cf85aabcf4bb",
)

# -- on another -------------------------------------------------------------------------------------------------------

card(
    101281,
    "New Moon Sigil",
    action("spi", put(CARD, a(IN_PLAY, MINE, without("New Moon Sigil")))),
    action("SPI", put(CARD, a(IN_PLAY, MINE, without("New Moon Sigil")))),
    ability(RANGE, maneuver(), limit=COMBAT),
    ability(DURING_ACTION, mod(STEALTH, 1), cost=pay(2, BLOOD, ME), by=BY_ACTING, version=1),
    stealth=1,
    digest="89b0be86e1c3",
)
card(
    101509,
    "Psychic Projection",
    action("aus", put(CARD, a(MINION, IN_PLAY, MINE))),
    action("AUS", put(CARD, PLAY)),
    gives(INTERCEPT, 2, if_=came_by(0)),
    gives(INTERCEPT, 1, all_(MINION, MINE), level=1),
    NO_LONGER,
    stealth=1,
    digest="1235ab225fca",
)
card(
    100517,
    "Defender of the Haven",
    action(
        "",
        put(CARD, a(VAMPIRE, IN_PLAY, clan("Gargoyle"), trait("slave"), capacity(5), without("Defender of the Haven"))),
        stealth=1,
    ),
    gives(INTERCEPT, 2, if_=DIRECTED),
    covered="above 4 is 5 or more",
    digest="2b03398dcdfd",
)
card(
    100206,
    "Blood of the Sabbat",
    action("", put(CARD, a(IN_PLAY, SABBAT, OTHER, without("Blood of the Sabbat"))), stealth=1),
    on(fact.SUCCEEDED, gain(1, BLOOD, BEARER), of=BEARER, if_=DIRECTED),
    digest="d593daaaf6a8",
)
card(
    100218,
    "Bloodbath",
    action("", gain(2, BLOOD, a(READY, SABBAT, capacity(5), without("Bloodbath"))), put(CARD, T), stealth=1),
    gives(VOTES, 1, if_=~is_(BEARER, TITLED)),
    covered="above 4 is 5 or more",
    digest="47f289f83bf4",
)


def warded(official: int, name: str, digest: str, *ways: Way) -> None:
    """A card on a location, which is burned to make an action at that location fail."""
    card(
        official,
        name,
        *ways,
        ability(BEFORE_BLOCKS, outcome(THWARTED), cost=burn(CARD), if_=directed_at(BEARER)),
        stealth=1,
        digest=digest,
    )


warded(100413, "Consecration Rites", "b891b0f43866", action("", put(CARD, a(LOCATION, IN_PLAY, MINE))))
warded(
    100893,
    "Haunt",
    "7f4661530a25",
    action("nec", put(CARD, a(LOCATION, IN_PLAY, MINE, ~with_(named("Haunt"))))),
    action("NEC", burn(a(LOCATION, IN_PLAY, ~requires_clan("Giovanni")))),
)

# -- in play by themselves --------------------------------------------------------------------------------------------

SINGERS = (VAMPIRE & clan("Kiasyd")) | (ALLY & trait("changeling"))
card(
    101826,
    "Song of Pan",
    action("", put(CARD, PLAY), unlock(ME), stealth=1),
    gives(BLEED, 1, all_(SINGERS)),
    at(
        fact.DISCARD_PHASE,
        inflict(1, all_(SINGERS, IN_PLAY, MINE, ~did(fact.BLED)), UNPREVENTABLE),
        burn(CARD),
        whose=YOU,
    ),
    digest="8dee0cdb762a",
)
NO_MINDS = ACTION_CARD & (requires("dem") | requires("dom") | requires("pre"))
card(
    100663,
    "Esprit de Corps",
    action("pot pre", put(CARD, PLAY), unlock(ME)),
    action("POT PRE", put(CARD, PLAY), unlock(ME)),
    gives(STRENGTH, 1, all_(MINION, MINE)),
    ability(AS_PLAYED, cancel(NO_MINDS, others=True), cost=burn(CARD), if_=directed_at(YOU), version=1),
    NO_LONGER,
    stealth=1,
    digest="44801a041a6b",
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
    100961,
    "Imperial Decree",
    action("", put(CARD, PLAY), stealth=1),
    act(fight(a(VAMPIRE, READY, OTHERS, ~CAMARILLA)), who=VAMPIRE & CAMARILLA, open=FOR_ANYBODY),
    burnable(VAMPIRE & CAMARILLA),
    burnable(VAMPIRE & ~CAMARILLA, stealth=-1),
    digest="c72f1bd2e063",
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
    100955,
    "Illusory Resources",
    action("chi", put(CARD, PLAY), gain(1, BLOOD, CARD)),
    action("CHI", put(CARD, PLAY), gain(2, BLOOD, CARD)),
    ability(UNLOCK, take(1, BLOOD, a(VAMPIRE, READY, MINE, has("chi"), holds(1)), CARD), limit=TURN),
    ability(DURING_ACTION, mod(BLEED, -1), cost=pay(1, BLOOD, CARD), if_=kind("bleed") & directed_at(YOU)),
    stealth=1,
    digest="f53c0e19c5c8",
)
