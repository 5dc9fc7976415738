"""Action cards against others: harm, locks, robbed cards, bleeds and attacks."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011
from tests.vtes.cards.test_bleeds import acts
from tests.vtes.cards.test_undertakings import FOE, done, mira

# -- harm -------------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "pool"), [(0, 30), (1, 29)])
def test_osiris_is_dismembered(mode: int, pool: int, edition: str) -> None:
    card = "Dismemberment of Osiris"
    foe = seat(
        torpor=["Lord 0/8 prince city:Paris clan:Ventrue"], ready=["Kin 4/8 clan:Ventrue", "Oskar 4/8 clan:Brujah"]
    )
    t = done(card, mode, mira("SER", card), foe, edition=edition)
    assert (t.region("Lord"), t.measure("b.pool")) == ("ash-heap", pool)
    assert (t.measure("Kin.blood"), t.measure("Oskar.blood")) == (3, 4)


@editions
@rules_on("Sixth Tradition: Destruction", "LSJ 20020429")
def test_the_sixth_tradition_burns_a_diablerist(edition: str) -> None:
    card = "Sixth Tradition: Destruction"
    own = mira("prince city:Paris", card)
    t = position(own, FOE, bystander(), edition=edition)
    assert not t.offers(f"play {card}")
    t = position(own, seat(ready=["Oskar 4/8"], torpor=["Fool 0/4"]), bystander(), edition=edition, turn="b")
    acts(t, "diablerize Oskar Fool")
    while t.g.turn_span().seat != 0 or t.asks != "minion":
        t.goes_by()
    assert t.region("Oskar") == "ready"  # nobody called a blood hunt
    acts(t, f"play {card} Mira 0")
    assert t.region("Oskar") == "ash-heap"


@editions
@rules_on("Sleep of Reason", "LSJ 20090514")
def test_reason_sleeps_in_the_drained(edition: str) -> None:
    foe = seat(ready=["Weak 1/4", "Old 1/9", "Oskar 2/4"])
    t = position(mira("DEM", "Sleep of Reason"), foe, bystander(), edition=edition)
    t.does("play Sleep of Reason Mira 0")
    acts(t)
    assert (t.region("Weak"), t.region("Old"), t.region("Oskar")) == ("torpor", "ready", "ready")
    t = done("Sleep of Reason", 1, mira("DEM", "Sleep of Reason"), foe, "target Old", edition=edition)
    assert t.region("Old") == "torpor"


@editions
@pytest.mark.parametrize(("blood", "modes", "stealth"), [("6/8", (2, 3), 1), ("4/5", (0, 1), 0)])
def test_nosferatu_perform(blood: str, modes: tuple[int, int], stealth: int, edition: str) -> None:
    card = "Nosferatu Performance Art"
    foe = seat(ready=["Oskar 4/8 clan:Toreador", "Kin 4/4"], play=["Art Museum"])
    own = mira("clan:Nosferatu", card, blood=blood)
    t = done(card, modes[0], own, foe, edition=edition)
    assert (t.region("Oskar"), t.told("action")[0]["stealth"]) == ("torpor", stealth)
    t = done(card, modes[1], own, foe, edition=edition)
    assert t.region("Art Museum") == "ash-heap"


@editions
@pytest.mark.parametrize(("mode", "so"), [(0, ("Oskar.blood", 1)), (1, ("b.pool", 27))])
def test_inside_dirt_costs_the_edge(mode: int, so: tuple[str, int], edition: str) -> None:
    words = "clan:Nosferatu-antitribu"
    own = seat(edge=True, ready=[f"Mira 6/8 {words}"], hand=["Inside Dirt"])
    t = done("Inside Dirt", mode, own, FOE, *(["target Oskar"] if not mode else []), edition=edition)
    assert (t.measure(so[0]), t.g.edge) == (so[1], -1)
    without = position(mira(words, "Inside Dirt"), FOE, bystander(), edition=edition)
    assert not without.offers("play Inside Dirt")


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "n"), [("Choir", "MEL", 1, 2), ("Harmony", "clan:Daughter-of-Cacophony", 0, 3)]
)
def test_choirs_are_heard(card: str, words: str, mode: int, n: int, edition: str) -> None:
    own = seat(ready=[f"Mira 6/8 {words}"], hand=[card], play=["Choir", "Choir"])
    t = position(own, FOE, bystander(), edition=edition)
    with t.changes("b.pool", -2 * n), t.unchanged(*BYSTANDER):
        acts(t, f"play {card}#3 Mira {mode}" if card == "Choir" else f"play {card} Mira {mode}")
    assert t.g.in_play(0) == []
    t = done("Choir", 0, mira("MEL", "Choir", "Ines 2/4"), FOE, edition=edition)
    assert t.region("Choir") == "play"
    t.passes()
    acts(t)
    assert t.region("Choir") == "ash-heap"


# -- locking and unlocking --------------------------------------------------------------------------------------------


@editions
def test_distraction_draws_five(edition: str) -> None:
    own = seat(ready=["Mira 6/8 CEL"], hand=["Distraction", *["Blank Page"] * 6], library=8)
    t = position(own, FOE, bystander(), edition=edition)
    acts(t, "play Distraction Mira 0")
    assert (len(t.g.hand(0)), len(t.g.library(0))) == (7, 8 - 1 - 5)


@editions
@rules_on("Revelation of Ecstasy", "ANK 20170303")
def test_revelation_of_ecstasy_corrupts(edition: str) -> None:
    card = "Revelation of Ecstasy"
    foe = seat(ready=["Oskar 1/1 locked", "Kin 4/4"])
    t = done(card, 1, mira("SER", card), foe, "target Oskar", "yes", edition=edition)
    assert t.word("Oskar.controller") == "a"
    t = done(card, 1, mira("SER", card), foe, "target Kin", edition=edition)
    assert (t.word("Kin.controller"), t.g.counters_on(t["Kin"], "corruption", 0)) == ("b", 1)


@since_2011
@pytest.mark.parametrize("mode", [0, 1])
def test_liberty_club_intrigue_holds_anarchs(mode: int, edition: str) -> None:
    card = "Liberty Club Intrigue"
    foe = seat(ready=["Oskar 4/5 sect:Anarch", "Kin 4/4 sect:Anarch", "Old 4/6 sect:Anarch", "Loyal 2/4"])
    t = position(mira("prince city:Paris", card), foe, bystander(), edition=edition)
    t.does(f"play {card} Mira {mode}")
    assert not t.offers("target Old")
    acts(t, "target Oskar")
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    assert (t.measure("Oskar.locked"), t.measure("Kin.locked")) == (1, mode)


@editions
def test_precognizant_mobility_and_panacea_unlock(edition: str) -> None:
    for card, words, mode, who in (
        ("Precognizant Mobility", "AUS", 0, "Ines"),
        ("Precognizant Mobility", "AUS", 0, "Wolf"),
        ("Precognizant Mobility", "AUS", 1, "Old"),
        ("Panacea", "AUS", 0, "Ines"),
        ("Rayzeel's Song", "ani", 0, "Wolf"),
    ):
        own = mira(words, card, "Ines 2/4 locked", "Old 2/9 locked", "Wolf ally 3 locked")
        t = position(own, FOE, bystander(), edition=edition)
        t.does(f"play {card} Mira {mode}")
        assert not t.offers("target Old") or mode
        acts(t, *([f"target {who}"] if t.offers(f"target {who}") else []))
        assert t.measure(f"{who}.locked") == 0
    poor = position(mira("AUS", "Panacea", "Ines 2/4 locked", blood="0/8"), FOE, bystander(), edition=edition)
    assert not poor.offers("play Panacea Mira 0")


@editions
def test_panacea_unlocks_a_healed_ally_in_the_discard_phase(edition: str) -> None:
    own = seat(ready=["Mira 6/8 OBE", "Outcast Mage locked"], hand=["Panacea"])
    t = position(own, seat(), bystander(), edition=edition, turn="c", phase="discard")
    t.g.burn_blood(t["Outcast Mage"], 1, "card.burn.counter-to-bank")
    t.passes_until("minion")
    t.g.lock(t["Outcast Mage"])
    acts(t, "play Panacea Mira 2")
    assert t.measure("Outcast Mage.locked") == 1
    t.passes()
    while t.g.turn_span().seat == 0:
        t.passes()
    assert t.measure("Outcast Mage.locked") == 0


@editions
def test_patronage_is_played_once_a_turn(edition: str) -> None:
    words = "clan:Toreador-antitribu"
    own = seat(
        ready=[f"Mira 6/8 {words}", f"Ines 2/4 {words} locked", f"Nora 6/8 {words}"], hand=["Patronage", "Patronage"]
    )
    t = position(own, FOE, bystander(), edition=edition)
    t.does("play Patronage Mira 0")
    acts(t)
    assert (t.measure("Ines.locked"), t.measure("Mira.locked")) == (0, 0)
    assert not t.offers("play Patronage#2")


@editions
def test_black_hand_ritual_unlocks_or_burns_gehenna(edition: str) -> None:
    card, words = "Black Hand Ritual", "trait:black-hand sect:Sabbat"
    t = done(card, 0, mira(words, card, "Ines 2/4 trait:black-hand locked"), FOE, edition=edition)
    assert t.measure("Ines.locked") == 0
    foe = seat(ready=["Oskar 2/4"], play=["Dragonbound"])
    t = done(card, 1, mira(words, card), foe, edition=edition)
    assert t.region("Dragonbound") == "ash-heap"


# -- what others have -------------------------------------------------------------------------------------------------

ROBBED = [
    # card, words, mode, what is taken, from whom it could not be
    ("Lure of the Serpent", "SER", 0, "Raven Spy"),
    ("Mesmerize", "DOM", 0, "Hawg"),
    ("Mesmerize", "DOM", 1, "Cooler"),
    ("Fleecing the Gaje", "clan:Ravnos", 0, "Cooler"),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "loot"), ROBBED)
@rules_on("Mesmerize", "RTR 19980928")
def test_what_is_on_others_is_taken(card: str, words: str, mode: int, loot: str, edition: str) -> None:
    foe = seat(ready=[("Oskar 4/9", ["Raven Spy"]), ("Kin 2/4", ["Cooler"]), ("Wolf ally 3", ["Hawg"])])
    t = position(mira(words, card), foe, bystander(), edition=edition)
    t.does(f"play {card} Mira {mode}")
    assert t.told("action") == [] or t.told("action")[0]["victims"] == [1]
    acts(t)
    assert (t.g.host[t[loot]], t.g.controller[t[loot]]) == (t["Mira"], 0)
    bare = position(mira(words, card), FOE, bystander(), edition=edition)
    assert not bare.offers(f"play {card} Mira {mode}")


@editions
@rules_on("New Management", "LSJ 20080803-2")
def test_new_management_takes_a_cheap_location(edition: str) -> None:
    own = seat(ready=["Mira 6/8"], hand=["New Management"], play=["Dreams of the Sphinx"])
    foe = seat(ready=["Oskar 2/4"], play=["The Barrens"])
    t = done("New Management", 0, own, foe, edition=edition)
    assert t.word("The Barrens.controller") == "a"


@editions
def test_smash_and_principia_burn_things(edition: str) -> None:
    if edition == "2000":
        pytest.skip("nobody is an anarch in 2000")
    foe = seat(ready=[("Oskar 2/4", ["Hawg"])], play=["The Barrens"])
    t = done("Smash and Grab", 2, mira("pot sect:Anarch", "Smash and Grab"), foe, edition=edition)
    assert t.region("The Barrens") == "ash-heap"
    t = done("Principia Discordia", 0, mira("aus sect:Anarch", "Principia Discordia"), foe, edition=edition)
    assert t.region("Hawg") == "ash-heap"


@editions
def test_anonymous_freight_equips_in_secret(edition: str) -> None:
    own = seat(ready=["Mira 6/8"], hand=["Anonymous Freight", "Cooler", "Dartmoor, England"])
    t = position(own, FOE, bystander(), edition=edition)
    t.does("play Anonymous Freight Mira 0")
    assert not t.offers("target Dartmoor, England")
    acts(t)
    told = t.told("action")[0]
    assert (told["action"], told["stealth"]) == ("equip", 3)
    assert (t.g.host[t["Cooler"]], t.measure("a.pool")) == (t["Mira"], 29)


@editions
def test_a_contract_is_violated(edition: str) -> None:
    card = "Violation of Trust"
    t = position(mira("", card), FOE, bystander(), edition=edition)
    assert not t.offers(f"play {card}")


# -- bleeds and attacks -----------------------------------------------------------------------------------------------

SMALL = [
    ("Night Moves", "OBF", 0, 3, 1),
    ("Night Moves", "OBF", 1, 6, 1),
    ("Cat Burglary", "CEL", 0, 1, 1),
    ("Cat Burglary", "CEL", 1, 1, 1),
    ("Speed of Thought", "CEL", 0, 0, 1),
    ("Bloodwork", "trait:black-hand sect:Sabbat", 0, 0, 2),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "stealth", "most"), SMALL)
def test_some_bleeds_take_no_more(card: str, words: str, mode: int, stealth: int, most: int, edition: str) -> None:
    own = seat(ready=[f"Mira 6/8 {words} bleed:3"], hand=[card])
    t = position(own, FOE, bystander(), edition=edition)
    with t.changes("b.pool", -most), t.unchanged("c.pool"):
        acts(
            t,
            f"play {card} Mira {mode}",
            *(["target b"] if card in ("Night Moves",) or (card, mode) == ("Cat Burglary", 1) else []),
        )
    assert t.told("action")[0]["stealth"] == stealth


@editions
def test_bloodwork_is_stealthy_against_the_sabbat(edition: str) -> None:
    words = "trait:black-hand sect:Sabbat"
    foe = seat(ready=["Oskar 4/8 sect:Sabbat"])
    t = position(mira(words, "Bloodwork"), foe, bystander(), edition=edition)
    t.does("play Bloodwork Mira 0")
    assert (stats.stealth(t.g, t["Mira"]), stats.bleed(t.g, t["Mira"])) == (1, 2)
    acts(t)


@editions
@pytest.mark.parametrize(("mode", "blocker"), [(0, "Oskar 4/8 cel"), (1, "Oskar 4/8 CEL")])
def test_only_the_quick_block_speed_of_thought(mode: int, blocker: str, edition: str) -> None:
    own = mira("CEL", "Speed of Thought")
    t = position(own, seat(ready=[blocker, "Slow 2/4"]), bystander(), edition=edition)
    t.does(f"play Speed of Thought Mira {mode}")
    t.passes_until_offered("block Oskar")
    assert not t.offers("block Slow")
    t = position(own, seat(ready=["Oskar 4/8 cel", "Slow 2/4"]), bystander(), edition=edition)
    t.does("play Speed of Thought Mira 1")
    acts(t)
    assert not t.ever_offered("block Oskar")


@editions
def test_skullduggery_leaves_a_maneuver_if_it_is_blocked(edition: str) -> None:
    if edition == "2000":
        pytest.skip("nobody is an anarch in 2000")
    foe = seat(ready=[("Oskar 4/8", ["Raven Spy"])])
    t = position(mira("obf sect:Anarch", "Skullduggery"), foe, bystander(), edition=edition)
    t.does("play Skullduggery Mira 0")
    acts(t, "block Oskar", "use Skullduggery")
    assert t.told("maneuver")


@editions
@pytest.mark.parametrize(("other", "possible"), [("Oskar 3/8", True), ("Oskar 4/8", False), ("Oskar 4/8 locked", True)])
def test_harass_falls_upon_the_weak_and_goes_on(other: str, possible: bool, edition: str) -> None:
    t = position(mira("", "Harass"), seat(ready=[other]), seat(ready=["Vera 4/4"]), edition=edition)
    assert t.offers("play Harass Mira 0") is possible
    if possible:
        acts(t, "play Harass Mira 0", "use Harass")
        assert len(t.told("round")) == 2


@editions
@rules_on("Taunt the Caged Beast", "LSJ 20070319")
def test_caged_beasts_are_let_loose_on_each_other(edition: str) -> None:
    card = "Taunt the Caged Beast"
    t = position(mira("ANI", card), seat(ready=["Oskar 2/8 strength:3"]), seat(ready=["Vera 2/8"]), edition=edition)
    acts(t, f"play {card} Mira 1")
    assert t.told("combat")[0]["acting"] == t["Oskar"]
    assert (t.region("Vera"), t.measure("Oskar.blood")) == ("torpor", 5)
    two = position(mira("ANI", card), seat(ready=["Oskar 2/8"]), edition=edition)
    assert not two.offers(f"play {card} Mira 1")
    t = position(mira("ANI", card), seat(ready=["Oskar 4/8", "Wolf ally 2"]), bystander(), edition=edition)
    t.does(f"play {card} Mira 0")
    assert not t.offers("target Wolf")
    acts(t)
    assert t.told("combat")[0]["opposing"] == t["Oskar"]


@editions
@rules_on("Games of Instinct", "LSJ 20100324")
@pytest.mark.parametrize(("strength", "winner"), [(5, "Mira"), (0, "")])
def test_games_of_instinct_feed_the_one_who_stands(strength: int, winner: str, edition: str) -> None:
    own = seat(ready=[f"Mira 2/8 sect:Sabbat strength:{strength}"], hand=["Games of Instinct"])
    t = position(own, seat(ready=["Old 2/9", "Young 2/4"]), bystander(), edition=edition)
    t.does("play Games of Instinct Mira 0")
    acts(t)
    assert t.told("combat")[0]["opposing"] == t["Old"]
    if winner:
        assert (t.region("Old"), t.measure("Mira.blood")) == ("torpor", 8)
    else:
        assert t.measure("Mira.blood") == 1


@editions
def test_destructive_secrets_keep_one_minion_from_blocking_nosferatu(edition: str) -> None:
    card = "Destructive Secrets"
    own = mira("clan:Nosferatu", card, "Ines 2/4 clan:Nosferatu", "Alien 2/4")
    t = position(own, FOE, bystander(), edition=edition)
    acts(t, f"play {card} Mira 0", "target Oskar")
    t.does("bleed Ines")
    t.passes_until_offered("block Kin")
    assert not t.offers("block Oskar")
    acts(t)
    t.does("bleed Alien")
    t.passes_until_offered("block Kin")
    assert t.offers("block Oskar")
