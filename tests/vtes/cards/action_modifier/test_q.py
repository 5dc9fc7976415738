"""Action Modifier cards: Q."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander

# -- Quicksilver Contemplation ----------------------------------------------------------------------------------------


@rules_on("Quicksilver Contemplation", "LSJ 20100218")
def test_quicksilver_contemplation_bleeds_beyond_the_limit() -> None:
    t = acting("Quicksilver Contemplation", "Conditioning", who="AUS TEM dom")
    t.does("bleed Mira")
    until(t, "play Conditioning")
    t.does("play Conditioning Mira 0", by="a")
    until(t, "play Quicksilver Contemplation")
    t.does("play Quicksilver Contemplation Mira 4", by="a")
    to_the_end(t)
    price = t.g.face[t["Conditioning"]].blood
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (30 - 1 - 2 - 2, 4 - 1 - price)


def test_quicksilver_contemplation_silences_the_younger() -> None:
    t = position(
        seat(ready=["Mira 4/8 aus tem"], hand=["Quicksilver Contemplation", "Kine Resources Contested"]),
        seat(ready=["Oskar 4/5 title:prince"]),
        bystander(),
    )
    t.does("play Kine Resources Contested Mira 0")
    while not t.offers("play Quicksilver Contemplation"):
        t.goes_by("terms")
    t.does("play Quicksilver Contemplation Mira 2", by="a")
    if t.asks == "target":
        t.does("target Oskar")
    asked = len(t.asked)
    while t.asks not in t.quiet:
        t.goes_by()
    assert not t.ever_offered("vote Oskar", since=asked)
