"""Equipment cards: digits."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import RANGED, definition, disarms, strike
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import does, until
from tests.vtes.cards.combat_tables import GO_ON, on_to
from tests.vtes.cards.gear_tables import CHARISMA, GUN, SPY
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting

# -- .44 Magnum -------------------------------------------------------------------------------------------------------

PERMANENTS = [
    # card, words of the minion, region it comes to, life
    (".44 Magnum", "", "attached", 0),
    ("Assault Rifle", "", "attached", 0),
    ("Saturday-Night Special", "", "attached", 0),
    ("Submachine Gun", "", "attached", 0),
    ("Desert Eagle", "", "attached", 0),
    ("Ivory Bow", "", "attached", 0),
    ("Flamethrower", "", "attached", 0),
    ("Bastard Sword", "", "attached", 0),
    ("Meat Cleaver", "", "attached", 0),
    ("Bang Nakh — Tiger's Claws", "", "attached", 0),
    ("Sengir Dagger", "", "attached", 0),
    ("Aaron's Feeding Razor", "", "attached", 0),
    ("Sport Bike", "", "attached", 0),
    ("Laptop Computer", "", "attached", 0),
    ("IR Goggles", "", "attached", 0),
    ("Flak Jacket", "", "attached", 0),
    ("J. S. Simmons, Esq.", "", "attached", 1),
    ("Tasha Morgan", "", "attached", 1),
    ("Mr. Winthrop", "", "attached", 1),
    ("Revenant", "clan:Tzimisce", "attached", 2),
    ("Raven Spy", "ani", "attached", 1),
    ("The Knights", "clan:Brujah", "", 2),
    ("Loyal Street Gang", "clan:Brujah", "", 2),
    ("Political Ally", "clan:Ventrue", "", 1),
    ("Gypsies", "clan:Gangrel", "", 1),
    ("The Slashers", "clan:Brujah", "", 3),
    ("Procurer", "", "", 1),
    ("Carlton Van Wyk", "", "", 2),
    ("Femur of Toomler", "clan:Tzimisce", "attached", 0),
    ("Kali's Fang", "clan:Assamite", "attached", 0),
    ("Righteous Blade", "clan:Salubri", "attached", 0),
    ("Sniper Rifle", "", "attached", 0),
    ("Kevlar Vest", "", "attached", 0),
    ("Bowl of Convergence", "", "attached", 0),
    ("Treasured Samadji", "clan:Ravnos", "attached", 0),
    ("The Signet of King Saul", "", "attached", 0),
    ("Erebus Mask", "clan:Harbinger-of-Skulls", "attached", 0),
    ("Blood Tears of Kephran", "", "attached", 0),
    ("Flaming Candle", "", "attached", 0),
    ("Living Manse", "clan:Tzimisce", "attached", 0),
    ("Palatial Estate", "", "attached", 0),
    ("Ruins of Ceoris", "clan:Tremere-antitribu", "attached", 0),
    ("Murder of Crows", "ani", "attached", 1),
    ("Dread Mastiff", "ani", "attached", 2),
    ("Dog Pack", "clan:Gangrel", "attached", 1),
    ("Raptor", "ani", "attached", 1),
    ("Feral Hound", "ani clan:Ravnos", "attached", 1),
    ("Twisted Bloodhound", "", "attached", 3),
    ("Jackie Therman", "", "attached", 1),
    ("Vagabond Mystic", "", "", 2),
    ("Double Deuce", "clan:Gangrel", "", 3),
    ("Thadius Zho", "clan:Tremere", "", 2),
    ("47th Street Royals", "clan:Brujah", "", 2),
    ("City Star Taxi", "clan:Ravnos", "", 2),
    ("Screamer", "clan:Hecata", "", 1),
    ("Mylan Horseed", "", "", 1),
    ("Muddled Vampire Hunter", "clan:Malkavian", "", 1),
    ("Leonardo, Mortician", "clan:Giovanni", "", 2),
    ("Gregory Winter", "", "", 4),
    ("Impundulu", "", "", 1),
    ("Renegade Garou", "clan:Gangrel", "", 3),
    ("Young Bloods", "", "", 3),
    ("Saatet-ta", "clan:Ministry", "", 2),
    ("Underbridge Stray", "ani", "", 1),
    ("Aggressive Corpse", "clan:Hecata", "", 3),
    ("Freakish Conglomeration", "obl", "", 3),
    ("Fiorella, Empty One", "", "", 1),
    ("Heartrender", "", "", 1),
]


@editions
@pytest.mark.parametrize(("card", "words", "region", "life"), PERMANENTS)
def test_it_comes_into_play_by_an_action_at_stealth_and_costs_what_it_says(
    card: str, words: str, region: str, life: int, edition: str
) -> None:
    t = acting(card, who=words, edition=edition)
    face = t.g.face[t[card]]
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play {card} Mira 0")
        assert t.told("action")[0]["stealth"] == 1
        t.goes_on()
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == (30 - face.pool, 4 - face.blood)
    assert t.measure(f"{card}.blood") == life
    if region:
        assert (t.region(card), t.g.host[t[card]]) == (region, t["Mira"])
    else:
        assert t.g.is_in_play(t[card]) or t.region(card) == "waiting"
    t.is_quiet()


WEAPONS = [
    # weapon, ordinary, aggravated, ranged, maneuver
    (".44 Magnum", 2, 0, True, True),
    ("Assault Rifle", 4, 0, True, True),
    ("Saturday-Night Special", 1, 0, True, True),
    ("Submachine Gun", 3, 0, True, True),
    ("Desert Eagle", 2, 0, True, False),
    ("Ivory Bow", 0, 1, True, False),
    ("Flamethrower", 0, 2, True, False),
    ("Bastard Sword", 3, 0, False, False),
    ("Meat Cleaver", 3, 0, False, False),
    ("Bang Nakh — Tiger's Claws", 4, 0, False, False),
    ("Sengir Dagger", 0, 2, False, False),
    ("Femur of Toomler", 0, 3, False, False),
    ("Kali's Fang", 0, 3, False, False),
    ("Righteous Blade", 3, 0, False, False),
    ("Weighted Walking Stick", 3, 0, False, False),
]


@editions
@pytest.mark.parametrize(("card", "ordinary", "aggravated", "ranged", "maneuver"), WEAPONS)
def test_a_weapon_strikes_with_its_damage(
    card: str, ordinary: int, aggravated: int, ranged: bool, maneuver: bool, edition: str
) -> None:
    """Mira has a strength of 2: it counts for melee weapons only."""
    t = fighting(who="strength:2", on_mira=[card], edition=edition)
    with t.unchanged(*BYSTANDER):
        on_to(t, "strike")
        t.does(f"use {card} Mira -1", by="a")
        on_to(t)
    assert t.measure("Oskar.blood") == 6 - ordinary - max(0, aggravated - 1)
    assert t.region("Oskar") == ("torpor" if aggravated else "ready")
    assert t.measure("Mira.blood") == 5
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "ordinary", "aggravated", "ranged", "maneuver"), WEAPONS)
def test_only_ranged_weapons_reach_far(
    card: str, ordinary: int, aggravated: int, ranged: bool, maneuver: bool, edition: str
) -> None:
    t = fighting("Fake Out", who="strength:2", on_mira=[card], edition=edition)
    on_to(t, "maneuver")
    t.does("play Fake Out Mira 0", by="a")
    on_to(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (
        6 - (ordinary + max(0, aggravated - 1) if ranged else 0),
        6,
    )
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "ordinary", "aggravated", "ranged", "maneuver"), WEAPONS)
def test_a_gun_maneuvers_once_a_combat_and_must_then_be_used(
    card: str, ordinary: int, aggravated: int, ranged: bool, maneuver: bool, edition: str
) -> None:
    t = fighting(on_mira=[card], edition=edition)
    on_to(t, "maneuver", "strike")
    assert t.offers(f"use {card} Mira -2") is maneuver
    if maneuver:
        t.does(f"use {card} Mira -2")
        assert t.told("maneuver")[0]["range"] == "long"
        on_to(t)
        assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - ordinary, 6)
        t.is_quiet()


def test_ranged_strikes_hurt_more_at_any_range() -> None:
    for name, hurt in (("Noluthando", 3), ("Barachiel", 2)):
        t = position(seat(ready=[(name, [".44 Magnum"])]), seat(ready=["Oskar 6/8"]), bystander())
        t.does(f"bleed {name}")
        t.does("block Oskar", by="b")
        while not t.offers(f"use .44 Magnum {name}") or t.asks != "strike":
            t.passes()
        with t.changes("Oskar.blood", -hurt), t.unchanged(*BYSTANDER):
            t.does(f"use .44 Magnum {name} -1")
            t.goes_on()
        t.is_quiet()


@pytest.mark.parametrize(("thing", "pool", "blood"), [(GUN, 1, 0), (SPY, 0, 0)])
def test_it_does_help_by_an_action(thing: str, pool: int, blood: int) -> None:
    t = position(seat(ready=["Mira 6/8 ani"], hand=[thing], play=[CHARISMA]), seat(ready=["Oskar 2/4"]), bystander())
    with t.changes("a.pool", -pool), t.changes("Mira.blood", -blood):
        t.does(f"play {thing} Mira 0")
        t.goes_on()
    t.is_quiet()


SNATCH = made_up("Snatch", faces.COMBAT, definition=definition(strike("", disarms(RANGED))))


@rules_on(GUN, "LSJ 19980302-2")
@pytest.mark.parametrize("used", [True, False])
def test_a_magnum_that_has_maneuvered_does_not_do_so_again_for_who_takes_it(used: bool) -> None:
    t = position(seat(ready=[("Mira 6/8", [GUN])]), seat(ready=["Oskar 6/8"], hand=[SNATCH, GO_ON]), bystander())
    does(t, "bleed Mira", "block Oskar")
    on_to(t, "maneuver")
    t.does(f"use {GUN} Mira" if used else "pass", by="a")
    on_to(t, "strike")
    if not used:  # else she is committed to the gun
        t.does("strike hand", by="a")
    t.does("play Snatch Oskar 0", by="b")
    on_to(t, "press")
    assert t.word(f"{GUN}.bearer") == "Oskar"
    since = len(t.asked)
    while not t.offers("play Go On Oskar 0"):
        t.passes()
    t.does("play Go On Oskar 0", by="b")
    on_to(t)
    maneuvers = [option for _, options in t.asked[since:] for option in options if option[:2] == ("use", t[GUN])]
    assert any(option[-1] == -2 for option in maneuvers) is not used
    t.is_quiet()


@editions
@rules_on(".44 Magnum", "LSJ 20021028")
@rules_on("Assault Rifle", "LSJ 20021028")
@rules_on("Saturday-Night Special", "LSJ 20021028")
@rules_on("Submachine Gun", "LSJ 20021028")
@pytest.mark.parametrize("card", [".44 Magnum", "Assault Rifle", "Saturday-Night Special", "Submachine Gun"])
@pytest.mark.parametrize("lurks", [True, False])
def test_who_cannot_strike_does_not_maneuver_with_a_gun(lurks: bool, card: str, edition: str) -> None:
    """A second vampire goes on with the combat, in whose first round the blocker cannot strike."""
    t = position(
        seat(ready=["Mira 6/8 strength:0", "Ines 6/8 obf strength:0"], hand=["Hidden Lurker"]),
        seat(ready=[("Oskar 9/9", [card])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    since = len(t.asked)
    if lurks:
        until(t, "play Hidden Lurker Ines 0")
        t.does("play Hidden Lurker Ines 0", by="a")
        since = len(t.asked)
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert len(t.told("combat")) == (2 if lurks else 1)
    assert t.ever_offered(f"use {card} Oskar -2", since) is not lurks
