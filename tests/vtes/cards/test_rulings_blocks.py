"""Rulings on cards that answer a block, or keep one from leading to a combat."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import to_the_end, until


def blocked(
    *hand: str,
    mira: str = "Mira 4/7 FOR",
    oskar: str = "Oskar 4/8 ani",
    answers: tuple[str, ...] = (),
    act: str = "bleed Mira",
) -> Table:
    """Mira's action is about to be blocked: Oskar attempts it."""
    t = position(
        seat(ready=[mira, "Nils 2/4"], hand=[*hand]),
        seat(ready=[oskar, "Olga 2/4"], hand=list(answers)),
        bystander(),
    )
    t.does(act)
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    return t


# -- the action is over at once ---------------------------------------------------------------------------------------

ENDED = [
    # card, who plays it, which mode, Mira, Oskar
    ("Mental Maze", "Oskar", 2, "Mira 4/7 FOR", "Oskar 4/8 OBF ani"),
    ("Voice of Madness", "Oskar", 1, "Mira 4/7 FOR", "Oskar 4/8 DEM ani"),
    ("Gift of Sleep", "Oskar", 3, "Mira ally 4 bleed:1", "Oskar 4/8 obe ani"),
    ("Gift of Sleep", "Mira", 1, "Mira 4/7 FOR obe", "Oskar ally 4"),
    ("Mirror's Visage", "Mira", 0, "Mira 4/7 FOR chi", "Oskar 4/8 ani"),
    ("Obedience", "Oskar", 1, "Mira 4/7 FOR", "Oskar 4/8 DOM ani"),
    ("Tangle Atropos' Hand", "Mira", 0, "Mira 4/7 FOR pot", "Oskar 4/8 ani"),
    ("Change of Target", "Mira", 0, "Mira 4/7 FOR", "Oskar 4/8 ani"),
    ("", "", 0, "Mira 4/7 FOR", "Oskar 4/8 ani"),  # for comparison: nothing ends it
]


@rules_on("Mental Maze", "RTR 20180719", "ANK 20200207")
@rules_on("Gift of Sleep", "RTR 20180719", "ANK 20200207")
@rules_on("Mirror's Visage", "RTR 20180719", "ANK 20200207")
@rules_on("Obedience", "RTR 20180719", "ANK 20200207")
@rules_on("Tangle Atropos' Hand", "RTR 20180719")
@rules_on("Change of Target", "RTR 20180719", "LSJ 20010803-1")
@pytest.mark.parametrize(("card", "who", "mode", "mira", "oskar"), ENDED)
def test_nothing_is_played_after_an_action_that_has_ended(
    card: str, who: str, mode: int, mira: str, oskar: str
) -> None:
    mine = [card] if who == "Mira" else []
    t = blocked(
        *mine, "Freak Drive", mira=mira, oskar=oskar, answers=("Cats' Guidance", *([card] if who == "Oskar" else []))
    )
    if card:
        until(t, f"play {card} {who} {mode}")
        t.does(f"play {card} {who} {mode}")
        assert not t.ever_offered("play Freak Drive")
    to_the_end(t)
    assert bool(t.told("combat")) is (card == "")
    assert (t.ever_offered("play Freak Drive"), t.ever_offered("play Cats' Guidance Oskar 0")) == (not card, not card)
    assert t.measure("b.pool") == 30
    t.is_quiet()


# -- which action is the same -----------------------------------------------------------------------------------------


@rules_on("Change of Target", "LSJ 20070709", "LSJ 20060522")
def test_a_hunt_by_a_card_is_not_the_hunt_that_was_given_up() -> None:
    t = blocked("Change of Target", "Abactor", mira="Mira 2/8", oskar="Oskar 4/8 intercept:1", act="hunt Mira")
    until(t, "play Change of Target Mira 0")
    t.does("play Change of Target Mira 0", by="a")
    assert t.measure("Mira.locked") == 0
    assert not t.offers("hunt Mira")
    t.does("play Abactor Mira")
    t.goes_on()
    assert t.told("action")[-1]["action"] == "hunt"


