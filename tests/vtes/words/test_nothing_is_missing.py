"""Every event, decision, option and procedure of V:TES has words, in every edition; no message is unused."""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path

import pytest

import praxis.vtes
from praxis.clauses import load
from praxis.kernel.decks import Demands
from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import Game, Setting
from praxis.kernel.words import Lang, Scene
from praxis.languages import known
from praxis.languages.page import page_words
from praxis.vtes import citing
from praxis.vtes.actions.table import KINDS
from praxis.vtes.decks.box import BOX
from praxis.vtes.events import EVENTS
from praxis.vtes.kind import KIND
from praxis.vtes.model.worlds import procedures
from praxis.vtes.questions import QUESTIONS
from praxis.vtes.rules.answer_roles import ROLES
from praxis.vtes.words import WORDS
from praxis.vtes.words.decisions import message_of as option_message
from praxis.vtes.words.languages import tongue
from praxis.vtes.words.stack import _SAID, SILENT
from tests.size import sized

ROOT = Path(praxis.vtes.__file__).parent
NAMES = ("Anna", "Bob", "Cleo", "Dora", "Emil", "Frida")
LANGUAGES = known()
ENGLISH = tongue("en").messages


def scene(game: Game, seat: int, lang: Lang = "en") -> Scene:
    return Scene(lang, NAMES[: game.seats], seat, game.view(seat))


def test_every_kind_of_event_has_words() -> None:
    assert len(EVENTS) > 70
    said = {message.partition(".")[0] for message in ENGLISH.events}
    assert {kind for kind, event in EVENTS.items() if event.told} == said


def test_every_clause_of_the_table_of_events_exists() -> None:
    clauses = {clause.id for clause in load("vtes").clauses}
    assert {event.follows for event in EVENTS.values()} - clauses == {""}


def test_every_question_has_words_and_none_is_there_for_nothing() -> None:
    assert set(ENGLISH.decisions) == QUESTIONS


def test_every_kind_of_action_is_told_and_none_is_there_for_nothing() -> None:
    assert {message[7:] for message in ENGLISH.events if message.startswith("action.")} == set(KINDS)
    assert set(KINDS) <= set(ENGLISH.stack)
    titles = {key.removeprefix("vtes.act.") for key in page_words("en") if key.startswith("vtes.act.")}
    assert titles == set(KINDS)


def test_every_procedure_is_in_the_sentence_or_silent() -> None:
    spans = {
        "Opener",
        "Harm",
        "Span",
        "TurnSpan",
        "Playing",
        "Paying",
        "ActionSpan",
        "ReferendumSpan",
        "CombatSpan",
        "RoundSpan",
    }
    assert set(procedures()) - spans == (SILENT | set(_SAID)) & set(procedures())
    assert (SILENT | set(_SAID)) - set(procedures()) == set()


@pytest.mark.parametrize("setting", KIND.settings(), ids=Setting.label)
def test_random_games_can_be_told_whole(setting: Setting) -> None:
    rng = random.Random(setting.label())
    game = KIND.begin(KIND.header(setting, rng.getrandbits(60)))
    number = len(setting.label()) if setting.players == 4 else setting.players + int(setting.edition)
    lang = LANGUAGES[number % len(LANGUAGES)]
    said = tongue(lang, setting.edition).messages
    for number in range(sized(quick=80, normal=250, full=3_000)):
        for event in game.take_events():
            for seat in (SPECTATOR, 0):
                line = WORDS.event(event.kind, event.seen_by(seat), scene(game, seat, lang))
                message = event.message(event.seen_by(seat))
                assert (line is None) == (not message), event
                assert line is None or (line.text and "{" not in line.text), event
        decision = game.decision
        if decision is None:
            break
        if number % 5 == 0:
            _tell(game, decision.seat, lang)
        for option in decision.options:
            assert option_message(option, decision.kind) in said.options, option
        game.answer(decision.seat, rng.choice(decision.options))


def _tell(game: Game, seat: int, lang: Lang) -> None:
    """All that can be said at a decision, to who decides and to somebody else."""
    mine, other = scene(game, seat, lang), scene(game, (seat + 1) % game.seats, lang)
    decision, theirs = game.decision_view(seat), game.decision_view(other.seat)
    assert decision is not None
    assert theirs is not None
    for asked, reader in ((decision, mine), (theirs, other)):
        question = WORDS.decision(asked, reader)
        assert question.text
        assert "{" not in question.text + question.help
        assert WORDS.stack(game.stack_view(reader.seat), reader)
    for option in decision.options or []:
        choice = WORDS.option(option, decision, mine)
        assert choice.text
        assert "{" not in choice.text + WORDS.explain(option, decision, mine)


def test_every_answer_has_words_and_none_is_there_for_nothing() -> None:
    assert {message.partition(".")[0] for message in ENGLISH.options} == set(ROLES)


def test_the_words_follow_the_edition() -> None:
    modern, old = tongue("en", "2023").messages, tongue("en", "2012").messages
    assert (modern.phases["unlock"], old.phases["unlock"]) == ("unlock phase", "untap phase")
    assert (modern.events["locked"], old.events["locked"]) == ("{card} locks.", "{card} taps.")
    assert tongue("en", "2000").term("Banu Haqim") == "Assamite"


def _reasons() -> dict[str, str]:
    """Every clause that the rules explain a refusal with."""
    found: dict[str, str] = dict(citing.TEXTS)
    for path in ROOT.glob("rules/*.py"):
        module = import_module(f"praxis.vtes.rules.{path.stem}")
        for name in ("TEXTS", "_TEXTS"):
            found.update(getattr(module, name, {}))
    return found


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_refusal_has_words_in_every_language_and_none_is_there_for_nothing(lang: Lang) -> None:
    reasons = _reasons()
    assert len(reasons) > 150
    assert set(tongue(lang).messages.reasons) == set(reasons)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_for_a_new_table_can_be_played(lang: Lang) -> None:
    for variant in WORDS.variants(lang):
        assert variant.label
        assert variant.help
        for value, label in variant.values:
            assert label
            edition = str(value) if variant.key == "edition" else _having(variant.key)
            options = {} if variant.key == "edition" else {variant.key: value}
            BOX.check_table(Demands(edition, 4, options))
            if variant.key not in DEMANDS:  # no deck of ours need fit every demand: people bring theirs
                KIND.begin(KIND.header(Setting(4, edition, options), 1))


DEMANDS = ("format", "enforced")


def _having(option: str) -> str:
    return {"ante": "2000", "draft": "2012"}.get(option, "2023")
