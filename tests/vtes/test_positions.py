"""Positions of V:TES as text files, and `praxis position`: a rules question is settled in ten lines."""

import json
from pathlib import Path

import pytest

from praxis.clauses.proof import proves
from praxis.cli.main import main
from praxis.kernel.errors import BadSetting
from praxis.vtes.kind import KIND
from praxis.vtes.positions.file import Position, read, write

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "positions").glob("*.txt"))
EDITIONS = ("2000", "2011", "2012", "2023")

EVERYTHING = """\
# All that a file can say.
game: vtes
edition: 2012
turn: bob, master
number: 7
edge: anna
options: draft, turns=30
seed: 9

[cards]
Veil: modifier obf blood:1, stealth 2
Pistol: equipment pool:1, strike 2 ranged, maneuver
Crow: retainer, intercept 1
Loft: master location unique pool:2, hand-size 1

[anna]
pool: 12
ready: Mira 3/5 DOM obf prince:Chicago clan:Ventrue with Pistol + Crow, Thug ally 2 strength:2 locked
torpor: Nils 0/3 sect:Sabbat trait:infernal
uncontrolled: Nora 3/5, Lena 9/8
in play: Loft
hand: Veil, Govern the Unaligned
library: Veil, Blood Doll
crypt: 4
ash heap: Veil

[bob]
ready: Oskar 2/4 aus of:anna; Anson blood:4 locked
uncontrolled: none
library: 10

[cleo]
ousted: yes
"""


def run(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, *more: str) -> tuple[int, str, str]:
    file = tmp_path / "position.txt"
    file.write_text(text, encoding="utf-8")
    code = main(["position", str(file), *more])
    out, err = capsys.readouterr()
    return code, out, err


# -- the text ----------------------------------------------------------------------------------------------------------


def test_a_file_says_everything_that_a_position_has() -> None:
    t = read(EVERYTHING).table()
    g = t.game
    assert (g.edition.name, g.turn, g.edge, g.turn_span().seat) == ("2012", 7, 0, 1)
    assert g.options["draft"] is True
    assert (g.pool, g.ousted) == ([12, 30, 0], [0, 0, 1])
    assert (t.measure("Mira.blood"), t.measure("Mira.capacity"), t.measure("Mira.votes")) == (3, 5, 2)
    assert (t.measure("Mira.intercept"), t.measure("Thug.strength"), t.measure("Thug.locked")) == (1, 2, 1)
    assert (t.region("Nils"), t.region("Nora"), t.region("Loft"), t.region("Pistol")) == (
        "torpor",
        "uncontrolled",
        "play",
        "attached",
    )
    assert (t.measure("Nora.blood"), t.measure("Lena.blood"), t.measure("Anson.blood")) == (3, 9, 4)
    assert (t.measure("anna.hand"), t.measure("anna.library"), t.measure("anna.crypt")) == (2, 2, 4)
    assert (t.measure("bob.library"), t.measure("bob.uncontrolled"), t.measure("anna.ash_heap")) == (10, 0, 1)
    assert g.face[g.library(0)[-1]].name == "Veil"  # the first that is named lies on top
    oskar = t.table["Oskar"]
    assert (g.owner[oskar], g.controller[oskar]) == (0, 1)
    assert g.faults() == []


def test_a_position_written_and_read_is_the_same() -> None:
    found = read(EVERYTHING)
    assert read(write(found)) == found
    assert read(write(found)).table().game.digest() == found.table().game.digest()
    with_comma = read("game: vtes\n[a]\nready: Akhenaten, The Sun Pharaoh;\n[b]\n")
    assert read(write(with_comma)) == with_comma


def test_views_and_resampled_worlds_know_the_cards_of_a_text() -> None:
    t = read(EVERYTHING).table()
    world = KIND.resample(t.game.view(1), 3)
    assert world.view(1) == t.game.view(1)


def test_a_card_of_the_same_name_in_another_file_is_another_card() -> None:
    one = read("game: vtes\n[cards]\nVeil: modifier, stealth 1\n[a]\nhand: Veil\n[b]\n").table()
    two = read("game: vtes\n[cards]\nVeil: reaction, intercept 1\n[a]\nhand: Veil\n[b]\n").table()
    assert one.game.face[one.table["Veil"]].key != two.game.face[two.table["Veil"]].key


