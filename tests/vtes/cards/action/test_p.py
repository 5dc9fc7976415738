"""Action cards: P."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.kernel.event import may_see
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import FOE, done, either, mira, unseen_table
from tests.vtes.cards.answering import acts, to_the_end, until, until_turn_of
from tests.vtes.cards.combat_tables import fights, on_to
from tests.vtes.cards.imbued_tables import REACT, beset
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011

# -- Panacea ----------------------------------------------------------------------------------------------------------


@rules_on("Panacea", "ANK 20210226")
@rules_on("Rayzeel's Song", "ANK 20210226")
@pytest.mark.parametrize(("card", "words", "target"), [("Panacea", "aus", "Kin"), ("Rayzeel's Song", "ani", "Brute")])
def test_the_blood_that_unlocks_another_is_not_halved_and_must_be_there(card: str, words: str, target: str) -> None:
    t = position(
        seat(
            ready=[(f"Mira 2/8 {words}", ["The Ankara Citadel, Turkey"]), "Kin 2/4 locked", "Brute ally 2 locked"],
            hand=[card],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        seat(),
    )
    half = t.g.face[t[card]].blood // 2
    t.does(f"play {card} Mira 0")
    t.does(f"target {target}", by="a") if t.asks == "target" else None
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure(f"{target}.locked")) == (2 - half - 1, 0)


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


# -- Passion ----------------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(
    ("actor", "card", "mode", "target"),
    [
        ("Mira 4/8 DEM", "Passion", 0, "Oskar"),
        ("Mira 4/8", "Bum's Rush", 0, "Otis"),
        ("Mira 4/8 OBE", "Spirit Marionette", 2, "Oskar"),
    ],
)
def test_react_is_for_the_imbued_himself_and_those_disciplines(
    actor: str, card: str, mode: int, target: str, edition: str
) -> None:
    t = beset(actor, card, edition=edition)
    t.does(f"play {card} Mira {mode}")
    t.does(f"target {target}")
    t.goes_on()
    assert not t.ever_offered(f"use {REACT}")


# -- The Path of the Scorched Heart -----------------------------------------------------------------------------------


@editions
def test_the_scorched_heart_is_deaf_to_presence(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6 clan:True-Brujah"], hand=["The Path of the Scorched Heart"]),
        seat(ready=["Oskar 4/8 PRE"], hand=["Majesty"]),
        bystander(),
        edition=edition,
    )
    t.does("play The Path of the Scorched Heart Mira")
    t.goes_on()
    assert (t.g.host[t["The Path of the Scorched Heart"]], t.measure("Mira.locked")) == (t["Mira"], 0)
    since = len(t.asked)
    fights(t, "Mira")
    t.goes_on()
    assert not t.ever_offered("play Majesty", since)
    t = position(
        seat(ready=["Mira 4/6"]), seat(ready=["Oskar 4/8 PRE"], hand=["Majesty"]), bystander(), edition=edition
    )
    fights(t, "Mira")
    t.goes_on()
    assert t.ever_offered("play Majesty")


SCORCHED = "The Path of the Scorched Heart"


@editions
@pytest.mark.parametrize(("words", "offered"), [("clan:Caitiff", False), ("clan:True-Brujah", True)])
def test_the_scorched_heart_is_for_true_brujah(words: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/6 {words}"], hand=[SCORCHED]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    assert t.offers(f"play {SCORCHED} Mira") is offered


@editions
@pytest.mark.parametrize("path", ["Path of the Void", SCORCHED])
def test_nobody_follows_two_paths(path: str, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/6 clan:True-Brujah", [path])], hand=[SCORCHED]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.options("play")


@editions
def test_the_scorched_heart_forbids_presence_to_others_only_and_only_against_it(edition: str) -> None:
    """Her own Methuselah's minions play it; others do while somebody else acts."""
    t = position(
        seat(ready=[("Mira 6/8 PRE", [SCORCHED]), "Ines 6/8"], hand=["Majesty"]),
        seat(ready=["Oskar 4/8 PRE"], hand=["Catatonic Fear"]),
        bystander(),
        edition=edition,
    )
    fights(t, "Mira")
    since = len(t.asked)
    on_to(t)
    assert t.ever_offered("play Majesty", since)
    assert not t.ever_offered("play Catatonic Fear", since)
    t.g.locked[t["Oskar"]] = 0
    fights(t, "Ines")
    since = len(t.asked)
    on_to(t)
    assert t.ever_offered("play Catatonic Fear", since)


