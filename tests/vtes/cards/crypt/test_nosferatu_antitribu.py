"""Crypt cards: Nosferatu antitribu."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import ACTING, DURING_ACTION, ability, becomes
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules.costs import blood_cost
from tests.vtes.cards.answering import does, first_option, to_the_end, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.crypt_tables import stands, tower
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Aeron ------------------------------------------------------------------------------------------------------------


@editions
@rules_on("Aeron", "RTR 19970630", "RTR 19941109")
def test_aeron_hurts_at_close_range_even_who_dodges(edition: str) -> None:
    t = position(seat(ready=["Aeron"]), seat(ready=["Oskar 6/8"], hand=["Dodge"]), bystander(), edition=edition)
    t.does("bleed Aeron")
    t.does("block Oskar", by="b")
    on_to(t, "strike")
    with t.changes("Oskar.blood", -1), t.unchanged("Aeron.blood"):
        t.does("play Dodge Oskar", by="b")
        on_to(t, "press")
    hurt = [told for told in t.told("damage") if told["card"] == t["Oskar"]]
    assert [told["environmental"] for told in hurt] == [1]
    t.does("use Aeron", by="a")
    assert (t.told("press")[-1]["to"], len(t.told("round"))) == ("continue", 2)


@ruled_alike("card", ["Aeron", "Marty Lechtansi", "Velya, The Flayer"], "PIB 20150121")
def test_the_press_is_got_in_the_press_step_only(card: str) -> None:
    t = position(seat(ready=[card], hand=["Telepathic Counter"]), seat(ready=["Oskar 6/8 strength:0"]), bystander())
    does(t, f"bleed {card}", "block Oskar")
    asked = []
    while t.asks not in t.quiet:
        if t.offers(f"use {card}"):
            asked.append(t.asks)
            t.does(f"use {card}")
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert (asked, len(t.told("range"))) == (["press"], 2)
    t.is_quiet()


# -- Beast, The Leatherface of Detroit --------------------------------------------------------------------------------


@rules_on("Beast, The Leatherface of Detroit", "LSJ 20050315")
def test_the_beast_has_neither_equipment_nor_retainers() -> None:
    name = "Beast, The Leatherface of Detroit"
    t = position(
        seat(ready=[name, "Mira 4/8"], hand=["Laptop Computer", "J. S. Simmons, Esq."]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    assert t.offers("play Laptop Computer Mira")
    assert not t.offers(f"play Laptop Computer {name}")
    assert t.offers("play J. S. Simmons, Esq. Mira")
    assert not t.offers(f"play J. S. Simmons, Esq. {name}")
    assert t.offers(f"use {name} {name}")


# -- Black Annis ------------------------------------------------------------------------------------------------------


def test_other_actions_cost_black_annis_blood() -> None:
    t = position(seat(ready=["Black Annis"]), seat(ready=["Oskar 2/4"]), bystander())
    with t.changes("Black Annis.blood", -1):
        t.does("bleed Black Annis")
        t.goes_on()


# -- Cailean ----------------------------------------------------------------------------------------------------------


@rules_on("Cailean", "RTR 19970630")
def test_cailean_sets_the_range() -> None:
    for way, long in ((0, False), (1, True)):
        t = position(seat(ready=["Cailean"], hand=[]), seat(ready=["Oskar 6/8"]), bystander())
        t.does("bleed Cailean")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar")
        t.passes_until_offered("use Cailean Cailean")
        t.does("use Cailean Cailean", by="a")
        t.does(f"way {way}")
        assert t.told("range")[-1]["range"] == ("long" if long else "close")
        t.goes_on()
        t.is_quiet()


# -- Icarus, The Manchurian -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "blocked", "seen"), [("yes", False, True), ("no", False, False), ("", True, False)])
def test_icarus_looks_at_the_hand_of_whom_he_has_bled(answer: str, blocked: bool, seen: bool) -> None:
    me = "Icarus, The Manchurian"
    t = position(seat(ready=[me]), seat(ready=["Oskar 6/8"], hand=["Fame", "Blood Doll"]), bystander())
    t.does(f"bleed {me}")
    with t.unchanged(*BYSTANDER, "b.hand"):
        t.does("block Oskar" if blocked else "pass", by="b")
        if answer:
            t.passes_until("may")
            t.does(answer, by="a")
        to_the_end(t)
    looked = {told["card"] for told in t.told("looks-at")}
    assert looked == ({t["Fame"], t["Blood Doll"]} if seen else set())
    t.is_quiet()


# -- Julio Martinez ---------------------------------------------------------------------------------------------------


@editions
@rules_on("Julio Martinez", "LSJ 20040617")
def test_julio_sees_camarilla_vampires_for_blood_more_than_once(edition: str) -> None:
    t = position(seat(ready=["Mira 2/4 sect:Camarilla"]), seat(ready=["Julio Martinez"]), bystander(), edition=edition)
    t.does("hunt Mira")
    action = t.g.action()
    assert action is not None
    action.mods.append((1, t["Mira"], 1, -1))  # two stealth in all
    t.does("block Julio Martinez", by="b")
    with t.changes("Julio Martinez.blood", -1):
        t.does("use Julio Martinez", by="b")
    t.does("use Julio Martinez", by="b")
    assert t.told("blocked")[0]["intercept"] == 2


# -- Kendrick ---------------------------------------------------------------------------------------------------------


@editions
def test_kendrick_in_torpor_or_before_an_empty_hand_looks_at_nothing(edition: str) -> None:
    for ready, torpor, hand, offered in (
        (["Kendrick"], [], ["Blank Page"], True),
        (["Mira 2/4"], ["Kendrick"], ["Blank Page"], False),
        (["Kendrick"], [], [], False),
    ):
        t = position(
            seat(ready=ready, torpor=torpor, hand=["Minion Tap"]),
            seat(ready=["Oskar 2/4"], hand=hand),
            bystander(),
            phase="master",
            edition=edition,
        )
        assert t.offers("use Kendrick -1 -1") is offered


@editions
def test_only_who_controls_kendrick_sees_the_card(edition: str) -> None:
    t = position(
        seat(ready=["Kendrick"], hand=["Minion Tap"]),
        seat(ready=["Oskar 2/4"], hand=["Fade"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.hand"):
        t.does("use Kendrick -1 -1")
    assert (t.g.seen(t["Fade"], 0), t.g.seen(t["Fade"], 2)) == (True, False)


# -- Lubomira Hradok --------------------------------------------------------------------------------------------------


def test_lubomira_stays_locked_after_bleeding_someone_with_a_title() -> None:
    for other, stays in (("Oskar 2/4 prince", True), ("Oskar 2/4", False)):
        t = position(seat(ready=["Lubomira Hradok"]), seat(ready=[other]), bystander())
        t.does("bleed Lubomira Hradok")
        t.goes_on()
        assert bool(t.g.counters_on(t["Lubomira Hradok"], "stun", -1)) is stays


@rules_on("Lubomira Hradok", "PIB 20110915-1")
@pytest.mark.parametrize("titled", [True, False])
def test_it_is_lubomira_who_does_not_unlock(titled: bool) -> None:
    who = "Lubomira Hradok"
    t = position(
        seat(ready=[who, "Mira 4/8 locked"]),
        seat(ready=["Oskar 4/8 locked" + (" prince:Paris" if titled else "")]),
        bystander(),
    )
    t.does(f"bleed {who}")
    t.goes_on()
    while t.g.turn_span().seat != 0 or t.asks != "minion" or t.g.turn == 20:
        t.answer(first_option(t))
    assert (t.measure(f"{who}.locked"), t.measure("Mira.locked"), t.measure("Oskar.locked")) == (int(titled), 0, 0)


# -- Servius Marius Pustula -------------------------------------------------------------------------------------------


@editions
def test_servius_gives_everybody_a_larger_hand_for_elders(edition: str) -> None:
    t = stands("Servius Marius Pustula", "Oskar 2/8", "Ute 2/9", "Piet 2/7", edition=edition)
    assert [stats.hand_size(t.g, seat) - 7 for seat in range(3)] == [1, 2, 0]


@editions
def test_servius_counts_whoever_is_ready_and_leaves_hands_when_he_is_gone(edition: str) -> None:
    t = position(
        seat(torpor=["Servius Marius Pustula"], ready=["Mira 2/7"]),
        seat(ready=["Oskar 2/8"], torpor=["Ute 2/9"]),
        bystander(),
        edition=edition,
    )
    assert [stats.hand_size(t.g, one) - 7 for one in range(3)] == [0, 1, 0]
    t.g.burn(t["Servius Marius Pustula"])
    assert [stats.hand_size(t.g, one) - 7 for one in range(3)] == [0, 0, 0]


# -- Strohmann --------------------------------------------------------------------------------------------------------


@editions
def test_strohmann_makes_auspex_dear(edition: str) -> None:
    for card, words, more in (("Telepathic Misdirection", "aus", 1), ("Deflection", "dom", 0)):
        t = position(
            seat(ready=["Strohmann"]), seat(ready=[f"Oskar 4/8 {words}"], hand=[card]), bystander(), edition=edition
        )
        plain = blood_cost(t.g, t[card], 0, t["Oskar"])
        t.does("bleed Strohmann")
        assert blood_cost(t.g, t[card], 0, t["Oskar"]) == plain + more


# -- Teresita, The Godmother ------------------------------------------------------------------------------------------


@rules_on("Teresita, The Godmother", "ANK 20190416")
@pytest.mark.parametrize(("before", "after"), [("Camarilla", "Sabbat"), ("Sabbat", "Camarilla")])
def test_teresitas_intercept_comes_and_goes_with_the_sect_of_the_acting_vampire(before: str, after: str) -> None:
    t = position(
        seat(
            ready=[f"Mira 4/8 sect:{before}"],
            play=[tower(ability(DURING_ACTION, becomes(ACTING, sect=after)))],
        ),
        seat(ready=["Teresita, The Godmother"]),
        bystander(),
    )
    t.does("hunt Mira")
    assert stats.intercept(t.g, t["Teresita, The Godmother"]) == int(before == "Camarilla")
    until(t, "use Tower")
    t.does("use Tower", by="a")
    assert stats.intercept(t.g, t["Teresita, The Godmother"]) == int(after == "Camarilla")
    until(t, "block Teresita, The Godmother")
    t.does("block Teresita, The Godmother", by="b")
    to_the_end(t)
    assert bool(t.told("blocked")) is (after == "Camarilla")
