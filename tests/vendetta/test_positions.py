"""Positions: in Python, as a text file, and with `praxis position`."""

import json
from pathlib import Path

import msgspec
import pytest

from praxis.bots.player import RandomPlayer
from praxis.cli.main import main
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Setting
from praxis.kernel.scenario import Scenario
from praxis.vendetta.kind import KIND
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.export import export
from praxis.vendetta.positions.file import Position, read, write
from praxis.vendetta.positions.scenario import NAMES, Table
from praxis.vendetta.view import View

CLAUDIA = """\
# The example of the rulebook.
game: vendetta
cards: plain
round: 2
turn: claudia, 2 left
ambition: louis
settings: relics, sole_by=cards, victim_feeding=2, frenzy_repeats=no
ally at 1: Ada = vampire 3/2/4/1 while wins-ties   # an ally made up for this
ally at haven: none
ally deck: Human 7, human 9/9/9/9

[claudia]
clan: brujah
blood: 3
influence: 0
tokens: 1 red, 1 grey
alliance: victim, drained human 2/1/3/0
hand: Hunt, Claw = power 4 conflict: lose each-rival 2 blood
deck: Nine, Eight
at 1: down Five, 2 blood
at haven: louis's Six
relic: used Cup = 2 when your-turn: restore

[louis]
alliance: none

[mara]
eliminated: yes

[d]
"""

THEN = """
[then]
? louis: play Hunt at 1
claudia: play Claw at 1 down
= claudia.blood 2
claudia: drain victim
? claudia: blood 3
claudia: blood 3
"""


def run(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | bytes, *more: str) -> tuple[int, str, str]:
    file = tmp_path / "position.txt"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    code = main(["position", str(file), *more])
    out, err = capsys.readouterr()
    return code, out, err


# -- the text ----------------------------------------------------------------------------------------------------------


def test_a_file_says_everything_that_a_position_has() -> None:
    t = read(CLAUDIA).table()
    assert t.names == ["claudia", "louis", "mara", "d"]
    assert (t.game.round, t.decider, t.asks) == (2, "claudia", "plan")
    assert t.names[t.game.ambition] == "louis"
    assert (t.game.readings.relics, t.game.readings.sole_by) == (True, "cards")
    assert (t.game.readings.victim_feeding, t.game.readings.frenzy_repeats) == (2, False)
    assert (t.ally(1), t.ally("haven")) == ("Ada", "")
    assert [t.name(card) for card in t.game.ally_deck[:2]] == ["Human 7", "human 9/9/9/9"]
    assert (t.measure("claudia.blood"), t.measure("claudia.influence")) == (3, 0)
    assert (t.measure("claudia.red"), t.measure("claudia.grey")) == (1, 1)
    assert t.alliance("claudia") == ["Victim 1", "drained human 2/1/3/0"]
    assert t.hand("claudia") == ["Claw", "Hunt"]
    assert t.deck("claudia")[:2] == ["Nine", "Eight"]
    assert t.cards("claudia", 1) == ["down Five"]
    assert t.measure("claudia.blood@1") == 2
    assert t.cards("claudia", "haven") == ["Six"]
    assert t.game.owner(t.player("claudia").cards_at[2][0]) == t.seat("louis")
    assert t.view().players[0].relic_used
    assert t.alliance("louis") == []
    assert t.player("mara").eliminated
    t.is_quiet()


