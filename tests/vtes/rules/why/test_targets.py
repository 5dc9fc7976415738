"""Why not that one, why not now: the rule is named that another target, or another moment, would satisfy."""

from __future__ import annotations

import random

import pytest

from praxis.clauses.matrix import load
from praxis.clauses.proof import proves
from praxis.kernel.decision import PASS, Option, key
from praxis.kernel.game import Setting
from praxis.vtes.citing import LACKING
from praxis.vtes.game import VtesGame
from praxis.vtes.kind import KIND
from praxis.vtes.model.regions import CONTESTED
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules.answer_roles import ROLES, knows_all
from praxis.vtes.rules.master import master_phase
from tests.size import sized
from tests.vtes.rules.action.cards import editions, gossip
from tests.vtes.rules.master.cards import chapel
from tests.vtes.rules.politics.calls import political
from tests.vtes.shorthand import affiliations as of

AHEAD = 20
"""Answers of so many decisions to come are asked for."""


@editions
@proves("action.bleed.target-prey")
def test_a_bleed_at_somebody_else_is_refused_by_its_rule(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(), seat(), edition=edition)
    assert t.clauses("bleed Mira c", by="a") == ["action.bleed.target-prey"]
    assert t.clauses("bleed Mira a", by="a") == ["action.bleed.target-prey"]
    assert t.offers("bleed Mira")


@editions
@proves("contest.card.face-down")
def test_a_contested_vampire_is_out_of_play(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(), edition=edition)
    t.g.put(t["Mira"], CONTESTED, 0)
    t.g.reopen()
    for answer in ("bleed Mira", "hunt Mira", "block Mira"):
        assert t.clauses(answer, by="a") == ["contest.card.face-down"]


@editions
@proves("master.discipline.level")
def test_a_discipline_card_is_not_for_one_who_has_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 DOM", "Nils 2/4", "Ola 2/4"], hand=["Dominate"]), seat(), edition=edition, phase="master"
    )
    assert "master.discipline.level" in t.clauses("play Dominate Mira", by="a")
    t.does("play Dominate")
    assert t.clauses("target Mira", by="a") == ["master.discipline.level"]
    t.does("target Nils")
    t.goes_on()
    t.is_quiet()


@editions
@proves("master.out-of-turn.debt")
def test_a_master_phase_action_that_is_owed_is_the_reason(edition: str) -> None:
    mine = seat(hand=["Blood Doll"], ready=["Mira 3/5"], play=[chapel()])
    t = position(mine, seat(), edition=edition, phase="master")
    phase = master_phase(t.g)
    assert phase is not None
    phase.left = 0
    t.g.reopen()
    assert t.clauses("play Blood Doll", by="a") == ["master.out-of-turn.debt"]


@editions
def test_in_a_poll_the_caller_is_not_told_to_be_the_caller(edition: str) -> None:
    t = position(
        seat(ready=["Caller 4/5 primogen"], hand=[political("Choose", of.lose_title(), target=of.vampires())]),
        seat(ready=["Bo 4/5 primogen"]),
        edition=edition,
    )
    t.does("play Choose Caller", by="a")
    t.passes_until("terms")
    t.does("target Bo", by="a")
    t.passes_until("polling")
    while t.who() == "a":
        t.passes()
    assert (t.asks, t.who()) == ("polling", "b")
    assert t.clauses("call for", by="a") == ["politics.polling.any-order"]
    assert t.clauses("call for", by="b") == ["politics.votes.card-calling"]
    t.goes_on()
    t.is_quiet()


@editions
def test_a_plain_reaction_that_comes_too_late_is_not_said_to_have_a_moment(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"], hand=[gossip()]), edition=edition)
    t.does("bleed Mira")
    while t.asks != "minion" and not t.offers("play Gossip"):
        t.passes()
    t.passes()
    for _ in range(4):
        if t.asks == "minion":
            break
        if not t.offers("play Gossip"):
            assert "action.modifier.timing" not in t.clauses("play Gossip Oskar 0", by="b")
        t.passes()


def well_formed(g: VtesGame, seat: int, option: Option, where: list[int]) -> bool:
    """Whether a seat knows the cards of an answer of a later decision, and they lie where they lie then."""
    cards = [int(part) for role, part in zip(ROLES[str(option[0])], option[1:], strict=True) if role == "card"]
    return knows_all(g, seat, option) and all(card < 0 or g.where[card] == where[card] for card in cards)


@pytest.mark.parametrize("setting", KIND.settings(), ids=Setting.label)
def test_what_could_be_done_later_is_refused_by_a_rule_of_the_book(setting: Setting) -> None:
    g = KIND.begin(KIND.header(setting, 3))
    assert isinstance(g, VtesGame)
    dice = random.Random(5)
    asked: list[tuple[VtesGame, int]] = []
    for number in range(sized(quick=150, normal=300, full=2_000)):
        if g.decision is None:
            break
        seat, options, where = g.decision.seat, list(g.decision.options), list(g.where)
        for before, since in asked:
            if since > number - AHEAD:
                for option in options:
                    check(before, seat, option, where, setting)
        if number % 10 == 0:
            asked.append((g.fork(), number))
        g._answer(dice.choice(options))
        g.take_events()


def check(g: VtesGame, seat: int, option: Option, where: list[int], setting: Setting) -> None:
    if option == PASS or not well_formed(g, seat, option, where):
        return
    assert g.decision is not None
    if g.decision.seat == seat and option in g.decision.options:
        return
    reasons = g.why_not(seat, option)
    told = f"'{key(option)}' of seat {seat} in '{g.decision.kind}' of seat {g.decision.seat}"
    assert reasons, f"nobody says why not: {told}"
    for reason in reasons:
        assert "do not allow it now" not in reason.text, f"{reason}: {told}"
        row = load("vtes")[reason.clause]
        agreed = reason.clause.startswith("imbued.") and bool(setting.options.get("legacy"))
        lacking = reason.code == LACKING and row.speaks_of(setting.edition)
        assert row.holds_in(setting.edition) or agreed or lacking, f"{reason}: {told}"
