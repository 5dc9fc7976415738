"""Action Modifier cards: V."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import IT, POOL, SEATS, burn, definition, each, political
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_modifier_tables import veiled_hunt
from tests.vtes.cards.answering import goes_through, to_the_end, until
from tests.vtes.cards.referendum_tables import POLL, goes
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions

# -- Veil the Legions -------------------------------------------------------------------------------------------------


@editions
def test_veil_the_legions_helps_another_of_yours_once_an_action(edition: str) -> None:
    t = acting("Veil the Legions", "Veil the Legions", more=["Nora 4/5 obf", "Ilse 3/5 obf"], edition=edition)
    t.does("bleed Mira")
    assert not t.offers("play Veil the Legions")  # not needed yet
    t.does("block Oskar", by="b")
    assert not t.offers("play Veil the Legions Mira")
    with t.unchanged(*BYSTANDER, "Nora.locked", "Nora.blood"):
        t.does("play Veil the Legions Nora 0", by="a")
        asked = len(t.asked)
        t.goes_on()
    assert not t.ever_offered("play Veil the Legions#2", since=asked)
    assert t.measure("b.pool") == 29
    t.is_quiet()


@rules_on("Veil the Legions", "LSJ 19990425")
@editions
def test_the_next_actions_of_your_minions_are_veiled_for_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Nora 4/5 OBF", "Ilse 3/5", "Jana 3/5"], hand=["Veil the Legions"]),
        seat(ready=["Oskar 2/4", "Paul 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Veil the Legions Nora 1", by="a")
    assert not t.offers("amount 5")
    t.does("amount 2", by="a")
    assert t.measure("Nora.blood") == 2
    t.goes_on()
    for minion, stealth in (("Ilse", 1), ("Nora", 1), ("Jana", 0)):
        t.does(f"hunt {minion}")
        assert t.measure(f"{minion}.stealth") == 1 + stealth
        t.goes_on()
    t.is_quiet()


@editions
def test_veil_at_superior_is_played_once_a_turn(edition: str) -> None:
    t = acting("Veil the Legions", "Veil the Legions", more=["Nora 4/5 OBF", "Ilse 3/5"], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Veil the Legions Nora 1", by="a")
    t.does("amount 0", by="a")
    t.goes_on()
    t.does("bleed Ilse")
    t.does("block Oskar", by="b")
    assert not t.offers("play Veil the Legions#2 Nora 1")
    assert t.offers("play Veil the Legions#2 Nora 0")


@editions
def test_a_locked_vampire_veils_nobody(edition: str) -> None:
    t = acting("Veil the Legions", more=["Nora 4/5 OBF locked"], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert not t.offers("play Veil the Legions")


@rules_on("Veil the Legions", "LSJ 20070526", "ANK 20210124")
@rules_on("Tangle Atropos' Hand", "ANK 20210124")
def test_an_action_that_was_taken_back_is_one_of_the_next_actions() -> None:
    t = veiled_hunt("Tangle Atropos' Hand", "pot")
    t.does("hunt Nils")
    assert t.measure("Nils.stealth") == 1


# -- Velvet Tongue ----------------------------------------------------------------------------------------------------


@editions
def test_a_velvet_tongue_corrupts_a_voter(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=["Anarchist Uprising"]),
        seat(ready=["Oskar 2/4 ser"], hand=["Velvet Tongue"]),
        bystander(),
        edition=edition,
    )
    t.does("play Anarchist Uprising Mira")
    while not t.offers("play Velvet Tongue Oskar 1"):
        votes = [key for key in t.options() if key.startswith(("vote ", "votes ")) and key.endswith(" for")]
        t.answer(votes[0] if votes and t.who() == "a" else "pass")
    t.does("play Velvet Tongue Oskar 1")
    goes(t, favour="a")
    assert t.g.counters_on(t["Mira"], "corruption") == 1


@editions
def test_a_velvet_tongue_silences_the_corrupted(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston", "Ines 4/8 prince:Chicago"], hand=["Anarchist Uprising"]),
        seat(ready=["Oskar 2/4 SER title:primogen"], hand=["Velvet Tongue"]),
        bystander(),
        edition=edition,
    )
    t.g.add_counters(t["Mira"], "corruption", 1, 2)
    t.does("play Anarchist Uprising Mira")
    t.passes_until_offered("play Velvet Tongue Oskar 3")
    t.does("play Velvet Tongue Oskar 3")
    since = len(t.asked)
    goes(t, favour="a")
    assert not t.ever_offered("vote Mira for", since)
    assert t.ever_offered("vote Ines for", since)


@editions
@rules_on("Velvet Tongue", "ANK 20200925", "ANK 20211105")
def test_a_velvet_tongue_corrupts_nobody_who_has_not_voted_and_steals_nobody(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/1 prince:Boston", "Ines 4/8"], hand=[POLL]),
        seat(ready=["Oskar 2/4 ser"], hand=["Velvet Tongue"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    while not t.offers("vote Mira for"):
        assert not t.offers("play Velvet Tongue")
        t.passes()
    t.does("vote Mira for")
    t.passes_until_offered("play Velvet Tongue Oskar 1")
    with t.unchanged(*BYSTANDER):
        t.does("play Velvet Tongue Oskar 1", by="b")
    assert (t.g.counters_on(t["Mira"], "corruption"), t.g.counters_on(t["Ines"], "corruption")) == (1, 0)
    goes(t, favour="a")
    assert t.g.controller[t["Mira"]] == 0


# -- Virtuosa ---------------------------------------------------------------------------------------------------------


def test_a_virtuosa_is_not_blocked() -> None:
    t = acting("Virtuosa", who="MEL")
    t.does("bleed Mira")
    t.does("play Virtuosa Mira 3", by="a")
    asked = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("block Oskar", since=asked)
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29, 1)
    t = acting("Virtuosa", who="mel")
    t.does("bleed Mira")
    until(t, "play Virtuosa Mira 2")
    t.does("play Virtuosa Mira 2", by="a")
    to_the_end(t)
    assert t.measure("b.pool") == 27


# -- Visions of Gehenna -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "blocks"),
    [
        ("Visions of Gehenna", "pre clan:Ravnos", 0, "Oskar"),
        ("Visions of Gehenna", "PRE clan:Ravnos", 1, "Oskar"),
        ("Strange Day", "sect:Laibon", 0, "Brute"),
        ("Mantle of the Moon", "clan:Ravnos", 0, ""),
        ("Day Operation", "for", 0, "Brute"),
    ],
)
def test_a_class_of_minions_cannot_block(edition: str, card: str, words: str, mode: int, blocks: str) -> None:
    if "Laibon" in words and edition == "2000":
        return
    t = acting(card, who=words, against=["Oskar 3/4 intercept:5", "Brute ally 3"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    while t.asks not in t.quiet and not t.offers("block"):
        t.passes()
    assert [name for name in ("Oskar", "Brute") if t.offers(f"block {name}")] == ([blocks] if blocks else [])
    t.goes_on()
    assert t.measure("b.pool") == (27 if card == "Visions of Gehenna" and mode else 29)
    assert t.region("Mira") == ("torpor" if card == "Day Operation" else "ready")
    t.is_quiet()


# -- Voter Captivation ------------------------------------------------------------------------------------------------


@editions
def test_voter_captivation_feeds_by_the_margin(edition: str) -> None:
    t = acting("Kine Resources Contested", "Voter Captivation", who="PRE prince", edition=edition)
    goes_through(t, "play Kine Resources Contested Mira 0", "vote Mira for", "call for", until="succeeded")
    assert t.told("result")[-1]["favour"] == 3
    with t.changes("Mira.blood", +1), t.changes("a.pool", +2):
        t.does("play Voter Captivation Mira 1")
        while t.asks not in t.quiet:
            t.does("amount 2" if t.offers("amount 2") else t.options()[-1] if not t.offers("pass") else "pass")
    t.is_quiet()


@editions
def test_voter_captivation_is_of_no_use_after_a_referendum_that_failed(edition: str) -> None:
    t = acting("Kine Resources Contested", "Voter Captivation", who="PRE prince", edition=edition)
    t.does("play Kine Resources Contested Mira 0")
    while t.asks not in t.quiet:
        assert not t.offers("play Voter Captivation")
        t.goes_by("terms")


LEVY = made_up("Levy", faces.POLITICAL, definition=definition(political(each(SEATS, burn(1, POOL, IT)))))


@rules_on("Voter Captivation", "RTR 19951110")
@pytest.mark.parametrize("pool", [1, 2])
def test_who_is_ousted_by_her_own_referendum_captivates_nobody(pool: int) -> None:
    t = position(
        seat(pool=pool, ready=["Mira 4/8 PRE prince:Boston"], hand=[LEVY, "Voter Captivation"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("play Levy Mira 0")
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    while t.asks not in t.quiet and not t.offers("play Voter Captivation Mira 1"):
        t.passes()
    assert bool(t.g.ousted[0]) is (pool == 1)
    assert t.offers("play Voter Captivation Mira 1") is (pool == 2)


@rules_on("Voter Captivation", "PIB 20150915")
@pytest.mark.parametrize("first", [True, False])
def test_voters_are_captivated_before_or_after_other_cards_that_follow_the_action(first: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 pre for prince:Boston"], hand=[LEVY, "Voter Captivation", "Freak Drive"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("play Levy Mira 0")
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    plays = ["play Voter Captivation Mira 0", "play Freak Drive Mira 0"]
    until(t, plays[0])
    assert t.told("result")
    assert t.g.action() is not None
    for play in plays if first else plays[::-1]:
        t.does(play, by="a")
    to_the_end(t)
    gained = t.told("result")[0]["favour"]
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 4 + gained - 1)
    t.is_quiet()
