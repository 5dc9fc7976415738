"""An effect that would change nothing is not offered; it is offered as soon as it can change a little."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from praxis.clauses.proof import proves
from praxis.vendetta.positions.builder import Place, Seat
from praxis.vendetta.positions.scenario import Table
from tests.vendetta.cards.position import STOP
from tests.vendetta.rules.hands import REST

DRAINED, PAIR = ["drained victim"], ["drained victim", "victim"]


class Position(NamedTuple):
    """What a and b have when a may use an effect."""

    here: tuple[str, ...] = ()
    """What lies at a's position besides the card with the effect, whose power is 3."""
    there: tuple[str, ...] = ("power 2",)
    """What lies at b's position."""
    a: Mapping[str, Any] = MappingProxyType({})
    b: Mapping[str, Any] = MappingProxyType({})
    second: tuple[str, ...] = ()
    """What a has at the second location."""
    at: Place = 1


P = Position
PLAIN = P()


class Case(NamedTuple):
    effect: str
    can: Position
    """A position in which the effect can just do something."""
    cannot: Position
    what: str
    """The number that the effect changes."""
    by: int
    then: str = ""
    """What a answers to the effect's own question."""


CASES = [
    Case("gain tokens blood", P(a={"red": 1}), PLAIN, "a.blood", +1),
    Case("gain tokens influence", P(a={"grey": 1}), PLAIN, "bank.influence", -1),
    Case("lose a-rival 2 influence", P(b={"influence": 1}), P(b={"influence": 0}), "b.influence", -1),
    Case("steal a-rival 2 influence", P(b={"influence": 1}), P(b={"influence": 0}), "a.influence", +1),
    Case("power tokens", P(a={"red": 1}), PLAIN, "a.power@1", +1),
    Case("match", P(there=("power 4",)), P(there=("power 3",)), "a.power@1", +1),
    Case("deploy tokens bank", P(a={"red": 1}), PLAIN, "a.blood@1", +1),
    Case("deploy 2 pool", P(a={"blood": 2}), P(a={"blood": 1}), "a.blood@1", +1),
    Case("seep 1", P(a={"blood": 2}), P(a={"blood": 1}), "a.blood@1", +1),
    Case("scatter a-rival 2", P(there=("1 blood",)), PLAIN, "bank.blood", +1),
    Case("seize a-rival 2", P(there=("1 blood",)), PLAIN, "a.blood@1", +1),
    Case("recall 2", P(here=("1 blood",)), PLAIN, "a.blood", +1, "blood 1"),
    Case("gather 2", P(second=("1 blood",)), P(here=("1 blood",)), "a.blood@1", +1),
    Case("blank a-rival", PLAIN, P(there=("1 blood",)), "b.power@1", -2),
    Case("banish a-rival", PLAIN, P(at="haven"), "b.cards@haven", +1),
    Case("dismiss a-rival", PLAIN, P(there=("1 blood",)), "b.hand", +1),
    Case("charm a-rival", PLAIN, P(there=("1 blood",)), "a.cards@1", +1),
    Case(
        "mimic a-rival",
        P(there=("power 2 consequences: gain 2 influence",)),
        P(there=("power 2 consequences: cleanse",)),
        "a.influence",
        +2,
    ),
    Case("borrow a-rival", P(b={"hand": ["power 7"]}), P(b={"hand": []}), "a.cards@1", +1),
    Case("move one", PLAIN, P(at="haven"), "a.cards@2", +1, "move Card to 2"),
    Case("play hand", P(a={"hand": ["power 7"]}), P(a={"hand": []}), "a.cards@1", +1, "card power 7"),
    Case("play top", P(a={"deck": ["power 6"]}), P(a={"hand": REST, "deck": []}), "a.cards@1", +1),
    Case("draw 2", P(a={"hand": REST[:-1]}), P(a={"hand": REST}), "a.hand", +1),
    Case("entice a-rival", P(b={"alliance": PAIR}), P(b={"alliance": DRAINED}), "a.alliance", +1),
    Case("entice a-rival", PLAIN, P(b={"alliance": ["human 2/1/3/0"]}), "b.alliance", -1),
    Case("sacrifice a-rival", P(b={"alliance": PAIR}), P(b={"alliance": DRAINED}), "b.drained", +1),
    Case("restore", P(a={"alliance": PAIR}), PLAIN, "a.drained", -1),
    Case("cleanse", P(a={"red": 1}), PLAIN, "a.red", -1),
    Case("cleanse", P(a={"grey": 1}), PLAIN, "a.grey", -1),
]


def before_the_conflict(effect: str, position: Position) -> Table:
    """a and b stay at a location, and a's card has its effect. The table stops at the conflict, where a must choose."""
    card = f"Card = power 3 preparation: {effect}"
    at: dict[Place, list[str]] = {position.at: [card, STOP, *position.here]}
    theirs: dict[Place, list[str]] = {position.at: [*position.there]}
    if position.second:
        at[2] = [*position.second]
    t = Table(
        a=Seat(**{"at": at, **position.a}),
        b=Seat(**{"at": theirs, **position.b}),
        resolves=position.at,
    )
    t.stays("a", "b")
    return t


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.effect}-{case.what}")
@proves("vendetta.conflict-rule.impossible-ignored", "vendetta.conflict-rule.as-much-as-possible")
def test_an_effect_is_offered_as_soon_as_it_can_do_a_little(case: Case) -> None:
    t = before_the_conflict(f"may: {case.effect}", case.can)
    assert (t.asks, t.decider) == ("may", "a")
    with t.changes(case.what, case.by):
        t.says("a", "yes")
        if case.then:
            t.does("a", case.then)
        assert (t.asks, t.decider) == ("choose", "a")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.effect}-{case.what}")
@proves("vendetta.conflict-rule.impossible-ignored")
def test_an_effect_that_would_change_nothing_is_not_offered(case: Case) -> None:
    t = before_the_conflict(f"may: {case.effect}", case.cannot)
    assert (t.asks, t.decider) == ("choose", "a")
    assert not t.told("may")


@pytest.mark.parametrize(
    "effect", ["steal you 1 blood", "seize you 1", "charm you", "borrow you", "mimic you", "entice you"]
)
@proves("vendetta.conflict-rule.impossible-ignored")
def test_nobody_takes_anything_from_himself(effect: str) -> None:
    own = P(here=("1 blood", "power 2 consequences: gain 1 blood"), a={"hand": ["power 7"]})
    t = before_the_conflict(f"may: {effect}", own)
    assert (t.asks, t.decider) == ("choose", "a")


@pytest.mark.parametrize(
    ("effect", "event", "fields"),
    [
        ("entice a-rival", "left", {"seat": 1}),
        ("entice a-rival", "joined", {"seat": 0}),
        ("cleanse", "cleansed", {"seat": 0, "tokens": 1}),
        ("restore", "restored", {"seat": 0}),
        ("seize a-rival 1", "blood-moved", {"seat": 1, "to_seat": 0, "location": 0, "to_location": 0, "amount": 1}),
        ("recruit 1", "joined", {"seat": 0}),
    ],
)
def test_what_an_effect_does_is_told(effect: str, event: str, fields: dict[str, int]) -> None:
    position = P(there=("power 2", "1 blood"), a={"red": 1, "grey": 1, "alliance": PAIR})
    t = before_the_conflict(effect, position)
    assert (t.asks, t.decider) == ("choose", "a")
    (told,) = t.told(event)
    assert {name: told[name] for name in fields} == fields
