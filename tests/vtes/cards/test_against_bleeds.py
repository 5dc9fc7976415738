"""Reactions that reduce a bleed, send it on, or answer it."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_editions, reacting

LESS = [
    # card, words, mode, how much less, words of the acting minion
    ("Party Out Of Bounds", "obf sect:Anarch", 0, 2, ""),
    ("Visions of Zapathasura", "obf pre", 0, 3, ""),
    ("Visions of Zapathasura", "OBF PRE", 1, 9, ""),
    ("Protected District", "primogen", 0, 3, ""),
    ("Wrong and Crosswise", "dem", 0, 2, ""),
    ("Sentry Signal", "ANI trait:path-of-Caine", 2, 3, ""),
    ("Sentry Signal", "THA trait:path-of-Caine", 3, 3, ""),
    ("Steadfastness", "FOR", 1, 1, ""),
    ("Covincraft", "clan:Kiasyd", 0, 1, ""),
    ("Ancestor's Insight", "aus sect:Laibon", 0, 1, ""),
    ("Banner of Neutrality", "sect:Independent", 0, 1, "sect:Sabbat"),
    ("Keep it Simple", "", 0, 1, "stealth:1"),
    ("Keep it Simple", "", 0, 3, "stealth:3"),
    ("Friend of Mine", "for sect:Anarch", 0, 2, ""),
    ("Ignis Fatuus", "CHI", 1, 1, ""),
]


@in_editions("card words mode less actor", [row for row in LESS if "Laibon" not in row[1]])
@pytest.mark.parametrize("amount", [1, 3])
def test_a_bleed_is_reduced_but_not_below_nothing(
    edition: str, card: str, words: str, mode: int, less: int, actor: str, amount: int
) -> None:
    t = reacting(card, who=words, actor=f"Mira 4/8 bleed:{amount} {actor}".strip(), edition=edition)
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("bleed Mira")
        t.passes_until_offered(f"play {card} Oskar {mode}")
        t.does(f"play {card} Oskar {mode}", by="b")
        t.goes_on()
    assert t.measure("b.pool") == 30 - max(0, amount - less)
    assert t.measure("Oskar.locked") == int(less == 9)
    t.is_quiet()


@in_editions("card words mode less actor", [row for row in LESS if "Laibon" not in row[1] and row[0] != "Ignis Fatuus"])
def test_only_a_bleed_against_her_is_reduced(
    edition: str, card: str, words: str, mode: int, less: int, actor: str
) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {actor}".strip()]),
        seat(),
        seat(ready=[f"Vera 4/8 {words}"], hand=[card]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered(f"play {card} Vera {mode}")
    assert t.measure("b.pool") == 29


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
def test_ancestors_insight_is_for_laibon(edition: str) -> None:
    t = reacting("Ancestor's Insight", who="aus sect:Laibon", actor="Mira 4/8 bleed:2", edition=edition)
    t.does("bleed Mira")
    t.does("play Ancestor's Insight Oskar 0", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()
    t = position(
        seat(ready=["Mira 4/8 AUS sect:Laibon"], hand=["Ancestor's Insight"]), seat(), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("play Ancestor's Insight Mira 1", by="a")
    t.goes_on()
    assert t.measure("b.pool") == 28
    t.is_quiet()


@editions
def test_who_is_not_of_the_sect_does_not_show_the_banner_of_neutrality(edition: str) -> None:
    for oskar, mira in (("sect:Camarilla", "sect:Sabbat"), ("sect:Independent", "sect:Independent")):
        t = reacting("Banner of Neutrality", who=oskar, actor=f"Mira 4/8 {mira}", edition=edition)
        t.does("bleed Mira")
        t.goes_on()
        assert not t.ever_offered("play")


@rules_on("Visions of Zapathasura", "LSJ 20010702")
@editions
def test_who_is_locked_while_he_attempts_to_block_fails(edition: str) -> None:
    """Ruling on Visions of Zapathasura and others: unless he woke earlier during the action."""
    t = position(
        seat(ready=["Mira 4/8 obf stealth:1"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 4/8 OBF PRE intercept:1"], hand=["Visions of Zapathasura"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.passes_until_offered("play Visions of Zapathasura Oskar 1")
    t.does("play Visions of Zapathasura Oskar 1", by="b")
    t.goes_on()
    assert t.told("block-failed")
    assert t.measure("b.pool") == 30  # and the bleed was for nothing
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("actor", "offered"), [("Mira 4/7", True), ("Mira 4/8", False), ("Brute ally 3 bleed:1", True)]
)
def test_lost_in_translation_sends_the_bleed_of_a_weaker_minion_on(edition: str, actor: str, offered: bool) -> None:
    name = actor.split()[0]
    t = position(
        seat(ready=[actor]),
        seat(ready=["Oskar 4/8", "Olga 4/9"], hand=["Lost in Translation", "Lost in Translation"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Dora 2/4"]),
        edition=edition,
    )
    t.does(f"bleed {name}")
    t.passes_until("declined")
    assert t.offers("play Lost in Translation Oskar") is offered
    if not offered:
        return
    t.does("play Lost in Translation Oskar", by="b")
    t.does("target c")
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play Lost in Translation#2", before)  # one each action
    assert (t.measure("b.pool"), t.measure("c.pool"), t.measure("Oskar.locked")) == (30, 29, 1)
    t.is_quiet()


@editions
def test_friend_of_mine_answers_a_successful_bleed(edition: str) -> None:
    if edition == "2000":  # the book of 2000 has no anarchs
        return
    t = reacting("Friend of Mine", who="obt sect:Anarch", edition=edition)
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does("play Friend of Mine Oskar 2", by="b")
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (2, 29)
    t.goes_on()
    t.is_quiet()


@editions
def test_burnt_offerings_burn_pool_of_the_predator(edition: str) -> None:
    t = reacting("Burnt Offerings", who="AUS", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.passes_until("succeeded")
        t.does("play Burnt Offerings Oskar 1", by="b")
        t.goes_on()
    assert (t.measure("a.pool"), t.measure("b.pool")) == (29, 29)
    t.is_quiet()
