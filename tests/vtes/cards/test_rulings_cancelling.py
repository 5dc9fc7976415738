"""Official rulings on cards that cancel others as they are played: the window, what stays played, what is paid."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, since_2011

CANCELLED_REACTION = [
    # who cancels, by which Disciplines, in which mode
    ("I am Legion", "dai obf", 1),
    ("False Resonance", "chi", 0),
    ("Approximation of Loyalty", "PRE", 1),
    ("Hide the Mind", "OBF", 1),
]
CANCELLED_IN_COMBAT = [
    # who cancels, by which Disciplines, in which mode; what, with which Disciplines, in which mode
    ("Disengage", "", 1, "Immortal Grapple", "pot", 0),
    ("Death Seeker", "clan:Salubri-antitribu", 0, "Immortal Grapple", "pot", 0),
    ("Hide the Mind", "obf", 0, "Read Intentions", "AUS", 1),
    ("Charismatic Aura", "aus pre", 0, "Majesty", "pre", 0),
    ("Bollix", "pre sect:Anarch", 2, "Terror Frenzy", "ani", 0),
]
CANCELLED_REFLEXES = [
    ("Fae Contortion", "myt", 0, "Immortal Grapple", "pot", 0),
    ("Whistling Up the Beast", "abo", 0, "Terror Frenzy", "ani", 0),
    ("Devil-Channel: Hands", "abo", 0, "Terror Frenzy", "ani", 0),
    ("Devil-Channel: Throat", "abo", 0, "Terror Frenzy", "ani", 0),
    ("Invoking the Beast", "abo", 0, "Terror Frenzy", "ani", 0),
]


def bleeding(
    mine: list[str], words: str, his: list[str], oskar: str, edition: str, deed: str = "bleed", mira: str = "6/8"
) -> Table:
    """Mira bleeds. Both have a library to replace their cards, and The Slaughterhouse, to be used at any time."""
    t = position(
        seat(ready=[f"Mira {mira} {words}".strip()], hand=full(mine), library=12, play=["The Slaughterhouse"]),
        seat(ready=[f"Oskar 5/6 {oskar}".strip()], hand=full(his), library=12, play=["The Slaughterhouse"]),
        bystander(),
        edition=edition,
    )
    reaches(t, f"{deed} Mira")
    t.does(f"{deed} Mira")
    return t


def full(hand: list[str]) -> list[str]:
    return hand + ["Blank Page"] * (7 - len(hand))


def reaches(t: Table, answer: str) -> None:
    """Everybody passes, or strikes with the hand, until this is offered."""
    for _ in range(60):
        if t.offers(answer):
            return
        assert t.asks != "influence", f"never offered: {answer}"
        t.does("strike hand" if t.asks == "strike" else "pass")
    raise AssertionError(f"never offered: {answer}")


def comes_to_blows(t: Table) -> None:
    reaches(t, "block Oskar")
    t.does("block Oskar", by="b")


def is_the_only_answer(t: Table, card: str, mode: int, seat: str, minion: str, hand: int) -> None:
    """In the window in which a card is being played, nothing but this and the card of another can be used."""
    assert (t.asks, t.who()) == ("as-played", seat)
    assert t.ever_offered("use The Slaughterhouse")  # before
    assert not t.offers("use The Slaughterhouse")
    assert t.offers(f"play {card} {minion} {mode}")
    other = "a" if seat == "b" else "b"
    assert t.measure(f"{other}.hand") == hand - 1  # it is not replaced yet


# -- the window -------------------------------------------------------------------------------------------------------


@since_2011
@ruled_alike("card words mode", CANCELLED_REACTION, "LSJ 20061207")
def test_nothing_else_is_used_as_a_reaction_is_played(card: str, words: str, mode: int, edition: str) -> None:
    t = bleeding([card], words, ["Telepathic Counter"], "aus", edition)
    reaches(t, "play Telepathic Counter")
    hand = t.measure("b.hand")
    t.does("play Telepathic Counter Oskar 0", by="b")
    is_the_only_answer(t, card, mode, "a", "Mira", hand)
    t.does(f"play {card} Mira {mode}", by="a")
    assert t.told("cancelled")[0]["card"] == t["Telepathic Counter"]
    assert t.measure("b.hand") == hand
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()


@since_2011
@ruled_alike("card words mode what his way", CANCELLED_IN_COMBAT, "LSJ 20061207")
def test_nothing_else_is_used_as_a_combat_card_is_played(
    card: str, words: str, mode: int, what: str, his: str, way: int, edition: str
) -> None:
    foiled(card, words, mode, what, his, way, edition)


@pytest.mark.parametrize("edition", ["2012", "2023"])
@ruled_alike("card words mode what his way", CANCELLED_REFLEXES, "LSJ 20061207")
def test_nothing_else_is_used_beside_a_reflex(
    card: str, words: str, mode: int, what: str, his: str, way: int, edition: str
) -> None:
    foiled(card, words, mode, what, his, way, edition)


def foiled(card: str, words: str, mode: int, what: str, his: str, way: int, edition: str) -> Table:
    """Mira cancels a combat card of Oskar's, which is then replaced."""
    t = bleeding([card], words, [what], his, edition)
    comes_to_blows(t)
    reaches(t, f"play {what} Oskar {way}")
    hand = t.measure("b.hand")
    t.does(f"play {what} Oskar {way}", by="b")
    is_the_only_answer(t, card, mode, "a", "Mira", hand)
    t.does(f"play {card} Mira {mode}", by="a")
    assert t.told("cancelled")[0]["card"] == t[what]
    assert t.measure("b.hand") == hand
    return t


