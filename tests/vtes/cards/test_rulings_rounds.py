"""Official rulings on rounds of combat: the range that is set, environmental damage, presses, the end of the round."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import AS_PLAYED, LIBRARY_CARD, cancel, definition, out_of_turn, requires
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011
from tests.vtes.cards.test_rulings_after_actions import does
from tests.vtes.cards.test_rulings_cancelling import reaches


def fought(mira: Item, mine: list[str], oskar: Item, his: list[str], edition: str) -> Table:
    """Mira's bleed is blocked by Oskar."""
    t = position(seat(ready=[mira], hand=mine), seat(ready=[oskar], hand=his), bystander(), edition=edition)
    does(t, "bleed Mira", "block Oskar")
    return t


def to_the_end(t: Table) -> None:
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")


# -- the range --------------------------------------------------------------------------------------------------------


@editions
@ruled_alike(
    "card words mode",
    [
        ("Shadow Step", "OBT", 2),
        ("Selective Silence", "QUI", 2),
        ("Cold Aura", "nec", 0),
        ("High Ground", "trait:flight", 1),
    ],
    "RTR 19970630",
    "PIB 20120214",
)
def test_a_range_that_is_set_is_not_set_again_and_skips_the_step(
    card: str, words: str, mode: int, edition: str
) -> None:
    other = "Cold Aura" if card == "Shadow Step" else "Shadow Step"
    again = 0 if other == "Cold Aura" else 1
    t = fought(
        f"Mira 6/8 OBT nec ser {words}",
        [card, other, "Typhonic Beast", "Fake Out"],
        "Oskar 6/8",
        ["Fake Out"],
        edition,
    )
    reaches(t, f"play {other} Mira {again}")
    does(t, f"play {card} Mira {mode}")
    assert not t.offers(f"play {other} Mira {again}")
    assert t.offers("play Typhonic Beast Mira 0")  # which sets nothing
    before = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("play Fake Out", before)
    assert (t.measure("Oskar.blood"), t.told("maneuver")) == (6, [])  # at long range


# -- damage of the environment ----------------------------------------------------------------------------------------

SWARMS = [
    ("Dark Steel", "obt pot", "play Dark Steel Mira 0"),
    ("Murder of Crows", "", ""),
    ("Dread Mastiff", "", ""),
    ("Crypt's Sons", "", ""),
]


@editions
@ruled_alike("card words answer", SWARMS, "TOM 19951216")
def test_a_dodge_does_not_help_against_it_and_the_end_of_the_combat_does(
    card: str, words: str, answer: str, edition: str
) -> None:
    for his, lost in (("Dodge", 1), ("Majesty", 0)):
        mira: Item = (f"Mira 6/8 strength:0 {words}".strip(), [] if answer else [card])
        t = fought(mira, [card] if answer else [], "Oskar 6/8 pre", [his], edition)
        does(t, *([answer] if answer else []), f"play {his} Oskar 0")
        to_the_end(t)
        assert t.measure("Oskar.blood") == 6 - lost - t.g.face[t[his]].blood


@editions
@ruled_alike("card", ["Murder of Crows", "Crypt's Sons"], "RTR 19941109")
def test_a_retainer_has_no_part_in_additional_strikes(card: str, edition: str) -> None:
    t = fought(("Mira 6/8 strength:0 cel", [card]), ["Blur"], "Oskar 6/8", [], edition)
    does(t, "play Blur Mira 0")
    to_the_end(t)
    assert (len(t.told("additional")), t.measure("Oskar.blood")) == (1, 5)


PRESS_STEP = [("Drawing Out the Beast", "ANI", 1), ("Crawling Chamber", "VIS", 3)]


@editions
@ruled_alike("card words mode", PRESS_STEP, "RTR 19970630", "LSJ 20010312")
def test_damage_of_the_press_step_is_of_nobody_and_only_where_there_is_one(
    card: str, words: str, mode: int, edition: str
) -> None:
    for his, lost in (([], 1), (["Majesty"], 0)):
        t = fought(f"Mira 6/8 strength:0 {words}", [card, "Disarm"], "Oskar 6/8 pre", his, edition)
        does(t, f"play {card} Mira {mode}", *(["play Majesty Oskar 0"] if his else []))
        to_the_end(t)
        assert t.measure("Oskar.blood") == 6 - lost - (t.g.face[t["Majesty"]].blood if his else 0)
        if lost:
            assert [told["source"] for told in t.told("inflicted") if told["card"] == t["Oskar"]] == [-1]


