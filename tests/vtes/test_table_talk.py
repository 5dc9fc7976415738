"""Positions in Python: what they refuse, how names are read, what can be asked; the same as in text files."""

from __future__ import annotations

import pytest

from praxis.kernel.errors import BadSetting
from praxis.vtes.picture.in_progress import Acting, Fight, Poll
from praxis.vtes.picture.minions import Minion
from praxis.vtes.positions import measures
from praxis.vtes.positions.file import read
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules.answer_roles import ROLES

# -- one grammar ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2012", "2023"])
def test_words_of_a_minion_mean_the_same_in_python_and_in_a_file(edition: str) -> None:
    line = "Mira 3/5 DOM obf prince:Paris intercept:1 strength:2 clan:Ventrue slave-of:Tremere locked"
    mine = position(seat(ready=[line]), seat(), edition=edition)
    theirs = read(f"game: vtes\nedition: {edition}\n[a]\nready: {line}\n[b]\n").table().table
    for t in (mine, theirs):
        assert (t.word("Mira.title"), t.word("Mira.sect"), t.word("Mira.clan")) == ("prince", "Camarilla", "Ventrue")
        assert [t.measure(f"Mira.{what}") for what in ("intercept", "strength", "votes", "locked")] == [1, 2, 2, 1]
        assert t.word("Mira.disciplines") == "DOM obf"
        assert t.g.face[t["Mira"]].slave_of == "Tremere"
    assert mine.g.digest() == theirs.g.digest()


@pytest.mark.parametrize(
    ("word", "sect"),
    [("priscus", "Sabbat"), ("magaji", "Laibon"), ("prince", "Camarilla"), ("priscus sect:Laibon", "Laibon")],
)
def test_who_has_a_title_is_of_its_sect_unless_another_is_named(word: str, sect: str) -> None:
    t = position(seat(ready=[f"Mira 3/5 {word}"]), seat(), edition="2012")
    assert t.word("Mira.sect") == sect


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("Mira 3/5 obff", "unknown word 'obff'"),
        ("Mira 3/5 oxf", "no Discipline 'oxf'"),
        ("Mira 3/5 pryscus", "did you mean priscus"),
        ("Mira 3/5 sect:Sabat", "no sect 'Sabat' in 2023; did you mean Sabbat"),
        ("Mira 3/5 clan:Ventru", "no clan 'Ventru'; did you mean Ventrue"),
        ("Mira 3/5 trait:infernl", "no trait 'infernl'; did you mean infernal"),
        ("Mira 3/5 strength:big", "strength should be a number from 0 on, not 'big'"),
        ("Mira 6/5", "Mira has 6 blood, and a capacity of 5 [card.crypt.blood-cap]"),
        ("Deflection", "Deflection (reaction) cannot lie in 'ready'"),
        ("Abe 3/3 imbued", "2023 has no Imbued; the option 'legacy' allows them"),
        ("Mira 3/5 contested", "nobody else has a copy of Mira to contest it with"),
        ("Mira 3/5 of:carl", "Mira 'of:carl': no such player; known are a, b"),
        ("Oskar 3/5", "Oskar is unique, and a controls a copy"),
    ],
)
def test_what_cannot_be_is_refused_in_python_and_in_a_file_with_the_same_words(line: str, complaint: str) -> None:
    with pytest.raises(BadSetting) as in_python:
        position(seat(ready=[line]), seat(ready=["Oskar 2/4"]))
    with pytest.raises(BadSetting) as in_file:
        read(f"game: vtes\n[a]\nready: {line}\n[b]\nready: Oskar 2/4\n").table()
    assert complaint in str(in_python.value)
    assert str(in_file.value).endswith(str(in_python.value))


def test_a_hand_that_is_too_large_is_refused_in_python_too() -> None:
    with pytest.raises(BadSetting, match="a has 8 cards in hand, and a hand size of 7"):
        position(seat(hand=["Deflection"] * 8), seat())


# -- names and answers ------------------------------------------------------------------------------------------------


