"""Official rulings on what is played in an action and after it: wakes, failed actions, what follows on a success."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import BLOOD_COST, LIBRARY_CARD, costs, definition
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import acting, bystander, editions, since_2011
from tests.vtes.cards.test_rulings_cancelling import reaches


def does(t: Table, *answers: str) -> None:
    """Everybody passes until the next of these answers is offered; give it then."""
    for answer in answers:
        reaches(t, answer)
        t.does(answer)


# -- Forced Awakening, Faceless Night ---------------------------------------------------------------------------------


@editions
@rules_on("Forced Awakening", "LSJ 20070417")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_who_wakes_and_blocks_pays_nothing_even_if_the_action_goes_on(answer: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRO"], hand=["Form of Mist"]),
        seat(ready=["Oskar 4/8 locked"], hand=["Forced Awakening"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "play Forced Awakening Oskar 0", "block Oskar", "play Form of Mist Mira 1", answer)
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Oskar.blood")) == ((29, 4) if answer == "yes" else (30, 4))
    t.is_quiet()


@editions
@rules_on("Forced Awakening", "ANK 20230319")
def test_a_block_before_forced_awakening_does_not_count(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRO"], hand=["Form of Mist"]),
        seat(ready=["Oskar 4/8"], hand=["Forced Awakening"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Form of Mist Mira 1", "yes", "play Forced Awakening Oskar 0")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Oskar.blood")) == (29, 3)
    t.is_quiet()


@editions
@rules_on("Forced Awakening", "LSJ 19990421")
def test_who_woke_pays_for_reactions_before_he_burns_a_blood_for_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 1/8 locked dom"], hand=["Forced Awakening", "Deflection"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "play Forced Awakening Oskar 0", "play Deflection Oskar 0")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("c.pool"), t.measure("Oskar.blood")) == (30, 29, 0)


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


# -- after the action -------------------------------------------------------------------------------------------------


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


# -- referendums that pass by themselves ------------------------------------------------------------------------------

DIA = "Día de los Muertos"


def passing(*hand: str, mira: str, oskar: str = "", his: tuple[str, ...] = (), edition: str) -> Table:
    """Mira's next referendum passes automatically."""
    t = position(
        seat(ready=[f"Mira 4/8 sect:Sabbat {mira}"], hand=[DIA, "Domain Challenge", *hand]),
        seat(ready=[f"Oskar 4/8 {oskar}".strip()], hand=list(his)),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"play {DIA}")
    reaches(t, "play Domain Challenge Mira 0")
    t.does("play Domain Challenge Mira 0")
    return t


@editions
@rules_on("Día de los Muertos", "LSJ 19980107")
@rules_on("Bewitching Oration", "LSJ 19980107")
@rules_on("Dread Gaze", "LSJ 19980107")
def test_no_votes_are_gained_in_a_referendum_that_passes_by_itself(edition: str) -> None:
    t = passing("Bewitching Oration", mira="PRE", oskar="PRE", his=("Dread Gaze",), edition=edition)
    t.goes_on()
    assert t.measure("a.pool") == 28  # it has passed; the holiday costs a pool
    assert not t.ever_offered("play Bewitching Oration")
    assert not t.ever_offered("play Dread Gaze")
    t.is_quiet()


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


@editions
@rules_on("Día de los Muertos", "LSJ 19980107")
@rules_on("Voter Captivation", "LSJ 19980107")
@pytest.mark.parametrize(("words", "mode"), [("pre", 0), ("PRE", 1)])
def test_voter_captivation_follows_a_referendum_that_passed_by_no_votes(words: str, mode: int, edition: str) -> None:
    t = passing("Voter Captivation", mira=words, edition=edition)
    does(t, f"play Voter Captivation Mira {mode}")
    t.goes_on("amount")
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == (28, 4)
    t.is_quiet()


# -- blood that is no cost of the card --------------------------------------------------------------------------------


THRIFT = made_up("Thrift", faces.MASTER, definition=definition(costs(-1, BLOOD_COST, None, LIBRARY_CARD)))
"""All cards cost a blood less."""


