"""Action cards: N."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import FOE, cursed, done, mira
from tests.vtes.cards.answering import acts, until, until_turn_of
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011

# -- New Management ---------------------------------------------------------------------------------------------------


@rules_on("New Management", "LSJ 20001120", "LSJ 20101021")
@pytest.mark.parametrize("blocked", [True, False])
def test_new_management_is_replaced_when_the_action_is_over(blocked: bool) -> None:
    """After its combat, and after what is played after the resolution."""
    t = position(
        seat(
            ready=["Mira 6/8 FOR clan:Ventrue-antitribu"],
            hand=["New Management", "Freak Drive", *["Blank Page"] * 5],
            library=5,
        ),
        seat(ready=["Oskar 4/8"], play=["Opium Den"]),
        bystander(),
    )
    t.does("play New Management Mira")
    assert t.measure("a.hand") == 6
    until(t, "block Oskar")
    t.does("block Oskar" if blocked else "pass", by="b")
    until(t, "play Freak Drive Mira")
    assert (t.asks, t.measure("a.hand")) == ("failed" if blocked else "succeeded", 6)
    t.goes_on()
    assert t.measure("a.hand") == 7
    assert t.word("Opium Den.controller") == ("b" if blocked else "a")
    t.is_quiet()


@editions
@rules_on("New Management", "LSJ 20080803-2")
def test_new_management_takes_a_cheap_location(edition: str) -> None:
    own = seat(ready=["Mira 6/8"], hand=["New Management"], play=["Dreams of the Sphinx"])
    foe = seat(ready=["Oskar 2/4"], play=["The Barrens"])
    t = done("New Management", 0, own, foe, edition=edition)
    assert t.word("The Barrens.controller") == "a"


# -- New Moon Sigil ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("version", [0, 1])
def test_a_new_moon_sigil_moves_its_bearer(version: int, edition: str) -> None:
    card = "New Moon Sigil"
    t = done(card, version, mira("SPI", card, "Ines 2/4"), FOE, "target Ines", edition=edition)
    assert t.g.host[t[card]] == t["Ines"]
    t = position(seat(ready=[("Mira 6/8", [card])]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    if version:
        t.g.versions[t[card]] = version
        t.does("bleed Mira")
        with t.changes("Mira.blood", -2):
            acts(t, "block Oskar", f"use {card} Mira -2")
        assert t.told("blocked") == []
    else:
        acts(t, "bleed Mira", "block Oskar", f"use {card} Mira -1")
        assert t.told("maneuver")


# -- Night Moves ------------------------------------------------------------------------------------------------------

SMALL = [
    ("Night Moves", "OBF", 0, 3, 1),
    ("Night Moves", "OBF", 1, 6, 1),
    ("Cat Burglary", "CEL", 0, 1, 1),
    ("Cat Burglary", "CEL", 1, 1, 1),
    ("Speed of Thought", "CEL", 0, 0, 1),
    ("Bloodwork", "trait:black-hand sect:Sabbat", 0, 0, 2),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "stealth", "most"), SMALL)
def test_some_bleeds_take_no_more(card: str, words: str, mode: int, stealth: int, most: int, edition: str) -> None:
    own = seat(ready=[f"Mira 6/8 {words} bleed:3"], hand=[card])
    t = position(own, FOE, bystander(), edition=edition)
    with t.changes("b.pool", -most), t.unchanged("c.pool"):
        acts(
            t,
            f"play {card} Mira {mode}",
            *(["target b"] if card in ("Night Moves",) or (card, mode) == ("Cat Burglary", 1) else []),
        )
    assert t.told("action")[0]["stealth"] == stealth


# -- Nightmare Curse --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("version", [1, 2])
def test_pool_wakes_from_a_nightmare_at_the_lower_level(version: int, edition: str) -> None:
    t = cursed("Nightmare Curse", "Oskar 4/8 locked", version, edition)
    until_turn_of(t, 1, "unlock") if version == 1 else until_turn_of(t, 1)
    assert t.offers("use Nightmare Curse") is (version == 1)
    if version == 1:
        with t.changes("b.pool", -1):
            t.does("use Nightmare Curse")
        assert t.measure("Oskar.locked") == 0


# -- No Secrets From the Magaji ---------------------------------------------------------------------------------------

SECRETS = "No Secrets From the Magaji"


@since_2011
def test_a_magaji_with_no_secrets_unlocks(edition: str) -> None:
    t = acting(SECRETS, who="sect:Laibon magaji", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"play {SECRETS} Mira 0")
        t.goes_on()
    assert (t.g.host[t[SECRETS]], t.measure("Mira.locked")) == (t["Mira"], 0)
    t.is_quiet()
    assert not acting(SECRETS, who="sect:Laibon", edition=edition).offers(f"play {SECRETS}")


def watched(actor: str, edition: str, *hand: str) -> Table:
    """Mira, a locked magaji with the card, and the action of somebody against her Methuselah."""
    return position(
        seat(ready=[actor], hand=list(hand)),
        seat(ready=[("Mira 4/8 sect:Laibon magaji aus locked", [SECRETS])], hand=["Telepathic Misdirection"]),
        bystander(),
        edition=edition,
    )


@since_2011
@rules_on(SECRETS, "LSJ 20070208")
def test_she_blocks_a_vampire_though_locked_but_is_not_awake(edition: str) -> None:
    t = watched("Oskar 2/4", edition)
    t.does("bleed Oskar")
    assert not t.ever_offered("play Telepathic Misdirection")
    assert t.offers("block Mira")
    t.does("block Mira", by="b")
    on_to(t)
    assert ([told["intercept"] for told in t.told("blocked")], t.region(SECRETS)) == ([1], "attached")


@since_2011
def test_she_blocks_no_ally_so(edition: str) -> None:
    t = watched("Wolf ally 2", edition)
    t.does("bleed Wolf")
    t.goes_on()
    assert not t.ever_offered("block Mira")
    assert t.region(SECRETS) == "attached"


@since_2011
@rules_on(SECRETS, "LSJ 20090810")
def test_no_secrets_burns_when_a_block_is_attempted_in_vain(edition: str) -> None:
    t = watched("Oskar 4/8 OBF", edition, "Lost in Crowds")
    t.does("bleed Oskar")
    t.does("block Mira", by="b")
    t.does("play Lost in Crowds Oskar 1", by="a")
    t.goes_on()
    assert (len(t.told("block-failed")), t.region(SECRETS)) == (1, "ash-heap")


# -- Nosferatu Performance Art ----------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("blood", "modes", "stealth"), [("6/8", (2, 3), 1), ("4/5", (0, 1), 0)])
def test_nosferatu_perform(blood: str, modes: tuple[int, int], stealth: int, edition: str) -> None:
    card = "Nosferatu Performance Art"
    foe = seat(ready=["Oskar 4/8 clan:Toreador", "Kin 4/4"], play=["Art Museum"])
    own = mira("clan:Nosferatu", card, blood=blood)
    t = done(card, modes[0], own, foe, edition=edition)
    assert (t.region("Oskar"), t.told("action")[0]["stealth"]) == ("torpor", stealth)
    t = done(card, modes[1], own, foe, edition=edition)
    assert t.region("Art Museum") == "ash-heap"
