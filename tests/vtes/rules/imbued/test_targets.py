"""Crypt cards out of play as targets: what is seen must fit, what is unseen is taken as found."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.imbued.gifts import editions, minion_card
from tests.vtes.shorthand import base, crypt
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode


@editions
@proves("imbued.target.known-card-must-match")
def test_an_effect_on_an_uncontrolled_vampire_of_ones_own_cannot_take_an_imbued(edition: str) -> None:
    feed = minion_card(
        "Feeding",
        faces.ACTION,
        as_mode((do.gain_blood(2, base.TARGET),), windows.MINION, base.BY_READY, target=choose.uncontrolled_vampires()),
    )
    t = position(
        seat(ready=["Vamp 3/5"], uncontrolled=["Ann 0/4 imbued", "Kid 0/4", "Lad 0/4"], hand=[feed]),
        seat(),
        edition=edition,
    )
    t.does("play Feeding Vamp")
    assert t.asks == "target"
    assert not t.offers("target Ann")
    with t.changes("Kid.blood", 2), t.unchanged("Ann.blood"):
        t.does("target Kid")
        t.goes_on()
    t = position(seat(ready=["Vamp 3/5"], uncontrolled=["Ann 0/4 imbued"], hand=[feed]), seat(), edition=edition)
    assert not t.offers("play Feeding"), "there is no legal target at all"
    t.is_quiet()


@editions
@proves("imbued.target.blind-card-as-found")
def test_an_unseen_card_is_taken_whatever_it_turns_out_to_be(edition: str) -> None:
    """From one's own crypt, and from another's uncontrolled region."""
    t = position(seat(hand=["Effective Management"], crypt=["Ann 0/4 imbued"]), seat(), edition=edition, phase="master")
    t.does("play Effective Management")
    assert t.region("Ann") == "uncontrolled"
    steal = minion_card(
        "Kidnap",
        faces.ACTION,
        as_mode((crypt.take_uncontrolled(),), windows.MINION, base.BY_READY, target=crypt.unseen()),
    )
    t = position(
        seat(ready=["Vamp 3/5"], hand=[steal]),
        seat(uncontrolled=["Ann 0/4 imbued", "Kid 0/4"]),
        edition=edition,
    )
    t.does("play Kidnap Vamp")
    assert t.offers("target Kid")
    assert t.g.view(0).faces[t["Ann"]] is None, "she chooses blind"
    t.does("target Ann")
    t.goes_on()
    assert t["Ann"] in t.g.uncontrolled(0)
    t.is_quiet()


@editions
@proves("imbued.target.cost-as-capacity")
def test_where_only_capacities_are_compared_the_cost_of_an_imbued_is_his(edition: str) -> None:
    search = minion_card("Search", faces.ACTION, as_mode((crypt.turn_up(),), windows.MINION, base.BY_READY))
    for capacity, region in ((4, "crypt"), (5, "uncontrolled")):
        t = position(
            seat(
                ready=[f"Elder 3/{capacity}"],
                hand=[search],
                crypt=["Deep 0/9", "Ann 0/4 imbued"],
            ),
            seat(),
            edition=edition,
        )
        t.does("play Search Elder")
        t.goes_on()
        assert t.happened("turned-up", face=t.g.face[t["Ann"]].key)
        assert t.region("Ann") == region, "his cost of 4 is less than a capacity of 5, not of 4"
        t.is_quiet()
