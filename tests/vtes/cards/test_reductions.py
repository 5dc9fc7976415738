"""Cards in play that make others cost less: when they may be used, when they must be, and for whom."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import editions, since_2011
from tests.vtes.rules.action.cards import card
from tests.vtes.shorthand import build
from tests.vtes.shorthand import verbs as do


def of_quietus(blood: int) -> Face:
    """An action that requires Quietus and brings a pool."""
    return card("Silent Errand", faces.ACTION, build.action("qui", do.gain_pool(1)), blood=blood)


def with_the_line(edition: str) -> Table:
    """Mira can act for a blood; the prey has a minion who may block."""
    return position(
        seat(ready=["Mira 3/5 DOM"], hand=["Govern the Unaligned"], play=["The Line"]),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )


@editions
@proves("card.cost.reduction-timing", editions="2023")
def test_the_line_is_locked_as_the_action_is_announced_or_once_it_succeeds(edition: str) -> None:
    for early in (True, False):
        t = with_the_line(edition)
        t.does("play Govern the Unaligned Mira 0")
        assert (t.who(), t.asks, t.offers("pass")) == ("a", "paying", True)
        t.does("use The Line" if early else "pass")
        assert t.measure("The Line.locked") == early
        t.does("pass", by="b")
        if not early:
            assert (t.asks, t.measure("The Line.locked"), t.measure("Mira.blood")) == ("paying", 0, 3)
            t.does("use The Line")
        t.goes_on()
        assert (t.measure("Mira.blood"), t.measure("The Line.locked"), t.measure("b.pool")) == (3, 1, 27)
        assert [(told["blood"], told["pool"]) for told in t.told("cheaper")] == [(1, 0)]
        t.is_quiet()


@rules_on("The Line", "LSJ 20030917")
@editions
@proves("card.cost.reduction-timing", editions="2023")
def test_without_blood_for_it_the_line_must_be_locked_at_once(edition: str) -> None:
    """As rulings on the card say; who has enough may keep it for the payment."""
    glimpse = "Memory's Fading Glimpse"
    for blood, line, allowed in ((2, False, False), (2, True, True), (1, True, False)):
        t = position(
            seat(ready=[f"Mira {blood}/5 OBF", "Ira 4/5"], hand=[glimpse], play=["The Line"] if line else []),
            seat(ready=["Oskar 2/4"], hand=["Blank Page"]),
            edition=edition,
            stop=True,
        )
        assert t.offers(f"play {glimpse} Mira") == allowed
        if not allowed:
            assert "card.cost.blood" in t.clauses(f"play {glimpse} Mira", by="a")
            continue
        t.does(f"play {glimpse} Mira 0")
        t.answer(t.options()[0])
        assert (t.offers("use The Line"), t.offers("pass")) == (True, False)


@editions
def test_the_line_that_was_used_is_lost_with_a_blocked_action(edition: str) -> None:
    t = with_the_line(edition)
    t.does("play Govern the Unaligned Mira 0")
    t.does("use The Line")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert (t.measure("The Line.locked"), t.measure("Mira.blood")) == (1, 2)
    t.is_quiet()


@editions
def test_the_line_is_for_cards_of_actions_and_only_for_vampires(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 DOM", "Brute ally 3"],
            hand=["Raven Spy", "Saturday-Night Special", "Bonding"],
            play=["The Line"],
        ),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )
    t.does("play Saturday-Night Special Brute")
    assert t.asks != "paying", "it costs pool, and an ally plays it"
    t.goes_on()
    t.does("bleed Mira")
    t.does("play Bonding Mira 0")
    assert t.asks != "paying", "an action modifier is no action card"
    t.goes_on()
    assert t.measure("The Line.locked") == 0
    t.is_quiet()


@editions
def test_vampires_of_others_steal_the_line_and_others_do_not(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Brute ally 3"]),
        seat(ready=["Oskar 2/4"], play=["The Line"]),
        edition=edition,
    )
    assert not t.offers("use The Line Brute")
    t.does("use The Line Mira")
    t.goes_on()
    assert t.g.controller[t["The Line"]] == 0
    t.is_quiet()


@since_2011
def test_tshwane_saves_no_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 DOM sect:Laibon"], hand=["Govern the Unaligned"], play=["Powerbase: Tshwane"]),
        seat(ready=["Oskar 2/4 locked"]),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    t.does("use Powerbase: Tshwane")
    t.goes_on()
    assert [told["blood"] for told in t.told("cheaper")] == [0]
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (2, 27)
    t.is_quiet()


@rules_on("Powerbase: Tshwane", "ANK 20221102")
@since_2011
@proves("card.cost.reduction-timing", editions="2023")
def test_tshwane_saves_a_pool_on_any_card(edition: str) -> None:
    gun = "Desert Eagle"
    t = position(
        seat(ready=["Mira 3/5 sect:Laibon"], hand=[gun], play=["Powerbase: Tshwane"]),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )
    t.does("play Desert Eagle Mira")
    assert t.offers("pass")
    t.does("use Powerbase: Tshwane")
    t.goes_on()
    assert (t.measure("a.pool"), t.measure("Powerbase: Tshwane.locked")) == (30, 1)
    t.is_quiet()


@since_2011
def test_tshwane_wants_a_ready_laibon_to_be_played_and_to_be_stolen(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=["Powerbase: Tshwane"]), seat(), edition=edition, phase="master")
    assert "card.requirement.master" in t.clauses("play Powerbase: Tshwane -1 0", by="a")
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5 sect:Laibon"]),
        seat(play=["Powerbase: Tshwane"]),
        edition=edition,
    )
    assert t.offers("use Powerbase: Tshwane Ira")
    assert not t.offers("use Powerbase: Tshwane Mira")


# -- what waits for the payment ----------------------------------------------------------------------------------------


def with_vitae(edition: str, blood: int, cost: int = 2) -> Table:
    return position(
        seat(ready=[(f"Mira {blood}/5 QUI", ["Succulent Vitae"]), "Ira 3/5 QUI"], hand=[of_quietus(cost)]),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )


@editions
@proves("card.cost.reduction-timing", editions="2023")
def test_what_could_be_saved_makes_the_announcement_legal_and_is_used_at_the_payment(edition: str) -> None:
    t = position(seat(ready=["Mira 1/5 QUI"], hand=[of_quietus(2)]), seat(), edition=edition)
    assert t.clauses("play Silent Errand Mira 0", by="a") == ["card.cost.blood"]
    t = with_vitae(edition, 1, cost=3)
    assert t.clauses("play Silent Errand Mira 0", by="a") == ["card.cost.blood"], "even with what it saves"
    t = with_vitae(edition, 1)
    t.does("play Silent Errand Mira 0")
    assert (t.asks, t.offers("pass"), t.offers("use Succulent Vitae")) == ("paying", True, True)
    t.passes()
    assert t.region("Succulent Vitae") == "attached"
    t.does("pass", by="b")
    assert (t.measure("Mira.blood"), t.region("Succulent Vitae"), t.measure("a.pool")) == (0, "ash-heap", 31)
    t.is_quiet()


@editions
def test_a_reduction_that_waited_is_not_used_up_by_a_block(edition: str) -> None:
    t = with_vitae(edition, 1)
    t.does("play Silent Errand Mira 0")
    t.passes()
    t.does("block Oskar", by="b")
    t.goes_on()
    assert t.region("Succulent Vitae") == "attached"
    assert t.measure("a.pool") == 30
    t.is_quiet()


@editions
def test_succulent_vitae_is_for_its_own_vampire(edition: str) -> None:
    t = with_vitae(edition, 3)
    t.does("play Silent Errand Ira 0")
    assert t.asks != "paying"
    t.goes_on()
    assert (t.measure("Ira.blood"), t.region("Succulent Vitae")) == (1, "attached")
    t.is_quiet()


@rules_on("Succulent Vitae", "LSJ 20050720-2")
@editions
def test_succulent_vitae_comes_with_a_hunt_that_brings_blood(edition: str) -> None:
    for level, more in ((0, 0), (1, 1)):
        t = position(
            seat(ready=["Mira 2/5 QUI", "Full 5/5 QUI"], hand=["Succulent Vitae"]),
            seat(ready=["Oskar 2/4"]),
            edition=edition,
        )
        t.does("hunt Full")
        t.goes_on()
        assert not t.ever_offered("play Succulent Vitae Full"), "no blood is gained"
        t.does("hunt Mira")
        t.passes_until("resolving")
        t.does(f"play Succulent Vitae Mira {level}")
        t.goes_on()
        assert (t.measure("Mira.blood"), t.g.on(t["Mira"])) == (3 + more, [t["Succulent Vitae"]])
        t.is_quiet()
