"""Actions that bring back, find, feed and heal."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *
from praxis.vtes.cards.workings import brings_blood
from praxis.vtes.effects.verb import Target


def coming(*which: Filter) -> Target:
    """A vampire in one's uncontrolled region."""
    return a(VAMPIRE, UNCONTROLLED, MINE, *which)


def lost(*which: Filter) -> Target:
    """A library card in one's ash heap."""
    return a(ASH, MINE, LIBRARY_CARD, *which)


# -- from the ash heap ------------------------------------------------------------------------------------------------

card(
    101423,
    "Possession",
    action("nec", put(a(ASH, MINE, VAMPIRE), UNCONTROLLED)),
    action("NEC", put(a(ASH, MINE, VAMPIRE), READY), gain(1, BLOOD, T)),
    digest="4a3cd099824f",
)
card(
    102175,
    "Whispers from the Dead",
    action("nec", put(lost(), HAND)),
    action("NEC", put(lost(), HAND), stealth=1),
    digest="828115a8b4a7",
)


def recalled(one: Target) -> Effect:
    """Take back the card that was chosen, or another copy of it if that one is gone."""
    copy = if_(exists(ASH, MINE, same_as(one)), put(pick(ASH, MINE, same_as(one)), TOP))
    return if_(is_(one, ASH), put(one, TOP), other=copy)


card(
    101895,
    "Sudario Refraction",
    action(
        "",
        *(recalled(lost()) for _ in range(3)),
        discard(at_random(in_(HAND), MINE, n=3)),
        stealth=1,
    ),
    digest="b39a44959a73",
)
card(
    101898,
    "Summon Soul",
    action("nec", gain(2, BLOOD, ME)),
    action("NEC", put(up_to(2, ASH, MINE, LIBRARY_CARD), BOTTOM), shuffle(LIBRARY), put(CARD, REMOVED)),
    stealth=1,
    digest="9bbd1be1f654",
)

# -- from crypt and library -------------------------------------------------------------------------------------------

brings_blood(101045, "Khabar: Loyalty", 2, YOUNGER, clan("Banu Haqim"), digest="c5d6e8d6f9b6")
card(
    100552,
    "Disciple of Lazarus",
    action("", gain(2, BLOOD, coming(YOUNGER, clan("Harbinger of Skulls")))),
    action("", search(CRYPT, VAMPIRE, clan("Harbinger of Skulls"), shown=True)),
    stealth=1,
    digest="b5097c491091",
)
card(
    101835,
    "Soul Scan",
    action("aus", search(CRYPT, VAMPIRE, YOUNGER, ~has("obf"), shown=True)),
    action("AUS", search(CRYPT, VAMPIRE, YOUNGER, ~has("OBF"), shown=True)),
    stealth=1,
    digest="1418b392c89d",
)
card(
    101570,
    "Recruitment Exercise",
    action(
        "", each(top(YOU), show(IT), draw(1, CRYPT), if_(is_(IT, trait("black hand")), gain(1, BLOOD, IT))), stealth=1
    ),
    digest="17516358ce75",
)
card(
    101902,
    "The Summoning",
    action("pre", search(LIBRARY, ALLY_CARD | RETAINER, shown=True, down=True)),
    action("PRE", fetch(ALLY_CARD), reach="recruit"),
    stealth=1,
    digest="486d4d9df534",
)
card(
    100150,
    "Belonging Grants Protection",
    action("", unlock(a(VAMPIRE, READY, LAIBON, OTHER))),
    action("", gain(2, BLOOD, coming(YOUNGER, LAIBON))),
    stealth=1,
    digest="2e30436aaa34",
)
ADOPTED = clan(
    "Akunanse",
    "Guruhi",
    "Ishtarri",
    "Osebo",
    "Banu Haqim",
    "Ministry",
    "Ravnos",
    "Lasombra",
    "Tzimisce",
    "Harbinger of Skulls",
    "Salubri antitribu",
)
card(
    101248,
    "Mozambique Allure",
    action("", draw(1, CRYPT), who=LAIBON),
    action("", becomes(ME, sect="Laibon"), if_(is_(ME, ADOPTED), unlock(ME)), who=VAMPIRE & ~LAIBON & ~TITLED),
    stealth=1,
    covered="to draw from the crypt is to move its top card",
    digest="e5f1ecf78f8f",
)

