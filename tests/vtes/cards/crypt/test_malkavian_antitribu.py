"""Crypt cards: Malkavian antitribu."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import action, bleed, definition
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.cancelling_tables import BLANKS
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.crypt_tables import met, uses
from tests.vtes.cards.referendum_tables import POLL
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to

# -- Alicia Barrows ---------------------------------------------------------------------------------------------------


def test_alicia_discards_gehenna_events_if_she_has_the_edge() -> None:
    event = "Anthelios, The Red Star"
    for edge in (True, False):
        t = position(
            seat(edge=edge, ready=["Alicia Barrows"]),
            seat(hand=[event, "Dodge"]),
            seat(ready=["Vera 2/4"]),
            phase="unlock",
        )
        assert t.offers("use Alicia Barrows") is edge
        if edge:
            t.does("use Alicia Barrows")
            while t.asks == "pick":
                t.does("pick b" if t.offers("pick b") else f"pick {event}" if t.offers(f"pick {event}") else "pass")
            assert (t.region(event), t.region("Dodge")) == ("ash-heap", "hand")


# -- Aristotle de Laurent ---------------------------------------------------------------------------------------------


@editions
def test_hand_sizes_of_everybody_and_of_the_prey(edition: str) -> None:
    t = position(seat(ready=["Aristotle de Laurent"]), seat(), bystander(), edition=edition)
    assert [stats.hand_size(t.g, at) for at in range(3)] == [8, 8, 8]
    for sect, n in (("Sabbat", 8), ("Camarilla", 7)):
        t = position(seat(ready=["Tomaine"]), seat(ready=[f"Oskar 2/4 sect:{sect}"]), bystander(), edition=edition)
        assert [stats.hand_size(t.g, at) for at in range(3)] == [7, n, 7]


# -- Drozodny ---------------------------------------------------------------------------------------------------------


def test_cards_come_back_from_the_ash_heap() -> None:
    t = position(seat(ready=["Drozodny"], ash_heap=["Anarchist Uprising", "Laptop Computer"]), seat(), bystander())
    t.does("use Drozodny Drozodny")
    t.goes_on()
    assert (t.region("Anarchist Uprising"), t.region("Laptop Computer")) == ("hand", "ash-heap")
    t.is_quiet()


@ruled_alike("who", ["Drozodny", "Pochtli"], "LSJ 20010627")
def test_what_is_brought_back_is_named_as_the_action_is_announced(who: str) -> None:
    cards = ["Anarchist Uprising", "Ancilla Empowerment", "Banishment"]
    t = position(seat(ready=[who, "Ines 2/4"], ash_heap=cards), seat(ready=["Oskar 4/8 intercept:9"]), bystander())
    t.does(f"use {who} {who} -1")
    assert (t.who(), t.asks) == ("a", "target")
    assert not t.told("action")
    while t.asks == "target":
        t.answer(t.options()[0])
    assert t.told("action")
    to_the_end(t)
    assert not t.ever_offered("pick")
    t.is_quiet()


# -- Fabrizia Contreraz -----------------------------------------------------------------------------------------------


@rules_on("Fabrizia Contreraz", "PIB 20150713")
@pytest.mark.parametrize(
    ("prey", "other", "votes"),
    [("sect:Camarilla", "sect:Sabbat", 2), ("sect:Sabbat", "sect:Camarilla", 0), ("sect:Camarilla torpid", "", 0)],
)
def test_fabrizia_has_her_votes_against_a_camarilla_prey(prey: str, other: str, votes: int) -> None:
    vera = f"Oskar 2/4 {prey}".replace(" torpid", "")
    him = {"torpor" if "torpid" in prey else "ready": [vera]}
    t = position(
        seat(ready=["Fabrizia Contreraz"], hand=[POLL]),
        seat(**him),  # type: ignore[arg-type]
        seat(ready=[f"Vera 2/4 {other}".strip()]),
    )
    assert stats.votes(t.g, t["Fabrizia Contreraz"]) == votes


# -- General Perfidio Díos --------------------------------------------------------------------------------------------


def test_perfidio_unlocks_to_guard_a_location() -> None:
    name = "General Perfidio Díos"
    t = position(
        seat(ready=["Annazir"]),
        seat(ready=[f"{name} locked"], play=["Academic Hunting Ground"]),
        bystander(),
    )
    t.does("use Annazir Annazir")
    t.passes_until_offered(f"use {name}")
    with t.changes(f"{name}.blood", -2):  # one for the combat that follows
        t.does(f"use {name}", by="b")
    assert t.told("blocked")
    t = position(seat(ready=["Mira 2/4"]), seat(ready=[f"{name} locked"]), bystander())
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered(f"use {name}")


@rules_on("General Perfidio Díos", "LSJ 20030605")
def test_perfidio_rises_to_block_more_than_once_in_an_action() -> None:
    me = "General Perfidio Díos"
    t = position(
        seat(ready=["Mira 4/8 OBF stealth:1"], hand=["Conceal", "Elder Impersonation", "Elder Impersonation"]),
        seat(ready=[f"{me} blood:4 locked", "Oskar 4/8"], play=["The Barrens"]),
        bystander(),
    )
    t.does("play Conceal Mira 1")
    t.does("target The Barrens") if t.asks == "target" else None
    for _ in range(2):
        until(t, f"use {me}")
        with t.changes(f"{me}.blood", -1):
            t.does(f"use {me}", by="b")
        while not t.measure(f"{me}.locked") and not t.offers("play Elder Impersonation"):
            t.answer("pass")
        t.g.lock(t[me])
    assert t.measure(f"{me}.blood") == 2


# -- Gravitnir --------------------------------------------------------------------------------------------------------


@editions
@rules_on("Gravitnir", "ANK 20220705")
def test_gravitnir_silences_the_one_who_called(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 prince"], hand=[POLL]),
        seat(ready=["Gravitnir locked", "Oskar 4/8 prince"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    uses(t, "Gravitnir")
    with t.changes("Gravitnir.blood", -1):
        t.does("use Gravitnir", by="b")
    asked = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("vote Mira", since=asked)


# -- Idalia, Prophet of Guadalajara -----------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Idalia, Prophet of Guadalajara", "Leather Jacket"),
        ("Szechenyi Jolán, Mother of Horrors", "J. S. Simmons, Esq."),
    ],
)
def test_they_unlock_in_the_next_discard_phase(name: str, card: str, edition: str) -> None:
    t = position(seat(ready=[name], hand=[card]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    t.does(f"play {card}")
    passes_to(t, "discard", "a")
    assert t.measure(f"{name}.locked") == 1
    t.does(f"use {name}")
    assert t.measure(f"{name}.locked") == 0
    idle = position(seat(ready=[f"{name} locked"]), seat(), bystander(), phase="discard", edition=edition)
    assert not idle.offers(f"use {name}")


# -- Louhi ------------------------------------------------------------------------------------------------------------


@rules_on("Louhi", "ANK 20200813-2")
@pytest.mark.parametrize("card", ["Computer Hacking", POLL, "Laptop Computer"])
def test_louhi_cancels_action_cards_of_her_predator(card: str) -> None:
    t = position(seat(ready=["Mira 4/8"], hand=[card]), seat(ready=["Louhi"]), bystander())
    t.does(f"play {card} Mira")
    with t.changes("Louhi.blood", -1):
        t.does("use Louhi", by="b")
    assert t.region(card) == "ash-heap"
    assert not t.measure("Mira.locked")
    t = position(seat(ready=["Louhi"]), seat(ready=["Mira 4/8"], hand=[card]), bystander(), turn="b")
    t.does(f"play {card} Mira")
    t.goes_on()
    assert not t.ever_offered("use Louhi")  # her prey


@ruled_alike("card code", [("Louhi", ""), ("Esprit de Corps", "dom")], "LSJ 20080630")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_action_card_is_replaced_at_once(card: str, code: str, cancelled: bool) -> None:
    way = action(code, bleed(1))
    raid = made_up("Raid", faces.ACTION, definition=definition(way, not_replaced="unlock"))
    if card == "Louhi":
        their = seat(ready=[card])
    else:
        their = seat(ready=["Oskar 6/8 POT PRE"], hand=[card])
    t = position(
        seat(ready=[f"Mira 4/5 {code}".strip()], hand=[raid, *BLANKS], library=9),
        their,
        bystander(),
        turn="b" if card != "Louhi" else "a",
    )
    if card != "Louhi":
        t.does("play Esprit de Corps Oskar 1")
        t.goes_on()
        while not t.offers("play Raid Mira 0"):
            t.goes_by("unlock")
    t.does("play Raid Mira 0", by="a")
    assert (t.who(), t.asks, t.measure("a.hand")) == ("b", "as-played", 6)
    t.does(f"use {card}" if cancelled else "pass", by="b")
    assert (bool(t.told("cancelled")), t.measure("a.hand")) == (cancelled, 7 if cancelled else 6)


# -- Luc --------------------------------------------------------------------------------------------------------------


def test_luc_holds_more_cards_until_his_unlock_phase() -> None:
    t = position(seat(ready=["Luc"], hand=["Blank Page"] * 7, library=19), seat(ready=["Oskar 2/4"]), bystander())
    t.does("use Luc Luc")
    t.goes_on()
    assert t.measure("a.hand") == 10
    assert stats.hand_size(t.g, 1) == 7


# -- Marie Faucigny ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("name", "cost"), [("Marie Faucigny", 1), ("Bronwen", 0), ("Marcia Felicia Licinia", 1)])
def test_dodging_once_a_combat(name: str, cost: int, edition: str) -> None:
    t = met(name, edition=edition)
    on_to(t, "strike")
    with t.changes(f"{name}.blood", -cost), t.unchanged("Oskar.blood"):
        t.does(f"use {name}", by="a")
        on_to(t)
    assert [told["how"] for told in t.told("strike")][:1] == ["dodge"]


@rules_on("Marie Faucigny", "LSJ 20080109")
@pytest.mark.parametrize(("card", "less"), [("Palatial Estate", 1), ("Laptop Computer", 1), (".44 Magnum", 0)])
def test_marie_pays_less_for_equipment_that_is_a_location_in_play(card: str, less: int) -> None:
    me = "Marie Faucigny"
    t = position(seat(ready=[me], hand=[card]), seat(ready=["Oskar 4/8"]), bystander())
    cost = t.g.face[t[card]].pool + t.g.face[t[card]].blood
    had = t.measure("a.pool") + t.measure(f"{me}.blood")
    t.does(f"play {card} {me}")
    t.goes_on()
    assert had - t.measure("a.pool") - t.measure(f"{me}.blood") == cost - less
    t.is_quiet()


# -- Marta ------------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("other", "asked"), [("Gone 1/4", True), ("Gone 1/3", False)])
def test_marta_drinks_more_from_an_elder(other: str, asked: bool, edition: str) -> None:
    t = position(seat(ready=["Marta"]), seat(ready=["Oskar 2/4 locked"], torpor=[other]), bystander(), edition=edition)
    t.g.blood[t["Marta"]] = 0
    with t.unchanged(*BYSTANDER, "Oskar.blood"):
        t.does("diablerize Marta Gone")
        t.goes_on("blood-hunt", "discipline")
        assert (t.asks == "may") is asked
        t.does("yes" if asked else "pass")
    assert t.measure("Marta.blood") == 1 + asked


# -- Midget -----------------------------------------------------------------------------------------------------------


def test_only_animals_lose_theirs_while_midget_acts() -> None:
    """Raven Spies give no intercept against her; against others they do, and a mortal does against her too."""
    for me, retainer, intercept in (
        ("Midget", "Raven Spy", 0),
        ("Zoe 3/3", "Raven Spy", 1),
        ("Midget", "Mr. Winthrop", 1),
    ):
        t = position(seat(ready=[me]), seat(ready=[("Oskar 4/8", [retainer])]), bystander())
        assert t.measure("Oskar.intercept") == 1
        t.does(f"bleed {me.split()[0]}")
        assert t.measure("Oskar.intercept") == intercept


# -- Vasantasena ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "stealth"),
    [
        ({"ready": ["Oskar 2/4"]}, 1),
        ({"ready": ["Oskar 2/4 primogen"]}, 0),
        ({"ready": ["Oskar 2/4"], "torpor": ["Gone 1/4 prince:Rome"]}, 1),
    ],
)
def test_vasantasena_hides_from_those_without_a_title(others: dict[str, list[str]], stealth: int) -> None:
    """A title of anybody else is nothing to her, nor one in torpor."""
    t = position(
        seat(ready=["Vasantasena", "Ines 2/4 prince:Paris"]),
        seat(**others),  # type: ignore[arg-type]
        seat(ready=["Vera 2/4 prince:Berlin"]),
    )
    t.does("bleed Vasantasena")
    assert (t.measure("Vasantasena.stealth"), t.measure("action.bleed")) == (stealth, 2)
    with t.changes("b.pool", -2), t.unchanged("c.pool", "a.pool"):
        t.goes_on()
    t.is_quiet()


def test_vasantasena_hides_in_no_other_action() -> None:
    t = position(seat(ready=["Vasantasena blood:1"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("hunt Vasantasena")
    assert t.measure("Vasantasena.stealth") == 1  # of hunting
    t.goes_on()
    t.is_quiet()


# -- White Lily -------------------------------------------------------------------------------------------------------


def test_a_weapon_from_hand_before_the_range() -> None:
    t = position(seat(ready=["White Lily"], hand=["Saturday-Night Special"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("bleed White Lily")
    t.does("block Oskar", by="b")
    with t.changes("a.pool", -1):
        t.does("use White Lily White Lily")
        if t.asks == "target":
            t.does("target Saturday-Night Special")
    assert t.g.host[t["Saturday-Night Special"]] == t["White Lily"]
