"""Master cards: Z."""

from __future__ import annotations

import pytest

from tests.vtes.cards.tables import BYSTANDER, editions, in_master_phase

# -- Zillah's Valley --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("capacity", "offered"), [(7, False), (8, True)])
def test_zillahs_valley_is_for_the_old(capacity: int, offered: bool, edition: str) -> None:
    t = in_master_phase("Zillah's Valley", uncontrolled=(f"Old 0/{capacity}",), edition=edition)
    assert t.offers("play Zillah's Valley") is offered
    if offered:
        with t.unchanged(*BYSTANDER):
            t.does("play Zillah's Valley")
        assert (t.measure("Old.blood"), t.measure("a.pool")) == (4, 25)
        t.is_quiet()
