"""Why a choice was made: data, and a line in every language."""

from __future__ import annotations

from typing import get_args

from praxis.bots.reason import MOST, Ground, of_choice, of_thought
from praxis.bots.search import Thought
from praxis.cli.replay import Teller
from praxis.cli.words import terminal_words
from praxis.kernel.decision import PASS, key
from praxis.kernel.game import Setting
from praxis.kernel.record import Answer, record_of
from praxis.kernel.walks import header_for
from praxis.languages import spoken
from praxis.vtes.kind import KIND
from praxis.vtes.positions.file import read

BLEED = "game: vtes\nedition: 2023\nturn: anna, minion\n[anna]\nready: Mira 5/5\n[bob]\npool: 20\n"


def test_the_best_choice_is_worth_more_and_another_is_not() -> None:
    t = read(BLEED).table()
    assert t.game.decision is not None
    options = t.game.decision.options
    bleed = t.read("bleed Mira", "anna")
    reason = of_choice("vtes", t.game.view(0), options, bleed)
    assert reason is not None
    assert (reason.ground, reason.than) == ("worth", PASS)
    assert reason.gain > 0
    worse = of_choice("vtes", t.game.view(0), options, PASS)
    assert worse is not None
    assert (worse.ground, worse.than) == ("other", bleed)


INFLUENCE = "game: vtes\nturn: anna, influence\n[anna]\nuncontrolled: Mira 0/5, Nora 0/9\n[bob]\n"


def test_what_the_house_bot_never_does_is_not_counted_in_pool() -> None:
    """Nobody has 55 pool to lose by a transfer: the house bot marks what it never does."""
    t = read(INFLUENCE).table()
    assert t.game.decision is not None
    view = t.game.view(0)
    nora, mira = t.read("invest Nora", "anna"), t.read("invest Mira", "anna")
    best = of_choice("vtes", view, [mira, nora], nora)
    assert best is not None
    assert (best.ground, best.than, best.gain > MOST) == ("clear", mira, True)
    worse = of_choice("vtes", view, [mira, nora], mira)
    assert worse is not None
    assert (worse.ground, worse.than) == ("missed", nora)
    said = terminal_words("en").grounds
    assert said[best.ground].format(than="Mira", gain=f"{best.gain:g}", n=0) == "clearly better than “Mira”"
    assert said[worse.ground].format(than="Nora", gain=f"{worse.gain:g}", n=0) == "although “Nora” was clearly better"


def test_without_a_choice_there_is_no_reason() -> None:
    t = read(BLEED).table()
    assert of_choice("vtes", t.game.view(0), [PASS], PASS) is None


def test_who_looked_ahead_says_by_how_much() -> None:
    thought = Thought(("b",), [("a",), ("b",), ("c",)], [0.2, 0.26, 0.1], 30)
    reason = of_thought(thought)
    assert reason is not None
    assert (reason.ground, reason.than, reason.gain, reason.playouts) == ("ahead", ("a",), 6.0, 30)
    assert of_thought(Thought(("a",), [("a",)], [], 0)) is None


def test_every_language_says_every_ground_in_one_line() -> None:
    for lang in ("en", "de", "it", "ja"):
        assert spoken(lang) == lang
        grounds = terminal_words(lang).grounds
        assert set(grounds) == set(get_args(Ground))
        for text in grounds.values():
            line = text.format(than="bleed", gain="1.5", n=30)
            assert "bleed" in line
            assert "\n" not in line


def test_a_replay_tells_reasons() -> None:
    header = header_for(KIND, Setting(3, "2023"), 4)
    game = KIND.begin(header)
    assert game.decision is not None
    while len(game.decision.options) < 2:
        game._answer(game.decision.options[0])
    decision = game.decision
    record = record_of(KIND, header, [(decision.seat, key(decision.options[0]))])
    teller = Teller(record, -1, "en", quiet=True, reasons=True)
    why = teller._why(game, Answer(decision.seat, key(decision.options[0])))
    assert "“" in why
