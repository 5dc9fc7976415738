"""An action that is directed at all other Methuselahs at once."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import editions


@editions
def test_all_others_pay_and_nobody_else_does(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Dues"]),
        seat(pool=9),
        seat(pool=8),
        seat(pool=7),
        edition=edition,
    )
    t.does("play Dues Mira")
    t.goes_on()
    assert [t.measure(f"{name}.pool") for name in "abcd"] == [30, 8, 7, 6]
    assert sorted(t.told("action")[0]["victims"]) == [1, 2, 3]
    t.is_quiet()
