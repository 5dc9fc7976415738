"""Simple decks made of invented cards: a game can be played, and the laws run, without any official card."""

from __future__ import annotations

from typing import Final

from praxis.vtes.cards import build
from praxis.vtes.effects import action as act
from praxis.vtes.effects import base
from praxis.vtes.effects import combat as fight
from praxis.vtes.effects import damage as hurt
from praxis.vtes.effects import selectors as choose
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Definition, Gives, Mode
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.face import Face, invented_key
from praxis.vtes.rules import strike

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
    """Twelve vampires of capacity 1 to 5; two are the same in all decks and may be contested.

    The princes of every other deck claim the same city. Two more cards are advanced versions of one of each sort.
    """
    return [*_vampires(number), _advanced(CRYPT_NAMES[1], CLANS[1]), _advanced(f"{CRYPT_NAMES[2]} {number}", CLANS[2])]


def _advanced(name: str, clan: str) -> Face:
    """Of the clan of the base card, the same in every deck. [influence.merge.is-vampire]"""
    text = Definition(0, gives=(Gives(spans.STRENGTH, 1, base.ME), Gives(spans.BLEED, 1, base.ME, base.MERGED)))
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


def _card(name: str, types: int, *modes: Mode, gives: tuple[Gives, ...] = (), **facts: object) -> Face:
    abilities = facts.pop("abilities", ())
    assert isinstance(abilities, tuple)
    adds = facts.pop("adds", ())
    assert isinstance(adds, tuple)
    as_vampire = facts.pop("as_vampire", ())
    assert isinstance(as_vampire, tuple)
    definition = Definition(0, modes, gives, abilities, adds, as_vampire=as_vampire)
    return printed(name, types, definition=definition, **facts)


def library() -> list[Face]:
    """Some seventy cards, at least one of each type."""
    return [face for face, count in (*_LIBRARY, *_ACTIONS) for _ in range(count)]


_BOOSTER: Final = build.action("dom", do.GainPool(2), stealth=1)

_LIBRARY: Final[tuple[tuple[Face, int], ...]] = (
    (_card("Old Coin", faces.MASTER, build.master(do.GainPool(2)), pool=1), 4),
    (_card("Loose Change", faces.MASTER, build.master(do.GainPool(1)), traits=("trifle",)), 2),
    (
        _card(
            "Quiet Chapel",
            faces.MASTER,
            build.master(do.PutInPlay()),
            abilities=(Mode((do.Lock(base.CARD), do.GainPool(1)), windows.UNLOCK),),
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
            build.master(do.PutOn(), target=choose.Minions(types=faces.VAMPIRE, ready=False)),
            gives=(Gives(spans.CAPACITY, 1),),
            adds=("pot",),
            traits=("discipline",),
        ),
        2,
    ),
    (
        _card(
            "Sudden Whim",
            faces.MASTER,
            build.out_of_turn(do.GainPool(1)),
            traits=("out-of-turn",),
        ),
        1,
    ),
    (
        _card(
            "Passing Fancy", faces.MASTER, build.out_of_turn(do.GainPool(1)), traits=("out-of-turn", "trifle"), pool=1
        ),
        1,
    ),
    (
        _card("Booster", faces.ACTION, _BOOSTER, build.draft(_BOOSTER, "", do.GainPool(1)), blood=1),
        1,
    ),
    (_card("Long Shadow", faces.EVENT, build.event(do.PutInPlay()), gives=(Gives(spans.HAND_SIZE, -1, base.YOU),)), 1),
    (_card("Bold Claim", faces.ACTION, build.action("", do.RaiseBleed(1), reach="bleed", stealth=1)), 3),
    (_card("Night Call", faces.ACTION, build.action("", do.Fight(), target=choose.Minions(choose.OTHERS))), 2),
    (
        _card(
            "Old Debts",
            faces.POLITICAL,
            build.action("", do.BurnPool(2), stealth=1, target=choose.Methuselahs(others=True)),
        ),
        4,
    ),
    (
        _card(
            "Rusty Gun",
            faces.EQUIPMENT,
            build.permanent(),
            abilities=(
                Mode(
                    (fight.Strike(strike.DAMAGE, 2, strike.RANGED | strike.WEAPON),), windows.STRIKE, base.BY_COMBATANT
                ),
                Mode((fight.WeaponManeuver(-1),), windows.RANGE, base.BY_COMBATANT),
            ),
            pool=1,
            traits=("weapon", "gun"),
        ),
        3,
    ),
    (_card("Watchful Crow", faces.RETAINER, build.permanent(), gives=(Gives(spans.INTERCEPT, 1),), life=1), 2),
    (_card("Hired Hands", faces.ALLY, build.permanent(), life=2, strength=1, bleed=1, pool=2), 3),
    (_card("Fade", faces.MODIFIER, build.modifier("obf", do.Modify(spans.STEALTH, 1))), 3),
    (_card("Sharp Word", faces.MODIFIER, build.modifier("dom", do.RaiseBleed(1), limited=True)), 3),
    (_card("Keen Ear", faces.REACTION, build.reaction("aus", do.Modify(spans.INTERCEPT, 1, base.ME))), 3),
    (_card("Light Sleep", faces.REACTION, build.wakes("", do.Awake())), 2),
    (
        _card(
            "Not Me",
            faces.REACTION,
            build.reaction(
                "dom",
                do.Redirect(),
                when=windows.OPEN | windows.DECLINED,
                target=choose.Methuselahs(others=True, not_acting=True),
                blood=1,
            ),
        ),
        2,
    ),
    (_card("Heavy Fist", faces.COMBAT, build.strike("pot", fight.Strike(strike.HAND, 2, strike.WITH_STRENGTH))), 3),
    (_card("Sidestep", faces.COMBAT, build.strike("cel", fight.Strike(strike.DODGE))), 2),
    (_card("Gone", faces.COMBAT, build.strike("obf", fight.Strike(strike.COMBAT_ENDS))), 1),
    (_card("Claws", faces.COMBAT, build.strike("ani", fight.Strike(strike.DAMAGE, 1, strike.AGGRAVATED))), 2),
    (_card("Drain", faces.COMBAT, build.strike("dom", fight.Strike(strike.STEAL_BLOOD, 2))), 1),
    (_card("Leap", faces.COMBAT, build.combat("", fight.Maneuver(), when=windows.RANGE)), 2),
    (_card("Red Haze", faces.COMBAT, build.combat("", fight.Press(), when=windows.PRESS)), 2),
    (_card("Flurry", faces.COMBAT, build.combat("cel", fight.Additional(1), when=windows.ADDITIONAL)), 2),
    (_card("Thick Skin", faces.COMBAT, build.combat("for", fight.Prevent(1), when=windows.PREVENT)), 2),
    (_card("Stinging Cloud", faces.COMBAT, build.combat("ani", fight.Inflict(1), when=windows.BEFORE_RANGE)), 1),
    (_card("Black Wings", faces.COMBAT, build.combat("ani", fight.Swarm(1), when=windows.BEFORE_RANGE)), 1),
    (
        _card(
            "Loose Brick",
            faces.COMBAT,
            build.strike("", fight.Strike(strike.DAMAGE, 1, strike.RANGED, fight.OPTIONAL)),
        ),
        1,
    ),
    (_card("Quick Cut", faces.COMBAT, build.strike("cel", fight.Strike(strike.DAMAGE, 1, strike.FIRST))), 1),
    (_card("Wrench Away", faces.COMBAT, build.strike("pot", fight.Strike(strike.STEAL_EQUIPMENT, 0, strike.FIRST))), 1),
    (_card("Break It", faces.COMBAT, build.strike("", fight.Strike(strike.BURN_EQUIPMENT))), 1),
    (
        _card(
            "Headlong",
            faces.COMBAT,
            build.combat("", fight.GainManeuver(optional=False), fight.GainPress(), when=windows.BEFORE_RANGE),
        ),
        1,
    ),
    (_card("Long Nails", faces.COMBAT, build.combat("ani", fight.AggravatedHands(), when=windows.BEFORE_STRIKES)), 1),
    (_card("Lap It Up", faces.COMBAT, build.combat("", do.GainBlood(1), when=windows.END_OF_ROUND)), 1),
    (
        _card(
            "Outstretched Hand",
            faces.COMBAT,
            build.bystander("for", hurt.Prevent(1, hurt.ANYONE), when=windows.PREVENT),
        ),
        1,
    ),
)

