"""Action Modifier cards: F."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    BLOOD_COST,
    MINION,
    MINION_CARD,
    SUCCEEDED,
    costs,
    definition,
    gain,
    modifier,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.model.rulings import FORBIDDEN
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_modifier_tables import burned
from tests.vtes.cards.action_tables import blocked_by, paid_to_block
from tests.vtes.cards.answering import answers, does, goes_through, reaches, to_the_end, until
from tests.vtes.cards.cancelling_tables import bleeding, comes_to_blows, foiled
from tests.vtes.cards.combat_tables import on_to, strikes
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, in_editions, since_2011
from tests.vtes.cards.turn_tables import standing

# -- Faceless Night ---------------------------------------------------------------------------------------------------


@editions
def test_faceless_night_locks_who_has_failed_to_block_and_nobody_else(edition: str) -> None:
    t = acting("Faceless Night", who="OBF", against=("Oskar 2/4", "Otto 2/4"), edition=edition)
    with t.unchanged("Otto.locked", *BYSTANDER):
        goes_through(t, "bleed Mira", "block Oskar", "play Faceless Night Mira 1")
    assert t.told("block-failed")
    assert t.measure("Oskar.locked") == 1
    assert t.measure("b.pool") == 29
    t.is_quiet()


@editions
def test_faceless_night_at_basic_locks_nobody(edition: str) -> None:
    t = acting("Faceless Night", who="OBF", edition=edition)
    goes_through(t, "bleed Mira", "block Oskar", "play Faceless Night Mira 0")
    assert t.told("block-failed")
    assert t.measure("Oskar.locked") == 0


@editions
@rules_on("Faceless Night", "ANK 20190509", "LSJ 20081202")
def test_who_failed_to_block_before_faceless_night_is_not_locked_for_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBF"], hand=["Lost in Crowds", "Faceless Night"]),
        seat(ready=["Oskar 2/4", ("Otto 2/4", ["Raven Spy", "Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Lost in Crowds Mira 1", "block Otto", "play Faceless Night Mira 1")
    t.goes_on()  # Otto attempts already and is not asked again
    assert len(t.told("block-failed")) == 2
    assert (t.measure("Oskar.locked"), t.measure("Otto.locked"), t.measure("b.pool")) == (0, 1, 29)
    t.is_quiet()


@editions
@rules_on("Faceless Night", "ANK 20171017")
def test_who_failed_against_faceless_night_can_react_before_he_is_locked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBF"], hand=["Faceless Night"]),
        seat(ready=["Oskar 2/4 dom"], hand=["Deflection"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Faceless Night Mira 1", "play Deflection Oskar 0")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("c.pool"), t.measure("Oskar.locked")) == (30, 29, 1)


# -- Fae Contortion ---------------------------------------------------------------------------------------------------


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


CANCELLED_REFLEXES = [
    ("Fae Contortion", "myt", 0, "Immortal Grapple", "pot", 0),
    ("Whistling Up the Beast", "abo", 0, "Terror Frenzy", "ani", 0),
    ("Devil-Channel: Hands", "abo", 0, "Terror Frenzy", "ani", 0),
    ("Devil-Channel: Throat", "abo", 0, "Terror Frenzy", "ani", 0),
    ("Invoking the Beast", "abo", 0, "Terror Frenzy", "ani", 0),
]


@pytest.mark.parametrize("edition", ["2012", "2023"])
@ruled_alike("card words mode what his way", CANCELLED_REFLEXES, "LSJ 20061207")
def test_nothing_else_is_used_beside_a_reflex(
    card: str, words: str, mode: int, what: str, his: str, way: int, edition: str
) -> None:
    foiled(card, words, mode, what, his, way, edition)


# -- False Resonance --------------------------------------------------------------------------------------------------


@since_2011
def test_false_resonance_cancels_later_for_a_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 CHI"], hand=["False Resonance"]),
        seat(ready=["Oskar 4/6 aus"], hand=["Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play False Resonance Mira 1", by="a")
    t.does("play Enhanced Senses Oskar 0", by="b")
    t.does("use False Resonance", by="a")
    assert t.told("cancelled")
    assert t.told("block-failed")
    assert t.measure("Mira.blood") == 4 - 1 - t.g.face[t["False Resonance"]].blood
    t.goes_on()
    t.is_quiet()


@rules_on("False Resonance", "ANK 20210226")
@pytest.mark.parametrize(("blood", "offered"), [(1, True), (0, False)])
def test_false_resonance_burns_its_blood_whatever_is_cheaper(blood: int, offered: bool) -> None:
    card = "False Resonance"
    t = burned(card, "CHI", blood)
    t.does("hunt Mira") if t.asks == "minion" else None  # she must, without blood
    answers(t, "block Oskar", "play Enhanced Senses Oskar", f"play {card} Mira 1", "play Eagle's Sight Oskar 0")
    assert t.offers(f"use {card}") is offered
    if offered:
        with t.changes("Mira.blood", -1):
            t.does(f"use {card}", by="a")
    to_the_end(t)
    assert bool(t.told("blocked")) is not offered
    t.is_quiet()


@since_2011
@rules_on("False Resonance", "ANK 20180201")
def test_false_resonance_is_too_late_for_a_card_that_was_played(edition: str) -> None:
    t = bleeding(["False Resonance"], "CHI", ["Enhanced Senses"], "aus", edition, deed="hunt")
    comes_to_blows(t)
    reaches(t, "play Enhanced Senses Oskar 0")
    t.does("play Enhanced Senses Oskar 0", by="b")
    t.passes()  # nobody cancels it
    reaches(t, "play False Resonance Mira 1")
    t.does("play False Resonance Mira 1", by="a")
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("use False Resonance", before)
    assert t.told("block-failed")


# -- Fever Pitch ------------------------------------------------------------------------------------------------------


def fevered(edition: str, code: str = "FOR", mode: int = 2) -> Table:
    t = position(
        seat(ready=[f"Mira 4/8 {code} trait:path-of-Cathari"], hand=["Fever Pitch"]),
        seat(ready=["Oskar 2/4 intercept:3"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does(f"play Fever Pitch Mira {mode}", by="a")
    while t.asks != "may":
        t.passes()
    t.does("yes", by="a")
    return t


@editions
@pytest.mark.parametrize(("code", "mode"), [("FOR", 2), ("PRE", 3)])
def test_fever_pitch_stays_and_foils_a_block_of_a_bleed(edition: str, code: str, mode: int) -> None:
    t = fevered(edition, code, mode)
    assert (t.region("Fever Pitch"), t.measure("b.pool")) == ("attached", 28)
    while t.who() != "a" or t.asks != "minion" or t.measure("Mira.locked"):
        t.passes()
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("use Fever Pitch", by="a")
    assert t.told("block-failed")
    assert (t.region("Fever Pitch"), t.offers("block Oskar")) == ("ash-heap", False)
    t.goes_on()
    t.is_quiet()


# -- Follow the Alpha -------------------------------------------------------------------------------------------------


@editions
def test_the_pack_follows_the_alpha(edition: str) -> None:
    pack = "clan:Gangrel-antitribu"
    t = position(
        seat(ready=[f"Mira 4/8 {pack}", f"Ilse 4/8 {pack}"], hand=["Follow the Alpha"]),
        seat(ready=["Oskar 6/8"], hand=["Fake Out"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on_to(t, "after-combat")
    asked = len(t.asked)
    t.does("play Follow the Alpha Ilse 0", by="a")
    to_the_end(t)
    assert not t.ever_offered("play Fake Out", since=asked)
    assert (t.measure("Oskar.blood"), t.measure("Ilse.blood"), t.measure("Ilse.locked")) == (4, 3, 1)
    t.is_quiet()


def test_what_lasts_for_a_combat_is_gone_in_the_one_that_follows() -> None:
    """Oskar is stronger for the combat with Mira. It is over before Ilse fights him."""
    pack = "clan:Gangrel-antitribu"
    t = position(
        seat(ready=[f"Mira 4/8 {pack}", f"Ilse 4/8 {pack}"], hand=["Follow the Alpha"]),
        seat(ready=["Oskar 6/8 ANI PRO"], hand=["Bear's Skin"]),
        bystander(),
    )
    t.does_all("bleed Mira", "block Oskar")
    t.passes_until_offered("play Bear's Skin Oskar 1")
    t.does("play Bear's Skin Oskar 1", by="b")
    on_to(t, "after-combat")
    t.does("play Follow the Alpha Ilse 0", by="a")
    to_the_end(t)
    told = [event.kind for event in t.story if event.kind in ("combat", "combat-over")]
    assert told == ["combat", "combat-over", "combat", "combat-over"]
    assert (t.measure("Mira.blood"), t.measure("Ilse.blood")) == (2, 3)
    t.is_quiet()


# -- Force of Personality ---------------------------------------------------------------------------------------------


@editions
def test_force_of_personality_makes_vampires_pay_to_block_and_keeps_allies_off(edition: str) -> None:
    against = ("Oskar 2/4", "Otto ally 3", "Odo ally 3 trait:zombie", "Empty 0/4")
    t = acting("Force of Personality", who="PRE", against=against, edition=edition)
    t.does("bleed Mira")
    t.does("play Force of Personality Mira 1", by="a")
    t.passes_until_offered("block Oskar")
    assert t.offers("block Odo")
    assert not t.offers("block Otto")
    assert not t.offers("block Empty")
    assert t.clauses("block Empty", by="b") == ["card.cost.blood"]
    assert FORBIDDEN in t.clauses("block Otto", by="b")
    assert paid_to_block(t, "Oskar") == 1


# -- Forced March -----------------------------------------------------------------------------------------------------


@rules_on("Forced March", "LSJ 19981028", "ANK 20190425")
@pytest.mark.parametrize("first", ["Forced March", "Boast"])
def test_a_forced_march_comes_before_or_after_what_else_follows_an_action(first: str) -> None:
    boast = made_up("Boast", faces.MODIFIER, definition=definition(modifier("", gain(1), when=SUCCEEDED)))
    t = position(
        seat(ready=["Mira 6/8 cel for", "Ines 2/4"], hand=["Forced March", boast]),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, f"play {first} Mira 0")
    other = "Boast" if first == "Forced March" else "Forced March"
    assert t.offers(f"play {other} Mira 0")
    assert t.measure("b.pool") == 29
    t.does(f"play {first} Mira 0", by="a")
    assert not t.told("action-over")
    t.does(f"play {other} Mira 0", by="a")
    to_the_end(t)
    assert (t.measure("Mira.locked"), t.measure("a.pool")) == (0, 31)
    t.is_quiet()


@editions
@rules_on("Forced March", "ANK 20210226", "LSJ 20070411", "ANK 20220218")
def test_a_forced_march_costs_its_blood_though_the_action_had_no_effect(edition: str) -> None:
    """The bleed is for nothing, and yet successful as an action; combat and other cards cost Mira less."""
    t = position(
        seat(
            ready=["Mira 6/8 CEL FOR bleed:0"],
            hand=["Forced March"],
            play=[standing("Saving", costs(-9, BLOOD_COST, MINION, MINION_CARD))],
        ),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until_offered("play Forced March Mira 1")
    t.does("play Forced March Mira 1", by="a")
    until(t, "yes")
    t.does("yes", by="a")
    assert (t.measure("Mira.locked"), t.measure("Mira.blood"), t.measure("b.pool")) == (0, 5, 30)


@editions
def test_forced_march_unlocks_once_a_turn(edition: str) -> None:
    t = acting("Forced March", "Forced March", who="cel for", edition=edition)
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does("play Forced March Mira 0", by="a")
    assert t.measure("Mira.locked") == 0
    before = len(t.asked)
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered("play Forced March#2", before)
    t.is_quiet()


@editions
def test_forced_march_at_superior_unlocks_for_a_blood_after_success(edition: str) -> None:
    t = acting("Forced March", who="CEL FOR", edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Forced March Mira 1", by="a")
    while t.asks not in ("may", *t.quiet):
        t.passes()
    t.does("yes", by="a")
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 4 - 1 - t.g.face[t["Forced March"]].blood)
    t.is_quiet()


# -- Foreshadowing Destruction ----------------------------------------------------------------------------------------


@editions
@rules_on("Foreshadowing Destruction", "PIB 20110817")
def test_foreshadowing_destruction_can_be_played_against_ten_or_more_pool(edition: str) -> None:
    """It has only a lingering effect then, and does not count against the limit."""
    t = acting("Foreshadowing Destruction", "Threats", who="DOM", pool=10, edition=edition)
    t.does("bleed Mira")
    t.does("play Foreshadowing Destruction Mira 1", by="a")
    assert t.measure("action.bleed") == 1
    t.does("play Threats Mira 0", by="a")
    t.goes_on()
    assert t.measure("b.pool") == 8
    t.is_quiet()


@editions
@pytest.mark.parametrize(("second", "bleed"), [(9, 4), (10, 1)])
@rules_on("Foreshadowing Destruction", "ANK 20211019-2")
def test_foreshadowing_destruction_looks_at_the_methuselah_who_is_bled_in_the_end(
    edition: str, second: int, bleed: int
) -> None:
    """Rulings: the bonus comes and goes with the pool of the target; lost, it does not count against the limit."""
    t = position(
        seat(ready=["Mira 4/8 DOM"], hand=["Foreshadowing Destruction", "Threats"]),
        seat(pool=9 if second == 10 else 10, ready=["Oskar 4/8 dom"], hand=["Deflection"]),
        seat(pool=second, ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Foreshadowing Destruction Mira 1", by="a")
    raised = second == 10
    assert t.measure("action.bleed") == (4 if raised else 1)
    if edition == "2023" and raised:
        assert t.clauses("play Threats Mira 0", by="a") == ["action.bleed.limited"]
    t.passes_until_offered("play Deflection")
    t.does("play Deflection Oskar 0", by="b")
    if t.asks == "target":
        t.does("target c")
    assert t.measure("action.bleed") == bleed
    if edition == "2023":
        while t.who() != "a":
            t.passes()
        assert t.offers("play Threats Mira 0") is raised
    t.goes_on()
    assert t.measure("c.pool") == second - bleed
    t.is_quiet()


@editions
@pytest.mark.parametrize(("pool", "offered"), [(9, False), (10, True)])
def test_foreshadowing_destruction_respects_the_limit_while_it_raises_the_bleed(
    edition: str, pool: int, offered: bool
) -> None:
    t = acting("Foreshadowing Destruction", "Threats", who="DOM", pool=pool, edition=edition)
    t.does("bleed Mira")
    t.does("play Threats Mira 0", by="a")
    assert t.offers("play Foreshadowing Destruction Mira 1") is (offered or edition != "2023")


# -- Forgotten Labyrinth ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("card", ["Forgotten Labyrinth", "Shroud of Night"])
def test_some_stealth_is_not_for_bleeds(card: str, edition: str) -> None:
    t = acting(card, who="obf obt", edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar")
    assert t.told("blocked")  # she was not even asked
    assert not t.told("plays")


# -- Form of the Bat --------------------------------------------------------------------------------------------------


@editions
def test_who_blocks_in_the_form_of_a_bat_uses_no_equipment(edition: str) -> None:
    t = blocked_by("Form of the Bat", "PRO", 1, edition, ("Flak Jacket", ".44 Magnum"))
    while t.asks not in t.quiet:
        assert not t.offers("use")
        t.does("strike hand") if t.asks == "strike" else t.passes()
    assert t.measure("Oskar.blood") == 5  # the jacket did not help
    t.is_quiet()


@editions
def test_form_of_the_bat_of_the_acting_vampire(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/7 pro", [".44 Magnum"])], hand=["Form of the Bat"]),
        seat(ready=[("Oskar 6/8", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert not t.offers("play Form of the Bat")
    t.does("block Oskar", by="b")
    t.does("play Form of the Bat Mira 0", by="a")
    assert t.told("blocked")[0]["intercept"] == 0
    assert t.asks == "maneuver"
    assert t.options() == ["maneuver", "pass"]
    t.does("maneuver")
    while t.asks not in t.quiet:
        assert not t.offers("use")
        t.does("strike hand") if t.asks == "strike" else t.passes()
    assert t.measure("Oskar.blood") == 6
    t.is_quiet()


# -- Form of the Cobra ------------------------------------------------------------------------------------------------


@editions
def test_form_of_the_cobra_steals_a_blood_at_close_range(edition: str) -> None:
    t = fighting("Form of the Cobra", who="pro", edition=edition)
    strikes(t, "Form of the Cobra", 0)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6, 5)
    t.is_quiet()


@editions
def test_form_of_the_cobra_gives_stealth_before_it_is_needed(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRO"], hand=["Form of the Cobra"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.asks == "announced"
    t.does("play Form of the Cobra Mira 1", by="a")
    t.does("block Oskar", by="b")
    assert t.told("block-failed")[0]["stealth"] == 1
    t.goes_on()
    t.is_quiet()


# -- Form of the Serpent ----------------------------------------------------------------------------------------------


@editions
def test_form_of_the_serpent_hides_at_basic(edition: str) -> None:
    t = acting("Form of the Serpent", who="ser", edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    t.does("play Form of the Serpent Mira 0", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29, 3)


# -- Freak Drive ------------------------------------------------------------------------------------------------------


@editions
def test_freak_drive_unlocks_after_success_or_at_superior_after_a_block(edition: str) -> None:
    t = acting("Freak Drive", who="for", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.passes()
        t.does("play Freak Drive Mira 0", by="a")
    assert not t.measure("Mira.locked")
    assert t.clauses("bleed Mira", by="a") == ([] if edition == "2000" else ["minion.repeat.bleed-once"])
    t.is_quiet()
    t = acting("Freak Drive", who="FOR", edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    while t.asks != "failed":
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("play Freak Drive Mira 1", by="a")
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == (0, 30)
    t.is_quiet()


@since_2011
@rules_on("Freak Drive", "RTR 20180719")
@ruled_alike(
    "card oskar",
    [("Body Bag", "sect:Anarch"), ("Zaire River Ferry", "clan:Lasombra")],
    "ANK 20221205",
    "LSJ 20070219",
    "ANK 20211015",
)
def test_an_action_that_a_haven_makes_fail_is_over_but_was_not_blocked(card: str, oskar: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 FOR CEL"], hand=["Freak Drive", "Zephyr", "Bum's Rush", "Bum's Rush"]),
        seat(ready=[(f"Oskar 4/8 {oskar}", [card])]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira 0")
    t.does("target Oskar")
    does(t, f"use {card}", "play Zephyr Mira 1")
    t.goes_on()
    assert (t.told("combat"), t.measure("Mira.locked")) == ([], 0)
    assert not t.ever_offered("play Freak Drive")
    assert t.clauses("play Bum's Rush#2 Mira 0", by="a") == ["minion.repeat.action-card"]
    t.is_quiet()


@editions
@ruled_alike(
    "card words mode",
    [("Freak Drive", "for", 0), ("Instantaneous Transformation", "CEL PRO", 1)],
    "ANK 20220218",
)
def test_an_action_that_cannot_be_paid_for_any_more_has_no_effect_and_can_be_followed(
    card: str, words: str, mode: int, edition: str
) -> None:
    t = position(
        seat(ready=[f"Mira 2/8 obf ani {words}"], hand=["Raptor", "Into Thin Air", card]),
        seat(ready=[("Oskar 4/8", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    does(t, "play Raptor Mira 0", "block Oskar", "play Into Thin Air Mira 0", "use Into Thin Air")
    reaches(t, f"play {card} Mira {mode}")
    assert t.measure("Mira.blood") == 1  # two are too many now
    t.does(f"play {card} Mira {mode}")
    assert (t.told("unlocked")[0]["card"], t.region("Raptor")) == (t["Mira"], "ash-heap")


@editions
@ruled_alike(
    "card words mode",
    [
        ("Freak Drive", "for", 0),
        ("Instantaneous Transformation", "CEL PRO", 1),
        ("As the Crow", "trait:flight", 0),
    ],
    "PIB 20150915",
)
def test_it_comes_after_the_combat_of_a_successful_action(card: str, words: str, mode: int, edition: str) -> None:
    t = acting(card, "Bum's Rush", who=words, edition=edition)
    does(t, "play Bum's Rush Mira 0", "target Oskar")
    reaches(t, f"play {card} Mira {mode}")
    assert len(t.told("combat-over")) == 1
    t.does(f"play {card} Mira {mode}")
    assert t.told("unlocked")[-1]["card"] == t["Mira"]
