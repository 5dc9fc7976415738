"""Simple decks made of invented cards: a game can be played, and the laws run, without any official card."""

from __future__ import annotations

from typing import Final

from praxis.vtes.definitions.build import Piece
from praxis.vtes.definitions.language import *
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, invented_key

DECKS: Final = 6
CRYPT_NAMES: Final = ("Ash", "Berit", "Cora", "Dusk", "Enzo", "Fara", "Gale", "Hexe", "Iris", "Juno", "Kort", "Lux")
DISCIPLINES: Final = ("DOM obf", "POT cel", "AUS for", "PRE ani")
CLANS: Final = ("Alder", "Birch", "Cedar")
TITLES: Final = ("", "", "primogen", "", "prince", "")


def printed(name: str, types: int, **facts: object) -> Face:
    """A card of the house. Its key is its own, also if a position makes up a card of the same name."""
    traits = facts.get("traits", ())
    assert isinstance(traits, tuple)
    return Face(invented_key(name, traits, "house "), name, types, **facts)  # type: ignore[arg-type]


def crypt(number: int) -> list[Face]:
    """Twelve vampires of capacity 1 to 5, and the advanced versions of two of them.

    Two vampires, one of them with his advanced version, are the same in all decks and may be contested. The princes of
    every other deck claim the same city.
    """
    return [*_vampires(number), _advanced(CRYPT_NAMES[1], CLANS[1]), _advanced(f"{CRYPT_NAMES[2]} {number}", CLANS[2])]


def _advanced(name: str, clan: str) -> Face:
    """An advanced vampire of the clan of the base card, the same in every deck. [influence.merge.is-vampire]"""
    text = definition(gives(STRENGTH, 1, ME), gives(BLEED, 1, ME, level=MERGED))
    return _vampire(name, 3, "POT pre", clan=clan, title="primogen", traits=("advanced",), definition=text)


def _vampire(name: str, capacity: int, disciplines: str, **facts: object) -> Face:
    return printed(name, faces.VAMPIRE, sect="Camarilla", capacity=capacity, disciplines=disciplines, **facts)


def _vampires(number: int) -> list[Face]:
    return [
        _vampire(
            name if i < 2 else f"{name} {number}",
            1 + i % 5,
            DISCIPLINES[i % 4],
            title=TITLES[i % 6],
            clan=CLANS[i % 3],
            slave_of=CLANS[0] if i == 7 else "",
            traits=("red list",) if i == 10 else (),
            city=f"City {number % 2}" if TITLES[i % 6] == "prince" else "",
        )
        for i, name in enumerate(CRYPT_NAMES)
    ]


def _card(name: str, types: int, *pieces: Piece, as_vampire: str = "", **facts: object) -> Face:
    return printed(name, types, definition=definition(*pieces, as_vampire=as_vampire), **facts)


def library() -> list[Face]:
    """Some seventy cards, at least one of each type."""
    return [face for face, count in (*_LIBRARY, *_ACTIONS) for _ in range(count)]


_BOOSTER: Final = action("dom", gain(2), stealth=1)
_ANOTHER: Final = a(SEAT, OTHERS)

