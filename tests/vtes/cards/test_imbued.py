"""Convictions and powers."""

from __future__ import annotations

import pytest

from praxis.vtes.positions import scenario
from praxis.vtes.positions.scenario import SeatOf, Table, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander

editions = pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
"""In 2023 the Imbued are legacy cards."""


def position(*seats: SeatOf, edition: str) -> Table:
    return scenario.position(*seats, edition=edition, options={"legacy": True} if edition == "2023" else {})


def watching(
    *on: str, actor: str = "Mira 3/8", words: str = "jud", locked: bool = False, edition: str = "2012"
) -> Table:
    """An imbued with these cards on him; Mira hunts, so that there is stealth to beat."""
    state = " locked" if locked else ""
    t = position(
        seat(ready=[actor]),
        seat(ready=[(f"Otis 3/3 imbued clan:Judge {words}{state}", list(on))]),
        bystander(),
        edition=edition,
    )
    return t


@editions
@pytest.mark.parametrize("card", ["Second Sight", "Discern"])
def test_an_imbued_sees_a_monster_once_an_action(edition: str, card: str) -> None:
    t = watching(card, card, edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("hunt Mira")
        t.does("block Otis", by="b")
        t.does(f"use {card} Otis -1", by="b")
        t.goes_on()
    assert t.told("blocked")[0]["intercept"] == 1
    assert t.region(card) == ("ash-heap" if card == "Second Sight" else "attached")
    assert t.region(f"{card}#2") == "attached"
    t.is_quiet()


@editions
@pytest.mark.parametrize("trait", ["mortal", "animal"])
@pytest.mark.parametrize("card", ["Second Sight", "Discern"])
def test_a_mortal_or_an_animal_is_no_monster(edition: str, card: str, trait: str) -> None:
    """[term.monster.definition]"""
    t = watching(card, actor=f"Guard ally 2 trait:{trait}", edition=edition)
    t.does("bleed Guard")
    t.does("block Otis", by="b")
    t.goes_on()
    assert not t.ever_offered("use")


@editions
def test_strike_with_conviction_is_burned_to_bleed_for_more(edition: str) -> None:
    t = position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Strike with Conviction"])]),
        seat(),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("use Strike with Conviction Otis -1")
        t.goes_on()
    bled = t.told("bleeds")[0]["amount"]
    plain = position(seat(ready=["Otis 3/3 imbued clan:Judge jud"]), seat(), bystander(), edition=edition)
    plain.does("bleed Otis")
    plain.goes_on()
    assert bled == plain.told("bleeds")[0]["amount"] + 1
    assert t.region("Strike with Conviction") == "ash-heap"
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", ["Discern", "Vigilance"])
def test_a_power_is_gained_by_an_action_of_one_with_the_virtue(edition: str, card: str) -> None:
    t = position(seat(ready=["Otis 3/3 imbued clan:Judge jud"], hand=[card]), seat(), bystander(), edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Otis 0")
        t.goes_on()
    assert (t.region(card), t.g.host[t[card]]) == ("attached", t["Otis"])
    t.is_quiet()
    t = position(seat(ready=["Otis 3/3 imbued clan:Judge ven"], hand=[card]), seat(), bystander(), edition=edition)
    assert not t.offers(f"play {card} Otis 0")


@editions
def test_vigilance_unlocks_after_a_successful_action(edition: str) -> None:
    t = position(seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Vigilance"])]), seat(), bystander(), edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Otis")
        t.passes_until("succeeded")
        t.does("use Vigilance Otis -1", by="a")
    assert t.measure("Otis.locked") == 0
    t.is_quiet()


@editions
@pytest.mark.parametrize("paid", [True, False])
def test_vigilance_unlocks_a_locked_imbued_for_a_conviction(edition: str, paid: bool) -> None:
    t = watching("Vigilance", *(["Second Sight"] if paid else []), locked=True, edition=edition)
    t.does("hunt Mira")
    assert t.offers("use Vigilance Otis -2") is paid
    if paid:
        t.does("use Vigilance Otis -2", by="b")
        assert (t.measure("Otis.locked"), t.region("Second Sight")) == (0, "ash-heap")
        assert t.offers("block Otis")
        t.goes_on()
        t.is_quiet()


@editions
@pytest.mark.parametrize(("other", "hurt"), [("Oskar 4/5", 2), ("Wolf ally 4", 2), ("Guard ally 4 trait:mortal", 1)])
def test_strike_with_conviction_hits_a_monster_harder(edition: str, other: str, hurt: int) -> None:
    t = position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Strike with Conviction"])]),
        seat(ready=[other]),
        bystander(),
        edition=edition,
    )
    name = other.split()[0]
    t.does_all("bleed Otis", f"block {name}")
    assert t.offers("use Strike with Conviction Otis -2") is (hurt == 2)
    if hurt == 2:
        t.does("use Strike with Conviction Otis -2", by="a")
    t.goes_on()
    assert t.measure(f"{name}.blood") == 4 - hurt
    assert t.region("Strike with Conviction") == ("ash-heap" if hurt == 2 else "attached")
    t.is_quiet()


@editions
def test_second_sight_blinds_the_monsters_as_an_action_is_declared(edition: str) -> None:
    """Oskar needs intercept even against a bleed; the mortal guard does not."""
    t = position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Second Sight", "Second Sight"]), "Own 2/4"]),
        seat(ready=["Oskar 4/5", "Guard ally 2 trait:mortal"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Otis", by="a")
    assert t.asks == "announced"
    t.does("use Second Sight Otis -2", by="a")
    less = [told["amount"] for told in t.told("modified") if told["what"] == "intercept"]
    assert less == [-1, -1]  # Oskar and the vampire of a third Methuselah, not the guard
    assert not t.offers("use Second Sight#2 Otis -2")
    t.does("block Oskar", by="b")
    assert t.told("block-failed")[0]["intercept"] == -1
    t.does("block Guard", by="b")
    assert t.told("blocked")[0]["intercept"] == 0
    t.is_quiet()


JOHN, JACK, MARION = 'John "Cop90" O\'Malley', 'Jack "Hannibal137" Harmon', 'Marion "Teacher193" Perks'


@editions
def test_john_fights_a_monster_for_a_conviction(edition: str) -> None:
    """John "Cop90" O'Malley."""
    t = position(
        seat(ready=[(JOHN, ["Second Sight"]), JACK]),
        seat(ready=["Oskar 2/4", "Guard ally 2 trait:mortal"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does(f"use {JOHN}")
        assert t.options("target") == [f"target {t['Oskar']}", f"target {t['Vera']}"]
        t.does("target Oskar")
        t.goes_on()
    assert (t.region("Second Sight"), t.measure("Oskar.blood"), t.g.blood[t[JOHN]]) == ("ash-heap", 1, 3)
    assert [(told["acting"], told["opposing"]) for told in t.told("combat")] == [(t[JOHN], t["Oskar"])]
    t.is_quiet()


@editions
def test_john_fights_nobody_without_a_conviction_or_a_monster(edition: str) -> None:
    for on, there in (([], "Oskar 2/4"), (["Second Sight"], "Guard ally 2 trait:mortal")):
        t = position(seat(ready=[(JOHN, on)]), seat(ready=[there]), edition=edition)
        assert not t.offers(f"use {JOHN}")
        assert t.clauses(f"use {JOHN} {JOHN} -1", by="a")


def fight_of(who: str, edition: str) -> Table:
    """Mira enters combat with an imbued; both strike with their hands."""
    t = position(
        seat(ready=["Mira 6/8"], hand=["Bum's Rush"]), seat(ready=[who], crypt=1), bystander(), edition=edition
    )
    t.does("play Bum's Rush Mira")
    if t.asks == "target":
        t.does(f"target {who}")
    return t


@editions
def test_jack_maneuvers_once_in_the_first_round_alone(edition: str) -> None:
    t = fight_of(JACK, edition)
    while not t.offers(f"use {JACK}"):
        t.answer("pass")
    assert t.asks == "maneuver"
    t.does(f"use {JACK}", by="b")
    assert t.told("maneuver")[0]["range"] == "long"
    assert not t.offers(f"use {JACK}")
    assert "card.golden.overrides-rules" in t.clauses(f"use {JACK} {JACK} -1", by="b")
    while not t.told("range"):
        t.answer("pass")
    assert t.told("range")[0]["range"] == "long"


@editions
def test_marion_presses_once_a_combat(edition: str) -> None:
    t = fight_of(MARION, edition)
    rounds = 0
    while t.asks != "minion":
        if t.asks == "strike":
            t.does("strike hand")
        elif t.offers(f"use {MARION}"):
            assert t.asks == "press"
            t.does(f"use {MARION}", by="b")
            rounds += 1
        else:
            t.answer("pass")
    assert (rounds, len(t.told("round"))) == (1, 2)
    t.is_quiet()


# -- weapons and Strike with Conviction -------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("weapon", "hurt", "after"),
    [(".44 Magnum", 3, "attached"), ("Brass Knuckles", 3, "attached"), ("Grenade", 4, "ash-heap")],
)
@rules_on("Strike with Conviction", "RTR 19970630")
def test_strike_with_conviction_makes_a_weapon_hit_harder(edition: str, weapon: str, hurt: int, after: str) -> None:
    """The strike is that of the weapon, with its limit and all that comes with it."""
    t = position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Strike with Conviction", "Strike with Conviction", weapon])]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Otis", "block Oskar")
    while t.asks != "strike":
        t.passes()
    with t.unchanged(*BYSTANDER), t.changes("Oskar.blood", -hurt):
        t.does("use Strike with Conviction Otis -3", by="a")
        t.goes_on()
    assert (t.region("Strike with Conviction"), t.region("Strike with Conviction#2")) == ("ash-heap", "attached")
    assert t.region(weapon) == after
    t.is_quiet()


@editions
def test_no_weapon_no_strike_with_it_and_none_against_a_mortal(edition: str) -> None:
    for on, other in (((), "Oskar 6/8"), ((".44 Magnum",), "Guard ally 4 trait:mortal")):
        t = position(
            seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Strike with Conviction", *on])]),
            seat(ready=[other]),
            bystander(),
            edition=edition,
        )
        t.does_all("bleed Otis", f"block {other.split()[0]}")
        t.goes_on()
        assert not t.ever_offered("use Strike with Conviction Otis -3")


@editions
@rules_on("Strike with Conviction", "LSJ 20060421")
def test_a_blocked_bleed_leaves_the_conviction(edition: str) -> None:
    t = position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", ["Strike with Conviction"])]),
        seat(ready=["Guard ally 4 trait:mortal"]),
        bystander(),
        edition=edition,
    )
    t.does("use Strike with Conviction Otis -1")
    t.does("block Guard", by="b")
    t.goes_on()
    assert t.region("Strike with Conviction") == "attached"


# -- Angel of Berlin --------------------------------------------------------------------------------------------------

ANGEL = "Angel of Berlin"


def helped(*hand: str, words: str = "locked", edition: str) -> Table:
    """Mira acts against the Methuselah of Otis, who holds the Angel."""
    return position(
        seat(ready=["Mira 3/8"]),
        seat(pool=10, ready=[f"Otis 3/3 imbued clan:Judge jud {words}".strip()], hand=[ANGEL, *hand]),
        bystander(),
        edition=edition,
    )


@editions
def test_the_angel_unlocks_an_imbued_who_can_then_block(edition: str) -> None:
    t = helped(edition=edition)
    t.does("bleed Mira")
    with t.unchanged(*BYSTANDER):
        t.does(f"play {ANGEL} -1 0", by="b")
    assert t.measure("Otis.locked") == 0
    t.does("block Otis", by="b")
    t.goes_on()
    assert t.told("blocked")
    t.is_quiet()


@editions
@rules_on(ANGEL, "LSJ 20100725", "ANK 20201229")
def test_the_angel_equips_an_imbued_out_of_turn(edition: str) -> None:
    """Requirements and cost are as usual, though it is no action."""
    t = helped(".44 Magnum", "Sword of Judgment", words="", edition=edition)
    t.does("bleed Mira")
    with t.unchanged(*BYSTANDER), t.changes("b.pool", -t.g.face[t[".44 Magnum"]].pool):
        t.does(f"play {ANGEL} -1 1", by="b")
        assert not t.offers("target Sword of Judgment")
    assert t.g.host[t[".44 Magnum"]] == t["Otis"]
    assert not t.told("action")[1:]
    poor = helped("Sword of Judgment", words="", edition=edition)
    poor.does("bleed Mira")
    assert not poor.ever_offered(f"play {ANGEL}")


@editions
@rules_on(ANGEL, "LSJ 20060410")
def test_the_angel_comes_after_a_block_but_not_in_the_combat(edition: str) -> None:
    t = helped(".44 Magnum", words="", edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Otis")
    t.does("block Otis", by="b")
    while t.asks != "blocked":
        t.passes()
    assert t.offers(f"play {ANGEL} -1 1")
    t.passes()
    while t.asks not in t.quiet:
        assert t.g.round() is None or not t.offers(f"play {ANGEL}"), t.asks
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.told("combat")
    t.is_quiet()


# -- React with Conviction --------------------------------------------------------------------------------------------

REACT = "React with Conviction"


def beset(actor: str, *hand: str, edition: str) -> Table:
    """Somebody is to act against Otis, who has the conviction."""
    return position(
        seat(ready=[actor], hand=list(hand)),
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", [REACT]), "Oskar 2/4"]),
        bystander(),
        edition=edition,
    )


@editions
@rules_on(REACT, "LSJ 20060425")
def test_react_cancels_an_action_of_the_mind_against_the_imbued(edition: str) -> None:
    """Ruling: the minion stays unlocked, and nothing is paid."""
    t = beset("Mira 4/8 DEM", "Passion", edition=edition)
    with t.unchanged(*BYSTANDER, "Mira.blood", "a.pool", "Otis.locked"):
        t.does("play Passion Mira 0")
        t.does("target Otis")
        assert t.offers(f"use {REACT}")
        t.does(f"use {REACT}", by="b")
    assert (t.region(REACT), t.region("Passion"), t.measure("Mira.locked")) == ("ash-heap", "ash-heap", 0)
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("actor", "card", "mode", "target"),
    [
        ("Mira 4/8 DEM", "Passion", 0, "Oskar"),
        ("Mira 4/8", "Bum's Rush", 0, "Otis"),
        ("Mira 4/8 OBE", "Spirit Marionette", 2, "Oskar"),
    ],
)
def test_react_is_for_the_imbued_himself_and_those_disciplines(
    actor: str, card: str, mode: int, target: str, edition: str
) -> None:
    t = beset(actor, card, edition=edition)
    t.does(f"play {card} Mira {mode}")
    t.does(f"target {target}")
    t.goes_on()
    assert not t.ever_offered(f"use {REACT}")


@editions
def test_react_keeps_the_imbued_from_being_taken(edition: str) -> None:
    """By a card, and by the action of a card in play."""
    t = beset("Mira 4/8 OBE", "Spirit Marionette", edition=edition)
    t.does("play Spirit Marionette Mira 2")
    t.does("target Otis")
    t.does(f"use {REACT}", by="b")
    assert (t.word("Otis.controller"), t.measure("Mira.locked"), t.region(REACT)) == ("b", 0, "ash-heap")
    t = beset("Puppeteer", edition=edition)
    t.does("use Puppeteer")
    t.does("target Otis")
    assert t.asks == "announced"
    t.does(f"use {REACT}", by="b")
    t.goes_on()
    assert (t.word("Otis.controller"), t.measure("Puppeteer.locked"), t.region(REACT)) == ("b", 0, "ash-heap")


@editions
@pytest.mark.parametrize(("words", "card", "offered"), [("ser", "Grasp of the Python", True), ("qui", "Dodge", False)])
def test_react_cancels_a_strike_of_the_mind(words: str, card: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", [REACT])]),
        seat(ready=[f"Oskar 6/8 {words}"], hand=[card]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Otis")
    t.does("block Oskar", by="b")
    while t.asks != "strike":
        t.passes()
    t.does(f"play {card} Oskar 0", by="b")
    assert t.offers(f"use {REACT}") is offered
    if offered:
        t.does(f"use {REACT}", by="a")
        assert (t.region(card), t.region(REACT)) == ("ash-heap", "ash-heap")
        assert not [told for told in t.told("strike") if told["card"] == t[card]]  # he chooses another one
