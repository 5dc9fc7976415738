"""Actions by which minions enter combat."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011
from tests.vtes.cards.test_bleeds import acts

RUSHES = [
    # card, words, mode, stealth, maneuvers, the target must be locked
    ("Ambush", "", 0, 0, 1, True),
    ("Fleetness", "CEL", 1, 1, 1, True),
    ("Nose of the Hound", "aus SPI", 0, 1, 1, True),
    ("Nose of the Hound", "aus SPI", 1, 1, 2, True),
    ("Nose of the Hound", "aus SPI", 2, 1, 2, False),
    ("Umbrous Clutch", "OBL", 0, 1, 0, False),
    ("Umbrous Clutch", "OBL", 1, 1, 1, False),
    ("Sense Death", "ani VAL", 1, 1, 0, False),
    ("Sense Death", "ani VAL", 2, 1, 1, False),
    ("Line Brawl", "sect:Anarch pot", 1, 0, 0, False),
    ("Hunter's Mark", "CEL THA", 0, 0, 0, False),
    ("Hunter's Mark", "CEL THA", 1, 0, 0, False),
    ("Make the Misere", "sect:Anarch cel obf pot", 0, 0, 1, True),
    ("Make the Misere", "sect:Anarch cel obf pot", 1, 1, 0, True),
    ("Make the Misere", "sect:Anarch cel obf pot", 6, 1, 1, True),
    ("Abuse of Power", "trait:path-of-Caine", 0, 1, 0, False),
    ("Pillars Fall", "trait:path-of-Caine", 0, 0, 0, False),
    ("Hunting the Beast", "AUS clan:Salubri", 0, 1, 0, False),
    ("Hunting the Beast", "AUS clan:Salubri", 1, 1, 0, False),
]


def dealt(card: str, words: str, edition: str, locked: bool) -> Table:
    state = " locked" if locked else ""
    return position(
        seat(ready=[f"Mira 6/8 {words}".strip(), "Ines 2/4 locked"], hand=[card]),
        seat(ready=[f"Oskar 4/6{state}", "Olga 2/9"]),
        bystander(),
        edition=edition,
    )


def rushed(t: Table, card: str, mode: int) -> None:
    """The target is Oskar; nobody blocks."""
    t.does(f"play {card} Mira {mode}")
    if t.asks == "target":
        t.does("target Oskar")
    while t.asks in ("announced", "open", "block", "declined"):
        t.passes()


@editions
@pytest.mark.parametrize(("card", "words", "mode", "stealth", "maneuvers", "locked"), RUSHES)
def test_a_rush_leads_into_combat(
    edition: str, card: str, words: str, mode: int, stealth: int, maneuvers: int, locked: bool
) -> None:
    if edition == "2000" and "Anarch" in words:
        pytest.skip("nobody is an anarch in 2000")
    t = dealt(card, words, edition, locked)
    with t.unchanged(*BYSTANDER, "Olga.blood", "b.pool"):
        rushed(t, card, mode)
        assert t.told("action")[-1]["stealth"] == stealth
        assert t.told("action")[-1]["victims"] == [1]
        assert t.told("combat")[-1] == {"acting": t["Mira"], "opposing": t["Oskar"]}
        for _ in range(min(1, maneuvers)):
            t.does("maneuver")
        if not maneuvers:
            assert not t.ever_offered("maneuver")
        acts(t)
    assert t.region("Oskar") == "ready"
    t.is_quiet()
    if locked:
        fresh = dealt(card, words, edition, locked=False)
        assert "card.target.in-play" in fresh.clauses(f"play {card} Mira {mode}", by="a")


@editions
@rules_on("Ambush", "LSJ 20070411")
@rules_on("Fleetness", "LSJ 20070411")
@rules_on("Nose of the Hound", "LSJ 20070411")
@rules_on("Make the Misere", "LSJ 20070411")
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [
        ("Ambush", "", 0),
        ("Fleetness", "CEL", 1),
        ("Nose of the Hound", "aus", 0),
        ("Make the Misere", "cel sect:Anarch", 0),
    ],
)
def test_an_ambush_of_one_who_has_unlocked_comes_to_nothing(edition: str, card: str, words: str, mode: int) -> None:
    if edition == "2000" and "Anarch" in words:  # the book of 2000 has no anarchs
        return
    t = dealt(card, words, edition, locked=True)
    t.does(f"play {card} Mira {mode}")
    t.g.unlock(t["Oskar"])
    acts(t)
    assert not t.told("combat")
    assert t.told("action-over")[-1]["outcome"] == 1
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood


@editions
def test_sense_death_without_valeren_is_for_the_younger(edition: str) -> None:
    t = dealt("Sense Death", "ani", edition, locked=False)
    t.does("play Sense Death Mira 0")
    assert not t.offers("target Olga")
    t = position(
        seat(ready=["Mira 4/8 ani"], hand=["Sense Death"]), seat(ready=["Brute ally 2"]), seat(), edition=edition
    )
    assert "card.target.in-play" in t.clauses("play Sense Death Mira 0", by="a")


@editions
def test_sense_death_presses(edition: str) -> None:
    t = dealt("Sense Death", "val", edition, locked=False)
    rushed(t, "Sense Death", 1)
    acts(t, "press")
    assert len(t.told("round")) == 2


@since_2011
def test_line_brawl_steals_pool_of_anybody(edition: str) -> None:
    t = acting("Line Brawl", who="sect:Anarch cel pre", edition=edition)
    acts(t, "play Line Brawl Mira 0", "target c")
    assert (t.measure("a.pool"), t.measure("c.pool"), t.told("action")[-1]["victims"]) == (31, 29, [2])
    t = acting("Line Brawl", who="sect:Anarch cel pre", edition=edition)
    acts(t, "play Line Brawl Mira 2")
    assert t.measure("b.pool") == 28
    t.is_quiet()


@since_2011
def test_make_the_misere_with_potence_is_stronger(edition: str) -> None:
    t = dealt("Make the Misere", "sect:Anarch cel obf pot", edition, locked=True)
    with t.changes("Oskar.blood", -2):
        rushed(t, "Make the Misere", 2)
        acts(t)
    assert stats.strength(t.g, t["Mira"]) == 1
    t.is_quiet()


@editions
@pytest.mark.parametrize(("mine", "theirs", "pools"), [(1, 3, (30, 29)), (3, 1, (29, 30)), (1, 1, (30, 30))])
def test_abuse_of_power_costs_whoever_loses_a_pool(
    edition: str, mine: int, theirs: int, pools: tuple[int, int]
) -> None:
    """The first number is the strength of the one who is struck down."""
    t = position(
        seat(
            ready=[f"Mira {'1' if mine == 3 else '6'}/8 strength:{theirs} trait:path-of-Caine"], hand=["Abuse of Power"]
        ),
        seat(ready=[f"Oskar 1/6 strength:{mine}"] if theirs == 3 else [f"Oskar 6/6 strength:{mine}"]),
        bystander(),
        edition=edition,
    )
    acts(t, "play Abuse of Power Mira 0")
    assert (t.measure("a.pool"), t.measure("b.pool")) == pools
    t.is_quiet()


@editions
def test_pillars_fall_stays_on_the_victor_once(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 strength:3 trait:path-of-Caine", [])], hand=["Pillars Fall"]),
        seat(ready=["Oskar 1/6"]),
        bystander(),
        edition=edition,
    )
    acts(t, "play Pillars Fall Mira 0", "yes")
    assert (t.g.host[t["Pillars Fall"]], stats.bleed(t.g, t["Mira"])) == (t["Mira"], 2)
    t = position(
        seat(ready=[("Mira 6/8 strength:3 trait:path-of-Caine", ["Pillars Fall"])], hand=["Pillars Fall"]),
        seat(ready=["Oskar 1/6"]),
        bystander(),
        edition=edition,
    )
    t.does("play Pillars Fall#2 Mira 0")
    while t.asks not in t.quiet:
        assert not t.offers("yes")
        t.goes_by("target")
    assert stats.bleed(t.g, t["Mira"]) == 2


@editions
def test_hunting_the_beast_feeds_a_salubri_to_come(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 6/8 strength:3 AUS clan:Salubri"],
            hand=["Hunting the Beast"],
            uncontrolled=["Sal 0/5 clan:Salubri", "Other 0/5"],
        ),
        seat(ready=["Oskar 1/6"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged("Other.blood"), t.changes("Sal.blood", +2):
        acts(t, "play Hunting the Beast Mira 1")
    t.is_quiet()


@editions
@rules_on("Deep Song", "ANK 20200702")
def test_deep_song_locks_a_vampire_who_then_counts_as_acting(edition: str) -> None:
    t = acting("Deep Song", who="ANI", against=("Oskar 4/6", "Brute ally 2"), edition=edition)
    t.does_all("play Deep Song Mira 1", "target Oskar")
    t.goes_on()
    assert t.told("combat")[-1] == {"acting": t["Oskar"], "opposing": t["Mira"]}
    assert t.measure("Oskar.locked") == 1
    acts(t)
    t.is_quiet()
    t = acting("Deep Song", who="ANI", against=("Oskar 4/6", "Olga 4/6"), edition=edition)
    t.does_all("play Deep Song Mira 1", "target Oskar", "block Olga")
    acts(t)
    assert t.measure("Oskar.locked") == 0  # both are lost with the action


@editions
@pytest.mark.parametrize(("mode", "offered"), [(0, True), (1, False)])
def test_hunters_mark_lets_nobody_end_the_first_round(edition: str, mode: int, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 CEL THA"], hand=["Hunter's Mark"]),
        seat(ready=["Oskar 6/8 PRO"], hand=["Form of Mist"]),
        bystander(),
        edition=edition,
    )
    rushed(t, "Hunter's Mark", mode)
    assert (t.asks, t.who()) == ("strike", "b")
    assert t.offers("play Form of Mist Oskar 1") is offered
    assert t.offers("play Form of Mist Oskar 0") or edition == "2000"  # he may still dodge
    t.does("strike hand")
    acts(t, "press")
    assert len(t.told("round")) == 2
