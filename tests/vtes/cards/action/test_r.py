"""Action cards: R."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import OTHERS, VAMPIRE, YOU, a, control, definition, master
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import FOE, cursed, done, mira
from tests.vtes.cards.answering import acts, to_the_end, until, until_turn_of
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.referendum_tables import POLL, goes
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, passes_to

# -- Rampage ----------------------------------------------------------------------------------------------------------


@editions
def test_rampage_against_ones_own_location_is_stealthy(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 pot"], hand=["Rampage"], play=["The Barrens"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Rampage Mira 0")
    t.does("play Rampage Mira 1")
    assert t.told("action")[-1]["stealth"] == 1
    acts(t)
    assert t.region("The Barrens") == "ash-heap"


# -- Rapid Healing ----------------------------------------------------------------------------------------------------


@editions
@rules_on("Rapid Healing", "ANK 20181017", "LSJ 19980126")
@pytest.mark.parametrize(("mode", "blood"), [(0, 1), (1, 2)])
def test_rapid_healing_leaves_torpor_for_nothing(mode: int, blood: int, edition: str) -> None:
    own = seat(torpor=["Mira 1/8 FOR"], ready=["Ines 2/4"], hand=["Rapid Healing"])
    t = done("Rapid Healing", mode, own, FOE, edition=edition)
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("ready", blood)
    t = position(own, FOE, bystander(), edition=edition)
    t.does(f"play Rapid Healing Mira {mode}")
    assert (t.told("action")[0]["action"], t.told("action")[0]["stealth"]) == ("leave", 1)
    acts(t)


# -- Rastacourere -----------------------------------------------------------------------------------------------------


@editions
def test_a_rastacourere_shames_a_titled_vampire(edition: str) -> None:
    t = acting("Rastacourere", against=("Oskar 2/4 prince:Boston locked", "Ute 2/4 locked"), edition=edition)
    t.does("play Rastacourere Mira")
    t.goes_on()
    assert t.g.host[t["Rastacourere"]] == t["Oskar"]
    assert (t.measure("Oskar.capacity"), t.measure("Oskar.votes"), t.measure("a.pool")) == (3, 1, 29)


@editions
def test_one_rastacourere_for_each_titled_vampire(edition: str) -> None:
    t = acting(
        "Rastacourere",
        against=(("Oskar 2/4 prince:Boston", ["Rastacourere"]), "Ute 2/4"),
        more=("Ines 1/1 primogen",),
        edition=edition,
    )
    t.does("play Rastacourere Mira")  # a titled vampire of one's own is the only one left
    with t.unchanged(*BYSTANDER, "Oskar.capacity", "Ute.capacity"):
        t.goes_on()
    assert (t.measure("Ines.capacity"), t.measure("Ines.votes")) == (1, 0)


@editions
def test_the_blood_that_a_rastacourere_leaves_no_room_for_drains_off(edition: str) -> None:
    t = acting("Rastacourere", against=("Oskar 4/4 prince:Boston locked",), edition=edition)
    t.does("play Rastacourere Mira")
    with t.unchanged(*BYSTANDER, "b.pool", "Mira.blood"):
        t.goes_on()
    assert (t.measure("Oskar.capacity"), t.measure("Oskar.blood")) == (3, 3)
    t.is_quiet()


@editions
def test_a_rastacourere_takes_votes_of_a_title_only(edition: str) -> None:
    """Without a title he keeps what he has otherwise."""
    t = position(
        seat(ready=[("Mira 4/8 PRE", ["Rastacourere"])], hand=[POLL, "Bewitching Oration"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    assert t.measure("Mira.stealth") == 0
    t.passes_until_offered("play Bewitching Oration Mira 1")
    before = t.measure("Mira.votes")
    t.does("play Bewitching Oration Mira 1")
    assert (before, t.measure("Mira.votes")) == (0, 4)


@editions
@rules_on("Rastacourere", "LSJ 20041202", "ANK 20180307-1")
def test_a_rastacourere_takes_no_vote_of_the_prisci(edition: str) -> None:
    """Their block of votes is decided apart, and he still has his say there."""
    t = position(
        seat(ready=["Mira 4/8"], hand=[POLL]),
        seat(ready=[("Oskar 2/4 priscus sect:Sabbat", ["Rastacourere"])]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    goes(t, favour="", against="b")
    assert t.told("result")[-1]["against"] == 3
    assert t.measure("Oskar.capacity") == 3


# -- Recruitment Exercise ---------------------------------------------------------------------------------------------


@editions
def test_recruitment_exercise_draws_and_favours_the_hand(edition: str) -> None:
    card = "Recruitment Exercise"
    for top, blood in (("Anson", 0), ("Aredhel", 1)):
        own = seat(ready=["Mira 6/8 trait:black-hand sect:Sabbat"], hand=[card], crypt=[top])
        t = done(card, 0, own, FOE, edition=edition)
        assert (t.region(top), t.measure(f"{top}.blood")) == ("uncontrolled", blood)
    own = seat(ready=["Mira 6/8 trait:black-hand sect:Sabbat"], hand=[card])
    assert not position(own, FOE, bystander(), edition=edition).offers(f"play {card} Mira")


# -- Regeneration -----------------------------------------------------------------------------------------------------


@rules_on("Regeneration", "ANK 20220218")
@rules_on("Rapid Healing", "ANK 20220218")
@pytest.mark.parametrize(("card", "n"), [("Regeneration", 5), ("Rapid Healing", 1)])
@pytest.mark.parametrize("leaves", [True, False])
def test_an_action_in_torpor_comes_to_nothing_for_who_has_left_it(card: str, n: int, leaves: bool) -> None:
    t = position(
        seat(ready=["Nils 2/4"], torpor=["Mira 1/8 FOR clan:Nosferatu"], hand=[card], play=["Warsaw Station"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    cost = t.g.face[t[card]].blood
    t.does(f"play {card} Mira 1")
    if leaves:
        until(t, "use Warsaw Station -1 -2")
        t.does("use Warsaw Station -1 -2", by="a")
        assert t.region("Mira") == "ready"
    t.goes_on()
    assert t.region("Mira") == ("ready" if leaves or card == "Rapid Healing" else "torpor")
    assert t.measure("Mira.blood") == 1 - cost + (0 if leaves else n)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("mode", "blood"), [(0, 5), (1, 6)])
def test_regeneration_feeds_a_vampire_in_torpor(mode: int, blood: int, edition: str) -> None:
    own = seat(torpor=["Mira 1/8 FOR"], ready=["Ines 2/4"], hand=["Regeneration"])
    t = done("Regeneration", mode, own, FOE, edition=edition)
    assert (t.region("Mira"), t.measure("Mira.blood"), t.told("action")[0]["stealth"]) == ("torpor", blood, 1)
    ready = position(mira("FOR", "Regeneration"), FOE, bystander(), edition=edition)
    assert not ready.offers("play Regeneration")


# -- Renewed Vigor ----------------------------------------------------------------------------------------------------


@editions
def test_renewed_vigor_fills_or_waits(edition: str) -> None:
    own = seat(ready=["Mira 6/8 OBE", "Ines 1/8"], hand=["Renewed Vigor"])
    t = done("Renewed Vigor", 3, own, seat(), edition=edition)
    assert t.measure("Ines.blood") == 8
    t = done("Renewed Vigor", 0, mira("FOR", "Renewed Vigor"), FOE, edition=edition)
    assert t.g.host[t["Renewed Vigor"]] == t["Mira"]
    t = position(
        seat(ready=["Ines 2/4"], torpor=[("Mira 2/8", ["Renewed Vigor"])]),
        FOE,
        bystander(),
        edition=edition,
        phase="unlock",
    )
    t.does("use Renewed Vigor")
    assert (t.region("Mira"), t.region("Renewed Vigor")) == ("ready", "ash-heap")


# -- Restoration ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "n", "locked"),
    [
        ("Restoration", "FOR", 0, 2, 1),
        ("Restoration", "FOR", 1, 3, 1),
        ("Engling Fury", "for SPI", 0, 2, 1),
        ("Engling Fury", "for SPI", 1, 2, 1),
        ("Engling Fury", "for SPI", 2, 2, 0),
    ],
)
def test_a_vampire_heals_himself(edition: str, card: str, words: str, mode: int, n: int, locked: int) -> None:
    t = acting(card, who=words, edition=edition)
    with t.changes("Mira.blood", n), t.unchanged(*BYSTANDER):
        acts(t, f"play {card} Mira {mode}")
    assert t.measure("Mira.locked") == locked
    until_turn_of(t, 1)
    assert t.measure("Mira.locked") == (0 if (card, mode) == ("Engling Fury", 1) else locked)


# -- Restructure ------------------------------------------------------------------------------------------------------


@editions
def test_restructure_keeps_an_ally_locked_unless_its_controller_pays(edition: str) -> None:
    t = acting("Restructure", who="dem", against=("Oskar 2/4", "Brute ally 2 locked"), edition=edition)
    acts(t, "play Restructure Mira 0")
    assert t.g.host[t["Restructure"]] == t["Brute"]
    while t.g.turn_span().seat != 1:
        t.passes()
    assert t.measure("Brute.locked") == 1
    with t.changes("b.pool", -1):
        t.does("use Restructure")
    assert t.measure("Brute.locked") == 0


# -- Revelation of Ecstasy --------------------------------------------------------------------------------------------


@rules_on("Revelation of Ecstasy", "TOM 19960226-1")
def test_a_corrupted_ally_is_stolen_whatever_it_requires() -> None:
    t = position(
        seat(ready=["Mira 6/8 SER"], hand=["Revelation of Ecstasy"]),
        seat(ready=["War Ghoul"]),
        bystander(),
        counters=[(9, "corruption", "War Ghoul", "a")],
    )
    t.does("play Revelation of Ecstasy Mira 1")
    t.passes_until("may")
    t.does("yes", by="a")
    assert t.word("War Ghoul.controller") == "a"


@editions
@rules_on("Revelation of Ecstasy", "ANK 20170303")
def test_revelation_of_ecstasy_corrupts(edition: str) -> None:
    card = "Revelation of Ecstasy"
    foe = seat(ready=["Oskar 1/1 locked", "Kin 4/4"])
    t = done(card, 1, mira("SER", card), foe, "target Oskar", "yes", edition=edition)
    assert t.word("Oskar.controller") == "a"
    t = done(card, 1, mira("SER", card), foe, "target Kin", edition=edition)
    assert (t.word("Kin.controller"), t.g.counters_on(t["Kin"], "corruption", 0)) == ("b", 1)


# -- Revelations ------------------------------------------------------------------------------------------------------


@editions
@rules_on("Revelations", "LSJ 20100119")
def test_revelations_discard_a_card_that_was_looked_at(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 aus"], hand=["Revelations"]),
        seat(ready=["Oskar 2/4"], hand=["Dodge", "Fake Out"], library=["Blur"]),
        bystander(),
        edition=edition,
    )
    acts(t, "play Revelations Mira 0", "pick Dodge")
    assert (t.region("Dodge"), t.region("Fake Out")) == ("ash-heap", "hand")
    assert (t.g.knows[t["Fake Out"]], t.g.knows[t["Blur"]]) == (0b011, 0b010)  # not what is drawn afterwards
    assert t.told("action")[-1]["victims"] == [1]
    t.is_quiet()


@editions
def test_revelations_at_superior_keep_the_hand_of_the_prey_open(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 AUS"], hand=["Revelations"]),
        seat(ready=["Oskar 2/4 cel"], hand=["Dodge"], library=["Blur"] * 8),
        bystander(),
        edition=edition,
    )
    acts(t, "play Revelations Mira 1")
    everybody = t.g.knows[t["Revelations"]]
    assert t.g.knows[t["Dodge"]] == everybody
    t.g.draw_card(1)
    until_turn_of(t, 1)
    assert {t.g.knows[card] for card in t.g.hand(1)} == {everybody}
    until_turn_of(t, 1, "minion")
    acts(t, "use Revelations Oskar")
    assert t.region("Revelations") == "ash-heap"


# -- Rewilding --------------------------------------------------------------------------------------------------------

DIRECTED = [
    # card, words, mode, what Oskar's controller has, where
    ("Rewilding", "clan:Gangrel", 0, "The Labyrinth"),
    ("Nosferatu Performance Art", "clan:Nosferatu", 3, "Society Hunting Ground"),
    ("Smash and Grab", "pot sect:Anarch", 2, "The Labyrinth"),
    ("Principia Discordia", "aus sect:Anarch", 0, "Flak Jacket"),
]


@rules_on("Rewilding", "LSJ 20090324")
@rules_on("Nosferatu Performance Art", "LSJ 20090324")
@rules_on("Smash and Grab", "LSJ 20090324")
@rules_on("Principia Discordia", "LSJ 20090324")
@pytest.mark.parametrize(("card", "words", "mode", "what"), DIRECTED)
def test_an_action_at_a_card_is_directed_at_its_controller(card: str, words: str, mode: int, what: str) -> None:
    gear = what == "Flak Jacket"
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card]),
        seat(ready=[("Oskar 4/8 intercept:3", [what] if gear else [])], play=[] if gear else [what]),
        seat(ready=["Vera 2/4 intercept:3"]),
    )
    t.does(f"play {card} Mira {mode}")
    assert t.told("action")[0]["victims"] == [1]
    t.goes_on()
    assert (t.ever_offered("block Oskar"), t.ever_offered("block Vera")) == (True, False)
    assert t.region(what) == "ash-heap"
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "loses"),
    [("Rewilding", "clan:Gangrel", 0, 2), ("Conceal", "OBF", 1, 0), ("Rampage", "pot", 0, 0)],
)
def test_a_location_is_burned(edition: str, card: str, words: str, mode: int, loses: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card]),
        seat(ready=["Oskar 2/4"], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.pool"), t.changes("b.pool", -loses):
        t.does(f"play {card} Mira {mode}")
        assert t.told("action")[-1]["victims"] == [1]
        acts(t)
    assert t.region("The Barrens") == "ash-heap"
    t.is_quiet()


# -- Riddle Phantastique ----------------------------------------------------------------------------------------------


@editions
def test_a_riddle_keeps_one_busy(edition: str) -> None:
    card = "Riddle Phantastique"
    t = done(card, 0, mira("clan:Kiasyd", card, blood="6/7"), FOE, "target Kin", edition=edition)
    assert t.measure(f"{card}.blood") == 3
    t = cursed(card, "Oskar 4/8 locked", edition=edition)
    t.g.gain_blood(t[card], 1, 9, "card.counter.gain-from-bank")
    until_turn_of(t, 1, "unlock")
    t.does(f"trigger {card}")
    assert (t.measure("Oskar.locked"), t.region(card)) == (1, "ash-heap")
    again = position(mira("clan:Kiasyd", card), seat(ready=[("Oskar 4/8", [card])]), bystander(), edition=edition)
    assert not again.offers(f"play {card}")


@rules_on("Riddle Phantastique", "ANK 20240610")
@rules_on("Command Performance", "LSJ 20100203-2")
@rules_on("Tabriz Assembly", "LSJ 20100203-2")
@pytest.mark.parametrize(
    ("card", "clan"),
    [
        ("Riddle Phantastique", "Kiasyd"),
        ("Command Performance", "Daughter-of-Cacophony"),
        ("Tabriz Assembly", "True-Brujah"),
    ],
)
@pytest.mark.parametrize("meets", [True, False])
def test_the_burn_option_is_for_who_cannot_play_the_card_at_all(card: str, clan: str, meets: bool) -> None:
    """Whether a copy is in play already, or nobody is there to be its target, makes no difference."""
    t = position(
        seat(
            ready=[f"Mira 6/8 clan:{clan if meets else 'Toreador'}"],
            hand=[card],
            play=[] if card == "Riddle Phantastique" else [card],
        ),
        seat(),
        phase="unlock",
        stop=True,
    )
    held = card if card == "Riddle Phantastique" else f"{card}#2"
    assert t.region(held) == "hand"
    assert t.offers(f"burn-option {held}") is not meets


@rules_on("Riddle Phantastique", "LSJ 20070307")
@pytest.mark.parametrize(("capacity", "region"), [(1, "ash-heap"), (2, "attached")])
def test_a_riddle_without_counters_burns_at_once(capacity: int, region: str) -> None:
    """Half of a capacity of 1 is nothing; The Line makes the price low enough for it."""
    t = position(
        seat(ready=[f"Mira {capacity}/{capacity} clan:Kiasyd"], hand=["Riddle Phantastique"], play=["The Line"]),
        seat(ready=["Dog ally 3"]),
        bystander(),
    )
    acts(t, "play Riddle Phantastique Mira 0")
    assert t.region("Riddle Phantastique") == region


# -- Root of Vitality -------------------------------------------------------------------------------------------------

RESCUES = [("Root of Vitality", "vic", 0), ("Renewed Vigor", "obe", 1), ("Sense Vitality", "val", 1)]


@rules_on("Root of Vitality", "ANK 20181017", "ANK 20210124", "LSJ 20070411", "LSJ 20090514")
@rules_on("Renewed Vigor", "ANK 20210124", "LSJ 20070411", "LSJ 20090514")
@pytest.mark.parametrize(("card", "words", "mode"), RESCUES)
@pytest.mark.parametrize("there", [True, False])
def test_a_rescue_by_a_card_costs_no_more_and_comes_to_nothing_for_who_has_left(
    card: str, words: str, mode: int, there: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], torpor=["Tom 3/5"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    cost = t.g.face[t[card]].blood
    t.does(f"play {card} Mira {mode}")
    if not there:
        t.g.burn(t["Tom"])
    with t.changes("Mira.blood", -cost):
        t.goes_on()
    assert (t.region("Tom"), t.measure("Tom.blood")) == (("ready", 3) if there else ("ash-heap", 0))
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [("Root of Vitality", "VIC", 1), ("Panacea", "OBE", 1), ("Rayzeel's Song", "VAL", 2), ("Renewed Vigor", "OBE", 2)],
)
def test_an_ally_is_healed(card: str, words: str, mode: int, edition: str) -> None:
    own = seat(ready=[f"Mira 6/8 {words}", "Outcast Mage"], hand=[card])
    t = position(own, seat(), bystander(), edition=edition, phase="master")
    assert not t.offers(f"play {card} Mira {mode}")  # it is whole
    t = position(own, seat(), seat(ready=["Vera 2/4"]), edition=edition, turn="c", phase="discard")
    t.g.burn_blood(t["Outcast Mage"], 1, "card.burn.counter-to-bank")
    t.passes_until("minion")
    acts(t, f"play {card} Mira {mode}")
    assert t.measure("Outcast Mage.blood") == 2


# -- Rumble -----------------------------------------------------------------------------------------------------------


@editions
def test_a_rumble_gives_a_larger_hand_and_costs_who_falls(edition: str) -> None:
    t = acting("Rumble", "Undead Strength", who="sect:Sabbat POT", against=("Oskar 6/8",), edition=edition)
    t.does("play Rumble Mira")
    assert t.asks == "target"
    t.does("target Oskar")
    while t.asks != "strike":
        t.passes()
    assert stats.hand_size(t.g, 0) == 8
    on_to(t)
    assert (stats.hand_size(t.g, 0), t.measure("a.pool")) == (7, 30)
    t = position(
        seat(ready=["Mira 0/8 sect:Sabbat"], hand=["Rumble"]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    assert not t.offers("play Rumble Mira")  # she must hunt
    t = position(
        seat(ready=["Mira 1/8 sect:Sabbat"], hand=["Rumble"]),
        seat(ready=[("Oskar 6/8", ["Meat Cleaver"])]),
        bystander(),
        edition=edition,
    )
    t.does("play Rumble Mira")
    t.does("target Oskar")
    while not t.offers("use Meat Cleaver Oskar -1"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("use Meat Cleaver Oskar -1")
    t.goes_on()
    assert (t.region("Mira"), t.measure("a.pool")) == ("torpor", 29)


@editions
def test_a_blocked_rumble_gives_no_hand_but_still_costs_who_falls(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/8 sect:Sabbat"], hand=["Rumble"]),
        seat(ready=["Oskar 6/8", ("Guard 6/8", ["Meat Cleaver"])]),
        bystander(),
        edition=edition,
    )
    t.does("play Rumble Mira")
    t.does("target Oskar")
    t.passes_until_offered("block Guard")
    t.does("block Guard")
    with t.unchanged(*BYSTANDER, "b.pool", "Oskar.blood"):
        while not t.offers("use Meat Cleaver Guard -1"):
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert stats.hand_size(t.g, 0) == 7
        t.does("use Meat Cleaver Guard -1")
        t.goes_on()
    assert (t.region("Mira"), t.measure("a.pool")) == ("torpor", 29)


@editions
def test_nobody_but_the_sabbat_rumbles(edition: str) -> None:
    t = acting("Rumble", who="sect:Camarilla", edition=edition)
    assert not t.offers("play Rumble Mira")


# -- Rutor's Hand -----------------------------------------------------------------------------------------------------


@rules_on("Rutor's Hand", "LSJ 20031106")
def test_the_hand_of_a_stolen_vampire_unlocks_him_when_his_new_controller_has_begun_a_turn() -> None:
    """It is locked as he changes sides, and unlocks with everything else of hers."""
    theft = made_up("Theft", faces.MASTER, definition=definition(master(control(a(VAMPIRE, OTHERS), YOU))))
    t = position(
        seat(ready=["Mira 4/8"], hand=[theft]),
        seat(ready=[("Oskar 2/4", ["Rutor's Hand"])]),
        bystander(),
        phase="master",
    )
    t.g.lock(t["Rutor's Hand"])
    t.does("play Theft")
    t.does("target Oskar")
    assert (t.word("Oskar.controller"), t.measure("Rutor's Hand.locked")) == ("a", 1)
    passes_to(t, "minion")
    t.does("bleed Oskar")
    to_the_end(t)
    assert t.measure("Oskar.locked") == 1
    assert not t.ever_offered("use Rutor's Hand")
    while t.who() != "a" or t.asks != "minion" or t.measure("Oskar.locked"):
        t.does("pass" if t.offers("pass") else t.options()[0])
    t.does("bleed Oskar")
    until(t, "use Rutor's Hand")
    t.does("use Rutor's Hand", by="a")
    assert t.measure("Oskar.locked") == 0


@pytest.mark.parametrize("card", ["Rutor's Hand", "Clotho's Gift"])
def test_not_in_the_minion_phase_of_another(card: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[("Oskar 2/4 locked", [card])]),
        bystander(),
    )
    t.g.lock(t["Oskar"])
    t.does("bleed Mira")
    to_the_end(t)
    assert t.measure("b.pool") == 29
    assert not t.ever_offered(f"use {card}")


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
