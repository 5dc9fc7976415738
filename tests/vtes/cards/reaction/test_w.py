"""Reaction cards: W."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import FULL_HAND
from tests.vtes.cards.answering import until
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, reacting, since_2011

# -- Wake with Evening's Freshness ------------------------------------------------------------------------------------

WAKING = [
    ("Wake with Evening's Freshness", "", 0),
    ("Forced Awakening", "", 0),
    ("On the Qui Vive", "", 0),
    ("Eyes of Argus", "AUS", 1),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode"), WAKING)
def test_a_locked_vampire_wakes_and_blocks(card: str, words: str, mode: int, edition: str) -> None:
    t = reacting(card, who=f"{words} locked".strip(), edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        assert not t.offers("block Oskar")
        t.does(f"play {card} Oskar {mode}", by="b")
        assert t.measure("Oskar.locked") == 1  # he only acts as though he were not
        t.does("block Oskar", by="b")
        t.goes_on()
    assert t.told("blocked")
    assert t.measure("b.pool") == 30
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "words", "mode"), WAKING)
def test_who_is_awake_does_not_wake(card: str, words: str, mode: int, edition: str) -> None:
    t = reacting(card, who=words, edition=edition)
    t.does("bleed Mira")
    assert not t.offers(f"play {card} Oskar {mode}")


@editions
@pytest.mark.parametrize(("card", "offered"), [("Wake with Evening's Freshness", False), ("On the Qui Vive", True)])
def test_an_ally_wakes_only_by_a_card_for_all_minions(card: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]), seat(ready=["Brute ally 2 locked"], hand=[card]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    assert bool(t.told("bleeds")) is not offered
    assert t.offers(f"play {card} Brute 0") is offered


@editions
@rules_on("Wake with Evening's Freshness", "ANK 20200129", "LSJ 20091208", "RTR 19951017")
@rules_on("Glancing Blow", "ANK 20200129", "LSJ 20091208", "RTR 19951017")
@pytest.mark.parametrize("card", ["Wake with Evening's Freshness", "Glancing Blow"])
def test_what_is_replaced_in_the_unlock_phase_is_so_before_anything_else(card: str, edition: str) -> None:
    """The Rack could be used in that phase: the hand is full by then."""
    locked = card != "Glancing Blow"
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(
            ready=[f"Oskar 4/8{' locked' if locked else ''}"],
            hand=[card, *["Blank Page"] * 6],
            library=9,
            play=["Political Hunting Ground"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while not t.offers(f"play {card} Oskar"):
        assert t.asks not in t.quiet
        t.does("block Oskar" if t.offers("block Oskar") else "strike hand" if t.asks == "strike" else "pass")
    t.does(f"play {card} Oskar 0", by="b")
    while not t.offers("use Political Hunting Ground"):
        assert t.measure("b.hand") == 6
        t.does("strike hand" if t.asks == "strike" else t.options()[0] if not t.offers("pass") else "pass")
    assert (t.who(), t.measure("b.hand")) == ("b", 7)


LATE = [
    # card, words, mode, when it is replaced
    ("Wake with Evening's Freshness", "locked", 0, "unlock"),
    ("Legwork", "", 0, "unlock"),
    ("Sonar", "PRO", 1, "turn"),
    ("Elder Intervention", "", 0, "action"),
    ("Read the Winds", "ani aus", 0, "action"),
]


@since_2011
@pytest.mark.parametrize(("card", "words", "mode", "until"), LATE)
def test_some_reactions_are_replaced_later(edition: str, card: str, words: str, mode: int, until: str) -> None:
    t = position(
        seat(ready=["Mira 4/7 stealth:9", "Nils 1/5"]),
        seat(ready=[f"Oskar 4/8 {words}".strip(), "Olga 1/4"], hand=[card, *FULL_HAND], library=9),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    if "locked" not in words:
        t.does("block Oskar", by="b")
    t.does(f"play {card} Oskar {mode}", by="b")
    assert t.measure("b.hand") == 6
    t.goes_on()
    assert t.measure("b.hand") == (7 if until == "action" else 6)
    t.does("hunt Nils")
    t.goes_on()
    assert t.measure("b.hand") == (7 if until == "action" else 6)
    while t.who() == "a":
        t.passes()
    assert t.measure("b.hand") == 7  # as her own turn begins


@since_2011
def test_what_waits_for_the_unlock_phase_is_drawn_before_anything_unlocks(edition: str) -> None:
    """Ruling on Wake with Evening's Freshness and others."""
    t = position(
        seat(ready=["Mira 4/7"]),
        seat(ready=["Oskar 4/8 locked"], hand=["Wake with Evening's Freshness", *FULL_HAND], library=9),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Wake with Evening's Freshness Oskar", by="b")
    t.goes_on()
    while t.who() != "b":
        t.passes()
    words = [event.kind for event in t.g.log] if hasattr(t.g, "log") else []
    assert t.measure("Oskar.locked") == 0
    assert not words or words.index("drawn") < words.index("unlocked")


# -- Wrong and Crosswise ----------------------------------------------------------------------------------------------

AGAINST = [("Wrong and Crosswise", "DEM prince", 1, 4 + 2), ("Protected District", "primogen", 1, 3 + 1)]


def called(card: str, words: str, votes: str = "") -> Table:
    t = position(
        seat(ready=["Mira 4/8 justicar"], hand=["Kine Resources Contested"]),
        seat(ready=[f"Oskar 4/8 {words}"], hand=[card]),
        bystander(),
    )
    t.does("play Kine Resources Contested Mira 0")
    while not t.told("polling"):
        t.answer("pass" if t.offers("pass") else t.options()[0])
    return t


@rules_on("Wrong and Crosswise", "LSJ 20031119")
@rules_on("Protected District", "LSJ 20031119")
@pytest.mark.parametrize(("card", "words", "mode", "votes"), AGAINST)
def test_votes_against_are_cast_against_at_once(card: str, words: str, mode: int, votes: int) -> None:
    t = called(card, words)
    until(t, f"play {card} Oskar {mode}")
    t.does(f"play {card} Oskar {mode}", by="b")
    since = len(t.asked)
    while not t.told("result"):
        t.answer("pass")
    assert not t.ever_offered("vote Oskar for", since)
    assert t.told("result")[-1]["against"] == votes


@rules_on("Wrong and Crosswise", "LSJ 20031115")
@rules_on("Protected District", "LSJ 20031115")
@pytest.mark.parametrize(("card", "words", "mode", "votes"), AGAINST)
def test_who_votes_in_favor_gets_no_votes_against(card: str, words: str, mode: int, votes: int) -> None:
    t = called(card, words)
    until(t, "vote Oskar for")
    t.does("vote Oskar for", by="b")
    since = len(t.asked)
    while not t.told("result"):
        t.answer("pass")
    assert not t.ever_offered(f"play {card} Oskar {mode}", since)