# -- presses ----------------------------------------------------------------------------------------------------------


@editions
@ruled_alike(
    "card words mode press",
    [
        ("Cold Aura", "NEC", 1, "use Cold Aura"),
        ("Form of the Wolf", "PRO", 1, "press"),
        ("Bloodform", "VIC", 1, "use Bloodform"),
    ],
    "TOM 19960521",
)
def test_an_optional_press_is_for_the_round_in_which_it_was_given(
    card: str, words: str, mode: int, press: str, edition: str
) -> None:
    t = fought(f"Mira 6/8 {words}", [card], "Oskar 6/8", ["Dead-End Alley"], edition)
    does(t, f"play {card} Mira {mode}", "play Dead-End Alley Oskar 0")
    assert t.ever_offered(press)
    t.passes()
    assert len(t.told("round")) == 2
    before = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered(press, before)


# -- the end of the round ---------------------------------------------------------------------------------------------


@rules_on("Taste of Vitae", "RTR 20001020", "LSJ 20031201-2")
@pytest.mark.parametrize(("claws", "region"), [(False, "torpor"), (True, "ash-heap")])
def test_vitae_is_tasted_when_the_round_ends_early_and_the_other_has_fallen_or_burned(claws: bool, region: str) -> None:
    """In 2023: before, a round that ends early has no end at which cards are played."""
    t = fought("Mira 3/8 PRO strength:4", ["Taste of Vitae", "Wolf Claws"], "Oskar 1/8 strength:0", [], "2023")
    does(t, *(["play Wolf Claws Mira 0"] if claws else []), "play Taste of Vitae Mira 0")
    paid = t.g.face[t["Wolf Claws"]].blood if claws else 0
    assert (t.region("Oskar"), t.measure("Mira.blood")) == (region, 3 - paid + 1)


@rules_on("Disarm", "RTR 20030519")
def test_disarm_is_played_when_the_round_ends_early() -> None:
    t = fought("Mira 3/8 pot strength:4", ["Disarm"], "Oskar 1/8 strength:0", [], "2023")
    does(t, "play Disarm Mira 0")
    assert (t.region("Oskar"), t.g.host[t["Disarm"]]) == ("torpor", t["Oskar"])


@editions
@rules_on("Disarm", "LSJ 20010812")
def test_damage_of_crows_does_not_count_for_disarm(edition: str) -> None:
    for strength, offered in ((0, False), (1, True)):
        mira: Item = (f"Mira 3/8 pot strength:{strength}", ["Murder of Crows"])
        t = fought(mira, ["Disarm"], "Oskar 6/8 strength:0", [], edition)
        to_the_end(t)
        assert t.measure("Oskar.blood") == 5 - strength
        assert t.ever_offered("play Disarm") is offered


# -- single cards -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Wall of Filth", "RTR 20041202")
def test_a_wall_of_filth_prevents_what_there_is(edition: str) -> None:
    t = fought(("Mira 6/8", ["Wall of Filth"]), [], "Oskar 6/8 strength:1", [], edition)
    does(t, "use Wall of Filth")
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.region("Wall of Filth")) == (6, "ash-heap")


@editions
@rules_on("Hunger of Marduk", "ANK 20220207")
def test_the_strike_of_marduk_is_used_more_than_once_in_a_round(edition: str) -> None:
    t = fought("Mira 3/8 tha cel clan:Banu-Haqim", ["Hunger of Marduk", "Blur"], "Oskar 6/8 strength:0", [], edition)
    does(t, "play Hunger of Marduk Mira 0", "use Hunger of Marduk", "play Blur Mira 0", "use Hunger of Marduk")
    to_the_end(t)
    assert t.measure("Oskar.blood") == 4


@editions
@ruled_alike("card", ["Murder of Crows", "Dog Pack", "Raptor", "Feral Hound"], "ANK 20200203-2")
def test_an_animal_is_neither_a_mortal_nor_a_monster(card: str, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 clan:Nagaraja", ["Ritual Scalpel"])]),
        seat(ready=[("Oskar 4/8", [card]), "Human ally 2 trait:mortal"]),
        bystander(),
        edition=edition,
    )
    assert not stats.is_monster(t.g, t[card])
    t.does("use Ritual Scalpel Mira -1")  # for mortals: there is only one
    assert t.told("action")[-1]["target"] == t["Human"]


# -- cards of several Disciplines -------------------------------------------------------------------------------------


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