@editions
def test_no_frenzy_takes_a_scorched_heart(edition: str) -> None:
    for path, offered in (([], True), ([SCORCHED], False)):
        t = position(
            seat(ready=[("Mira 6/8", path)]),
            seat(ready=["Oskar 4/8 ani"], hand=["Drawing Out the Beast"]),
            bystander(),
            edition=edition,
        )
        fights(t, "Mira")
        on_to(t)
        assert t.ever_offered("play Drawing Out the Beast") is offered


# -- Patronage --------------------------------------------------------------------------------------------------------


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


# -- Patshiv ----------------------------------------------------------------------------------------------------------


@editions
def test_many_are_fed_at_once(edition: str) -> None:
    own = seat(ready=["Mira 4/8 clan:Ravnos", "Ines 2/4 clan:Ravnos", "Alien 2/4"], hand=["Patshiv"])
    t = done("Patshiv", 0, own, FOE, edition=edition)
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Alien")] == [4, 3, 2]
    words = "sect:Sabbat archbishop city:Paris"
    own = seat(ready=[f"Mira 4/8 {words}", "Ines 2/4 sect:Sabbat", "Alien 2/4"], hand=["Blood Feast"])
    t = done("Blood Feast", 0, own, FOE, edition=edition)
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Alien")] == [4, 3, 2]


# -- Petra Resonance --------------------------------------------------------------------------------------------------


@either
@proves("imbued.ruling.petras-resonance")
def test_petras_resonance_compares_the_cost_of_an_imbued(edition: str, what: str) -> None:
    own = seat(pool=10, ready=["Mira 3/5 clan:Malkavian"], hand=["Petra Resonance"], crypt=[f"Ann 0/6{what}"])
    t = unseen_table(edition, own, seat(pool=10, crypt=["Kid 0/5"]), seat(pool=10, crypt=["Low 0/2"]))
    t.does("play Petra Resonance Mira")
    t.goes_on()
    assert t.g.pool == [13, 10, 7]
    t = unseen_table(edition, own, seat(pool=10, crypt=["Kid 0/6"]), seat(pool=10, crypt=["Low 0/2"]))
    t.does("play Petra Resonance Mira")
    t.goes_on()
    assert t.g.pool == [9, 9, 9]  # his cost of 6 ties with a capacity of 6
    assert not unseen_table(edition, own, seat(pool=10)).offers("play Petra Resonance")  # an empty crypt
    t.is_quiet()


