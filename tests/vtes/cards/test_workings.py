"""Actions whose cards stay in play."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011
from tests.vtes.cards.test_bleeds import acts


def until(t: Table, seat_: int, asked: str = "") -> None:
    """Pass until it is that seat's turn, and until something is asked in it."""
    for _ in range(200):
        if t.g.turn_span().seat == seat_ and (not asked or t.asks == asked):
            return
        t.goes_by("discard-down", "unlock")
    raise AssertionError(f"never came to the turn of {seat_}")


# -- on the acting minion ---------------------------------------------------------------------------------------------

PUT_ON = [
    # card, words, mode, stealth, bleed, strength
    ("Heart of the City", "PRE", 0, 1, 2, 1),
    ("Heart of the City", "PRE", 1, 1, 3, 1),
    ("Preternatural Strength", "POT", 0, 2, 1, 2),
    ("Preternatural Strength", "POT", 1, 2, 1, 3),
    ("Heroic Might", "POT", 0, 3, 1, 2),
    ("Heroic Might", "POT", 1, 3, 1, 3),
    ("Shadow of the Beast", "PRO", 0, 0, 1, 1),
    ("Shadow of the Beast", "PRO", 1, 0, 1, 1),
    ("Abbot", "sect:Sabbat", 0, 1, 1, 1),
    ("Well-Marked", "sect:Laibon", 0, 1, 1, 1),
    ("Zillah's Tears", "sect:Sabbat", 0, 1, 1, 1),
    ("Rutor's Hand", "THA", 0, 1, 1, 1),
    ("Eternal Vigilance", "sect:Sabbat archbishop city:Paris", 0, 1, 1, 1),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "stealth", "bleed", "strength"), PUT_ON)
def test_a_card_is_put_on_the_acting_vampire(
    edition: str, card: str, words: str, mode: int, stealth: int, bleed: int, strength: int
) -> None:
    if edition == "2000" and "Laibon" in words:
        pytest.skip("there are no Laibon in 2000")
    t = acting(card, who=words, more=("Ines 2/4",), edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "b.pool"):
        t.does(f"play {card} Mira {mode}")
        assert t.told("action")[-1]["stealth"] == stealth
        acts(t)
    assert t.g.host[t[card]] == t["Mira"]
    if t.region("Mira") == "ready":
        assert (stats.bleed(t.g, t["Mira"]), stats.strength(t.g, t["Mira"])) == (bleed, strength)
    t.is_quiet()
    if card != "Eternal Vigilance":  # one of them is enough
        t = position(seat(ready=[(f"Mira 4/8 {words}", [card])], hand=[card]), seat(), bystander(), edition=edition)
        assert t.clauses(f"play {card}#2 Mira {mode}", by="a") == ["card.requirement.minion"]


