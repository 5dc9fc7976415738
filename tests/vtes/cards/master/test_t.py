"""Master cards: T."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.rulings import extra_cost
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.combat_tables import acts_and_is_blocked, fights, fights_out, on_to
from tests.vtes.cards.master_tables import CATHARI, fill
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    BYSTANDER,
    bystander,
    editions,
    in_phase,
    is_put_on_whom_it_is_for,
    passes_to,
    since_2011,
)

# -- Tabriz Assembly --------------------------------------------------------------------------------------------------


@editions
def test_tabriz_assembly_votes_for_itself(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5 prince:Boston"]),
        seat(ready=["Oskar 2/4 locked"], play=["Tabriz Assembly"]),
        bystander(),
        edition=edition,
    )
    t.does("use Tabriz Assembly Mira")
    while t.asks != "polling":
        t.passes()
    assert [(told["seat"], told["votes"]) for told in t.told("gains-votes")] == [(1, 1)]


# -- Talons of the Dead -----------------------------------------------------------------------------------------------


@editions
def test_talons_of_the_dead_wound_and_cost(edition: str) -> None:
    is_put_on_whom_it_is_for("Talons of the Dead", "clan:Gangrel-antitribu", "clan:Caitiff", False, edition)
    t = position(
        seat(ready=[("Mira 3/5", ["Talons of the Dead"])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    fights(t, "Mira")
    on_to(t)
    assert t.region("Oskar") == "torpor"
    for action, blood in (("bleed Mira", 2), ("hunt Mira", 4)):
        t = position(
            seat(ready=[("Mira 3/5", ["Talons of the Dead"])]),
            seat(ready=["Oskar 6/8 locked"]),
            bystander(),
            edition=edition,
        )
        t.does(action)
        t.goes_on()
        assert t.measure("Mira.blood") == blood


@editions
def test_talons_of_the_dead_are_burned_for_a_master_action(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Talons of the Dead"])], hand=["Minion Tap"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Talons of the Dead")
    assert t.region("Talons of the Dead") == "ash-heap"
    assert not t.offers("play Minion Tap")


@editions
@pytest.mark.parametrize(("blood", "offered"), [(2, True), (1, False)])
def test_whoever_cannot_pay_for_the_talons_does_not_take_a_directed_action(
    blood: int, offered: bool, edition: str
) -> None:
    """It costs a blood more than the card; an action of another vampire costs what it did, and his hands are hands."""
    t = position(
        seat(
            ready=[(f"Mira {blood}/5 dom", ["Talons of the Dead"]), f"Ines {blood}/5 dom"],
            hand=["Govern the Unaligned"],
        ),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    assert t.g.face[t["Govern the Unaligned"]].blood == 1
    assert t.offers("play Govern the Unaligned Mira 0") is offered
    assert t.offers("play Govern the Unaligned Ines 0")
    assert not t.offers("use Talons of the Dead")  # only in the master phase
    with t.unchanged(*BYSTANDER, "Mira.blood"):
        fights(t, "Ines")
        on_to(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("ready", 5)
    t.is_quiet()


# -- Tend the Flock ---------------------------------------------------------------------------------------------------


@rules_on("Tend the Flock", "ANK 20190511")
def test_the_blood_of_the_flock_comes_from_the_bank() -> None:
    t = position(
        seat(
            ready=["Mira 4/8 clan:Baali trait:infernal"],
            hand=["Tend the Flock"],
            uncontrolled=["Junior 0/5 trait:infernal", "Nobody 0/9"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    bank = t.g.bank
    with t.unchanged("a.pool", "Mira.blood"), t.changes("Junior.blood", +3):
        t.does("play Tend the Flock")
    assert t.g.bank == bank - 3
    t.is_quiet()


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


# -- Tension in the Ranks ---------------------------------------------------------------------------------------------


@rules_on("Tension in the Ranks", "LSJ 20060409-2")
def test_an_incapacitated_imbued_causes_no_tension() -> None:
    t = position(
        seat(ready=["Mira 4/8 strength:3"]),
        seat(ready=["Abe 2/2 imbued", "Guard ally 1"], play=["Tension in the Ranks"]),
        bystander(),
        options={"legacy": True},
    )
    t.does("bleed Mira")
    until(t, "block Abe")
    t.does("block Abe", by="b")
    to_the_end(t)
    assert (t.region("Abe"), t.measure("b.pool")) == ("incapacitated", 30)


@editions
def test_tension_in_the_ranks_costs_a_pool_for_each_who_falls(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 strength:4"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["Tension in the Ranks"]),
        edition=edition,
    )
    with t.unchanged("a.pool", "c.pool"):
        fights_out(acts_and_is_blocked(t))
    assert (t.region("Oskar"), t.measure("b.pool")) == ("torpor", 29)


@editions
@pytest.mark.parametrize(("cards", "offered"), [(2, True), (1, False)])
def test_anybody_ends_tension_in_the_ranks_for_two_master_cards(cards: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], hand=["Blank Page"] * cards),
        seat(ready=["Oskar 2/4"], play=["Tension in the Ranks"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("use Tension in the Ranks") is offered
    if offered:
        t.does("use Tension in the Ranks", by="a")
        for _ in range(2):
            t.answers(*t.options("discard")[:1]) if t.options("discard") else None
        assert (t.region("Tension in the Ranks"), t.measure("a.hand")) == ("ash-heap", 0)


# -- Terrifying Visage ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "who"), [("Terrifying Visage", CATHARI), ("Secret Passage", "")])
def test_a_minion_has_only_one_of_it(card: str, who: str, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/5 {who}".strip(), [card])], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.options("play")


# -- Therbold Realty --------------------------------------------------------------------------------------------------


@editions
@rules_on("Therbold Realty", "LSJ 20080107")
def test_prices_of_weapons_and_locations(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5"],
            play=["Therbold Realty", "Centralized Background Check"],
            hand=[".44 Magnum", "The Parthenon", "Palatial Estate"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert extra_cost(t.g, 2, t["Mira"], t[".44 Magnum"], 0, []) == 1
    assert extra_cost(t.g, 2, t["Oskar"], t[".44 Magnum"], 0, []) == 1
    assert extra_cost(t.g, 2, -2, t["The Parthenon"], 0, []) == -1
    assert extra_cost(t.g, 2, -3, t["The Parthenon"], 0, []) == 0
    assert extra_cost(t.g, 2, t["Mira"], t["Palatial Estate"], 0, []) == -1
    assert extra_cost(t.g, 2, t["Oskar"], t["Palatial Estate"], 0, []) == 0


# -- Threestar Cab Company --------------------------------------------------------------------------------------------


@editions
def test_threestar_cabs_bring_blood_to_pool_or_vampire(edition: str) -> None:
    t = in_phase("master", edition, "Threestar Cab Company")
    t.does("use Threestar Cab Company")
    assert t.measure("Threestar Cab Company.blood") == 1
    for answer, measure, value in (("-2", "a.pool", 31), ("-3", "Mira.blood", 4)):
        t = in_phase("unlock", edition, "Threestar Cab Company counters:1")
        with t.unchanged(*BYSTANDER):
            t.answer(next(one for one in t.options("use") if one.endswith(answer)))
        assert (t.measure(measure), t.measure("Threestar Cab Company.blood")) == (value, 0)
    t = in_phase("unlock", edition, "Threestar Cab Company")
    assert not t.offers("use Threestar Cab Company")


# -- Toreador Grand Ball ----------------------------------------------------------------------------------------------


@editions
@rules_on("Toreador Grand Ball", "TOM 19960528")
def test_one_toreador_sits_through_two_balls(edition: str) -> None:
    ball, who = "Toreador Grand Ball", "clan:Toreador"
    t = position(
        seat(ready=[f"Mira 6/8 {who}", f"Ines 6/8 {who}", f"Ada 6/8 {who}"], hand=[ball, ball]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all(f"play {ball}", "target Mira", "target Ada")
    passes_to(t, "master", "a", times=200)
    t.does_all(f"play {ball}#2", "target Ines", "target Ada")
    assert (t.measure("Ada.locked"), t.region(f"{ball}#2")) == (1, "play")
    passes_to(t, "minion", "a")
    for name in ("Mira", "Ines"):
        t.does(f"hunt {name}")
        t.goes_on()
    assert not t.ever_offered("block Oskar")


@editions
@rules_on("Toreador Grand Ball", "LSJ 19970814")
def test_the_toreador_grand_ball_frees_one_and_binds_the_other(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 clan:Toreador", "Ines 3/5 clan:Toreador"], hand=["Toreador Grand Ball"]),
        seat(ready=["Oskar 2/4 intercept:3"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Toreador Grand Ball", "target Mira")
    assert (t.measure("Ines.locked"), t.measure("Mira.locked")) == (1, 0)
    passes_to(t, "minion")
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered("block Oskar")
    passes_to(t, "unlock")
    assert (t.measure("Ines.locked"), t.measure("Mira.locked")) == (1, 0)
    passes_to(t, "minion")
    t.does("bleed Mira")
    assert t.ever_offered("block Oskar")


# -- Traditionalist ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("side", "blood"), [("against", 3), ("", 2)])
def test_a_traditionalist_gains_blood_by_voting_it_down(side: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Rabble Razing"]),
        seat(ready=[("Oskar 2/4 prince:Boston", ["Traditionalist"])]),
        bystander(),
        edition=edition,
    )
    t.does("play Rabble Razing Mira")
    for _ in range(40):
        if t.asks in t.quiet:
            break
        t.does("vote Oskar against" if side and t.offers("vote Oskar against") else "pass")
    assert t.told("result")[0]["result"] == "failed"
    assert t.measure("Oskar.blood") == blood


# -- Tribute to the Master --------------------------------------------------------------------------------------------


@editions
def test_tribute_to_the_master_takes_one_blood_from_each_ready_vampire(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5", "Dry 0/5 locked", "Ines 5/5", "Brute ally 2"],
            torpor=["Down 2/4"],
            hand=["Tribute to the Master"],
        ),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Dry.blood", "Down.blood", "Brute.blood"):
        t.does("play Tribute to the Master")
    assert (t.measure("a.pool"), t.measure("Mira.blood"), t.measure("Ines.blood")) == (32, 2, 4)
    t.is_quiet()


@rules_on("Tribute to the Master", "ANK 20210717")
def test_a_tribute_is_played_with_nobody_to_pay_it() -> None:
    t = position(
        seat(torpor=["Down 2/4"], hand=["Tribute to the Master"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    with t.unchanged("a.pool", "Down.blood"):
        t.does("play Tribute to the Master")
    assert t.region("Tribute to the Master") == "ash-heap"
    t.is_quiet()


# -- Trophy: Diablerie ------------------------------------------------------------------------------------------------


@editions
def test_a_trophy_hides_a_diablerie(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 1/5", ["Trophy: Diablerie"]), "Ines 1/4"]),
        seat(ready=["Oskar 2/4"], torpor=["Prey 1/4"]),
        bystander(),
        edition=edition,
    )
    t.does("diablerize Mira")
    assert stats.stealth(t.g, t["Mira"]) == 2
    t.goes_on("discipline")
    assert (t.region("Prey"), t.region("Mira"), t.region("Trophy: Diablerie")) == ("ash-heap", "ready", "ash-heap")
    assert not t.told("referendum")


@rules_on("Trophy: Diablerie", "LSJ 20050222")
def test_a_trophy_for_a_diablerie_protects_at_once_and_is_burned_at_the_end_of_that_action() -> None:
    t = position(
        seat(ready=["Mira 3/6"], library=["Trophy: Diablerie", "Blank Page"], hand=["Blank Page"] * 7),
        seat(torpor=["Prey 1/8 trait:red-list"], ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("diablerize Mira Prey")
    while t.asks not in t.quiet:
        found = t.options("trophy")
        t.answer(found[0] if found else "pass" if t.offers("pass") else t.options()[0])
    assert t.region("Mira") == "ready"
    assert not t.told("referendum")
    burned = [t.g.face[told["card"]].name for told in t.told("burned")]
    assert "Trophy: Diablerie" in burned
    assert not t.g.on(t["Mira"])


# -- Trophy: Domain ---------------------------------------------------------------------------------------------------


@editions
def test_trophy_domain_lets_its_bearer_rise_once_an_action(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ines 3/5"]),
        seat(ready=[("Oskar 2/4 locked", ["Trophy: Domain"])]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does("use Trophy: Domain Oskar -1", by="b")
        t.goes_on()
    assert t.told("blocked")[0]["intercept"] == 1
    assert t.measure("Oskar.blood") == 0  # one for the trophy, one for the fist
    t.is_quiet()


@editions
def test_trophy_domain_is_of_no_use_to_anybody_while_it_is_on_no_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4 locked", "Ines 3/5"], play=["Trophy: Domain"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while t.asks != "minion":
        assert not t.offers("use Trophy: Domain Oskar -1")
        assert not t.offers("use Trophy: Domain Ines -1")
        t.passes()
    assert t.measure("b.pool") == 29
    t.is_quiet()


# -- Trophy: Hunting Ground -------------------------------------------------------------------------------------------


@editions
def test_a_trophy_feeds_as_a_hunting_ground(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 1/5", ["Trophy: Hunting Ground"])], play=["Warzone Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    assert t.measure("Mira.blood") == 3
    assert not t.offers("use Warzone Hunting Ground")


@rules_on("Trophy: Hunting Ground", "ANK 20170430")
def test_a_trophy_that_nobody_has_yet_counts_as_a_hunting_ground() -> None:
    t = position(
        seat(ready=["Mira 2/8 sect:Anarch", "Ines 2/8 sect:Anarch"], play=["Poacher's Hunting Ground"]),
        seat(ready=["Oskar 2/4"], play=["Trophy: Hunting Ground"]),
        bystander(),
        phase="unlock",
    )
    while t.asks != "minion":
        choices = t.options("use") or t.options("pick") or t.options("target") or t.options("trigger")
        t.answer(choices[0] if choices else "pass")
    assert t.measure("Mira.blood") + t.measure("Ines.blood") == 5


# -- Trophy: No Questions ---------------------------------------------------------------------------------------------


@editions
def test_a_trophy_asks_no_questions(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 1/5", ["Trophy: No Questions"]), "Ines 1/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    fill(t, "Trophy: No Questions", 1)
    t.does("bleed Mira")
    t.does("use Trophy: No Questions")
    t.goes_on()
    assert not t.ever_offered("block Oskar")
    assert (t.measure("b.pool"), t.region("Trophy: No Questions")) == (29, "ash-heap")


# -- Trophy: Revered --------------------------------------------------------------------------------------------------

TROPHIES = [
    "Trophy: Revered",
    "Trophy: Library",
    "Trophy: Hunting Ground",
    "Trophy: No Questions",
    "Trophy: Diablerie",
]


def _award(*trophies: str, has: tuple[str, ...] = (), edition: str = "2023") -> Table:
    """Mira burns a Red List ally; her controller has these trophies in play."""
    t = position(
        seat(ready=[("Mira 5/8", list(has))], play=list(trophies)),
        seat(ready=["Oskar ally 1 trait:red-list"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(80):
        if t.asks == "award" or t.asks in t.quiet:
            return t
        t.does("block Oskar")
    raise AssertionError(t.asks)


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@pytest.mark.parametrize("card", TROPHIES)
def test_a_trophy_is_awarded(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 5/8"], hand=[card]), seat(ready=["Oskar 2/4"]), bystander(), phase="master", edition=edition
    )
    t.does(f"play {card}")
    assert (t.region(card), t.measure("a.hand_size"), t.measure(f"{card}.blood")) == ("play", 7, 0)
    t = _award(card, edition=edition)
    t.does(f"award {card}")
    assert t.g.host[t[card]] == t["Mira"]
    assert t.measure("Mira.bleed") == (3 if card == "Trophy: Revered" else 1)
    assert t.measure("a.hand_size") == (9 if card == "Trophy: Library" else 7)
    assert t.measure(f"{card}.blood") == (2 if card == "Trophy: No Questions" else 0)


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@pytest.mark.parametrize(
    ("card", "has", "offered"),
    [
        ("Trophy: Revered", 0, True),
        ("Trophy: Revered", 1, False),
        ("Trophy: Library", 1, True),
        ("Trophy: Library", 2, False),
    ],
)
def test_a_vampire_has_only_so_many_of_a_trophy(card: str, has: int, offered: bool, edition: str) -> None:
    t = _award(card, has=(card,) * has, edition=edition)
    assert t.offers("award") is offered


# -- Twilight Camp ----------------------------------------------------------------------------------------------------


@since_2011
def test_twilight_camp_greets_who_comes_from_the_uncontrolled_region(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Independent"], hand=["The Embrace"], play=["Twilight Camp counters:2"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play The Embrace Mira 0")
    t.goes_on()
    assert (t.region("The Embrace"), t.measure("Twilight Camp.blood")) == ("ready", 2)
    assert not t.ever_offered("yes")


@since_2011
def test_twilight_camp_makes_anarchs_and_feeds_them(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Anarch"], play=["Twilight Camp counters:2"], uncontrolled=["Young 2/3"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.does("invest Young")
    t.passes_until("influence")
    t.brings_out("Young")
    t.passes_until("may")
    t.does("yes", by="a")
    assert (stats.is_anarch(t.g, t["Young"]), t.measure("Twilight Camp.blood")) == (True, 1)
    t = position(
        seat(ready=["Mira 3/5 sect:Anarch"], play=["Twilight Camp counters:1"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Twilight Camp")
    assert (t.measure("Mira.blood"), t.region("Twilight Camp")) == (4, "ash-heap")


# -- Twisted Forest ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("clan", ["Gangrel-antitribu", "Gangrel"])
def test_twisted_forest_hides_its_own(clan: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 clan:{clan}"], play=["Twisted Forest"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert t.offers("use Twisted Forest") is (clan == "Gangrel-antitribu")
