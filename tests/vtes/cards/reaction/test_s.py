"""Reaction cards: S."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import BLOOD, CARD, fact, gain, on, requires
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import before, blocked_by
from tests.vtes.cards.answering import does, reaches, to_the_end, until
from tests.vtes.cards.cancelling_tables import bleeding, comes_to_blows, is_the_only_answer, raises_the_bleed
from tests.vtes.cards.reaction_tables import carries_nothing_over
from tests.vtes.cards.referendum_tables import caller, polled
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_editions, path_for, reacting, since_2011
from tests.vtes.cards.turn_tables import standing

# -- Scry the Hearthstone ---------------------------------------------------------------------------------------------


@since_2011
def test_scry_the_hearthstone_sees_through_obfuscation(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obf"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 4/6 VIS"], hand=["Scry the Hearthstone"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Lost in Crowds Mira 0", by="a")
    t.does("play Scry the Hearthstone Oskar 2", by="b")
    assert t.told("cancelled")
    assert t.told("blocked")
    t.goes_on()
    t.is_quiet()


@since_2011
@rules_on("Scry the Hearthstone", "LSJ 20021011")
def test_whoever_wakes_can_scry_but_nobody_rises_for_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obf"], hand=["Cloak the Gathering"]),
        seat(
            ready=["Oskar 4/8 VIS aus PRO locked", "Olga 2/4"],
            hand=["Scry the Hearthstone", "Wake with Evening's Freshness", "Speak with Spirits"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "block Olga")
    t.does("block Olga", by="b")
    until(t, "play Cloak the Gathering Mira 0")
    t.does("play Cloak the Gathering Mira 0", by="a")
    assert (t.asks, t.who()) == ("as-played", "b")
    assert not t.offers("play Scry the Hearthstone")
    assert not t.offers("play Speak with Spirits")
    t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    t.does("play Scry the Hearthstone Oskar 2", by="b")
    to_the_end(t)
    assert t.told("cancelled")
    assert t.told("blocked")


SCRY = ("Scry the Hearthstone", "VIS", "play Scry the Hearthstone Oskar 2", "obf")


@ruled_alike("card words cancels code", [SCRY], "LSJ 20030224")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_modifier_leaves_the_limit_of_bleeds_unspent(
    card: str, words: str, cancels: str, code: str, cancelled: bool
) -> None:
    t = raises_the_bleed(card, words, code)
    t.does(cancels if cancelled else "pass", by="b")
    since = len(t.asked)
    t.goes_on()
    assert t.ever_offered("play Other Mira 0", since) is cancelled
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


# -- Second Tradition: Domain -----------------------------------------------------------------------------------------

RISING = [
    ("Second Tradition: Domain", "prince", 1, 1, 2),
    ("Sense the Savage Way", "ANI", 1, 0, 0),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "blood", "intercept"), RISING)
def test_a_locked_vampire_unlocks_and_attempts_to_block_at_once(
    card: str, words: str, mode: int, blood: int, intercept: int, edition: str
) -> None:
    t = reacting(card, who=f"{words} locked", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does(f"play {card} Oskar {mode}", by="b")
        assert t.told("block-attempt")[0]["minion"] == t["Oskar"]
        t.goes_on()
    assert [told["amount"] for told in t.told("modified")] == [intercept] * bool(intercept), "it is said aloud"
    assert t.told("blocked")[0]["intercept"] == intercept
    assert t.measure("Oskar.blood") == 4 - blood - 1  # and a fist
    assert t.measure("b.pool") == 30
    t.is_quiet()


@rules_on("Second Tradition: Domain", "ANK 20180623")
@rules_on("Sense the Savage Way", "ANK 20180623")
@editions
@pytest.mark.parametrize(("card", "words", "mode", "blood", "intercept"), RISING)
def test_who_may_not_block_the_action_does_not_rise_for_it(
    card: str, words: str, mode: int, blood: int, intercept: int, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Nils 2/4"]),
        seat(ready=[f"Vera 4/8 {words} locked"], hand=[card]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered("play")
    assert t.measure("b.pool") == 29


@editions
def test_who_has_no_blood_does_not_rise_for_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 0/8 prince locked"], hand=["Second Tradition: Domain"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.measure("b.pool") == 29
    assert not t.told("plays")


@rules_on("Second Tradition: Domain", "ANK 20181122-2")
@editions
def test_who_blocks_awake_may_still_rise_for_more_intercept(edition: str) -> None:
    """In state B of 2023 expressly: the minion that attempts to block, and no other."""
    prince = "Second Tradition: Domain"
    t = position(
        seat(ready=["Mira 4/8 OBF"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 4/8 prince locked", "Olga 4/8 prince locked"], hand=[prince, "On the Qui Vive"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play On the Qui Vive Oskar", by="b")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Lost in Crowds Mira 1", by="a")
    assert t.clauses(f"play {prince} Olga 1", by="b") == ["block.attempt.one-at-a-time"]
    t.does(f"play {prince} Oskar 1", by="b")
    assert t.told("blocked")[0]["intercept"] == 2
    t.goes_on()
    assert t.measure("b.pool") == 30
    t.is_quiet()


@editions
def test_who_is_unlocked_does_not_rise(edition: str) -> None:
    t = reacting("Second Tradition: Domain", who="prince", edition=edition)
    t.does("bleed Mira")
    assert t.clauses("play Second Tradition: Domain Oskar 1", by="b") == ["card.requirement.in-text"]


# -- Sentry Signal ----------------------------------------------------------------------------------------------------


@editions
@rules_on("Sentry Signal", "LSJ 20011204-3", "PIB 20130704")
@pytest.mark.parametrize(("code", "way", "other"), [("ani", 0, "tha"), ("tha", 1, "ani")])
def test_a_sentry_signal_requires_what_it_is_played_with(code: str, way: int, other: str, edition: str) -> None:
    used = standing("Used", on(fact.PLAYED, gain(1, BLOOD, CARD), about=requires(code)))
    unused = standing("Unused", on(fact.PLAYED, gain(1, BLOOD, CARD), about=requires(other)))
    t = position(
        seat(ready=["Mira 4/8"], play=[used, unused]),
        seat(ready=[f"Oskar 4/8 ani tha locked {path_for('Sentry Signal')}"], hand=["Sentry Signal"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, f"play Sentry Signal Oskar {way}")
    t.does(f"play Sentry Signal Oskar {way}", by="b")
    assert (t.measure("Used.blood"), t.measure("Unused.blood")) == (1, 0)


@in_editions("path offered", [("trait:path-of-Caine", True), ("trait:path-of-Cathari", False), ("", False)])
def test_a_card_with_a_path_is_for_those_who_follow_it(edition: str, path: str, offered: bool) -> None:
    t = reacting("Sentry Signal", who=f"ani {path} locked".replace("  ", " "), edition=edition)
    t.does("bleed Mira")
    assert t.offers("play Sentry Signal Oskar 0") is offered
    if not offered:
        assert "card.requirement.minion" in t.clauses("play Sentry Signal Oskar 0", by="b")


# -- Shadow Sentinel --------------------------------------------------------------------------------------------------


@editions
def test_shadow_sentinel_at_superior_wakes_a_ghost(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/7"]),
        seat(
            ready=["Oskar 4/8 OBL", "Ghost ally 2 trait:wraith locked", "Brute ally 2 locked"], hand=["Shadow Sentinel"]
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Shadow Sentinel Oskar 1", by="b")
    assert t.told("awake")[0]["card"] == t["Ghost"]
    assert t.measure("Ghost.locked") == 1
    t.does("block Ghost", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 30
    t.is_quiet()


# -- Shattered Mirror -------------------------------------------------------------------------------------------------


@in_editions("words mode locks", [("dem", 0, True), ("DEM", 1, False)])
def test_a_shattered_mirror_lowers_the_bleed(edition: str, words: str, mode: int, locks: bool) -> None:
    t = before("Shattered Mirror", who=words, actor="Mira 4/5", edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    t.does(f"play Shattered Mirror Oskar {mode}", by="b")
    to_the_end(t)
    assert (t.measure("Oskar.locked"), t.told("combat")) == (1 if locks else 0, [])
    assert (t.g.host[t["Shattered Mirror"]], stats.bleed(t.g, t["Mira"])) == (t["Mira"], 0)
    t = before("Shattered Mirror", who=words, actor="Mira 4/9", edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    to_the_end(t)
    assert not t.ever_offered("play Shattered Mirror")


@rules_on("Shattered Mirror", "RTR 20180719")
def test_nothing_is_played_after_a_shattered_mirror() -> None:
    t = position(
        seat(ready=["Mira 4/7 CEL"], hand=["Zephyr"]),
        seat(ready=["Oskar 4/8 DEM"], hand=["Shattered Mirror"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Shattered Mirror Oskar 1")
    t.does("play Shattered Mirror Oskar 1", by="b")
    t.goes_on()
    assert not t.ever_offered("play Zephyr")
    t.is_quiet()


# -- Spirit's Touch ---------------------------------------------------------------------------------------------------

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


MANEUVERS = [
    ("Spirit's Touch", "AUS", 1),
    ("Instinctive Reaction", "ANI", 1),
    ("Form of the Bat", "PRO", 1),
    ("Scry the Hearthstone", "vis", 1),
]


@editions
@ruled_alike("card words mode", MANEUVERS, "LSJ 20010819-2")
def test_the_maneuver_of_a_block_is_for_the_combat_of_that_block(
    card: str, words: str, mode: int, edition: str
) -> None:
    carries_nothing_over(card, words, mode, "maneuver", edition)


@editions
@ruled_alike(
    "card words mode gift",
    [
        ("Spirit's Touch", "AUS", 1, "maneuver"),
        ("Instinctive Reaction", "ANI", 1, "maneuver"),
        ("Form of the Bat", "PRO", 1, "maneuver"),
        ("Scry the Hearthstone", "vis", 1, "maneuver"),
        ("Precognition", "AUS", 1, "use Precognition"),
    ],
    "LSJ 20010814-2",
)
def test_a_second_block_of_the_same_action_brings_it_again(
    card: str, words: str, mode: int, gift: str, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 6/7 PRO stealth:1"], hand=["Form of Mist"]),
        seat(ready=[f"Oskar 6/8 aus {words}"], hand=[card, "Wake with Evening's Freshness", "Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", f"play {card} Oskar {mode}", "play Form of Mist Mira 1", "yes")
    does(t, "play Wake with Evening's Freshness Oskar 0", "block Oskar", "play Enhanced Senses Oskar 0")
    assert len(t.told("combat")) == 2
    before = len(t.asked)
    reaches(t, gift)
    assert len(t.asked) >= before


# -- Surprise Influence -----------------------------------------------------------------------------------------------


@editions
def test_surprise_influence_is_for_unlocked_vampires_in_a_referendum(edition: str) -> None:
    mine = ["Oskar 4/8 locked", "Otto 4/4", "Thug ally 2"]
    t = polled(caller(), seat(ready=mine, hand=["Surprise Influence"]), bystander(), edition=edition)
    assert not any(option[0] == "play" for seat, options in t.asked for option in options if seat == 1)
    t.passes_until_offered("play Surprise Influence")
    assert [t.offers(f"play Surprise Influence {who}") for who in ("Otto", "Oskar", "Thug")] == [True, False, False]
    with t.unchanged("Otto.blood", "b.pool", "c.pool", "Vera.locked"):
        t.does("play Surprise Influence Otto", by="b")
    assert (t.measure("Otto.votes"), t.measure("Oskar.votes")) == (2, 0)
    t.goes_on()
    t.is_quiet()