# -- what cannot be set up ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("pol: 3", "line 3: unknown field 'pol'; did you mean pool"),
        ("pool", "line 3: 'pool' should be 'field: value'"),
        ("pool: -2", "line 3: pool should be a number from 1 on, not '-2'"),
        ("pool: 0", "say 'ousted: yes' [end.oust.zero-pool]"),
        ("ready: Mira 6/5", "line 3: Mira has 6 blood, and a capacity of 5 [card.crypt.blood-cap]"),
        ("ready: Anson blood:9", "line 3: Anson has 9 blood, and a capacity of 8 [card.crypt.blood-cap]"),
        ("ready: Mira 3/5 DQM", "line 3: no Discipline 'DQM'"),
        ("ready: Mira 3/5 locket", "line 3: unknown word 'locket'; did you mean locked"),
        ("ready: Mira 3/5 pince:Chicago", "unknown word 'pince:Chicago'"),
        ("ready: Mira 3/5 sect:Sabat", "line 3: no sect 'Sabat' in 2023; did you mean Sabbat"),
        ("ready: Thug ally 0", "line 3: Thug has no life: it would be burned [damage.nonvampire.last-life-burned]"),
        ("ready: Ansom", "line 3: no card is called 'Ansom'; did you mean Anson"),
        ("ready: Mira 1/5, Mira 2/5", "line 3: a controls Mira already, who is unique [contest.card.not-with-self]"),
        ("ready: Oskar 1/5", "line 5: Oskar is unique, and a controls a copy"),
        ("ready: Mira 1/5 contested", "nobody else has a copy of Mira to contest it with [contest.card.start]"),
        ("ready: Mira 1/5 of:carl", "Mira 'of:carl': no such player; known are a, b"),
        ("torpor: Thug ally 2", "line 3: Thug (ally) cannot lie in 'torpor' [torpor.enter.region]"),
        ("hand: Anson", "line 3: Anson (vampire) cannot lie in 'hand' [deck.crypt.content]"),
        ("crypt: Blood Doll", "line 3: Blood Doll (master) cannot lie in 'crypt' [deck.crypt.content]"),
        ("in play: .44 Magnum", "write it after its bearer, as in 'Mira 3/5 with Rusty Gun'"),
        ("ready: Mira 1/5 with Anson", "line 3: Anson cannot be on Mira: a minion is on no other card"),
        ("hand: " + ", ".join(["Blood Doll"] * 8), "a has 8 cards in hand, and a hand size of 7"),
        ("library: 99999", "line 3: library: at most 200 cards, not 99999"),
        ("[a]", "line 3: a sits at the table already"),
        ("[a b]", "line 3: '[a b]' should be a player's name in brackets"),
        ("[cards]", "line 3: [cards] comes before the first player"),
        ("ousted: perhaps", "line 3: ousted should be yes or no, not 'perhaps'"),
    ],
)
def test_what_a_player_cannot_have_is_told_with_line_and_rule(line: str, complaint: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read(f"game: vtes\n[a]\n{line}\n[b]\nready: Oskar 2/4\n").table()
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("edition: 1994", "line 2: no edition '1994'; there are 2000, 2011, 2012, 2023"),
        ("turn: a, dinner", "line 2: no phase 'dinner'"),
        ("turn: a, minon", "line 2: no phase 'minon'; did you mean minion? [turn.phases.five]"),
        ("turn: zoe", "line 2: turn: no player 'zoe'; known are a, b"),
        ("edge: zoe", "line 2: edge: no player 'zoe'"),
        ("number: 0", "line 2: number should be a number from 1 on, not '0'"),
        ("options: ante", "the rulebook of 2023 has no option 'ante'"),
        ("game: vendetta", "line 2: a position of 'vendetta', not of vtes"),
        ("[cards]\nVeil: modifer, stealth 1", "line 3: no kind of card 'modifer'; did you mean modifier"),
        ("[cards]\nVeil: modifier, stelth 1", "line 3: unknown effect 'stelth 1'; did you mean stealth N"),
        ("[cards]\nVeil: modifier, stealth", "line 3: unknown effect 'stealth'; did you mean stealth N"),
        ("[cards]\nVeil: combat, strike dodg", "line 3: unknown strike 'dodg'; did you mean dodge"),
        ("[cards]\nVeil: modifier obf", "line 3: 'Veil' does nothing; write what it does after a comma"),
        ("[cards]\nVeil: , stealth 1", "line 3: no kind of card ''; known are master"),
        ("[cards]\nVeil: modifier blood:x", "line 3: blood should be a number from 0 on, not 'x'"),
        ("[cards]\nVeil: master\nVeil: master", "line 4: there is a card 'Veil' already"),
    ],
)
def test_what_a_table_cannot_have_is_told_with_its_line(line: str, complaint: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read(f"game: vtes\n{line}\n[a]\n[b]\n").table()
    assert complaint in str(refused.value)


def test_titles_and_imbued_are_those_of_the_edition() -> None:
    with pytest.raises(BadSetting, match=r"no title 'baron' in 2000.*list.titles.by-sect"):
        read("game: vtes\nedition: 2000\n[a]\nready: Mira 1/5 baron:Chicago\n[b]\n")
    with pytest.raises(BadSetting, match="2023 has no Imbued; the option 'legacy' allows them"):
        read("game: vtes\n[a]\nready: Abe 3/3 imbued\n[b]\n")
    read("game: vtes\noptions: legacy\n[a]\nready: Abe 3/3 imbued\n[b]\n").table()


def test_a_contested_vampire_is_out_of_play_for_both() -> None:
    t = read("game: vtes\n[a]\nready: Mira 1/5 contested\n[b]\nready: Mira 2/5 contested\n").table()
    assert (t.region("Mira"), t.region("Mira#2")) == ("contested", "contested")


def test_a_position_of_no_players_or_one_is_none() -> None:
    with pytest.raises(BadSetting, match=r"nobody sits at the table; a player begins with a line such as \[anna\]"):
        read("game: vtes\n")
    with pytest.raises(BadSetting, match="1 players; 2 to 10 can play"):
        read("game: vtes\n[a]\n")


# -- answers and questions ---------------------------------------------------------------------------------------------

BLEED = """\
game: vtes
edition: 2012
[anna]
ready: Mira 3/5, Max 3/5 locked
[bob]
pool: 9
ready: Oskar 2/4 locked, Vera 2/4
[then]
"""


def test_answers_and_questions_are_in_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answers = ["anna: bleed Mira", "not bob: block Oskar by block.who.ready-untapped", "= who bob", "= asks block"]
    code, out, _ = run(tmp_path, capsys, BLEED + "\n".join([*answers, "pass", "= bob.pool 8\n"]))
    assert code == 0
    assert "not bob: block Oskar by block.who.ready-untapped: right" in out
    assert "= bob.pool is 8" in out
    assert "anna: hunt Mira" not in out  # she has acted
    assert "anna: pass" in out


@pytest.mark.parametrize(
    ("then", "said"),
    [
        ("? anna: bleed Max", "? anna: bleed Max: no"),
        ("not anna: bleed Mira", "wrong: it can be done"),
        ("not anna: bleed Max by block.who.directed", "wrong: not by block.who.directed"),
        ("anna: bleed Max", "refused:"),
        ("= bob.pool 7", "= bob.pool is 9, not 7"),
        ("= who bob", "= who anna, not bob"),
        ("= Mira in torpor", "= Mira in ready, not torpor"),
        ("= Mira.title inner circle", "= Mira.title none, not inner circle"),
        ("= Mira.controller bob", "= Mira.controller anna, not bob"),
        ("= bob.prey bob", "= bob.prey anna, not bob"),
        ("? bob: block Vera", "? bob: block Vera: no"),
    ],
)
def test_a_no_is_exit_code_1(then: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(tmp_path, capsys, BLEED + then + "\n")
    assert (code, err) == (1, "")
    assert said in out


@pytest.mark.parametrize(
    ("then", "complaint"),
    [
        ("carl: pass", "line 9: no player 'carl'; known are anna, bob"),
        ("anna: bleed Mirra", "line 9: 'Mirra' in 'bleed Mirra' is no card or player here; did you mean Mira"),
        ("anna: bleed", "'bleed' can be"),
        ("= bob.poll 3", "line 9: 'bob.poll' cannot be counted; did you mean pool"),
        ("= Mira.blud 3", "line 9: 'Mira.blud' cannot be counted; did you mean blood"),
        ("= Zoe.blood 3", "line 9: no player or card 'Zoe'"),
        ("= Zoe in ready", "line 9: no card 'Zoe'"),
        ("= bob.pool many", "line 9: 'bob.pool' is counted: write a number after it"),
        ("= Mira.titel prince", "line 9: 'Mira.titel' is told neither in a word nor in a number; did you mean title"),
        ("= many", "line 9: '= many' should be what is counted and a number"),
        ("until dinner", "line 9: until dinner: nobody is ever asked 'dinner'; known are "),
        ("in May: pass", "line 9: 'in May: pass' should be such as"),
        ("in 1999, 2023: pass", "line 9: no rulebook of 1999"),
        ("not bob: bleed Mira by action.foo", "line 9: no clause 'action.foo'; nearest:"),
        ("not bob: bleed Mira by block.who.direct", "'block.who.direct'; nearest: block.who.directed"),
    ],
)
def test_a_line_that_cannot_be_read_is_exit_code_2(
    then: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = BLEED.replace("Max 3/5 locked", "Max 3/5")
    code, _, err = run(tmp_path, capsys, text + then + "\n")
    assert code == 2
    assert complaint in err
    assert len(err.strip().splitlines()) == 1


def test_programs_get_one_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(tmp_path, capsys, BLEED + "? anna: bleed Max\n", "--json")
    answer = json.loads(out)
    assert code == 1
    assert answer["questions"][0]["reasons"][0]["clause"] == "minion.act.ready-untapped"
    assert {"key": "bleed 0", "words": "bleed Mira"} in answer["options"]


def test_every_option_reads_back_from_its_words() -> None:
    t = read(EVERYTHING.replace("bob, master", "anna, minion")).table()
    decision = t.game.decision
    assert decision is not None
    assert len(decision.options) > 5
    for option in decision.options:
        assert t.read(t.words(option), decision.seat) == option


def test_an_answer_of_the_wrong_form_is_just_no_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = BLEED.replace("[anna]", "[cards]\nRaid: action, burn-blood 1\n[anna]\nhand: Raid")
    for answer in ("play Raid Mira block 0", "bleed Mira for", "use Mira Mira for", "block Mira x"):
        code, out, err = run(tmp_path, capsys, f"{text}? anna: {answer}\n")
        assert (code, err) == (1, "")
        assert "no answer to “minion”" in out


# -- examples ----------------------------------------------------------------------------------------------------------


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 6
    assert Position().edition == "2023"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_holds_in_every_edition(file: Path, edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["position", str(file), "--edition", edition])
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    assert "? " in out or "not " in out or "= " in out


OLD_WORDS = """\
game: vtes
edition: {edition}

[anna]
active: Mira 3/5
inactive: Nora 2/4

[bob]
ready: Oskar 2/4
"""


@proves("term.legacy.region-names", editions="2000")
def test_the_words_of_old_cards_for_the_regions_mean_the_controlled_and_the_uncontrolled_one() -> None:
    old = read(OLD_WORDS.format(edition="2000")).table()
    new = read(OLD_WORDS.format(edition="2000").replace("inactive", "uncontrolled").replace("active", "ready")).table()
    assert old.table.g.digest() == new.table.g.digest()
    assert (old.table.region("Mira"), old.table.region("Nora")) == ("ready", "uncontrolled")


@pytest.mark.parametrize("edition", EDITIONS[1:])
@proves("term.legacy.region-names")
def test_the_newer_books_no_longer_know_those_words(edition: str) -> None:
    with pytest.raises(BadSetting, match="unknown field 'active'"):
        read(OLD_WORDS.format(edition=edition))