def test_a_position_written_and_read_is_the_same() -> None:
    found = read(CLAUDIA)
    assert read(write(found)) == found
    assert read(write(found)).table().game.digest() == found.table().game.digest()
    assert read(write(Position())) == Position()
    resolving = read(
        "game: vendetta\nresolves: haven\nseed: 9\nlocation card at 1: Place 1\nsettings: locations\n[a]\n"
    )
    assert read(write(resolving)) == resolving
    choosing = read("game: vendetta\nphase: cards\n[a]\nblood: 9\n[b]\n[c]\nhand: none\n")
    assert read(write(choosing)) == choosing
    assert choosing.table().game.seats == 3


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("rund: 2", "unknown field 'rund'; did you mean round"),
        ("round", "'round' should be 'field: value'"),
        ("round:", "'round:' should be 'field: value'"),
        ("round: two", "round should be a number, not 'two'"),
        ("round: 4", "round 4: a game has rounds 1 to 3"),
        ("phase: dinner", "no phase 'dinner'; known are setup, feeding"),
        ("turn: nobody", "no player 'nobody'; there are claudia, louis, a, b"),
        ("turn: louis, some left", "turns left should be a number, not 'some'"),
        ("turn: louis, 3 left", "3 turns left; in round 1 a player has 2"),
        ("resolves: 5", "no location '5'; there are 1 to 3, the last of them also called haven"),
        ("ambition: nobody", "no player 'nobody'"),
        ("cards: none-such", "no card set 'none-such' is loaded"),
        ("settings: relik", "Object contains unknown field `relik`"),
        ("ally at 9: human", "no location '9'"),
        ("ally at 1: Hunt", "'Hunt' is neither a ally card of the set nor a made-up one like 'human 2/1/3/0'"),
        ("location card at 1: Place 1", "location cards need locations=True, and the Haven has none"),
        ("game: chess", "a position of 'chess', not of vendetta"),
        ("[claudia]\nclan: ravnos", "no clan 'ravnos'; known are brujah, gangrel"),
        ("[claudia]\nclan: ventrue\n[louis]\nclan: ventrue", "two players cannot have the same clan"),
        ("[claudia]\nblood: -1", "blood should be a number, not '-1'"),
        ("[claudia]\nblood: 0", "claudia has no blood and would be in frenzy [vendetta.frenzy.trigger-zero-blood]"),
        ("[claudia]\ntokens: 2 blue", "tokens are such as '1 red, 1 grey', not '2 blue'"),
        (
            "[claudia]\ntokens: 3 red",
            "claudia has a third token and is out [vendetta.diablerie.third-token-eliminates]",
        ),
        ("[claudia]\neliminated: maybe", "eliminated should be yes or no, not 'maybe'"),
        ("[claudia]\nhand: Hunt, Hunt", "'Hunt' is in the position already"),
        ("[claudia]\nhand: Gandalf", "'Gandalf' is neither a clan card of the set nor a made-up one like 'power 4"),
        ("[claudia]\nhand: power 4 conflict: loose a-rival 1 blood", "unknown verb 'loose'; did you mean lose"),
        ("[claudia]\nhand: power 4 conflict when you-win: gain 1 blood", "an active card takes ': EFFECT'"),
        ("[claudia]\nhand: power 4 when you-sleep: gain 1 blood", "unknown moment 'you-sleep'"),
        (
            "[claudia]\nhand: power 4" + ", power 4" * 9,
            "no brujah card is left for it",
        ),
        ("[claudia]\nat 7: Hunt", "no location '7'"),
        ("[claudia]\nhat: red", "unknown field 'hat'; known are clan, blood"),
        ("[claudia]\n[claudia]", "claudia sits at the table already"),
        ("[two words]", "'[two words]' should be a player's name in brackets, such as [claudia]"),
        ("[a]\n[b]\n[c]\n[d]\n[e]\n[f]\n[g]", "a seventh player, g"),
    ],
)
def test_a_mistake_in_a_file_gets_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, complaint: str
) -> None:
    rest = "" if line.startswith("[") else "\n[claudia]\n[louis]\n"
    code, out, err = run(tmp_path, capsys, f"game: vendetta\ncards: plain\n{line}{rest}")
    assert complaint in err
    assert err.count("\n") == 1
    assert (code, out) == (2, "")


def test_a_mistake_is_named_by_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(tmp_path, capsys, "game: vendetta\n\n[claudia]\nblod: 3\n")
    assert (code, "line 4: unknown field 'blod'; did you mean blood?" in err) == (2, True)


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_command_plays_answers_and_says_what_is_legal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(tmp_path, capsys, CLAUDIA + THEN)
    assert (code, err) == (1, "")  # one of its questions was answered with no
    assert "Location 1: Ada (vampire 3/2/4/1)" in out
    assert "claudia: down Five, 2 blood = power 2" in out
    assert "? louis: play Hunt at 1: no" in out
    assert "[vendetta.planning.turn-order]" in out
    assert "= claudia.blood is 2" in out
    assert "? claudia: blood 3: yes" in out
    assert "Claudia decides (deploy) [vendetta.planning.may-play-blood-same-location]:" in out
    assert "    claudia: end" in out