_PERMANENT: Final = faces.ALLY | faces.EQUIPMENT | faces.RETAINER

_ACTIONS: Final[tuple[tuple[Face, int], ...]] = (
    # Attempts to block by a card, actions that end early, bleeds raised beyond the limit.
    (
        _card(
            "Out of the Dark",
            faces.REACTION,
            build.reaction("aus", act.Attempt(), when=windows.OPEN | windows.ATTEMPT),
            build.reaction("AUS", act.Attempt(anybody=True), when=windows.OPEN | windows.ATTEMPT),
        ),
        2,
    ),
    (
        _card(
            "Second Thoughts",
            faces.MODIFIER,
            build.modifier("", act.EndAction(), do.Unlock(base.ACTING), when=windows.ATTEMPT | windows.BLOCKED),
        ),
        1,
    ),
    (_card("Old Favour", faces.MODIFIER, build.modifier("", do.RaiseBleed(1))), 1),
    (
        _card(
            "Cover Me", faces.MODIFIER, Mode((do.Modify(spans.STEALTH, 1),), windows.ATTEMPT, base.BY_OTHER, ("obf",))
        ),
        1,
    ),
    # Several targets, an ash heap, a vampire in torpor, something that somebody must do.
    (_card("Dues", faces.ACTION, build.action("", act.TargetsBurnPool(1), target=choose.EveryOther())), 1),
    (_card("Salvage", faces.ACTION, build.action("", act.BringIn(), target=choose.InAshHeap(_PERMANENT))), 2),
    (
        _card(
            "Nothing Left",
            faces.ACTION,
            build.action("", act.RemoveFromGame(), target=choose.InAshHeap(~0, choose.OTHERS)),
        ),
        1,
    ),
    (
        _card(
            "Crawl Out",
            faces.ACTION,
            Mode((do.GainPool(0),), windows.MINION, base.BY_TORPID, reach="leave"),
            blood=1,
        ),
        1,
    ),
    (
        _card(
            "Sworn Service",
            faces.ACTION,
            build.action("", do.PutOn(), target=choose.Minions(choose.OTHERS)),
            abilities=(Mode((do.GainPool(1),), windows.MINION, base.BY_READY, mandatory=True),),
        ),
        1,
    ),
    # Versions of a permanent, an ally that plays cards as a vampire, a trophy.
    (
        _card(
            "Tame Wolf",
            faces.RETAINER,
            build.permanent(disciplines="ani"),
            build.permanent(disciplines="ANI"),
            gives=(Gives(spans.STRENGTH, 1), Gives(spans.INTERCEPT, 1, version=1)),
            life=1,
        ),
        1,
    ),
    (_card("Night Clerk", faces.ALLY, build.permanent(), as_vampire=("dom", "obf"), life=3, pool=1), 1),
    (
        _card(
            "Old Skull",
            faces.MASTER,
            build.master(do.PutInPlay()),
            gives=(Gives(spans.STRENGTH, 1),),
            traits=("trophy",),
        ),
        1,
    ),
)
