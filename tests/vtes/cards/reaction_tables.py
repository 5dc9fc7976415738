"""Positions that tests of reactions share."""

from __future__ import annotations

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import does
from tests.vtes.cards.tables import bystander, reacting


def is_played(card: str, words: str, edition: str) -> bool:
    """Whether Oskar ever gets to play the card while he is bled, whether he blocks or not."""
    for blocks in (True, False):
        t = reacting(card, who=words, on_actor=["Mr. Winthrop"], edition=edition)
        t.does("bleed Mira")
        while t.asks not in t.quiet:
            if t.options("play"):
                return True
            t.does(
                "block Oskar" if blocks and t.offers("block Oskar") else "pass" if t.offers("pass") else t.options()[0]
            )
    return False


def bled_by_mira(card: str, words: str, edition: str, capacity: int = 5) -> Table:
    t = position(
        seat(ready=[f"Mira 4/{capacity}"]),
        seat(ready=[f"Oskar 4/6 {words}"], hand=[card]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Dora 2/4"]),
        edition=edition,
    )
    t.does("bleed Mira")
    return t


def carries_nothing_over(card: str, words: str, mode: int, gift: str, edition: str) -> None:
    """What Oskar has for blocking is offered in that combat, and not in the one that Psyche! begins."""
    t = position(
        seat(ready=["Mira 6/7 stealth:1"]),
        seat(ready=[f"Oskar 6/8 CEL {words}"], hand=[card, "Psyche!"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira")
    if card == "Night Terrors":  # takes the stealth away before the block
        does(t, f"play {card} Oskar {mode}", "block Oskar")
    else:
        does(t, "block Oskar", f"play {card} Oskar {mode}")
    does(t, "play Psyche! Oskar 1")
    assert t.ever_offered(gift)
    before = len(t.asked)
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert len(t.told("combat")) == 2
    assert not t.ever_offered(gift, before)


WAKES = [
    ("On the Qui Vive", "", 0),
    ("Wake with Evening's Freshness", "", 0),
    ("Forced Awakening", "", 0),
    ("Eyes of Argus", "AUS", 1),
    ("Shadow Sentinel", "obl", 0),
]
