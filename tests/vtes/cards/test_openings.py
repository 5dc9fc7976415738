"""Combat cards for the beginning of a combat or the end of a round, and those that cancel other combat cards."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, in_editions
from tests.vtes.cards.test_combat import on, to_long

# -- strikes that need a test of their own ----------------------------------------------------------------------------


@in_editions("words mode aggravated", [("qui", 0, 1), ("QUI", 1, 2)])
def test_taste_of_death_is_for_long_range(edition: str, words: str, mode: int, aggravated: int) -> None:
    t = fighting("Taste of Death", "Fake Out", who=words, edition=edition)
    on(t)
    assert not t.ever_offered("play Taste of Death")
    t = fighting("Taste of Death", "Fake Out", who=words, edition=edition)
    to_long(t)
    on(t, "strike")
    t.does(f"play Taste of Death Mira {mode}", by="a")
    on(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood"), t.measure("Mira.blood")) == ("torpor", 7 - aggravated, 5)
    t.is_quiet()


@editions
def test_flames_of_the_netherworld_cost_a_blood_at_long_range(edition: str) -> None:
    t = fighting("Flames of the Netherworld", "Fake Out", who="tha", edition=edition)
    to_long(t)
    on(t, "strike")
    t.does("play Flames of the Netherworld Mira 0", by="a")
    on(t)
    assert (t.region("Oskar"), t.measure("Mira.blood")) == ("torpor", 5)


@editions
def test_preternatural_evasion_burns_a_blood_to_end_the_combat(edition: str) -> None:
    t = fighting("Preternatural Evasion", who="CEL", edition=edition)
    on(t, "strike")
    t.does("play Preternatural Evasion Mira 1", by="a")
    on(t)
    assert t.told("combat-ends")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 6)
    t.is_quiet()


@in_editions("words mode", [("OBF", 2), ("PRE", 3)])
@pytest.mark.parametrize("dodged", [False, True])
def test_kiss_of_cathari_stuns_after_the_combat(edition: str, words: str, mode: int, dodged: bool) -> None:
    t = fighting("Kiss of Cathari", who=words, answers=["Dodge"], edition=edition)
    on(t, "strike")
    t.does(f"play Kiss of Cathari Mira {mode}", by="a")
    t.does("play Dodge Oskar 0" if dodged else "strike hand", by="b")
    on(t)
    assert t.g.counters_on(t["Oskar"], "stun", -1) == (0 if dodged else 1)
    assert t.measure("Oskar.locked") == 1


@editions
def test_coma_at_superior_keeps_the_vampire_locked(edition: str) -> None:
    t = fighting("Coma", who="DEM", edition=edition)
    on(t, "strike")
    t.does("play Coma Mira 1", by="a")
    on(t)
    assert (t.region("Oskar"), t.g.counters_on(t["Oskar"], "stun", -1)) == ("torpor", 1)


# -- at the beginning -------------------------------------------------------------------------------------------------


@editions
def test_rage_of_apedemak_gives_a_card_and_is_played_once(edition: str) -> None:
    t = fighting("Rage of Apedemak", "Rage of Apedemak", "Dodge", who="ani", edition=edition)
    t.does("play Rage of Apedemak Mira 0", by="a")
    assert not t.offers("play Rage of Apedemak#2 Mira")
    on(t, "strike")
    assert (stats.hand_size(t.g, 0), stats.strength(t.g, t["Mira"])) == (8, 1)
    on(t)
    assert stats.hand_size(t.g, 0) == 7


@in_editions("step number", [("before-range", -1), ("maneuver", -2), ("press", -3)])
def test_monstrous_form_locks_for_one_thing_or_another(edition: str, step: str, number: int) -> None:
    t = acting("Monstrous Form", who="DOM PRO", edition=edition)
    t.does("play Monstrous Form Mira 1")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.g.host[t["Monstrous Form"]] == t["Mira"]
    t = fighting(on_mira=["Monstrous Form"], edition=edition)
    on(t, step)
    t.does(f"use Monstrous Form Mira {number}", by="a")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("use Monstrous Form", since=asked)
    assert t.measure("Monstrous Form.locked") == 1
    assert t.measure("Oskar.blood") == {"before-range": 4, "maneuver": 6, "press": 4}[step]
    t.is_quiet()


@editions
def test_terror_frenzy_keeps_the_other_away_and_unarmed(edition: str) -> None:
    t = fighting(
        "Terror Frenzy",
        "Fake Out",
        who="ani",
        answers=["Fake Out", "Boxed In"],
        on_other=[".44 Magnum"],
        edition=edition,
    )
    t.does("play Terror Frenzy Mira 0", by="a")
    on(t, "maneuver")
    t.does("play Fake Out Mira 0", by="a")  # to long: he may not come back
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("play Fake Out#2 Oskar", since=asked)
    assert not t.ever_offered("use .44 Magnum", since=asked)
    assert not t.ever_offered("play Boxed In", since=asked)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 6)
    t.is_quiet()


@rules_on("Terror Frenzy", "ANK 20191221")
@editions
def test_terror_frenzy_at_superior_makes_combat_cards_dearer_to_the_end(edition: str) -> None:
    t = fighting("Terror Frenzy", "Terror Frenzy", who="ANI", answers=["Taste of Vitae"], edition=edition)
    t.does("play Terror Frenzy Mira 1", by="a")
    assert not t.offers("play Terror Frenzy#2 Mira 1")
    on(t, "end-of-round")
    t.does("play Taste of Vitae Oskar 0", by="b")
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - 1 - 1 + 1, 4)
    t.is_quiet()


@in_editions("words mode left", [("ani", 0, 5), ("ANI", 1, 4)])
def test_drawing_out_the_beast_keeps_the_other_close(edition: str, words: str, mode: int, left: int) -> None:
    t = fighting(
        "Drawing Out the Beast",
        "Drawing Out the Beast",
        "Boxed In",
        who=words,
        answers=["Fake Out", "Boxed In"],
        on_other=[".44 Magnum"],
        edition=edition,
    )
    t.does(f"play Drawing Out the Beast Mira {mode}", by="a")
    assert not t.offers("play Drawing Out the Beast#2 Mira")
    asked = len(t.asked)
    on(t, "press")
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (left, 4)
    t.does("play Boxed In Mira 0", by="a")
    assert len(t.told("round")) == 2  # he could not answer that by ending it
    on(t)
    for barred in ("play Fake Out", "use .44 Magnum"):
        assert not t.ever_offered(barred, since=asked)
    t.is_quiet()


@editions
def test_a_crawling_chamber_hurts_in_every_press_step(edition: str) -> None:
    t = fighting("Crawling Chamber", "Boxed In", who="VIS", edition=edition)
    t.does("play Crawling Chamber Mira 3", by="a")
    on(t, "press")
    assert t.measure("Oskar.blood") == 4
    t.does("play Boxed In Mira 0", by="a")
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (2, 4)
    t.is_quiet()


# -- at the end of the round ------------------------------------------------------------------------------------------


@in_editions("words mode less", [("pot", 0, 1), ("POT", 1, 2)])
def test_disarm_sends_whom_it_weakens_to_torpor(edition: str, words: str, mode: int, less: int) -> None:
    t = fighting("Disarm", who=f"{words} strength:4", other="Oskar 6/8 strength:3", edition=edition)
    on(t, "end-of-round")
    t.does(f"play Disarm Mira {mode}", by="a")
    on(t)
    assert (t.region("Oskar"), t.g.host[t["Disarm"]]) == ("torpor", t["Oskar"])
    assert stats.strength(t.g, t["Oskar"]) == 3 - less
    t.is_quiet()


@in_editions("mine his", [(1, 1), (1, 2)])
def test_disarm_takes_more_damage_than_one_has_taken(edition: str, mine: int, his: int) -> None:
    t = fighting("Disarm", who=f"POT strength:{mine}", other=f"Oskar 6/8 strength:{his}", edition=edition)
    on(t)
    assert not t.ever_offered("play Disarm")
    t = fighting("Disarm", "Fake Out", "Theft of Vitae", who="POT tha", edition=edition)
    to_long(t)
    on(t)
    assert not t.ever_offered("play Disarm")


@editions
def test_three_blood_rid_of_disarm(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]), seat(ready=[("Oskar 4/8", ["Disarm"])]), bystander(), edition=edition, turn="b"
    )
    while not t.offers("use Disarm"):
        t.answer("pass")
    t.does("use Disarm")
    assert (t.measure("Oskar.blood"), t.region("Disarm")) == (1, "ash-heap")


# -- from hand into play ----------------------------------------------------------------------------------------------


@in_editions(
    "weapon may",
    [
        (".44 Magnum", True),
        ("Bastard Sword", True),
        ("Submachine Gun", False),
        ("Assault Rifle", False),
        ("Sengir Dagger", False),
        ("Ivory Bow", False),
        ("Flak Jacket", False),
    ],
)
def test_a_concealed_weapon_is_small_and_paid_for(edition: str, weapon: str, may: bool) -> None:
    t = fighting("Concealed Weapon", weapon, edition=edition)
    assert t.offers("play Concealed Weapon Mira") is may
    if may:
        cost = t.g.face[t[weapon]].pool
        with t.unchanged(*BYSTANDER):
            t.does("play Concealed Weapon Mira 0", by="a")
        assert (t.g.host[t[weapon]], t.measure("a.pool")) == (t["Mira"], 30 - cost)
        on(t, "strike")
        t.does(f"use {weapon} Mira -1", by="a")
        on(t)
        assert t.measure("Oskar.blood") == 4
        t.is_quiet()


@in_editions("pool may", [(1, False), (2, True)])
def test_a_weapon_out_of_reach_is_not_concealed(edition: str, pool: int, may: bool) -> None:
    t = position(
        seat(pool=pool, ready=["Mira 6/8"], hand=["Concealed Weapon", ".44 Magnum"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on(t)
    assert t.ever_offered("play Concealed Weapon") is may


@in_editions("words mode when", [("obf", 0, "before-range"), ("OBF", 1, "before-range"), ("OBF", 1, "strike")])
def test_a_disguised_weapon_comes_out_before_the_range_or_as_strikes_are_chosen(
    edition: str, words: str, mode: int, when: str
) -> None:
    t = fighting("Disguised Weapon", "Ivory Bow", who=words, edition=edition)
    on(t, when)
    t.does(f"play Disguised Weapon Mira {mode}", by="a")
    assert t.g.host[t["Ivory Bow"]] == t["Mira"]
    on(t, "strike")
    t.does("use Ivory Bow Mira -1", by="a")
    on(t)
    assert t.region("Oskar") == "torpor"
    t.is_quiet()


@editions
def test_pack_alpha_calls_an_animal_or_becomes_one(edition: str) -> None:
    t = fighting("Pack Alpha", "Raven Spy", "Mr. Winthrop", who="ANI", edition=edition)
    t.does("play Pack Alpha Mira 0", by="a")
    assert (t.g.host[t["Raven Spy"]], t.measure("Raven Spy.blood")) == (t["Mira"], 2)
    on(t)
    assert t.measure("Mira.blood") == 6 - 1 - 1  # for the spy, and for the fight
    t = fighting("Pack Alpha", who="ANI", on_mira=["Raven Spy"], edition=edition)
    t.does("play Pack Alpha Mira 1", by="a")
    assert (t.g.host[t["Pack Alpha"]], t.region("Raven Spy")) == (t["Mira"], "ash-heap")
    on(t)
    assert t.measure("Oskar.blood") == 4
    t.is_quiet()


@in_editions("mode aggravated", [(0, False), (2, True)])
def test_a_wall_of_filth_takes_two_damage(edition: str, mode: int, aggravated: bool) -> None:
    words = ("pro", "tha", "PRO", "THA")[mode]
    t = fighting(
        "Wall of Filth",
        "Wall of Filth",
        who=words,
        answers=["Claws of the Dead"],
        other="Oskar 6/8 strength:3 pro",
        edition=edition,
    )
    t.does(f"play Wall of Filth Mira {mode}", by="a")
    assert not t.offers("play Wall of Filth#2 Mira")
    on(t, "before-range", "before-strikes")
    t.does("play Claws of the Dead Oskar 0", by="b")
    on(t, "prevent", "minion")
    if aggravated:
        t.does(f"use Wall of Filth Mira -{mode}", by="a")
        on(t)
        assert [told["aggravated"] for told in t.told("prevented")] == [2]
    else:
        assert not t.ever_offered("use Wall of Filth")
    t = fighting("Wall of Filth", who=words, other="Oskar 6/8 strength:3", edition=edition)
    t.does(f"play Wall of Filth Mira {mode}", by="a")
    on(t, "prevent")
    t.does("use Wall of Filth Mira -1", by="a")
    on(t)
    assert (t.measure("Mira.blood"), t.region("Wall of Filth")) == (5, "ash-heap")


# -- cancelling -------------------------------------------------------------------------------------------------------

FOILS = [
    # card, words, mode, what it cancels, by whom, its mode, when
    ("Charismatic Aura", "aus pre", 0, "Majesty", "pre", 0, "strike"),
    ("Charismatic Aura", "aus pre", 0, "Immortal Grapple", "pot", 0, "before-strikes"),
    ("Anticipation", "AUS clan:Salubri", 2, "Majesty", "pre", 0, "strike"),
    ("Bollix", "pre sect:Anarch", 2, "Immortal Grapple", "pot", 0, "before-strikes"),
    ("Bollix", "pre sect:Anarch", 2, "Terror Frenzy", "ani", 0, "before-range"),
    ("Hide the Mind", "obf", 0, "Read Intentions", "AUS", 1, "strike"),
]


@in_editions("card words mode other code his when", FOILS)
def test_a_card_of_the_opposing_minion_is_cancelled_and_not_paid(
    edition: str, card: str, words: str, mode: int, other: str, code: str, his: int, when: str
) -> None:
    t = fighting(card, who=words, answers=[other], other=f"Oskar 6/8 {code}", edition=edition)
    if not t.g.edition.cancels:
        on(t)
        assert not t.ever_offered(f"play {card} Mira {mode}")
        return
    on(t, when)
    while not t.offers(f"play {other} Oskar"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does(f"play {other} Oskar {his}", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    assert t.told("cancelled")[0]["card"] == t[other]
    paid = 1 if card in ("Charismatic Aura", "Anticipation") else 0
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) in ((6, 6 - paid), (5, 5 - paid))
    on(t)
    assert not t.told("combat-ends")
    t.is_quiet()


@editions
def test_hide_the_mind_cancels_a_reaction_with_auspex(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBF"], hand=["Hide the Mind"]),
        seat(ready=["Oskar 4/8 aus"], hand=["Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    t.does("play Enhanced Senses Oskar 0", by="b")
    if t.g.edition.cancels:
        t.does("play Hide the Mind Mira 1", by="a")
        t.goes_on()
        assert t.told("block-failed")
    else:
        assert not t.offers("play Hide the Mind")


@in_editions(
    "card code grapple", [("Fae Contortion", "myt", "Immortal Grapple"), ("Invoking the Beast", "abo", "Terror Frenzy")]
)
def test_a_reflex_answers_a_grapple_or_a_frenzy(edition: str, card: str, code: str, grapple: str) -> None:
    t = fighting(card, who=code, answers=[grapple], other="Oskar 6/8 pot ani", edition=edition)
    while not t.offers(f"play {grapple} Oskar"):
        t.does("pass")
    t.does(f"play {grapple} Oskar 0", by="b")
    assert t.offers(f"play {card} Mira 0") is t.g.edition.has_reflexes
    if t.g.edition.has_reflexes:
        t.does(f"play {card} Mira 0", by="a")
        assert t.told("cancelled")


# -- guards -----------------------------------------------------------------------------------------------------------


@in_editions("whom before after", [("Ines 2/8", 2, 5), ("Ines 7/8", 7, 8)])
def test_touch_of_valeren_heals(edition: str, whom: str, before: int, after: int) -> None:
    t = acting("Touch of Valeren", who="for clan:Salubri", more=[whom], edition=edition)
    t.does("play Touch of Valeren Mira 0")
    t.does("target Ines")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert (t.measure("Ines.blood"), t.measure("Mira.blood")) == (after, 3)


@editions
def test_touch_of_valeren_protects_another_of_yours(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8", "Ines 6/8 FOR clan:Salubri"], hand=["Touch of Valeren"]),
        seat(ready=["Oskar 6/8 strength:4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on(t, "prevent")
    assert not t.offers("play Touch of Valeren Mira")
    t.does("play Touch of Valeren Ines 2", by="a")
    on(t)
    assert (t.measure("Mira.blood"), t.measure("Ines.blood"), t.measure("Oskar.blood")) == (6, 5, 5)
    t.is_quiet()


# -- for the round ----------------------------------------------------------------------------------------------------


@in_editions("words mode n", [("tha clan:Banu-Haqim", 0, 1), ("THA clan:Banu-Haqim", 1, 2)])
def test_hunger_of_marduk_gives_a_strike_for_the_round(edition: str, words: str, mode: int, n: int) -> None:
    t = fighting("Hunger of Marduk", "Fake Out", "Boxed In", who=words, edition=edition)
    t.does(f"play Hunger of Marduk Mira {mode}", by="a")
    to_long(t)
    on(t, "strike")
    t.does("use Hunger of Marduk Mira", by="a")
    on(t, "press")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 + n, 6 - n)
    t.does("play Boxed In Mira 0", by="a")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("use Hunger of Marduk", since=asked)
    t.is_quiet()


@editions
def test_angels_gift_is_a_blade_or_a_way_to_the_other(edition: str) -> None:
    t = fighting("Angel's Gift", "Bastard Sword", ".44 Magnum", who="clan:Salubri", edition=edition)
    t.does("play Angel's Gift Mira 0", by="a")
    assert (t.g.host[t["Bastard Sword"]], t.measure("a.pool")) == (t["Mira"], 29)
    t = fighting("Angel's Gift", who="clan:Salubri", answers=["Fake Out"], edition=edition)
    t.does("play Angel's Gift Mira 1", by="a")
    on(t, "maneuver")
    assert t.who() == "b"  # at close range hers is of no use
    t.does("play Fake Out Oskar 0", by="b")
    t.does("use Angel's Gift Mira", by="a")
    on(t)
    assert (t.told("maneuver")[-1]["range"], t.measure("Oskar.blood")) == ("close", 5)
    t.is_quiet()
