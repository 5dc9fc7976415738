"""Master cards: E."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import either, unseen_table
from tests.vtes.cards.answering import reaches, to_the_end, until
from tests.vtes.cards.combat_tables import BITE, fights_after
from tests.vtes.cards.gear_tables import knack
from tests.vtes.cards.location_tables import LASOMBRA, polling
from tests.vtes.cards.master_tables import held
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_phase, passes_to, since_2011

# -- Effective Management ---------------------------------------------------------------------------------------------


@rules_on("Effective Management", "RTR 20000501")
@editions
def test_effective_management_brings_a_crypt_card(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Effective Management"], crypt=1),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("play Effective Management")
    assert t.measure("a.uncontrolled") == 2
    t = position(
        seat(ready=["Mira 3/5"], hand=["Effective Management"]), seat(), bystander(), phase="master", edition=edition
    )
    assert not t.offers("play Effective Management")


@either
@proves("imbued.ruling.effective-management")
def test_effective_management_may_find_an_imbued(edition: str, what: str) -> None:
    t = unseen_table(edition, seat(hand=["Effective Management"], crypt=[f"Ann 0/4{what}"]), seat(), phase="master")
    t.does("play Effective Management")
    assert t.region("Ann") == "uncontrolled"
    t.is_quiet()


# -- Elder Library ----------------------------------------------------------------------------------------------------


@editions
def test_elder_library_makes_the_hand_larger(edition: str) -> None:
    t = position(seat(play=["Elder Library"]), seat(), bystander(), edition=edition)
    assert (stats.hand_size(t.g, 0), stats.hand_size(t.g, 1)) == (8, 7)


@editions
@rules_on("Elder Library", "ANK 20221028")
def test_a_contested_elder_library_changes_no_hand(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Elder Library"], library=9),
        seat(play=["Elder Library"], library=9),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.answer(t.options("play")[0])
    assert (stats.hand_size(t.g, 0), stats.hand_size(t.g, 1)) == (7, 7)


# -- Elysium: The Arboretum -------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("sect", "offered"), [("Camarilla", True), ("Sabbat", False)])
def test_the_arboretum_is_a_place_of_peace_for_the_camarilla(edition: str, sect: str, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Camarilla"], play=["Elysium: The Arboretum"]),
        seat(ready=[f"Oskar 2/4 sect:{sect}"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does_all("bleed Mira", "block Oskar")
        if offered:
            t.does("use Elysium: The Arboretum", by="a")
        t.goes_on()
    assert t.measure("Oskar.blood") == (2 if offered else 1)
    t.is_quiet()


@rules_on("Elysium: The Arboretum", "RTR 20001020", "LSJ 20001024")
def test_what_is_played_at_the_end_of_a_round_is_played_in_the_arboretum_too() -> None:
    garden = "Elysium: The Arboretum"
    t = fights_after(
        "Mira 5/8 pot sect:Camarilla",
        ["Disarm", "Taste of Vitae", BITE],
        "Oskar 6/7 sect:Camarilla",
        [],
        [garden],
    )
    for text in ("play Bite Mira 0", f"use {garden}"):
        until(t, text)
        t.does(text, by="a")
    until(t, "play Taste of Vitae Mira")
    assert t.offers("play Disarm Mira 0")
    t.does("play Taste of Vitae Mira", by="a")
    assert t.measure("Mira.blood") == 7
    t.does("play Disarm Mira 0", by="a")
    to_the_end(t)
    assert (t.region("Oskar"), t.told("strike")) == ("torpor", [])
    t.is_quiet()


@since_2011
@rules_on("Elysium: The Arboretum", "LSJ 20080604")
def test_the_action_of_a_location_requires_what_the_minion_must_be(edition: str) -> None:
    card, word = "Elysium: The Arboretum", "Camarilla"
    t = position(
        seat(ready=["Mira 4/8 sect:Camarilla"], hand=[knack(word), knack("Brujah")]),
        seat(ready=["Oskar 2/4"], play=[card]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {card} Mira")
    reaches(t, f"play Knack {word} Mira")
    assert not t.offers("play Knack Brujah")


# -- Elysium: The Palace of Versailles --------------------------------------------------------------------------------

RALLIES = [
    ("Elysium: The Palace of Versailles", "Oskar 2/4 primogen", "Ute 2/4", 1),
    ("Power Structure", f"Oskar 2/4 {LASOMBRA}", "Ute 2/4 clan:Caitiff", 0),
]


@editions
@pytest.mark.parametrize(("card", "oskar", "ute", "own"), RALLIES)
def test_a_card_in_play_gives_votes_to_a_class(card: str, oskar: str, ute: str, own: int, edition: str) -> None:
    t = polling(card, oskar, ute, edition=edition)
    assert stats.votes(t.g, t["Oskar"]) == own
    t.does(f"use {card}", by="b")
    assert (stats.votes(t.g, t["Oskar"]), stats.votes(t.g, t["Ute"])) == (own + 1, 0)
    assert t.measure(f"{card}.locked") == 1
    while t.who() != "b":
        t.passes()
    t.does("vote Oskar against", by="b")
    assert t.told("votes")[-1]["votes"] == own + 1


# -- Ennoia's Theater -------------------------------------------------------------------------------------------------


@editions
@rules_on("Ennoia's Theater", "ANK 20190203", "RTR 20180303")
@pytest.mark.parametrize(("who", "offered"), [("Gangrel", True), ("Gangrel-antitribu", True), ("Ravnos", False)])
def test_either_clan_of_gangrel_has_the_theater(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 clan:{who}"], hand=["Ennoia's Theater"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Ennoia's Theater") is offered
    t = position(
        seat(ready=["Mira 6/8"], play=["Ennoia's Theater"], uncontrolled=["Ada 1/9"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    for _ in range(4):
        t.does("invest Ada")
    assert not t.offers("invest Ada")
    t.does("use Ennoia's Theater -1 -2", by="a")
    t.does("invest Ada")
    assert t.measure("Ada.blood") == 6


@editions
def test_ennoias_theater_gives_a_card_or_a_transfer(edition: str) -> None:
    t = in_phase("master", edition, "Ennoia's Theater", hand=["Blank Page"] * 7, library=5)
    t.does("use Ennoia's Theater -1 -1")
    assert (t.measure("a.hand"), stats.hand_size(t.g, 1)) == (8, 7)
    t = in_phase("influence", edition, "Ennoia's Theater", uncontrolled=["Old 0/9"])
    t.does("use Ennoia's Theater -1 -2")
    spent = 0
    while t.asks == "influence" and t.offers("invest Old"):
        t.does("invest Old")
        spent += 1
    assert spent == 5


# -- Esgrima ----------------------------------------------------------------------------------------------------------


@editions
def test_esgrima_helps_an_elder_and_goes_to_the_predator(edition: str) -> None:
    t = polling("Esgrima", "Oskar 2/7", "Young 2/6", edition=edition)
    t.does("use Esgrima", by="b")
    assert not t.offers("target Young")
    t.does("target Oskar") if t.asks == "target" else None
    assert stats.votes(t.g, t["Oskar"]) == 3
    t = in_phase("master", edition, "Esgrima", hand=["Blank Page"])
    passes_to(t, "discard")
    assert t.word("Esgrima.controller") == "c"


# -- The Eternals of Sirius -------------------------------------------------------------------------------------------


@editions
@rules_on("The Eternals of Sirius", "ANK 20210714-2")
@pytest.mark.parametrize(("pool", "offered"), [(5, True), (3, False)])
def test_the_eternals_of_sirius_must_be_paid_for(pool: int, offered: bool, edition: str) -> None:
    t = held("The Eternals of Sirius", "clan:Ministry", edition, pool=pool)
    assert t.offers("play The Eternals of Sirius -1 0") is offered
    if offered:
        t.does("play The Eternals of Sirius -1 0")
        assert (t.measure("a.pool"), t.g.ousted[0]) == (6, 0)


@editions
def test_the_eternals_of_sirius_feed_an_elder(edition: str) -> None:
    t = held("The Eternals of Sirius", "", edition, uncontrolled=["Old 0/9 clan:Ministry", "Young 0/5 clan:Ministry"])
    assert not t.offers("play The Eternals of Sirius -1 0")
    t.does("play The Eternals of Sirius -1 1")
    assert (t.measure("Old.blood"), t.measure("a.pool")) == (5, 26)


@editions
@rules_on("The Eternals of Sirius", "LSJ 20020620")
def test_the_eternals_are_paid_for_as_they_give(edition: str) -> None:
    t = position(
        seat(pool=4, ready=["Mira 3/5 clan:Ministry"], hand=["The Eternals of Sirius"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play The Eternals of Sirius -1 0")
    assert (t.measure("a.pool"), t.g.ousted[0]) == (5, 0)