def test_the_command_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(tmp_path, capsys, CLAUDIA + THEN, "--json")
    found = json.loads(out)
    assert code == 1
    assert (found["decides"], found["asks"]) == ("claudia", "deploy")
    assert {"key": "end", "words": "end"} in found["options"]
    assert [each["yes"] for each in found["questions"]] == [False, True]
    assert found["questions"][0]["reasons"][0]["clause"] == "vendetta.planning.turn-order"
    assert found["checks"] == [{"check": "claudia.blood 2", "yes": True, "found": 2}]
    assert found["refused"] is None


def test_all_questions_answered_with_yes_is_exit_code_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "game: vendetta\nturn: a\n[a]\n[then]\n? a: play Hunt at 1 down\n= a.blood 6\nuntil withdraw\n"
    code, out, err = run(tmp_path, capsys, text)
    assert (code, err) == (0, "")
    assert "... until withdraw" in out


def test_a_refused_answer_ends_the_play_with_its_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "game: vendetta\nturn: a\n[a]\nblood: 1\n[then]\na: play Hunt at 1 down\na: end\n= a.blood 99\n"
    code, out, _ = run(tmp_path, capsys, text)
    assert code == 1
    assert "[vendetta.blood.never-below-one-voluntarily]" in out
    assert "> a: end" not in out
    assert "99" not in out


def test_a_wrong_check_is_the_answer_no(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(tmp_path, capsys, "game: vendetta\n[a]\n[then]\n= a.blood 5\n")
    assert (code, "= a.blood is 6, not 5" in out) == (1, True)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the file should begin with the game it is about, such as 'game: vendetta'"),
        ("[a]\nblood: 3\n", "the file should begin with the game it is about"),
        ("game: chess\n", "positions of 'chess' cannot be set up; those of vendetta and vtes can"),
        (b"game: vendetta\n\xff\xfe\n", "not text in UTF-8"),
        ("game: vendetta\n" + "#" * 100_001, "more than 100000 bytes are no position"),
        ("game: vendetta\n[a]\n[then]\ndance\n", "line 4: 'dance' should be 'player: answer'"),
        ("game: vendetta\n[a]\n[then]\nz: end\n", "line 4: no player 'z'; there are a, b, c, d"),
        ("game: vendetta\n[a]\n[then]\na: play Gandalf at 1\n", "line 4: no card 'Gandalf'"),
        ("game: vendetta\n[a]\n[then]\na: play Hunt at 9\n", "line 4: no location '9'"),
        ("game: vendetta\n[a]\n[then]\na: DANCE!\n", "line 4: 'DANCE!' is not an answer"),
        ("game: vendetta\n[a]\n[then]\n= a.blood\n", "line 4: '= a.blood' should be what is counted and a number"),
        ("game: vendetta\n[a]\n[then]\n= a.gold 3\n", "line 4: 'a.gold' cannot be counted"),
        ("game: vendetta\n[a]\n[then]\n= z.blood 3\n", "line 4: 'z.blood' cannot be counted"),
    ],
)
def test_bad_input_gets_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | bytes, complaint: str
) -> None:
    code, out, err = run(tmp_path, capsys, text)
    assert complaint in err
    assert (code, err.count("\n")) == (2, 1)
    assert bool(out) == (b"[then]" in (text if isinstance(text, bytes) else text.encode()) and "line 4" in err)


def test_a_missing_file_and_an_unknown_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", str(tmp_path / "none.txt")]) == 2
    assert "No such file" in capsys.readouterr().err
    code, _, err = run(tmp_path, capsys, "game: vendetta\n", "--lang", "xx")
    assert (code, "no language 'xx'; there are en, de, it, ja" in err) == (2, True)


# -- positions are games -----------------------------------------------------------------------------------------------


def test_a_position_can_be_forked_resampled_and_played_to_the_end() -> None:
    t = read(CLAUDIA).table()
    for who in (None, *t.names):
        view = t.view(who)
        assert msgspec.structs.asdict(KIND.resample(view, 3).view(view.seat)) == msgspec.structs.asdict(view)
    twin = t.game.fork()
    t.goes_on()
    while twin.decision is not None:
        twin.answer(twin.decision.seat, twin.decision.options[0])
    assert twin.digest() == t.game.digest()
    t.is_quiet()


