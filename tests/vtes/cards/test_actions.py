"""Action cards, and political actions that change no title, sect or clan."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander
from tests.vtes.rules.action.cards import editions

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
    ("card", "words", "pool", "own"),
    [("Legal Manipulations", "PRE", 27, 31), ("Kindred Spirits", "dem", 29, 31), ("Kindred Spirits", "DEM", 28, 31)],
)
def test_a_successful_bleed_is_rewarded_with_pool(card: str, words: str, pool: int, own: int, edition: str) -> None:
    t = acting(card, who=words, edition=edition)
    t.answer(t.options("play")[-1])
    if t.asks == "target":
        t.does("target b")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("a.pool")) == (pool, own)
    t.is_quiet()


@editions
def test_a_bleed_for_nothing_is_not_rewarded(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 DEM bleed:0"], hand=["Kindred Spirits"]),
        seat(ready=["Oskar 2/4 aus"], hand=["Telepathic Counter"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kindred Spirits Mira 1")
    t.does("target b")
    t.does("play Telepathic Counter Oskar 0", by="b")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("a.pool")) == (30, 30)
    t.is_quiet()


@editions
def test_kindred_spirits_bleed_whomever_they_like_but_not_their_own(edition: str) -> None:
    t = acting("Kindred Spirits", who="dem", edition=edition)
    t.does("play Kindred Spirits Mira 0")
    assert t.options("target") == ["target 1", "target 2"]
    t.does("target c")
    assert (t.who(), t.offers("block Vera")) == ("c", True)
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("c.pool")) == (30, 29)
    t.is_quiet()


@editions
@rules_on("Public Trust", "ANK 20240706")
def test_public_trust_brings_blood_to_the_uncontrolled_vampire_chosen_on_declaration(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRE"], hand=["Public Trust"], uncontrolled=["Young 1/3", "Old 0/9"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Old.blood", "Oskar.blood"):
        t.does("play Public Trust Mira 1")
        assert (t.asks, t.who(), t.told("action")) == ("target", "a", [])  # before anybody can react
        t.does("target Young")
        assert t.told("action")[0]["victims"] == [1]  # it is still a bleed of the prey
        t.goes_on()
    assert (t.measure("Young.blood"), t.measure("b.pool")) == (2, 27)
    t.is_quiet()


@editions
def test_public_trust_needs_an_uncontrolled_vampire_for_its_superior_level(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRE"], hand=["Public Trust"], uncontrolled=[]), seat(), bystander(), edition=edition
    )
    assert t.offers("play Public Trust Mira 0")
    assert "card.target.in-play" in t.clauses("play Public Trust Mira 1", by="a")


@editions
def test_flurry_of_action_draws_or_unlocks(edition: str) -> None:
    t = acting("Flurry of Action", *["Blank Page"] * 6, who="cel", library=5, edition=edition)
    t.does("play Flurry of Action Mira 0")
    assert t.measure("a.library") == 4  # it was replaced
    t.goes_on()
    assert t.asks == "discard-down"
    assert t.measure("a.library") == 2
    t = acting("Flurry of Action", who="CEL", edition=edition)
    t.does("play Flurry of Action Mira 1")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == (0, 29)
    t.is_quiet()


@editions
def test_after_flurry_of_action_a_full_hand_discards_what_is_too_much(edition: str) -> None:
    hand = ["Flurry of Action", *["Dodge"] * 6]
    t = position(
        seat(ready=["Mira 4/6 cel"], hand=hand, library=["Fake Out"] * 5),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Flurry of Action Mira 0")
    t.goes_on()
    assert (t.asks, t.who(), t.measure("a.hand")) == ("discard-down", "a", 9)
    t.does_all("discard Dodge", "discard Dodge#2")
    assert (t.measure("a.hand"), t.measure("a.library"), len(t.told("discarded"))) == (7, 2, 2)
    t.goes_on()
    t.is_quiet()


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


@editions
def test_thing_is_by_and_for_gangrel(edition: str) -> None:
    waiting = ["Wolf 0/5 clan:Gangrel", "Rose 0/5 clan:Toreador"]
    t = position(
        seat(ready=["Mira 4/6 clan:Gangrel"], hand=["Thing"], uncontrolled=waiting),
        seat(),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Rose.blood"):
        t.does("play Thing Mira 0")
        t.goes_on()
    assert t.measure("Wolf.blood") == 2
    t.is_quiet()
    t = position(
        seat(ready=["Mira 4/6 clan:Toreador"], hand=["Thing"], uncontrolled=waiting),
        seat(),
        bystander(),
        edition=edition,
    )
    assert t.clauses("play Thing Mira 0", by="a") == ["card.requirement.minion"]


@editions
def test_arson_burns_a_location_of_anybody(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], hand=["Arson"]),
        seat(ready=["Oskar 2/4"], play=["The Barrens", "The Parthenon"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does("play Arson Mira 0")
        t.does("target The Barrens")
        assert t.who() == "b"  # it is directed at her
        t.goes_on()
    assert (t.region("The Barrens"), t.region("The Parthenon")) == ("ash-heap", "play")
    t.is_quiet()


@editions
def test_bums_rush_gives_one_maneuver_for_the_whole_combat(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 cel"], hand=["Bum's Rush", "Psyche!"]),
        seat(ready=["Oskar 6/8", "Olga 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool", "Olga.blood"):
        t.does("play Bum's Rush Mira 0")
        assert not t.offers("target Mira")
        t.does("target Oskar")
        t.passes()
        assert (t.asks, t.offers("maneuver")) == ("maneuver", True)
        t.does("maneuver")
        assert t.told("maneuver")[0]["range"] == "long"
        while t.asks != "press":
            t.does("strike hand" if t.asks == "strike" else "pass")
        t.does("play Psyche! Mira 0")
        combat = t.g.combat()
        assert combat is None or combat.rounds == 2
        assert t.asks != "maneuver"  # it is spent
        while t.asks not in t.quiet:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (5, 5)
    t.is_quiet()


# -- political actions ------------------------------------------------------------------------------------------------


REFERENDUMS = [
    # card, pools of a, b, c after it has passed: a has two minions (one acting), b two (one locked), c one
    ("Anarchist Uprising", (28, 28, 29)),
    ("Ancilla Empowerment", (28, 28, 29)),
    ("Domain Challenge", (29, 29, 30)),
    ("Political Stranglehold", (33, 30, 33)),
]


@editions
@pytest.mark.parametrize(("card", "pools"), REFERENDUMS)
@pytest.mark.parametrize("passes", [True, False])
def test_a_referendum_does_what_it_says_only_if_it_passes(
    card: str, pools: tuple[int, ...], passes: bool, edition: str
) -> None:
    t = position(
        seat(
            ready=["Mira 4/6 prince", "Brute ally 2"] if card != "Political Stranglehold" else ["Mira 4/8 prince"],
            hand=[card],
        ),
        seat(ready=["Oskar 2/7 justicar clan:Brujah", "Olga 2/4 locked"]),
        seat(ready=["Vera 2/9"] if card == "Political Stranglehold" else ["Vera 2/4"]),
        edition=edition,
    )
    t.does(f"play {card} Mira 0")
    while t.asks not in t.quiet:
        votes = [option for option in t.options() if option.startswith("vote ")]
        mine = [option for option in votes if option.endswith("for" if t.who() == "a" else "against")]
        if t.asks == "open" or t.asks == "block":
            t.passes()
        elif mine and (t.who() == "a" or not passes):
            t.answer(mine[0])
        else:
            t.passes()
    assert tuple(t.measure(f"{letter}.pool") for letter in "abc") == (pools if passes else (30, 30, 30))
    t.is_quiet()
