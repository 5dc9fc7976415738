"""Ad-hoc cards for the tests of actions, made of the vocabulary in a line or two each."""

from __future__ import annotations

import pytest

from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.face import Face, made_up
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, Gives, Mode, Verb, as_mode, giving

EDITIONS = ("2000", "2011", "2012", "2023")
editions = pytest.mark.parametrize("edition", EDITIONS)
since_2011 = pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
until_2012 = pytest.mark.parametrize("edition", ["2000", "2011", "2012"])
only_2023 = pytest.mark.parametrize("edition", ["2023"])


def card(
    name: str,
    types: int,
    *modes: Mode,
    gives: tuple[Gives, ...] = (),
    abilities: tuple[Mode, ...] = (),
    as_vampire: tuple[str, ...] = (),
    **printed: object,
) -> Face:
    definition = Definition(0, modes, gives, abilities, as_vampire=as_vampire)
    return made_up(name, types, definition=definition, **printed)


def errand(name: str = "Errand", blood: int = 0) -> Face:
    """An action card of a kind of its own, at no stealth: gain 1 pool."""
    return card(name, faces.ACTION, build.action("", do.gain_pool(1)), blood=blood)


def second_wind(blood: int = -1) -> Face:
    """An action modifier that unlocks the acting minion once the action has succeeded."""
    name = "Second Wind" if blood < 0 else f"Second Wind for {blood}"
    return card(name, faces.MODIFIER, build.modifier("", do.unlock_card(base.ME), when=windows.SUCCEEDED, blood=blood))


def motion(name: str = "Motion", pool: int = 0) -> Face:
    """A political action: if the referendum passes its caller gains 2 pool."""
    return card(name, faces.POLITICAL, build.action("", do.gain_pool(2)), pool=pool)


def shade(name: str = "Shade", amount: int = 1) -> Face:
    return card(name, faces.MODIFIER, build.modifier("", do.modify(spans.STEALTH, amount)))


def scent(name: str = "Scent", amount: int = 1, blood: int = -1) -> Face:
    return card(name, faces.REACTION, build.reaction("", do.modify(spans.INTERCEPT, amount, base.ME), blood=blood))


def gossip(name: str = "Gossip") -> Face:
    """A reaction that can be played at any time and changes nothing: only its event shows it."""
    return card(name, faces.REACTION, build.reaction("", do.modify(spans.STRENGTH, 1, base.ME)))


def ability(*verbs: Verb, stealth: int = 0, blood: int = -1, mandatory: bool = False, reach: str = "") -> Mode:
    """An action that a card in play gives."""
    return as_mode(verbs, windows.MINION, base.BY_READY, stealth=stealth, blood=blood, mandatory=mandatory, reach=reach)


def knife(name: str = "Knife", pool: int = 0) -> Face:
    return card(name, faces.EQUIPMENT, build.permanent(), gives=(giving(spans.STRENGTH, 1),), pool=pool)


def hound(name: str = "Hound", blood: int = 0) -> Face:
    return card(name, faces.RETAINER, build.permanent(), gives=(giving(spans.INTERCEPT, 1),), life=2, blood=blood)


def thug(name: str = "Thug", pool: int = 0) -> Face:
    return card(name, faces.ALLY, build.permanent(), life=2, pool=pool)