def test_going_on_stops_at_what_a_card_asks_unless_it_is_named() -> None:
    """Else a test could pass over a choice that is wrongly offered."""
    card = "power 1 conflict: may pay 1: power +1"
    for over in ((), ("may",)):
        t = Table(a=Seat(at={1: [card]}), b=Seat(at={1: ["Five"]}), resolves=1)
        t.stays("a", "b")
        assert t.asks == "may"
        if over:
            t.goes_on("keep", over=over)
            continue
        with pytest.raises(BadSetting, match="until keep: a is asked 'may' before: "):
            t.goes_on("keep")


def test_what_is_offered_in_words_can_be_read_back() -> None:
    """In every decision of a whole game, with cards that ask everything there is to ask."""
    cards = [
        "power 1 conflict: charm a-rival; move this",
        "power 1 conflict: gather 2; recall 1; choose you: gain 1 blood | gain 2 blood",
        "power 1 conflict: may pay up-to 2: power paid",
        "power 1 conflict: sacrifice each-rival; play hand",
    ]
    seat = Seat(at={1: cards, 2: ["1 blood"], 3: ["1 blood"]}, alliance=["victim", "human 2/1/3/0"])
    t = Table(a=seat, b=Seat(at={1: ["Five", "Six"]}), c=Seat(at={1: ["Five"]}), team=True, resolves=1)
    kinds = set()
    while t.game.decision is not None:
        kinds.add(t.asks)
        for option in t.game.decision.options:
            assert t.read(t.words(option), t.decider) == option
        t.answer(t.options()[0 if t.asks == "withdraw" else -1])
    assert kinds >= {
        "withdraw",
        "order",
        "card",
        "gather",
        "recall",
        "choose",
        "may",
        "play-more",
        "plan",
        "deploy",
        "keep",
    }


def test_made_up_sets_are_not_offered_for_new_tables() -> None:
    from praxis.vendetta import sets

    Table(a=Seat(hand=["power 4 conflict: gain 1 blood"]))
    assert [name for name in sets.names() if "plain" in name] == []


@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {"locations": True, "relics": True, "team": True})])
def test_any_moment_is_written_down_and_opened_again(players: int, options: dict[str, str | int | bool]) -> None:
    game = KIND.begin(KIND.header(Setting(players, options=options), 5))
    player, seen = RandomPlayer(2), 0
    names = ("Anna", "Bob", "Cleo", "Anna")[:players]
    while game.decision is not None:
        decider = game.decision.seat
        text = KIND.exported(game.view(decider), names)
        header, again = KIND.position(text)
        assert header.options == options
        assert header.seats == ["anna", "bob", "cleo", "anna4"][:players]
        assert again.decision_view(decider) == game.decision_view(decider)
        assert list(read(text).seats) == header.seats
        seen += 1
        game.answer(decider, player.choose(None, game.decision.options))
    assert seen > 20


# -- what is printed is what is taken ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"relics": True, "locations": True}])
def test_what_is_printed_of_a_random_game_is_read_again(players: int, options: dict[str, str | int | bool]) -> None:
    """Every answer is read as that answer, and the file of a position is printed as it was read."""
    game, player = KIND.begin(KIND.header(Setting(players, "", options), 5)), RandomPlayer(5)
    t = Table.__new__(Table)
    t.names = list(NAMES[:players])
    Scenario.__init__(t, game, (), False)
    while game.decision is not None:
        decision = game.decision
        said = [t.words(option) for option in decision.options]
        assert len(set(said)) == len(said)
        assert [t.read(words, decision.seat) for words in said] == decision.options
        if game.number % 20 == 0:
            view = game.open_view()
            assert isinstance(view, View)
            printed = export(view, t.names)
            again = read(printed).table().game.open_view()
            assert isinstance(again, View)
            assert export(again, t.names) == printed
        game.answer(decision.seat, player.choose(None, decision.options))


def test_until_stops_where_it_is_told() -> None:
    t = read("game: vendetta\ncards: plain\nturn: a\n[a]\n[b]\n[c]\n").table()
    with pytest.raises(BadSetting, match="nobody is ever asked 'withdrawl'; did you mean withdraw"):
        t.goes_on("withdrawl")
    assert not t.goes_on("plan")
    assert t.asks == "plan"
    assert t.goes_on("stay")
    assert t.asks == "withdraw"
    with pytest.raises(BadSetting, match="until clan: the game ended, and nobody was asked that"):
        t.goes_on("clan")
