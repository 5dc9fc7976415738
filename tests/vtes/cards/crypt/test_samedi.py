"""Crypt cards: Samedi."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.combat_tables import meets, on_to
from tests.vtes.cards.crypt_tables import aims, stands
from tests.vtes.cards.referendum_tables import goes
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- The Baron --------------------------------------------------------------------------------------------------------


@ruled_alike("who", ["The Baron", "Baron Dieudonne"], "PIB 20151116")
@pytest.mark.parametrize(("words", "offered"), [("", False), ("baron city:Paris sect:Anarch", True)])
def test_a_name_is_no_title(who: str, words: str, offered: bool) -> None:
    t = position(
        seat(ready=[who, *([f"Mira 4/8 {words}"] if words else [])], hand=["Open War", "Patsy"], edge=True),
        seat(ready=["Oskar 2/4 locked prince:Boston"]),
        bystander(),
    )
    for card in ("Open War", "Patsy"):
        assert t.clauses(f"play {card} {who} 0", by="a") == ["card.requirement.minion"]
        assert t.offers(f"play {card}") is offered


# -- Baroque ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("blocked", [False, True])
def test_baroque_attacks_younger_vampires_but_not_of_two_clans(blocked: bool) -> None:
    """Who is of his own age is not younger."""
    others = ("Old", "Even", "Gio", "Nos", "Guard", "Gone", "Ines")
    t = position(
        seat(ready=["Baroque", "Ines 2/4"]),
        seat(
            ready=[
                "Oskar 3/6",
                "Even 3/7",
                "Old 3/8",
                "Gio 3/4 clan:Giovanni",
                "Nos 3/4 clan:Nosferatu",
                "Guard ally 3",
            ],
            torpor=["Gone 2/4"],
        ),
        bystander(),
    )
    with t.unchanged(*BYSTANDER, *(f"{who}.blood" for who in others if who != "Guard")):
        aims(t, "Baroque", "Oskar", *others)
        t.passes_until_offered("block Guard")
        t.does("block Guard" if blocked else "pass")
        to_the_end(t)
    assert (t.measure("Oskar.blood"), t.measure("Guard.life")) == ((3, 2) if blocked else (2, 3))
    t.is_quiet()


# -- Josette ----------------------------------------------------------------------------------------------------------


def test_josette_steals_from_torpor() -> None:
    t = position(seat(ready=["Josette"]), seat(torpor=["Oskar 0/4"], ready=["Anja 2/4"]), bystander())
    with t.changes("Josette.blood", -2):
        t.does("use Josette Josette")
        t.goes_on()
    assert t.g.controller[t["Oskar"]] == 0
    assert t.region("Oskar") == "torpor"


# -- Lithrac ----------------------------------------------------------------------------------------------------------


@editions
def test_lithrac_sneaks_up(edition: str) -> None:
    t = stands(("Lithrac", ["Archon"]), edition=edition)
    t.does("use Archon Lithrac -1")
    t.does("target Oskar")
    assert t.measure("Lithrac.stealth") == 2
    t = stands("Lithrac", edition=edition)
    t.does("bleed Lithrac")
    assert t.measure("Lithrac.stealth") == 0


@editions
@pytest.mark.parametrize(("hunted", "votes"), [("Lithrac", 2), ("Mira", 0)])
def test_lithrac_is_defended_in_a_blood_hunt(hunted: str, votes: int, edition: str) -> None:
    """Two votes of his Methuselah, in a referendum about him and no other."""
    t = position(
        seat(ready=["Lithrac", "Mira 4/8"]),
        seat(ready=["Oskar 2/4 primogen"], torpor=["Gone 0/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"diablerize {hunted} Gone")
    while not t.offers("vote Oskar for"):
        t.does("blood-hunt" if t.asks == "blood-hunt" else "pass")
    t.does("vote Oskar for")
    goes(t, favour="b", against="a")
    assert t.told("result")[-1]["against"] == votes
    assert (t.region(hunted) == "ready") is (votes > 0)


# -- Mambo Jeanne -----------------------------------------------------------------------------------------------------


def test_damage_at_close_range_besides_strikes() -> None:
    t = position(seat(ready=["Mambo Jeanne"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("bleed Mambo Jeanne")
    with t.changes("Oskar.blood", -3), t.unchanged(*BYSTANDER):
        t.does("block Oskar", by="b")
        t.goes_on()
    t.is_quiet()


@rules_on("Mambo Jeanne", "RTR 19941109")
@pytest.mark.parametrize(
    ("card", "words", "lost"), [("Dodge", "", 2), ("Majesty", "pre", 0), ("", "", 2), ("Fake Out", "", 0)]
)
def test_who_opposes_jeanne_is_hurt_unless_the_combat_ends_first(card: str, words: str, lost: int) -> None:
    t = meets("Mambo Jeanne", other=f"Oskar 6/8 {words}".strip(), answers=[card] if card else [])
    if card == "Fake Out":  # nobody is hurt at long range
        until(t, "play Fake Out Oskar 0")
        t.does("play Fake Out Oskar 0", by="b")
    elif card:
        until(t, f"play {card} Oskar 0")
        t.does(f"play {card} Oskar 0", by="b")
    on_to(t)
    blow = 0 if card else 1
    assert t.measure("Oskar.blood") == 6 - lost - blow - (t.g.face[t[card]].blood if card else 0)


@rules_on("Mambo Jeanne", "PIB 20140324")
def test_who_fells_jeanne_by_first_strike_is_not_hurt() -> None:
    t = position(
        seat(ready=["Mambo Jeanne blood:1"]),
        seat(ready=["Oskar 6/8"], hand=["Snap"]),
        bystander(),
        cards={"Snap": "combat, strike 3 first"},
    )
    t.does("bleed Mambo Jeanne")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Snap Oskar")
    t.does("play Snap Oskar", by="b")
    on_to(t)
    assert (t.region("Mambo Jeanne"), t.measure("Oskar.blood")) == ("torpor", 6)
