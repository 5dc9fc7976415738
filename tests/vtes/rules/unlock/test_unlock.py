"""The unlock phase: what unlocks, what comes after, the Edge, the burn option."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import card, editions, hound, since_2011
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode


def well(name: str = "Well", once: bool = False) -> Face:
    """A location: in the unlock phase, lock it to gain 1 pool; or, instead of locking it, once each unlock phase."""
    cost = () if once else (do.lock_card(base.CARD),)
    use = as_mode((*cost, do.gain_pool(1)), windows.UNLOCK, once=once)
    return card(name, faces.MASTER, build.master(do.put_in_play()), abilities=(use,), traits=("location",))


@editions
@proves("unlock.untap.mandatory", "term.tap.orientation")
def test_all_her_cards_unlock_first_and_without_a_choice_and_nobody_elses(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 locked", ("Brute ally 2 locked", [hound()])], torpor=["Sol 1/5 locked"], play=[well()]),
        seat(ready=["Oskar 2/4 locked"]),
        edition=edition,
        phase="unlock",
    )
    assert t.asks == "unlock"
    assert [t.measure(f"{name}.locked") for name in ("Mira", "Brute", "Sol", "Oskar")] == [0, 0, 0, 1]
    assert sorted(told["card"] for told in t.told("unlocked")) == sorted(t[name] for name in ("Mira", "Brute", "Sol"))


@editions
@proves("unlock.untap.mandatory")
def test_infernal_minions_stay_locked_but_in_2000_there_is_no_exception(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5 locked trait:infernal"], play=[well()]), seat(), edition=edition, phase="unlock")
    assert t.measure("Mira.locked") == (0 if edition == "2000" else 1)
    assert t.offers("unlock Mira") == (edition != "2000")


@editions
@proves("unlock.effects.after-untap", "unlock.effects.order", "unlock.edge.gain-pool", "term.tap.orientation")
def test_effects_come_after_unlocking_in_the_order_she_likes(edition: str) -> None:
    for order in (("edge", "use Well"), ("use Well", "edge")):
        t = position(seat(edge=True, play=[well()], ready=["Ira 2/4"]), seat(), edition=edition, phase="unlock")
        for each in order:
            t.does(each, by="a")
        assert [told["change"] for told in t.told("pool")] == [1, 1]
        assert t.measure("a.pool") == 32
        assert t.measure("Well.locked") == 1
        assert not t.offers("use Well"), "it is locked now"
        assert not t.offers("edge"), "the Edge gives 1 pool a turn"
    t.is_quiet()


@editions
@proves("unlock.effects.after-untap")
def test_a_card_that_was_locked_can_be_used_because_it_unlocks_first(edition: str) -> None:
    t = position(seat(play=[well()]), seat(), edition=edition, phase="unlock")
    t.does("use Well", by="a")
    while not t.told("unlocked"):
        t.passes()
    assert (t.who(), t.asks) == ("a", "unlock")
    assert t.told("unlocked") == [{"card": t["Well"]}]
    t.does("use Well", by="a")
    assert t.measure("a.pool") == 32


@editions
@proves("unlock.edge.gain-pool")
def test_the_holder_of_the_edge_may_gain_a_pool_and_nobody_else(edition: str) -> None:
    t = position(seat(play=[well()]), seat(edge=True, play=[well("Spring")]), edition=edition, phase="unlock")
    assert not t.offers("edge")
    while t.who() == "a":
        t.passes()
    assert t.asks == "unlock"
    before = t.g.bank
    with t.changes("b.pool", 1):
        t.does("edge", by="b")
    assert t.g.bank == before - 1
    assert t.told("pool")[-1]["clause"] == "unlock.edge.gain-pool"
    t.passes()
    t = position(seat(edge=True), seat(), edition=edition, phase="unlock")
    t.passes()  # she need not
    assert t.measure("a.pool") == 30


# -- the burn option --------------------------------------------------------------------------------------------------


def rite(name: str = "Rite", disciplines: str = "ser", clans: tuple[str, ...] = ()) -> Face:
    """An action card with a burn option."""
    return card(name, faces.ACTION, build.action(disciplines, do.gain_pool(1)), traits=("burn option",), clans=clans)


@editions
@proves("unlock.burn-option.condition", "unlock.burn-option.replaced")
def test_a_card_that_none_of_her_minions_can_play_may_be_discarded_and_is_replaced(edition: str) -> None:
    def offered(*ready: str, hand: Face) -> bool:
        t = position(seat(ready=ready, hand=[hand], library=9, edge=True), seat(), edition=edition, phase="unlock")
        return t.offers(f"burn-option {hand.name}")

    has = edition != "2000"
    assert offered("Mira 3/5 dom", hand=rite()) == has
    assert offered(hand=rite()) == has
    assert not offered("Mira 3/5 ser", hand=rite())
    assert not offered("Mira 3/5 ser locked", hand=rite()), "she controls him, locked or not"
    assert offered("Mira 3/5 clan:Ventrue", hand=rite("Clan Rite", "", clans=("Setite",))) == has
    plain = card("Plain", faces.ACTION, build.action("ser", do.gain_pool(1)))
    assert not offered("Mira 3/5 dom", hand=plain)
    if not has:
        return
    t = position(seat(hand=[rite()], library=9, edge=True), seat(library=9), edition=edition, phase="unlock")
    t.does("burn-option Rite", by="a")
    assert t.region("Rite") == "ash-heap"
    assert [(told["seat"], told["card"]) for told in t.told("discarded")] == [(0, t["Rite"])]
    assert (t.measure("a.hand"), {told["seat"] for told in t.told("drawn")}) == (7, {0})
    t.is_quiet()


@since_2011
@proves("unlock.burn-option.condition")
def test_whether_it_has_a_legal_target_does_not_count(edition: str) -> None:
    """Ruling ANK 20240610; the words of the book of 2023 are unclear."""
    aimed = card(
        "Aimed",
        faces.ACTION,
        build.action("ser", do.burn_card(), target=choose.minions(choose.FOREIGN)),
        traits=("burn option",),
    )
    for victims in (["Oskar 2/4"], []):
        t = position(seat(hand=[aimed], edge=True), seat(ready=victims), edition=edition, phase="unlock")
        assert t.offers("burn-option Aimed")


@since_2011
@proves("unlock.burn-option.any-untap-phase", "unlock.burn-option.limit")
def test_each_methuselah_may_burn_one_card_in_anybodys_unlock_phase(edition: str) -> None:
    t = position(
        seat(hand=[rite("A1"), rite("A2")]),
        seat(hand=[rite("B1"), rite("B2")]),
        seat(hand=[rite("C1")]),
        edition=edition,
        phase="unlock",
    )
    t.does("burn-option A1", by="a")
    assert not t.offers("burn-option A2")
    if t.who() == "a":
        t.passes()
    t.does("burn-option B2", by="b")
    assert (t.who(), t.asks) == ("c", "burn-option")
    t.passes()
    assert [told["card"] for told in t.told("discarded")] == [t["A1"], t["B2"]]
    while t.who() != "b":
        t.passes()
    t.does("burn-option B1", by="b")
    while t.who() == "b":
        t.passes()
    t.does("burn-option C1", by="c")
    t.does("burn-option A2", by="a")
    assert t.measure("a.hand") == 0


@pytest.mark.parametrize("edition", ["2000"])
@proves("unlock.burn-option.any-untap-phase", "unlock.burn-option.limit")
def test_the_book_of_2000_has_no_burn_option(edition: str) -> None:
    t = position(seat(edge=True), seat(hand=[rite()]), edition=edition, phase="unlock")
    t.passes()
    assert not t.happened("discarded")
    assert t.asks != "burn-option"
