"""Action Modifier cards: H."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.action_modifier_tables import attempted, met_by_oskar
from tests.vtes.cards.answering import reaches, to_the_end, until
from tests.vtes.cards.cancelling_tables import IN_COMBAT, bleeding, comes_to_blows, plays_in_combat
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import acting, bystander, editions, in_editions, path_for, since_2011

# -- Hag's Wrinkles ---------------------------------------------------------------------------------------------------


@in_editions("words mode n unlocks", [("obf", 0, 2, False), ("thn", 1, 0, True), ("THN", 2, 1, True)])
def test_hags_wrinkles_are_for_equipping(edition: str, words: str, mode: int, n: int, unlocks: bool) -> None:
    t = acting("Hag's Wrinkles", ".44 Magnum", who=words, against=[("Oskar 4/8", ["Raven Spy"])], edition=edition)
    t.does("play .44 Magnum Mira 0")
    until(t, "block Oskar")
    if n:
        t.does("block Oskar")
    until(t, f"play Hag's Wrinkles Mira {mode}")
    t.does(f"play Hag's Wrinkles Mira {mode}", by="a")
    assert stats.stealth(t.g, t["Mira"]) == 1 + n or t.asks in t.quiet
    to_the_end(t)
    if not t.told("blocked"):
        assert t.measure("Mira.locked") == (0 if unlocks else 1)
    t = met_by_oskar("Hag's Wrinkles", who=words, edition=edition)
    to_the_end(t)
    assert not t.ever_offered("play Hag's Wrinkles")


# -- Heart's Desire ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("oskar", "foiled"), [("Oskar 2/7", True), ("Oskar 2/8", False)])
def test_the_hearts_desire_of_the_blocker(edition: str, oskar: str, foiled: bool) -> None:
    t = acting("Heart's Desire", who="aus chi", against=[f"{oskar} intercept:3"], edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Heart's Desire Mira 0", by="a")
    assert bool(t.told("block-failed")) is foiled
    t.goes_on()
    t.is_quiet()


# -- Hedonism ---------------------------------------------------------------------------------------------------------

LURES = [
    # card, words, mode, whether he locks, whether they fight
    ("Hedonism", "for trait:path-of-Cathari", 0, True, True),
    ("Hedonism", "pre trait:path-of-Cathari", 1, True, True),
    ("Hedonism", "FOR trait:path-of-Cathari", 2, True, False),
    ("Hedonism", "PRE trait:path-of-Cathari", 3, True, False),
    ("Siren's Lure", "mel", 1, True, True),
    ("Siren's Lure", "MEL", 2, False, True),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "locks", "fights"), LURES)
def test_another_lures_the_blocker_away(
    edition: str, card: str, words: str, mode: int, locks: bool, fights: bool
) -> None:
    """Rulings: the combat comes after the resolution of the action, and is part of it."""
    t = position(
        seat(ready=["Mira 4/8", f"Ines 5/6 {words}"], hand=[card]),
        seat(ready=[("Oskar 4/8", ["Raven Spy"] * 5), "Olga 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does(f"play {card} Ines {mode}", by="a")
    assert (t.measure("Oskar.locked"), t.measure("Ines.locked")) == (1, int(locks))
    assert not t.offers("block Oskar")
    t.goes_on()
    assert t.measure("b.pool") == 29
    assert [(told["acting"], told["opposing"]) for told in t.told("combat")] == [(t["Ines"], t["Oskar"])] * fights
    assert t.measure("Oskar.blood") == 4 - int(fights)
    t.is_quiet()


@ruled_alike("card words mode", [("Hedonism", "for", 0), ("Siren's Lure", "mel", 1)], "LSJ 20021121")
def test_nobody_else_is_lured_into_a_combat_in_the_same_action(card: str, words: str, mode: int) -> None:
    """Another blocker can be made to fail, if no combat is queued by it."""
    path = path_for("Hedonism")
    t = position(
        seat(ready=["Mira 6/8", f"Ines 5/6 {words} {path}", f"Ivo 4/8 PRE {path}"], hand=[card, "Hedonism"]),
        seat(ready=["Oskar 6/8", "Olga 6/8"]),
        bystander(),
    )
    first, second = t.g.hand(0)
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"play {first} Ines {mode}")
    t.does(f"play {first} Ines {mode}", by="a")
    until(t, "block Olga")
    t.does("block Olga", by="b")
    ways = {"for": 0, "pre": 1, "FOR": 2, "PRE": 3}
    until(t, f"play {second} Ivo {ways['PRE']}")
    assert not t.offers(f"play {second} Ivo {ways['pre']}")
    t.does(f"play {second} Ivo {ways['PRE']}", by="a")
    on_to(t)
    assert (len(t.told("combat")), t.measure("b.pool")) == (1, 29)


FAILING_LURES = [("Hedonism", "for trait:path-of-Cathari", 0), ("Siren's Lure", "MEL", 2)]


@rules_on("Hedonism", "LSJ 20090826")
@rules_on("Siren's Lure", "LSJ 20090826")
@pytest.mark.parametrize(("card", "words", "mode"), FAILING_LURES)
@pytest.mark.parametrize("ended", [True, False])
def test_no_combat_with_who_was_lured_if_the_action_ends_before_its_resolution(
    card: str, words: str, mode: int, ended: bool
) -> None:
    t = position(
        seat(ready=["Mira 4/8", f"Ines 5/6 {words}"], hand=[card, "Change of Target"]),
        seat(ready=["Oskar 4/8", "Olga 4/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"play {card} Ines {mode}")
    t.does(f"play {card} Ines {mode}", by="a")
    until(t, "block Olga")
    t.does("block Olga", by="b")
    until(t, "play Change of Target Mira 0")
    t.does("play Change of Target Mira 0" if ended else "pass", by="a")
    to_the_end(t)
    fights = [(told["acting"], told["opposing"]) for told in t.told("combat")]
    assert fights == ([] if ended else [(t["Mira"], t["Olga"]), (t["Ines"], t["Oskar"])])
    t.is_quiet()


@rules_on("Hedonism", "LSJ 20021121", "ANK 20170918-2")
@rules_on("Siren's Lure", "LSJ 20021121", "ANK 20170918-2")
@pytest.mark.parametrize(("card", "words", "mode"), FAILING_LURES)
@pytest.mark.parametrize("lured", [True, False])
def test_no_other_combat_is_begun_before_that_with_who_was_lured(card: str, words: str, mode: int, lured: bool) -> None:
    """Neither by a Hidden Lurker nor by Psyche!, and the action is not over before it."""
    haven = "Heidelberg Castle, Germany"
    t = position(
        seat(
            ready=["Mira 6/8 CEL", f"Ines 5/6 {words}", ("Ivo 4/8 obf", ["Flak Jacket"])],
            hand=[card, "Hidden Lurker", "Psyche!"],
            play=[haven],
        ),
        seat(ready=["Oskar 6/8", "Olga 6/8"]),
        bystander(),
    )
    assert t.offers(f"use {haven}")
    t.does("bleed Mira")
    since = len(t.asked)
    until(t, "block Oskar")
    if lured:
        t.does("block Oskar", by="b")
        until(t, f"play {card} Ines {mode}")
        t.does(f"play {card} Ines {mode}", by="a")
        until(t, "block Olga")
    t.does("block Olga", by="b")
    on_to(t)
    assert len(t.told("combat")) == 1 + lured
    asked = [t.ever_offered(f"play {one}", since) for one in ("Hidden Lurker Ivo 0", "Psyche! Mira 1")]
    assert asked == [not lured, not lured]
    during = [options for _, options in t.asked[since:]]
    assert not any(option[0] == "use" and option[1] == t[haven] for options in during for option in options)
    t.is_quiet()


# -- Hidden Lurker ----------------------------------------------------------------------------------------------------

PACK = "clan:Gangrel-antitribu"
FOLLOWS = [
    # card, who plays it, those of seat a, those of seat b
    ("Hidden Lurker", "Ines", ["Mira 6/8 CEL PRE", "Ines 6/8 obf", "Ivo 6/8 obf"], ["Oskar 8/9"]),
    ("Follow the Alpha", "Ines", [f"Mira 6/8 CEL PRE {PACK}", f"Ines 6/8 {PACK}"], ["Oskar 8/9"]),
    ("Fast Reaction", "Olga", ["Mira 6/8"], ["Oskar 8/9 CEL PRE", "Olga 6/8 aus", "Otto 6/8 aus"]),
]


def follows(card: str, who: str, own: list[Item], foes: list[Item], *more: str) -> Table:
    """Mira's bleed is blocked by Oskar: their combat begins. Two copies of the card are there to be played after it."""
    mine = who != "Olga"
    hand = [card, card, *more]
    t = position(seat(ready=own, hand=hand if mine else []), seat(ready=foes, hand=[] if mine else hand), bystander())
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    return t


