"""Political Action cards: R."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import DURING_ACTION, definition, gain, modifier, needs
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import does
from tests.vtes.cards.referendum_tables import calls, goes, pools, table
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011

# -- Rabble Razing ----------------------------------------------------------------------------------------------------


@editions
def test_rabble_razing_bleeds_the_weak(edition: str) -> None:
    t = table("Rabble Razing", theirs=("Oskar 2/3", "Olga 2/4", "Empty 0/2"), edition=edition)
    with t.unchanged("Olga.blood", "Mira.blood", "Vera.blood"), t.changes("Oskar.blood", -1):
        calls(t, "Rabble Razing")
    t.is_quiet()


# -- Raising the Portcullis -------------------------------------------------------------------------------------------


@editions
@rules_on("Raising the Portcullis", "LSJ 20100129")
def test_raising_the_portcullis_counts_a_torpid_vampire_of_the_prey(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 clan:Lasombra", "Ines 2/4 clan:Lasombra", "Brute ally 2"],
            hand=["Raising the Portcullis", "Raising the Portcullis"],
        ),
        seat(ready=["Oskar 2/4"], torpor=["Olga 0/4"]),
        bystander(),
        edition=edition,
    )
    calls(t, "Raising the Portcullis")
    assert (stats.bleed(t.g, t["Mira"]), stats.bleed(t.g, t["Oskar"])) == (2, 1)
    t.g.burn(t["Olga"])
    assert stats.bleed(t.g, t["Mira"]) == 1
    assert "card.requirement.in-text" in t.clauses("play Raising the Portcullis#2 Ines 0", by="a")


# -- Reckless Agitation -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "who", "mode", "terms", "after"),
    [
        ("Reckless Agitation", "sect:Independent", 0, ("target b",) * 5, (30, 25, 29)),
        ("Camarilla's Iron Fist", "prince", 0, ("target a", *("target b",) * 4), (31, 26, 29)),
        ("Camarilla's Iron Fist", "prince", 0, ("target b", *("target a",) * 4), (26, 31, 29)),
        ("Lily Prelude", "MEL", 0, ("target b",) * 4, (30, 26, 30)),
        ("Lily Prelude", "MEL", 1, ("target a", *("target b",) * 3, "target a"), (30, 27, 30)),
        ("Neonate Breach", "", 0, ("target b", "target c", "-"), (30, 26, 29)),
        ("Neonate Breach", "", 0, ("target c", "-"), (30, 30, 29)),
        ("Neonate Breach", "", 0, ("target a", "target b", "target c"), (29, 26, 29)),
        ("Empires Fall", "sect:Sabbat", 0, ("target b", "target c", "-"), (30, 29, 26)),
        ("Finding the Path", "", 0, ("target b", "target c", "-"), (31, 29, 29)),
        ("Parity Shift", "prince", 0, ("target a", "target a", "target b"), (32, 31, 37)),
    ],
)
def test_the_caller_chooses_who_burns_and_who_gains(
    edition: str, card: str, who: str, mode: int, terms: tuple[str, ...], after: tuple[int, ...]
) -> None:
    rich = 40 if card == "Parity Shift" else 30
    t = table(card, who=who, theirs=("Oskar 2/4",), third=("Vera 2/9",), pools=(30, 30, rich), edition=edition)
    with t.unchanged("Oskar.blood", "Vera.blood"):
        calls(t, card, *terms, mode=mode)
    assert pools(t) == after
    t.is_quiet()
    t = table(card, who=who, third=("Vera 2/9 primogen",), pools=(30, 30, rich), edition=edition)
    before = pools(t)
    calls(t, card, *terms, mode=mode, favour="", against="c")
    assert pools(t) == before
    t.is_quiet()


@editions
@rules_on("Reckless Agitation", "LSJ 20000622", "LSJ 20100129")
def test_all_points_to_one_or_to_oneself_are_not_allowed(edition: str) -> None:
    t = table("Reckless Agitation", who="sect:Independent", edition=edition)
    t.does("play Reckless Agitation Mira 0")
    while t.asks != "terms":
        t.passes()
    assert not t.offers("target a")
    t.does_all(*["target b"] * 5)
    assert t.options("target") == [] or t.options("target") == ["target 2"]
    goes(t)
    assert pools(t) == (30, 25, 29)
    two = position(
        seat(ready=["Mira 4/8 sect:Independent prince"], hand=["Reckless Agitation", "Camarilla's Iron Fist"]),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )
    assert "card.target.in-play" in two.clauses("play Reckless Agitation Mira 0", by="a")


# -- Reinforcements ---------------------------------------------------------------------------------------------------


@editions
def test_reinforcements_go_back_into_libraries_and_the_card_leaves_the_game(edition: str) -> None:
    def dealt() -> Table:
        return position(
            seat(ready=["Mira 4/8 prince"], hand=["Reinforcements"], ash_heap=["Dodge"], library=0),
            seat(ready=[("Oskar 2/4", ["Raven Spy"])], ash_heap=["Fake Out", "Blank Page", "Anvil"], library=0),
            bystander(),
            edition=edition,
        )

    t = dealt()
    calls(t, "Reinforcements", "target b", "-", "pick Fake Out", "-")
    assert (t.region("Fake Out") != "ash-heap", t.region("Reinforcements")) == (True, "removed")
    assert t.region("Blank Page") == "ash-heap"
    assert t.region("Dodge") == "ash-heap"
    t.is_quiet()
    t = dealt()
    t.does_all("play Reinforcements Mira 0", "block Oskar")
    t.goes_on()
    assert t.region("Reinforcements") == "removed"  # even if it is blocked


# -- Reins of Power ---------------------------------------------------------------------------------------------------


@editions
def test_reins_of_power_burn_the_capacity_of_the_predators_vampire(edition: str) -> None:
    t = table("Reins of Power", mine=("Ines 2/3",), edition=edition)
    calls(t, "Reins of Power", "pick Ines", "pick Oskar", "-")
    assert pools(t) == (36, 33, 32)  # c has chosen nobody, a the three, b the four
    t.is_quiet()


# -- Revolutionary Council --------------------------------------------------------------------------------------------


@since_2011
@rules_on("Revolutionary Council", "LSJ 20081203")
def test_a_revolutionary_council_locks_anarchs_for_points(edition: str) -> None:
    def dealt() -> Table:
        return position(
            seat(
                ready=["Mira 4/8 sect:Anarch baron city:Paris", "Ines 2/4 sect:Anarch", "Ida 2/4 sect:Anarch"],
                hand=["Revolutionary Council"],
            ),
            seat(ready=[("Oskar 2/4", ["Deer Rifle"])], play=["The Barrens"]),
            bystander(),
            edition=edition,
        )

    t = dealt()
    calls(
        t,
        "Revolutionary Council",
        "target Ines",
        "target Ida",
        "target The Barrens",
        "-",
        "target b",
        "target b",
        "target c",
    )
    assert (t.measure("Ines.locked"), t.measure("Ida.locked"), pools(t)) == (1, 1, (30, 28, 29))
    assert (t.region("The Barrens"), t.region("Deer Rifle")) == ("ash-heap", "attached")
    t.is_quiet()
    t = dealt()
    calls(t, "Revolutionary Council", "target Ines", "-", "target The Barrens", "target Deer Rifle")
    assert (t.measure("Ida.locked"), pools(t)) == (0, (30, 30, 30))
    assert (t.region("The Barrens"), t.region("Deer Rifle")) == ("ash-heap", "ash-heap")


ANARCHIST = made_up(
    "Anarchist",
    faces.MODIFIER,
    definition=definition(modifier("", gain(1), when=DURING_ACTION, if_=needs("Anarch"))),
)


@since_2011
@ruled_alike("card edge", [("Revolutionary Council", False), ("Patsy", True)], "LSJ 20080603")
def test_who_requires_a_baron_requires_an_anarch(card: str, edge: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch baron city:Paris"], hand=[card, ANARCHIST], edge=edge),
        seat(ready=["Oskar 2/4 prince city:Rome"]),
        bystander(),
        edition=edition,
    )
    does(t, f"play {card} Mira 0", "play Anarchist Mira 0")
    assert t.measure("a.pool") == 31


@since_2011
@rules_on("Revolutionary Council", "LSJ 20020819")
def test_a_revolutionary_council_takes_more_than_there_is(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch baron city:Paris", "Ines 2/4 sect:Anarch"], hand=["Revolutionary Council"]),
        seat(1, ready=["Oskar 2/4"]),
        seat(30, ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("play Revolutionary Council Mira 0")
    goes(t, "target b", "target b")
    assert t.g.ousted[1] == 1


# -- Rumors of Gehenna ------------------------------------------------------------------------------------------------


@since_2011
def test_rumors_of_gehenna_give_a_second_master_phase_action(edition: str) -> None:
    t = table("Rumors of Gehenna", who="prince:Boston", edition=edition)
    calls(t, "Rumors of Gehenna", "target b", "-")
    assert t.region("Rumors of Gehenna") == "play"
    assert t.offers("use Rumors of Gehenna") is False  # she who called it is locked
    for whose, left in (("b", 2), ("c", 1)):
        for _ in range(80):
            if t.asks == "master" and t.who() == whose:
                break
            t.goes_by()
        assert t.measure("turn.left") == left or t.asks != "master"


@editions
@pytest.mark.parametrize("card", ["Rumors of Gehenna", "Sabbat Inquisitor"])
def test_it_can_be_called_off(card: str, edition: str) -> None:
    bearer = ("Oskar 2/4", [card]) if card == "Sabbat Inquisitor" else "Oskar 2/4"
    t = position(
        seat(ready=["Mira 3/5 sect:Sabbat title:archbishop"]),
        seat(ready=[bearer], play=[] if card == "Sabbat Inquisitor" else [card]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {card} Mira")
    for _ in range(40):
        if t.asks in t.quiet:
            break
        t.does("vote Mira for" if t.offers("vote Mira for") else "pass")
    assert t.region(card) == "ash-heap"
