"""Nobody enters combat with a vampire in torpor: every full card whose action begins a combat keeps to it."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.effects.nodes import Tree, Who
from praxis.effects.scope import Scope
from praxis.vtes.catalogue.catalogue import coverage_of, load
from praxis.vtes.dealt.known_faces import official
from praxis.vtes.effects.entering_combat import Fight
from praxis.vtes.effects.mode import Mode
from praxis.vtes.effects.verb import nodes_in
from praxis.vtes.effects.whom import BEARER, SELF
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.tables import bystander, editions, since_2011


def _fights(mode: Mode) -> list[Fight]:
    effects = (*mode.do, *mode.then, *mode.during)
    return [node for effect in effects for node in nodes_in(effect) if isinstance(node, Fight)]


def _attacking() -> list[tuple[Face, Mode]]:
    """Each way in which a full card gives an action that begins a combat."""
    faces = [official(card.id) for card in load() if coverage_of(card.id) == "full"]
    ways = [(face, mode) for face in faces for mode in (*face.definition.modes, *face.definition.abilities)]
    return [(face, mode) for face, mode in ways if mode.when & windows.MINION and _fights(mode)]


WAYS = _attacking()
ON_A_MINION = sorted({face.name for face, mode in WAYS if any(fight.against is BEARER for fight in _fights(mode))})
AT_ITSELF = sorted(
    {load()[face.key].unique_name for face, mode in WAYS if any(fight.against is SELF for fight in _fights(mode))}
)
CLANS = ("Lasombra", "Ventrue", "Brujah", "Tzimisce", "Gangrel-antitribu")
"""Whom these cards let attack."""


def test_the_class_is_as_large_as_it_was_when_the_law_was_written() -> None:
    assert (len(WAYS) >= 130, len(ON_A_MINION) >= 11, len(AT_ITSELF) >= 5) == (True, True, True)


def _is_of_the_ready(tree: Tree) -> bool:
    return "in(where=('ready',))" in str(tree)


def test_whom_an_action_attacks_is_chosen_among_the_ready() -> None:
    def chosen(mode: Mode, fight: Fight) -> list[Who]:
        return [] if fight.against in (BEARER, SELF) else [fight.against, *mode.targets]

    careless = [
        face.name
        for face, mode in WAYS
        for fight in _fights(mode)
        if chosen(mode, fight) and not any(_is_of_the_ready(who.tree()) for who in chosen(mode, fight))
    ]
    assert not careless


def _marked(card: str, region: str, edition: str) -> Table:
    """A card of seat a on a vampire of seat b, who is ready or in torpor."""
    marked = ("Oskar 3/9 sect:Sabbat", [card])
    return position(
        seat(ready=["Mira 4/8 sect:Sabbat clan:Tremere", "Nils 4/8 sect:Sabbat clan:Tremere"]),
        seat(ready=[marked]) if region == "ready" else seat(ready=["Other 2/4"], torpor=[marked]),
        bystander(),
        edition=edition,
    )


@editions
@pytest.mark.parametrize("card", ON_A_MINION)
@proves("torpor.state.no-combat")
def test_a_card_on_a_vampire_lets_nobody_attack_him_in_torpor(card: str, edition: str) -> None:
    barred: dict[str, list[str]] = {}
    offered: dict[str, bool] = {}
    for region in ("ready", "torpor"):
        t = _marked(card, region, edition)
        scope = Scope(t[card], 0, t["Mira"])
        ways = [mode for mode in t.g.face[t[card]].definition.abilities if _fights(mode)]
        barred[region] = [fight.bar(t.g, scope) for mode in ways for fight in _fights(mode)]
        offered[region] = any(option.startswith(f"use {t[card]} {t['Mira']} ") for option in t.options())
        t.is_quiet()
    assert barred == {"ready": [""], "torpor": ["torpor.state.no-combat"]}
    assert not offered["torpor"]
    if card in ("Blood Hunt", "Haven Uncovered", "Regent", "War Party", "Veneficorum Artum Sanguis"):
        assert offered["ready"]  # the others are for whoever was named as the card was played


@since_2011
@pytest.mark.parametrize("card", AT_ITSELF)
@proves("torpor.state.no-combat")
def test_a_vampire_whom_others_may_attack_is_safe_in_torpor(card: str, edition: str) -> None:
    offered = {}
    for region in ("ready", "torpor"):
        hunted = seat(ready=[card]) if region == "ready" else seat(ready=["Other 2/4"], torpor=[card])
        attackers = [f"{name} 4/8 clan:{clan}" for name, clan in zip("VWXYZ", CLANS, strict=True)]
        t = position(seat(ready=attackers), hunted, bystander(), edition=edition)
        name = card.removesuffix(" (ADV)")
        offered[region] = any(option.startswith(f"use {t[name]} ") for option in t.options())
        t.is_quiet()
    assert offered == {"ready": True, "torpor": False}


@editions
@proves("torpor.state.no-combat")
def test_haven_uncovered_is_of_no_use_against_a_vampire_in_torpor(edition: str) -> None:
    t = _marked("Haven Uncovered", "torpor", edition)
    assert t.clauses("use Haven Uncovered Mira -1", by="a") == ["torpor.state.no-combat"]
    t = _marked("Haven Uncovered", "ready", edition)
    t.does("use Haven Uncovered Mira -1")
    t.goes_on("strike")
    assert t.told("combat")
    t.is_quiet()
