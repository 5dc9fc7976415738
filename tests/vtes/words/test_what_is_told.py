"""What a player reads: the stack as a sentence, the log, options and refusals, in the words of the edition."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from praxis import languages
from praxis.cli.vtes_picture import VtesPicture
from praxis.kernel.decision import key
from praxis.kernel.event import SPECTATOR
from praxis.kernel.words import Lang, Scene
from praxis.vtes.model.affiliations import ALL_TITLES
from praxis.vtes.positions.file import read
from praxis.vtes.positions.session import Posed
from praxis.vtes.words import WORDS, card
from praxis.vtes.words.languages import tongue
from tests.vtes.by_hand.manual import manual

BLEED = """\
game: vtes
edition: {edition}
turn: anna, minion
[cards]
Veil: modifier obf, stealth 1
Ears: reaction aus, intercept 1
Raid: action, burn-blood 1
Levy: political, burn-pool 2
[anna]
pool: 12
ready: Mira 3/5 obf prince:Chicago, Nils 1/5 clan:Banu-Haqim
hand: Veil, Raid, Levy
[bob]
pool: 9
ready: Oskar 2/4 aus with Crow
hand: Ears
""".replace(" with Crow", " intercept:1")


def posed(edition: str = "2023") -> Posed:
    return read(BLEED.format(edition=edition)).table()


def play(t: Posed, *answers: str) -> None:
    for answer in answers:
        who, _, words = answer.partition(": ")
        t.game.answer(t.seat(who), t.read(words, who))


def scene(t: Posed, seat: int = SPECTATOR, lang: Lang = "en") -> Scene:
    return Scene(lang, tuple(name.capitalize() for name in t.names), seat, t.game.view(seat))


def sentence(t: Posed, seat: int = SPECTATOR) -> str:
    return WORDS.stack(t.game.stack_view(seat), scene(t, seat))


def log(t: Posed, seat: int = SPECTATOR) -> list[str]:
    found = [WORDS.event(event.kind, event.seen_by(seat), scene(t, seat)) for event in t.game.take_events()]
    return [line.text for line in found if line is not None]


# -- the stack ---------------------------------------------------------------------------------------------------------


def test_the_stack_is_a_sentence_a_player_understands() -> None:
    t = posed("2012")
    assert sentence(t) == "Anna's turn, minion phase; waiting for Anna"
    play(t, "anna: bleed Mira")
    assert sentence(t) == "Anna's turn, minion phase: Mira bleeds Bob; waiting for Bob"
    play(t, "bob: block Oskar")
    assert sentence(t, 0) == (
        "Anna's turn, minion phase: Mira bleeds Bob; Oskar tries to block (intercept 1 against stealth 0); "
        "waiting for Anna"
    )


def test_whom_a_secret_question_is_put_to_is_not_told() -> None:
    t = posed("2012")
    play(t, "anna: bleed Mira", "bob: block Oskar")
    assert t.game.decision is not None
    assert t.game.decision.secret
    assert sentence(t, 1) == (
        "Anna's turn, minion phase: Mira bleeds Bob; Oskar tries to block (intercept 1 against stealth 0); waiting"
    )


def test_a_combat_and_its_step_are_told() -> None:
    text = BLEED.format(edition="2023").replace("hand: Veil, Raid, Levy", "hand: Cut")
    t = read(text.replace("[anna]", "Cut: combat, strike 2 first\n[anna]")).table()
    play(t, "anna: bleed Mira", "bob: block Oskar")
    assert sentence(t, 0) == (
        "Anna's turn, minion phase: Mira bleeds Bob; Oskar has blocked; combat of Mira and Oskar, round 1; "
        "strikes at close range; waiting for Anna"
    )


def test_a_referendum_is_told_with_its_votes() -> None:
    t = posed("2012")
    play(t, "anna: play Levy Mira", "bob: pass", "anna: vote Mira for")
    assert "referendum “Levy”: 2 for, 0 against" in sentence(t, 0)


# -- the log -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "locks"), [("2000", "Mira taps."), ("2012", "Mira taps."), ("2023", "Mira locks.")]
)
def test_the_log_speaks_the_words_of_the_edition(edition: str, locks: str) -> None:
    t = posed(edition)
    t.game.take_events()
    play(t, "anna: bleed Mira")
    assert log(t)[:2] == [locks, "Mira bleeds Bob."]


def test_a_refusal_speaks_the_words_of_the_edition() -> None:
    for edition, word in (("2012", "untapped"), ("2023", "unlocked")):
        t = posed(edition)
        play(t, "anna: bleed Mira", "bob: pass")
        reasons = t.game.why_not(0, t.read("hunt Mira", "anna"))
        assert word in WORDS.reason(reasons[0], scene(t, 0))


def test_what_a_reader_may_not_know_is_just_a_card() -> None:
    text = BLEED.format(edition="2023").replace("pool: 9", "pool: 9\nlibrary: Veil\nuncontrolled: Nora 1/5")
    t = read(text.replace("turn: anna, minion", "turn: bob, influence")).table()
    t.game.take_events()
    play(t, "bob: invest Nora")
    mine = WORDS.event("transfer", told := t.game.take_events()[-1].seen_by(1), scene(t, 1))
    theirs = WORDS.event("transfer", told, scene(t, 0))
    assert mine is not None
    assert theirs is not None
    assert mine.text == "Bob puts 1 counter on Nora, which has 2; pool 8."
    assert theirs.text == "Bob puts 1 counter on a card, which has 2; pool 8."


# -- options -----------------------------------------------------------------------------------------------------------


def test_options_are_short_and_explained() -> None:
    t = posed()
    decision = t.game.decision_view(0)
    assert decision is not None
    said = {key(t.read(words, "anna")): words for words in ("bleed Mira", "play Raid Mira", "pass")}
    texts = [WORDS.option(each, decision, scene(t, 0)).text for each in said]
    assert texts == ["Mira: bleed Bob", "Play “Raid” with Mira", "End the minion phase"]
    explained = WORDS.explain("bleed 0", decision, scene(t, 0))
    assert explained == (
        "Mira locks and bleeds Bob for 1. If nobody blocks, Bob burns that much pool and you get the Edge."
    )
    assert "burns 1 blood" in WORDS.explain(next(iter(list(said)[1:2])), decision, scene(t, 0))


def test_a_target_is_a_player_or_a_card_as_the_card_wants() -> None:
    t = posed()
    play(t, "anna: play Raid Mira")
    decision = t.game.decision_view(0)
    assert decision is not None
    texts = [WORDS.option(each, decision, scene(t, 0)).text for each in decision.options or []]
    assert texts == ["Mira", "Nils", "Oskar"]


# -- cards -------------------------------------------------------------------------------------------------------------

HANDS = """\
game: vtes
edition: 2023
turn: anna, minion
[anna]
ready: Mira 3/5 DOM
hand: Govern the Unaligned, {manual}
[bob]
ready: Oskar 2/4
"""


def test_a_reader_of_another_language_reads_our_text_of_a_card_that_is_enforced_in_full() -> None:
    """Official texts are English. Of a card that is not enforced in full, ours does not say everything."""
    by_hand = manual("Action")
    t = read(HANDS.format(manual=by_hand.name)).table()
    view, picture = t.game.view(0), VtesPicture()
    govern, other = t.table["Govern the Unaligned"], t.table[by_hand.name]
    hints = {lang: picture.hint(("play", govern, 0, 0), view, lang) for lang in ("en", "de", "ja")}
    official = " ".join(card(view.faces[govern] or 0, "en").text.split())
    assert official.startswith(hints["en"].rstrip("…"))
    assert "Blut" in hints["de"]
    assert "血" in hints["ja"]
    assert picture.hint(("play", other, 0, 0), view, "de") == picture.hint(("play", other, 0, 0), view, "en") != ""
    decision = t.game.decision_view(0)
    assert decision is not None
    assert "Blut" in WORDS.explain(f"play {govern} 0 0", decision, scene(t, 0, "de"))


def test_an_official_card_has_its_own_text_and_an_edition_its_own_names() -> None:
    wake = card(102137, "en")
    assert (wake.name, wake.kind) == ("Wake with Evening's Freshness", "reaction")
    assert wake.text
    modern, old = (card(wake_key, "en", edition) for wake_key, edition in ((200074, "2023"), (200074, "2000")))
    assert modern.name == old.name
    assert modern.facts["capacity"] == old.facts["capacity"]


# -- languages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "edition", "told", "going_on"),
    [
        ("de", "2023", "Mira wird gesperrt.", "Zug von Anna, Untergebenenphase: Mira bleedet Bob; Bob ist gefragt"),
        ("de", "2012", "Mira wird getappt.", "Zug von Anna, Untergebenenphase: Mira bleedet Bob; Bob ist gefragt"),
        ("it", "2023", "Mira si impegna.", "Turno di Anna, fase seguaci: Mira dissangua Bob; decide Bob"),
        ("it", "2000", "Mira si tappa.", "Turno di Anna, fase seguaci: Mira dissangua Bob; decide Bob"),
        ("ja", "2023", "Miraはロックする。", "Annaのターン、ミニオンフェイズ：MiraはBobをブリードする（Bobの番）"),
        ("ja", "2012", "Miraはタップする。", "Annaのターン、ミニオンフェイズ：MiraはBobをブリードする（Bobの番）"),
    ],
)
def test_a_bleed_in_other_languages(lang: Lang, edition: str, told: str, going_on: str) -> None:
    t = posed(edition)
    t.game.take_events()
    play(t, "anna: bleed Mira")
    line = WORDS.event("locked", t.game.take_events()[0].fields, scene(t, SPECTATOR, lang))
    assert line is not None
    assert line.text == told
    assert WORDS.stack(t.game.stack_view(), scene(t, SPECTATOR, lang)) == going_on


def test_the_japanese_word_for_blocking_is_left_alone_by_the_older_words() -> None:
    from praxis.vtes.words.languages import tongue

    assert "ブロック" in tongue("ja", "2012").messages.events["declines"].format(who="")
    assert tongue("ja", "2012").messages.phases["unlock"] == "アンタップフェイズ"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["prince of Paris", "inner circle of Tremere", "2 votes"]),
        ("de", ["Prinz von Paris", "Innerer Zirkel von Tremere", "2 Stimmen"]),
        ("it", ["principe di Paris", "circolo interno di Tremere", "2 voti"]),
        ("ja", ["Parisの公子", "Tremereの内陣", "2票"]),
    ],
)
def test_titles_are_said_in_the_readers_language(lang: Lang, said: list[str]) -> None:
    speaks = tongue(lang)
    assert [speaks.title_of(title) for title in ("prince of Paris", "inner circle of Tremere", "2 votes")] == said
    known = {word.replace(" ", "-") for word in ALL_TITLES} | {"of"}
    assert set(speaks.messages.titles) == known


def test_the_terminal_draws_titles_in_the_language_of_the_game() -> None:
    t = read("game: vtes\n[anna]\nready: Mira 3/5 prince:Paris\n[bob]\n").table()
    drawn = Console(width=200, file=StringIO(), record=True)
    drawn.print(VtesPicture().board(t.game.view(SPECTATOR), ["Anna", "Bob"], "de"))
    assert "Mira ●3/5 Prinz " in drawn.export_text()


@pytest.mark.parametrize(
    ("lang", "you", "other"),
    [
        ("de", "„Raid“ zielt auf dich.", "„Raid“ zielt auf Bob."),
        ("it", "«Raid» ha come bersaglio te.", "«Raid» ha come bersaglio Bob."),
    ],
)
def test_a_chosen_methuselah_is_named_in_the_right_case(lang: Lang, you: str, other: str) -> None:
    seats = "[anna]\nhand: Raid\n[bob]\n[cleo]\n"
    t = read(f"game: vtes\nturn: anna, master\n[cards]\nRaid: master, on methuselah, burn-pool 1\n{seats}").table()
    play(t, "anna: play Raid", "anna: target bob")
    told = [event for event in t.game.take_events() if event.kind == "targets"]
    for seat, words in ((1, you), (2, other)):
        reader = Scene(lang, ("Anna", "Bob", "Cleo"), seat, t.game.view(seat), you=seat)
        lines = [WORDS.event(event.kind, event.seen_by(seat), reader) for event in told]
        assert [line.text for line in lines if line is not None] == [words]


def test_german_calls_torpor_as_the_german_rulebook_does() -> None:
    t = read("game: vtes\n[anna]\nready: Mira 5/5\ntorpor: Nora 3/5\n[bob]\n").table()
    play(t, "anna: leave Nora")
    lines = [WORDS.event(event.kind, event.fields, scene(t, SPECTATOR, "de")) for event in t.game.take_events()]
    assert "Nora verlässt den Torpor." in [line.text for line in lines if line is not None]
    files = (Path(languages.__file__).parent / "de").glob("*vtes*")
    assert not [file.name for file in files if file.is_file() and "Starre" in file.read_text(encoding="utf-8")]


OUSTING = """\
game: vtes
edition: {edition}
[anna]
ready: Mira 3/5
[bob]
pool: 1
ready: Oskar 2/4 locked with Rusty Gun, Thug ally 2 locked
in play: The Barrens
[cleo]
"""


@pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])
def test_one_line_tells_of_all_cards_that_leave_with_the_ousted(edition: str) -> None:
    t = read(OUSTING.format(edition=edition)).table()
    t.give(0, t.read("bleed Mira", 0))
    t.goes_on("end")
    told = [
        line.text
        for event in t.story
        if (line := WORDS.event(event.kind, event.seen_by(1), scene(t, 1))) is not None
        and ("burn" in line.text or "game" in line.text)
    ]
    last = "Bob burns 4 cards." if edition == "2000" else "Bob takes 4 cards out of the game."
    assert told == ["Bob burns 1 pool and has 0 left.", last]
    gone = [event.fields["card"] for event in t.story if event.kind in ("burned", "removed")]
    assert len(gone) == 4, "each is an event of its own, for boards"