@rules_on("Change of Target", "RTR 19950509")
def test_another_vampire_can_be_rescued_instead() -> None:
    t = position(
        seat(ready=["Mira 4/8"], torpor=["Tom 2/4", "Ute 2/4"], hand=["Change of Target"]),
        seat(ready=["Oskar 4/8 intercept:2"]),
        bystander(),
    )
    t.does("rescue Mira Tom 0")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Change of Target Mira 0")
    t.does("play Change of Target Mira 0", by="a")
    assert not t.offers("rescue Mira Tom 0")
    assert t.offers("rescue Mira Ute 0")
    t.is_quiet()


@rules_on("Change of Target", "LSJ 20080725")
@rules_on("Obedience", "LSJ 20080725")
@pytest.mark.parametrize("card", ["Change of Target", "Obedience"])
def test_the_action_of_another_copy_in_play_is_another_action(card: str) -> None:
    mine = card == "Change of Target"
    t = position(
        seat(ready=[("Mira 4/7 clan:Gargoyle", ["Stone Dog", "Stone Dog"])], hand=[card] if mine else []),
        seat(ready=["Oskar 4/8 dom", "Olga 2/4"], hand=[] if mine else [card]),
        bystander(),
    )
    t.does("use Stone Dog Mira")
    t.does("target Olga", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    who = "Mira" if mine else "Oskar"
    until(t, f"play {card} {who} 0")
    t.does(f"play {card} {who} 0")
    assert t.measure("Mira.locked") == 0
    assert not t.offers("use Stone Dog Mira")
    assert t.offers("use Stone Dog#2 Mira")
    t.is_quiet()


@rules_on("Obedience", "LSJ 20070709", "LSJ 20060522", "RTR 19950509")
def test_who_has_obeyed_cannot_do_the_same_and_can_do_other_things() -> None:
    t = position(
        seat(ready=["Mira 4/7 clan:Ventrue"], torpor=["Tom 2/4", "Ute 2/4"], hand=["Abactor"]),
        seat(ready=["Oskar 4/8 dom intercept:3"], hand=["Obedience"]),
        bystander(),
    )
    t.does("rescue Mira Tom 0")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Obedience Oskar 0")
    t.does("play Obedience Oskar 0", by="b")
    assert t.measure("Mira.locked") == 0
    assert not t.offers("rescue Mira Tom 0")
    assert t.offers("rescue Mira Ute 0")
    assert (t.offers("hunt Mira"), t.offers("play Abactor Mira")) == (True, True)
    t.is_quiet()


@rules_on("Psychomachia", "LSJ 20070709", "LSJ 20030902-1")
def test_the_action_that_psychomachia_ends_counts_as_taken() -> None:
    t = blocked("Psychomachia", mira="Mira 4/8 pre", oskar="Oskar 4/4")
    until(t, "play Psychomachia Mira 0")
    t.does("play Psychomachia Mira 0", by="a")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked")) == (0, 0)
    assert t.clauses("bleed Mira", by="a") == ["minion.repeat.bleed-once"]
    t.is_quiet()


# -- before the block is resolved -------------------------------------------------------------------------------------


@rules_on("Change of Target", "LSJ 19980112")
def test_who_gives_up_what_he_must_do_does_nothing() -> None:
    t = position(
        seat(ready=["Mira 0/8", "Nils 2/4"], hand=["Change of Target"]),
        seat(ready=["Oskar 4/8 intercept:1"]),
        bystander(),
    )
    assert t.told("action")[0]["action"] == "hunt"  # who has no blood must hunt
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Change of Target Mira 0")
    t.does("play Change of Target Mira 0", by="a")
    assert t.measure("Mira.locked") == 0
    assert (t.offers("hunt Mira"), t.offers("bleed Mira"), t.offers("bleed Nils")) == (False, False, True)
    t.is_quiet()


@rules_on("Change of Target", "LSJ 20050105-2")
@rules_on("The Kiss of Ra", "LSJ 19970325")
@pytest.mark.parametrize(("card", "mode"), [("Change of Target", 0), ("The Kiss of Ra", 0), ("", 0)])
def test_who_is_kept_in_torpor_in_time_is_not_diablerized(card: str, mode: int) -> None:
    t = position(
        seat(ready=["Nils 2/4"], torpor=["Mira 4/8 for"], hand=[card] if card else []),
        seat(ready=["Oskar 4/8 intercept:1"]),
        bystander(),
    )
    t.does("leave Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    if card:
        until(t, f"play {card} Mira {mode}")
        t.does(f"play {card} Mira {mode}", by="a")
        assert not t.ever_offered("commit-diablerie Mira")
    else:
        t.passes_until("diablerize")
        t.does("pass", by="b")
        assert t.ever_offered("commit-diablerie Mira")
        t.goes_on()
    assert t.region("Mira") == "torpor"
    t.is_quiet()


@rules_on("Aching Beauty", "RTR 19991206", "LSJ 20091125")
@rules_on("Change of Target", "RTR 19991206")
@pytest.mark.parametrize(
    ("card", "who", "mode", "bled"),
    [("Change of Target", "Mira", 0, 0), ("Obedience", "Oskar", 0, 0), ("Horrific Countenance", "Mira", 0, 1)],
)
def test_who_has_blocked_beauty_pays_whatever_comes_of_it(card: str, who: str, mode: int, bled: int) -> None:
    mine = who == "Mira"
    t = position(
        seat(ready=[("Mira 4/7 pro clan:Toreador", ["Aching Beauty"])], hand=[card] if mine else []),
        seat(ready=["Oskar 4/8 dom"], hand=[] if mine else [card]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"play {card} {who} {mode}")
    t.does(f"play {card} {who} {mode}")
    t.goes_on()
    assert not t.told("combat")
    assert t.measure("b.pool") == 30 - 1 - bled
    t.is_quiet()


@rules_on("Change of Target", "LSJ 19980224")
@pytest.mark.parametrize("foiled", [True, False])
def test_a_target_is_changed_only_after_a_block(foiled: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Bum's Rush", "Change of Target"]),
        seat(ready=[("Oskar 4/8", ["Secret Passage"])]),
        bystander(),
    )
    t.does("play Bum's Rush Mira")
    t.does("target Oskar", by="a")
    if foiled:
        until(t, "use Secret Passage")
        t.does("use Secret Passage", by="b")
        t.goes_on()
        assert not t.ever_offered("play Change of Target")
    else:
        until(t, "block Oskar")
        t.does("block Oskar", by="b")
        until(t, "play Change of Target Mira 0")
        t.does("play Change of Target Mira 0", by="a")
        assert t.measure("Oskar.locked") == 0
    assert not t.told("combat")
    t.is_quiet()


@rules_on("Obedience", "LSJ 19991025")
def test_who_stands_unlocked_is_obeyed_before_a_second_combat() -> None:
    t = position(
        seat(ready=["Mira 6/7 CEL"], hand=["Bum's Rush", "Psyche!"]),
        seat(ready=["Oskar 6/8 dom"], hand=["Obedience"]),
        bystander(),
    )
    t.does("play Bum's Rush Mira")
    t.does("target Oskar", by="a")
    until(t, "play Obedience Oskar 0")
    t.does("pass", by="b")
    on(t, "would-end")
    t.does("play Psyche! Mira 1", by="a")
    on(t, "would-fight")
    assert (t.who(), len(t.told("combat"))) == ("b", 1)
    t.does("play Obedience Oskar 0", by="b")
    assert len(t.told("combat")) == 1
    t.is_quiet()
