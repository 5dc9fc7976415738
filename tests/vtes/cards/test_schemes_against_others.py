"""Schemes that pass from one to the other, threaten losses, or meet cards that are being played."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    BYSTANDER,
    bystander,
    editions,
    in_phase,
    passes_to,
    since_2011,
)
from tests.vtes.cards.test_on_minions import blocked, fought

# -- from one to the other --------------------------------------------------------------------------------------------


@editions
def test_the_coven_feeds_and_goes_to_the_predator(edition: str) -> None:
    t = in_phase("master", edition, "The Coven", hand=["Blank Page"])
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("use The Coven")
    assert (t.measure("Mira.blood"), t.measure("The Coven.locked")) == (5, 1)
    passes_to(t, "discard")
    assert t.g.controller[t["The Coven"]] == 2


@editions
@rules_on("The Coven", "PIB 20121031")
def test_the_coven_feeds_as_damage_is_dealt(edition: str) -> None:
    """Ruling: while damage is being resolved, it may be used."""
    t = position(seat(ready=["Mira 3/8"]), seat(ready=["Oskar 1/8"], play=["The Coven"]), bystander(), edition=edition)
    t.passes()
    t.does("bleed Mira")
    for _ in range(40):
        if t.asks == "prevent" and t.offers("use The Coven"):
            break
        t.does("block Oskar" if t.offers("block Oskar") else "strike hand" if t.asks == "strike" else "pass")
    t.does("use The Coven", by="b")
    assert any(told["blood"] == 3 for told in t.told("blood"))  # before the damage is healed


@editions
def test_the_anarch_troublemaker_locks_two_vampires_and_moves_on(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Anarch Troublemaker"]),
        seat(ready=["Oskar 2/4", "Ute 2/4 locked", "Brute ally 2"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("use Anarch Troublemaker")
        t.does("way 0") if t.asks == "way" else None
        assert not t.offers("pick Brute")
        t.does("pick Oskar")
        t.does("pick Ute")  # who is locked already
    assert (t.measure("Oskar.locked"), t.g.controller[t["Anarch Troublemaker"]]) == (1, 1)


@editions
def test_the_anarch_troublemaker_burns_equipment(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", [".44 Magnum"])], play=["Anarch Troublemaker"]),
        seat(ready=[("Oskar 2/4", ["Bowl of Convergence"])]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("use Anarch Troublemaker")
    t.does("way 1")
    assert t.region("Bowl of Convergence") == "ash-heap"
    assert (t.region(".44 Magnum"), t.g.controller[t["Anarch Troublemaker"]]) == ("attached", 1)


@editions
def test_millicent_smith_burns_a_blocked_vampire(edition: str) -> None:
    card = "Millicent Smith, Puritan Vampire Hunter"
    t = position(seat(ready=["Mira 3/5"], play=[card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    blocked(t)
    assert (t.region("Mira"), t.region(card)) == ("ash-heap", "ash-heap")
    assert not t.told("combat")
    t = in_phase("master", edition, card, hand=["Blank Page"])
    passes_to(t, "discard")
    assert t.g.controller[t[card]] == 2


@editions
def test_the_rack_feeds_whom_it_was_chosen_for(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/5", "Ines 1/5"], hand=["The Rack"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play The Rack", "target Ines")
    passes_to(t, "unlock")
    with t.unchanged("Mira.blood"):
        t.does("use The Rack")
    assert t.measure("Ines.blood") == 3
    assert not t.offers("use The Rack")


@editions
def test_a_stolen_rack_is_for_another(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/5", "Ines 1/5"]), seat(ready=["Oskar 2/4"], play=["The Rack"]), bystander(), edition=edition
    )
    t.does("use The Rack Mira")
    assert t.told("action")[-1]["victims"] == [1]
    for _ in range(20):
        if t.asks == "pick":
            break
        t.passes()
    t.does("pick Ines", by="a")
    assert (t.g.controller[t["The Rack"]], t.g.chosen[t["The Rack"]]) == (0, [t["Ines"]])


@editions
@pytest.mark.parametrize("resists", [True, False])
def test_brothers_grimm_are_fought_for_with_master_cards(resists: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Blank Page", "Misdirection"]),
        seat(ready=["Oskar 2/4"], play=["Brothers Grimm"], hand=["Blank Page"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Brothers Grimm", by="a")
    t.does("discard Misdirection", by="a")
    assert (t.who(), t.asks) == ("b", "unless")
    t.does("yes" if resists else "no")
    assert t.g.controller[t["Brothers Grimm"]] == (1 if resists else 0)
    assert t.measure("b.hand") == (0 if resists else 1)
    assert t.asks != "master" or not t.options("play")  # the action is spent


@editions
@pytest.mark.parametrize(("counters", "pool"), [(3, 30), (4, 35)])
def test_brothers_grimm_pay_out_at_five(counters: int, pool: int, edition: str) -> None:
    t = in_phase("unlock", edition, f"Brothers Grimm counters:{counters}")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    assert t.measure("a.pool") == pool
    assert t.region("Brothers Grimm") == ("play" if pool == 30 else "ash-heap")


@editions
def test_the_fragment_draws_two_cards_and_is_stolen(edition: str) -> None:
    card = "Fragment of the Book of Nod"
    t = in_phase("master", edition, card, hand=["Blank Page"] * 7, library=5)
    t.does(f"use {card}")
    assert (t.asks, t.measure("a.hand")) == ("discard-down", 9)
    t.answers(*t.options()[:1])
    t.answers(*t.options()[:1])
    assert (t.measure("a.hand"), t.measure("a.library")) == (7, 3)
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"], play=[card]), bystander(), edition=edition)
    for _ in range(5):
        if t.asks == "minion":
            break
        t.passes()
    t.does(f"use {card} Mira")
    t.goes_on()
    assert t.g.controller[t[card]] == 0


# -- losses -----------------------------------------------------------------------------------------------------------


@editions
def test_tension_in_the_ranks_costs_a_pool_for_each_who_falls(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 strength:4"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["Tension in the Ranks"]),
        edition=edition,
    )
    with t.unchanged("a.pool", "c.pool"):
        fought(blocked(t))
    assert (t.region("Oskar"), t.measure("b.pool")) == ("torpor", 29)


@editions
@pytest.mark.parametrize(("cards", "offered"), [(2, True), (1, False)])
def test_anybody_ends_tension_in_the_ranks_for_two_master_cards(cards: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], hand=["Blank Page"] * cards),
        seat(ready=["Oskar 2/4"], play=["Tension in the Ranks"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("use Tension in the Ranks") is offered
    if offered:
        t.does("use Tension in the Ranks", by="a")
        for _ in range(2):
            t.answers(*t.options("discard")[:1]) if t.options("discard") else None
        assert (t.region("Tension in the Ranks"), t.measure("a.hand")) == ("ash-heap", 0)


@editions
def test_a_frontal_assault_pays_for_the_fallen_and_costs_for_the_rest(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 strength:4"], play=["Frontal Assault"]),
        seat(ready=["Oskar 2/4", "Ute 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("use Frontal Assault Mira", "target Oskar")
    assert t.told("action")[-1]["victims"] == [1]
    for _ in range(40):
        if t.told("action-over"):
            break
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.region("Oskar"), [told["change"] for told in t.told("pool")]) == ("torpor", [1, -1])
    assert (t.measure("a.pool"), t.region("Frontal Assault")) == (30, "ash-heap")


@editions
@pytest.mark.parametrize("burns", [True, False])
def test_antediluvian_awakening_wants_a_pool_or_a_vampire(burns: bool, edition: str) -> None:
    t = in_phase("unlock", edition, "Antediluvian Awakening")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    t.does("way 1" if burns else "way 0")
    assert t.measure("a.pool") == (30 if burns else 29)
    assert (t.region("Mira"), t.region("Antediluvian Awakening")) == (
        ("ash-heap", "ash-heap") if burns else ("ready", "play")
    )


# -- against cards that are being played ------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize("by", ["b", "c"])
def test_wash_cancels_a_neighbours_master_and_gives_the_action_back(by: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Misdirection", "Tribute to the Master"]),
        seat(ready=["Oskar 2/4"], hand=["Wash"] if by == "b" else []),
        seat(ready=["Vera 2/4"], hand=["Wash"] if by == "c" else []),
        phase="master",
        edition=edition,
    )
    t.does_all("play Misdirection", "target Oskar")
    t.does("play Wash", by=by)
    assert (t.measure("Oskar.locked"), t.measure("a.pool")) == (0, 30)
    assert t.offers("play Tribute to the Master")


@since_2011
def test_wash_is_for_neighbours_and_replaced_late(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Misdirection"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], hand=["Wash"]),
        seat(ready=["Nora 2/4"], hand=["Wash", *["Blank Page"] * 6], library=4),
        phase="master",
        edition=edition,
    )
    t.does_all("play Misdirection", "target Oskar")
    assert (t.who(), t.asks) == ("d", "as-played")  # seat c sits across
    t.answer(t.options("play")[0])
    assert t.measure("d.hand") == 6
    for _ in range(200):
        if t.g.turn_span().seat == 3:
            break
        assert t.measure("d.hand") == 6
        t.goes_by()
    assert t.measure("d.hand") == 7


@since_2011
def test_bleeding_the_vine_cancels_for_a_lock_and_costs_its_keep(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Misdirection", "Tribute to the Master"]),
        seat(ready=["Oskar 2/4"], play=["Bleeding the Vine"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Misdirection", "target Oskar")
    t.does("use Bleeding the Vine", by="b")
    assert (t.measure("Oskar.locked"), t.measure("Bleeding the Vine.locked")) == (0, 1)
    assert t.offers("play Tribute to the Master")
    t = in_phase("unlock", edition, "Bleeding the Vine")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    t.does("way 1")
    assert (t.measure("a.pool"), t.measure("Bleeding the Vine.locked")) == (29, 0)
