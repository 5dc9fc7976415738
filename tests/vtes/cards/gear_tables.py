"""Equipment, retainers and allies that come into play: positions that tests share."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.vtes.definitions.language import (
    ACTING,
    ANNOUNCED,
    BLOOD_COST,
    DURING_ACTION,
    MINE,
    POOL_COST,
    STRIKE,
    VAMPIRE,
    WEAPON,
    a,
    ability,
    becomes,
    damage,
    definition,
    dues,
    lock,
    master,
    modifier,
    needs,
    permanent,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.answering import until
from tests.vtes.cards.tables import bystander

GUN, SPY = ".44 Magnum", "Raven Spy"
OTHER_GEAR = [
    # card, who, how, what is brought
    ("Concealed Weapon", "Mira 6/8", "play Concealed Weapon Mira 0", GUN),
    ("Disguised Weapon", "Mira 6/8 obf", "play Disguised Weapon Mira 0", GUN),
    ("Pack Alpha", "Mira 6/8 ani", "play Pack Alpha Mira 0", SPY),
]
BROUGHT = [
    ("Contraband", "Mira 6/8 obf clan:Ravnos", "play Contraband Mira 0", GUN),
    ("Fatima al-Faqadi", "Fatima al-Faqadi", "use Fatima al-Faqadi", GUN),
    ("White Lily", "White Lily", "use White Lily", GUN),
]
CHARISMA = made_up(
    "Charisma",
    faces.MASTER,
    definition=definition(dues(-1, POOL_COST, None, "equip", "recruit"), dues(-1, BLOOD_COST, None, "employ")),
)
"""Actions to equip, employ or recruit cost less."""


def named(who: str) -> str:
    return who if " 6/8" not in who else "Mira"


def price(t: Table, thing: str) -> tuple[int, int]:
    return t.g.face[t[thing]].pool, t.g.face[t[thing]].blood


MAGE = made_up("Mage", faces.ALLY, life=2, pool=3, traits=("mage",), definition=definition(permanent()))
TURNCOAT = made_up(
    "Turncoat",
    faces.MASTER,
    traits=("trifle",),
    definition=definition(master(becomes(a(VAMPIRE, MINE), sect="Anarch"))),
)
ONE = "Concealed Weapon"


def weapon(*pieces: object, clans: tuple[str, ...] = (), needs: Filter | None = None, asks: str = "") -> Face:
    strikes = pieces or (ability(STRIKE, damage(1, WEAPON)),)
    return made_up(
        "Blade",
        faces.EQUIPMENT,
        traits=("weapon",),
        clans=clans,
        needs=needs,
        asks_for=frozenset([asks] if asks else []),
        definition=definition(permanent(), *strikes),  # type: ignore[arg-type]
    )


def begins_to_fight(
    who: Item, hand: list[Item], foe: Item = "Oskar 6/8 strength:0 intercept:1", his: list[Item] | None = None
) -> Table:
    """She bleeds and is blocked; the combat begins."""
    t = position(seat(ready=[who], hand=hand), seat(ready=[foe], hand=his or []), bystander())
    me = next(iter(t.names))
    t.does(f"bleed {me}")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    return t


ESTATES_IN_HAND = [
    "Zaire River Ferry",
    "Sacré-Cœur Cathedral, France",
    "Catacombs",
    "Dartmoor, England",
    "Local 1111",
    "Inveraray, Scotland",
    "Gran Madre di Dio, Italy",
    "Ruins of Villers Abbey, Belgium",
    "Pier 13, Port of Baltimore",
    "The Ankara Citadel, Turkey",
]


def knack(word: str) -> faces.Face:
    """An action modifier for actions that require a sect, a clan or a title."""
    way = modifier("", lock(ACTING), when=ANNOUNCED | DURING_ACTION, if_=needs(word) | needs(clans=(word,)))
    return made_up(f"Knack {word}", faces.MODIFIER, definition=definition(way))


def may_burn(card: str, edition: str, *, play: tuple[str, ...] = (), **where: list[object]) -> bool:
    t = position(
        seat(hand=[card], library=9, edge=True, play=list(play), **where),  # type: ignore[arg-type]
        seat(ready=["Oskar 4/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    return t.offers(f"burn-option {card}")
