"""Cards that keep something for their controller: cards of a library, pool of the prey; and what lies on a vampire who
is not controlled yet."""

from __future__ import annotations

import pytest

from praxis.vtes.model.regions import CONTESTED, RESEARCH
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to

# -- Shilmulo Tarot ---------------------------------------------------------------------------------------------------

TAROT = "Shilmulo Tarot"


def with_tarot(clan: str = "Ravnos", edition: str = "2023") -> Table:
    """Mira equips with the Tarot; the library of her Methuselah is known to the test."""
    t = position(
        seat(
            ready=[f"Mira 4/8 clan:{clan}", "Ines 2/4"],
            hand=[TAROT, "Blank Page", "Blank Page", "Blank Page", "Blank Page", "Blank Page", "Ascendance"],
            library=[
                "Changeling",
                "Fade",
                "Cloak the Gathering",
                "Govern the Unaligned",
                "Wake with Evening's Freshness",
            ],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    return t


def kept(t: Table) -> list[str]:
    tarot = t[TAROT]
    return [t.g.face[card].name for card in t.g.regions[12][0] if t.g.host[card] == tarot]


@editions
def test_the_tarot_takes_two_cards_of_the_library_face_down(edition: str) -> None:
    t = with_tarot(edition=edition)
    assert not t.offers(f"play {TAROT} Ines")
    with t.unchanged(*BYSTANDER, "Mira.blood", "a.pool"):
        t.does(f"play {TAROT} Mira 0")
        t.goes_on()
    # one was drawn for the Tarot itself
    assert sorted(kept(t)) == ["Cloak the Gathering", "Govern the Unaligned"] or len(kept(t)) == 2
    assert all(t.g.seen(card, 0) and not t.g.seen(card, 1) for card in t.g.regions[12][0])
    t.is_quiet()


@editions
def test_whoever_would_draw_may_take_a_card_from_the_tarot(edition: str) -> None:
    t = with_tarot(edition=edition)
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    stored = [card for card in t.g.regions[12][0] if t.g.host[card] == t[TAROT]]
    library = len(t.g.library(0))
    passes_to(t, "discard")
    t.does("discard Ascendance")
    assert t.asks == "pick"
    assert sorted(t.options("pick")) == sorted(f"pick {card}" for card in stored)
    t.answer(f"pick {stored[0]}")
    assert (t.g.where[stored[0]], len(t.g.library(0)), len(t.g.hand(0))) == (2, library, 7)
    t.is_quiet()


@editions
def test_a_larger_hand_may_be_filled_from_the_tarot_too(edition: str) -> None:
    """Each missing card is one draw, and each draw may be replaced, once."""
    t = position(
        seat(
            ready=["Mira 4/8 clan:Ravnos"],
            hand=[TAROT, "Elder Library", *["Blank Page"] * 5],
            library=["Blank Page"] * 12,
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    stored = [card for card in t.g.regions[12][0] if t.g.host[card] == t[TAROT]]
    passes_to(t, "master")
    library = len(t.g.library(0))
    t.does("play Elder Library")
    for card in stored:  # one for the location itself, one for the larger hand
        assert t.asks == "pick"
        t.answer(f"pick {card}")
    assert (len(t.g.library(0)), len(t.g.hand(0)), kept(t)) == (library, 8, [])
    t.is_quiet()


@editions
def test_or_draws_as_usual(edition: str) -> None:
    t = with_tarot(edition=edition)
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    library = len(t.g.library(0))
    passes_to(t, "discard")
    t.does("discard Ascendance")
    t.answer("pass")
    assert (len(kept(t)), len(t.g.library(0)), len(t.g.hand(0))) == (2, library - 1, 7)
    t.is_quiet()


@editions
@pytest.mark.parametrize("how", ["torpor", "clan"])
def test_nothing_is_drawn_from_it_unless_a_ready_ravnos_has_it(how: str, edition: str) -> None:
    t = with_tarot(edition=edition)
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    if how == "torpor":
        t.g.put(t["Mira"], 5, 0)
    else:
        t.g.clans[t["Mira"]] = "Ventrue"
    passes_to(t, "discard")
    t.does("discard Ascendance")
    assert t.asks != "pick"
    assert (len(kept(t)), len(t.g.hand(0))) == (2, 7)


@editions
@rules_on(TAROT, "PIB 20110712-2")
def test_the_tarot_takes_another_card_in_each_unlock_phase(edition: str) -> None:
    """There is no limit to how many it stores."""
    t = with_tarot(edition=edition)
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    passes_to(t, "unlock")
    t.does(f"use {TAROT}")
    assert len(kept(t)) == 3
    assert not t.offers(f"use {TAROT}")


@editions
@rules_on(TAROT, "LSJ 20021128")
def test_what_the_tarot_keeps_burns_with_it(edition: str) -> None:
    t = with_tarot(edition=edition)
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    stored = [card for card in t.g.regions[12][0] if t.g.host[card] == t[TAROT]]
    t.g.burn(t[TAROT])
    assert [t.g.where[card] for card in stored] == [7, 7]


@editions
@rules_on(TAROT, "ANK 20221028", "LSJ 20090428-1")
def test_a_tarot_that_is_contested_at_once_has_its_cards(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Ravnos"], hand=["Shilmulo Tarot"], library=20),
        seat(ready=[("Oskar 2/4 clan:Ravnos locked", ["Shilmulo Tarot"])]),
        bystander(),
        edition=edition,
    )
    card = t.g.hand(0)[0]
    with t.unchanged(*BYSTANDER, "b.library"):
        t.answer(t.options("play")[0])
        t.goes_on()
    assert t.g.where[card] == CONTESTED
    assert [t.g.host[one] for one in t.g.regions[RESEARCH][0]] == [card] * 2


@editions
@rules_on(TAROT, "ANK 20180719-3")
def test_anybody_takes_the_tarot_from_a_minion_beside_her(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Ravnos", "Ines 4/8 clan:Toreador"], hand=["Shilmulo Tarot"], library=20),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.answer(t.options("play")[0])
    t.goes_on()
    with t.unchanged(*BYSTANDER, "a.library"):
        t.answer(t.options("take")[0])
        t.goes_on()
    assert t.g.host[t["Shilmulo Tarot"]] == t["Ines"]
    assert len(t.g.regions[RESEARCH][0]) == 2


# -- 419 Operation ----------------------------------------------------------------------------------------------------

OPERATION = "419 Operation"


@editions
def test_an_operation_drains_the_prey_or_pays_out(edition: str) -> None:
    t = position(
        seat(pool=10, ready=["Mira 4/8 clan:Osebo"], hand=[OPERATION]),
        seat(pool=10, ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does(f"play {OPERATION} Mira 0")
        assert t.told("action")[-1]["stealth"] == 1
        t.goes_on()
    assert t.region(OPERATION) == "play"
    for n in (1, 2):
        passes_to(t, "unlock")
        with t.changes("b.pool", -1), t.unchanged("a.pool"):
            t.does(f"use {OPERATION}")
            if t.asks == "way":
                t.does("way 0")
        assert t.measure(f"{OPERATION}.blood") == n
        assert not t.offers(f"use {OPERATION}")
        t.passes()
    passes_to(t, "unlock")
    with t.changes("a.pool", 2), t.unchanged("b.pool"):
        t.does(f"use {OPERATION}")
        t.does("way 1")
    assert (t.measure(f"{OPERATION}.blood"), t.region(OPERATION)) == (0, "play")


@editions
@rules_on(OPERATION, "ANK 20221011-3")
@pytest.mark.parametrize("counters", [0, 2])
def test_the_prey_burns_the_edge_to_stop_it(counters: int, edition: str) -> None:
    """Even if there is nothing on it."""
    t = position(
        seat(ready=["Mira 4/8 clan:Osebo"], play=[OPERATION]),
        seat(pool=10, edge=True, ready=["Oskar 2/4"]),
        bystander(),
        turn="b",
        edition=edition,
    )
    t.g.gain_blood(t[OPERATION], counters, 99, "test")
    assert t.who() == "b"
    with t.changes("b.pool", counters), t.unchanged("c.pool", "a.pool"):
        t.does(f"use {OPERATION}")
    assert (t.region(OPERATION), t.g.edge) == ("ash-heap", -1)
    t.is_quiet()


@editions
def test_in_the_middle_of_an_action_too_and_nobody_else(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Osebo"], play=[OPERATION]),
        seat(edge=True, ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert (t.asks, t.who(), t.offers(f"use {OPERATION}")) == ("between-of-others", "b", True)
    t.passes()
    t.does("bleed Mira")
    assert (t.who(), t.offers(f"use {OPERATION}")) == ("b", True)
    t.does(f"use {OPERATION}", by="b")
    assert t.region(OPERATION) == "ash-heap"
    other = position(
        seat(ready=["Mira 4/8 clan:Osebo"], play=[OPERATION]),
        seat(ready=["Oskar 2/4"]),
        seat(edge=True, ready=["Vera 2/4"]),
        turn="c",
        edition=edition,
    )
    assert not other.offers(f"use {OPERATION}")


# -- Brainwash --------------------------------------------------------------------------------------------------------


def washed(edition: str) -> Table:
    t = position(
        seat(hand=["Brainwash"]),
        seat(ready=["Oskar 2/4"], uncontrolled=["Thea 3/6", "Iris 0/5"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Brainwash")
    t.does("target Thea")
    return t


@editions
def test_any_minion_can_burn_brainwash_though_it_lies_on_an_uncontrolled_card(edition: str) -> None:
    t = washed(edition)
    assert (t.g.host[t["Brainwash"]], t.g.is_in_play(t["Brainwash"])) == (t["Thea"], True)
    passes_to(t, "minion", "b")
    with t.unchanged(*BYSTANDER):
        t.does("use Brainwash Oskar")
        told = t.told("action")[-1]
        assert (told["stealth"], told["victims"]) == (1, [0])
        t.goes_on()
    assert t.region("Brainwash") == "ash-heap"
    t.is_quiet()


@editions
@rules_on("Brainwash", "LSJ 20010211")
def test_brainwash_stays_on_the_vampire_who_comes_into_play(edition: str) -> None:
    """Only transfers are forbidden; what fills him otherwise lets him join."""
    t = position(
        seat(hand=["Brainwash"]),
        seat(ready=["Oskar 6/8 DOM"], uncontrolled=["Thea 3/6"], hand=["Govern the Unaligned"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Brainwash")
    passes_to(t, "minion", "b")
    t.does("play Govern the Unaligned Oskar 1")
    while not t.told("controlled"):
        t.does("out Thea" if t.offers("out Thea") else "pass")
    assert (t.measure("Thea.blood"), t.ever_offered("invest Thea")) == (6, False)
    assert (t.region("Thea"), t.g.host[t["Brainwash"]]) == ("ready", t["Thea"])
