"""Official rulings on actions: what they may be aimed at, what makes them fail, and what comes after them."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    ME,
    OTHERS,
    READY,
    SUCCEEDED,
    VAMPIRE,
    a,
    action,
    definition,
    gain,
    lock,
    modifier,
    unlock,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_rulings_odds import to_the_end, until


def answers(t: Table, *texts: str) -> None:
    for text in texts:
        until(t, text)
        t.does(text)


# -- targets ----------------------------------------------------------------------------------------------------------


@ruled_alike(
    "card words mode",
    [
        ("Deflection", "dom", 0),
        ("Murmur of the False Will", "DOM", 1),
        ("My Enemy's Enemy", "AUS", 1),
        ("Redirection", "DOM", 1),
        ("Telepathic Misdirection", "AUS", 1),
        ("Bait and Switch", "sect:Anarch baron:Berlin", 0),
    ],
    "PIB 20130711",
)
def test_a_bleed_is_sent_to_nobody_who_could_not_be_bled(card: str, words: str, mode: int) -> None:
    """Not to the one who bleeds, nor to oneself, nor to one who is out of the game."""
    t = position(
        seat(ready=["Mira 2/4"]),
        seat(ready=[f"Oskar 4/8 {words}"], hand=[card]),
        seat(pool=0),
        seat(ready=["Dora 2/4"]),
        seat(ready=["Emil 2/4"]),
        ousted=["c"],
    )
    t.does("bleed Mira")
    until(t, f"play {card} Oskar {mode}")
    t.does(f"play {card} Oskar {mode}", by="b")
    if t.asks == "target":
        assert [t.offers(f"target {who}") for who in "abcde"] == [False, False, False, True, True]
        t.does("target e")
    to_the_end(t)
    assert [t.measure(f"{who}.pool") for who in "abde"] == [30, 30, 30, 29]
    t.is_quiet()


@rules_on("Chanjelin Ward", "LSJ 20080809-2", "RTR 20081119")
@pytest.mark.parametrize("warded", ["Oskar", "Olga", ""])
def test_a_ward_counts_whichever_target_has_it(warded: str) -> None:
    """The action costs a blood more, and can be made to fail."""
    one, other = a(VAMPIRE, READY, OTHERS), a(VAMPIRE, READY, OTHERS)
    both = made_up("Both", faces.ACTION, definition=definition(action("", lock(one), lock(other))))
    for burned in (True, False):
        t = position(
            seat(ready=["Mira 4/8", "Ines 2/4"], hand=[both]),
            seat(ready=[(f"{who} 2/4", ["Chanjelin Ward"] if who == warded else []) for who in ("Oskar", "Olga")]),
            bystander(),
        )
        t.does("play Both Mira 0")
        t.does_all("target Oskar", "target Olga")
        if warded and burned:
            until(t, "use Chanjelin Ward")
            t.does("use Chanjelin Ward", by="b")
        to_the_end(t)
        assert not warded or t.ever_offered("use Chanjelin Ward")
        fails = bool(warded) and burned
        assert (t.measure("Oskar.locked"), t.measure("Olga.locked")) == ((0, 0) if fails else (1, 1))
        assert t.measure("Mira.blood") == (3 if warded and not fails else 4)
        t.is_quiet()


@ruled_alike(
    "who", ["Ellen Fence, the Tracker", "Fergus Alexander", "Glycon", "Karsh", "Nathaniel Bordruff"], "LSJ 20070411"
)
@pytest.mark.parametrize("unlocks", [True, False])
def test_a_rush_at_one_who_has_unlocked_succeeds_without_effect(who: str, unlocks: bool) -> None:
    t = position(
        seat(ready=[who, "Ines 2/4"]), seat(ready=["Oskar 4/8 sect:Sabbat locked", "Olga 2/4 sect:Sabbat"]), bystander()
    )
    t.does(f"use {who} {who}")
    assert not t.offers("target Olga")
    t.does("target Oskar") if t.asks == "target" else None
    if unlocks:
        t.g.unlock(t["Oskar"])
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert bool(t.told("combat")) is not unlocks
    assert t.told("action-over")[-1]["outcome"] == 1
    t.is_quiet()


@rules_on("Eurayle Gelasia Mylonas", "PIB 20121210")
@pytest.mark.parametrize(("whom", "victims", "stealth"), [("Ines", [], 2), ("Oskar", [1], 0)])
def test_eurayle_acts_against_who_controls_the_one_that_she_unlocks(
    whom: str, victims: list[int], stealth: int
) -> None:
    me = "Eurayle Gelasia Mylonas"
    t = position(seat(ready=[me, "Ines 2/4 locked"]), seat(ready=["Oskar 2/4 locked"]), bystander())
    t.does(f"use {me} {me} {-1 if whom == 'Ines' else -2}")
    t.does(f"target {whom}") if t.asks == "target" else None
    assert t.told("action")[-1]["victims"] == victims
    assert t.measure(f"{me}.stealth") == stealth
    t.goes_on()
    assert (t.measure(f"{whom}.locked"), t.measure(f"{me}.locked")) == (0, 1)
    t.is_quiet()


# -- actions that fail ------------------------------------------------------------------------------------------------


def failing(*hand: Item) -> Table:
    """An action at Edward fails, for a card of Dominate."""
    me = "Edward Vignes"
    t = position(
        seat(ready=["Mira 4/7 CEL FOR", "Ines 2/4"], hand=["Bum's Rush", "Bum's Rush", *hand]),
        seat(ready=[me, "Oskar 2/4"], hand=["Govern the Unaligned"]),
        bystander(),
    )
    t.does("play Bum's Rush Mira 0")
    t.does(f"target {me}")
    until(t, f"use {me}")
    t.does(f"use {me}", by="b")
    return t


@rules_on("Edward Vignes", "ANK 20221205", "ANK 20211015")
def test_what_fails_at_edward_may_be_followed_but_not_repeated() -> None:
    t = failing("Zephyr")
    until(t, "play Zephyr Mira 1")
    t.does("play Zephyr Mira 1", by="a")
    assert (t.asks, t.measure("Mira.locked"), t.told("combat")) == ("minion", 0, [])
    assert t.offers("hunt Mira")
    assert not t.offers("play Bum's Rush#2 Mira")
    t.is_quiet()


@rules_on("Edward Vignes", "LSJ 20070219")
def test_what_fails_at_edward_is_not_blocked() -> None:
    t = failing("Freak Drive", "Mirror Image")
    to_the_end(t)
    assert not t.ever_offered("play Freak Drive")
    assert not t.ever_offered("play Mirror Image")
    t.is_quiet()


# -- the light of day -------------------------------------------------------------------------------------------------


@rules_on("Daring the Dawn", "ANK 20220331", "ANK 20210124", "ANK 20221011-2")
@pytest.mark.parametrize("ends", ["unblocked", "Mirror Walk", "Change of Target", "too dear"])
def test_who_dares_the_dawn_is_burnt_however_the_action_ends(ends: str) -> None:
    """Vampires cannot block it, but the ally can. Who cannot pay any more has acted for nothing."""
    dear = made_up("Dear", faces.ACTION, blood=2, definition=definition(action("", gain(5))))
    t = position(
        seat(
            ready=["Mira 3/8 FOR THA", "Ines 2/4"],
            hand=["Daring the Dawn", dear, *([ends] if ends in ("Mirror Walk", "Change of Target") else [])],
        ),
        seat(ready=["Oskar 2/4", "Brute ally 3 strength:0 intercept:2"]),
        bystander(),
    )
    t.does("play Dear Mira 0")
    until(t, "play Daring the Dawn Mira 1")
    t.does("play Daring the Dawn Mira 1", by="a")
    if ends in ("Mirror Walk", "Change of Target"):
        answers(t, "block Brute", f"play {ends} Mira{' 1' if ends == 'Mirror Walk' else ''}")
    elif ends == "too dear":
        t.g.bank += t.g.blood[t["Mira"]] - 1
        t.g.blood[t["Mira"]] = 1
    to_the_end(t)
    assert (t.region("Mira"), t.told("combat")) == ("torpor", [])
    assert t.measure("a.pool") == (35 if ends == "unblocked" else 30)
    t.is_quiet()


@rules_on("Daring the Dawn", "ANK 20220401", "ANK 20211015")
def test_who_never_came_to_act_is_not_burnt_by_the_dawn() -> None:
    """The action is cancelled while an ally attempts to block it."""
    t = position(
        seat(ready=["Mira 5/8 FOR pot", "Ines 2/4"], hand=["Daring the Dawn", "Tangle Atropos' Hand"]),
        seat(ready=["Oskar 4/8", "Brute ally 3 strength:0"]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "play Daring the Dawn Mira 0", "block Brute", "play Tangle Atropos' Hand Mira 0")
    to_the_end(t)
    assert (t.region("Mira"), t.measure("Mira.locked"), t.told("damage")) == ("ready", 0, [])
    assert not t.ever_offered("block Oskar")
    t.is_quiet()


@rules_on("Day Operation", "LSJ 20040120-2")
@pytest.mark.parametrize(("first", "left"), [("Day Operation", 0), ("Daring the Dawn", 1)])
def test_torpor_and_the_damage_of_the_day_come_in_any_order(first: str, left: int) -> None:
    """In torpor both points cost blood; else the first one wounds him without."""
    t = position(
        seat(ready=["Mira 4/8 for", "Ines 2/4"], hand=["Day Operation", "Daring the Dawn"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "play Day Operation Mira 0", "play Daring the Dawn Mira 0")
    before = t.measure("Mira.blood")
    t.passes_until("trigger")
    assert t.who() == "a"
    assert t.offers("trigger Day Operation")
    assert t.offers("trigger Daring the Dawn")
    t.does(f"trigger {first}", by="a")
    to_the_end(t)
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("torpor", before - 2 + left)
    t.is_quiet()


# -- what comes as an action is announced, and after it ---------------------------------------------------------------


@rules_on("Club Illusion", "ANK 20220317")
def test_an_action_with_club_illusion_requires_no_anarch() -> None:
    t = position(
        seat(ready=["Mira 4/8 pro sect:Anarch", "Ines 2/4"], hand=["CrimethInc."], play=["Club Illusion"]),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "use Club Illusion Mira")
    t.does("use Club Illusion Mira", by="a")
    to_the_end(t)
    assert (t.measure("b.pool"), t.measure("Mira.locked")) == (28, 1)
    assert not t.ever_offered("play CrimethInc.")
    t.is_quiet()


@rules_on("Capitalist", "ANK 20190113")
def test_what_follows_an_action_follows_the_blood_of_a_capitalist() -> None:
    t = position(
        seat(ready=[("Mira 4/8 for sect:Sabbat", ["Capitalist"]), "Ines 2/4"], hand=["Freak Drive", "Conditioning"]),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "play Freak Drive Mira 0")
    assert t.measure("Mira.blood") == 5
    assert not t.offers("play Conditioning")
    t.does("play Freak Drive Mira 0", by="a")
    assert t.measure("Mira.locked") == 0
    to_the_end(t)
    t.is_quiet()


@rules_on("Forced Awakening", "LSJ 20091123")
def test_who_wakes_after_the_combat_of_another_still_reacts() -> None:
    t = position(
        seat(ready=["Mira 6/8", "Ines 2/4"]),
        seat(ready=["Oskar 4/8 aus locked", "Olga 4/8"], hand=["Forced Awakening", "Fast Reaction"]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "block Olga")
    while t.asks != "after-combat":
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert not t.offers("play Fast Reaction Oskar")
    t.does("play Forced Awakening Oskar", by="b")
    t.does("play Fast Reaction Oskar 0", by="b")
    to_the_end(t)
    assert [one["opposing"] for one in t.told("combat")] == [t["Olga"], t["Oskar"]]
    t.is_quiet()


@rules_on("Forced March", "LSJ 19981028", "ANK 20190425")
@pytest.mark.parametrize("first", ["Forced March", "Boast"])
def test_a_forced_march_comes_before_or_after_what_else_follows_an_action(first: str) -> None:
    boast = made_up("Boast", faces.MODIFIER, definition=definition(modifier("", gain(1), when=SUCCEEDED)))
    t = position(
        seat(ready=["Mira 6/8 cel for", "Ines 2/4"], hand=["Forced March", boast]),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, f"play {first} Mira 0")
    other = "Boast" if first == "Forced March" else "Forced March"
    assert t.offers(f"play {other} Mira 0")
    assert t.measure("b.pool") == 29
    t.does(f"play {first} Mira 0", by="a")
    assert not t.told("action-over")
    t.does(f"play {other} Mira 0", by="a")
    to_the_end(t)
    assert (t.measure("Mira.locked"), t.measure("a.pool")) == (0, 31)
    t.is_quiet()


@rules_on("Gathii", "ANK 20231031")
@pytest.mark.parametrize(("top", "blood"), [("Blood Doll", -1), ("Govern the Unaligned", 0)])
def test_gathii_reveals_a_card_before_he_needs_stealth_and_gains_none(top: str, blood: int) -> None:
    t = position(
        seat(ready=["Gathii blood:3", "Ines 2/4"], library=[top]), seat(ready=["Oskar 4/8 intercept:1"]), bystander()
    )
    t.does("hunt Gathii")
    assert t.measure("Gathii.stealth") == 1
    until(t, "use Gathii")
    assert not t.told("block-attempt")
    with t.changes("Gathii.blood", blood):
        t.does("use Gathii", by="a")
    assert t.measure("Gathii.stealth") == 1
    to_the_end(t)
    t.is_quiet()


@rules_on("Eze, The Demon Prince", "LSJ 20051211")
@pytest.mark.parametrize("first", ["Spring", "Stroll"])
def test_eze_has_unlocked_for_this_turn_even_if_he_was_unlocked_already(first: str) -> None:
    """One action unlocks him by itself, the other does not."""
    me = "Eze, The Demon Prince"
    deeds = {"Spring": (gain(1), unlock(ME)), "Stroll": (gain(1),)}
    cards = [made_up(name, faces.ACTION, definition=definition(action("", *deeds[name]))) for name in deeds]
    t = position(seat(ready=[me, "Ines 2/4"], hand=cards), seat(ready=["Oskar 4/8 locked"]), bystander())
    t.does(f"play {first} {me} 0")
    to_the_end(t)
    assert t.measure(f"{me}.locked") == 0
    t.does(f"bleed {me}")
    to_the_end(t)
    assert (t.measure(f"{me}.locked"), t.measure("b.pool")) == (1, 29)
    t.is_quiet()
