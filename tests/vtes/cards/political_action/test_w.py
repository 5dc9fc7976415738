"""Political Action cards: W."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.referendum_tables import calls, table
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- War of Ages ------------------------------------------------------------------------------------------------------


@editions
def test_war_of_ages_burns_the_prey_until_the_prey_is_ousted(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Sabbat bishop"], hand=["War of Ages"]),
        seat(2, ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    calls(t, "War of Ages")
    assert t.region("War of Ages") == "play"
    while t.g.turn_span().seat != 1:
        t.passes()
    with t.changes("b.pool", -1), t.unchanged("c.pool"):
        while t.offers("trigger"):
            t.does("trigger War of Ages")
    before = t.measure("a.pool")
    while not t.g.ousted[1]:
        t.does("trigger War of Ages") if t.offers("trigger War of Ages") else t.passes()
    t.passes()
    assert (t.measure("a.pool"), t.region("War of Ages")) == (before + 6 + 3, "ash-heap")


@editions
@rules_on("War of Ages", "LSJ 20100129")
def test_a_unique_card_is_not_called_for_by_whoever_has_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Sabbat bishop"], hand=["War of Ages"], play=["War of Ages"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play War of Ages Mira 0")


# -- Watchtower: Greatest Fall ----------------------------------------------------------------------------------------


@editions
def test_a_watchtower_of_the_greatest_fall_feeds_the_sabbat(edition: str) -> None:
    t = table("Watchtower: Greatest Fall", who="sect:Sabbat trait:seraph", edition=edition)
    calls(t, "Watchtower: Greatest Fall")
    assert t.region("Watchtower: Greatest Fall") == "play"
    t = position(
        seat(
            ready=["Mira 2/5 sect:Sabbat", "Alien 2/5 sect:Camarilla"],
            uncontrolled=["Young 0/6 sect:Sabbat"],
            play=["Watchtower: Greatest Fall"],
            hand=["Watchtower: Chosen are Called"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Watchtower: Greatest Fall")
    assert not t.offers("target Alien")
    t.does("target Young")
    assert t.measure("Young.blood") == 1


@editions
def test_a_watchtower_falls_as_another_rises(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 2/5 sect:Sabbat trait:seraph"],
            play=["Watchtower: Greatest Fall", "Watchtower: Chosen are Called"],
            hand=["Watchtower: Four Ride Forth"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Watchtower: Four Ride Forth")
    assert t.asks == "trigger"
    falling = [t["Watchtower: Greatest Fall"], t["Watchtower: Chosen are Called"]]
    assert [int(option.split()[1]) for option in t.options()] == falling, "the option names the card that falls"
    t.answer(t.options()[0])
    assert t.asks != "trigger", "the last one asks nothing"
    assert t.region("Watchtower: Greatest Fall") == t.region("Watchtower: Chosen are Called") == "ash-heap"
    assert t.region("Watchtower: Four Ride Forth") == "play"
