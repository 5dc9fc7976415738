"""Master cards that teach a Discipline or act against others, and events."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import BYSTANDER, bystander, in_master_phase
from tests.vtes.rules.action.cards import editions

DISCIPLINES = {
    "Animalism": "ani",
    "Auspex": "aus",
    "Fortitude": "for",
    "Oblivion": "obl",
    "Presence": "pre",
    "Thaumaturgy": "tha",
    "Celerity": "cel",
    "Chimerstry": "chi",
    "Dementation": "dem",
    "Dominate": "dom",
    "Necromancy": "nec",
    "Obfuscate": "obf",
    "Obtenebration": "obt",
    "Potence": "pot",
    "Protean": "pro",
    "Quietus": "qui",
    "Serpentis": "ser",
    "Vicissitude": "vic",
}


@editions
@pytest.mark.parametrize(("card", "code"), DISCIPLINES.items())
@pytest.mark.parametrize("has", ["none", "basic", "superior"])
def test_a_discipline_raises_the_level_and_the_capacity(card: str, code: str, has: str, edition: str) -> None:
    words = {"none": "", "basic": f" {code}", "superior": f" {code.upper()}"}[has]
    t = position(
        seat(ready=[f"Mira 3/5{words}", "Ines 3/5"], hand=[card]), seat(), bystander(), phase="master", edition=edition
    )
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card}")
        assert t.offers("target Mira") is (has != "superior")
        t.does("target Mira" if has != "superior" else "target Ines")
    who = t["Mira"] if has != "superior" else t["Ines"]
    gained = code.upper() if has == "basic" else code
    assert gained in stats.disciplines(t.g, who)
    assert stats.capacity(t.g, who) == 6
    t.is_quiet()


# -- against others ---------------------------------------------------------------------------------------------------


@editions
def test_misdirection_locks_any_minion(edition: str) -> None:
    t = in_master_phase("Misdirection", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("play Misdirection")
        assert t.offers("target Gone")
        t.does("target Oskar")
    assert (t.measure("Oskar.locked"), t.measure("a.pool")) == (1, 29)
    t.is_quiet()


@editions
def test_pentex_subversion_keeps_a_minion_from_blocking(edition: str) -> None:
    t = in_master_phase("Pentex™ Subversion", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("play Pentex™ Subversion")
        assert not t.offers("target Gone")
        t.does("target Oskar")
        t.passes_until("minion")
        t.does("bleed Ines")
    assert (t.measure("b.pool"), t.measure("a.pool")) == (29, 28)  # nobody was left to block
    t.is_quiet()


@editions
@pytest.mark.parametrize(("bleed", "burned"), [(3, False), (4, True)])
def test_archon_investigation_burns_who_bleeds_for_four(bleed: int, burned: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 bleed:{bleed}"]),
        seat(ready=["Oskar 2/4"], hand=["Archon Investigation"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        assert not t.offers("play Archon Investigation")  # blocks are not declined yet
        t.passes()
        if burned:
            t.does("play Archon Investigation", by="b")
        t.goes_on()
    assert t.region("Mira") == ("ash-heap" if burned else "ready")
    assert t.measure("b.pool") == (27 if burned else 30 - bleed)
    t.is_quiet()


@editions
def test_archon_investigation_is_for_the_one_who_is_bled_and_needs_no_minion(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 bleed:5"]),
        seat(),
        seat(ready=["Vera 2/4"], hand=["Archon Investigation"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("b.pool") == 25
    t = position(seat(ready=["Mira 4/8 bleed:5"]), seat(hand=["Archon Investigation"]), bystander(), edition=edition)
    t.does("bleed Mira")
    assert t.offers("play Archon Investigation")


@editions
@pytest.mark.parametrize(
    ("card", "victim", "by"), [("Sudden Reversal", "Misdirection", "b"), ("Direct Intervention", "Deflection", "c")]
)
def test_a_card_is_cancelled_as_it_is_played_and_its_cost_not_paid(
    card: str, victim: str, by: str, edition: str
) -> None:
    if victim == "Misdirection":
        t = position(
            seat(ready=["Mira 3/5"], hand=[victim]),
            seat(ready=["Oskar 2/4"], hand=[card]),
            bystander(),
            phase="master",
            edition=edition,
        )
        t.does_all("play Misdirection", "target Oskar")
    else:
        t = position(
            seat(ready=["Mira 3/5"]),
            seat(ready=["Oskar 2/4 dom"], hand=[victim]),
            seat(ready=["Vera 2/4"], hand=[card]),
            edition=edition,
        )
        t.does("bleed Mira")
        t.passes()
        t.does("play Deflection Oskar 0", by="b")
    t.does(f"play {card}", by=by)
    t.goes_on()
    assert t.told("cancelled")[0]["card"] == t[victim]
    assert (t.measure("Oskar.locked"), t.measure("a.pool"), t.measure("Oskar.blood")) == (0, 30, 2)
    assert t.region(victim) == t.region(card) == "ash-heap"
    t.is_quiet()


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
def test_the_unmasking_lets_allies_see_vampires(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["The Unmasking"]),
        seat(ready=["Brute ally 2", "Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play The Unmasking")
    assert t.region("The Unmasking") == "play"


@editions
@pytest.mark.parametrize(
    ("actor", "blocker", "caught"),
    [
        ("Mira 3/5", "Brute ally 2", True),
        ("Mira 3/5", "Oskar 2/4", False),
        ("Hound ally 3", "Brute ally 2", False),
    ],
)
def test_the_unmasking_is_for_allies_against_vampires(actor: str, blocker: str, caught: bool, edition: str) -> None:
    t = position(
        seat(ready=[actor], hand=["Procurer"]),
        seat(ready=[blocker]),
        seat(ready=["Vera 2/4"], play=["The Unmasking"]),
        edition=edition,
    )
    name = actor.split()[0]
    stealthy = [option for option in t.options() if option.startswith("hunt")] or ["bleed"]
    t.does(f"hunt {name}" if stealthy[0].startswith("hunt") else f"bleed {name}")
    t.does(f"block {blocker.split()[0]}", by="b")
    outcome = (t.told("blocked") or t.told("block-failed"))[0]
    assert outcome["intercept"] == (1 if caught else 0)
