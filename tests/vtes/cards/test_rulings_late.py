"""Rulings that were found broken when all cards had been read once more."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.clauses.proof import proves
from praxis.effects.scope import Scope
from praxis.vtes.effects.conditions import needs
from praxis.vtes.model.regions import ATTACHED, CONTESTED, REMOVED
from praxis.vtes.positions.scenario import Item, Table, position, seat
from praxis.vtes.rules import contest
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, fighting, path_for
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import to_the_end, until

# -- during your minion phase -----------------------------------------------------------------------------------------


def at_work(ready: Sequence[Item], play: Sequence[str] = ()) -> Table:
    """Nils bleeds while the card of seat a is in play: nobody has attempted to block yet."""
    t = position(
        seat(ready=[*ready, "Nils 2/4 sect:Anarch"], play=list(play)),
        seat(ready=["Oskar 2/4"], hand=["Blank Page"]),
        bystander(),
    )
    return t


@pytest.mark.parametrize(
    ("use", "ready", "play", "paid"),
    [
        ("use Rutor's Hand", [("Mira 4/8", ["Rutor's Hand"])], [], ("Mira.blood", 4)),
        ("use Clotho's Gift", [("Mira 4/8", ["Clotho's Gift"])], [], ("Mira.blood", 3)),
        ("use CrimethInc.", ["Mira 4/8 sect:Anarch"], ["CrimethInc."], ("a.pool", 29)),
        ("use Tutu the Doubly Evil One", ["Tutu the Doubly Evil One"], [], ("a.pool", 30)),
    ],
)
def test_in_the_minion_phase_is_during_an_action_too(
    use: str, ready: list[Item], play: list[str], paid: tuple[str, int]
) -> None:
    """Who bleeds and is locked for it unlocks before the bleed is resolved."""
    t = at_work(ready, play)
    who = "Tutu the Doubly Evil One" if not isinstance(ready[0], tuple) and str(ready[0]).startswith("Tutu") else "Mira"
    t.does(f"bleed {who}")
    assert t.measure(f"{who}.locked") == 1
    assert t.offers(use)
    assert t.g.action() is not None
    t.does(use, by="a")
    assert (t.measure(f"{who}.locked"), t.measure(paid[0])) == (0, paid[1])
    to_the_end(t)
    assert t.measure("b.pool") == 29


def test_a_firebrand_unlocks_a_younger_anarch_during_an_action() -> None:
    t = at_work([("Mira 4/8 sect:Anarch", ["Firebrand"])])
    t.does("bleed Nils")
    assert t.g.action() is not None
    t.does("use Firebrand", by="a")
    assert (t.measure("Nils.locked"), t.measure("Mira.blood")) == (0, 3)
    to_the_end(t)
    assert t.measure("b.pool") == 29


def test_a_fortune_teller_looks_during_an_action_and_once() -> None:
    t = at_work([("Mira 4/8", ["Fortune Teller"])])
    t.does("bleed Nils")
    assert t.g.action() is not None
    t.does("use Fortune Teller", by="a")
    since = len(t.asked)
    to_the_end(t)
    assert t.measure("b.pool") == 29
    assert not t.ever_offered("use Fortune Teller", since)


@pytest.mark.parametrize("card", ["Rutor's Hand", "Clotho's Gift"])
def test_not_in_the_minion_phase_of_another(card: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[("Oskar 2/4 locked", [card])]),
        bystander(),
    )
    t.g.lock(t["Oskar"])
    t.does("bleed Mira")
    to_the_end(t)
    assert t.measure("b.pool") == 29
    assert not t.ever_offered(f"use {card}")


# -- combat -----------------------------------------------------------------------------------------------------------


@rules_on("Hunting the Quarry", "ANK 20191219")
@pytest.mark.parametrize("first", [True, False])
def test_a_combat_that_was_about_to_end_does_end(first: bool) -> None:
    """After a quarry is marked no new round is begun; before that it can be."""
    t = fighting("Hunting the Quarry", "Telepathic Tracking", who="cel AUS")
    until(t, "play Telepathic Tracking Mira 1")
    if not first:
        t.does("play Telepathic Tracking Mira 1", by="a")
        assert len(t.told("round")) == 2
    since = len(t.asked)
    until(t, "play Hunting the Quarry Mira 0")
    t.does("play Hunting the Quarry Mira 0", by="a")
    after = len(t.asked)
    on(t)
    assert t.ever_offered("play Telepathic Tracking Mira 1", since) is first
    assert not t.ever_offered("play Telepathic Tracking Mira 1", after)
    assert t.g.host[t["Hunting the Quarry"]] == t["Oskar"]
    t.is_quiet()


@rules_on("Hunting the Quarry", "ANK 20191219")
def test_no_quarry_is_marked_after_another_combat_has_been_begun() -> None:
    t = fighting("Hunting the Quarry", "Psyche!", who="CEL")
    until(t, "play Psyche! Mira 1")
    t.does("play Psyche! Mira 1", by="a")
    assert (len(t.told("combat-over")), len(t.told("combat"))) == (1, 2)
    on(t, "after-combat")
    t.does("play Hunting the Quarry Mira 0", by="a")
    on(t)
    assert t.g.host[t["Hunting the Quarry"]] == t["Oskar"]


@pytest.mark.parametrize("other", [True, False])
def test_the_additional_strike_of_vermin_is_not_limited(other: bool) -> None:
    """It comes besides what another card gives: three pairs of strikes, or two."""
    t = fighting("Voracious Vermin", "Pursuit", who="ANI CEL", on_other=[".44 Magnum"])
    until(t, "play Voracious Vermin Mira 1")
    t.does("play Voracious Vermin Mira 1", by="a")
    if other:
        on(t, "additional")
        t.does("play Pursuit Mira 1", by="a")
    on(t)
    mine = [told for told in t.told("strike") if told["minion"] == t["Mira"]]
    assert len(mine) == (3 if other else 2)


# -- actions ----------------------------------------------------------------------------------------------------------


@ruled_alike("card words mode", [("Hedonism", "for", 0), ("Siren's Lure", "mel", 1)], "LSJ 20021121")
def test_nobody_else_is_lured_into_a_combat_in_the_same_action(card: str, words: str, mode: int) -> None:
    """Another blocker can be made to fail, if no combat is queued by it."""
    path = path_for("Hedonism")
    t = position(
        seat(ready=["Mira 6/8", f"Ines 5/6 {words} {path}", f"Ivo 4/8 PRE {path}"], hand=[card, "Hedonism"]),
        seat(ready=["Oskar 6/8", "Olga 6/8"]),
        bystander(),
    )
    first, second = t.g.hand(0)
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"play {first} Ines {mode}")
    t.does(f"play {first} Ines {mode}", by="a")
    until(t, "block Olga")
    t.does("block Olga", by="b")
    ways = {"for": 0, "pre": 1, "FOR": 2, "PRE": 3}
    until(t, f"play {second} Ivo {ways['PRE']}")
    assert not t.offers(f"play {second} Ivo {ways['pre']}")
    t.does(f"play {second} Ivo {ways['PRE']}", by="a")
    on(t)
    assert (len(t.told("combat")), t.measure("b.pool")) == (1, 29)


@rules_on("The Sargon Fragment", "LSJ 20050228")
@pytest.mark.parametrize("copies", [1, 2])
def test_the_sargon_fragment_fetches_another_copy_of_what_was_named(copies: int) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["The Sargon Fragment"])], ash_heap=["Blank Page"] * copies),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    pages = [one for one in t.g.ash_heap(0) if t.g.face[one].name == "Blank Page"]
    t.does("use The Sargon Fragment Mira -1")
    if copies > 1:
        t.does(f"target {pages[0]}")
    t.g.remove(pages[0])
    to_the_end(t)
    assert t.g.hand(0) == pages[1:]
    assert t.g.where[pages[0]] == REMOVED
    t.is_quiet()


def asks_for(t: Table, *codes: str, clans: tuple[str, ...] = ()) -> bool:
    return needs(*codes, clans=clans).holds(t.g, Scope(-1, 0, -1))


@pytest.mark.parametrize(
    ("card", "words", "codes", "clans"),
    [
        pytest.param("Shakar", "trait:black-hand", ("black hand",), (), marks=rules_on("Shakar", "LSJ 20080604")),
        pytest.param(
            "Saulot's Avenging Fist",
            "clan:Salubri",
            (),
            ("Salubri",),
            marks=rules_on("Saulot's Avenging Fist", "LSJ 20080604"),
        ),
    ],
)
def test_what_a_card_in_play_lets_somebody_do_requires_what_he_is(
    card: str, words: str, codes: tuple[str, ...], clans: tuple[str, ...]
) -> None:
    t = position(
        seat(ready=[(f"Mira 4/8 {words}", [card]), "Nils 2/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does(f"use {card} Mira")
    assert asks_for(t, *codes, clans=clans)
    assert not asks_for(t, "Anarch", clans=("Samedi",))


@rules_on("Dirty Contract", "LSJ 20080604")
def test_to_carry_out_a_contract_requires_a_samedi() -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Samedi", "Nils 2/4"], hand=["Dirty Contract"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    t.does("play Dirty Contract")
    t.does("target Oskar")
    t.passes_until("minion")
    assert not t.offers("use Dirty Contract Nils")
    t.does("use Dirty Contract Mira")
    assert asks_for(t, clans=("Samedi",))
    assert not asks_for(t, clans=("Salubri",))


@ruled_alike("card", ["Shakar", "Saulot's Avenging Fist"], "LSJ 20080604")
def test_who_is_no_longer_what_a_card_requires_does_not_act_by_it(card: str) -> None:
    t = position(seat(ready=[("Mira 4/8 clan:Caitiff", [card])]), seat(ready=["Oskar 2/4"]), bystander())
    assert t.offers("bleed Mira")
    assert not t.offers(f"use {card} Mira")


@rules_on("Nocturn Theater", "LSJ 20080604")
def test_to_burn_the_theater_requires_a_title() -> None:
    t = position(
        seat(ready=["Mira 4/8 title:prince", "Nils 2/4"]),
        seat(ready=["Oskar 2/4"], play=["Nocturn Theater"]),
        bystander(),
    )
    assert not t.offers("use Nocturn Theater Nils")
    t.does("use Nocturn Theater Mira")
    assert asks_for(t, "titled")
    to_the_end(t)
    assert t.region("Nocturn Theater") == "ash-heap"


# -- phases and torpor ------------------------------------------------------------------------------------------------


@rules_on("Anarch Revolt", "LSJ 20080106")
@pytest.mark.parametrize("first", [True, False])
def test_who_loses_her_last_anarch_in_the_unlock_phase_pays_for_the_revolt(first: bool) -> None:
    """The Society of Leopold burns him, before or after the revolt is looked at."""
    t = position(
        seat(ready=[("Mira 3/5 sect:Anarch", ["Society of Leopold"]), "Nils 2/4"]),
        seat(ready=["Oskar 2/4 sect:Anarch"], play=["Anarch Revolt"]),
        bystander(),
        phase="unlock",
    )
    steps = ["Anarch Revolt", "Society of Leopold"]
    for step in steps if first else steps[::-1]:
        t.does(f"trigger {step}", by="a")
        if step == "Society of Leopold":
            t.does("way 1", by="a")
    assert t.region("Mira") == "ash-heap"
    assert t.measure("a.pool") == (30 if first else 29)
    t.passes()
    assert t.measure("a.pool") == 29
    assert t.g.turn_span().seat == 0


@pytest.mark.parametrize("others", [0, 1])
def test_the_augury_burns_however_the_last_vampire_leaves_torpor(others: int) -> None:
    """Whoever lies in torpor is removed from the game; the augury stays while another vampire lies there."""
    t = position(
        seat(ready=["Mira 3/5", "Nils 2/4"], play=["Augury of Doom"]),
        seat(ready=["Oskar 2/4"], torpor=["Olga 1/4", *["Olaf 1/4"] * others]),
        bystander(),
    )
    assert t.region("Augury of Doom") == "play"
    t.g.remove(t["Olga"])
    t.does("bleed Mira")
    to_the_end(t)
    assert t.region("Augury of Doom") == ("play" if others else "ash-heap")
    t.is_quiet()


# -- costs ------------------------------------------------------------------------------------------------------------


def test_a_second_hackerspace_pays_only_for_what_is_left() -> None:
    t = position(
        seat(
            ready=["Mira 4/8 sect:Anarch"],
            hand=[".44 Magnum"],
            play=["Hackerspace counters:2"] * 2,
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    spaces = [one for one in t.g.in_play(0) if t.g.face[one].name == "Hackerspace"]
    t.does("play .44 Magnum Mira")
    until(t, f"use {spaces[0]}")
    t.does(f"use {spaces[0]}", by="a")
    assert t.offers("amount 2")
    t.does("amount 1", by="a")
    t.does(f"use {spaces[1]}", by="a")
    assert not t.offers("amount 2")
    to_the_end(t)
    assert [t.g.blood[one] for one in spaces] == [1, 1]
    assert t.measure("a.pool") == 30
    assert t.g.host[t[".44 Magnum"]] == t["Mira"]
    t.is_quiet()


# -- what is right as it is -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", [0, 1])
def test_deep_song_is_a_frenzy_card_only_for_whom_it_is_played_on(way: int) -> None:
    """At the basic level it is a bleed: nobody is there who could answer a frenzy card."""
    t = position(
        seat(ready=["Mira 4/8 ANI"], hand=["Deep Song"]),
        seat(ready=["Oskar 6/8 abo"], hand=["Devil-Channel: Hands"]),
        bystander(),
    )
    t.does(f"play Deep Song Mira {way}")
    if way:
        t.does("target Oskar")
        until(t, "play Devil-Channel: Hands Oskar 0")
        t.does("play Devil-Channel: Hands Oskar 0", by="b")
        assert t.told("cancelled")
    to_the_end(t)
    assert t.ever_offered("play Devil-Channel: Hands Oskar 0") is bool(way)
    assert t.measure("b.pool") == (30 if way else 28)


# -- allies and contests ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by_action", [True, False])
def test_charisma_makes_only_actions_cheaper(by_action: bool) -> None:
    """The Piper brings an ally by a master card."""
    ally = "Carlton Van Wyk"
    t = position(
        seat(ready=[("Mira 4/8 sect:Anarch", ["Charisma"])], hand=[ally, "Piper"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="minion" if by_action else "master",
    )
    price = t.g.face[t[ally]].pool
    t.does(f"play {ally} Mira" if by_action else "play Piper")
    to_the_end(t)
    assert t.region(ally) in ("ready", "waiting")
    assert t.measure("a.pool") == 30 - price + by_action
    t.is_quiet()


@proves("contest.card.face-down", "contest.card.start", editions="2023")
def test_a_unique_card_on_a_contested_vampire_is_out_of_play_with_him() -> None:
    """Another copy comes into play meanwhile. As the vampire comes back, there are two copies, which are contested."""
    t = position(
        seat(ready=["Mira 3/5 PRE"], hand=["Ivory Bow"]),
        seat(ready=[("Anson 3/8", ["Ivory Bow"])]),
        bystander(),
    )
    theirs, bow = t.g.on(t["Anson"])[0], t.g.hand(0)[0]
    contest._turn_down(t.g, t["Anson"])
    t.does(f"play {bow} Mira")
    to_the_end(t)
    assert (t.g.host[bow], t.g.where[bow], t.g.where[theirs]) == (t["Mira"], ATTACHED, ATTACHED)
    contest.win(t.g, 1)
    assert t.region("Anson") == "ready"
    assert (t.g.where[bow], t.g.where[theirs]) == (CONTESTED, CONTESTED)


@rules_on("Siren's Lure", "ANK 20210226")
@pytest.mark.parametrize("blood", [1, 2])
def test_only_who_has_the_blood_for_it_sneaks_by_a_lure(blood: int) -> None:
    """What reduces the cost of cards does not change the two blood."""
    t = position(
        seat(ready=[(f"Mira {blood}/8 cel", ["The Ankara Citadel, Turkey"])], hand=["Siren's Lure"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    assert t.offers("play Siren's Lure Mira 0") is (blood == 2)
    if blood == 2:
        t.does("play Siren's Lure Mira 0", by="a")
        assert t.measure("Mira.blood") == 0
        to_the_end(t)
        assert t.measure("b.pool") == 29
        t.is_quiet()