@since_2011
@rules_on("Touch of Clarity", "LSJ 20061207", "LSJ 20030224", "ANK 20190104")
def test_a_touch_of_clarity_comes_at_once_and_leaves_the_limit_unspent(edition: str) -> None:
    t = bleeding(["Threats", "Threats", "Conditioning"], "dom", ["Touch of Clarity"], "DEM", edition)
    reaches(t, "play Threats Mira 0")
    hand = t.measure("a.hand")
    t.does("play Threats Mira 0", by="a")
    is_the_only_answer(t, "Touch of Clarity", 3, "b", "Oskar", hand)
    t.does("play Touch of Clarity Oskar 3", by="b")
    assert t.told("cancelled")[0]["card"] == t["Threats"]
    reaches(t, "play Conditioning Mira 0")  # no limited modifier has raised the bleed
    assert not t.offers("play Threats#2")  # but that card has been played
    t.does("play Conditioning Mira 0", by="a")
    t.goes_on()
    assert t.measure("b.pool") == 27
    t.is_quiet()


@since_2011
@rules_on("Scry the Hearthstone", "LSJ 20061207", "ANK 20190104")
def test_scry_the_hearthstone_comes_at_once(edition: str) -> None:
    t = bleeding(["Lost in Crowds", "Lost in Crowds"], "obf", ["Scry the Hearthstone"], "VIS", edition)
    comes_to_blows(t)
    reaches(t, "play Lost in Crowds Mira 0")
    hand = t.measure("a.hand")
    t.does("play Lost in Crowds Mira 0", by="a")
    is_the_only_answer(t, "Scry the Hearthstone", 2, "b", "Oskar", hand)
    t.does("play Scry the Hearthstone Oskar 2", by="b")
    before = len(t.asked)
    t.goes_on()
    assert len(t.told("blocked")) == 1
    assert not t.ever_offered("play Lost in Crowds#2", before)


@since_2011
@rules_on("Meditative Grove", "LSJ 20061207", "ANK 20260216")
def test_the_meditative_grove_comes_at_once_and_the_cost_is_paid(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 ANI"], hand=["Terror Frenzy"], library=12, play=["The Slaughterhouse"]),
        seat(ready=["Oskar 6/8 clan:Salubri"], library=12, play=["Meditative Grove", "The Slaughterhouse"]),
        bystander(),
        edition=edition,
    )
    reaches(t, "bleed Mira")
    t.does("bleed Mira")
    comes_to_blows(t)
    reaches(t, "play Terror Frenzy Mira 1")
    t.does("play Terror Frenzy Mira 1", by="a")
    assert (t.asks, t.who(), t.offers("use The Slaughterhouse")) == ("as-played", "b", False)
    t.does("use Meditative Grove", by="b")
    assert t.told("cancelled")
    assert t.measure("Mira.blood") == 6 - 1


