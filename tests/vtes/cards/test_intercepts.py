"""Reactions that give intercept, and what they add to the combat that follows on the block."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_editions

ROWS = [
    # card, words of the blocker, mode, intercept, words of the acting minion, blood
    ("Spirit's Touch", "aus", 0, 1, "", 0),
    ("Spirit's Touch", "AUS", 1, 1, "", 0),
    ("Precognition", "aus", 0, 1, "", 0),
    ("Precognition", "AUS", 1, 1, "", 0),
    ("Eyes of the Night", "obt", 0, 1, "", 0),
    ("Eyes of the Night", "OBT", 1, 1, "", 0),
    ("Quicken Sight", "aus cel", 0, 1, "", 0),
    ("Quicken Sight", "AUS CEL", 1, 2, "", 0),
    ("Instinctive Reaction", "ani", 0, 1, "", 0),
    ("Instinctive Reaction", "ANI", 1, 1, "", 0),
    ("Form of the Bat", "PRO", 1, 1, "", 0),
    ("Truth in Darkness", "obl", 0, 1, "", 0),
    ("Truth in Darkness", "OBL", 1, 1, "", 0),
    ("Read the Winds", "ani aus", 0, 1, "", 0),
    ("Protection Racket", "sect:Anarch", 0, 1, "", 0),
    ("Protection Racket", "sect:Anarch", 0, 2, "prince", 0),
    ("The Warrens", "clan:Nosferatu", 0, 2, "", 0),
    ("The Warrens", "clan:Nosferatu primogen", 0, 3, "", 0),
    ("Elder Intervention", "", 0, 2, "", 0),
    ("Sense the Sin", "aus", 0, 1, "", 0),
    ("Sense the Sin", "dai", 1, 1, "", 0),
    ("Venetian Conference", "clan:Giovanni", 0, 2, "sect:Camarilla", 0),
    ("Rooftop Shadow", "cel", 0, 1, "", 0),
    ("Rooftop Shadow", "CEL", 1, 1, "cel", 0),
    ("Sonar", "pro", 0, 1, "", 0),
    ("Sonar", "PRO", 1, 1, "", 0),
    ("Legwork", "", 0, 1, "", 0),
    ("Falcon's Eye", "ani", 0, 1, "", 1),
    ("Falcon's Eye", "spi", 1, 1, "", 0),
    ("Ears of the Hare", "pro", 0, 1, "", 1),
    ("Ears of the Hare", "spi", 1, 1, "", 0),
    ("Ears of the Hare", "SPI", 2, 2, "", 0),
    ("Aura Absorption", "aus", 0, 1, "", 1),
    ("Aura Absorption", "myt", 1, 1, "", 0),
    ("Speak with Spirits", "ani", 0, 1, "", 0),
    ("Speak with Spirits", "spi", 1, 1, "", 0),
    ("Blood Awakening", "qui", 0, 1, "", 0),
    ("Random Patterns", "aus dem", 0, 1, "", 0),
    ("Scry the Hearthstone", "tha", 0, 1, "", 0),
    ("Scry the Hearthstone", "vis", 1, 1, "", 0),
    ("Steadfastness", "for", 0, 1, "", 0),
    ("Party Out Of Bounds", "pro sect:Anarch", 2, 1, "", 0),
    ("Predator's Communion", "abo", 1, 1, "", 0),
    ("Melange", "aus", 0, 1, "", 0),
    ("Melange", "AUS", 1, 1, "", 0),
    ("Friend of Mine", "nec sect:Anarch", 1, 1, "", 0),
    ("Burnt Offerings", "aus", 0, 1, "", 0),
]


def table(card: str, words: str, actor: str, stealth: int, edition: str, capacity: int = 7) -> Table:
    return position(
        seat(ready=[f"Mira 4/{capacity} stealth:{stealth} {actor}".strip()]),
        seat(ready=[f"Oskar 4/8 {words}".strip(), "Olga 2/4"], hand=[card]),
        bystander(),
        edition=edition,
    )


@in_editions("card words mode intercept actor blood", ROWS)
@pytest.mark.parametrize("short", [0, 1])
def test_intercept_is_enough_for_as_much_stealth_and_not_for_more(
    edition: str, card: str, words: str, mode: int, intercept: int, actor: str, blood: int, short: int
) -> None:
    t = table(card, words, actor, intercept + short, edition)
    with t.unchanged(*BYSTANDER, "Olga.locked", "Olga.blood"):
        t.does("bleed Mira")
        assert not t.offers(f"play {card} Oskar {mode}")  # nobody attempts to block yet
        t.does("block Oskar", by="b")
        t.does(f"play {card} Oskar {mode}", by="b")
        while t.asks == "strike" or (t.offers("pass") and t.asks not in t.quiet):
            t.does("strike hand" if t.asks == "strike" else "pass")
    told = t.told("block-failed" if short else "blocked")[0]
    assert (told["stealth"], told["intercept"]) == (intercept + short, intercept)
    cost = blood + t.g.face[t[card]].blood
    assert t.measure("Oskar.blood") == 4 - cost - (0 if short else 1)  # and a fist
    assert t.measure("b.pool") == (29 if short else 30)
    assert t.region(card) == ("attached" if card == "Melange" and mode == 1 and not short else "ash-heap")
    t.is_quiet()


@in_editions(
    "card words mode actor capacity",
    [
        ("Spirit's Touch", "", 0, "", 7),
        ("Spirit's Touch", "aus", 1, "", 7),
        ("Precognition", "aus", 1, "", 7),
        ("Form of the Bat", "pro", 1, "", 7),
        ("Eyes of the Night", "obt", 1, "", 7),
        ("Quicken Sight", "aus", 0, "", 7),
        ("Truth in Darkness", "obl", 1, "", 7),
        ("The Warrens", "clan:Tremere", 0, "", 7),
        ("Protection Racket", "", 0, "", 7),
        ("Sense the Sin", "aus", 0, "", 8),  # not younger
        ("Venetian Conference", "clan:Giovanni", 0, "sect:Sabbat", 7),
        ("Venetian Conference", "clan:Tremere", 0, "", 7),
        ("Rooftop Shadow", "CEL", 0, "cel", 7),
        ("Rooftop Shadow", "CEL", 1, "CEL", 7),
        ("Legwork", "intercept:1", 0, "", 7),
        ("Ears of the Hare", "spi", 2, "", 7),
        ("Random Patterns", "aus", 0, "", 7),
    ],
)
def test_intercept_is_not_for_everybody(
    edition: str, card: str, words: str, mode: int, actor: str, capacity: int
) -> None:
    t = table(card, words, actor, 3, edition, capacity)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert not t.ever_offered(f"play {card} Oskar {mode}")
    t.is_quiet()


@editions
@pytest.mark.parametrize(("blood", "offered"), [(0, False), (1, True)])
def test_who_cannot_burn_the_blood_gets_no_intercept_for_it(edition: str, blood: int, offered: bool) -> None:
    for card, words in (("Falcon's Eye", "ani"), ("Ears of the Hare", "pro"), ("Aura Absorption", "aus")):
        t = position(
            seat(ready=["Mira 4/7 stealth:1"]),
            seat(ready=[f"Oskar {blood}/8 {words}"], hand=[card]),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        t.does("block Oskar", by="b")
        assert t.ever_offered(f"play {card} Oskar 0") is offered


@editions
def test_protection_racket_follows_the_title_of_the_acting_vampire(edition: str) -> None:
    """Ruling: the additional intercept is gained or lost as the acting vampire changes."""
    if edition == "2000":  # the book of 2000 has no anarchs
        return
    t = position(
        seat(ready=["Mira 4/7 stealth:3 prince"]),
        seat(ready=["Oskar 4/8 sect:Anarch aus"], hand=["Protection Racket", "Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Protection Racket Oskar", by="b")
    assert (t.asks, t.measure("Oskar.intercept")) == ("attempt", 2)
    t.g.titles[t["Mira"]] = ""
    assert t.measure("Oskar.intercept") == 1


# -- the combat that results ------------------------------------------------------------------------------------------


def blocked_by(card: str, words: str, mode: int, edition: str, on_oskar: tuple[str, ...] = ()) -> Table:
    t = position(
        seat(ready=["Mira 6/7 stealth:1"]),
        seat(ready=[(f"Oskar 6/8 {words}", list(on_oskar))], hand=[card]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does(f"play {card} Oskar {mode}", by="b")
    assert t.told("combat")
    return t


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [
        ("Spirit's Touch", "AUS", 1),
        ("Quicken Sight", "aus cel", 0),
        ("Quicken Sight", "AUS CEL", 1),
        ("Instinctive Reaction", "ANI", 1),
        ("Form of the Bat", "PRO", 1),
        ("Scry the Hearthstone", "vis", 1),
    ],
)
def test_who_blocks_has_an_optional_maneuver_once(edition: str, card: str, words: str, mode: int) -> None:
    t = blocked_by(card, words, mode, edition)
    assert (t.who(), t.asks) == ("b", "maneuver")
    t.does("maneuver")
    assert t.told("maneuver")[0]["range"] == "long"
    assert not t.offers("maneuver")
    while t.asks == "strike":
        t.does("strike hand")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6, 6 - t.g.face[t[card]].blood)
    t.is_quiet()


@editions
def test_the_maneuver_does_not_carry_over_to_a_combat_that_follows(edition: str) -> None:
    """Rulings on Spirit's Touch and others: only in the combat that the block leads to, not in one that is queued."""
    t = position(
        seat(ready=["Mira 6/7 stealth:1"]),
        seat(ready=["Oskar 6/8 AUS CEL"], hand=["Spirit's Touch", "Psyche!"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Spirit's Touch Oskar 1", by="b")
    t.passes_until_offered("play Psyche! Oskar 1")
    t.does("play Psyche! Oskar 1", by="b")
    assert len(t.told("combat")) == 2
    assert not t.offers("maneuver")
    t.goes_on()
    t.is_quiet()


@editions
def test_the_maneuver_comes_again_with_a_second_block_of_the_same_action(edition: str) -> None:
    """Rulings on Spirit's Touch and others: after Form of Mist the action goes on, and may be blocked again."""
    t = position(
        seat(ready=["Mira 6/7 PRO stealth:1"], hand=["Form of Mist"]),
        seat(ready=["Oskar 6/8 AUS", "Olga 3/4"], hand=["Spirit's Touch", "On the Qui Vive"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Spirit's Touch Oskar 1", by="b")
    assert t.offers("maneuver")
    t.passes()
    t.passes_until_offered("play Form of Mist Mira 1")
    t.does("play Form of Mist Mira 1", by="a")
    while t.asks == "strike":
        t.does("strike hand")
    assert t.asks == "after-combat"  # he could wake already [LSJ 20091123]
    t.does("pass", by="b")
    t.does("yes", by="a")
    t.does("play On the Qui Vive Oskar", by="b")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    while t.who() == "b" and t.asks == "attempt":
        t.passes()
    if len(t.told("combat")) == 2:  # his intercept has lasted, her stealth grown: then it is no block
        assert t.offers("maneuver")
    t.goes_on()
    t.is_quiet()


@editions
def test_eyes_of_the_night_gives_a_maneuver_or_a_press_not_both(edition: str) -> None:
    for use in ("maneuver", "press"):
        t = blocked_by("Eyes of the Night", "OBT", 1, edition)
        assert t.asks == "maneuver"
        if use == "maneuver":
            t.answer(t.options("use")[0])
            while t.asks == "strike":
                t.does("strike hand")
            assert t.asks != "press", "the one chance is used"
        else:
            t.passes()
            assert t.asks == "press"
            t.answer(t.options("use")[0])
            assert len(t.told("round")) == 2
            assert t.asks != "maneuver"
        t.goes_on()
        t.is_quiet()


@editions
@pytest.mark.parametrize(("mode", "left"), [(0, 5), (1, 6)])
def test_precognition_prevents_a_point_in_the_first_round(edition: str, mode: int, left: int) -> None:
    t = blocked_by("Precognition", "AUS", mode, edition)
    while t.asks != "prevent" and t.asks not in t.quiet:
        t.does("strike hand") if t.asks == "strike" else t.passes()
    if mode:
        t.answer(t.options("use")[0])
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (left, 5)
    t.is_quiet()


@editions
def test_precognition_is_over_after_the_first_round(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/7 stealth:1"]),
        seat(ready=["Oskar 6/8 AUS cel"], hand=["Precognition", "Psyche!"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Precognition Oskar 1", by="b")
    while t.asks != "press":
        t.passes()
    t.does("play Psyche! Oskar 0", by="b")
    before = len(t.asked)
    assert len(t.told("round")) == 2
    t.goes_on()
    assert not t.ever_offered("use", before)
    assert t.measure("Oskar.blood") == 4
    t.is_quiet()


@editions
def test_who_blocks_in_the_form_of_a_bat_uses_no_equipment(edition: str) -> None:
    t = blocked_by("Form of the Bat", "PRO", 1, edition, ("Flak Jacket", ".44 Magnum"))
    while t.asks not in t.quiet:
        assert not t.offers("use")
        t.does("strike hand") if t.asks == "strike" else t.passes()
    assert t.measure("Oskar.blood") == 5  # the jacket did not help
    t.is_quiet()


@editions
def test_form_of_the_bat_of_the_acting_vampire(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/7 pro", [".44 Magnum"])], hand=["Form of the Bat"]),
        seat(ready=[("Oskar 6/8", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert not t.offers("play Form of the Bat")
    t.does("block Oskar", by="b")
    t.does("play Form of the Bat Mira 0", by="a")
    assert t.told("blocked")[0]["intercept"] == 0
    assert t.asks == "maneuver"
    assert t.options() == ["maneuver", "pass"]
    t.does("maneuver")
    while t.asks not in t.quiet:
        assert not t.offers("use")
        t.does("strike hand") if t.asks == "strike" else t.passes()
    assert t.measure("Oskar.blood") == 6
    t.is_quiet()


@editions
def test_truth_in_darkness_unlocks_the_blocker_for_a_blood(edition: str) -> None:
    t = blocked_by("Truth in Darkness", "OBL", 1, edition)
    while t.asks not in ("failed", *t.quiet):
        t.does("strike hand") if t.asks == "strike" else t.passes()
    assert t.measure("Oskar.locked") == 1
    t.answer(t.options("use")[0])
    assert (t.measure("Oskar.locked"), t.measure("Oskar.blood")) == (0, 4)
    t.goes_on()
    t.is_quiet()


@editions
def test_who_reads_the_winds_does_not_lock_for_the_block(edition: str) -> None:
    t = blocked_by("Read the Winds", "ani aus", 0, edition)
    t.goes_on()
    assert t.measure("Oskar.locked") == 0
    t.is_quiet()


@editions
def test_who_is_locked_rises_by_read_the_winds(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/7 stealth:1"]),
        seat(ready=["Oskar 6/8 ANI AUS locked"], hand=["Read the Winds"], library=2),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    with t.unchanged("c.pool", "b.pool"):
        t.does("play Read the Winds Oskar 1", by="b")
        assert t.told("blocked")[0]["intercept"] == 1
        t.goes_on()
    assert t.measure("Oskar.locked") == 1
    t.is_quiet()


@editions
@pytest.mark.parametrize("stealth", [0, 2])
@rules_on("Night Terrors", "LSJ 20021211", "LSJ 20020612")
def test_night_terrors_take_all_stealth(edition: str, stealth: int) -> None:
    t = position(
        seat(ready=[f"Mira 6/7 obf stealth:{stealth}"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 6/8 OBF PRE clan:Ravnos"], hand=["Night Terrors"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Night Terrors Oskar 1")
    t.does("play Night Terrors Oskar 1", by="b")
    assert t.measure("Mira.stealth") == 0
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    assert t.offers("play Lost in Crowds")  # it can be raised again
    t.passes()
    assert t.told("blocked")
    while t.asks != "strike" or t.who() != "b":
        t.does("strike hand") if t.asks == "strike" else t.passes()
    t.answer(t.options("use")[0])
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6, 6 - t.g.face[t["Night Terrors"]].blood)
    t.is_quiet()


@editions
def test_draba_lies_on_a_minion_until_it_is_needed(edition: str) -> None:
    t = position(
        seat(ready=["Vlad 5/7 CHI"], hand=["Draba", "Draba"]),
        seat(ready=["Mira 6/7 stealth:2"]),
        bystander(),
        edition=edition,
    )
    t.does("play Draba Vlad 0", by="a")
    t.does("target Mira")
    t.goes_on()
    assert t.region("Draba") == "attached"
    while t.who() != "b" or t.asks != "minion":
        t.passes()
    t.does("bleed Mira", by="b")
    t.passes_until_offered("use Draba")
    t.does("use Draba", by="a")
    assert (t.told("modified")[-1]["amount"], t.region("Draba")) == (-2, "ash-heap")
    t.goes_on()
    t.is_quiet()


@editions
@rules_on("Draba", "LSJ 20020612")
def test_draba_at_superior_is_a_reaction(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/7 stealth:2"]), seat(ready=["Oskar 6/8 CHI"], hand=["Draba"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("play Draba Oskar 1", by="b")
    assert t.measure("Mira.stealth") == 0
    t.goes_on()
    t.is_quiet()


@editions
@rules_on("Ignis Fatuus", "LSJ 20020612")
def test_ignis_fatuus_dims_the_acting_minion_for_the_turn(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/7 stealth:1"]),
        seat(ready=["Oskar 6/8 chi"], hand=["Ignis Fatuus"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Ignis Fatuus Oskar 0", by="b")
    t.goes_on()
    assert t.measure("Mira.stealth") == 0  # still, until the turn ends
    t.is_quiet()


@editions
def test_ignis_fatuus_at_superior_is_for_any_bleed(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/7 bleed:2"]), seat(), seat(ready=["Vera 6/8 CHI"], hand=["Ignis Fatuus"]), edition=edition
    )
    t.does("bleed Mira")
    t.does("play Ignis Fatuus Vera 1", by="c")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()


@editions
def test_melange_is_burned_for_a_bleed_of_the_one_who_was_blocked(edition: str) -> None:
    t = blocked_by("Melange", "AUS", 1, edition)
    t.goes_on()
    assert (t.region("Melange"), t.word("Melange.controller")) == ("attached", "b")
    while t.who() != "b" or t.asks != "minion":
        t.passes()
    t.does("bleed Oskar", by="b")  # at seat c: it is for bleeds of seat a
    assert not t.options("use")
    t.goes_on()
    t.is_quiet()