@rules_on("Hidden Lurker", "RTR 20020501")
@rules_on("Follow the Alpha", "RTR 20020501")
@rules_on("Fast Reaction", "RTR 20020501")
@pytest.mark.parametrize(("card", "who", "own", "foes"), FOLLOWS)
def test_nobody_follows_while_a_combat_is_to_follow(card: str, who: str, own: list[Item], foes: list[Item]) -> None:
    """Neither when Psyche! has begun another combat of the two, nor a second one when the first has come."""
    fighter = "Oskar" if who == "Olga" else "Mira"
    t = follows(card, who, own, foes, "Psyche!")
    on_to(t, "would-end")
    assert not t.ever_offered(f"play {card}")
    t.does(f"play Psyche! {fighter} 1")
    on_to(t, "after-combat")
    assert len(t.told("combat")) == 2  # not after the first
    t.does(f"play {card} {who} 0")
    since = len(t.asked)
    on_to(t)
    assert len(t.told("combat")) == 3
    assert not t.ever_offered(f"play {card}#2", since)
    t.is_quiet()


@rules_on("Hidden Lurker", "LSJ 19980109", "RTR 20020501")
@rules_on("Follow the Alpha", "LSJ 19980109", "RTR 20020501")
@rules_on("Fast Reaction", "LSJ 19980109", "RTR 20020501")
@pytest.mark.parametrize(("card", "who", "own", "foes"), FOLLOWS)
@pytest.mark.parametrize("played", [True, False])
def test_what_was_to_follow_the_combat_is_lost_if_another_does(
    card: str, who: str, own: list[Item], foes: list[Item], played: bool
) -> None:
    """Catatonic Fear hurts after the combat, but not if somebody goes on with the fight."""
    striker, victim = ("Oskar", "Mira") if who == "Olga" else ("Mira", "Oskar")
    t = follows(card, who, own, foes, "Catatonic Fear")
    on_to(t, "strike")
    t.does(f"play Catatonic Fear {striker} 1")
    on_to(t, "after-combat")
    t.does(f"play {card} {who} 0" if played else "pass")
    on_to(t)
    harm = [told["source"] for told in t.told("damage") if told["card"] == t[victim]]
    assert harm == [t[who] if played else t[striker]]
    t.is_quiet()


