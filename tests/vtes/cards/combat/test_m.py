"""Combat cards: M."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import until
from tests.vtes.cards.combat_tables import ANOTHER, ended, fights_on, on_to, strikes, to_long
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions

# -- Majesty ----------------------------------------------------------------------------------------------------------

ENDINGS = [
    ("Majesty", "pre", 0, False),
    ("Majesty", "PRE", 1, True),
    ("Earth Meld", "pro", 0, False),
    ("Earth Meld", "PRO", 1, True),
    ("Staredown", "PRE", 1, False),
    ("Spiritual Intervention", "NEC", 1, False),
    ("No Trace", "OBF", 1, False),
    ("Rapid Change", "PRO", 1, False),
    ("Catatonic Fear", "pre", 0, False),
    ("Oubliette", "obt", 0, False),
    ("Kiss of Cathari", "obf", 0, False),
    ("Kiss of Cathari", "pre", 1, False),
    ("Charismatic Aura", "AUS PRE", 1, False),
    ("Pass Through Shadow", "obl", 0, False),
    ("Meld with the Land", "VIC", 1, False),
    ("Shadow Body", "obt", 0, False),
    ("Mirror Image", "CHI", 1, False),
]


@in_editions("card words mode unlocks", ENDINGS)
def test_combat_ends_before_anything_is_inflicted(
    edition: str, card: str, words: str, mode: int, unlocks: bool
) -> None:
    t = fighting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "b.pool"):
        on_to(t, "strike")
        t.does(f"play {card} Mira {mode}", by="a")
        assert t.measure("Mira.locked") == (0 if t.told("combat-ends") and unlocks else 1)
        on_to(t)
    assert t.told("combat-ends")
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood
    assert t.measure("Mira.locked") == (0 if unlocks else 1)
    t.is_quiet()


UNLOCKS = [
    # card, words, mode, whether Oskar unlocks too
    ("Majesty", "PRE", 1, False),
    ("Earth Meld", "PRO", 1, False),
    ("Bond with the Mountain", "vis", 1, True),
    ("Bond with the Mountain", "VIS", 2, False),
]


@rules_on("Majesty", "RTR 20020501")
@rules_on("Earth Meld", "RTR 20020501")
@rules_on("Bond with the Mountain", "RTR 20020501", "RTR 19970630")
@pytest.mark.parametrize(("card", "words", "mode", "both"), UNLOCKS)
@ANOTHER
def test_who_unlocks_before_the_combat_ends_stays_unlocked(
    card: str, words: str, mode: int, both: bool, more: str, code: str
) -> None:
    t = position(
        seat(ready=[f"Mira 8/8 {words}"], hand=[card]), seat(ready=[f"Oskar 5/7 {code}"], hand=[more]), bystander()
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    ended(t, card, mode, long=False)
    until(t, f"play {more} Oskar 1")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked")) == (0, 0 if both else 1)  # before the end
    t.does(f"play {more} Oskar 1", by="b")
    on_to(t)
    assert len(t.told("round")) == 2
    assert t.measure("Mira.locked") == 0
    t.is_quiet()


# -- Martyr's Resilience ----------------------------------------------------------------------------------------------


@in_editions("words mode n", [("aus for", 0, 1), ("AUS FOR", 1, 3)])
@pytest.mark.parametrize("where", ["ready", "torpor", "locked"])
def test_martyrs_resilience_helps_whoever_fights(edition: str, words: str, mode: int, n: int, where: str) -> None:
    martyr = f"Ines 4/8 {words}{' locked' if where == 'locked' else ''}"
    t = position(
        seat(ready=["Mira 6/8"]),
        seat(ready=["Oskar 6/8 strength:4"]),
        seat(
            ready=[] if where == "torpor" else [martyr],
            torpor=[martyr] if where == "torpor" else [],
            hand=["Martyr's Resilience"],
        ),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on_to(t, "prevent")
    if where == "locked":
        assert t.asks != "prevent"
        return
    t.does(f"play Martyr's Resilience Ines {mode}", by="c")
    if mode:
        t.does("amount 2", by="c")
    on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Ines.blood")) == (2 + n, 4 - (2 if mode else 0))


@editions
@rules_on("Martyr's Resilience", "LSJ 20001114", "ANK 20181101", "LSJ 20020416")
@pytest.mark.parametrize(("strength", "asked"), [(0, False), (1, True)])
@pytest.mark.parametrize("where", ["ready", "torpor"])
@pytest.mark.parametrize("way", [0, 1])
def test_a_martyr_helps_whom_he_likes_even_out_of_torpor(
    way: int, where: str, strength: int, asked: bool, edition: str
) -> None:
    """The martyr is of a Methuselah who has no part in the combat."""
    martyr = seat(hand=["Martyr's Resilience"], **{where: ["Vera 4/8 AUS FOR"]})  # type: ignore[arg-type]
    own = seat(ready=["Mira 6/8 strength:0"])
    t = position(own, seat(ready=[f"Oskar 6/8 strength:{strength}"]), martyr, edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    while t.asks not in t.quiet and not t.offers(f"play Martyr's Resilience Vera {way}"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.offers(f"play Martyr's Resilience Vera {way}") is asked


@editions
@rules_on("Martyr's Resilience", "ANK 20210226")
def test_a_martyr_burns_no_more_blood_than_he_has(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 strength:0"]),
        seat(ready=["Oskar 6/8 strength:4"]),
        seat(ready=["Vera 2/8 AUS FOR"], hand=["Martyr's Resilience"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    while not t.offers("play Martyr's Resilience Vera 1"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("play Martyr's Resilience Vera 1", by="c")
    assert t.options("amount") == ["amount 0", "amount 1", "amount 2"]
    t.does("amount 2")
    fights_on(t)
    assert (t.measure("Vera.blood"), t.measure("Mira.blood")) == (0, 5)  # of 4 damage, 2 and 1 more were prevented


# -- Mask Empathy -----------------------------------------------------------------------------------------------------


@in_editions("words mode price", [("pre", 0, 0), ("PRE", 1, 1)])
def test_mask_empathy_takes_a_retainer_away(edition: str, words: str, mode: int, price: int) -> None:
    t = fighting("Mask Empathy", who=words, on_other=["Mr. Winthrop", ".44 Magnum"], edition=edition)
    on_to(t, "before-range" if mode else "strike")
    t.does(f"play Mask Empathy Mira {mode}", by="a")
    on_to(t)
    assert (t.region("Mr. Winthrop"), t.region(".44 Magnum")) == ("ash-heap", "attached")
    assert t.measure("Mira.blood") == 6 - price - 1
    t = fighting("Mask Empathy", who=words, on_other=[".44 Magnum"], edition=edition)
    on_to(t)
    assert not t.ever_offered("play Mask Empathy")


# -- Mayaparisatya ----------------------------------------------------------------------------------------------------


@editions
def test_no_weapon_hurts_behind_a_mayaparisatya(edition: str) -> None:
    t = fighting("Mayaparisatya", who="chi", on_other=[".44 Magnum"], edition=edition)
    t.does("play Mayaparisatya Mira 0", by="a")
    on_to(t, "strike")
    t.does("use .44 Magnum Oskar -1", by="b")
    on_to(t)
    assert t.measure("Mira.blood") == 6 - 2
    t = fighting("Mayaparisatya", who="chi", edition=edition)
    t.does("play Mayaparisatya Mira 0", by="a")
    on_to(t)
    assert t.measure("Mira.blood") == 6 - 2 - 1  # a hand is no weapon


def test_mayaparisatya_at_superior_is_for_long_range() -> None:
    t = fighting("Mayaparisatya", "Fake Out", who="CHI")
    to_long(t)
    on_to(t, "strike")
    t.does("play Mayaparisatya Mira 1", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Mira.blood")) == ("torpor", 4)


# -- Meld with the Land -----------------------------------------------------------------------------------------------


@rules_on("Meld with the Land", "RTR 20020501", "LSJ 20030717", "RTR 19970630")
@pytest.mark.parametrize("going_on", ["Psyche!", "Telepathic Tracking", ""])
def test_meld_with_the_land_unlocks_the_other_though_the_combat_goes_on(going_on: str) -> None:
    answers = [going_on] if going_on else []
    t = fighting("Meld with the Land", who="vic", answers=answers, other="Oskar 6/8 CEL AUS")
    assert t.measure("Oskar.locked") == 1
    on_to(t, "strike")
    t.does("play Meld with the Land Mira 0", by="a")
    if going_on:
        on_to(t, "would-end")
        assert t.measure("Oskar.locked") == 0
        t.does(f"play {going_on} Oskar 1", by="b")
    on_to(t)
    assert len(t.told("round")) == (2 if going_on else 1)
    assert t.measure("Oskar.locked") == 0
    t.is_quiet()


@editions
def test_meld_with_the_land_unlocks_the_other_before_the_combat_ends(edition: str) -> None:
    t = fighting("Meld with the Land", who="vic", edition=edition)
    strikes(t, "Meld with the Land", 0)
    assert (t.measure("Oskar.locked"), t.measure("Mira.locked")) == (0, 1)
    t.is_quiet()


# -- Mercy for Seth ---------------------------------------------------------------------------------------------------


@in_editions("words mode n", [("nec", 0, 0), ("NEC", 1, 1)])
def test_mercy_for_seth_hurts_in_every_unlock_phase(edition: str, words: str, mode: int, n: int) -> None:
    t = fighting("Mercy for Seth", who=words, edition=edition)
    on_to(t, "strike")
    t.does(f"play Mercy for Seth Mira {mode}", by="a")
    on_to(t)
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
    on_to(t, "strike")
    t.does("play Mercy for Seth Mira 0", by="a")
    on_to(t)
    assert t.region("Oskar") == "ash-heap"


# -- Mercy for the Weak -----------------------------------------------------------------------------------------------


@rules_on("Mercy for the Weak", "RTR 19970630")
@editions
def test_mercy_is_for_who_has_less_blood(edition: str) -> None:
    t = fighting("Mercy for the Weak", other="Oskar 4/8", edition=edition)
    on_to(t, "strike")
    t.does("play Mercy for the Weak Mira 0", by="a")
    on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 5)
    t = fighting("Mercy for the Weak", other="Oskar 6/8", edition=edition)
    on_to(t)
    assert not t.ever_offered("play Mercy for the Weak")


# -- Mighty Grapple ---------------------------------------------------------------------------------------------------

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
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t, "press")
    t.does(f"use {card} Mira", by="a")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered(f"use {card}", since=asked)
    assert (len(t.told("round")), t.measure("Mira.blood")) == (2, 6 - cost - price - 2)
    t.is_quiet()


def test_the_press_of_mighty_grapple_at_basic() -> None:
    t = fighting("Mighty Grapple", who="pot")
    on_to(t, "press")
    t.does("play Mighty Grapple Mira 0", by="a")
    on_to(t)
    assert len(t.told("round")) == 2


# -- Molotov Cocktail -------------------------------------------------------------------------------------------------


@editions
def test_a_molotov_cocktail_is_lit_in_one_round_and_thrown_in_the_next(edition: str) -> None:
    t = fighting("Molotov Cocktail", "Boxed In", edition=edition)
    on_to(t, "strike")
    t.does("play Molotov Cocktail Mira 0", by="a")
    on_to(t, "press")
    assert (t.g.host[t["Molotov Cocktail"]], t.measure("Oskar.blood")) == (t["Mira"], 6)
    t.does("play Boxed In Mira 0", by="a")
    on_to(t, "strike")
    t.does("use Molotov Cocktail Mira -1", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.region("Molotov Cocktail")) == ("torpor", "ash-heap")
    t.is_quiet()


@rules_on("Molotov Cocktail", "ANK 20200203-1")
def test_a_molotov_cocktail_goes_out_with_the_combat() -> None:
    t = fighting("Molotov Cocktail")
    on_to(t, "strike")
    t.does("play Molotov Cocktail Mira 0", by="a")
    on_to(t)
    assert t.region("Molotov Cocktail") == "ash-heap"
    t = fighting("Molotov Cocktail", "Boxed In", answers=["Majesty"], other="Oskar 6/8 pre")
    on_to(t, "strike")
    t.does("play Molotov Cocktail Mira 0", by="a")
    t.does("play Majesty Oskar 0", by="b")
    on_to(t)
    assert t.region("Molotov Cocktail") == "ash-heap"


# -- Morbidity --------------------------------------------------------------------------------------------------------


@in_editions("words mode", [("obl", 0), ("tha", 1), ("OBL", 2), ("THA", 3)])
@pytest.mark.parametrize("taken", [0, 2])
def test_morbidity_holds_blood_until_the_combat_is_over(edition: str, words: str, mode: int, taken: int) -> None:
    t = fighting("Morbidity", who=words, other="Oskar 6/8 cel", answers=["Flash"], edition=edition)
    t.does(f"play Morbidity Mira {mode}", by="a")
    t.does(f"amount {taken}", by="a")
    assert (t.measure("Oskar.blood"), t.measure("Morbidity.blood")) == (6 - taken, taken)
    on_to(t, "maneuver")
    t.does("play Flash Oskar 0", by="b")
    dearer = 1 if mode > 1 else 0
    on_to(t)
    assert (t.measure("Oskar.blood"), t.region("Morbidity")) == (6 - dearer, "ash-heap")
    t.is_quiet()


def test_morbidity_is_no_use_against_an_ally() -> None:
    t = fighting("Morbidity", who="obl", other="Oskar ally 3")
    on_to(t)
    assert not t.ever_offered("play Morbidity")


# -- Morphean Blow ----------------------------------------------------------------------------------------------------


@rules_on("Morphean Blow", "RTR 20041202")
@editions
@pytest.mark.parametrize("dodged", [False, True])
def test_a_morphean_blow_puts_to_sleep_until_the_turn_is_over(edition: str, dodged: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 val", "Ilse 4/5"], hand=["Morphean Blow"]),
        seat(ready=["Oskar 6/8"], hand=["Dodge", "Wake with Evening's Freshness"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on_to(t, "strike")
    t.does("play Morphean Blow Mira 1", by="a")
    t.does("play Dodge Oskar 0" if dodged else "strike hand", by="b")
    on_to(t)
    assert (t.region("Morphean Blow") == "attached") is not dodged
    t.does("bleed Ilse")
    while not t.offers("play Wake with Evening's Freshness"):
        t.answer("pass")
    t.does("play Wake with Evening's Freshness Oskar 0")
    asked = len(t.asked)
    t.goes_on()
    assert t.ever_offered("block Oskar", since=asked) is dodged
    while t.g.turn < 21:
        t.answer("pass")
    assert t.region("Morphean Blow") == "ash-heap"
