"""Action cards, and political actions that ask for no standing."""

from __future__ import annotations

from praxis.vtes.cards.language import *

# -- bleeds -----------------------------------------------------------------------------------------------------------


def disciplined_bleed(official: int, name: str, code: str, more: int, blood: int, digest: str) -> None:
    """A card that is, at basic level, a bleed with more bleed and, at superior, blood for a younger vampire in the
    uncontrolled region."""
    younger = a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER)
    superior = action(code.upper(), gain(blood, BLOOD, younger), stealth=1)
    card(official, name, action(code, bleed(more)), superior, digest=digest)


disciplined_bleed(100845, "Govern the Unaligned", "dom", 2, 3, "0dad92b85436")
disciplined_bleed(101698, "Scouting Mission", "dom", 1, 2, "199aef2bbaa5")
disciplined_bleed(100640, "Enchant Kindred", "pre", 1, 2, "faeecca1e735")
card(100390, "Computer Hacking", action("", bleed(1)), digest="859dfc797180")
card(
    101089,
    "Legal Manipulations",
    action("pre", bleed(2)),
    action("PRE", bleed(2), if_(BLED, gain(1))),
    digest="355a389be4ff",
)
card(
    101513,
    "Public Trust",
    action("pre", bleed(2)),
    action("PRE", bleed(2), if_(BLED, gain(1, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE)))),  # chosen at the announcement
    digest="b6c5f8d0f443",
)
card(
    101055,
    "Kindred Spirits",
    action("dem", bleed(at=a(SEAT, OTHERS)), if_(BLED, gain(1))),
    action("DEM", bleed(1, at=a(SEAT, OTHERS)), if_(BLED, gain(1))),
    digest="c4638781a330",
)
card(
    100752,
    "Flurry of Action",
    action("cel", bleed(), if_(BLED, draw(2))),
    action("CEL", bleed(), if_(BLED, unlock(ME))),
    digest="0291783cb92f",
)
card(
    100515,
    "Deep Song",
    action("ani", bleed(1)),
    action("ANI", if_(is_(a(VAMPIRE, READY, OTHERS), READY), lock(T), fight(T, turned=True))),
    digest="c81b9fdbd9f9",
)
card(
    100652,
    "Entrancement",
    action("pre", bleed(1)),
    action("PRE", control(a(ALLY, OTHERS)), stealth=1),
    digest="212c01a6296d",
)

# -- blood for those to come ------------------------------------------------------------------------------------------

card(
    101972,
    "Thing",
    action("", gain(2, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, clan("Gangrel"))), stealth=1),
    digest="aa2d9265103c",
)

# -- against others ---------------------------------------------------------------------------------------------------

card(100094, "Arson", action("", burn(a(LOCATION))), not_replaced="action", digest="7ceaae94aca6")
card(
    100266,
    "Bum's Rush",
    action("", fight(a(MINION, READY, OTHERS), mod(MANEUVERS, 1))),
    not_replaced="action",
    digest="8bbdba66d8bb",
)

# -- political actions ------------------------------------------------------------------------------------------------

BY_MINIONS = each(SEATS, burn(count(MINION, of(IT)), POOL, IT))

card(100059, "Anarchist Uprising", political(BY_MINIONS), digest="48233ea08280")
card(100065, "Ancilla Empowerment", political(BY_MINIONS), digest="48233ea08280")
card(
    100570,
    "Domain Challenge",
    political(each(SEATS, burn(count(MINION, LOCKED, of(IT)), POOL, IT))),
    digest="307f5702852d",
)
card(
    101417,
    "Political Stranglehold",
    political(each(SEATS, gain(count(capacity(8), of(IT)) * 3, POOL, IT)), limit=GAME),
    digest="ad6c3fce7f75",
)
