"""Political Action cards: T."""

from __future__ import annotations

from tests.vtes.cards.referendum_tables import calls, pools, table
from tests.vtes.cards.tables import editions

# -- Tithings ---------------------------------------------------------------------------------------------------------


@editions
def test_tithings_spare_those_with_an_elder(edition: str) -> None:
    t = table("Tithings", who="sect:Sabbat", theirs=("Oskar 2/7",), edition=edition)
    calls(t, "Tithings")
    assert pools(t) == (31, 30, 29)
    t.is_quiet()


# -- Transfer of Power ------------------------------------------------------------------------------------------------


@editions
def test_transfer_of_power_compares_with_the_pool_before_it(edition: str) -> None:
    t = table("Transfer of Power", pools=(10, 11, 11), edition=edition)
    calls(t, "Transfer of Power")
    assert pools(t) == (12, 10, 10)  # the second is still richer than the caller was
    t = table("Transfer of Power", pools=(10, 10, 9), edition=edition)
    calls(t, "Transfer of Power")
    assert pools(t) == (10, 10, 9)
    t.is_quiet()