# -- blood and life ---------------------------------------------------------------------------------------------------

card(100653, "Entrenching", action("", if_(num(BLOOD, ME) >= 4, gain(4, BLOOD, ME)), stealth=1), digest="dc9b0875d1d9")
card(
    101113,
    "Little Mountain Cemetery",
    action(
        "", gain(1, BLOOD, ME), gain(1, BLOOD, all_(VAMPIRE, UNCONTROLLED, MINE, YOUNGER, clan("Samedi"))), stealth=1
    ),
    digest="16a5eb765880",
)
card(
    101376,
    "Patshiv",
    action("", gain(1, BLOOD, all_(VAMPIRE, READY, UNLOCKED, clan("Ravnos"))), stealth=1),
    digest="b753d395fb04",
)
card(
    101568,
    "Recruiting Party",
    action("", gain(1, BLOOD, all_(VAMPIRE, UNCONTROLLED, MINE, clan("Ventrue antitribu")))),
    digest="54c69e0b8041",
)
card(
    100200,
    "Blood Feast",
    action("", gain(1, BLOOD, all_(VAMPIRE, READY, SABBAT, MINE)), stealth=1),
    digest="22f7e24fad36",
)
CIRCLE = (VAMPIRE, clan("Blood Brother"), SAME_CIRCLE)
card(
    102082,
    "Unwholesome Bond",
    action("san", gain(1 + count(*CIRCLE, READY, UNLOCKED), BLOOD, ME)),
    action("SAN", gain(1, BLOOD, all_(*CIRCLE, UNCONTROLLED, MINE))),
    stealth=1,
    digest="583ba7835f0a",
)


def fed(n: int) -> Effect:
    """Give blood to a Sabbat vampire who was unlocked when he was chosen, if he still is."""
    one = a(VAMPIRE, IN_PLAY, UNLOCKED, SABBAT)
    return if_(is_(one, UNLOCKED), gain(n, BLOOD, one))


card(100660, "Esbat", action("", fed(2)), action("", fed(1), fed(1)), stealth=1, digest="91cc7bf3dc83")


def rescued(*more: Effect) -> Effect:
    """A vampire leaves torpor, if he is still there."""
    return if_(is_(a(VAMPIRE, TORPOR), TORPOR), put(T, READY), *more)


card(
    101720,
    "Sense Vitality",
    action("for", gain(2, BLOOD, ME)),
    action("val", rescued()),
    action("VAL", rescued(gain(1, BLOOD, T))),
    stealth=1,
    digest="23e8a560e0a2",
)
card(
    101652,
    "Root of Vitality",
    action("vic", rescued()),
    action("VIC", gain(1, LIFE, a(ALLY, IN_PLAY, WEAKENED))),
    stealth=1,
    digest="2af8d23f4dc5",
)
card(
    101603,
    "Renewed Vigor",
    action("for", put(CARD, ME), who=VAMPIRE & ~with_(named("Renewed Vigor"))),
    action("obe", rescued()),
    action("obe", gain(num(START, a(ALLY | RETAINER, IN_PLAY, WEAKENED)) - num(LIFE, T), LIFE, T)),
    action("OBE", gain(num(CAPACITY, a(VAMPIRE, IN_PLAY, OTHER, NOT_FULL)) - num(BLOOD, T), BLOOD, T)),
    ability(UNLOCK, put(BEARER, READY), burn(CARD), by=BY_KEEPER, if_=is_(BEARER, TORPOR)),
    stealth=1,
    digest="c30868f70f9e",
)


def healed(code: str, n: int) -> Way:
    return action(code, gain(n, BLOOD, ME), by=BY_TORPID, stealth=1)


card(
    101585,
    "Regeneration",
    healed("for", 4),
    healed("FOR", 5),
    covered="so is every action in torpor that is blocked",
    digest="86277b6dabbd",
)
card(
    101543,
    "Rapid Healing",
    action("for", leaves_torpor(), by=BY_TORPID, stealth=1),
    action("FOR", leaves_torpor(), then=(gain(1, BLOOD, ME),), by=BY_TORPID, stealth=1),
    covered="so is every action in torpor that is blocked",
    digest="5656179ad10e",
)
