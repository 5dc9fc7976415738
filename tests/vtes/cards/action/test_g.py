"""Action cards: G."""

from __future__ import annotations

import pytest

from praxis.kernel.event import only
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules.sect import change_sect
from praxis.vtes.rules.torpor import wake_from_torpor
from tests.vtes.cards.answering import acts, to_the_end, until_turn_of
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, passes_to, since_2011

# -- Games of Instinct ------------------------------------------------------------------------------------------------


@editions
@rules_on("Games of Instinct", "LSJ 20100324")
@pytest.mark.parametrize(("strength", "winner"), [(5, "Mira"), (0, "")])
def test_games_of_instinct_feed_the_one_who_stands(strength: int, winner: str, edition: str) -> None:
    own = seat(ready=[f"Mira 2/8 sect:Sabbat strength:{strength}"], hand=["Games of Instinct"])
    t = position(own, seat(ready=["Old 2/9", "Young 2/4"]), bystander(), edition=edition)
    t.does("play Games of Instinct Mira 0")
    acts(t)
    assert t.told("combat")[0]["opposing"] == t["Old"]
    if winner:
        assert (t.region("Old"), t.measure("Mira.blood")) == ("torpor", 8)
    else:
        assert t.measure("Mira.blood") == 1


# -- The Gate of Acheron ----------------------------------------------------------------------------------------------


