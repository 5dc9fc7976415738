"""An answer that cannot succeed as things stand, or that begins a contest, says so, by what its reader sees."""

from __future__ import annotations

import pytest

from praxis.kernel.words import Lang, Scene
from praxis.languages import folders
from praxis.vtes.positions.file import read
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.positions.session import Posed
from praxis.vtes.words import WORDS

ACTION = """\
game: vtes
edition: 2023
turn: anna, minion
[cards]
Veil: modifier obf, stealth 1
Shroud: modifier obf, stealth 2
Ears: reaction aus, intercept 1
Eyes: reaction aus, intercept 2
[anna]
pool: 12
ready: Mira 3/5 obf
hand: Veil, Shroud
[bob]
pool: 9
ready: Oskar 2/4 aus
hand: Ears, Eyes
"""
FAILS: dict[Lang, str] = {
    "en": "stealth 1 against intercept 0",
    "de": "Heimlichkeit 1 gegen Aufmerksamkeit 0",
    "it": "furtività 1 contro intercetto 0",
    "ja": "ステルス1対インターセプト0",
}
languages = pytest.mark.parametrize("lang", folders.known())


def play(t: Posed, *answers: str) -> None:
    for answer in answers:
        who, _, words = answer.partition(": ")
        t.game.answer(t.seat(who), t.read(words, who))


def warned(t: Posed | Table, seat: int, lang: Lang = "en") -> dict[str, str]:
    """What each option warns of, by its text; those without a warning too."""
    g = t.game if isinstance(t, Posed) else t.g
    decision = g.decision_view(seat)
    assert decision is not None
    scene = Scene(lang, ("Anna", "Bob", "Cleo"), seat, g.view(seat))
    choices = [WORDS.option(key, decision, scene) for key in decision.options or ()]
    return {choice.text: choice.warning for choice in choices}


@languages
def test_a_block_without_the_intercept_says_so(lang: Lang) -> None:
    """[block.compare.success]"""
    t = read(ACTION).table()
    play(t, "anna: hunt Mira")
    t.goes_on("block")
    told = warned(t, 1, lang)
    assert sorted(told.values()) == ["", FAILS[lang]]


def test_a_block_that_succeeds_says_nothing() -> None:
    t = read(ACTION).table()
    play(t, "anna: bleed Mira")
    t.goes_on("block")
    assert set(warned(t, 1).values()) == {""}


def test_intercept_that_is_too_little_and_stealth_that_is_too_little_say_so() -> None:
    t = read(ACTION).table()
    play(t, "anna: bleed Mira")
    t.goes_on("block")
    play(t, "bob: block Oskar", "anna: play Shroud Mira")
    t.goes_on("play")
    while t.game.decision is not None and t.game.decision.seat == 0:
        play(t, "anna: pass")
    told = warned(t, 1)
    assert told["Play “Ears”"] == "stealth 2 against intercept 1"
    assert told["Play “Eyes”"] == ""
    play(t, "bob: play Eyes Oskar")
    while t.game.decision is not None and t.game.decision.seat == 1:
        play(t, "bob: pass")
    told = warned(t, 0)
    assert [warning for text, warning in told.items() if "Veil" in text] == [""]


def test_a_hand_strike_at_long_range_says_that_it_has_no_effect() -> None:
    """[combat.hand.not-at-long]"""
    fight = ACTION.replace("Veil: modifier obf, stealth 1", "Run: combat, maneuver\nClaws: combat, strike 2")
    fight = fight.replace("Veil, Shroud", "Run, Claws")
    for far in (False, True):
        t = read(fight).table()
        play(t, "anna: bleed Mira")
        t.goes_on("block")
        play(t, "bob: block Oskar")
        while t.game.decision is not None and t.game.decision.kind != "maneuver":
            play(t, f"{t.names[t.game.decision.seat]}: pass")
        if far:
            play(t, "anna: play Run Mira")
        while t.game.decision is not None and t.game.decision.kind != "strike":
            play(t, f"{t.names[t.game.decision.seat]}: pass")
        assert t.game.decision is not None
        assert t.game.decision.seat == 0
        told = warned(t, 0)
        no = "no effect at long range" if far else ""
        assert told["Strike with hands"] == no
        assert told["Play “Claws”"] == no


CONTEST: dict[Lang, str] = {
    "en": "contested with Bob",
    "de": "dann umstritten mit Bob",
    "it": "sarà contesa con Bob",
    "ja": "Bobと争いになる",
}


@languages
def test_a_unique_card_that_somebody_has_in_play_warns_of_the_contest(lang: Lang) -> None:
    """[contest.card.start]"""
    own = seat(hand=["Elder Library", "Blood Doll"], ready=["Mira 3/5"])
    t = position(own, seat(play=["Elder Library"]), seat(), phase="master")
    told = {text: warning for text, warning in warned(t, 0, lang).items() if warning}
    assert [("Elder Library" in text, warning) for text, warning in told.items()] == [(True, CONTEST[lang])]


@pytest.mark.parametrize("blood", [0, 5])
def test_a_vampire_that_somebody_has_in_play_warns_of_the_contest(blood: int) -> None:
    """[contest.card.start]"""
    own = seat(uncontrolled=[f"Anson blood:{blood}" if blood else "Anson", "Ozmo"])
    t = position(own, seat(ready=["Anson"]), seat(), phase="influence")
    told = warned(t, 0)
    about = {text: warning for text, warning in told.items() if "Anson" in text}
    assert about
    for text, warning in about.items():  # to take a counter back is no contest
        assert warning == ("" if text.startswith("2 transfers") else "contested with Bob")
    assert {warning for text, warning in told.items() if "Anson" not in text} == {""}


def test_a_copy_that_lies_face_down_before_another_is_no_warning() -> None:
    """What the reader does not see she is not told."""
    t = position(seat(uncontrolled=["Anson"]), seat(uncontrolled=["Anson blood:3"]), seat(), phase="influence")
    assert set(warned(t, 0).values()) == {""}


def test_ones_own_copy_is_told_of_as_well() -> None:
    """[contest.card.not-with-self]"""
    t = position(seat(uncontrolled=["Anson"], ready=["Anson"]), seat(), phase="influence")
    assert "you control a copy already" in warned(t, 0).values()


def test_the_reader_who_may_block_reads_what_she_has_to_do() -> None:
    t = read(ACTION).table()
    play(t, "anna: bleed Mira")
    t.goes_on("block")
    names = ("Anna", "Bob")
    for lang, end in (
        ("en", "; you: block or let it go"),
        ("de", "; du: blocken oder zulassen"),
        ("it", "; tu: blocca o lascia passare"),
        ("ja", "（あなた：ブロックするか、見送るか）"),
    ):
        said = WORDS.stack(t.game.stack_view(1), Scene(lang, names, 1, t.game.view(1)))
        assert said.endswith(end)
    others = WORDS.stack(t.game.stack_view(0), Scene("en", names, 0, t.game.view(0)))
    assert "you:" not in others
