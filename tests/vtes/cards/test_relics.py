"""Much played master cards and events: tablets, castles, museums, rules that an event lays down."""

from __future__ import annotations

import pytest

from praxis.vtes.model.rulings import extra_cost
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_phase, passes_to, since_2011

COMES = [
    "Heidelberg Castle, Germany",
    "Communal Haven: Cathedral",
    "Club Zombie",
    "The British Museum, London",
    "House of Sorrow",
    "The Path of Lilith",
]


@editions
@pytest.mark.parametrize("card", COMES)
def test_it_comes_into_play_for_its_price(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[card]), seat(ready=["Oskar 2/4"]), bystander(), phase="master", edition=edition
    )
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play {card}")
    assert (t.region(card), t.measure("a.pool")) == ("play", 30 - t.g.face[t[card]].pool)
    t.is_quiet()


# -- libraries and ash heaps ------------------------------------------------------------------------------------------


@editions
@rules_on("Ashur Tablets", "PIB 20130119", "LSJ 20091030", "LSJ 20081129")
@pytest.mark.parametrize(("there", "pool"), [(1, 30), (2, 33)])
def test_the_third_tablet_brings_cards_back(there: int, pool: int, edition: str) -> None:
    """Rulings: nothing is aimed at before the third is there; it may be played with an empty ash heap."""
    t = position(
        seat(
            ready=["Mira 3/5"],
            hand=["Ashur Tablets", *["Blank Page"] * 6],
            play=["Ashur Tablets"] * there,
            ash_heap=["Changeling", "Govern the Unaligned", "Nefertiti"],
            library=3,
        ),
        seat(ready=["Oskar 2/4"], play=["Ashur Tablets"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.answer(t.options("play")[0])
    if there == 2:
        assert not t.offers("pick Nefertiti")
        t.does("pick Changeling")
        t.does("pick Govern the Unaligned")
        t.does("pick Changeling")
        while t.asks == "discard-down":
            t.answer(t.options()[-1])
        assert t.measure("a.removed") + t.measure("b.removed") == 4
        assert t.region("Nefertiti") == "ash-heap"
        assert {card for card in t.g.ash_heap(0) if t.g.face[card].name == "Govern the Unaligned"} == set()
        names = [t.g.face[card].name for card in (*t.g.library(0), *t.g.hand(0), *t.g.ash_heap(0))]
        assert names.count("Govern the Unaligned") == names.count("Changeling") == 1
    assert t.measure("a.pool") == pool


@editions
def test_one_tablet_is_played_in_a_turn(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Ashur Tablets"] * 2, play=["The Parthenon"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use The Parthenon")
    t.does("play Ashur Tablets")
    assert not t.offers("play Ashur Tablets")


@editions
@rules_on("Great Symposium", "LSJ 20100306")
@pytest.mark.parametrize(
    ("card", "word", "blood"),
    [
        ("Coroner's Contact", "clan:Samedi", 1),
        ("The Stranger Among Us", "trait:scarce", 0),
        ("Great Symposium", "clan:Kiasyd", 3),
    ],
)
@pytest.mark.parametrize("found", [True, False])
def test_it_searches_the_crypt(card: str, word: str, blood: int, found: bool, edition: str) -> None:
    """Ruling: the search may fail, and the blood is given all the same."""
    t = position(
        seat(
            ready=[f"Mira 3/5 {word}"],
            hand=[card],
            crypt=[f"Hidden 0/5 {word}", "Alien 0/5 clan:Ventrue"],
            uncontrolled=[f"Young 0/5 {word}"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"play {card}")
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0] if found else "pass")
    while t.asks == "pick":
        t.does("pick Young")
    hers = [one for one in t.g.uncontrolled(0) if t.g.face[one].name == "Hidden"]
    assert len(hers) == found
    given = sum(t.g.blood[one] for one in t.g.uncontrolled(0))
    assert given == (blood if found or card == "Great Symposium" else 0)


@editions
@rules_on("Jake Washington", "LSJ 20071014", "LSJ 20030520-2")
def test_jake_washington_is_an_ally_who_feeds_the_empty(edition: str) -> None:
    """Rulings: with a starting life of 1; in the ash heap he is no ally."""
    t = position(
        seat(ready=["Mira 3/5"], hand=["Jake Washington", "Jake Washington"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Jake Washington")
    jake = next(card for card in t.g.ready(0) if t.g.face[card].name == "Jake Washington")
    assert (t.g.is_ally(jake), t.g.blood[jake], t.g.face[jake].life) == (True, 1, 1)
    assert (t.g.face[jake].strength, t.g.face[jake].bleed, "mortal" in t.g.face[jake].traits) == (0, 0, True)
    for _ in range(120):
        if t.asks == "unlock" and t.who() == "a":
            break
        t.goes_by()
    assert not t.offers("use Jake Washington")  # nobody is empty
    t = position(
        seat(ready=["Mira 3/5", "Ines 2/4"], hand=["Jake Washington"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Jake Washington")
    t.g.burn_blood(t["Mira"], 3, "card.burn.counter-to-bank")
    for _ in range(160):
        if t.asks == "unlock" and t.who() == "a":
            break
        options = [one for one in t.options() if not one.startswith("hunt")]
        t.answer("pass" if "pass" in t.options() else options[0] if options else t.options()[0])
    assert t.offers("use Jake Washington")
    t.does("use Jake Washington")
    assert (t.offers("amount 0"), t.offers("amount 5")) == (True, False)
    with t.changes("Mira.blood", 4):
        t.does("amount 4")
    assert t.region("Jake Washington") == "ash-heap"
    assert not t.g.is_ally(t["Jake Washington"])


# -- between two vampires ---------------------------------------------------------------------------------------------


@editions
@rules_on("Heidelberg Castle, Germany", "ANK 20170804", "LSJ 20090722-2")
@pytest.mark.parametrize("card", ["Heidelberg Castle, Germany", "Communal Haven: Cathedral"])
def test_blood_and_gear_go_from_one_to_the_other(card: str, edition: str) -> None:
    """Rulings: more than fits goes to the bank; never during an action."""
    t = position(
        seat(
            ready=[
                ("Mira 4/5 sect:Sabbat", [".44 Magnum", "Raven Spy"]),
                ("Ines 2/4 sect:Sabbat", ["Ivory Bow"]),
                "Kurt 1/3 sect:Camarilla",
            ],
            play=[card],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"use {card}")
    assert t.offers("target Kurt") is card.startswith("Heidelberg")
    t.does("target Mira")
    t.does("target Ines") if t.asks == "target" else None
    assert t.offers("pick Raven Spy") is card.startswith("Heidelberg")
    t.does("pick .44 Magnum")
    if card.startswith("Heidelberg"):
        assert (t.asks, t.offers("pick Raven Spy")) == ("pick", True)
        t.passes()
    t.does("pick Ivory Bow")
    assert t.offers("pick .44 Magnum")  # which lies on Ines by now
    t.passes()
    t.does("amount 3")
    assert (t.g.host[t[".44 Magnum"]], t.g.host[t["Ivory Bow"]]) == (t["Ines"], t["Mira"])
    assert (t.measure("Mira.blood"), t.measure("Ines.blood"), t.g.host[t["Raven Spy"]]) == (1, 4, t["Mira"])


@editions
@rules_on("Heidelberg Castle, Germany", "ANK 20210608", "ANK 20171124")
def test_the_castle_is_used_between_actions_only(edition: str) -> None:
    """Rulings: also between two actions of another's turn."""
    t = position(
        seat(ready=["Mira 4/5", "Ines 2/4"]),
        seat(ready=["Oskar 2/4", "Ute 2/4"], play=["Heidelberg Castle, Germany"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira") if t.who() == "a" else None
    assert t.offers("use Heidelberg Castle, Germany")
    assert (t.who(), t.g.action()) == ("b", None)


# -- locations and powers ---------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("locked", [False, True])
def test_club_zombie_feeds_if_it_was_unlocked(locked: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5"], play=["Club Zombie locked" if locked else "Club Zombie"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert t.offers("use Club Zombie") is not locked
    if not locked:
        t.does("use Club Zombie")
        assert t.measure("Mira.blood") == 3
        assert not t.offers("use Club Zombie")


@editions
def test_club_zombie_sees(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Path of the Void"])]),
        seat(ready=["Oskar 2/4"], play=["Club Zombie"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    while t.who() != "b":
        t.passes()
    t.does("use Club Zombie", by="b")
    assert t.told("blocked") or t.measure("Club Zombie.locked") == 1


@editions
@rules_on("The British Museum, London", "ANK 20221026")
@pytest.mark.parametrize(
    ("gear", "fits"), [("Ivory Bow", False), ("Sport Bike", False), ("The Signet of King Saul", True)]
)
def test_the_british_museum_is_for_relics(gear: str, fits: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ines 2/4"], hand=[gear], play=["The British Museum, London"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert t.measure("a.hand_size") == 8
    assert extra_cost(t.g, 2, t["Mira"], t[gear], 0, []) == (-1 if fits else 0)
    assert t.offers(f"play {gear} Mira")
    t.does(f"play {gear} Mira")
    t.goes_on()
    assert (t.asks == "may") is fits
    if fits:
        t.does("yes")
        assert t.measure("Mira.locked") == 0


@editions
def test_the_house_of_sorrow_unlocks_for_a_price(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 locked"], play=["House of Sorrow", "The Coven locked"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use House of Sorrow")
    assert (t.measure("The Coven.locked"), t.measure("House of Sorrow.locked"), t.measure("Mira.locked")) == (0, 1, 1)
    assert t.g.counters_on(t["House of Sorrow"], "stun") == t.g.counters_on(t["The Coven"], "stun") == 1


@editions
def test_the_path_of_lilith_marks_and_charges(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Sabbat"], play=["The Path of Lilith"]),
        seat(ready=["Oskar 0/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(60):
        if t.asks == "may" or t.told("action-over"):
            break
        t.does("block Oskar")
    t.does("yes", by="a")
    assert (t.g.counters_on(t["Oskar"], "torture"), t.measure("The Path of Lilith.locked")) == (1, 1)
    for _ in range(200):
        if t.options("trigger"):
            t.answer(t.options("trigger")[0])
            break
        t.goes_by()
    assert (t.measure("b.pool"), t.measure("c.pool")) == (29, 30)


@editions
@pytest.mark.parametrize("points", [0, 1])
def test_momentum_needs_a_victory(points: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Momentum's Edge"], play=["The Parthenon"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.g.vps[0] = points
    t.does("use The Parthenon")
    assert t.offers("play Momentum's Edge") is bool(points)
    t = in_phase("unlock", edition, "Momentum's Edge")
    t.does("use Momentum's Edge")
    assert (t.measure("a.pool"), t.measure("Momentum's Edge.locked")) == (31, 1)


# -- events -----------------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize("card", ["The Bitter and Sweet Story", "Narrow Minds", "NRA PAC", "Restricted Vitae"])
def test_an_event_comes_into_play(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[card]), seat(ready=["Oskar 2/4"]), bystander(), phase="discard", edition=edition
    )
    t.does(f"play {card}")
    assert t.region(card) == "play"


@since_2011
def test_the_story_gives_cards_for_victories(edition: str) -> None:
    t = in_phase("master", edition, "The Bitter and Sweet Story")
    t.g.vps[1] = 1
    assert [t.measure(f"{one}.hand_size") for one in "abc"] == [7, 9, 7]


@since_2011
def test_narrow_minds_make_bounces_dearer(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Narrow Minds"]),
        seat(ready=["Oskar 2/4 DOM"], hand=["Deflection", "Conditioning"]),
        bystander(),
        edition=edition,
    )
    costs = [extra_cost(t.g, 1, t["Oskar"], t[one], 0, []) for one in ("Deflection", "Conditioning")]
    assert costs == [1, 0]


@since_2011
@rules_on("NRA PAC", "LSJ 20061218", "LSJ 20080619")
def test_the_lobby_unlocks_who_has_equipped(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ines 2/4"], hand=[".44 Magnum"], play=["NRA PAC"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play .44 Magnum Mira")
    t.goes_on()
    t.does("bleed Ines")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("Ines.locked")) == (1, 1)
    passes_to(t, "minion", "b")
    assert (t.measure("Mira.locked"), t.measure("Ines.locked")) == (0, 1)


@since_2011
@rules_on("Restricted Vitae", "LSJ 20050720-2", "LSJ 20010809-1")
def test_restricted_vitae_lets_only_the_empty_hunt(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/5"], play=["Restricted Vitae"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("hunt Mira")
    t = position(
        seat(ready=["Mira 0/5"], play=["Restricted Vitae"]),
        seat(ready=["Oskar 2/4 locked", "Old 2/6"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("hunt Mira")
    t.does("use Restricted Vitae Mira")
    assert not t.offers("target Old")
    t.does("target Oskar")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (1, 1)


# -- counters that go with their card ---------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "name"), [("The Path of Lilith", "torture"), ("Carver's Meat Packing and Storage", "hostage")]
)
def test_counters_go_when_the_controller_of_their_card_is_ousted(card: str, name: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4 locked"], play=[card], pool=1),
        seat(ready=["Ute 2/4 locked"], torpor=["Young 1/3"]),
        seat(ready=["Hans 2/4 locked"]),
        edition=edition,
    )
    t.g.add_counters(t["Young"], name, 2)
    t.g.add_counters(t["Young"], "disease", 1)
    t.does("bleed Mira")
    t.goes_on()
    assert t.g.ousted[1] == 1
    assert (t.g.counters_on(t["Young"], name), t.g.counters_on(t["Young"], "disease")) == (0, 1)
    assert t.told("named-counters")[-1]["count"] == 0
    t.is_quiet()
