"""Effects of combat by short names, for cards made up in tests."""

from __future__ import annotations

from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.effects.how_often import SPAN_WORDS
from praxis.vtes.effects.striking import Strike as Blow
from praxis.vtes.rules import strike as strikes
from tests.vtes.shorthand.base import Need, limited_to
from tests.vtes.shorthand.damage import inflict_ as inflict_
from tests.vtes.shorthand.damage import prevent_ as prevent_

_SPANS = {word: span for span, word in SPAN_WORDS.items()}


def strike_(kind: str, n: int = 0, flags: int = 0, maneuver: int = 0, aggravated: int = 0) -> Effect:
    return Blow(kind, n, flags, maneuver, aggravated)


def mixed(ordinary: int, aggravated: int) -> Effect:
    return Blow(strikes.DAMAGE, ordinary, aggravated=aggravated)


def additional(n: int) -> Effect:
    return mod(STRIKES, n)


def press_(only: str = "", each: str = "") -> Effect:
    return limited_to(each, press(only))


def maneuver_(only: str = "", each: str = "") -> Effect:
    return limited_to(each, maneuver(only))


def weapon_maneuver(strike_mode: int, only: str = "", each: str = "combat") -> Effect:
    return limited_to(each, aiming(strike_mode, only))


def gain_press(mandatory: bool = False, who: Who = ME) -> Effect:
    return mod(PRESSES_OWED if mandatory else PRESSES, 1, who)


def gain_maneuver(optional: bool = True) -> Effect:
    return mod(MANEUVERS if optional else MANEUVERS_OWED, 1)


def swarm(n: int, ranged: bool = True) -> Effect:
    return mod(SWARM if ranged else SWARM_CLOSE, n, OPPOSING)


def end_combat() -> Effect:
    return outcome(COMBAT_OVER)


def aggravated_hands(until: str = "round") -> Effect:
    return mod(AGGRAVATED_HANDS, 1, ME, _SPANS[until])


def at_range(long: bool) -> Need:
    return LONG if long else CLOSE


def unlocked() -> Need:
    return UNLOCKED