def test_names_are_whole_words() -> None:
    t = position(seat(ready=["Al 3/5", "Alba 3/5"]), seat(ready=["Block 2/4"]))
    t.does("bleed Alba")
    assert t.told("action")[0]["minion"] == t["Alba"]
    assert (t.who(), t.offers("block Block")) == ("b", True)


def test_a_players_own_card_comes_before_anothers_of_the_same_name() -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Deflection"]), seat(ready=["Oskar 3/5 DOM"], hand=["Deflection"]), seat()
    )
    t.does("bleed Mira")
    t.passes()
    assert t.option("play Deflection").split()[1] == str(t["Deflection#2"])


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("blok Oskar", "'blok' in 'blok Oskar' is no answer; did you mean block"),
        ("block Oskr", "'Oskr' in 'block Oskr' is no card or player here; did you mean Oskar"),
        ("  ", "an answer begins with a word, such as 'block Oskar' or 'pass'; this one is empty"),
    ],
)
def test_words_that_mean_nothing_are_never_just_no(words: str, complaint: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"]))
    for ask in (t.offers, t.does, lambda text: t.clauses(text, by="b")):
        with pytest.raises(BadSetting) as refused:
            ask(words)
        assert complaint in str(refused.value)


def test_clauses_complete_short_answers_as_offers_does() -> None:
    t = position(
        seat(ready=["Mira 3/5 dom"], hand=["Govern the Unaligned", "Blood Doll"]),
        seat(ready=["Oskar 2/4"], hand=["Govern the Unaligned"]),
        edition="2012",
    )
    assert t.offers("play Govern the Unaligned")
    assert t.clauses("play Govern the Unaligned", by="a") == [] == t.clauses("play Govern the Unaligned Mira", by="a")
    assert t.clauses("play Govern the Unaligned", by="b")[0] == "minion.act.own-phase"
    assert t.clauses("play Govern the Unaligned Oskar", by="b") == t.clauses("play Govern the Unaligned", by="b")
    with pytest.raises(BadSetting, match="means nothing to b"):
        t.clauses("play Blood Doll", by="b")  # she does not hold it
    with pytest.raises(BadSetting, match="means nothing to a"):
        t.clauses("pass 3", by="a")


@pytest.mark.parametrize("edition", ["2000", "2011", "2012"])
def test_stop_holds_forced_choices_open_so_that_reasons_can_be_asked(edition: str) -> None:
    seats = (seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4 locked"]), seat())
    plain = position(*seats, edition=edition)
    plain.does("bleed Mira")
    assert (plain.measure("b.pool"), plain.asks) == (29, "influence")
    t = position(*seats, edition=edition, stop=True)
    t.does("bleed Mira")
    assert (t.asks, t.who(), t.options()) == ("block", "b", ["pass"])
    assert t.clauses("block Oskar", by="b") == ["block.who.ready-untapped"]
    while t.asks != "influence":
        t.answer(t.options()[-1])
    assert t.measure("b.pool") == 29
    in_file = read(
        f"game: vtes\nedition: {edition}\nstop: yes\n[a]\nready: Mira 3/5\n[b]\nready: Oskar 2/4 locked\n[c]\n"
    ).table()
    in_file.give(0, in_file.read("bleed Mira", 0))
    assert in_file.table.asks == "block"


# -- everything that is shown can be asked for ------------------------------------------------------------------------


def test_measure_knows_all_numbers_and_words_that_the_page_shows() -> None:
    told = {*measures.OF_CARD, *measures.WORDS_OF_CARD}
    assert set(Minion.__struct_fields__) - told == {"parts"}  # of which the numbers are made
    shown = {"action": Acting, "combat": Fight, "referendum": Poll}
    numbers = {"action": measures.OF_ACTION, "combat": measures.OF_COMBAT, "referendum": measures.OF_REFERENDUM}
    left = {name for what in shown for name in set(shown[what].__struct_fields__) - set(numbers[what])}
    left -= {name for words in measures.WORDS_IN_PROGRESS.values() for name in words}
    assert left == {"raised", "wounds", "of_seats", "by_seat", "hunt"}  # what others are made of


@pytest.mark.parametrize("edition", ["2012", "2023"])
def test_words_tell_who_does_what_in_an_action_a_combat_and_a_referendum(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5 trait:infernal", ["Knife"])]),
        seat(ready=[("Oskar 2/4", ["Knife"]), "Ole 2/4 locked"]),
        seat(),
        edition=edition,
        cards={"Knife": "equipment, strike 2"},
    )
    assert (t.word("turn.player"), t.word("turn.phase"), t.word("Mira.marks")) == ("a", "minion", "infernal")
    with pytest.raises(BadSetting, match=r"'action.kind': no action is in progress"):
        t.word("action.kind")
    t.does("bleed Mira")
    t.passes_until("block")
    now = {what: t.word(f"action.{what}") for what in ("kind", "actor", "seat", "victims", "blocker", "able")}
    assert now == {"kind": "bleed", "actor": "Mira", "seat": "a", "victims": "b", "blocker": "none", "able": "Oskar"}
    t.does("block Oskar", by="b")
    assert (t.word("action.blocker"), t.word("action.outcome")) == ("Oskar", "blocked")
    now = {what: t.word(f"combat.{what}") for what in ("acting", "opposing", "step", "first", "second")}
    assert now == {"acting": "Mira", "opposing": "Oskar", "step": "strikes", "first": "none", "second": "none"}
    t.does("strike hand", by="a")
    assert t.word("combat.first") == "hand strength"
    with pytest.raises(BadSetting, match=r"'combat.round' is counted: write a number after it"):
        t.word("combat.round")
    with pytest.raises(BadSetting, match=r"'combat.opponent' is told neither in a word nor in a number"):
        t.word("combat.opponent")


def test_words_tell_the_terms_of_a_referendum() -> None:
    t = position(
        seat(ready=["Mira 3/5 prince"], hand=["Kine Resources Contested"]), seat(), seat(), seat(), edition="2012"
    )
    t.does("play Kine Resources Contested Mira")
    t.passes_until("terms")
    t.does_all("target b", "target b")
    now = {what: t.word(f"referendum.{what}") for what in ("caller", "card", "actor", "step", "terms")}
    assert now == {
        "caller": "a",
        "card": "Kine Resources Contested",
        "actor": "Mira",
        "step": "terms",
        "terms": "b, b",
    }


def test_numbers_of_a_player_a_card_and_what_is_in_progress() -> None:
    t = position(
        seat(pool=9, edge=True, ready=["Mira 3/5 prince", "Thug ally 2"], hand=["Deflection"], ash_heap=["Deflection"]),
        seat(ready=["Oskar 2/4"], incapacitated=[], library=3),
        counters=[(2, "corruption", "Mira", "b")],
        edition="2012",
    )
    expected = {"pool": 9, "edge": 1, "hand": 1, "hand_size": 7, "ash_heap": 1, "ready": 2, "vps": 0, "ousted": 0}
    assert {what: t.measure(f"a.{what}") for what in expected} == expected
    assert (t.measure("Mira.corruption"), t.measure("Thug.life"), t.measure("b.library")) == (2, 2, 3)
    assert (t.word("a.prey"), t.word("Mira.owner"), t.word("Thug.title")) == ("b", "a", "none")
    t.does("hunt Mira")
    assert (t.measure("action.stealth"), t.measure("turn.number")) == (1, 20)
    with pytest.raises(BadSetting, match=r"'combat.round': no combat is in progress"):
        t.measure("combat.round")
    t.does("block Oskar", by="b")
    with pytest.raises(BadSetting, match=r"'Mira.blud' cannot be counted; did you mean blood"):
        t.measure("Mira.blud")
    t.passes_until("influence")
    assert t.measure("turn.left") == 4


def test_every_answer_has_a_word_that_is_known() -> None:
    assert {"bleed", "block", "vote", "pass", "play"} <= set(ROLES)
