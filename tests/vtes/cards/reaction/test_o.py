"""Reaction cards: O."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import until
from tests.vtes.cards.combat_tables import ends, on_to
from tests.vtes.cards.reaction_tables import WAKES
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, reacting, since_2011

# -- Obedience --------------------------------------------------------------------------------------------------------


def obeyed(edition: str, words: str, mira: str = "Mira 4/7", rush: bool = False) -> Table:
    t = position(
        seat(ready=[mira], hand=["Bum's Rush", "Bum's Rush"]),
        seat(ready=[f"Oskar 4/8 {words}"], hand=["Obedience"]),
        bystander(),
        edition=edition,
    )
    if rush:
        t.does("play Bum's Rush Mira")
        t.does("target Oskar")
        while t.asks not in ("would-fight", *t.quiet):
            t.passes()
        return t
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    return t


@editions
@pytest.mark.parametrize(("words", "mode", "locked"), [("dom", 0, 0), ("DOM", 1, 1)])
def test_a_younger_vampire_obeys_the_one_who_blocks(edition: str, words: str, mode: int, locked: int) -> None:
    """Rulings: nothing can be played any more, the blocker does not lock, and the same action is not taken again."""
    t = obeyed(edition, words)
    t.does(f"play Obedience Oskar {mode}", by="b")
    assert not t.told("combat")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked"), t.measure("b.pool")) == (locked, 0, 30)
    assert not t.offers("bleed Mira")
    t.is_quiet()


@editions
def test_a_younger_vampire_obeys_the_one_whom_he_attacks(edition: str) -> None:
    t = obeyed(edition, "dom", rush=True)
    t.does("play Obedience Oskar 0", by="b")
    assert not t.told("combat")
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 4)
    assert not t.offers("play Bum's Rush")  # not the same action again
    assert t.offers("bleed Mira")
    t.is_quiet()


@editions
def test_elders_do_not_obey(edition: str) -> None:
    for mira in ("Mira 4/8", "Mira ally 3"):
        t = obeyed(edition, "DOM", mira.replace("ally 3", "ally 3 bleed:1"))
        assert not t.ever_offered("play Obedience")


@rules_on("Obedience", "ANK 20171212")
@pytest.mark.parametrize("slave", [True, False])
def test_obedience_is_not_for_a_slave_who_fights_in_place_of_the_acting_vampire(slave: bool) -> None:
    t = position(
        seat(ready=["Boss 3/5 clan:Tremere", "Gog 3/4 clan:Gargoyle slave-of:Tremere"]),
        seat(ready=["Oskar 4/9 dom"], hand=["Obedience"]),
        bystander(),
    )
    t.does("bleed Boss")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Obedience Oskar 0")
    t.does("pass" if slave else "play Obedience Oskar 0", by="b")
    since = len(t.asked)
    if slave:
        until(t, "slave Gog")
        t.does("slave Gog", by="a")
    on_to(t)
    assert len(t.told("combat")) == slave
    assert not t.ever_offered("play Obedience Oskar", since)
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
    on_to(t, "would-end")
    t.does("play Psyche! Mira 1", by="a")
    on_to(t, "would-fight")
    assert (t.who(), len(t.told("combat"))) == ("b", 1)
    t.does("play Obedience Oskar 0", by="b")
    assert len(t.told("combat")) == 1
    t.is_quiet()


# -- On the Qui Vive --------------------------------------------------------------------------------------------------


def asleep(
    card: str, words: str, edition: str, *hand: str, actor: str = "Mira 4/8", holds: tuple[str, ...] = ()
) -> Table:
    """Oskar, locked, holds the card; Ines of the same seat is unlocked."""
    return position(
        seat(ready=[actor], hand=list(holds)),
        seat(ready=[f"Oskar 4/8 locked {words}".strip(), "Ines 4/4"], hand=[card, *hand]),
        bystander(),
        edition=edition,
    )


RULED_WAKES = [("On the Qui Vive", ""), ("Wake with Evening's Freshness", ""), ("Shadow Sentinel", "obl")]
wakes = pytest.mark.parametrize(("card", "words"), RULED_WAKES)


@editions
@rules_on("On the Qui Vive", "TOM 19951129")
@rules_on("Wake with Evening's Freshness", "TOM 19951129")
@rules_on("Shadow Sentinel", "TOM 19951129")
@wakes
def test_who_wakes_need_not_do_anything(card: str, words: str, edition: str) -> None:
    t = asleep(card, words, edition)
    t.does("bleed Mira")
    t.passes_until_offered(f"play {card} Oskar 0")
    t.does(f"play {card} Oskar 0", by="b")
    assert t.measure("Oskar.awake") == 1
    t.goes_on()  # all pass: neither Oskar nor Ines blocks
    assert (t.measure("b.pool"), t.told("blocked"), t.measure("Oskar.awake")) == (29, [], 0)
    t.is_quiet()


@since_2011
@rules_on("On the Qui Vive", "LSJ 20091123")
@rules_on("Wake with Evening's Freshness", "LSJ 20091123")
@rules_on("Shadow Sentinel", "LSJ 20091123")
@wakes
def test_who_wakes_after_the_combat_of_another_joins_it(card: str, words: str, edition: str) -> None:
    t = asleep(card, f"{words} aus", edition, "Fast Reaction")
    t.does("bleed Mira")
    t.passes_until_offered("block Ines")
    t.does("block Ines", by="b")
    while not t.told("combat"):
        t.passes()
    while t.asks != "after-combat":
        assert not t.offers(f"play {card}")  # nobody wakes in a combat
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert not t.offers("play Fast Reaction Oskar")
    t.does(f"play {card} Oskar 0", by="b")
    t.does("play Fast Reaction Oskar 0", by="b")
    t.goes_on()
    assert [one["opposing"] for one in t.told("combat")] == [t["Ines"], t["Oskar"]]
    t.is_quiet()


@since_2011
@rules_on("On the Qui Vive", "ANK 20210819")
@rules_on("Wake with Evening's Freshness", "ANK 20210819")
@rules_on("Shadow Sentinel", "ANK 20210819")
@wakes
def test_who_wakes_as_a_card_is_played_can_cancel_it(card: str, words: str, edition: str) -> None:
    t = asleep(card, f"{words} VIS", edition, "Scry the Hearthstone", actor="Mira 4/8 OBF", holds=("Lost in Crowds",))
    t.does("bleed Mira")
    t.passes_until_offered("block Ines")
    t.does("block Ines", by="b")
    t.does("play Lost in Crowds Mira 0", by="a")
    assert (t.who(), t.asks, t.offers("play Scry the Hearthstone")) == ("b", "as-played", False)
    t.does(f"play {card} Oskar 0", by="b")
    t.does("play Scry the Hearthstone Oskar 2", by="b")
    assert t.told("cancelled")
    assert t.told("blocked")


@since_2011
@rules_on("On the Qui Vive", "ANK 20210819")
@rules_on("Wake with Evening's Freshness", "ANK 20210819")
@rules_on("Shadow Sentinel", "ANK 20210819")
@wakes
def test_nobody_wakes_as_a_card_is_played_in_combat_or_without_an_action(card: str, words: str, edition: str) -> None:
    t = asleep(card, words, edition, "Direct Intervention", actor="Mira 4/8 pot", holds=("Immortal Grapple",))
    t.does("bleed Mira")
    t.passes_until_offered("block Ines")
    t.does("block Ines", by="b")
    t.passes_until_offered("play Immortal Grapple Mira")
    t.does("play Immortal Grapple Mira 0", by="a")
    assert (t.who(), t.asks) == ("b", "as-played")
    assert t.offers("play Direct Intervention")
    assert not t.offers(f"play {card}")
    t = position(
        seat(ready=["Mira 4/8"], hand=["Misdirection"]),
        seat(ready=[f"Oskar 4/8 locked {words}".strip(), "Ines 4/4"], hand=[card, "Sudden Reversal"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Misdirection", "target Ines")
    assert (t.who(), t.asks, t.offers("play Sudden Reversal")) == ("b", "as-played", True)
    assert not t.offers(f"play {card}")


def bled_turn_after_turn(card: str, who: str, edition: str, ally: bool = False) -> Table:
    """Seat a bleeds with Mira, then seat c with Vera: Oskar of seat b is locked all the while."""
    oskar = "Oskar ally 3 locked" if ally else f"Oskar 4/8 {who} locked".replace("  ", " ")
    return position(
        seat(ready=["Mira 4/8", "Nils 3/5"]),
        seat(ready=[oskar], hand=[card, card]),
        seat(ready=["Vera 3/5"]),
        edition=edition,
    )


@editions
@pytest.mark.parametrize(("card", "who"), [("On the Qui Vive", ""), ("Shadow Sentinel", "obl")])
def test_a_minion_wakes_by_it_once_between_his_unlock_phases(edition: str, card: str, who: str) -> None:
    t = bled_turn_after_turn(card, who, edition)
    with t.unchanged("a.pool", "c.pool"):
        t.does("bleed Mira")
        t.does(f"play {card} Oskar 0", by="b")
        t.goes_on()
        before = len(t.asked)
        t.does("bleed Nils")  # another action: he has woken once already
        t.goes_on()
        assert not t.ever_offered("play", before)
    while t.who() != "b" or t.asks != "minion":
        t.passes()
    t.does("bleed Oskar", by="b")  # his unlock phase has come and gone
    t.goes_on()
    while t.who() != "a" or t.asks != "minion":
        t.passes()
    t.does("bleed Mira", by="a")
    assert t.offers(f"play {card}#2 Oskar 0")


@editions
@pytest.mark.parametrize("ally", [True, False])
def test_an_ally_who_woke_by_on_the_qui_vive_does_not_unlock_next(edition: str, ally: bool) -> None:
    t = bled_turn_after_turn("On the Qui Vive", "", edition, ally)
    t.does("bleed Mira")
    t.does("play On the Qui Vive Oskar", by="b")
    t.goes_on()
    while t.who() != "b" or t.asks not in ("minion", "influence"):
        t.passes()
    assert t.measure("Oskar.locked") == int(ally)
    while t.who() != "c" or t.asks not in ("minion", "influence"):
        t.passes()
    while t.who() != "b" or t.asks not in ("minion", "influence"):
        t.passes()
    assert t.measure("Oskar.locked") == 0  # only once


@editions
@pytest.mark.parametrize(("card", "who", "mode"), WAKES)
def test_nobody_wakes_as_a_card_is_played_in_combat(edition: str, card: str, who: str, mode: int) -> None:
    """Ruling on the wakes: as a card is played, but not in combat."""
    t = position(
        seat(ready=["Mira 4/8 cel"], hand=["Sideslip"]),
        seat(ready=["Oskar 4/8", f"Olga 4/8 {who} locked".replace("  ", " ")], hand=[card]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    while not t.told("combat"):
        t.passes()
    before = len(t.asked)
    while t.asks != "strike":
        t.passes()
    t.does("play Sideslip Mira 0", by="a")
    while t.asks not in ("after-combat", "failed", *t.quiet):
        t.passes()
    offered = [option for _, options in t.asked[before:] for option in options]
    assert not [option for option in offered if option[:2] == ("play", t[card])]
    if t.asks == "failed":
        assert t.offers(f"play {card} Olga {mode}")  # but after the block is resolved


# -- One With the Land ------------------------------------------------------------------------------------------------


@editions
@rules_on("One With the Land", "LSJ 20010813", "LSJ 20010819-2")
def test_who_is_one_with_the_land_strikes_in_the_next_combat(edition: str) -> None:
    t = position(
        seat(ready=["Mira 9/9 CEL"], hand=["Psyche!"]),
        seat(ready=["Oskar 9/9 PRO clan:Tzimisce locked"], hand=["One With the Land"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "play One With the Land Oskar 1")
    t.does("play One With the Land Oskar 1", by="b")
    until(t, "play Psyche! Mira 1")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (9, 9 - t.g.face[t["One With the Land"]].blood)
    before = t.measure("Oskar.blood")
    t.does("play Psyche! Mira 1", by="a")
    ends(t)
    assert (len(t.told("combat")), t.measure("Oskar.blood")) == (2, before - 1)


@editions
@rules_on("One With the Land", "LSJ 20001126")
def test_who_cannot_strike_on_the_land_does_not_maneuver_with_a_gun(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 9/9", [".44 Magnum"])]),
        seat(ready=["Oskar 9/9 PRO clan:Tzimisce locked"], hand=["One With the Land"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "play One With the Land Oskar 1")
    t.does("play One With the Land Oskar 1", by="b")
    ends(t)
    assert t.told("combat")
    assert not t.ever_offered("use .44 Magnum Mira")


@editions
def test_who_rises_from_the_land_strikes_nobody_in_the_first_round(edition: str) -> None:
    """Rulings: neither strikes, nor uses the maneuver of a strike, in the first round of the resulting combat."""
    t = position(
        seat(ready=[("Mira 6/8", [".44 Magnum"])]),
        seat(ready=["Oskar 6/8 PRO clan:Tzimisce locked"], hand=["One With the Land"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play One With the Land Oskar 1", by="b")
    assert t.told("blocked")
    t.goes_on()
    assert not t.told("strike")
    assert not t.ever_offered("use .44 Magnum")
    cost = t.g.face[t["One With the Land"]].blood
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood"), t.measure("b.pool")) == (6, 6 - cost, 30)
    t.is_quiet()


@editions
def test_one_with_the_land_gives_intercept_against_what_is_directed_at_her(edition: str) -> None:
    t = reacting("One With the Land", who="pro clan:Tzimisce", actor="Mira 4/8 stealth:2", edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play One With the Land Oskar 0", by="b")
    assert t.told("blocked")[0]["intercept"] == 2
    t.goes_on()
    t.is_quiet()


# -- Organized Resistance ---------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("baron", "offered"), [("baron:Paris sect:Anarch", True), ("sect:Anarch", False)])
def test_organized_resistance_raises_an_anarch(edition: str, baron: str, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]),
        seat(
            ready=[f"Oskar 4/8 {baron} locked", "Olga 3/4 sect:Anarch locked", "Otto 3/4 locked"],
            hand=["Organized Resistance"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    if not offered:
        assert not t.ever_offered("play")
        return
    t.does("play Organized Resistance Oskar 1", by="b")
    assert t.options("target") == [f"target {t['Oskar']}", f"target {t['Olga']}"]
    t.does("target Olga")
    assert t.told("blocked")[0]["intercept"] == 1
    t.goes_on()
    assert (t.measure("Olga.blood"), t.measure("Oskar.locked"), t.measure("Otto.locked")) == (2, 1, 1)
    t.is_quiet()


@since_2011
def test_organized_resistance_raises_another_than_the_one_who_attempts_to_block(edition: str) -> None:
    """The blocker is card 0: a card number of 0 must count as a blocker."""
    t = position(
        seat(ready=["Oskar 4/8 baron:Paris sect:Anarch", "Olga 3/4 sect:Anarch locked"], hand=["Organized Resistance"]),
        bystander(),
        seat(ready=["Mira 4/8 stealth:1"]),
        turn="c",
        edition=edition,
    )
    t.does("bleed Mira", by="c")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="a")
    t.does("play Organized Resistance Oskar 1", by="a")
    t.goes_on()
    assert [told["minion"] for told in t.told("blocked")] == [t["Olga"]]
    t.is_quiet()


@since_2011
def test_organized_resistance_gives_intercept_to_an_anarch_who_blocks(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]),
        seat(ready=["Oskar 4/8 baron:Paris sect:Anarch locked", "Olga 3/4 sect:Anarch"], hand=["Organized Resistance"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Olga")
    t.does("block Olga", by="b")
    t.does("play Organized Resistance Oskar 0", by="b")
    assert t.told("blocked")[0]["intercept"] == 1
    t.goes_on()
    t.is_quiet()
