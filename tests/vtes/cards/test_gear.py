"""Equipment: weapons with conditions of their own, what vampires carry, and locations that are equipment."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions
from tests.vtes.cards.test_bleeds import acts
from tests.vtes.cards.test_combat import on


def armed(card: str, other: str = "Oskar 9/9", words: str = "", edition: str = "2023", **more: list[str]) -> Table:
    """Mira, with the weapon, is blocked by Oskar: the combat has begun."""
    t = position(
        seat(ready=[(f"Mira 6/8 {words}".strip(), [card])], hand=more.get("hand", [])),
        seat(ready=[(other, more.get("on_other", []))], hand=more.get("answers", [])),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while t.asks in ("open", "announced", "block"):
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
    return t


# -- guns that strike again -------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "n"), [("AK-47", 2), ("Kpist m/45", 1), ("Foldable Machine Gun", 1)])
def test_a_gun_strikes_again_with_nothing_but_itself(card: str, n: int, edition: str) -> None:
    t = armed(card, words="POT", hand=["Undead Strength"], edition=edition)
    on(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    on(t, "additional")
    t.does(f"use {card} Mira -3", by="a")
    since = len(t.asked)
    with t.unchanged(*BYSTANDER):
        acts(t)
    assert not t.ever_offered("strike hand", since)
    assert not t.ever_offered("play Undead Strength", since)
    assert [told["card"] for told in t.told("strike") if told["minion"] == t["Mira"]] == [t[card], t[card]]
    assert t.measure("Oskar.blood") == 9 - 2 * n
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", ["AK-47", "Kpist m/45", "Foldable Machine Gun"])
def test_without_a_strike_of_it_a_gun_gives_none(card: str, edition: str) -> None:
    t = armed(card, edition=edition)
    on(t)  # a hand strike
    assert not t.ever_offered(f"use {card} Mira -3")
    assert t.measure("Oskar.blood") == 8


@editions
@rules_on("AK-47", "LSJ 20021028")
def test_a_gun_maneuvers_once_and_the_foldable_one_not_at_first(edition: str) -> None:
    t = armed("AK-47", edition=edition)
    on(t, "maneuver")
    t.does("use AK-47 Mira -2", by="a")
    on(t)
    assert t.told("maneuver")[-1]["range"] == "long"
    assert t.measure("Oskar.blood") == 7
    t = armed("Foldable Machine Gun", edition=edition)
    on(t)
    assert not t.ever_offered("use Foldable Machine Gun Mira -2")


# -- blades -----------------------------------------------------------------------------------------------------------

SALUBRI = "clan:Salubri"


@editions
@rules_on("Sword of the Archangel", "LSJ 20061207", "ANK 20190104")
def test_the_sword_of_the_archangel_cancels_a_grapple(edition: str) -> None:
    if edition == "2000":
        pytest.skip("no card is cancelled in 2000")
    t = armed("Sword of the Archangel", "Oskar 9/9 POT", SALUBRI, edition, answers=["Immortal Grapple"])
    while not t.offers("play Immortal Grapple Oskar 0"):
        t.passes() if t.offers("pass") else t.does("strike hand")
    t.does("play Immortal Grapple Oskar 0", by="b")
    with t.unchanged("Oskar.blood"):
        t.does("use Sword of the Archangel Mira -2", by="a")
    assert (t.measure("Mira.blood"), len(t.told("cancelled"))) == (5, 1)
    on(t)
    t = armed("Sword of the Archangel", "Oskar 9/9 POT", "", edition, answers=["Immortal Grapple"])
    while not t.offers("play Immortal Grapple Oskar 0"):
        t.passes() if t.offers("pass") else t.does("strike hand")
    t.does("play Immortal Grapple Oskar 0", by="b")
    assert not t.offers("use Sword of the Archangel")  # only a Salubri


@editions
@pytest.mark.parametrize(("blood", "rises"), [("0/4", True), ("4/4", False)])
def test_the_bearer_of_the_sword_may_rise_when_it_has_burned_a_vampire(blood: str, rises: bool, edition: str) -> None:
    t = armed("Sword of the Archangel", f"Oskar {blood}", SALUBRI, edition)
    on(t, "strike")
    t.does("use Sword of the Archangel Mira -1", by="a")
    acts(t, *(["yes"] if rises else []))
    assert t.region("Oskar") == ("ash-heap" if rises else "torpor")
    assert t.measure("Mira.locked") == (0 if rises else 1)


# -- books ------------------------------------------------------------------------------------------------------------

CODEX = "Codex of the Edenic Groundskeepers"


@editions
@pytest.mark.parametrize(("other", "amount"), [("Oskar 2/4", 1), ("Oskar 2/4 locked", 4)])
def test_the_codex_bleeds_for_more_where_nobody_watches(other: str, amount: int, edition: str) -> None:
    t = position(seat(ready=[("Mira 4/8", [CODEX])]), seat(ready=[other]), bystander(), edition=edition)
    with t.unchanged(*BYSTANDER), t.changes("Mira.blood", -1), t.changes("b.pool", -amount):
        t.does(f"use {CODEX} Mira -1")
        assert amount > 1 or stats.stealth(t.g, t["Mira"]) == -2
        acts(t)
    t.is_quiet()
    poor = position(
        seat(ready=[("Mira 0/8", [CODEX]), "Wolf ally 2"]), seat(ready=[other]), bystander(), edition=edition
    )
    assert not poor.offers(f"use {CODEX}")


@editions
@rules_on(CODEX, "RTR 19960221")
def test_the_action_of_an_equipment_has_no_effect_once_it_is_gone(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", [CODEX])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {CODEX} Mira -1")
    t.g.attach(t[CODEX], t["Oskar"], 1)  # somebody has taken it meanwhile
    with t.unchanged("b.pool"), t.changes("Mira.blood", -1):
        acts(t)
    t.is_quiet()
