"""The worked examples of the four rulebooks, in the order in which the books tell them, with their people and figures.

| example | 2000 | 2011, 2012 | 2023 | test |
|---|---|---|---|---|
| a card that is a special bleed | Lupo | Krid | – | `test_a_special_bleed_…` |
| two actions are announced | Lupo, Rake | Krid, Pug | Belinde, the Dowager | `test_two_actions_are_announced_…` |
| who may block these two | Lupo, Rake | Krid, Pug | Belinde, the Dowager | the same |
| a hunt is blocked with intercept | Andreas, Thomas | Ira, Eugenio | Wauneka, Ayelech | `test_a_hunt_…` |
| more bleed after the refusal | Aleph | Quentin | a minion | `test_a_bleed_is_raised_…` |
| maneuvers | Andreas, Yuri | Ira, Mazz | Colette, Ayelech | `test_maneuvers_…` |
| additional strikes | Tiberius, Cassandra | Kurt, Ira | Wauneka, Flávio | `test_additional_strikes_…` |
| stealing blood | Sarah | Cohn | Chrysanthemum | `combat/test_special_strikes.py` |
| aggravated damage | Lupo, Royce, Nik | Krid, Milo, Barth | Nassir, Tamoszius, Ryan | `test_aggravated_damage_…` |
| an influence phase | Nora: 8 of 10 | Nora: 8 of 10 | Nora: 6 of 8 | `test_nora_…` |
| victory points | Jennifer last, with ante | Lisa last | Justin last | `ending/test_oust.py`, `ending/test_ante.py` |
"""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules import strike
from tests.vtes.rules.combat.fights import fight_of, strike_card


def told_by(*rows: tuple[object, ...]) -> pytest.MarkDecorator:
    """The edition and the people of an example; the books of 2011 and 2012 have the same."""
    return pytest.mark.parametrize(("edition", "people"), [(row[0], row[1:]) for row in rows])


@told_by(("2000", "Lupo"), ("2011", "Krid"), ("2012", "Krid"))
@proves("action.card.special-version", "action.bleed.target-prey")
def test_a_special_bleed_by_a_card_keeps_the_rules_of_bleeding(edition: str, people: tuple[str]) -> None:
    name = people[0]
    t = position(
        seat(ready=[f"{name} 3/5"], hand=["Computer Hacking"]), seat(pool=9), seat(ready=["Vera 2/4"]), edition=edition
    )
    with t.changes("b.pool", -2), t.unchanged("c.pool"):
        t.does(f"play Computer Hacking {name}", by="a")
        t.goes_on()
    assert t.told("action")[0]["victims"] == [1]  # only the prey can be the target
    t.is_quiet()


@told_by(
    ("2000", "Lupo", "Rake", 30),
    ("2011", "Krid", "Pug", 30),
    ("2012", "Krid", "Pug", 30),
    ("2023", "Belinde", "Dowager", 30),
)
@proves("action.announce.details", "action.announce.cost-later", "minion.act.taps", "action.ally.stealth")
@proves("block.who.directed", "block.who.undirected", "block.who.predator-after-prey", "block.attempt.retry-unlimited")
def test_two_actions_are_announced_and_blocked_by_those_who_may(edition: str, people: tuple[str, str, int]) -> None:
    """A bleed for 1 at the prey, whose minions alone may block; then an ally at +1 stealth for 1 pool, which is paid
    only when the action has succeeded, and which prey and predator may try to block, the prey as often as she likes."""
    first, second, pool = people
    t = position(
        seat(pool=pool, ready=[f"{first} 3/5", f"{second} 3/5 clan:Brujah"], hand=["Loyal Street Gang"]),
        seat(pool=20, ready=["Alma 2/4", "Adam 2/4"]),
        seat(pool=20, ready=["Bert 2/4"]),
        seat(pool=20, ready=["Carl 2/4"]),
        edition=edition,
    )
    t.does(f"bleed {first}", by="a")
    announced = t.told("action")[-1]
    assert (announced["stealth"], announced["victims"], t.measure(f"{first}.locked")) == (0, [1], 1)
    assert (t.who(), t.offers("block Alma"), t.offers("block Adam")) == ("b", True, True)
    assert t.clauses("block Carl", by="d") == ["block.who.directed"]
    t.goes_on()
    assert t.measure("b.pool") == 19

    t.does(f"play Loyal Street Gang {second}", by="a")
    announced = t.told("action")[-1]
    assert (announced["stealth"], announced["pool"], announced["victims"]) == (1, 1, [])
    assert t.measure("a.pool") == pool
    for blocker in ("Alma", "Adam", "Alma"):  # none has the intercept, and each failure allows another attempt
        t.does(f"block {blocker}", by="b")
        assert t.told("block-failed")[-1]["minion"] == t[blocker]
        assert t.who() == "b"
    t.does("pass", by="b")
    assert t.clauses("block Bert", by="c")[-1] == "block.who.undirected"
    t.does("block Carl", by="d")
    with t.changes("a.pool", -1):
        t.does("pass", by="d")
    assert t.region("Loyal Street Gang") == ("ready" if edition == "2023" else "waiting")
    t.is_quiet()


