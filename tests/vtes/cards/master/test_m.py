"""Master cards: M."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.facts import named
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.costs import pool_cost
from tests.vtes.cards.answering import reaches, to_the_end, until
from tests.vtes.cards.cancelling_tables import comes_to_blows, with_canceller
from tests.vtes.cards.combat_tables import acts_and_is_blocked, on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    BYSTANDER,
    bystander,
    comes_into_play,
    editions,
    has_only_one_archetype,
    in_master_phase,
    in_phase,
    passes_to,
    since_2011,
)

# -- Malkavian Derangement: Paranoia ----------------------------------------------------------------------------------


@editions
def test_paranoia_keeps_from_acting_until_it_is_burned(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Malkavian Derangement: Paranoia"]), "Ines 3/5", "Brute ally 2"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("bleed Mira")
    assert not t.offers("use Malkavian Derangement: Paranoia Brute")
    t.does("use Malkavian Derangement: Paranoia Ines")
    t.goes_on()
    assert t.offers("bleed Mira")


# -- The Malkavian Seven Miseries -------------------------------------------------------------------------------------


@editions
def test_the_seven_miseries_slow_political_actions(edition: str) -> None:
    for card, stealth in (("Kine Resources Contested", 0), ("", 0)):
        t = position(
            seat(ready=["Mira 3/5"], hand=[card] if card else []),
            seat(ready=["Oskar 2/4"], play=["The Malkavian Seven Miseries"]),
            bystander(),
            edition=edition,
        )
        t.does(f"play {card} Mira" if card else "bleed Mira")
        assert stats.stealth(t.g, t["Mira"]) == stealth
    t = position(
        seat(ready=["Mira 3/5 clan:Tremere", "Ines 3/5"]),
        seat(ready=["Oskar 2/4"], play=["The Malkavian Seven Miseries"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use The Malkavian Seven Miseries Mira")
    assert t.offers("use The Malkavian Seven Miseries Ines")


# -- Mapatano Utando --------------------------------------------------------------------------------------------------


@editions
def test_mapatano_utando_softens_a_bleed_or_trades_the_edge(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 bleed:2"]),
        seat(ready=["Oskar 2/4"], play=["Mapatano Utando"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(9):
        if t.offers("use Mapatano Utando"):
            break
        t.passes()
    t.does("use Mapatano Utando", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t = in_phase("influence", edition, "Mapatano Utando", uncontrolled=["Old 0/20"], edge=True)
    t.does("use Mapatano Utando -1 -2")
    assert t.g.edge == -1
    spent = 0
    while t.asks == "influence" and t.offers("invest Old"):
        t.does("invest Old")
        spent += 1
    assert spent == 8


# -- The Marrakesh Codex ----------------------------------------------------------------------------------------------


@editions
def test_the_marrakesh_codex_arranges_four_cards_and_is_stolen(edition: str) -> None:
    comes_into_play("The Marrakesh Codex", "", edition)
    library = ["Fade", "Deflection", "Majesty", "Minion Tap", "Conditioning"]
    t = position(
        seat(ready=["Mira 3/5"], play=["The Marrakesh Codex"], library=library),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use The Marrakesh Codex")
    assert t.measure("The Marrakesh Codex.locked") == 1
    seen = [t.g.seen(t[card], 0) for card in library]
    assert seen == [False] + [True] * 4
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4 locked"], play=["The Marrakesh Codex"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("use The Marrakesh Codex Mira")
        t.goes_on()
    assert t.g.controller[t["The Marrakesh Codex"]] == 0


@editions
@pytest.mark.parametrize("locked", [False, True])
def test_a_locked_codex_arranges_nothing_and_no_ally_steals_it(locked: bool, edition: str) -> None:
    codex = "The Marrakesh Codex" + (" locked" if locked else "")
    t = position(
        seat(ready=["Mira 3/5"], play=[codex], library=5), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    assert t.offers("use The Marrakesh Codex") is not locked
    t = position(
        seat(ready=["Mira 3/5", "Brute ally 2"]),
        seat(ready=["Oskar 2/4"], play=[codex]),
        bystander(),
        edition=edition,
    )
    assert t.offers("use The Marrakesh Codex Mira")
    assert not t.offers("use The Marrakesh Codex Brute")
    t.is_quiet()


# -- The Mausoleum, Venice --------------------------------------------------------------------------------------------


def _to_polling(t: Table) -> None:
    t.does("play Kine Resources Contested Mira")
    while t.asks != "terms":
        t.passes()
    while t.asks == "terms":
        t.does("target c" if t.offers("target c") else "target a")
    while not (t.asks == "polling" and t.who() == "b"):
        t.passes()


@editions
@pytest.mark.parametrize(
    ("card", "more", "votes"), [("The Mausoleum, Venice", False, 2), ("The Mausoleum, Venice", True, 1)]
)
def test_the_mausoleum_votes(card: str, more: bool, votes: int, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 prince:Chicago"],
            hand=["Kine Resources Contested"],
            play=["Ventrue Headquarters"] if more else [],
        ),
        seat(ready=["Oskar 2/4"], play=[card]),
        bystander(),
        edition=edition,
    )
    _to_polling(t)
    t.does(f"use {card}", by="b")
    assert t.told("gains-votes")[0]["votes"] == votes


# -- Meditative Grove -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@pytest.mark.parametrize("clan", ["Salubri", "Caitiff"])
def test_meditative_grove_cancels_a_frenzy_on_a_salubri(clan: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 ANI"], hand=["Deep Song"]),
        seat(ready=[f"Oskar 3/4 clan:{clan}"], play=["Meditative Grove"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Deep Song Mira 1", "target Oskar")
    assert t.offers("use Meditative Grove") is (clan == "Salubri")
    if clan == "Salubri":
        t.does("use Meditative Grove", by="b")
        assert t.told("cancelled")[0]["card"] == t["Deep Song"]
        assert (t.measure("Meditative Grove.locked"), t.measure("Mira.locked")) == (1, 0)


@rules_on("Meditative Grove", "ANK 20190104", "LSJ 19980212")
def test_a_frenzy_that_the_grove_cancels_was_played() -> None:
    beast = "Drawing Out the Beast"
    t = position(
        seat(ready=["Mira 6/8 ani"], hand=[beast, beast]),
        seat(ready=["Oskar 6/8 clan:Salubri"], play=["Meditative Grove"]),
        bystander(),
    )
    t.does("bleed Mira")
    for text in ("block Oskar", f"play {beast} Mira 0", "use Meditative Grove"):
        until(t, text)
        t.does(text)
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered(f"play {beast}#2", since)
    t.is_quiet()


@rules_on("Meditative Grove", "ANK 20200813-2")
def test_the_grove_cancels_a_frenzy_that_is_an_action() -> None:
    t, cancels = with_canceller("Meditative Grove", "Deep Song")
    assert not t.offers("play Deep Song Mira 1")
    t = position(
        seat(ready=["Mira 4/5 ANI", "Ines 2/4"], hand=["Deep Song"]),
        seat(ready=["Oskar 4/8 clan:Salubri"], play=["Meditative Grove"]),
        bystander(),
    )
    t.does("play Deep Song Mira 1")
    t.does("target Oskar") if t.asks == "target" else None
    t.does(cancels, by="b")
    assert (t.region("Deep Song"), t.measure("Mira.locked"), t.told("combat")) == ("ash-heap", 0, [])
    t.is_quiet()


@since_2011
@rules_on("Meditative Grove", "LSJ 20061207", "ANK 20260216")
def test_the_meditative_grove_comes_at_once_and_the_cost_is_paid(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 ANI"], hand=["Terror Frenzy"], library=12, play=["The Slaughterhouse"]),
        seat(ready=["Oskar 6/8 clan:Salubri"], library=12, play=["Meditative Grove", "The Slaughterhouse"]),
        bystander(),
        edition=edition,
    )
    reaches(t, "bleed Mira")
    t.does("bleed Mira")
    comes_to_blows(t)
    reaches(t, "play Terror Frenzy Mira 1")
    t.does("play Terror Frenzy Mira 1", by="a")
    assert (t.asks, t.who(), t.offers("use The Slaughterhouse")) == ("as-played", "b", False)
    t.does("use Meditative Grove", by="b")
    assert t.told("cancelled")
    assert t.measure("Mira.blood") == 6 - 1


# -- Memories of Mortality --------------------------------------------------------------------------------------------


@editions
def test_memories_of_mortality_spare_allies(edition: str) -> None:
    t = position(
        seat(ready=["Renegade Garou", "Mira 6/8"]),
        seat(ready=[("Oskar 2/4", ["Memories of Mortality"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Renegade Garou")
    while t.asks != "minion":
        assert not t.offers("block Oskar")
        t.answer("pass")
    t.does("bleed Mira")
    while not t.offers("block Oskar"):
        t.answer("pass")


@editions
def test_memories_of_mortality_end_in_torpor(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Memories of Mortality"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.does("use Memories of Mortality")
    assert (t.region("Mira"), t.measure("Mira.blood"), t.region("Memories of Mortality")) == ("torpor", 5, "ash-heap")


# -- Metro Underground ------------------------------------------------------------------------------------------------


@editions
def test_metro_underground_unlocks_a_vampire_in_the_discard_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 locked"], play=["Metro Underground"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("use Metro Underground")
    assert [told["card"] for told in t.told("unlocked")][:1] == [t["Mira"]]
    assert (t.measure("Mira.locked"), t.measure("a.pool"), t.measure("Metro Underground.locked")) == (0, 29, 1)


# -- Millicent Smith, Puritan Vampire Hunter --------------------------------------------------------------------------


@editions
def test_millicent_smith_burns_a_blocked_vampire(edition: str) -> None:
    card = "Millicent Smith, Puritan Vampire Hunter"
    t = position(seat(ready=["Mira 3/5"], play=[card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    acts_and_is_blocked(t)
    assert (t.region("Mira"), t.region(card)) == ("ash-heap", "ash-heap")
    assert not t.told("combat")
    t = in_phase("master", edition, card, hand=["Blank Page"])
    passes_to(t, "discard")
    assert t.g.controller[t[card]] == 2


# -- Minion Tap -------------------------------------------------------------------------------------------------------


@editions
def test_villein_makes_minion_tap_and_the_next_villein_on_the_same_vampire_dearer(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Villein"]), "Nora 6/8"], hand=["Villein", "Minion Tap"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
        phase="master",
    )
    printed = t.g.face[t["Minion Tap"]].pool
    assert pool_cost(t.g, t["Minion Tap"], 0, named(0)) == printed + 1
    assert pool_cost(t.g, t["Minion Tap"], 0, named(1)) == printed
    villein = t["Villein#2"] if "Villein#2" in t.names else t["Villein"]
    assert pool_cost(t.g, villein, 0, named(0), [t["Mira"]]) == 1
    assert pool_cost(t.g, villein, 0, named(0), [t["Nora"]]) == 0
    before = t.measure("a.pool")
    hand = next(name for name in ("Villein", "Villein#2") if t.region(name) == "hand")
    t.does(f"play {hand}")
    t.does("target Mira")
    while t.asks not in t.quiet:
        t.does(t.options()[-1])
    moved = 6 - t.measure("Mira.blood")
    assert moved >= 2
    assert t.measure("a.pool") == before + moved - 1


@editions
@pytest.mark.parametrize(("card", "least", "most"), [("Minion Tap", 0, 5), ("Villein", 2, 5)])
def test_blood_goes_to_the_pool_within_limits(card: str, least: int, most: int, edition: str) -> None:
    t = in_master_phase(card, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool", "Mira.blood"):
        t.does(f"play {card}")
        assert not t.offers("target Oskar")
        t.does("target Ines")
        assert t.options("amount") == [f"amount {n}" for n in range(least, most + 1)]
        t.does("amount 4")
    assert (t.measure("a.pool"), t.measure("Ines.blood")) == (34, 1)
    assert t.region(card) == ("attached" if card == "Villein" else "ash-heap")
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@pytest.mark.parametrize("card", ["Minion Tap", "Villein"])
def test_the_amount_is_announced_before_the_card_can_be_cancelled(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ines 5/5"], hand=[card]),
        seat(ready=["Oskar 2/4"], hand=["Sudden Reversal"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all(f"play {card}", "target Ines", "amount 4")
    assert t.told("declares")[0]["amount"] == 4
    assert (t.who(), t.asks) == ("b", "as-played")
    t.does("play Sudden Reversal", by="b")
    assert (t.measure("a.pool"), t.measure("Ines.blood"), t.region(card)) == (30, 5, "ash-heap")
    t.is_quiet()


@rules_on("Minion Tap", "LSJ 20100216")
def test_a_tap_takes_what_is_left_when_it_happens() -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Minion Tap"]),
        seat(ready=["Oskar 4/8"], hand=["Sudden Reversal"]),
        bystander(),
        phase="master",
    )
    t.does("play Minion Tap")
    t.does("target Mira") if t.asks == "target" else None
    t.does("amount 4")
    assert t.asks == "as-played"
    t.g.burn_blood(t["Mira"], 3, "card.golden.overrides-rules")
    with t.changes("a.pool", 1):
        t.does("pass", by="b")
    assert t.measure("Mira.blood") == 0


@rules_on("Minion Tap", "LSJ 20020620")
def test_the_price_of_a_minion_tap_is_paid_as_its_blood_comes() -> None:
    """Secure Haven makes it cost a pool: her last one, which comes back at once."""
    t = position(
        seat(pool=1, ready=[("Mira 5/5", ["Secure Haven"])], hand=["Minion Tap"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    t.does("play Minion Tap")
    t.does("amount 3")
    assert (t.measure("a.pool"), t.g.ousted[0]) == (3, 0)
    t.is_quiet()


# -- Misdirection -----------------------------------------------------------------------------------------------------


@editions
def test_misdirection_locks_any_minion(edition: str) -> None:
    t = in_master_phase("Misdirection", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("play Misdirection")
        assert t.offers("target Gone")
        t.does("target Oskar")
    assert (t.measure("Oskar.locked"), t.measure("a.pool")) == (1, 29)
    t.is_quiet()


@editions
def test_a_trifle_leaves_the_master_phase_action(edition: str) -> None:
    t = in_master_phase("Life in the City", "Misdirection", edition=edition)
    t.does("play Life in the City")
    t.does("target Mira")
    assert t.measure("Mira.blood") == 4
    assert t.offers("play Misdirection") is (edition != "2000")  # which knows no trifles
    t = in_master_phase("Misdirection", "Zillah's Valley", edition=edition)
    t.does("play Misdirection")
    t.does("target Oskar")
    assert not t.offers("play Zillah's Valley")


# -- Mob Connections --------------------------------------------------------------------------------------------------


@editions
def test_mob_connections_press_on(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], play=["Mob Connections"]), seat(ready=["Oskar 3/8"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    while t.asks != "press":
        t.does("block Oskar" if t.offers("block Oskar") else "strike hand" if t.asks == "strike" else "pass")
    t.does("use Mob Connections Mira", by="a")
    assert t.told("press")[-1]["to"] == "continue"
    assert t.measure("Mob Connections.locked") == 1
    while len(t.told("round")) < 2:
        t.passes()
    assert t.told("round")[-1]["number"] == 2


# -- Momentum's Edge --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("points", [0, 1])
def test_momentum_needs_a_victory(points: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Momentum's Edge"], play=["The Parthenon"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.g.vps[0] = points
    t.does("use The Parthenon")
    assert t.offers("play Momentum's Edge") is bool(points)
    t = in_phase("unlock", edition, "Momentum's Edge")
    t.does("use Momentum's Edge")
    assert (t.measure("a.pool"), t.measure("Momentum's Edge.locked")) == (31, 1)


# -- Monastery of Shadows ---------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "price"), [("Monastery of Shadows", 3), ("KRCG News Radio", 2)])
def test_it_is_not_bought_with_pool_one_does_not_have(card: str, price: int, edition: str) -> None:
    assert "card.cost.pool" in in_master_phase(card, pool=price - 1, edition=edition).clauses(
        f"play {card} -1 0", by="a"
    )
    assert in_master_phase(card, pool=price + 1, edition=edition).offers(f"play {card}")


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


# -- Monster ----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("card", ["Monster", "Rebel", "Saulot's Avenging Fist"])
def test_a_vampire_has_only_one_archetype(card: str, edition: str) -> None:
    has_only_one_archetype(card, "clan:Salubri", edition)


@editions
@pytest.mark.parametrize(("strength", "offered"), [(4, True), (1, False)])
def test_a_monster_rises_over_a_fallen_foe(strength: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/8 strength:{strength}", ["Monster"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    acts_and_is_blocked(t)
    for _ in range(40):
        if t.told("action-over"):
            break
        if t.offers("use Monster"):
            t.does("use Monster", by="a")
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered("use Monster") is offered
    assert t.measure("Mira.locked") == (not offered)
    t.is_quiet()


@rules_on("Monster", "ANK 20180719-4", "ANK 20230314")
def test_a_monster_rises_once_in_each_turn_of_anybody() -> None:
    t = position(
        seat(ready=[("Mira 6/8 strength:3", ["Monster"])], hand=["Bum's Rush", "Bum's Rush"]),
        seat(ready=["Brute ally 1", "Wolf ally 1", "Bear ally 1 bleed:1"]),
    )
    t.does("play Bum's Rush Mira")
    t.does("target Brute", by="a")
    on_to(t, "after-combat")
    t.does("use Monster", by="a")
    assert (t.measure("Mira.locked"), t.region("Brute")) == (0, "ash-heap")
    t.goes_on()
    t.g.unlock(t["Mira"])
    since = len(t.asked)
    t.does("bleed Mira")
    until(t, "block Wolf")
    t.does("block Wolf", by="b")
    on_to(t)
    assert t.region("Wolf") == "ash-heap"
    assert not t.ever_offered("use Monster", since)
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.does("pass")
    t.g.unlock(t["Mira"])
    t.does("bleed Bear")
    until(t, "block Mira")
    t.does("block Mira", by="a")
    on_to(t, "after-combat")
    t.does("use Monster", by="a")
    assert t.measure("Mira.locked") == 0
