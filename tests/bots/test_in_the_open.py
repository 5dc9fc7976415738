"""What of a choice everybody can weigh: what all see, and the cards that the choice itself brings to light."""

from __future__ import annotations

from praxis.bots.reason import of_choice
from praxis.bots.vtes.in_the_open import open_choice
from praxis.kernel.decision import PASS, Option
from praxis.kernel.sight import SPECTATOR
from praxis.vtes.model.view import View
from praxis.vtes.positions.scenario import Table, position, seat


def table(phase: str = "minion", **more: object) -> Table:
    hers = seat(ready=["Gilbert Duane blood:5", "Ozmo blood:1"], hand=["Govern the Unaligned", "Blood Doll"], pool=12)
    return position(hers, seat(ready=["Theo Bell blood:6"], pool=9), seat(), phase=phase)


def weighed(t: Table, answer: str) -> tuple[View, list[Option]] | None:
    """What can be told of an answer, which is then given."""
    before, decision = t.g.view(SPECTATOR), t.g.decision
    assert isinstance(before, View)
    assert decision is not None
    chosen = t.naming.read(answer, decision.seat)
    t.does(answer)

    def after() -> View:
        found = t.g.view(SPECTATOR)
        assert isinstance(found, View)
        return found

    return open_choice(before, after, decision, chosen)


def test_cards_that_stay_in_hand_are_not_weighed() -> None:
    found = weighed(table(), "bleed Ozmo")
    assert found is not None
    view, options = found
    assert {option[0] for option in options} == {"bleed", "hunt", "pass"}
    reason = of_choice("vtes", view, options, next(option for option in options if option[0] == "bleed"))
    assert reason is not None


def test_a_card_that_was_played_is_weighed_against_what_all_can_see() -> None:
    t = table()
    found = weighed(t, "play Govern the Unaligned Gilbert Duane")
    assert found is not None
    view, options = found
    played = [option for option in options if option[0] == "play"]
    assert {int(option[1]) for option in played} == {t["Govern the Unaligned"]}
    assert view.faces[t["Blood Doll"]] is None


def test_the_end_of_the_actions_is_told_and_that_of_a_chance_is_not() -> None:
    found = weighed(table(), "pass")
    assert found is not None
    assert PASS in found[1]
    assert weighed(table("master"), "pass") is None


def test_two_worlds_that_look_alike_give_the_same_reason() -> None:
    """The seat holds another hand and makes the same choice."""
    rich = position(seat(ready=["Ozmo blood:1"], hand=["Govern the Unaligned"], pool=12), seat(pool=9), seat())
    poor = position(seat(ready=["Ozmo blood:1"], hand=["Blood Doll"], pool=12), seat(pool=9), seat())
    one, two = weighed(rich, "bleed Ozmo"), weighed(poor, "bleed Ozmo")
    assert one is not None
    assert two is not None
    assert one[1] == two[1]
    bleeds = next(option for option in one[1] if option[0] == "bleed")
    assert of_choice("vtes", *one, bleeds) == of_choice("vtes", *two, bleeds)
