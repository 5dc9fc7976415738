"""Rulings about who may do what at which moment of a combat, and after it."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import until
from tests.vtes.cards.test_rulings_after_actions import THRIFT


@rules_on("Rötschreck", "ANK 20220114")
def test_rotschreck_is_no_answer_to_aggravated_damage_that_no_strike_inflicts() -> None:
    """The domain makes all damage of the combat aggravated, that of the hourglass too."""
    t = position(
        seat(ready=["Mira 6/8 TEM"], hand=["Domain of Evernight", "Outside the Hourglass"]),
        seat(ready=["Oskar 6/8"], hand=["Rötschreck"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "play Domain of Evernight Mira 1")
    t.does("play Domain of Evernight Mira 1", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Outside the Hourglass Mira 3")
    since = len(t.asked)
    t.does("play Outside the Hourglass Mira 3", by="a")
    while not t.told("inflicted"):
        t.does("pass")
    assert t.told("inflicted")[0]["aggravated"] == 2
    assert not t.ever_offered("play Rötschreck", since)
    assert t.region("Oskar") == "torpor"


@rules_on("Rötschreck", "ANK 20220114")
def test_rotschreck_answers_a_fist_that_an_effect_makes_aggravated() -> None:
    t = position(
        seat(ready=["Mira 6/8 TEM"], hand=["Domain of Evernight"]),
        seat(ready=["Oskar 6/8"], hand=["Rötschreck"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "play Domain of Evernight Mira 1")
    t.does("play Domain of Evernight Mira 1", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    while not t.offers("play Rötschreck"):
        assert t.asks not in t.quiet
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("play Rötschreck", by="b")
    on(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6)


@ruled_alike("card", ["Rock Cat", "One With the Land"], "LSJ 19970814-2")
def test_who_cannot_strike_may_gain_additional_strikes_for_nothing(card: str) -> None:
    cat = card == "Rock Cat"
    t = position(
        seat(ready=["Mira 3/3 cel"], hand=["Blur"], play=[THRIFT]),
        seat(
            ready=[card] if cat else ["Oskar 6/8 PRO clan:Tzimisce locked"],
            hand=[] if cat else [card],
        ),
        bystander(),
    )
    t.does("bleed Mira")
    answer = "block Rock Cat" if cat else "play One With the Land Oskar 1"
    until(t, answer)
    t.does(answer, by="b")
    while t.asks not in t.quiet and not t.offers("play Blur Mira 0"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("play Blur Mira 0", by="a")
    on(t)
    struck = [told for told in t.told("strike") if told["minion"] == t["Mira"]]
    assert struck == []
    t.is_quiet()


@editions
@rules_on("Trap", "LSJ 20040521")
def test_a_trap_presses_for_one_who_cannot(edition: str) -> None:
    t = position(
        seat(ready=["Mukhtar Bey"], hand=["Trap"]),
        seat(ready=["Oskar 8/9"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mukhtar Bey", "block Oskar")
    until(t, "play Trap Mukhtar Bey 0")
    t.does("play Trap Mukhtar Bey 0", by="a")
    while len(t.told("round")) < 2:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.told("press")[0] == {"minion": t["Trap"], "to": "continue"}
    on(t)
    assert len(t.told("round")) == 4  # three counters
    t.is_quiet()


@editions
@rules_on("Save Face", "LSJ 20071116")
@pytest.mark.parametrize("falls", [True, False])
def test_the_blood_of_saved_face_comes_when_no_combat_card_can_be_played_any_more(falls: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 5/7 clan:Brujah"], hand=["Taste of Vitae"]),
        seat(ready=["Oskar 6/8" + (" strength:3" if falls else "")]),
        seat(ready=["Vera 6/8 clan:Brujah"], hand=["Save Face"]),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    until(t, "play Save Face Vera")
    t.does("play Save Face Vera", by="c")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    told = [event for event in t.story if event.kind in ("blood", "window", "combat-over")]
    gains = [at for at, event in enumerate(told) if event.kind == "blood" and dict(event.fields)["change"] > 0]
    if falls:
        assert (t.region("Mira"), gains) == ("torpor", [])
        return
    windows = [at for at, event in enumerate(told) if dict(event.fields).get("window") == "after-combat"]
    assert len(gains) == 1
    assert gains[0] > windows[-1]
    assert t.measure("Mira.blood") == 5 - 2 + 1
    t.is_quiet()


# -- Shadow Boxing ----------------------------------------------------------------------------------------------------

BOXING = "Shadow Boxing"


@rules_on(BOXING, "ANK 20200114")
@pytest.mark.parametrize("fights", ["Stone", "Mira"])
def test_a_slave_who_fights_for_another_does_not_let_the_action_go_on(fights: str) -> None:
    own = "OBF POT" if fights == "Mira" else ""
    t = position(
        seat(
            ready=[
                f"Mira 6/8 {own} clan:Tremere strength:3",
                "Stone 6/8 OBF POT clan:Gargoyle slave-of:Tremere strength:3",
            ],
            hand=[BOXING],
        ),
        seat(ready=["Oskar 1/8"]),
        bystander(),
    )
    t.does_all("bleed Mira", "block Oskar")
    until(t, "slave Stone")
    t.does("slave Stone" if fights == "Stone" else "pass", by="a")
    while t.asks not in t.quiet and not t.offers(f"play {BOXING} Mira 2"):
        assert not t.offers(f"play {BOXING} Stone 2")
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.region("Oskar") == "torpor"
    assert t.offers(f"play {BOXING} Mira 2") is (fights == "Mira")


@editions
@rules_on(BOXING, "ANK 20230314")
@pytest.mark.parametrize("first", [True, False])
def test_shadow_boxing_comes_before_or_after_what_else_follows_the_combat(first: bool, edition: str) -> None:
    aura = "Righteous Aura"
    t = position(
        seat(ready=["Mira 6/8 OBF POT clan:Salubri-antitribu strength:3"], hand=[BOXING, aura]),
        seat(ready=["Oskar 1/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    plays = [f"play {BOXING} Mira 2", f"play {aura} Mira 0"]
    while t.asks != "after-combat":
        assert not t.offers(plays[0])
        t.does("strike hand" if t.asks == "strike" else "pass")
    for play in plays if first else plays[::-1]:
        t.does(play, by="a")
    on(t)
    assert t.measure("b.pool") == 30 - 3  # the aura gives two bleed
    t.is_quiet()
