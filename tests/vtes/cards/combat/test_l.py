"""Combat cards: L."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import AS_PLAYED, LIBRARY_CARD, cancel, definition, out_of_turn, requires
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import does, until
from tests.vtes.cards.combat_tables import DEARER, ankara, blocks_oskar, hurt_in_combat, meets, on_to
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, fighting, in_editions, since_2011

# -- Lapse ------------------------------------------------------------------------------------------------------------


@rules_on("Lapse", "LSJ 20001126")
@editions
def test_a_lapse_costs_the_other_his_initial_strike(edition: str) -> None:
    t = fighting("Lapse", who="TEM", on_other=[".44 Magnum"], other="Oskar 6/8 cel", answers=["Blur"], edition=edition)
    t.does("play Lapse Mira 2", by="a")
    asked = len(t.asked)
    on_to(t, "additional")
    assert not t.ever_offered("use .44 Magnum", since=asked)
    assert t.measure("Mira.blood") == 4
    t.does("play Blur Oskar 0", by="b")
    on_to(t)
    assert t.measure("Mira.blood") == 3
    t.is_quiet()


@in_editions("words mode", [("tem", 1)])
def test_a_lapse_bars_maneuvers(edition: str, words: str, mode: int) -> None:
    t = fighting("Lapse", who=words, answers=["Fake Out"], edition=edition)
    t.does(f"play Lapse Mira {mode}", by="a")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("play Fake Out", since=asked)


# -- Lead Fist --------------------------------------------------------------------------------------------------------


@rules_on("Lead Fist", "ANK 20210226")
def test_the_press_of_a_lead_fist_costs_its_blood_whatever_is_cheaper() -> None:
    t = blocks_oskar("Lead Fist", "vis", 6)
    until(t, "play Lead Fist Mira 1")
    t.does("play Lead Fist Mira 1", by="a")
    on_to(t, "press")
    before = t.measure("Mira.blood")
    t.does("use Lead Fist Mira", by="a")
    assert t.measure("Mira.blood") == before - 1


# -- Leapfrog ---------------------------------------------------------------------------------------------------------


def foil(code: str) -> faces.Face:
    """Cancels a card that requires the Discipline."""
    way = out_of_turn(cancel(LIBRARY_CARD & requires(code), others=True), when=AS_PLAYED)
    return made_up(f"Foil {code}", faces.MASTER, definition=definition(way))


@since_2011
@ruled_alike(
    "card mode used unused",
    [
        ("Leapfrog", 0, "obf", "spi"),
        ("Outside the Hourglass", 3, "tem", "obf"),
        ("Strength of the Bear", 1, "spi", "ani"),
        ("Lapse", 1, "tem", "pot"),
        ("Rage of Apedemak", 0, "ani", "pot"),
        ("Wall of Filth", 1, "tha", "pro"),
        ("Crawling Chamber", 0, "tha", "vis"),
        ("Bollix", 0, "cel", "tha"),
        ("Fae Contortion", 1, "obt", "myt"),
        ("Relentless Reaper", 1, "thn", "for"),
    ],
    "LSJ 20011204-3",
)
def test_a_combat_card_requires_the_discipline_that_is_used(
    card: str, mode: int, used: str, unused: str, edition: str
) -> None:
    words = f"{used.upper()} {unused.upper()} sect:Anarch trait:path-of-Caine"
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card]),
        seat(ready=["Oskar 6/8"], hand=[foil(used), foil(unused)]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", f"play {card} Mira {mode}")
    assert (t.asks, t.who()) == ("as-played", "b")
    assert (t.offers(f"play Foil {used}"), t.offers(f"play Foil {unused}")) == (True, False)


def test_leapfrog_at_superior_ends_the_combat() -> None:
    t = fighting("Leapfrog", who="SPI")
    on_to(t, "strike")
    t.does("play Leapfrog Mira 2", by="a")
    assert t.told("combat-ends")


# -- Leathery Hide ----------------------------------------------------------------------------------------------------

NOT_AGGRAVATED = [
    # card, words, what Mira has on her, what she does
    ("Leathery Hide", "clan:Gangrel-antitribu", [], "play Leathery Hide Mira 0"),
    ("Elemental Stoicism", "", [], "play Elemental Stoicism Mira 0"),
    ("Well-Marked", "sect:Laibon", ["Well-Marked"], "use Well-Marked Mira -1"),
]


@rules_on("Leathery Hide", "LSJ 20040812-2", "PIB 20130327")
@rules_on("Elemental Stoicism", "LSJ 20040812-2", "PIB 20130327")
@rules_on("Well-Marked", "LSJ 20040812-2", "PIB 20130327")
@pytest.mark.parametrize(("card", "words", "on_mira", "use"), NOT_AGGRAVATED)
@pytest.mark.parametrize("claws", [True, False])
def test_aggravated_damage_is_not_prevented_though_it_counts_as_normal(
    card: str, words: str, on_mira: list[str], use: str, claws: bool
) -> None:
    """Skin of Night lets the claws hurt no more than a fist."""
    hand = ["Skin of Night", *([] if on_mira else [card])]
    answers = ["Claws of the Dead"] if claws else []
    t = fighting(*hand, who=f"for {words}".strip(), on_mira=on_mira, answers=answers, other="Oskar 6/8 pro")
    on_to(t, "before-range")
    t.does("play Skin of Night Mira 0", by="a")
    if claws:
        until(t, "play Claws of the Dead Oskar 0")
        t.does("play Claws of the Dead Oskar 0", by="b")
    on_to(t)
    assert t.region("Mira") == "ready"
    assert t.ever_offered(use) is not claws
    t.is_quiet()


@editions
def test_a_leathery_hide_stops_four_points_that_are_not_aggravated(edition: str) -> None:
    who = "clan:Gangrel-antitribu"
    t = hurt_in_combat("Leathery Hide", "Leathery Hide", who=who, other="Oskar 6/8 strength:5", edition=edition)
    on_to(t, "prevent")
    t.does("play Leathery Hide Mira 0", by="a")
    asked = len(t.asked)
    on_to(t)
    assert t.measure("Mira.blood") == 5
    assert not t.ever_offered("play Leathery Hide#2", since=asked)
    t = hurt_in_combat("Leathery Hide", who=who, other="Oskar 6/8 pro", answers=("Claws of the Dead",), edition=edition)
    t.does("play Claws of the Dead Oskar 0", by="b")
    on_to(t)
    assert not t.ever_offered("play Leathery Hide")


# -- Lightning Reflexes -----------------------------------------------------------------------------------------------


@rules_on("Lightning Reflexes", "ANK 20210226")
@rules_on("Flames of the Netherworld", "ANK 20210226")
@rules_on("Preternatural Evasion", "ANK 20210226")
@pytest.mark.parametrize(("card", "words", "mode", "when", "burned"), DEARER)
def test_what_is_burned_besides_the_cost_is_not_halved(
    card: str, words: str, mode: int, when: str, burned: int
) -> None:
    """The Ankara Citadel halves the cost of combat cards, rounded down."""
    t = ankara(f"Mira 6/8 {words}", card)
    half = t.g.face[t[card]].blood // 2
    on_to(t, when)
    with t.changes("Mira.blood", -half - burned):
        t.does(f"play {card} Mira {mode}", by="a")
        if card == "Lightning Reflexes":
            t.does("amount 1", by="a")


@editions
@pytest.mark.parametrize("x", [1, 3])
def test_lightning_reflexes_strike_as_often_as_blood_is_burned(x: int, edition: str) -> None:
    t = fighting("Lightning Reflexes", who="CEL", edition=edition)
    on_to(t, "additional")
    t.does("play Lightning Reflexes Mira 1", by="a")
    t.does(f"amount {x}", by="a")
    on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - 1 - 1 - x, 6 - 1 - x)
    t.is_quiet()


@editions
@pytest.mark.parametrize("left", [1, 2])
def test_lightning_reflexes_take_blood_to_burn_besides_the_cost(left: int, edition: str) -> None:
    t = fighting("Lightning Reflexes", who="CEL", other=f"Oskar 6/8 strength:{6 - left}", edition=edition)
    on_to(t, "additional")
    assert t.offers("play Lightning Reflexes Mira 0")
    assert t.offers("play Lightning Reflexes Mira 1") is (left == 2)


# -- Lucky Blow -------------------------------------------------------------------------------------------------------


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
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 8 - n
    t = fighting(card, who=words, on_mira=[".44 Magnum"], edition=edition)
    on_to(t, "strike")
    assert not t.offers(f"play {card} Mira {mode}")


@rules_on("Lucky Blow", "LSJ 20010627")
def test_no_other_strike_card_is_played_for_the_hand_of_a_lucky_blow() -> None:
    t = meets("Mira 6/8 pot", hand=["Lucky Blow", "Undead Strength"])
    until(t, "play Lucky Blow Mira 0")
    assert t.offers("play Undead Strength Mira 0")
    since = len(t.asked)
    t.does("play Lucky Blow Mira 0", by="a")
    on_to(t)
    assert not t.ever_offered("play Undead Strength", since + 1)
    assert (t.measure("Oskar.blood"), t.region("Undead Strength")) == (4, "hand")
    t.is_quiet()
