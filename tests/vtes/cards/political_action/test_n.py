"""Political Action cards: N."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.political_action_tables import ousted_together
from tests.vtes.cards.referendum_tables import calls
from tests.vtes.cards.rulings import ruled_alike
from tests.vtes.cards.tables import editions

# -- Neonate Breach ---------------------------------------------------------------------------------------------------


@editions
@ruled_alike(
    "card terms theirs mine",
    [
        ("Neonate Breach", ("target b", "target c", "-"), "2/4", 20),
        ("Reins of Power", ("pick Mira", "pick Oskar", "-", "-"), "2/8", 26),
        ("Anarchist Uprising", (), "2/4", 19),
        ("Ancilla Empowerment", (), "2/4", 19),
        ("Domain Challenge", (), "2/4 locked", 19),
    ],
    "LSJ 20000309",
)
def test_whoever_is_ousted_with_her_prey_has_a_point_and_no_pool(
    card: str, terms: tuple[str, ...], theirs: str, mine: int, edition: str
) -> None:
    t = position(
        seat(20, ready=["Mira 4/8"], hand=[card]),
        seat(1, ready=[f"Oskar {theirs}"]),
        seat(1, ready=[f"Vera {theirs}"]),
        seat(20, ready=["Zoe 2/4"]),
        edition=edition,
    )
    calls(t, card, *terms)
    assert ousted_together(t) == mine + 6