@rules_on("The Gate of Acheron", "LSJ 20080604")
@rules_on("Pit of Contemplation", "LSJ 20080604")
@pytest.mark.parametrize("card", ["The Gate of Acheron", "Pit of Contemplation"])
@pytest.mark.parametrize("requires", [True, False])
def test_to_add_a_counter_requires_hecata_and_to_burn_the_card_does_not(card: str, requires: bool) -> None:
    """Anja can unlock another Hecata after an action that requires one."""
    burning = {"The Gate of Acheron": -2, "Pit of Contemplation": -3}[card]
    t = position(
        seat(ready=["Mira 4/8 clan:Hecata", '"Mother" Anja Giovanni'], play=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does(f"use {card} Mira {-1 if requires else burning}")
    to_the_end(t)
    assert t.region(card) == ("play" if requires else "ash-heap")
    assert t.ever_offered('use "Mother" Anja Giovanni') is requires


@editions
def test_the_gate_of_acheron_takes_pool_or_the_dead(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Hecata", "Young 2/3 clan:Hecata"], play=["The Gate of Acheron"]),
        seat(ready=["Oskar 2/4"], ash_heap=["Dodge"]),
        bystander(),
        edition=edition,
    )
    t.g.gain_blood(t["The Gate of Acheron"], 1, 100, "card.counter.gain-from-bank")
    assert not t.offers("use The Gate of Acheron Young -1")
    acts(t, "use The Gate of Acheron Mira -1")
    assert t.measure("The Gate of Acheron.blood") == 2
    until_turn_of(t, 1, "unlock")
    t.does("trigger The Gate of Acheron")
    t.does("way 1")
    assert (t.measure("b.pool"), t.region("Dodge")) == (29, "removed")  # then nothing was left but pool
    t = acting("The Gate of Acheron", who="clan:Hecata", edition=edition)
    acts(t, "play The Gate of Acheron Mira 0")
    assert t.measure("The Gate of Acheron.blood") == 1


# -- Gear Up ----------------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Gear Up", "LSJ 20010627")
def test_gear_up_takes_a_card_back_that_is_named_at_once(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch nec"], hand=["Gear Up"], ash_heap=["Fade", "Majesty"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Gear Up Mira 0")
    t.does("target Fade")
    t.goes_on()
    assert (t.region("Fade"), t.measure("Mira.locked"), t.measure("Mira.blood")) == ("hand", 0, 3)


@since_2011
def test_gear_up_makes_strong_or_stealthy(edition: str) -> None:
    t = acting("Gear Up", who="sect:Anarch vic", against=("Oskar 2/4 locked",), edition=edition)
    t.does("play Gear Up Mira 2")
    t.goes_on()
    assert (t.measure("Mira.strength"), t.measure("Mira.locked")) == (2, 0)
    t = acting("Gear Up", who="sect:Anarch pre", edition=edition)
    t.does("play Gear Up Mira 1")
    t.goes_on()
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    assert t.measure("Mira.stealth") == 1


@since_2011
def test_gear_up_wants_an_anarch_and_a_card_to_take_back(edition: str) -> None:
    for who, mode, offered in (
        ("sect:Camarilla vic", 2, False),
        ("sect:Anarch vic", 2, True),
        ("sect:Anarch nec", 0, False),  # the ash heap is empty
        ("sect:Anarch nec", 1, False),
    ):
        t = acting("Gear Up", who=who, edition=edition)
        assert t.offers(f"play Gear Up Mira {mode}") is offered


@since_2011
def test_gear_up_ends_with_the_turn_or_the_next_unlock_phase(edition: str) -> None:
    t = acting("Gear Up", who="sect:Anarch vic", against=("Oskar 2/4 locked",), edition=edition)
    t.does("play Gear Up Mira 2")
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.goes_on()
    passes_to(t, "minion", "b")
    assert t.measure("Mira.strength") == 2
    passes_to(t, "minion")
    assert t.measure("Mira.strength") == 1


# -- Go Anarch --------------------------------------------------------------------------------------------------------


@rules_on("Go Anarch", "ANK 20181017")
def test_to_go_anarch_by_a_card_costs_no_blood() -> None:
    t = position(seat(ready=["Mira 3/5 sect:Camarilla"], hand=["Go Anarch"]), seat(ready=["Oskar 2/4"]), bystander())
    with t.unchanged("Mira.blood", "a.pool"):
        t.does("play Go Anarch Mira")
        t.goes_on()
    assert (t.word("Mira.sect"), t.measure("Mira.locked")) == ("Anarch", 0)
    t.is_quiet()


@since_2011
def test_going_anarch(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 sect:Camarilla", "Ines 3/8 prince:Boston", "Ada 2/4 sect:Anarch"], hand=["Go Anarch"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Go Anarch Ines")
    assert not t.offers("play Go Anarch Ada")
    t.does("play Go Anarch Mira")
    t.goes_on()
    assert (stats.is_anarch(t.g, t["Mira"]), t.measure("Mira.blood"), t.measure("Mira.locked")) == (True, 3, 0)
    assert t.region("Go Anarch") == "attached"
    change_sect(t.g, t["Mira"], "Sabbat")
    t.does("hunt Mira")
    t.goes_on()
    assert t.region("Go Anarch") == "ash-heap"


# -- Govern the Unaligned ---------------------------------------------------------------------------------------------

BLEEDS = [
    # card, words, mode, bleed
    ("Govern the Unaligned", "dom", 0, 3),
    ("Scouting Mission", "dom", 0, 2),
    ("Enchant Kindred", "pre", 0, 2),
    ("Computer Hacking", "", 0, 2),
    ("Legal Manipulations", "pre", 0, 3),
    ("Public Trust", "pre", 0, 3),
    ("Kindred Spirits", "dem", 0, 1),
    ("Kindred Spirits", "DEM", 1, 2),
    ("Flurry of Action", "cel", 0, 1),
    ("Deep Song", "ani", 0, 2),
    ("Entrancement", "pre", 0, 2),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "bleed"), BLEEDS)
def test_a_bleed_with_a_card_takes_so_much_pool(card: str, words: str, mode: int, bleed: int, edition: str) -> None:
    t = acting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood"):
        t.does(f"play {card} Mira {mode}")
        if t.asks == "target":
            t.does("target b")
        t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.locked")) == (30 - bleed, 1)
    assert t.measure("Mira.blood") == 4 - t.g.face[t[card]].blood
    assert t.clauses("bleed Mira", by="a")
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "words", "mode", "bleed"), BLEEDS)
def test_a_blocked_bleed_takes_nothing_and_costs_nothing(
    card: str, words: str, mode: int, bleed: int, edition: str
) -> None:
    t = acting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool", "a.pool"):
        t.does(f"play {card} Mira {mode}")
        if t.asks == "target":
            t.does("target b")
        t.does("block Oskar", by="b")
        t.goes_on()
    assert t.measure("Mira.blood") == 3  # a fist
    assert t.region(card) == "ash-heap"
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "words", "mode"), [row[:3] for row in BLEEDS if row[1]])
def test_without_the_discipline_it_is_not_offered(card: str, words: str, mode: int, edition: str) -> None:
    t = acting(card, who=words.lower() if words.isupper() else "", edition=edition)
    assert not t.offers(f"play {card} Mira {mode}")
    assert "card.discipline.required" in t.clauses(f"play {card} Mira {mode}", by="a")


