"""Powers: how an imbued gets one, and how its effects are used."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.imbued.gifts import FAITH, editions, effect, power
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, giving


@editions
@proves("imbued.power.get-action", "imbued.power.untaps-on-success", "imbued.power.imbued-only")
def test_getting_a_power_is_an_action_at_one_stealth_after_which_the_imbued_unlocks(edition: str) -> None:
    smite = power("Smite", virtue="ven")
    t = position(
        seat(ready=["Ann 3/4 imbued ven", "Bob 3/4 imbued mar", "Vamp 3/5 dom", "Dog ally 2"], hand=[smite]),
        seat(ready=["Gil 3/5"]),
        edition=edition,
    )
    for name in ("Bob", "Vamp", "Dog"):
        assert not t.offers(f"play Smite {name}")
    assert t.clauses("play Smite Bob 0", by="a") == ["card.discipline.required"]
    assert t.clauses("play Smite Vamp 0", by="a") == ["imbued.power.imbued-only"]
    assert t.clauses("play Smite Dog 0", by="a") == ["imbued.power.imbued-only"]
    t.does("play Smite Ann")
    assert t.happened("action", action="power", stealth=1, victims=[])
    assert t.measure("Ann.locked") == 1
    t.passes_until("minion")
    assert t.g.host[t["Smite"]] == t["Ann"]
    assert t.measure("Ann.locked") == 0
    assert t.offers("bleed Ann")
    t.is_quiet()


@editions
@proves("imbued.power.untaps-on-success", "imbued.power.get-action")
def test_who_is_blocked_on_the_way_to_a_power_stays_locked_and_loses_the_card(edition: str) -> None:
    owl = made_up("Owl", faces.RETAINER, life=1, definition=Definition(0, (), (giving(spans.INTERCEPT, 1),)))
    t = position(
        seat(ready=["Ann 4/4 imbued"], hand=[power("Gift")]), seat(ready=[("Gil 3/5", [owl])]), edition=edition
    )
    t.does("play Gift Ann")
    t.does("block Gil", by="b")
    t.goes_on()
    assert t.region("Gift") == "ash-heap"
    assert t.measure("Ann.locked") == 1
    t.is_quiet()


@editions
@proves("imbued.power.no-duplicates")
def test_no_imbued_has_the_same_power_twice(edition: str) -> None:
    smite = power("Smite")
    t = position(seat(ready=[("Ann 3/4 imbued", [smite]), "Bob 3/4 imbued"], hand=[smite]), seat(), edition=edition)
    card = t.g.hand(0)[0]
    assert not t.offers(f"play {card} Ann")
    assert t.clauses(f"play {card} Ann 0", by="a") == ["imbued.power.no-duplicates"]
    t.does(f"play {card} Bob")
    t.goes_on()
    assert t.g.host[card] == t["Bob"]
    t.is_quiet()


@editions
@proves("imbued.power.tap-to-use", "imbued.power.normal-rules", "imbued.power.always-on")
def test_an_effect_with_an_icon_locks_the_power_and_follows_the_rules_of_its_type(edition: str) -> None:
    discern = power(
        "Discern It",
        effect(do.modify(spans.INTERCEPT, 1, base.ME), when=windows.ATTEMPT, by=base.BY_REACTING),
        gives=(giving(spans.BLEED, 1),),
    )
    t = position(
        seat(ready=["Vamp 3/5", "Second 3/5"]),
        seat(ready=[("Ann 4/4 imbued", [discern]), ("Tired 4/4 imbued locked", [discern])]),
        edition=edition,
    )
    t.does("hunt Vamp")  # at 1 stealth
    t.does("block Ann", by="b")
    assert t.offers("use Discern It Ann")
    assert not t.offers("use Discern It#2"), "a reacting imbued must be ready and unlocked"
    t.does("use Discern It Ann")
    assert t.measure("Discern It.locked") == 1
    t.goes_on()
    assert t.happened("blocked", minion=t["Ann"])
    t.does("hunt Second")
    assert not t.offers("block Ann")
    t.goes_on()
    # What is always on works on with the power locked.
    while not (t.who() == "b" and t.asks == "minion"):
        t.passes()
    with t.changes("a.pool", -2):
        t.does("bleed Ann")
        t.goes_on()
    t.is_quiet()


@editions
@proves("imbued.power.always-on", "imbued.power.tap-to-use")
def test_a_locked_power_cannot_be_used_again_but_its_standing_effect_goes_on(edition: str) -> None:
    call = power(
        "Calling",
        effect(do.gain_pool(1), when=windows.MINION, by=base.BY_READY),
        gives=(giving(spans.BLEED, 1),),
    )
    rouse = made_up(
        "Rouse",
        faces.MODIFIER,
        definition=Definition(0, (build.modifier("", do.unlock_card(), when=windows.SUCCEEDED),)),
    )
    t = position(seat(ready=[("Ann 4/4 imbued", [call])], hand=[rouse]), seat(), edition=edition)
    with t.changes("a.pool", 1):
        t.does("use Calling Ann")
        t.passes_until("succeeded")
    t.does("play Rouse Ann")
    assert t.measure("Calling.locked") == 1
    assert not t.offers("use Calling")
    with t.changes("b.pool", -2):
        t.does("bleed Ann")
        t.goes_on()
    t.is_quiet()


@editions
@proves("imbued.conviction.pays-costs", "imbued.power.get-action")
def test_the_cost_of_a_power_is_paid_when_the_action_succeeds(edition: str) -> None:
    dear = power("Dear Gift", cost=1)
    t = position(
        seat(ready=[("Ann 4/4 imbued", [FAITH]), "Bob 4/4 imbued"], hand=[dear]),
        seat(ready=["Gil 3/5"]),
        edition=edition,
    )
    assert t.clauses("play Dear Gift Bob 0", by="a") == ["imbued.conviction.pays-costs"]
    t.does("play Dear Gift Ann")
    assert t.region("Faith") == "attached"
    t.passes_until("minion")
    assert t.region("Faith") == "ash-heap"
    assert t.g.host[t["Dear Gift"]] == t["Ann"]
    t.is_quiet()
