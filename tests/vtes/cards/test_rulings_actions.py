"""Rulings on actions: what they require, at whom they are directed, when they come to nothing."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_replies import to_the_end, until

# -- what an action requires ------------------------------------------------------------------------------------------


@rules_on("CrimethInc.", "LSJ 20080603", "LSJ 20050128")
@rules_on("Open War", "LSJ 20080603", "LSJ 20050128", "LSJ 20080604")
@pytest.mark.parametrize(
    ("act", "crime"), [("play Open War Mira", True), ("use Open War Mira -2", True), ("bleed Mira", False)]
)
def test_an_action_for_a_baron_or_by_open_war_requires_an_anarch(act: str, crime: bool) -> None:
    there = act.startswith("use")
    t = position(
        seat(
            ready=["Mira 4/8 pro sect:Anarch baron:Essen"],
            hand=["CrimethInc.", *([] if there else ["Open War"])],
            play=["Open War"] if there else [],
        ),
        seat(ready=["Oskar 4/8 locked"], play=["The Labyrinth"]),
        bystander(),
    )
    t.does(act)
    to_the_end(t)
    assert t.ever_offered("play CrimethInc. Mira 0") is crime


@rules_on("The Gate of Acheron", "LSJ 20080604")
@rules_on("Pit of Contemplation", "LSJ 20080604")
@pytest.mark.parametrize("card", ["The Gate of Acheron", "Pit of Contemplation"])
@pytest.mark.parametrize("requires", [True, False])
def test_to_add_a_counter_requires_hecata_and_to_burn_the_card_does_not(card: str, requires: bool) -> None:
    """Anja can unlock another Hecata after an action that requires one."""
    burning = {"The Gate of Acheron": -2, "Pit of Contemplation": -3}[card]
    t = position(
        seat(ready=["Mira 4/8 clan:Hecata", '"Mother" Anja Giovanni'], play=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does(f"use {card} Mira {-1 if requires else burning}")
    to_the_end(t)
    assert t.region(card) == ("play" if requires else "ash-heap")
    assert t.ever_offered('use "Mother" Anja Giovanni') is requires


# -- stealing ---------------------------------------------------------------------------------------------------------

STOLEN = [
    # card, words, mode, what is stolen: it requires what Mira is not
    ("Far Mastery", "DOM", 1, "War Ghoul"),
    ("Far Mastery", "dom", 0, "Childling Muse"),
    ("Restructure", "DEM", 1, "War Ghoul"),
    ("Legend of the Leopard", "clan:Osebo", 1, "War Ghoul"),
    ("Lure of the Serpent", "SER", 1, "War Ghoul"),
    ("Lure of the Serpent", "ser", 0, "Childling Muse"),
    ("New Management", "clan:Ventrue-antitribu", 0, "Opium Den"),
]


@rules_on("Far Mastery", "TOM 19960226-1")
@rules_on("Restructure", "TOM 19960226-1")
@rules_on("Legend of the Leopard", "TOM 19960226-1")
@rules_on("Lure of the Serpent", "TOM 19960226-1")
@rules_on("New Management", "TOM 19960226-1")
@pytest.mark.parametrize(("card", "words", "mode", "loot"), STOLEN)
def test_what_is_stolen_requires_nothing(card: str, words: str, mode: int, loot: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card]),
        seat(
            ready=[
                ("Oskar 2/4 locked", ["Childling Muse"] if loot == "Childling Muse" else []),
                *(["War Ghoul"] if loot == "War Ghoul" else []),
            ],
            play=["Opium Den"] if loot == "Opium Den" else [],
        ),
        bystander(),
    )
    t.does(f"play {card} Mira {mode}")
    t.goes_on()
    assert t.word(f"{loot}.controller") == "a"
    assert t.region(loot) in ("ready", "attached", "play")
    t.is_quiet()


@pytest.mark.parametrize(("card", "words"), [("Lure of the Serpent", "ser"), ("Far Mastery", "dom")])
def test_a_retainer_of_an_ally_is_not_stolen_and_that_of_another_vampire_of_hers_is(card: str, words: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}", ("Nils 2/4", ["Raven Spy"])], hand=[card]),
        seat(ready=["Oskar 2/4 locked", ("Brute ally 2", ["Childling Muse"])]),
        bystander(),
    )
    t.does(f"play {card} Mira 0")
    assert not t.ever_offered("target Childling Muse")
    t.goes_on()
    assert t.g.host[t["Raven Spy"]] == t["Mira"]
    t.is_quiet()


# -- at whom it is directed -------------------------------------------------------------------------------------------

DIRECTED = [
    # card, words, mode, what Oskar's controller has, where
    ("Rewilding", "clan:Gangrel", 0, "The Labyrinth"),
    ("Nosferatu Performance Art", "clan:Nosferatu", 3, "Society Hunting Ground"),
    ("Smash and Grab", "pot sect:Anarch", 2, "The Labyrinth"),
    ("Principia Discordia", "aus sect:Anarch", 0, "Flak Jacket"),
]


@rules_on("Rewilding", "LSJ 20090324")
@rules_on("Nosferatu Performance Art", "LSJ 20090324")
@rules_on("Smash and Grab", "LSJ 20090324")
@rules_on("Principia Discordia", "LSJ 20090324")
@pytest.mark.parametrize(("card", "words", "mode", "what"), DIRECTED)
def test_an_action_at_a_card_is_directed_at_its_controller(card: str, words: str, mode: int, what: str) -> None:
    gear = what == "Flak Jacket"
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card]),
        seat(ready=[("Oskar 4/8 intercept:3", [what] if gear else [])], play=[] if gear else [what]),
        seat(ready=["Vera 2/4 intercept:3"]),
    )
    t.does(f"play {card} Mira {mode}")
    assert t.told("action")[0]["victims"] == [1]
    t.goes_on()
    assert (t.ever_offered("block Oskar"), t.ever_offered("block Vera")) == (True, False)
    assert t.region(what) == "ash-heap"
    t.is_quiet()


# -- nothing comes of it ----------------------------------------------------------------------------------------------


@rules_on("Principia Discordia", "RTR 20010711")
@pytest.mark.parametrize(("words", "mode", "locked"), [("qui", 1, 1), ("ser", 2, 0)])
def test_a_vampire_without_blood_is_a_target_too(words: str, mode: int, locked: int) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words} sect:Anarch"], hand=["Principia Discordia"]),
        seat(ready=["Oskar 0/4"]),
        seat(),
    )
    t.does(f"play Principia Discordia Mira {mode}")
    t.does("target Oskar", by="a") if t.asks == "target" else None
    with t.unchanged("Oskar.blood", "Mira.blood"):
        t.goes_on()
    assert t.measure("Oskar.locked") == locked
    t.is_quiet()


@rules_on("Principia Discordia", "ANK 20210124", "LSJ 20070411", "LSJ 20090514")
def test_principia_discordia_comes_to_nothing_against_one_who_is_locked_by_then() -> None:
    """Oskar blocks the action, and it goes on: he is locked."""
    t = position(
        seat(ready=["Mira 6/8 qui sect:Anarch OBT"], hand=["Principia Discordia", "Shadow Body"]),
        seat(ready=["Oskar 4/8 intercept:1"]),
        seat(),
    )
    t.does("play Principia Discordia Mira 1")
    t.does("target Oskar", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Shadow Body Mira 1")
    t.does("play Shadow Body Mira 1", by="a")
    with t.unchanged("Oskar.blood"):
        to_the_end(t)
    assert t.region("Principia Discordia") == "ash-heap"
    t.is_quiet()


RESCUES = [("Root of Vitality", "vic", 0), ("Renewed Vigor", "obe", 1), ("Sense Vitality", "val", 1)]


@rules_on("Root of Vitality", "ANK 20181017", "ANK 20210124", "LSJ 20070411", "LSJ 20090514")
@rules_on("Renewed Vigor", "ANK 20210124", "LSJ 20070411", "LSJ 20090514")
@pytest.mark.parametrize(("card", "words", "mode"), RESCUES)
@pytest.mark.parametrize("there", [True, False])
def test_a_rescue_by_a_card_costs_no_more_and_comes_to_nothing_for_who_has_left(
    card: str, words: str, mode: int, there: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], torpor=["Tom 3/5"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    cost = t.g.face[t[card]].blood
    t.does(f"play {card} Mira {mode}")
    if not there:
        t.g.burn(t["Tom"])
    with t.changes("Mira.blood", -cost):
        t.goes_on()
    assert (t.region("Tom"), t.measure("Tom.blood")) == (("ready", 3) if there else ("ash-heap", 0))
    t.is_quiet()


@rules_on("Mesu Bedshet", "RTR 20000501", "LSJ 20070411-2")
@rules_on("Recruitment Exercise", "RTR 20000501", "LSJ 20070411-2")
@pytest.mark.parametrize(
    ("card", "words"), [("Mesu Bedshet", "clan:Ministry"), ("Recruitment Exercise", "trait:black-hand")]
)
@pytest.mark.parametrize("crypt", [0, 1])
def test_there_must_be_somebody_in_the_crypt(card: str, words: str, crypt: int) -> None:
    t = position(seat(ready=[f"Mira 6/8 {words}"], crypt=crypt, hand=[card]), seat(ready=["Oskar 2/4"]), bystander())
    assert t.offers(f"play {card} Mira") is bool(crypt)


@rules_on("Camera Phone", "RTR 19960221")
@pytest.mark.parametrize("lost", [True, False])
def test_a_bleed_by_a_camera_phone_that_is_gone_does_nothing(lost: bool) -> None:
    t = position(seat(ready=[("Mira 6/8", ["Camera Phone"])]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("use Camera Phone Mira")
    if lost:
        t.g.burn(t["Camera Phone"])
    t.goes_on()
    assert t.measure("b.pool") == (30 if lost else 28)
    t.is_quiet()
