"""Ally cards: G."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    ALLY,
    BETWEEN,
    IN_PLAY,
    LOCKED,
    MINE,
    MONSTER,
    RETAINER,
    a,
    ability,
    lock,
    master,
    trait,
    unlock,
)
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import masterly
from tests.vtes.cards.ally_tables import next_turn
from tests.vtes.cards.answering import acts, strikes_until_offered, until
from tests.vtes.cards.combat_tables import ends, on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011

# -- Ghouled Street Thug ----------------------------------------------------------------------------------------------

KINDS = [
    *[
        (name, True)
        for name in (
            "Ghouled Street Thug",
            "Rafastio Ghoul",
            "Hellhound",
            "Asanbonsam Ghoul",
            "Marijava Thuggee",
            "War Ghoul",
            "The Vozhd of Sofia",
            "Gregory Winter",
            "Revenant",
            "Procurer",
        )
    ],
    ("Underbridge Stray", False),
    ("Raven Spy", False),
    ("The Knights", False),
]


@editions
@rules_on("Ghouled Street Thug", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Rafastio Ghoul", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Hellhound", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Asanbonsam Ghoul", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Marijava Thuggee", "ANK 20200203-2", "LSJ 20060515")
@rules_on("War Ghoul", "ANK 20200203-2", "LSJ 20060515")
@rules_on("The Vozhd of Sofia", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Gregory Winter", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Revenant", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Procurer", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Underbridge Stray", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Raven Spy", "ANK 20200203-2", "LSJ 20060515")
@pytest.mark.parametrize(("card", "monster"), KINDS)
def test_ghouls_are_monsters_and_beasts_are_neither(card: str, monster: bool, edition: str) -> None:
    banish = masterly("Banish", master(lock(a(ALLY | RETAINER, IN_PLAY, MONSTER))))
    feed = masterly("Feed", master(lock(a(ALLY | RETAINER, IN_PLAY, trait("mortal")))))
    own = seat(ready=["Mira 3/5"], hand=[banish, feed])
    retainer = card in ("Revenant", "Raven Spy")
    held = seat(ready=[("Oskar 2/4", [card])]) if retainer else seat(ready=["Oskar 2/4", card])
    t = position(own, held, bystander(), phase="master", edition=edition)
    assert (t.offers("play Banish"), t.offers("play Feed")) == (monster, card == "The Knights")


# -- Giulia Giovanni Abruzzina ----------------------------------------------------------------------------------------


@editions
def test_giulia_brings_the_enemies_of_giovanni_close(edition: str) -> None:
    card = "Giulia Giovanni Abruzzina"
    t = position(
        seat(ready=[card, "Mira 6/8 clan:Giovanni"]),
        seat(ready=["Oskar 6/8"], hand=["Fake Out"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    acts(t, "block Oskar", f"use {card}")
    assert (t.measure(f"{card}.locked"), t.ever_offered("play Fake Out")) == (1, False)


FIORELLA = "use Fiorella, Empty One -1 -1"
AT_ONCE = [
    # ally, words of the one who recruits it, who acts then, the answers until it is used, how it is used
    ("Brigitte Gebauer", "clan:Giovanni", ("bleed Ines",), "use Brigitte Gebauer"),
    ("City Star Taxi", "clan:Ravnos", ("bleed Ines", "block Oskar"), "use City Star Taxi -1 -3"),
    ("Saatet-ta", "clan:Ministry", ("bleed Ines",), "use Saatet-ta -1 -3"),
    ("Giulia Giovanni Abruzzina", "clan:Giovanni", ("bleed Ines", "block Oskar"), "use Giulia Giovanni Abruzzina"),
    ("Fiorella, Empty One", "trait:path-of-Death-and-the-Soul", ("bleed Screamer", "block Oskar"), FIORELLA),
    ("Vagabond Mystic", "", ("bleed Ines",), "use Vagabond Mystic"),
    ("War Ghoul", "clan:Tzimisce", ("bleed Ines",), "use War Ghoul"),
    ("Rom Gypsy", "clan:Ravnos", ("bleed Ines", "block Oskar"), "use Rom Gypsy -1 -3"),
]


def _until(t: Table, kind: str, servant: str) -> None:
    """Everybody passes; who must burn a servant burns this one."""
    while t.asks != kind:
        t.does(f"pick {servant}" if t.offers(f"pick {servant}") else "pass")


@rules_on("Giulia Giovanni Abruzzina", "ANK 20180517")
@rules_on("Brigitte Gebauer", "ANK 20180517")
@rules_on("War Ghoul", "ANK 20180517")
@rules_on("Fiorella, Empty One", "ANK 20180517")
@rules_on("Vagabond Mystic", "ANK 20180517")
@rules_on("City Star Taxi", "ANK 20180517")
@rules_on("Saatet-ta", "ANK 20180517")
@rules_on("Rom Gypsy", "ANK 20180517")
@pytest.mark.parametrize(("card", "words", "answers", "use"), AT_ONCE)
def test_an_ally_locks_for_others_in_the_turn_in_which_it_is_recruited(
    card: str, words: str, answers: tuple[str, ...], use: str
) -> None:
    """Up to 2012 it waits out of play until the end of the turn."""
    t = position(
        seat(
            ready=[f"Mira 6/8 {words}".strip(), f"Ines 6/8 {words}".strip(), "Screamer", "Hurt ally 3"],
            hand=[card],
            play=["The Barrens"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.g.burn_blood(t["Hurt"], 1, "card.golden.overrides-rules")
    t.does(f"play {card} Mira 0")
    _until(t, "minion", "Hurt")
    assert t.region(card) == "ready"
    assert not t.offers(f"bleed {card}")  # it cannot act
    for answer in answers:
        strikes_until_offered(t, answer)
        t.does(answer)
    strikes_until_offered(t, use)
    t.does(use, by="a")
    assert card == "War Ghoul" or t.measure(f"{card}.locked") == 1


@editions
@rules_on("Giulia Giovanni Abruzzina", "RTR 19970630", "ANK 20180720", "PIB 20120214")
@pytest.mark.parametrize("first", ["rifle", "giulia"])
def test_a_range_that_is_set_is_not_set_again(first: str, edition: str) -> None:
    """Giulia would make it close, the rifle of the blocker long; the acting Methuselah comes first."""
    t = position(
        seat(ready=["Mira 9/9 clan:Giovanni", "Giulia Giovanni Abruzzina"]),
        seat(ready=[("Oskar 9/9", ["Sniper Rifle"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "use Giulia Giovanni Abruzzina")
    if first == "giulia":
        t.does("use Giulia Giovanni Abruzzina", by="a")
        assert not t.offers("use Sniper Rifle Oskar -2")
    else:
        t.passes()
        t.does("use Sniper Rifle Oskar -2", by="b")
        assert not t.offers("use Giulia Giovanni Abruzzina")
    ends(t)
    assert [one["range"] for one in t.told("range")] == ["close" if first == "giulia" else "long"]
    assert t.measure("Giulia Giovanni Abruzzina.locked") == (first == "giulia")


# -- Gravebound Drone -------------------------------------------------------------------------------------------------


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
    on_to(t, "prevent")
    t.does(f"use {drone}#2 -1 -1", by="a")
    on_to(t)
    assert (t.measure(f"{drone}.blood"), t.region(f"{drone}#2")) == (2, "ash-heap")
    t = position(seat(ready=[drone], hand=[".44 Magnum"]), seat(), bystander(), edition=edition)
    assert not t.offers("play .44 Magnum")


# -- Gregory Winter ---------------------------------------------------------------------------------------------------


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
@rules_on("Gregory Winter", "RTR 20010711")
@rules_on("Impundulu", "RTR 20010711")
@pytest.mark.parametrize(("card", "number"), [("Gregory Winter", -1), ("Impundulu", -3), ("Succubus", -1)])
def test_blood_is_stolen_of_a_vampire_without_any(card: str, number: int, edition: str) -> None:
    t = position(seat(ready=[card]), seat(ready=["Oskar 0/4 locked"]), bystander(), edition=edition)
    life = t.measure(f"{card}.blood")
    t.does(f"use {card} {card} {number}")
    if t.asks == "target":
        t.does("target Oskar")
    t.goes_on()
    assert (t.told("action-over")[-1]["outcome"], t.measure(f"{card}.blood")) == (ActionSpan.SUCCESS, life)


TWICE = [("Gregory Winter", -1, -2), ("Amam the Devourer", -1, -2)]


@since_2011
@rules_on("Gregory Winter", "LSJ 20100909")
@rules_on("Amam the Devourer", "LSJ 20100909")
@pytest.mark.parametrize(("card", "first", "second"), TWICE)
def test_two_actions_of_an_ally_are_two_actions(card: str, first: int, second: int, edition: str) -> None:
    wake = masterly("Wake Up", ability(BETWEEN, unlock(a(ALLY, MINE, LOCKED))))
    t = position(
        seat(ready=[card, "Ines 2/4"], play=[wake]),
        seat(ready=["Wall ally 9 strength:0 locked"], torpor=["Gone 2/4", "Lost 2/4"]),
        seat(),
        edition=edition,
    )
    for number in (first, second):
        t.does(f"use {card} {card} {number}")
        while t.asks != "minion":
            t.does("strike hand" if t.asks == "strike" else t.options()[0] if t.asks == "target" else "pass")
        t.does("use Wake Up")
        assert not t.offers(f"use {card} {card} {number}")
    assert len([one for one in t.told("action") if one["minion"] == t[card]]) == 2
