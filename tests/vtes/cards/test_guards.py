"""Combat cards that prevent damage of strikes, and those that go on preventing it."""

from __future__ import annotations

import pytest

from tests.vtes.cards.tables import BYSTANDER, editions, fighting, in_editions
from tests.vtes.cards.test_combat import on

OF_STRIKES = [
    ("Rego Motum", "tha", 0),
    ("Rego Motum", "THA", 1),
    ("Skin of Steel", "for", 0),
    ("Skin of Steel", "FOR", 1),
    ("Rolling with the Punches", "FOR", 1),
    ("Glancing Blow", "", 0),
]


@in_editions("card words mode", OF_STRIKES)
def test_it_is_for_damage_of_strikes_only(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, answers=["Carrion Crows"], other="Oskar 6/8 ani strength:0", edition=edition)
    on(t, "before-range")
    t.does("play Carrion Crows Oskar 0", by="b")
    on(t)
    assert t.measure("Mira.blood") == 5
    assert not t.ever_offered(f"play {card} Mira {mode}")


WARDS = [("Rolling with the Punches", "FOR", 1, 1), ("Skin of Steel", "FOR", 1, 1)]


@in_editions("card words mode cost", WARDS)
def test_it_prevents_all_damage_of_strikes_for_the_round(
    edition: str, card: str, words: str, mode: int, cost: int
) -> None:
    t = fighting(card, who=words, answers=["Blur", "Boxed In"], other="Oskar 6/8 CEL strength:3", edition=edition)
    with t.unchanged(*BYSTANDER):
        on(t, "prevent")
        t.does(f"play {card} Mira {mode}", by="a")
        on(t, "additional")
        t.does("play Blur Oskar 1", by="b")
        on(t, "press")
    assert t.measure("Mira.blood") == 6 - cost
    assert len([told for told in t.told("prevented") if told["card"] == t["Mira"]]) == 3
    t.does("play Boxed In Oskar 0", by="b")
    on(t)
    assert t.measure("Mira.blood") == 6 - cost - 3  # in the next round
    t.is_quiet()


@in_editions("card words mode cost", WARDS)
def test_what_cannot_be_prevented_or_comes_from_elsewhere_still_hurts(
    edition: str, card: str, words: str, mode: int, cost: int
) -> None:
    t = fighting(card, who=words, answers=["Carrion Crows"], other="Oskar 6/8 ANI", edition=edition)
    on(t, "before-range")
    t.does("play Carrion Crows Oskar 1", by="b")
    on(t, "prevent")
    while not t.offers(f"play {card} Mira {mode}"):
        t.does("pass")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert t.measure("Mira.blood") == 6 - cost - 2


@editions
def test_rolling_with_the_punches_takes_a_blood(edition: str) -> None:
    t = fighting("Rolling with the Punches", who="FOR", other="Oskar 6/8 strength:2", edition=edition)
    on(t, "prevent")
    t.does("play Rolling with the Punches Mira 1", by="a")
    on(t)
    assert t.measure("Mira.blood") == 5
    t.is_quiet()


@editions
@pytest.mark.parametrize(("mode", "prevents"), [(0, 1), (1, 0)])
def test_resilience_at_superior_does_not_help_against_aggravated_damage(mode: int, prevents: int, edition: str) -> None:
    t = fighting("Resilience", who="FOR", answers=["Claws of the Dead"], other="Oskar 6/8 pro", edition=edition)
    on(t, "before-range", "before-strikes")
    t.does("play Claws of the Dead Oskar 0", by="b")
    on(t, "prevent")
    assert t.offers("play Resilience Mira 0")
    assert not t.offers("play Resilience Mira 1")


@editions
def test_rego_motum_is_played_once_a_round(edition: str) -> None:
    t = fighting("Rego Motum", "Rego Motum", who="tha", other="Oskar 6/8 strength:5", edition=edition)
    on(t, "prevent")
    t.does("play Rego Motum Mira 0", by="a")
    on(t)
    assert t.measure("Mira.blood") == 6 - 1 - 3
    t.is_quiet()
