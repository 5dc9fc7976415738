"""What `praxis position` prints, it takes: the answers that it lists, and the file of a position."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from praxis.bots.player import RandomPlayer
from praxis.cli.main import main
from praxis.cli.position import Outcome
from praxis.kernel.game import Setting
from praxis.vtes.game import VtesGame
from praxis.vtes.kind import KIND
from praxis.vtes.positions.export import export
from praxis.vtes.positions.file import read, write
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.positions.session import Posed
from tests.size import sized

NAMES = ("anna", "bob", "cora", "dora", "emil")
EDITIONS = ("2000", "2011", "2012", "2023")
A_NUMBER = re.compile(r"(?<!\S)(way-|ability-|-)?\d+(?!\S)")


def random_game(edition: str, seed: int) -> Table:
    game = KIND.begin(KIND.header(Setting(5, edition, {"turns": 60}), seed))
    assert isinstance(game, VtesGame)
    names: dict[str, int] = {}
    for card, face in enumerate(game.face):
        count = sum(name.partition("#")[0] == face.name for name in names)
        names[f"{face.name}#{count + 1}" if count else face.name] = card
    return Table(game, names, list(NAMES))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(sized(quick=1, normal=2, full=20)))
def test_every_answer_that_is_printed_is_read_as_that_answer(edition: str, seed: int) -> None:
    table, player = random_game(edition, seed), RandomPlayer(seed)
    game = table.g
    for number in range(1_500):
        if game.decision is None:
            break
        decision = game.decision
        for option in decision.options:
            words = table.naming.words(option)
            assert table.naming.read(words, decision.seat) == option, (words, option)
            assert table.naming.meant(words, decision.seat) == option[: len(table.naming.meant(words, decision.seat))]
        said = [table.naming.words(option) for option in decision.options]
        assert len(set(said)) == len(said), said
        if number % 10 == 0 and any(A_NUMBER.search(words) for words in said):
            _all_explained(Outcome("vtes", Posed(table), [], "en"), said)
        game.answer(decision.seat, player.choose(None, decision.options))
        game.take_events()


def _all_explained(outcome: Outcome, said: list[str]) -> None:
    """A number that is no name stands before a remark that says what is meant."""
    lines = outcome._legal()[1:]
    for words, line in zip(said, lines, strict=True):
        answer, mark, remark = line.partition(" # ")
        assert answer.strip().endswith(words)
        if A_NUMBER.search(words):
            assert mark, line
            assert remark.strip(), line


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(sized(quick=1, normal=3, full=20)))
def test_the_file_of_a_position_is_printed_as_it_was_read(edition: str, seed: int) -> None:
    game = random_game(edition, seed).g
    player = RandomPlayer(seed)
    for number in range(2_000):
        if game.decision is None:
            break
        if number % 101 == 100:
            printed = _bare(export(game.open_view(), NAMES))
            found = read("\n".join(printed))
            assert _bare(write(found)) == printed
            found.stop = True
            again = _bare(export(found.table().game.open_view(), NAMES))
            if not printed[2].endswith("unlock"):  # there all cards unlock at once
                assert again[4:] == printed[4:]  # a phase in which nobody decides anything is over at once
        game.answer(game.decision.seat, player.choose(None, game.decision.options))


def _bare(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("#")]


# -- names -------------------------------------------------------------------------------------------------------------


def test_abilities_and_disciplines_have_names() -> None:
    t = position(seat(play=["Dreams of the Sphinx"], uncontrolled=["Mira 0/5"]), seat(), phase="master", stop=True)
    said = [t.naming.words(option) for option in t.game.decision.options] if t.game.decision else []
    assert "use Dreams of the Sphinx ability-1" in said
    assert t.naming.read("use Dreams of the Sphinx ability-3", 0)[3] == -3
    t = position(
        seat(ready=["Mira 5/5 DOMINATE"], uncontrolled=["Vera 0/3"], hand=["Govern the Unaligned"]),
        seat(),
        seat(),
        stop=True,
    )
    assert t.word("Mira.disciplines") == "DOM"
    assert t.offers("play Govern the Unaligned Mira dom")
    assert t.offers("play Govern the Unaligned Mira DOM")
    assert (
        t.naming.read("play Govern the Unaligned Mira DOM", 0)[3]
        != t.naming.read("play Govern the Unaligned Mira dom", 0)[3]
    )


def test_who_has_a_copy_herself_says_which_of_another_she_means() -> None:
    t = position(
        seat(ready=[("Mira 5/5", ["Raven Spy"])]),
        seat(ready=[("Oskar 2/4", ["Raven Spy"])], hand=["Blank Page"]),
        turn="b",
    )
    hers = next(card for card in range(len(t.g.face)) if t.g.face[card].name == "Raven Spy")
    assert t.g.controller[hers] == 0
    assert t.naming.card("Raven Spy", 1) != hers
    assert t.naming.card("Raven Spy#1", 1) == hers


def test_an_anarch_without_a_title_and_the_owner_of_what_is_on_a_minion_are_written() -> None:
    for edition in ("2011", "2012", "2023"):
        t = position(
            seat(ready=["Mira 3/5 anarch", "Vera 3/5 sect:anarch", "Anson anarch", "Ulf 3/5"]), seat(), edition=edition
        )
        assert [t.measure(f"{name}.anarch") for name in ("Mira", "Vera", "Anson", "Ulf")] == [1, 1, 1, 0]
        assert t.word("Mira.title") == "none"
    text = "game: vtes\n[anna]\nready: Mira 3/5 with .44 Magnum of:bob + Raven Spy life:1 + Rusty Gun\n[bob]\n"
    table = read(text).table().table
    assert [table.word(f"{name}.owner") for name in (".44 Magnum", "Raven Spy", "Rusty Gun")] == ["bob", "anna", "anna"]
    assert table.word(".44 Magnum.controller") == "anna"
    assert "with .44 Magnum of:bob + Raven Spy + Rusty Gun" in export(table.g.open_view(), ("anna", "bob"))


# -- what happens after [then] -----------------------------------------------------------------------------------------

BLEED = "game: vtes\n[anna]\nready: Mira 3/5\n[bob]\nready: Oskar 2/4\n[cora]\n[then]\n"


def run(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, *more: str) -> tuple[int, str, str]:
    file = tmp_path / "position.txt"
    file.write_text(text)
    code = main(["position", str(file), *more])
    out, err = capsys.readouterr()
    return code, out, err


def test_an_error_after_then_prints_what_happened_so_far(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(tmp_path, capsys, BLEED + "anna: bleed Mira\nbob: blok Oskar\n")
    assert code == 2
    assert "Mira bleeds Bob." in out
    assert "bob: block Oskar" in out  # what is legal there
    assert "line 9: 'blok' in 'blok Oskar' is no answer; did you mean block" in err
    code, out, _ = run(tmp_path, capsys, BLEED + "anna: bleed Mira\nbob: blok Oskar\n", "--json")
    assert code == 2
    assert '"error": "line 9: ' in out


def test_until_says_what_was_meant_and_whether_anything_moved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(tmp_path, capsys, BLEED + "anna: bleed Mira\nuntil blok\n")
    assert code == 2
    assert "until blok: nobody is ever asked 'blok'; did you mean block" in err
    code, out, _ = run(tmp_path, capsys, BLEED + "until minion\nanna: bleed Mira\nuntil end\n")
    assert code == 0
    assert "... until minion: that was so already, nobody has done anything" in out
    assert "... until end\n" in out


def test_until_crosses_the_end_of_a_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(tmp_path, capsys, BLEED + "until influence\nanna: pass\nuntil minion\n= turn.player bob\n")
    assert code == 0, out
    code, _, err = run(tmp_path, capsys, BLEED + "until press\n")
    assert code == 2
    assert "until press: everybody had a turn, and nobody was asked that" in err
