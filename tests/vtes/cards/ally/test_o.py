"""Ally cards: O."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.ally_tables import fought_by
from tests.vtes.cards.answering import acts, answers, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Order of Hermes Cabal --------------------------------------------------------------------------------------------

RUSHERS = [
    # ally, which ability, stealth, vampires only
    ("Order of Hermes Cabal", -2, 0, True),
    ("Wendell Delburton", -3, 0, False),
    ("High Top", -1, 0, False),
    ("Herald of Topheth", -1, 0, False),
    ("Rock Cat", -1, 0, False),
    ("Ossian", -1, 1, True),
    ("Escaped Mental Patient", -2, 0, False),
    ("Nephren-Ka", -2, 0, False),
    ("Amam the Devourer", -1, 0, False),
    ("Shambling Hordes", -1, 0, False),
]


@editions
@pytest.mark.parametrize(("card", "number", "stealth", "vampires"), RUSHERS)
def test_an_ally_attacks_as_an_action(card: str, number: int, stealth: int, vampires: bool, edition: str) -> None:
    t = position(
        seat(ready=[card, "Own 2/4"]),
        seat(ready=["Oskar 9/9 clan:Tremere", "Kin 9/9 clan:Tremere", "Other ally 9"], torpor=["Gone 0/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {card} {card} {number}")
    assert (t.offers("target Oskar"), t.offers("target Other")) == (True, not vampires)
    assert not t.offers("target Gone")
    t.does("target Oskar")
    assert t.told("action")[0]["stealth"] == stealth
    on_to(t)
    assert t.told("combat")[0]["opposing"] == t["Oskar"]


# -- Ossian -----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Ossian", "LSJ 20050201", "ANK 20171109", "RTR 20030519")
@pytest.mark.parametrize("seen", [True, False])
def test_ossian_feeds_on_wounds_and_paralyses_seers(seen: bool, edition: str) -> None:
    t = position(
        seat(ready=["Ossian"]),
        seat(ready=["Oskar 9/9 AUS"], hand=["Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    t.does("use Ossian Ossian -1")
    answers = ["block Oskar", "play Enhanced Senses Oskar 0"] if seen else []
    if seen:
        acts(t, *answers)
    else:
        acts(t)
    assert bool([told for told in t.told("strike") if told["minion"] == t["Oskar"]]) is not seen
    assert t.measure("Ossian.blood") == 4 + 2 - (not seen)


@rules_on("Ossian", "LSJ 20100827")
@pytest.mark.parametrize("auspex", [True, False])
def test_who_has_used_auspex_against_ossian_sets_the_range_but_not_by_a_rifle(auspex: bool) -> None:
    t = position(
        seat(ready=["Ossian"]),
        seat(
            ready=["Oskar 6/8", ("Olga 6/8 aus QUI" + ("" if auspex else " intercept:1"), ["Sniper Rifle"])],
            hand=["Enhanced Senses", "Selective Silence"],
        ),
        bystander(),
    )
    t.does("use Ossian")
    t.does("target Oskar") if t.asks == "target" else None
    answers(t, "block Olga")
    if auspex:
        answers(t, "play Enhanced Senses Olga 0")
    until(t, "play Selective Silence Olga 2")
    assert t.offers("use Sniper Rifle") is not auspex
    t.does("play Selective Silence Olga 2", by="b")
    on_to(t)
    assert t.measure("Olga.blood") == 6 - t.g.face[t["Selective Silence"]].blood - 1
    assert (t["Olga"] in [told["minion"] for told in t.told("strike")]) is not auspex


@rules_on("Ossian", "ANK 20210614")
@pytest.mark.parametrize("before", [True, False])
def test_the_first_use_of_auspex_against_ossian_may_be_a_strike(before: bool) -> None:
    t = position(
        seat(ready=["Ossian"]),
        seat(
            ready=["Oskar 6/8", "Olga 6/8 AUS PRE" + ("" if before else " intercept:1")],
            hand=["Charismatic Aura", "Enhanced Senses"],
        ),
        bystander(),
    )
    t.does("use Ossian")
    answers(t, "target Oskar", "block Olga")
    if before:
        answers(t, "play Enhanced Senses Olga 0")
    if not before:
        answers(t, "play Charismatic Aura Olga 1")
    on_to(t)
    assert t.ever_offered("play Charismatic Aura Olga 1") is not before
    assert t.measure("Olga.blood") == (4 if before else 6)  # the blow of Ossian, or the end of the combat
    t.is_quiet()


# -- Outcast Mage -----------------------------------------------------------------------------------------------------

SHOOTERS = [
    # ally, damage, aggravated, whether it maneuvers
    ("Outcast Mage", 2, False, True),
    ("Rom Gypsy", 1, False, True),
    ("ECTU Operative", 1, False, True),
    ("Talaq, The Immortal", 1, False, True),
    ("Order of Hermes Cabal", 1, True, False),
    ("Ghouled Street Thug", 1, False, False),
    ("Wendell Delburton", 2, False, True),
]


@editions
@pytest.mark.parametrize(("card", "damage", "aggravated", "maneuvers"), SHOOTERS)
def test_an_ally_shoots(card: str, damage: int, aggravated: bool, maneuvers: bool, edition: str) -> None:
    t = fought_by(card, edition=edition)
    if maneuvers:
        t.passes_until_offered(f"use {card} {card} -2")
        t.does(f"use {card} {card} -2", by="b")
        assert t.told("maneuver")[-1]["range"] == "long"
    while t.asks != "strike" or t.who() != "b":
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does(f"use {card} {card} -1", by="b")
    with t.unchanged(*BYSTANDER):
        acts(t)
    assert (t.measure("Oskar.blood"), t.region("Oskar")) == ((9, "torpor") if aggravated else (9 - damage, "ready"))
