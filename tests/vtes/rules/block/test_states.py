"""The states of an action in 2023: A, nobody attempts to block; B, somebody does; C, all have declined."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.action.cards import card, editions, gossip, only_2023, scent, shade
from tests.vtes.shorthand import action as act
from tests.vtes.shorthand import build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do


def nod(name: str = "Nod") -> Face:
    """An action modifier for any time."""
    return card(name, faces.MODIFIER, build.modifier("", do.gain_pool(1)))


def passing() -> Face:
    """A reaction for any time that sends a bleed on."""
    return card(
        "Pass It On",
        faces.REACTION,
        build.reaction("", do.send_on(), target=choose.methuselahs(True, not_acting=True)),
    )


def pounce(anybody: bool = False) -> Face:
    """A reaction: this minion attempts to block."""
    name = "Pounce" if not anybody else "Pounce from Afar"
    when = windows.OPEN | windows.ATTEMPT
    return card(name, faces.REACTION, build.reaction("", act.attempt_(anybody), when=when))


def order_of(t: Table, kind: str) -> str:
    """Everybody passes as long as a decision is of that kind; gives who was asked."""
    asked = ""
    while t.asks == kind:
        asked += t.who()
        t.passes()
    return asked


@only_2023
@proves("block.state.start-a", "block.state.a-sequencing", "block.state.a-all-pass-to-c", "block.state.c-sequencing")
@proves("block.state.c-all-pass-success")
def test_in_state_a_all_may_play_in_order_and_when_all_pass_in_state_c_too_without_blocks(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[nod()]),
        seat(ready=["Oskar 2/4"], hand=[gossip()]),
        seat(ready=["Vera 2/4"], hand=[gossip()]),
        seat(ready=["Nils 2/4"], hand=[gossip()]),
        edition=edition,
    )
    t.does("hunt Mira")
    assert order_of(t, "open") == "abdc"  # acting, prey, predator, the rest
    assert t.options("block") == []
    assert t.clauses("block Oskar", by="b") == ["block.decline.final"]
    assert order_of(t, "declined") == "abdc"
    assert t.told("action-over")[0]["outcome"] == 1
    assert t.measure("Mira.blood") == 4
    t.is_quiet()


@only_2023
@proves("block.state.a-sequencing", "block.state.a-declare-to-b")
def test_an_effect_in_state_a_returns_the_impulse_and_a_block_leads_to_state_b(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[nod()]), seat(ready=["Oskar 2/4", "Olga 2/4"], hand=[gossip()]), edition=edition
    )
    t.does("bleed Mira")
    t.passes()
    t.does("play Gossip Olga", by="b")
    assert (t.asks, t.who()) == ("open", "a")
    t.passes()
    t.does("block Oskar", by="b")
    assert (t.asks, t.who()) == ("attempt", "a")
    assert t.told("block-attempt")[0]["minion"] == t["Oskar"]


@only_2023
@proves("block.state.b-sequencing", "block.state.b-all-pass-blocked")
def test_in_state_b_all_may_play_in_order_and_then_the_block_succeeds(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[nod()]),
        seat(ready=["Oskar 2/4"], hand=[gossip()]),
        seat(ready=["Vera 2/4"], hand=[gossip()]),
        seat(ready=["Nils 2/4"], hand=[gossip()]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes()
    t.does("block Oskar", by="b")
    assert order_of(t, "attempt") == "abcd"  # acting, target, the rest
    assert t.happened("blocked", minion=t["Oskar"])
    t.goes_on()
    assert t.told("action-over")[0]["outcome"] == 2
    t.is_quiet()


@only_2023
@proves("block.state.b-all-pass-to-a", "block.attempt.one-at-a-time", "block.state.b-current-blocker-only")
def test_while_one_attempt_is_open_nobody_else_attempts_and_when_it_fails_state_a_is_back(edition: str) -> None:
    t = position(
        seat(ready=["Ira 3/5"], hand=[nod()]),
        seat(ready=["Oskar 2/4", "Olga 2/4"], hand=[gossip(), pounce()]),
        seat(ready=["Vera 2/4"], hand=[pounce()]),
        edition=edition,
    )
    t.does("hunt Ira")
    t.passes()
    t.does("block Oskar", by="b")
    assert t.clauses("block Olga", by="b") == ["block.attempt.one-at-a-time"]
    assert t.clauses("block Vera", by="c") == ["block.attempt.one-at-a-time"]
    t.passes()
    assert (t.asks, t.who()) == ("attempt", "b")
    assert t.offers("play Pounce Oskar")  # that makes the current blocker attempt to block
    assert t.clauses("play Pounce Olga 0", by="b") == ["block.attempt.one-at-a-time"]
    assert t.clauses("play Pounce#2 Vera 0", by="c") == ["block.attempt.one-at-a-time"]
    t.does("play Pounce Oskar")
    assert order_of(t, "attempt") == "ab"
    assert t.happened("block-failed", minion=t["Oskar"])
    assert (t.asks, t.who()) == ("open", "a")
    t.passes()
    assert t.offers("block Olga")
    assert t.offers("block Oskar")


@only_2023
@proves("block.state.a-pass-final")
def test_who_has_passed_in_state_a_declares_no_attempt_for_the_rest_of_the_action(edition: str) -> None:
    t = position(
        seat(ready=["Ira 3/5"], hand=[nod()]),
        seat(ready=["Prey 2/4"], hand=[gossip()]),
        seat(ready=["Pred 2/4"]),
        edition=edition,
    )
    t.does("hunt Ira")
    t.passes(2)
    t.does("block Pred", by="c")
    while not t.told("block-failed"):
        t.passes()
    assert (t.asks, t.who()) == ("open", "a")
    t.passes()
    assert t.who() == "b"
    assert t.options("block") == []  # she has passed
    assert t.clauses("block Prey", by="b") == ["block.decline.final"]
    t.goes_on()
    t.is_quiet()


@editions
@proves("block.state.b-no-target-change")
def test_the_target_does_not_change_while_a_minion_attempts_to_block(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[nod()]),
        seat(ready=["Oskar 2/4"], hand=[passing()]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes()
    assert t.offers("play Pass It On Oskar")
    if edition != "2023":
        t.passes()
    t.does("block Oskar", by="b")
    assert (t.asks, t.who()) == ("attempt", "a")
    assert t.clauses("play Pass It On Oskar 0", by="b") == ["block.state.b-no-target-change"]
    t.goes_on()
    assert t.happened("blocked", minion=t["Oskar"])
    t.is_quiet()


@only_2023
@proves("block.state.c-target-change-to-a", "block.target-change.reopens")
def test_a_new_target_in_state_c_opens_state_a_at_once_for_all_even_those_who_had_declined(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[nod()]),
        seat(pool=9, ready=["Oskar 2/4", "Olga 2/4"], hand=[passing(), gossip()]),
        seat(pool=9, ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert order_of(t, "open") == "ab"
    assert (t.asks, t.who()) == ("declined", "a")
    t.passes()
    t.does("play Pass It On Oskar")  # to c, the only one left
    assert (t.asks, t.who()) == ("open", "a")
    t.passes()
    assert (t.who(), t.options("block")) == ("c", [f"block {t['Vera']}"])
    assert t.clauses("block Oskar", by="b") == ["block.who.directed"]
    t.does("block Vera")
    t.goes_on()
    assert t.happened("blocked", minion=t["Vera"])
    assert (t.measure("b.pool"), t.measure("c.pool")) == (9, 9)
    t.is_quiet()


@only_2023
@proves("block.target-change.reopens")
def test_a_new_target_in_state_a_leaves_the_attempts_open(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4"], hand=[passing(), gossip()]),
        seat(ready=["Vera 2/4"], hand=[shade(), scent()]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Pass It On Oskar")  # to c, the only one left
    assert (t.asks, t.who()) == ("open", "c")
    t.passes()
    t.goes_on()
    assert t.measure("c.pool") == 29
    t.is_quiet()


@editions
@proves("block.state.a-declare-to-b")
def test_a_card_can_make_a_minion_attempt_to_block_even_one_whose_controller_may_not(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[nod()]),
        seat(ready=["Oskar 2/4"], hand=[gossip()]),
        seat(ready=["Vera 2/4", "Vic 2/4 locked"], hand=[pounce(), pounce(anybody=True)]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.clauses("play Pounce Vera 0", by="c") == ["block.who.directed"]
    assert t.clauses("play Pounce from Afar Vic 0", by="c")[-1] == "block.who.ready-untapped"
    t.passes()
    t.passes_until_offered("play Pounce from Afar Vera")
    t.does("play Pounce from Afar Vera", by="c")
    t.goes_on()
    assert t.happened("blocked", minion=t["Vera"])
    assert t.told("combat")[0]["opposing"] == t["Vera"]
    t.is_quiet()
