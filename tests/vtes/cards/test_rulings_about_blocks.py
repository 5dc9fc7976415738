"""Official rulings on blocks that succeed: what they cost, who may react to them, and actions that go on as if they
were not blocked."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_rulings_odds import to_the_end, until


def answers(t: Table, *texts: str) -> None:
    """Each of these answers is given as soon as it is offered."""
    for text in texts:
        until(t, text)
        t.does(text)


# -- as if unblocked --------------------------------------------------------------------------------------------------


@ruled_alike(
    "card words mode oskar",
    [
        ("Chameleon's Colors", "SPI", 3, ""),
        ("Flow Within the Mountain", "VIS", 2, ""),
        ("Morphean Blow", "VAL", 2, ""),
        ("Toreador's Bane", "MEL", 2, "clan:Toreador"),
        ("Torrent", "CEL", 1, ""),
    ],
    "LSJ 20070808-1",
)
def test_an_action_that_goes_on_has_its_card_back(card: str, words: str, mode: int, oskar: str) -> None:
    """Nothing that we know of takes a card out of that ash heap in the meantime."""
    far = ["Fake Out"] if card == "Chameleon's Colors" else []
    t = position(
        seat(ready=[f"Mira 6/8 pre {words}", "Ines 2/4"], hand=[card, "Heart of the City", *far]),
        seat(ready=[f"Oskar 6/8 intercept:9 {oskar}".strip()]),
        bystander(),
    )
    t.does("play Heart of the City Mira 0")
    answers(t, "block Oskar", *[f"play {each} Mira" for each in far], f"play {card} Mira {mode}")
    while t.asks not in t.quiet:
        t.answer(t.options()[0] if t.asks in ("strike", "trigger") else "pass")
    assert t.told("blocked")
    assert t.g.host[t["Heart of the City"]] == t["Mira"]
    t.is_quiet()


@rules_on("Falcon's Eye", "LSJ 20030227")
def test_falcons_eye_is_for_one_attempt() -> None:
    t = position(
        seat(ready=["Mira 6/8 CEL"], hand=["Torrent"]),
        seat(ready=["Oskar 4/8 locked"]),
        seat(ready=["Vera 4/8 SPI"], hand=["Falcon's Eye"]),
        seat(ready=["Dora 2/4"]),
    )
    t.does("bleed Mira")
    answers(t, "play Falcon's Eye Vera 2", "play Torrent Mira 1")
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("block Vera", since)
    assert t.measure("b.pool") == 29
    t.is_quiet()


# -- after the block --------------------------------------------------------------------------------------------------


@rules_on("Cats' Guidance", "RBK reaction-cards")
@pytest.mark.parametrize(("blood", "offered"), [(4, True), (0, False)])
def test_a_blocker_in_torpor_follows_no_cats(blood: int, offered: bool) -> None:
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[f"Oskar {blood}/8 ani"], hand=["Cats' Guidance"]), bystander())
    t.does("bleed Mira")
    answers(t, "block Oskar")
    to_the_end(t)
    assert t.region("Oskar") == ("ready" if offered else "torpor")
    assert t.ever_offered("play Cats' Guidance Oskar 0") is offered
    t.is_quiet()


@rules_on("Crypt's Sons", "ANK 20210131")
@pytest.mark.parametrize("used", [True, False])
def test_nobody_reacts_to_a_combat_that_the_sons_have_taken_away(used: bool) -> None:
    t = position(
        seat(ready=[("Mira 4/6 sect:Anarch", ["Crypt's Sons"])]),
        seat(ready=["Oskar 4/8 dom"], hand=["Obedience"]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "block Oskar")
    until(t, "use Crypt's Sons")
    assert not t.ever_offered("play Obedience")
    t.does("use Crypt's Sons" if used else "pass", by="a")
    to_the_end(t)
    assert t.ever_offered("play Obedience") is not used
    assert (t.measure("b.pool"), bool(t.told("combat"))) == ((29, False) if used else (30, True))
    t.is_quiet()


@rules_on("Dónal O'Connor", "TOM 19951215-1", "RTR 19960530")
@pytest.mark.parametrize("blood", [0, 3])
@pytest.mark.parametrize("fought", [True, False])
def test_who_blocks_donal_burns_a_blood_at_once(blood: int, fought: bool) -> None:
    me = "Dónal O'Connor"
    hand: list[Item] = [] if fought else ["Change of Target"]
    t = position(seat(ready=[me, "Ines 2/4"], hand=hand), seat(ready=[f"Oskar {blood}/4 strength:0"]), bystander())
    t.does(f"bleed {me}")
    answers(t, "block Oskar")
    if not fought:
        until(t, f"play Change of Target {me}")
        assert t.measure("Oskar.blood") == max(0, blood - 1)
        t.does(f"play Change of Target {me}", by="a")
        assert (t.measure("Oskar.blood"), t.told("combat")) == (max(0, blood - 1), [])
    to_the_end(t)
    assert t.told("blocked")
    t.is_quiet()
