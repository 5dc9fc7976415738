"""Actions whose cards stay and help: on the acting minion, on another of one's own, or in play by themselves."""

from __future__ import annotations

import pytest

from praxis.kernel.event import may_see
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011
from tests.vtes.cards.test_bleeds import acts
from tests.vtes.cards.test_undertakings import FOE, done, mira
from tests.vtes.cards.test_workings import until

# -- on the acting minion ---------------------------------------------------------------------------------------------

PUT_ON = [
    # card, words, mode, stealth, bleed, strength, intercept, whether one is enough
    ("Pulse of the Canaille", "AUS", 1, 1, 3, 1, 0, True),
    ("Tattoo Signal", "trait:seraph trait:black-hand sect:Sabbat", 0, 1, 1, 1, 0, True),
    ("Blithe Acceptance", "OBF", 0, 0, 1, 1, 0, True),
    ("Blithe Acceptance", "OBF", 1, 0, 1, 1, 0, True),
    ("Concert Tour", "clan:Daughter-of-Cacophony", 0, 1, 1, 1, 0, False),
    ("Marked Territory", "clan:Gangrel-antitribu", 0, 2, 1, 1, 0, True),
    ("Wise Spider", "clan:Akunanse", 0, 1, 1, 1, 0, True),
    ("Enforcer", "clan:Osebo", 0, 1, 1, 2, 0, True),
    ("Ritual Challenge", "clan:Gangrel", 0, 1, 1, 2, 0, True),
    ("Sheepdog", "", 0, 0, 1, 1, 0, False),
    ("Black Metamorphosis", "OBT", 0, 1, 1, 1, 0, True),
    ("Black Metamorphosis", "OBT", 1, 1, 1, 1, 0, True),
    ("Ablative Skin", "FOR", 0, 1, 1, 1, 0, False),
    ("Ablative Skin", "FOR", 1, 1, 1, 1, 0, False),
    ("Despiral", "clan:Ishtarri", 0, 1, 2, 1, 0, False),
    ("Harvest Rites", "sect:Sabbat", 0, 1, 1, 1, 0, True),
    ("Heart of Darkness", "SER", 0, 0, 1, 1, 0, False),
    ("Heart of Darkness", "SER", 1, 0, 1, 1, 0, False),
    ("Carrion Coffin", "PRO", 0, 0, 1, 1, 0, False),
    ("Carrion Coffin", "PRO", 1, 1, 1, 1, 0, False),
    ("Contagion", "DAI trait:infernal", 0, 1, 1, 1, 0, False),
    ("Contagion", "DAI trait:infernal", 1, 1, 1, 1, 0, False),
    ("Skaald", "clan:Gangrel", 0, 1, 1, 1, 0, False),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "stealth", "bleed", "strength", "intercept", "one"), PUT_ON)
def test_a_card_is_put_on_the_acting_minion(
    card: str, words: str, mode: int, stealth: int, bleed: int, strength: int, intercept: int, one: bool, edition: str
) -> None:
    t = acting(card, who=words, more=("Ines 2/4",), edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "b.pool"):
        t.does(f"play {card} Mira {mode}")
        assert t.told("action")[-1]["stealth"] == stealth
        acts(t)
    assert t.g.host[t[card]] == t["Mira"]
    found = (stats.bleed(t.g, t["Mira"]), stats.strength(t.g, t["Mira"]), stats.intercept(t.g, t["Mira"]))
    assert found == (bleed, strength, intercept)
    t.is_quiet()
    again = position(seat(ready=[(f"Mira 6/8 {words}", [card])], hand=[card]), seat(), bystander(), edition=edition)
    if one:
        assert again.clauses(f"play {card}#2 Mira {mode}", by="a") == ["card.requirement.minion"]


