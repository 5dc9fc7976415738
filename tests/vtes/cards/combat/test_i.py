"""Combat cards: I."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.positions.scenario import Table, seat
from tests.vtes.cards.action_tables import appendix, unseen_table
from tests.vtes.cards.combat_tables import PREVENTS, on_to, to_long
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import editions, fighting, in_editions

# -- Illusions of the Kindred -----------------------------------------------------------------------------------------


@appendix
@proves("imbued.ruling.illusions-of-the-kindred")
@pytest.mark.parametrize(("bottom", "fights"), [("Ann 0/4 imbued", False), ("Ghost 0/4", True)])
def test_an_imbued_is_no_illusion_he_leaves_the_game_and_nobody_fights(edition: str, bottom: str, fights: bool) -> None:
    t = unseen_table(
        edition,
        seat(ready=["Mira 4/5 chi"], hand=["Illusions of the Kindred"], crypt=[bottom, "Deep 0/9"]),
        seat(ready=["Oskar 4/4"]),
    )
    t.does_all("bleed Mira", "block Oskar", "play Illusions of the Kindred Mira")
    assert [told["opposing"] for told in t.told("combat")] == [t["Oskar"]] * (1 + fights)
    name = bottom.split()[0]
    assert t.region(name) == "removed"
    assert t.happened("strike", minion=t[name]) is fights
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (2, 3 if fights else 4)
    t.is_quiet()


# -- Immortal Grapple -------------------------------------------------------------------------------------------------


def grappled(t: Table, mode: int) -> None:
    on_to(t, "before-strikes")
    t.does(f"play Immortal Grapple Mira {mode}", by="a")


@in_editions("words mode", [("pot", 0), ("POT", 1)])
def test_immortal_grapple_leaves_only_hand_strikes_to_both(edition: str, words: str, mode: int) -> None:
    t = fighting(
        "Immortal Grapple",
        "Theft of Vitae",
        "Undead Strength",
        "Pushing the Limit",
        answers=["Dodge", "Majesty", "Body Flare"],
        who=f"{words} tha",
        on_mira=["Bastard Sword"],
        other="Oskar 6/8 pre pro",
        on_other=[".44 Magnum"],
        edition=edition,
    )
    grappled(t, mode)
    assert (t.asks, t.who()) == ("strike", "a")
    assert not t.offers("play Theft of Vitae Mira")
    assert not t.offers("use Bastard Sword Mira")
    assert t.offers("play Undead Strength Mira 0")
    assert not t.offers("play Undead Strength Mira 2")  # with the sword
    t.does("play Undead Strength Mira 0")
    asked = len(t.asked)
    on_to(t)
    for barred in ("play Dodge Oskar", "play Majesty Oskar", "play Body Flare Oskar", "use .44 Magnum Oskar -1"):
        assert not t.ever_offered(barred, since=asked)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (4, 5)
    t.is_quiet()


@editions
def test_immortal_grapple_is_for_close_range_and_once_a_round(edition: str) -> None:
    t = fighting("Immortal Grapple", "Fake Out", who="pot", edition=edition)
    to_long(t)
    on_to(t)
    assert not t.ever_offered("play Immortal Grapple")
    t = fighting("Immortal Grapple", "Immortal Grapple", who="pot", edition=edition)
    grappled(t, 0)
    assert not t.ever_offered("play Immortal Grapple#2", since=len(t.asked))


@rules_on("Immortal Grapple", "TOM 19951217")
@editions
def test_who_is_committed_to_another_strike_gets_none(edition: str) -> None:
    t = fighting(
        "Immortal Grapple", "Fake Out", who="pot", on_other=[".44 Magnum"], other="Oskar 6/8 tha", edition=edition
    )
    on_to(t, "maneuver")
    t.does("pass", by="a")
    t.does("use .44 Magnum Oskar -2", by="b")
    t.does("play Fake Out Mira 0", by="a")
    grappled(t, 0)
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (5, 6)
    assert [told["minion"] for told in t.told("strike")] == [t["Mira"]]
    t.is_quiet()


@rules_on("Immortal Grapple", "RTR 19970630", "ANK 20180720")
@editions
@pytest.mark.parametrize(("words", "mode", "fixed"), [("pot", 0, False), ("POT", 1, True)])
def test_at_superior_the_next_round_is_at_close_range_too(words: str, mode: int, fixed: bool, edition: str) -> None:
    t = fighting("Immortal Grapple", "Boxed In", answers=["Fake Out", "Dodge"], who=words, edition=edition)
    grappled(t, mode)
    on_to(t, "press")
    t.does("press" if fixed else "play Boxed In Mira 0", by="a")
    asked = len(t.asked)
    on_to(t, "strike")
    assert t.ever_offered("play Fake Out Oskar", since=asked) is not fixed
    assert len(t.told("round")) == 2
    t.does("strike hand", by="a") if t.who() == "a" else None
    assert t.offers("play Dodge Oskar")  # only the strikes of the first round were limited
    on_to(t)
    t.is_quiet()


@rules_on("Immortal Grapple", "ANK 20200525-2")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_grapple_that_was_cancelled_was_played_in_the_round(cancelled: bool) -> None:
    t = fighting("Immortal Grapple", "Immortal Grapple", who="pot", answers=("Direct Intervention",))
    on_to(t, "before-strikes")
    since = len(t.asked)
    t.does("play Immortal Grapple Mira 0", by="a")
    assert t.asks == "as-played"
    t.does("play Direct Intervention" if cancelled else "pass", by="b")
    on_to(t)
    assert not t.ever_offered("play Immortal Grapple#2", since + 1)
    t.is_quiet()


# -- Indomitability ---------------------------------------------------------------------------------------------------


@in_editions("card words", [(row[0], row[1]) for row in PREVENTS])
def test_nobody_prevents_without_the_discipline(edition: str, card: str, words: str) -> None:
    t = fighting(card, who="" if edition == "2000" else "sect:Anarch", edition=edition)
    on_to(t)
    assert not t.ever_offered("play")
    assert t.measure("Mira.blood") == 5
