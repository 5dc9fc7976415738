"""Combat cards: E."""

from __future__ import annotations

import pytest

from tests.vtes.cards.combat_tables import on_to, strikes, to_long
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, editions, fighting, in_editions

# -- Earthshock -------------------------------------------------------------------------------------------------------


@rules_on("Earthshock", "LSJ 20060509")
@editions
@pytest.mark.parametrize("long", [False, True])
def test_an_earthshock_does_not_reach_who_flies_but_his_retainer(edition: str, long: bool) -> None:
    t = fighting(
        "Earthshock",
        *(["Fake Out"] if long else []),
        who="pot",
        other="Oskar 6/8 trait:flight",
        on_other=["Mr. Winthrop"],
        edition=edition,
    )
    if long:
        to_long(t)
        on_to(t, "strike")
        t.does("play Earthshock Mira 0", by="a")
        on_to(t)
        assert (t.measure("Oskar.blood"), t.region("Mr. Winthrop")) == (6, "ash-heap")
    else:
        on_to(t)
        assert not t.ever_offered("play Earthshock")


@rules_on("Earthshock", "LSJ 20030902-2")
def test_one_dodges_an_earthshock_in_vain() -> None:
    t = fighting("Earthshock", who="pot", answers=["Dodge"])
    on_to(t, "strike")
    t.does("play Earthshock Mira 0", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t)
    assert t.measure("Oskar.blood") == 5


@editions
def test_nobody_dodges_an_earthshock(edition: str) -> None:
    t = fighting("Earthshock", answers=["Dodge"], who="POT strength:2", edition=edition)
    strikes(t, "Earthshock", 1, "play Dodge Oskar 0")
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (3, 5)


# -- Entombment -------------------------------------------------------------------------------------------------------

FELLS = [
    ("Entombment", "OBT", 1, "Oskar 6/8", "torpor"),
    ("Entombment", "obt", 0, "Oskar ally 3 strength:1", "ash-heap"),
    ("Coma", "dem", 0, "Oskar 6/8", "torpor"),
    ("Coma", "DEM", 1, "Oskar 6/8", "torpor"),
    ("Touch of Oblivion", "OBL", 1, "Oskar 6/8", "torpor"),
    ("Touch of Oblivion", "OBL", 1, "Oskar ally 3 strength:1", "ash-heap"),
]


@rules_on("Entombment", "LSJ 20000110")
@rules_on("Coma", "LSJ 20000110")
@in_editions("card words mode other region", FELLS)
@pytest.mark.parametrize("how", ["close", "long", "dodged"])
def test_a_strike_fells_whom_it_hits_at_close_range(
    edition: str, card: str, words: str, mode: int, other: str, region: str, how: str
) -> None:
    t = fighting(card, "Fake Out", answers=["Dodge"], who=words, other=other, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        if how == "long":
            to_long(t)
        strikes(t, card, mode, "play Dodge Oskar 0" if how == "dodged" else "strike hand")
    assert t.region("Oskar") == (region if how == "close" else "ready")
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - (1 if how == "close" else 0)  # at the same time
    t.is_quiet()


@in_editions(
    "card words other",
    [("Entombment", "OBT", "Oskar ally 3"), ("Entombment", "obt", "Oskar 6/8"), ("Coma", "dem", "Oskar ally 3")],
)
def test_it_is_for_its_kind_of_minion(edition: str, card: str, words: str, other: str) -> None:
    t = fighting(card, who=words, other=other, edition=edition)
    on_to(t)
    assert not t.ever_offered(f"play {card} Mira {1 if words == 'OBT' else 0}")
