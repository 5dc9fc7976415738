"""Ally cards: N."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.ally_tables import fought_by
from tests.vtes.cards.answering import acts, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Neighborhood Watch Commander -------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("caught", [True, False])
def test_a_watch_commander_punishes_who_has_failed(caught: bool, edition: str) -> None:
    card = "Neighborhood Watch Commander"
    t = position(
        seat(ready=["Oskar 6/8"]), seat(ready=["Kin 9/9 strength:0", card, card]), bystander(), edition=edition
    )
    t.does("bleed Oskar")
    if caught:
        acts(t, "block Kin", f"use {card}")
        assert t.measure("Oskar.blood") == 5
        assert t.measure(f"{card}.locked") + t.measure(f"{card}#2.locked") == 1
    else:
        acts(t)
        assert not t.ever_offered(f"use {card}")


# -- Nephandus --------------------------------------------------------------------------------------------------------


def against(*hand: str, words: str = "", on_oskar: tuple[str, ...] = (), edition: str = "2023") -> Table:
    """Oskar blocks the bleed of Nephandus."""
    t = position(
        seat(ready=["Nephandus"]),
        seat(ready=[(f"Oskar 6/8 {words}".strip(), list(on_oskar))], hand=list(hand)),
        bystander(),
        edition=edition,
    )
    t.does("bleed Nephandus")
    t.passes_until("block")
    t.does("block Oskar", by="b")
    return t


@editions
def test_nephandus_takes_one_less_from_each_strike(edition: str) -> None:
    """A hand strike of one point does nothing to it; its own is ranged."""
    t = against(edition=edition)
    with t.unchanged(*BYSTANDER, "Nephandus.blood"), t.changes("Oskar.blood", -1):
        on_to(t, "strike")
        t.does("use Nephandus Nephandus -1", by="a")
        on_to(t)
    t.is_quiet()


@editions
@rules_on("Nephandus", "LSJ 20091123-2")
def test_a_weapon_of_the_opposing_minion_is_blunted_once(edition: str) -> None:
    t = against(on_oskar=("Combat Shotgun",), edition=edition)
    with t.unchanged(*BYSTANDER):
        on_to(t, "strike")
        t.does("strike hand", by="a")
        t.does("use Combat Shotgun Oskar -1", by="b")
        on_to(t)
    assert t.region("Nephandus") == "ash-heap"  # three points less one, of two life


@editions
@rules_on("Nephandus", "PIB 20111017")
def test_damage_of_the_environment_hurts_nephandus_whole(edition: str) -> None:
    t = against("Carrion Crows", words="ani", edition=edition)
    with t.unchanged(*BYSTANDER):
        on_to(t, "before-range")
        t.does("play Carrion Crows Oskar 0", by="b")
        on_to(t, "strike", "press")
        on_to(t, "press")
    assert t.measure("Nephandus.blood") == 1


@editions
@rules_on("Nephandus", "LSJ 20100519")
def test_unpreventable_damage_is_less_too(edition: str) -> None:
    t = against("Fake Out", "Blood Sweat", words="qui", edition=edition)
    on_to(t, "maneuver")
    t.does("play Fake Out Oskar 0", by="b")
    on_to(t, "strike")
    t.does("strike hand", by="a")
    with t.changes("Nephandus.blood", -1):
        t.does("play Blood Sweat Oskar 0", by="b")
        on_to(t)


@editions
def test_nephandus_presses_once_a_combat(edition: str) -> None:
    t = against(edition=edition)
    on_to(t, "press")
    t.does("use Nephandus Nephandus -2", by="a")
    on_to(t, "press")
    assert len(t.told("round")) == 2
    assert not t.offers("use Nephandus Nephandus -2")


@editions
@rules_on("Nephandus", "ANK 20171109")
def test_nephandus_burns_the_fallen_for_life(edition: str) -> None:
    """Its life can exceed what it began with."""
    t = position(
        seat(ready=["Nephandus"]),
        seat(ready=["Oskar 2/4 locked"], torpor=["Fallen 3/5"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool"), t.changes("Nephandus.blood", 1):
        t.does("use Nephandus")
        t.goes_on()
    assert (t.region("Fallen"), t.measure("Nephandus.blood")) == ("ash-heap", 3)
    t.is_quiet()
    none = position(seat(ready=["Nephandus"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    assert not none.offers("use Nephandus")


@rules_on("Nephandus", "LSJ 20080630")
@pytest.mark.parametrize("other", ["Nephandus", "Brute ally 2"])
def test_nephandus_takes_less_damage_after_the_combat_too(other: str) -> None:
    name = other.split()[0]
    t = position(seat(ready=["Mira 6/8 PRE"], hand=["Catatonic Fear"]), seat(ready=[other]), bystander())
    t.does("bleed Mira")
    until(t, f"block {name}")
    t.does(f"block {name}", by="b")
    until(t, "play Catatonic Fear Mira 1")
    t.does("play Catatonic Fear Mira 1", by="a")
    on_to(t)
    assert t.measure(f"{name}.blood") == (2 if name == "Nephandus" else 1)
    t.is_quiet()


# -- Nephren-Ka -------------------------------------------------------------------------------------------------------

MUMMIES = [
    "Nephren-Ka",
    "Amam the Devourer",
    "Tutu the Doubly Evil One",
    "Qetu the Evil Doer",
    "Kherebutu",
    "Saatet-ta",
]


@editions
@pytest.mark.parametrize("card", MUMMIES)
def test_a_burned_mummy_is_shuffled_into_the_library(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Heartrender"]),
        seat(ready=[card], hand=["Blank Page"] * 7, library=["Dodge", "Flash"]),
        bystander(),
        edition=edition,
    )
    acts(t, "use Heartrender Heartrender -1")
    assert t.g.ready(1) == []
    assert t.g.ash_heap(1) == []
    assert len(t.g.library(1)) == 3
    assert card in [t.g.face[one].name for one in t.g.library(1)]
    t.is_quiet()


@editions
def test_nephren_ka_prevents_one_damage_that_is_not_aggravated(edition: str) -> None:
    t = fought_by("Nephren-Ka", "Oskar 9/9 strength:3", edition)
    acts(t, "use Nephren-Ka Nephren-Ka -1")
    assert t.measure("Nephren-Ka.blood") == 3


mummies = pytest.mark.parametrize("card", MUMMIES)


@editions
@rules_on("Nephren-Ka", "LSJ 20010710")
@rules_on("Amam the Devourer", "LSJ 20010710")
@rules_on("Tutu the Doubly Evil One", "LSJ 20010710")
@rules_on("Qetu the Evil Doer", "LSJ 20010710")
@rules_on("Kherebutu", "LSJ 20010710")
@rules_on("Saatet-ta", "LSJ 20010710")
@mummies
def test_a_mummy_that_is_discarded_stays_in_the_ash_heap(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[card, *["Blank Page"] * 6], library=["Dodge", "Flash"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does(f"discard {card}", by="a")
    assert (t.region(card), len(t.g.library(0))) == ("ash-heap", 1)


@editions
@rules_on("Nephren-Ka", "ANK 20200813")
@rules_on("Amam the Devourer", "ANK 20200813")
@rules_on("Tutu the Doubly Evil One", "ANK 20200813")
@rules_on("Qetu the Evil Doer", "ANK 20200813")
@rules_on("Kherebutu", "ANK 20200813")
@rules_on("Saatet-ta", "ANK 20200813")
@mummies
def test_what_follows_on_the_burning_of_a_mummy_follows_though_it_returns(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Heartrender"], play=["Tension in the Ranks"]),
        seat(ready=[card, "Oskar 2/4 locked"], hand=["Blank Page"] * 7, library=["Dodge", "Flash"]),
        bystander(),
        edition=edition,
    )
    t.does("use Heartrender Heartrender -1")
    t.goes_on()
    assert (t.measure("b.pool"), len(t.g.library(1)), t.g.ash_heap(1)) == (29, 3, [])
    t.is_quiet()


@editions
@rules_on("Nephren-Ka", "LSJ 20040812-2", "PIB 20130327")
@pytest.mark.parametrize(("other", "offered"), [("Harzomatuili", False), ("Renegade Garou", True)])
def test_nephren_ka_prevents_no_aggravated_damage(other: str, offered: bool, edition: str) -> None:
    t = position(seat(ready=["Nephren-Ka"]), seat(ready=[other]), bystander(), edition=edition)
    t.does_all("bleed Nephren-Ka", f"block {other}")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered("use Nephren-Ka Nephren-Ka -1") is offered


# -- Nocturn ----------------------------------------------------------------------------------------------------------


def calling(who: str, *hand: str, edition: str, blood: int = 6) -> Table:
    return position(
        seat(ready=[f"Mira {blood}/8 {who}"], hand=["Nocturn", "Nocturn", *hand]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )


@editions
def test_a_nocturn_unlocks_the_first_time_and_acts_at_once(edition: str) -> None:
    t = calling("obt", edition=edition)
    with t.unchanged(*BYSTANDER), t.changes("Mira.blood", -1):
        t.does("play Nocturn Mira 0")
        t.goes_on()
    assert (t.region("Nocturn"), t.measure("Nocturn.blood"), t.measure("Mira.locked")) == ("ready", 1, 0)
    assert t.offers("bleed Nocturn")
    assert t.offers("play Nocturn#2 Mira 0") is (edition == "2000")  # else not the same action twice in a turn
    with t.changes("b.pool", -1):
        t.does("bleed Nocturn")
        t.goes_on()
    t.is_quiet()


@editions
def test_a_superior_nocturn_is_called_again_for_more(edition: str) -> None:
    """The second costs 1 blood more, and unlocks nobody."""
    t = calling("OBT", "Nocturn", edition=edition)
    t.does("play Nocturn Mira 1")
    t.goes_on()
    assert t.measure("Mira.locked") == 0
    with t.unchanged(*BYSTANDER), t.changes("Mira.blood", -2):
        t.does("play Nocturn#2 Mira 1")
        t.goes_on()
    assert (t.region("Nocturn#2"), t.measure("Mira.locked")) == ("ready", 1)
    t.g.unlock(t["Mira"])  # some other card
    t.does("bleed Nocturn")
    t.goes_on()
    with t.changes("Mira.blood", -3):
        t.does("play Nocturn#3 Mira 1")
        t.goes_on()
    t.is_quiet()


@editions
def test_who_has_too_little_blood_calls_no_second_nocturn(edition: str) -> None:
    t = calling("OBT", edition=edition, blood=2)
    t.does("play Nocturn Mira 1")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Mira.locked")) == (1, 0)
    assert not t.offers("play Nocturn#2 Mira")
    assert "card.cost.blood" in t.clauses("play Nocturn#2 Mira 1", by="a")


@editions
def test_a_nocturn_burns_in_the_next_unlock_phase_of_its_controller(edition: str) -> None:
    t = calling("obt", edition=edition)
    t.does("play Nocturn Mira 0")
    t.goes_on()
    for _ in range(60):
        if t.region("Nocturn") == "ash-heap":
            break
        assert t.region("Nocturn") == "ready"
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert (t.region("Nocturn"), t.g.turn_span().seat, t.g.turn) == ("ash-heap", 0, 23)


@editions
@rules_on("Nocturn", "LSJ 19980303", "ANK 20180111")
def test_a_nocturn_plays_cards_of_basic_obtenebration_but_no_allies(edition: str) -> None:
    """Rulings: it has not the Discipline itself, and two of them give no superior level."""
    t = position(
        seat(ready=["Nocturn", "Nocturn"], hand=["Shadow Play", "Nocturn", "Shadow Twin"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Nocturn#3")
    assert t.offers("play Shadow Twin Nocturn 0")
    assert not t.offers("play Shadow Twin Nocturn 1")
    assert t.clauses("play Shadow Twin Nocturn 1", by="a")
    t.does("bleed Nocturn")
    t.does("block Oskar", by="b")
    assert t.offers("play Shadow Play Nocturn 0")
    assert not t.offers("play Shadow Play Nocturn 1")