_LIBRARY: Final[tuple[tuple[Face, int], ...]] = (
    (_card("Old Coin", faces.MASTER, master(gain(2)), pool=1), 4),
    (_card("Loose Change", faces.MASTER, master(gain(1)), traits=("trifle",)), 2),
    (
        _card(
            "Quiet Chapel",
            faces.MASTER,
            master(put(CARD, PLAY)),
            ability(UNLOCK, gain(1), cost=locking()),
            traits=("location",),
            unique=True,
            pool=2,
        ),
        2,
    ),
    (
        _card(
            "Taught Strength",
            faces.MASTER,
            master(put(CARD, a(VAMPIRE))),
            gives(CAPACITY, 1),
            teaches("pot"),
            traits=("discipline",),
        ),
        2,
    ),
    (_card("Sudden Whim", faces.MASTER, out_of_turn(gain(1)), traits=("out-of-turn",)), 1),
    (_card("Passing Fancy", faces.MASTER, out_of_turn(gain(1)), traits=("out-of-turn", "trifle"), pool=1), 1),
    (_card("Booster", faces.ACTION, _BOOSTER, draft(_BOOSTER, "", gain(1)), blood=1), 1),
    (_card("Long Shadow", faces.EVENT, event(put(CARD, PLAY)), gives(HAND_SIZE, -1)), 1),
    (_card("Bold Claim", faces.ACTION, action("", bleed(1), stealth=1)), 3),
    (_card("Night Call", faces.ACTION, action("", fight(a(MINION, READY, OTHERS)))), 2),
    (_card("Old Debts", faces.POLITICAL, political(burn(2, POOL, _ANOTHER))), 4),
    (
        _card(
            "Rusty Gun",
            faces.EQUIPMENT,
            permanent(),
            ability(STRIKE, damage(2, RANGED | WEAPON)),
            ability(RANGE, aiming(), limit=COMBAT),
            pool=1,
            traits=("weapon", "gun"),
        ),
        3,
    ),
    (_card("Watchful Crow", faces.RETAINER, permanent(), gives(INTERCEPT, 1), life=1), 2),
    (_card("Hired Hands", faces.ALLY, permanent(), life=2, strength=1, bleed=1, pool=2), 3),
    (_card("Fade", faces.MODIFIER, modifier("obf", mod(STEALTH, 1))), 3),
    (_card("Sharp Word", faces.MODIFIER, modifier("dom", mod(BLEED, 1), limited=True)), 3),
    (_card("Keen Ear", faces.REACTION, reaction("aus", mod(INTERCEPT, 1, ME))), 3),
    (_card("Light Sleep", faces.REACTION, wakes("", mod(AWAKE, 1))), 2),
    (
        _card(
            "Not Me",
            faces.REACTION,
            reaction("dom", redirect(a(SEAT, OTHERS, ~among(ACTOR))), when=OPEN | DECLINED, blood=1),
        ),
        2,
    ),
    (_card("Heavy Fist", faces.COMBAT, strike("pot", hand(2))), 3),
    (_card("Sidestep", faces.COMBAT, strike("cel", dodge())), 2),
    (_card("Gone", faces.COMBAT, strike("obf", ends())), 1),
    (_card("Claws", faces.COMBAT, strike("ani", damage(1, AGGRAVATED))), 2),
    (_card("Drain", faces.COMBAT, strike("dom", steals(2))), 1),
    (_card("Leap", faces.COMBAT, combat("", maneuver(), when=RANGE)), 2),
    (_card("Red Haze", faces.COMBAT, combat("", press(), when=PRESS)), 2),
    (_card("Flurry", faces.COMBAT, combat("cel", mod(STRIKES, 1), when=ADDITIONAL)), 2),
    (_card("Thick Skin", faces.COMBAT, combat("for", prevent(1), when=PREVENT)), 2),
    (_card("Stinging Cloud", faces.COMBAT, combat("ani", inflict(1), when=BEFORE_RANGE)), 1),
    (_card("Black Wings", faces.COMBAT, combat("ani", mod(SWARM, 1, OPPOSING), when=BEFORE_RANGE)), 1),
    (_card("Loose Brick", faces.COMBAT, strike("", damage(1, RANGED, OPTIONAL))), 1),
    (_card("Quick Cut", faces.COMBAT, strike("cel", damage(1, FIRST))), 1),
    (_card("Wrench Away", faces.COMBAT, strike("pot", disarms(FIRST))), 1),
    (_card("Break It", faces.COMBAT, strike("", destroys())), 1),
    (_card("Headlong", faces.COMBAT, combat("", mod(MANEUVERS_OWED, 1), mod(PRESSES, 1), when=BEFORE_RANGE)), 1),
    (_card("Long Nails", faces.COMBAT, combat("ani", mod(AGGRAVATED_HANDS, 1), when=BEFORE_STRIKES)), 1),
    (_card("Lap It Up", faces.COMBAT, combat("", gain(1, BLOOD), when=END_OF_ROUND)), 1),
    (
        _card("Outstretched Hand", faces.COMBAT, combat("for", prevent(1, BOTH), when=PREVENT, by=BY_BYSTANDER)),
        1,
    ),
)

_ACTIONS: Final[tuple[tuple[Face, int], ...]] = (
    # Attempts to block by a card, actions that end early, bleeds raised beyond the limit.
    (
        _card(
            "Out of the Dark",
            faces.REACTION,
            reaction("aus", attempt(), when=OPEN | ATTEMPT),
            reaction("AUS", attempt(anybody=True), when=OPEN | ATTEMPT),
        ),
        2,
    ),
    (
        _card(
            "Second Thoughts",
            faces.MODIFIER,
            modifier("", outcome(ENDS), unlock(ACTING), when=ATTEMPT | BLOCKED),
        ),
        1,
    ),
    (_card("Old Favour", faces.MODIFIER, modifier("", mod(BLEED, 1))), 1),
    (_card("Cover Me", faces.MODIFIER, modifier("obf", mod(STEALTH, 1), when=ATTEMPT, by=BY_OTHER)), 1),
    # Several targets, an ash heap, a vampire in torpor, something that somebody must do.
    (_card("Dues", faces.ACTION, action("", burn(1, POOL, every_other()))), 1),
    (_card("Salvage", faces.ACTION, action("", bring(a(PERMANENT_CARD, ASH, MINE)))), 2),
    (_card("Nothing Left", faces.ACTION, action("", put(a(ASH, OTHERS), REMOVED))), 1),
    (_card("Crawl Out", faces.ACTION, action("", leaves_torpor(), by=BY_TORPID), blood=1), 1),
    (
        _card(
            "Sworn Service",
            faces.ACTION,
            action("", put(CARD, a(MINION, READY, OTHERS))),
            act(gain(1), mandatory=True),
        ),
        1,
    ),
    # Versions of a permanent, an ally that plays cards as a vampire, a trophy.
    (
        _card(
            "Tame Wolf",
            faces.RETAINER,
            permanent("ani"),
            permanent("ANI"),
            gives(STRENGTH, 1),
            gives(INTERCEPT, 1, level=1),
            life=1,
        ),
        1,
    ),
    (_card("Night Clerk", faces.ALLY, permanent(), as_vampire="dom obf", life=3, pool=1), 1),
    (_card("Old Skull", faces.MASTER, master(put(CARD, PLAY)), gives(STRENGTH, 1), traits=("trophy",)), 1),
)
