"""Action cards: M."""

from __future__ import annotations

from collections.abc import Iterator

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import MANEUVER, ambush, several, without
from praxis.vtes.definitions.shapes.several import uncontrolled

card(
    101138,
    "Madman's Quill",
    action("aus dem", bleed(2)),
    action(
        "AUS DEM",
        if_(is_(a(MINION, READY, of(PREY)), READY, of(PREY)), put(CARD, T)),
        if_=~exists(named("Madman's Quill"), on_(all_(MINION, of(PREY)))),
    ),
    gives(BLEED, 1, all_(VAMPIRE, has("dem")), if_=kind("bleed") & directed_at(controller(BEARER))),
    burnable(VAMPIRE, blood=2),
    covered="whose minion: of(PREY)",
    digest="369a7acf7cdf",
)
card(
    101143,
    "Magic of the Smith",
    action("tha", fetch(EQUIPMENT), stealth=1),
    action("THA", fetch(EQUIPMENT), stealth=3),
    reach="equip",
    digest="bca9760b492a",
)


def misere() -> Iterator[Way]:
    """An attack to which each Discipline that the anarch uses adds something."""
    for chosen in several("cel", "obf", "pot"):
        riders = [*([MANEUVER] if "cel" in chosen else []), *([mod(STRENGTH, 1)] if "pot" in chosen else [])]
        yield action(" ".join(chosen), ambush(*riders), who=ANARCH, stealth=int("obf" in chosen))


card(101147, "Make the Misere", *misere(), digest="fd77705c2ed1")
card(
    101161,
    "Mantle of the Bestial Majesty",
    action("pro", mod(AGGRAVATED_HANDS, 1, ME, YOUR_UNLOCK), unlock(ME)),
    action("PRO", above, mod(STRENGTH, 1, ME, YOUR_UNLOCK)),
    stealth=1,
    digest="4d50f48698ff",
)
card(
    101170,
    "Marked Territory",
    action("", put(CARD, ME), unlock(ME), who=without("Marked Territory"), stealth=2),
    ability(DURING_ACTION, mod(INTERCEPT, 2, BEARER), burn(CARD), if_=directed_at(YOU)),
    digest="edd05f4578b5",
)
card(
    101193,
    "Media Influence",
    action("pre", bleed(2)),
    action("PRE", gain(1, BLOOD, all_(VAMPIRE, MINE, UNLOCKED))),
    digest="59316af08341",
)
# [imbued.ruling.memorys-fading-glimpse]
card(
    101200,
    "Memory's Fading Glimpse",
    action("obf", take(ALL, BLOOD, uncontrolled(), controller(T)), put(T, BOTTOM)),
    action("OBF", take(1, BLOOD, uncontrolled(), ME), take(ALL, BLOOD, T, controller(T)), put(T, BOTTOM)),
    digest="54b2802501fc",
)
card(
    101205,
    "Mesmerize",
    action("dom", control(a(EQUIPMENT, IN_PLAY, OTHERS, on_(all_(ALLY))), YOU, on=ME)),
    action("DOM", control(a(EQUIPMENT, IN_PLAY, OTHERS, on_(all_(VAMPIRE, YOUNGER))), YOU, on=ME)),
    stealth=1,
    digest="d4e1cdb4ba6d",
)
card(
    101206,
    "Mesu Bedshet",
    action(
        "",
        each(
            top(YOU),
            show(IT),
            if_(
                is_(IT, clan("Ministry")),
                draw(1, CRYPT),
                if_(is_(IT, YOUNGER), gain(2, BLOOD, IT)),
                other=shuffle(CRYPT, YOU),
            ),
        ),
        stealth=1,
    ),
    digest="e7486adce862",
)
card(
    101211,
    "Mind Numb",
    *(
        action(code, if_(is_(a(VAMPIRE, UNLOCKED), UNLOCKED), lock(T), gain(1, STUN, T)), stealth=stealth)
        for code, stealth in (("pre", 0), ("PRE", 1))
    ),
    digest="d85571238092",
)
card(
    102253,
    "Monstrous Form",
    combat("dom pro", mod(STRENGTH, 1), when=BEFORE_RANGE, limit=ROUND),
    action("DOM PRO", put(CARD, ME), stealth=1),
    ability(
        BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN, mod(STRENGTH, 1, BEARER, ROUND), cost=locking(), by=BY_COMBATANT
    ),
    ability(RANGE, maneuver(), cost=locking()),
    ability(PRESS, press(), cost=locking()),
    digest="680d4f81e1f5",
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
