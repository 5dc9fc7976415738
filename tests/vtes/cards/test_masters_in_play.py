"""Master cards that stay in play: hunting grounds, locations, trophies."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, comes_into_play, in_master_phase, since_2011
from tests.vtes.rules.action.cards import editions

# -- hunting grounds --------------------------------------------------------------------------------------------------


GROUNDS = {
    "Academic Hunting Ground": "Tremere",
    "Asylum Hunting Ground": "Malkavian",
    "Slum Hunting Ground": "Nosferatu",
    "Society Hunting Ground": "Toreador",
    "Uptown Hunting Ground": "Ventrue",
    "Warzone Hunting Ground": "Brujah",
    "Zoo Hunting Ground": "Gangrel",
}


@editions
@pytest.mark.parametrize("card", GROUNDS)
def test_a_hunting_ground_feeds_one_vampire_each_unlock_phase(card: str, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5", "Full 5/5"],
            play=[card, "Zoo Hunting Ground" if "Zoo" not in card else "Slum Hunting Ground"],
        ),
        seat(),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Full.blood"):
        t.does(f"use {card}")
        assert t.measure("Mira.blood") == 4
        t.passes()
    assert t.told("uses") == [told for told in t.told("uses") if told["card"] == t[card]]  # no second one for Mira


# -- locations and other cards ----------------------------------------------------------------------------------------


IN_PLAY = [
    "The Parthenon",
    "Information Highway",
    "The Barrens",
    "Monastery of Shadows",
    "KRCG News Radio",
    "Dreams of the Sphinx",
    "Powerbase: Montreal",
    "Seattle Committee",
    "Trophy: Domain",
]


@editions
@pytest.mark.parametrize("card", IN_PLAY)
def test_it_comes_into_play_for_its_price(card: str, edition: str) -> None:
    comes_into_play(card, "", edition)


@editions
@pytest.mark.parametrize(("card", "price"), [("Monastery of Shadows", 3), ("KRCG News Radio", 2)])
def test_it_is_not_bought_with_pool_one_does_not_have(card: str, price: int, edition: str) -> None:
    assert "card.cost.pool" in in_master_phase(card, pool=price - 1, edition=edition).clauses(
        f"play {card} -1 0", by="a"
    )
    assert in_master_phase(card, pool=price + 1, edition=edition).offers(f"play {card}")


@editions
def test_the_parthenon_gives_a_master_phase_action_and_locks(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["The Parthenon"], hand=["Misdirection", "Tribute to the Master"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use The Parthenon")
    assert t.measure("The Parthenon.locked") == 1
    t.does_all("play Misdirection", "target Oskar")
    t.does("play Tribute to the Master")
    assert t.measure("a.pool") == 30
    t.is_quiet()


@editions
@pytest.mark.parametrize(("in_play", "left"), [([], 4), (["Information Highway"], 6)])
def test_information_highway_gives_two_transfers(in_play: list[str], left: int, edition: str) -> None:
    t = position(seat(play=in_play, uncontrolled=["Old 0/9"]), seat(), bystander(), phase="influence", edition=edition)
    spent = 0
    while t.asks == "influence" and t.offers("invest Old"):
        t.does("invest Old")
        spent += 1
    assert spent == t.measure("Old.blood") == left


@editions
def test_the_barrens_exchange_a_card(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["The Barrens"], hand=["Misdirection", *["Zillah's Valley"] * 6], library=1),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.hand", "a.pool"):
        t.does("use The Barrens")
        t.does("discard Misdirection")
        assert not t.offers("use The Barrens")
    assert (t.region("Misdirection"), t.measure("a.library")) == ("ash-heap", 0)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("capacity", "offered"), [(7, False), (8, True)])
def test_monastery_of_shadows_hides_the_old(capacity: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/{capacity}"], play=["Monastery of Shadows"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert (stats.hand_size(t.g, 0), stats.hand_size(t.g, 1)) == (8, 7)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        assert not t.offers("use Monastery of Shadows")
        t.does("block Oskar", by="b")
        assert bool(t.told("blocked")) is not offered
        if offered:
            t.does("use Monastery of Shadows", by="a")
            assert t.told("block-failed")[0]["stealth"] == 1
        t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize(("owner", "price"), [("b", 0), ("c", 1)])
def test_krcg_news_radio_tells_its_own_for_free_and_others_for_a_pool(owner: str, price: int, edition: str) -> None:
    radio = ["KRCG News Radio"]
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=["Oskar 2/4"], play=radio if owner == "b" else []),
        seat(ready=["Vera 2/4"], play=radio if owner == "c" else []),
        edition=edition,
    )
    t.does("hunt Mira")
    assert not t.offers("use KRCG News Radio")
    t.does("block Oskar", by="b")
    t.does("use KRCG News Radio", by=owner)
    assert t.told("blocked")[0]["intercept"] == 1
    t.goes_on()
    assert (t.measure(f"{owner}.pool"), t.measure("KRCG News Radio.locked")) == (30 - price, 1)
    t.is_quiet()


def sphinx(phase: str, edition: str, edge: bool = False) -> Table:
    return position(
        seat(edge=edge, play=["Dreams of the Sphinx"], uncontrolled=["Old 0/9"], hand=["Blank Page"] * 7, library=40),
        seat(),
        bystander(),
        phase=phase,
        edition=edition,
    )


@editions
def test_dreams_of_the_sphinx_give_a_pool_to_who_has_the_edge(edition: str) -> None:
    t = sphinx("unlock", edge=True, edition=edition)
    card = t["Dreams of the Sphinx"]
    assert t.options("use") == [f"use {card} -1 {mode}" for mode in (-1, -2, -3)]
    before = t.measure("a.pool")
    with t.unchanged(*BYSTANDER, "Old.blood"):
        t.does("use Dreams of the Sphinx -1 -2")
        assert (t.measure("a.pool"), t.measure("Dreams of the Sphinx.locked")) == (before + 1, 1)
        assert not t.offers("use Dreams of the Sphinx")
    t = sphinx("unlock", edition=edition)
    assert not t.offers("use Dreams of the Sphinx -1 -2")
    assert not sphinx("master", edge=True, edition=edition).offers("use Dreams of the Sphinx -1 -2")  # too late


@editions
def test_dreams_of_the_sphinx_make_the_hand_larger_until_the_end_of_the_turn(edition: str) -> None:
    t = sphinx("master", edition=edition)
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("use Dreams of the Sphinx -1 -1")
    assert (t.measure("a.hand"), stats.hand_size(t.g, 0), stats.hand_size(t.g, 1)) == (9, 9, 7)
    t.is_quiet()


@editions
def test_dreams_of_the_sphinx_are_over_after_the_third_use(edition: str) -> None:
    t = sphinx("unlock", edition=edition)
    uses = 0
    while t.region("Dreams of the Sphinx") == "play":
        if t.offers("use Dreams of the Sphinx -1 -3"):
            t.does("use Dreams of the Sphinx -1 -3", by="a")
            uses += 1
            assert t.measure("Old.blood") == uses
        else:
            t.goes_by()
    assert (uses, t.region("Dreams of the Sphinx"), t.measure("Dreams of the Sphinx.blood")) == (3, "ash-heap", 0)
    assert not t.g.faults()


@editions
def test_powerbase_montreal_feeds_the_uncontrolled_once_a_turn(edition: str) -> None:
    t = position(
        seat(play=["Powerbase: Montreal"], uncontrolled=["Old 0/9"]),
        seat(),
        bystander(),
        phase="influence",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("use Powerbase: Montreal")
        assert t.measure("Old.blood") == 1
        assert not t.offers("use Powerbase: Montreal")


# -- trophies ---------------------------------------------------------------------------------------------------------


@editions
def test_trophy_domain_lets_its_bearer_rise_once_an_action(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ines 3/5"]),
        seat(ready=[("Oskar 2/4 locked", ["Trophy: Domain"])]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does("use Trophy: Domain Oskar -1", by="b")
        t.goes_on()
    assert t.told("blocked")[0]["intercept"] == 1
    assert t.measure("Oskar.blood") == 0  # one for the trophy, one for the fist
    t.is_quiet()


@editions
def test_trophy_domain_is_of_no_use_to_anybody_while_it_is_on_no_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4 locked", "Ines 3/5"], play=["Trophy: Domain"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while t.asks != "minion":
        assert not t.offers("use Trophy: Domain Oskar -1")
        assert not t.offers("use Trophy: Domain Ines -1")
        t.passes()
    assert t.measure("b.pool") == 29
    t.is_quiet()


# -- at any time ------------------------------------------------------------------------------------------------------


def with_all_moments(card: str, owner: str, edition: str) -> Table:
    """Mira of seat a may bleed or call a vote; the owner has the card in play, and something to use it on."""
    blanks, young = ["Blank Page"] * 6, ["Young 0/9"]
    calls = ["Kine Resources Contested", *blanks]
    return position(
        seat(
            ready=["Mira 4/8 prince", "Ines 3/5"],
            hand=calls,
            play=[card] if owner == "a" else [],
            uncontrolled=young,
            library=9,
        ),
        seat(ready=["Oskar 3/4"], hand=blanks, play=[card] if owner == "b" else [], uncontrolled=young, library=9),
        bystander(),
        edition=edition,
    )


@rules_on("The Barrens", "ANK 20200616")
@rules_on("Dreams of the Sphinx", "ANK 20200616")
@editions
@pytest.mark.parametrize("owner", ["a", "b"])
@pytest.mark.parametrize("card", ["Dreams of the Sphinx", "The Barrens"])
def test_it_is_used_between_actions_in_combat_and_in_a_referendum(card: str, owner: str, edition: str) -> None:
    """Whenever its controller has the opportunity: not only in her phases and before range."""
    seen: dict[str, set[str]] = {}

    def look(t: Table) -> None:
        if t.offers(f"use {card}"):
            seen.setdefault(t.asks, set()).add(t.who())

    t = with_all_moments(card, owner, edition)
    look(t)
    t.does("bleed Mira" if t.asks == "minion" else "pass")
    if not t.told("action"):
        t.does("bleed Mira")
    while t.asks != "minion":
        look(t)
        t.does("block Oskar" if t.offers("block Oskar") else "strike hand" if t.asks == "strike" else "pass")
    t = with_all_moments(card, owner, edition)
    while not t.told("polling"):
        look(t)
        t.does("play Kine Resources Contested Mira" if t.offers("play Kine Resources Contested Mira") else "pass")
        while t.asks == "terms":
            t.answer(t.options()[0])
    while t.asks not in ("minion", "discard"):
        look(t)
        t.goes_by()
    assert all(who == {owner} for who in seen.values())
    expected = {"before-range", "maneuver", "before-strikes", "press", "end-of-round", "polling"}
    expected.add("minion" if owner == "a" else "between-of-others")
    assert expected <= set(seen)
    assert "as-played" not in seen


@rules_on("The Barrens", "RTR 20040501")
@rules_on("Sudden Reversal", "LSJ 20061207")
@since_2011
def test_it_is_not_used_as_a_card_is_played(edition: str) -> None:
    """Ruling: not to find a card that would cancel the one being played."""
    t = position(
        seat(ready=["Mira 4/8"], hand=["Misdirection"]),
        seat(ready=["Oskar 2/4"], play=["The Barrens"], hand=["Sudden Reversal", *["Blank Page"] * 6], library=5),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.passes_until_offered("play Misdirection")
    t.does_all("play Misdirection", "target Oskar")
    assert (t.who(), t.asks, t.offers("play Sudden Reversal")) == ("b", "as-played", True)
    assert not t.offers("use The Barrens")
