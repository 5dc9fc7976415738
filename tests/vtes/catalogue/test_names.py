"""A card is found by whatever people call it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.catalogue import CardFace, UnknownCard, reword, word
from praxis.vtes.catalogue.names import split_suffix

CARDS = catalogue.load()
ANY_CARD = st.sampled_from(sorted(CARDS, key=lambda face: face.id))


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("DEFLECTION", "Deflection"),
        ("ankou", "The Ankou (G5)"),
        ("Ankou, The", "The Ankou (G5)"),
        ("the barrens", "The Barrens"),
        ("Hel-Bla", "Hel-Blá (G6)"),
        ("Bear’s Skin", "Bear's Skin"),
        ("Wake with Evening`s Freshness", "Wake with Evening's Freshness"),
        ("Pentex(TM) Subversion", "Pentex™ Subversion"),
        ("Pentex Subversion", "Pentex™ Subversion"),
        ("Sacre-Coeur Cathedral, France", "Sacré-Cœur Cathedral, France"),
        ("Theo Bell", "Theo Bell (G2)"),
        ("Theo Bell (G6)", "Theo Bell (G6)"),
        ("Theo Bell (ADV)", "Theo Bell (G2 ADV)"),
        ("Theo Bell (G2 ADV)", "Theo Bell (G2 ADV)"),
        ("Theo Bell (ADV) (G2)", "Theo Bell (G2 ADV)"),
        ("Theo Bell (Advanced)", "Theo Bell (G2 ADV)"),
        ("Theo Bell Adv.", "Theo Bell (G2 ADV)"),
        ("Theo Bell (Group 6)", "Theo Bell (G6)"),
        ("Anarch Convert (G1)", ""),
        ("Queen Anne (ADV)", ""),
        ("PB: Montreal", "Powerbase: Montreal"),
        ("Zoo HG", "Zoo Hunting Ground"),
        ("4th Tradition", "Fourth Tradition: The Accounting"),
        ("The Second Tradition: Domain", "Second Tradition: Domain"),
        ("WwEF", "Wake with Evening's Freshness"),
        ("wmrh", "WMRH Talk Radio"),
        ("Govern", "Govern the Unaligned"),
        ("Dreams", "Dreams of the Sphinx"),
        ("KRCG", "KRCG News Radio"),
        ("Raven", "Camille Devereux, The Raven (G1)"),
        ("Camille Devereux", "Camille Devereux, The Raven (G1)"),
        ("Mylan Horseed (Goblin)", "Mylan Horseed"),
        ("Smiling Jack", "Smiling Jack, The Anarch"),
        ("Rumor Mill, Tabloid Newsp", "The Rumor Mill, Tabloid Newspaper"),
        ("Jack Harmon", 'Jack "Hannibal137" Harmon (G4)'),
        ("Jack ''Hannibal137'' Harmon", 'Jack "Hannibal137" Harmon (G4)'),
        ("Archon", "Archon"),
        ("44 Magnum", ".44 Magnum"),
        ("100518", "Deflection"),
        ("Mind Rape", "Puppet Master"),
    ],
)
def test_a_name_is_understood(written: str, meant: str) -> None:
    face = CARDS.lookup(written)
    assert (face.full_name if face else "") == meant


def test_what_a_deck_list_tells_besides_the_name_chooses_among_namesakes() -> None:
    def meant(**hints: object) -> str:
        face = CARDS.lookup("Tegyrius, Vizier", **hints)  # type: ignore[arg-type]
        assert face is not None
        return face.full_name

    assert meant() == "Tegyrius, Vizier (G2)"
    assert meant(group=6) == "Tegyrius, Vizier (G6)"
    assert meant(clan="Assamite", group=6) == "Tegyrius, Vizier (G6)"
    assert meant(group=4) == "Tegyrius, Vizier (G2)"
    assert meant(crypt=False) == "Tegyrius, Vizier (G2)"


@given(face=ANY_CARD)
def test_every_form_of_a_name_leads_back_to_its_card(face: CardFace) -> None:
    for name in (face.full_name, face.unique_name, face.filing_name, face.ascii_name, str(face.id)):
        for written in (name, name.upper(), name.lower(), f"  {name} ", name.replace("'", "’")):
            assert CARDS.find(written) is face


@given(face=ANY_CARD)
def test_a_slip_of_the_pen_still_finds_the_card_among_the_nearest(face: CardFace) -> None:
    middle = len(face.name) // 2
    slip = f"{face.name[:middle]}q{face.name[middle:]}"
    found = CARDS.lookup(slip)
    assert found is not None or face.name in CARDS.nearest(slip) or len(face.name) < 6


def test_an_unknown_card_is_one_clear_line_with_the_nearest_names() -> None:
    with pytest.raises(UnknownCard) as caught:
        catalogue.find("Deflectoin")
    assert str(caught.value) == "no card is called 'Deflectoin'; did you mean Deflection or Detection?"
    with pytest.raises(UnknownCard, match=r"no card is called 'xqzzk'$"):
        catalogue.find("xqzzk")
    with pytest.raises(UnknownCard, match=r"did you mean Queen Anne \(G2\) or Queen Anne \(G6\)\?"):
        catalogue.find("Queen Anne (G5)")


@given(text=st.text(max_size=60))
def test_no_text_makes_the_search_raise(text: str) -> None:
    CARDS.lookup(text)
    CARDS.search(text, limit=3)
    assert split_suffix(text).group in range(-1, 10)


def test_search_finds_words_anywhere_and_names_first() -> None:
    found = CARDS.search("tremere justicar")
    assert found[0].name == "Tremere Justicar"
    assert all(face.crypt or "justicar" in face.text.lower() or "Justicar" in face.name for face in found)
    guns = CARDS.search("unique gun weapon equipment")
    assert all("gun" in face.text.lower() for face in guns)
    assert CARDS.search("") == []
    assert len(CARDS.search("vampire", limit=5)) == 5


@pytest.mark.parametrize("edition", ["2000", "2011", "2012"])
def test_older_editions_have_their_own_words(edition: str) -> None:
    assert word("lock", edition) == "tap"
    assert reword("Unlock a Banu Haqim with Blood Sorcery.", edition) == "Untap an Assamite with Thaumaturgy."
    assert reword("A locked Ministry unlocks.", edition) == "A tapped Follower of Set untaps."
    assert catalogue.discipline_name("tha", edition) == "Thaumaturgy"


def test_the_fifth_edition_has_its_own_words() -> None:
    assert word("tap", "2023") == "lock"
    assert reword("Untap an Assamite. Followers of Set tap.", "2023") == "Unlock a Banu Haqim. Ministry lock."
    assert reword("Cards named Minion Tap cost more.", "2023") == "Cards named Minion Tap cost more."
    assert catalogue.discipline_name("THA", "2023") == "Blood Sorcery"
    assert catalogue.discipline_name("viz") == "Vision"


def test_rulings_come_with_their_sources() -> None:
    rulings = CARDS.rulings(catalogue.find("Govern the Unaligned").id)
    everything = [ruling for face in CARDS for ruling in CARDS.rulings(face.id)]
    assert len(everything) > 2000
    assert all(ruling.text and "{" not in ruling.text for ruling in everything)
    assert sum(1 for ruling in everything if ruling.references) > 0.95 * len(everything)
    assert isinstance(rulings, tuple)
    assert CARDS.rulings(1) == ()


def test_coverage_is_manual_until_definitions_say_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_coverage", [])
    monkeypatch.setattr(catalogue, "_load_definitions", lambda: None)
    assert catalogue.coverage_of(100518) == "manual"
    catalogue.state_coverage(lambda card: "full" if card == 100518 else "manual")
    assert (catalogue.coverage_of(100518), catalogue.coverage_of(100519)) == ("full", "manual")