@told_by(
    ("2000", "Andreas", "Thomas"),
    ("2011", "Ira", "Eugenio"),
    ("2012", "Ira", "Eugenio"),
    ("2023", "Wauneka", "Ayelech"),
)
@proves("block.compare.success", "block.intercept.when-needed", "block.success.taps", "combat.start.block")
def test_a_hunt_is_blocked_by_the_predators_minion_with_intercept(edition: str, people: tuple[str, str]) -> None:
    hunter, blocker = people
    t = position(
        seat(ready=[f"{hunter} 2/5"]),
        seat(ready=["Alma 2/4"]),
        seat(ready=[f"{blocker} 3/5 aus"], hand=["Enhanced Senses"]),
        edition=edition,
    )
    t.does(f"hunt {hunter}", by="a")
    assert t.told("action")[0]["stealth"] == 1
    t.does("pass", by="b")
    t.does(f"block {blocker}", by="c")
    t.does(f"play Enhanced Senses {blocker}", by="c")
    assert t.told("blocked")[0] | {"stealth": 1, "intercept": 1} == t.told("blocked")[0]
    assert t.measure(f"{blocker}.locked") == 1
    assert t.told("combat") == [{"acting": t[hunter], "opposing": t[blocker]}]
    assert t.measure(f"{hunter}.blood") == 1  # no blood from the hunt, and a blow of the hand
    t.is_quiet()


@told_by(
    ("2000", "Bonding", "dom"), ("2011", "Confusion", "dem"), ("2012", "Confusion", "dem"), ("2023", "Bonding", "dom")
)
@proves("block.decline.window", "block.decline.is-effect", "action.bleed.burns-pool")
def test_a_bleed_is_raised_after_the_prey_has_declined_to_block(edition: str, people: tuple[str, str]) -> None:
    card, discipline = people
    t = position(
        seat(ready=[f"Quentin 3/5 {discipline}"], hand=[card]), seat(pool=9, ready=["Alma 2/4"]), edition=edition
    )
    t.does("bleed Quentin", by="a")
    if t.who() == "a":
        t.passes()  # nothing before the prey decides
    t.does("pass", by="b")
    with t.changes("b.pool", -2):
        t.does(f"play {card} Quentin 0", by="a")
    t.is_quiet()


@told_by(
    ("2000", "Andreas", "Yuri", "Submachine Gun", 3),
    ("2011", "Ira", "Mazz", "Submachine Gun", 3),
    ("2012", "Ira", "Mazz", "Submachine Gun", 3),
    ("2023", "Colette", "Ayelech", ".44 Magnum", 2),
)
@proves("combat.range.unlimited-exchange", "combat.range.decline-not-final", "combat.range.last-maneuver-sets")
@proves("combat.range.commits-strike", "combat.hand.not-at-long")
def test_maneuvers_go_back_and_forth_and_the_gun_shoots(edition: str, people: tuple[str, str, str, int]) -> None:
    acting, blocker, gun, damage = people
    t = fight_of(edition, f"{acting} 5/5", (f"{blocker} 5/5", [gun]), ["Fake Out"], ["Fake Out"])
    t.does("pass", by="a")
    t.does(f"use {gun} {blocker}", by="b")
    t.does(f"play Fake Out {acting}", by="a")
    t.does(f"play Fake Out#2 {blocker}", by="b")
    assert [told["range"] for told in t.told("maneuver")] == ["long", "close", "long"]
    assert t.told("range")[-1]["range"] == "long"
    assert (t.measure(f"{acting}.blood"), t.measure(f"{blocker}.blood")) == (5 - damage, 5)
    t.is_quiet()


