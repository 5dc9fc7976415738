"""Political Action cards: R."""

from __future__ import annotations

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import joins_camarilla
from praxis.vtes.definitions.shapes.several import revocable

card(101535, "Rabble Razing", political(burn(1, BLOOD, all_(VAMPIRE, capacity(most=3)))), digest="ac058fe40f1d")
card(
    102303,
    "Raising the Portcullis",
    political(put(CARD, PLAY), if_=~exists(named("Raising the Portcullis"), MINE)),
    gives(BLEED, 1, all_(VAMPIRE, MINE), if_=exists(VAMPIRE, TORPOR, of(PREY))),
    revocable(),
    digest="c4420d70185c",
)
card(
    101567,
    "Reckless Agitation",
    political(
        each(allocated(6, SEAT, OTHERS, among=2), burn(allotted(IT), POOL, IT)),
        who=(INDEPENDENT | ANARCH) & capacity(5),
    ),
    digest="dd0ded8cf4af",
)
card(
    101590,
    "Reinforcements",
    political(
        each(some(SEAT), put(up_to(3, LIBRARY_CARD, ASH, of(IT), by=IT), BOTTOM), shuffle(LIBRARY, IT)),
        who=VAMPIRE & TITLED,
    ),
    removed=True,
    covered="the card is removed as it leaves the action",
    digest="595da0979e16",
)
card(
    101591,
    "Reins of Power",
    political(
        each(SEATS, note("reins of power", up_to(1, VAMPIRE, READY, of(IT), by=IT))),
        each(SEATS, gain(6, POOL, IT)),
        each(SEATS, burn(num(CAPACITY, all_(VAMPIRE, noted("reins of power"), of(predator_of(IT)))), POOL, IT)),
        limit=GAME,
    ),
    digest="f7059108bb5e",
)
joins_camarilla(101630, "Revocation of Tyre", "e0beb654bf0c", "Banu Haqim")


def council() -> Way:
    """A referendum with two points for each anarch who locks: on Methuselahs, or on locations and equipment, on the
    same one even twice."""
    anarchs = some(VAMPIRE, READY, UNLOCKED, MINE, ANARCH)
    things = some(LOCATION | EQUIPMENT, least=0, most=count(of=anarchs) * 2, each=20)
    shares = allocated(count(of=anarchs) * 2 - count(of=things))
    return political(lock(anarchs), burn(things), each(shares, burn(allotted(IT), POOL, IT)))


card(101631, "Revolutionary Council", council(), digest="938981717018")
card(
    101663,
    "Rumors of Gehenna",
    political(put(CARD, PLAY), remember(some(SEAT))),
    gives(TWO_MASTERS, 1, CHOSEN_SEATS),
    revocable(),
    covered="two master phase actions instead of one",
    digest="ee709f0c6d51",
)
