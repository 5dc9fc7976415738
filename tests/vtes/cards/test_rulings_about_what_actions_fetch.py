"""Rulings on actions that bring another card into play, and on effects that bring one whatever it requires."""

from __future__ import annotations

import pytest

from praxis.effects.nodes import Who
from praxis.vtes.definitions.language import (
    ANARCH,
    BEARER,
    INTERCEPT,
    SELF,
    definition,
    gives,
    permanent,
)
from praxis.vtes.effects.definition import Definition
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_rulings_after_actions import does

# -- the level --------------------------------------------------------------------------------------------------------


def sees(whom: Who) -> Definition:
    """One intercept at basic Auspex, two at superior."""
    better = gives(INTERCEPT, 1, whom, level=1)
    return definition(permanent("aus"), permanent("AUS"), gives(INTERCEPT, 1, whom), better)


GLASS = made_up("Glass", faces.EQUIPMENT, definition=sees(BEARER))
OWL = made_up("Owl", faces.ALLY, life=1, definition=sees(SELF))


def finds(t: Table) -> None:
    """Go on until the search, and take the card."""
    while t.asks not in ("search", "target"):
        t.passes()
    t.answer(t.options()[0])
    while t.asks not in t.quiet:
        t.passes()


@ruled_alike(
    "card words thing held",
    [
        ("Anonymous Freight", "", GLASS, True),
        ("Magic of the Smith", "THA", GLASS, False),
        ("The Summoning", "PRE", OWL, False),
    ],
    "LSJ 20080803",
)
@pytest.mark.parametrize(("code", "intercept"), [("aus", 1), ("AUS", 2)])
def test_what_is_fetched_is_as_good_as_his_discipline(
    card: str, words: str, thing: Face, held: bool, code: str, intercept: int
) -> None:
    t = position(
        seat(
            ready=[f"Mira 6/8 {words} {code}".replace("  ", " ")],
            hand=[card, *([thing, thing] if held else ["Blank Page"] * 6)],
            library=[] if held else [thing, "Dodge"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does(f"play {card} Mira {0 if held else 1}")
    finds(t)
    brought = next(each for each in (*t.g.attached.get(t["Mira"], []), *t.g.ready(0)) if t.g.face[each] is thing)
    bearer = "Mira" if thing is GLASS else next(name for name, number in t.names.items() if number == brought)
    assert t.measure(f"{bearer}.intercept") == intercept
    t.is_quiet()


# -- again by an action of its own ------------------------------------------------------------------------------------

DOG = made_up("Dog", faces.RETAINER, life=1, traits=("animal",), definition=definition(permanent(who=ANARCH)))
PAL = made_up("Pal", faces.ALLY, life=1, definition=definition(permanent()))


@ruled_alike(
    "card words mode thing held",
    [("Biothaumaturgic Experiment", "tha", 0, DOG, True), ("The Summoning", "PRE", 1, PAL, False)],
    "ANK 20180817",
)
def test_who_unlocks_may_bring_another_by_itself(card: str, words: str, mode: int, thing: Face, held: bool) -> None:
    """And what the card requires does not make the action one that requires it."""
    hand: list[Item] = [card, "Freak Drive", "CrimethInc.", thing, *([thing] if held else ["Blank Page"] * 3)]
    t = position(
        seat(ready=[f"Mira 6/8 sect:Anarch pro for {words}"], hand=hand, library=[] if held else [thing, "Dodge"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does(f"play {card} Mira {mode}")
    while not t.offers("play Freak Drive Mira 0"):
        t.answer("pass" if "pass" in t.options() and t.asks != "search" else t.options()[0])
    does(t, "play Freak Drive Mira 0")
    t.goes_on()
    assert not t.ever_offered("play CrimethInc. Mira 0")
    name = next(name for name in (thing.name, f"{thing.name}#2") if t.region(name) == "hand")
    t.does(f"play {name} Mira 0")
    t.goes_on("succeeded")
    assert t.region(name) in ("attached", "ready", "waiting")
    t.is_quiet()