@told_by(
    ("2000", "Tiberius", "Cassandra", "Undead Strength", 0, 2),
    ("2011", "Kurt", "Ira", "Undead Strength", 1, 3),
    ("2012", "Kurt", "Ira", "Undead Strength", 1, 3),
    ("2023", "Wauneka", "Flávio", "Roundhouse", 1, 4),
)
@proves("combat.additional.procedure", "combat.additional.acting-decides-first", "combat.additional.no-strike-left")
@proves("combat.range.default-close", "combat.dodge.protects", "combat.strike.lone-pair")
def test_additional_strikes_follow_the_dodged_one(edition: str, people: tuple[str, str, str, int, int]) -> None:
    """The blow is dodged; then one additional strike against two: 1 damage each, and 1 more for the one with one."""
    acting, blocker, card, mode, damage = people
    t = fight_of(edition, f"{acting} 5/5 POT cel", f"{blocker} 5/5 CEL", [card, "Blur"], ["Dodge", "Blur"])
    t.does(f"play {card} {acting} {mode}", by="a")
    assert 1 + t.told("strike")[0]["amount"] == damage
    t.does(f"play Dodge {blocker}", by="b")
    assert not t.told("damage")
    t.does(f"play Blur {acting} 0", by="a")
    t.does(f"play Blur#2 {blocker} 1", by="b")
    t.goes_on()
    strikes = [(told["minion"], told["how"]) for told in t.told("strike")[2:]]
    assert strikes == [(t[acting], "hand"), (t[blocker], "hand"), (t[blocker], "hand")]
    suffered = [told["card"] for told in t.told("inflicted") for _ in range(told["ordinary"])]
    assert (suffered.count(t[acting]), suffered.count(t[blocker])) == (2, 1)
    cost = t.g.face[t["Blur"]].blood
    assert (t.measure(f"{acting}.blood"), t.measure(f"{blocker}.blood")) == (3 - cost, 4 - cost)
    t.is_quiet()


HURT = {
    "one aggravated": (1, 0, 1, 1, "torpor"),
    "three aggravated": (2, 0, 3, 0, "torpor"),
    "two ordinary and one aggravated": (1, 2, 1, 0, "ash-heap"),
}
PEOPLE = {
    "2000": ("Lupo", "Royce", "Nik"),
    "2011": ("Krid", "Milo", "Barth"),
    "2012": ("Krid", "Milo", "Barth"),
    "2023": ("Nassir", "Tamoszius", "Ryan"),
}


def mixed(ordinary: int, aggravated: int) -> Face:
    face = strike_card(f"Claw {ordinary}+{aggravated}", strike.DAMAGE, ordinary)
    verb = face.definition.modes[0].do[0]
    assert hasattr(verb, "aggravated")
    verb.aggravated = aggravated
    return face


@pytest.mark.parametrize("edition", PEOPLE)
@pytest.mark.parametrize("case", HURT)
@proves("damage.aggravated.wounds", "damage.aggravated.wounded-pays-blood", "damage.aggravated.wounded-burns")
@proves("damage.mixed.ordinary-first")
def test_aggravated_damage_wounds_costs_blood_or_burns(edition: str, case: str) -> None:
    blood, ordinary, aggravated, left, region = HURT[case]
    name = PEOPLE[edition][list(HURT).index(case)]
    claw = mixed(ordinary, aggravated)
    t = fight_of(edition, "Beast 5/5", f"{name} {blood}/5 strength:0", [claw])
    t.does(f"play {claw.name} Beast", by="a")
    assert (t.measure(f"{name}.blood"), t.region(name)) == (left, region)
    t.is_quiet()


@pytest.mark.parametrize(
    ("edition", "counters", "capacity"), [("2000", 8, 10), ("2011", 8, 10), ("2012", 8, 10), ("2023", 6, 8)]
)
@proves("influence.spend.one-to-invest", "influence.spend.two-to-retrieve", "influence.control.threshold")
def test_nora_has_two_pool_and_takes_one_back(edition: str, counters: int, capacity: int) -> None:
    t: Table = position(
        seat(pool=2, uncontrolled=[f"Elder {counters}/{capacity}", "Younger 2/7"]),
        seat(),
        edition=edition,
        phase="influence",
    )
    t.does("retrieve Younger", by="a")
    assert (t.measure("a.pool"), t.offers("retrieve Younger")) == (3, True)  # two transfers are left
    t.does_all("invest Elder", "invest Elder")
    assert (t.measure("a.pool"), t.options("invest"), t.options("retrieve")) == (1, [], [])
    if edition == "2023":  # before, he comes by himself at the end of the phase
        t.does("out Elder", by="a")
    assert (t.region("Elder"), t.measure("Elder.blood"), t.measure("Younger.blood")) == ("ready", capacity, 1)
    assert t.g.ousted == [0, 0]
    t.is_quiet()
