"""Ally cards: W."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    ALLY_CARD,
    ASH,
    MINE,
    RANGED,
    STRIKE,
    a,
    ability,
    bring,
    definition,
    master,
    permanent,
    special,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats
from praxis.vtes.model.face import made_up
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import masterly
from tests.vtes.cards.answering import acts, strikes_until_offered, until
from tests.vtes.cards.combat_tables import SHIELD, meets, on_to, strikes_with
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import acting, bystander, editions

# -- War Ghoul --------------------------------------------------------------------------------------------------------

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
    on_to(t, "pick")
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
    on_to(t)
    assert t.told("combat")[0]["opposing"] == t["Oskar"]
    assert t.measure("Oskar.blood") == 9 - t.g.face[t[card]].strength * (2 if card == "Renegade Garou" else 1)


@editions
@pytest.mark.parametrize(("card", "number"), [("War Ghoul", -1), ("The Vozhd of Gravesend", -2)])
def test_it_prevents_one_damage_each_round(card: str, number: int, edition: str) -> None:
    t = position(seat(ready=[card]), seat(ready=["Oskar 9/9 strength:3"]), bystander(), edition=edition)
    t.does_all(f"bleed {card}", "block Oskar")
    on_to(t, "prevent")
    t.does(f"use {card} {card} {number}")
    assert not t.offers(f"use {card} {card} {number}")
    on_to(t)
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


HUNGRY = ["War Ghoul", "The Vozhd of Sofia"]


@editions
@rules_on("War Ghoul", "ANK 20170309-2", "RTR 19961113")
@rules_on("The Vozhd of Sofia", "ANK 20170309-2", "RTR 19961113")
@pytest.mark.parametrize("card", HUNGRY)
@pytest.mark.parametrize("others", [(), ("Hawk ally 1",)])
def test_who_feeds_on_servants_does_so_however_he_comes(others: tuple[str, ...], card: str, edition: str) -> None:
    raising = masterly("Raise", master(bring(a(ASH, MINE, ALLY_CARD))))
    t = position(
        seat(ready=["Mira 3/5 clan:Tzimisce", *others], hand=[raising], ash_heap=[card]),
        seat(ready=["Oskar 2/4", "Wolf ally 3"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Raise")
    if others:
        assert (t.offers("pick Wolf"), t.offers(f"pick {card}")) == (False, True)
        t.does("pick Hawk", by="a")
        assert (t.region(card), t.region("Hawk")) == ("ready", "ash-heap")
    else:
        assert t.region(card) == "ash-heap"


@editions
@rules_on("War Ghoul", "PIB 20121031")
def test_a_war_ghoul_burns_itself_out_of_a_theft(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 PRE"], hand=["Entrancement"], play=["The Barrens"]),
        seat(ready=["War Ghoul", "Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    strikes_until_offered(t, "play Entrancement Mira 1")
    t.does("play Entrancement Mira 1")
    if t.asks == "target":
        t.does("target War Ghoul")
    strikes_until_offered(t, "use War Ghoul")
    t.does("use War Ghoul", by="b")
    assert (t.region("War Ghoul"), t.region("The Barrens")) == ("ash-heap", "ash-heap")
    t.goes_on()
    price = t.g.face[t["Entrancement"]].blood
    assert (t.told("action-over")[-1]["outcome"], t.measure("Mira.blood")) == (ActionSpan.SUCCESS, 6 - price)


@editions
@pytest.mark.parametrize(("card", "pool"), [("War Ghoul", 2), ("Raven Spy", 0)])
def test_a_szlachta_assistant_is_burned_for_a_cheaper_ghoul(card: str, pool: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 clan:Tzimisce ANI", ["Szlachta Assistant"]), "Ally ally 2"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    full = t.g.face[t[card]].pool
    t.does(f"play {card} Mira 0")
    if not pool:
        acts(t)
        assert not t.ever_offered("use Szlachta Assistant")
        return
    acts(t, "use Szlachta Assistant", "pick Ally")
    assert (t.region("Szlachta Assistant"), t.measure("a.pool")) == ("ash-heap", 30 - full + pool)
    assert t.region(card) in ("ready", "waiting")


# -- Wendell Delburton ------------------------------------------------------------------------------------------------

RECOVERING = [
    # ally, so much life it may have and still recovers
    ("Wendell Delburton", 2),
    ("High Top", 2),
    ("Black Spiral Buddy", 2),
    ("Herald of Topheth", 4),
    ("Harzomatuili", 3),
    ("Hellhound", 1),
]


@editions
@pytest.mark.parametrize(("card", "most"), RECOVERING)
def test_an_ally_recovers_in_its_unlock_phase(card: str, most: int, edition: str) -> None:
    for life in (most, most + 1):
        t = position(seat(ready=[card, "Mira 9/9"]), seat(), bystander(), turn="c", phase="discard", edition=edition)
        now = t.g.blood[t[card]]
        if life < now:
            t.g.burn_blood(t[card], now - life, "card.burn.counter-to-bank")
        life = t.g.blood[t[card]]
        while t.g.turn_span().seat == 2:
            t.passes()
        while t.asks == "unlock" and t.offers("trigger"):
            t.does(t.options("trigger")[0])
        assert t.g.blood[t[card]] == life + (life <= most)


@editions
def test_wendell_delburton_turns_on_a_vampire_of_ones_own(edition: str) -> None:
    t = position(
        seat(ready=["Wendell Delburton", "Mira 6/8", "Ines 6/8"]),
        seat(),
        bystander(),
        turn="c",
        phase="discard",
        edition=edition,
    )
    t.passes_until("unlock")
    for trigger in t.options("trigger"):
        t.answer(trigger) if trigger in t.options() else None
        if t.asks == "pick":
            t.does("pick Ines")
    assert (t.measure("Ines.blood"), t.measure("Mira.blood")) == (4, 6)
    t = position(
        seat(ready=[("Wendell Delburton", ["Baseball Bat"])]), seat(ready=["Oskar 9/9"]), bystander(), edition=edition
    )
    assert stats.total(t.g, spans.MELEE_DAMAGE, t["Wendell Delburton"]) == 2


STRONGER = [
    # who inflicts more, with which weapon, how much aggravated damage in all
    ("Wendell Delburton", "Sengir Dagger", 0 + 2),
    ("Casino Reeds", "Ivory Bow", 1 + 1),
    ("Jaroslav Pascek", "Sengir Dagger", 1 + 2),
    ("Nuriel", "Sengir Dagger", 1 + 1),
]


@ruled_alike("who weapon harm", STRONGER, "RTR 19970630")
def test_what_somebody_inflicts_more_is_aggravated_like_the_rest(who: str, weapon: str, harm: int) -> None:
    """Oskar could soak it if any of it were not."""
    t = position(
        seat(ready=[(who, [weapon])]),
        seat(ready=["Oskar 9/9 for intercept:2"], hand=["Soak"]),
        bystander(),
    )
    if who == "Wendell Delburton":
        t.does(f"use {who} {who} -3")
        t.does("target Oskar")
        until(t, "block Oskar")
    else:
        t.does(f"bleed {who}")
    t.does("block Oskar")
    on_to(t, "strike")
    t.does(f"use {weapon} {who} -1", by="a")
    while not t.told("damage"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    hurt = next(told for told in t.told("damage") if told["card"] == t["Oskar"])
    assert (hurt["ordinary"], hurt["aggravated"]) == (0, harm)
    assert not t.ever_offered("play Soak")


LANTERN = made_up(
    "Lantern",
    faces.EQUIPMENT,
    traits=("weapon",),
    definition=definition(permanent(), ability(STRIKE, special(RANGED))),
)
"""A ranged strike that does nothing."""


@ruled_alike(
    "who weapon",
    [
        ("Wendell Delburton", SHIELD),
        ("Jaroslav Pascek", SHIELD),
        ("Nuriel", SHIELD),
        ("Casino Reeds", LANTERN),
    ],
    "RTR 19960221",
)
def test_who_hits_harder_with_a_weapon_adds_nothing_to_a_strike_that_hurts_nobody(who: str, weapon: faces.Face) -> None:
    t = meets(who, [weapon])
    strikes_with(t, weapon.name)
    on_to(t)
    assert t.measure("Oskar.blood") == 6
    t.is_quiet()
