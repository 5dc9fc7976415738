"""Modifiers and reactions that cancel a card as it is played, and some that come after the action."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import BEFORE_RANGE, OPPOSING, combat, definition, lock
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011


def reacted(card: str, words: str, edition: str, reaction: str = "Telepathic Counter", oskar: str = "aus") -> Table:
    """Mira bleeds, and Oskar is playing a reaction."""
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card]),
        seat(ready=[f"Oskar 4/6 {oskar}", "Olga 4/6"], hand=[reaction]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered(f"play {reaction}")
    t.does(f"play {reaction} Oskar 0", by="b")
    return t


CANCELS = [
    ("I am Legion", "dai obf", 1, False),
    ("I am Legion", "DAI OBF", 2, False),
    ("False Resonance", "chi", 0, True),
    ("Approximation of Loyalty", "PRE", 1, True),
]


@since_2011
@pytest.mark.parametrize(("card", "words", "mode", "free"), CANCELS)
def test_a_reaction_is_cancelled_as_it_is_played(edition: str, card: str, words: str, mode: int, free: bool) -> None:
    t = reacted(card, words, edition)
    t.does(f"play {card} Mira {mode}", by="a")
    assert t.told("cancelled")[0]["card"] == t["Telepathic Counter"]
    t.goes_on()
    assert t.measure("b.pool") == 29
    assert t.measure("a.pool") == (31 if words == "DAI OBF" else 30)
    cost = 0 if free else t.g.face[t["Telepathic Counter"]].blood
    assert t.measure("Oskar.blood") == 4 - cost
    t.is_quiet()


@since_2011
@pytest.mark.parametrize(
    ("card", "words", "mode", "reaction", "oskar"),
    [
        ("I am Legion", "dai obf", 1, "Deep Ecology", "for sect:Anarch"),
        ("False Resonance", "chi", 0, "Guard Dogs", "ani locked"),
    ],
)
def test_only_some_cards_are_cancelled(
    edition: str, card: str, words: str, mode: int, reaction: str, oskar: str
) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card]),
        seat(ready=[f"Oskar 4/6 {oskar}"], hand=[reaction]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered(f"play {reaction}")
    t.answer(t.options("play")[0])
    t.goes_on()
    assert not t.ever_offered(f"play {card} Mira {mode}")


@since_2011
@rules_on("Sense the Sin", "LSJ 20011204-3")
def test_a_card_of_several_disciplines_requires_what_it_is_played_with(edition: str) -> None:
    """Ruling: as it is played, a card requires the Discipline that is used, not all that stand on it."""
    t = position(
        seat(ready=["Mira 4/8 dai obf"], hand=["I am Legion"]),
        seat(ready=["Oskar 4/6 dai"], hand=["Sense the Sin"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("block Oskar")
    while t.asks not in t.quiet and not t.offers("play Sense the Sin Oskar 1"):
        t.does("block Oskar") if t.offers("block Oskar") else t.passes()
    t.does("play Sense the Sin Oskar 1")
    assert not t.ever_offered("play I am Legion Mira 1")
    t.goes_on()


@since_2011
@rules_on("I am Legion", "LSJ 20100902-2")
def test_i_am_legion_also_just_gains_a_pool(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 DAI OBF"], hand=["I am Legion"]), seat(ready=["Oskar 4/6"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does("play I am Legion Mira 3", by="a")
    assert t.measure("a.pool") == 31
    t.goes_on()
    t.is_quiet()


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


@since_2011
def test_after_approximation_of_loyalty_no_modifier_is_played(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRE dom"], hand=["Approximation of Loyalty", "Threats"]),
        seat(ready=["Oskar 4/6 aus", "Elder 4/7 aus"], hand=["Telepathic Counter"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Telepathic Counter")
    t.does("play Telepathic Counter Oskar 0", by="b")
    t.does("play Approximation of Loyalty Mira 1", by="a")
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play Threats", before)
    assert t.measure("b.pool") == 29
    t.is_quiet()
    t = position(
        seat(ready=["Mira 4/8 PRE"], hand=["Approximation of Loyalty"]),
        seat(ready=["Elder 4/7 aus"], hand=["Telepathic Counter"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Telepathic Counter")
    t.does("play Telepathic Counter Elder 0", by="b")
    t.goes_on()
    assert not t.ever_offered("play Approximation of Loyalty Mira 1")  # he is too old


@since_2011
@pytest.mark.parametrize(("words", "mode", "locks"), [("dem", 1, 1), ("DEM", 3, 0)])
def test_touch_of_clarity_cancels_what_clouds_the_mind(edition: str, words: str, mode: int, locks: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 dom pot"], hand=["Conditioning"]),
        seat(ready=[f"Oskar 4/6 {words}"], hand=["Touch of Clarity"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Conditioning Mira 0", by="a")
    t.does(f"play Touch of Clarity Oskar {mode}", by="b")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood"), t.measure("Oskar.locked")) == (29, 4, locks)
    t.is_quiet()


@since_2011
@rules_on("Touch of Clarity", "LSJ 20090425")
@pytest.mark.parametrize(("words", "mode", "locks"), [("dem", 0, 1), ("DEM", 2, 0)])
def test_touch_of_clarity_by_another_minion_of_the_acting_methuselah(
    edition: str, words: str, mode: int, locks: int
) -> None:
    t = position(
        seat(ready=["Mira 4/8", f"Ines 4/6 {words}"], hand=["Touch of Clarity"]),
        seat(ready=["Oskar 4/9 dom"], hand=["Deflection"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Deflection")
    t.does("play Deflection Oskar 0", by="b")
    if t.asks == "target":
        t.does("target c")
    t.does(f"play Touch of Clarity Ines {mode}", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Ines.locked")) == (29, locks)
    t.is_quiet()


@since_2011
def test_scry_the_hearthstone_sees_through_obfuscation(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obf"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 4/6 VIS"], hand=["Scry the Hearthstone"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Lost in Crowds Mira 0", by="a")
    t.does("play Scry the Hearthstone Oskar 2", by="b")
    assert t.told("cancelled")
    assert t.told("blocked")
    t.goes_on()
    t.is_quiet()


@since_2011
@pytest.mark.parametrize("card", ["Predator's Mastery", "Predator's Communion"])
def test_a_predator_shakes_off_a_frenzy(edition: str, card: str) -> None:
    for name, offered in (("Rage", True), ("Calm", False)):
        wild = made_up(
            name,
            faces.COMBAT,
            traits=("frenzy",) if offered else (),
            definition=definition(combat("", lock(OPPOSING), when=BEFORE_RANGE)),
        )
        t = position(
            seat(ready=["Mira 4/8 abo"], hand=[card]),
            seat(ready=["Oskar 4/6"], hand=[wild]),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar", by="b")
        t.passes_until_offered(f"play {name}")
        t.does(f"play {name} Oskar", by="b")
        can = offered and t.g.edition.has_reflexes
        assert t.offers(f"play {card} Mira 0") is can
        if can:
            t.does(f"play {card} Mira 0", by="a")
            assert t.told("cancelled")
        t.goes_on()


# -- after the action -------------------------------------------------------------------------------------------------


@editions
def test_as_the_crow_flies_once_a_turn(edition: str) -> None:
    card = "As the Crow"
    t = position(
        seat(ready=["Mira 4/8 trait:flight"], hand=[card, card]),
        seat(ready=["Oskar 4/6"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does(f"play {card} Mira", by="a")
    assert t.measure("Mira.locked") == 0
    before = len(t.asked)
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered("play", before + 1)
    t.is_quiet()


@editions
def test_truth_of_a_thousand_lies_unlocks_at_superior(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8 SER"], hand=["Truth of a Thousand Lies"]), seat(), bystander(), edition=edition)
    t.does("hunt Mira")
    t.passes_until("succeeded")
    t.does("play Truth of a Thousand Lies Mira 1", by="a")
    assert t.measure("Mira.locked") == 0
    t.is_quiet()


@editions
@pytest.mark.parametrize(("action", "offered"), [("bleed", True), ("hunt", False)])
def test_spoils_of_war_follow_on_a_directed_action(edition: str, action: str, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Brujah-antitribu"], hand=["Spoils of War"]), seat(), bystander(), edition=edition
    )
    t.does(f"{action} Mira")
    while t.asks not in (*t.quiet, "succeeded"):
        t.passes()
    assert t.offers("play Spoils of War") is offered
    if offered:
        t.does("play Spoils of War Mira", by="a")
        assert (t.measure("a.pool"), t.measure("Mira.blood")) == (31, 5)
        t.goes_on()
        t.is_quiet()