# -- Phantasmagoria ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("mode", [0, 1])
def test_phantasmagoria_stays_under_the_control_of_its_player(edition: str, mode: int) -> None:
    t = acting("Phantasmagoria", who="PRE clan:Ravnos", edition=edition)
    acts(t, f"play Phantasmagoria Mira {mode}", "target Oskar")
    card = t["Phantasmagoria"]
    assert (t.g.host[card], t.g.controller[card], stats.stealth(t.g, t["Oskar"])) == (t["Oskar"], 0, -1)
    t = position(
        seat(ready=["Mira 4/8 PRE clan:Ravnos"], hand=["Phantasmagoria"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    acts(t, f"play Phantasmagoria Mira {mode}", "target Oskar")
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    before = t.measure("Oskar.blood")
    acts(t, "bleed Oskar", "block Vera")
    assert t.measure("Oskar.blood") == before - 1 - mode  # a fist, and before it what the card burns


# -- Pillars Fall -----------------------------------------------------------------------------------------------------


@editions
def test_pillars_fall_stays_on_the_victor_once(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 strength:3 trait:path-of-Caine", [])], hand=["Pillars Fall"]),
        seat(ready=["Oskar 1/6"]),
        bystander(),
        edition=edition,
    )
    acts(t, "play Pillars Fall Mira 0", "yes")
    assert (t.g.host[t["Pillars Fall"]], stats.bleed(t.g, t["Mira"])) == (t["Mira"], 2)
    t = position(
        seat(ready=[("Mira 6/8 strength:3 trait:path-of-Caine", ["Pillars Fall"])], hand=["Pillars Fall"]),
        seat(ready=["Oskar 1/6"]),
        bystander(),
        edition=edition,
    )
    t.does("play Pillars Fall#2 Mira 0")
    while t.asks not in t.quiet:
        assert not t.offers("yes")
        t.goes_by("target")
    assert stats.bleed(t.g, t["Mira"]) == 2


# -- Pit of Contemplation ---------------------------------------------------------------------------------------------


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
    until_turn_of(t, 0, "unlock")
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


# -- The Platinum Protocol --------------------------------------------------------------------------------------------

COMPOUND = [
    # card, Disciplines of the mode, mode, bleed, stealth
    ("The Platinum Protocol", 0, 1, 1),
    ("The Platinum Protocol", 1, 2, 0),
    ("The Platinum Protocol", 3, 2, 1),
    ("The Platinum Protocol", 6, 2, 1),
    ("Break the Bonds", 0, 2, 0),
    ("Break the Bonds", 1, 1, 0),
    ("Break the Bonds", 2, 1, 0),
    ("Break the Bonds", 6, 2, 0),
    ("Illegalism", 0, 1, 0),
    ("Illegalism", 1, 1, 1),
    ("Illegalism", 6, 2, 1),
]


@since_2011
@pytest.mark.parametrize(("card", "mode", "bleed", "stealth"), COMPOUND)
def test_each_discipline_used_adds_to_the_bleed(edition: str, card: str, mode: int, bleed: int, stealth: int) -> None:
    t = acting(card, who="sect:Anarch obf pre pro ani cel chi", edition=edition)
    t.does(f"play {card} Mira {mode}")
    assert t.told("action")[-1]["stealth"] == stealth
    acts(t)
    assert t.measure("b.pool") == 30 - bleed
    assert t.measure("Mira.locked") == (0 if card == "Illegalism" and mode in (0, 6) else 1)
    t.is_quiet()
    assert acting(card, who="obf pre pro ani cel chi sect:Camarilla", edition=edition).clauses(
        f"play {card} Mira {mode}", by="a"
    ) == ["card.requirement.minion"]


@since_2011
@rules_on("The Platinum Protocol", "ANK 20240706", "ANK 20200925")
def test_the_platinum_protocol_corrupts_a_minion_chosen_at_the_end(edition: str) -> None:
    t = acting("The Platinum Protocol", who="sect:Anarch pro", against=("Oskar 2/4", "Olga 2/4"), edition=edition)
    acts(t, "play The Platinum Protocol Mira 2", "pick Olga")
    assert t.g.counters_on(t["Olga"], "corruption", 0) == 1
    assert t.g.controller[t["Olga"]] == 1
    t.is_quiet()


# -- The Portrait -----------------------------------------------------------------------------------------------------


@either
@proves("imbued.ruling.the-portrait")
@pytest.mark.parametrize(
    ("top", "blood", "locked"),
    [("Ann 0/6", 2, 1), ("Ann 0/7", 0, 0), ("Ann 0/11", -1, 1), ("Rat 0/6 clan:Nosferatu", 0, 1)],
)
def test_the_portrait_checks_the_cost_of_an_imbued(edition: str, what: str, top: str, blood: int, locked: int) -> None:
    t = unseen_table(
        edition,
        seat(ready=["Mira 4/8 clan:Toreador"], hand=["The Portrait"]),
        seat(crypt=[top if "clan" in top else top + what]),
    )
    t.does("play The Portrait Mira")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Mira.locked")) == (3 + blood, locked)
    t.is_quiet()


# -- Possession -------------------------------------------------------------------------------------------------------


@editions
@rules_on("Possession", "LSJ 20040726")
@pytest.mark.parametrize(("mode", "region", "blood"), [(0, "uncontrolled", 0), (1, "ready", 1)])
def test_possession_brings_a_vampire_back(mode: int, region: str, blood: int, edition: str) -> None:
    own = seat(ready=["Mira 6/8 NEC"], hand=["Possession"], ash_heap=["Anson", "Dodge"])
    t = done("Possession", mode, own, FOE, edition=edition)
    assert (t.region("Anson"), t.measure("Anson.blood"), t.measure("Mira.blood")) == (region, blood, 4)


# -- Precognizant Mobility --------------------------------------------------------------------------------------------


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


# -- Preternatural Strength -------------------------------------------------------------------------------------------


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


# -- Principia Discordia ----------------------------------------------------------------------------------------------


@rules_on("Principia Discordia", "RTR 20010711")
@pytest.mark.parametrize(("words", "mode", "locked"), [("qui", 1, 1), ("ser", 2, 0)])
def test_a_vampire_without_blood_is_a_target_too(words: str, mode: int, locked: int) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words} sect:Anarch"], hand=["Principia Discordia"]),
        seat(ready=["Oskar 0/4"]),
        seat(),
    )
    t.does(f"play Principia Discordia Mira {mode}")
    t.does("target Oskar", by="a") if t.asks == "target" else None
    with t.unchanged("Oskar.blood", "Mira.blood"):
        t.goes_on()
    assert t.measure("Oskar.locked") == locked
    t.is_quiet()


@rules_on("Principia Discordia", "ANK 20210124", "LSJ 20070411", "LSJ 20090514")
def test_principia_discordia_comes_to_nothing_against_one_who_is_locked_by_then() -> None:
    """Oskar blocks the action, and it goes on: he is locked."""
    t = position(
        seat(ready=["Mira 6/8 qui sect:Anarch OBT"], hand=["Principia Discordia", "Shadow Body"]),
        seat(ready=["Oskar 4/8 intercept:1"]),
        seat(),
    )
    t.does("play Principia Discordia Mira 1")
    t.does("target Oskar", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Shadow Body Mira 1")
    t.does("play Shadow Body Mira 1", by="a")
    with t.unchanged("Oskar.blood"):
        to_the_end(t)
    assert t.region("Principia Discordia") == "ash-heap"
    t.is_quiet()


# -- Prison of the Mind -----------------------------------------------------------------------------------------------


@editions
def test_a_prison_of_the_mind_is_opened_by_three_actions(edition: str) -> None:
    t = acting("Prison of the Mind", who="DEM", against=("Oskar 2/4 locked",), edition=edition)
    t.does("play Prison of the Mind Mira 1")
    t.does("target Oskar")
    t.goes_on()
    assert (t.measure("Oskar.stealth"), t.measure("Oskar.intercept")) == (-1, -2)
    free = position(
        seat(ready=["Mira 4/8", "Ines 4/8", "Ida 4/8"]),
        seat(ready=[("Oskar 2/4 locked", ["Prison of the Mind"])]),
        bystander(),
        edition=edition,
    )
    for one, region in (("Mira", "attached"), ("Ines", "attached"), ("Ida", "ash-heap")):
        free.does(f"use Prison of the Mind {one}")
        free.goes_on()
        assert free.region("Prison of the Mind") == region


@editions
def test_a_prison_of_the_mind_burns_an_ally_or_a_retainer(edition: str) -> None:
    t = acting("Prison of the Mind", who="dem", against=(("Oskar 2/4", ["Raven Spy"]), "Brute ally 2"), edition=edition)
    t.does("play Prison of the Mind Mira 0")
    assert set(t.options()) == {f"target {t[name]}" for name in ("Raven Spy", "Brute")}
    with t.unchanged(*BYSTANDER, "Brute.blood", "Oskar.blood"):
        t.does("target Raven Spy")
        assert t.measure("Mira.stealth") == 1
        t.goes_on()
    assert (t.region("Raven Spy"), t.region("Brute")) == ("ash-heap", "ready")
    t.is_quiet()


@editions
def test_no_ally_opens_a_prison_of_the_mind(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Brute ally 2"]),
        seat(ready=[("Oskar 2/4", ["Prison of the Mind"])]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Prison of the Mind Brute")
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Mira.blood"):
        t.does("use Prison of the Mind Mira")
        assert t.measure("Mira.stealth") == 1
        t.goes_on()
    assert t.region("Prison of the Mind") == "attached"
    t.is_quiet()


@editions
def test_a_vampire_has_one_prison_of_the_mind(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 DEM", ["Prison of the Mind"])], hand=["Prison of the Mind"]),
        seat(ready=["Oskar 2/4", "Ute 2/4"]),
        bystander(),
        edition=edition,
    )
    t.answer(next(one for one in t.options("play") if one.endswith(" 1")))
    assert not t.offers("target Mira")
    t.does("target Ute")
    assert t.measure("Mira.stealth") == -1  # it is no stealthy action, and she has one herself


# -- Propaganda -------------------------------------------------------------------------------------------------------


@editions
def test_propaganda_keeps_the_titled_away_and_locks_one(edition: str) -> None:
    t = acting("Propaganda", who="PRE", against=("Oskar 2/4 prince", "Olga 2/4"), edition=edition)
    t.does("play Propaganda Mira 1")
    t.passes_until_offered("block Olga")
    assert not t.offers("block Oskar")
    acts(t, "pick Oskar")
    assert (t.measure("Oskar.locked"), t.measure("Olga.locked"), t.measure("b.pool")) == (1, 0, 28)
    t.is_quiet()


# -- Psychic Projection -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "ines", "nora"), [(0, 2, 0), (1, 1, 1)])
def test_a_psychic_projection_watches_until_the_next_turn(mode: int, ines: int, nora: int, edition: str) -> None:
    card = "Psychic Projection"
    own = mira("AUS", card, "Ines 2/4", "Nora 2/4")
    t = done(card, mode, own, FOE, *(["target Ines"] if not mode else []), edition=edition)
    assert [stats.intercept(t.g, t[one]) for one in ("Ines", "Nora", "Oskar")] == [ines, nora, 0]
    until_turn_of(t, 1)
    until_turn_of(t, 0, "unlock")
    t.does(f"trigger {card}")
    assert t.region(card) == "ash-heap"


# -- Psychic Veil -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "ally"), [(0, 0), (1, 1)])
def test_a_psychic_veil_hides_all_for_a_turn(edition: str, mode: int, ally: int) -> None:
    t = acting(
        "Psychic Veil",
        "Far Mastery",
        who="OBF",
        more=("Ines 2/4", "Brute ally 2", "Dora 4/8 DOM"),
        against=("Oskar 2/4", "Wolf ally 3"),
        edition=edition,
    )
    acts(t, f"play Psychic Veil Mira {mode}")
    acts(t, "play Far Mastery Dora 1")
    assert stats.stealth(t.g, t["Wolf"]) == ally  # whoever comes later is hidden too
    t.does("bleed Ines")
    assert stats.stealth(t.g, t["Ines"]) == 1
    acts(t)
    t.does("bleed Brute")
    assert (stats.stealth(t.g, t["Brute"]), stats.stealth(t.g, t["Oskar"])) == (ally, 0)
    acts(t)
    until_turn_of(t, 1)
    assert stats.stealth(t.g, t["Ines"]) == 0


# -- Psychophagia -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Psychophagia", "LSJ 20010627", "ANK 20200420-3")
@pytest.mark.parametrize(("way", "n", "locked"), [("way 0", 3, 1), ("way 1", 2, 0)])
def test_psychophagia_is_a_hunt_on_the_dead(edition: str, way: str, n: int, locked: int) -> None:
    t = position(
        seat(ready=["Mira 1/8 clan:Hecata"], hand=["Psychophagia"]),
        seat(ready=["Oskar 2/4"], ash_heap=["Carlton Van Wyk", "Dodge"]),
        bystander(),
        edition=edition,
    )
    with t.changes("Mira.blood", n):
        acts(t, "play Psychophagia Mira 0", way)
    assert (t.told("action")[-1]["action"], t.told("action")[-1]["victims"]) == ("hunt", [])
    assert (t.region("Carlton Van Wyk"), t.region("Dodge"), t.measure("Mira.locked")) == ("removed", "ash-heap", locked)
    none = acting("Psychophagia", who="clan:Hecata", edition=edition)
    assert "card.target.in-play" in none.clauses("play Psychophagia Mira 0", by="a")


# -- Public Trust -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Public Trust", "ANK 20240706")
def test_public_trust_brings_blood_to_the_uncontrolled_vampire_chosen_on_declaration(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRE"], hand=["Public Trust"], uncontrolled=["Young 1/3", "Old 0/9"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Old.blood", "Oskar.blood"):
        t.does("play Public Trust Mira 1")
        assert (t.asks, t.who(), t.told("action")) == ("target", "a", [])  # before anybody can react
        t.does("target Young")
        assert t.told("action")[0]["victims"] == [1]  # it is still a bleed of the prey
        t.goes_on()
    assert (t.measure("Young.blood"), t.measure("b.pool")) == (2, 27)
    t.is_quiet()


@editions
def test_public_trust_needs_an_uncontrolled_vampire_for_its_superior_level(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRE"], hand=["Public Trust"], uncontrolled=[]), seat(), bystander(), edition=edition
    )
    assert t.offers("play Public Trust Mira 0")
    assert "card.target.in-play" in t.clauses("play Public Trust Mira 1", by="a")


# -- Pulse of the Canaille --------------------------------------------------------------------------------------------

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


# -- Puppet Master ----------------------------------------------------------------------------------------------------


def pulled(edition: str) -> Table:
    """It is the turn after that in which Mira has put the strings on Oskar."""
    t = position(
        seat(ready=["Mira 6/8 DOM"], hand=["Puppet Master"]),
        seat(ready=["Oskar 3/4", "Kin 2/4"], pool=30),
        bystander(),
        edition=edition,
    )
    t.does("play Puppet Master Mira 1")
    assert (t.offers("target Oskar"), t.offers("target Mira")) == (True, False)
    acts(t, "target Oskar")
    assert (t.g.host[t["Puppet Master"]], t.g.controller[t["Puppet Master"]]) == (t["Oskar"], 0)
    assert t.measure("Oskar.locked") == 1
    assert not t.offers("use Puppet Master")  # not in this turn
    turn = t.g.turn
    while not (t.g.turn > turn and t.g.turn_span().seat == 0 and t.asks == "minion"):
        t.passes()
    assert t.measure("Oskar.locked") == 1  # he did not unlock
    return t


@editions
@rules_on("Puppet Master", "LSJ 20001201", "PIB 20150412")
def test_puppet_master_borrows_a_younger_vampire_for_a_turn(edition: str) -> None:
    t = pulled(edition)
    with t.unchanged(*BYSTANDER):
        t.does("use Puppet Master")
        assert (t.g.controller[t["Oskar"]], t.measure("Oskar.locked")) == (0, 0)
        assert t.region("Puppet Master") == "ash-heap"
        acts(t, "bleed Oskar")
        assert t.measure("b.pool") == 29
        while t.g.turn_span().seat == 0:
            t.passes()
    assert t.g.controller[t["Oskar"]] == 1
    assert t.region("Oskar") == "ready"


@editions
@rules_on("Puppet Master", "LSJ 20010119")
def test_a_borrowed_vampire_returns_from_torpor_to_torpor(edition: str) -> None:
    t = pulled(edition)
    acts(t, "use Puppet Master")
    t.g.put(t["Oskar"], 5, 0)
    while t.g.turn_span().seat == 0:
        t.passes()
    assert (t.g.controller[t["Oskar"]], t.region("Oskar")) == (1, "torpor")


@editions
@rules_on("Puppet Master", "ANK 20181110")
def test_a_borrowed_vampire_is_removed_if_nobody_is_left_to_have_him_back(edition: str) -> None:
    t = pulled(edition)
    acts(t, "use Puppet Master")
    t.g.burn_pool(1, 29, "action.bleed.burns-pool")
    acts(t, "bleed Oskar")
    assert t.g.ousted[1]
    while t.g.turn_span().seat == 0:
        t.passes()
    assert t.region("Oskar") == "removed"


@editions
def test_the_strings_are_pulled_in_the_next_minion_phase_or_never(edition: str) -> None:
    """It is a price for an effect, so nobody has to pay it; the vampire stays as he is if nobody does."""
    t = pulled(edition)
    assert t.offers("use Puppet Master")
    with t.unchanged(*BYSTANDER, "Mira.blood"):
        while t.g.turn_span().seat == 0:
            t.passes()
    assert (t.g.controller[t["Oskar"]], t.g.host[t["Puppet Master"]]) == (1, t["Oskar"])
    since = len(t.asked)
    while t.g.turn_span().seat != 0 or t.asks != "minion":
        t.passes()
    acts(t, "bleed Mira")
    assert not t.ever_offered("use Puppet Master", since)
    assert t.measure("Oskar.locked") == 1


@editions
@rules_on("Puppet Master", "LSJ 20080326", "PIB 20150501")
def test_who_is_borrowed_as_he_attempts_to_block_blocks_no_more(edition: str) -> None:
    t = pulled(edition)
    t.g.unlock(t["Oskar"])
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.passes_until_offered("use Puppet Master")
    t.does("use Puppet Master", by="a")
    acts(t)
    assert (t.told("combat"), t.measure("b.pool")) == ([], 29)


@editions
@rules_on("Puppet Master", "LSJ 20020618")
def test_a_combat_ends_with_a_vampire_who_changes_sides(edition: str) -> None:
    t = pulled(edition)
    t.g.unlock(t["Oskar"])
    t.does("bleed Mira")
    t.passes_until("block")
    t.does("block Oskar")
    while not t.told("combat") or not t.offers("use Puppet Master"):
        t.passes()
    t.does("use Puppet Master", by="a")
    acts(t)
    assert (len(t.told("combat")), t.measure("Mira.blood"), t.measure("Oskar.blood")) == (1, 4, 3)
    t.is_quiet()


# -- Putrescent Sustenance --------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("code", "mode", "n"), [("obl", 0, 2), ("tha", 1, 2), ("OBL", 2, 3), ("THA", 3, 3)])
def test_putrescent_sustenance_feeds_the_vampire_or_a_zombie(edition: str, code: str, mode: int, n: int) -> None:
    for way, who in (("way 0", "Mira.blood"), ("way 1", "Zed.life")):
        t = position(
            seat(
                ready=[f"Mira 1/8 {code} trait:path-of-Death-and-the-Soul", "Zed ally 2 trait:zombie"],
                hand=["Putrescent Sustenance"],
                ash_heap=["Carlton Van Wyk"],
            ),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            edition=edition,
        )
        with t.changes(who, n):
            acts(t, f"play Putrescent Sustenance Mira {mode}", way)
        assert t.region("Carlton Van Wyk") == "removed"
