"""Reaction cards: F."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import THRIFT, before
from tests.vtes.cards.answering import answers, does, goes_through, to_the_end, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_editions, reacting, since_2011
from tests.vtes.cards.turn_tables import pays_to_unlock

# -- Faerie Wards -----------------------------------------------------------------------------------------------------

FAIL = [
    # card, words, mode, the actor, what Oskar pays, whether he locks
    ("Faerie Wards", "myt", 1, "Mira 4/5", 2, True),
    ("Faerie Wards", "MYT", 2, "Mira 4/5", 2, True),
    ("The Mole", "dom sect:Anarch", 2, "Mira 4/5", 0, True),
]


@in_editions("card words mode actor price locks", FAIL)
def test_the_action_fails(edition: str, card: str, words: str, mode: int, actor: str, price: int, locks: bool) -> None:
    t = before(card, who=words, actor=actor, edition=edition)
    until(t, f"play {card} Oskar {mode}")
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play {card} Oskar {mode}", by="b")
        to_the_end(t)
    assert (t.measure("Oskar.blood"), t.measure("Oskar.locked")) == (4 - price, 1 if locks else 0)
    assert t.g.counters_on(t["Mira"], "stun", -1) == (1 if (card, mode) == ("Faerie Wards", 2) else 0)
    t.is_quiet()
    older = actor.replace("4/5", "4/9")
    t = before(card, who=words, actor=older, edition=edition)
    to_the_end(t)
    assert not t.ever_offered(f"play {card} Oskar {mode}")


@rules_on("Faerie Wards", "ANK 20260316", "LSJ 20041022")
def test_no_ward_while_somebody_attempts_to_block_and_zephyrs_blow_afterwards() -> None:
    t = before("Faerie Wards", who="myt", actor="Mira 4/5 CEL", answers=["Zephyr"], others=["Nora 2/4"])
    until(t, "block Nora")
    t.does("block Nora")
    assert not t.ever_offered("play Faerie Wards", since=len(t.asked))
    t = before("Faerie Wards", who="myt", actor="Mira 4/5 CEL", answers=["Zephyr", "Freak Drive"])
    until(t, "play Faerie Wards")
    t.does("play Faerie Wards Oskar 1", by="b")
    until(t, "play Zephyr")
    t.does("play Zephyr Mira 1", by="a")
    assert t.measure("Mira.locked") == 0


@rules_on("Faerie Wards", "LSJ 20070219")
def test_an_action_that_fails_was_not_blocked() -> None:
    t = before("Faerie Wards", who="myt", actor="Mira 4/5 FOR", answers=["Freak Drive"])
    until(t, "play Faerie Wards")
    t.does("play Faerie Wards Oskar 1", by="b")
    to_the_end(t)
    assert not t.ever_offered("play Freak Drive")


@rules_on("Faerie Wards", "LSJ 20050114")
def test_an_infernal_vampire_at_faerie_wards_unlocks_for_a_pool() -> None:
    t = position(
        seat(ready=["Mira 4/8 MYT"], hand=["Faerie Wards"]),
        seat(ready=["Oskar 2/4 trait:infernal", "Olga 2/4"]),
        turn="b",
    )
    t.does("bleed Oskar")
    answers(t, "play Faerie Wards Mira 2")
    to_the_end(t)
    assert t.g.counters_on(t["Oskar"], "stun") == 1
    pays_to_unlock(t, "Oskar")


# -- Falcon's Eye -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("blood", "offered"), [(0, False), (1, True)])
def test_who_cannot_burn_the_blood_gets_no_intercept_for_it(edition: str, blood: int, offered: bool) -> None:
    for card, words in (("Falcon's Eye", "ani"), ("Ears of the Hare", "pro"), ("Aura Absorption", "aus")):
        t = position(
            seat(ready=["Mira 4/7 stealth:1"]),
            seat(ready=[f"Oskar {blood}/8 {words}"], hand=[card]),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        t.does("block Oskar", by="b")
        assert t.ever_offered(f"play {card} Oskar 0") is offered


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


@editions
@ruled_alike(
    "card words",
    [("Falcon's Eye", "ani"), ("Ears of the Hare", "pro"), ("Aura Absorption", "aus")],
    "ANK 20210226",
)
@pytest.mark.parametrize("blood", [0, 1])
def test_blood_burned_for_intercept_is_not_saved(card: str, words: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=[THRIFT]),
        seat(ready=[f"Oskar {blood}/8 {words}"], hand=[card]),
        bystander(),
        edition=edition,
    )
    does(t, "hunt Mira", "block Oskar")
    assert t.offers(f"play {card} Oskar 0") is bool(blood)
    if blood:
        t.does(f"play {card} Oskar 0", by="b")
        assert t.measure("Oskar.blood") == 0


@editions
@rules_on("Falcon's Eye", "RTR 19950413")
def test_falcons_eye_is_not_for_who_cannot_block(edition: str) -> None:
    for dawn in (True, False):
        t = position(
            seat(ready=["Mira 4/8 for"], hand=["Daring the Dawn"]),
            seat(ready=["Oskar 4/8"]),
            seat(ready=["Vera 4/8 SPI"], hand=["Falcon's Eye"]),
            edition=edition,
        )
        does(t, "bleed Mira", *(["play Daring the Dawn Mira 0"] if dawn else []))
        before = len(t.asked)
        while t.asks not in t.quiet:
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert t.ever_offered("play Falcon's Eye Vera 2", before) is not dawn


# -- Fast Reaction ----------------------------------------------------------------------------------------------------


@rules_on("Fast Reaction", "LSJ 20001126")
@in_editions("words mode presses", [("aus", 0, False), ("AUS", 1, True)])
def test_a_fast_reaction_joins_the_fight(edition: str, words: str, mode: int, presses: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8"]),
        seat(ready=["Oskar 4/8", f"Paul 4/8 {words}"], hand=["Fast Reaction"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on_to(t, "after-combat")
    t.does(f"play Fast Reaction Paul {mode}", by="b")
    on_to(t, "press", "influence")
    assert (t.asks == "press" and t.offers("press")) is presses
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.measure("Paul.blood"), t.measure("Paul.locked")) == (4, 4, 1)
    t.is_quiet()


# -- Fillip -----------------------------------------------------------------------------------------------------------


@editions
def test_fillip_wakes_a_younger_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/7", "Nils 2/5"]),
        seat(ready=["Oskar 4/8 locked", "Olga 2/4 locked", "Otto 2/8 locked"], hand=["Fillip", "Fillip"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Fillip Oskar", by="b")
    t.passes()  # nobody wakes another meanwhile
    assert t.told("awake")[0]["card"] == t["Olga"]
    t.passes_until_offered("block Olga")
    t.does("block Olga", by="b")
    t.goes_on()
    before = len(t.asked)
    t.does("bleed Nils")
    t.goes_on()
    assert not t.ever_offered("play Fillip#2 Oskar", before)  # one each turn
    t.is_quiet()


# -- Folderol ---------------------------------------------------------------------------------------------------------


@rules_on("Folderol", "ANK 20200607")
@pytest.mark.parametrize(("card", "words", "mode"), [("Folderol", "MYT", 2), ("Hide the Heart", "VAL", 3)])
def test_the_bleed_of_another_is_reduced(card: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 bleed:3"]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=[f"Vera 4/8 {words}"], hand=[card]),
    )
    t.does("bleed Mira")
    until(t, f"play {card} Vera {mode}")
    t.does(f"play {card} Vera {mode}", by="c")
    to_the_end(t)
    assert t.measure("b.pool") == 30 - 3 + (1 if card == "Folderol" else 2)


# -- Forced Awakening -------------------------------------------------------------------------------------------------


@editions
@rules_on("Forced Awakening", "TOM 19951129")
def test_forced_awakening_costs_a_blood_if_its_player_does_not_block(edition: str) -> None:
    t = reacting("Forced Awakening", who="locked", edition=edition)
    with t.changes("Oskar.blood", -1), t.unchanged(*BYSTANDER):
        goes_through(t, "bleed Mira", "play Forced Awakening Oskar 0")
    assert t.measure("b.pool") == 29
    t.is_quiet()


@editions
def test_forced_awakening_costs_nothing_if_its_player_blocks(edition: str) -> None:
    t = reacting("Forced Awakening", who="locked", edition=edition)
    with t.changes("Oskar.blood", -1):  # by the strike of Mira alone
        goes_through(t, "bleed Mira", "play Forced Awakening Oskar 0", "block Oskar")
    assert t.told("blocked")
    assert t.measure("b.pool") == 30
    t.is_quiet()


@rules_on("Forced Awakening", "LSJ 20091123")
def test_who_wakes_after_the_combat_of_another_still_reacts() -> None:
    t = position(
        seat(ready=["Mira 6/8", "Ines 2/4"]),
        seat(ready=["Oskar 4/8 aus locked", "Olga 4/8"], hand=["Forced Awakening", "Fast Reaction"]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "block Olga")
    while t.asks != "after-combat":
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert not t.offers("play Fast Reaction Oskar")
    t.does("play Forced Awakening Oskar", by="b")
    t.does("play Fast Reaction Oskar 0", by="b")
    to_the_end(t)
    assert [one["opposing"] for one in t.told("combat")] == [t["Olga"], t["Oskar"]]
    t.is_quiet()


@editions
@rules_on("Forced Awakening", "LSJ 20070417")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_who_wakes_and_blocks_pays_nothing_even_if_the_action_goes_on(answer: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRO"], hand=["Form of Mist"]),
        seat(ready=["Oskar 4/8 locked"], hand=["Forced Awakening"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "play Forced Awakening Oskar 0", "block Oskar", "play Form of Mist Mira 1", answer)
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Oskar.blood")) == ((29, 4) if answer == "yes" else (30, 4))
    t.is_quiet()


@editions
@rules_on("Forced Awakening", "ANK 20230319")
def test_a_block_before_forced_awakening_does_not_count(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRO"], hand=["Form of Mist"]),
        seat(ready=["Oskar 4/8"], hand=["Forced Awakening"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Form of Mist Mira 1", "yes", "play Forced Awakening Oskar 0")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Oskar.blood")) == (29, 3)
    t.is_quiet()


@editions
@rules_on("Forced Awakening", "LSJ 19990421")
def test_who_woke_pays_for_reactions_before_he_burns_a_blood_for_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 1/8 locked dom"], hand=["Forced Awakening", "Deflection"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "play Forced Awakening Oskar 0", "play Deflection Oskar 0")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("c.pool"), t.measure("Oskar.blood")) == (30, 29, 0)


@since_2011
@rules_on("Forced Awakening", "ANK 20210819")
def test_who_is_forced_awake_can_cancel_a_card(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 dom"], hand=["Threats"]),
        seat(ready=["Oskar 4/8 DEM locked"], hand=["Forced Awakening", "Touch of Clarity"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "play Threats Mira 0")
    assert t.asks == "as-played"
    t.does("play Forced Awakening Oskar 0", by="b")
    t.does("play Touch of Clarity Oskar 3", by="b")
    t.goes_on()
    paid = t.g.face[t["Touch of Clarity"]].blood
    assert (t.measure("b.pool"), t.measure("Oskar.blood")) == (29, 4 - paid - 1)


# -- Forced Vigilance -------------------------------------------------------------------------------------------------


@editions
def test_forced_vigilance_unlocks_the_blocker_afterwards(edition: str) -> None:
    t = reacting("Forced Vigilance", who="for", more=["Olga 2/4 for locked"], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert t.asks == "failed"
    assert t.options("play") == [f"play {t['Forced Vigilance']} {t['Oskar']} 0"]
    t.does("play Forced Vigilance Oskar 0", by="b")
    assert (t.measure("Oskar.locked"), t.measure("Olga.locked")) == (0, 1)
    t.is_quiet()


# -- Foul Blood -------------------------------------------------------------------------------------------------------


@rules_on("Foul Blood", "LSJ 20050720-2")
@in_editions("words mode locks", [("qui", 0, True), ("QUI", 1, False)])
def test_foul_blood_does_not_feed(edition: str, words: str, mode: int, locks: bool) -> None:
    t = before("Foul Blood", who=words, act="hunt Mira", edition=edition)
    until(t, "play Foul Blood")
    t.does(f"play Foul Blood Oskar {mode}", by="b")
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.locked")) == (3, 1 if locks else 0)
    t.is_quiet()


# -- Friend of Mine ---------------------------------------------------------------------------------------------------


@editions
def test_friend_of_mine_answers_a_successful_bleed(edition: str) -> None:
    if edition == "2000":  # the book of 2000 has no anarchs
        return
    t = reacting("Friend of Mine", who="obt sect:Anarch", edition=edition)
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does("play Friend of Mine Oskar 2", by="b")
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (2, 29)
    t.goes_on()
    t.is_quiet()


# -- Funeral Wake -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("words", "mode", "woken"), [("nec", 0, 1), ("NEC", 1, 2)])
def test_funeral_wake_unlocks_the_dead(edition: str, words: str, mode: int, woken: int) -> None:
    dead = ["Ghost ally 2 trait:wraith locked", "Zed ally 2 trait:zombie locked", "Brute ally 2 locked"]
    t = position(
        seat(ready=["Mira 4/7"]),
        seat(ready=[f"Oskar 4/8 {words} locked", *dead], hand=["Funeral Wake"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does(f"play Funeral Wake Oskar {mode}", by="b")
    while t.asks in ("target", "pick"):
        t.answer(t.options()[0])
    assert t.measure("Ghost.locked") + t.measure("Zed.locked") == 2 - woken
    assert (t.measure("Brute.locked"), t.measure("Oskar.locked")) == (1, 1)
    t.goes_on()
    t.is_quiet()
