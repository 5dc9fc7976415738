"""More locations and powers that a Methuselah has in play: for blood, and stores of pool."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.referendum_tables import calls, table
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    ALL,
    BYSTANDER,
    bystander,
    comes_into_play,
    editions,
    in_phase,
    needs_a_minion_of_its_own,
    passes_to,
    since_2011,
)

NOT_IN_2000 = ("sect:Anarch", "sect:Laibon")
# The card, what one needs to play it, and with how many counters it comes.
COMES = [
    ("Al's Army Apparatus", "clan:Brujah", 0),
    ("Arcanum Chapterhouse, Alexandria", "", 0),
    ("Base Hunting Ground", "clan:Osebo", 0),
    ("Blood Puppy", "", 3),
    ("Command Performance", "clan:Daughter-of-Cacophony", 0),
    ("Communal Haven: Temple", "", 0),
    ("Crematorium", "clan:Harbinger-of-Skulls", 0),
    ("The Crocodile Temple", "clan:Ministry", 0),
    ("Demonstration", "clan:Ventrue-antitribu", 0),
    ("Esgrima", "", 0),
    ("Grand Temple of Set", "clan:Ministry", 0),
    ("Gurchon Hall", "title:cardinal", 0),
    ("Heartblood of the Clan", "clan:Banu-Haqim", 0),
    ("Hospital Food", "sect:Anarch", 0),
    ("Inbase Discotek, Frankfurt", "", 0),
    ("Joseph Pander", "clan:Pander", 0),
    ("Jungle Hunting Ground", "clan:Akunanse", 0),
    ("Kingston Penitentiary, Ontario", "", 0),
    ("The Louvre, Paris", "clan:Toreador", 0),
    ("The Malkavian Seven Miseries", "clan:Malkavian", 0),
    ("The Mausoleum, Venice", "clan:Giovanni", 0),
    ("Palace Hunting Ground", "clan:Guruhi", 0),
    ("The Path of Harmony", "clan:Ahrimane", 0),
    ("The Path of Service", "clan:Gargoyle", 0),
    ("The Path of the Feral Heart", "clan:Gangrel-antitribu", 0),
    ("Poacher's Hunting Ground", "", 0),
    ("Powerbase: Luanda", "sect:Laibon", 0),
    ("Powerbase: New York", "", 0),
    ("Powerbase: Rome", "", 0),
    ("Powerbase: Washington, D.C.", "", 0),
    ("Prophecies of Gehenna", "", 0),
    ("Protracted Investment", "", 5),
    ("Purchase Pact", "title:archbishop", 0),
    ("Short-Term Investment", "", 3),
    ("Spirit Summoning Chamber", "clan:Tremere-antitribu", 0),
    ("Swiss Cut", "clan:Giovanni", 2),
    ("Tabriz Assembly", "clan:True-Brujah", 0),
    ("Threestar Cab Company", "", 0),
    ("Tower of London", "clan:Giovanni", 0),
    ("Ventrue Investment", "clan:Ventrue-antitribu", 1),
    ("Watchtower: Chosen are Called", "trait:seraph", 0),
    ("Weeping Stone", "", 0),
]


@pytest.mark.parametrize(
    ("card", "who", "counters", "edition"),
    [(*row, edition) for row in COMES for edition in ALL if edition != "2000" or row[1] not in NOT_IN_2000],
)
def test_it_comes_into_play_for_its_price(card: str, who: str, counters: int, edition: str) -> None:
    comes_into_play(card, who, edition, counters)


@editions
@pytest.mark.parametrize(("card", "who"), [(card, who) for card, who, _ in COMES if who])
def test_it_needs_a_minion_that_meets_its_requirement(card: str, who: str, edition: str) -> None:
    needs_a_minion_of_its_own(card, edition)


# -- hunting grounds --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "who", "other"),
    [
        ("Base Hunting Ground", "", None),
        ("Palace Hunting Ground", "clan:Guruhi", ""),
        ("Palace Hunting Ground", "", None),
    ],
)
def test_a_hunting_ground_feeds_a_vampire_once_a_turn(card: str, who: str, other: str | None, edition: str) -> None:
    fits = bool(who) or (other is None and card.startswith("Base"))
    t = position(
        seat(ready=[f"Mira 2/5 {who}".strip()], play=[card, "Warzone Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert t.offers(f"use {card}") is fits
    if fits:
        with t.unchanged(*BYSTANDER, "Oskar.blood"):
            t.does(f"use {card}")
        assert t.measure("Mira.blood") == 3
        assert not t.offers(f"use {card}")
        assert not t.offers("use Warzone Hunting Ground")  # one hunting ground a turn


@editions
def test_the_palace_feeds_nobody_without_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 0/5 clan:Guruhi"], play=["Palace Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert not t.offers("use Palace Hunting Ground")


@editions
def test_kingston_penitentiary_feeds_others_for_a_pool(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5"]),
        seat(ready=["Oskar 2/4"], play=["Kingston Penitentiary, Ontario"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Oskar.blood"):
        t.does("use Kingston Penitentiary, Ontario")
    assert (t.measure("a.pool"), t.measure("b.pool"), t.measure("Mira.blood")) == (29, 31, 3)
    assert t.measure("Kingston Penitentiary, Ontario.locked") == 1
    assert not t.offers("use Kingston Penitentiary, Ontario")


@editions
def test_threestar_cabs_bring_blood_to_pool_or_vampire(edition: str) -> None:
    t = in_phase("master", edition, "Threestar Cab Company")
    t.does("use Threestar Cab Company")
    assert t.measure("Threestar Cab Company.blood") == 1
    for answer, measure, value in (("-2", "a.pool", 31), ("-3", "Mira.blood", 4)):
        t = in_phase("unlock", edition, "Threestar Cab Company counters:1")
        with t.unchanged(*BYSTANDER):
            t.answer(next(one for one in t.options("use") if one.endswith(answer)))
        assert (t.measure(measure), t.measure("Threestar Cab Company.blood")) == (value, 0)
    t = in_phase("unlock", edition, "Threestar Cab Company")
    assert not t.offers("use Threestar Cab Company")


@since_2011
@pytest.mark.parametrize(("counters", "gathers"), [(2, True), (3, False)])
def test_the_jungle_gathers_blood_for_a_laibon(counters: int, gathers: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/5 sect:Laibon"], play=[f"Jungle Hunting Ground counters:{counters}"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    uses = t.options("use")
    assert any(one.endswith("-1") for one in uses) is gathers
    t.answer(next(one for one in uses if one.endswith("-2")))
    assert (t.measure("Mira.blood"), t.measure("Jungle Hunting Ground.blood")) == (1 + counters, 0)
    assert not t.offers("use Jungle Hunting Ground")


@since_2011
@pytest.mark.parametrize("grounds", [0, 1, 2])
def test_poachers_feed_as_many_anarchs_as_others_have_grounds(grounds: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5 sect:Anarch", "Ines 2/5 sect:Anarch", "Kurt 2/5"], play=["Poacher's Hunting Ground"]),
        seat(ready=["Oskar 2/4"], play=["Warzone Hunting Ground", "Poacher's Hunting Ground"][: 2 if grounds else 0]),
        seat(ready=["Vera 2/4"], play=["Uptown Hunting Ground"] if grounds > 1 else []),
        phase="unlock",
        edition=edition,
    )
    assert t.offers("use Poacher's Hunting Ground") is bool(grounds)
    if grounds:
        t.does("use Poacher's Hunting Ground")
        assert not t.offers("pick Kurt")
        for one in ("Mira", "Ines")[:grounds]:
            t.does(f"pick {one}")
        assert not t.offers("pick Ines") or grounds == 1
        t.goes_on("pick")
        assert t.measure("Mira.blood") + t.measure("Ines.blood") == 4 + grounds


@editions
@rules_on("Gurchon Hall", "PIB 20130221")
def test_gurchon_hall_feeds_the_two_oldest(edition: str) -> None:
    """Ruling: it needs two ready vampires."""
    t = position(
        seat(ready=["Mira 2/5", "Old 2/9", "Ines 2/5", "Young 2/3"], play=["Gurchon Hall"]),
        seat(ready=["Oskar 2/10"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Young.blood"):
        t.does("use Gurchon Hall")
        while t.asks == "pick":
            assert not t.offers("pick Young")
            t.does("pick Old" if t.offers("pick Old") else "pick Ines")
    assert [t.measure(f"{one}.blood") for one in ("Old", "Ines", "Mira")] == [3, 3, 2]
    assert not t.offers("use Gurchon Hall")
    t = position(seat(ready=["Mira 2/5"], play=["Gurchon Hall"]), seat(), bystander(), phase="unlock", edition=edition)
    assert not t.offers("use Gurchon Hall")


# -- blood for vampires -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "who"), [("Weeping Stone", "trait:black-hand"), ("Tabriz Assembly", "clan:True-Brujah")]
)
def test_it_gives_a_card_and_blood_each_turn(card: str, who: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 2/5 {who}", "Ines 2/5"], play=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert (t.measure("a.hand_size"), t.measure("b.hand_size")) == (8, 7)
    with t.unchanged(*BYSTANDER, "Ines.blood"):
        t.does(f"use {card}")
    assert t.measure("Mira.blood") == 3
    assert not t.offers(f"use {card}")


@editions
@rules_on("Weeping Stone", "LSJ 20080604")
@pytest.mark.parametrize(("who", "offered"), [("clan:Banu-Haqim", True), ("", False)])
def test_the_weeping_stone_is_burned_for_a_pool_by_the_right_clan(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 2/5 {who}".strip()]),
        seat(ready=["Oskar 2/4 locked"], play=["Weeping Stone"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("use Weeping Stone Mira") is offered
    if offered:
        t.does("use Weeping Stone Mira")
        t.goes_on()
        assert (t.region("Weeping Stone"), t.measure("a.pool")) == ("ash-heap", 29)


@editions
def test_tabriz_assembly_votes_for_itself(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5 prince:Boston"]),
        seat(ready=["Oskar 2/4 locked"], play=["Tabriz Assembly"]),
        bystander(),
        edition=edition,
    )
    t.does("use Tabriz Assembly Mira")
    while t.asks != "polling":
        t.passes()
    assert [(told["seat"], told["votes"]) for told in t.told("gains-votes")] == [(1, 1)]


@since_2011
@pytest.mark.parametrize("sect", ["Anarch", "Camarilla"])
def test_hospital_food_feeds_a_hunting_anarch(sect: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 1/8 sect:{sect}"]),
        seat(ready=["Oskar 2/4 locked"], play=["Hospital Food"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    if sect == "Anarch":
        t.does("use Hospital Food", by="b")
    assert not t.offers("use Hospital Food")
    t.goes_on()
    assert t.measure("Mira.blood") == (3 if sect == "Anarch" else 2)


@editions
@rules_on("Inbase Discotek, Frankfurt", "LSJ 20050720-2")
@pytest.mark.parametrize("blood", [1, 8])
def test_the_discotek_feeds_who_has_hunted_with_success(blood: int, edition: str) -> None:
    """Ruling: a hunt that gains no blood is not successful."""
    t = position(
        seat(ready=[f"Mira {blood}/8"], play=["Inbase Discotek, Frankfurt"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.goes_on()
    assert (t.asks == "may") is (blood == 1)
    if blood == 1:
        t.does("yes")
        assert (t.measure("Mira.blood"), t.measure("Inbase Discotek, Frankfurt.locked")) == (3, 1)


@editions
def test_the_heartblood_is_filled_and_spent_on_the_clan(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5"]),
        seat(ready=["Oskar 2/4 clan:Banu-Haqim"], play=["Heartblood of the Clan"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Heartblood of the Clan Mira")
    t = position(
        seat(
            ready=["Mira 2/5 clan:Banu-Haqim"],
            play=["Heartblood of the Clan counters:3"],
            uncontrolled=["Young 0/6 clan:Banu-Haqim", "Alien 0/6"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("use Heartblood of the Clan Mira")
    t.goes_on()
    assert t.measure("Heartblood of the Clan.blood") == 4
    passes_to(t, "influence")
    t.does("use Heartblood of the Clan")
    t.does("amount 3")
    assert (t.measure("Young.blood"), t.measure("Heartblood of the Clan.blood")) == (3, 1)


@editions
def test_a_watchtower_of_the_greatest_fall_feeds_the_sabbat(edition: str) -> None:
    t = table("Watchtower: Greatest Fall", who="sect:Sabbat trait:seraph", edition=edition)
    calls(t, "Watchtower: Greatest Fall")
    assert t.region("Watchtower: Greatest Fall") == "play"
    t = position(
        seat(
            ready=["Mira 2/5 sect:Sabbat", "Alien 2/5 sect:Camarilla"],
            uncontrolled=["Young 0/6 sect:Sabbat"],
            play=["Watchtower: Greatest Fall"],
            hand=["Watchtower: Chosen are Called"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Watchtower: Greatest Fall")
    assert not t.offers("target Alien")
    t.does("target Young")
    assert t.measure("Young.blood") == 1


@editions
def test_a_watchtower_falls_as_another_rises(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 2/5 sect:Sabbat trait:seraph"],
            play=["Watchtower: Greatest Fall", "Watchtower: Chosen are Called"],
            hand=["Watchtower: Four Ride Forth"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Watchtower: Four Ride Forth")
    assert t.asks == "trigger"
    falling = [t["Watchtower: Greatest Fall"], t["Watchtower: Chosen are Called"]]
    assert [int(option.split()[1]) for option in t.options()] == falling, "the option names the card that falls"
    t.answer(t.options()[0])
    assert t.asks != "trigger", "the last one asks nothing"
    assert t.region("Watchtower: Greatest Fall") == t.region("Watchtower: Chosen are Called") == "ash-heap"
    assert t.region("Watchtower: Four Ride Forth") == "play"


@editions
def test_the_chosen_are_called_for_three_cards(edition: str) -> None:
    t = in_phase("master", edition, "Watchtower: Chosen are Called", library=9, hand=["Blank Page"] * 7)
    t.does("use Watchtower: Chosen are Called")
    for _ in range(3):
        assert t.asks == "discard-down"
        t.answer(t.options()[0])
    assert (t.measure("a.hand"), t.measure("a.library")) == (7, 6)
    assert not t.offers("use Watchtower: Chosen are Called")  # it took the master phase action


# -- stores of pool ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    "card", ["Short-Term Investment", "Protracted Investment", "Ventrue Investment", "Swiss Cut", "Powerbase: New York"]
)
def test_a_store_pays_a_pool_for_a_master_phase_action(card: str, edition: str) -> None:
    for counters, region in ((2, "play"), (1, "ash-heap")):
        t = in_phase("master", edition, f"{card} counters:{counters}")
        with t.unchanged(*BYSTANDER, "b.pool"):
            t.answer(t.options("use")[-1])
        assert (t.measure("a.pool"), t.region(card)) == (31, region)
        assert not t.offers(f"use {card}")


@editions
def test_swiss_cut_feeds_a_giovanni_and_grows_by_investments(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5 clan:Giovanni"], play=["Swiss Cut counters:2"], hand=["Short-Term Investment"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.answer(next(one for one in t.options("use") if one.endswith("-2")))
    assert (t.measure("Mira.blood"), t.measure("Swiss Cut.blood")) == (3, 1)
    t = position(
        seat(ready=["Mira 2/5 clan:Giovanni"], play=["Swiss Cut counters:2"], hand=["Short-Term Investment"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Short-Term Investment")
    assert t.measure("Swiss Cut.blood") == 3


@editions
@rules_on("Powerbase: New York", "RTR 19980928", "LSJ 20080604")
@pytest.mark.parametrize(("sect", "offered"), [("Sabbat", True), ("Camarilla", False)])
def test_the_sabbat_of_others_robs_new_york(sect: str, offered: bool, edition: str) -> None:
    """Ruling: her own vampires cannot."""
    t = in_phase("master", edition, "Powerbase: New York")
    t.does("use Powerbase: New York")
    assert (t.measure("a.pool"), t.measure("Powerbase: New York.blood")) == (29, 3)
    t = position(
        seat(ready=[f"Mira 2/5 sect:{sect}"], play=["Powerbase: New York counters:3"]),
        seat(ready=[f"Oskar 2/4 sect:{sect}"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Powerbase: New York Mira")
    t = position(
        seat(ready=[f"Mira 2/5 sect:{sect}"]),
        seat(ready=["Oskar 2/4 locked"], play=["Powerbase: New York counters:3"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("use Powerbase: New York Mira") is offered
    if offered:
        t.does("use Powerbase: New York Mira")
        t.goes_on()
        assert (t.measure("a.pool"), t.region("Powerbase: New York")) == (33, "ash-heap")


@editions
def test_washington_doubles_what_is_put_there(edition: str) -> None:
    t = in_phase("unlock", edition, "Powerbase: Washington, D.C. counters:2")
    t.does("use Powerbase: Washington, D.C.")
    t.does("way 0")
    t.does("amount 3")
    assert (t.measure("a.pool"), t.measure("Powerbase: Washington, D.C..blood")) == (27, 8)
    assert not t.offers("use Powerbase: Washington, D.C.")
    t = in_phase("unlock", edition, "Powerbase: Washington, D.C. counters:2")
    t.does("use Powerbase: Washington, D.C.")
    t.does("way 1")
    assert (t.measure("a.pool"), t.measure("Powerbase: Washington, D.C..blood")) == (32, 0)
    t = position(
        seat(ready=["Mira 2/5"]),
        seat(ready=["Oskar 2/4 locked"], play=["Powerbase: Washington, D.C. counters:4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Washington, D.C. Mira")
    t.goes_on()
    assert (t.measure("a.pool"), t.region("Powerbase: Washington, D.C.")) == (34, "play")


@editions
@pytest.mark.parametrize(("way", "pool", "left"), [(0, 31, 2), (1, 30, 4), (2, 33, 0)])
def test_the_blood_puppy_gives_grows_or_goes(way: int, pool: int, left: int, edition: str) -> None:
    t = in_phase("unlock", edition, "Blood Puppy counters:3")
    with t.unchanged(*BYSTANDER, "Mira.blood"):
        t.does("use Blood Puppy")
        t.does(f"way {way}")
    assert (t.measure("a.pool"), t.measure("Blood Puppy.blood")) == (pool, left)
    assert t.region("Blood Puppy") == ("ash-heap" if way == 2 else "play")
    assert not t.offers("use Blood Puppy")


@editions
def test_the_grand_temple_steals_for_more_than_the_capacity(edition: str) -> None:
    t = in_phase("master", edition, "Grand Temple of Set counters:1")
    t.does("use Grand Temple of Set")
    assert (t.measure("a.pool"), t.measure("Grand Temple of Set.blood"), t.asks) == (29, 2, "minion")
    t = position(
        seat(ready=["Mira 3/5"], play=["Grand Temple of Set counters:5"]),
        seat(ready=["Oskar 2/4", "Old 2/5"]),
        seat(ready=["Vera 2/2"]),
        phase="influence",
        edition=edition,
    )
    t.does("use Grand Temple of Set")
    assert not t.offers("target Old")
    assert not t.offers("target Vera")
    if t.asks == "target":
        t.does("target Oskar")
    if t.asks == "amount":
        assert not t.offers("amount 4")
        t.does("amount 5")
    assert (t.word("Oskar.controller"), t.measure("Grand Temple of Set.blood")) == ("a", 0)
