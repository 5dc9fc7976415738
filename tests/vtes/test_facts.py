"""Facts: what happens is heard by cards in play and kept in the journal, if a card of the game asks about it."""

from __future__ import annotations

from typing import Any

from praxis.effects.nodes import Tree, tree
from praxis.effects.scope import Scope
from praxis.vtes.effects.triggers import Recalling, Trigger
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, spans
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.shorthand.base import Definition


class Recalls(Recalling):
    """Any of these kinds, for a card that only remembers."""

    __slots__ = ("mask",)

    def __init__(self, *kinds: int) -> None:
        self.mask = facts.mask(kinds)

    def kinds(self) -> int:
        return self.mask

    def holds(self, g: Any, c: Scope) -> bool:
        return False

    def tree(self) -> Tree:
        return tree("recalls")


def diary(*kinds: int) -> Face:
    """A master card in play that asks what has happened of these kinds, and never does anything."""
    part = Trigger((facts.OUSTED,), (), Recalls(*kinds))
    return made_up(f"Diary {kinds}", faces.MASTER, definition=Definition(parts=(part,)))


def table(*kinds: int, edition: str = "2023") -> Table:
    return position(
        seat(ready=["Mira 4/8", "Nora 1/3"], play=[diary(*kinds)] if kinds else []),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4 locked"]),
        edition=edition,
    )


def told(t: Table) -> list[tuple[int, ...]]:
    return [fact[:4] for fact in t.g.journal]


def test_nothing_is_kept_that_no_card_asks_about() -> None:
    t = table()
    t.does("bleed Mira")
    t.goes_on()
    assert t.g.journal == []
    assert t.g.hearing == []
    t.is_quiet()


def test_a_bleed_is_kept_with_who_whom_and_how_much() -> None:
    t = table(facts.BLED, facts.SUCCEEDED, facts.LOSES_POOL)
    t.does("bleed Mira")
    t.goes_on()
    mira, b = t["Mira"], facts.named(1)
    assert told(t) == [
        (facts.LOSES_POOL, b, -1, 1),
        (facts.BLED, mira, b, 1),
        (facts.SUCCEEDED, mira, -1, 0),
    ]
    assert facts.seat_of(b) == 1
    assert facts.seat_of(mira) == -1
    assert facts.seat_of(-1) == -1
    t.is_quiet()


def test_what_happened_in_an_action_is_told_from_what_came_before() -> None:
    t = table(facts.LOCKS)
    t.does("bleed Mira")
    before = t.g.action()
    assert before is not None
    assert [fact[1] for fact in t.g.recalled(facts.LOCKS, before.since)] == [t["Mira"]]
    t.goes_on()
    t.does("hunt Nora")
    now = t.g.action()
    assert now is not None
    assert now.since > before.since
    assert [fact[1] for fact in t.g.recalled(facts.LOCKS, now.since)] == [t["Nora"]]
    assert [fact[1] for fact in t.g.recalled(facts.LOCKS, t.g.turn_span().since)] == [t["Mira"], t["Nora"]]


def test_facts_are_forgotten_when_every_seat_has_had_a_turn_since() -> None:
    t = table(facts.BLED)
    t.does("bleed Mira")
    t.goes_on()
    seen: dict[int, int] = {}
    while t.g.turn < 24:
        seen[t.g.turn] = len(told(t))
        t.passes()
    assert seen == {20: 1, 21: 1, 22: 1, 23: 0}


def test_a_fork_keeps_a_journal_of_its_own() -> None:
    t = table(facts.BLED)
    twin = t.g.fork()
    t.does("bleed Mira")
    t.goes_on()
    assert twin.journal == []
    assert t.g.fork().journal == t.g.journal


def test_a_view_shows_only_what_its_seat_or_everybody_could_ask_about() -> None:
    """That a kind is kept tells that a card asks about it: one in a hidden library must not be told of."""
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 2/4 locked"], library=[diary(facts.BLED)]),
        seat(ready=["Vera 2/4 locked"]),
    )
    t.does("bleed Mira")
    t.goes_on()
    kept = [list(fact) for fact in t.g.journal]
    assert len(kept) == 1
    assert [t.g.view(at).journal for at in (0, 1, 2, -1)] == [[], kept, [], []]


def test_an_open_card_shows_what_it_asks_about_to_all() -> None:
    t = table(facts.BLED)
    t.does("bleed Mira")
    t.goes_on()
    assert [len(t.g.view(at).journal) for at in (0, 1, 2, -1)] == [1, 1, 1, 1]


def test_each_kind_of_fact_has_a_number_of_its_own() -> None:
    """Two kinds once had the same number: a strike that hit was heard as a referendum that passed."""
    others = ("KINDS", "DRAWS")  # the bound of the kinds, and a mask of some
    named = {name: value for name, value in vars(facts).items() if name.isupper() and isinstance(value, int)}
    numbers = [value for name, value in named.items() if name not in others]
    assert len(set(numbers)) == len(numbers)
    assert set(numbers) == set(facts.WORDS)
    assert max(numbers) < facts.KINDS


def test_no_two_numbers_of_minions_share_a_place() -> None:
    numbers = {name: value for name, value in vars(spans).items() if name.isupper() and isinstance(value, int)}
    assert len(set(numbers.values())) == len(numbers)
    assert max(value for name, value in numbers.items() if name != "NUMBERS") < spans.NUMBERS
