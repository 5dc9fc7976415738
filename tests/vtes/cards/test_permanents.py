"""Equipment, retainers and allies: brought into play, used, and what they give."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, fighting
from tests.vtes.cards.test_combat import on
from tests.vtes.rules.action.cards import editions

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


@editions
@pytest.mark.parametrize("card", ["Revenant", "The Knights", "Political Ally", "Gypsies", "The Slashers", "Raven Spy"])
def test_it_is_not_for_those_of_another_clan_or_without_the_discipline(card: str, edition: str) -> None:
    t = acting(card, who="clan:Malkavian", edition=edition)
    assert not t.offers(f"play {card} Mira 0")
    assert t.clauses(f"play {card} Mira 0", by="a")


@editions
def test_raven_spy_has_two_life_at_superior(edition: str) -> None:
    t = acting("Raven Spy", who="ANI", edition=edition)
    t.does("play Raven Spy Mira 1")
    t.goes_on()
    assert (t.measure("Raven Spy.blood"), stats.intercept(t.g, t["Mira"])) == (2, 1)
    t.is_quiet()


GIVES = [
    ("J. S. Simmons, Esq.", "bleed", 2),
    ("Tasha Morgan", "bleed", 2),
    ("Laptop Computer", "bleed", 2),
    ("Mr. Winthrop", "intercept", 1),
    ("Revenant", "intercept", 1),
    ("Raven Spy", "intercept", 1),
    ("Sport Bike", "intercept", 1),
    ("Aaron's Feeding Razor", "hunt", 2),
    ("Living Manse", "bleed", 2),
    ("Raptor", "intercept", 1),
]


@editions
@pytest.mark.parametrize(("card", "what", "amount"), GIVES)
def test_what_it_gives_is_for_its_bearer_alone(card: str, what: str, amount: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 2/8", [card]), "Ines 2/8"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    number = getattr(stats, what)
    assert number(t.g, t["Mira"]) == amount
    assert number(t.g, t["Ines"]) == number(t.g, t["Oskar"]) == (0 if what == "intercept" else 1)
    if what == "intercept":
        return
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira" if what == "bleed" else "hunt Mira")
        t.goes_on()
    assert (t.measure("b.pool") if what == "bleed" else t.measure("Mira.blood")) == (28 if what == "bleed" else 4)
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", ["Sport Bike", "Laptop Computer", "Kevlar Vest"])
def test_a_minion_has_only_one_of_them(card: str, edition: str) -> None:
    t = position(seat(ready=[("Mira 4/8", [card]), "Ines 4/8"], hand=[card]), seat(), bystander(), edition=edition)
    assert t.offers(f"play {card}#2 Ines 0")
    assert t.clauses(f"play {card}#2 Mira 0", by="a") == ["card.golden.overrides-rules"]
    t = position(
        seat(ready=[("Mira 4/8", [card]), ("Ines 4/8", [card]), "Zoe 4/8"]), seat(), bystander(), edition=edition
    )
    assert t.offers(f"take Zoe {card}")
    assert not t.offers(f"take Mira {card}#2")


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
        on(t, "strike")
        t.does(f"use {card} Mira -1", by="a")
        on(t)
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
    on(t, "maneuver")
    t.does("play Fake Out Mira 0", by="a")
    on(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    on(t)
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
    on(t, "maneuver", "strike")
    assert t.offers(f"use {card} Mira -2") is maneuver
    if maneuver:
        t.does(f"use {card} Mira -2")
        assert t.told("maneuver")[0]["range"] == "long"
        on(t)
        assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - ordinary, 6)
        t.is_quiet()


@editions
def test_ir_goggles_give_one_maneuver_each_combat(edition: str) -> None:
    t = fighting("Psyche!", who="cel", on_mira=["IR Goggles"], edition=edition)
    on(t, "maneuver")
    t.does("use IR Goggles Mira -1", by="a")
    assert t.told("maneuver")[0]["range"] == "long"
    on(t, "press")
    t.does("play Psyche! Mira 0", by="a")
    on(t, "maneuver")
    assert t.asks != "maneuver"
    assert len(t.told("maneuver")) == 1


@editions
@pytest.mark.parametrize(("damage", "left"), [(1, 6), (2, 5)])
def test_a_flak_jacket_prevents_one_damage_each_combat(damage: int, left: int, edition: str) -> None:
    t = fighting(on_mira=["Flak Jacket"], other=f"Oskar 6/8 strength:{damage}", edition=edition)
    with t.unchanged(*BYSTANDER):
        on(t, "prevent")
        t.does("use Flak Jacket Mira -1", by="a")
        on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (left, 5)
    t.is_quiet()


# -- allies -----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "bleed", "strength", "stealth"),
    [
        ("The Knights", 0, 2, 0),
        ("Loyal Street Gang", 0, 1, 0),
        ("Political Ally", 3, 0, 0),
        ("Gypsies", 1, 1, 1),
        ("The Slashers", 0, 0, 0),
        ("Procurer", 0, 1, 0),
        ("Carlton Van Wyk", 0, 0, 0),
        ("Vagabond Mystic", 0, 0, 0),
        ("Double Deuce", 1, 1, 1),
        ("Thadius Zho", 2, 0, 0),
        ("47th Street Royals", 0, 1, 0),
        ("City Star Taxi", 0, 0, 0),
        ("Screamer", 1, 1, 0),
        ("Mylan Horseed", 1, 0, 0),
        ("Leonardo, Mortician", 0, 1, 0),
        ("Gregory Winter", 1, 1, 0),
        ("Impundulu", 0, 1, 0),
        ("Young Bloods", 0, 2, 0),
        ("Saatet-ta", 1, 2, 0),
        ("Aggressive Corpse", 0, 2, 0),
        ("Freakish Conglomeration", 1, 3, 0),
        ("Fiorella, Empty One", 1, 1, 0),
        ("Heartrender", 1, 1, 0),
    ],
)
def test_an_ally_has_its_printed_numbers(card: str, bleed: int, strength: int, stealth: int, edition: str) -> None:
    t = position(seat(ready=[card]), seat(ready=["Oskar 4/6"]), bystander(), edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"bleed {card}")
        t.does("block Oskar", by="b")
        on(t)
    told = t.told("blocked") or t.told("block-failed")
    assert told[0]["stealth"] == stealth
    assert t.measure("b.pool") == (30 - bleed if stealth else 30)
    assert t.measure("Oskar.blood") == (4 if stealth else 4 - strength)
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", ["The Slashers", "Carlton Van Wyk", "Thadius Zho", "City Star Taxi", "Impundulu"])
def test_an_ally_strikes_from_afar(card: str, edition: str) -> None:
    t = position(seat(ready=[card], hand=["Fake Out"]), seat(ready=["Oskar 4/6"]), bystander(), edition=edition)
    t.does_all(f"bleed {card}", "block Oskar")
    on(t, "maneuver")
    t.does(f"play Fake Out {card} 0", by="a")
    on(t, "strike")
    t.does(f"use {card} {card} -1", by="a")
    on(t)
    assert t.measure("Oskar.blood") == (2 if card == "Thadius Zho" else 3)
    t.is_quiet()


@editions
def test_carlton_dodges_once_each_combat(edition: str) -> None:
    t = position(
        seat(ready=["Carlton Van Wyk"]), seat(ready=["Oskar 4/6 cel"], hand=["Psyche!"]), bystander(), edition=edition
    )
    t.does_all("bleed Carlton Van Wyk", "block Oskar")
    on(t, "strike")
    t.does("use Carlton Van Wyk Carlton Van Wyk -2", by="a")
    assert t.measure("Carlton Van Wyk.blood") == 2
    on(t, "press")
    t.does("play Psyche! Oskar 0", by="b")
    on(t, "strike")
    assert t.offers("use Carlton Van Wyk Carlton Van Wyk -1")
    assert not t.offers("use Carlton Van Wyk Carlton Van Wyk -2")
    on(t)
    t.is_quiet()


@editions
def test_procurer_feeds_a_ready_vampire_at_two_stealth(edition: str) -> None:
    t = position(
        seat(ready=["Procurer", "Mira 2/4", "Full 4/4"], torpor=["Gone 0/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Full.blood"):
        t.does("use Procurer Procurer -1")
        assert not t.offers("target Gone")
        assert not t.offers("target Oskar")
        t.does("target Mira")
        assert t.told("action")[0]["stealth"] == 2
        t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Procurer.locked")) == (3, 1)
    t.is_quiet()