@editions
@ruled_alike(
    "card words",
    [("Falcon's Eye", "ani"), ("Ears of the Hare", "pro"), ("Aura Absorption", "aus")],
    "ANK 20210226",
)
@pytest.mark.parametrize("blood", [0, 1])
def test_blood_burned_for_intercept_is_not_saved(card: str, words: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=[THRIFT]),
        seat(ready=[f"Oskar {blood}/8 {words}"], hand=[card]),
        bystander(),
        edition=edition,
    )
    does(t, "hunt Mira", "block Oskar")
    assert t.offers(f"play {card} Oskar 0") is bool(blood)
    if blood:
        t.does(f"play {card} Oskar 0", by="b")
        assert t.measure("Oskar.blood") == 0


def hunting(card: str, mira: str, oskar: str, edition: str, *his: str) -> Table:
    """Mira hunts, and Oskar, who has a spy, attempts to block."""
    t = position(
        seat(ready=[f"Mira {mira}"], hand=[card], play=[THRIFT]),
        seat(ready=[(oskar, ["Raven Spy"])], hand=list(his)),
        bystander(),
        edition=edition,
    )
    if t.asks == "minion":  # else she has no blood and must
        t.does("hunt Mira")
    does(t, "block Oskar")
    return t


@editions
@ruled_alike(
    "card words mode",
    [("Call of the Hungry Dead", "NEC", 1), ("Selective Silence", "QUI", 1)],
    "ANK 20210226",
)
@pytest.mark.parametrize("blood", [0, 1])
def test_blood_burned_by_the_acting_vampire_is_not_saved(
    card: str, words: str, mode: int, blood: int, edition: str
) -> None:
    t = hunting(card, f"{blood}/8 {words}", "Oskar 4/8", edition)
    if blood:
        does(t, f"play {card} Mira {mode}")
        assert t.measure("Mira.blood") == 0
    else:
        while t.asks not in t.quiet:
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert not t.ever_offered(f"play {card} Mira {mode}")


@since_2011
@rules_on("Charismatic Aura", "ANK 20210226")
@pytest.mark.parametrize("blood", [0, 1])
def test_the_blood_of_a_charismatic_aura_is_not_saved(blood: int, edition: str) -> None:
    t = hunting("Charismatic Aura", f"{blood}/8 aus pre", "Oskar 4/8 pot", edition, "Immortal Grapple")
    does(t, "play Immortal Grapple Oskar 0")
    assert t.offers("play Charismatic Aura Mira 0") is bool(blood)
    if blood:
        t.does("play Charismatic Aura Mira 0")
        assert t.measure("Mira.blood") == 0


@editions
@rules_on("Form of Mist", "ANK 20210226", "RTR 19970630")
def test_the_blood_of_form_of_mist_is_not_saved_and_it_continues_only_what_was_blocked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 PRO"], hand=["Form of Mist"], play=[THRIFT]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Form of Mist Mira 1")
    paid = 3 - t.measure("Mira.blood")
    does(t, "yes")
    assert t.measure("Mira.blood") == 3 - paid - 1
    t.goes_on()
    assert t.measure("b.pool") == 29
    t = acting("Form of Mist", "Bum's Rush", who="PRO", edition=edition)
    does(t, "play Bum's Rush Mira 0", "target Oskar", "play Form of Mist Mira 1")
    t.goes_on()
    assert not t.ever_offered("yes")
    t.is_quiet()


# -- Lesser Boon ------------------------------------------------------------------------------------------------------


@editions
@rules_on("Lesser Boon", "RTR 20080808")
@pytest.mark.parametrize(("pool", "stays"), [(6, True), (5, False)])
def test_a_lesser_boon_is_burned_at_once_where_there_is_little_pool(pool: int, stays: bool, edition: str) -> None:
    t = position(
        seat(pool, ready=[("Mira 4/8", ["Hierophant"])]),
        seat(ready=["Oskar 2/4"], hand=["Lesser Boon"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Lesser Boon")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Oskar.blood")) == (29, 2)  # the Hierophant saw no block
    assert (t.region("Lesser Boon") == "attached") is stays
    t.is_quiet()


@editions
def test_terror_frenzy_at_superior_is_no_use_against_an_ally(edition: str) -> None:
    for other, offered in (("Oskar 4/8", True), ("Oskar ally 3", False)):
        t = position(
            seat(ready=["Mira 4/8 ANI"], hand=["Terror Frenzy"]), seat(ready=[other]), bystander(), edition=edition
        )
        does(t, "bleed Mira", "block Oskar", "play Terror Frenzy Mira 0")
        assert t.ever_offered("play Terror Frenzy Mira 1") is offered
