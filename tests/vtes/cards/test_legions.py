"""Action modifiers and reactions that reach beyond the minion who plays them, or into the combat that follows."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, in_editions
from tests.vtes.cards.test_combat import on

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


# -- Unleashing the Bestial Soul --------------------------------------------------------------------------------------


@in_editions("words mode", [("dom", 0), ("DOM", 1)])
def test_the_chosen_minion_plays_no_reactions(edition: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words} clan:Salubri"], hand=["Unleashing the Bestial Soul"]),
        seat(
            ready=["Oskar 3/4 aus", "Paul 3/4 aus"],
            hand=["Precognition", "Precognition", "Precognition", "Telepathic Misdirection"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does(f"play Unleashing the Bestial Soul Mira {mode}", by="a")
    t.does("target Oskar", by="a")
    assert t.measure("Mira.blood") == 3
    on(t, "open", "block", "announced")
    assert not t.ever_offered("play Precognition Oskar")
    t.goes_on()
    assert t.measure("b.pool") == 29


@rules_on("Unleashing the Bestial Soul", "ANK 20231028")
@editions
def test_the_next_reaction_costs_more_and_only_that(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 DOM clan:Salubri"], hand=["Unleashing the Bestial Soul"]),
        seat(
            ready=["Oskar 3/4 locked", "Paul 3/4 locked", "Nora 0/4"],
            hand=["Wake with Evening's Freshness", "Eagle's Sight", "On the Qui Vive"],
        ),
        seat(ready=["Vera 2/4"], hand=["Delaying Tactics"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Unleashing the Bestial Soul Mira 1", by="a")
    t.does("target Nora", by="a")
    assert (t.asks, t.offers("play Wake with Evening's Freshness Oskar 0")) == ("as-played", True)
    t.does("pass", by="b")
    while not t.offers("play Wake with Evening's Freshness"):
        assert t.asks not in t.quiet
        t.answer("pass")
    t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    while t.asks == "as-played":
        t.answer("pass")
    assert t.measure("Oskar.blood") == 2
    t.does("play On the Qui Vive Paul 0", by="b")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure("Paul.blood"), t.measure("b.pool")) == (2, 3, 29)
    t.is_quiet()


# -- Ensnare a Beast --------------------------------------------------------------------------------------------------


@in_editions("words mode dearer", [("ani", 0, 0), ("cel", 1, 0), ("ANI", 2, 1), ("CEL", 3, 1)])
def test_strike_cards_cost_a_beast_that_is_ensnared_more(edition: str, words: str, mode: int, dearer: int) -> None:
    t = position(
        seat(ready=["Mira 5/8 pre"], hand=["Majesty", "Fake Out"]),
        seat(ready=[f"Oskar 4/8 {words} trait:path-of-Caine"], hand=["Ensnare a Beast"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    while not t.offers("block Oskar"):
        t.answer("pass")
    t.does("block Oskar", by="b")
    while not t.offers("play Ensnare a Beast"):
        t.answer("pass")
    t.does(f"play Ensnare a Beast Oskar {mode}", by="b")
    on(t, "maneuver")
    t.does("play Fake Out Mira 0", by="a")
    on(t, "strike")
    assert t.measure("Mira.blood") == 5
    t.does("play Majesty Mira 0", by="a")
    on(t)
    assert t.measure("Mira.blood") == 5 - 1 - dearer
    t.is_quiet()


# -- Hunting the Quarry -----------------------------------------------------------------------------------------------


@in_editions("words mode", [("cel", 0), ("tha", 1)])
def test_the_quarry_is_hunted_by_any_vampire_of_yours(edition: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words} trait:path-of-Caine", "Ilse 4/8", "Kurt ally 2"], hand=["Hunting the Quarry"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on(t, "after-combat")
    t.does(f"play Hunting the Quarry Mira {mode}", by="a")
    on(t)
    assert (t.g.host[t["Hunting the Quarry"]], t.g.controller[t["Hunting the Quarry"]]) == (t["Oskar"], 0)
    assert not t.offers("use Hunting the Quarry Kurt")
    with t.unchanged(*BYSTANDER, "Mira.blood"):
        t.does("use Hunting the Quarry Ilse")
        on(t)
    assert (t.told("action")[-1]["stealth"], t.region("Hunting the Quarry")) == (1, "ash-heap")
    assert (t.measure("Ilse.blood"), t.measure("Oskar.blood")) == (3, 4)
    t.is_quiet()


def test_nobody_else_hunts_the_quarry() -> None:
    t = position(
        seat(ready=["Mira 6/8 cel trait:path-of-Caine"], hand=["Hunting the Quarry"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does_all("bleed Mira", "block Oskar")
    on(t, "after-combat")
    t.does("play Hunting the Quarry Mira 0", by="a")
    on(t)
    while t.g.turn < 23:
        assert not (t.who() != "a" and t.offers("use Hunting the Quarry"))
        t.answer("pass")