@editions
def test_preternatural_strength_forbids_torn_signpost(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 POT", ["Preternatural Strength"])], hand=["Torn Signpost"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    assert t.told("combat-over")
    assert not t.ever_offered("play Torn Signpost")


@editions
def test_heroic_might_strikes_and_leaves_a_fallen_vampire(edition: str) -> None:
    def fought(version: int) -> Table:
        t = position(
            seat(ready=[("Mira 6/8 POT", ["Heroic Might"])]),
            seat(ready=[("Oskar 8/8", ["Deer Rifle"])]),
            bystander(),
            edition=edition,
        )
        if version:
            t.g.versions[t["Heroic Might"]] = version
        t.does_all("bleed Mira", "block Oskar")
        while t.asks != "strike" or t.who() != "a":
            t.goes_by()
        return t

    t = fought(0)
    assert not t.offers("use Heroic Might Mira -2")
    t.does("use Heroic Might Mira -1")
    acts(t)
    assert t.region("Deer Rifle") == "ash-heap"
    t = fought(1)
    t.does("use Heroic Might Mira -2")
    acts(t)
    assert t.measure("Oskar.blood") == 6
    t = position(
        seat(ready=[("Mira 1/8", ["Heroic Might"])]), seat(ready=["Oskar 8/8 strength:3"]), bystander(), edition=edition
    )
    acts(t, "bleed Mira", "block Oskar")
    assert (t.region("Mira"), t.region("Heroic Might")) == ("torpor", "ash-heap")


@editions
@pytest.mark.parametrize(("version", "presses"), [(0, False), (1, True)])
def test_shadow_of_the_beast_maneuvers_and_presses_each_combat(edition: str, version: int, presses: bool) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Shadow of the Beast"])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    if version:
        t.g.versions[t["Shadow of the Beast"]] = version
    acts(t, "bleed Mira", "block Oskar", "use Shadow of the Beast Mira -1")
    assert t.told("maneuver")
    assert t.ever_offered("use Shadow of the Beast Mira -2") is presses


@editions
@rules_on("Abbot", "LSJ 20061222")
def test_an_abbot_defends_his_controller_and_her_cards(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", [])], hand=["Arson"]),
        seat(ready=[("Oskar 6/8 sect:Sabbat", ["Abbot"])], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    t.does("play Arson Mira 0")
    assert stats.intercept(t.g, t["Oskar"]) == 1
    acts(t)
    t = position(
        seat(ready=["Mira 2/8"]), seat(ready=[("Oskar 6/8 sect:Sabbat", ["Abbot"])]), bystander(), edition=edition
    )
    t.does("hunt Mira")
    assert stats.intercept(t.g, t["Oskar"]) == 0
    t = acting("Abbot", who="sect:Sabbat", edition=edition)
    acts(t, "play Abbot Mira 0")
    assert t.measure("Mira.locked") == 0


@editions
def test_rutors_hand_hurts_and_lets_a_vampire_rise_each_turn(edition: str) -> None:
    t = acting("Rutor's Hand", who="THA", more=("Ines 2/4",), edition=edition)
    acts(t, "play Rutor's Hand Mira 0")
    assert (t.region("Mira"), t.measure("Rutor's Hand.locked")) == ("torpor", 1)
    t = acting("Rutor's Hand", who="THA", more=("Ines 2/4",), edition=edition)
    acts(t, "play Rutor's Hand Mira 1", "yes")
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("ready", 0)
    assert not t.offers("use Rutor's Hand")  # it came into play locked
    t = position(seat(ready=[("Mira 4/8", ["Rutor's Hand"]), "Ines 2/4"]), seat(), bystander(), edition=edition)
    acts(t, "bleed Mira")
    t.does("use Rutor's Hand")
    assert (t.measure("Mira.locked"), t.measure("Rutor's Hand.locked")) == (0, 1)


@editions
def test_clothos_gift_lets_a_vampire_rise_for_blood(edition: str) -> None:
    t = acting("Clotho's Gift", who="TEM", more=("Ines 2/4",), edition=edition)
    acts(t, "play Clotho's Gift Mira 2")
    assert (t.g.host[t["Clotho's Gift"]], t.measure("Clotho's Gift.locked")) == (t["Mira"], 1)
    t = position(seat(ready=[("Mira 4/8", ["Clotho's Gift"]), "Ines 2/4"]), seat(), bystander(), edition=edition)
    acts(t, "bleed Mira")
    with t.changes("Mira.blood", -1):
        t.does("use Clotho's Gift")
    assert t.measure("Mira.locked") == 0


@since_2011
def test_the_well_marked_prevent_one_damage_and_the_old_unlock(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 sect:Laibon", ["Well-Marked"])]),
        seat(ready=["Oskar 6/8 strength:2"]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Mira", "block Oskar", "use Well-Marked Mira -1")
    assert t.measure("Mira.blood") == 5
    t = position(
        seat(ready=[("Mira 6/8 sect:Laibon", ["Well-Marked"])], hand=["Dodge"]),
        seat(ready=[("Oskar 6/8", ["Wolf Companion"])]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Mira", "block Oskar", "play Dodge Mira")
    assert t.measure("Mira.blood") == 5  # the wolf does not strike
    assert not t.ever_offered("use Well-Marked Mira -1")
    for capacity, locked in (("4/4", 1), ("4/8", 0)):
        t = position(
            seat(ready=[f"Mira {capacity} sect:Laibon", "Ines 2/4"], hand=["Well-Marked"]),
            seat(),
            bystander(),
            edition=edition,
        )
        acts(t, "play Well-Marked Mira 0")
        assert t.measure("Mira.locked") == locked


@editions
def test_zillahs_tears_unlock_in_a_later_turn(edition: str) -> None:
    t = acting("Zillah's Tears", who="sect:Sabbat", more=("Ines 2/4",), edition=edition)
    acts(t, "play Zillah's Tears Mira 0")
    assert (t.measure("Mira.blood"), t.offers("use Zillah's Tears")) == (5, False)
    t = position(
        seat(ready=[("Mira 4/8 sect:Sabbat locked", ["Zillah's Tears"]), "Ines 2/4"]),
        seat(),
        bystander(),
        edition=edition,
    )
    t.does("use Zillah's Tears")
    assert (t.measure("Mira.locked"), t.region("Zillah's Tears")) == (0, "ash-heap")


@editions
@rules_on("Eternal Vigilance", "ANK 20181122-2", "LSJ 20010714-2", "ANK 20180623")
def test_eternal_vigilance_unlocks_to_block(edition: str) -> None:
    who = "Oskar 6/8 sect:Sabbat archbishop city:Paris"
    t = position(
        seat(ready=["Mira 4/8"]), seat(ready=[(f"{who} locked", ["Eternal Vigilance"])]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.passes_until_offered("use Eternal Vigilance Oskar")
    t.does("use Eternal Vigilance Oskar -1")
    acts(t)
    assert (t.told("blocked") != [], t.measure("b.pool")) == (True, 30)
    t = position(
        seat(ready=["Mira 4/8 FOR"], hand=["Daring the Dawn"]),
        seat(ready=[(f"{who} locked", ["Eternal Vigilance"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Daring the Dawn Mira 1")
    t.does("play Daring the Dawn Mira 1")
    while t.asks not in t.quiet:
        assert not t.offers("use Eternal Vigilance")
        t.passes()
    t = position(
        seat(ready=["Mira 4/8"]), seat(), seat(ready=[(f"{who} locked", ["Eternal Vigilance"])]), edition=edition
    )
    t.does("bleed Mira")
    while t.asks not in t.quiet:
        assert not t.offers("use Eternal Vigilance")  # the action is not directed at her
        t.passes()


# -- in play by themselves --------------------------------------------------------------------------------------------


@editions
@rules_on("Aranthebes, The Immortal", "LSJ 20020612")
def test_aranthebes_guards_against_predator_and_the_young(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/4", "Old 4/8"]),
        seat(ready=["Oskar 2/4"], play=["Aranthebes, The Immortal"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert (stats.bleed(t.g, t["Mira"]), stats.bleed(t.g, t["Old"])) == (0, 1)
    t.passes_until_offered("use Aranthebes, The Immortal")
    t.does("use Aranthebes, The Immortal", by="b")
    assert (stats.stealth(t.g, t["Mira"]), stats.bleed(t.g, t["Mira"])) == (-1, 1)
    acts(t)
    assert t.measure("b.pool") == 29
    assert not t.offers("use Aranthebes, The Immortal Mira")
    acts(t, "use Aranthebes, The Immortal Old -2")
    assert (t.region("Aranthebes, The Immortal"), t.g.owner[t["Aranthebes, The Immortal"]]) in (
        ("library", 1),
        ("hand", 1),
    )
    t.is_quiet()  # also: no card in a library is locked


@editions
def test_an_army_of_rats_burns_one_pool_however_many_there_are(edition: str) -> None:
    t = acting("Army of Rats", who="ani", edition=edition)
    acts(t, "play Army of Rats Mira 0")
    assert t.region("Army of Rats") == "play"
    t = position(
        seat(ready=["Mira 4/8"], play=["Army of Rats", "Army of Rats"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        turn="c",
        edition=edition,
    )
    until(t, 0, "unlock")
    with t.changes("b.pool", -1), t.unchanged("c.pool"):
        t.does("trigger Army of Rats")
        t.does("trigger Army of Rats#2")
    until(t, 1, "minion")
    acts(t, "use Army of Rats Oskar")
    assert t.region("Army of Rats") == "ash-heap"


@editions
@pytest.mark.parametrize("there", [0, 1, 2])
def test_creeping_sabotage_costs_blood_for_each_copy(edition: str, there: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Nosferatu"], hand=["Creeping Sabotage"], play=["Creeping Sabotage"] * there),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.changes("Mira.blood", -there):
        t.answer(t.options("play")[0])
        acts(t)
    if there == 2:
        poor = position(
            seat(ready=["Mira 1/8 clan:Nosferatu"], hand=["Creeping Sabotage"], play=["Creeping Sabotage"] * 2),
            seat(),
            bystander(),
            edition=edition,
        )
        assert not poor.options("play")


@since_2011
@rules_on("Constant Revolution", "LSJ 20090618")
def test_constant_revolution_costs_pool_or_cards_at_random(edition: str) -> None:
    def dealt() -> Table:
        t = position(
            seat(ready=["Mira 4/8 sect:Anarch"], play=["Constant Revolution"]),
            seat(ready=["Oskar 2/4"], hand=["Dodge", "Fake Out"], library=0),
            bystander(),
            edition=edition,
        )
        t.g.gain_blood(t["Constant Revolution"], 3, 100, "card.counter.gain-from-bank")
        until(t, 1, "unlock")
        t.does("trigger Constant Revolution")
        return t

    t = dealt()
    assert t.options("amount") == ["amount 0", "amount 1", "amount 2"]  # no more than she holds
    t.does("amount 2")
    assert (t.measure("b.hand"), t.measure("b.pool")) == (0, 29)
    t = dealt()
    t.does("amount 0")
    assert (t.measure("b.hand"), t.measure("b.pool")) == (2, 27)
    until(t, 1, "minion")
    with t.changes("b.pool", -1):
        acts(t, "use Constant Revolution Oskar")
    t = acting("Constant Revolution", who="sect:Anarch", edition=edition)
    acts(t, "play Constant Revolution Mira 0")
    assert t.measure("Constant Revolution.blood") == 1


@editions
@rules_on("Judgment: Camarilla Segregation", "ANK 20200703-4")
def test_the_judgment_is_burned_with_a_vampire_of_anybody(edition: str) -> None:
    name = "Judgment: Camarilla Segregation"
    t = position(
        seat(ready=["Mira 4/8 sect:Camarilla"], play=[name, name]),
        seat(ready=["Oskar 2/4 sect:Sabbat", "Olga 2/4 sect:Camarilla"]),
        seat(ready=["Vera 2/4 sect:Camarilla"]),
        edition=edition,
    )
    until(t, 1, "unlock")
    with t.changes("b.pool", -2):
        t.does(f"trigger {name}")
        t.does(f"trigger {name}#2")
    until(t, 1, "master")
    t.does(f"use {name}")
    assert (t.region("Oskar"), t.region(name), t.region(f"{name}#2")) == ("ash-heap", "ash-heap", "play")
    with t.unchanged("c.pool"):
        until(t, 2, "minion")
    t = acting(name, who="prince", edition=edition)
    acts(t, f"play {name} Mira 0")
    assert t.region(name) == "play"


@editions
@rules_on("Under Siege", "PIB 20150216", "ANK 20181122-2", "LSJ 20010714-2", "ANK 20180623")
def test_under_siege_lets_a_sabbat_vampire_block_once_an_action(edition: str) -> None:
    def dealt(state: str, counters: int = 3) -> Table:
        t = position(
            seat(ready=["Mira 4/8 stealth:1", "Ines 4/8"]),
            seat(ready=[f"Oskar 6/8 sect:Sabbat {state}", "Olga 6/8 sect:Camarilla locked"], play=["Under Siege"]),
            bystander(),
            edition=edition,
        )
        t.g.gain_blood(t["Under Siege"], counters, 100, "card.counter.gain-from-bank")
        t.does("bleed Mira")
        t.passes_until_offered("use Under Siege Oskar")
        assert not t.offers("use Under Siege Olga")
        t.does("use Under Siege Oskar -1")
        return t

    for state in ("", "locked"):
        t = dealt(state)
        assert t.asks in t.quiet, "nothing more was asked, and it was used once"
        assert (t.told("blocked") != [], t.measure("Under Siege.blood")) == (True, 2)
    t = dealt("locked", 1)
    assert t.region("Under Siege") == "ash-heap"
    t = acting("Under Siege", who="sect:Sabbat bishop", edition=edition)
    acts(t, "play Under Siege Mira 0")
    assert t.measure("Under Siege.blood") == 3


@editions
@pytest.mark.parametrize(("ability", "told"), [("-1", "maneuver"), ("-2", "press")])
def test_the_dead_dance_once_in_a_combat(edition: str, ability: str, told: str) -> None:
    t = position(
        seat(ready=["Ghost ally 5 trait:wraith", "Mira 4/8"], play=["Dance of the Dead"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.g.gain_blood(t["Dance of the Dead"], 4, 100, "card.counter.gain-from-bank")
    acts(t, "bleed Ghost", "block Oskar", f"use Dance of the Dead Ghost {ability}")
    assert (t.told(told) != [], t.measure("Dance of the Dead.blood")) == (True, 3)
    t = acting("Dance of the Dead", who="trait:path-of-Death-and-the-Soul", edition=edition)
    acts(t, "play Dance of the Dead Mira 0")
    assert t.measure("Dance of the Dead.blood") == 4


@editions
@rules_on("Split the Veil", "LSJ 20100204")
def test_the_veil_is_split_and_the_dead_return(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=["Split the Veil"] * 3, ash_heap=["Shambling Hordes", "Carlton Van Wyk"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        turn="c",
        edition=edition,
    )
    for n in ("", "#2", "#3"):
        t.g.gain_blood(t[f"Split the Veil{n}"], 1, 100, "card.counter.gain-from-bank")
    until(t, 0, "unlock")
    t.does_all("use Split the Veil", "way 0")  # the Hordes come at one of their levels
    assert (t.region("Split the Veil"), t.region("Shambling Hordes")) == ("ash-heap", "ready")
    assert t.measure("Shambling Hordes.life") == t.g.face[t["Shambling Hordes"]].life
    t.does("use Split the Veil#2")
    assert not t.offers("use Split the Veil#3")  # no more than two in a phase
    t = acting("Split the Veil", who="clan:Hecata", edition=edition)
    acts(t, "play Split the Veil Mira 0")
    assert t.measure("Split the Veil.blood") == 2


@editions
def test_the_gate_of_acheron_takes_pool_or_the_dead(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Hecata", "Young 2/3 clan:Hecata"], play=["The Gate of Acheron"]),
        seat(ready=["Oskar 2/4"], ash_heap=["Dodge"]),
        bystander(),
        edition=edition,
    )
    t.g.gain_blood(t["The Gate of Acheron"], 1, 100, "card.counter.gain-from-bank")
    assert not t.offers("use The Gate of Acheron Young -1")
    acts(t, "use The Gate of Acheron Mira -1")
    assert t.measure("The Gate of Acheron.blood") == 2
    until(t, 1, "unlock")
    t.does("trigger The Gate of Acheron")
    t.does("way 1")
    assert (t.measure("b.pool"), t.region("Dodge")) == (29, "removed")  # then nothing was left but pool
    t = acting("The Gate of Acheron", who="clan:Hecata", edition=edition)
    acts(t, "play The Gate of Acheron Mira 0")
    assert t.measure("The Gate of Acheron.blood") == 1


@editions
def test_the_pit_of_contemplation_banishes_to_the_owner(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Hecata"], play=["Pit of Contemplation"]),
        seat(ready=["Oskar 2/4", "Olga 2/3"]),
        bystander(),
        turn="c",
        edition=edition,
    )
    t.g.gain_blood(t["Pit of Contemplation"], 4, 100, "card.counter.gain-from-bank")
    until(t, 0, "unlock")
    t.does("use Pit of Contemplation")
    if t.asks == "target":
        t.does("target Olga")
    assert (t.region("Olga"), t.region("Oskar"), t.region("Pit of Contemplation")) == (
        "uncontrolled",
        "ready",
        "ash-heap",
    )
    t = position(
        seat(ready=["Mira 4/8 clan:Hecata"], hand=["Pit of Contemplation"]), seat(), bystander(), edition=edition
    )
    acts(t, "play Pit of Contemplation Mira 0")
    assert t.measure("Pit of Contemplation.blood") == 1


@editions
def test_an_augury_of_doom_lasts_as_long_as_somebody_lies_in_torpor(edition: str) -> None:
    def dealt(*torpor: str) -> Table:
        return position(
            seat(ready=["Mira 4/8 trait:path-of-Caine"], hand=["Augury of Doom"]),
            seat(ready=["Oskar 4/4"], torpor=list(torpor)),
            bystander(),
            edition=edition,
        )

    t = dealt("Olga 2/4", "Otto 0/4")
    acts(t, "play Augury of Doom Mira 0")
    until(t, 1, "unlock")
    with t.changes("b.pool", -2):
        t.does("trigger Augury of Doom")
    until(t, 1, "minion")
    t.g.burn(t["Otto"])
    t.passes()
    assert t.region("Augury of Doom") == "play"
    t = dealt("Olga 2/4")
    acts(t, "play Augury of Doom Mira 0")
    until(t, 1, "minion")
    acts(t, "leave Olga")
    assert t.region("Augury of Doom") == "ash-heap"
    t = dealt()
    acts(t, "play Augury of Doom Mira 0")
    assert t.region("Augury of Doom") == "ash-heap"


@since_2011
@rules_on("Open War", "LSJ 20100909", "LSJ 20090324")
def test_open_war_is_for_all_anarchs_until_four_pool_end_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch baron city:Paris"], hand=["Open War", "Open War"]),
        seat(ready=["Oskar 4/4 sect:Anarch", "Olga 4/4 sect:Camarilla"]),
        seat(ready=["Vera 4/4"], play=["The Barrens"]),
        edition=edition,
    )
    acts(t, "play Open War Mira 0")
    until(t, 1, "master")
    with t.changes("b.pool", -1):
        t.does("use Open War")
    until(t, 1, "minion")
    assert not t.offers("use Open War Olga")
    t.does("use Open War Oskar -2")
    assert t.told("action")[-1]["victims"] == [2]  # whose location it is, not whose war
    with t.changes("b.pool", -2):
        acts(t)
    assert t.region("The Barrens") == "ash-heap"
    t.g.unlock(t["Oskar"])
    assert "minion.repeat.card-in-play" in t.clauses("use Open War Oskar -2", by="b")
    assert "minion.repeat.card-in-play" not in t.clauses("use Open War Oskar -1", by="b")  # that is another action
    t.g.gain_blood(t["Open War"], 2, 100, "card.counter.gain-from-bank")
    until(t, 2, "master")
    with t.changes("a.pool", +4):
        t.does("use Open War")
    assert t.region("Open War") == "ash-heap"


@editions
def test_aranthebes_is_shuffled_into_a_library_of_many_cards(edition: str) -> None:
    """After the shuffle another card has the number of this card; its effect must not act on that one."""
    for n in range(6):
        t = position(
            seat(ready=[f"Old 4/{5 + n}"]),
            seat(play=["Aranthebes, The Immortal"], hand=["Dodge"] * 7, library=["Blur", "Dodge", "Fake Out", "Blur"]),
            bystander(),
            edition=edition,
        )
        acts(t, "use Aranthebes, The Immortal Old -2")
        assert sorted(t.g.face[card].name for card in t.g.library(1))[0] == "Aranthebes, The Immortal"
        t.is_quiet()
