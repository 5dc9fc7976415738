"""The impulse: in which order the Methuselahs may use cards and effects, in actions and in combat."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import MINION, OTHERS, READY, a, action, definition, lock
from praxis.vtes.effects.choosing import A
from praxis.vtes.effects.filters import SEAT
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.state import Vtes
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.combat.fights import card, editions
from tests.vtes.shorthand import action as act
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, as_mode

EVERYBODY = ("Anna", "Bert", "Cleo", "Dirk", "Emma")
LOOK = made_up(
    "Look Closely",
    faces.REACTION,
    definition=Definition(0, (build.reaction("", do.modify(spans.INTERCEPT, 1, base.ME)),)),
)


def whisper(number: int) -> Face:
    """A location that anybody may use once in an action or, before range, in a combat."""
    mode = as_mode((do.lock_card(base.CARD), do.gain_pool(1)), windows.ANNOUNCED | windows.BEFORE_RANGE)
    return made_up(f"Whisper {number}", faces.MASTER, definition=Definition(0, abilities=(mode,)))


def table(edition: str, turn: str = "a", whispers: int = 1, hand: Sequence[Face] = ()) -> Table:
    """Five Methuselahs, each with a vampire and with something to use."""
    seats = [
        seat(
            ready=[f"{name} 4/5"],
            play=[whisper(n * 10 + i) for i in range(whispers)],
            hand=[LOOK] if name == "Emma" else hand if name == "Anna" else [],
        )
        for n, name in enumerate(EVERYBODY)
    ]
    return position(*seats, edition=edition, turn=turn)


def round_of_passes(t: Table, window: str) -> str:
    """Who is asked in turn until all have passed."""
    asked = ""
    while t.asks == window:
        asked += t.who()
        t.passes()
    return asked


@editions
@proves("sequence.order.acting-first", "sequence.order.others-clockwise", "sequence.order.until-all-pass")
@proves("sequence.order.defender-next")
def test_in_a_directed_action_the_acting_methuselah_comes_first_then_the_target_then_the_others(edition: str) -> None:
    t = table(edition, turn="c")
    t.does("bleed Cleo")
    assert t.asks == "announced"
    assert round_of_passes(t, "announced") == "cdeab"
    assert t.offers("block Dirk")


@editions
@proves("sequence.order.undirected")
def test_in_an_undirected_action_the_predator_comes_last_or_since_2023_right_after_the_prey(edition: str) -> None:
    t = table(edition, turn="b")
    t.does("hunt Bert")
    expected = "bcade" if edition == "2023" else "bcdea"
    assert round_of_passes(t, "announced") == expected


@editions
@proves("sequence.order.defender-next", "sequence.order.acting-first", "sequence.order.others-clockwise")
def test_in_combat_the_defender_comes_second_wherever_she_sits(edition: str) -> None:
    """Anna is blocked by her predator's vampire, so the order is a, e and then clockwise b, c, d."""
    t = table(edition)
    t.does("hunt Anna")
    round_of_passes(t, "announced")
    t.does("pass", by="b")  # the prey lets her hunt
    t.does("block Emma", by="e")
    t.does("play Look Closely Emma", by="e")
    assert t.asks == "before-range"
    assert round_of_passes(t, "before-range") == "aebcd"
    assert (t.measure("Anna.blood"), t.measure("Emma.blood")) == (3, 3)
    t.is_quiet()


@editions
@proves("sequence.order.acting-repeats", "sequence.order.reset", "sequence.order.until-all-pass")
def test_whoever_uses_something_the_next_chance_is_the_acting_methuselahs_again(edition: str) -> None:
    t = table(edition, whispers=2)
    t.does("bleed Anna")
    t.does("use Whisper 0", by="a")
    t.does("use Whisper 1", by="a")  # several in a row, before anybody else is asked
    t.does("use Whisper 10", by="b")  # she has nothing left to use, so the target is asked
    t.does("pass", by="b")
    t.does("use Whisper 20", by="c")
    t.does("pass", by="b")  # the impulse went back to the first, who has nothing, and came to b again
    t.does("pass", by="c")
    t.does("pass", by="d")
    t.does("pass", by="e")
    assert t.asks != "announced"
    assert [t.measure(f"{s}.pool") for s in "abcde"] == [32, 31, 31, 30, 30]


class TwoOfThem(A):
    """The third and the fifth Methuselah."""

    __slots__ = ()

    def legal(self, g: Vtes, seat: int, minion: int, card: int, chosen: list[int] | None = None) -> list[int]:
        return [4, 2]


@pytest.mark.parametrize("edition", ["2023"])
@proves("sequence.order.several-targets")
def test_all_targets_of_an_action_come_next_clockwise(edition: str) -> None:
    ban = build.action("", act.targets_burn_pool(1), target=TwoOfThem(SEAT, everybody=True))
    t = table(edition, hand=[made_up("Ban Them", faces.ACTION, definition=Definition(0, (ban,)))])
    t.does("play Ban Them Anna")
    assert round_of_passes(t, "announced") == "acebd"
    t.goes_on()
    assert [t.measure(f"{s}.pool") for s in "abcde"] == [30, 30, 29, 30, 29]
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2023"])
@proves("sequence.order.several-targets")
def test_two_targets_come_next_clockwise_in_whatever_order_they_were_chosen(edition: str) -> None:
    caught = [lock(a(MINION, READY, OTHERS)) for _ in range(2)]
    net = made_up("Net", faces.ACTION, definition=definition(action("", *caught)))
    t = position(
        seat(ready=["Anna 4/8"], hand=[net]), seat(ready=["Bert 2/4"]), seat(ready=["Clara 2/4"]), edition=edition
    )
    t.does_all("play Net Anna 0", "target Clara")
    assert (t.who(), t.offers("block Bert")) == ("b", True)
    t.passes()
    assert (t.who(), t.offers("block Clara")) == ("c", True)
    t.goes_on()
    assert (t.measure("Bert.locked"), t.measure("Clara.locked")) == (1, 1)
    t.is_quiet()


@editions
@proves("sequence.order.reset", "combat.order.acting-first")
def test_in_combat_too_a_card_played_gives_the_acting_minion_the_next_chance(edition: str) -> None:
    early = card("Early Bird", fight.gain_press(), when=windows.BEFORE_RANGE)
    t = position(
        seat(ready=["Anna 5/5"], hand=[early]),
        seat(ready=["Bert 5/5"], hand=[early, early]),
        edition=edition,
    )
    t.does_all("bleed Anna", "block Bert")
    t.does("pass", by="a")
    t.does("play Early Bird#2 Bert", by="b")
    t.does("play Early Bird Anna", by="a")
    t.does("play Early Bird#3 Bert", by="b")
    t.goes_on()
    t.is_quiet()
