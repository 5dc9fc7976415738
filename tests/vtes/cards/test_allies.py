"""Allies: what they do besides acting, blocking and fighting."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, in_editions
from tests.vtes.cards.test_combat import on


def next_turn(t: Table) -> None:
    """Nobody does anything but what must be done, until the next unlock phase of the first Methuselah is over."""
    turn = t.g.turn
    for _ in range(80):
        if t.g.turn > turn and t.g.turn_span().seat == 0 and t.asks in ("master", "minion", "influence", "discard"):
            return
        t.answer(t.options("trigger")[0] if t.offers("trigger") else "pass")
    raise AssertionError("her next turn does not come")


GHOULS = ["War Ghoul", "The Vozhd of Sofia", "The Vozhd of Juiz de Fora", "The Vozhd of Gravesend"]


@editions
@pytest.mark.parametrize("card", GHOULS)
def test_a_ghoul_feeds_on_another_servant_as_it_enters_play(card: str, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 8/8 clan:Tzimisce", ["Raven Spy"]), "Ally ally 2"], hand=[card]),
        seat(ready=["Other ally 2"]),
        bystander(),
        edition=edition,
    )
    face = t.g.face[t[card]]
    t.does(f"play {card} Mira 0")
    on(t, "pick")
    assert (t.offers("pick Raven Spy"), t.offers("pick Ally"), t.offers("pick Other")) == (True, True, False)
    t.does("pick Raven Spy")
    assert (t.region("Raven Spy"), t.measure(f"{card}.blood")) == ("ash-heap", face.life)
    assert t.measure("a.pool") == 30 - face.pool
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", GHOULS)
def test_without_another_servant_it_burns_itself(card: str, edition: str) -> None:
    t = acting(card, who="clan:Tzimisce", edition=edition)
    t.does(f"play {card} Mira 0")
    t.goes_on()
    assert t.region(card) == "ash-heap"
    t.is_quiet()


RUSHES = [
    # ally, vampires only, stealth, which ability
    ("War Ghoul", True, 0, -2),
    ("The Vozhd of Sofia", False, 0, -2),
    ("The Vozhd of Juiz de Fora", True, 0, -1),
    ("The Vozhd of Gravesend", True, 0, -1),
    ("Aggressive Corpse", False, 0, -1),
    ("Freakish Conglomeration", False, 0, -1),
    ("Muddled Vampire Hunter", True, 0, -1),
    ("Renegade Garou", False, 1, -2),
]


@editions
@pytest.mark.parametrize(("card", "vampires", "stealth", "number"), RUSHES)
def test_an_ally_enters_combat_as_an_action(card: str, vampires: bool, stealth: int, number: int, edition: str) -> None:
    t = position(
        seat(ready=[card, "Own 2/4"]),
        seat(ready=["Oskar 9/9", "Other ally 9"], torpor=["Gone 0/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {card} {card} {number}")
    assert (t.offers("target Oskar"), t.offers("target Other")) == (True, not vampires)
    assert not t.offers("target Own")
    assert not t.offers("target Gone")
    t.does("target Oskar")
    assert t.told("action")[0]["stealth"] == stealth
    on(t)
    assert t.told("combat")[0]["opposing"] == t["Oskar"]
    assert t.measure("Oskar.blood") == 9 - t.g.face[t[card]].strength * (2 if card == "Renegade Garou" else 1)


@editions
@pytest.mark.parametrize(("card", "number"), [("War Ghoul", -1), ("The Vozhd of Gravesend", -2)])
def test_it_prevents_one_damage_each_round(card: str, number: int, edition: str) -> None:
    t = position(seat(ready=[card]), seat(ready=["Oskar 9/9 strength:3"]), bystander(), edition=edition)
    t.does_all(f"bleed {card}", "block Oskar")
    on(t, "prevent")
    t.does(f"use {card} {card} {number}")
    assert not t.offers(f"use {card} {card} {number}")
    on(t)
    assert t.measure(f"{card}.blood") == 3


@editions
def test_a_war_ghoul_tears_down_a_location(edition: str) -> None:
    t = position(
        seat(ready=["War Ghoul"]),
        seat(play=["The Barrens"], ready=["Oskar 9/9"]),
        bystander(),
        edition=edition,
        phase="master",
    )
    t.does("use War Ghoul -1 -3")
    assert (t.region("War Ghoul"), t.region("The Barrens")) == ("ash-heap", "ash-heap")


@editions
def test_a_war_ghoul_finds_the_locations_of_all_who_are_still_in_the_game(edition: str) -> None:
    t = position(
        seat(ready=["War Ghoul"]),
        seat(),
        seat(play=["The Barrens"], ready=["Oskar 9/9"]),
        seat(play=["The Rack"]),
        ousted=["b"],
        edition=edition,
        phase="master",
    )
    t.does("use War Ghoul -1 -3")
    assert {t.option(f"target {name}") for name in ("The Barrens", "The Rack")} == set(t.options("target"))
    t.does("target The Barrens")
    assert (t.region("The Barrens"), t.region("The Rack")) == ("ash-heap", "play")


@editions
def test_the_vozhd_of_sofia_eats_cards(edition: str) -> None:
    t = position(
        seat(ready=["The Vozhd of Sofia"], hand=["Raven Spy", "Dodge"]),
        seat(),
        bystander(),
        edition=edition,
        phase="unlock",
    )
    t.does("use The Vozhd of Sofia -1")
    assert (t.measure("The Vozhd of Sofia.blood"), t.region("Raven Spy"), t.region("Dodge")) == (7, "ash-heap", "hand")
    assert not t.offers("use The Vozhd of Sofia")


@editions
def test_the_vozhd_of_juiz_de_fora_drinks_up_to_its_starting_life(edition: str) -> None:
    t = position(
        seat(ready=["The Vozhd of Juiz de Fora", "Mira 6/8 clan:Tzimisce", "Ines 6/8"]),
        seat(),
        bystander(),
        edition=edition,
        phase="unlock",
    )
    assert not t.offers("use The Vozhd of Juiz de Fora")
    t = position(
        seat(ready=["The Vozhd of Juiz de Fora", "Mira 6/8 clan:Tzimisce", "Ines 6/8"]),
        seat(ready=["Oskar 6/8 strength:3"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed The Vozhd of Juiz de Fora", "block Oskar")
    on(t)
    assert t.measure("The Vozhd of Juiz de Fora.blood") == 2
    for _ in range(40):
        if (t.asks, t.who()) != ("unlock", "a"):
            t.answer("pass")
    t.does("use The Vozhd of Juiz de Fora -1")
    assert not t.offers("amount 4")
    t.does("amount 3")
    assert (t.measure("The Vozhd of Juiz de Fora.blood"), t.measure("Mira.blood")) == (5, 3)


@editions
def test_the_vozhd_of_gravesend_cancels_a_strike_card(edition: str) -> None:
    t = position(
        seat(ready=["The Vozhd of Gravesend"]),
        seat(ready=["Oskar 9/9 pre"], hand=["Majesty", "Dodge"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed The Vozhd of Gravesend", "block Oskar")
    on(t, "strike")
    t.does("play Majesty Oskar 0", by="b")
    cancels = t.offers("use The Vozhd of Gravesend The Vozhd of Gravesend -3")
    assert cancels is t.g.edition.cancels
    if cancels:
        t.does("use The Vozhd of Gravesend The Vozhd of Gravesend -3", by="a")
        assert (t.asks, t.who()) == ("strike", "b")  # he chooses again
        assert (t.measure("Oskar.blood"), t.measure("The Vozhd of Gravesend.blood")) == (9, 4)


# -- the dead ---------------------------------------------------------------------------------------------------------


@editions
def test_nobody_dodges_an_aggressive_corpse_and_it_gains_no_life(edition: str) -> None:
    t = position(
        seat(ready=["Aggressive Corpse", "Vagabond Mystic"]),
        seat(ready=["Oskar 6/8"], hand=["Dodge"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Aggressive Corpse", "block Oskar")
    on(t, "strike")
    t.does("play Dodge Oskar 0", by="b")
    on(t)
    assert t.measure("Oskar.blood") == 4
    t = position(
        seat(ready=["Aggressive Corpse", "Vagabond Mystic"]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    t.does_all("bleed Aggressive Corpse", "block Oskar")
    for _ in range(20):
        if not t.offers("use Vagabond Mystic"):
            t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("use Vagabond Mystic -1 -1")
    assert (t.measure("Aggressive Corpse.blood"), t.measure("Vagabond Mystic.locked")) == (2, 1)


@in_editions("words mode life", [("obl", 0, 3), ("tha", 1, 3), ("OBL", 2, 4), ("THA", 3, 4)])
def test_a_freakish_conglomeration_falls_apart(edition: str, words: str, mode: int, life: int) -> None:
    t = acting("Freakish Conglomeration", who=f"{words}", edition=edition)
    t.does(f"play Freakish Conglomeration Mira {mode}")
    t.goes_on()
    assert t.measure("Freakish Conglomeration.blood") == life
    next_turn(t)
    assert t.measure("Freakish Conglomeration.blood") == life - 1


DEAD = [("Screamer", True), ("Aggressive Corpse", True), ("Procurer", False)]


@editions
@pytest.mark.parametrize(("friend", "dead"), DEAD)
def test_fiorella_helps_other_dead_to_stealth_and_intercept(friend: str, dead: bool, edition: str) -> None:
    t = position(seat(ready=["Fiorella, Empty One", friend]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does_all(f"bleed {friend}", "block Oskar")
    assert t.offers("use Fiorella, Empty One -1 -1") is dead
    if dead:
        t.does("use Fiorella, Empty One -1 -1")
        assert (t.told("block-failed")[0]["stealth"], t.measure("Fiorella, Empty One.locked")) == (1, 1)
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Fiorella, Empty One", friend]), bystander(), edition=edition)
    t.does("hunt Mira")
    while not t.offers(f"block {friend}"):
        t.does("pass")
    t.does(f"block {friend}")
    assert t.offers("use Fiorella, Empty One -1 -2") is dead


@editions
def test_the_heartrender_burns_a_living_servant_and_is_gone(edition: str) -> None:
    t = position(
        seat(ready=["Heartrender"]),
        seat(ready=[("Oskar 2/4", ["Raven Spy"]), "Screamer", "Procurer"]),
        bystander(),
        edition=edition,
    )
    t.does("use Heartrender Heartrender")
    assert (t.offers("target Raven Spy"), t.offers("target Procurer")) == (True, True)
    assert not t.offers("target Screamer")
    assert not t.offers("target Oskar")
    t.does("target Raven Spy")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert (t.region("Raven Spy"), t.region("Heartrender")) == ("ash-heap", "removed")


# -- others -----------------------------------------------------------------------------------------------------------


@editions
def test_the_mystic_mends_an_ally_and_does_not_block_vampires(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Thug ally 2"]),
        seat(ready=["Vagabond Mystic", "Procurer"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert not t.offers("block Vagabond Mystic")
    assert not t.offers("use Vagabond Mystic")  # nobody lacks life
    t.goes_on()
    t.does("bleed Thug")
    assert t.offers("block Vagabond Mystic")


@in_editions(
    "card life after",
    [("Double Deuce", 2, 3), ("Double Deuce", 3, 3), ("Renegade Garou", 1, 2), ("Renegade Garou", 3, 3)],
)
def test_a_werewolf_heals_in_the_unlock_phase(edition: str, card: str, life: int, after: int) -> None:
    t = position(
        seat(ready=[card]), seat(ready=[f"Oskar 9/9 strength:{max(1, 3 - life)}"]), bystander(), edition=edition
    )
    if life < 3:
        t.does(f"bleed {card}")
        t.does("block Oskar", by="b")
        if not t.told("blocked"):
            return  # it has stealth
        on(t)
        assert t.measure(f"{card}.blood") == life
    next_turn(t)
    assert t.measure(f"{card}.blood") == after


@editions
def test_renegade_garou_strikes_twice_and_gets_no_third(edition: str) -> None:
    t = position(seat(ready=["Renegade Garou"]), seat(ready=["Oskar 9/9"]), bystander(), edition=edition)
    t.does_all("bleed Renegade Garou", "block Oskar")
    on(t, "maneuver")
    assert t.offers("use Renegade Garou Renegade Garou -1")
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Renegade Garou.blood")) == (5, 2)


@editions
def test_thadius_burns_blood_and_maneuvers(edition: str) -> None:
    t = position(seat(ready=["Thadius Zho"]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    t.does("use Thadius Zho Thadius Zho -3")
    t.does("target Oskar")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.measure("Oskar.blood") == 3


@in_editions("bled left", [(1, 30), (4, 29)])
def test_the_royals_take_a_bleed(edition: str, bled: int, left: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 bleed:{bled}"]), seat(ready=["47th Street Royals"]), bystander(), edition=edition
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does("use 47th Street Royals -1 -1", by="b")
        t.goes_on()
    assert (t.measure("b.pool"), t.region("47th Street Royals")) == (left, "ash-heap")


@in_editions("clan helps", [("Ravnos", True), ("Brujah", False)])
def test_a_city_star_taxi_hides_ravnos(edition: str, clan: str, helps: bool) -> None:
    t = position(
        seat(ready=["City Star Taxi", f"Mira 4/8 clan:{clan}"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does_all("bleed Mira", "block Oskar")
    assert t.offers("use City Star Taxi -1 -3") is helps


@editions
def test_a_screamer_takes_stealth_from_neighbours(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Screamer", "Oskar 2/4"]), bystander(), edition=edition)
    t.does("hunt Mira")
    while not t.offers("block Oskar"):
        t.does("pass")
    t.does("block Oskar", by="b")
    t.does("use Screamer -1 -1", by="b")
    on(t)
    assert t.told("blocked")
    assert t.region("Screamer") == "ash-heap"


@in_editions(
    "vampire may",
    [
        ("Oskar 2/8 sect:Sabbat locked", True),
        ("Oskar 2/7 sect:Sabbat locked", False),
        ("Oskar 2/8 sect:Camarilla locked", False),
    ],
)
def test_mylan_unlocks_elders_outside_the_camarilla(edition: str, vampire: str, may: bool) -> None:
    t = position(seat(ready=["Mylan Horseed", vampire]), seat(), bystander(), edition=edition)
    assert t.offers("use Mylan Horseed Mylan Horseed -2") is may
    if may:
        t.does("use Mylan Horseed Mylan Horseed -2")
        assert t.told("action")[0]["stealth"] == 1
        t.goes_on()
        assert t.measure("Oskar.locked") == 0


@editions
def test_mylan_dodges_once_each_combat_and_does_not_block_vampires(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Mylan Horseed"]), bystander(), edition=edition)
    t.does("bleed Mira")
    assert not t.offers("block Mylan Horseed")
    t = position(seat(ready=["Mylan Horseed"]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    t.does_all("bleed Mylan Horseed", "block Oskar")
    on(t, "strike")
    t.does("use Mylan Horseed Mylan Horseed -1", by="a")
    on(t)
    assert t.region("Mylan Horseed") == "ready"


@editions
def test_the_muddled_hunter_strikes_first(edition: str) -> None:
    t = position(seat(ready=["Muddled Vampire Hunter"]), seat(ready=["Oskar 3/8"]), bystander(), edition=edition)
    t.does_all("bleed Muddled Vampire Hunter", "block Oskar")
    on(t)
    assert (t.region("Oskar"), t.measure("Muddled Vampire Hunter.blood")) == ("torpor", 1)


@editions
def test_leonardo_feeds_any_ready_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Leonardo, Mortician", "Mira 4/8"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("use Leonardo, Mortician Leonardo, Mortician -1")
    assert t.offers("target Oskar")
    t.does("target Mira")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.measure("Mira.blood") == 5


@editions
def test_gregory_winter_lives_on_vampires(edition: str) -> None:
    t = position(
        seat(ready=["Gregory Winter"]), seat(ready=["Oskar 2/4"], torpor=["Gone 0/4"]), bystander(), edition=edition
    )
    t.does("use Gregory Winter Gregory Winter -1")
    t.does("target Oskar")
    t.goes_on()
    assert (t.measure("Gregory Winter.blood"), t.measure("Oskar.blood")) == (5, 1)
    t = position(
        seat(ready=["Gregory Winter"]), seat(ready=["Oskar 2/4"], torpor=["Gone 0/4"]), bystander(), edition=edition
    )
    t.does("use Gregory Winter Gregory Winter -2")
    t.goes_on()
    assert (t.measure("Gregory Winter.blood"), t.region("Gone")) == (6, "ash-heap")
    next_turn(t)
    assert t.measure("Gregory Winter.blood") == 5


@editions
def test_impundulu_steals_blood_or_life(edition: str) -> None:
    t = position(seat(ready=["Impundulu"]), seat(ready=["Oskar 2/4", "Thug ally 2"]), bystander(), edition=edition)
    t.does("use Impundulu Impundulu -3")
    t.does("target Thug")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert (t.measure("Impundulu.blood"), t.measure("Thug.blood")) == (2, 1)


@in_editions("victim may", [("Oskar 2/7 locked", True), ("Oskar 2/8 locked", False), ("Oskar 2/7", False)])
def test_young_bloods_bleed_the_locked_and_young(edition: str, victim: str, may: bool) -> None:
    t = position(seat(ready=["Young Bloods"]), seat(ready=[victim]), seat(), edition=edition)
    assert t.offers("use Young Bloods Young Bloods -1") is may
    if may:
        t.does("use Young Bloods Young Bloods -1")
        t.goes_on()
        assert t.measure("Oskar.blood") == 0


@in_editions("what number", [("stealth", 1), ("bleed", 3)])
def test_saatet_ta_helps_setites(edition: str, what: str, number: int) -> None:
    for clan, helps in (("Ministry", True), ("Brujah", False)):
        t = position(
            seat(ready=["Saatet-ta", f"Mira 4/8 clan:{clan}"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
        )
        t.does("bleed Mira")
        if what == "stealth":
            if helps:
                t.does("pass", by="a")  # her bleed could be raised now
            t.does("block Oskar", by="b")
        assert t.offers(f"use Saatet-ta -1 -{number}") is helps
        if helps:
            t.does(f"use Saatet-ta -1 -{number}", by="a")
            assert t.measure("Saatet-ta.locked") == 1
            t.goes_on()
            assert t.measure("b.pool") == (29 if what == "stealth" else 28)


@in_editions("words mode life strength", [("ani", 0, 1, 0), ("ANI", 1, 2, 1)])
def test_an_underbridge_stray_is_stronger_at_superior(
    edition: str, words: str, mode: int, life: int, strength: int
) -> None:
    t = acting("Underbridge Stray", who=words, edition=edition)
    t.does(f"play Underbridge Stray Mira {mode}")
    t.goes_on()
    assert (t.measure("Underbridge Stray.blood"), stats.strength(t.g, t["Underbridge Stray"])) == (life, strength)


@editions
def test_an_underbridge_stray_gives_a_press_or_wakes_somebody(edition: str) -> None:
    t = position(seat(ready=["Mira 6/8", "Underbridge Stray"]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    on(t, "press")
    t.does("use Underbridge Stray -1 -1", by="a")
    t.does("press", by="a")
    on(t)
    assert (len(t.told("round")), t.region("Underbridge Stray")) == (2, "ash-heap")
    t = position(
        seat(ready=["Mira 6/8"]), seat(ready=["Oskar 6/8 locked", "Underbridge Stray"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("use Underbridge Stray -1 -2", by="b")
    assert (t.measure("Oskar.locked"), t.region("Underbridge Stray")) == (0, "ash-heap")
    t.does("block Oskar", by="b")
    on(t)
    assert t.told("blocked")


# -- made of the dead -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("remove", [True, False])
def test_a_rotting_behemoth_takes_somebody_from_the_ash_heap(remove: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 obl clan:Hecata"], hand=["Rotting Behemoth"], ash_heap=["Procurer", "Dodge"]),
        seat(),
        bystander(),
        edition=edition,
    )
    t.does("play Rotting Behemoth Mira 0")
    on(t, "way")
    t.answer(t.options()[0 if remove else 1])
    assert t.region("Procurer") == ("removed" if remove else "ash-heap")
    assert t.region("Rotting Behemoth") == ("ash-heap" if not remove else t.region("Rotting Behemoth"))
    t = acting("Rotting Behemoth", who="obl clan:Hecata", edition=edition)
    t.does("play Rotting Behemoth Mira 0")
    t.goes_on()
    assert t.region("Rotting Behemoth") == "ash-heap"  # nobody there


@editions
def test_a_rotting_behemoth_pays_for_its_rush_with_life(edition: str) -> None:
    t = position(seat(ready=["Rotting Behemoth"]), seat(ready=["Oskar 9/9"]), bystander(), edition=edition)
    t.g.versions[t["Rotting Behemoth"]] = 1
    t.does("use Rotting Behemoth Rotting Behemoth -1")
    t.does("target Oskar")
    on(t, "press")
    t.does("use Rotting Behemoth Rotting Behemoth -2")
    on(t)
    assert (len(t.told("round")), t.measure("Rotting Behemoth.blood")) == (2, 6 - 1 - 1 - 2)


@editions
def test_gravebound_drones_stand_in_for_each_other(edition: str) -> None:
    drone = "Gravebound Drone"
    t = position(seat(ready=[drone, drone]), seat(ready=["Oskar 9/9"]), bystander(), edition=edition)
    t.g.versions[t[drone]] = 1
    t.does(f"bleed {drone}")
    t.does(f"use {drone} -1 -2", by="a")
    while not t.offers("block Oskar"):
        t.does("pass")
    t.does("block Oskar", by="b")
    on(t, "prevent")
    t.does(f"use {drone}#2 -1 -1", by="a")
    on(t)
    assert (t.measure(f"{drone}.blood"), t.region(f"{drone}#2")) == (2, "ash-heap")
    t = position(seat(ready=[drone], hand=[".44 Magnum"]), seat(), bystander(), edition=edition)
    assert not t.offers("play .44 Magnum")


# -- wraiths and mages ------------------------------------------------------------------------------------------------


@editions
def test_ponticulus_watches_and_does_not_act(edition: str) -> None:
    t = position(seat(ready=["Ponticulus"], hand=[".44 Magnum"]), seat(), bystander(), edition=edition)
    assert not t.offers("bleed Ponticulus")
    assert not t.offers("play .44 Magnum")
    t = position(
        seat(ready=["Mira 4/8 strength:3"]),
        seat(ready=["Ponticulus", "Oskar 2/4 clan:Tremere"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert stats.intercept(t.g, t["Ponticulus"]) == 1
    t.does("block Ponticulus", by="b")
    on(t)
    assert (t.region("Ponticulus"), t.measure("Ponticulus.blood")) == ("ready", 1)  # only aggravated damage hurts
    for clan, helps in (("Tremere", True), ("Brujah", False)):
        t = position(
            seat(ready=["Mira 4/8"]), seat(ready=["Ponticulus", f"Oskar 2/4 clan:{clan}"]), bystander(), edition=edition
        )
        t.does_all("hunt Mira", "block Oskar")
        assert t.offers("use Ponticulus -1 -1") is helps


@editions
@pytest.mark.parametrize("takes", [True, False])
def test_tye_cooper_buries_those_who_are_not_ready_and_brings_a_card_back(takes: bool, edition: str) -> None:
    t = position(
        seat(ready=["Tye Cooper"], ash_heap=["Dodge"]),
        seat(ready=["Oskar 4/8 strength:3"], torpor=["Gone 0/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Tye Cooper Tye Cooper -1")
    assert not t.offers("target Oskar")
    on(t, "may")
    t.answer("yes" if takes else "no")
    assert (t.region("Gone"), t.region("Dodge")) == ("ash-heap", "hand" if takes else "ash-heap")
    t.is_quiet()


@in_editions("actor may", [("Mira 4/6", False), ("Mira 4/7", True), ("Mira ally 3", False)])
def test_veneficti_is_out_of_reach_of_the_weak(edition: str, actor: str, may: bool) -> None:
    t = position(
        seat(ready=[(actor, ["Twisted Bloodhound"])]),
        seat(ready=["Veneficti", "Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Twisted Bloodhound Mira")
    assert (t.offers("target Veneficti"), t.offers("target Oskar")) == (may, True)


@editions
def test_veneficti_commands_demons(edition: str) -> None:
    t = position(
        seat(ready=["Veneficti"]), seat(ready=["Impundulu", "Procurer", "Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("use Veneficti Veneficti -1")
    assert not t.offers("target Procurer")
    on(t)
    assert t.word("Impundulu.controller") == "a"
    t.is_quiet()


@editions
def test_bone_shamblers_bleed_together(edition: str) -> None:
    bone = "Bone Shambler"
    for superior in (0, 1):
        t = position(
            seat(ready=[bone, bone, f"{bone} locked", "Mira 4/8 clan:Hecata"], hand=[".44 Magnum"]),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            edition=edition,
        )
        t.g.versions[t[bone]] = superior
        assert not t.offers(f"play .44 Magnum {bone}")
        t.does(f"bleed {bone}")
        assert t.offers(f"use {bone} -1 -2") is bool(superior)
        t.does(f"use {bone} -1 -1", by="a")
        assert t.measure(f"{bone}#2.locked") == 1
        assert not t.offers(f"use {bone} -1 -1")  # nobody else is unlocked
        if superior:
            t.does(f"use {bone} -1 -2", by="a")
        t.goes_on()
        assert (t.measure("b.pool"), t.measure("Mira.blood")) == (28 - superior, 4 - superior)
