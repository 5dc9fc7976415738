"""Why not now: what is asked for in the wrong phase, in the wrong window, or while it is somebody else's chance."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import (
    card,
    editions,
    errand,
    gossip,
    only_2023,
    scent,
    shade,
    since_2011,
    until_2012,
)
from tests.vtes.rules.master.cards import chapel, coin, veto, whim
from tests.vtes.shorthand import build
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode


@editions
@pytest.mark.parametrize("phase", ["master", "influence", "discard"])
def test_actions_belong_to_the_minion_phase(edition: str, phase: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[errand(), coin()]), seat(), edition=edition, phase=phase)
    assert t.asks == phase
    assert t.clauses("bleed Mira", by="a") == ["minion.act.own-phase"]
    assert t.clauses("hunt Mira", by="a") == ["minion.act.own-phase"]
    assert t.clauses("play Errand Mira 0", by="a") == ["minion.act.own-phase"]
    assert t.clauses("bleed Mira", by="b") == ["minion.act.own-phase"]


@editions
def test_there_is_nothing_to_block_between_actions(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"]), edition=edition)
    assert t.clauses("block Oskar", by="b") == ["term.blocking-minion.scope"]


@until_2012
def test_up_to_2012_the_acting_methuselah_plays_before_others_are_asked_to_block(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[gossip()]), seat(ready=["Oskar 2/4"], hand=[gossip()]), edition=edition)
    t.does("bleed Mira")
    assert (t.asks, t.who()) == ("open", "b")
    assert t.clauses("block Oskar", by="b") == ["block.attempt.acting-plays-first"]
    t.passes()
    assert t.offers("block Oskar")


@only_2023
def test_in_2023_the_block_waits_for_the_impulse(edition: str) -> None:
    nod = card("Nod", faces.MODIFIER, build.modifier("", do.gain_pool(1)))
    t = position(seat(ready=["Mira 3/5"], hand=[nod]), seat(ready=["Oskar 2/4"], hand=[gossip()]), edition=edition)
    t.does("bleed Mira")
    assert t.who() == "a"
    assert t.clauses("block Oskar", by="b") == ["sequence.order.acting-first"]
    assert t.clauses("play Gossip Oskar 0", by="b") == ["sequence.order.acting-first"]
    t.passes()
    assert t.offers("block Oskar")
    t.passes()
    assert (t.asks, t.clauses("block Oskar", by="b")) == ("declined", ["block.decline.final"])


@editions
def test_a_card_in_play_is_used_in_the_phase_it_names(edition: str) -> None:
    t = position(seat(play=[chapel()], ready=["Mira 3/5"]), seat(), edition=edition)
    assert t.asks == "minion"
    assert t.clauses("use Chapel -1 -1", by="a") == ["master.action.order"]
    phases = {
        windows.UNLOCK: "unlock.effects.after-untap",
        windows.INFLUENCE: "influence.spend.mix-uses",
        windows.DISCARD: "discard.action.effects-change",
    }
    for when, clause in phases.items():
        shop = card(
            "Shop", faces.MASTER, build.master(do.put_in_play()), abilities=(as_mode((do.gain_pool(1),), when),)
        )
        t = position(seat(play=[shop], ready=["Mira 3/5"]), seat(), edition=edition)
        assert t.clauses("use Shop -1 -1", by="a") == [clause]


@editions
def test_a_modifier_says_when_in_the_action_it_is_played(edition: str) -> None:
    late = card("Late", faces.MODIFIER, build.modifier("", do.gain_pool(1), when=windows.SUCCEEDED))
    early = card("Early", faces.MODIFIER, build.modifier("", do.gain_pool(1), when=windows.ANNOUNCED))
    t = position(seat(ready=["Mira 3/5"], hand=[late, early, shade()]), seat(ready=["Oskar 2/4"]), edition=edition)
    t.does("bleed Mira")
    assert t.asks == "announced"
    assert t.clauses("play Late Mira 0", by="a") == ["action.modifier.timing"]
    t.passes()
    assert t.clauses("play Early Mira 0", by="a") == ["action.announce.as-announced-first"]
    assert t.clauses("play Shade Mira 0", by="a") == ["block.stealth.when-needed"]


@editions
def test_while_a_card_is_being_played_nothing_but_cancelling_is_possible(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=[chapel()], hand=[coin()]),
        seat(hand=[veto()]),
        seat(hand=[whim()]),
        edition=edition,
        phase="master",
    )
    t.does("play Coin", by="a")
    assert (t.asks, t.who()) == ("as-played", "b")
    assert t.clauses("use Chapel -1 -1", by="a") == ["card.as-played.window"]
    assert t.clauses("play Whim -1 0", by="c") == ["card.as-played.window"]
    t.passes()
    assert t.clauses("play Veto -1 0", by="b") == ["card.play.declare"]


@editions
def test_what_is_being_asked_comes_first(edition: str) -> None:
    """She must choose a target before she uses anything else."""
    t = position(
        seat(ready=["Mira 3/5", "Ira 2/5"], play=[chapel()], hand=["Life in the City"]),
        seat(),
        edition=edition,
        phase="master",
    )
    t.does("play Life in the City")
    assert t.asks == "target"
    assert t.clauses("use Chapel -1 -1", by="a") == ["sequence.order.acting-repeats"]


@editions
def test_the_edge_gives_pool_in_ones_own_unlock_phase_once(edition: str) -> None:
    t = position(seat(edge=True, hand=["Blank Page"], library=5), seat(), edition=edition, phase="unlock")
    assert t.clauses("edge", by="a") == []
    assert t.clauses("edge", by="b") == ["unlock.edge.gain-pool"]
    t.does("edge")
    assert t.asks != "unlock"
    assert t.clauses("edge", by="a") == ["unlock.edge.gain-pool"]


@since_2011
def test_only_who_is_infernal_is_unlocked_for_pool(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 trait:infernal locked", "Ira 2/4 locked"]), seat(), edition=edition, phase="unlock"
    )
    assert t.offers("unlock Mira")
    assert t.clauses("unlock Ira", by="a") == ["trait.infernal.pay-pool"]


@since_2011
def test_marking_takes_a_red_list_minion_and_a_master_phase_action(edition: str) -> None:
    hers = seat(ready=["Outlaw 3/5 trait:red-list", "Decent 3/5"])
    t = position(seat(hand=[coin()]), hers, edition=edition, phase="master")
    assert t.clauses("mark Decent", by="a") == ["trait.red-list.mark"]
    assert t.clauses("mark Outlaw", by="b") == ["master.action.other-uses"]
    t.does("mark Outlaw")
    assert t.clauses("mark Outlaw", by="a") == ["trait.red-list.mark"]


@editions
def test_contests_are_paid_or_yielded_in_ones_own_unlock_phase(edition: str) -> None:
    hall = card("Hall", faces.MASTER, build.master(do.put_in_play()), traits=("location",), unique=True)
    t = position(seat(hand=[hall]), seat(play=[hall]), edition=edition, phase="master")
    t.does("play Hall")
    assert t.clauses("pay Hall", by="a") == ["contest.choice.pay-or-yield"]
    assert t.clauses("yield Hall#2", by="b") == ["contest.choice.pay-or-yield"]
    t.passes_until("contest")
    assert t.who() == "b"
    assert t.offers("pay Hall#2")
    t.does("pay Hall#2")
    assert t.clauses("pay Hall#2", by="b") == ["contest.choice.pay-or-yield"]


@editions
def test_a_contested_card_cannot_be_used(edition: str) -> None:
    shop = card(
        "Shop",
        faces.MASTER,
        build.master(do.put_in_play()),
        abilities=(as_mode((do.gain_pool(1),), windows.INFLUENCE),),
        unique=True,
    )
    t = position(seat(hand=[shop]), seat(play=[shop]), edition=edition, phase="master")
    t.does("play Shop")
    t.passes_until("influence")
    assert t.clauses("use Shop -1 -1", by="a") == ["contest.card.face-down"]


@since_2011
def test_a_burn_option_is_for_an_unlock_phase_and_for_what_nobody_can_play(edition: str) -> None:
    rite = card("Rite", faces.ACTION, build.action("tha", do.gain_pool(1)), traits=("burn option",))
    t = position(seat(hand=[rite], ready=["Mira 3/5"]), seat(), edition=edition)
    assert t.clauses("burn-option Rite", by="a") == ["unlock.burn-option.any-untap-phase"]
    t = position(seat(hand=[rite], ready=["Mira 3/5 tha"]), seat(), edition=edition)
    assert t.clauses("burn-option Rite", by="a") == ["unlock.burn-option.condition"]
    t = position(
        seat(hand=[rite, card("Other Rite", faces.ACTION, *rite.definition.modes, traits=("burn option",))]),
        seat(),
        edition=edition,
        phase="unlock",
    )
    t.does("burn-option Rite")
    assert t.clauses("burn-option Other Rite", by="a") == ["unlock.burn-option.limit"]


@editions
def test_who_declined_and_who_reacts_too_early_are_told_so(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"], hand=[scent()]), edition=edition)
    assert t.clauses("play Scent Oskar 0", by="b") == ["action.reaction.who", "block.intercept.when-needed"]
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    assert t.clauses("play Scent Oskar 0", by="b") == ["block.intercept.when-needed"]


@editions
def test_when_the_game_is_over_nothing_can_be_done(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(pool=1), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert t.game.over
    assert [reason.clause for reason in t.g.why_not(0, f"hunt {t['Mira']}")] == ["end.game.last-standing"]


@editions
@proves("card.hand.always-match")
def test_between_two_turns_a_hand_is_brought_to_its_size_first(edition: str) -> None:
    """Seat b has a larger hand for the turn of seat a, who spends her last pool and with it her turn."""
    t = position(
        seat(pool=1, ready=["Mira 3/5"]),
        seat(hand=["Blank Page"] * 7, play=["Dreams of the Sphinx"], library=9),
        seat(),
        edition=edition,
    )
    t.does("use Dreams of the Sphinx -1 -1", by="b")
    assert t.measure("b.hand") == 9
    t.passes_until("influence")
    t.does("invest Nobody", by="a")
    assert t.happened("ousted", seat=0)
    assert (t.who(), t.asks) == ("b", "discard-down")
    assert t.clauses("invest Nobody#2", by="b") == ["card.hand.always-match"]
    t.answers(*t.options()[:1])
    t.answers(*t.options()[:1])
    assert (t.measure("b.hand"), t.g.turn_span().seat) == (7, 1)
    t.is_quiet()
