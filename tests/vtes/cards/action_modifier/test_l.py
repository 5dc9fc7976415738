"""Action Modifier cards: L."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions

# -- Leverage ---------------------------------------------------------------------------------------------------------


@editions
def test_leverage_burns_the_edge_and_keeps_it_away(edition: str) -> None:
    t = position(
        seat(edge=True, ready=["Mira 4/8 dom"], hand=["Leverage", "Threats"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Leverage Mira", by="a")
    assert t.g.edge == -1
    t.does("play Threats Mira 0", by="a")  # it does not count against the limit
    t.goes_on()
    assert (t.measure("b.pool"), t.g.edge) == (27, -1)
    t.is_quiet()
    t = acting("Leverage", edition=edition)
    t.does("bleed Mira")
    assert not t.ever_offered("play")


# -- Lost in Crowds ---------------------------------------------------------------------------------------------------

STEALTH = [
    # card, Disciplines, mode, stealth, blood, action
    ("Lost in Crowds", "obf", 0, 1, 0, "bleed"),
    ("Lost in Crowds", "OBF", 1, 2, 0, "bleed"),
    ("Earth Control", "pro", 0, 1, 1, "bleed"),
    ("Earth Control", "PRO", 1, 2, 1, "bleed"),
    ("Shadow Play", "obt", 0, 1, 1, "bleed"),
    ("Shadow Play", "OBT", 1, 2, 1, "bleed"),
    ("Forgotten Labyrinth", "obf", 0, 2, 1, "hunt"),
    ("Forgotten Labyrinth", "OBF", 1, 3, 1, "hunt"),
    ("Shroud of Night", "obt", 0, 1, 0, "hunt"),
    ("Shroud of Night", "OBT", 1, 1, 0, "bleed"),
    ("Cloak the Gathering", "obf", 0, 1, 0, "bleed"),
    ("Changeling", "VIC", 1, 1, 0, "bleed"),
    ("Swallowed by the Night", "obf", 0, 1, 0, "bleed"),
    ("Spectral Divination", "nec", 0, 1, 1, "bleed"),
    ("Faceless Night", "obf", 0, 1, 0, "bleed"),
    ("Faceless Night", "OBF", 1, 1, 0, "bleed"),
    ("Elder Impersonation", "obf", 0, 1, 1, "bleed"),
    ("Instantaneous Transformation", "cel pro", 0, 1, 0, "bleed"),
]


@editions
@pytest.mark.parametrize(("card", "codes", "mode", "stealth", "blood", "action"), STEALTH)
@pytest.mark.parametrize("short", [0, 1])
def test_stealth_beats_less_intercept_and_not_as_much(
    card: str, codes: str, mode: int, stealth: int, blood: int, action: str, short: int, edition: str
) -> None:
    own = 1 if action == "hunt" else 0  # a hunt has stealth of its own
    spies = ["Raven Spy"] * (stealth + own - short)
    t = acting(card, who=codes, against=[("Oskar 2/4", spies)], edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"{action} Mira")
        assert not t.offers(f"play {card} Mira {mode}")
        assert "block.stealth.when-needed" in t.clauses(f"play {card} Mira {mode}", by="a")
        if t.who() == "a":  # for another use of the card
            t.passes()
        t.does("block Oskar", by="b")
        t.does(f"play {card} Mira {mode}", by="a")
        t.goes_on()
    gained = -1 if not short else 1 if action == "hunt" else 0  # a fist in the combat, or the hunt
    assert t.measure("Mira.blood") == 4 - blood + gained
    outcome = t.told("block-failed" if short else "blocked")[0]
    assert (outcome["stealth"], outcome["intercept"]) == (stealth + own, stealth + own - short)
    assert t.region(card) == "ash-heap"
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "codes", "mode"), [row[:3] for row in STEALTH])
def test_without_the_level_of_the_discipline_nobody_plays_it(card: str, codes: str, mode: int, edition: str) -> None:
    lesser = codes.lower() if codes.isupper() else ""
    t = acting(card, who=lesser, edition=edition)
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    assert not t.offers(f"play {card} Mira {mode}")
    assert "card.discipline.required" in t.clauses(f"play {card} Mira {mode}", by="a")


# -- Loup -------------------------------------------------------------------------------------------------------------


@rules_on("Loup", "LSJ 20011214-2")
@editions
def test_a_loup_hides_all_toreador_until_one_succeeds(edition: str) -> None:
    t = acting("Loup", "Loup", who="clan:Toreador", more=["Ilse 4/5 clan:Toreador"], edition=edition)
    t.does("bleed Mira")
    until(t, "play Loup")
    t.does("play Loup Mira 0", by="a")
    assert (stats.stealth(t.g, t["Mira"]), stats.stealth(t.g, t["Ilse"])) == (1, 1)
    t.goes_on()
    assert t.region("Loup") == "ash-heap"
    t.does("bleed Ilse")
    assert not t.offers("play Loup#2")  # one in a turn
    t.goes_on()


def test_a_loup_lasts_no_longer_than_the_turn() -> None:
    t = acting("Loup", who="clan:Toreador", against=[("Oskar 2/4", ["Raven Spy", "Raven Spy"])])
    t.does("bleed Mira")
    until(t, "play Loup")
    t.does("play Loup Mira 0", by="a")
    until(t, "block Oskar")
    t.does("block Oskar")
    to_the_end(t)
    assert t.region("Loup") == "play"
    while t.g.turn < 21:
        t.answer("pass")
    assert t.region("Loup") == "ash-heap"
