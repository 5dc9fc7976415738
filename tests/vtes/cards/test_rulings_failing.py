"""Rulings on cards that make an action fail: when they can be used, and what can still be done afterwards."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import IN_PLAY, LOCATION, MINION, OTHERS, a, action, definition, lock
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import SeatOf, Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011


def nuisance() -> Face:
    """An action card at 0 stealth: lock a minion or a location of another."""
    return made_up(
        "Nuisance", faces.ACTION, definition=definition(action("", lock(a(IN_PLAY, OTHERS, MINION | LOCATION))))
    )


def guarded(card: str) -> tuple[SeatOf, str, str]:
    """A seat with the card, whom it guards, and how it is used."""
    if card == "Screamer":
        return seat(ready=[card, "Wolf ally 3", "Oskar 2/4"]), "Wolf", f"use {card} -1 -2"
    if card == "Chanjelin Ward":
        return seat(ready=[("Kin 2/4 locked", [card]), "Oskar 2/4"]), "Kin", f"use {card}"
    return seat(ready=["Oskar 2/4"], play=[("The Barrens", [card])]), "The Barrens", f"use {card}"


def aimed(card: str, edition: str, words: str = "", *hand: str) -> tuple[Table, str]:
    """Mira has announced an action at what the card guards."""
    victim, target, use = guarded(card)
    t = position(
        seat(ready=[f"Mira 4/8 {words}".strip()], hand=[nuisance(), nuisance(), *hand]),
        victim,
        bystander(),
        edition=edition,
    )
    t.does_all("play Nuisance Mira 0", f"target {target}")
    return t, use


CARDS = ["Consecration Rites", "Haunt", "Chanjelin Ward", "Screamer"]


@since_2011
@rules_on("Consecration Rites", "ANK 20221205", "ANK 20220118", "RTR 20180719", "ANK 20211015")
@rules_on("Haunt", "ANK 20221205", "ANK 20220118", "RTR 20180719", "ANK 20211015")
@rules_on("Chanjelin Ward", "ANK 20221205", "ANK 20220118", "RTR 20180719", "ANK 20211015")
@rules_on("Screamer", "ANK 20221205", "ANK 20220118", "RTR 20180719", "ANK 20211015")
@pytest.mark.parametrize("card", CARDS)
def test_after_an_action_that_failed_its_end_is_played_and_it_is_not_repeated(card: str, edition: str) -> None:
    t, use = aimed(card, edition, "CEL", "Zephyr")
    t.passes_until_offered(use)
    t.does(use, by="b")
    assert t.region(card) == "ash-heap"
    t.does("play Zephyr Mira 1", by="a")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.told("action-over")[-1]["outcome"]) == (0, ActionSpan.ENDED)
    assert "minion.repeat.action-card" in t.clauses("play Nuisance#2 Mira 0", by="a")
    t.is_quiet()


@editions
@rules_on("Consecration Rites", "LSJ 20070219")
@rules_on("Haunt", "LSJ 20070219")
@rules_on("Screamer", "LSJ 20070219")
@pytest.mark.parametrize("card", CARDS)
def test_an_action_that_failed_was_not_blocked(card: str, edition: str) -> None:
    t, use = aimed(card, edition, "FOR", "Freak Drive")
    t.passes_until_offered(use)
    t.does(use, by="b")
    t.goes_on()
    assert not t.ever_offered("play Freak Drive")
    assert (t.measure("Mira.locked"), t.told("blocked"), t.told("combat")) == (1, [], [])
    t.is_quiet()


@editions
@rules_on("Consecration Rites", "ANK 20260316", "LSJ 20041022")
@rules_on("Haunt", "ANK 20260316", "LSJ 20041022")
@pytest.mark.parametrize("card", CARDS)
def test_no_action_fails_while_somebody_attempts_to_block_it(card: str, edition: str) -> None:
    t, use = aimed(card, edition, "OBF", "Lost in Crowds")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Lost in Crowds Mira 1", by="a")
    while not t.told("block-failed"):
        assert not t.offers(use)
        t.passes()
    while t.asks not in t.quiet and not t.offers(use):
        t.passes()
    assert t.offers(use) is (card != "Screamer")  # who can do it as the action is announced only
