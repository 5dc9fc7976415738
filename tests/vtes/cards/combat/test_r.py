"""Combat cards: R."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import does, until
from tests.vtes.cards.combat_tables import fights_on, on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions

# -- Rage of Apedemak -------------------------------------------------------------------------------------------------


@editions
def test_rage_of_apedemak_gives_a_card_and_is_played_once(edition: str) -> None:
    t = fighting("Rage of Apedemak", "Rage of Apedemak", "Dodge", who="ani", edition=edition)
    t.does("play Rage of Apedemak Mira 0", by="a")
    assert not t.offers("play Rage of Apedemak#2 Mira")
    on_to(t, "strike")
    assert (stats.hand_size(t.g, 0), stats.strength(t.g, t["Mira"])) == (8, 1)
    on_to(t)
    assert stats.hand_size(t.g, 0) == 7


# -- Raking Talons ----------------------------------------------------------------------------------------------------

CLAWS = [
    ("Raking Talons", "clan:Gargoyle", 0, 0),
    ("Claws of the Dead", "pro", 0, 1),
    ("Wolf Claws", "pro", 0, 1),
    ("Devil-Channel: Hands", "abo", 1, 1),
    ("Devil-Channel: Hands", "ABO", 2, 1),
    ("Bone Spur", "pro", 0, 1),
    ("Bone Spur", "PRO", 1, 1),
    ("Chiropteran Marauder", "VIC", 1, 1),
]


@in_editions("card words mode blood", CLAWS)
def test_hand_strikes_become_aggravated(edition: str, card: str, words: str, mode: int, blood: int) -> None:
    t = fighting(card, card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Mira {mode}", by="a")
        on_to(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6)
    assert t.measure("Mira.blood") == 6 - blood - 1
    t.is_quiet()


@editions
def test_raking_talons_are_for_gargoyles(edition: str) -> None:
    t = fighting("Raking Talons", who="clan:Brujah", edition=edition)
    on_to(t)
    assert not t.ever_offered("play")


# -- Read Intentions --------------------------------------------------------------------------------------------------


@editions
def test_read_intentions_only_ends_a_combat(edition: str) -> None:
    t = fighting("Read Intentions", who="aus", edition=edition)
    on_to(t)
    assert not t.ever_offered("play Read Intentions")


# -- Rego Motum -------------------------------------------------------------------------------------------------------

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
    on_to(t, "before-range")
    t.does("play Carrion Crows Oskar 0", by="b")
    on_to(t)
    assert t.measure("Mira.blood") == 5
    assert not t.ever_offered(f"play {card} Mira {mode}")


@editions
def test_rego_motum_is_played_once_a_round(edition: str) -> None:
    t = fighting("Rego Motum", "Rego Motum", who="tha", other="Oskar 6/8 strength:5", edition=edition)
    on_to(t, "prevent")
    t.does("play Rego Motum Mira 0", by="a")
    on_to(t)
    assert t.measure("Mira.blood") == 6 - 1 - 3
    t.is_quiet()


# -- Relentless Reaper ------------------------------------------------------------------------------------------------


@rules_on("Relentless Reaper", "RTR 20020501")
@pytest.mark.parametrize(("card", "words", "mode"), [("Kiss of Cathari", "OBF", 2), ("Mirror Image", "CHI", 1)])
def test_what_follows_a_combat_that_the_reaper_prolongs_is_lost(card: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words} trait:path-of-Cathari"], hand=[card]),
        seat(ready=["Oskar 6/8 THN intercept:1"], hand=["Relentless Reaper"]),
        bystander(),
    )
    t.does("hunt Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t, "would-end")
    t.does("play Relentless Reaper Oskar 2", by="b")
    on_to(t)
    assert len(t.told("round")) == 2
    assert t.g.counters_on(t["Oskar"], "stun") == 0
    assert t.measure("Mira.blood") == 4 - t.g.face[t[card]].blood - 1  # a fist, and no blood from the hunt
    t.is_quiet()


@editions
@rules_on("Relentless Reaper", "RTR 20020501")
def test_who_was_to_unlock_at_the_end_of_the_combat_still_does_though_the_reaper_prolongs_it(edition: str) -> None:
    t = fighting("Meld with the Land", who="vic", answers=["Relentless Reaper"], other="Oskar 6/8 THN", edition=edition)
    assert t.measure("Oskar.locked") == 1
    on_to(t, "strike")
    t.does("play Meld with the Land Mira 0", by="a")
    on_to(t, "would-end")
    assert t.measure("Oskar.locked") == 0
    t.does("play Relentless Reaper Oskar 2", by="b")
    on_to(t)
    assert (len(t.told("round")), t.measure("Oskar.locked")) == (2, 0)
    t.is_quiet()


@editions
@rules_on("Relentless Reaper", "LSJ 20001114")
@pytest.mark.parametrize(("strength", "offered"), [(0, False), (1, True)])
def test_the_reaper_prevents_nothing_where_there_is_nothing(strength: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 for"], hand=["Relentless Reaper"]),
        seat(ready=[f"Oskar 6/8 strength:{strength}"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered("play Relentless Reaper Mira 0") is offered


@rules_on("Relentless Reaper", "RTR 20030519", "ANK 20210226")
@editions
def test_the_reaper_begins_another_round_for_a_blood(edition: str) -> None:
    t = fighting("Relentless Reaper", who="THN", edition=edition)
    on_to(t, "would-end")
    t.does("play Relentless Reaper Mira 2", by="a")
    on_to(t)
    assert (len(t.told("round")), t.measure("Mira.blood")) == (2, 6 - 1 - 2)
    t.is_quiet()


def test_the_reaper_prevents_a_point_at_fortitude() -> None:
    t = fighting("Relentless Reaper", who="for", other="Oskar 6/8 strength:2")
    on_to(t, "prevent")
    t.does("play Relentless Reaper Mira 0", by="a")
    on_to(t)
    assert t.measure("Mira.blood") == 5


# -- Resilience -------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "prevents"), [(0, 1), (1, 0)])
def test_resilience_at_superior_does_not_help_against_aggravated_damage(mode: int, prevents: int, edition: str) -> None:
    t = fighting("Resilience", who="FOR", answers=["Claws of the Dead"], other="Oskar 6/8 pro", edition=edition)
    on_to(t, "before-range", "before-strikes")
    t.does("play Claws of the Dead Oskar 0", by="b")
    on_to(t, "prevent")
    assert t.offers("play Resilience Mira 0")
    assert not t.offers("play Resilience Mira 1")


PREVENTING = [
    # card, words, which way
    ("Resilience", "for", 0),
    ("Resilience", "FOR", 1),
    ("Skin of Steel", "for", 0),
    ("Skin of Steel", "FOR", 1),
    ("Rego Motum", "tha", 0),
    ("Rego Motum", "THA", 1),
    ("Glancing Blow", "", 0),
    ("Touch of Valeren", "for clan:Salubri", 1),
    ("Unflinching Persistence", "for", 0),
    ("Superior Mettle", "for", 0),
    ("Superior Mettle", "FOR", 1),
]


def fought(card: str, words: str, other: str, edition: str) -> Table:
    """Mira holds the card; the other has blocked her."""
    t = position(
        seat(ready=[f"Mira 6/8 {words}".strip(), "Ines 6/8 AUS FOR clan:Salubri"], hand=[card]),
        seat(ready=[other]),
        bystander(),
        edition=edition,
    )
    name = other.split(" ally ")[0].split(" 6/")[0]
    t.does("bleed Mira")
    t.passes_until_offered(f"block {name}")
    t.does(f"block {name}", by="b")
    return t


@editions
@rules_on("Resilience", "LSJ 20001114")
@rules_on("Skin of Steel", "LSJ 20001114")
@rules_on("Rego Motum", "LSJ 20001114")
@rules_on("Glancing Blow", "LSJ 20001114")
@rules_on("Touch of Valeren", "LSJ 20001114")
@rules_on("Unflinching Persistence", "LSJ 20001114")
@rules_on("Superior Mettle", "LSJ 20001114")
@pytest.mark.parametrize(("card", "words", "way"), PREVENTING)
@pytest.mark.parametrize("strength", [0, 1])
def test_without_damage_there_is_nothing_to_prevent(
    strength: int, card: str, words: str, way: int, edition: str
) -> None:
    t = fought(card, words, f"Oskar 6/8 strength:{strength}", edition)
    fights_on(t)
    assert t.ever_offered(f"play {card} Mira {way}") is bool(strength)


LOST = [("Resilience", "FOR", 1), ("Rego Motum", "THA", 1), ("Rego Motum", "tha", 0)]


@editions
@rules_on("Resilience", "RTR 20041202", "ANK 20200318")
@rules_on("Rego Motum", "RTR 20041202", "ANK 20200318")
@pytest.mark.parametrize(("card", "words", "way"), LOST)
def test_points_that_are_not_needed_are_lost(card: str, words: str, way: int, edition: str) -> None:
    """High Top strikes twice for 1 damage each time."""
    t = fought(card, words, "High Top", edition)
    paid = t.g.face[t[card]].blood
    fights_on(t, f"play {card} Mira {way}")
    assert t.measure("Mira.blood") == 6 - paid - 1


@editions
@rules_on("Resilience", "LSJ 20040812-2", "PIB 20130327")
@pytest.mark.parametrize(("words", "way", "offered"), [("for", 0, True), ("FOR", 1, False)])
def test_aggravated_damage_stays_aggravated_for_whom_it_is_normal(
    words: str, way: int, offered: bool, edition: str
) -> None:
    t = position(
        seat(ready=[(f"Mira 6/8 {words}", ["Heart of Darkness"])], hand=["Resilience"]),
        seat(ready=["Harzomatuili"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Harzomatuili")
    fights_on(t)
    assert t.ever_offered(f"play Resilience Mira {way}") is offered
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("ready", 4)


# -- Righteous Aura ---------------------------------------------------------------------------------------------------


@editions
@rules_on("Righteous Aura", "ANK 20180511-1")
def test_a_righteous_aura_is_burned_when_its_vampire_is_banished(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Banishment"]),
        seat(ready=[("Oskar 4/4", ["Righteous Aura"])]),
        seat(ready=["Vera 2/9"]),
        edition=edition,
    )
    does(t, "play Banishment Mira 0", "call for")
    t.goes_on()
    assert (t.region("Oskar"), t.region("Righteous Aura")) == ("uncontrolled", "ash-heap")
    t.is_quiet()


@editions
def test_a_righteous_aura_shines_on_the_victor_until_torpor(edition: str) -> None:
    who = "clan:Salubri-antitribu strength:3"
    t = fighting("Righteous Aura", who=who, other="Oskar 1/8", edition=edition)
    on_to(t, "end-of-round", "after-combat")
    t.does("play Righteous Aura Mira 0", by="a")
    on_to(t)
    assert stats.bleed(t.g, t["Mira"]) == 3
    t = fighting("Righteous Aura", who=who, other="Oskar 6/8", edition=edition)
    on_to(t)
    assert not t.ever_offered("play Righteous Aura")
    t = fighting(
        who="clan:Salubri-antitribu", on_mira=["Righteous Aura"], other="Oskar 6/8 strength:9", edition=edition
    )
    on_to(t)
    assert (t.region("Mira"), t.region("Righteous Aura")) == ("torpor", "ash-heap")


# -- Rolling with the Punches -----------------------------------------------------------------------------------------

WARDS = [("Rolling with the Punches", "FOR", 1, 1), ("Skin of Steel", "FOR", 1, 1)]


@in_editions("card words mode cost", WARDS)
def test_it_prevents_all_damage_of_strikes_for_the_round(
    edition: str, card: str, words: str, mode: int, cost: int
) -> None:
    t = fighting(card, who=words, answers=["Blur", "Boxed In"], other="Oskar 6/8 CEL strength:3", edition=edition)
    with t.unchanged(*BYSTANDER):
        on_to(t, "prevent")
        t.does(f"play {card} Mira {mode}", by="a")
        on_to(t, "additional")
        t.does("play Blur Oskar 1", by="b")
        on_to(t, "press")
    assert t.measure("Mira.blood") == 6 - cost
    assert len([told for told in t.told("prevented") if told["card"] == t["Mira"]]) == 3
    t.does("play Boxed In Oskar 0", by="b")
    on_to(t)
    assert t.measure("Mira.blood") == 6 - cost - 3  # in the next round
    t.is_quiet()


@in_editions("card words mode cost", WARDS)
def test_what_cannot_be_prevented_or_comes_from_elsewhere_still_hurts(
    edition: str, card: str, words: str, mode: int, cost: int
) -> None:
    t = fighting(card, who=words, answers=["Carrion Crows"], other="Oskar 6/8 ANI", edition=edition)
    on_to(t, "before-range")
    t.does("play Carrion Crows Oskar 1", by="b")
    on_to(t, "prevent")
    while not t.offers(f"play {card} Mira {mode}"):
        t.does("pass")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert t.measure("Mira.blood") == 6 - cost - 2


@editions
def test_rolling_with_the_punches_takes_a_blood(edition: str) -> None:
    t = fighting("Rolling with the Punches", who="FOR", other="Oskar 6/8 strength:2", edition=edition)
    on_to(t, "prevent")
    t.does("play Rolling with the Punches Mira 1", by="a")
    on_to(t)
    assert t.measure("Mira.blood") == 5
    t.is_quiet()
