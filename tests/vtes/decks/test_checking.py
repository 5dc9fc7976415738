"""What may be played: the deck rules of each edition, and the formats."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes import decks
from praxis.vtes.catalogue import catalogue
from praxis.vtes.decks import Deck
from tests.vtes.decks.samples import ids, legal_deck

EDITIONS = ("2000", "2011", "2012", "2023")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def codes(deck: Deck, edition: str, form: str = "standard", players: int = 5) -> list[str]:
    return [problem.code for problem in decks.check(deck, edition, form, players) if problem.level == "error"]


def crypt_of(*names: str) -> Deck:
    deck = legal_deck(crypt=12, library=60)
    deck.cards = {card: count for card, count in deck.cards.items() if not catalogue.load()[card].crypt}
    deck.cards |= ids(*((name, 12 // len(names) or 1) for name in names))
    return deck


@proves("deck.crypt.minimum")
@every_edition
def test_a_crypt_needs_twelve_cards(edition: str) -> None:
    assert codes(legal_deck(crypt=12), edition) == []
    assert codes(legal_deck(crypt=11), edition) == ["deck.crypt.minimum"]


@proves("deck.crypt.no-maximum", "deck.copies.unlimited", "deck.unique.duplicates-legal")
@every_edition
def test_a_crypt_may_be_of_any_size_and_hold_one_unique_vampire_forty_times(edition: str) -> None:
    deck = legal_deck(crypt=40)
    assert catalogue.find("Gilbert Duane (G1)").has("unique")
    assert codes(deck, edition) == []


@proves("deck.library.minimum", editions="2000,2011,2012")
@pytest.mark.parametrize("edition", ["2000", "2011", "2012"])
@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_library_needs_forty_cards_whatever_the_number_of_players(edition: str, players: int) -> None:
    assert codes(legal_deck(library=40), edition, players=players) == []
    assert codes(legal_deck(library=39), edition, players=players) == ["deck.library.minimum"]


@proves("deck.library.minimum", editions="2023")
def test_in_2023_a_library_needs_sixty_cards() -> None:
    assert codes(legal_deck(library=60), "2023") == []
    assert codes(legal_deck(library=59), "2023") == ["deck.library.minimum"]


@proves("deck.library.maximum", editions="2000,2011,2012")
@pytest.mark.parametrize("edition", ["2000", "2011", "2012"])
@pytest.mark.parametrize(("players", "most"), [(2, 60), (4, 80), (5, 90), (6, 100)])
def test_a_library_may_hold_forty_and_ten_for_each_player(edition: str, players: int, most: int) -> None:
    assert codes(legal_deck(library=most), edition, players=players) == []
    assert codes(legal_deck(library=most + 1), edition, players=players) == ["deck.library.maximum"]


@proves("deck.library.maximum", editions="2023")
@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_in_2023_a_library_may_hold_ninety_cards(players: int) -> None:
    assert codes(legal_deck(library=90), "2023", players=players) == []
    assert codes(legal_deck(library=91), "2023", players=players) == ["deck.library.maximum"]


@proves("deck.decks.two", "deck.crypt.content")
@every_edition
def test_crypt_and_library_are_two_decks_told_apart_by_their_cards(edition: str) -> None:
    deck = legal_deck()
    cards = catalogue.load()
    assert {face.kind for face, _ in deck.crypt(cards)} == {"Vampire"}
    assert {face.kind for face, _ in deck.library(cards)} == {"Reaction"}
    without_crypt = Deck(cards={card: count for card, count in deck.cards.items() if not cards[card].crypt})
    assert codes(without_crypt, edition) == ["deck.crypt.minimum"]
    assert {face.crypt for face in cards if face.is_a("Imbued") or face.is_a("Vampire")} == {True}


@proves("deck.groups.one-or-two", editions="2011,2012,2023")
@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
def test_a_crypt_is_of_one_group_or_two_consecutive_ones(edition: str) -> None:
    assert codes(crypt_of("Gilbert Duane (G1)", "Queen Anne (G2)"), edition) == []
    assert codes(crypt_of("Queen Anne (G2)", "Lucinde, Alastor (G3)"), edition) == []
    assert codes(crypt_of("Gilbert Duane (G1)", "Lucinde, Alastor (G3)"), edition) == ["deck.groups.one-or-two"]
    three = crypt_of("Gilbert Duane (G1)", "Queen Anne (G2)", "Lucinde, Alastor (G3)")
    problem = next(problem for problem in decks.check(three, edition) if problem.level == "error")
    assert "1, 2 and 3" in problem.message


@proves("deck.groups.one-or-two", editions="2000")
def test_in_2000_there_are_no_groups() -> None:
    assert codes(crypt_of("Gilbert Duane (G1)", "Lucinde, Alastor (G3)"), "2000") == []


@proves("deck.groups.any")
@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
def test_group_any_goes_with_every_group(edition: str) -> None:
    """By the book of 2023; by the card itself where the book does not know it."""
    assert codes(crypt_of("Anarch Convert", "Gilbert Duane (G1)", "Queen Anne (G2)"), edition) == []
    assert codes(crypt_of("Anarch Convert", "Queen Anne (G6)"), edition) == []
    assert codes(crypt_of("Anarch Convert", "Gilbert Duane (G1)", "Queen Anne (G6)"), edition) != []


@proves("deck.groups.unmarked")
@pytest.mark.parametrize("edition", ["2011", "2012"])
def test_cards_from_before_the_groups_are_of_group_1_or_with_an_expansion_symbol_2(edition: str) -> None:
    """Nothing was printed with a group before October 2000; the first set had no symbol."""
    old = [face for face in catalogue.load() if face.crypt and face.first_print < 20001001]
    assert len(old) > 300
    unmarked = {face.prints[0].set: face.group for face in old if face.prints[0].set != "Promo"}
    assert unmarked == {"Jyhad": 1, "DS": 2, "AH": 2, "Sabbat": 2}
    together = Deck(cards={face.id: 1 for face in old} | ids(("Deflection", 60)))
    assert "deck.groups.one-or-two" not in codes(together, edition)


def test_a_banned_card_is_refused_from_the_edition_after_its_ban() -> None:
    deck = legal_deck()
    deck.add(catalogue.find("Memories of Mortality").id, line=7)
    problem = next(problem for problem in decks.check(deck, "2023") if problem.code == "deck.banned")
    assert (problem.line, problem.level) == (7, "error")
    assert "2008" in problem.message
    assert codes(deck, "2000") == []
    assert codes(deck, "2012") == ["deck.banned"]
    assert codes(deck, "2023", "casual") == []


def test_a_card_younger_than_the_rulebook_is_noted_but_legal() -> None:
    deck = crypt_of("Queen Anne (G6)")
    for edition in ("2000", "2012"):
        notes = [problem for problem in decks.check(deck, edition) if problem.level == "note"]
        assert [problem.code for problem in notes] == ["deck.edition"]
        assert "Queen Anne (G6)" in notes[0].message
        assert codes(deck, edition) == []


def test_the_fifth_edition_format_takes_any_printing_of_its_cards_and_no_others() -> None:
    deck = crypt_of("Queen Anne (G6)")
    assert codes(deck, "2023", "v5") == []
    deck.add(catalogue.find("Ashur Tablets").id, line=3)
    found = [problem for problem in decks.check(deck, "2023", "v5") if problem.level == "error"]
    assert [(problem.code, problem.line) for problem in found] == [("deck.format.v5", 3)]
    assert "Ashur Tablets" in found[0].message


def test_the_duel_format_has_small_decks_from_a_short_list() -> None:
    deck = Deck(cards=ids(("Queen Anne (G6)", 6), ("Deflection", 40)))
    assert codes(deck, "2023", "duel", players=2) == []
    assert "deck.crypt.minimum" in codes(Deck(cards=ids(("Queen Anne (G6)", 5), ("Deflection", 40))), "2023", "duel")
    assert "deck.library.maximum" in codes(Deck(cards=ids(("Queen Anne (G6)", 6), ("Deflection", 61))), "2023", "duel")
    deck.add(catalogue.find("Ashur Tablets").id)
    assert codes(deck, "2023", "duel") == ["deck.format.duel"]


def test_an_edition_or_format_that_does_not_exist_is_not_guessed() -> None:
    with pytest.raises(KeyError):
        decks.check(legal_deck(), "1994")
    with pytest.raises(KeyError):
        decks.check(legal_deck(), "2023", "commander")


def test_the_sold_decks_of_the_fifth_edition_are_whole_and_legal() -> None:
    sold = decks.precons()
    fifth = {key: deck for key, deck in sold.items() if key.split(":")[0] in ("V5", "V5A", "V5C", "SV5")}
    assert len(fifth) == 18
    for key, deck in fifth.items():
        assert sum(deck.cards.values()) == 89, key
        assert codes(deck, "2023", "v5") == [], key
    assert fifth["V5:PTr"].name == "Fifth Edition: Tremere"
    assert fifth["SV5:PCaine"].name == "Sabbat V5: Path of Caine"
