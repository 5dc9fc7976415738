"""Retainer cards: F."""

from __future__ import annotations

import pytest

from praxis.kernel.event import may_see
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions, in_editions
from tests.vtes.cards.turn_tables import at_work

# -- Feral Hound ------------------------------------------------------------------------------------------------------


@in_editions("words mode at_once", [("ani clan:Ravnos", 0, False), ("ANI clan:Ravnos", 1, True)])
def test_who_employs_a_feral_hound_unlocks(edition: str, words: str, mode: int, at_once: bool) -> None:
    t = acting("Feral Hound", who=words, edition=edition)
    t.does(f"play Feral Hound Mira {mode}")
    t.goes_on()
    assert t.measure("Mira.locked") == (0 if at_once else 1)
    for _ in range(20):
        if t.who() == "a":
            t.answer("pass")
    assert t.measure("Mira.locked") == 0


@editions
def test_a_feral_hound_locks_for_intercept(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]), seat(ready=[("Oskar 2/4", ["Feral Hound"]), "Paul 2/4"]), bystander(), edition=edition
    )
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    t.does("use Feral Hound", by="b")
    on_to(t)
    assert t.told("blocked")
    assert t.measure("Feral Hound.locked") == 1


@rules_on("Feral Hound", "RTR 19941109", "ANK 20180612")
@pytest.mark.parametrize(("words", "way"), [("ani", 0), ("ANI", 1), ("ANI", 0)])
def test_a_feral_hound_is_what_it_was_employed_as(words: str, way: int) -> None:
    """At superior its employer unlocks at once, else in the discard phase."""
    t = position(
        seat(ready=[f"Mira 4/8 {words} clan:Ravnos", "Ines 2/4"], hand=["Feral Hound"]),
        seat(ready=["Oskar 4/4 locked"]),
        bystander(),
    )
    t.does(f"play Feral Hound Mira {way}")
    to_the_end(t)
    assert (t.region("Feral Hound"), t.measure("Mira.locked")) == ("attached", 1 - way)
    while t.g.turn_span().seat == 0:
        t.does("pass")
    assert t.measure("Mira.locked") == 0
    t.is_quiet()


# -- Fortune Teller ---------------------------------------------------------------------------------------------------


def test_a_fortune_teller_looks_during_an_action_and_once() -> None:
    t = at_work([("Mira 4/8", ["Fortune Teller"])])
    t.does("bleed Nils")
    assert t.g.action() is not None
    t.does("use Fortune Teller", by="a")
    since = len(t.asked)
    to_the_end(t)
    assert t.measure("b.pool") == 29
    assert not t.ever_offered("use Fortune Teller", since)


@editions
def test_a_fortune_teller_sees_one_card_of_the_prey(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Fortune Teller"])]),
        seat(ready=["Oskar 4/8"], hand=["Dodge", "Flash", "Fake Out"]),
        bystander(),
        edition=edition,
    )
    t.does("use Fortune Teller")
    assert sum(may_see(t.g.knows[t[name]], 0) for name in ("Dodge", "Flash", "Fake Out")) == 1
    assert not t.offers("use Fortune Teller")
