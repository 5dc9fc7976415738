"""Rulings on equipment and retainers that come from the hand by another card, without an action."""

from __future__ import annotations

from praxis.vtes.definitions.language import (
    AS_PLAYED,
    BLOOD_COST,
    COMBAT_CARD,
    LIBRARY_CARD,
    POOL_COST,
    cancel,
    costs,
    definition,
    out_of_turn,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011
from tests.vtes.cards.test_rulings_after_actions import does

THRIFT = made_up(
    "Thrift",
    faces.MASTER,
    definition=definition(
        costs(-1, BLOOD_COST, None, LIBRARY_CARD), costs(-1, POOL_COST, None, LIBRARY_CARD & ~COMBAT_CARD)
    ),
)
"""All cards cost a blood or pool less, by whomever and however they come into play."""
FOIL = made_up(
    "Foil",
    faces.MASTER,
    definition=definition(out_of_turn(cancel(LIBRARY_CARD & ~COMBAT_CARD, others=True), when=AS_PLAYED)),
)
"""Cancels anything but a combat card as it is played."""
DRAWN = [
    ("Concealed Weapon", "", 0, ".44 Magnum"),
    ("Disguised Weapon", "obf", 0, ".44 Magnum"),
    ("Pack Alpha", "ani", 0, "Raven Spy"),
]


def drawing(
    card: str, words: str, hand: list[Item], edition: str, play: list[Item] | None = None, library: int = 0
) -> Table:
    t = position(
        seat(ready=[f"Mira 6/8 {words}".strip(), "Ines 2/4"], hand=[card, *hand], play=play or [], library=library),
        seat(ready=["Oskar 6/8 strength:0"], hand=[FOIL]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar")
    return t


def to_the_end(t: Table) -> None:
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")


@editions
@rules_on("Pack Alpha", "RTR 20070707")
@ruled_alike("card words mode thing", DRAWN, "ANK 20230824")
def test_what_makes_it_cheaper_by_any_means_does_so_then(
    card: str, words: str, mode: int, thing: str, edition: str
) -> None:
    t = drawing(card, words, [thing], edition, [THRIFT])
    does(t, f"play {card} Mira {mode}")
    assert t.g.host[t[thing]] == t["Mira"]
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == ((29, 6) if thing == ".44 Magnum" else (30, 6))


@since_2011
@ruled_alike("card words mode thing", DRAWN, "ANK 20201229")
def test_it_is_not_played_and_so_not_cancelled(card: str, words: str, mode: int, thing: str, edition: str) -> None:
    t = drawing(card, words, [thing], edition)
    does(t, f"play {card} Mira {mode}")
    to_the_end(t)
    assert t.g.host[t[thing]] == t["Mira"]
    assert not t.ever_offered("play Foil")


@editions
@ruled_alike("card words mode thing", DRAWN, "LSJ 20080815")
def test_the_same_card_can_be_played_by_an_action_in_the_same_turn(
    card: str, words: str, mode: int, thing: str, edition: str
) -> None:
    t = drawing(card, words, [thing, thing], edition)
    does(t, f"play {card} Mira {mode}")
    if t.asks == "target":
        t.does(f"target {thing}")
    to_the_end(t)
    t.g.unlock(t["Mira"])
    t.does("hunt Ines")
    t.goes_on()
    assert t.offers(f"play {thing}#2 Mira 0")


@editions
@ruled_alike("card words mode thing", DRAWN, "LSJ 20100130")
def test_it_must_be_in_hand_before_the_card_is_replaced(
    card: str, words: str, mode: int, thing: str, edition: str
) -> None:
    for hand, offered in (([thing], True), ([], False)):
        t = drawing(card, words, [*hand, *["Blank Page"] * (6 - len(hand))], edition, library=4)
        to_the_end(t)
        assert t.ever_offered(f"play {card} Mira {mode}") is offered
