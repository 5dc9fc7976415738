"""More cards of winning decks: when they are refused, at their boundaries, and whom they leave alone."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to, since_2011
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_notables import fights

FOUNDERS = "Founders of the Ebony Kingdom"
SCORCHED = "The Path of the Scorched Heart"
ZURICH = "Powerbase: Zürich"


@editions
def test_a_secret_horde_gives_once_for_each_master_action(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Secret Horde counters:4"], hand=["Minion Tap"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool", "Mira.blood"):
        t.does("use Secret Horde")
    assert (t.measure("a.pool"), t.measure("Secret Horde.blood")) == (31, 3)
    assert not t.offers("use Secret Horde")
    assert not t.offers("play Minion Tap")


@editions
def test_nobody_pays_more_for_a_secret_horde_than_her_pool(edition: str) -> None:
    t = position(
        seat(pool=4, ready=["Mira 3/5"], hand=["Secret Horde"]), seat(), bystander(), phase="master", edition=edition
    )
    t.does("play Secret Horde")
    assert t.options("amount") == [f"amount {n}" for n in range(5)]


@since_2011
def test_the_founders_feed_beyond_a_capacity_and_nobody_twice(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 clan:Guruhi sect:Laibon"],
            hand=[FOUNDERS],
            uncontrolled=["Young 0/3 sect:Laibon"],
        ),
        seat(ready=["Oskar 2/4 locked"], uncontrolled=["Theirs 0/3 sect:Laibon"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Theirs.blood", "b.pool"):
        t.does(f"play {FOUNDERS} Mira")
        assert t.measure("Mira.stealth") == 1
        t.goes_on()
    assert t.measure("Young.blood") == 4
    t = position(
        seat(
            ready=["Mira 4/8 clan:Guruhi sect:Laibon"],
            hand=[FOUNDERS],
            uncontrolled=[("Young 0/3 sect:Laibon", [FOUNDERS]), "Old 0/8 sect:Laibon", "Alien 0/3 sect:Camarilla"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.options("play")


@editions
@pytest.mark.parametrize(("edge", "young", "offered"), [(True, 5, True), (False, 5, False), (True, 8, False)])
def test_zurich_needs_the_edge_and_somebody_younger(edge: bool, young: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Brute ally 2"], play=[ZURICH], uncontrolled=[f"Young 0/{young}"], edge=edge),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert t.offers(f"use {ZURICH} Mira") is offered
    assert not t.offers(f"use {ZURICH} Brute")


@editions
def test_zurich_is_not_stolen_without_the_edge_nor_in_another_phase(edition: str) -> None:
    for phase, edge, offered in (("master", True, True), ("master", False, False), ("influence", True, False)):
        t = position(
            seat(ready=["Mira 4/8"], edge=edge, hand=["Minion Tap"], uncontrolled=["Young 0/5"]),
            seat(ready=["Oskar 2/4"], play=[ZURICH]),
            bystander(),
            phase=phase,
            edition=edition,
        )
        assert t.offers(f"use {ZURICH}") is offered


@since_2011
@pytest.mark.parametrize(
    ("gone", "mira", "offered"), [("Gone 0/8", 3, True), ("Gone 0/8", 2, False), ("Gone 0/6", 2, True)]
)
def test_torpid_blood_lets_nobody_rescue_who_cannot_pay(gone: str, mira: int, offered: bool, edition: str) -> None:
    """Three blood for an older vampire, two for one who is not, however they share it."""
    t = position(
        seat(ready=[f"Mira {mira}/6"], torpor=[gone], play=["Torpid Blood"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("rescue Mira Gone") is offered
    if offered:
        with t.unchanged(*BYSTANDER, "b.pool"):
            t.does("rescue Mira Gone")
            t.goes_on()
        assert (t.region("Gone"), t.measure("Mira.blood")) == ("ready", 0)
        t.is_quiet()


@since_2011
@pytest.mark.parametrize(("blood", "offered"), [(3, True), (2, False)])
def test_torpid_blood_keeps_in_torpor_who_cannot_pay(blood: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], torpor=[f"Gone {blood}/8"]),
        seat(ready=["Oskar 2/4"], play=["Torpid Blood"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("leave Gone") is offered
    with t.unchanged("Mira.blood"):
        t.does("bleed Mira")  # whoever is ready pays nothing
        t.goes_on()


@since_2011
@rules_on("Torpid Blood", "LSJ 20080805")
@pytest.mark.parametrize("burned", [False, True])
def test_torpid_blood_is_replaced_when_somebody_rises(burned: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], torpor=["Gone 4/8"], hand=["Torpid Blood", *["Blank Page"] * 6], library=["Fade"] * 3),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play Torpid Blood")
    if burned:
        t.g.burn(t["Torpid Blood"])
    passes_to(t, "minion")
    assert t.measure("a.hand") == 6
    t.does("leave Gone")
    t.goes_on()
    assert (t.region("Gone"), t.measure("a.hand")) == ("ready", 7)


@editions
def test_a_lupine_assault_discards_before_anybody_draws_and_once_in_a_game(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], hand=["Lupine Assault", *["Fade"] * 6], library=["Majesty"] * 9),
        seat(ready=["Oskar 2/4"], hand=[*["Dodge"] * 5, "Minion Tap", "Lupine Assault"], library=["Majesty"] * 9),
        seat(ready=["Vera 2/4"], hand=["Blank Page"] * 3),
        phase="master",
        edition=edition,
    )
    t.answer(t.options("play")[0])
    discarded = 0
    while t.asks == "pick":
        names = {one: t.g.face[int(one.split()[1])].name for one in t.options("pick")}
        assert "Majesty" not in names.values()  # nothing that was drawn on the way
        t.answer(next(one for one, name in names.items() if name in ("Fade", "Dodge", "Blank Page")))
        discarded += 1
    assert discarded >= 10
    assert (t.measure("a.hand"), t.measure("b.hand"), t.measure("c.hand")) == (6, 7, 0)
    with t.unchanged("b.pool", "c.pool", "Oskar.blood"):
        passes_to(t, "discard")
    assert t.measure("a.hand") == 7  # the card itself is replaced in the influence phase
    passes_to(t, "master", "b")
    assert {t.g.face[int(one.split()[1])].name for one in t.options("play")} == {"Minion Tap"}


@editions
@pytest.mark.parametrize(("words", "offered"), [("clan:Caitiff", False), ("clan:True-Brujah", True)])
def test_the_scorched_heart_is_for_true_brujah(words: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/6 {words}"], hand=[SCORCHED]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    assert t.offers(f"play {SCORCHED} Mira") is offered


@editions
@pytest.mark.parametrize("path", ["Path of the Void", SCORCHED])
def test_nobody_follows_two_paths(path: str, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/6 clan:True-Brujah", [path])], hand=[SCORCHED]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.options("play")


@editions
def test_the_scorched_heart_forbids_presence_to_others_only_and_only_against_it(edition: str) -> None:
    """Her own Methuselah's minions play it; others do while somebody else acts."""
    t = position(
        seat(ready=[("Mira 6/8 PRE", [SCORCHED]), "Ines 6/8"], hand=["Majesty"]),
        seat(ready=["Oskar 4/8 PRE"], hand=["Catatonic Fear"]),
        bystander(),
        edition=edition,
    )
    fights(t, "Mira")
    since = len(t.asked)
    on(t)
    assert t.ever_offered("play Majesty", since)
    assert not t.ever_offered("play Catatonic Fear", since)
    t.g.locked[t["Oskar"]] = 0
    fights(t, "Ines")
    since = len(t.asked)
    on(t)
    assert t.ever_offered("play Catatonic Fear", since)


@editions
def test_no_frenzy_takes_a_scorched_heart(edition: str) -> None:
    for path, offered in (([], True), ([SCORCHED], False)):
        t = position(
            seat(ready=[("Mira 6/8", path)]),
            seat(ready=["Oskar 4/8 ani"], hand=["Drawing Out the Beast"]),
            bystander(),
            edition=edition,
        )
        fights(t, "Mira")
        on(t)
        assert t.ever_offered("play Drawing Out the Beast") is offered


@editions
def test_uriah_winter_counts_the_pool_at_the_beginning_of_the_phase(edition: str) -> None:
    """What the Edge gives her in that phase comes too late to keep him."""
    t = position(
        seat(pool=29, ready=["Uriah Winter", "Mira 2/4"], edge=True),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        turn="c",
        phase="discard",
        edition=edition,
    )
    t.passes_until("unlock")
    t.does("edge")
    assert t.measure("a.pool") == 30
    with t.unchanged(*BYSTANDER, "a.pool", "b.pool", "Uriah Winter.blood"):
        t.does("trigger Uriah Winter")
    assert t.g.controller[t["Uriah Winter"]] == 1