@editions
def test_the_pulse_opens_all_hands_for_a_turn(edition: str) -> None:
    card = "Pulse of the Canaille"
    own = seat(ready=["Mira 6/8 AUS", "Ines 2/4"], hand=[card])
    foe = seat(ready=["Oskar 4/8 CEL"], hand=["Flash", *["Blank Page"] * 6], library=["Fake Out"])
    t = position(own, foe, bystander(), edition=edition)
    acts(t, f"play {card} Mira 0")
    assert may_see(t.g.knows[t["Flash"]], 0)
    assert not may_see(t.g.knows[t["Flash"]], 2)
    acts(t, "bleed Ines", "block Oskar", "play Flash Oskar 0")
    assert may_see(t.g.knows[t["Fake Out"]], 0)


@editions
def test_a_tattoo_signal_unlocks_another_hand(edition: str) -> None:
    words = "trait:seraph trait:black-hand sect:Sabbat"
    own = seat(ready=[(f"Mira 4/8 {words}", ["Tattoo Signal"]), "Ines 2/4 trait:black-hand locked", "Nora 2/4 locked"])
    t = position(own, FOE, bystander(), edition=edition)
    t.does("use Tattoo Signal")
    assert (t.measure("Ines.locked"), t.measure("Nora.locked"), t.measure("Tattoo Signal.locked")) == (0, 1, 1)


@editions
@pytest.mark.parametrize(
    ("version", "answers", "region", "blood"),
    [(0, (), "ash-heap", 0), (1, ("yes",), "attached", 1), (1, ("no",), "ash-heap", 0)],
)
@rules_on("Blithe Acceptance", "ANK 20230527")
def test_blithe_acceptance_ends_in_combat(
    version: int, answers: tuple[str, ...], region: str, blood: int, edition: str
) -> None:
    card = "Blithe Acceptance"
    own = seat(ready=[("Mira 6/8", [card])])
    t = position(own, seat(ready=[("Oskar 6/8 strength:0", ["Raven Spy"])]), bystander(), edition=edition)
    if version:
        t.g.versions[t[card]] = version
    t.does("bleed Mira")
    assert stats.stealth(t.g, t["Mira"]) == 1
    acts(t, "block Oskar", *answers)
    assert (t.region(card), t.measure("Mira.blood")) == (region, 6 - blood)


@editions
def test_a_concert_tour_fills_a_vampire_when_it_is_wanted(edition: str) -> None:
    """It is a price for an effect: it waits until it is paid."""
    own = seat(ready=[("Mira 2/8", ["Concert Tour"])])
    t = position(own, seat(ready=["Oskar 2/4"]), bystander(), edition=edition, turn="c", phase="discard")
    t.passes_until_offered("use Concert Tour")
    assert t.asks == "unlock"
    t.passes()
    assert (t.measure("Mira.blood"), t.region("Concert Tour")) == (2, "attached")
    t.passes_until_offered("use Concert Tour")
    assert t.asks == "unlock"
    with t.unchanged("c.pool", "Vera.blood", "Oskar.blood", "a.pool"):
        t.does("use Concert Tour")
    assert (t.measure("Mira.blood"), t.region("Concert Tour")) == (8, "ash-heap")
    t.is_quiet()


