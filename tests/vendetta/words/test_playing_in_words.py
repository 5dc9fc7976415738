"""Whole games told in every language: each line, question, option, explanation and sentence can be read."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import DecisionView, Reason, Setting
from praxis.kernel.words import Lang, Line, Scene, Words
from praxis.languages import known
from praxis.vendetta.kind import KIND
from praxis.vendetta.reasons import TEXTS
from praxis.vendetta.sets import card_set
from praxis.vendetta.words import WORDS
from tests.vendetta.words.played import NAMES, moments, wrong
from tests.vendetta.words.samples import EVENTS

every_language = pytest.mark.parametrize("lang", known())


@every_language
def test_the_log_of_whole_games_can_be_read(lang: Lang) -> None:
    faults: list[str] = []
    told = 0
    for moment in moments():
        for event in moment.events:
            for seat in moment.views:
                line = WORDS.event(event.kind, event.seen_by(seat), Scene(lang, moment.names, seat))
                if line is not None:
                    told += 1
                    faults += wrong(line.text, lang, event.kind)
                    assert line.clause.startswith("vendetta."), event.kind
                    assert line.text[-1] in ".。”“」", line.text
    assert faults == []
    assert told > 3_000


@every_language
def test_every_question_and_every_option_can_be_read_and_is_explained(lang: Lang) -> None:
    faults: list[str] = []
    for moment in moments():
        for seat, view in moment.views.items():
            scene, decision = moment.scene(lang, seat), view.decision
            faults += wrong(WORDS.stack(view.stack, scene), lang, "stack")
            if decision is None:
                continue
            question = WORDS.decision(decision, scene)
            faults += wrong(question.text, lang, decision.kind)
            if seat != moment.seat:
                assert not question.help
                continue
            faults += wrong(question.help, lang, f"help for {decision.kind}")
            for key in decision.options or []:
                faults += wrong(WORDS.option(key, decision, scene).text, lang, key)
                faults += wrong(WORDS.explain(key, decision, scene), lang, key)
    assert faults == []


@every_language
def test_no_two_options_of_a_question_look_the_same(lang: Lang) -> None:
    names = [card.names.get(lang, card.name) for card in card_set().cards]
    for moment in moments():
        decision = moment.views[moment.seat].decision
        if decision is None or decision.options is None:
            continue
        scene = moment.scene(lang, moment.seat)
        shown: dict[tuple[str, str], list[str]] = {}
        for key in decision.options:
            choice = WORDS.option(key, decision, scene)
            shown.setdefault((choice.group, choice.text), []).append(key)
        for keys in shown.values():
            # Hunt and Ready are printed for every clan: a borrowed one can lie beside one's own.
            cards = {names[int(key.split()[1])] for key in keys} if len(keys) > 1 else set()
            assert len(keys) == 1 or (
                len(cards) == 1 and cards <= {names[each.id] for each in card_set().cards if each.starting}
            ), keys


def test_one_reads_ones_own_question_and_hears_of_anothers() -> None:
    first = moments()[0]
    view = first.views[first.seat]
    assert view.decision is not None
    assert WORDS.decision(view.decision, first.scene("en", first.seat)).text == "Choose your clan."
    assert WORDS.decision(view.decision, first.scene("de", first.seat)).text == "Wähle deinen Clan."
    public = first.views[SPECTATOR].decision
    assert public is not None
    told = WORDS.decision(public, first.scene("en", SPECTATOR)).text
    assert told == f"{first.names[first.seat]} chooses a clan."


@every_language
def test_of_a_secret_question_nothing_is_told_but_that_the_game_waits(lang: Lang) -> None:
    scene = Scene(lang, NAMES[:4], 1, moments()[0].views[SPECTATOR])
    said = WORDS.decision(DecisionView(None, "", "", 0, None), scene).text
    assert wrong(said, lang, "secret") == []
    assert not any(name in said for name in NAMES)


# -- hidden things ----------------------------------------------------------------------------------------------------


def line(message: str, lang: Lang, names: tuple[str, ...] = NAMES[:4]) -> Line:
    kind, fields = EVENTS[message]
    if kind == "chose":
        choices = [number for number, node in enumerate(card_set().said) if node.verb == "choose"]
        fields = {**fields, "node": choices[0]}
    said = WORDS.event(kind, fields, Scene(lang, names, SPECTATOR))
    assert said is not None
    return said


@every_language
@pytest.mark.parametrize("message", EVENTS)
def test_every_message_of_the_log_can_be_read(message: str, lang: Lang) -> None:
    assert wrong(line(message, lang).text, lang, message) == []


@every_language
def test_a_hidden_card_is_never_named(lang: Lang) -> None:
    names = {card.names.get(lang, card.name) for card in card_set().cards}
    for message in EVENTS:
        if message.endswith(".hidden"):
            said = line(message, lang)
            assert not [name for name in names if name in said.text], said.text
            assert said.about == []


def test_face_down_cards_read_well_for_those_who_may_not_see_them() -> None:
    assert line("played.down.hidden", "en").text == "Ben plays a card face down at the Prince's Haven."
    assert line("played.down.hidden", "de").text == "Ben spielt in der Zuflucht des Prinzen eine Karte verdeckt."
    assert line("played.down.hidden", "it").text == "Ben gioca una carta coperta nel Rifugio del Principe."
    assert line("played.down.hidden", "ja").text == "Benがカードを1枚公子の避難所に裏向きでプレイする。"


def test_the_last_location_is_the_haven_whatever_the_number_of_players() -> None:
    fields = {"location": 2}
    for names, place in ((NAMES[:3], "the Prince's Haven"), (NAMES[:5], "location 3")):
        said = WORDS.event("location", fields, Scene("en", names, SPECTATOR))
        assert said is not None
        assert said.text == f"Resolution at {place}."


@every_language
@pytest.mark.parametrize("name", ["{who}", "{0}", "<b>x</b>", "%s", "a\\b", "Иван", "{"])
def test_a_players_name_is_put_as_it_is(lang: Lang, name: str) -> None:
    names = (name, f"{name}2", "Carla", "Dora")
    for message in EVENTS:
        kind, fields = EVENTS[message]
        said = line(message, lang, names).text
        if "seat" in fields and kind != "chose":
            assert names[fields["seat"]] in said or kind in ("moved", "blanked"), said


# -- clauses, marks, reasons ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "clause"),
    [
        ("played.up", "vendetta.play.face-up-free"),
        ("played.down", "vendetta.play.face-down-costs-one-blood"),
        ("played.down.hidden", "vendetta.play.face-down-costs-one-blood"),
        ("phase", "vendetta.feeding.collect-alliance-blood"),
        ("moved", "vendetta.withdraw.cards-face-up-to-haven"),
        ("moved.hidden", "vendetta.glossary.deployed-current-location"),
        ("moved.over", "vendetta.glossary.position-ownership"),
        ("returned", "vendetta.withdraw.from-haven-take-all-back"),
        ("over.team", "vendetta.variant.team.most-combined-influence"),
        ("conflict.none", "vendetta.conflict.no-player-no-reward"),
        ("frenzy.self", "vendetta.frenzy.trigger-zero-blood"),
        ("undeployed", "vendetta.withdraw.blood-back-to-pool"),
        ("undeployed.bank", "vendetta.round-end.deployed-blood-to-bank"),
    ],
)
def test_a_line_leads_to_the_clause_that_made_it_happen(message: str, clause: str) -> None:
    assert line(message, "en").clause == clause


def test_deployed_blood_that_an_effect_takes_leads_to_that_rule_and_not_to_the_end_of_the_round() -> None:
    fields = {"seat": 0, "location": 1, "amount": 2, "into": -1, "why": "effect"}
    said = WORDS.event("undeployed", fields, Scene("en", NAMES[:4], 0))
    assert said is not None
    assert said.clause == "vendetta.glossary.deployed-blood-targetable"


def test_a_choice_is_told_of_the_player_who_uses_the_card() -> None:
    assert line("chose", "en").text.startswith(f"{NAMES[1]} chooses")
    assert NAMES[0] in line("chose", "en").text


@pytest.mark.parametrize(
    ("lang", "mine", "told"),
    [
        ("en", "from you", f"from {NAMES[1]}"),
        ("de", "dir", NAMES[1]),
        ("it", "ti ruba", f"a {NAMES[1]}"),
        ("ja", "あなたから", f"{NAMES[1]}から"),
    ],
)
def test_whoever_chose_what_happens_to_her_is_spoken_to(lang: Lang, mine: str, told: str) -> None:
    """Of a choice that the user of the card leaves to another: "Ben chose: Anna steals 2 blood from you"."""
    cards = card_set()
    stealing = [
        number
        for number, node in enumerate(cards.said)
        if node.verb == "choose" and node.who == "them" and cards.said[node.branches[0][0]].verb == "steal"
    ]
    fields = {**EVENTS["chose"][1], "node": stealing[0]}
    for you, wanted in ((1, mine), (SPECTATOR, told)):
        said = WORDS.event("chose", fields, Scene(lang, NAMES[:4], you, you=you))
        assert said is not None
        way = said.text.partition(":" if lang != "ja" else "：")[2]
        assert wanted in way
        assert (NAMES[1] in way) == (you != 1), way


def test_the_effect_of_a_card_leads_to_the_step_it_belongs_to() -> None:
    for card in card_set().cards:
        if card.does:
            said = WORDS.event("effect", {"seat": 0, "card": card.id, "location": 0}, Scene("en", NAMES[:4], 0))
            assert said is not None
            assert said.clause == f"vendetta.{card.step}.order"
            assert said.about == [card.id]


def test_a_replay_can_be_scrubbed_by_round_phase_and_turn() -> None:
    marks = {message: line(message, "en").mark for message in ("round", "phase", "turn", "location", "gained")}
    assert marks == {"round": "round", "phase": "phase", "turn": "turn", "location": "turn", "gained": ""}


@every_language
def test_every_reason_can_be_read(lang: Lang) -> None:
    scene = Scene(lang, NAMES[:4], 0)
    args: dict[str, str | int] = {"seat": 2, "number": 3, "limit": 3, "played": 1, "blood": 2}
    for code, text in TEXTS.items():
        said = WORDS.reason(Reason("vendetta.x", text.format(**args), code, args), scene)
        assert wrong(said, lang, code) == []
        if code == "other-decides":
            assert "Carla" in said
    assert WORDS.reason(Reason("x", "because", "", {}), scene) == "because"


def test_reasons_of_the_rules_carry_their_words() -> None:
    game = KIND.begin(KIND.header(Setting(4), 1))
    for seat in range(4):
        for answer in ("clan brujah", "clan assamite", "play 40 1 up", "drain 3", "flip", "end", "relic 75", "stay"):
            for reason in game.why_not(seat, answer):
                assert reason.code in TEXTS
                assert WORDS.reason(reason, Scene("en", NAMES[:4], seat))
                if reason.code != "other-decides":
                    assert WORDS.reason(reason, Scene("en", NAMES[:4], seat)) == reason.text


# -- the rest of the contract -----------------------------------------------------------------------------------------


def fits(words: Words) -> Words:
    return words


@every_language
def test_cards_title_and_variants_are_there(lang: Lang) -> None:
    words = fits(WORDS)
    assert wrong(words.title(lang), lang, "title") == []
    cards = words.cards(lang)
    assert [card.id for card in cards] == [str(card.id) for card in card_set().cards]
    for card in cards:
        assert card.name
        assert card.note
        assert wrong(card.kind, lang, card.id) == []
        assert not card.text or wrong(card.text, lang, card.id) == []
    assert len({card.name for card in cards}) > 100
    for variant in words.variants(lang):
        assert wrong(variant.label, lang, variant.key) == [] == wrong(variant.help, lang, variant.key)
        assert all(label for _, label in variant.values)


def test_the_first_value_of_a_variant_is_the_usual_one_and_all_can_be_played() -> None:
    for variant in WORDS.variants("en"):
        for value, _ in variant.values:
            players = 4 if variant.key == "team" else 3
            game = KIND.begin(KIND.header(Setting(players, options={variant.key: value}), 1))
            usual = getattr(KIND.begin(KIND.header(Setting(players), 1)).readings, variant.key)
            assert (getattr(game.readings, variant.key) == usual) == (value == variant.values[0][0])


def timed(texts: Iterator[object]) -> float:
    """Microseconds of processor time for each: a busy machine is no reason to fail."""
    before = time.process_time()
    count = sum(1 for _ in texts)
    return (time.process_time() - before) / count * 1e6


def test_a_line_or_an_option_takes_some_ten_microseconds() -> None:
    """Measured at 7 to 15 on a slow machine."""
    moment = next(each for each in moments() if "Planning" in [frame.name for frame in each.views[each.seat].stack])
    scene, decision = moment.scene("de", moment.seat), moment.views[moment.seat].decision
    assert decision is not None
    assert decision.options is not None
    options = decision.options
    events = [event for each in moments()[:100] for event in each.events]
    plain = Scene("de", moment.names, 0)
    for _ in range(2):  # the first time composes card texts
        told = timed(WORDS.event(event.kind, event.fields, plain) for event in events)
        offered = timed(WORDS.option(key, decision, scene) for key in options)
    assert told < 100
    assert offered < 100
