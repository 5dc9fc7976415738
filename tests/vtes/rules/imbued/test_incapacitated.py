"""Incapacitated imbued: how one becomes so, comes back, or is burned."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.imbued.gifts import FAITH, HOPE, editions, minion_card
from tests.vtes.shorthand import base, crypt
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, as_mode
from tests.vtes.shorthand.damage import prevent_

SWORD = made_up("Sword", faces.EQUIPMENT)
MAP = made_up("Map", faces.EQUIPMENT)


@editions
@proves("imbued.incapacitated.at-zero-life", "imbued.incapacitated.controlled-not-ready")
def test_an_imbued_without_life_is_incapacitated_controlled_and_not_ready(edition: str) -> None:
    t = position(
        seat(pool=9, ready=["Vamp 3/5", "Other 3/5"]),
        seat(pool=9, ready=[("Ann 1/4 imbued", [FAITH, SWORD]), "Dog ally 1"]),
        edition=edition,
    )
    t.does("bleed Vamp")
    t.does("block Ann", by="b")
    t.goes_on()
    assert t.region("Ann") == "incapacitated"
    assert t.happened("incapacitated", card=t["Ann"])
    assert t.g.controller[t["Ann"]] == 1
    assert t["Ann"] in t.g.minions(1)
    assert t.region("Sword") == t.region("Faith") == "attached", "what is on her stays"
    t.does("bleed Other")
    assert not t.offers("block Ann"), "she is not ready"
    t.does("block Dog", by="b")
    t.goes_on()
    assert t.region("Dog") == "ash-heap", "any other ally is burned"
    while not (t.who() == "b" and t.asks in ("minion", "influence")):
        t.passes()
    assert not t.offers("bleed Ann")
    t.is_quiet()


@editions
@proves("imbued.incapacitated.no-burn-time-effects")
def test_what_a_burned_ally_could_not_use_an_incapacitated_imbued_cannot_either(edition: str) -> None:
    last_word = minion_card(
        "Last Word",
        faces.COMBAT,
        as_mode((do.gain_pool(1),), windows.END_OF_ROUND | windows.PRESS | windows.AFTER_COMBAT, base.BY_COMBATANT),
    )
    for name in ("Ann 1/4 imbued", "Ann ally 1"):
        t = position(seat(ready=["Vamp 3/5"]), seat(ready=[name], hand=[last_word]), edition=edition)
        t.does("bleed Vamp")
        t.does("block Ann", by="b")
        while t.asks not in ("minion", "influence"):
            assert not t.offers("play Last Word")
            t.passes()
        assert t.region("Ann") in ("incapacitated", "ash-heap")
        t.is_quiet()


@editions
@proves("imbued.incapacitated.burn-ally-effects")
def test_an_effect_that_burns_an_ally_burns_an_imbued_outright(edition: str) -> None:
    entomb = minion_card(
        "Tomb",
        faces.ACTION,
        as_mode((do.burn_card(),), windows.MINION, base.BY_READY, target=choose.minions(choose.FOREIGN, faces.ALLIES)),
    )
    t = position(seat(ready=["Vamp 3/5"], hand=[entomb]), seat(ready=["Ann 4/4 imbued locked"]), edition=edition)
    t.does("play Tomb Vamp")
    t.goes_on()
    assert t.region("Ann") == "ash-heap"
    assert not t.happened("incapacitated")
    t.is_quiet()


@editions
@proves("imbued.incapacitated.burn-action")
def test_any_minion_may_burn_an_incapacitated_imbued_and_take_his_equipment(edition: str) -> None:
    t = position(
        seat(ready=["Dog ally 2", "Vamp 3/5"]),
        seat(incapacitated=[("Ann 0/4 imbued", [SWORD, MAP, FAITH])], ready=["Gil 3/5"]),
        seat(ready=["Far 3/5"]),
        edition=edition,
    )
    assert t.offers("slay Vamp Ann")
    t.does("slay Dog Ann")
    assert t.happened("action", action="slay", stealth=0, victims=[1])
    assert t.offers("block Gil")
    t.goes_on()
    assert t.region("Ann") == "ash-heap"
    assert t.g.host[t["Sword"]] == t.g.host[t["Map"]] == t["Dog"]
    assert t.region("Faith") == "ash-heap"
    t.is_quiet()


@editions
@proves("imbued.incapacitated.burn-action", "card.golden.overrides-rules")
def test_the_slayer_takes_no_second_vehicle(edition: str) -> None:
    t = position(
        seat(ready=[("Dog ally 2", ["Sport Bike"])]),
        seat(incapacitated=[("Ann 0/4 imbued", [SWORD, "Helicopter"])]),
        seat(ready=["Far 3/5"]),
        edition=edition,
    )
    t.does("slay Dog Ann")
    t.goes_on()
    assert t.g.on(t["Dog"]) == [t["Sport Bike"], t["Sword"]]
    assert t.region("Helicopter") == "ash-heap"
    t.is_quiet()


@editions
@proves("imbued.incapacitated.retaliation")
def test_then_each_ready_imbued_may_spend_a_conviction_to_hurt_the_slayer(edition: str) -> None:
    guard = as_mode((prevent_(1, base.BEARER),), windows.PREVENT, base.BY_METHUSELAH)
    shield = made_up("Skin", faces.EQUIPMENT, definition=Definition(0, abilities=(guard,)))
    t = position(
        seat(ready=[("Vamp 4/5", [shield]), ("Own 3/4 imbued", [FAITH])]),
        seat(incapacitated=["Ann 0/4 imbued"], ready=[("Bob 3/4 imbued", [HOPE]), "Bare 3/4 imbued"]),
        seat(ready=[("Cat 3/4 imbued locked", [HOPE, FAITH])]),
        edition=edition,
    )
    t.does("slay Vamp Ann")
    t.passes_until("retaliation")
    assert t.who() == "a", "her own imbued is asked too"
    t.passes()
    with t.changes("Vamp.blood", -1):
        t.does("avenge Bob", by="b")
    with t.changes("Vamp.blood", -1):
        t.does("avenge Cat", by="c")
        t.does("burn Hope#2", by="c")
    assert t.region("Hope") == t.region("Hope#2") == "ash-heap"
    assert t.region("Faith") == t.region("Faith#2") == "attached", "one conviction each, of those who retaliate"
    assert not t.ever_offered("use Skin"), "it cannot be prevented"
    t.is_quiet()
    hit = position(seat(ready=[("Vamp 4/5", [shield])]), seat(ready=["Ann 3/4 imbued"]), edition=edition)
    hit.does_all("bleed Vamp", "block Ann")
    assert hit.offers("use Skin"), "a strike can be"


@editions
@proves("imbued.incapacitated.retaliation")
def test_an_imbued_without_a_conviction_or_not_ready_does_not_retaliate(edition: str) -> None:
    t = position(
        seat(ready=["Vamp 4/5"]),
        seat(incapacitated=["Ann 0/4 imbued", ("Cat 0/4 imbued", [HOPE])], ready=["Bare 3/4 imbued"]),
        edition=edition,
    )
    with t.unchanged("Vamp.blood"):
        t.does("slay Vamp Ann")
        t.goes_on()
    assert not t.ever_offered("avenge")
    t.is_quiet()


@editions
@proves("imbued.incapacitated.leave-three-convictions")
def test_an_imbued_who_has_just_three_convictions_burns_all_of_them_to_come_back(edition: str) -> None:
    t = position(
        seat(incapacitated=[("Ann 0/4 imbued", [FAITH, HOPE, HOPE])], library=5),
        seat(),
        edition=edition,
        phase="unlock",
    )
    t.does_all("recover Ann", "burn Faith")
    assert (t.region("Ann"), t.g.on(t["Ann"])) == ("ready", [])
    t.passes_until("minion")
    t.is_quiet()


@editions
@proves("imbued.incapacitated.leave-three-convictions")
def test_three_convictions_in_the_unlock_phase_bring_an_imbued_back_with_one_life(edition: str) -> None:
    t = position(
        seat(incapacitated=[("Ann 0/4 imbued", [FAITH, HOPE, HOPE, HOPE]), ("Bob 0/4 imbued", [FAITH, FAITH])]),
        seat(),
        edition=edition,
        phase="unlock",
    )
    assert t.clauses("recover Bob", by="a") == ["imbued.incapacitated.leave-three-convictions"]
    t.does("recover Ann")
    t.does("burn Hope#3")
    t.does("burn Hope#2")
    t.does("burn Hope")
    assert t.region("Ann") == "ready"
    assert t.measure("Ann.blood") == 1
    assert t.region("Faith") == "attached"
    t.passes_until("minion")
    assert t.offers("bleed Ann")
    t.is_quiet()


@editions
@proves("imbued.incapacitated.leave-other-effect")
def test_any_other_way_back_gives_a_life_too_but_none_above_what_he_began_with(edition: str) -> None:
    heal = made_up(
        "Healing",
        faces.MASTER,
        definition=Definition(0, (), (), (as_mode((crypt.recover(),), windows.MASTER, target=crypt.incapacitated()),)),
    )
    t = position(
        seat(incapacitated=["Ann 0/4 imbued", "Bob 1/1 imbued"], play=[heal]), seat(), edition=edition, phase="master"
    )
    t.does("use Healing")
    t.does("target Ann")
    assert (t.region("Ann"), t.measure("Ann.blood")) == ("ready", 1)
    t.does("use Healing")
    assert (t.region("Bob"), t.measure("Bob.blood")) == ("ready", 1), "his one life is all he began with"
    t.is_quiet()


@editions
@proves("imbued.incapacitated.at-zero-life")
def test_life_lost_otherwise_than_in_combat_incapacitates_too(edition: str) -> None:
    drain = minion_card(
        "Drain Life",
        faces.ACTION,
        as_mode((do.burn_blood(4),), windows.MINION, base.BY_READY, target=choose.minions(choose.FOREIGN)),
    )
    t = position(seat(ready=["Vamp 3/5"], hand=[drain]), seat(ready=["Ann 2/4 imbued locked"]), edition=edition)
    t.does("play Drain Life Vamp")
    t.goes_on()
    assert t.region("Ann") == "incapacitated"
    t.is_quiet()


def test_a_strike_still_counts_when_both_fall() -> None:
    """Both strikes of a pair are at the same time: an imbued who falls has still struck."""
    hit = minion_card("Blow", faces.COMBAT, as_mode((fight.strike_("damage", 3),), windows.STRIKE, base.BY_COMBATANT))
    t = position(seat(ready=["Ann 1/4 imbued"], hand=[hit]), seat(ready=["Gil 2/5"]), edition="2012")
    t.does("bleed Ann")
    t.does("block Gil", by="b")
    t.does("play Blow Ann")
    t.goes_on()
    assert (t.region("Ann"), t.region("Gil")) == ("incapacitated", "torpor")
    t.is_quiet()
