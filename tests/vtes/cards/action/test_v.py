"""Action cards: V."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import FOE, mira
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Vaticination -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Vaticination", "PIB 20121031")
def test_a_vaticination_looks_at_all_hands_and_discards_one_card(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:True-Brujah"], hand=["Vaticination", "Majesty"]),
        seat(ready=["Oskar 2/4 locked"], hand=["Fade"], library=["Deflection"]),
        seat(ready=["Vera 2/4"], hand=["Conditioning"]),
        edition=edition,
    )
    t.does("play Vaticination Mira")
    while t.asks != "pick":
        t.passes()
    assert t.g.seen(t["Conditioning"], 0)
    t.does("pick Fade")
    t.goes_on()
    assert (t.region("Fade"), t.region("Conditioning")) == ("ash-heap", "hand")
    assert not t.g.seen(t["Deflection"], 0)


@editions
def test_a_vaticination_may_take_a_card_of_ones_own(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:True-Brujah"], hand=["Vaticination", "Majesty"], library=["Dodge"]),
        seat(ready=["Oskar 2/4"], hand=["Fade"]),
        seat(ready=["Vera 2/4"], hand=["Conditioning"]),
        edition=edition,
    )
    t.does("play Vaticination Mira")
    assert t.told("action")[-1]["victims"] == [1, 2]
    t.passes_until("pick")
    assert sorted(t.options()) == sorted(f"pick {t[card]}" for card in ("Majesty", "Fade", "Conditioning", "Dodge"))
    t.does("pick Majesty")
    t.goes_on()
    assert [t.region(card) for card in ("Majesty", "Fade", "Conditioning")] == ["ash-heap", "hand", "hand"]
    assert not t.g.seen(t["Fade"], 2)
    t.is_quiet()


# -- Violation of Trust -----------------------------------------------------------------------------------------------


@editions
def test_a_contract_is_violated(edition: str) -> None:
    card = "Violation of Trust"
    t = position(mira("", card), FOE, bystander(), edition=edition)
    assert not t.offers(f"play {card}")
