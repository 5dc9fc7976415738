"""Master cards: W."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import gain, master
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import masterly
from tests.vtes.cards.answering import strikes_until_offered, to_the_end, until
from tests.vtes.cards.location_tables import RAVNOS, TREMERE
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_phase, passes_to, since_2011

# -- Wall Street Night, Financial Newspaper ---------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("answer", "offered"), [("hunt Mira", True), ("bleed Mira", False)])
def test_wall_street_night_sees_undirected_actions(answer: str, offered: bool, edition: str) -> None:
    card = "Wall Street Night, Financial Newspaper"
    t = position(
        seat(ready=["Mira 3/8 stealth:1"]),
        seat(ready=["Oskar 2/4 intercept:1"], play=[card]),
        bystander(),
        edition=edition,
    )
    t.does(answer)
    t.does("block Oskar", by="b")
    assert t.offers(f"use {card}") is offered


def investment_table(edition: str) -> Table:
    return position(
        seat(ready=["Mira 3/8", "Ines 3/8"], play=["Wall Street Night, Financial Newspaper"]),
        seat(ready=["Oskar 2/4"], play=["Short-Term Investment counters:2"]),
        bystander(),
        edition=edition,
    )


@editions
def test_wall_street_night_plunders_investments(edition: str) -> None:
    card = "Wall Street Night, Financial Newspaper"
    t = investment_table(edition)
    t.does(f"use {card} Mira")
    assert (t.measure(f"{card}.locked"), t.told("action")[-1]["victims"]) == (1, [1])
    t.goes_on()
    assert (t.measure("a.pool"), t.measure("Short-Term Investment.blood")) == (31, 1)
    assert not t.offers(f"use {card} Ines")


# -- Warsaw Station ---------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Warsaw Station", "ANK 20220218", "ANK 20181107")
@pytest.mark.parametrize("saved", [True, False])
def test_warsaw_station_saves_a_nosferatu_from_diablerie(saved: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 2/8 locked"], torpor=["Rat 2/4 clan:Nosferatu"], play=["Warsaw Station"]),
        bystander(),
        edition=edition,
    )
    while t.who() != "a":
        t.passes()
    t.does("diablerize Mira Rat")
    until(t, "use Warsaw Station")
    t.does("use Warsaw Station -1 -2" if saved else "pass", by="b")
    t.goes_on("diablerist", "blood-hunt")
    while t.asks not in t.quiet:
        t.does("pass" if t.offers("pass") else t.options()[0])
    assert t.region("Rat") == ("ready" if saved else "ash-heap")
    assert t.measure("Mira.blood") == (4 if saved else 6)
    assert bool(t.told("diablerie")) is not saved


@editions
@rules_on("Warsaw Station", "ANK 20250120", "LSJ 20090216")
@pytest.mark.parametrize("burned", [True, False])
def test_warsaw_station_unlocks_even_if_it_is_gone(burned: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Nosferatu", "Ines 4/4"], torpor=["Rat 2/4 clan:Nosferatu"], play=["Warsaw Station"]),
        seat(ready=["Oskar 2/8 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("use Warsaw Station -1 -1", by="a")
    if burned:
        until(t, "use Warsaw Station -1 -2")
        t.does("use Warsaw Station -1 -2", by="a")
    t.goes_on()
    assert (t.region("Warsaw Station"), t.measure("Mira.locked")) == ("ash-heap" if burned else "play", 0)


@editions
@pytest.mark.parametrize("block", [True, False])
def test_warsaw_station_unlocks_after_a_success(block: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 clan:Nosferatu"], play=["Warsaw Station"]),
        seat(ready=["Oskar 2/4 intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("use Warsaw Station -1 -1", by="a")
    for _ in range(40):
        if t.told("action-over"):
            break
        if block and t.offers("block Oskar"):
            t.does("block Oskar")
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.measure("Mira.locked"), t.measure("Warsaw Station.locked")) == (int(block), 1)


@editions
def test_warsaw_station_is_burned_to_raise_a_nosferatu(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], torpor=["Down 1/4 clan:Nosferatu", "Alien 1/4"], play=["Warsaw Station locked"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Warsaw Station -1 -2")
    assert (t.region("Down"), t.region("Alien"), t.region("Warsaw Station")) == ("ready", "torpor", "ash-heap")


# -- Wash -------------------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Wash", "LSJ 20070309-2")
def test_who_is_washed_out_of_turn_plays_no_other_card_out_of_turn_in_that_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Failsafe", "Blood Doll"]),
        seat(ready=["Oskar 4/8"], hand=["Sudden Reversal", "Sudden Reversal", "Blood Doll"]),
        seat(ready=["Vera 2/4"], hand=["Wash"]),
        phase="master",
        edition=edition,
    )
    t.does("play Failsafe")  # a trifle
    until(t, "play Sudden Reversal")
    t.does("play Sudden Reversal", by="b")
    until(t, "play Wash")
    t.does("play Wash", by="c")
    since = len(t.asked)
    while t.asks != "minion":
        t.does("play Blood Doll" if t.offers("play Blood Doll") else "pass" if t.offers("pass") else t.options()[0])
    assert not t.ever_offered("play Sudden Reversal", since)
    assert (t.region("Failsafe"), t.region("Blood Doll")) == ("play", "attached")
    passes_to(t, "master", "b")
    assert t.measure("turn.left") == 1  # what the card out of turn has used up came back


@since_2011
@rules_on("Wash", "ANK 20200129")
def test_wash_is_replaced_before_anything_else_in_the_unlock_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Blood Doll"]),
        seat(ready=["Oskar 2/8"], hand=["Wash", *["Blank Page"] * 6], library=9, play=["Political Hunting Ground"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Blood Doll")
    until(t, "play Wash")
    t.does("play Wash", by="b")
    while not t.offers("use Political Hunting Ground"):
        assert t.measure("b.hand") == 6
        t.does(t.options()[0] if not t.offers("pass") else "pass")
    assert (t.who(), t.measure("b.hand")) == ("b", 7)


def boon(name: str = "Boon", *traits: str) -> Face:
    return masterly(name, master(gain(1)), *traits)


def washed(edition: str, *hand: Face | str, play: str = "") -> Table:
    """Seat a holds these, seat b a Wash or, in play, another card that cancels masters."""
    return position(
        seat(ready=["Mira 4/8"], hand=[*hand, *["Blank Page"] * (7 - len(hand))], library=9),
        seat(ready=["Oskar 4/4"], hand=[] if play else ["Wash"], play=[play] if play else [], library=9),
        bystander(),
        phase="master",
        edition=edition,
    )


@since_2011
@rules_on("Wash", "ANK 20170124", "LSJ 20090126")
def test_a_washed_trifle_gives_no_action_but_the_one_back(edition: str) -> None:
    """The action that Wash gives is no trifle: after it, a trifle still gives another."""
    t = washed(edition, boon("First", "trifle"), boon("Second", "trifle"), boon("Third"), boon("Fourth"))
    t.does("play First")
    t.does("play Wash", by="b")
    assert (t.measure("a.pool"), t.measure("turn.left")) == (30, 1)
    t.does("play Second", by="a")
    until(t, "play Third")
    t.does("play Third", by="a")
    while t.asks == "as-played":
        t.passes()
    assert (t.measure("a.pool"), t.offers("play Fourth")) == (32, False)


CANCELLING = [("", "play Wash"), ("Bleeding the Vine", "use Bleeding the Vine")]


@since_2011
@rules_on("Wash", "LSJ 20061207", "LSJ 20061013")
@rules_on("Bleeding the Vine", "LSJ 20061207", "LSJ 20061013")
@pytest.mark.parametrize(("play", "answer"), CANCELLING)
def test_nothing_but_what_cancels_is_used_as_a_card_is_played(play: str, answer: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=[boon(), *["Blank Page"] * 6], library=9),
        seat(
            ready=["Oskar 4/4"],
            hand=[] if play else ["Wash"],
            play=[*([play] if play else []), "Fragment of the Book of Nod"],
            library=9,
        ),
        bystander(),
        phase="master",
        edition=edition,
    )
    while t.who() != "a":
        t.passes()
    t.does("play Boon")
    assert (t.who(), t.asks, t.measure("a.hand")) == ("b", "as-played", 6)  # it is not replaced yet
    assert (t.offers(answer), t.offers("use Fragment of the Book of Nod")) == (True, False)


@since_2011
@rules_on("Wash", "LSJ 20080630", "LSJ 20011023")
@rules_on("Bleeding the Vine", "LSJ 20080630", "LSJ 20011023")
@pytest.mark.parametrize(("play", "answer"), CANCELLING)
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_card_is_replaced_whatever_it_says(cancelled: bool, play: str, answer: str, edition: str) -> None:
    """Liquidation is replaced in the discard phase, if it is not cancelled."""
    t = washed(edition, "Liquidation", play=play)
    t.does("play Liquidation", by="a")
    t.does(answer if cancelled else "pass", by="b")
    assert (t.measure("a.hand"), t.measure("a.pool")) == ((7, 30) if cancelled else (6, 33))


@since_2011
@rules_on("Wash", "ANK 20190104", "LSJ 19980212")
@rules_on("Bleeding the Vine", "ANK 20190104", "LSJ 19980212")
@pytest.mark.parametrize(("play", "answer"), CANCELLING)
def test_a_cancelled_card_was_played(play: str, answer: str, edition: str) -> None:
    """Only one Fortschritt Library can be played in a game."""
    name = "Fortschritt Library"
    t = position(
        seat(ready=["Mira 4/8 clan:Tremere"], hand=[name, name], library=["Thirst", "Dodge"]),
        seat(ready=["Oskar 4/4"], hand=[] if play else ["Wash"], play=[play] if play else []),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"play {name}", by="a")
    t.does(answer, by="b")
    assert not t.offers(f"play {name}#2")


@since_2011
@pytest.mark.parametrize("by", ["b", "c"])
def test_wash_cancels_a_neighbours_master_and_gives_the_action_back(by: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Misdirection", "Tribute to the Master"]),
        seat(ready=["Oskar 2/4"], hand=["Wash"] if by == "b" else []),
        seat(ready=["Vera 2/4"], hand=["Wash"] if by == "c" else []),
        phase="master",
        edition=edition,
    )
    t.does_all("play Misdirection", "target Oskar")
    t.does("play Wash", by=by)
    assert (t.measure("Oskar.locked"), t.measure("a.pool")) == (0, 30)
    assert t.offers("play Tribute to the Master")


@since_2011
def test_wash_is_for_neighbours_and_replaced_late(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Misdirection"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], hand=["Wash"]),
        seat(ready=["Nora 2/4"], hand=["Wash", *["Blank Page"] * 6], library=4),
        phase="master",
        edition=edition,
    )
    t.does_all("play Misdirection", "target Oskar")
    assert (t.who(), t.asks) == ("d", "as-played")  # seat c sits across
    t.answer(t.options("play")[0])
    assert t.measure("d.hand") == 6
    for _ in range(200):
        if t.g.turn_span().seat == 3:
            break
        assert t.measure("d.hand") == 6
        t.goes_by()
    assert t.measure("d.hand") == 7


# -- Wasserschloss Anif, Austria --------------------------------------------------------------------------------------


@editions
@rules_on("Wasserschloss Anif, Austria", "RTR 19960221")
def test_wasserschloss_anif_gathers_blood_for_a_tremere(edition: str) -> None:
    card = "Wasserschloss Anif, Austria"
    t = position(
        seat(
            ready=[f"Mira 3/5 {TREMERE}", f"Ines 3/5 {TREMERE}", "Alien 3/5"],
            play=[card],
            uncontrolled=[f"Kin 0/6 {TREMERE}"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.pool", "Alien.blood", "Ines.blood"):
        t.does(f"use {card} -1 -1")
        assert not t.offers("target Alien")
        t.does("target Mira")
        assert not t.offers(f"use {card} -1 -1")  # one blood a turn
        t.passes_until("influence")
        t.does(f"use {card} -1 -2")
    assert (t.measure("Mira.blood"), t.measure("Kin.blood"), t.measure(f"{card}.blood")) == (2, 1, 0)


@editions
@pytest.mark.parametrize(("clan", "stealth"), [("Malkavian", 1), ("Caitiff", 0)])
def test_wasserschloss_anif_is_burned_by_malkavians_in_secret(clan: str, stealth: int, edition: str) -> None:
    card = "Wasserschloss Anif, Austria"
    t = position(
        seat(ready=[f"Mira 3/5 clan:{clan}"]), seat(ready=["Oskar 2/4"], play=[card]), bystander(), edition=edition
    )
    t.does(f"use {card} Mira")
    assert stats.stealth(t.g, t["Mira"]) == stealth
    t.goes_on()
    assert t.region(card) == "ash-heap"
    t.is_quiet()


# -- Waste Management Operation ---------------------------------------------------------------------------------------


@editions
def test_waste_management_puts_a_card_back_under_the_library(edition: str) -> None:
    t = in_phase(
        "discard", edition, "Waste Management Operation", ash_heap=["Misdirection"], hand=["Blank Page"] * 7, library=2
    )
    t.does("use Waste Management Operation")
    assert (t.region("Misdirection"), t.g.library(0)[0]) == ("library", t["Misdirection"])


@since_2011
@rules_on("Waste Management Operation", "ANK 20211201", "LSJ 20041201")
def test_a_card_put_under_an_empty_library_is_drawn_at_once(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], hand=["Blank Page"], ash_heap=["Dodge", "Anson"], play=["Waste Management Operation"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("use Waste Management Operation")  # the crypt card is none to choose
    assert (t.region("Dodge"), t.region("Anson")) == ("hand", "ash-heap")


# -- Watchtower: Chosen are Called ------------------------------------------------------------------------------------


@editions
def test_the_chosen_are_called_for_three_cards(edition: str) -> None:
    t = in_phase("master", edition, "Watchtower: Chosen are Called", library=9, hand=["Blank Page"] * 7)
    t.does("use Watchtower: Chosen are Called")
    for _ in range(3):
        assert t.asks == "discard-down"
        t.answer(t.options()[0])
    assert (t.measure("a.hand"), t.measure("a.library")) == (7, 6)
    assert not t.offers("use Watchtower: Chosen are Called")  # it took the master phase action


# -- Watchtower: Four Ride Forth --------------------------------------------------------------------------------------


@editions
def test_four_ride_forth_unlocks_the_black_hand(edition: str) -> None:
    card = "Watchtower: Four Ride Forth"
    t = position(
        seat(ready=["Mira 3/5 trait:black-hand locked", "Alien 3/5 locked"], play=[card], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does(f"use {card}")
    assert (t.measure("Mira.locked"), t.measure("Alien.locked"), t.measure(f"{card}.locked")) == (0, 1, 1)


# -- Week of Nightmares -----------------------------------------------------------------------------------------------


@editions
@rules_on("Week of Nightmares", "LSJ 20050720-2", "RTR 20010711", "LSJ 20100915", "LSJ 20010809-1", "LSJ 20080604")
@pytest.mark.parametrize(("theirs", "mine", "blood"), [(2, 1, 2), (0, 1, 1), (2, 5, 5)])
def test_ravnos_hunt_their_own_in_the_week_of_nightmares(theirs: int, mine: int, blood: int, edition: str) -> None:
    """Rulings: a vampire without blood can be hunted; what cannot be gained goes to the bank."""
    t = position(
        seat(ready=[f"Mira {mine}/5 {RAVNOS}", "Ines 2/4"], play=["Week of Nightmares counters:10"]),
        seat(ready=[f"Oskar {theirs}/4 {RAVNOS} locked"]),
        bystander(),
        edition=edition,
    )
    assert (t.measure("Mira.bleed"), t.measure("Mira.strength"), t.measure("Ines.bleed")) == (2, 2, 1)
    assert not t.offers("hunt Mira")
    assert t.offers("hunt Ines")
    t.does("use Week of Nightmares Mira")
    assert (t.told("action")[0]["stealth"], t.told("action")[0]["victims"]) == (1, [1])
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (blood, max(0, theirs - 1))
    assert bool([told for told in t.told("action-over") if told["outcome"] == 1])


@editions
@rules_on("Week of Nightmares", "LSJ 19970224")
def test_there_must_be_another_ravnos_to_hunt(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 2/5 {RAVNOS}"], play=["Week of Nightmares counters:10"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Week of Nightmares Mira")


@editions
def test_nightmares_end_in_blood_or_ash(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {RAVNOS}", "Ines 2/4"], play=["Week of Nightmares counters:1"]),
        seat(ready=[f"Oskar 1/4 {RAVNOS}", "Ute 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.g.add_counters(t["Oskar"], "nightmare", 2)
    t.g.add_counters(t["Mira"], "nightmare", 1)
    t.does("use Week of Nightmares")
    t.does("target Mira")
    assert (t.asks, t.who()) == ("unless", "a")
    t.does("yes")
    assert (t.measure("Mira.blood"), t.region("Oskar"), t.region("Week of Nightmares")) == (1, "ash-heap", "ash-heap")
    assert not t.g.counters_on(t["Mira"], "nightmare")


@rules_on("Week of Nightmares", "LSJ 20090606")
def test_ravnos_still_hunt_by_other_cards() -> None:
    t = position(
        seat(ready=["Mira 1/8 clan:Ravnos"], hand=["Abactor"], play=["Week of Nightmares"]),
        seat(ready=["Oskar 5/8 clan:Ravnos"]),
        bystander(),
    )
    assert not t.offers("hunt Mira")
    t.does("play Abactor Mira 0")
    while t.asks not in t.quiet:
        t.answer("pass")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6, 5)


@rules_on("Week of Nightmares", "RTR 20180511")
def test_a_better_hunt_among_ravnos_takes_more_of_the_target() -> None:
    t = position(
        seat(ready=["Mira 1/8 clan:Ravnos sect:Anarch"], play=["Week of Nightmares", "Hospital Food"]),
        seat(ready=["Oskar 5/8 clan:Ravnos"]),
        bystander(),
    )
    t.does("use Week of Nightmares Mira")
    t.does("use Hospital Food", by="a")
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (3, 3)


# -- Weeping Stone ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "who"), [("Weeping Stone", "trait:black-hand"), ("Tabriz Assembly", "clan:True-Brujah")]
)
def test_it_gives_a_card_and_blood_each_turn(card: str, who: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 2/5 {who}", "Ines 2/5"], play=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert (t.measure("a.hand_size"), t.measure("b.hand_size")) == (8, 7)
    with t.unchanged(*BYSTANDER, "Ines.blood"):
        t.does(f"use {card}")
    assert t.measure("Mira.blood") == 3
    assert not t.offers(f"use {card}")


@editions
@rules_on("Weeping Stone", "LSJ 20080604")
@pytest.mark.parametrize(("who", "offered"), [("clan:Banu-Haqim", True), ("", False)])
def test_the_weeping_stone_is_burned_for_a_pool_by_the_right_clan(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 2/5 {who}".strip()]),
        seat(ready=["Oskar 2/4 locked"], play=["Weeping Stone"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("use Weeping Stone Mira") is offered
    if offered:
        t.does("use Weeping Stone Mira")
        t.goes_on()
        assert (t.region("Weeping Stone"), t.measure("a.pool")) == ("ash-heap", 29)


# -- Wider View -------------------------------------------------------------------------------------------------------


@rules_on("Wider View", "LSJ 20080314")
def test_everybody_sees_what_a_wider_view_removes() -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=["Wider View"], crypt=["Ada 0/5"], uncontrolled=["Nobody 0/9"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    assert not t.g.seen(t["Nobody"], 1)
    t.does("use Wider View Wider View -1" if t.offers("use Wider View Wider View -1") else "use Wider View -1 -1")
    t.does("pick Nobody")
    assert t.region("Nobody") == "removed"
    assert t.g.seen(t["Nobody"], 1)
    assert t.g.seen(t["Nobody"], 2)


@editions
def test_wider_view_looks_further_for_a_transfer(edition: str) -> None:
    t = in_phase("influence", edition, "Wider View", uncontrolled=["Old 0/9"], crypt=["New 0/5"])
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("use Wider View -1 -1")
        t.does("pick Old")
    assert (t.region("Old"), t.region("New")) == ("removed", "uncontrolled")
    assert not t.offers("use Wider View -1 -2")  # which takes four
    spent = 0
    while t.asks == "influence" and t.offers("invest New"):
        t.does("invest New")
        spent += 1
    assert spent == 3


@editions
def test_wider_view_is_sold_for_four_transfers(edition: str) -> None:
    t = in_phase("influence", edition, "Wider View", uncontrolled=["Old 0/9"])
    t.does("use Wider View -1 -2")
    assert (t.measure("a.pool"), t.region("Wider View")) == (32, "ash-heap")
    assert not t.offers("invest Old")


# -- WMRH Talk Radio --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("stealth", [1, 2])
def test_wmrh_talk_radio_is_paid_for_if_nobody_blocks(stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 stealth:{stealth - 1}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["WMRH Talk Radio"]),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    t.does("use WMRH Talk Radio", by="c")
    with t.unchanged("a.pool", "b.pool"):
        t.goes_on()
    assert bool(t.told("blocked")) is (stealth == 1)
    assert t.measure("c.pool") == (30 if stealth == 1 else 29)
    t.is_quiet()


@since_2011
@rules_on("WMRH Talk Radio", "ANK 20230319")
@pytest.mark.parametrize("caught", [True, False])
def test_talk_radio_forgets_the_blocks_before_it_was_used(caught: bool, edition: str) -> None:
    """Oskar has blocked once when the action goes on, and attempts to block it again."""
    t = position(
        seat(ready=["Mira 6/8 PRO obf"], hand=["Form of Mist", "Lost in Crowds"][: 1 if caught else 2]),
        seat(
            ready=["Oskar 4/4 strength:0"],
            play=["WMRH Talk Radio"],
            hand=["Wake with Evening's Freshness"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for answer in ("block Oskar", "play Form of Mist Mira 1", "yes", "play Wake with Evening's Freshness Oskar 0"):
        strikes_until_offered(t, answer)
        t.does(answer)
    for answer in ("block Oskar", "use WMRH Talk Radio"):
        strikes_until_offered(t, answer)
        t.does(answer)
    if not caught:
        t.does("play Lost in Crowds Mira 0", by="a")
    while not t.told("action-over"):
        t.does("strike hand" if t.asks == "strike" else "no" if t.offers("no") else "pass")
    assert (len(t.told("blocked")), t.measure("b.pool")) == ((2, 30) if caught else (1, 28))
