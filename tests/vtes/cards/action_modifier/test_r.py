"""Action Modifier cards: R."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_modifier_tables import burned, fight_on, stopped
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, in_editions

# -- Recurring Contemplation ------------------------------------------------------------------------------------------


@rules_on("Recurring Contemplation", "ANK 20210226")
@pytest.mark.parametrize(("blood", "offered"), [(1, True), (0, False)])
def test_contemplation_burns_its_blood_whatever_is_cheaper(blood: int, offered: bool) -> None:
    card = "Recurring Contemplation"
    t = burned(card, "TEM", blood)
    t.does("hunt Mira") if t.asks == "minion" else None
    assert t.ever_offered(f"play {card} Mira 2") is offered
    if offered:
        with t.changes("Mira.blood", -1):
            t.does(f"play {card} Mira 2", by="a")
            t.does("target Kid") if t.asks == "target" else None
        assert t.measure("Kid.locked") == 1


CHOSEN = [
    ("Recurring Contemplation", "pre", 0, "Oskar ally 3", True),
    ("Recurring Contemplation", "pre", 0, "Oskar 4/5", False),
    ("Recurring Contemplation", "tem", 1, "Oskar 4/5", True),
    ("Recurring Contemplation", "TEM", 2, "Oskar 4/5", True),
    ("Recurring Contemplation", "TEM", 2, "Oskar 4/9", False),
    ("Memory Rift", "dem sect:Anarch", 0, "Oskar 4/5", True),
    ("Memory Rift", "dem sect:Anarch", 0, "Oskar 4/9 title:prince", True),
    ("Memory Rift", "dem sect:Anarch", 0, "Oskar 4/9", False),
]


@in_editions("card words mode other may", CHOSEN)
def test_the_chosen_minion_cannot_block(edition: str, card: str, words: str, mode: int, other: str, may: bool) -> None:
    t = acting(card, who=words, against=[other], edition=edition)
    t.does("bleed Mira")
    if not may:  # Vera is the only one to be chosen, if she can be
        if t.offers(f"play {card} Mira {mode}"):
            t.does(f"play {card} Mira {mode}", by="a")
        until(t, "block Oskar")
    else:
        t.does(f"play {card} Mira {mode}", by="a")
        if t.asks == "target":
            t.does("target Oskar")
        asked = len(t.asked)
        to_the_end(t)
        assert not t.ever_offered("block Oskar", since=asked)
        assert t.measure("Mira.blood") == (3 if mode == 2 else 4)
        assert t.measure("Oskar.locked") == (1 if mode == 2 else 0)
        t.is_quiet()


# -- Relentlessness ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("code", "mode"), [("CEL", 2), ("FOR", 3)])
def test_relentlessness_lets_an_attempt_fail(edition: str, code: str, mode: int) -> None:
    t = acting(
        "Relentlessness",
        who=f"{code} trait:path-of-Power-and-the-Inner-Voice",
        against=[("Oskar 2/4", ["Raven Spy"] * 5), "Olga 2/4"],
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does(f"play Relentlessness Mira {mode}", by="a")
    assert t.told("block-failed")
    assert (t.offers("block Oskar"), t.offers("block Olga")) == (False, True)
    t.goes_on()
    t.is_quiet()


# -- Repulsion --------------------------------------------------------------------------------------------------------


@editions
@rules_on("Repulsion", "LSJ 20011214-2")
def test_repulsion_is_put_on_without_need(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBE"], hand=["Repulsion"]), seat(ready=["Oskar 4/4"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("play Repulsion Mira 2", by="a")
    assert (t.g.host[t["Repulsion"]], stats.stealth(t.g, t["Mira"])) == (t["Mira"], 1)


@editions
def test_repulsion_keeps_at_long_range(edition: str) -> None:
    t = stopped("Repulsion", "pre", 0, edition, announced=True)
    t.answer(t.options("use")[0])
    assert t.told("maneuver")[0]["range"] == "long"
    assert not t.offers("use")
    fight_on(t)
    t.is_quiet()


@editions
def test_repulsion_at_superior_stays_and_is_the_only_one(edition: str) -> None:
    t = acting("Repulsion", "Repulsion", who="OBE", edition=edition)
    t.does("bleed Mira")
    t.does("play Repulsion Mira 2", by="a")  # even though no stealth is needed
    assert (t.region("Repulsion"), t.measure("Mira.stealth")) == ("attached", 1)
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play Repulsion#2", before)
    t.is_quiet()


# -- Resist Earth's Grasp ---------------------------------------------------------------------------------------------

SNEAKS = [
    ("Resist Earth's Grasp", "CEL", 2),
    ("Rapid Change", "pro", 0),
    ("Deny", "DEM", 1),
    ("Plasmic Form", "vic", 0),
    ("Occlusion", "CHI", 1),
    ("Swift Cover", "CEL", 2),
    ("Swift Cover", "OBF", 3),
    ("Swiftness of the Stag", "SPI", 3),
    ("Mirror Image", "chi", 0),
    ("Fae Contortion", "MYT", 3),
    ("Obedient Flesh", "dom pro", 0),
]


@in_editions("card words mode", SNEAKS)
def test_the_other_half_gives_stealth_when_it_is_needed(edition: str, card: str, words: str, mode: int) -> None:
    t = acting(card, who=words, edition=edition)
    cost = t.g.face[t[card]].blood
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        assert not t.offers(f"play {card} Mira {mode}")
        t.does("block Oskar", by="b")
        t.does(f"play {card} Mira {mode}", by="a")
        t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29, 4 - cost)
    t.is_quiet()


# -- Revelation of Desire ---------------------------------------------------------------------------------------------


@editions
def test_revelation_of_desire_is_against_the_methuselah_whose_minion_was_corrupt(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 SER dom"], hand=["Revelation of Desire", "Threats"]),
        seat(ready=["Oskar 4/8 dom"], hand=["Deflection"]),
        bystander(),
        counters=[(1, "corruption", "Oskar", "a")],
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Revelation of Desire Mira 1", by="a")
    assert (t.measure("action.bleed"), t.g.counters_on(t["Oskar"], "corruption")) == (4, 0)
    assert t.offers("play Threats Mira 0") is (edition != "2023")
    t.passes_until_offered("play Deflection")
    t.does("play Deflection Oskar 0", by="b")
    t.goes_on()
    assert t.measure("c.pool") == 29  # the bonus was against another
    t.is_quiet()
    t = position(
        seat(ready=["Oskar 4/8"]),
        bystander(),
        seat(ready=["Mira 4/8 SER"], hand=["Revelation of Desire"]),
        counters=[(1, "corruption", "Oskar", "c")],
        edition=edition,
        turn="c",
    )
    t.does("bleed Mira")
    t.does("play Revelation of Desire Mira 1", by="c")
    assert (t["Oskar"], t.measure("action.bleed")) == (0, 4)  # whatever the number of his card


# -- Revelation of the Serpent ----------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("pays", [True, False])
def test_revelation_of_the_serpent_unlocks_for_corruption(edition: str, pays: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRE PRO"], hand=["Revelation of the Serpent"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        counters=[(2, "corruption", "Oskar", "a")],
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Revelation of the Serpent Mira 2", by="a")
    while t.asks != "may":
        t.passes()
    t.does("yes" if pays else "no", by="a")
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == (int(not pays), 28)
    assert t.g.counters_on(t["Oskar"], "corruption") == (0 if pays else 2)
    t.is_quiet()


@editions
def test_revelation_of_the_serpent_asks_nothing_without_corruption(edition: str) -> None:
    t = acting("Revelation of the Serpent", who="PRE PRO", edition=edition)
    t.does("bleed Mira")
    t.does("play Revelation of the Serpent Mira 2", by="a")
    t.goes_on()
    assert t.measure("Mira.locked") == 1
    t.is_quiet()


@rules_on("Revelation of the Serpent", "ANK 20220210")
@pytest.mark.parametrize(("pool", "asked"), [(3, True), (2, False)])
def test_the_serpent_does_not_unlock_when_the_victim_is_ousted(pool: int, asked: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRE PRO"], hand=["Revelation of the Serpent"]),
        seat(pool=pool, ready=["Oskar 2/4"]),
        bystander(),
        seat(ready=["Dora 2/4"]),
        counters=[(2, "corruption", "Oskar", "a")],
    )
    t.does("bleed Mira")
    t.does("play Revelation of the Serpent Mira 2", by="a")
    while t.asks not in ("may", *t.quiet):
        t.answer("pass")
    assert (t.asks == "may") is asked
    assert bool(t.g.ousted[1]) is not asked
