"""Action Modifier cards: I."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import either, unseen_table, without_a_target
from tests.vtes.cards.answering import does, reaches, to_the_end, until
from tests.vtes.cards.cancelling_tables import bleeding, comes_to_blows, full, is_the_only_answer
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, in_editions, since_2011

# -- I am Legion ------------------------------------------------------------------------------------------------------

CANCELS = [
    ("I am Legion", "dai obf", 1, False),
    ("I am Legion", "DAI OBF", 2, False),
    ("False Resonance", "chi", 0, True),
    ("Approximation of Loyalty", "PRE", 1, True),
]


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


CANCELLED_REACTION = [
    # who cancels, by which Disciplines, in which mode
    ("I am Legion", "dai obf", 1),
    ("False Resonance", "chi", 0),
    ("Approximation of Loyalty", "PRE", 1),
    ("Hide the Mind", "OBF", 1),
]


@since_2011
@ruled_alike("card words mode", CANCELLED_REACTION, "LSJ 20061207")
def test_nothing_else_is_used_as_a_reaction_is_played(card: str, words: str, mode: int, edition: str) -> None:
    t = bleeding([card], words, ["Telepathic Counter"], "aus", edition)
    reaches(t, "play Telepathic Counter")
    hand = t.measure("b.hand")
    t.does("play Telepathic Counter Oskar 0", by="b")
    is_the_only_answer(t, card, mode, "a", "Mira", hand)
    t.does(f"play {card} Mira {mode}", by="a")
    assert t.told("cancelled")[0]["card"] == t["Telepathic Counter"]
    assert t.measure("b.hand") == hand
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()


@since_2011
@ruled_alike("card words mode", CANCELLED_REACTION, "ANK 20190104")
def test_a_cancelled_reaction_is_not_played_again_by_the_same_minion(
    card: str, words: str, mode: int, edition: str
) -> None:
    t = bleeding([card], words, ["Telepathic Counter", "Telepathic Counter"], "aus", edition)
    reaches(t, "play Telepathic Counter")
    t.does("play Telepathic Counter Oskar 0", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play Telepathic Counter#2", before)
    assert t.measure("b.pool") == 29
    t.is_quiet()


@since_2011
@ruled_alike("card words mode", CANCELLED_REACTION, "LSJ 20080630")
def test_a_cancelled_card_is_replaced_whatever_it_says(card: str, words: str, mode: int, edition: str) -> None:
    for cancels in (True, False):
        t = bleeding([card], words, ["Read the Winds"], "ani aus", edition, deed="hunt")
        comes_to_blows(t)
        reaches(t, "play Read the Winds Oskar 0")
        hand = t.measure("b.hand")
        t.does("play Read the Winds Oskar 0", by="b")
        t.does(f"play {card} Mira {mode}" if cancels else "pass", by="a")
        reaches(t, "pass")
        assert t.measure("b.hand") == (hand if cancels else hand - 1)


@since_2011
@rules_on("I am Legion", "ANK 20260216")
def test_a_reaction_that_legion_cancels_is_paid_for(edition: str) -> None:
    t = bleeding(["I am Legion"], "dai obf", ["Telepathic Misdirection"], "aus", edition, deed="hunt")
    comes_to_blows(t)
    reaches(t, "play Telepathic Misdirection Oskar 0")
    t.does("play Telepathic Misdirection Oskar 0", by="b")
    t.does("play I am Legion Mira 1", by="a")
    assert t.measure("Oskar.blood") == 5 - 1


# -- Inevitability of the Void ----------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("ashes", "more"), [(9, 0), (10, 1), (25, 2)])
def test_inevitability_of_the_void_counts_the_ash_heap(edition: str, ashes: int, more: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 AUS NEC"], hand=["Inevitability of the Void"]),
        seat(ready=["Oskar 2/4"], ash_heap=["Blank Page"] * ashes),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Inevitability of the Void Mira 1", by="a")
    t.goes_on()
    assert t.measure("b.pool") == 29 - more
    t.is_quiet()


@pytest.mark.parametrize(("ashes", "offered"), [(9, True), (10, False)])
def test_a_modifier_that_has_raised_the_bleed_by_nothing_leaves_another_the_limit(ashes: int, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 AUS NEC dom"], hand=["Inevitability of the Void", "Conditioning"]),
        seat(ready=["Oskar 2/4"], ash_heap=["Blank Page"] * ashes),
        bystander(),
    )
    t.does_all("bleed Mira", "play Inevitability of the Void Mira 1")
    assert t.offers("play Conditioning Mira 0") is offered
    t.goes_on()
    t.is_quiet()


# -- Innocent Bystander -----------------------------------------------------------------------------------------------


@editions
@rules_on("Innocent Bystander", "RTR 20000501", "LSJ 20070411-2")
@pytest.mark.parametrize("crypt", [0, 1])
def test_no_bystander_is_found_in_an_empty_crypt(crypt: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 clan:Ventrue-antitribu"], hand=["Innocent Bystander"]),
        seat(ready=["Oskar 2/4 locked"], crypt=["Bea 4/4"] * crypt),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while t.asks not in t.quiet and not t.offers("play Innocent Bystander"):
        t.passes()
    assert t.offers("play Innocent Bystander") is bool(crypt)


@either
@proves("imbued.ruling.innocent-bystander")
def test_innocent_bystander_removes_an_imbued_from_the_crypt(edition: str, what: str) -> None:
    own = seat(ready=["Mira 3/5 clan:Ventrue-antitribu"], hand=["Innocent Bystander"])
    t = unseen_table(edition, own, seat(crypt=[f"Ann 0/4{what}"]))
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does("play Innocent Bystander Mira", by="a")
    assert t.region("Ann") == "removed"
    t.is_quiet()


# -- Inspire Greatness ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("words", "mode", "left"), [("pot pre", 0, 2), ("POT PRE", 1, 1)])
def test_an_elder_inspires_greatness(edition: str, words: str, mode: int, left: int) -> None:
    t = acting("Inspire Greatness", more=[f"Ines 5/9 {words}"], against=["Oskar 4/8"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play Inspire Greatness Ines {mode}", by="a")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert t.measure("Oskar.blood") == left
    t.is_quiet()


@rules_on("Inspire Greatness", "ANK 20200515", "LSJ 19980210", "ANK 20210926")
def test_greatness_is_inspired_twice_by_the_locked_and_before_the_stealth() -> None:
    t = position(
        seat(
            ready=["Mira 4/7 obf", "Ines 5/9 pot pre locked", "Ivo 5/9 pot pre"],
            hand=["Inspire Greatness", "Inspire Greatness", "Faceless Night"],
        ),
        seat(ready=["Oskar 6/8 aus"], hand=["Enhanced Senses"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does("play Inspire Greatness Ines 0", by="a")
    assert not t.offers("play Inspire Greatness#2 Ines")
    t.does("play Inspire Greatness#2 Ivo 0", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Faceless Night Mira 0")
    t.does("play Faceless Night Mira 0", by="a")
    until(t, "play Enhanced Senses Oskar 0")
    t.does("play Enhanced Senses Oskar 0", by="b")
    to_the_end(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (3, 3)
    t.is_quiet()


# -- Instantaneous Transformation -------------------------------------------------------------------------------------


@editions
def test_instantaneous_transformation_unlocks_once_a_turn(edition: str) -> None:
    card = "Instantaneous Transformation"
    t = acting(card, card, who="CEL PRO", more=["Ines 3/5 CEL PRO"], edition=edition)
    t.does("bleed Mira")
    t.passes()
    t.does(f"play {card} Mira 1", by="a")
    assert not t.measure("Mira.locked")
    before = len(t.asked)
    t.does("hunt Mira")
    t.goes_on()
    assert t.told("action-over")[-1]["outcome"] == 1
    assert not t.ever_offered(f"play {card}#2", before + 1)  # by her, after the hunt was announced
    t.does("bleed Ines")
    t.passes_until("succeeded")
    t.does(f"play {card}#2 Ines 1", by="a")  # each vampire has one
    assert not t.measure("Ines.locked")
    t.is_quiet()


@editions
@rules_on("Instantaneous Transformation", "LSJ 20070411")
def test_an_action_that_has_lost_its_target_is_successful(edition: str) -> None:
    t = without_a_target(["Instantaneous Transformation"], "CEL PRO", [], edition)
    does(t, "play Instantaneous Transformation Mira 1")
    assert t.measure("Mira.locked") == 0


# -- Into Thin Air ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("first", "second"), [("Lost in Crowds", "Into Thin Air"), ("Into Thin Air", "Lost in Crowds")]
)
def test_lost_in_crowds_is_not_played_together_with_into_thin_air(first: str, second: str, edition: str) -> None:
    t = acting(first, second, who="obf", against=[("Oskar 2/4", ["Raven Spy"])], edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    assert t.offers(f"play {second} Mira 0")
    t.does(f"play {first} Mira 0")
    before = len(t.asked)
    assert not t.ever_offered(f"play {second}", before)
    t.goes_on()
    assert t.told("blocked")  # and she could not add the other
    assert [told["face"] for told in t.told("plays")] == [t.g.face[t[first]].key]
    t.goes_on()
    t.is_quiet()


@editions
@rules_on("Into Thin Air", "ANK 20200129")
@rules_on("Legwork", "ANK 20200129")
def test_a_card_for_the_unlock_phase_is_replaced_before_anything_unlocks(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obf"], hand=full(["Into Thin Air"]), library=5, play=["Port Hunting Ground"]),
        seat(ready=["Oskar 4/8"], hand=full(["Legwork"]), library=5, play=["Fetish Club Hunting Ground"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Into Thin Air Mira 0", "play Legwork Oskar 0")
    t.goes_on()
    assert (t.measure("a.hand"), t.measure("b.hand")) == (6, 6)
    for seat_, letter in ((1, "b"), (0, "a")):
        while t.g.turn_span().seat != seat_ or t.asks != "unlock":
            t.passes()
        assert t.measure(f"{letter}.hand") == 7


@editions
def test_into_thin_air_takes_intercept_for_a_blood_once(edition: str) -> None:
    t = acting("Into Thin Air", who="obf", against=[("Oskar 2/4", ["Raven Spy"]), "Elder 3/9"], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Into Thin Air Mira 0", by="a")
    assert t.offers("use Into Thin Air")
    t.does("use Into Thin Air", by="a")
    assert not t.offers("target Elder")
    t.does("target Oskar")
    assert (t.told("block-failed")[0]["intercept"], t.measure("Mira.blood")) == (0, 3)
    t.goes_on()
    t.is_quiet()


# -- Invigorate -------------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("words", "mode"), [("ani", 0), ("dom", 1), ("pro", 2)])
def test_invigorate_gives_an_anarch_strength(edition: str, words: str, mode: int) -> None:
    t = acting("Invigorate", who=f"{words} sect:Anarch", against=["Oskar 4/8", "Brute ally 3"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play Invigorate Mira {mode}", by="a")
    t.passes_until_offered("block Oskar")
    assert t.offers("block Brute") is (mode != 1)
    t.does("block Oskar", by="b")
    t.goes_on()
    assert t.measure("Oskar.blood") == (2 if mode == 0 else 3 if mode == 1 else 4)
    assert t.region("Oskar") == ("torpor" if mode == 2 else "ready")
    t.is_quiet()


# -- Iron Glare -------------------------------------------------------------------------------------------------------

MORE = [
    # card, words, mode, how much more, limited
    ("Iron Glare", "POT PRE", 1, 2, True),
    ("Old Friends", "obf", 0, 1, True),
    ("Subversion", "CEL trait:path-of-Cathari", 2, 1, True),
    ("Subversion", "PRE trait:path-of-Cathari", 4, 1, True),
    ("Fata Morgana", "CHI", 1, 1, True),
    ("Command of the Beast", "dom", 0, 1, True),
    ("Command of the Beast", "DOM", 1, 1, False),
    ("Truth of a Thousand Lies", "ser", 0, 2, True),
    ("Power of One", "pot sect:Anarch", 1, 1, False),
    ("Power of One", "pre sect:Anarch", 2, 1, True),
    ("Revelation of the Serpent", "pre pro", 0, 1, True),
    ("Revelation of the Serpent", "PRE PRO", 2, 1, True),
    ("Revelation of Desire", "ser", 0, 1, True),
    ("Inevitability of the Void", "aus nec", 0, 1, True),
    ("Fever Pitch", "for trait:path-of-Cathari", 0, 1, True),
    ("Fever Pitch", "pre trait:path-of-Cathari", 1, 1, True),
    ("Heart's Desire", "aus chi", 0, 1, True),
    ("Heart's Desire", "AUS CHI", 1, 2, True),
    ("Predator's Mastery", "abo", 1, 1, True),
    ("Predator's Mastery", "ABO", 2, 1, True),
    ("True Love's Face", "obf pre", 0, 1, True),
    ("Sense the Sin", "DAI", 2, 2, True),
    ("Visions of Gehenna", "PRE clan:Ravnos", 1, 2, True),
]


@in_editions("card words mode more limited", MORE)
def test_a_bleed_is_raised_once_and_only_a_bleed(
    edition: str, card: str, words: str, mode: int, more: int, limited: bool
) -> None:
    t = acting(card, card, "Threats", who=f"{words} dom" if "dom" not in words.lower() else words, edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does(f"play {card} Mira {mode}", by="a")
        assert not t.offers(f"play {card}#2 Mira {mode}")  # [action.modifier.once]
        assert t.offers("play Threats Mira 0") is (edition != "2023" or not limited)
        t.goes_on()
    cost = t.g.face[t[card]].blood
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29 - more, 4 - cost)
    t.is_quiet()
    t = acting(card, who=words, edition=edition)
    t.does("hunt Mira")
    assert not t.offers(f"play {card} Mira {mode}")
