"""A few more official rulings: shrine, contract, piper, annex, a week of hunts, a dabbler, and Disciplines in use."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    ASH,
    BLEED,
    DURING_ACTION,
    LOCATION,
    MINE,
    OTHERS,
    REMOVED,
    YOU,
    a,
    ability,
    control,
    definition,
    master,
    mod,
    modifier,
    named,
    permanent,
    put,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, path_for
from tests.vtes.cards.test_rulings_several_disciplines import codes_of, in_hand, veto


def until(t: Table, text: str) -> None:
    """Everybody passes, and strikes with the hand, until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.does("strike hand" if t.asks == "strike" else "pass")


def to_the_end(t: Table) -> None:
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")


# -- Disciplines in use -----------------------------------------------------------------------------------------------


def is_vetoed_for(t: Table, card: str, codes: list[str]) -> None:
    """Seat d could cancel it by these Disciplines and by no others."""
    assert (t.who(), t.asks) == ("d", "as-played")
    assert [code for code in codes_of(card) if t.offers(f"play Veto {code}")] == codes


@rules_on("Tourette's Voice", "LSJ 20011204-3")
def test_tourettes_voice_requires_what_it_is_played_with() -> None:
    card = "Tourette's Voice"
    in_hand(card)
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]),
        seat(ready=["Oskar 4/8 aus"], hand=[card]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Dora 2/4"], hand=[veto(code) for code in codes_of(card)]),
    )
    t.does("bleed Mira")
    for text in ("block Oskar", f"play {card} Oskar 0"):
        until(t, text)
        t.does(text, by="b")
    is_vetoed_for(t, card, ["aus"])


