"""Master cards that come into play as schemes, and those that act at once."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import (
    BYSTANDER,
    bystander,
    comes_into_play,
    editions,
    in_phase,
    needs_a_minion_of_its_own,
    passes_to,
)

CATHARI = "trait:path-of-Cathari"

# -- coming into play -------------------------------------------------------------------------------------------------

# The card, what one needs to play it, and with how many counters it comes.
COMES = [
    ("Acquired Ventrue Assets", "clan:Giovanni", 1),
    ("Anarch Troublemaker", "", 0),
    ("Antediluvian Awakening", "", 0),
    ("Bleeding the Vine", "", 0),
    ("Brothers Grimm", "", 0),
    ("Camarilla Conclave", "title:justicar", 4),
    ("Cave of Apples", "clan:Ministry", 0),
    ("Club Illusion", "", 0),
    ("The Coven", "", 0),
    ("Cursed Abattoir", "trait:path-of-Death-and-the-Soul", 0),
    ("Dead Pool", "clan:Lasombra", 0),
    ("Ennoia's Theater", "clan:Gangrel", 0),
    ("Ennoia's Theater", "clan:Gangrel-antitribu", 0),
    ("Festivo dello Estinto", "", 0),
    ("Forward Momentum", CATHARI, 0),
    ("Fragment of the Book of Nod", "", 0),
    ("Frontal Assault", "", 0),
    ("Garibaldi-Meucci Museum", "", 0),
    ("Haqim's Law: Retribution", "clan:Banu-Haqim", 0),
    ("Mapatano Utando", "clan:Akunanse", 0),
    ("Millicent Smith, Puritan Vampire Hunter", "", 0),
    ("Palla Grande", "clan:Toreador-antitribu", 3),
    ("Paris Opera House", "clan:Daughter-of-Cacophony", 0),
    ("The Path of Bone", "clan:Giovanni", 0),
    ("The Path of Paradox", "clan:Ravnos", 0),
    ("Powerbase: Barranquilla", "sect:Sabbat", 5),
    ("The Rack", "", 0),
    ("Tension in the Ranks", "", 0),
    ("Twilight Camp", "", 4),
    ("Warsaw Station", "clan:Nosferatu", 0),
    ("Wider View", "", 0),
]


@editions
@pytest.mark.parametrize(("card", "who", "counters"), COMES)
def test_it_comes_into_play_for_its_price(card: str, who: str, counters: int, edition: str) -> None:
    comes_into_play(card, who, edition, counters)


@editions
@pytest.mark.parametrize("card", [card for card, who, _ in COMES if who and "Sabbat" not in who])
def test_it_needs_a_minion_that_meets_its_requirement(card: str, edition: str) -> None:
    needs_a_minion_of_its_own(card, edition)


# -- at once ----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("pays", [True, False])
def test_golconda_removes_a_great_vampire_unless_his_controller_pays(pays: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7"], hand=["Golconda: Inner Peace"]),
        seat(ready=["Old 2/9"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("play Golconda: Inner Peace")
        assert (t.who(), t.asks) == ("b", "unless")
        t.does("yes" if pays else "no")
    assert (t.region("Old"), t.measure("b.pool")) == (("ready", 28) if pays else ("removed", 39))
    t.is_quiet()


@editions
@pytest.mark.parametrize(("who", "offered"), [("bishop", True), ("sect:Sabbat", False), ("primogen", False)])
def test_unholy_sacrament_feeds_a_titled_sabbat_vampire(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7"], hand=["Unholy Sacrament"], uncontrolled=[f"Young 0/6 {who}"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Unholy Sacrament") is offered
    if offered:
        t.does("play Unholy Sacrament")
        assert (t.measure("Young.blood"), t.measure("a.pool")) == (3, 27)


@editions
@pytest.mark.parametrize(("clan", "blood"), [("Hecata", 1), ("Caitiff", 0)])
def test_family_gathering_looks_for_a_hecata(clan: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7 clan:Hecata"], hand=["Family Gathering"], crypt=[f"Kin 0/6 clan:{clan}"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Family Gathering")
    assert t.region("Kin") == ("uncontrolled" if blood else "crypt")
    assert t.measure("Kin.blood") == blood
    t = position(
        seat(ready=["Mira 3/7 clan:Hecata"], hand=["Family Gathering"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.offers("play Family Gathering")  # with an empty crypt


@editions
@pytest.mark.parametrize(("library", "offered"), [(7, True), (6, False)])
def test_liquidation_burns_seven_cards(library: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7"], hand=["Liquidation", *["Blank Page"] * 6], library=library),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Liquidation") is offered
    if offered:
        t.does("play Liquidation")
        assert (t.measure("a.pool"), t.measure("a.library"), t.measure("a.ash_heap")) == (33, 0, 8)
        t.is_quiet()


@editions
def test_liquidation_is_not_replaced_before_the_discard_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7"], hand=["Liquidation", *["Blank Page"] * 6], library=9),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Liquidation")
    assert t.measure("a.hand") == 6
    passes_to(t, "discard")
    assert t.measure("a.hand") == 7


@editions
def test_fortschritt_library_finds_a_gehenna_event_once_a_game(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/7"],
            hand=["Fortschritt Library", *["Blank Page"] * 6],
            library=["The Unmasking", "Blank Page", "Blank Page"],
        ),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Fortschritt Library")
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    assert t.told("found")
    assert t.region("The Unmasking") == "hand"
    t.answers(*t.options("discard")[:1])
    assert t.measure("a.hand") == 7


@editions
@pytest.mark.parametrize(("capacity", "offered"), [(4, True), (5, False)])
def test_tend_the_flock_feeds_a_younger_infernal_vampire(capacity: int, offered: bool, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 clan:Baali trait:infernal"],
            hand=["Tend the Flock"],
            uncontrolled=[f"Young 0/{capacity} trait:infernal", "Alien 0/2"],
        ),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    if offered:
        t.does("play Tend the Flock")
        assert (t.measure("Young.blood"), t.measure("Alien.blood")) == (3, 0)
    else:
        assert not t.offers("play Tend the Flock") or not t.offers("target Young")


@editions
@pytest.mark.parametrize(("sect", "passes"), [("Sabbat", True), ("Camarilla", False)])
def test_dia_de_los_muertos_passes_the_first_referendum(sect: str, passes: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 sect:{sect}"], hand=["Día de los Muertos", "Kine Resources Contested"]),
        seat(ready=["Oskar 2/4 prince:Boston"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Día de los Muertos")
    passes_to(t, "minion")
    t.does("play Kine Resources Contested Mira")
    for _ in range(60):
        if t.told("result"):
            break
        if t.asks == "terms":
            t.answer(t.options()[0])
        else:
            t.does("vote Oskar against" if t.offers("vote Oskar against") else "pass")
    assert t.told("result")[0]["result"] == ("passed" if passes else "failed")
    assert t.ever_offered("vote Oskar against") is not passes


@editions
@pytest.mark.parametrize(("sect", "blood"), [("Sabbat", 8), ("Camarilla", 4)])
def test_festivo_dello_estinto_fills_the_sabbat(sect: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 sect:{sect}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["Festivo dello Estinto"]),
        edition=edition,
    )
    t.does("hunt Mira")
    assert stats.stealth(t.g, t["Mira"]) == (0 if sect == "Sabbat" else 1)
    t.goes_on()
    assert t.measure("Mira.blood") == blood


@editions
def test_festivo_dello_estinto_ends_in_the_next_unlock_phase(edition: str) -> None:
    t = in_phase("unlock", edition, "Festivo dello Estinto")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    assert t.region("Festivo dello Estinto") == "ash-heap"
