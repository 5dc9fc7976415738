"""More events, and master cards that act at once."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.model.rulings import extra_cost
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, passes_to, since_2011


def _plays(card: str, edition: str, *ready: str, phase: str = "master", **more: object) -> Table:
    t = position(
        seat(ready=list(ready) or ["Mira 3/5"], hand=[card], **more),  # type: ignore[arg-type]
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase=phase,
        edition=edition,
    )
    if t.offers(f"play {card}"):
        t.does(f"play {card}")
    return t


# -- at once ----------------------------------------------------------------------------------------------------------


@editions
def test_a_lost_soul_is_redeemed_for_half_its_capacity(edition: str) -> None:
    capacity = load().find("Nefertiti").capacity
    t = _plays("Redeem the Lost Soul", edition, ash_heap=["Nefertiti", "Blank Page"])
    assert (t.measure("a.pool"), t.region("Nefertiti")) == (30 + capacity // 2, "removed")
    t = _plays("Redeem the Lost Soul", edition, ash_heap=["Blank Page"])
    assert t.region("Redeem the Lost Soul") == "hand"


@editions
def test_bay_and_howl_feeds_a_gangrel_antitribu_to_come(edition: str) -> None:
    gangrel = "clan:Gangrel-antitribu"
    t = _plays(
        "Bay and Howl",
        edition,
        f"Mira 3/5 {gangrel}",
        f"Ines 2/5 {gangrel}",
        "Kurt 2/4",
        uncontrolled=[f"Young 0/6 {gangrel}", "Alien 0/5"],
    )
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Kurt", "Young")] == [2, 1, 2, 2]


@editions
def test_the_sermon_of_caine_shares_blood(edition: str) -> None:
    t = _plays("Sermon of Caine", edition, "Mira 3/5", "Ines 2/5", "Kurt 2/4")
    t.does("target Mira")
    t.does("amount 3")
    for one in ("Ines", "Kurt", "Kurt"):
        assert not t.offers("pick Mira")
        t.does(f"pick {one}")
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Kurt")] == [0, 3, 4]
    assert _plays("Sermon of Caine", edition, "Mira 3/5").region("Sermon of Caine") == "hand"


@editions
def test_minions_are_girded_from_the_pool(edition: str) -> None:
    t = _plays("Gird Minions", edition, "Mira 3/5", "Ines 2/5")
    t.does("amount 3")
    for one in ("Mira", "Ines", "Ines"):
        t.does(f"pick {one}")
    assert [t.measure(path) for path in ("a.pool", "Mira.blood", "Ines.blood", "Oskar.blood")] == [27, 4, 4, 2]


@editions
def test_the_danse_macabre_unlocks_once_for_a_blood(edition: str) -> None:
    t = _plays("Danse Macabre", edition, "Mira 3/5 sect:Sabbat", "Ines 2/5 sect:Camarilla")
    passes_to(t, "minion")
    t.does("bleed Ines")
    t.goes_on()
    assert t.asks == "minion"
    t.does("bleed Mira")
    t.goes_on()
    t.does("no", by="a")  # that does not use it up
    assert t.measure("Mira.locked") == 1


@editions
def test_the_danse_macabre_is_for_one_action(edition: str) -> None:
    t = _plays("Danse Macabre", edition, "Mira 3/5 sect:Sabbat", "Ines 2/5 sect:Camarilla")
    passes_to(t, "minion")
    t.does("bleed Mira")
    t.goes_on()
    t.does("yes", by="a")
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 2)
    t.does("hunt Mira")
    t.goes_on()
    assert t.asks == "minion"
    assert t.measure("Mira.locked") == 1


@editions
@pytest.mark.parametrize(("cards", "played"), [(7, True), (6, False)])
def test_a_drop_point_costs_seven_dead_cards(cards: int, played: bool, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 sect:Sabbat trait:black-hand"],
            hand=["Drop Point Network", *["Blank Page"] * 6],
            ash_heap=["Blank Page"] * cards,
            library=["Changeling", "Animalism", "Animalism"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Drop Point Network") is played
    if played:
        t.does("play Drop Point Network")
        while t.asks == "pick":
            t.answer(t.options()[0])
        assert len(t.options("find")) == 1
        t.answer(t.options("find")[0])
        while t.asks == "discard-down":
            t.answer(t.options()[-1])
        assert t.measure("a.removed") == 7
        assert t.told("found")


@editions
@rules_on("Dis Pater", "LSJ 20050422")
@pytest.mark.parametrize(("clan", "cards", "pool"), [("Giovanni", 7, 28), ("Giovanni", 6, 29), ("Ventrue", 7, 29)])
def test_dis_pater_drinks_the_dead_as_the_bleed_succeeds(clan: str, cards: int, pool: int, edition: str) -> None:
    """Ruling: no bounce and no other modifier after that."""
    t = position(
        seat(ready=[f"Mira 3/5 clan:{clan}"], play=["Dis Pater"], ash_heap=["Blank Page"] * cards),
        seat(ready=["Oskar 2/4 DOM"], hand=["Deflection"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(30):
        if t.offers("use Dis Pater") or t.asks in t.quiet:
            break
        t.passes()
    if pool == 28:
        t.does("use Dis Pater")
        since = len(t.asked)
        while t.asks == "pick":
            t.answer(t.options()[0])
        t.goes_on()
        assert not t.ever_offered("play Deflection", since)
        assert t.measure("a.removed") == 7
    assert t.measure("b.pool") == pool


# -- events -----------------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize("card", ["Thirst", "Blood Trade", "Waiting Game", "Inconnu Tutelage", "White Nights Massacre"])
def test_an_event_comes_into_play(card: str, edition: str) -> None:
    t = _plays(card, edition, phase="discard")
    assert (t.region(card), t.measure(f"{card}.blood")) == ("play", 10 if card == "Waiting Game" else 0)


@pytest.mark.parametrize(
    "card",
    ["Thirst", "Blood Trade", "Waiting Game", "Inconnu Tutelage", "White Nights Massacre", "Becoming of Ennoia"],
)
def test_there_are_no_events_in_2000(card: str) -> None:
    assert _plays(card, "2000", phase="discard").region(card) == "hand"


@since_2011
@rules_on("Thirst", "LSJ 20050727")
@pytest.mark.parametrize(("hunts", "blood"), [(True, 2), (False, 1)])
def test_thirst_takes_blood_of_the_weak_who_do_not_hunt(hunts: bool, blood: int, edition: str) -> None:
    """Ruling: the hunt need not succeed."""
    t = position(
        seat(ready=["Mira 2/2", "Ines 3/3"]),
        seat(ready=["Oskar 1/2"], play=["Thirst", "The Unmasking", "Dragonbound"]),
        bystander(),
        edition=edition,
    )
    if hunts:
        t.does("hunt Mira")
        t.goes_on()
    passes_to(t, "influence")
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Oskar")] == [blood, 3, 1]


@since_2011
@rules_on("Blood Trade", "LSJ 20040531-2")
def test_the_blood_trade_ends_boons_and_moves_blood(edition: str) -> None:
    """Ruling: a referendum that is called a boon is none."""
    t = position(
        seat(ready=["Mira 3/5"], hand=["Blood Trade"], play=[]),
        seat(ready=[("Oskar 2/4", ["Lesser Boon"])]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play Blood Trade")
    assert t.region("Lesser Boon") == "ash-heap"
    t = position(
        seat(ready=["Mira 3/5 prince:Boston"], hand=["Consanguineous Boon"]),
        seat(ready=["Oskar 2/4"], play=["Blood Trade"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("use Blood Trade")
    t.does("target Oskar")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (2, 3)
    assert not t.offers("use Blood Trade")
    passes_to(t, "minion")
    assert t.offers("play Consanguineous Boon Mira")


@since_2011
def test_no_boon_is_played_after_the_blood_trade(edition: str) -> None:
    for play in ([], ["Blood Trade"]):
        t = position(
            seat(ready=["Mira 3/5"]),
            seat(ready=["Oskar 2/4"], hand=["Lesser Boon"], play=play),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        for _ in range(20):
            if t.told("combat") or t.offers("play Lesser Boon"):
                break
            t.does("block Oskar")
        assert t.offers("play Lesser Boon") is (not play)


@since_2011
@rules_on("Becoming of Ennoia", "PIB 20121031")
@pytest.mark.parametrize(("others", "played"), [(["The Unmasking", "Thirst"], True), (["The Unmasking"], False)])
def test_ennoia_hurts_a_vampire_of_everybody(others: list[str], played: bool, edition: str) -> None:
    """Ruling: the two events of others are only needed to play it."""
    t = position(
        seat(ready=["Mira 3/5"], hand=["Becoming of Ennoia"]),
        seat(ready=["Oskar 2/4"], play=others),
        bystander(),
        phase="discard",
        edition=edition,
    )
    assert t.offers("play Becoming of Ennoia") is played
    t = position(
        seat(ready=["Mira 3/5", "Ines 2/4"], play=["Becoming of Ennoia"], hand=["Earth Meld"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0])
    t.does("pick Ines")
    assert (t.measure("Mira.blood"), t.measure("Ines.blood")) == (3, 1)
    assert extra_cost(t.g, 1, t["Mira"], t["Earth Meld"], 0, []) == 2


@since_2011
@rules_on("Waiting Game", "ANK 20210124")
def test_the_waiting_game_counts_actions_and_wears_anarchs_down(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ines 3/5 sect:Anarch"], play=["Waiting Game counters:1"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Ines")
    t.goes_on()
    assert t.region("Waiting Game") == "play"
    t.does("bleed Mira")
    assert t.region("Waiting Game") == "ash-heap"
    t = position(
        seat(ready=["Mira 3/5 sect:Anarch", "Ines 3/5"], play=["Waiting Game counters:5"]),
        seat(ready=["Oskar 2/4 sect:Anarch", "Brute ally 3"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0])
    for _ in range(2):
        assert t.asks == "unless"
        t.does("yes" if t.who() == "a" else "no")
    assert (t.measure("Mira.blood"), t.measure("Ines.blood"), t.measure("Brute.life")) == (2, 3, 2)
    assert (t.measure("Oskar.blood"), t.word("Oskar.sect")) == (2, "Camarilla")


@since_2011
def test_inconnu_tutelage_trades_a_vampire_for_a_card(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5"],
            uncontrolled=["Young 0/4"],
            hand=["Blank Page"] * 7,
            library=["Changeling", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4"], play=["Inconnu Tutelage"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.does("use Inconnu Tutelage")
    t.does("pick Young") if t.asks == "pick" else None
    t.answer(t.options("find")[0])
    while t.asks == "discard-down":
        t.answer(t.options()[0])
    assert (t.region("Young"), t.measure("a.hand")) == ("removed", 7)
    assert not t.offers("use Inconnu Tutelage")


@since_2011
@pytest.mark.parametrize(("way", "burned"), [(0, 1), (1, 2), (2, 2)])
def test_the_massacre_burns_the_sleeping(way: int, burned: int, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5", "Wolf ally 3 trait:werewolf"],
            play=["White Nights Massacre"],
            hand=["White Nights Massacre", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4"], torpor=["Prey 1/4"]),
        seat(ready=["Vera 2/4"], torpor=["Sleeper 1/4"]),
        edition=edition,
    )
    for _ in range(40):
        if t.asks == "way":
            break
        t.goes_by()
    t.does(f"way {way}")
    for _ in range(3):
        if t.asks == "may":
            t.does("yes")
        elif t.asks in ("pick", "discard-cost"):
            t.answer(t.options()[0])
    assert [t.region("Prey"), t.region("Sleeper")].count("ash-heap") == burned
    assert t.measure("Wolf.locked") == (1 if way == 1 else 0)
    assert t.measure("a.in_play") == 0
