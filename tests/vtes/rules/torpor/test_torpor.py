"""Torpor: going there, lying there, leaving by one's own action, being rescued."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules import strike
from tests.vtes.rules.action.cards import card, editions, hound, knife, second_wind, shade
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode


def claws() -> Face:
    """A strike for 1 aggravated damage."""
    return card("Rend", faces.COMBAT, build.strike("", fight.strike_(strike.DAMAGE, 1, strike.AGGRAVATED)))


# -- going into torpor and lying there --------------------------------------------------------------------------------


@editions
@proves("torpor.enter.unhealed", "torpor.enter.region", "torpor.enter.cards-stay", "torpor.state.controlled-not-ready")
def test_a_vampire_that_cannot_heal_goes_to_torpor_with_all_that_is_on_it(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=[("Oskar 0/4", [knife(), hound()]), "Olga 3/4"]), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    t.goes_on()
    assert t.region("Oskar") == "torpor"
    assert t.g.torpor(1) == [t["Oskar"]]
    assert set(t.g.on(t["Oskar"])) == {t["Knife"], t["Hound"]}
    assert t.g.controller[t["Oskar"]] == 1
    assert not t.g.is_ready(t["Oskar"])
    t.is_quiet()


@editions
@proves("torpor.enter.unhealed")
def test_aggravated_damage_sends_a_vampire_full_of_blood_to_torpor(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[claws()]), seat(ready=["Oskar 4/4"]), edition=edition)
    t.does_all("bleed Mira", "block Oskar", "play Rend Mira")
    t.goes_on()
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 4)
    t.is_quiet()


@editions
@proves("torpor.state.untaps")
def test_a_vampire_in_torpor_unlocks_as_usual(edition: str) -> None:
    t = position(seat(torpor=["Gone 2/4 locked"], edge=True), seat(), phase="unlock", edition=edition)
    assert t.measure("Gone.locked") == 0
    t.is_quiet()


@editions
@proves("torpor.state.only-leave-action")
def test_a_vampire_in_torpor_does_nothing_but_leave_unless_a_card_says_so(edition: str) -> None:
    dream = card("Dream", faces.ACTION, as_mode((do.gain_pool(1),), windows.MINION, base.BY_TORPID))
    chore = card("Chore", faces.ACTION, build.action("", do.gain_pool(1)))
    t = position(seat(torpor=["Gone 2/4"], hand=[dream, chore, knife()]), seat(), edition=edition)
    assert t.options() == [f"leave {t['Gone']}", f"play {t['Dream']} {t['Gone']} 0", "pass"]
    for word in ("bleed", "hunt", "anarch"):
        assert t.clauses(f"{word} Gone", by="a")[0] == "torpor.state.only-leave-action"
    assert t.clauses("play Chore Gone 0", by="a") == ["torpor.state.only-leave-action"]
    t.does("play Dream Gone")
    assert (t.measure("a.pool"), t.region("Gone"), t.measure("Gone.locked")) == (31, "torpor", 1)
    t.is_quiet()


@editions
@proves("torpor.state.no-combat")
def test_a_vampire_in_torpor_never_enters_combat(edition: str) -> None:
    seek = card(
        "Seek", faces.ACTION, build.action("", do.enter_combat(), target=choose.minions(choose.FOREIGN, ready=False))
    )
    t = position(seat(ready=["Mira 3/5"], hand=[seek]), seat(ready=["Olga 3/4"], torpor=["Gone 2/4"]), edition=edition)
    t.does_all("play Seek Mira", "target Gone")
    t.goes_on()
    assert not t.told("combat")
    assert (t.region("Gone"), t.measure("Gone.blood")) == ("torpor", 2)
    t.is_quiet()


@editions
@proves("torpor.state.controlled-not-ready", "torpor.leave.success")
def test_a_vampire_stays_with_who_controls_it_in_torpor_and_out_of_it(edition: str) -> None:
    """Its owner is another: she gets nothing of it."""
    t = position(
        seat(ready=["Mira 3/5"], torpor=["Lent 3/5 of:b"]), seat(ready=["Oskar 0/4 of:a", "Olga 3/4"]), edition=edition
    )
    t.does_all("bleed Mira", "block Oskar")
    assert (t.g.torpor(1), t.word("Oskar.controller"), t.g.torpor(0)) == ([t["Oskar"]], "b", [t["Lent"]])
    t.does("leave Lent", by="a")
    t.goes_on()
    assert (t.word("Lent.controller"), t.word("Lent.owner")) == ("a", "b")
    assert t["Lent"] in t.g.ready(0)
    t.is_quiet()


# -- leaving ----------------------------------------------------------------------------------------------------------


def leaving(edition: str, *blockers: str) -> Table:
    t = position(
        seat(torpor=["Gone 3/4"], hand=[shade()]),
        seat(ready=[(blocker, [hound(f"Hound of {blocker.split()[0]}")]) for blocker in blockers]),
        seat(ready=["Vera 2/4"]),
        seat(),
        edition=edition,
    )
    t.does("leave Gone")
    return t


@editions
@proves("torpor.leave.cost", "torpor.leave.success", "torpor.leave.taps")
@proves("torpor.leave.stealth", "torpor.leave.undirected")
def test_leaving_torpor_costs_two_blood_at_one_stealth_and_ends_in_the_ready_region_locked(edition: str) -> None:
    t = position(
        seat(torpor=["Gone 3/4"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["V 2/4"]),
        seat(ready=["N 2/4"]),
        edition=edition,
    )
    t.does("leave Gone")
    said = t.told("action")[0]
    assert (said["stealth"], said["victims"], said["blood"]) == (1, [], 2)
    assert (t.region("Gone"), t.measure("Gone.locked"), t.measure("Gone.blood")) == ("torpor", 1, 3)
    assert t.who() == "b"
    t.passes()
    assert t.who() == "d"
    t.passes()
    assert (t.region("Gone"), t.measure("Gone.locked"), t.measure("Gone.blood")) == ("ready", 1, 1)
    t.is_quiet()


@editions
@proves("torpor.leave.cost")
def test_who_has_less_than_two_blood_cannot_announce_it(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], torpor=["Poor 1/4", "Locked 3/4 locked"]), seat(), edition=edition)
    assert t.options("leave") == []
    assert t.clauses("leave Poor", by="a") == ["torpor.leave.cost"]
    assert t.clauses("leave Locked", by="a") == ["minion.act.ready-untapped"]


@pytest.mark.parametrize("edition", ["2011", "2012"])
@proves("torpor.leave.card-cost")
def test_leaving_by_a_card_costs_what_the_card_costs(edition: str) -> None:
    rise = card(
        "Rise", faces.ACTION, as_mode((do.gain_pool(0),), windows.MINION, base.BY_TORPID, reach="leave"), blood=1
    )
    t = position(seat(torpor=["Gone 1/4"], hand=[rise]), seat(ready=["Oskar 2/4"]), edition=edition)
    assert t.options("leave") == []
    t.does("play Rise Gone")
    assert (t.told("action")[0]["action"], t.told("action")[0]["stealth"]) == ("leave", 1)
    t.passes()
    assert (t.region("Gone"), t.measure("Gone.blood"), t.region("Rise")) == ("ready", 0, "ash-heap")
    t.is_quiet()


@editions
@proves("torpor.state.action-modifiers")
def test_a_vampire_in_torpor_plays_action_modifiers_during_its_own_action(edition: str) -> None:
    t = leaving(edition, "Oskar 2/4")
    t.does("block Oskar", by="b")
    t.does("play Shade Gone", by="a")
    assert t.happened("block-failed", stealth=2, intercept=1)
    t.goes_on()
    assert t.region("Gone") == "ready"
    t.is_quiet()


@editions
@proves("torpor.leave.blocked-no-combat", "torpor.leave.blocked-by-vampire", "torpor.leave.blocked-no-cost")
@proves("torpor.leave.blocked-declined", "torpor.state.no-combat")
def test_a_vampire_that_blocks_may_spare_who_tries_to_leave_torpor(edition: str) -> None:
    t = leaving(edition, "Oskar 2/4")
    t.does("block Oskar", by="b")
    t.passes_until("diablerize")
    assert t.who() == "b"
    assert t.options() == [f"commit-diablerie {t['Gone']}", "pass"]
    t.passes()
    assert not t.told("combat") + t.told("diablerie")
    assert (t.region("Gone"), t.measure("Gone.blood"), t.measure("Gone.locked")) == ("torpor", 3, 1)
    assert t.measure("Oskar.locked") == 1
    t.is_quiet()


@editions
@proves("torpor.leave.blocked-by-vampire", "bloodhunt.referendum.any-diablerie")
def test_a_vampire_that_blocks_may_diablerize_at_once_and_may_be_hunted_for_it(edition: str) -> None:
    t = leaving(edition, "Oskar 2/6")
    t.does("block Oskar", by="b")
    t.passes_until("diablerize")
    t.does("commit-diablerie Gone", by="b")
    assert not t.told("combat")
    assert (t.region("Gone"), t.measure("Oskar.blood")) == ("ash-heap", 5)
    if edition == "2000":
        assert (t.asks, t.who()) == ("blood-hunt", "b")
        t.does("blood-hunt")
    assert t.told("referendum")[0]["of"] == "blood-hunt"
    t.goes_on()
    t.is_quiet()


@editions
@proves("torpor.leave.blocked-declined")
def test_an_ally_that_blocks_only_stops_the_action(edition: str) -> None:
    t = leaving(edition, "Brute ally 2")
    t.does("block Brute", by="b")
    t.goes_on()
    assert t.happened("blocked", minion=t["Brute"])
    assert not t.ever_offered("commit-diablerie"), "allies diablerize nobody"
    assert not t.told("combat") + t.told("diablerie")
    assert (t.region("Gone"), t.measure("Gone.blood"), t.measure("Brute.locked")) == ("torpor", 3, 1)
    t.is_quiet()


@editions
@proves("torpor.leave.unwounded", "torpor.rescue.unwounded")
def test_who_has_left_torpor_is_no_longer_wounded(edition: str) -> None:
    for how in ("leave", "rescue"):
        t = position(
            seat(ready=["Friend 3/4", "Olga 3/4"], torpor=["Gone 3/4"], hand=[second_wind()]),
            seat(ready=["Mira 3/5"], hand=[claws()]),
            edition=edition,
        )
        t.does("leave Gone" if how == "leave" else "rescue Friend Gone 0")
        while not t.told("leaves-torpor"):
            t.passes()
        if how == "leave":
            t.does("play Second Wind Gone", by="a")
        while t.g.turn_span().seat == 0 or t.asks != "minion":
            t.passes()
        assert t.measure("Gone.blood") == 1
        t.does("bleed Mira", by="b")
        t.does("block Gone", by="a")
        t.does("play Rend Mira", by="b")
        t.goes_on()
        # One point of aggravated damage wounds him: it would burn a wounded vampire without blood.
        assert t.region("Gone") == "torpor"
        t.is_quiet()


# -- rescue -----------------------------------------------------------------------------------------------------------


@editions
@proves(
    "torpor.rescue.vampires-only", "torpor.rescue.cost", "torpor.rescue.cost-split", "torpor.rescue.announce-payment"
)
def test_a_vampire_rescues_for_two_blood_of_either_or_both_as_announced(edition: str) -> None:
    for own, left in ((0, (3, 1)), (1, (2, 2)), (2, (1, 3))):
        t = position(
            seat(ready=["Mira 3/5", "Brute ally 3"], torpor=["Gone 3/4"]), seat(ready=["Oskar 2/4"]), edition=edition
        )
        assert not t.offers("rescue Brute Gone")
        assert t.clauses("rescue Brute Gone 0", by="a") == ["torpor.rescue.vampires-only"]
        t.does(f"rescue Mira Gone {own}")
        assert t.told("action")[0]["blood"] == own
        assert (t.measure("Mira.blood"), t.measure("Gone.blood")) == (3, 3)
        t.passes()
        assert (t.measure("Mira.blood"), t.measure("Gone.blood")) == left
        assert t.region("Gone") == "ready"
        t.is_quiet()


@editions
@proves("torpor.rescue.cost")
def test_nobody_announces_a_rescue_that_cannot_be_paid(edition: str) -> None:
    t = position(seat(ready=["Mira 1/5"], torpor=["Gone 1/4"]), seat(torpor=["Dry 0/4"]), edition=edition)
    assert t.options("rescue") == [f"rescue {t['Mira']} {t['Gone']} 1"]
    assert t.clauses("rescue Mira Gone 2", by="a") == ["torpor.rescue.cost"]
    assert t.clauses("rescue Mira Dry 1", by="a") == ["torpor.rescue.cost"]
    assert t.clauses("rescue Mira Mira 1", by="a") == ["torpor.state.actions-against"]


@editions
@proves("torpor.rescue.own-stealth", "torpor.rescue.own-undirected", "torpor.rescue.other-directed")
def test_rescuing_ones_own_vampire_is_undirected_at_one_stealth_and_anothers_directed_at_none(edition: str) -> None:
    def announced(victim: str) -> tuple[int, list[int], str]:
        t = position(
            seat(ready=["Mira 3/5"], torpor=["Mine 3/4"]),
            seat(ready=["O 2/4"]),
            seat(ready=["V 2/4"], torpor=["Hers 3/4"]),
            seat(ready=["N 2/4"]),
            edition=edition,
        )
        t.does(f"rescue Mira {victim} 2")
        said = t.told("action")[0]
        asked = ""
        while t.asks in ("block", "open"):
            asked += t.who()
            t.passes()
        assert t.region(victim) == "ready"
        return said["stealth"], said["victims"], asked

    assert announced("Mine") == (1, [], "bd")
    assert announced("Hers") == (0, [2], "c")


@editions
@proves("torpor.rescue.success", "torpor.rescue.tap-state-kept")
def test_the_rescued_goes_to_the_ready_region_of_its_controller_locked_or_not_as_it_was(edition: str) -> None:
    t = position(seat(ready=["Mira 4/5", "Ira 4/5"]), seat(torpor=["Up 3/4", "Down 3/4 locked"]), edition=edition)
    t.does("rescue Mira Up 2")
    t.does("rescue Ira Down 2")
    t.passes()  # Up, now ready, might block
    assert t.g.ready(1) == [t["Up"], t["Down"]]
    assert [t.measure(f"{name}.locked") for name in ("Up", "Down")] == [0, 1]
    assert [t.measure(f"{name}.blood") for name in ("Mira", "Ira", "Up", "Down")] == [2, 2, 3, 3]
    t.is_quiet()


@editions
@proves("minion.act.taps")
@pytest.mark.parametrize("answer", ["rescue Mira Gone 2", "diablerize Mira Gone"])
@pytest.mark.parametrize("blocked", [False, True])
def test_whoever_rescues_or_diablerizes_is_locked_by_it_blocked_or_not(
    edition: str, answer: str, blocked: bool
) -> None:
    t = position(
        seat(ready=["Mira 4/5", "Ira 4/5"]),
        seat(ready=["Oskar 2/4 strength:0"], torpor=["Gone 3/4"]),
        seat(),
        edition=edition,
    )
    assert (t.measure("Mira.locked"), t.offers("bleed Mira")) == (0, True)
    t.does(answer)
    assert t.measure("Mira.locked") == 1, "as it is announced"
    t.does("block Oskar" if blocked else "pass")
    t.goes_on("blood-hunt")
    assert t.region("Gone") == ("torpor" if blocked else "ready" if "rescue" in answer else "ash-heap")
    assert (t.asks, t.measure("Mira.locked"), t.measure("Ira.locked")) == ("minion", 1, 0)
    assert not t.offers("bleed Mira")
    assert t.clauses("bleed Mira", by="a") == ["minion.act.ready-untapped"]


@editions
@proves("torpor.rescue.blocked-combat")
def test_a_blocked_rescue_leads_to_combat_and_nobody_leaves_torpor(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Brute ally 3"], torpor=["Gone 3/4"]), edition=edition)
    t.does_all("rescue Mira Gone 1", "block Brute")
    t.goes_on()
    assert t.told("combat") == [{"acting": t["Mira"], "opposing": t["Brute"]}]
    assert (t.region("Gone"), t.measure("Gone.blood")) == ("torpor", 3)
    t.is_quiet()
