"""Mandatory actions: the hunt of a vampire without blood, what cards demand, and minions that are stuck."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.effects.costs import POOL_COST, dues
from praxis.vtes.effects.definition import Definition
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import ability, card, editions, second_wind, since_2011
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import giving


def vow(name: str = "Vow") -> Face:
    """On a minion: each turn he must take an action to gain 1 pool."""
    return card(name, faces.ACTION, abilities=(ability(do.gain_pool(1), mandatory=True),))


def fast() -> Face:
    """On a vampire: he cannot hunt."""
    return card("Long Fast", faces.ACTION, gives=(giving(spans.CANNOT_HUNT, 1),))


@editions
@proves("minion.mandatory.empty-hunts", "minion.mandatory.before-others", "minion.mandatory.order")
def test_empty_vampires_hunt_first_in_the_order_their_controller_likes(edition: str) -> None:
    t = position(seat(ready=["One 0/4", "Mira 3/5", "Two 0/4"]), seat(), edition=edition)
    assert t.asks == "mandatory"
    assert t.options() == [f"hunt {t['One']}", f"hunt {t['Two']}"]
    assert t.clauses("bleed Mira", by="a") == ["minion.mandatory.before-others"]
    assert t.clauses("bleed Two", by="a") == ["minion.mandatory.empty-hunts"]
    t.does("hunt Two")
    assert [t.measure(f"{name}.blood") for name in ("One", "Two")] == [1, 1]  # only One was left to hunt
    assert [told["minion"] for told in t.told("action")] == [t["Two"], t["One"]]
    t.does("bleed Mira", by="a")
    t.is_quiet()


@editions
@proves("action.hunt.card-versions")
def test_who_must_hunt_may_do_so_by_a_card(edition: str) -> None:
    feast = card("Feast", faces.ACTION, build.action("", do.modify(spans.HUNT, 2, base.ME), reach="hunt"))
    t = position(seat(ready=["Mira 0/5"], hand=[feast]), seat(), edition=edition)
    assert (t.asks, t.offers("hunt Mira"), t.offers("bleed Mira")) == ("mandatory", True, False)
    with t.changes("Mira.blood", 3):
        t.does("play Feast Mira", by="a")
        t.goes_on()
    t.is_quiet()


@editions
@proves("minion.mandatory.exist", "minion.mandatory.no-other-action")
def test_what_a_card_makes_mandatory_comes_before_all_else_but_in_2000_only_hunger_binds(edition: str) -> None:
    t = position(
        seat(ready=[("Bound 3/4", [vow()]), ("Sworn 3/4", [vow()]), "Mira 3/5"]), seat(), seat(), edition=edition
    )
    if edition == "2000":
        assert t.offers("bleed Bound")
        assert t.offers("use Vow Bound")
        hungry = position(seat(ready=[("Bound 0/4", [vow()]), "Mira 3/5"]), seat(), edition=edition)
        assert hungry.told("action")[0]["action"] == "hunt"
        return
    assert t.asks == "mandatory"
    assert t.options("bleed") == t.options("hunt") == []
    assert t.clauses("bleed Bound", by="a") == ["minion.mandatory.no-other-action"]
    assert t.clauses("bleed Mira", by="a") == ["minion.mandatory.before-others"]
    t.does("use Vow Bound", by="a")
    assert t.measure("a.pool") == 32  # Sworn was left alone with one thing to do
    assert t.offers("bleed Mira")
    t.is_quiet()


@editions
@proves("minion.mandatory.any-time")
def test_a_vampire_emptied_in_the_phase_hunts_at_once(edition: str) -> None:
    t = position(seat(ready=["Mira 1/5", "Ira 3/5"], hand=[second_wind(blood=1)]), seat(), edition=edition)
    t.does("bleed Mira")
    t.does("play Second Wind for 1 Mira")
    assert [told["action"] for told in t.told("action")] == ["bleed", "hunt"]
    assert t.measure("Mira.blood") == 1
    assert t.offers("bleed Ira")
    t.is_quiet()


@editions
@proves("minion.mandatory.torpor-exempt")
def test_an_empty_vampire_in_torpor_holds_up_nobody(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], torpor=["Sleeper 0/4"]), seat(), edition=edition)
    assert t.asks == "minion"
    assert t.offers("bleed Mira")
    assert t.clauses("hunt Sleeper", by="a") == ["torpor.state.only-leave-action"]
    t.is_quiet()


@editions
@proves("minion.mandatory.tapped-exempt")
def test_a_locked_empty_vampire_holds_up_nobody(edition: str) -> None:
    t = position(seat(ready=["Thirsty 0/4 locked", "Mira 3/5"]), seat(), edition=edition)
    assert t.asks == "minion"
    assert t.offers("bleed Mira")
    assert not t.offers("hunt Thirsty")
    t.is_quiet()


@since_2011
@proves("minion.stuck.two-different", "minion.stuck.others-free")
def test_who_must_do_two_different_things_does_nothing_and_the_others_are_free(edition: str) -> None:
    t = position(seat(ready=[("Torn 0/4", [vow()]), "Mira 3/5"]), seat(), edition=edition)
    assert t.asks == "minion"
    assert not t.offers("hunt Torn")
    assert not t.offers("use Vow Torn")
    assert t.clauses("hunt Torn", by="a") == ["minion.stuck.two-different"]
    t.does("bleed Mira")
    assert t.measure("Torn.blood") == 0
    t.is_quiet()


@since_2011
@proves("minion.stuck.two-different")
def test_two_copies_of_one_demand_are_no_two_different_ones(edition: str) -> None:
    t = position(seat(ready=[("Bound 3/4", [vow(), vow()]), "Mira 3/5"]), seat(), edition=edition)
    assert t.asks == "mandatory"
    assert len(t.options("use")) == 2
    t.does("use Vow Bound", by="a")
    assert t.measure("a.pool") == 31
    t.is_quiet()


@editions
@proves("minion.stuck.unable", "minion.stuck.others-free")
def test_an_empty_vampire_that_cannot_hunt_does_nothing_and_the_others_are_free(edition: str) -> None:
    t = position(seat(ready=[("Thirsty 0/4", [fast()]), "Mira 3/5"]), seat(), edition=edition)
    assert t.asks == "minion"
    assert not any(t.offers(f"{word} Thirsty") for word in ("hunt", "bleed", "anarch"))
    assert t.clauses("bleed Thirsty", by="a") == ["minion.stuck.unable"]
    t.does("bleed Mira")
    assert t.measure("b.pool") == 29
    t.is_quiet()


@editions
@proves("minion.stuck.unable", "minion.stuck.others-free")
def test_who_must_hunt_and_cannot_pay_for_it_holds_up_nobody(edition: str) -> None:
    """It is her own pool that counts, not that of the next Methuselah."""
    toll = made_up("Hunting Toll", faces.MASTER, definition=Definition(parts=(dues(3, POOL_COST, None, "hunt"),)))
    t = position(
        seat(pool=2, ready=["Mira 0/5", "Nora 3/5"]), seat(pool=20, play=[toll]), seat(pool=20), edition=edition
    )
    assert (t.asks, t.offers("bleed Nora"), t.offers("hunt Mira")) == ("minion", True, False)
    rich = position(
        seat(pool=3, ready=["Mira 0/5", "Nora 3/5"]),
        seat(pool=2, play=[toll]),
        seat(pool=2),
        edition=edition,
        stop=True,
    )
    assert (rich.asks, rich.options()) == ("mandatory", [f"hunt {rich['Mira']}"])
