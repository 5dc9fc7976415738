"""Action cards: L."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import NEIGHBOURS
from praxis.vtes.definitions.shapes.several import foe

card(
    101089,
    "Legal Manipulations",
    action("pre", bleed(2)),
    action("PRE", bleed(2), if_(BLED, gain(1))),
    digest="355a389be4ff",
)
card(
    101090,
    "Legend of the Leopard",
    action("", inflict(1, a(VAMPIRE, IN_PLAY, NEIGHBOURS), by_minion=True)),
    action("", control(a(ALLY, IN_PLAY, NEIGHBOURS))),
    stealth=1,
    digest="9622ec2105a3",
)


def held() -> Effect:
    """Lock a vampire and give him a stun counter, so that he does not unlock in his next unlock phase."""
    one = a(VAMPIRE, IN_PLAY, ANARCH, capacity(most=5))
    return do(lock(one), gain(1, STUN, one))


card(
    101101,
    "Liberty Club Intrigue",
    action("", held()),
    action("", held(), held()),
    stealth=1,
    covered="a stun counter keeps one locked in the next unlock phase",
    digest="6802e9b12f6c",
)
card(
    102229,
    "Line Brawl",
    action("cel", take(1, POOL, a(SEAT, OTHERS), YOU)),
    action("pot", fight(foe())),
    action("pre", bleed(1)),
    who=ANARCH,
    digest="5473ff1d9a06",
)
card(
    101113,
    "Little Mountain Cemetery",
    action(
        "", gain(1, BLOOD, ME), gain(1, BLOOD, all_(VAMPIRE, UNCONTROLLED, MINE, YOUNGER, clan("Samedi"))), stealth=1
    ),
    digest="16a5eb765880",
)
card(
    101124,
    "Loss",
    action("qui", burn(a(EQUIPMENT | LOCATION, on_(all_(MINION, of(PREY) | of(PREDATOR)))))),
    action("QUI", bleed(2)),
    digest="7b4f5dda6cc7",
)
card(
    101134,
    "Lure of the Serpent",
    action("ser", control(a(RETAINER, IN_PLAY, on_(all_(VAMPIRE, OTHER))), YOU, on=ME)),
    action("SER", control(a(ALLY, IN_PLAY, OTHERS))),
    digest="aba52d6faa31",
)
