"""What becomes of an action when something vanishes in the middle of it: the actor, the blocker, the target."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.face import Face
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.action.cards import card, editions, errand, knife, shade
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do


def bolt(when: int = windows.DURING_ACTION) -> Face:
    """A reaction that burns the acting minion."""
    return card("Bolt", faces.REACTION, build.reaction("", do.burn_card(base.ACTING), when=when))


def gift(pool: int = 1) -> Face:
    """A reaction that costs pool."""
    return card("Gift", faces.REACTION, build.reaction("", do.modify(spans.STRENGTH, 1, base.ME)), pool=pool)


def until_offered(t: Table, text: str) -> None:
    t.passes_until_offered(text)


@editions
@proves("action.resolve.outcome-lost", editions="2023")
def test_nobody_is_asked_to_block_a_minion_who_was_burned(edition: str) -> None:
    """His action card is burned, unpaid; in every edition there is nobody left to block."""
    t = position(
        seat(ready=["Mira 3/5", "Ira 2/4"], hand=[knife(pool=2)]),
        seat(ready=["Oskar 2/4", "Olga 2/4"], hand=[bolt()]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    with t.unchanged("a.pool", "Oskar.locked", "Vera.locked"):
        t.does("play Knife Mira")
        t.does("play Bolt Oskar", by="b")
        assert (t.who(), t.asks) == ("a", "minion"), "the next action of seat a"
    assert not t.told("block-attempt")
    assert (t.region("Mira"), t.region("Knife")) == ("ash-heap", "ash-heap")
    assert t.told("action-over")[0]["outcome"] not in (1, 2), "neither successful nor blocked"
    t.is_quiet()


@editions
@proves("action.resolve.outcome-lost", editions="2023")
def test_the_open_attempt_ends_with_the_actor_and_locks_nobody(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4", "Olga 2/4"], hand=[bolt(windows.ATTEMPT)]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("hunt Mira")
    until_offered(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Bolt Olga", by="b")
    assert (t.who(), t.asks) == ("a", "influence")
    assert not t.told("blocked")
    assert not t.told("block-failed")
    assert not t.told("combat")
    assert t.measure("Oskar.locked") == 0
    t.is_quiet()


@editions
@proves("block.attempt.retry-unlimited", "block.attempt.same-or-other")
def test_an_attempt_fails_with_its_minion_and_another_may_try(edition: str) -> None:
    zap = card("Zap", faces.MODIFIER, build.modifier("", do.burn_card(base.BLOCKING), when=windows.ATTEMPT))
    t = position(seat(ready=["Mira 3/5"], hand=[zap]), seat(ready=["Oskar 2/4", "Olga 2/4"]), edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Zap Mira", by="a")
    assert t.happened("block-failed", minion=t["Oskar"])
    assert (t.who(), t.options("block")) == ("b", [f"block {t['Olga']}"])
    t.does("block Olga", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 30
    t.is_quiet()


@editions
@proves("action.bleed.zero", "action.bleed.edge")
def test_a_bleed_of_who_is_gone_takes_nothing_gives_no_edge_and_is_not_rewarded(edition: str) -> None:
    """Seat b spends her last pool on a reaction: there is nobody left to bleed."""
    t = position(
        seat(ready=["Mira 4/8 DEM"], hand=["Kindred Spirits"]),
        seat(pool=1, ready=["Oskar 2/4"], hand=[gift()]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Xenia 2/4"]),
        edition=edition,
    )
    t.does("play Kindred Spirits Mira 0")
    t.does("target b")
    with t.changes("a.pool", 6):  # for ousting her prey, and no more
        t.does("play Gift Oskar", by="b")
        t.goes_on()
    assert t.happened("ousted", seat=1)
    assert not t.told("bleeds")
    assert (t.g.edge, t.g.pool[2], t.g.pool[3]) == (-1, 30, 30)
    t.is_quiet()


@editions
@proves("block.who.undirected", "end.oust.new-prey")
def test_who_becomes_the_prey_in_the_middle_of_an_action_may_block_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(pool=1, ready=["Oskar 2/4"], hand=[gift()]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Xenia 2/4"]),
        edition=edition,
    )
    t.does("hunt Mira")
    assert "block.who.undirected" in t.clauses("block Vera", by="c")
    until_offered(t, "play Gift")
    t.does("play Gift Oskar", by="b")
    assert (t.who(), t.offers("block Vera")) == ("c", True)
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize("moment", ["open", "attempt"])
@proves("end.oust.zero-pool", "end.oust.controlled-cards")
def test_the_action_and_the_turn_end_when_the_acting_methuselah_is_ousted(edition: str, moment: str) -> None:
    bite = card("Bite", faces.REACTION, build.reaction("", do.burn_pool(3), target=choose.methuselahs(others=True)))
    t = position(
        seat(pool=2, ready=["Mira 3/5", "Ira 2/4"], hand=[knife()]),
        seat(ready=["Oskar 2/4", "Olga 2/4"], hand=[bite]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("play Knife Mira")
    if moment == "attempt":
        until_offered(t, "block Oskar")
        t.does("block Oskar", by="b")
    t.does("play Bite Olga", by="b")
    t.does("target a")
    assert t.happened("ousted", seat=0)
    assert (t.g.turn_span().seat, t.g.action(), t.measure("Oskar.locked")) == (1, None, 0)
    assert t.region("Mira") == ("ash-heap" if edition == "2000" else "removed")
    assert (t.region("Knife"), t.region("Bite")) == (t.region("Mira"), "ash-heap"), "what she was playing leaves too"
    assert not t.told("combat")
    t.is_quiet()


@editions
@proves("torpor.rescue.success", "torpor.rescue.cost")
def test_a_rescue_of_who_is_gone_costs_nothing(edition: str) -> None:
    anybody = choose.minions(ready=False)
    pyre = card("Pyre", faces.REACTION, build.reaction("", do.burn_card(base.TARGET), target=anybody))
    t = position(
        seat(ready=["Mira 3/5"], torpor=["Ira 3/4"]),
        seat(ready=["Oskar 2/4"], hand=[pyre]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    with t.unchanged("Mira.blood"):
        t.does("rescue Mira Ira 2")
        t.does("play Pyre Oskar", by="b")
        t.does("target Ira")
        t.goes_on()
    assert t.region("Ira") == "ash-heap"
    assert t.told("action-over")[-1]["outcome"] not in (1, 2)
    t.is_quiet()


@editions
@proves("card.cost.must-afford", editions="2023")
def test_an_action_whose_cost_is_gone_when_it_succeeds_does_nothing(edition: str) -> None:
    drain = card("Drain", faces.REACTION, build.reaction("", do.burn_blood(9, base.ACTING)))
    t = position(
        seat(ready=["Mira 2/5"], hand=[errand(blood=1)]), seat(ready=["Oskar 2/4"], hand=[drain]), edition=edition
    )
    with t.unchanged("a.pool"):
        t.does("play Errand Mira")
        t.does("play Drain Oskar", by="b")
        t.goes_on()
    assert t.happened("action-over", minion=t["Mira"], outcome=ActionSpan.UNPAID, clause="card.cost.must-afford")
    assert (t.region("Errand"), t.measure("Mira.locked")) == ("ash-heap", 1)
    t.is_quiet()


@editions
@pytest.mark.parametrize("sent", ["burned", "torpor"])
@proves("combat.participants.ready-only")
def test_an_attack_on_who_is_no_longer_ready_leads_to_no_combat(edition: str, sent: str) -> None:
    effect = do.burn_card(base.ME) if sent == "burned" else do.to_torpor(base.ME)
    flee = card("Flee", faces.REACTION, build.reaction("", effect, when=windows.DECLINED))
    t = position(
        seat(ready=["Mira 6/8"], hand=["Bum's Rush"]),
        seat(ready=["Oskar 2/4", "Olga 3/4"], hand=[flee]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does("target Oskar")
    until_offered(t, "play Flee")
    t.does("play Flee Oskar", by="b")
    t.goes_on()
    assert not t.told("combat")
    assert t.region("Oskar") == ("ash-heap" if sent == "burned" else "torpor")
    t.is_quiet()


@editions
@proves("torpor.leave.blocked-by-vampire")
def test_a_blocked_actor_sent_to_torpor_before_the_combat_is_not_at_the_blockers_mercy(edition: str) -> None:
    """Only who was leaving torpor can be diablerized by his blocker."""
    fell = card("Fell", faces.REACTION, build.reaction("", do.to_torpor(base.ACTING), when=windows.BLOCKED))
    t = position(
        seat(ready=["Mira 3/5"], hand=[shade()]), seat(ready=["Oskar 2/4", "Olga 2/4"], hand=[fell]), edition=edition
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    until_offered(t, "play Fell")
    t.does("play Fell Olga", by="b")
    assert not t.told("combat")
    assert t.region("Mira") == "torpor"
    t.is_quiet()
