"""Cards made up in a line behave as real cards do, or are refused in one line; in Python and in text files alike."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.kernel.errors import BadSetting
from praxis.vtes.model.face import MADE_UP, VAMPIRE
from praxis.vtes.model.view import View
from praxis.vtes.picture.readers_table import table_of
from praxis.vtes.positions.file import read
from praxis.vtes.positions.minions import MOST_KEPT, improvised
from praxis.vtes.positions.scenario import Table, position, seat

editions = pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])


def fight(edition: str, **cards: str) -> Table:
    """Mira, with all that stays of these cards on her and the others in hand, is blocked by Oskar."""
    stays = [name for name, line in cards.items() if line.startswith("equipment")]
    hand = [name for name in cards if name not in stays]
    t = position(seat(ready=[("Mira 5/8", stays)], hand=hand), seat(ready=["Oskar 5/8"]), edition=edition, cards=cards)
    t.does_all("bleed Mira", "block Oskar")
    return t


# -- modifiers ---------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("second", "in_2023"),
    [("modifier, bleed 1", False), ("modifier limited, bleed 1", False), ("modifier unlimited, bleed 1", True)],
)
@proves("action.bleed.limited", editions="2023")
def test_a_bleed_is_raised_by_two_modifiers_only_where_the_book_lets_it(
    second: str, in_2023: bool, edition: str
) -> None:
    """In 2023 a modifier that raises a bleed counts against the limit of one, unless it says that it does not."""
    cards = {"Charm": "modifier, bleed 1", "Smile": second, "Walk": "modifier, stealth 1"}
    t = position(seat(ready=["Mira 3/5"], hand=list(cards)), seat(ready=["Oskar 2/4"]), edition=edition, cards=cards)
    t.does("bleed Mira")
    t.passes_until_offered("play Charm")
    t.does("play Charm")
    allowed = in_2023 or edition != "2023"
    assert t.offers("play Smile") is allowed
    if allowed:
        t.does("play Smile")
    else:
        assert t.clauses("play Smile", by="a") == ["action.bleed.limited"]
    with t.changes("b.pool", -3 if allowed else -2):
        t.goes_on()
    t.is_quiet()


# -- combat ------------------------------------------------------------------------------------------------------------


@editions
def test_a_pistol_maneuvers_once_a_combat_and_then_strikes_as_a_real_gun_does(edition: str) -> None:
    made_up = fight(edition, Pistol="equipment pool:1, strike 2 ranged, maneuver")
    real = position(seat(ready=["Mira 5/8 with .44 Magnum"]), seat(ready=["Oskar 5/8"]), edition=edition)
    real.does_all("bleed Mira", "block Oskar")
    for t, gun in ((made_up, "Pistol"), (real, ".44 Magnum")):
        assert (t.asks, t.options()) == ("maneuver", [f"use {t[gun]} {t['Mira']} -2", "pass"])
        t.does(f"use {gun} Mira")
        assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (3, 5), (
            "the gun is the strike, hands do not reach"
        )
        t.is_quiet()
    without = fight(edition, Pistol="equipment pool:1, strike 2 ranged, maneuver")
    without.passes()
    assert (without.asks, without.options("use")) == ("strike", [f"use {without['Pistol']} {without['Mira']} -1"])


@editions
def test_a_strike_card_with_a_maneuver_is_played_early_and_is_the_strike(edition: str) -> None:
    t = fight(edition, Dart="combat, strike 1 ranged, maneuver")
    assert t.asks == "maneuver"
    t.does("play Dart")
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (4, 5)
    t = fight(edition, Dart="combat, strike 1 ranged, maneuver")
    t.passes()
    assert t.asks == "strike"
    t.does("play Dart")
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (4, 4)


@editions
@pytest.mark.parametrize("presses", [False, True])
def test_a_maneuver_with_a_press_gives_the_press_for_later(edition: str, presses: bool) -> None:
    t = fight(edition, Flash="combat, maneuver, press")
    t.does("play Flash")
    assert (t.asks, t.options()) == ("press", ["press", "pass"])
    t.does("press" if presses else "pass")
    assert len(t.told("round")) == (2 if presses else 1)


@editions
def test_armour_prevents_once_a_combat(edition: str) -> None:
    t = fight(edition, Jacket="equipment, prevent 1")
    assert t.asks == "prevent"
    t.does("use Jacket")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 4)


# -- actions and referendums -------------------------------------------------------------------------------------------


@editions
def test_votes_of_a_modifier_are_for_the_referendum(edition: str) -> None:
    cards = {"Motion": "political, gain-pool 1", "Oration": "modifier, votes 2"}
    t = position(seat(ready=["Mira 3/5 prince"], hand=list(cards)), seat(edge=True), edition=edition, cards=cards)
    t.does("play Motion")
    assert (t.asks, t.offers("play Oration")) == ("polling", True)
    with t.changes("Mira.votes", 2):
        t.does("play Oration", by="a")
    t.does("vote Mira for", by="a")
    assert t.measure("referendum.favour") == 4
    t.goes_on()
    assert t.measure("Mira.votes") == 2
    t.is_quiet()


@editions
def test_unlock_comes_only_once_the_action_has_succeeded(edition: str) -> None:
    cards = {"Drive": "modifier, unlock", "Rush": "action, bleed 1, unlock"}
    t = position(seat(ready=["Mira 3/5"], hand=["Drive"]), seat(ready=["Oskar 2/4"]), edition=edition, cards=cards)
    t.does("bleed Mira")
    assert (t.who(), t.options("play")) == ("b", [])
    t.passes()
    assert (t.asks, t.measure("b.pool")) == ("succeeded", 29)
    t.does("play Drive", by="a")
    assert t.measure("Mira.locked") == 0
    t = position(seat(ready=["Mira 3/5"], hand=["Rush"]), seat(ready=["Oskar 2/4"]), edition=edition, cards=cards)
    t.does("play Rush")
    assert (t.measure("Mira.locked"), t.measure("action.bleed")) == (1, 2), (
        "it is a bleed, and he is locked until it is over"
    )
    t.passes()
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == (0, 28)
    t = position(seat(ready=["Mira 3/5"], hand=["Rush"]), seat(ready=["Oskar 2/4"]), edition=edition, cards=cards)
    t.does_all("play Rush", "block Oskar")
    t.goes_on()
    assert t.measure("Mira.locked") == 1


@editions
def test_a_reaction_lowers_the_stealth_or_the_bleed_of_the_acting_minion(edition: str) -> None:
    cards = {"Less": "reaction, bleed -1", "Seen": "reaction, stealth -1"}
    t = position(
        seat(ready=["Mira 3/5 bleed:2"]), seat(ready=["Oskar 2/4"], hand=["Less"]), edition=edition, cards=cards
    )
    t.does("bleed Mira")
    t.does("play Less Oskar", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"], hand=["Seen"]), edition=edition, cards=cards)
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Seen Oskar", by="b")
    assert t.happened("blocked", minion=t["Oskar"])


@editions
def test_a_master_gives_numbers_to_the_minion_it_is_on_or_to_its_player(edition: str) -> None:
    cards = {"Gift": "master, strength 1, on minion", "Loft": "master location, hand-size 1"}
    t = position(seat(ready=["Mira 3/5"], hand=list(cards)), seat(), edition=edition, phase="master", cards=cards)
    with t.changes("a.hand_size", 1):
        t.does("play Loft")
    t = position(seat(ready=["Mira 3/5"], hand=["Gift"]), seat(), edition=edition, phase="master", cards=cards)
    t.does("play Gift")
    assert (t.word("Gift.bearer"), t.measure("Mira.strength")) == ("Mira", 2)


# -- what no such card does -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (
            "equipment, transfers 1",
            "'transfers 1' is no effect of a card of the kind equipment, only of master, event, ally",
        ),
        ("equipment, hand-size 1", "'hand-size 1' is no effect of a card of the kind equipment"),
        (
            "retainer, strike 2",
            "'strike 2' is no effect of a card of the kind retainer, only of equipment, ally, combat",
        ),
        ("modifier, prevent 1", "'prevent 1' is no effect of a card of the kind modifier"),
        ("modifier, burn-pool 1", "'burn-pool 1' is no effect of a card of the kind modifier"),
        ("action, stealth 1", "for the stealth of an action write 'stealth:N' before the comma"),
        ("action, bleed 1, burn-blood 1", "a bleed chooses no other target"),
        ("action, fight, burn-pool 1", "'fight' and 'burn-pool 1' cannot both be: a card chooses one target"),
        ("combat, press, prevent 1", "'press' and 'prevent 1' are never played at the same moment"),
        ("combat, strike 1, prevent 1", "'prevent 1' does not go with 'strike' on one card"),
        ("combat, maneuver, end combat", "'end combat' does not go with 'maneuver' on one card"),
        ("modifier, stealth 1, votes 2", "'stealth 1' and 'votes 2' are never played at the same moment"),
        ("modifier, stealth 1, stealth 2", "'X' says 'stealth' twice"),
        ("reaction, wake, intercept 1", "a reaction with 'wake' has no other effect here"),
        ("master, stealth 1", "'stealth 1' is an effect of such a card only with 'on minion'"),
        ("master, hand-size 1, on minion", "'hand-size 1' is an effect of such a card only without 'on minion'"),
        ("master, unlock", "'unlock' is an effect of such a card only with 'on minion'"),
        ("modifier life:2, stealth 1", "'life:2' is no word for a card of the kind modifier, only for ally, retainer"),
        ("combat limited, press", "'limited' is no word for a card of the kind combat, only for modifier"),
        ("combat unlimited, press", "'unlimited' is no word for a card of the kind combat, only for modifier"),
        ("modifier clan:Brujh, stealth 1", "no clan 'Brujh'; did you mean Brujah"),
        ("modifier trait:infernl, stealth 1", "no trait 'infernl'; did you mean infernal"),
        ("modifier obff, stealth 1", "unknown word 'obff'"),
        ("combat, strike ²", "unknown strike '²'"),
        ("combat, strike 2, strike dodge", "'X' says 'strike' twice"),
        ("combat, strike 1 2", "'strike 1 2' says two things at once; a strike has one kind and one number"),
        ("combat, strike dodge combat-ends", "'strike dodge combat-ends' says two things at once"),
        ("combat, strike ranged", "'strike ranged' does not say how much damage; write 'strike N ranged'"),
        ("combat, strike 2 dodge", "'strike 2 dodge': a strike 'dodge' has no number"),
        ("combat, strike dodge first", "'strike dodge first': a dodge is never 'first'"),
        (
            "equipment, strike steal-blood 1 aggravated",
            "a strike 'steal-blood' does no damage that could be aggravated",
        ),
        ("combat, stealth N", "stealth should be a number from -99 on, not 'N'"),
    ],
)
def test_what_no_card_does_is_refused_in_python_and_in_a_file_with_the_same_line(line: str, complaint: str) -> None:
    with pytest.raises(BadSetting) as in_python:
        position(seat(), seat(), cards={"X": line})
    with pytest.raises(BadSetting) as in_file:
        read(f"game: vtes\n[cards]\nX: {line}\n[a]\n[b]\n")
    assert complaint in str(in_python.value)
    assert str(in_file.value) == f"line 3: {in_python.value}"


def test_cards_of_past_positions_are_forgotten_and_those_of_a_game_are_kept() -> None:
    t = position(seat(ready=["Long Kept 3/5"]), seat(ready=["Oskar 5/8"]))
    before = set(MADE_UP)
    for number in range(2 * MOST_KEPT):
        improvised(f"past {number}", "Past", VAMPIRE, {"capacity": 1})
    assert len(MADE_UP) <= MOST_KEPT + len(before)
    assert {face.name for face in MADE_UP.values()} >= {"Long Kept", "Oskar", "Blank Page"}
    t.does_all("bleed Long Kept", "block Oskar")
    t.goes_on()
    t.is_quiet()


def test_a_card_of_a_past_position_is_forgotten_although_it_was_shown() -> None:
    view = position(seat(ready=["Soon Gone 3/5"]), seat(ready=["Oskar 5/8"])).g.view(0)
    assert isinstance(view, View)
    assert "Soon Gone" in [face.name for face in table_of(view).face]
    for number in range(2 * MOST_KEPT):
        improvised(f"past {number}", "Past", VAMPIRE, {"capacity": 1})
    assert "Soon Gone" not in {face.name for face in MADE_UP.values()}


@editions
@pytest.mark.parametrize(
    ("strike", "blood"),
    [
        ("hand", (4, 4)),
        ("dodge", (5, 5)),
        ("combat-ends", (5, 5)),
        ("steal-blood 1", (5, 4)),
        ("burn-equipment", (4, 5)),
    ],
)
def test_every_strike_of_the_list_can_be_made_up_alone(edition: str, strike: str, blood: tuple[int, int]) -> None:
    """What Mira and Oskar, who strikes with hands, have afterwards."""
    t = position(
        seat(ready=["Mira 5/8"], hand=["Trick"]),
        seat(ready=["Oskar 5/8 with Camera Phone"]),
        edition=edition,
        cards={"Trick": f"combat, strike {strike}"},
    )
    t.does_all("bleed Mira", "block Oskar")
    t.passes_until("strike")
    t.does("play Trick Mira")
    t.goes_by("strike", "target")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == blood
    t.is_quiet()


@editions
def test_to_pass_until_a_block_stops_where_one_can_be_declared(edition: str) -> None:
    """In 2023 that is an option of the open window."""
    t = position(seat(ready=["Mira 5/8"]), seat(ready=["Oskar 5/8"]), seat(), edition=edition, stop=True)
    t.does("bleed Mira")
    t.passes_until("block")
    assert (t.who(), t.offers("block Oskar")) == ("b", True)


@editions
def test_a_locked_minion_is_told_why_he_cannot_block_where_the_table_stops(edition: str) -> None:
    t = position(seat(ready=["Mira 5/8"]), seat(ready=["Oskar 5/8 locked"]), seat(), edition=edition, stop=True)
    t.does("bleed Mira")
    assert (t.who(), t.options(), t.clauses("block Oskar", by="b")) == ("b", ["pass"], ["block.who.ready-untapped"])
    t.passes()
    assert t.measure("b.pool") == 29


@editions
def test_a_bleed_is_redirected_after_blocks_are_declined_as_with_real_cards(edition: str) -> None:
    for card, line in (("Deflection", {}), ("Away", {"Away": "reaction, redirect"})):
        t = position(
            seat(ready=["Mira 5/8"]), seat(ready=["Oskar 5/8 dom"], hand=[card]), seat(), edition=edition, cards=line
        )
        t.does("bleed Mira")
        assert (t.who(), t.offers("block Oskar"), t.offers(f"play {card} Oskar")) == ("b", True, False)
        t.passes()
        assert (t.who(), t.asks, t.offers(f"play {card} Oskar")) == ("b", "declined", True)
