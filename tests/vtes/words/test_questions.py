"""A question is put in words that fit who is asked, and each answer says what pool it costs."""

from __future__ import annotations

from praxis.kernel.words import Lang, Scene
from praxis.vtes.positions.file import read
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.positions.session import Posed
from praxis.vtes.words import WORDS
from tests.vtes.cards.location_tables import BRUJAH, MINISTRY, polling

ACTION = """\
game: vtes
edition: 2023
turn: anna, minion
[cards]
Veil: modifier obf, stealth 1
Push: modifier, bleed 1
Ears: reaction aus, intercept 1
[anna]
pool: 12
ready: Mira 3/5 obf
hand: Veil, Push
[bob]
pool: 9
ready: Oskar 2/4 aus
hand: Ears
"""


def posed(text: str) -> Posed:
    return read(text).table()


def play(t: Posed, *answers: str) -> None:
    for answer in answers:
        who, _, words = answer.partition(": ")
        t.game.answer(t.seat(who), t.read(words, who))


def asked(t: Posed, who: str, lang: Lang = "en") -> str:
    seat = t.seat(who)
    decision = t.game.decision_view(seat)
    assert decision is not None
    assert decision.seat == seat
    scene = Scene(lang, tuple(name.capitalize() for name in t.names), seat, t.game.view(seat))
    return WORDS.decision(decision, scene).text


def prices(t: Table, seat: int) -> dict[str, int]:
    """What each answer costs, by its key."""
    decision = t.g.decision_view(seat)
    assert decision is not None
    scene = Scene("en", ("Anna", "Bob", "Cleo"), seat, t.g.view(seat))
    return {key: WORDS.option(key, decision, scene).price for key in decision.options or ()}


def test_each_is_asked_in_words_of_her_own() -> None:
    t = posed(ACTION)
    play(t, "anna: bleed Mira")
    assert asked(t, "anna") == "Your action: raise it, or let the others decide?"
    assert asked(t, "anna", "de") == "Deine Aktion: verstärken, oder die anderen entscheiden lassen?"
    play(t, "anna: pass")
    assert asked(t, "bob") == "Mira acts: block, or answer in another way?"
    assert asked(t, "bob", "ja") == "Miraのアクション：ブロックする？ほかの手で応じる？"
    play(t, "bob: block Oskar")
    assert asked(t, "anna") == "Oskar tries to block you: get past?"
    play(t, "anna: play Veil Mira", "anna: pass")
    assert asked(t, "bob") == "Oskar tries to block Mira: add to the attempt?"
    assert asked(t, "bob", "it") == "Oskar tenta di bloccare Mira: rafforzi il tentativo?"


def test_who_cannot_block_is_not_asked_whether_she_blocks() -> None:
    t = posed(
        ACTION.replace("Oskar 2/4 aus", "Oskar 2/4 locked").replace("reaction aus, intercept 1", "reaction, wake")
    )
    play(t, "anna: bleed Mira", "anna: pass")
    assert asked(t, "bob") == "Mira acts, and you cannot block now: answer in another way?"


FIGHT = """\
game: vtes
edition: 2023
turn: anna, minion
[cards]
Claws: combat, strike 2
Run: combat, maneuver
Again: combat, press
Skin: combat, prevent 1
[anna]
pool: 12
ready: Mira 5/5
hand: Run, Again, Skin
[bob]
pool: 9
ready: Oskar 4/4
hand: Claws, Skin, Again, Run
"""


def test_who_fights_is_told_against_whom_at_which_range_and_what_was_chosen() -> None:
    t = posed(FIGHT)
    play(t, "anna: bleed Mira", "bob: block Oskar")
    assert asked(t, "anna") == "Mira against Oskar, at close range so far: maneuver?"
    play(t, "anna: play Run Mira")
    assert asked(t, "bob") == "Oskar against Mira, at long range so far: maneuver?"
    assert asked(t, "bob", "de") == "Oskar gegen Mira, bisher auf weite Entfernung: manövrieren?"
    play(t, "bob: play Run Oskar")
    told = "Oskar against Mira at close range: choose a strike. Mira strikes: hands."
    assert asked(t, "bob") == told
    play(t, "bob: play Claws Oskar")
    assert asked(t, "anna") == "Mira takes 2 damage: prevent it?"
    assert asked(t, "anna", "it") == "Mira subisce 2 danni: previeni?"
    play(t, "anna: pass", "bob: pass")
    assert asked(t, "anna") == "Mira against Oskar is about to end: press for another round?"
    play(t, "anna: play Again Mira")
    assert asked(t, "bob") == "Oskar against Mira goes on for another round: press to end it?"
    assert asked(t, "bob", "ja") == "Oskar対Miraは次のラウンドへ続く：プレスして終える？"


