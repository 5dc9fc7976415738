"""Combat cards: A."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import answers_by_word
from tests.vtes.cards.cancelling_tables import counts_as_it_is_played, in_hand
from tests.vtes.cards.combat_tables import hurt_in_combat, on_to, strikes_at_its_range, to_long, to_round
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions, since_2011

# -- Aid from Bats ----------------------------------------------------------------------------------------------------

HITS = [
    # card, words, mode, ordinary, aggravated, ranged
    ("Aid from Bats", "ani", 0, 1, 0, True),
    ("Aid from Bats", "ANI", 1, 1, 0, True),
    ("Canine Horde", "ani", 0, 1, 0, True),
    ("Body Flare", "pro", 0, 0, 2, False),
    ("Body Flare", "PRO", 1, 0, 2, True),
    ("Dust Up", "ani sect:Anarch", 0, 2, 0, False),
    ("Dust Up", "pot sect:Anarch", 2, 3, 0, False),
    ("Roundhouse", "pot", 0, 3, 0, False),
    ("Roundhouse", "POT", 1, 4, 0, False),
    ("Undead Strength", "pot", 0, 2, 0, False),
    ("Undead Strength", "POT", 1, 3, 0, False),
    ("Pushing the Limit", "pot", 0, 3, 0, False),
    ("Pushing the Limit", "POT", 1, 4, 0, False),
    ("Slam", "pot", 0, 3, 0, False),
    ("Slam", "POT", 1, 3, 0, False),
    ("Thrown Gate", "pot", 0, 1, 0, True),
    ("Thrown Gate", "POT", 1, 2, 0, True),
    ("Earthshock", "pot", 0, 1, 0, True),
    ("Earthshock", "POT", 1, 2, 0, True),
    ("Blood Rage", "tha", 0, 1, 0, None),
    ("Blood Rage", "THA", 1, 2, 0, None),
    ("Blood Fury", "tha", 0, 2, 0, None),
    ("Blood Fury", "THA", 1, 3, 0, None),
    ("Soul Burn", "tha", 0, 1, 0, True),
    ("Burning Wrath", "pot", 0, 0, 2, False),
    ("Burning Wrath", "POT", 1, 0, 3, False),
    ("Earth Swords", "pot", 0, 1, 0, True),
    ("Earth Swords", "myt", 1, 2, 0, True),
    ("Earth Swords", "MYT", 2, 3, 0, True),
    ("Flames of the Netherworld", "dai", 1, 0, 1, False),
    ("Flames of the Netherworld", "DAI", 2, 0, 1, True),
    ("Anticipation", "aus clan:Salubri", 0, 3, 0, False),
    ("Bollix", "tha sect:Anarch", 3, 2, 0, False),
    ("Soul Burn", "THA", 1, 2, 0, True),
    ("Soulgrinder", "pot", 0, 3, 0, False),
    ("Soulgrinder", "tha", 1, 3, 0, False),
    ("Soulgrinder", "POT", 2, 3, 0, False),
    ("Soulgrinder", "THA", 3, 3, 0, False),
    ("Sculpt the Flesh", "pro clan:Tzimisce", 0, 0, 1, False),
    ("Sculpt the Flesh", "PRO clan:Tzimisce", 1, 2, 0, False),
    ("Brick by Brick", "vis", 1, 2, 0, True),
]


@in_editions("card words mode ordinary aggravated ranged", HITS)
@pytest.mark.parametrize("long", [False, True])
def test_a_strike_does_its_damage_at_its_range(
    edition: str, card: str, words: str, mode: int, ordinary: int, aggravated: int, ranged: bool | None, long: bool
) -> None:
    strikes_at_its_range(edition, card, words, mode, ordinary, aggravated, ranged, long)


HELD_PRESSES = [
    ("Aid from Bats", "ANI", 1, "strike"),
    ("Flash", "CEL", 2, "maneuver"),
    ("Resist Earth's Grasp", "cel", 1, "maneuver"),
    ("Immortal Grapple", "POT", 1, "before-strikes"),
    ("Form of the Wolf", "PRO", 1, "before-range"),
    ("Invoking the Beast", "ABO", 2, "before-range"),
]


@in_editions("card words mode when", HELD_PRESSES)
def test_an_optional_press_waits_for_the_press_step(edition: str, card: str, words: str, mode: int, when: str) -> None:
    t = fighting(card, who=words, edition=edition)
    on_to(t, when)
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t, "press")
    assert t.offers("press")
    t.does("press")
    assert t.told("press")[0]["to"] == "continue"
    on_to(t, "press")
    assert t.asks != "press"  # one, not one each round
    t.is_quiet()


# -- Alpha Glint ------------------------------------------------------------------------------------------------------


@in_editions("other may", [("Oskar 6/9", False), ("Oskar 6/8", True), ("Oskar ally 3", False)])
def test_alpha_glint_ends_a_combat_with_one_who_is_not_older(edition: str, other: str, may: bool) -> None:
    t = fighting("Alpha Glint", who="ANI FOR", other=other, edition=edition)
    assert t.offers("play Alpha Glint Mira 1") is may
    if may:
        with t.unchanged(*BYSTANDER, "Oskar.blood"):
            t.does("play Alpha Glint Mira 1", by="a")
            on_to(t)
        assert (t.measure("Mira.blood"), len(t.told("combat-ends"))) == (5, 1)
    t = fighting("Alpha Glint", who="ani for", other=other, edition=edition)
    on_to(t, "strike", "minion")
    assert (t.asks == "strike" and t.offers("play Alpha Glint Mira 0")) is may


@rules_on("Alpha Glint", "LSJ 20001024")
def test_the_round_that_alpha_glint_ends_has_an_end() -> None:
    t = fighting("Alpha Glint", "Weather Control", who="ANI FOR tha", answers=["Taste of Vitae"])
    t.does("play Weather Control Mira 0", by="a")
    t.does("play Alpha Glint Mira 1", by="a")
    on_to(t, "end-of-round")
    assert t.offers("play Taste of Vitae Oskar 0")


# -- Amria ------------------------------------------------------------------------------------------------------------


@in_editions("card words mode", [("Amria", "CHI", 1), ("The Jones", "ser", 0)])
def test_a_press_that_only_ends(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, other="Oskar 6/7", answers=["Boxed In"], edition=edition)
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t, "press")
    t.does("play Boxed In Oskar 0", by="b")
    t.does(f"use {card} Mira", by="a")
    on_to(t)
    assert len(t.told("round")) == 1
    t.is_quiet()


PRESSES = [
    # card, words, mode, when it is played, what the press is called, whether at long range
    ("Amria", "CHI", 1, "strike", "use Amria Mira", False),
    ("Backflip", "", 0, "strike", "press", True),
    ("Bond with the Mountain", "tha", 0, "strike", "press", False),
    ("Chameleon's Colors", "spi", 2, "maneuver", "press", False),
    ("Dust to Dust", "thn", 1, "strike", "press", False),
    ("Grasp of the Python", "ser", 0, "strike", "use Grasp of the Python Mira", False),
    ("The Jones", "ser", 0, "strike", "use The Jones Mira", False),
    ("Mighty Grapple", "POT", 1, "strike", "use Mighty Grapple Mira", False),
    ("Shadow Strike", "OBT", 1, "strike", "press", False),
    ("Starvation of Marena", "vic", 0, "strike", "press", False),
    ("Vampiric Speed", "CEL", 1, "strike", "press", False),
    ("Aid from Bats", "ANI", 1, "strike", "press", False),
    ("Flash", "CEL", 2, "maneuver", "press", False),
    ("Indomitability", "FOR", 2, "prevent", "press", False),
]


@rules_on("Amria", "TOM 19960521")
@rules_on("Backflip", "TOM 19960521")
@rules_on("Bond with the Mountain", "TOM 19960521")
@rules_on("Chameleon's Colors", "TOM 19960521")
@rules_on("Dust to Dust", "TOM 19960521")
@rules_on("Grasp of the Python", "TOM 19960521")
@rules_on("The Jones", "TOM 19960521")
@rules_on("Mighty Grapple", "TOM 19960521")
@rules_on("Shadow Strike", "TOM 19960521")
@rules_on("Starvation of Marena", "TOM 19960521")
@rules_on("Vampiric Speed", "TOM 19960521")
@rules_on("Aid from Bats", "TOM 19960521")
@rules_on("Flash", "TOM 19960521")
@rules_on("Indomitability", "TOM 19960521")
@pytest.mark.parametrize(("card", "words", "mode", "when", "pressing", "long"), PRESSES)
def test_an_optional_press_is_for_its_round(
    card: str, words: str, mode: int, when: str, pressing: str, long: bool
) -> None:
    t = fighting(card, "Fake Out", who=words, other="Oskar 7/7", answers=["Boxed In", "Boxed In"])
    if long:
        to_long(t)
    on_to(t, when)
    t.does(f"play {card} Mira {mode}", by="a")
    to_round(t, 2)
    assert t.ever_offered(pressing)
    since = len(t.asked)
    to_round(t, 3)
    assert not t.ever_offered(pressing, since)
    on_to(t)
    t.is_quiet()


# -- Anesthetic Touch -------------------------------------------------------------------------------------------------


@rules_on("Anesthetic Touch", "LSJ 20011210-1", "LSJ 20011210-2", "LSJ 20011210-3")
@in_editions("words mode struck", [("obe", 1, True), ("OBE", 2, False)])
@pytest.mark.parametrize("dodged", [False, True])
def test_an_anesthetic_touch_ends_the_combat_when_it_is_resolved(
    edition: str, words: str, mode: int, struck: bool, dodged: bool
) -> None:
    t = fighting("Anesthetic Touch", "Boxed In", who=words, answers=["Dodge"], edition=edition)
    on_to(t, "strike")
    t.does(f"play Anesthetic Touch Mira {mode}", by="a")
    t.does("play Dodge Oskar 0" if dodged else "strike hand", by="b")
    on_to(t)
    assert t.told("combat-ends")
    assert not t.ever_offered("play Boxed In")
    assert t.measure("Oskar.blood") == (6 if dodged else 5)
    assert t.measure("Mira.blood") == (5 if struck and not dodged else 6)
    t.is_quiet()


COMBAT = [
    ("Anesthetic Touch", "aus", 0),
    ("Bond with the Mountain", "tha", 0),
    ("Chameleon's Colors", "ani", 0),
    ("Compress", "pot", 0),
    ("Conflagration", "pot", 0),
    ("Donnybrook", "pro sect:Anarch", 1),
    ("Dust to Dust", "thn", 1),
    ("Flow Within the Mountain", "vis", 1),
    ("Lead Fist", "tha", 0),
    ("Morphean Blow", "cel", 0),
    ("Necrosis", "pot", 0),
    ("Stone Quills", "tha", 0),
    ("Toreador's Bane", "pre", 0),
    ("Vengeance of Samiel", "pot", 0),
    ("Diversion", "tha sect:Anarch", 2),
    ("Dust Up", "pot sect:Anarch", 2),
]


@rules_on("Anesthetic Touch", "LSJ 20011204-3")
@rules_on("Bond with the Mountain", "LSJ 20011204-3")
@rules_on("Chameleon's Colors", "LSJ 20011204-3")
@rules_on("Compress", "LSJ 20011204-3")
@rules_on("Conflagration", "LSJ 20011204-3")
@rules_on("Donnybrook", "LSJ 20011204-3")
@rules_on("Dust to Dust", "LSJ 20011204-3")
@rules_on("Flow Within the Mountain", "LSJ 20011204-3")
@rules_on("Lead Fist", "LSJ 20011204-3")
@rules_on("Morphean Blow", "LSJ 20011204-3")
@rules_on("Necrosis", "LSJ 20011204-3")
@rules_on("Stone Quills", "LSJ 20011204-3")
@rules_on("Toreador's Bane", "LSJ 20011204-3")
@rules_on("Vengeance of Samiel", "LSJ 20011204-3")
@rules_on("Diversion", "LSJ 20011204-3")
@rules_on("Dust Up", "LSJ 20011204-3")
@pytest.mark.parametrize(("card", "words", "mode"), COMBAT)
def test_a_combat_card_requires_what_it_is_played_with(card: str, words: str, mode: int) -> None:
    in_hand(card)
    counts_as_it_is_played("fight", card, words, mode)


# -- Angel's Gift -----------------------------------------------------------------------------------------------------


@editions
def test_angels_gift_is_a_blade_or_a_way_to_the_other(edition: str) -> None:
    t = fighting("Angel's Gift", "Bastard Sword", ".44 Magnum", who="clan:Salubri", edition=edition)
    t.does("play Angel's Gift Mira 0", by="a")
    assert (t.g.host[t["Bastard Sword"]], t.measure("a.pool")) == (t["Mira"], 29)
    t = fighting("Angel's Gift", who="clan:Salubri", answers=["Fake Out"], edition=edition)
    t.does("play Angel's Gift Mira 1", by="a")
    on_to(t, "maneuver")
    assert t.who() == "b"  # at close range hers is of no use
    t.does("play Fake Out Oskar 0", by="b")
    t.does("use Angel's Gift Mira", by="a")
    on_to(t)
    assert (t.told("maneuver")[-1]["range"], t.measure("Oskar.blood")) == ("close", 5)
    t.is_quiet()


# -- Apparition -------------------------------------------------------------------------------------------------------


@rules_on("Apparition", "LSJ 20010315", "ANK 20200318")
@in_editions("words mode n", [("chi", 0, 1), ("CHI", 1, 2)])
def test_an_apparition_is_hard_to_hit(edition: str, words: str, mode: int, n: int) -> None:
    t = hurt_in_combat("Apparition", who=words, other="Oskar 6/8 strength:3", edition=edition)
    t.does(f"play Apparition Mira {mode}", by="a")
    for _ in range(n):
        on_to(t, "prevent")
        t.answer(t.options("use")[0])
    on_to(t)
    assert t.measure("Mira.blood") == 6 - 1 - 3 + n
    t.is_quiet()


# -- Armor of Caine's Fury --------------------------------------------------------------------------------------------

SOAKS = [("Armor of Caine's Fury", "VAL", 2, "before-range"), ("Apparition", "CHI", 1, "before-range")]


@rules_on("Armor of Caine's Fury", "RTR 20041202", "ANK 20200318")
@rules_on("Apparition", "RTR 20041202", "ANK 20200318")
@pytest.mark.parametrize(("card", "words", "mode", "when"), SOAKS)
def test_points_that_may_be_used_each_round_are_kept_for_the_next_strike(
    card: str, words: str, mode: int, when: str
) -> None:
    t = fighting(card, who=words, answers=("Blur",), other="Oskar 6/8 cel")
    on_to(t, when)
    t.does(f"play {card} Mira {mode}", by="a")
    with t.unchanged("Mira.blood"):
        on_to(t, "prevent")
        t.answer(t.options("use")[0])
        on_to(t, "additional")
        t.does("play Blur Oskar 0", by="b")
        on_to(t, "prevent")
        t.answer(t.options("use")[0])
        on_to(t)
    t.is_quiet()


def test_armor_of_caines_fury_prevents_a_point_at_basic() -> None:
    t = hurt_in_combat("Armor of Caine's Fury", who="pre", other="Oskar 6/8 strength:2")
    on_to(t, "prevent")
    t.does("play Armor of Caine's Fury Mira 0", by="a")
    on_to(t)
    assert t.measure("Mira.blood") == 6 - 1 - 1


# -- Arms of the Abyss ------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("card", "words", "blood"), [("Arms of the Abyss", "OBT", 4), ("Majesty", "PRE", 6)])
def test_the_veil_burns_who_uses_obtenebration(card: str, words: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card, *["Blank Page"] * 6], library=["Ascendance"]),
        seat(ready=["Oskar 2/4 strength:0"]),
        seat(ready=["Vera 2/4 locked"], play=["Veil of Darkness"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until_offered(f"play {card}")
    answers_by_word(t, "play")
    assert (t.measure("Mira.blood"), t.region(card)) == (blood, "ash-heap")


# -- Aura Reading -----------------------------------------------------------------------------------------------------


@editions
def test_a_reader_of_auras_sees_the_hand_of_her_opponent_and_what_is_drawn(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 aus"], hand=["Aura Reading"]),
        seat(ready=["Oskar 6/8"], hand=["Fake Out", "Changeling"], library=["Fade", "Govern the Unaligned"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until("block")
    t.does("block Oskar")
    held = list(t.g.hand(1))
    with t.unchanged(*BYSTANDER):
        t.does("play Aura Reading Mira 0", by="a")
        assert all(t.g.seen(card, 0) and t.g.seen(card, 2) for card in held)
        on_to(t, "maneuver")
        t.does("play Fake Out Oskar 0", by="b")
    assert all(t.g.seen(card, 0) for card in t.g.hand(1))
    on_to(t)
    t.is_quiet()


@editions
def test_or_holds_two_cards_more_once_a_combat(edition: str) -> None:
    t = fighting("Aura Reading", "Aura Reading", "Fake Out", who="AUS", answers=("Blank Page",), edition=edition)
    assert t.asks == "before-range"
    t.does("play Aura Reading Mira 1", by="a")
    assert t.measure("a.hand_size") == 9
    assert not t.offers("play Aura Reading#2 Mira 1")
    assert t.offers("play Aura Reading#2 Mira 0")
    on_to(t)
    assert t.measure("a.hand_size") == 7
    t.is_quiet()
