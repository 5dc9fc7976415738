"""Which action, referendum, combat and round are in progress: looked for anew whenever the stack has changed."""

from __future__ import annotations

from praxis.vtes.model import spans
from praxis.vtes.model.state import with_mod
from praxis.vtes.positions.scenario import position, seat


def test_a_fork_finds_the_round_of_its_own_before_anything_else_is_asked() -> None:
    t = position(seat(ready=["Mira 3/5"], hand=["Rusty Gun"]), seat(ready=["Oskar 2/4"]), edition="2012", stop=True)
    assert (t.g.fork().round(), t.g.fork().combat(), t.g.fork().action(), t.g.fork().referendum()) == (None,) * 4
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.passes_until("strike")
    here = t.g.round()
    assert here is not None
    found = t.g.fork().round()
    assert found is not None
    assert found is not here
    assert found.opposing == t["Oskar"]
    combat, action = t.g.fork().combat(), t.g.fork().action()
    assert combat is not None
    assert action is not None
    assert (combat.acting, action.actor) == (t["Mira"], t["Mira"])
    with_mod(here, spans.STRENGTH, t["Mira"], 2)
    assert t.g.fork().modified(spans.STRENGTH, t["Mira"]) == 2