@rules_on("Dance with the Devil", "LSJ 20011204-3")
def test_a_dance_with_the_devil_requires_what_it_is_played_with() -> None:
    card = "Dance with the Devil"
    in_hand(card)
    t = position(
        seat(ready=[f"Mira 4/8 tha {path_for(card)}"], hand=[card]),
        seat(ready=["Oskar 4/8"], hand=["Fake Out"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Dora 2/4"], hand=[veto(code) for code in codes_of(card)]),
    )
    t.does("bleed Mira")
    for text in ("block Oskar", "play Fake Out Oskar 0", f"play {card} Mira 1"):
        until(t, text)
        t.does(text)
    is_vetoed_for(t, card, ["tha"])


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


# -- Yoruba Shrine ----------------------------------------------------------------------------------------------------


@rules_on("Yoruba Shrine", "LSJ 20081105")
def test_the_actor_announces_before_the_shrine_answers() -> None:
    t = position(
        seat(ready=["Mira 4/8 DOM"], hand=["Bum's Rush", "Seduction"]),
        seat(ready=["Oskar 4/8 clan:Banu-Haqim"], play=["Yoruba Shrine"]),
        bystander(),
    )
    t.does("play Bum's Rush Mira 0")
    t.does("target Oskar")
    assert (t.who(), t.asks) == ("a", "announced")
    t.does("play Seduction Mira 1", by="a")
    while t.asks == "target":
        t.does("target Oskar")
    until(t, "use Yoruba Shrine")
    assert t.asks == "announced"


# -- Clandestine Contract ---------------------------------------------------------------------------------------------


@rules_on("Clandestine Contract", "ANK 20220910")
def test_a_contract_is_fulfilled_in_the_turn_in_which_it_is_made() -> None:
    card = "Clandestine Contract"
    t = position(
        seat(ready=["Mira 8/9 clan:Banu-Haqim for"], hand=[card, "Freak Drive"]),
        seat(ready=["Oskar 9/9"]),
        bystander(),
    )
    t.does(f"play {card} Mira 0")
    t.does("target Oskar")
    until(t, "play Freak Drive Mira 0")
    t.does("play Freak Drive Mira 0", by="a")
    assert (t.asks, t.measure("Mira.locked"), t.g.host[t[card]]) == ("minion", 0, t["Oskar"])
    t.does(f"use {card} Mira")
    to_the_end(t)
    assert len(t.told("combat")) == 2


# -- Piper ------------------------------------------------------------------------------------------------------------


@rules_on("Piper", "ANK 20201229")
def test_louhi_does_not_cancel_what_piper_brings() -> None:
    friend = made_up("Friend", faces.ALLY, life=1, definition=definition(permanent()))
    for brought in (True, False):
        t = position(
            seat(ready=["Mira 4/8 sect:Anarch"], hand=[friend, *(["Piper"] if brought else [])]),
            seat(ready=["Louhi"]),
            bystander(),
            phase="master" if brought else "minion",
        )
        t.does("play Piper" if brought else "play Friend Mira 0")
        assert t.ever_offered("use Louhi") is not brought
        assert (t.region("Friend") == "ready") is brought


# -- Melange ----------------------------------------------------------------------------------------------------------


@rules_on("Melange", "ANK 20220805")
@pytest.mark.parametrize("gone", [True, False])
def test_melange_that_has_left_the_ash_heap_is_put_on_nobody(gone: bool) -> None:
    clears = ability(DURING_ACTION, put(a(ASH, MINE, named("Melange")), REMOVED))
    broom = made_up("Broom", faces.MASTER, definition=definition(clears))
    t = position(
        seat(ready=["Mira 6/7 obf stealth:1"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 6/8 AUS aus"], hand=["Melange", "Enhanced Senses"], play=[broom]),
        bystander(),
    )
    t.does("bleed Mira")
    for text in ("block Oskar", "play Melange Oskar 1"):
        until(t, text)
        t.does(text, by="b")
    until(t, "play Lost in Crowds Mira 0")
    t.does("play Lost in Crowds Mira 0", by="a")
    if gone:
        until(t, "use Broom")
        t.does("use Broom", by="b")
    until(t, "play Enhanced Senses Oskar 1")
    t.does("play Enhanced Senses Oskar 1", by="b")
    to_the_end(t)
    assert t.told("blocked")
    assert t.region("Melange") == ("removed" if gone else "attached")


# -- Storage Annex ----------------------------------------------------------------------------------------------------


@rules_on("Storage Annex", "LSJ 20001031")
def test_a_stolen_annex_keeps_its_card_for_the_thief() -> None:
    """Seat b, who has taken it, exchanges a card of hers for the one of seat a that was kept there."""
    theft = made_up("Theft", faces.MASTER, definition=definition(master(control(a(LOCATION, OTHERS), YOU))))
    t = position(
        seat(ready=["Mira 4/8"], hand=["Storage Annex", "Dodge", "Blank Page"]),
        seat(ready=["Oskar 4/8"], hand=["Fake Out", theft]),
        bystander(),
        phase="master",
    )
    t.does("play Storage Annex")
    t.does("pick Dodge")
    assert t.region("Dodge") == "research"
    while not t.offers("play Theft"):
        t.answer("pass")
    t.does("play Theft", by="b")
    while not t.offers("use Storage Annex"):
        t.answer("pass")
    t.does("use Storage Annex", by="b")
    while t.asks == "pick":
        t.does("pick Fake Out")
    assert (t.region("Dodge"), t.region("Fake Out")) == ("hand", "research")
    assert t["Dodge"] in t.g.hand(1)
    assert not t.g.faults()
    while not t.offers("discard Dodge"):
        t.answer("pass")
    t.does("discard Dodge", by="b")
    assert t["Dodge"] in t.g.ash_heap(0)  # her own again
    assert not t.g.faults()


# -- Week of Nightmares -----------------------------------------------------------------------------------------------


@rules_on("Week of Nightmares", "LSJ 20090606")
def test_ravnos_still_hunt_by_other_cards() -> None:
    t = position(
        seat(ready=["Mira 1/8 clan:Ravnos"], hand=["Abactor"], play=["Week of Nightmares"]),
        seat(ready=["Oskar 5/8 clan:Ravnos"]),
        bystander(),
    )
    assert not t.offers("hunt Mira")
    t.does("play Abactor Mira 0")
    while t.asks not in t.quiet:
        t.answer("pass")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6, 5)


@rules_on("Week of Nightmares", "RTR 20180511")
def test_a_better_hunt_among_ravnos_takes_more_of_the_target() -> None:
    t = position(
        seat(ready=["Mira 1/8 clan:Ravnos sect:Anarch"], play=["Week of Nightmares", "Hospital Food"]),
        seat(ready=["Oskar 5/8 clan:Ravnos"]),
        bystander(),
    )
    t.does("use Week of Nightmares Mira")
    t.does("use Hospital Food", by="a")
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (3, 3)


# -- Dabbler ----------------------------------------------------------------------------------------------------------


@rules_on("Dabbler", "ANK 20220411")
@pytest.mark.parametrize(("codes", "asked"), [(("dom", "obf", "pre"), True), (("dom", "obf"), False)])
def test_a_cancelled_card_counts_for_a_dabbler(codes: tuple[str, ...], asked: bool) -> None:
    """The first of them is cancelled: its Discipline was used all the same."""
    tricks = [
        made_up(f"Trick {code}", faces.MODIFIER, definition=definition(modifier(code, mod(BLEED, 1)))) for code in codes
    ]
    t = position(
        seat(ready=[("Mira 6/8 dom obf pre", ["Dabbler"])], hand=tricks),
        seat(ready=["Oskar 2/4"], hand=["Direct Intervention"]),
        bystander(),
    )
    t.does("bleed Mira")
    for number, trick in enumerate(tricks):
        until(t, f"play {trick.name} Mira 0")
        t.does(f"play {trick.name} Mira 0", by="a")
        if not number:
            t.does("play Direct Intervention", by="b")
    while t.asks not in ("may", *t.quiet):
        t.answer("pass")
    assert (t.asks == "may") is asked
    assert t.measure("b.pool") == 30 - 1 - (len(codes) - 1) - t.g.face[t["Direct Intervention"]].pool


@rules_on("Regent", "LSJ 20070808-2")
@pytest.mark.parametrize("contested", [True, False])
def test_nobody_attacks_a_regent_whose_title_is_contested(contested: bool) -> None:
    regent = "8/8 sect:Sabbat regent"
    t = position(
        seat(ready=[(f"Mira {regent}", ["Regent"])]),
        seat(ready=[(f"Oskar {regent}", ["Regent"])] if contested else ["Oskar 8/8 sect:Sabbat"]),
        seat(ready=["Vera 2/4 sect:Sabbat"]),
        turn="c",
    )
    assert t.word("Mira.title") == ("none" if contested else "regent")
    assert t.offers("use Regent Vera") is not contested