def test_an_ability_says_what_pool_it_costs() -> None:
    t = polling("Ferraille", f"Oskar 2/4 {MINISTRY}", edition="2023", pool=1)
    assert [price for key, price in prices(t, 1).items() if key.startswith("use ")] == [1]
    assert prices(t, 1)["pass"] == 0


def test_a_number_that_is_paid_says_so() -> None:
    card = "Oxford University, England"
    t = polling(card, f"Oskar 2/4 {BRUJAH}", edition="2023", pool=3)
    assert [price for key, price in prices(t, 1).items() if key.startswith("use ")] == [
        0
    ]  # it is still to be announced
    t.does(f"use {card}", by="b")
    assert prices(t, 1) == {"amount 1": 1, "amount 2": 2, "amount 3": 3}


def test_a_card_says_what_pool_other_cards_in_play_add_to_its_cost() -> None:
    """Centralized Background Check adds 1 to each weapon, to a free one too, and nothing to a retainer."""
    own = seat(ready=["Mira 3/5"], hand=[".44 Magnum", "Grenade", "J. S. Simmons, Esq."], pool=3)
    for check, more in ((["Centralized Background Check"], 1), ([], 0)):
        t = position(own, seat(play=check), seat())
        offered = prices(t, 0)
        assert offered[t.option("play .44 Magnum Mira")] == 2 + more
        assert offered[t.option("play Grenade Mira")] == more
        assert offered[t.option("play J. S. Simmons, Esq. Mira")] == 0


def test_abilities_of_one_card_are_told_apart_by_how_their_texts_begin() -> None:
    own = seat(ready=["Mira 3/5"], uncontrolled=["Ann 1/4"], play=["Dreams of the Sphinx"])
    t = position(own, seat())
    decision = t.g.decision_view(0)
    assert decision is not None
    scene = Scene("en", ("Anna", "Bob"), 0, t.g.view(0))
    told = [WORDS.option(key, decision, scene).text for key in decision.options or () if key.startswith("use ")]
    assert len(told) == 2
    assert ["hand size" in each for each in told] == [True, False]
    assert ["uncontrolled" in each for each in told] == [False, True]


def test_a_target_is_called_by_what_the_chosen_way_of_the_card_aims_at() -> None:
    """Line Brawl aims at a Methuselah with Celerity, at a minion with Potence."""
    called = {0: {"Bob", "Cleo"}, 1: {"Oskar", "Vera"}}
    for mode, names in called.items():
        t = position(
            seat(ready=["Mira 5/8 cel pot sect:Anarch"], hand=["Line Brawl"]),
            seat(ready=["Oskar 2/4"]),
            seat(ready=["Vera 2/4"]),
        )
        t.does(f"play Line Brawl Mira {mode}")
        decision = t.g.decision_view(0)
        assert decision is not None
        scene = Scene("en", ("Anna", "Bob", "Cleo"), 0, t.g.view(0))
        told = [WORDS.option(key, decision, scene).text for key in decision.options or () if key.startswith("target ")]
        assert len(told) == len(names)
        assert {name for name in ("Bob", "Cleo", "Oskar", "Vera") if any(name in each for each in told)} == names


CONTESTS = """\
game: vtes
edition: 2023
turn: anna, unlock
[anna]
pool: 12
ready: Mira 3/7 sect:Camarilla title:prince city:Chicago
in play: Elder Library contested
[bob]
pool: 9
ready: Oskar 4/8 sect:Camarilla title:prince city:Chicago
in play: Elder Library contested
"""


def test_who_pays_or_yields_reads_what_it_costs_and_what_is_contested() -> None:
    """Who yields a title keeps the vampire, so it is the title that is named."""
    t = posed(CONTESTS)
    decision = t.game.decision_view(0)
    assert decision is not None
    scene = Scene("en", ("Anna", "Bob"), 0, t.game.view(0))
    keys = [key for key in decision.options or () if key.startswith(("pay ", "yield "))]
    assert {WORDS.option(key, decision, scene).text for key in keys} == {
        *("Pay 1 pool for “Elder Library”", "Yield “Elder Library”"),
        *("Pay 1 blood for prince of Chicago", "Yield prince of Chicago"),
    }


def test_who_tries_to_block_is_named_by_the_question_and_not_by_each_answer() -> None:
    t = posed(ACTION)
    play(t, "anna: bleed Mira")
    t.goes_on("block")
    play(t, "bob: block Oskar", "anna: play Veil Mira")
    t.goes_on("play")
    if t.game.decision is not None and t.game.decision.seat == 0:
        play(t, "anna: pass")
    decision = t.game.decision_view(1)
    assert decision is not None
    scene = Scene("en", ("Anna", "Bob"), 1, t.game.view(1))
    assert "Oskar" in WORDS.decision(decision, scene).text
    assert {WORDS.option(key, decision, scene).text for key in decision.options or ()} == {"Play “Ears”", "Pass"}
