"""The ruling on cards of several Disciplines: in hand they require all of them, as they are played those in use."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.definitions.language import (
    AS_PLAYED,
    LIBRARY_CARD,
    MASTER,
    ability,
    cancel,
    definition,
    discarding,
    gain,
    out_of_turn,
    requires,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import path_for

ACTIONS = [
    # card, words of who plays it, mode
    ("Art's Traumatic Essence", "aus", 0),
    ("Condemnation: Betrayed", "ser", 0),
    ("Condemnation: Doomed", "obf", 0),
    ("Condemnation: Mute", "chi", 0),
    ("Steal the Mind", "dom", 0),
    ("Unburdening the Bestial Soul", "ani", 0),
    ("Gremlins", "dom", 0),
    ("Illegalism", "cel pre sect:Anarch", 4),
    ("The Platinum Protocol", "obf pre sect:Anarch", 3),
    ("Break the Bonds", "ani obf sect:Anarch", 3),
    ("Enthrall", "obf", 0),
    ("Make the Misere", "cel obf sect:Anarch", 3),
    ("Nose of the Hound", "SPI", 2),
    ("Sense Death", "val", 1),
    ("Line Brawl", "pre sect:Anarch", 2),
]
MODIFIERS = [
    ("Power of One", "pot sect:Anarch", 1),
    ("Fever Pitch", "for", 0),
    ("Subversion", "PRE", 4),
]
REACTIONS = [
    ("Detect Authority", "tha sect:Anarch", 2),
    ("Faerie Wards", "myt", 1),
    ("Folderol", "myt", 1),
    ("Hide the Heart", "aus", 0),
    ("The Mole", "dom sect:Anarch", 2),
    ("Deep Ecology", "for sect:Anarch", 1),
    ("Friend of Mine", "for sect:Anarch", 0),
    ("Party Out Of Bounds", "obf sect:Anarch", 0),
]
COMBAT = [
    ("Anesthetic Touch", "aus", 0),
    ("Bond with the Mountain", "tha", 0),
    ("Chameleon's Colors", "ani", 0),
    ("Compress", "pot", 0),
    ("Conflagration", "pot", 0),
    ("Donnybrook", "pro sect:Anarch", 1),
    ("Dust to Dust", "thn", 1),
    ("Flow Within the Mountain", "vis", 1),
    ("Lead Fist", "tha", 0),
    ("Morphean Blow", "cel", 0),
    ("Necrosis", "pot", 0),
    ("Stone Quills", "tha", 0),
    ("Toreador's Bane", "pre", 0),
    ("Vengeance of Samiel", "pot", 0),
    ("Diversion", "tha sect:Anarch", 2),
    ("Dust Up", "pot sect:Anarch", 2),
]


def codes_of(card: str) -> list[str]:
    """The Disciplines that the card data name for it, and one that they do not."""
    return [*load().find(card).requirement.disciplines, "cor"]


def index(code: str) -> Face:
    """In play: discard a card that requires this Discipline for a pool."""
    uses = ability(MASTER, gain(1), cost=discarding(requires(code)))
    return made_up(f"Index {code}", faces.MASTER, definition=definition(uses))


def veto(code: str) -> Face:
    """Cancels a card that requires this Discipline as it is played."""
    way = out_of_turn(cancel(LIBRARY_CARD, requires(code), free=True), when=AS_PLAYED)
    return made_up(f"Veto {code}", faces.MASTER, definition=definition(way))


def in_hand(card: str) -> None:
    """It counts as requiring each of its Disciplines, and no other."""
    codes = codes_of(card)
    t = position(
        seat(ready=["Mira 4/8"], hand=[card], play=[index(code) for code in codes]),
        seat(ready=["Oskar 2/4"]),
        phase="master",
    )
    assert [code for code in codes if t.offers(f"use Index {code}")] == codes[:-1]


def played(kind: str, card: str, words: str) -> Table:
    """Mira, or Oskar for a reaction, has the card; seat c could cancel it, by each of its Disciplines."""
    answers = kind == "react"
    words = f"{words} {path_for(card)}".strip()
    t = position(
        seat(ready=["Mira 6/7" if answers else f"Mira 6/8 {words}", "Ida 2/4"], hand=[] if answers else [card]),
        seat(
            ready=[f"Oskar 6/8 {words}" if answers else "Oskar 6/7", "Olga 2/4 locked"],
            hand=[card] if answers else [],
        ),
        seat(ready=["Vera 2/4"], hand=[veto(code) for code in codes_of(card)]),
    )
    if kind != "act":
        t.does("bleed Mira")
    return t


def plays(t: Table, kind: str, card: str, who: str, mode: int) -> None:
    text = f"play {card} {who} {mode}"
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        blocks = kind == "fight" and t.offers("block Oskar")
        t.does("block Oskar" if blocks else "strike hand" if t.asks == "strike" else "pass")
    t.does(text)
    while t.asks in ("target", "amount"):
        t.answer(t.options()[0])


def counts_as_it_is_played(kind: str, card: str, words: str, mode: int) -> None:
    """Only the Disciplines in use count while it is being played."""
    t = played(kind, card, words)
    plays(t, kind, card, "Oskar" if kind == "react" else "Mira", mode)
    assert (t.who(), t.asks) == ("c", "as-played")
    used = [code.lower() for code in t.g.face[t[card]].definition.modes[mode].disciplines]
    assert used
    assert [code for code in codes_of(card) if t.offers(f"play Veto {code}")] == sorted(used)
    t.does(f"play Veto {used[0]}", by="c")
    assert t.told("cancelled")[-1]["card"] == t[card]


@rules_on("Art's Traumatic Essence", "LSJ 20011204-3")
@rules_on("Condemnation: Betrayed", "LSJ 20011204-3")
@rules_on("Condemnation: Doomed", "LSJ 20011204-3")
@rules_on("Condemnation: Mute", "LSJ 20011204-3")
@rules_on("Steal the Mind", "LSJ 20011204-3")
@rules_on("Unburdening the Bestial Soul", "LSJ 20011204-3")
@rules_on("Gremlins", "LSJ 20011204-3")
@rules_on("Illegalism", "LSJ 20011204-3")
@rules_on("The Platinum Protocol", "LSJ 20011204-3")
@rules_on("Break the Bonds", "LSJ 20011204-3")
@rules_on("Enthrall", "LSJ 20011204-3")
@rules_on("Make the Misere", "LSJ 20011204-3")
@rules_on("Nose of the Hound", "LSJ 20011204-3")
@rules_on("Sense Death", "LSJ 20011204-3")
@rules_on("Line Brawl", "LSJ 20011204-3")
@pytest.mark.parametrize(("card", "words", "mode"), ACTIONS)
def test_an_action_card_requires_what_it_is_played_with(card: str, words: str, mode: int) -> None:
    in_hand(card)
    counts_as_it_is_played("act", card, words, mode)


@rules_on("Power of One", "LSJ 20011204-3")
@rules_on("Fever Pitch", "LSJ 20011204-3")
@rules_on("Subversion", "LSJ 20011204-3")
@pytest.mark.parametrize(("card", "words", "mode"), MODIFIERS)
def test_a_modifier_requires_what_it_is_played_with(card: str, words: str, mode: int) -> None:
    in_hand(card)
    counts_as_it_is_played("modify", card, words, mode)


@rules_on("Detect Authority", "LSJ 20011204-3")
@rules_on("Faerie Wards", "LSJ 20011204-3")
@rules_on("Folderol", "LSJ 20011204-3")
@rules_on("Hide the Heart", "LSJ 20011204-3")
@rules_on("The Mole", "LSJ 20011204-3")
@rules_on("Deep Ecology", "LSJ 20011204-3")
@rules_on("Friend of Mine", "LSJ 20011204-3")
@rules_on("Party Out Of Bounds", "LSJ 20011204-3")
@pytest.mark.parametrize(("card", "words", "mode"), REACTIONS)
def test_a_reaction_requires_what_it_is_played_with(card: str, words: str, mode: int) -> None:
    in_hand(card)
    counts_as_it_is_played("react", card, words, mode)


@rules_on("Anesthetic Touch", "LSJ 20011204-3")
@rules_on("Bond with the Mountain", "LSJ 20011204-3")
@rules_on("Chameleon's Colors", "LSJ 20011204-3")
@rules_on("Compress", "LSJ 20011204-3")
@rules_on("Conflagration", "LSJ 20011204-3")
@rules_on("Donnybrook", "LSJ 20011204-3")
@rules_on("Dust to Dust", "LSJ 20011204-3")
@rules_on("Flow Within the Mountain", "LSJ 20011204-3")
@rules_on("Lead Fist", "LSJ 20011204-3")
@rules_on("Morphean Blow", "LSJ 20011204-3")
@rules_on("Necrosis", "LSJ 20011204-3")
@rules_on("Stone Quills", "LSJ 20011204-3")
@rules_on("Toreador's Bane", "LSJ 20011204-3")
@rules_on("Vengeance of Samiel", "LSJ 20011204-3")
@rules_on("Diversion", "LSJ 20011204-3")
@rules_on("Dust Up", "LSJ 20011204-3")
@pytest.mark.parametrize(("card", "words", "mode"), COMBAT)
def test_a_combat_card_requires_what_it_is_played_with(card: str, words: str, mode: int) -> None:
    in_hand(card)
    counts_as_it_is_played("fight", card, words, mode)
