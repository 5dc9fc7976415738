"""More cards of winning decks: each is played."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to, since_2011
from tests.vtes.cards.test_notables import fights


@editions
@rules_on("Secret Horde", "LSJ 20070308", "LSJ 20030502")
@pytest.mark.parametrize(("x", "region", "blood"), [(0, "ash-heap", 0), (3, "play", 6)])
def test_a_secret_horde_doubles_what_is_put_there(x: int, region: str, blood: int, edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=["Secret Horde"]), seat(), bystander(), phase="master", edition=edition)
    t.does("play Secret Horde")
    t.does(f"amount {x}")
    assert (t.region("Secret Horde"), t.measure("Secret Horde.blood"), t.measure("a.pool")) == (region, blood, 30 - x)


@editions
def test_a_secret_horde_is_used_up(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Secret Horde counters:1"], hand=["Minion Tap"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Secret Horde")
    assert (t.region("Secret Horde"), t.measure("a.pool")) == ("ash-heap", 31)


@since_2011
def test_the_founders_feed_a_younger_laibon_who_waits(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 clan:Guruhi sect:Laibon"],
            hand=["Founders of the Ebony Kingdom"],
            uncontrolled=["Young 0/5 sect:Laibon", "Old 0/8 sect:Laibon", "Alien 0/5 sect:Camarilla"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Founders of the Ebony Kingdom Mira")
    t.goes_on()
    assert (t.measure("Young.blood"), t.g.host[t["Founders of the Ebony Kingdom"]]) == (4, t["Young"])
    t.does("invest Young")
    t.does("out Young" if edition == "2023" else "pass")
    assert (t.region("Young"), t.region("Founders of the Ebony Kingdom")) == ("ready", "ash-heap")


@editions
@pytest.mark.parametrize(("blocks", "blood"), [(False, 2), (True, 0)])
def test_zurich_feeds_who_waits_and_a_block_costs_the_edge(blocks: bool, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=["Powerbase: Zürich"], uncontrolled=["Young 0/5"], edge=True),
        seat(ready=[("Oskar 2/4", ["Raven Spy", "Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Zürich Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar" if blocks else "pass")
    t.goes_on()
    assert (t.measure("Young.blood"), t.g.edge == 0) == (blood, not blocks)


@editions
def test_zurich_is_stolen_for_the_edge(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], edge=True, hand=["Minion Tap"]),
        seat(ready=["Oskar 2/4"], play=["Powerbase: Zürich"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("use Powerbase: Zürich")
    assert (t.g.controller[t["Powerbase: Zürich"]], t.g.edge) == (0, -1)


@since_2011
@pytest.mark.parametrize(("mine", "cost"), [("Gone 4/8", 3), ("Gone 4/4", 2)])
def test_torpid_blood_makes_rescues_dear(mine: str, cost: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], torpor=[mine], play=["Torpid Blood"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("rescue Mira Gone 1")
    t.goes_on()
    assert t.region("Gone") == "ready"
    assert 4 - t.measure("Mira.blood") + 4 - t.measure("Gone.blood") == cost


@since_2011
def test_torpid_blood_makes_leaving_torpor_dear(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], torpor=["Gone 4/8"], play=["Torpid Blood"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("leave Gone")
    t.goes_on()
    assert (t.region("Gone"), t.measure("Gone.blood")) == ("ready", 1)


@editions
def test_a_lupine_assault_empties_hands(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], hand=["Lupine Assault", *["Fade"] * 6]),
        seat(ready=["Oskar 2/4"], hand=["Fade"] * 7, library=9),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Lupine Assault")
    for _ in range(10):
        t.answer(t.options()[0])
    assert (t.measure("a.hand"), t.measure("b.hand"), t.measure("c.hand")) == (1, 7, 0)
    assert t.measure("b.library") == 4


@editions
def test_the_scorched_heart_is_deaf_to_presence(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6 clan:True-Brujah"], hand=["The Path of the Scorched Heart"]),
        seat(ready=["Oskar 4/8 PRE"], hand=["Majesty"]),
        bystander(),
        edition=edition,
    )
    t.does("play The Path of the Scorched Heart Mira")
    t.goes_on()
    assert (t.g.host[t["The Path of the Scorched Heart"]], t.measure("Mira.locked")) == (t["Mira"], 0)
    since = len(t.asked)
    fights(t, "Mira")
    t.goes_on()
    assert not t.ever_offered("play Majesty", since)
    t = position(
        seat(ready=["Mira 4/6"]), seat(ready=["Oskar 4/8 PRE"], hand=["Majesty"]), bystander(), edition=edition
    )
    fights(t, "Mira")
    t.goes_on()
    assert t.ever_offered("play Majesty")


@editions
@rules_on("Uriah Winter", "RTR 19941109", "LSJ 20011022")
@pytest.mark.parametrize("region", ["ready", "torpor"])
@pytest.mark.parametrize(("pool", "seat_of"), [(29, 1), (30, 0)])
def test_uriah_winter_goes_to_a_richer_prey(pool: int, seat_of: int, region: str, edition: str) -> None:
    t = position(
        seat(pool=pool, **{region: ["Uriah Winter"]}),  # type: ignore[arg-type]
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    passes_to(t, "minion", "a" if seat_of == 0 and region == "ready" else "b")
    assert (t.g.controller[t["Uriah Winter"]], t.region("Uriah Winter")) == (seat_of, region)
