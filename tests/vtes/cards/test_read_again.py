"""Cards that a second reader found to do less, or more, than their text says."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import VAMPIRE, a, action, definition, hunt
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011
from tests.vtes.cards.test_bleeds import acts


@editions
def test_the_vozhd_of_szczecin_is_unlocked_in_minion_phases_of_others_only(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 2/4"], hand=["Blank Page"], uncontrolled=["Kin 1/9"]),
        seat(ready=["The Vozhd of Szczecin locked", "Mira 3/8 clan:Tzimisce"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    turn, offered = t.g.turn, set()
    while t.g.turn == turn:
        if t.offers("use The Vozhd of Szczecin -1 -3"):
            offered.add(t.asks)
        t.passes()
    assert offered == {"between-of-others"}


@editions
@rules_on("Black Spiral Buddy", "PIB 20121028")
def test_the_additional_strike_of_a_black_spiral_buddy_is_not_for_him_to_decline(edition: str) -> None:
    t = position(
        seat(ready=["Black Spiral Buddy"]), seat(ready=["Wall ally 9 strength:0"]), bystander(), edition=edition
    )
    t.does_all("bleed Black Spiral Buddy", "block Wall")
    t.goes_on()
    while t.asks == "strike":
        t.does("strike hand")
        t.goes_on()
    assert t.measure("Wall.blood") == 7  # nothing was asked but for the strike itself
    t.is_quiet()


@editions
@rules_on("Black Spiral Buddy", "PIB 20121028")
def test_a_black_spiral_buddy_strikes_twice_in_one_round_only(edition: str) -> None:
    t = position(
        seat(ready=["Black Spiral Buddy"]),
        seat(ready=[("Wall ally 9 strength:0", ["Righteous Blade"])]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Black Spiral Buddy", "block Wall")
    while not t.offers("use Righteous Blade Wall -2"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.measure("Wall.blood") == 7
    t.does("use Righteous Blade Wall -2", by="b")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (len(t.told("round")), t.measure("Wall.blood")) == (2, 6)
    t.is_quiet()


def hunt_for(name: str = "Prowl") -> Face:
    """An action card that hunts another vampire."""
    return made_up(name, faces.ACTION, definition=definition(action("", hunt(at=a(VAMPIRE)))))


BETTER_HUNTERS = [("Harvest Rites", "sect:Sabbat"), ("Aaron's Feeding Razor", "")]


@editions
@rules_on("Harvest Rites", "RTR 20030519", "RTR 20180511")
@rules_on("Aaron's Feeding Razor", "RTR 20030519", "RTR 20180511", "RTR 19980707", "LSJ 19980722")
@pytest.mark.parametrize(("card", "words"), BETTER_HUNTERS)
@pytest.mark.parametrize(("prey", "left", "gained"), [("Oskar 4/4", 2, 2), ("Oskar 1/4", 0, 1)])
def test_what_a_special_hunt_gains_more_comes_from_its_target(
    prey: str, left: int, gained: int, card: str, words: str, edition: str
) -> None:
    t = position(
        seat(ready=[(f"Mira 2/8 {words}".strip(), [card])], hand=[hunt_for()]),
        seat(ready=[prey]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Prowl Mira", "target Oskar")
    t.goes_on()  # nobody is asked whether he wants it
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (left, 2 + gained)
    t.is_quiet()


@editions
@rules_on("The Hungry Coyote", "RTR 20030519", "RTR 20180511")
def test_the_hungry_coyote_takes_more_from_the_target_of_a_hunt(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/8 sect:Sabbat"], hand=[hunt_for()], play=["The Hungry Coyote"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Prowl Mira", "target Oskar")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (2, 4)


@editions
@rules_on("Festivo dello Estinto", "RTR 20030519", "LSJ 20050720-2")
@pytest.mark.parametrize(("prey", "left", "blood"), [("Oskar 4/4", 3, 8), ("Oskar 0/4 locked", 0, 2)])
def test_the_festival_fills_a_special_hunter_from_the_bank(prey: str, left: int, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/8 sect:Sabbat"], hand=[hunt_for()], play=["Festivo dello Estinto"]),
        seat(ready=[prey]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Prowl Mira", "target Oskar")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (left, blood)  # without blood it was no hunt
    t.is_quiet()


@since_2011
def test_harvest_rites_help_one_hunt_a_turn(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 1/8 for sect:Sabbat", ["Harvest Rites"])], hand=[hunt_for(), "Freak Drive"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.passes_until_offered("play Freak Drive Mira 0")
    assert t.measure("Mira.blood") == 3
    t.does("play Freak Drive Mira 0", by="a")
    t.goes_on()
    paid = t.g.face[t["Freak Drive"]].blood
    t.does_all("play Prowl Mira", "target Oskar")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (3, 4 - paid)


def at_home(card: str, minion: str, edition: str, phase: str = "minion") -> Table:
    return position(
        seat(ready=[(minion, [card])]), seat(ready=["Oskar 4/8"]), bystander(), phase=phase, edition=edition
    )


@editions
@pytest.mark.parametrize(("minion", "more"), [("Mira 3/5", 1), ("Wolf ally 3", 0)])
def test_an_estate_serves_vampires_only(minion: str, more: int, edition: str) -> None:
    name = minion.split()[0]
    t = at_home("Palatial Estate", minion, edition, "unlock")
    t.passes_until("minion")
    assert t.measure(f"{name}.blood") == 3 + more
    t = at_home("Living Manse", minion, edition)
    assert stats.bleed(t.g, t[name]) == (2 if more else stats.bleed(at_home("IR Goggles", minion, edition).g, t[name]))
    t.does_all(f"bleed {name}", "block Oskar")
    assert t.ever_offered(f"use Living Manse {name}") is bool(more)


@editions
@pytest.mark.parametrize("whom", ["Ines", "Oskar", "Mira", "Vera"])
def test_whom_the_text_does_not_call_ready_can_be_healed_in_torpor(whom: str, edition: str) -> None:
    """Touch of Valeren speaks of any minion."""
    t = position(
        seat(ready=["Mira 4/8 for clan:Salubri"], torpor=["Ines 1/8"], hand=["Touch of Valeren"]),
        seat(ready=["Oskar 2/8"]),
        seat(torpor=["Vera 1/4"], ready=["Otto 4/4"]),
        edition=edition,
    )
    before = t.measure(f"{whom}.blood")
    t.does_all("play Touch of Valeren Mira 0", f"target {whom}")
    t.goes_on()
    assert t.measure(f"{whom}.blood") == before + (2 if whom == "Mira" else 3)


@editions
@pytest.mark.parametrize(("whom", "directed"), [("Ines", []), ("Oskar", [1]), ("Vera", [2])])
def test_the_void_hurts_any_minion(whom: str, directed: list[int], edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Path of the Void"])], torpor=["Ines 2/4"]),
        seat(ready=["Oskar 2/4 locked"]),
        seat(ready=["Vera 2/4 locked"]),
        edition=edition,
    )
    t.does_all("use Path of the Void Mira", f"target {whom}")
    assert t.told("action")[-1]["victims"] == directed
    acts(t)
    assert t.measure(f"{whom}.blood") == 1


@editions
@pytest.mark.parametrize(("whom", "directed"), [("Ines", []), ("Oskar", [1])])
def test_thadius_zho_drains_any_vampire(whom: str, directed: list[int], edition: str) -> None:
    t = position(
        seat(ready=["Thadius Zho", "Ines 2/4"]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition
    )
    t.does_all("use Thadius Zho Thadius Zho -3", f"target {whom}")
    assert t.told("action")[-1]["victims"] == directed
    t.goes_on()
    assert t.measure(f"{whom}.blood") == 1


@editions
def test_veneficti_is_safe_from_directed_actions_not_from_his_own_side(edition: str) -> None:
    t = position(seat(ready=["Veneficti", "Impundulu"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("use Impundulu Impundulu -3")
    assert t.offers("target Veneficti")


@since_2011
def test_twilight_camp_greets_who_comes_from_the_uncontrolled_region(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Independent"], hand=["The Embrace"], play=["Twilight Camp counters:2"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play The Embrace Mira 0")
    t.goes_on()
    assert (t.region("The Embrace"), t.measure("Twilight Camp.blood")) == ("ready", 2)
    assert not t.ever_offered("yes")


@editions
@pytest.mark.parametrize(("card", "offered"), [("Rotting Behemoth", False), ("Aggressive Corpse", False)])
def test_the_action_of_a_zombie_needs_neither_hecata_nor_oblivion(card: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[card, "Mira 3/5 clan:Hecata"], play=["Cappadocian Crypt"]),
        seat(ready=["Wall ally 9 strength:0 locked"]),
        bystander(),
        edition=edition,
    )
    t.does(t.option(f"use {card} {card}"))
    acts(t)
    assert t.told("combat")
    assert t.ever_offered("use Cappadocian Crypt") is offered


@editions
@pytest.mark.parametrize(("pool", "counters"), [(30, 3), (2, 2)])
def test_alamut_keeps_the_pool_that_was_lost(pool: int, counters: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5 clan:Banu-Haqim", ["Laptop Computer", "Tasha Morgan"])], play=["Alamut"]),
        seat(pool=pool, ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Alamut.blood")) == (pool - counters, counters)


@editions
@pytest.mark.parametrize(("turn", "counters"), [("a", 3), ("c", 0)])
def test_alamut_keeps_nothing_that_was_lost_otherwise(turn: str, counters: int, edition: str) -> None:
    """What the target or somebody else lost earlier in the same action is not lost by the bleed; nor does the bleed of
    a Banu Haqim of another Methuselah count."""
    t = position(
        seat(ready=["Mira 3/5 clan:Banu-Haqim bleed:5"], play=["Alamut"]),
        seat(pool=4 if turn == "a" else 30, ready=["Oskar 2/4"]),
        seat(pool=20, ready=["Vera 2/4 clan:Banu-Haqim"]),
        turn=turn,
        edition=edition,
    )
    t.does("bleed Mira" if turn == "a" else "bleed Vera")
    t.g.burn_pool(1, 1, "card.burn.counter-to-bank")
    t.g.burn_pool(2, 5, "card.burn.counter-to-bank")
    with t.unchanged("c.pool", "Mira.blood"):
        t.goes_on()
    assert t.measure("Alamut.blood") == counters


@editions
@pytest.mark.parametrize("bleed", [0, 1])
def test_a_bleed_for_nothing_is_no_success_for_dis_pater(bleed: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 clan:Giovanni bleed:{bleed}"], play=["Dis Pater"], ash_heap=["Blank Page"] * 7),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while t.asks not in t.quiet:
        t.passes()
    assert t.ever_offered("use Dis Pater") is bool(bleed)