@editions
@pytest.mark.parametrize(
    ("card", "words", "blood"),
    [("Govern the Unaligned", "DOM", 3), ("Scouting Mission", "DOM", 2), ("Enchant Kindred", "PRE", 2)],
)
def test_the_superior_level_is_for_a_younger_vampire_to_come(card: str, words: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/6 {words}"], hand=[card], uncontrolled=["Young 0/5", "Same 0/6", "Old 0/9"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged("b.pool", "c.pool", "Same.blood", "Old.blood"):
        t.does(f"play {card} Mira 1")
        if t.asks == "target":
            assert t.options("target") == [f"target {t['Young']}"]
            t.does("target Young")
        assert t.told("action")[0]["stealth"] == 1
        t.goes_on()
    assert t.measure("Young.blood") == blood
    t.is_quiet()


@rules_on("Govern the Unaligned", "LSJ 20010108")
def test_nobody_learns_who_was_fed_by_governing() -> None:
    t = position(
        seat(ready=["Mira 6/8 DOM"], hand=["Govern the Unaligned"], uncontrolled=["Nils 0/5", "Nora 0/6"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("play Govern the Unaligned Mira 1")
    t.does("target Nils") if t.asks == "target" else None
    t.goes_on()
    assert (t.measure("Nils.blood"), t.measure("Nora.blood")) == (3, 0)
    assert [t.g.knows[t[name]] for name in ("Nils", "Nora")] == [only(0), only(0)]
    assert [t.g.view(seat).faces[t["Nils"]] is None for seat in (0, 1, 2)] == [False, True, True]
    t.is_quiet()


# -- Graverobbing -----------------------------------------------------------------------------------------------------


@rules_on("Graverobbing", "ANK 20210226")
def test_the_two_blood_of_a_graverobber_are_not_halved() -> None:
    t = position(
        seat(ready=[("Mira 6/8 DOM", ["The Ankara Citadel, Turkey"])], hand=["Graverobbing"]),
        seat(ready=["Oskar 2/4"], torpor=["Tom 2/4"]),
        bystander(),
    )
    half = t.g.face[t["Graverobbing"]].blood // 2
    t.does("play Graverobbing Mira 1")
    t.passes_until("may")
    t.does("yes", by="a")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.region("Tom"), t.word("Tom.controller")) == (6 - half - 2, "ready", "a")


@editions
@pytest.mark.parametrize(("mode", "answer", "region"), [(0, "", "torpor"), (1, "yes", "ready"), (1, "no", "torpor")])
def test_graverobbing_takes_a_torpid_vampire(edition: str, mode: int, answer: str, region: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 DOM"], hand=["Graverobbing"]),
        seat(ready=["Oskar 2/4"], torpor=["Olga 0/4"]),
        bystander(),
        edition=edition,
    )
    acts(t, f"play Graverobbing Mira {mode}", *([answer] if answer else []))
    assert (t.g.controller[t["Olga"]], t.region("Olga")) == (0, region)
    assert t.measure("Mira.blood") == (2 if answer == "yes" else 4)
    t.is_quiet()


@editions
@rules_on("Graverobbing", "LSJ 20070411")
def test_graverobbing_of_one_who_has_left_torpor_fizzles(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 DOM"], hand=["Graverobbing"]),
        seat(ready=["Oskar 2/4"], torpor=["Olga 0/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Graverobbing Mira 1")
    wake_from_torpor(t.g, t["Olga"], "torpor.leave.success")
    acts(t)
    assert (t.g.controller[t["Olga"]], t.told("action-over")[-1]["outcome"]) == (1, 1)


# -- Gremlins ---------------------------------------------------------------------------------------------------------


@editions
def test_gremlins_leave_melee_weapons_alone(edition: str) -> None:
    t = acting("Gremlins", who="myt", against=[("Oskar 2/4", ["Deer Rifle", "Meat Cleaver"])], edition=edition)
    acts(t, "play Gremlins Mira 1")
    assert (t.region("Deer Rifle"), t.region("Meat Cleaver")) == ("ash-heap", "attached")
    t.is_quiet()


@rules_on("Gremlins", "LSJ 20090324")
@rules_on("Loss", "LSJ 20090324")
@pytest.mark.parametrize(("card", "words", "mode"), [("Gremlins", "myt", 1), ("Loss", "qui", 0)])
def test_to_burn_equipment_is_not_directed_at_its_bearer(card: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/7 {words}"], hand=[card]),
        seat(ready=[("Oskar 4/8 abo", [".44 Magnum"])], hand=["Unseen Hibernation"]),
        bystander(),
    )
    t.does(f"play {card} Mira {mode}")
    assert t.told("action")[0]["victims"] == [1]
    t.goes_on()
    assert not t.ever_offered("play Unseen Hibernation")
    assert t.region(".44 Magnum") == "ash-heap"
    t.is_quiet()
