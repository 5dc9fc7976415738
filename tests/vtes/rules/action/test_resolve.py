"""How an action ends: unblocked, blocked, or ended by an effect, and what becomes of costs and cards."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import card, editions, errand, gossip, hound, knife, only_2023, thug
from tests.vtes.shorthand import action as act
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import verbs as do


def retreat(when: int) -> Face:
    """An action modifier: the acting minion unlocks, and the action ends."""
    return card("Retreat", faces.MODIFIER, build.modifier("", act.end_action(), do.unlock_card(base.ACTING), when=when))


@editions
@proves("action.resolve.unblocked-succeeds")
def test_an_action_succeeds_if_and_only_if_no_attempt_to_block_it_succeeds(edition: str) -> None:
    t = position(seat(ready=["Ira 3/5", "Mira 3/5"]), seat(ready=["Oskar 2/4"]), edition=edition)
    t.does_all("hunt Ira", "block Oskar")  # fails: no intercept
    t.passes()
    assert t.told("action-over")[0]["outcome"] == 1
    t.does_all("bleed Mira", "block Oskar")
    t.goes_on()
    assert t.told("action-over")[1]["outcome"] == 2
    assert (t.measure("Ira.blood"), t.measure("b.pool")) == (4, 30)
    t.is_quiet()


@editions
@proves("action.resolve.failed-card-burned", "action.resolve.blocked-no-effect", "action.resolve.blocked-no-cost")
def test_the_card_of_a_blocked_action_is_burned_unpaid_and_does_nothing(edition: str) -> None:
    for face in (errand("Dear Errand", blood=1), knife(pool=2), hound(blood=1), thug(pool=2)):
        t = position(
            seat(ready=["Mira 3/5"], hand=[face]), seat(ready=[("Oskar 2/4", [hound("Her Hound")])]), edition=edition
        )
        t.does_all(f"play {face.name} Mira", "block Oskar")
        t.goes_on()
        assert t.region(face.name) == "ash-heap"
        assert (t.measure("a.pool"), t.measure("Mira.blood")) == (30, 2)  # one blood by the combat
        t.is_quiet()


@editions
@proves("action.resolve.over-after-combat")
def test_the_action_is_over_when_the_combat_of_the_block_is(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"]), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    t.goes_on()
    kinds = [event.kind for event in t.story if event.kind in ("combat", "combat-over", "action-over", "bleeds")]
    assert kinds == ["combat", "combat-over", "action-over"]
    t.is_quiet()


@editions
@proves("action.resolve.outcome-lost")
def test_an_action_that_ends_during_the_attempt_is_neither_blocked_nor_successful(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[retreat(windows.ATTEMPT)]),
        seat(ready=["Oskar 2/4"], hand=[gossip()]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Retreat Mira", by="a")
    assert t.region("Gossip") == "hand"
    assert t.who() == "a"  # the action is over at once: b is not asked for a reaction
    assert not t.told("blocked") + t.told("block-failed") + t.told("combat") + t.told("bleeds")
    assert (t.measure("Oskar.locked"), t.measure("Mira.locked"), t.measure("b.pool")) == (0, 0, 30)
    assert t.told("action-over")[0]["outcome"] == 4
    t.is_quiet()


@only_2023
@proves("action.resolve.outcome-lost", "block.success.taps")
def test_an_action_that_ends_once_it_is_blocked_locks_no_blocker_and_starts_no_combat(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[errand(), retreat(windows.BLOCKED)]), seat(ready=["Oskar 2/4"]), edition=edition
    )
    t.does_all("play Errand Mira", "block Oskar")
    assert t.asks == "blocked"
    t.does("play Retreat Mira", by="a")
    assert t.told("blocked")
    assert not t.told("combat")
    assert (t.measure("Oskar.locked"), t.measure("Mira.locked"), t.region("Errand")) == (0, 0, "ash-heap")
    t.is_quiet()


@editions
@proves("block.success.taps")
def test_the_blocker_is_locked_as_the_combat_begins(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4", "Olga 2/4"]), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    kinds = [(event.kind, dict(event.fields).get("card")) for event in t.story]
    assert kinds.index(("locked", t["Oskar"])) < [kind for kind, _ in kinds].index("combat")
    t.goes_on()
    assert (t.measure("Oskar.locked"), t.measure("Olga.locked")) == (1, 0)


@editions
@proves("action.resolve.cost-then-effect")
def test_an_action_whose_cost_can_no_longer_be_paid_has_no_effect(edition: str) -> None:
    leech = card("Leech", faces.REACTION, build.reaction("", do.burn_blood(2, base.ACTING)))
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5"], hand=[errand("Dear Errand", blood=2)]),
        seat(ready=["Oskar 2/4"], hand=[leech]),
        edition=edition,
    )
    t.does("play Dear Errand Mira")
    t.passes_until_offered("play Leech Oskar")
    t.does("play Leech Oskar")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("a.pool"), t.region("Dear Errand")) == (1, 30, "ash-heap")
    t.is_quiet()


@editions
@proves("action.resolve.unblocked-succeeds")
def test_an_actor_sent_to_torpor_on_the_way_gets_no_further(edition: str) -> None:
    curse = card("Curse", faces.REACTION, build.reaction("", do.to_torpor(base.ACTING)))
    t = position(seat(ready=["Mira 3/5", "Ira 3/5"]), seat(ready=["Oskar 2/4"], hand=[curse]), edition=edition)
    t.does("bleed Mira")
    t.does("play Curse Oskar", by="b")
    t.goes_on()
    assert (t.region("Mira"), t.measure("b.pool")) == ("torpor", 30)
    t.is_quiet()
