"""What cards forbid is not offered, and the refusal is explained; without the card it is offered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from praxis.effects.filters import ANYTHING
from praxis.vtes.effects import forbidding
from praxis.vtes.effects.definition import Definition
from praxis.vtes.effects.forbidding import cannot
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.model.rulings import FORBIDDEN
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.tables import editions


def table(rule: int, edition: str, phase: str = "minion", forbidden: bool = True) -> Table:
    """A card of seat c forbids it to everybody."""
    definition = Definition(parts=(cannot(rule, ANYTHING),))
    ban: list[Item] = [made_up("Ban", faces.MASTER, definition=definition)] if forbidden else []
    return position(
        seat(
            ready=[("Mira 4/8 prince", ["Ivory Bow"]), "Nora 2/3 locked"],
            torpor=["Sleeper 2/4"],
            hand=["Anima Gathering", "Kine Resources Contested", "Dodge"],
        ),
        seat(ready=["Oskar 2/4 prince"], hand=["Dodge"], library=3),
        seat(ready=["Vera 2/4"], play=ban),
        edition=edition,
        phase=phase,
    )


def blocks(t: Table) -> tuple[bool, list[str]]:
    t.does("bleed Mira")
    while t.asks in ("announced", "open") and not t.offers("block Oskar") and t.offers("pass") and t.who() != "b":
        t.passes()
    if t.g.action() is None:
        return False, [FORBIDDEN]
    return t.offers("block Oskar"), t.clauses("block Oskar", by="b")


def offers(text: str) -> Callable[[Table], tuple[bool, list[str]]]:
    return lambda t: (t.offers(text), t.clauses(text, by="a"))


CASES = [
    (forbidding.BLOCK, blocks),
    (forbidding.ACT, offers("bleed Mira")),
    (forbidding.BLEED, offers("bleed Mira")),
    (forbidding.HUNT, offers("hunt Mira")),
    (forbidding.DIABLERIZE, offers("diablerize Mira Sleeper")),
    (forbidding.TARGET, offers("rescue Mira Sleeper 1")),
    (forbidding.CALL, offers("play Kine Resources Contested Mira 0")),
    (forbidding.PLAY, offers("play Kine Resources Contested Mira 0")),
]


@editions
@pytest.mark.parametrize(("rule", "ask"), CASES)
@pytest.mark.parametrize("forbidden", [True, False])
def test_a_forbidden_thing_is_not_offered(
    edition: str, rule: int, ask: Callable[[Table], tuple[bool, list[str]]], forbidden: bool
) -> None:
    offered, clauses = ask(table(rule, edition, forbidden=forbidden))
    assert offered != forbidden
    assert (FORBIDDEN in clauses) == forbidden


@editions
@pytest.mark.parametrize("forbidden", [True, False])
def test_what_cannot_unlock_stays_locked(edition: str, forbidden: bool) -> None:
    t = table(forbidding.UNLOCK, edition, "unlock", forbidden)
    assert t.measure("Nora.locked") == forbidden


@editions
@pytest.mark.parametrize("forbidden", [True, False])
def test_who_cannot_vote_gives_no_votes(edition: str, forbidden: bool) -> None:
    t = table(forbidding.VOTE, edition, "minion", forbidden)
    t.does("diablerize Mira Sleeper")
    if edition == "2000":
        t.passes_until_offered("blood-hunt")
        t.does("blood-hunt")
    t.passes_until("polling")
    assert (FORBIDDEN in t.clauses("vote Oskar for", by="b")) == forbidden
    while t.who() != "b" and t.asks == "polling":
        t.passes()
    assert t.offers("vote Oskar for") != forbidden


@editions
@pytest.mark.parametrize("forbidden", [True, False])
def test_who_cannot_use_a_card_strikes_without_it(edition: str, forbidden: bool) -> None:
    t = table(forbidding.USE, edition, "minion", forbidden)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    seen = False
    while t.asks != "minion":
        seen = seen or (t.who() == "a" and t.offers("use Ivory Bow"))
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert seen != forbidden
