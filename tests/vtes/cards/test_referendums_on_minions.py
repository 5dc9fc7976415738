"""Political actions on vampires, allies and what they have, and on their blood and clans."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.facts import named
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.referendum_tables import calls, pools, table
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011

# -- vampires, allies and what they have ------------------------------------------------------------------------------


@editions
@rules_on("Banishment", "LSJ 20060213", "TOM 19960210")
def test_a_banished_vampire_keeps_what_he_has_out_of_play_and_comes_back_unlocked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Banishment"]),
        seat(ready=[("Oskar 4/4 locked", ["Deer Rifle", "Haven Uncovered"])], uncontrolled=[]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Oskar.blood"):
        calls(t, "Banishment", "target Oskar")
    assert (t.region("Oskar"), t.measure("Oskar.locked")) == ("uncontrolled", 0)
    assert not t.g.is_in_play(t["Deer Rifle"])
    assert t["Haven Uncovered"] not in t.g.standing
    while t.g.turn_span().seat != 1 or t.asks != "influence":
        t.passes()
    if edition == "2023":
        t.does("out Oskar")
    else:
        t.passes()
    assert (t.region("Oskar"), t.measure("Oskar.blood"), t.measure("Oskar.locked")) == ("ready", 4, 0)
    assert t.g.is_in_play(t["Deer Rifle"])
    assert t["Haven Uncovered"] in t.g.standing


@editions
@rules_on("Banishment", "ANK 20221019-3", "ANK 20191228")
def test_banishment_is_not_directed_and_needs_a_younger_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Banishment"]),
        seat(ready=[("Oskar 4/4", ["Secure Haven"])]),
        seat(ready=["Vera 2/9"]),
        edition=edition,
    )
    calls(t, "Banishment")
    assert t.told("action")[-1]["victims"] == []
    assert t.region("Oskar") == "uncontrolled"
    t = position(seat(ready=["Mira 4/8"], hand=["Banishment"]), seat(ready=["Oskar 4/8"]), seat(), edition=edition)
    assert "card.target.in-play" in t.clauses("play Banishment Mira 0", by="a")


@editions
@rules_on("Banishment", "TOM 19951209")
def test_more_capacity_by_a_card_on_a_banished_vampire_keeps_its_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Banishment"]),
        seat(ready=[("Oskar 5/4 clan:Tremere sect:Camarilla", ["Praxis Seizure: Athens"])], uncontrolled=[]),
        bystander(),
        edition=edition,
    )
    assert stats.capacity(t.g, t["Oskar"]) == 5
    calls(t, "Banishment", "target Oskar")
    while t.g.turn_span().seat != 1 or t.asks != "influence":
        t.passes()
    if edition == "2023":
        t.does("out Oskar")
    else:
        t.passes()
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("ready", 5)


@editions
def test_the_peace_of_khetamon_is_for_one_in_torpor(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["The Peace of Khetamon"]),
        seat(ready=["Oskar 2/4"], torpor=["Olga 1/9"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Olga.blood"):
        calls(t, "The Peace of Khetamon")
    assert (t.region("Olga"), t.region("Oskar")) == ("uncontrolled", "ready")
    t.is_quiet()


@editions
def test_disputed_territory_gives_a_location_to_anybody(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Disputed Territory"]),
        seat(ready=["Oskar 2/4"], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    calls(t, "Disputed Territory", "target c")
    assert (t.region("The Barrens"), t.g.controller[t["The Barrens"]]) == ("play", 2)
    assert t.told("referendum")[-1]["terms"] == [t["The Barrens"], named(2)]
    t.is_quiet()
    t = table("Disputed Territory", edition=edition)
    assert "card.target.in-play" in t.clauses("play Disputed Territory Mira 0", by="a")


@editions
@rules_on("Disputed Territory", "RTR 19960112", "LSJ 19971002")
def test_a_location_on_a_minion_goes_where_its_new_controller_likes(edition: str) -> None:
    haven = "San Lorenzo de El Escorial, Spain"
    t = position(
        seat(ready=["Mira 4/8", "Ines 2/4"], hand=["Disputed Territory"]),
        seat(ready=[("Oskar 2/4", [haven])]),
        bystander(),
        edition=edition,
    )
    calls(t, "Disputed Territory", "target a", "pick Ines")
    assert t.g.host[t[haven]] == t["Ines"]
    t.is_quiet()
    t = position(
        seat(ready=["Mira 4/8", "Ines 2/4"], hand=["Disputed Territory"]),
        seat(ready=[("Oskar 2/4", [haven])]),
        bystander(),
        edition=edition,
    )
    calls(t, "Disputed Territory", "target b")
    assert t.g.host[t[haven]] == t["Oskar"]  # whoever has it already moves nothing


@editions
def test_confiscation_moves_equipment_to_a_vampire(edition: str) -> None:
    t = table("Confiscation", who="prince", theirs=(("Oskar 2/4", ["Deer Rifle"]),), edition=edition)
    calls(t, "Confiscation", "target Vera")
    assert (t.g.host[t["Deer Rifle"]], t.g.controller[t["Deer Rifle"]]) == (t["Vera"], 2)
    t.is_quiet()


@editions
def test_permanent_vacation_removes_an_ally(edition: str) -> None:
    t = table("Permanent Vacation", theirs=("Oskar 2/4", "Brute ally 2"), edition=edition)
    with t.unchanged("Oskar.blood", "b.pool"):
        calls(t, "Permanent Vacation")
    assert t.region("Brute") == "removed"
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("title", "mode", "victim"), [("justicar clan:Brujah", 0, "Oskar"), ("inner-circle clan:Brujah", 1, "Olga")]
)
def test_protect_thine_own_burns_who_is_not_of_the_camarilla(edition: str, title: str, mode: int, victim: str) -> None:
    theirs = ("Oskar 2/5 sect:Sabbat", "Olga 2/6 sect:Independent", "Otto 2/3 sect:Camarilla")
    t = table("Protect Thine Own", who=title, theirs=theirs, third=("Vera 2/4 sect:Camarilla",), edition=edition)
    other = 1 - mode
    assert t.clauses(f"play Protect Thine Own Mira {other}", by="a") == ["card.requirement.minion"]
    with t.unchanged("Otto.blood", "Vera.blood"):
        calls(t, "Protect Thine Own", *([f"target {victim}"] if mode else []), mode=mode)
    assert t.region(victim) == "ash-heap"
    t.is_quiet()


@editions
def test_sacrifice_burns_a_lesser_one_of_the_clan(edition: str) -> None:
    who = "sect:Sabbat clan:Tzimisce"
    theirs = ("Oskar 2/6 clan:Tzimisce", "Olga 2/7 clan:Tzimisce", "Otto 2/4 clan:Lasombra")
    t = table("Sacrifice", who=who, theirs=theirs, edition=edition)
    calls(t, "Sacrifice")
    assert [t.region(name) for name in ("Oskar", "Olga", "Otto")] == ["ash-heap", "ready", "ready"]
    t.is_quiet()


@editions
@pytest.mark.parametrize(("way", "pool", "region"), [("way 0", 26, "ready"), ("way 1", 30, "ash-heap")])
def test_auto_da_fe_is_paid_for_or_suffered(edition: str, way: str, pool: int, region: str) -> None:
    t = table("Auto-da-fé", who="sect:Sabbat cardinal", third=("Vera 2/8",), edition=edition)
    calls(t, "Auto-da-fé", way)
    assert (t.measure("b.pool"), t.region("Oskar")) == (pool, region)
    t.is_quiet()


@since_2011
@pytest.mark.parametrize("magaji", [False, True])
def test_the_secret_must_be_kept_burns_allies_and_retainers(edition: str, magaji: bool) -> None:
    t = table(
        "The Secret Must Be Kept",
        who=f"sect:Laibon {'magaji' if magaji else ''}",
        theirs=(("Oskar 2/4", ["Raven Spy"]), "Brute ally 2"),
        edition=edition,
    )
    calls(t, "The Secret Must Be Kept", *(["target Raven Spy", "target Brute"] if magaji else ["target Raven Spy"]))
    assert (t.region("Raven Spy"), t.region("Brute")) == ("ash-heap", "ash-heap" if magaji else "ready")
    assert pools(t) == (30, 29, 30)  # one pool, however many were chosen
    t.is_quiet()


@editions
def test_expelled_minions_neither_block_nor_react_nor_vote_this_turn(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince", "Ines 4/8"], hand=["Expulsion", "Domain Challenge"]),
        seat(ready=["Oskar 4/8 aus primogen"], hand=["Telepathic Counter"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    calls(t, "Expulsion", "target Oskar", "-")
    t.does("bleed Ines")
    while t.asks not in t.quiet:
        assert not t.offers("block Oskar")
        assert not t.offers("play Telepathic Counter")
        t.passes()
    assert t.measure("b.pool") == 29
    while t.g.turn_span().seat == 0:
        t.passes()
    t.passes()


@editions
def test_nobody_need_be_expelled(edition: str) -> None:
    t = table("Expulsion", who="primogen", edition=edition)
    calls(t, "Expulsion", "-")
    t.is_quiet()


# -- blood, clans, councils -------------------------------------------------------------------------------------------

BISHOP = "sect:Sabbat bishop"


@editions
def test_public_vilification_shares_out_the_blood_of_another(edition: str) -> None:
    t = table(
        "Public Vilification", who="sect:Sabbat bishop", theirs=("Oskar 4/4",), third=("Vera 2/9",), edition=edition
    )
    calls(t, "Public Vilification", "target Mira", "target Mira", "target Vera")
    assert [t.measure(f"{name}.blood") for name in ("Oskar", "Mira", "Vera")] == [1, 6, 3]
    t.is_quiet()


@editions
@rules_on("Public Vilification", "LSJ 20010606")
def test_public_vilification_of_one_with_little_blood(edition: str) -> None:
    t = table(
        "Public Vilification", who="sect:Sabbat bishop", theirs=("Oskar 2/4",), third=("Vera 2/9",), edition=edition
    )
    calls(t, "Public Vilification", "target Mira", "target Mira", "target Vera", "pick Mira")
    assert [t.measure(f"{name}.blood") for name in ("Oskar", "Mira", "Vera")] == [0, 5, 3]
    t.is_quiet()


@editions
@pytest.mark.parametrize("mode", [0, 1])
def test_a_fanfare_is_for_up_to_five_elders(edition: str, mode: int) -> None:
    t = table("Fanfare for Elysium", who="MEL", theirs=("Oskar 2/9", "Olga 2/4"), third=("Vera 2/9",), edition=edition)
    calls(t, "Fanfare for Elysium", "target Oskar", "-", mode=mode)
    assert [t.measure(f"{name}.blood") for name in ("Oskar", "Olga", "Vera")] == [3, 2, 2]
    assert t.region("Fanfare for Elysium") == ("play" if mode else "ash-heap")
    t = position(
        seat(ready=["Mira 4/8"], play=["Fanfare for Elysium"]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition
    )
    t.does_all("bleed Mira", "block Oskar")
    t.passes_until_offered("use Fanfare for Elysium")
    with t.unchanged("Oskar.blood", "Mira.blood"):
        t.does("use Fanfare for Elysium")
        t.goes_on()
    assert t.region("Fanfare for Elysium") == "ash-heap"


@editions
def test_a_clan_is_chosen_by_one_of_its_vampires(edition: str) -> None:
    theirs = ("Oskar 2/4 clan:Brujah", "Olga 2/4 clan:Brujah", "Otto 2/4 clan:Ventrue")
    t = table("Consanguineous Boon", who="clan:Brujah", theirs=theirs, edition=edition)
    calls(t, "Consanguineous Boon", "target Olga")
    assert pools(t) == (31, 32, 30)
    t = table("Consanguineous Condemnation", who="clan:Ventrue", theirs=theirs, edition=edition)
    calls(t, "Consanguineous Condemnation", "target Oskar")
    assert [t.measure(f"{name}.locked") for name in ("Oskar", "Olga", "Otto", "Vera")] == [1, 1, 0, 0]
    t.is_quiet()


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