@rules_on("Hidden Lurker", "LSJ 20100604-1")
@pytest.mark.parametrize(("strength", "offered"), [(1, True), (9, False)])
def test_nobody_lurks_for_one_on_his_way_to_torpor(strength: int, offered: bool) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 strength:{strength}", "Ines 6/8 obf"], hand=["Hidden Lurker"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t)
    assert t.ever_offered("play Hidden Lurker Ines 0") is offered


USELESS = [
    ("Hidden Lurker", "Ines", ["Mira 6/8", "Ines 6/8 obf"], ["Oskar 8/9 cel"], "Oskar"),
    ("Fast Reaction", "Olga", ["Mira 6/8 cel"], ["Oskar 8/9", "Olga 6/8 aus"], "Mira"),
]


@rules_on("Hidden Lurker", "LSJ 19970814-2")
@rules_on("Fast Reaction", "LSJ 19970814-2")
@pytest.mark.parametrize(("card", "who", "own", "foes", "quick"), USELESS)
def test_who_cannot_strike_may_gain_strikes_for_nothing(
    card: str, who: str, own: list[Item], foes: list[Item], quick: str
) -> None:
    mine = who == "Ines"
    t = position(
        seat(ready=own, hand=[card] if mine else ["Blur"]),
        seat(ready=foes, hand=["Blur"] if mine else [card]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "after-combat")
    t.does(f"play {card} {who} 0")
    on_to(t, "additional")
    t.does(f"play Blur {quick} 0")
    on_to(t)
    assert len([told for told in t.told("strike") if told["minion"] == t[quick]]) == 1  # in the first combat
    t.is_quiet()


@rules_on("Hidden Lurker", "LSJ 20001126", "LSJ 19990425")
@in_editions("words mode presses", [("obf", 0, False), ("OBF", 1, True)])
def test_a_lurker_goes_on_with_the_fight(edition: str, words: str, mode: int, presses: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8", f"Ilse 4/8 {words}"], hand=["Hidden Lurker"]),
        seat(ready=[("Oskar 6/8", [".44 Magnum"])]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on_to(t, "after-combat")
    asked = len(t.asked)
    t.does(f"play Hidden Lurker Ilse {mode}", by="a")
    on_to(t, "press", "influence")
    assert not t.ever_offered("use .44 Magnum", since=asked)
    assert (t.asks == "press" and t.offers("press")) is presses
    to_the_end(t)
    assert (t.measure("Oskar.blood"), t.measure("Ilse.blood"), t.measure("Ilse.locked")) == (4, 4, 1)
    assert t.measure("Mira.blood") == 3
    t.is_quiet()


# -- Hide the Mind ----------------------------------------------------------------------------------------------------


@editions
def test_hide_the_mind_cancels_a_reaction_with_auspex(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBF"], hand=["Hide the Mind"]),
        seat(ready=["Oskar 4/8 aus"], hand=["Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    t.does("play Enhanced Senses Oskar 0", by="b")
    if t.g.edition.cancels:
        t.does("play Hide the Mind Mira 1", by="a")
        t.goes_on()
        assert t.told("block-failed")
    else:
        assert not t.offers("play Hide the Mind")


AUSPEX = ("Hide the Mind", "obf", "play Hide the Mind Mira 0", "aus")


@ruled_alike("card words cancels what", [*IN_COMBAT, AUSPEX], "LSJ 20030224")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_additional_strike_is_not_counted(
    card: str, words: str, cancels: str, what: str, cancelled: bool
) -> None:
    t = plays_in_combat(card, words, what)
    t.does(cancels if cancelled else "pass", by="a")
    since = len(t.asked)
    on_to(t)
    assert t.ever_offered("play Blur Oskar 0", since) is cancelled
    t.is_quiet()


@since_2011
@rules_on("Hide the Mind", "PIB 20130704")
@pytest.mark.parametrize(("oskar", "mode", "offered"), [("aus", 0, True), ("dai", 1, False)])
def test_hide_the_mind_is_for_what_is_played_with_auspex(oskar: str, mode: int, offered: bool, edition: str) -> None:
    t = bleeding(["Hide the Mind"], "OBF", ["Sense the Sin"], f"{oskar} clan:Baali", edition, deed="hunt", mira="4/4")
    comes_to_blows(t)
    reaches(t, f"play Sense the Sin Oskar {mode}")
    t.does(f"play Sense the Sin Oskar {mode}", by="b")
    assert t.offers("play Hide the Mind Mira 1") is offered


# -- Horrific Countenance ---------------------------------------------------------------------------------------------


@editions
def test_horrific_countenance_makes_the_action_unblockable(edition: str) -> None:
    t = attempted("Horrific Countenance", "pro", edition)
    t.does("play Horrific Countenance Mira", by="a")
    t.goes_on()
    assert len(t.told("block-attempt")) == 1
    assert (t.measure("b.pool"), t.measure("Oskar.locked")) == (29, 0)
    t.is_quiet()