@since_2011
@rules_on("Touch of Clarity", "LSJ 20021011")
def test_whoever_wakes_can_cancel_but_nobody_rises_for_it(edition: str) -> None:
    hand = ["Touch of Clarity", "Wake with Evening's Freshness", "Speak with Spirits"]
    t = bleeding(["Threats"], "dom", hand, "DEM SPI locked", edition)
    reaches(t, "play Threats Mira 0")
    t.does("play Threats Mira 0", by="a")
    assert (t.asks, t.who()) == ("as-played", "b")
    assert not t.offers("play Touch of Clarity")
    assert not t.offers("play Speak with Spirits")
    t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    t.does("play Touch of Clarity Oskar 3", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()


@since_2011
@rules_on("Touch of Clarity", "LSJ 20010702")
@pytest.mark.parametrize("wakes", [True, False])
def test_who_locks_for_a_touch_of_clarity_does_not_block_unless_he_is_awake(wakes: bool, edition: str) -> None:
    oskar = "dem locked" if wakes else "dem"
    t = bleeding(["Threats"], "dom", ["Touch of Clarity", "Wake with Evening's Freshness"], oskar, edition)
    if wakes:
        reaches(t, "play Wake with Evening's Freshness")
        t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    comes_to_blows(t)
    reaches(t, "play Threats Mira 0")
    t.does("play Threats Mira 0", by="a")
    t.does("play Touch of Clarity Oskar 1", by="b")
    t.goes_on()
    assert (len(t.told("blocked")), t.measure("b.pool")) == ((1, 30) if wakes else (0, 29))


# -- it was played ----------------------------------------------------------------------------------------------------


@since_2011
@ruled_alike("card words mode", CANCELLED_REACTION, "ANK 20190104")
def test_a_cancelled_reaction_is_not_played_again_by_the_same_minion(
    card: str, words: str, mode: int, edition: str
) -> None:
    t = bleeding([card], words, ["Telepathic Counter", "Telepathic Counter"], "aus", edition)
    reaches(t, "play Telepathic Counter")
    t.does("play Telepathic Counter Oskar 0", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play Telepathic Counter#2", before)
    assert t.measure("b.pool") == 29
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2012", "2023"])
@ruled_alike(
    "card words mode",
    [
        ("Whistling Up the Beast", "abo", 0),
        ("Devil-Channel: Hands", "abo", 0),
        ("Devil-Channel: Throat", "abo", 0),
        ("Invoking the Beast", "abo", 0),
        ("Bollix", "pre sect:Anarch", 2),
        ("Death Seeker", "clan:Salubri-antitribu", 0),
    ],
    "ANK 20190104",
)
def test_a_cancelled_card_for_once_a_combat_is_not_played_again(card: str, words: str, mode: int, edition: str) -> None:
    beast = "Drawing Out the Beast"
    t = bleeding([card], words, [beast, beast], "ani", edition)
    comes_to_blows(t)
    reaches(t, f"play {beast} Oskar 0")
    t.does(f"play {beast} Oskar 0", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    assert "card.golden.overrides-rules" in t.clauses(f"play {beast}#2 Oskar 0", by="b")


@pytest.mark.parametrize("edition", ["2012", "2023"])
@ruled_alike(
    "card words mode",
    [("Disengage", "", 1), ("Charismatic Aura", "aus pre", 0), ("Fae Contortion", "myt", 0)],
    "ANK 20190104",
)
def test_a_cancelled_grapple_for_once_a_round_is_not_played_again(
    card: str, words: str, mode: int, edition: str
) -> None:
    t = bleeding([card], words, ["Immortal Grapple", "Immortal Grapple"], "pot", edition)
    comes_to_blows(t)
    reaches(t, "play Immortal Grapple Oskar 0")
    t.does("play Immortal Grapple Oskar 0", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    assert "card.golden.overrides-rules" in t.clauses("play Immortal Grapple#2 Oskar 0", by="b")


@since_2011
@ruled_alike("card words mode", CANCELLED_REACTION, "LSJ 20080630")
def test_a_cancelled_card_is_replaced_whatever_it_says(card: str, words: str, mode: int, edition: str) -> None:
    for cancels in (True, False):
        t = bleeding([card], words, ["Read the Winds"], "ani aus", edition, deed="hunt")
        comes_to_blows(t)
        reaches(t, "play Read the Winds Oskar 0")
        hand = t.measure("b.hand")
        t.does("play Read the Winds Oskar 0", by="b")
        t.does(f"play {card} Mira {mode}" if cancels else "pass", by="a")
        reaches(t, "pass")
        assert t.measure("b.hand") == (hand if cancels else hand - 1)


@since_2011
@rules_on("Scry the Hearthstone", "LSJ 20080630")
def test_a_cancelled_modifier_is_replaced_whatever_it_says(edition: str) -> None:
    for cancels in (True, False):
        t = bleeding(["Into Thin Air"], "obf", ["Scry the Hearthstone"], "VIS", edition)
        comes_to_blows(t)
        reaches(t, "play Into Thin Air Mira 0")
        hand = t.measure("a.hand")
        t.does("play Into Thin Air Mira 0", by="a")
        t.does("play Scry the Hearthstone Oskar 2" if cancels else "pass", by="b")
        assert t.measure("a.hand") == (hand if cancels else hand - 1)


@since_2011
@rules_on("Death Seeker", "LSJ 20030224", "LSJ 20061207")
def test_a_cancelled_additional_strike_leaves_room_for_another(edition: str) -> None:
    t = bleeding(["Death Seeker"], "clan:Salubri-antitribu", ["Nimble Feet", "Blur"], "CEL", edition)
    comes_to_blows(t)
    reaches(t, "play Nimble Feet Oskar 1")
    t.does("play Nimble Feet Oskar 1", by="b")
    t.does("play Death Seeker Mira 0", by="a")
    reaches(t, "play Blur Oskar")
    assert not t.told("additional")


# -- what it costs ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2012", "2023"])
@ruled_alike(
    "card",
    ["Whistling Up the Beast", "Devil-Channel: Hands", "Devil-Channel: Throat", "Invoking the Beast"],
    "ANK 20260216",
)
def test_a_frenzy_that_a_reflex_cancels_is_paid_for(card: str, edition: str) -> None:
    t = bleeding([card], "abo", ["Terror Frenzy"], "ani", edition)
    comes_to_blows(t)
    reaches(t, "play Terror Frenzy Oskar 0")
    t.does("play Terror Frenzy Oskar 0", by="b")
    t.does(f"play {card} Mira 0", by="a")
    assert t.measure("Oskar.blood") == 5 - 1


@since_2011
@rules_on("I am Legion", "ANK 20260216")
def test_a_reaction_that_legion_cancels_is_paid_for(edition: str) -> None:
    t = bleeding(["I am Legion"], "dai obf", ["Telepathic Misdirection"], "aus", edition, deed="hunt")
    comes_to_blows(t)
    reaches(t, "play Telepathic Misdirection Oskar 0")
    t.does("play Telepathic Misdirection Oskar 0", by="b")
    t.does("play I am Legion Mira 1", by="a")
    assert t.measure("Oskar.blood") == 5 - 1


# -- what it is about -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2012", "2023"])
@ruled_alike("card", ["Whistling Up the Beast", "Devil-Channel: Hands", "Invoking the Beast"], "LSJ 20051113")
def test_a_frenzy_is_played_on_whom_it_affects(card: str, edition: str) -> None:
    for frenzy, offered in (("Terror Frenzy", True), ("Rage of Apedemak", False)):
        t = bleeding([card], "abo", [frenzy], "ani trait:path-of-Caine", edition)
        comes_to_blows(t)
        reaches(t, f"play {frenzy} Oskar 0")
        t.does(f"play {frenzy} Oskar 0", by="b")
        assert t.offers(f"play {card} Mira 0") is offered


@since_2011
@rules_on("Hide the Mind", "PIB 20130704")
@pytest.mark.parametrize(("oskar", "mode", "offered"), [("aus", 0, True), ("dai", 1, False)])
def test_hide_the_mind_is_for_what_is_played_with_auspex(oskar: str, mode: int, offered: bool, edition: str) -> None:
    t = bleeding(["Hide the Mind"], "OBF", ["Sense the Sin"], f"{oskar} clan:Baali", edition, deed="hunt", mira="4/4")
    comes_to_blows(t)
    reaches(t, f"play Sense the Sin Oskar {mode}")
    t.does(f"play Sense the Sin Oskar {mode}", by="b")
    assert t.offers("play Hide the Mind Mira 1") is offered


@since_2011
@rules_on("False Resonance", "ANK 20180201")
def test_false_resonance_is_too_late_for_a_card_that_was_played(edition: str) -> None:
    t = bleeding(["False Resonance"], "CHI", ["Enhanced Senses"], "aus", edition, deed="hunt")
    comes_to_blows(t)
    reaches(t, "play Enhanced Senses Oskar 0")
    t.does("play Enhanced Senses Oskar 0", by="b")
    t.passes()  # nobody cancels it
    reaches(t, "play False Resonance Mira 1")
    t.does("play False Resonance Mira 1", by="a")
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("use False Resonance", before)
    assert t.told("block-failed")
