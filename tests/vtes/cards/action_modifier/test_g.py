"""Action Modifier cards: G."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.cancelling_tables import codes_of, in_hand, is_vetoed_for, veto
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions

# -- Gang Tactics -----------------------------------------------------------------------------------------------------

SET_ALREADY = [
    # Mira's card, her words, mode, the range
    ("Gang Tactics", "clan:Nosferatu-antitribu", 0, "close"),
    ("Neutral Guard", "obe", 1, "long"),
    ("Squirrel Balance", "cel", 0, "long"),
]


@rules_on("Gang Tactics", "PIB 20120214")
@rules_on("Neutral Guard", "PIB 20120214")
@rules_on("Squirrel Balance", "PIB 20120214")
@rules_on("Omael Kuman", "PIB 20120214")
@rules_on("Brick by Brick", "PIB 20120214")
@pytest.mark.parametrize(("card", "words", "mode", "range"), SET_ALREADY)
@pytest.mark.parametrize("answer", ["Omael Kuman", "Brick by Brick"])
def test_a_range_that_is_set_already_is_not_set_anew(card: str, words: str, mode: int, range: str, answer: str) -> None:
    retainer = answer == "Omael Kuman"
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card]),
        seat(ready=[("Oskar 6/8 VIS", [answer] if retainer else [])], hand=[] if retainer else [answer]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    to_the_end(t)
    assert [told["range"] for told in t.told("range")] == [range]
    assert not t.ever_offered("use Omael Kuman Oskar" if retainer else "play Brick by Brick Oskar 2")
    t.is_quiet()


@rules_on("Gang Tactics", "ANK 20180720")
@editions
def test_gang_tactics_keep_it_close(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Nosferatu-antitribu"], hand=["Gang Tactics", "Boxed In"]),
        seat(ready=["Oskar 4/8"], hand=["Fake Out"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Gang Tactics Mira 0", by="a")
    until(t, "block Oskar")
    t.does("block Oskar")
    asked = len(t.asked)
    on_to(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    to_the_end(t)
    assert not t.ever_offered("play Fake Out", since=asked)
    assert [told["range"] for told in t.told("range")] == ["close", "close"]


# -- Gift of Sleep ----------------------------------------------------------------------------------------------------


@editions
def test_a_gift_of_sleep_to_an_ally_who_blocks_or_is_blocked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/7 obe"], hand=["Gift of Sleep"]), seat(ready=["Brute ally 3"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("block Brute", by="b")
    t.does("play Gift of Sleep Mira 1", by="a")
    assert not t.told("combat")
    assert (t.measure("Brute.locked"), t.measure("b.pool")) == (1, 30)
    t.is_quiet()
    t = position(
        seat(ready=["Brute ally 3 bleed:1"]),
        seat(ready=["Oskar 4/7 obe"], hand=["Gift of Sleep"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Brute")
    t.does("block Oskar", by="b")
    t.does("play Gift of Sleep Oskar 3", by="b")
    assert not t.told("combat")
    assert (t.measure("Brute.locked"), t.measure("Oskar.locked")) == (1, 0)
    t.is_quiet()


@editions
def test_a_gift_of_sleep_to_an_ally_who_is_attacked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/7 obe"], hand=["Gift of Sleep", "Bum's Rush"]),
        seat(ready=["Brute ally 3"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does("target Brute")
    t.passes_until("would-fight")
    t.does("play Gift of Sleep Mira 2", by="a")
    assert not t.told("combat")
    assert t.measure("Brute.locked") == 1
    t.is_quiet()


# -- Gifts From Hereafter ---------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("code", "mode"), [("dom", 0), ("obl", 1), ("DOM", 2), ("OBL", 3)])
def test_gifts_from_hereafter_are_for_ghosts(edition: str, code: str, mode: int) -> None:
    path = "trait:path-of-Death-and-the-Soul"
    t = position(
        seat(
            ready=["Ghost ally 2 bleed:1 trait:wraith", "Brute ally 2 bleed:1", f"Ines 3/5 {code} {path}"],
            hand=["Gifts From Hereafter"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Brute")
    t.goes_on()
    assert not t.ever_offered("play")
    t.does("bleed Ghost")
    t.does(f"play Gifts From Hereafter Ines {mode}", by="a")
    while t.asks not in ("may", *t.quiet):
        t.passes()
    if mode >= 2:
        t.does("yes", by="a")
    assert (t.measure("b.pool"), t.measure("Ghost.locked")) == (27, int(mode < 2))
    assert t.measure("Ines.blood") == 3 - int(mode >= 2) - t.g.face[t["Gifts From Hereafter"]].blood
    t.is_quiet()


@rules_on("Gifts From Hereafter", "LSJ 20011204-3")
def test_gifts_from_hereafter_require_what_they_are_played_with() -> None:
    card = "Gifts From Hereafter"
    in_hand(card)
    t = position(
        seat(
            ready=["Ghost ally 2 bleed:1 trait:wraith", "Ines 3/5 obl trait:path-of-Death-and-the-Soul"],
            hand=[card],
        ),
        seat(ready=["Oskar 4/8"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Dora 2/4"], hand=[veto(code) for code in codes_of(card)]),
    )
    t.does("bleed Ghost")
    until(t, f"play {card} Ines 1")
    t.does(f"play {card} Ines 1", by="a")
    is_vetoed_for(t, card, ["obl"])


# -- Go-getter --------------------------------------------------------------------------------------------------------


@editions
def test_go_getter_lets_a_blocked_action_go_on_for_a_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBF clan:Ravnos"], hand=["Go-getter"]),
        seat(ready=["Oskar 4/8 intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.passes_until("failed")
    t.does("play Go-getter Mira 1", by="a")
    t.goes_on()
    assert t.measure("Mira.blood") == 4 - 1 - 1 - t.g.face[t["Go-getter"]].blood + 1  # a fist, the price, the hunt
    assert t.told("action-over")[0]["outcome"] == 1
    t.is_quiet()


# -- The Guruhi Are the Land ------------------------------------------------------------------------------------------


@rules_on("The Guruhi Are the Land", "RTR 20030519")
@pytest.mark.parametrize("mode", [0, 1, 2])
def test_the_guruhi_are_the_land(mode: int) -> None:
    t = acting("The Guruhi Are the Land", ".44 Magnum", who="clan:Guruhi")
    t.does(("bleed Mira", "hunt Mira", "play .44 Magnum Mira 0")[mode])
    until(t, f"play The Guruhi Are the Land Mira {mode}")
    t.does(f"play The Guruhi Are the Land Mira {mode}", by="a")
    to_the_end(t)
    assert (t.measure("b.pool"), t.measure("Mira.blood"), t.measure("Mira.locked")) == (
        (28, 4, 1),
        (30, 6, 1),
        (30, 4, 0),
    )[mode]
