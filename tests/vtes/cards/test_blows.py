"""Strike cards: plain damage, hand strikes, and what some of them do besides."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, editions, fighting, in_editions
from tests.vtes.cards.test_combat import on, strikes_at_its_range, to_long


def through(t: Table) -> None:
    """On to the next step of the turn; of things that happen at once, the first comes first."""
    on(t, "trigger")
    while t.asks == "trigger":
        t.answer(t.options()[0])
        on(t, "trigger")


def second_round(*hand: str, who: str = "", long: bool = False, edition: str = "2023", **more: object) -> Table:
    """The second round of a combat, at its choice of strikes."""
    given = ["Boxed In", *(["Fake Out"] if long else [])]
    t = fighting(*hand, *given, who=who, other="Oskar 9/9", edition=edition)
    on(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    if long:
        to_long(t)
    on(t, "strike")
    return t


# -- damage -----------------------------------------------------------------------------------------------------------

HITS = [
    # card, words, mode, ordinary, aggravated, ranged (nothing: only at close range)
    ("Song in the Dark", "ani", 0, 2, 0, False),
    ("Song in the Dark", "ANI", 1, 0, 2, False),
    ("Sacrament of Carnage", "pot", 0, 2, 0, True),
    ("Sacrament of Carnage", "POT", 1, 3, 0, True),
    ("Mercury's Arrow", "cel", 0, 1, 0, True),
    ("Mercury's Arrow", "CEL", 1, 3, 0, True),
    ("Flesh Bond", "ani", 0, 2, 0, True),
    ("Conflagration", "pot", 0, 2, 0, True),
    ("Conflagration", "dai", 1, 0, 1, True),
    ("Conflagration", "DAI", 2, 0, 2, True),
    ("Starvation of Marena", "vic", 0, 2, 0, True),
    ("Starvation of Marena", "VIC", 1, 3, 0, True),
    ("Stone Quills", "tha", 0, 2, 0, True),
    ("Stone Quills", "vis", 1, 2, 0, True),
    ("Stone Quills", "VIS", 2, 3, 0, True),
    ("Shadow Strike", "obt strength:2", 0, 2, 0, True),
    ("Shadow Strike", "OBT strength:2", 1, 2, 0, True),
    ("Coagulate Blood", "qui", 0, 1, 0, True),
    ("Coagulate Blood", "QUI", 2, 2, 0, True),
    ("Breath of Thanatos", "NEC", 1, 0, 1, False),
    ("Scorpion Sting", "ani", 0, 2, 0, False),
    ("Scorpion Sting", "ANI", 1, 2, 0, False),
    ("Dead Hand", "nec", 0, 2, 0, False),
    ("Dead Hand", "NEC", 1, 2, 0, False),
    ("Compress", "pot", 0, 3, 0, False),
    ("Compress", "thn", 1, 0, 2, False),
    ("Compress", "THN", 2, 0, 3, False),
    ("Lucky Blow", "", 0, 2, 0, False),
    ("Vengeance of Samiel", "pot", 0, 2, 0, False),
    ("Vengeance of Samiel", "val", 2, 2, 0, False),
    ("Vengeance of Samiel", "VAL", 4, 3, 0, False),
    ("Mighty Grapple", "POT", 1, 2, 0, False),
    ("Lead Fist", "tha", 0, 2, 0, False),
    ("Lead Fist", "vis", 1, 2, 0, False),
    ("Lead Fist", "VIS", 2, 3, 0, False),
    ("Grasp of the Python", "ser", 0, 1, 0, None),
    ("Necrosis", "pot", 0, 2, 0, False),
    ("Necrosis", "thn", 1, 3, 0, False),
    ("Bonecraft", "vic", 0, 1, 0, False),
    ("Donnybrook", "pro sect:Anarch", 1, 0, 1, None),
]


@in_editions("card words mode ordinary aggravated ranged", HITS)
@pytest.mark.parametrize("long", [False, True])
def test_a_strike_does_its_damage_at_its_range(
    edition: str, card: str, words: str, mode: int, ordinary: int, aggravated: int, ranged: bool | None, long: bool
) -> None:
    strikes_at_its_range(edition, card, words, mode, ordinary, aggravated, ranged, long)


LATE = [
    ("Cauldron of Blood", "tha", 0, 3, False),
    ("Cauldron of Blood", "THA", 1, 5, False),
    ("Growing Fury", "pot", 0, 3, False),
    ("Growing Fury", "POT", 2, 4, False),
    ("Well-Aimed Car", "pot", 0, 4, True),
    ("Well-Aimed Car", "POT", 1, 4, True),
    ("Drain Essence", "tha", 0, 2, True),
    ("Drain Essence", "THA", 1, 4, True),
]


@in_editions("card words mode n long", LATE)
def test_some_strikes_wait_for_the_second_round(
    edition: str, card: str, words: str, mode: int, n: int, long: bool
) -> None:
    t = fighting(card, "Fake Out", who=words, edition=edition)
    if long:
        to_long(t)
    on(t)
    assert not t.ever_offered(f"play {card}")
    t = second_round(card, who=words, long=long, edition=edition)
    before = t.measure("Oskar.blood")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert before - t.measure("Oskar.blood") == n
    t.is_quiet()


def test_a_car_is_thrown_far() -> None:
    t = second_round("Well-Aimed Car", who="POT")
    assert not t.offers("play Well-Aimed Car")


@in_editions(
    "card words mode n",
    [
        ("Blood Sweat", "qui", 0, 2),
        ("Blood Sweat", "QUI", 1, 3),
        ("Exuding Blood", "qui", 0, 1),
        ("Exuding Blood", "QUI", 1, 2),
    ],
)
def test_blood_from_afar_is_not_prevented(edition: str, card: str, words: str, mode: int, n: int) -> None:
    t = fighting(card, "Fake Out", who=words, edition=edition)
    on(t)
    assert not t.ever_offered(f"play {card}")
    t = fighting(card, "Fake Out", who=words, other="Oskar 6/8 for", answers=["Soak"], edition=edition)
    to_long(t)
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 6 - n
    assert not t.ever_offered("play Soak")
    t.is_quiet()


@in_editions("words mode n", [("qui", 1, 2), ("QUI", 3, 3)])
def test_coagulated_blood_hurts_an_ally_more(edition: str, words: str, mode: int, n: int) -> None:
    t = fighting("Coagulate Blood", who=words, other="Oskar ally 5", edition=edition)
    on(t, "strike")
    assert not t.offers(f"play Coagulate Blood Mira {mode - 1}")
    t.does(f"play Coagulate Blood Mira {mode}", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 5 - n


@pytest.mark.parametrize(("ally", "may"), [("Carlton Van Wyk", False), ("Heartrender", True)])
def test_breath_of_thanatos_hides_the_call_of_a_wraith(ally: str, may: bool) -> None:
    t = acting("Breath of Thanatos", ally, who="nec", against=[("Oskar 2/4", ["Raven Spy", "Raven Spy"])])
    t.does(f"play {ally} Mira 0")
    while not t.offers("block Oskar"):
        t.answer("pass")
    t.does("block Oskar")
    assert t.offers("play Breath of Thanatos Mira 0") is may
    if may:
        t.does("play Breath of Thanatos Mira 0", by="a")
        t.goes_on()
        assert (t.measure("Mira.blood"), t.region("Heartrender")) == (3, "ready")


@editions
def test_no_weapon_hurts_behind_a_mayaparisatya(edition: str) -> None:
    t = fighting("Mayaparisatya", who="chi", on_other=[".44 Magnum"], edition=edition)
    t.does("play Mayaparisatya Mira 0", by="a")
    on(t, "strike")
    t.does("use .44 Magnum Oskar -1", by="b")
    on(t)
    assert t.measure("Mira.blood") == 6 - 2
    t = fighting("Mayaparisatya", who="chi", edition=edition)
    t.does("play Mayaparisatya Mira 0", by="a")
    on(t)
    assert t.measure("Mira.blood") == 6 - 2 - 1  # a hand is no weapon


def test_mayaparisatya_at_superior_is_for_long_range() -> None:
    t = fighting("Mayaparisatya", "Fake Out", who="CHI")
    to_long(t)
    on(t, "strike")
    t.does("play Mayaparisatya Mira 1", by="a")
    on(t)
    assert (t.region("Oskar"), t.measure("Mira.blood")) == ("torpor", 4)


# -- flight -----------------------------------------------------------------------------------------------------------


@rules_on("Earthshock", "LSJ 20060509")
@editions
@pytest.mark.parametrize("long", [False, True])
def test_an_earthshock_does_not_reach_who_flies_but_his_retainer(edition: str, long: bool) -> None:
    t = fighting(
        "Earthshock",
        *(["Fake Out"] if long else []),
        who="pot",
        other="Oskar 6/8 trait:flight",
        on_other=["Mr. Winthrop"],
        edition=edition,
    )
    if long:
        to_long(t)
        on(t, "strike")
        t.does("play Earthshock Mira 0", by="a")
        on(t)
        assert (t.measure("Oskar.blood"), t.region("Mr. Winthrop")) == (6, "ash-heap")
    else:
        on(t)
        assert not t.ever_offered("play Earthshock")


# -- hand strikes -----------------------------------------------------------------------------------------------------


@rules_on("Scorpion Sting", "LSJ 20030902-2")
@rules_on("Vengeance of Samiel", "LSJ 20030902-2")
@in_editions(
    "card words mode",
    [("Scorpion Sting", "ANI", 1), ("Vengeance of Samiel", "val", 2), ("Vengeance of Samiel", "VAL", 4)],
)
def test_nobody_dodges_it(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, answers=["Dodge"], edition=edition)
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on(t)
    assert t.measure("Oskar.blood") < 6
    t.is_quiet()


@in_editions(
    "card words mode n",
    [
        ("Lucky Blow", "", 1, 3),
        ("Vengeance of Samiel", "pot", 1, 3),
        ("Vengeance of Samiel", "VAL", 5, 4),
        ("Mighty Grapple", "POT", 2, 3),
        ("Blessed Blade", "val", 1, 4),
        ("Blessed Blade", "VAL", 2, 5),
    ],
)
def test_a_blade_serves_as_well_as_a_hand(edition: str, card: str, words: str, mode: int, n: int) -> None:
    t = fighting(card, who=words, on_mira=["Bastard Sword"], other="Oskar 8/9", edition=edition)
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 8 - n
    t = fighting(card, who=words, on_mira=[".44 Magnum"], edition=edition)
    on(t, "strike")
    assert not t.offers(f"play {card} Mira {mode}")


def test_a_blade_swung_so_is_not_dodged() -> None:
    t = fighting("Vengeance of Samiel", who="val", on_mira=["Bastard Sword"], answers=["Dodge"], other="Oskar 8/9")
    on(t, "strike")
    t.does("play Vengeance of Samiel Mira 3", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on(t)
    assert t.measure("Oskar.blood") == 8 - 3


@rules_on("Dead Hand", "LSJ 20050628")
@editions
def test_fortitude_does_not_stop_a_dead_hand(edition: str) -> None:
    t = fighting("Dead Hand", who="NEC", other="Oskar 6/8 for", answers=["Soak"], edition=edition)
    on(t, "strike")
    t.does("play Dead Hand Mira 1", by="a")
    on(t)
    assert not t.ever_offered("play Soak")
    assert t.measure("Oskar.blood") == 4


@editions
def test_a_blessed_blade_cancels_a_grapple(edition: str) -> None:
    t = fighting("Blessed Blade", who="val", other="Oskar 6/8 pot", answers=["Immortal Grapple"], edition=edition)
    on(t, "before-strikes")
    t.does("play Immortal Grapple Oskar 0", by="b")
    if edition in ("2000", "2011"):
        return
    t.does("play Blessed Blade Mira 0", by="a")
    assert t.told("cancelled")


CONTINUES = [
    ("Mighty Grapple", "POT", 1, 0),
    ("Grasp of the Python", "ser", 0, 0),
    ("Grasp of the Python", "SER", 1, 0),
    ("Lead Fist", "vis", 1, 1),
    ("Lead Fist", "VIS", 2, 1),
]


@in_editions("card words mode price", CONTINUES)
def test_a_press_that_only_goes_on(edition: str, card: str, words: str, mode: int, price: int) -> None:
    t = fighting(card, who=words, other="Oskar 9/9", edition=edition)
    cost = t.g.face[t[card]].blood
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t, "press")
    t.does(f"use {card} Mira", by="a")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered(f"use {card}", since=asked)
    assert (len(t.told("round")), t.measure("Mira.blood")) == (2, 6 - cost - price - 2)
    t.is_quiet()


@rules_on("Grasp of the Python", "ANK 20180720")
@editions
def test_the_python_holds_both_close_in_the_next_round(edition: str) -> None:
    t = fighting("Grasp of the Python", who="SER", other="Oskar 9/9", answers=["Fake Out", "Dodge"], edition=edition)
    on(t, "strike")
    t.does("play Grasp of the Python Mira 1", by="a")
    on(t, "press")
    asked = len(t.asked)
    t.does("use Grasp of the Python Mira", by="a")
    on(t)
    assert not t.ever_offered("play Fake Out", since=asked)
    assert not t.ever_offered("play Dodge", since=asked)
    t.is_quiet()


def test_the_press_of_mighty_grapple_at_basic() -> None:
    t = fighting("Mighty Grapple", who="pot")
    on(t, "press")
    t.does("play Mighty Grapple Mira 0", by="a")
    on(t)
    assert len(t.told("round")) == 2


@in_editions("words mode price", [("abo", 1, 1), ("ABO", 2, 0)])
def test_a_devils_back_strikes_once_more_with_the_hand(edition: str, words: str, mode: int, price: int) -> None:
    t = fighting("Devil-Channel: Back", "Dodge", who=words, on_mira=[".44 Magnum"], edition=edition)
    on(t, "additional")
    t.does(f"play Devil-Channel: Back Mira {mode}", by="a")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("play Dodge", since=asked)
    assert not t.ever_offered("use .44 Magnum", since=asked)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (4, 5 - price)
    t.is_quiet()


@editions
def test_a_devils_back_gives_nothing_to_who_has_an_additional_strike(edition: str) -> None:
    t = fighting("Devil-Channel: Back", "Blur", who="ABO cel", edition=edition)
    on(t, "additional")
    assert t.offers("play Devil-Channel: Back Mira 2")
    asked = len(t.asked)
    t.does("play Blur Mira 0", by="a")
    on(t)
    assert not t.ever_offered("play Devil-Channel: Back Mira", since=asked + 1)
    t.is_quiet()


# -- what a strike does besides ---------------------------------------------------------------------------------------


@rules_on("Necrosis", "ANK 20200517")
@editions
@pytest.mark.parametrize("dodged", [False, True])
def test_necrosis_rots_on_in_the_press_step(edition: str, dodged: bool) -> None:
    t = fighting("Necrosis", who="THN", answers=["Dodge"], edition=edition)
    on(t, "strike")
    t.does("play Necrosis Mira 2", by="a")
    t.does("play Dodge Oskar 0" if dodged else "strike hand", by="b")
    on(t)
    assert t.measure("Oskar.blood") == (6 if dodged else 6 - 3 - 1)
    t.is_quiet()


@in_editions("words mode more", [("qui", 0, 0), ("QUI", 1, 1)])
def test_dagons_call_is_heard_each_round(edition: str, words: str, mode: int, more: int) -> None:
    t = fighting("Dagon's Call", "Dagon's Call", "Boxed In", who=words, other="Oskar 9/9", edition=edition)
    on(t, "strike")
    t.does(f"play Dagon's Call Mira {mode}", by="a")
    on(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    on(t, "strike", "minion")
    assert not t.offers("play Dagon's Call#2")
    on(t)
    assert t.measure("Oskar.blood") == 9 - (1 + more) - 1 - 1 - 1
    t.is_quiet()


@rules_on("Anesthetic Touch", "LSJ 20011210-1", "LSJ 20011210-2", "LSJ 20011210-3")
@in_editions("words mode struck", [("obe", 1, True), ("OBE", 2, False)])
@pytest.mark.parametrize("dodged", [False, True])
def test_an_anesthetic_touch_ends_the_combat_when_it_is_resolved(
    edition: str, words: str, mode: int, struck: bool, dodged: bool
) -> None:
    t = fighting("Anesthetic Touch", "Boxed In", who=words, answers=["Dodge"], edition=edition)
    on(t, "strike")
    t.does(f"play Anesthetic Touch Mira {mode}", by="a")
    t.does("play Dodge Oskar 0" if dodged else "strike hand", by="b")
    on(t)
    assert t.told("combat-ends")
    assert not t.ever_offered("play Boxed In")
    assert t.measure("Oskar.blood") == (6 if dodged else 5)
    assert t.measure("Mira.blood") == (5 if struck and not dodged else 6)
    t.is_quiet()


@in_editions("words mode less", [("vic", 0, 1), ("VIC", 1, 2)])
def test_bonecraft_weakens_until_it_is_mended(edition: str, words: str, mode: int, less: int) -> None:
    t = fighting("Bonecraft", who=words, other="Oskar 6/8 strength:3", edition=edition)
    on(t, "strike")
    t.does(f"play Bonecraft Mira {mode}", by="a")
    on(t)
    assert (t.measure("Mira.blood"), stats.strength(t.g, t["Oskar"])) == (6 - 1 - 3, 3 - less)
    while not (t.who() == "b" and t.asks == "minion"):
        t.answer("pass")
    t.does("use Bonecraft Oskar", by="b")
    t.goes_on()
    assert (t.region("Bonecraft"), stats.strength(t.g, t["Oskar"])) == ("ash-heap", 3)


@in_editions("words mode n", [("nec", 0, 0), ("NEC", 1, 1)])
def test_mercy_for_seth_hurts_in_every_unlock_phase(edition: str, words: str, mode: int, n: int) -> None:
    t = fighting("Mercy for Seth", who=words, edition=edition)
    on(t, "strike")
    t.does(f"play Mercy for Seth Mira {mode}", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 6 - n
    while not (t.who() == "b" and t.asks == "minion"):
        t.goes_by("unlock")
    assert t.measure("Oskar.blood") == 6 - n - 1
    t.does("use Mercy for Seth Oskar", by="b")
    assert t.measure("Oskar.stealth") == 1
    t.goes_on()
    assert t.region("Mercy for Seth") == "ash-heap"


def test_mercy_for_seth_burns_a_mortal() -> None:
    t = fighting("Mercy for Seth", who="nec", other="Oskar ally 4 trait:mortal")
    on(t, "strike")
    t.does("play Mercy for Seth Mira 0", by="a")
    on(t)
    assert t.region("Oskar") == "ash-heap"


# -- equipment and retainers ------------------------------------------------------------------------------------------


@in_editions("words mode shot", [("pot", 0, True), ("POT", 1, False)])
def test_shattering_blow_destroys_equipment(edition: str, words: str, mode: int, shot: bool) -> None:
    t = fighting("Shattering Blow", who=words, edition=edition)
    on(t)
    assert not t.ever_offered("play Shattering Blow")
    t = fighting("Shattering Blow", who=words, on_other=[".44 Magnum"], edition=edition)
    on(t, "strike")
    t.does(f"play Shattering Blow Mira {mode}", by="a")
    t.does("use .44 Magnum Oskar -1", by="b")
    on(t)
    assert (t.region(".44 Magnum"), t.measure("Mira.blood")) == ("ash-heap", 4 if shot else 6)
    t.is_quiet()


@in_editions("words", [("pot",)])
def test_shattering_blow_is_for_close_range(edition: str, words: str) -> None:
    t = fighting("Shattering Blow", "Fake Out", who=words, on_other=["Leather Jacket"], edition=edition)
    to_long(t)
    on(t, "strike")
    t.does("play Shattering Blow Mira 0", by="a")
    on(t)
    assert t.region("Leather Jacket") == "attached"
    t.is_quiet()


@in_editions("aim", [("Mr. Winthrop Anarch",), (".44 Magnum Anarch",)])
def test_a_donnybrook_burns_equipment_or_a_retainer(edition: str, aim: str) -> None:
    aim = aim.removesuffix(" Anarch")
    t = fighting(
        "Donnybrook", who="obf sect:Anarch", on_other=["Mr. Winthrop", ".44 Magnum"], answers=["Dodge"], edition=edition
    )
    on(t, "strike")
    t.does("play Donnybrook Mira 0", by="a")
    t.does(f"at {aim}", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on(t)
    retainer = aim == "Mr. Winthrop"  # whom no dodge protects
    assert t.region(aim) == ("ash-heap" if retainer else "attached")
    t.is_quiet()


@rules_on("Donnybrook", "RTR 20010711")
def test_a_donnybrook_steals_what_there_is() -> None:
    t = fighting("Donnybrook", who="ser sect:Anarch", other="Oskar 1/8")
    on(t, "strike")
    t.does("play Donnybrook Mira 2", by="a")
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (0, 6 + 1 - 1)


@in_editions("words mode price", [("pre", 0, 0), ("PRE", 1, 1)])
def test_mask_empathy_takes_a_retainer_away(edition: str, words: str, mode: int, price: int) -> None:
    t = fighting("Mask Empathy", who=words, on_other=["Mr. Winthrop", ".44 Magnum"], edition=edition)
    on(t, "before-range" if mode else "strike")
    t.does(f"play Mask Empathy Mira {mode}", by="a")
    on(t)
    assert (t.region("Mr. Winthrop"), t.region(".44 Magnum")) == ("ash-heap", "attached")
    assert t.measure("Mira.blood") == 6 - price - 1
    t = fighting("Mask Empathy", who=words, on_other=[".44 Magnum"], edition=edition)
    on(t)
    assert not t.ever_offered("play Mask Empathy")
