"""Action Modifier cards: A."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_modifier_tables import fight_on, passed, rides, stopped
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.referendum_tables import POWER, caller, polled
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions, in_editions, reacting, since_2011

# -- Absolute Tyranny -------------------------------------------------------------------------------------------------


@rules_on("Absolute Tyranny", "ANK 20251125", "LSJ 20050221-2")
@editions
@pytest.mark.parametrize("mode", [2, 3])
def test_absolute_tyranny_takes_a_vote_even_if_it_was_cast(edition: str, mode: int) -> None:
    """Ruling: less than no votes do not count as votes on the other side."""
    tyrant = f"POT PRE {POWER}"
    card = "Absolute Tyranny"
    seats = (
        (caller(card, words=tyrant), seat(ready=["Oskar 4/8 primogen", "Olga 2/4"]), bystander())
        if mode == 2
        else (caller(), seat(ready=[f"Oskar 4/8 primogen {tyrant}"], hand=[card]), bystander())
    )
    t = polled(*seats, edition=edition)
    if mode == 2:
        t.passes_until_offered("vote Oskar against")
        t.does("vote Oskar against")
        t.passes_until_offered(f"play {card} Mira 2")
        t.does(f"play {card} Mira 2", by="a")
        assert (t.measure("Mira.votes"), t.measure("Oskar.votes")) == (2, 0)
        t.goes_on()
        assert t.told("result")[0]["against"] == 0
    else:
        t.passes_until_offered("vote Mira for")
        t.does("vote Mira for")
        t.passes_until_offered(f"play {card} Oskar 3")
        t.does(f"play {card} Oskar 3", by="b")
        t.goes_on()
        assert t.told("result")[0]["favour"] == 1
    t.is_quiet()


# -- Adhocracy --------------------------------------------------------------------------------------------------------


@in_editions("words mode", [("ani sect:Anarch", 0), ("chi sect:Anarch", 1), ("pot sect:Anarch", 2)])
def test_adhocracy_serves_as_need_be(edition: str, words: str, mode: int) -> None:
    if mode == 1:
        t = position(
            seat(ready=[f"Mira 4/8 {words} title:baron"], hand=["Adhocracy", "Kine Resources Contested"]),
            seat(ready=["Oskar 4/8"]),
            bystander(),
            edition=edition,
        )
        t.does("play Kine Resources Contested Mira 0")
        while not t.offers("play Adhocracy Mira 1"):
            t.goes_by("terms")
        before = stats.votes(t.g, t["Mira"])
        t.does("play Adhocracy Mira 1", by="a")
        assert stats.votes(t.g, t["Mira"]) == before + 3
        return
    t = acting("Adhocracy", who=words, against=["Oskar 4/8"], edition=edition)
    t.does("bleed Mira")
    until(t, f"play Adhocracy Mira {mode}")
    t.does(f"play Adhocracy Mira {mode}", by="a")
    if mode == 2:
        until(t, "block Oskar")
        t.does("block Oskar")
    to_the_end(t)
    assert (t.measure("b.pool"), t.measure("Oskar.blood")) == ((28, 4) if mode == 0 else (30, 2))
    t.is_quiet()


# -- Alacrity ---------------------------------------------------------------------------------------------------------


@editions
def test_alacrity_gives_a_maneuver_in_the_first_round(edition: str) -> None:
    t = stopped("Alacrity", "CEL", 1, edition)
    assert t.asks == "maneuver"
    t.answer(t.options("use")[0])
    fight_on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - t.g.face[t["Alacrity"]].blood, 6)
    t.is_quiet()


# -- Amici Noctis -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("mira", "most"), [("Mira 6/8 clan:Lasombra votes:2", 1), ("Mira 6/8 clan:Lasombra archbishop", 2)]
)
def test_amici_noctis_shares_the_margin(edition: str, mira: str, most: int) -> None:
    t = passed("Amici Noctis", mira=mira, ready=["Ines 1/4 clan:Lasombra", "Nils 1/4"], edition=edition)
    pool = t.measure("a.pool")
    t.does("play Amici Noctis Mira", by="a")
    if edition == "2000" and "votes" in mira:
        most = len(t.options("amount")) - 1
    assert len(t.options("amount")) == most + 1
    t.does("amount 1")
    while t.asks == "pick":
        assert not t.offers("pick Nils")
        t.answer(t.options("pick")[0])
    assert t.measure("a.pool") == pool + 1
    assert t.measure("Mira.blood") + t.measure("Ines.blood") == 8
    t.goes_on()
    t.is_quiet()


@rules_on("Amici Noctis", "PIB 20150915", "LSJ 19981028")
@pytest.mark.parametrize("first", [True, False])
def test_amici_noctis_come_before_or_after_a_freak_drive(first: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 for clan:Lasombra archbishop"], hand=["Amici Noctis", "Freak Drive", "Domain Challenge"]),
        seat(ready=["Oskar 4/8 locked"]),
        seat(),
    )
    t.does("play Domain Challenge Mira")
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    until(t, "play Amici Noctis Mira 0")
    if not first:
        t.does("play Freak Drive Mira 0", by="a")
    t.does("play Amici Noctis Mira 0", by="a")
    t.does("amount 2", by="a")
    if first:
        t.does("play Freak Drive Mira 0", by="a")
    t.goes_on()
    assert (t.measure("a.pool"), t.measure("Mira.locked")) == (30 - 1 + 2, 0)
    t.is_quiet()


@rules_on("Amici Noctis", "LSJ 19980107", "PIB 20150105")
def test_friends_of_the_night_get_nothing_for_a_referendum_that_passed_by_itself() -> None:
    """It passed by no votes; the card can be played all the same."""
    t = rides("Amici Noctis", "clan:Lasombra", True, rider=True)
    until(t, "play Amici Noctis Mira 0")
    with t.unchanged("a.pool", "Mira.blood"):
        t.does("play Amici Noctis Mira 0", by="a")
        t.goes_on()
    assert t.region("Amici Noctis") == "ash-heap"
    t.is_quiet()


@rules_on("Amici Noctis", "RTR 19951110")
@pytest.mark.parametrize("pool", [1, 2])
def test_friends_of_the_night_are_too_late_for_who_is_ousted(pool: int) -> None:
    t = position(
        seat(pool=pool, ready=["Mira 6/8 clan:Lasombra archbishop"], hand=["Amici Noctis", "Domain Challenge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("play Domain Challenge Mira")  # the acting vampire is locked: it costs her one pool
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    since = len(t.asked)
    t.goes_on()
    assert t.ever_offered("play Amici Noctis Mira 0", since) is (pool == 2)
    assert bool(t.g.ousted[0]) is (pool == 1)


# -- Ancestor's Insight -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
def test_ancestors_insight_is_for_laibon(edition: str) -> None:
    t = reacting("Ancestor's Insight", who="aus sect:Laibon", actor="Mira 4/8 bleed:2", edition=edition)
    t.does("bleed Mira")
    t.does("play Ancestor's Insight Oskar 0", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()
    t = position(
        seat(ready=["Mira 4/8 AUS sect:Laibon"], hand=["Ancestor's Insight"]), seat(), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("play Ancestor's Insight Mira 1", by="a")
    t.goes_on()
    assert t.measure("b.pool") == 28
    t.is_quiet()


# -- Animal Magnetism -------------------------------------------------------------------------------------------------


@rules_on("Animal Magnetism", "PIB 20150105")
@in_editions("words mode n", [("ani obf", 0, 1), ("ANI OBF", 1, 3)])
def test_animal_magnetism_gives_votes(edition: str, words: str, mode: int, n: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Animal Magnetism", "Kine Resources Contested"]),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira 0")
    while not t.offers("play Animal Magnetism"):
        t.goes_by("terms")
    t.does(f"play Animal Magnetism Mira {mode}", by="a")
    assert stats.votes(t.g, t["Mira"]) == n


# -- Approximation of Loyalty -----------------------------------------------------------------------------------------


@since_2011
def test_after_approximation_of_loyalty_no_modifier_is_played(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRE dom"], hand=["Approximation of Loyalty", "Threats"]),
        seat(ready=["Oskar 4/6 aus", "Elder 4/7 aus"], hand=["Telepathic Counter"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Telepathic Counter")
    t.does("play Telepathic Counter Oskar 0", by="b")
    t.does("play Approximation of Loyalty Mira 1", by="a")
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play Threats", before)
    assert t.measure("b.pool") == 29
    t.is_quiet()
    t = position(
        seat(ready=["Mira 4/8 PRE"], hand=["Approximation of Loyalty"]),
        seat(ready=["Elder 4/7 aus"], hand=["Telepathic Counter"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Telepathic Counter")
    t.does("play Telepathic Counter Elder 0", by="b")
    t.goes_on()
    assert not t.ever_offered("play Approximation of Loyalty Mira 1")  # he is too old


# -- As the Crow ------------------------------------------------------------------------------------------------------


@editions
def test_as_the_crow_flies_once_a_turn(edition: str) -> None:
    card = "As the Crow"
    t = position(
        seat(ready=["Mira 4/8 trait:flight"], hand=[card, card]),
        seat(ready=["Oskar 4/6"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does(f"play {card} Mira", by="a")
    assert t.measure("Mira.locked") == 0
    before = len(t.asked)
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered("play", before + 1)
    t.is_quiet()


# -- Awe --------------------------------------------------------------------------------------------------------------


@rules_on("Awe", "LSJ 20030502")
@editions
@pytest.mark.parametrize(("words", "mode", "x", "votes"), [("pre", 0, 0, 1), ("pre", 0, 3, 4), ("PRE", 1, 2, 5)])
def test_awe_costs_as_much_blood_as_announced(edition: str, words: str, mode: int, x: int, votes: int) -> None:
    """Ruling: X can be nothing."""
    t = polled(caller("Awe", words=words), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.passes_until_offered("play Awe")
    t.does(f"play Awe Mira {mode}", by="a")
    assert len(t.options("amount")) == 7
    t.does(f"amount {x}")
    assert (t.measure("Mira.votes"), t.measure("Mira.blood")) == (2 + votes, 6 - x)
    t.goes_on()
    t.is_quiet()
