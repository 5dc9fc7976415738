"""Combat cards made of the vocabulary, and fights to play them in."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.state import Vtes
from praxis.vtes.positions.scenario import Item, Table, position, seat
from praxis.vtes.rules import strike
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand.base import Definition, Gives, Mode, Need, Selector, Verb, as_mode

ALL = ["2000", "2011", "2012", "2023"]
editions = pytest.mark.parametrize("edition", ALL)
since_2011 = pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
until_2012 = pytest.mark.parametrize("edition", ["2000", "2011", "2012"])


class Called(Selector):
    """Cards in play with a name, of any kind."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def legal(self, g: Vtes, seat: int, minion: int, card: int, chosen: list[int] | None = None) -> list[int]:
        return [one for one in range(len(g.face)) if g.face[one].name == self.name and g.is_in_play(one)]


def card(name: str, *verbs: Verb, when: int = windows.STRIKE, needs: tuple[Need, ...] = ()) -> Face:
    """A combat card that anybody can play."""
    return made_up(name, faces.COMBAT, definition=Definition(0, (build.combat("", *verbs, when=when, needs=needs),)))


def strike_card(name: str, kind: str, amount: int = 0, flags: int = 0, maneuver: int = 0) -> Face:
    mode = build.strike("", fight.strike_(kind, amount, flags, maneuver))
    return made_up(name, faces.COMBAT, definition=Definition(0, (mode,)))


def blow(name: str, amount: int, flags: int = 0) -> Face:
    return strike_card(name, strike.DAMAGE, amount, flags)


def ability(*verbs: Verb, when: int = windows.STRIKE) -> Mode:
    return as_mode(verbs, when, base.BY_COMBATANT)


def equipment(name: str, *abilities: Mode, gives: tuple[Gives, ...] = (), traits: tuple[str, ...] = ()) -> Face:
    return made_up(name, faces.EQUIPMENT, definition=Definition(0, (), gives, abilities), traits=traits)


def weapon(name: str, amount: int, flags: int = 0, maneuver: str = "") -> Face:
    """A weapon, with a maneuver each combat (or round) if one is named."""
    abilities = [ability(fight.strike_(strike.DAMAGE, amount, flags | strike.WEAPON))]
    if maneuver:
        abilities.append(ability(fight.weapon_maneuver(-1, each=maneuver), when=windows.RANGE))
    return equipment(name, *abilities, traits=("weapon",))


def gun(name: str, damage: int) -> Face:
    return weapon(name, damage, strike.RANGED, "combat")


def retainer(name: str, life: int, *abilities: Mode) -> Face:
    return made_up(name, faces.RETAINER, life=life, definition=Definition(0, (), (), abilities))


def leap(name: str = "Leap Far") -> Face:
    return card(name, fight.maneuver_(), when=windows.RANGE)


def chase(name: str = "Give Chase") -> Face:
    return card(name, fight.press_(), when=windows.PRESS)


def fight_of(
    edition: str,
    acting: Item,
    opposing: Item,
    hand: Sequence[Face | str] = (),
    other: Sequence[Face | str] = (),
    third: Sequence[Item] = (),
    third_hand: Sequence[Face | str] = (),
) -> Table:
    """A bleed that is blocked, with these hands. A third Methuselah looks on, if she is given cards."""
    seats = [seat(ready=[acting], hand=hand), seat(ready=[opposing], hand=other)]
    if third:
        seats.append(seat(ready=third, hand=third_hand))
    t = position(*seats, edition=edition)
    t.does(f"bleed {_name(acting)}", by="a")
    t.does(f"block {_name(opposing)}", by="b")
    return t


def _name(item: Item) -> str:
    first = item[0] if isinstance(item, tuple) else item
    return first.name if isinstance(first, Face) else first.split(" ")[0]
