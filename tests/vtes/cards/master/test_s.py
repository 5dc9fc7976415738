"""Master cards: S."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import LOCATION, OTHERS, YOU, a, control, definition, gain, master
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.regions import CONTESTED
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import plays_at_once
from tests.vtes.cards.answering import does, goes_through, to_the_end
from tests.vtes.cards.combat_tables import acts_and_is_blocked, fights_out
from tests.vtes.cards.master_tables import BLACK_HAND, DIA, asks_for, held
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_editions, in_phase, passes_to, since_2011

# -- Saulot's Avenging Fist -------------------------------------------------------------------------------------------


@editions
def test_sight_beyond_sight_and_the_avenging_fist(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8 clan:Salubri", ["Sight Beyond Sight", "Saulot's Avenging Fist"])]),
        seat(ready=["Oskar 2/4 clan:Tremere", "Ute 2/4 clan:Caitiff", "Kin 2/4 clan:Salubri"]),
        bystander(),
        edition=edition,
    )
    assert (stats.intercept(t.g, t["Mira"]), stats.strength(t.g, t["Mira"])) == (1, 2)
    t.does("use Saulot's Avenging Fist Mira -1")
    assert t.offers("target Ute")
    assert not t.offers("target Oskar")
    assert not t.offers("target Kin")
    t.does("target Ute")
    assert (t.told("action")[-1]["victims"], stats.stealth(t.g, t["Mira"])) == ([1], 0)
    t = position(
        seat(ready=[("Mira 3/8 clan:Salubri", ["Saulot's Avenging Fist"])]),
        seat(ready=["Oskar 2/4 clan:Tremere"]),
        bystander(),
        edition=edition,
    )
    t.does("use Saulot's Avenging Fist Mira -2")
    assert stats.stealth(t.g, t["Mira"]) == 1
    t.goes_on()
    assert t.told("combat")


# -- Saulot's Guiding Wisdom ------------------------------------------------------------------------------------------

SALUBRI = "clan:Salubri"


@editions
def test_guiding_wisdom_votes_and_makes_abstain(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {SALUBRI} sect:Independent", "Ines 2/4"], hand=["Saulot's Guiding Wisdom"]),
        seat(ready=["Oskar 2/4 prince:Boston"], hand=["Kine Resources Contested"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Saulot's Guiding Wisdom")
    assert (t.g.host[t["Saulot's Guiding Wisdom"]], stats.votes(t.g, t["Mira"])) == (t["Mira"], 2)
    passes_to(t, "minion", "b")
    t.does("play Kine Resources Contested Oskar")
    while t.asks != "terms":
        t.passes()
    while t.asks == "terms":
        t.answer(t.options()[-1])
    for _ in range(20):
        if t.who() == "a" and t.offers("use Saulot's Guiding Wisdom"):
            break
        t.passes()
    t.does("use Saulot's Guiding Wisdom", by="a")
    t.does("target Oskar")
    assert t.told("abstains")
    assert t.measure("Mira.locked") == 1


@editions
def test_guiding_wisdom_ends_the_combat_of_another(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4", (f"Sage 2/5 {SALUBRI}", ["Saulot's Guiding Wisdom"])]),
        bystander(),
        edition=edition,
    )
    acts_and_is_blocked(t)
    for _ in range(10):
        if t.offers("use Saulot's Guiding Wisdom"):
            break
        t.passes()
    t.does("use Saulot's Guiding Wisdom", by="b")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood"), t.measure("Sage.locked")) == (3, 2, 1)


# -- Saulot's Healing Touch -------------------------------------------------------------------------------------------


@editions
@rules_on("Saulot's Healing Touch", "PIB 20110918", "LSJ 20080604")
@pytest.mark.parametrize(("clan", "blood"), [("Ventrue", 4), ("Tremere", 1)])
def test_the_healing_touch_rescues_for_nothing(clan: str, blood: int, edition: str) -> None:
    """Ruling: the action itself costs less, whoever pays."""
    t = position(
        seat(
            ready=[(f"Mira 3/5 {SALUBRI}", ["Saulot's Healing Touch"])],
            torpor=[f"Sleeper 3/5 clan:{clan}"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    rescues = t.options("rescue")
    assert len(rescues) == (1 if clan == "Ventrue" else 3)
    t.answer(rescues[0])
    t.goes_on()
    assert (t.region("Sleeper"), t.measure("Sleeper.blood"), t.measure("Mira.blood")) == ("ready", blood, 3)


@editions
def test_the_healing_touch_heals_up_to_what_one_began_with(edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/5 {SALUBRI}", ["Saulot's Healing Touch"]), "Ines 2/4", "Full 4/4", "Carlton Van Wyk"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("use Saulot's Healing Touch Mira")
    assert (t.offers("target Full"), t.offers("target Carlton Van Wyk")) == (False, False)
    t.does("target Ines")
    assert stats.stealth(t.g, t["Mira"]) == 1
    t.goes_on()
    assert t.measure("Ines.blood") == 3


# -- Seattle Committee ------------------------------------------------------------------------------------------------


@since_2011
def test_seattle_committee_makes_an_untitled_vampire_an_anarch(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Lord 4/8 prince"], play=["Seattle Committee"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("use Seattle Committee")
    assert (stats.is_anarch(t.g, t["Mira"]), stats.is_anarch(t.g, t["Lord"])) == (True, False)
    assert t.measure("Seattle Committee.locked") == 1
    t.is_quiet()


# -- Secret Horde -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Secret Horde", "LSJ 20070308", "LSJ 20030502")
@pytest.mark.parametrize(("x", "region", "blood"), [(0, "ash-heap", 0), (3, "play", 6)])
def test_a_secret_horde_doubles_what_is_put_there(x: int, region: str, blood: int, edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=["Secret Horde"]), seat(), bystander(), phase="master", edition=edition)
    t.does("play Secret Horde")
    t.does(f"amount {x}")
    assert (t.region("Secret Horde"), t.measure("Secret Horde.blood"), t.measure("a.pool")) == (region, blood, 30 - x)


@editions
def test_a_secret_horde_is_used_up(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Secret Horde counters:1"], hand=["Minion Tap"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Secret Horde")
    assert (t.region("Secret Horde"), t.measure("a.pool")) == ("ash-heap", 31)


@editions
def test_a_secret_horde_gives_once_for_each_master_action(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Secret Horde counters:4"], hand=["Minion Tap"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool", "Mira.blood"):
        t.does("use Secret Horde")
    assert (t.measure("a.pool"), t.measure("Secret Horde.blood")) == (31, 3)
    assert not t.offers("use Secret Horde")
    assert not t.offers("play Minion Tap")


@editions
def test_nobody_pays_more_for_a_secret_horde_than_her_pool(edition: str) -> None:
    t = position(
        seat(pool=4, ready=["Mira 3/5"], hand=["Secret Horde"]), seat(), bystander(), phase="master", edition=edition
    )
    t.does("play Secret Horde")
    assert t.options("amount") == [f"amount {n}" for n in range(5)]


# -- The Secret Library of Alexandria ---------------------------------------------------------------------------------


@editions
def test_the_secret_library_draws_with_each_bleed(edition: str) -> None:
    card = "The Secret Library of Alexandria"
    t = position(
        seat(ready=["Mira 3/5"], play=[card], hand=["Blank Page"] * 7, library=3),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    t.does("yes", by="a")
    assert (t.asks, t.measure("a.hand")) == ("discard-down", 8)


# -- Secret Passage ---------------------------------------------------------------------------------------------------


@editions
def test_a_secret_passage_foils_an_action_against_its_bearer(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], hand=["Bum's Rush"]),
        seat(ready=[("Oskar 2/4", ["Secret Passage"])]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Mira", "target Oskar")
    for _ in range(9):
        if t.offers("use Secret Passage"):
            break
        t.passes()
    t.does("use Secret Passage", by="b")
    t.goes_on()
    assert t.region("Secret Passage") == "ash-heap"
    assert not t.told("combat")
    t.is_quiet()


# -- Secure Haven -----------------------------------------------------------------------------------------------------


@editions
def test_secure_haven_keeps_others_away_and_burns_when_its_bearer_falls(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 strength:3"], hand=["Bum's Rush"]),
        seat(ready=[("Oskar 1/4", ["Secure Haven"]), "Otto 1/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira 0")
    assert t.asks != "target" or not t.offers("target Oskar")
    t = position(
        seat(ready=["Mira 4/8 strength:3"]),
        seat(ready=[("Oskar 1/4", ["Secure Haven"])]),
        bystander(),
        edition=edition,
    )
    goes_through(t, "bleed Mira", "block Oskar")
    assert t.region("Oskar") == "torpor"
    assert t.region("Secure Haven") == "ash-heap"
    t.is_quiet()


HAVEN = "Secure Haven"
MASTERS = [
    # card, what else is in hand, words of both vampires, who waits, the answers that choose one of them
    ("The Rack", (), "", "Nobody 0/9", ()),
    ("Toreador Grand Ball", (), "clan:Toreador", "Nobody 0/9", ("target Ines",)),
    ("Piper", ("J. S. Simmons, Esq.",), "sect:Anarch", "Nobody 0/9", ()),
    ("Tend the Flock", (), "clan:Baali trait:infernal", "Junior 0/3 trait:infernal", ("target Junior",)),
]


@rules_on(HAVEN, "LSJ 20031010")
@in_editions("card more words waits then", MASTERS)
@pytest.mark.parametrize("whom", ["Mira", "Ines"])
def test_a_master_card_that_chooses_a_vampire_targets_him(
    edition: str, card: str, more: tuple[str, ...], words: str, waits: str, then: tuple[str, ...], whom: str
) -> None:
    """The Ball chooses two: it costs more whichever of them has the haven."""
    t = position(
        seat(
            ready=[(f"Mira 4/6 {words}".strip(), [HAVEN]), f"Ines 4/6 {words}".strip(), f"Nora 4/6 {words}".strip()],
            hand=[card, *more],
            uncontrolled=[waits],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"play {card}")
    ball = card == "Toreador Grand Ball"
    t.does(f"target {'Nora' if ball else whom}")
    if ball:
        t.does(f"target {whom}")
    elif t.asks == "target":
        t.does(*then)
    t.goes_on("pick")
    price = t.g.face[t[card]].pool + (whom == "Mira")
    retainers = sum(t.g.face[t[each]].pool for each in more if t.region(each) == "attached")
    assert t.measure("a.pool") == 30 - price - retainers
    to_the_end(t)


ACTIONS = [
    ("Spirit Marionette", "obe", 1),
    ("Spirit Marionette", "OBE", 2),
    ("Propaganda", "PRE", 1),
    ("Shattering Crescendo", "mel", 1),
]


@editions
@rules_on(HAVEN, "LSJ 20031010")
@pytest.mark.parametrize(("card", "words", "mode"), ACTIONS)
def test_nobody_with_a_haven_is_chosen_by_an_action_of_another(card: str, words: str, mode: int, edition: str) -> None:
    """Whether the action says whom as it is announced or chooses as it is resolved, and whoever chooses."""
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card, card]),
        seat(ready=[("Oskar 2/4", [HAVEN]), "Otto 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {card} Mira {mode}")
    assert not t.offers("target Oskar")
    if t.asks == "target":
        t.does("target Otto")
    since = len(t.asked)
    while t.asks not in t.quiet:
        t.does("pass")
    assert not t.ever_offered("pick Oskar", since)
    assert (t.measure("Oskar.locked"), t.measure("Oskar.blood"), t.word("Oskar.controller")) == (0, 2, "b")
    changed = (t.measure("Otto.locked"), t.measure("Otto.blood"), t.word("Otto.controller"))
    assert changed != (0, 2, "b")


@editions
@rules_on(HAVEN, "LSJ 20031010")
def test_an_action_of_ones_own_chooses_whoever_has_a_haven(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 obe", ("Ines 2/4", [HAVEN])], hand=["Spirit Marionette"]),
        seat(ready=["Otto 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Spirit Marionette Mira 1")
    t.goes_on()
    assert t.measure("b.pool") == 28  # the one minion that can be chosen is locked already
    t.is_quiet()


@editions
@rules_on(HAVEN, "RTR 19960124")
def test_a_contested_haven_is_not_burned_as_its_minion_goes_to_torpor(edition: str) -> None:
    """While it is contested, it protects nobody either."""
    t = position(
        seat(ready=[("Mira 1/6", [HAVEN]), "Ines 2/4"]),
        seat(ready=["Oskar 4/8 strength:3"], hand=[HAVEN, "Bum's Rush"]),
        bystander(),
        phase="master",
        turn="b",
        edition=edition,
    )
    assert t.clauses("play Bum's Rush Oskar 0", by="b")
    t.does(f"play {HAVEN}")
    assert t.g.where[t[HAVEN]] == CONTESTED
    while t.asks != "minion":
        t.does("pass")
    t.does("play Bum's Rush Oskar 0")
    t.does("target Mira")
    to_the_end(t)
    assert (t.region("Mira"), t.region(HAVEN), t.region(f"{HAVEN}#2")) == ("torpor", "contested", "contested")


@editions
@rules_on(HAVEN, "RTR 19960124")
def test_a_haven_that_comes_back_to_one_in_torpor_is_not_burned(edition: str) -> None:
    t = position(
        seat(ready=["Ines 2/4"], torpor=[("Mira 0/6", [HAVEN])], hand=["Blank Page"]),
        seat(ready=[("Oskar 4/8", [HAVEN])]),
        bystander(),
        phase="discard",
        contested=[HAVEN],
        edition=edition,
    )
    while t.asks != "contest":
        t.does("pass")
    t.does(f"yield {HAVEN}#2", by="b")
    while t.who() != "a" or t.asks != "discard":
        t.does("pass" if t.offers("pass") else t.options()[0])
    assert (t.region(HAVEN), t.g.host[t[HAVEN]], t.region("Mira")) == ("attached", t["Mira"], "torpor")


@editions
@rules_on("Secure Haven", "TOM 19951208-1", "ANK 20221120")
def test_master_cards_on_whoever_has_a_secure_haven_cost_more_and_effects_in_play_do_not(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 2/8", ["Secure Haven"]), "Ines 2/4"], hand=["Perfectionist"], play=["Port Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged("a.pool"):
        does(t, "use Port Hunting Ground", "target Mira")
    assert t.measure("Mira.blood") == 3
    does(t, "play Perfectionist", "target Mira")
    assert t.measure("a.pool") == 30 - 1


@editions
@rules_on("Secure Haven", "LSJ 20010610")
def test_a_secure_haven_is_for_one_in_torpor_too(edition: str) -> None:
    t = position(
        seat(ready=["Ines 2/4"], torpor=["Mira 2/8"], hand=["Secure Haven"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    does(t, "play Secure Haven", "target Mira")
    assert t.g.host[t["Secure Haven"]] == t["Mira"]


# -- Sense Vibrations -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012"])
def test_sense_vibrations_locks_for_a_vote(edition: str) -> None:
    t = held("Sense Vibrations", "sect:Laibon aus", edition)
    t.does("play Sense Vibrations")
    assert t.g.host[t["Sense Vibrations"]] == t["Mira"]
    t = position(
        seat(ready=[("Mira 3/5 sect:Laibon aus", ["Sense Vibrations"])], hand=["Kine Resources Contested"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    for _ in range(30):
        if t.offers("use Sense Vibrations"):
            break
        t.goes_by("terms")
    t.does("use Sense Vibrations", by="a")
    assert (stats.votes(t.g, t["Mira"]), t.measure("Sense Vibrations.locked")) == (1, 1)


@since_2011
@rules_on("Sense Vibrations", "LSJ 19980107")
def test_nobody_senses_vibrations_in_a_referendum_that_passes_by_itself(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Sabbat"], hand=[DIA, "Domain Challenge"]),
        seat(ready=[("Oskar 4/8 sect:Laibon aus", ["Sense Vibrations"])]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"play {DIA}")
    does(t, "play Domain Challenge Mira 0")
    t.goes_on()
    assert t.measure("a.pool") == 28
    assert not t.ever_offered("use Sense Vibrations")


# -- Sermon of Caine --------------------------------------------------------------------------------------------------


@editions
def test_the_sermon_of_caine_shares_blood(edition: str) -> None:
    t = plays_at_once("Sermon of Caine", edition, "Mira 3/5", "Ines 2/5", "Kurt 2/4")
    t.does("target Mira")
    t.does("amount 3")
    for one in ("Ines", "Kurt", "Kurt"):
        assert not t.offers("pick Mira")
        t.does(f"pick {one}")
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Kurt")] == [0, 3, 4]
    assert plays_at_once("Sermon of Caine", edition, "Mira 3/5").region("Sermon of Caine") == "hand"


# -- Servitor of Irad -------------------------------------------------------------------------------------------------


@since_2011
def test_a_servitor_of_irad_draws_for_gehenna(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/5"], hand=["The Unmasking", "Blank Page"]),
        seat(ready=[("Oskar 2/4", ["Servitor of Irad"])], hand=["Blank Page"] * 7, library=5),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play The Unmasking")
    t.does("yes", by="b")
    for _ in range(2):
        assert t.asks == "discard-down"
        t.answer(t.options()[0])
    assert (t.measure("b.hand"), t.measure("b.library")) == (7, 3)


# -- Shakar -----------------------------------------------------------------------------------------------------------


@editions
def test_shakar_hunts_the_younger(edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/5 {BLACK_HAND}", ["Shakar"])]),
        seat(ready=["Oskar 2/4", "Old 2/6", f"Kin 2/4 {BLACK_HAND}"]),
        bystander(),
        edition=edition,
    )
    t.does("use Shakar Mira")
    assert sorted(t.options("target")) == sorted([f"target {t['Oskar']}", f"target {t['Vera']}"])


@pytest.mark.parametrize(
    ("card", "words", "codes", "clans"),
    [
        pytest.param("Shakar", "trait:black-hand", ("black hand",), (), marks=rules_on("Shakar", "LSJ 20080604")),
        pytest.param(
            "Saulot's Avenging Fist",
            "clan:Salubri",
            (),
            ("Salubri",),
            marks=rules_on("Saulot's Avenging Fist", "LSJ 20080604"),
        ),
    ],
)
def test_what_a_card_in_play_lets_somebody_do_requires_what_he_is(
    card: str, words: str, codes: tuple[str, ...], clans: tuple[str, ...]
) -> None:
    t = position(
        seat(ready=[(f"Mira 4/8 {words}", [card]), "Nils 2/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does(f"use {card} Mira")
    assert asks_for(t, *codes, clans=clans)
    assert not asks_for(t, "Anarch", clans=("Samedi",))


@ruled_alike("card", ["Shakar", "Saulot's Avenging Fist"], "LSJ 20080604")
def test_who_is_no_longer_what_a_card_requires_does_not_act_by_it(card: str) -> None:
    t = position(seat(ready=[("Mira 4/8 clan:Caitiff", [card])]), seat(ready=["Oskar 2/4"]), bystander())
    assert t.offers("bleed Mira")
    assert not t.offers(f"use {card} Mira")


# -- Shakar: the Hunt -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("trait", ["trait:black-hand", ""])
def test_every_vampire_of_the_black_hand_is_chosen_for_shakar_the_hunt(trait: str, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8", f"Ines 2/9 clan:Banu-Haqim {trait}".strip()],
            hand=["Banishment"],
            play=["The Black Throne"],
        ),
        seat(ready=[("Oskar 4/4", ["Shakar: the Hunt"])]),
        seat(ready=["Vera 2/9"]),
        edition=edition,
    )
    does(t, "play Banishment Mira 0", "call for")
    t.goes_on()
    assert t.offers("yes") is bool(trait)
    if trait:
        t.does("yes", by="a")
        t.goes_on()
    assert (t.region("Oskar"), t.region("Shakar: the Hunt")) == ("uncontrolled", "ash-heap")
    assert t.measure("a.pool") == (31 if trait else 30)


# -- Short-Term Investment --------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    "card", ["Short-Term Investment", "Protracted Investment", "Ventrue Investment", "Swiss Cut", "Powerbase: New York"]
)
def test_a_store_pays_a_pool_for_a_master_phase_action(card: str, edition: str) -> None:
    for counters, region in ((2, "play"), (1, "ash-heap")):
        t = in_phase("master", edition, f"{card} counters:{counters}")
        with t.unchanged(*BYSTANDER, "b.pool"):
            t.answer(t.options("use")[-1])
        assert (t.measure("a.pool"), t.region(card)) == (31, region)
        assert not t.offers(f"use {card}")


# -- Sight Beyond Sight -----------------------------------------------------------------------------------------------


@rules_on("Sight Beyond Sight", "LSJ 20100203-2")
@pytest.mark.parametrize("clan", ["Salubri", "Ventrue"])
def test_a_copy_in_play_is_no_reason_to_burn_another(clan: str) -> None:
    t = position(
        seat(ready=[(f"Mira 4/8 clan:{clan}", ["Sight Beyond Sight"])], hand=["Sight Beyond Sight"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
    )
    assert t.offers("burn-option Sight Beyond Sight#2") is (clan != "Salubri")


# -- The Slaughterhouse -----------------------------------------------------------------------------------------------


@editions
def test_the_slaughterhouse_burns_the_library_of_the_prey(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], play=["The Slaughterhouse"]),
        seat(ready=["Oskar 3/4"], library=5),
        bystander(),
        phase="master",
        edition=edition,
    )
    before = t.measure("b.library")
    t.does("use The Slaughterhouse")
    assert (t.measure("b.library"), t.measure("The Slaughterhouse.locked")) == (before - 2, 1)


# -- Slave Auction ----------------------------------------------------------------------------------------------------


@editions
def test_a_slave_auction_pays_for_master_phase_actions(edition: str) -> None:
    t = in_phase("master", edition, "Slave Auction counters:1", hand=["Ascendance"])
    t.does("use Slave Auction")
    assert (t.measure("a.pool"), t.region("Slave Auction")) == (31, "ash-heap")
    assert not t.offers("play Ascendance")


# -- Smear Campaign ---------------------------------------------------------------------------------------------------


@since_2011
def test_a_smear_campaign_burns_a_card_and_moves_on(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5 sect:Anarch"], play=["Smear Campaign"]),
        seat(ready=[("Oskar 2/4 locked", [".44 Magnum", "Fame"]), ("Ute 2/4", ["Charisma"])]),
        seat(ready=["Vera 2/4 locked"]),
        phase="unlock",
        edition=edition,
    )
    t.does("use Smear Campaign")
    if t.asks == "pick":
        assert not t.offers("pick .44 Magnum")
        t.answer(t.options("pick")[0])
    assert [t.g.face[card].name for card in t.g.on(t["Oskar"])] == [".44 Magnum"]
    assert t.word("Smear Campaign.controller") == "b"


# -- Smiling Jack, The Anarch -----------------------------------------------------------------------------------------


@editions
def test_smiling_jack_takes_a_pool_and_makes_others_pay_for_each_counter(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=["Smiling Jack, The Anarch"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
        phase="unlock",
    )
    t.does("trigger Smiling Jack, The Anarch")
    assert (t.measure("a.pool"), t.measure("Smiling Jack, The Anarch.blood")) == (29, 1)
    while t.g.turn_span().seat != 1:
        t.passes()
    t.does("trigger Smiling Jack, The Anarch", by="b")
    assert t.who() == "b"
    with t.changes("Oskar.blood", -1), t.unchanged("b.pool", "a.pool", "c.pool"):
        t.does("way 1")
        while t.offers("target Oskar") or t.offers("pick Oskar"):
            t.does(t.options()[0])
    assert t.g.faults() == []


@editions
def test_vampires_burn_smiling_jack_and_allies_do_not(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=["Smiling Jack, The Anarch"]),
        seat(ready=["Oskar 2/4", "Otto ally 2"]),
        seat(ready=["Vera 2/4 locked"]),
        edition=edition,
        turn="b",
    )
    assert t.offers("use Smiling Jack, The Anarch Oskar")
    assert not t.offers("use Smiling Jack, The Anarch Otto")
    t.does("use Smiling Jack, The Anarch Oskar -1")
    assert t.told("action")[-1]["victims"] == [0]
    goes_through(t)
    assert t.region("Smiling Jack, The Anarch") == "ash-heap"


@editions
@rules_on("Smiling Jack, The Anarch", "LSJ 19971212", "ANK 20181006")
def test_smiling_jack_is_paid_with_pool_and_blood_of_several_but_not_with_none(edition: str) -> None:
    jack = "Smiling Jack, The Anarch"
    t = position(
        seat(ready=["Mira 2/4"]),
        seat(ready=["Oskar 1/4", "Olga 1/4", "Empty 0/4"], play=[]),
        seat(ready=["Vera 2/4"], play=[jack]),
        edition=edition,
    )
    t.g.blood[t[jack]] = 3
    t.g.bank -= 3
    while t.g.turn_span().seat != 1:
        t.passes()
    does(t, f"trigger {jack}")
    for pick in ("Oskar", "Olga"):
        t.does("way 1")
        assert not t.offers("pick Empty")
        if t.asks == "pick":
            t.does(f"pick {pick}")
    assert not t.offers("way 1")  # nobody has blood any more: it must be pool
    assert (t.measure("b.pool"), t.measure("Oskar.blood"), t.measure("Olga.blood")) == (29, 0, 0)


# -- Social Ladder ----------------------------------------------------------------------------------------------------


@editions
@rules_on("Social Ladder", "LSJ 20041015")
@pytest.mark.parametrize("older", [True, False])
def test_the_social_ladder_trades_a_vampire_for_an_older_one(older: bool, edition: str) -> None:
    """Ruling: without an older one the blood is lost."""
    t = position(
        seat(ready=[("Mira 4/5", ["Social Ladder"]), "Ines 2/4"], uncontrolled=[f"Old 1/{9 if older else 5}"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    passes_to(t, "influence") if not t.told("removed") else None
    for _ in range(5):
        if t.asks in ("pick", "trigger"):
            t.answer(t.options()[0])
    assert t.region("Mira") == "removed"
    assert t.measure("Old.blood") == (5 if older else 1)


# -- Society of Leopold -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("way", "region", "blood"), [(0, "ready", 1), (1, "ash-heap", 0)])
def test_the_society_of_leopold_hounds_a_vampire(way: int, region: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 2/5", ["Society of Leopold"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0])
    t.does(f"way {way}")
    assert (t.region("Mira"), t.measure("Mira.blood")) == (region, blood)


@editions
def test_the_society_of_leopold_is_led_on_to_another(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 2/5", ["Society of Leopold"])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("use Society of Leopold Mira")
    t.does("target Oskar")
    assert (t.told("action")[-1]["victims"], stats.stealth(t.g, t["Mira"])) == ([1], 1)
    t.goes_on()
    assert (t.g.host[t["Society of Leopold"]], t.g.controller[t["Society of Leopold"]]) == (t["Oskar"], 0)
    t.is_quiet()


@pytest.mark.parametrize("blood", [0, 1])
def test_who_has_no_blood_for_the_society_of_leopold_is_burned(blood: int) -> None:
    t = position(
        seat(ready=[(f"Mira {blood}/5", ["Society of Leopold"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
    )
    t.does("trigger Society of Leopold")
    if blood:
        t.does("way 0")
    assert t.region("Mira") == ("ready" if blood else "ash-heap")


# -- Sociopath --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("theirs", "blood"), [("Oskar 0/4", 3), ("Oskar 2/4", 2), ("Oskar ally 1", 3)])
def test_a_sociopath_gains_blood_by_felling_another(theirs: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8 sect:Sabbat", ["Sociopath"])]),
        seat(ready=[theirs]),
        bystander(),
        edition=edition,
    )
    acts_and_is_blocked(t)
    fights_out(t)
    assert ((t["Mira"], 1) in [(told["card"], told["change"]) for told in t.told("blood")]) is (blood == 3)


@since_2011
def test_a_sociopath_who_falls_too_gains_nothing(edition: str) -> None:
    t = position(
        seat(ready=["Brute ally 1"]),
        seat(ready=[("Oskar 0/4 sect:Sabbat", ["Sociopath"])]),
        bystander(),
        edition=edition,
    )
    acts_and_is_blocked(t, "Brute")
    fights_out(t)
    assert (t.region("Brute"), t.region("Oskar"), t.measure("Oskar.blood")) == ("ash-heap", "torpor", 0)


# -- Storage Annex ----------------------------------------------------------------------------------------------------


@editions
@rules_on("Storage Annex", "LSJ 20100527", "LSJ 20021128")
def test_the_annex_keeps_a_card_in_exchange(edition: str) -> None:
    """Rulings: not with an empty hand; the card goes with it."""
    t = position(
        seat(ready=["Mira 3/5"], hand=["Storage Annex", "Changeling", "Unnatural Disaster"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Storage Annex")
    t.does("pick Changeling")
    assert (t.region("Changeling"), t.g.seen(t["Changeling"], 1), t.g.seen(t["Changeling"], 0)) == (
        "research",
        False,
        True,
    )
    t = position(seat(ready=["Mira 3/5"], hand=["Storage Annex"]), seat(), bystander(), phase="master", edition=edition)
    assert not t.offers("play Storage Annex")


@editions
def test_the_annex_gives_back_what_it_kept(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Storage Annex", "Changeling", "Ascendance", "Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Storage Annex")
    t.does("pick Changeling")
    assert (t.asks, t.who()) == ("master", "a")
    t.does("use Storage Annex")
    t.does("pick Ascendance")
    assert (t.region("Changeling"), t.region("Ascendance")) == ("hand", "research")
    assert not t.offers("use Storage Annex")


@rules_on("Storage Annex", "LSJ 20001031")
def test_a_stolen_annex_keeps_its_card_for_the_thief() -> None:
    """Seat b, who has taken it, exchanges a card of hers for the one of seat a that was kept there."""
    theft = made_up("Theft", faces.MASTER, definition=definition(master(control(a(LOCATION, OTHERS), YOU))))
    t = position(
        seat(ready=["Mira 4/8"], hand=["Storage Annex", "Dodge", "Blank Page"]),
        seat(ready=["Oskar 4/8"], hand=["Fake Out", theft]),
        bystander(),
        phase="master",
    )
    t.does("play Storage Annex")
    t.does("pick Dodge")
    assert t.region("Dodge") == "research"
    while not t.offers("play Theft"):
        t.answer("pass")
    t.does("play Theft", by="b")
    while not t.offers("use Storage Annex"):
        t.answer("pass")
    t.does("use Storage Annex", by="b")
    while t.asks == "pick":
        t.does("pick Fake Out")
    assert (t.region("Dodge"), t.region("Fake Out")) == ("hand", "research")
    assert t["Dodge"] in t.g.hand(1)
    assert not t.g.faults()
    while not t.offers("discard Dodge"):
        t.answer("pass")
    t.does("discard Dodge", by="b")
    assert t["Dodge"] in t.g.ash_heap(0)  # her own again
    assert not t.g.faults()


# -- The Stranger Among Us --------------------------------------------------------------------------------------------


@rules_on("The Stranger Among Us", "LSJ 20020304-1")
def test_the_crypt_is_shuffled_after_a_stranger_was_found() -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["The Stranger Among Us"], crypt=["Shalmath", "Nobody 0/5", "Nobody 0/6"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    t.does("play The Stranger Among Us")
    while t.options("find"):
        t.answer(t.options("find")[0])
    assert "Shalmath" in [t.g.face[card].name for card in t.g.uncontrolled(0)]
    assert t.told("shuffled")[-1] == {"seat": 0, "region": "crypt"}


# -- Sudden Reversal --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "victim", "by"), [("Sudden Reversal", "Misdirection", "b"), ("Direct Intervention", "Deflection", "c")]
)
def test_a_card_is_cancelled_as_it_is_played_and_its_cost_not_paid(
    card: str, victim: str, by: str, edition: str
) -> None:
    if victim == "Misdirection":
        t = position(
            seat(ready=["Mira 3/5"], hand=[victim]),
            seat(ready=["Oskar 2/4"], hand=[card]),
            bystander(),
            phase="master",
            edition=edition,
        )
        t.does_all("play Misdirection", "target Oskar")
    else:
        t = position(
            seat(ready=["Mira 3/5"]),
            seat(ready=["Oskar 2/4 dom"], hand=[victim]),
            seat(ready=["Vera 2/4"], hand=[card]),
            edition=edition,
        )
        t.does("bleed Mira")
        t.passes()
        t.does("play Deflection Oskar 0", by="b")
    t.does(f"play {card}", by=by)
    t.goes_on()
    assert t.told("cancelled")[0]["card"] == t[victim]
    assert (t.measure("Oskar.locked"), t.measure("a.pool"), t.measure("Oskar.blood")) == (0, 30, 2)
    assert t.region(victim) == t.region(card) == "ash-heap"
    t.is_quiet()


@since_2011
@rules_on("Sudden Reversal", "RTR 20001020")
def test_a_reversal_is_for_cards_that_are_played_from_the_hand(edition: str) -> None:
    """A Discipline card that a diablerist finds is put on him, and not played."""
    t = position(
        seat(ready=["Mira 3/6"], library=["Potence", "Blank Page"], hand=["Blank Page"] * 7),
        seat(torpor=["Prey 1/8"], hand=["Sudden Reversal"], ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("diablerize Mira Prey")
    fetched = False
    while t.asks not in t.quiet:
        assert not t.offers("play Sudden Reversal")
        if t.options("discipline"):
            fetched = True
            t.answer(t.options("discipline")[0])
        else:
            t.does("pass" if t.offers("pass") else t.options()[0])
    assert fetched
    assert [t.g.face[card].name for card in t.g.on(t["Mira"])] == ["Potence"]


def reversed_(*cards: Face | str) -> Table:
    """Seat a plays the first of these master cards, and seat b cancels it."""
    t = position(
        seat(ready=["Mira 3/5"], hand=[*cards, *["Blank Page"] * (7 - len(cards))], library=9),
        seat(ready=["Oskar 2/4"], hand=["Sudden Reversal"]),
        bystander(),
        phase="master",
    )
    name = cards[0] if isinstance(cards[0], str) else cards[0].name
    t.does(f"play {name}")
    if t.asks == "target":
        t.does("target Mira")
    t.does("play Sudden Reversal", by="b")
    return t


@rules_on("Sudden Reversal", "LSJ 20090126")
def test_a_cancelled_trifle_gives_no_master_phase_action() -> None:
    t = reversed_("Life in the City", "Misdirection")
    assert not t.ever_offered("play Misdirection", since=len(t.asked))
    assert t.asks != "master"
    t.is_quiet()


@rules_on("Sudden Reversal", "ANK 20190104")
def test_a_cancelled_card_that_is_played_once_a_game_was_played() -> None:
    t = reversed_("Giant's Blood", "Giant's Blood")
    since = len(t.asked)
    while t.g.turn < 24:
        t.answer("pass")
    assert not t.ever_offered("play Giant's Blood", since)


@rules_on("Sudden Reversal", "LSJ 20080630")
def test_a_cancelled_master_card_is_replaced_at_once() -> None:
    slow = made_up("Slow", faces.MASTER, definition=definition(master(gain(1)), not_replaced="unlock"))
    t = reversed_(slow)
    assert t.measure("a.hand") == 7


# -- Svadharma --------------------------------------------------------------------------------------------------------


@editions
def test_svadharma_feeds_a_ravnos(edition: str) -> None:
    t = held("Svadharma", "clan:Ravnos", edition)
    t.does("play Svadharma")
    assert t.measure("Mira.blood") == 5


# -- Swiss Cut --------------------------------------------------------------------------------------------------------


@editions
def test_swiss_cut_feeds_a_giovanni_and_grows_by_investments(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5 clan:Giovanni"], play=["Swiss Cut counters:2"], hand=["Short-Term Investment"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.answer(next(one for one in t.options("use") if one.endswith("-2")))
    assert (t.measure("Mira.blood"), t.measure("Swiss Cut.blood")) == (3, 1)
    t = position(
        seat(ready=["Mira 2/5 clan:Giovanni"], play=["Swiss Cut counters:2"], hand=["Short-Term Investment"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Short-Term Investment")
    assert t.measure("Swiss Cut.blood") == 3
