"""Playing a card: shown, declared, cancelled, paid, replaced, laid aside; the hand and the library."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import card, editions, errand, gossip, knife, since_2011
from tests.vtes.rules.master.cards import coin, gives_seat, veto
from tests.vtes.shorthand import action as act
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import keeping as keep
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, as_mode, giving

FULL = ["Blank Page"] * 6
"""With one more card a full hand."""
wordings = pytest.mark.parametrize("edition", ["2012", "2023"])


def tune(name: str = "Tune", blood: int = -1) -> Face:
    """An action modifier that can be played at any time: gain 1 pool."""
    return card(name, faces.MODIFIER, build.modifier("", do.gain_pool(1), blood=blood))


@editions
@proves("card.play.procedure", "card.play.minion-card-burned", "card.draw.replace")
def test_a_card_is_shown_takes_effect_is_burned_and_another_drawn(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[*FULL, tune()], library=9), seat(ready=["O 2/4"]), edition=edition)
    t.does("bleed Mira")
    with t.unchanged("a.hand"), t.changes("a.library", -1), t.changes("a.pool", 1):
        t.does("play Tune Mira", by="a")
    assert t.happened("plays", seat=0, card=t["Tune"], minion=t["Mira"])
    assert t.region("Tune") == "ash-heap"
    assert t.happened("burned", card=t["Tune"], clause="card.play.minion-card-burned")
    t.goes_on()
    t.is_quiet()


@editions
@proves("card.play.procedure", "card.play.minion-card-burned")
def test_a_card_that_says_so_goes_into_play_instead(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[knife()]), seat(), edition=edition)
    t.does("play Knife Mira")
    assert t.region("Knife") == "attached"
    assert not t.happened("burned", card=t["Knife"])


@editions
@proves("card.play.declare")
def test_the_target_is_declared_before_anything_is_paid(edition: str) -> None:
    gift = card("Gift", faces.MASTER, build.master(do.gain_blood(1, base.TARGET), target=choose.minions()), pool=2)
    t = position(seat(ready=["Mira 3/5", "Ira 2/5"], hand=[gift]), seat(), edition=edition, phase="master")
    t.does("play Gift")
    assert (t.asks, t.options(), t.measure("a.pool")) == (
        "target",
        [f"target {t['Mira']}", f"target {t['Ira']}"],
        30,
    )
    t.does("target Ira")
    assert t.happened("targets", card=t["Gift"], target=t["Ira"])
    kinds = [event.kind for event in t.story]
    assert kinds.index("targets") < kinds.index("pool") < kinds.index("blood")
    assert t.measure("Ira.blood") == 3
    t.is_quiet()


@editions
@proves("card.play.pending-out-of-play", editions="2023")
def test_an_action_card_is_out_of_play_until_the_action_is_decided(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[knife()]), seat(ready=["Oskar 2/4"]), edition=edition)
    t.does("play Knife Mira")
    assert t.who() == "b"
    assert t.region("Knife") == "limbo"
    assert not t.g.is_in_play(t["Knife"])
    assert t.g.ash_heap(0) == []
    t.passes()
    assert t.region("Knife") == "attached"
    t.is_quiet()


# -- as it is played --------------------------------------------------------------------------------------------------


@since_2011
@proves("card.as-played.before-draw")
def test_the_replacement_is_drawn_after_the_as_played_window(edition: str) -> None:
    t = position(
        seat(hand=[*FULL, coin()], library=9), seat(ready=["O 2/4"], hand=[veto()]), edition=edition, phase="master"
    )
    t.does("play Coin")
    assert (t.asks, t.who()) == ("as-played", "b")
    assert (t.measure("a.hand"), t.measure("a.library")) == (6, 9)
    t.passes()
    assert (t.measure("a.hand"), t.measure("a.library"), t.measure("a.pool")) == (7, 8, 31)
    t.is_quiet()


@since_2011
@proves("card.as-played.before-draw")
def test_nothing_that_happens_in_the_as_played_window_makes_the_replacement_come_early(edition: str) -> None:
    """A waking card that is not replaced at once changes a hand size in the middle of the window."""
    alarm = made_up(
        "Alarm", faces.REACTION, definition=Definition(0, (build.wakes("", do.awake()),), not_replaced="action")
    )
    parry = card("Parry", faces.REACTION, as_mode((do.cancel_card(faces.ACTION),), windows.AS_PLAYED, base.BY_REACTING))
    t = position(
        seat(ready=["Mira 3/5"], hand=[*FULL, errand()], library=9),
        seat(ready=["Oskar 2/4 locked"], hand=[*FULL[:5], alarm, parry], library=9),
        edition=edition,
    )
    t.does("play Errand Mira")
    t.does("play Alarm Oskar", by="b")
    assert (t.asks, t.who()) == ("as-played", "b")
    assert (t.measure("a.hand"), t.measure("a.library")) == (6, 9), "seat a still waits"
    assert (t.measure("b.hand"), t.measure("b.library")) == (6, 9), "the Alarm is not replaced yet"
    t.does("play Parry Oskar", by="b")
    assert (t.measure("a.hand"), t.measure("b.hand")) == (7, 7)
    t.goes_on()
    t.is_quiet()


@since_2011
@proves("card.as-played.before-draw", "card.draw.replace")
def test_who_plays_a_second_card_in_her_own_as_played_window_draws_for_that_one_only(edition: str) -> None:
    second_thoughts = card(
        "Second Thoughts", faces.MASTER, build.cancels(do.cancel_card(faces.REACTION)), traits=("out-of-turn",)
    )
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4"], hand=[*FULL[:5], gossip(), second_thoughts], library=9),
        seat(ready=["Vera 2/4"], hand=[card("Stop", faces.MASTER, build.cancels(do.cancel_card(faces.MASTER)))]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Gossip Oskar", by="b")
    t.does("play Second Thoughts", by="b")
    assert (t.asks, t.who()) == ("as-played", "c")
    assert (t.measure("b.hand"), t.measure("b.library")) == (5, 9)
    t.passes()
    assert (t.measure("b.hand"), t.measure("b.library")) == (7, 7), "first one, then the other"
    assert [told["card"] for told in t.told("cancelled")] == [t["Gossip"]]
    t.goes_on()
    t.is_quiet()


@since_2011
@proves("card.draw.replace", "action.announce.as-announced-first")
def test_an_action_card_is_replaced_before_anything_is_played_in_answer(edition: str) -> None:
    """What she draws for it she can use as the action is announced."""
    hush = card("Hush", faces.MODIFIER, build.modifier("", do.gain_pool(1), when=windows.ANNOUNCED))
    t = position(seat(ready=["Mira 3/5"], hand=[*FULL, errand()], library=[hush]), seat(), edition=edition)
    t.does("play Errand Mira")
    assert (t.asks, t.who(), t.offers("play Hush Mira")) == ("announced", "a", True)
    t.does("play Hush Mira")
    t.goes_on()
    assert t.measure("a.pool") == 32
    t.is_quiet()


@editions
@proves("card.cancel.still-played", "card.as-played.window", editions="2012,2023")
def test_what_is_cancelled_cannot_be_cancelled_again(edition: str) -> None:
    """Also in 2000, whose book is silent: the cards themselves say when they cancel."""
    t = position(
        seat(hand=[coin()]),
        seat(hand=[veto()]),
        seat(hand=[veto("Overrule")]),
        edition=edition,
        phase="master",
    )
    t.does("play Coin")
    t.does("play Veto", by="b")
    assert (t.asks, t.who()) == ("as-played", "c"), "the Veto itself can be cancelled"
    t.passes()
    assert t.asks != "as-played", "the Coin is cancelled and done with"
    assert t.measure("a.pool") == 30
    assert [told["card"] for told in t.told("cancelled")] == [t["Coin"]]
    t.is_quiet()


@wordings
@proves("card.cancel.cost-paid", "card.cancel.still-played")
def test_a_cancelled_card_that_is_no_action_card_is_paid_for(edition: str) -> None:
    stop = card("Stop", faces.MASTER, build.cancels(do.cancel_card(faces.MODIFIER)), traits=("out-of-turn",))
    t = position(seat(ready=["Mira 3/5"], hand=[tune(blood=2)]), seat(ready=["O 2/4"], hand=[stop]), edition=edition)
    t.does("bleed Mira")
    t.does("play Tune Mira", by="a")
    with t.changes("Mira.blood", -2), t.unchanged("a.pool"):
        t.does("play Stop", by="b")
    assert t.region("Tune") == "ash-heap"
    t.goes_on()
    t.is_quiet()


@wordings
@proves("card.cancel.cost-paid")
def test_a_card_that_says_so_cancels_the_cost_too(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[tune(blood=2)]),
        seat(ready=["O 2/4"], hand=["Direct Intervention"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Tune Mira", by="a")
    with t.unchanged("Mira.blood", "a.pool"):
        t.does("play Direct Intervention", by="b")
    t.goes_on()
    t.is_quiet()


def flinch(types: int) -> Face:
    return card("Flinch", faces.REFLEX, build.reflex("", do.cancel_card(types, others=True)))


@editions
@proves("card.cancel.reflex")
def test_a_reflex_cancels_a_card_as_it_is_played_against_the_minion(edition: str) -> None:
    hex_ = card("Hex", faces.MASTER, build.master(do.to_torpor(), target=choose.minions(choose.FOREIGN)))
    for victim in ("Oskar", "Vera"):
        t = position(
            seat(hand=[hex_]),
            seat(ready=["Oskar 2/4 locked"], hand=[flinch(faces.MASTER)]),
            seat(ready=["Vera 2/4"]),
            edition=edition,
            phase="master",
        )
        t.does("play Hex")
        t.does(f"target {victim}")
        if victim == "Vera" or edition == "2000":  # not against him; and no reflexes in 2000
            assert t.region(victim) == "torpor"
            continue
        assert (t.asks, t.who()) == ("as-played", "b")
        t.does("play Flinch Oskar", by="b")
        assert t.region("Oskar") == "ready"
        assert t.happened("cancelled", card=t["Hex"])
        t.is_quiet()


@since_2011
@proves("card.cancel.reflex")
def test_in_combat_the_opposing_minion_has_the_reflex_and_no_other(edition: str) -> None:
    swarm = card("Swarm", faces.COMBAT, build.combat("", fight.inflict_(1), when=windows.BEFORE_RANGE))
    t = position(
        seat(ready=["Mira 3/5 strength:0"], hand=[swarm]),
        seat(ready=["Oskar 2/4", "Olga 2/4"], hand=[flinch(faces.COMBAT)]),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    t.does("play Swarm Mira", by="a")
    assert t.options("play") == [f"play {t['Flinch']} {t['Oskar']} 0"]
    t.does("play Flinch Oskar", by="b")
    assert t.happened("cancelled", card=t["Swarm"])
    assert t.measure("Oskar.blood") == 2


# -- drawing ----------------------------------------------------------------------------------------------------------


@editions
@proves("card.draw.from-top", editions="2023")
def test_library_cards_are_drawn_from_the_top_to_the_hand_and_crypt_cards_to_the_uncontrolled_region(
    edition: str,
) -> None:
    t = position(
        seat(hand=[*FULL, coin()], library=[gossip(), knife(), errand()], crypt=["Low 0/5", "Top 0/5"]),
        seat(),
        edition=edition,
        phase="master",
    )
    t.does("play Coin")
    assert (t.region("Errand"), t.region("Knife")) == ("hand", "library")
    t.passes_until("influence")
    t.does("crypt")
    assert (t.region("Top"), t.region("Low")) == ("uncontrolled", "crypt")


@editions
@proves("card.draw.empty-library")
def test_with_an_empty_library_nothing_is_drawn_and_she_plays_on(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[coin(), errand()]), seat(), edition=edition, phase="master")
    with t.changes("a.hand", -1):
        t.does("play Coin")
    t.passes_until("minion")
    with t.changes("a.hand", -1):
        t.does("play Errand Mira")
    t.passes_until("influence")
    assert not t.happened("drawn")
    assert not t.happened("ousted")
    assert t.measure("a.pool") == 32


@pytest.mark.parametrize("edition", ["2011", "2023"])
@proves("card.hand.default-seven")
def test_a_hand_has_seven_cards(edition: str) -> None:
    t = position(seat(hand=[coin(), "Blank Page"], library=9), seat(), edition=edition, phase="master")
    t.does("play Coin")
    assert t.measure("a.hand") == 7
    assert t.measure("a.library") == 9 - 6


@editions
@proves("card.hand.always-match")
def test_a_card_in_play_that_changes_the_hand_size_makes_her_draw_or_discard_at_once(edition: str) -> None:
    more = gives_seat("More", spans.HAND_SIZE, 2)
    less = gives_seat("Less", spans.HAND_SIZE, -2)
    t = position(seat(hand=[*FULL, more], library=9), seat(), edition=edition, phase="master")
    t.does("play More")
    assert t.measure("a.hand") == 9
    t = position(seat(hand=[*FULL, less], library=9), seat(), edition=edition, phase="master")
    t.does("play Less")
    assert t.asks == "discard-down"
    t.answer(t.options()[0])
    t.answer(t.options()[0])
    assert t.measure("a.hand") == 5
    t.is_quiet()


@editions
@proves("card.hand.always-match")
def test_an_effect_that_adds_cards_makes_her_discard_but_not_in_2000(edition: str) -> None:
    seek = card("Seek", faces.MASTER, build.master(keep.search_(faces.EQUIPMENT)))
    t = position(
        seat(hand=[*FULL, seek], library=["Blank Page", knife(), "Blank Page", "Blank Page"]),
        seat(),
        edition=edition,
        phase="master",
    )
    t.does("play Seek")
    t.does("find")
    if edition == "2000":
        assert (t.asks != "discard-down", t.measure("a.hand")) == (True, 8)
    else:
        assert (t.asks, t.measure("a.hand")) == ("discard-down", 8)
        t.answer(t.options()[0])
        assert t.measure("a.hand") == 7
    t.is_quiet()


@editions
@proves("card.hand.always-match", "card.draw.replace")
def test_a_hand_below_its_size_stays_so_in_2000_and_each_card_is_replaced_by_one(edition: str) -> None:
    more = gives_seat("More", spans.HAND_SIZE, 1)
    t = position(seat(hand=[coin(), coin("Penny"), more], library=12), seat(), edition=edition, phase="master")
    t.does("play Coin")
    assert t.measure("a.hand") == (3 if edition == "2000" else 7)
    t.passes_until("discard")
    t.does("discard Penny")
    assert t.measure("a.hand") == (3 if edition == "2000" else 7)
    t = position(seat(hand=[coin(), more], library=12), seat(), edition=edition, phase="master")
    t.does("play More")
    assert t.measure("a.hand") == 8, "a new hand size fills it up in every edition"
    t.is_quiet()


@editions
@proves("card.hand.deferred-replacement")
def test_a_card_not_replaced_until_the_action_ends_leaves_the_hand_smaller_for_so_long(edition: str) -> None:
    slow = made_up(
        "Slow Tune",
        faces.MODIFIER,
        definition=Definition(0, (build.modifier("", do.gain_pool(1)),), not_replaced="action"),
    )
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5"], hand=[*FULL[1:], slow, tune()], library=9),
        seat(ready=["O 2/4"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Slow Tune Mira", by="a")
    assert (t.measure("a.hand"), t.measure("a.library")) == (6, 9)
    t.does("play Tune Mira", by="a")
    assert (t.measure("a.hand"), t.measure("a.library")) == (6, 8), "the other card is replaced"
    t.goes_on()
    assert (t.measure("a.hand"), t.measure("a.library")) == (7, 7)
    t.is_quiet()


@editions
@proves("card.hand.deferred-replacement")
def test_a_card_not_replaced_until_the_combat_ends_is_replaced_then_and_not_with_the_action(edition: str) -> None:
    """Fake Out waits for the end of the combat, wherever in the action that is."""
    t = position(
        seat(ready=["Mira 3/5"], hand=[*FULL, "Fake Out"], library=9),
        seat(ready=["Oskar 2/4"], hand=["Blank Page"]),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar", "play Fake Out Mira")
    fought = [event.kind for event in t.story]
    end = fought.index("combat-over")
    drawn = [at for at, event in enumerate(t.story) if event.kind == "drawn" and event.fields["seat"] == 0]
    assert len(drawn) == 1
    assert end < drawn[0] < fought.index("action-over"), "as soon as the combat is over, before the action is"
    assert (t.measure("a.hand"), t.measure("a.library")) == (7, 8)
    t.is_quiet()


@editions
@proves("card.golden.overrides-rules")
def test_card_text_beats_the_rules(edition: str) -> None:
    leap_in = card(
        "Leap In",
        faces.REACTION,
        build.reaction("", act.attempt_(anybody=True), when=windows.OPEN | windows.ATTEMPT | windows.DECLINED),
    )
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4"], hand=[gossip()]),
        seat(ready=["Vera 2/4"], hand=[leap_in]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.clauses("block Vera", by="c") == ["block.who.directed"]
    t.passes_until_offered("play Leap In Vera")
    t.does("play Leap In Vera", by="c")
    t.goes_on()
    assert t.happened("blocked", minion=t["Vera"])


@editions
@proves("card.golden.overrides-rules")
def test_a_card_may_forbid_what_the_rules_allow(edition: str) -> None:
    fast = card("Fast", faces.EQUIPMENT, build.permanent(), gives=(giving(spans.CANNOT_HUNT, 1),))
    t = position(seat(ready=[("Mira 3/5", [fast]), "Ira 3/5"]), seat(), edition=edition)
    assert t.offers("hunt Ira")
    assert not t.offers("hunt Mira")
    assert t.clauses("hunt Mira", by="a") == ["card.golden.overrides-rules"]