@editions
def test_marked_territory_is_burned_for_intercept(edition: str) -> None:
    card = "Marked Territory"
    t = acting(card, who="clan:Gangrel-antitribu", edition=edition)
    acts(t, f"play {card} Mira 0")
    assert t.measure("Mira.locked") == 0
    t = position(
        seat(ready=[("Oskar 4/8", ["Enchanted Marionette"])]),
        seat(ready=[("Mira 4/8", [card])]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Oskar")
    acts(t, "block Mira")
    assert not t.ever_offered(f"use {card}")  # it is not directed at her
    t = position(
        seat(ready=[("Oskar 4/8 clan:Malkavian-antitribu", ["Enchanted Marionette"])]),
        seat(ready=[("Mira 4/8", [card])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Oskar")
    acts(t, "block Mira", f"use {card}")
    assert (t.region(card), len(t.told("blocked"))) == ("ash-heap", 1)


@editions
def test_a_wise_spider_is_rested_and_has_more_in_hand(edition: str) -> None:
    t = acting("Wise Spider", who="clan:Akunanse", more=("Ines 2/4",), edition=edition)
    acts(t, "play Wise Spider Mira 0")
    assert (stats.hand_size(t.g, 0), t.measure("Mira.locked")) == (8, 1)
    while t.g.turn_span().seat == 0:
        t.passes()
    assert t.measure("Mira.locked") == 0
    t = position(seat(ready=["Ines 2/4"], torpor=[("Mira 2/8", ["Wise Spider"])]), seat(), bystander(), edition=edition)
    assert stats.hand_size(t.g, 0) == 7


@editions
def test_a_sheepdog_rests_for_a_turn(edition: str) -> None:
    t = acting("Sheepdog", more=("Ines 2/4",), edition=edition)
    acts(t, "play Sheepdog Mira 0")
    assert t.measure("Mira.blood") == 8
    until(t, 1)
    until(t, 0, "unlock")
    assert t.measure("Mira.locked") == 1
    t.does("trigger Sheepdog")
    assert t.region("Sheepdog") == "ash-heap"


@editions
@pytest.mark.parametrize("version", [0, 1])
def test_black_metamorphosis_strikes_twice(version: int, edition: str) -> None:
    card = "Black Metamorphosis"
    t = position(seat(ready=[("Mira 6/8", [card])]), seat(ready=["Oskar 9/9"]), bystander(), edition=edition)
    if version:
        t.g.versions[t[card]] = version
    acts(t, "bleed Mira", "block Oskar", f"use {card} Mira -1")
    assert t.measure("Oskar.blood") == 7
    assert t.ever_offered(f"use {card} Mira -2") is bool(version)


@editions
@rules_on("Ablative Skin", "LSJ 20040812-2")
def test_ablative_skin_is_worn_off(edition: str) -> None:
    card = "Ablative Skin"
    t = acting(card, who="FOR", edition=edition)
    acts(t, f"play {card} Mira 0")
    assert t.measure(f"{card}.blood") == 3
    t = position(seat(ready=[("Mira 6/8", [card])]), seat(ready=["Oskar 9/9 strength:4"]), bystander(), edition=edition)
    t.g.gain_blood(t[card], 2, 9, "card.counter.gain-from-bank")
    acts(t, "bleed Mira", "block Oskar", f"use {card} Mira -1", f"use {card} Mira -1")
    assert (t.measure("Mira.blood"), t.region(card)) == (4, "ash-heap")


@editions
def test_a_despiral_turns_faster_for_blood(edition: str) -> None:
    own = seat(ready=[("Mira 6/8 clan:Ishtarri", ["Despiral"])])
    t = position(own, seat(), bystander(), edition=edition, turn="c", phase="discard")
    t.g.gain_blood(t["Despiral"], 2, 9, "card.counter.gain-from-bank")
    t.passes_until("minion")
    with t.changes("Mira.blood", -2):
        acts(t, "use Despiral Mira -1")
    assert stats.bleed(t.g, t["Mira"]) == 4


@editions
def test_harvest_rites_feed_once_a_turn(edition: str) -> None:
    t = position(seat(ready=[("Mira 2/8 sect:Sabbat", ["Harvest Rites"])]), seat(), bystander(), edition=edition)
    acts(t, "hunt Mira")
    assert t.measure("Mira.blood") == 4


@editions
@pytest.mark.parametrize("version", [0, 1])
def test_a_heart_of_darkness_fears_no_fire(version: int, edition: str) -> None:
    card = "Heart of Darkness"
    own = seat(ready=[("Mira 6/8", [card])])
    t = position(own, seat(ready=[("Oskar 9/9", ["Blow Torch"])]), bystander(), edition=edition)
    if version:
        t.g.versions[t[card]] = version
    t.does_all("bleed Mira", "block Oskar")
    acts(t, "use Blow Torch Oskar -1", *([f"use {card} Mira -1"] if version else []))
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("ready", 6 if version else 5)
    t = position(seat(ready=["Wolf ally 2"]), seat(ready=[("Mira 6/8", [card])]), bystander(), edition=edition)
    acts(t, f"use {card} Wolf")
    assert t.region(card) == "ash-heap"


@editions
@pytest.mark.parametrize(("answer", "locked"), [("yes", 0), ("no", 1)])
def test_a_carrion_coffin_opens_at_the_end_of_a_turn(answer: str, locked: int, edition: str) -> None:
    own = seat(ready=[("Mira 6/8 locked", ["Carrion Coffin"])])
    t = position(seat(ready=["Oskar 4/8"]), bystander(), own, edition=edition)
    t.passes_until_offered(answer)
    t.does(answer, by="c")
    assert t.measure("Mira.locked") == locked


@pytest.mark.parametrize("edition", ["2011", "2012"])
@pytest.mark.parametrize(("blood", "put"), [("4/8", True)])
def test_an_earth_feeder_learns_by_hunting(blood: str, put: bool, edition: str) -> None:
    card = "Earth-Feeder"
    t = position(mira("sect:Laibon", card, blood=blood), FOE, bystander(), edition=edition)
    t.does(f"play {card} Mira 0")
    assert t.told("action")[0]["stealth"] == 2
    acts(t)
    assert (t.measure("Mira.blood"), t.g.host[t[card]] == t["Mira"]) == (5, put)
    t = position(seat(ready=[("Mira 4/8 sect:Laibon", [card])]), FOE, bystander(), edition=edition)
    t.does("hunt Mira")
    assert stats.stealth(t.g, t["Mira"]) == 2


@editions
def test_emergency_powers_need_gehenna(edition: str) -> None:
    card, words = "Emergency Powers", "trait:seraph trait:black-hand sect:Sabbat"
    own = seat(ready=[f"Mira 6/8 {words}"], hand=[card], play=["Dragonbound"])
    t = done(card, 0, own, FOE, edition=edition)
    assert (t.g.host[t[card]], stats.votes(t.g, t["Mira"])) == (t["Mira"], 0)
    t = done(card, 0, mira(words, card), FOE, edition=edition)
    assert t.region(card) == "ash-heap"


@editions
def test_a_skaald_is_outsung_by_an_older_one(edition: str) -> None:
    own = seat(ready=["Old 4/9 clan:Gangrel", "Young 4/5 clan:Gangrel", "Prince 4/9 clan:Gangrel prince city:Paris"])
    t = position(own, seat(ready=[("Mira 6/8 clan:Gangrel", ["Skaald"])]), bystander(), edition=edition)
    assert (t.offers("use Skaald Young"), t.offers("use Skaald Prince")) == (False, False)
    acts(t, "use Skaald Old -1")
    assert (t.g.host[t["Skaald"]], t.g.controller[t["Skaald"]]) == (t["Old"], 0)


@editions
def test_who_atones_blocks_the_young_without_locking(edition: str) -> None:
    for actor, locked in (("Oskar 4/4", 0), ("Oskar 4/6", 1)):
        t = position(seat(ready=[actor]), seat(ready=[("Mira 4/5", ["Atonement"])]), bystander(), edition=edition)
        assert stats.intercept(t.g, t["Mira"]) == 1
        acts(t, "bleed Oskar", "block Mira")
        assert t.measure("Mira.locked") == locked
    t = position(
        seat(ready=["Oskar 4/4", "Snake 4/4 clan:Ministry"]),
        seat(ready=[("Mira 4/5", ["Atonement"])]),
        bystander(),
        edition=edition,
    )
    t.does("use Atonement Snake -2")
    assert stats.stealth(t.g, t["Snake"]) == -1
    acts(t)
    assert t.region("Atonement") == "ash-heap"


@editions
def test_contagion_drains_all_others(edition: str) -> None:
    own = seat(ready=[("Mira 6/8 trait:infernal", ["Contagion"])])
    t = position(own, seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    until(t, 1, "unlock")
    with t.changes("b.pool", -1), t.unchanged("a.pool", "c.pool"):
        t.does(t.options("trigger")[0])


@editions
@rules_on("Contagion", "ANK 20200909")
@pytest.mark.parametrize(("other", "stolen"), [("Oskar 1/1", True), ("Oskar 2/2", False)])
def test_contagion_corrupts_in_combat(other: str, stolen: bool, edition: str) -> None:
    own = seat(ready=[("Mira 6/8 trait:infernal", ["Contagion"])])
    t = position(own, seat(ready=[other]), bystander(), edition=edition)
    t.g.versions[t["Contagion"]] = 1
    acts(t, "bleed Mira", "block Oskar", "use Contagion Mira -1", *(["yes"] if stolen else []))
    assert t.word("Oskar.controller") == ("a" if stolen else "b")


@editions
@rules_on("Emergency Rations", "LSJ 20010627", "ANK 20200420-3")
def test_emergency_rations_are_kept(edition: str) -> None:
    card, words = "Emergency Rations", "clan:Nagaraja"
    foe = seat(ready=["Oskar 4/8"], ash_heap=["Muddled Vampire Hunter"])
    t = done(card, 0, mira(words, card), foe, edition=edition)
    assert (t.region("Muddled Vampire Hunter"), t.g.host[t[card]], t.told("action")[0]["victims"]) == (
        "removed",
        t["Mira"],
        [],
    )
    assert not position(mira(words, card), FOE, bystander(), edition=edition).offers(f"play {card}")
    t = position(seat(ready=[(f"Mira 1/8 {words}", [card])]), FOE, bystander(), edition=edition, phase="unlock")
    t.does(f"use {card}")
    assert (t.measure("Mira.blood"), t.region(card)) == (8, "ash-heap")


# -- on another -------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("version", [0, 1])
def test_a_new_moon_sigil_moves_its_bearer(version: int, edition: str) -> None:
    card = "New Moon Sigil"
    t = done(card, version, mira("SPI", card, "Ines 2/4"), FOE, "target Ines", edition=edition)
    assert t.g.host[t[card]] == t["Ines"]
    t = position(seat(ready=[("Mira 6/8", [card])]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    if version:
        t.g.versions[t[card]] = version
        t.does("bleed Mira")
        with t.changes("Mira.blood", -2):
            acts(t, "block Oskar", f"use {card} Mira -2")
        assert t.told("blocked") == []
    else:
        acts(t, "bleed Mira", "block Oskar", f"use {card} Mira -1")
        assert t.told("maneuver")


@editions
@pytest.mark.parametrize(("mode", "ines", "nora"), [(0, 2, 0), (1, 1, 1)])
def test_a_psychic_projection_watches_until_the_next_turn(mode: int, ines: int, nora: int, edition: str) -> None:
    card = "Psychic Projection"
    own = mira("AUS", card, "Ines 2/4", "Nora 2/4")
    t = done(card, mode, own, FOE, *(["target Ines"] if not mode else []), edition=edition)
    assert [stats.intercept(t.g, t[one]) for one in ("Ines", "Nora", "Oskar")] == [ines, nora, 0]
    until(t, 1)
    until(t, 0, "unlock")
    t.does(f"trigger {card}")
    assert t.region(card) == "ash-heap"


@editions
def test_a_defender_of_the_haven_watches_directed_actions(edition: str) -> None:
    card = "Defender of the Haven"
    slave = "clan:Gargoyle slave-of:Tremere"
    own = mira("clan:Tremere", card, f"Stone 4/5 {slave}", f"Pebble 4/4 {slave}")
    t = done(card, 0, own, FOE, edition=edition)
    assert t.g.host[t[card]] == t["Stone"]
    t = position(seat(ready=["Oskar 4/8"]), seat(ready=[(f"Stone 4/5 {slave}", [card])]), bystander(), edition=edition)
    t.does("bleed Oskar")
    assert stats.intercept(t.g, t["Stone"]) == 2


@editions
def test_the_blood_of_the_sabbat_rewards_directed_actions(edition: str) -> None:
    card, words = "Blood of the Sabbat", "sect:Sabbat archbishop city:Paris"
    t = done(card, 0, mira(words, card, "Ines 2/4 sect:Sabbat"), FOE, edition=edition)
    assert t.g.host[t[card]] == t["Ines"]
    with t.changes("Ines.blood", 1):
        acts(t, "bleed Ines")
    t = position(seat(ready=[("Ines 2/4 sect:Sabbat", [card])]), FOE, bystander(), edition=edition)
    with t.changes("Ines.blood", 1):  # by the hunt alone
        acts(t, "hunt Ines")


@editions
@rules_on("Bloodbath", "LSJ 19970224")
def test_a_bloodbath_gives_blood_and_a_voice(edition: str) -> None:
    card, words = "Bloodbath", "sect:Sabbat archbishop city:Paris"
    own = mira(words, card, "Ines 2/5 sect:Sabbat", "Weak 2/4 sect:Sabbat")
    t = position(own, FOE, bystander(), edition=edition)
    t.does(f"play {card} Mira 0")
    assert not t.offers("target Weak")
    acts(t, "target Ines")
    assert (t.measure("Ines.blood"), stats.votes(t.g, t["Ines"])) == (4, 1)
    t = position(seat(ready=[(f"Mira 6/8 {words}", [card])]), FOE, bystander(), edition=edition)
    assert stats.votes(t.g, t["Mira"]) == 2


@editions
@pytest.mark.parametrize(
    ("card", "words"), [("Consecration Rites", "sect:Sabbat archbishop city:Paris"), ("Haunt", "nec")]
)
def test_a_location_is_protected(card: str, words: str, edition: str) -> None:
    own = seat(ready=[f"Mira 6/8 {words}"], hand=[card], play=["The Barrens"])
    t = done(card, 0, own, FOE, edition=edition)
    assert t.g.host[t[card]] == t["The Barrens"]
    acting_foe = seat(ready=["Oskar 4/8", 'Felix "Fix" Hessian'])
    t = position(own, acting_foe, bystander(), edition=edition)
    acts(t, f"play {card} Mira 0")
    until(t, 1, "minion")
    t.does('use Felix "Fix" Hessian Felix "Fix" Hessian -1')
    acts(t, f"use {card}")
    assert (t.region(card), t.region("The Barrens")) == ("ash-heap", "play")


@editions
@rules_on("Haunt", "LSJ 20090324")
def test_haunt_burns_a_location(edition: str) -> None:
    foe = seat(ready=["Oskar 4/8"], play=["The Barrens"])
    t = done("Haunt", 1, mira("NEC", "Haunt"), foe, edition=edition)
    assert (t.region("The Barrens"), t.told("action")[0]["victims"]) == ("ash-heap", [1])


# -- in play by themselves --------------------------------------------------------------------------------------------


@editions
def test_the_song_of_pan_hurts_the_idle(edition: str) -> None:
    card = "Song of Pan"
    own = mira("clan:Kiasyd", card, "Ines 4/8 clan:Kiasyd", "Nora 4/8 clan:Kiasyd")
    t = position(own, seat(), bystander(), edition=edition)
    acts(t, f"play {card} Mira 0")
    assert (t.measure("Mira.locked"), stats.bleed(t.g, t["Ines"])) == (0, 2)
    acts(t, "bleed Mira")
    acts(t, "bleed Ines")
    until(t, 1)
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Nora")] == [6, 4, 3]
    assert t.region(card) == "ash-heap"


@editions
@pytest.mark.parametrize("version", [0, 1])
def test_esprit_de_corps_strengthens_all(version: int, edition: str) -> None:
    card = "Esprit de Corps"
    t = done(card, version, mira("POT PRE", card, "Ines 2/4"), FOE, edition=edition)
    assert (t.measure("Mira.locked"), stats.strength(t.g, t["Ines"]), stats.strength(t.g, t["Oskar"])) == (0, 2, 1)
    until(t, 1)
    until(t, 0, "unlock")
    t.does(f"trigger {card}")
    assert t.region(card) == "ash-heap"


@since_2011
@pytest.mark.parametrize(("version", "cancels"), [(1, True), (0, False)])
def test_esprit_de_corps_cancels_an_attack_on_minds(version: int, cancels: bool, edition: str) -> None:
    card = "Esprit de Corps"
    t = position(
        seat(ready=["Oskar 6/8 DOM"], hand=["Govern the Unaligned"]),
        seat(ready=["Mira 4/8"], play=[card]),
        bystander(),
        edition=edition,
    )
    if version:
        t.g.versions[t[card]] = version
    t.does("play Govern the Unaligned Oskar 0")
    acts(t, *([f"use {card}"] if cancels else []))
    assert t.ever_offered(f"use {card}") is cancels
    assert t.measure("b.pool") == (30 if cancels else 27)


@editions
def test_the_chronicle_is_stolen(edition: str) -> None:
    card = "Chronicle of the Lost Tribe"
    t = done(card, 0, mira("trait:black-hand sect:Sabbat", card), FOE, edition=edition)
    assert stats.hand_size(t.g, 0) == 8
    t = position(
        seat(ready=["Oskar 4/5", "Young 4/4"]), seat(ready=["Mira 4/8"], play=[card]), bystander(), edition=edition
    )
    assert not t.offers(f"use {card} Young")
    acts(t, f"use {card} Oskar -1")
    assert (t.word(f"{card}.controller"), stats.hand_size(t.g, 0)) == ("a", 8)


DECREES = [("Imperial Decree", "Camarilla", "Sabbat"), ("Covenant of Blood", "Sabbat", "Camarilla")]


@editions
@pytest.mark.parametrize(("card", "ours", "theirs"), DECREES)
@rules_on("Covenant of Blood", "LSJ 20100909")
def test_a_decree_sets_sect_on_sect(card: str, ours: str, theirs: str, edition: str) -> None:
    own = seat(ready=[f"Mira 6/8 sect:{ours}", f"Alien 6/8 sect:{theirs}"], play=[card])
    foe = seat(ready=[f"Oskar 6/8 sect:{theirs}", f"Friend 6/8 sect:{ours}", f"Kin 6/8 sect:{theirs}"])
    t = position(own, foe, bystander(), edition=edition)
    t.does(f"use {card} Mira -1")
    assert (t.offers("target Oskar"), t.offers("target Friend")) == (True, False)
    t.does("target Oskar")
    acts(t)
    assert t.told("combat")[0]["opposing"] == t["Oskar"]
    assert not t.offers(f"use {card} Alien -1")
    until(t, 1, "minion")
    t.does(f"use {card} Kin -3")
    assert stats.stealth(t.g, t["Kin"]) == -1
    acts(t)
    assert t.region(card) == "ash-heap"


@editions
@pytest.mark.parametrize(("card", "words"), [("Imperial Decree", "justicar"), ("Covenant of Blood", "sect:Sabbat")])
def test_a_decree_is_put_in_play(card: str, words: str, edition: str) -> None:
    t = done(card, 0, mira(words, card), FOE, edition=edition)
    assert t.region(card) == "play"


@editions
@pytest.mark.parametrize("mode", [0, 1])
def test_illusory_resources_swallow_bleeds(mode: int, edition: str) -> None:
    card = "Illusory Resources"
    t = done(card, mode, mira("CHI", card), FOE, edition=edition)
    assert t.measure(f"{card}.blood") == 1 + mode
    until(t, 2, "minion")
    t.does("bleed Vera")
    with t.unchanged("a.pool"):
        acts(t, f"use {card}")
    until(t, 0, "unlock")
    t.does(f"use {card}")
    assert (t.measure("Mira.blood"), t.measure(f"{card}.blood")) == (5, 1 + mode)
