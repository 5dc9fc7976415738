"""Cards that a few winning decks play: each is played."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.referendum_tables import goes, pools
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    BYSTANDER,
    acting,
    bystander,
    comes_into_play,
    editions,
    is_put_on_whom_it_is_for,
    passes_to,
    since_2011,
)
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_notables import fights

# -- master cards -----------------------------------------------------------------------------------------------------


@editions
def test_the_marrakesh_codex_arranges_four_cards_and_is_stolen(edition: str) -> None:
    comes_into_play("The Marrakesh Codex", "", edition)
    library = ["Fade", "Deflection", "Majesty", "Minion Tap", "Conditioning"]
    t = position(
        seat(ready=["Mira 3/5"], play=["The Marrakesh Codex"], library=library),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use The Marrakesh Codex")
    assert t.measure("The Marrakesh Codex.locked") == 1
    seen = [t.g.seen(t[card], 0) for card in library]
    assert seen == [False] + [True] * 4
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4 locked"], play=["The Marrakesh Codex"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("use The Marrakesh Codex Mira")
        t.goes_on()
    assert t.g.controller[t["The Marrakesh Codex"]] == 0


ISHTARRI = "clan:Ishtarri"


@editions
def test_an_ishtarri_warlord_maneuvers_or_presses(edition: str) -> None:
    is_put_on_whom_it_is_for("Ishtarri Warlord", ISHTARRI, "clan:Caitiff", False, edition)
    for first in ("maneuver", "press"):
        t = position(
            seat(ready=[("Mira 6/8", ["Ishtarri Warlord"])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
        )
        fights(t, "Mira")
        used = {"maneuver": "use Ishtarri Warlord Mira -1", "press": "use Ishtarri Warlord Mira -2"}
        while not t.offers(used[first]):
            t.does("strike hand" if t.asks == "strike" else "pass")
        t.does(used[first])
        since = len(t.asked)
        t.goes_on()
        assert not t.ever_offered(used["maneuver"], since)
        assert not t.ever_offered(used["press"], since)


@editions
def test_talons_of_the_dead_wound_and_cost(edition: str) -> None:
    is_put_on_whom_it_is_for("Talons of the Dead", "clan:Gangrel-antitribu", "clan:Caitiff", False, edition)
    t = position(
        seat(ready=[("Mira 3/5", ["Talons of the Dead"])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    fights(t, "Mira")
    on(t)
    assert t.region("Oskar") == "torpor"
    for action, blood in (("bleed Mira", 2), ("hunt Mira", 4)):
        t = position(
            seat(ready=[("Mira 3/5", ["Talons of the Dead"])]),
            seat(ready=["Oskar 6/8 locked"]),
            bystander(),
            edition=edition,
        )
        t.does(action)
        t.goes_on()
        assert t.measure("Mira.blood") == blood


@editions
def test_talons_of_the_dead_are_burned_for_a_master_action(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Talons of the Dead"])], hand=["Minion Tap"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Talons of the Dead")
    assert t.region("Talons of the Dead") == "ash-heap"
    assert not t.offers("play Minion Tap")


@editions
@pytest.mark.parametrize(("other", "offered"), [("Dreams of the Sphinx", False), ("KRCG News Radio", True)])
def test_savannah_ends_a_combat_for_a_unique_location(other: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Powerbase: Savannah", other]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    fights(t, "Mira")
    if not offered:
        t.goes_on()
        assert not t.ever_offered("use Powerbase: Savannah")
        return
    t.does("use Powerbase: Savannah", by="a")
    assert (t.measure(f"{other}.locked"), t.measure("Powerbase: Savannah.locked")) == (1, 0)
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (3, 6)


@editions
@rules_on("Blooding by the Code", "LSJ 20051012")
@pytest.mark.parametrize("level", ["val", "VAL"])
def test_blooding_by_the_code_makes_older_and_stronger(level: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 clan:Salubri-antitribu {level}"], hand=["Blooding by the Code"] * 2),
        seat(ready=["Oskar 2/4 clan:Salubri-antitribu"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Blooding by the Code")
    assert [t.measure(f"Mira.{what}") for what in ("capacity", "strength")] == [6, 2]
    assert "VAL" in stats.disciplines(t.g, t["Mira"])
    assert not t.offers("play Blooding by the Code")


@editions
@rules_on("Curse of Nitocris", "LSJ 19971006")
@pytest.mark.parametrize(("edge", "moves"), [(False, True), (True, False)])
def test_the_curse_of_nitocris_goes_on_as_the_edge_does(edge: bool, moves: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Curse of Nitocris"], edge=edge),
        seat(ready=["Oskar 6/8 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while t.asks not in ("pick", "minion", "influence"):
        t.passes()
    assert (t.asks == "pick") is moves
    if moves:
        t.does("pick c")
        assert t.g.controller[t["Curse of Nitocris"]] == 2


@editions
def test_the_curse_of_nitocris_costs_pool(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Curse of Nitocris"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Curse of Nitocris")
    t.does("target b")
    assert t.g.controller[t["Curse of Nitocris"]] == 1
    passes_to(t, "minion", "b")
    assert pools(t) == (30, 29, 30)


# -- actions ----------------------------------------------------------------------------------------------------------


@editions
def test_a_rumble_gives_a_larger_hand_and_costs_who_falls(edition: str) -> None:
    t = acting("Rumble", "Undead Strength", who="sect:Sabbat POT", against=("Oskar 6/8",), edition=edition)
    t.does("play Rumble Mira")
    assert t.asks == "target"
    t.does("target Oskar")
    while t.asks != "strike":
        t.passes()
    assert stats.hand_size(t.g, 0) == 8
    on(t)
    assert (stats.hand_size(t.g, 0), t.measure("a.pool")) == (7, 30)
    t = position(
        seat(ready=["Mira 0/8 sect:Sabbat"], hand=["Rumble"]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    assert not t.offers("play Rumble Mira")  # she must hunt
    t = position(
        seat(ready=["Mira 1/8 sect:Sabbat"], hand=["Rumble"]),
        seat(ready=[("Oskar 6/8", ["Meat Cleaver"])]),
        bystander(),
        edition=edition,
    )
    t.does("play Rumble Mira")
    t.does("target Oskar")
    while not t.offers("use Meat Cleaver Oskar -1"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("use Meat Cleaver Oskar -1")
    t.goes_on()
    assert (t.region("Mira"), t.measure("a.pool")) == ("torpor", 29)


@since_2011
@pytest.mark.parametrize(("red", "locked"), [("trait:red-list", 0), ("", 1)])
def test_big_game_is_rewarded(red: str, locked: int, edition: str) -> None:
    t = acting("Big Game", against=(f"Oskar 6/8 {red}".strip(), "Ute 2/4 trait:red-list"), edition=edition)
    t.does(f"play Big Game Mira {1 if red else 0}")
    t.does("target Oskar")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("Oskar.blood")) == (locked, 5)


@since_2011
@rules_on("Gear Up", "LSJ 20010627")
def test_gear_up_takes_a_card_back_that_is_named_at_once(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch nec"], hand=["Gear Up"], ash_heap=["Fade", "Majesty"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Gear Up Mira 0")
    t.does("target Fade")
    t.goes_on()
    assert (t.region("Fade"), t.measure("Mira.locked"), t.measure("Mira.blood")) == ("hand", 0, 3)


@since_2011
def test_gear_up_makes_strong_or_stealthy(edition: str) -> None:
    t = acting("Gear Up", who="sect:Anarch vic", against=("Oskar 2/4 locked",), edition=edition)
    t.does("play Gear Up Mira 2")
    t.goes_on()
    assert (t.measure("Mira.strength"), t.measure("Mira.locked")) == (2, 0)
    t = acting("Gear Up", who="sect:Anarch pre", edition=edition)
    t.does("play Gear Up Mira 1")
    t.goes_on()
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    assert t.measure("Mira.stealth") == 1


@editions
@pytest.mark.parametrize(("edge", "pool", "has"), [(False, 31, True), (True, 32, False)])
def test_off_kilter_takes_or_burns_the_edge(edge: bool, pool: int, has: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Samedi"], hand=["Off Kilter"], edge=edge),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Off Kilter Mira")
    while edge and t.asks != "may":
        t.passes()
    if edge:
        t.does("yes")
    t.goes_on()
    assert (t.measure("a.pool"), t.g.edge == 0) == (pool, has)


@editions
@rules_on("Vaticination", "PIB 20121031")
def test_a_vaticination_looks_at_all_hands_and_discards_one_card(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:True-Brujah"], hand=["Vaticination", "Majesty"]),
        seat(ready=["Oskar 2/4 locked"], hand=["Fade"], library=["Deflection"]),
        seat(ready=["Vera 2/4"], hand=["Conditioning"]),
        edition=edition,
    )
    t.does("play Vaticination Mira")
    while t.asks != "pick":
        t.passes()
    assert t.g.seen(t["Conditioning"], 0)
    t.does("pick Fade")
    t.goes_on()
    assert (t.region("Fade"), t.region("Conditioning")) == ("ash-heap", "hand")
    assert not t.g.seen(t["Deflection"], 0)


@editions
@pytest.mark.parametrize(("capacity", "locked"), [(6, 0), (5, 1)])
def test_schrecknet_comes_into_play(capacity: int, locked: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/{capacity} clan:Nosferatu"], hand=["SchreckNET"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play SchreckNET Mira")
    t.goes_on()
    assert (t.region("SchreckNET"), t.measure("Mira.locked")) == ("play", locked)


@editions
def test_schrecknet_looks_at_a_hand_after_a_referendum(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=["Anarchist Uprising"], play=["SchreckNET"]),
        seat(ready=["Oskar 2/4 locked"], hand=["Fade"]),
        bystander(),
        edition=edition,
    )
    t.does("play Anarchist Uprising Mira")
    while t.asks != "may":
        votes = [key for key in t.options() if key.startswith(("vote ", "votes ")) and key.endswith(" for")]
        t.answer(votes[0] if votes and t.who() == "a" else "call for" if t.offers("call for") else "pass")
    t.does("yes")
    t.does("pick b")
    assert (t.g.seen(t["Fade"], 0), t.measure("SchreckNET.locked")) == (True, 1)


@editions
@pytest.mark.parametrize(("level", "way", "strength"), [("pro", 0, 1), ("PRO", 1, 2)])
def test_the_mantle_of_the_bestial_majesty_makes_claws(level: str, way: int, strength: int, edition: str) -> None:
    t = acting("Mantle of the Bestial Majesty", who=level, edition=edition)
    t.does(f"play Mantle of the Bestial Majesty Mira {way}")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("Mira.strength")) == (0, strength)
    fights(t, "Mira")
    on(t)
    assert t.region("Oskar") == "torpor"


@editions
def test_a_rastacourere_shames_a_titled_vampire(edition: str) -> None:
    t = acting("Rastacourere", against=("Oskar 2/4 prince:Boston locked", "Ute 2/4 locked"), edition=edition)
    t.does("play Rastacourere Mira")
    t.goes_on()
    assert t.g.host[t["Rastacourere"]] == t["Oskar"]
    assert (t.measure("Oskar.capacity"), t.measure("Oskar.votes"), t.measure("a.pool")) == (3, 1, 29)


@editions
def test_a_prison_of_the_mind_is_opened_by_three_actions(edition: str) -> None:
    t = acting("Prison of the Mind", who="DEM", against=("Oskar 2/4 locked",), edition=edition)
    t.does("play Prison of the Mind Mira 1")
    t.does("target Oskar")
    t.goes_on()
    assert (t.measure("Oskar.stealth"), t.measure("Oskar.intercept")) == (-1, -2)
    free = position(
        seat(ready=["Mira 4/8", "Ines 4/8", "Ida 4/8"]),
        seat(ready=[("Oskar 2/4 locked", ["Prison of the Mind"])]),
        bystander(),
        edition=edition,
    )
    for one, region in (("Mira", "attached"), ("Ines", "attached"), ("Ida", "ash-heap")):
        free.does(f"use Prison of the Mind {one}")
        free.goes_on()
        assert free.region("Prison of the Mind") == region


# -- referendums ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("votes", "lost"), [(0, 3), (1, 2)])
def test_the_elder_kindred_network_punishes_a_failure(votes: int, lost: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {'title:primogen' if votes else ''}".strip()], hand=["Anarchist Uprising"]),
        seat(ready=["Oskar 2/4 clan:Ventrue prince:Paris", "Ute 2/4 title:primogen"], hand=["Elder Kindred Network"]),
        bystander(),
        edition=edition,
    )
    t.does("play Anarchist Uprising Mira")
    t.passes_until_offered("play Elder Kindred Network Oskar 0")
    t.does("play Elder Kindred Network Oskar 0")
    goes(t, favour="a", against="b")
    assert t.measure("a.pool") == 30 - lost


def singing(level: str, edition: str) -> Table:
    return position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=["Anarchist Uprising"]),
        seat(ready=[f"Oskar 2/4 {level} title:primogen"], hand=["Madrigal"]),
        seat(ready=["Vera 2/4 title:primogen"]),
        edition=edition,
    )


@editions
@pytest.mark.parametrize(
    ("level", "way", "blood"), [("pre", 0, (4, 2, 2)), ("mel", 2, (4, 2, 2)), ("MEL", 4, (3, 3, 3))]
)
def test_a_madrigal_gives_votes_and_feeds_who_agrees(
    level: str, way: int, blood: tuple[int, ...], edition: str
) -> None:
    t = singing(level, edition)
    t.does("play Anarchist Uprising Mira")
    t.passes_until_offered(f"play Madrigal Oskar {way}")
    t.does(f"play Madrigal Oskar {way}")
    assert t.measure("Oskar.votes") == 3
    goes(t, favour="a", against="bc")
    assert tuple(t.measure(f"{one}.blood") for one in ("Mira", "Oskar", "Vera")) == blood


@editions
@rules_on("Madrigal", "LSJ 20020123")
def test_a_madrigal_of_one_who_abstains_feeds_nobody(edition: str) -> None:
    t = singing("MEL", edition)
    t.does("play Anarchist Uprising Mira")
    t.passes_until_offered("play Madrigal Oskar 4")
    t.does("play Madrigal Oskar 4")
    goes(t, favour="a", against="c")
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Oskar", "Vera")] == [4, 2, 2]


@editions
def test_a_velvet_tongue_corrupts_a_voter(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=["Anarchist Uprising"]),
        seat(ready=["Oskar 2/4 ser"], hand=["Velvet Tongue"]),
        bystander(),
        edition=edition,
    )
    t.does("play Anarchist Uprising Mira")
    while not t.offers("play Velvet Tongue Oskar 1"):
        votes = [key for key in t.options() if key.startswith(("vote ", "votes ")) and key.endswith(" for")]
        t.answer(votes[0] if votes and t.who() == "a" else "pass")
    t.does("play Velvet Tongue Oskar 1")
    goes(t, favour="a")
    assert t.g.counters_on(t["Mira"], "corruption") == 1


@editions
def test_a_velvet_tongue_silences_the_corrupted(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston", "Ines 4/8 prince:Chicago"], hand=["Anarchist Uprising"]),
        seat(ready=["Oskar 2/4 SER title:primogen"], hand=["Velvet Tongue"]),
        bystander(),
        edition=edition,
    )
    t.g.add_counters(t["Mira"], "corruption", 1, 2)
    t.does("play Anarchist Uprising Mira")
    t.passes_until_offered("play Velvet Tongue Oskar 3")
    t.does("play Velvet Tongue Oskar 3")
    since = len(t.asked)
    goes(t, favour="a")
    assert not t.ever_offered("vote Mira for", since)
    assert t.ever_offered("vote Ines for", since)


# -- equipment and allies ---------------------------------------------------------------------------------------------


@editions
@rules_on("Concoction of Vitality", "LSJ 20100402")
def test_a_concoction_of_vitality_keeps_vampires_from_blocking(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 DOM", ["Concoction of Vitality"])], hand=["Govern the Unaligned", "Conditioning"]),
        seat(ready=["Oskar 2/4", "Mr. Noir"]),
        bystander(),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    t.passes_until_offered("use Concoction of Vitality Mira")
    t.does("use Concoction of Vitality Mira")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("block Oskar", since)
    assert not t.ever_offered("play Conditioning", since)
    assert t.region("Concoction of Vitality") == "ash-heap"


@editions
def test_guarded_rubrics_bleed_for_more(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Guarded Rubrics"])]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition
    )
    t.does("use Guarded Rubrics Mira")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (27, 3)


@since_2011
@pytest.mark.parametrize(("region", "pool"), [("ready", 29), ("torpor", 30)])
def test_guarded_rubrics_make_gehenna_dearer(region: str, pool: int, edition: str) -> None:
    keeper = ("Oskar 2/4", ["Guarded Rubrics"])
    t = position(
        seat(ready=["Mira 4/8"], hand=["Restricted Vitae"]),
        seat(**{region: [keeper]}),  # type: ignore[arg-type]
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play Restricted Vitae")
    assert (t.measure("a.pool"), t.region("Restricted Vitae")) == (pool, "play")


@editions
@pytest.mark.parametrize(("clan", "region", "blood"), [("Kiasyd", "torpor", None), ("Toreador", "ready", 5)])
def test_the_banshee_ironwail_wails(clan: str, region: str, blood: int | None, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 9/9 clan:{clan}"]),
        seat(ready=[("Oskar 4/8", ["Banshee Ironwail"])]),
        bystander(),
        edition=edition,
    )
    assert t.measure("Oskar.stealth") == -1
    fights(t, "Mira")
    assert t.measure("Mira.blood") == 8
    while not any(key.startswith(f"use {t['Banshee Ironwail']} {t['Oskar']} ") for key in t.options()):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.answer(next(key for key in t.options() if key.startswith(f"use {t['Banshee Ironwail']} ")))
    t.goes_on()
    assert t.region("Mira") == region
    assert blood is None or t.measure("Mira.blood") == blood


@editions
def test_an_argent_baton_burns_werewolves(edition: str) -> None:
    t = position(seat(ready=[("Mira 6/8", ["Argent Baton"])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    fights(t, "Mira")
    t.passes_until_offered("use Argent Baton Mira -1")
    assert not t.offers("use Argent Baton Mira -2")
    t.does("use Argent Baton Mira -1")
    t.goes_on()
    assert t.measure("Oskar.blood") == 4
    t = position(
        seat(ready=[("Mira 6/8", ["Argent Baton"])]), seat(ready=["Renegade Garou"]), bystander(), edition=edition
    )
    fights(t, "Mira", "Renegade Garou")
    t.passes_until_offered("use Argent Baton Mira -2")
    t.does("use Argent Baton Mira -2")
    t.goes_on()
    assert t.region("Renegade Garou") == "ash-heap"


@editions
def test_pier_13_equips_in_the_influence_phase(edition: str) -> None:
    t = position(
        seat(
            ready=[("Mira 4/8", ["Pier 13, Port of Baltimore"])],
            hand=["Flak Jacket", "Ivory Bow", "Flak Jacket"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.does("use Pier 13, Port of Baltimore")
    while t.asks == "target":
        t.does("target Flak Jacket")
    price = t.g.face[t["Flak Jacket"]].pool
    assert (t.g.host[t["Flak Jacket"]], t.measure("a.pool")) == (t["Mira"], 30 - price)
    assert t.region("Ivory Bow") == "hand"
    assert not t.offers("use Pier 13, Port of Baltimore")


@editions
def test_an_informant_shows_hands_and_changes_sides(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Informant"], hand=["Fade"]),
        seat(ready=["Oskar 2/4 clan:Ishtarri"]),
        seat(ready=["Vera 2/4"], hand=["Blank Page"]),
        phase="unlock",
        edition=edition,
    )
    while t.asks != "may":
        t.answer(t.options()[0])
    assert t.who() == "b"
    t.does("yes")
    assert (t.g.seen(t["Fade"], 1), t.g.seen(t["Fade"], 2)) == (True, False)
    passes_to(t, "minion")
    assert not t.offers("bleed Informant")
    passes_to(t, "minion", "b")
    assert t.g.controller[t["Informant"]] == 2
    t.does("bleed Oskar")
    assert not t.offers("block Informant")
