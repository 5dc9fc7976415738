"""Political Action cards: J."""

from __future__ import annotations

from tests.vtes.cards.referendum_tables import calls, table
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import editions

# -- Justicar Retribution ---------------------------------------------------------------------------------------------


@editions
@rules_on("Justicar Retribution", "RTR 19980623")
def test_the_retribution_burns_who_bleeds_for_three(edition: str) -> None:
    """Ruling: as they would bleed their prey."""
    t = table(
        "Justicar Retribution",
        who="sect:Camarilla prince:Boston",
        theirs=(("Oskar 2/4", ["Trophy: Revered"]), "Ute 2/4"),
        edition=edition,
    )
    calls(t, "Justicar Retribution")
    assert (t.region("Oskar"), t.region("Ute"), t.region("Vera")) == ("ash-heap", "ready", "ready")
