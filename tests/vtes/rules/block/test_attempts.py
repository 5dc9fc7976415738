"""Attempts to block: who may make them, one after the other, against which stealth."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import card, editions, gossip, hound, only_2023, scent, shade, until_2012
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.action import targets_burn_pool


def charm() -> Face:
    return card("Charm", faces.MODIFIER, build.modifier("", do.raise_bleed(1), limited=True))


@editions
@proves("block.who.ready-untapped", "block.who.other-methuselahs", "torpor.state.no-block")
def test_only_ready_unlocked_minions_of_others_block(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Own 3/5"]),
        seat(ready=["Oskar 2/4", "Locked 2/4 locked", "Brute ally 2"], torpor=["Gone 2/4"]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.options("block") == [f"block {t['Oskar']}", f"block {t['Brute']}"]
    assert t.clauses("block Locked", by="b") == ["block.who.ready-untapped"]
    assert t.clauses("block Gone", by="b") == ["torpor.state.no-block"]
    assert t.clauses("block Own", by="a") == ["block.who.other-methuselahs"]
    t.goes_on()
    t.is_quiet()


@editions
@proves("block.who.two-players")
def test_with_two_players_left_the_one_opponent_blocks_and_declines_for_prey_and_predator(edition: str) -> None:
    t = position(seat(ready=["Ira 3/5"]), seat(ready=["Oskar 2/4"]), edition=edition)
    t.does("hunt Ira")
    assert (t.who(), t.offers("block Oskar")) == ("b", True)
    t.passes()
    assert t.measure("Ira.blood") == 4
    assert len(t.told("declines")) == 1
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@proves("block.who.several-targets-order", "block.who.several-targets")
def test_several_targets_block_clockwise_from_the_acting_methuselah(edition: str) -> None:
    ban = card("Ban", faces.ACTION, build.action("", targets_burn_pool(1), target=choose.all_others()))
    t = position(
        seat(ready=["Nils 2/4"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Mira 3/5"], hand=[ban]),
        turn="c",
        edition=edition,
    )
    t.does("play Ban Mira")
    assert (t.who(), t.options("block")) == ("a", [f"block {t['Nils']}"])
    if edition != "2023":
        assert t.clauses("block Oskar", by="b") == ["block.who.several-targets-order"]
    t.passes()
    assert (t.who(), t.options("block")) == ("b", [f"block {t['Oskar']}"])
    t.does("block Oskar")
    t.goes_on()
    assert (t.measure("a.pool"), t.measure("b.pool")) == (30, 30)
    t.is_quiet()


@editions
@proves("block.who.prey-first", "block.who.predator-after-prey")
def test_the_predator_waits_until_the_prey_has_no_more_attempts(edition: str) -> None:
    t = position(seat(ready=["Sarah 3/5"]), seat(ready=["Prey 2/4"]), seat(ready=["Pred 2/4"]), edition=edition)
    t.does("hunt Sarah")
    assert t.who() == "b"
    if edition != "2023":
        assert t.clauses("block Pred", by="c") == ["block.who.predator-after-prey"]
    t.does("block Prey")
    assert t.told("block-failed")
    assert t.who() == "b"  # the prey may try again first
    t.passes()
    assert t.who() == "c"
    t.does("block Pred")
    t.passes()
    assert t.measure("Sarah.blood") == 4
    t.is_quiet()


@editions
@proves("block.attempt.acting-plays-first")
def test_the_acting_methuselah_may_play_before_anybody_decides_to_block(edition: str) -> None:
    t = position(seat(ready=["Sarah 3/5"], hand=[charm()]), seat(ready=["Alexis 2/4"]), edition=edition)
    t.does("bleed Sarah")
    assert (t.asks, t.who()) == ("open", "a")
    t.passes()
    assert (t.who(), t.offers("block Alexis")) == ("b", True)


@editions
@pytest.mark.parametrize(("modifier", "code"), [("Confusion", "dem"), ("Bonding", "dom")])
@proves("block.decline.window", "block.decline.is-effect", "block.state.c-sequencing", "action.bleed.burns-pool")
def test_sarah_raises_the_bleed_after_alexis_has_declined_and_alexis_burns_two(
    edition: str, modifier: str, code: str
) -> None:
    t = position(seat(ready=[f"Quentin 3/5 {code}"], hand=[modifier]), seat(pool=10, ready=["O 2/4"]), edition=edition)
    t.does("bleed Quentin")
    t.passes()  # Sarah has nothing she wishes to play before
    t.passes()  # Alexis does not block
    assert (t.asks, t.who()) == ("declined", "a")
    assert t.clauses("block O", by="b") == ["block.decline.final"]
    t.does(f"play {modifier} Quentin 0")
    t.goes_on()
    assert t.measure("b.pool") == 8
    t.is_quiet()


@until_2012
@proves("block.decline.is-effect")
def test_each_refusal_gives_the_acting_methuselah_the_next_chance_to_play(edition: str) -> None:
    t = position(
        seat(ready=["Ira 3/5"], hand=[card("Nod", faces.MODIFIER, build.modifier("", do.gain_pool(1)))]),
        seat(ready=["Prey 2/4"]),
        seat(ready=["Pred 2/4"]),
        edition=edition,
    )
    t.does("hunt Ira")
    asked = ""
    while t.asks in ("open", "block", "declined"):
        asked += t.who()
        t.passes()
    assert asked == "abaca"
    t.is_quiet()


@only_2023
@proves("block.decline.is-effect", "block.state.a-pass-final")
def test_in_2023_declining_is_a_pass_that_hands_the_impulse_on(edition: str) -> None:
    t = position(
        seat(ready=["Ira 3/5"], hand=[card("Nod", faces.MODIFIER, build.modifier("", do.gain_pool(1)))]),
        seat(ready=["Prey 2/4"]),
        seat(ready=["Pred 2/4"]),
        edition=edition,
    )
    t.does("hunt Ira")
    asked = ""
    while t.asks in ("open", "declined"):
        asked += t.who()
        t.passes()
    assert asked == "abca"
    t.is_quiet()


@editions
@proves("block.decline.final", "block.decline.may-react")
def test_who_has_declined_blocks_no_more_but_still_reacts(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[charm()]), seat(ready=["Oskar 2/4"], hand=[gossip()]), edition=edition)
    t.does("bleed Mira")
    t.passes()
    assert t.who() == "b"
    while not t.told("declines"):
        t.passes()
    t.does("play Charm Mira", by="a")
    while t.who() != "b":
        t.passes()
    assert not t.offers("block Oskar")
    assert t.clauses("block Oskar", by="b") == ["block.decline.final"]
    t.does("play Gossip Oskar")
    t.goes_on()
    assert t.measure("b.pool") == 28
    t.is_quiet()


@editions
@proves("block.target-change.reopens", "block.decline.final")
def test_a_bleed_that_comes_back_may_be_blocked_by_who_had_declined_in_2023_only(edition: str) -> None:
    back = card(
        "Back", faces.REACTION, build.reaction("", do.send_on(), target=choose.methuselahs(True, not_acting=True))
    )
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4"], hand=[back]),
        seat(ready=["Vera 2/4"], hand=[back]),
        seat(),
        edition=edition,
    )
    t.does("bleed Mira")
    while not t.told("declines"):
        t.passes()
    t.passes_until_offered("play Back Oskar")
    t.does_all("play Back Oskar", "target c")
    t.passes_until_offered("block Vera")
    while not t.happened("declines", seat=2):
        t.passes()
    t.passes_until_offered("play Back#2 Vera")
    t.does_all("play Back#2 Vera", "target b")
    if edition == "2023":
        assert (t.who(), t.offers("block Oskar")) == ("b", True)
        t.goes_on()
    assert len(t.told("declines")) == (3 if edition == "2023" else 2)  # else her first refusal was final
    assert (t.measure("b.pool"), t.measure("c.pool")) == (29, 30)
    t.is_quiet()


@editions
@proves("block.attempt.acting-plays-first")
def test_when_the_target_changes_the_acting_methuselah_plays_before_the_new_one_decides(edition: str) -> None:
    nod = card("Nod", faces.MODIFIER, build.modifier("", do.gain_pool(1)))
    t = position(
        seat(ready=["Mira 3/5"], hand=[nod]),
        seat(ready=["Oskar 3/6 DOM"], hand=["Deflection"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Deflection Oskar 1")
    t.does("play Deflection Oskar 1")
    assert (t.asks, t.who()) == ("open", "a")
    t.passes()
    assert (t.who(), t.offers("block Vera")) == ("c", True)


@editions
@proves("block.attempt.acting-plays-first", "sequence.order.reset")
def test_a_target_changed_before_anybody_declined_gives_the_acting_methuselah_one_more_chance_not_two(
    edition: str,
) -> None:
    nod = card("Nod", faces.MODIFIER, build.modifier("", do.gain_pool(1)))
    turn = card(
        "Turn", faces.REACTION, build.reaction("", do.send_on(), target=choose.methuselahs(True, not_acting=True))
    )
    t = position(
        seat(ready=["Mira 3/5"], hand=[nod]),
        seat(ready=["Oskar 3/6"], hand=[turn]),
        seat(ready=["Vera 2/4"]),
        seat(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes()
    t.does("play Turn Oskar", by="b")
    t.does("target c")
    assert (t.asks, t.who()) == ("open", "a")
    t.passes()
    assert (t.who(), t.offers("block Vera")) == ("c", True)
    t.passes()
    assert (t.asks, t.who()) == ("declined", "a"), "the refusal is an effect: the next chance is hers"
    t.passes()
    assert t.measure("c.pool") == 29
    t.is_quiet()


# -- stealth and intercept --------------------------------------------------------------------------------------------


@editions
@proves("block.compare.success", "block.compare.failure", "block.change.raise", "block.intercept.when-needed")
def test_intercept_above_or_at_the_stealth_blocks_and_below_it_does_not(edition: str) -> None:
    for stealth, intercept, blocked in ((1, 0, False), (1, 1, True), (2, 1, False), (1, 2, True)):
        t = position(
            seat(ready=["Ira 3/5"], hand=[shade(amount=stealth - 1)] if stealth > 1 else []),
            seat(ready=["Eugenio 2/4"], hand=[scent(amount=intercept)] if intercept else []),
            edition=edition,
        )
        t.does_all("hunt Ira", "block Eugenio")
        if intercept:
            t.does("play Scent Eugenio", by="b")
        if stealth > 1:
            t.does("play Shade Ira", by="a")
        assert t.happened("blocked" if blocked else "block-failed", stealth=stealth, intercept=intercept)
        t.goes_on()
        t.is_quiet()


@editions
@proves("block.stealth.when-needed", "block.intercept.when-needed")
def test_stealth_and_intercept_are_added_only_when_needed(edition: str) -> None:
    t = position(
        seat(ready=["Ira 3/5"], hand=[shade(), gossip("Idle")]),
        seat(ready=["Eugenio 2/4", "Olga 2/4"], hand=[scent(), scent("Whiff"), gossip()]),
        edition=edition,
    )
    t.does("hunt Ira")
    assert t.who() == "b"
    assert t.clauses("play Shade Ira 0", by="a") == ["block.stealth.when-needed"]  # nobody attempts to block
    assert t.clauses("play Scent Eugenio 0", by="b") == ["block.intercept.when-needed"]
    t.passes_until_offered("block Eugenio")
    t.does("block Eugenio")
    assert t.clauses("play Shade Ira 0", by="a") == ["block.stealth.when-needed"]  # one stealth is enough
    assert t.clauses("play Scent Olga 0", by="b") == ["block.intercept.when-needed"]  # she does not attempt to block
    t.does("play Scent Eugenio", by="b")
    assert t.who() == "a"  # now it is enough to block, and her turn to hide
    assert t.clauses("play Whiff Eugenio 0", by="b") == ["block.intercept.when-needed"]
    t.does("play Shade Ira")
    assert t.offers("play Whiff Eugenio")
    t.goes_on()
    t.is_quiet()


@only_2023
@proves("block.change.lower")
def test_stealth_and_intercept_can_be_lowered_even_below_zero(edition: str) -> None:
    lantern = card("Lantern", faces.REACTION, build.reaction("", do.modify(spans.STEALTH, -2, base.ACTING)))
    fog = card("Fog", faces.MODIFIER, build.modifier("", do.modify(spans.INTERCEPT, -1, base.BLOCKING)))
    t = position(
        seat(ready=["Ira 3/5"], hand=[fog]), seat(ready=["Eugenio 2/4", "O 2/4"], hand=[lantern]), edition=edition
    )
    t.does_all("hunt Ira", "pass", "play Lantern Eugenio")
    assert stats.stealth(t.g, t["Ira"]) == -1
    t.passes_until_offered("block Eugenio")
    t.does("block Eugenio")
    t.does("play Fog Ira", by="a")
    t.goes_on()
    assert t.happened("blocked", stealth=-1, intercept=-1)
    t.is_quiet()


@editions
@proves("block.change.lasts", "block.change.resets")
def test_added_stealth_and_intercept_count_in_later_attempts_and_end_with_the_action(edition: str) -> None:
    t = position(
        seat(ready=["Ira 3/5", "Mira 3/5"], hand=[shade()]),
        seat(ready=["Eugenio 2/4", "Olga 2/4"], hand=[scent(), scent("Whiff")]),
        edition=edition,
    )
    t.does_all("hunt Ira", "block Eugenio", "play Scent Eugenio", "play Shade Ira")
    while not t.told("block-failed"):
        t.passes()
    assert t.happened("block-failed", stealth=2, intercept=1)
    t.does("block Olga", by="b")
    while len(t.told("block-failed")) < 2:
        t.passes()
    assert t.happened("block-failed", minion=t["Olga"], stealth=2, intercept=0)
    t.does("block Eugenio", by="b")
    t.does("play Whiff Eugenio", by="b")
    t.goes_on()
    assert t.happened("blocked", minion=t["Eugenio"], stealth=2, intercept=2)
    assert [stats.intercept(t.g, t["Eugenio"]), stats.stealth(t.g, t["Ira"])] == [0, 0]
    t.does_all("bleed Mira", "block Olga")
    assert t.happened("blocked", minion=t["Olga"], stealth=0, intercept=0)


@editions
@proves("block.stealth.inherent")
def test_an_action_card_can_have_stealth_of_its_own(edition: str) -> None:
    creep = card("Creep", faces.ACTION, build.action("", do.gain_pool(1), stealth=2))
    t = position(seat(ready=["Ira 3/5"], hand=[creep]), seat(ready=[("Oskar 2/4", [hound()])]), edition=edition)
    t.does_all("play Creep Ira", "block Oskar")
    assert t.happened("block-failed", stealth=2, intercept=1)
    t.goes_on()
    t.is_quiet()


@editions
@proves("block.compare.success", "block.success.taps", "block.who.predator-after-prey", "action.hunt.undirected")
def test_ira_hunts_the_prey_declines_and_eugenio_of_the_predator_blocks_with_one_intercept(edition: str) -> None:
    t = position(
        seat(ready=["Ira 3/5"]),
        seat(ready=["Prey 2/4"]),
        seat(ready=["Across 2/4"]),
        seat(ready=["Eugenio 2/4"], hand=[scent()]),
        edition=edition,
    )
    t.does("hunt Ira")
    assert t.measure("Ira.locked") == 1
    t.passes()  # the prey
    t.does("block Eugenio", by="d")
    t.does("play Scent Eugenio", by="d")
    assert t.happened("blocked", stealth=1, intercept=1)
    t.goes_on()
    assert t.measure("Eugenio.locked") == 1
    assert t.told("combat") == [{"acting": t["Ira"], "opposing": t["Eugenio"]}]
    assert t.measure("Ira.blood") == 2  # she has gained nothing, and lost one in the combat
    t.is_quiet()
